#include "lab/terminal_private.h"

#include "base/i18n.h"
#include "session/house_side_decks.h"
#include "words/card_words.h"
#include "words/item_words.h"
#include "words/token_words.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

static const SabaccSeat *own(const Terminal *terminal) { return &terminal->view.table.seat[terminal->seat]; }

/* A question was left; at the end of the input nobody is there to choose again. */
static void tell_left(const Terminal *terminal) {
    if (terminal->has_ended) return;
    puts(_("Nothing was done. Choose again:"));
    terminal_list_choices(terminal);
}

/* ---- what is still to be chosen ---- */

static void write_card(const Terminal *terminal, const void *things, int index, Text *out) {
    char words[CARD_WORDS];
    (void)terminal;
    card_spoken(((const SabaccCard *)things)[index], words);
    text_add(out, words);
}

static void write_item(const Terminal *terminal, const void *things, int index, Text *out) {
    SabaccItem item = (SabaccItem)((const uint8_t *)things)[index];
    text_add(out, item_title(item));
    text_add(out, ", ");
    text_add_int(out, sabacc_item_credits(&terminal->view.table, item));
}

static void write_seat(const Terminal *terminal, const void *things, int index, Text *out) {
    text_add(out, match_setup(terminal->match)->seat[((const uint8_t *)things)[index]].name);
}

static void write_number(const Terminal *terminal, const void *things, int index, Text *out) {
    (void)terminal;
    text_add_int(out, ((const uint8_t *)things)[index]);
}

static void write_deck(const Terminal *terminal, const void *things, int index, Text *out) {
    const HouseSideDeck *deck = (const HouseSideDeck *)things + index;
    text_add(out, _(deck->name));
    if (deck->manner) text_add(out, ": ");
    if (deck->manner) text_add(out, _(deck->manner));
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        text_add(out, i == 0 ? " (" : ", ");
        write_card(terminal, deck->cards, i, out);
    }
    text_add(out, ")");
}

static int bits_listed(uint32_t bits, uint8_t list[32]) {
    int count = 0;
    for (int i = 0; i < 32; i++)
        if (bits >> i & 1) list[count++] = (uint8_t)i;
    return count;
}

/* One card of the hand; a number typed with the choice is its place in the hand, as the hand is told. */
static bool ask_card(Terminal *terminal, const SabaccOffer *offer, SabaccCard *card) {
    const SabaccSeat *seat = own(terminal);
    uint8_t slots[32];
    int count = bits_listed(offer->cards, slots);
    int32_t place = slots[0] + 1;
    for (bool is_one = count == 1; !is_one; is_one = place > 0 && (offer->cards >> (place - 1) & 1)) {
        bool is_typed = terminal->next_number < terminal->numbers;
        if (!is_typed) puts(_("Which card? Type its place in your hand."));
        for (int i = 0; i < count && !is_typed; i++) {
            char words[CARD_WORDS];
            card_spoken(seat->hand[slots[i]], words);
            printf("  %d: %s\n", slots[i] + 1, words);
        }
        if (!terminal_ask_number(terminal, NULL, 1, seat->hand_count, &place)) return false;
    }
    *card = seat->hand[place - 1];
    return true;
}

/* All numbers typed with the choice, or in a line of its own; none is an answer too. */
static bool ask_subset(Terminal *terminal, const SabaccOffer *offer, SabaccAction *action) {
    const SabaccSeat *seat = own(terminal);
    uint32_t chosen = 0;
    for (int32_t place; terminal->next_number < terminal->numbers; chosen |= 1u << (place - 1)) {
        place = terminal->number[terminal->next_number++];
        if (place >= 1 && place <= seat->hand_count && (offer->cards >> (place - 1) & 1)) continue;
        puts(_("That is no place of a card in your hand. Choose again."));
        return false;
    }
    for (int i = 0; i < seat->hand_count; i++)
        if (chosen >> i & 1) action->cards[action->card_count++] = seat->hand[i];
    return true;
}

