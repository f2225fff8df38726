#!/usr/bin/python3
"""Write a place's inlay as three SVG pictures, white on black: brass, engraved lines and wells.

usage: engrave.py PLACE DIRECTORY [--wells] [--tall]

A picture is 208 by 128 cm and lies on the table from above. An inlay is a border, ornaments for the corners and a
motif in the middle; the game draws pots, piles and the places of cards. --wells adds those of Corellian Spike to the
tavern's, for the seed picture; --tall is for tall pictures, whose near edge, and the border along it, are 20 cm nearer.
"""
import contextlib, math, random, sys

S = 20
TALL = 20 if "--tall" in sys.argv else 0
W, H = 208 * S, (128 + TALL) * S
BORDER, STRETCH = -47, 3   # before the first the border begins; what lies across it is stretched
V = [(62, 60), (100, 8), (100, -8), (76, -60), (-76, -60), (-100, -8), (-100, 8), (-62, 60)]
brass, eng, well = [], [], []


# ---- strokes and shapes, in centimetres of the table -------------------------------------------------
SMALLER, THINNER, NEARER = .66, .82, 16.5   # the heart of an inlay, its lines, and where it lies
smaller, thinner, nearer = 1, 1, 0


@contextlib.contextmanager
def heart(moves=True):
    """What is drawn about the middle lies nearer, between the cards of the far seat and the marker of the round."""
    global smaller, thinner, nearer
    if moves:
        smaller, thinner, nearer = SMALLER, THINNER, NEARER
    yield
    smaller, thinner, nearer = 1, 1, 0


def P(x, z):
    down = nearer - z * smaller
    down += TALL * min(max((down + BORDER) / STRETCH, 0), 1)
    return f"{(x * smaller + 104) * S:.1f},{(64 + down) * S:.1f}"


def poly(points, close=True):
    return "M" + "L".join(P(*p) for p in points) + ("Z" if close else "")


def st(path, w, layer, op=1):
    layer.append(f'<path d="{path}" fill="none" stroke="#fff" stroke-opacity="{op}" stroke-width="{w * thinner * S:.2f}" stroke-linejoin="miter"/>')


def fl(path, layer, op=1):
    layer.append(f'<path d="{path}" fill="#fff" fill-opacity="{op}"/>')


def hide(path, *layers):
    for layer in layers:
        layer.append(f'<path d="{path}" fill="#000"/>')


def circ(cx, cz, r, w, layer):
    x, y = P(cx, cz).split(",")
    layer.append(f'<circle cx="{x}" cy="{y}" r="{r * smaller * S}" fill="none" stroke="#fff" stroke-width="{w * thinner * S}"/>')


def disc(cx, cz, r, layer, op=1):
    x, y = P(cx, cz).split(",")
    layer.append(f'<circle cx="{x}" cy="{y}" r="{r * smaller * S}" fill="#fff" fill-opacity="{op}"/>')


def at(r, degrees, cx=0, cz=0, flat=1.0):
    """A point of a circle about cx, cz; 0 degrees is away from the player, flat squeezes it in depth."""
    a = math.radians(degrees)
    return cx + r * math.sin(a), cz + r * flat * math.cos(a)


def arc(cx, cz, r, a0, a1, w, layer, flat=1.0):
    n = max(2, int(abs(a1 - a0) / 3))
    st(poly([at(r, a0 + (a1 - a0) * i / n, cx, cz, flat) for i in range(n + 1)], False), w, layer)


def ngon(cx, cz, r, n, turn=0, flat=1.0):
    return [at(r, 360 / n * i + turn, cx, cz, flat) for i in range(n)]


def star(cx, cz, r, inner, n, turn=0, flat=1.0):
    return [at(r if i % 2 == 0 else inner, 180 / n * i + turn, cx, cz, flat) for i in range(2 * n)]


def edge(d):
    """The table's edge moved inward by d."""
    out = []
    n = len(V)

    def normal(i):
        a, b = V[i % n], V[(i + 1) % n]
        dx, dz = b[0] - a[0], b[1] - a[1]
        return -dz / math.hypot(dx, dz), dx / math.hypot(dx, dz)
    for i in range(n):
        a, b = normal(i - 1), normal(i)
        k = 1 + a[0] * b[0] + a[1] * b[1]
        out.append((V[i][0] - d * (a[0] + b[0]) / k, V[i][1] - d * (a[1] + b[1]) / k))
    return out


def border(*lines):
    """Lines along the edge: (how far in, how wide, layer)."""
    for d, w, layer in lines:
        st(poly(edge(d)), w, layer)


def along(d, step, draw):
    """Call draw(x, z, along, inward) at even steps of the edge moved inward by d."""
    points = edge(d)
    for i, (x0, z0) in enumerate(points):
        x1, z1 = points[(i + 1) % len(points)]
        length = math.hypot(x1 - x0, z1 - z0)
        t = ((x1 - x0) / length, (z1 - z0) / length)
        n = (t[1], -t[0])
        count = max(1, round(length / step) - 1)
        for k in range(count):
            s = length * (k + 0.5) / count
            draw(x0 + t[0] * s, z0 + t[1] * s, t, n)


def local(x, z, t, n, points):
    """Points given along and inward of a point of the edge."""
    return [(x + t[0] * u + n[0] * v, z + t[1] * u + n[1] * v) for u, v in points]


