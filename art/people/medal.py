"""Medallions: a figure's head close up, before a ground of its own, in a ring of metal."""
import io, math, subprocess
import numpy as np
from PIL import Image
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
METAL = {"calm": ("#f1f5f8", "#8697a5", "#414d58"), "glad": ("#fff6d8", "#e0bd62", "#8a6a28"), "sour": ("#8d97a1", "#454e57", "#1d2328")}


def drawn(inner):
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">{inner}</svg>'
    png = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True, check=True)
    return np.asarray(Image.open(io.BytesIO(png.stdout)).convert("RGBA"), np.float32) / 255


def mixed(colour, other, share):
    a, b = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (colour, other))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b))


def ground(colour, glow, mood):
    """Light breaks out behind who is glad, a cloud comes over who is sour."""
    if mood == "sour":
        colour, glow = mixed(mixed(colour, "#30363c", 0.55), "#05070a", 0.25), mixed(glow, "#20262c", 0.6)
    light = mixed(colour, glow, {"calm": 0.22, "glad": 0.62, "sour": 0.10}[mood])
    out = radial("ground", 200, 150, 210, (0, light), (0.55, colour), (1, mixed(colour, "#05070a", 0.72)))
    out += el(200, 200, BUST + 2, BUST + 2, 1, "url(#ground)")
    if mood == "glad":
        rays = "".join(f"M200 170L{200 + 240 * math.cos(a - .075):.1f} {170 + 240 * math.sin(a - .075):.1f}L{200 + 240 * math.cos(a + .075):.1f} {170 + 240 * math.sin(a + .075):.1f}Z" for a in (2 * math.pi * (i + 0.5) / 14 for i in range(14)))
        out += f'<clipPath id="disc"><circle cx="200" cy="200" r="{BUST + 2}"/></clipPath><path clip-path="url(#disc)" fill="{glow}" fill-opacity="0.34" d="{rays}"/>'
    return out


def ring(glow, mood):
    light, metal, dark = METAL[mood]
    circle = lambda r, w, c, o=1.0: f'<circle cx="200" cy="200" r="{r}" fill="none" stroke="{c}" stroke-width="{w}" stroke-opacity="{o}"/>'
    return (grad("metal", 130, 10, 270, 390, (0, light), (0.4, metal), (0.72, dark), (1, metal))
            + circle(RING, 17, "#05070a") + circle(RING, 11, "url(#metal)") + circle(RING + 4.2, 1.4, light, 0.5) + circle(BUST - 2.5, 3, glow, 0.35 if mood == "sour" else 0.8))


def over(below, above):
    a, b = above[..., 3:], below[..., 3:]
    alpha = a + b * (1 - a)
    rgb = (above[..., :3] * a + below[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-4)
    return np.dstack([rgb, alpha])


def light_for(name):
    """What the lamps behind add to a figure's light here."""
    colour, glow, *_ = SITTERS[name]
    return dict(fall=(230, 420, 0.45), rims=1.5, window=hexed(glow), sign=hexed(mixed(colour, glow, 0.5)))


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
    bust = close_up(stage, lit, exposure * 1.12, middle, wide)
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) + 0.5
    far = np.hypot(x - 200, y - 200)
    bust[..., 3] *= np.clip(BUST - far + 0.5, 0, 1)
    if mood == "sour":
        bust[..., :3] *= 0.86
    out = over(drawn(ground(colour, glow, mood)), bust)
    vignette = np.clip((far - 110) / 80, 0, 1) ** 2 * 0.42
    out[..., :3] *= (1 - vignette)[..., None]
    out = over(out, drawn(ring(glow, mood)))
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA")
