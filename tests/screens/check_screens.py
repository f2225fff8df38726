#!/usr/bin/env python3
"""Compares what screens say with the records of the games they show.

    check_screens.py LAB DIRECTORY…

Each screenshot NAME.png of a game that is recorded has NAME.json beside it, what the picture says in words, and
NAME.sabacc, the record as it was then. Every credit, bet, total, pot, card, die, chip, token and score that the table
shows must be what the record says to the seat that looks on. Pictures in which something moves, or that show a table
which the record has left behind (a hand's end, while the next is dealt already), are passed over. The last line counts
both; exit 1 when anything differs.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

# What a seat does with a card in everybody's sight: a card that was open once is known, though `show` hides it again.
OPENLY = re.compile(r'"do": "(\d+) (?:field|unfield|play|keep|draw (?:\w+ )?discard|trade \S+ discard|take)\b')
# Hands that change owners: each knows what it gave away.
SWAPPED = re.compile(r'"do": "(\d+) token direct-transaction (\d+)')
NOBODY = "-2"  # the viewer while no hand is looked at
NUMBER = re.compile(r"[-−]?\d+")
DICE = re.compile(r"^dice/(?:pips|d\d+)-(\d+)$")


class Screen:
    """What one picture says: texts and pictures by name, in the order in which they were drawn."""

    def __init__(self, path):
        self.path = path
        told = json.loads(path.read_text(encoding="utf-8"))
        self.is_idle = told["idle"]
        self.texts, self.pictures, self.notes = {}, {}, {}
        for fact in told["said"]:
            for kind, kept in (("text", self.texts), ("picture", self.pictures), ("note", self.notes)):
                if kind in fact:
                    kept.setdefault(fact["name"], []).append(fact[kind])
                    if fact.get("cut") and re.match(r"(credits|bet|total|pot|chips|in-play|standing|gained|score|target)\b", fact["name"]):
                        raise ValueError(f"{path}: {fact['name']} is cut off: {fact[kind]}")

    def note(self, name):
        return self.notes.get(name, [None])[0]

    def shows_table(self):
        return any(name.startswith("credits:") for name in self.texts)

    def number(self, name):
        """The number in the texts of that name, None where there is none."""
        for text in self.texts.get(name, []):
            found = NUMBER.findall(text.replace("+", ""))
            if found:
                return int(found[-1].replace("−", "-"))
        return None

    def card(self, name):
        """The word of the card drawn first under that name; "?" for a back, None where none is."""
        for asset in self.pictures.get(name, []):
            face = asset.partition("/")[2]
            return "?" if face.startswith("back") or face == "main-back" else face
        return None

    def slots(self, kind, seat):
        """Cards by slot of `card:SEAT:SLOT` and its like."""
        found = {}
        for name in self.pictures:
            parts = name.split(":")
            if parts[0] == kind and len(parts) == 3 and int(parts[1]) == seat:
                found[int(parts[2])] = self.card(name)
        return found


def state_at(lab, record, viewer, serial, is_over):
    """The state as that viewer may see it at the last line of the record that is of this need, or of no further one."""
    lines = len(record.read_bytes().splitlines())
    for line in range(lines, max(lines - 6, 0), -1):
        state = shown(lab, record, line, viewer)
        if is_over or state["serial"] == serial:
            return (state, line) if is_over == (state["phase"] == "game-over") else (None, 0)
    return None, 0


def opened_in(lab, record, line):
    """Tells a seat's card at that line where the seat has handled cards openly before; "?" where it has not."""
    lines = record.read_text(encoding="utf-8")
    handled = {int(seat) for seat in OPENLY.findall(lines)}
    handled |= {int(seat) for pair in SWAPPED.findall(lines) for seat in pair}

    def opened(seat, slot):
        return shown(lab, record, line, -1)["seats"][seat]["hand"][slot] if seat in handled else "?"

    return opened


def shown(lab, record, line, seat):
    """The state at that line as a seat may see it, the open table for a seat below 0."""
    words = [lab, "show", record, "--line", str(line)] + ([] if seat < 0 else ["--seat", str(seat)])
    run = subprocess.run(words, capture_output=True, text=True)
    if run.returncode != 0:
        raise ValueError(f"{record}:{line}: show says {run.stderr.strip()}")
    return json.loads(run.stdout)


