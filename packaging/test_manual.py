"""The manual pages and completions as they are installed: test_manual.py DIRECTORY"""

import itertools
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

MADE = Path(".")
LANGUAGES = re.findall(r"^(\w+) #", (Path(__file__).resolve().parents[1] / "po/LINGUAS").read_text(encoding="utf-8"), re.MULTILINE)
PAGES = ("sabacc.6", "sabacc-lab.6")
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
        for page in PAGES:
            status, out, err = said("groff", "-man", "-ww", "-Tutf8", MADE / page)
            self.assertEqual((status, err), (0, ""), page)
            for heading in ("NAME", "SYNOPSIS", "ENVIRONMENT", "EXAMPLES", "SEE ALSO"):
                self.assertIn(f".SH {heading}", (MADE / page).read_text(encoding="utf-8"))
            self.assertGreater(len(out.splitlines()), 40)

    def test_the_page_of_the_game_tells_that_a_file_is_opened(self):
        page = (MADE / "sabacc.6").read_text(encoding="utf-8")
        self.assertIn(".RI [ file ]", page)
        self.assertIn("\\fIfile\\fR\nopen a record, house rules or a deck", page)

    def test_every_language_has_both_pages(self):
        """The same options and commands, and as many sections, paragraphs and examples as the English page, in that language."""
        self.assertIn("de", LANGUAGES)
        marks = re.compile(r"^(?:\.(?:SH|TP|PP)\b|\\fB\S+\\fR)", re.MULTILINE)
        for language, page in itertools.product(LANGUAGES, PAGES):
            with self.subTest(language=language, page=page):
                english, other = ((MADE / path).read_text(encoding="utf-8") for path in (page, f"{language}/{page}"))
                self.assertEqual(marks.findall(english), marks.findall(other))
                told = [set(re.findall(r"^[^.\\].*", text, re.MULTILINE)) for text in (english, other)]
                self.assertEqual(told[0] & told[1], set())
                headings = [re.findall(r"^\.SH (.*)", text, re.MULTILINE) for text in (english, other)]
                self.assertLess(len(set(headings[0]) & set(headings[1])), 3)

    def test_pages_of_other_languages_have_no_fault(self):
        for language, page in itertools.product(LANGUAGES, PAGES):
            with self.subTest(language=language, page=page):
                letters = ["-mja"] if language == "ja" else []
                status, out, err = said("groff", "-man", *letters, "-ww", "-Kutf8", "-Tutf8", MADE / language / page)
                self.assertEqual((status, err), (0, ""))
                self.assertGreater(len(out.splitlines()), 40)

    def test_man_reads_pages_without_a_warning(self):
        for folder, page in itertools.product((".", *LANGUAGES), PAGES):
            with self.subTest(folder=folder, page=page):
                status, out, err = said("man", "--warnings=w", "--local-file", MADE / folder / page,
                                        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MAN_KEEP_FORMATTING": ""})
                self.assertEqual((status, err), (0, ""))

    def test_what_a_language_says_is_what_the_program_says(self):
        page = (MADE / "de/sabacc.6").read_text(encoding="utf-8")
        self.assertIn("das Spiel, das gespielt wird", page)
        self.assertIn("ein Tisch für die Familie der Sabacc\\-Spiele", page)
        bench = (MADE / "de/sabacc-lab.6").read_text(encoding="utf-8")
        self.assertIn("\\- die Werkbank von Sabacc, ohne Fenster", bench)
        self.assertIn("spielt Aufzeichnungen ab", bench)

    def test_pages_tell_every_option_and_command(self):
        game, bench = ((MADE / page).read_text(encoding="utf-8") for page in PAGES)
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
