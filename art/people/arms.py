"""Arms on the rail: from the shoulder to the hand, each person's in a pose of their own (NAME.ARMS), in their sleeves
(NAME.SLEEVE) and with their hands (NAME.HAND)."""
import copy
import numpy as np
from sculpt import *
from common import SHOULDERS, bearing_of, mood_of
from hands import hand
from human import capsule

# The picture: so large, where a figure's corner lies in it, and the row of the rail's edge.
SIZE, CORNER, EDGE = (440, 300), (20, -140), 232
LIGHT, RAISED, ASIDE, RIMS = 1.12, 1.12, .8, .9     # of a figure's, since the lamp hangs over the table; of a raised hand; at the sides
MET = .5                    # how much darker an arm is where it meets the rail
THICK = 1.1                 # of a sleeve on the rail: it is nearer than its owner
# Around arms on the rail: how strong the warm light on the varnish and the shadow on the coat are; how strong and how
# many rows deep their own picture is in the varnish.
VARNISH, ON_COAT, MIRRORS, DEEP = .42, .42, .6, 26
WARMTH, WARMTH_SEEN = np.array([.72, .47, .24], np.float32), np.array([.95, .78, .58], np.float32)
RIGHT = "translate(400 0) scale(-1 1)"
SHOULDER = 72, 322
MELTS = .46, .92            # along the upper arm, from the shoulder to the elbow: the sleeve comes out of the coat


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
    "show": Pose((30, 358), (78, 368), "open", 30, size=.94, flat=.76, palm=True),
    # whoever gives something: out over the rail, onto the cloth
    "push": Pose((46, 356), (136, 370), "lie", -22, size=1.1, flat=.84),
}
GIVES = "push", "lie"       # of both arms, in a picture of its own


def light_at(lit, ss):
    """How much of the lamp's light there is: more above the rail, less to the sides."""
    rows, columns = ((np.arange(n) + .5) / ss for n in lit.shape[:2])
    aside = np.clip((np.abs(columns / SIZE[0] - .5) * 2 - .45) / .5, 0, 1)
    above = np.clip((EDGE - 20 - rows) / 70, 0, 1)
    return ((LIGHT + (RAISED - LIGHT) * above)[:, None] * (1 - (1 - ASIDE) * aside * aside * (3 - 2 * aside))[None, :])[..., None].astype(np.float32)


def met(stage):
    """How much of its light each sample keeps where an arm meets the rail: what faces down into the rail is dark."""
    rows = (np.arange(stage.size[0]) + .5) / stage.ss
    lies = np.clip((rows - EDGE + 34) / 30, 0, 1)[:, None]
    n = stage.normal / np.maximum(np.linalg.norm(stage.normal, axis=2, keepdims=True), 1e-4)
    down = soft(np.clip(n[..., 1] * 1.15 - .12, 0, 1), .8 * stage.ss)
    return (1 - MET * lies * down)[..., None].astype(np.float32)


def under(stage):
    """What arms leave on what they lie on, premultiplied: on the varnish a warm light around them and their own picture
    upside down, on the coat and on the rail their shadow."""
    h, w, ss = stage.h, stage.w, stage.ss
    solid = stage.alpha[:h * ss].reshape(h, ss, w, ss).mean((1, 3))
    on_rail = np.clip((np.arange(h) - EDGE + 2) / 8, 0, 1)[:, None] * np.clip((h - 1 - np.arange(h)) / 14, 0, 1)[:, None]
    glow = np.clip(soft(solid, 12) * 1.5, 0, 1) * on_rail * VARNISH
    shade = 1 - (1 - contact(stage, EDGE)) * (1 - moved(soft(solid, 5), 3, 6) * ON_COAT)
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


