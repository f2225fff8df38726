/* Log text for games of sets. */
#include "table/variants/boards.h"

#include <stdio.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/words.h"

/* "17", "−2" */
static void say_score(int score, char words[16]) {
    Text text = text_over(words, 16);
    if (score < 0) text_add(&text, "\u2212");
    text_add_int(&text, score < 0 ? -score : score);
}

/* The table as it will be after the event. */
static SabaccTable after(const TableTelling *telling) {
    SabaccView view = {.table = *telling->table};
    sabacc_absorb(&view, telling->event);
    return view.table;
}

/* The score of the event's seat once the event has been absorbed. */
static void say_score_after(const TableTelling *telling, char words[16]) {
    SabaccTable then = after(telling);
    say_score(sabacc_table_total(&then, telling->event->seat), words);
}

/* ---- cards ---- */

bool table_boards_tell_deal(const TableTelling *telling, char *words, size_t size) {
    char card[CARD_WORDS], score[16];
    if (telling->event->pile != SABACC_PILE_TABLE) return false;
    card_words(telling->event->cards[0], card);
    say_score_after(telling, score);
    snprintf(words, size, _("%s is dealt %s: %s in all"), table_teller(telling), card, score);
    return true;
}

bool table_boards_tell_play(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    char card[CARD_WORDS], score[16], value[16];
    Text text = text_over(value, sizeof value);
    text_add_signed(&text, event->amount);
    card_words(event->cards[0], card);
    say_score_after(telling, score);
    if (sabacc_side_has_sign(telling->table, event->cards[0]))
        snprintf(words, size, _("%s plays %s as %s: %s in all"), table_teller(telling), card, value, score);
    else
        snprintf(words, size, _("%s plays %s: %s in all"), table_teller(telling), card, score);
    return true;
}

bool table_boards_tell_take(const TableTelling *telling, char *words, size_t size) {
    snprintf(words, size, _("%s has picked a side deck (PZ-1)"), table_teller(telling));
    return true;
}

/* ---- actions ---- */

bool table_boards_tell_stand(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    const char *name = table_teller(telling), *clause = table_clause_of(event);
    char score[16];
    say_score(sabacc_table_total(telling->table, event->seat), score);
    if (event->clause == SABACC_CLAUSE_PZ_2)
        snprintf(words, size, _("%s stands: 20 stands by itself (%s)"), name, clause);
    else if (event->clause == SABACC_CLAUSE_PZ_6)
        snprintf(words, size, _("%s stands with %s: twice no main card was taken (%s)"), name, score, clause);
    else
        snprintf(words, size, _("%s stands with %s"), name, score);
    return true;
}

/* An action without another event: declining a main card, or ending the turn. */
bool table_boards_tell_own(const TableTelling *telling, char *words, size_t size) {
    int seat = telling->event->seat;
    if (seat < 0) return true;
    char score[16];
    SabaccTable then = after(telling);
    const SabaccSeat *before = &telling->table->seat[seat];
    if (then.turn.player != seat || then.seat[seat].laid_count < before->laid_count) return true;
    say_score(sabacc_table_total(telling->table, seat), score);
    if (then.seat[seat].last == SABACC_VERB_NONE)
        snprintf(words, size, _("%s takes no main card"), table_teller(telling));
    else if (then.seat[seat].last == SABACC_VERB_END && before->laid_count > 0)
        snprintf(words, size, _("%s ends the turn at %s"), table_teller(telling), score);
    return true;
}

/* ---- sets and the match ---- */

/* A match is one hand. */
bool table_boards_tell_nothing(const TableTelling *telling, char *words, size_t size) {
    (void)telling, (void)words, (void)size;
    return true;
}

bool table_boards_tell_ante(const TableTelling *telling, char *words, size_t size) {
    snprintf(words, size, _("%s stakes %d (PZ-1)"), table_teller(telling), (int)telling->event->amount);
    return true;
}