def corners(d, draw, which=range(8)):
    """Call draw(x, z, sideways, inward) at the corners of the edge moved inward by d; what crosses that edge is cut."""
    for layer in (brass, eng):
        layer.append(f'<clipPath id="in"><path d="{poly(edge(d))}"/></clipPath><g clip-path="url(#in)">')
    for i in which:
        x, z = edge(d)[i]
        x2, z2 = edge(d + 1)[i]
        k = math.hypot(x2 - x, z2 - z)
        n = ((x2 - x) / k, (z2 - z) / k)
        draw(x, z, (-n[1], n[0]), n)
    for layer in (brass, eng):
        layer.append("</g>")


GREAT = (0, 3, 4, 7)  # the far and near corners


def rosette(turns, r, swing, waves, w, layer, step=5, flat=1.0):
    """Guilloche: fine waving rings, each turned a little against the last."""
    for k in range(turns):
        pts = [at(r + swing * math.cos(math.radians(waves * j)), j + k * 360 / waves / turns, flat=flat) for j in range(0, 360, step)]
        st(poly(pts), w, layer)


def wear(count, strength):
    """Fine scuffs, more of them where cards and sleeves slide."""
    rnd = random.Random(12)
    for _ in range(count):
        cx, cz = rnd.gauss(0, 46), rnd.gauss(-6, 26)
        if abs(cx) > 98 or abs(cz) > 58:
            continue
        a, length, b = rnd.gauss(0, .6), rnd.uniform(1.2, 9), rnd.uniform(-1.2, 1.2)
        p0 = (cx - length * math.cos(a), cz - length * math.sin(a))
        p1 = (cx + length * math.cos(a), cz + length * math.sin(a))
        eng.append(f'<path d="M{P(*p0)}Q{P(cx - b * math.sin(a), cz + b * math.cos(a))} {P(*p1)}" fill="none" stroke="#fff" '
                   f'stroke-opacity="{rnd.uniform(.04, .20) * strength:.2f}" stroke-width="{rnd.uniform(.6, 1.6):.2f}"/>')


# ---- the places -------------------------------------------------------------------------------------
def tavern(wells):
    """A compass of six long blades in a stretched hexagon, and the numerals' small spikes along two edges."""
    border((3.2, .34, brass), (4.1, .2, brass), (7.5, .15, eng))
    for z, up, half in ((-54.6, 1, 66), (54.6, -1, 54)):
        x = -half
        while x <= half + .01:
            fl(poly([(x - .66, z), (x + .66, z), (x, z + up * 1.7)]), eng, .7)
            x += 3
    for k in (-1, 1):
        for i in range(7):
            st(poly([(k * (72 - i / 6 * 14), -50), (k * (70 - i / 6 * 14), -46.5)], False), .12, eng)
    corners(3.7, lambda x, z, t, n: fl(poly(local(x, z, t, n, [(0, 5.6), (.7, 1.6), (0, 0), (-.7, 1.6)])), brass))
    with heart(not wells):  # with wells the pots are beside it
        field = [(-46, 0), (-30, 27), (30, 27), (46, 0), (30, -27), (-30, -27)]
        st(poly(field), .22, brass)
        st(poly([(x * .965, z * .965) for x, z in field]), .17, brass)
        for i in range(12):
            big = i % 2 == 0
            length = 19 if i % 3 == 0 and (i % 6 == 0 or i in (3, 9)) else (15 if big else 8)
            w = .95 if big else .5
            ux, uz = at(1, 30 * i)
            tip, base = (ux * length, uz * length), (ux * 6.2, uz * 6.2)
            fl(poly([tip, (base[0] - uz * w, base[1] + ux * w), base]), brass)
            st(poly([tip, base, (base[0] + uz * w, base[1] - ux * w)]), .09, brass)
        circ(0, 0, 5.6, .22, brass)
        circ(0, 0, 4.8, .13, brass)
        st(poly(ngon(0, 0, 4.2, 6)), .12, brass)
        for i in range(72):
            st(poly([at(20.6, 5 * i), at(21.6 if i % 3 else 22.4, 5 * i)], False), .10, eng)
        circ(0, 0, 20.2, .09, eng)
        circ(0, 0, 23, .09, eng)
        rosette(12, 12.5, 4.2, 3, .05, eng)
    if wells:
        tavern_wells()
    wear(520 if wells else 420, 1 if wells else .75)


