#include "scenes/setup/seats_room.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "scenes/setup/things.h"
#include "session/characters.h"
#include "session/deck_choice.h"
#include "session/game_plan.h"

/* ---- the view ---- */

static SeatsRoomKey key_of(const MatchSetup *table, const Players *players, int chosen) {
    SeatsRoomKey key;
    const SabaccSetup *rules = &table->rules;
    memset(&key, 0, sizeof key); /* compared with its padding */
    key.game = rules->game;
    key.seats = rules->seats;
    key.chosen = chosen;
    key.has_chair = chosen >= 0 && rules->seats < rules->game->max_seats;
    key.has_stakes = setup_plays_for_credits(rules);
    for (int seat = 0; seat < rules->seats; seat++)
        key.portraits[seat] = players_portrait(players, table, seat);
    return key;
}

static TableSettings settings_of(const Stage *stage) {
    const StageServices *services = stage_services(stage);
    const int *values = services->settings->values;
    return (TableSettings){.speed = 1,
                           .reduced_motion = values[SETTING_REDUCED_MOTION],
                           .is_steady = true,
                           .keeps_light = !values[SETTING_FLASHES],
                           .is_unwatched = services->is_unpaced,
                           .cloth = deck_choice_cloth_word(services->settings)};
}

/* The game as it usually begins, with as many seats: the options of the setup need not go together yet. */
static SabaccSetup rules_of(const SeatsRoomKey *key) {
    SabaccSetup rules;
    sabacc_setup_init(&rules, key->game, key->seats + key->has_chair, PLAN_CREDITS);
    if (!key->has_stakes) rules.options[SABACC_OPTION_STAKE].n = 0;
    sabacc_setup_suit_credits(&rules);
    return rules;
}

static void seat_people(const SeatsRoomKey *key, const SabaccTable *table,
                        TableLook looks[SABACC_MAX_SEATS]) {
    int house = sabacc_house_seat(table);
    for (int seat = 0; seat < table->seats; seat++)
        looks[seat] = (TableLook){.name = "",
                                  .portrait = seat == house ? "house" : key->portraits[seat],
                                  .glad = CHARACTER_NEVER,
                                  .sour = CHARACTER_NEVER,
                                  .is_free = seat == key->seats && key->has_chair};
}

static TableView *view_of(const SeatsRoomKey *key, TableSettings settings) {
    TableLook looks[SABACC_MAX_SEATS] = {0};
    SabaccSetup rules = rules_of(key);
    SabaccState *state = memory_alloc(sizeof *state);
    SabaccView *start = memory_alloc(sizeof *start);
    sabacc_start(state, &rules, NULL);
    sabacc_view(state, 0, start);
    start->table.turn.to_act = key->chosen >= 0 ? (int8_t)key->chosen : SABACC_NOBODY;
    seat_people(key, &start->table, looks);
    TableView *view = table_view_create(start, looks, settings, NULL);
    free(start);
    free(state);
    return view;
}

static bool is_same_but_chosen(const SeatsRoomKey *one, const SeatsRoomKey *other) {
    SeatsRoomKey alike = *one;
    alike.chosen = other->chosen;
    return memcmp(&alike, other, sizeof alike) == 0;
}

/* The same people: what is seen of them stays until the next picture of them is there. */
static void choose(TableView *view, int chosen) {
    SabaccView *shown = memory_alloc(sizeof *shown);
    *shown = *table_view_shown(view);
    shown->table.turn.to_act = (int8_t)chosen;
    table_view_reset(view, shown);
    free(shown);
}

void seats_room_follow(SeatsRoom *room, const MatchSetup *table, const Players *players, int chosen,
                       const Stage *stage) {
    SeatsRoomKey key = key_of(table, players, chosen);
    if (room->view && memcmp(&key, &room->of, sizeof key) != 0 && is_same_but_chosen(&key, &room->of)) {
        choose(room->view, key.chosen);
    } else if (!room->view || memcmp(&key, &room->of, sizeof key) != 0) {
        table_view_free(room->view);
        room->view = view_of(&key, settings_of(stage));
    }
    room->of = key;
    table_view_set(room->view, settings_of(stage));
}

void seats_room_free(SeatsRoom *room) { table_view_free(room->view); }

/* ---- where it is ---- */

/* Of the room, at its top: the lower rim of its lamp, which is left out. */
static const float LAMP_HIGH = 42;

/* As large as at the table, from below its lamp down. */
TableArea seats_room_behind(Box screen, Box seats) {
    static const float SEEN_HIGH = 1020;
    float scale = screen.height / SEEN_HIGH;
    return (TableArea){.box = {seats.x, screen.y, seats.width, screen.height},
                       .room = {.x = seats.x + (seats.width - ROOM_WIDE * scale) / 2,
                                .y = screen.y - LAMP_HIGH * scale,
                                .scale = scale}};
}

TableArea seats_room_framed(Box frame) {
    static const float SEEN_HIGH = 1000;
    float scale = fmaxf(frame.height / SEEN_HIGH, frame.width / ROOM_WIDE);
    return (TableArea){.box = frame,
                       .room = {.x = frame.x + (frame.width - ROOM_WIDE * scale) / 2,
                                .y = frame.y - LAMP_HIGH * scale,
                                .scale = scale}};
}

TableArea seats_room_near(Box frame) {
    static const float SEEN_HIGH = 690, SEEN_WIDE = 1160, FROM = 84;
    float scale = fmaxf(frame.height / SEEN_HIGH, frame.width / SEEN_WIDE);
    return (TableArea){.box = frame,
                       .room = {.x = frame.x + (frame.width - ROOM_WIDE * scale) / 2,
                                .y = frame.y - FROM * scale,
                                .scale = scale}};
}

TableArea seats_room_of_others(Box frame) {
    static const float SEEN_WIDE = 1250, RAIL = 0.82f;
    float rail = table_room_rail(ROOM_WIDE / 2), down = frame.height * RAIL;
    float scale = fmaxf(frame.width / SEEN_WIDE, down / rail);
    return (TableArea){.box = frame,
                       .room = {.x = frame.x + (frame.width - ROOM_WIDE * scale) / 2,
                                .y = frame.y + down - rail * scale,
                                .scale = scale}};
}

Box seats_room_person(const SeatsRoom *room, const TableArea *area, int seat) {
    return table_view_person(room->view, area, seat);
}

Box seats_room_plate(const SeatsRoom *room, const TableArea *area, int seat) {
    return table_view_plate(room->view, area, seat);
}

/* ---- drawing ---- */

void seats_room_draw(const SeatsRoom *room, Ui *ui, const TableArea *area, const Stage *stage) {
    table_view_live(room->view, stage ? stage_now(stage) : 0, stage ? stage_lives_until(stage) : 0);
    table_view_draw_room(room->view, ui, area, 0);
}

bool seats_room_is_appearing(const SeatsRoom *room) {
    return room->view && table_view_is_appearing(room->view);
}

double seats_room_next_change(const SeatsRoom *room, double now) {
    if (!room->view) return INFINITY;
    double next = fmin(table_view_next_blink(room->view), table_view_next_light(room->view));
    return next > now ? next : INFINITY;
}
