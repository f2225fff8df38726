"""The sentences of the lessons, and the names in the decks, as xgettext reads them.

    marked.py PROJECT OUT

Writes OUT/assets/lessons/GAME.sabacc for each lesson (docs/lesson.md) and OUT/assets/cards/DECK/deck.json for each deck
(docs/decks.md): what is said, or the names of the deck and its backs, marked, in the line where it is.
"""

import json
import re
import sys
from pathlib import Path

SAID = ("say: ", "wrong: ", "end: ")
NAMED = re.compile(r'"(?:name|title)": ("(?:[^"\\]|\\.)*")')


def said_in(line):
    note = json.loads(line).get("note", "")
    return [json.dumps(note[len(key):], ensure_ascii=False) for key in SAID if note.startswith(key)][:1]


def mark(project, out, pattern, texts_of):
    for source in sorted(Path(project).glob(pattern)):
        target = Path(out) / source.relative_to(project)
        target.parent.mkdir(parents=True, exist_ok=True)
        lines = source.read_text(encoding="utf-8").splitlines()
        marked = (" ".join(f"N_({text})" for text in texts_of(line)) for line in lines)
        target.write_text("".join(line + "\n" for line in marked), encoding="utf-8")


def main(project, out):
    mark(project, out, "assets/lessons/*.sabacc", said_in)
    mark(project, out, "assets/cards/*/deck.json", NAMED.findall)


if __name__ == "__main__":
    main(*sys.argv[1:])