def tavern_wells():
    """What Corellian Spike has on its table: two pots, two piles, a tray for dice, places of cards."""
    px = 36
    hide(poly(ngon(-px, 0, 12.4, 60)), brass, eng)
    hide(poly(ngon(px, 0, 13, 6)), brass, eng)
    disc(-px, 0, 9.2, well)
    circ(-px, 0, 9.6, .42, brass)
    circ(-px, 0, 10.6, .10, brass)
    for i in range(48):
        st(poly([at(10.9, 7.5 * i, -px), at(11.5 if i % 4 else 12.2, 7.5 * i, -px)], False), .10, eng)
    fl(poly(ngon(px, 0, 10.2, 6)), well)
    st(poly(ngon(px, 0, 10.2, 6)), .42, brass)
    st(poly(ngon(px, 0, 11.3, 6)), .10, brass)
    for (x, z) in ngon(px, 0, 11.3, 6):
        ux, uz = (x - px) / 11.3, z / 11.3
        fl(poly([(x + ux * 3, z + uz * 3), (x - uz * .45, z + ux * .45), (x - ux * .6, z - uz * .6), (x + uz * .45, z - ux * .45)]), brass)

    def card(cx, cz, h):
        w, s = h * .358, h * .16
        return [(cx, cz + h / 2), (cx + w, cz + h / 2 - s), (cx + w, cz - h / 2 + s), (cx, cz - h / 2), (cx - w, cz - h / 2 + s), (cx - w, cz + h / 2 - s)]
    for cx in (-58, -42.5):
        fl(poly(card(cx, -29, 19)), well)
        st(poly(card(cx, -29, 19)), .2, brass)
        st(poly(card(cx, -29, 20.4)), .07, eng)
    tray = [(40, -28), (46, -19), (62, -19), (68, -28), (62, -37), (46, -37)]
    fl(poly(tray), well)
    st(poly(tray), .3, brass)
    st(poly([(54 + (x - 54) * 1.08, -28 + (z + 28) * 1.08) for x, z in tray]), .09, eng)
    for cx, cz, angle, w, h in ((0, 42, 0, 17, 8), (58, 24, -.35, 16, 8), (-58, 24, .35, 16, 8)):
        c, s = math.cos(angle), math.sin(angle)
        for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            pts = [(sx * w - sx * 3.2, sz * h), (sx * w - sx * .6, sz * h), (sx * w, sz * h - sz * .6), (sx * w, sz * h - sz * 3.2)]
            st(poly([(cx + x * c - z * s, cz + x * s + z * c) for x, z in pts], False), .13, brass)
    for s in (-1, 1):
        for dz in (-3, -1.5, 0, 1.5, 3):
            st(poly([(s * 24, dz * .9), (s * 25.2, dz)], False), .12, eng)
        st(poly([(s * 46, 0), (s * 57, 0), (s * 62, 4), (s * 88, 4)], False), .10, eng)
        st(poly([(s * 46, -1.4), (s * 57.6, -1.4), (s * 63, -6), (s * 80, -6)], False), .06, eng)


def balcony(_):
    """A sun with a wreath of petals, scallops like banks of cloud along the edge."""
    border((3.2, .30, brass), (8.6, .12, brass))
    along(3.2, 6, lambda x, z, t, n: st(poly(local(x, z, t, n, [(3 * math.cos(a * math.pi / 12), 3.6 * math.sin(a * math.pi / 12)) for a in range(13)]), False), .15, brass))
    along(3.2, 6, lambda x, z, t, n: disc(*local(x, z, t, n, [(0, 1.5)])[0], .34, brass))
    with heart():
        for i in range(16):
            side = [at(r, 22.5 * i + s, 0, 0) for r, s in ((9, 0), (14, 6), (19, 5), (25 if i % 2 == 0 else 22.5, 0))]
            back = [at(r, 22.5 * i - s, 0, 0) for r, s in ((19, 5), (14, 6))]
            st(poly(side + back), .15 if i % 2 else .22, brass)
            st(poly([at(11, 22.5 * i), at(20, 22.5 * i)], False), .09, eng)
        circ(0, 0, 8, .28, brass)
        circ(0, 0, 6.9, .12, brass)
        fl(poly(star(0, 0, 6, 2.6, 8)), brass)
        circ(0, 0, 27, .14, brass)
        rosette(10, 31.5, 2.6, 24, .07, eng, 3)
        circ(0, 0, 36, .12, eng)
        for i in range(48):
            disc(*at(29.6, 7.5 * i), .22, brass)

    def cloud(x, z, t, n):
        for r, u, v in ((3.4, -4.2, 6), (4.6, 0, 8), (3.4, 4.2, 6)):
            for k in (1, .7, .4):
                cx, cz = local(x, z, t, n, [(u, v)])[0]
                arc(cx, cz, r * k, 0, 360, .13, brass)
    corners(6, cloud, GREAT)


