/* Where things lie on the table: pots, decks and dice, the inlay, people and the room, at any number of
 * seats. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "apart.h"
#include "table/layout.h"
#include "table/state.h"
#include "table_fixture.h"

enum { MAX_BOXES = SABACC_MAX_SEATS * 4 + 10 };

/* Where something lies that must be seen whole at any time. Total and bet of those behind the rail share the
 * place before their cards; the total of those at the sides is on their plate. */
static int boxes_of(const TableLayout *at, int seats, Box boxes[MAX_BOXES]) {
    static const float BET_WIDE = 124;
    int count = 0;
    for (int seat = 0; seat < seats; seat++) {
        const SeatPlaces *places = &at->seat[seat];
        boxes[count++] = places->plate;
        boxes[count++] = places->cards;
        bool is_behind = seat != at->bottom && places->figure.width > 0;
        float bet = is_behind ? fminf(places->bet.width, BET_WIDE * places->scale) : places->bet.width;
        boxes[count++] = box_place(places->bet, bet, places->bet.height, 0.5f, 0);
        if (seat == at->bottom) boxes[count++] = places->label;
    }
    if (at->bar.width > 0) boxes[count++] = at->bar;
    Box marker = box_place(at->marker, 500, at->marker.height, 0.5f, 0.5f); /* its words in the middle */
    const Box middle[] = {at->deck, at->discard, at->hand_pot, at->sabacc_pot, at->dice, marker};
    for (size_t i = 0; i < sizeof middle / sizeof *middle; i++) boxes[count++] = middle[i];
    if (at->staked.width > 0) {
        static const float WORDS = 12; /* the pots' plates are between them and a shelf below */
        boxes[count++] = at->staked;
        boxes[count++] =
            (Box){at->hand_pot.x, at->hand_pot.y + at->hand_pot.height, at->hand_pot.width, WORDS};
        boxes[count++] =
            (Box){at->sabacc_pot.x, at->sabacc_pot.y + at->sabacc_pot.height, at->sabacc_pot.width, WORDS};
    }
    return count;
}

static bool lies_within(Box box, Box around) {
    return box.x >= around.x && box.y >= around.y && box.x + box.width <= around.x + around.width + 0.5f &&
           box.y + box.height <= around.y + around.height + 0.5f;
}

static void assert_places_apart(const SabaccTable *table, const TableArea *area, float raised) {
    TableLayout at = table_layout_for(table, area, 300.0f / 420, raised);
    Box boxes[MAX_BOXES], box = area->box;
    int count = boxes_of(&at, table->seats, boxes);
    for (int i = 0; i < count; i++) {
        assert_true(lies_within(boxes[i], box));
        for (int k = 0; k < i && boxes[i].width > 0; k++) /* low tables of eight leave piles no room */
            if (overlap(boxes[i], boxes[k]))
                fail_msg("%d seats, %g high: %d (%g %g %g %g) and %d (%g %g %g %g) overlap", table->seats,
                         (double)box.height, i, (double)boxes[i].x, (double)boxes[i].y,
                         (double)boxes[i].width, (double)boxes[i].height, k, (double)boxes[k].x,
                         (double)boxes[k].y, (double)boxes[k].width, (double)boxes[k].height);
    }
}

/* ---- pots ---- */

static const Fact *fact_of(const TableFixture *fixture, const char *name, FactKind kind) {
    int at = 0;
    const Fact *fact;
    while ((fact = transcript_next(canvas_transcript(fixture->canvas), name, &at)))
        if (fact->kind == kind) return fact;
    return NULL;
}

static void expect_large_pot(const TableFixture *fixture, Box tray, const char *chips, const char *number) {
    static const float CHIP = 48, NUMBER = 34;
    const Fact *chip = fact_of(fixture, chips, FACT_PICTURE), *words = fact_of(fixture, number, FACT_TEXT);
    assert_non_null(chip);
    assert_non_null(words);
    assert_true(chip->box.width >= CHIP - 0.5f);
    assert_true(words->box.height >= NUMBER - 0.5f);
    assert_true(lies_within(chip->box, tray) && lies_within(words->box, tray));
}

