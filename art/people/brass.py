"""Brass: a croupier droid grown tired of dealing; under a service bell, a face of green enamel with shutters and a moustache, a bow tie."""
from common import *
import looking
from hands import Hand
MOODS = ("calm", "glad", "sour")
COPPER, ENAMEL, TRIM = "#b06444", "#1b5656", "#c9a04c"
# The light of its lamps, from their middle; that behind the grille of its mouth; what the bell does: it tips and is lifted.
LIT = {"calm": ((0, "#fffbe4"), (.30, "#ffe08a"), (.60, "#f09a2c", .85), (1, "#7a3a08", .15)),
       "glad": ((0, "#ffffff"), (.42, "#fff2b8"), (.75, "#ffc23c", .95), (1, "#c06c10", .6)),
       "sour": ((0, "#ffb48c"), (.28, "#ff5e26"), (.58, "#a82408", .85), (1, "#3a0c04", .25))}
LINE = {"calm": "#e8a040", "glad": "#ffc04c", "sour": "#b03a14"}
BELL = {"calm": "translate(0 0)", "glad": "rotate(-9 290 118) translate(0 -7)", "sour": "rotate(3 200 118) translate(0 8)"}
CHIN = {"calm": 0, "glad": 12, "sour": 0}
# Rows of a shutter's edge, at the outer and at the inner end of an eye, and how far it is bowed: of the upper and the lower one.
SHUTTERS = {"calm": ((144, 144, 0), (178, 178, 0)), "glad": ((134, 134, -4), (169, 169, -14)), "sour": ((136, 161, 2), (176, 178, 0))}
CLOSED = (167, 167, 3), (168, 168, 3)
TOP, FOOT = 128, 184
SLIT = "M146 128H254A28 28 0 0 1 254 184H146A28 28 0 0 1 146 128Z"
# Where nobody polishes it: dark sides, verdigris below rivets and along seams.
PATINA = (blur(7, both(fi("M90 20H122V260H90Z", .5, "#2c1008")), "sides")
          + blur(1.6, both(st("M136 84C134 94 138 100 135 110M160 56L146 74", 3, .5, "#5fae98")), "verdigris"))


def shutter(edge, up, at):
    """One of slats, over the left half of the slit; at: its `move`."""
    outer, inner, bow = edge
    wall, way = (TOP, 0) if up else (FOOT, 1)
    line = f"Q162 {(outer + inner) / 2 + 2 * bow} 202"
    slats = "".join(st(f"M110 {outer + k}Q162 {(outer + inner) / 2 + 2 * bow + k} 202 {inner + k}", 1.8) for k in ((-12, -24, -36) if up else (11,)))
    end = f"{146 - math.sqrt(28 ** 2 - (outer - 156) ** 2):.1f} {outer}"
    rim = st(f"M{end}{line} {inner}", 5)
    return [Part(f"M146 {wall}A28 28 0 0 {way} {end}{line} {inner}L202 {wall}Z", "#a85a34" if up else "#8a4526", fat=.5, cap=4, z=44, move=at, metal=.8, gloss=.5, tight=28, hatch=.06, sculpt=[(-2.2, .6, slats)]),
            Part(rim, TRIM, fat=.9, cap=4, z=46, move=at, metal=.9, gloss=.6, tight=30)]


