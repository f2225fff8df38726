/* The gallery's words: every face of the built-in decks has its own name, its worth if any, a meaning and a
 * source; and the search finds it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"
#include "scenes/gallery/decks.h"
#include "scenes/gallery/hand.h"
#include "scenes/gallery/private.h"
#include "scenes/gallery/words.h"
#include "scenes/gallery/worth.h"
#include "session/deck_choice.h"
#include "ui/style.h"

static DeckLibrary *library;

static int open_all(void **state) {
    static GalleryDecks decks;
    library = deck_library_create(&(LibrarySetup){.house = ASSETS "/cards", .scenery = ASSETS});
    deck_library_browse(library, true);
    deck_library_settle(library);
    gallery_decks_take(&decks, library);
    *state = &decks;
    return 0;
}

static int close_all(void **state) {
    (void)state;
    deck_library_free(library);
    return 0;
}

static void every_deck_opens(void **state) {
    const GalleryDecks *decks = *state;
    assert_int_equal(decks->count, 6 + GALLERY_BAYS);
    for (int i = 0; i < decks->count; i++) {
        assert_int_equal(decks->list[i].kind, i < 6 ? GALLERY_CARDS : GALLERY_PIECES);
        assert_true(gallery_deck_is_open(&decks->list[i]));
        assert_int_equal(gallery_decks_find(decks, decks->list[i].id), i);
        assert_string_equal(decks->list[i].fault, "");
        assert_true(decks->list[i].face_count >= 16);
    }
}

static void every_face_is_told_of(void **state) {
    const GalleryDecks *decks = *state;
    for (int i = 0; i < 6; i++) {
        const GalleryDeck *deck = &decks->list[i];
        for (int face = 0; face < deck->face_count; face++) {
            SabaccCard card = gallery_card(deck, face);
            char name[GALLERY_NAME], meaning[700];
            GalleryWorth worths[GALLERY_WORTHS];
            Text meaning_text = text_over(meaning, sizeof meaning);
            gallery_name(card, deck->faces[face], name);
            gallery_meaning(card, &meaning_text);
            int count = gallery_worths(card, worths);
            if (card == SABACC_CARD_NONE || !name[0] || !meaning[0] || !gallery_source(card)[0])
                fail_msg("%s/%s is not told of", deck->id, deck->faces[face]);
            bool is_main = strncmp(name, "Main card", strlen("Main card")) == 0;
            if (is_main && strcmp(deck->id, "pazaak") != 0)
                fail_msg("%s/%s has no name of its own: %s", deck->id, deck->faces[face], name);
            if (count == 0 && !sabacc_card_is_token(card) && !gallery_is_side(card))
                fail_msg("%s/%s is worth nothing anywhere", deck->id, deck->faces[face]);
        }
    }
}

static void names_are_told_apart(void **state) {
    const GalleryDecks *decks = *state;
    for (int i = 0; i < decks->count; i++) {
        const GalleryDeck *deck = &decks->list[i];
        for (int face = 1; face < deck->face_count; face++)
            for (int other = 0; other < face; other++) {
                char one[GALLERY_NAME], two[GALLERY_NAME];
                gallery_name(gallery_card(deck, face), deck->faces[face], one);
                gallery_name(gallery_card(deck, other), deck->faces[other], two);
                assert_string_not_equal(one, two);
            }
    }
}

/* Each piece has a name, a use in some game, a meaning and a source, and its picture exists. */
static void every_piece_is_told_of(void **state) {
    const GalleryDecks *decks = *state;
    for (int i = 6; i < decks->count; i++) {
        const GalleryDeck *deck = &decks->list[i];
        for (int face = 0; face < deck->face_count; face++) {
            char name[GALLERY_NAME], meaning[700] = "", games[400] = "", asset[GALLERY_ASSET];
            Text meaning_text = text_over(meaning, sizeof meaning),
                 games_text = text_over(games, sizeof games);
            gallery_name(gallery_card(deck, face), deck->faces[face], name);
            gallery_piece_meaning(deck->faces[face], &meaning_text);
            gallery_piece_games(deck->faces[face], &games_text);
            gallery_face_asset(deck, face, asset);
            assert_int_equal(gallery_card(deck, face), SABACC_CARD_NONE);
            assert_int_equal(gallery_back_count(deck, face), 0);
            if (strcmp(name, asset) == 0 || !meaning[0] || !games[0] || !gallery_piece_run(asset)->source[0])
                fail_msg("%s is not told of", asset);
            PictureDocument document = deck_library_document(library, asset);
            if (!document.bytes) fail_msg("%s is not drawn", asset);
            free(document.bytes);
        }
        for (int shown = 0; shown < deck->bay->shown_count; shown++)
            if (!gallery_piece_name(deck->bay->shown[shown].asset, (char[PIECE_NAME]){0}))
                fail_msg("%s stands on the shelf and is not in its bay", deck->bay->shown[shown].asset);
    }
}

