#include "match/json/table.h"

static void set(json_t *object, const char *key, json_t *value) { json_object_set_new(object, key, value); }

/* ---- small values ---- */

json_t *json_of_card(SabaccCard card) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_card_format(card, &text);
    return json_string(bytes);
}

json_t *json_of_cards(const SabaccCard *cards, int count) {
    json_t *list = json_array();
    for (int i = 0; i < count; i++) json_array_append_new(list, json_of_card(cards[i]));
    return list;
}

json_t *json_of_seats(SeatMask seats) {
    json_t *list = json_array();
    while (seats != 0) json_array_append_new(list, json_integer(seats_take(&seats, 0)));
    return list;
}

static const char *const alignment_words[] = {[SABACC_LIGHT] = "light", [SABACC_DARK] = "dark"};

json_t *json_of_seat(int seat) {
    if (seat == SABACC_CROUPIER) return json_string("*");
    return seat < 0 ? json_null() : json_integer(seat);
}

json_t *json_of_pots(const SabaccTable *table) {
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(table, pots);
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        json_t *pot = json_object();
        set(pot, "credits", json_integer(pots[i].credits));
        set(pot, "seats", json_of_seats(pots[i].seats));
        json_array_append_new(list, pot);
    }
    return list;
}

/* A die shows a number, below zero on the gold one, or a suit (CO-1). */
static json_t *die_json(uint8_t die) {
    static const char *const suits[] = {"circle", "triangle", "square"};
    bool is_suit = die >= SABACC_DIE_CIRCLE && die <= SABACC_DIE_SQUARE;
    return is_suit ? json_string(suits[die - SABACC_DIE_CIRCLE]) : json_integer((int8_t)die);
}

static json_t *dice_json(const uint8_t *dice, int count) {
    json_t *list = json_array();
    for (int i = 0; i < count; i++) json_array_append_new(list, die_json(dice[i]));
    return list;
}

json_t *json_of_dice(const SabaccTable *table) { return dice_json(table->dice, table->dice_count); }

json_t *json_of_fact(const SabaccFact *fact, const SabaccTable *table, int seat) {
    SabaccFactValue value = {.form = SABACC_FACT_NONE};
    fact->read(table, seat, &value);
    switch ((SabaccFactForm)value.form) {
    case SABACC_FACT_NONE: return json_null();
    case SABACC_FACT_NUMBER: return json_integer(value.number);
    case SABACC_FACT_WORD: return json_string(value.word);
    case SABACC_FACT_SEAT: return json_of_seat(value.number);
    case SABACC_FACT_CARD: return json_of_card(value.cards[0]);
    case SABACC_FACT_CARDS: return json_of_cards(value.cards, value.count);
    case SABACC_FACT_DIE: return die_json(value.cards[0]);
    case SABACC_FACT_DICE: return dice_json(value.cards, value.count);
    }
    return NULL;
}

json_t *json_of_total(const SabaccTable *table, int seat) {
    if (sabacc_table_game(table)->played_for.compared == SABACC_COMPARES_LAID)
        return json_integer(sabacc_table_total(table, seat));
    return seat_in(table->shown, seat) ? json_integer(table->seat[seat].total) : json_null();
}

json_t *json_of_items(const SabaccSeat *seat) {
    json_t *items = json_array();
    for (int item = 0; item < SABACC_ITEMS; item++)
        for (int i = 0; i < seat->items[item]; i++)
            json_array_append_new(items, json_string(sabacc_item_word((SabaccItem)item)));
    return items;
}

json_t *json_of_staked(const SabaccTable *table) {
    json_t *items = json_array();
    for (int i = 0; i < table->staked_count; i++)
        json_array_append_new(items, json_string(sabacc_item_word((SabaccItem)table->staked[i].item)));
    return items;
}

int json_hand_count(const SabaccTable *table, int seat) {
    return table->stale ? 0 : table->seat[seat].hand_count;
}

SeatMask seats_out(const SabaccTable *table) {
    return (SeatMask)(((1u << table->seats) - 1) & (unsigned)~table->in_game);
}

SeatMask seats_stood(const SabaccTable *table) {
    SeatMask stood = 0;
    SeatMask asked = table->turn.phase == SABACC_PHASE_REVEAL ? 0 : table->turn.asked; /* for a die (KE-4) */
    SeatMask answered = (SeatMask)(sabacc_active(table) & ~asked);
    while (answered != 0) {
        int seat = seats_take(&answered, 0);
        if (table->seat[seat].stood || table->seat[seat].last == SABACC_VERB_STAND) stood |= seat_bit(seat);
    }
    return stood;
}

/* ---- offers ---- */

static void add_offer(void *context, const char *words) {
    json_array_append_new((json_t *)context, json_string(words));
}

static void add_legal(json_t *list, const SabaccState *state, int seat) {
    SabaccOffers offers;
    sabacc_legal(state, seat, &offers);
    for (int i = 0; i < offers.count; i++)
        sabacc_offer_format(&state->table, seat, &offers.list[i], add_offer, list);
}

/* ST-6: `sit-in` of those that sit out, `sit-out` of the others. */
static void add_sayings(json_t *list, const SabaccState *state) {
    SeatMask may = sabacc_may_sit_out(&state->table), out = state->table.sits_out;
    if ((may & out) != 0) add_legal(list, state, seats_lowest((SeatMask)(may & out)));
    if ((may & ~out) != 0) add_legal(list, state, seats_lowest((SeatMask)(may & ~out)));
}

