"""The house's croupier: an automaton in the house's own likeness, a dome on two pillars, windows that watch,
a door that lets in; a green waistcoat, a white shirt, sleeves held by gold bands."""
from common import *
from hands import Hand
from human import capsule
MOODS = ("calm", "glad", "sour")
IVORY, GOLD, GLOW = "#e4d6b0", "#cfa445", "#ffd86b"


def face(mood, shut=False):
    t = tilt(mood, tall=True)
    out = [bust("#efe8d8", "M14 500C10 414 24 350 66 326C100 308 140 300 158 282H242C260 300 300 308 334 326C376 350 390 414 386 500Z",
        paint=grad("sh", 200, 290, 200, 480, (0, "#c2bbac"), (1, "#7e7664")) + fi("M0 270H400V500H0Z", 1, "url(#sh)"), gloss=.08, tight=12, sheen=.2,
        sculpt=[(-5, 3, both(st("M40 360C60 380 80 376 96 360M30 400C50 414 74 410 96 396", 5))), (4, 3, both(st("M36 380C60 396 80 392 96 376", 6)))]),
        Part(both("<path d='M12 392Q56 414 98 392L98 408Q56 430 10 410Z'/>"), GOLD, fat=.6, cap=6, ride=8, z=1, metal=.9, gloss=.6, tight=30, sculpt=[(-1.4, .5, both("".join(st(f"M{16 + i * 8} 380V440", 1.2) for i in range(11))))]),
        Part("M100 500L96 360L122 316L158 300L200 420L242 300L278 316L304 360L300 500Z", "#1f5a40", fat=.45, cap=30, z=-30, gloss=.16, tight=14, sheen=.9,
        paint=grad("ws", 200, 300, 200, 480, (0, "#2f7a58"), (1, "#123526")) + fi("M80 290H320V500H80Z", 1, "url(#ws)") + both(st("M124 318L102 362L106 500", 2, .9, GOLD) + st("M160 302L199 416", 2.4, .9, GOLD))
            + both("".join(fi(f"M{126 + i * 16} {352 + i * 10 + j * 26}l4 -7l4 7l-4 7z", .55, GOLD) for i in range(3) for j in range(4))),
        sculpt=[(1.6, .6, both(st("M160 302L199 416", 3) + st("M124 318L102 362L106 500", 3))), (4, 5, both(st("M150 330C134 370 132 430 134 500", 10)))]),
        Part("".join(el(200, y, 4.2, 4.2) for y in (392, 430)), GOLD, fat=.9, z=10, metal=.9, gloss=.6, tight=30)]
    # neck: a short column
    out.append(Part("M172 262H228L232 312H168Z", "#a89868", fat=.6, z=-24, gloss=.2, tight=20, sculpt=[(-3, .8, "".join(st(f"M{x} 262V312", 2.4) for x in (178, 186, 194, 202, 210, 218, 226)))]))
    out.append(Part(both("<path d='M164 296L200 314L194 336L148 322Q150 306 164 296Z'/>"), "#ddd5c2", fat=.5, cap=6, z=-2, gloss=.1, sculpt=[(1.5, .6, both(st("M166 298L200 316", 3)))]))
    out.append(Part(both("<path d='M197 334C180 322 164 320 150 322C146 334 146 348 150 360C166 360 182 354 197 342Z'/>"), "#123526", fat=.6, cap=10, z=10, gloss=.3, tight=16, sheen=.9, paint=both(st("M152 324C148 336 148 346 152 358", 2, .9, GOLD)), sculpt=[(-3, 1.6, both(st("M154 340Q176 342 194 338", 3)))]))
    out.append(Part("M200 326L208 338L200 350L192 338Z", GOLD, fat=.9, z=20, metal=.9, gloss=.7, tight=34))
    for p in out:       # a short neck
        p.move = "translate(0 -14)"
    # wall: the face
    wall = "M132 128H268V214C268 246 240 268 200 270C160 268 132 246 132 214Z"
    out.append(Part(wall, IVORY, fat=.5, cap=34, z=0, move=t, gloss=.3, tight=26, skin=.3,
        paint=grad("wl", 150, 120, 240, 270, (0, "#e2d7b8"), (.6, "#c9b88e"), (1, "#8a7242")) + fi("M120 110H280V280H120Z", 1, "url(#wl)") + "".join(st(d, .9, .4, "#7d6230") for d in ("M150 226Q170 236 178 254M250 226Q230 236 222 254", "M184 190Q200 184 216 190")) + blur(6, both(el(169, 162, 25, 27, .5, "#5c4212")) + fi("M130 120H270V140H130Z", .5, "#5c4212"), "hb") + both(el(156, 208, 13, 9, .28, "#b8502c")),
        sculpt=[(5, 5, both(el(158, 204, 15, 10))), (6, 6, el(200, 254, 22, 10)), (7, 3, st("M200 150V196", 8)), (8, 3, el(200, 198, 8, 6)), (-5, 4, both(el(170, 164, 20, 18)))]))
    # pillars at the cheeks
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        out.append(Part("M118 132H142V226H118Z", "#a08c5a", fat=.9, z=6, move=m, gloss=.4, tight=26, metal=.2, sculpt=[(-2, .8, st("M124 134V226M130 134V226M136 134V226", 2))], paint=st("M124 134V226M130 134V226M136 134V226", .8, .4, "#7d6230")))
        out.append(Part("<rect x='113' y='222' width='34' height='12' rx='3'/>", GOLD, fat=.7, z=14, move=m, metal=.9, gloss=.6, tight=30))
        out.append(Part("M116 234H144L138 244H122Z", GOLD, fat=.7, z=10, move=m, metal=.9, gloss=.6, tight=30))
        out.append(Part("M112 124H148L144 136H116Z", GOLD, fat=.6, z=14, move=m, metal=.9, gloss=.6, tight=30))
    # dome, cornice, star
    out.append(Part("M116 112C116 62 156 36 200 36C244 36 284 62 284 112Z", GOLD, fat=.75, z=0, move=t, metal=.95, gloss=.7, tight=30,
        paint=grad("dm", 160, 40, 240, 112, (0, "#f6d98a"), (.5, "#d2a646"), (1, "#7a5518")) + fi("M100 30H300V120H100Z", 1, "url(#dm)") + st("M200 36V112M160 44C142 62 136 84 136 112M240 44C258 62 264 84 264 112", 1.6, .7, "#6b4a10"),
        sculpt=[(-3, .9, st("M200 36V112M160 44C142 62 136 84 136 112M240 44C258 62 264 84 264 112", 2.4)), (2, 1, both("".join(el(x, 102, 3.4, 3.4) for x in (148, 168, 186))))]))
    out.append(Part("M102 110H298L292 128H108Z", "#b8a87c", fat=.8, cap=10, z=24, move=t, gloss=.35, tight=26, sculpt=[(-2.4, .7, st("M104 121H296", 2)), (1.4, .6, "".join(st(f"M{x} 124V127", 4) for x in range(116, 290, 9)))], paint=st("M104 121H296", 1, .6, "#7d6230")))
    out.append(Part("<rect x='194' y='24' width='12' height='18' rx='3'/>", GOLD, fat=.8, z=4, move=t, metal=.9, gloss=.6, tight=30))
    out.append(Part("M200 0L204.500 11L216 15.500L204.500 20L200 31L195.500 20L184 15.500L195.500 11Z", "#f0c050", fat=1.0, z=10, move=t, metal=.9, gloss=.8, tight=30, glow=radial("sr", 200, 15.5, 14, (0, "#fff8dc", .9), (.5, GLOW, .4), (1, GLOW, .05)) + fi("M200 0L204.500 11L216 15.500L204.500 20L200 31L195.500 20L184 15.500L195.500 11Z", .9, "url(#sr)")))
    # windows
    for s in (-1, 1):
        m = f"{t} translate({200 + s * 31} 164) scale({-s} 1)"
        win = "M-18 20V-3A18 18 0 0 1 18 -3V20Z"
        out.append(Part(st(win, 6), "#c79a44", fat=.9, z=26, move=m, metal=.8, gloss=.6, tight=30))
        px, py = {"calm": (0, 4), "glad": (0, 1), "sour": (3, 8)}[mood]
        out.append(Part(win, "#3a2408", fat=.3, cap=4, z=26, move=m, gloss=.8, tight=60, hatch=0,
            glow=radial(f"w{s + 1}", 0, 8, 28, (0, "#ffd884"), (.5, "#d88a28", .85), (1, "#7a3c0c", .45)) + fi(win, .80, f"url(#w{s + 1})")))
        out.append(Part(el(px, py, 9, 10), "#140a04", fat=.6, z=29, move=m, gloss=.8, tight=60, hatch=0, glow=el((3 if s > 0 else -3), py - 4, 3.2, 3, 1, "#fff")))
        if shut:
            out.append(Part(win, "#a8966a", fat=.6, cap=8, z=31, move=m, gloss=.3, paint=st("M-18 14Q0 19 18 14", 1.6, .8, "#4a3410"), sculpt=[(-1.4, .5, st("M-15 -8Q0 -13 15 -8M-17 3Q0 1 17 3", 1.4)), (-3, .8, st("M-18 14Q0 19 18 14", 2))]))
        elif mood == "calm":
            out.append(Part("M-18 -3A18 18 0 0 1 18 -3Q0 -9 -18 -3Z", "#a8966a", fat=.6, cap=8, z=31, move=m, gloss=.3, sculpt=[(-1.4, .5, st("M-15 -10Q0 -15 15 -10", 1.4))]))
        elif mood == "glad":
            out.append(Part("M-18 20V12Q0 0 18 12V20Z", "#a8966a", fat=.6, cap=8, z=31, move=m, gloss=.3, skin=.3))
        else:
            out.append(Part("M-18 -4A18 18 0 0 1 18 -3V6Q0 0 -18 -8Z", "#a8966a", fat=.6, cap=8, z=31, move=m, gloss=.3, sculpt=[(-1.4, .5, st("M-17 -12Q0 -10 17 -2", 1.4))]))
        brow = {"calm": "M-24 -26Q0 -35 22 -26L22 -20Q0 -28 -24 -20Z", "glad": "M-25 -30Q0 -43 23 -32L22 -25Q0 -34 -24 -23Z", "sour": "M-26 -34Q0 -30 24 -15L21 -7Q0 -21 -26 -26Z"}[mood]
        out.append(Part(brow, "#5e3f0e", fat=.8, z=34, move=m, metal=.7, gloss=.5, tight=28))
    # door: the mouth
    D = {"calm": "M172 222Q200 230 228 220C228 236 216 243 200 243C184 243 172 236 172 222Z", "glad": "M161 212Q200 226 239 212C239 246 220 260 200 260C180 260 161 246 161 212Z", "sour": "M178 246V238C178 226 190 222 200 222C210 222 222 226 222 238V246Q200 234 178 246Z"}[mood]
    out.append(Part(st(D, 5), "#c79a44", fat=.9, z=32, move=t, metal=.8, gloss=.6, tight=30))
    out.append(Part(D, "#2a1a08", fat=.2, cap=2, z=32, move=t, gloss=.2, hatch=0, paint="".join(st(f"M{x} 210V260", 1.2, .8, "#120a04") for x in (184, 192, 208, 216)), glow={"calm": st("M200 228V242", 2.2, .7, GLOW) + st("M178 226Q200 232 222 224", 1.6, .35, GLOW), "glad": radial("dg", 200, 240, 30, (0, "#ffe9b0"), (.6, "#f0a83c", .8), (1, "#7a4510", .3)) + fi(D, .85, "url(#dg)"), "sour": ""}[mood]))
    return seated(out, mood, t)


HAND = Hand("#d2c9b4", "#8a7f68", r=7, cuff="#efe8d8", look=dict(gloss=.1, tight=12, skin=.15))
SLEEVE = dict(fill="#a59d8c", gloss=.08, tight=12, sheen=.2, fore=(24, 17))
ARMS = {"calm": ("show", "rest"), "glad": ("open", "open"), "sour": ("over", "clasp"), "think": ("reach", "stroke"), "in": ("brace", "brace"), "back": ("rest", "off")}
BUILD = dict(wide=.93, up=30)
ELBOWS_IN = 16              # pixels: it bows, and its sleeves stay before its coat
