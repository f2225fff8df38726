#!/usr/bin/python3
"""Write the inlays of places as the game lays them over painted tables: lines that are crisp at any size.

usage: lay.py [PLACE]...

Writes PLACE-inlay.svg into assets/places. The brass and the engraved lines of `engrave.py` are cut out, laid onto the table
as its camera sees it (README.md), and coloured as the lamp lights them in the painted place, whose picture has the same
inlay, blurred by its few pixels, below. Each line of metal has the shadow of its near edge and a light on its far one. Only
the middle is written, columns 340 to 1580 and rows 370 to 790, since what is drawn takes memory; borders are painted. Needs Debian's python3-shapely, python3-numpy and python3-pil.
"""
import os, re, subprocess, sys, tempfile
import numpy as np
from PIL import Image, ImageDraw
from shapely import affinity
from shapely.geometry import LinearRing, LineString, Point, Polygon
from shapely.ops import unary_union

HERE = os.path.dirname(os.path.abspath(__file__))
SHIPPED = f"{HERE}/../../../assets/places"
S = 20                                      # of engrave.py, for one centimetre
LEFT, TOP, WIDE, HIGH = 340, 370, 1240, 420  # of the picture of 1920 by 1080 (src/table/room.c)
LEAST = .08                                 # a line in centimetres: thinner ones stay in the painting
SHINE = 1.28                                # how much brighter metal is at its far edges
HEART = Polygon([(-86.1, 45.6), (86.1, 45.6), (39.7, -47.9), (-39.7, -47.9)])     # the same on the cloth, centimetres
FINE = .016                                 # how far an outline may be simplified


# ---- what engrave.py draws, as shapes in centimetres -----------------------------------------------
def plane(x, y):
    return x / S - 104, 64 - y / S


def points_of(path):
    return [plane(*map(float, p.split(","))) for p in re.findall(r"[\d.+-]+,[\d.+-]+", path)]


def attribute(tag, name, default=None):
    found = re.search(rf' {name}="([^"]*)"', tag)
    return found[1] if found else default


def whole(shape):
    return shape if shape.is_valid else shape.buffer(0)


def shape_of(tag):
    """The shape of an element, and how opaque it is; None for what is not laid: scuffs, and lines as fine as threads."""
    stroke = attribute(tag, "stroke")
    wide = float(attribute(tag, "stroke-width", 0)) / S
    if tag.startswith("<circle"):
        centre = Point(plane(float(attribute(tag, "cx")), float(attribute(tag, "cy"))))
        r = float(attribute(tag, "r")) / S
        steps = 3 if r < .6 else 6 if r < 2 else 20
        if not stroke:
            return centre.buffer(r, steps), float(attribute(tag, "fill-opacity", 1))
        return centre.buffer(r + wide / 2, steps).difference(centre.buffer(r - wide / 2, steps)), 1
    path = attribute(tag, "d")
    if "Q" in path:
        return None
    points = points_of(path)
    if stroke:
        if wide < LEAST or len(points) < 2:
            return None
        line = LinearRing(points) if path.endswith("Z") else LineString(points)
        return line.buffer(wide / 2, cap_style=2, join_style=2, mitre_limit=4), 1
    return whole(Polygon(points)), float(attribute(tag, "fill-opacity", 1))


def layer(path):
    """By opacity in tenths, what is drawn there."""
    found, inside, clips = {}, None, []
    with open(path) as text:
        for tag in text.read().splitlines()[1:-1]:
            tag = tag.strip()
            clip = re.match(r"<clipPath[^>]*><path d=\"([^\"]*)\"", tag)
            if clip:
                inside = Polygon(points_of(clip[1]))
                continue
            if tag == "</g>":
                inside = None
                continue
            if attribute(tag, "fill") == "#000":
                hole = Polygon(points_of(attribute(tag, "d")))
                found = {k: [whole(s).difference(hole) for s in shapes] for k, shapes in found.items()}
                continue
            shape = shape_of(tag) if tag.startswith(("<path", "<circle")) else None
            if shape:
                found.setdefault(round(shape[1] * 5) / 5 or .2, []).append(shape[0].intersection(inside) if inside else shape[0])
    return {k: unary_union(shapes) for k, shapes in found.items()}


# ---- as the camera sees it -------------------------------------------------------------------------
def seen(x, z):
    return WIDE / 2 + 1250 * x / (z + 128), 10 + 62500 / (z + 128) - TOP


def ring(points):
    """Its points in tenths of a pixel, each after the first by its step."""
    out, last = [], None
    for x, z in list(points)[:-1]:
        now = tuple(round(10 * c) for c in seen(x, z))
        if last is None:
            out.append(f"M{now[0] / 10:g} {now[1] / 10:g}")
        elif now != last:
            du, dv = ((n - l) / 10 for n, l in zip(now, last))
            out.append(f"{'l' if len(out) == 1 else ' ' if du >= 0 else ''}{short(du)}{' ' if dv >= 0 else ''}{short(dv)}")
        last = now
    return "".join(out) + "z" if len(out) > 2 else ""


def short(n):
    return f"{n:g}".replace("0.", ".") if abs(n) < 1 else f"{n:g}"


