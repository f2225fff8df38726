"""Nothing is lost: the program and its functions under faults, kills and power cuts. README.md says what each shows.

    faults.py BUILD cuts    [--games A,B] [--hands N] [--seeds N] [--second N] [--power-every N] [--sync-every N]
                            [--at-least KILLS]
    faults.py BUILD player  [--games A,B] [--hands N] [--every N]
    faults.py BUILD kills   [--games A,B] [--hands N] [--every N]
    faults.py BUILD program [--scripts session,spike,makes] [--every N]
    faults.py BUILD reads   [--every N]

BUILD is a build directory. --every N takes every Nth call only; --jobs N runs so many at once (1)."""
import argparse
import concurrent.futures
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

UNAVAILABLE = 77
SHOWN = 40
# What of a sentence differs from run to run, so that losses of one kind are shown once or twice.
CHANGING = re.compile(r"/tmp/[^ ]*/|\d{8}-\d{6}-|\.[0-9a-f]{8}(?=\.part)|\d+")
ONCE = ["enospc", "eio", "short", "sync", "rename", "erofs", "lock"]
ON = ["full", "eio", "erofs", "sync", "lock"]
LASTS = 12  # calls, of a fault that is over while the program still runs
GAMES = ["classic", "brockley", "force", "swag", "standard", "low-tech", "local", "casino", "solitaire", "corellian-spike",
         "bespin-yarith", "coruscant-shift", "kessel", "pazaak"]
STAMP, STAMP_BYTES = re.compile(r"\d{8}-\d{6}-"), re.compile(rb"\d{8}-\d{6}-")
HANDS = re.compile(rb'"(?:won|lost|drawn)": (\d+)')
BROKEN = re.compile(r"Sanitizer|runtime error:|Assertion|LeakSanitizer")


class Tools:
    def __init__(self, build):
        self.assets = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "assets")
        for name in ("inject", "player", "cuts", "look", "replay"):
            setattr(self, name, os.path.join(build, "tests", "faults", "faults-" + name))
        self.program = os.path.join(build, "src", "app", "sabacc")


class Place:
    """A directory for one run: the data directory and what the layer writes about it."""

    def __init__(self):
        self.root = tempfile.mkdtemp(prefix="faults-")
        self.data, self.base, self.work = (os.path.join(self.root, name) for name in ("data", "base", "work"))
        self.journal, self.marks, self.report = (os.path.join(self.root, n) for n in ("journal", "marks", "report"))
        os.mkdir(self.data)
        os.mkdir(self.base)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.root)

    def figures(self):
        with open(self.report, encoding="utf-8") as file:
            rows = [line.split() for line in file]
        return {row[0]: row[1] for row in rows if row[0] != "call"}, [row[1:] for row in rows if row[0] == "call"]

    def calls(self):
        """The names of the journal's calls, in their order."""
        found = []
        with open(self.journal, "rb") as file:
            while line := file.readline():
                words = line.decode().split("\t")
                file.read(int(words[4]) + 1 if int(words[4]) else 0)
                if words[1] != "mark":
                    found.append(words[1])
        return found


class Losses:
    """What was found wrong."""

    def __init__(self):
        self.count, self.runs = 0, 0
        self.shown = {}

    def add(self, where, sentence):
        self.count += 1
        kind = CHANGING.sub("", where.split(" ")[0] + sentence)
        self.shown[kind] = self.shown.get(kind, 0) + 1
        if self.shown[kind] <= 2 and len(self.shown) <= SHOWN:
            print(f"LOST {where}: {sentence}", flush=True)


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, **options)


def play(tools, place, game, hands, seed, *options):
    """The player's session below the layer; the figures of its report, and what it said on stderr."""
    done = run([tools.inject, "--below", place.data, "--journal", place.journal, "--mark", place.marks, "--report",
                place.report, *options, "--", tools.player, place.data, place.marks, game, str(seed), str(hands)])
    if done.returncode == UNAVAILABLE:
        print(done.stderr.strip())
        sys.exit(UNAVAILABLE)
    figures, injected = place.figures()
    return done, figures, injected


