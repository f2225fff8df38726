"""Holds what was spoken to what happened.

    speech.py RECORD HISTORY TRANSCRIPT HANDS

HISTORY is what sabacc-lab tells of the record, and LAB in the environment the program. At every decision of the person the
transcript must have asked, with the choices and where the focus is, and have told the table as it stood: her cards, each
by a name of its own, what they come to, pots, credits and the bet. It must tell every card that she was dealt, none of the
others' hidden ones, what the others did in its order, the dice, and where HANDS is more than 0 every card that was shown, what
everybody has won or lost, and who has won. Prints what is missing and exits 1.
"""

import json
import os
import re
import subprocess
import sys

record, history, transcript, hands = sys.argv[1:]
faults = []


def fault(words):
    faults.append(words)


with open(record, encoding="utf-8") as file:
    lines = [json.loads(line) for line in file]
names = [seat["name"] for seat in lines[0]["seats"]]
own = names[0]
done = [line["do"] for line in lines[1:] if line.get("do", "").startswith("0 ")]
with open(history, encoding="utf-8") as file:
    told = [line.strip() for line in file]
with open(transcript, encoding="utf-8") as file:
    said = [line.rstrip("\n").split(": ", 1) for line in file]
# After a game the same keys may begin another, which is another record.
over = [i for i, (_, *words) in enumerate(said) if words and re.search(r"\bwins? the (game|match)\b", words[0])]
said = said[:over[0] + 1] if over else said
for kind, *words in said:
    if kind not in ("event", "fleeting", "focus", "now") or not words or not words[0].strip():
        fault(f"a line of no kind: {kind}: {words}")
    elif re.search(r"[\ue000-\uf8ff]|\b[a-z]{2}[+-]\d", words[0]):
        fault(f"a symbol, or a word of records: {words[0]}")

# The only person is spoken to: "You bet 3" is what history tells as "Ana bets 3".
DOES = {"bet": "bets", "match": "matches", "raise": "raises", "check": "checks", "fold": "folds", "stand": "stands",
        "call": "calls", "show": "shows", "win": "wins", "take": "takes", "have kept": "has kept"}
addressed = re.compile(rf"^You ({'|'.join(DOES)})\b")
events = [addressed.sub(lambda match: f"{own} {DOES[match[1]]}", words[0]) for kind, *words in said
          if kind in ("event", "fleeting")]
if any(re.match(rf"{re.escape(own)} ({'|'.join(DOES.values())})\b", words[0]) for _, *words in said if words):
    fault("the only person is spoken of, not to")

# Every decision was asked for: the question names choices, and the focus is told before anything is done.
questions = [i for i, (kind, words) in enumerate(said) if kind == "event" and words.startswith("Your turn")]
if len(questions) < len(done):
    fault(f"{len(done)} decisions, {len(questions)} questions")
for number, at in enumerate(questions):
    until = questions[number + 1] if number + 1 < len(questions) else len(said)
    if not any(kind in ("focus", "now") for kind, _ in said[at + 1:until]):
        fault(f"no focus after: {said[at][1]}")
    if not re.search(r"(Your hand: |Before you: |You hold no cards\.|Your tokens: |Your side deck: )", said[at][1]):
        fault(f"no hand in: {said[at][1]}")
    if len(said[at][1].rstrip(".").rsplit(". ", 1)) < 2:
        fault(f"no choices in: {said[at][1]}")

    if re.search(r"\b(Take|For the open) [+−]?\d+( \(|,|\.)", said[at][1]):
        fault(f"an open card without its suit: {said[at][1]}")


# What a question tells is what stood there. More may have been asked than was decided.
def number(words):
    return int(words.replace("−", "-"))


def cards_told(question):
    """The cards of the hand, without what is said of where they lie."""
    hand = re.search(r"Your hand: (.*?)\.(?: |$)", question)
    cards = re.split(r"(?:^|, )\d+: ", hand[1])[1:] if hand else []
    return [re.sub(r" \((in the field|the Spike card, face up|kept|chosen)\)", "", card) for card in cards]


def as_they_lie(seat):
    """Held cards first, then those that lie apart: so digits press them. None where a state does not say which are kept."""
    apart = seat.get("field", []) + [seat.get("spike")]
    if seat.get("kept"):
        return []
    return [card for card in seat["hand"] if card not in apart] + [card for card in seat["hand"] if card in apart]


def wrong_of(state, question):
    """What the question says otherwise than the state has it, or does not say."""
    own = state["seats"][0]
    told = [("In the hand pot", state.get("hand_pot")), ("In the sabacc pot", state.get("sabacc_pot")), ("The bet is", state.get("bet"))]
    wrong = [f"{what} {amount}" for what, amount in told if amount and not re.search(rf"{what} {amount}[.;]", question)]
    credits, total = re.search(r"You have (\d+)\.", question), re.search(r"(?:Together|Difference) ([+−]?\d+)", question)
    if credits and int(credits[1]) != own.get("credits"):
        wrong.append(f"{own['credits']} credits")
    if "Before you" not in question and "trump suit" not in question and total and number(total[1]) != own.get("total"):
        wrong.append(f"a total of {own['total']}")
    if len(cards_told(question)) != len(own["hand"]):
        wrong.append(f"{own['hand']}")
    return wrong


