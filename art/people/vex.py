"""Vex: a silver quiff over shorn sides, a headset, a flight jacket with goggles, gloves without fingertips; a pilot who keeps
a straight face."""
from common import *
from coat import Coat
from hands import Hand
from human import *

MOODS = ("calm", "glad", "sour")
SKIN, DEEP, LIP = "#b67c62", "#683a2e", "#8c483f"
JAW = "M200 52C156 52 131 82 129 122C128 148 130 168 137 187C142 204 158 230 177 246C187 252 213 252 223 246C243 229 257 204 263 187C270 168 272 148 271 122C269 82 244 52 200 52Z"
SCAR = "M150 107C151 113 154 119 157 124M160.500 155C161 161 163.500 166 164.500 172"
STUBBLE = "M133 172C142 184 152 192 163 197C172 190 184 188 200 192C216 188 228 190 237 197C248 192 258 184 267 172C268 214 240 254 200 255C160 254 132 214 133 172Z"
HAIR = ("#4c5965", "#6f7d8b", "#8e9ba6", "#aeb8c0", "#d6dee4")
SPEC = dict(skin=SKIN, deep=DEEP, blush="#a8543f", lip=LIP, iris="#3a86b4", iris_dark="#0c2436", iris_light="#8cc8e4", brow=("#332f2e", "#443f3d", "#5a5552", "#2a2625", "#6a6662"), white="#b9ada0", hatch=0.3, brush=.45, outline=JAW, eye=1.08, lash=.8, bushy=1.2, gloss=.04, moist=.055,
            askew={-1: (0, .8, 2, 4.5), 1: (.6, -.4, 2, -1.6)},
            # a strong jaw, hollow cheeks, a brow that hangs over the eyes, a nose that was broken once, a scar through a brow
            sculpt=[(9, 7, both(st("M137 186C142 206 158 230 178 245", 10))), (-2.5, 9, both(fi("M140 176C151 186 160 198 164 222C150 212 142 198 140 176Z"))), (8, 7, both(st("M139 168C148 163 160 166 172 175", 12))),
                    (7, 5, both(st("M142 121C152 112 172 112 188 124", 8))), (5, 3, st("M203 132Q206 150 202 164", 6)), (-5, 2.4, st("M186 124Q181 144 186 162", 5)), (3, 6, el(200, 234, 15, 10)), (-2, 1.6, st("M200 234V242", 3)),
                    (-2, .8, both(st("M141 137L133 132M140 142L131 141M141 147L133 150", 1.6))), (1.4, .9, st(SCAR, 3)), (-2, .5, st(SCAR, 1.2)), (-2.4, .9, st("M176 96Q200 90 226 97M182 86Q202 82 220 87", 1.8)),
                    (-2.4, 1.4, both(st("M147 152C156 160 170 160 180 153", 2.4)))],
            paint=blur(4, both(fi("M128 170C140 184 156 196 163 226C150 234 137 212 130 190Z", .20, DEEP)), "hollow") + blur(5, fi(STUBBLE, .60, "#4e4c4e"), "beard") + blur(3, fi("M176 189Q200 181 224 189L226 200Q200 193 174 200Z", .34, "#54504f"), "upperlip")
            + "".join(st(f"M{134 + (k * 37) % 132} {192 + (k * 53) % 60}l{.4 - (k % 3) * .4:.1f} 2", .8, .26, "#2c2624") for k in range(420) if abs(134 + (k * 37) % 132 - 200) < 66 - (k * 53 % 60) * .7)
            + blur(3, both(el(162, 152, 20, 6, .30, "#6a3a40")), "tired") + both(st("M141 137L134 132M140 142L132 141M141 147L134 150", 1.2, .4, DEEP)) + both(st("M143 139C151 126 172 124 186 139", 4, .45, "#3a1c14"))
            + st("M176 96Q200 90 226 97M182 86Q202 82 220 87", 1, .3, DEEP) + st(SCAR, 1.4, .42, "#d8a48c")
            # shorn temples: the hair is only a shade on the skin
            + blur(3, both(fi("M118 40H152C146 76 142 100 138 132L124 150Z", .8, "#59636d")) + fi("M140 40H262V104Q200 84 140 104Z", .55, "#4a3a34"), "shorn"))
LOOK = {"light": dict(power=2.2, engrave=0.05, fill=.8, plane=.4)}
LEATHER, LEATHER_DARK = "#2f4a66", "#16263a"