def judge_end(done, figures, where, losses, is_killed=False):
    """How the program came to its end, whatever it left."""
    if BROKEN.search(done.stderr):
        losses.add(where, done.stderr.strip().split("\n")[0][:200])
    elif done.returncode != (128 + 9 if is_killed else 0):
        losses.add(where, f"exit {done.returncode}: {done.stderr.strip()[-200:]}")
    if figures.get("foreign", "0") != "0":
        losses.add(where, "a call that the layer has no model of: " + str(figures))


def each(jobs, function, rows):
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(lambda row: function(*row), rows):
            pass


# ---- kills and power cuts, from the journal ----


def cut_journal(tools, place, options, where, losses):
    """Judges the journal of a run at every call; how many kills, and points in all."""
    judged = run([tools.cuts, place.base, place.journal, place.work, "--power-every", str(options.power_every),
                  "--sync-every", str(options.sync_every)])
    lines = judged.stdout.strip().split("\n")
    for line in lines[:-1]:
        losses.add(where, line)
    if judged.returncode not in (0, 1):
        losses.add(where, f"not judged: {judged.stderr.strip()[-300:]}")
        return 0, 0
    print(f"{where}: {lines[-1]}", flush=True)
    figures = [int(word) for word in lines[-1].replace(":", "").split() if word.isdigit()]
    return figures[1], figures[0]


# Where a first session ends, for a second one that goes on with its game: at that part of its calls, and how.
ENDS = [(0.6, "kill"), (0.8, "zeros"), (0.9, "mixed")]


def sessions(tools, place, game, options, seed, losses):
    """A first session, and then, in places of their own, those that go on with what is left of it."""
    done, figures, _ = play(tools, place, game, options.hands, seed)
    judge_end(done, figures, f"{game} {seed}", losses)
    yield place, f"{game} {seed}"
    for part, cut in ENDS[:options.second]:
        with Place() as second:
            end = str(int(part * int(figures["calls"])))
            for directory in (second.base, second.data):
                run([tools.replay, place.base, place.journal, "put", directory, end, cut, "1"])
            done, found, _ = play(tools, second, "resume", 1, seed)
            judge_end(done, found, f"{game} {seed}, resumed", losses)
            yield second, f"{game} {seed}, resumed after {cut} at {end}"


def cuts(tools, options, losses):
    kills_judged = points = 0
    for game, seed in itertools.product(options.games, range(1, options.seeds + 1)):
        with Place() as first:
            for place, where in sessions(tools, first, game, options, seed, losses):
                if run([tools.replay, place.base, place.journal, "like", place.data]).returncode != 0:
                    losses.add(where, "the journal does not make the directory that the player left")
                found = cut_journal(tools, place, options, where, losses)
                kills_judged, points = kills_judged + found[0], points + found[1]
    print(f"{points} points, {kills_judged} of them kills")
    if kills_judged < options.at_least:
        losses.add("cuts", f"only {kills_judged} kills, wanted {options.at_least}")


# ---- faults in the player's session ----


GROWS = {"open", "write", "truncate", "rename", "link", "mkdir"}
CHANGES, SYNCS = GROWS | {"unlink", "rmdir"}, {"sync", "syncdir"}
# Which calls a fault can befall, as plan.c has it.
FITS = {"enospc": GROWS | SYNCS | {"close"}, "full": GROWS | SYNCS | {"close"}, "eio": CHANGES | SYNCS | {"close"},
        "erofs": CHANGES, "short": {"write"}, "sync": SYNCS, "rename": {"rename"}, "lock": {"lock"}}


def schedule(calls, every):
    """For every call one fault that passes, of those that fit in turn; for every so many calls faults that stay, and
    faults that last for some calls."""
    turn, on, lasting = 0, itertools.cycle(ON), itertools.cycle(ON)
    for at, call in enumerate(calls, 1):
        fitting = [name for name in ONCE if call in FITS[name]]
        if at % every == 0 and fitting:
            turn += 1
            yield fitting[turn % len(fitting)], "--at", at
        if at % (8 * every) == 0:
            yield next(on), "--from", at
        if at % (8 * every) == 4 * every and at + 3 * LASTS < len(calls):
            yield next(lasting), f"--to {at + LASTS} --from", at


