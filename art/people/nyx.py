"""Nyx: a hood, a breathing mask, and whatever looks out between."""
from common import *
from hands import Hand
MOODS = ("calm", "glad", "sour")
PINK = "#ff7ad0"
RIB = "#c05aa6"
# The hood's opening: thrown back in joy, drawn down over the brow after a loss.
HOLES = {"calm": "M200 62C240 78 256 118 256 166C256 218 236 262 200 284C164 262 144 218 144 166C144 118 160 78 200 62Z",
         "glad": "M200 36C256 50 276 104 274 162C272 224 240 268 200 290C160 268 128 224 126 162C124 104 144 50 200 36Z",
         "sour": "M200 112C230 114 248 134 252 170C254 218 236 262 200 284C164 262 146 218 148 170C152 134 170 114 200 112Z"}
# By mood: what shines in the eyes and in the mouth, what that light makes of the hood's inside, and how far it reaches.
SHINES = {"calm": (PINK, "#2c1a34", 62), "glad": ("#ffa8ea", "#a03a86", 104), "sour": ("#ff3a44", "#3c0a14", 58)}
# The line in the mask: it is the mouth.
MOUTHS = {"calm": st("M172 212H187M193 212H207M213 212H228", 5, .9, PINK),
          "glad": st("M168 203Q200 240 232 203", 6, .9, "#ff6ccc") + st("M170 204Q200 238 230 204", 2.2, 1, "#ffd8f4"),
          "sour": st("M170 226Q200 194 230 226", 6, 1, "#ff3a44") + st("M173 224Q200 197 227 224", 2, 1, "#ffb0a0")}


