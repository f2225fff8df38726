#include "session/house_side_decks.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"

static const struct {
    const char *name, *cards, *manner;
} house[] = {
#define HOUSE_SIDE_DECK(name, cards, manner) {name, cards, manner},
#include "session/house_side_decks.def"
#undef HOUSE_SIDE_DECK
};

int house_side_decks_count(void) { return (int)(sizeof house / sizeof *house); }

HouseSideDeck house_side_deck(int index) {
    assert(index >= 0 && index < house_side_decks_count());
    HouseSideDeck deck = {.name = house[index].name, .manner = house[index].manner};
    const char *word = house[index].cards;
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        size_t length = strcspn(word, " ");
        deck.cards[i] = sabacc_card_parse(word, length);
        word += length + (word[length] == ' ');
    }
    return deck;
}

/* By the first byte of how records spell it; ± begins with a byte beyond ASCII. */
int side_card_price(SabaccCard card) {
    char word[16];
    Text text = text_over(word, sizeof word);
    sabacc_card_format(card, &text);
    if ((unsigned char)word[0] >= 0x80) return 4;
    switch (word[0]) {
    case '+': return 1;
    case '-': return 2;
    case 't': return 5;
    default: return 3; /* 2&4, 3&6, Double */
    }
}

int side_cards_price(const SabaccCard *cards, int count) {
    int price = 0;
    for (int i = 0; i < count; i++) price += side_card_price(cards[i]);
    return price;
}
