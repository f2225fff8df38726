#!/usr/bin/env python3
"""Tells the characters apart by what they do at the table, and compares their strength.

    tests/exam/characters.py LAB DIR [--hands N] [--level AGENT] [--game ID] [--jobs N] [--seed N] [--strength]
                             [--deals N]

LAB is a sabacc-lab. Each character plays twice N hands against a partner of the same level who is nobody in particular.
Both runs are recorded. Of the records only the bets are read: who checked, bet, matched, raised or folded, and how much
that was of the pot, but no card and no result. They give each character's habits, with errors by which two runs are
compared:

- two characters are told apart if a habit of one's first run differs from the other's second by more than chance, and
  one of its second from the other's first too;
- the two runs of one character should not differ like that;
- an unknown run, the second of each, is recognised if its habits are nearest to those of that character's first run.

With --strength each plays duels too, by duplicate deals against nobody in particular.

Records and duels are kept in DIR and not played again: an ended examination goes on with the same command. Another
program or other temperaments need another DIR.
"""

import argparse
import itertools
import json
import math
import re
import shutil
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Callable, NamedTuple, Optional

TEMPERAMENTS = Path(__file__).resolve().parents[2] / "src/ai/temperaments.def"
RUNS = ["first", "second"]

# Games in whose records bets and rolls show where hands end: rolls in a hand that is played to its end.
ROLLS = {"corellian-spike": 3, "bespin-yarith": 3}
BETS = {"check", "bet", "match", "raise", "fold"}

DOUBT = 0.05  # the chance that any two runs of all would be told apart if all played alike


# ---- what a record tells of bets


class Choice(NamedTuple):
    """What a seat did when it was asked to bet. Credits."""
    seat: int
    verb: str
    owed: int  # to match
    pot: int   # with all bets so far
    adds: int  # beyond matching


class Pot:
    """The hand pot of two seats, reckoned from their bets. Who matches with less than is owed is all-in, and nobody bets in
    that hand any more; so it does not matter that stacks are not known."""

    def __init__(self, header):
        self.seats = len(header["seats"])
        self.ante = header["options"]["ante"]
        self.rolls_of_hand = ROLLS[header["game"]]
        self.begin_hand()

    def begin_hand(self):
        self.pot, self.rolls, self.active = self.ante * self.seats, 0, self.seats
        self.begin_round()

    def begin_round(self):
        self.paid = [0] * self.seats

    def roll(self):
        self.rolls += 1
        self.begin_round()
        if self.rolls == self.rolls_of_hand:
            self.begin_hand()

    def act(self, verb):
        """Anything but bets begins the next round of them; what is bought costs an ante (BY-2)."""
        self.begin_round()
        if verb == "buy":
            self.pot += self.ante

    def bet(self, seat, verb, amount):
        """`amount` of bets and raises is the level they lead to."""
        level = max(self.paid)
        choice = Choice(seat, verb, level - self.paid[seat], self.pot, max(0, amount - level))
        if verb == "fold":
            self.active -= 1
            if self.active == 1:
                self.begin_hand()
        elif verb != "check":
            added = choice.owed + choice.adds
            self.paid[seat] += added
            self.pot += added
        return choice


def choices(lines):
    """All choices of bets in a record of two seats, in order."""
    pot = Pot(json.loads(lines[0]))
    for line in map(json.loads, lines[1:]):
        seat, verb, *rest = line.get("do", "* note").split()
        if verb in BETS:
            yield pot.bet(int(seat), verb, int(rest[0]) if rest else 0)
        elif verb == "roll":
            pot.roll()
        elif seat != "*":
            pot.act(verb)


# ---- habits


class Habit(NamedTuple):
    name: str
    meaning: str
    measure: Callable[[Choice], Optional[float]]  # None: such a choice says nothing of it


def of_asked(*verbs):
    return lambda choice: choice.verb in verbs if choice.owed > 0 else None


def of_free(*verbs):
    return lambda choice: choice.verb in verbs if choice.owed == 0 else None


def size(choice):
    """As a part of the pot as it is once matched."""
    return choice.adds / (choice.pot + choice.owed) if choice.adds > 0 else None


def of_sizes(measure):
    return lambda choice: None if size(choice) is None else measure(size(choice))


