#!/usr/bin/env python3
"""Walks through the program at random, and holds all that is drawn and heard to what is kept of it.

    walks.py --sabacc PROGRAM --lab PROGRAM --any-setup PROGRAM --assets FOLDER --out FOLDER GROUP KEPT
    walks.py … GROUP KEPT --update         keeps it as it is
    walks.py … GROUP KEPT --show WALK      leaves the moments of that walk as text in OUT/WALK, and compares nothing

A walk is one run of the program, without a window and with nothing kept from before but what its group gives it: somebody
presses what lies at hand (wander.py). The frame before each input, and while something moves ten frames a second, are texts
of every shape, word and widget, and of what was to be heard. KEPT has a line for each walk: its name, how many
moments it has, and the hash of all. GROUP is one of GROUPS below.

After a deliberate change: what --show leaves is compared with that of the commit before, and --update keeps it.

Exit status: 0, all alike; 1, not; 2, it could not be compared.
"""
import argparse
import datetime
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

import wander

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LOW, UPRIGHT = "640x360", "450x800"  # places are logical, so small frames are as good, and quicker to draw
SECONDS = 200  # for one run, then it hangs
ENOUGH = 5  # differing walks tell what is the matter
FRIENDS = "human:Ana,human:Ben"
RECORDS = ROOT / "tests/journeys/records"


class Failure(Exception):
    """The program could not be walked through."""


class Walk:
    """One run: its name, the program's words, its inputs, and what is there before."""

    def __init__(self, name, words, inputs, settings=None, size=LOW, seconds=16, furnish=None):
        self.name, self.words, self.inputs, self.size = name, words, inputs, size
        self.settings = {"version": 1, "music": 0, "verdict": 0, **(settings or {})}
        self.seconds, self.furnish = seconds, furnish


