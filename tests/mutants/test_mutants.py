"""The mutator itself: operators do what they say, and on a small project the bad is killed, the equivalent seen, an
ended run gone on with."""

import contextlib
import io
import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import csource
import draw
import mutants
import operators
import report
import schemata
import state
import suite
import tree
from areas import AREAS, Area, area_of

PROJECT = Path(__file__).resolve().parents[2]


def broken(text, operator):
    """What an operator makes of the body of a function, each as the changed text without what stands around it."""
    whole = f"int f(int a, int b) {{\n{text}\n}}\n"
    found = [operators.apply(whole, s) for s in operators.sites("a.c", whole) if s.operator == operator]
    return [new.partition("\n")[2].rpartition("\n}")[0] for new in found]


class TestOperators(unittest.TestCase):
    def test_each_does_what_it_says(self):
        for operator, text, wanted in [
            ("boundary", "return a < b;", ["return a <= b;"]),
            ("boundary", "return a >= b;", ["return a > b;"]),
            ("opposite", "return a == b;", ["return a != b;"]),
            ("opposite", "return a < b;", ["return a >= b;"]),
            ("arithmetic", "return a + b;", ["return a - b;"]),
            ("arithmetic", "a += b;", ["a -= b;"]),
            ("arithmetic", "return -a;", []),
            ("arithmetic", "int *p = &a;", []),
            ("step", "a++;", ["a--;"]),
            ("step", "for (int i = a; i < b; i++) f(i, b);", []),
            ("logic", "return a && b;", ["return a || b;"]),
            ("logic", "return a ||\n       b;", ["return a &&\n       b;"]),
            ("negation", "return !a;", ["return a;"]),
            ("negation", "return a != b;", []),
            ("number", "return a * 7;", ["return a * 8;", "return a * 6;"]),
            ("number", "return a + 0;", ["return a + 1;"]),
            ("number", "return x1 * 0.5f + 0xff + 017;", []),
            ("number", "int x[4] = {0};", []),
            ("number", "char name[64], word[32];", []),
            ("number", "const char *form, *title, *labels[2];", []),
            ("number", "enum { WORD_BYTES = 48, BUFFER_BYTES = 600 + UI_TEXT_BYTES };", []),
            ("number", "f(a, b[1]);", ["f(a, b[2]);", "f(a, b[0]);"]),
            ("number", "return name[1];", ["return name[2];", "return name[0];"]),
            ("number", "a = a == 0 ? 64 : 2 * a;", ["a = a == 1 ? 64 : 2 * a;", "a = a == 0 ? 64 : 1 * a;"]),
            ("number", "a = a > 0 ? 2 * a : 64;", ["a = a > 1 ? 2 * a : 64;", "a = a > 0 ? 1 * a : 64;"]),
            ("number", "p->a = p->a ? p->a * 2 : 32;", ["p->a = p->a ? p->a * 1 : 32;"]),
            ("number", "*a = *a == 0 ? FIRST : 2 * *a;", ["*a = *a == 1 ? FIRST : 2 * *a;", "*a = *a == 0 ? FIRST : 1 * *a;"]),
            ("number", "a = a ? b * 2 : 32;", ["a = a ? b * 3 : 32;", "a = a ? b * 1 : 32;", "a = a ? b * 2 : 33;",
                                               "a = a ? b * 2 : 31;"]),
            ("number", "a = memory_calloc(1, sizeof *a);", ["a = memory_calloc(0, sizeof *a);"]),
            ("number", "a = calloc(b + 1, 2);", ["a = calloc(b + 2, 2);", "a = calloc(b + 0, 2);", "a = calloc(b + 1, 3);",
                                                 "a = calloc(b + 1, 1);"]),
            ("branches", "if (a) b = a;", ["if (!(a)) b = a;"]),
            ("branches", "return a ? b : f(a, b);", ["return a ? f(a, b) : b;"]),
            ("call", "f(a, b);", ["{}"]),
            ("call", "if (a) f(a, b);", ["if (a) {}"]),
            ("call", "f(a,\n  b);", ["{}\n"]),
            ("call", "a = f(a, b);", []),
            ("call", "return f(a, b);", []),
            ("assignment", "a = b;", ["{}"]),
            ("assignment", "p->x[a + 1] |= b;", ["{}"]),
            ("assignment", "else a++;", ["else {}"]),
            ("assignment", "int c = b;", []),
            ("guard", "if (a) return b;", ["{}"]),
            ("guard", "if (a)\n    return b;", ["{}\n"]),
            ("guard", "if (a) return b;\nelse return a;", []),
            ("guard", "while (a) {\n    if (b) break;\n}", ["while (a) {\n    {}\n}", "while (a) {\n    if (b) {}\n}"]),
            ("return", "return true;", ["return false;"]),
            ("return", "return truth;", []),
            ("truth", "f(true, a);", ["f(false, a);"]),
        ]:
            with self.subTest(operator=operator, text=text):
                self.assertEqual(sorted(broken(text, operator)), sorted(wanted))

    def test_a_choice_between_equals(self):
        for text, is_same in [
            ("return a > b ? a : b;", True),
            ("int c = a < p->b[1] ? p->b[1] : a;", True),
            ("f(a > 0 ? a : 0);", True),
            ("if (a > MAX) a = MAX;", True),
            ("if (a < 0 || a > MAX) a = MAX;", True),
            ("if (c) if (a > b)\n    b = a;", True),
            ("return a > b ? a : c;", False),
            ("return a > b ? a - b : b;", False),
            ("return c || a > b ? a : b;", False),
            ("return c + a > b ? a : b;", False),
            ("if (a > MAX) a = b;", False),
            ("if (a > MAX) a += MAX;", False),
            ("if (a > MAX) a = MAX + 1;", False),
            ("if (a > b) a = b; else f();", False),
            ("while (a > b) a = b;", False),
        ]:
            with self.subTest(text=text):
                words = f"int f(void) {{\n{text}\n}}\n"
                site = [s for s in operators.sites("a.c", words) if s.operator == "boundary"][-1]
                self.assertEqual(operators.keeps_the_same_of_equals(words, site), is_same)

    def test_a_leak(self):
        for text, is_leak in [("free(a);", True), ("free(p->list[a]);", True), ("match_free(a);", False), ("free(a), f();", False),
                              ("f(a);", False)]:
            with self.subTest(text=text):
                words = f"int f(void) {{\n{text}\n}}\n"
                found = [s for s in operators.sites("a.c", words) if s.operator == "call"]
                self.assertEqual([operators.only_leaks(words, site) for site in found], [is_leak] if found else [])

    def test_words_comments_and_asserts_are_left_alone(self):
        for text in ['f("a < b && 1", a);', "/* a < b && 1 */", "// a + 1 \\\n a + 1", "assert(a < b && a != 1);",
                     'fprintf(stderr, "%d", a < 1);', "#define LESS(a) ((a) < 1)", "#if A < 1 && \\\n    B < 2\n#endif"]:
            with self.subTest(text=text):
                kinds = {s.operator for s in operators.sites("a.c", f"int f(void) {{\n{text}\n}}\n")}
                self.assertLessEqual(kinds, {"call"})

    def test_rows_of_tables(self):
        row = 'OPTION(ANTE, "ante", 1, N_("At least 1 + 1"), true)\n'
        made = {operators.apply(row, s) for s in operators.sites("a.def", row)}
        self.assertEqual(made, {row.replace(", 1,", ", 2,"), row.replace(", 1,", ", 0,"), row.replace("true", "false")})

    def test_no_line_moves_anywhere_in_the_project(self):
        for path in sorted((PROJECT / "src/rules").rglob("*.c")):
            text = path.read_text()
            for site in operators.sites(path.name, text):
                self.assertEqual(operators.apply(text, site).count("\n"), text.count("\n"), site)

    def test_functions(self):
        text = "static const int table[] = {\n    1,\n};\n\nint f(int a)\n{\n    return a;\n}\nstruct S { int x; };\nint g(void) { return 1; }\n"
        found = csource.functions(csource.mask(text))
        self.assertEqual([f.name for f in found], ["f", "g"])
        self.assertEqual(draw.function_lines(text, text.index("return a")), (5, 8))
        self.assertIsNone(draw.function_lines(text, text.index("1,")))


