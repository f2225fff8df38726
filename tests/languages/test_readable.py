"""readable.py finds what it is there to find: an English word, a text that is cut off, cut at the side, or on another."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCREEN = "panel 0,0 2560x1440 round 0 ff070606 ff070606 edge 0 00000000 in 0,0 640x360"
PO = '''msgid ""
msgstr "Plural-Forms: nplurals=2; plural=n != 1;"

msgid "The croupier deals"
msgstr "Der Geber gibt"
'''


def faults(said, lines):
    """What is found in one screen."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / "po").mkdir()
        (place / "po/de.po").write_text(PO, encoding="utf-8")
        (place / "shots").mkdir()
        (place / "shots/one.json").write_text(json.dumps({"said": said}), encoding="utf-8")
        (place / "shots/one.drawn").write_text("\n".join([SCREEN] + lines), encoding="utf-8")
        done = subprocess.run([sys.executable, str(HERE / "readable.py"), str(place), "de", str(place / "shots")],
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout


def said(text, **more):
    return {"name": "", "text": text, "box": [0, 0, 600, 60], **more}


def line(x, y, wide, shown=None, high=20):
    return f"text {x},{y} fff1e9d8 of {wide}x{high} in {x},{y} {shown or wide}x{high}"


CASES = [
    ("all is well", [said("Der Geber gibt")], [line(10, 10, 100), line(10, 40, 100)], None),
    ("a word that is English", [said("Der croupier gibt")], [], "English: 'croupier'"),
    ("a name of a file", [said("Exportiert: /deals/croupier.md")], [], None),
    ("cut off", [said("Der Geber gibt", cut=True)], [], "cut off"),
    ("cut at the side", [said("Der Geber gibt")], [line(10, 10, 100, 70)], "cut at the side"),
    ("on each other", [said("Der Geber gibt")], [line(10, 10, 100), line(60, 14, 100)], "on each other"),
    ("on a slope", [said("Vex", box=[0, 0, 600, 40]), said("steigt aus", box=[0, 46, 600, 60])],
     [line(10, 0, 20, high=26), line(10, 4, 60, high=26)], None),
    ("a word that is explained", [said("Der Geber gibt")], [line(10, 10, 100), line(40, 10, 30)], None),
    ("under a panel", [said("Der Geber gibt")],
     [line(10, 10, 100), "panel 0,0 400x160 cut 24 e01c1712 e80c0a08 edge 4 ffa8884f in 0,0 100x40", line(60, 14, 100)], None),
]


def main():
    wrong = []
    for name, what, lines, wanted in CASES:
        status, found = faults(what, lines)
        if (wanted is None) != (status == 0) or (wanted or "0 faults") not in found:
            wrong.append(f"{name}: {status}, {found}")
    print(*wrong, f"{len(CASES)} cases, {len(wrong)} wrong", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
