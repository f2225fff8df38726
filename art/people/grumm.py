"""Grumm: a cellar dweller, fur all over and three eyes; a leather harness, a collar with a lit stone."""
from common import *
from hands import Hand
from human import capsule
MOODS = ("calm", "glad", "sour")
FUR = ("#d9913f", "#c97f30", "#e3a352", "#b96f28")
DARKFUR = ("#8a4f1e", "#7a4419", "#9a5c26", "#6b3a14")


def ragged(cx, cy, rx, ry, n, depth, seed, lean=0.6, start=0.0, span=2 * math.pi):
    rng = random.Random(seed)
    d = ""
    for i in range(n):
        a = start + span * i / n; b = start + span * (i + lean) / n
        k = 1 + depth * rng.uniform(.6, 1.3)
        p = (cx + rx * math.cos(a), cy + ry * math.sin(a)); q = (cx + rx * k * math.cos(b), cy + ry * k * math.sin(b))
        d += ("M" if i == 0 else "L") + f"{p[0]:.1f} {p[1]:.1f}Q{(p[0] * .4 + q[0] * .6):.1f} {(p[1] * .6 + q[1] * .4):.1f} {q[0]:.1f} {q[1]:.1f}"
    return d + "Z"


def face(mood, shut=False):
    t = tilt(mood)
    out = []
    # body
    hi, ink = coat_of(5, scatter(6, -10, 250, 410, 480, 11, lambda p: -p[1]), lambda x, y: math.pi / 2 + (200 - x) * -.0022 + .25 * math.sin(x * .05 + y * .03), 40, 9, lambda x, y: DARKFUR if y > 330 else DARKFUR[:2] + FUR[3:])
    d = "M-2 500C-4 420 8 352 50 318" + "".join(f"L{50 + i * 12 - 5} {318 - i * 4 + 9}L{50 + (i + 1) * 12} {318 - (i + 1) * 4}" for i in range(7)) + "L160 270H240L266 292" + "".join(f"L{266 + i * 12 + 17} {290 + i * 4 + 11}L{266 + (i + 1) * 12} {290 + (i + 1) * 4}" for i in range(7)) + "C392 352 404 420 402 500Z"
    # a neck behind, so that nothing is seen between the chin and the shoulders
    nape, dark = coat_of(7, scatter(12, 150, 226, 250, 300, 9, lambda p: -p[1]), lambda x, y: math.pi / 2 + (200 - x) * -.004, 26, 7, DARKFUR)
    out.append(Part("M160 226H240L250 300H150Z", "#4a280e", fat=.3, cap=10, z=-70, gloss=.03, sheen=.6, paint=dark, sculpt=[(4, .7, nape)]))
    out.append(Part(d, "#7a4419", fat=0.55, cap=46, z=-60, gloss=0.03, sheen=0.8, paint=ink, sculpt=[(5, .7, hi)]))
    # harness
    belt = "M70 320L96 308L196 500H150Z"
    out.append(Part(both(f"<path d='{belt}'/>"), "#3a2a22", fat=0.4, cap=5, z=2, ride=6, gloss=0.25, tight=18, paint=both(st("M76 324L160 500M92 314L184 490", 1.2, .9, "#8a6a4a")), sculpt=[(1.5, .6, both(st("M76 324L160 500M92 314L184 490", 1.4)))]))
    # ears
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "") + {"calm": "", "glad": " rotate(5 150 90)", "sour": " rotate(-48 152 92) translate(2 6)"}[mood]
        out.append(Part("M138 104C104 90 84 62 88 26C118 26 152 48 166 84Z", "#a8651f", fat=0.4, cap=10, z=-14, move=m, sheen=0.8, gloss=.03,
            paint=coat_of(8, scatter(8, 80, 20, 170, 110, 6.5, lambda p: p[1]), lambda x, y: math.atan2(y - 110, x - 160), 18, 4, FUR)[1], sculpt=[(4, .7, coat_of(8, scatter(8, 80, 20, 170, 110, 6.5, lambda p: p[1]), lambda x, y: math.atan2(y - 110, x - 160), 18, 4, FUR)[0])]))
        out.append(Part("M136 92C114 80 102 62 101 42C120 46 140 60 150 82Z", "#d27b66", fat=0.3, cap=4, z=-8, move=m, skin=0.9, gloss=.1, sculpt=[(-6, 4, fi("M132 86C118 76 108 62 106 50C120 56 134 68 140 82Z"))]))
    # cheeks: tufts behind the head
    for sd in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if sd else "")
        for k, (x, y, a, l, w) in enumerate(((150, 166, 170, 62, 34), (146, 188, 154, 68, 38), (152, 212, 136, 66, 38), (166, 230, 116, 58, 34))):
            h3, i3 = coat_of(60 + k, scatter(70 + k, -.1, -.5, .9, .5, .11, lambda p: -p[0]), lambda x_, y_: y_ * .5, .34, .10, ("#b96f28", "#c97f30", "#a8611f"))
            h3, i3 = (v.replace('"lf"', f'"lf{sd}{k}"').replace("#lf)", f"#lf{sd}{k})").replace('"li"', f'"li{sd}{k}"').replace("#li)", f"#li{sd}{k})") for v in (h3, i3))
            out.append(Part("M-.1 -.2C.2 -.6 .5 -.55 .7 -.3L.86 -.34L.84 -.16L1.02 -.1L.9 .06L1 .2L.78 .2C.6 .46 .2 .5 -.1 .2Z", "#b96f28", fat=.5, cap=8, z=-24 + k * 3, move=f"{m} translate({x} {y}) rotate({a}) scale({l} {w})", sheen=.9, gloss=.03, skin=.2, paint=i3, sculpt=[(4, .6, h3)]))
    # head
    centre = (200, 176)
    def flow(x, y):
        return math.atan2(y - centre[1] + (12 if y > 150 else -6), x - centre[0])
    far = lambda p: -math.hypot(p[0] - centre[0], p[1] - centre[1])
    def colours(x, y):
        r = math.hypot((x - 200) / 1.0, y - 170)
        return FUR if r < 78 else ("#b96f28", "#a8611f", "#c97f30", "#8f5019")
    hi, ink = coat_of(3, scatter(4, 96, 24, 304, 276, 7, far), flow, lambda x, y: 14 + .2 * math.hypot(x - 200, y - 176), lambda x, y: 4.6 + .022 * math.hypot(x - 200, y - 176), colours, jitter=.3)
    hi, ink = hi.replace('"lf"', '"lf2"').replace("#lf)", "#lf2)"), ink.replace('"li"', '"li2"').replace("#li)", "#li2)")
    head = ragged(200, 152, 84, 116, 46, 0.10, 11)
    brow = {"calm": 0, "glad": -3, "sour": 7}[mood]
    sc = [(6, .8, hi), (-8, 7, both(el(158, 150, 24, 18))), (-8, 6, el(200, 106, 21, 16)), (9, 6, both(st(f"M128 {132 + brow * .4}Q152 {118 + brow * .6} 180 {134 + brow * 1.6}", 12))), (8, 6, st(f"M174 {90 + brow}Q200 {76 + brow} 226 {90 + brow}", 10)), (10, 10, both(el(134, 190, 20, 18)))]
    if mood == "sour":
        sc += [(-5, 1.6, st("M190 128L194 144M210 128L206 144", 3))]
    out.append(Part(head, "#a8611f", fat=0.72, z=0, move=t, gloss=0.03, sheen=1.0, skin=0.25, paint=ink, sculpt=sc))
    # brows: dark fur over the lower eyes
    for sd in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if sd else "")
        b = {"calm": "M128 126C140 112 164 110 184 122C168 120 150 122 140 128L132 134Z", "glad": "M126 112C138 94 164 98 184 110C168 110 150 112 140 119L132 125Z", "sour": "M122 108C144 100 174 116 194 148C176 142 156 134 140 128L126 124Z"}[mood]
        out.append(Part(b, "#6b3a14", fat=.8, z=62, move=m, gloss=.03, sheen=.6, sculpt=[(-2, .6, "".join(st(f"M{186 - i * 8} 140L{176 - i * 8} 104", 1.5) for i in range(7)))]))
    # muzzle
    pale = ("#f2d9a6", "#e8c98e", "#f7e4bb", "#dcb878")
    mh, mi = coat_of(13, scatter(14, 146, 176, 254, 262, 5.5, lambda p: -math.hypot(p[0] - 200, (p[1] - 186) * 1.2)), lambda x, y: math.atan2(y - 184, x - 200), 16, 3.8, pale)
    mh, mi = mh.replace('"lf"', '"lf3"').replace("#lf)", "#lf3)"), mi.replace('"li"', '"li3"').replace("#li)", "#li3)")
    M = {"calm": "M164 228Q184 236 200 228Q216 236 236 228", "glad": "M158 216Q176 238 200 226Q224 238 242 216", "sour": "M158 250Q176 222 200 228Q224 222 242 250"}[mood]
    msc = [(3, .7, mh), (-9, 1.4, st(M, 4)), (7, 5, both(el(178, 212, 15, 12))), (-4, 1.2, st("M200 206V226", 2.6)), (-2, .7, both("".join(el(x, y, 1.6, 1.6) for x, y in ((170, 212), (180, 218), (164, 220)))))]
    mp = mi + st(M, 4, .95, "#3a1b0a") + st("M200 206V227", 2.4, .8, "#3a1b0a") + both("".join(el(x, y, 1.5, 1.5, .8, "#6b3a14") for x, y in ((170, 212), (180, 218), (164, 220))))
    if mood == "glad":
        mp += fi("M160 218Q178 240 200 228Q222 240 240 218Q232 256 200 258Q168 256 160 218Z", 1, "#34100c") + el(200, 250, 22, 9, 1, "#c2605a")
        msc += [(-9, 2, fi("M160 218Q178 240 200 228Q222 240 240 218Q232 256 200 258Q168 256 160 218Z"))]
    out.append(Part(ragged(200, 216, 55, 44, 30, 0.08, 15), "#e8c98e", fat=0.55, cap=26, z=46, move=t, gloss=.03, skin=.4, sheen=.4, paint=mp, sculpt=msc))
    # tusks
    for s in (-1, 1):
        x = 200 + s * 31
        base = {"calm": 233, "glad": 231, "sour": 236}[mood]
        out.append(Part(f"M{x - 6} {base}Q{x + s * 2} {base - 4} {x + 6} {base}Q{x + 5} {base - 12} {x + s * 3} {base - 19}Q{x - 5} {base - 10} {x - 6} {base}Z", "#f0e4c4", fat=.9, z=70, move=t, gloss=.5, tight=40))
    out.append(Part("M176 192Q200 174 224 192Q222 208 200 214Q178 208 176 192Z", "#3a1f18", fat=0.7, z=72, move=t, gloss=0.5, tight=24, sculpt=[(-5, 1.2, both(el(189, 200, 5, 3, r=-20))), (3, 3, el(200, 186, 12, 4))], paint=both(el(189, 200, 4.6, 2.6, .8, "#120806", -20))))
    for side, x, y, r in ((-1, 158, 148, 19), (1, 242, 148, 19), (-1, 200, 104, 15.5)):
        out += ball_eye(x, y, r, mood if x != 200 or mood != "sour" else "calm", side, t, iris="#58b45c", white="#f7efd8", lid="#9c5a22", pupil="round", z=44 if x != 200 else 46, edge="#2a1206", skin=.3, look=(0, 1.5), shut=shut)
    # collar
    out.append(Part("M118 292C140 330 170 342 200 342C230 342 260 330 282 292L292 304C272 350 236 366 200 366C164 366 128 350 108 304Z", "#2c3f4c", fat=0.6, cap=8, z=16, metal=.3, gloss=0.35, tight=26, paint=both("".join(el(x, y, 3.4, 3.4, 1, "#c9a44a") for x, y in ((128, 322), (148, 342), (172, 352)))), sculpt=[(2, .7, both("".join(el(x, y, 3.4, 3.4) for x, y in ((128, 322), (148, 342), (172, 352)))))]))
    out.append(Part(el(200, 360, 20, 20), "#2c3f4c", fat=.6, z=26, metal=.5, gloss=.4, tight=26))
    out.append(Part(el(200, 360, 13, 13), "#1d5a86", fat=.9, z=34, gloss=.9, tight=50, glow=radial("gs", 199, 363, 13, (0, "#e0f6ff"), (.45, "#6fc8ff", .8), (1, "#2a7ab8", .1)) + el(200, 360, 13, 13, .8, "url(#gs)")))
    return seated(out, mood, t)


def fur(seed, box, flow):
    high, ink = coat_of(seed, scatter(seed + 1, *box, 6.5, lambda p: -p[1]), flow, 22, 5, DARKFUR[:1] + FUR[1:2] + FUR[3:])
    return dict(paint=ink, sculpt=[(3.5, .6, high)])


HAND = Hand("#a8611f", "#4a240c", make="fur", r=9.6, wide=1.22, tip="#2b1a12", cuff="#2c3f4c", cuff_make="bracer", cuff_look=dict(metal=.3, gloss=.35), coat=FUR, look=dict(sheen=.6, gloss=.03))
SLEEVE = dict(fill=FUR[3], tufts=True, sheen=.8, gloss=.03, folds=0, upper=(36, 30), fore=(31, 23), **fur(61, (-20, 240, 300, 420), lambda x, y: math.pi / 2))
ARMS = {"calm": ("across", "behind"), "glad": ("cheer", "cheer"), "sour": ("fist", "fist"), "think": ("fore", "knuckle"), "in": ("fore", "fore"), "back": ("fold", "tuck")}
BUILD = dict(head=.9, wide=1.08, up=24)