/* At any number of seats chips and numbers of the pots are read from a chair, and all of a pot is within its
 * tray, which nothing else overlaps (test_places_lie_apart). */
static void test_pots_are_large(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{1920, 1080}, {900, 1600}};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int size = 0; size < 2; size++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            setup.width = sizes[size][0];
            setup.height = sizes[size][1];
            TableFixture fixture;
            assert_true(fixture_open(&fixture, &setup));
            while (fixture.view->shown.table.sabacc_pot == 0) assert_true(fixture_act(&fixture));
            TableArea area = fixture_area(&fixture);
            TableLayout at =
                table_layout_for(&fixture.view->shown.table, &area, table_card_shape(fixture.view), 0);
            free(fixture_describe(&fixture, NULL));
            expect_large_pot(&fixture, at.hand_pot, "chips:hand-pot", "pot:hand");
            expect_large_pot(&fixture, at.sabacc_pot, "chips:sabacc-pot", "pot:sabacc");
            fixture_close(&fixture);
        }
}

/* With and without fields, which take more room, and with a shelf for items (PL-2). */
static void test_places_lie_apart(void **unused) {
    (void)unused;
    static const float lying[] = {870, 940, 1020, 1230}, standing[] = {1270, 1400, 1540, 1700};
    static const float block_high[] = {296, 348}; /* of a game alone, and of friends with auto-replies */
    static const struct {
        const char *game, *options;
    } rows[] = {{"corellian-spike", NULL},         {"classic", NULL},
                {"corellian-spike", "stakes=pot"}, {"classic", "stakes=pot"},
                {"bespin-yarith", "stakes=pot"},   {"coruscant-shift", "stakes=pot"}};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            TableFixture fixture;
            setup.game = rows[row].game;
            setup.options = rows[row].options;
            assert_true(fixture_open(&fixture, &setup));
            TableArea plain = {.box = {0, 60, 1920, 940}};
            bool has_shelf = table_layout_for(&fixture.state.table, &plain, 0.7f, 0).staked.width > 0;
            assert_int_equal(has_shelf, rows[row].options != NULL);
            for (int i = 0; i < 4; i++) {
                TableArea wide = {.box = {0, 60, 1920, lying[i]}},
                          block = {.box = {0, 60, 1920, lying[i] + 150}};
                TableArea upright = {.box = {0, 60, 900, standing[i]}, .is_portrait = true};
                block.bar = table_room_bar(block.box, 620, block_high[i % 2]);
                assert_places_apart(&fixture.state.table, &wide, 0);
                assert_places_apart(&fixture.state.table, &wide, 130);
                assert_places_apart(&fixture.state.table, &block, 0);
                assert_places_apart(&fixture.state.table, &upright, 0);
            }
            fixture_close(&fixture);
        }
}

/* ---- deck, pile and dice in portrait ---- */

/* A plate reaches that far beyond its words (table_begin_cloth_words). */
static Box caption_box(const TableFixture *fixture, const char *title, const char *count) {
    static const float BESIDE = 11, ABOVE = 2;
    const Fact *words = fact_of(fixture, title, FACT_TEXT), *number = fact_of(fixture, count, FACT_TEXT);
    const Fact *first = words ? words : number, *last = number ? number : words;
    if (!first) return (Box){0};
    Box box = first->box;
    box.width = last->box.x + last->box.width - box.x;
    return box_inset(box, -BESIDE, -ABOVE);
}

/* What deck and pile are called lies apart, and dice are seen over their words, also where a panel of results
 * raises the table. */