def jacket():
    """A flight jacket of blue leather with quilted shoulders, a collar of dark sheepskin, and goggles about the neck."""
    quilt = both("".join(st(f"M{54 + i * 15} {352 - i * 8}L{84 + i * 15} {398 - i * 4}", 1.8) + st(f"M{66 + i * 15} {398 - i * 4}L{78 + i * 14} {340 - i * 6}", 1.8) for i in range(4)))
    seams = both(st("M84 314C58 350 48 420 50 500M112 348C116 380 116 420 118 480", 2))
    out = [Part("M6 500C6 410 22 348 62 322C96 302 140 298 160 276H240C260 298 304 302 338 322C378 348 394 410 394 500Z", LEATHER, fat=0.55, cap=46, z=-60, gloss=0.26, tight=18, sheen=0.4,
        paint=grad("j", 200, 280, 200, 470, (0, "#4a6c8c"), (.5, "#2f4a66"), (1, "#14222f")) + fi("M0 280H400V500H0Z", 1, "url(#j)") + seams.replace("#fff", "#0c1622") + quilt.replace("#fff", "#14202e")
        + both(fi("M14 420C16 390 22 366 34 346L52 354C42 378 38 400 38 424Z", .9, "#b5482e") + fi("M22 400L36 380L50 402L36 396Z", .95, "#e6d6b0")),
        sculpt=[(-3.4, .9, quilt), (-4, 1, seams), (2.4, 1, both(st("M88 316C62 352 52 420 54 500", 2.4))), (6, 7, both(st("M66 330C40 370 30 420 30 500", 14))), (7, 7, both(st("M150 330C136 356 128 390 132 470", 12))), (-5, 5, both(st("M122 352C118 380 120 410 126 460", 8)))])]
    # neck, and what is under the jacket
    out.append(Part("M158 274Q200 262 242 274L254 316H146Z", "#0d1620", fat=.3, cap=10, z=-66, gloss=.05))
    out.append(Part("M159 205C163 232 164 248 160 264C148 282 154 326 200 330C246 326 252 282 240 264C236 248 237 232 241 205Z", SKIN, fat=0.55, z=-40, skin=1.0, gloss=0.04, moist=.02, hatch=0, brush=.3,
        paint=grad("nk", 200, 226, 200, 330, (0, "#4a281e"), (.45, "#7a4c3c"), (1, "#a8745c")) + fi("M150 200H250V340H150Z", .8, "url(#nk)"),
        sculpt=[(4, 5, both(st("M166 236L192 308", 7))), (-4, 5, el(200, 312, 8, 8)), (3, 4, st("M200 262V278", 8)), (3, 4, both(st("M190 316L156 304", 6)))]))
    out.append(Part("M150 300Q200 340 250 300L262 500H138Z", "#c9c2b2", fat=.3, cap=10, z=-44, gloss=.05, sheen=.3, paint=st("M152 306Q200 346 248 306M154 313Q200 353 246 313", 1.6, .7, "#7a7466") + fi("M130 350H270V500H130Z", .45, "#1a1a18"), sculpt=[(3, 1.2, st("M151 303Q200 343 249 303", 5)), (4, 4, st("M176 350Q188 380 184 440M224 350Q212 380 218 440", 6))]))
    # the jacket's edges, with a zip
    out.append(Part(both("<path d='M148 292C136 322 158 372 176 402L176 500H130L112 340Z'/>"), LEATHER_DARK, fat=0.4, cap=9, z=-24, gloss=0.25, tight=18, paint=both(st("M150 300C142 330 162 374 178 402V500", 3.4, 1, "#c9a44a")), sculpt=[(2, .7, both(st("M150 300C142 330 162 374 178 402V500", 3.4))), (-1.6, .4, both("".join(st(f"M172 {y}H182", 1.2) for y in range(398, 500, 5)))), (4, 3, both(st("M142 320L164 400", 8)))]))
    # a collar of sheepskin
    outline = both('<path d="M158 262C138 270 106 290 90 318C96 342 116 356 138 352C136 330 148 306 170 290Z" fill="#fff"/>' + "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff"/>' for x, y, r in ((93, 316, 8), (96, 328, 8), (104, 340, 9), (117, 349, 9), (130, 350, 9), (138, 342, 7), (100, 304, 7), (112, 293, 7), (126, 282, 7), (141, 273, 7), (140, 330, 6), (145, 316, 6))))
    fleece = Coat("fleece", lambda x, y: 1.6 + 2.2 * math.sin(x * .19) * math.cos(y * .17), lambda x, y: ("#2c2a2c", "#5c5450"), length=9, clump=3.6, hair=1, depth=1.6, edge=2.4, seed=9, pale=("#c8b8a8", .25))
    out.append(Part(outline, "#3b3738", fat=.6, cap=16, z=-16, gloss=.05, sheen=.7, hatch=.2, coat=fleece))
    # goggles
    out.append(Part(both(st("M150 318Q164 332 170 336", 8)) + st("M190 346H210", 6), "#4a3526", fat=.7, z=2, ride=2, gloss=.3, tight=18))
    for s in (-1, 1):
        x, y, n = 200 + s * 21, 345, f"gg{s + 1}"
        out.append(Part(el(x, y, 18.5, 15.5, r=s * 10), "#8d949b", fat=.7, cap=9, z=6, metal=.8, gloss=.6, tight=30, sculpt=[(-2, .6, f'<ellipse cx="{x}" cy="{y}" rx="15.500" ry="12.500" transform="rotate({s * 10} {x} {y})" fill="none" stroke="#fff" stroke-width="1.6"/>')]))
        out.append(Part(el(x, y, 13.5, 10.8, r=s * 10), "#12202a", fat=.5, cap=4, z=13, gloss=.9, tight=60, hatch=0, paint=grad(n, x - 8, y - 10, x + 8, y + 10, (0, "#2b5f78"), (.45, "#0f1c26"), (1, "#8a5a24")) + el(x, y, 14, 11, 1, f"url(#{n})") + st(f"M{x - 8} {y - 3}L{x - 1} {y - 8}M{x - 7} {y + 2}L{x + 3} {y - 6}", 2, .7, "#cfeeff")))
    # pilot's wings
    out.append(Part("M262 362L288 355L314 362L294 367L288 375L282 367Z", "#d8b765", fat=0.5, cap=3, z=4, ride=4, metal=0.8, gloss=0.5, tight=30))
    return out


def lock(u, t):
    """A point of the locks, and how they run there: u from the one that rises at the parting (0) to the last along the brow
    (1), t from its root to its tip."""
    ends = (160 + 98 * u, 90 - 18 * math.sin(math.pi * u) ** .7 + 4 * math.exp(-((u - .45) / .2) ** 2)), (138 + 116 * u, 32 + 34 * u), (188 + 70 * u, -14 + 66 * u), (266 + 8 * u, 40 + 66 * u)
    at, way = ((lambda w: [sum(a * q[i] for a, q in zip(w, ends)) for i in (0, 1)])(w) for w in (
        ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3), (-(1 - t) ** 2, (1 - t) * (1 - 3 * t), t * (2 - 3 * t), t * t)))
    return at, math.atan2(way[1], way[0])


