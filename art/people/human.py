"""What human faces and hands share: planes, eyes, lips, fingers."""
from sculpt import *

EYE = {  # upper lid, lower lid of the left eye (inner corner right); about 0,0
    "calm": ("M-19 3.500C-13 -5 -5 -7.800 3 -7.200C10 -6.500 15 -2 18 4.500", "C11 7.800 4 8.800 -2 8.400C-9 8 -14 6.500 -19 3.500Z"),
    "glad": ("M-19 4C-13 -6 -4 -8.600 3 -8C10 -7 15 -2 18 5", "C11 5 4 4 -2 3.600C-9 3.600 -14 4 -19 4Z"),
    "sour": ("M-18 2C-12 -4.500 -4 -5 3 -4C10 -2.500 15 1 18 5", "C11 8.500 4 9.500 -2 9C-9 8.500 -14 6 -18 2Z"),
}
BROW = {
    "calm": "M-23 -13C-14 -23 0 -24 20 -15L19 -10C4 -16 -10 -16 -23 -13Z",
    "glad": "M-24 -17C-15 -29 1 -30 20 -20L19 -15C4 -22 -10 -22 -24 -17Z",
    "sour": "M-23 -17C-14 -23 4 -18 21 -7L18 -2C4 -11 -10 -15 -23 -17Z",
}


def head(p, mood, turn, eyes=True, left=True, right=True, shut=False):
    """Ears and face; the eyes at (164, 138) and (236, 138), the mouth about (200, 206)."""
    skin, deep, blush = p["skin"], p["deep"], p["blush"]
    hatch = p.get("hatch", 1.0)
    out = [Part(both(el(124, 150, 12, 24, r=8)), skin, fat=0.6, z=-6, move=turn, skin=0.9, gloss=0.08, hatch=hatch,
                paint=both(st("M118 138C128 132 130 150 122 164", 4, .5, deep)), sculpt=[(-5, 2, both(st("M120 138C128 134 129 150 122 162", 5)))])]
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
        # nose
        (10, 4, st("M200 118C199 140 200 158 200 172", 11)), (8, 2.0, st("M200 128V174", 5)),
        (12, 4.2, el(200, 178, 10.5, 8)), (6, 2.2, both(el(188, 181.5, 6, 5))), (-6, 1.1, both(el(193, 187, 3.6, 1.7))),
        (-2.4, 2.2, both(st("M180.500 174C178.500 181 180 187 184.500 190", 3))),
        (-2.5, 2, st("M200 191V198", 5)),
        (7, 5, el(200, 234, 15, 8)), (-6, 3.4, st("M186 221Q200 226 214 221", 6)),
        (-4 if not smile else -7, 2.6, both(st("M178 188C169 195 165 204 167 213", 3.4))),
        # lids: the fold above, the bag below
        (6, 2.0, both(st("M145 133C152 124 168 123 182.500 136", 6))), (-5, .9, both(st("M145 128.500C153 119 168 119 183 132", 1.8))), (3, 2, both(st("M150 149C160 155 172 154 180 147", 4))), (-2.4, 1.2, both(st("M150 154C160 160 172 158 179 151", 2.4))),
    ]
    if smile:
        sc += [(-4, 1.2, both(st("M148 152C158 160 172 159 180 151", 2))), (-3, 1, both(st("M140 138L132 134M141 143L132 144", 1.6)))]
    if sulk:
        sc += [(-5, 1.4, st("M194 108L192 122M206 108L208 122", 2.4)), (5, 4, st("M176 122L196 118M224 122L204 118", 8))]
    mouth, mpaint, teeth = lips(p, mood)
    sc += mouth
    paint = (radial("bl", 0, 0, 1, (0, blush, .55), (1, blush, 0))
             + both(f'<ellipse cx="0" cy="0" rx="1" ry="1" transform="translate(150 178) rotate(25) scale(27 17)" fill="url(#bl)"/>')
             + f'<ellipse cx="0" cy="0" rx="1" ry="1" transform="translate(200 178) scale(18 14)" fill="url(#bl)"/>'
             + both(f'<ellipse rx="1" ry="1" transform="translate(164 136) scale(28 18)" fill="{deep}" fill-opacity=".22"/>')
             + both(st("M147 132C153 122 168 121 183 134", 1.6, .55, deep)) + p.get("paint", "") + mpaint)
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
    look = {"calm": (0.5, 1.2), "glad": (0.5, -1.5), "sour": (2.5, 2.2)}[mood]
    ix, iy = look[0], look[1]
    iris = p["iris"]
    paint = (fi("M-30 -30H30V30H-30Z", 1, p["white"]) + fi(up + low, .0)
             + el(ix, iy, 8.4, 8.4, 1, "#0d151b") + el(ix, iy, 7.4, 7.4, 1, iris) + radial("ir", ix, iy + 3, 7.5, (0, "#ffffff", .28), (1, "#ffffff", 0)) + el(ix, iy, 7.6, 7.6, 1, "url(#ir)")
             + "".join(st(f"M{ix + 3.6 * math.cos(t):.1f} {iy + 3.6 * math.sin(t):.1f}L{ix + 7.2 * math.cos(t):.1f} {iy + 7.2 * math.sin(t):.1f}", .6, .35, "#0d151b") for t in [i * math.pi / 8 for i in range(16)])
             + el(ix, iy, 3.7, 3.7, 1, "#05080a") + st(up, 9, .55, "#241410") + el(15.5, 4.5, 3, 2.4, .7, "#b86a58"))
    out = [Part(up + low, p["white"], fat=0.5, cap=5, ride=3, z=-.5, move=f, gloss=0.05, tight=70, paint=paint, hatch=0,
                glow=el(ix + (-2.8 if side < 0 else 2.8), iy - 3.2, 1.6, 1.4, .9, "#fff4e4"))]
    lid = up if not shut else "M-19 3.500C-14 6.500 -9 8.200 -2 8.600C4 9 11 8 18 4.500"
    if shut:
        out = [Part(up + low, p["skin"], fat=0.9, cap=5, ride=3, z=.2, move=f, skin=1.0, gloss=0.16, tight=18, paint=fi("M-30 -30H30V30H-30Z", .16, p["deep"]) + st(up, 2.4, .3, p["deep"]))]
    out.append(Part(up + "C17 0 12 -9 3 -11.500C-6 -12.500 -15 -8 -19 3.500Z" if mood != "sour" else up + "C17 -3 12 -6 3 -8.500C-6 -10 -15 -7 -18 2Z", p["skin"], fat=0.8, ride=2, z=1.6, move=f, skin=1.0, gloss=0.16, tight=18, paint=fi("M-30 -30H30V30H-30Z", .28, p["deep"])))
    out.append(Part(st(lid, 2.3), "#1d0f0b", fat=0.5, ride=1, z=1.2, move=f, gloss=0.1, hatch=0))
    if p.get("brow"):
        out.append(Part(BROW[mood], p["brow"], fat=0.5, ride=2.5, z=0.6, move=f, gloss=0.05,
                        sculpt=[(.8, .5, "".join(st(f"M{bx} -6L{bx - 8} -24", 1) for bx in range(-20, 28, 3)))]))
    return out


