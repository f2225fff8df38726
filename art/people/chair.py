"""The chairs behind those who sit at the table, one kind a place: a back of the place's own shape, in a frame, with a
line of metal in it, and a pad; and the house's station, which is the same at every place and as tall as the house stands."""
import re
from sculpt import *

SIZE = 400, 232             # below it are the rail and the dark
TURNS = (("", None), ("-left", Turn(-17, -17)), ("-right", Turn(17, 17)))
LIGHT = dict(key=(-0.22, -0.70, 0.86), power=1.25, fall=(36, 222, 0.14), engrave=0.06, rims=0.55)
SIDES = "M22 330C10 230 8 150 40 70"
FOOT = 330                  # row to which all of a back narrows alike
PAD, INLAY, STUD = (.862, .925), (.936, .966), (.898, .947)     # of the back's width and height
WHOLE = "M0 -100H400V330H0Z"

# The left half of a back's outline, from its foot to the middle of its top: absolute cubics.
ROUND = "M44 330C26 250 10 196 12 134C14 78 54 40 106 24C138 14 168 10 200 10"
SQUARE = "M40 330C32 250 22 180 22 104C22 62 34 40 66 32C110 22 156 18 200 18"
ARCH = "M44 330C30 250 20 200 24 150C30 96 78 84 116 62C150 42 176 22 200 6"
SHELL = "M44 330C24 262 4 212 14 162C18 128 38 118 62 112C60 72 92 44 130 48C140 20 168 8 200 8"
CUT = "M46 330C38 270 24 200 18 150C18 134 22 116 28 102C44 78 66 54 92 34C128 26 164 22 200 22"
CROWN = "M42 330C30 250 16 190 18 132C20 96 34 70 58 52C76 40 92 62 118 54C146 44 152 10 200 10"
CARVED = "M66 330C58 250 56 190 58 128C46 112 40 92 52 76C66 70 78 58 82 40C86 8 98 -16 118 -32C140 -46 152 -44 164 -52C176 -60 186 -82 200 -82"
LOW = "M40 330C22 262 8 216 12 166C16 116 58 84 110 68C140 60 170 56 200 56"


class Kind:
    """back: outline; above: rows of it above the others' backs; frame, metal, hide: colours; seams: of the pad; studs: whether nails hold it; wood: its grain is seen;
    shine: of the frame, 0 dull to 1 mirror."""
    def __init__(self, back, frame, metal, hide, seams="rolls", studs=True, wood=True, shine=.2, soft=.35, above=0):
        self.__dict__.update(locals()); del self.__dict__["self"]


KINDS = {
    "tavern": Kind(ROUND, "#46281a", "#b98a3c", "#561d18"),
    "balcony": Kind(SHELL, "#8a7f76", "#c98d7c", "#54304e", "fan", False, False, .5),
    "highrise": Kind(CUT, "#10131c", "#b4c0d2", "#1c2950", "bands", False, False, .9),
    "mine": Kind(LOW, "#3c4148", "#a8663a", "#37291f", "bands", True, False, .5, .1),
    "mess": Kind(SQUARE, "#39434c", "#8d9aa6", "#2c3c4c", "bands", False, False, .4, .15),
    "lounge": Kind(CROWN, "#4c2c18", "#c2964a", "#22503a", "buttons", True, True, .3, .8),
    "glasshouse": Kind(ARCH, "#2f5c52", "#bb7a50", "#77745c", "fan", False, False, .4),
    "temple": Kind(ARCH, "#6a5a46", "#c2a052", "#54201c", "plain", True, False, .1, .2),
    "studio": Kind(SQUARE, "#8a6a46", "#a83a22", "#39444c", "plain", True, True, .1, .1),
    "hangar": Kind(CUT, "#7a6024", "#a8adae", "#3c402c", "rolls", True, False, .3, .1),
    "market": Kind(LOW, "#7c6a52", "#b03c2c", "#80581c", "weave", False, True, .1, .3),
    "casino": Kind(CROWN, "#5c120e", "#d6a844", "#6c1218", "buttons", True, False, .7, .9),
    "bunk": Kind(LOW, "#474b52", "#9aa0a6", "#66341e", "rolls", False, False, .4, .2),
    "house": Kind(CARVED, "#451c0e", "#d6a844", "#1d4a36", "buttons", True, True, .15, .8, 92),
    "corner": Kind(SHELL, "#37203c", "#b8704c", "#3c3c48", "rolls", False, False, .8),
}


def size(place):
    return SIZE[0], SIZE[1] + KINDS[place].above


def light(place):
    """All fall off alike above their foot; on a tall one, which stands out from the room, there is less light at the edges."""
    first, last, left = LIGHT["fall"]
    above = KINDS[place].above
    return {**LIGHT, "fall": (first, last + above, left), **({"rims": .2} if above else {})}


def scaled(d, by):
    """A path about the middle of the foot."""
    def point(match):
        x, y = float(match[1]), float(match[2])
        return f"{200 + (x - 200) * by[0]:.1f} {FOOT + (y - FOOT) * by[1]:.1f}"
    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", point, d)


def whole(half):
    """The outline of both halves."""
    p = re.findall(r"-?[\d.]+ -?[\d.]+", half)
    back = [f"{400 - float(x):.1f} {y}" for x, y in (q.split() for q in reversed(p))]
    return half + "".join("C" + " ".join(back[i:i + 3]) for i in range(1, len(back), 3)) + "Z"