def highrise(_):
    """Rings broken like the lanes of a city, spires all round."""
    border((3.0, .5, brass), (4.3, .12, brass), (9, .22, eng))
    with heart():
        for r, parts, gap, w, layer in ((9, 3, 26, .5, brass), (11, 5, 14, .16, brass), (17, 4, 30, .28, brass), (24, 6, 20, .3, eng), (26.5, 3, 44, .2, brass), (34, 4, 30, .3, eng), (36, 8, 10, .12, brass)):
            for i in range(parts):
                a0 = 360 / parts * i + r * 7
                arc(0, 0, r, a0, a0 + 360 / parts - gap, w, layer)
        rnd = random.Random(7)
        for i in range(72):
            r1 = 12 + 3.8 * rnd.random()
            fl(poly([at(12, 5 * i - 1.2), at(r1, 5 * i - 1.2), at(r1, 5 * i + 1.2), at(12, 5 * i + 1.2)]), eng, .4 + .6 * rnd.random())
            r2 = 27.5 + 5.2 * rnd.random() ** 2
            st(poly([at(27.5, 5 * i), at(r2, 5 * i)], False), .14, brass)
        st(poly(ngon(0, 0, 5.6, 3, 180)), .3, brass)
        disc(0, 0, 1.5, brass)
        circ(0, 0, 7.2, .12, brass)
        for s in (-1, 1):
            for k, z in enumerate((-6, -3, 0, 3, 6)):
                st(poly([(s * 38, z * .6), (s * 46, z * .6), (s * (50 + abs(z)), z * 1.6), (s * (74 - abs(z)), z * 1.6)], False), .2 if k == 2 else .12, brass if k == 2 else eng)
                disc(s * (74 - abs(z)), z * 1.6, .5, brass)
    for s in (-1, 1):       # the city's lanes run out of the near edge on both sides of one's own hand
        for k in range(6):
            z, turn, end, layer = -27 - k * 3.4, 25 + k * 1.2, 43 - (k * 5) % 11, brass if k % 2 == 0 else eng
            st(poly([(s * end, z), (s * turn, z), (s * (turn - 50.5 - z), -50.5)], False), .3 if k % 3 == 0 else .16, layer)
            disc(s * end, z, .75 if k % 3 == 0 else .5, brass)
    corners(6.5, lambda x, z, t, n: [st(poly(local(x, z, t, n, [(-6 - k * 2, 1 + k * 2.2), (0, 3 + k * 2.2), (6 + k * 2, 1 + k * 2.2)]), False), .3 if k == 0 else .14, brass) for k in range(3)], GREAT)
    wear(60, .5)


def casino(_):
    """A wheel of lozenges, a chain of diamonds along the edge, leaves in the corners."""
    border((2.8, .40, brass), (3.6, .14, brass), (7.4, .14, brass), (8.2, .3, brass))
    along(5.5, 4.6, lambda x, z, t, n: fl(poly(local(x, z, t, n, [(-1.5, 0), (0, 1.15), (1.5, 0), (0, -1.15)])), brass))
    along(5.5, 2.3, lambda x, z, t, n: disc(x, z, .2, brass))
    with heart():
        for r, w in ((38, .34), (36.8, .12), (28.6, .14), (27.6, .30)):
            st(poly([at(r, a, 0, 0, .74) for a in range(0, 360, 3)]), w, brass)
        for i in range(36):
            st(poly([at(28.6, 10 * i, flat=.74), at(36.8, 10 * i, flat=.74)], False), .13, brass)
            if i % 2:
                fl(poly([at(29.8, 10 * i + 5, flat=.74), at(32.7, 10 * i + 7.4, flat=.74), at(35.6, 10 * i + 5, flat=.74), at(32.7, 10 * i + 2.6, flat=.74)]), brass)
            else:
                st(poly([at(29.8, 10 * i + 5, flat=.74), at(32.7, 10 * i + 7.4, flat=.74), at(35.6, 10 * i + 5, flat=.74), at(32.7, 10 * i + 2.6, flat=.74)]), .12, brass)
        for i in range(8):
            a = 45 * i
            long = 22 if i % 2 == 0 else 15
            fl(poly([at(long, a, flat=.8), at(5, a + 18, flat=.8), at(0, 0)]), brass, 1)
            st(poly([at(long, a, flat=.8), at(5, a - 18, flat=.8), at(0, 0)]), .14, brass)
        rosette(8, 19.5, 3.4, 16, .06, eng, 3, .76)

    def leaves(x, z, t, n):
        for s in (-1, 1):
            for k in range(4):
                u, v = s * (2 + k * 4.6), 3.4 - k * .7
                fl(poly(local(x, z, t, n, [(u, v), (u + s * 2.2, v + 2.1), (u + s * 5, v + 1.2), (u + s * 2.6, v - .2)])), brass)
        fl(poly(local(x, z, t, n, [(0, 9), (1.6, 5.4), (0, 2.4), (-1.6, 5.4)])), brass)
    corners(8.6, leaves, GREAT)


def mine(_):
    """A cog about a crystal, rivets along the edge, struts in the corners."""
    border((3.4, .7, brass), (7.6, .2, brass))
    along(5.5, 6.2, lambda x, z, t, n: (circ(x, z, .75, .26, brass), disc(x, z, .3, brass)))
    teeth = []
    for i in range(18):
        a = 20 * i
        teeth += [at(21, a - 6), at(24.5, a - 4), at(24.5, a + 4), at(21, a + 6)]
    st(poly(teeth), .4, brass)
    circ(0, 0, 18, .22, brass)
    circ(0, 0, 13.5, .5, brass)
    for i in range(6):
        circ(*at(15.8, 60 * i + 30), 1.0, .22, brass)
    crystal = [(0, 11), (5.5, 5), (4.4, -6.5), (0, -11), (-4.4, -6.5), (-5.5, 5)]
    st(poly(crystal), .34, brass)
    for a, b in (((0, 11), (1.6, 3)), ((1.6, 3), (5.5, 5)), ((1.6, 3), (-5.5, 5)), ((1.6, 3), (0.8, -6)), ((.8, -6), (0, -11)), ((.8, -6), (4.4, -6.5)), ((.8, -6), (-4.4, -6.5))):
        st(poly([a, b], False), .16, brass)
    fl(poly([(1.6, 3), (5.5, 5), (4.4, -6.5), (.8, -6)]), eng, .7)
    fl(poly([(0, 11), (1.6, 3), (5.5, 5)]), eng, .4)
    for s in (-1, 1):
        for k in range(7):
            x = s * (31 + k * 4)
            fl(poly([(x, 2.2), (x + s * 2, 2.2), (x + s * .4, -2.2), (x - s * 1.6, -2.2)]), eng, .9 - k * .1)
        st(poly([(s * 29, 3.4), (s * 60, 3.4)], False), .16, eng)
        st(poly([(s * 28, -3.4), (s * 59, -3.4)], False), .16, eng)

    def strut(x, z, t, n):
        st(poly(local(x, z, t, n, [(-13, 3.5), (13, 3.5), (0, 12)])), .45, brass)
        for k in (-6, 0, 6):
            circ(*local(x, z, t, n, [(k, 5.3)])[0], .8, .24, brass)
    corners(7.6, strut, GREAT)
    wear(520, .7)


