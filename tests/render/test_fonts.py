"""Makes fonts that are alike on every machine: test_fonts.py DIRECTORY

DIRECTORY/fonts/letters.ttf has a few letters that no font of the game has, each a black box of a width of its own, and a
blank; DIRECTORY/with.conf and without.conf let fontconfig find that font alone, or none.
"""

import struct
import sys
from pathlib import Path

EM = 1000
# code: (width of the box, advance)
LETTERS = {" ": (0, 500), "ア": (900, 1000), "日": (800, 1000), "、": (200, 1000), "א": (100, 200), "ב": (600, 700)}


def glyph(width):
    if not width:
        return b""
    points = [(0, 0), (0, 700), (width, 700), (width, 0)]
    data = struct.pack(">hhhhhHH", 1, 0, 0, width, 700, 3, 0) + bytes([1] * 4)
    for axis in (0, 1):
        before = 0
        for point in points:
            data += struct.pack(">h", point[axis] - before)
            before = point[axis]
    return data + b"\0" * (-len(data) % 4)


def cmap(codes):
    ends, starts, deltas = [], [], []
    for index, code in enumerate(codes, 1):
        ends.append(code)
        starts.append(code)
        deltas.append((index - code) & 0xFFFF)
    ends, starts, deltas = ends + [0xFFFF], starts + [0xFFFF], deltas + [1]
    count = len(ends)
    body = b"".join(struct.pack(f">{count}H", *row) for row in (ends,)) + b"\0\0" + \
        b"".join(struct.pack(f">{count}H", *row) for row in (starts, deltas, [0] * count))
    head = struct.pack(">HHHHHHH", 4, 14 + len(body), 0, count * 2, 0, 0, 0)
    return struct.pack(">HHHHL", 0, 1, 3, 1, 12) + head + body


def name(family):
    text = family.encode("utf-16-be")
    ids = (1, 2, 4, 6)
    records = b"".join(struct.pack(">HHHHHH", 3, 1, 0x409, one, len(text), 0) for one in ids)
    return struct.pack(">HHH", 0, len(ids), 6 + len(records)) + records + text


def font(letters):
    rows = sorted(letters.items())
    shapes = [glyph(500)] + [glyph(width) for _, (width, _) in rows]
    advances = [600] + [advance for _, (_, advance) in rows]
    offsets = [sum(map(len, shapes[:i])) for i in range(len(shapes) + 1)]
    tables = {
        b"OS/2": struct.pack(">HhHHH", 4, 600, 400, 5, 0) + bytes(20) + struct.pack(">h", 0) + bytes(10) + bytes(16) + b"TEST" +
        struct.pack(">HHHhhhHH", 64, 32, 0xFFFF, 800, -200, 0, 900, 300) + bytes(8) + struct.pack(">hhHHH", 500, 700, 0, 32, 1),
        b"cmap": cmap([ord(letter) for letter, _ in rows]),
        b"glyf": b"".join(shapes),
        b"head": struct.pack(">LLLLHHQQhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, EM, 0, 0, 0, 0, 1000, 700, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">LhhhHhhhhhhhhhhhH", 0x10000, 800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, len(shapes)),
        b"hmtx": b"".join(struct.pack(">Hh", advance, 0) for advance in advances),
        b"loca": struct.pack(f">{len(offsets)}L", *offsets),
        b"maxp": struct.pack(">LHHHHHHHHHHHHHH", 0x10000, len(shapes), 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": name("Test Letters"),
        b"post": struct.pack(">LLhhLLLLL", 0x30000, 0, 0, 0, 0, 0, 0, 0, 0),
    }
    head = struct.pack(">LHHHH", 0x10000, len(tables), 128, 3, len(tables) * 16 - 128)
    at, directory, body = len(head) + 16 * len(tables), b"", b""
    for tag, data in sorted(tables.items()):
        padded = data + b"\0" * (-len(data) % 4)
        check = sum(struct.unpack(f">{len(padded) // 4}L", padded)) & 0xFFFFFFFF
        directory += tag + struct.pack(">LLL", check, at, len(data))
        body += padded
        at += len(padded)
    return head + directory + body


def main(directory):
    out = Path(directory)
    (out / "fonts").mkdir(parents=True, exist_ok=True)
    (out / "fonts" / "letters.ttf").write_bytes(font(LETTERS))
    head = '<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>'
    cache = f"<cachedir>{out}/cache</cachedir>"
    (out / "with.conf").write_text(f"{head}<dir>{out}/fonts</dir>{cache}</fontconfig>\n", encoding="utf-8")
    (out / "without.conf").write_text(f"{head}{cache}</fontconfig>\n", encoding="utf-8")


main(*sys.argv[1:])
