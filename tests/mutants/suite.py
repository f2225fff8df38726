"""The tests of the copy, as ctest lists and runs them: which can tell of a mutation, in what order, and what they say."""

import json
import os
import platform
import re
import shutil
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import traces
from tree import MAX_PROGRAM_MEGABYTES, Stop, end_all, hash_of, run

NEVER = re.compile(r"^mutants\b")  # these tests' own
FAULTS = re.compile(r"^faults\b")  # catch calls of the sanitizer's own thread too, which bounds the memory: it would hang
MAX_SECONDS = 1800  # of one test on the unbroken copy
NAMESAKE = 10  # a test that is named after the broken file is so many times as likely to kill
BATCH_SECONDS = 6  # as many tests at once as take this long on the unbroken copy


def limit(seconds):
    """How long a test may take that took so many seconds unbroken: beyond it hangs, however busy the machine."""
    return 40 + 10 * seconds


def is_named_like(test, files):
    """Whether a test is named after one of these files or its folder, as scenes-past_games is after past_games.c and
    past_games_export.c, and journey-drills-keys after drill.c: by a part of its name behind the first."""
    stems = {_singular(stem) for file in files for stem in (os.path.basename(file).split(".")[0],
                                                           os.path.basename(os.path.dirname(file)))}
    parts = [_singular(part) for part in test.split("-")]
    return any(part == stem or stem.startswith(f"{part}_") or part.startswith(f"{stem}_")
               for part in parts[1:] or parts if len(part) > 1 for stem in stems)


def _singular(words):
    return re.sub(r"s(?=_|$)", "", words)


@dataclass
class Test:
    name: str
    number: int
    programs: frozenset  # of the build's programs those it names, relative to the build
    inputs: str  # hash of all it names: where it is another, the test is to be measured again
    is_alone: bool  # not beside another one


@dataclass
class Measured:
    """What the unbroken copy showed of a test."""
    passed: bool
    seconds: float
    entered: set = field(default_factory=set)  # (source file, line of the function)


