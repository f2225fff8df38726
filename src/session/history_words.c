/* A record in sentences: what happened, event by event. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "session/history_text.h"
#include "words/card_words.h"
#include "words/event_words.h"
#include "words/token_words.h"

/* Records name everybody. */
static const char *of_name(Sentence sentence) { return sentence_format(sentence, false, 1); }
static const char *of_count(Sentence sentence, int count) { return sentence_format(sentence, false, count); }

/* ---- lines ---- */

static void end_line(HistoryText *text) {
    if (text->is_in_line) history_add(text, "\n");
    text->is_in_line = false;
}

static void begin_line(HistoryText *text) {
    end_line(text);
    history_add(text, text->is_markdown ? "- " : "  ");
}

/* Read aloud, what stands in brackets and only names clauses is left out: " (KE-8)". */
static void leave_out_clauses(HistoryText *text, size_t from) {
    static const char digits[] = "0123456789";
    char *words = text->bytes + from, *at = words;
    while (text->is_spoken && (at = strstr(at, " ("))) {
        const char *id = at + 2, *number = id + 3;
        size_t length = id[0] && id[1] && id[2] == '-' ? strspn(number, digits) : 0;
        if (length > 0 && number[length] == ')')
            memmove(at, number + length + 1, strlen(number + length + 1) + 1);
        else
            at++;
    }
    text->used = from + strlen(words);
}

/* A part of a line that others of the same kind continue: "Dealt: Ana ci+1; Bex ?". */
static void begin_part(HistoryText *text, const SabaccEvent *event, const char *title) {
    bool goes_on = text->is_in_line && text->line_type == event->type;
    if (goes_on && text->line_seat == event->seat) {
        history_add(text, text->is_spoken ? ", " : " ");
        return;
    }
    if (!goes_on) {
        begin_line(text);
        history_format(text, "%s ", title);
    }
    bool is_piled = event->type == SABACC_EVENT_DEAL && event->seat == SABACC_CROUPIER;
    const char *name = is_piled ? _("Discard pile") : history_name(text, event->seat);
    history_format(text, goes_on ? "; %s " : "%s ", name);
    text->is_in_line = true;
    text->line_type = event->type;
    text->line_seat = event->seat;
}

static void add_names(HistoryText *text, SeatMask seats) {
    for (SeatMask left = seats; left != 0;) {
        history_add(text, history_name(text, seats_take(&left, 0)));
        if (left != 0) history_add(text, ", ");
    }
}

/* ---- events ---- */

static void write_hand(HistoryText *text, const SabaccEvent *event) {
    char title[64];
    end_line(text);
    snprintf(title, sizeof title, _("Hand %d"), (int)event->amount);
    history_format(text, text->is_markdown ? "\n## %s\n\n" : "\n%s\n", title);
}

static void write_ante(HistoryText *text, const SabaccEvent *event) {
    begin_part(text, event, _("Antes:"));
    history_format(text, event->second > 0 ? "%d + %d" : "%d", (int)event->amount, (int)event->second);
}

/* "17": what lies before the seat, in games of sets. */
static void add_score(const SabaccTable *table, int seat, char words[16]) {
    Text number = text_over(words, 16);
    text_add_shown(&number, sabacc_table_total(table, seat));
}

static void write_deal(HistoryText *text, const SabaccEvent *event) {
    if (text->is_spoken && event->cards[0] == SABACC_CARD_HIDDEN) return;
    if (text->after && event->pile == SABACC_PILE_TABLE) {
        char card[CARD_WORDS], score[16];
        card_spoken(event->cards[0], card);
        add_score(text->after, event->seat, score);
        begin_line(text);
        history_format(text, of_name(SENTENCE_IS_DEALT_TO), history_name(text, event->seat), card, score);
        history_add(text, "\n");
        return;
    }
    begin_part(text, event, _("Dealt:"));
    history_cards(text, event->cards, event->count);
}

/* Read aloud, the card of a trade has been told with the trade. */
static void write_discard(HistoryText *text, const SabaccEvent *event) {
    if (text->is_spoken && event->second < 0) return;
    begin_part(text, event, _("Discarded:"));
    history_cards(text, event->cards, event->count);
}

static void write_reveal(HistoryText *text, const SabaccEvent *event) {
    begin_part(text, event, _("Shown:"));
    history_cards(text, event->cards, event->count);
}

