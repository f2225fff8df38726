"""What is said of damaged records (damage.py), held to what is kept: test_damaged.py LAB [--update | --show GROUP]

damaged.txt has a line for each key that is damaged: a hash of all that `sabacc-lab run` says of its records, and where the
key stands. After a deliberate change: compare what --show prints with that of the commit before, then --update.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import damage
import kept

KEPT = Path(__file__).resolve().parent / "damaged.txt"


def group_of(name):
    return name.rpartition("-")[0]


def said(lab, records):
    """{group: what is said of its records, a line each}; None where nothing is said of a record."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in records:
            path = Path(folder, f"{name}.sabacc")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="")
        done = subprocess.run([lab, "run", *(f"{name}.sabacc" for name, _ in records)], cwd=folder, capture_output=True,
                              timeout=300, check=False)
    lines = (done.stdout + done.stderr).decode("utf-8", "replace").splitlines()
    if done.returncode != 2 or lines[-1:] == []:
        print(f"FAIL sabacc-lab run ended with {done.returncode}")
        return None
    spoken, found = set(), {group_of(name): [] for name, _ in records}
    for line in lines:
        match = re.search(r"(\S+/\S+-\d+)\.sabacc", line)
        if match:
            spoken.add(match.group(1))
            found[group_of(match.group(1))].append(line)
    silent = [name for name, _ in records if name not in spoken]
    for name in silent[:5]:
        print(f"FAIL nothing is said of {name}")
    return None if silent else found


def main(lab, *rest):
    records = list(damage.records())
    if len(rest) == 2 and rest[0] == "--show":
        records = [record for record in records if group_of(record[0]) == rest[1]]
    found = said(lab, records)
    if found is None:
        return 1
    if rest[:1] == ("--show",):
        print("\n".join(line for lines in found.values() for line in lines))
        return 0
    lines = [kept.line_of(group, "\n".join(words).encode()) for group, words in found.items()]
    different = kept.judge(KEPT, lines, rest == ("--update",))
    for group in different:
        print(f"FAIL {group}: otherwise than is kept")
    print(f"{len(records)} records, {len(lines)} keys")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