HABITS = [
    Habit("bets", "of its turns with nothing owed, those on which it bets", of_free("bet")),
    Habit("raises", "of its turns with something owed, those on which it raises", of_asked("raise")),
    Habit("matches", "of its turns with something owed, those on which it matches", of_asked("match")),
    Habit("folds", "of its turns with something owed, those on which it folds", of_asked("fold")),
    Habit("small", "of its bets and raises, those of less than 3/4 of the pot", of_sizes(lambda part: part < 0.75)),
    Habit("large", "of its bets and raises, those of more than 3/2 of the pot", of_sizes(lambda part: part > 1.5)),
    Habit("size", "mean binary logarithm of its bets and raises as parts of the pot", of_sizes(math.log2)),
]


class Estimate(NamedTuple):
    mean: float
    error: float  # its standard error
    count: int    # of choices


def estimate(games):
    """The mean of all values. What is chosen within a game is of the same stacks and often of the same hand, so games are
    what is independent, and the error is that of a ratio of sums by game."""
    sums = [(sum(values), len(values)) for values in games]
    count = sum(n for _, n in sums)
    if count == 0:
        return Estimate(0.0, math.inf, 0)
    mean = sum(total for total, _ in sums) / count
    spread = sum((total - mean * n) ** 2 for total, n in sums)
    return Estimate(mean, math.sqrt(spread * len(sums) / max(1, len(sums) - 1)) / count, count)


def habits_of(games):
    """By name; each game is a list of choices."""
    return {habit.name: estimate([[value for value in map(habit.measure, game) if value is not None] for game in games])
            for habit in HABITS}


def apart(one, other):
    """The difference of two estimates in its standard errors."""
    error = math.hypot(one.error, other.error)
    return (one.mean - other.mean) / error if error > 0 else 0.0


def differences(one, other):
    return {habit.name: apart(one[habit.name], other[habit.name]) for habit in HABITS}


def greatest(one, other):
    """The habit in which they differ most, and by how much."""
    return max(differences(one, other).items(), key=lambda item: abs(item[1]))


def distance(one, other):
    return sum(z * z for z in differences(one, other).values())


def recognise(run, learnt):
    """Names, the nearest first."""
    return sorted(learnt, key=lambda name: distance(run, learnt[name]))


