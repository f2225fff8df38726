"""Arms on the rail: from the shoulder to the hand, each person's in a pose of their own (NAME.ARMS), in their sleeves
(NAME.SLEEVE) and with their hands (NAME.HAND)."""
import copy, random
import numpy as np
from sculpt import *
from coat import Coat, affine
from common import SHOULDERS, bearing_of, mood_of
from hands import THUMB, bones, hand, mixed
from human import capsule

# The picture: so large, where a figure's corner lies in it, and the row of the rail's edge.
SIZE, CORNER, EDGE = (440, 300), (20, -140), 232
LIGHT, RAISED, ASIDE, RIMS = 1.14, 1.12, .34, .6    # of a figure's, since the lamp hangs over the table; of a raised hand; at the elbows
UNDER = .42                 # how much darker what faces down is
MET = .56                   # how much darker an arm is where it meets the rail
THICK = 1.1                 # of a sleeve on the rail: it is nearer than its owner
# Around arms on the rail: how strong the warm light on the varnish and the shadows on the coat are, that which falls far and
# that close by; how strong and how
# many rows deep their own picture is in the varnish.
VARNISH, ON_COAT, CLOSE, MIRRORS, DEEP = .16, .70, .62, .55, 26
POOL = .34                  # of the shadow that lies around whatever rests on the rail
WARMTH, WARMTH_SEEN = np.array([.72, .47, .24], np.float32), np.array([.95, .78, .58], np.float32)
RIGHT = "translate(400 0) scale(-1 1)"
SHOULDER = 72, 322
AT_COAT = .56               # of an arm's light is that of a coat at the shoulder
MELTS = -.60, -.30          # along the way from the shoulder to the elbow: there the head of a sleeve runs out over the coat


class Pose:
    """Of the left arm, as a figure's columns and rows: elbow and wrist; what the hand does; how it is turned (0: its
    fingers point down); how large it is seen, and how flat; palm: its inside is towards us."""
    def __init__(self, elbow, wrist, kind, turn, size=.84, flat=1.0, palm=False, shoulder=SHOULDER):
        self.__dict__.update(locals()); del self.__dict__["self"]

    def place(self):
        return f"translate({self.wrist[0]} {self.wrist[1]}) scale(1 {self.flat}) rotate({self.turn}) scale({-self.size if self.palm else self.size} {self.size})"


POSES = {
    "rest": Pose((22, 362), (106, 372), "rest", -46, size=.94, flat=.82),
    "lie": Pose((22, 364), (122, 378), "lie", -72, size=.98, flat=.82),
    "low": Pose((28, 366), (128, 384), "rest", -58, size=.94, flat=.82),
    "across": Pose((30, 362), (206, 386), "grip", -97, size=.94, flat=.88),
    "behind": Pose((30, 356), (198, 366), "grip", -80, size=.94, flat=.88),
    "clasp": Pose((28, 362), (150, 382), "fist", -72, size=.94, flat=.88),
    "over": Pose((28, 362), (146, 380), "grip", -84, size=.94, flat=.88),
    "tent": Pose((44, 370), (158, 352), "tent", 207, size=.94),
    "chin": Pose((80, 374), (148, 292), "point", 208, size=.9),
    "prop": Pose((80, 376), (118, 296), "lie", 197, size=.92),
    "coin": Pose((44, 368), (92, 316), "pinch", 192, size=.96, palm=True),
    "hold": Pose((28, 362), (92, 366), "grip", -86, size=.94, flat=.95),
    "raise": Pose((32, 358), (58, 284), "grip", -104, size=.9),
    "fist": Pose((26, 364), (114, 374), "fist", -48, size=.98, flat=.92),
    "cheer": Pose((26, 356), (40, 262), "fist", 186, size=1.04, palm=True),
    "open": Pose((26, 356), (36, 264), "open", 172, size=.98, palm=True),
    # whoever leans over the rail, thinks, or leans back
    "fore": Pose((14, 366), (122, 380), "lie", -64, size=1.0, flat=.78),
    "brace": Pose((10, 346), (86, 368), "rest", -30, size=1.0, flat=.76),
    "reach": Pose((38, 362), (124, 374), "rest", -30, size=1.0, flat=.78),
    "stroke": Pose((62, 378), (154, 300), "point", 206, size=.92),
    "knuckle": Pose((60, 378), (134, 304), "fist", 200, size=.96),
    "drape": Pose((40, 360), (100, 368), "rest", -22, size=.92, flat=.84),
    "fold": Pose((42, 350), (212, 336), "grip", -99, size=.92, flat=.9),
    "tuck": Pose((42, 354), (192, 352), "grip", -82, size=.92, flat=.9),
    "show": Pose((30, 350), (116, 366), "rest", 4, size=.96, flat=.84, palm=True),
    "near": Pose((30, 350), (118, 372), "rest", -34, size=.96, flat=.82),
    # whoever gives something: out over the rail, onto the cloth
    "push": Pose((46, 356), (136, 370), "lie", -22, size=1.1, flat=.84),
}
LOWEST, MOST = 413, 22      # the row of a figure down to which a hand reaches, above the plate with the name; how far it is lifted for it
GIVES = "push", "lie"       # of both arms, in a picture of its own


