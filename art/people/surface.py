"""What a surface is made of, closer than a part is drawn: pores and blotches of skin, more of a human face, threads and wear of cloth, creases of
leather, scratches and tarnish of metal. Each is a relief (pixels) and a tone for each channel, over the whole picture."""
import functools
import numpy as np

SIDE = 320                  # pixels of a sheet, which is repeated
# of each kind: how deep its relief is, and how strong its tones
AMOUNT = {"skin": (.26, .9), "flesh": (.30, 1.0), "cloth": (.40, 1.0), "leather": (.17, 1.0), "metal": (.03, 1.0)}


def kind_of(part):
    """None for what is drawn sharp, like eyes, and for coats."""
    if part.coat or part.hatch < .05 or part.glow:
        return None
    if part.metal > .3:
        return "metal"
    if part.skin > .3:
        return "flesh" if part.moist else "skin"
    return "cloth" if part.sheen >= .35 and part.gloss < .16 else "leather" if part.gloss < .4 else None


def noise(rng, across, along, ss):
    """Of a sheet, smoothed so many pixels each way; it repeats at its edges, has the mean 0 and the deviation 1."""
    n = SIDE * ss
    down, right = np.fft.fftfreq(n)[:, None], np.fft.rfftfreq(n)[None, :]
    keep = np.exp(-2 * (np.pi * ss) ** 2 * ((down * along) ** 2 + (right * across) ** 2))
    out = np.fft.irfft2(np.fft.rfft2(rng.standard_normal((n, n))) * keep, (n, n)).astype(np.float32)
    return (out - out.mean()) / max(float(out.std()), 1e-6)


@functools.lru_cache(None)
def sheet(kind, ss):
    """Relief, and tone by channel."""
    rng = np.random.default_rng({"skin": 11, "flesh": 11, "cloth": 12, "leather": 13, "metal": 14}[kind])
    of = lambda across, along=None: noise(rng, across, along or across, ss)
    if kind in ("skin", "flesh"):
        pores, lumps, blotch, red = np.minimum(of(.75) + .5, 0), of(1.9), of(9), of(16)
        relief = .8 * pores + .25 * lumps
        tone = .022 * blotch + .012 * lumps + .05 * pores
        tint = (.016, -.018, -.014)
        if kind == "flesh":
            tone, tint = .026 * blotch + .024 * lumps + .06 * pores, (.024, -.026, -.020)
    elif kind == "cloth":
        y, x = (np.mgrid[0:SIDE * ss, 0:SIDE * ss] / ss).astype(np.float32)
        warp, weft, wear, red = of(.5, 7), of(7, .5), of(9), of(14)
        twill = np.sin((x + y) * (2 * np.pi / 4))
        relief = .45 * warp + .45 * weft + .30 * twill
        tone = .060 * warp + .060 * weft + .035 * twill + .085 * wear
        tint = (.030, .0, -.035)
    elif kind == "leather":
        a, b, wear, red = of(1.7), of(3.4), of(9), of(12)
        creases = .55 * np.exp(-(a / .22) ** 2) + .8 * np.exp(-(b / .13) ** 2)
        relief = -.8 * creases + .25 * of(.8)
        tone = -.10 * creases + .10 * wear
        tint = (.035, .0, -.03)
    else:
        fine, few, tarnish, red = of(5, .45), of(16, .5), of(6), of(11)
        scratched = np.clip(few - 1.5, 0, 1.5)
        relief = .5 * fine - .8 * scratched
        tone = .02 * fine + .20 * scratched + np.minimum(.12 * tarnish, .05)
        tint = (.03, .0, -.05)
    colour = 1 + tone[..., None] + red[..., None] * np.array(tint, np.float32)
    return relief.astype(np.float32), np.maximum(colour, .3).astype(np.float32)


def of(part, box, ss):
    """Relief and tone of a part in a box of the picture, or None."""
    kind = kind_of(part)
    if not kind:
        return None
    rows, cols = (np.arange(b.start, b.stop) % (SIDE * ss) for b in box)
    relief, tone = (layer[np.ix_(rows, cols)] for layer in sheet(kind, ss))
    deep, strong = AMOUNT[kind]
    return deep * relief, 1 + strong * (tone - 1)
