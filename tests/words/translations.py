"""Holds the catalogues of other languages to what the program can show.

    translations.py PROJECT [PO…]

Without files all that po/LINGUAS lists. First: po/sabacc.pot has the texts of src as they are now. Of each: every text of po/sabacc.pot is translated, nothing is left in doubt
(fuzzy); what stands for numbers and names is the same, and so are symbols, clauses, and blanks and line breaks at either
end; forms of plurals are as many as the language has; terms of the glossary have titles of their own; and what opponents
say is short enough. A fault is a line with the text and what is wrong. How many are much longer than in English is said
at the end.
"""

import ast
import re
import sys
from collections import Counter, namedtuple
from pathlib import Path

Entry = namedtuple("Entry", "context source plural texts places is_fuzzy")

FORMAT = re.compile(r"%(?:(\d+)\$)?([-+#0]*)(\*|\d+)?(\.(?:\*|\d+)?)?(hh|h|ll|l|z|j)?([diuxXcsfFeEgGp%])")
BRACES = re.compile(r"\{(?:([NM])(#| faces)?|agents)\}")
FORMS = re.compile(r"\{([NM]):([^}]*)\}")
CLAUSES = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b|\bS\d\b")
SYMBOLS = re.compile("[\ue000-\uf8ff]")
# Written without blanks between words: a blank at either end may be none.
WITHOUT_BLANKS = {"ja", "zh"}
SAID_LETTERS = 44  # of src/session/talk.def
LONGER = 1.4       # than English; what the layouts are tested with (tests/journeys/lesson_fits.sh)


# ---- reading

def read(path):
    """The header and the entries of a .po file, without those that are obsolete."""
    entries, now, key = [], {}, None
    for line in Path(path).read_text(encoding="utf-8").splitlines() + [""]:
        word = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) (".*")$', line)
        if word:
            key = word[1]
            now[key] = ast.literal_eval(word[2])
        elif line.startswith('"') and key:
            now[key] += ast.literal_eval(line)
        elif line.startswith("#:"):
            now["places"] = now.get("places", "") + line[2:]
        elif line.startswith("#,"):
            now["flags"] = now.get("flags", "") + line[2:]
        elif not line.strip():
            if "msgid" in now:
                entries.append(now)
            now, key = {}, None
    made = [Entry(one.get("msgctxt"), one["msgid"], one.get("msgid_plural"),
                  [value for name, value in sorted(one.items()) if name.startswith("msgstr")],
                  one.get("places", "").split(), "fuzzy" in one.get("flags", "")) for one in entries]
    header = next((one.texts[0] for one in made if one.source == ""), "")
    return header, [one for one in made if one.source != ""]


def forms_of(header):
    match = re.search(r"nplurals\s*=\s*(\d+)", header)
    return int(match[1]) if match else 2


# ---- what a text holds

def formats(text):
    """The types by their places: what printf would take. None where some are numbered and some not."""
    found, numbered, types = 0, set(), {}
    for place, _, width, precision, size, kind in FORMAT.findall(text):
        if kind == "%":
            continue
        for star in (width, precision):
            if star and star.endswith("*"):
                found += 1
                types[found] = "*"
        if place:
            numbered.add(int(place))
            types[int(place)] = size + kind
        else:
            found += 1
            types[found] = size + kind
    return None if numbered and found else types


def ends(text):
    body = text.strip(" \n")
    return text[:len(text) - len(text.lstrip(" \n"))], text[len(body) + len(text) - len(text.lstrip(" \n")):]


def columns(text):
    return sum(2 if "\u2e80" <= letter <= "\uffef" else 1 for letter in SYMBOLS.sub(" ", text))


# ---- the rules

def fault_of_formats(source, text):
    wanted, found = formats(source), formats(text)
    if found is None:
        return "some of the %s are numbered and some are not"
    if wanted != found:
        return f"%s, %d: {sorted(found.items())} for {sorted(wanted.items())}"
    return None


def fault_of_forms(source, text, forms):
    wanted, found = {name for name, _ in FORMS.findall(source)}, FORMS.findall(text)
    for name, words in found:
        if name not in wanted or words.count("|") + 1 != forms:
            return f"{{{name}:{words}}}: {forms} forms are wanted, of a number that the English counts by"
    left = FORMS.sub("", text)
    if Counter(BRACES.findall(FORMS.sub("", source))) != Counter(BRACES.findall(left)):
        return "{N}, {M}, {agents}: not those of the English"
    if re.search(r"[{}]", BRACES.sub("", left)) and not re.search(r"[{}]", BRACES.sub("", FORMS.sub("", source))):
        return "a brace of its own"
    return None


def fault_of_ends(source, text, language):
    if language in WITHOUT_BLANKS:
        source, text = source.strip(" "), text.strip(" ")
    return None if ends(source) == ends(text) else "blanks or line breaks at the ends are not those of the English"


def fault_of_bars(source, text):
    if "|" not in FORMS.sub("", source) or "{" in source:
        return None
    return "an empty form between bars" if any(not form.strip() for form in text.split("|")) else None


