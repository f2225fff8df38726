#!/usr/bin/python3
"""The seed picture: a showdown in Corellian Spike as the finished game is to look.

usage: seed.py --faces DIR --out FILE.png [--work DIR] [--keep room] [--keep table] [--draft] [--nice N]

DIR holds the faces of the decks as pictures, a folder a deck, as `sabacc-lab cards DECK --png DIR/DECK
--height 800` writes them. Needs what `paint` needs. Fonts: Jura and Play.
"""
import argparse, importlib.machinery, importlib.util, math, os, re, subprocess
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
loader = importlib.machinery.SourceFileLoader("paint", f"{HERE}/paint")
paint = importlib.util.module_from_spec(importlib.util.spec_from_loader("paint", loader))
loader.exec_module(paint)
W, H = 1920, 1080
WARM = np.array([1.0, 0.74, 0.46], np.float32)
COOL = np.array([0.30, 0.66, 0.95], np.float32)
CORAL = np.array([1.0, 0.32, 0.22], np.float32)
GOLD = "#f2c878"


# ---- pictures ---------------------------------------------------------------------------------
def light_of(srgb):
    srgb = np.asarray(srgb, np.float32)
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def picture(path):
    """Linear RGBA floats."""
    p = np.asarray(Image.open(path).convert("RGBA"), np.float32) / 255
    return np.dstack([light_of(p[..., :3]), p[..., 3]])


def drawn(svg, width=None):
    args = ["rsvg-convert"] + (["-w", str(width)] if width else [])
    png = subprocess.run(args, input=svg.encode(), capture_output=True)
    if png.returncode:
        raise SystemExit(png.stderr.decode() + svg[:800])
    import io
    p = np.asarray(Image.open(io.BytesIO(png.stdout)).convert("RGBA"), np.float32) / 255
    return np.dstack([light_of(p[..., :3]), p[..., 3]])


