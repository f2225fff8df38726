"""Shows that rulebook.py and links.py fail where they should, and what clause_texts.py makes of a page."""

import tempfile
import unittest
from pathlib import Path

import links
import rulebook
from rulebook import clause_texts

PAGE = """# Rulebook

| `swag` | SWAG Sabacc | S1 | 2–8 |

Presets: `low-stakes`.

## Shifts

### SH-1

Option `shift-on` says *what* triggers a shift; see [SH-2](#sh-2).

- `doubles`: two dice
  that match.
- `never`.

*(not built yet)* Option `on-spike` too.

### SH-2

| die | effect |
|---|---|
| 1 | core, or `* shift` |

## Seats

### ST-6

*(not built yet)* Option `sit-out`.
"""
CASES = "SH-1 now\nSH-2 now\n"
CORE = 'CLAUSE(NONE, "")\nCLAUSE(SH_1, "SH-1")\n'
GAMES = {"games": [{"id": "swag", "name": "SWAG Sabacc", "source": "S1", "presets": [{"id": "low-stakes"}],
                    "options": [{"key": "shift-on", "values": ["doubles", "never"]}]}]}


class TestClauses(unittest.TestCase):
    def test_good(self):
        self.assertEqual(rulebook.clause_faults(PAGE, CASES, CORE), [])

    def test_a_clause_is_missing(self):
        page = PAGE.replace("### SH-2", "### Another heading")
        self.assertEqual(rulebook.clause_faults(page, CASES, CORE), ["SH-2: in clauses.txt, not built by the rulebook"])

    def test_a_clause_too_many(self):
        self.assertEqual(rulebook.clause_faults(PAGE, "SH-1 now\n", CORE), ["SH-2: in the rulebook, not in clauses.txt"])

    def test_what_is_built_is_not_marked(self):
        faults = rulebook.clause_faults(PAGE, CASES + "ST-6 now\n", CORE)
        self.assertEqual(faults, ["ST-6: in clauses.txt, not built by the rulebook"])

    def test_the_core_cites_another(self):
        faults = rulebook.clause_faults(PAGE, CASES, CORE + 'CLAUSE(SH_9, "SH-9")\n')
        self.assertEqual(faults, ["SH-9: in clauses.def, not built by the rulebook"])

    def test_twice_and_empty(self):
        faults = rulebook.clause_faults(PAGE + "\n### SH-1\n\n### SH-1\n", CASES, CORE)
        self.assertIn("SH-1: stands in the rulebook twice", faults)
        self.assertIn("SH-1: has no text", faults)


class TestCitations(unittest.TestCase):
    def faults(self, source):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "a.c").write_text(source, encoding="utf-8")
            return rulebook.citation_faults(PAGE, rulebook.cited_in(Path(folder)))

    def test_good(self):
        self.assertEqual(self.faults('/* SH-1, UTF-8, ISO-8859-1 */ char *of = "SH-2, SH-1";\n'), [])

    def test_no_such_clause(self):
        self.assertEqual(self.faults("\n/* as SH-9 has it */\n"), ["a.c:2: SH-9 is no clause that is built"])
        self.assertEqual(self.faults('char *of = "SH-1a";\n'), ["a.c:1: SH-1a is no clause that is built"])

    def test_not_built(self):
        self.assertEqual(self.faults("/* ST-6 */\n"), ["a.c:1: ST-6 is no clause that is built"])


class TestOptions(unittest.TestCase):
    def faults(self, page, **changes):
        return rulebook.option_faults(page, {"games": [{**GAMES["games"][0], **changes}]})

    def test_good(self):
        self.assertEqual(self.faults(PAGE), [])

    def test_the_program_has_another(self):
        options = GAMES["games"][0]["options"] + [{"key": "on-spike"}]
        self.assertEqual(self.faults(PAGE, options=options), [
            "option on-spike: the rulebook does not name it",
            "option on-spike: the program has it, the rulebook only as not built"])
        self.assertEqual(self.faults(PAGE, presets=[{"id": "rich"}]), ["preset rich: the rulebook does not name it"])

    def test_the_program_has_it_not(self):
        page = PAGE.replace("- `never`.", "- `never`. Options `moon` and `sun`.")
        self.assertEqual(self.faults(page), [f"option {name}: the rulebook has it as built, the program has it not"
                                             for name in ("moon", "sun")])

    def test_another_game(self):
        self.assertEqual(self.faults(PAGE, id="poker"), ["game poker: the rulebook's table lacks it with this name and source S1"])
        self.assertEqual(self.faults(PAGE, source="S4"), ["game swag: the rulebook's table lacks it with this name and source S4"])


class TestTexts(unittest.TestCase):
    def test_plain(self):
        clauses = {clause.name: clause for clause in clause_texts.read(PAGE)}
        self.assertEqual(list(clauses), ["SH-1", "SH-2", "ST-6"])
        self.assertEqual(clause_texts.plain_text(clauses["SH-1"]),
                         "Option ‘shift-on’ says what triggers a shift; see SH-2.\n• ‘doubles’: two dice that match.\n• ‘never’.")
        self.assertEqual(clause_texts.plain_text(clauses["SH-2"]), "• 1: effect core, or ‘* shift’.")

    def test_sources(self):
        page = "| mark | document |\n|---|---|\n| S0 | *A*, 1 |\n| S12 | *B* |\n| D | no |\n| `x` | S3 | *C* |\n| S4 | D |\n"
        self.assertEqual(clause_texts.sources(page), [("S0", "*A*, 1"), ("S4", "D")])

    def test_table(self):
        table = clause_texts.table(clause_texts.read(PAGE), [("S3", "*Sabacc Rules*, with `b`")])
        self.assertIn('{"SH-1",\n     N_("Option', table)
        self.assertIn('{"S3",\n     N_("Sabacc Rules, with ‘b’")},\n};', table)
        self.assertIn("clause_text_count = 3;", table)
        self.assertNotIn("sit-out", table)
        self.assertNotIn("on-spike", table)


class TestLinks(unittest.TestCase):
    def faults(self, words):
        with tempfile.TemporaryDirectory() as folder:
            project = Path(folder, "project")
            (project / "docs").mkdir(parents=True)
            (project / "README.md").write_text(words, encoding="utf-8")
            (project / "docs" / "page.md").write_text("# A page\n\n## `one` and two!\n\n## Twice\n\n## Twice\n", encoding="utf-8")
            Path(folder, "outside.md").write_text("", encoding="utf-8")
            return links.check(project)[0]

    def test_good(self):
        self.assertEqual(self.faults("[a](docs/page.md) [b](docs) ![c](docs/page.md#one-and-two) [d](docs/page.md#twice-1) "
                                     "[e](https://example.org/x) [f](#top)\n# Top\n```\n[g](nowhere)\n```\n"), [])

    def test_bad(self):
        self.assertEqual(self.faults("\n[a](docs/lost.md)\n"), ["README.md:2: 'docs/lost.md' leads nowhere"])
        self.assertEqual(self.faults("[a](docs/page.md#three)"), ["README.md:1: 'docs/page.md#three': there is no such heading"])
        self.assertEqual(self.faults("```\nx\n```\n[a](#lost)"), ["README.md:4: '#lost': there is no such heading"])
        self.assertEqual(self.faults("[a](../outside.md)"), ["README.md:1: '../outside.md' leads out of the project"])


if __name__ == "__main__":
    unittest.main()
