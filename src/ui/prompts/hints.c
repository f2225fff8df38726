/* What each choice does, in one sentence, for whoever sees it for the first time: by the verb of its button,
 * or by the button itself where it has none. Nothing said depends on the seat's own cards, so it may be shown
 * of a hand that lies face down; only where any number of cards is chosen, which is never asked face down, is
 * a card of it named. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "words/card_words.h"
#include "words/item_words.h"
#include "words/token_words.h"

static const SabaccTable *table_of(const Pick *pick) { return &pick->view.table; }

static bool has_house(const Pick *pick) {
    return sabacc_table_game(table_of(pick))->shows & SABACC_SHOWS_HOUSE;
}

static bool has_sets(const Pick *pick) {
    return sabacc_table_game(table_of(pick))->played_for.compared == SABACC_COMPARES_LAID;
}

static bool has_families(const Pick *pick) { return sabacc_family(table_of(pick), 0, 0) != SABACC_NO_FAMILY; }

bool pick_call_costs(const Pick *pick) {
    return has_house(pick) || !pick_option_is(table_of(pick), SABACC_OPTION_CALL_PENALTY, "none");
}

/* ---- verbs ---- */

typedef void Sayer(const Pick *pick, char *words, size_t size);

static void say_bet(const Pick *pick, char *words, size_t size) {
    pick_say(words, size,
             has_house(pick)
                 ? _("Put credits in: they count from the next round on, and the house matches them.")
                 : _("Put credits into the pot: each of the others must match them, raise, or fold."));
}

static void say_match(const Pick *pick, char *words, size_t size) {
    pick_say(words, size,
             pick_match_is_all_in(pick) ? _("Pay all that you have left, and stay in the hand.")
                                        : _("Pay what the bet asks for, and stay in the hand."));
}

static void say_fold(const Pick *pick, char *words, size_t size) {
    int32_t fee = sabacc_option(table_of(pick), SABACC_OPTION_FOLD_PENALTY).n;
    if (fee > 0)
        snprintf(words, size, _("Give up this hand and all that you have put into it, and pay %d more."),
                 (int)fee);
    else
        pick_say(words, size, _("Give up this hand, and all that you have put into it."));
}

/* "17 as the pot stands now", if the price depends on it. */
static void format_call_price(const Pick *pick, char *words, size_t size) {
    int price = (int)sabacc_call_price(table_of(pick), pick->seat);
    bool is_fixed = has_house(pick) || pick_option_is(table_of(pick), SABACC_OPTION_CALL_PENALTY, "fixed");
    snprintf(words, size, is_fixed ? "%d" : _("%d as the pot stands now"), price);
}

/* While betting goes on a call makes it the last (BK-4); before it, or after it, hands are shown at once. */
static void say_call(const Pick *pick, char *words, size_t size) {
    bool is_betting =
        pick_offers_verb(&pick->all, SABACC_VERB_CHECK) || pick_offers_verb(&pick->all, SABACC_VERB_MATCH);
    char price[PICK_LABEL];
    if (!pick_call_costs(pick)) {
        pick_say(words, size,
                 is_betting ? _("After this betting all hands are shown.")
                            : _("End the hand: all are shown, and the best of them wins."));
        return;
    }
    format_call_price(pick, price, sizeof price);
    const char *sentence =
        has_house(pick) ? _("Show your hand against the house’s now; if yours does not win you pay %s.")
        : is_betting    ? _("After this betting all hands are shown; if yours does not win you pay %s.")
                        : _("End the hand: all are shown, and if yours does not win you pay %s.");
    snprintf(words, size, sentence, price);
}

static void say_pass(const Pick *pick, char *words, size_t size) {
    if (pick_offers_verb(&pick->offers, SABACC_VERB_TAKE_ITEM))
        pick_say(words, size, _("Pay nothing; the house keeps it for good."));
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_REBUY))
        pick_say(words, size, _("Buy nothing, and be out of this game for good."));
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_REDEEM))
        pick_say(words, size, _("Buy nothing back; it can still be done before the next hand."));
    else if (pick_offers_verb(&pick->offers, SABACC_VERB_BUY))
        pick_say(words, size, _("Keep your cards, and pay nothing."));
    else
        pick_say(words, size, _("Do not call: the hand goes on."));
}