def light_at(lit, ss):
    """How much of the lamp's light there is: more above the rail, less to the sides."""
    rows, columns = ((np.arange(n) + .5) / ss for n in lit.shape[:2])
    aside = np.clip((np.abs(columns / SIZE[0] - .5) * 2 - .36) / .58, 0, 1)
    above = np.clip((EDGE - 20 - rows) / 70, 0, 1)
    lost = (1 - ASIDE) * (aside * aside * (3 - 2 * aside))[None, :] * (1 - .75 * above)[:, None]
    return ((LIGHT + (RAISED - LIGHT) * above)[:, None] * (1 - lost))[..., None].astype(np.float32)


def met(stage):
    """How much of its light each sample keeps: what faces down is dark, most where an arm meets the rail."""
    rows = (np.arange(stage.size[0]) + .5) / stage.ss
    lies = np.clip((rows - EDGE + 34) / 30, 0, 1)[:, None]
    n = stage.normal / np.maximum(length(stage.normal), 1e-4)
    down = soft(np.clip(n[..., 1] * 1.15 - .12, 0, 1), .8 * stage.ss)
    return (1 - (UNDER + (MET - UNDER) * lies) * down)[..., None].astype(np.float32)


def under(stage):
    """What arms leave on what they lie on, premultiplied: on the varnish a warm light around them and their own picture
    upside down, on the coat and on the rail their shadow."""
    h, w, ss = stage.h, stage.w, stage.ss
    solid = stage.alpha[:h * ss].reshape(h, ss, w, ss).mean((1, 3))
    on_rail = np.clip((np.arange(h) - EDGE + 2) / 8, 0, 1)[:, None] * np.clip((h - 1 - np.arange(h)) / 14, 0, 1)[:, None]
    glow = np.clip(soft(solid, 12) * 1.5, 0, 1) * on_rail * VARNISH
        # where an arm ends on the rail: a line of dark below it, and a pool that runs out over the wood
    rows = np.arange(h)[:, None]
    lies = np.clip((rows - EDGE + 14) / 12, 0, 1) * np.clip((h - 1 - rows) / 10, 0, 1)
    cast = 1 - (1 - moved(soft(solid, 1.6), 1, 2) * CLOSE * (1 - .5 * lies)) * (1 - moved(soft(solid, 7), 4, 10) * ON_COAT * (1 - .75 * lies))
    below = 1 - (1 - moved(soft(solid, .9), 0, 2) * .7 * lies) * (1 - moved(soft(solid, 2.4), 0, 4) * .4 * lies) * (1 - moved(soft(solid, 7), 1, 8) * POOL * lies)
    shade = 1 - (1 - contact(stage, EDGE)) * (1 - cast) * (1 - below)
    rgb = WARMTH * (glow * (1 - shade))[..., None]
    return np.dstack([rgb, 1 - (1 - glow) * (1 - shade)]).astype(np.float32)


