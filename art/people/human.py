"""What human faces and hands share: planes, eyes, lips; a finger's outline."""
import random, re
import looking
from sculpt import *

EYE = {  # upper lid, lower lid of the left eye (inner corner right); about 0,0
    "calm": ("M-19 3.200C-14 -3.400 -6 -5.800 2 -5.400C9 -4.800 14 -.8 17.500 4.600", "C12 7.200 5 7.800 -2 7.400C-9 7 -14 5.800 -19 3.200Z"),
    "glad": ("M-19 2.500C-13 -5 -4 -7.200 3 -6.600C10 -5.800 14 -2 17.500 4", "C11 3.400 4 2.300 -2 2.100C-9 2.200 -14 2.800 -19 2.500Z"),
    "sour": ("M-18 2.500C-12 -1.800 -4 -2.200 3 -1C10 .8 14 3 17.500 6", "C11 8.600 4 9.200 -2 8.600C-9 8 -14 5.800 -18 2.500Z"),
}
BROW = {  # from beside the nose over its top to the temple
    "calm": ((23, -11), (2, -24), (-26, -13)),
    "glad": ((22, -19), (0, -36), (-27, -20)),
    "sour": ((23, -1), (2, -15), (-26, -18)),
}


# of the left ear: its outline, its rim, the ridge within, the hollow before the canal, and the furrow under the rim
EAR = '<path fill="#fff" d="M133 128C127 120 114 122 111.500 134C109.500 146 113 156 116 163C117 171 121 176.500 126 174.500C130 173 132 168 134 164Z"/>'
HELIX = "M130 131C125 124.500 116 126 114.500 136C113.500 146 116 155 118.500 162"
ANTIHELIX = "M127 137C121.500 137 120 144 121.500 151C122.500 156 122.500 160 123.500 163"
CONCHA = "M131 144C126.500 143 124.500 148 125 153C125.500 158.500 128 162.500 132 161Z"
FOSSA = "M126 132C119.500 131 118 139 119 148"


def numbers(path):
    return [float(n) for n in re.findall(r"-?[0-9.]+", path)]


def points(path, count):
    """Of a path of cubic curves: so many, evenly."""
    n = numbers(path)
    knots = [(n[i], n[i + 1]) for i in range(0, len(n), 2)]
    pieces = (len(knots) - 1) // 3
    out = []
    for k in range(count):
        t = k / (count - 1) * pieces
        i = min(int(t), pieces - 1)
        t -= i
        b = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
        out.append(tuple(sum(w * q[axis] for w, q in zip(b, knots[3 * i:3 * i + 4])) for axis in (0, 1)))
    return out


def outlined(upper, lower):
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in upper + lower[::-1]) + "Z"


def strand(x, y, angle, length, wide, bend=0.0):
    """One hair, or a lock of a few, as a path: thick at its root, bent to its tip."""
    c, s = math.cos(angle), math.sin(angle)
    at = lambda u, v: f"{x + u * length * c - v * s:.2f} {y + u * length * s + v * c:.2f}"
    return f"M{at(0, -wide / 2)}Q{at(.5, -wide * .6 + bend * length * .5)} {at(1, bend * length)}Q{at(.5, wide * .5 + bend * length * .4)} {at(0, wide / 2)}Z"


def brow(p, mood, side, f):
    """Hair by hair, upright beside the nose and laid down to the temple."""
    rng = random.Random(41 + side)
    a, b, c = BROW[mood]
    bushy = p.get("bushy", 1.0)
    hairs = []
    for k in range(90):
        t = (k + rng.random()) / 90
        x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i] for i in (0, 1))
        flow = math.atan2((1 - t) * (b[1] - a[1]) + t * (c[1] - b[1]), (1 - t) * (b[0] - a[0]) + t * (c[0] - b[0]))
        thick = bushy * 7 * min(1, .45 + 2.2 * t) * (1 - .75 * t * t)
        row = rng.random()
        upright = (1 - t) ** 2 * 1.0 + .30 * row
        hairs.append((strand(x + rng.uniform(-1, 1), y + thick * (.9 - row), flow + upright + rng.uniform(-.14, .14), rng.uniform(6, 9) * (1 - .25 * t), 1.5 * (1 - .2 * t), -.14), rng.choice(p["brow"])))
    hairs.sort(key=lambda h: h[1])
    rng.shuffle(hairs)
    under = "M{} {}Q{} {} {} {}".format(*(n for q in ((a[0] - 3, a[1] + 1), (b[0], b[1] + 3), (c[0] + 7, c[1] + 1)) for n in q))
    return Part(st(under, 3.6 * bushy) + "".join(fi(d) for d, _ in hairs), p["brow"][0], fat=.5, ride=2, z=.5, move=f, gloss=.0, hatch=0, brush=.3, thin=True,
                paint="".join(fi(d, 1, c) for d, c in hairs), sculpt=[(.7, .4, "".join(fi(d, .5) for d, _ in hairs[::2]))])