class Suite:
    def __init__(self, tree):
        self.tree = tree
        self.hashes = {}
        self.prefix = _fixed_addresses() + (_bounded_memory() if tree.is_plain else [])
        self.chosen = {}  # what else is in the environment of the tests: which mutant they run (choice.h)
        self.tests = {}
        self.measured = {}

    # ---- which there are ----

    def read(self, pattern="", is_quick=False):
        """Lists the tests whose names the pattern is found in; of a quick suite those that are not labelled long."""
        status, output = run(["ctest", "--test-dir", str(self.tree.build_root), "--show-only=json-v1"])
        if status != 0:
            raise Stop(f"{output[-2000:]}\nctest lists no tests.")
        listed = json.loads(output[output.index("{"):])
        graph = listed["backtraceGraph"]
        for number, test in enumerate(listed["tests"], 1):
            properties = {p["name"]: p["value"] for p in test.get("properties", [])}
            is_wanted = re.search(pattern, test["name"]) and not NEVER.match(test["name"])
            is_wanted = is_wanted and not (is_quick and "long" in properties.get("LABELS", []))
            if not is_wanted or "command" not in test or properties.get("DISABLED"):
                continue
            home = os.path.dirname(graph["files"][graph["nodes"][test["backtrace"]]["file"]])
            self.tests[test["name"]] = self._test(test, number, properties, home)

    def _test(self, test, number, properties, home):
        words = " ".join([*test["command"], *properties.get("ENVIRONMENT", [])])
        build, root = f"{self.tree.build_root}/", f"{self.tree.root}/"
        named = {os.path.normpath(p) for p in re.findall(r"/[^\s;:'\"=]+", words)}
        programs = {p[len(build):] for p in named if p.startswith(build) and os.access(p, os.X_OK) and os.path.isfile(p)}
        inputs = {os.path.normpath(home) + "/"} | {p for p in named if p.startswith(root) and os.path.exists(p)}
        working = properties.get("WORKING_DIRECTORY", "")
        if working.startswith(root):
            inputs.add(working)
        key = [self._hash(path) for path in sorted(inputs)] + [self._hash(build + p) for p in sorted(programs)]
        is_alone = bool({"RUN_SERIAL", "RESOURCE_LOCK", "FIXTURES_REQUIRED", "FIXTURES_SETUP"} & properties.keys())
        return Test(test["name"], number, frozenset(programs), " ".join([words.replace(str(self.tree.directory), ""), *key]),
                    is_alone)

    def _hash(self, path):
        """Of a file, or of all the files of a directory of the tree."""
        if path not in self.hashes:
            files = [path] if os.path.isfile(path) else [
                os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names]
            self.hashes[path] = hash_of([os.path.relpath(f, self.tree.directory) for f in files], self.tree.directory)
        return self.hashes[path]

    # ---- running ----

    def run(self, tests, seconds, jobs, stop=True):
        """Runs these tests in `seconds` together: ({name: "failed" or "hung"} of those that did not pass, output)."""
        return self._run(tests, seconds, jobs, self.chosen, stop)

    def _run(self, tests, seconds, jobs, more, stop=True):
        environment = {**self.tree.environment(), **more}
        if any(FAULTS.match(test.name) for test in tests):
            del environment["ASAN_OPTIONS"]
        numbers = ",".join(str(test.number) for test in tests)
        command = [*self.prefix, "ctest", "--test-dir", str(self.tree.build_root), "-j", str(jobs), "--timeout",
                   str(int(seconds)), "--output-on-failure", "-I", f"0,0,0,{numbers}"] + (["--stop-on-failure"] if stop else [])
        status, output = run(command, seconds, env=environment)
        return _verdicts(status, output, [test.name for test in tests]), output

    def measure(self, known, keep, places=None):
        """Runs every test on the unbroken copy once, noting its time and what it enters; `known`: {name: (inputs,
        Measured)} of an earlier run, `keep` is given each new one; `places` reads what was noted. Returns the names of
        those that failed."""
        places = places or traces.Places(self.tree.root)
        wanted = []
        for test in self.tests.values():
            if test.name in known and known[test.name][0] == test.inputs:
                self.measured[test.name] = known[test.name][1]
            else:
                wanted.append(test)

        def one(test):
            self.measured[test.name] = self._measure(test, places)
            keep(test, self.measured[test.name])

        with ThreadPoolExecutor(self.tree.jobs) as pool:
            try:
                list(pool.map(one, [test for test in wanted if not test.is_alone]))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                end_all()
                raise
        for test in wanted:
            if test.is_alone:
                one(test)
        return sorted(name for name in self.tests if not self.measured[name].passed)

    def _measure(self, test, places):
        directory = self.tree.directory / f"trace-{test.number}"
        shutil.rmtree(directory, ignore_errors=True)
        directory.mkdir()
        start = time.monotonic()
        failed, _ = self._run([test], MAX_SECONDS, 1, {places.variable: str(places.target(directory))})
        seconds = time.monotonic() - start
        entered = places.entered(directory)
        directory.rmdir()
        if failed:
            failed, _ = self.run([test], MAX_SECONDS, 1)
        return Measured(not failed, round(seconds, 2), entered)

    # ---- choosing ----

    def batches(self, file, lines, first, killers):
        """The tests that can tell of a mutation, in batches, likeliest and quickest first. `lines`: (first, last) of the
        function it lies in, or None outside functions, where all tests are asked. `first`: the area's patterns.
        `killers`: {test: mutants it has killed}."""
        able = [t for t in self.tests.values() if self._is_able(self.measured[t.name], file, lines)]
        users = {file} if lines is not None else self._users(file)

        def order(test):
            measured = self.measured[test.name]
            tier = next((i for i, pattern in enumerate(first) if re.search(pattern, test.name)), len(first))
            is_near = lines is not None or any(path in users for path, _ in measured.entered)
            likely = (1 + killers.get(test.name, 0)) * (NAMESAKE if is_near and is_named_like(test.name, users) else 1)
            return not is_near, measured.seconds * (tier + 1) / likely

        batch, total = [], 0
        for test in sorted(able, key=order):
            if batch and total + self.measured[test.name].seconds > BATCH_SECONDS:
                yield batch
                batch, total = [], 0
            batch.append(test)
            total += self.measured[test.name].seconds
        if batch:
            yield batch

    def _users(self, file):
        """A table, and the sources of the game that include it: who enters these has read it."""
        sources = {self.tree.source_of(unit) for unit in self.tree.dependents(file)}
        return {file} | {source for source in sources if source and source.startswith("src/")}

    def _is_able(self, measured, file, lines):
        """A test that enters nothing reads the sources themselves, and is always asked."""
        if not measured.passed:
            return False
        if lines is None or not measured.entered:
            return True
        return any(path == file and lines[0] <= line <= lines[1] for path, line in measured.entered)

    def seconds(self, tests):
        return limit(sum(self.measured[test.name].seconds for test in tests))


_ENDED = re.compile(r"Test\s+#\d+: (\S+)")
_STARTED = re.compile(r"^\s+Start\s+\d+: (\S+)", re.M)
_SUMMARY = "The following tests FAILED:"
_FAILED = re.compile(r"^\s+\d+ - (\S+) \((.+)\)$", re.M)


def _verdicts(status, output, names):
    """From what ctest printed: of each test that did not pass, how. Status None: it was ended before it was done. Below
    zero: a broken program has killed its whole group, ctest too (kill(0, …))."""
    if status is None or status < 0:
        left = set(_STARTED.findall(output)) - set(_ENDED.findall(output))
        return {name: "hung" if status is None else "failed" for name in left or names[-1:]}
    found = _FAILED.findall(output.rpartition(_SUMMARY)[2]) if _SUMMARY in output else []
    if status != 0 and not found:
        raise Stop(f"{output[-2000:]}\nctest failed without a test that did: {' '.join(names[:5])}")
    return {name: "hung" if why == "Timeout" else "failed" for name, why in found}


def _fixed_addresses():
    """Some kernels scatter addresses more widely than sanitizers of older compilers bear."""
    prefix = ["setarch", platform.machine(), "-R"]
    try:
        return prefix if subprocess.run([*prefix, "true"], capture_output=True).returncode == 0 else []
    except OSError:
        return []


def _bounded_memory():
    """Without sanitizers, which bound it themselves (and need more addresses than memory)."""
    return ["prlimit", f"--as={MAX_PROGRAM_MEGABYTES << 20}"]
