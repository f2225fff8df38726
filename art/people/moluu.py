"""Moluu: of the marsh people, all mouth, eyes on stalks; a robe for the evening."""
from common import *
from hands import Hand
from human import capsule
MOODS = ("calm", "glad", "sour")
LOOK = {}


def face(mood, shut=False):
    t = tilt(mood)
    out = [bust("#7b4a9a", "M4 500C2 412 16 350 58 328C100 310 130 300 152 284H248C270 300 300 310 342 328C384 350 398 412 396 500Z",
        paint=grad("r", 200, 290, 200, 480, (0, "#8a58ae"), (1, "#3a1f5c")) + fi("M0 270H400V500H0Z", 1, "url(#r)")
        + "".join(fi(f"M{x} {y - 7}L{x + 4} {y}L{x} {y + 7}L{x - 4} {y}Z", .8, "#d8b765") for k in range(5) for s in (-1, 1) for x, y in ((200 + s * (92 + k * 18 - (k % 2) * 4), 336 + k * 22 + (k % 2) * 14), (200 + s * (112 + k * 16), 328 + k * 26))),
        gloss=0.22, tight=16, sheen=0.8)]
    out.append(Part("M158 262Q164 236 200 236Q236 236 242 262C248 290 264 304 276 318C250 346 150 346 124 318C136 304 152 290 158 262Z", "#3f9c88", fat=0.5, z=-46, skin=0.8, gloss=0.3, tight=26, paint=fi("M100 220H300V350H100Z", .35, "#17605a"),
        sculpt=[(-3, 1.6, "".join(st(f"M126 {y}Q200 {y + 26} 274 {y}", 2.4) for y in (268, 284, 300)))]))
    out.append(Part("M128 300C150 340 174 356 200 360C226 356 250 340 272 300L292 306C276 352 240 384 200 388C160 384 124 352 108 306Z", "#c49a48", fat=0.5, cap=7, z=-18, metal=0.9, gloss=0.4, tight=24,
        paint="".join(st(f"M{200 + 92 * math.sin(a):.1f} {294 + 92 * math.cos(a):.1f}L{200 + 68 * math.sin(a):.1f} {294 + 68 * math.cos(a):.1f}", 1.4, .7, "#5c4114") for a in [i * .16 for i in range(-8, 9)]),
        sculpt=[(-2, .6, "".join(st(f"M{200 + 92 * math.sin(a):.1f} {294 + 92 * math.cos(a):.1f}L{200 + 68 * math.sin(a):.1f} {294 + 68 * math.cos(a):.1f}", 1.4) for a in [i * .16 for i in range(-8, 9)]))]))
    out.append(Part(el(200, 376, 15, 15), "#c49a48", fat=0.7, z=-4, metal=0.9, gloss=0.5, tight=30))
    out.append(Part(el(200, 376, 9.5, 9.5), "#2fa0b4", fat=0.9, z=4, gloss=0.9, tight=50, glow=el(197, 380, 4, 3, .35, "#8ff0ff")))
    # stalks and head: the eyes rise in joy and hang in grief
    eye_x, eye_y = {"calm": (150, 62), "glad": (146, 50), "sour": (134, 88)}[mood]
    skin = "#55bfa6"
    out.append(Part(both(capsule([(160, 150), ((eye_x + 154) / 2, (eye_y + 154) / 2), (eye_x, eye_y + 12)], [19, 14, 16])), "#3f9c88", fat=0.8, z=-16, move=t, skin=0.7, gloss=0.3, tight=26,
        sculpt=[(-2.4, 1, both("".join(st(f"M132 {y}Q152 {y + 7} 174 {y}", 1.6) for y in (96, 105, 114, 123))))], paint=both("".join(st(f"M132 {y}Q152 {y + 7} 174 {y}", 1.4, .5, "#175a50") for y in (96, 105, 114, 123)))))
    head = "M108 190C106 150 146 122 200 122C254 122 294 150 292 190C294 238 252 274 200 274C148 274 106 238 108 190Z"
    spots = both("".join(el(x, y, rx, ry, .75, "#155a50", r) for x, y, rx, ry, r in ((140, 158, 12, 8, -30), (164, 142, 9, 6, -10), (124, 182, 7, 9, 0), (182, 150, 5, 4, 0), (152, 176, 4, 3, 0), (128, 204, 4, 5, 0))))
    light = both("".join(el(x, y, r, r, .5, "#c8fbe6") for x, y, r in ((150, 168, 2.2), (172, 156, 1.8), (134, 170, 1.8), (118, 196, 1.6), (190, 140, 1.8), (158, 150, 1.4), (146, 190, 1.6))))
    M = {"calm": ("M116 214C150 228 180 232 200 231C222 230 252 226 284 212", None),
         "glad": ("M112 196C130 226 166 240 200 240C234 240 270 226 288 196", "M116 200C134 214 166 220 200 220C234 220 266 214 284 200C272 240 238 258 200 258C162 258 128 240 116 200Z"),
         "sour": ("M118 238C138 216 168 208 200 208C232 208 262 216 282 238", None)}[mood]
    belly = "M104 216C140 240 170 244 200 244C230 244 260 240 296 216V290H104Z" if mood != "sour" else "M104 250C138 226 168 220 200 220C232 220 262 226 296 250V290H104Z"
    paint = fi("M90 100H310V290H90Z", 1, skin) + grad("hd", 200, 124, 200, 260, (0, "#86e2c8"), (.6, "#4cb59c"), (1, "#2b7f70")) + fi("M90 100H310V290H90Z", .9, "url(#hd)") + blur(5, fi(belly, 1, "#cfe3a8"), "bb") + spots + light + st(M[0], 3.4, .9, "#0f3d38")
    sc = [(-9, 2, st(M[0], 4)), (6, 4, st(M[0], 5).replace('d="', 'transform="translate(0 -10)" d="')), (7, 4, st(M[0], 6).replace('d="', 'transform="translate(0 10)" d="')),
          (7, 9, both(el(138, 180, 20, 12))), (-4, 1.2, both(el(188, 184, 3.2, 5, r=20))), (5, 3, both(el(186, 184, 8, 8))), (-4, 5, st("M200 130V160", 8)), (2.2, 1.2, spots.replace("#155a50", "#fff")),
          (-3, 1.6, st("M134 258Q200 276 266 258", 2)), (8, 6, both(el(112, 214, 12, 14)))]
    if mood == "glad":
        paint += fi(M[1], 1, "#3a0f1c") + el(200, 245, 44, 11.5, 1, "#b8545f") + st("M200 238V252", 2, .5, "#8c3a48")
        sc += [(-12, 2, fi(M[1])), (8, 3, el(200, 245, 36, 8))]
    if mood == "sour":
        sc += [(-4, 1.4, st("M190 132L194 150M210 132L206 150", 2.4)), (-6, 3, both(st("M118 238C112 246 112 254 116 262", 4)))]
    out.append(Part(head, skin, fat=0.62, z=0, move=t, skin=0.9, gloss=0.5, tight=34, paint=paint, sculpt=sc))
    for side, x in ((-1, eye_x), (1, 400 - eye_x)):
        out.append(Part(el(x, eye_y, 31, 30), "#4cb59c", fat=0.75, z=6, move=t, skin=0.8, gloss=0.4, tight=30))
        out += ball_eye(x, eye_y, 24, mood, side, t, iris="#f0a43a", lid="#5fc9ae", z=18, shut=shut)
    return seated(out, mood, t)


