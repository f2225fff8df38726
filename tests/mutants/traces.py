"""Which functions a test enters, read from the files that trace.c leaves: {(source file, line of the function), …}."""

import os
import shutil
import struct
import subprocess

from tree import Stop

HEADER, ALIGNMENT = 4096, 16


class Places:
    """From addresses of a program to places in the sources; each program is asked once for an address."""

    variable = "MUTANTS_TRACE"

    def __init__(self, root):
        self.root = str(root) + "/"
        self.known = {}

    def target(self, directory):
        return directory

    def entered(self, directory):
        return functions_entered(directory, self)

    def lines(self, program, addresses):
        known = self.known.setdefault(program, {})
        unknown = sorted(a for a in addresses if a not in known)
        if unknown:
            answer = subprocess.run(["addr2line", "-e", program], input="".join(f"{a:#x}\n" for a in unknown), text=True,
                                    capture_output=True, check=True).stdout.splitlines()
            known.update(zip(unknown, map(self._place, answer)))
            elsewhere = sum(map(self._is_elsewhere, answer))
            if elsewhere > len(unknown) / 4:
                raise Stop(f"{elsewhere} of {len(unknown)} functions of {program} are of sources outside {self.root}: which "
                           "tests enter them cannot be told. Build the copy without a compiler's cache.")
        return {known[a] for a in addresses if known[a]}

    def _is_elsewhere(self, answer):
        """Of another copy of the project; the headers of libraries and what has no place at all are neither."""
        path = os.path.normpath(answer)
        return os.path.isabs(path) and not path.startswith((self.root, "/usr/"))

    def _place(self, answer):
        path, _, line = answer.split(" (")[0].rpartition(":")
        path = os.path.normpath(path)
        return (path[len(self.root):], int(line)) if path.startswith(self.root) and line.isdigit() else None


def functions_entered(directory, places):
    """What all processes of a test entered; the directory is emptied."""
    found = set()
    for trace in directory.iterdir():
        data = trace.read_bytes()
        start, _, program = data[:HEADER].rstrip(b"\0").decode().partition(" ")
        if not program:
            continue  # killed before it had a header: it had entered nothing
        base = int(start, 16) if _is_fixed(program) else 0
        found |= places.lines(program, {base + at * ALIGNMENT for at, hit in enumerate(data[HEADER:]) if hit})
    shutil.rmtree(directory)
    directory.mkdir()
    return found


def _is_fixed(program):
    """Whether the program is linked to fixed addresses (ELF's ET_EXEC)."""
    with open(program, "rb") as file:
        return struct.unpack("<H", file.read(18)[16:18])[0] == 2
