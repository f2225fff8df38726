"""The schemas of docs/schemas against real files, the program, and broken copies of both.

    test_schemas.py PROJECT LAB
"""

import copy
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import schemas

PROJECT = Path(sys.argv[1]).resolve()
LAB = sys.argv[2]
DOCS, CASES = PROJECT / "docs", PROJECT / "tests" / "cases"
DOCUMENTS = schemas.load(DOCS / "schemas")
COMMON = DOCUMENTS["common.json"]["$defs"]
CHECKERS = {name: schemas.validator(DOCUMENTS, name) for name in DOCUMENTS}
WRONG = [None]  # in the place of any value: no schema here allows it


def fault_of(name, value):
    return schemas.first_fault(CHECKERS[name], value)


def lab(*words):
    return subprocess.run([LAB, *map(str, words)], capture_output=True, text=True, check=False)


def lines_of(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def registry(name, macro):
    """The words of one of the X-macro tables, without repeats, each with the rest of its row."""
    path = next((PROJECT / "src").rglob(name))
    found = re.findall(rf'^{macro}\((?:\w+, )?"([^"]*)"(.*)', path.read_text(encoding="utf-8"), re.M)
    return dict(reversed(found))


def places_in(value, path=()):
    """The path of everything inside the value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield path + (key,)
        yield from places_in(inner, path + (key,))


def at(value, path):
    for step in path:
        value = value[step]
    return value


def changed(value, path, change):
    """A copy in which `change` was applied to the object or list that holds the place, with its key."""
    broken = copy.deepcopy(value)
    change(at(broken, path[:-1]), path[-1])
    return broken


def mutations(value, required, free=()):
    """Broken copies, each with what was done. `required`: paths that must be there; `free`: objects with keys of
    one's own choice."""
    yield "another kind of value", [value]
    for path in places_in(value):
        yield f"{path} is of another kind", changed(value, path, lambda holder, key: holder.__setitem__(key, WRONG))
    for path in required:
        yield f"{path} is missing", changed(value, path, lambda holder, key: holder.__delitem__(key))
    objects = [()] + [path for path in places_in(value) if isinstance(at(value, path), dict)]
    for path in objects:
        if path not in free:
            unknown = path + ("unknown",)
            yield f"{unknown} is no key", changed(value, unknown, lambda holder, key: holder.__setitem__(key, 1))


class TestSchemas(unittest.TestCase):
    maxDiff = None

    def assert_good(self, name, value, where=""):
        fault = fault_of(name, value)
        if fault:
            self.fail(f"{where} is no {name}: {fault}")

    def assert_broken(self, name, value, where=""):
        if fault_of(name, value) is None:
            self.fail(f"{name} lets this pass, {where}: {json.dumps(value, ensure_ascii=False)[:400]}")

    def assert_holds(self, name, value, required, free=()):
        self.assert_good(name, value)
        for what, broken in mutations(value, required, free):
            self.assert_broken(name, broken, what)

    # ---- the schemas themselves

    def test_schemas_are_of_the_draft_they_name(self):
        for name, document in DOCUMENTS.items():
            self.assertEqual(document["$schema"], "https://json-schema.org/draft/2020-12/schema", name)
            schemas.Draft202012Validator.check_schema(document)

    def test_every_reference_leads_somewhere(self):
        count = 0
        for name, document in DOCUMENTS.items():
            for path in places_in(document):
                if path[-1] != "$ref":
                    continue
                count += 1
                page, _, inside = at(document, path).partition("#/")
                found = DOCUMENTS[page or name]
                for step in inside.split("/"):
                    self.assertIn(step, found, at(document, path))
                    found = found[step]
        self.assertGreater(count, 100)

    def test_everything_shared_is_used(self):
        used = json.dumps(DOCUMENTS)
        self.assertEqual([name for name in COMMON if f'#/$defs/{name}"' not in used], [])

    def test_words_are_those_of_the_program(self):
        told = {word for word, rest in registry("events.def", "EVENT").items() if rest.startswith(", true,")}
        self.assertEqual(set(COMMON["event"]["enum"]), told)
        self.assertEqual(set(COMMON["phase"]["enum"]), set(registry("phases.def", "PHASE")))
        self.assertEqual(set(COMMON["rank"]["enum"]), {*registry("ranks.def", "RANK"), "array"})
        self.assertEqual(COMMON["error"]["enum"], list(reversed(registry("errors.def", "ERROR"))))
        self.assertEqual(COMMON["item"]["enum"], list(reversed(registry("items.def", "ITEM"))))
        expect = DOCUMENTS["line.json"]["$defs"]["expect"]["properties"]["expect"]["properties"]
        self.assertEqual(set(expect), set(registry("expect.def", "EXPECT")))
        for verb in registry("actions.def", "VERB"):
            is_croupiers = verb in ("roll", "pick", "shift", "dealer")
            actor = "*" if is_croupiers else "0"
            self.assert_good("line.json", {"refuse": f"{actor} {verb}", "error": "not-now"})
            if not is_croupiers:
                self.assertIsNone(schemas.first_fault(CHECKERS["state.json"].evolve(schema={"$ref": "common.json#/$defs/offer"}), verb))
        self.assert_broken("line.json", {"refuse": "0 bett", "error": "not-now"})

    def test_the_page_names_every_word(self):
        page = (DOCS / "record.md").read_text(encoding="utf-8")
        expect = DOCUMENTS["line.json"]["$defs"]["expect"]["properties"]["expect"]["properties"]
        state = DOCUMENTS["state.json"]
        words = [*COMMON["event"]["enum"], *COMMON["phase"]["enum"], *COMMON["rank"]["enum"], *COMMON["error"]["enum"],
                 *COMMON["token"]["enum"], *COMMON["item"]["enum"], *expect, *DOCUMENTS["header.json"]["properties"]]
        self.assertEqual([word for word in words if f"`{word}`" not in page], [])
        verbs = [verb for verb in registry("actions.def", "VERB")]
        self.assertEqual([verb for verb in verbs if not re.search(rf"`(?:\* )?{verb}[` ]", page)], [])
        keys = [*state["properties"], *state["$defs"]["seat"]["properties"]]
        self.assertEqual([key for key in keys if f"`{key}`" not in page and f'"{key}"' not in page], [])

    def test_faces_of_decks_are_cards(self):
        card, token = re.compile(COMMON["card"]["pattern"]), COMMON["token"]["enum"]
        for deck in ("classic", "local", "spike", "kessel", "pazaak", "tokens"):
            faces = json.loads((PROJECT / f"assets/cards/{deck}/deck.json").read_text(encoding="utf-8"))["faces"]
            words = [word for word in faces if not word.startswith("back")]
            self.assertEqual([word for word in words if not card.match(word) and word not in token], [], deck)
            self.assertGreater(len(words), 15)
        for word in ("co16", "co0", "ci3", "ci+11", "sand7", "sand", "±11", "12", "?", "queens", ""):
            self.assertIsNone(card.match(word), word)

    # ---- options

    def test_options_are_those_of_the_program(self):
        games = json.loads(lab("games", "--json").stdout)["games"]
        known = {option["key"] for game in games for option in game["options"]}
        self.assertEqual(set(COMMON["options"]["properties"]), known)
        self.assertEqual(COMMON["game"]["enum"], [game["id"] for game in games] + ["null"])
        self.assert_broken("house-rules.json", self.rules({"antes": 3}))
        for game in games:
            self.assert_good("house-rules.json", self.rules({option["key"]: option["default"] for option in game["options"]}))
            for option in game["options"]:
                for value in self.good_values(option):
                    self.assert_good("house-rules.json", self.rules({option["key"]: value}))
                for value in self.bad_values(option):
                    self.assert_broken("house-rules.json", self.rules({option["key"]: value}), option["key"])

    @staticmethod
    def rules(options):
        return {"sabacc-house-rules": 1, "name": "Tried", "game": "swag", "options": options}

    def good_values(self, option):
        """Both ends of every range of every form."""
        if option["type"] == "bool":
            return [True, False, "on", "off"]
        if option["type"] == "number":
            return [option["min"], option["max"]]
        return [value for form in option["values"] for end in ("min", "max") for value in self.spelled(option, form, end, 0)]

    def bad_values(self, option):
        """Beyond both ends, and what is no form."""
        if option["type"] == "bool":
            return ["true", 1, None]
        if option["type"] == "number":
            return [option["min"] - 1, option["max"] + 1, str(option["min"]), option["min"] + 0.5, True]
        beyond = [value for form in option["values"] if self.has_number(form) for end, by in (("min", -1), ("max", 1))
                  for value in self.spelled(option, form, end, by)]
        was_switch = option["key"] == "stakes"  # older records' true and false (PL-2)
        return [*beyond, "no form", option["values"][0].upper() + "?", f"{option['values'][-1]} and more", None, *([] if was_switch else [True])]

    @staticmethod
    def has_number(form):
        return re.search(r"\b[NM]\b", form) is not None

    def spelled(self, option, form, end, by):
        """The form with numbers at that end of its range; of what is a number alone both spellings."""
        if not self.has_number(form):
            return [int(form), form] if re.fullmatch(r"-?\d+", form) else [form]
        number = option.get("ranges", {}).get(form, option)[end] + by
        words = re.sub(r"\b[NM]\b", str(number), form)
        return [number, words] if form == "N" else [words]

    # ---- records

    def test_every_case_is_a_record(self):
        seen, kinds = set(), set()
        for path in sorted(CASES.rglob("*.sabacc")) + sorted(DOCS.rglob("*.sabacc")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if line in seen:
                    continue
                seen.add(line)
                value = json.loads(line)
                kinds.update(value)
                self.assert_good("header.json" if number == 1 else "line.json", value, f"{path}:{number}")
        self.assertGreater(len(seen), 8000)
        self.assertLessEqual({"do", "expect", "refuse", "note", "stack", "preset", "dealer"}, kinds)

    def test_records_as_the_program_writes_them(self):
        with tempfile.TemporaryDirectory() as folder:
            for game in COMMON["game"]["enum"][:-1]:
                done = lab("sim", game, "--games", 1, "--record", folder, *self.short(game))
                self.assertEqual(done.returncode, 0, done.stderr)
            for path in sorted(Path(folder).iterdir()):
                lines = lines_of(path)
                self.assert_good("header.json", lines[0], path.name)
                for line in {json.dumps(line): line for line in lines[1:200]}.values():
                    self.assert_good("line.json", line, path.name)

    @classmethod
    def short(cls, game):
        """What ends a game soon, of the options that it has."""
        if not hasattr(cls, "options"):
            told = json.loads(lab("games", "--json").stdout)
            cls.options = {one["id"]: {option["key"] for option in one["options"]} for one in told["games"]}
        for key, value in (("end", "hands 1"), ("sets", "1")):
            if key in cls.options[game]:
                return ["--option", f"{key}={value}"]
        return []

    HEADER = {"sabacc-record": 1, "game": "classic", "preset": "low-stakes", "options": {"ante": 5, "limit": "fixed 3 6", "side-pots": True},
              "seats": [{"name": "Ana", "credits": 100, "agent": "human", "items": ["ship"]}, {"name": "Bex", "credits": 100}],
              "dealer": 0, "seed": 42,
              "stack": {"deal": ["co5", "idiot"], "roll": [[3, 3], [-5, "square"]], "pick": [0], "dealer": [1], "shift": [7]}}

    def test_broken_headers(self):
        self.assert_holds("header.json", self.HEADER, [("sabacc-record",), ("game",), ("seats",), ("seats", 0, "name"), ("seats", 1, "credits")])
        for path, value in ((("sabacc-record",), 2), (("game",), "poker"), (("seats",), []), (("seats", 0, "credits"), -1),
                            (("seats", 0, "credits"), 1000000001), (("seats", 0, "credits"), 1.5), (("seats", 0, "name"), "x" * 64),
                            (("seats", 0, "items"), ["boat"]), (("dealer",), 8), (("dealer",), None), (("seed",), -1),
                            (("options", "ante"), 0), (("options", "ante"), "5"), (("options", "limit"), "fixed"),
                            (("stack", "deal"), ["co16"]), (("stack", "roll"), [3]), (("stack", "pick"), [-1])):
            broken = changed(self.HEADER, path, lambda holder, key: holder.__setitem__(key, value))
            self.assert_broken("header.json", broken, f"{path} {value}")
            self.assert_refused(broken, path)

    def assert_refused(self, header, what):
        """The program, too, calls such a record malformed."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "broken.sabacc"
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")
            done = lab("run", path)
            self.assertEqual((done.returncode, "broken.sabacc:1:" in done.stderr), (2, True), f"{what} {done.stdout} {done.stderr}")

    LINES = [
        {"do": "0 bet 5"}, {"do": "* deal co5 fl3"}, {"do": "* roll -5 square"}, {"do": "* pick 2 0"}, {"do": "* shift"},
        {"do": "3 trade ci+3 discard"}, {"do": "0 keep"}, {"do": "0 keep ci+3 tr-4"}, {"do": "1 play ±3 +"}, {"do": "1 token target-tariff 2"},
        {"do": "0 draw sand discard"}, {"do": "0 declare -23"}, {"do": "0 side +1 +1 +2 +2 -1 -1 ±1 ±1 2&4 double"}, {"do": "0 stake ring"},
        {"refuse": "0 bet x y", "error": "bad-argument"}, {"note": "any text"},
        {"expect": {"game_over": False, "phase": "bet", "to_act": "*", "hand": 1, "round": 2, "dealer": 0, "caller": None, "hand_pot": 3,
                    "sabacc_pot": 3, "house": -2, "pots": [{"credits": 3, "seats": [0, 1]}], "credits": [99, 98], "prize": 100,
                    "hands": {"0": ["co5"]}, "fields": {"1": []}, "discard": ["co1"], "discard_sand": ["sand1"], "discard_blood": [],
                    "totals": {"0": 5, "1": None}, "ranks": {"0": "total", "1": None}, "folded": [1], "all_in": [], "out": [], "stood": [0],
                    "declared": {"0": -5}, "alignments": {"0": "dark"}, "winners": [0], "sabacc_pot_won": False, "events": ["bet", "fold"],
                    "legal": ["check", "bet 1..9"], "legal_has": ["bet"], "legal_lacks": ["fold"], "dice": [1, 2], "target": -5,
                    "trump": "square", "chips": [8, 8], "chips_in_play": [0, 1], "tokens": {"0": ["refund"]}, "sets": [0, 1],
                    "tables": {"0": ["10"]}, "items": {"0": ["ring"]}}}]

    def test_broken_lines(self):
        for line in self.LINES:
            self.assert_holds("line.json", line, [(key,) for key in line])
        for words in ("0 bet", "0 bet five", "8 bet 5", "0  bet 5", "bet 5", "* bet 5", "0 roll 3 3", "0 draw junk", "0 side +1",
                      "* roll", "* roll sun", "* pick 1", "0 check 5", "0 stake boat", "0 play +3 *", "0 declare grey", ""):
            self.assert_broken("line.json", {"do": words}, words)
        for key, value in (("to_act", 8), ("hands", {"9": []}), ("hands", {"0": ["?"]}), ("events", ["bett"]), ("ranks", {"0": "flush"}),
                           ("phase", "river"), ("credits", [-1]), ("folded", [0, 0]), ("legal", ["bett 1"]), ("trump", "sun"),
                           ("tokens", {"0": ["co5"]}), ("round", -1)):
            self.assert_broken("line.json", {"expect": {key: value}}, key)
        self.assert_broken("line.json", {"refuse": "0 bet 5", "error": "too-much"})
        self.assert_broken("line.json", {"refuse": "0 bet 5"})
        self.assert_broken("line.json", {"do": "0 check", "note": "two kinds"})
        self.assert_broken("line.json", {})

    # ---- states

    def shown(self, path, *words):
        done = lab("show", path, *words)
        self.assertEqual(done.returncode, 0, f"{path} {words}: {done.stderr}")
        return json.loads(done.stdout)

    def states(self):
        """States of all games: at random lines of cases, open and for each seat."""
        rng = random.Random(10)
        for folder in sorted(path for path in CASES.iterdir() if path.is_dir()):
            paths = sorted(folder.glob("*.sabacc"))
            for path in rng.sample(paths, min(len(paths), 2)):
                lines = lines_of(path)
                for viewer in [None, *range(len(lines[0]["seats"]))]:
                    words = () if viewer is None else ("--seat", viewer)
                    yield path, words, self.shown(path, *words, "--line", rng.randint(1, len(lines)))

    def test_states_as_shown(self):
        events, games = set(), set()
        for path, words, state in self.states():
            self.assert_good("state.json", state, f"{path} {words}")
            events.update(event["event"] for event in state["events"])
            games.add(state["game"])
        self.assertEqual(games, set(COMMON["game"]["enum"]) - {"null"})
        self.assertGreater(len(events), 20, sorted(events))

    @staticmethod
    def events_of(path):
        """The events that a case expects, or that its moves are called by."""
        events = set()
        for line in lines_of(path)[1:]:
            events.update(line.get("expect", {}).get("events", []))
            events.update(line.get("do", "").split()[1:2])
        return events

    def cases_of_all_events(self):
        """A few short cases that have all events between them."""
        cases = {path: self.events_of(path) for path in CASES.rglob("*.sabacc")}
        wanted = set(COMMON["event"]["enum"])
        while wanted:
            path = max(sorted(cases), key=lambda path: len(cases[path] & wanted) / len(lines_of(path)))
            self.assertTrue(cases[path] & wanted, f"no case has {sorted(wanted)}")
            yield path
            wanted -= cases[path]

    def test_every_event_as_shown(self):
        found = set()
        house_antes = CASES / "classic/st-2a-house-ante.sabacc"  # an ante of no seat
        for path in [*self.cases_of_all_events(), house_antes]:
            lines = lines_of(path)
            for number, line in enumerate(lines, 1):
                if number == 1 or "do" in line:
                    state = self.shown(path, "--line", number)
                    self.assert_good("state.json", state, f"{path}:{number}")
                    found.update(event["event"] for event in state["events"])
        self.assertEqual(sorted(set(COMMON["event"]["enum"]) - found), [])

    def test_broken_states(self):
        path = DOCS / "examples" / "classic.sabacc"
        for words in ((), ("--seat", 1)):
            state = self.shown(path, *words)
            required = [(key,) for key in DOCUMENTS["state.json"]["required"]] + [("caller",), ("sabacc_pot",), ("dice",)]
            required += [("seats", 0, key) for key in [*DOCUMENTS["state.json"]["$defs"]["seat"]["required"], "field"]]
            self.assert_holds("state.json", state, required)
        hidden = changed(self.shown(path), ("seats", 0, "hand", 0), lambda holder, key: holder.__setitem__(key, "?"))
        self.assert_broken("state.json", hidden, "the open table hides a card")
        for event in ({"event": "bet", "seat": 0}, {"event": "bet", "seat": 0, "credits": 5, "bet": 5, "clause": "BR-2"}, {"event": "turn"},
                      {"event": "roll", "dice": ["sun"]}, {"event": "penalty", "seat": 0, "credits": 5, "clause": "five"}):
            broken = changed(state, ("events", 0), lambda holder, key: holder.__setitem__(key, event))
            self.assert_broken("state.json", broken, str(event))

    # ---- house rules

    def test_house_rules(self):
        path = Path(__file__).parent / "friday-night.sabacc-rules"
        rules = json.loads(path.read_text(encoding="utf-8"))
        self.assertEqual(len(rules["options"]), len(next(game for game in json.loads(lab("games", "--json").stdout)["games"]
                                                         if game["id"] == rules["game"])["options"]))
        self.assert_holds("house-rules.json", rules, [(key,) for key in rules])
        with tempfile.TemporaryDirectory() as folder:
            own = Path(folder) / "own.sabacc-rules"
            for value in (rules, self.rules({"ante": 3})):
                own.write_text(json.dumps(value), encoding="utf-8")
                self.assert_good("house-rules.json", value)
                self.assertEqual(lab("sim", "swag", "--hands", 3, "--preset", own).returncode, 0)
            broken = [broken for _, broken in mutations(self.rules({"ante": 3, "limit": "fixed 5 10"}), [(key,) for key in rules])]
            for key, value in (("name", ""), ("name", " x"), ("name", "x "), ("name", "x\ny"), ("name", "x" * 64), ("sabacc-house-rules", 2)):
                broken.append({**self.rules({}), key: value})
            for value in broken:
                own.write_text(json.dumps(value), encoding="utf-8")
                self.assert_broken("house-rules.json", value)
                done = lab("sim", "swag", "--hands", 3, "--preset", own)
                self.assertEqual((done.returncode, done.stdout), (2, ""), value)

    # ---- decks

    def decks(self):
        for path in sorted([*PROJECT.glob("assets/cards/*/deck.json"), *PROJECT.glob("assets/examples/*/deck.json")]):
            yield path, json.loads(path.read_text(encoding="utf-8"))

    def test_decks(self):
        count = 0
        for path, deck in self.decks():
            count += 1
            self.assert_good("deck.json", deck, path)
        self.assertGreater(count, 12)

    DECK = {"sabacc-deck": 1, "name": "Tried", "base": "classic", "size": [280, 440], "set": {"coins": "#ff8fb0"},
            "places": {"ring": [[1, 2], [1, 2.5, 90, 65]]},
            "traits": {"card": {"set": {"back": "back-sand"}, "layers": [
                "body.svg", {"draw": "a.svg", "move": [1, 2], "turn": 90, "scale": [-1, 1], "places": "ring", "set": {"ink": "#000000"}},
                {"draw": "a.svg", "scale": 2}]}},
            "faces": {"ci+3": ["card"], "queen": "queen.png"}}

    def test_broken_decks(self):
        free = [("set",), ("places",), ("traits",), ("faces",), ("traits", "card", "set"), ("traits", "card", "layers", 1, "set")]
        # of these any key is one's own, but not any value: 1 is none of them
        self.assert_holds("deck.json", self.DECK, [("sabacc-deck",), ("name",), ("traits", "card", "layers", 1, "draw")], free)
        for path in free:
            unknown = path + ("more",)
            self.assert_broken("deck.json", changed(self.DECK, unknown, lambda holder, key: holder.__setitem__(key, 1)), str(unknown))
        for path, value in ((("name",), ""), (("name",), "x" * 65), (("size",), [0, 440]), (("size",), [280]), (("set", "coins"), "a<b"),
                            (("set", "coins"), "x" * 201), (("places", "ring"), [[1]]), (("places", "ring"), [[1e6, 2]]),
                            (("faces", "ci+3"), []), (("faces", "ci+3"), ["card"] * 13), (("faces", "ci+3"), [1]), (("faces", "a b"), ["card"]),
                            (("faces", ".x"), ["card"]), (("set", "x" * 32), "")):
            self.assert_broken("deck.json", changed(self.DECK, path, lambda holder, key: holder.__setitem__(key, value)), f"{path} {value}")

    # Faults that a schema cannot see: of files, of what names what, of sums and of how JSON is spelled.
    BEYOND = {"back-many", "base-outside", "base-unknown", "face-missing", "face-unknown", "faces-many", "json-broken", "json-twice",
              "layer-common-up", "layer-missing", "layer-up", "part-as-face", "path-root", "path-up", "places-bomb", "size", "svg-style",
              "trait-missing", "value-bomb", "value-circle", "value-colour", "value-missing", "value-nothing"}

    def test_broken_decks_of_players(self):
        seen = set()
        for path in sorted((PROJECT / "tests/art/own").glob("*/deck.json")):
            name = path.parent.name
            if name in self.BEYOND:
                continue
            seen.add(name)
            self.assert_broken("deck.json", json.loads(path.read_text(encoding="utf-8")), name)
        self.assertGreater(len(seen), 12)

    # ---- the documents' own examples

    def examples(self):
        for page in sorted(DOCS.glob("*.md")):
            text = page.read_text(encoding="utf-8")
            for match in re.finditer(r"^```json\n(.*?)^```", text, re.M | re.S):
                yield f"{page.name}:{text.count(chr(10), 0, match.start()) + 1}", json.loads(match.group(1))

    KINDS = {"sabacc-record": "header.json", "sabacc-house-rules": "house-rules.json", "sabacc-deck": "deck.json", "serial": "state.json",
             "expect": "line.json", "refuse": "line.json", "note": "line.json"}

    def test_examples_are_what_they_say(self):
        seen = set()
        for where, value in self.examples():
            kind = next((kind for key, kind in self.KINDS.items() if key in value), None)
            if kind is None:
                kind = "line.json" if re.match(r"[*\d]", value["do"]) else "bot-answer.json"
            seen.add(kind)
            self.assert_good(kind, value, where)
        self.assertEqual(seen, {*self.KINDS.values(), "bot-answer.json"})

    def test_states_of_the_documents_are_true(self):
        shown = {"record.md": self.shown(DOCS / "examples/classic.sabacc", "--seat", 1),
                 "bots.md": self.shown(DOCS / "examples/bot-exchange.sabacc", "--line", 1, "--seat", 1)}
        states = {where.split(":")[0]: value for where, value in self.examples() if "serial" in value}
        self.assertEqual(states, shown)
        answer = [value for where, value in self.examples() if where.startswith("bots.md") and "do" in value][-1]
        moves = [line["do"] for line in lines_of(DOCS / "examples/bot-exchange.sabacc") if "do" in line]
        self.assertEqual(["1 " + answer["do"]], moves)
        self.assertEqual(lab("run", *sorted((DOCS / "examples").glob("*.sabacc"))).returncode, 0)

    # ---- bots

    def bot(self):
        page = (DOCS / "bots.md").read_text(encoding="utf-8")
        return re.search(r"^```python\n(.*?)^```", page, re.M | re.S).group(1)

    def test_the_bot_of_the_documents_plays_every_game(self):
        check = ("import subprocess, sys\nbot = subprocess.Popen([sys.executable, {!r}], stdin=-1, stdout=-1, text=True)\n"
                 "for line in sys.stdin:\n    bot.stdin.write(line); bot.stdin.flush()\n    answer = bot.stdout.readline()\n"
                 "    open({!r}, 'a').write(line + answer)\n    print(answer, end='', flush=True)\n")
        with tempfile.TemporaryDirectory() as folder:
            bot, teller, heard = Path(folder) / "bot.py", Path(folder) / "teller.py", Path(folder) / "heard"
            bot.write_text(self.bot(), encoding="utf-8")
            teller.write_text(check.format(str(bot), str(heard)), encoding="utf-8")
            for game in COMMON["game"]["enum"][:-1]:
                seats = f"exec:{sys.executable} {teller}" + ("" if game in ("casino", "solitaire") else ",random")
                done = lab("sim", game, "--seats", seats, "--games", 1, *self.short(game))
                self.assertEqual(done.returncode, 0, f"{game}: {done.stdout} {done.stderr}")
            lines = lines_of(heard)
        self.assertGreater(len(lines), 40)
        for question, answer in zip(lines[::2], lines[1::2]):
            self.assert_good("state.json", question)
            self.assert_good("bot-answer.json", answer)

    def test_broken_answers(self):
        self.assert_holds("bot-answer.json", {"do": "raise 20"}, [("do",)])
        for words in ("0 raise 20", "raise", "raise 20..40", "roll 3 3", ""):
            self.assert_broken("bot-answer.json", {"do": words}, words)


if __name__ == "__main__":
    del sys.argv[1:3]
    unittest.main(verbosity=int(os.environ.get("VERBOSE", "1")))
