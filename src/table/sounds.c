/* The sounds of a table: each event as it begins, by sounds.def, and flights as they land. */
#include "table/sounds.h"

#include <math.h>
#include <string.h>

#include "audio/audio.h"
#include "table/dice.h"
#include "table/frame.h"
#include "table/motion.h"
#include "table/places.h"
#include "table/showdown.h"
#include "table/variant.h"
#include "table/winnings.h"

enum { NOTHING = TABLE_UNHEARD };

/* ---- chosen sounds ---- */

static const SabaccSeat *seat_of(const TableView *view, const SabaccEvent *event) {
    return &view->shown.table.seat[event->seat];
}

/* A card that re-forms in a hand belongs to the sweep; one dealt open sounds as it lands. */
int table_sound_of_deal(const TableView *view, const SabaccEvent *event) {
    if (event->seat < 0) return NOTHING;
    return view->forming[event->seat] > 0 ? NOTHING : AUDIO_DEAL;
}

static int sound_of_draw(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->pile == SABACC_PILE_DISCARD ? AUDIO_SLIDE : NOTHING;
}

/* The second half of a trade has sounded with its first; what a shift has broken belongs to the sweep. */
static int sound_of_discard(const TableView *view, const SabaccEvent *event) {
    return event->second < 0 || table_discards_broken(view) ? NOTHING : AUDIO_SLIDE;
}

static int sound_of_reveal(const TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = seat_of(view, event);
    if (table_turns_in_the_middle(view, event->seat)) return NOTHING;
    for (int slot = 0; slot < seat->hand_count; slot++)
        if (seat->hand[slot] == SABACC_CARD_HIDDEN) return AUDIO_FLIP;
    return NOTHING;
}

static bool lie_cards(const TableView *view) {
    bool any = false;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        any |= view->shown.table.seat[seat].hand_count > 0;
    return any;
}

static int sound_of_clear(const TableView *view, const SabaccEvent *event) {
    (void)event;
    return lie_cards(view) ? AUDIO_SLIDE : NOTHING;
}

/* The sweep of whole hands, recorded for each of these lengths: from its beginning until the last card
 * settles (press/sounds_stings.c). */
static const struct {
    int sound;
    double ms;
} sweeps[] = {
    {AUDIO_SHIFT_SWEEP_CALM, 3350}, {AUDIO_SHIFT_SWEEP_EASY, 2512}, {AUDIO_SHIFT_SWEEP, 2010},
    {AUDIO_SHIFT_SWEEP_FAST, 1005}, {AUDIO_SHIFT_SWEEP_RUSH, 503},
};
enum { SWEEPS = sizeof sweeps / sizeof *sweeps };

/* How long the sweep is compared with the shift as it is seen. */
static double sweep_pitch(const TableView *view, int sweep) {
    double shift_ms = table_shift_ms(view) / fmax((double)view->settings.speed, 0.1);
    return fmin(fmax(sweeps[sweep].ms / shift_ms, 0.5), 2);
}

/* The one whose length is nearest; at a pace between two it is played a little slower or faster. */
static int sweep_for(const TableView *view) {
    int nearest = 0;
    for (int i = 1; i < SWEEPS; i++)
        if (fabs(log(sweep_pitch(view, i))) < fabs(log(sweep_pitch(view, nearest)))) nearest = i;
    return nearest;
}