static void test_upright_captions_lie_apart(void **unused) {
    (void)unused;
    static const float raised[] = {0, 90}, DIE = 42, SUNK = 4; /* DIE: its upper side, seen askew */
    for (int seats = 2; seats <= 5; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        setup.width = 900, setup.height = 1600;
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        while (fixture.view->shown.table.discard_count == 0 || fixture.view->shown.table.dice_count == 0) {
            assert_true(fixture_act(&fixture));
            fixture_settle(&fixture);
        }
        for (size_t i = 0; i < sizeof raised / sizeof *raised; i++) {
            fixture_draw(&fixture, &(TableChoice){.raised = raised[i]});
            Box deck = caption_box(&fixture, "deck:title", "deck:count");
            Box pile = caption_box(&fixture, "discard:title", "discard:count");
            assert_true(deck.width > 0 && pile.width > 0);
            assert_false(box_overlaps(deck, pile));
            const Fact *die = fact_of(&fixture, "die:0", FACT_PICTURE),
                       *roll = fact_of(&fixture, "roll", FACT_TEXT);
            assert_true(die && die->box.height >= DIE);
            if (roll) assert_true(die->box.y + die->box.height <= roll->box.y + SUNK);
        }
        fixture_close(&fixture);
    }
}

/* The words of the dice's tray have a row of their own: letters, which fill about six tenths of it, begin
 * where the last die ends. */
static void test_dice_end_above_their_words(void **unused) {
    (void)unused;
    static const char *const games[] = {"force", "local", "corellian-spike"};
    static const int sizes[][2] = {{1920, 1080}, {900, 1600}};
    static const float ABOVE_INK = 0.2f, TOUCH = 1,
                       FRONT = 0.18f; /* below its upper side, which lies askew, by that one's height */
    for (int i = 0; i < 6; i++) {
        FixtureSetup setup = small_setup(4, 0, 0);
        setup.game = games[i / 2], setup.width = sizes[i % 2][0], setup.height = sizes[i % 2][1];
        TableFixture fixture;
        int dice = 0;
        assert_true(fixture_open(&fixture, &setup));
        for (int actions = 0; actions < 400 && fixture.view->shown.table.dice_count == 0; actions++) {
            assert_true(fixture_act(&fixture));
            fixture_settle(&fixture);
        }
        fixture_draw(&fixture, NULL);
        const Transcript *said = canvas_transcript(fixture.canvas);
        const Fact *roll = fact_of(&fixture, "roll", FACT_TEXT);
        assert_non_null(roll);
        for (int k = 0; k < transcript_count(said); k++) {
            const Fact *fact = transcript_at(said, k);
            if (fact->kind != FACT_PICTURE || strncmp(fact->name, "die:", 4) != 0) continue;
            float ink = roll->box.y + roll->box.height * ABOVE_INK;
            float foot = fact->box.y + fact->box.height * (1 + FRONT);
            if (foot > ink + TOUCH)
                fail_msg("%s, %d: %s ends at %g, words begin at %g", setup.game, setup.width, fact->name,
                         (double)foot, (double)ink);
            dice++;
        }
        assert_true(dice > 0);
        fixture_close(&fixture);
    }
}

static bool comes_to_a_shift(TableFixture *fixture) {
    enum { ACTIONS = 100 };
    const SabaccTable *shown = &fixture->view->shown.table;
    for (int i = 0; i < ACTIONS && fixture_act(fixture); i++) {
        fixture_settle(fixture);
        if (shown->dice_count > 0 && sabacc_roll_shifts(shown)) return true;
    }
    return false;
}

/* What the dice mean is written inside their tray, where that is narrow too. */
static void test_words_of_the_dice_stay_in_their_tray(void **unused) {
    (void)unused;
    static const char *const games[] = {"brockley", "corellian-spike"};
    enum { SEEDS = 8 };
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        bool was_read = false;
        for (uint64_t seed = 1; seed <= SEEDS && !was_read; seed++) {
            FixtureSetup setup = small_setup(4, 0, 0);
            setup.game = games[i], setup.width = 900, setup.height = 1600;
            setup.seed = seed, setup.credits = 100;
            TableFixture fixture;
            assert_true(fixture_open(&fixture, &setup));
            if (comes_to_a_shift(&fixture)) {
                fixture_draw(&fixture, NULL);
                const Fact *roll = fact_of(&fixture, "roll", FACT_TEXT);
                TableArea area = fixture_area(&fixture);
                Box tray =
                    table_layout_for(&fixture.view->shown.table, &area, table_card_shape(fixture.view), 0)
                        .dice;
                assert_non_null(roll);
                assert_true(roll->box.x >= tray.x && roll->box.x + roll->box.width <= tray.x + tray.width);
                was_read = true;
            }
            fixture_close(&fixture);
        }
        assert_true(was_read);
    }
}

