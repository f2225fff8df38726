"""Holds the pictures of a lesson to their places: lesson_fits.py SHOTS…

In each NAME.json nothing that a lesson or its buttons say is cut off, its card lies on the screen, and on nothing that it
points to.
"""

import glob
import json
import os
import sys


def box_of(fact):
    return [float(number) for number in fact["note"].split()]


def overlaps(one, other):
    return (min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0]) > 0.5 and
            min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1]) > 0.5)


def faults_of(path):
    with open(path, encoding="utf-8") as file:
        said = json.load(file)["said"]
    for fact in said:
        if fact.get("cut") and (fact["name"].startswith("lesson") or fact["name"] == "rules:lesson"):
            yield f"'{fact['text']}' is cut off ({fact['name']})"
    cards = [box_of(fact) for fact in said if fact["name"] == "lesson:card"]
    aims = [box_of(fact) for fact in said if fact["name"] == "lesson:aim"]
    for card in cards:
        wide, high = (900, 1600) if "upright" in path else (1920, 1080)
        if card[0] < 0 or card[1] < 0 or card[0] + card[2] > wide or card[1] + card[3] > high:
            yield f"the card leaves the screen: {card}"
        for aim in aims:
            if overlaps(card, aim):
                yield f"the card {card} covers {aim}, what it points to"


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
