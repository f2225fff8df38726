"""What several figures share: busts, eyes of creatures, fur and feathers, hoods."""
import random
import looking
from coat import Coat
from sculpt import *

TILT = {"calm": -1, "glad": 8, "sour": -8}
HEAD = {"calm": 0, "glad": -9, "sour": 24}          # how much lower the head is, and the shoulders
SHOULDERS = {"calm": 0, "glad": -9, "sour": 15}


def tilt(mood, side=1, tall=False, calm=TILT["calm"]):
    """The `move` of a head: joy throws it up, unless it reaches to the picture's edge; who has lost lets it hang. calm: how
    somebody holds it otherwise."""
    low = 0 if tall and mood == "glad" else HEAD[mood]
    return f"rotate({(calm if mood == 'calm' else TILT[mood]) * side} 200 285) translate(0 {low})"


def seated(parts, mood, head):
    """With shoulders that rise or sink: of all parts that do not move with the head."""
    for part in parts:
        part.is_head = part.move.startswith(head)
        if not part.is_head:
            part.move = f"translate(0 {SHOULDERS[mood]}) {part.move}"
    return parts


NECK = 262                  # row of a figure about which its head is made smaller
LEANS = 200, 400            # what a body leans about
WIDEST = 1.05               # as Bearing.wide: of a body in its picture


class Bearing:
    """How somebody bears themselves, whatever their mood: where the head is and how it tilts, in pixels to the right and
    down and in degrees; how far the body leans to the right, in degrees, how much higher and wider its shoulders are, and
    how much larger all of it is seen."""
    def __init__(self, head=(0, 0), tilts=0, leans=0, rises=0, wide=1.0, near=1.0):
        self.__dict__.update(locals()); del self.__dict__["self"]

    def of_head(self):
        return f"translate({self.head[0]} {self.head[1]}) rotate({self.tilts} {LEANS[0]} {NECK - 28})"

    def of_body(self):
        x, y = LEANS
        return f"translate({x} {y - self.rises}) rotate({self.leans}) scale({self.wide * self.near} {self.near}) translate({-x} {-y})"

    def within(self, wide):
        """For somebody so wide: not wider than the picture has room for."""
        room = max(WIDEST / wide, 1) / self.near
        return Bearing(self.head, self.tilts, self.leans, self.rises, min(self.wide, room), self.near)

    def body_point(self, x, y):
        a = math.radians(self.leans)
        dx, dy = (x - LEANS[0]) * self.wide * self.near, (y - LEANS[1]) * self.near
        return LEANS[0] + dx * math.cos(a) - dy * math.sin(a), LEANS[1] - self.rises + dx * math.sin(a) + dy * math.cos(a)


# The places of the head are known to src/table/life.c, so that it is where it was while one picture gives way to the other.
BEARINGS = {
    "sits": Bearing(),
    "in": Bearing(head=(9, 24), tilts=4, leans=4, rises=6, wide=1.06, near=1.03),       # over the rail, on the forearms
    "back": Bearing(head=(-17, 16), tilts=6, leans=-7, rises=-14, wide=.97, near=.96),   # against the chair
    "glad": Bearing(leans=4, rises=12, wide=1.04),                                       # the raised arm's shoulder is higher
    "sour": Bearing(leans=-3, rises=-15, wide=.92),
}
BODIES = "in", "back"
MOODS = "calm", "glad", "sour"


def mood_of(look):
    return look if look in MOODS else "calm"


def bearing_of(look, higher=0):
    """higher: of whose neck is long, the shoulders against the chair."""
    found = BEARINGS[{"calm": "sits", "think": "in", "give": "in"}.get(look, look)]
    if look == "back" and higher:
        return Bearing(found.head, found.tilts, found.leans, found.rises + higher, found.wide, found.near)
    return found


def built(parts, bearing=BEARINGS["sits"], head=.86, wide=1.0, up=28, higher=0, sink=0):
    """As it sits at the table: a head of such a size on shoulders so wide, so much higher than it is drawn; sink: how much deeper the head sits between them."""
    bearing = bearing.within(wide)
    for part in parts:
        if part.is_head:
            part.move = f"{bearing.of_head()} translate(200 {NECK - up + sink}) scale({head}) translate(-200 -{NECK}) {part.move}"
            part.z *= head
            part.cap = part.cap and part.cap * head
            part.ride = part.ride and part.ride * head
            part.sculpt = [(amount * head, radius * head, s) for amount, radius, s in part.sculpt]
        else:
            part.move = f"{bearing.of_body()} translate(200 -{up}) scale({wide} 1) translate(-200 0) {part.move}"
    return parts


BUST = "M10 500C8 410 24 346 64 322C98 304 140 296 158 276H242C260 296 302 304 336 322C376 346 392 410 390 500Z"


