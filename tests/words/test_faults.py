"""The check of texts sees what is wrong, and takes what is right."""

import unittest

import catalogue

LAW = {"Idiot", "Array", "Shift", "Sylop"}


class TestPunctuation(unittest.TestCase):
    def faults(self, text):
        return catalogue.faults_of(text, LAW)

    def test_good(self):
        for text in ("The house’s card: −3, 1–8, ×2 and more…", "a face-down card (−%d)", "Idiot’s Array",
                     "%s has −%d (CA-2, S0)", "{N}–{M}", "PDF and JSON", "1 %", "--shots", "x2", "d12 N", "No. Yes."):
            self.assertEqual(self.faults(text), [], text)

    def test_bad(self):
        for text in ("the house's", "say 'no'", "a total of -23", "-%d", "(-3)", "of -{N}", "1-8", "{N}-{M}", "wait...",
                     "two  spaces", "2 x 3", "2x3", "x%d"):
            self.assertEqual(len(self.faults(text)), 1, text)

    def test_capitals(self):
        self.assertEqual(self.faults("Kinds Of hand"), ["Of: a capital inside a sentence is for names"])
        self.assertEqual(self.faults("the Idiot’s Array. A Sylop"), [])
        self.assertEqual(self.faults("Done: Go on\nPlay · Again? “Yes”, %s"), [])
        self.assertEqual(len(self.faults("Sabacc Hand")), 1)

    def test_exceptions_are_needed(self):
        some = [("a", text) for text in catalogue.EXCEPTIONS] + [("a", "and " + " ".join(catalogue.ALLOWED))]
        self.assertEqual(catalogue.unused(some), [])
        self.assertEqual(len(catalogue.unused(some[1:])), 1)
        self.assertEqual(len(catalogue.unused(some[:-1])), len(catalogue.ALLOWED))


class TestPersons(unittest.TestCase):
    def faults(self, rows, *others):
        free = [("a", text) for part in catalogue.NO_EVENTS.values() for text in part]
        return catalogue.faults_of_persons(rows, free + [("b", text) for text in others])

    def test_good(self):
        self.assertEqual(self.faults(
            'SENTENCE(BETS, N_("%s bets %d"), N_("You bet %d"))\nSENTENCE(KEPT, N_("The house keeps %2$s of %1$s (%3$s)"),\n'
            '         N_("The house keeps %s of yours (%s)"))\nSENTENCE_TOGETHER(WIN, N_("%s win"), N_("You, %s win"))\n'
            'SENTENCE_BY_COUNT(GAINS, NN_("%s gains %d chip", "%s gains %d chips"),\n'
            '                  NN_("You gain %d chip", "You gain %d chips"))\nSENTENCE_OF_RECORD(PASSES, N_("%s passes"))\n',
            "The deck is shuffled anew"), [])

    def test_bad(self):
        for rows in ('SENTENCE(BETS, N_("%s bets %d"))\n', 'SENTENCE(BETS, N_("%s bets %d"), N_("You bet"))\n',
                     'SENTENCE(BETS, N_("%s bets %d"), N_("You bet %s"))\n', 'SENTENCE(BETS, N_("%s bets"), N_("One bets"))\n',
                     'SENTENCE_TOGETHER(WIN, N_("%s win"), N_("You win"))\n', 'SENTENCE(BETS, "%s bets", N_("You bet"))\n',
                     'SENTENCE_OF_RECORD(PASSES, N_("%s passes"), N_("You pass"))\n',
                     'SENTENCE_BY_COUNT(GAINS, NN_("%s gains %d chip", "%s gains %d chips"), N_("You gain %d chip"))\n'):
            self.assertEqual(len(self.faults(rows)), 1, rows)

    def test_sentences_elsewhere(self):
        self.assertEqual(len(self.faults("", "%s bets %d")), 1)
        self.assertEqual(len(self.faults("", "%s’s card is %s")), 1)


class TestTexts(unittest.TestCase):
    def test_marked(self):
        source = 'say(_("a \\"b\\""\n   "c"), N_("d\\u2212"), "no", ngettext_("one", "%d more", n));\nmy_("not"), C_("of a card", "Back");'
        self.assertEqual(list(catalogue.marked(source)), [(1, 'a "b"c'), (2, "d−"), (2, "one"), (2, "%d more"),
                                                           (3, "Back")])

    def test_names_in_assets(self):
        self.assertEqual(list(catalogue.names_in({"name": "A", "faces": [{"title": "B", "other": "C"}]})), ["A", "B"])

    def test_law(self):
        page = "| S0 | *A Book*, 1 |\n\n### SH-1\n\nThe Shift of `on-spike -3` is a\nSylop’s. Doubles too.\n"
        self.assertEqual(catalogue.capitals_of_law(page), {"Book", "Shift", "Sylop"})
        self.assertEqual(list(catalogue.laws_of(page)), [
            ("docs/rulebook.md, SH-1", "The Shift of ‘’ is a Sylop’s. Doubles too."), ("docs/rulebook.md, S0", "A Book, 1")])


if __name__ == "__main__":
    unittest.main()
