#!/usr/bin/env python3
"""An outside bot of Pazaak, as an example of how one is written: it stands at 17 or more and else ends its turn.

    sabacc-lab sim pazaak --option side-cards=none --option starter=first-seat --hands 20000 \\
        --seats "exec:python3 tests/lab/bots/stand_at_17.py,exec:python3 tests/lab/bots/stand_at_17.py"

Whenever its seat must act the bot is given one line on standard input: the state as that seat may see it, a JSON
object (docs/bots.md). `viewer` is its own seat, `legal` what it may do. It answers with one line on standard output,
{"do": "stand"}, and must not keep it back in a buffer. This one never plays a hand card, and makes its side deck of the
first ten cards.
"""

import json
import sys

ENOUGH = 17


def side_deck(legal):
    """The first ten cards of "side any of +1 +1 +2 +2 ..."."""
    offer = next(words for words in legal if words.startswith("side any of "))
    return "side " + " ".join(offer.split()[3:13])


def answer(state):
    legal = state["legal"]
    if "stand" in legal:
        return "stand" if state["seats"][state["viewer"]]["total"] >= ENOUGH else "end"
    if "deal" in legal:
        return "deal"
    return side_deck(legal)


for line in sys.stdin:
    print(json.dumps({"do": answer(json.loads(line))}), flush=True)
