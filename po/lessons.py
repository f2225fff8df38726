"""The sentences of the lessons as xgettext reads them.

    lessons.py PROJECT OUT

Writes OUT/assets/lessons/GAME.sabacc for each lesson (docs/lesson.md): what is said, marked, in the line where it is.
"""

import json
import sys
from pathlib import Path

SAID = ("say: ", "wrong: ", "end: ")


def marked(line):
    note = json.loads(line).get("note", "")
    key = next((key for key in SAID if note.startswith(key)), None)
    return f"N_({json.dumps(note[len(key):], ensure_ascii=False)})" if key else ""


def main(project, out):
    for lesson in sorted(Path(project).glob("assets/lessons/*.sabacc")):
        target = Path(out) / lesson.relative_to(project)
        target.parent.mkdir(parents=True, exist_ok=True)
        lines = lesson.read_text(encoding="utf-8").splitlines()
        target.write_text("".join(marked(line) + "\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