static void want_games(const char *asset, const char *wanted) {
    char games[400] = "";
    Text text = text_over(games, sizeof games);
    gallery_piece_games(asset, &text);
    assert_string_equal(games, wanted);
}

static void pieces_are_used_by_the_games_that_have_them(void **state) {
    (void)state;
    want_games("dice/die-3", "Corellian Spike, Bespin Yarith"); /* SK-4, BY-2 */
    want_games("dice/gold+5", "Coruscant Shift");               /* CO-1 */
    want_games("chips/kessel", "Kessel Sabacc");                /* KE-1 */
    want_games("table/light", "Force Sabacc");                  /* FO-1 */
    want_games("portraits/house", "Casino Sabacc, Solitaire Sabacc");
    want_games("cloth/cloth-2", "Every game");
}

static void pieces_are_found_by_name(void **state) {
    (void)state;
    assert_true(gallery_matches(SABACC_CARD_NONE, "dice/d20-17", "twenty 17"));
    assert_true(gallery_matches(SABACC_CARD_NONE, "chips/stack-500", "stack five hundred"));
    assert_true(gallery_matches(SABACC_CARD_NONE, "portraits/vex-glad", "vex GLAD"));
    assert_false(gallery_matches(SABACC_CARD_NONE, "portraits/vex-glad", "vex sour"));
}

static void a_cloth_is_wider_than_its_place(void **state) {
    const GalleryDecks *decks = *state;
    const GalleryDeck *pieces = &decks->list[gallery_decks_find(decks, "pieces")];
    assert_true(gallery_face_shape(pieces, 0) == 1);
    assert_true(gallery_face_shape(pieces, pieces->face_count - 1) > 1.7f);
    assert_int_equal(gallery_decks_find(decks, "no such deck"), -1);
}

static SabaccCard card_named(const char *word) { return sabacc_card_parse(word, strlen(word)); }

static const GalleryWorth *worth_when(const GalleryWorth *worths, int count, const char *value,
                                      const char *when) {
    for (int i = 0; i < count; i++)
        if (strcmp(worths[i].value, value) == 0 && strstr(worths[i].when, when)) return &worths[i];
    return NULL;
}

static void worths_are_those_of_the_rules(void **state) {
    (void)state;
    GalleryWorth worths[GALLERY_WORTHS];
    int count = gallery_worths(card_named("star"), worths);
    assert_string_equal(worths[0].value, "\u221217"); /* DK-2 */
    assert_memory_equal(worths[0].games, "Classic Sabacc, ", strlen("Classic Sabacc, "));
    assert_string_equal(worths[0].when, "");
    assert_non_null(worth_when(worths, count, "\u221210", "The Star is worth"));
    assert_non_null(worth_when(worths, count, "\u221217", "on the light side")); /* FO-2 */
    assert_non_null(worth_when(worths, count, "+17", "on the dark side"));
}

/* LT-2: one figure with different values at each table; all forms are listed, including the default's. */
static void local_figures_count_by_the_table(void **state) {
    (void)state;
    GalleryWorth worths[GALLERY_WORTHS];
    int count = gallery_worths(card_named("sith-lord"), worths);
    assert_string_equal(worths[0].value, "\u221210");
    assert_string_equal(worths[0].games, "Local Rules");
    assert_string_equal(worths[0].when, "Table: Force");
    assert_non_null(worth_when(worths, count, "\u221211", "Republic"));
    assert_non_null(worth_when(worths, count, "\u22128", "Partnership"));
    assert_non_null(worth_when(worths, count, "+4", "Table: Sith, Temporal"));
}

/* A hand of the first game that has the card, the best that it makes with one or two others. */
static void want_hand(const GalleryDecks *decks, const char *id, const char *word, const char *kind,
                      int count) {
    const GalleryDeck *deck = &decks->list[gallery_decks_find(decks, id)];
    int face = 0;
    while (strcmp(deck->faces[face], word) != 0) face++;
    GalleryHand hand = gallery_hand(deck, face);
    assert_int_equal(hand.count, count);
    if (count == 0) return;
    assert_string_equal(hand.kind, kind);
    assert_int_equal(hand.faces[0], face);
    for (int i = 1; i < count; i++) assert_int_not_equal(hand.faces[i], hand.faces[i - 1]);
}