static bool ask_face(Terminal *terminal, const SabaccOffer *offer, SabaccCard *card) {
    SabaccCard faces[32];
    uint8_t bits[32];
    int count = bits_listed(offer->cards, bits), index;
    for (int i = 0; i < count; i++) faces[i] = (SabaccCard)(offer->card + bits[i]);
    if (!terminal_ask_which(terminal, _("Which one? Type its number."), count, faces, write_card, &index))
        return false;
    *card = faces[index];
    return true;
}

static bool ask_target(Terminal *terminal, SeatMask seats, int8_t *target) {
    uint8_t list[32];
    int count = bits_listed(seats, list), index;
    *target = SABACC_NOBODY;
    if (count == 0) return true;
    if (!terminal_ask_which(terminal, _("Against whom? Type the number."), count, list, write_seat, &index))
        return false;
    *target = (int8_t)list[index];
    return true;
}

static bool ask_value(Terminal *terminal, const SabaccOffer *offer, int32_t *amount) {
    uint8_t list[32];
    int count = bits_listed(offer->cards, list), index;
    if (!terminal_ask_which(terminal, _("Which one? Type its number."), count, list, write_number, &index))
        return false;
    *amount = list[index];
    return true;
}

static bool ask_item(Terminal *terminal, const SabaccOffer *offer, uint8_t *item) {
    uint8_t list[32];
    int count = bits_listed(offer->cards, list), index;
    if (!terminal_ask_which(terminal, _("Which one? Type its number."), count, list, write_item, &index))
        return false;
    *item = list[index];
    return true;
}

static bool ask_clone(Terminal *terminal, SabaccCard *other) {
    SabaccCard faces[SABACC_MAX_PILE];
    int count = sabacc_clone_list(&terminal->view.table, terminal->seat, faces), index;
    if (!terminal_ask_which(terminal, _("As which card is it to count? Type its number."), count, faces,
                            write_card, &index))
        return false;
    *other = faces[index];
    return true;
}

/* Whether that side deck may be played at this table. */
static bool is_allowed(const SabaccTable *table, const SabaccOffer *offer, const HouseSideDeck *deck) {
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = sabacc_side_list(table, kinds), allowed = 0;
    for (int kind = 0; kind < count; kind++) {
        int copies = 0;
        for (int i = 0; i < SABACC_SIDE_DECK; i++) copies += deck->cards[i] == kinds[kind];
        if (copies > offer->max) return false;
        allowed += copies;
    }
    return allowed == SABACC_SIDE_DECK;
}

/* The usual one or one of the house; another is typed as in a record: "side +1 +1 …". */
static bool ask_side(Terminal *terminal, const SabaccOffer *offer, SabaccAction *action) {
    enum { DECKS = 32 };
    HouseSideDeck decks[DECKS] = {{.name = N_("The usual one")}};
    const SabaccTable *table = &terminal->view.table;
    int count = 1, index;
    sabacc_side_usual(table, decks[0].cards);
    for (int i = 0; i < house_side_decks_count() && count < DECKS; i++) {
        decks[count] = house_side_deck(i);
        if (is_allowed(table, offer, &decks[count])) count++;
    }
    if (!terminal_ask_which(terminal, _("Which side deck? Type its number."), count, decks, write_deck,
                            &index))
        return false;
    action->card_count = SABACC_SIDE_DECK;
    memcpy(action->cards, decks[index].cards, sizeof decks[index].cards);
    return true;
}

static bool ask_amount(Terminal *terminal, const SabaccOffer *offer, int32_t *amount) {
    char prompt[MATCH_MESSAGE];
    snprintf(prompt, sizeof prompt, _("How much? From %d to %d."), (int)offer->min, (int)offer->max);
    return terminal_ask_number(terminal, prompt, offer->min, offer->max, amount);
}