def faults_of_text(source, text, language, forms):
    if not text:
        return ["it is not translated"]
    found = [fault_of_formats(source, text), fault_of_forms(source, text, forms), fault_of_ends(source, text, language),
             fault_of_bars(source, text)]
    if Counter(SYMBOLS.findall(source)) != Counter(SYMBOLS.findall(text)):
        found.append("symbols are not those of the English")
    if Counter(CLAUSES.findall(source)) != Counter(CLAUSES.findall(text)):
        found.append("clauses or sources are not those of the English")
    return [fault for fault in found if fault]


def source_of(entry, form, forms, text):
    """What a form translates. The first of several may do without its number, as the English singular may, and need not: in
    some languages it stands for 21 too."""
    if entry.plural is None or (form == 0 and forms > 1 and formats(text) != formats(entry.plural)):
        return entry.source
    return entry.plural


def faults_of_entry(entry, language, forms):
    if entry.is_fuzzy:
        yield "it is fuzzy"
    if entry.plural is not None and len(entry.texts) != forms:
        yield f"{len(entry.texts)} forms of a plural, for {forms}"
    for form, text in enumerate(entry.texts):
        yield from faults_of_text(source_of(entry, form, forms, text), text, language, forms)
    is_said = any("session/talk.def" in place for place in entry.places)
    if is_said and columns(entry.texts[0]) > SAID_LETTERS:
        yield f"it has {columns(entry.texts[0])} letters, and no bubble has room for more than {SAID_LETTERS}"


def titles(project):
    """What the glossary is found by, which must not be the same for two terms."""
    rows = {"src/ui/terms.def": r'^TERM\(N_\("([^"]+)"\)', "src/rules/ranks.def": r'^RANK\(\w+, "[^"]+", N_\("([^"]+)"\)',
            "src/words/token_words.def": r'^TOKEN\("[^"]+", N_\("([^"]+)"\)'}
    return {title for file, row in rows.items()
            for title in re.findall(row, (project / file).read_text(encoding="utf-8"), re.MULTILINE)}


def faults_of_titles(entries, wanted):
    by_text = {}
    for entry in entries:
        if entry.source in wanted and entry.context is None:
            other = by_text.setdefault(entry.texts[0].lower(), entry.source)
            if other.lower() != entry.source.lower():
                yield entry.source, f"the term is called as “{other}” is"


def faults_of_list(entries, template):
    """Texts that a catalogue lacks, or has without need."""
    have = {(one.context, one.source, one.plural) for one in entries}
    wanted = {(one.context, one.source, one.plural) for one in template}
    yield from ((source, "the catalogue lacks it") for _, source, _ in sorted(wanted - have, key=str))
    yield from ((source, "the program has no such text") for _, source, _ in sorted(have - wanted, key=str))


def faults_of(entries, template, language, forms, wanted_titles):
    yield from faults_of_list(entries, template)
    for entry in entries:
        yield from ((entry.source, fault) for fault in faults_of_entry(entry, language, forms))
    yield from faults_of_titles(entries, wanted_titles)


def is_long(entry):
    return entry.plural is None and columns(entry.texts[0]) > max(LONGER * columns(entry.source), columns(entry.source) + 6)


# ---- the template

MARKED = re.compile(r'(?<!\w)N?_\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
COMMENT = re.compile(r"/\*.*?\*/|^\s*#define.*?(?<!\\)$", re.S | re.M)


def marked(words):
    """The texts that a file of the sources marks with _() and N_()."""
    for match in MARKED.finditer(COMMENT.sub("", words)):
        yield ast.literal_eval(f"({match[1]})")


def faults_of_template(template, sources):
    """Of sources, a path and its words each, what has been marked since the template was made."""
    have = {one.source for one in template}
    for path, words in sources:
        yield from ((source, f"po/sabacc.pot is old, build the target pot: {path} has a new text")
                    for source in marked(words) if source not in have)


def sources_of(project):
    for path in sorted((project / "src").rglob("*.*")):
        if path.suffix in (".c", ".h", ".def"):
            yield path.relative_to(project), path.read_text(encoding="utf-8")


def listed(project):
    lines = (project / "po" / "LINGUAS").read_text(encoding="utf-8").splitlines()
    return [project / "po" / f"{line.split()[0]}.po" for line in lines if re.match("[a-z]", line)]


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    project = Path(arguments[0])
    _, template = read(project / "po" / "sabacc.pot")
    old = list(faults_of_template(template, sources_of(project)))
    for source, fault in old:
        print(f"{fault}: {source!r}")
    is_bad = bool(old)
    for path in [Path(name) for name in arguments[1:]] or listed(project):
        header, entries = read(path)
        faults = list(faults_of(entries, template, path.stem.split("_")[0], forms_of(header), titles(project)))
        for source, fault in faults:
            print(f"{path.name}: {fault}: {source!r}")
        print(f"{path.name}: {len(entries)} texts, {len(faults)} faults, {sum(map(is_long, entries))} much longer than in English")
        is_bad = is_bad or bool(faults)
    sys.exit(is_bad)


if __name__ == "__main__":
    main(sys.argv[1:])
