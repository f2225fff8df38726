"""Fur, beards, hair and down as a brush lays them: soft clumps that follow the form, hairs that are lost in one another and
found again in the light, and an outline that runs out in single hairs."""
import math, re
import numpy as np

GRID = 6                    # pixels between the places at which flow and tone are asked for
TIP = .82                   # of a clump's length: there it is lightest


class Coat:
    """tag: names it among those of one figure. flow: at a place of the part, the way the hairs lie, in radians; tone:
    the hues there, as hex colours, between which neighbouring clumps differ, or None for the part's own. length, clump,
    hair: pixels along a clump, across one, across a hair; depth: how far clumps stand off; deep, pale: what colour they
    have at the root and at the tip, and by how much; edge: how many pixels hairs stand out of the outline; strays: how
    far hues run over into one another, in pixels along the hairs."""
    def __init__(self, tag, flow, tone=None, length=15, clump=3.4, hair=.75, depth=1.5, deep=("#1c0a02", .55), pale=("#fff0cc", .26), edge=2.6, strays=5, seed=3):
        self.__dict__.update(locals()); del self.__dict__["self"]

    def key(self):
        return self.tag, self.length, self.clump, self.hair, self.depth, self.deep, self.pale, self.edge, self.strays, self.seed


def affine(move):
    """The matrix of an SVG transform."""
    out = np.eye(3)
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", move):
        a = [float(n) for n in re.findall(r"-?[0-9.]+(?:e-?\d+)?", inside)]
        one = np.eye(3)
        if name == "translate":
            one[:2, 2] = a[0], a[1] if len(a) > 1 else 0
        elif name == "scale":
            one[0, 0], one[1, 1] = a[0], a[-1]
        elif name == "rotate":
            c, s = math.cos(math.radians(a[0])), math.sin(math.radians(a[0]))
            one[:2, :2] = (c, -s), (s, c)
            if len(a) == 3:
                one[:2, 2] = a[1] - c * a[1] + s * a[2], a[2] - s * a[1] - c * a[2]
        else:
            raise SystemExit("a coat cannot follow " + name)
        out = out @ one
    return out


def spread(values, shape, resize):
    """Values of a grid's places over all samples."""
    return np.dstack([resize(np.ascontiguousarray(values[..., c], np.float32), shape) for c in range(values.shape[2])])


def drawn_out(layer, u, v, weights):
    """Each sample the sum of what lies behind it along the flow, so many samples far."""
    high, wide = layer.shape
    y, x = (a.astype(np.float32) for a in np.mgrid[0:high, 0:wide])
    flat, along, down = layer.ravel(), u.ravel(), v.ravel()
    at = slice(None)
    out = layer * weights[0]
    for weight in weights[1:]:
        x, y = x - along[at].reshape(high, wide), y - down[at].reshape(high, wide)
        at = (np.clip(np.rint(y), 0, high - 1).astype(np.int32) * wide + np.clip(np.rint(x), 0, wide - 1).astype(np.int32)).ravel()
        out = out + flat[at].reshape(high, wide) * weight
    return out / max(float(out.std()), 1e-4)


def grown(coat, part, box, ss, tools):
    """What a coat is made of in a box of the picture: flow along and down, clumps and hairs (each about 0 with a deviation
    of 1), and the hues or None. tools: soft, hexed and resize of sculpt."""
    soft, hexed, resize = tools
    rows, cols = box[0].stop - box[0].start, box[1].stop - box[1].start
    gy, gx = max(rows // (GRID * ss), 3), max(cols // (GRID * ss), 3)
    y, x = np.meshgrid((box[0].start + (np.arange(gy) + .5) * rows / gy) / ss, (box[1].start + (np.arange(gx) + .5) * cols / gx) / ss, indexing="ij")
    to = affine(part.move)
    back = np.linalg.inv(to)
    lx, ly = (back[i, 0] * x + back[i, 1] * y + back[i, 2] for i in (0, 1))
    way = np.array([[coat.flow(a, b) for a, b in zip(*row)] for row in zip(lx, ly)])
    along = np.dstack([to[i, 0] * np.cos(way) + to[i, 1] * np.sin(way) for i in (0, 1)])
    along = spread(along, (rows, cols), resize)
    far = np.maximum(np.hypot(along[..., 0], along[..., 1]), 1e-3)
    u, v = along[..., 0] / far, along[..., 1] / far
    rng = np.random.default_rng(coat.seed)
    size = math.sqrt(abs(np.linalg.det(to[:2, :2])))
    noise = lambda across: soft(rng.standard_normal((rows, cols)).astype(np.float32), across * size * ss)
    # hairs do not lie straight
    bend = noise(5)
    bend = .22 * bend / max(float(bend.std()), 1e-4)
    u, v = u * np.cos(bend) - v * np.sin(bend), u * np.sin(bend) + v * np.cos(bend)
    def strands(across, long_):
        n = max(int(long_ * size * ss), 3)
        k = (np.arange(n) + .5) / n
        weights = np.where(k < TIP, (k / TIP) ** 1.3, (1 - k) / (1 - TIP)) + .12
        return drawn_out(noise(across), u, v, weights)
    clumps = .8 * strands(coat.clump / 2, coat.length) + .5 * strands(coat.clump / 3.4, coat.length * .66)
    hairs = strands(coat.hair / 2, coat.length * .8)
    hues = None
    if coat.tone:
        ends = np.array([[[hexed(c) for c in (lambda t: (t[0], t[-1]))(coat.tone(a, b))] for a, b in zip(*row)] for row in zip(lx, ly)], np.float32)
        low, high = (spread(ends[:, :, i], (rows, cols), resize) for i in (0, 1))
        share = np.clip(.5 + .45 * soft(clumps, ss), 0, 1)[..., None]
        hues = low * (1 - share) + high * share
    return (u, v), np.tanh(clumps * .8) / .8, np.tanh(hairs * .7) / .7, hues


def furred_edge(coat, mask, clumps, hairs, ss, soft):
    """An outline that runs out in hairs."""
    near = soft(mask, coat.edge * ss)
    return np.clip((near - .45 + .11 * clumps + .20 * hairs) * 1.5 * coat.edge * ss / 2 + .5, 0, 1) * np.clip(near * 8, 0, 1)


def strayed(colour, clumps, flow, reach):
    """Hues that run over into one another along the hairs."""
    high, wide = clumps.shape
    y, x = np.mgrid[0:high, 0:wide]
    fy = np.clip(np.rint(y - flow[1] * clumps * reach), 0, high - 1).astype(np.int32)
    fx = np.clip(np.rint(x - flow[0] * clumps * reach), 0, wide - 1).astype(np.int32)
    return colour[fy, fx]


def tinted(coat, colour, clumps, hairs, hexed):
    """Dark at the root and between clumps, light at the tip."""
    tone = .62 * clumps + .5 * hairs
    for (hue, most), share in ((coat.deep, -tone - .1), (coat.pale, tone - .25)):
        share = (np.clip(share, 0, 1.2) * most)[..., None]
        colour = colour * (1 - share) + hexed(hue) * share
    return colour