GRAIN = [(*lock(i / 16, j / 16)[0], lock(i / 16, j / 16)[1], i / 16, j / 16) for i in range(17) for j in range(17)]


def near(x, y):
    return min(GRAIN, key=lambda q: (q[0] - x) ** 2 + (q[1] - y) ** 2)


def swept(x, y):
    """Which way the hair lies: up from the brow at the parting, over to the right, and down on that side."""
    return near(x, y)[2]


def silver(x, y):
    """Dark at the root and where it turns down, with a band of light where it turns over."""
    t = near(x, y)[4]
    return HAIR[:2] if t < .22 or t > .9 else HAIR[3:] if .42 < t < .56 else HAIR[2:4] if .34 < t < .66 else HAIR[1:3]


def ribbon(u, wide, last=1.0):
    """The outline of a lock, broad where it turns over and drawn out to a point."""
    side = [(lock(u, t * last / 14), wide * (.2 + .8 * math.sin(math.pi * min(t / 14 + .04, 1))) * (1 - (t / 14) ** 3)) for t in range(15)]
    edge = lambda s: [(x - s * w * math.sin(q), y + s * w * math.cos(q)) for ((x, y), q), w in side]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in edge(-1) + edge(1)[::-1]) + "Z"


def hair(turn):
    """Shorn at the sides, parted on the left; above locks that rise from the brow and are swept over to the right."""
    look = dict(move=turn, tight=18, hatch=.1, sheen=.1, skin=.35)
    coat = lambda tag, seed, flow=swept, tone=silver, **more: Coat(tag, flow, tone, **dict(length=40, clump=3.4, hair=.62, depth=1.0, strays=4, edge=1.6, seed=seed, deep=("#141b24", .72), pale=("#f6faff", .24)) | more)
    down = lambda x, y: 2.35 - .016 * (y - 50)
    shade = blur(5, st("M142 100C160 74 180 72 208 74C236 72 254 78 270 104", 20, .8, "#252c35"), "rooted")
    out = [Part("M166 90C154 64 162 36 184 22C160 26 142 46 137 70C134 86 132 100 134 114C142 104 152 96 166 90Z", "#6d7a87", fat=.5, cap=6, ride=2, z=0, gloss=.03, coat=coat("side", 41, down, lambda x, y: ("#39434e", HAIR[0]) if y > 84 else HAIR[:2], length=20, clump=2.6, edge=2.4), **look),
           Part("M160 88C146 54 162 24 198 16C230 10 258 28 266 58C272 80 270 96 265 108C260 90 250 76 236 72C214 68 182 70 160 88Z", "#566472", fat=.6, cap=20, ride=8, z=1, gloss=.03, coat=coat("under", 42, tone=lambda x, y: HAIR[:2], edge=2.4), **look)]
    for k in range(9):
        u = (.0, .12, .25, .38, .51, .64, .76, .88, 1)[k]
        d = ribbon(u, (10, 12, 10.5, 12.5, 10, 11, 9, 9, 7)[k], (1.0, .93, 1.05, .95, 1.08, .96, 1.06, .95, 1.0)[k])
        out.append(Part(d, "#8d99a5", fat=.6, mass=1, cap=7 if k < 6 else 4, ride=6, z=1.5, gloss=.08, paint=shade, coat=coat(f"lock{k}", 43 + k), **look))
    rng = random.Random(35)
    roots = []
    for k in range(60):
        u = k / 59
        (x, y), q = lock(u, .02)
        roots.append((strand(x + rng.uniform(-3, 3), y + rng.uniform(-4, 4), q + rng.uniform(-.3, .3), rng.uniform(12, 22), rng.uniform(1.2, 2.2), rng.uniform(-.1, .2)), rng.choice(("#39434e", *HAIR[:2]))))
    out.append(Part("".join(fi(d) for d, _ in roots), "#6d7a87", fat=.5, cap=1, ride=1, z=2.5, gloss=0, brush=.3, paint="".join(fi(d, 1, c) for d, c in roots), **look | dict(sheen=0, hatch=0)))
    return out


