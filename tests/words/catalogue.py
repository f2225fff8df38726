"""Holds every text that players read to the rule of CONTRIBUTING.md, "Words for players".

    catalogue.py PROJECT

The texts: all that src/ marks for translation, the names in the decks of assets/, and the clauses and sources of
docs/rulebook.md as the game shows them. A fault is a line with the place, the text and what is wrong. Sentences about a seat
are held to src/words/event_words.def: each of a name has its pair, to you.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src" / "ui"))
import clause_texts  # noqa: E402
from translations import formats  # noqa: E402

STRING = r'"(?:[^"\\\n]|\\.)*"'
STRINGS = rf"(?:{STRING}\s*)+"
MARKED = re.compile(rf"(?<!\w)(?:NN?_\(|_\(|ngettext_\(|C_\(\s*{STRINGS},)\s*({STRINGS})(?:,\s*({STRINGS}))?")
SOURCES = {".c", ".h", ".def"}

# What is wrong wherever it stands.
PATTERNS = [
    (re.compile(r"'"), "an apostrophe is ’, quotes are “ ” or ‘ ’"),
    (re.compile(r"(?:^|[\s(,;:/“‘])-(?=[\d%{])"), "a minus is −"),
    (re.compile(r"[\d}]-[\d{]"), "a range has an en dash, 1–8"),
    (re.compile(r"\.\.\."), "three dots are …"),
    (re.compile(r"  "), "two spaces"),
    (re.compile(r"(?<![\w.])\d+ ?x ?\d|\bx%d|%dx\b"), "times is ×"),
]

# Capitals inside a sentence that the rulebook does not have, and why they stand.
CAPITALS = {
    "kinds of hand in the names of feats": set("Negative Full Fleet Rhylet Squadron Gee Whiz Fairy Empress Longing Hearts Temptation".split()),
    "houses of the circuit": set("Tin Lantern Nine Old Mill Stairs Glass Terrace Cloud Parlour Brass Wheel Lamps Yard Generator "
                                 "Hall Declared Court Eleven Temple Last Crown".split()),
    "names of places and signs, in the gallery": {"Kessel", "Corellia", "Kryn"},
    "signs of the dice as options name them, several of each": {"Spikes", "Flagons", "Crowns", "Compasses", "Eyes", "Suns"},
    "sides and arrays, whose names the rulebook has in another form": {"Side", "Hunted"},
    "people of the command line's example": {"Ana", "Vex"},
    "a form of files that the bench writes": {"Markdown"},
    "keys, as they are printed on them": {"Escape", "Return", "Left", "Tab", "Ctrl"},
    "opponents of the lessons": {"Moluu"},
    "a card of a suit": {"Saber", "Stave"},
    "buttons named in a sentence": {"Use", "Hands"},
    "games and hands, of whose names the rulebook writes the first words small or as ids":
        {"Force", "Republic", "Partnership", "Temporal", "Pazaak", "Casino", "Solitaire", "Coruscant", "Bespin", "Classic"},
}
ALLOWED = set().union(*CAPITALS.values())

# Texts that break a rule for a reason.
EXCEPTIONS = {
    "WIDTHxHEIGHT in pixels, each from 320 to 8192, as in 1280x720": "a size as the command line takes it",
    "it is not an object, {...}": "JSON",
    "High Card": "the null game, which is hidden",
}

# Sentences that begin with a name or the like and are no events: all others are in src/words/event_words.def.
NO_EVENTS = {
    "of a card": {"%s lies open on the discard pile"},
    "of kinds of hand and scores": {"%s of %d", "%s against %s is a tie (%s)", "%s beats %s (%s)"},
    "marks on the cloth, which name everybody":
        {"%s’s turn", "%s began this set", "%s has called", "%s answers %s"},
}
SENTENCE = re.compile(rf"^(SENTENCE\w*)\((\w+),\s*(NN?_\({STRINGS}(?:,\s*{STRINGS})?\))(?:,\s*(NN?_\({STRINGS}(?:,\s*{STRINGS})?\)))?\)$",
                      re.MULTILINE)
PAIRED = {"SENTENCE", "SENTENCE_BY_COUNT", "SENTENCE_TOGETHER"}

WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
PLACEHOLDER = re.compile(r"%[-+0-9.*]*[a-z]+|\{[NM]\}|\[X, Y\]|[A-Z]+=[A-Z]*|\b[A-Z]{2}-\d+[a-z]?\b|\bS\d\b")
BEGINS = re.compile(r"(?<=[.!?:…])\s+|\n|[“‘•]|· |\s\|\s")


# ---- the texts

def unquoted(strings):
    text = "".join(part[1:-1] for part in re.findall(STRING, strings))
    text = re.sub(r"\\u([0-9A-Fa-f]{4})", lambda match: chr(int(match[1], 16)), text)
    return text.replace("\\n", "\n").replace('\\"', '"').replace("\\\\", "\\")


def marked(source):
    """The line and text of all that a C file marks for translation."""
    for match in MARKED.finditer(source):
        line = source.count("\n", 0, match.start()) + 1
        yield from ((line, unquoted(strings)) for strings in match.groups() if strings)


def names_in(value):
    """All values of "name" and "title" in an object of JSON, at any depth."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("name", "title") and isinstance(part, str):
                yield part
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def said_in(lesson):
    """The line and text of all that a lesson says (docs/lesson.md)."""
    for number, line in enumerate(lesson.splitlines(), 1):
        note = json.loads(line).get("note", "")
        key = next((key for key in ("say: ", "wrong: ", "end: ") if note.startswith(key)), None)
        if key:
            yield number, note[len(key):]


