"""Orro: old, bald, a great beard, one eye of glass and light."""
from common import *
import looking
from coat import Coat
from hands import Hand
from human import *
MOODS = ("calm", "glad", "sour")
SKIN, DEEP = "#c08a66", "#7a4630"
SPEC = dict(skin=SKIN, deep=DEEP, blush="#b05a42", lip="#8a4a40", iris="#71874a", iris_dark="#1e2810", iris_light="#a9bc72", brow=None, mouth=False, gloss=.08, white="#c6b8a6", eye=1.18, lash=.6, glint=(1.25, 1.6), gold="#d4a070", ash="#75686c",
            outline="M200 32C148 32 122 66 122 112C121 142 126 172 138 196C150 220 178 244 200 244C222 244 250 220 262 196C274 172 279 142 278 112C278 66 252 32 200 32Z")
HAIR = ("#c6c8c4", "#b0b5b3", "#c9cbc6", "#9aa09f")


def strands(paths, o=.6, c="#6d777c", w=1.3):
    return "".join(st(d, w, o, c) for d in paths)


def fringe(t):
    """What hair is left: behind the ears, thin and long, and a few hairs over the crown."""
    out = []
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        spots = [(131 - 9 * math.sin(u * 2.6) + k * 4, 96 + u * 98) for k in (0, 1) for u in (i / 9 for i in range(10))]
        hangs = lambda x, y: 2.55 - .007 * (y - 96)
        shapes = locks(20 + s, spots, hangs, lambda x, y: 25 + 9 * math.sin((y - 96) / 31), 12, GREY, jitter=.3)
        out.append(Part(shapes, "#8e9696", fat=.5, mass=1.8, cap=9, z=-16, move=m, gloss=.03, sheen=.4, hatch=.2, coat=grey("fringe", hangs, lambda x, y: GREY, 20 + s, length=18, clump=2.8, edge=2)))
    return out


GREY, WHITE, IRON, STAINED = ("#a9aeac", "#8f9695", "#bcc0bd"), ("#bebcb4", "#aeaca4", "#cfcbc1"), ("#7f8787", "#969c9b", "#6d7576"), ("#b3a78e", "#a2967e", "#c4baa4")


def grey(tag, flow, tone, seed, **k):
    return Coat(tag, flow, tone, seed=seed, **dict(dict(length=24, clump=3.6, hair=.7, depth=1.5, edge=2.4, deep=("#2a2724", .62), pale=("#fff8ea", .34)), **k))


def bearded(x, y):
    """Its colours: white on the cheeks, stained about the mouth, iron under the chin, where it is in the shade."""
    dx = abs(x - 200)
    if dx < 24 and y < 268:
        return STAINED
    if dx < 15:
        return IRON
    return WHITE if dx > 44 and y < 270 else GREY if y < 316 else GREY[:1] + WHITE[1:2]


