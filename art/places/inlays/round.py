#!/usr/bin/python3
"""Write the small round table of the setup for every place: its cloth, rail and inlay.

usage: round.py assets/cards/table

Writes inlay-PLACE.svg there, and the traits and faces `top-PLACE` of deck.json. A picture is 120 by 120 units about the
middle; cards lie on it there, so that an inlay is drawn outward of 20 units. It has the motif of the place's large table
(engrave.py) in few shapes.
"""
import json, math, sys

shapes = []


def at(r, degrees, flat=1.0):
    a = math.radians(degrees)
    return 60 + r * math.sin(a), 60 - r * flat * math.cos(a)


def num(v):
    return f"{v:.2f}".rstrip("0").rstrip(".")


def poly(points, close=True):
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def disc(x, y, r):
    return (f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}"
            f"A{num(r)} {num(r)} 0 0 1 {num(x - r)} {num(y)}Z")


def ring(r):
    return disc(60, 60, r)


def arc(r, a, b):
    (x0, y0), (x1, y1) = at(r, a), at(r, b)
    return f"M{num(x0)} {num(y0)}A{num(r)} {num(r)} 0 {int(b - a > 180)} 1 {num(x1)} {num(y1)}"


def line(paths, wide, ink="ink", opacity=0.9):
    shapes.append(f'<path fill="none" stroke="{{{ink}}}" stroke-opacity="{opacity}" stroke-width="{wide}" '
                  f'stroke-linejoin="round" d="{"".join(paths)}"/>')


def fill(paths, ink="ink", opacity=0.9):
    shapes.append(f'<path fill="{{{ink}}}" fill-opacity="{opacity}" d="{"".join(paths)}"/>')


def lozenge(r, a, out, side):
    x, y = at(r, a)
    s, c = math.sin(math.radians(a)), math.cos(math.radians(a))
    return poly([(x + s * out, y - c * out), (x + c * side, y + s * side),
                 (x - s * out, y + c * out), (x - c * side, y - s * side)])


def leaf(r0, r1, a, spread):
    middle = (r0 + r1) / 2
    (x0, y0), (x1, y1) = at(r0, a), at(r1, a)
    (p, q), (u, v) = at(middle, a - spread), at(middle, a + spread)
    return f"M{num(x0)} {num(y0)}Q{num(p)} {num(q)} {num(x1)} {num(y1)}Q{num(u)} {num(v)} {num(x0)} {num(y0)}Z"


def tavern():
    """A compass of blades in a stretched hexagon, small spikes along the edge."""
    blades = [(i, 36 if i % 3 == 0 else 30) for i in range(12)]
    fill(poly([at(r, 30 * i), at(20, 30 * i), at(20, 30 * i + 6)]) for i, r in blades)
    line((poly([at(r, 30 * i), at(20, 30 * i), at(20, 30 * i - 6)]) for i, r in blades), 0.4)
    line([ring(20)], 0.5)
    line((poly([at(25, 5 * i), at(26.4, 5 * i)], False) for i in range(72)), 0.35, opacity=0.6)
    line([ring(38)], 0.5)
    fill((poly([at(40, 6 * i - 1.3), at(43, 6 * i), at(40, 6 * i + 1.3)]) for i in range(60)), opacity=0.75)


def balcony():
    """A wreath of petals, scallops along the edge."""
    line((leaf(14, 36 if i % 2 == 0 else 31, 22.5 * i, 13) for i in range(16)), 0.55)
    line((poly([at(19, 22.5 * i), at(28, 22.5 * i)], False) for i in range(16)), 0.35, opacity=0.7)
    line([ring(38)], 0.4)
    line((arc_at(43.6, 10 * i, 3.6) for i in range(36)), 0.45)
    fill(disc(*at(42, 10 * i), 0.5) for i in range(36))


def arc_at(r, a, across):
    """A scallop that hangs inward from the edge."""
    (x0, y0), (x1, y1) = at(r, a - 5), at(r, a + 5)
    return f"M{num(x0)} {num(y0)}A{across} {across} 0 0 0 {num(x1)} {num(y1)}"