def market(_):
    """A woven cloth: stepped lozenges in the middle, zigzags and a fringe along the edge."""
    border((2.6, .5, eng), (4.2, .22, brass), (9.4, .22, brass), (10.6, .5, eng))
    along(6.8, 4, lambda x, z, t, n: fl(poly(local(x, z, t, n, [(-1.9, -1.7), (0, 1.9), (1.9, -1.7), (1.1, -1.7), (0, .5), (-1.1, -1.7)])), brass))
    along(6.0, 4, lambda x, z, t, n: fl(poly(local(x, z, t, n, [(-.5, 0), (0, .5), (.5, 0), (0, -.5)])), eng))

    with heart():
        def stepped(cx, cz, w, h, n):
            pts = []
            for sx, sz in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
                quarter = []
                for i in range(n):
                    quarter += [(sx * w * i / n, sz * h * (n - i) / n), (sx * w * (i + 1) / n, sz * h * (n - i) / n)]
                pts += quarter if sx * sz > 0 else quarter[::-1]
            return [(cx + x, cz + z) for x, z in pts]
        for k, (w, width, layer) in enumerate(((40, .9, eng), (37.5, .3, brass), (31, 1.3, eng), (28, .3, brass), (18, 1.2, eng), (15, .4, brass))):
            st(poly(stepped(0, 0, w, w * .64, 7)), width, layer)
        fl(poly(stepped(0, 0, 9.5, 6.4, 4)), brass)
        hide(poly(stepped(0, 0, 5.5, 3.6, 3)), brass)
        fl(poly(stepped(0, 0, 3, 2, 2)), eng)
        for s in (-1, 1):
            for cx in (50, 62):
                st(poly(stepped(s * cx, 0, 5 if cx == 50 else 3.6, 5 if cx == 50 else 3.6, 3)), .35, brass)
                fl(poly(stepped(s * cx, 0, 2, 2, 2)), eng)
            for z in (24, -24):
                st(poly(stepped(s * 34, z, 6, 5, 3)), .3, brass)
                fl(poly(stepped(s * 34, z, 2.6, 2.2, 2)), eng)
    corners(11, lambda x, z, t, n: [st(poly(local(x, z, t, n, [(-k * 3.2, 1.2), (0, 1.2 + k * 2.7), (k * 3.2, 1.2)])), .26, brass if k % 2 else eng) for k in (1, 2, 3, 4)], GREAT)


def temple(_):
    """A disc parted in two, rays on the side of day, waning rings on the side of dusk; keys along the edge."""
    border((3.2, .34, brass), (8.4, .2, brass))
    along(5.8, 5, lambda x, z, t, n: st(poly(local(x, z, t, n, [(-2.3, -1.4), (-2.3, 1.4), (1.5, 1.4), (1.5, -.5), (-.4, -.5), (-.4, .5)]), False), .22, brass))
    with heart():
        circ(0, 0, 30, .42, brass)
        circ(0, 0, 28.4, .14, brass)
        circ(0, 0, 15, .3, brass)
        fl(poly([at(15, 180 * i / 30) for i in range(31)]), brass)
        for k in (-1, 1):
            hide(poly(ngon(k * 6.6, 0, 4.2, 40)), brass)
        circ(6.6, 0, 2.6, .3, brass)
        fl(poly(star(-6.6, 0, 5.2, 2.2, 12)), brass)
        st(poly([(0, -29), (0, -16), (-1.2, 0), (0, 16), (0, 29)], False), .3, brass)
        hide(poly([(0, 13.6), (.9, 0), (0, -13.6), (-.3, 0)]), brass)
        for i in range(25):
            a = 180 + 7.2 * i + 3.6
            fl(poly([at(17, a - 1.4), at(26.6 if i % 2 else 22.5, a), at(17, a + 1.4)]), brass)
        for k in range(6):
            arc(0, 0, 17 + k * 1.9, 6 + k * 9, 174 - k * 9, .5 - k * .06, brass)
        for s in (-1, 1):
            st(poly([(s * 32, 0), (s * 66, 0)], False), .14, brass)
            for k in range(4):
                x = s * (38 + 8 * k)
                st(poly(ngon(x, 0, 2.0 - k * .3, 4)), .2, brass)
        st(poly([(0, 31), (0, 47)], False), .14, brass)
        st(poly([(0, -31), (0, -47)], False), .14, brass)

    def quarter(x, z, t, n):
        for k in (3, 5, 7, 9):
            cx, cz = x, z
            base = math.degrees(math.atan2(n[0], n[1]))
            arc(cx, cz, k * 1.35, base - 58, base + 58, .34 if k == 9 else .15, brass)
        for a in (-50, -25, 0, 25, 50):
            base = math.degrees(math.atan2(n[0], n[1]))
            st(poly([at(4, base + a, x, z), at(12, base + a, x, z)], False), .13, brass)
    corners(8.8, quarter, GREAT)
    wear(160, .6)


