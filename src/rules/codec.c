/* Actions and offers as the text of RECORD.md. */
#include "rules/state.h"

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
} Shape;

static const uint8_t shapes[] = {
#define VERB(id, word, shape, help) SHAPE_##shape,
#include "rules/actions.def"
#undef VERB
};

static const char *const pile_words[] = {"", "deck", "discard"};
static const char *const alignment_words[] = {"", "light", "dark"};

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
    case SHAPE_PILE: add_pile(out, action->pile); return;
    case SHAPE_CARD_PILE:
        add_card(out, action->card);
        add_pile(out, action->pile);
        return;
    case SHAPE_DICE:
        for (int i = 0; i < action->dice_count; i++) add_int(out, action->dice[i]);
        return;
    case SHAPE_PICK:
        add_int(out, action->amount);
        add_int(out, action->index);
        return;
    case SHAPE_DECLARATION:
        if (action->alignment == SABACC_UNALIGNED) {
            add_int(out, action->amount);
        } else {
            text_add_char(out, ' ');
            text_add(out, alignment_words[action->alignment]);
        }
        return;
    }
}

/* ---- reading ---- */

enum { MOST_WORDS = 12 };

typedef struct Words {
    int count;
    const char *at[MOST_WORDS];
    size_t length[MOST_WORDS];
} Words;

/* Words parted by single spaces; what is not written so leaves an empty word, which no argument fits. */
static Words split(const char *text) {
    Words words = {0};
    for (;;) {
        size_t length = strcspn(text, " ");
        if (words.count == MOST_WORDS) return words;
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

static bool read_pile(const Words *words, int index, SabaccAction *action) {
    if (words->count == index) return true;
    if (words->count != index + 1) return false;
    for (int pile = SABACC_PILE_DECK; pile <= SABACC_PILE_DISCARD; pile++)
        if (text_is(words->at[index], words->length[index], pile_words[pile])) action->pile = (uint8_t)pile;
    return action->pile != SABACC_PILE_UNSAID;
}

static bool read_card(const Words *words, int index, SabaccAction *action) {
    if (words->count <= index) return false;
    action->card = sabacc_card_parse(words->at[index], words->length[index]);
    return action->card != SABACC_CARD_NONE;
}

static bool read_dice(const Words *words, SabaccAction *action) {
    for (int i = 2; i < words->count; i++) {
        int32_t face;
        if (action->dice_count == SABACC_MAX_DICE) return false;
        if (!text_read_int(words->at[i], words->length[i], &face) || face < 1 || face > 20) return false;
        action->dice[action->dice_count++] = (uint8_t)face;
    }
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

static bool read_arguments(const Words *words, SabaccAction *action) {
    switch ((Shape)shapes[action->verb]) {
    case SHAPE_NONE: return words->count == 2;
    case SHAPE_AMOUNT:
    case SHAPE_SEAT: return read_amount(words, 2, action);
    case SHAPE_CARD: return words->count == 3 && read_card(words, 2, action);
    case SHAPE_PILE: return read_pile(words, 2, action);
    case SHAPE_CARD_PILE: return read_card(words, 2, action) && read_pile(words, 3, action);
    case SHAPE_DICE: return read_dice(words, action);
    case SHAPE_PICK: return read_pick(words, action);
    case SHAPE_DECLARATION: return read_declaration(words, action);
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

static bool read_verb(const Words *words, SabaccAction *action) {
    for (int verb = 0; words->count > 1 && verb < SABACC_VERBS; verb++) {
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
    SabaccAction read = {0};
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
    add_int(&text, offer->least);
    if (offer->most > offer->least) {
        text_add(&text, "..");
        text_add_int(&text, offer->most);
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

void sabacc_offer_format(const SabaccTable *table, int seat, const SabaccOffer *offer,
                         void (*say)(void *context, const char *words), void *context) {
    Say to = {say, context};
    SabaccAction action = {
        .seat = (int8_t)seat, .verb = offer->verb, .pile = offer->pile, .alignment = offer->alignment};
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_PLAIN: say_action(&action, to); return;
    case SABACC_OFFER_PICK:
    case SABACC_OFFER_DECK:
    case SABACC_OFFER_DICE: to.say(context, sabacc_verb_word((SabaccVerb)offer->verb)); return;
    case SABACC_OFFER_AMOUNT: say_amounts(offer, to); return;
    case SABACC_OFFER_CARD: say_cards(&table->seat[seat], offer, action, to); return;
    case SABACC_OFFER_SEAT: say_seats(offer, action, to); return;
    }
}
