/* All that is heard of a table: each event as it begins, and what flies as it lands. What is not to be heard
   says so: an event without a row is an error of this table, and a test finds it. */
#include "ui/table_private.h"

#include <string.h>

#include "audio/audio.h"

enum { NOTHING = -1 };

typedef int Choose(const TableView *view, const SabaccEvent *event); /* an AudioSound or NOTHING */

typedef enum Heard { UNDECIDED, SILENT, AT_SEAT, IN_THE_MIDDLE } Heard;

typedef struct SoundRow {
    Heard heard;
    AudioSound sound; /* where it does not depend */
    Choose *choose;
} SoundRow;

/* --- what depends
 * ---------------------------------------------------------------------------------------------------------
 */

static const SabaccSeat *seat_of(const TableView *view, const SabaccEvent *event) {
    return &view->shown.table.seat[event->seat];
}

/* A card that forms anew in a hand belongs to the sweep; tokens and cards laid open are heard as they land.
 */
static int hear_deal(const TableView *view, const SabaccEvent *event) {
    if (event->pile == SABACC_PILE_TOKENS || event->seat < 0) return NOTHING;
    return view->forming[event->seat] > 0 ? NOTHING : AUDIO_DEAL;
}

static int hear_draw(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->pile == SABACC_PILE_DISCARD ? AUDIO_SLIDE : NOTHING;
}

/* The other half of a trade was heard as its first. */
static int hear_discard(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->second < 0 ? NOTHING : AUDIO_SLIDE;
}

static int hear_keep(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->amount == 0 ? AUDIO_UI_TICK : AUDIO_FIELD_LOCK;
}

