#include "scenes/play/private.h"

#include <string.h>

#include "session/deck_choice.h"

TableSettings table_settings(const TableScene *table) {
    const int *values = stage_services(table->scene.stage)->settings->values;
    double speed = table_is_replay(table) ? table_replay_speed(table)
                   : table->plan.is_demo  ? 1 /* a film has a pace of its own */
                                          : pace_speed((Pace)values[SETTING_PACE]);
    return (TableSettings){.speed = (float)speed,
                           .reduced_motion = values[SETTING_REDUCED_MOTION],
                           .shows_totals = values[SETTING_TOTALS],
                           .cloth = deck_choice_cloth_word(stage_services(table->scene.stage)->settings)};
}

const SabaccTable *table_shown(const TableScene *table) { return &table_view_shown(table->view)->table; }

const SabaccGame *table_game(const TableScene *table) { return match_setup(table->match)->rules.game; }

const char *table_seat_name(const TableScene *table, int seat) {
    return seat >= 0 ? match_setup(table->match)->seat[seat].name : "";
}

bool table_is_human(const TableScene *table, int seat) {
    return seat >= 0 && seat_in(table->humans, seat) && !table_is_replay(table);
}

bool table_is_hot_seat(const TableScene *table) {
    return seats_several((SeatMask)(table->humans & match_state(table->match)->table.in_game)) &&
           !table_is_replay(table);
}

static SeatMask everybody(const SabaccTable *table) { return (SeatMask)((1u << table->seats) - 1); }

/* What every seat knows, which is less than any one seat's view. */
static void hide_private(SabaccTable *table) {
    SeatMask all = everybody(table);
    table->viewer = SABACC_NOBODY;
    for (int i = 0; i < table->seats; i++) {
        SabaccSeat *seat = &table->seat[i];
        for (int card = 0; card < seat->hand_count; card++) {
            if ((seat->seen[card] & all) != all) seat->hand[card] = SABACC_CARD_HIDDEN;
        }
    }
}

void table_take_view(const TableScene *table, SabaccView *view) {
    if (table->viewer != SABACC_NOBODY) {
        match_view(table->match, table->viewer, view);
        return;
    }
    match_view(table->match, 0, view);
    hide_private(&view->table);
}

void table_redact_open(const TableScene *table, const SabaccEvent *event, SabaccEvent *seen) {
    *seen = *event;
    SeatMask all = everybody(&match_state(table->match)->table);
    if (event->type == SABACC_EVENT_TURN || (event->audience & all) == all) return;
    for (int i = 0; i < event->count; i++) seen->cards[i] = SABACC_CARD_HIDDEN;
}

void table_redact(const TableScene *table, const SabaccEvent *event, SabaccEvent *seen) {
    if (table->viewer == SABACC_NOBODY) {
        table_redact_open(table, event, seen);
    } else {
        sabacc_redact(event, table->viewer, seen);
    }
}

void table_set_viewer(TableScene *table, int viewer) {
    table->viewer = viewer;
    SabaccView view;
    table_take_view(table, &view);
    table_view_reset(table->view, &view);
}

/* A replay of a game that still goes on shows no more than its players may see; one that is over, everything.
 */
int table_first_viewer(const TableScene *table) {
    bool is_over = table_is_replay(table) && table_replay_is_whole(table->plan.path);
    if (is_over || table->humans == 0) return SABACC_OPEN;
    return seats_several(table->humans) ? SABACC_NOBODY : seats_lowest(table->humans);
}