def rings_along(a, b, n, reach=34, bow=13):
    """Around a sleeve from a to b, as strokes."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy) or 1
    ux, uy = dx / d, dy / d
    out = ""
    for i in range(n):
        t = (i + .5) / n
        x, y = a[0] + dx * t, a[1] + dy * t
        out += f"M{x - uy * reach:.1f} {y + ux * reach:.1f}Q{x + ux * bow:.1f} {y + uy * bow:.1f} {x + uy * reach:.1f} {y - ux * reach:.1f}"
    return out


def toward(a, b, far):
    d = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
    return a[0] + (b[0] - a[0]) * far / d, a[1] + (b[1] - a[1]) * far / d


def sleeve(pose, fill="#555555", upper=(31, 25), fore=(25, 17), folds=4, paint="", rings=None, sculpt=(), elbow=None, **k):
    """Upper arm and forearm; fore, upper: radii at both ends; rings: the colour of stripes around them; elbow: the
    colour of a joint of metal."""
    shoulder, bend, wrist = pose.shoulder, pose.elbow, pose.wrist
    fore = [r * THICK for r in fore]
    k = dict(dict(gloss=.08, tight=10, sheen=.4, fat=.62, cap=24), **k)
    def stripes(a, b, n):
        return st(rings_along(a, b, n), 2.6, .8, rings) if rings else ""
    near, far = toward(bend, shoulder, 12), toward(bend, wrist, 16)
    creases = st(f"M{near[0] - 30:.0f} {near[1] - 6:.0f}Q{bend[0]} {bend[1] - 10} {far[0] + 8:.0f} {far[1] - 24:.0f}", 3)
    out = [Part(capsule([shoulder, bend], upper), fill, z=-40, paint=paint + stripes(shoulder, bend, 3), sculpt=[(3, 3.4, st(rings_along(shoulder, bend, folds), 5)), *sculpt], **k)]
    out[0].is_upper = True
    if elbow:
        out.append(Part(el(*bend, upper[1] * 1.04), elbow, fat=.7, cap=22, z=-30, metal=.6, gloss=.5, tight=26, sculpt=[(-2, .6, f'<circle cx="{bend[0]}" cy="{bend[1]}" r="{upper[1] * .6:.1f}" fill="none" stroke="#fff" stroke-width="2"/>')]))
    out.append(Part(capsule([bend, wrist], fore), fill, z=-24, paint=paint + stripes(bend, wrist, 4), sculpt=[(4.2, 3.0, st(rings_along(bend, wrist, folds + 1), 5)), (-2.6, 1.8, st(rings_along(bend, wrist, folds + 2), 2.4)), (-4, 2, creases), *sculpt], **k))
    return out


def cuff(pose, style, wide):
    """The end of the sleeve."""
    x, y = toward(pose.wrist, pose.elbow, 5)
    ux, uy = (v / 5 for v in (pose.wrist[0] - x, pose.wrist[1] - y))
    w = wide + 1.5
    d = f"M{x - uy * w:.1f} {y + ux * w:.1f}Q{x + ux * 6:.1f} {y + uy * 6:.1f} {x + uy * w:.1f} {y - ux * w:.1f}"
    return Part(st(d, 11, cap="butt"), style.cuff, fat=.7, cap=7, ride=3, z=4, **dict(dict(gloss=.1, tight=14), **style.cuff_look))


OFF = "off"                 # an arm that hangs behind the rail: the coat's own flank is all that is seen of it


def arm(who, name, look, is_right=False):
    pose = copy.copy(POSES[name])
    wide = getattr(who, "BUILD", {}).get("wide", 1.0)
    x, y = 200 - (200 - pose.shoulder[0]) * wide, pose.shoulder[1] + .8 * SHOULDERS[mood_of(look)]
    x, y = bearing_of(look).within(wide).body_point(400 - x if is_right else x, y)
    pose.shoulder = 400 - x if is_right else x, y
    if pose.elbow[0] < 60:
        pose.elbow = 200 - (200 - pose.elbow[0]) * (1 + wide) / 2 + getattr(who, "ELBOWS_IN", 0), pose.elbow[1]
    made = sleeve(pose, **who.SLEEVE)
    for part in hand(who.HAND, pose.kind):
        part.move, part.z = pose.place(), part.z + 2
        made.append(part)
    made.insert(2 + bool(who.SLEEVE.get("elbow")), cuff(pose, who.HAND, who.SLEEVE.get("fore", (25, 17))[1] * THICK))
    return pose, made


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


def unmelted(made):
    """Without what may melt: the sleeves' upper arms."""
    return [part for part in made if not getattr(part, "is_upper", False)]


def solid(melting, x, y):
    """How much of both upper arms is seen at pixels, 0 to 1: each in its own half of the picture."""
    share = np.ones_like(x)
    for one, half in zip(melting, (x < SIZE[0] / 2, x >= SIZE[0] / 2)):
        if not one:
            continue
        (sx, sy), (ex, ey) = one
        along = ((x - sx) * (ex - sx) + (y - sy) * (ey - sy)) / ((ex - sx) ** 2 + (ey - sy) ** 2)
        part = np.clip((along - MELTS[0]) / (MELTS[1] - MELTS[0]), 0, 1)
        share = np.where(half, part * part * (3 - 2 * part), share)
    return np.maximum(share, np.clip((y - EDGE + 24) / 20, 0, 1))