def beard(mood, t):
    """From the temples to the chest, in two lobes: three layers, hair by hair, the lower ones below."""
    drop = {"calm": 0, "glad": 6, "sour": 2}[mood]

    def flow(x, y):
        dx, low = (x - 200) / 72, min(max((y - 214) / 120, 0), 1)
        lobe = abs(dx) - .36
        return math.pi / 2 - dx * (.30 - .44 * low) - math.copysign(lobe, dx) * .25 * low + .20 * math.sin(y * .055 + abs(x - 200) * .10)

    def is_in(x, y, low, high):
        dx = abs(x - 200)
        cheek = 232 if dx < 17 else 212 if dx < 40 else 214 - (dx - 40) * 1.75
        wide = 70 if y < 252 else 70 - (y - 252) ** 1.16 * .30
        return low <= y < high and y > cheek and dx < wide

    out = []
    for k, (low, high, long_, wide, z, cap) in enumerate(((264, 338, 62, 20, 6, 26), (214, 292, 58, 19, 18, 30), (150, 240, 40, 14, 30, 20))):
        spots = [q for q in scatter(70 + k, 124, low, 276, high, (12, 11.5, 9)[k], lambda p: -p[1]) if is_in(*q, low, high) and (k < 2 or abs(q[0] - 200) > 30)]
        spots = [(x, y + drop * (abs(x - 200) < 50)) for x, y in spots]
        if k == 2:
            edge = random.Random(5)
            rim = [(200 + side * (40 + 32 * u) + edge.uniform(-3, 3), 214 - 56 * u + edge.uniform(-5, 4)) for side in (-1, 1) for u in (i / 22 for i in range(23))]
            spots = spots + rim
            thin = set(rim)
        else:
            thin = ()
        shapes = locks(80 + k, spots, flow, lambda x, y: 17 if (x, y) in thin else long_ * (1 - .15 * abs(x - 200) / 70), lambda x, y: 6 if (x, y) in thin else wide, bearded, jitter=.20)
        shade = (blur(6, fi("M150 214Q200 262 250 214V250Q200 290 150 250Z", .55, "#2a2c30") + st("M200 250V380", 12, .45, "#2a2c30"), "chin") if k == 1 else blur(8, fi("M120 262H280V312Q200 340 120 312Z", .55, "#2a2c30"), "chest") if k == 0 else "")
        form = [(9, 9, both(st("M158 236C160 280 168 310 180 340", 22))), (-7, 5, st("M200 250C198 290 202 320 200 370", 8))] if k < 2 else [(6, 6, both(st("M140 176C142 200 150 214 160 226", 14)))]
        hairs = grey(f"beard{k}", flow, bearded, 80 + k, length=(32, 30, 17)[k], clump=(4.6, 4.2, 2.8)[k], edge=(3, 2.6, 2)[k])
        out.append(Part(shapes, "#8e9494", fat=.42, mass=2.4, cap=cap, z=z, move=t, gloss=.03, tight=12, sheen=.35, hatch=.2, paint=shade, coat=hairs, sculpt=form))
    rng = random.Random(15)
    rim = [(200 + side * (36 + 38 * u) + rng.uniform(-2, 2), 209 - 56 * u + rng.uniform(-7, 9), math.pi / 2 - side * rng.uniform(.05, .5), rng.uniform(12, 24), rng.uniform(1, 2.1)) for side in (-1, 1) for u in (i / 52 for i in range(53))]
    return out + [fine(16, rim, WHITE + GREY, t)]


def fine(seed, hairs, colours, m):
    """Single hairs, pointed at both ends, where a mass of them begins; each: its root, which way it lies, how long and wide."""
    rng = random.Random(seed)
    paths, ink = "", ""
    for x, y, a, long_, wide in hairs:
        c, s, b = math.cos(a), math.sin(a), rng.uniform(-.16, .16)
        at = lambda u, v: f"{x + u * long_ * c - v * s:.1f} {y + u * long_ * s + v * c:.1f}"
        d = f"M{at(0, 0)}Q{at(.4, -wide + b * long_)} {at(1, b * long_)}Q{at(.45, wide + b * long_)} {at(0, 0)}Z"
        paths += fi(d)
        ink += fi(d, 1, rng.choice(colours))
    return Part(paths, colours[0], fat=.5, cap=2, ride=3, z=1, move=m, gloss=.03, hatch=0, sheen=.3, paint=ink)