static void a_card_counts_in_a_hand(void **state) {
    const GalleryDecks *decks = *state;
    want_hand(decks, "classic", "co12", "Pure Sabacc", 3);
    want_hand(decks, "classic", "idiot", "Idiot\u2019s Array", 3);
    want_hand(decks, "kessel", "sand-sylop", "Pure Sabacc", 2);
    want_hand(decks, "pazaak", "+3", "", 0);
}

/* FO-2: Flasks and Staves are negative, whichever side one takes. */
static void sides_that_change_nothing_are_not_told(void **state) {
    (void)state;
    GalleryWorth worths[GALLERY_WORTHS];
    int count = gallery_worths(card_named("st4"), worths);
    assert_int_equal(count, 2);
    assert_string_equal(worths[1].value, "\u22124");
    assert_string_equal(worths[1].games, "Force Sabacc");
    assert_string_equal(worths[1].when, "");
}

static void cards_are_found_by_any_of_their_names(void **state) {
    (void)state;
    assert_true(gallery_matches(card_named("star"), "star", "Kyber")); /* DK-2a */
    assert_true(gallery_matches(card_named("co12"), "co12", "coins comm"));
    assert_true(gallery_matches(card_named("st3"), "st3", "pikes"));
    assert_false(gallery_matches(card_named("co12"), "co12", "coins mistress"));
    assert_false(gallery_matches(card_named("star"), "star", "idiot"));
}

static int face_of(const GalleryDeck *deck, const char *word) {
    int face = 0;
    while (strcmp(deck->faces[face], word) != 0) face++;
    return face;
}

static void expect_kin(const GalleryDecks *decks, const char *id, const char *word, int wanted,
                       const char *one_of_them) {
    const GalleryDeck *deck = &decks->list[gallery_decks_find(decks, id)];
    int kin[GALLERY_KIN], face = face_of(deck, word), count = gallery_kin(deck, face, kin), found = 0;
    assert_int_equal(count, wanted);
    for (int i = 0; i < count; i++) {
        assert_int_not_equal(kin[i], face);
        found += strcmp(deck->faces[kin[i]], one_of_them) == 0;
    }
    assert_int_equal(found, 1);
}

static void relatives_have_the_number_or_the_figure(void **state) {
    const GalleryDecks *decks = *state;
    expect_kin(decks, "classic", "co7", 3, "st7");
    expect_kin(decks, "classic", "queen", 7, "idiot");
    expect_kin(decks, "spike", "ci+3", 5, "sq-3");
    expect_kin(decks, "kessel", "sand4", 1, "blood4");
    expect_kin(decks, "kessel", "blood-impostor", 1, "sand-impostor");
    expect_kin(decks, "pazaak", "+3", 3, "3");
    expect_kin(decks, "pazaak", "2&4", 3, "tiebreaker");
}

static void every_card_is_of_a_family(void **state) {
    const GalleryDecks *decks = *state;
    for (int i = 0; i < decks->count; i++)
        for (int face = 0; decks->list[i].kind == GALLERY_CARDS && face < decks->list[i].face_count; face++)
            if (!gallery_family(gallery_card(&decks->list[i], face))[0])
                fail_msg("%s: %s is of no family", decks->list[i].id, decks->list[i].faces[face]);
    assert_string_equal(gallery_family(card_named("fl13")), "Flasks");
    assert_string_equal(gallery_family(card_named("blood-sylop")), "Blood");
    assert_string_equal(gallery_family(card_named("-4")), "Minus");
}

static void backs_go_with_faces(void **state) {
    const GalleryDecks *decks = *state;
    char asset[GALLERY_ASSET];
    for (int i = 0; i < 6; i++) {
        const GalleryDeck *deck = &decks->list[i];
        for (int face = 0; face < deck->face_count; face++) {
            bool is_sand = strncmp(deck->faces[face], "sand", 4) == 0;
            gallery_back_asset(deck, face, 0, asset);
            assert_int_equal(is_sand, strcmp(asset, "kessel:/back-sand") == 0); /* KE-2 */
            assert_int_equal(gallery_back_count(deck, face), 4);
        }
    }
}

