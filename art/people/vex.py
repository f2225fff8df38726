"""Vex: a silver quiff over shorn sides, a headset, a flight jacket with goggles, gloves without fingertips; a pilot who keeps
a straight face."""
from common import *
from coat import Coat
from hands import Hand
from human import *

MOODS = ("calm", "glad", "sour")
SKIN, DEEP, LIP = "#b98468", "#6e4032", "#8f4c42"
JAW = "M200 52C156 52 131 82 129 122C128 148 130 168 137 187C142 204 158 230 177 246C187 252 213 252 223 246C243 229 257 204 263 187C270 168 272 148 271 122C269 82 244 52 200 52Z"
SCAR = "M150 107C151 113 154 119 157 124M160.500 155C161 161 163.500 166 164.500 172"
STUBBLE = "M133 172C142 184 152 192 163 197C172 190 184 188 200 192C216 188 228 190 237 197C248 192 258 184 267 172C268 214 240 254 200 255C160 254 132 214 133 172Z"
HAIR = ("#566472", "#7b8a99", "#98a5b0", "#aeb8c0", "#d6dee4")
SPEC = dict(skin=SKIN, deep=DEEP, blush="#a65f48", lip=LIP, iris="#3a86b4", iris_dark="#0c2436", iris_light="#8cc8e4", brow=("#2b2726", "#3a3533", "#4c4644", "#23201f"), white="#b9ada0", hatch=0.3, brush=.45, outline=JAW, eye=1.0, lash=.8, bushy=1.05, gloss=.07,
            askew={-1: (0, .8, 2, 4.5), 1: (.6, -.4, 2, -1.6)},
            # a strong jaw, hollow cheeks, a brow that hangs over the eyes, a nose that was broken once, a scar through a brow
            sculpt=[(9, 7, both(st("M137 186C142 206 158 230 178 245", 10))), (-8, 9, both(fi("M140 176C151 186 160 198 164 222C150 212 142 198 140 176Z"))), (8, 7, both(st("M139 168C148 163 160 166 172 175", 12))),
                    (7, 5, both(st("M142 121C152 112 172 112 188 124", 8))), (5, 3, st("M203 132Q206 150 202 164", 6)), (-5, 2.4, st("M186 124Q181 144 186 162", 5)), (7, 5, el(200, 236, 13, 8)), (-4, 1.2, st("M200 232V241", 3)),
                    (-2, .8, both(st("M141 137L133 132M140 142L131 141M141 147L133 150", 1.6))), (1.4, .9, st(SCAR, 3)), (-2, .5, st(SCAR, 1.2)), (-2.4, .9, st("M176 96Q200 90 226 97M182 86Q202 82 220 87", 1.8)),
                    (-2.4, 1.4, both(st("M147 152C156 160 170 160 180 153", 2.4)))],
            paint=blur(4, both(fi("M128 170C140 184 156 196 163 226C150 234 137 212 130 190Z", .34, DEEP)), "hollow") + blur(5, fi(STUBBLE, .52, "#463c38"), "beard")
            + "".join(st(f"M{134 + (k * 37) % 132} {192 + (k * 53) % 60}l{.4 - (k % 3) * .4:.1f} 2.200", .8, .34, "#2c2422") for k in range(150) if abs(134 + (k * 37) % 132 - 200) < 66 - (k * 53 % 60) * .7)
            + blur(3, both(el(162, 152, 20, 6, .30, "#6a3a40")), "tired") + both(st("M141 137L134 132M140 142L132 141M141 147L134 150", 1.2, .4, DEEP)) + both(st("M143 139C151 126 172 124 186 139", 4, .45, "#3a1c14"))
            + st("M176 96Q200 90 226 97M182 86Q202 82 220 87", 1, .3, DEEP) + st(SCAR, 1.4, .42, "#d8a48c")
            # shorn temples: the hair is only a shade on the skin
            + blur(3, both(fi("M118 40H152C146 76 142 100 138 132L124 150Z", .8, "#59636d")) + fi("M140 40H262V104Q200 84 140 104Z", .55, "#4a3a34"), "shorn"))
LOOK = {"light": dict(power=2.35, engrave=0.05, fill=.8, plane=.4)}
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
    out.append(Part("M160 205H240V266C252 282 246 326 200 330C154 326 148 282 160 266Z", SKIN, fat=0.55, z=-40, skin=1.0, gloss=0.04, hatch=0.3, brush=.8,
        paint=grad("nk", 200, 226, 200, 330, (0, "#3a1d16"), (.45, "#6a4032"), (1, "#a06c54")) + fi("M150 200H250V340H150Z", .8, "url(#nk)"),
        sculpt=[(7, 3, both(st("M166 236L192 308", 6))), (-6, 5, el(200, 312, 8, 8)), (5, 2.4, st("M200 262V278", 8)), (4, 3, both(st("M190 316L156 304", 6)))]))
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


def swept(x, y):
    """Which way the hair lies: up from the brow, over to the right, and down on that side."""
    across = min(max((x - 140) / 126, 0), 1)
    return -1.85 + 1.75 * across ** .8 + .016 * max(0, 66 - y) + .20 * math.sin(x * .075 + y * .05)