def polygons(shape):
    if shape.is_empty:
        return []
    return [p for p in getattr(shape, "geoms", [shape]) if isinstance(p, Polygon) and p.area > .002]


def path_of(shape):
    return "".join(ring(r.coords) for p in polygons(shape.simplify(FINE)) for r in (p.exterior, *p.interiors))


# ---- as the lamp lights it -------------------------------------------------------------------------
STOPS, FINER = 8, 3
LOST = .16          # how much of what parts a fine line from its cloth the painting has lost
SURE = .95          # how much of a pixel is a line's, where its colour is taken


def covered(shape):
    """How much of each pixel of the cloth the shape covers."""
    image = Image.new("L", (WIDE * FINER, HIGH * FINER), 0)
    draw = ImageDraw.Draw(image)
    for p in polygons(shape):
        for r, value in ((p.exterior, 255), *((hole, 0) for hole in p.interiors)):
            draw.polygon([(u * FINER, v * FINER) for u, v in (seen(*c) for c in r.coords)], fill=value)
    return np.asarray(image.resize((WIDE, HIGH), Image.BOX), np.float32) / 255


def gradient(painted, shape):
    """The ellipse and the colours along its radius that come nearest to what the painted picture has on the shape."""
    share = covered(shape)
    sure = share >= min(SURE, np.sort(share.ravel())[-400])
    v, u = (c.astype(np.float32) for c in np.nonzero(sure))
    there = painted[sure]
    around = painted[int(v.min()):int(v.max()) + 1, int(u.min()):int(u.max()) + 1]
    there = there + LOST * (there - np.median(around.reshape(-1, 3), axis=0))
    best = None
    for middle in range(50, 900, 50):
        for flat in (.6, .8, 1.0, 1.4, 2.0, 2.8):
            far = np.hypot(u - WIDE / 2, (v - middle) * flat)
            ends = np.quantile(far, np.linspace(0, 1, STOPS + 1))
            which = np.clip(np.searchsorted(ends, far, "right") - 1, 0, STOPS - 1)
            means = np.array([there[which == k].mean(0) if (which == k).any() else np.full(3, np.nan) for k in range(STOPS)])
            off = np.square(there - means[which]).sum()
            if best is None or off < best[0]:
                at = [float(np.mean(ends[k:k + 2])) for k in range(STOPS)]
                typical = [np.percentile(there[which == k], 58, axis=0) for k in range(STOPS) if (which == k).any()]
                best = off, middle, flat, [(a, c) for a, c in zip([a for k, a in enumerate(at) if (which == k).any()], typical)]
    return best[1:]


def defined(name, found, gain=1.0):
    middle, flat, stops = found
    reach = stops[-1][0]
    rows = "".join(f'<stop offset="{r / reach:.3f}" stop-color="#{"".join(f"{int(np.clip(c * gain, 0, 255)):02x}" for c in colour)}"/>'
                   for r, colour in stops)
    return (f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
            f'gradientTransform="matrix({reach:.1f} 0 0 {reach / flat:.1f} {WIDE / 2} {middle})">{rows}</radialGradient>')


def written(place):
    with tempfile.TemporaryDirectory() as work:
        subprocess.run([sys.executable, f"{HERE}/engrave.py", place, work], check=True)
        metal, cut = layer(f"{work}/inlay-brass.svg"), layer(f"{work}/inlay-engraved.svg")
    painted = np.asarray(Image.open(f"{SHIPPED}/{place}.webp").convert("RGB"), np.float32)[TOP:TOP + HIGH, LEFT:LEFT + WIDE]
    brass = unary_union(list(metal.values()))
    brass = brass.intersection(HEART)
    defs, body = [], []

    def laid(name, shape, opacity=1.0):
        path = path_of(shape)
        if path:
            share = f' fill-opacity="{opacity:.1f}"' if opacity < 1 else ""
            body.append(f'<path fill="{name}"{share} fill-rule="evenodd" d="{path}"/>')

    lines = unary_union(list(cut.values())).difference(brass.buffer(.1)).intersection(HEART) if cut else Polygon()
    if not lines.is_empty:
        defs.append(defined("cut", gradient(painted, lines)))
        for opacity, shape in sorted(cut.items()):
            laid("url(#cut)", shape.intersection(HEART).difference(brass), opacity)
    if not brass.is_empty:
        stops = gradient(painted, brass)
        defs += [defined("brass", stops), defined("shine", stops, SHINE)]
        laid("#000", affinity.translate(brass, 0, -.2).difference(brass), .4)
        laid("url(#brass)", brass)
        laid("url(#shine)", brass.difference(affinity.translate(brass, 0, -.12)).buffer(-.01))
    with open(f"{SHIPPED}/{place}-inlay.svg", "w") as out:
        out.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">'
                  f'<defs>{"".join(defs)}</defs>\n' + "\n".join(body) + "\n</svg>\n")


if __name__ == "__main__":
    sys.path.insert(0, HERE)
    sys.dont_write_bytecode = True
    import engrave
    for name in sys.argv[1:] or sorted(engrave.PLACES):
        written(name)
