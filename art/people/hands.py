"""Hands by what they do: fingers of flesh, fur, scales or metal, along the same lines.

A hand lies about its wrist at (0, 0), its back towards us, and points down: the left one in the picture, its thumb on
the right. Units are pixels of a figure.
"""
from dataclasses import dataclass, field
from common import coat_of, scatter
from human import capsule
from sculpt import *

KNUCKLES = {4: (-17, -6, 5.5, 16.5), 3: (-15, 1, 16)}       # from the little finger to the index
LENGTHS = {4: (27, 34, 36, 32), 3: (30, 36, 33)}
THUMB = {"rest": ((17, 14), (28, 28), (31, 44)), "lie": ((16, 12), (27, 25), (30, 42)), "open": ((16, 12), (35, 19), (49, 25)),
         "grip": ((15, 10), (29, 18), (37, 30)), "fist": ((20, 22), (22, 44), (4, 54)), "pinch": ((16, 16), (36, 32), (34, 58)),
         "tent": ((14, 14), (22, 32), (18, 50)), "point": ((20, 22), (20, 44), (2, 52))}
SPREAD = {"rest": 1.0, "lie": .5, "open": 2.9, "grip": .4, "tent": .2}
REACH = {"rest": .80, "lie": 1.0, "open": 1.05, "grip": .86, "tent": 1.12}


@dataclass
class Hand:
    """make: flesh, fur, scale, pad or metal; look: of its parts; tip: the colour of nails or claws; back: strokes and
    paint of its back; cuff: what the sleeve ends in; ring: on the second finger."""
    fill: str
    deep: str
    make: str = "flesh"
    fingers: int = 4
    r: float = 7.4
    wide: float = 1.0
    tip: str = None
    cuff: str = "#222222"
    cuff_look: dict = field(default_factory=dict)
    look: dict = field(default_factory=dict)
    coat: tuple = ()
    ring: str = None
    wrap: str = None


def curled(x, r):
    return (x, 33), (x * 1.04, 45), (x * 1.02, 50)


def lines(hand, kind):
    """Of each finger its three points, from the little one on."""
    out = []
    n = hand.fingers
    for i, (x, long) in enumerate(zip(KNUCKLES[n], LENGTHS[n])):
        x *= hand.wide
        if kind == "fist" or kind == "point" and i < n - 1:
            out.append(curled(x, hand.r))
        elif kind == "pinch" and i == n - 1:
            out.append(((x, 34), (x + 11, 50), (x + 13, 66)))
        elif kind == "point":
            out.append(((x, 34), (x + 1, 54), (x + 3, 74)))
        else:
            reach = REACH.get(kind, 1.0) * long
            aside = (i / (n - 1) - .5) * 11 * SPREAD.get(kind, 2.0)
            bow = 3 if kind == "grip" else 0
            out.append(((x, 34), (x + aside * .55 + bow, 34 + reach * .52), (x + aside + bow * .4, 34 + reach)))
    return out


def turn_of(a, b):
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90


def claw_at(a, b, r, colour):
    f = f"translate({b[0]:.1f} {b[1]:.1f}) rotate({turn_of(a, b):.1f}) scale({r / 7:.2f})"
    return Part(f'<path transform="{f}" fill="#fff" d="M-5 -1Q0 -6 5 -1Q4 9 1 17Q-4 9 -5 -1Z"/>', colour, fat=.9, z=10, gloss=.6, tight=36)


def finger(hand, points, is_thumb, seed):
    (x0, y0), (x1, y1), (x2, y2) = points
    r = hand.r * (1.08 if is_thumb else 1)
    look = hand.look
    if hand.make == "metal":
        out = [Part(capsule(points, [r * .78, r * .74, r * .6]), hand.deep, fat=.9, z=6, **look)]
        first = [(x0 + (x1 - x0) * k, y0 + (y1 - y0) * k) for k in (.16, .74)]
        last = [(x1 + (x2 - x1) * k, y1 + (y2 - y1) * k) for k in (.16, 1)]
        out.append(Part(capsule(first, [r, r * .94]), hand.fill, fat=.85, z=9, **look))
        out.append(Part(capsule(last, [r * .94, r * .70]), hand.fill, fat=.85, z=9, **look, paint=st(f"M{x2 - 9} {y2}L{x2 + 9} {y2}", 1, 0, hand.deep)))
        out.append(Part(el(x1, y1, r * .62), hand.deep, fat=.8, z=13, **look))
        return out
    out = []
    if hand.make in ("fur", "scale"):
        out.append(claw_at(points[1], points[2], r, hand.tip))
    radii = [r, r * .94, r * .78] if hand.make != "pad" else [r * .9, r * .78, r * 1.28]
    across = f'transform="translate({x1:.1f} {y1:.1f}) rotate({turn_of(points[0], points[2]):.1f})"'
    crease = f'<path {across} d="M{-r * .7:.1f} -1Q0 2 {r * .7:.1f} -1" fill="none" stroke="{{}}" stroke-width="{{}}" stroke-opacity="{{}}" stroke-linecap="round"/>'
    paint, sculpt = crease.format(hand.deep, 1.1, .5), [(3, 2, el(x0, y0, r * .7)), (2.2, 1.6, el(x1, y1, r * .62)), (-1.4, .6, crease.format("#fff", 1.2, 1))]
    if hand.make == "scale":
        rows = "".join(f'<path transform="translate({x0 + (x2 - x0) * k:.1f} {y0 + (y2 - y0) * k:.1f}) rotate({turn_of(points[0], points[2]):.1f})" d="M-9 0Q0 5 9 0" fill="none" stroke="{{}}" stroke-width="1.2"/>' for k in (.2, .36, .52, .68, .84))
        paint, sculpt = rows.replace("{}", hand.deep), [(-1.6, .5, rows.replace("{}", "#fff"))]
    if hand.make == "fur":
        high, ink = coat_of(seed, scatter(seed + 1, min(x0, x2) - 14, y0 - 12, max(x0, x2) + 14, max(y1, y2) + 4, 4.8, lambda p: -p[1]), lambda x, y: math.pi / 2, 12, 3, hand.coat)
        paint, sculpt = ink, [(2.4, .6, high)]
    if hand.tip and hand.make == "flesh":
        paint += f'<ellipse transform="translate({x2:.1f} {y2:.1f}) rotate({turn_of(points[1], points[2]):.1f})" cy="{r * .2:.1f}" rx="{r * .48:.1f}" ry="{r * .52:.1f}" fill="{hand.tip}"/>'
    out.append(Part(capsule(points, radii), hand.fill, fat=.85, z=8, paint=paint, sculpt=sculpt, **look))
    return out