class TestDraw(unittest.TestCase):
    TEXTS = {"a.c": "int f(int a) { return a < 1; }\nint g(int a) { return a > 2 && a < 9; }\n",
             "b.c": "int h(int a) {\n    a = 3;\n    return a == 4;\n}\n"}

    def test_a_seed_draws_the_same_again_and_another_seed_others(self):
        first, again, other = ([s for s in draw.sequence(seed, "rules", self.TEXTS)] for seed in (1, 1, 2))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_several_seeds_take_turns(self):
        both = list(draw.sequence_of_seeds("1,2", "rules", self.TEXTS))
        alone = [list(draw.sequence(seed, "rules", self.TEXTS)) for seed in (1, 2)]
        self.assertEqual(list(draw.sequence_of_seeds("1", "rules", self.TEXTS)), alone[0])
        self.assertEqual(both[0], alone[0][0])
        self.assertIn(both[1], alone[1])
        self.assertEqual(len({(s.file, draw.line_of(self.TEXTS[s.file], s.start)) for s in both}), 4)

    def test_no_line_twice(self):
        lines = [(s.file, draw.line_of(self.TEXTS[s.file], s.start)) for s in draw.sequence(1, "rules", self.TEXTS)]
        self.assertEqual(sorted(lines), [("a.c", 1), ("a.c", 2), ("b.c", 2), ("b.c", 3)])

    def test_equal_parts(self):
        self.assertEqual(draw.shares(120, ["a", "b", "c"]), {"a": 40, "b": 40, "c": 40})
        self.assertEqual(draw.shares(20, ["a", "b", "c"]), {"a": 7, "b": 7, "c": 6})

    def test_every_area_of_the_project_has_much_to_break(self):
        files = [str(path.relative_to(PROJECT)) for path in (PROJECT / "src").rglob("*")]
        for name, found in draw.sources(PROJECT, files).items():
            count = sum(len(operators.sites(path, (PROJECT / path).read_text())) for path in found)
            self.assertGreater(count, 2000, name)
        self.assertEqual(area_of("src/rules/hands_classic.c").name, "rules")
        self.assertEqual(area_of("src/render/canvas.c").name, "screens")
        self.assertEqual(len({area.name for area in AREAS}), 3)