static void say_stand(const Pick *pick, char *words, size_t size) {
    if (has_sets(pick) && pick_is_over(pick))
        pick_say(words, size, _("Keep this score: with more than 20 the set is lost."));
    else if (has_sets(pick))
        pick_say(words, size, _("Keep this score: you take no more cards in this set."));
    else if (has_families(pick))
        pick_say(words, size, _("Take no card in this turn, and pay no chip."));
    else
        pick_say(words, size, _("Take no card: your hand stays as it is."));
}

static void say_trade(const Pick *pick, char *words, size_t size) {
    bool has_open = false;
    for (int i = 0; i < pick->offers.count; i++)
        has_open |= pick->offers.list[i].verb == SABACC_VERB_TRADE &&
                    pick_pile_of(&pick->offers.list[i]) == SABACC_PILE_DISCARD;
    char card[CARD_WORDS];
    if (!has_open) {
        pick_say(words, size, _("Give up one of your cards for the top card of the deck."));
        return;
    }
    card_words(pick_top_of_pile(table_of(pick), SABACC_NO_FAMILY), card);
    snprintf(words, size,
             _("Give up one of your cards for the top card of the deck, or for %s, which lies open."), card);
}

static void say_buy(const Pick *pick, char *words, size_t size) {
    snprintf(words, size, _("Pay %d into the hand pot to have one of your cards replaced."),
             (int)sabacc_buy_price(table_of(pick)));
}

static void say_keep(const Pick *pick, char *words, size_t size) {
    if (pick_is_last_subset(pick))
        pick_say(words, size,
                 pick->chosen ? _("Add the chosen cards to those that you keep; the others are put away.")
                              : _("Add no card to those that you keep; all the new ones are put away."));
    else
        pick_say(words, size,
                 pick->chosen ? _("Keep the chosen cards for good; the others are replaced once.")
                              : _("Keep no card: all of them are replaced once."));
}

static void say_done(const Pick *pick, char *words, size_t size) {
    pick_say(words, size,
             pick_offers_verb(&pick->all, SABACC_VERB_CALL)
                 ? _("End your part of this round; then dice may replace cards outside the fields.")
                 : _("Make no more moves: your hand is shown, and then the dealer’s."));
}

static bool stands_by_itself(const Pick *pick) {
    return sabacc_table_total(table_of(pick), pick->seat) == SABACC_SET_POINTS &&
           pick_option_is(table_of(pick), SABACC_OPTION_AUTO_STAND, "on");
}

static void say_end(const Pick *pick, char *words, size_t size) {
    bool is_known_lost = !pick->is_blind && pick_offers_verb(&pick->offers, SABACC_VERB_PLAY);
    if (pick_is_over(pick) && is_known_lost && !pick_can_come_back(pick))
        pick_say(words, size, _("No card of yours brings it back: with more than 20 the set is lost."));
    else if (pick_is_over(pick))
        pick_say(words, size, _("End your turn: with more than 20 the set is lost."));
    else if (stands_by_itself(pick))
        pick_say(words, size, _("End your turn: with 20 your score stands, and you take no more cards."));
    else
        pick_say(words, size, _("End your turn, and go on when it is yours again."));
}

static void say_stake(const Pick *pick, char *words, size_t size) {
    pick_say(words, size,
             sabacc_stakes_lie_beside(table_of(pick))
                 ? _("The house lends you the price of a thing of yours, which the winner may take.")
                 : _("The house pays you the price of a thing of yours, and sells it back between hands."));
}

static void say_take_item(const Pick *pick, char *words, size_t size) {
    (void)pick;
    pick_say(words, size, _("Pay its price to the house, and own it."));
}

static void say_rebuy(const Pick *pick, char *words, size_t size) {
    snprintf(words, size, _("Pay for %d new ones, and play on."),
             (int)sabacc_rebuy_credits(table_of(pick), pick->seat));
}

