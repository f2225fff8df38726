"""Holds the screens of tour.py to what a reader needs: readable.py PROJECT LANGUAGE DIRECTORY

Of every screen below DIRECTORY: no text is cut off with an ellipsis or by the edge of what it lies in; no two lines of
text lie on each other; and no word is English. A word is English where texts of po/sabacc.pot have it and no translation
of that language does, so that a text that is not translated, is glued of pieces, or does not go through gettext is found.
A fault is a line with the screen and the words. Exit status: 0, none; 1, faults; 2, no screens.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "words"))
from translations import read  # noqa: E402

LETTERS = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
SHORTEST = 3            # shorter words are in too many languages
INK = 0.6               # of a line's height has letters in any case
NEARLY_OPAQUE = 0xB0    # of 0xff: what lies below can hardly be read
TOUCH = 2               # pixels by which lines of text may lie on each other

# Words that are the same in every language, or that no catalogue has: what a record calls its source.
NAMES_OF_SOURCES = {"Sabacc Rules Reference"}

SHAPE = re.compile(r"(\w+) .* in (-?\d+),(-?\d+) (\d+)x(\d+)$")
TEXT = re.compile(r"text (-?\d+),(-?\d+) [0-9a-f]+ of (\d+)x(\d+) in (-?\d+),(-?\d+) (\d+)x(\d+)$")
PANEL = re.compile(r"panel .* (?:round|cut) \d+ ([0-9a-f]{2})[0-9a-f]{6} ([0-9a-f]{2})[0-9a-f]{6} ")


def words_of(text):
    text = " ".join(part for part in text.split() if "/" not in part)  # without names of files
    return {word.lower() for word in LETTERS.findall(text) if len(word) >= SHORTEST}


def english_words(project, language):
    """Words of the English texts that no translation has."""
    english, translated = set(), set()
    for entry in read(project / "po" / f"{language}.po")[1]:
        english |= words_of(entry.source) | words_of(entry.plural or "")
        for text in entry.texts:
            translated |= words_of(text)
    return english - translated


# ---- what is drawn

def lines_of_text(drawn):
    """(box, is cut at a side) of the lines of text that are seen, in pixels."""
    seen = []
    for line in drawn.splitlines():
        text, shape = TEXT.match(line), SHAPE.match(line)
        if text:
            x, y, wide, high, left, top, shown_wide, shown_high = map(int, text.groups())
            if shown_wide > 0 and shown_high > 0:
                ink = high * INK
                box = (x, max(y + (high - ink) / 2, top), wide, ink)
                is_whole_line = top <= y + (high - ink) / 2 and top + shown_high >= y + (high + ink) / 2
                if is_whole_line:
                    seen.append((box, shown_wide < wide - TOUCH))
        elif shape and hides(line, shape[1]):
            cover = tuple(map(int, shape.groups()[1:]))
            seen = [one for one in seen if not lies_on(cover, one[0])]
    return seen


def hides(line, kind):
    panel = PANEL.match(line)
    if panel:
        return min(int(panel[1], 16), int(panel[2], 16)) >= NEARLY_OPAQUE
    return kind == "backdrop" or (kind in ("picture", "placed") and "opacity 256" in line)


def lies_on(cover, box):
    """Whether a shape covers some of the box; what is half hidden is not read any more."""
    return overlap(cover, box, 0)


def is_within(word, line):
    """Whether a word that is explained is drawn once more in its line."""
    return abs(word[1] - line[1]) <= 1 and word[0] >= line[0] - 1 and word[0] + word[2] <= line[0] + line[2] + 1


def overlap(one, other, touch):
    return (min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0]) > touch and
            min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]) > touch)


def pixels_of(drawn):
    """Pixels of a unit of the layout (render/layout.h), by the size of what is drawn first, the whole screen."""
    wide, high = map(int, SHAPE.match(drawn.splitlines()[0]).groups()[3:])
    return wide / 900 if high > wide else high / 1080


def fact_at(said, box, pixels):
    """What the screen says about where this line lies."""
    middle = ((box[0] + box[2] / 2) / pixels, (box[1] + box[3] / 2) / pixels)
    for fact in reversed(said):
        if "text" in fact:
            x, y, wide, high = fact["box"]
            if x <= middle[0] <= x + wide and y - 4 <= middle[1] <= y + high + 4:
                return fact
    return {"text": "?"}


def are_apart(one, other, pixels):
    """Whether two facts have places of their own: on a slope these are lower than the pictures of their letters."""
    places = [[side * pixels for side in fact["box"]] for fact in (one, other) if "box" in fact]
    return len(places) == 2 and not overlap(*places, TOUCH)


# ---- faults

def faults_of(path, english):
    with open(path, encoding="utf-8") as file:
        said = json.load(file)["said"]
    for fact in said:
        if fact.get("cut"):
            yield f"cut off: {fact['text']!r}"
        if "text" in fact and fact["text"] not in NAMES_OF_SOURCES:
            for word in sorted(words_of(fact["text"]) & english):
                yield f"English: {word!r} in {fact['text'][:80]!r}"
    drawn = path.with_suffix(".drawn").read_text(encoding="utf-8")
    lines = lines_of_text(drawn)
    pixels = pixels_of(drawn)
    for at, (box, is_cut) in enumerate(lines):
        if is_cut:
            yield f"cut at the side: {fact_at(said, box, pixels)['text'][:60]!r}"
        for other, _ in lines[at + 1:]:
            if overlap(box, other, TOUCH) and not is_within(other, box):
                one, two = fact_at(said, box, pixels), fact_at(said, other, pixels)
                if not are_apart(one, two, pixels):
                    yield f"on each other: {one['text'][:60]!r} and {two['text'][:60]!r} at {box}"


def main(project, language, directory):
    english = english_words(Path(project), language)
    screens, faults = 0, {}
    for path in sorted(Path(directory).rglob("*.json")):
        if path.parent.name == "data" or "data" in path.relative_to(directory).parts:
            continue
        screens += 1
        for fault in faults_of(path, english):
            faults.setdefault(fault, path.relative_to(directory).with_suffix(""))
    for fault, where in faults.items():
        print(f"{where}: {fault}")
    print(f"{language}: {screens} screens, {len(faults)} faults")
    return 2 if not screens else 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