def mirrored(picture, solid):
    """Of a picture with straight alpha, its picture in the varnish, premultiplied: below the lowest row of each column."""
    h, w = solid.shape
    rows = np.arange(h)[:, None]
    lies = (solid > .5) & (rows > EDGE - 16)
    foot = np.where(lies.any(0), h - 1 - np.argmax(lies[::-1], axis=0), -99)
    far = rows - foot[None, :]
    source = np.clip(2 * foot[None, :] - rows, 0, h - 1)
    share = np.where((far > 0) & (far < DEEP) & (foot[None, :] > EDGE - 16), np.maximum(1 - far / DEEP, 0) ** 1.5, 0) * MIRRORS
    share = share * np.clip((rows - EDGE) / 6, 0, 1)
    cols = np.broadcast_to(np.arange(w)[None, :], (h, w))
    a = share * solid[source, cols]
    rgb = picture[source, cols][..., :3] * WARMTH_SEEN * a[..., None]
    return np.dstack([soft(np.ascontiguousarray(p, np.float32), 1.1) for p in (*np.moveaxis(rgb, 2, 0), a)])


def toward(a, b, far):
    d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    return a[0] + (b[0] - a[0]) * far / d, a[1] + (b[1] - a[1]) * far / d


def curve(points):
    """A closed path through them, without corners."""
    n = len(points)
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(n):
        a, b, c, e = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        d += f"C{b[0] + (c[0] - a[0]) / 6:.1f} {b[1] + (c[1] - a[1]) / 6:.1f} {c[0] - (e[0] - b[0]) / 6:.1f} {c[1] - (e[1] - b[1]) / 6:.1f} {c[0]:.1f} {c[1]:.1f}"
    return d + "Z"


class Forearm:
    """From elbow to wrist, with the sleeve's radius at both."""
    def __init__(self, pose, radii):
        self.bend, self.wrist, self.radii = pose.elbow, pose.wrist, radii
        dx, dy = self.wrist[0] - self.bend[0], self.wrist[1] - self.bend[1]
        self.long = math.hypot(dx, dy)
        self.along = dx / self.long, dy / self.long
        self.turn = math.degrees(math.atan2(dy, dx))
        self.seed = int(self.bend[0] * 7 + self.bend[1] * 3 + self.wrist[0] * 5 + self.wrist[1] * 11)

    def r(self, t):
        """It is thickest a little before the elbow."""
        return self.radii[0] + (self.radii[1] - self.radii[0]) * max(t, 0) ** 1.15 + .10 * self.radii[0] * math.exp(-((t - .24) / .2) ** 2)

    def px(self, x, v):
        """So many pixels from the elbow, and across it, up."""
        ux, uy = self.along
        return self.bend[0] + ux * x + uy * v, self.bend[1] + uy * x - ux * v

    def point(self, t, v):
        """By shares of its length and of its radius there."""
        return self.px(t * self.long, v * self.r(t))

    def outline(self, rough=1.0, tufts=False):
        """An elbow that is a corner, an underside that lies flat, and cloth whose folds, or fur whose tufts are seen at the
        edge."""
        rng = random.Random(self.seed)
        r0 = self.radii[0]
        bump = lambda: 1 + rough * rng.uniform(-.055, .055)
        top = [(t, bump()) for t in (.1, .22, .34, .47, .6, .72, .82, .91)]
        low = [(t, -.93 * bump()) for t in (.88, .74, .58, .42, .26, .12)]
        points = [self.px(-r0 * .74, -r0 * .42), self.px(-r0 * .66, r0 * .30), self.px(-r0 * .30, r0 * .84)]
        points += [self.point(t, v) for t, v in top] + [self.point(.99, 1.0), self.point(1.01, 0), self.point(.99, -.96)]
        points += [self.point(t, v) for t, v in low] + [self.px(-r0 * .38, -r0 * .92)]
        return curve(points) + (self.tufts(rng) if tufts else "")

    def tufts(self, rng):
        out = ""
        for side in (1, -.95):
            for i in range(2, 20):
                t, far = i / 21, rng.uniform(1.06, 1.16) * side
                (ax, ay), (bx, by), (cx, cy) = self.point(t - .05, side * .9), self.point(t + .07, far), self.point(t + .03, side * .9)
                out += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}L{cx:.1f} {cy:.1f}Z"
        return out

    def leaf(self, a, b, bow, wide):
        """A fold: a stroke from a to b that is thick in its middle."""
        (x0, y0), (x1, y1) = self.point(*a), self.point(*b)
        dx, dy = x1 - x0, y1 - y0
        d = math.hypot(dx, dy) or 1
        nx, ny = -dy / d, dx / d
        mx, my = (x0 + x1) / 2 + nx * bow, (y0 + y1) / 2 + ny * bow
        return f"M{x0:.1f} {y0:.1f}Q{mx + nx * wide:.1f} {my + ny * wide:.1f} {x1:.1f} {y1:.1f}Q{mx - nx * wide:.1f} {my - ny * wide:.1f} {x0:.1f} {y0:.1f}Z"

    def ring(self, t, over=1.1):
        """A line around it."""
        (ax, ay), (bx, by) = self.point(t, over), self.point(t, -over)
        bow = self.r(t) * .27
        return f"M{ax:.1f} {ay:.1f}Q{(ax + bx) / 2 - self.along[0] * bow * 2:.1f} {(ay + by) / 2 - self.along[1] * bow * 2:.1f} {bx:.1f} {by:.1f}"