# A project that is as small as can be: three functions and the tests that come by two of them.
SAMPLE = {
    "CMakePresets.json": '{"version": 3, "configurePresets": [{"name": "dev", "generator": "Ninja", '
                         '"binaryDir": "${sourceDir}/build/dev", "cacheVariables": {"CMAKE_BUILD_TYPE": "Debug"}}]}\n',
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.22)
project(sample C)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
enable_testing()
add_executable(worth_test src/rules/worth.c src/ui/higher.c worth_test.c)
add_test(NAME worth COMMAND worth_test)
add_test(NAME unsteady COMMAND sh ${CMAKE_SOURCE_DIR}/unsteady.sh ${CMAKE_BINARY_DIR}/failed)
""",
    # Fails each second time: alone it shows nothing.
    "unsteady.sh": 'if [ -e "$1" ]; then rm "$1"; else touch "$1"; exit 1; fi\n',
    "src/rules/worth.c": """int worth(int card) {
    int sum = 0;
    sum = 0;
    sum = card * 2;
    return sum;
}

int never_asked(int card) {
    return card + 1;
}

int counted(int card) {
    int n = 0;
    while (n < card) n++;
    return n;
}
""",
    "src/ui/higher.c": """int higher(float one, float other);

int higher(float one, float other) {
    return one > other || other < 0;
}
""",
    "worth_test.c": """int worth(int card);
