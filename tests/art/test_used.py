#!/usr/bin/env python3
"""Nothing drawn is unused, and every picture that the code names is drawn.

    test_used.py PROJECT

Of the decks in assets/cards: every fragment, trait, list of places and value of a `set` serves a face, of its own deck
or of one built on it. Of src: every picture named there ("table/call", "dice/d%d-%d") is a face of its deck, and every
face of what is no deck of cards is named by one; a card's face is named by its word, which test_named.c looks after.
"""
import json
import re
import sys
from pathlib import Path

PROJECT = Path(sys.argv[1])
CARDS = PROJECT / "assets" / "cards"
COMMON = "common"
# Named by the card (test_named.c) or offered whole in the gallery.
BY_WORD = {"classic", "local", "spike", "kessel", "tokens", "pazaak"}
# Named by what installs the program.
BY_PACKAGING = {("table", "icon")}
INCLUDE = re.compile(r"^[ \t]*#[ \t]*include[^\n]*", re.MULTILINE)
PLACEHOLDER = re.compile(r"\{([a-z0-9-]+)\}")
faults = []


def fault(*words):
    faults.append(" ".join(str(word) for word in words))


class Deck:
    def __init__(self, folder):
        self.folder = folder
        self.own = json.loads((folder / "deck.json").read_text())
        self.base = None

    def trait(self, name):
        own = self.own.get("traits", {})
        if name in own or self.base is None:
            return self, own[name]
        return self.base.trait(name)

    def fragment(self, path):
        here = self.folder / path
        return here if here.exists() or self.base is None else self.base.fragment(path)

    def values(self, key):
        """Every value that a key has in this deck and its base."""
        found = set()
        for part in [self.own] + list(self.own.get("traits", {}).values()):
            for block in [part] + [layer for layer in part.get("layers", []) if isinstance(layer, dict)]:
                if key in block.get("set", {}):
                    found.add(block["set"][key])
        return found | (self.base.values(key) if self.base else set())

    def filled(self, path):
        """A path, once for each value of its placeholders."""
        match = PLACEHOLDER.search(path)
        if not match:
            return {path}
        found = set()
        for value in self.values(match.group(1)):
            found |= self.filled(path.replace(match.group(0), value))
        return found


def open_decks():
    decks = {path.parent.name: Deck(path.parent) for path in sorted(CARDS.glob("*/deck.json"))}
    for deck in decks.values():
        if "base" in deck.own:
            deck.base = decks[Path(deck.own["base"]).name]
    return decks


def use(deck, used):
    """Notes what the deck's faces draw on."""
    for traits in deck.own["faces"].values():
        for name in traits:
            owner, trait = deck.trait(name)
            used["traits"].add((owner.folder.name, name))
            for layer in trait.get("layers", []):
                layer = {"draw": layer} if isinstance(layer, str) else layer
                used["keys"].update(PLACEHOLDER.findall(layer["draw"]))
                for path in deck.filled(layer["draw"]):
                    fragment = deck.fragment(path)
                    if fragment.exists():
                        used["fragments"].add(fragment.resolve())
                if "places" in layer:
                    used["keys"].update(PLACEHOLDER.findall(layer["places"]))
                    used["places"].update(deck.filled(layer["places"]))


def keys_asked_for():
    """Values of a face that code asks a deck for, by name."""
    text = "".join(path.read_text() for top in ("src", "tests/art") for path in sorted((PROJECT / top).rglob("*.c")))
    return set(re.findall(r'"([a-z-]+)"', text))


def check_decks(decks):
    used = {"traits": set(), "fragments": set(), "places": set(), "keys": set()}
    for deck in decks.values():
        use(deck, used)
    for fragment in used["fragments"]:
        used["keys"].update(PLACEHOLDER.findall(fragment.read_text()))
    asked = keys_asked_for()
    for name, deck in decks.items():
        blocks = [deck.own] + list(deck.own.get("traits", {}).values())
        blocks += [layer for block in blocks[1:] for layer in block.get("layers", []) if isinstance(layer, dict)]
        sets = [block.get("set", {}) for block in blocks]
        for values in sets:
            for value in values.values():
                used["keys"].update(PLACEHOLDER.findall(value))
        for key in sorted({key for values in sets for key in values}):
            if key not in used["keys"] and key not in asked:
                fault(name, "sets a value that nothing takes:", key)
        for trait in deck.own.get("traits", {}):
            if (name, trait) not in used["traits"]:
                fault(name, "has a trait that no face has:", trait)
        for places in deck.own.get("places", {}):
            if places not in used["places"]:
                fault(name, "has a list of places that no layer takes:", places)
    for path in sorted(CARDS.glob("*/*.svg")):
        if path.resolve() not in used["fragments"]:
            fault("no face draws", path.relative_to(PROJECT))


def named_in_code(decks):
    """Pairs of deck and a pattern for faces, from string literals; %s stands for any other literal of src."""
    texts = [INCLUDE.sub("", path.read_text()) for path in sorted((PROJECT / "src").rglob("*.[cdh]*"))
             if path.suffix in (".c", ".h", ".def") and "press" not in path.parts]
    literals = {literal for text in texts for literal in re.findall(r'"((?:[^"\\]|\\.)*)"', text)}
    patterns = set()
    for literal in literals:
        deck, slash, face = literal.partition("/")
        if slash and deck in decks and " " not in face:
            patterns.add((deck, face))
    if "%s/%s" in literals:
        patterns |= {(deck, "%s") for deck in decks if deck in literals and deck.startswith("cloth")}
    return patterns, literals


