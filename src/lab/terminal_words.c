#include "lab/terminal_private.h"

#include "ai/adviser.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "session/advice_words.h"
#include "words/add_words.h"
#include "words/card_words.h"
#include "words/item_words.h"
#include "words/table_words.h"
#include "words/token_words.h"
#include "words/verb_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *name_of(const Terminal *terminal, int seat) {
    return match_setup(terminal->match)->seat[seat].name;
}

static void add_card(Text *out, SabaccCard card) {
    char words[CARD_WORDS];
    card_spoken(card, words);
    text_add(out, words);
}

/* ---- choices ---- */

/* A button's label without what says that more is to be chosen. */
static void add_label(Text *out, const char *label) {
    const char *dots = strstr(label, "…");
    text_add_bytes(out, label, dots ? (size_t)(dots - label) : strlen(label));
}

static void add_draw(const SabaccTable *table, const SabaccAction *action, Text *out) {
    bool is_open = action->pile == SABACC_PILE_DISCARD;
    static const char *const labels[3][2] = {
        {N_("Draw"), N_("Take")}, {N_("Draw Sand"), N_("Take Sand")}, {N_("Draw Blood"), N_("Take Blood")}};
    text_add(out, _(labels[action->family][is_open]));
    if (!is_open) return;
    text_add(out, ": ");
    add_card(out, open_card(table, (SabaccFamily)action->family));
}

/* What replaces the card that is given up. */
static void add_pile(const SabaccTable *table, const SabaccAction *action, Text *out) {
    if (action->pile == SABACC_PILE_DECK) add_words(out, ", %s", _("for a new card"));
    if (action->pile != SABACC_PILE_DISCARD) return;
    text_add(out, ", ");
    char card[CARD_WORDS];
    card_spoken(open_card(table, SABACC_NO_FAMILY), card);
    add_words(out, _("for the open card, %s"), card);
}

static void add_amount(const SabaccAction *action, Text *out) {
    if (action->alignment != SABACC_UNALIGNED) return;
    if (action->verb == SABACC_VERB_DECLARE || action->verb == SABACC_VERB_SKIFT) {
        text_add_char(out, ' ');
        text_add_shown_signed(out, action->amount);
    } else if (action->amount != 0) {
        text_add_char(out, ' ');
        text_add_shown(out, action->amount);
    }
}

/* What is named beside the verb: cards, an item, an amount, a seat. */
static void add_objects(const SabaccTable *table, const char *const *names, const SabaccAction *action,
                        Text *out) {
    const char *before = ": ";
    if (action->card != SABACC_CARD_NONE) {
        text_add(out, before);
        add_card(out, action->card);
        before = ", ";
    }
    if (action->other != SABACC_CARD_NONE) {
        text_add(out, before);
        add_card(out, action->other);
    }
    if (action->card_count > 0) {
        text_add(out, before);
        card_list_words(action->cards, action->card_count, out);
    }
    if (action->sign != 0) add_words(out, " %s", action->sign > 0 ? "+" : "−");
    if (action->verb == SABACC_VERB_TRADE) add_pile(table, action, out);
    if (action->verb == SABACC_VERB_TOKEN && action->target != SABACC_NOBODY)
        add_words(out, ", %s", names[action->target]);
}

/* All but the amount, which an offer leaves to be chosen. */
static void add_deed(const SabaccTable *table, const char *const *names, const SabaccAction *action,
                     Text *out) {
    if (action->verb == SABACC_VERB_DRAW)
        add_draw(table, action, out);
    else if (action->alignment != SABACC_UNALIGNED)
        text_add(out, action->alignment == SABACC_LIGHT ? _("Light Side") : _("Dark Side"));
    else if (action->verb == SABACC_VERB_BUY && action->pile == SABACC_PILE_SPIKE)
        text_add(out, _("Replace the Spike"));
    else
        add_label(out, action->amount != 0 ? verb_label_with_amount(action->verb) : verb_label(action->verb));
    add_objects(table, names, action, out);
}

void terminal_action_words(const SabaccTable *table, const char *const *names, const SabaccAction *action,
                           Text *out) {
    bool has_item = action->verb == SABACC_VERB_STAKE || action->verb == SABACC_VERB_REDEEM ||
                    action->verb == SABACC_VERB_TAKE_ITEM;
    add_deed(table, names, action, out);
    if (has_item) add_words(out, ": %s", item_title((SabaccItem)action->item));
    add_amount(action, out);
}

static int32_t to_match(const SabaccTable *table, int seat) {
    int32_t owed = table->turn.level - table->seat[seat].bet;
    return owed < table->seat[seat].credits ? owed : table->seat[seat].credits;
}

static bool draws_free(const SabaccTable *table, int seat) {
    static const char word[] = "free-draw";
    SabaccInForce list[SABACC_MAX_IN_FORCE];
    SabaccCard token = sabacc_card_parse(word, strlen(word));
    int count = sabacc_in_force(table, list);
    for (int i = 0; i < count; i++)
        if (list[i].token == token && seat_in(list[i].seats, seat)) return true;
    return false;
}