def moustache(mood, t):
    """Brushed aside, hair by hair; the one half hangs a little lower."""
    ends = {"calm": ((168, 200), (150, 226), (122, 222)), "glad": ((166, 194), (146, 208), (116, 198)), "sour": ((172, 202), (154, 230), (140, 264))}[mood]
    out = []
    for s in (0, 1):
        m = t + (f" translate(400 {-2}) scale(-1 1)" if s else "")
        (ax, ay), (bx, by), (cx, cy) = (199, 197), *ends[1:]
        ax2, ay2 = ends[0]
        along, middle = {}, {}
        rng = random.Random(60 + s)
        for row, off in enumerate((11, 7, 3, -1, -4)):
            for u in sorted((min(max((i + rng.uniform(-.5, .5)) / 10, 0), 1) for i in range(11)), reverse=True):
                p = [(1 - u) ** 3 * q0 + 3 * u * (1 - u) ** 2 * q1 + 3 * u * u * (1 - u) * q2 + u ** 3 * q3 for q0, q1, q2, q3 in zip((ax, ay), (ax2, ay2), (bx, by), (cx, cy))]
                d = [3 * (1 - u) ** 2 * (q1 - q0) + 6 * u * (1 - u) * (q2 - q1) + 3 * u * u * (q3 - q2) for q0, q1, q2, q3 in zip((ax, ay), (ax2, ay2), (bx, by), (cx, cy))]
                middle[p[0]] = math.atan2(d[1], d[0])
                along[p[0] + row * .01, p[1] + off * (1 - .82 * u)] = math.atan2(d[1], d[0]) - (1 - u) * (.30, .15, 0, -.08, -.15)[row]
        shapes = locks(90 + s, list(along), lambda x, y: along[x, y], lambda x, y: 28 + 8 * math.sin(min((200 - x) / 60, 1) * 2.4), lambda x, y: 9 - .04 * (200 - x), WHITE, jitter=.12)
        lies = lambda x, y: middle[min(middle, key=lambda q: abs(q - x))]
        hairs = grey("moustache", lies, lambda x, y: STAINED[2:] + WHITE[1:2] if x > 186 else WHITE, 90 + s, length=20, clump=2.6, depth=1.3, edge=1.8, deep=("#4a443c", .5))
        out.append(Part(shapes, "#b0b3ae", fat=.8, mass=1.8, cap=11, z=70, move=m, gloss=.04, tight=14, sheen=.35, hatch=.2, coat=hairs))
    rng = random.Random(17)
    lip = [(200 + dx, 192 + .12 * abs(dx) + rng.uniform(-2, 8), math.pi / 2 - math.copysign(rng.uniform(.7, 1.15) + .012 * abs(dx), dx), rng.uniform(16, 30), rng.uniform(1, 2)) for dx in (rng.uniform(-26, 26) for _ in range(84))]
    return out + [fine(18, lip, STAINED[2:] + WHITE, t)]