def everything(calls):
    for at, call in enumerate(calls, 1):
        yield from ((fault, "--at", at) for fault in ONCE if call in FITS[fault])
        yield from ((fault, "--from", at) for fault in ON)
        if at + 3 * LASTS < len(calls):
            yield from ((fault, f"--to {at + LASTS} --from", at) for fault in ON)


def player(tools, options, losses):
    for game in options.games:
        with Place() as place:
            play(tools, place, game, options.hands, 1)
            calls = place.calls()

        def one(fault, mode, at, game=game):
            with Place() as place:
                where = f"{game}, {fault} {mode} {at}"
                done, figures, injected = play(tools, place, game, options.hands, 1, "--fault", fault, *mode.split(),
                                               str(at))
                losses.runs += 1
                judge_end(done, figures, where, losses)
                passing = ["passing"] if mode != "--from" else []
                looked = run([tools.look, place.data, place.journal, *passing])
                if looked.returncode not in (0, 1):
                    losses.add(where, looked.stderr.strip()[-300:])
                for line in looked.stdout.split("\n")[:-1]:
                    losses.add(f"{where} ({' '.join(injected[0]) if injected else 'nothing injected'})", line)

        each(options.jobs, one, everything(calls) if options.all else schedule(calls, options.every))
    print(f"{losses.runs} runs of the player with faults")


# ---- real kills ----


def kills(tools, options, losses):
    """The model of a kill is held true by real ones: the same directory, and all of it can be read. What the action in
    flight was, only the cuts of a whole journal know."""
    for game in options.games:
        with Place() as place:
            play(tools, place, game, options.hands, 1)
            calls = place.calls()

        def one(at, torn, game=game):
            with Place() as place:
                where = f"{game}, killed at {at} {' '.join(torn)}"
                done, figures, _ = play(tools, place, game, options.hands, 1, "--kill-at", str(at), *torn)
                losses.runs += 1
                judge_end(done, figures, where, losses, is_killed=True)
                if run([tools.replay, place.base, place.journal, "like", place.data]).returncode != 0:
                    losses.add(where, "the model has another directory")
                for line in run([tools.look, place.data]).stdout.split("\n")[:-1]:
                    losses.add(where, line)

        rows = [(at, ["--torn"] if call == "write" and at % 2 else []) for at, call in enumerate(calls, 1)]
        each(options.jobs, one, rows[options.every - 1::options.every])
    print(f"{losses.runs} runs of the player killed")


# ---- the program itself, by its scripts ----

PAUSE, UNDO = {"key": "Escape"}, {"press": "pause:undo"}


def keys(letters):
    return [{"key": "Return" if letter == "!" else letter} for letter in letters]


def presses(names):
    return [{"press": name} for name in names.split()]


# What is given on the command line, and done. A picture, and its words, are taken after each line.
SCRIPTS = {
    "spike": (["--game", "corellian-spike", "--option", "end=hands 2", "--seats", "human:Ana,ai:novice", "--seed", "3", "--practice"],
              [{"press": "stand"}, PAUSE, UNDO, *keys("scmscmsc!scmscmscm!")]),
    "session": (["--scene", "title", "--seed", "3"], [{"press": "menu:settings"}, {"press": "setting:totals"}, {"press": "back"},
                     {"press": "menu:start"}, {"press": "game"}, {"press": "game:solitaire"}, {"press": "seed"},
                     {"text": "77"}, {"press": "start"}, *keys("d"), PAUSE, {"press": "pause:leave"},
                     {"press": "menu:resume"}, *keys("n!"), PAUSE, {"press": "pause:quit"}]),
    "makes": (["--scene", "title", "--seed", "3"], [*presses("menu:start preset house-name"), {"text": "Friday"},
                   *presses("save back game game:pazaak side:0 deck-name"), {"text": "7"},
                   *presses("deck-keep side-clear side-fill"), *presses("deck-name"), {"text": "8"},
                   *presses("deck-keep deck:0 deck:1 deck-delete back back menu:quit")]),
}