static void add_chips(const Terminal *terminal, const SabaccOffer *offer, Text *out) {
    const SabaccTable *table = &terminal->view.table;
    if (offer->verb != SABACC_VERB_DRAW ||
        table->seat[terminal->seat].chips + table->seat[terminal->seat].staked == 0)
        return;
    text_add(out, draws_free(table, terminal->seat) ? _(", for no chip") : _(", for a chip"));
}

static void add_price(const Terminal *terminal, const SabaccOffer *offer, Text *out) {
    const SabaccTable *table = &terminal->view.table;
    if (offer->verb == SABACC_VERB_MATCH) add_words(out, " %d", (int)to_match(table, terminal->seat));
    if (offer->verb == SABACC_VERB_BUY) add_words(out, ", %d", (int)sabacc_buy_price(table));
    int32_t price = offer->verb == SABACC_VERB_CALL ? sabacc_call_price(table, terminal->seat) : 0;
    if (price > 0) add_words(out, _(", which costs %d if you do not win"), (int)price);
}

/* The only card with which it can be done; SABACC_CARD_NONE if there are several. */
static SabaccCard only_card(const Terminal *terminal, const SabaccOffer *offer) {
    if (offer->kind != SABACC_OFFER_CARD || (offer->cards & (offer->cards - 1)) != 0) return SABACC_CARD_NONE;
    return terminal->view.table.seat[terminal->seat].hand[__builtin_ctz(offer->cards)];
}

void terminal_offer_words(const Terminal *terminal, const SabaccOffer *offer, Text *out) {
    const char *names[SABACC_MAX_SEATS];
    for (int seat = 0; seat < terminal->view.table.seats; seat++) names[seat] = name_of(terminal, seat);
    SabaccAction action = sabacc_offer_begin(terminal->seat, offer);
    bool is_raise = offer->verb == SABACC_VERB_RAISE; /* its amount is the whole bet */
    if (offer->kind == SABACC_OFFER_TOKEN) action.card = offer->card;
    if (only_card(terminal, offer) != SABACC_CARD_NONE) action.card = only_card(terminal, offer);
    if (is_raise)
        text_add(out, verb_label_with_amount(offer->verb));
    else
        add_deed(&terminal->view.table, names, &action, out);
    if (offer->kind == SABACC_OFFER_AMOUNT || offer->kind == SABACC_OFFER_SKIFT)
        add_words(out, _(", from %d to %d"), (int)offer->min, (int)offer->max);
    add_price(terminal, offer, out);
    add_chips(terminal, offer, out);
    if (offer->kind == SABACC_OFFER_TOKEN) add_words(out, ". %s", token_effect(offer->card));
}

void terminal_choice_words(const Terminal *terminal, const SabaccOffer *offers, int count, Text *out) {
    SabaccCard before = SABACC_CARD_NONE;
    if (count == 1) {
        terminal_offer_words(terminal, offers, out);
        return;
    }
    add_label(out, verb_label(offers->verb));
    for (int i = 0; i < count; i++) {
        SabaccCard card = only_card(terminal, &offers[i]);
        if (card == before || card == SABACC_CARD_NONE) continue;
        text_add(out, before == SABACC_CARD_NONE ? ": " : ", ");
        add_card(out, card);
        before = card;
    }
}

/* ---- the table ---- */

static void say(const Text *text) {
    if (text->used > 0) puts(text->bytes);
}

static bool is_offered(const SabaccOffers *offers, SabaccVerb verb, SabaccCard card) {
    for (int i = 0; i < offers->count; i++)
        if (offers->list[i].verb == verb && (card == SABACC_CARD_NONE || offers->list[i].card == card))
            return true;
    return false;
}

/* Why tokens are not among the choices of a turn: one of them was played, or nobody is there to bear it. */
static void add_barred_tokens(const Terminal *terminal, const SabaccSeat *seat, Text *out) {
    const SabaccOffers *offers = &terminal->offers;
    if (!is_offered(offers, SABACC_VERB_STAND, SABACC_CARD_NONE)) return;
    if (!is_offered(offers, SABACC_VERB_TOKEN, SABACC_CARD_NONE)) {
        add_words(out, " %s",
                  _("You have played one in this turn: the next may be played in your next turn."));
        return;
    }
    for (int i = 0; i < seat->token_count; i++) {
        char token[CARD_WORDS];
        if (is_offered(offers, SABACC_VERB_TOKEN, seat->tokens[i])) continue;
        card_spoken(seat->tokens[i], token);
        text_add_char(out, ' ');
        add_words(out, _("%s cannot be played: it wants a seat that stood last."), token);
    }
}

void terminal_tell_hand(const Terminal *terminal) {
    char words[2 * MATCH_MESSAGE];
    Text text = text_over(words, sizeof words);
    const SabaccSeat *seat = &terminal->view.table.seat[terminal->seat];
    own_hand_words(&terminal->view.table, terminal->seat, NULL, &text);
    if (seat->token_count > 0) add_barred_tokens(terminal, seat, &text);
    say(&text);
}

