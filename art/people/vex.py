"""Vex: cropped silver hair, a headset, a flight jacket; a pilot who keeps a straight face."""
from sculpt import *
from human import *

MOODS = ("calm", "glad", "sour")
SKIN, DEEP, LIP = "#b9764f", "#6d3824", "#8f3f37"
SPEC = dict(skin=SKIN, deep=DEEP, blush="#a84a36", lip=LIP, iris="#3fa6d8", brow="#4b2c20", white="#efe6dc")


def face(mood):
    turn = {"calm": "rotate(-1.5 200 270)", "glad": "rotate(3 200 280) translate(0 -2)", "sour": "rotate(-3 200 280) translate(0 4)"}[mood]
    out = []
    # jacket
    out.append(Part("M6 500C6 410 22 348 62 322C96 302 140 298 160 276H240C260 298 304 302 338 322C378 348 394 410 394 500Z", "#3d5d80", fat=0.55, cap=46, z=-60, gloss=0.10, tight=10, sheen=0.5,
        paint=grad("j", 200, 280, 200, 470, (0, "#456a90"), (1, "#1f3650"))
        + fi("M0 280H400V500H0Z", 1, "url(#j)")
        + both(fi("M6 500C6 410 22 348 62 322L84 316C50 350 40 420 42 500Z", 1, "#2a4360")) + both(st("M84 314C54 350 44 420 46 500", 2, 0.9, "#15263a"))
        + both(st("M100 352L168 372", 1.6, .9, "#15263a")) + both(fi("M104 356L160 372V378L104 362Z", .5, "#15263a")),
        sculpt=[(-5, 1.4, both(st("M84 314C54 350 44 420 46 500", 3))), (5, 5, both(st("M66 330C40 370 30 420 30 500", 14))),
                (6, 7, both(st("M150 300C130 330 120 360 128 470", 12))), (-5, 6, both(st("M106 318C98 350 96 380 100 470", 9))), (-3, 1.2, both(st("M104 356L164 374", 3)))]))
    # neck
    out.append(Part("M160 205H240V262C262 280 250 330 200 334C150 330 138 280 160 262Z", SKIN, fat=0.6, z=-44, skin=0.8, gloss=0.06,
        paint=fi("M150 200H250V340H150Z", .55, DEEP),
        sculpt=[(5, 4, both(st("M164 232L192 306", 7))), (-6, 5, el(200, 312, 9, 9)), (3, 3, both(st("M190 318L150 300", 6)))]))
    # inner collar and lapels
    out.append(Part(both("<path d='M160 268C150 296 176 330 200 362L200 430H176L130 330L140 292Z'/>"), "#16263a", fat=0.3, cap=7, z=-22, ride=None, gloss=0.06,
        paint=both(st("M160 270C152 296 178 330 200 360", 2.4, 1, "#79c9ea")), glow=both(st("M160 270C152 296 178 330 200 360", 1.6, .5, "#5fb8e0")),
        sculpt=[(4, 3, both(st("M152 282L196 370", 6)))]))
    out.append(Part(both("<path d='M146 284C120 296 104 300 92 312L112 354L130 352L176 430V400L136 330C132 312 138 296 146 284Z'/>"), "#2c4a6a", fat=0.4, cap=8, z=-18, gloss=0.10, tight=10, sheen=0.4,
        paint=both(st("M144 288C124 298 106 302 95 313L113 351L132 349", 1.6, .9, "#86a8c8")),
        sculpt=[(4, 4, both(st("M142 292L106 318", 10)))]))
    out.append(Part("M196 358H204V500H196Z", "#c9a44a", fat=0.6, z=-8, metal=0.8, gloss=0.4, tight=30, sculpt=[(-2, .5, "".join(st(f"M194 {y}H206", 1.2) for y in range(362, 480, 5)))]))
    # pilot's wings
    out.append(Part("M268 352L300 344L332 352L306 358L300 366L294 358Z", "#d8b765", fat=0.5, cap=3, z=4, ride=4, metal=0.8, gloss=0.5, tight=30))
    out += head(SPEC, mood, turn)
    # hair
    hair = "M122 128C112 74 142 30 200 28C262 26 290 76 279 132C276 128 274 118 270 108C262 100 254 92 250 78C238 90 206 98 170 94C150 96 136 104 131 112C127 118 126 124 122 128Z"
    strands = "".join(st(d, w, o) for d, w, o in (
        ("M250 78C236 46 190 36 150 66", 5, .9), ("M248 74C230 54 190 52 144 84", 5, .7), ("M246 78C224 70 180 74 134 104", 4, .9), ("M252 76C246 52 220 36 180 36", 5, .8),
        ("M258 84C262 60 244 40 216 32", 5, .8), ("M264 96C272 70 262 48 240 38", 5, .8), ("M272 112C282 88 276 66 262 52", 4, .8), ("M128 118C126 92 136 66 158 48", 5, .8)))
    dark = "".join(st(d, 1.6, .75, "#5d6f82") for d in ("M249 79C232 58 184 46 146 76", "M248 80C226 68 184 66 136 96", "M251 76C238 44 200 32 164 50", "M256 82C254 56 232 38 200 32", "M262 92C268 66 254 44 230 34", "M269 106C278 80 270 58 252 44", "M126 112C122 86 134 58 160 42"))
    out.append(Part(hair, "#c9d3dc", fat=0.34, z=30, move=turn, gloss=0.20, tight=16, sheen=0.4,
        paint=grad("h", 150, 30, 230, 120, (0, "#f4f7fa"), (1, "#94a6b6")) + fi("M100 0H300V160H100Z", 1, "url(#h)") + dark,
        sculpt=[(5, 2.0, strands), (-3, .8, dark.replace("#5d6f82", "#fff"))]))
    # headset
    out.append(Part("M119 150C108 90 140 24 204 22C262 20 296 72 286 146L279 146C286 78 256 32 204 33C150 34 120 92 126 148Z", "#20272e", fat=0.5, z=44, move=turn, gloss=0.35, tight=30))
    out.append(Part("<rect x='268' y='122' width='22' height='52' rx='10'/>", "#262e36", fat=0.9, z=40, move=turn, gloss=0.5, tight=30, paint=el(280, 148, 6.5, 9, 1, "#0d1216") , glow=el(280, 148, 4, 6, 1, "#6fd6ff")))
    out.append(Part("<path fill='none' stroke='#fff' stroke-width='5' stroke-linecap='round' d='M280 170C276 206 256 222 228 220'/><ellipse cx='226' cy='220' rx='8' ry='5'/>", "#20272e", fat=0.9, z=66, move=turn, gloss=0.4, tight=30))
    return out


def hands():
    return hand_pair(SKIN, DEEP, "#2f4d6e", skin=0.7, cuff="#1b2c42", nails="#d49a7c")
