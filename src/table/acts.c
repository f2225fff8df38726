/* What a seat did last, in words on its plate; while a person is asked, that it is its turn. */
#include <stdio.h>

#include "base/i18n.h"
#include "table/seats.h"
#include "table/variants/plain.h"
#include "table/winnings.h"

/* The variant's row takes precedence over the shared one. */
static const TableVerbRow *verb_row(const SabaccTable *table, int verb) {
    const TableVariant *kinds[] = {table_variant(table), &table_plain};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < kinds[k]->verbs.count; i++)
            if ((int)kinds[k]->verbs.rows[i].verb == verb) return &kinds[k]->verbs.rows[i];
    return NULL;
}

static void verb_words(const SabaccTable *table, int seat, int verb, char *words, size_t size) {
    const SabaccSeat *at = &table->seat[seat];
    const TableVerbRow *row = verb_row(table, verb);
    if (!row) return;
    if (row->say)
        row->say(at, words, size);
    else if (row->with_amount && at->last_amount > 0)
        snprintf(words, size, _(row->with_amount), (int)at->last_amount);
    else
        snprintf(words, size, "%s", _(row->plain));
}

/* It has acted since the hand ended: that is shown, not how its hand ended. */
static bool has_acted_between(const SabaccTable *table, int seat) {
    uint8_t last = table->seat[seat].last;
    bool leaves_item = last == SABACC_VERB_PASS && table->seat[seat].last_amount > 0;
    return leaves_item || last == SABACC_VERB_TAKE_ITEM || last == SABACC_VERB_REDEEM ||
           last == SABACC_VERB_REBUY;
}

bool table_shows_call(const SabaccTable *table, int seat) {
    return table->caller == seat && !has_acted_between(table, seat);
}

bool table_shows_bomb(const SabaccTable *table, int seat) {
    return seat_in(table->bombed, seat) && !has_acted_between(table, seat);
}

/* Whoever looks on and is to act again has read what it did. */
static bool is_asked_anew(const TableFrame *frame, int seat) {
    bool is_between = frame->table->turn.phase == SABACC_PHASE_BETWEEN;
    return seat == frame->at.bottom && !is_between && table_is_acting(frame->view, seat);
}

static bool is_persons_turn(const TableFrame *frame, int seat) {
    return frame->choice != NULL && seat_in(frame->choice->asked, seat);
}

/* How the hand ended is what counts now; who has folded has. */
static bool is_over_for(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    bool is_over = table->shown != 0 || frame->view->hand_is_over;
    return is_over && !table_has_left_hand(table, seat) && !has_acted_between(table, seat) &&
           !table_shows_call(table, seat);
}

/* What it has won, once all of it has come. */
static void won_words(const TableFrame *frame, int seat, char *words, size_t size) {
    int32_t amount = frame->view->won[seat].amount;
    bool is_paid = table_credits_coming(frame, table_at_seat(PLACE_STACK, seat)) == 0;
    if (amount > 0 && is_paid && table_winnings_stand(frame, seat))
        snprintf(words, size, _("wins %d"), (int)amount);
}

void table_format_act(const TableFrame *frame, int seat, char *words, size_t size) {
    const SabaccTable *table = frame->table;
    words[0] = '\0';
    if (!seat_in(table->in_game, seat))
        snprintf(words, size, "%s", _("out of the game"));
    else if (table_shows_bomb(table, seat))
        snprintf(words, size, "%s", _("bombed out"));
    else
        table_format_sitting(frame, seat, words, size);
    if (!words[0] && !has_acted_between(table, seat)) won_words(frame, seat, words, size);
    if (!words[0] && !is_asked_anew(frame, seat) && !is_over_for(frame, seat))
        verb_words(table, seat, table_shows_call(table, seat) ? SABACC_VERB_CALL : table->seat[seat].last,
                   words, size);
    if (!words[0] && is_persons_turn(frame, seat)) snprintf(words, size, "%s", _("your turn"));
}