def highrise():
    """Rings broken like the lanes of a city, spires all round."""
    for r, parts, gap, wide in ((21, 3, 30, 1.1), (25, 5, 16, 0.5), (30, 4, 34, 0.8), (38, 6, 24, 0.9), (43, 8, 10, 0.4)):
        line((arc(r, 360 / parts * i + r * 7, 360 / parts * (i + 1) + r * 7 - gap) for i in range(parts)), wide)
    line((poly([at(32, 5 * i), at(33 + 3.4 * ((i * 29) % 13 / 13), 5 * i)], False) for i in range(72)), 0.5, opacity=0.7)


def mine():
    """A cog, rivets along the edge."""
    teeth = []
    for i in range(18):
        a = 20 * i
        teeth += [at(32, a - 6), at(36.5, a - 4), at(36.5, a + 4), at(32, a + 6)]
    line([poly(teeth)], 0.8)
    line([ring(28), ring(21)], 0.6)
    line((disc(*at(24.5, 30 * i + 15), 1.3) for i in range(12)), 0.5)
    line((disc(*at(41.5, 15 * i), 1.4) for i in range(24)), 0.5)
    fill((disc(*at(41.5, 15 * i), 0.55) for i in range(24)))


def mess():
    """A shield with bars, and lines to both sides."""
    for k, wide in ((1, 0.9), (0.9, 0.4)):
        line([poly([(60 - 26 * k, 60 - 26 * k), (60 + 26 * k, 60 - 26 * k), (60 + 26 * k, 60 + 8 * k), (60, 60 + 33 * k), (60 - 26 * k, 60 + 8 * k)])], wide)
    fill((poly([(60 + x - 2.4, 39), (60 + x + 2.4, 39), (60 + x + 2.4, y), (60 + x - 2.4, y)]) for x, y in ((-10, 78), (0, 84), (10, 78))), opacity=0.45)
    line((poly([(60 + s * 28, 56 + 3 * k), (60 + s * (41 - k), 56 + 3 * k)], False) for s in (-1, 1) for k in range(3)), 0.45)
    line([ring(43), ring(45)], 0.4)


def lounge():
    """Fans: rays of gold in turn full and drawn, between rings."""
    fill(leaf(22, 37, 20 * i, 5) for i in range(18))
    line((leaf(26, 36, 20 * i + 10, 4.4) for i in range(18)), 0.45)
    line([ring(21), ring(38.5)], 0.7)
    line([ring(40)], 0.35)
    line((arc_at(44.6, 10 * i, 4.2) for i in range(36)), 0.4, opacity=0.8)


def glasshouse():
    """A window of leaves, ivy along the edge."""
    fill(leaf(17, 37, 45 * i, 15) for i in range(8))
    fill((leaf(25, 35, 45 * i + 22.5, 9) for i in range(8)), opacity=0.7)
    line((poly([at(19, 45 * i), at(35, 45 * i)], False) for i in range(8)), 0.5, "cloth")
    line([ring(39)], 0.5, "metal")
    fill((leaf(40.5, 45, 12 * i + 3, 4.5) for i in range(30)), opacity=0.85)


def temple():
    """A parted disc: rays on sand, arcs on oxblood, a meander along the edge."""
    shapes.append('<path fill="url(#{id}half)" d="M60 12.6A47.4 47.4 0 0 1 60 107.4Z"/>')
    line((poly([at(24, -180 + 12 * i), at(33 if i % 2 else 36, -180 + 12 * i)], False) for i in range(1, 15)), 0.8)
    line((arc(r, 3, 177) for r in (22, 25, 28, 31, 34)), 0.7)
    line([ring(38), poly([(60, 12.6), (60, 107.4)], False)], 0.7)
    keys = []
    for i in range(30):
        keys += [at(41, 12 * i), at(44.5, 12 * i), at(44.5, 12 * i + 8), at(42.4, 12 * i + 8), at(42.4, 12 * i + 4), at(41, 12 * i + 4)]
    line([poly(keys)], 0.45)


def studio():
    """A construction in chalk."""
    line([ring(36), ring(22)], 0.5, opacity=0.8)
    line([poly([at(36, 120 * i) for i in range(3)]), poly([at(36, 120 * i + 60) for i in range(3)])], 0.6, "metal")
    line((poly([at(36, 30 * i), at(36, 30 * i + 150)], False) for i in range(12)), 0.3, opacity=0.5)
    line([poly([at(43, 60 * i + 30) for i in range(6)])], 0.4, opacity=0.8)
    fill((disc(*at(36, 60 * i), 0.9) for i in range(6)), "metal")


