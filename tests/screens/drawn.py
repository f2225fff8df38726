#!/usr/bin/env python3
"""Compares what a run has drawn with what is kept of it: drawn.py [--update] KEPT DIRECTORY

DIRECTORY, or one within it, has a file NAME.drawn for each moment: the shapes and words of a frame as text. KEPT has a
line for each: its name, how many lines its text has, and their hash; for a run of a script a line in all, with the
beginning of the hash for each event (LINE:HASH) before which something was drawn. So a shape that is a pixel off, of another colour,
missing or in another order fails the test. With --update, KEPT is written.

After a deliberate change: look at the pictures, then build the targets golden-table, golden-scenes and golden-pictures,
and run the journeys with JOURNEY_DRAWN=--update. Where none was meant, compare DIRECTORY's texts with those of the
commit before.

Moments of UNSTEADY are neither kept nor compared. Of a run's moments requests for music are not: between which two frames
one falls depends on how long an opponent thinks.

Exit status: 0, all alike; 1, not; 2, it could not be compared.
"""
import hashlib
import pathlib
import sys


# Screens that name a directory of the run: where their lines break depends on where the tests are built.
UNSTEADY = {"setup-presets"}
ROOT = pathlib.Path(__file__).resolve().parents[2]
MOMENTS = "moments/"  # what SABACC_MOMENTS leaves, a folder for each run of the program: one line for all of a run


def moments(directory):
    """{name: "name lines hash"} of all moments in a directory."""
    found = {}
    for path in sorted(directory.rglob("*.drawn")):
        text, name = path.read_bytes(), path.relative_to(directory).with_suffix("").as_posix()
        if name not in UNSTEADY and any(str(place).encode() in text for place in (ROOT, directory.resolve())):
            raise SystemExit(f"drawn.py: {path} names a directory of this machine: let the test show something else")
        if name.startswith(MOMENTS):
            text = b"".join(line for line in text.splitlines(True) if not line.startswith(b"music "))
        hashed = hashlib.sha256(text).hexdigest()
        if name.startswith(MOMENTS):
            run, event = name.rsplit("/", 1)
            found[run] = f"{found.get(run, run)} {int(event)}:{hashed[:4]}"
        elif name not in UNSTEADY:
            found[name] = f"{name} {text.count(10)} {hashed[:16]}"
    return found


def kept_moments(path):
    """The same from a kept file; None where there is none."""
    if not path.is_file():
        return None
    return {line.split()[0]: line for line in path.read_text().splitlines()}


def main(words):
    is_update = words[:1] == ["--update"]
    if len(words) - is_update != 2:
        print("usage: drawn.py [--update] KEPT DIRECTORY", file=sys.stderr)
        return 2
    kept, directory = (pathlib.Path(word) for word in words[is_update:])
    found = moments(directory)
    if not found:
        print(f"drawn.py: {directory} has no moment", file=sys.stderr)
        return 2
    if is_update:
        kept.write_text("".join(f"{line}\n" for line in found.values()))
        return 0
    wanted = kept_moments(kept)
    if wanted is None:
        print(f"drawn.py: there is no {kept}: --update writes it", file=sys.stderr)
        return 2
    for name in sorted(wanted.keys() | found.keys()):
        if wanted.get(name) != found.get(name):
            print(f"{name}: drawn as {found.get(name, 'nothing')}, kept as {wanted.get(name, 'nothing')}")
    print(f"{len(found)} moments; the texts are in {directory}")
    return 0 if wanted == found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