static void each_back_has_a_title_of_its_own(void **state) {
    const GalleryDecks *decks = *state;
    char titles[GALLERY_BACKS][GALLERY_BACK_NAME], numbered[GALLERY_BACK_NAME];
    for (int i = 0; i < 6; i++) {
        const GalleryDeck *deck = &decks->list[i];
        for (int back = 0; back < GALLERY_BACKS; back++) {
            gallery_back_name(deck, 0, back, titles[back]);
            deck_back_words(NULL, "back", back, numbered, sizeof numbered);
            assert_string_not_equal(titles[back], numbered);
            for (int other = 0; other < back; other++) assert_string_not_equal(titles[back], titles[other]);
        }
    }
}

static const GalleryDeck *deck_called(const GalleryDecks *decks, const char *id) {
    return &decks->list[gallery_decks_find(decks, id)];
}

static void backs_of_one_choice_share_a_title(void **state) {
    const Deck *kessel = deck_called(*state, "kessel")->deck;
    char sand[GALLERY_BACK_NAME], blood[GALLERY_BACK_NAME], both[GALLERY_BACK_NAME];
    deck_back_words(kessel, "back-sand-2", 1, sand, sizeof sand);
    deck_back_words(kessel, "back-blood-2", 1, blood, sizeof blood);
    deck_back_words(kessel, "back-2", 1, both, sizeof both);
    assert_string_equal(both, "Dawn");
    assert_string_equal(sand, both);
    assert_string_equal(blood, both);
}

static void a_back_without_a_title_is_numbered(void **state) {
    const Deck *spike = deck_called(*state, "spike")->deck;
    char words[GALLERY_BACK_NAME];
    deck_back_words(spike, "back-moon", 6, words, sizeof words);
    assert_string_equal(words, "Back 7");
}

static void a_part_of_a_face_is_the_same_drawing_from_closer(void **state) {
    const GalleryDecks *decks = *state;
    char *whole = deck_face_large_svg(decks->list[0].deck, "star");
    char *part = deck_face_part_svg(decks->list[0].deck, "star", &(PicturePart){3, 1, 4, 4});
    assert_non_null(strstr(part, " width=\"70\" height=\"110\" viewBox=\"210 110 70 110\">"));
    assert_string_equal(strchr(part, '>'), strchr(whole, '>'));
    free(part);
    free(whole);
    assert_null(deck_face_part_svg(decks->list[0].deck, "no such face", &(PicturePart){0, 0, 2, 2}));
}

/* What is shown of a place before its picture is there has the picture's mean colour; and who sits there is
 * lit. */
static void a_place_has_its_light(void **state) {
    (void)state;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const char *place = sabacc_game_at(i)->place;
        char asset[GALLERY_ASSET];
        snprintf(asset, sizeof asset, "places/%s", place);
        PictureDocument document = deck_library_document(library, asset);
        Pixmap *mean = raster_draw(document.bytes, document.length, &document.part, 1, 1);
        assert_non_null(mean);
        StyleLamps lamps = style_place_lamps(place);
        if (lamps.room == 0 || lamps.lamp == 0) fail_msg("%s lights nobody", place);
        for (int shift = 0; shift <= 16; shift += 8) {
            int light = (int)(style_place_light(place) >> shift & 255),
                there = (int)(mean->pixels[0] >> shift & 255);
            if (abs(light - there) > 12) fail_msg("the light of %s is not %08x", place, mean->pixels[0]);
        }
        pixmap_free(mean);
        free(document.bytes);
    }
}

enum { AT_TABLE = 44, FACES_MAX = 64 }; /* pixels of a medallion in a plate */

static Pixmap *face_at_table(const char *face) {
    PictureDocument document = deck_library_document(library, face);
    Pixmap *pixmap = raster_draw(document.bytes, document.length, &document.part, AT_TABLE, AT_TABLE);
    free(document.bytes);
    assert_non_null(pixmap);
    return pixmap;
}

/* The mean difference of their channels. */
static double distance_of(const Pixmap *one, const Pixmap *other) {
    double sum = 0;
    for (int y = 0; y < AT_TABLE; y++)
        for (int x = 0; x < AT_TABLE; x++)
            for (int shift = 0; shift <= 16; shift += 8)
                sum += abs((int)(one->pixels[y * one->stride + x] >> shift & 255) -
                           (int)(other->pixels[y * other->stride + x] >> shift & 255));
    return sum / (AT_TABLE * AT_TABLE * 3);
}