static void write_showdown(HistoryText *text, const SabaccEvent *event) {
    char total[16];
    Text words = text_over(total, sizeof total);
    text_add_shown_signed(&words, event->amount);
    begin_line(text);
    SabaccWorth worth;
    bool has_worth = text->after && sabacc_seat_worth(text->after, event->seat, &worth);
    int number = has_worth ? sabacc_kind_number(text->after, &worth) : 0;
    history_format(text, "%s: ", history_name(text, event->seat));
    if (number > 0)
        history_format(text, _("%s of %d"), _(sabacc_rank_title((SabaccRank)event->second)), number);
    else
        history_format(text, "%s %s", _(sabacc_rank_title((SabaccRank)event->second)), total);
    history_add(text, "\n");
}

/* "Ana 17; Bex 20" */
static void write_scores(HistoryText *text) {
    for (int seat = 0; seat < text->before->seats; seat++) {
        char score[16];
        add_score(text->before, seat, score);
        if (seat == 0) begin_line(text);
        history_format(text, seat > 0 ? "; %s %s" : "%s %s", history_name(text, seat), score);
    }
    history_add(text, "\n");
}

/* Who has won it with which scores, and how many sets each has. */
static void write_set(HistoryText *text, const SabaccEvent *event) {
    const char *clause = sabacc_clause_word((SabaccClause)event->clause);
    write_scores(text);
    begin_line(text);
    size_t from = text->used;
    if (event->amount == 0)
        history_format(text, _("Set %d counts for no one (%s)"), (int)event->second, clause);
    else
        history_format(text, of_name(SENTENCE_WINS_SET_BY),
                       history_name(text, seats_lowest((SeatMask)event->amount)), (int)event->second, clause);
    for (int seat = 0; seat < text->after->seats; seat++)
        history_format(text, "%s %s %d", seat > 0 ? "," : ".", history_name(text, seat),
                       text->after->seat[seat].sets);
    leave_out_clauses(text, from);
    history_add(text, "\n");
}

static void write_winners(HistoryText *text, const SabaccEvent *event) {
    const MatchSetup *setup = match_setup(text->match);
    bool is_match_told = text->before && event->type == SABACC_EVENT_HAND_END &&
                         sabacc_table_game(text->before)->played_for.compared == SABACC_COMPARES_LAID;
    if (is_match_told) return; /* a hand of sets is a match, whose end has been told */
    if (text->before && event->type == SABACC_EVENT_SET) {
        write_set(text, event);
        return;
    }
    begin_line(text);
    history_add(text, event->type == SABACC_EVENT_GAME_END ? _("The game is won by: ") : _("Won by: "));
    add_names(text, (SeatMask)event->amount);
    history_add(text, event->amount == 0 ? "−\n" : "\n");
    if (event->type != SABACC_EVENT_GAME_END) return;
    begin_line(text);
    history_add(text, _("Credits:"));
    for (int seat = 0; seat < setup->rules.seats; seat++)
        history_format(text, "%s %s %d", seat > 0 ? ";" : "", setup->seat[seat].name,
                       (int)match_public(text->match)->seat[seat].credits);
    history_add(text, "\n");
}

static void write_roll(HistoryText *text, const SabaccEvent *event) {
    begin_line(text);
    history_add(text, _("Rolled:"));
    for (int i = 0; i < event->count; i++) {
        if (event->cards[i] >= SABACC_DIE_CIRCLE && event->cards[i] <= SABACC_DIE_SQUARE) {
            static const char *const suits[] = {N_("circle"), N_("triangle"), N_("square")};
            history_format(text, " %s", _(suits[event->cards[i] - SABACC_DIE_CIRCLE]));
        } else {
            history_format(text, " %d", (int8_t)event->cards[i]);
        }
    }
    history_add(text, "\n");
}

/* What the seat does, in the words of the table's log. */
static const struct {
    uint8_t type; /* SabaccEventType */
    Sentence sentence;
} sentences[] = {
    {SABACC_EVENT_DEALER, SENTENCE_DEALS},     {SABACC_EVENT_CHECK, SENTENCE_CHECKS},
    {SABACC_EVENT_FOLD, SENTENCE_FOLDS},       {SABACC_EVENT_STAND, SENTENCE_STANDS},
    {SABACC_EVENT_PASS, SENTENCE_PASSES},      {SABACC_EVENT_DRAW, SENTENCE_DRAWS_UNSEEN},
    {SABACC_EVENT_CALL, SENTENCE_CALLS},       {SABACC_EVENT_OUT, SENTENCE_IS_OUT},
    {SABACC_EVENT_SIT_OUT, SENTENCE_SITS_OUT}, {SABACC_EVENT_SIT_IN, SENTENCE_SITS_IN},
};

