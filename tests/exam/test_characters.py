"""How characters.py reads bets from a record, and what it concludes of them."""

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import characters
from characters import Choice, Estimate

HEADER = {"sabacc-record": 1, "game": "corellian-spike", "options": {"ante": 5},
          "seats": [{"name": "Ana", "credits": 100}, {"name": "Bex", "credits": 100}]}

# A hand that is folded in its second round, one that is played to its end with all-in, and the beginning of a third.
HANDS = """* deal ci+2 tr-8 sq+3 sq-4 ci+9
1 stand
0 trade tr-8 deck
* deal sq-5
1 check
0 bet 5
1 raise 20
0 match
* roll 4 3
1 stand
0 stand
1 bet 50
0 fold
* deal ci+2 tr-8 sq+3 sq-4 ci+9
0 stand
1 stand
0 check
1 check
* roll 1 2
0 stand
1 stand
0 bet 30
1 match
* roll 6 5
0 stand
1 stand
* roll 6 4
* deal ci+2 tr-8 sq+3 sq-4 ci+9
1 stand
0 stand
1 bet 10"""

BETS = [Choice(1, "check", 0, 10, 0), Choice(0, "bet", 0, 10, 5), Choice(1, "raise", 5, 15, 15),
        Choice(0, "match", 15, 35, 0), Choice(1, "bet", 0, 50, 50), Choice(0, "fold", 50, 100, 0),
        Choice(0, "check", 0, 10, 0), Choice(1, "check", 0, 10, 0), Choice(0, "bet", 0, 10, 30),
        Choice(1, "match", 30, 40, 0), Choice(1, "bet", 0, 10, 10)]


def record(moves=HANDS):
    return [json.dumps(HEADER), *(json.dumps({"do": move}) for move in moves.splitlines())]


class TestReckoning(unittest.TestCase):
    def test_bets_and_pots(self):
        self.assertEqual(list(characters.choices(record())), BETS)

    def test_what_is_not_played_is_passed_over(self):
        lines = record()
        for at in range(len(lines), 0, -1):
            lines[at:at] = [json.dumps({"note": "0 bet 7"}), json.dumps({"expect": {"hand_pot": 1}})]
        self.assertEqual(list(characters.choices(lines)), BETS)

    def test_what_is_bought_is_in_the_pot(self):
        lines = record("1 check\n0 bet 10\n1 match\n1 buy spike\n0 pass\n1 bet 35")
        lines[0] = lines[0].replace("corellian-spike", "bespin-yarith")
        self.assertEqual(list(characters.choices(lines))[-1], Choice(1, "bet", 0, 35, 35))

    def test_no_card_or_number_of_dice_is_read(self):
        other = HANDS.replace("ci+2 tr-8 sq+3 sq-4 ci+9", "?").replace("tr-8", "?").replace("sq-5", "?")
        for dice in ("4 3", "1 2", "6 5", "6 4"):
            other = other.replace(f"roll {dice}", "roll ? ?")
        self.assertEqual(list(characters.choices(record(other))), BETS)


class TestHabits(unittest.TestCase):
    def test_each_counts_what_it_says(self):
        wanted = [{"bets": (2 / 3, 3), "raises": (0, 2), "matches": (1 / 2, 2), "folds": (1 / 2, 2),
                   "small": (1 / 2, 2), "large": (1 / 2, 2), "size": (0.29, 2)},
                  {"bets": (1 / 2, 4), "raises": (1 / 2, 2), "matches": (1 / 2, 2), "folds": (0, 2),
                   "small": (0, 3), "large": (0, 3), "size": (-0.14, 3)}]
        for seat, told in enumerate(wanted):
            habits = characters.habits_of([[choice for choice in BETS if choice.seat == seat]])
            self.assertEqual([(name, each.count) for name, each in habits.items()],
                             [(name, count) for name, (_, count) in told.items()])
            for name, (mean, _) in told.items():
                self.assertAlmostEqual(habits[name].mean, mean, delta=0.005, msg=name)

    def test_games_are_what_is_independent(self):
        """Values that are alike within their games say less than as many games of one value each."""
        alone, alike = characters.estimate([[0], [1]] * 8), characters.estimate([[0, 0], [1, 1]] * 4)
        self.assertEqual((alone.mean, alone.count), (alike.mean, alike.count))
        self.assertAlmostEqual(alone.error ** 2, 0.25 / 15)
        self.assertAlmostEqual(alike.error ** 2, 0.25 / 7)

    def test_what_was_never_asked_tells_nobody_apart(self):
        never = characters.estimate([[], []])
        self.assertEqual(characters.apart(never, Estimate(0.5, 0.1, 9)), 0)


def player(**means):
    return {habit.name: Estimate(means.get(habit.name, 0.5), 0.03, 400) for habit in characters.HABITS}


class TestConclusions(unittest.TestCase):
    def test_the_greatest_difference_decides(self):
        habit, z = characters.greatest(player(bets=0.6), player(folds=0.7))
        self.assertEqual(habit, "folds")
        self.assertAlmostEqual(z, -0.2 / 0.03 / 2 ** 0.5)

    def test_a_run_is_taken_for_the_nearest(self):
        learnt = {"Ana": player(bets=0.3), "Bex": player(bets=0.6), "Cai": player(bets=0.9)}
        self.assertEqual(characters.recognise(player(bets=0.65), learnt), ["Bex", "Cai", "Ana"])

    def test_the_threshold_allows_for_all_that_is_tried(self):
        self.assertAlmostEqual(characters.threshold(8), 3.72, places=2)
        self.assertGreater(characters.threshold(20), characters.threshold(8))

    def test_the_less_clear_of_two_comparisons_counts(self):
        first, second = {"Ana": player(), "Bex": player(bets=0.9)}, {"Ana": player(bets=0.85), "Bex": player(bets=0.9)}
        with contextlib.redirect_stdout(io.StringIO()) as shown:
            self.assertEqual(characters.show_pairs(first, second, 3), (0, 1))
        self.assertIn("| Ana, Bex | bets | -1.2 | no |", shown.getvalue())


class TestPlaying(unittest.TestCase):
    def test_what_is_there_is_not_played_again(self):
        def write(_, words):
            (words[words.index("--record") + 1] / "a.sabacc").write_text("\n".join(record()) + "\n")

        with tempfile.TemporaryDirectory() as folder:
            chosen = mock.Mock(directory=Path(folder), game="corellian-spike", level="ai:master", hands=3)
            with mock.patch.object(characters, "play", side_effect=write) as played:
                for _ in range(2):
                    games = characters.run_of(chosen, "Vex", 1)
                    self.assertEqual(games, [[choice for choice in BETS if choice.seat == 0]])
            self.assertEqual(played.call_count, 1)

    def test_bad_use(self):
        for words in (["--hands", "0"], ["--game", "pazaak"], ["--level", "random"], ["--jobs", "x"]):
            with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()), \
                    mock.patch.object(sys, "argv", ["characters.py", __file__, "DIR", *words]):
                characters.arguments()


if __name__ == "__main__":
    unittest.main()
