"""Has the compiler of a build directory read C files without making objects of them, which shows all it warns of in a
tenth of the time.

    read_by_compiler.py BUILD FOLDER… [--but TARGET…]    the files of compile_commands.json that lie in these folders, but
                                                         those that are compiled for these targets of Ninja

Says what the compiler says; its exit status is 1 if a file was refused or there was none.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def reading(command):
    """The command without its output, asking for no code: `-o FILE` and `-c` are left out."""
    words, kept = iter(shlex.split(command)), []
    for word in words:
        if word == "-o":
            next(words)
        elif word != "-c":
            kept.append(word)
    if Path(kept[0]).name == "ccache":
        kept = kept[1:]
    return [*kept, "-fsyntax-only"]


def compiled_for(build, targets):
    """The files that Ninja compiles for them."""
    lines = subprocess.run(["ninja", "-C", str(build), "-t", "commands", *targets], check=True, capture_output=True, text=True).stdout
    return {words[words.index("-c") + 1] for words in map(str.split, lines.splitlines()) if "-c" in words}


def read(entry):
    done = subprocess.run(reading(entry["command"]), cwd=entry["directory"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    return done.returncode, done.stdout


def main():
    parsed = argparse.ArgumentParser()
    parsed.add_argument("build", type=Path)
    parsed.add_argument("folders", type=Path, nargs="+")
    parsed.add_argument("--but", nargs="+")
    given = parsed.parse_args()
    build, folders = given.build.resolve(), {folder.resolve() for folder in given.folders}
    compiled = compiled_for(build, given.but) if given.but else set()
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    entries = [entry for entry in entries
               if not folders.isdisjoint(Path(entry["file"]).parents) and entry["file"] not in compiled]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(read, entries))
    print("".join(said for _, said in found), end="")
    print(f"{len(found)} files read")
    return 1 if not found or any(status for status, _ in found) else 0


if __name__ == "__main__":
    sys.exit(main())
