#!/usr/bin/env python3
"""Examines the grades of the look back: whether better levels get better ones, game by game.

    tests/exam/grades.py LAB DIR [--games N] [--only REGEX]

LAB is a sabacc-lab. Each level plays N games (50) against ai:master, of eight hands where the length can be chosen, or
alone against the house, from the same seeds as the other levels; `sabacc-lab review` grades its seat. Each game's grade
is an observation. They are kept in DIR/GAME-LEVEL.json, and what is there is not played again.
"""

import argparse
import json
import math
import re
import subprocess
import sys
import tempfile
from pathlib import Path

LEVELS = ["random", "ai:novice", "ai:regular", "ai:sharp", "ai:master"]
GAMES = ["classic", "brockley", "force", "swag", "standard", "low-tech", "local", "casino", "solitaire", "corellian-spike",
         "bespin-yarith", "coruscant-shift", "kessel", "pazaak"]
WITHOUT_RIVAL = {"casino", "solitaire"}
OF_ONE_LENGTH = {"kessel", "pazaak"}
HANDS = 8
SURE = 1.96


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lab", type=Path, metavar="LAB")
    parser.add_argument("directory", type=Path, metavar="DIR")
    parser.add_argument("--games", type=int, default=50, metavar="N", help="of each level (default: 50)")
    parser.add_argument("--only", default="", metavar="REGEX", help="only such games (default: all)")
    chosen = parser.parse_args()
    chosen.lab = chosen.lab.resolve()
    if chosen.games < 2:
        parser.error("--games is at least 2")
    if not chosen.lab.is_file():
        parser.error(f"{chosen.lab}: there is no such program; build sabacc-lab first")
    return chosen


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"grades: {' '.join(map(str, command))}: {done.stderr.strip()}")
    return done.stdout


def play(chosen, game, level, records):
    seats = level if game in WITHOUT_RIVAL else f"{level},ai:master"
    length = [] if game in OF_ONE_LENGTH else ["--option", f"end=hands {HANDS}"]
    run(chosen.lab, "sim", game, "--seats", seats, "--games", chosen.games, "--record", records, "--jobs", 1, *length)


def observed(chosen, game, level):
    """The grade of each game in which the level had a choice, and its decisions in all of them."""
    file = chosen.directory / f"{game}-{level.replace(':', '-')}-{chosen.games}.json"
    if file.exists():
        return json.loads(file.read_text())
    grades, decisions = [], 0
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "records"
        play(chosen, game, level, records)
        for record in sorted(records.glob("*.sabacc")):
            seat = json.loads(run(chosen.lab, "review", record, "--seat", 0, "--json"))["seats"][0]
            decisions += seat["decisions"]
            if seat["grade"] is not None:
                grades.append(seat["grade"])
    kept = {"grades": grades, "decisions": decisions}
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(kept))
    unfinished.replace(file)
    return kept


def mean_and_variance(grades):
    """The mean, and the variance of that mean."""
    mean = sum(grades) / len(grades)
    return mean, sum((grade - mean) ** 2 for grade in grades) / (len(grades) - 1) / len(grades)


def compared(below, above):
    """'' if the better level's grade is clearly the higher one, else what is to be said of it."""
    apart = above[0] - below[0]
    interval = SURE * math.sqrt(above[1] + below[1])
    if apart > interval:
        return ""
    return "reversed" if apart < -interval else "not told apart"


def row(chosen, game):
    figures = [observed(chosen, game, level) for level in LEVELS]
    means = [mean_and_variance(figure["grades"]) for figure in figures]
    words = [f"{mean:.0f} ± {SURE * math.sqrt(variance):.0f}" for mean, variance in means]
    said = [f"{LEVELS[at + 1].split(':')[-1]} and {LEVELS[at].split(':')[-1]} {verdict}"
            for at in range(len(LEVELS) - 1) if (verdict := compared(means[at], means[at + 1]))]
    decisions = " ".join(str(figure["decisions"]) for figure in figures)
    return f"| {game} | {' | '.join(words)} | {decisions} | {'; '.join(said) or 'in order'} |"


def main():
    chosen = arguments()
    chosen.directory.mkdir(parents=True, exist_ok=True)
    print(f"| {chosen.games} games each | {' | '.join(level.split(':')[-1] for level in LEVELS)} | decisions | |")
    print("|---|" + "---|" * (len(LEVELS) + 2))
    for game in GAMES:
        if re.search(chosen.only, game):
            print(row(chosen, game), flush=True)


if __name__ == "__main__":
    main()
