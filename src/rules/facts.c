/* The facts that several games share, and reading any of them. */
#include "rules/facts.h"

#include "rules/private.h"

const SabaccFact *sabacc_fact_find(const SabaccGame *game, const char *key) {
    for (int i = 0; i < game->fact_count; i++)
        if (strcmp(game->facts[i]->key, key) == 0) return game->facts[i];
    return NULL;
}

void fact_number(SabaccFactValue *value, int32_t number) {
    value->form = SABACC_FACT_NUMBER;
    value->number = number;
}

void fact_cards(SabaccFactValue *value, const SabaccCard *cards, int count) {
    value->form = SABACC_FACT_CARDS;
    value->count = (uint8_t)count;
    memcpy(value->cards, cards, (size_t)count);
}

static void read_caller(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    value->form = SABACC_FACT_SEAT;
    value->number = table->caller;
}

static void read_sabacc_pot(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    fact_number(value, table->sabacc_pot);
}

static void read_dice(const SabaccTable *table, int seat, SabaccFactValue *value) {
    (void)seat;
    fact_cards(value, table->dice, table->dice_count);
    value->form = SABACC_FACT_DICE;
}

/* Between hands the last one's cards lie until the next deal, and are no field. */
static void read_field(const SabaccTable *table, int number, SabaccFactValue *value) {
    const SabaccSeat *seat = &table->seat[number];
    value->form = SABACC_FACT_CARDS;
    for (int i = 0; i < seat->hand_count && !table->stale; i++)
        if (seat->fielded >> i & 1) value->cards[value->count++] = seat->hand[i];
}

const SabaccFact fact_caller = {.key = "caller", .read = read_caller};
const SabaccFact fact_sabacc_pot = {.key = "sabacc_pot", .read = read_sabacc_pot};
const SabaccFact fact_dice = {.key = "dice", .read = read_dice};
const SabaccFact fact_field = {.key = "field", .of_seat = true, .read = read_field};