json_t *json_of_legal(const SabaccState *state, int seat) {
    json_t *list = json_array();
    if (seat >= 0) add_legal(list, state, seat);
    if (seat == SABACC_NOBODY && sabacc_hand_waits(&state->table)) add_sayings(list, state);
    return list;
}

/* ---- events ---- */

static const struct EventKeys {
    const char *amount, *second, *cards;
} event_keys[SABACC_EVENTS] = {
#define EVENT_KEYS(id, amount, second, cards) [SABACC_EVENT_##id] = {amount, second, cards},
#include "match/json/events.def"
#undef EVENT_KEYS
};

static const char *const pile_words[] = {
    [SABACC_PILE_DECK] = "deck",     [SABACC_PILE_DISCARD] = "discard", [SABACC_PILE_SINGLE] = "single-draw",
    [SABACC_PILE_POOL] = "pool",     [SABACC_PILE_SPIKE] = "spike",     [SABACC_PILE_TABLE] = "table",
    [SABACC_PILE_TOKENS] = "tokens", [SABACC_PILE_SIDE] = "side",       [SABACC_PILE_SPECIAL] = "side",
    [SABACC_PILE_OPEN] = "open",
};

static void set_pile(json_t *object, const SabaccEvent *event) {
    bool is_open_discard = event->type == SABACC_EVENT_DEAL && event->seat < 0;
    int pile = is_open_discard ? SABACC_PILE_DISCARD : event->pile;
    if (pile != SABACC_PILE_UNSAID) set(object, "pile", json_string(pile_words[pile]));
}

static const char *const shift_words[] = {
    [SABACC_SHIFT_CORE] = "core",
    [SABACC_SHIFT_RIM] = "rim",
    [SABACC_SHIFT_WILD] = "wild",
    [SABACC_SHIFT_BY_SYMBOL] = "by-symbol",
    [SABACC_SHIFT_UNDER_MARKER] = "under-marker",
    [SABACC_SHIFT_POOL] = "pool",
    [SABACC_SHIFT_SPIKE] = "spike",
    [SABACC_SHIFT_REST] = "rest",
    [SABACC_SHIFT_DICE] = "dice",
};

/* Fields that are not plain numbers or cards. */
static void set_special(json_t *object, const SabaccEvent *event) {
    switch (event->type) {
    case SABACC_EVENT_DEMISE:
    case SABACC_EVENT_SINGLE_DRAW: set(object, "seats", json_of_seats((SeatMask)event->amount)); return;
    case SABACC_EVENT_DECLARE:
        if (event->second == SABACC_UNALIGNED)
            set(object, "total", json_integer(event->amount));
        else
            set(object, "alignment", json_string(alignment_words[event->second]));
        return;
    case SABACC_EVENT_SHIFT: set(object, "effect", json_string(shift_words[event->amount])); return;
    case SABACC_EVENT_ROLL: set(object, "dice", dice_json(event->cards, event->count)); return;
    case SABACC_EVENT_TOKEN:
        if (event->second >= 0) set(object, "target", json_integer(event->second));
        return;
    case SABACC_EVENT_STAKE:
    case SABACC_EVENT_TAKE_ITEM:
    case SABACC_EVENT_REDEEM:
        set(object, "item", json_string(sabacc_item_word((SabaccItem)event->second)));
        return;
    case SABACC_EVENT_SET:
    case SABACC_EVENT_MATCH_END: set(object, "winners", json_of_seats((SeatMask)event->amount)); return;
    case SABACC_EVENT_SHOWDOWN:
        set(object, "rank", json_string(sabacc_rank_word((SabaccRank)event->second)));
        return;
    case SABACC_EVENT_HAND_END:
        set(object, "winners", json_of_seats((SeatMask)event->amount));
        set(object, "sabacc_pot_won", json_boolean(event->second));
        return;
    case SABACC_EVENT_GAME_END: set(object, "winners", json_of_seats((SeatMask)event->amount)); return;
    default: return;
    }
}

/* Events of the whole table have a meaningless seat field. */
static bool has_seat(const SabaccEvent *event) {
    return event->seat >= 0 && event->type != SABACC_EVENT_ROLL && event->type != SABACC_EVENT_RESHUFFLE &&
           event->type != SABACC_EVENT_HAND_END && event->type != SABACC_EVENT_SINGLE_DRAW &&
           event->type != SABACC_EVENT_DEMISE;
}

json_t *json_of_event(const SabaccEvent *event) {
    const struct EventKeys *keys = &event_keys[event->type];
    json_t *object = json_object();
    set(object, "event", json_string(sabacc_event_word((SabaccEventType)event->type)));
    if (has_seat(event)) set(object, "seat", json_integer(event->seat));
    if (keys->second != NULL) set(object, keys->second, json_integer(event->second));
    if (keys->amount != NULL) set(object, keys->amount, json_integer(event->amount));
    set_pile(object, event);
    if (keys->cards != NULL) set(object, keys->cards, json_of_cards(event->cards, event->count));
    set_special(object, event);
    const char *clause = sabacc_clause_word((SabaccClause)event->clause);
    if (clause[0] != '\0') set(object, "clause", json_string(clause));
    return object;
}
