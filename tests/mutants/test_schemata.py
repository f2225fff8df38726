"""Many mutants in one program: each does what it does in a program of its own, and places are noted."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import operators
import schemata
import together
import tree

SEVERAL = """#include <stdio.h>
#include <stdlib.h>
typedef struct { int x, y; } Pair;
static int sum(Pair p) { return p.x + p.y; }
static int f(int a, int b) {
    static const int table[2] = { 3, 4 };
    int c = a < 1, steps = 0;
    for (int i = 0; i < b && !c; i++) if (a > b) c++; else steps += 5;
    switch (a) {
    case 6: return 7;
    case 8:
        if (b > 1) break;
        return 9;
    default: break;
    }
    if (a == b) return 3;
    else if (c != steps &&
             a > 9)
        steps = sum((Pair){ a + 1,
                            b + 2 });
    do { if (--b < -9) break; } while (a > 0 && sum((Pair){ 1, b }) > 0);
    while (a < b) a++;
    return (a < 3 ? b : 40) + table[1] * steps + __LINE__;
}
int main(int count, char **words) {
    (void)count;
    printf("%d", f(atoi(words[1]), atoi(words[2])));
    return 0;
}
"""


class TestSchemata(unittest.TestCase):
    """One program of many mutants does what each does in a program of its own, and notes which places it comes by."""

    INPUTS = [("0", "0"), ("2", "3"), ("6", "1"), ("8", "1"), ("8", "2"), ("12", "4"), ("4", "4")]

    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def compiled(self, text, *more):
        source, program = self.directory / "a.c", self.directory / "a"
        source.write_text(text)
        subprocess.run(["cc", "-w", *more, str(source), "-o", str(program)], check=True)
        return program

    def said(self, program, words, **more):
        """What it prints, or how it ends."""
        try:
            ended = subprocess.run([program, *words], capture_output=True, timeout=2, env={**os.environ, **more})
            return ended.stdout or ended.returncode
        except subprocess.TimeoutExpired:
            return "hung"

    def test_each_mutant_is_what_it_would_be_alone(self):
        sites = [s for s in operators.sites("a.c", SEVERAL) if SEVERAL.index("f(int") < s.start < SEVERAL.index("main")]
        self.assertGreater(len(sites), 50)
        sites = sites[::3]
        many = self.compiled(schemata.together(SEVERAL, list(enumerate(sites, 1))), "-include", str(tree.HERE / "choice.h"),
                             str(tree.HERE / "choice.c"))
        many = many.rename(self.directory / "many")
        whole = self.compiled(SEVERAL)
        for words in self.INPUTS:
            self.assertEqual(self.said(many, words), self.said(whole, words))
        for number, site in enumerate(sites, 1):
            alone = self.compiled(operators.apply(SEVERAL, site))
            for words in self.INPUTS[:4]:
                with self.subTest(site=site, words=words):
                    self.assertEqual(self.said(many, words, MUTANT=str(number)), self.said(alone, words))

    def reached(self, words, *places):
        """Of these places of SEVERAL, (before, what is broken), those that a run comes by."""
        numbered = []
        for number, (before, what) in enumerate(places, 1):
            start = SEVERAL.index(before) + len(before)
            self.assertTrue(SEVERAL.startswith(what, start), what)
            numbered.append((number, operators.Site("a.c", start, start + len(what), what, "number")))
        program = self.compiled(schemata.together(SEVERAL, numbered), "-include", str(tree.HERE / "choice.h"),
                                str(tree.HERE / "choice.c"))
        notes = together.Reached({number: ("a.c", number) for number, _ in numbered})
        self.said(program, words, MUTANTS_REACHED=str(notes.target(self.directory)))
        return [places[line - 1][1] for file, line in sorted(notes.entered(self.directory)) if file]

    def test_the_places_that_a_run_comes_by(self):
        places = [("case 6: return ", "7"), ("        return ", "9"), ("if (a > b) ", "c++"), ("else ", "steps += 5"),
                  ("a == b) ", "return 3;"), ("             a > ", "9"), ("Pair){ a + ", "1"), ("(a < b) ", "a++;"), ("return (a < ", "3")]
        self.assertEqual(self.reached(("6", "1"), *places), ["7", "c++"])
        self.assertEqual(self.reached(("8", "1"), *places), ["9", "c++"])
        self.assertEqual(self.reached(("4", "4"), *places), ["steps += 5", "return 3;"])
        self.assertEqual(self.reached(("12", "4"), *places), ["c++", "9", "1", "3"])
        self.assertEqual(self.reached(("2", "3"), *places), ["steps += 5", "9", "3"])

    def test_rows_of_tables_are_no_choice(self):
        text = "enum { ONE = 1 };\nint one(int a[ONE + 2]) { return a[2]; }\n"
        found = {text[s.start:s.end]: schemata.can_hold(text, s) for s in operators.sites("a.c", text) if s.replacement != "0"}
        self.assertEqual(found, {"1": False, "2": True})


if __name__ == "__main__":
    unittest.main()