def bust(fill, d=BUST, paint="", sculpt=(), **k):
    k = dict(dict(fat=0.55, cap=46, z=-60, gloss=0.08, tight=10, sheen=0.4), **k)
    folds = [(8, 4, both(st("M66 330C40 370 30 420 30 500", 14))), (8, 4, both(st("M122 318C110 346 108 390 112 480", 9))), (-10, 3, both(st("M104 352C98 376 97 410 100 490", 4))),
             (6, 2.6, both(st("M96 404Q84 376 66 352", 5) + st("M96 428Q76 402 48 392", 5))), (-3, 2.4, both(st("M97 416Q82 390 60 372", 3))), (7, 4, both(st("M166 320C152 350 146 400 150 480", 7)))]
    return Part(d, fill, paint=paint, sculpt=folds + list(sculpt), **k)


def arc_lid(r, left, right, bow, up=True):
    """A lid over a ball of radius r: all above (or below) a bowed chord from height left to height right."""
    xl, xr = -math.sqrt(max(r * r - left * left, 1)), math.sqrt(max(r * r - right * right, 1))
    sweep, big = (1, 1 if left + right > 0 else 0) if up else (0, 1 if left + right < 0 else 0)
    return f"M{xl:.2f} {left:.2f}A{r} {r} 0 {big} {sweep} {xr:.2f} {right:.2f}Q0 {(left + right) / 2 + bow:.2f} {xl:.2f} {left:.2f}Z"


def ball_eye(x, y, r, mood, side, turn, iris="#f0a43a", white="#f3ead0", lid="#3f9c88", pupil="bar", z=0.0, ride=None, lids=True, look=(0, 1.5), skin=0.5, edge="#0f3630", shut=False, brush=0.0, furred=None, wide=0.0):
    """A round eye with lids; side -1 is the left one in the picture. furred: the colours of fur on the lids, which lies away
    from the eye and hides their edges; a shut eye is all one lid, as smooth as the fur around it. wide: how much further up the upper lid is, in radii."""
    f = f"{turn} translate({x} {y}) scale({1 if side < 0 else -1} 1)"
    ix = look[0] + .26 * r * looking.aside(side)
    iy = look[1] + {"calm": 0, "glad": -1, "sour": 1.5}[mood] + .2 * r * looking.down()
    ir = r * 0.60
    n = f"i{int(x)}{int(y)}"
    paint = (el(0, 0, r + 4, r + 4, 1, white) + "".join(st(f"M{r * math.cos(t):.1f} {r * math.sin(t):.1f}Q{r * .8 * math.cos(t + .1):.1f} {r * .8 * math.sin(t + .1):.1f} {r * .66 * math.cos(t - .05):.1f} {r * .66 * math.sin(t - .05):.1f}", .6, .3, "#a8503a") for t in (2.7, 3.3, .2, -.4))
             + el(ix, iy, ir, ir, 1, "#140c06") + el(ix, iy, ir * .92, ir * .92, 1, iris)
             + "".join(st(f"M{ix + ir * .4 * math.cos(t):.1f} {iy + ir * .4 * math.sin(t):.1f}L{ix + ir * .86 * math.cos(t):.1f} {iy + ir * .86 * math.sin(t):.1f}", .8, .4, "#2a1404") for t in [i * math.pi / 10 for i in range(20)])
             + radial(n, ix, iy + ir * .5, ir, (0, "#fff6d0", .6), (1, "#fff6d0", 0)) + el(ix, iy, ir * .9, ir * .9, 1, f"url(#{n})")
             + (el(ix, iy, ir * .62, ir * .30, 1, "#060403") if pupil == "bar" else el(ix, iy, ir * .28, ir * .66, 1, "#060403") if pupil == "slit" else el(ix, iy, ir * .45, ir * .45, 1, "#060403")))
    gx = -ir * .38 if side < 0 else ir * .38
    out = [Part(el(0, 0, r, r), white, fat=0.75, z=z, ride=ride, move=f, gloss=0.2 if furred else 0.55, tight=60, paint=paint, hatch=0, glow=el(ix + gx, iy - ir * .40, r * .20, r * .18, 1, "#fff4e4") + el(ix - gx * .8, iy + ir * .5, r * .07, r * .06, .6, "#bfe4ff"))]
    if lids:
        R = r + 2.2
        top = {"calm": (-r * .30, -r * .22, -r * .22), "glad": (-r * .52, -r * .52, -r * .35), "sour": (-r * .38, r * .30, -r * .06)}[mood]
        top = tuple(y - r * wide for y in top)
        if shut:
            top = (r * .46, r * .46, r * .36)
        low = {"calm": (r * .62, r * .62, r * .2), "glad": (r * .24, r * .24, -r * .40), "sour": (r * .55, r * .50, r * .2)}[mood]
        look = dict(fill=lid, fat=1.0, ride=ride, move=f, skin=skin, gloss=0.2 - .17 * brush, tight=30, brush=brush)
        crease = (-1.5, .7, st(f"M{-R} {top[0] - r * .28}Q0 {top[2] - r * .55} {R} {top[1] - r * .28}", 1.4))
        below, above = arc_lid(R, *low, up=False), arc_lid(R, *top)
        if furred and shut:
            R = r + 5
            lies = lambda x, y: -math.pi / 2 + .55 * x / r if y < top[0] else math.pi / 2 - .55 * x / r
            out.append(Part(el(0, 0, R, R), **look | dict(fat=.5, cap=r * .16, z=1, ride=r * .12, brush=0, gloss=.02, sheen=.5, hatch=.2, soften=1.2),
                            paint=blur(2.5, st(f"M{-r} {top[0] - 1}Q0 {top[0] + top[2] - 1} {r} {top[1] - 1}", 6, .28, edge), "meet" + n),
                            coat=Coat("lid shut", lies, lambda x, y: (furred[0], furred[1]), length=18, clump=3.8, hair=.62, depth=.6, strays=4, edge=5, seed=6, deep=("#2a1204", .26))))
        elif furred:
            look |= dict(brush=0, gloss=.02, sheen=.5, hatch=.2, ride=r * .3)
            out.append(Part(below, cap=r * .25, z=1, coat=lid_fur("below", R, False, furred), **look))
            out.append(Part(above, cap=r * .36, z=2, coat=lid_fur("above", R, True, furred), **look))
        else:
            out.append(Part(below, cap=r * .8, z=z + r * .18, **look))
            out.append(Part(above, cap=r * .9, z=z + r * .28, sculpt=[crease], **look))
        xl, xr = -math.sqrt(max(R * R - top[0] ** 2, 1)), math.sqrt(max(R * R - top[1] ** 2, 1))
        out.append(Part(st(f"M{xl:.1f} {top[0]}Q0 {(top[0] + top[1]) / 2 + top[2]:.1f} {xr:.1f} {top[1]}", 2), edge, fat=.5, ride=2 if furred else None, z=1 if furred else z + r * .8, move=f, hatch=0))
    return out