def lounge(_):
    """Fans: one opened wide on each side of an oval, one in each corner."""
    border((2.8, .42, brass), (4.2, .14, brass), (5.0, .14, brass))

    def fan(x, z, t, n, r, ribs, spread):
        base = math.degrees(math.atan2(n[0], n[1]))
        for k in range(ribs):
            a0, a1 = base - spread + 2 * spread * k / ribs, base - spread + 2 * spread * (k + 1) / ribs
            m = (a0 + a1) / 2
            st(poly([at(r * .22, m, x, z), at(r * .86, a0, x, z), at(r, m, x, z), at(r * .86, a1, x, z)]), .15, brass)
            fl(poly([at(r * .62, m, x, z), at(r * .84, m - spread / ribs * .5, x, z), at(r * .93, m, x, z), at(r * .84, m + spread / ribs * .5, x, z)]), brass)
        arc(x, z, r * 1.07, base - spread, base + spread, .24, brass)
        arc(x, z, r * .2, base - spread, base + spread, .24, brass)
    corners(5.4, lambda x, z, t, n: fan(x, z, t, n, 17, 7, 56), GREAT)
    with heart():
        for w, r in ((.34, 40), (.13, 38.8), (.13, 26), (.3, 25)):
            st(poly([at(r, a, flat=.66) for a in range(0, 360, 3)]), w, brass)
        for i in range(48):
            a = 7.5 * i
            st(poly([at(26, a, flat=.66), at(35.6, a + 3.75, flat=.66), at(26, a + 7.5, flat=.66)], False), .12, brass)
            disc(*at(37.2, a + 3.75, flat=.66), .34, brass)
        for s in (0, 180):
            fan(0, 0, (1, 0), at(1, s + 90), 21, 9, 70)
        for s in (0, 180):
            fl(poly([at(13.5, s), at(3, s + 40), at(0, 0), at(3, s - 40)]), brass)
        disc(0, 0, 1.6, brass)


def hangar(_):
    """Stencilled marks: a landing ring with ticks, chevrons at the corners, no metal."""
    border((3.4, .55, eng),)
    along(5.8, 7.4, lambda x, z, t, n: fl(poly(local(x, z, t, n, [(-2.2, -.5), (1.4, -.5), (2.2, .5), (-1.4, .5)])), eng, .55))
    with heart():
        for i in range(8):
            arc(0, 0, 26, 45 * i + 4, 45 * i + 41, 1.1, eng)
            arc(0, 0, 18, 45 * i + 8, 45 * i + 37, .4, eng)
        for i in range(4):
            fl(poly([at(16.5, 90 * i), at(29, 90 * i - 3.2), at(29, 90 * i + 3.2)]), brass)
        for i in range(24):
            st(poly([at(28.5, 15 * i), at(31 if i % 2 else 33, 15 * i)], False), .4, eng)
        for k in (-1, 0, 1):
            fl(poly([(k * 4.4 - 1.2, -7 + abs(k) * 2.4), (k * 4.4 + 1.2, -7 + abs(k) * 2.4), (k * 4.4 + 1.2, 7 - abs(k) * 2.4), (k * 4.4 - 1.2, 7 - abs(k) * 2.4)]), eng, .9)
        for s in (-1, 1):
            for k in range(4):
                x = s * (38 + k * 7)
                fl(poly([(x, 4), (x + s * 3.2, 4), (x + s * 6.4, 0), (x + s * 3.2, -4), (x, -4), (x + s * 3.2, 0)]), eng, .8 - .17 * k)

    def bolts(x, z, t, n):
        st(poly(local(x, z, t, n, [(-15, 4), (15, 4), (9, 9), (-9, 9)])), .4, eng)
        for k in (-1, 0, 1):
            fl(poly(local(x, z, t, n, [(k * 6 - 2.4, 4.8), (k * 6 + .6, 4.8), (k * 6 + 2.4, 8.2), (k * 6 - .6, 8.2)])), brass)
    corners(5, bolts, GREAT)
    wear(1200, 1.4)