/* The action of an offer, with what was typed and asked for; false if a question was left. */
static bool complete(Terminal *terminal, const SabaccOffer *offer, SabaccAction *action) {
    sabacc_offer_start(terminal->seat, offer, action);
    switch ((SabaccOfferKind)offer->kind) {
    case SABACC_OFFER_AMOUNT: return ask_amount(terminal, offer, &action->amount);
    case SABACC_OFFER_CARD: return ask_card(terminal, offer, &action->card);
    case SABACC_OFFER_SUBSET: return ask_subset(terminal, offer, action);
    case SABACC_OFFER_TOKEN:
        action->card = offer->card;
        return ask_target(terminal, offer->seats, &action->target);
    case SABACC_OFFER_FACES: return ask_face(terminal, offer, &action->card);
    case SABACC_OFFER_VALUES: return ask_value(terminal, offer, &action->amount);
    case SABACC_OFFER_ITEM: return ask_item(terminal, offer, &action->item);
    case SABACC_OFFER_SIDE: return ask_side(terminal, offer, action);
    case SABACC_OFFER_CLONE:
        return ask_card(terminal, offer, &action->card) && ask_clone(terminal, &action->other);
    case SABACC_OFFER_SKIFT:
        return ask_card(terminal, offer, &action->card) && ask_amount(terminal, offer, &action->amount);
    default: return true;
    }
}

/* ---- offers that are one choice ---- */

static bool is_same_choice(const SabaccOffers *offers, int i) {
    return i > 0 && offers->list[i].verb == SABACC_VERB_PLAY && offers->list[i - 1].verb == SABACC_VERB_PLAY;
}

int terminal_choices(const Terminal *terminal) {
    int choices = 0;
    for (int i = 0; i < terminal->offers.count; i++) choices += !is_same_choice(&terminal->offers, i);
    return choices;
}

int terminal_choice_offers(const Terminal *terminal, int choice, int *count) {
    const SabaccOffers *offers = &terminal->offers;
    int first = 0, at = -1;
    *count = 0;
    for (int i = 0; i < offers->count; i++) {
        if (!is_same_choice(offers, i)) at++;
        if (at != choice) continue;
        if ((*count)++ == 0) first = i;
    }
    return first;
}

static int choice_of(const Terminal *terminal, const SabaccOffer *offer) {
    int choice = -1;
    for (int i = 0; i <= offer - terminal->offers.list; i++) choice += !is_same_choice(&terminal->offers, i);
    return choice;
}

static void write_offer(const Terminal *terminal, const void *things, int index, Text *out) {
    terminal_offer_words(terminal, ((const SabaccOffer *const *)things)[index], out);
}

/* One of the offers of the same choice; NULL if the question was left. */
static const SabaccOffer *one_of(Terminal *terminal, const SabaccOffer *const *offers, int count) {
    int index;
    if (terminal_ask_which(terminal, _("Which one? Type its number."), count, offers, write_offer, &index))
        return offers[index];
    tell_left(terminal);
    return NULL;
}

/* ---- which choice is meant ---- */

static const char separators[] = " ,:()";

/* Whether the title has a word that begins so, whatever the case of its letters. */
static bool has_beginning(const char *title, const char *word, size_t length) {
    for (const char *at = title + strspn(title, separators); *at; at += strspn(at, separators)) {
        if (strncasecmp(at, word, length) == 0) return true;
        at += strcspn(at, separators);
    }
    return false;
}

static bool is_number(const char *word, size_t length) { return strspn(word, "0123456789") >= length; }

/* Whether every word of the line that is no number begins a word of the choice. */
static bool is_meant(const Terminal *terminal, const SabaccOffer *offer, const char *line) {
    char title[MATCH_MESSAGE];
    Text text = text_over(title, sizeof title);
    terminal_offer_words(terminal, offer, &text);
    text_add_char(&text, ' ');
    if (offer->verb != SABACC_VERB_DRAW) text_add(&text, sabacc_verb_word((SabaccVerb)offer->verb));
    for (size_t length; *line; line += length + strspn(line + length, " ")) {
        length = strcspn(line, " ");
        if (!is_number(line, length) && !has_beginning(title, line, length)) return false;
    }
    return true;
}

