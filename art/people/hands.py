"""Hands by what they do: fingers of flesh, fur, scales or metal, or in gloves, along the same bones.

A hand lies about its wrist at (0, 0), its back towards us, and points down: the left one in the picture, its thumb on
the right. Units are pixels of a figure.
"""
from dataclasses import dataclass, field
from coat import Coat
from human import capsule
from sculpt import *

# From the little finger to the index: where it begins, and how long it is.
KNUCKLES = {4: ((-19, 28), (-7, 33), (6, 35), (18.5, 32)), 3: ((-16.5, 29), (0, 35), (16.5, 32))}
LENGTHS = {4: (33, 42, 46, 41), 3: (38, 47, 42)}
BONES = .46, .30, .24       # shares of a finger's length
# By kind: to which side each finger points, in degrees; how far it bends, 0 to 1; how long it is seen.
FAN = {"rest": (-19, -7, 4, 15), "lie": (-12, -5, 1, 8), "open": (-27, -10, 7, 23), "grip": (-6, -3, 0, 3), "tent": (-4, -1.5, 1, 3.5), "pinch": (-30, -17, -5, 0)}
BEND = {"rest": .75, "lie": .4, "open": .1, "grip": .6, "tent": .1, "pinch": .25}
REACH = {"rest": .96, "lie": 1.0, "open": 1.04, "grip": .98, "tent": 1.06, "pinch": .98}
THUMB = {"rest": ((11, 9), (23, 22), (30, 36), (31, 50)), "lie": ((11, 8), (24, 18), (31, 31), (33, 45)), "open": ((10, 8), (27, 15), (40, 19), (52, 21)),
         "grip": ((11, 8), (24, 13), (33, 20), (40, 29)), "fist": ((17, 14), (24, 28), (18, 44), (3, 51)), "pinch": ((12, 8), (27, 22), (36, 42), (36, 64)),
         "tent": ((11, 8), (21, 20), (22, 36), (19, 52)), "point": ((17, 14), (24, 28), (18, 42), (3, 48))}
LIFT = 0, 3, 4, 2           # how much higher fingers lie, from the little one on


@dataclass
class Hand:
    """make: flesh, fur, scale, pad or metal; look: of its parts; tip: the colour of nails or claws; cuff: what the sleeve
    ends in, see arms.cuff; ring: on the second finger; glove: the colour of one without fingertips, or all over (stitched)."""
    fill: str
    deep: str
    make: str = "flesh"
    fingers: int = 4
    r: float = 7.4
    wide: float = 1.0
    tip: str = None
    cuff: str = "#222222"
    cuff_make: str = "band"
    cuff_trim: str = "#d8a83c"
    cuff_look: dict = field(default_factory=dict)
    look: dict = field(default_factory=dict)
    coat: tuple = ()
    ring: str = None
    wrap: str = None
    glove: str = None
    stitched: bool = False
    old: bool = False


