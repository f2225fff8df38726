/* The shots of a demo: its game's title, hands, the winner of each, and a close-up of one of the winner's
 * cards that is a figure rather than a number, if it has one that was not shown recently. Once per hand,
 * while it is still open, a card of an active seat is shown in close-up. */

#include "scenes/play/film.h"

#include <math.h>
#include <stdlib.h>

#include "scenes/gallery/words.h"

static const double OPENING_MS = 3600, RESULT_MS = 2600, ENDING_MS = 900;
static const double LOOK_AFTER_MS = 8000; /* into play, in every hand */
static const double GAME_MOST_MS = 90000; /* then the next game begins after the hand */
enum { GAME_HANDS = 2, FAN_STREAM = 40 };

static double now_of(const TableScene *table) { return stage_now(table->scene.stage); }

static void begin_shot(TableScene *table, FilmShot shot, double length) {
    TableFilm *film = &table->film;
    table->mode = shot == FILM_PLAY ? TABLE_PLAY : TABLE_FILM;
    film->shot = shot;
    film->since = now_of(table);
    film->until = film->since + length;
}

/* ---- the title ---- */

static int cards_of(const SabaccTable *table, SabaccCard cards[2 * SABACC_MAX_PILE]) {
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies);
    return count + sabacc_side_list(table, cards + count);
}

/* Random cards of its deck, with the most prominent figure in the middle. */
static void choose_fan(TableScene *table) {
    TableFilm *film = &table->film;
    SabaccCard cards[2 * SABACC_MAX_PILE];
    int count = cards_of(table_shown(table), cards);
    Rng rng = rng_of((uint64_t)match_setup(table->match)->seed, FAN_STREAM);
    film->fan_count = count < FILM_FAN ? count : FILM_FAN;
    int best = -1;
    for (int i = 0; i < count; i++) {
        int other = i + (int)rng_below(&rng, (uint32_t)(count - i));
        SabaccCard held = cards[i];
        cards[i] = cards[other];
        cards[other] = held;
        if (best < 0 || gallery_standing(cards[i]) > gallery_standing(cards[best])) best = i;
    }
    if (count == 0) return;
    int middle = film->fan_count / 2;
    SabaccCard figure = cards[best];
    cards[best] = cards[middle];
    cards[middle] = figure;
    for (int i = 0; i < film->fan_count; i++) film->fan[i] = cards[i];
}

void table_film_open(TableScene *table) {
    TableFilm *film = &table->film;
    film->hands = 0;
    film->game_since = now_of(table);
    film->look_after = now_of(table) + OPENING_MS + LOOK_AFTER_MS;
    film->close_up = (TableCloseUp){0};
    choose_fan(table);
    begin_shot(table, FILM_OPENING, OPENING_MS);
}

/* ---- the card that mattered ---- */

static bool was_seen(const TableFilm *film, SabaccCard card) {
    int kept = film->seen_count < FILM_SEEN ? film->seen_count : FILM_SEEN;
    for (int i = 0; i < kept; i++)
        if (film->seen[i] == card) return true;
    return false;
}

/* How interesting it is; the single card that broke a tie more than any other. */
static int weight_of(const TableScene *table, const TableCloseUp *look) {
    enum { FIGURE = 40, DECIDED = 200, SEEN = 400 };
    const SabaccTable *shown = table_shown(table);
    SabaccCard card = table_close_up_card(shown, look);
    bool is_single = look->kind == TABLE_CLOSE_SINGLE;
    return FIGURE * gallery_standing(card) + abs(sabacc_card_value(shown, look->seat, card)) +
           (is_single ? DECIDED : 0) - (was_seen(&table->film, card) ? SEEN : 0);
}

static void weigh(const TableScene *table, TableCloseUp look, TableCloseUp *best, int *max) {
    SabaccCard card = table_close_up_card(table_shown(table), &look);
    if (card == SABACC_CARD_NONE || card == SABACC_CARD_HIDDEN) return;
    int weight = weight_of(table, &look);
    if (best->kind != TABLE_CLOSE_NONE && weight <= *max) return;
    *best = look;
    *max = weight;
}

/* The winners, or if there are none all who showed their hands; during a hand the active seats. */
static SeatMask seats_that_matter(const TableScene *table) {
    const SabaccTable *shown = table_shown(table);
    SeatMask winners = table->is_set_end ? table_set_winners(table) : shown->winners;
    if (!table->hand_has_ended) return sabacc_active(shown);
    return winners != 0 ? winners : shown->shown;
}

