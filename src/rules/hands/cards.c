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

/* The words of docs/record.md, in numerical order: a stem and a number, or a stem alone. */
typedef struct Run {
    SabaccCard first;
    int8_t from, to; /* the numbers, upwards or downwards; 0: the stem alone */
    const char *stem;
} Run;

static const Run runs[] = {
    {CARD_SPIKE, 10, 1, "ci-"},
    {CARD_SPIKE + 10, 1, 10, "ci+"},
    {CARD_SPIKE + 20, 10, 1, "tr-"},
    {CARD_SPIKE + 30, 1, 10, "tr+"},
    {CARD_SPIKE + 40, 10, 1, "sq-"},
    {CARD_SPIKE + 50, 1, 10, "sq+"},
    {CARD_SPIKE_SYLOP, 0, 0, "sylop"},
    {CARD_CLASSIC, 1, 15, "co"},
    {CARD_CLASSIC + 15, 1, 15, "fl"},
    {CARD_CLASSIC + 30, 1, 15, "sa"},
    {CARD_CLASSIC + 45, 1, 15, "st"},
    {CARD_ARCANA, 0, 0, "idiot"},
    {CARD_ARCANA + 1, 0, 0, "queen"},
    {CARD_ARCANA + 2, 0, 0, "endurance"},
    {CARD_ARCANA + 3, 0, 0, "balance"},
    {CARD_ARCANA + 4, 0, 0, "demise"},
    {CARD_ARCANA + 5, 0, 0, "moderation"},
    {CARD_ARCANA + 6, 0, 0, "evil-one"},
    {CARD_ARCANA + 7, 0, 0, "star"},
    {CARD_LOCAL, 0, 0, "rancor"},
    {CARD_LOCAL + 1, 0, 0, "jedi-knight"},
    {CARD_LOCAL + 2, 0, 0, "jedi-master"},
    {CARD_LOCAL + 3, 0, 0, "dark-jedi"},
    {CARD_LOCAL + 4, 0, 0, "sith-lord"},
    {CARD_LOCAL + 5, 0, 0, "smuggler"},
    {CARD_LOCAL + 6, 0, 0, "bounty-hunter"},
    {CARD_KESSEL, 1, 6, "sand"},
    {CARD_SAND_IMPOSTOR, 0, 0, "sand-impostor"},
    {CARD_SAND_SYLOP, 0, 0, "sand-sylop"},
    {CARD_BLOOD, 1, 6, "blood"},
    {CARD_BLOOD_IMPOSTOR, 0, 0, "blood-impostor"},
    {CARD_BLOOD_SYLOP, 0, 0, "blood-sylop"},
    {CARD_PAZAAK, 1, 10, ""},
    {CARD_SIDE, 1, 10, "+"},
    {CARD_SIDE + 10, 1, 10, "-"},
    {CARD_SIDE + 20, 1, 10, "\u00b1"},
    {CARD_2_AND_4, 0, 0, "2&4"},
    {CARD_2_AND_4 + 1, 0, 0, "3&6"},
    {CARD_2_AND_4 + 2, 0, 0, "double"},
    {CARD_2_AND_4 + 3, 0, 0, "tiebreaker"},
    {CARD_TOKEN, 0, 0, "free-draw"},
    {CARD_TOKEN + 1, 0, 0, "refund"},
    {CARD_TOKEN + 2, 0, 0, "extra-refund"},
    {CARD_TOKEN + 3, 0, 0, "embezzlement"},
    {CARD_TOKEN + 4, 0, 0, "major-fraud"},
    {CARD_TOKEN + 5, 0, 0, "cook-the-books"},
    {CARD_TOKEN + 6, 0, 0, "mark-down"},
    {CARD_TOKEN + 7, 0, 0, "prime-sabacc"},
    {CARD_TOKEN + 8, 0, 0, "exhaustion"},
    {CARD_TOKEN + 9, 0, 0, "direct-transaction"},
    {CARD_TOKEN + 10, 0, 0, "general-tariff"},
    {CARD_TOKEN + 11, 0, 0, "target-tariff"},
    {CARD_TOKEN + 12, 0, 0, "embargo"},
    {CARD_TOKEN + 13, 0, 0, "general-audit"},
    {CARD_TOKEN + 14, 0, 0, "target-audit"},
    {CARD_TOKEN + 15, 0, 0, "immunity"},
};
enum { RUNS = sizeof runs / sizeof *runs };
_Static_assert(CARD_TOKEN + 16 == CARD_END, "a word for each");

void sabacc_card_format(SabaccCard card, Text *out) {
    if (card == SABACC_CARD_HIDDEN) {
        text_add_char(out, '?');
        return;
    }
    assert(card > SABACC_CARD_NONE && card < CARD_END);
    const Run *run = &runs[RUNS - 1];
    while (card < run->first) run--;
    int index = card - run->first;
    text_add(out, run->stem);
    if (run->from) text_add_int(out, run->from < run->to ? run->from + index : run->from - index);
}

/* The number that is all of the word, without leading zeros; 0 if there is none. */
static int number_in(const char *word, size_t length) {
    int number = 0;
    if (length == 0 || length > 2 || word[0] == '0') return 0;
    for (size_t i = 0; i < length; i++) {
        if (word[i] < '0' || word[i] > '9') return 0;
        number = number * 10 + word[i] - '0';
    }
    return number;
}

SabaccCard sabacc_card_parse(const char *word, size_t length) {
    for (const Run *run = runs; run < runs + RUNS; run++) {
        size_t stem = strlen(run->stem);
        if (length < stem || memcmp(word, run->stem, stem) != 0) continue;
        if (!run->from && length == stem) return run->first;
        int number = run->from ? number_in(word + stem, length - stem) : 0;
        int min = run->from < run->to ? run->from : run->to, max = run->from + run->to - min;
        if (number >= min && number <= max && number > 0)
            return (SabaccCard)(run->first + (min == run->from ? number - min : max - number));
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
