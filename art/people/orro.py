"""Orro: old, bald, a great beard, one eye of glass and light."""
from common import *
from hands import Hand
from human import *
MOODS = ("calm", "glad", "sour")
SKIN, DEEP = "#c08a66", "#7a4630"
SPEC = dict(skin=SKIN, deep=DEEP, blush="#b05a42", lip="#8a4a40", iris="#71874a", iris_dark="#1e2810", iris_light="#a9bc72", brow=None, mouth=False, white="#c6b8a6", eye=1.18, lash=.6, gold="#d4a070", ash="#75686c",
            outline="M200 32C148 32 122 66 122 112C121 142 126 172 138 196C150 220 178 244 200 244C222 244 250 220 262 196C274 172 279 142 278 112C278 66 252 32 200 32Z")
HAIR = ("#c6c8c4", "#b0b5b3", "#c9cbc6", "#9aa09f")


def strands(paths, o=.6, c="#6d777c", w=1.3):
    return "".join(st(d, w, o, c) for d in paths)


def combed(first, last, count, rng):
    """Hairs from one path to the other, of which each is a curve or two, as SVG; and some as strokes of the relief."""
    a, b = numbers(first), numbers(last)
    paths = []
    for k in range(count):
        n = [p + (q - p) * k / (count - 1) + rng.uniform(-1.2, 1.2) for p, q in zip(a, b)]
        paths.append(f"M{n[0]:.1f} {n[1]:.1f}C" + " ".join(f"{v:.1f}" for v in n[2:]))
    rng.shuffle(paths)
    return "".join(st(d, rng.uniform(.7, 1.6), .7, rng.choice(("#6d777c", "#8e9696", "#dfe0da", "#f4f5f1", "#b8bdbb"))) for d in paths), "".join(st(d, .9) for d in paths[::3])


