"""Inputs of somebody who presses what lies at hand, by keys, in haste, hearing, by pad, by mouse, or by mouse on an upright screen."""
import random

# What is pressed, and how often for each that is pressed once.
KEYS = {"Down": 10, "Right": 8, "Up": 6, "Left": 6, "Return": 9, "Tab": 7, "Escape": 2, "PageDown": 1,
        "PageUp": 1, "Space": 2, "Backspace": 1, "5": 1, "1": 1, "a": 1, "l": 1, "g": 1, "r": 1, "?": 1, "m": 1, "F10": 1}
HASTY = {**KEYS, "Return": 60}  # takes what is offered first, mostly
HEARING = {**HASTY, "z": 4, "j": 2, "F2": 2}  # asks for what is said, and for advice
PAD = {"dpad-down": 10, "dpad-right": 8, "dpad-up": 6, "dpad-left": 6, "a": 9, "rb": 6, "lb": 3, "b": 2, "lt": 1, "rt": 1,
       "x": 2, "y": 2, "start": 1, "back": 1}
HANDS = {"keys": KEYS, "hasty": HASTY, "hearing": HEARING, "pad": PAD}
WIDE, HIGH = 1920, 1080  # logical units; standing, the other way round


def chosen(rng, weighted):
    at = rng.random() * sum(weighted.values())
    for name, weight in weighted.items():
        at -= weight
        if at < 0:
            return name
    return name


def mouse(rng, is_upright):
    if rng.random() < 0.2:
        return '{"wheel":%d}' % (-2 if rng.random() < 0.7 else 2)
    if rng.random() < 0.08:
        return '{"key":"Escape"}'
    wide, high = (HIGH, WIDE) if is_upright else (WIDE, HIGH)
    return '{"click":[%d,%d]}' % (int(rng.random() * wide), int(rng.random() * high))


def inputs(seed, events, device):
    """The lines of a script. The same for the same words, in every version of Python."""
    rng = random.Random(int(seed))
    for _ in range(int(events)):
        if device in HANDS:
            yield '{"%s":"%s"}' % ("pad" if device == "pad" else "key", chosen(rng, HANDS[device]))
        else:
            yield mouse(rng, device == "mouse-upright")