PARTS = {"%d": "[0-9]+", "%+d": "[+-][0-9]+"}


def names(pattern, face, literals):
    """Whether the pattern of printf can spell the face."""
    head = re.match(r"%\+?d|%s|[^%]+", pattern)
    if head is None:
        return pattern == face
    head, rest = head.group(0), pattern[head.end():]
    if head == "%s":
        return any(names(rest, face[end:], literals) for end in range(len(face) + 1)
                   if end == 0 or face[:end] in literals)
    match = re.match(PARTS.get(head, re.escape(head)), face)
    return match is not None and names(rest, face[match.end():], literals)


def check_names(decks):
    patterns, literals = named_in_code(decks)
    named = set(BY_PACKAGING)
    for deck, face in sorted(patterns):
        spelled = {(deck, name) for name in decks[deck].own["faces"] if names(face, name, literals)}
        named |= spelled
        if not spelled:
            fault("src names a picture that is not drawn:", deck + "/" + face)
    for name, deck in decks.items():
        for face in deck.own["faces"]:
            if name not in BY_WORD and (name, face) not in named:
                fault("no code shows", name + "/" + face)
    return len(named)


def pictures(folder):
    return {path.stem for path in (PROJECT / "assets" / folder).glob("*")}


TURNS = "", "-left", "-right"
BODIES = "-in", "-back"                     # besides upright ones
ARMS = "-think", "-in", "-back", "-give"


def check_heads():
    """The window knows where the painter has the heads of bodies that are not upright."""
    painted = re.findall(r'^    "(in|back)": Bearing\(head=\((-?\d+), (-?\d+)\)', (PROJECT / "art/people/common.py").read_text(), re.MULTILINE)
    known = re.findall(r"^#define HEAD_(IN|BACK) +\.head_x = (-?\d+), \.head_y = (-?\d+)$", (PROJECT / "src/table/life.c").read_text(), re.MULTILINE)
    if len(painted) != len(BODIES) or painted != [(name.lower(), x, y) for name, x, y in known]:
        fault("heads are painted at", painted, "and drawn at", known)


def size_of(picture):
    """Of a WebP with alpha."""
    head = picture.read_bytes()[:30]
    return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")


def check_eyes():
    """The window knows where the closed eyes of each face and body lie, and they are as large as their pictures."""
    rows = {row[0]: [int(n) for n in row[1].split(",")] for row in re.findall(r'^EYES\("([a-z-]+)", ([\d, ]+)\)', (PROJECT / "src/table/eyes.def").read_text(), re.MULTILINE)}
    people = {name for name in pictures("people") if "-" not in name}
    for name in sorted(people | {person + body for person in people for body in BODIES}):
        if name not in rows:
            fault("src/table/eyes.def has no row for", name)
            continue
        for turned, at in zip(TURNS, (0, 4, 8)):
            picture = PROJECT / "assets/people" / f"{name}{turned}-shut.webp"
            if tuple(rows[name][at + 2:at + 4]) != size_of(picture):
                fault("src/table/eyes.def has another size than", picture.name)


def check_scenery():
    """Each game has its place, each face of the gallery's portrait and figure, and each picture of these is shown."""
    sources = {path: path.read_text() for path in sorted((PROJECT / "src/rules/games").rglob("*.c"))}
    for path, text in sources.items():
        if '.cards = "' in text and ".place = " not in text:
            fault("a game has no place:", path.name)
    games = "".join(sources.values())
    places = re.findall(r'\.place = "([a-z]+)"', games)
    faces = set(re.findall(r'"portraits/([a-z-]+)"', (PROJECT / "src/scenes/gallery/pieces.def").read_text()))
    people = {face for face in faces if "-" not in face}
    leaning = {person + body for person in people for body in BODIES}
    wanted = {"places": {name + shape + part for name in places for shape in ("", "-tall") for part in ("", "-rail")} | {name + thing for name in places for thing in ("-inlay", "-left", "-right")},
              "portraits": faces,
              "people": {face + turned + shut for face in faces | leaning for turned in TURNS for shut in ("", "-shut")}
                        | {face + "-arms" for face in faces | {person + arms for person in people for arms in ARMS}} | {"chair-" + place + turned for place in [*places, "house"] for turned in TURNS}}
    for folder, names in wanted.items():
        for name in sorted(names - pictures(folder)):
            fault("there is no picture", folder + "/" + name)
        for name in sorted(pictures(folder) - names):
            fault("nothing shows", folder + "/" + name)


def main():
    decks = open_decks()
    check_decks(decks)
    named = check_names(decks)
    check_scenery()
    check_heads()
    check_eyes()
    for line in faults:
        print(line)
    print(f"{len(decks)} decks, {named} pictures named, {len(faults)} faults")
    return 1 if faults or len(decks) < 13 or named < 100 else 0


sys.exit(main())