def of_finger(values, i, n):
    """Values of four fingers for the i-th of n."""
    at = i * (len(values) - 1) / (n - 1)
    low = min(int(at), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (at - low)


def bones(hand, kind, palm):
    """Of each finger its four points, from the little one on."""
    out = []
    n = hand.fingers
    for i, ((x, y), long) in enumerate(zip(KNUCKLES[n], LENGTHS[n])):
        x *= hand.wide
        if kind in ("fist", "point") and (kind == "fist" or i < n - 1):
            out.append(((x, 52), (x, 45), (x * .98, 37), (x * .94, 29)) if palm else ((x, y), (x * 1.04, y + 10), (x * 1.05, y + 19), (x, y + 24)))
        elif kind == "point":
            out.append(((x, y), (x + 1, y + 20), (x + 1, y + 34), (x - 1, y + 46)))
        elif kind == "pinch" and i == n - 1:
            out.append(((x, y), (x + 10, y + 18), (x + 15, y + 33), (x + 16, y + 46)))
        else:
            aside, bend = of_finger(FAN[kind], i, n), BEND[kind]
            points = [(x, y)]
            for share, k, turns in zip(BONES, (1, 1 - .25 * bend, 1 - .45 * bend), (1, .7, .45)):
                a, far = math.radians(aside * turns), long * share * k * REACH[kind]
                points.append((points[-1][0] + math.sin(a) * far, points[-1][1] + math.cos(a) * far))
            out.append(tuple(points))
    return out


def turn_of(a, b):
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90


def between(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def at(p, turn, inner):
    return f'<g transform="translate({p[0]:.1f} {p[1]:.1f}) rotate({turn:.1f})">{inner}</g>'


def claw_at(a, b, r, colour):
    return Part(at(b, turn_of(a, b), f'<path transform="scale({r / 7:.2f})" fill="#fff" d="M-4.600 -4Q0 -8 4.600 -4Q4.400 6 .6 16Q-4.600 7 -4.600 -4Z"/>'), colour, fat=.9, z=11, gloss=.7, tight=36, hatch=0,
                sculpt=[(1.6, .5, at(b, turn_of(a, b), st(f"M0 -4V{12 * r / 7:.1f}", 1.4)))])


def nail_at(a, b, r, colour):
    t = turn_of(a, b)
    w = r * .44
    return Part(at(b, t, f'<path fill="#fff" d="M{-w:.2f} {-r * .34:.2f}Q0 {-r * .62:.2f} {w:.2f} {-r * .34:.2f}L{w * .92:.2f} {r * .34:.2f}Q0 {r * .72:.2f} {-w * .92:.2f} {r * .34:.2f}Z"/>'), colour, fat=.5, cap=1.6, ride=1.2, z=1.2, gloss=.5, tight=40, skin=.3, hatch=0)


def plated(hand, p, r):
    """A finger of metal: three plates on a rod, a pin at each joint."""
    look = hand.look
    out = [Part(capsule(p, [r * .62, r * .60, r * .52, r * .4]), hand.deep, fat=.9, z=5, gloss=.4, tight=30)]
    for i, (wide, t0, t1) in enumerate(((1.0, .14, .84), (.90, .18, .84), (.80, .2, 1.0))):
        a, b = between(p[i], p[i + 1], t0), between(p[i], p[i + 1], t1)
        across = at(between(a, b, .3), turn_of(a, b), st(f"M{-r} 0H{r}", 1.2))
        out.append(Part(capsule([a, b], [r * wide, r * wide * (.92 if i < 2 else .66)]), hand.fill, fat=.85, z=9 - i, **look, paint=across.replace("#fff", hand.deep), sculpt=[(-1.6, .5, across)]))
    for q in p[1:3]:
        out.append(Part(el(*q, r * .66), hand.deep, fat=.7, z=11, metal=.7, gloss=.6, tight=34, sculpt=[(-1.6, .4, el(*q, r * .24))]))
    return out


def finger(hand, p, is_thumb, seed, lift=0, palm=False, tucked=False):
    r = hand.r * (1.06 if is_thumb else .94)
    if hand.make == "metal":
        return plated(hand, p, r)
    if hand.make == "pad":
        line, radii = p, [r * 1.0, r * .72, r * .66, r * 1.22]
    else:
        line = [p[0], between(p[0], p[1], .55), p[1], between(p[1], p[2], .5), p[2], p[3]]
        radii = [r * k for k in ((1.0, .91, .98, .87, .84, .66) if not tucked else (1.0, .98, 1.0, .95, .9, .8))]
    out = []
    if hand.make in ("fur", "scale") and not (tucked and palm):
        out.append(claw_at(p[2], p[3], r, hand.tip))
    turn = turn_of(p[0], p[2])

    def crease(q, w, dy=0):
        return at(q, turn, f'<path d="M{-r * w:.1f} {dy - 1:.1f}Q0 {dy + 1.4:.1f} {r * w:.1f} {dy - 1:.1f}" fill="none" stroke="{{}}" stroke-width="{{}}" stroke-opacity="{{}}" stroke-linecap="round"/>')
    creases = [crease(p[1], .62, -1.8), crease(p[1], .5, 1.2), crease(p[2], .55)]
    paint = "".join(c.format(hand.deep, 1.1, .55) for c in creases)
    warm = at(p[1], turn, el(0, 0, r * .7, r * .6, .26, hand.deep)) + at(p[3], turn, el(0, -r * .2, r * .8, r * .9, .22, hand.deep))
    sculpt = [(3.6, r * .34, at(p[1], turn, el(0, 0, r * .72, r * .6))), (1.8, r * .25, el(*p[2], r * .5)), (-1.5, .5, "".join(c.format("#fff", 1.3, 1) for c in creases))]
    if palm:
        sculpt = [(2.6, r * .4, el(*between(p[0], p[1], .5), r * .6)), (2.2, r * .4, el(*between(p[1], p[2], .5), r * .55)), (2.4, r * .35, el(*p[3], r * .5)), (-2.2, .6, "".join(c.format("#fff", 1.4, 1) for c in creases))]
    fill = hand.fill
    if hand.make == "scale":
        rows = "".join(at(between(p[k // 3], p[k // 3 + 1], k % 3 / 3), turn, f'<path d="M{-r * 1.1:.1f} -2Q0 {r * .55:.1f} {r * 1.1:.1f} -2" fill="none" stroke="{{}}" stroke-width="1.3"/>') for k in range(1, 9))
        paint, sculpt = rows.replace("{}", hand.deep), [(-2, .6, rows.replace("{}", "#fff")), *sculpt[:2]]
        warm = ""
    if hand.make == "fur":
        paint, sculpt, warm = "", [(4, r * .4, el(*p[1], r * .7))], ""
    if hand.stitched:
        seams = st(f"M{p[0][0]:.1f} {p[0][1]:.1f}L{p[1][0]:.1f} {p[1][1]:.1f}L{p[2][0]:.1f} {p[2][1]:.1f}", .9)
        paint, sculpt, warm = creases[0].format(hand.deep, 1.2, .5), [sculpt[0], (-1.6, .6, "".join(c.format("#fff", 1.6, 1) for c in creases)), (-.8, .4, seams)], ""
    out.append(Part(capsule(line, radii), fill, fat=.85, z=8 + lift, paint=warm + paint, sculpt=sculpt, coat=hand_fur(hand, math.radians(turn) + math.pi / 2, seed), **hand.look))
    if hand.tip and hand.make == "flesh" and not palm and not (tucked and not is_thumb):
        out.append(nail_at(p[2], p[3], radii[-1] * 1.18, hand.tip))
    if hand.glove and not hand.stitched:
        end = between(p[0], p[1], .74)
        t = turn_of(p[0], p[1])
        hem = at(end, t, st(f"M{-r:.1f} -1Q0 1.500 {r:.1f} -1", 1.8))
        shape = at(p[0], t, f'<path fill="#fff" d="M{-r * .96:.1f} -4Q0 {-r * 1.3:.1f} {r * .96:.1f} -4L{r * 1.02:.1f} {math.dist(p[0], end):.1f}Q0 {math.dist(p[0], end) + 3:.1f} {-r * 1.02:.1f} {math.dist(p[0], end):.1f}Z"/>')
        out.append(Part(shape, hand.glove, fat=.8, z=8.5 + lift, gloss=.12, tight=12, sheen=.4, paint=hem.replace("#fff", mixed(hand.glove, 1.9)), sculpt=[(1.6, .7, hem), (2, 1.6, el(*p[0], r * .6))]))
    return out


def back_of(hand, kind, palm):
    w, n = hand.wide, hand.fingers
    d = f"M{-12.5 * w} -12C{-11.5 * w} 0 {-21 * w} 9 {-26 * w} 26C{-26 * w} 34 {-19 * w} 36 {-13 * w} 37Q{-1 * w} 44 {11 * w} 42C{20 * w} 41 {26 * w} 37 {26 * w} 30C{24 * w} 17 {13 * w} 6 {12.5 * w} -12Z"
    knuckles = KNUCKLES[n]
    tendons = "".join(st(f"M{x * w} {y - 3}L{x * .42 * w} 6", 2.6) for x, y in knuckles)
    bumps = "".join(el(x * w, y - 1, 5.4, 4.6) for x, y in knuckles)
    valleys = "".join(st(f"M{(a[0] + b[0]) / 2 * w} {(a[1] + b[1]) / 2 + 6}L{(a[0] + b[0]) * .43 * w} {(a[1] + b[1]) / 2 - 7}", 3.4) for a, b in zip(knuckles, knuckles[1:]))
    valley_ink = "".join(st(f"M{(a[0] + b[0]) / 2 * w} {(a[1] + b[1]) / 2 + 5}L{(a[0] + b[0]) * .43 * w} {(a[1] + b[1]) / 2 - 6}", 2.2, .28, hand.deep) for a, b in zip(knuckles, knuckles[1:]))
    paint = blur(3.2, fi("M-40 -20H40V5H-40Z", .8, hand.deep), "wr") + "".join(el(x * w, y, 5, 4, .2, hand.deep) for x, y in knuckles) + valley_ink
    sculpt = [(2.4, 1.3, tendons), (5.0, 2.4, bumps), (-3.6, 1.7, valleys), (4, 2.4, el(-9.5 * w, -3, 4, 4)), (3.6, 5, el(18 * w, 18, 7, 9))]
    if palm:
        lines = st(f"M{-23 * w} 25Q{-4 * w} 31 {12 * w} 36M{22 * w} 24Q{4 * w} 20 {-18 * w} 15M{20 * w} 26Q{3 * w} 20 {2 * w} 0", 1.5)
        paint = blur(3.2, fi("M-40 -20H40V3H-40Z", .7, hand.deep), "wr") + lines.replace("#fff", hand.deep).replace('stroke-opacity="1.0"', 'stroke-opacity=".6"')
        sculpt = [(8, 4.5, el(13 * w, 15, 8, 12, r=-20)), (6, 4.5, el(-14 * w, 18, 6, 13)), (3.6, 2.6, "".join(el(x * w, y - 2, 5, 4) for x, y in knuckles)), (-2.4, .8, lines), (-5, 5, el(0, 23, 8, 6))]
    if hand.old and not palm:
        veins = st("M-14 24Q-10 14 -6 12Q-2 8 -3 0M4 26Q2 16 -3 10M14 22Q9 14 8 4", 1.6)
        sculpt = [*sculpt, (1.8, .7, veins)]
        paint += "".join(el(x, y, 1.8, 1.4, .3, hand.deep) for x, y in ((-16, 16), (2, 19), (12, 12), (-7, 22)))
    if hand.make == "fur":
        paint, sculpt = valley_ink, [(5, 2.6, bumps), (-4, 1.6, valleys)]
    if hand.make == "scale":
        rows = "".join(st(f"M{-34 + (j % 2) * 4 + i * 8} {-2 + j * 6}q4 5 8 0", 1.1, .6, "{}") for j in range(7) for i in range(9))
        paint, sculpt = rows.replace("{}", hand.deep) + valley_ink, [(-1.4, .5, rows.replace("{}", "#fff")), *sculpt[1:]]
    if hand.make == "metal":
        seams = st(f"M{-23 * w} 23Q0 29 {23 * w} 23M{-15 * w} 5Q0 10 {15 * w} 5M0 25V38", 1.6)
        paint, sculpt = seams.replace("#fff", hand.deep) + "".join(el(x * w, y, 1.7, 1.7, .9, hand.deep) for x, y in ((-17, 17), (16, 17))), [(-2.4, .6, seams), (3, .7, el(0, 15, 5.5)), (-1.6, .4, el(0, 15, 2.4)), (-3, 1, valleys)]
    if hand.stitched and not palm:
        points = st(f"M{-9 * w} 27L{-5 * w} 8M0 30V7M{9 * w} 28L{5 * w} 8", 1.5)
        paint += points.replace("#fff", hand.deep)
        sculpt = [(1.8, .6, st(f"M{-9 * w} 27L{-5 * w} 8M0 30V7M{9 * w} 28L{5 * w} 8", 3)), (-1.4, .4, points), *sculpt[1:3]]
    fill, look = hand.fill, hand.look
    if hand.glove and not hand.stitched:
        fill, look = hand.glove, dict(gloss=.12, tight=12, sheen=.4)
        seam = st(f"M{-21 * w} 22Q0 17 {21 * w} 24", 1.3)
        paint = seam.replace("#fff", mixed(hand.glove, .4)) + st(f"M{-13 * w} 2Q0 7 {13 * w} 2", 7, 1, mixed(hand.glove)) + el(6 * w, 4.6, 2.6, 2.6, 1, "#c8a860")
        sculpt = [(1.2, 1.6, tendons), *sculpt[1:4], (-1.6, .5, seam), (3, .8, st(f"M{-13 * w} 2Q0 7 {13 * w} 2", 7))]
    return Part(d, fill, fat=.5, cap=12, z=6, paint=paint, sculpt=sculpt, coat=hand_fur(hand, math.pi / 2, 21), **look)


def hand_fur(hand, way, seed):
    return Coat(f"hand{way:.2f}", lambda x, y: way, lambda x, y: hand.coat, length=17, clump=3, hair=.55, depth=.6, strays=2, edge=2.2, seed=seed, deep=("#2a1204", .42)) if hand.make == "fur" else None


def mixed(colour, share=.45):
    """Darker, or lighter."""
    return "#" + "".join(f"{min(round(int(colour[i:i + 2], 16) * share), 255):02x}" for i in (1, 3, 5))


def web(hand, thumb, palm):
    """The flesh between thumb and index."""
    (x0, y0), (x1, y1) = thumb[0], thumb[1]
    w = hand.wide
    d = f"M{4 * w} -2L{x0 + 3:.1f} {y0 - 7:.1f}Q{x1 + 4:.1f} {y1 - 8:.1f} {x1 + 4:.1f} {y1:.1f}Q{x1 - 1:.1f} {y1 + 7:.1f} {22 * w} 33L{8 * w} 28Z"
    return Part(d, hand.glove or hand.fill, fat=.55, cap=8, z=3, paint=fi(f"M{13 * w} 28Q{18 * w} 22 {x1} {y1 + 5}L{22 * w} 36Z", .4, hand.deep), **hand.look)


def chip(x, y, r=16):
    """A credit that is held up."""
    rim = "".join(f'<path transform="rotate({a} {x} {y})" d="M{x - 4} {y - r}H{x + 4}V{y - r * .66}H{x - 4}Z" fill="#f4ead0"/>' for a in range(0, 360, 60))
    return Part(el(x, y, r), "#175d78", fat=.25, cap=4, z=14, gloss=.4, tight=26, paint=rim + el(x, y, r * .58, None, 1, "#e9c46a") + el(x, y, r * .46, None, 1, "#123a4c"),
                sculpt=[(1.2, .5, f'<circle cx="{x}" cy="{y}" r="{r * .58}" fill="none" stroke="#fff" stroke-width="1.6"/>')])


def hand(style, kind, palm=False):
    """From back to front. palm: its inside is towards us."""
    fingers, thumb, n = bones(style, kind, palm), THUMB[kind], style.fingers
    curled = kind in ("fist", "point")
    front = curled or palm
    out = []
    thumbed = finger(style, thumb, True, 50, 4 if front else 0, palm)
    between_them = [web(style, thumb, palm)] if style.make in ("flesh", "pad", "scale") and not curled else []
    if not front:
        out += thumbed + between_them
    drawn = [finger(style, fingers[i], False, 60 + 2 * i, of_finger(LIFT, i, n), palm, curled and not (kind == "point" and i == n - 1)) for i in range(n)]
    if palm and not curled:
        out += [part for one in drawn for part in one] + [back_of(style, kind, palm)] + between_them
        out += [chip(36, 79, 19)] if kind == "pinch" else []
    else:
        out += [back_of(style, kind, palm)] + [part for one in drawn for part in one]
    if front:
        out += thumbed
    if style.ring and not palm:
        p = fingers[n // 2]
        q = between(p[0], p[1], .55)
        r = style.r * 1.02
        out.append(Part(at(q, turn_of(p[0], p[1]), st(f"M{-r:.1f} -1Q0 3 {r:.1f} -1", 4.2)), style.ring, fat=.9, z=22, metal=.9, gloss=.6, tight=30))
    if style.wrap:
        d = "M-15 -2C-8 5 8 5 15 -2L25 21C14 30 -14 30 -26 20Z"
        out.append(Part(d, style.wrap, fat=.5, cap=4, z=17, sheen=.5, gloss=.04, paint=st("M-17 5Q0 13 18 3M-22 14Q0 22 22 11", 1.4, .6, mixed(style.wrap)), sculpt=[(-1.8, .6, st("M-17 5Q0 13 18 3M-22 14Q0 22 22 11", 1.6))]))
    return out
