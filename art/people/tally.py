"""Tally: a counting droid, a bucket on a neck of cables with one lens."""
from common import *
import looking
from hands import Hand
from human import capsule
MOODS = ("calm", "glad", "sour")
SHELL, GREEN = "#c3ccd3", "#7dffc4"
LENS = {"calm": ((0, "#f0fff8"), (.26, "#c0ffe2"), (.45, "#39d896", .75), (1, "#10704c", .10)),
        "glad": ((0, "#ffffff"), (.40, "#d8ffec"), (.70, "#5cf0b0", .9), (1, "#1c9a6a", .4)),
        "sour": ((0, "#ffe9c8"), (.22, "#ffb060"), (.45, "#c8601c", .7), (1, "#5a2408", .10))}


def face(mood, shut=False):
    t = tilt(mood)
    out = [Part(both("<path d='M28 420C20 366 44 330 78 326C108 326 128 350 128 392V500H28Z'/>"), "#7d8a94", fat=0.7, cap=40, z=-50, metal=0.35, gloss=0.35, tight=26,
        paint=both(st("M34 388C40 358 60 340 84 340", 2, .8, "#39434c") + fi("M30 404H128V412H30Z", .8, "#d8583a") + el(60, 366, 3, 3, 1, "#2a333b")), sculpt=[(-3, 1, both(st("M34 388C40 358 60 340 84 340", 2.4) + st("M28 416H128", 2) + st("M28 400H128", 2)))]),
        Part("M112 500L104 340C110 318 130 306 152 302H248C270 306 290 318 296 340L288 500Z", "#aab5be", fat=0.5, cap=36, z=-36, metal=0.35, gloss=0.35, tight=26,
        paint=grad("tb", 200, 300, 200, 480, (0, "#aab5bd"), (1, "#4c5761")) + fi("M90 290H310V500H90Z", 1, "url(#tb)") + both(st("M120 330L128 500", 1.6, .7, "#39434c") + "".join(el(x, y, 3, 3, 1, "#39434c") for x, y in ((132, 326), (134, 380)))) + st("M116 330Q200 312 284 330", 1.6, .7, "#39434c")
            + fi("M262 340l12 3l-4 26l-12 -2z", .9, "#d8583a"),
        sculpt=[(-3, .9, both(st("M120 330L128 500", 2)) + st("M116 330Q200 312 284 330", 2)), (2, .7, both("".join(el(x, y, 3, 3) for x, y in ((132, 326), (134, 380)))))]),
        Part("<rect x='146' y='344' width='108' height='52' rx='6'/>", "#525d67", fat=0.5, cap=5, z=-6, metal=0.4, gloss=0.3, tight=24),
        Part("<rect x='153' y='350' width='94' height='44' rx='3'/>", "#0d1814", fat=0.2, cap=1.5, z=-1, gloss=0.5, tight=50, hatch=0,
            glow="".join(fi(f"M{162 + i * 14} {392 - h}h8v{h - 6}h-8z", .75, GREEN) for i, h in enumerate({"calm": (16, 24, 20, 30, 18, 26), "glad": (14, 18, 24, 28, 34, 38), "sour": (36, 28, 24, 18, 14, 12)}[mood])) + st("M157 387H243", 1, .4, GREEN))]
    out.append(Part("<rect x='150' y='282' width='100' height='26' rx='12'/>", "#454f58", fat=0.8, z=-30, metal=0.5, gloss=0.4, tight=26, sculpt=[(-2, .6, st("M150 290H250M150 298H250", 1.4))]))
    for x in (172, 200, 228):
        out.append(Part(st(f"M{x} 236Q{x + (x - 200) * .12} 262 {x} 290", 15), "#23292f", fat=0.9, z=-24, gloss=0.3, tight=24, sculpt=[(-2, .5, "".join(st(f"M{x - 10} {y}H{x + 10}", 1.4) for y in range(238, 292, 5)))]))
    out.append(Part(st("M186 240V286M214 240V286", 3.4), "#1a4a38", fat=0.8, z=-14, glow=st("M186 240V286M214 240V286", 1.8, .7, GREEN)))
    # antenna, ears, head
    out.append(Part(st("M226 52L234 24", 5), "#5a656e", fat=0.9, z=-4, move=t, metal=0.6, gloss=0.4, tight=30))
    out.append(Part(el(235, 18, 9, 9), "#1d5a44", fat=0.9, z=0, move=t, gloss=0.6, tight=40, glow=radial("an", 234, 16, 9, (0, "#d8ffee"), (.5, GREEN, .9), (1, GREEN, .2)) + el(235, 18, 9, 9, .9, "url(#an)")))
    out.append(Part(both("<path d='M112 118H130V182H118C106 164 106 136 112 118Z'/>"), "#3b454e", fat=0.8, z=-4, move=t, metal=0.5, gloss=0.4, tight=30, sculpt=[(-2, .6, both(st("M110 134H130M108 150H130M112 166H130", 1.6)))]))
    head = "M120 112C120 60 156 40 200 40C244 40 280 60 280 112L268 226C256 246 236 250 200 250C164 250 144 246 132 226Z"
    seams = st("M120 108Q200 82 280 108M134 218Q200 240 266 218", 2) + both(st("M150 220L158 244", 2))
    rivets = both("".join(el(x, y, 3, 3) for x, y in ((136, 90), (136, 204), (170, 58)))) + el(200, 232, 3, 3)
    paint = (grad("sh", 150, 40, 230, 250, (0, "#cdd5da"), (.5, "#a9b4bc"), (1, "#66737e")) + fi("M100 30H300V260H100Z", 1, "url(#sh)") + seams.replace("#fff", "#39434c") + rivets.replace("#fff", "#4a555e")
             + fi("M222 54l9 3l-6 20l-9 -3zM238 60l9 4.500l-6 18.500l-9 -3.500zM253 69l8.500 6l-5 16.500l-8.500 -4z", .95, "#d8583a")
             + "".join(st(d, 1, .5, "#8a6a4a") for d in ("M134 196l-3 12M138 200l-1 14", "M262 196l2 16")) + "".join(st(d, .9, .6, "#55606a") for d in ("M146 200l14 12", "M150 196l8 6", "M244 96l14 -6", "M160 68l10 -8", "M226 226l16 -6"))
             + both(fi("M150 236q4 -6 8 2l2 12h-8z", .35, "#7a4a2a")))
    out.append(Part(head, SHELL, fat=0.72, cap=52, z=0, move=t, metal=0.25, gloss=0.55, tight=36, paint=paint, sculpt=[(-3, .8, seams), (2, .8, rivets), (3, 1.2, st("M122 104Q200 78 278 104", 4))]))
    # the lens
    c = (200, 158)
    out.append(Part(el(*c, 58, 56), "#4b565f", fat=0.5, cap=12, z=42, move=t, metal=0.5, gloss=0.5, tight=30, sculpt=[(1.5, .5, "".join(el(c[0] + 52 * math.cos(a), c[1] + 50 * math.sin(a), 2.4, 2.4) for a in [i * math.pi / 6 for i in range(12)]))]))
    out.append(Part(el(*c, 47, 45), "#11161a", fat=0.3, cap=5, z=54, move=t, gloss=0.4, tight=30, paint="".join(f'<ellipse cx="{c[0]}" cy="{c[1]}" rx="{r}" ry="{r * .96}" fill="none" stroke="#3a454d" stroke-width="1.2"/>' for r in (43, 38))))
    out.append(Part(el(*c, 34, 33), "#0d3a2b", fat=0.7, z=54, move=t, gloss=0.9, tight=60, hatch=0,
        paint="".join(f'<ellipse cx="{c[0]}" cy="{c[1]}" rx="{r}" ry="{r * .97}" fill="none" stroke="#06170f" stroke-width="1.6"/>' for r in (30, 24, 19)) + "".join(st(f"M{c[0] + 18 * math.cos(a):.1f} {c[1] + 18 * math.sin(a):.1f}L{c[0] + 31 * math.cos(a + .3):.1f} {c[1] + 31 * math.sin(a + .3):.1f}", 1, .8, "#06170f") for a in [i * math.pi / 6 for i in range(12)]),
        glow=radial("ln", c[0], c[1] + 2, 30, *LENS[mood]) + el(*c, 33, 32, .92, "url(#ln)") + el(c[0] + 8 * looking.way[0], c[1] + 6 * looking.down() + {"calm": 5, "glad": 0, "sour": 9}[mood], 11.5, 11.5, .94, "#04140d") + f'<circle cx="{c[0] + 8 * looking.way[0]}" cy="{c[1] + 6 * looking.down() + {"calm": 5, "glad": 0, "sour": 9}[mood]}" r="15" fill="none" stroke="#d8ffee" stroke-opacity=".5" stroke-width="1.6"/>' + el(c[0] - 11, c[1] - 12, 7, 5, 1, "#ffffff", -40) + st(f"M{c[0] - 26} {c[1] + 4}A27 27 0 0 1 {c[0] - 17} {c[1] - 20}", 2, .35, "#fff")))
    lid = "#8d99a3"
    R = 46
    m = f"{t} translate({c[0]} {c[1]})"
    if shut:
        out.append(Part(arc_lid(R, 5, 5, 4), lid, fat=0.6, cap=22, z=62, move=m, metal=0.4, gloss=0.5, tight=30, sculpt=[(-2, .6, st("M-46 -8Q0 -8 46 -8M-42 -22Q0 -24 42 -22", 1.6))]))
        out.append(Part(arc_lid(R, 6, 6, 4, up=False), lid, fat=0.6, cap=16, z=60, move=m, metal=0.4, gloss=0.5, tight=30))
    elif mood == "sour":
        out.append(Part(arc_lid(R, -24, 12, -6), lid, fat=0.6, cap=22, z=62, move=m, metal=0.4, gloss=0.5, tight=30, paint=st("M-40 -22Q0 -14 44 12", 2, .7, "#39434c"), sculpt=[(-2, .6, st("M-46 -32Q0 -34 46 -10M-40 -40Q0 -44 44 -22", 1.6))]))
        out.append(Part(arc_lid(R, 30, 30, 4, up=False), lid, fat=0.6, cap=16, z=60, move=m, metal=0.4, gloss=0.5, tight=30))
    elif mood == "glad":
        out.append(Part(arc_lid(R, 21, 21, -30, up=False), lid, fat=0.6, cap=22, z=62, move=m, metal=0.4, gloss=0.5, tight=30, sculpt=[(-2, .6, st("M-42 30Q0 10 42 30M-38 37Q0 22 38 37", 1.6))]))
        out.append(Part(arc_lid(R, -34, -34, -10), lid, fat=0.6, cap=16, z=60, move=m, metal=0.4, gloss=0.5, tight=30))
    else:
        out.append(Part(arc_lid(R, -27, -27, -6), lid, fat=0.6, cap=20, z=60, move=m, metal=0.4, gloss=0.5, tight=30, sculpt=[(-2, .6, st("M-42 -35Q0 -42 42 -35", 1.6))]))
        out.append(Part(arc_lid(R, 33, 33, 6, up=False), lid, fat=0.6, cap=14, z=60, move=m, metal=0.4, gloss=0.5, tight=30))
    return seated(out, mood, t)


HAND = Hand("#a7b1b9", "#3b454e", make="metal", fingers=3, r=8, cuff="#39434c", cuff_make="ring", cuff_look=dict(metal=.4, gloss=.4), look=dict(metal=.4, gloss=.45, tight=30))
SLEEVE = dict(fill="#8c969f", metal=.35, gloss=.4, tight=26, sheen=0, upper=(27, 16), fore=(17, 14), folds=0, panels="#3b454e", elbow="#525d67")
ARMS = {"calm": ("rest", "lie"), "glad": ("open", "open"), "sour": ("fist", "fist"), "think": ("fore", "knuckle"), "in": ("brace", "brace"), "back": ("prop", "low")}
BUILD = dict(wide=.84, up=30, higher=22)