/* Lying down the discard pile keeps its name however many cards are in it, and the deck's plate is clear. */
static void test_the_discard_pile_keeps_its_name(void **unused) {
    (void)unused;
    enum { MANY = 2 };
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    for (int size = 0; size < 2; size++) {
        FixtureSetup setup = small_setup(2, 0, 0);
        setup.width = sizes[size][0], setup.height = sizes[size][1];
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        int most = 0;
        for (int actions = 0; actions < 400 && most < MANY && fixture_act(&fixture); actions++) {
            fixture_settle(&fixture);
            int count = fixture.view->shown.table.discard_count;
            if (count == 0) continue;
            most = count > most ? count : most;
            fixture_draw(&fixture, NULL);
            assert_non_null(fact_of(&fixture, "discard:title", FACT_TEXT));
            assert_false(box_overlaps(caption_box(&fixture, "deck:title", "deck:count"),
                                      caption_box(&fixture, "discard:title", "discard:count")));
        }
        assert_true(most >= MANY);
        fixture_close(&fixture);
    }
}

/* ---- the middle of the inlay ---- */

/* About the middle of what art/places/inlays draws there, columns and rows of the room; upright the far
 * seats' cards come nearer to it. */
static const Box INLAY_MIDDLE = {884, 530, 152, 85}, INLAY_UPRIGHT = {884, 562, 152, 44};

/* It is seen between the far seats' cards and the marker, at any number of seats of these games: nothing that
 * lies on the cloth for longer than a bet lies on it. In landscape no bet does either. */
static void test_inlay_is_seen(void **unused) {
    (void)unused;
    static const char *const games[] = {"corellian-spike", "classic", "local", "low-tech"};
    for (size_t game = 0; game < sizeof games / sizeof *games; game++)
        for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
            FixtureSetup setup = small_setup(seats, 0, 0);
            TableFixture fixture;
            setup.game = games[game];
            assert_true(fixture_open(&fixture, &setup));
            const SabaccTable *table = &fixture.state.table;
            TableArea lying = {.box = {0, 60, 1920, 1020}},
                      upright = {.box = {0, 62, 900, 1276}, .is_portrait = true};
            lying.bar = table_room_bar(lying.box, 620, 296);
            for (int i = 0; i < 2; i++) {
                TableLayout at = table_layout_for(table, i ? &upright : &lying, 0.64f, 0);
                Box drawn = i ? INLAY_UPRIGHT : INLAY_MIDDLE;
                Box middle = {table_room_x(&at.room, drawn.x), table_room_y(&at.room, drawn.y),
                              drawn.width * at.room.scale, drawn.height * at.room.scale};
                Box boxes[] = {at.hand_pot, at.sabacc_pot, at.deck, at.discard, at.dice, at.marker};
                for (size_t box = 0; box < sizeof boxes / sizeof *boxes; box++)
                    if (overlap(boxes[box], middle))
                        fail_msg("%s, %d seats, %d: box %zu: %g %g %g %g on %g %g %g %g", games[game],
                                 table->seats, i, box, (double)boxes[box].x, (double)boxes[box].y,
                                 (double)boxes[box].width, (double)boxes[box].height, (double)middle.x,
                                 (double)middle.y, (double)middle.width, (double)middle.height);
                for (int seat = 0; seat < table->seats; seat++) {
                    Box cards = at.seat[seat].cards;
                    if (overlap(cards, middle))
                        fail_msg("%s, %d seats, %d: cards of %d: %g %g %g %g", games[game], table->seats, i,
                                 seat, (double)cards.x, (double)cards.y, (double)cards.width,
                                 (double)cards.height);
                    Box bet = at.seat[seat].bet;
                    if (i == 0 && overlap(bet, middle))
                        fail_msg("%s, %d seats: bet of %d: %g %g %g %g", games[game], table->seats, seat,
                                 (double)bet.x, (double)bet.y, (double)bet.width, (double)bet.height);
                }
            }
            fixture_close(&fixture);
        }
}

