/* The text form of actions (docs/record.md). */
#include "rules/engine/codec.h"

typedef enum Shape {
    SHAPE_NONE,
    SHAPE_AMOUNT,
    SHAPE_CARD,
    SHAPE_PILE,
    SHAPE_CARD_PILE,
    SHAPE_DICE,
    SHAPE_SEAT,
    SHAPE_PICK,
    SHAPE_DECLARATION,
    SHAPE_CARDS,
    SHAPE_CARD_OR_SPIKE,
    SHAPE_TOKEN,
    SHAPE_CARD_SIGN,
    SHAPE_ITEM,
    SHAPE_TWO_CARDS,
    SHAPE_CARD_AMOUNT,
} Shape;

static const uint8_t shapes[] = {
#define VERB(id, word, shape, help) SHAPE_##shape,
#include "rules/actions.def"
#undef VERB
};

static const char *const pile_words[] = {"", "deck", "discard"};
static const char *const alignment_words[] = {"", "light", "dark"};
static const char *const family_words[] = {"", "sand", "blood"};
static const char *const silver_words[] = {"circle", "triangle", "square"};

/* ---- writing ---- */

static void add_pile(Text *out, int pile) {
    if (pile == SABACC_PILE_UNSAID) return;
    text_add_char(out, ' ');
    text_add(out, pile_words[pile]);
}

void codec_add_card(Text *out, SabaccCard card) {
    text_add_char(out, ' ');
    sabacc_card_format(card, out);
}

void codec_add_int(Text *out, int32_t number) {
    text_add_char(out, ' ');
    text_add_int(out, number);
}

static void add_word(Text *out, const char *word) {
    text_add_char(out, ' ');
    text_add(out, word);
}

/* A die shows a number, which may be negative on the gold one, or a suit (CO-1). */
static void add_die(Text *out, uint8_t die) {
    if (die >= SABACC_DIE_CIRCLE && die <= SABACC_DIE_SQUARE)
        add_word(out, silver_words[die - SABACC_DIE_CIRCLE]);
    else
        codec_add_int(out, (int8_t)die);
}

static void write_none(const SabaccAction *action, Text *out) {
    (void)action;
    (void)out;
}

static void write_amount(const SabaccAction *action, Text *out) { codec_add_int(out, action->amount); }

static void write_card(const SabaccAction *action, Text *out) { codec_add_card(out, action->card); }

static void write_pile(const SabaccAction *action, Text *out) {
    if (action->family != SABACC_NO_FAMILY) add_word(out, family_words[action->family]);
    add_pile(out, action->pile);
}

static void write_card_pile(const SabaccAction *action, Text *out) {
    codec_add_card(out, action->card);
    add_pile(out, action->pile);
}

static void write_dice(const SabaccAction *action, Text *out) {
    for (int i = 0; i < action->dice_count; i++) add_die(out, action->dice[i]);
}

static void write_pick(const SabaccAction *action, Text *out) {
    codec_add_int(out, action->amount);
    codec_add_int(out, action->index);
}

static void write_declaration(const SabaccAction *action, Text *out) {
    if (action->alignment == SABACC_UNALIGNED)
        codec_add_int(out, action->amount);
    else
        add_word(out, alignment_words[action->alignment]);
}

static void write_cards(const SabaccAction *action, Text *out) {
    for (int i = 0; i < action->card_count; i++) codec_add_card(out, action->cards[i]);
}

static void write_card_or_spike(const SabaccAction *action, Text *out) {
    if (action->pile == SABACC_PILE_SPIKE)
        add_word(out, "spike");
    else
        codec_add_card(out, action->card);
}

static void write_token(const SabaccAction *action, Text *out) {
    codec_add_card(out, action->card);
    if (action->target >= 0) codec_add_int(out, action->target);
}

static void write_card_sign(const SabaccAction *action, Text *out) {
    codec_add_card(out, action->card);
    if (action->sign != 0) add_word(out, action->sign > 0 ? "+" : "-");
}

static void write_item(const SabaccAction *action, Text *out) {
    add_word(out, sabacc_item_word((SabaccItem)action->item));
}

static void write_two_cards(const SabaccAction *action, Text *out) {
    codec_add_card(out, action->card);
    codec_add_card(out, action->other);
}

static void write_card_amount(const SabaccAction *action, Text *out) {
    codec_add_card(out, action->card);
    codec_add_int(out, action->amount);
}

/* ---- reading ---- */

enum { MAX_WORDS = 2 + SABACC_MAX_HAND + 1 }; /* one more than any action has */

typedef struct Words {
    int count;
    const char *at[MAX_WORDS];
    size_t length[MAX_WORDS];
} Words;