void terminal_tell_credits(const Terminal *terminal) {
    char words[2 * MATCH_MESSAGE];
    Text text = text_over(words, sizeof words);
    own_credits_words(&terminal->view.table, terminal->seat, &text);
    say(&text);
}

void terminal_tell_table(const Terminal *terminal) {
    char words[SABACC_MAX_SEATS * MATCH_MESSAGE];
    const char *names[SABACC_MAX_SEATS];
    Text text = text_over(words, sizeof words);
    for (int seat = 0; seat < terminal->view.table.seats; seat++) names[seat] = name_of(terminal, seat);
    table_words(&terminal->view.table, names, terminal->seat, &text);
    say(&text);
}

/* ---- how it is played ---- */

static void tell_step(const SabaccGuideStep *step, int number) {
    char words[SABACC_GUIDE_TEXT];
    Text text = text_over(words, sizeof words);
    sabacc_guide_write(step, &i18n_tongue, &text);
    printf("%d. %s. %s\n", number, _(step->title), words);
}

/* The number after "rules" if it is less than `all`, `all` for "all", otherwise 0. */
static int32_t step_asked(const char *line, int all) {
    const char *word = line + strlen("rules");
    int32_t number;
    word += strspn(word, " ");
    if (strcmp(word, "all") == 0) return all;
    return text_read_int(word, strlen(word), &number) && number > 0 && number < all ? number : 0;
}

bool terminal_tell_rules(const Terminal *terminal, const char *line) {
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    if (strncmp(line, "rules", strlen("rules")) != 0 || (line[5] != '\0' && line[5] != ' ')) return false;
    int count = sabacc_guide(&terminal->view.table, steps);
    int32_t asked = step_asked(line, count + 1);
    for (int i = 0; i < count && asked == 0; i++) printf("%d. %s\n", i + 1, _(steps[i].title));
    for (int i = 0; i < count; i++)
        if (asked == i + 1 || asked == count + 1) tell_step(&steps[i], i + 1);
    if (asked == 0) puts(_("Type “rules 1” for the first of these, and so on, or “rules all”."));
    return true;
}

void terminal_tell_kinds(const Terminal *terminal) {
    SabaccRung rungs[SABACC_MAX_RUNGS];
    const SabaccTable *table = &terminal->view.table;
    int count = sabacc_ladder(table, rungs);
    for (int i = 0; i < count; i++) {
        char words[MATCH_MESSAGE];
        Text text = text_over(words, sizeof words);
        sabacc_rung_rule(table, &rungs[i], i18n_text, &text);
        printf("%d. %s: %s\n", rungs[i].place, _(sabacc_rank_title((SabaccRank)rungs[i].rank)), words);
    }
}

static void tell_choice(const Terminal *terminal, const AdviserReport *report, int index,
                        const char *const *names) {
    const Advice *advice = &report->list[index];
    char words[MATCH_MESSAGE], reason[2 * MATCH_MESSAGE], worth[32];
    Text text = text_over(words, sizeof words), why = text_over(reason, sizeof reason),
         value = text_over(worth, sizeof worth);
    terminal_action_words(&terminal->view.table, names, &advice->action, &text);
    advice_reason_beside_chance(report, index, &terminal->view.table, names, &why);
    advice_worth(report, advice->worth, &value);
    printf(_("%d. %s: worth %s, wins %d in 100. %s\n"), index + 1, words, worth, advice_percent(advice->win),
           reason);
}

void terminal_tell_advice(const Terminal *terminal) {
    enum { TOLD = 3, PLAYOUTS = 1000 };
    AdviserReport report;
    const char *names[SABACC_MAX_SEATS];
    for (int seat = 0; seat < terminal->view.table.seats; seat++) names[seat] = name_of(terminal, seat);
    Adviser *adviser = memory_calloc(1, adviser_size());
    uint64_t seed = (uint64_t)match_setup(terminal->match)->seed + match_serial(terminal->match);
    AiQuestion question = {.view = &terminal->view, .offers = &terminal->offers, .seed = seed};
    adviser_begin(adviser, &question, NULL);
    adviser_play(adviser, PLAYOUTS);
    adviser_report(adviser, &report);
    printf("%s:\n", advice_columns(&report));
    for (int i = 0; i < report.count && i < TOLD; i++) tell_choice(terminal, &report, i, names);
    free(adviser);
}

void terminal_tell_help(const Terminal *terminal) {
    (void)terminal;
    puts(_("Type the number of a choice, or the beginning of its words; what else it needs is asked for, or "
           "typed "
           "after it: “bet 5”, “2 1” for choice 2 with the first card of your hand."));
    puts(_("Other words: “hand” tells your cards, “table” the others, “again” what happened last, “kinds” "
           "which hands "
           "beat which, “rules” how the game goes, “advice” what the best opponent would do, “undo” takes "
           "your last "
           "choice back where that is allowed, “quit” leaves the game."));
}