def mess(_):
    """Sober: two plain lines, notched corners, a shield with three bars."""
    border((3.4, .5, brass), (9.0, .14, brass))
    with heart():
        shield = [(-11, 11), (11, 11), (11, -1), (0, -14), (-11, -1)]
        st(poly([(x * 1.14, z * 1.14 + .2) for x, z in shield]), .16, brass)
        st(poly(shield), .42, brass)
        for x, low in ((-5.4, -2.6), (0, -8.5), (5.4, -2.6)):
            fl(poly([(x - 1.3, 8.2), (x + 1.3, 8.2), (x + 1.3, low), (x, low - 1.6), (x - 1.3, low)]), brass)
        for s in (-1, 1):
            for k in range(5):
                x0, x1, z = s * (17 + k * .9), s * (50 - k * 7), 8 - k * 4
                st(poly([(x0, z), (x1, z)], False), .34 if k == 0 else .15, brass)
        circ(0, 0, 23, .10, eng)
        st(poly([(-58, 15), (58, 15)], False), .14, eng)
        st(poly([(-58, -20), (58, -20)], False), .14, eng)
    for s in (-1, 1):       # about one's own hand: a bay, and a rank's chevrons that lead out of it
        st(poly([(s * x, z) for x, z in ((17, -27), (38, -27), (42.5, -32), (42.5, -41), (38, -46), (17, -46))], False), .36, brass)
        st(poly([(s * x, z) for x, z in ((17, -29), (37.2, -29), (40.6, -33), (40.6, -40), (37.2, -44), (17, -44))], False), .14, eng)
        for k in range(3):
            x = s * (21 + k * 4.6)
            fl(poly([(x, -32), (x + s * 2.1, -32), (x + s * 5.1, -36.5), (x + s * 2.1, -41), (x, -41), (x + s * 3, -36.5)]), brass, .8 - .2 * k)
    corners(9, lambda x, z, t, n: [st(poly(local(x, z, t, n, [(-14 + k * 3, .8 + k * 2.2), (14 - k * 3, .8 + k * 2.2)]), False), .3 if k == 0 else .15, brass) for k in range(4)], GREAT)


def bunk(_):
    """A chart of stars: orbits, a few worlds, a line that joins them."""
    border((3.4, .3, brass), (5.0, .3, eng))
    with heart():
        rnd = random.Random(21)
        for k, (r, w) in enumerate(((9, .2), (15, .14), (22, .2), (30, .14), (39, .2))):
            st(poly([at(r, a, flat=.7) for a in range(0, 360, 3)]), w, brass if k % 2 == 0 else eng)
        disc(0, 0, 2.6, brass)
        for i in range(16):
            st(poly([at(3.6, 22.5 * i), at(6.4 if i % 2 == 0 else 4.8, 22.5 * i)], False), .16, brass)
        for r, a, size in ((9, 40, .8), (15, 205, 1.3), (22, 118, 1.0), (22, 300, 1.5), (30, 250, 1.1), (30, 70, 2.0), (39, 165, 1.6), (39, 20, 1.0)):
            x, z = at(r, a, flat=.7)
            hide(poly(ngon(x, z, size + .8, 30)), brass, eng)
            disc(x, z, size, brass)
            if size > 1.5:
                st(poly([(x + math.cos(math.radians(b)) * size * 2.0, z + math.sin(math.radians(b)) * size * .7) for b in range(0, 360, 10)]), .12, brass)
        route = [(-66, -18), (-52, 12), (-38, 22), (-30, 6)]
        for s in (1, -1):
            pts = [(s * x, z if s > 0 else -z + 4) for x, z in route]
            st(poly(pts, False), .13, eng)
            for x, z in pts:
                fl(poly(star(x, z, 1.7, .5, 4)), brass)
        for i in range(72):
            st(poly([at(41.5, 5 * i, flat=.7), at(42.6 if i % 6 else 44, 5 * i, flat=.7)], False), .12, eng)
    for _ in range(150):
        x, z = rnd.uniform(-88, 88), rnd.uniform(-46, 46)
        if math.hypot(x, (z + NEARER) / .7) > 42 * SMALLER:
            disc(x, z, rnd.uniform(.1, .3), eng, rnd.uniform(.4, 1))
    corners(5.4, lambda x, z, t, n: [arc(x, z, k, math.degrees(math.atan2(n[0], n[1])) - 56, math.degrees(math.atan2(n[0], n[1])) + 56, .2 if k > 8 else .12, brass) for k in (5, 6, 10)], GREAT)
    wear(260, .6)


def corner(_):
    """A frame of squares within squares; the middle is left to the game's two boards."""
    border((3.0, .4, brass), (4.6, .2, brass), (10, .3, eng))
    along(7.3, 5.2, lambda x, z, t, n: st(poly(local(x, z, t, n, [(-1.3, -1.3), (1.3, -1.3), (1.3, 1.3), (-1.3, 1.3)])), .2, brass))
    along(7.3, 5.2, lambda x, z, t, n: fl(poly(local(x, z, t, n, [(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)])), eng))
    for k in (3, 4.6, 7):
        st(poly(ngon(0, 0, k, 4)), .24 if k != 4.6 else .12, brass)
    for z in (-1, 1):
        st(poly([(0, z * 9), (0, z * 44)], False), .16, brass)
        for k in (14, 24, 34):
            fl(poly(ngon(0, z * k, 1.0, 4)), brass)

    def nested(x, z, t, n):
        for k in (2.2, 4.4, 6.6, 8.8):
            cx, cz = local(x, z, t, n, [(0, 9)])[0]
            st(poly([(cx + u, cz + v) for u, v in ((k, 0), (0, k), (-k, 0), (0, -k))]), .26 if k in (2.2, 8.8) else .14, brass)
        fl(poly([(cx + u, cz + v) for u, v in ((1.2, 0), (0, 1.2), (-1.2, 0), (0, -1.2))]), eng)
    corners(9, nested, GREAT)
    wear(240, .8)


