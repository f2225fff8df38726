"""A guest: a cloaked traveller whose face lies in the shade of a hood."""
from coat import Coat
from common import *
from hands import Hand
from human import head
MOODS = ("calm", "glad", "sour")
CLOTH, LINING = "#a08674", "#7c3527"
SKIN, DEEP = "#b07a58", "#633626"
LOOK = {"light": dict(power=2.35, fill=.9, plane=.4)}
INSIDE = "translate(39 54) scale(.805 .82)"          # of the hood: a face as human.head makes it
HOOD = {"calm": (1, 1, 0, .38), "glad": (1.07, 1.05, -9, .10), "sour": (.97, .93, 9, .72)}   # its opening: how wide, how tall, how much lower; and its shade on the brow
FRECKLES = ((150, 166), (157, 172), (146, 174), (164, 168), (154, 180), (170, 176), (162, 182))
SPEC = dict(skin=SKIN, deep=DEEP, blush="#b8604a", lip="#9a4a40", iris="#7d5220", iris_dark="#1c0f06", iris_light="#c08a44", brow=("#2a1a12", "#3a2418", "#1f130c"), white="#c4b4a4", hatch=0.2, brush=.45, ears=False, eye=1.24, lash=1.3, glint=(1.9, 1.3), bushy=.5,
            gold="#c8966a", ash="#75666e", askew={-1: (0, .8, 1, 3.5), 1: (1, -.6, .5, 5)},
            outline="M200 46C150 46 126 82 126 124C126 150 131 174 140 194C152 220 178 246 200 246C222 246 248 220 260 194C269 174 274 150 274 124C274 82 250 46 200 46Z")


def spec(mood):
    """The brow lies in the hood's shade."""
    return dict(SPEC, paint=blur(9, fi("M100 30H300V92Q200 122 100 92Z", HOOD[mood][3], "#1c100a"), "hoodshade") + both("".join(el(x, y, 1.5, 1.3, .55, "#6a3a26") for x, y in FRECKLES)))


def weave(x0, y0, x1, y1, step, c, o):
    """Threads, which no loom spaces evenly."""
    rng = random.Random(x0 + y0)
    return "".join(st(f"M{x0} {y + rng.uniform(-1, 1):.1f}Q{(x0 + x1) / 2} {y + rng.uniform(-4, 4):.1f} {x1} {y + rng.uniform(-1, 1):.1f}", rng.uniform(.5, 1.1), o * rng.uniform(.3, 1), c) for y in range(y0, y1, step))