# Folds of a sleeve: where each begins and ends, how it bows and how wide it is. They run out from the crook of the arm, lie
# across it along the middle, and are pushed together before the cuff.
CROOK = [((-.02, .8), (.05, -.9), 5, 4.4), ((.0, .86), (.19, -.82), 6, 5.0), ((.04, .92), (.33, -.42), 5, 4.6), ((.10, .96), (.44, .22), 4, 3.6)]
MIDDLE = [((.38, .92), (.62, -.62), 5, 4.0), ((.50, -.92), (.68, -.1), -4, 3.4)]
GATHERED = [((.70, .95), (.80, -.80), 5, 3.6), ((.78, -.92), (.85, .2), -4, 3.0), ((.83, .96), (.89, -.60), 4, 3.4), ((.92, .95), (.96, -.95), 4, 3.4)]


def folded(fore, strength, dark):
    """What folds do to a sleeve: strokes that raise and lower it, and their shade as paint."""
    rng = random.Random(fore.seed + 1)
    folds = CROOK + MIDDLE + GATHERED
    if fore.long < 75:
        folds = CROOK[:3] + GATHERED[1:]
    ridges = valleys = ""
    for (t0, v0), (t1, v1), bow, wide in folds:
        slip, bow = rng.uniform(-.018, .018), bow * rng.uniform(.7, 1.3)
        ridges += fi(fore.leaf((t0 + slip, v0), (t1 + slip, v1), bow, wide))
        valleys += fi(fore.leaf((t0 + slip + .030, v0), (t1 + slip + .034, v1), bow, wide * .8))
    return [(6.4 * strength, 2.1, ridges), (-7 * strength, 1.8, valleys)], f'<g opacity="{.22 * min(strength, 1.2):.2f}">{valleys.replace("#fff", dark)}</g>'


