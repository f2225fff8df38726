"""How exam.py shares out its tasks, keeps their shards and goes on, with a lab that only notes what it is asked."""

import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import exam

# Of a duel or a shard: so many deals as the command asks of it, all alike. merge adds them up.
LAB = """#!{python}
import json, sys
with open({log!r}, "a") as log:
    print(" ".join(sys.argv[1:]), file=log)
def duel(hands):
    seats = [{{"agent": agent, "ci95": 1, "ahead": ahead, "ahead_ci95": 0.25, "wins_ahead": 0, "wins_ahead_ci95": 0.1}}
             for agent, ahead in (("ai:sharp", 0.5), ("ai:regular", -0.5))]
    return {{"game": sys.argv[2], "unit": "hand", "hands": hands, "seats": seats}}
if sys.argv[1] == "merge":
    print(json.dumps(duel(sum(json.load(open(file))["hands"] for file in sys.argv[2:])) | {{"game": "merged"}}))
else:
    asked = dict(zip(sys.argv, sys.argv[1:]))
    print(json.dumps(duel(int(asked["--hands"]) // int(asked.get("--shard", "1/1").split("/")[1]))))
"""


class Exam(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.log, self.lab, self.kept = (Path(folder.name) / name for name in ("log", "lab", "kept"))
        self.lab.write_text(LAB.format(python=sys.executable, log=str(self.log)))
        self.lab.chmod(0o755)

    def examine(self, *words):
        """What it prints of sharp in Force, and what it has asked of the lab."""
        self.log.write_text("")
        command = ["exam.py", str(self.lab), str(self.kept), "--only", "^force-sharp$", *words]
        printed = io.StringIO()
        with mock.patch.object(sys, "argv", command), contextlib.redirect_stdout(printed):
            exam.main()
        return printed.getvalue().splitlines()[2:], self.log.read_text().splitlines()

    def test_a_task_is_played_once(self):
        rows, asked = self.examine()
        self.assertEqual(rows, ["| force | ai:sharp | ai:regular | 3000 | 1.00 ± 0.50 | 0.00 ± 20.00 | yes |"])
        self.assertEqual(len(asked), 1)
        self.assertEqual(self.examine(), (rows, []))

    def test_shards_are_kept_and_gone_on_with(self):
        rows, asked = self.examine("--shards", "3")
        duels = [words for words in asked if words.startswith("duel")]
        self.assertEqual([words[-3:] for words in duels], ["1/3", "2/3", "3/3"])
        self.assertIn("| 3000 |", rows[0])
        (self.kept / "force-sharp.3000.2of3.json").unlink()
        again, asked = self.examine("--shards", "3")
        duels = [words for words in asked if words.startswith("duel")]
        self.assertEqual([words[-3:] for words in duels], ["2/3"])
        self.assertEqual(again, rows)

    def test_rows_are_of_what_is_there(self):
        self.assertEqual(self.examine("--shards", "3", "--rows"), ([], []))
        self.examine("--shards", "3")
        (self.kept / "force-sharp.3000.2of3.json").unlink()
        rows, asked = self.examine("--shards", "3", "--rows")
        self.assertIn("| 2000 |", rows[0])
        self.assertEqual([words.split()[0] for words in asked], ["merge"])


if __name__ == "__main__":
    unittest.main()
