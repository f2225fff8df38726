/* All that is heard of a table: each event as it begins, by sounds.def, and what flies as it lands. */
#include "table/sounds.h"

#include <string.h>

#include "audio/audio.h"
#include "table/dice.h"
#include "table/motion.h"

enum { NOTHING = -1 };

typedef int Choose(const TableView *view, const SabaccEvent *event); /* an AudioSound or NOTHING */

typedef enum Heard { SILENT, FROM_SEAT, FROM_MIDDLE } Heard;

typedef struct SoundRow {
    Heard heard;
    AudioSound sound; /* where it does not depend */
    Choose *choose;
} SoundRow;

/* ---- what depends ---- */

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
    return event->amount == 0 ? AUDIO_KNOCK : AUDIO_FIELD_LOCK;
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
    table_option_word(&view->shown.table, SABACC_OPTION_SHIFT_ON, form, sizeof form);
    if (strcmp(form, "timer") == 0) audio_play(view->audio, AUDIO_TOLL, 0);
    bool takes_all = event->amount == SABACC_SHIFT_CORE || event->amount == SABACC_SHIFT_WILD ||
                     event->amount == SABACC_SHIFT_SPIKE;
    return takes_all ? AUDIO_SHIFT_SWEEP : AUDIO_SHIFT_TOUCH;
}

/* ---- credits ---- */

/* Chips are heard as they land; that nothing is left behind them is heard at once. */
static int hear_stake(const TableView *view, const SabaccEvent *event) {
    const SabaccTable *table = &view->shown.table;
    if (event->seat == sabacc_house_seat(table)) return NOTHING;
    return event->second > 0 && seat_of(view, event)->credits == event->second ? AUDIO_ALL_IN : NOTHING;
}

/* The house counts out; a pot is drawn in. */
static int hear_payout(const TableView *view, const SabaccEvent *event) {
    bool from_house = event->seat >= 0 && sabacc_house_seat(&view->shown.table) != SABACC_NOBODY;
    return from_house ? AUDIO_CHIP_PAY : AUDIO_CHIP_RAKE;
}

static int hear_cap(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->amount > 0 ? AUDIO_CHIP_RAKE : NOTHING;
}

/* ---- how it ends ---- */

static bool is_ours(const TableView *view, const SabaccEvent *event) {
    int viewer = view->shown.table.viewer;
    return viewer < 0 || seat_in((SeatMask)event->amount, viewer);
}

/* Whoever folded has lost already. */
static bool is_in_it(const TableView *view) {
    return !seat_in(view->shown.table.folded, view->shown.table.viewer);
}

/* Hands that have a fanfare of their own. */
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

static int fanfare_at(const TableView *view, int seat, int usual) {
    const SabaccSeat *at = &view->shown.table.seat[seat];
    int fanfare = at->judged ? fanfare_of((SabaccRank)at->rank) : NOTHING;
    return fanfare == NOTHING ? usual : fanfare;
}

static int hear_sabacc_payout(const TableView *view, const SabaccEvent *event) {
    return event->seat < 0 ? AUDIO_CHIP_RAKE : fanfare_at(view, event->seat, AUDIO_WIN_SABACC);
}

/* What is told in the same breath and says more is heard instead. */
static bool follows(const TableView *view, SabaccEventType type) {
    for (int i = view->queue_at; i < view->queue_end; i++)
        if (view->queue[i].type == type) return true;
    return false;
}

/* Of one who took the sabacc pot the fanfare has been heard. */
static int hear_hand_end(const TableView *view, const SabaccEvent *event) {
    SeatMask winners = (SeatMask)event->amount;
    if (event->second || winners == 0 || follows(view, SABACC_EVENT_GAME_END)) return NOTHING;
    if (is_ours(view, event)) return fanfare_at(view, seats_lowest(winners), AUDIO_WIN);
    return is_in_it(view) ? AUDIO_LOSE : NOTHING;
}

static int hear_set(const TableView *view, const SabaccEvent *event) {
    if (follows(view, SABACC_EVENT_GAME_END)) return NOTHING;
    if (event->amount == 0) return AUDIO_KNOCK;
    return is_ours(view, event) ? AUDIO_SET_WON : AUDIO_SET_LOST;
}

static int hear_game_end(const TableView *view, const SabaccEvent *event) {
    if (event->amount == 0) return NOTHING;
    return is_ours(view, event) ? AUDIO_WIN_GAME : AUDIO_LOSE;
}

/* ---- the tables ---- */

static const SoundRow rows[SABACC_EVENTS] = {
#define QUIET(event)                  [SABACC_EVENT_##event] = {.heard = SILENT},
#define AT_SEAT(event, id)            [SABACC_EVENT_##event] = {.heard = FROM_SEAT, .sound = AUDIO_##id},
#define IN_MIDDLE(event, id)          [SABACC_EVENT_##event] = {.heard = FROM_MIDDLE, .sound = AUDIO_##id},
#define AT_SEAT_BY(event, function)   [SABACC_EVENT_##event] = {.heard = FROM_SEAT, .choose = function},
#define IN_MIDDLE_BY(event, function) [SABACC_EVENT_##event] = {.heard = FROM_MIDDLE, .choose = function},
#include "table/sounds.def"
};

/* An event without a row, or with two, does not pass the compiler. */
#define QUIET(event)                  +1
#define AT_SEAT(event, id)            +1
#define IN_MIDDLE(event, id)          +1
#define AT_SEAT_BY(event, function)   +1
#define IN_MIDDLE_BY(event, function) +1
_Static_assert(0
#include "table/sounds.def"
                   == SABACC_EVENTS,
               "sounds.def says of each event once what is heard");

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
    {FLIGHT_BLOCK, ANY, ANY, AUDIO_BLOCK},
    {FLIGHT_TOKEN, SABACC_EVENT_DEAL, ANY, AUDIO_CHIP_SINGLE},
    {FLIGHT_CARD, SABACC_EVENT_FIELD, ANY, AUDIO_FIELD_LOCK},
    {FLIGHT_CARD, SABACC_EVENT_PLAY, ANY, AUDIO_SIDE_CARD},
    {FLIGHT_CARD, SABACC_EVENT_PICK, ANY, AUDIO_SLIDE},
    {FLIGHT_CARD, SABACC_EVENT_DEAL, PLACE_LAID, AUDIO_FLIP},
    {FLIGHT_CARD, SABACC_EVENT_DEAL, PLACE_DISCARD, AUDIO_FLIP},
};

static void hear_at(const TableView *view, int sound, int seat) {
    if (sound != NOTHING) audio_play(view->audio, (AudioSound)sound, table_pan(view, seat));
}

void table_hear_event(TableView *view, const SabaccEvent *event) {
    const SoundRow *row = &rows[event->type];
    if (row->heard == SILENT) return;
    int sound = row->choose ? row->choose(view, event) : (int)row->sound;
    hear_at(view, sound, row->heard == FROM_SEAT ? event->seat : SABACC_NOBODY);
}

static bool fits(const struct LandingRow *row, const Flight *flight) {
    return row->kind == flight->kind && (row->event == ANY || row->event == (int)flight->event) &&
           (row->to == ANY || row->to == (int)flight->to.kind);
}

/* Dice and cards that come in a row: the first speaks for all; dice that are taken up say nothing. */
static bool is_spoken_for(const Flight *flight) {
    if (flight->kind == FLIGHT_DIE && flight->vanishes) return true;
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
