"""Brass: a croupier droid grown tired of dealing; a long face plate, two lamps, a bow tie."""
from common import *
from hands import Hand
MOODS = ("calm", "glad", "sour")
LAMP = "#ffd36b"
GOLD, DARK = "#c9983f", "#3b2a0c"
# The light of its lamps, from their middle; that of the line in its mouth; how far brows, cheeks and chin have moved down.
LIT = {"calm": ((0, "#fffbe4"), (.30, "#ffe08a"), (.55, "#f09a2c", .85), (1, "#7a3a08", .15)),
       "glad": ((0, "#ffffff"), (.42, "#fff2b8"), (.75, "#ffc23c", .95), (1, "#c06c10", .6)),
       "sour": ((0, "#ffb48c"), (.28, "#ff5e26"), (.58, "#a82408", .85), (1, "#3a0c04", .25))}
LINE = {"calm": LAMP, "glad": "#ffe9a0", "sour": "#ff6a30"}
CHEEKS, CHIN = {"calm": 0, "glad": -7, "sour": 7}, {"calm": 0, "glad": 19, "sour": -3}
# Where nobody polishes it: dark sides, verdigris below rivets and along seams.
PATINA = (blur(7, both(fi("M112 60H138V240H112Z", .55, "#33200a")), "sides")
          + blur(1.6, both(st("M140 104C139 118 141 126 139 134M136 196L138 214M150 64C148 76 149 84 147 92M164 38L150 54", 3, .55, "#4f9a86")), "verdigris"))


