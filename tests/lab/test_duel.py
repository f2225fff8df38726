"""Duels, jobs, shards and the trial of bots, from outside.

    test_duel.py SABACC-LAB
"""

import json
import math
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

BAD = Path(__file__).resolve().parent / "bots" / "bad.py"
DOCS = Path(__file__).resolve().parents[2] / "docs"
SECONDS = re.compile(r'"seconds":[0-9.e-]+')

FOLDS = "for line in __import__('sys').stdin: print('{\"do\":\"fold\"}', flush=True)"
CHECKS = """import json, sys
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    print(json.dumps({"do": next((word for word in ("check", "match", "stand") if word in legal), "fold")}), flush=True)
"""


def documented_bot():
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    return re.search(r"```python\n(.*?)```", page, re.DOTALL)[1]


class LabCase(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.place = Path(directory.name)

    def lab(self, *arguments, status=0):
        done = subprocess.run([LAB, *map(str, arguments)], capture_output=True, text=True, cwd=self.place, timeout=300)
        self.assertEqual(done.returncode, status, done.stderr[-500:])
        self.said = done.stderr
        return done.stdout

    def json(self, *arguments, **more):
        return json.loads(self.lab(*arguments, "--json", **more))

    def script(self, name, words):
        path = self.place / name
        path.write_text(words, encoding="utf-8")
        return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"

    def refused(self, part, *arguments):
        self.assertEqual(self.lab(*arguments, status=2), "")
        self.assertIn(part, self.said)
        self.assertEqual(self.said.count("\n"), 1, self.said)


class TestDuel(LabCase):
    def test_the_same_level_against_itself_is_even(self):
        """The same chance and the same seeds: the same game is played in every rotation."""
        for game, seats, hands in (("classic", 2, 40), ("corellian-spike", 3, 40), ("bespin-yarith", 2, 40), ("kessel", 3, 4),
                                   ("pazaak", 2, 20), ("local", 4, 10), ("coruscant-shift", 2, 20), ("solitaire", 2, 20)):
            with self.subTest(game=game):
                told = self.json("duel", game, "--seats", ",".join(["ai:novice"] * seats), "--hands", hands)
                self.assertEqual((told["hands"], told["rotations"], told["errors"], told["conserved"]), (hands, seats, 0, True))
                first = told["seats"][0]
                for seat in told["seats"]:
                    self.assertEqual(seat, first)
                    self.assertEqual([seat[key] for key in ("ahead", "ahead_ci95", "wins_ahead", "wins_ahead_ci95")], [0] * 4)

    def test_one_that_checks_against_one_that_folds(self):
        """Antes of 1 into each pot. Who folds has lost both, 2 credits; the other gets the hand pot, 2, for its own 2."""
        checks, folds = self.script("checks.py", CHECKS), self.script("folds.py", FOLDS)
        told = self.json("duel", "swag", "--seats", f"exec:{checks},exec:{folds}", "--hands", 5)
        self.assertEqual((told["unit"], told["hands"], told["errors"]), ("hand", 5, 0))
        for seat, credits, ahead, won in zip(told["seats"], (0, -2), (1, -1), (10, 0)):
            self.assertEqual((seat["credits_per_hand"], seat["ci95"], seat["ahead"], seat["ahead_ci95"]), (credits, 0, ahead, 0))
            self.assertEqual((seat["hands_won"], seat["win_rate"], seat["wins_ahead"]), (won, won / 10, won / 10 - 0.5))

    def test_random_against_one_that_folds(self):
        """Nobody sees a second action of the folder, so that nothing but antes is lost: 2 by whoever folds, 0 by the other,
        whatever random has bet. Each deal alone, as a shard, gives the observations of the whole."""
        deals = 12
        words = ["duel", "swag", "--seats", f"random,exec:{self.script('folds.py', FOLDS)}", "--hands", deals, "--seed", 5]
        told = self.json(*words)
        alone = [self.json(*words, "--shard", f"{deal + 1}/{deals}") for deal in range(deals)]
        self.assertEqual([one["hands"] for one in alone], [1] * deals)
        for number in (0, 1):
            seat, won = told["seats"][number], [one["seats"][number]["hands_won"] for one in alone]
            self.assertTrue(all(0 <= count <= 2 for count in won))
            self.assertEqual(seat["hands_won"], sum(won))
            observed = [-2 * (2 - count) / 2 for count in won]  # the mean of two rotations
            mean = sum(observed) / deals
            deviation = math.sqrt(sum((value - mean) ** 2 for value in observed) / (deals - 1))
            self.assertAlmostEqual(seat["credits_per_hand"], mean, 7)
            self.assertAlmostEqual(seat["ci95"], 1.96 * deviation / math.sqrt(deals), 7)
            self.assertAlmostEqual(seat["win_rate"], sum(won) / (2 * deals), 7)
        self.assertEqual(told["seats"][0]["hands_won"] + told["seats"][1]["hands_won"], 2 * deals)
        self.assertGreater(told["seats"][0]["ci95"], 0)

    def test_every_rotation_has_the_same_cards_and_dealer(self):
        """Each bot notes what it sees at its first question of every game; of a game one may never be asked."""
        note = ("import json, os, sys\nfile, last = open(sys.argv[1], 'a', buffering=1), 0\n"
                "for line in sys.stdin:\n    state = json.loads(line)\n"
                "    if state['serial'] <= last or not last:\n"
                "        file.write(json.dumps([state['viewer'], state['dealer'], state['seats'][state['viewer']]['hand']]) + '\\n')\n"
                "    last, legal = state['serial'], state['legal']\n"
                "    print(json.dumps({'do': next((word for word in WORDS if word in legal), 'fold')}), flush=True)\n")
        checks = self.script("checks.py", "WORDS = 'check', 'match', 'stand'\n" + note)
        stands = self.script("stands.py", "WORDS = 'stand', 'match', 'check'\n" + note)
        self.json("duel", "corellian-spike", "--seats", f"exec:{checks} {self.place}/0,exec:{stands} {self.place}/1", "--hands", 6)
        seen = [[json.loads(line) for line in (self.place / name).read_text().splitlines()] for name in "01"]
        self.assertEqual([len(games) for games in seen], [12, 12])
        for deal in range(6):
            first, second = ([games[2 * deal], games[2 * deal + 1]] for games in seen)
            self.assertEqual([first[0][0], first[1][0], second[0][0], second[1][0]], [0, 1, 1, 0])
            self.assertEqual((first[0], first[1]), (second[1], second[0]))
            self.assertEqual(first[0][1], deal % 2)
        self.assertGreater(len({str(game[2]) for games in seen for game in games}), 8)

    def test_units(self):
        """A match of Pazaak and a whole game of Kessel; against the house each plays every hand by itself."""
        pazaak = self.json("duel", "pazaak", "--seats", "random,random", "--hands", 10)
        self.assertEqual((pazaak["unit"], sum(seat["hands_won"] for seat in pazaak["seats"])), ("match", 20))
        kessel = self.json("duel", "kessel", "--seats", "random,random", "--hands", 10)
        self.assertEqual((kessel["unit"], sum(seat["hands_won"] for seat in kessel["seats"])), ("game", 20))
        buy_in = 50  # one loses it, the other has it (KE-7)
        better = self.json("duel", "kessel", "--seats", "ai:novice,random", "--hands", 10)["seats"]
        self.assertEqual(better[0]["credits_per_hand"], buy_in * (2 * better[0]["win_rate"] - 1))
        alone = self.json("duel", "solitaire", "--seats", "random", "--hands", 30)["seats"][0]
        three = self.json("duel", "solitaire", "--seats", "ai:novice,random,random", "--hands", 30)["seats"]
        self.assertEqual([three[1]["hands_won"], three[2]["hands_won"]], [alone["hands_won"]] * 2)
        self.assertGreater(three[0]["hands_won"], alone["hands_won"])

    def test_one_against_three_of_a_kind_by_position(self):
        told = self.json("duel", "classic", "--seats", "ai:novice:Vex,random,random,random", "--hands", 20)
        self.assertEqual([seat["agent"] for seat in told["seats"]], ["ai:novice:Vex", "random", "random", "random"])
        self.assertAlmostEqual(sum(seat["ahead"] for seat in told["seats"]), 0, 6)

    def test_a_full_table_is_compared_with_its_own_mean(self):
        told = self.json("duel", "classic", "--seats", ",".join(["random"] * 8), "--hands", 4)["seats"]
        for key, ahead in (("credits_per_hand", "ahead"), ("win_rate", "wins_ahead")):
            mean = sum(seat[key] for seat in told) / 8
            for seat in told:
                self.assertAlmostEqual(seat[ahead], seat[key] - mean, 6)

    def test_what_is_refused(self):
        self.refused("duel: who plays?", "duel", "classic")
        self.refused("duel: which game?", "duel", "--seats", "random,random")
        self.refused("nobody plays as 'ai:regular:'; seats are random, ai:novice, ai:regular, ai:sharp, ai:master, ",
                     "duel", "classic", "--seats", "ai:regular:,random")
        self.refused("seats must be 2", "duel", "pazaak", "--seats", "random,random,random")


class TestJobsAndShards(LabCase):
    SERIES = (
        ["sim", "pazaak", "--games", 20, "--seed", 4],
        ["sim", "kessel", "--games", 7, "--seats", "ai:novice,random,random"],
        ["sim", "casino", "--games", 8, "--option", "end=hands 6", "--seats", "random"],
        ["duel", "corellian-spike", "--hands", 10, "--seats", "ai:novice,random,random"],
        ["duel", "solitaire", "--hands", 10, "--seats", "ai:novice,random"],
    )

    def same(self, left, right):
        self.assertEqual(SECONDS.sub("", left), SECONDS.sub("", right))

    def test_the_number_of_jobs_changes_nothing(self):
        cut = ["sim", "classic", "--hands", 333, "--seats", "ai:novice,random,random"]  # ends within a game
        for series in (*self.SERIES, cut):
            with self.subTest(series=series):
                one = self.lab(*series, "--json", "--jobs", 1)
                self.same(one, self.lab(*series, "--json", "--jobs", 3))
        self.assertEqual(json.loads(one)["hands"], 333)

    def shards(self, series, count):
        paths = []
        for part in range(1, count + 1):
            path = self.place / f"{len(list(self.place.iterdir()))}.json"
            path.write_text(self.lab(*series, "--json", "--shard", f"{part}/{count}", "--jobs", part), encoding="utf-8")
            paths.append(path)
        return paths

    def test_three_shards_are_the_whole(self):
        for series in self.SERIES:
            with self.subTest(series=series):
                whole = self.lab(*series, "--json")
                first, second, third = self.shards(series, 3)
                self.same(self.lab("merge", third, first, second), whole)
                partly = self.place / "partly.json"
                partly.write_text(self.lab("merge", third, first), encoding="utf-8")
                self.assertEqual(json.loads(partly.read_text(encoding="utf-8"))["shard"]["parts"], [1, 3])
                self.same(self.lab("merge", second, partly), whole)
                lines = self.place / "lines.json"
                lines.write_text("".join(path.read_text(encoding="utf-8") for path in (second, third, first)), encoding="utf-8")
                self.same(self.lab("merge", lines), whole)

    def test_more_shards_than_games(self):
        series = ["duel", "pazaak", "--hands", 2, "--seats", "random,random"]
        paths = self.shards(series, 3)
        self.assertEqual(json.loads(paths[2].read_text(encoding="utf-8"))["hands"], 0)
        self.same(self.lab("merge", *paths), self.lab(*series, "--json"))

    def test_runs_go_on_from_shard_to_shard(self):
        """One seat wins every hand: its longest run is all of them, though no shard has two games in a row."""
        checks, folds = self.script("checks.py", CHECKS), self.script("folds.py", FOLDS)
        series = ["sim", "swag", "--games", 4, "--option", "end=hands 2", "--seats", f"exec:{checks},exec:{folds}"]
        paths = self.shards(series, 2)
        self.assertEqual([seat["longest_run"] for seat in json.loads(self.lab("merge", *paths))["seats"]], [8, 0])

    def test_faults_of_bots_are_added_up(self):
        """There is no folding in Pazaak: every answer is a fault."""
        folds = self.script("folds.py", FOLDS)
        for series in (["duel", "pazaak", "--hands", 3], ["sim", "pazaak", "--games", 3]):
            words = [*series, "--json", "--seats", f"random,exec:{folds}"]
            whole = self.lab(*words, status=1)
            paths = [self.place / f"{part}.json" for part in (1, 2)]
            for part, path in enumerate(paths, 1):
                path.write_text(self.lab(*words, "--shard", f"{part}/2", status=1), encoding="utf-8")
            self.same(self.lab("merge", *paths, status=1), whole)
            told = json.loads(whole)
            self.assertGreater(told["errors"], 3)
            self.assertEqual(told["seats"][1]["bot"]["illegal"], told["errors"])
            self.assertNotIn("bot", told["seats"][0])

    def test_what_cannot_be_added_up(self):
        def shard(name, *words, part="1/2", game="pazaak", seats="random,random"):
            path = self.place / name
            path.write_text(self.lab("duel", game, "--seats", seats, "--hands", 4, "--json", "--shard", part, *words))
            return path
        first = shard("first")
        for part, other in (
            ("games", shard("game", part="2/2", game="classic")), ("seats", shard("seats", part="2/2", seats="random,ai:novice")),
            ("options", shard("options", "--option", "wager=30", part="2/2")), ("seeds", shard("seed", "--seed", 2, part="2/2")),
            ("stacks", shard("credits", "--credits", 500, part="2/2")), ("numbers of shards", shard("of", part="2/3")),
            ("numbers of games or hands", shard("hands", "--hands", 5, part="2/2"))):
            self.refused(f"merge: {first} and {other} are of different {part}", "merge", first, other)
        self.refused(f"merge: {first} brings shard 1 of 2 a second time", "merge", first, first)
        sim = self.place / "sim"
        sim.write_text(self.lab("sim", "pazaak", "--seats", "random,random", "--games", 4, "--json", "--shard", "2/2"))
        self.refused("are of different commands", "merge", first, sim)
        whole = self.place / "whole"
        whole.write_text(self.lab("duel", "pazaak", "--seats", "random,random", "--hands", 4, "--json"))
        self.refused(f"merge: {whole} is not what a shard prints", "merge", whole)
        self.refused("merge: no file", "merge")
        self.refused("none: No such file", "merge", "none")
        broken = json.loads(first.read_text())
        broken["shard"]["sums"]["agents"][0]["credits"]["squares"] = "9" * 50
        whole.write_text(json.dumps(broken))
        self.refused("is not what a shard prints", "merge", whole)
        for seats in (1, 3):  # of Pazaak
            crowd = json.loads(first.read_text())
            crowd["shard"]["order"]["table"] = seats
            whole.write_text(json.dumps(crowd))
            self.refused("is not what a shard prints", "merge", whole)
        whole.write_text("{")
        self.refused("is not JSON", "merge", whole)

    def test_what_cannot_be_divided(self):
        self.refused("sim: --shard needs --games", "sim", "classic", "--shard", "1/2")
        self.refused("--shard is written I/N", "sim", "classic", "--games", 2, "--shard", "2")
        self.refused("--shard I/N: I must be a whole number from 1 to 2", "sim", "classic", "--games", 2, "--shard", "3/2")
        self.refused("--shard I/N: N must be", "duel", "classic", "--seats", "random,random", "--shard", "1/0")


class TestTrialOfBots(LabCase):
    def bad(self, manner):
        return f"{shlex.quote(sys.executable)} {shlex.quote(str(BAD))} {manner}"

    def test_the_bot_of_the_documents_plays_every_game(self):
        bot = self.script("bot.py", documented_bot())
        told = self.json("bot", bot, "--hands", 1)
        self.assertEqual((told["faults"], told["dropped"], told["missing"]), ([], 0, 0))
        self.assertGreaterEqual(told["tables"], 14 + 12)  # every game, most at two sizes of table, and presets
        self.assertGreater(told["questions"], told["tables"])
        self.assertIn("every answer was good", self.lab("bot", bot, "pazaak", "kessel", "--hands", 1))

    def test_bad_answers_are_shown_with_their_questions(self):
        told = self.json("bot", self.bad("chatter"), "classic", "--hands", 2, status=1)
        self.assertEqual(told["malformed"], 0)
        fault = next(fault for fault in told["faults"] if fault["fault"] == "illegal")
        self.assertEqual((fault["game"], fault["answer"]), ("classic", '{"do": "check"}'))
        self.assertEqual(fault["question"]["viewer"], fault["seat"])
        self.assertEqual(fault["question"]["to_act"], [fault["seat"]])
        self.assertNotIn("check", fault["question"]["legal"])
        self.assertTrue(re.fullmatch("[a-z-]+", fault["why"]))
        told = self.json("bot", self.bad("zero"), "pazaak", "--hands", 1, status=1)
        self.assertEqual({fault["fault"] for fault in told["faults"]}, {"malformed"})
        self.assertIn("?, and more", told["faults"][-1]["answer"])
        text = self.lab("bot", self.bad("zero"), "pazaak", "--hands", 1, status=1)
        self.assertIn("pazaak, seat 0 of 2: malformed\n  question  {", text)
        self.assertIn("\n  answer    {", text)

    def test_silence_and_crashes_are_shown(self):
        told = self.json("bot", self.bad("hang"), "solitaire", "--answer-ms", 100, status=1)
        self.assertEqual((told["late"], told["dropped"]), (3, 1))
        self.assertEqual([fault["fault"] for fault in told["faults"]], ["late"] * 3)
        told = self.json("bot", self.bad("crash"), "pazaak", status=1)
        self.assertEqual(told["dropped"], told["tables"])
        self.assertEqual((told["faults"][0]["fault"], told["faults"][0]["why"]),
                         ("dropped", "it has closed its output: it ended with status 137"))
        self.refused("bot: which command?", "bot")
        self.refused("there is no game 'whist'", "bot", "true", "whist")

    def test_the_time_in_all(self):
        """Each answer takes a twentieth of a second: in time by itself, but not twenty of them in half a second."""
        slow = self.script("slow.py", "import time\n" + documented_bot().replace("    state", "    time.sleep(0.05)\n    state"))
        words = ["sim", "swag", "--seats", f"exec:{slow},random", "--hands", 20, "--seed", 2]
        self.assertIsNone(self.json(*words)["seats"][0]["bot"]["dropped"])
        bot = self.json(*words, "--total-ms", 500, status=1)["seats"][0]["bot"]
        self.assertEqual((bot["dropped"], bot["late"]), ("it has used up the time for all its answers", 1))
        self.assertGreater(bot["missing"], 0)


class TestBench(LabCase):
    def test_how_long_decisions_take(self):
        told = self.json("bench", "solitaire")
        self.assertEqual([level["level"] for level in told["levels"]],
                         ["random", "ai:novice", "ai:regular", "ai:sharp", "ai:master"])
        for level in told["levels"]:
            self.assertTrue(0 < level["mean_ms"] <= level["worst_ms"] and 0 < level["p95_ms"] <= level["worst_ms"], level)
            self.assertGreater(level["decisions"], 0)
            self.assertGreater(level["decisions_per_second"], 0)


if __name__ == "__main__":
    LAB = str(Path(sys.argv.pop(1)).resolve())
    unittest.main()