MOST = 24  # decisions that are looked up
asked, named = iter(questions), set()
decisions = [at for at, line in enumerate(lines) if line.get("do", "").startswith("0 ")][:MOST]
for at in decisions:
    words = [os.environ["LAB"], "show", record, "--line", str(at), "--seat", "0"]
    state = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    wrong, before = None, None
    for question in asked:
        wrong, before = wrong_of(state, said[question][1]), wrong
        if not wrong:
            named |= set(zip(as_they_lie(state["seats"][0]), cards_told(said[question][1])))
            break
    else:
        fault(f"before {lines[at]['do']}: nobody has told {wrong or before}")
        break
if len({card for card, _ in named}) != len(named) or len({words for _, words in named}) != len(named):
    fault(f"a card of a hand has two names, or two have one: {sorted(named)}")

# Cards: a history's word of a card and what is spoken of it belong together, one to one.
dealt = []
for line in told:
    if line.startswith("Dealt: "):
        for part in line[len("Dealt: "):].split("; "):
            if part.startswith(own + " "):
                dealt += part[len(own) + 1:].split()
deal = re.compile(r"^(?:You are dealt|Your Spike card is) (.*)")
heard = [match[1] for match in map(deal.match, events) if match]
heard = [words.removesuffix(", face up") for words in heard]
if "?" not in dealt:
    if len(dealt) != len(heard):
        fault(f"dealt {dealt}, spoken {heard}")
    pairs = set(zip(dealt, heard))
    if len({card for card, _ in pairs}) != len(pairs) or len({words for _, words in pairs}) != len(pairs):
        fault(f"a card has two names, or two have one: {sorted(pairs)}")
for name in names[1:]:
    for words in events:
        if words.startswith(f"{name} is dealt ") and not words.endswith(", face up"):
            if lines[0]["game"] != "pazaak":
                fault(f"spoken of a card that is hidden: {words}")

# What everybody did, in the words that history and log share.
names_of_all = "|".join(re.escape(name) for name in names)
deed = re.compile(rf"^({names_of_all}) (bets \d+|matches \d+|raises to \d+|checks|folds|stands|calls the hand)\b")
was = [match.group() for match in map(deed.match, told) if match]
is_told = [match.group() for match in map(deed.match, events) if match]
if was != is_told:
    fault(f"done: {was}\nsaid: {is_told}")
rolled = [line[len("Rolled: "):] for line in told if re.match(r"Rolled: \d", line)]
thrown = [re.match(r"The (?:dice show|die shows) (\d+)(?: and (\d+)| (twice))?: (?:no|the Sabacc) shift$", words)
          for words in events if re.match(r"The (dice show|die shows) \d", words)]
if None in thrown and lines[0]["game"] in ("corellian-spike", "classic", "standard"):
    fault("dice are told without what they mean")
shown = [" ".join(filter(None, (roll[1], roll[2] or (roll[3] and roll[1])))) for roll in thrown if roll]
if rolled != shown and lines[0]["game"] in ("corellian-spike", "classic", "standard"):
    fault(f"rolled: {rolled}\nsaid: {shown}")
if "Sabacc shift" in told and not any("abacc shift" in words for words in events):
    fault("no word of a shift")
for line in told:
    if line.startswith("Shown: "):
        for part in line[len("Shown: "):].split("; "):
            name = next((name for name in names if part.startswith(name + " ")), None)
            count = len(part[len(name) + 1:].split()) if name else 0
            shows = "has kept nothing" if count == 0 else "shows "
            if name and not any(words.startswith(f"{name} {shows}") and len(words.split(", ")) == max(count, 1) for words in events):
                fault(f"not said: {line}")
if int(hands) > 0:
    if not any(re.search(r"\bwins?\b", words) for words in events):
        fault("nobody has won")
    if not any(line.startswith("Won by: ") or line.startswith("The game is won by: ") for line in told):
        fault("the hand was not played to its end")
    # The page at the end tells what the chips are worth.
    if lines[0]["game"] == "kessel" and any(re.search(r"[+−]\d+ credit", words) for words in events[:-1]):
        fault("chips are told as credits")
    taken = [re.match(r"(.*) takes (\d+) of the (hand|sabacc) pot$", line) for line in told]
    for match in filter(None, taken):
        name = match[1].replace("The house", "House")
        who = (name, "You:") if name == own else name  # the results speak to her
        if not any(words.startswith(who) and re.search(rf"\b{match[2]}\b", words) for words in events):
            fault(f"not said: {match.group()}")

for words in faults[:20]:
    print(words)
sys.exit(1 if faults else 0)
