#!/usr/bin/env python3
"""Where the instructions of an action of the core go, by function of the source.

    tests/perf/core_functions.py BUILD GAME [--lines] [--without-events]

BUILD is a release build with debug information (cmake … -D CMAKE_C_FLAGS=-g). What is inlined counts where it is
written, so the sum is that of count_core.sh. It wants valgrind; the counts do not depend on what else the machine does.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import tempfile

ACTIONS = 20000
ATTRIBUTE = re.compile(r"__attribute__\(\(.*?\)\)")


def counted(core, game, with_events):
    """Instructions by (file, line), of all actions."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["valgrind", "--tool=callgrind", "--toggle-collect=play_one", f"--callgrind-out-file={out.name}"]
        command += [core, game, str(ACTIONS)] + ["events"] * with_events
        subprocess.run(command, check=True, capture_output=True)
        return by_line(pathlib.Path(out.name).read_text())


def by_line(text):
    names, costs, path, line, is_call = {}, collections.Counter(), None, 0, False
    for row in text.splitlines():
        if match := re.match(r"(c?f[ile])=\((\d+)\)(?: (.*))?", row):
            kind, number, name = match.groups()
            if name:
                names[number] = name
            if kind in ("fl", "fi", "fe"):
                path = names[number]
        elif row.startswith("calls="):
            is_call = True  # the next row is what the called function costs: it is counted there
        elif match := re.match(r"([+-]?)(\d+|\*) (\d+)$", row):
            sign, step, cost = match.groups()
            if step != "*":
                line = {"+": line + int(step), "-": line - int(step), "": int(step)}[sign]
            if not is_call:
                costs[path, line] += int(cost)
            is_call = False
    return costs


def functions_of(path):
    """The function that each line of a file belongs to."""
    names, name = [""], pathlib.Path(path).name
    for row in pathlib.Path(path).read_text(errors="replace").splitlines():
        begins = re.match(r"(?! )[A-Za-z_][^=]*?(\w+)\(", ATTRIBUTE.sub("", row, 1).lstrip() if row[:2] == "__" else row)
        if begins and not row.rstrip().endswith(";"):  # not of a declaration
            name = begins.group(1)
        names.append(name)
    return names


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("build")
    args.add_argument("game")
    args.add_argument("--lines", action="store_true")
    args.add_argument("--without-events", action="store_true")
    args = args.parse_args()
    costs = counted(f"{args.build}/tests/perf/bench_core", args.game, not args.without_events)
    sums, functions = collections.Counter(), {}
    for (path, line), cost in costs.items():
        is_source = path is not None and pathlib.Path(path).is_file()
        if is_source and path not in functions:
            functions[path] = functions_of(path)
        name = functions[path][line] if is_source and line < len(functions[path]) else "?"
        place = f"{pathlib.Path(path or '?').name}:{line}" if args.lines else pathlib.Path(path or "?").name
        sums[place, name] += cost
    print(f"{sum(costs.values()) / ACTIONS:8.1f}  all of {args.game}")
    for (place, name), cost in sums.most_common(60):
        print(f"{cost / ACTIONS:8.1f}  {place} {name}")


if __name__ == "__main__":
    main()
