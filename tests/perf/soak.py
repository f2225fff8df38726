#!/usr/bin/env python3
"""Runs the film of all games for an hour at the quickest pace, and judges that it takes no more and more of anything.

    tests/perf/soak.py BUILD [--minutes 90] [--warm-up 30] [--unpaced] [--samples FILE]

BUILD is a build directory of the release preset. The game runs without a screen and with sound into a device that
swallows it, with a new data directory; its pace is "At once". Every five seconds its memory (PSS, anonymous pages, the
C library's heap), descriptors and threads are sampled. After the warm-up, in which all games and their pictures come
once, anonymous memory may grow by less than 1 MiB an hour, and descriptors and threads not at all. Games differ in the
pictures they need, so a game is compared with itself: the median of its samples in the earlier half of what is judged
with that in the later half, and of these the median over the games.

With --unpaced the game's clock does not wait for the one on the wall: as many games come as the machine can play.
Exit status: 0, flat; 1, not; 2, could not run.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE_SECONDS, SHOT_SECONDS = 5, 5
MAX_GROWTH_MIB = 1  # an hour
INSTANT = 4  # of the setting `pace`


def memory(pid):
    """(PSS, anonymous pages, heap) in MiB. The heap is what the C library took by brk; threads' arenas are mapped."""
    rollup = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
    sizes = {line.split()[0].rstrip(":"): int(line.split()[1]) / 1024 for line in rollup.splitlines()[1:]}
    heap, in_heap = 0, False
    for line in pathlib.Path(f"/proc/{pid}/smaps").read_text().splitlines():
        if "-" in line.split()[0]:
            in_heap = line.endswith("[heap]")
        elif in_heap and line.startswith("Rss:"):
            heap += int(line.split()[1]) / 1024
    return sizes["Pss"], sizes["Anonymous"], heap


def sample(pid, began):
    pss, anonymous, heap = memory(pid)
    return {"seconds": round(time.monotonic() - began, 1), "pss": round(pss, 3), "anonymous": round(anonymous, 3),
            "heap": round(heap, 3), "descriptors": len(os.listdir(f"/proc/{pid}/fd")),
            "threads": len(os.listdir(f"/proc/{pid}/task"))}


def game_names(build):
    listed = subprocess.run([str(build / "src/lab/sabacc-lab"), "games", "--json"], capture_output=True, check=True)
    return {game["name"] for game in json.loads(listed.stdout)["games"]}


def game_shown(shot, names):
    """The game that is being played in a shot, which says its name; None where it says none or several."""
    said = {fact.get("text") for fact in json.loads(shot.read_text())["said"]}
    found = said & names
    return found.pop() if len(found) == 1 else None


def note_games(samples, shots, names):
    """Notes in each sample which game it is of; returns the games in the order in which they were played."""
    at, order = [], []
    for shot in sorted(shots.glob("*.json"), key=lambda path: int(path.stem)):
        game = game_shown(shot, names)
        if game and order[-1:] != [game]:
            order.append(game)
        at.append((int(shot.stem), game))
    for sample in samples:
        sample["game"] = next((game for second, game in reversed(at) if second <= sample["seconds"]), None)
    return order


def run(build, seconds, directory, is_unpaced, size):
    """Samples of a run, and what it left in `directory`."""
    data, script, shots = directory / "data", directory / "shots.jsonl", directory / "shots"
    data.mkdir()
    (data / "settings.json").write_text(json.dumps({"pace": INSTANT}))
    script.write_text("".join(json.dumps({"at": at * 1000, "shot": f"{at}.json"}) + "\n"
                              for at in range(SHOT_SECONDS, 24 * 3600, SHOT_SECONDS)))
    command = [str(build / "src/app/sabacc"), "--demo", "--seed", "1", "--data", str(data), "--assets", str(ROOT / "assets"),
               "--size", size, "--input", str(script), "--shots", str(shots)]
    if not is_unpaced:
        command += ["--perf", str(directory / "perf.json")]
    environment = dict(os.environ, SDL_VIDEODRIVER="offscreen", SDL_AUDIODRIVER="dummy")
    samples, began = [], time.monotonic()
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as process:
        try:
            while time.monotonic() - began < seconds:
                time.sleep(SAMPLE_SECONDS)
                if process.poll() is not None:
                    raise SystemExit(f"soak.py: the game ended with {process.returncode}: {process.stderr.read().strip()}")
                samples.append(sample(process.pid, began))
        finally:
            process.terminate()
    return samples, shots