bool table_boards_tell_round(const TableTelling *telling, char *words, size_t size) {
    snprintf(words, size, _("Set %d"), (int)telling->event->amount);
    return true;
}

bool table_boards_tell_set(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    SeatMask won = (SeatMask)event->amount;
    char reason[TABLE_LOG_BYTES];
    table_set_reason(telling->table, won, (SabaccClause)event->clause, reason, sizeof reason);
    if (won == 0)
        snprintf(words, size, _("Set %d counts for no one: %s"), (int)event->second, reason);
    else
        snprintf(words, size, _("%s wins set %d: %s"), table_name_of(telling->looks, seats_lowest(won)),
                 (int)event->second, reason);
    return true;
}

bool table_boards_tell_match_end(const TableTelling *telling, char *words, size_t size) {
    const SabaccTable *table = telling->table;
    SeatMask won = (SeatMask)telling->event->amount;
    if (won == 0) {
        snprintf(words, size, _("The match is drawn after %d sets (PZ-7)"), table->round);
        return true;
    }
    int seat = seats_lowest(won);
    snprintf(words, size, _("%s wins the match, %d to %d in sets"), table_name_of(telling->looks, seat),
             table->seat[seat].sets, table->seat[1 - seat].sets);
    return true;
}

bool table_boards_tell_game_end(const TableTelling *telling, char *words, size_t size) {
    if (!seats_several((SeatMask)telling->event->amount)) return false;
    snprintf(words, size, "%s", _("The game ends without a winner"));
    return true;
}

/* ---- some way back ---- */

static void recap_card(const TableTelling *telling, const char *sentence, char *words, size_t size) {
    char card[CARD_WORDS];
    card_words(telling->event->cards[0], card);
    snprintf(words, size, sentence, table_teller(telling), card);
}

bool table_boards_recap_deal(const TableTelling *telling, char *words, size_t size) {
    if (telling->event->pile != SABACC_PILE_TABLE) return false;
    recap_card(telling, _("%s is dealt %s"), words, size);
    return true;
}

bool table_boards_recap_play(const TableTelling *telling, char *words, size_t size) {
    recap_card(telling, _("%s plays %s"), words, size);
    return true;
}

bool table_boards_recap_stand(const TableTelling *telling, char *words, size_t size) {
    snprintf(words, size, _("%s stands"), table_teller(telling));
    return true;
}

bool table_boards_recap_set(const TableTelling *telling, char *words, size_t size) {
    const SabaccEvent *event = telling->event;
    SeatMask won = (SeatMask)event->amount;
    if (won == 0)
        snprintf(words, size, _("Set %d counts for no one (%s)"), (int)event->second, table_clause_of(event));
    else
        snprintf(words, size, _("%s wins set %d (%s)"), table_name_of(telling->looks, seats_lowest(won)),
                 (int)event->second, table_clause_of(event));
    return true;
}

/* ---- why a set was won ---- */

void table_set_reason(const SabaccTable *table, SeatMask won, SabaccClause clause, char *words, size_t size) {
    const char *law = sabacc_clause_word(clause);
    int winner = won != 0 ? seats_lowest(won) : 0, other = 1 - winner;
    int score = sabacc_table_total(table, winner), against = sabacc_table_total(table, other);
    char mine[16], theirs[16];
    say_score(score, mine);
    say_score(against, theirs);
    if (won == 0)
        snprintf(words, size, _("%s against %s is a tie (%s)"), mine, theirs, law);
    else if (table->seat[winner].laid_count >= SABACC_SET_CARDS && score <= SABACC_SET_POINTS)
        snprintf(words, size, _("nine cards within 20 (%s)"), law);
    else if (against > SABACC_SET_POINTS)
        snprintf(words, size, _("the other lies over 20 with %s (%s)"), theirs, law);
    else if (clause == SABACC_CLAUSE_PZ_4)
        snprintf(words, size, _("the Tie Breaker decides at %s each (%s)"), mine, law);
    else
        snprintf(words, size, _("%s beats %s (%s)"), mine, theirs, law);
}
