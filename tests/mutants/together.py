"""Many mutants in one program: which are drawn, their one copy, and how each is tried without building anything again."""

import time

import schemata
from operators import apply
from state import EQUIVALENT, KILLED, NOT_TOGETHER, READY, REFUSED, SURVIVED
from tree import Stop
from trial import Trial, effect, result_of


class Reached:
    """What a test of the copy comes by, as choice.c notes it: {(source file, line of a mutant), …}."""

    NOWHERE = ("", 0)  # a test that comes by none of them reads no broken source either: it cannot tell
    variable = "MUTANTS_REACHED"

    def __init__(self, places):
        self.places = places  # {number: (source file, line)}

    def target(self, directory):
        return directory / "reached"

    def entered(self, directory):
        path = self.target(directory)
        marks = path.read_bytes() if path.is_file() else b""
        path.unlink(missing_ok=True)
        return {place for number, place in self.places.items() if number < len(marks) and marks[number]} | {self.NOWHERE}


class Together:
    """The mutants of a run's sequences that are drawn for one copy."""

    def __init__(self, tree, state, areas, say):
        self.tree, self.state, self.areas, self.say = tree, state, areas, say
        self.sites = {}  # (area, at): the mutation

    # ---- drawing ----

    def recall(self, sequences):
        """Takes up what an earlier run has drawn."""
        for area, sequence in sequences.items():
            known = [at for name, at in self.state.results if name == area]
            for at, site in zip(range(max(known, default=-1) + 1), sequence):
                if self._is_in(area, at):
                    self.sites[area, at] = site

    def draw(self, sequences, shares):
        """Draws until each area has its share of mutants that compile and make another program."""
        wanting = [area for area in sequences if self._count(area) < shares[area]]
        if wanting:
            self.tree.copy()
            self.tree.build_all()
        for area in wanting:
            for at, site in enumerate(sequences[area]):
                if self._count(area) >= shares[area]:
                    break
                if (area, at) not in self.state.results:
                    self.state.keep(self._drawn(area, at, site))
                    if self._is_in(area, at):
                        self.sites[area, at] = site

    def _count(self, area):
        return sum(name == area for name, _ in self.sites)

    def _is_in(self, area, at):
        result = self.state.results.get((area, at))
        return result is not None and result.verdict in (READY, KILLED, SURVIVED)

    def _drawn(self, area, at, site):
        """A mutant that is to be tried, or that does not count."""
        start = time.monotonic()
        text = self.tree.text(site.file)
        result = result_of(self.areas[area], at, site, text)
        if not schemata.can_hold(text, site):
            result.verdict = NOT_TOGETHER
            return result
        changes, result.detail = effect(self.tree, site, result.line)
        if changes:
            changes = True if self.tree.compiles(site.file, apply(text, site)) else None
        result.verdict = READY if changes else REFUSED if changes is None else EQUIVALENT
        result.seconds = round(time.monotonic() - start, 1)
        self.say(f"{area} {at}: {result.file}:{result.line} {result.operator} {result.verdict}")
        return result

    # ---- building ----

    def numbers(self):
        return {key: number for number, key in enumerate(sorted(self.sites), 1)}

    def build(self):
        """Makes the copy of all of them. Whether it could: where some do not bear a choice, these are dropped instead."""
        self.copy()
        if self.tree.build()[0]:
            return True
        self.tree.copy()
        broken = [path for path in self._files() if not self._builds(path, self._of(path))]
        for path in broken:
            self._drop_from(path)
        if not broken:
            raise Stop("The mutants compile alone, but not together: draw by another --seed.")
        return False

    def copy(self):
        self.tree.copy({path: self._text(path, self._of(path)) for path in self._files()})

    def _files(self):
        return sorted({site.file for site in self.sites.values()})

    def _of(self, path):
        return {key: site for key, site in self.sites.items() if site.file == path}

    def _text(self, path, sites):
        numbers = self.numbers()
        return schemata.together(self.tree.original(path), [(numbers[key], site) for key, site in sites.items()])

    def _builds(self, path, sites):
        return self.tree.compiles(path, self._text(path, sites))

    def _drop_from(self, path):
        dropped = [key for key, site in self._of(path).items() if not self._builds(path, {key: site})]
        if not dropped:
            raise Stop(f"The mutants of {path} compile alone, but not together: draw by another --seed.")
        for key in dropped:
            result = self.state.results[key]
            result.verdict = NOT_TOGETHER
            self.state.keep(result)
            del self.sites[key]

    def places(self):
        numbers, results = self.numbers(), self.state.results
        return {numbers[key]: (results[key].file, results[key].line) for key in self.sites}


class ChosenTrial(Trial):
    """Tries a mutant of the copy that holds them all: its number is put into the environment of the tests that come by."""

    def __init__(self, tree, suite, patience, numbers, results):
        super().__init__(tree, suite, patience)
        self.numbers, self.results = numbers, results

    def run(self, area, at, site, killers):
        start = time.monotonic()
        result = self.results[area.name, at]
        result.verdict, result.by, result.how, result.detail, result.tests = SURVIVED, "", "", "", 0
        place = (result.file, (result.line, result.line))
        self.suite.chosen = {"MUTANT": str(self.numbers[area.name, at])}
        try:
            self._ask_all(result, self.suite.batches(*place, area.first, killers))
        finally:
            self.suite.chosen = {}
        result.seconds = round(time.monotonic() - start, 1)
        return result

    def _ask_all(self, result, batches):
        asked = 0
        for batch in batches:
            if self.patience and asked > self.patience:
                result.detail = "not all that could tell"
                return
            asked += sum(self.suite.measured[test.name].seconds for test in batch)
            if self._is_killed(result, batch):
                return

    def _is_believed(self, test):
        """A test that fails of a busy machine fails unbroken too."""
        chosen, self.suite.chosen = self.suite.chosen, {}
        failed, _ = self.suite.run([test], self.suite.seconds([test]), 1)
        self.suite.chosen = chosen
        return not failed
