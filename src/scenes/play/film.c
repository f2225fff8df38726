/* The shots of a demo: its game's title, hands, the winner of each, and a close-up of one of the winner's
 * cards that is a figure rather than a number, if it has one that was not shown recently. Once per hand,
 * while it is still open, a card of an active seat is shown in close-up. */

#include "scenes/play/film.h"

#include <math.h>
#include <stdlib.h>

#include "scenes/gallery/words.h"
#include "ui/ease.h"

static const double OPENING_MS = 1400, RESULT_MS = 700, ENDING_MS = 900;
static const double LOOK_AFTER_MS = 8000; /* into play, in every hand */
static const double GAME_MOST_MS = 90000; /* then the next game begins after the hand */
enum { GAME_HANDS = 2, FAN_STREAM = 40 };

static double now_of(const PlayScene *play) { return stage_now(play->scene.stage); }

static void begin_shot(PlayScene *play, FilmShot shot, double length) {
    PlayFilm *film = &play->film;
    play->mode = shot == FILM_PLAY ? PLAY_OPEN : PLAY_FILM;
    film->shot = shot;
    film->since = now_of(play);
    film->until = film->since + length;
}

/* ---- the title ---- */

static int cards_of(const SabaccTable *table, SabaccCard cards[2 * SABACC_MAX_PILE]) {
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies);
    return count + sabacc_side_list(table, cards + count);
}

