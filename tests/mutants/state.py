"""What a run has found so far, one JSON line each in DIR/state.jsonl: a run that was ended goes on where it stopped."""

import json
from dataclasses import asdict, dataclass

KILLED, SURVIVED = "killed", "survived"
EQUIVALENT, REFUSED = "equivalent", "refused by the compiler"
NOT_TOGETHER = "not together"  # cannot be chosen at run time (together.py)
READY = "ready"  # is to be tried in the copy that holds it


@dataclass
class Result:
    area: str
    at: int  # its place in the area's sequence
    file: str
    line: int
    operator: str
    before: str
    after: str
    verdict: str
    by: str = ""  # the test that killed it
    how: str = ""  # failed or hung
    detail: str = ""  # what the test said; of a survivor, that not all tests were asked
    seconds: float = 0
    tests: int = 0  # how many were asked
    function: str = ""  # which holds the line; "" outside of all


class State:
    def __init__(self, path):
        self.path = path
        self.run = {}  # seed, areas, hash of the sources
        self.results = {}  # (area, at): Result
        self.measured = {}  # test: (inputs, passed, seconds, what it entered)
        if path.is_file():
            self._read()

    def _read(self):
        for line in self.path.read_text().splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                continue  # the line that was being written when the run was ended
            if "run" in entry:
                self.run = entry["run"]
            elif "test" in entry:
                self.measured[entry["test"]] = (entry["inputs"], entry["passed"], entry["seconds"],
                                                {tuple(place) for place in entry["entered"]})
            else:
                result = Result(**entry["mutant"])
                self.results[result.area, result.at] = result

    def begin(self, run):
        self.run, self.results = run, {}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._add({"run": run})

    def forget(self):
        """Keeps only what was measured of tests, which holds as long as nothing they use has changed."""
        lines = self.path.read_text().splitlines() if self.path.is_file() else []
        kept = "".join(f"{line}\n" for line in lines if line.startswith('{"test": ') and line.endswith("}"))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(kept)
        self.run, self.results = {}, {}

    def keep(self, result):
        self.results[result.area, result.at] = result
        self._add({"mutant": asdict(result)})

    def keep_measured(self, test, inputs, passed, seconds, entered):
        self.measured[test] = (inputs, passed, seconds, entered)
        self._add({"test": test, "inputs": inputs, "passed": passed, "seconds": seconds, "entered": sorted(entered)})

    def _add(self, entry):
        with self.path.open("a+b") as file:
            file.seek(0, 2)
            if file.tell() > 0:
                file.seek(-1, 2)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            file.write(json.dumps(entry).encode() + b"\n")

    def counted(self, area=None):
        """The mutants that count: killed or survived, in the order they were drawn."""
        return [r for _, r in sorted(self.results.items())
                if r.verdict in (KILLED, SURVIVED) and area in (None, r.area)]

    def killers(self, area):
        """{test: how many mutants of the area it has killed}."""
        found = {}
        for result in self.counted(area):
            if result.by:
                found[result.by] = found.get(result.by, 0) + 1
        return found
