"""The report of a run: totals by area, each survivor with what is known of it, each mutant with what killed it."""

import json
from pathlib import Path

from operators import OPERATORS
from state import EQUIVALENT, KILLED, NOT_TOGETHER, REFUSED, SURVIVED

HERE = Path(__file__).resolve().parent


def percent(results):
    killed = sum(r.verdict == KILLED for r in results)
    return 100 * killed / len(results) if results else 0


def explanations(path=HERE / "explained.json"):
    """{(file, function, before, after): why it survives}, of a list kept by hand: "in" names the function that holds the
    line, or all that hold it alike; it is "" outside of functions."""
    if not path.is_file():
        return {}
    found = {}
    for entry in json.loads(path.read_text()):
        for function in [entry["in"]] if isinstance(entry["in"], str) else entry["in"]:
            found[entry["file"], function, entry["before"], entry["after"]] = entry["why"]
    return found


def text(state, command, failing=(), known=None):
    known = explanations() if known is None else known
    areas, counted = state.run["areas"], state.counted()
    parts = ["# Mutants", "", f"Made by `{command}` on sources `{state.run['sources']}`; tests/mutants/README.md says how.", ""]
    parts += _totals(state, areas)
    if failing:
        parts += ["", "Left out, because they fail on the unbroken copy: " + ", ".join(failing) + "."]
    parts += ["", "## Survivors", ""]
    survivors = [r for r in counted if r.verdict == SURVIVED]
    parts += [line for r in survivors for line in _survivor(r, known)] or ["None."]
    parts += ["", "## Every mutant"]
    for area in areas:
        parts += ["", f"### {area}", "", "| where | operator | before | after | killed by |", "|---|---|---|---|---|"]
        parts += [_row(r) for r in state.counted(area)]
    parts += ["", "## Operators", "", "| operator | what it does | tried | killed |", "|---|---|---|---|"]
    for name, (_, what, _) in OPERATORS.items():
        tried = [r for r in counted if r.operator == name]
        parts.append(f"| {name} | {what.replace('|', chr(92) + '|')} | {len(tried)} | {sum(r.verdict == KILLED for r in tried)} |")
    return "\n".join(parts) + "\n"


def _totals(state, areas):
    lines = ["| area | mutants | killed | survived | killed, % | equivalent, not counted | refused by the compiler, not counted |",
             "|---|---|---|---|---|---|---|"]
    for area in [*areas, None]:
        counted = state.counted(area)
        drawn = [r for r in state.results.values() if area in (None, r.area)]
        killed = sum(r.verdict == KILLED for r in counted)
        lines.append(f"| {area or '**all**'} | {len(counted)} | {killed} | {len(counted) - killed} | {percent(counted):.1f} | "
                     f"{sum(r.verdict == EQUIVALENT for r in drawn)} | {sum(r.verdict == REFUSED for r in drawn)} |")
    apart = sum(r.verdict == NOT_TOGETHER for r in state.results.values())
    if apart:
        lines += ["", f"Not together: {apart} were drawn that no program can choose at run time (rows of tables, constants outside "
                      "of functions); they do not count, and are left to a run without `--together`."]
    return lines


def _survivor(result, known):
    why = known.get((result.file, result.function, result.before, result.after), "Not explained yet.")
    asked = f"{result.tests} tests asked" if result.tests else "no test comes by"
    if result.detail:
        asked += f", {result.detail}"
    return [f"* `{result.file}:{result.line}` ({result.area}, {result.operator}; {asked})", "",
            f"      - {result.before}", f"      + {result.after}", "", f"  {why}", ""]


def _row(result):
    if result.verdict == SURVIVED:
        by = "**survived**"
    else:
        by = result.by + (" (hangs)" if result.how == "hung" else "") + (f": {result.detail}" if result.detail else "")
    cells = [f"{result.file}:{result.line}", result.operator, _code(result.before), _code(result.after), by.replace("|", "\\|")]
    return "| " + " | ".join(cells) + " |"


def _code(words):
    """The words as a cell of a table: a pipe would end it, also within backquotes."""
    return "`" + words.replace("|", "\\|").replace("`", "'") + "`" if words else ""