/* The same with the card, where it is seen and where it is not. */
static const struct {
    uint8_t type;
    Sentence seen, unseen;
} of_cards[] = {
    {SABACC_EVENT_TRADE, SENTENCE_TRADES, SENTENCE_TRADES_UNSEEN},
    {SABACC_EVENT_FIELD, SENTENCE_FIELDS, SENTENCE_FIELDS_UNSEEN},
    {SABACC_EVENT_UNFIELD, SENTENCE_UNFIELDS, SENTENCE_UNFIELDS_UNSEEN},
    {SABACC_EVENT_PLAY, SENTENCE_PLAYS, SENTENCES},
    {SABACC_EVENT_TOKEN, SENTENCE_PLAYS, SENTENCES},
    {SABACC_EVENT_TAKE, SENTENCE_TAKES_TOKEN, SENTENCE_TAKES_TOKEN_UNSEEN},
    {SABACC_EVENT_PICK, SENTENCE_CHOOSES, SENTENCE_CHOOSES_UNSEEN},
};

/* The same with an amount. */
static const struct {
    uint8_t type;
    Sentence sentence;
} amounts[] = {
    {SABACC_EVENT_BET, SENTENCE_BETS},
    {SABACC_EVENT_MATCH, SENTENCE_MATCHES},
    {SABACC_EVENT_RAISE, SENTENCE_RAISES},
    {SABACC_EVENT_RETURN, SENTENCE_GETS_BACK},
    {SABACC_EVENT_PENALTY, SENTENCE_PAYS_SABACC_POT},
    {SABACC_EVENT_PAYOUT, SENTENCE_TAKES_OF_HAND_POT},
    {SABACC_EVENT_SABACC_PAYOUT, SENTENCE_TAKES_OF_SABACC_POT},
    {SABACC_EVENT_REBUY, SENTENCE_REBUYS_FOR},
};

static void add_card(const HistoryText *text, SabaccCard card, char words[CARD_WORDS]) {
    Text plain = text_over(words, CARD_WORDS);
    if (text->is_spoken)
        card_spoken(card, words);
    else
        sabacc_card_format(card, &plain);
}

static bool write_of_card(HistoryText *text, const SabaccEvent *event) {
    char card[CARD_WORDS];
    if (event->count != 1) return false;
    bool is_seen = event->cards[0] != SABACC_CARD_HIDDEN;
    for (size_t i = 0; i < sizeof of_cards / sizeof *of_cards; i++) {
        Sentence sentence = is_seen ? of_cards[i].seen : of_cards[i].unseen;
        if (of_cards[i].type != event->type || sentence == SENTENCES) continue;
        add_card(text, event->cards[0], card);
        history_format(text, of_name(sentence), history_name(text, event->seat), card);
        if (text->is_spoken && event->type == SABACC_EVENT_TOKEN)
            history_format(text, ". %s", token_effect(event->cards[0]));
        return true;
    }
    return false;
}

/* Of the open pile: all see what is taken, and what is given for it. */
static bool write_open(HistoryText *text, const SabaccEvent *event) {
    char given[CARD_WORDS], taken[CARD_WORDS];
    if (event->pile != SABACC_PILE_DISCARD || event->count == 0) return false;
    add_card(text, event->cards[0], given);
    if (event->type == SABACC_EVENT_DRAW) {
        history_format(text, of_name(SENTENCE_TAKES_OF_PILE), history_name(text, event->seat), given);
        return true;
    }
    if (event->type != SABACC_EVENT_TRADE || event->count != 2) return false;
    add_card(text, event->cards[1], taken);
    history_format(text, of_name(SENTENCE_TRADES_FOR_PILE), history_name(text, event->seat), given, taken);
    return true;
}

static bool write_declaration(HistoryText *text, const SabaccEvent *event) {
    char total[16];
    Text number = text_over(total, sizeof total);
    const char *name = history_name(text, event->seat);
    text_add_shown_signed(&number, event->amount);
    if (event->type != SABACC_EVENT_DECLARE) return false;
    if (event->second == SABACC_LIGHT)
        history_format(text, of_name(SENTENCE_CHOOSES_LIGHT), name);
    else if (event->second == SABACC_DARK)
        history_format(text, of_name(SENTENCE_CHOOSES_DARK), name);
    else
        history_format(text, of_name(SENTENCE_DECLARES), name, total);
    return true;
}

