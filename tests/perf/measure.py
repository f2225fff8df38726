#!/usr/bin/env python3
"""Measures a built game against the figures of tests/perf/README.md and prints them.

    tests/perf/measure.py BUILD [--against BUILD] [--quick] [--json]

BUILD is a build directory of the release preset. The game runs in a window of 1920x1080 in an X server of its own
(Xvfb), drawn by the CPU, with sound on into a device that swallows it; the data directory is a new one. With --against
the demo game is played by turns with an older build, whose sources' assets it takes, and the ratio of the two is told.
Nothing is judged: times belong to the machine. What cannot be measured is said to be missing, with the reason.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZE, SMALL, LARGE = "1920x1080", "1280x720", "3840x2160"
FITTING = (SIZE, SMALL)


class Missing(Exception):
    """A figure that cannot be had here."""


class Screen:
    """An X server without a screen, for as long as the block lasts."""

    def __enter__(self):
        if not shutil.which("Xvfb"):
            raise SystemExit("measure.py: Xvfb is not installed")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(write), "-screen", "0", SIZE + "x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise SystemExit("measure.py: Xvfb does not start")
        os.environ.update(DISPLAY=":" + number, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        return self

    def __exit__(self, *unused):
        self.server.terminate()
        self.server.wait()


def source_of(build):
    """Where the build's sources lie: an older build is to be shown with the assets it was made for."""
    for line in (build / "CMakeCache.txt").read_text().splitlines():
        if line.startswith("CMAKE_HOME_DIRECTORY:"):
            return pathlib.Path(line.split("=", 1)[1])
    return ROOT


class Game:
    """The program under measurement and a data directory of its own."""

    def __init__(self, build, directory):
        self.program = build / "src/app/sabacc"
        self.assets = source_of(build) / "assets"
        self.data = directory / "data"
        self.perf = directory / "perf.json"
        if not self.program.exists():
            raise SystemExit(f"measure.py: {self.program} is not built")

    def command(self, *arguments, size=SIZE):
        return [str(self.program), "--data", str(self.data), "--assets", str(self.assets), "--size", size, *arguments]

    def forget(self):
        """As if it had never been started: no settings, no pictures kept."""
        shutil.rmtree(self.data, ignore_errors=True)

    def run(self, milliseconds, *arguments, size=SIZE):
        """In the X server where its screen is large enough, else in memory."""
        command = self.command("--run-for", str(milliseconds), "--perf", str(self.perf), *arguments, size=size)
        environment = os.environ if size in FITTING else dict(os.environ, SDL_VIDEODRIVER="offscreen")
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True, timeout=milliseconds / 1e3 + 60, env=environment)
        if done.returncode != 0:
            raise Missing(done.stderr.strip() or f"exit status {done.returncode}")
        return json.loads(self.perf.read_text())


def threads_of(pid):
    """Of each thread that lives: its CPU time in seconds, to the nanosecond, and how often it has gone to sleep."""
    found = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        seconds = int((task / "schedstat").read_text().split()[0]) / 1e9
        sleeps = sum(int(line.split()[1]) for line in (task / "status").read_text().splitlines() if line.startswith("voluntary"))
        found[task.name] = (seconds, sleeps)
    return found


def since(before, now):
    """What the threads that still live have done; the sound's thread ends once nothing is heard any more."""
    gone_by = [[figure - old for figure, old in zip(figures, before.get(thread, (0, 0)))] for thread, figures in now.items()]
    return [sum(column) for column in zip(*gone_by)]


def while_idle(game, seconds, *arguments):
    """CPU share in percent and wake-ups a second, once everything has come to rest."""
    with subprocess.Popen(game.command(*arguments), stderr=subprocess.DEVNULL) as process:
        try:
            time.sleep(25)
            if process.poll() is not None:
                raise Missing(f"the game ended with {process.returncode}")
            begun, threads = time.monotonic(), threads_of(process.pid)
            time.sleep(seconds)
            passed = time.monotonic() - begun
            cpu, sleeps = since(threads, threads_of(process.pid))
            return {"cpu_percent": 100 * cpu / passed, "wakes_per_second": sleeps / passed}
        finally:
            process.terminate()


PLAY = ["--game", "corellian-spike", "--seed", "42"]
HUMAN = [*PLAY, "--seats", "human:Ana,ai:novice:Vex,ai:novice:Orro,ai:novice:Tally"]
SCREENS = {"title": [], "table": HUMAN, "gallery": ["--scene", "gallery"]}


def start_up(game, count):
    """From the start of the process to the first usable frame. The game's own clock begins in main; loading the
    program and its libraries before that is measured as a run that only prints its version."""
    loads = []
    for _ in range(count):
        begun = time.monotonic()
        subprocess.run([str(game.program), "--version"], stdout=subprocess.DEVNULL, check=True)
        loads.append(1e3 * (time.monotonic() - begun))
    load = statistics.median(loads)
    return {"load_ms": load, **{screen: first_screen(game, count, load, arguments) for screen, arguments in SCREENS.items()}}


