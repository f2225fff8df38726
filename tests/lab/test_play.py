"""`sabacc-lab play`: whole games played by lines of text.

    test_play.py LAB
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GAMES = ["classic", "brockley", "force", "swag", "standard", "low-tech", "local", "casino", "solitaire", "corellian-spike",
         "bespin-yarith", "coruscant-shift", "kessel", "pazaak"]
SHORT = {"corellian-spike": ["--option", "end=hands 1"], "bespin-yarith": ["--option", "end=hands 1"]}


class TestPlay(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def file(self, name):
        return os.path.join(self.folder.name, name)

    def play(self, lines, *arguments):
        return subprocess.run([LAB, "play", *arguments], input="".join(f"{line}\n" for line in lines), capture_output=True,
                              text=True, timeout=120, check=False)

    def spike(self, lines, *arguments):
        done = self.play(lines, "corellian-spike", "--seed", "1", "--seats", "human:Ana,ai:novice,random", *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout

    def actions(self, path):
        lines = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]
        return [line["do"] for line in lines if line.get("do", "*")[0] != "*"]

    def assert_told(self, words, said):
        self.assertTrue(words in said, f"{words!r} is not told in the end: {said[-600:]}")

    def test_every_game_is_played_by_random_numbers(self):
        for number, game in enumerate(GAMES):
            chance = random.Random(number)
            lines = [chance.choice(["1", "1", "2", "3", "4 1", "5", "6", ""]) for _ in range(150)]
            record = self.file(f"{game}.sabacc")
            with self.subTest(game=game):
                done = self.play(lines, game, "--seed", str(number + 1), "--record", record, *SHORT.get(game, []))
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assert_told("Your turn.", done.stdout)
                self.assertTrue("Won by: " in done.stdout, done.stdout[-600:])
                self.assertGreater(len([line for line in self.actions(record) if line.startswith("0 ")]), 2)
                run = subprocess.run([LAB, "run", record], capture_output=True, text=True, check=False)
                self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_a_choice_is_named_by_number_by_its_beginning_or_as_in_a_record(self):
        for line, action in (("2 2", "0 trade"), ("trade new 2", "0 trade"), ("dr", "0 draw deck"), ("DRAW", "0 draw deck"), ("stand", "0 stand"),
                             ("trade new 1", "0 trade"), ("draw deck", "0 draw deck")):
            record = self.file(f"{line.replace(' ', '-')}.sabacc")
            self.spike([line], "--record", record)
            with self.subTest(line=line):
                mine = [words for words in self.actions(record) if words.startswith("0 ")]
                self.assertTrue(mine[0].startswith(action), mine)

    def test_what_a_choice_needs_is_asked_for(self):
        record = self.file("asked.sabacc")
        said = self.spike(["stand", "bet", "0", "ten", "7"], "--record", record)
        self.assert_told("How much? From 1 to ", said)
        self.assertEqual(said.count("Type a whole number from 1 to "), 2)
        self.assert_told("0 bet 7", self.actions(record))

    def test_more_than_a_choice_needs_is_refused(self):
        record = self.file("more.sabacc")
        said = self.spike(["stand", "bet 5 6", "fold 3", "check"], "--record", record)
        self.assertEqual(said.count("That is more than this choice needs."), 2)
        self.assertEqual([words for words in self.actions(record) if words.startswith("0 ")][:2], ["0 stand", "0 check"])

    def test_a_beginning_of_several_is_not_taken_for_a_record(self):
        said = self.play(["draw", "stand"], "kessel", "--seed", "7").stdout
        self.assert_told("That may mean several choices.", said)

    def test_a_choice_is_told_without_what_is_not_chosen_yet(self):
        said = self.play(["1"], "force", "--seed", "3").stdout
        self.assert_told("  1: Light Side\n  2: Dark Side\n", said)

    def test_an_empty_line_leaves_a_question(self):
        record = self.file("left.sabacc")
        self.spike(["stand", "bet", "", "check"], "--record", record)
        self.assert_told("0 check", self.actions(record))

    def test_what_is_not_understood_changes_nothing(self):
        usual, odd = self.file("usual.sabacc"), self.file("odd.sabacc")
        junk = ["", "0", "99", "frobnicate", "-1", "2 99 \n", "bet ten", "s t a n d", "x" * 3000, "\x07\x1b[2J", "ca 3 ci+9", "fold now"]
        self.spike(["stand", "check"], "--record", usual)
        said = self.spike([*junk, "stand", *junk, "check"], "--record", odd)
        self.assertEqual(self.actions(usual), self.actions(odd))
        for sentence in ("There is no choice 99", "There is no choice 0", "That is none of the choices", "That line is too long"):
            self.assert_told(sentence, said)

    def test_what_fits_several_choices_is_not_guessed(self):
        said = self.spike(["fo", "f"], "--seats", "human:Ana,random,random,random", "--seed", "6")
        self.assert_told("That may mean several choices.", said)

    def test_the_words_it_knows(self):
        said = self.spike(["?", "hand", "table", "kinds", "rules", "again", "advice"])
        for words in ("Other words: ", "Your hand: 1: ", "2 hidden cards", "1. Pure Sabacc: ", "1. ",
                      "Hand 1", "in 100. "):
            self.assert_told(words, said)

    def test_advice_names_nobody_who_is_not_meant_and_no_chance_twice(self):
        told = []
        for seed in range(1, 4):
            said = self.play(["advice", "stand", "advice", "check", "advice"], "corellian-spike", "--seed", str(seed)).stdout
            self.assert_told("Credits from now on, and how often the hand is won:\n1. ", said)
            told += [line for line in said.splitlines() if " in 100. " in line or line.endswith(" in 100.")]
        self.assertGreater(len(told), 20)
        for line in told:
            self.assertNotIn(", Player:", line)
            self.assertNotIn("The hand is won", line)
            self.assertRegex(line, r"^\d\. [^:]+(: [^:]+)?: worth [^ ]+, wins \d+ in 100\.")

    def test_what_happens_is_told_in_words_and_without_clauses(self):
        said = "".join(self.play(["1", "2", "1 1", "1"] * 12, game, "--seed", "3").stdout
                       for game in ("kessel", "pazaak", "casino", "force", "swag", "coruscant-shift"))
        for words in ("loses 1 chip\n", "wins set 1. ", " is bombed out\n", " passes\n", " chooses a card\n", "keeps 1 card\n"):
            self.assert_told(words, said)
        self.assertRegex(said, r"; Discard pile the Sand [^,]+, the Blood ")
        for line in said.splitlines():
            self.assertNotRegex(line, r"\([A-Z]{2}-[0-9]+\)|: (pass|pick|keep)( |$)|a hidden card, a hidden card")

    def test_hands_of_others_are_hidden_till_they_are_shown(self):
        for seed in range(1, 6):
            done = self.play(["table"], "corellian-spike", "--seed", str(seed), "--seats", "human,random,random,ai:novice")
            others = [line for line in done.stdout.splitlines() if ", has " in line]
            self.assertEqual(len(others), 3)
            for line in others:
                self.assertRegex(line, r"^[^:]+: [2-9] hidden cards(, [^,]+)?\.$")

    def test_a_choice_can_be_taken_back(self):
        record = self.file("undone.sabacc")
        self.spike(["stand", "check", "undo", "bet 3"], "--record", record)
        mine = [line for line in self.actions(record) if line.startswith("0 ")]
        self.assertEqual(mine[:2], ["0 stand", "0 bet 3"])

    def test_a_card_counts_as_another_that_is_asked_for(self):
        record = self.file("clone.sabacc")
        said = self.play(["check", "clone", "1", "2"], "classic", "--option", "devices=allowed", "--option", "field=off",
                         "--seats", "human:Ana,random", "--seed", "2", "--credits", "300", "--record", record).stdout
        self.assert_told("As which card is it to count? Type its number.\n  1: the 6 of Sabers\n  2: the 2 of Flasks\n", said)
        self.assert_told("0 clone sa6 fl2", self.actions(record))

    def test_why_nothing_is_taken_back_is_told(self):
        self.assert_told("There is no move of yours to take back.", self.spike(["undo"]))
        self.assert_told("You have seen a card since your last move, so it stays.", self.spike(["draw", "undo"]))

    def test_words_are_answered_within_a_question(self):
        record = self.file("within.sabacc")
        said = self.spike(["stand", "bet", "hand", "?", "table", "rules 1", "again", "7"], "--record", record)
        asked = said[said.index("How much?"):said.index("bets 7")]
        for words in ("Your hand: 1: ", "Other words: ", ", has ", "1. The aim"):
            self.assert_told(words, asked)
        self.assertEqual(asked.count("The question is still open"), 5)
        self.assert_told("0 bet 7", self.actions(record))
        for word in ("", "undo"):
            self.assert_told("Nothing was done. Choose again:\n  1: ", self.spike(["stand", "bet", word]))
        self.assert_told("The game was left", self.spike(["stand", "bet", "quit", "check"]))

    def test_rules_are_told_by_steps(self):
        titles, one, whole = (self.spike([words]) for words in ("rules", "rules 2", "rules all"))
        self.assert_told("1. The aim and the deal\n2. ", titles)
        self.assertIn("Type “rules 1” for the first of these", titles)
        told = [line for line in one.splitlines() if line[:1].isdigit() and len(line) > 40]
        self.assertEqual([line[:3] for line in told], ["2. "])
        self.assert_told(told[0], whole)
        self.assertGreater(len([line for line in whole.splitlines() if line[:1].isdigit() and len(line) > 40]), 3)
        self.assertEqual(self.spike(["rules 99"]), titles)

    def test_a_game_for_chips_tells_turns_and_chips_and_no_credits(self):
        said = self.play(["table", "3", "hand", "4"], "kessel", "--seed", "5").stdout
        for words in ("Turn 1 of 3. In the hand pot 200. Chips: 7, in play 0.\n", ": Draw Sand, for a chip\n",
                      "Orro, stands, chips 7, in play 1: ",
                      "You have played one in this turn: the next may be played in your next turn."):
            self.assert_told(words, said)
        self.assertNotIn("You have 50", said)

    def test_a_token_that_nobody_can_bear_says_why(self):
        said = "".join(self.play([], "kessel", "--seed", str(seed), "--seats", "ai:novice,human").stdout for seed in range(1, 40))
        told = [line for line in said.splitlines() if "cannot be played: it wants a seat that stood last." in line]
        self.assertTrue(told, "no hand of these has the token")
        for line in told:
            self.assertIn("Target Audit cannot be played", line)
            self.assertIn("Your tokens: ", line)

    def test_side_cards_are_one_choice(self):
        record = self.file("sides.sabacc")
        said = self.play(["1 1", "1", "2", "undo", "1 4", "undo", "play +"], "pazaak", "--seed", "5", "--record", record).stdout
        self.assert_told("  1: Play a card: ±3, ±4, ±2, ±5\n  2: End the turn\n  3: Stand\n", said)
        self.assert_told("Which one? Type its number.\n  1: Play a card: ±3 +\n  2: Play a card: ±3 −\n", said)
        for words in ("Player plays ±3 as −3: 0 in all", "Player plays ±4 as −4: -1 in all"):
            self.assert_told(words.replace("-1", "−1"), said)

    def test_who_is_out_may_skip_to_the_end(self):
        ends = {}
        for answer in ("rest", ""):
            done = self.play(["draw", "bet 98", "draw", "draw", answer], "corellian-spike", "--seed", "6",
                             "--option", "end=hands 6", "--record", self.file(f"out{answer}.sabacc"))
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assert_told("You are out of the game. Type “rest”", done.stdout)
            ends[answer] = done.stdout.split("for its end.\n")[1]
        self.assertTrue(ends["rest"].endswith(ends[""]) and "The game is won by: " in ends[""], ends[""])
        self.assertLess(3 * len(ends[""]), len(ends["rest"]))
        self.assertEqual(self.actions(self.file("out.sabacc")), self.actions(self.file("outrest.sabacc")))

    def test_the_end_of_the_input_leaves_the_game(self):
        self.assert_told("is not kept: --record FILE keeps it", self.spike([]))
        record = self.file("kept.sabacc")
        self.assert_told(f"The game is kept: sabacc-lab play {record} goes on with it.", self.spike(["quit"], "--record", record))

    def test_a_game_that_is_gone_on_with_is_the_same_game(self):
        whole, parts = self.file("whole.sabacc"), self.file("parts.sabacc")
        answers = ["stand", "check", "1", "1", "1", "1", "1"]
        self.spike(answers, "--record", whole)
        self.spike(answers[:2], "--record", parts)
        for answer in answers[2:]:
            done = self.play([answer], parts)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.actions(parts), self.actions(whole))

    def test_one_person_plays(self):
        for seats, wanted in (("human,human", "one person plays in a terminal"), ("random,random", "no seat is a person's"),
                              ("exec:cat,human", "--seats exec: give each seat as human")):
            done = self.play([], "corellian-spike", "--seats", seats)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assert_told(wanted, done.stderr)

    def test_bad_arguments_are_refused(self):
        begun = self.file("begun.sabacc")
        self.spike(["quit"], "--record", begun)
        for arguments, wanted in (([], "which game?"), (["chess"], "chess"), (["nowhere/none.sabacc"], "none.sabacc"),
                                  ([begun, "--seed", "3"], "leave the options out"), (["classic", "pazaak"], "one game at a time"),
                                  (["classic", "--option", "ante"], "KEY=VALUE"), (["classic", "--option", "ante=x"], "ante"),
                                  (["classic", "--record", begun], begun)):
            done = self.play([], *arguments)
            with self.subTest(arguments=arguments):
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assert_told(wanted, done.stderr)

    def test_a_side_deck_is_built_as_in_a_record(self):
        record = self.file("side.sabacc")
        done = self.play(["side +1 +2 +3 -1 -2 -3 +4 -4 +5 -5"], "pazaak", "--seed", "3", "--record", record)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assert_told("0 side +1 +2 +3 -1 -2 -3 +4 -4 +5 -5", self.actions(record))

    def test_sets_are_told_with_their_scores(self):
        done = self.play(["1", "1", "stand", "stand", "stand", "stand"], "pazaak", "--seed", "7")
        for words in ("Player has picked a side deck\n", "Player is dealt 6: 6 in all", "Player stands with 6",
                      "Ishk stands with 12\n  Player 6; Ishk 12\n  Ishk wins set 1. Player 0, Ishk 1\n"):
            self.assert_told(words, done.stdout)

    def test_a_token_is_told_with_what_it_does(self):
        done = self.play([], "kessel", "--seed", "7")
        self.assert_told("Play a token: Refund. Up to two of your chips in play come back", done.stdout)

    def test_it_speaks_the_language_that_is_asked_for(self):
        done = subprocess.run([LAB, "--lang", "de", "play", "corellian-spike", "--seed", "5"], input="", capture_output=True,
                              text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertFalse("Your turn." in done.stdout)


if __name__ == "__main__":
    LAB = sys.argv.pop(1)
    unittest.main()