def face(mood, shut=False):
    t = tilt(mood)
    out = [bust("#3a2f62", "M8 500C8 410 26 352 66 326C98 308 138 296 156 276H244C262 296 302 308 334 326C374 352 392 410 392 500Z",
        paint=grad("r", 200, 290, 200, 480, (0, "#4c4080"), (1, "#1d1638")) + fi("M0 270H400V500H0Z", 1, "url(#r)"), gloss=.03, sheen=.5, brush=.75)]
    # cowl over the shoulders
    out.append(Part("M108 236C96 276 72 300 40 330C70 372 130 400 200 470C270 400 330 372 360 330C328 300 304 276 292 236Z", "#4a3e7c", fat=.45, cap=26, z=-40, sheen=.5, gloss=.03, brush=.75,
        paint=grad("cw", 200, 240, 200, 450, (0, "#5c4e94"), (1, "#241b46")) + fi("M0 220H400V500H0Z", 1, "url(#cw)") + both(st("M42 330C72 370 132 398 200 466", 5, 1, "#2a2050") + st("M46 330C76 368 134 394 200 460", 1.4, .9, RIB)),
        sculpt=[(9, 2.8, both(st("M84 300C84 336 96 366 118 388M118 300C118 340 138 384 176 430M70 322C74 348 84 366 96 380", 5))), (-10, 2.4, both(st("M92 300C92 336 104 366 126 388M128 306C130 342 148 380 182 422", 4))), (7, 5, both(st("M112 262C110 310 140 370 190 440", 10) + st("M92 296C90 330 110 360 140 392", 8))), (-6, 5, both(st("M100 290C106 330 130 370 164 408", 8))), (2, .8, both(st("M44 331C74 369 132 397 200 464", 5)))]))
    # hood
    hood = "M200 28C244 30 276 58 286 106C294 150 292 210 300 262C276 300 244 316 200 330C156 316 124 300 100 262C108 210 106 150 114 106C124 58 156 30 200 28Z"
    seam = st("M200 28C198 40 196 50 198 62", 2)
    out.append(Part(hood, "#54478c", fat=.62, z=-10, move=t, sheen=.55, gloss=.03, brush=.8,
        paint=grad("hd", 200, 30, 200, 320, (0, "#6d5fa8"), (.5, "#4f4286"), (1, "#2a2052")) + fi("M80 20H320V340H80Z", 1, "url(#hd)") + seam.replace("#fff", "#241b46") + "".join(st(f"M{196 + (i % 2) * 0} {32 + i * 5}l7 2", 1, .7, RIB) for i in range(6)),
        sculpt=[(7, 2.2, both(st("M158 40C118 84 108 178 104 276M170 46C140 84 128 120 122 176", 4) + st("M126 224C124 262 140 292 170 314", 4))), (-8, 2, both(st("M152 48C114 92 116 180 112 270M164 52C136 88 132 124 127 180", 3.4))), (4, 2.4, both(st("M140 66C122 120 128 200 116 284M128 96C108 150 116 220 108 262", 5))), (-4, 1.8, both(st("M134 82C116 130 122 210 112 276", 3.4))), (3, 2, st("M170 40C190 34 214 36 236 48M150 58C180 44 214 46 240 60", 4)), (5, 4, both(st("M150 44C118 80 116 150 118 262", 9))), (-5, 4, both(st("M160 42C134 74 128 110 128 150", 6))), (5, 4, both(st("M132 260C150 290 170 306 196 318", 8))), (-4, 3, both(st("M120 210C124 250 140 280 170 302", 6))), (4, 4, both(st("M182 32C160 44 146 60 138 84", 6)))]))
    hole = HOLES[mood]
    shine, inside, reach = SHINES[mood]
    out.append(Part(st(hole, 15), "#3d3270", fat=.9, cap=9, z=40, move=t, sheen=.5, gloss=.05, brush=.5, paint=st(hole, 2, 1, "#d46ab4"), glow=st(hole, {"calm": 1.4, "glad": 3, "sour": 1.6}[mood], {"calm": .35, "glad": .85, "sour": .5}[mood], shine), sculpt=[(1.4, .8, st(hole, 3.4))]))
    out.append(Part(hole, "#0a0812", fat=.1, cap=4, z=6, move=t, gloss=0, hatch=0, paint=radial("in", 200, 156, reach, (0, inside), (1, "#06050a")) + fi("M100 20H300V300H100Z", 1, "url(#in)"),
                    glow=radial("lit", 200, 156, reach, (0, inside, .5), (1, inside, 0)) + fi("M100 20H300V300H100Z", 1, "url(#lit)") if mood != "calm" else ""))
    # what little of a face: a brow in the dark
    out.append(Part("M150 166C146 122 172 96 200 96C228 96 254 122 250 166C244 192 156 192 150 166Z", "#33263f", fat=.5, cap=16, z=8, move=t, skin=.6, gloss=.05, tight=14, soften=1.5, brush=.9, paint=blur(6, fi("M100 80H300V122H100Z", .6, "#0a0812"), "shaded"), glow=radial("own", 200, 152, 60, (0, inside, .6), (1, inside, 0)) + fi("M100 100H300V200H100Z", 1, "url(#own)"),
        sculpt=[(-9, 5, both(el(177, 152, 17, 11))), (5, 4, st("M200 126V170", 10))]))
    # eyes
    E = {"calm": "M-19 1Q-2 -15 18 3Q2 12 -19 1Z", "glad": "M-22 11Q0 -34 22 11Q0 -13 -22 11Z", "sour": "M-22 -17Q2 -8 22 13Q-2 13 -16 -3Z"}[mood]
    tall = .2 if shut else {"calm": 1.25, "glad": 1.5, "sour": 1.2}[mood]
    wide = 1.08 if mood == "sour" else 1.24
    for s in (-1, 1):
        m = f"{t} translate({200 + s * 27} 150) scale({-s * wide:.2f} {tall})"
        g = radial(f"e{s + 1}", 1, 0, 20, (0, "#ffffff"), (.25, "#ffe0f4"), (.55, PINK), (1, "#c0308c")) if mood != "sour" else radial(f"e{s + 1}", 1, 0, 20, (0, "#ffc8b8"), (.35, "#ff4a50"), (1, "#a01028"))
        out.append(Part(E, "#3a0a2a", fat=.7, z=22, move=m, gloss=.3, hatch=0, glow=g + fi(E, 1, f"url(#e{s + 1})") + ("" if mood == "glad" else el(1, 1.5, 3.4, 8, .95, "#3a0426") + el(-4, -3, 2.2, 2, 1, "#ffffff"))))
    # mask
    mask = "M150 186C164 176 184 172 200 172C216 172 236 176 250 186C256 214 246 246 228 262C216 272 184 272 172 262C154 246 144 214 150 186Z"
    out.append(Part(mask, "#59626d", fat=.75, cap=40, z=14, move=t, metal=.45, gloss=.4, tight=28, brush=.4,
        paint=grad("mk", 200, 176, 200, 270, (0, "#616b76"), (1, "#2c333a")) + fi("M140 160H260V280H140Z", 1, "url(#mk)") + both(st("M154 192C162 222 170 240 180 264", 1.6, .7, "#2a323b") + el(160, 196, 2.4, 2.4, 1, "#2a323b")) + "".join(st(d, .9, .6, "#e6edf2") for d in ("M184 180l8 3", "M226 190l8 10", "M170 232l5 9", "M228 236l-4 8", "M222 184l5 2"))
        + blur(4, both(fi("M150 186C156 222 164 246 184 268L160 270L140 190Z", .45, "#1a2026")) + fi("M186 176L214 176L212 184L188 184Z", .12, "#c8d2d8"), "worn") + "".join(st(f"M{152 + (k * 41) % 96} {190 + (k * 29) % 66}l{(k % 5) - 2} {1 + k % 3}", .6, .35, ("#1c2228", "#dfe6ea")[k % 2]) for k in range(46)),
        sculpt=[(-2.4, .8, both(st("M154 192C162 222 170 240 180 264", 2))), (5, 3, st("M170 182Q200 170 230 182", 6)), (2, .7, both(el(160, 196, 3, 3)))]))
    # a pane in it shows the mouth, above what it breathes through
    out.append(Part("M158 198Q200 188 242 198L237 228Q200 242 163 228Z", "#08060c", fat=.2, cap=2, z=50, move=t, gloss=.08, tight=40, hatch=0, glow=MOUTHS[mood] + blur(5, MOUTHS[mood].replace('stroke-opacity="', 'stroke-opacity=".3" data-was="'), "haze")))
    out.append(Part("M186 242H214L211 262Q200 267 189 262Z", "#141a20", fat=.3, cap=3, z=48, move=t, gloss=.3, tight=20, sculpt=[(-3, 1, "".join(st(f"M188 {y}H212", 2.4) for y in (247, 254, 261)))]))
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        out.append(Part(st("M157 256C140 284 146 318 168 350", 13), "#262d35", fat=.9, z=10, move=m, gloss=.3, tight=24, sculpt=[(-2.4, .6, "".join(st(f"M{146 + (i - 4) ** 2 * .5 - 8:.0f} {252 + i * 11}l22 4", 1.8) for i in range(10)))]))
        out.append(Part(el(160, 246, 17, 17), "#4b555f", fat=.6, cap=14, z=34, move=m, metal=.5, gloss=.5, tight=28, sculpt=[(-2, .6, f'<circle cx="160" cy="246" r="12" fill="none" stroke="#fff" stroke-width="2"/>'), (1, .5, "".join(el(160 + 14.6 * math.cos(a), 246 + 14.6 * math.sin(a), 1.5, 1.5) for a in [i * math.pi / 4 for i in range(8)]))]))
        out.append(Part(el(160, 246, 8, 8), "#98a3ad", fat=.6, z=46, move=m, metal=.6, gloss=.6, tight=30, paint="".join(st(f"M154 {246 + k}H166", 1.4, .9, "#20272e") for k in (-4, 0, 4)), glow=el(160, 246, 6, 6, .8, "#ff9ae2") if mood == "glad" else el(160, 246, 3, 3, .8, "#ff4a50") if mood == "sour" else ""))
    out.append(Part("M166 346Q200 372 234 346L240 366Q200 396 160 366Z", "#262d35", fat=.6, cap=8, z=16, metal=.4, gloss=.4, tight=26, paint=el(200, 370, 5, 5, 1, "#101418"), glow=el(200, 370, 3.4, 3.4, .8, PINK), sculpt=[(-2, .6, st("M172 352Q200 374 228 352", 1.8))]))
    return seated(out, mood, t)


HAND = Hand("#6a628c", "#241f38", r=6.4, wide=.86, cuff="#241b46", cuff_make="wide", cuff_trim=RIB, cuff_look=dict(sheen=.6), wrap="#3a3060", look=dict(skin=.1, gloss=.3))
SLEEVE = dict(fill="#4f4286", sheen=.55, gloss=.03, brush=.7, upper=(29, 25), fore=(27, 22))
ARMS = {"calm": ("tent", "tent"), "glad": ("cheer", "open"), "sour": ("prop", "fist"), "think": ("knuckle", "fore"), "in": ("over", "clasp"), "back": ("fold", "tuck")}
BUILD = dict(wide=.9, up=30)
