"""Sheets to print and pictures of faces: sizes, crop marks, bleed, and the right back behind every face.

    test_sheets.py LAB ASSETS PDFTOPPM PDFINFO PDFTOTEXT PDFFONTS [TEST…]
"""

import json
import os
import re
import resource
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib
from pathlib import Path

PER_MM = 10  # pixels; 254 to the inch
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
BLEED, GAP, LENGTH, FOOT, RULER = 1.5, 0.5, 4.0, 12, 50  # src/sheets/sheets.h
APART, MARGIN, BOX_GLUE, BOX_TUCK = 2.0, 6, 11, 13
THICKNESS, BOX_PLAY = 0.3, 1.5
FIELDS = 10  # a card is told by so many fields across and down
CARDS = {"classic": 76, "local": 76, "spike": 62, "kessel": 46, "tokens": 16, "pazaak": 74}
WHITE = (255, 255, 255)


class Picture:
    """Pixels of three bytes, red, green and blue; what is clear lies on white."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    def at(self, x, y):
        place = (int(y) * self.width + int(x)) * 3
        return tuple(self.pixels[place:place + 3])

    def at_mm(self, x, y):
        return self.at(x * PER_MM, y * PER_MM)

    def sample(self, left, top, width, height):
        """The mean colours of FIELDS by FIELDS fields of an area, its rim left out."""
        across = [round(left + width * (0.08 + 0.84 * i / FIELDS)) for i in range(FIELDS + 1)]
        down = [round(top + height * (0.08 + 0.84 * j / FIELDS)) for j in range(FIELDS + 1)]
        return [self.mean(across[i], across[i + 1], down[j], down[j + 1])
                for j in range(FIELDS) for i in range(FIELDS)]

    def mean(self, left, right, top, bottom):
        rows = [self.pixels[(y * self.width + left) * 3:(y * self.width + right) * 3] for y in range(top, bottom)]
        count = (right - left) * (bottom - top)
        return tuple(sum(sum(row[channel::3]) for row in rows) / count for channel in range(3))


def read_ppm(words):
    match = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", words)
    return Picture(int(match.group(1)), int(match.group(2)), words[match.end():])


def unfilter(kind, line, above):
    """A line of four bytes a pixel as it was, by PNG's five kinds of filter."""
    if kind == 0:
        return line
    left = corner = bytes(4)
    for place in range(0, len(line), 4):
        up = above[place:place + 4]
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = up
        elif kind == 3:
            guess = [(a + b) // 2 for a, b in zip(left, up)]
        else:
            guess = [paeth(a, b, c) for a, b, c in zip(left, up, corner)]
        left, corner = bytes((value + add) & 255 for value, add in zip(line[place:place + 4], guess)), up
        line[place:place + 4] = left
    return line


def paeth(left, up, corner):
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def read_png(path):
    """An RGBA picture, and its clear corner's alpha."""
    words = Path(path).read_bytes()
    width, height, bits, colours = struct.unpack(">IIBB", words[16:26])
    assert (bits, colours) == (8, 6), "8 bits of red, green, blue and alpha"
    packed, place = b"", 8
    while place < len(words):
        length, = struct.unpack(">I", words[place:place + 4])
        if words[place + 4:place + 8] == b"IDAT":
            packed += words[place + 8:place + 8 + length]
        place += length + 12
    raw, above, pixels = zlib.decompress(packed), bytes(width * 4), bytearray()
    for y in range(height):
        start = y * (width * 4 + 1)
        above = unfilter(raw[start], bytearray(raw[start + 1:start + 1 + width * 4]), above)
        for x in range(0, width * 4, 4):
            alpha = above[x + 3]
            if alpha == 255:
                pixels += above[x:x + 3]
            else:
                pixels += bytes((value * alpha + 255 * (255 - alpha)) // 255 for value in above[x:x + 3])
    return Picture(width, height, bytes(pixels)), raw[4]


def distance(one, other):
    return sum(abs(a - b) for p, q in zip(one, other) for a, b in zip(p, q)) / len(one) / 3


def turned(sample, is_back):
    """The fields of a card that lies sideways, read upright: its upper edge to the right, of a back to the left."""
    places = [(j, i) for i in range(FIELDS) for j in range(FIELDS)]  # down, across of the upright card's fields
    last = FIELDS - 1
    return [sample[((last - across) if is_back else across) * FIELDS + (down if is_back else last - down)]
            for across, down in sorted(((i, j) for j, i in places), key=lambda place: (place[1], place[0]))]


def step(cut, room):
    """From card to card: as many as fit with their bleeds, and between those a gap of what is left over."""
    bled = cut + 2 * BLEED
    most = int(room / bled)
    return bled + (min(APART, (room - most * bled) / (most - 1)) if most > 1 else 0)


def field(paper, columns, rows, width, height):
    """Left and top of the first cut, and the steps: in the middle of the page, but clear of its foot."""
    step_x, step_y = step(width, paper[0] - 2 * MARGIN), step(height, paper[1] - MARGIN - FOOT)
    wide, high = (columns - 1) * step_x + width + 2 * BLEED, (rows - 1) * step_y + height + 2 * BLEED
    below = max((paper[1] - high) / 2, FOOT)
    return (paper[0] - wide) / 2 + BLEED, paper[1] - below - high + BLEED, step_x, step_y


def progress(done, of):
    """The line that says so."""
    return f'{{"done":{done},"of":{of}}}'


class TestSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        directory = tempfile.TemporaryDirectory(prefix="sheets ")
        cls.addClassCleanup(directory.cleanup)
        cls.shared = Path(directory.name)

    def setUp(self):
        directory = tempfile.TemporaryDirectory(prefix="sheets ")
        self.addCleanup(directory.cleanup)
        self.place = Path(directory.name)

    # ---- helpers ----

    def lab(self, *words, **more):
        environment = {**os.environ, "SABACC_ASSETS": ASSETS, "LC_ALL": "C", "XDG_CACHE_HOME": str(self.place)}
        return subprocess.run([LAB, "cards", *map(str, words)], capture_output=True, text=True, cwd=self.place,
                              env=environment, **more)

    def done(self, *words):
        result = self.lab(*words)
        self.assertEqual((result.returncode, result.stderr), (0, ""), result)
        return result.stdout

    def sheets(self, deck, paper="a4"):
        """All cards of a deck of the game, with their second back where they have one: made once for all tests."""
        pdf = self.shared / f"{deck}-{paper}.pdf"
        if not pdf.exists():
            second = ["--back", "back-2"] if "\nback-2 " in self.done(deck) else []
            self.done(deck, "--pdf", pdf, "--paper", paper, *second)
        return pdf

    def refused(self, part, *words, **more):
        result = self.lab(*words, **more)
        self.assertEqual(result.returncode, 2, result)
        self.assertEqual(result.stdout, "")
        self.assertRegex(result.stderr, r"\A[^\n]+\n\Z")
        self.assertIn(part, result.stderr)
        self.assertEqual(list(self.place.rglob("*.part")), [])

    def page(self, pdf, number, dots=254):
        words = subprocess.run([PDFTOPPM, "-r", str(dots), "-f", str(number), "-l", str(number), pdf],
                               check=True, capture_output=True).stdout
        return read_ppm(words)

    def about(self, pdf):
        words = subprocess.run([PDFINFO, pdf], check=True, capture_output=True, text=True).stdout
        sizes = re.search(r"Page size:\s+([\d.]+) x ([\d.]+)", words)
        return int(re.search(r"Pages:\s+(\d+)", words).group(1)), float(sizes.group(1)), float(sizes.group(2))

    def own_deck(self, faces, width=100, height=150, more="", box=""):
        """Boxes with a rim of one colour and a middle of another, each face with a back of its own."""
        folder = self.place / "own"
        folder.mkdir()
        (folder / "box.svg").write_text((box or
            f'<rect fill="{{rim}}" x="2" y="2" width="{width - 4}" height="{height - 4}"/>'
            f'<rect fill="{{middle}}" x="20" y="20" width="{width - 40}" height="{height - 40}"/>') + more,
            encoding="utf-8")
        traits, listed = {}, {}
        for name in faces:
            for face, rim, middle, back in ((name, "#204060", self.colour(name, 0), f"back-{name}"),
                                            (f"back-{name}", "#602040", self.colour(name, 1), "")):
                traits[face] = {"layers": ["box.svg"], "set": {"rim": rim, "middle": "#%02x%02x%02x" % middle,
                                                               **({"back": back} if back else {})}}
                listed[face] = [face]
        traits["back"] = {"layers": ["box.svg"], "set": {"rim": "#000000", "middle": "#000000"}}
        deck = {"sabacc-deck": 1, "name": "Own", "size": [width, height], "traits": traits,
                "faces": {**listed, "back": ["back"]}}
        (folder / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
        return folder

    @staticmethod
    def colour(name, is_back):
        number = ord(name[0]) - ord("a") + 1
        return (18 * number, 128 if is_back else 0, 255 - 18 * number)

    def assert_near(self, found, wanted, where):
        self.assertLess(max(abs(a - b) for a, b in zip(found, wanted)), 12, (where, found, wanted))

    # ---- the page ----

    def test_papers_have_their_sizes(self):
        for paper, (width, height) in PAPERS.items():
            pages, wide, high = self.about(self.sheets("spike", paper))
            self.assertEqual(pages, 14)  # 62 cards, nine on a page, backs behind
            self.assertAlmostEqual(wide, width * 72 / 25.4, delta=0.01)
            self.assertAlmostEqual(high, height * 72 / 25.4, delta=0.01)

    def check_marks(self, page, paper, columns, rows, width, height):
        """Black on every cut, in all four margins, white beside; the cuts are where the middle of the page says."""
        left, top, step_x, step_y = field(paper, columns, rows, width, height)
        left, top = left - BLEED, top - BLEED
        right = left + (columns - 1) * step_x + width + 2 * BLEED
        bottom = top + (rows - 1) * step_y + height + 2 * BLEED
        out = GAP + LENGTH / 2
        upright = [left + BLEED + i // 2 * step_x + i % 2 * width for i in range(2 * columns)]
        level = [top + BLEED + i // 2 * step_y + i % 2 * height for i in range(2 * rows)]
        dots = [(x, y, 1, 0) for x in upright for y in (top - out, bottom + out)]
        dots += [(x, y, 0, 1) for y in level for x in (left - out, right + out)]
        for x, y, aside_x, aside_y in dots:
            darkest = min(sum(page.at(x * PER_MM + i * aside_x, y * PER_MM + i * aside_y)) for i in (-1, 0, 1))
            self.assertLess(darkest, 450, (x, y))
            for side in (-0.6, 0.6):
                self.assertEqual(page.at_mm(x + side * aside_x, y + side * aside_y), WHITE, (x, y))
        for x in upright:  # a mark keeps off the bleed, and ends
            self.assertEqual(page.at_mm(x, top - GAP / 2), WHITE)
            self.assertEqual(page.at_mm(x, top - GAP - LENGTH - 0.4), WHITE)
        return left + BLEED, top + BLEED, step_x, step_y

    def test_marks_bleed_and_backs_of_an_own_deck(self):
        """13 cards, nine on a page: a full page and one that is not, turned on the long edge."""
        faces = "abcdefghijklm"
        folder = self.own_deck(faces)
        for paper, size in PAPERS.items():
            pdf = self.place / f"{paper}.pdf"
            self.done(folder, "--pdf", pdf, "--paper", paper, "--card-width", "50")
            columns, rows = 3, 3
            per = columns * rows
            self.assertEqual(self.about(pdf)[0], 4)
            for sheet in range(2):
                for is_back in (0, 1):
                    page = self.page(pdf, 1 + 2 * sheet + is_back)
                    left, top, step_x, step_y = self.check_marks(page, size, columns, rows, 50, 75)
                    for place in range(per):
                        name = faces[sheet * per + place:][:1]
                        column, row = place % columns, place // columns
                        x = left + (columns - 1 - column if is_back else column) * step_x
                        y = top + row * step_y
                        wanted = self.colour(name, is_back) if name else WHITE
                        self.assert_near(page.at_mm(x + 25, y + 37), wanted, (paper, sheet, is_back, name))
                        rim = ((0x60, 0x20, 0x40) if is_back else (0x20, 0x40, 0x60)) if name else WHITE
                        for bled_x, bled_y in ((-1.2, 37), (51.2, 37), (25, -1.2), (25, 76.2), (-0.7, -0.7)):
                            self.assert_near(page.at_mm(x + bled_x, y + bled_y), rim, (name, bled_x, bled_y))
                    outer = self.page_edge(columns, left, step_x, is_back)
                    self.assertEqual(page.at_mm(outer, top + 37), WHITE)

    @staticmethod
    def page_edge(columns, left, step_x, is_back):
        """Just beyond the bleed of the first card of a row."""
        return left + (columns - 1) * step_x + 50 + BLEED + 0.3 if is_back else left - BLEED - 0.3

    def test_bleeds_lie_apart(self):
        """Where there is room, paper shows between two bleeds; where there is little, as many cards fit as ever."""
        folder = self.own_deck("abcdefghi")
        self.done(folder, "--pdf", "apart.pdf", "--card-width", "50")
        page = self.page(self.place / "apart.pdf", 1)
        left, top, step_x, step_y = field(PAPERS["a4"], 3, 3, 50, 75)
        self.assertAlmostEqual(step_x, 55)
        self.assertEqual(page.at_mm(left + 50 + BLEED + APART / 2, top + 37), WHITE)
        self.assertEqual(page.at_mm(left + 25, top + 75 + BLEED + APART / 2), WHITE)
        self.assertLess(field(PAPERS["letter"], 3, 3, 60, 84)[3], 87.3)  # the spikes' nine on a Letter page

    # ---- the other pages ----

    def text_of(self, pdf, page):
        words = subprocess.run([PDFTOTEXT, "-f", str(page), "-l", str(page), pdf, "-"], check=True,
                               capture_output=True, text=True).stdout
        return " ".join(words.split())

    def test_words_are_in_our_typeface(self):
        self.done("tokens", "--pdf", "a.pdf", "--cover")
        fonts = subprocess.run([PDFFONTS, self.place / "a.pdf"], check=True, capture_output=True, text=True).stdout
        names = {line.split()[0].split("+")[-1] for line in fonts.splitlines()[2:]}
        self.assertEqual({name.split("-")[0] for name in names}, {"Jura", "Play"}, fonts)

    def test_a_cover_comes_first_with_name_games_and_credits(self):
        self.assertIn("on 4 pages", self.done("tokens", "--pdf", "a.pdf", "--cover"))
        self.assertIn("Shift tokens 16 cards", self.text_of(self.place / "a.pdf", 1))
        inside = self.text_of(self.place / "a.pdf", 2)
        self.assertIn("CC BY 4.0", inside)
        self.assertIn("24 by 24\u00a0mm".replace("\u00a0", " "), inside.replace("\u00a0", " "))
        self.assertNotIn("Played with it", inside)
        self.done("kessel", "--pdf", "k.pdf", "--cover", "--copies", "one")
        self.assertIn("Played with it Kessel Sabacc", self.text_of(self.place / "k.pdf", 2))

    def test_each_game_of_the_deck_has_its_page_of_rules(self):
        """As sabacc-lab rules has it, each step and each kind of hand, on one page."""
        pages = int(re.search(r"on (\d+) pages", self.done("spike", "--pdf", "a.pdf", "--rules", "--copies", "one")).group(1))
        games = ["corellian-spike", "bespin-yarith", "coruscant-shift"]
        for number, game in enumerate(games, pages - len(games) + 1):
            told = subprocess.run([LAB, "rules", game], check=True, capture_output=True, text=True,
                                  env={**os.environ, "LC_ALL": "C"}).stdout
            page = self.text_of(self.place / "a.pdf", number)
            self.assertIn(told.splitlines()[0], page)
            steps = re.findall(r"^ +(\d+\. .*)$", told.split("\nHands")[0], re.M)
            self.assertGreater(len(steps), 3)
            for step_title in steps:
                self.assertIn(step_title, page)
            for kind in re.findall(r"^ +=?\d+\. (.{1,18}?)  ", told.split("\nHands")[1], re.M):
                self.assertIn(kind, page)

    def test_rules_name_no_clauses(self):
        pages = int(re.search(r"on (\d+) pages", self.done("classic", "--pdf", "a.pdf", "--rules", "--copies", "one")).group(1))
        page = self.text_of(self.place / "a.pdf", pages)
        self.assertIn("What the house does", page)
        self.assertNotRegex(page, r"\([A-Z]{2}-\d")

    def test_a_box_has_the_size_of_its_cards(self):
        """Enamel runs just beyond the outermost cuts of the net, on the last page, and no further."""
        for faces, blank in (("abcd", 0), ("abcdefghijklmnopqrstuvw", 0)):
            with self.subTest(faces=len(faces)):
                folder = self.own_deck(faces)
                told = self.done(folder, "--pdf", "a.pdf", "--card-width", "50", "--box")
                pages = int(re.search(r"on (\d+) pages", told).group(1))
                depth = max(len(faces) * THICKNESS + BOX_PLAY, 8)
                width, height = 50 + BOX_PLAY, 75 + BOX_PLAY
                net_x, net_y = BOX_GLUE + 2 * (width + depth), BOX_TUCK + 2 * depth + height
                page = self.page(self.place / "a.pdf", pages, 127)
                left, top = 105 - net_x / 2, (297 - FOOT + MARGIN) / 2 - net_y / 2
                middle = top + BOX_TUCK + depth + height / 2
                row = [x / 5 for x in range(5, 1045) if page.at(x, middle * 5) != WHITE]
                self.assertAlmostEqual(row[0], left - BLEED, delta=0.5)
                self.assertAlmostEqual(row[-1], left + net_x + BLEED, delta=0.5)
                lid = left + BOX_GLUE + width / 2
                column = [y / 5 for y in range(5, 1400) if page.at(lid * 5, y) != WHITE]
                self.assertAlmostEqual(column[0], top - BLEED, delta=0.5)
                self.assertAlmostEqual(column[-1], top + net_y + BLEED, delta=0.5)
                for path in folder.iterdir():
                    path.unlink()
                folder.rmdir()

    def test_a_box_never_lies_on_the_back_of_rules(self):
        """Of three pages of rules the third one's other side stays blank; of eight none."""
        self.assertIn("on 21 pages", self.done("spike", "--pdf", "a.pdf", "--cover", "--rules", "--box", "--copies", "one",
                                               "--card-width", "60"))
        self.assertEqual(self.text_of(self.place / "a.pdf", 20), "")
        self.assertIn("box for 61 cards", self.text_of(self.place / "a.pdf", 21))
        told = self.done("classic", "--pdf", "b.pdf", "--rules", "--box", "--copies", "one")
        pages = int(re.search(r"on (\d+) pages", told).group(1))
        self.assertIn("Solitaire Sabacc", self.text_of(self.place / "b.pdf", pages - 1))

    def test_few_cards_have_a_small_sheet(self):
        pdf = self.place / "few.pdf"
        self.done(self.own_deck("ab"), "--pdf", pdf, "--card-width", "50")
        page = self.page(pdf, 2)
        left, top, step_x, _ = self.check_marks(page, PAPERS["a4"], 2, 1, 50, 75)
        self.assert_near(page.at_mm(left + 25, top + 37), self.colour("b", 1), "b behind b")
        self.assert_near(page.at_mm(left + step_x + 25, top + 37), self.colour("a", 1), "a behind a")

    # ---- the game's decks ----

    # columns, rows, whether cards lie sideways
    LAID = {"a4": {"classic": (3, 3, False), "local": (3, 3, False), "spike": (3, 3, False), "kessel": (2, 4, False),
                   "pazaak": (3, 4, False), "tokens": (6, 3, False)},
            "letter": {"classic": (2, 4, True), "local": (2, 4, True), "spike": (3, 3, False), "kessel": (2, 4, False),
                       "pazaak": (3, 4, False), "tokens": (6, 3, False)}}
    SIZES = {"classic": (56, 88), "local": (56, 88), "spike": (60, 84), "kessel": (76, 60), "pazaak": (60, 60),
             "tokens": (24, 24)}
    EVERY_PAGE = {("a4", "kessel"), ("letter", "classic")}  # of others the last sheet

    def test_every_card_of_the_rules_lies_in_its_place(self):
        """Each place of the face pages is most like the face that the deck's list says comes next."""
        for deck, (width, height) in self.SIZES.items():
            listed = [line.split() for line in self.done(deck).splitlines()[:-1]]
            cards = [face for face, count in listed if count != "back" for _ in range(int(count))]
            self.assertEqual(len(cards), CARDS[deck])
            samples = self.samples_of(deck, [face for face, _ in listed], height)
            for paper, decks in self.LAID.items():
                with self.subTest(deck=deck, paper=paper):
                    self.check_deck(deck, paper, decks[deck], cards, samples)

    def samples_of(self, deck, faces, height):
        self.done(deck, "--png", deck, "--height", height)
        samples = {}
        for face in faces:
            picture, _ = read_png(self.place / deck / f"{face}.png")
            samples[face] = picture.sample(0, 0, picture.width, picture.height)
        return samples

    def check_deck(self, deck, paper, laid, cards, samples):
        columns, rows, _ = laid
        pdf, per = self.sheets(deck, paper), columns * rows
        has_second = "back-2" in samples
        sheets = (len(cards) + per - 1) // per
        self.assertEqual(self.about(pdf)[0], 2 * sheets)
        for sheet in range(sheets):
            if sheet < sheets - 1 and (paper, deck) not in self.EVERY_PAGE:
                continue
            for is_back in (0, 1):
                page = self.page(pdf, 2 * sheet + 1 + is_back, 76.2)
                self.check_places(page, PAPERS[paper], laid, self.SIZES[deck], cards[sheet * per:][:per], is_back,
                                  samples, has_second)

    def check_places(self, page, paper, laid, size, cards, is_back, samples, has_second):
        columns, rows, is_sideways = laid
        width, height = size[::-1] if is_sideways else size
        left, top, step_x, step_y = field(paper, columns, rows, width, height)
        backs = {name: sample for name, sample in samples.items() if name.startswith("back")}
        for place, face in enumerate(cards):
            column = place % columns
            x = left + (columns - 1 - column if is_back else column) * step_x
            found = page.sample(x * 3, (top + place // columns * step_y) * 3, width * 3, height * 3)
            if is_sideways:
                found = turned(found, is_back)
            known = backs if is_back else samples
            nearest = min(known, key=lambda name: distance(found, known[name]))
            self.assertEqual(nearest, self.back_of(face, has_second) if is_back else face, (place, is_back))

    @staticmethod
    def back_of(face, has_second):
        family = next((f"-{name}" for name in ("sand", "blood") if face.startswith(name)), "")
        if face[0] in "+-±" or face in ("2&4", "3&6", "double", "tiebreaker"):
            family = "-side"
        return f"back{family}" + ("-2" if has_second else "")

    def test_a_folder_of_pictures_is_a_deck(self):
        """One picture of a player's own: the other cards are the house's, and it lies in its card's place."""
        folder = self.place / "mine"
        self.done("spike", "--png", folder, "--height", 420, "--only", "ci+3")
        (folder / "ci+3.png").rename(folder / "sq-7.png")
        for word in (folder, "mine", "./mine/"):
            listed = self.done(word).splitlines()
            self.assertEqual(listed[-1], "mine: 62 cards, 6 backs, 60 by 84 mm")
        listed = [line.split() for line in listed[:-1]]
        samples = self.samples_of("spike", [face for face, _ in listed], 84)
        printed = [face for face, count in listed if count != "back" for _ in range(int(count))]
        sheet, place = divmod(printed.index("sq-7"), 9)
        self.done("mine", "--pdf", "mine.pdf")
        page = self.page(self.place / "mine.pdf", 2 * sheet + 1, 76.2)
        cards = printed[9 * sheet:][:9]
        self.assertEqual(cards[place], "sq-7")
        cards[place] = "ci+3"
        self.check_places(page, PAPERS["a4"], (3, 3, False), (60, 84), cards, 0, samples, True)
        (self.place / "empty").mkdir()
        self.refused("./empty:1: has no face of any deck", "./empty")

    def test_cards_lie_sideways_where_that_saves_paper(self):
        """60 by 90 mm on Letter: eight on a page instead of six. Every card is marked at its upper edge."""
        faces = "abcdefghijklm"
        folder = self.own_deck(faces, more='<rect fill="#ffffff" x="30" y="6" width="40" height="10"/>')
        pdf = self.place / "own.pdf"
        self.done(folder, "--pdf", pdf, "--paper", "letter", "--card-width", "60")
        self.assertEqual(self.about(pdf)[0], 4)
        for is_back in (0, 1):
            page = self.page(pdf, 1 + is_back)
            left, top, step_x, step_y = self.check_marks(page, PAPERS["letter"], 2, 4, 90, 60)
            for place, name in enumerate(faces[:8]):
                column = 1 - place % 2 if is_back else place % 2
                x, y = left + column * step_x, top + place // 2 * step_y
                self.assert_near(page.at_mm(x + 45, y + 30), self.colour(name, is_back), (name, is_back))
                marked, plain = (6.6, 83.4) if is_back else (83.4, 6.6)
                self.assert_near(page.at_mm(x + marked, y + 30), WHITE, (name, is_back))
                self.assertNotEqual(page.at_mm(x + plain, y + 30), WHITE)

    def test_targets_stand_at_the_same_places_of_both_sides(self):
        for deck, (columns, rows) in {"spike": (3, 3), "kessel": (2, 4)}.items():
            pdf = self.sheets(deck)
            left, top, step_x, step_y = field(PAPERS["a4"], columns, rows, *self.SIZES[deck])
            width, height = self.SIZES[deck]
            right, bottom = left + (columns - 1) * step_x + width + BLEED, top + (rows - 1) * step_y + height + BLEED
            dots = [(x, y) for x in (left - BLEED - 2.5, right + 2.5) for y in (top - BLEED - 2.5, bottom + 2.5)]
            for number in (1, 2):
                page = self.page(pdf, number)
                for x, y in dots:
                    for at in ((0, 0), (1.6, 0), (0, -1.6), (0.85, 0.85), (-0.85, 0.85)):
                        self.assertLess(self.darkest(page, x + at[0], y + at[1]), 450, (deck, number, x, y, at))
                    self.assertEqual(page.at_mm(x + 0.4, y + 0.4), WHITE)

    @staticmethod
    def darkest(page, x, y):
        return min(sum(page.at(x * PER_MM + i, y * PER_MM + j)) for i in (-1, 0, 1) for j in (-1, 0, 1))

    def test_the_ruler_is_50_mm(self):
        for paper, (width, height) in PAPERS.items():
            pdf = self.place / f"{paper}.pdf"
            self.done("tokens", "--pdf", pdf, "--paper", paper)
            page = self.page(pdf, 1)
            y = (height - 4.8 - 1.5) * PER_MM  # above the ticks between, below the tops of those at the ends
            dark = [x for x in range(int((width - 64) * PER_MM), page.width) if sum(page.at(x, y)) < 450]
            ends = [x for x in dark if x - 1 not in dark]
            self.assertEqual(len(ends), 2, ends)
            self.assertAlmostEqual(ends[1] - ends[0], RULER * PER_MM, delta=1)

    def test_the_foot_says_what_the_page_is(self):
        pdf = self.sheets("spike")
        for number, words in ((1, "Corellian Spike: faces of sheet 1 of 7"), (14, "backs of sheet 7 of 7"),
                              (2, "Print at actual size, flipped on the long edge.")):
            said = subprocess.run([Path(PDFTOPPM).with_name("pdftotext"), "-f", str(number), "-l", str(number),
                                   pdf, "-"], check=True, capture_output=True, text=True, cwd=self.place).stdout
            self.assertIn(words, said)
            self.assertIn("50 mm", said)

    def test_scissors_are_led_where_no_mark_leads_them(self):
        """Of a black hexagon that fills its picture the slants are drawn on faces, the straight sides are not."""
        hexagon = '<polygon fill="#101010" points="50,0 100,40 100,110 50,150 0,110 0,40"/>'
        pdf = self.place / "hexagon.pdf"
        self.done(self.own_deck("abcd", box=hexagon), "--pdf", pdf, "--card-width", "50")
        left, top, step_x, step_y = field(PAPERS["a4"], 2, 2, 50, 75)
        slants = [(12.5, 10), (37.5, 10), (12.5, 65), (37.5, 65)]
        for number, is_lit in ((1, True), (2, False)):
            page = self.page(pdf, number)
            for x, y in slants:
                found = [sum(page.at((left + x) * PER_MM + i, (top + y) * PER_MM)) for i in range(-6, 7)]
                self.assertEqual(max(found) > 250, is_lit, (number, x, y, found))
            sides = [sum(page.at((left + x) * PER_MM + i, (top + 37) * PER_MM)) for x in (0, 50) for i in range(-6, 7)]
            self.assertLess(max(sides), 100)

    def test_decks_count_as_the_rules_do(self):
        for deck, cards in CARDS.items():
            self.assertIn(f": {cards} cards,", self.done(deck))
        self.done("kessel", "--pdf", "one.pdf", "--copies", "one")
        self.assertEqual(self.about(self.place / "one.pdf")[0], 4)  # 16 faces, eight on a page

    def test_a_single_card_is_counted_as_one(self):
        self.assertIn("1 card of 50.0 by 75.0 mm on 2 pages\n", self.done(self.own_deck("a"), "--pdf", "a.pdf", "--card-width", "50"))

    def test_side_cards_have_their_own_back(self):
        self.done("pazaak", "--pdf", "pazaak.pdf", "--copies", "one")
        self.done("pazaak", "--png", "faces", "--height", 180, "--only", "back")
        self.done("pazaak", "--png", "faces", "--height", 180, "--only", "back-side")
        backs = {name: read_png(self.place / "faces" / f"{name}.png")[0] for name in ("back", "back-side")}
        samples = {name: picture.sample(0, 0, 180, 180) for name, picture in backs.items()}
        for number, name in ((2, "back"), (4, "back-side")):  # 12 on a page: 10 main cards, then side cards
            page = self.page(self.place / "pazaak.pdf", number, 76.2)
            x, y, step_x, _ = field(PAPERS["a4"], 3, 4, 60, 60)
            x += 2 * step_x
            found = page.sample(x * 3, y * 3, 180, 180)
            self.assertEqual(min(samples, key=lambda back: distance(found, samples[back])), name)

    def test_sheets_hold_shapes_and_no_rasters(self):
        pdf = self.sheets("classic")
        self.assertNotIn(b"/Subtype /Image", pdf.read_bytes())
        self.assertLess(pdf.stat().st_size, 3_000_000)

    # ---- pictures ----

    def test_pictures_have_their_height_and_a_clear_ground(self):
        for height, width in ((63, 45), (840, 600), (1, 1)):
            self.done("spike", "--png", "out", "--height", height, "--only", "ci+3")
            picture, corner = read_png(self.place / "out" / "ci+3.png")
            self.assertEqual((picture.width, picture.height), (width, height))
            if height > 1:
                self.assertEqual(corner, 0)
        self.assertEqual([path.name for path in (self.place / "out").iterdir()], ["ci+3.png"])
        self.assertIn("67 pictures", self.done("spike", "--png", "all", "--height", 8))
        self.assertEqual(len(list((self.place / "all").iterdir())), 67)

    def test_a_face_for_a_large_screen_is_crisp(self):
        """Straight edges are at most a pixel wide, however large: nothing has been drawn small and stretched."""
        folder = self.own_deck("a", width=60, height=900)
        self.done(folder, "--png", "out", "--height", 2160, "--only", "a")
        picture, _ = read_png(self.place / "out" / "a.png")
        self.assertEqual((picture.width, picture.height), (144, 2160))
        row = [picture.at(x, 1080) for x in range(picture.width)]
        colours = {WHITE, (0x20, 0x40, 0x60), self.colour("a", 0)}
        between = [x for x, colour in enumerate(row) if colour not in colours]
        self.assertLessEqual(len(between), 4, between)  # one at each of the four edges
        self.assertEqual({colour for colour in row if colour in colours}, colours)

    # ---- on the way ----

    def stopped(self, told, *words):
        """Stopped once it has told of its first; its one line of complaint."""
        environment = {**os.environ, "SABACC_ASSETS": ASSETS, "LC_ALL": "C", "XDG_CACHE_HOME": str(self.place)}
        with subprocess.Popen([LAB, "cards", *map(str, words), "--progress"], cwd=self.place, env=environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
            self.assertEqual(run.stdout.readline(), told)
            run.terminate()
            _, complaint = run.communicate()
        self.assertEqual(run.returncode, 2)
        self.assertRegex(complaint, r"\A[^\n]+\n\Z")
        self.assertEqual(list(self.place.rglob("*.part")), [])
        return complaint

    def test_progress_is_told(self):
        told = self.done("kessel", "--pdf", "a.pdf", "--progress").splitlines()
        self.assertEqual(told[:12], [progress(page, 12) for page in range(1, 13)])
        told = self.done("tokens", "--png", "a", "--height", "9", "--progress").splitlines()
        count = len(self.done("tokens").splitlines()) - 1
        self.assertEqual(told[:-1], [progress(picture, count) for picture in range(1, count + 1)])
        self.assertEqual(self.done("tokens", "--png", "a", "--height", "9", "--only", "back", "--progress"),
                         progress(1, 1) + "\n1 picture in a\n")

    def test_stopped_it_leaves_nothing_half_written(self):
        (self.place / "a.pdf").write_text("before", encoding="utf-8")
        self.assertIn("stopped, nothing was written", self.stopped(progress(1, 18) + "\n", "classic", "--pdf", "a.pdf"))
        self.assertEqual((self.place / "a.pdf").read_text(), "before")
        complaint = self.stopped(progress(1, 74) + "\n", "classic", "--png", "out", "--height", "900")
        count = int(re.search(r"stopped, (\d+) of 74 pictures are in out", complaint).group(1))
        pictures = list((self.place / "out").iterdir())
        self.assertEqual(len(pictures), count)
        for picture in pictures:
            self.assertEqual(picture.read_bytes()[-8:-4], b"IEND")

    def test_it_goes_when_nobody_listens(self):
        environment = {**os.environ, "SABACC_ASSETS": ASSETS, "LC_ALL": "C", "XDG_CACHE_HOME": str(self.place)}
        with subprocess.Popen([LAB, "cards", "classic", "--pdf", "a.pdf", "--progress"], cwd=self.place,
                              env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
            run.stdout.close()
            run.stdout = None
            run.communicate()
        self.assertEqual(run.returncode, 2)
        self.assertEqual([path.name for path in self.place.iterdir() if "pdf" in path.name], [])

    # ---- errors ----

    def test_what_is_wrong_is_said_in_a_line(self):
        for part, words in [
            ("which deck?", []), ("one deck at a time", ["spike", "kessel"]),
            ("there is no deck 'whist'; the decks are chips, chips-side, classic", ["whist"]),
            ("there is no deck ''", [""]),
            ("./none: there is no deck", ["./none"]),
            ("--paper must be a4 or letter", ["spike", "--pdf", "a.pdf", "--paper", "a3"]),
            ("--copies must be deck or one", ["spike", "--pdf", "a.pdf", "--copies", "2"]),
            ("--card-width must be a number", ["spike", "--pdf", "a.pdf", "--card-width", "0x40"]),
            ("--card-width must be a number", ["spike", "--pdf", "a.pdf", "--card-width", "9.9"]),
            ("--card-width must be a number", ["spike", "--pdf", "a.pdf", "--card-width", "nan"]),
            ("does not fit on the paper: make it at most 195.0 mm", ["spike", "--pdf", "a.pdf", "--card-width", "200"]),
            ("does not fit on the paper", ["cloth", "--pdf", "a.pdf"]),
            ("the deck has no back 'ci+3'", ["spike", "--pdf", "a.pdf", "--back", "ci+3"]),
            ("the deck has no back 'back-9'", ["spike", "--pdf", "a.pdf", "--back", "back-9"]),
            ("--pdf or --png", ["spike", "--pdf", "a.pdf", "--png", "a"]),
            ("--paper is for sheets", ["spike", "--paper", "a4"]),
            ("--back is for sheets", ["spike", "--png", "a", "--height", "9", "--back", "back-2"]),
            ("--only is for pictures", ["spike", "--pdf", "a.pdf", "--only", "ci+3"]),
            ("--height is for pictures", ["spike", "--height", "90"]),
            ("how high?", ["spike", "--png", "a"]),
            ("--cover is for sheets", ["spike", "--cover"]),
            ("--rules is for sheets", ["spike", "--png", "a", "--height", "9", "--rules"]),
            ("--box is for sheets", ["spike", "--box"]),
            ("no game is played with this deck", ["tokens", "--pdf", "a.pdf", "--rules"]),
            ("the box for 62 cards of 120.0 by 168.0 mm does not fit", ["spike", "--pdf", "a.pdf", "--box", "--card-width", "120"]),
            ("--progress is for sheets and pictures", ["spike", "--progress"]),
            ("--height must be a whole number from 1 to 16384", ["spike", "--png", "a", "--height", "0"]),
            ("too large: at most 16384", ["kessel", "--png", "a", "--height", "16384", "--only", "sand1"]),
            ("no face 'ci+99'", ["spike", "--png", "a", "--height", "9", "--only", "ci+99"]),
            ("cannot be written: No such file or directory", ["tokens", "--pdf", "none/a.pdf"]),
            ("there is something else than a file", ["tokens", "--pdf", "/dev/full"]),
            ("a file's name is wanted", ["tokens", "--pdf", ""]),
            ("No such file or directory", ["tokens", "--png", "none/a", "--height", "9"]),
        ]:
            with self.subTest(words=words):
                self.refused(part, *words)
        self.assertEqual([path.name for path in self.place.rglob("*.pdf")], [])

    def test_a_fault_of_an_own_deck_is_named_by_file_and_line(self):
        folder = self.own_deck("ab")
        (folder / "box.svg").write_text('<rect\n fill="{lost}"/>', encoding="utf-8")
        self.refused("own/box.svg:2: ", "own", "--pdf", "a.pdf")

    def test_a_face_that_cannot_be_drawn_is_named(self):
        folder = self.own_deck("ab")
        (folder / "box.svg").write_text('<rect\nwidth="3">', encoding="utf-8")
        self.refused("the face 'a' cannot be drawn: ", "own", "--pdf", "a.pdf")
        self.refused("the face 'a' cannot be drawn: ", "own", "--png", "out", "--height", "9")
        self.assertEqual(list(self.place.rglob("a.*")), [])

    def test_a_face_does_not_leave_its_folder(self):
        folder = self.own_deck("ab")
        deck = json.loads((folder / "deck.json").read_text())
        deck["faces"] = {"../escaped": ["a"]}
        (folder / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
        self.refused("a face is called by one word of at most", "own", "--png", "out", "--height", "9")
        self.assertFalse((self.place / "escaped.png").exists())

    def test_a_full_disk_leaves_what_was_there(self):
        """The limit of a file's size stands in for a full disk."""
        def keep_files_small():
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        for name, words in (("a.pdf", ["--pdf", "a.pdf"]), ("ci+3.png", ["--png", ".", "--height", "900", "--only", "ci+3"])):
            (self.place / name).write_text("before", encoding="utf-8")
            self.refused("cannot be", "spike", *words, preexec_fn=keep_files_small, restore_signals=False)
            self.assertEqual((self.place / name).read_text(), "before")

    def test_what_lies_there_is_replaced(self):
        (self.place / "a.pdf").write_text("before", encoding="utf-8")
        self.done("tokens", "--pdf", "a.pdf")
        self.assertEqual(self.about(self.place / "a.pdf")[0], 2)


if __name__ == "__main__":
    LAB, ASSETS, PDFTOPPM, PDFINFO, PDFTOTEXT, PDFFONTS = sys.argv[1:7]
    unittest.main(argv=[sys.argv[0], *(f"TestSheets.{name}" for name in sys.argv[7:])])
