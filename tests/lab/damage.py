"""Records with one thing wrong: of cases that between them have every key, each key is left out, doubled, or has a value of
another kind or at the end of its range, and each word of an action is another."""

import copy
import json
from pathlib import Path

CASES = Path(__file__).resolve().parents[1] / "cases"
VALUES = (None, True, -1, 0, 2**31, 2**53, 1.5, "", "x", "y" * 300, [], {}, [0], ["x"])
WORDS = ("", "x", "-1", "8", "*", "+", "ci+3", "deck", "1000000001", "bet 0")


def paths(value, at=()):
    """Every place in a value: keys, and of a list its first and its last element."""
    yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*at, key))
    elif isinstance(value, list) and value:
        for index in sorted({0, len(value) - 1}):
            yield from paths(value[index], (*at, index))


def kind(path):
    """The same for all seats, cards and options: what these can be is rules-played's."""
    return tuple("#" if isinstance(step, int) or str(step).isdigit() or path[at - 1:at] == ("options",) else step
                 for at, step in enumerate(path))


def changed(line, path, value, drop=False):
    line = copy.deepcopy(line)
    within = line
    for step in path[:-1]:
        within = within[step]
    if drop:
        del within[path[-1]]
    else:
        within[path[-1]] = value
    return line


def damaged_lines(line, path):
    yield json.dumps(changed(line, path, None, drop=True))
    for value in VALUES:
        yield json.dumps(changed(line, path, value))
    own = line
    for step in path:
        own = own[step]
    if isinstance(own, str):
        yield from (json.dumps(changed(line, path, value)) for value in (own + "x", own[:-1], own.upper(), " " + own))
    if isinstance(own, int) and not isinstance(own, bool):
        yield from (json.dumps(changed(line, path, value)) for value in (own - 1, own + 1, str(own)))


def damaged_actions(words):
    parts = words.split(" ")
    for at in range(len(parts) + 1):
        for word in WORDS:
            yield " ".join([*parts[:at], word, *parts[at:]])
            yield " ".join([*parts[:at], word, *parts[at + 1:]])


def broken_texts(lines):
    """The file as a whole: cut short, doubled, with other ends of lines."""
    text = "\n".join(lines) + "\n"
    yield from ("", "\n", "\0", "[]\n", "{}\n", lines[0], "\n".join(lines), text + text, text.replace("\n", "\r\n"),
                text + "\0\0", text + "\0x", text[:-3], text[:len(text) // 2], "\n" + text, text.replace('"', "'"),
                text.replace(": ", ":  "), text + "{}\n", text + '{"x": 1}\n', text + '{"do": "0 fold", "note": "x"}\n')


def records():
    """(name, text) of each damaged record, always the same. Of the cases those are taken that have a key before others do."""
    seen, taken = set(), 0
    for path in sorted(CASES.rglob("*.sabacc")):
        lines = path.read_text(encoding="utf-8").splitlines()
        values = [json.loads(line) for line in lines]
        fresh = []
        for number, value in enumerate(values):
            for place in paths(value):
                key = (number == 0, *kind(place))
                if place == ("do",):
                    key = (*key, value["do"][:1] == "*")
                if place and key not in seen:
                    seen.add(key)
                    fresh.append((number, place))
        name = path.relative_to(CASES).as_posix().replace("/", "-")[:-len(".sabacc")]
        for number, place in fresh:
            line = values[number]
            others = map(lambda words: json.dumps({"do": words}), damaged_actions(line["do"])) if place == ("do",) \
                else damaged_lines(line, place)
            for count, other in enumerate(others):
                text = "\n".join([*lines[:number], other, *lines[number + 1:]]) + "\n"
                yield f"{name}/{number + 1}-{'.'.join(map(str, place))}-{count}", text
        if fresh and taken < 2:
            taken += 1
            for count, text in enumerate(broken_texts(lines)):
                yield f"{name}/whole-{count}", text
