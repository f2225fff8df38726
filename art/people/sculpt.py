"""Figures in the round from drawn parts.

A part is an outline that is blown up to a dome, sculpted by strokes (SVG; white raises, the amount says how far),
painted (SVG) and laid over the parts behind it. All parts share one relief, one lamp, one pair of rim lights.
Units are pixels of the finished picture.
"""
import copy, math
import numpy as np
from PIL import Image, ImageFilter
import coat as coats
import surface
from svg import painted

SS = 2                      # samples a pixel, in each direction
WARM = np.array([1.0, 0.83, 0.63], np.float32)
COOL = np.array([0.32, 0.66, 1.0], np.float32)
AT_ONCE = 8192             # samples that are lit at once
METAL_DULL = .84            # how much of its light metal does not scatter
TERMINATOR = np.array([.20, .05, .02], np.float32)
AMBER = np.array([1.0, 0.50, 0.24], np.float32)
TABLE = np.array([1.0, 0.72, 0.42], np.float32)


# ---- drawing ------------------------------------------------------------------------------------
def st(d, w, o=1.0, c="#fff", cap="round"):
    return f'<path fill="none" stroke="{c}" stroke-opacity="{o}" stroke-width="{w}" stroke-linecap="{cap}" stroke-linejoin="round" d="{d}"/>'


def fi(d, o=1.0, c="#fff"):
    return f'<path fill="{c}" fill-opacity="{o}" d="{d}"/>'


def el(x, y, rx, ry=None, o=1.0, c="#fff", r=0):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry or rx}" fill="{c}" fill-opacity="{o}"' + (f' transform="rotate({r} {x} {y})"' if r else "") + '/>'


def mirror(s, x=200):
    return f'<g transform="translate({2 * x} 0) scale(-1 1)">{s}</g>'


def both(s, x=200):
    return s + mirror(s, x)


def grad(name, x1, y1, x2, y2, *stops):
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for o, c in stops) + "</linearGradient>")


def radial(name, x, y, r, *stops):
    return (f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
            + "".join(f'<stop offset="{s[0]}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]}"' if len(s) > 2 else "") + '/>' for s in stops) + "</radialGradient>")


def blur(amount, s, name):
    return f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="{amount}"/></filter><g filter="url(#{name})">{s}</g>'


def light_of(c):
    return np.where(c <= 0.04045, c / 12.92, ((np.maximum(c, 0) + 0.055) / 1.055) ** 2.4).astype(np.float32)


def screen_of(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055)


def hexed(c):
    return light_of(np.array([int(c[i:i + 2], 16) for i in (1, 3, 5)], np.float32) / 255)