def face(mood, shut=False):
    t = tilt(mood, -1)
    out = [Part(both("<path d='M16 500C8 420 20 352 66 328C96 318 118 330 124 356L118 500Z'/>"), ENAMEL, fat=.6, cap=38, z=-52, metal=.25, gloss=.7, tight=30,
        sculpt=[(-3, .9, both(st("M30 404C40 360 64 342 92 342M24 430H118M24 446H118", 2))), (2, .8, both(el(66, 372, 5, 5)))], paint=both(st("M30 404C40 360 64 342 92 342", 2.2, .9, TRIM) + el(66, 372, 4, 4, 1, TRIM))),
        Part("M96 500L92 344C104 322 140 312 160 300H240C260 312 296 322 308 344L304 500Z", "#4a1622", fat=.5, cap=36, z=-36, gloss=.14, tight=14, sheen=.9,
        paint=grad("vs", 200, 300, 200, 480, (0, "#6e2234"), (1, "#2a0a14")) + fi("M80 290H320V500H80Z", 1, "url(#vs)")
            + "".join(st(f"M{x} {330 + (k % 2) * 9 + k * 18}c6 -7 12 -7 12 0s-6 9 -12 0", 1.1, .5, "#c9983f") for k in range(5) for x in (106, 128, 262, 284)) + both(st("M96 346L100 500", 2, .9, "#c9983f")),
        sculpt=[(4, 5, both(st("M140 330C120 370 124 430 130 500", 10)))]),
        Part("M164 300L236 300L244 320L214 500H186L156 320Z", "#d5ccb8", fat=.4, cap=14, z=-14, gloss=.1, tight=14, paint="".join(st(f"M{178 + i * 11} 310V500", 1, .35, "#8a7a5c") for i in range(5)), sculpt=[(1.4, .6, "".join(st(f"M{178 + i * 11} 310V500", 3) for i in range(5)))]),
        Part(both("<path d='M160 302L150 318L192 430V380L172 326Z'/>"), "#58182a", fat=.5, cap=6, z=2, gloss=.2, tight=14, sheen=.9, paint=both(st("M152 319L191 426", 1.6, .9, "#c9983f"))),
        Part("".join(el(200, y, 3.6, 3.6) for y in (372, 394)), "#c9983f", fat=.9, z=4, metal=.8, gloss=.6, tight=30)]
    # neck: rings
    out.append(Part("M160 246H240V314H160Z", "#2c1810", fat=.6, z=-22, metal=.5, gloss=.3, tight=24))
    for y, w in ((262, 44), (276, 45), (290, 46)):
        out.append(Part(f"<rect x='{200 - w}' y='{y - 5.500}' width='{2 * w}' height='11' rx='5.500'/>", "#b06444", fat=.9, z=-14 + (290 - y) * .1, metal=.9, gloss=.6, tight=30))
    out.append(Part(both("<path d='M160 296L200 308L196 326L152 322Q148 306 160 296Z'/>"), "#d8d0be", fat=.5, cap=6, z=2, gloss=.1, sculpt=[(1.5, .6, both(st("M162 298L200 310", 3)))]))
    # bow tie
    out.append(Part(both("<path d='M196 332C176 318 160 314 142 314C138 328 138 344 142 358C160 358 178 352 196 340Z'/>"), "#ddd5c4", fat=.6, cap=12, z=12, gloss=.22, tight=14, sheen=.4, sculpt=[(4, 2.4, both(st("M150 328Q174 332 196 336M152 344Q174 342 194 338", 4))), (-4, 2, both(st("M148 336Q172 338 194 337", 3)))]))
    out.append(Part("<rect x='190' y='326' width='20' height='20' rx='6'/>", "#b3382a", fat=.8, z=22, gloss=.35, tight=22, sculpt=[(-2, .8, st("M197 328V344M203 328V344", 1.4))]))
    # valves at the sides
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        out.append(Part("<rect x='90' y='138' width='24' height='40' rx='7'/>", "#7a3e22", fat=.7, z=-10, move=m, metal=.8, gloss=.5, tight=28, sculpt=[(-2.2, .6, st("M88 148H116M88 158H116M88 168H116", 1.8))]))
        out.append(Part("<rect x='82' y='147' width='12' height='22' rx='5'/>", TRIM, fat=.8, z=-4, move=m, metal=.9, gloss=.6, tight=30))
    # the head: a drum of enamel between a jaw and a crown of copper
    out.append(Part("M106 110H294V190C294 228 262 250 200 250C138 250 106 228 106 190Z", ENAMEL, fat=.5, cap=34, z=0, move=t, metal=.25, gloss=.75, tight=34,
        paint=grad("en", 140, 100, 250, 240, (0, "#2a7a78"), (.5, "#1b5656"), (1, "#0b3032")) + fi("M90 90H310V250H90Z", 1, "url(#en)")
            + both(st("M114 190C114 222 142 240 200 242", 1.4, .9, TRIM) + st("M112 116V186", 1.3, .6, TRIM)),
        sculpt=[(2.4, .8, both("".join(el(x, y, 3, 3) for x, y in ((118, 128), (114, 186), (124, 216), (142, 233)))))]))
    out.append(Part("M152 211Q200 204 248 211Q260 213 260 224C260 246 238 263 200 263C162 263 140 246 140 224Q140 213 152 211Z", ENAMEL, fat=.5, cap=16, z=24, move=f"{t} translate(0 {CHIN[mood]})", metal=.25, gloss=.7, tight=34,
        paint=grad("jw", 150, 190, 240, 264, (0, "#256c6a"), (.6, "#174c4d"), (1, "#09282a")) + fi("M120 180H280V290H120Z", 1, "url(#jw)") + st("M147 222C147 242 168 256 200 256C232 256 253 242 253 222", 1.4, .9, TRIM),
        sculpt=[(2.2, .7, both("".join(el(x, y, 2.8, 2.8) for x, y in ((154, 222), (172, 245)))))]))
    # the mouth: a grille before a light
    G = {"calm": "M168 220H232Q238 228 230 238H170Q162 228 168 220Z", "glad": "M148 206Q200 224 252 206Q250 250 200 258Q150 250 148 206Z", "sour": "M162 246Q166 218 200 218Q234 218 238 246Q222 234 200 234Q178 234 162 246Z"}[mood]
    out.append(Part(G, "#140803", fat=.2, cap=2, z=40, move=t, gloss=.06, tight=60, hatch=0, glow=blur(2.4, fi(G, {"calm": .55, "glad": .9, "sour": .5}[mood], LINE[mood]), "voice")))
    bars = {"calm": [(x, 220, 238) for x in (176, 188, 200, 212, 224)], "glad": [(x, 214 - abs(x - 200) * .1, 256 - (x - 200) ** 2 * .011) for x in (160, 173, 187, 200, 213, 227, 240)],
            "sour": [(x, 218 + (x - 200) ** 2 * .012, 234 + (x - 200) ** 2 * .008) for x in (174, 187, 200, 213, 226)]}[mood]
    out.append(Part(st("".join(f"M{x} {a:.1f}V{b:.1f}" for x, a, b in bars), 4.6), "#8a4526", fat=.9, cap=3, z=44, move=t, metal=.9, gloss=.6, tight=30))
    out.append(Part(st(G, 5.5), COPPER, fat=.8, cap=4, z=44, move=t, metal=.85, gloss=.5, tight=28))
    # a moustache, waxed
    out.append(Part(both("<path d='" + {"calm": "M201 196C188 188 172 194 160 202C150 208 138 206 132 194C132 212 144 222 162 219C180 216 192 214 201 210Z",
                                        "glad": "M201 192C188 184 172 192 158 194C144 196 132 190 130 172C122 192 134 212 156 213C178 214 192 208 201 206Z",
                                        "sour": "M201 196C188 190 174 194 162 204C152 212 144 224 130 228C146 236 162 228 172 220C182 213 192 211 201 210Z"}[mood] + "'/>"),
        TRIM, fat=.8, cap=11, z=50, move=t, metal=.9, gloss=.65, tight=32, hatch=.3))
    # the slit, two lamps in it, and its shutters
    out.append(Part(SLIT, "#0a0806", fat=.15, cap=2, z=32, move=t, gloss=.1, tight=60, hatch=0))
    for s in (-1, 1):
        m = f"{t} translate({200 + s * 42} 156)"
        out.append(Part(el(0, 0, 25, 25), "#3a2408", fat=.6, cap=9, z=32, move=m, gloss=.7, tight=50, hatch=0,
            paint="".join(f'<circle r="{r}" fill="none" stroke="#140c02" stroke-width="1.4"/>' for r in (22, 16)),
            glow=radial(f"lp{s + 1}", 0, 1, 24, *LIT[mood]) + el(0, 0, 24, 24, .95, f"url(#lp{s + 1})") + el(6 * looking.way[0], {"calm": 3, "glad": -2, "sour": 7}[mood] + 5 * looking.down(), 9, 9, .96, "#2a1203") + el(-6, {"calm": -4, "glad": -9, "sour": 0}[mood], 4, 3.2, 1, "#ffffff")))
        m = t + (" translate(400 0) scale(-1 1)" if s > 0 else "")
        upper, lower = CLOSED if shut else SHUTTERS[mood]
        out += shutter(lower, False, m) + shutter(upper, True, m)
    out.append(Part("<rect x='195' y='126' width='10' height='60' rx='3'/>", COPPER, fat=.8, z=46, move=t, metal=.9, gloss=.55, tight=30))
    out.append(Part(st(SLIT, 9), COPPER, fat=.9, cap=7, z=46, move=t, metal=.9, gloss=.6, tight=30, hatch=.3))
    # a service bell for a hat
    m = f"{t} translate(0 -6) {BELL[mood]}"
    out.append(Part("M190 26H210V52H190Z", "#7a5a22", fat=.8, z=6, move=m, metal=.9, gloss=.5, tight=30))
    out.append(Part("<rect x='177' y='17' width='46' height='17' rx='8.500'/>", TRIM, fat=.9, z=14, move=m, metal=.9, gloss=.65, tight=32))
    out.append(Part("M108 116C106 70 146 42 200 42C254 42 294 70 292 116Z", COPPER, fat=.75, cap=52, z=10, move=m, metal=.9, gloss=.65, tight=34,
        paint=grad("bl", 140, 40, 260, 120, (0, "#d8875a"), (.5, "#b06444"), (1, "#6a3018")) + fi("M90 30H310V126H90Z", 1, "url(#bl)") + PATINA, hatch=.3, sculpt=[(-2.4, .8, st("M116 96Q200 78 284 96", 2))]))
    out.append(Part("<path d='M92 112Q200 96 308 112Q314 120 308 127Q200 112 92 127Q86 120 92 112Z'/>", TRIM, fat=.9, cap=11, z=52, move=m, metal=.9, gloss=.65, tight=32))
    return seated(out, mood, t)


HAND = Hand("#c9774a", "#5a2814", make="metal", r=6.4, wide=.9, cuff="#d8d0be", cuff_make="shirt", look=dict(metal=.85, gloss=.55, tight=30))
SLEEVE = dict(fill=ENAMEL, metal=.25, gloss=.65, tight=30, sheen=0, upper=(25, 19), fore=(20, 15), folds=0, panels=TRIM, elbow=COPPER)
ARMS = {"calm": ("lie", "stroke"), "glad": ("open", "open"), "sour": ("low", "low"), "think": ("tent", "tent"), "in": ("brace", "fore"), "back": ("fold", "tuck")}
BUILD = dict(wide=.97, up=34, sink=14)