def soft(channel, radius):
    """A gaussian blur of one channel."""
    scale = max(1, int(radius / 6))
    h, w = channel.shape
    im = Image.fromarray(np.ascontiguousarray(channel, np.float32))
    if scale > 1:
        im = im.resize((max(1, w // scale), max(1, h // scale)), Image.BOX)
    a = np.asarray(im)
    r = radius / scale
    k = np.exp(-0.5 * (np.arange(-int(3 * r) - 1, int(3 * r) + 2) / max(r, 0.3)) ** 2)
    k /= k.sum()
    n = len(k) // 2
    a = np.pad(a, ((n, n), (0, 0)), mode="edge")
    a = sum(k[i] * a[i:i + a.shape[0] - 2 * n] for i in range(len(k)))
    a = np.pad(a, ((0, 0), (n, n)), mode="edge")
    a = sum(k[i] * a[:, i:i + a.shape[1] - 2 * n] for i in range(len(k)))
    if scale > 1:
        a = np.asarray(Image.fromarray(np.ascontiguousarray(a, np.float32)).resize((w, h), Image.BICUBIC))
    return a


def span(p, x, y, whole):
    """The parts of a picture and of the whole where the picture lies with its corner at x, y."""
    x, y = int(round(x)), int(round(y))
    h, w = p.shape[:2]
    x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, whole.shape[1]), min(y + h, whole.shape[0])
    return (slice(y0, y1), slice(x0, x1)), (slice(y0 - y, y1 - y), slice(x0 - x, x1 - x))


def moved(mask, dx, dy):
    """The mask moved by whole pixels; nothing comes in at the other side."""
    dx, dy = int(round(dx)), int(round(dy))
    h, w = mask.shape
    out = np.zeros_like(mask)
    out[max(dy, 0):h + min(dy, 0), max(dx, 0):w + min(dx, 0)] = mask[max(-dy, 0):h + min(-dy, 0), max(-dx, 0):w + min(-dx, 0)]
    return out


def put(whole, p, x, y, opacity=1.0):
    at, of = span(p, x, y, whole)
    a = p[of][..., 3:] * opacity
    whole[at] = whole[at] * (1 - a) + p[of][..., :3] * a


def add(whole, p, x, y, strength=1.0):
    at, of = span(p, x, y, whole)
    whole[at] += p[of][..., :3] * p[of][..., 3:] * strength


def shade(whole, mask, strength):
    whole *= (1 - np.clip(mask, 0, 1) * strength)[..., None]


# ---- the camera -----------------------------------------------------------------------------
def seen(x, y, z):
    """Where a point (cm, y up from the table) is drawn at 1920x1080."""
    return 960 + 1250 * x / (z + 128), 10 + 1250 * (50 - y) / (z + 128)


def homography(corners, w, h):
    """Eight numbers that take a point of the screen to one of a w by h picture with these corners."""
    rows, right = [], []
    for (sx, sy), (u, v) in zip(corners, ((0, 0), (w, 0), (w, h), (0, h))):
        rows.append([sx, sy, 1, 0, 0, 0, -u * sx, -u * sy]); right.append(u)
        rows.append([0, 0, 0, sx, sy, 1, -v * sx, -v * sy]); right.append(v)
    return np.linalg.solve(np.array(rows), np.array(right))


def warped(p, corners):
    """A picture laid on four corners of the screen (left top, right top, right bottom, left bottom)."""
    xs, ys = [c[0] for c in corners], [c[1] for c in corners]
    x0, y0 = int(math.floor(min(xs))) - 2, int(math.floor(min(ys))) - 2
    w, h = int(math.ceil(max(xs))) + 2 - x0, int(math.ceil(max(ys))) + 2 - y0
    # bring the source near the size it is seen at, so that it is neither coarse nor noisy
    longest = max(math.dist(corners[0], corners[1]), math.dist(corners[3], corners[2]), 2)
    tallest = max(math.dist(corners[0], corners[3]), math.dist(corners[1], corners[2]), 2)
    source = (max(2, int(longest * 2)), max(2, int(tallest * 2)))
    pre = np.dstack([p[..., :3] * p[..., 3:], p[..., 3:]])
    small = [Image.fromarray(np.ascontiguousarray(pre[..., c])).resize(source, Image.BOX if source[0] < p.shape[1] else Image.BICUBIC) for c in range(4)]
    k = homography([((x - x0) * 2, (y - y0) * 2) for x, y in corners], *source)
    out = np.stack([np.asarray(c.transform((w * 2, h * 2), Image.PERSPECTIVE, tuple(k), Image.BICUBIC).resize((w, h), Image.BOX)) for c in small], axis=2)
    a = np.clip(out[..., 3:], 0, 1)
    return np.dstack([np.clip(out[..., :3], 0, None) / np.maximum(a, 1e-4), a]), x0, y0


# ---- light on a drawn figure --------------------------------------------------------------------
def lit(p, key, rims, ambient, depth=1.0, lumps=0.35, strength=1.0, gloss=0.0, tight=24):
    """A flat drawing in the round: its outline is blown up to a relief and lit."""
    a = p[..., 3]
    luminance = p[..., :3] @ np.array([0.3, 0.6, 0.1], np.float32)
    relief = (soft(a, 5) * 6 + soft(a, 16) * 22 + soft(a, 38) * 46) * depth
    relief = relief + lumps * 10 * soft(luminance * a, 2.2) + lumps * 22 * soft(luminance * a, 7)
    gy, gx = np.gradient(relief)
    n = np.dstack([-gx, -gy, np.full_like(gx, 1.15)])
    n /= np.linalg.norm(n, axis=2, keepdims=True)
    light = np.zeros(a.shape + (3,), np.float32) + ambient
    for direction, colour, power in key:
        d = np.array(direction, np.float32); d /= np.linalg.norm(d)
        wrap = np.clip((n @ d + 0.25) / 1.25, 0, 1)
        light += (wrap ** 1.3)[..., None] * colour * power
    h, w = a.shape
    grain = np.random.default_rng(3).random((h, w), np.float32)
    grain = soft(grain, 1.1) * 2.2 + soft(grain, 3.5) * 5 - 3.6
    out = p[..., :3] * light * strength * (1 + 0.05 * grain[..., None])
    if gloss:
        for direction, colour, power in key[:1]:
            half = np.array(direction, np.float32); half /= np.linalg.norm(half)
            half = half + np.array([0, 0, 1], np.float32); half /= np.linalg.norm(half)
            out += (np.clip(n @ half, 0, 1) ** tight * gloss)[..., None] * colour * power * strength
    edge = np.clip(1 - n[..., 2], 0, 1)
    for direction, colour, power in rims:
        d = np.array(direction, np.float32); d /= np.linalg.norm(d)
        facing = np.clip(n[..., 0] * d[0] + n[..., 1] * d[1], 0, 1)
        inner = np.clip(a - soft(moved(a, -d[0] * 4, -d[1] * 4), 1.6), 0, 1)
        out += ((facing * edge ** 2 * 0.55 + inner * facing * 0.75)[..., None]) * colour * power * (0.2 + 0.8 * luminance[..., None] ** 0.5)
    return np.dstack([out.astype(np.float32), a])


def turned(p, amount):
    """A head turned a little: what stands out of the relief moves sideways."""
    a = soft(p[..., 3], 16)
    shift = amount * a * soft(p[..., 3], 38)
    h, w = a.shape
    x = np.clip(np.arange(w)[None, :] - shift, 0, w - 1.001)
    x0 = x.astype(int); f = (x - x0)[..., None]
    rows = np.arange(h)[:, None]
    return p[rows, x0] * (1 - f) + p[rows, x0 + 1] * f


# ---- people ----------------------------------------------------------------------------------
BODY = {
    "vex": ('<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="100" y1="118" x2="100" y2="250"><stop offset="0" stop-color="#48698a"/><stop offset="1" stop-color="#16273a"/></linearGradient>',
        '<path fill="url(#b)" d="M-62 330C-60 230 -34 170 12 152C40 139 64 134 80 122H120C136 134 160 139 188 152C234 170 260 230 262 330Z"/>'
        '<path fill="#20364d" d="M12 152C2 157 -8 166 -14 178L22 190L40 146ZM188 152C198 157 208 166 214 178L178 190L160 146Z"/>'
        '<path fill="none" stroke="#8fe3ff" stroke-opacity="0.75" stroke-width="1.6" d="M22 190L40 146M178 190L160 146"/>'
        '<path fill="none" stroke="#13202e" stroke-width="2.4" d="M100 176V300M58 142L64 300M142 142L136 300"/>'
        '<path fill="#c9a44a" d="M60 178h22v5h-22zM60 187h16v4h-16z"/><circle cx="132" cy="184" r="6" fill="#c9a44a"/><circle cx="132" cy="184" r="3.2" fill="#16273a"/>'),
    "moluu": ('<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="100" y1="128" x2="100" y2="250"><stop offset="0" stop-color="#8a57ab"/><stop offset="1" stop-color="#2a1446"/></linearGradient>',
        '<path fill="url(#b)" d="M-58 330C-56 230 -30 178 8 158C34 142 58 132 78 130Q100 140 122 130C142 132 166 142 192 158C230 178 256 230 258 330Z"/>'
        '<path fill="none" stroke="#d8b765" stroke-width="3" d="M30 150Q60 200 100 204Q140 200 170 150"/><circle cx="100" cy="206" r="10" fill="#d8b765"/><circle cx="100" cy="206" r="5.5" fill="#3fb8c8"/>'
        + ''.join(f'<path fill="#d8b765" fill-opacity=".55" d="M{x} {y - 4}L{x + 2.6} {y}L{x} {y + 4}L{x - 2.6} {y}Z"/>' for k in range(14) for x, y in ((16 + k % 2 * 14 - k * 4, 168 + k * 7), (184 - k % 2 * 14 + k * 4, 168 + k * 7), (48, 160 + k * 12), (152, 160 + k * 12)))
        + '<path fill="none" stroke="#22103a" stroke-width="3" d="M2 176Q16 210 10 300M198 176Q184 210 190 300M48 152Q58 200 56 300M152 152Q142 200 144 300"/>'),
    "tally": ('<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="100" y1="130" x2="100" y2="250"><stop offset="0" stop-color="#9aa6b0"/><stop offset="1" stop-color="#37424c"/></linearGradient>',
        '<path fill="#3a444d" d="M-8 176a27 27 0 0 1 54 0v120h-54zM154 176a27 27 0 0 1 54 0v120h-54z"/><path fill="#8a96a0" d="M-6 172a25 22 0 0 1 50 0zM156 172a25 22 0 0 1 50 0z"/>'
        '<path fill="url(#b)" d="M26 300L30 160L56 138H144L170 160L174 300Z"/>'
        '<path fill="none" stroke="#2a333b" stroke-width="2.4" d="M30 162H170M52 162L56 300M148 162L144 300"/>'
        '<path fill="#1c2329" d="M76 172h48v22h-48z"/><path fill="#7dffc4" d="M81 178h6v11h-6zM91 182h6v7h-6zM101 176h6v13h-6zM111 185h6v4h-6z"/>'
        '<circle cx="40" cy="172" r="2.4" fill="#20262c"/><circle cx="160" cy="172" r="2.4" fill="#20262c"/>'),
}
CHAIR = (f'<svg xmlns="http://www.w3.org/2000/svg" width="340" height="310" viewBox="-70 -10 340 310"><defs><linearGradient id="c" gradientUnits="userSpaceOnUse" x1="100" y1="0" x2="100" y2="160"><stop offset="0" stop-color="#7a3a30"/><stop offset="1" stop-color="#2c1210"/></linearGradient></defs>'
    '<path fill="#8a6a34" d="M-2 300L-14 66Q-12 34 22 22Q60 8 100 8Q140 8 178 22Q212 34 214 66L202 300Z"/>'
    '<path fill="url(#c)" d="M6 300L-5 68Q-3 42 26 31Q62 17 100 17Q138 17 174 31Q203 42 205 68L194 300Z"/>'
    + "".join(f'<path fill="none" stroke="#1c0a08" stroke-opacity="0.75" stroke-width="2.2" d="M{100 + k * 33} {20 + abs(k) * 4}Q{100 + k * 30} 120 {100 + k * 27} 300"/>' for k in (-2, -1, 0, 1, 2))
    + "".join(f'<circle cx="{-8.5 + k * 0.6}" cy="{80 + k * 16}" r="2" fill="#e2bd70"/><circle cx="{208.5 - k * 0.6}" cy="{80 + k * 16}" r="2" fill="#e2bd70"/>' for k in range(9)) + '</svg>')
GLOSS = {"vex": (0.06, 14), "moluu": (0.34, 40), "tally": (0.40, 34)}
# What is drawn over a head (seed-NAME.svg) at this size: a second level of detail.
DETAIL = {
    "vex": ''.join(f'<path fill="none" stroke="{c}" stroke-opacity="{o}" stroke-width="{w}" stroke-linecap="round" d="{d}"/>' for c, o, w, d in (
        ("#5f7488", .55, 1.1, "M118 41C104 33 86 34 69 52"), ("#ffffff", .8, 1.2, "M117 38C101 27 82 30 65 47"), ("#5f7488", .5, 1.1, "M113 32C98 23 82 26 68 36"),
        ("#ffffff", .7, 1.2, "M108 26C98 22 88 23 78 28"), ("#5f7488", .5, 1, "M132 54C128 42 122 34 112 28"), ("#ffffff", .7, 1.1, "M137 58C135 46 129 36 121 29"), ("#5f7488", .45, 1, "M139 66C138 60 138 54 135 46"),
        ("#5f7488", .5, 1, "M62 62C61 56 63 50 67 46"), ("#5d3020", .45, 1.1, "M70 96Q73 101 78 103M130 96Q127 101 122 103"), ("#5d3020", .3, 1, "M86 47Q100 44 114 47M89 52Q100 50 111 52"),
        ("#f2c09a", .7, 1.6, "M103 72L105 88"), ("#5d3020", .35, 1.2, "M88 120Q100 124 112 120")))
        + ''.join(f'<circle cx="{x}" cy="{y}" r=".8" fill="#6b3a28" fill-opacity=".22"/>' for x, y in ((76, 94), (80, 91), (84, 95), (116, 94), (120, 91), (124, 95), (79, 97), (121, 97))),
    "moluu": ''.join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#bff5e2" fill-opacity=".35"/>' for x, y, r in ((50, 96, 1.6), (56, 90, 1.2), (58, 100, 1), (146, 98, 1.6), (142, 106, 1.1), (150, 106, 1.2), (98, 80, 1.4), (104, 84, 1), (92, 86, 1), (120, 92, 1.2), (76, 92, 1.2)))
        + '<path fill="none" stroke="#5f8f68" stroke-opacity=".7" stroke-width="1.3" d="M60 131Q100 141 140 131M68 136Q100 144 132 136"/>'
        + '<path fill="none" stroke="#e6fff2" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round" d="M62 77Q78 69 96 69"/>'
        + '<path fill="none" stroke="#0f4640" stroke-opacity=".6" stroke-width="1.2" d="M66 58q4 3 8 1M67 64q4 3 8 1M134 58q-4 3 -8 1M133 64q-4 3 -8 1"/>',
    "tally": ''.join(f'<circle cx="{x}" cy="{y}" r="1.7" fill="#2a333b"/><circle cx="{x - .4}" cy="{y - .5}" r=".7" fill="#dfe7ee"/>' for x, y in ((66, 58), (134, 58), (69, 98), (131, 98), (100, 31)))
        + '<path fill="#d8583a" d="M112 38l5 1.4l-3 10l-5 -1zM120 41l5 2l-3 9l-5 -1.4zM128 45l4.500 2.600l-2.600 7.400l-4.800 -1.400z"/>'
        + '<path fill="none" stroke="#eef4f8" stroke-opacity=".7" stroke-width=".9" d="M72 88L64 80M76 92L71 87M126 94L134 84M118 30L126 35"/><path fill="none" stroke="#20262c" stroke-opacity=".7" stroke-width="1" d="M70 108L72 96H82L84 110M128 96H118L116 110"/>'
        + '<path fill="#5a3a20" fill-opacity=".5" d="M62 100q6 4 12 10l-11 1zM136 66l5 -4l-2 18z"/>',
}
BOX = (-70, -10, 340, 310)


def figure(name, scale):
    """Body and head as two linear pictures of one size; the origin is at BOX's corner."""
    text = re.sub(r"</?svg[^>]*>", "", open(os.path.join(HERE, f"seed-{name}.svg")).read())
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="{BOX[2]}" height="{BOX[3]}" viewBox="{BOX[0]} {BOX[1]} {BOX[2]} {BOX[3]}">'
    defs, body = BODY[name]
    width = int(BOX[2] * scale)
    return drawn(f"{frame}<defs>{defs}</defs>{body}</svg>", width), drawn(f"{frame}{text}{DETAIL.get(name, '')}</svg>", width)


def seat(whole, name, x, top, scale, side, dim=1.0):
    """A person behind the rail; x is the middle, top the crown's row; side -1 left, 0 far, 1 right."""
    body, head = figure(name, scale)
    key = [((-0.7 * side, -1.0, 0.62), WARM, 2.5), ((-0.6 * side, 0.8, 0.6), WARM * np.array([1, 0.8, 0.6], np.float32), 0.30)]
    rims = [((0.25 if side == 0 else -side, -0.9), COOL, 0.85 if side == 0 else 0.5), ((-0.95, -0.3) if side == 0 else (side, -0.15), COOL if side == 0 else CORAL, 0.6)]
    if side == 0:
        rims.append(((0.95, -0.3), COOL, 0.6))
    ambient = np.array([0.04, 0.06, 0.085], np.float32)
    body_lit = lit(body, key, rims, ambient, depth=1.5, lumps=0.22, strength=0.72 * dim, gloss=GLOSS[name][0] * 0.5, tight=GLOSS[name][1])
    # the head's shadow on the shoulders
    fall = moved(soft(head[..., 3], 9), 0, int(14 * scale))
    body_lit[..., :3] *= (1 - 0.72 * np.clip(fall, 0, 1))[..., None]
    head_lit = lit(head, key, rims, ambient, depth=1.15, lumps=0.6, strength=0.84 * dim, gloss=GLOSS[name][0], tight=GLOSS[name][1])
    if side:
        head_lit, body_lit = turned(head_lit, -9 * side * scale), turned(body_lit, -5 * side * scale)
    chair = drawn(CHAIR, int(BOX[2] * scale * 1.0))
    chair = lit(chair, key, rims[:1], ambient, depth=0.9, lumps=0.35, strength=0.55 * dim)
    if side:
        chair = turned(chair, -8 * side * scale)
    left, up = x - (100 - BOX[0]) * scale, top - (20 - BOX[1]) * scale
    fall = moved(soft(np.maximum(body_lit[..., 3], head_lit[..., 3]), 10), 0, 8)
    chair[..., :3] *= (1 - 0.6 * np.clip(fall, 0, 1))[..., None]
    put(whole, chair, left, up + (58 if side else 64) * scale)
    put(whole, body_lit, left, up)
    put(whole, head_lit, left, up)


HAND = {
    "vex": ("#d79a72", "#8c4f38", "#3c5a78", 4), "moluu": ("#5fd0b8", "#17605a", "#7b4a9a", 3), "tally": ("#aeb9c2", "#39434c", "#4a555f", 3),
}


def resting(name, mirrored):
    """A forearm that comes over the rail and a hand that lies on it, fingers towards the table; 120 by 120."""
    light, dark, sleeve, fingers = HAND[name]
    out = f'<path fill="{sleeve}" d="M20 10Q52 2 84 10L72 44Q52 56 32 46Z"/><path fill="{dark}" fill-opacity="0.6" d="M33 36Q52 48 71 36L70 46Q52 58 34 48Z"/>'
    out += f'<path fill="{dark}" d="M28 58Q14 66 16 82Q24 88 32 74Z"/>'
    out += f'<path fill="{light}" d="M34 46Q52 56 70 46Q80 62 76 78Q52 88 32 78Q28 60 34 46Z"/>'
    for i in range(fingers):
        t = (i + 0.5) / fingers
        x = 34 + t * 42
        length = 24 - abs(t - 0.45) * 18
        wide = 40 / fingers
        out += f'<path fill="none" stroke="{dark}" stroke-width="{wide + 1.5}" stroke-linecap="round" d="M{x} 76L{x + (t - 0.5) * 9} {78 + length}"/>'
        out += f'<path fill="none" stroke="{light}" stroke-width="{wide - 1.5}" stroke-linecap="round" d="M{x} 74L{x + (t - 0.5) * 9} {77 + length}"/>'
    flip = 'transform="translate(104 0) scale(-1 1)"' if mirrored else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="110" height="140" viewBox="-3 -30 110 140"><g {flip}>{out}</g></svg>'


def lay_hand(whole, name, x, y, scale, mirrored, turn, side, dim):
    """A hand whose wrist is at x, y."""
    p = drawn(resting(name, mirrored), int(110 * scale))
    if turn:
        im = [Image.fromarray(np.ascontiguousarray(p[..., c] * (p[..., 3] if c < 3 else 1))).rotate(turn, Image.BICUBIC, expand=True) for c in range(4)]
        p = np.stack([np.asarray(c) for c in im], axis=2)
        p[..., 3] = np.clip(p[..., 3], 0, 1)
        p[..., :3] = np.clip(p[..., :3] / np.maximum(p[..., 3:], 1e-3), 0, 1)
    q = lit(p, [((-0.5 * side, -0.8, 0.7), WARM, 1.9)], [((0, -1), COOL, 0.25)], np.array([0.05, 0.07, 0.09], np.float32), depth=0.55, lumps=0.4, strength=0.62 * dim)
    left, up = x - q.shape[1] / 2, y - q.shape[0] * 0.52
    m = mask_of(whole, q, left, up)
    shade(whole, moved(soft(m, 6), 0, 7), 0.55)
    put(whole, q, left, up)


# ---- cards -----------------------------------------------------------------------------------
def card_on(face, corners, light, sheen=0.0):
    p, x, y = warped(face, corners)
    if sheen:
        h, w = p.shape[:2]
        v, u = np.mgrid[0:h, 0:w].astype(np.float32)
        band = np.exp(-(((u / w) * 0.9 + (v / h) * 0.8 - 0.42) / 0.16) ** 2)
        p[..., :3] = p[..., :3] * light + band[..., None] * WARM * sheen
    else:
        p[..., :3] = p[..., :3] * light
    return p, x, y


def upright(cx, cy, height, turn=0.0, lean=0.0):
    """The corners of a card's picture; lean > 0 narrows its top, as if it lay back a little."""
    w = height * 571 / 800
    t = math.radians(turn)
    out = []
    for u, v in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        px, py = u * w * (1 + lean * v), v * height
        out.append((cx + px * math.cos(t) - py * math.sin(t), cy + px * math.sin(t) + py * math.cos(t)))
    return out


def mask_of(whole, p, x, y):
    m = np.zeros(whole.shape[:2], np.float32)
    at, of = span(p, x, y, whole)
    m[at] = p[of][..., 3]
    return m


def hand(whole, faces, light, shadows, sheen=0.0):
    """Cards laid one over another: each throws a shadow on what is under it."""
    for face, corners in faces:
        p, x, y = card_on(face, corners, light, sheen)
        m = mask_of(whole, p, x, y)
        for dx, dy, radius, strength in shadows:
            shade(whole, moved(soft(m, radius), dx, dy), strength)
        edge = p.copy()
        edge[..., :3] = edge[..., :3].mean(axis=2, keepdims=True) * 0.25 * WARM + 0.004
        for step in range(max(1, round(p.shape[0] / 110)), 0, -1):
            put(whole, edge, x, y + step)
        put(whole, p, x, y)


# ---- writing ----------------------------------------------------------------------------------
def svg(w, h, inner):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{inner}</svg>'


def credit_sign(x, y, size, colour):
    k = size / 100
    return (f'<g transform="translate({x} {y}) scale({k})" fill="none" stroke="{colour}" stroke-width="11">'
            '<path d="M84 20L66 8H34L10 32V68L34 92H66L84 80M10 50H62"/></g>')


BRASS_DEFS = ('<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b4"/><stop offset="0.5" stop-color="#e7b865"/><stop offset="1" stop-color="#a8742c"/></linearGradient>'
              '<linearGradient id="k" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0d10"/><stop offset="1" stop-color="#1a2024"/></linearGradient></defs>')


def letters(x, y, size, text, anchor="start", font="Jura", weight=600, fill="url(#g)", spacing=0):
    common = f'font-family="{font}" font-weight="{weight}" font-size="{size}" text-anchor="{anchor}" letter-spacing="{spacing}"'
    return (f'<text x="{x}" y="{y - size * 0.045}" fill="#000" fill-opacity="0.85" {common}>{text}</text>'
            f'<text x="{x}" y="{y + size * 0.03}" fill="#fff" fill-opacity="0.16" {common}>{text}</text>'
            f'<text x="{x}" y="{y}" fill="{fill}" {common}>{text}</text>')


def bevel_corners(edge, wide, high):
    corner = [(62, 60), (100, 8), (100, -8), (76, -60), (-76, -60), (-100, -8), (-100, 8), (-62, 60)]
    a, b = corner[edge], corner[(edge + 1) % 8]
    d = (b[0] - a[0], b[1] - a[1]); n = math.hypot(*d); d = (d[0] / n, d[1] / n)
    out = (-d[1], d[0]); right = d
    up = np.array([out[0] * 8.1, 4.95, out[1] * 8.1]); up /= np.linalg.norm(up)
    r = np.array([right[0], 0, right[1]])
    across = 0.9 + 8.1 * 0.5
    middle = np.array([(a[0] + b[0]) / 2 + out[0] * across, 0.25 + 4.95 * 0.5 + 0.2, (a[1] + b[1]) / 2 + out[1] * across])
    return [seen(*(middle + r * wide / 2 * sx + up * high / 2 * sy)) for sx, sy in ((-1, 1), (1, 1), (1, -1), (-1, -1))]


def name_plate(whole, edge, wide, name, credits, light=1.0):
    w, h = int(wide * 20), 128
    inner = BRASS_DEFS + f'<rect x="12" y="12" width="{w - 24}" height="{h - 24}" fill="#07090b" fill-opacity="0.72"/>' + letters(56, 95, 88 if len(name) < 5 else 80, name, weight=700) + letters(w - 36, 95, 88, credits, "end", weight=700) \
        + credit_sign(w - 36 - 52 * len(credits) - 70, 33, 62, "#e7b865")
    p, x, y = warped(drawn(svg(w, h, inner)), bevel_corners(edge, wide, 6.4))
    p[..., :3] *= light
    put(whole, p, x, y)


def total_plate(whole, cx, cy, total, title, lit_up, wide=None, size=26, face=False):
    """A small brass plate with the hand's total and its name."""
    big = size * 1.32
    wide = wide or int(len(title) * size * 0.56 + len(total) * big * 0.62 + size * 2.7)
    high = int(size * 1.72)
    colour = "#241505" if face else "#ffdf9c" if lit_up else "#c9b894"
    body = (BRASS_DEFS + f'<linearGradient id="e" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6d591"/><stop offset="0.45" stop-color="#b5843a"/><stop offset="1" stop-color="#5a3b14"/></linearGradient><linearGradient id="e2" x1="0" y1="0" x2="0.15" y2="1"><stop offset="0" stop-color="#ffe9b8"/><stop offset="0.5" stop-color="#e0ae5c"/><stop offset="1" stop-color="#a8742e"/></linearGradient>'
        f'<path d="M{high * .3} 1H{wide - high * .3}L{wide - 1} {high * .3}V{high * .7}L{wide - high * .3} {high - 1}H{high * .3}L1 {high * .7}V{high * .3}Z" fill="url(#e)"/>'
        f'<path d="M{high * .3 + 1} 4H{wide - high * .3 - 1}L{wide - 4} {high * .3 + 1}V{high * .7 - 1}L{wide - high * .3 - 1} {high - 4}H{high * .3 + 1}L4 {high * .7 - 1}V{high * .3 + 1}Z" fill="{"url(#e2)" if face else "#0c1013"}"/>'
        f'<path d="M{high * .3 + 1} 5.5H{wide - high * .3 - 1}" stroke="{"#fff3cf" if face else "#000"}" stroke-opacity="0.8" stroke-width="2"/>'
        + "".join(f'<circle cx="{cx}" cy="{high / 2}" r="{size * .085}" fill="{"#7a5320" if face else "#b98a42"}"/>' for cx in (high * .3, wide - high * .3))
        + f'<text x="{size * .95 if title else wide / 2}" text-anchor="{"start" if title else "middle"}" y="{high * .5 + big * .345}" font-family="Play" font-weight="700" font-size="{big}" fill="{colour}">{total}</text>'
        + f'<text x="{wide - size * .95}" y="{high * .5 + size * .33}" text-anchor="end" font-family="Play" font-weight="700" font-size="{size}" fill="{colour}">{title}</text>')
    p = drawn(svg(wide, high, body))
    x, y = cx - wide / 2, cy - high / 2
    m = mask_of(whole, p, x, y)
    shade(whole, moved(soft(m, 6), 0, 6), 0.6)
    if not lit_up:
        p[..., :3] *= 0.62
    put(whole, p, x, y)


def piece_faces(faces, work):
    """The pictures that pieces.inc asks for, under the names it has for them."""
    os.makedirs(work, exist_ok=True)
    named = {f"chip-{n}": f"chips/chip-{n}" for n in (1, 5, 25, 100, 500)}
    named |= {"die-gold": "dice/gold+5", "die-gold2": "dice/gold-0", "die-gold3": "dice/gold-10", "die-silver": "dice/silver-circle",
              "die-silver2": "dice/silver-square", "die-silver3": "dice/silver-triangle"}
    for name, face in named.items():
        Image.open(f"{faces}/{face}.png").convert("RGBA").resize((400, 400), Image.LANCZOS).save(f"{work}/{name}.png")
    for name, face in (("card-back", "back"), ("card-discard", "ci+7")):
        Image.open(f"{faces}/spike/{face}.png").convert("RGBA").save(f"{work}/{name}.png")


# ---- the picture ---------------------------------------------------------------------------------
def compose(faces, work, draft, nice):
    if "table" not in paint.KEEP:
        piece_faces(faces, work)
    room, table, lamp = paint.passes("tavern", W, H, work, draft, nice, True)
    keep = set(paint.KEEP); paint.KEEP.update(("room", "table", "lamp"))
    whole = np.ascontiguousarray(paint.painted("tavern", W, H, work, draft, nice, True, with_lamp=False))
    paint.KEEP.clear(); paint.KEEP.update(keep)
    front = paint.linear(table, 4)
    # people stand between the room and the table
    behind = whole.copy()
    seat(behind, "moluu", 262, 108, 1.42, -1, 0.58)
    seat(behind, "tally", 1662, 108, 1.48, 1, 0.58)
    seat(behind, "vex", 960, 62, 1.46, 0, 0.8)
    a = front[..., 3:]
    whole = behind * (1 - a) + front[..., :3] * a * paint.PLACES["tavern"]["exposure"]
    paint.over(whole, paint.linear(lamp, 4)[:int(H * paint.lamp_rows())] * np.array([1.05, 1.05, 1.05, 1], np.float32))
    for name, x, y, k, flip, turn, side, dim in (
            ("vex", 820, 282, 0.74, False, 14, 0, 0.8), ("vex", 1100, 282, 0.74, True, -14, 0, 0.8),
            ("moluu", 176, 340, 0.72, False, 16, -1, 0.53), ("moluu", 344, 303, 0.72, True, 6, -1, 0.53),
            ("tally", 1744, 340, 0.72, True, -16, 1, 0.53), ("tally", 1576, 303, 0.72, False, -6, 1, 0.53)):
        lay_hand(whole, name, x, y, k, flip, turn, side, dim)

    card = lambda name: picture(f"{faces}/spike/{name}.png")
    # the losers' hands, laid at their seats, their light down
    low = WARM * 0.16 + np.array([0.24, 0.27, 0.31], np.float32)
    down = [(0, 3, 3, 0.5), (4, 10, 9, 0.45)]
    hand(whole, [(card(n), upright(326 + i * 74, 442 + abs(i - 1) * 3, 140, (i - 1) * 4, 0.07)) for i, n in enumerate(("sq+9", "ci-4", "tr-3"))], low, down)
    hand(whole, [(card(n), upright(1446 + i * 74, 442 + abs(i - 1) * 3, 140, (i - 1) * 4, 0.07)) for i, n in enumerate(("ci+5", "sq-7", "tr-1"))], low, down)
    total_plate(whole, 400, 533, "+2", "Nulrhek", False, size=21)
    total_plate(whole, 1520, 533, "−3", "Nulrhek", False, size=21)

    # the winner's hand, forward and lit; everything else a little darker
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
    pool = np.exp(-(((xx - 960) / 620) ** 2 + ((yy - 420) / 330) ** 2))
    whole *= (0.875 + 0.45 * pool)[..., None]
    glow = np.zeros((H, W), np.float32)
    spots = [(n, upright(960 + (i - 1) * 160, 508 + abs(i - 1) * 7, 236, (i - 1) * 4.5, 0.05)) for i, n in enumerate(("tr+6", "sylop", "ci-6"))]
    order = [spots[0], spots[2], spots[1]]
    for n, c in spots:
        p, x, y = warped(card(n), c)
        glow = np.maximum(glow, mask_of(whole, p, x, y))
    shade(whole, moved(soft(glow, 26), 0, 34), 0.75)
    whole += (soft(glow, 70) * 0.20 + soft(glow, 16) * 0.16 + soft(glow, 4) * 0.22)[..., None] * WARM
    hand(whole, [(card(n), c) for n, c in order], WARM * 0.5 + 1.05, [(0, 4, 5, 0.55), (0, 10, 12, 0.35)], 0.02)
    total_plate(whole, 960, 660, "0", "Yee-Haa", True, size=32, face=True)

    total_plate(whole, 596, 582, "38", "Hand pot", True, size=19)
    total_plate(whole, 1324, 582, "118", "Sabacc pot", True, size=19)

    # names in the rail
    name_plate(whole, 7, 36, "VEX", "341", 1.1)
    name_plate(whole, 6, 30, "MOLUU", "98", 0.62)
    name_plate(whole, 0, 30, "TALLY", "87", 0.62)
    left = BRASS_DEFS + letters(0, 44, 38, "ANA", weight=700) + credit_sign(236, 16, 28, "#e7b865") + letters(342, 44, 38, "112", "end", weight=700)
    put(whole, drawn(svg(360, 60, left)), 112, 966, 0.92)
    bar = BRASS_DEFS
    for i, text in enumerate(("Next hand", "Review", "Leave")):
        bx, bw = (0, 186, 328)[i] + 4, (176, 132, 132)[i]
        bar += f'<path d="M{bx + 12} 3H{bx + bw - 12}L{bx + bw} 15V45L{bx + bw - 12} 57H{bx + 12}L{bx} 45V15Z" fill="{"#3d270a" if i == 0 else "#0d1215"}" stroke="{"#ffd98c" if i == 0 else "#8a6631"}" stroke-width="2.4"/>' + letters(bx + bw / 2, 39, 26, text, "middle", "Play", 700, fill="#ffe9bc" if i == 0 else "#e0c692")
    put(whole, drawn(svg(480, 60, bar)), 1340, 968)

    # one's own hand, held
    own = [(n, upright(960 + (i - 1) * 182, 884 + abs(i - 1) * 20, 366, (i - 1) * 8)) for i, n in enumerate(("sq+7", "tr-5", "ci-1"))]
    hold = WARM * 0.26 + np.array([0.26, 0.28, 0.31], np.float32)
    hand(whole, [(card(n), c) for n, c in own], hold, [(0, 10, 10, 0.5), (-6, 26, 34, 0.5)], 0.012)
    total_plate(whole, 1352, 868, "+1", "Nulrhek", False, size=27)
    return whole


def main():
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--faces", required=True)
    ask.add_argument("--out", required=True)
    ask.add_argument("--work", default=f"{HERE}/work")
    ask.add_argument("--keep", action="append", default=[])
    ask.add_argument("--draft", action="store_true")
    ask.add_argument("--nice", type=int, default=0)
    said = ask.parse_args()
    paint.KEEP.update(said.keep)
    whole = paint.finished(compose(said.faces, said.work, said.draft, said.nice), "tavern")
    noise = np.random.default_rng(1).random(whole.shape[:2], np.float32)[..., None] - 0.5
    Image.fromarray((np.clip(paint.to_screen(whole) * 255 + noise, 0, 255) + 0.5).astype(np.uint8)).save(said.out)


if __name__ == "__main__":
    main()
