"""Medallions: a figure's head close up, before a ground of its own, in a ring of metal."""
import math
import numpy as np
from PIL import Image
import svg
from common import HEAD
from sculpt import el, filmic, hexed, light_of, radial, screen_of, st, grad

SIDE = 400
RING, BUST = 190, 184       # radii: the middle of the metal, and to where the bust is seen

# The ground, and what shines from behind on the left; where the middle of the head lies, and how wide a part is shown.
SITTERS = {
    "vex": ("#1f8294", "#8fe9ff", (200, 130), 272),
    "orro": ("#6f7330", "#ffd58a", (200, 150), 272),
    "tally": ("#b0562a", "#ffb27a", (200, 132), 276),
    "brass": ("#7c3a86", "#f0a6ff", (200, 138), 276),
    "moluu": ("#c04a42", "#ffb0a0", (200, 128), 286),
    "ishk": ("#c09a2c", "#ffe88a", (200, 120), 276),
    "grumm": ("#3a50b4", "#a8c0ff", (200, 128), 268),
    "nyx": ("#5f7488", "#ff8ad6", (200, 146), 280),
    "house": ("#17765a", "#ffe08a", (200, 132), 284),
    "guest": ("#5c3340", "#ffdca6", (200, 154), 242),
}
METAL = {"calm": ("#e8cf98", "#94763f", "#4a3718"), "glad": ("#fff2c4", "#e0b24c", "#8a6420"), "sour": ("#7d7668", "#3e392f", "#1a1712")}
GOLD = "#ffd27a"
LAMP = np.array([1, .93, .82], np.float32)      # the place's lamp, as it is on those who sit at the table
DARK = "#080706"


def drawn(inner):
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">{inner}</svg>'
    return svg.drawn(picture).astype(np.float32) / 255


def mixed(colour, other, share):
    a, b = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (colour, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b))


def cut(shape, lines, width, light, dark):
    """Lines cut into enamel: dark, and light at the edge away from the lamp."""
    return (f'<g fill="none" stroke-width="{width}" transform="translate(0 {width * .8:.2f})" stroke="{light}">{shape(lines)}</g>'
            f'<g fill="none" stroke-width="{width}" stroke="{dark}">{shape(lines)}</g>')


def ground(colour, glow, mood):
    """Dark enamel, cut by a burin as the figures are: closer where it is darker. Light breaks out behind who is glad, and it
    is all but out behind who is sour."""
    enamel = mixed(colour, DARK, {"calm": .30, "glad": .12, "sour": .66}[mood])
    light = mixed(enamel, glow, {"calm": .16, "glad": .34, "sour": .04}[mood])
    out = radial("ground", 190, 132, 220, (0, light), (.45, enamel), (1, mixed(enamel, DARK, .82))) + el(200, 200, BUST + 2, BUST + 2, 1, "url(#ground)")
    out += f'<clipPath id="disc"><circle cx="200" cy="200" r="{BUST + 2}"/></clipPath>'
    step = {"calm": 6.4, "glad": 6.4, "sour": 4.6}[mood]
    strokes = [f"M0 {y:.1f}L400 {y - 122:.1f}" for y in np.arange(10, 520, step)]
    out += radial("burin", 190, 132, 240, (0, "#000", .05), (.4, "#000", .22), (1, "#000", .6)) + radial("shine", 190, 132, 240, (0, light, .30), (.6, glow, .10), (1, glow, 0))
    out += '<g clip-path="url(#disc)">' + cut(lambda ds: "".join(f'<path d="{d}"/>' for d in ds), strokes, 1.5, "url(#shine)", "url(#burin)")
    if mood == "glad":
        at = [2 * math.pi * (i + .5) / 16 for i in range(16)]
        ray = lambda a, w: f"M200 168L{200 + 260 * math.cos(a - w):.1f} {168 + 260 * math.sin(a - w):.1f}L{200 + 260 * math.cos(a + w):.1f} {168 + 260 * math.sin(a + w):.1f}Z"
        out += radial("rays", 200, 168, 215, (.3, GOLD, .62), (.75, GOLD, .30), (1, GOLD, .06))
        out += f'<path fill="url(#rays)" d="{"".join(ray(a, .07 if i % 2 else .035) for i, a in enumerate(at))}"/>'
    return out + "</g>"


def ring(glow, mood):
    light, metal, dark = METAL[mood]
    circle = lambda r, w, c, o=1.0: f'<circle cx="200" cy="200" r="{r}" fill="none" stroke="{c}" stroke-width="{w}" stroke-opacity="{o}"/>'
    return (grad("metal", 130, 10, 270, 390, (0, light), (0.4, metal), (0.72, dark), (1, metal))
            + circle(RING, 17, "#05070a") + circle(RING, 11, "url(#metal)") + circle(RING + 4.2, 1.4, light, 0.5) + circle(BUST - 2.5, 2, GOLD if mood == "glad" else mixed(glow, metal, .5), {"calm": .45, "glad": .9, "sour": .12}[mood]))


def over(below, above):
    a, b = above[..., 3:], below[..., 3:]
    alpha = a + b * (1 - a)
    rgb = (above[..., :3] * a + below[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-4)
    return np.dstack([rgb, alpha])


def light_for(name):
    """Of a close-up: a lamp to the left, so that the other side lies in the shade, and on that side what shines in the
    ground."""
    return dict(fall=(200, 400, .42), key=(-.62, -.62, .66), power=2.35, fill=.55, window=hexed(SITTERS[name][1]) * .5, sign=hexed(SITTERS[name][1]), rims=1.7)


def close_up(stage, lit, exposure, middle, wide):
    """That part of the figure, with straight alpha, as large as a medallion."""
    ss = stage.ss
    lit = filmic(np.maximum(lit, 0) * exposure) * stage.alpha[..., None]
    pad = 120 * ss
    whole = np.pad(np.dstack([lit, stage.alpha]), ((pad, 0), (pad, pad), (0, 0)))
    shown = wide * SIDE / (2 * BUST)                # the ring lies around what is shown
    left, top = (round((m - shown / 2) * ss) + pad for m in middle)
    n = round(shown * ss)
    part = whole[top:top + n, left:left + n]
    planes = [np.asarray(Image.fromarray(np.ascontiguousarray(part[..., c])).resize((SIDE, SIDE), Image.LANCZOS)) for c in range(4)]
    alpha = np.clip(planes[3], 0, 1)
    rgb = np.dstack(planes[:3]) / np.maximum(alpha[..., None], 1e-3)
    return np.dstack([screen_of(rgb), alpha])


def medal(name, mood, stage, lit, exposure):
    colour, glow, middle, wide = SITTERS[name]
    middle = middle[0], middle[1] + 0.8 * max(HEAD[mood], 0)    # a mouth is not cut off where a head hangs
    bust = close_up(stage, lit * LAMP, exposure * {"calm": 1.0, "glad": 1.1, "sour": .8}[mood], middle, wide)
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) + 0.5
    far = np.hypot(x - 200, y - 200)
    bust[..., 3] *= np.clip(BUST - far + 0.5, 0, 1)
    out = over(drawn(ground(colour, glow, mood)), bust)
    vignette = np.clip((far - 96) / 90, 0, 1) ** 2 * 0.5
    out[..., :3] *= (1 - vignette)[..., None]
    out = over(out, drawn(ring(glow, mood)))
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
