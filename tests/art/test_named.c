/* Cards of the rules and faces of the decks: each card of every game has a face, and each face is a card. */
#include "art_support.h"

#include <string.h>

#include "rules/sabacc.h"

static void format(SabaccCard card, char word[24]) {
    Text out = text_over(word, 24);
    sabacc_card_format(card, &out);
}

static void want_face_of(const Deck *deck, const SabaccGame *game, SabaccCard card) {
    char word[24];
    format(card, word);
    if (!deck_has_face(deck, word)) fail_msg("%s has no face %s for %s", game->cards, word, game->id);
}

static void cards_of_every_game_have_faces(void **state) {
    (void)state;
    Deck *tokens = art_open("tokens");
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        Deck *deck = art_open(game->cards);
        SabaccCard cards[SABACC_MAX_PILE];
        uint8_t copies[SABACC_MAX_PILE];
        int kinds = sabacc_deck_list(game, cards, copies);
        assert_true(kinds > 0);
        for (int k = 0; k < kinds; k++)
            want_face_of(sabacc_card_is_token(cards[k]) ? tokens : deck, game, cards[k]);
        deck_close(deck);
    }
    deck_close(tokens);
}

static void faces_are_cards(void **state) {
    (void)state;
    static const char *const decks[] = {"classic", "local", "spike", "kessel", "pazaak", "tokens"};
    for (size_t d = 0; d < sizeof decks / sizeof *decks; d++) {
        Deck *deck = art_open(decks[d]);
        for (size_t i = 0; i < deck_face_count(deck); i++) {
            const char *face = deck_face_name(deck, i);
            SabaccCard card = sabacc_card_parse(face, strlen(face));
            if (deck_face_is_back(face)) continue;
            if (card == SABACC_CARD_NONE) fail_msg("%s: no card is called %s", decks[d], face);
            char word[24];
            format(card, word);
            assert_string_equal(word, face);
            assert_int_equal(sabacc_card_is_token(card), strcmp(decks[d], "tokens") == 0);
        }
        deck_close(deck);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_of_every_game_have_faces),
        cmocka_unit_test(faces_are_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