def zones(p):
    """Where a face is warm and where it is cool: yellow brow, red nose, cheeks and lids, grey jaw and temples."""
    deep, blush = p["deep"], p["blush"]
    spot = lambda x, y, rx, ry, c, o, r=0: f'<ellipse rx="{rx}" ry="{ry}" transform="translate({x} {y}) rotate({r})" fill="{c}" fill-opacity="{o}"/>'
    return (blur(9, spot(192, 88, 46, 22, p.get("gold", "#d8a878"), .38) + both(spot(132, 128, 10, 34, p.get("ash", "#6f6a72"), .26) + spot(152, 226, 26, 20, p.get("ash", "#6f6a72"), .26, 35)), "zones")
            + blur(8, spot(154, 174, 24, 14, blush, .56, 24) + spot(247, 176, 24, 15, blush, .50, -24) + spot(200, 178, 15, 11, blush, .62) + spot(200, 236, 13, 6, blush, .30)
                   + both(spot(164, 137, 27, 16, deep, .30) + spot(181, 140, 7, 12, "#5a3040", .28)), "warm"))


def head(p, mood, turn, left=True, right=True, shut=False):
    """Ears (unless p says none) and face; the eyes at (164, 138) and (236, 138), the mouth about (200, 206). No face is the
    same on both sides: `askew` in p has for each side how much further out, lower and turned an eye is, and how much
    higher its brow."""
    skin, deep, blush = p["skin"], p["deep"], p["blush"]
    hatch = p.get("hatch", 1.0)
    brush = p.get("brush", 1.0)
    out = []
    if p.get("ears", True):
        out.append(Part(both(EAR), skin, fat=0.5, cap=5, z=-6, move=turn, skin=1.0, gloss=0.07, moist=.03, hatch=hatch, brush=brush,
                        paint=blur(3, both(el(121, 148, 9, 20, .55, blush) + el(120, 168, 6, 6, .6, "#b4503c")), "ears") + both(st(HELIX, 3.2, .22, "#f4c8a8") + fi(CONCHA, .6, deep) + st(FOSSA, 1.6, .5, deep)),
                        sculpt=[(4.4, 1.1, both(st(HELIX, 3.6))), (2.6, 1.2, both(st(ANTIHELIX, 3.4))), (-5, 1.3, both(fi(CONCHA))), (-2.6, .8, both(st(FOSSA, 1.6)))]))
    face = p.get("outline", "M200 50C152 50 127 82 126 122C125 148 130 172 141 196C152 220 180 244 200 244C220 244 248 220 259 196C270 172 275 148 274 122C273 82 248 50 200 50Z")
    smile = mood == "glad"
    sulk = mood == "sour"
    sc = [
        # the large planes: brow, sockets, cheekbones, the muzzle and the chin that stand out of the egg
        (15, 15, el(200, 208, 44, 34)), (9, 12, el(200, 190, 64, 26)), (15, 6, el(200, 241, 23, 12)),
        (-13, 4.6, both(el(166, 136, 23, 11.5, .95, r=6))),
        (9, 3.4, st("M138 122C148 110 170 110 188 123M212 124C230 112 252 111 262 124", 8)),
        (6, 6, el(198, 94, 50, 22)), (-7, 7, both(el(133, 112, 9, 22))),
        (10, 5, el(153, 171, 20, 8.5, r=26) + el(247, 172, 20, 8.5, r=-26)) if not smile else (15, 6.5, el(153, 169, 19, 14, r=24) + el(247, 170, 19, 14, r=-24)),
        (-9, 6, both(fi("M140 188C154 192 166 202 168 226C152 218 144 204 140 188Z"))),
        (6, 5, both(st("M142 200C152 222 172 240 190 244", 9))),
        # nose: a ridge that widens to its tip, wings, what is under it
        (10, 3.6, fi("M195.500 114L205 114C206.500 138 208 158 214 174C211 184 189 184 186.500 174C192 158 194.500 138 195.500 114Z")), (10, 5, fi("M196 146L205 146C208 158 211 166 214 176C211 186 189 186 186.500 176C190 166 193 158 196 146Z")), (6, 1.7, st("M200.500 124C201 142 200 158 200.500 172", 4.500)),
        (9, 2.8, el(200.500, 176.500, 9.5, 7.5)), (8, 1.6, el(186.500, 181, 5.6, 5.2) + el(214, 181.500, 5.4, 5)), (-7, 1, el(191.500, 187, 4, 1.800, r=-8) + el(208.800, 187.500, 4, 1.700, r=8)),
        (-3.4, 1.3, both(st("M179.500 174C176.500 180 178 187 183 190.500", 2.6))),
        (-3, 1.6, st("M200 191V198", 5)), (-4, 2.4, both(st("M191 122C187 140 186 156 184 168", 4.5))),
        (5, 5.4, el(199, 234, 16, 9)), (-2, 3.4, st("M186 221Q200 226 214 221", 6)),
        (-5, 2, st("M179 188C170 195 166 204 168 213M222 188C230 194 235 203 234 211", 3.2)) if not smile else (-7, 2.6, st("M181 184C168 188 156 194 151 207M221 184C232 188 244 193 249 205", 3.4)),
        # lids: the fold above, the bag below
        (6, 2.0, both(st("M145 133C152 124 168 123 182.500 136", 6))), (3, 1.8, both(st("M150 149C160 155 172 154 180 147", 4))), (-2.6, 1.0, both(st("M149 153C158 159.500 170 158.500 178 151.500", 2.2))),
    ]
    if smile:
        sc += [(-3, 1.4, both(st("M149 150C158 156 171 155 179 149", 2))), (-2.4, 1, both(st("M141 138L133 132M142 143L132 142M142 147L134 152", 1.5)))]
    if sulk:
        sc += [(-5, 1.2, st("M193.500 106L191.500 122M205.500 109L208 121", 2.2)), (5, 4, st("M176 122L196 118M224 122L204 118", 8))]
    mouth, mpaint, teeth = lips(p, mood) if p.get("mouth", True) else ([], "", None)
    sc += mouth
    paint = (zones(p) + both(st("M147 132C153 122 168 121 183 134", 1.4, .5, deep))
             + blur(1.6, fi("M192.500 116C188 140 187 158 182 172C186 170 191 168 193.500 160Z", .30, deep) + fi("M207.500 124C209 144 212 160 217 176C213 176 209 172 207 164Z", .42, deep) + fi("M186 186Q200 193 214 186L210 192Q200 196 190 192Z", .5, deep), "nosed")
             + el(191.500, 187, 4.2, 2, .8, "#2a0f0a", -8) + el(208.800, 187.500, 4.2, 1.900, .8, "#2a0f0a", 8)
             + p.get("paint", "") + mpaint)
    out.append(Part(face, skin, fat=0.72, z=0, move=turn, skin=1.0, gloss=p.get("gloss", .045), tight=10, moist=p.get("moist", .05), hatch=hatch, brush=brush, paint=paint, sculpt=sc + p.get("sculpt", [])))
    if teeth:
        # they follow the jaw: the outer ones lie in the cheeks' shade, and all in that of the lip
        out.append(Part(teeth, "#ece0d0", fat=0.3, cap=3, ride=2, z=1.5, move=turn, gloss=0.12, skin=.5, brush=.3,
                        paint="".join(st(f"M{x} 190V230", .6, .2, "#8a6450") for x in (179, 185, 192.500, 200.500, 208.500, 216, 222)) + blur(2.4, st("M158 192C176 205 226 205 242 190", 5, .6, "#5a2c20") + both(el(168, 204, 9, 12, .8, "#4a2018")), "teeth"), hatch=0))
    askew = p.get("askew", {})
    for side, on in ((-1, left), (1, right)):
        if on:
            out += eye(p, mood, 200 + side * 36, 138, side, turn, p.get("eye", 1.0), shut, askew.get(side, (0, 0, 0, 0)))
    return out


