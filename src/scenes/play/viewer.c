#include "scenes/play/private.h"

#include <string.h>

#include "session/deck_choice.h"

TableSettings table_settings(const TableScene *table) {
    const int *values = stage_services(table->scene.stage)->settings->values;
    double speed = table_is_replay(table) ? table_replay_speed(table)
                   : table->plan.is_demo  ? 1 /* a film has its own pace */
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
    return seats_several((SeatMask)(table->humans & match_public(table->match)->in_game)) &&
           !table_is_replay(table);
}

void table_view_of(const TableScene *table, int seat, SabaccView *view) {
    MatchSubscription theirs = match_subscribe(table->match, seat);
    subscription_view(&theirs, view);
}

void table_set_viewer(TableScene *table, int viewer) {
    SabaccView view;
    table->eyes = match_subscribe(table->match, viewer);
    subscription_view(&table->eyes, &view);
    table_view_reset(table->view, &view);
}

int table_first_viewer(const TableScene *table) {
    if (match_is_open(table->match)) return SABACC_OPEN;
    return seats_several(table->humans) ? SABACC_NOBODY : seats_lowest(table->humans);
}
