"""`sabacc-lab history`: a game in words and in figures, and what it must not give away.

    test_history.py LAB
"""

import csv
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HEADER = ('{"sabacc-record": 1, "game": "corellian-spike", "options": {"end": "hands 1"}, "seats": [{"name": "Ana, the '
          'first", "credits": 100, "agent": "human"}, {"name": "Bex", "credits": 100, "agent": "ai:sharp"}], "dealer": 0, '
          '"stack": {"deal": ["ci+1", "ci+7", "sq+1", "sq+7", "tr-9", "tr+7", "ci-7"], "roll": [[1, 2], [3, 4], [5, 6]]}}\n')
BEGUN = ["1 stand", "0 draw deck", "1 check", "0 check", "1 stand", "0 draw deck", "1 bet 10", "0 match"]
ENDED = ["1 stand", "0 stand", "1 check", "0 check"]

WHOLE = """Corellian Spike
  whole.sabacc
  Options: end hands 1
  Seat 0: Ana, the first, human, 100 credits
  Seat 1: Bex, ai:sharp, 100 credits
  Ana, the first deals

Hand 1
  Antes: Bex 1 + 1; Ana, the first 1 + 1
  Dealt: Bex ci+1; Ana, the first ci+7; Bex sq+1; Ana, the first sq+7; Discard pile tr-9
  Bex stands
  Ana, the first draws a card
  Dealt: Ana, the first tr+7
  Bex checks
  Ana, the first checks
  Rolled: 1 2
  Bex stands
  Ana, the first draws a card
  Dealt: Ana, the first ci-7
  Bex bets 10
  Ana, the first matches 10
  Rolled: 3 4
  Bex stands
  Ana, the first stands
  Bex checks
  Ana, the first checks
  Rolled: 5 6
  Shown: Bex ci+1 sq+1; Ana, the first ci+7 sq+7 tr+7 ci-7
  Bex: Nulrhek +2
  Ana, the first: Nulrhek +14
  Bex takes 22 of the hand pot
  Won by: Bex
  Bex deals
  Bex takes 2 of the sabacc pot
  The game is won by: Bex
  Credits: Ana, the first 88; Bex 112
"""

GAMES = ["classic", "brockley", "force", "swag", "standard", "low-tech", "local", "casino", "solitaire",
         "corellian-spike", "bespin-yarith", "coruscant-shift", "kessel", "pazaak"]
# What is won there is lost by somebody at the table; in the others the house plays, or sets are counted.
AMONG_SEATS = [game for game in GAMES if game not in ("casino", "solitaire", "kessel", "pazaak")]


class TestHistory(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.place = Path(directory.name)

    def record(self, name, actions):
        lines = "".join(f'{{"do": "{action}"}}\n' for action in actions)
        (self.place / name).write_text(HEADER + lines, encoding="utf-8")
        return name

    def lab(self, *arguments):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
        return subprocess.run([LAB, *arguments], capture_output=True, text=True, env=environment, cwd=self.place,
                              encoding="utf-8", timeout=120)

    def printed(self, *arguments):
        done = self.lab("history", *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def figures(self, *arguments):
        return list(csv.DictReader(io.StringIO(self.printed("--csv", *arguments))))

    def test_text(self):
        self.assertEqual(self.printed(self.record("whole.sabacc", BEGUN + ENDED)), WHOLE)

    def test_markdown(self):
        words = self.printed("--markdown", self.record("whole.sabacc", BEGUN + ENDED)).splitlines()
        self.assertEqual([line for line in words if line.startswith("#")], ["# Corellian Spike", "## Hand 1"])
        self.assertIn("- Bex takes 22 of the hand pot", words)
        self.assertTrue(all(line.startswith(("- ", "#")) for line in words if line))

    def test_figures(self):
        rows = self.figures(self.record("whole.sabacc", BEGUN + ENDED))
        self.assertEqual([row["name"] for row in rows], ["Ana, the first", "Bex"])
        self.assertEqual([(row["change"], row["now"], row["won"], row["shown"]) for row in rows],
                         [("-12", "88", "0", "1"), ("12", "112", "1", "1")])
        self.assertEqual([(row["rank"], row["total"], row["cards"]) for row in rows],
                         [("nulrhek", "14", "ci+7 sq+7 tr+7 ci-7"), ("nulrhek", "2", "ci+1 sq+1")])

    def test_several_have_one_heading(self):
        one, other = self.record("one.sabacc", BEGUN + ENDED), self.record("other.sabacc", BEGUN + ENDED)
        self.assertEqual([row["record"] for row in self.figures(one, other)], [one, one, other, other])

    def test_an_unfinished_game_keeps_its_secrets(self):
        words = self.printed(self.record("begun.sabacc", BEGUN))
        self.assertIn("Dealt: Bex ?; Ana, the first ?", words)
        for card in ("ci+1", "ci+7", "sq+1", "tr+7"):
            self.assertNotIn(card, words.replace("tr-9", ""))
        self.assertEqual(self.figures("begun.sabacc"), [])

    def test_bad_records(self):
        (self.place / "bad.sabacc").write_text("nonsense\n")
        done = self.lab("history", "bad.sabacc")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("bad.sabacc:1:", done.stderr)
        done = self.lab("history", self.record("wrong.sabacc", ["0 stand"]))
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("wrong.sabacc:2", done.stderr)

    def test_every_game(self):
        """What its figures add up to is what the record ends with."""
        for game in GAMES:
            folder = self.place / game
            ends = ["--option", "end=hands 6"] if game in ("casino", "solitaire") else []
            done = self.lab("sim", game, *ends, "--games", "2", "--seed", "5", "--record", str(folder))
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            for record in sorted(folder.glob("*.sabacc")):
                with self.subTest(record=record.name):
                    self.check(game, str(record))

    def check(self, game, record):
        state = json.loads(self.lab("show", record).stdout)
        rows = self.figures(record)
        self.assertTrue(rows)
        self.assertNotIn("?", "".join(row["cards"] for row in rows))
        last = {row["seat"]: int(row["now"]) for row in rows}
        if game in AMONG_SEATS:
            begun = json.loads(Path(record).read_text().splitlines()[0])["seats"]
            for seat, now in last.items():
                won = sum(int(row["change"]) for row in rows if row["seat"] == seat)
                self.assertEqual(begun[int(seat)]["credits"] + won, now)
                self.assertLessEqual(now, state["seats"][int(seat)]["credits"])  # the sabacc pot may be left over
        words = self.printed(record)
        self.assertEqual(words.count("\nHand "), len(set(row["hand"] for row in rows)) if game != "pazaak" else 1)
        self.assertIn("The game is won by:", words)


if __name__ == "__main__":
    LAB = sys.argv.pop(1)
    unittest.main()
