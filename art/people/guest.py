"""A guest: a cloaked traveller whose face lies in the shade of a hood."""
from coat import Coat
from common import *
from hands import Hand
from human import head
MOODS = ("calm",)
CLOTH = "#8a8172"
SKIN, DEEP = "#a8704e", "#5c3222"
LOOK = {"light": dict(key=(-0.26, -0.74, 0.82), power=2.2, fill=.8, plane=.6)}
INSIDE = "translate(39 54) scale(.805 .82)"          # of the hood: a face as human.head makes it
FRECKLES = ((150, 166), (157, 172), (146, 174), (164, 168), (154, 180), (170, 176), (162, 182))
SPEC = dict(skin=SKIN, deep=DEEP, blush="#b0563c", lip="#9a4a3c", iris="#7d5220", iris_dark="#1c0f06", iris_light="#b5803a", brow=("#2a1a12", "#3a2418", "#1f130c"), white="#bfae9c", hatch=0.2, brush=.45, ears=False, eye=1.24, lash=1.35, bushy=.8,
            gold="#c08a58", ash="#6a5c66", askew={-1: (0, .8, 2, -1), 1: (1, -.6, 1.5, 2)},
            outline="M200 46C150 46 126 82 126 124C126 150 131 174 140 194C152 220 178 246 200 246C222 246 248 220 260 194C269 174 274 150 274 124C274 82 250 46 200 46Z",
            # the brow lies in the hood's shade
            paint=blur(9, fi("M100 30H300V92Q200 122 100 92Z", .55, "#1c100a"), "hoodshade") + both("".join(el(x, y, 1.5, 1.3, .55, "#6a3a26") for x, y in FRECKLES)))


def weave(x0, y0, x1, y1, step, c, o):
    """Threads, which no loom spaces evenly."""
    rng = random.Random(x0 + y0)
    return "".join(st(f"M{x0} {y + rng.uniform(-1, 1):.1f}Q{(x0 + x1) / 2} {y + rng.uniform(-4, 4):.1f} {x1} {y + rng.uniform(-1, 1):.1f}", rng.uniform(.5, 1.1), o * rng.uniform(.3, 1), c) for y in range(y0, y1, step))