/* Splits at single spaces; other spacing gives an empty word, which matches no argument. */
static Words split(const char *text) {
    Words words = {0};
    for (;;) {
        size_t length = strcspn(text, " ");
        if (words.count == MAX_WORDS) return words;
        words.at[words.count] = text;
        words.length[words.count++] = length;
        if (text[length] == '\0') return words;
        text += length + 1;
    }
}

static bool read_none(const Words *words, SabaccAction *action) {
    (void)action;
    return words->count == 2;
}

/* The last word. */
static bool amount_at(const Words *words, int index, SabaccAction *action) {
    return words->count == index + 1 &&
           text_read_int(words->at[index], words->length[index], &action->amount);
}

static bool read_amount(const Words *words, SabaccAction *action) { return amount_at(words, 2, action); }

/* The index of the word in a list, or -1. */
static int word_index(const Words *words, int index, const char *const *list, int count) {
    for (int i = 0; index < words->count && i < count; i++)
        if (text_is(words->at[index], words->length[index], list[i])) return i;
    return -1;
}

static bool pile_at(const Words *words, int index, SabaccAction *action) {
    if (words->count == index) return true;
    if (words->count != index + 1) return false;
    for (int pile = SABACC_PILE_DECK; pile <= SABACC_PILE_DISCARD; pile++)
        if (text_is(words->at[index], words->length[index], pile_words[pile])) action->pile = (uint8_t)pile;
    return action->pile != SABACC_PILE_UNSAID;
}

static bool read_pile(const Words *words, SabaccAction *action) {
    int family = word_index(words, 2, family_words, 3);
    if (family > SABACC_NO_FAMILY) action->family = (uint8_t)family;
    return pile_at(words, family > SABACC_NO_FAMILY ? 3 : 2, action);
}

static bool card_at(const Words *words, int index, SabaccAction *action) {
    if (words->count <= index) return false;
    action->card = sabacc_card_parse(words->at[index], words->length[index]);
    return action->card != SABACC_CARD_NONE;
}

static bool read_card(const Words *words, SabaccAction *action) {
    return words->count == 3 && card_at(words, 2, action);
}

static bool read_card_pile(const Words *words, SabaccAction *action) {
    return card_at(words, 2, action) && pile_at(words, 3, action);
}

static bool read_card_amount(const Words *words, SabaccAction *action) {
    return card_at(words, 2, action) && amount_at(words, 3, action);
}

/* A die that no game has is malformed; one that this roll cannot show is refused later, in sabacc_check. */
static bool read_die(const Words *words, int index, uint8_t *die) {
    enum { GOLD_MAX = 10, FACES_MAX = 20 };
    int32_t face;
    int suit = word_index(words, index, silver_words, 3);
    if (suit >= 0) {
        *die = (uint8_t)(SABACC_DIE_CIRCLE + suit);
        return true;
    }
    if (!text_read_int(words->at[index], words->length[index], &face) || face < -GOLD_MAX || face > FACES_MAX)
        return false;
    *die = (uint8_t)face;
    return true;
}

static bool read_dice(const Words *words, SabaccAction *action) {
    for (int i = 2; i < words->count; i++)
        if (action->dice_count == SABACC_MAX_DICE || !read_die(words, i, &action->dice[action->dice_count++]))
            return false;
    return action->dice_count > 0;
}

static bool read_pick(const Words *words, SabaccAction *action) {
    int32_t index;
    if (words->count != 4 || !text_read_int(words->at[2], words->length[2], &action->amount)) return false;
    if (!text_read_int(words->at[3], words->length[3], &index) || index < 0 || index > UINT8_MAX)
        return false;
    action->index = (uint8_t)index;
    return true;
}

static bool read_declaration(const Words *words, SabaccAction *action) {
    for (int side = SABACC_LIGHT; words->count == 3 && side <= SABACC_DARK; side++)
        if (text_is(words->at[2], words->length[2], alignment_words[side])) action->alignment = (uint8_t)side;
    return action->alignment != SABACC_UNALIGNED || read_amount(words, action);
}

static bool read_cards(const Words *words, SabaccAction *action) {
    for (int i = 2; i < words->count; i++) {
        if (action->card_count == SABACC_MAX_HAND || !card_at(words, i, action)) return false;
        action->cards[action->card_count++] = action->card;
    }
    action->card = SABACC_CARD_NONE;
    return true;
}

static bool read_card_or_spike(const Words *words, SabaccAction *action) {
    if (words->count != 3) return false;
    if (!text_is(words->at[2], words->length[2], "spike")) return card_at(words, 2, action);
    action->pile = SABACC_PILE_SPIKE;
    return true;
}

static bool read_token(const Words *words, SabaccAction *action) {
    int32_t target = SABACC_NOBODY;
    if (words->count > 4 || !card_at(words, 2, action)) return false;
    if (words->count == 4 &&
        !(text_read_int(words->at[3], words->length[3], &target) && target >= 0 && target < SABACC_MAX_SEATS))
        return false;
    action->target = (int8_t)target;
    return true;
}

