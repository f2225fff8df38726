/* The coach: one line of advice for new players. It depends on the offers and on what the ranking of hands
 * rewards, never on the game's id. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"

/* The advice if `verb` and `other` are both offered; the first matching row is used. `other`: SABACC_VERBS if
 * one is enough. %s is the aim of the ranking. */
static const struct {
    uint8_t verb, other;
    const char *words;
} coach_rows[] = {
    {SABACC_VERB_SIDE, SABACC_VERBS,
     N_("Ten cards, at most two of a kind; four of them, by chance, are your hand for the whole match.")},
    {SABACC_VERB_CLONE, SABACC_VERBS,
     N_("Bring your hand nearer to %s: draw a card, or let a device change what one of yours counts.")},
    {SABACC_VERB_SKIFT, SABACC_VERBS,
     N_("Bring your hand nearer to %s: draw a card, or let a device change what one of yours counts.")},
    {SABACC_VERB_MAIN, SABACC_VERB_NONE,
     N_("Have a main card dealt, or none: two times none in a row and whoever plays on must stand.")},
    {SABACC_VERB_PLAY, SABACC_VERB_END,
     N_("Come near 20, not over: you may play a hand card, then end the turn to go on, or stand.")},
    {SABACC_VERB_END, SABACC_VERB_STAND,
     N_("End the turn and you go on when it is yours again; stand and your score stays as it is.")},
    {SABACC_VERB_TAKE, SABACC_VERBS,
     N_("Tokens bend the rules, each once a game. Look at one to read what it does, then take it.")},
    {SABACC_VERB_TOKEN, SABACC_VERB_DRAW,
     N_("Bring Sand and Blood together: a chip buys a card of either. A token may be played before that.")},
    {SABACC_VERB_CHOOSE, SABACC_VERBS, N_("Two dice were rolled: choose the value that you want.")},
    {SABACC_VERB_CALL, SABACC_VERB_DONE,
     N_("Field up to two cards, then be done: dice may take the others. Call when you think you beat the "
        "house.")},
    {SABACC_VERB_DONE, SABACC_VERB_DRAW,
     N_("Bring your hand nearer to %s in the moves you have; be done when it is good enough.")},
    {SABACC_VERB_CALL, SABACC_VERB_CHECK,
     N_("You may call: this betting is then the last. A caller who does not win pays for it.")},
    {SABACC_VERB_CALL, SABACC_VERB_MATCH,
     N_("You may call: this betting is then the last. A caller who does not win pays for it.")},
    {SABACC_VERB_CALL, SABACC_VERBS,
     N_("Call if you think your hand is best: all are shown, and a caller who loses pays. Else pass.")},
    {SABACC_VERB_TRADE, SABACC_VERB_DRAW,
     N_("Bring your hand nearer to %s: draw a card, trade one of yours for another, or stand.")},
    {SABACC_VERB_DRAW, SABACC_VERB_DISCARD,
     N_("Bring your hand nearer to %s: draw a card, put one away, or stand.")},
    {SABACC_VERB_DRAW, SABACC_VERBS, N_("Bring your hand nearer to %s: draw a card, or stand.")},
    {SABACC_VERB_TRADE, SABACC_VERBS, N_("Bring your hand nearer to %s: trade a card, or stand.")},
    {SABACC_VERB_DISCARD, SABACC_VERBS,
     N_("You may put one card away now, the new one too, or keep them all.")},
    {SABACC_VERB_CHECK, SABACC_VERB_BET,
     N_("Nobody has bet yet. Check costs nothing; a bet makes the others match it or fold.")},
    {SABACC_VERB_MATCH, SABACC_VERB_RAISE,
     N_("Match pays what the bet asks for, raise asks for more; fold gives up the hand and what you put "
        "in.")},
    {SABACC_VERB_MATCH, SABACC_VERBS,
     N_("Match pays what the bet asks for; fold gives up the hand and what you put in.")},
    {SABACC_VERB_CHECK, SABACC_VERBS, N_("Nothing was bet: check to stay in the hand, or give it up.")},
    {SABACC_VERB_BUY, SABACC_VERB_PASS,
     N_("You may pay the ante to have one of your cards replaced, the face-up Spike too; or pass.")},
    {SABACC_VERB_PASS, SABACC_VERBS, N_("Pass to play on.")},
    {SABACC_VERB_FIELD, SABACC_VERBS,
     N_("Put one of your cards face up before you, where no shift takes it.")},
    {SABACC_VERB_UNFIELD, SABACC_VERBS,
     N_("Take a card from your field back into your hand, where a shift may take it.")},
    {SABACC_VERB_STAND, SABACC_VERBS, N_("There is no card to be had: stand.")},
};
enum { COACH_ROWS = sizeof coach_rows / sizeof *coach_rows };