def silver(x, y):
    if y > 96 or x > 258 or x < 142:
        return HAIR[:2]
    ridge = abs(y - (70 - .30 * (x - 150)))
    return HAIR[2:4] if ridge < 9 else HAIR[1:4] if ridge < 20 else HAIR[:3]


def hair(turn):
    """Shorn at the sides; above swept over to the right, in clumps, over roots that thin out along the brow."""
    def hairline(x):
        """The row of the roots along the brow: higher in the corners."""
        u = (x - 200) / 62
        return 93 - 13 * math.exp(-((u + .72) / .22) ** 2) - 10 * math.exp(-((u - .78) / .25) ** 2) + 3 * math.sin(x * .35)
    spots = [q for q in scatter(32, 134, 18, 268, 108, 8, lambda p: p[1] + .22 * p[0]) if q[1] < hairline(q[0]) and math.hypot((q[0] - 202) / 70, (q[1] - 88) / 72) < 1]
    shapes = locks(31, spots, swept, lambda x, y: 44 if y > 50 else 30, 13, silver, jitter=.13)
    quiff = Coat("quiff", swept, silver, length=30, clump=2.9, hair=.6, depth=1.3, strays=3, edge=2.6, seed=31, deep=("#161c24", .72), pale=("#f4f8fc", .2))
    rng = random.Random(35)
    roots = [(strand(x, hairline(x) + rng.uniform(-8, 7), swept(x, 96) + rng.uniform(-.3, .3), rng.uniform(16, 30), rng.uniform(3, 5), rng.uniform(-.12, .12)), rng.choice(HAIR[:3])) for x in (138 + k * 2.2 for k in range(57))]
    form = [(15, 9, st("M148 78C160 44 196 34 232 52", 24)), (-9, 5, st("M152 96C176 72 214 66 246 80", 9)), (-7, 4, st("M164 36C190 18 224 22 246 40", 7)), (8, 7, st("M232 48C252 58 262 74 264 92", 14))]
    shade = blur(7, fi("M138 90C170 84 232 82 266 96V118H138Z", .5, "#1b2028") + fi("M138 52C152 60 160 80 160 118H128Z", .55, "#1b2028") + fi("M246 40C268 54 276 80 268 112L250 96C254 76 252 58 246 40Z", .55, "#1b2028"), "hairshade")
    return [Part(fi("M154 84C144 66 150 44 172 32C194 20 222 22 240 38C254 52 258 70 252 86C230 76 182 74 154 84Z") + shapes, "#6d7a87", fat=.6, cap=26, mass=1.4, ride=9, z=1, move=turn, gloss=.05, tight=14, sheen=.3, hatch=.2, paint=shade, coat=quiff, sculpt=form),
            Part("".join(fi(d) for d, _ in roots), "#6d7a87", fat=.5, cap=2, ride=4, z=1.2, move=turn, gloss=0, hatch=.1, brush=.3, sculpt=[(1.0, .9, "".join(fi(d, .6) for d, _ in roots[::3]))],
                 paint="".join(fi(d, 1, c) for d, c in roots) + "".join(st(d.split("Q")[0] + "Q" + d.split("Q")[1], .5, .25, "#2a323a") for d, _ in roots[::2]))]


def face(mood, shut=False):
    turn = tilt(mood, tall=True, calm=-5)
    out = jacket()
    out += head(SPEC, mood, turn, shut=shut)
    # headset: its band runs behind the quiff
    out.append(Part("M117 150C104 88 140 26 204 24C266 22 300 76 288 146L280 146C288 82 258 35 204 36C150 37 116 92 125 148Z", "#20272e", fat=0.5, z=14, move=turn, gloss=0.4, tight=30))
    out += hair(turn)
    out.append(Part("<rect x='266' y='120' width='25' height='56' rx='11'/>", "#262e36", fat=0.9, z=40, move=turn, gloss=0.5, tight=30, paint=el(279, 148, 7.5, 10, 1, "#0d1216"), glow=el(279, 148, 4.6, 7, 1, "#6fd6ff")))
    out.append(Part("<path fill='none' stroke='#fff' stroke-width='4.5' stroke-linecap='round' d='M281 172C278 206 262 220 240 221'/><ellipse cx='238' cy='221' rx='7' ry='4.5'/>", "#20272e", fat=0.9, z=60, move=turn, gloss=0.4, tight=30))
    for p in out:
        if not p.move:
            p.move = "translate(0 -28)"
    return seated(out, mood, turn)


HAND = Hand(SKIN, DEEP, tip="#e0b09a", cuff="#16222f", cuff_make="ribbed", glove="#33404f", look=dict(skin=.7, gloss=.06, brush=.7))
SLEEVE = dict(fill="#2b4259", gloss=.2, tight=16)
ARMS = {"calm": ("coin", "lie"), "glad": ("cheer", "lie"), "sour": ("fist", "low"), "think": ("reach", "stroke"), "in": ("brace", "fore"), "back": ("prop", "drape")}
BUILD = dict(wide=1.0, sink=6)