static bool read_card_sign(const Words *words, SabaccAction *action) {
    static const char *const signs[] = {"-", "", "+"};
    if (words->count > 4 || !card_at(words, 2, action)) return false;
    int sign = words->count == 4 ? word_index(words, 3, signs, 3) : 1;
    action->sign = (int8_t)(sign - 1);
    return sign == 0 || sign == 2 || words->count == 3;
}

static bool read_item(const Words *words, SabaccAction *action) {
    for (int item = 0; words->count == 3 && item < SABACC_ITEMS; item++) {
        if (!text_is(words->at[2], words->length[2], sabacc_item_word((SabaccItem)item))) continue;
        action->item = (uint8_t)item;
        return true;
    }
    return false;
}

static bool read_two_cards(const Words *words, SabaccAction *action) {
    if (words->count != 4 || !card_at(words, 3, action)) return false;
    action->other = action->card;
    return card_at(words, 2, action);
}

/* ---- the shapes ---- */

/* How the arguments of a verb are written and read; they follow the seat and the verb. */
typedef struct ShapeRow {
    void (*write)(const SabaccAction *action, Text *out);
    bool (*read)(const Words *words, SabaccAction *action);
} ShapeRow;

static const ShapeRow shape_rows[] = {
    [SHAPE_NONE] = {write_none, read_none},
    [SHAPE_AMOUNT] = {write_amount, read_amount},
    [SHAPE_CARD] = {write_card, read_card},
    [SHAPE_PILE] = {write_pile, read_pile},
    [SHAPE_CARD_PILE] = {write_card_pile, read_card_pile},
    [SHAPE_DICE] = {write_dice, read_dice},
    [SHAPE_SEAT] = {write_amount, read_amount},
    [SHAPE_PICK] = {write_pick, read_pick},
    [SHAPE_DECLARATION] = {write_declaration, read_declaration},
    [SHAPE_CARDS] = {write_cards, read_cards},
    [SHAPE_CARD_OR_SPIKE] = {write_card_or_spike, read_card_or_spike},
    [SHAPE_TOKEN] = {write_token, read_token},
    [SHAPE_CARD_SIGN] = {write_card_sign, read_card_sign},
    [SHAPE_ITEM] = {write_item, read_item},
    [SHAPE_TWO_CARDS] = {write_two_cards, read_two_cards},
    [SHAPE_CARD_AMOUNT] = {write_card_amount, read_card_amount},
};

static const ShapeRow *shape_of(const SabaccAction *action) { return &shape_rows[shapes[action->verb]]; }

void sabacc_action_format(const SabaccAction *action, bool with_seat, Text *out) {
    if (with_seat && action->seat == SABACC_CROUPIER) text_add_char(out, '*');
    if (with_seat && action->seat >= 0) text_add_int(out, action->seat);
    if (with_seat) text_add_char(out, ' ');
    text_add(out, sabacc_verb_word((SabaccVerb)action->verb));
    shape_of(action)->write(action, out);
}

static bool read_seat(const Words *words, SabaccAction *action) {
    int32_t seat;
    if (text_is(words->at[0], words->length[0], "*")) {
        action->seat = SABACC_CROUPIER;
        return true;
    }
    if (words->length[0] != 1 || !text_read_int(words->at[0], 1, &seat) || seat >= SABACC_MAX_SEATS)
        return false;
    action->seat = (int8_t)seat;
    return true;
}

/* The croupier's verbs come first; `deal` is both the croupier's and a player's (PZ-6). */
static bool read_verb(const Words *words, SabaccAction *action) {
    enum { PLAYERS = SABACC_VERB_DEALER + 1 };
    int first = action->seat == SABACC_CROUPIER ? 0 : PLAYERS;
    for (int i = 0; words->count > 1 && i < SABACC_VERBS; i++) {
        int verb = (first + i) % SABACC_VERBS;
        if (!text_is(words->at[1], words->length[1], sabacc_verb_word((SabaccVerb)verb))) continue;
        action->verb = (uint8_t)verb;
        return true;
    }
    return false;
}

static bool complain(Text *why, const char *words, const char *before, const char *behind) {
    text_add(why, before);
    text_add(why, words);
    text_add(why, behind);
    return false;
}

bool sabacc_action_parse(const char *text, SabaccAction *action, Text *why) {
    Words words = split(text);
    SabaccAction read = {.target = SABACC_NOBODY};
    if (!read_seat(&words, &read))
        return complain(why, text, "'", "' does not begin with a seat (0 to 7) or *");
    if (!read_verb(&words, &read)) return complain(why, text, "'", "' has no known verb after the seat");
    SabaccAction bare = read;
    if (!shape_of(&read)->read(&words, &read)) {
        read = bare;
        read.malformed = 1;
    }
    *action = read;
    return true;
}
