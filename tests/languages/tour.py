"""Plays through every scene of the program in one language, off-screen: tour.py SABACC ASSETS OUT LANGUAGE SIZE [RUN…]

OUT/RUN/MOMENT.png is a picture of a screen, .json beside it what it says (render/transcript.h), .drawn its shapes, for
readable.py and tests/screens/drawn.py. Chance, the day and the time of files are given, so that a language is drawn alike
every time.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

JOURNEYS = Path(__file__).resolve().parents[1] / "journeys"
FRIENDS = "human:Ana,ai:regular:Vex,ai:regular:Brass"


def press(*names):
    return [{"press": name} for name in names]


def key(*names):
    return [{"key": name} for name in names]


def shot(name):
    return [{"when": "idle", "shot": name}]


def seen(name, *names):
    """Presses each, then looks."""
    return press(*names) + shot(name)


def lesson(game):
    """The lesson of a game from its first step to its end."""
    words = [sys.executable, str(JOURNEYS / "lesson.py"), f"{ASSETS}/lessons/{game}.sabacc", "press", "step"]
    return [json.loads(line) for line in subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()]


def table(game, *options, seats=FRIENDS, seed=8):
    words = ["--game", game, "--seats", seats, "--seed", str(seed)]
    for option in options:
        words += ["--option", option]
    return words


ALONE = "human:Ana"
TWO = "human:Ana,ai:regular:Vex"
HANDS = "end=hands 2"


def runs():
    """(name, arguments, script, records that are there before)"""
    title = ["--scene", "title", "--seed", "8"]
    yield "first", title, shot("title") + seen("setup", "menu:start") + seen("wall", "game"), []
    yield "title", title, (
        press("menu:start", "game", "game:kessel", "start") + key("Escape") + press("pause:leave") + shot("resumed") +
        seen("last", "menu:table") + seen("house", "house-rules") + press("house-rules") + seen("presets", "preset") +
        seen("names", "house-name") + key("Escape") + press("back")), []
    for game in ("corellian-spike", "classic", "pazaak", "coruscant-shift", "casino", "solitaire", "low-tech", "local",
                 "swag", "bespin-yarith"):
        yield f"setup-{game}", title, (
            press("menu:start", "game", f"game:{game}") + seen("setup", "house-rules") + [{"point": [960, 700]}, {"wheel": -30}] +
            shot("options")), []
    yield "rules", ["--scene", "rules"], (
        shot("steps") + seen("options", "rules:options") + seen("ladder", "rules:ladder") + seen("cards", "rules:cards") +
        seen("glossary", "rules:glossary")), []
    for game in ("kessel", "classic", "pazaak", "casino", "coruscant-shift", "solitaire", "low-tech", "holdem"):
        if game != "holdem":
            yield f"rules-{game}", ["--scene", "rules", "--game", game], (
                shot("steps") + seen("ladder", "rules:ladder") + seen("options", "rules:options")), []
    yield "settings", ["--scene", "settings"], (
        shot("top") + [{"point": [960, 600]}, {"wheel": -30}] + shot("bottom") + [{"wheel": 60}] + seen("cards", "settings:cards") +
        press("back") + seen("keys", "settings:keys") + press("back")), []
    yield "gallery", title, (
        seen("shelf", "menu:gallery") + seen("sheet", "deck:kessel") + seen("fan", "gallery:fan") + seen("card", "card:6") +
        seen("back", "gallery:turn") + press("gallery:zoom") + shot("zoom") + key("Escape") + seen("partner", "gallery:partner") +
        key("Escape") + press("back") + press("back") + seen("spike", "deck:spike") + press("back") + seen("pieces", "deck:pieces") +
        seen("piece", "card:57") + key("Escape") + press("back") + seen("players", "deck:players")), []
    yield "tonight", ["--scene", "tonight"], (
        shot("daily") + seen("circuit", "tab:1") + seen("closed", "house:5") + seen("feats", "tab:2")), []
    yield "table", ["--scene", "history"], (
        shot("games") + seen("page", "game:3") + seen("export", "game:export") + seen("statistics", "tab:statistics") + seen("drills", "tab:drills") + seen("nobody", "tab:players") + press("player:name") +
        [{"text": "Bo"}] + key("Return") + shot("players")), ["spike", "side-cards", "kessel-prize", "side-pots", "pool", "why"]
    yield "spike", table("corellian-spike", HANDS), (
        shot("turn") + key("F2") + seen("advice", "chances") + seen("trade", "trade") + key("Escape") + press("stand") + shot("bet") +
        key("b") + shot("credits") + key("Escape") + seen("menu", "table:menu") + press("pause:continue") +
        seen("kinds", "table:ladder") + press("back") + seen("log", "table:log") + key("g") + press("fold") + shot("showdown") +
        key("Return") + key("s", "f") + shot("last") + key("Return") + shot("over") + seen("lookback", "look-back")), []
    yield "classic", table("classic", "discards=min 1", seed=3), (
        shot("bet") + key("b") + shot("credits") + key("Escape") + press("card:0") + shot("card") + key("Escape")), []
    for game, seats in (("kessel", FRIENDS), ("coruscant-shift", FRIENDS), ("low-tech", FRIENDS), ("casino", ALONE), ("solitaire", ALONE),
                        ("local", FRIENDS), ("swag", FRIENDS), ("bespin-yarith", FRIENDS), ("pazaak", TWO)):
        turns = []
        for number in range(4):
            turns += shot(f"turn-{number}") + key("F2") + shot(f"advice-{number}") + key("F2")
            turns += key("k", "s", "n", "c", "m", "e", "1", "Return")
        yield game, table(game, seats=seats), turns + shot("later"), []
    for record in ("holdem", "demise", "side-pots"):
        yield record, ["--resume"], (shot("asked") + press("call") + shot("shown") + press("continue") + shot("next")), [record]
    yield "why", ["--replay", str(JOURNEYS / "records/why.sabacc")], (
        [{"at": 3000, "press": "replay:play"}] + shot("trades") + key("n") + shot("takes") + key("n") + shot("ana") + key("n") +
        shot("dealt") + key("n") + shot("bets") + key("n") + shot("folds") + key("n", "n") + shot("gives-up") + key("g") + shot("log")), []
    for path in sorted(Path(ASSETS, "lessons").glob("*.sabacc")):
        yield f"lesson-{path.stem}", ["--scene", "lesson", "--game", path.stem, "--seed", "8"], lesson(path.stem), []
    yield "friends", table("corellian-spike", "end=hands 1", seats="human:Ana,human:Ben,human:Cleo", seed=5), (
        shot("curtain") + press("look", "stand", "look", "stand", "look", "stand", "bet", "confirm", "fold", "fold") + shot("won") +
        key("Return") + shot("over")), []


def keep_game(data, record, is_unfinished):
    games = data / "games"
    games.mkdir(exist_ok=True)
    kept = games / f"{record}.sabacc"
    shutil.copy(JOURNEYS / "records" / f"{record}.sabacc", kept)
    os.utime(kept, (1795600000 + 60 * len(record), ) * 2)
    if is_unfinished:
        (games / "unfinished.json").write_text(json.dumps({"record": str(kept), "undo": True}))


def play(name, arguments, script, records):
    """One run of the program in a folder of its own."""
    place = Path(OUT) / name
    data = place / "data"
    shutil.rmtree(place, ignore_errors=True)
    data.mkdir(parents=True)
    pictures = Path(OUT).parent / "pictures"
    pictures.mkdir(exist_ok=True)
    (data / "pictures").symlink_to(pictures.resolve())
    (place / "assets").symlink_to(ASSETS)
    (data / "settings.json").write_text('{"version": 1, "verdict": 0}\n')
    for record in records:
        keep_game(data, record, "--resume" in arguments)
    (place / "script.jsonl").write_text("".join(json.dumps(line) + "\n" for line in script))
    environment = dict(os.environ, LC_ALL="C.UTF-8", TZ="UTC", SABACC_TODAY="20261121", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    here = "/proc/self/cwd"  # a place that is called the same wherever the tests are built, since some screens name it
    words = [SABACC, "--assets", f"{here}/assets", "--data", f"{here}/data", "--mute", "--reduced-motion", "--lang", LANGUAGE,
             "--size", SIZE, "--input", "script.jsonl", "--shots", ".", *arguments]
    done = subprocess.run(words, cwd=place, env=environment, capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        print(f"{name}: ended with {done.returncode}: {done.stderr.strip()[-300:]}")
    return done.returncode == 0


SABACC, ASSETS, OUT, LANGUAGE, SIZE, *wanted = sys.argv[1:]
if __name__ == "__main__":
    sys.exit(0 if all([play(*run) for run in runs() if not wanted or run[0] in wanted]) else 1)
