"""Has the compiler of a build directory read C files without making objects of them, which shows all it warns of in a
quarter of the time.

    read_by_compiler.py BUILD FOLDER    the files of compile_commands.json that lie in that folder

Says what the compiler says; its exit status is 1 if a file was refused or there was none.
"""

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


def read(entry):
    done = subprocess.run(reading(entry["command"]), cwd=entry["directory"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    return done.returncode, done.stdout


def main():
    build, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    entries = [entry for entry in entries if folder in Path(entry["file"]).parents]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(read, entries))
    print("".join(said for _, said in found), end="")
    print(f"{len(found)} files read")
    return 1 if not found or any(status for status, _ in found) else 0


if __name__ == "__main__":
    sys.exit(main())