/* In games of sets, with the score. */
static bool write_of_sets(HistoryText *text, const SabaccEvent *event) {
    const char *name = history_name(text, event->seat);
    char card[CARD_WORDS], value[16], score[16];
    bool is_of_sets =
        text->after && sabacc_table_game(text->after)->played_for.compared == SABACC_COMPARES_LAID;
    if (!is_of_sets || event->seat < 0) return false;
    if (event->type == SABACC_EVENT_STAND) {
        add_score(text->before, event->seat, score);
        history_format(text, of_name(SENTENCE_STANDS_WITH), name, score);
        return true;
    }
    if (event->type != SABACC_EVENT_PLAY) return false;
    Text number = text_over(value, sizeof value);
    text_add_shown_signed(&number, event->amount);
    add_score(text->after, event->seat, score);
    card_spoken(event->cards[0], card);
    history_format(text, of_name(SENTENCE_PLAYS_AS), name, card, value, score);
    return true;
}

/* Chips lost, and what an Impostor counts (KE-4, KE-6, KE-8). */
static bool write_of_families(HistoryText *text, const SabaccEvent *event) {
    const char *name = history_name(text, event->seat);
    int amount = (int)event->amount;
    const char *lost = event->second                         ? of_count(SENTENCE_LOSES_STAKED_CHIPS, amount)
                       : event->clause == SABACC_CLAUSE_KE_8 ? of_count(SENTENCE_LOSES_CHIPS, amount)
                                                             : of_count(SENTENCE_PAYS_TAX, amount);
    bool is_choice = event->type == SABACC_EVENT_CHOOSE && text->before;
    if (event->type == SABACC_EVENT_TAX)
        history_format(text, lost, name, amount, sabacc_clause_word((SabaccClause)event->clause));
    else if (is_choice)
        history_format(text,
                       text->before->turn.phase == SABACC_PHASE_TURN ? of_name(SENTENCE_CHOOSES_PRIME)
                                                                     : of_name(SENTENCE_CHOOSES_IMPOSTOR),
                       name, amount);
    return is_choice || event->type == SABACC_EVENT_TAX;
}

static void write_keep(HistoryText *text, const SabaccEvent *event) {
    const char *name = history_name(text, event->seat);
    int kept = (int)event->amount;
    if (kept == 0)
        history_format(text, of_name(SENTENCE_KEEPS_NONE), name);
    else
        history_format(text, of_count(SENTENCE_KEEPS_UNSEEN, kept), name, kept);
}

static bool write_of_table(HistoryText *text, const SabaccEvent *event) {
    if (event->type == SABACC_EVENT_TAKE && event->count == SABACC_SIDE_DECK)
        history_format(text, of_name(SENTENCE_HAS_SIDE_DECK), history_name(text, event->seat));
    else if (event->type == SABACC_EVENT_KEEP)
        write_keep(text, event);
    else if (event->type == SABACC_EVENT_SHIFT)
        history_add(text, _("Sabacc shift"));
    else if (event->type == SABACC_EVENT_RESHUFFLE)
        history_add(text, _("The deck is shuffled anew"));
    else if (event->type == SABACC_EVENT_CALL && event->seat < 0)
        history_add(text, _("The house calls the hand after the last round (CA-2)"));
    else if (event->type == SABACC_EVENT_BOMB)
        history_format(text, of_name(SENTENCE_IS_BOMBED), history_name(text, event->seat),
                       sabacc_clause_word((SabaccClause)event->clause));
    else
        return false;
    return true;
}

static bool write_sentence(HistoryText *text, const SabaccEvent *event) {
    const char *name = history_name(text, event->seat);
    if (write_of_sets(text, event) || write_of_families(text, event) || write_of_table(text, event) ||
        write_open(text, event) || write_of_card(text, event) || write_declaration(text, event))
        return true;
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
        if (sentences[i].type != event->type) continue;
        history_format(text, of_name(sentences[i].sentence), name);
        return true;
    }
    for (size_t i = 0; event->seat >= 0 && i < sizeof amounts / sizeof *amounts; i++) {
        if (amounts[i].type != event->type) continue;
        history_format(text, of_name(amounts[i].sentence), name, (int)event->amount);
        return true;
    }
    return false;
}