def files_of(data):
    """What is in the files of a data directory; names without the time of day, those that are then the same counted.
    Temporary files do not count: the next start clears them away, which faults-look judges."""
    found = {}
    for root, _, names in os.walk(data):
        for name in sorted(name for name in names if not name.endswith(".part")):
            path = os.path.join(root, name)
            with open(path, "rb") as file:
                text = file.read().replace(data.encode(), b"DATA")
            relative = STAMP.sub("", os.path.relpath(path, data))
            while relative in found:
                relative += "'"
            found[relative] = STAMP_BYTES.sub(b"", text)
    return found


class Show:
    """A run of the program: how it ended, what lies in its data directory, and what its pictures said."""

    def __init__(self, tools, place, name, *options, cache, before=None):
        arguments, lines = SCRIPTS[name]
        self.place, self.shots = place, os.path.join(place.root, "shots")
        script = os.path.join(place.root, "script.jsonl")
        with open(script, "w", encoding="utf-8") as file:
            for number, line in enumerate(lines):
                is_last = number == len(lines) - 1
                file.write(json.dumps(line) + "\n" + ("" if is_last else json.dumps({"shot": f"{number:03}.json"}) + "\n"))
        if before:
            shutil.copytree(before, place.data, dirs_exist_ok=True)
        else:
            with open(os.path.join(place.data, "settings.json"), "w", encoding="utf-8") as file:
                json.dump({"pace": 4, "reduced-motion": 1, "coach": 0, "read-out": 0, "demo": 0}, file)
        os.symlink(cache, os.path.join(place.data, "pictures"))
        self.done = run([tools.inject, "--below", place.data, "--skip", "pictures", "--journal", place.journal,
                         "--report", place.report, *options, "--", tools.program, "--assets", tools.assets, "--data",
                         place.data, "--mute", "--size", "320x320", "--input", script, "--shots", self.shots,
                         *arguments], env=dict(os.environ, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy",
                                               LC_ALL="C.UTF-8"))
        self.figures, self.injected = place.figures()
        # A script that meets another screen than it expected has not failed the program, and has not done all it would.
        self.is_short = self.done.returncode == 1 and self.done.stderr.startswith(script)
        if self.is_short:
            self.done.returncode = 0
        self.files, self.notices = files_of(place.data), self.read_notices()

    def read_notices(self):
        """For every picture, in their order, what it tells of itself: toasts and notices."""
        found = []
        for name in sorted(os.listdir(self.shots) if os.path.isdir(self.shots) else []):
            if name.endswith(".json"):
                with open(os.path.join(self.shots, name), encoding="utf-8") as file:
                    said = json.load(file)["said"]
                found.append([fact["text"] for fact in said if fact["name"] in ("toast", "notice") and "text" in fact])
        return found

    def lost(self, whole):
        """The files that are not as in the undisturbed run."""
        return sorted(name for name in {*whole.files, *self.files} if whole.files.get(name) != self.files.get(name))

    def told(self, whole):
        """The notices that the undisturbed run had not."""
        known = {text for texts in whole.notices for text in texts}
        return [text for texts in self.notices for text in texts if text not in known]


def lasts_to_the_end(mode, figures):
    """Whether the fault was there to the end, or so near to it that not everything was tried again: a program that cannot
    save makes fewer calls than usual."""
    words = mode.split()
    return mode == "--from" or (words[0] == "--to" and int(figures["calls"]) <= int(words[1]) + LASTS)


def judge_whole(whole, name, losses):
    if whole.is_short:
        losses.add(name, "the script does not reach its end where nothing fails")


def judge_show(tools, show, whole, mode, where, losses):
    where = f"{where} ({' '.join(show.injected[0]) if show.injected else 'nothing injected'})"
    lost, told, is_lasting = show.lost(whole), show.told(whole), lasts_to_the_end(mode, show.figures)
    judge_end(show.done, show.figures, where, losses)
    if lost and not told:
        losses.add(where, f"nothing on the screen says that {' '.join(lost)} differs")
    if lost and not is_lasting and not show.is_short:
        losses.add(where, f"the fault passed, and {' '.join(lost)} was not saved again")
    if lost and is_lasting and show.notices and not [text for text in show.notices[-1] if text in told]:
        losses.add(where, "the last picture no longer says that it is not saved")
    looked = run([tools.look, show.place.data])
    for line in looked.stdout.split("\n")[:-1] or ([looked.stderr[-300:]] if looked.returncode > 1 else []):
        losses.add(where, line)


