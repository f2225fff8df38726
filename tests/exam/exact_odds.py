"""The chance to win of one choice that ends a hand of two, and the credits that it brings, by counting every hand that the
rival may hold. Written from docs/rulebook.md alone; clauses stand beside what they say.

A position is what `sabacc-lab show` prints for the seat to act. Nobody has bet, so that all unknown cards are alike. Those
that the seat itself has thrown away face down are unknown too: a view does not hold them.
"""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb

HALF = Fraction(1, 2)


class Position:
    def __init__(self, state):
        self.state = state
        self.own, self.rival = state["seats"][state["viewer"]], state["seats"][1 - state["viewer"]]
        self.hand, self.rival_size = self.own["hand"], len(self.rival["hand"])
        self.hand_pot, self.sabacc_pot = state["hand_pot"], state.get("sabacc_pot", 0)


def without(deck, cards):
    left = list(deck)
    for card in cards:
        left.remove(card)
    return left


# ---- Corellian Spike: `check` as the last bet of round three ----

DECK_62 = [f"{suit}{value:+d}" for suit in ("ci", "tr", "sq") for value in range(-10, 11) if value] + ["sylop"] * 2  # DK-3


def value_62(card):
    return 0 if card == "sylop" else int(card[2:])


def spike_name(values):
    """AP-1, AP-2: the rank of a total of 0 of two or three cards, the best first, and the value of its pair."""
    sizes = Counter(abs(value) for value in values if value)
    pair = max((size for size, count in sizes.items() if count == 2), default=0)
    sylops = values.count(0)
    if len(values) == 2 and sylops == 2:
        return 4, 0  # Pure Sabacc
    if len(values) == 3 and sylops == 1 and pair:
        return 3, -pair  # Yee-Haa
    return (2, -pair) if pair else (1, 0)  # Sabacc; another total of 0


def spike_key(cards):
    """The greater is the better."""
    values = [value_62(card) for card in cards]
    assert 2 <= len(values) <= 3, "the other names of AP-1 have more cards"
    total, positive = sum(values), [value for value in values if value > 0]
    rest = (len(values), sum(positive), max(positive, default=0))  # AP-3
    return (1, *spike_name(values), *rest) if total == 0 else (0, -abs(total), total > 0, *rest)  # AP-4


def zero_in_one_of_two(deck, size):
    """How often at least one of two hands of that size has a total of 0."""
    zeros = [set(hand) for hand in combinations(range(len(deck)), size) if sum(value_62(deck[at]) for at in hand) == 0]
    one = Fraction(len(zeros), comb(len(deck), size))
    both = sum(1 for hand in zeros for other in zeros if not hand & other)
    return 2 * one - Fraction(both, comb(len(deck), size) * comb(len(deck) - size, size))


def spike(position):
    discard = position.state["discard"]
    size = len(position.hand)
    assert size == position.rival_size, "matching dice leave both alike"
    unknown = without(DECK_62, position.hand + discard)
    own = spike_key(position.hand)
    shares = [1 if own > key else HALF if own == key else 0  # a single draw is even (AP-5)
              for key in map(spike_key, combinations(unknown, size))]
    kept = Fraction(sum(shares)) / len(shares)
    takes_both = sum(map(value_62, position.hand)) == 0  # SK-5
    credits = kept * (position.hand_pot + takes_both * position.sabacc_pot)
    # Dice that match bring both new hands, of all cards but the pile (SK-4): even, whoever gets which.
    zero = zero_in_one_of_two(without(DECK_62, discard), size)
    dealt = HALF * position.hand_pot + HALF * zero * position.sabacc_pot
    return Fraction(5, 6) * kept + Fraction(1, 12), Fraction(5, 6) * credits + Fraction(1, 6) * dealt


# ---- Classic: `call` ----

ARCANA = {"idiot": 0, "queen": -2, "endurance": -8, "balance": -11, "demise": -13, "moderation": -14, "evil-one": -15,
          "star": -17}  # DK-2
DECK_76 = [f"{suit}{value}" for suit in ("co", "fl", "sa", "st") for value in range(1, 16)] + 2 * list(ARCANA)  # DK-1


def value_76(card):
    return ARCANA[card] if card in ARCANA else int(card[2:])


def classic_key(cards):
    """CA-3, CA-4: 0 is bombed out; from 1000 on it also wins the sabacc pot (CA-5)."""
    total = sum(map(value_76, cards))
    if "idiot" in cards and len(cards) == 3:
        suits = sorted(value_76(card) for card in cards if card not in ARCANA)
        if suits == [2, 3]:
            return 1002
    if abs(total) > 23 or total == 0:
        return 0
    return {23: 1001, -23: 1000}.get(total, 100 + total)


def demise(own, other, deck):
    """SD-1 to SD-3: how often one's own hand wins, both share, and both bomb."""
    count = Counter(map(value_76, deck))
    cards = {value: next(card for card in deck if value_76(card) == value) for value in count}
    won = shared = bombed = 0
    for mine, mines in count.items():
        for its, there in count.items():
            ways = mines * (there - (mine == its))
            key, rival = classic_key([*own, cards[mine]]), classic_key([*other, cards[its]])
            bombed += ways * (key == rival == 0)
            shared += ways * (key == rival > 0)
            won += ways * (key > rival)
    whole = len(deck) * (len(deck) - 1)
    return Fraction(won, whole), Fraction(shared, whole), Fraction(bombed, whole)


