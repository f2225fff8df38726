#!/usr/bin/env python3
"""Breaks rules, screens and file work in a private copy, one line at a time, and reports what no test notices.

    tests/mutants/mutants.py --seed 1

README.md beside this file tells the rest.
"""

import argparse
import fcntl
import os
import shlex
import shutil
import signal
import sys
from pathlib import Path

import draw
import report
from areas import AREAS, NAMES
from state import KILLED, READY, SURVIVED, State
from suite import Measured, Suite
from together import ChosenTrial, Reached, Together
from tree import Stop, Tree, hash_of, project_files
from trial import Trial

PROJECT = Path(__file__).resolve().parents[2]


def seeds(words):
    return ",".join(str(int(word)) for word in words.split(","))


def arguments(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=seeds, default="1", metavar="N[,N…]",
                        help="draws other mutants; of several one of each in turn (default: 1)")
    parser.add_argument("--count", type=int, default=120, help="mutants that count, over all areas (default: 120)")
    parser.add_argument("--areas", default=",".join(NAMES), help="of " + ",".join(NAMES) + " (default: all)")
    parser.add_argument("--tests", default="", metavar="REGEX",
                        help="ask only tests of such names, to see what those alone are worth (default: all)")
    parser.add_argument("--quick", action="store_true", help="ask no test that is labelled long (tests/CMakeLists.txt)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="programs at once (default: one a core)")
    parser.add_argument("--patience", type=float, default=0, metavar="SECONDS",
                        help="ask a mutant's tests, likeliest first, only as long as they take this long unbroken; what they "
                             "have not killed counts as a survivor (default: 0, ask all)")
    parser.add_argument("--plain", action="store_true",
                        help="build without sanitizers: quicker, but what only they notice counts as a survivor")
    parser.add_argument("--together", action="store_true",
                        help="build all mutants into one program without sanitizers, each chosen in the environment: much "
                             "quicker, but rows of tables are left out")
    parser.add_argument("--build", type=Path, default=PROJECT / "build/mutants", metavar="DIR",
                        help="where the private copy lives (default: build/mutants)")
    parser.add_argument("--report", type=Path, metavar="FILE", help="where the report goes (default: DIR/report.md)")
    parser.add_argument("--at-least", type=float, default=95, metavar="PERCENT",
                        help="fewer killed in any area or in all: exit 1 (default: 95)")
    parser.add_argument("--again", action="store_true", help="try the survivors of the last run again, with today's tests")
    parser.add_argument("--fresh", action="store_true", help="forget the mutants of an earlier run in DIR")
    parser.add_argument("--list", action="store_true", help="show what would be tried, and end")
    chosen = parser.parse_args(words)
    names = chosen.areas.split(",")
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        parser.error(f"no area {unknown[0]}; there are {', '.join(NAMES)}")
    chosen.areas = sorted(set(names))
    if chosen.count < len(chosen.areas) or chosen.jobs < 1:
        parser.error("--count is at least one an area, --jobs at least 1")
    return chosen


class Run:
    def __init__(self, chosen, project=PROJECT, areas=AREAS, say=print):
        self.chosen, self.say, self.project = chosen, say, project
        self.areas = {area.name: area for area in areas}
        self.directory = chosen.build.resolve()
        files = project_files(project)
        self.sources = draw.sources(project, files, areas)
        self.texts = {path: (project / path).read_text() for paths in self.sources.values() for path in paths}
        self.identity = {"seed": chosen.seed, "areas": chosen.areas, "tests": chosen.tests, "plain": chosen.plain,
                         "sources": hash_of([path for path in files if path.startswith("src/")], project)}
        if chosen.together:
            self.identity["together"] = True
        if chosen.quick:
            self.identity["quick"] = True
        for name in chosen.areas:
            if not self.sources[name]:
                raise Stop(f"The area {name} has no file: tests/mutants/areas.py is to be brought up to date.")
        self.state = State(self.directory / "state.jsonl")
        self.failing = []

    def sequence(self, name):
        return draw.sequence_of_seeds(self.chosen.seed, name, {path: self.texts[path] for path in self.sources[name]})

    def list(self):
        """Prints what would be tried first; the equivalent and the refused are found only by trying."""
        for name, share in draw.shares(self.chosen.count, self.chosen.areas).items():
            for site, _ in zip(self.sequence(name), range(share)):
                text = self.texts[site.file]
                before, after = draw.excerpt(text, text[:site.start] + site.replacement + text[site.end:], site)
                self.say(f"{site.file}:{draw.line_of(text, site.start)} {site.operator}\n  - {before}\n  + {after}")

    # ---- the run ----

    def lock(self):
        """Two runs in one copy would break each other's files. The lock ends with the process."""
        self.directory.mkdir(parents=True, exist_ok=True)
        self.lock_file = (self.directory / "lock").open("w")
        try:
            fcntl.flock(self.lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Stop(f"Another run is at work in {self.directory}: wait for it, or name another --build.") from None

    def prepare(self):
        """Copies, builds and measures; what an earlier run has measured of a test holds while nothing it uses changes."""
        self.lock()
        if self.chosen.fresh:
            self.state.forget()
        if self.state.run and not self._is_of_this_run():
            raise Stop(f"{self.directory} holds a run of another seed, other areas, tests, build or sources: go on with those, "
                       "name another --build, or begin anew with --fresh.")
        if not self.state.run:
            self.state.begin(self.identity)
        tree = Tree(self.project, self.directory, self.chosen.jobs, self.chosen.plain, self.chosen.together)
        self.say("Copying and building.")
        together = self._build_together(tree) if self.chosen.together else self._build(tree)
        suite = Suite(tree)
        suite.read(self.chosen.tests, self.chosen.quick)
        self._measure(suite, Reached(together.places()) if together else None)
        if together:
            self.trial = ChosenTrial(tree, suite, self.chosen.patience, together.numbers(), self.state.results)
        else:
            self.trial = Trial(tree, suite, self.chosen.patience)

    def _is_of_this_run(self):
        """Survivors can be tried again with other tests."""
        of_tests = {"tests", "quick"} if self.chosen.again else set()
        old, new = ({k: v for k, v in run.items() if k not in of_tests} for run in (self.state.run, self.identity))
        return old == new

    def _build(self, tree):
        tree.copy()
        tree.configure()
        tree.build_all()

    def _build_together(self, tree):
        """The copy with as many mutants as are wanted; where some cannot be in it, others are drawn."""
        shares = draw.shares(self.chosen.count, self.chosen.areas)
        together = Together(tree, self.state, self.areas, self.say)
        together.recall(self._sequences())
        together.copy()
        tree.configure()
        together.draw(self._sequences(), shares)
        while not together.build():
            together.draw(self._sequences(), shares)
        return together

    def _sequences(self):
        return {name: self.sequence(name) for name in self.chosen.areas}

    def _measure(self, suite, places):
        known = {name: (inputs, Measured(passed, seconds, entered))
                 for name, (inputs, passed, seconds, entered) in self.state.measured.items()}
        self.say(f"Running the {len(suite.tests)} tests unbroken, where that is not done yet.")
        self.failing = suite.measure(known, lambda test, m: self.state.keep_measured(
            test.name, test.inputs, m.passed, m.seconds, m.entered), places)
        if self.failing:
            self.say("Left out, because they fail unbroken: " + ", ".join(self.failing))

    def close(self):
        self.lock_file.close()

    def go_on(self):
        """Tries until each area has its share, one of each area in turn."""
        shares = draw.shares(self.chosen.count, self.chosen.areas)
        going = {name: enumerate(self.sequence(name)) for name in self.chosen.areas}
        while going:
            for name in list(going):
                if len(self.state.counted(name)) >= shares[name] or not self._next(name, going[name]):
                    del going[name]

    def _next(self, name, sequence):
        """Tries the area's next one that was not tried yet; False at the end of the sequence."""
        for at, site in sequence:
            if (name, at) not in self.state.results or self.state.results[name, at].verdict == READY:
                self._try(name, at, site)
                return True
        self.say(f"There are no more mutants in {name}.")
        return False

    def again(self):
        survivors = {key for key, r in self.state.results.items() if r.verdict == SURVIVED}
        for name in self.chosen.areas:
            for at, site in enumerate(self.sequence(name)):
                if (name, at) in survivors:
                    self._try(name, at, site)
                    survivors.discard((name, at))
                if not any(area == name for area, _ in survivors):
                    break

    def _try(self, name, at, site):
        result = self.trial.run(self.areas[name], at, site, self.state.killers(name))
        self.state.keep(result)
        by = f" by {result.by} {result.detail}".rstrip() if result.verdict == KILLED else ""
        self.say(f"{name} {len(self.state.counted(name))}: {result.file}:{result.line} {result.operator} "
                 f"{result.verdict}{by}, {result.seconds} s")

    def finish(self):
        """Writes the report; whether enough were killed."""
        chosen = self.chosen
        command = f"tests/mutants/mutants.py --seed {chosen.seed} --count {chosen.count}"
        if chosen.areas != sorted(self.areas):
            command += " --areas " + shlex.quote(",".join(chosen.areas))
        if chosen.tests:
            command += " --tests " + shlex.quote(chosen.tests)
        command += " --quick" if chosen.quick else ""
        command += " --plain" if chosen.plain else ""
        command += " --together" if chosen.together else ""
        path = chosen.report or self.directory / "report.md"
        path.write_text(report.text(self.state, command, self.failing))
        is_enough = True
        for name in [*chosen.areas, None]:
            counted = self.state.counted(name)
            killed = sum(r.verdict == KILLED for r in counted)
            is_enough = is_enough and report.percent(counted) >= chosen.at_least
            self.say(f"{name or 'all'}: {killed} of {len(counted)} killed, {report.percent(counted):.1f} %")
        self.say(f"The report: {path}")
        return is_enough


def interrupt(*_):
    raise KeyboardInterrupt


def main(words):
    signal.signal(signal.SIGTERM, interrupt)
    try:
        run = Run(arguments(words))
        if run.chosen.list:
            run.list()
            return 0
        for tool in ("cmake", "ctest", "ninja", "cc", "addr2line"):
            if not shutil.which(tool):
                raise Stop(f"There is no {tool}: `packaging/check` installs what the tests need.")
        run.prepare()
        if run.chosen.again:
            run.again()
        run.go_on()
        return 0 if run.finish() else 1
    except Stop as why:
        print(f"mutants: {why}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("mutants: ended; the same command goes on from here.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