def eye(p, mood, x, y, side, turn, scale=1.0, shut=False, askew=(0, 0, 0, 0)):
    """A ball in the shade of its lid, with a wet rim, lids that are thick, lashes, the lamp's light and a faint one of the table's."""
    up, low = EYE[mood]
    outward, lower, turned, higher = askew
    place = f"{turn} translate({x + side * outward} {y + lower}) rotate({turned})"
    f = f"{place} scale({scale if side < 0 else -scale} {scale})"
    ix, iy = {"calm": (0.5, .9), "glad": (0.5, -1.6), "sour": (2.0, 2.6)}[mood]
    ix, iy = ix - .5 * side + 5 * looking.aside(side), iy + 2.6 * looking.down()
    iris, dark, edge = p["iris"], "#1a1210", " ".join(map(str, numbers(up)[-2:]))
    brim, rng = points(up, 24), random.Random(5 + side)
    paint = (fi("M-30 -30H30V30H-30Z", 1, p["white"]) + radial("sc", ix, 1, 19, (.4, "#4a2c22", 0), (1, "#4a2c22", .62)) + fi("M-30 -30H30V30H-30Z", 1, "url(#sc)") + blur(.5, el(15.5, 4.5, 2.6, 2, .9, "#b0604e"), "tear")
             + blur(.6, el(ix, iy, 8.3, 8.3, .95, "#141518"), "limbus") + grad("ir", ix, iy - 7, ix, iy + 7, (0, p.get("iris_dark", "#12202c")), (.55, iris), (1, p.get("iris_light", iris))) + el(ix, iy, 7.2, 7.2, 1, "url(#ir)")
             + "".join(st(f"M{ix + 3.4 * math.cos(t):.1f} {iy + 3.4 * math.sin(t):.1f}L{ix + q * math.cos(t):.1f} {iy + q * math.sin(t):.1f}", .5, .4, dark) for t, q in [(i * math.pi / 9 + rng.uniform(-.1, .1), rng.uniform(5.5, 7)) for i in range(18)])
             + el(ix, iy, 3.5, 3.5, 1, "#050607") + blur(1.3, st(up, 9.5, .75, "#1c0f0c"), "lidded"))
    glint = (ix - 2.7) if side < 0 else (ix + 2.7)
    look = dict(move=f, skin=1.0, tight=14)
    if shut:
        out = closed(p, mood, up, low, look)
        brim = points(SHUT[mood], 24)
    else:
        out = [Part(up + low, p["white"], fat=0.5, cap=5, ride=3, z=-.5, move=f, gloss=0.03, tight=90, paint=paint, hatch=0,
                    glow=el(glint, iy - 3.1, *p.get("glint", (1.65, 1.35)), .95, "#fff0d8") + blur(.5, el(2 * ix - glint, iy + 3.6, 2.3, .9, .20, "#ffc890"), "tabled"))]
        out.append(Part(st(f"M{edge}{low[:-1]}", 2.4), p["skin"], fat=.6, cap=1.6, ride=1.6, z=.7, gloss=.22, hatch=0, paint=fi("M-30 -30H30V30H-30Z", .5, p["blush"]) + st(f"M{edge}{low[:-1]}", .7, .45, "#f0c4b0"), **look | dict(tight=40)))
        fold = "C17 0 12 -8 3 -10.500C-6 -11.500 -15 -7 -19.500 3.200Z" if mood != "sour" else "C17 -2 12 -5 3 -7.500C-6 -9 -15 -6 -18.500 2.500Z"
        out.append(Part(up + fold, p["skin"], fat=0.8, ride=2, z=1.6, gloss=0.08, brush=.8, hatch=0, paint=fi("M-30 -30H30V30H-30Z", .26, p["deep"]) + blur(.8, st(up, 3, .35, "#7a3428"), "rim"), **look))
    out.append(lashes(brim, p.get("lash", 1.0), shut, f))
    if p.get("brow"):
        out.append(brow(p, mood, side, f"{place} translate(0 {-higher}) scale({scale if side < 0 else -scale} {scale})"))
    return out