/* Upright it is seen at a table against the house too, between its cards and what lies in the middle. */
static void test_inlay_is_seen_by_one(void **unused) {
    (void)unused;
    static const char *const games[] = {"casino", "solitaire"};
    static const float AIR = 12;
    for (size_t game = 0; game < sizeof games / sizeof *games; game++) {
        FixtureSetup setup = small_setup(1, 0, 0);
        TableFixture fixture;
        setup.game = games[game];
        assert_true(fixture_open(&fixture, &setup));
        TableArea upright = {.box = {0, 62, 900, 1276}, .is_portrait = true};
        TableLayout at = table_layout_for(&fixture.state.table, &upright, 0.714f, 0);
        Box middle = table_room_box(&at.room, INLAY_UPRIGHT.x, INLAY_UPRIGHT.y, INLAY_UPRIGHT.width,
                                    INLAY_UPRIGHT.height);
        Box boxes[] = {at.hand_pot, at.sabacc_pot, at.deck, at.discard, at.marker, at.own[0], at.own[1]};
        for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) assert_false(overlap(boxes[i], middle));
        assert_true(at.own[0].y + at.own[0].height + AIR <= at.marker.y); /* the house's policy */
        for (int seat = 0; seat < fixture.state.table.seats; seat++) {
            assert_false(overlap(at.seat[seat].cards, middle));
            assert_false(overlap(at.seat[seat].label, middle));
            assert_false(overlap(at.seat[seat].bet, middle));
        }
        fixture_close(&fixture);
    }
}

/* ---- the room ---- */

/* When a picture of a name that begins so was drawn first, from 0; −1 if none was. */
static int drawn_as(const TableFixture *fixture, const char *picture) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, picture, strlen(picture)) == 0) return i;
    return -1;
}

/* The rail's picture lies over the strip of the place's that it was cut from (art/places/rail). */
static void assert_rail_fits(const TableFixture *fixture, int room, int rail, bool is_tall) {
    const float high = is_tall ? 1600 : 1080, row = is_tall ? 384 : 260, rows = is_tall ? 56 : 140;
    const Transcript *said = canvas_transcript(fixture->canvas);
    Box whole = transcript_at(said, room)->box, strip = transcript_at(said, rail)->box;
    assert_float_equal(strip.x, whole.x, 0.5);
    assert_float_equal(strip.width, whole.width, 0.5);
    assert_float_equal(strip.y, whole.y + whole.height * row / high, 0.5);
    assert_float_equal(strip.height, whole.height * rows / high, 0.5);
}

/* People sit behind the rail, whose picture shows a strip of the table's own cloth too: over it lie this
 * one's inlay, which has no pixels but lines, or another cloth. A window has the pictures of its shape, and
 * no others. */
static void want_room(bool is_tall, bool is_laid) {
    FixtureSetup setup = small_setup(3, 0, 1);
    TableFixture fixture;
    if (is_tall) setup.width = 270, setup.height = 480;
    setup.settings.cloth = is_laid ? "cloth-2" : "cloth";
    assert_true(fixture_open(&fixture, &setup));
    free(fixture_describe(&fixture, NULL));
    int room = drawn_as(&fixture, "places/tavern"), tall = drawn_as(&fixture, "places/tavern-tall");
    int rail = drawn_as(&fixture, is_tall ? "places/tavern-tall-rail" : "places/tavern-rail");
    int people = drawn_as(&fixture, "people/"), cloth = drawn_as(&fixture, "cloth-laid/cloth-2");
    int inlay = drawn_as(&fixture, "places/tavern-inlay");
    assert_int_equal(tall, is_tall ? room : -1);
    assert_true(room >= 0 && room < people && people < rail);
    assert_rail_fits(&fixture, room, rail, is_tall);
    assert_true((is_laid ? cloth : inlay) > rail);
    assert_int_equal(is_laid ? inlay : cloth, -1);
    fixture_close(&fixture);
}

