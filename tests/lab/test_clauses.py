"""Shows that clauses.py fails where it should."""

import tempfile
import unittest
from pathlib import Path

import clauses

CASE = '{"sabacc-record": 1}\n{"note": "proves: BR-1, ST-1"}\n'


class TestClauses(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.cases = Path(directory.name)
        (self.cases / "game").mkdir()

    def faults(self, marks, case=CASE):
        (self.cases / "clauses.txt").write_text(marks, encoding="utf-8")
        (self.cases / "game" / "a.sabacc").write_text(case, encoding="utf-8")
        return clauses.check(self.cases)[0]

    def test_all_proved(self):
        self.assertEqual(self.faults("BR-1 now\nST-1 now\nKE-1 later\n"), [])

    def test_clause_without_case(self):
        self.assertEqual(self.faults("BR-1 now\nST-1 now\nBR-2 now\n"), ["BR-2: no case"])

    def test_unknown_clause(self):
        self.assertEqual(self.faults("BR-1 now\n"), ["game/a.sabacc: 'ST-1' is no clause of the rulebook"])

    def test_case_that_proves_nothing(self):
        self.assertEqual(self.faults("BR-1 later\n", '{"sabacc-record": 1}\n{"note": "for BR-1"}\n'),
                         ["game/a.sabacc: says not what it proves"])

    def test_broken_list(self):
        self.assertEqual(len(self.faults("BR-1 now\nST-1 now\nBR-1 now\nBR-3 soon\n")), 2)

    def test_clause_that_a_test_proves(self):
        marks = "BR-1 now\nST-1 now\nDK-2a tests/rules/cards_test.c\n"
        self.cases = self.cases / "tests" / "cases"
        (self.cases / "game").mkdir(parents=True)
        fault = ["DK-2a: tests/rules/cards_test.c does not say that it proves it"]
        self.assertEqual(self.faults(marks), fault)
        test = self.cases.parent / "rules" / "cards_test.c"
        test.parent.mkdir()
        test.write_text("/* proves: DK-2 */\n", encoding="utf-8")
        self.assertEqual(self.faults(marks), fault)
        test.write_text("/* proves: DK-2a */\n", encoding="utf-8")
        self.assertEqual(self.faults(marks), [])

    def test_nothing_wanted_is_no_success(self):
        self.faults("BR-1 later\nST-1 later\n")
        self.assertEqual(clauses.main([str(self.cases)]), 1)


if __name__ == "__main__":
    unittest.main()