def threshold(characters):
    """The |z| that chance exceeds anywhere with probability DOUBT, at most: each habit of each pair and of each one's own two
    runs is a trial (Bonferroni)."""
    trials = len(HABITS) * (characters * (characters - 1) // 2 + characters)
    return statistics.NormalDist().inv_cdf(1 - DOUBT / trials / 2)


# ---- playing


def play(chosen, words):
    done = subprocess.run([str(word) for word in [chosen.lab, *words]], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"characters: {' '.join(map(str, words))}: {done.stderr.strip()}")
    return done.stdout


def place(chosen, *words):
    return chosen.directory / "-".join([chosen.game, *chosen.level.split(":")[1:], *map(str, words)])


def run_of(chosen, name, seed):
    """The character's choices in the run of that seed, by game; nothing is kept of one that failed or was ended."""
    folder = place(chosen, name, chosen.hands, "hands", seed)
    if not folder.exists():
        unfinished = folder.with_suffix(".part")
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(parents=True)
        play(chosen, ["sim", chosen.game, "--seats", f"{chosen.level}:{name},{chosen.level}", "--hands", chosen.hands,
                      "--record", unfinished, "--jobs", 1, "--seed", seed])
        unfinished.replace(folder)
    records = [path.read_text().splitlines() for path in sorted(folder.glob("*.sabacc"))]
    return [[choice for choice in choices(record) if choice.seat == 0] for record in records]


def duel_of(chosen, name):
    file = place(chosen, name, chosen.deals, "deals", f"{chosen.seed}.json")
    if not file.exists():
        unfinished = file.with_suffix(".part")
        unfinished.write_text(play(chosen, ["duel", chosen.game, "--seats", f"{chosen.level}:{name},{chosen.level}",
                                            "--hands", chosen.deals, "--jobs", chosen.jobs, "--seed", chosen.seed, "--json"]))
        unfinished.replace(file)
    return json.loads(file.read_text())["seats"][0]


# ---- tables


def table(head, rows):
    print("| " + " | ".join(head) + " |\n|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |", flush=True)
    print()


def show_habits(first, second):
    table(["", *(habit.name for habit in HABITS)],
          [[f"{name}, {word}", *(f"{run[name][habit.name].mean:.3f} ± {1.96 * run[name][habit.name].error:.3f}"
                                 for habit in HABITS)]
           for name in first for word, run in zip(RUNS, (first, second))])


def show_pairs(first, second, limit):
    """How many are told apart. Of the two comparisons of each pair the less clear one is printed."""
    rows = []
    for one, other in itertools.combinations(first, 2):
        found = min(greatest(first[one], second[other]), greatest(second[one], first[other]), key=lambda each: abs(each[1]))
        rows.append((one, other, *found))
    rows.sort(key=lambda row: abs(row[3]))
    table(["pair", "habit", "z", "told apart"],
          [[f"{one}, {other}", habit, f"{z:+.1f}", "yes" if abs(z) > limit else "no"] for one, other, habit, z in rows])
    return sum(abs(row[3]) > limit for row in rows), len(rows)


def show_recognised(first, second, limit):
    """How many are recognised."""
    rows, right = [], 0
    for name, run in second.items():
        habit, z = greatest(first[name], run)
        nearest = recognise(run, first)
        right += nearest[0] == name
        far = [f"{other} ({distance(run, first[other]):.0f})" for other in nearest[:2]]
        rows.append([name, f"{habit} {z:+.1f}", "yes" if abs(z) > limit else "no", *far])
    table(["character", "its runs differ most in", "told apart", "the second is nearest to", "next"], rows)
    return right


def show_strength(chosen, names):
    """Credits ahead of the opponent: twice what it is ahead of the mean of both."""
    duels = {name: duel_of(chosen, name) for name in names}
    table(["character", "deals", f"credits ahead of {chosen.level}, a hand"],
          [[name, chosen.deals, f"{2 * duel['ahead']:+.2f} ± {2 * duel['ahead_ci95']:.2f}"] for name, duel in duels.items()])
    ahead = [2 * duel["ahead"] for duel in duels.values()]
    print(f"The strongest and the weakest are {max(ahead) - min(ahead):.2f} credits a hand apart.")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lab", type=Path, metavar="LAB")
    parser.add_argument("directory", type=Path, metavar="DIR")
    parser.add_argument("--hands", type=int, default=1000, metavar="N", help="of each run (default: 1000)")
    parser.add_argument("--level", default="ai:master", metavar="AGENT", help="of all (default: ai:master)")
    parser.add_argument("--game", default="corellian-spike", choices=ROLLS, help="(default: corellian-spike)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="runs at once, and threads of duels (default: 1)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of first runs and of duels; second runs have the "
                        "next (default: 1)")
    parser.add_argument("--strength", action="store_true", help="compare their strength too")
    parser.add_argument("--deals", type=int, default=8000, metavar="N", help="of each duel (default: 8000)")
    chosen = parser.parse_args()
    if not chosen.lab.is_file():
        parser.error(f"{chosen.lab}: there is no such program; build sabacc-lab first")
    if min(chosen.hands, chosen.jobs, chosen.deals) < 1:
        parser.error("--hands, --jobs and --deals are at least 1")
    if not re.fullmatch(r"ai:[a-z]+", chosen.level):
        parser.error(f"--level {chosen.level}: it is a level's agent, as in ai:master")
    return chosen


def main():
    chosen = arguments()
    names = re.findall(r'^TEMPERAMENT\("(\w+)"', TEMPERAMENTS.read_text(), re.MULTILINE)
    chosen.directory.mkdir(parents=True, exist_ok=True)
    plays = [(name, chosen.seed + run) for run in range(len(RUNS)) for name in names]
    with ThreadPoolExecutor(chosen.jobs) as pool:
        habits = list(pool.map(lambda each: habits_of(run_of(chosen, *each)), plays))
    first, second = dict(zip(names, habits)), dict(zip(names, habits[len(names):]))
    limit = threshold(len(names))
    show_habits(first, second)
    told, pairs = show_pairs(first, second, limit)
    right = show_recognised(first, second, limit)
    print(f"{told} of {pairs} pairs told apart by {chosen.hands} hands (|z| above {limit:.2f}); "
          f"{right} of {len(names)} recognised.\n")
    if chosen.strength:
        show_strength(chosen, names)


if __name__ == "__main__":
    main()
