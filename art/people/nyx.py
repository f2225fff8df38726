"""Nyx: a moth of the lamplit quarter, in a deep cowl with an embroidered lining; feathered antennae, eyes that shine, and a
veil of beads before the mouth."""
from common import *
from coat import Coat
from hands import Hand
from human import points, strand
MOODS = ("calm", "glad", "sour")
ROSE, GOLD, CREAM = "#ff7ad0", "#d8b06a", "#e8d6b4"
# The cowl's opening: thrown back in joy, drawn down over the brow after a loss.
HOLES = {"calm": "M200 60C246 62 278 108 278 164C278 218 246 266 200 290C154 266 122 218 122 164C122 108 154 62 200 60Z",
         "glad": "M200 44C254 46 288 102 286 162C284 224 248 268 200 292C152 268 116 224 114 162C112 102 146 46 200 44Z",
         "sour": "M200 96C242 96 272 128 274 172C276 220 244 264 200 288C156 264 124 220 126 172C128 128 158 96 200 96Z"}
# By mood: the light of the eyes, and how far it reaches over the face.
SHINES = {"calm": ("#ff8ad6", 44), "glad": ("#ffd07a", 60), "sour": ("#8a6cff", 30)}
# An antenna: from the brow over its bow to its tip.
FEELERS = {"calm": ((178, 104), (168, 46), (128, 2), (72, 22)), "glad": ((178, 102), (174, 56), (140, 16), (84, 22)), "sour": ((176, 118), (150, 62), (92, 52), (58, 106))}


def fuzz(tag, flow, tone, seed, **more):
    return Coat(tag, flow, tone, seed=seed, **dict(dict(length=13, clump=3.0, hair=.6, depth=1.1, edge=2.8, strays=3, deep=("#0c0616", .6), pale=("#ffe6f4", .20)), **more))


def on_curve(p, t):
    """A point, and which way the curve runs there."""
    u = 1 - t
    at = [u ** 3 * p[0][i] + 3 * u * u * t * p[1][i] + 3 * u * t * t * p[2][i] + t ** 3 * p[3][i] for i in (0, 1)]
    way = [3 * u * u * (p[1][i] - p[0][i]) + 6 * u * t * (p[2][i] - p[1][i]) + 3 * t * t * (p[3][i] - p[2][i]) for i in (0, 1)]
    return at, math.atan2(way[1], way[0])


