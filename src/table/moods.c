/* The face of a seat, and when it shows that it is glad or sour: by what all have seen, and by the character.
 */
#include <stdio.h>

#include "session/characters.h"
#include "table/people.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "ui/face_disc.h"

static bool is_out(const SabaccTable *table, int seat) { return !seat_in(table->in_game, seat); }

bool table_has_lost(const SabaccTable *table, int seat) {
    return table->winners && seat_in(table->shown, seat) && !seat_in(table->winners, seat);
}

bool table_is_in_play(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    return !table->over && !table->stale && table->shown == 0 && !view->hand_is_over &&
           !table_has_left_hand(table, seat);
}

/* Nobody rejoices over a small bet. */
static bool has_bet_for_much(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    uint8_t last = table->seat[seat].last;
    bool has_bet = last == SABACC_VERB_BET || last == SABACC_VERB_RAISE;
    return has_bet && table_is_in_play(view, seat) && table_pot_is_big(table);
}

static bool is_glad(const TableView *view, int seat, double now) {
    const SabaccTable *table = &view->shown.table;
    bool wins = table_wins_by(view, seat, now);
    switch (view->looks[seat].glad) {
    case CHARACTER_NEVER: return false;
    case CHARACTER_SELDOM: return wins && character_has_won_much(table, seat);
    case CHARACTER_EARLY: return wins || has_bet_for_much(view, seat);
    default: return wins;
    }
}

bool table_sulks(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    switch (view->looks[seat].sour) {
    case CHARACTER_NEVER: return false;
    case CHARACTER_SELDOM: return table_shows_bomb(table, seat) || is_out(table, seat);
    default: return true;
    }
}

static bool is_sour(const TableView *view, int seat, double now) {
    const SabaccTable *table = &view->shown.table;
    bool has_lost = table_has_lost(table, seat) || table_loses_by(view, seat, now);
    switch (view->looks[seat].sour) {
    case CHARACTER_NEVER:
    case CHARACTER_SELDOM: return table_sulks(view, seat);
    case CHARACTER_EARLY: return has_lost || table_has_left_hand(table, seat);
    default: return has_lost || is_out(table, seat);
    }
}

const char *table_mood_now(const TableView *view, int seat, double now) {
    return is_glad(view, seat, now) ? "-glad" : is_sour(view, seat, now) ? "-sour" : "";
}

/* Whoever acts has other things in mind. In slow steps, as all that people do. */
const char *table_mood_of(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    const PersonLean *lean = &view->leans[seat];
    double now = table_slow_step(frame->now);
    const char *mood = table_mood_now(view, seat, now);
    bool lasts = now < lean->mood_until && !table_is_acting(view, seat);
    return mood[0] || !lasts ? mood : lean->mood;
}

void table_face_of(const TableFrame *frame, int seat, const char *folder, char asset[TABLE_ASSET]) {
    const char *face = face_disc_portrait(frame->view->looks[seat].portrait);
    snprintf(asset, TABLE_ASSET, "%s/%s%s", folder, face, table_mood_of(frame, seat));
}