def face(mood, shut=False):
    t = tilt(mood, calm=4)
    out = [bust("#5a3a2a", paint=grad("k", 200, 290, 200, 480, (0, "#704a36"), (1, "#2c1a12")) + fi("M0 270H400V500H0Z", 1, "url(#k)")
        + "".join(el(x, y, 1.4, 1.4, .25, "#1c0f0a") for x in range(20, 390, 17) for y in range(300, 420, 13)) + both(st("M60 330C44 360 38 420 40 500", 2, .8, "#2c1a12") + st("M66 330C50 360 44 420 46 500", 1, .6, "#b08a64")), gloss=.2, tight=16)]
    # a collar of fleece, in curls
    curls = "".join(el(x, y, r) for x, y, r in ((88, 316, 9), (94, 302, 9), (102, 290, 9), (114, 280, 9), (128, 271, 9), (142, 265, 8), (94, 330, 9), (104, 344, 9), (116, 358, 10), (130, 374, 10), (144, 390, 10), (158, 404, 10), (158, 296, 8), (162, 320, 8), (170, 346, 8), (180, 372, 8)))
    out.append(Part(both("<path fill='#fff' d='M84 318C92 286 124 268 152 262C146 300 160 344 190 400L164 420C136 392 104 352 84 318Z'/>" + curls), "#a58758", fat=.6, cap=18, z=-20, sheen=.7, gloss=.02, hatch=.2, coat=Coat("fleece", lambda x, y: 1.2 + 2.4 * math.sin(x * .21) * math.cos(y * .19), lambda x, y: ("#9a7c50", "#c9b08a"), length=8, clump=3.4, hair=1, depth=1.7, edge=2.2, seed=51), paint=both(blur(5, fi("M150 262C146 300 160 344 190 400L176 410C146 360 134 304 138 264Z", .5, "#3a2412"), "under"))))
    out.append(Part("M158 205H242V262C262 280 250 330 200 334C150 330 138 280 158 262Z", SKIN, fat=.6, z=-44, skin=.8, gloss=.04, brush=.8, paint=fi("M150 200H250V340H150Z", .5, DEEP)))
    # head
    wr = [(-3.4, 1.4, st("M164 84Q200 74 236 84", 2.4) + st("M160 97Q200 88 240 97", 2.4) + st("M170 72Q200 64 230 72", 2)), (-4, 1, both(st("M134 138l-8 -5M135 144l-9 1", 1.8))), (-3, 1.3, both(st("M148 156Q162 164 178 156", 2))),
          (5, 5, el(186, 54, 30, 14)), (-2, .9, st("M190 118Q188 126 190 130M210 118Q212 126 210 130", 1.8))]
    sp = SPEC | dict(sculpt=wr, paint="".join(el(x, y, rx, ry, .22, "#7a4630") for x, y, rx, ry in ((158, 60, 6, 4), (224, 52, 4, 3), (240, 70, 5, 4), (172, 48, 3, 2), (214, 62, 2.4, 1.8), (148, 78, 2.6, 2), (230, 60, 1.8, 1.4))) + st("M146 108C152 100 150 92 156 84C158 78 164 76 166 70M156 84C150 78 150 72 152 66", 1.6, .22, "#6a4a5a") + strands(("M164 84Q200 74 236 84", "M160 97Q200 88 240 97", "M170 72Q200 64 230 72"), .3, DEEP, 1.2))
    out += fringe(t)
    out += head(sp, mood, t, right=False, shut=shut)
    # sideburns and beard
    out += beard(mood, t)
    # mouth in the beard
    M = {"calm": ("M182 217Q200 214 218 217Q214 227 200 228Q186 227 182 217Z", ""), "glad": ("M166 206Q200 216 234 204Q230 246 200 249Q170 246 166 206Z", "M171 208Q200 218 229 206Q226 224 200 226Q174 224 171 208Z"), "sour": ("M180 226Q200 214 220 226Q212 229 200 227Q188 229 180 226Z", "")}[mood]
    out.append(Part(M[0], "#3a1512", fat=.2, cap=2, z=58, move=t, gloss=.1))
    if M[1]:
        out.append(Part(M[1], "#e6dcc4", fat=.2, cap=2, z=60, move=t, gloss=.2, paint="".join(st(f"M{x} 205V230", .8, .4, "#6a4a3a") for x in (184, 192, 200, 208, 216))))
    out.append(Part({"calm": "M184 224Q200 220 216 224Q212 233 200 233Q188 233 184 224Z", "glad": "M174 244Q200 255 226 243Q218 256 200 257Q182 256 174 244Z", "sour": "M184 228Q200 222 216 228Q210 236 200 236Q190 236 184 228Z"}[mood], "#9a554a", fat=.8, z=60, move=t, skin=.8, gloss=.3, tight=24))
    out += moustache(mood, t)
    # the glass eye on its strap
    out.append(Part("M118 108Q170 122 240 130L290 118L292 127L240 142Q168 134 116 118Z", "#33241c", fat=.4, cap=3, ride=5, z=1.5, move=t, gloss=.25, tight=18, paint=st("M118 112Q170 126 240 134L290 122", .8, .7, "#a08060"), sculpt=[(-.8, .5, "")] if False else []))
    # brows
    rng = random.Random(7)
    b = {"calm": ("M138 128C146 112 170 108 190 122C178 122 164 124 154 128C148 130 142 131 138 128Z", 0), "glad": ("M138 122C146 104 170 100 190 114C178 114 164 117 154 121C148 123 142 125 138 122Z", 0), "sour": ("M132 112C146 100 178 112 197 141C182 137 168 132 154 128C144 126 136 122 132 112Z", 0)}[mood]
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        low = 4 if mood == "sour" else -5 if mood == "glad" else 0
        tufts = [(strand(190 - i * 1.7, 126 + low * (1 - i / 30) - 8 * math.sin(i / 30 * 3.1) + rng.uniform(-2, 5), -2.2 - i * .028, rng.uniform(10, 17), 2.6, -.2), WHITE[i % 3]) for i in range(31)]
        out.append(Part(fi(b[0]) + "".join(fi(x) for x, _ in tufts), "#8e9696", fat=.8, z=58, move=m, gloss=.04, sheen=.4, hatch=.5, paint="".join(fi(x, 1, c) + st(x.split("Q")[0] + "Q" + x.split("Q")[1], .5, .45, "#59646a") for x, c in tufts), sculpt=[(2, .6, "".join(fi(x, .7) for x, _ in tufts[::2]))]))
    c = (237, 138)
    out.append(Part(el(*c, 29, 29), "#7a828a", fat=.6, cap=14, z=50, move=t, metal=.8, gloss=.5, tight=28, sculpt=[(-2, .7, f'<circle cx="{c[0]}" cy="{c[1]}" r="22" fill="none" stroke="#fff" stroke-width="2"/>'), (-1.6, .5, "".join(st(f"M{c[0] + 24 * math.cos(a):.1f} {c[1] + 24 * math.sin(a):.1f}L{c[0] + 28 * math.cos(a):.1f} {c[1] + 28 * math.sin(a):.1f}", 1.4) for a in [i * math.pi / 14 for i in range(28)]))]))
    out.append(Part(el(*c, 19, 19), "#1c1208", fat=.7, z=62, move=t, gloss=.9, tight=60, hatch=0, paint="".join(f'<circle cx="{c[0]}" cy="{c[1]}" r="{r}" fill="none" stroke="#050302" stroke-width="1.3"/>' for r in (16, 12)),
        glow=radial("og", c[0], c[1] + (1 if mood != "sour" else 3), 19, (0, "#fff6e0"), (.25 if mood != "glad" else .36, "#ffcf86"), (.48, "#f08c28", .7), (1, "#7a3608", .08)) + el(*c, 18, 18, .95, "url(#og)") + el(c[0] + 5 * looking.way[0], c[1] + 3 + 4 * looking.down(), 6, 6, .9, "#3a1604") + el(c[0] - 6, c[1] - 7, 4.4, 3, 1, "#fff", -40)))
    if mood != "calm":
        m = f"{t} translate({c[0]} {c[1]})"
        a = ((4, -12, -4), True) if mood == "sour" else ((9, 9, -10), False)
        out.append(Part(arc_lid(21, *a[0], up=a[1]), "#5c646c", fat=.6, cap=8, z=66, move=m, metal=.8, gloss=.5, tight=28))
    return seated(out, mood, t)


