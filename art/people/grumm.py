"""Grumm: a cellar dweller, fur all over and three eyes; a leather harness, a collar with a lit stone."""
from common import *
from coat import Coat
from hands import Hand
from human import capsule
MOODS = ("calm", "glad", "sour")
FUR = ("#d9913f", "#c97f30", "#e3a352", "#b96f28")
DARKFUR = ("#8a4f1e", "#7a4419", "#9a5c26", "#6b3a14")
PALE = ("#efd7a4", "#e2c388", "#cfa868", "#bd9356")


def pelt(x, y):
    """Of the body: rusty on the shoulders, dark below."""
    return FUR[3:] + DARKFUR[2:3] if y < 312 else DARKFUR[:1] + DARKFUR[2:3] if y < 366 else DARKFUR[:2]


def mask(x, y):
    """Of the head: a light bridge and cheeks, a dark stripe over each side of the crown, russet at the edges."""
    out = math.hypot((x - 200) / 84, (y - 152) / 116)
    if abs(abs(x - 200) - (20 + .1 * (120 - y))) < 7 and y < 92:
        return DARKFUR[2:3] + FUR[3:]
    if out > .9:
        return "#a8611f", FUR[3]
    if abs(x - 200) < 16 and y > 112 or y > 176 and abs(x - 200) < 66:
        return FUR[2], "#ecb668"
    return FUR[:2] if out < .62 else FUR[1:2] + FUR[3:]


def crest():
    """Tufts that stand up between the ears."""
    return locks(80, [(x, 52 + abs(x - 200) * .16) for x in range(166, 240, 9)], lambda x, y: -math.pi / 2 + (x - 196) * .016, 22, 13, FUR)


