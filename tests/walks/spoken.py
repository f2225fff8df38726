#!/usr/bin/env python3
"""Goes over every page by keys alone while it is spoken, and holds what is said to what a listener needs.

    spoken.py --sabacc PROGRAM --lab PROGRAM --any-setup PROGRAM --assets FOLDER --out FOLDER [PAGE…]

Every room, the pages behind them, and a table of every game. What has the focus has words, which say more than what kind of
thing it is; a place in a list is told once for each item; no sentence of a page is said twice; and no clause or symbol is
spoken. Prints what is wrong and exits 1; 2 if a page could not be gone over.
"""
import argparse
import pathlib
import re
import sys

import walks

KINDS = "button|choice|slider|switch|text field|scrolls|chosen|not possible now"
BARE = re.compile(rf"^(?:\W*|: [^,]*, |−?\d+, (?=choice|slider))(?:(?:{KINDS}|key \S+|\d+ of \d+)(?:, |$))+$")
SIGNS = re.compile(r"[\ue000-\uf8ff§]|\([A-Z]{2}-\d+[a-z]?\)|\(S\d\)")
# Down and up through what is in a column, on to the next part, and across.
OVER = [*["Tab", *["Down"] * 12, *["Right"] * 4, *["Up"] * 3] * 7, "z"]
TABLE = ["z", "z", "z", "z", "j", "Tab", "Left", "Right", "Tab", "Down", "Up", "Tab", "Left", "Tab", "q", "Right", "Escape"] * 2
LONG = 25  # letters of a sentence that is worth a look


def pages(run):
    furnish = walks.lived_in(run)
    for scene in walks.ROOMS:
        yield walks.Walk(scene, ["--scene", scene, "--seed", "8"], walks.pressed(*OVER), seconds=400, furnish=furnish)
    for name, scene, presses in walks.PLACES:
        yield walks.Walk(f"at-{name}", ["--scene", *scene.split(), "--seed", "8"],
                         [*walks.press(*presses), *walks.pressed(*OVER)], seconds=400, furnish=furnish)
    for game, _ in run.games():
        yield walks.Walk(f"table-{game}", ["--game", game, "--seed", "8"], walks.pressed(*TABLE), {"pace": 4}, seconds=60)
        yield walks.Walk(f"clauses-{game}", ["--game", game, "--seed", "8"], walks.pressed(*["z", "j", "Return"] * 12),
                         {"pace": 4, "clauses": 1}, seconds=60)


def faults_of(lines):
    focus = None
    for line in lines:
        kind, _, words = line.partition(": ")
        if "no words" in words or BARE.match(words) or not re.search(r"\w", words):
            yield f"without words after {focus!r}: {words}"
        if SIGNS.search(words):
            yield f"a sign: {words[:120]}"
        if kind in ("focus", "now") and re.search(r"\d of \d+", words):
            focus = words[:60]
        if kind in ("event", "now"):
            sentences = re.split(r"(?<=[.!?]) ", words)
            for one, other in zip(sentences, sentences[1:]):
                if one == other and len(one) > LONG:
                    yield f"said twice: {one[:100]}"


def main(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for tool in ("sabacc", "lab", "any-setup", "assets", "out"):
        parser.add_argument(f"--{tool}", type=lambda path: pathlib.Path(path).resolve(), required=True)
    parser.add_argument("page", nargs="*")
    tools = parser.parse_args(words)
    run, count, found = walks.Walks(tools), 0, 0
    for walk in pages(run):
        if tools.page and walk.name not in tools.page:
            continue
        walk.words += ["--transcript", "heard.txt"]
        try:
            said = run.run(walk)["heard"].decode().splitlines()
        except (walks.Failure, KeyError, OSError) as why:
            print(f"spoken.py: {why}", file=sys.stderr)
            return 2
        count += 1
        for fault in dict.fromkeys(faults_of(said)):
            print(f"{walk.name}: {fault}")
            found += 1
    print(f"{count} pages, {found} faults")
    return 1 if found or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