def lid_fur(tag, r, up, colours):
    """Fur of a lid (see arc_lid), which lies away from the eye."""
    out = -math.pi / 2 if up else math.pi / 2
    return Coat("lid " + tag, lambda x, y: out + (1 if up else -1) * .75 * x / r, lambda x, y: (colours[0], colours[-1]), length=7, clump=2, hair=.6, depth=.7, strays=1, edge=.8, seed=3 + up)


def bundle(seed, count):
    """Hairs that meet in a tip, one unit away, as paths: the lower ones first."""
    rng = random.Random(seed)
    out = []
    for k in range(count):
        y = -.46 + .92 * k / (count - 1) + rng.uniform(-.06, .06)
        tip, end = (rng.uniform(.72, 1.0) if k != count // 2 else 1.08), .16 + y * rng.uniform(.1, .45)
        w = .5 / count * rng.uniform(1.3, 1.9)
        out.append(f"M-.08 {y - w:.2f}Q{.55 * tip:.2f} {y * 1.05 - w * .9:.2f} {tip:.2f} {end:.2f}Q{.5 * tip:.2f} {y * 1.05 + w * .9:.2f} -.08 {y + w:.2f}Z")
    rng.shuffle(out)
    return out


BUNDLES = [bundle(k, 5) for k in range(6)]


def locks(seed, spots, flow, length, width, tone, jitter=.12):
    """The outlines of locks as SVG, which the coat of their part fills (coat.py). flow, length, width: at a place; tone is
    drawn from for each, so that a seed gives the same locks as ever."""
    rng = random.Random(seed)
    at = lambda v, x, y: v(x, y) if callable(v) else v
    shapes = ""
    for x, y in spots:
        a = at(flow, x, y) + rng.uniform(-jitter, jitter)
        l, w = at(length, x, y) * rng.uniform(.8, 1.25), at(width, x, y) * rng.uniform(.85, 1.15)
        t = f'transform="translate({x:.1f} {y:.1f}) rotate({math.degrees(a):.1f}) scale({l:.2f} {w * rng.choice((-1, 1)):.2f})"'
        rng.choice(at(tone, x, y))
        shapes += f'<path {t} fill="#fff" d="{"".join(rng.choice(BUNDLES))}"/>'
    return shapes


def scatter(seed, x0, y0, x1, y1, step, order, jitter=0.4):
    rng = random.Random(seed)
    out = []
    y = y0; k = 0
    while y < y1:
        x = x0 + (step / 2 if k % 2 else 0)
        while x < x1:
            out.append((x + rng.uniform(-jitter, jitter) * step, y + rng.uniform(-jitter, jitter) * step)); x += step
        y += step * .8; k += 1
    return sorted(out, key=order)