/* The numbers of the line, of at most TERMINAL_NUMBERS. */
static void keep_numbers(Terminal *terminal, const char *line) {
    terminal->numbers = terminal->next_number = 0;
    for (size_t length; *line && terminal->numbers < TERMINAL_NUMBERS;
         line += length + strspn(line + length, " ")) {
        length = strcspn(line, " ");
        if (is_number(line, length)) text_read_int(line, length, &terminal->number[terminal->numbers++]);
    }
}

/* The choice of that number, and what follows it. */
static const SabaccOffer *numbered(Terminal *terminal) {
    int32_t number = terminal->number[terminal->next_number++];
    const SabaccOffer *offers[SABACC_MAX_OFFERS];
    if (number < 1 || number > terminal_choices(terminal)) {
        printf(_("There is no choice %d: they are numbered 1 to %d.\n"), (int)number,
               terminal_choices(terminal));
        return NULL;
    }
    int count, first = terminal_choice_offers(terminal, (int)number - 1, &count);
    for (int i = 0; i < count; i++) offers[i] = &terminal->offers.list[first + i];
    return one_of(terminal, offers, count);
}

/* As in a record, without the seat: "trade ci+3 deck". */
static bool is_of_record(const Terminal *terminal, const char *line, SabaccAction *action) {
    char words[TERMINAL_LINE + 16], why[MATCH_MESSAGE];
    Text ignored = text_over(why, sizeof why);
    snprintf(words, sizeof words, "%d %s", terminal->seat, line);
    if (!sabacc_action_parse(words, action, &ignored) || action->malformed) return false;
    for (int i = 0; i < terminal->offers.count; i++)
        if (terminal->offers.list[i].verb == action->verb) return true;
    return false;
}

static int count_meant(const Terminal *terminal, const char *line) {
    int count = 0;
    for (int i = 0; i < terminal->offers.count; i++)
        if (is_meant(terminal, &terminal->offers.list[i], line)) count++;
    return count;
}

static const SabaccOffer *only_one_meant(Terminal *terminal, const char *line) {
    const SabaccOffer *meant[SABACC_MAX_OFFERS];
    int count = 0;
    for (int i = 0; i < terminal->offers.count; i++)
        if (is_meant(terminal, &terminal->offers.list[i], line)) meant[count++] = &terminal->offers.list[i];
    if (count == 1) return meant[0];
    if (count > 1 && choice_of(terminal, meant[0]) == choice_of(terminal, meant[count - 1]))
        return one_of(terminal, meant, count);
    puts(count == 0 ? _("That is none of the choices. Type the number of one, or ? for help.")
                    : _("That may mean several choices. Type a number, or more of the words:"));
    for (int i = 0; i < count; i++) {
        char words[MATCH_MESSAGE];
        Text text = text_over(words, sizeof words);
        terminal_offer_words(terminal, meant[i], &text);
        printf("  %d: %s\n", choice_of(terminal, meant[i]) + 1, words);
    }
    return NULL;
}

bool terminal_choose(Terminal *terminal, const char *line, SabaccAction *action) {
    keep_numbers(terminal, line);
    bool begins_with_number = is_number(line, strcspn(line, " "));
    const SabaccOffer *offer = begins_with_number ? numbered(terminal) : NULL;
    bool is_record =
        !begins_with_number && count_meant(terminal, line) == 0 && is_of_record(terminal, line, action);
    if (is_record) return true;
    if (!begins_with_number) offer = only_one_meant(terminal, line);
    if (!offer) return false;
    if (offer->kind == SABACC_OFFER_SUBSET && terminal->next_number == terminal->numbers) {
        char which[TERMINAL_LINE];
        puts(_("Which cards? Type the numbers of their places with spaces between them, or an empty line for "
               "none."));
        if (!terminal_read_answer(terminal, which)) return false;
        keep_numbers(terminal, which);
    }
    if (!complete(terminal, offer, action)) return tell_left(terminal), false;
    if (terminal->next_number == terminal->numbers) return true;
    puts(_("That is more than this choice needs. Nothing was done."));
    return false;
}