def sleeve(pose, fill="#555555", upper=(31, 25), fore=(25, 17), folds=1.0, paint="", rings=None, sculpt=(), elbow=None, panels=None, band=None, tufts=False, **k):
    """Upper arm and forearm; fore, upper: radii at both ends; folds: how deep; rings: the colour of stripes around them;
    tufts: of fur at the edge; elbow: the colour of a joint of metal; panels: that of the seams of a limb of metal; band: of what holds the sleeve up."""
    shoulder, bend = pose.shoulder, pose.elbow
    arm = Forearm(pose, [r * THICK for r in fore])
    k = dict(dict(gloss=.08, tight=10, sheen=.4, fat=.62, cap=22), **k)
    dark = mixed(fill, .3)
    made, shade = folded(arm, folds, dark) if folds else ([], "")
    stripes = st("".join(arm.ring(t) for t in (.2, .7, .78)), 2.6, .85, rings) if rings else ""
    across = "".join(st(f"M{x - 34:.0f} {y + 6:.0f}Q{x:.0f} {y - 8:.0f} {x + 34:.0f} {y + 8:.0f}", 4) for x, y in (toward(bend, shoulder, n) for n in (8, 22, 38)))
    out = [Part(capsule([shoulder, bend], upper), fill, z=-40, paint=paint, sculpt=[*([(4, 2.4, across)] if folds else []), *sculpt], **k)]
    out[0].is_upper = True
    if panels:
        upward = Forearm(Pose(bend, shoulder, "", 0), (upper[1], upper[0]))
        rims = "".join(upward.ring(t, 1.2) for t in (.24, .32, .70))
        out[0].paint += st(rims, 1.8, .9, panels)
        out[0].sculpt = [*out[0].sculpt, (-3.4, .7, st(rims, 2.6))]
    if elbow:
        x, y = bend
        out.append(Part(el(x, y, upper[1] * 1.02), elbow, fat=.6, cap=18, z=-30, metal=.6, gloss=.5, tight=26, paint=el(x, y, upper[1] * .34, None, 1, mixed(elbow, .5)),
                        sculpt=[(-2.6, .7, f'<circle cx="{x}" cy="{y}" r="{upper[1] * .68:.1f}" fill="none" stroke="#fff" stroke-width="2.4"/>'), (-3, .6, el(x, y, upper[1] * .34)), (4, .6, el(x, y, upper[1] * .22))]))
    if panels:
        seams = "".join(arm.ring(t) for t in (.26, .34, .80))
        slot = f"M{arm.point(.44, .28)[0]:.1f} {arm.point(.44, .28)[1]:.1f}L{arm.point(.72, .28)[0]:.1f} {arm.point(.72, .28)[1]:.1f}"
        bolts = "".join(el(*arm.point(t, v), 2.1) for t, v in ((.30, .55), (.30, -.5), (.87, .4)))
        shade += st(seams, 1.8, .9, panels) + st(slot, 5, .9, panels) + bolts.replace("#fff", panels)
        made = [*made, (-3.4, .7, st(seams, 2.6)), (-3, .8, st(slot, 6)), (2.4, .5, bolts)]
    out.append(Part(arm.outline(1.0 if folds else .0, tufts), fill, z=-24, paint=paint + shade + stripes, sculpt=[*made, *sculpt], **k))
    if band:
        out.append(Part(st(arm.ring(.30, 1.04), 8, cap="butt"), band, fat=.6, cap=4, ride=3, z=3, metal=.9, gloss=.6, tight=30))
    return out