def program(tools, options, losses):
    with tempfile.TemporaryDirectory(prefix="faults-") as cache:
        for name in options.scripts:
            with Place() as place:
                Show(tools, place, name, cache=cache)  # draws what is not drawn yet
            with Place() as place:
                whole = Show(tools, place, name, cache=cache)
                calls = place.calls()
                judge_end(whole.done, whole.figures, name, losses)
                judge_whole(whole, name, losses)

            def one(fault, mode, at, name=name, whole=whole):
                with Place() as place:
                    show = Show(tools, place, name, "--fault", fault, *mode.split(), str(at), cache=cache)
                    losses.runs += 1
                    judge_show(tools, show, whole, mode, f"{name}, {fault} {mode} {at}", losses)

            each(options.jobs, one, everything(calls) if options.all else schedule(calls, options.every))
    print(f"{losses.runs} runs of the program with faults")


def is_less(name, old, new):
    """Whether a file has lost some of what it held: lines of a record, hands that were counted."""
    if name.endswith(".sabacc"):
        return not new.startswith(old)
    if name == "streaks.json":
        return sum(map(int, HANDS.findall(new))) < sum(map(int, HANDS.findall(old)))
    return not new and bool(old)


def reads(tools, options, losses):
    """A session in a directory that was played in, where something cannot be read: nobody takes that for not being
    there and writes over it."""
    def ignore(_, names):
        return [name for name in names if name == "pictures"]

    with tempfile.TemporaryDirectory(prefix="faults-") as cache, Place() as first:
        before = os.path.join(first.root, "before")
        Show(tools, first, "session", cache=cache)
        shutil.copytree(first.data, before, ignore=ignore)
        with Place() as place:
            whole = Show(tools, place, "session", "--reads", cache=cache, before=before)
            calls = place.calls()
        with Place() as place:
            shutil.copytree(before, place.data, dirs_exist_ok=True)
            old = files_of(place.data)

        def one(at):
            with Place() as place:
                where = f"session again, reads at {at}"
                show = Show(tools, place, "session", "--reads", "--fault", "reads", "--at", str(at), cache=cache,
                            before=before)
                losses.runs += 1
                judge_end(show.done, show.figures, where, losses)
                where += f" ({' '.join(show.injected[0])})"
                for name in old:
                    if is_less(name, old[name], show.files.get(name, b"")):
                        losses.add(where, f"{name} holds less than before")
                if show.lost(whole) and not show.told(whole):
                    losses.add(where, f"nothing on the screen says that {' '.join(show.lost(whole))} differs")

        rows = [(at,) for at, call in enumerate(calls, 1) if call in ("look", "read")]
        each(options.jobs, one, rows[options.every - 1::options.every])
    print(f"{losses.runs} runs of the program with something that cannot be read")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("what", choices=["cuts", "player", "kills", "program", "reads"])
    parser.add_argument("--games", type=lambda text: text.split(","), default=GAMES)
    parser.add_argument("--scripts", type=lambda text: text.split(","), default=list(SCRIPTS))
    parser.add_argument("--hands", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--power-every", type=int, default=10, help="power cuts at every Nth write,")
    parser.add_argument("--sync-every", type=int, default=1, help="and at every Nth other call")
    parser.add_argument("--second", type=int, default=0, help="sessions that go on with a game cut off: 0 to 3")
    parser.add_argument("--at-least", type=int, default=0)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="every fault with every call")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    # Syncs that are caught, and files that are made a thousand times, need no disk.
    if "TMPDIR" not in os.environ and os.access("/dev/shm", os.W_OK | os.X_OK):
        tempfile.tempdir = "/dev/shm"
    losses = Losses()
    {"cuts": cuts, "player": player, "kills": kills, "program": program, "reads": reads}[options.what](Tools(options.build), options, losses)
    print(f"{losses.count} losses")
    sys.exit(1 if losses.count else 0)


if __name__ == "__main__":
    main()