def face(mood, shut=False):
    t = tilt(mood, -1)
    out = [Part(both("<path d='M16 500C8 420 20 352 66 328C96 318 118 330 124 356L118 500Z'/>"), "#b98a34", fat=.6, cap=38, z=-52, metal=.8, gloss=.5, tight=26,
        sculpt=[(-3, .9, both(st("M30 404C40 360 64 342 92 342M24 430H118M24 446H118", 2))), (2, .8, both(el(66, 372, 5, 5)))], paint=both(st("M30 404C40 360 64 342 92 342", 1.6, .7, DARK) + el(66, 372, 4, 4, 1, "#6b4d18"))),
        Part("M96 500L92 344C104 322 140 312 160 300H240C260 312 296 322 308 344L304 500Z", "#4a1622", fat=.5, cap=36, z=-36, gloss=.14, tight=14, sheen=.9,
        paint=grad("vs", 200, 300, 200, 480, (0, "#6e2234"), (1, "#2a0a14")) + fi("M80 290H320V500H80Z", 1, "url(#vs)")
            + "".join(st(f"M{x} {330 + (k % 2) * 9 + k * 18}c6 -7 12 -7 12 0s-6 9 -12 0", 1.1, .5, "#c9983f") for k in range(5) for x in (106, 128, 262, 284)) + both(st("M96 346L100 500", 2, .9, "#c9983f")),
        sculpt=[(4, 5, both(st("M140 330C120 370 124 430 130 500", 10)))]),
        Part("M164 300L236 300L244 320L214 500H186L156 320Z", "#d5ccb8", fat=.4, cap=14, z=-14, gloss=.1, tight=14, paint="".join(st(f"M{178 + i * 11} 310V500", 1, .35, "#8a7a5c") for i in range(5)), sculpt=[(1.4, .6, "".join(st(f"M{178 + i * 11} 310V500", 3) for i in range(5)))]),
        Part(both("<path d='M160 302L150 318L192 430V380L172 326Z'/>"), "#58182a", fat=.5, cap=6, z=2, gloss=.2, tight=14, sheen=.9, paint=both(st("M152 319L191 426", 1.6, .9, "#c9983f"))),
        Part("".join(el(200, y, 3.6, 3.6) for y in (372, 394)), "#c9983f", fat=.9, z=4, metal=.8, gloss=.6, tight=30)]
    # neck: rings
    out.append(Part("M166 246H234V314H166Z", "#3b2d14", fat=.6, z=-22, metal=.5, gloss=.3, tight=24))
    for y, w in ((262, 36), (276, 37), (290, 39)):
        out.append(Part(f"<rect x='{200 - w}' y='{y - 5.500}' width='{2 * w}' height='11' rx='5.500'/>", "#b98a34", fat=.9, z=-14 + (290 - y) * .1, metal=.9, gloss=.6, tight=30))
    out.append(Part(both("<path d='M160 296L200 308L196 326L152 322Q148 306 160 296Z'/>"), "#d8d0be", fat=.5, cap=6, z=2, gloss=.1, sculpt=[(1.5, .6, both(st("M162 298L200 310", 3)))]))
    # bow tie
    out.append(Part(both("<path d='M196 332C176 318 160 314 142 314C138 328 138 344 142 358C160 358 178 352 196 340Z'/>"), "#ddd5c4", fat=.6, cap=12, z=12, gloss=.22, tight=14, sheen=.4, sculpt=[(4, 2.4, both(st("M150 328Q174 332 196 336M152 344Q174 342 194 338", 4))), (-4, 2, both(st("M148 336Q172 338 194 337", 3)))]))
    out.append(Part("<rect x='190' y='326' width='20' height='20' rx='6'/>", "#b3382a", fat=.8, z=22, gloss=.35, tight=22, sculpt=[(-2, .8, st("M197 328V344M203 328V344", 1.4))]))
    # ears
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        out.append(Part(el(124, 150, 14, 34), "#6b4d18", fat=.7, z=-8, move=m, metal=.8, gloss=.5, tight=28, sculpt=[(-2.4, .7, f'<ellipse cx="124" cy="150" rx="8" ry="24" fill="none" stroke="#fff" stroke-width="2"/>')]))
        out.append(Part(el(118, 150, 6, 9), "#e0b050", fat=.8, z=2, move=m, metal=.9, gloss=.6, tight=30))
    # the head: a skull of brass and a long plate before it
    skull = "M140 62L164 34H236L260 62L276 96V196L262 232L236 262H164L138 232L124 196V96Z"
    out.append(Part(skull, GOLD, fat=.5, cap=30, z=0, move=t, metal=.9, gloss=.55, tight=30, soften=1.2,
        paint=grad("sk", 150, 30, 250, 260, (0, "#cf9e50"), (.5, "#b07f34"), (1, "#6b4516")) + fi("M110 20H290V280H110Z", 1, "url(#sk)") + PATINA,
        sculpt=[(4, 1.6, st("M164 36L200 36L236 36", 4)), (-2.4, .8, both(st("M140 62L150 96V196L164 260", 2))), (2, .7, both("".join(el(x, y, 2.6, 2.6) for x, y in ((136, 100), (136, 192), (150, 58)))))]))
    plate = "M166 50H234L252 84V120H148V84Z"
    out.append(Part(plate, "#c2924a", fat=.5, cap=10, z=26, move=t, metal=.9, gloss=.6, tight=30, sculpt=[(5, 1.4, fi("M196 50H204L208 120H192Z")), (-2, .7, st("M168 58L176 84V118M232 58L224 84V118", 1.6)), (-2.4, .8, both(st("M156 104H188", 2)))],
        paint=st("M168 58L176 84V118M232 58L224 84V118", 1.2, .6, "#6b4d18") + "".join(st(d, .9, .55, "#fff0c0") for d in ("M206 66l12 6", "M160 92l10 -4")) + "M".join(()) ))
    # visor
    out.append(Part("M140 118H260L266 132V166L256 178H144L134 166V132Z", "#5c4212", fat=.5, cap=7, z=24, move=t, metal=.7, gloss=.4, tight=26))
    out.append(Part("M146 124H254L259 134V163L251 172H149L141 163V134Z", "#0a0703", fat=.15, cap=2, z=28, move=t, gloss=.1, tight=60, hatch=0))
    for s in (-1, 1):
        x = 200 + s * 31
        m = f"{t} translate({x} 148) scale({-s} 1)"
        out.append(Part(el(0, 0, 22, 22), "#6b4a1c", fat=.6, cap=8, z=30, move=m, metal=.8, gloss=.5, tight=28))
        out.append(Part(el(0, 0, 17.5, 17.5), "#3a2408", fat=.6, z=34, move=m, gloss=.7, tight=50, hatch=0,
            paint="".join(f'<circle r="{r}" fill="none" stroke="#140c02" stroke-width="1.2"/>' for r in (15, 11)), glow=radial(f"lp{s + 1}", 0, 1, 17, *LIT[mood]) + el(0, 0, 17, 17, .95, f"url(#lp{s + 1})") + el({"calm": 0, "glad": 0, "sour": 3}[mood], {"calm": 3, "glad": -1, "sour": 6}[mood], 7, 7, .96, "#2a1203") + el(-6 if s < 0 else 6, -5, 3.2, 2.8, 1, "#ffffff")))
        R = 21
        if mood == "calm":
            lids = [((-9, -6, -3), True), ((14, 14, 2), False)]
        elif mood == "glad":
            lids = [((-15, -15, -3), True), ((7, 7, -9), False)]
        else:
            lids = [((-7, 11, -3), True), ((12, 11, 0), False)]
        if shut:
            lids = [((2, 2, 2), True), ((3, 3, 2), False)]
        for (a, b, c), up in lids:
            out.append(Part(arc_lid(R, a, b, c, up=up), "#b07f34" if up else "#94682a", fat=.7, cap=13, z=36, move=m, metal=.85, gloss=.55, tight=30,
                sculpt=[(-1.6, .5, st(f"M-21 {a - 6}Q0 {(a + b) / 2 + c - 8} 21 {b - 6}", 1.4))] if up else []))
    # brows: bars before the visor's upper edge
    for side in (-1, 1):
        m = f"{t} translate({200 + side * 31} 122) scale({-side} 1)"
        d = {"calm": "M-27 -4L24 -8L24 2L-27 6Z", "glad": "M-31 -19Q0 -45 28 -27L27 -13Q0 -29 -30 -5Z", "sour": "M-33 -23L29 8L24 25L-36 -5Z"}[mood]
        out.append(Part(d, {"calm": "#7a5420", "glad": "#8a5c1e", "sour": "#4e300e"}[mood], fat=.9, cap=8, z=38, move=m, metal=.85, gloss=.6, tight=28, paint=st("M-22 0L22 0", 1, .5, "#3b2a0c")))
    # cheeks and nose plate
    out.append(Part("M190 120H210L214 186L206 198H194L186 186Z", "#c89848", fat=.7, cap=12, z=36, move=t, metal=.9, gloss=.6, tight=30, sculpt=[(3, 1, st("M200 124V190", 4))]))
    out.append(Part(both("<path d='M146 182H186L182 206L172 232L152 214Z'/>"), "#b5843a", fat=.5, cap=9, z=22, move=f"{t} translate(0 {CHEEKS[mood]})", metal=.9, gloss=.55, tight=30, sculpt=[(-2, .7, both(st("M152 190L170 224", 1.6)))], paint=both(st("M150 192q8 16 18 30", 1, .5, "#6b4d18"))))
    # mouth: a grille
    G = {"calm": "M170 212H230L224 240H176Z", "glad": "M146 197Q200 217 254 197L244 246Q200 284 156 246Z", "sour": "M168 238Q200 204 232 238L227 250Q200 228 173 250Z"}[mood]
    out.append(Part(st(G, 7), "#8a6a2a", fat=.8, cap=4, z=32, move=t, metal=.8, gloss=.5, tight=28))
    amp = {"calm": "M178 226H186L190 222L194 230L200 220L206 232L210 223L214 226H222", "glad": "M163 226L174 236L182 220L191 250L200 222L209 252L218 220L226 238L237 226", "sour": "M178 237Q200 214 222 237"}[mood]
    out.append(Part(G, "#0e0903", fat=.2, cap=2, z=34, move=t, gloss=.06, tight=60, hatch=0, glow=st(amp, {"calm": 2.4, "glad": 3.6, "sour": 2.2}[mood], {"calm": .7, "glad": 1, "sour": .8}[mood], LINE[mood])))
    # chin
    out.append(Part("M176 246H224L216 266H184Z", "#b5843a", fat=.6, cap=8, z=26, move=f"{t} translate(0 {CHIN[mood]})", metal=.9, gloss=.55, tight=30))
    # a dealer's visor of green glass
    return seated(out, mood, t)


HAND = Hand("#d9ab50", "#6b4a18", make="metal", r=6.4, wide=.9, cuff="#d8d0be", cuff_make="shirt", look=dict(metal=.85, gloss=.55, tight=30))
SLEEVE = dict(fill="#b08230", metal=.85, gloss=.5, tight=26, sheen=0, upper=(25, 19), fore=(20, 15), folds=0, panels=DARK, elbow="#6b4d18")
ARMS = {"calm": ("over", "clasp"), "glad": ("open", "open"), "sour": ("low", "low"), "think": ("tent", "tent"), "in": ("brace", "fore"), "back": ("fold", "tuck")}
BUILD = dict(wide=.97, up=34, sink=8)