/* A roll announces its shift; the timer's shift comes without warning, so it sounds. */
static int sound_of_shift(const TableView *view, const SabaccEvent *event) {
    char form[16];
    table_option_word(&view->shown.table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    if (strcmp(form, "timer") == 0) audio_play(view->audio, AUDIO_TOLL, 0);
    return table_shift_breaks_hands(event->amount) ? sweeps[sweep_for(view)].sound : AUDIO_SHIFT_TOUCH;
}

/* ---- credits ---- */

/* Chips sound as they land; going all-in sounds at once. */
int table_sound_of_stake(const TableView *view, const SabaccEvent *event) {
    return event->second > 0 && seat_of(view, event)->credits == event->second ? AUDIO_ALL_IN : NOTHING;
}

static int sound_of_cap(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->amount > 0 ? AUDIO_CHIP_RAKE : NOTHING;
}

/* A hand is laid in the middle; one's own lies there already. */
static int sound_of_showdown(const TableView *view, const SabaccEvent *event) {
    bool stays = event->seat == table_view_bottom(view) || view->settings.reduced_motion;
    return stays ? NOTHING : AUDIO_SLIDE;
}

/* ---- how it ends ---- */

bool table_event_is_ours(const TableView *view, const SabaccEvent *event) {
    int viewer = view->shown.table.viewer;
    return viewer < 0 || seat_in((SeatMask)event->amount, viewer);
}

/* A seat that folded has lost already. */
static bool is_in_it(const TableView *view) {
    return !seat_in(view->shown.table.folded, view->shown.table.viewer);
}

/* Hands with a special fanfare. */
static int fanfare_of(SabaccRank rank) {
    switch (rank) {
    case SABACC_RANK_IDIOTS_ARRAY:
    case SABACC_RANK_FORCE_ARRAY:
    case SABACC_RANK_SITH_ARRAY:
    case SABACC_RANK_SMUGGLERS_ARRAY:
    case SABACC_RANK_REPUBLIC_ARRAY:
    case SABACC_RANK_PARTNERSHIP_ARRAY:
    case SABACC_RANK_HUNTED_ARRAY:
    case SABACC_RANK_TEMPORAL_ARRAY: return AUDIO_WIN_ARRAY;
    case SABACC_RANK_PURE_SABACC:
    case SABACC_RANK_FULL_SABACC:
    case SABACC_RANK_PURE_23:
    case SABACC_RANK_MINUS_23:
    case SABACC_RANK_CASINO_SABACC:
    case SABACC_RANK_PRIME_SABACC:
    case SABACC_RANK_PURE_SYLOPS: return AUDIO_WIN_PURE;
    default: return NOTHING;
    }
}

bool table_has_fanfare(SabaccRank rank) { return fanfare_of(rank) != NOTHING; }

static int fanfare_at(const TableView *view, int seat, int usual) {
    const SabaccSeat *at = &view->shown.table.seat[seat];
    int fanfare = at->judged ? fanfare_of((SabaccRank)at->rank) : NOTHING;
    return fanfare == NOTHING ? usual : fanfare;
}

static int sound_of_sabacc_payout(const TableView *view, const SabaccEvent *event) {
    return event->seat < 0 ? AUDIO_CHIP_RAKE : fanfare_at(view, event->seat, AUDIO_WIN_SABACC);
}

/* An event that follows immediately and is more important sounds instead. */
bool table_event_follows(const TableView *view, SabaccEventType type) {
    for (int i = view->queue_at; i < view->queue_end; i++)
        if (view->queue[i].type == type) return true;
    return false;
}

/* For the winner of the sabacc pot the fanfare has already been played. */
static int sound_of_hand_end(const TableView *view, const SabaccEvent *event) {
    SeatMask winners = (SeatMask)event->amount;
    if (event->second || winners == 0 || table_event_follows(view, SABACC_EVENT_GAME_END)) return NOTHING;
    if (table_event_is_ours(view, event)) return fanfare_at(view, seats_lowest(winners), AUDIO_WIN);
    return is_in_it(view) ? AUDIO_LOSE : NOTHING;
}

static int sound_of_game_end(const TableView *view, const SabaccEvent *event) {
    if (event->amount == 0) return NOTHING;
    return table_event_is_ours(view, event) ? AUDIO_WIN_GAME : AUDIO_LOSE;
}

/* ---- the tables ---- */

static const TableSound sounds[SABACC_EVENTS] = {
#define AT_SEAT(event, id) [SABACC_EVENT_##event] = {SOUND_AT_SEAT, .sound = AUDIO_##id},
#define AT_PLACE(event, place, id)                                                                           \
    [SABACC_EVENT_##event] = {SOUND_AT_PLACE, PLACE_##place, .sound = AUDIO_##id},
#define IN_MIDDLE(event, id)          [SABACC_EVENT_##event] = {SOUND_IN_MIDDLE, .sound = AUDIO_##id},
#define OF_SEAT(event, id)            [SABACC_EVENT_##event] = {SOUND_OF_SEAT, .sound = AUDIO_##id},
#define OF_SEAT_BY(event, by)         [SABACC_EVENT_##event] = {SOUND_OF_SEAT, .choose = by},
#define AT_SEAT_BY(event, by)         [SABACC_EVENT_##event] = {SOUND_AT_SEAT, .choose = by},
#define AT_PLACE_BY(event, place, by) [SABACC_EVENT_##event] = {SOUND_AT_PLACE, PLACE_##place, .choose = by},
#define IN_MIDDLE_BY(event, by)       [SABACC_EVENT_##event] = {SOUND_IN_MIDDLE, .choose = by},
#define OUTCOME(event, by)            [SABACC_EVENT_##event] = {SOUND_IN_MIDDLE, .choose = by, .is_outcome = true},
#include "table/sounds.def"
};

/* Checked in this order, after the variant's. A flight that matches no row lands silently. */
static const TableLanding landings[] = {
    {FLIGHT_CHIPS, TABLE_ANY, TABLE_ANY, AUDIO_CHIP_STACK},
    {FLIGHT_CUT, TABLE_ANY, TABLE_ANY, AUDIO_SLIDE},
    {FLIGHT_DIE, TABLE_ANY, TABLE_ANY, AUDIO_DICE_SETTLE},
    {FLIGHT_MIX, TABLE_ANY, TABLE_ANY, AUDIO_DEAL},
    {FLIGHT_BLOCK, TABLE_ANY, TABLE_ANY, AUDIO_BLOCK},
    {FLIGHT_ITEM, SABACC_EVENT_STAKE, TABLE_ANY, AUDIO_BLOCK},
    {FLIGHT_ITEM, SABACC_EVENT_TAKE_ITEM, PLACE_ITEMS, AUDIO_BLOCK},
    {FLIGHT_CARD, SABACC_EVENT_FIELD, TABLE_ANY, AUDIO_FIELD_LOCK},
    {FLIGHT_CARD, SABACC_EVENT_PICK, TABLE_ANY, AUDIO_SLIDE},
    {FLIGHT_BROKEN, TABLE_ANY, TABLE_ANY, AUDIO_SLIDE},
    {FLIGHT_CARD, SABACC_EVENT_DEAL, PLACE_DISCARD, AUDIO_FLIP},
    {FLIGHT_CARD, SABACC_EVENT_SHOWDOWN, TABLE_ANY, AUDIO_FLIP},
};

/* ---- where they are heard ---- */

/* By the middle of the box on the screen: −1 its left edge … 1 its right one. In the middle until the table
 * has been drawn. */
static float across_screen(const TableView *view, Box box) {
    if (view->screen.width <= 0) return 0;
    float along = (box.x + box.width / 2 - view->screen.x) / view->screen.width;
    return fminf(fmaxf(2 * along - 1, -1), 1);
}

static float at_seat(const TableView *view, int seat) {
    return seat < 0 ? 0 : across_screen(view, view->drawn.seat[seat].cards);
}

static float at_place(const TableView *view, const Place *place) {
    TableFrame frame = {.view = view, .table = &view->shown.table, .at = view->drawn, .now = view->now};
    return view->screen.width <= 0 ? 0 : across_screen(view, table_place_box(&frame, place));
}

static float place_of_event(const TableView *view, const TableSound *row, const SabaccEvent *event) {
    switch (row->where) {
    case SOUND_AT_SEAT: return at_seat(view, event->seat);
    case SOUND_AT_PLACE: return at_place(view, &(Place){.kind = row->place});
    default: return 0;
    }
}

/* ---- who makes them ---- */

static const char *name_of(const TableView *view, int seat) {
    return seat >= 0 && seat < view->shown.table.seats ? view->looks[seat].name : NULL;
}

static const char *by_event(const TableView *view, const TableSound *row, const SabaccEvent *event) {
    bool is_of_seat = row->where == SOUND_AT_SEAT || row->where == SOUND_OF_SEAT;
    return is_of_seat ? name_of(view, event->seat) : NULL;
}

/* Who gives or gets what has landed; nobody where bets are gathered for all. */
static const char *by_flight(const TableView *view, const Flight *flight) {
    const SabaccTable *table = &view->shown.table;
    if (flight->event == SABACC_EVENT_GATHER) return NULL;
    if (table_place_is_at_seat(table, &flight->from)) return name_of(view, flight->from.seat);
    return table_place_is_at_seat(table, &flight->to) ? name_of(view, flight->to.seat) : NULL;
}

/* ---- playing ---- */

/* The variant's sound takes precedence over the shared one. */
static const TableSound *sound_of(const TableView *view, int event) {
    const TableEventRow *own = table_event_row(&view->shown.table, event);
    return own && own->sound.where != SOUND_DEFAULT ? &own->sound : &sounds[event];
}

void table_play_event_sound(TableView *view, const SabaccEvent *event) {
    const TableSound *row = sound_of(view, event->type);
    if (row->where == SOUND_NOWHERE || row->where == SOUND_DEFAULT) return;
    int sound = row->choose ? row->choose(view, event) : row->sound, sweep = sweep_for(view);
    float pitch = sound == sweeps[sweep].sound ? (float)sweep_pitch(view, sweep) : 1;
    if (sound != NOTHING)
        audio_play_by(view->audio, (AudioSound)sound, place_of_event(view, row, event), pitch,
                      by_event(view, row, event));
}

void table_play_outcome_sound(TableView *view, const SabaccEvent *event) {
    if (sound_of(view, event->type)->is_outcome) table_play_event_sound(view, event);
}

static bool fits(const TableLanding *row, const Flight *flight) {
    return row->flight == flight->kind && (row->event == TABLE_ANY || row->event == (int)flight->event) &&
           (row->place == TABLE_ANY || row->place == flight->to.kind);
}

static const TableLanding *landing_in(const TableLanding *rows, size_t count, const Flight *flight) {
    for (size_t i = 0; i < count; i++)
        if (fits(&rows[i], flight)) return &rows[i];
    return NULL;
}

/* In a series of dice, cards or chips only the first sounds, of a pot the lowest of each pile; dice that are
 * removed are silent. */
static bool is_spoken_for(const Flight *flight) {
    if (flight->kind == FLIGHT_DIE && flight->vanishes) return true;
    if (flight->kind == FLIGHT_CHIPS) return flight->die > 0;
    return (flight->kind == FLIGHT_DIE || flight->kind == FLIGHT_MIX) && flight->to.slot > 0;
}

/* A pot's bundles sound higher as they come, those of the next pot most, and so does each card of a row that
 * turns. */
static float pitch_of(const Flight *flight) {
    static const float STEP = 0.08f, CHIP = 0.03f, MOST = 1.45f, LOWEST = 0.85f, HIGHEST = 1.15f;
    bool turns_in_row = flight->kind == FLIGHT_CARD && flight->event == SABACC_EVENT_SHOWDOWN;
    if (turns_in_row) return fminf(LOWEST + STEP * (float)flight->die, HIGHEST);
    int raked = flight->stack > 0 ? flight->after : 0;
    return fminf(1 + CHIP * (float)raked, MOST);
}

void table_play_landing_sound(TableView *view, const Flight *flight) {
    const TableVariant *variant = table_variant(&view->shown.table);
    if (is_spoken_for(flight)) return;
    const TableLanding *row = landing_in(variant->landings.rows, variant->landings.count, flight);
    if (!row) row = landing_in(landings, sizeof landings / sizeof *landings, flight);
    if (!row) return;
    audio_play_by(view->audio, (AudioSound)row->sound, at_place(view, &flight->to), pitch_of(flight),
                  by_flight(view, flight));
}
