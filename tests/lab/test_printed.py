"""What the bench prints, held to what is kept: test_printed.py LAB [--update]

printed.txt has a line for each command: a hash of all it prints and of its exit status, and the command. After a deliberate
change, and a look at what is printed, --update keeps it.
"""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import kept

HERE = Path(__file__).resolve().parent
KEPT = HERE / "printed.txt"
RECORDS = HERE.parent / "journeys" / "records"
TIMES = re.compile(rb'in [0-9.]+ s;|"seconds":[0-9.e-]+')  # how long a simulation took


def printed(lab, *words):
    """What a command prints, which reads what stands behind "<", a line each."""
    words, typed = (words[:-2], words[-1]) if "<" in words else (words, "")
    done = subprocess.run([lab, *words], cwd=RECORDS, capture_output=True, timeout=120,
                          input="".join(f"{line}\n" for line in typed.split("/")).encode(),
                          env=dict(os.environ, LC_ALL="C.UTF-8", COLUMNS="80"))
    return TIMES.sub(b"", done.stdout + done.stderr) + b"exit %d" % done.returncode


def typed(game):
    """What somebody types at a terminal: numbers of choices with and without what they need, and the words it knows."""
    chance = random.Random(game)
    lines = ["1", "1", "2", "2 1", "3", "4 1 2", "5", "6", "99", "0", "x", "bet 3", "draw", "stand", "", "?", "hand", "table",
             "kinds", "rules", "again", "undo"]
    return "/".join(chance.choice(lines[:9] if chance.randrange(3) else lines) for _ in range(90))


def commands(lab):
    described = json.loads(printed(lab, "games", "--json").rpartition(b"exit")[0])["games"]
    games = [game["id"] for game in described]
    yield from (["--help"], ["games"], ["games", "--json"])
    for game in games:
        yield ["rules", game]
        yield ["sim", game, "--hands", "40", "--seed", "3"]
        yield ["sim", game, "--games", "2", "--seed", "4", "--json"]
        yield ["tables", game, "--cards", "2"]
        yield ["tables", game, "--cards", "1", "--json"]
        most = next(entry["max_seats"] for entry in described if entry["id"] == game)
        seats = ",".join(["human:Ana", "random", "random", "random"][:most])
        yield ["play", game, "--seats", seats, "--seed", "5", "<", typed(game)]
    for preset in ("classic wookiee", "standard rebel", "local sith-array", "kessel outlaws", "pazaak pazaak-low-tech",
                   "low-tech electronic", "swag casino-caps", "classic symbol-spike", "standard imperial"):
        game, preset = preset.split()
        yield ["rules", game, "--preset", preset]
        yield ["sim", game, "--hands", "20", "--preset", preset]
    for record in sorted(path.name for path in RECORDS.glob("*.sabacc")):
        yield ["run", record]
        yield ["show", record]
        yield ["show", record, "--line", "9", "--seat", "0"]
        yield ["history", record]
        yield ["history", record, "--csv"]


def main(lab, *rest):
    lines = [kept.line_of(" ".join(words).partition(" <")[0], printed(lab, *words)) for words in commands(lab)]
    different = kept.judge(KEPT, lines, rest == ("--update",))
    for command in different:
        print(f"printed otherwise than is kept: sabacc-lab {command}")
    print(f"{len(lines)} commands")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