/* Of different people more than of one in different moods. */
static void faces_are_told_apart_at_the_table(void **state) {
    const GalleryDecks *decks = *state;
    const GalleryDeck *players = &decks->list[gallery_decks_find(decks, "players")];
    Pixmap *faces[FACES_MAX];
    assert_in_range(players->face_count, 20, FACES_MAX);
    for (int i = 0; i < players->face_count; i++) faces[i] = face_at_table(players->faces[i]);
    for (int i = 0; i < players->face_count; i++)
        for (int j = 0; j < i; j++) {
            const char *one = players->faces[i], *other = players->faces[j];
            bool is_same = gallery_piece_run(one) == gallery_piece_run(other);
            double distance = distance_of(faces[i], faces[j]), least = is_same ? 5 : 20;
            if (distance < least) fail_msg("%s and %s are only %g apart", one, other, distance);
        }
    for (int i = 0; i < players->face_count; i++) pixmap_free(faces[i]);
}

/* The middle third of a place is a picture of its own. */
static void a_place_is_cut(void **state) {
    (void)state;
    PictureDocument whole = deck_library_document(library, "places/temple");
    Pixmap *all = raster_draw(whole.bytes, whole.length, &whole.part, 192, 108);
    PictureDocument third = deck_library_document(library, "places/temple@1,0/3x1");
    Pixmap *middle = raster_draw(third.bytes, third.length, &third.part, 64, 108);
    for (int y = 0; y < 108; y += 9)
        for (int x = 0; x < 64; x += 7)
            assert_int_equal(middle->pixels[y * middle->stride + x], all->pixels[y * all->stride + 64 + x]);
    pixmap_free(all);
    pixmap_free(middle);
    free(whole.bytes);
    free(third.bytes);
}

/* Of an inlay, which is drawn, not painted (art/places/inlays/lay.py): as crisp as a window wants it, and of
 * the cloth between its lines nothing. */
static void an_inlay_is_drawn(void **state) {
    (void)state;
    enum { WIDE = 1240, HIGH = 420 };
    for (int game = 0; game < sabacc_game_count(); game++) {
        char asset[GALLERY_ASSET];
        snprintf(asset, sizeof asset, "places/%s-inlay", sabacc_game_at(game)->place);
        PictureDocument inlay = deck_library_document(library, asset);
        assert_non_null(inlay.bytes);
        Pixmap *lines = raster_draw(inlay.bytes, inlay.length, &inlay.part, WIDE, HIGH);
        int covered = 0;
        for (int i = 0; i < WIDE * HIGH; i++)
            covered += lines->pixels[i / WIDE * lines->stride + i % WIDE] >> 24 > 127;
        assert_in_range(covered, WIDE * HIGH / 500, WIDE * HIGH / 4);
        pixmap_free(lines);
        free(inlay.bytes);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deck_opens),
        cmocka_unit_test(every_face_is_told_of),
        cmocka_unit_test(names_are_told_apart),
        cmocka_unit_test(every_piece_is_told_of),
        cmocka_unit_test(pieces_are_used_by_the_games_that_have_them),
        cmocka_unit_test(pieces_are_found_by_name),
        cmocka_unit_test(a_cloth_is_wider_than_its_place),
        cmocka_unit_test(worths_are_those_of_the_rules),
        cmocka_unit_test(local_figures_count_by_the_table),
        cmocka_unit_test(a_card_counts_in_a_hand),
        cmocka_unit_test(sides_that_change_nothing_are_not_told),
        cmocka_unit_test(cards_are_found_by_any_of_their_names),
        cmocka_unit_test(relatives_have_the_number_or_the_figure),
        cmocka_unit_test(every_card_is_of_a_family),
        cmocka_unit_test(backs_go_with_faces),
        cmocka_unit_test(each_back_has_a_title_of_its_own),
        cmocka_unit_test(backs_of_one_choice_share_a_title),
        cmocka_unit_test(a_back_without_a_title_is_numbered),
        cmocka_unit_test(a_part_of_a_face_is_the_same_drawing_from_closer),
        cmocka_unit_test(a_place_has_its_light),
        cmocka_unit_test(a_place_is_cut),
        cmocka_unit_test(an_inlay_is_drawn),
        cmocka_unit_test(faces_are_told_apart_at_the_table),
    };
    return cmocka_run_group_tests(tests, open_all, close_all);
}