def texts_of(project):
    """Pairs of place and text."""
    for path in sorted(path for path in (project / "src").rglob("*") if path.suffix in SOURCES):
        for line, text in marked(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(project).as_posix()}:{line}", text
    for path in sorted((project / "assets" / "lessons").glob("*.sabacc")):
        for line, text in said_in(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(project).as_posix()}:{line}", text
    for path in sorted((project / "assets" / "cards").rglob("*.json")):
        for text in names_in(json.loads(path.read_text(encoding="utf-8"))):
            yield path.relative_to(project).as_posix(), text


def laws_of(rulebook):
    """The same of the rulebook, without what it spells for a program."""
    for clause in clause_texts.read(rulebook):
        yield f"docs/rulebook.md, {clause.name}", re.sub(r"‘[^’]*’", "‘’", clause_texts.plain_text(clause))
    for mark, document in clause_texts.sources(rulebook):
        yield f"docs/rulebook.md, {mark}", clause_texts.without_marks(document)


# ---- the rule

def inner_words(text):
    """The words behind the first of each sentence, without the s of possession."""
    for sentence in BEGINS.split(PLACEHOLDER.sub("", text)):
        for word in WORD.findall(sentence)[1:]:
            yield re.sub(r"[’']s$", "", word)


def capitals_of_law(rulebook):
    """Words that the rulebook capitalizes inside a sentence: names of games, hands, cards and tokens."""
    text = re.sub(r"[`*]", "", rulebook)
    blocks = re.split(r"\n\n|\n(?=[-|#])", text)
    return {word for block in blocks for word in inner_words(block.replace("\n", " ")) if word[0].isupper()}


def is_capital(word):
    """A word in capitals alone, like JSON, PDF and the N of a form, is a name of its own."""
    return word[0].isupper() and not word.isupper()


def faults_of(text, law):
    if text in EXCEPTIONS:
        return []
    faults = [why for pattern, why in PATTERNS if pattern.search(text)]
    return faults + [f"{word}: a capital inside a sentence is for names" for word in inner_words(text)
                     if is_capital(word) and word not in law and word not in ALLOWED]


def faults_in(texts, law):
    return [f"{place}: {why}: {text!r}" for place, text in texts for why in faults_of(text, law)]


# ---- sentences of events, in two persons

def pairs_in(definitions):
    """The kind of each row of event_words.def, its texts of a name, and those to you."""
    for kind, _, named, yours in SENTENCE.findall(definitions):
        yield kind, *([text for _, text in marked(part)] for part in (named, yours))


def arguments_left(kind, text):
    """What the sentence to you has to take of the arguments of a format: all but the name."""
    types = formats(text) or {}
    return types if kind == "SENTENCE_TOGETHER" else {place - 1: what for place, what in types.items() if place > 1}


def faults_of_pair(kind, named, yours):
    if kind not in PAIRED:
        return ["it has a pair, which its kind has not"] if yours else []
    if len(yours) != len(named):
        return ["it lacks its pair"]
    return [f"its pair takes other arguments: {pair!r}" for text, pair in zip(named, yours)
            if formats(pair) != arguments_left(kind, text)] + \
           [f"its pair is not to you: {pair!r}" for pair in yours if not re.search(r"\byou(r|rs)?\b", pair, re.IGNORECASE)]


def faults_of_persons(definitions, others):
    """Faults of the rows, and of texts of the log elsewhere, pairs of place and text, that name who does something."""
    rows = list(pairs_in(definitions))
    count = len(re.findall(r"^SENTENCE", definitions, re.MULTILINE))
    free = set().union(*NO_EVENTS.values())
    names = [text for _, text in others]
    return [f"src/words/event_words.def: {fault}: {named[0]!r}" for kind, named, yours in rows
            for fault in faults_of_pair(kind, named, yours)] + \
           ([f"src/words/event_words.def: {count - len(rows)} rows cannot be read"] if count != len(rows) else []) + \
           [f"{place}: a sentence of an event belongs into src/words/event_words.def: {text!r}" for place, text in others
            if re.match(r"(?:[^%]*: )?%s(’s)? [a-z]", text) and text not in free] + \
           [f"tests/words/catalogue.py: nothing has {text!r} any more" for text in sorted(free - set(names))]


def texts_of_log(project):
    for path in [*sorted((project / "src" / "table").rglob("*.c")), project / "src" / "session" / "history_words.c"]:
        for line, text in marked(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(project).as_posix()}:{line}", text


def unused(texts):
    """Exceptions that nothing needs."""
    texts = [text for _, text in texts]
    words = {word for text in texts for word in inner_words(text)}
    return [f"tests/words/catalogue.py: nothing has {text!r} any more" for text in EXCEPTIONS if text not in texts] + \
           [f"tests/words/catalogue.py: nothing has {word} any more" for word in sorted(ALLOWED - words)]


def check(project):
    rulebook = (project / "docs" / "rulebook.md").read_text(encoding="utf-8")
    texts = list(texts_of(project))
    law = capitals_of_law(rulebook)
    laws = [f"{place}: {why}: {text!r}" for place, text in laws_of(rulebook)
            for pattern, why in PATTERNS for _ in pattern.findall(text)[:1]]
    persons = faults_of_persons((project / "src" / "words" / "event_words.def").read_text(encoding="utf-8"),
                                list(texts_of_log(project)))
    return len(texts), faults_in(texts, law) + unused(texts) + laws + persons


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    count, faults = check(Path(arguments[0]))
    print(*faults, f"{count} texts, {len(faults)} faults", sep="\n")
    sys.exit(bool(faults) or count < 1500)


if __name__ == "__main__":
    main(sys.argv[1:])