def lips(p, mood):
    lip = p["lip"]
    if mood == "calm":
        line = "M173 205C184 204 192 203.500 200 205.500C208 203.500 217 203 229 201.500"
        upper = "M173 205C184 199 194 197 200 199.500C206 197 217 197 229 201.500C217 203 208 203.500 200 205.500C192 203.500 184 204 173 205Z"
        lower = "M176 206.500C186 204 192 204 200 206C208 204 214 204 224 205.500C218 213 210 217 200 217C190 217 182 213 176 206.500Z"
        return [(5, 1.8, fi(upper)), (8, 2.4, fi(lower)), (-7, .9, st(line, 2)), (-4, 2, el(171, 206, 3, 3) + el(231, 201, 3, 4))], fi(upper, .75, lip) + fi(lower, .55, lip) + st(line, 1.7, .9, "#3a1512"), None
    if mood == "glad":
        open_ = "M170 200C184 203 216 203 232 197C228 214 216 221 202 221C188 221 176 214 170 200Z"
        upper = "M167 198C182 194 194 194 201 197C208 193 220 192 235 194L232 198C216 204 184 204 170 201Z"
        lower = "M172 205C178 216 190 221 202 221C214 221 226 215 231 203C230 218 218 229 202 229C186 229 175 218 172 205Z"
        teeth = "M173 201.500C186 204.500 216 204.500 230 199C226 209 216 213 202 213C188 213 178 209 173 201.500Z"
        return [(5, 1.6, fi(upper)), (7, 2, fi(lower)), (-8, 1.2, fi(open_)), (-5, 2, el(166, 199, 3.5, 4) + el(236, 195, 3.5, 4))], fi(open_, 1, "#2a0d0c") + fi("M186 217C192 211 212 211 218 216C212 221 194 222 186 217Z", 1, "#8d3f3a") + fi(upper, .75, lip) + fi(lower, .6, lip), teeth
    line = "M176 211C186 205 194 204 200 205C206 204 214 205 224 212"
    upper = "M176 211C184 201 194 199 200 201C206 199 216 201 224 212C214 205 206 204 200 205C194 204 186 205 176 211Z"
    lower = "M180 209C188 206 194 205.500 200 206.500C206 205.500 212 206 220 210C216 215 208 217 200 217C192 217 184 214 180 209Z"
    return [(5, 1.8, fi(upper)), (8, 2.2, fi(lower)), (-7, .9, st(line, 2.2)), (-6, 2.4, st("M174 212L170 220M226 213L230 220", 3))], fi(upper, .7, lip) + fi(lower, .5, lip) + st(line, 1.8, .9, "#3a1512"), None


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


