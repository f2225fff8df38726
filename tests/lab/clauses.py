"""Lists the clauses of the rulebook that must have a case and have none.

    clauses.py CASES

CASES/clauses.txt has a line for each clause: its id and `now` or `later`; or, where a clause is of words that no record
holds, the test that proves it: a file, from the project's folder, that says "proves: DK-2a". A case says what it proves
in a line {"note": "proves: BR-4, SP-2"}. Prints one line a clause `now` without a case, and one a case that proves nothing or an
unknown clause; exits 1 when there is any. The last line counts.
"""

import json
import sys
from pathlib import Path


def read_clauses(path):
    """Id → mark, and the faults of the list itself."""
    marks, faults = {}, []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split()
        if not words or line.startswith("#"):
            continue
        is_mark = len(words) == 2 and (words[1] in ("now", "later") or "/" in words[1])
        if not is_mark or words[0] in marks:
            faults.append(f"{path.name}:{number}: '{line}' is no new clause with its mark")
            continue
        marks[words[0]] = words[1]
    return marks, faults


def proofs_of(path):
    proved = []
    for line in path.read_text(encoding="utf-8").splitlines():
        note = json.loads(line).get("note", "")
        if note.startswith("proves: "):
            proved += [clause.strip() for clause in note[len("proves: "):].split(",")]
    return proved


def is_said_in(test, clause):
    return test.is_file() and f"proves: {clause}" in test.read_text(encoding="utf-8")


def check(cases):
    marks, faults = read_clauses(cases / "clauses.txt")
    tests = {clause: cases.resolve().parent.parent / mark for clause, mark in marks.items() if "/" in mark}
    faults += [f"{clause}: {marks[clause]} does not say that it proves it"
               for clause, test in tests.items() if not is_said_in(test, clause)]
    proved = {}
    for path in sorted(cases.rglob("*.sabacc")):
        name = path.relative_to(cases).as_posix()
        clauses = proofs_of(path)
        if not clauses:
            faults.append(f"{name}: says not what it proves")
        for clause in clauses:
            if clause not in marks:
                faults.append(f"{name}: '{clause}' is no clause of the rulebook")
            proved.setdefault(clause, []).append(name)
    wanted = [clause for clause, mark in marks.items() if mark == "now"]
    faults += [f"{clause}: no case" for clause in wanted if clause not in proved]
    return faults, len(wanted), sum(len(names) for names in proved.values())


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    faults, wanted, proofs = check(Path(arguments[0]))
    for fault in faults:
        print(fault)
    print(f"{wanted} clauses must have a case, {proofs} proofs, {len(faults)} faults")
    return 1 if faults or wanted == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