def classic(position):
    unknown = without(DECK_76, position.hand)
    pot, sabacc, own = position.hand_pot, position.sabacc_pot, classic_key(position.hand)
    wins = credits = Fraction(0)
    ties = {}
    hands = list(combinations(unknown, position.rival_size))
    for other in hands:
        key = classic_key(other)
        if own > key:
            wins += 1
            credits += pot + (own >= 1000) * (sabacc + (key == 0) * pot)  # CA-6, CA-9
        elif own < key or own == 0:
            credits -= pot  # the caller's penalty, or the bomb's (CA-7)
        else:
            alike = tuple(sorted(map(value_76, other)))
            if alike not in ties:
                ties[alike] = demise(position.hand, other, without(unknown, other))
            won, shared, bombed = ties[alike]
            prize = pot + (own >= 1000) * sabacc
            wins += won + shared
            lost = 1 - won - shared - bombed
            credits += won * prize + shared * Fraction(prize, 2) - lost * pot  # SD-6
    return wins / len(hands), credits / len(hands)


# ---- Coruscant Shift: `check` as the last bet ----

SUITS = {"ci": "circle", "tr": "triangle", "sq": "square"}
BEST_OF = 6  # what a rival has kept is reckoned to be the best of so many hands (src/ai/guess.h)


def coruscant_split(unknown, size, target):
    """How often both single draws are as close to the target, and share (CO-3): about so, whatever the rival has held."""
    away = Counter(abs(value_62(card) - target) for card in unknown)
    left = len(unknown)
    assert left - size >= 2
    return Fraction(sum(count * (count - 1) for count in away.values()), left * (left - 1))


def coruscant(position):
    target, trump = position.state["target"], position.state["trump"]

    def key(total, trumps):
        return -abs(total - target), trumps  # CO-3; a hand of none is below all (CO-4)

    def is_trump(card):
        return card != "sylop" and SUITS[card[:2]] == trump

    own = (*key(sum(map(value_62, position.hand)), sum(map(is_trump, position.hand))), len(position.hand))
    ways = Counter({(0, 0, 0): 1})  # how many choices have so many cards, that total, and so many trumps
    for card in without(DECK_62, position.hand):
        for (cards, total, trumps), count in list(ways.items()):
            if cards < position.rival_size:
                ways[cards + 1, total + value_62(card), trumps + is_trump(card)] += count
    hands = {(*key(total, trumps), cards): 0 for cards, total, trumps in ways if cards == position.rival_size}
    for (cards, total, trumps), count in ways.items():
        if cards == position.rival_size:
            hands[(*key(total, trumps), cards)] += count
    whole = sum(hands.values())
    less = Fraction(sum(count for hand, count in hands.items() if hand < own), whole) ** BEST_OF
    same = Fraction(sum(count for hand, count in hands.items() if hand <= own), whole) ** BEST_OF - less
    pots = position.hand_pot + (own[0] == 0) * position.sabacc_pot
    if position.rival_size == 0:
        return Fraction(1), Fraction(pots)
    split = coruscant_split(without(DECK_62, position.hand), position.rival_size, target)
    return less + HALF * (1 + split) * same, (less + HALF * same) * pots


# ---- Pazaak: `end` while the rival stands ----

GOAL = 20
NINE = 9


def pazaak(position):
    """Against a total that stands one draws on to a higher one, and shares an equal one where most cards would burst it."""
    rival = position.rival["total"]
    played = Counter(int(card) for seat in position.state["seats"] for card in seat["table"] if card.isdigit())
    deck = tuple(4 - played[value] for value in range(1, 11))  # DK-5

    def helped(total, hand):
        """The highest total that a card of the hand gives within the goal."""
        return max((total + value for value in hand if total + value <= GOAL), default=0)

    @lru_cache(maxsize=None)
    def turn(total, cards, left, hand):
        chance = Fraction(0)
        for at, count in enumerate(left):
            if count:
                rest = left[:at] + (count - 1,) + left[at + 1:]
                chance += Fraction(count, sum(left)) * after(total + at + 1, cards + 1, rest, hand)
        return chance

    def after(total, cards, left, hand):
        if total > GOAL:
            return 0  # only cards that add are held
        if cards == NINE or total > rival or helped(total, hand) > rival:
            return 1  # PZ-3
        over = sum(count for at, count in enumerate(left) if total + at + 1 > GOAL)
        if total == rival and 2 * over > sum(left):
            return 0  # nobody wins the set
        return turn(total, cards, left, hand)

    hand = tuple(sorted(int(card) for card in position.hand))
    return turn(position.own["total"], len(position.own["table"]), deck, hand), None


# The choice that is counted in each game.
GAMES = {"corellian-spike": ("check", spike), "classic": ("call", classic), "coruscant-shift": ("check", coruscant),
         "pazaak": ("end", pazaak)}
