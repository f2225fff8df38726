"""Names what packaging/check wants built in a build directory of CMake and Ninja, a target a line.

    wanted.py BUILD tests LABEL    everything but the tests, and what the tests of that label run (a regular expression)
    wanted.py BUILD but LABEL      everything but the tests, and what all tests but those of that label run
    wanted.py BUILD named PART     the programs of the tests whose name contains PART
"""

import json
import re
import subprocess
import sys
from pathlib import Path

# ctest's options for tests of a label and for all others.
CHOICES = {"tests": "-L", "but": "-LE"}


def printed(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def outputs(build):
    return {line.split(":")[0] for line in printed("ninja", "-C", str(build), "-t", "targets", "all").splitlines()}


def without_tests(build):
    """What `all` is made of."""
    lines = printed("ninja", "-C", str(build), "-t", "query", "all").splitlines()
    rooms = [line.strip() for line in lines[2:lines.index("  outputs:")]]
    return [room for room in rooms if room != "tests/all"]


def commands(build):
    """Of every test, its command's words: ctest itself tells them only once the program has been built."""
    lines = (line for file in build.rglob("CTestTestfile.cmake") for line in file.read_text().splitlines())
    tests = (re.match(r"add_test\((?:\[=+\[)?([^]\s]+)(?:\]=+\])? (.*)\)$", line) for line in lines)
    return {test[1]: re.findall(r'"([^"]*)"', test[2]) for test in tests if test}


def named_beside(test):
    """What a test names beside its command: in its environment, and as files without which it cannot run."""
    return (word for kept in test["properties"] if kept["name"] in ("ENVIRONMENT", "REQUIRED_FILES") for word in kept["value"])


def run_by_tests(build, chosen, label, known):
    tests = json.loads(printed("ctest", "--test-dir", str(build), chosen, label, "--show-only=json-v1"))["tests"]
    all_words = commands(build)
    words = (part for test in tests for word in [*all_words[test["name"]], *named_beside(test)] for part in word.split("="))
    inside = (word[len(str(build)) + 1:] for word in words if word.startswith(f"{build}/"))
    return {word for word in inside if word in known}


def main():
    build, kind, word = Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
    known = outputs(build)
    if kind in CHOICES:
        wanted = [*without_tests(build), *sorted(run_by_tests(build, CHOICES[kind], word, known))]
    else:
        wanted = sorted(name for name in known if name.startswith("tests/") and word in Path(name).name and "." not in Path(name).name)
    print("\n".join(wanted))


if __name__ == "__main__":
    main()