static void test_room(void **unused) {
    (void)unused;
    for (int kind = 0; kind < 4; kind++) want_room(kind & 1, kind & 2);
}

/* Upright, up to four others sit behind the far rail, of more those who are further away; their heads are
 * whole, and the hand of one among few is large. */
static void test_upright_people(void **unused) {
    (void)unused;
    static const int behind[SABACC_MAX_SEATS] = {0, 1, 2, 3, 4, 3, 4, 3};
    static const float OWN_LEAST = 360;
    const Box box = {0, 62, 900, 1276};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        TableFixture fixture;
        assert_true(fixture_open(&fixture, &setup));
        TableArea area = {.box = box, .is_portrait = true};
        TableLayout at = table_layout_for(&fixture.state.table, &area, 300.0f / 420, 0);
        int figures = 0;
        for (int seat = 1; seat < seats; seat++) {
            if (at.seat[seat].figure.width <= 0) continue;
            figures++;
            assert_true(lies_within(at.seat[seat].medal, box));
            assert_true(at.seat[seat].plate.y > at.seat[seat].medal.y + at.seat[seat].medal.height);
        }
        assert_int_equal(figures, behind[seats - 1]);
        if (seats <= 4) assert_true(at.seat[0].card_height >= OWN_LEAST);
        fixture_close(&fixture);
    }
}

/* ---- the others ---- */

static Box grown(Box box, float by) { return box_inset(box, -by, -by); }

/* Upright nobody sits beside one's own hand. It has the table's width, or is between plate and total where
 * others at the sides take the height; it is large at eight seats too. And there is air between what lies
 * in the middle. */
static void test_upright_has_air(void **unused) {
    (void)unused;
    static const float AIR = 3, LEAST = 330, LEAST_BETWEEN = 280;
    TableArea area = {.box = {0, 62, 900, 1276}, .is_portrait = true};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        FixtureSetup setup = small_setup(seats, 0, 0);
        TableFixture fixture;
        setup.game = "classic";
        assert_true(fixture_open(&fixture, &setup));
        TableLayout at = table_layout_for(&fixture.state.table, &area, 0.714f, 0);
        assert_true(at.seat[0].card_height >= (seats > 5 ? LEAST_BETWEEN : LEAST));
        assert_true(at.seat[0].cards.width > (seats > 5 ? 400 : 800));
        for (int seat = 1; seat < seats; seat++) {
            Box cards = at.seat[seat].cards;
            assert_true(cards.y + cards.height <= at.marker.y);
        }
        Box pots[] = {at.hand_pot, at.sabacc_pot}, others[] = {at.deck, at.discard, at.dice};
        for (int pot = 0; pot < 2; pot++) {
            for (int i = 0; i < 3; i++) assert_false(overlap(grown(pots[pot], AIR), grown(others[i], AIR)));
            for (int seat = 1; seat < seats; seat++)
                assert_false(overlap(grown(pots[pot], AIR), grown(at.seat[seat].cards, AIR)));
        }
        assert_true(between(at.hand_pot, at.sabacc_pot) >= 10);
        assert_true(at.dice.width >= 120 && at.dice.height >= 50);
        fixture_close(&fixture);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_places_lie_apart),
        cmocka_unit_test(test_pots_are_large),
        cmocka_unit_test(test_upright_captions_lie_apart),
        cmocka_unit_test(test_dice_end_above_their_words),
        cmocka_unit_test(test_words_of_the_dice_stay_in_their_tray),
        cmocka_unit_test(test_the_discard_pile_keeps_its_name),
        cmocka_unit_test(test_inlay_is_seen),
        cmocka_unit_test(test_inlay_is_seen_by_one),
        cmocka_unit_test(test_room),
        cmocka_unit_test(test_upright_people),
        cmocka_unit_test(test_upright_has_air),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
