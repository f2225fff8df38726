"""Arms on the rail: from the shoulder to the hand, of whoever has a hand (NAME.hand) and sleeves (NAME.SLEEVE)."""
import copy
from sculpt import *
from human import capsule

# The picture: so large, where a figure's corner lies in it, and the row of the rail's edge.
SIZE, CORNER, EDGE = (440, 300), (20, -140), 232
LIGHT = .80                 # of a figure's: the head is what is looked at
RIGHT = "translate(400 0) scale(-1 1)"

# Of the left arm, as a figure's columns and rows: shoulder, elbow, wrist; how the hand is turned (0: its fingers point
# down), and how long it is seen.
POSES = {
    "calm": ((50, 340), (27, 360), (92, 357), -24, (.84, .76)),
    "glad": ((50, 344), (26, 360), (40, 268), 186, (.84, .84)),
    "sour": ((50, 348), (24, 364), (104, 371), -66, (.80, .74)),
}
WRIST = 90, 44              # in a hand as NAME.hand draws it


def along(a, b, n):
    """Rings around a sleeve from a to b, as strokes."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d = math.hypot(dx, dy)
    ux, uy = dx / d, dy / d
    out = ""
    for i in range(n):
        t = (i + .5) / n
        x, y = a[0] + dx * t, a[1] + dy * t
        out += f"M{x - uy * 34:.1f} {y + ux * 34:.1f}Q{x + ux * 13:.1f} {y + uy * 13:.1f} {x + uy * 34:.1f} {y - ux * 34:.1f}"
    return out


def sleeve(pose, fill="#555555", upper=(30, 33), fore=(31, 25), folds=4, paint="", rings=None, sculpt=(), **k):
    """Upper arm and forearm; fore, upper: radii at both ends; rings: the colour of stripes around them."""
    shoulder, elbow, wrist, *_ = pose
    k = dict(dict(gloss=.08, tight=10, sheen=.4, fat=.72, cap=26), **k)
    rings_ = st(along(shoulder, elbow, 3), 2.6, .8, rings) if rings else ""
    out = [Part(capsule([shoulder, elbow], upper), fill, z=-44, paint=paint + rings_, sculpt=[(4, 3.4, st(along(shoulder, elbow, folds), 5)), *sculpt], **k)]
    rings_ = st(along(elbow, wrist, 4), 2.6, .8, rings) if rings else ""
    out.append(Part(capsule([elbow, wrist], fore), fill, z=-22, paint=paint + rings_, sculpt=[(4.4, 3.2, st(along(elbow, wrist, folds), 5)), (-2.4, 2, st(along(elbow, wrist, folds + 1), 2.4)), *sculpt], **k))
    return out


def arms(who, mood):
    """Both, in a figure's columns and rows."""
    pose = POSES[mood]
    _, _, wrist, angle, size = pose
    place = f"translate({wrist[0]} {wrist[1]}) scale(1 {size[1] / size[0]:.3f}) rotate({angle}) scale({size[0]}) translate({-WRIST[0]} {-WRIST[1]})"
    made = sleeve(pose, **who.SLEEVE)
    for part in who.hand():
        part.move, part.z = place, part.z + 4
        made.append(part)
    for part in made[:]:
        part = copy.copy(part)
        part.move = f"{RIGHT} {part.move}"
        made.append(part)
    for part in made:
        part.move = f"translate({CORNER[0]} {CORNER[1]}) {part.move}"
    return made