def hangar():
    """A dial in stencilled paint, chevrons to both sides."""
    line((arc(36, 90 * i + 12, 90 * i + 78) for i in range(4)), 1.8, opacity=0.8)
    line([ring(29)], 0.6)
    fill((poly([at(41, 90 * i), at(32, 90 * i + 5), at(32, 90 * i - 5)]) for i in range(4)))
    line((poly([at(24, 10 * i), at(27 if i % 3 else 28, 10 * i)], False) for i in range(36)), 0.6, opacity=0.7)
    line((arc(44, 24 * i, 24 * i + 14) for i in range(15)), 1.3, opacity=0.55)


def market():
    """Stepped lozenges, as woven."""
    def stepped(size, step):
        quarter, n = [], int(size / step)
        for i in range(n):
            quarter += [(i * step, size - i * step), ((i + 1) * step, size - i * step)]
        points = [(60 + x, 60 - y) for x, y in quarter]
        points += [(60 + y, 60 + x) for x, y in quarter]
        points += [(60 - x, 60 + y) for x, y in quarter]
        points += [(60 - y, 60 - x) for x, y in quarter]
        return poly(points)
    line([stepped(36, 4)], 1.2)
    line([stepped(30, 3)], 0.9, "metal")
    line([stepped(24, 3)], 0.9)
    fill((lozenge(33, 45 + 90 * i, 3, 3) for i in range(4)), "metal")
    line([poly([at(41 if i % 2 else 45, 5 * i) for i in range(72)])], 0.8, "metal")


def casino():
    """A wheel of lozenges, a chain of diamonds along the edge."""
    line([ring(26), ring(38)], 0.6)
    line((poly([at(26, 15 * i), at(38, 15 * i)], False) for i in range(24)), 0.35)
    fill(lozenge(32, 30 * i + 7.5, 4.2, 2.5) for i in range(12))
    line((lozenge(32, 30 * i + 22.5, 4.2, 2.5) for i in range(12)), 0.45)
    line((poly([at(25, 45 * i), at(17, 45 * i + 14), at(17, 45 * i - 14)]) for i in range(8)), 0.4)
    fill(lozenge(43, 10 * i, 1.4, 2.2) for i in range(36))


def bunk():
    """A chart of orbits and stars."""
    line([ring(22), ring(30), ring(38)], 0.5)
    line((poly([at(38, 10 * i), at(39.4, 10 * i)], False) for i in range(36)), 0.4)
    fill([disc(*at(22, 70), 1.5), disc(*at(30, 200), 2.2), disc(*at(30, 320), 1.2), disc(*at(38, 120), 1.8), disc(*at(38, 265), 2.6)])
    line([disc(*at(38, 265), 4.4)], 0.4)
    stars = [(42, 20), (44, 33), (41, 47), (44.5, 58)]
    far = [(r, a + 180) for r, a in stars]
    line([poly([at(*s) for s in stars], False), poly([at(*s) for s in far], False)], 0.3, opacity=0.6)
    fill(disc(*at(r, a), 0.8) for r, a in stars + far)


def corner():
    """An axis between two halves, squares along the edge."""
    line([poly([at(44, 0), at(20, 0)], False), poly([at(44, 180), at(20, 180)], False)], 0.6)
    fill([lozenge(26, 0, 2.6, 1.6), lozenge(34, 0, 1.6, 1), lozenge(26, 180, 2.6, 1.6), lozenge(34, 180, 1.6, 1)])
    line((arc(r, a + 20, a + 140) for r in (30, 33) for a in (10, 190)), 0.5)
    line([poly([at(36, 60 * i) for i in range(6)])], 0.5, "metal")
    squares = []
    for i in range(30):
        for k in (2.6, 1.1):
            a, d = 12 * i + 6, math.degrees(k / 42)
            squares.append(poly([at(42 - k / 1.4, a - d), at(42 + k / 1.4, a - d), at(42 + k / 1.4, a + d), at(42 - k / 1.4, a + d)]))
    line(squares, 0.4, "metal")