def cuff(pose, style, wide):
    """The end of the sleeve, as thick as its cloth, and the dark in it from which the hand comes."""
    arm = Forearm(pose, (wide, wide))
    end = arm.long - 1
    hue, make = style.cuff, style.cuff_make
    long, flare, lip = {"band": (13, 1.5, 2.4), "ribbed": (15, -1.5, 1.6), "shirt": (15, 1.5, 2), "wide": (22, 6, 3), "wool": (15, 4, 4), "ring": (9, 2.5, 3.4), "bracer": (36, 3, 2.4)}[make]
    w0, w1 = wide + 1.2 + .3 * flare, wide + 1.2 + flare
    bow = -wide * .27
    def across(x, w, more=0):
        (ax, ay), (bx, by), (mx, my) = arm.px(x, w), arm.px(x, -w), arm.px(x + 2 * bow + more, 0)
        return f"{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}"
    def back(x, w):
        (ax, ay), (mx, my) = arm.px(x, w), arm.px(x + 2 * bow, 0)
        return f"Q{mx:.1f} {my:.1f} {ax:.1f} {ay:.1f}Z"
    (lx, ly) = arm.px(end - long, -w0)
    band = f"M{across(end, w1)}L{lx:.1f} {ly:.1f}{back(end - long, w0)}"
    x, y = arm.px(end, 0)
    mouth = f'<ellipse transform="rotate({arm.turn:.1f} {x:.1f} {y:.1f})" cx="{x:.1f}" cy="{y:.1f}" rx="{.6 - bow:.1f}" ry="{w1 - .6:.1f}" fill="{{}}"/>'
    look, fleece = dict(dict(gloss=.1, tight=14), **style.cuff_look), None
    edge = "M" + across(end - 1.6, w1 - .4)
    stitch = "M" + across(end - 5, w1)
    paint = st(stitch, 1, .6, mixed(hue, .5)) + st(edge, 1.6, .5, mixed(hue, 1.5))
    sculpt = [(lip, .9, st(edge, 3.2)), (-1.6, .5, st(stitch, 1.4))]
    if make == "ribbed":
        ribs = "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*arm.px(end - long + bow * (1 - v * v), v * w0), *arm.px(end - 3 + bow * (1 - v * v), v * w1)) for v in (-.9, -.7, -.5, -.3, -.1, .1, .3, .5, .7, .9))
        paint, sculpt = st(ribs, 1.2, .6, mixed(hue, .5)), [(-2.2, .6, st(ribs, 1.6)), (lip, .8, st(edge, 2.6))]
    if make == "shirt":
        link = arm.px(end - 7 + bow * .8, -w1 * .3)
        paint += el(*link, 2.6, 2.6, 1, "#d8ac48")
        sculpt.append((2.4, .6, el(*link, 2.6)))
    if make == "wide":
        trims = st("M" + across(end - 3, w1), 2.4, 1, style.cuff_trim) + st("M" + across(end - long + 4, w0), 1.8, 1, style.cuff_trim)
        paint += trims + "".join(el(*arm.px(end - long * .46 + bow * (1 - v * v), v * w1), 2, 2, .9, style.cuff_trim) for v in (-.7, -.35, 0, .35, .7))
        sculpt.append((1.4, .5, trims.replace(style.cuff_trim, "#fff")))
    if make == "wool":
        paint, sculpt = "", []
        fleece = Coat(f"cuff{arm.seed}", lambda a, b: 1.2 + 2.4 * math.sin(a * .3) * math.cos(b * .27), lambda a, b: ("#a08a66", "#dccaa4"), length=6, clump=3, hair=.9, depth=1.4, edge=1.8, seed=arm.seed)
    if make == "bracer":
        straps = "".join("M" + across(end - d, w0 + 2) for d in (8, 20, 31))
        paint += st(straps, 4.4, .9, mixed(hue, .5)) + "".join(el(*arm.px(end - d + bow, 0), 2.8, 2.8, 1, "#b9a36a") for d in (8, 20, 31))
        sculpt += [(1.6, .6, st(straps, 4.4)), (2.6, .5, "".join(el(*arm.px(end - d + bow, 0), 2.8) for d in (8, 20, 31)))]
    return [Part(band, hue, fat=.6, cap=7, ride=4, z=3, paint=paint, sculpt=sculpt, coat=fleece, **look),
            Part(mouth.format("#fff"), mixed(hue, .16), fat=.1, cap=1, ride=6, z=-1, gloss=0, hatch=0)]


OFF = "off"                 # an arm that hangs behind the rail: the coat's own flank is all that is seen of it