def first_screen(game, count, load, arguments):
    game.forget()
    cold = game.run(2000, *arguments)
    warm = [game.run(1000, *arguments) for _ in range(count)]
    return {"first_start_ms": load + cold["usable_ms"], "first_start_lack_ms": cold["blank"]["ms"],
            "first_frame_ms": load + statistics.median(run["first_frame_ms"] for run in warm),
            "usable_ms": load + statistics.median(run["usable_ms"] for run in warm),
            "lack_ms": statistics.median(run["blank"]["ms"] for run in warm),
            "worst_usable_ms": load + max(run["usable_ms"] for run in warm)}


def first_hand(game, seconds):
    """How long cards were shown without their pictures in the first seconds at the table, when none was kept."""
    found = {}
    for name in ("corellian-spike", "classic", "kessel", "coruscant-shift"):
        game.forget()
        arguments = ["--demo", "--game", name, "--seed", "42"]
        for state in ("empty", "kept"):
            run = game.run(seconds * 1000, *arguments)
            found[f"{name}, {state}"] = {key: run[key] for key in ("blank", "rough")}
    return found


def film(game, seconds, size):
    """The film of all games, from an empty cache."""
    game.forget()
    run = game.run(seconds * 1000, "--demo", size=size)
    return {key: run[key] for key in ("frame_ms", "own_ms", "frames", "blank", "rough", "pss_mib", "peak_mib")} | {
        "cpu_percent": 100 * run["cpu_seconds"] / run["seconds"]}


# The keys that lead to a page, and those pressed on it while its frames are measured.
GALLERY = {"shelf": ([], []), "sheet": (["Down", "Return"], []), "card": (["Down", "Return", "Return"], []),
           "close": (["Down", "Return", "Return"], 7 * ["+"]), "opening": ([], ["Down", "Return", "Return"])}


def in_gallery(game, size):
    """A deck laid out, a card, the closest look at it, and what opening them costs: each reached by its keys, where all
    has come to rest, and left alone."""
    found = {}
    for page, (way, there) in GALLERY.items():
        script = game.perf.with_name("keys.jsonl")
        events = [*({"key": key} for key in way), {"perf": "begin"}, *({"key": key} for key in there)]
        script.write_text("".join(json.dumps(event) + "\n" for event in events))
        run = game.run(8000, "--scene", "gallery", "--input", str(script), size=size)
        found[page] = {key: run[key] for key in ("pss_mib", "own_ms", "frames")}
    return found


def in_play(game, seconds):
    """A demo game of four from the second start on, when the pictures are on the disk."""
    game.run(20000, "--demo", *PLAY)
    run = game.run(seconds * 1000, "--demo", *PLAY)
    frames = run["frame_ms"]
    return {"pss_mib": run["pss_mib"], "peak_rss_mib": run["peak_mib"], "frame_ms": frames, "frames": run["frames"],
            "cpu_percent": 100 * run["cpu_seconds"] / run["seconds"], "moving_cpu_percent": frames["p50"] * 60 / 10}


def own(run):
    """The first versions tell frames by the clock on the wall alone."""
    return run.get("own_ms", run["frame_ms"])


def demo_by_turns(games, seconds, rounds):
    """The same demo game in each build, by turns, so that what else the machine does meets both alike."""
    found = {name: [] for name in games}
    for name, game in games.items():
        game.run(20000, "--demo", *PLAY)
    for _ in range(rounds):
        for name, game in games.items():
            run = game.run(seconds * 1000, "--demo", *PLAY)
            found[name].append({"cpu_percent": 100 * run["cpu_seconds"] / run["seconds"], "own_p50_ms": own(run)["p50"],
                                "own_p99_ms": own(run)["p99"], "pss_mib": run["pss_mib"]})
    medians = {name: {key: statistics.median(run[key] for run in runs) for key in runs[0]} for name, runs in found.items()}
    if len(games) == 2:
        before, now = medians["against"], medians["this"]
        medians["ratio"] = {key: now[key] / before[key] for key in now}
    return medians


def large(game, seconds):
    """3840x2160, in memory: the first table from an empty cache, one with all pictures kept, and a demo game."""
    found = {}
    for screen, arguments in SCREENS.items():
        game.forget()
        for state in ("cold", "warm"):
            run = game.run(8000, *arguments, size=LARGE)
            found[f"{screen}, {state}"] = {key: run[key] for key in ("first_frame_ms", "usable_ms", "blank", "rough", "pss_mib")}
    run = game.run(seconds * 1000, "--demo", *PLAY, size=LARGE)
    found["demo"] = {"pss_mib": run["pss_mib"], "own_ms": own(run)}
    return found