SHUT = {  # where the lids of the left eye meet
    "calm": "M-20 3.500C-14 7.500 -9 9.800 -2 10C5 10 12 8.500 18 4.500",
    "glad": "M-20 4C-14 4.500 -9 5 -2 5C5 5 12 5 18 4.500",
    "sour": "M-20 5C-14 9 -9 10.500 -2 10.500C5 10.200 12 9 18 6",
}


CREASE = "M-17.500 .5C-13 -4.500 -6 -7 2 -6.700C10 -6 14 -2 17 3"


def closed(p, mood, up, low, look):
    """A lid over the ball, its fold above and a thin shade below; skin there is thinner, and redder, than on a cheek."""
    deep, meet, ends = p["deep"], SHUT[mood], SHUT[mood].split("C")[0][1:]
    lid = f"{meet}C17.500 -3 11 -10 2 -11C-7 -11.500 -16 -6 {ends}Z"
    veil = fi("M-30 -30H30V30H-30Z", .20, p["blush"])
    return [Part(up + low, p["skin"], fat=.9, cap=5, ride=3, z=.2, gloss=.06, brush=.4, paint=fi("M-30 -30H30V30H-30Z", .3, deep), **look),
            Part(st(meet, 6), p["skin"], fat=.5, cap=1, ride=2, z=.3, gloss=.05, hatch=0, paint=veil + blur(1.1, st(meet, 6, .6, deep), "below"), **look),
            Part(lid, p["skin"], fat=.95, cap=7, ride=3, z=1.4, gloss=.04, moist=.02, hatch=0, brush=.3, **look,
                 paint=veil + fi("M-30 -30H30V30H-30Z", .30, deep) + blur(1.6, st(meet, 6, .35, "#7a3428"), "lidshade") + blur(1.4, st(CREASE, 5, .42, deep), "fold") + blur(.6, st(CREASE, 1.6, .6, "#4a2018"), "crease"),
                 sculpt=[(-2.4, .8, st(CREASE, 2)), (1.2, 1.4, st("M-18 -3C-13 -9 -6 -11 2 -10.700C10 -10 15 -5 18 0", 3))])]


