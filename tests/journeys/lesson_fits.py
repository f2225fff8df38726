"""Holds the pictures of a lesson to their places: lesson_fits.py SHOTS…

In each NAME.json nothing that a lesson or its buttons say is cut off; its card lies on the screen, and neither the card nor
an arrow lies on what it points to, on a picture or on words; at the end of an upright match of Pazaak, whose results leave
no room, they may lie on words and on the other player with the marker of turns.
"""

import glob
import json
import os
import sys


OWN_PLATE = 125  # units: the least width of the words on it


def box_of(fact):
    return [float(number) for number in fact["note"].split()]


def overlaps(one, other):
    return (min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0]) > 0.5 and
            min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]) > 0.5)


def size_of(path):
    return (900, 1600) if "upright" in path else (1920, 1080)


def letters(fact):
    """The part of a text's place where its letters are in any case, whether it begins at the left or is centred. Of hands
    the words of others begin at the left, and one's own, which are larger, are centred on their plate."""
    x, y, wide, high = fact["box"]
    needed = min(wide, 0.3 * high * len(fact["text"]))
    left = x + (wide - needed) / 2
    is_of_hand = fact["name"].startswith(("total:", "kind:"))
    is_own = is_of_hand and wide >= OWN_PLATE
    right = left + needed if is_own else x + needed if is_of_hand else min(x + needed, left + needed)
    left = x if is_of_hand and not is_own else left
    return left, y + 0.2 * high, max(right - left, 0), 0.6 * high


def shown(said, size):
    """(what, box) of all that is drawn under the card: pictures but for the place and its cloth, and words."""
    for fact in said:
        if fact["name"] == "lesson:card":
            return
        if fact.get("picture", "").startswith("places/"):
            continue
        if "picture" in fact and fact["box"][2] * fact["box"][3] < 0.12 * size[0] * size[1]:
            yield fact["picture"], fact["box"]
        elif "text" in fact:
            yield fact["text"], letters(fact)


def crosses(arrow, box):
    """Whether the arrow goes through the box, by small steps."""
    return any(box[0] < arrow[0] + share * (arrow[2] - arrow[0]) < box[0] + box[2] and
               box[1] < arrow[1] + share * (arrow[3] - arrow[1]) < box[1] + box[3]
               for share in (step / 100 for step in range(101)))


def faults_of(path):
    with open(path, encoding="utf-8") as file:
        said = json.load(file)["said"]
    for fact in said:
        if fact.get("cut") and (fact["name"].startswith("lesson") or fact["name"] == "rules:lesson"):
            yield f"'{fact['text']}' is cut off ({fact['name']})"
    notes = {name: [box_of(fact) for fact in said if fact["name"] == f"lesson:{name}"] for name in ("card", "aim", "arrow")}
    things = list(shown(said, size_of(path))) if notes["card"] else []
    if path.endswith("upright-pazaak/pazaak-03.json"):
        things = [(what, box) for what, box in things if "/" in what and not what.startswith(("people/", "chips-side/", "table/turn"))]
    for card in notes["card"]:
        wide, high = size_of(path)
        if card[0] < 0 or card[1] < 0 or card[0] + card[2] > wide or card[1] + card[3] > high:
            yield f"the card leaves the screen: {card}"
        for what, box in [("what it points to", aim) for aim in notes["aim"]] + things:
            if overlaps(card, box):
                yield f"the card {card} covers {box}, {what}"
    for arrow in notes["arrow"]:
        for what, box in things:
            if crosses(arrow, box):
                yield f"the arrow {arrow} crosses {box}, {what}"


def main(*folders):
    faults, steps = [], 0
    for folder in folders:
        for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
            with open(path, encoding="utf-8") as file:
                steps += '"lesson:card"' in file.read()
            faults += [f"{path}: {fault}" for fault in faults_of(path)]
    print("\n".join(faults))
    if faults or steps == 0:
        sys.exit(f"{len(faults)} faults in {steps} steps")


main(*sys.argv[1:])
