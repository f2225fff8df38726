"""The chair behind whoever sits at the table: a rounded back of oxblood leather in a frame of walnut and brass."""
from sculpt import *

SIZE = 400, 232             # below it are the rail and the dark
TURNS = (("", None), ("-left", Turn(-17, -17)), ("-right", Turn(17, 17)))
LIGHT = dict(key=(-0.22, -0.70, 0.86), power=1.25, fall=(36, 222, 0.14), engrave=0.06, rims=0.55)
WALNUT, BRASS, LEATHER, SHADE = "#46281a", "#b98a3c", "#561d18", "#120405"
BACK = "M44 330C26 250 10 196 12 134C14 78 54 40 106 24C138 14 168 10 200 10C232 10 262 14 294 24C346 40 386 78 388 134C390 196 374 250 356 330Z"
PAD = "M68 330C52 250 38 196 39 142C41 94 72 62 116 47C144 38 170 34 200 34C230 34 256 38 284 47C328 62 359 94 361 142C362 196 348 250 332 330Z"
INLAY = "M56 330C38 250 23 196 25 138C27 84 62 50 110 35C140 25 168 21 200 21"
SEAMS = "M170 330C166 230 165 120 170 36M116 330C106 230 104 128 118 47M70 330C64 240 62 170 70 78"
ROLLS = "M200 330V36M143 330C136 230 134 124 144 40M92 330C82 240 80 150 92 62"
SIDES = "M22 330C10 230 8 150 40 70"
GRAIN = "M50 330C32 250 17 196 19 136C21 80 58 44 108 29C140 19 168 15 200 15", "M60 330C43 250 29 196 31 140C33 90 66 56 113 41C142 32 168 27 200 27"
STUDS = (44, 176), (42, 150), (46, 124), (57, 100), (74, 79), (96, 62), (122, 50), (150, 43), (175, 39.5)


def curved(deep):
    """Its sides come forward: it holds who sits in it."""
    return deep, 34, both(st(SIDES, 92))


def leant_on():
    """Where somebody leans on it there is little light."""
    return radial("lean", 200, 190, 170, (0, SHADE, .92), (.5, SHADE, .70), (1, SHADE, 0)) + fi("M0 0H400V330H0Z", 1, "url(#lean)")


def parts():
    whole = "M0 0H400V330H0Z"
    return [
        Part(BACK, WALNUT, fat=.3, cap=12, z=-110, gloss=.30, tight=26, sheen=.2,
             paint=grad("wood", 0, 10, 0, 230, (0, "#6a4226"), (.5, WALNUT), (1, "#1a0d08")) + fi(whole, 1, "url(#wood)") + both("".join(st(d, .9, .4, "#1c0e06") for d in GRAIN)),
             sculpt=[curved(58)]),
        Part(both(st(INLAY, 4)), BRASS, fat=.9, cap=4, ride=2, metal=.85, gloss=.5, tight=30),
        Part(PAD, LEATHER, fat=.34, cap=15, z=-106, gloss=.06, tight=12, sheen=.35,
             paint=grad("hide", 0, 34, 0, 230, (0, "#6c271f"), (.45, LEATHER), (1, "#1c0808")) + fi(whole, 1, "url(#hide)") + both(st(SEAMS, 2, .7, "#1c0706")) + leant_on(),
             sculpt=[curved(54), (8, 8, both(st(ROLLS, 26))), (-6, 1.6, both(st(SEAMS, 3))), (-2.4, 1.4, st(PAD, 3))]),
        Part(both("".join(el(x, y, 2.5) for x, y in STUDS)) + el(200, 38, 2.5), BRASS, fat=.9, ride=2, z=.5, metal=.85, gloss=.6, tight=30, hatch=0),
    ]