static int hear_reveal(const TableView *view, const SabaccEvent *event) {
    const SabaccSeat *seat = seat_of(view, event);
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

static int hear_clear(const TableView *view, const SabaccEvent *event) {
    (void)event;
    return lie_cards(view) ? AUDIO_SLIDE : NOTHING;
}

/* The boards of a set that is over are cleared (PZ-5). */
static int hear_own(const TableView *view, const SabaccEvent *event) {
    (void)event;
    bool any = false;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        any |= view->shown.table.seat[seat].laid_count > 0;
    return any && view->set_is_over ? AUDIO_SLIDE : NOTHING;
}

/* A roll has been seen to bring it; the timer's comes of itself, so it is heard. */
static int hear_shift(const TableView *view, const SabaccEvent *event) {
    char form[16];
    (void)event;
    table_option_word(&view->shown.table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    if (strcmp(form, "timer") == 0) audio_play(view->audio, AUDIO_TURN, 0);
    return AUDIO_SHIFT_SWEEP;
}

static int hear_cap(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->amount > 0 ? AUDIO_CHIP_RAKE : NOTHING;
}

/* --- how it ends
 * ----------------------------------------------------------------------------------------------------------
 */

static bool is_ours(const TableView *view, const SabaccEvent *event) {
    int viewer = view->shown.table.viewer;
    return viewer < 0 || seat_in((SeatMask)event->amount, viewer);
}

/* Whoever folded has lost already. */
static bool is_in_it(const TableView *view) {
    return !seat_in(view->shown.table.folded, view->shown.table.viewer);
}

static int hear_end(const TableView *view, const SabaccEvent *event) {
    if (is_ours(view, event)) return AUDIO_WIN;
    return is_in_it(view) ? AUDIO_LOSE : NOTHING;
}

/* Of one who took the sabacc pot the fanfare has been heard. */
static int hear_hand_end(const TableView *view, const SabaccEvent *event) {
    return event->second ? NOTHING : hear_end(view, event);
}

static int hear_set(const TableView *view, const SabaccEvent *event) {
    return event->amount == 0 ? AUDIO_CALL : hear_end(view, event);
}

/* --- the tables
 * -------------------------------------------------------------------------------------------------------- */

#define QUIET                                                                                                \
    { .heard = SILENT }
#define SEAT(id)                                                                                             \
    { .heard = AT_SEAT, .sound = AUDIO_##id }
#define MIDDLE(id)                                                                                           \
    { .heard = IN_THE_MIDDLE, .sound = AUDIO_##id }
#define SEAT_BY(function)                                                                                    \
    { .heard = AT_SEAT, .choose = function }
#define MIDDLE_BY(function)                                                                                  \
    { .heard = IN_THE_MIDDLE, .choose = function }

static const SoundRow rows[SABACC_EVENTS] = {
    /* bookkeeping: nothing is seen of it */
    [SABACC_EVENT_TURN] = QUIET,
    [SABACC_EVENT_HAND] = QUIET,
    [SABACC_EVENT_ROUND] = QUIET,
    [SABACC_EVENT_SINGLE_DRAW] = QUIET,
    [SABACC_EVENT_DEMISE] = QUIET,
    /* words */
    [SABACC_EVENT_CHECK] = SEAT(UI_TICK),
    [SABACC_EVENT_STAND] = SEAT(UI_TICK),
    [SABACC_EVENT_PASS] = SEAT(UI_TICK),
    [SABACC_EVENT_DECLARE] = SEAT(UI_TICK),
    [SABACC_EVENT_CHOOSE] = SEAT(UI_CONFIRM),
    [SABACC_EVENT_CALL] = SEAT(CALL),
    [SABACC_EVENT_OUT] = SEAT(UI_TICK),
    /* credits: those that only travel are heard as they land */
    [SABACC_EVENT_ANTE] = SEAT(CHIP_SINGLE),
    [SABACC_EVENT_BET] = QUIET,
    [SABACC_EVENT_MATCH] = SEAT(CALL),
    [SABACC_EVENT_RAISE] = QUIET,
    [SABACC_EVENT_GATHER] = QUIET,
    [SABACC_EVENT_RETURN] = QUIET,
    [SABACC_EVENT_PENALTY] = QUIET,
    [SABACC_EVENT_PAYOUT] = SEAT(CHIP_RAKE),
    [SABACC_EVENT_SABACC_PAYOUT] = SEAT(WIN_SABACC),
    [SABACC_EVENT_CAP] = MIDDLE_BY(hear_cap),
    [SABACC_EVENT_CHIPS] = QUIET,
    [SABACC_EVENT_TAX] = SEAT(CHIP_RAKE),
    [SABACC_EVENT_STAKE] = SEAT(CHIP_RAKE),
    [SABACC_EVENT_REDEEM] = SEAT(CHIP_RAKE),
    /* cards */
    [SABACC_EVENT_DEAL] = SEAT_BY(hear_deal),
    [SABACC_EVENT_DRAW] = SEAT_BY(hear_draw),
    [SABACC_EVENT_TRADE] = SEAT(SLIDE),
    [SABACC_EVENT_DISCARD] = SEAT_BY(hear_discard),
    [SABACC_EVENT_BUY] = SEAT(SLIDE),
    [SABACC_EVENT_KEEP] = SEAT_BY(hear_keep),
    [SABACC_EVENT_SWAP] = SEAT(SLIDE),
    [SABACC_EVENT_PICK] = QUIET,
    [SABACC_EVENT_FOLD] = SEAT(FOLD),
    [SABACC_EVENT_REVEAL] = SEAT_BY(hear_reveal),
    [SABACC_EVENT_CLEAR] = MIDDLE_BY(hear_clear),
    [SABACC_EVENT_RESHUFFLE] = MIDDLE(SLIDE),
    [SABACC_EVENT_OWN] = MIDDLE_BY(hear_own),
    /* fields, side cards, tokens, devices */
    [SABACC_EVENT_FIELD] = QUIET,
    [SABACC_EVENT_UNFIELD] = SEAT(SLIDE),
    [SABACC_EVENT_PLAY] = SEAT(SLIDE),
    [SABACC_EVENT_TAKE] = SEAT(CHIP_SINGLE),
    [SABACC_EVENT_TOKEN] = SEAT(FIELD_LOCK),
    [SABACC_EVENT_DEVICE] = SEAT(FLIP),
    /* chance */
    [SABACC_EVENT_ROLL] = MIDDLE(DICE_THROW),
    [SABACC_EVENT_SHIFT] = MIDDLE_BY(hear_shift),
    [SABACC_EVENT_DEALER] = QUIET,
    /* how it ends */
    [SABACC_EVENT_SHOWDOWN] = QUIET,
    [SABACC_EVENT_BOMB] = SEAT(BOMB_OUT),
    [SABACC_EVENT_HAND_END] = MIDDLE_BY(hear_hand_end),
    [SABACC_EVENT_SET] = MIDDLE_BY(hear_set),
    [SABACC_EVENT_MATCH_END] = QUIET,
    [SABACC_EVENT_GAME_END] = QUIET,
};

enum { ANY = -1 };

/* What lands: by what it is, what sent it off, and where it comes down. What stands in no row lands unheard.
 */
static const struct LandingRow {
    FlightKind kind;
    int event, to; /* SabaccEventType, PlaceKind, or ANY */
    AudioSound sound;
} landings[] = {
    {FLIGHT_CHIPS, ANY, ANY, AUDIO_CHIP_STACK},
    {FLIGHT_DISCS, ANY, ANY, AUDIO_CHIP_SINGLE},
    {FLIGHT_DIE, ANY, ANY, AUDIO_DICE_SETTLE},
    {FLIGHT_TURN, ANY, ANY, AUDIO_FLIP},
    {FLIGHT_MIX, ANY, ANY, AUDIO_DEAL},
    {FLIGHT_BLOCK, ANY, ANY, AUDIO_CHIP_SINGLE},
    {FLIGHT_TOKEN, SABACC_EVENT_DEAL, ANY, AUDIO_CHIP_SINGLE},
    {FLIGHT_CARD, SABACC_EVENT_FIELD, ANY, AUDIO_FIELD_LOCK},
    {FLIGHT_CARD, SABACC_EVENT_PLAY, ANY, AUDIO_FIELD_LOCK},
    {FLIGHT_CARD, SABACC_EVENT_PICK, ANY, AUDIO_SLIDE},
    {FLIGHT_CARD, SABACC_EVENT_DEAL, PLACE_LAID, AUDIO_FLIP},
    {FLIGHT_CARD, SABACC_EVENT_DEAL, PLACE_DISCARD, AUDIO_FLIP},
};

static void hear_at(const TableView *view, int sound, int seat) {
    if (sound != NOTHING) audio_play(view->audio, (AudioSound)sound, table_pan(view, seat));
}

void table_hear_event(TableView *view, const SabaccEvent *event) {
    const SoundRow *row = &rows[event->type];
    if (row->heard == UNDECIDED || row->heard == SILENT) return;
    int sound = row->choose ? row->choose(view, event) : (int)row->sound;
    hear_at(view, sound, row->heard == AT_SEAT ? event->seat : SABACC_NOBODY);
}

static bool fits(const struct LandingRow *row, const Flight *flight) {
    return row->kind == flight->kind && (row->event == ANY || row->event == (int)flight->event) &&
           (row->to == ANY || row->to == (int)flight->to.kind);
}

/* Dice and cards that come in a row: the first speaks for all. */
static bool is_spoken_for(const Flight *flight) {
    return (flight->kind == FLIGHT_DIE || flight->kind == FLIGHT_MIX) && flight->to.slot > 0;
}

/* Pots, piles and dice lie in the middle. */
static int seat_under(const Place *place) {
    switch (place->kind) {
    case PLACE_HAND:
    case PLACE_APART:
    case PLACE_SINGLE:
    case PLACE_STACK:
    case PLACE_BET:
    case PLACE_STOCK:
    case PLACE_IN_PLAY:
    case PLACE_TOKEN:
    case PLACE_BLOCK:
    case PLACE_LAID:
    case PLACE_SIDE: return place->seat;
    default: return SABACC_NOBODY;
    }
}

void table_hear_landing(TableView *view, const Flight *flight) {
    for (size_t n = 0; n < sizeof landings / sizeof *landings && !is_spoken_for(flight); n++) {
        if (!fits(&landings[n], flight)) continue;
        hear_at(view, (int)landings[n].sound, seat_under(&flight->to));
        return;
    }
}

void table_hear_outcome(TableView *view, const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_SABACC_PAYOUT:
    case SABACC_EVENT_HAND_END:
    case SABACC_EVENT_SET:
    case SABACC_EVENT_MATCH_END:
    case SABACC_EVENT_GAME_END: table_hear_event(view, event); return;
    default: return;
    }
}