/* Either the same in all games, or said by a function. */
static const struct {
    uint8_t verb;
    const char *words;
    Sayer *say;
} hint_rows[] = {
    {SABACC_VERB_CHECK, N_("Pay nothing, and stay in the hand."), NULL},
    {SABACC_VERB_BET, NULL, say_bet},
    {SABACC_VERB_MATCH, NULL, say_match},
    {SABACC_VERB_RAISE, N_("Match the bet and ask for more: the others must match that, raise, or fold."),
     NULL},
    {SABACC_VERB_DRAW, N_("Take the top card of the deck into your hand."), NULL},
    {SABACC_VERB_TRADE, NULL, say_trade},
    {SABACC_VERB_DISCARD, N_("Give up one of your cards, and take none for it."), NULL},
    {SABACC_VERB_STAND, NULL, say_stand},
    {SABACC_VERB_FOLD, NULL, say_fold},
    {SABACC_VERB_CALL, NULL, say_call},
    {SABACC_VERB_PASS, NULL, say_pass},
    {SABACC_VERB_FIELD, N_("Put one of your cards face up before you, where no shift takes it."), NULL},
    {SABACC_VERB_UNFIELD, N_("Take a card from your field back into your hand, where a shift may take it."),
     NULL},
    {SABACC_VERB_DECLARE, N_("Say what your cards add up to; it need not be true."), NULL},
    {SABACC_VERB_KEEP, NULL, say_keep},
    {SABACC_VERB_BUY, NULL, say_buy},
    {SABACC_VERB_TAKE, N_("Take the token that you look at; each works once a game."), NULL},
    {SABACC_VERB_TOKEN, N_("Play one of your shift tokens before you draw or stand; each works once a game."),
     NULL},
    {SABACC_VERB_SIDE,
     N_("Choose the ten cards of your side deck; four of them are your hand for the match."), NULL},
    {SABACC_VERB_PLAY, N_("Lay one of your hand cards on your table: it changes your score, and is used up."),
     NULL},
    {SABACC_VERB_MAIN, N_("Have the next main card dealt onto your table."), NULL},
    {SABACC_VERB_NONE, N_("Have no main card dealt in this turn."), NULL},
    {SABACC_VERB_END, NULL, say_end},
    {SABACC_VERB_DONE, NULL, say_done},
    {SABACC_VERB_STAKE, NULL, say_stake},
    {SABACC_VERB_REDEEM, N_("Buy back from the house what you staked, at its price."), NULL},
    {SABACC_VERB_TAKE_ITEM, NULL, say_take_item},
    {SABACC_VERB_REBUY, NULL, say_rebuy},
    {SABACC_VERB_CHOOSE, N_("Take the value of this die."), NULL},
    {SABACC_VERB_CLONE, N_("Have one of your cards count as another till the hand ends, instead of drawing."),
     NULL},
    {SABACC_VERB_SKIFT,
     N_("Have one of your suit cards count 1 to 15 till the hand ends, instead of drawing."), NULL},
};

static void say_verb(const Pick *pick, int verb, char *words, size_t size) {
    words[0] = '\0';
    for (size_t i = 0; i < sizeof hint_rows / sizeof *hint_rows; i++) {
        if (hint_rows[i].verb != verb) continue;
        if (hint_rows[i].say)
            hint_rows[i].say(pick, words, size);
        else
            pick_say(words, size, _(hint_rows[i].words));
        return;
    }
}

/* Standing after a draw that may be followed by a discard. */
static bool say_keeping_all(const Pick *pick, int verb, char *words, size_t size) {
    bool is_it = verb == SABACC_VERB_STAND && pick_stands_after_draw(pick);
    if (is_it) pick_say(words, size, _("Put no card away: the new one stays too."));
    return is_it;
}

/* ---- piles ---- */