def soft(a, radius):
    """A gaussian blur of one channel; radius in samples."""
    if radius < 0.3:
        return a
    scale = max(1, int(radius / 2.5))
    h, w = a.shape
    im = Image.fromarray(np.ascontiguousarray(a, np.float32))
    if scale > 1:
        im = im.resize((-(-w // scale), -(-h // scale)), Image.BOX)
    b = np.asarray(im)
    r = radius / scale
    n = int(2.6 * r) + 1
    k = np.exp(-0.5 * (np.arange(-n, n + 1) / r) ** 2).astype(np.float32)
    k /= k.sum()
    p = np.pad(b, ((n, n), (0, 0)), mode="edge")
    b = sum(k[i] * p[i:i + b.shape[0]] for i in range(len(k)))
    p = np.pad(b, ((0, 0), (n, n)), mode="edge")
    b = sum(k[i] * p[:, i:i + b.shape[1]] for i in range(len(k)))
    if scale > 1:
        b = np.asarray(Image.fromarray(np.ascontiguousarray(b, np.float32)).resize((w, h), Image.BICUBIC))
    return b


def length(n):
    """Of the vector at each sample."""
    return np.sqrt(np.einsum("ijk,ijk->ij", n, n))[..., None]


def around(mask, radius):
    """A mask that runs out so many samples, in 256 steps."""
    return np.asarray(Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255


def resized(a, shape):
    return np.asarray(Image.fromarray(np.ascontiguousarray(a, np.float32)).resize((shape[1], shape[0]), Image.BICUBIC))


def moved(a, dx, dy, fill=0.0):
    h, w = a.shape[:2]
    out = np.full_like(a, fill)
    out[max(dy, 0):h + min(dy, 0), max(dx, 0):w + min(dx, 0)] = a[max(-dy, 0):h + min(-dy, 0), max(-dx, 0):w + min(-dx, 0)]
    return out


def dome(mask):
    """The height of a soap film over the mask: a disc becomes a half ball."""
    inside = mask > 0.5
    levels = [inside]
    while min(levels[-1].shape) > 24:
        m = levels[-1]
        m = np.pad(m, ((0, m.shape[0] % 2), (0, m.shape[1] % 2)), mode="edge")
        levels.append((m[::2, ::2].astype(int) + m[1::2, ::2] + m[::2, 1::2] + m[1::2, 1::2]) >= 2)
    u = None
    for depth in range(len(levels) - 1, -1, -1):
        m = levels[depth].astype(np.float32)
        if u is None:
            u = m.copy(); steps = 220
        else:
            u = np.asarray(Image.fromarray(u).resize((u.shape[1] * 2, u.shape[0] * 2), Image.BILINEAR))[:m.shape[0], :m.shape[1]] * m
            steps = 48 if depth > 1 else 26 if depth else 16
        s = float(4 ** depth)
        p = np.pad(u, 1, mode="edge")
        u = p[1:-1, 1:-1]
        for _ in range(steps):
            p[0], p[-1], p[:, 0], p[:, -1] = p[1], p[-2], p[:, 1], p[:, -2]
            u[:] = ((p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) * 0.25 + s) * m
    return np.sqrt(np.maximum(u, 0))


class Part:
    """outline: a path or SVG shapes; fat: how far it bulges; cap: the most it bulges; z: where its foot lies;
    ride: it lies on what is behind it, smoothed by so much; paint: SVG; sculpt: (amount, blur, SVG) each;
    glow: SVG that shines; gloss, tight: highlight; moist: the small highlights of skin; skin: light that goes under the surface; metal: mirrors;
    brush: how much of a brush is seen in it; mass: over how many pixels its outline is smoothed, so that hair is
    a mass of which few locks stand off; smooth: the same of one that has turned, thin: of which little more than lines is seen; coat: of fur or hair (coat.Coat), in place of flat paint."""
    def __init__(self, outline, fill="#888888", paint="", fat=0.7, cap=None, z=0.0, ride=None, sculpt=(), glow="", gloss=0.05, tight=20,
                 skin=0.0, metal=0.0, sheen=0.0, move="", soften=0.0, hatch=1.0, brush=0.0, mass=0.0, moist=0.0, smooth=0.9, thin=False, coat=None):
        self.__dict__.update(locals()); del self.__dict__["self"]


shapes = {}                 # of Stage.shape


def forget():
    shapes.clear()


AXIS = 200, -20             # what a figure turns about: a column, and a depth
NODS = 246, -20             # what its head nods about: a row, and a depth
HEAD, BODY = 208, 286       # down to this row all turns with the head, from that one on with the body


class Turn:
    """How far a figure turns about its upright axis, in degrees, to the right of the picture: the head, and the
    body; and how far the head nods."""
    def __init__(self, head, body, nod=0):
        self.head, self.body, self.nod = math.radians(head), math.radians(body), math.radians(nod)

    def angle(self, box, ss):
        """Of each row of the box, as a column."""
        t = np.clip(((np.arange(box[0].start, box[0].stop, dtype=np.float32) + 0.5) / ss - HEAD) / (BODY - HEAD), 0, 1)
        return (self.head + (self.body - self.head) * t * t * (3 - 2 * t))[:, None].astype(np.float32)

    def sources(self, mask, high, box, ss, wide):
        """Where the samples of the turned picture come from, as seen_at."""
        return seen_at(mask, high, box[1].start, self.angle(box, ss), AXIS, ss, wide)


def seen_at(mask, high, start, angle, axis, ss, wide):
    """Where the samples of rows come from once these have turned by their angle about the axis. Returns for rows as
    wide as the whole picture the column in the mask (with fractions, -1 for none), which begins at a column of the picture, and the depth
    there. Of surfaces that hide each other the nearer one shows; what would be seen from behind does not."""
    x = (np.arange(start, start + mask.shape[1], dtype=np.float32) + 0.5)[None, :] / ss - axis[0]
    z = high - axis[1]
    across = (axis[0] + x * np.cos(angle) + z * np.sin(angle)) * ss - 0.5
    depth = axis[1] + z * np.cos(angle) - x * np.sin(angle)
    rows, cols = mask.shape
    column = np.full((rows, wide), -1, np.float32)
    shown = np.full((rows, wide), -1e9, np.float32)
    left, right = across[:, :-1], across[:, 1:]
    solid = np.maximum(mask[:, :-1], mask[:, 1:]) > 0.004
    r, c = np.nonzero(solid & (right > left))
    l, w = left[r, c], (right - left)[r, c]
    d0, d1 = depth[:, :-1][r, c], depth[:, 1:][r, c]
    target = np.ceil(l).astype(np.int64)
    for _ in range(40 * ss):                    # a cliff is spread over many samples
        keep = target < l + w
        if not keep.any():
            break
        r, c, l, w, d0, d1, target = (v[keep] for v in (r, c, l, w, d0, d1, target))
        share = (target - l) / w
        d = d0 + (d1 - d0) * share
        on = (target >= 0) & (target < wide)
        on[on] &= d[on] > shown[r[on], target[on]]
        order = np.argsort(d[on], kind="stable")
        at = r[on][order], target[on][order]
        shown[at], column[at] = d[on][order], (c + share)[on][order]
        target = target + 1
    return column, shown


def continued(high, mask):
    """A relief that goes on a little beyond its mask, as one that has not turned does: else its edge were a cliff."""
    known = (mask > 0.002).astype(np.float32)
    high = np.where(known > 0, high, 0).astype(np.float32)
    for _ in range(10):
        p, q = np.pad(high * known, 1), np.pad(known, 1)
        near = lambda a: a[:-2, 1:-1] + a[2:, 1:-1] + a[1:-1, :-2] + a[1:-1, 2:]
        total, count = near(p), near(q)
        high = np.where(known > 0, high, total / np.maximum(count, 1)).astype(np.float32)
        known = np.maximum(known, (count > 0)).astype(np.float32)
    return np.where(known > 0, high, high[known > 0].min() if known.any() else 0).astype(np.float32)


class Stage:
    def __init__(self, w=400, h=400, below=90, ss=SS, turn=None):
        self.w, self.h, self.below, self.ss, self.turn = w, h, below, ss, turn
        self.size = (h + below) * ss, w * ss
        shape = self.size
        self.albedo = np.zeros(shape + (3,), np.float32)
        self.normal = np.zeros(shape + (3,), np.float32)
        self.relief = np.full(shape, -400.0, np.float32)
        self.alpha = np.zeros(shape, np.float32)
        # what parts ride on: as it lies before the figure turns
        self.ground = (self.relief, self.alpha) if not turn else (self.relief.copy(), self.alpha.copy())
        self.glow = np.zeros(shape + (3,), np.float32)
        self.cast = {}
        self.mat = {k: np.zeros(shape, np.float32) for k in ("gloss", "tight", "skin", "metal", "sheen", "hatch", "brush", "moist", "fur")}

    def raster(self, inner, move="", box=None, coarse=False):
        """Draws SVG: the whole picture, or the samples of a box of it."""
        pixels = painted(self.svg(inner, move, box, coarse)).astype(np.float32)
        pixels[..., :3] /= np.maximum(pixels[..., 3:], 1)
        pixels[..., 3] /= 255
        return pixels[..., [2, 1, 0, 3]]

    def mask(self, inner, move, box=None, coarse=False):
        """What it covers of a box of the picture."""
        return painted(self.svg(inner, move, box, coarse))[..., 3].astype(np.float32) / 255

    def raised(self, inner, move, box):
        """The light of white strokes in a box of the picture."""
        return painted(self.svg(inner, move, box))[..., 2].astype(np.float32) / 255

    def svg(self, inner, move="", box=None, coarse=False):
        if move:
            inner = f'<g transform="{move}">{inner}</g>'
        ss = self.ss
        x0, y0, x1, y1 = (box[1].start, box[0].start, box[1].stop, box[0].stop) if box else (0, 0, self.size[1], self.size[0])
        k = ss if coarse else 1
        return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{(x1 - x0) // k}" height="{(y1 - y0) // k}" '
               f'viewBox="{x0 / ss} {y0 / ss} {(x1 - x0) / ss} {(y1 - y0) / ss}">{inner}</svg>')

    def shape(self, part):
        """Its box, mask and height before it is laid anywhere, colour and glow; None if it lies outside. Stages of one
        size share the last parts' (forget)."""
        key = (self.size, self.ss, part.outline, part.fill, part.paint, part.fat, part.cap, repr(part.sculpt), part.glow, part.soften, part.mass, part.coat and part.coat.key(), part.move, surface.kind_of(part))
        if key not in shapes:
            shapes[key] = self.shaped(part)
        return shapes[key]

    def shaped(self, part):
        ss = self.ss
        outline = part.outline if part.outline.lstrip().startswith("<") else fi(part.outline)
        rough = self.mask(outline, part.move, coarse=True)
        rows, cols = np.where(rough.max(1) > 0)[0], np.where(rough.max(0) > 0)[0]
        if not len(rows):
            return None
        pad = 3 if not part.coat else 3 + int(2.5 * part.coat.edge)
        box = (slice(max(rows[0] - pad, 0) * ss, min(rows[-1] + pad + 1, self.h + self.below) * ss), slice(max(cols[0] - pad, 0) * ss, min(cols[-1] + pad + 1, self.w) * ss))
        m = self.mask(outline, part.move, box)
        if part.mass:
            m = np.clip((soft(m, part.mass * ss) - .5) * 1.6 * part.mass * ss + .5, 0, 1)
        if part.coat:
            flow, clumps, hairs, hues = coats.grown(part.coat, part, box, ss, (soft, hexed, resized))
            m, whole = coats.furred_edge(part.coat, m, clumps, hairs, ss, soft), (soft(m, part.coat.edge * ss) > .2).astype(np.float32)
        high = dome(whole if part.coat else m) / ss * part.fat
        if part.cap:
            high = part.cap * np.tanh(high / part.cap)
        for amount, radius, s in part.sculpt:
            high = high + amount * soft(self.raised(s, part.move, box), radius * ss)
        if part.coat:
            high = high + part.coat.depth * soft(.8 * clumps + .25 * hairs, .35 * ss)
        if part.soften:
            high = soft(high, part.soften * ss)
        colour = np.broadcast_to(hexed(part.fill), m.shape + (3,)) if not part.coat or hues is None else hues
        if part.paint:
            p = self.raster(part.paint, part.move, box)
            colour = colour * (1 - p[..., 3:]) + light_of(p[..., :3]) * p[..., 3:]
        made_of = surface.of(part, box, ss)
        if made_of:
            high, colour = high + made_of[0], colour * made_of[1]
        if part.coat:
            colour = coats.tinted(part.coat, coats.strayed(colour, clumps, flow, part.coat.strays * ss), clumps, hairs, hexed)
        glow = None
        if part.glow:
            p = self.raster(part.glow, part.move, box)
            glow = light_of(p[..., :3]) * p[..., 3:]
        return box, m, high, colour, glow

    def lay(self, part):
        ss = self.ss
        shape = self.shape(part)
        if not shape:
            return
        box, m, high, colour, glow = shape
        base = np.float32(part.z)
        if part.ride is not None:
            relief, alpha = (a[box] for a in self.ground)
            under = np.maximum(relief, relief[m > 0.5].max() - 160)
            seen = alpha > 0.5
            under = np.where(seen, under, under[seen].min() if seen.any() else 0)
            base = soft(under, part.ride * ss) + part.z
        high = high + base
        gy, gx = np.gradient(high)
        gx, gy = gx * ss, gy * ss
        n = np.dstack([-gx, -gy, np.ones_like(gx)])
        n /= length(n)
        if self.turn:
            m, high, n, colour, glow, box = self.turned(m, high, n, colour, glow, box, getattr(part, "is_head", False))
            if not part.coat:           # a sample of it is seen or not, in steps; hairs hide that
                near = soft(m, part.smooth * ss)
                whole = np.maximum(largest(near, 3 * ss), .2) if part.thin else 1
                m = m * np.clip((near / whole - .45) * 2.2, 0, 1)
        a = m[..., None]
        if part.hatch >= .05 and not part.coat:
            self.albedo[box] *= (1 - (MEETS if part.ride is None else MEETS_ON) * np.clip(around(m, 1.3 * ss) * 1.6, 0, 1) * (1 - m))[..., None]
        self.albedo[box] = self.albedo[box] * (1 - a) + colour * a
        self.normal[box] = self.normal[box] * (1 - a) + n * a
        self.relief[box] = np.where(m > 0.5, high, self.relief[box])
        self.alpha[box] = np.maximum(self.alpha[box], m)
        self.glow[box] *= 1 - a
        if glow is not None:
            self.glow[box] += glow * a
        for k, t in self.mat.items():
            t[box] = t[box] * (1 - m) + (getattr(part, k) if k != "fur" else part.coat is not None) * m

    def turned(self, m, high, n, colour, glow, box, is_head):
        """A part as it is seen when the figure has turned, in the box in which it then lies."""
        relief, alpha = self.ground
        relief[box] = np.where(m > 0.5, high, relief[box])
        alpha[box] = np.maximum(alpha[box], m)
        if self.turn.nod and is_head:
            m, high, n, colour, glow, box = self.nodded(m, high, n, colour, glow, box)
        if not (self.turn.head or self.turn.body):
            return m, high, n, colour, glow, box
        sources = self.turn.sources(m, high, box, self.ss, self.size[1])
        (m, high, n, colour, glow), span = self.resampled(sources, m, n, colour, glow)
        angle = self.turn.angle(box, self.ss)
        n = np.dstack([n[..., 0] * np.cos(angle) + n[..., 2] * np.sin(angle), n[..., 1], n[..., 2] * np.cos(angle) - n[..., 0] * np.sin(angle)])
        return m, high, n, colour, glow, (box[0], span)

    def nodded(self, m, high, n, colour, glow, box):
        """The same of a head that nods: what turns are its columns."""
        upright = lambda a: None if a is None else np.ascontiguousarray(np.swapaxes(a, 0, 1))
        nod = np.float32(self.turn.nod)
        sources = seen_at(upright(m), upright(high), box[0].start, nod, NODS, self.ss, self.size[0])
        made, span = self.resampled(sources, *(upright(a) for a in (m, n, colour, glow)))
        m, high, n, colour, glow = (upright(a) for a in made)
        high = continued(high, m)
        n = np.dstack([n[..., 0], n[..., 1] * np.cos(nod) + n[..., 2] * np.sin(nod), n[..., 2] * np.cos(nod) - n[..., 1] * np.sin(nod)])
        return m, high, n, colour, glow, (span, box[1])

    def resampled(self, sources, m, n, colour, glow):
        """The columns that are seen of a part, and which these are."""
        column, depth = sources
        cols = np.nonzero((column >= 0).any(0))[0]
        span = slice(cols[0], cols[-1] + 1) if len(cols) else slice(0, 1)
        column, depth = column[:, span], depth[:, span]
        known = column >= 0
        left = np.minimum(np.maximum(column, 0).astype(np.int64), m.shape[1] - 2)
        share = np.maximum(column, 0) - left
        row = np.arange(m.shape[0])[:, None]

        def seen(a):
            s = share[..., None] if a.ndim == 3 else share
            return a[row, left] * (1 - s) + a[row, left + 1] * s

        return (np.where(known, seen(m), 0), np.where(known, depth, -400), seen(n), seen(colour), None if glow is None else seen(glow)), span

    def upper(self, rows):
        """Down to that row: light comes from above."""
        part = copy.copy(self)
        part.h, part.below = min(rows, self.h), max(min(rows - self.h, self.below), 0)
        part.size = (part.h + part.below) * self.ss, self.size[1]
        cut = slice(0, part.size[0])
        for name in ("albedo", "normal", "relief", "alpha", "glow"):
            setattr(part, name, getattr(self, name)[cut])
        part.mat = {k: v[cut] for k, v in self.mat.items()}
        return part

    def differs(self, other):
        """The box of what was laid differently, in pixels: left, top, right, foot."""
        far = (self.relief != other.relief) | (self.albedo != other.albedo)[..., 0]
        rows, cols = (np.nonzero(far.any(axis))[0] // self.ss for axis in (1, 0))
        return int(cols[0]), int(rows[0]), int(cols[-1]) + 1, int(rows[-1]) + 1

    def shadow(self, direction, spread, count=7, reach=120):
        """How much of the lamp each sample sees; once found it is kept in `cast`, which another stage may be given."""
        asked = direction, spread, count, reach
        if asked not in self.cast:
            self.cast[asked] = self.shadowed(*asked)
        return self.cast[asked][:self.size[0]]

    def shadowed(self, direction, spread, count, reach):
        half = 2 if self.ss > 1 else 1
        r = np.asarray(Image.fromarray(self.relief).resize((self.size[1] // half, self.size[0] // half), Image.BOX))
        unit = self.ss / half
        d = np.array(direction, np.float32); d /= np.linalg.norm(d)
        total = np.zeros_like(r)
        golden = math.pi * (3 - math.sqrt(5))
        for i in range(count):
            rad, ang = spread * math.sqrt((i + 0.5) / count), i * golden
            e = d + np.array([math.cos(ang) * rad, math.sin(ang) * rad * 0.6, math.sin(ang) * rad * 0.5], np.float32)
            flat = math.hypot(e[0], e[1])
            rise = e[2] / flat
            blocked = np.zeros_like(r)
            t = 2.0
            while t < reach:
                dx, dy = e[0] / flat * t, e[1] / flat * t
                over = moved(r, -int(round(dx * unit)), -int(round(dy * unit)), -400.0) - (r + rise * t)
                blocked = np.maximum(blocked, np.clip(over / (1.2 + t * 0.05) - 0.25, 0, 1))
                t *= 1.16
                t += 0.4
            total += 1 - blocked
        total /= count
        out = np.asarray(Image.fromarray(total).resize((self.size[1], self.size[0]), Image.BICUBIC))
        return np.clip(soft(out, 0.8 * self.ss), 0, 1)

    def under_skin(self, n):
        """The normals that light under skin knows: those of what lies around in the same skin."""
        weight = self.mat["skin"] * self.alpha
        share = np.maximum(soft(weight, SKIN_DEEP * self.ss), 1e-3)
        deep = np.dstack([soft(n[..., c] * weight, SKIN_DEEP * self.ss) / share for c in range(3)])
        deep = np.where((weight > 0.02)[..., None], deep, n)
        return deep / np.maximum(length(deep), 1e-4)

    def hollow(self):
        """How open each sample lies (1) or how deep in a crease (0)."""
        seen = self.alpha > 0.5
        low = np.where(seen, self.relief, np.nan)
        floor = np.nanmin(low) if seen.any() else 0
        r = np.where(seen, self.relief, floor)
        w = self.alpha
        out = np.ones_like(r)
        skin = self.mat["skin"]
        for radius, k, of_skin in ((2.2, 0.10, .45), (6, 0.050, .8), (16, 0.022, 1.2)):
            mean = soft(r * w, radius * self.ss) / np.maximum(soft(w, radius * self.ss), 0.02)
            out *= 1 - np.clip((mean - r) * k * (1 + (of_skin - 1) * skin), 0, 0.55)
        return out

    def light(self, key=(-0.36, -0.78, 0.66), power=2.25, fall=(150, 400, 0.42), engrave=0.05, rims=1.8, reach=120, window=COOL, sign=AMBER, fill=1.0, table=None, plane=0.0):
        a = self.alpha
        n = self.normal / np.maximum(length(self.normal), 1e-4)
        d = np.array(key, np.float32); d /= np.linalg.norm(d)
        lamp, open_ = self.shadow(key, 0.22, reach=reach), self.hollow()
        # under skin light spreads, red further than blue: forms are round, and the terminator is warm
        layers = dict(n=n, under=self.under_skin(n), albedo=self.albedo, lamp=lamp, lampsoft=soft(lamp, 3.2 * self.ss), open_=open_,
                      left=self.shadow((-0.90, -0.40, 0.20), 0.15, 3, 90), right=self.shadow((0.93, -0.15, 0.20), 0.15, 3, 90), **{k: self.mat[k] for k in ("gloss", "tight", "skin", "metal", "sheen", "moist")})
        layers = {k: layer.reshape(-1, *layer.shape[2:]) for k, layer in layers.items()}
        out = np.zeros_like(self.albedo)
        seen = np.flatnonzero(a > 0)
        for at in np.array_split(seen, len(seen) // AT_ONCE + 1):
            out.reshape(-1, 3)[at] = self.returned(d, power, rims, window, sign, fill, **{k: layer[at] for k, layer in layers.items()})
        out = self.brushed(self.planed(out, plane))
        yy, xx = np.mgrid[0:self.size[0], 0:self.size[1]].astype(np.float32) / self.ss
        if engrave:
            # lines that follow the form, as a burin cuts them: wide where it is dark, gone where it is light
            tone = np.clip((out @ np.array([0.3, 0.6, 0.1], np.float32)) / np.maximum(self.albedo @ np.array([0.3, 0.6, 0.1], np.float32), 0.02), 0, 3)
            phase = (yy * 0.92 + xx * 0.28 + np.where(a > 0.5, self.relief, 0) * 0.28) / 3.4
            wave = 0.5 + 0.5 * np.cos(2 * np.pi * phase)
            dark = np.clip(1.15 - tone / 1.05, 0, 1) * self.mat["hatch"]
            cut = np.clip((wave - (1 - dark * 0.75)) * 3.0, 0, 1)
            out *= (1 - engrave * cut * 1.6)[..., None]
            out *= (1 + engrave * 0.35 * (np.clip((0.32 - wave) * 3, 0, 1) * dark))[..., None]
        if fall:
            top, bottom, least = fall
            t = np.clip((yy - top) / (bottom - top), 0, 1)
            out *= (1 - (1 - least) * t * t * (3 - 2 * t))[..., None]
        if table:
            # what the lit table throws up: under chins, noses and brows, the more the nearer to it
            top, full, strength = table
            near = np.clip((yy - top) / (full - top), 0, 1)
            up = np.clip(n @ np.array([0.06, 0.95, 0.20], np.float32) - 0.12, 0, 1) * near * strength
            out += self.albedo * (up * (0.25 + 0.75 * open_))[..., None] * TABLE
        out += self.glow
        bloom = np.dstack([soft(self.glow[..., c], 5 * self.ss) for c in range(3)]) * 0.40
        out += bloom
        return out

    def returned(self, d, power, rims, window, sign, fill, n, under, albedo, lamp, lampsoft, open_, left, right, gloss, tight, skin, metal, sheen, moist):
        """The light that samples send back: of the lamp in the direction d, of the room, and of what is mirrored."""
        plain = np.clip(n @ d, 0, 1)
        skin, metal = skin[..., None], metal[..., None]
        n_skin = n + (under - n) * (.5 * skin)
        sub, dot = under @ d, n_skin @ d
        wrap, body = np.clip((sub + 0.28) / 1.28, 0, 1) ** 1.3, np.clip((dot + 0.12) / 1.12, 0, 1)
        hard = (plain * lamp)[..., None] * np.ones(3, np.float32)
        deep = np.stack([(.8 * wrap + .2 * body) * (0.3 * lamp + 0.7 * lampsoft), (0.42 * wrap + 0.58 * body) * (0.45 * lamp + 0.55 * lampsoft), (0.28 * wrap + 0.72 * body) * (0.6 * lamp + 0.4 * lampsoft)], -1)
        direct = (hard * (1 - skin) + deep * skin) * WARM * power
        sky = np.clip(0.5 - 0.5 * n[..., 1], 0, 1)[..., None]
        side = np.clip(-n[..., 0], 0, 1)[..., None]
        ambient = np.array([0.055, 0.070, 0.098], np.float32) * (0.5 + 0.9 * sky + 0.5 * side) + np.array([0.05, 0.055, 0.045], np.float32) * (1 - sky)
        front = np.clip(n_skin @ np.array([0.30, -0.15, 0.94], np.float32), 0, 1)[..., None] * np.array([0.21, 0.19, 0.18], np.float32) * fill
        bounce = (np.clip(n @ np.array([0.05, 0.80, 0.60], np.float32), 0, 1) ** 1.5)[..., None] * np.array([0.20, 0.17, 0.12], np.float32)
        # a hollow in skin is filled by its neighbours' light, which is red
        closed = np.stack([open_ ** (1 - .45 * skin[..., 0]), open_ ** (1 - .12 * skin[..., 0]), open_ ** (1 + .05 * skin[..., 0])], -1)
        light = direct + (ambient + front + bounce) * closed ** 1.3
        light *= 0.45 + 0.55 * closed
        out = albedo * light
        peak = np.maximum(np.maximum(albedo[..., 0], albedo[..., 1]), albedo[..., 2])[..., None]
        # what gleams
        half = d + np.array([0, 0, 1], np.float32); half /= np.linalg.norm(half)
        tight = np.maximum(tight, 2) * (1 + 2 * metal[..., 0])
        spot = np.clip(n @ half, 0, 1) ** tight * gloss * (0.15 + 0.85 * lamp)
        tint = 1 - metal + metal * albedo / np.maximum(peak, 0.02)
        out += spot[..., None] * WARM * power * tint
        out += (np.clip(n @ half, 0, 1) ** MOIST * moist * (.1 + .9 * lamp) * open_)[..., None] * WARM * power
        out += metal * (albedo * self.mirrored(n) * (0.35 + 0.65 * lamp[..., None]) * open_[..., None] - albedo * light * METAL_DULL)
        # light that went in where the lamp just reaches comes out red
        out += skin * albedo * (np.exp(-((sub - .06) / .20) ** 2) * lampsoft * open_)[..., None] * TERMINATOR
        # the window behind on the left, a warm sign on the right
        rim = n + (under - n) * (.85 * skin)
        edge = np.clip(1 - rim[..., 2], 0, 1)
        lum = 0.25 + 0.75 * np.sqrt(np.clip(albedo @ np.array([0.3, 0.6, 0.1], np.float32), 0, 1))
        cool = np.clip(rim @ (np.array([-0.86, -0.42, -0.30], np.float32)), 0, 1) ** 1.1 * (0.35 + 0.65 * edge - .34 * skin[..., 0] * (1 - edge))
        warm = np.clip(rim @ (np.array([0.93, -0.12, -0.34], np.float32)), 0, 1) ** 1.3 * (0.35 + 0.65 * edge - .34 * skin[..., 0] * (1 - edge))
        cool = cool * (0.12 + 0.88 * left)
        warm = warm * (0.12 + 0.88 * right)
        out += (cool * lum * open_)[..., None] * window * 1.9 * rims * (0.4 + 0.6 * albedo / np.maximum(peak, 0.05))
        out += (warm * lum * open_)[..., None] * sign * 0.95 * rims * (0.4 + 0.6 * albedo / np.maximum(peak, 0.05))
        out += (sheen * edge ** 2.2 * open_)[..., None] * albedo * (0.6 + np.array([0.1, 0.2, 0.3], np.float32)) * 1.6
        return out

    def mirrored(self, n):
        """What metal shows of the room: the table, the dark above its edge, the lamp, and a window on each side."""
        x, y = 2 * n[..., 2] * n[..., 0], -2 * n[..., 2] * n[..., 1]
        step = lambda v, at, wide: np.clip((v - at) / wide + .5, 0, 1)
        table = 1 - step(y, -.12, .10)
        lamp = step(y, .42, .10) * (1 - step(y, .86, .12)) * step(x, -.72, .3) * (1 - step(x, .62, .3))
        left, right = step(-x, .62, .14) * (1 - step(-x, .94, .1)) * step(y, -.3, .3), step(x, .72, .14) * (1 - step(x, .95, .1)) * step(y, -.2, .3)
        room = .12 + .25 * step(y, .30, .9)
        tones = ((room, (.9, .95, 1.0)), (table * (.30 + .35 * np.clip(-y, 0, 1)), TABLE), (lamp * 3.6, WARM), (left * 1.3, (.8, .95, 1.15)), (right * .9, (1.1, .85, .6)))
        return sum(share[..., None] * np.array(tone, np.float32) for share, tone in tones)

    def planed(self, lit, radius):
        """As a broad brush simplifies: each place takes the tone of its calmest side, so many pixels around, so that
        cloth and metal lie in planes with edges of one softness, and skin hardly. What is hatched nowhere, an eye above
        all, keeps its drawing, and a coat its hairs."""
        if not radius:
            return lit
        ss, a, reach = self.ss, self.alpha, radius
        few = lambda layer: layer.reshape(layer.shape[0] // ss, ss, layer.shape[1] // ss, ss).mean((1, 3))
        full, a = lit, few(a)
        lit = np.dstack([few(lit[..., c] * self.alpha) for c in range(3)]) / np.maximum(a, 1e-3)[..., None]
        share = np.maximum(soft(a, reach * .6), 1e-3)
        tones = np.sqrt(np.maximum(lit, 0))
        mean = np.dstack([soft(tones[..., c] * a, reach * .6) / share for c in range(3)])
        grey = tones @ np.array([0.3, 0.6, 0.1], np.float32)
        of = soft(grey * a, reach * .6) / share
        unrest = np.maximum(soft(grey * grey * a, reach * .6) / share - of * of, 0) + 0.02 * (1 - np.minimum(share, 1))
        total, weights = np.zeros_like(mean), np.zeros_like(grey)
        for k in range(8):
            dx, dy = (int(round(reach * f(k * math.pi / 4))) for f in (math.cos, math.sin))
            weight = (moved(unrest, dx, dy, 1.0) + 2e-4) ** -2
            total += moved(mean, dx, dy) * weight[..., None]
            weights += weight
        plain = np.dstack([larger(layer, ss) for layer in np.moveaxis((total / weights[..., None]) ** 2, 2, 0)])
        kept = soft(np.maximum(self.mat["hatch"] < 0.05, self.mat["fur"] > .5).astype(np.float32) * self.alpha, 0.8 * ss)
        much = ((1 - .85 * np.minimum(kept, 1)) * (1 - .8 * self.mat["skin"]) * (1 - .9 * self.mat["metal"]) * self.alpha)[..., None]
        return full * (1 - much) + plain * much

    def brushed(self, lit):
        """As a brush lays it on: in strokes that go about the form, each of one tone that it took from near by, some warmer
        and lighter, some cooler."""
        rows, cols = (np.nonzero((self.mat["brush"] > 0.02).any(axis))[0] for axis in (1, 0))
        if not len(rows):
            return lit
        ss = self.ss
        box = slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1)
        weight, here, form = self.mat["brush"][box], lit[box], self.relief[box]
        inner = weight * np.clip(2 * soft((weight > 0.02).astype(np.float32), 1.2 * ss) - 1, 0, 1)
        seen = self.alpha[box] > 0.5
        form = soft(np.where(seen, np.maximum(form, form[seen].max() - 160), form[seen].mean()), 2.6 * ss)
        gy, gx = (g * ss for g in np.gradient(form))
        u, v = 0.92 + 0.9 * gy, -0.30 - 0.9 * gx
        far = np.maximum(np.hypot(u, v), 1e-3)
        noise = np.random.default_rng(9).standard_normal((3, self.size[0] // ss + 1, self.size[1] // ss + 1)).astype(np.float32)
        high, wide = u[::ss, ::ss].shape
        left, top = cols[0] // ss, rows[0] // ss
        strokes = stroked(np.stack([soft(layer[top:top + high, left:left + wide], BRISTLE) for layer in noise]), (u / far)[::ss, ::ss], (v / far)[::ss, ::ss], STROKE)
        tone, aside, along = (larger(layer, ss)[:u.shape[0], :u.shape[1]] for layer in strokes)
        # a brush is lifted at an edge: lips and lids stay as they are drawn
        value = np.log(np.maximum(soft(here @ np.array([0.3, 0.6, 0.1], np.float32), 0.5 * ss), 0) + 0.04)
        steep = np.hypot(*(g * ss for g in np.gradient(value)))
        reach = 1.35 * ss * inner * np.exp(-soft(steep, 0.8 * ss) / 0.10)
        y, x = np.mgrid[0:weight.shape[0], 0:weight.shape[1]]
        fy = np.clip(np.rint(y + aside * reach), 0, weight.shape[0] - 1).astype(np.int64)
        fx = np.clip(np.rint(x + along * reach), 0, weight.shape[1] - 1).astype(np.int64)
        alike = (np.abs(weight[fy, fx] - weight) < 0.2)[..., None]
        taken = np.where(alike, here[fy, fx], here)
        tint = 1 + (tone * weight)[..., None] * np.array([0.105, 0.085, 0.055], np.float32)
        out = lit.copy()
        out[box] = np.where(weight[..., None] > 0.02, taken * np.maximum(tint, 0.5), here)
        return out

    def picture(self, lit, exposure=1.0, under=None):
        """Premultiplied light to a picture with straight alpha; under: an alpha of darkness below all."""
        h, ss = self.h, self.ss
        lit = filmic(np.maximum(lit[:h * ss], 0) * exposure)
        a = self.alpha[:h * ss]
        p = np.dstack([lit * a[..., None], a])
        p = p.reshape(h, ss, self.w, ss, 4).mean((1, 3))
        alpha = p[..., 3]
        rgb = p[..., :3] / np.maximum(alpha[..., None], 1e-3)
        # colour runs on under what is clear, so that scaling draws no fringe
        known = (alpha > 0.35).astype(np.float32)
        near = rgb.copy()
        spread = [soft(near[..., c] * known, 3) for c in range(3)]
        weight = np.maximum(soft(known, 3), 1e-3)
        run = np.dstack(spread) / weight[..., None]
        rgb = np.where((alpha > 0.35)[..., None], rgb, np.where((weight > 0.02)[..., None], run, 0.02))
        if under is not None:
            total = alpha + (1 - alpha) * under
            rgb = rgb * (alpha / np.maximum(total, 1e-3))[..., None]
            alpha = total
        out = np.dstack([screen_of(rgb), alpha])
        noise = np.random.default_rng(4).random(out.shape[:2] + (1,)) - 0.5
        out[..., :3] += noise * 0.010
        return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")


MEETS, MEETS_ON = .55, .25  # how dark the line is where a part lies before others, and where it rides on one
MOIST = 24                  # how tight the small highlights of skin are
SKIN_DEEP = 2.0             # pixels that light goes under skin
BRISTLE, STROKE = 0.8, 6    # of a brush: pixels across and along


def largest(layer, reach):
    """Of what lies around each sample."""
    return np.asarray(Image.fromarray((np.clip(layer, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.MaxFilter(2 * (reach // 2) + 1)), np.float32) / 255


def larger(layer, by):
    return np.asarray(Image.fromarray(np.ascontiguousarray(layer, np.float32)).resize((layer.shape[1] * by, layer.shape[0] * by), Image.BILINEAR))


def stroked(noise, u, v, reach):
    """Layers of noise drawn out along a field of directions, so many samples to either side."""
    high, wide = u.shape
    y, x = (a.astype(np.float32) for a in np.mgrid[0:high, 0:wide])
    total, layers = noise.copy(), [layer.ravel() for layer in noise]
    for way in (1, -1):
        px, py = x, y
        at = slice(None)
        along, down = way * u.ravel(), way * v.ravel()
        for _ in range(int(reach)):
            px, py = px + along[at].reshape(high, wide), py + down[at].reshape(high, wide)
            at = (np.clip(np.rint(py), 0, high - 1).astype(np.int32) * wide + np.clip(np.rint(px), 0, wide - 1).astype(np.int32)).ravel()
            for k, layer in enumerate(layers):
                total[k] += layer[at].reshape(high, wide)
    return [layer / max(float(layer.std()), 1e-4) for layer in total]


def filmic(x):
    x = x * 0.82
    return np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1) ** 1.0


def contact(stage, edge):
    """The soft dark that hands leave on what they lie on: from that row of the picture on."""
    ss = stage.ss
    h, w = stage.h, stage.w
    a = stage.alpha[:h * ss]
    a = a.reshape(h, ss, w, ss).mean((1, 3))
    near = moved(soft(a, 1.2), 0, 2) * 0.75
    mid = moved(soft(a, 3), 1, 4) * 0.35
    far = moved(soft(a, 7), 2, 7) * 0.22
    rows = np.clip((np.arange(h) - edge + 8) / 12, 0, 1)[:, None]      # on the rail only, not above it
    out = 1 - (1 - near * rows) * (1 - mid * rows) * (1 - far * rows)
    out[:, :3] = 0; out[:, -3:] = 0
    ends = np.clip((h - 1 - np.arange(h)) / 10, 0, 1)[:, None]
    return np.clip(out, 0, 0.92) * ends
