"""What human faces and hands share: planes, eyes, lips; a finger's outline."""
from sculpt import *

EYE = {  # upper lid, lower lid of the left eye (inner corner right); about 0,0
    "calm": ("M-20 3.500C-14 -4.500 -5 -7 3 -6.400C10 -5.600 15 -1.500 18 4.500", "C11 7.800 4 8.800 -2 8.400C-9 8 -14 6.500 -20 3.500Z"),
    "glad": ("M-20 3C-13 -7 -4 -9.600 3 -9C10 -8 15 -3 18 4", "C11 3 4 1.600 -2 1.400C-9 1.600 -14 2.600 -20 3Z"),
    "sour": ("M-18 2C-12 -2.500 -4 -3 3 -1.500C10 .5 15 3 18 6", "C11 9 4 9.800 -2 9.200C-9 8.700 -14 6 -18 2Z"),
}
BROW = {
    "calm": "M-25 -13C-15 -24 0 -25 22 -17L21 -9C4 -16 -10 -16 -25 -13Z",
    "glad": "M-26 -21C-16 -35 2 -36 22 -25L21 -17C5 -26 -11 -25 -26 -21Z",
    "sour": "M-25 -20C-14 -26 5 -19 25 -3L20 4C6 -9 -10 -15 -25 -20Z",
}


def head(p, mood, turn, left=True, right=True, shut=False):
    """Ears (unless p says none) and face; the eyes at (164, 138) and (236, 138), the mouth about (200, 206)."""
    skin, deep, blush = p["skin"], p["deep"], p["blush"]
    hatch = p.get("hatch", 1.0)
    out = []
    if p.get("ears", True):
        out.append(Part(both(el(124, 150, 12, 24, r=8)), skin, fat=0.6, z=-6, move=turn, skin=0.9, gloss=0.08, hatch=hatch,
                        paint=both(st("M118 138C128 132 130 150 122 164", 4, .5, deep)), sculpt=[(-5, 2, both(st("M120 138C128 134 129 150 122 162", 5)))]))
    face = p.get("outline", "M200 50C152 50 127 82 126 122C125 148 130 172 141 196C152 220 180 244 200 244C220 244 248 220 259 196C270 172 275 148 274 122C273 82 248 50 200 50Z")
    smile = mood == "glad"
    sulk = mood == "sour"
    sc = [
        # the large planes: brow, sockets, cheekbones, the muzzle and the chin that stand out of the egg
        (20, 17, el(200, 214, 46, 34)), (9, 12, el(200, 190, 64, 26)),
        (-12, 6, both(el(165, 136, 24, 13, .95, r=6))),
        (9, 4, both(st("M138 122C148 110 170 110 188 123", 8))),
        (6, 6, el(200, 94, 50, 22)), (-6, 9, both(el(133, 112, 9, 22))),
        (10 if not smile else 14, 6.5, both(el(153, 171 if not smile else 166, 20, 9, r=26))),
        (-9, 8, both(fi("M140 188C154 192 166 202 168 226C152 218 144 204 140 188Z"))),
        (6, 6, both(st("M142 200C152 222 172 240 190 244", 9))),
        # nose: a wedge that widens to its tip, wings, what is under it
        (13, 4.2, fi("M194 112L206 112L211 172L216 184L184 184L189 172Z")), (6, 2.0, st("M200 124V172", 6)),
        (10, 3.6, el(200, 177, 12, 8.5)), (8, 2.0, both(el(185.500, 181, 7, 6))), (-7, 1.1, both(el(191.500, 187.500, 4.4, 2))),
        (-3, 1.6, both(st("M178.500 173C175.500 180 177 187 182.500 191", 3))),
        (-3, 2, st("M200 191V198", 6)), (-4, 3, both(st("M191 122C187 140 186 156 184 168", 5))),
        (7, 5, el(200, 234, 15, 8)), (-6, 3.4, st("M186 221Q200 226 214 221", 6)),
        (-4 if not smile else -7, 2.6, both(st("M178 188C169 195 165 204 167 213", 3.4))),
        # lids: the fold above, the bag below
        (6, 2.0, both(st("M145 133C152 124 168 123 182.500 136", 6))), (-5, .9, both(st("M145 128.500C153 119 168 119 183 132", 1.8))), (3, 2, both(st("M150 149C160 155 172 154 180 147", 4))), (-2.4, 1.2, both(st("M150 154C160 160 172 158 179 151", 2.4))),
    ]
    if smile:
        sc += [(-4, 1.2, both(st("M148 152C158 160 172 159 180 151", 2))), (-3, 1, both(st("M140 138L132 134M141 143L132 144", 1.6)))]
    if sulk:
        sc += [(-5, 1.4, st("M194 108L192 122M206 108L208 122", 2.4)), (5, 4, st("M176 122L196 118M224 122L204 118", 8))]
    mouth, mpaint, teeth = lips(p, mood) if p.get("mouth", True) else ([], "", None)
    sc += mouth
    paint = (radial("bl", 0, 0, 1, (0, blush, .55), (1, blush, 0))
             + both(f'<ellipse cx="0" cy="0" rx="1" ry="1" transform="translate(150 178) rotate(25) scale(27 17)" fill="url(#bl)"/>')
             + f'<ellipse cx="0" cy="0" rx="1" ry="1" transform="translate(200 178) scale(18 14)" fill="url(#bl)"/>'
             + both(f'<ellipse rx="1" ry="1" transform="translate(164 136) scale(28 18)" fill="{deep}" fill-opacity=".22"/>')
             + both(st("M147 132C153 122 168 121 183 134", 1.6, .55, deep))
             + both(fi("M192 116C187 140 186 158 181 172C186 170 191 168 193 160Z", .26, deep)) + both(el(191.500, 187.500, 4.6, 2.2, .75, "#2a0f0a")) + st("M182 190Q200 196 218 190", 2.4, .35, deep)
             + p.get("paint", "") + mpaint)
    out.append(Part(face, skin, fat=0.72, z=0, move=turn, skin=1.0, gloss=0.10, tight=14, hatch=hatch, paint=paint, sculpt=sc + p.get("sculpt", [])))
    if teeth:
        out.append(Part(teeth, "#fffaf0", fat=0.12, cap=1.5, ride=2, z=1.5, move=turn, gloss=0.25, paint="".join(st(f"M{x} 190V230", .8, .35, "#6a4a3a") for x in (186, 193, 200, 207, 214)), hatch=0))
    for side, on in ((-1, left), (1, right)):
        if on:
            out += eye(p, mood, 164 if side < 0 else 236, 138, side, turn, p.get("eye", 1.0), shut)
    return out