/* Each family has its own way of being told of: a card of either costs a chip, and one of two must go. */
static void say_pile(const Pick *pick, const SabaccOffer *offer, char *words, size_t size) {
    bool is_open = pick_pile_of(offer) == SABACC_PILE_DISCARD;
    int32_t fee = sabacc_option(table_of(pick), SABACC_OPTION_DISCARD_FEE).n;
    char card[CARD_WORDS] = "";
    if (is_open) card_words(pick_top_of_pile(table_of(pick), offer->family), card);
    if (offer->kind == SABACC_OFFER_CARD && is_open && fee > 0)
        snprintf(words, size, _("Give this card up for %s, which lies open, and pay %d into the hand pot."),
                 card, (int)fee);
    else if (offer->kind == SABACC_OFFER_CARD && is_open)
        snprintf(words, size, _("Give this card up for %s, which lies open."), card);
    else if (offer->kind == SABACC_OFFER_CARD)
        pick_say(words, size, _("Give this card up for the top card of the deck."));
    else if (has_families(pick) && is_open)
        snprintf(words, size, _("Take %s, which lies open; then keep it or the one that you have."), card);
    else if (has_families(pick))
        pick_say(words, size, _("Take the top card of this deck; then keep it or the one that you have."));
    else if (is_open)
        snprintf(words, size, _("Take %s, which lies open, into your hand."), card);
    else
        say_verb(pick, SABACC_VERB_DRAW, words, size);
}

/* ---- buttons without a verb ---- */

/* The number after the colon. */
static int number_of(const char *name) {
    const char *colon = strrchr(name, ':');
    return colon && colon[1] >= '0' && colon[1] <= '9' ? (int)strtol(colon + 1, NULL, 10) : -1;
}

static void say_back(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick, (void)name;
    pick_say(words, size, _("Go back to the other choices; nothing is done yet."));
}

static void say_all(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    bool has_all = pick->chosen == pick_cards(pick);
    pick_say(words, size,
             has_all ? _("Mark no card.") : _("Mark all cards; then you can take some out again."));
}

static void say_preset(const Pick *pick, const char *name, char *words, size_t size) {
    static const char *const rows[] = {
        N_("Set the amount to the least that is allowed here."), N_("Set the amount to half of the pot."),
        N_("Set the amount to the whole pot."), N_("Set the amount to the most that is allowed here.")};
    static const char *const raises[] = {NULL,
                                         N_("Raise by half of the pot with your match in it: half of %d."),
                                         N_("Raise by the whole pot with your match in it: by %d."), NULL};
    int index = number_of(name), cost = (int)pick_cost_of_match(pick);
    words[0] = '\0';
    if (index < 0 || index >= 4) return;
    if (cost > 0 && raises[index])
        snprintf(words, size, _(raises[index]), (int)table_of(pick)->hand_pot + cost);
    else
        pick_say(words, size, _(rows[index]));
}

static void say_truth(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick, (void)name;
    pick_say(words, size, _("Set the number to what your cards add up to."));
}

static void say_sign(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick, (void)name;
    pick_say(words, size, _("Turn the number’s sign: digits have none."));
}

static void say_signed(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick;
    pick_say(words, size,
             strcmp(name, "sign:+") == 0 ? _("Lay the card so that its number is added to your score.")
                                         : _("Lay the card so that its number is taken from your score."));
}

static void say_side(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick;
    pick_say(words, size,
             strcmp(name, "declare:light") == 0 ? _("Play the whole game for totals near 23.")
                                                : _("Play the whole game for totals near −23."));
}

static void say_buy_spike(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    snprintf(words, size, _("Pay %d into the hand pot to have your open Spike card replaced."),
             (int)sabacc_buy_price(table_of(pick)));
}

static void say_round(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick;
    pick_say(words, size,
             strcmp(name, "pass-round") == 0 ? _("Do not call, and do not be asked again in this round.")
                                             : _("Stay in, and do not be asked again in this round."));
}

static void say_until(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick, (void)name;
    pick_say(words, size, _("Do not call, and be asked again only when your hand holds enough."));
}

static void say_value(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    pick_say(words, size,
             table_of(pick)->turn.phase == SABACC_PHASE_REVEAL
                 ? _("Your Impostor counts as this die.")
                 : _("In this hand a pair of this value is the best sabacc."));
}

static void say_token(const Pick *pick, const char *name, char *words, size_t size) {
    int slot = number_of(name);
    bool has = slot >= 0 && slot < pick_own(pick)->token_count;
    pick_say(words, size, has ? token_effect(pick_own(pick)->tokens[slot]) : "");
}

static void say_target(const Pick *pick, const char *name, char *words, size_t size) {
    char who[PICK_LABEL];
    pick_seat_name(pick, number_of(name), who);
    snprintf(words, size, _("Play the token against %s."), who);
}