def face(mood, shut=False):
    t = tilt(mood)
    wide, tall, lower, _ = HOOD[mood]
    opening = f"{t} translate(200 {178 + lower}) scale({wide} {tall}) translate(-200 -178)"
    out = [bust("#6e5c50", "M6 500C6 408 22 350 64 324C98 306 138 296 156 276H244C262 296 302 306 336 324C378 350 394 408 394 500Z",
        paint=grad("r", 200, 290, 200, 480, (0, "#806a5c"), (1, "#3a302b")) + fi("M0 270H400V500H0Z", 1, "url(#r)") + weave(0, 280, 400, 500, 5, "#2a2018", .2), gloss=.02, sheen=.4, brush=.75)]
    hole = "M200 74C240 76 258 110 258 158C258 213 236 260 200 283C164 260 142 213 142 158C142 110 160 76 200 74Z"
    # hood: its peak has fallen to one side, and its cloth hangs from it in folds
    hood = "M184 23C198 18 214 18 228 24C266 38 292 74 299 120C305 166 298 214 313 258C303 300 268 326 200 340C132 326 96 302 86 264C102 214 95 168 102 118C109 66 146 32 186 24Z"
    hangs = [(7, 6, st("M156 40C118 84 112 160 98 256", 14) + st("M254 52C284 96 288 164 302 250", 12)), (-7, 4.5, st("M168 34C138 76 124 128 116 196C112 222 108 240 104 258", 7) + st("M238 36C268 74 280 136 286 196C288 220 292 236 296 252", 7)),
             (4, 4, st("M206 18C182 40 160 66 150 96M212 18C236 36 252 62 262 92", 9)), (-4, 2.6, st("M110 206C118 240 132 264 156 288", 5) + st("M290 210C280 244 266 266 242 290", 5)),
             (6, 4, both(st("M104 280C124 300 150 314 186 324", 9))), (-6, 3, both(st("M100 264C120 288 148 304 182 316", 5)))]
    out.append(Part(hood, CLOTH, fat=.56, z=-14, move=t, smooth=2.4, sheen=.5, gloss=.02, brush=.75, sculpt=hangs,
        paint=grad("hd", 200, 20, 200, 330, (0, "#bda08c"), (.5, "#967b6b"), (1, "#4a3a33")) + fi("M70 0H330V350H70Z", 1, "url(#hd)") + weave(70, 10, 330, 350, 5, "#2e2216", .16)
        + blur(4, both(st("M102 264C120 288 148 304 182 316", 6, .45, "#241812")), "hangs") + blur(2, fi(hole, 1, "#1c0f0a"), "inside")))
    out.append(Part(hole, "#17100c", fat=.1, cap=4, z=4, move=opening, gloss=0, hatch=0, paint=radial("in", 200, 170, 100, (0, "#2a1a14"), (1, "#0c0706")) + fi("M100 40H300V300H100Z", 1, "url(#in)")))
    out += head(spec(mood), mood, f"{t} {INSIDE}", shut=shut)
    # hair that escapes
    def lock(d, lines, z):
        hair = Coat(f"lock{z}", lambda x, y: (2.3 if z < 26 else .75) + (y - 76) * (-.006 if z < 26 else .009), lambda x, y: ("#2a1b12", "#523724"), length=22, clump=2.8, depth=1.2, edge=1.4, seed=z, deep=("#0c0604", .6), pale=("#c89a68", .3))
        out.append(Part(d, "#3a281c", fat=.6, z=z, move=t, gloss=.12, tight=14, sheen=.3, hatch=.2, coat=hair, sculpt=[(-2, .8, st(lines, 1.6))]))
    lock("M150 122C152 96 172 78 204 76C190 88 176 104 168 132C164 146 158 156 150 160C154 148 150 136 150 122Z", "M158 124C162 104 174 90 192 82M156 140C160 132 164 118 172 104", 24)
    lock("M190 80C216 74 244 90 250 124C254 146 246 158 242 166C244 144 238 124 222 110C208 100 196 92 190 80Z", "M204 84C226 90 240 108 244 134M216 96C232 106 240 124 242 146", 28)
    # rim of the hood, forward, its seam, and the lining that is turned out along it
    lip = "M200 54C250 56 274 100 274 156C274 218 248 276 200 300C152 276 126 218 126 156C126 100 150 56 200 54Z"
    inner = "M200 82C162 86 148 118 146 160C146 212 168 258 200 280C232 258 254 212 254 160C252 118 238 86 200 82Z"
    out.append(Part(f"<path fill-rule='evenodd' d='{lip} {inner}'/>", CLOTH, fat=.9, cap=9, z=27, move=opening, sheen=.5, gloss=.02, brush=.75,
        paint=grad("hl", 200, 50, 200, 300, (0, "#c2a693"), (1, "#66524a")) + fi("M100 40H300V310H100Z", 1, "url(#hl)") + weave(100, 40, 300, 310, 5, "#2e2216", .16) + st(inner, 11, 1, LINING) + blur(2, st(inner, 5, .6, "#2a0f0a"), "lined"),
        sculpt=[(-1.6, .6, f"<path fill='none' stroke='#fff' stroke-width='1.6' stroke-dasharray='5 4' d='M200 61C245 63 267 103 267 156C267 215 243 269 200 292C157 269 133 215 133 156C133 103 155 63 200 61Z'/>"),
                (-2, 2.4, st("M133 108L146 118M129 176L146 176M150 248L162 236M262 96L250 110M270 190L254 188M240 258L230 244", 5))]))
    # scarf, wound twice
    scarf = "M90 298C108 272 146 284 172 291C192 296 212 295 232 288C262 276 294 276 310 298C318 318 296 340 262 350C240 358 224 364 200 364C176 364 158 358 136 350C104 340 82 320 90 298Z"
    out.append(Part(scarf, "#c4b29c", fat=.62, cap=26, z=-6, sheen=.5, gloss=.02, brush=.75,
        paint=grad("sc", 200, 270, 200, 366, (0, "#d6c4ae"), (1, "#7a6858")) + fi("M80 260H320V376H80Z", 1, "url(#sc)") + weave(80, 266, 320, 372, 4, "#4a3826", .2)
        + st("M94 306C126 334 166 346 206 346C244 344 286 330 308 304", 3, .75, LINING) + st("M96 300C128 326 168 338 206 338C242 336 282 324 306 298", 1.2, .7, LINING)
        + blur(2.4, st("M96 318C130 344 166 352 200 352M118 288C150 312 190 322 232 316C262 312 288 300 302 286", 4, .5, "#3a2616"), "wound"),
        sculpt=[(6, 2.6, st("M98 290C126 312 166 322 204 320C246 318 284 302 304 288", 8)), (-7, 2, st("M96 312C130 338 168 346 204 346C246 344 286 328 306 306", 4)), (5, 2.2, st("M104 326C136 350 170 356 204 356C240 354 276 340 298 320", 6)),
                (-6, 1.6, st("M132 284C160 306 206 312 248 298M168 292C190 302 214 302 236 294", 3.2)), (3.6, 1.4, st("M112 300C124 314 132 320 142 326M286 300C276 312 268 318 258 324M176 316C184 330 190 340 192 352M226 316C222 330 218 340 218 350", 3))]))
    end = "M226 330C254 336 268 366 270 420C271 450 268 480 268 500H204C210 430 212 376 204 344Z"
    out.append(Part(end, "#bca994", fat=.5, cap=12, z=4, sheen=.5, gloss=.02, brush=.75, paint=weave(196, 326, 280, 500, 4, "#4a3826", .2) + st("M202 376Q236 384 274 370M202 384Q236 392 274 378", 2.6, .7, LINING), sculpt=[(5, 2.6, st("M222 338C238 372 240 420 236 500", 6) + st("M246 350C256 384 256 430 254 500", 5)), (-5, 1.8, st("M232 342C250 378 250 420 246 500M214 350C222 390 222 430 218 500", 3.4))]))
    # clasp: a compass
    out.append(Part(el(172, 360, 17, 17), "#a08450", fat=.5, cap=8, z=22, metal=.8, gloss=.5, tight=28))
    out.append(Part(el(172, 360, 12, 12), "#1f2a30", fat=.3, cap=2, z=30, gloss=.6, tight=40))
    out.append(Part("M172 349L175 357L183 360L175 363L172 371L169 363L161 360L169 357Z", "#d8c08a", fat=.7, z=32, metal=.7, gloss=.5, tight=30))
    return seated(out, mood, t)


HAND = Hand("#b0805e", "#633a28", tip="#cfa080", cuff="#5e4c42", wrap="#786456", look=dict(skin=.8, gloss=.06, brush=.7))
SLEEVE = dict(fill="#7e695c", sheen=.5, gloss=.03, fore=(28, 22), paint=weave(-10, 240, 300, 410, 5, "#2a2018", .18))
ARMS = {"calm": ("drape", "knuckle"), "glad": ("open", "lie"), "sour": ("prop", "low"), "think": ("fore", "stroke"), "in": ("brace", "fore"), "back": ("fold", "tuck")}
BUILD = dict(wide=.98, up=24)
