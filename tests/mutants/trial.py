"""Tries one mutation: breaks the copy, builds what each batch of tests needs, asks until one fails, mends the copy."""

import re
import time

import draw
from operators import apply, is_beside_whole_number, keeps_the_same_of_equals, only_leaks
from state import EQUIVALENT, KILLED, REFUSED, SURVIVED, Result
from tree import hash_of

# What a test of many says of the one that failed: a case file, a cmocka test, a sanitizer, a journey.
_FAULTS = re.compile(r"^FAIL (?P<case>\S+)|\[  FAILED  \] (?!\w+:)(?P<cmocka>[a-z]\w+)|(?P<sanitizer>runtime error: .*|"
                     r"Sanitizer: [\w-]+)|^FAIL: (?P<journey>.*)", re.M)


class Trial:
    def __init__(self, tree, suite, patience=0):
        self.tree, self.suite, self.patience = tree, suite, patience
        self.hashed = {}  # program: (when it was made, hash)
        self.whole = {}  # program: hash of the unbroken one
        for test in suite.tests.values():
            for program in test.programs:
                self.whole.setdefault(program, self._hash(program))

    def _hash(self, program):
        path = self.tree.build_root / program
        if not path.is_file():
            return ""
        made = path.stat().st_mtime_ns
        if self.hashed.get(program, (0, ""))[0] != made:
            self.hashed[program] = made, hash_of([program], self.tree.build_root)
        return self.hashed[program][1]

    def run(self, area, at, site, killers):
        start = time.monotonic()
        text = self.tree.text(site.file)
        result = result_of(area, at, site, text)
        changes, result.detail = effect(self.tree, site, result.line)
        if changes:
            try:
                self.tree.write(site.file, apply(text, site))
                self._ask(result, area, draw.function_lines(text, site.start), killers)
            finally:
                self.tree.mend()
        else:
            result.verdict = REFUSED if changes is None else EQUIVALENT
        result.seconds = round(time.monotonic() - start, 1)
        return result

    def _ask(self, result, area, lines, killers):
        objects = [unit for unit in self.tree.dependents(result.file) if not unit.startswith("tests/")]
        if not self.tree.build(objects)[0]:
            result.verdict = REFUSED
            return
        asked = 0
        for batch in self.suite.batches(result.file, lines, area.first, killers):
            if self.patience and asked > self.patience:
                result.detail = "not all that could tell"
                return
            programs = {program for test in batch for program in test.programs}
            if not self.tree.build(sorted(programs))[0]:
                result.verdict = REFUSED
                return
            changed = {program for program in programs if self._hash(program) != self.whole[program]}
            batch = [test for test in batch if not test.programs or test.programs & changed]
            asked += sum(self.suite.measured[test.name].seconds for test in batch)
            if batch and self._is_killed(result, batch):
                return

    def _is_killed(self, result, batch):
        """A test that fails is asked once more, alone: one that then passes is not steady, and has shown nothing."""
        while batch:
            result.tests += len(batch)
            failed, _ = self.suite.run(batch, self.suite.seconds(batch), self.tree.jobs)
            for name, how in sorted(failed.items()):
                test = self.suite.tests[name]
                again, output = ({name: how}, "") if how == "hung" else self.suite.run([test], self.suite.seconds([test]), 1)
                if again and self._is_believed(test):
                    result.verdict, result.by, result.how, result.detail = KILLED, name, how, _fault(output)
                    return True
            if not failed:
                return False
            batch = [test for test in batch if test.name not in failed]
        return False


    def _is_believed(self, test):
        """Whether more than its failing twice shows that a test has told of the mutation."""
        return True


def effect(tree, site, line):
    """(whether the mutation makes another program, None where it does not compile; why one that does is none that counts)"""
    text = tree.text(site.file)
    changes = tree.changes(site.file, apply(text, site))
    if changes and site.operator == "boundary" and keeps_the_same_of_equals(text, site):
        return False, "of a choice"
    if changes and tree.is_plain and only_leaks(text, site):
        return False, "of memory, without sanitizers"
    if changes and _needs_equal_floats(tree, text, site, line):
        return False, "of floats"
    return changes, ""


def _needs_equal_floats(tree, text, site, line):
    """A boundary between floating-point numbers that are computed: it differs only where both are equal to the last bit.
    0 and 1, which they often are exactly, are no such."""
    if site.operator != "boundary" or is_beside_whole_number(text, site):
        return False
    return tree.compares_floats(site.file, text[:site.start] + "==" + text[site.end:], line)


def result_of(area, at, site, text):
    """What is known of a mutant before it is tried."""
    before, after = draw.excerpt(text, apply(text, site), site)
    return Result(area.name, at, site.file, draw.line_of(text, site.start), site.operator, before, after, SURVIVED,
                  function=draw.function_name(text, site.start))


def _fault(output):
    match = _FAULTS.search(output)
    return match.group(match.lastgroup)[:80].rstrip(":") if match else ""