def face(mood, shut=False):
    turn = tilt(mood, tall=True, calm=-5)
    out = jacket()
    out += head(SPEC, mood, turn, shut=shut)
    # headset: its band runs behind the quiff
    out.append(Part("M117 150C104 88 140 26 204 24C266 22 300 76 288 146L280 146C288 82 258 35 204 36C150 37 116 92 125 148Z", "#20272e", fat=0.5, z=14, move=turn, gloss=0.4, tight=30))
    out += hair(turn)
    out.append(Part("<rect x='266' y='120' width='25' height='56' rx='11'/>", "#262e36", fat=0.9, z=40, move=turn, gloss=0.5, tight=30, paint=el(279, 148, 7.5, 10, 1, "#0d1216"), glow=el(279, 148, 4.6, 7, 1, "#6fd6ff")))
    out.append(Part("<path fill='none' stroke='#fff' stroke-width='4.5' stroke-linecap='round' d='M281 172C279 208 268 224 254 227'/><ellipse cx='252' cy='227' rx='7' ry='4.5'/>", "#20272e", fat=0.9, z=42, move=turn, gloss=0.4, tight=30))
    for p in out:
        if not p.move:
            p.move = "translate(0 -28)"
    return seated(out, mood, turn)


HAND = Hand(SKIN, DEEP, tip="#e0b09a", cuff="#16222f", cuff_make="ribbed", glove="#33404f", look=dict(skin=.7, gloss=.06, brush=.7))
SLEEVE = dict(fill="#2b4259", gloss=.2, tight=16)
ARMS = {"calm": ("coin", "lie"), "glad": ("cheer", "lie"), "sour": ("fist", "low"), "think": ("reach", "stroke"), "in": ("brace", "fore"), "back": ("prop", "drape")}
BUILD = dict(wide=1.0, sink=6)