static bool choose_card(const TableScene *table, TableCloseUp *best) {
    const SabaccTable *shown = table_shown(table);
    SeatMask seats = seats_that_matter(table);
    int max = 0;
    *best = (TableCloseUp){0};
    for (int seat = 0; seat < shown->seats; seat++) {
        if (!seat_in(seats, seat)) continue;
        TableCloseUp list[TABLE_CLOSE_UPS];
        int count = table_close_ups(shown, seat, list);
        for (int i = 0; i < count; i++) weigh(table, list[i], best, &max);
    }
    return best->kind != TABLE_CLOSE_NONE;
}

/* ---- from shot to shot ---- */

void table_film_result(TableScene *table) { begin_shot(table, FILM_RESULT, RESULT_MS); }

static bool is_time_for_another(const TableScene *table) {
    bool is_long = now_of(table) - table->film.game_since > GAME_MOST_MS;
    return table->plan.is_film && (table->film.hands >= GAME_HANDS || is_long);
}

static void after_hand(TableScene *table) {
    table->film.hands++;
    table->film.look_after = now_of(table) + LOOK_AFTER_MS;
    if (is_time_for_another(table)) {
        begin_shot(table, FILM_ENDING, ENDING_MS);
        return;
    }
    begin_shot(table, FILM_PLAY, 0);
    table_go_on(table);
}

static bool look_at_a_card(TableScene *table) {
    TableFilm *film = &table->film;
    if (!choose_card(table, &film->close_up)) return false;
    film->seen[film->seen_count++ % FILM_SEEN] = table_close_up_card(table_shown(table), &film->close_up);
    begin_shot(table, FILM_CLOSE, FILM_COME_MS + FILM_STAY_MS + FILM_GO_MS);
    return true;
}

static void after_result(TableScene *table) {
    bool is_game_over = !table->hand_has_ended;
    if (is_game_over)
        begin_shot(table, FILM_ENDING, ENDING_MS);
    else if (!look_at_a_card(table))
        after_hand(table);
}

static void after_look(TableScene *table) {
    table->film.close_up = (TableCloseUp){0};
    if (table->hand_has_ended)
        after_hand(table);
    else
        begin_shot(table, FILM_PLAY, 0);
}

bool table_film_looks(TableScene *table) {
    TableFilm *film = &table->film;
    bool is_due = film->shot == FILM_PLAY && now_of(table) >= film->look_after;
    if (table_goes_by_sets(table)) return false; /* sets are short */
    if (!is_due || table_view_is_moving(table->view)) return false;
    film->look_after = INFINITY;
    return look_at_a_card(table);
}

static void next_shot(TableScene *table) {
    switch (table->film.shot) {
    case FILM_OPENING: begin_shot(table, FILM_PLAY, 0); break;
    case FILM_PLAY: break;
    case FILM_RESULT: after_result(table); break;
    case FILM_CLOSE: after_look(table); break;
    case FILM_ENDING: table_begin_anew(table); break;
    }
}

void table_film_go_on(TableScene *table) {
    if (table->mode == TABLE_FILM && now_of(table) >= table->film.until) next_shot(table);
}

/* ---- time ---- */

/* The times of change of the shot, in ms from its beginning: in pairs, from … to. */
static int changes_of(const TableFilm *film, double changes[4]) {
    double length = film->until - film->since;
    double whole[][4] = {[FILM_OPENING] = {0, FILM_FADE_MS, length - FILM_LIFT_MS, length},
                         [FILM_CLOSE] = {0, FILM_COME_MS + FILM_STAY_MS, length - FILM_GO_MS, length},
                         [FILM_ENDING] = {0, length, length, length}};
    bool has_any = film->shot == FILM_OPENING || film->shot == FILM_CLOSE || film->shot == FILM_ENDING;
    for (int i = 0; has_any && i < 4; i++) changes[i] = whole[film->shot][i];
    return has_any ? 4 : 0;
}

bool table_film_is_moving(const TableScene *table) {
    double changes[4], at = now_of(table) - table->film.since;
    if (table->mode != TABLE_FILM) return false;
    int count = changes_of(&table->film, changes);
    for (int i = 0; i < count; i += 2)
        if (at >= changes[i] && at < changes[i + 1]) return true;
    return false;
}

double table_film_next(const TableScene *table) {
    double changes[4], now = now_of(table), next = table->film.until;
    if (table->mode != TABLE_FILM) return INFINITY;
    int count = changes_of(&table->film, changes);
    for (int i = 0; i < count; i++)
        if (table->film.since + changes[i] > now) next = fmin(next, table->film.since + changes[i]);
    return next;
}

/* ---- somebody is there ---- */

bool table_film_input(TableScene *table, const UiInput *input) {
    if (input->kind != UI_POINTER_MOVE || table->plan.is_unasked) stage_pop_all(table->scene.stage);
    return true;
}
