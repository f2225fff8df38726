"""What an X server's screen shows, compared pixel by pixel with a screenshot of the program.

    screen.py XWD X Y PNG     XWD is the file that Xvfb keeps its screen in (-fbdir), X, Y where the picture begins

Exits 0 when they are equal but for a cursor, 1 with a line on stdout when they are not.
"""

import struct
import sys
import zlib

ROUNDED = 2  # levels of 255 that a renderer may round a colour by
CURSOR = 1200  # pixels that a cursor may cover, at scale 2


def read_screen(path):
    """Rows of blue, green, red, unused, and the screen's width and height."""
    with open(path, "rb") as file:
        data = file.read()
    header = struct.unpack(">25I", data[:100])
    width, height, bits, row_bytes, colours = header[4], header[5], header[11], header[12], header[19]
    if bits != 32:
        sys.exit(f"{path}: {bits} bits a pixel, wanted 32")
    start = header[0] + 12 * colours
    return width, height, [data[start + y * row_bytes:start + (y + 1) * row_bytes] for y in range(height)]


def unfilter(kind, row, above, step):
    row = bytearray(row)
    if kind == 1:
        for i in range(step, len(row)):
            row[i] = (row[i] + row[i - step]) & 255
    elif kind == 2:
        row = bytearray((a + b) & 255 for a, b in zip(row, above))
    elif kind == 3:
        for i in range(len(row)):
            left = row[i - step] if i >= step else 0
            row[i] = (row[i] + (left + above[i]) // 2) & 255
    elif kind == 4:
        for i in range(len(row)):
            left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
            estimate = left + above[i] - corner
            a, b, c = abs(estimate - left), abs(estimate - above[i]), abs(estimate - corner)
            row[i] = (row[i] + (left if a <= b and a <= c else above[i] if b <= c else corner)) & 255
    return row


def read_png(path):
    """Rows of red, green, blue, and the picture's width and height."""
    with open(path, "rb") as file:
        data = file.read()
    at, packed, header = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            header = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    width, height, depth, colour = header[:4]
    if (depth, colour) != (8, 2):
        sys.exit(f"{path}: not an opaque picture of 8 bits a channel")
    raw, rows, above = zlib.decompress(packed), [], bytes(3 * width)
    for y in range(height):
        start = y * (3 * width + 1)
        above = unfilter(raw[start], raw[start + 1:start + 1 + 3 * width], above, 3)
        rows.append(bytes(above))
    return width, height, rows


def differing(screen_row, x, picture_row, width):
    """How many pixels of a row are not as the picture has them."""
    part = screen_row[4 * x:4 * (x + width)]
    pixels = set()
    for channel in range(3):
        seen, wanted = part[2 - channel::4], picture_row[channel::3]
        if seen != wanted:
            pixels.update(i for i in range(width) if abs(seen[i] - wanted[i]) > ROUNDED)
    return len(pixels)


def main():
    path, x, y, png = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    screen_width, screen_height, screen = read_screen(path)
    width, height, picture = read_png(png)
    if x + width > screen_width or y + height > screen_height:
        print(f"{png}: {width}x{height} at {x},{y} does not fit the screen of {screen_width}x{screen_height}")
        return 1
    count = sum(differing(screen[y + row], x, picture[row], width) for row in range(height))
    if count > CURSOR:
        print(f"{png}: the screen differs in {count} of {width * height} pixels")
    return count > CURSOR


if __name__ == "__main__":
    sys.exit(main())
