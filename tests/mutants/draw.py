"""Draws mutations by a seed: for each area an endless shuffled sequence, the same for the same sources and seed."""

import random

import csource
from areas import AREAS, area_of
from operators import OPERATORS, sites


def sources(root, files, areas=AREAS):
    """{area's name: its source files, in order}, of the project's files."""
    found = {area.name: [] for area in areas}
    for path in sorted(files):
        area = area_of(path, areas)
        if area:
            found[area.name].append(path)
    return found


def sequence(seed, area, texts):
    """Yields the sites of an area in the order they are tried: first the operator is drawn, by its weight, then one of
    its sites; no line twice, so that one line's fate is not counted often."""
    chance = random.Random(f"{seed} {area}")
    by_operator = {name: [] for name in OPERATORS}
    for path in sorted(texts):
        for site in sites(path, texts[path]):
            by_operator[site.operator].append(site)
    for found in by_operator.values():
        chance.shuffle(found)
    taken = set()
    while True:
        names = [name for name in OPERATORS if by_operator[name]]
        if not names:
            return
        name = chance.choices(names, [OPERATORS[n][0] for n in names])[0]
        site = by_operator[name].pop()
        line = (site.file, line_of(texts[site.file], site.start))
        if line not in taken:
            taken.add(line)
            yield site


def sequence_of_seeds(seeds, area, texts):
    """The sequences of several seeds ("307,401"), one of each in turn; no line twice."""
    going = [sequence(seed, area, texts) for seed in str(seeds).split(",")]
    taken = set()
    while going:
        for one in list(going):
            site = next((s for s in one if (s.file, line_of(texts[s.file], s.start)) not in taken), None)
            if site is None:
                going.remove(one)
                continue
            taken.add((site.file, line_of(texts[site.file], site.start)))
            yield site


def shares(count, areas):
    """How many mutants each area gives: equal parts, the first ones one more where it does not divide."""
    return {area: count // len(areas) + (i < count % len(areas)) for i, area in enumerate(areas)}


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def function_lines(text, offset):
    """(first, last) line of the function that holds the offset, or None."""
    masked = csource.mask(text)
    function = csource.function_at(csource.functions(masked), offset)
    if not function:
        return None
    head = masked.rfind("\n\n", 0, function.start)  # a compiler may name the line where the return type stands
    first = max(line_of(text, function.start) - 2, line_of(text, head + 2) if head >= 0 else 1)
    return first, line_of(text, function.end)


def function_name(text, offset):
    """The name of the function that holds the offset; "" outside of all."""
    function = csource.function_at(csource.functions(csource.mask(text)), offset)
    return function.name if function else ""


def excerpt(text, broken, site):
    """The lines a mutation changes, before and after, each one text without indentation."""
    first = text.rfind("\n", 0, site.start) + 1
    last = text.find("\n", site.end)
    last = len(text) if last < 0 else last
    after = broken[first:last + len(broken) - len(text)]
    return _one_line(text[first:last]), _one_line(after)


def _one_line(text):
    return " ".join(text.split())