/* What the verb does with a card that is chosen, or lifted; "" if that is not one thing. */
static void say_of_card(const Pick *pick, int verb, char *words, size_t size) {
    static const struct {
        uint8_t verb;
        const char *words;
    } rows[] = {
        {SABACC_VERB_TRADE, N_("Give this card up for the top card of the deck.")},
        {SABACC_VERB_DISCARD, N_("Give this card up, and take none for it.")},
        {SABACC_VERB_FIELD, N_("Put this card face up before you, where no shift takes it.")},
        {SABACC_VERB_UNFIELD, N_("Take this card back into your hand, where a shift may take it.")},
        {SABACC_VERB_PLAY, N_("Lay this card on your table; it is used up.")},
        {SABACC_VERB_CLONE, N_("Have this card count as another till the hand ends, instead of drawing.")},
        {SABACC_VERB_SKIFT, N_("Have this card count 1 to 15 till the hand ends, instead of drawing.")}};
    words[0] = '\0';
    if (verb == SABACC_VERB_DISCARD && has_families(pick))
        pick_say(words, size, _("Put this card away, and keep the other of its family."));
    else if (verb == SABACC_VERB_BUY)
        snprintf(words, size, _("Pay %d into the hand pot to have this card replaced."),
                 (int)sabacc_buy_price(table_of(pick)));
    for (size_t i = 0; i < sizeof rows / sizeof *rows && !words[0]; i++)
        if (rows[i].verb == verb) pick_say(words, size, _(rows[i].words));
}

static void say_choose(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    say_of_card(pick, pick->verb, words, size);
}

static void say_item(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    const SabaccOffer *offer = pick_offer_of_kind(pick, SABACC_OFFER_ITEM);
    say_verb(pick, offer ? offer->verb : SABACC_VERB_STAKE, words, size);
}

static void say_filling(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick, (void)name;
    pick_say(words, size,
             _("Fill the deck up: with a good usual one if it is empty, else with the strongest cards."));
}

static void say_clearing(const Pick *pick, const char *name, char *words, size_t size) {
    (void)pick, (void)name;
    pick_say(words, size, _("Take all cards out of the deck."));
}

static void say_confirm(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    switch (pick->mode) {
    case PICK_MARK: say_until(pick, name, words, size); return;
    case PICK_TOKEN:
        if (pick->token >= 0) pick_say(words, size, token_effect(pick_own(pick)->tokens[pick->token]));
        return;
    case PICK_SIDE:
        pick_say(words, size, _("Play the match with these ten; four of them are your hand."));
        return;
    case PICK_CLONE: pick_say(words, size, _("Let your card count as this one till the hand ends.")); return;
    default: say_verb(pick, pick->verb, words, size);
    }
}

/* What cannot be undone is only done by whoever chooses it. */
static void say_rest(const Pick *pick, const char *name, char *words, size_t size) {
    static const char DOTS[] = "…";
    (void)name;
    PickButton buttons[PICK_BUTTONS];
    int count = pick_list_buttons(pick, buttons);
    pick_say(words, size, _("Nothing; choose one yourself."));
    for (int i = 0; i < count; i++) {
        if (strcmp(buttons[i].name, pick->advised) != 0) continue;
        char *dots = strstr(buttons[i].label, DOTS);
        if (dots) *dots = '\0';
        /* TRANSLATORS: Return does nothing here, as the advised button, such as “Fold”, cannot be undone. */
        snprintf(words, size, _("Nothing; choose “%s” yourself."), buttons[i].label);
    }
}

/* One of any number of cards, and how to go on once it is chosen, or is not. It is named: the hand lies open,
 * and while the pointer was used last nothing else shows which card Return means. */
static void say_card_of_subset(const Pick *pick, int slot, char *words, size_t size) {
    uint32_t chosen = pick->chosen ^ UINT32_C(1) << slot;
    bool is_added = chosen >> slot & 1;
    const char *sentence;
    char card[CARD_WORDS];
    card_words(pick_own(pick)->hand[slot], card);
    if (pick_is_last_subset(pick))
        sentence = is_added ? _("Add %s to those that you keep; then “%s” confirms.")
                            : _("Leave %s out after all; then “%s” confirms.");
    else
        sentence = is_added ? _("Keep %s for good; then “%s” confirms.")
                            : _("Let %s go after all; then “%s” confirms.");
    snprintf(words, size, sentence, card, pick_subset_label(pick, chosen));
}