/* Random cards of its deck, with the most prominent figure in the middle. */
static void choose_fan(PlayScene *play) {
    PlayFilm *film = &play->film;
    SabaccCard cards[2 * SABACC_MAX_PILE];
    int count = cards_of(play_shown(play), cards);
    Rng rng = rng_of((uint64_t)match_setup(play->game.match)->seed, FAN_STREAM);
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

/* With a turn of the wrist, a little too far and back; then it goes on opening slowly until it is gathered.
 */
float film_fan_opened(double at_ms) {
    static const double BEGINS_MS = 200, SWINGS_UNTIL_MS = 1240;
    static const float SWINGS = 3.6f, GOES_ON = 0.12f;
    if (at_ms >= FILM_FAN_MS) return 1;
    double at = fmax(at_ms - BEGINS_MS, 0);
    float t = ease_soft((float)fmin(at / (SWINGS_UNTIL_MS - BEGINS_MS), 1)), left = 1 - t;
    float opened = 1 - cosf(SWINGS * t) * left * left;
    return opened * (1 - GOES_ON * (1 - (float)(at / (FILM_FAN_MS - BEGINS_MS))));
}

void play_film_open(PlayScene *play) {
    PlayFilm *film = &play->film;
    film->hands = 0;
    film->game_since = now_of(play);
    film->look_after = now_of(play) + OPENING_MS + TABLE_GATHER_MS + LOOK_AFTER_MS;
    choose_fan(play);
    begin_shot(play, FILM_OPENING, OPENING_MS);
}

/* ---- the card that mattered ---- */

static bool was_seen(const PlayFilm *film, SabaccCard card) {
    int kept = film->seen_count < FILM_SEEN ? film->seen_count : FILM_SEEN;
    for (int i = 0; i < kept; i++)
        if (film->seen[i] == card) return true;
    return false;
}

/* How interesting it is; the single card that broke a tie more than any other. */
static int weight_of(const PlayScene *play, const TableCloseUp *look) {
    enum { FIGURE = 40, DECIDED = 200, SEEN = 400 };
    const SabaccTable *shown = play_shown(play);
    SabaccCard card = table_close_up_card(shown, look);
    bool is_single = look->kind == TABLE_CLOSE_SINGLE;
    return FIGURE * gallery_standing(card) + abs(sabacc_card_value(shown, look->seat, card)) +
           (is_single ? DECIDED : 0) - (was_seen(&play->film, card) ? SEEN : 0);
}

static void weigh(const PlayScene *play, TableCloseUp look, TableCloseUp *best, int *max) {
    SabaccCard card = table_close_up_card(play_shown(play), &look);
    if (card == SABACC_CARD_NONE || card == SABACC_CARD_HIDDEN) return;
    int weight = weight_of(play, &look);
    if (best->kind != TABLE_CLOSE_NONE && weight <= *max) return;
    *best = look;
    *max = weight;
}

/* The winners, or if there are none all who showed their hands; during a hand the active seats. */
static SeatMask seats_that_matter(const PlayScene *play) {
    const SabaccTable *shown = play_shown(play);
    SeatMask winners = play->seen.is_set_end ? play_set_winners(play) : shown->winners;
    if (!play->seen.hand_has_ended) return sabacc_active(shown);
    return winners != 0 ? winners : shown->shown;
}

static bool choose_card(const PlayScene *play, TableCloseUp *best) {
    const SabaccTable *shown = play_shown(play);
    SeatMask seats = seats_that_matter(play);
    int max = 0;
    *best = (TableCloseUp){0};
    for (int seat = 0; seat < shown->seats; seat++) {
        if (!seat_in(seats, seat)) continue;
        TableCloseUp list[TABLE_CLOSE_UPS];
        int count = table_close_ups(shown, seat, list);
        for (int i = 0; i < count; i++) weigh(play, list[i], best, &max);
    }
    return best->kind != TABLE_CLOSE_NONE;
}

/* ---- from shot to shot ---- */

void play_film_result(PlayScene *play) { begin_shot(play, FILM_RESULT, RESULT_MS); }

static bool is_time_for_another(const PlayScene *play) {
    bool is_long = now_of(play) - play->film.game_since > GAME_MOST_MS;
    return play->plan.is_film && (play->film.hands >= GAME_HANDS || is_long);
}

static void after_hand(PlayScene *play) {
    play->film.hands++;
    play->film.look_after = now_of(play) + LOOK_AFTER_MS;
    if (is_time_for_another(play)) {
        begin_shot(play, FILM_ENDING, ENDING_MS);
        return;
    }
    begin_shot(play, FILM_PLAY, 0);
    play_go_on(play);
}

static bool look_at_a_card(PlayScene *play) {
    PlayFilm *film = &play->film;
    if (!choose_card(play, &film->close_up)) return false;
    film->seen[film->seen_count++ % FILM_SEEN] = table_close_up_card(play_shown(play), &film->close_up);
    begin_shot(play, FILM_CLOSE, FILM_COME_MS + FILM_STAY_MS + FILM_GO_MS);
    return true;
}

static void after_result(PlayScene *play) {
    bool is_game_over = !play->seen.hand_has_ended;
    if (is_game_over)
        begin_shot(play, FILM_ENDING, ENDING_MS);
    else if (!look_at_a_card(play))
        after_hand(play);
}

static void after_look(PlayScene *play) {
    if (play->seen.hand_has_ended)
        after_hand(play);
    else
        begin_shot(play, FILM_PLAY, 0);
}

bool play_film_looks(PlayScene *play) {
    PlayFilm *film = &play->film;
    bool is_due = film->shot == FILM_PLAY && now_of(play) >= film->look_after;
    if (play_goes_by_sets(play)) return false; /* sets are short */
    if (!is_due || table_view_is_moving(play->seen.view)) return false;
    film->look_after = INFINITY;
    return look_at_a_card(play);
}

static void next_shot(PlayScene *play) {
    switch (play->film.shot) {
    case FILM_OPENING: begin_shot(play, FILM_GATHERING, TABLE_GATHER_MS); break;
    case FILM_GATHERING: begin_shot(play, FILM_PLAY, 0); break;
    case FILM_PLAY: break;
    case FILM_RESULT: after_result(play); break;
    case FILM_CLOSE: after_look(play); break;
    case FILM_ENDING: play_begin_anew(play); break;
    }
}

void play_film_go_on(PlayScene *play) {
    if (play->mode == PLAY_FILM && now_of(play) >= play->film.until) next_shot(play);
}

/* ---- time ---- */

/* The times of change of the shot, in ms from its beginning: in pairs, from … to. */
static int changes_of(const PlayFilm *film, double changes[4]) {
    double length = film->until - film->since;
    double whole[][4] = {[FILM_OPENING] = {0, FILM_FAN_MS, length, length},
                         [FILM_GATHERING] = {0, length, length, length},
                         [FILM_CLOSE] = {0, FILM_WORDS_MS, length - FILM_GO_MS, length},
                         [FILM_ENDING] = {0, length, length, length}};
    bool has_any = film->shot != FILM_PLAY && film->shot != FILM_RESULT;
    for (int i = 0; has_any && i < 4; i++) changes[i] = whole[film->shot][i];
    return has_any ? 4 : 0;
}

bool play_film_holds_life(const PlayScene *play) {
    return play->mode == PLAY_FILM && play->film.shot == FILM_CLOSE;
}

bool play_film_is_moving(const PlayScene *play) {
    double changes[4], at = now_of(play) - play->film.since;
    if (play->mode != PLAY_FILM) return false;
    int count = changes_of(&play->film, changes);
    for (int i = 0; i < count; i += 2)
        if (at >= changes[i] && at < changes[i + 1]) return true;
    return false;
}

double play_film_next(const PlayScene *play) {
    double changes[4], now = now_of(play), next = play->film.until;
    if (play->mode != PLAY_FILM) return INFINITY;
    if (play->film.shot == FILM_CLOSE) next = fmin(next, now + FILM_STEP_MS);
    int count = changes_of(&play->film, changes);
    for (int i = 0; i < count; i++)
        if (play->film.since + changes[i] > now) next = fmin(next, play->film.since + changes[i]);
    return next;
}

/* ---- somebody is there ---- */

bool play_film_input(PlayScene *play, const UiInput *input) {
    bool is_nothing = input->kind == UI_RELEASE || input->kind == UI_PAD_IN || input->kind == UI_PAD_OUT;
    bool is_moved = input->kind == UI_POINTER_MOVE;
    if (!is_nothing && (!is_moved || play->plan.is_unasked)) stage_pop_all(play->scene.stage);
    return true;
}