def eye(p, mood, x, y, side, turn, scale=1.0, shut=False):
    up, low = EYE[mood]
    f = f"{turn} translate({x} {y}) scale({scale if side < 0 else -scale} {scale})"
    look = {"calm": (0.5, 1.8), "glad": (0.5, -1.5), "sour": (2.5, 2.2)}[mood]
    ix, iy = look[0], look[1]
    iris = p["iris"]
    paint = (fi("M-30 -30H30V30H-30Z", 1, p["white"]) + fi(up + low, .0)
             + el(ix, iy, 8.9, 8.9, 1, "#0d151b") + el(ix, iy, 7.8, 7.8, 1, iris) + radial("ir", ix, iy + 3, 7.5, (0, "#ffffff", .28), (1, "#ffffff", 0)) + el(ix, iy, 7.6, 7.6, 1, "url(#ir)")
             + "".join(st(f"M{ix + 3.6 * math.cos(t):.1f} {iy + 3.6 * math.sin(t):.1f}L{ix + 7.2 * math.cos(t):.1f} {iy + 7.2 * math.sin(t):.1f}", .6, .35, "#0d151b") for t in [i * math.pi / 8 for i in range(16)])
             + el(ix, iy, 4.1, 4.1, 1, "#05080a") + st(up, 9, .55, "#241410") + el(15.5, 4.5, 3, 2.4, .7, "#b86a58"))
    out = [Part(up + low, p["white"], fat=0.5, cap=5, ride=3, z=-.5, move=f, gloss=0.05, tight=70, paint=paint, hatch=0,
                glow=el(ix + (-2.8 if side < 0 else 2.8), iy - 3.4, 2.5, 2.2, 1, "#fff4e4") + el(ix + (3 if side < 0 else -3), iy + 3.6, 1.3, 1.1, .5, "#bfe4ff"))]
    lid = up if not shut else "M-19 3.500C-14 6.500 -9 8.200 -2 8.600C4 9 11 8 18 4.500"
    if shut:
        out = [Part(up + low, p["skin"], fat=0.9, cap=5, ride=3, z=.2, move=f, skin=1.0, gloss=0.16, tight=18, paint=fi("M-30 -30H30V30H-30Z", .16, p["deep"]) + st(up, 2.4, .3, p["deep"]))]
    out.append(Part(up + "C17 0 12 -9 3 -11.500C-6 -12.500 -15 -8 -19 3.500Z" if mood != "sour" else up + "C17 -3 12 -6 3 -8.500C-6 -10 -15 -7 -18 2Z", p["skin"], fat=0.8, ride=2, z=1.6, move=f, skin=1.0, gloss=0.16, tight=18, paint=fi("M-30 -30H30V30H-30Z", .28, p["deep"])))
    out.append(Part(st(lid, 3), "#1d0f0b", fat=0.5, ride=1, z=1.2, move=f, gloss=0.1, hatch=0))
    if p.get("brow"):
        out.append(Part(BROW[mood], p["brow"], fat=0.5, ride=2.5, z=0.6, move=f, gloss=0.05,
                        sculpt=[(.8, .5, "".join(st(f"M{bx} -6L{bx - 8} -24", 1) for bx in range(-20, 28, 3)))]))
    return out