def walk(half, step):
    """Points along it so far apart, from its top down to where the light is."""
    p = [tuple(map(float, q.split())) for q in re.findall(r"-?[\d.]+ -?[\d.]+", half)]
    line = []
    for i in range(0, len(p) - 3, 3):
        for k in range(40):
            t = k / 40
            u = 1 - t
            line.append(tuple(u ** 3 * p[i][c] + 3 * u * u * t * p[i + 1][c] + 3 * u * t * t * p[i + 2][c] + t ** 3 * p[i + 3][c] for c in (0, 1)))
    line = (line + [p[-1]])[::-1]
    out, gone = [line[0]], 0
    for a, b in zip(line, line[1:]):
        gone += math.hypot(b[0] - a[0], b[1] - a[1])
        if gone >= step and b[1] < 190:
            out.append(b)
            gone = 0
    return out


def curved(deep):
    """Its sides come forward: it holds who sits in it."""
    return deep, 34, both(st(SIDES, 92))


def leant_on(kind):
    """Where somebody leans on it there is little light."""
    shade = mixed(kind.hide, "#000000", .82)
    return radial("lean", 200, 190, 170, (0, shade, .92), (.5, shade, .70), (1, shade, 0)) + fi(WHOLE, 1, "url(#lean)")


def mixed(a, b, share):
    rgb = lambda c: [int(c[i:i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in zip(rgb(a), rgb(b)))


def worked(kind):
    """The pad: its seams as strokes, and what is sculpted besides."""
    top = min(y for _, y in walk(scaled(kind.back, PAD), 4))
    if kind.seams == "rolls":
        return f"M170 330C166 230 165 120 170 {top}M116 330C106 230 104 128 112 {top}M66 330C60 240 56 170 60 {top}", [
            (8, 8, both(st(f"M200 330V{top}M143 330C136 230 134 124 142 {top}M92 330C82 240 80 150 86 {top}", 26)))]
    if kind.seams == "fan":
        return f"M186 330L176 {top}M170 330L122 {top}M154 330L62 {top + 20}M140 330L20 130", [
            (7, 7, both(st(f"M200 330V{top}M178 330L150 {top}M160 330L92 {top}M146 330L40 {top + 50}", 20)))]
    if kind.seams == "bands":
        rows = range(int(top) + 34, 330, 38)
        return "".join(f"M30 {y}Q200 {y - 14} 370 {y}" for y in rows), [(8, 8, "".join(st(f"M30 {y - 19}Q200 {y - 33} 370 {y - 19}", 24) for y in rows))]
    if kind.seams == "weave":
        return "".join(f"M{x} 330V{top}" for x in range(50, 200, 22)), [(4, 2.4, both("".join(st(f"M{x + (11 if j % 2 else 0)} {y}H{x + 15 + (11 if j % 2 else 0)}", 8) for x in range(40, 200, 22) for j, y in enumerate(range(int(top) + 8, 330, 13)))))]
    if kind.seams == "buttons":
        dots = [(x, y) for j, y in enumerate(range(int(top) + 26, 330, 30)) for x in range(200 - 42 * 4 + (21 if j % 2 else 0), 380, 42)]
        return "".join(f"M{x} {y}l21 30M{x} {y}l-21 30" for x, y in dots), [(-14, 7, "".join(el(x, y, 9) for x, y in dots)), (-4, 3, "".join(el(x, y, 4) for x, y in dots))]
    return "", [(6, 10, both(st("M150 330V90", 50)))]


def parts(place):
    kind = KINDS[place]
    back, pad = whole(kind.back), whole(scaled(kind.back, PAD))
    seams, rolled = worked(kind)
    dark = mixed(kind.frame, "#000000", .72)
    grain = both("".join(st(scaled(kind.back, (1 - a, 1 - a / 2)), .9, .4, dark) for a in (.024, .048, .094))) if kind.wood else ""
    out = [
        Part(back, kind.frame, fat=.3, cap=12, z=-110, gloss=.30 + .3 * kind.shine, tight=26, sheen=.2, metal=.5 * kind.shine,
             paint=grad("wood", 0, 10, 0, 230, (0, mixed(kind.frame, "#ffffff", .16)), (.5, kind.frame), (1, dark)) + fi(WHOLE, 1, "url(#wood)") + grain,
             sculpt=[curved(58)]),
        Part(both(st(scaled(kind.back, INLAY), 4)), kind.metal, fat=.9, cap=4, ride=2, metal=.85, gloss=.5, tight=30),
        Part(pad, kind.hide, fat=.34, cap=15, z=-106, gloss=.06, tight=12, sheen=kind.soft,
             paint=grad("hide", 0, 34, 0, 230, (0, mixed(kind.hide, "#ffffff", .08)), (.45, kind.hide), (1, mixed(kind.hide, "#000000", .68))) + fi(WHOLE, 1, "url(#hide)")
             + both(st(seams, 2, .7, mixed(kind.hide, "#000000", .7))) * (seams != "") + leant_on(kind),
             sculpt=[curved(54), *rolled, *([(-6, 1.6, both(st(seams, 3)))] if seams else []), (-2.4, 1.4, st(pad, 3))])]
    if kind.studs:
        out.append(Part(both("".join(el(x, y, 2.5) for x, y in walk(scaled(kind.back, STUD), 25))), kind.metal, fat=.9, ride=2, z=.5, metal=.85, gloss=.6, tight=30, hatch=0))
    for part in out:
        part.move = f"translate(0 {kind.above})"
    return out