def hand(skin_, deep, sleeve, flip, skin=0.7, cuff="#222222", nails=None, gloss=0.08, metal=0.0, wide=1.0, fingers=4, spread=1.0, sleeve_paint="", extra=None, tips=None):
    """The hand at columns 60 to 130: sleeve, back of the hand, thumb inside, fingers to the viewer."""
    t = "translate(400 0) scale(-1 1)" if flip else ""
    P = lambda *a, **k: Part(*a, move=t, **k)
    out = [P("M40 -20C36 10 44 34 60 50L120 46C126 26 120 0 112 -20Z", sleeve, fat=0.6, cap=16, z=0, gloss=0.08, tight=10, sheen=0.3, paint=sleeve_paint,
             sculpt=[(4, 3, st("M46 10Q80 22 116 8M50 28Q84 38 118 26", 5)), (-3, 2, st("M46 18Q80 30 118 16", 3))]),
           P("M58 42C78 52 104 50 122 40L124 54C104 64 78 66 60 56Z", cuff, fat=0.7, cap=8, z=10, gloss=0.1)]
    # thumb, on the inner side
    out.append(P(capsule([(112, 66), (126, 78), (130, 92)], [9 * wide, 8 * wide, 6 * wide]), skin_, fat=0.8, z=2, skin=skin, gloss=gloss, metal=metal))
    n = fingers
    shade_ = fi("M40 40H140V72H40Z", .25, deep)
    back = "M64 56C80 62 104 60 118 50C126 62 126 78 118 88C100 94 76 94 64 88C56 78 58 64 64 56Z"
    out.append(P(back, skin_, fat=0.55, cap=14, z=6, skin=skin, gloss=gloss, metal=metal, paint=shade_,
                 sculpt=[(3, 1.8, "".join(st(f"M{72 + i * (42 / max(n - 1, 1)):.0f} 86L{82 + i * 7:.0f} 62", 4) for i in range(n)))]))
    for i in range(n):
        u = i / max(n - 1, 1)
        x = 68 + u * 46
        length = (22, 27, 29, 24)[i] if n == 4 else (24, 29, 25)[i]
        dx = (u - 0.5) * 10 * spread
        w = (7.2 if n == 4 else 9) * wide
        pts = [(x, 84), (x + dx * 0.5, 84 + length * 0.5), (x + dx, 84 + length)]
        out.append(P(capsule(pts, [w, w * 0.92, w * 0.78]), skin_, fat=0.85, z=8, skin=skin, gloss=gloss, metal=metal,
                     paint=(fi(f"M0 {80 + length}H200V140H0Z", .0, deep)) + st(f"M{x - 5 + dx * .5} {83 + length * .5}Q{x + dx * .5} {86 + length * .5} {x + 5 + dx * .5} {83 + length * .5}", 1, .45, deep)
                     + (f'<ellipse cx="{x + dx:.1f}" cy="{84 + length + w * .2:.1f}" rx="{w * .48:.1f}" ry="{w * .5:.1f}" fill="{nails}"/>' if nails else ""),
                     sculpt=[(3, 2, el(x, 84, w * .7, w * .7)), (2, 1.5, el(x + dx * .5, 84 + length * .5, w * .6, w * .5)), (-1.5, .6, st(f"M{x - 6 + dx * .5} {86 + length * .5}H{x + 6 + dx * .5}", 1.2))]))
    if extra:
        out += extra(P)
    return out


def hand_pair(*a, **k):
    return hand(*a, flip=False, **k) + hand(*a, flip=True, **k)