LOOK = {"light": dict(power=2.3, fill=.8)}
HAND = Hand(SKIN, DEEP, r=8, wide=1.08, tip="#e6c0a8", cuff="#c9b08a", cuff_make="wool", ring="#c9983f", old=True, look=dict(skin=.8, gloss=.06, brush=.7))
SLEEVE = dict(fill="#5a3a2a", gloss=.24, tight=16, folds=1.2)
ARMS = {"calm": ("hold", "lie"), "glad": ("raise", "fist"), "sour": ("prop", "low"), "think": ("fore", "stroke"), "in": ("hold", "lie"), "back": ("hold", "drape")}
BUILD = dict(wide=1.04, up=24)


def prop(mood):
    """A tankard of pewter, which stands on the rail, or is raised to whoever has lost."""
    if mood in ("sour", "think", "give"):
        return []
    at = "translate(124 354)" if mood in ("calm", "in", "back") else "translate(92 262) rotate(-8)"
    look = dict(metal=.7, gloss=.5, tight=26, move=at)
    return [Part(st("M24 -14C48 -14 48 26 24 26", 9), "#6a6f73", fat=.9, z=2, **look),
            Part("M-26 -32L-30 42Q0 52 30 42L26 -32Q0 -24 -26 -32Z", "#8b9196", fat=.62, cap=24, z=0, **look, paint=st("M-27 -20Q0 -12 27 -20M-29 30Q0 39 29 30", 3, .7, "#3c4246"),
                 sculpt=[(2.4, .8, st("M-27 -20Q0 -12 27 -20M-29 30Q0 39 29 30", 4)), (1.4, .6, st("M-10 -10V28M10 -10V28M0 -8V30", 2))]),
            Part("M-27 -30C-32 -44 -16 -46 -12 -42C-8 -52 8 -52 12 -43C20 -48 32 -42 27 -30Q0 -20 -27 -30Z", "#efe6d0", fat=.7, z=14, gloss=.1, move=at)]
