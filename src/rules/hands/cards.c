/* Faces and their words, and the slots of hands. */
#include "rules/private.h"

SabaccFamily sabacc_card_family(SabaccCard card) {
    if (card >= CARD_KESSEL && card < CARD_BLOOD) return SABACC_SAND;
    return card >= CARD_BLOOD && card < CARD_PAZAAK ? SABACC_BLOOD : SABACC_NO_FAMILY;
}

const char *sabacc_card_counting(SabaccCard card) {
    if (card == CARD_SAND_IMPOSTOR || card == CARD_BLOOD_IMPOSTOR) return SABACC_COUNTS_DICE;
    return card == CARD_SAND_SYLOP || card == CARD_BLOOD_SYLOP ? SABACC_COUNTS_OTHER : NULL;
}

int hand_slot(const SabaccSeat *seat, SabaccCard card) {
    int fielded = -1;
    for (int i = 0; i < seat->hand_count; i++) {
        if (seat->hand[i] != card) continue;
        if (!(seat->fielded >> i & 1)) return i;
        fielded = i;
    }
    return fielded;
}

int hand_fielded_slot(const SabaccSeat *seat, SabaccCard card) {
    for (int i = 0; i < seat->hand_count; i++)
        if (seat->hand[i] == card && (seat->fielded >> i & 1)) return i;
    return -1;
}

bool sabacc_has_sides(const SabaccTable *table) {
    SabaccTable light = *table, dark = *table;
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies);
    light.seat[0].alignment = SABACC_LIGHT;
    dark.seat[0].alignment = SABACC_DARK;
    for (int i = 0; i < count; i++)
        if (sabacc_card_value(&light, 0, cards[i]) != sabacc_card_value(&dark, 0, cards[i])) return true;
    return false;
}

uint32_t sabacc_unprotected(const SabaccTable *table, int seat) {
    return hand_unprotected(&table->seat[seat]);
}

int cards_value_spike(const SabaccTable *table, int seat, SabaccCard card) {
    (void)table, (void)seat;
    return spike_value(card);
}

/* ---- words ---- */

/* The words of docs/record.md, in families of faces, in numerical order. */
typedef struct Family {
    SabaccCard first, end;
    void (*write)(int index, Text *out); /* writes the word of the index-th face */
} Family;

static void write_spike(int index, Text *out) {
    static const char *const suits[] = {"ci", "tr", "sq"};
    text_add(out, suits[index / 20]);
    text_add_signed(out, spike_value((SabaccCard)(CARD_SPIKE + index)));
}

static void write_spike_sylop(int index, Text *out) {
    (void)index;
    text_add(out, "sylop");
}

static void write_classic(int index, Text *out) {
    static const char *const suits[] = {"co", "fl", "sa", "st"};
    text_add(out, suits[index / 15]);
    text_add_int(out, index % 15 + 1);
}

static void write_face(int index, Text *out) {
    static const char *const faces[] = {
        "idiot",       "queen",     "endurance", "balance",  "demise",
        "moderation",  "evil-one",  "star",      "rancor",   "jedi-knight",
        "jedi-master", "dark-jedi", "sith-lord", "smuggler", "bounty-hunter",
    };
    text_add(out, faces[index]);
}

static void write_kessel(int index, Text *out) {
    text_add(out, index < 8 ? "sand" : "blood");
    if (index % 8 < 6)
        text_add_int(out, index % 8 + 1);
    else
        text_add(out, index % 8 == 6 ? "-impostor" : "-sylop");
}

static void write_pazaak(int index, Text *out) { text_add_int(out, index + 1); }

static void write_side(int index, Text *out) {
    static const char *const signs[] = {"+", "-", "\u00b1"};
    text_add(out, signs[index / 10]);
    text_add_int(out, index % 10 + 1);
}

static void write_side_special(int index, Text *out) {
    static const char *const words[] = {"2&4", "3&6", "double", "tiebreaker"};
    text_add(out, words[index]);
}

static void write_token(int index, Text *out) {
    static const char *const words[] = {
        "free-draw",      "refund",        "extra-refund", "embezzlement",  "major-fraud",
        "cook-the-books", "mark-down",     "prime-sabacc", "exhaustion",    "direct-transaction",
        "general-tariff", "target-tariff", "embargo",      "general-audit", "target-audit",
        "immunity",
    };
    text_add(out, words[index]);
}

static const Family families[] = {
    {CARD_SPIKE, CARD_SPIKE_SYLOP, write_spike}, {CARD_SPIKE_SYLOP, CARD_CLASSIC, write_spike_sylop},
    {CARD_CLASSIC, CARD_ARCANA, write_classic},  {CARD_ARCANA, CARD_KESSEL, write_face},
    {CARD_KESSEL, CARD_PAZAAK, write_kessel},    {CARD_PAZAAK, CARD_SIDE, write_pazaak},
    {CARD_SIDE, CARD_2_AND_4, write_side},       {CARD_2_AND_4, CARD_TOKEN, write_side_special},
    {CARD_TOKEN, CARD_END, write_token},
};

void sabacc_card_format(SabaccCard card, Text *out) {
    if (card == SABACC_CARD_HIDDEN) {
        text_add_char(out, '?');
        return;
    }
    assert(card > SABACC_CARD_NONE && card < CARD_END);
    const Family *family = families;
    while (card >= family->end) family++;
    family->write(card - family->first, out);
}

SabaccCard sabacc_card_parse(const char *word, size_t length) {
    for (SabaccCard card = CARD_SPIKE; card < CARD_END; card++) {
        char bytes[24];
        Text text = text_over(bytes, sizeof bytes);
        sabacc_card_format(card, &text);
        if (text_is(word, length, bytes)) return card;
    }
    return SABACC_CARD_NONE;
}

bool sabacc_card_is_token(SabaccCard card) { return card >= CARD_TOKEN && card < CARD_END; }

int sabacc_other_names(const SabaccTable *table, SabaccOtherName list[SABACC_OTHER_NAMES]) {
    static const SabaccOtherName all[] = {
#define OTHER_NAME(first, last, name, others) {first, last, name, others},
#include "rules/other_names.def"
#undef OTHER_NAME
    };
    _Static_assert(sizeof all / sizeof all[0] == SABACC_OTHER_NAMES, "a place for each");
    int count = 0;
    for (int i = 0; i < SABACC_OTHER_NAMES; i++)
        if (deck_has_kind(deck_of(table), all[i].first)) list[count++] = all[i];
    return count;
}
