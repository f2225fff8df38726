"""What each command says of what it is asked, held to what is kept: test_asked.py LAB options|merges [--update | --show NAME]

options: every option of every command without a value, with values it does not understand, beside the ends of its range, with
those it takes, and together with some of the others. merges: every place of what a shard prints left out, counted on, and of
another kind, and then merged. asked_options.txt and asked_merges.txt have a line for each option and place. After a deliberate
change: compare what --show prints with that of the commit before, then --update.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import damage
import kept

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RANGE = re.compile(r"whole number from (-?\d+) to (\d+)")
PASSING = re.compile(r'"seconds":[0-9.e-]+|in [0-9.]+ s;|"version":"[^"]*"')  # what is otherwise from day to day

# Of each command what suffices for it to begin, what is wrong in another way that is found later, and its options, each with
# values that are taken.
ALL = {"--seats": ["random,random", "random", "ai:novice:Vex,random"], "--option": ["end=hands 2"], "--preset": ["low-stakes"],
       "--credits": ["40"], "--seed": ["9"], "--answer-ms": ["7"], "--total-ms": ["7"], "--jobs": ["2"], "--shard": ["1/2", "2/2"],
       "--json": []}
COMMANDS = {
    "games": ([], ["whist"], {"--json": []}),
    "rules": (["classic"], ["whist"], {"--preset": ["wookiee", "none.sabacc-rules"], "--option": ["shift=off", "ante=3", "whist=1"]}),
    "run": (["pots.sabacc"], ["none"], {}),
    "show": (["pots.sabacc"], ["none"], {"--line": ["1", "2", "6"], "--seat": ["0", "1"]}),
    "history": (["pots.sabacc"], ["none"], {"--markdown": [], "--csv": []}),
    "play": (["pazaak", "--seed", "3"], ["whist"],
             {"--seats": ["human,random", "random,human:Bo", "human", "whist,human"], "--option": ["wager=9"],
              "--preset": ["pazaak-low-tech"], "--credits": ["40"], "--seed": ["9"], "--record": ["game.sabacc"]}),
    "sim": (["classic", "--hands", "3"], ["whist"], {**ALL, "--games": ["2"], "--hands": ["5"], "--record": ["records"]}),
    "duel": (["classic", "--seats", "random,random", "--hands", "3"], ["whist"], {**ALL, "--hands": ["5"]}),
    "odds": (["pots.sabacc", "--playouts", "5"], ["none"],
             {"--line": ["2", "6"], "--seat": ["0", "1"], "--playouts": ["9"], "--json": []}),
    "review": (["why.sabacc"], ["none"], {"--seat": ["0", "1"], "--json": []}),
    "merge": (["one.json", "two.json"], ["none"], {}),
    "bot": (["true", "whist"], ["true", "whist"],
            {"--hands": ["1"], "--seed": ["9"], "--answer-ms": ["70"], "--total-ms": ["70"], "--json": []}),
    "tables": (["classic", "--cards", "2"], ["whist"],
               {"--cards": ["1", "3"], "--preset": ["wookiee"], "--option": ["ante=3"], "--json": []}),
    "cards": (["kessel", "--assets", "assets"], ["whist", "--assets", "assets"],
              {"--pdf": ["none/sheets.pdf"], "--paper": ["a4", "letter"], "--card-width": ["20", "63.5"],
               "--copies": ["one", "deck"], "--back": ["none"], "--cover": [], "--rules": [], "--box": [],
               "--png": ["none/pictures"], "--height": ["20"], "--only": ["sand1", "whist"], "--assets": ["none"],
               "--progress": []}),
}
ODD = {"--seed": ["", "1x", "-", "+1", "9" * 20], "--option": ["=", "x=", "x=1", "x" * 70 + "=1"],
       "--shard": ["=", "1/", "/1", "3/2", "0/2", "1/70", "1/" + "1" * 70, "1" * 70 + "/1"],
       "--card-width": ["19", "300", ".", "1.2.3", "1e2", "63.5x"],
       "--seats": [",", "random,", "random," * 9 + "random", "ai:", "exec:"]}
PAIRED = {"--markdown": ["--csv"], "--hands": ["--games", "--shard", "--record"], "--games": ["--shard", "--json", "--record"],
          "--seats": ["--json", "--option"], "--preset": ["--option", "--json"], "--cards": ["--json"],
          "--playouts": ["--json", "--seat"], "--seat": ["--json"], "--line": ["--seat"], "--progress": ["--pdf"],
          "--only": ["--height"], "--png": ["--height", "--pdf", "--only", "--progress", "--cover", "--back"],
          "--pdf": ["--paper", "--card-width", "--copies", "--back", "--cover", "--rules", "--box", "--only", "--height"]}
SHARDS = (("sim", ["sim", "pazaak", "--games", "4", "--seats", "random,ai:novice"]),
          ("duel", ["duel", "corellian-spike", "--hands", "4", "--seats", "random,random,ai:novice", "--option", "ante=4"]))


class Bench:
    def __init__(self, lab, folder):
        self.lab, self.folder = lab, Path(folder)
        for name, record in (("pots", "side-pots"), ("why", "why")):  # one that is left, and one that is over
            shutil.copy(ROOT / f"tests/journeys/records/{record}.sabacc", self.folder / f"{name}.sabacc")
        (self.folder / "assets").symlink_to(ROOT / "assets")
        self.shards(SHARDS[0][1])

    def run(self, *words):
        return subprocess.run([self.lab, *words], cwd=self.folder, capture_output=True, timeout=120, stdin=subprocess.DEVNULL,
                              env=dict(os.environ, LC_ALL="C.UTF-8", COLUMNS="80"), check=False)

    def said(self, *words):
        """All that is printed, and how it ended."""
        done = self.run(*words)
        printed = PASSING.sub("", (done.stdout + done.stderr).decode("utf-8", "replace"))
        return f"$ {shlex.join(words)}\n{printed}exit {done.returncode}\n"

    # ---- options ----

    def values(self, command, wrong, option):
        """Values an option may not understand; those beside the ends of its range, which it names itself."""
        yield from ODD.get(option, ())
        ends = RANGE.search(self.said(command, *wrong, option, "x"))
        if ends:
            least, most = map(int, ends.groups())
            yield from map(str, (least - 1, most + 1, *((least, most) if option == "--seed" else ())))

    def option(self, command, option):
        good, wrong, options = COMMANDS[command]
        taken = [[option, value] for value in options[option]] or [[option]]
        said = [self.said(command, *wrong, option), self.said(command, *good, "=".join(taken[0] if options[option] else [option, "1"]))]
        said += [self.said(command, *good, *asked) for asked in taken]
        if options[option]:
            said += [self.said(command, *wrong, option, value) for value in self.values(command, wrong, option)]
        for other in PAIRED.get(option, ()):
            if other in options:
                said.append(self.said(command, *good, *taken[0], other, *options[other][:1]))
        return "".join(said)

    def others(self, command):
        """Without options, and with what is none."""
        good, wrong, _ = COMMANDS[command]
        tried = ([], good, wrong, [*good, *good], [*good, "-"], ["--", *good], [*good, "--", "--json"], ["--help"], ["--whist"],
                 [""], ["x" * 400, *wrong])
        return "".join(self.said(command, *words) for words in tried)

    # ---- what is merged ----

    def shards(self, words):
        for name, part in (("one", "1/2"), ("two", "2/2")):
            made = self.run(*words, "--json", "--shard", part).stdout.decode()
            (self.folder / f"{name}.json").write_text(re.sub(r'"seconds":[0-9.e-]+', '"seconds":1.5', made), encoding="utf-8")
        return json.loads((self.folder / "one.json").read_text(encoding="utf-8"))

    def merged(self, name, broken):
        """Each of these texts with the other shard."""
        said = []
        for text in broken:
            path = self.folder / f"{name}.json"
            path.write_text(text, encoding="utf-8")
            said.append(self.said("merge", path.name, "two.json"))
            path.unlink()
        return "".join(said)

    def places(self, shard):
        """Each place of a shard's order and sums, of several alike the first; with what it may be instead."""
        seen = set()
        for place in damage.paths(shard["shard"]):
            kind = damage.kind(place)
            if not place or kind in seen:
                continue
            seen.add(kind)
            own = shard["shard"]
            for step in place:
                own = own[step]
            if isinstance(own, int):
                others = [-1, own + 1]
            elif isinstance(own, str):
                others = [own[:-1], "-" + own, "9" * 50]
            elif isinstance(own, list):
                others = [own[:-1], own + own[-1:]]
            else:
                others = ["x"]
            at = ("shard", *place)
            yield ".".join(map(str, place)), [json.dumps(damage.changed(shard, at, None, drop=True)),
                                              *(json.dumps(damage.changed(shard, at, other)) for other in others)]

    def wholes(self, shard):
        text = json.dumps(shard)
        return ("", "{", "[]", "{}", "1", '{"shard": 1}', text + text, text + "\n" + text, text + "x", text[:-1], f" {text}\n\n",
                text.replace('"order"', '"other"'))

    # ---- all of it ----

    def options(self):
        """(name, what is said) of each command and option."""
        for command, (_, _, options) in COMMANDS.items():
            yield command, self.others(command)
            for option in options:
                yield f"{command} {option}", self.option(command, option)
        endless = "".join(self.said("sim", "casino", "--seats", "random", *words) for words in (["--hands", "2"], ["--games", "1"]))
        yield "sim against the house", endless
        yield "none", "".join(self.said(*words) for words in ([], ["--help"], ["-h"], ["whist"], ["--whist"], [""]))

    def merges(self):
        """The same of each place of a shard."""
        for name, words in SHARDS:
            shard = self.shards(words)
            yield f"{name} whole", self.merged("whole", self.wholes(shard))
            for place, broken in self.places(shard):
                yield f"{name} {place}", self.merged(place, broken)


def main(lab, what, *rest):
    with tempfile.TemporaryDirectory() as folder:
        found = list(getattr(Bench(lab, folder), what)())
    if rest[:1] == ("--show",):
        print("".join(said for name, said in found if name == rest[1]))
        return 0
    different = kept.judge(HERE / f"asked_{what}.txt", [kept.line_of(name, said.encode()) for name, said in found],
                           rest == ("--update",))
    for name in different:
        print(f"FAIL {name}: otherwise than is kept")
    print(f"{len(found)} {what}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(str(Path(sys.argv[1]).resolve()), *sys.argv[2:]))