class Walks:
    def __init__(self, tools):
        self.tools = tools

    # ---- what there is ----

    def games(self):
        """[(game, [its presets])]"""
        found = []
        for line in self.said(self.tools.lab, "games").splitlines():
            if match := re.match(r"([a-z][a-z-]*)  ", line):
                found.append((match[1], []))
            elif match := re.match(r" *--preset (\S+)", line):
                found[-1][1].append(match[1])
        return found

    def any_setup(self, game, number):
        return self.said(self.tools.any_setup, game, str(number)).splitlines()

    @staticmethod
    def said(*words):
        return subprocess.run(words, check=True, capture_output=True, text=True).stdout

    # ---- running ----

    def run(self, walk):
        """The program's moments, and what was spoken if it speaks: {name: bytes}, in order."""
        home = self.tools.out / walk.name
        shutil.rmtree(home, ignore_errors=True)
        data = home / "data"
        data.mkdir(parents=True)
        (home / "assets").symlink_to(self.tools.assets)
        (data / "settings.json").write_text(json.dumps(walk.settings))
        if walk.furnish:
            walk.furnish(data)
        (home / "script.jsonl").write_text("".join(f"{line}\n" for line in walk.inputs))
        # The program knows its folder as a place that is called the same wherever the tests are built.
        command = [str(self.tools.sabacc), "--assets", "/proc/self/cwd/assets", "--data", "/proc/self/cwd/data", "--mute",
                   "--input", "script.jsonl", "--size", walk.size, "--run-for", str(walk.seconds * 1000), *walk.words]
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC", "SABACC_TODAY": "20261121",
                       "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SABACC_MOMENTS": str(home / "moments"),
                       "SABACC_MOMENTS_MS": "100", "SABACC_STEPS_A_FRAME": "8", "SABACC_PICTURES": str(self._pictures())}
        done = subprocess.run(command, cwd=home, env=environment, timeout=SECONDS, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failure(f"{walk.name}: ended with {done.returncode}: {done.stderr[-1000:]}\n  in {home}: {' '.join(command)}")
        moments = {path.stem: path.read_bytes() for path in sorted((home / "moments").glob("*.drawn"))}
        if (home / "heard.txt").is_file():
            moments["heard"] = (home / "heard.txt").read_bytes()
        return moments

    def _pictures(self):
        """What one walk has drawn for its size is there for all others of the same program; what another program has
        drawn would hide a fault of this one."""
        stat = os.stat(self.tools.sabacc)
        mine = self.tools.out.parent / f"pictures-{int(stat.st_mtime)}-{stat.st_size}"
        for other in self.tools.out.parent.glob("pictures-*"):
            if other != mine:
                shutil.rmtree(other, ignore_errors=True)
        return mine

    def hashed(self, walk):
        """The walk's line in KEPT. Its folder goes, unless somebody is to look at it."""
        begun = datetime.datetime.now(datetime.timezone.utc)
        moments = self.run(walk)
        if not moments:
            raise Failure(f"{walk.name}: drew no moment")
        whole = hashlib.sha256()
        now = minutes_since(begun)
        for name, text in moments.items():
            # Between which two frames a request for music falls depends on how long an opponent thinks.
            kept = b"".join(line for line in text.splitlines(True) if not line.startswith(b"music "))
            # A game that was played just now is listed with when that was.
            for minute in now:
                kept = kept.replace(minute, b"0000-00-00 00:00")
            if str(ROOT).encode() in kept or str(self.tools.out).encode() in kept:
                raise Failure(f"{walk.name}: {name} names a folder of this machine")
            whole.update(name.encode() + b"\n" + kept)
        return f"{walk.name} {len(moments)} {whole.hexdigest()[:16]}"


def minutes_since(begun):
    """As past games are listed, from then until now."""
    minute = datetime.timedelta(minutes=1)
    last = datetime.datetime.now(datetime.timezone.utc)
    count = (last.replace(second=0, microsecond=0) - begun.replace(second=0, microsecond=0)) // minute
    return [(begun + i * minute).strftime("%Y-%m-%d %H:%M").encode() for i in range(count + 1)]


def pressed(*keys):
    return [json.dumps({"key": key}) for key in keys]


def press(*widgets):
    return [json.dumps({"press": widget}) for widget in widgets]


def walked(seed, events, device, size=LOW):
    hand = "mouse-upright" if device == "mouse" and size == UPRIGHT else device
    return list(wander.inputs(seed, events, hand))


# ---- groups ----

def tables(walks, device):
    """Every game as it is, by one device, every third upright."""
    for seed, (game, _) in enumerate(walks.games(), 1):
        size = UPRIGHT if seed % 3 == 1 else LOW
        yield Walk(f"{device}-{game}", ["--game", game, "--seed", str(seed)], walked(seed, 50, device, size), size=size)


def presets(walks, _):
    """Every preset, half of them with larger text and more contrast."""
    seed = 40
    for game, names in walks.games():
        for name in names:
            seed += 1
            settings = {} if seed % 2 else {"text-size": 150, "contrast": 1, "pace": 4}
            yield Walk(f"{game}-{name}", ["--game", game, "--preset", name, "--seed", str(seed)],
                       walked(seed, 30, "keys"), settings, seconds=10)


def friends(walks, _):
    """Friends at one screen, and house rules that ask for more than usual."""
    rules = ["discards=exactly 2", "discards=min 2", "discards=one-of 1,3", "discards=max 1", "discard-pile=on",
             "discard-fee=3", "devices=allowed", "shift-on=timer 20", "shift=pool", "shift=under-marker", "house-dealer=on",
             "round-limit=2"]
    seed = 0
    for game in ("classic", "kessel", "pazaak", "corellian-spike", "swag"):
        seed += 1
        yield Walk(f"two-{game}", ["--game", game, "--seats", FRIENDS, "--seed", str(seed)], walked(seed, 60, "keys"),
                   seconds=20)
    for rule in rules:
        seed += 1
        name = re.sub("[^a-z0-9]+", "-", rule)
        yield Walk(f"rule-{name}", ["--game", "classic", "--option", rule, "--seats", "human:Ana,ai:novice,random",
                                    "--seed", str(seed)], walked(seed, 40, "keys"), seconds=14)
    yield Walk("one-set", ["--game", "pazaak", "--option", "sets=1", "--seats", "human:Ana,random", "--seed", "31"],
               walked(31, 40, "keys"), seconds=14)
    yield Walk("draft", ["--game", "kessel", "--option", "tokens=draft", "--seats", FRIENDS, "--seed", "32"],
               walked(32, 40, "keys"), seconds=14)
    yield Walk("sit-out", ["--game", "classic", "--option", "sit-out=on", "--seats", f"{FRIENDS},ai:novice:Bo", "--seed", "33"],
               walked(33, 60, "keys"), seconds=20)
    # Whatever is offered first is taken, hand after hand.
    for game in ("classic", "kessel", "pazaak", "corellian-spike", "force", "bespin-yarith"):
        yield Walk(f"taken-{game}", ["--game", game, "--seats", FRIENDS, "--seed", "5"], pressed(*["Return"] * 150), seconds=45)


def any_tables(walks, _):
    """Tables that nobody set up: any options, seats and opponents, by somebody who mostly takes what is offered first; and
    without motion, hand after hand to their results, by somebody who always does."""
    for at, (game, _) in enumerate(walks.games()):
        for number in (1, 2):
            yield Walk(f"{game}-{number}", [*walks.any_setup(game, number), "--seed", str(10 * at + number)],
                       walked(100 + 10 * at + number, 50, "hasty"))
        number = 4 + at % 3
        yield Walk(f"{game}-to-its-end", [*walks.any_setup(game, number), "--seed", str(number)], pressed(*["Return"] * 90),
                   {"pace": 4}, seconds=60)


ROOMS = ("title", "tonight", "history", "statistics", "rules", "gallery", "cards", "settings", "access", "keys", "pad", "setup",
         "unfinished", "lesson")


def lived_in(walks):
    """Furnishes with the data of somebody who has played: games finished, left and broken; grades."""
    def furnish(data):
        games = data / "games"
        games.mkdir()
        for at, game in enumerate(("classic", "corellian-spike", "kessel", "pazaak")):
            made = data / "made"
            walks.said(walks.tools.lab, "sim", game, "--games", "1", "--seed", "5", "--record", made, "--option",
                       "sets=2" if game == "pazaak" else "end=hands 2")
            for record in made.glob("*.sabacc"):
                head, _, rest = record.read_text().partition("\n")
                head = re.sub('("name": )"[^"]*"(, "credits": [0-9]*)?(, "agent": )"[^"]*"', '\\1"Ana"\\2\\3"human"', head, 1)
                date(games / f"whole-{game}.sabacc", at, f"{head}\n{rest}")
            shutil.rmtree(made)
        for at, record in enumerate(sorted(RECORDS.glob("*.sabacc")), 4):
            if at % 3 == 0:
                (games / f"{record.stem}.unfinished").write_text('{"undo": true}\n')
            date(games / record.name, at, "nonsense\n" if at == 8 else record.read_text())
        (data / "grades.json").write_text(json.dumps({"games": {
            "two.sabacc": {"game": "classic", "day": "2026-11-03", "people": {"Ana": {"decisions": 10, "shares": 8000}}},
            "why.sabacc": {"game": "corellian-spike", "day": "2026-11-04", "people": {"Ana": {"decisions": 30, "shares": 900}}}}}))

    def date(file, at, text):
        """In November 2026, one a day, the first ones latest."""
        moment = 1795000000 - 90000 * at
        file.write_text(text)
        os.utime(file, (moment, moment))

    return furnish


def rooms(walks, device):
    """The other rooms, of somebody who has played before, every third upright; half with larger text and more contrast."""
    for seed, scene in enumerate(ROOMS, 1):
        size = UPRIGHT if seed % 3 == 0 else LOW
        settings = {} if seed % 2 else {"text-size": 150, "contrast": 1}
        yield Walk(f"{device}-{scene}", ["--scene", scene, "--seed", str(seed)], walked(200 + seed, 80, device, size),
                   settings, size, seconds=25, furnish=lived_in(walks))


# Where keys alone seldom lead: what is opened first, and in which scene.
PLACES = (
    ("circuit", "tonight", ["tab:1"]), ("house", "tonight", ["tab:1", "house:0", "sit-down"]), ("feats", "tonight", ["tab:2"]),
    ("deals", "tonight", ["tab:0", "daily:9"]), ("drills", "history", ["tab:drills"]), ("people", "history", ["tab:players"]),
    ("figures", "history", ["tab:statistics"]), ("game", "history", ["game:0"]), ("other-game", "history", ["game:3"]),
    ("looked-back", "history", ["game:1", "game:look-back"]), ("options", "rules", ["rules:options"]),
    ("ladder", "rules --game kessel", ["rules:ladder"]), ("steps", "rules --game pazaak", ["rules:game"]),
    ("glossary", "rules", ["rules:glossary"]),
    ("side-cards", "rules --game pazaak", ["rules:cards"]), ("pieces", "gallery", ["deck:pieces"]),
    ("players", "gallery", ["deck:players"]), ("kessel", "gallery", ["deck:kessel", "gallery:fan"]),
    ("slides", "gallery", ["deck:spike", "card:2", "gallery:more", "gallery:slideshow"]), ("chooser", "setup", ["game"]), ("presets", "setup", ["preset"]),
    ("house-rules", "setup", ["house-rules"]),
)


def places(walks, device):
    """The pages behind the rooms, from there on; and what is exported."""
    for seed, (name, scene, presses) in enumerate(PLACES, 1):
        size = UPRIGHT if seed % 3 == 2 else LOW
        yield Walk(f"{device}-{name}", ["--scene", *scene.split(), "--seed", str(seed)],
                   [*press(*presses), *walked(300 + seed, 60, device, size)], {}, size, seconds=25, furnish=lived_in(walks))
    yield Walk(f"{device}-export", ["--scene", "gallery", "--seed", "1"],
               [*pressed("Right", "Return", "e"), *walked(340, 40, device)], seconds=20)
    yield Walk(f"{device}-tokens", ["--game", "kessel", "--option", "tokens=draft", "--seed", "5"],
               [*pressed("?"), *press("rules:tokens"), *walked(341, 40, device)], seconds=20)


def replays(walks, _):
    """Every record of the journeys shown, and gone through."""
    for seed, record in enumerate(sorted(RECORDS.glob("*.sabacc")), 1):
        def furnish(data, record=record):
            shutil.copy(record, data / "shown.sabacc")
        yield Walk(record.stem, ["--replay", "data/shown.sabacc", "--seed", str(seed)],
                   [*press("replay:play"), *walked(400 + seed, 40, "hasty")], {"pace": seed % 5}, seconds=20, furnish=furnish)


def films(walks, _):
    """The film of every game, and what the title shows when it is left alone."""
    for seed, (game, _) in enumerate(walks.games(), 1):
        size = UPRIGHT if seed % 3 == 0 else LOW
        yield Walk(game, ["--demo", "--game", game, "--seed", str(seed)], [], {"pace": 2 + seed % 3}, size, seconds=40)
    yield Walk("left-alone", ["--scene", "title", "--seed", "5"], [*pressed("Down"), '{"at":90000,"key":"Right"}'], seconds=92)


def hearing(seed, events):
    """By keys, while a pointer that nobody minds strays now and then."""
    for at, line in enumerate(walked(seed, events, "hearing")):
        if at % 4 == 3:
            yield json.dumps({"point": [4 + at, 4]})
        yield line


def heard(walks, _):
    """Every game, every lesson and every room of somebody who hears them."""
    speech = ["--speech", "--transcript", "heard.txt"]
    for seed, (game, _) in enumerate(walks.games(), 1):
        yield Walk(game, ["--game", game, "--seed", str(seed), *speech], hearing(500 + seed, 40), {"captions": 1})
        yield Walk(f"lesson-{game}", ["--scene", "lesson", "--game", game, "--seed", str(seed), *speech],
                   hearing(520 + seed, 40), {"pace": 3}, seconds=30)
    for seed, scene in enumerate(ROOMS, 1):
        yield Walk(scene, ["--scene", scene, "--seed", str(seed), *speech], hearing(560 + seed, 50),
                   furnish=lived_in(walks))


def senses(walks, _):
    """Every game by a switch, and with all that helps to see."""
    for seed, (game, _) in enumerate(walks.games(), 1):
        yield Walk(f"switch-{game}", ["--game", game, "--seed", str(seed)], pressed(*["Space"] * 60),
                   {"switch": 1 + seed % 2, "switch-step": 5, "pace": 4}, seconds=40)
        yield Walk(f"seen-{game}", ["--game", game, "--seed", str(seed), *(["--reduced-motion"] if seed % 2 else [])],
                   walked(540 + seed, 40, "hasty"),
                   {"colours": seed % 4, "contrast": seed % 2, "text-size": 100 + 50 * (seed % 3), "captions": 1, "talk": 1,
                    "advice": 1, "advice-chances": seed % 2, "verdict": 1, "clauses": 1})


def lessons(walks, _):
    """Every lesson by what it asks for, mostly."""
    for seed, (game, _) in enumerate(walks.games(), 1):
        yield Walk(game, ["--scene", "lesson", "--game", game, "--seed", str(seed)], walked(600 + seed, 70, "hasty"), {"pace": 3},
                   UPRIGHT if seed % 3 == 0 else LOW, seconds=40)


GROUPS = {
    "places-keys": (places, "keys"), "places-hasty": (places, "hasty"), "places-mouse": (places, "mouse"),
    "replays": (replays, None), "films": (films, None), "heard": (heard, None), "senses": (senses, None), "lessons": (lessons, None),
    "tables-keys": (tables, "keys"), "tables-hasty": (tables, "hasty"), "tables-pad": (tables, "pad"),
    "tables-mouse": (tables, "mouse"), "presets": (presets, None), "friends": (friends, None), "any": (any_tables, None),
    "rooms-keys": (rooms, "keys"), "rooms-pad": (rooms, "pad"), "rooms-mouse": (rooms, "mouse"),
}


# ---- comparing ----

def compare(walks, group, kept, tools):
    make, device = GROUPS[group]
    wanted = {line.split()[0]: line for line in kept.read_text().splitlines()} if kept.is_file() else {}
    found, differing = {}, 0
    for walk in make(walks, device):
        found[walk.name] = walks.hashed(walk)
        shutil.rmtree(tools.out / walk.name)
        if tools.update or found[walk.name] == wanted.get(walk.name):
            continue
        print(f"now  {found[walk.name]}\nkept {wanted.get(walk.name, 'nothing')}")
        differing += 1
        if differing == ENOUGH:
            print("The others were not tried.")
            return 1
    if tools.update:
        kept.write_text("".join(f"{line}\n" for line in found.values()))
        return 0
    gone = [wanted[name] for name in wanted if name not in found]
    print("".join(f"gone {line}\n" for line in gone) + f"{len(found)} walks, {differing} differ")
    return 1 if differing or gone else 0


def show(walks, group, name):
    make, device = GROUPS[group]
    for walk in make(walks, device):
        if walk.name == name:
            print(f"{len(walks.run(walk))} moments in {walks.tools.out / name / 'moments'}")
            return 0
    raise Failure(f"{group} has no walk {name}")


def main(words):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for tool in ("sabacc", "lab", "any-setup", "assets", "out"):
        parser.add_argument(f"--{tool}", type=lambda path: pathlib.Path(path).resolve(), required=True)
    parser.add_argument("group", choices=GROUPS)
    parser.add_argument("kept", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--show", metavar="WALK")
    tools = parser.parse_args(words)
    walks = Walks(tools)
    try:
        return show(walks, tools.group, tools.show) if tools.show else compare(walks, tools.group, tools.kept, tools)
    except (Failure, OSError, subprocess.SubprocessError) as why:
        print(f"walks.py: {why}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
