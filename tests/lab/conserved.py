"""Plays every game, with every preset and 2, 4 and 8 seats (or as many as it takes), at random, with options drawn by a
seed: credits, chips and items must be conserved (ST-5, PL-2) and no action refused. Random seats also sit out and in
(ST-6), buy in again (ST-7) and take what they win beside the pot (PL-2).

    conserved.py LAB [--hands 60] [--seed 1] [--quiet]

The long run, with a release build (about a quarter of an hour):

    conserved.py build/release/src/lab/sabacc-lab --hands 20000
"""

import argparse
import json
import random
import subprocess
import sys

# Options of the second settlement, and the values that are drawn; SH-2's symbols decide only with by-symbol.
SYMBOLS = {f"on-{symbol}": ["core", "rim", "wild", "none"] for symbol in ("spike", "flagon", "crown", "compass", "eye", "sun")}
VALUES = {
    "sit-out": ["on", "off", "on"],
    "rebuy": ["off", "1", "3", "9"],
    "stakes": ["off", "house", "pot", "pot"],
    "house-ante": ["on", "off"],
    "min-rounds": ["0", "1", "3", "8"],
    "checking": ["on", "off"],
    "deal": ["4", "2"],
    "bets-into": ["hand", "sabacc"],
    "hand-cards": ["match", "set"],
    **SYMBOLS,
}


def options_of(game, dice):
    """Values for those options that the game has, as --option takes them."""
    known = {option["key"] for option in game["options"]}
    chosen = {key: dice.choice(values) for key, values in VALUES.items() if key in known}
    return [word for key, value in chosen.items() for word in ("--option", f"{key}={value}")]


def tables(lab):
    games = json.loads(subprocess.run([lab, "games", "--json"], check=True, capture_output=True, text=True).stdout)["games"]
    for game in games:
        for preset in ["", *(preset["id"] for preset in game["presets"])]:
            for seats in sorted({min(max(wanted, game["min_seats"]), game["max_seats"]) for wanted in (2, 4, 8)}):
                yield game, preset, seats


def play(lab, game, preset, seats, hands, seed):
    """The result of `sim`, and its command."""
    dice = random.Random(f"{seed} {game['id']} {preset} {seats}")
    command = [lab, "sim", game["id"], "--seats", ",".join(["random"] * seats), "--hands", str(hands), "--seed", str(seed),
               *(["--preset", preset] if preset else []), *options_of(game, dice), "--json"]
    run = subprocess.run(command, capture_output=True, text=True)
    return (json.loads(run.stdout) if run.returncode == 0 else None), command, run.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lab")
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true")
    order = parser.parse_args()
    played = failed = hands = 0
    for game, preset, seats in tables(order.lab):
        result, command, complaint = play(order.lab, game, preset, seats, order.hands, order.seed)
        holds = result is not None and result["conserved"] and result["errors"] == 0 and result["hands"] >= order.hands
        played, failed, hands = played + 1, failed + (not holds), hands + (result or {}).get("hands", 0)
        if not holds:
            print("FAIL", " ".join(command[1:]), complaint.strip())
        elif not order.quiet:
            print("ok", " ".join(command[1:-1]))
    print(f"{played} tables, {hands} hands, {failed} not conserved or refused")
    return 1 if failed or played == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