HAND = Hand("#55bfa6", "#17605a", make="pad", fingers=3, r=6.6, cuff="#d8b765", cuff_make="ring", cuff_look=dict(metal=.7, gloss=.5), look=dict(skin=.8, gloss=.45, tight=26))
SLEEVE = dict(fill="#74459a", upper=(24, 24), fore=(29, 22), folds=1.1, gloss=.16, tight=16, sheen=.8)
ARMS = {"calm": ("hold", "lie"), "glad": ("open", "lie"), "sour": ("prop", "prop"), "think": ("knuckle", "fore"), "in": ("hold", "brace"), "back": ("hold", "drape")}
BUILD = dict(head=.9, wide=1.0, up=14, sink=6)


def prop(mood):
    """A tall glass with something green in it."""
    if mood not in ("calm", "in", "back"):
        return []
    at = "translate(122 352)"
    return [Part(st("M8 -30L22 -66", 4), "#e8d8b0", fat=.9, z=2, move=at, gloss=.3),
            Part("M-20 -38L-14 44Q0 49 14 44L20 -38Q0 -31 -20 -38Z", "#274a44", fat=.6, cap=18, z=0, move=at, gloss=.9, tight=50, hatch=0,
                 paint=fi("M-18 -16Q0 -10 18 -16L13 38Q0 43 -13 38Z", 1, "#6fae3a") + st("M-18 -16Q0 -10 18 -16", 2, .8, "#d6f29a") + st("M-12 -30L-8 36", 3, .4, "#ffffff"),
                 glow=radial("dk", 0, 16, 30, (0, "#b8ff5a", .5), (1, "#4a8a20", 0)) + fi("M-18 -16Q0 -10 18 -16L13 38Q0 43 -13 38Z", .8, "url(#dk)"))]
LOWER = 15                  # pixels: its shoulders lie low
