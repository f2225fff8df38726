#!/usr/bin/env python3
"""Examines the levels of opponents, game by game, in tasks that can be ended, gone on with and shared out.

    tests/exam/exam.py LAB DIR [--part I/N] [--deals PERCENT] [--shards N] [--rows] [--only REGEX] [--jobs N]

LAB is a sabacc-lab. Each task is a duel of a level with the one below, two at a table, by duplicate deals; what it prints
is kept in DIR/GAME-LEVEL.json. A task whose file is there is not done again, so that an ended examination goes on with the
same command, and parts that other machines have done (--part) are joined by copying their files into one folder. The row
of each task is printed, of those done before too.

With --shards N a task is kept in N files, DIR/GAME-LEVEL.DEALS.IofN.json, so that one of hours loses a shard at most when
it is ended; --rows plays nothing and prints the rows of what is there, by as many deals as have been played.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

LEVELS = ["novice", "regular", "sharp", "master"]

# Deals a task, so that none takes more than some minutes of one core; the intervals of the table say whether that is enough.
DEALS = {"classic": 3000, "brockley": 3000, "force": 3000, "swag": 3000, "standard": 6000, "low-tech": 3000, "local": 3000,
         "casino": 3000, "solitaire": 3000, "corellian-spike": 6000, "bespin-yarith": 20000, "coruscant-shift": 6000,
         "kessel": 400, "pazaak": 1000}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lab", type=Path, metavar="LAB")
    parser.add_argument("directory", type=Path, metavar="DIR")
    parser.add_argument("--part", default="1/1", metavar="I/N", help="only every N-th task, from the I-th (default: all)")
    parser.add_argument("--deals", type=int, default=100, metavar="PERCENT", help="of the usual number (default: 100)")
    parser.add_argument("--shards", type=int, default=1, metavar="N", help="files of each task (default: 1)")
    parser.add_argument("--rows", action="store_true", help="play nothing; the rows of what is there")
    parser.add_argument("--only", default="", metavar="REGEX", help="only tasks of such names (default: all)")
    parser.add_argument("--jobs", type=int, metavar="N", help="threads of each duel (default: all cores)")
    chosen = parser.parse_args()
    part = re.fullmatch(r"(\d+)/(\d+)", chosen.part)
    if not part or not 1 <= int(part[1]) <= int(part[2]):
        parser.error(f"--part {chosen.part}: it is I/N, I from 1 to N")
    if chosen.deals < 1:
        parser.error("--deals is at least 1")
    if chosen.shards < 1:
        parser.error("--shards is at least 1")
    if not chosen.lab.is_file():
        parser.error(f"{chosen.lab}: there is no such program; build sabacc-lab first")
    try:
        re.compile(chosen.only)
    except re.error as why:
        parser.error(f"--only {chosen.only}: {why}")
    chosen.part, chosen.of = int(part[1]), int(part[2])
    return chosen


def tasks(chosen):
    """Name, game, better and lesser level of each."""
    named = [(f"{game}-{better}", game, better, lesser) for game in DEALS for lesser, better in zip(LEVELS, LEVELS[1:])]
    mine = [task for at, task in enumerate(named) if at % chosen.of == chosen.part - 1]
    return [task for task in mine if re.search(chosen.only, task[0])]


def run(command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"exam: {' '.join(map(str, command))}: {done.stderr.strip()}")
    return done.stdout


def play(command, file):
    """Keeps what the duel prints in the file; nothing of one that failed or was ended."""
    if file.exists():
        return
    unfinished = file.with_suffix(".part")
    unfinished.write_text(run(command))
    unfinished.replace(file)


def files(chosen, name, deals):
    """Of a task, with the shard that each is."""
    if chosen.shards == 1:
        return {chosen.directory / f"{name}.json": None}
    numbers = range(1, chosen.shards + 1)
    return {chosen.directory / f"{name}.{deals}.{i}of{chosen.shards}.json": f"{i}/{chosen.shards}" for i in numbers}


def examine(chosen, name, game, better, lesser):
    """What the duel prints, or so much of it as is there; None if nothing is."""
    deals = max(2, DEALS[game] * chosen.deals // 100)
    command = [chosen.lab, "duel", game, "--seats", f"ai:{better},ai:{lesser}", "--hands", deals, "--json"]
    if chosen.jobs:
        command += ["--jobs", chosen.jobs]
    shards = files(chosen, name, deals)
    for file, shard in shards.items():
        if not chosen.rows:
            play(command + (["--shard", shard] if shard else []), file)
    there = [file for file in shards if file.exists()]
    if not there:
        return None
    return json.loads(run([chosen.lab, "merge", *there]) if chosen.shards > 1 else there[0].read_text())


def figure(value, interval):
    return f"{value:.2f} ± {interval:.2f}"


def row(duel):
    """Credits or wins by which the better level is ahead of the lesser: twice what it is ahead of the mean of both."""
    better, lesser = duel["seats"]
    ahead = figure(2 * better["ahead"], 2 * better["ahead_ci95"])
    wins = figure(200 * better["wins_ahead"], 200 * better["wins_ahead_ci95"])
    # Of players who fold, hands won tell nothing; where no credits are won, as in Solitaire, they tell all.
    by_credits = duel["unit"] == "hand" and any(seat["ci95"] > 0 for seat in duel["seats"])
    key = "ahead" if by_credits else "wins_ahead"
    clear = better[key] > better[f"{key}_ci95"]
    words = [duel["game"], better["agent"], lesser["agent"], str(duel["hands"]), ahead, wins, "yes" if clear else "no"]
    return "| " + " | ".join(words) + " |"


def main():
    chosen = arguments()
    chosen.directory.mkdir(parents=True, exist_ok=True)
    print("| game | level | against | deals | credits ahead, a hand | wins ahead, % | interval clear of 0 |")
    print("|---|---|---|---|---|---|---|")
    for task in tasks(chosen):
        duel = examine(chosen, *task)
        if duel is not None:
            print(row(duel), flush=True)


if __name__ == "__main__":
    main()