static bool is_any_of(uint8_t type, const uint8_t *types, size_t count) {
    return memchr(types, type, count) != NULL;
}

/* The record's word, and what belongs to it. */
static void write_word(HistoryText *text, const SabaccEvent *event) {
    static const uint8_t with_amount[] = {SABACC_EVENT_PAYOUT, SABACC_EVENT_STAKE,    SABACC_EVENT_REDEEM,
                                          SABACC_EVENT_BUY,    SABACC_EVENT_CHOOSE,   SABACC_EVENT_KEEP,
                                          SABACC_EVENT_CAP,    SABACC_EVENT_TAKE_ITEM};
    static const uint8_t of_table[] = {SABACC_EVENT_DEMISE, SABACC_EVENT_SINGLE_DRAW, SABACC_EVENT_CAP};
    if (!is_any_of(event->type, of_table, sizeof of_table))
        history_format(text, "%s: ", history_name(text, event->seat));
    history_add(text, sabacc_event_word((SabaccEventType)event->type));
    if (is_any_of(event->type, with_amount, sizeof with_amount))
        history_format(text, " %d", (int)event->amount);
    if (event->count > 0) history_add(text, " ");
    history_cards(text, event->cards, event->count);
}

static void write_plain(HistoryText *text, const SabaccEvent *event) {
    begin_line(text);
    size_t from = text->used;
    if (!write_sentence(text, event)) write_word(text, event);
    leave_out_clauses(text, from);
    history_add(text, "\n");
}

typedef void Write(HistoryText *text, const SabaccEvent *event);
static Write *const writers[SABACC_EVENTS] = {
    [SABACC_EVENT_HAND] = write_hand,         [SABACC_EVENT_ANTE] = write_ante,
    [SABACC_EVENT_DEAL] = write_deal,         [SABACC_EVENT_REVEAL] = write_reveal,
    [SABACC_EVENT_SHOWDOWN] = write_showdown, [SABACC_EVENT_HAND_END] = write_winners,
    [SABACC_EVENT_GAME_END] = write_winners,  [SABACC_EVENT_SET] = write_winners,
    [SABACC_EVENT_MATCH_END] = write_winners, [SABACC_EVENT_ROLL] = write_roll,
    [SABACC_EVENT_DISCARD] = write_discard,
};

void history_write_events(HistoryText *text, const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        Write *write = writers[event->type];
        if (write)
            write(text, event);
        else if (sabacc_event_is_public((SabaccEventType)event->type))
            write_plain(text, event);
    }
    if (events->count == 0) end_line(text);
}

/* ---- the heading ---- */

static void add_options(HistoryText *text, const SabaccSetup *setup) {
    SabaccSetup usual;
    bool has_any = false;
    sabacc_setup_init(&usual, setup->game, setup->seats, setup->credits[0]);
    for (int i = 0; i < setup->game->option_count; i++) {
        char value[64], standard[64];
        SabaccOptionId id = setup->game->options[i].id;
        Text is = text_over(value, sizeof value), was = text_over(standard, sizeof standard);
        sabacc_option_format(setup, id, &is);
        sabacc_option_format(&usual, id, &was);
        if (strcmp(value, standard) == 0) continue;
        history_format(text, "%s%s %s", has_any ? "; " : "", sabacc_option_spec(id)->key, value);
        has_any = true;
    }
    if (!has_any) history_add(text, _("the usual ones"));
}

void history_write_heading(HistoryText *text) {
    const MatchSetup *setup = match_setup(text->match);
    history_format(text, text->is_markdown ? "# %s\n\n" : "%s\n", _(setup->rules.game->name));
    history_format(text, "%s%s\n", text->is_markdown ? "- " : "  ", text->record);
    begin_line(text);
    history_add(text, _("Options: "));
    add_options(text, &setup->rules);
    history_add(text, "\n");
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        const MatchSeat *at = &setup->seat[seat];
        begin_line(text);
        history_format(text,
                       ngettext_("Seat %d: %s, %s, %d credit\n", "Seat %d: %s, %s, %d credits\n",
                                 setup->rules.credits[seat]),
                       seat, at->name, at->agent[0] ? at->agent : "−", (int)setup->rules.credits[seat]);
    }
}
