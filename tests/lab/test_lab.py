"""The lab from outside: results, exit codes, and errors of one line that say what to do.

    test_lab.py LAB
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HEADER = ('{"sabacc-record": 1, "game": "corellian-spike", "options": {"end": "hands 1"}, '
          '"seats": [{"name": "Ana", "credits": 100}, {"name": "Bex", "credits": 50}], "dealer": 0, '
          '"stack": {"deal": ["ci+5", "sq+3", "tr-5", "sq+9", "ci+1"]}}\n')
GOOD = HEADER + '{"do": "1 stand"}\n{"expect": {"to_act": 0}}\n'

# An outside bot: the mildest of what is offered.
BOT = """import json, sys
for line in sys.stdin:
    legal = json.loads(line)["legal"]
    mild = [word for word in ("check", "match", "stand") if word in legal] + ["fold"]
    print(json.dumps({"do": mild[0]}), flush=True)
"""

# All games, in the order of the rulebook.
GAMES = ["classic", "brockley", "force", "swag", "standard", "low-tech", "local", "casino", "solitaire",
         "corellian-spike", "bespin-yarith", "coruscant-shift", "kessel", "pazaak"]
STAKES = ["low-stakes", "mid-stakes", "high-stakes"]
SPIKES = ["holdem-field", "rim-spike", "wild-spike"]
LIMITS = ["wookiee", "casino-betting"]
TABLES = ["force-array", "sith-array", "smugglers-array", "republic-array", "partnership-array", "hunted-array",
          "temporal-array"]
PRESETS = {
    "classic": LIMITS + STAKES + SPIKES + ["symbol-spike"], "brockley": LIMITS + STAKES + SPIKES + ["symbol-spike"],
    "force": LIMITS + STAKES + SPIKES + ["symbol-spike"], "swag": ["casino-caps"] + LIMITS + STAKES + SPIKES,
    "standard": ["alderaanian", "rebel", "imperial", "friendly"] + LIMITS + STAKES + SPIKES,
    "low-tech": ["electronic"] + LIMITS + STAKES + SPIKES, "local": TABLES + ["electronic"] + LIMITS + STAKES + SPIKES,
    "casino": [], "solitaire": [], "corellian-spike": LIMITS + STAKES,
    "bespin-yarith": LIMITS + STAKES[1:],  # an ante of 3 is odd, and refused (BY-1)
    "coruscant-shift": LIMITS + STAKES, "kessel": ["outlaws"], "pazaak": ["pazaak-low-tech"],
}

# (arguments, part of the one line on standard error)
BAD_USAGE = [
    ([], "no command; see sabacc-lab --help"),
    (["dance"], "there is no command 'dance'"),
    (["games", "--yaml"], "games: unknown option '--yaml'; see sabacc-lab games --help"),
    (["games", "all"], "games: 'all' is not understood"),
    (["rules"], "rules: no game"),
    (["rules", "whist"], "there is no game 'whist'; the games are " + ", ".join(GAMES) + "\n"),
    (["rules", "corellian-spike", "null"], "rules: one game at a time"),
    (["run"], "run: no file"),
    (["run", "--fast", "x"], "run: unknown option '--fast'"),
    (["show"], "show: no file"),
    (["show", "GOOD", "GOOD"], "show: one file at a time"),
    (["show", "GOOD", "--line"], "show: no value after '--line'"),
    (["show", "GOOD", "--line", "zero"], "--line must be a whole number from 1 to"),
    (["show", "GOOD", "--line=0"], "--line must be a whole number from 1 to"),
    (["show", "GOOD", "--line", "4"], "--line must be 1 to 3 in this record"),
    (["show", "GOOD", "--seat", "2"], "--seat must be 0 to 1 in this record"),
    (["show", "GOOD", "--seat", "-1"], "--seat must be a whole number from 0 to 7"),
    (["show", "missing.sabacc"], "missing.sabacc: No such file or directory"),
    (["odds"], "odds: no file"),
    (["odds", "missing.sabacc"], "missing.sabacc: No such file or directory"),
    (["odds", "GOOD", "--playouts", "1"], "--playouts must be a whole number from 2 to 1000000"),
    (["review"], "review: no file"),
    (["review", "missing.sabacc"], "missing.sabacc: No such file or directory"),
    (["review", "GOOD", "--seat", "2"], "--seat must be 0 to 1 in this record"),
    (["history"], "history: no file"),
    (["history", "GOOD", "--csv", "--markdown"], "history: --markdown or --csv, not both"),
    (["history", "missing.sabacc"], "missing.sabacc: No such file or directory"),
    (["run", "missing.sabacc"], "missing.sabacc: No such file or directory"),
]

# At least one line for each command: what each of them prints must arrive.
OF_ALL_COMMANDS = [
    ["--help"],
    ["--version"],
    ["show", "--help"],
    ["games"],
    ["games", "--json"],
    ["rules", "classic"],
    ["run", "good.sabacc"],
    ["show", "good.sabacc"],
    ["history", "good.sabacc"],
    ["history", "good.sabacc", "--csv"],
    ["odds", "good.sabacc", "--playouts", "2"],
    ["odds", "good.sabacc", "--playouts", "2", "--json"],
    ["review", "good.sabacc"],
    ["review", "good.sabacc", "--json"],
    ["play", "pazaak", "--seed", "1"],
    ["sim", "pazaak", "--games", "1"],
    ["sim", "pazaak", "--games", "1", "--json"],
    ["duel", "pazaak", "--seats", "random,random", "--hands", "1"],
    ["duel", "pazaak", "--seats", "random,random", "--hands", "1", "--json"],
    ["merge", "shard.json"],
    ["bot", "true", "pazaak"],
    ["tables", "corellian-spike", "--cards", "1"],
    ["tables", "corellian-spike", "--cards", "1", "--json"],
    ["bench", "pazaak", "--core"],
    ["cards", "kessel"],
    ["cards", "kessel", "--png", "pictures", "--height", "20", "--only", "sand1"],
    ["cards", "kessel", "--png", "pictures", "--height", "20", "--only", "sand1", "--progress"],
    ["cards", "kessel", "--pdf", "sheets.pdf", "--copies", "one"],
]


class TestLab(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.place = Path(directory.name)
        self.good = self.write("good.sabacc", GOOD)

    def write(self, name, words):
        path = self.place / name
        path.write_text(words, encoding="utf-8")
        return str(path)

    def lab(self, *arguments):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
        return subprocess.run([LAB, *arguments], capture_output=True, text=True, env=environment, cwd=self.place,
                              encoding="utf-8", timeout=120)

    def assert_one_line(self, words, part):
        self.assertIn(part, words)
        self.assertEqual(words.count("\n"), 1, words)

    def test_bad_usage(self):
        for arguments, part in BAD_USAGE:
            with self.subTest(arguments=arguments):
                done = self.lab(*[self.good if word == "GOOD" else word for word in arguments])
                self.assertEqual(done.returncode, 2)
                self.assert_one_line(done.stderr, part)

    def test_what_the_rules_refuse_is_refused_by_every_command(self):
        """Options that are good one by one: the ante of Bespin Yarith is halved (BY-1)."""
        for command, more in (("rules", []), ("play", []), ("sim", ["--games", "1"]), ("tables", ["--cards", "2"]),
                              ("duel", ["--seats", "random,random", "--hands", "1"])):
            for ante, status in (("3", 2), ("4", 0)):
                with self.subTest(command=command, ante=ante):
                    done = self.lab(command, "bespin-yarith", *more, "--option", f"ante={ante}")
                    self.assertEqual(done.returncode, status, done.stderr)
                    if status != 0:
                        self.assertEqual(done.stdout, "")
                        self.assert_one_line(done.stderr, "the ante of bespin-yarith must be even")

    def test_a_folder_too_long_for_a_picture(self):
        """It can be made, but nothing with a name can be made in it."""
        folder = self.place
        while len(str(folder)) < 4090 - 201:
            folder = folder / ("d" * 200)
        folder = folder / ("d" * (4090 - len(str(folder)) - 1))
        self.assertEqual(len(str(folder)), 4090)
        folder.parent.mkdir(parents=True)
        done = self.lab("cards", "kessel", "--png", str(folder), "--height", "20", "--only", "sand1")
        self.assertEqual(done.returncode, 2)
        self.assert_one_line(done.stderr, "cards: the face 'sand1' has no name for a file")

    def test_help(self):
        done = self.lab("--help")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        for command in ("games", "rules", "run", "show"):
            self.assertIn(f"\n  {command} ", done.stdout)
            one = self.lab(command, "--help")
            self.assertEqual((one.returncode, one.stderr), (0, ""))
            self.assertTrue(one.stdout.startswith(f"Usage: sabacc-lab {command} "))

    def test_help_in_other_languages(self):
        """Every command with the same usage, and each told in that language."""
        english = self.lab("--help").stdout.splitlines()
        for language in ("de", "ja"):
            told = self.lab("--lang", language, "--help").stdout.splitlines()
            self.assertEqual(len(told), len(english))
            for line, other in zip(english, told):
                is_told = line.startswith("      ") or line.startswith(("sabacc-lab: ", "Errors "))
                (self.assertNotEqual if is_told else self.assertEqual)(line, other)
            self.assertIn("random, ai:novice", "\n".join(told))
        self.assertIn("prüft, was sie erwarten", self.lab("--lang", "de", "run", "--help").stdout)

    def test_run_counts(self):
        bad = self.write("bad.sabacc", HEADER + '{"do": "1 stand"}\n{"expect": {"to_act": 1}}\n')
        done = self.lab("run", self.good, bad, self.good)
        self.assertEqual(done.stdout, f"ok {self.good}\nFAIL {bad}:3 expected to_act 1, found 0\nok {self.good}\n"
                                      "2 passed, 1 failed\n")
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        self.assertEqual(self.lab("run", self.good).returncode, 0)

    def test_run_says_where_a_record_is_malformed(self):
        broken = self.write("broken.sabacc", HEADER + '{"do": "1 stand"}\n{"expects": {}}\n')
        done = self.lab("run", broken, self.good)
        self.assertEqual(done.returncode, 2)
        self.assert_one_line(done.stderr, f"{broken}:3:2: unknown key 'expects'")
        self.assertEqual(done.stdout, f"ok {self.good}\n1 passed, 1 failed\n")

    def test_a_header_that_is_cut_off_is_one_fault(self):
        for command in "run", "show":
            done = self.lab(command, self.write("headless.sabacc", HEADER[:40]))
            self.assertEqual(done.returncode, 2)
            self.assert_one_line(done.stderr, "no record: there is no header line")

    def test_cut_off_line_is_dropped_with_a_warning(self):
        cut = self.write("cut.sabacc", GOOD + '{"do": "0 sta')
        done = self.lab("run", cut)
        self.assertEqual((done.returncode, done.stdout), (0, f"ok {cut}\n1 passed, 0 failed\n"))
        self.assert_one_line(done.stderr, f"{cut}:4:1: the last line is cut off and dropped")

    def test_show(self):
        whole = json.loads(self.lab("show", self.good).stdout)
        self.assertEqual(whole["viewer"], None)
        self.assertEqual(whole["seats"][0]["hand"], ["sq+3", "sq+9"])
        self.assertEqual(whole["to_act"], [0])
        self.assertEqual([event["event"] for event in whole["events"]], ["stand"])
        mine = json.loads(self.lab("show", self.good, "--seat", "1", "--line", "1").stdout)
        self.assertEqual(mine["viewer"], 1)
        self.assertEqual(mine["seats"][0]["hand"], ["?", "?"])
        self.assertEqual(mine["seats"][1]["hand"], ["ci+5", "tr-5"])
        self.assertEqual(mine["legal"], ["draw deck", "trade ci+5 deck", "trade tr-5 deck", "draw discard",
                                         "trade ci+5 discard", "trade tr-5 discard", "stand"])
        deals = [event["cards"] for event in mine["events"] if event["event"] == "deal"]
        self.assertEqual(deals, [["ci+5"], ["?"], ["tr-5"], ["?"], ["ci+1"]])
        self.assertEqual(mine["options"]["end"], "hands 1")
        self.assertEqual(mine["options"]["side-pots"], True)
        self.assertNotIn("target", mine)

    def test_only_kept_cards_count_while_the_rest_is_still_held(self):
        """CO-2: those not kept are put away before hands are compared."""
        lesson = Path(__file__).resolve().parents[2] / "assets/lessons/coruscant-shift.sabacc"
        totals = {line: [seat["total"] for seat in json.loads(self.lab("show", lesson, "--line", str(line)).stdout)["seats"]]
                  for line in (6, 7, 8)}
        self.assertEqual(totals, {6: [0, 0], 7: [2 + 1, 0], 8: [2 + 1, 9 - 5]})

    def test_payouts_name_their_clause(self):
        """To whom the hand pots go, None for the sabacc pot, and by which clause: reckoned in the cases' notes."""
        cases = Path(__file__).resolve().parents[1] / "cases"
        for case, wanted in {
                "classic/ca-8-all-bombed-in-every-pot": [(None, 33, "CA-8"), (None, 40, "SP-7")],
                "classic/ca-8-all-bombed": [(None, 20, "CA-8")],
                "standard/ca-8-all-bombed": [(None, 2, "CA-8")],
                "classic/sp-7-all-contestants-bombed": [(1, 33, "CL-7"), (None, 40, "SP-7")],
                "classic/sp-7-the-outer-of-two-side-pots": [(2, 44, "CL-7"), (2, 60, "SP-1"), (None, 40, "SP-7")],
                "classic/sd-3-all-bomb-in-a-side-pot": [(1, 44, "CL-7"), (0, 60, "SD-3")],
                "classic/sd-3-nobody-else-is-in": [(None, 2, "SD-3")],
                "classic/sd-3-all-bomb-the-next-best-takes-it": [(0, 3, "SD-3")],
                "classic/sd-3-tied-again-is-split": [(3, 2, "SP-5"), (0, 2, "SP-5")],
                "swag/sd-3-bombing-in-a-side-pots-demise-costs": [(1, 33, "SW-6"), (None, 20, "SD-3")],
                "swag/sd-3-one-of-two-bombs-in-a-demise": [(2, 3, "SD-1")]}.items():
            with self.subTest(case=case):
                events = json.loads(self.lab("show", cases / f"{case}.sabacc").stdout)["events"]
                found = [(event.get("seat"), event["credits"], event["clause"]) for event in events if event["event"] == "payout"]
                self.assertEqual(found, wanted)

    def test_show_of_what_does_not_play(self):
        bad = self.write("bad.sabacc", HEADER + '{"do": "0 stand"}\n')
        done = self.lab("show", bad)
        self.assertEqual((done.returncode, done.stdout), (1, ""))
        self.assert_one_line(done.stderr, f'{bad}:2 expected "0 stand" to be accepted, found not-your-turn')

    def test_games(self):
        games = json.loads(self.lab("games", "--json").stdout)["games"]
        self.assertEqual([game["id"] for game in games], GAMES)
        for game in games:
            self.assertEqual([preset["id"] for preset in game["presets"]], PRESETS[game["id"]])
        spike = games[GAMES.index("corellian-spike")]
        self.assertEqual((spike["id"], spike["source"], spike["min_seats"], spike["max_seats"]),
                         ("corellian-spike", "S3", 2, 8))
        options = {option["key"]: option for option in spike["options"]}
        self.assertEqual({key: options["ante"][key] for key in ("type", "default", "min", "max")},
                         {"type": "number", "default": 1, "min": 1, "max": 100000})
        self.assertEqual((options["side-pots"]["type"], options["side-pots"]["default"]), ("bool", True))
        self.assertEqual(options["limit"]["values"], ["none", "casino", "cap N", "fixed N", "fixed N M"])
        self.assertEqual((options["limit"]["min"], options["limit"]["default"]), (1, "none"))
        self.assertNotIn("min", options["max-cards"])
        for option in spike["options"]:
            self.assertIn(option["type"], ("bool", "number", "choice"))
            self.assertEqual("values" in option, option["type"] == "choice")
            self.assertTrue(option["help"])
        self.assertIn("wookiee", [preset["id"] for preset in spike["presets"]])
        self.assertIn("corellian-spike", self.lab("games").stdout)

    def test_every_option_takes_what_is_said(self):
        """Every option of every game: its default and each end of each range are values that a table takes."""
        for game in json.loads(self.lab("games", "--json").stdout)["games"]:
            against_house = game["max_seats"] == 1
            self.assertTrue(game["presets"] or against_house)
            self.assertTrue(all(preset["help"] for preset in game["presets"]))
            tried = []
            for option in game["options"]:
                self.assertTrue(option["help"])
                for form in option.get("values", ["N"] if option["type"] == "number" else ["on", "off"]):
                    takes_numbers = any(word in ("N", "M") for word in re.split("[ ,-]", form))
                    self.assertEqual(takes_numbers and option["type"] == "choice", form in option.get("ranges", {}), form)
                    ends = option.get("ranges", {}).get(form, option)
                    for number in (ends["min"], ends["max"]) if takes_numbers else (0,):
                        self.assertTrue(not takes_numbers or option["min"] <= number <= option["max"])
                        tried.append(option["key"] + "=" + re.sub(r"\b[NM]\b", str(number), form))
            symbols = ["shift-on=doubles"] if "shift=by-symbol" in tried else []  # only matched dice have a symbol
            while tried:
                words = [word for value in tried[:50] + symbols for word in ("--option", value)]
                done = self.lab("rules", game["id"], *words)
                self.assertEqual((done.returncode, done.stderr), (0, ""), game["id"])
                tried = tried[50:]

    def test_ranges_of_forms(self):
        games = {game["id"]: game for game in json.loads(self.lab("games", "--json").stdout)["games"]}
        options = {option["key"]: option for option in games["classic"]["options"]}
        self.assertEqual(options["shift-on"]["ranges"], {"d6 N-M": {"min": 1, "max": 6}, "d12 N": {"min": 1, "max": 12},
                                                         "d20 N": {"min": 1, "max": 20}, "timer N": {"min": 2, "max": 1000}})
        self.assertEqual(options["shift-on"]["default"], "doubles")
        self.assertEqual(options["discards"]["ranges"]["one-of N,M"], {"min": 0, "max": 20})
        self.assertEqual(options["bomb-penalty"]["ranges"]["percent N"], {"min": 1, "max": 100})
        for game, ends in (("kessel", 3), ("solitaire", 3), ("casino", 4), ("classic", 4)):  # no pot, no end by it
            values = {option["key"]: option for option in games[game]["options"]}["end"]["values"]
            self.assertEqual(values, ["last-standing", "hands N", "dealer-cycles N", "sabacc-won"][:ends])
        table = {option["key"]: option for option in games["local"]["options"]}["table"]
        self.assertEqual((len(table["values"]), "min" in table, "ranges" in table), (7, False, False))

    def test_forms_in_words(self):
        """One range behind all forms where it is the same for all, else each form with its own."""
        lines = self.lab("games").stdout.splitlines()
        for words in ("discards         any|max N (1-24)|exactly N (1-20)|min N (1-20)|one-of N,M (0-20) [any]",
                      "limit            none|casino|cap N|fixed N|fixed N M (1-1000000) [none]",
                      "moderation       -14|-13 [-14]", "ante             N (1-100000) [1]"):
            self.assertIn("    " + words, lines)

    def tables(self, game, cards, *options, without=None):
        """`without`: the kind of hands that have no total."""
        words = [word for option in options for word in ("--option", option)]
        done = self.lab("tables", game, "--cards", str(cards), "--json", *words)
        self.assertEqual(done.returncode, 0, done.stderr)
        told = json.loads(done.stdout)
        self.assertEqual((told["game"], told["cards"]), (game, cards))
        self.assertEqual(sum(told["kinds"].values()), told["hands"])
        self.assertEqual(sum(told["totals"].values()), told["hands"] - told["kinds"].get(without, 0))
        return told

    def test_tables_add_up(self):
        """2,850 hands of two of 76 cards, 70,300 of three, 1,282,975 of four (76 over 2, 3, 4)."""
        for cards, hands in ((2, 2850), (3, 70300), (4, 1282975)):
            for game in ("classic", "brockley", "force", "swag", "standard", "low-tech", "local"):
                self.assertEqual(self.tables(game, cards)["hands"], hands)
        self.assertEqual(self.tables("corellian-spike", 2)["hands"], 1891)  # 62 over 2

    def test_tables_by_hand(self):
        """Figures reckoned by hand. A number is held by four suit cards, an arcanum by two cards."""
        by_hand = [
            ("classic", 3, (), "idiots-array", 2 * 4 * 4),
            ("classic", 2, (), "pure-sabacc", 4 * 4 * 4),                # 15+8 14+9 13+10 12+11
            ("classic", 2, (), "minus-23", 2 * 2),                       # Evil One and Endurance
            ("classic", 2, ("star=-10",), "minus-23", 2 * 2 + 2 * 2),    # and Demise and Star
            ("classic", 2, ("star=-10", "moderation=-13"), "minus-23", 3 * 2 * 2),  # and Moderation and Star
            ("classic", 1, (), "bomb", 2),                               # the Idiot's 0
            ("classic", 4, (), "idiots-array", 0),                       # exactly its three cards
            # at least one each of 2 Idiots, 4 twos, 4 threes: doubled Idiot, two, three, or one of 66 others
            ("low-tech", 4, (), "idiots-array", 16 + 2 * 6 * 4 + 2 * 4 * 6 + 2 * 4 * 4 * 66),
            ("force", 2, (), "pure-sabacc", 4 * 2 * 2),                  # Sabers and Coins alone are positive
            ("standard", 2, ("arrays=on",), "fairy-empress", 1),
            ("standard", 3, ("arrays=on",), "longing-hearts", 2 * 4 * 4),
            ("standard", 3, ("arrays=on",), "temptation", 2 * 4 * 4),
            ("standard", 4, ("arrays=on",), "temptation", 0),
            ("local", 3, (), "force-array", 4),
            ("local", 4, (), "force-array", 6 + 4 * 70),                 # two Aces, or one and any of 70
            ("local", 3, ("table=sith-array",), "sith-array", 2 * 4 * 4),
            ("local", 3, ("table=smugglers-array",), "smugglers-array", 11),
            ("local", 3, ("table=republic-array",), "republic-array", 2 * 2 * 2),
            ("local", 3, ("table=partnership-array",), "partnership-array", 2),
            ("local", 3, ("table=hunted-array",), "hunted-array", 11),
            ("local", 3, ("table=temporal-array",), "temporal-array", 0),
            ("local", 4, ("table=temporal-array",), "temporal-array", 15 * 14 * 13 * 12 // 24),
        ]
        for game, cards, options, kind, hands in by_hand:
            self.assertEqual(self.tables(game, cards, *options)["kinds"][kind], hands, (game, cards, options))

    def test_tables_of_two_families(self):
        """One card of Sand, one of Blood: 23 of each, or 22 with one Sylop (DK-4). Reckoned by hand: a pair is
        three and three of its number, or one of them beside a Sylop; a difference d can be had in 6 - d ways."""
        for sylops, hands in ((2, 529), (1, 484)):
            told = self.tables("kessel", 2, f"sylops-per-family={sylops}", without="needs-dice")
            self.assertEqual(told["hands"], hands)
            kinds = {"pure-sabacc": sylops * sylops}
            kinds.update({f"sabacc:{pair}": 3 * 3 + 2 * 3 * sylops for pair in range(1, 7)})
            kinds.update({f"difference:{away}": (6 - away) * 2 * 3 * 3 for away in range(1, 6)})
            other = 3 * 6 + sylops  # cards of a family that are no Impostors
            kinds["needs-dice"] = 3 * 3 + 2 * 3 * other
            self.assertEqual(told["kinds"], kinds)

    def test_tables_of_the_other_games(self):
        """62 over 5 and over 3; a total of 0 by the sums: 30 pairs and both Sylops among two cards."""
        self.assertEqual(self.tables("coruscant-shift", 5)["hands"], 6471002)
        self.assertEqual(self.tables("coruscant-shift", 2)["totals"]["total:0"], 10 * 3 * 3 + 1)
        self.assertEqual(self.tables("bespin-yarith", 3)["kinds"]["yee-haa"], 90 * 2)
        self.assertEqual(self.tables("casino", 2)["kinds"]["pure-sabacc"], 64)
        self.assertEqual(self.tables("solitaire", 2)["kinds"]["minus-23"], 4)
        # 10 values, three cards of each sign, and the two sylops: their sums come to 0
        text = self.lab("tables", "corellian-spike", "--cards", "2").stdout
        self.assertRegex(text, f"\n  0 +{10 * 3 * 3 + 1} ")
        self.assertRegex(text, r"\n  \+20 +3 ")
        for arguments, part in ((["kessel", "--cards", "3"], "a hand of kessel has --cards 2"),
                                (["pazaak", "--cards", "2"], "pazaak compares no hands")):
            done = self.lab("tables", *arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assert_one_line(done.stderr, part)

    def test_tables_show_what_the_options_leave(self):
        self.assertEqual(list(self.tables("classic", 1)["kinds"]),
                         ["idiots-array", "pure-sabacc", "minus-23", "total", "bomb"])
        self.assertNotIn("minus-23", self.tables("classic", 1, "negative-23=plain")["kinds"])
        self.assertNotIn("temptation", self.tables("standard", 1)["kinds"])
        kinds = self.tables("local", 1, "table=hunted-array")["kinds"]
        self.assertEqual([kind for kind in kinds if kind.endswith("-array")], ["idiots-array", "hunted-array"])

    def test_tables_of_local_tables_add_up(self):
        for table in ("sith", "smugglers", "republic", "partnership", "hunted", "temporal"):
            self.assertEqual(self.tables("local", 3, f"table={table}-array")["hands"], 70300)

    def test_house_rules(self):
        house = self.write("friday.sabacc-rules", '{"sabacc-house-rules": 1, "name": "Friday", "game": "classic",\n'
                                                  ' "options": {"star": -10}}\n')
        def count(*options):
            return self.lab("tables", "classic", "--cards", "2", "--json", *options).stdout
        self.assertEqual(count("--preset", house), count("--option", "star=-10"))
        self.assertEqual(count("--preset", house, "--option", "star=-17"), count())  # options come after
        self.assertEqual(count("--preset", house), count("--preset", "./friday.sabacc-rules"))
        done = self.lab("sim", "classic", "--hands", "5", "--preset", house, "--json")
        self.assertEqual((done.returncode, json.loads(done.stdout)["errors"]), (0, 0))
        broken = self.write("broken.sabacc-rules", '{"sabacc-house-rules": 1, "name": "Friday", "game": "classic",\n'
                                                   ' "options": {"star": -11}}\n')
        for preset, part in ((broken, f"{broken}:2:14: '-11' is no value of star"),
                             ("none.json", "none.json: No such file"),
                             ("friday", "there is no preset 'friday' of classic")):
            done = self.lab("tables", "classic", "--cards", "2", "--preset", preset)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assert_one_line(done.stderr, part)
        done = self.lab("tables", "swag", "--cards", "2", "--preset", house)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assert_one_line(done.stderr, "the house rules 'Friday' are of classic, not of swag")

    def test_rules(self):
        page = self.lab("rules", "corellian-spike").stdout
        for words in ("Corellian Spike", "1. The aim and the deal", "After three such rounds", "Pure Sabacc", "AP-1", "dealer-cycles N", "(SK-3)", "wookiee"):
            self.assertIn(words, page)
        for game in json.loads(self.lab("games", "--json").stdout)["games"]:
            for line in self.lab("rules", game["id"]).stdout.splitlines():
                self.assertEqual(line, line.rstrip())
                self.assertLessEqual(len(line), 100)
        self.assertEqual(self.lab("rules", "null").returncode, 0)
        self.assertIn("\n  Staves: Staffs, Pikes\n", self.lab("rules", "classic").stdout)
        self.assertIn("\nWhat the house does\n  ", self.lab("rules", "casino").stdout)
        self.assertIn("sand-sylop x2", self.lab("rules", "kessel").stdout)
        self.assertNotIn("sand-sylop x2", self.lab("rules", "kessel", "--preset", "outlaws").stdout)
        for line in ("dice  sand-impostor x3 blood-impostor x3", "the other  sand-sylop x2 blood-sylop x2"):  # KE-4
            self.assertIn(f"\n  {line}\n", self.lab("rules", "kessel").stdout)
        ties = self.lab("rules", "swag").stdout  # SW-6
        self.assertIn("\n  =2. Pure Sabacc        a total of 23 (CA-4)\n  =2. Negative Sabacc ", ties)
        self.assertIn("\n   4. Total ", ties)

    def test_steps_by_options(self):
        def page(*words):
            return " ".join(self.lab("rules", *words).stdout.split())
        self.assertIn("any number from 1 to 3 brings a Sabacc Shift", page("low-tech"))
        electronic = page("low-tech", "--preset", "electronic")
        self.assertIn("No dice are rolled", electronic)
        self.assertNotIn("die is rolled", electronic)
        self.assertNotIn("small bets, one die", electronic)  # of the line that describes the game with its defaults
        self.assertIn("min-rounds [1]", page("local"))
        self.assertIn("min-rounds [3]", page("local", "--preset", "hunted-array"))  # DR-3
        self.assertIn("From round 4 on, each of the other players", page("local", "--preset", "hunted-array"))

    def test_rules_by_options(self):
        plain = self.lab("rules", "local").stdout
        self.assertIn("\n   2. Force Array ", plain)
        self.assertIn("\n  -10  sith-lord x2\n", plain)
        self.assertIn("  table            [force-array] ", plain)
        other = self.lab("rules", "local", "--preset", "sith-array", "--option", "ante=5").stdout
        self.assertIn("\n   2. Sith Array ", other)
        self.assertNotIn("Force Array ", other)
        self.assertIn("\n   -9  jedi-master x2\n", other)
        self.assertIn("\n   15  co15 fl15 sa15 st15 jedi-knight x2\n", other)
        self.assertIn("  table            [sith-array] ", other)
        self.assertIn("  ante             [5] ", other)
        dark = self.lab("rules", "force").stdout
        self.assertIn("Cards by what they count for Light", dark)
        self.assertIn("\n  -15  fl15 st15 evil-one x2\n", dark)
        done = self.lab("rules", "classic", "--option", "shift=by-symbol", "--option", "shift-on=never")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assert_one_line(done.stderr, "a shift by symbol goes only with doubles")

    def sim(self, game, *arguments):
        done = self.lab("sim", game, "--json", *arguments)
        told = json.loads(done.stdout)
        self.assertEqual((done.returncode, told["conserved"], told["errors"]), (0, True, 0), done.stderr)
        self.assertEqual(sum(told["ends"].values()), told["hands"])
        return told, self.lab("sim", game, *arguments).stdout

    def test_sim_tells_of_each_game_what_it_has(self):
        told, text = self.sim("kessel", "--hands", "300", "--seats", "random,random,random")
        self.assertEqual(told["ends"], {"folded": 0, "called": 0, "house": 0, "played": 300})
        self.assertEqual(told["hands_shown"], sum(seat["hands_dealt"] for seat in told["seats"]))
        self.assertTrue(all(seat["chips_lost"] > 0 for seat in told["seats"]))
        self.assertGreaterEqual(sum(seat["games_won"] for seat in told["seats"]), told["games"] - 1)
        self.assertNotIn("folded", text)
        self.assertIn("chips lost", text)
        for seat in told["seats"]:
            self.assertRegex(text, f"% +{seat['longest_run']} +{seat['games_won']} +{seat['chips_lost']}\n")

        told, text = self.sim("pazaak", "--hands", "300")
        self.assertEqual(told["games"], 300)  # a match is a game
        won = sum(seat["hands_won"] for seat in told["seats"])
        self.assertEqual(won + told["won_by_none"], 300)
        sets = sum(seat["sets_won"] for seat in told["seats"]) + told["sets_tied"]
        self.assertAlmostEqual(told["rounds_per_hand"] * 300, sets, 3)
        self.assertGreaterEqual(sets, 3 * won)
        self.assertIn("300 matches", text)
        self.assertIn("sets a match; 300 played to the end", text)

        for game in ("casino", "solitaire"):
            told, text = self.sim(game, "--hands", "300")
            player, house = told["seats"][0], told["house"]
            self.assertEqual(player["hands_won"] + house["hands_won"] + told["won_by_none"], 300)
            self.assertTrue(0 < player["longest_run"] < player["hands_won"])
            self.assertRegex(text, f"random .* {player['hands_won']} ")
            self.assertRegex(text, f"the house .* {house['hands_won']} ")

    def test_runs_of_hands_won(self):
        """One seat checks, the other folds whatever it is offered."""
        checks = self.write("checks.py", BOT)
        folds = self.write("folds.py", "for line in __import__('sys').stdin: print('{\"do\":\"fold\"}', flush=True)")
        told, _ = self.sim("swag", "--hands", "12", "--seats", f"exec:{sys.executable} {checks},exec:{sys.executable} {folds}")
        self.assertEqual([seat["longest_run"] for seat in told["seats"]], [12, 0])
        self.assertEqual(told["ends"]["folded"], 12)
        # Wilson's half width for 12 of 12: (z*z/2n) / (1 + z*z/n), and the rate itself
        self.assertEqual(told["seats"][0]["win_rate"], 1)
        self.assertAlmostEqual(told["seats"][0]["win_rate_ci95"], 1.96 ** 2 / 24 / (1 + 1.96 ** 2 / 12), 6)

    def test_outside_bots_play(self):
        bot = self.write("bot.py", BOT)
        seats = f"exec:{sys.executable} {bot},random"
        done = self.lab("sim", "corellian-spike", "--seats", seats, "--hands", "6", "--json")
        told = json.loads(done.stdout)
        self.assertEqual((done.returncode, told["errors"], told["conserved"]), (0, 0, True), done.stderr)
        self.assertEqual(told["seats"][0]["agent"], f"exec:{sys.executable} {bot}")

    def test_the_example_of_a_bot_plays_pazaak(self):
        """Every way of playing it; it is never at fault."""
        script = shlex.quote(str(Path(__file__).parent / 'bots' / 'stand_at_17.py'))
        bot = f"exec:{sys.executable} {script}"
        for options in (["side-cards=none", "starter=first-seat"], ["side-cards=full-10", "main=choice"],
                        ["side-cards=shared", "auto-stand=off"]):
            words = [word for option in options for word in ("--option", option)]
            told, _ = self.sim("pazaak", "--hands", "3", "--seats", f"{bot},{bot}", *words)
            self.assertEqual(told["hands"], 3)

    def test_bad_answers_of_outside_bots_are_counted(self):
        done = self.lab("sim", "corellian-spike", "--seats", "exec:false,random", "--hands", "3", "--json")
        told = json.loads(done.stdout)
        self.assertEqual((done.returncode, told["conserved"], told["hands"]), (1, True, 3))
        self.assertGreater(told["errors"], 0)
        self.assertRegex(done.stderr, r"exec:false at seat 0 is no longer asked: .* status 1; .*\n.* exec:false at seat 0 gave \d")

    def test_what_a_bot_writes_on_its_standard_error_is_passed_on(self):
        bot = self.write("bot.py", "import sys\nfor line in sys.stdin:\n    print('pondering', file=sys.stderr, flush=True)\n"
                                   "    print('{\"do\":\"fold\"}', flush=True)\n")
        done = self.lab("sim", "swag", "--seats", f"exec:{sys.executable} {bot},random", "--hands", "2")
        self.assertIn("pondering\n", done.stderr)

    def test_an_error_is_one_line_whatever_it_quotes(self):
        broken = self.write("two\nlines.json", "{")
        for arguments in (["--option", "ante=5\n6"], ["--preset", "no\nne"], ["--preset", str(broken)]):
            done = self.lab("sim", "classic", *arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assert_one_line(done.stderr, " ")
        bot = self.write("bot.py", "for line in __import__('sys').stdin: print('\\x1b[31m', flush=True)")
        done = self.lab("sim", "classic", "--seats", f"exec:{sys.executable} {bot},random", "--hands", "2")
        self.assertEqual(done.returncode, 1)
        self.assert_one_line(done.stderr, "malformed: ?[31m")

    def test_sim_refuses_what_cannot_be_played(self):
        for words, said in (
            (["kessel", "--option", "buy-in=101", "--credits", "100"], "fewer than two seats can pay the buy-in"),
            (["pazaak", "--seats", "random"], "seats must be 2"),
            (["casino", "--seats", "random,random"], "seats must be 1"),
        ):
            done = self.lab("sim", *words, "--hands", "3")
            self.assertEqual((done.returncode, done.stdout), (2, ""), words)
            self.assert_one_line(done.stderr, said)
        self.sim("kessel", "--option", "buy-in=101", "--hands", "3")  # stacks suit the stakes unless told

    def test_records_need_the_name_of_a_directory(self):
        done = self.lab("sim", "classic", "--hands", "1", "--record", "")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assert_one_line(done.stderr, "--record needs the name of a directory")

    def test_a_byte_order_mark_is_named(self):
        for command, name in (["sim", "classic", "--preset"], "rules.json"), (["run"], "mark.sabacc"):
            done = self.lab(*command, str(self.write(name, "\ufeff{}\n")))
            self.assertEqual(done.returncode, 2)
            self.assert_one_line(done.stderr, ":1:1: begins with a byte order mark; save the file as UTF-8")

    def test_full_output_is_an_error(self):
        if not os.access("/dev/full", os.W_OK):
            self.skipTest("no /dev/full here")
        self.write("shard.json", self.lab("sim", "pazaak", "--games", "1", "--json", "--shard", "1/1").stdout)
        listed = re.findall(r"^  (\w+) ", self.lab("--help").stdout, re.MULTILINE)
        self.assertEqual(sorted(set(listed) - {command[0] for command in OF_ALL_COMMANDS}), [])
        for command in OF_ALL_COMMANDS:
            with self.subTest(command=command), open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([LAB, *command], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE,
                                      text=True, cwd=self.place)
                self.assertEqual(done.returncode, 2)
                self.assert_one_line(done.stderr, "standard output cannot be written to")

    def test_closed_output_is_an_error_and_no_file_takes_its_place(self):
        """Without a standard output the first file opened would get its number, and what is printed."""
        done = subprocess.run(["/bin/sh", "-c", '"$@" >&-', "sh", LAB, "sim", "pazaak", "--games", "1", "--record", "here"],
                              stderr=subprocess.PIPE, text=True, cwd=self.place)
        self.assertEqual(done.returncode, 2)
        self.assert_one_line(done.stderr, "standard output cannot be written to")
        record = next((self.place / "here").iterdir())
        self.assertEqual(self.lab("run", str(record)).returncode, 0)


if __name__ == "__main__":
    LAB = str(Path(sys.argv[1]).resolve())
    unittest.main(argv=sys.argv[:1])