def face(mood, shut=False):
    t = tilt(mood)
    out = [bust("#6d6659", "M6 500C6 408 22 350 64 324C98 306 138 296 156 276H244C262 296 302 306 336 324C378 350 394 408 394 500Z",
        paint=grad("r", 200, 290, 200, 480, (0, "#857c6d"), (1, "#3f3a33")) + fi("M0 270H400V500H0Z", 1, "url(#r)") + weave(0, 280, 400, 500, 5, "#2e2a25", .18), gloss=.02, sheen=.4, brush=.75)]
    # hood
    hood = "M200 26C250 24 288 60 296 116C302 164 298 214 312 262C300 300 268 326 200 340C132 326 100 300 88 262C102 214 98 164 104 116C112 60 150 24 200 26Z"
    out.append(Part(hood, CLOTH, fat=.58, z=-14, move=t, sheen=.5, gloss=.02, brush=.75,
        paint=grad("hd", 200, 30, 200, 330, (0, "#a89d8a"), (.5, "#877d6d"), (1, "#4c463c")) + fi("M70 20H330V350H70Z", 1, "url(#hd)") + weave(70, 20, 330, 350, 5, "#2e2a25", .14),
        sculpt=[(6, 5, both(st("M152 42C116 84 116 160 104 262", 11))), (-6, 5, both(st("M160 42C132 80 126 120 122 180", 7))), (6, 5, both(st("M112 268C130 292 154 308 186 322", 10))), (-5, 4, both(st("M112 232C122 262 140 286 170 306", 7))), (4, 3, st("M214 30C250 44 270 76 278 120", 6)), (-3, 2, st("M206 32C236 44 258 70 266 110", 4))]))
    hole = "M200 62C246 64 266 104 266 156C266 214 242 268 200 290C158 268 134 214 134 156C134 104 154 64 200 62Z"
    out.append(Part(hole, "#17120e", fat=.1, cap=4, z=4, move=t, gloss=0, hatch=0, paint=radial("in", 200, 170, 100, (0, "#2a2018"), (1, "#0c0907")) + fi("M100 40H300V300H100Z", 1, "url(#in)")))
    out += head(SPEC, "calm", f"{t} {INSIDE}", shut=shut)
    # hair that escapes
    def lock(d, lines, z):
        hair = Coat(f"lock{z}", lambda x, y: (2.3 if z < 26 else .75) + (y - 76) * (-.006 if z < 26 else .009), lambda x, y: ("#2a1b12", "#523724"), length=22, clump=2.8, depth=1.2, edge=1, seed=z, deep=("#0c0604", .6), pale=("#c89a68", .3))
        out.append(Part(d, "#3a281c", fat=.6, z=z, move=t, gloss=.12, tight=14, sheen=.3, hatch=.2, coat=hair, sculpt=[(-2, .8, st(lines, 1.6))]))
    lock("M150 122C152 96 172 78 204 76C190 88 176 104 168 132C164 146 158 156 150 160C154 148 150 136 150 122Z", "M158 124C162 104 174 90 192 82M156 140C160 132 164 118 172 104", 24)
    lock("M190 80C216 74 244 90 250 124C254 146 246 158 242 166C244 144 238 124 222 110C208 100 196 92 190 80Z", "M204 84C226 90 240 108 244 134M216 96C232 106 240 124 242 146", 28)
    # rim of the hood, forward, and its shade
    lip = "M200 54C250 56 274 100 274 156C274 218 248 276 200 300C152 276 126 218 126 156C126 100 150 56 200 54Z"
    out.append(Part(f"<path fill-rule='evenodd' d='{lip} M200 82C162 86 148 118 146 160C146 212 168 258 200 280C232 258 254 212 254 160C252 118 238 86 200 82Z'/>", "#9a8f7d", fat=.9, cap=13, z=44, move=t, sheen=.5, gloss=.02, brush=.75,
        paint=grad("hl", 200, 50, 200, 300, (0, "#b3a793"), (1, "#5c5448")) + fi("M100 40H300V310H100Z", 1, "url(#hl)") + weave(100, 40, 300, 310, 5, "#2e2a25", .14) + "".join(st(f"M{200 + s * 0} 0", 1) for s in ()) + st("M200 60C246 62 268 102 268 156C268 216 244 270 200 293C156 270 132 216 132 156C132 102 154 62 200 60Z", 1.2, .0, "#d8c8a8"),
        sculpt=[(-1.6, .6, f"<path fill='none' stroke='#fff' stroke-width='1.6' stroke-dasharray='5 4' d='M200 61C245 63 267 103 267 156C267 215 243 269 200 292C157 269 133 215 133 156C133 103 155 63 200 61Z'/>")]))
    # scarf
    out.append(Part("M96 292C130 268 164 284 200 288C236 284 270 268 304 292C310 322 286 348 200 358C114 348 90 322 96 292Z", "#b5a894", fat=.7, cap=30, z=-6, sheen=.5, gloss=.02, brush=.75,
        paint=grad("sc", 200, 270, 200, 360, (0, "#c4b7a2"), (1, "#75695a")) + fi("M80 260H320V370H80Z", 1, "url(#sc)") + both(st("M98 304C130 330 170 342 200 344", 2.4, .6, "#7a4a3a") + st("M100 298C132 322 170 334 200 336", 1.2, .6, "#7a4a3a")),
        sculpt=[(5, 2.6, both(st("M100 286C130 316 164 322 200 318", 7) + st("M104 312C136 340 170 346 200 346", 6))), (-5, 2, both(st("M98 298C130 326 168 332 200 330", 4))), (4, 2.4, st("M150 280C170 304 214 312 262 296", 6))]))
    out.append(Part("M226 330C252 336 262 366 262 500H204C212 420 212 372 206 344Z", "#a89b87", fat=.5, cap=12, z=4, sheen=.5, gloss=.02, brush=.75, paint=both("") + "".join(st(f"M200 {y}L270 {y - 6}", 2.4, .5, "#7a4a3a") for y in (376, 384)), sculpt=[(4, 3, st("M222 342C238 372 240 420 238 500", 7)), (-3, 2, st("M234 346C250 380 252 420 252 500", 4))]))
    # clasp: a compass
    out.append(Part(el(172, 360, 17, 17), "#a08450", fat=.5, cap=8, z=22, metal=.8, gloss=.5, tight=28))
    out.append(Part(el(172, 360, 12, 12), "#1f2a30", fat=.3, cap=2, z=30, gloss=.6, tight=40))
    out.append(Part("M172 349L175 357L183 360L175 363L172 371L169 363L161 360L169 357Z", "#d8c08a", fat=.7, z=32, metal=.7, gloss=.5, tight=30))
    return seated(out, mood, t)


HAND = Hand("#a87a5c", "#5c3a28", tip="#c89a7c", cuff="#5c5448", wrap="#6a5f50", look=dict(skin=.8, gloss=.06, brush=.7))
SLEEVE = dict(fill="#7a7163", sheen=.5, gloss=.03, fore=(28, 22), paint=weave(-10, 240, 300, 410, 5, "#2e2a25", .16))
ARMS = {"calm": ("over", "clasp"), "think": ("fore", "stroke"), "in": ("brace", "fore"), "back": ("fold", "tuck")}
BUILD = dict(wide=.98, up=24)
