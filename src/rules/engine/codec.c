/* The text form of actions and offers (docs/record.md). */
#include "rules/private.h"

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

static void add_card(Text *out, SabaccCard card) {
    text_add_char(out, ' ');
    sabacc_card_format(card, out);
}

static void add_int(Text *out, int32_t number) {
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
        add_int(out, (int8_t)die);
}

static void add_declaration(Text *out, const SabaccAction *action) {
    if (action->alignment == SABACC_UNALIGNED)
        add_int(out, action->amount);
    else
        add_word(out, alignment_words[action->alignment]);
}

static void add_sign(Text *out, int sign) {
    if (sign != 0) add_word(out, sign > 0 ? "+" : "-");
}

void sabacc_action_format(const SabaccAction *action, bool with_seat, Text *out) {
    if (with_seat && action->seat == SABACC_CROUPIER) text_add_char(out, '*');
    if (with_seat && action->seat >= 0) text_add_int(out, action->seat);
    if (with_seat) text_add_char(out, ' ');
    text_add(out, sabacc_verb_word((SabaccVerb)action->verb));
    switch ((Shape)shapes[action->verb]) {
    case SHAPE_NONE: return;
    case SHAPE_AMOUNT:
    case SHAPE_SEAT: add_int(out, action->amount); return;
    case SHAPE_CARD: add_card(out, action->card); return;
    case SHAPE_PILE:
        if (action->family != SABACC_NO_FAMILY) add_word(out, family_words[action->family]);
        add_pile(out, action->pile);
        return;
    case SHAPE_CARD_PILE:
        add_card(out, action->card);
        add_pile(out, action->pile);
        return;
    case SHAPE_DICE:
        for (int i = 0; i < action->dice_count; i++) add_die(out, action->dice[i]);
        return;
    case SHAPE_PICK:
        add_int(out, action->amount);
        add_int(out, action->index);
        return;
    case SHAPE_DECLARATION: add_declaration(out, action); return;
    case SHAPE_CARDS:
        for (int i = 0; i < action->card_count; i++) add_card(out, action->cards[i]);
        return;
    case SHAPE_CARD_OR_SPIKE:
        if (action->pile == SABACC_PILE_SPIKE)
            add_word(out, "spike");
        else
            add_card(out, action->card);
        return;
    case SHAPE_TOKEN:
        add_card(out, action->card);
        if (action->target >= 0) add_int(out, action->target);
        return;
    case SHAPE_CARD_SIGN:
        add_card(out, action->card);
        add_sign(out, action->sign);
        return;
    case SHAPE_ITEM: add_word(out, sabacc_item_word((SabaccItem)action->item)); return;
    case SHAPE_TWO_CARDS:
        add_card(out, action->card);
        add_card(out, action->other);
        return;
    case SHAPE_CARD_AMOUNT:
        add_card(out, action->card);
        add_int(out, action->amount);
        return;
    }
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

static bool read_amount(const Words *words, int index, SabaccAction *action) {
    return words->count == index + 1 &&
           text_read_int(words->at[index], words->length[index], &action->amount);
}

/* The index of the word in a list, or -1. */
static int word_index(const Words *words, int index, const char *const *list, int count) {
    for (int i = 0; index < words->count && i < count; i++)
        if (text_is(words->at[index], words->length[index], list[i])) return i;
    return -1;
}

static bool read_pile(const Words *words, int index, SabaccAction *action) {
    if (words->count == index) return true;
    if (words->count != index + 1) return false;
    for (int pile = SABACC_PILE_DECK; pile <= SABACC_PILE_DISCARD; pile++)
        if (text_is(words->at[index], words->length[index], pile_words[pile])) action->pile = (uint8_t)pile;
    return action->pile != SABACC_PILE_UNSAID;
}

static bool read_family_pile(const Words *words, int index, SabaccAction *action) {
    int family = word_index(words, index, family_words, 3);
    if (family > SABACC_NO_FAMILY) action->family = (uint8_t)family;
    return read_pile(words, family > SABACC_NO_FAMILY ? index + 1 : index, action);
}

static bool read_card(const Words *words, int index, SabaccAction *action) {
    if (words->count <= index) return false;
    action->card = sabacc_card_parse(words->at[index], words->length[index]);
    return action->card != SABACC_CARD_NONE;
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
    return action->alignment != SABACC_UNALIGNED || read_amount(words, 2, action);
}

static bool read_cards(const Words *words, SabaccAction *action) {
    for (int i = 2; i < words->count; i++) {
        if (action->card_count == SABACC_MAX_HAND || !read_card(words, i, action)) return false;
        action->cards[action->card_count++] = action->card;
    }
    action->card = SABACC_CARD_NONE;
    return true;
}

static bool read_card_or_spike(const Words *words, SabaccAction *action) {
    if (words->count != 3) return false;
    if (!text_is(words->at[2], words->length[2], "spike")) return read_card(words, 2, action);
    action->pile = SABACC_PILE_SPIKE;
    return true;
}

static bool read_token(const Words *words, SabaccAction *action) {
    int32_t target = SABACC_NOBODY;
    if (words->count > 4 || !read_card(words, 2, action)) return false;
    if (words->count == 4 &&
        !(text_read_int(words->at[3], words->length[3], &target) && target >= 0 && target < SABACC_MAX_SEATS))
        return false;
    action->target = (int8_t)target;
    return true;
}

static bool read_card_sign(const Words *words, SabaccAction *action) {
    static const char *const signs[] = {"-", "", "+"};
    if (words->count > 4 || !read_card(words, 2, action)) return false;
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
    if (words->count != 4 || !read_card(words, 3, action)) return false;
    action->other = action->card;
    return read_card(words, 2, action);
}

static bool read_arguments(const Words *words, SabaccAction *action) {
    switch ((Shape)shapes[action->verb]) {
    case SHAPE_NONE: return words->count == 2;
    case SHAPE_AMOUNT:
    case SHAPE_SEAT: return read_amount(words, 2, action);
    case SHAPE_CARD: return words->count == 3 && read_card(words, 2, action);
    case SHAPE_PILE: return read_family_pile(words, 2, action);
    case SHAPE_CARD_PILE: return read_card(words, 2, action) && read_pile(words, 3, action);
    case SHAPE_DICE: return read_dice(words, action);
    case SHAPE_PICK: return read_pick(words, action);
    case SHAPE_DECLARATION: return read_declaration(words, action);
    case SHAPE_CARDS: return read_cards(words, action);
    case SHAPE_CARD_OR_SPIKE: return read_card_or_spike(words, action);
    case SHAPE_TOKEN: return read_token(words, action);
    case SHAPE_CARD_SIGN: return read_card_sign(words, action);
    case SHAPE_ITEM: return read_item(words, action);
    case SHAPE_TWO_CARDS: return read_two_cards(words, action);
    case SHAPE_CARD_AMOUNT: return read_card(words, 2, action) && read_amount(words, 3, action);
    }
    return false;
}

static bool read_seat(const Words *words, SabaccAction *action) {
    int32_t seat;
    if (text_is(words->at[0], words->length[0], "*")) {
        action->seat = SABACC_CROUPIER;
        return true;
    }
    if (!text_read_int(words->at[0], words->length[0], &seat) || seat < 0 || seat >= SABACC_MAX_SEATS)
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
    if (!read_arguments(&words, &read)) {
        read = bare;
        read.malformed = 1;
    }
    *action = read;
    return true;
}

/* ---- offers ---- */

typedef struct Say {
    void (*say)(void *context, const char *words);
    void *context;
} Say;

static void say_action(const SabaccAction *action, Say to) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    sabacc_action_format(action, false, &text);
    to.say(to.context, bytes);
}