/* A card of the hand: where one is wanted, what becomes of it; else it is lifted first. */
static void say_card(const Pick *pick, const char *name, char *words, size_t size) {
    if (pick->mode == PICK_SUBSET)
        say_card_of_subset(pick, number_of(name), words, size);
    else if (pick->mode == PICK_CLONE)
        pick_say(words, size, _("Let your card count as this one."));
    else if (pick->mode == PICK_CARD && !pick_has_several(pick, number_of(name)))
        say_choose(pick, name, words, size);
    else if (pick->card == number_of(name))
        pick_say(words, size, _("Put the card down again; nothing is done yet."));
    else
        pick_say(words, size, _("Lift this card; then say what is to become of it."));
}

/* The open card as a model for one's own (PL-3). */
static void say_pile_model(const Pick *pick, const char *name, char *words, size_t size) {
    (void)name;
    bool is_it = pick->mode == PICK_CLONE && pick_models_pile(pick);
    pick_say(words, size, is_it ? _("Let your card count as this one.") : "");
}

typedef struct ButtonRow {
    const char *name; /* one that ends in a colon stands for all that begin so */
    void (*say)(const Pick *pick, const char *name, char *words, size_t size);
} ButtonRow;

static const ButtonRow button_rows[] = {
    {"cancel", say_back},         {"all", say_all},
    {"preset:", say_preset},      {"truth", say_truth},
    {"sign", say_sign},           {"sign:", say_signed},
    {"declare:", say_side},       {"buy:spike", say_buy_spike},
    {"pass-round", say_round},    {"check-round", say_round},
    {"pass-until", say_until},    {"value:", say_value},
    {"choose-token:", say_token}, {"token:", say_token},
    {"target:", say_target},      {"seat:", say_target},
    {"choose:", say_choose},      {"item:", say_item},
    {"side-fill", say_filling},   {"side-clear", say_clearing},
    {"confirm", say_confirm},     {"amount", say_confirm},
    {"steps", say_confirm},       {"rest", say_rest},
    {"card:", say_card},          {"discard", say_pile_model},
};

static bool is_named(const char *row, const char *name) {
    size_t bytes = strlen(row);
    return row[bytes - 1] == ':' ? strncmp(name, row, bytes) == 0 : strcmp(name, row) == 0;
}

/* The verb of a button that has its name. */
static int verb_of(const Pick *pick, const char *name) {
    for (int i = 0; i < pick->offers.count; i++)
        if (strcmp(name, pick_name_of(pick->offers.list[i].verb)) == 0) return pick->offers.list[i].verb;
    return SABACC_VERBS;
}

/* A card, a seat or a token lies on the table whether or not it can be chosen now. */
static bool is_idle_place(const Pick *pick, const char *name) {
    struct {
        const char *name;
        uint32_t places;
    } rows[] = {{"card:", pick_cards(pick)}, {"seat:", pick_seats(pick)}, {"token:", pick_tokens(pick)}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (is_named(rows[i].name, name)) return !(rows[i].places >> number_of(name) & 1);
    return false;
}

bool pick_hint(const Pick *pick, const char *name, char *words, size_t size) {
    words[0] = '\0';
    if (pick->mode == PICK_NOTHING || is_idle_place(pick, name)) return false;
    const SabaccOffer *pile = pick_offer_of_pile(pick, name);
    if (pile) {
        say_pile(pick, pile, words, size);
        return words[0] != '\0';
    }
    for (size_t i = 0; i < sizeof button_rows / sizeof *button_rows && !words[0]; i++)
        if (is_named(button_rows[i].name, name)) button_rows[i].say(pick, name, words, size);
    int verb = words[0] ? SABACC_VERBS : verb_of(pick, name);
    if (verb == SABACC_VERBS) return words[0] != '\0';
    if (pick->card >= 0) say_of_card(pick, verb, words, size);
    if (!words[0] && !say_keeping_all(pick, verb, words, size)) say_verb(pick, verb, words, size);
    return words[0] != '\0';
}