def face(mood, shut=False):
    t = tilt(mood, tall=True, calm=-6)
    out = []
    # body
    down = lambda x, y: math.pi / 2 + (200 - x) * -.0030 + .16 * math.sin(x * .04 + y * .02)
    left = [(8, 470), (8, 450), (10, 430), (13, 410), (18, 392), (25, 374), (34, 356), (44, 342), (56, 332), (72, 324), (90, 317), (108, 312), (126, 307)]
    edge = locks(18, left, lambda x, y: math.pi / 2 + .42 + .004 * (470 - y), 24, 18, pelt) + locks(19, [(400 - x, y) for x, y in left], lambda x, y: math.pi / 2 - .42 - .004 * (470 - y), 24, 18, pelt)
    d = "M2 500C0 420 12 356 54 322C90 300 140 292 160 272H240C260 292 310 300 346 322C388 356 400 420 398 500Z"
    # a neck behind, so that nothing is seen between the chin and the shoulders
    out.append(Part("M134 214C120 250 104 280 84 310H316C296 280 280 250 266 214Z", "#3a1e0a", fat=.4, cap=18, z=-64, gloss=.02, coat=Coat("nape", lambda x, y: math.pi / 2 + (200 - x) * -.004, lambda x, y: DARKFUR[3:] + ("#4a240c",), seed=7)))
    out.append(Part(fi(d) + edge, "#5a3010", fat=0.55, mass=3, cap=46, z=-60, gloss=0.02, sheen=.5, hatch=.2, coat=Coat("body", down, pelt, length=32, clump=5.2, hair=.8, depth=1.1, edge=4.4, seed=5, deep=("#1c0a02", .45), pale=("#ffd9a0", .16))))
    # harness
    belt = "M70 320L96 308L196 500H150Z"
    out.append(Part(both(f"<path d='{belt}'/>"), "#3a2a22", fat=0.4, cap=5, z=2, ride=6, gloss=0.25, tight=18, paint=both(st("M76 324L160 500M92 314L184 490", 1.2, .9, "#8a6a4a")), sculpt=[(1.5, .6, both(st("M76 324L160 500M92 314L184 490", 1.4)))]))
    # ears
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "") + {"calm": "", "glad": " rotate(5 150 90)", "sour": " rotate(-48 152 92) translate(2 6)"}[mood]
        out_of = lambda x, y: math.atan2(y - 112, x - 166)
        rim = locks(9, [(138 - u * 46, 100 - u * 66 - 10 * math.sin(3.14 * u)) for u in (i / 8 for i in range(9))] + [(92 + u * 66, 32 + u * 40) for u in (i / 8 for i in range(9))], out_of, 15, 8, FUR)
        out.append(Part(fi("M138 104C104 90 84 62 88 26C118 26 152 48 166 84Z") + rim, "#8a4f1a", fat=0.4, mass=2, cap=10, z=-14, move=m, sheen=.5, gloss=.02, hatch=.2, coat=Coat("ear", out_of, lambda x, y: FUR[1:2] + FUR[3:], length=20, clump=3.2, hair=.6, depth=.9, edge=3.4, seed=8, deep=("#2a1204", .42))))
        out.append(Part("M136 92C114 80 102 62 101 42C120 46 140 60 150 82Z", "#d27b66", fat=0.3, cap=4, z=-8, move=m, skin=0.9, gloss=.1, sculpt=[(-6, 4, fi("M132 86C118 76 108 62 106 50C120 56 134 68 140 82Z"))]))
        tuft = locks(10, [(142 - u * 22, 92 - u * 16) for u in (0, .3, .6, 1)], lambda x, y: math.atan2(y - 120, x - 156), 30, 7, lambda x, y: PALE[:2])
        out.append(Part(tuft, PALE[1], fat=.5, ride=2, z=1, move=m, gloss=.02, coat=Coat("tuft", lambda x, y: math.atan2(y - 120, x - 156), lambda x, y: PALE[:2], length=18, clump=2.6, hair=.6, depth=.8, edge=2.4, seed=10)))
    # cheeks: a ruff behind the head, whose locks hang
    for sd in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if sd else "")
        for k, (y0, y1, x0, l) in enumerate(((120, 216, 132, 46), (150, 240, 138, 44), (196, 262, 160, 40))):
            spots = [(x0 + 26 * u * u, y0 + (y1 - y0) * u) for u in (i / 6 for i in range(7))]
            hangs = lambda x, y: math.pi - .30 - .012 * (y - 130)
            shapes = locks(60 + k, spots, hangs, l, 19, FUR)
            hues = (FUR[3:] + FUR[1:2], FUR[3:] + FUR[1:2], FUR[1:2] + FUR[3:])[k]
            out.append(Part(shapes, "#8a4f1a", fat=.5, mass=3, cap=8, z=-16 + k * 4, move=m, sheen=.5, gloss=.02, hatch=.2, coat=Coat(f"cheek{k}", hangs, lambda x, y: hues, length=30, clump=4.4, hair=.62, depth=1.0, edge=4.6, seed=60 + k, deep=("#2a1204", .42))))
    # head
    centre = (200, 188)
    def flow(x, y):
        far = math.hypot(x - centre[0], y - centre[1]) + 1
        return math.atan2((y - centre[1]) / far + .55 * max(0, min(1, (y - 110) / 60)) * min(1, abs(x - 200) / 50), (x - centre[0]) / far) + .12 * math.sin(x * .06 + y * .03)
    far = lambda p: -math.hypot(p[0] - centre[0], p[1] - centre[1])
    reach = lambda x, y: math.hypot((x - 200) / 84, (y - 152) / 116)
    rim = [q for q in scatter(4, 114, 40, 288, 266, 13, far) if .84 < reach(*q) < 1.0]
    head = '<ellipse cx="200" cy="152" rx="83" ry="115" fill="#fff"/>' + locks(3, rim, flow, 28, 15, FUR, jitter=.13) + crest()
    brow = {"calm": 0, "glad": -3, "sour": 7}[mood]
    sc = [(-8, 7, both(el(158, 150, 24, 18))), (-8, 6, el(200, 106, 21, 16)), (9, 6, both(st(f"M128 {132 + brow * .4}Q152 {118 + brow * .6} 180 {134 + brow * 1.6}", 12))), (8, 6, st(f"M174 {90 + brow}Q200 {76 + brow} 226 {90 + brow}", 10)), (12, 10, both(el(134, 190, 20, 18))), (6, 5, st("M200 122V176", 14))]
    if mood == "sour":
        sc += [(-5, 1.6, st("M190 128L194 144M210 128L206 144", 3))]
    zones = (blur(8, both(fi("M186 40C168 56 160 78 166 98C172 84 180 66 190 52Z", .55, "#5a2c0c") + el(128, 150, 12, 40, .45, "#6b3410")) + st("M200 30V84", 10, .35, "#5a2c0c"), "zoned")
             + blur(6, both(el(150, 184, 18, 9, .40, "#f6d08a", 20)) + st("M200 126V172", 9, .4, "#f6d08a"), "bright"))
    shade = blur(6, both(el(158, 150, 26, 17, .5, "#3a1a08")) + el(200, 106, 22, 15, .45, "#3a1a08"), "sockets") + blur(9, fi("M120 236Q200 290 280 236L270 280H130Z", .5, "#2a1206"), "chin")
    out.append(Part(head, "#8a4f1a", fat=0.72, mass=3, z=0, move=t, gloss=0.02, sheen=.6, skin=0.25, hatch=.2, paint=zones + shade, sculpt=sc, coat=Coat("head", flow, mask, length=26, clump=4.4, hair=.62, depth=1.0, edge=4.6, seed=3, deep=("#2a1204", .42))))
    # brows: dark fur over the lower eyes
    for sd in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if sd else "")
        (x0, y0), (x1, y1), (x2, y2) = {"calm": ((186, 126), (160, 106), (128, 130)), "glad": ((186, 113), (158, 90), (126, 116)), "sour": ((190, 146), (164, 124), (126, 118))}[mood]
        along = {}          # from beside the nose to the temple, hairs laid down more and more
        for u in (i / 15 for i in range(16)):
            x, y = ((1 - u) ** 2 * a_ + 2 * u * (1 - u) * b_ + u * u * c_ for a_, b_, c_ in ((x0, x1, x2), (y0 + 3, y1 + 3, y2 + 3)))
            along[x, y] = math.atan2((1 - u) * (y1 - y0) + u * (y2 - y1), (1 - u) * (x1 - x0) + u * (x2 - x1)) + .55 * (1 - u)
        lies = lambda x, y: along[min(along, key=lambda q: abs(q[0] - x))]
        shapes = locks(70 + sd, list(along), lambda x, y: along[x, y], lambda x, y: 24 - .22 * (186 - x), lambda x, y: 9 if x < 180 else 6, FUR, jitter=.2)
        out.append(Part(shapes, "#3e1e0a", fat=.8, mass=1, cap=6, ride=3, z=2, move=m, gloss=.02, hatch=0, coat=Coat("brow", lies, lambda x, y: ("#34180a", "#5e3212"), length=12, clump=2.2, depth=1, edge=1.4, seed=70 + sd, pale=("#9a6030", .3))))
    # muzzle
    aside = lambda x, y: math.atan2(y - 186, (x - 200) * 1.1)
    pale = lambda x, y: FUR[1:3] if y < 190 + .004 * (x - 200) ** 2 else PALE[:2] if y < 230 else PALE[1:3]
    chin = '<ellipse cx="200" cy="217" rx="55" ry="46" fill="#fff"/>'
    M = {"calm": "M164 228Q184 236 200 228Q216 236 236 228", "glad": "M158 216Q176 238 200 226Q224 238 242 216", "sour": "M158 250Q176 222 200 228Q224 222 242 250"}[mood]
    msc = [(-9, 1.4, st(M, 4)), (7, 5, both(el(178, 212, 15, 12))), (-4, 1.2, st("M200 206V226", 2.6)), (-2, .7, both("".join(el(x, y, 1.6, 1.6) for x, y in ((170, 212), (180, 218), (164, 220)))))]
    mp = st(M, 4, .95, "#3a1b0a") + st("M200 206V227", 2.4, .8, "#3a1b0a") + both("".join(el(x, y, 1.5, 1.5, .8, "#6b3a14") for x, y in ((170, 212), (180, 218), (164, 220))))
    if mood == "glad":
        mp += fi("M160 218Q178 240 200 228Q222 240 240 218Q232 256 200 258Q168 256 160 218Z", 1, "#34100c") + el(200, 250, 22, 9, 1, "#c2605a")
        msc += [(-9, 2, fi("M160 218Q178 240 200 228Q222 240 240 218Q232 256 200 258Q168 256 160 218Z"))]
    out.append(Part(chin, "#c9a66a", fat=0.55, cap=24, ride=10, z=2, move=t, gloss=.02, skin=.4, sheen=.3, hatch=.2, paint=mp, sculpt=msc, coat=Coat("muzzle", aside, pale, length=15, clump=2.8, hair=.6, depth=.7, strays=1.5, edge=4, seed=13, deep=("#5a3412", .42))))
    # tusks
    for s in (-1, 1):
        x = 200 + s * 31
        base = {"calm": 233, "glad": 231, "sour": 236}[mood]
        out.append(Part(f"M{x - 6} {base}Q{x + s * 2} {base - 4} {x + 6} {base}Q{x + 5} {base - 12} {x + s * 3} {base - 19}Q{x - 5} {base - 10} {x - 6} {base}Z", "#f0e4c4", fat=.9, ride=4, z=3, move=t, gloss=.4, tight=40, hatch=0, paint=fi(f"M{x - 8} {base - 7}H{x + 8}V{base + 2}H{x - 8}Z", .35, "#8a5a24")))
    out.append(Part("M176 192Q200 174 224 192Q222 208 200 214Q178 208 176 192Z", "#3a1f18", fat=0.7, ride=8, z=7, move=t, gloss=0.5, tight=24, sculpt=[(-5, 1.2, both(el(189, 200, 5, 3, r=-20))), (3, 3, el(200, 186, 12, 4))], paint=both(el(189, 200, 4.6, 2.6, .8, "#120806", -20))))
    for side, x, y, r in ((-1, 158, 148, 19), (1, 242, 148, 19), (-1, 200, 104, 15.5)):
        out += ball_eye(x, y, r, mood if x != 200 or mood != "sour" else "calm", side, t, iris="#327f3e", white="#b8a88c", lid="#a8611f", furred=(FUR[1], FUR[3], "#a8611f"),  pupil="round", z=2, ride=8, edge="#2a1206", skin=.3, look=(0, 1.5), shut=shut, wide=-.07 if x != 200 else -.17)
    # collar
    out.append(Part("M118 292C140 330 170 342 200 342C230 342 260 330 282 292L292 304C272 350 236 366 200 366C164 366 128 350 108 304Z", "#2c3f4c", fat=0.6, cap=8, z=16, metal=.3, gloss=0.35, tight=26, paint=both("".join(el(x, y, 3.4, 3.4, 1, "#c9a44a") for x, y in ((128, 322), (148, 342), (172, 352)))), sculpt=[(2, .7, both("".join(el(x, y, 3.4, 3.4) for x, y in ((128, 322), (148, 342), (172, 352)))))]))
    out.append(Part(el(200, 360, 20, 20), "#2c3f4c", fat=.6, z=26, metal=.5, gloss=.4, tight=26))
    out.append(Part(el(200, 360, 13, 13), "#1d5a86", fat=.9, z=34, gloss=.9, tight=50, glow=radial("gs", 199, 363, 13, (0, "#e0f6ff"), (.45, "#6fc8ff", .8), (1, "#2a7ab8", .1)) + el(200, 360, 13, 13, .8, "url(#gs)")))
    return seated(out, mood, t)


HAND = Hand("#a8611f", "#4a240c", make="fur", r=9.6, wide=1.22, tip="#2b1a12", cuff="#2c3f4c", cuff_make="bracer", cuff_look=dict(metal=.3, gloss=.35), coat=(FUR[1], FUR[3]), look=dict(sheen=.6, gloss=.03))
SLEEVE = dict(fill=FUR[3], tufts=True, sheen=.8, gloss=.03, folds=0, upper=(36, 30), fore=(31, 23), coat=Coat("sleeve", lambda x, y: math.pi / 2 - .5, lambda x, y: FUR[3:] + DARKFUR[2:3], length=28, clump=4.4, hair=.62, depth=1.0, edge=4, seed=61, deep=("#2a1204", .42), pale=("#ffd9a0", .2)))
ARMS = {"calm": ("prop", "lie"), "glad": ("cheer", "cheer"), "sour": ("fist", "fist"), "think": ("fore", "knuckle"), "in": ("fore", "fore"), "back": ("fold", "tuck")}
LOOK = {"light": dict(rims=.8, fill=.85, engrave=.06)}
BUILD = dict(head=.9, wide=.95, up=24)
ELBOWS_IN = 14               # so much thicker are the arms