def face(mood, shut=False):
    t = tilt(mood)
    out = [bust("#5a3a2a", paint=grad("k", 200, 290, 200, 480, (0, "#704a36"), (1, "#2c1a12")) + fi("M0 270H400V500H0Z", 1, "url(#k)")
        + "".join(el(x, y, 1.4, 1.4, .25, "#1c0f0a") for x in range(20, 390, 17) for y in range(300, 420, 13)) + both(st("M60 330C44 360 38 420 40 500", 2, .8, "#2c1a12") + st("M66 330C50 360 44 420 46 500", 1, .6, "#b08a64")), gloss=.2, tight=16)]
    # a collar of fleece
    fh, fp = coat_of(51, scatter(52, 60, 258, 340, 420, 10, lambda p: -p[1]), lambda x, y: math.pi / 2 + (200 - x) * .01, 15, 11, ("#c9b08a", "#b89a70", "#d8c29e", "#a8885e"), curl=.6, jitter=.9)
    out.append(Part(both("<path d='M84 318C92 286 124 268 152 262C146 300 160 344 190 400L164 420C136 392 104 352 84 318Z'/>"), "#b89a70", fat=.6, cap=16, z=-20, sheen=.8, gloss=.02, paint=fp, sculpt=[(3, .8, fh)]))
    out.append(Part("M158 205H242V262C262 280 250 330 200 334C150 330 138 280 158 262Z", SKIN, fat=.6, z=-44, skin=.8, gloss=.04, brush=.8, paint=fi("M150 200H250V340H150Z", .5, DEEP)))
    # head
    wr = [(-3.4, 1.4, st("M164 84Q200 74 236 84", 2.4) + st("M160 97Q200 88 240 97", 2.4) + st("M170 72Q200 64 230 72", 2)), (-4, 1, both(st("M134 138l-8 -5M135 144l-9 1", 1.8))), (-3, 1.3, both(st("M148 156Q162 164 178 156", 2))),
          (5, 5, el(186, 54, 30, 14)), (-2, .9, st("M190 118Q188 126 190 130M210 118Q212 126 210 130", 1.8))]
    sp = SPEC | dict(sculpt=wr, paint="".join(el(x, y, rx, ry, .22, "#7a4630") for x, y, rx, ry in ((158, 60, 6, 4), (224, 52, 4, 3), (240, 70, 5, 4), (172, 48, 3, 2), (214, 62, 2.4, 1.8), (148, 78, 2.6, 2), (230, 60, 1.8, 1.4))) + st("M146 108C152 100 150 92 156 84C158 78 164 76 166 70M156 84C150 78 150 72 152 66", 1.6, .22, "#6a4a5a") + strands(("M164 84Q200 74 236 84", "M160 97Q200 88 240 97", "M170 72Q200 64 230 72"), .3, DEEP, 1.2))
    out += head(sp, mood, t, right=False, shut=shut)
    # fringe of hair about the ears
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        out.append(Part("M124 98C112 104 106 124 112 150C114 166 120 182 130 192C128 170 128 150 132 136C130 122 128 110 124 98Z", HAIR[1], fat=.6, z=16, move=m, gloss=.1, sheen=.5, sculpt=[(3, 1.2, st("M120 108C112 126 116 156 126 182M126 106C120 130 122 150 128 170", 3))], paint=strands(("M122 106C114 126 117 156 127 184", "M117 112C110 130 113 152 120 172"), .6)))
    # beard
    lift = {"calm": 0, "glad": -5, "sour": 4}[mood]
    beard = "M128 168C132 194 146 206 164 210C178 210 190 210 200 212C210 210 222 210 236 210C254 206 268 194 272 168C284 206 282 262 262 304C252 324 244 330 240 346L228 330L218 360L206 340L196 372L184 342L172 352L166 328L152 336C146 320 138 304 136 300C118 262 116 206 128 166Z"
    S = ["M134 184C130 230 138 280 156 330", "M144 196C142 240 150 290 170 345", "M156 202C154 250 164 300 182 345", "M170 222C168 262 178 310 192 362", "M186 232C184 270 192 320 198 366", "M200 234C200 280 202 320 206 340", "M214 232C216 270 212 310 214 350", "M230 222C232 262 224 300 222 332", "M244 202C246 250 236 290 232 328", "M256 196C258 240 250 290 240 336", "M266 184C270 230 262 270 250 315"]
    out.append(Part(beard, "#a9b0b0", fat=.45, cap=36, z=8, move=t, gloss=.05, sheen=.5, paint=fi("M100 250H300V390H100Z", .4, "#6d777c"), sculpt=[(-5, 1.8, "".join(st(d, 3) for d in S))]))
    rng = random.Random(7)
    locks = []
    for row, (y0, y1, l, w) in enumerate(((296, 316, 54, 19), (262, 286, 58, 20), (226, 246, 60, 20), (198, 216, 58, 20), (178, 196, 52, 18), (164, 180, 40, 13))):
        half = (56, 66, 70, 72, 71, 72)[row]
        n = 7 if row < 4 else 9
        for i in range(n):
            u = (i + .5 + rng.uniform(-.15, .15)) / n * 2 - 1
            if abs(u) < (0, 0, 0, .42, .5, .8)[row]:
                continue
            x, y = 200 + u * half, y0 + (y1 - y0) * (1 - abs(u)) + rng.uniform(-5, 5)
            locks.append((row, x, y, 90 + u * (-10 + row * 1.5) + rng.uniform(-5, 5), l * rng.uniform(.85, 1.15), w * rng.uniform(.9, 1.15), 1 if u > 0 else -1))
    wave = "M-.18 0C-.12 -.5 .1 -.64 .3 -.5C.48 -.36 .58 -.24 .74 -.34C.88 -.42 .96 -.25 1.06 -.32C.98 .1 .82 .34 .62 .36C.4 .46 .1 .62 -.18 0Z"
    tone = ("#bfc4c2", "#b0b6b6", "#cdd0cc")
    for k, (row, x, y, a, l, w, side) in enumerate(locks):
        m = f"{t} translate({x:.1f} {y:.1f}) rotate({a:.1f}) scale({l:.1f} {w * side:.1f})"
        flow = [f"M.02 {o}C.24 {o - .28} .5 {o + .12} .76 {o * .5 - .1}L1 -.28" for o in (-.3, -.18, -.06, .06, .18, .3)]
        ink = "".join(f'<path fill="none" stroke="{("#4c565c", "#f0f2ee")[i % 2]}" stroke-opacity=".5" stroke-width="{(.06, .045)[i % 2]}" d="{d}"/>' for i, d in enumerate(flow))
        cut = "".join(f'<path fill="none" stroke="#fff" stroke-width=".07" d="{d}"/>' for d in flow[::2])
        g = grad(f"w{k}", 0, 0, 1, 0, (0, "#7d8688"), (.3, tone[k % 3]), (1, "#d6d8d3"))
        out.append(Part(wave, tone[k % 3], fat=.6, cap=7, z=20 + row * 5 + (1 - abs(x - 200) / 80) * 12, move=m, gloss=.05, tight=14, sheen=.4, paint=g + fi("M-1 -2H2V2H-1Z", 1, f"url(#w{k})") + ink, sculpt=[(-2.0, .7, cut)]))
    # mouth in the beard
    M = {"calm": ("M182 217Q200 214 218 217Q214 227 200 228Q186 227 182 217Z", ""), "glad": ("M166 206Q200 216 234 204Q230 246 200 249Q170 246 166 206Z", "M171 208Q200 218 229 206Q226 224 200 226Q174 224 171 208Z"), "sour": ("M180 226Q200 214 220 226Q212 229 200 227Q188 229 180 226Z", "")}[mood]
    out.append(Part(M[0], "#3a1512", fat=.2, cap=2, z=58, move=t, gloss=.1))
    if M[1]:
        out.append(Part(M[1], "#e6dcc4", fat=.2, cap=2, z=60, move=t, gloss=.2, paint="".join(st(f"M{x} 205V230", .8, .4, "#6a4a3a") for x in (184, 192, 200, 208, 216))))
    out.append(Part({"calm": "M184 224Q200 220 216 224Q212 233 200 233Q188 233 184 224Z", "glad": "M174 244Q200 255 226 243Q218 256 200 257Q182 256 174 244Z", "sour": "M184 228Q200 222 216 228Q210 236 200 236Q190 236 184 228Z"}[mood], "#9a554a", fat=.8, z=60, move=t, skin=.8, gloss=.3, tight=24))
    # moustache
    d = {"calm": "M200 196C188 190 168 196 158 210C150 222 140 226 128 224C138 238 162 238 178 226C188 220 196 216 200 212Z", "glad": "M200 196C188 188 168 190 156 200C146 208 136 208 126 200C132 220 158 228 176 216C188 212 196 212 200 210Z", "sour": "M200 198C188 192 170 202 158 222C152 238 146 254 132 264C150 270 172 256 182 234C188 224 196 220 200 216Z"}[mood]
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        k = {"calm": ("M196 200C180 200 168 212 154 224", "M196 206C182 208 172 220 152 230"), "glad": ("M196 199C180 196 164 204 146 212", "M196 205C182 204 168 214 148 217"), "sour": ("M196 203C178 206 168 226 148 254", "M196 210C184 216 176 236 152 260")}[mood]
        above, below = (numbers(x) for x in k)
        spread = lambda n, by: "M" + " ".join(f"{v + by * (1 - .35 * (i // 2) / 3) * (i % 2):.1f}" for i, v in enumerate(n))
        ink, groove = combed(spread(above, -5), spread(below, 6), 30, rng)
        out.append(Part(d, HAIR[2], fat=.8, z=62, move=m, gloss=.05, tight=14, sheen=.4, hatch=.5, paint=grad("mo", 200, 194, 176, 232, (0, "#d9dad4"), (1, "#8e9696")) + fi("M100 170H220V290H100Z", .6, "url(#mo)") + ink, sculpt=[(-1.8, .5, groove)]))
    # the glass eye on its strap
    out.append(Part("M118 108Q170 122 240 130L290 118L292 127L240 142Q168 134 116 118Z", "#33241c", fat=.4, cap=3, ride=5, z=1.5, move=t, gloss=.25, tight=18, paint=st("M118 112Q170 126 240 134L290 122", .8, .7, "#a08060"), sculpt=[(-.8, .5, "")] if False else []))
    # brows
    b = {"calm": ("M138 128C146 112 170 108 190 122C178 122 164 124 154 128C148 130 142 131 138 128Z", 0), "glad": ("M138 122C146 104 170 100 190 114C178 114 164 117 154 121C148 123 142 125 138 122Z", 0), "sour": ("M132 112C146 100 178 112 197 141C182 137 168 132 154 128C144 126 136 122 132 112Z", 0)}[mood]
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        low = 4 if mood == "sour" else -5 if mood == "glad" else 0
        tufts = [(strand(190 - i * 1.7, 126 + low * (1 - i / 30) - 8 * math.sin(i / 30 * 3.1) + rng.uniform(-2, 5), -2.2 - i * .028, rng.uniform(10, 17), 2.6, -.2), tone[i % 3]) for i in range(31)]
        out.append(Part(fi(b[0]) + "".join(fi(x) for x, _ in tufts), "#8e9696", fat=.8, z=58, move=m, gloss=.04, sheen=.4, hatch=.5, paint="".join(fi(x, 1, c) + st(x.split("Q")[0] + "Q" + x.split("Q")[1], .5, .45, "#59646a") for x, c in tufts), sculpt=[(2, .6, "".join(fi(x, .7) for x, _ in tufts[::2]))]))
    c = (237, 138)
    out.append(Part(el(*c, 29, 29), "#7a828a", fat=.6, cap=14, z=50, move=t, metal=.8, gloss=.5, tight=28, sculpt=[(-2, .7, f'<circle cx="{c[0]}" cy="{c[1]}" r="22" fill="none" stroke="#fff" stroke-width="2"/>'), (-1.6, .5, "".join(st(f"M{c[0] + 24 * math.cos(a):.1f} {c[1] + 24 * math.sin(a):.1f}L{c[0] + 28 * math.cos(a):.1f} {c[1] + 28 * math.sin(a):.1f}", 1.4) for a in [i * math.pi / 14 for i in range(28)]))]))
    out.append(Part(el(*c, 19, 19), "#1c1208", fat=.7, z=62, move=t, gloss=.9, tight=60, hatch=0, paint="".join(f'<circle cx="{c[0]}" cy="{c[1]}" r="{r}" fill="none" stroke="#050302" stroke-width="1.3"/>' for r in (16, 12)),
        glow=radial("og", c[0], c[1] + (1 if mood != "sour" else 3), 19, (0, "#fff6e0"), (.25 if mood != "glad" else .36, "#ffcf86"), (.48, "#f08c28", .7), (1, "#7a3608", .08)) + el(*c, 18, 18, .95, "url(#og)") + el(c[0], c[1] + 3, 6, 6, .9, "#3a1604") + el(c[0] - 6, c[1] - 7, 4.4, 3, 1, "#fff", -40)))
    if mood != "calm":
        m = f"{t} translate({c[0]} {c[1]})"
        a = ((4, -12, -4), True) if mood == "sour" else ((9, 9, -10), False)
        out.append(Part(arc_lid(21, *a[0], up=a[1]), "#5c646c", fat=.6, cap=8, z=66, move=m, metal=.8, gloss=.5, tight=28))
    return seated(out, mood, t)