static bool is_offered(const SabaccOffers *offers, int verb) {
    for (int i = 0; i < offers->count; i++) {
        if (offers->list[i].verb == verb) return true;
    }
    return verb == SABACC_VERBS;
}

/* What the ranking rewards, for the seat's side if it has one. A single card is of no named kind: it is
   compared by its total. */
static const char *aim_of(const SabaccTable *table, int seat) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    sabacc_table_deck_list(table, cards, copies);
    switch (sabacc_worth(table, seat, cards, 1).rank) {
    case SABACC_RANK_NULRHEK: return "0";
    case SABACC_RANK_CLOSE: return _("23 or −23");
    case SABACC_RANK_SCORE: return table->seat[seat].alignment == SABACC_DARK ? "−23" : "23";
    default: return "23";
    }
}

/* A side is chosen for the whole game; a declared total need not be true. */
static const char *on_declaring(const SabaccOffers *offers) {
    if (offers->list[0].kind == SABACC_OFFER_AMOUNT) return "";
    return _("For the whole game: the Light Side plays for 23, the Dark Side for −23.");
}

/* For games in which two cards should be as close as possible. */
static bool format_of_families(const SabaccTable *known, const SabaccOffers *offers, char *words,
                               size_t size) {
    const char *said = "";
    if (sabacc_family(known, 0, 0) == SABACC_NO_FAMILY) return false;
    bool has_token = is_offered(offers, SABACC_VERB_TOKEN);
    if (is_offered(offers, SABACC_VERB_DISCARD))
        said = _("Keep one card of this family: put the other onto its discard pile, where all can take it.");
    else if (is_offered(offers, SABACC_VERB_DRAW) && !has_token)
        said =
            _("Bring Sand and Blood together: a chip buys a card of either, or stand and keep your chips.");
    else if (is_offered(offers, SABACC_VERB_STAND) && !is_offered(offers, SABACC_VERB_DRAW))
        said = has_token ? _("You cannot draw now: play a token if you like, then stand.")
                         : _("You cannot draw now: stand.");
    snprintf(words, size, "%s", said);
    return said[0] != '\0';
}

/* PZ-3: a score over 20 at the end of the turn loses. */
static const char *on_going_over(const Pick *pick) {
    const SabaccTable *known = &pick->view.table;
    bool has_sets = sabacc_table_game(known)->played_for.compared == SABACC_COMPARES_LAID;
    if (!has_sets || sabacc_table_total(known, pick->seat) <= SABACC_SET_POINTS) return "";
    return pick_can_come_back(pick)
               ? _("Over 20: play a card that brings it back, or the set is lost when you end the turn.")
               : _("Over 20, and no card of yours brings it back: the set is lost.");
}

/* Where a lost call costs nothing (SW-6). */
static const char *on_free_call(const Pick *pick) {
    const SabaccOffers *offers = &pick->offers;
    if (!is_offered(offers, SABACC_VERB_CALL) || pick_call_costs(pick)) return "";
    return is_offered(offers, SABACC_VERB_CHECK) || is_offered(offers, SABACC_VERB_MATCH)
               ? _("You may call: this betting is then the last, and all hands are shown.")
               : _("Call if you think your hand is best: all are shown, and a lost call is free. Else pass.");
}

void play_coach(const PlayScene *play, char *words, size_t size) {
    words[0] = '\0';
    const SabaccOffers *offers = &play->asking.pick.offers;
    const SabaccTable *known = &play->asking.pick.view.table;
    snprintf(words, size, "%s", on_going_over(&play->asking.pick));
    if (!words[0]) snprintf(words, size, "%s", on_free_call(&play->asking.pick));
    if (words[0]) return;
    if (is_offered(offers, SABACC_VERB_DECLARE)) {
        snprintf(words, size, "%s", on_declaring(offers));
        return;
    }
    if (format_of_families(known, offers, words, size)) return;
    for (int i = 0; i < COACH_ROWS; i++) {
        if (!is_offered(offers, coach_rows[i].verb) || !is_offered(offers, coach_rows[i].other)) continue;
        snprintf(words, size, _(coach_rows[i].words), aim_of(known, play->asking.pick.seat));
        return;
    }
}