def lashes(brim, much, shut, f):
    """Along the rim of the upper lid, which they darken; of closed eyes they hang, and lie before the cheek."""
    if shut:
        wide = [.7 + 2.1 * (1 - abs(k - 9) / 16) * (.55 + .45 * much) for k in range(24)]
        rim = outlined([(a, b - .45 * w) for (a, b), w in zip(brim, wide)], [(a, b + .55 * w) for (a, b), w in zip(brim, wide)])
        hairs = [strand(a, b, 2.55 - .06 * k, (6.4 - .22 * k) * (.6 + .4 * much), 1.2, -.3) for k, (a, b) in enumerate(brim[:18]) if k % 2 == 0]
    else:
        rim = outlined([(a, b - (.5 + 2.3 * much * (1 - k / 23) ** .6)) for k, (a, b) in enumerate(brim)], [(a, b + .4) for a, b in brim])
        hairs = [strand(a, b, -2.5 + .03 * k, (4.4 - .3 * k) * much, 1.3, .25) for k, (a, b) in enumerate(brim[:16:2])]
    return Part(fi(rim) + "".join(fi(d) for d in hairs), "#1d110d", fat=0.4, cap=1.2, ride=1, z=1.2, move=f, gloss=0.05, hatch=0, thin=True)


def lips(p, mood):
    lip = p["lip"]
    if mood == "calm":
        line = "M170 204C182 205.500 192 204.500 200 206.500C208 204.500 220 203 232 198.500"
        upper = "M170 204C182 198.500 193 195.500 200 198.500C206 195.500 219 195 232 198.500C219 202.500 208 204.500 200 206.500C192 204.500 182 205.500 170 204Z"
        lower = "M174 206C185 206.500 192 205.500 200 207.500C208 205.500 217 204 227 202.500C221 214 211 219 200 219C189 219 180 214 174 206Z"
        return [(5, 1.8, fi(upper)), (9, 2.6, fi(lower)), (-8, .9, st(line, 2.2)), (-3, 2.2, el(168, 205, 3, 3) + el(233, 198.500, 3, 3))], blur(.7, fi(upper, .85, lip) + fi(lower, .66, lip), "lips") + blur(1.2, el(197, 212, 11, 1.800, .42, "#f0bca4"), "wet") + blur(2.4, fi("M184 221Q200 226 216 220Q212 226 200 227Q190 226 184 221Z", .12, p["deep"]), "chinned") + st(line, 1.5, .92, "#3a1612") + blur(.8, st("M233.500 194C236 197 236 200 235 202.500", 1.4, .35, "#3a1612"), "cornered"), None
    if mood == "glad":
        open_ = "M165 195.500C176 200.500 188 202.500 201 202.500C214 202.500 226 200 236 194C234 210 221 224.500 201.500 224.500C182 224.500 168 211.500 165 195.500Z"
        upper = "M163 194.500C175 195 188 195.500 195 196Q201 198 207 195.800C214 195 227 194 238 193C227 201 214 203.500 201 203.500C188 203.500 175 201.500 163 194.500Z"
        lower = "M167 204C173 217 185 223.500 201.500 223.500C218 223.500 229 216.500 234 203C235 219 221 232 201.500 232C182 232 168.500 220 167 204Z"
        teeth = "M168.500 198C178 201.500 189 202.500 201 202.500C213 202.500 224 201 232.500 196.500C230 206 218 212.800 201.500 212.800C185 212.800 172 207.500 168.500 198Z"
        corners = both(st("M157 187C154 194 156 201 161 206", 1.6, .38, "#3a1610"))
        return ([(2, 1.6, fi(upper)), (5, 2.4, fi(lower)), (-8, 1.8, fi(open_)), (-2.5, 2.6, el(159, 194, 3.5, 4) + el(242, 192, 3.5, 4))],
                blur(2.4, corners, "laughs") + fi(open_, 1, "#2a0d0c") + blur(1.2, fi("M183 221.500C191 214.500 212 214.500 220 220.500C214 226 190 227 183 221.500Z", .95, "#b0524a"), "tongue") + blur(.6, fi(upper, .72, lip) + fi(lower, .62, lip), "lips")
                + blur(1.1, st("M184 227.500Q201 231.500 219 227", 2.2, .42, "#f0bca4") + st("M180 196.500Q188 195.500 195 196.500", 1, .2, "#f0bca4"), "wetly"), teeth)
    line = "M172 216C184 207 193 204.500 200 205.500C207 204.500 216 207 228 217"
    upper = "M172 216C182 203 194 199 200 201C206 199 218 203 228 217C216 208 207 205.500 200 206.500C193 205.500 184 208 172 216Z"
    lower = "M178 212C187 207.500 194 206.500 200 207.500C206 206.500 213 207.500 222 213C217 218 209 219 200 219C191 219 183 217 178 212Z"
    return [(5, 1.8, fi(upper)), (8, 2.2, fi(lower)), (-8, .9, st(line, 2.4)), (-7, 2.4, st("M170 217L165 227M230 218L235 228", 3)), (-5, 3, st("M186 226Q200 222 214 226", 5))], fi(upper, .75, lip) + fi(lower, .55, lip) + st(line, 2.6, 1, "#2a0f0c") + st("M170 217L165 226M230 218L235 227", 2, .55, "#2a0f0c"), None


def capsule(points, widths):
    """A finger's outline: circles along a line, joined."""
    out = ""
    n = len(points)
    for i in range(n - 1):
        (x0, y0), (x1, y1), w0, w1 = points[i], points[i + 1], widths[i], widths[i + 1]
        d = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d, (x1 - x0) / d
        out += f'<path d="M{x0 + nx * w0:.1f} {y0 + ny * w0:.1f}L{x1 + nx * w1:.1f} {y1 + ny * w1:.1f}L{x1 - nx * w1:.1f} {y1 - ny * w1:.1f}L{x0 - nx * w0:.1f} {y0 - ny * w0:.1f}Z" fill="#fff"/>'
    for (x, y), w in zip(points, widths):
        out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{w:.1f}" fill="#fff"/>'
    return out
