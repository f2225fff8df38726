"""Follows the pointers of a lesson (docs/lesson.md): a script that presses what it points to.

    lesson.py LESSON press|keys [SHOTS [json]]    prints the lines of a script; with SHOTS each step has a picture, with
                                                  json only what it says

`press` presses each place by its name, so that a pointer to what cannot be pressed stops the script; `keys` presses
Return only, since the focus is to be where the arrow points.
"""

import json
import sys


def steps_of(path):
    """(places that are pressed, one after the other) of each step."""
    steps, points, is_open = [], [], False
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file][1:]
    for line in lines:
        note, action = line.get("note", ""), line.get("do", "")
        if note.startswith(("say: ", "end: ")) or action:
            if is_open:
                steps.append(points if action.startswith("0 ") else read_on(points))
            points, is_open = [], note.startswith("say: ")
        elif note.startswith("point: "):
            points = note[len("point: "):].split(" ")
    return steps


def read_on(points):
    return ["continue"] if points == ["continue"] else ["lesson:next"]


def main(path, way, shots=None, kind=None):
    ending = ".json" if kind == "json" else ""
    for number, points in enumerate(steps_of(path), 1):
        if shots:
            print(json.dumps({"when": "idle", "shot": f"{shots}-{number:02}{ending}"}))
        for place in points:
            print(json.dumps({"when": "idle", "press": place} if way == "press" else
                             {"when": "idle", "key": "Return"}))
    print(json.dumps({"when": "idle", "shot": f"{shots or 'lesson'}-end{ending}"}))


main(*sys.argv[1:])