# The cloth under the lamp, its own colour and its shade; the ink of its inlay, a second one; the rail from light to dark.
PLACES = {
    "tavern": (tavern, "#2f8d86", "#176059", "#0a2f30", "#f0cf8a", "#d9a95a", "#8f4a2a", "#5c2817", "#2a100a"),
    "balcony": (balcony, "#7a3a7c", "#50205a", "#260d30", "#f0c8a0", "#e0a888", "#e0c0a0", "#a8805f", "#5f4030"),
    "highrise": (highrise, "#2c4684", "#182a5c", "#090f2c", "#a8dcff", "#c0d0e8", "#4a5064", "#232838", "#0c0e18"),
    "mine": (mine, "#6a4c28", "#3f2c18", "#1c130a", "#f0a850", "#d08038", "#7d7468", "#48423c", "#221e1a"),
    "mess": (mess, "#5c7488", "#374c5e", "#18242f", "#d4e4ee", "#b8c8d4", "#78848e", "#434c55", "#1d2328"),
    "lounge": (lounge, "#a8242c", "#6e1018", "#33060b", "#f4cf7a", "#e0aa50", "#8a5a30", "#5a361b", "#2c180b"),
    "glasshouse": (glasshouse, "#e4dec8", "#bdb69c", "#7b745e", "#2c7f5e", "#b8763c", "#4f8a72", "#2c5c4a", "#12302a"),
    "temple": (temple, "#a8834e", "#745a34", "#3a2c18", "#f6d890", "#e8b860", "#c8a878", "#8a6c48", "#463420"),
    "studio": (studio, "#4a4c50", "#2a2c30", "#121316", "#ece8dc", "#f0834a", "#d0a068", "#96683a", "#4c321a"),
    "hangar": (hangar, "#6f7648", "#474c2b", "#1f2212", "#e8e6d0", "#e0a850", "#c8903a", "#84591f", "#3e280c"),
    "market": (market, "#d8963a", "#a56a20", "#53320c", "#3c4f9a", "#e8602c", "#d8b088", "#a07850", "#553a22"),
    "casino": (casino, "#2a9448", "#12612a", "#062d14", "#f6d878", "#e8b84c", "#b83424", "#761a12", "#360806"),
    "bunk": (bunk, "#b05a30", "#7c381c", "#3a180b", "#f8dcb8", "#f0b880", "#84807c", "#4c4a48", "#222120"),
    "corner": (corner, "#6e6070", "#473d4c", "#201a24", "#f2a888", "#e078a8", "#6a3a5c", "#40203a", "#1c0c1a"),
}
KEYS = ("cloth-light", "cloth", "cloth-dark", "ink", "metal", "wood-light", "wood", "wood-dark")
HALF = ('<defs><radialGradient id="{id}half" gradientUnits="userSpaceOnUse" cx="60" cy="52" r="54">'
        '<stop offset="0" stop-color="#a0262a"/><stop offset="0.55" stop-color="#6a1216"/><stop offset="1" stop-color="#310609"/>'
        '</radialGradient></defs>\n')


def main(folder):
    with open(f"{folder}/deck.json", encoding="utf-8") as file:
        text = file.read()
    traits, faces = [], []
    for place, (draw, *colours) in PLACES.items():
        shapes.clear()
        draw()
        with open(f"{folder}/inlay-{place}.svg", "w", encoding="utf-8") as file:
            file.write(f"<!-- {draw.__doc__} Written by art/places/inlays/round.py. -->\n")
            file.write(HALF if place == "temple" else "")
            file.write("\n".join(shapes) + "\n")
        traits.append(f'    "top-{place}": {{"set": {json.dumps(dict(zip(KEYS, colours)))}, "layers": [\n'
                      f'      "top.svg",\n      "inlay-{place}.svg"\n    ]}}')
        faces.append(f'    "top-{place}": ["top-{place}"]')
    lines, skipping = [], False
    for row in text.split("\n"):
        if row.startswith('    "top'):
            skipping = row.endswith("[")
            continue
        if skipping:
            skipping = not row.startswith("    ]}")
            continue
        lines.append(row)
    text = "\n".join(lines).replace(",\n  },\n  \"faces\"", "\n  },\n  \"faces\"").replace(",\n  }\n}", "\n  }\n}")
    text = text.replace('\n  },\n  "faces"', ",\n" + ",\n".join(traits) + '\n  },\n  "faces"')
    text = text.rstrip().removesuffix("\n  }\n}") + ",\n" + ",\n".join(faces) + "\n  }\n}\n"
    json.loads(text)
    with open(f"{folder}/deck.json", "w", encoding="utf-8") as file:
        file.write(text)


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(sys.argv[1])
