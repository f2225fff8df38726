"""Holds docs/rulebook.md to the cases, the core and the program.

    rulebook.py PROJECT LAB

- Its clauses are those of tests/cases/clauses.txt, and those that are not built at all.
- Every clause that the core cites, and every id that src/ names, is one of them and is built.
- It names every option and preset of `LAB games`, in what is built; what it tells of as not built, the program has not.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src" / "ui"))
import clause_texts  # noqa: E402

SOURCES = {".c", ".h", ".def", ".py"}
OPTION = re.compile(r"\b[Oo]ptions?((?:(?: and|,)? `[a-z0-9-]+`)+)")


def ids_of_cases(text):
    return [line.split()[0] for line in text.splitlines() if line.strip() and not line.startswith("#")]


def cited_in(root):
    """Clause id → the first place that names it."""
    cited = {}
    for path in sorted(path for path in root.rglob("*") if path.suffix in SOURCES):
        text = path.read_text(encoding="utf-8")
        for match in re.finditer(rf"(?<![\w-]){clause_texts.ID}(?![\w-])", text):
            line = text.count("\n", 0, match.start()) + 1
            cited.setdefault(match.group(), f"{path.relative_to(root).as_posix()}:{line}")
    return cited


def clause_faults(rulebook, cases, core):
    """`rulebook`: its text; `cases`: clauses.txt; `core`: clauses.def."""
    clauses = clause_texts.read(rulebook)
    names = [clause.name for clause in clauses]
    built = {clause.name for clause in clauses if clause.is_built()}
    wanted = ids_of_cases(cases)
    faults = [f"{name}: stands in the rulebook twice" for name in sorted({n for n in names if names.count(n) > 1})]
    faults += [f"{clause.name}: has no text" for clause in clauses if not clause.blocks]
    faults += [f"{name}: in clauses.txt, not built by the rulebook" for name in wanted if name not in built]
    faults += [f"{name}: in the rulebook, not in clauses.txt" for name in names if name in built and name not in wanted]
    cited = re.findall(r'^CLAUSE\(\w+, "([^"]+)"', core, re.M)
    faults += [f"{name}: in clauses.def, not built by the rulebook" for name in cited if name not in built]
    return faults


def citation_faults(rulebook, cited):
    """What src/ names must be a built clause; `cited` as cited_in returns it. Of families that the rulebook has."""
    clauses = clause_texts.read(rulebook)
    built = {clause.name for clause in clauses if clause.is_built()}
    families = {clause.name.split("-")[0] for clause in clauses}
    return [f"{place}: {name} is no clause that is built" for name, place in cited.items()
            if name.split("-")[0] in families and name not in built]


def split_built(rulebook):
    """The blocks that are built, and those that are not, of the whole page."""
    blocks = clause_texts.blocks_of([line for line in rulebook.splitlines() if not line.startswith("#")])
    built = [block for block in blocks if not block.startswith(clause_texts.NOT_BUILT)]
    return "\n".join(built), "\n".join(block for block in blocks if block.startswith(clause_texts.NOT_BUILT))


def options_in(text):
    return {name for match in OPTION.finditer(text) for name in re.findall(r"`([a-z0-9-]+)`", match.group())}


def option_faults(rulebook, games):
    """`games`: the object of `sabacc-lab games --json`."""
    built, planned = split_built(rulebook)
    options = {option["key"] for game in games["games"] for option in game["options"]}
    presets = {preset["id"] for game in games["games"] for preset in game["presets"]}
    tables = {value for game in games["games"] for option in game["options"] if option["key"] == "table"
              for value in option["values"]}
    faults = [f"option {name}: the rulebook does not name it" for name in sorted(options) if f"`{name}" not in built]
    faults += [f"preset {name}: the rulebook does not name it" for name in sorted(presets) if f"`{name}`" not in built]
    faults += [f"table {name}: the rulebook does not name it" for name in sorted(tables) if f"`{name}`" not in built]
    faults += [f"option {name}: the rulebook has it as built, the program has it not"
               for name in sorted(options_in(built) - options)]
    faults += [f"option {name}: the program has it, the rulebook only as not built"
               for name in sorted((options_in(planned) & options) - {n for n in options if f"`{n}" in built})]
    faults += [f"game {game['id']}: the rulebook's table lacks it with this name and source {game['source']}" for game in games["games"]
               if not re.search(rf"^\| `{game['id']}` \| {re.escape(game['name'])}\b.* \| {game['source']} \|", rulebook, re.M)]
    return faults


def check(project, lab):
    rulebook = (project / "docs" / "rulebook.md").read_text(encoding="utf-8")
    cases = (project / "tests" / "cases" / "clauses.txt").read_text(encoding="utf-8")
    core = (project / "src" / "rules" / "clauses.def").read_text(encoding="utf-8")
    told = subprocess.run([lab, "games", "--json"], capture_output=True, text=True, check=True).stdout
    cited = cited_in(project / "src")
    faults = clause_faults(rulebook, cases, core) + citation_faults(rulebook, cited)
    return faults + option_faults(rulebook, json.loads(told)), len(clause_texts.read(rulebook)), len(cited)


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    faults, clauses, cited = check(Path(arguments[0]), arguments[1])
    for fault in faults:
        print(fault)
    print(f"{clauses} clauses, {cited} ids named in src, {len(faults)} faults")
    return 1 if faults or clauses == 0 or cited == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
