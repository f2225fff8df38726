#!/usr/bin/env python3
"""Makes the symbol font from one path per glyph.

usage: symbols.py src/render/symbols.def assets/fonts/symbols OUT.ttf

Each glyph is FILE.svg: one filled path of absolute M, L, C and Z in a box of 100 by 100, its middle on the middle of
a line of capitals. Needs fontTools (Debian: python3-fonttools).
"""
import pathlib
import re
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM = 1000
SCALE = 8.6       # of the 100-unit box: 860 of the em
LEFT = 50         # space at each side
TOP = 790         # of the box, above the baseline
CURVE_ERROR = 1.0  # font units
POINTS = {"M": 2, "L": 2, "C": 6, "Z": 0}
MADE = 3786825600  # 2024-01-01 in the font's calendar: the same input makes the same bytes


def read_symbols(path):
    rows = re.findall(r'^SYMBOL\((\w+), "([\w-]+)", 0x([0-9A-F]+)\)$', path.read_text(), re.M)
    return [(file, int(code, 16)) for _, file, code in rows]


def read_path(path):
    found = re.fullmatch(r'(?:<!--.*?-->\s*)?<path fill="\{ink\}" d="([^"]*)"/>\s*', path.read_text(), re.S)
    if not found:
        sys.exit(f"{path}:1: must hold one <path fill=\"{{ink}}\" d=\"...\"/>")
    return found.group(1)


def commands(data, path):
    for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        values = [float(v) for v in re.findall(r"-?\d+(?:\.\d+)?", numbers)]
        if letter not in POINTS or len(values) % max(POINTS[letter], 1) or (letter == "Z") != (not values):
            sys.exit(f"{path}:1: only absolute M, L, C and Z: {letter}{numbers}")
        points = [(LEFT + SCALE * x, TOP - SCALE * y) for x, y in zip(values[::2], values[1::2])]
        step = max(POINTS[letter] // 2, 1)
        for at in range(0, max(len(points), 1), step):
            yield ("L" if letter == "M" and at else letter), points[at:at + step]


def draw(data, path):
    glyph = TTGlyphPen(None)
    pen = Cu2QuPen(glyph, CURVE_ERROR, reverse_direction=False)
    for letter, points in commands(data, path):
        {"M": lambda: pen.moveTo(points[0]), "L": lambda: pen.lineTo(points[0]),
         "C": lambda: pen.curveTo(*points), "Z": pen.closePath}[letter]()
    return glyph.glyph()


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    listed, sources, out = (pathlib.Path(word) for word in sys.argv[1:])
    symbols = read_symbols(listed)
    glyphs = {".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph()}
    for name, _ in symbols:
        source = sources / f"{name}.svg"
        glyphs[name] = draw(read_path(source), source)
    width = int(LEFT * 2 + 100 * SCALE)
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({0x20: "space", **{code: name for name, code in symbols}})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (width, getattr(glyph, "xMin", 0)) for name, glyph in glyphs.items()})
    font.setupHorizontalHeader(ascent=820, descent=-180)
    font.setupNameTable({"familyName": "Sabacc Symbols", "styleName": "Regular",
                         "copyright": "The Sabacc developers", "licenseDescription": "CC BY 4.0",
                         "licenseInfoURL": "https://creativecommons.org/licenses/by/4.0/"})
    font.setupOS2(sTypoAscender=820, sTypoDescender=-180, usWinAscent=820, usWinDescent=180,
                  fsType=0)  # may be embedded, as its licence says
    font.setupPost()
    font.updateHead(created=MADE, modified=MADE)
    font.font.recalcTimestamp = False
    font.save(out)


main()