static void say_amounts(const SabaccOffer *offer, Say to) {
    char bytes[SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    text_add(&text, sabacc_verb_word((SabaccVerb)offer->verb));
    add_int(&text, offer->min);
    if (offer->max > offer->min) {
        text_add(&text, "..");
        text_add_int(&text, offer->max);
    }
    to.say(to.context, bytes);
}

/* Two copies of a card are one choice. */
static void say_cards(const SabaccSeat *hand, const SabaccOffer *offer, SabaccAction action, Say to) {
    for (int i = 0; i < hand->hand_count; i++) {
        bool offered = offer->cards >> i & 1, repeated = false;
        for (int j = 0; j < i; j++) repeated |= (offer->cards >> j & 1) && hand->hand[j] == hand->hand[i];
        if (!offered || repeated) continue;
        action.card = hand->hand[i];
        say_action(&action, to);
    }
}

static void say_seats(const SabaccOffer *offer, SabaccAction action, Say to) {
    for (SeatMask left = offer->seats; left != 0;) {
        action.amount = seats_take(&left, 0);
        say_action(&action, to);
    }
}

static void say_token(const SabaccOffer *offer, SabaccAction action, Say to) {
    action.card = offer->card;
    if (offer->seats == 0) say_action(&action, to);
    for (SeatMask left = offer->seats; left != 0;) {
        action.target = (int8_t)seats_take(&left, 0);
        say_action(&action, to);
    }
}

/* One text for each bit: of faces, of values, of items. */
static void say_bits(const SabaccOffer *offer, SabaccAction action, Say to) {
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        int bit = __builtin_ctz(left);
        action.card = (SabaccCard)(offer->kind == SABACC_OFFER_FACES ? offer->card + bit : 0);
        action.amount = offer->kind == SABACC_OFFER_VALUES ? bit : 0;
        action.item = (uint8_t)(offer->kind == SABACC_OFFER_ITEM ? bit : 0);
        say_action(&action, to);
    }
}