class Comparison:
    """A screen and what its record says to the viewer; `opened(seat, slot)` is a card that everybody has seen."""

    def __init__(self, screen, state, opened):
        self.screen, self.state, self.opened, self.faults, self.facts = screen, state, opened, [], 0

    def same(self, name, shown, wanted):
        self.facts += 1
        if shown != wanted:
            self.faults.append(f"{self.screen.path}: {name} shows {shown}, the record says {wanted}")

    def number(self, name, wanted):
        shown = self.screen.number(name)
        if shown is not None and wanted is not None:
            self.same(name, shown, wanted)

    def seat(self, index, seat):
        screen = self.screen
        credits = screen.texts.get(f"credits:{index}", [])
        if credits and "chips" not in seat:
            is_all_in = any("All-in" in text for text in credits)
            if is_all_in or seat["credits"] == 0:
                self.same(f"all-in:{index}", is_all_in, seat["all_in"])
            elif not any(re.search("[A-Za-z]", text) for text in credits):
                self.number(f"credits:{index}", seat["credits"])
        if "bet" in seat and not self.state["phase"] == "game-over":
            self.same(f"bet:{index}", screen.number(f"bet:{index}") or 0, seat["bet"])
        if not self.is_choosing_what_to_keep(index):
            self.number(f"total:{index}", seat.get("total"))
        self.number(f"chips:{index}", seat.get("chips"))
        self.number(f"standing:{index}", seat.get("chips", seat["credits"]))
        if seat.get("chips_in_play") is not None:
            self.same(f"in-play:{index}", screen.number(f"in-play:{index}") or 0, seat["chips_in_play"])
        self.number(f"sets:{index}", seat.get("sets"))
        self.cards(index, seat)

    def is_choosing_what_to_keep(self, index):
        """Then the total is that of the cards chosen so far, which no record knows."""
        return index == self.state["viewer"] and any(offer.startswith("keep any of") for offer in self.state["legal"])

    def cards(self, index, seat):
        for slot, word in self.screen.slots("card", index).items():
            hand = seat["hand"]
            wanted = hand[slot] if slot < len(hand) else None
            if wanted == "?" and word not in (None, "?"):
                wanted = self.opened(index, slot)
            if word == "?" and self.screen.note("viewer") == NOBODY:
                continue  # the record tells all, or what a seat may know
            self.same(f"card:{index}:{slot}", word, wanted)
        for slot, word in self.screen.slots("laid", index).items():
            self.facts += 1
            if slot >= len(seat.get("table") or []):
                self.faults.append(f"{self.screen.path}: laid:{index}:{slot} shows {word}, the record has no such card")

    def table(self):
        state, screen = self.state, self.screen
        self.number("pot:hand", state.get("hand_pot"))
        self.number("pot:sabacc", state.get("sabacc_pot"))
        self.number("target", state.get("target"))
        self.number("deck:count", state.get("deck_left"))
        for index, item in enumerate(state.get("staked", [])[:3]):
            self.same(f"staked:{index}", screen.texts.get(f"staked:{index}", ["", "nothing"])[1].lower(), item)
        self.same("staked after them", "staked:%d" % len(state.get("staked", [])) in screen.texts, False)
        top = screen.card("discard:top")
        if top is not None and state.get("discard"):
            self.same("discard:top", top, state["discard"][-1])
        for index, die in enumerate(state.get("dice") or []):
            for asset in screen.pictures.get(f"die:{index}", [])[:1]:
                match = DICE.match(asset)
                if match:
                    self.same(f"die:{index}", int(match.group(1)), die)
        for index, seat in enumerate(state["seats"]):
            self.seat(index, seat)


def compare(lab, path):
    """Faults, and how many facts were compared; 0 facts for a picture that is passed over."""
    screen = Screen(path)
    if screen.note("stage") is None and screen.shows_table():
        return [f"{path}: shows a table and does not say at what moment of its game"], 1
    if not path.with_suffix(".sabacc").exists():
        return [], 0
    if screen.note("stage") in (None, "between") or screen.note("moving") != "no" or not screen.is_idle:
        return [], 0
    record = path.with_suffix(".sabacc")
    state, line = state_at(lab, record, int(screen.note("viewer")), int(screen.note("serial")),
                           screen.note("stage") == "over")
    if state is None:
        return [], 0
    comparison = Comparison(screen, state, opened_in(lab, record, line))
    comparison.table()
    return comparison.faults, comparison.facts


def main(lab, *directories):
    faults, compared, passed_over, facts = [], 0, 0, 0
    for path in sorted(path for directory in directories for path in Path(directory).rglob("*.json")):
        if not path.with_suffix(".png").exists():
            continue
        try:
            found, count = compare(lab, path)
        except ValueError as error:
            found, count = [str(error)], 1
        faults += found
        facts += count
        compared += count > 0
        passed_over += count == 0
    print("\n".join(faults + [f"{compared} screens compared in {facts} facts, {passed_over} passed over, {len(faults)} faults"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