int counted(int card);
int main(void) { return !(worth(3) == 6 && counted(2) == 2 && counted(0) == 0); }
""",
}
AREA = Area("rules", ("src/rules/*",), (), ("^worth",))


class TestSample(unittest.TestCase):
    """One copy for all: each test mends what it breaks."""

    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.TemporaryDirectory()
        cls.project = Path(cls.directory.name) / "sample"
        for path, text in SAMPLE.items():
            (cls.project / path).parent.mkdir(parents=True, exist_ok=True)
            (cls.project / path).write_text(text)
        cls.build = Path(cls.directory.name) / "build"
        cls.limit = mock.patch.object(suite, "limit", lambda seconds: 30)
        cls.limit.start()

    @classmethod
    def tearDownClass(cls):
        cls.limit.stop()
        cls.directory.cleanup()

    def begin(self, *words):
        chosen = mutants.arguments(["--areas", "rules", "--jobs", "2", "--build", str(self.build), *words])
        return mutants.Run(chosen, self.project, (AREA,), say=lambda words: None)

    def start(self, *words):
        """A run that is prepared, and closed at the end of the test."""
        run = self.begin(*words)
        run.prepare()
        self.addCleanup(run.close)
        return run

    def tried(self, before, after, operator="assignment", file="src/rules/worth.c"):
        run = self.start("--fresh")
        text = SAMPLE[file]
        self.assertEqual(text.count(before), 1)
        start = text.index(before)
        site = operators.Site(file, start, start + len(before), after, operator)
        result = run.trial.run(AREA, 0, site, {})
        self.assertEqual((self.build / "tree" / file).read_text(), text)
        return result

    def test_a_bad_change_is_killed(self):
        result = self.tried("card * 2", "card + 2")
        self.assertEqual((result.verdict, result.by, result.how), (state.KILLED, "worth", "failed"))
        self.assertEqual((result.line, result.before, result.after), (4, "sum = card * 2;", "sum = card + 2;"))

    def test_an_endless_loop_is_killed(self):
        with mock.patch.object(suite, "limit", lambda seconds: 4):
            result = self.tried("n++", "n += 0")
        self.assertEqual((result.verdict, result.by, result.how), (state.KILLED, "worth", "hung"))

    def test_what_no_test_comes_by_survives_though_an_unsteady_test_fails(self):
        result = self.tried("card + 1", "card - 1")
        self.assertEqual((result.verdict, result.tests), (state.SURVIVED, 1))

    def test_the_equivalent_is_recognised(self):
        self.assertEqual(self.tried("sum = 0;\n    sum = card", "{}\n    sum = card").verdict, state.EQUIVALENT)

    def test_a_boundary_of_floats_is_not_counted(self):
        self.assertEqual(self.tried(">", ">=", "boundary", "src/ui/higher.c").verdict, state.EQUIVALENT)

    def test_a_boundary_of_floats_beside_a_whole_number_counts(self):
        self.assertEqual(self.tried("<", "<=", "boundary", "src/ui/higher.c").verdict, state.SURVIVED)

    def test_a_boundary_of_integers_counts(self):
        self.assertEqual(self.tried("<", "<=", "boundary").verdict, state.KILLED)

    def test_what_does_not_compile_is_not_counted(self):
        self.assertEqual(self.tried("card * 2", "card * two").verdict, state.REFUSED)

    def test_an_ended_run_goes_on_where_it_stopped(self):
        first = self.start("--fresh", "--count", "2")
        first.go_on()
        first.close()
        kept = dict(first.state.results)
        with (self.build / "state.jsonl").open("a") as file:
            file.write('{"mutant": {"area": "ru')
        (self.build / "tree/src/rules/worth.c").write_text("broken\n")
        second = self.start("--count", "4")
        self.assertEqual(second.state.results, kept)
        with mock.patch.object(second, "_try", wraps=second._try) as tried:
            second.go_on()
        self.assertEqual({key: second.state.results[key] for key in kept}, kept)
        self.assertEqual({call.args[1] for call in tried.call_args_list} & {at for _, at in kept}, set())
        self.assertEqual(len(second.state.counted()), 4)
        self.assertEqual(state.State(self.build / "state.jsonl").results, second.state.results)
        second.close()
        whole = self.start("--fresh", "--count", "4")
        whole.go_on()
        self.assertEqual([(r.line, r.after, r.verdict) for r in whole.state.counted()],
                         [(r.line, r.after, r.verdict) for r in second.state.counted()])

    def test_together_finds_what_one_by_one_does(self):
        alone = self.start("--fresh", "--count", "5")
        alone.go_on()
        alone.close()
        first = self.start("--fresh", "--count", "2", "--together")
        first.go_on()
        first.close()
        many = self.start("--count", "5", "--together")
        self.assertEqual({key: many.state.results[key].verdict for key in first.state.results},
                         {key: result.verdict for key, result in first.state.results.items()})
        with mock.patch.object(many.trial.tree, "build", side_effect=AssertionError("builds again")):
            many.go_on()
        self.assertEqual([(r.line, r.after, r.verdict) for r in many.state.counted()],
                         [(r.line, r.after, r.verdict) for r in alone.state.counted()])
        self.assertEqual({r.tests for r in many.state.counted() if r.verdict == state.SURVIVED}, {0})

    def test_what_cannot_be_chosen_is_left_to_the_plain_way(self):
        path = self.project / "src/rules/limits.c"
        path.write_text("const int most = 3;\n")
        try:
            run = self.start("--fresh", "--count", "5", "--together")
        finally:
            path.unlink()
        apart = [r for r in run.state.results.values() if r.verdict == state.NOT_TOGETHER]
        self.assertEqual({(r.file, r.line) for r in apart}, {("src/rules/limits.c", 1)})
        self.assertIn("Not together: 1 ", report.text(run.state, ""))

    def test_a_place_that_does_not_bear_a_choice_is_dropped_and_another_drawn(self):
        whole = schemata.together

        def spoiled(text, numbered):
            return whole(text, numbered) + ("broken\n" if any(draw.line_of(text, s.start) == 9 for _, s in numbered) else "")
        with mock.patch.object(schemata, "together", spoiled):
            run = self.start("--fresh", "--count", "3", "--together")
        self.assertEqual([r.line for r in run.state.results.values() if r.verdict == state.NOT_TOGETHER], [9])
        self.assertEqual([r.line for r in run.state.results.values() if r.verdict == state.READY], [4, 13, 14])

    def test_a_test_that_fails_unbroken_too_is_not_believed(self):
        run = self.start("--fresh", "--count", "1", "--together")
        with mock.patch.object(run.trial.suite, "run", lambda tests, *_: ({tests[0].name: "failed"}, "")):
            run.go_on()
        self.assertEqual({r.verdict for r in run.state.counted()}, {state.SURVIVED})

    def test_another_seed_in_the_same_place_is_refused(self):
        self.start("--fresh").close()
        other = self.begin("--seed", "2")
        with self.assertRaisesRegex(mutants.Stop, "--fresh"):
            other.prepare()
        other.close()

    def test_two_runs_in_one_place_are_refused(self):
        self.start("--fresh")
        with self.assertRaisesRegex(mutants.Stop, "Another run"):
            self.begin().prepare()

    def test_a_survivor_is_tried_again_with_a_new_test(self):
        run = self.start("--fresh", "--count", "5")
        run.go_on()
        run.close()
        [survivor] = [r for r in run.state.counted() if r.verdict == state.SURVIVED]
        self.assertEqual(survivor.line, 9)
        try:
            (self.project / "worth_test.c").write_text(SAMPLE["worth_test.c"].replace("!(", "!(never_asked(1) == 2 && ")
                                                       .replace("int main", "int never_asked(int card);\nint main"))
            later = self.start("--count", "5", "--again")
            later.again()
            self.assertEqual({r.verdict for r in later.state.counted()}, {state.KILLED})
        finally:
            (self.project / "worth_test.c").write_text(SAMPLE["worth_test.c"])


class FakeTree:
    """A table that one source of the game includes, and a test too."""

    is_plain = True
    made = {"src/rules/guide.def": ["guide.o", "guide_test.o"]}
    sources = {"guide.o": "src/rules/guide.c", "guide_test.o": "tests/rules/guide_test.c"}

    def dependents(self, path):
        return self.made.get(path, [])

    def source_of(self, unit):
        return self.sources[unit]


class TestOrder(unittest.TestCase):
    FIRST = ("^rules-", "^cases-")

    def order(self, file, lines, killers=None, **tests):
        """`tests`: of each, its seconds and the functions it enters; "_" stands for "-"."""
        asked = suite.Suite(FakeTree())
        for number, (name, (seconds, *entered)) in enumerate(tests.items()):
            name = name.replace("_", "-", 1)
            asked.tests[name] = suite.Test(name, number, frozenset(), "", False)
            asked.measured[name] = suite.Measured(True, seconds, set(entered))
        return [test.name for batch in asked.batches(file, lines, self.FIRST, killers or {}) for test in batch]

    def test_who_does_not_enter_the_function_is_not_asked(self):
        there, elsewhere = ("src/rules/pots.c", 12), ("src/rules/pots.c", 40)
        self.assertEqual(self.order("src/rules/pots.c", (10, 20), rules_a=(1, there), rules_b=(1, elsewhere)), ["rules-a"])

    def test_the_quick_and_the_areas_own_come_first(self):
        there = ("src/rules/pots.c", 12)
        self.assertEqual(self.order("src/rules/pots.c", (10, 20), journey_a=(2, there), rules_b=(3, there), cases_c=(1, there)),
                         ["cases-c", "rules-b", "journey-a"])

    def test_a_test_named_after_the_file_comes_before_quicker_ones_but_not_the_quickest(self):
        there = ("src/rules/pots.c", 12)
        self.assertEqual(self.order("src/rules/pots.c", (10, 20), rules_a=(1, there), rules_pots=(9, there),
                                    rules_b=(0.1, there), journey_pots=(30, there)),
                         ["rules-b", "rules-pots", "rules-a", "journey-pots"])

    def test_of_a_table_those_come_first_that_enter_what_includes_it(self):
        self.assertEqual(self.order("src/rules/guide.def", None, rules_a=(1, ("src/rules/pots.c", 12)),
                                    rules_b=(2, ("tests/rules/guide_test.c", 7)), cases_c=(8, ("src/rules/guide.c", 12)),
                                    rules_guide=(90, ("src/rules/guide.c", 12))),
                         ["rules-guide", "cases-c", "rules-a", "rules-b"])

    def test_who_has_killed_is_asked_sooner(self):
        there = ("src/rules/pots.c", 12)
        self.assertEqual(self.order("src/rules/pots.c", (10, 20), {"rules-b": 4}, rules_a=(2, there), rules_b=(5, there)),
                         ["rules-b", "rules-a"])

    def test_names(self):
        self.assertTrue(suite.is_named_like("scenes-past_games", {"src/session/past_games_export.c"}))
        self.assertTrue(suite.is_named_like("rules-pazaak", {"src/rules/games/pazaak/sets.c"}))
        self.assertTrue(suite.is_named_like("ui-settings_file", {"src/session/settings.c"}))
        self.assertFalse(suite.is_named_like("rules-pots", {"src/rules/phases/ante.c"}))
        self.assertFalse(suite.is_named_like("files", {"src/base/text.c"}))
        self.assertTrue(suite.is_named_like("files", {"src/base/files.c"}))
        self.assertTrue(suite.is_named_like("journey-drills-keys", {"src/scenes/play/drill.c"}))
        self.assertFalse(suite.is_named_like("journey-drills-keys", {"src/scenes/play/journey.c"}))


class TestVerdicts(unittest.TestCase):
    """What ctest prints, as of version 3.25."""

    def test_every_way_to_fail(self):
        summary = ("The following tests FAILED:\n\t  1 - a (Failed)\n\t 12 - b-c (Subprocess aborted)\n\t113 - d (Timeout)\n"
                   "\t114 - e (SEGFAULT)\nErrors while running CTest\n")
        self.assertEqual(suite._verdicts(8, summary, []), {"a": "failed", "b-c": "failed", "d": "hung", "e": "failed"})
        self.assertEqual(suite._verdicts(0, "100% tests passed", ["a"]), {})

    def test_ended_before_it_was_done(self):
        output = "    Start  1: a\n1/2 Test  #1: a ....   Passed    0.1 sec\n    Start  2: b\n"
        self.assertEqual(suite._verdicts(None, output, ["a", "b"]), {"b": "hung"})
        self.assertEqual(suite._verdicts(-9, output, ["a", "b"]), {"b": "failed"})  # which has killed ctest too

    def test_no_ctest_at_all(self):
        with self.assertRaises(mutants.Stop):
            suite._verdicts(1, "Segmentation fault", ["a"])


class TestReport(unittest.TestCase):
    def test_figures_and_explanations(self):
        with tempfile.TemporaryDirectory() as directory:
            kept = state.State(Path(directory) / "state.jsonl")
            kept.begin({"seed": 1, "areas": ["rules"], "sources": "abc"})
            kept.keep(state.Result("rules", 0, "a.c", 3, "logic", "a || b", "a && b", state.KILLED, "rules-worth", "failed"))
            kept.keep(state.Result("rules", 1, "a.c", 4, "logic", "c || d", "c && d", state.SURVIVED, function="one"))
            kept.keep(state.Result("rules", 3, "a.c", 9, "logic", "c || d", "c && d", state.SURVIVED, function="other"))
            kept.keep(state.Result("rules", 2, "a.c", 5, "logic", "e || f", "e && f", state.EQUIVALENT))
            made = report.text(kept, "mutants.py --seed 1", [], {("a.c", "one", "c || d", "c && d"): "Because."})
        self.assertIn("| rules | 3 | 1 | 2 | 33.3 | 1 | 0 |", made)
        self.assertIn("  Because.", made)
        self.assertIn("  Not explained yet.", made)  # the same line in another function
        self.assertIn("| a.c:3 | logic | `a \\|\\| b` | `a && b` | rules-worth |", made)

    def test_explanations_are_of_lines_that_there_are(self):
        for file, name, before, _ in report.explanations():
            text = (PROJECT / file).read_text()
            found = csource.functions(csource.mask(text))
            bodies = [text[f.start:f.end] for f in found if f.name == name] if name else [text]
            self.assertTrue(any(before in " ".join(body.split()) for body in bodies), (file, name, before))

    def test_functions_of_lines(self):
        text = "enum { ONE = 1 };\n\nint one(void) {\n    return ONE;\n}\n"
        self.assertEqual([draw.function_name(text, text.index(word)) for word in ("= 1", "return")], ["", "one"])


class TestUse(unittest.TestCase):
    def test_bad_use(self):
        for words in (["--areas", "attic"], ["--count", "1"], ["--jobs", "0"], ["--seed", "x"]):
            with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()):
                mutants.arguments(words)


class Programs(unittest.TestCase):
    """What is started in the private copy."""

    def test_what_a_command_leaves_ends_with_it(self):
        """In a process group of its own too, as timeout makes one."""
        _, output = tree.run(["sh", "-c", "timeout 300 sleep 299 & sleep 0.2; pgrep -P $!; echo $!"])
        for pid in output.split():
            self.assertFalse(os.path.exists(f"/proc/{pid}") and not tree.is_dead(pid), output)


if __name__ == "__main__":
    os.environ.pop("MUTANTS_TRACE", None)
    unittest.main()
