"""The types of the game's files, as desktops know them: test_mime.py TYPES DESKTOP_FILE ICONS

Where the tools are there, a file is asked for its type in a database made of TYPES alone.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
RECORD, RULES = "application/x-sabacc-record", "application/x-sabacc-house-rules"
SIZES = (16, 32, 48, 64, 128, 256)
TYPES = ENTRY = ICONS = Path(".")


def kinds():
    return {kind.get("type"): kind for kind in ElementTree.parse(TYPES).getroot().iter(SPACE + "mime-type")}


class TestTypes(unittest.TestCase):
    def test_the_game_opens_what_has_a_type(self):
        entry = ENTRY.read_text(encoding="utf-8")
        opened = re.search("^MimeType=(.*)$", entry, re.MULTILINE)[1]
        self.assertEqual(opened, "".join(kind + ";" for kind in kinds()))
        self.assertIn("\nExec=sabacc %f\n", entry)

    def test_every_type_has_icons_and_a_name_in_every_language(self):
        languages = {line.split(" ")[0] for line in (HERE.parent / "po/LINGUAS").read_text(encoding="utf-8").splitlines()
                     if re.match("[a-z]", line)}
        for kind in kinds().values():
            name = kind.find(SPACE + "icon").get("name")
            for size in SIZES:
                self.assertTrue((ICONS / f"{size}x{size}" / f"{name}.png").is_file(), name)
            named = {comment.get("{http://www.w3.org/XML/1998/namespace}lang") for comment in kind.iter(SPACE + "comment")}
            self.assertEqual(named, languages | {None})

    @unittest.skipUnless(shutil.which("update-mime-database") and shutil.which("gio"), "no tools of desktops here")
    def test_files_are_known_by_name_and_by_contents(self):
        rules = '{\n  "sabacc-house-rules": 1,\n  "name": "Friday night", "game": "classic", "options": {}}\n'
        record = (HERE.parent / "docs/examples/classic.sabacc").read_text(encoding="utf-8")
        with tempfile.TemporaryDirectory() as place:
            (Path(place) / "mime/packages").mkdir(parents=True)
            shutil.copy(TYPES, Path(place) / "mime/packages/sabacc.xml")
            here = {**os.environ, "XDG_DATA_HOME": place, "XDG_DATA_DIRS": place}
            subprocess.run(["update-mime-database", f"{place}/mime"], check=True, env=here)
            for name, words, kind in (("game.sabacc", "x", RECORD), ("a.sabacc-rules", "x", RULES), ("game", record, RECORD),
                                      ("rules", rules, RULES), ("other", "{}", "text/plain")):
                (Path(place) / name).write_text(words, encoding="utf-8")
                said = subprocess.run(["gio", "info", "-a", "standard::content-type", f"{place}/{name}"], check=True,
                                      capture_output=True, text=True, env=here).stdout
                self.assertIn(f"content-type: {kind}\n", said, name)


if __name__ == "__main__":
    TYPES, ENTRY, ICONS = (Path(sys.argv.pop(1)).resolve() for _ in range(3))
    unittest.main()