def with_music(game, volume):
    game.data.mkdir(exist_ok=True)
    (game.data / "settings.json").write_text(json.dumps({"music": volume}))


def idle(game, seconds, screen, volume):
    """At a screen where all has come to rest, sound effects on and music at a volume."""
    with_music(game, volume)
    return while_idle(game, seconds, *SCREENS[screen])


def installed(build):
    with tempfile.TemporaryDirectory() as directory:
        subprocess.run(["cmake", "--install", str(build), "--prefix", directory], check=True, stdout=subprocess.DEVNULL)
        files = [path for path in pathlib.Path(directory).rglob("*") if path.is_file()]
        return {"mb": sum(path.stat().st_size for path in files) / 1e6, "files": len(files)}


def frames(build):
    program = build / "tests/perf/bench_frames"
    if not program.exists():
        raise Missing("bench_frames is not built")
    return json.loads(subprocess.run([str(program)], stdout=subprocess.PIPE, check=True).stdout)


def core(build):
    program = build / "src/lab/sabacc-lab"
    done = subprocess.run([str(program), "bench", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) \
        if program.exists() else None
    if not done or done.returncode != 0:
        raise Missing(done.stderr.strip() if done else "sabacc-lab is not built")
    return json.loads(done.stdout)


def attempt(found, name, measure, *arguments):
    print(f"measuring {name}", file=sys.stderr)
    try:
        found[name] = measure(*arguments)
    except (Missing, subprocess.SubprocessError) as reason:
        found[name] = {"missing": str(reason)}


def rows(found):
    """One line a figure, as in README.md: what, wanted, found."""
    def value(name, *path, form="{:.1f}"):
        node = found[name]
        for key in path:
            if not isinstance(node, dict) or key not in node:
                return "missing: " + str(found[name].get("missing", "not told"))
            node = node[key]
        return form.format(node)
    for screen in SCREENS:
        yield f"start to first usable frame of the {screen}, warm", "≤ 150 ms", value("start_up", screen, "usable_ms", form="{:.0f} ms")
        yield "the same, first start ever", "", value("start_up", screen, "first_start_ms", form="{:.0f} ms")
    for name in found["first_hand"]:
        yield f"a picture lacking in the first hand, {name}", "", value("first_hand", name, "blank", "ms", form="{:.0f} ms")
    for name in ("film", "film_small"):
        yield f"{name}: frame, median; of its own", "≤ 1 ms", value(name, "frame_ms", "p50") + "; " + value(name, "own_ms", "p50", form="{:.2f} ms")
        yield f"{name}: frame, 95, 99 in 100", "", value(name, "frame_ms", "p95") + ", " + value(name, "frame_ms", "p99", form="{:.1f} ms")
        yield f"{name}: frame, worst; of its own", "", value(name, "frame_ms", "worst") + "; " + value(name, "own_ms", "worst", form="{:.1f} ms")
        yield f"{name}: a picture lacking, of the minute", "", value(name, "blank", "ms", form="{:.0f} ms")
        yield f"{name}: memory (PSS)", "≤ 60 MiB", value(name, "pss_mib", form="{:.1f} MiB")
    for name in ("gallery", "gallery_large"):
        for page in GALLERY:
            yield f"{name}, {page}: memory (PSS)", "", value(name, page, "pss_mib", form="{:.1f} MiB")
        yield f"{name}: a closer look, worst of its own", "≤ 8 ms" if name == "gallery" else "≤ 16 ms", value(
            name, "close", "own_ms", "worst", form="{:.1f} ms")
    for name in ("this", "against", "ratio"):
        if name in found["demo"]:
            unit = "" if name == "ratio" else " %"
            wanted = {"this": "≤ 8 %", "against": "", "ratio": "≤ 1.2"}[name]
            yield f"demo game by turns, {name}: CPU", wanted, value("demo", name, "cpu_percent", form="{:.2f}" + unit)
            yield f"demo game by turns, {name}: median frame of its own", "≤ 1 ms" if name == "this" else "", value(
                "demo", name, "own_p50_ms", form="{:.2f}" + ("" if name == "ratio" else " ms"))
    for screen in SCREENS:
        yield f"2160p, {screen}, nothing kept: complete after", "≤ 1500 ms" if screen == "table" else "", value(
            "large", f"{screen}, cold", "usable_ms", form="{:.0f} ms")
        yield f"2160p, {screen}, warm: complete after", "≤ 150 ms", value("large", f"{screen}, warm", "usable_ms", form="{:.0f} ms")
    yield "2160p, table: memory (PSS)", "≤ 110 MiB", value("large", "table, warm", "pss_mib", form="{:.1f} MiB")
    yield "2160p, demo game: memory (PSS)", "≤ 110 MiB", value("large", "demo", "pss_mib", form="{:.1f} MiB")
    yield "memory in play (PSS)", "≤ 60 MiB", value("in_play", "pss_mib", form="{:.1f} MiB")
    yield "CPU idle at the table, music off", "0.0 %", value("idle_table", "cpu_percent", form="{:.2f} %")
    yield "wake-ups idle at the table", "", value("idle_table", "wakes_per_second", form="{:.1f} /s")
    yield "CPU idle at the title, music off", "0.0 %", value("idle_title", "cpu_percent", form="{:.2f} %")
    yield "CPU idle in the gallery, music off", "0.0 %", value("idle_gallery", "cpu_percent", form="{:.2f} %")
    yield "CPU idle at the table with music", "0.0 %", value("idle_with_music", "cpu_percent", form="{:.2f} %")
    yield "CPU while something moves (median frame × 60)", "≤ 5 %", value("in_play", "moving_cpu_percent", form="{:.1f} %")
    yield "CPU of a whole demo game, opponents and sound included", "", value("in_play", "cpu_percent", form="{:.1f} %")
    yield "frame in a demo game, median", "≤ 2 ms", value("in_play", "frame_ms", "p50", form="{:.2f} ms")
    yield "frame in a demo game, worst", "≤ 8 ms", value("in_play", "frame_ms", "worst", form="{:.2f} ms")
    yield "40 cards, one in flight, median", "≤ 2 ms", value("frames", "one_in_flight", "p50_ms", form="{:.2f} ms")
    yield "40 cards all turning, median", "", value("frames", "all_turning", "p50_ms", form="{:.2f} ms")
    yield "40 cards all turning, worst", "≤ 8 ms", value("frames", "all_turning", "worst_ms", form="{:.2f} ms")
    yield "the same, time of its own", "≤ 8 ms", value("frames", "all_turning", "worst_own_ms", form="{:.2f} ms")
    yield "40 cards, whole screen repainted, median", "", value("frames", "full_repaint", "p50_ms", form="{:.2f} ms")
    yield "48 lines of new text, median", "", value("frames", "text", "p50_ms", form="{:.2f} ms")
    yield "installed size", "≤ 15 MB", value("installed", "mb", form="{:.1f} MB")
    if "missing" in found["core"]:
        yield "core actions a second", "≥ 10 million", "missing: " + found["core"]["missing"]
    for game in found["core"].get("games", []):
        yield f"core actions a second, {game['game']}", "≥ 10 million", f"{game['actions_per_second'] / 1e6:.1f} million"


def main():
    parser = argparse.ArgumentParser(description="Measures a built game against its figures.")
    parser.add_argument("build", type=pathlib.Path, help="build directory of the release preset")
    parser.add_argument("--against", type=pathlib.Path, help="an older build, to be compared with in the same run")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    parser.add_argument("--json", action="store_true", help="everything found, as JSON")
    wish = parser.parse_args()
    build, seconds = wish.build.resolve(), 8 if wish.quick else 40
    found = {}
    with tempfile.TemporaryDirectory() as directory, Screen():
        game = Game(build, pathlib.Path(directory))
        games = {"this": game}
        if wish.against:
            other = pathlib.Path(directory) / "against"
            other.mkdir()
            games = {"against": Game(wish.against.resolve(), other), "this": game}
        attempt(found, "demo", demo_by_turns, games, 10 if wish.quick else 60, 1 if wish.quick else 3)
        attempt(found, "large", large, game, seconds)
        attempt(found, "start_up", start_up, game, 3 if wish.quick else 9)
        attempt(found, "in_play", in_play, game, 3 * seconds)
        attempt(found, "idle_table", idle, game, seconds, "table", 0)
        attempt(found, "idle_title", idle, game, seconds, "title", 0)
        attempt(found, "idle_gallery", idle, game, seconds, "gallery", 0)
        attempt(found, "idle_with_music", idle, game, seconds, "table", 50)
        attempt(found, "first_hand", first_hand, game, 8)
        attempt(found, "film", film, game, 10 if wish.quick else 60, SIZE)
        attempt(found, "film_small", film, game, 10 if wish.quick else 60, SMALL)
        attempt(found, "gallery", in_gallery, game, SIZE)
        attempt(found, "gallery_large", in_gallery, game, LARGE)
    attempt(found, "installed", installed, build)
    attempt(found, "frames", frames, build)
    attempt(found, "core", core, build)
    if wish.json:
        print(json.dumps(found, indent=2))
    else:
        for what, wanted, is_now in rows(found):
            print(f"{what:58} {wanted:14} {is_now}")


if __name__ == "__main__":
    main()