def glasshouse(_):
    """A rose window of leaves with a tendril to each side; ivy along the edge."""
    border((3.0, .36, brass), (8.6, .16, brass))

    def leaf(x, z, t, n, long, wide, layer=eng):
        rim = [(u, wide * math.sin(math.pi * u / long) * (1.15 - .5 * u / long)) for u in [long * i / 14 for i in range(15)]]
        fl(poly(local(x, z, t, n, rim + [(u, -v) for u, v in reversed(rim)])), layer)
        st(poly(local(x, z, t, n, [(0, 0), (long * .94, 0)]), False), .16, brass)

    turn = [1]

    def ivy(x, z, t, n):
        turn[0] = -turn[0]
        u = ((t[0] + n[0] * turn[0]) * .707, (t[1] + n[1] * turn[0]) * .707)
        leaf(x, z, u, (-u[1], u[0]), 3.3, 1.15)
    along(5.8, 3.6, ivy)
    st(poly(edge(5.8)), .14, brass)
    with heart():
        for r, w in ((30, .4), (28.8, .14), (13, .24)):
            circ(0, 0, r, w, brass)
        for i in range(12):
            a = math.radians(30 * i)
            u = (math.sin(a), math.cos(a))
            leaf(u[0] * 13, u[1] * 13, u, (-u[1], u[0]), 15, 3.0)
            arc(*at(21, 30 * i + 15), 4.2, 30 * i - 75, 30 * i + 105, .16, brass)
        for i in range(6):
            a = math.radians(60 * i)
            u = (math.sin(a), math.cos(a))
            leaf(u[0] * 2.2, u[1] * 2.2, u, (-u[1], u[0]), 10, 2.6)
        disc(0, 0, 1.7, brass)
        for s in (-1, 1):
            st(poly([(s * (31 + .5 * k), 3.4 * math.sin(k * .155)) for k in range(82)], False), .22, brass)
            for k in range(6):
                u = (s * .8, .6 if k % 2 else -.6)
                leaf(s * (34.5 + k * 6.4), 3.4 * math.sin((7 + k * 12.8) * .155), u, (-u[1], u[0]), 5.6, 1.7)

    def spray(x, z, t, n):
        base = math.atan2(n[0], n[1])
        for k in range(-2, 3):
            u = (math.sin(base + k * .42), math.cos(base + k * .42))
            leaf(x + u[0] * 2, z + u[1] * 2, u, (-u[1], u[0]), 11 - abs(k) * 1.6, 2.2)
    corners(9, spray, GREAT)


def studio(_):
    """A construction in chalk: rays to two vanishing points, a spiral of squares, circles that were not wiped off."""
    border((3.4, .34, eng), (4.4, .14, eng), (7.6, .5, brass))
    with heart():
        for s in (-1, 1):
            for k in range(-5, 6):
                st(poly([(s * 66, 0), (-s * 10, k * 6.4)], False), .13, eng)
            disc(s * 66, 0, .9, brass)
            circ(s * 66, 0, 2.6, .16, eng)
        st(poly([(-84, 0), (84, 0)], False), .16, eng)
        for r, w, layer in ((30, .42, eng), (29.2, .14, eng), (18.5, .34, brass)):
            circ(0, 0, r, w, layer)
        for i in range(36):
            st(poly([at(27.6 if i % 3 else 26, 10 * i), at(29.2, 10 * i)], False), .2, eng)
        for i in range(3):
            st(poly(ngon(0, 0, 30, 3, 60 * i)), .16, eng)
        st(poly(ngon(0, 0, 18.5, 4, 45)), .3, brass)
        x, z, side, turn = -11.2, -6.9, 13.8, 0
        for _k in range(7):  # each square beside the one before, a quarter circle in it
            cx, cz = ((x + side, z), (x, z), (x, z + side), (x + side, z + side))[turn]
            st(poly([(x, z), (x + side, z), (x + side, z + side), (x, z + side)]), .14, eng)
            arc(cx, cz, side, (270, 0, 90, 180)[turn], (360, 90, 180, 270)[turn], .44, eng)
            small = side * .618
            x, z = ((x + side, z + side - small), (x + side - small, z - small), (x - small, z), (x, z + side))[turn]
            side, turn = small, (turn + 1) % 4

    def square(x, z, t, n):
        st(poly(local(x, z, t, n, [(-11, 2), (11, 2), (0, 13)])), .42, eng)
        st(poly(local(x, z, t, n, [(-6, 3.6), (6, 3.6), (0, 9.6)])), .2, eng)
        circ(*local(x, z, t, n, [(0, 5.6)])[0], 1.5, .3, brass)
    corners(7.6, square, GREAT)
    wear(700, 1.1)


PLACES = {f.__name__: f for f in (tavern, balcony, highrise, casino, mine, market, temple, lounge, hangar, mess, bunk, corner, glasshouse,
                             studio)}


def main():
    place, directory = sys.argv[1], sys.argv[2]
    PLACES[place]("--wells" in sys.argv)
    for name, layer in (("brass", brass), ("engraved", eng), ("wells", well)):
        with open(f"{directory}/inlay-{name}.svg", "w") as out:
            out.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}"><rect width="{W}" height="{H}" fill="#000"/>\n'
                      + "\n".join(layer) + "\n</svg>\n")


if __name__ == "__main__":
    main()