def lips(p, mood):
    lip = p["lip"]
    if mood == "calm":
        line = "M170 204C182 205.500 192 204.500 200 206.500C208 204.500 220 203 232 198.500"
        upper = "M170 204C182 198.500 193 195.500 200 198.500C206 195.500 219 195 232 198.500C219 202.500 208 204.500 200 206.500C192 204.500 182 205.500 170 204Z"
        lower = "M174 206C185 206.500 192 205.500 200 207.500C208 205.500 217 204 227 202.500C221 214 211 219 200 219C189 219 180 214 174 206Z"
        return [(5, 1.8, fi(upper)), (9, 2.6, fi(lower)), (-8, .9, st(line, 2.2)), (-5, 2, el(168, 205, 3, 3) + el(234, 198, 3.5, 4)), (-6, 3, st("M186 224Q200 228 214 224", 5))], fi(upper, .8, lip) + fi(lower, .6, lip) + st(line, 2.4, 1, "#2a0f0c") + st("M234 192C238 196 238 200 236 204", 1.8, .5, "#2a0f0c"), None
    if mood == "glad":
        open_ = "M164 198C180 202 218 202 236 194C234 216 220 227 202 227C184 227 168 218 164 198Z"
        upper = "M161 196C178 191 194 191 201 194.500C208 190 222 188 239 191L236 195C218 202 182 202 164 199Z"
        lower = "M166 204C172 219 186 227 202 227C218 227 230 219 235 202C236 220 222 234 202 234C182 234 168 222 166 204Z"
        teeth = "M167 200C182 204 218 204 234 196.500C231 209 218 214 202 214C186 214 171 210 167 200Z"
        return [(5, 1.6, fi(upper)), (7, 2, fi(lower)), (-9, 1.2, fi(open_)), (-6, 2, el(160, 197, 3.5, 4) + el(240, 192, 3.5, 4)), (7, 4, both(st("M158 178C154 190 154 200 158 210", 8)))], fi(open_, 1, "#2a0d0c") + fi("M184 223C192 215 212 215 220 221C214 227 192 228 184 223Z", 1, "#a0463f") + fi(upper, .8, lip) + fi(lower, .65, lip) + both(st("M158 190C153 198 153 206 157 213", 2, .45, "#2a0f0c")), teeth
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
