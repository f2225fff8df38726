"""The manual pages and completions as they are installed: test_manual.py DIRECTORY"""

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

MADE = Path(".")
GAME_BY_KEY = [["sabacc", "--game", "pa"], ["sabacc-lab", "rules", "pa"]]


def said(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)
    return done.returncode, done.stdout, done.stderr


def offered(*words):
    """What bash offers for the last of these words."""
    script = f'. {MADE / "sabacc"}; COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); complete -p "$1" >/dev/null && ' \
             'f=$(complete -p "$1" | sed "s/.*-F \\([^ ]*\\).*/\\1/") && $f && printf "%s\\n" "${COMPREPLY[@]}"'
    status, out, err = said("bash", "-c", script, "bash", *words)
    assert (status, err) == (0, ""), (status, err)
    return out.split()


class TestManual(unittest.TestCase):
    def test_pages_have_no_fault(self):
        for page in ("sabacc.6", "sabacc-lab.6"):
            status, out, err = said("groff", "-man", "-ww", "-Tutf8", MADE / page)
            self.assertEqual((status, err), (0, ""), page)
            for heading in ("NAME", "SYNOPSIS", "ENVIRONMENT", "EXAMPLES", "SEE ALSO"):
                self.assertIn(f".SH {heading}", (MADE / page).read_text(encoding="utf-8"))
            self.assertGreater(len(out.splitlines()), 40)

    def test_the_page_of_the_game_tells_that_a_file_is_opened(self):
        page = (MADE / "sabacc.6").read_text(encoding="utf-8")
        self.assertIn(".RI [ file ]", page)
        self.assertIn("\\fIfile\\fR\nopen a record, house rules or a deck", page)

    def test_the_german_page_is_that_of_the_game(self):
        """The same options, in German, and as many sections, paragraphs and examples as the English page."""
        english, german = ((MADE / page).read_text(encoding="utf-8") for page in ("sabacc.6", "de/sabacc.6"))
        status, out, err = said("groff", "-man", "-ww", "-Kutf8", "-Tutf8", MADE / "de/sabacc.6")
        self.assertEqual((status, err), (0, ""))
        marks = re.compile(r"^(?:\.(?:SH|TP|PP)\b|\\fB\S+\\fR)", re.MULTILINE)
        self.assertEqual(marks.findall(english), marks.findall(german))
        self.assertIn("das Spiel, das gespielt wird", german)
        self.assertIn("ein Tisch für die Familie der Sabacc-Spiele", out)
        told = [re.findall(r"^[^.\\].*", page, re.MULTILINE) for page in (english, german)]
        self.assertEqual(set(told[0]) & set(told[1]), {"\\&.sabacc"} & set(told[0]))

    def test_pages_tell_every_option_and_command(self):
        game, bench = ((MADE / page).read_text(encoding="utf-8") for page in ("sabacc.6", "sabacc-lab.6"))
        for option in offered("sabacc", "--"):
            self.assertIn("\\fB" + option.replace("-", "\\-") + "\\fR", game)
        commands = offered("sabacc-lab", "")
        self.assertIn("review", commands)
        for command in commands:
            self.assertIn(f"\\fB{command}\\fR", bench)

    def test_bash_offers_what_fits(self):
        for words in GAME_BY_KEY:
            self.assertEqual(offered(*words), ["pazaak"])
        self.assertIn("gallery", offered("sabacc", "--scene", ""))
        self.assertEqual(offered("sabacc", "--ful"), ["--fullscreen"])
        self.assertEqual(offered("sabacc", "--seed", "1"), [])
        self.assertEqual(offered("sabacc", str(MADE / "sabacc.f")), [str(MADE / "sabacc.fish")])
        self.assertIn("--playouts", offered("sabacc-lab", "odds", "--"))
        self.assertNotIn("--playouts", offered("sabacc-lab", "review", "--"))

    def test_zsh_and_fish_can_read_theirs(self):
        self.assertEqual(said("zsh", "-n", MADE / "_sabacc"), (0, "", ""))
        self.assertEqual(said("fish", "--no-execute", MADE / "sabacc.fish")[::2], (0, ""))
        self.assertIn("sabacc -l scene -x -a 'title", (MADE / "sabacc.fish").read_text(encoding="utf-8"))

    def test_fish_offers_what_fits(self):
        with tempfile.TemporaryDirectory() as home:
            status, out, err = said("fish", "--no-config", "-c", f'source {MADE / "sabacc.fish"}; complete -C "sabacc --game pa"',
                                    env={**os.environ, "HOME": home})
        self.assertEqual((status, [line.split("\t")[0] for line in out.splitlines()]), (0, ["pazaak"]), err)


if __name__ == "__main__":
    MADE = Path(sys.argv.pop(1)).resolve()
    unittest.main()