def growth(samples, key):
    """MiB an hour, each game compared with itself; None where no game was seen in both halves."""
    middle = (samples[0]["seconds"] + samples[-1]["seconds"]) / 2
    found = []
    for game in {s["game"] for s in samples} - {None}:
        halves = [[s for s in samples if s["game"] == game and (s["seconds"] > middle) == is_later] for is_later in (False, True)]
        if all(halves):
            value, at = ([statistics.median(s[name] for s in half) for half in halves] for name in (key, "seconds"))
            found.append((value[1] - value[0]) / (at[1] - at[0]) * 3600)
    return statistics.median(found) if found else None


def judge(samples, warm_up):
    """Prints the figures; the sentences that say what is wrong."""
    warm = [s for s in samples if s["seconds"] >= warm_up]
    if len(warm) < 6 or growth(warm, "anonymous") is None:
        raise SystemExit("soak.py: too few samples after the warm-up: no game was played twice")
    print(f"{'':12} {'least':>8} {'median':>8} {'most':>8}   growth an hour")
    for key in ("pss", "anonymous", "heap"):
        values = [s[key] for s in warm]
        print(f"{key + ' MiB':13}{min(values):8.2f} {statistics.median(values):8.2f} {max(values):8.2f}   {growth(warm, key):+.2f} MiB")
    wrong = []
    if growth(warm, "anonymous") >= MAX_GROWTH_MIB:
        wrong.append(f"memory grows by {growth(warm, 'anonymous'):.2f} MiB an hour")
    for key in ("descriptors", "threads"):
        values = [s[key] for s in warm]
        print(f"{key:13}{min(values):8} {int(statistics.median(values)):8} {max(values):8}")
        tenth = len(values) // 10 + 1  # one that is open only for a moment does not count
        if min(values[-tenth:]) > min(values[:tenth]):
            wrong.append(f"{key} grow: {min(values[:tenth])}, later {min(values[-tenth:])}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description="Plays all games for long and judges memory, descriptors and threads.")
    parser.add_argument("build", type=pathlib.Path, help="build directory of the release preset")
    parser.add_argument("--minutes", type=float, default=90, help="of the whole run (default: 90)")
    parser.add_argument("--warm-up", type=float, default=30, help="minutes that are not judged (default: 30)")
    parser.add_argument("--size", default="1920x1080", help="of the window (default: 1920x1080)")
    parser.add_argument("--unpaced", action="store_true", help="do not wait for the clock: as many games as can be")
    parser.add_argument("--samples", type=pathlib.Path, help="writes every sample there, one JSON object a line")
    wish = parser.parse_args()
    build = wish.build.resolve()
    if not (build / "src/app/sabacc").exists() or not (build / "src/lab/sabacc-lab").exists():
        print(f"soak.py: sabacc and sabacc-lab are not built in {build}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as directory:
        samples, shots = run(build, wish.minutes * 60, pathlib.Path(directory), wish.unpaced, wish.size)
        names = game_names(build)
        shown = note_games(samples, shots, names)
        if wish.samples:
            wish.samples.write_text("".join(json.dumps(s) + "\n" for s in samples))
    print(f"{wish.minutes:g} minutes, the first {wish.warm_up:g} not judged; {len(shown)} games, {len(set(shown))} different of {len(names)}")
    wrong = judge(samples, wish.warm_up * 60)
    if set(shown) != names:
        wrong.append("not shown at all: " + ", ".join(sorted(names - set(shown))))
    for sentence in wrong:
        print(sentence)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