/* "keep any of ci+3 tr-4"; every copy is named. */
static void say_any_of(const char *verb, const SabaccCard *cards, int count, Say to) {
    char bytes[8 * SABACC_TEXT];
    Text text = text_over(bytes, sizeof bytes);
    text_add(&text, verb);
    text_add(&text, " any of");
    for (int i = 0; i < count; i++) add_card(&text, cards[i]);
    to.say(to.context, bytes);
}

static void say_subset(const SabaccSeat *hand, const SabaccOffer *offer, Say to) {
    SabaccCard cards[SABACC_MAX_HAND];
    int count = 0;
    for (int i = 0; i < hand->hand_count; i++)
        if (offer->cards >> i & 1) cards[count++] = hand->hand[i];
    say_any_of(sabacc_verb_word((SabaccVerb)offer->verb), cards, count, to);
}

static void say_side(const SabaccTable *table, const SabaccOffer *offer, Say to) {
    SabaccCard kinds[SABACC_MAX_PILE], cards[2 * SABACC_MAX_PILE];
    int count = 0, kind_count = sabacc_side_list(table, kinds);
    for (int i = 0; i < kind_count; i++)
        for (int copy = 0; copy < offer->max && count < 2 * SABACC_MAX_PILE; copy++)
            cards[count++] = kinds[i];
    say_any_of(sabacc_verb_word((SabaccVerb)offer->verb), cards, count, to);
}

static void say_clones(const SabaccTable *table, int seat, const SabaccOffer *offer, SabaccAction action,
                       Say to) {
    SabaccCard models[SABACC_MAX_PILE];
    int count = sabacc_clone_list(table, seat, models);
    for (int i = 0; i < count; i++) {
        action.other = models[i];
        say_cards(&table->seat[seat], offer, action, to);
    }
}

/* "skift co5 1..15" for each card. */
static void say_skifts(const SabaccSeat *hand, const SabaccOffer *offer, Say to) {
    for (uint32_t left = offer->cards; left != 0; left &= left - 1) {
        char bytes[SABACC_TEXT];
        Text text = text_over(bytes, sizeof bytes);
        text_add(&text, sabacc_verb_word((SabaccVerb)offer->verb));
        add_card(&text, hand->hand[__builtin_ctz(left)]);
        add_int(&text, offer->min);
        text_add(&text, "..");
        text_add_int(&text, offer->max);
        to.say(to.context, bytes);
    }
}

void sabacc_offer_format(const SabaccTable *table, int seat, const SabaccOffer *offer,
                         void (*say)(void *context, const char *words), void *context) {
    Say to = {say, context};
    SabaccAction action = sabacc_offer_begin(seat, offer);
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN: say_action(&action, to); return;
    case SABACC_OFFER_PICK:
    case SABACC_OFFER_DECK:
    case SABACC_OFFER_DICE: to.say(context, sabacc_verb_word((SabaccVerb)offer->verb)); return;
    case SABACC_OFFER_AMOUNT: say_amounts(offer, to); return;
    case SABACC_OFFER_CARD: say_cards(&table->seat[seat], offer, action, to); return;
    case SABACC_OFFER_SEAT: say_seats(offer, action, to); return;
    case SABACC_OFFER_SUBSET: say_subset(&table->seat[seat], offer, to); return;
    case SABACC_OFFER_TOKEN: say_token(offer, action, to); return;
    case SABACC_OFFER_FACES:
    case SABACC_OFFER_VALUES:
    case SABACC_OFFER_ITEM: say_bits(offer, action, to); return;
    case SABACC_OFFER_SIDE: say_side(table, offer, to); return;
    case SABACC_OFFER_CLONE: say_clones(table, seat, offer, action, to); return;
    case SABACC_OFFER_SKIFT: say_skifts(&table->seat[seat], offer, to); return;
    }
}