def arm(who, name, look, is_right=False):
    pose = copy.copy(POSES[name])
    wide = getattr(who, "BUILD", {}).get("wide", 1.0)
    x, y = 200 - (200 - pose.shoulder[0]) * wide, pose.shoulder[1] + .8 * SHOULDERS[mood_of(look)] + getattr(who, "LOWER", 0)
    x, y = bearing_of(look, getattr(who, "BUILD", {}).get("higher", 0)).within(wide).body_point(400 - x if is_right else x, y)
    pose.shoulder = 400 - x if is_right else x, y
    if pose.elbow[0] < 60:
        pose.elbow = 200 - (200 - pose.elbow[0]) * (1 + wide) / 2 + getattr(who, "ELBOWS_IN", 0), pose.elbow[1]
    if look != "give":
        lift(pose, who.HAND)
    made = sleeve(pose, **who.SLEEVE) + cuff(pose, who.HAND, who.SLEEVE.get("fore", (25, 17))[1] * THICK)
    for part in hand(who.HAND, pose.kind, pose.palm):
        part.move, part.z = pose.place(), part.z + 2
        made.append(part)
    return pose, made


def lift(pose, style):
    """Higher, so that no plate cuts its hand."""
    to = affine(pose.place())
    tips = [to @ (*finger[-1], 1) for finger in (*bones(style, pose.kind, pose.palm), THUMB[pose.kind])]
    over = max(tip[1] for tip in tips) + style.r * pose.size * pose.flat + (9 if style.tip and style.make in ("fur", "scale") else 0) - LOWEST
    if over > 0:
        over = min(over, MOST)
        pose.wrist, pose.elbow = (pose.wrist[0], pose.wrist[1] - over), (pose.elbow[0], pose.elbow[1] - .5 * over)


def arms(who, mood):
    """Both, and what is held, in a figure's columns and rows; where they melt into the shoulders."""
    left, right = GIVES if mood == "give" else who.ARMS[mood]
    pose, made = arm(who, left, mood) if left != OFF else (None, [])
    other, more = arm(who, right, mood, is_right=True) if right != OFF else (None, [])
    for part in more:
        part.move = f"{RIGHT} {part.move}"
    prop = who.prop(mood) if hasattr(who, "prop") else []
    first, second = (more, made) if right in ("behind", "clasp", "tent", "tuck") else (made, more)
    out = (first + second if not prop else more + prop + made)
    for part in out:
        part.move = f"translate({CORNER[0]} {CORNER[1]}) {part.move}"
    return out, [melting(p, who, is_right) for p, is_right in ((pose, False), (other, True))]


def melting(pose, who, is_right):
    """Where an arm melts into the coat: its shoulder and elbow in the picture. None if it is seen as far as its joint."""
    if not pose or who.SLEEVE.get("elbow"):
        return None
    return [((400 - x if is_right else x) + CORNER[0], y + CORNER[1]) for x, y in (pose.shoulder, pose.elbow)]


def joined(melting, x, y):
    """How much of its light an upper arm keeps at pixels: at the shoulder as little as the coat has there."""
    share = np.ones_like(x)
    for one, half in zip(melting, (x < SIZE[0] / 2, x >= SIZE[0] / 2)):
        if one:
            share = np.where(half, AT_COAT + (1 - AT_COAT) * np.clip(along_arm(one, x, y) * 1.1 + .25, 0, 1), share)
    return share


def along_arm(one, x, y):
    """0 at the shoulder, 1 at the elbow."""
    (sx, sy), (ex, ey) = one
    return ((x - sx) * (ex - sx) + (y - sy) * (ey - sy)) / ((ex - sx) ** 2 + (ey - sy) ** 2)


def unmelted(made):
    """Without what may melt: the sleeves' upper arms."""
    return [part for part in made if not getattr(part, "is_upper", False)]


def solid(melting, x, y):
    """How much of both upper arms is seen at pixels, 0 to 1: each in its own half of the picture."""
    share = np.ones_like(x)
    for one, half in zip(melting, (x < SIZE[0] / 2, x >= SIZE[0] / 2)):
        if not one:
            continue
        first, last = MELTS
        part = np.clip((along_arm(one, x, y) - first) / (last - first), 0, 1)
        share = np.where(half, part * part * (3 - 2 * part), share)
    return np.maximum(share, np.clip((y - EDGE + 24) / 20, 0, 1))
