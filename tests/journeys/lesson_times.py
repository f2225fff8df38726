"""How long a lesson takes: lesson_times.py GAME SHOTS MOMENTS SCRIPT

Adds up what a run of the play scene showed and how long it ran: the words of its pictures (SHOTS/GAME-NN.json, each step
once, and GAME-end.json) at 200 a minute; the time that passed while something moved or waited, by the last moment written
to MOMENTS; and the presses of its SCRIPT. Prints a line; fails where the lesson takes more than it may.
"""

import glob
import json
import os
import sys

WORDS, PRESSES, SECONDS, WORDS_A_MINUTE = 250, 30, 240, 200


def words_in(path):
    with open(path, encoding="utf-8") as file:
        said = json.load(file)["said"]
    return sum(len(fact["text"].split()) for fact in said if fact["name"] in ("lesson", "lesson:end") and "text" in fact)


def main(game, shots, moments, script):
    pictures = sorted(glob.glob(os.path.join(shots, "*.json")))
    words = sum(words_in(path) for path in pictures)
    motion = max(int(os.path.splitext(name)[0]) for name in os.listdir(moments) if len(name) > len("0000.drawn")) / 1000
    with open(script, encoding="utf-8") as file:
        presses = sum(1 for line in file if '"key"' in line or '"press"' in line) - 1  # the first shows the focus
    total = words * 60 / WORDS_A_MINUTE + motion
    print(f"{game:16} {words:4} words {presses:3} presses {motion:6.1f} s of motion {total:6.1f} s in all")
    good = 0 < words <= WORDS and 0 < presses <= PRESSES and 0 < motion and total <= SECONDS
    if not good:
        sys.exit(f"{game} takes too long, or nothing was measured")


main(*sys.argv[1:])