def back_of(hand, kind):
    w = hand.wide
    d = f"M{-16 * w} -10C{-8 * w} -4 {8 * w} -4 {16 * w} -10C{24 * w} 8 {31 * w} 24 {27 * w} 41C{12 * w} 49 {-14 * w} 49 {-26 * w} 41C{-30 * w} 24 {-24 * w} 8 {-16 * w} -10Z"
    tendons = "".join(st(f"M{x * w} 36L{x * .5 * w} 12", 3.4) for x in KNUCKLES[hand.fingers])
    paint, sculpt = fi("M-40 -20H40V16H-40Z", .22, hand.deep), [(2.6, 1.8, tendons)]
    if hand.make == "fur":
        high, ink = coat_of(21, scatter(22, -36, -30, 36, 42, 5.5, lambda p: -p[1]), lambda x, y: math.pi / 2 + .2 * math.sin(x * .1 + y * .05), 20, 4, hand.coat)
        paint, sculpt = ink, [(3.4, .6, high)]
    if hand.make == "scale":
        rows = "".join(st(f"M{-34 + (j % 2) * 5 + i * 10} {4 + j * 7}q5 5 10 0", 1.1, .55, "{}") for j in range(6) for i in range(7))
        paint, sculpt = rows.replace("{}", hand.deep), [(-1.4, .5, rows.replace("{}", "#fff"))]
    if hand.make == "metal":
        seams = st(f"M{-24 * w} 26Q0 33 {24 * w} 26M{-17 * w} 6Q0 11 {17 * w} 6", 1.6)
        paint, sculpt = seams.replace("#fff", hand.deep), [(-2, .6, seams), (2, .7, el(0, 17, 5))]
    return Part(d, hand.fill, fat=.55, cap=14, z=6, paint=paint, sculpt=sculpt, **hand.look)


def chip(x, y, r=16):
    """A credit that is held up."""
    rim = "".join(f'<path transform="rotate({a} {x} {y})" d="M{x - 4} {y - r}H{x + 4}V{y - r * .66}H{x - 4}Z" fill="#f4ead0"/>' for a in range(0, 360, 60))
    return Part(el(x, y, r), "#175d78", fat=.25, cap=4, z=14, gloss=.4, tight=26, paint=rim + el(x, y, r * .58, None, 1, "#e9c46a") + el(x, y, r * .46, None, 1, "#123a4c"),
                sculpt=[(1.2, .5, f'<circle cx="{x}" cy="{y}" r="{r * .58}" fill="none" stroke="#fff" stroke-width="1.6"/>')])


def hand(style, kind, holds=None):
    """From back to front."""
    fingers = lines(style, kind)
    thumb = THUMB[kind]
    out = []
    if kind not in ("fist", "point", "pinch"):
        out += finger(style, thumb, True, 50)
    out.append(back_of(style, kind))
    order = range(style.fingers)
    for i in order:
        if kind == "pinch" and i == style.fingers - 1:
            out.append(chip(35, 76, 19))
            out += finger(style, thumb, True, 50)
        out += finger(style, fingers[i], False, 60 + 2 * i)
    if kind in ("fist", "point"):
        out += finger(style, thumb, True, 50)
    if style.ring:
        (x, y), (x1, y1), _ = fingers[style.fingers // 2]
        x, y = x + (x1 - x) * .45, y + (y1 - y) * .45
        out.append(Part(st(f"M{x - 8} {y - 1}Q{x} {y + 4} {x + 8} {y - 1}", 4.6), style.ring, fat=.9, z=22, metal=.9, gloss=.6, tight=30))
    if style.wrap:
        d = "M-20 2C-8 9 8 9 20 0L27 22C14 32 -14 32 -27 22Z"
        out.append(Part(d, style.wrap, fat=.5, cap=4, z=18, sheen=.5, gloss=.04, sculpt=[(-1.6, .6, st("M-23 10Q0 18 24 8M-25 17Q0 25 26 15", 1.6))]))
    return out
