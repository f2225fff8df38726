"""Ishk: of the high cliffs, a hooked beak and a crest; loud coat, loud amulet."""
from common import *
from coat import Coat
from hands import Hand
from human import capsule
MOODS = ("calm", "glad", "sour")
PLUME = ("#8f6fe0", "#7f5fd0", "#a184ee", "#7252c0")
DEEP = ("#5a3fa6", "#4c3492", "#6a4cb8", "#55399c")


def down(tag, flow, tone, seed, **k):
    """Small soft feathers: short and broad."""
    return Coat(tag, flow, tone, seed=seed, **dict(dict(length=12, clump=5, hair=.8, depth=1.7, edge=2.8, strays=3, deep=("#1e0f4a", .62), pale=("#d8c4ff", .22)), **k))


def face(mood, shut=False):
    t = tilt(mood, tall=True)
    out = [bust("#2f6f5a", paint=grad("k", 200, 290, 200, 480, (0, "#3a8a6e"), (1, "#15382c")) + fi("M0 270H400V500H0Z", 1, "url(#k)")
        + both(st("M64 322C40 340 24 410 22 500", 3, .9, "#d8a83c") + st("M72 326C50 346 36 410 34 500", 1.2, .9, "#d8a83c")) + both("".join(st(f"M{140 - i * 3} {352 + i * 22}l-12 8l12 8l12 -8z", 1.6, .9, "#d8a83c") for i in range(4))), gloss=.15, tight=14)]
    # ruff: long down over a few broad feathers
    out.append(Part("M140 210L128 262L112 300L126 312L128 334L146 330L152 354L170 346L180 370L200 358L220 370L230 346L248 354L254 330L272 334L274 312L288 300L272 262L260 210Z", "#5a3fa6", fat=.5, mass=3, cap=26, z=-34, sheen=.7, gloss=.06, tight=14, hatch=.2,
                    coat=down("ruff", lambda x, y: math.pi / 2 + (200 - x) * .006 + .1 * math.sin(y * .09), lambda x, y: DEEP[1:2] + PLUME[3:], 31, length=22, clump=6, edge=3.2)))
    # standing collar
    out.append(Part(both("<path d='M96 316C92 290 104 268 124 258C124 290 134 330 166 372L150 380C124 364 102 344 96 316Z'/>"), "#256049", fat=.5, cap=8, z=-6, gloss=.18, tight=14, sheen=.4, paint=both(st("M124 260C124 292 136 332 168 374", 4, 1, "#d8a83c")), sculpt=[(2, .8, both(st("M124 260C124 292 136 332 168 374", 4)))]))
    # crest
    flick = {"calm": 0, "glad": 16, "sour": -30}[mood]
    for i, (a, l, w, z) in enumerate(((-122, 56, 17, -12), (-58, 56, 17, -12), (-140, 46, 15, -14), (-40, 46, 15, -14), (-106, 66, 18, -8), (-74, 66, 18, -8), (-90, 60, 19, -4))):
        b = math.radians(-90 + (a + 90) * (1 + flick * .02))
        l = l * (1 + min(flick, 0) * .012)
        x, y = 200 + 26 * math.cos(b) * 1.1, 84 + 20 * math.sin(b)
        m = f"{t} translate({x:.1f} {y:.1f}) rotate({math.degrees(b):.1f}) scale({l / 50:.3f} {w / 18:.3f})"
        out.append(Part("M-8 -5C8 -14 30 -13 48 -2Q52 0 48 4C30 12 8 13 -8 5Z", "#f07a4a", fat=.5, cap=7, z=z, move=m, sheen=.6, gloss=.12, tight=16,
            paint=grad(f"cr{i}", 0, 0, 50, 0, (0, "#d8502e"), (.6, "#ff8a54"), (1, "#ffd08a")) + fi("M-20 -20H60V20H-20Z", 1, f"url(#cr{i})") + st("M-8 0L48 1", 1.2, .7, "#7a2414") + "".join(st(f"M{k} 0l9 {s * 9}", .7, .5, "#8a2c18") for k in range(-4, 44, 5) for s in (-1, 1)),
            sculpt=[(2, .5, st("M-8 0L48 1", 2)), (-1.2, .4, "".join(st(f"M{k} 0l9 {s * 9}", .9) for k in range(-4, 44, 5) for s in (-1, 1)))]))
    # head
    c = (200, 150)
    lies = lambda x, y: math.atan2(y - c[1] + 20, x - c[0])
    hues = lambda x, y: (PLUME[3], PLUME[2]) if math.hypot(x - 200, y - 150) < 66 else (DEEP[1], PLUME[1])
    head = "M200 62C152 62 120 94 120 140C120 176 126 202 136 226L142 246L152 240L160 264L172 254L184 276L200 262L216 276L228 254L240 264L248 240L258 246L264 226C274 202 280 176 280 140C280 94 248 62 200 62Z"
    sc = [(-9, 6, both(el(160, 142, 26, 22))), (10, 5, both(st({"calm": "M126 120Q152 102 182 121", "glad": "M122 116Q150 86 182 108", "sour": "M128 123Q152 113 182 135"}[mood], 10))), (8, 8, both(el(142, 190, 16, 18)))]
    mask = both(fi(f"M132 140C134 114 160 106 182 126L190 160C176 182 146 178 132 140Z", .72, "#a68ce2"))
    out.append(Part(head, "#6a4cb8", fat=.7, mass=2, z=0, move=t, sheen=.8, gloss=.07, tight=16, hatch=.2, coat=down("head", lies, hues, 33), paint=mask + both("".join(st(f"M{168 - i * 7} {172 + (i % 2) * 2}l{-5 - i} {9}", 1.4, .6, "#5a3fa6") for i in range(5))), sculpt=sc))
    for side, x in ((-1, 158), (1, 242)):
        out += ball_eye(x, 142, 19, mood, side, t, iris="#e8482c", white="#fff0c0", lid="#6f52c2", pupil="round", z=36, edge="#2a1656", look=(1.5, 1), shut=shut)
    # brows: plumes
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        ang = {"calm": "M184 116C170 100 144 96 108 104C120 113 140 112 158 113C169 114 177 119 183 125Z", "glad": "M184 100C172 83 142 76 106 102C122 103 142 95 159 98C169 100 178 104 184 110Z", "sour": "M186 142C170 124 148 112 114 104C120 118 138 128 156 132C168 136 178 144 186 150Z"}[mood]
        out.append(Part(ang, "#3e2880", fat=.6, z=48, move=m, sheen=.6, gloss=.08, hatch=.2, coat=down("brow", lambda x, y: math.pi + .42, lambda x, y: ("#2e1a66", "#553a9e"), 35, length=13, clump=2.6, depth=1, edge=1.2), sculpt=[(-1.4, .5, "".join(st(f"M{178 - i * 8} {130 - i * 3}l-10 -10", 1.1) for i in range(8)))]))
    # beak
    up = {"calm": 0, "glad": 0, "sour": 0}[mood]
    low = {"calm": 236, "glad": 258, "sour": 238}[mood]
    if mood == "glad":
        out.append(Part("M168 190Q200 214 232 190C232 226 218 250 200 254C182 250 168 226 168 190Z", "#5a1420", fat=.3, cap=4, z=40, move=t, gloss=.2))
        out.append(Part("M184 220Q200 208 216 220Q212 242 200 246Q188 242 184 220Z", "#d0606a", fat=.7, z=44, move=t, skin=.8, gloss=.4))
    out.append(Part(f"M172 {low - 36}Q200 {low - 22} 228 {low - 36}C226 {low - 12} 214 {low} 200 {low + 4}C186 {low} 174 {low - 12} 172 {low - 36}Z" if mood != "glad" else "M170 222Q178 250 200 248Q222 250 230 222C230 246 216 264 200 267C184 264 170 246 170 222Z", "#c98428", fat=.8, z=46, move=t, gloss=.4, tight=24, skin=.3))
    corner = {"calm": 186, "glad": 178, "sour": 196}[mood]
    beak = f"M200 136C216 136 228 148 234 168C238 180 238 186 236 {corner}C226 {corner + 10} 216 {corner + 12} 210 {corner + 20}C208 224 206 232 200 240C194 232 192 224 190 {corner + 20}C184 {corner + 12} 174 {corner + 10} 164 {corner}C162 186 162 180 166 168C172 148 184 136 200 136Z"
    out.append(Part(beak, "#eab04a", fat=.95, z=50, move=t, gloss=.55, tight=26, skin=.3,
        paint=grad("bk", 200, 140, 200, 240, (0, "#f8d47a"), (.55, "#e8a63c"), (1, "#8a4c14")) + fi("M150 130H250V250H150Z", 1, "url(#bk)") + "".join(st(d, 1, .45, "#8a4c14") for d in ("M176 160Q170 176 172 188", "M182 152Q174 176 178 196", "M224 160Q230 176 228 188", "M218 152Q226 176 222 196", "M190 200Q194 216 198 228")),
        sculpt=[(7, 3, st("M200 142C201 170 201 200 200 232", 5)), (-6, 1.2, both(fi("M180 158Q187 156 188 165Q182 168 180 158Z"))), (-3, 1.4, st(f"M166 {corner - 4}Q182 {corner + 4} 192 {corner + 16}M234 {corner - 4}Q218 {corner + 4} 208 {corner + 16}", 2))]))
    out.append(Part(both("<path d='M180 158Q187 156 188 165Q182 168 180 158Z'/>"), "#3a1c08", fat=.1, cap=1, ride=2, z=-1, move=t, gloss=.1))
    # amulet
    out.append(Part("M138 352C160 378 180 388 200 388C220 388 240 378 262 352L268 358C246 388 224 400 200 400C176 400 154 388 132 358Z", "#d8a83c", fat=.6, cap=5, z=4, metal=.8, gloss=.5, tight=26, sculpt=[(-2, .6, "".join(st(f"M{140 + i * 10} 340L{144 + i * 8.6} 404", 1.4) for i in range(13)))]))
    return seated(out, mood, t)


HAND = Hand("#d8a04a", "#7a4c14", make="scale", fingers=3, r=7.6, tip="#2a2030", cuff="#5a3fa6", cuff_make="wide", cuff_look=dict(sheen=.6), ring="#d8a83c", look=dict(gloss=.28, tight=24, skin=.4))
SLEEVE = dict(fill="#2f6f5a", gloss=.15, tight=14, rings="#d8a83c", fore=(27, 19))
ARMS = {"calm": ("chin", "lie"), "glad": ("cheer", "open"), "sour": ("prop", "prop"), "think": ("tent", "tent"), "in": ("brace", "brace"), "back": ("drape", "low")}
BUILD = dict(wide=.98, up=26)