def feeler(mood, move, side):
    """Two rows of barbs along a stem, longest in the middle."""
    p, rng = FEELERS[mood], random.Random(7 + side)
    barbs, spine = [], []
    for k in range(46):
        t = .10 + .90 * k / 45
        (x, y), way = on_curve(p, t)
        long_ = 26 * math.sin(math.pi * min(t * .86 + .10, 1)) ** .8 + 3
        for turn in (-.95, .95):
            barbs.append((strand(x, y, way + turn + rng.uniform(-.07, .07), long_ * rng.uniform(.9, 1.06), 3.0, -.16 if turn > 0 else .16), t))
    for k in range(15):
        (x, y), _ = on_curve(p, k / 14)
        spine.append((x, y, 4.4 - 3.0 * k / 14))
    outline = "".join(fi(d) for d, _ in barbs)
    hues = "".join(fi(d, 1, rng.choice(("#c99a86", "#dcb48e", "#b98490") if t < .7 else ("#f0dcb4", "#f6e6c6"))) for d, t in barbs)
    stem = "".join(el(round(x, 1), round(y, 1), round(r, 1)) for x, y, r in spine) + st("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in spine), 3.4)
    return [Part(outline, "#c99a86", fat=.8, cap=3, z=46, move=move, sheen=.5, gloss=.05, hatch=0, paint=hues, sculpt=[(1.4, .5, "".join(fi(d, .6) for d, _ in barbs[::3]))]),
            Part(stem, "#6a4a3c", fat=.9, z=49, move=move, gloss=.2, tight=20, hatch=0)]


def embroidered(hole, move):
    """The lining that is seen inside the rim: thread of gold in tendrils and small moons."""
    rim = points(hole, 61)
    inner = lambda k, share: (200 + (rim[k][0] - 200) * share, 168 + (rim[k][1] - 168) * share)
    wave = "M" + "L".join("{:.1f} {:.1f}".format(*inner(k, .90 + .035 * math.sin(k * math.pi / 2.5))) for k in range(61))
    moons = "".join(el(*(round(v, 1) for v in inner(k, .90)), 2.2, 2.2, 1, (GOLD, ROSE)[k // 5 % 2]) for k in range(2, 60, 5))
    return st(hole, 30, 1, "#6b1f4e") + st(hole, 30, .35, "#2a0a2a") + st(wave, 1.5, .95, GOLD) + moons


def veil(mood, move):
    """Strings of beads from a chain over the nose: glass and gold by turns."""
    glass = gold = chain = ""
    top = {"calm": 190, "glad": 188, "sour": 193}[mood]
    for k in range(9):
        x = 200 + (k - 4) * 12.2
        y0 = top + 8 - .34 * abs(k - 4) ** 1.7
        count = 6 - abs(k - 4) // 2
        swing = {"calm": .14, "glad": .46, "sour": -.14}[mood] * (k - 4)
        for j in range(count):
            spot = round(x + swing * j, 1), round(y0 + j * 9.6, 1)
            if j == count - 1:
                gold += el(*spot, 3.6, 6.0)
            elif (j + k) % 3 == 0:
                gold += el(*spot, 4.0, 4.0)
            else:
                glass += el(*spot, 4.7, 4.8)
    chain = f"M142 {top - 11}Q170 {top + 6} 200 {top + 7}Q230 {top + 6} 258 {top - 11}"
    look = dict(move=move, ride=5, hatch=0)
    return [Part(st(chain, 4), GOLD, fat=.9, z=4, metal=.9, gloss=.6, tight=30, sculpt=[(-1.4, .4, "".join(st(f"M{x} {top - 20}V{top + 16}", 1.2) for x in range(146, 258, 6)))], **look),
            Part(glass, "#8a2c78", fat=1.0, z=3.4, gloss=.95, tight=60, paint=grad("gl", 200, top, 200, top + 60, (0, "#c04c9c"), (1, "#4a1a58")) + fi("M120 150H280V290H120Z", 1, "url(#gl)"), **look),
            Part(gold, GOLD, fat=1.0, z=3.4, metal=.85, gloss=.7, tight=34, **look),
            Part(el(200, top + 4, 6.4, 6.4), "#2a7a8a", fat=1.0, z=7, gloss=.95, tight=60, glow=el(198, top + 2, 2, 1.6, .7, "#c8fbff"), **look)]


def wing(y0, k=0):
    """An eye as on a wing, on the cowl."""
    x = 118
    return (el(x, y0, 27, 22, .9, "#2a1a44", -24) + el(x, y0, 22, 17, .95, CREAM, -24) + el(x, y0, 18, 14, 1, "#6b1f4e", -24) + el(x, y0, 11, 9.5, 1, "#120a1e", -24) + el(x - 3, y0 - 3, 3.4, 2.6, .95, "#ffd8f0")
            + "".join(st(f"M{x + 30 * math.cos(a):.1f} {y0 + 25 * math.sin(a):.1f}L{x + 46 * math.cos(a):.1f} {y0 + 40 * math.sin(a):.1f}", 1.6, .5, CREAM) for a in [i * math.pi / 9 for i in range(18)]))


def face(mood, shut=False):
    t = tilt(mood, tall=True)
    out = [bust("#3a2f62", "M8 500C8 410 26 352 66 326C98 308 138 296 156 276H244C262 296 302 308 334 326C374 352 392 410 392 500Z",
        paint=grad("r", 200, 290, 200, 480, (0, "#4c4080"), (1, "#1d1638")) + fi("M0 270H400V500H0Z", 1, "url(#r)"), gloss=.03, sheen=.5, brush=.75)]
    # a cape like folded wings
    cape = both("<path fill='#fff' d='M196 250C150 262 84 292 34 336C44 380 96 420 150 470C180 430 196 380 200 330Z'/>")
    veins = both("".join(st(f"M186 286Q{120 - k * 4} {300 + k * 20} {44 + k * 22} {340 + k * 26}", 2.2) for k in range(5)))
    out.append(Part(cape, "#4a3e7c", fat=.45, cap=24, z=-40, sheen=.6, gloss=.04, brush=.6,
        paint=grad("cw", 200, 250, 200, 460, (0, "#7565a8"), (.45, "#4f3f86"), (1, "#201742")) + fi("M0 220H400V500H0Z", 1, "url(#cw)") + veins.replace("#fff", "#241a48").replace('stroke-opacity="1.0"', 'stroke-opacity=".55"') + both(wing(352))
        + both(st("M36 337C48 380 98 420 150 468", 5, 1, "#2a2050") + st("M42 338C54 378 102 416 152 460", 1.6, .95, GOLD)),
        sculpt=[(4, 1.6, veins), (-7, 4, st("M200 260V470", 10)), (7, 5, both(st("M150 280C120 310 96 350 90 392", 14)))]))
    # a ruff of down
    lies = lambda x, y: math.pi / 2 + (200 - x) * .010 + .12 * math.sin(y * .1 + x * .05)
    ruff = "M118 256C92 272 78 300 82 322L104 326L112 348L134 344L146 364L168 354L184 374L200 360L216 374L232 354L254 364L266 344L288 348L296 326L318 322C322 300 308 272 282 256Z"
    out.append(Part(ruff, "#cdb79a", fat=.5, mass=3, cap=20, z=-24, sheen=.6, gloss=.02, hatch=.2,
                    coat=fuzz("ruff", lies, lambda x, y: ("#a88a86", "#d8c2a4") if y < 300 else ("#b49a88", "#efe0c4"), 31, length=26, clump=5, edge=4, deep=("#2a1630", .42), pale=("#fff6e4", .2))))
    # the cowl
    cowl = "M200 24C250 24 288 56 302 106C312 152 306 208 308 250C284 288 248 310 200 328C152 310 116 288 92 250C94 208 88 152 98 106C112 56 150 24 200 24Z"
    out.append(Part(cowl, "#54478c", fat=.62, z=-10, move=t, sheen=.55, gloss=.03, brush=.7,
        paint=grad("hd", 200, 30, 200, 320, (0, "#7a6cb4"), (.5, "#54468c"), (1, "#2a2052")) + fi("M80 20H320V340H80Z", 1, "url(#hd)") + both("".join(st(f"M{150 - k * 5} {46 + k * 15}Q{122 - k * 2} {100 + k * 22} {112 + k} {160 + k * 24}", 1.2, .55, GOLD) for k in range(2))),
        sculpt=[(7, 2.2, both(st("M158 40C118 84 108 178 104 256M170 46C140 84 124 120 118 170", 4))), (-8, 2, both(st("M150 50C112 94 114 180 110 250", 3.4))), (4, 3, both(st("M136 70C116 124 120 200 112 256", 5))), (3, 2, st("M170 38C190 32 214 34 236 46", 4)), (5, 4, both(st("M150 44C118 80 114 150 116 250", 9))), (6, 4, both(st("M124 250C146 284 170 300 196 312", 8))), (-5, 3, both(st("M116 214C122 250 140 278 170 298", 6)))]))
    hole = HOLES[mood]
    shine, reach = SHINES[mood]
    out.append(Part(st(hole, 17), "#43377a", fat=.9, cap=10, z=38, move=t, sheen=.5, gloss=.05, brush=.4, paint=st(hole, 3, 1, GOLD), sculpt=[(1.8, .8, st(hole, 3.6)), (-1.4, .4, st(hole, 2).replace("/>", ' stroke-dasharray="3 4"/>'))]))
    out.append(Part(hole, "#170a1c", fat=.1, cap=4, z=4, move=t, gloss=.03, sheen=.4, hatch=0, paint=radial("in", 200, 176, 118, (0, "#0c0612"), (.6, "#120816"), (1, "#3a1230")) + fi("M90 20H310V310H90Z", 1, "url(#in)") + embroidered(hole, t)))
    # the face: dark down, pale about the eyes
    f = f"{t} translate(200 176) scale(1.18) translate(-200 -176)"
    head = "M200 96C164 96 148 122 147 158C146 196 158 232 180 252L200 264L220 252C242 232 254 196 253 158C252 122 236 96 200 96Z"
    away = lambda x, y: math.atan2(y - 176, (x - 200) * 1.05)
    def hue(x, y):
        ring = min(math.hypot((x - 200 - s * 28) / 27, (y - 156) / 30) for s in (-1, 1))
        if abs(x - 200) < 6 and y < 190:
            return "#4a3160", "#6c4c80"
        return ("#c8a6b0", "#e6c8c4") if ring < 1.15 and y > 138 else ("#8a6a94", "#a888a8") if ring < 1.3 else ("#3c2650", "#5c4070")
    glowing = radial("own", 200, 158, reach * 1.7, (0, shine, .20), (1, shine, 0)) + fi("M120 90H280V260H120Z", 1, "url(#own)")
    out.append(Part(head, "#4a3160", fat=.6, mass=1.5, cap=34, z=8, move=f, gloss=.02, sheen=.7, hatch=.2, coat=fuzz("face", away, hue, 33, length=11, clump=2.6, edge=2.4),
        paint=blur(8, fi("M120 84H280V124H120Z", .55, "#0a0612"), "shaded"), glow=glowing, sculpt=[(-8, 5, both(el(172, 156, 24, 22))), (6, 4, st("M200 120V186", 10)), (4, 4, both(el(168, 206, 16, 14)))]))
    # eyes: large, dark at their edge, a light in them
    for side, x in ((-1, 171), (1, 229)):
        made = ball_eye(x, 157, 25.5, mood, side, f, iris={"calm": "#e0509e", "glad": "#f09a4a", "sour": "#6a4ad0"}[mood], white="#2a1030", pupil="round", z=20, look=(1.2, 0), edge="#180a20", shut=shut, furred=("#5c4070", "#7a5a88", "#4a3160"), wide={"calm": .30, "glad": .16, "sour": .06}[mood])
        n = f"ey{side + 1}"
        ix, iy = 1.2 + .26 * 25.5 * looking.aside(side), {"calm": 0, "glad": -1, "sour": 1.5}[mood] + .2 * 25.5 * looking.down()
        ring = radial(n, ix, iy + 3, 15.6, (0, shine, 0), (.46, shine, 0), (.72, shine, .75), (1, shine, 0))
        facets = "".join(el(round(ix + 17.5 * math.cos(a), 1), round(iy + 17.5 * math.sin(a), 1), 1.0, 1.0, .5, shine) for a in [i * math.pi / 8 for i in range(16)])
        made[0].glow = ring + el(ix, iy, 15.6, 15.6, 1, f"url(#{n})") + facets + el(ix - 5.4 * (1 if side < 0 else -1), iy - 6, 4.6, 4.0, 1, "#fff6ee") + el(ix + 5 * (1 if side < 0 else -1), iy + 7, 2.0, 1.8, .7, "#c8e4ff")
        made[0].gloss, made[0].tight = .7, 70
        out += made
    out += veil(mood, f)
    for s in (0, 1):
        out += feeler(mood, t + (" translate(400 0) scale(-1 1)" if s else ""), s)
    # what holds the cape: a moon of gold
    out.append(Part("M200 352A22 22 0 1 0 222 374A17 17 0 1 1 200 352Z", GOLD, fat=.8, cap=6, z=14, metal=.9, gloss=.6, tight=30, move="rotate(20 200 374)"))
    out.append(Part(el(203, 371, 6, 6), "#8a2c78", fat=1, z=22, gloss=.9, tight=50, glow=el(201, 369, 2, 1.6, .9, "#ffd8f4")))
    return seated(out, mood, t)


HAND = Hand("#6a5878", "#2a1c38", r=6.2, wide=.84, tip="#d8b8a0", cuff="#e0cdaa", cuff_make="wool", cuff_look=dict(sheen=.6), ring=GOLD, look=dict(skin=.3, gloss=.2))
SLEEVE = dict(fill="#4f4286", sheen=.55, gloss=.03, brush=.7, upper=(29, 25), fore=(27, 22))
ARMS = {"calm": ("tent", "tent"), "glad": ("cheer", "open"), "sour": ("prop", "fist"), "think": ("knuckle", "fore"), "in": ("tent", "fore"), "back": ("low", "prop")}
BUILD = dict(wide=.9, up=22)
