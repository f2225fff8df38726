#!/usr/bin/env python3
"""The chances and credits of `sabacc-lab odds` beside exact ones, in ten positions each of four games.

    tests/exam/test_odds.py LAB [--playouts N] [--table]

Intervals of 95 % miss one value of twenty: 36 of 40 must hold. With --table each position is printed.
"""

import json
import subprocess
import sys
import unittest
from pathlib import Path

from exact_odds import GAMES, Position

FOLDER = Path(__file__).parent / "odds"
POSITIONS, HELD = 40, 36
LAB, PLAYOUTS = "", "1000"


def printed(*words):
    done = subprocess.run([LAB, *map(str, words)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def position_of(path):
    to_act = printed("show", path)["to_act"][0]
    return Position(printed("show", path, "--seat", to_act))


class Compared:
    """A position's printed chance and credits, and what they are exactly."""

    def __init__(self, path):
        position = position_of(path)
        self.name = path.stem
        self.verb, exact = GAMES[position.state["game"]]
        choices = printed("odds", path, "--playouts", PLAYOUTS, "--json")["choices"]
        self.choice = next(choice for choice in choices if choice["do"] == self.verb)
        self.win, self.credits = exact(position)

    # Half of the last digit printed belongs to the interval.
    def holds_win(self):
        return abs(self.choice["win"] - float(self.win)) <= self.choice["win_ci95"] + 0.00005

    def holds_credits(self):
        return self.credits is None or abs(self.choice["credits"] - float(self.credits)) <= self.choice["ci95"] + 0.005

    def row(self):
        choice = self.choice
        credits = "" if self.credits is None else (f"{choice['credits']:+.2f} ± {choice['ci95']:.2f} | "
                                                   f"{float(self.credits):+.2f}")
        said = "" if self.holds_win() and self.holds_credits() else "outside"
        return (f"| {self.name} | {self.verb} | {100 * choice['win']:.1f} ± {100 * choice['win_ci95']:.1f} | "
                f"{100 * float(self.win):.2f} | {credits or ' | '} | {said} |")


def compared():
    return [Compared(path) for path in sorted(FOLDER.glob("*.sabacc"))]


class TestOdds(unittest.TestCase):
    def test_exact_values_lie_in_the_intervals(self):
        positions = compared()
        self.assertEqual(len(positions), POSITIONS)
        chances = sorted(position.win for position in positions)
        self.assertLess(chances[POSITIONS // 4], 0.4)
        self.assertGreater(chances[-POSITIONS // 4], 0.6)
        outside = [position.row() for position in positions if not position.holds_win()]
        self.assertGreaterEqual(POSITIONS - len(outside), HELD, outside)
        credits = [position for position in positions if position.credits is not None]
        outside = [position.row() for position in credits if not position.holds_credits()]
        self.assertLessEqual(len(outside), len(credits) * (POSITIONS - HELD) // POSITIONS, outside)

    def test_intervals_shrink_with_the_root_of_the_play_outs(self):
        path = FOLDER / "corellian-spike-01.sabacc"
        few, many = (printed("odds", path, "--playouts", playouts, "--json")["choices"][0] for playouts in (400, 40000))
        self.assertAlmostEqual(many["ci95"], few["ci95"] / 10, delta=0.006)
        self.assertAlmostEqual(many["win_ci95"], few["win_ci95"] / 10, delta=0.0006)


def print_table():
    print("| position | choice | printed, % | exactly | credits printed | exactly | |\n|---|---|---|---|---|---|---|")
    positions = compared()
    for position in positions:
        print(position.row())
    credits = [position for position in positions if position.credits is not None]
    print(f"\nChances within: {sum(position.holds_win() for position in positions)} of {len(positions)}; "
          f"credits: {sum(position.holds_credits() for position in credits)} of {len(credits)}")


if __name__ == "__main__":
    LAB = sys.argv.pop(1)
    if "--playouts" in sys.argv:
        at = sys.argv.index("--playouts")
        PLAYOUTS = sys.argv[at + 1]
        del sys.argv[at:at + 2]
    if "--table" in sys.argv:
        print_table()
    else:
        unittest.main()
