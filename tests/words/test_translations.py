"""The rules of translations.py, each on a translation that breaks it."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import translations  # noqa: E402

HEAD = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=3; plural=n;\\n"\n\n'


def entry(source, *texts, plural=None, places=(), is_fuzzy=False):
    return translations.Entry(None, source, plural, list(texts), list(places), is_fuzzy)


def faults(source, *texts, language="pl", forms=3, **more):
    return list(translations.faults_of_entry(entry(source, *texts, **more), language, forms))


class TestTranslations(unittest.TestCase):
    def assert_good(self, source, *texts, **more):
        self.assertEqual(faults(source, *texts, **more), [])

    def assert_bad(self, part, source, *texts, **more):
        found = faults(source, *texts, **more)
        self.assertEqual(len(found), 1, found)
        self.assertIn(part, found[0])

    def test_reading(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "pl.po"
            path.write_text(HEAD + '#. A note\n#: src/a.c:1 src/b.c:2\n#, fuzzy, c-format\nmsgctxt "of a card"\nmsgid "Back"\n'
                            'msgstr ""\n"Ty"\n"ł"\n\nmsgid "%d card"\nmsgid_plural "%d cards"\nmsgstr[0] "a"\nmsgstr[1] "b"\n'
                            'msgstr[2] "c"\n\n#~ msgid "gone"\n#~ msgstr "x"\n', encoding="utf-8")
            header, found = translations.read(path)
        self.assertEqual(translations.forms_of(header), 3)
        self.assertEqual(found[0], translations.Entry("of a card", "Back", None, ["Tył"], ["src/a.c:1", "src/b.c:2"], True))
        self.assertEqual(found[1].texts, ["a", "b", "c"])
        self.assertEqual(len(found), 2)

    def test_an_old_template(self):
        template = [entry("Deal", ""), entry("One −1\n", "")]
        words = 'f(_("Deal"), N_("One "\n  "\\u22121\\n"), WORDS_("no"), C_("a", "b")); /* _("no") */\n#define X _("no")\n'
        self.assertEqual(list(translations.faults_of_template(template, [("a.c", words)])), [])
        found = list(translations.faults_of_template(template[1:], [("a.c", words)]))
        self.assertEqual(found, [("Deal", "po/sabacc.pot is old, build the target pot: a.c has a new text")])

    def test_missing_and_fuzzy(self):
        self.assert_bad("not translated", "Deal", "")
        self.assert_bad("fuzzy", "Deal", "Rozdanie", is_fuzzy=True)

    def test_formats(self):
        self.assert_good("%s bets %d", "%s stawia %d")
        self.assert_good("%s bets %d", "%2$d stawia %1$s")
        self.assert_good("%d %% of %lld", "%d %% z %lld")
        self.assert_bad("for", "%s bets %d", "%d stawia %s")
        self.assert_bad("for", "%s bets %d", "%s stawia")
        self.assert_bad("for", "%s bets %d", "%2$s stawia %1$s")
        self.assert_bad("for", "%lld credits", "%d kredytów")
        self.assert_bad("for", "%.40s is back", "%.*s wraca")
        self.assert_bad("numbered", "%s bets %d", "%2$s stawia %d")

    def test_plurals(self):
        self.assert_good("%d card", "%d karta", "%d karty", "%d kart", plural="%d cards")
        self.assert_good("one card of %s", "jedna z %s", "%d z %s", "%d z %s", plural="%d cards of %s")
        self.assert_good("one card of %s", "%d карта %s", "%d карты %s", "%d карт %s", plural="%d cards of %s")
        self.assert_bad("forms of a plural", "%d card", "%d karta", "%d karty", plural="%d cards")
        self.assert_bad("for", "%d card", "%d karta", "karty", "%d kart", plural="%d cards")

    def test_numbers_in_braces(self):
        self.assert_good("{N} {N:card|cards} and {M}", "{M} i {N} {N:karta|karty|kart}")
        self.assert_good("{N} {N:card|cards}", "Karty: {N}")
        self.assert_bad("3 forms", "{N} {N:card|cards}", "{N} {N:karta|kart}")
        self.assert_bad("3 forms", "{N} {N:card|cards}", "{N} {M:karta|karty|kart}")
        self.assert_bad("not those", "{N} and {M}", "{N} i {N}")
        self.assert_bad("not those", "{N#} rounds", "{N} rund")
        self.assert_good("each seat ({agents})", "każde miejsce ({agents})")
        self.assert_bad("not those", "each seat ({agents})", "każde miejsce")
        self.assert_bad("brace", "{N} cards", "{N} kart {")

    def test_ends(self):
        self.assert_good("; or ", "; lub ")
        self.assert_good(" or ", "または", language="ja")
        self.assert_bad("ends", "; or ", "; lub")
        self.assert_bad("ends", "Over\n", "Koniec")
        self.assert_bad("ends", "Over\n", "終わり", language="ja")

    def test_symbols_clauses_and_bars(self):
        self.assert_good("\ue00a %s (SH-4, S0)", "(SH-4, S0) \ue00a %s")
        self.assert_bad("symbols", "\ue00a %s", "%s")
        self.assert_bad("clauses", "Shift (SH-4)", "Zmiana (SH-5)")
        self.assert_good("fold|folds", "pas")
        self.assert_bad("empty form", "fold|folds", "pas||pasuje")

    def test_what_is_said(self):
        places = ["src/session/talk.def:5"]
        self.assert_good("Good.", "x" * 44, places=places)
        self.assert_bad("45 letters", "Good.", "x" * 45, places=places)
        self.assert_bad("46 letters", "Good.", "終" * 23, language="ja", places=places)

    def test_lists_and_titles(self):
        have, template = [entry("A", "a"), entry("Z", "z")], [entry("A", ""), entry("B", "")]
        self.assertEqual(list(translations.faults_of_list(have, template)),
                         [("B", "the catalogue lacks it"), ("Z", "the program has no such text")])
        same = [entry("Stake", "Einsatz"), entry("Wager", "einsatz"), entry("Other", "Einsatz")]
        self.assertEqual(len(list(translations.faults_of_titles(same, {"Stake", "Wager"}))), 1)
        project = Path(__file__).resolve().parents[2]
        self.assertTrue({"Ante", "Yee-Haa", "Free Draw"} <= translations.titles(project))


if __name__ == "__main__":
    unittest.main()