LOOK = {"light": dict(key=(-0.36, -0.72, 0.80), power=2.15, fill=.75)}
HAND = Hand(SKIN, DEEP, r=8, wide=1.08, tip="#e6c0a8", cuff="#c9b08a", cuff_make="wool", ring="#c9983f", old=True, look=dict(skin=.8, gloss=.06, brush=.7))
SLEEVE = dict(fill="#5a3a2a", gloss=.24, tight=16, folds=1.2)
ARMS = {"calm": ("hold", "lie"), "glad": ("raise", "fist"), "sour": ("prop", "low"), "think": ("fore", "stroke"), "in": ("clasp", "over"), "back": ("hold", "drape")}
BUILD = dict(wide=1.04, up=24)


def prop(mood):
    """A tankard of pewter, which stands on the rail, or is raised to whoever has lost."""
    if mood in ("sour", "think", "in", "give"):
        return []
    at = "translate(124 354)" if mood in ("calm", "back") else "translate(92 262) rotate(-8)"
    look = dict(metal=.7, gloss=.5, tight=26, move=at)
    return [Part(st("M24 -14C48 -14 48 26 24 26", 9), "#6a6f73", fat=.9, z=2, **look),
            Part("M-26 -32L-30 42Q0 52 30 42L26 -32Q0 -24 -26 -32Z", "#8b9196", fat=.62, cap=24, z=0, **look, paint=st("M-27 -20Q0 -12 27 -20M-29 30Q0 39 29 30", 3, .7, "#3c4246"),
                 sculpt=[(2.4, .8, st("M-27 -20Q0 -12 27 -20M-29 30Q0 39 29 30", 4)), (1.4, .6, st("M-10 -10V28M10 -10V28M0 -8V30", 2))]),
            Part("M-27 -30C-32 -44 -16 -46 -12 -42C-8 -52 8 -52 12 -43C20 -48 32 -42 27 -30Q0 -20 -27 -30Z", "#efe6d0", fat=.7, z=14, gloss=.1, move=at)]
