/* The people at the far rail, their plates and what lies before them; whose turn it is. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "people_seen.h"
#include "table/layout.h"
#include "table/seats.h"

/* How many pictures of people end so. */
static int people_that_end(const TableFixture *fixture, const char *end) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++) {
        const char *words = transcript_at(said, i)->words;
        count += strncmp(words, "people/", 7) == 0 && people_ends(words, end);
    }
    return count;
}

/* ---- places ---- */

static const Box boxes[] = {{0, 60, 1920, 870}, {0, 60, 1920, 940}, {0, 60, 1920, 1020}};
enum { BOXES = sizeof boxes / sizeof *boxes };

static TableLayout layout_at(int seats, Box box) {
    FixtureSetup setup = people_setup("classic", seats);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    TableArea area = {.box = box};
    TableLayout at = table_layout_for(&fixture.state.table, &area, 0.7f, 0);
    fixture_close(&fixture);
    return at;
}

static void test_heads_have_air(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int i = 0; i < BOXES; i++) {
            TableLayout at = layout_at(seats, boxes[i]);
            for (int seat = 1; seat < seats; seat++)
                assert_true(at.seat[seat].figure.y >= boxes[i].y + 15.9f * at.room.scale);
        }
}

static float middle_of(Box box) { return box.x + box.width / 2; }

static float rail_at(const TableRoom *room, float x) {
    return table_room_y(room, table_room_rail((x - room->x) / room->scale));
}

/* Where the rail turns, the cards before it lie further in and down. */
static void test_cards_lie_off_the_rail(void **unused) {
    (void)unused;
    for (int seats = 3; seats <= SABACC_MAX_SEATS; seats++) {
        TableLayout at = layout_at(seats, boxes[0]);
        const SeatPlaces *left = &at.seat[1], *right = &at.seat[seats - 1];
        float least = seats > 7 ? 11 : 27.9f; /* little room is between so many */
        assert_true(middle_of(left->cards) >= middle_of(left->plate) + least * at.room.scale);
        assert_true(middle_of(right->cards) <= middle_of(right->plate) - least * at.room.scale);
        float edge = rail_at(&at.room, left->plate.x + left->plate.width / 2);
        assert_true(left->cards.y >= edge + (seats == 3 ? 87 : 99.9f) * at.room.scale);
    }
    TableLayout at = layout_at(4, boxes[0]);
    assert_float_equal(middle_of(at.seat[2].cards), middle_of(at.seat[2].plate), 0.01);
}

static void test_outer_people_turn_to_the_middle(void **unused) {
    (void)unused;
    static const int turns[][4] = {{1, 0, -1}, {1, 0, 0, -1}};
    for (int more = 0; more < 2; more++) {
        TableLayout at = layout_at(4 + more, boxes[0]);
        for (int i = 0; i < 3 + more; i++) assert_int_equal(at.seat[1 + i].turn, turns[more][i]);
    }
    FixtureSetup setup = people_setup("classic", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    people_draw(&fixture);
    static const char *const names[] = {"people/vex", "people/orro", "people/tally"};
    for (int i = 0; i < 3; i++) {
        const Fact *person = people_shown(&fixture, names[i]);
        assert_non_null(person);
        assert_int_equal(people_turn_of(person), turns[0][i]);
    }
    fixture_close(&fixture);
}

/* ---- chairs ---- */

/* Where in the transcript the first picture is whose name begins so. */
static int place_in_order(const TableFixture *fixture, const char *name) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int i = 0;
    while (i < transcript_count(said) && strncmp(transcript_at(said, i)->words, name, strlen(name)) != 0) i++;
    return i;
}

static int chairs_shown(const TableFixture *fixture) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++)
        count += strncmp(transcript_at(said, i)->words, "people/chair", 12) == 0;
    return count;
}

/* Classic Sabacc with so many seats, described as it rests; the fixture is to be closed. */
static TableLayout sit_down(TableFixture *fixture, int seats) {
    FixtureSetup setup = people_setup("classic", seats);
    assert_true(fixture_open(fixture, &setup));
    fixture_settle(fixture);
    people_draw(fixture);
    TableArea area = fixture_area(fixture);
    return table_layout_for(&fixture->state.table, &area, table_card_shape(fixture->view), 0);
}

/* Whether no lower corner is seen above the rail. */
static bool is_behind_rail(const TableRoom *room, Box box) {
    float left = (box.x - room->x) / room->scale, right = left + box.width / room->scale;
    float rail = fmaxf(table_room_rail(left), table_room_rail(right));
    return box.y + box.height > table_room_y(room, rail);
}

/* Everybody has a chair behind, wider than the shoulders and lower than the head, which does not lean and
 * goes on behind the rail; those of many do not meet. */
static void test_people_sit_in_chairs(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        TableFixture fixture;
        TableLayout at = sit_down(&fixture, seats);
        assert_int_equal(chairs_shown(&fixture), seats - 1);
        int first = place_in_order(&fixture, "people/chair");
        assert_true(first + seats - 1 <= place_in_order(&fixture, "people/vex"));
        const Transcript *said = canvas_transcript(fixture.canvas);
        for (int seat = 1; seat < seats; seat++) {
            const Fact *chair = transcript_at(said, first + seat - 1);
            Box figure = at.seat[seat].figure, box = chair->box;
            assert_int_equal(people_turn_of(chair), at.seat[seat].turn);
            assert_int_equal(strncmp(chair->words, "people/chair-lounge", 19), 0); /* the place's own */
            assert_float_equal(box.x + box.width / 2, figure.x + figure.width / 2, 0.5);
            assert_true(is_behind_rail(&at.room, box) &&
                        box.y + box.height >= figure.y + figure.height - 0.5f);
            assert_true(box.width > figure.width && box.y > figure.y + figure.height * 0.25f);
            if (seat == 1) continue; /* a twentieth of the picture is clear */
            assert_true(box.x > transcript_at(said, first + seat - 2)->box.x + box.width * 0.95f);
        }
        fixture_close(&fixture);
    }
}

/* Before a station that is as tall as it, at every place its own. */
static void test_the_house_stands(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("casino", 1);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    people_draw(&fixture);
    const Fact *house = people_shown(&fixture, "people/vex"),
               *station = people_shown(&fixture, "people/chair-house");
    assert_non_null(house);
    assert_non_null(station);
    assert_int_equal(chairs_shown(&fixture), 1);
    assert_true(station->box.y < house->box.y + house->box.height * 0.1f);
    assert_true(station->box.width > house->box.width);
    assert_float_equal(station->box.y + station->box.height, house->box.y + house->box.height, 0.5);
    fixture_close(&fixture);
}

/* Where nothing is played for it sits in a chair of the place, and leans back while the other acts. */
static void test_the_house_is_a_guest(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("solitaire", 1);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    people_draw(&fixture);
    assert_int_equal(chairs_shown(&fixture), 1);
    assert_non_null(people_shown(&fixture, "people/chair-bunk"));
    assert_null(people_shown(&fixture, "people/chair-house"));
    assert_non_null(people_shown(&fixture, "people/vex-back"));
    fixture_close(&fixture);
}

/* ---- arms ---- */

/* From the middle of a figure to a hand, and from the rail's edge to the fingertips, in shares of its side.
 */
static const float HAND = 0.2f, FINGERS = 0.068f;

static int last_that_ends(const TableFixture *fixture, const char *end) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int last = transcript_count(said) - 1;
    while (last >= 0 && !people_ends(transcript_at(said, last)->words, end)) last--;
    assert_true(last >= 0);
    return last;
}

/* Over the rail and before their owner, about the middle of the rail's edge, and as steep as it is; neither
 * neighbours' arms nor plates cover hands. */
static void test_arms_rest_on_the_rail(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        TableFixture fixture;
        TableLayout at = sit_down(&fixture, seats);
        assert_int_equal(people_that_end(&fixture, "-arms"), seats - 1);
        int arms = place_in_order(&fixture, "people/vex-arms");
        assert_true(place_in_order(&fixture, "people/vex") < arms &&
                    last_that_ends(&fixture, "-rail") < arms);
        for (int seat = 1; seat < seats; seat++) {
            const SeatPlaces *places = &at.seat[seat];
            float side = places->figure.width, x = places->figure.x + side / 2;
            float left = rail_at(&at.room, x - side * HAND), right = rail_at(&at.room, x + side * HAND);
            assert_float_equal(tanf(places->slope), (right - left) / (2 * HAND * side), 0.001);
            for (int hand = -1; hand <= 1; hand += 2) {
                float from_middle = x + (float)hand * HAND * side - places->plate.x - places->plate.width / 2;
                float plate = places->plate.y + tanf(places->slope) * from_middle;
                assert_true(plate >= (hand < 0 ? left : right) + FINGERS * side - 0.5f);
            }
            /* where its middle comes to lie when it is turned about the rail's edge */
            float up = (left + right) / 2 - places->arms.y - places->arms.height / 2;
            float aside = places->arms.x + places->arms.width / 2 - x;
            assert_float_equal(aside, up * tanf(places->slope), 0.5);
            assert_true(up > 0 && up < places->arms.height / 2);
            if (seat == 1) continue; /* a twentieth of the picture is clear at each side */
            Box before = at.seat[seat - 1].arms;
            assert_true(places->arms.x + places->arms.width * 0.04f >= before.x + before.width * 0.95f);
        }
        fixture_close(&fixture);
    }
}

/* ---- what they claim ---- */

static bool meet(Box a, Box b) {
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

static bool holds(Box outer, Box inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width &&
           inner.y + inner.height <= outer.y + outer.height;
}

/* The middle of a figure's picture, in which its head and its neck are. */
static Box face_of(Box figure) { return box_inset(figure, figure.width * 0.27f, figure.height * 0.05f); }

/* What is claimed is beside every face, within the screen and apart from what others claim; on a plate it is
 * within that, and not on the portrait. */
static void check_claims(const TableFrame *frame, int seats) {
    Box claims[SABACC_MAX_SEATS];
    for (int seat = 0; seat < seats; seat++) {
        const SeatPlaces *places = &frame->at.seat[seat];
        claims[seat] = table_claim_box(frame, seat);
        assert_true(claims[seat].width > 0 && holds(frame->at.box, claims[seat]));
        for (int other = 0; other < seats; other++)
            if (frame->at.seat[other].figure.width > 0)
                assert_false(meet(claims[seat], face_of(frame->at.seat[other].figure)));
        for (int before = 0; before < seat; before++) assert_false(meet(claims[seat], claims[before]));
        if (places->figure.width > 0) continue;
        assert_true(holds(places->plate, claims[seat]));
        assert_false(meet(claims[seat], places->medal));
    }
}

static void test_claims_leave_faces_free(void **unused) {
    (void)unused;
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++)
        for (int kind = 0; kind < 4; kind++) {
            FixtureSetup setup = people_setup(kind < 2 ? "brockley" : "force", seats);
            if (kind % 2) setup.width = 900, setup.height = 1600;
            TableFixture fixture;
            assert_true(fixture_open(&fixture, &setup));
            SabaccTable *table = &fixture.state.table;
            for (int seat = 0; seat < seats; seat++) {
                if (kind < 2) table->declared |= seat_bit(seat), table->seat[seat].declared = -28;
                if (kind >= 2) table->seat[seat].alignment = seat % 2 ? SABACC_LIGHT : SABACC_DARK;
            }
            TableArea area = fixture_area(&fixture);
            TableFrame frame = {.view = fixture.view,
                                .table = table,
                                .canvas = fixture.canvas,
                                .at = table_layout_for(table, &area, table_card_shape(fixture.view), 0)};
            check_claims(&frame, seats);
            fixture_close(&fixture);
        }
}

/* ---- faces ---- */

/* Whoever has no portrait has the guest's, at the rail and on a plate. */
static void test_nobody_is_a_letter(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("classic", 3);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    people_draw(&fixture);
    assert_non_null(people_shown(&fixture, "portraits/guest"));
    const Transcript *said = canvas_transcript(fixture.canvas);
    for (int i = 0; i < transcript_count(said); i++)
        assert_string_not_equal(transcript_at(said, i)->words, "A");
    fixture_close(&fixture);
}

/* The sums of how far the channels of each pixel in the box are apart, and of its brightest channel. */
static void measure(const TableFixture *fixture, Box box, double *colour, double *light) {
    float scale = fixture->layout.scale;
    *colour = *light = 0;
    for (int y = (int)(box.y * scale); y < (int)((box.y + box.height) * scale); y++)
        for (int x = (int)(box.x * scale); x < (int)((box.x + box.width) * scale); x++) {
            Pixel p = fixture->pixels->pixels[y * fixture->pixels->stride + x];
            int channels[] = {(int)(p >> 16 & 255), (int)(p >> 8 & 255), (int)(p & 255)}, low = 255, high = 0;
            for (int i = 0; i < 3; i++) {
                low = channels[i] < low ? channels[i] : low;
                high = channels[i] > high ? channels[i] : high;
            }
            *colour += high - low;
            *light += high;
        }
}

/* Whoever folds sits in shade, with about three quarters of the light, and keeps their colours. */
static void test_folded_people_keep_their_colours(void **unused) {
    (void)unused;
    double colour[2], light[2];
    for (int folds = 0; folds < 2; folds++) {
        FixtureSetup setup = people_setup("corellian-spike", 3);
        TableFixture fixture;
        SabaccView view;
        assert_true(fixture_open(&fixture, &setup));
        fixture_settle(&fixture);
        sabacc_view(&fixture.state, 0, &view);
        view.table.folded = folds ? seat_bit(1) : 0;
        table_view_reset(fixture.view, &view);
        fixture.is_made_up = true;
        fixture_draw(&fixture, NULL);
        TableArea area = fixture_area(&fixture);
        Box medal = table_layout_for(&view.table, &area, 0.7f, 0).seat[1].medal;
        measure(&fixture, box_inset(medal, medal.width * 0.3f, medal.height * 0.3f), &colour[folds],
                &light[folds]);
        fixture_close(&fixture);
    }
    double kept_colour = colour[1] / colour[0], kept_light = light[1] / light[0];
    if (kept_colour < 0.7 || kept_colour > 0.95 || kept_light < 0.65 || kept_light > 0.88)
        fail_msg("%g of the colour and %g of the light are left", kept_colour, kept_light);
}

/* How much more red than blue the chair of seat 1 is beside who sits in it. */
static double warmth_of_chair(bool wins) {
    FixtureSetup setup = people_setup("corellian-spike", 2);
    TableFixture fixture;
    SabaccView view;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    sabacc_view(&fixture.state, 0, &view);
    view.table.stale = 1;
    view.table.winners = wins ? seat_bit(1) : 0;
    view.table.seat[1].won_of[0] = wins ? 40 : 0;
    table_view_reset(fixture.view, &view);
    fixture.is_made_up = true;
    fixture_draw(&fixture, NULL);
    people_draw(&fixture);
    Box chair = people_shown(&fixture, "people/chair")->box;
    Box side = {chair.x, chair.y + chair.height * 0.3f, chair.width * 0.12f, chair.height * 0.4f};
    float scale = fixture.layout.scale;
    double sum = 0;
    for (int y = (int)(side.y * scale); y < (int)((side.y + side.height) * scale); y++)
        for (int x = (int)(side.x * scale); x < (int)((side.x + side.width) * scale); x++) {
            Pixel p = fixture.pixels->pixels[y * fixture.pixels->stride + x];
            sum += (int)(p >> 16 & 255) - (int)(p & 255);
        }
    fixture_close(&fixture);
    return sum;
}

/* Not on a person alone, who would look pasted before it. */
static void test_the_light_of_a_win_is_on_the_chair_too(void **unused) {
    (void)unused;
    double before = warmth_of_chair(false), wins = warmth_of_chair(true);
    if (wins <= before * 1.05) fail_msg("it has gone from %g to %g", before, wins);
}

/* ---- what stands on the far rail ---- */

/* One thing at each side of the middle, before the rail and behind the arms, where nobody sits: of five
 * others there is no room between any two. Each place has its own; upright nothing stands there. */
static void test_things_stand_between_people(void **unused) {
    (void)unused;
    static const float AIR = 10;
    static const char *const things[] = {"places/lounge-left", "places/lounge-right"};
    for (int seats = 2; seats <= SABACC_MAX_SEATS; seats++) {
        TableFixture fixture;
        TableLayout at = sit_down(&fixture, seats);
        for (int i = 0; i < 2; i++) {
            const Fact *thing = people_shown(&fixture, things[i]);
            assert_true((thing != NULL) == (seats <= 5));
            for (int seat = 1; thing && seat < seats; seat++) {
                Box figure = at.seat[seat].figure, box = box_inset(thing->box, AIR, 0);
                assert_true(box.x + box.width <= figure.x || box.x >= figure.x + figure.width);
            }
            if (!thing) continue;
            int order = place_in_order(&fixture, things[i]);
            assert_true(order > place_in_order(&fixture, "places/lounge-rail"));
            assert_true(order < place_in_order(&fixture, "people/vex-arms"));
            float middle = thing->box.x + thing->box.width / 2, axis = table_room_x(&at.room, ROOM_WIDE / 2);
            assert_true(i == 0 ? middle < axis : middle > axis);
        }
        fixture_close(&fixture);
    }
    FixtureSetup setup = people_setup("classic", 2);
    setup.width = 900, setup.height = 1600;
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    people_draw(&fixture);
    assert_null(people_shown(&fixture, things[0]));
    fixture_close(&fixture);
}

static void test_each_place_has_its_things(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        FixtureSetup setup = people_setup(game->id, game->max_seats < 4 ? game->max_seats : 4);
        TableFixture fixture;
        char thing[64];
        assert_true(fixture_open(&fixture, &setup));
        people_draw(&fixture);
        snprintf(thing, sizeof thing, "places/%s-left", game->place);
        assert_non_null(people_shown(&fixture, thing));
        snprintf(thing, sizeof thing, "places/%s-right", game->place);
        assert_non_null(people_shown(&fixture, thing));
        fixture_close(&fixture);
    }
}

/* ---- plates ---- */

static Box widget_box(const char *described, const char *name) {
    char line[64];
    long x, y, wide, high;
    snprintf(line, sizeof line, "\nbutton %s in ", name);
    const char *at = strstr(described, line);
    assert_non_null(at);
    assert_int_equal(sscanf(at + strlen(line), "%ld,%ld %ldx%ld", &x, &y, &wide, &high), 4);
    return (Box){(float)x / 4, (float)y / 4, (float)wide / 4, (float)high / 4};
}

/* Where a hand goes by turns the mark of the turn lies on the rail by a plate, over nobody's head. */
static void test_the_turn_is_marked_off_heads(void **unused) {
    (void)unused;
    for (int is_upright = 0; is_upright < 2; is_upright++) {
        FixtureSetup setup = people_setup("classic", 4);
        TableFixture fixture;
        int marked = 0;
        if (is_upright) setup.width = 900, setup.height = 1600;
        assert_true(fixture_open(&fixture, &setup));
        fixture_settle(&fixture);
        while (marked < 3 && fixture_act(&fixture)) {
            fixture_settle(&fixture);
            people_draw(&fixture);
            TableArea area = fixture_area(&fixture);
            TableLayout at = table_layout_for(&fixture.state.table, &area, 0.7f, 0);
            const Fact *mark = people_shown(&fixture, "table/turn");
            for (int seat = 1; mark && seat < 4; seat++) {
                Box plate = at.seat[seat].plate, head = at.seat[seat].medal;
                if (fixture.view->shown.table.turn.player != seat) continue;
                assert_true(mark->box.y >= head.y + head.height / 2 && mark->box.y < plate.y);
                assert_true(mark->box.x > plate.x + plate.width / 2);
                marked++;
            }
        }
        assert_int_equal(marked, 3);
        fixture_close(&fixture);
    }
}

/* A plate is lower while nothing stands in its second line; no chips lie on it, and the dealer's block stands
 * on its left corner. */
static void test_plates_of_figures(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("corellian-spike", 3);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    const SabaccTable *table = &fixture.state.table;
    while (table->seat[1].last == SABACC_VERBS && fixture_act(&fixture)) {
        fixture_settle(&fixture);
        char *described = fixture_describe(&fixture, NULL);
        bool has_acted = table_view_shown(fixture.view)->table.seat[1].last != SABACC_VERBS;
        float high = has_acted ? 56 : 42;
        assert_float_equal(widget_box(described, "seat:1").height, high, 0.5);
        free(described);
    }
    assert_true(table->seat[1].last != SABACC_VERBS);
    TableArea area = fixture_area(&fixture);
    Box plate = table_view_plate(fixture.view, &area, 2);
    const Fact *block = people_shown(&fixture, "table/dealer");
    assert_non_null(block);
    assert_true(block->box.x < plate.x && block->box.x + block->box.width < plate.x + 60);
    assert_true(block->box.y < plate.y);
    const Transcript *said = canvas_transcript(fixture.canvas);
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        bool is_chip = strncmp(fact->words, "chips-side/", 11) == 0;
        bool is_on_plate = fact->box.x >= plate.x && fact->box.x <= plate.x + plate.width &&
                           fact->box.y >= plate.y && fact->box.y < plate.y + plate.height;
        assert_false(is_chip && is_on_plate);
    }
    fixture_close(&fixture);
}

/* ---- whose turn it is ---- */

/* While others answer to what was opened, nothing says that it is the opener's move. */
/* What somebody did does not reach the edge of the plate, whoever's it is. */
static void test_words_end_before_the_plate(void **unused) {
    (void)unused;
    static const float AIR = 8;
    enum { MOMENTS = 60 };
    FixtureSetup setup = people_setup("swag", 4);
    TableFixture fixture;
    int seen[4] = {0};
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < MOMENTS && fixture_act(&fixture); i++) {
        fixture_settle(&fixture);
        people_draw(&fixture);
        const Transcript *said = canvas_transcript(fixture.canvas);
        TableArea area = fixture_area(&fixture);
        for (int k = 0; k < transcript_count(said); k++) {
            const Fact *fact = transcript_at(said, k);
            int seat;
            if (sscanf(fact->name, "did:%d", &seat) != 1) continue;
            Box plate = table_view_plate(fixture.view, &area, seat);
            assert_true(fact->box.x + fact->box.width <= plate.x + plate.width - AIR);
            seen[seat]++;
        }
    }
    for (int seat = 0; seat < 4; seat++) assert_true(seen[seat] > 0);
    fixture_close(&fixture);
}

static void test_turn_is_not_taken_for_acting(void **unused) {
    (void)unused;
    FixtureSetup setup = people_setup("classic", 3);
    TableFixture fixture;
    int asked = 0, answered = 0, called = 0;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 60 && !fixture.state.table.stale && !fixture.state.table.shown; i++) {
        fixture_settle(&fixture);
        people_draw(&fixture);
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        char turn[64], answer[96];
        int player = table->turn.player;
        if (player >= 0 && table->turn.to_act >= 0) {
            const char *name = fixture_looks[player].name;
            snprintf(turn, sizeof turn, "%s’s turn", name);
            snprintf(answer, sizeof answer, "%s answers %s", fixture_looks[table->turn.to_act].name, name);
            bool is_own = table->turn.to_act == player, is_bet = table->turn.phase == SABACC_PHASE_BET;
            bool is_unbet = is_bet && table->turn.level == 0; /* nothing to answer to */
            assert_int_equal(people_shown(&fixture, turn) != NULL, is_own && !is_unbet);
            assert_int_equal(people_shown(&fixture, "table/turn") != NULL, is_own);
            assert_int_equal(people_shown(&fixture, answer) != NULL, !is_own && !is_unbet);
            asked += is_own, answered += !is_own && is_bet, called += !is_own && !is_bet;
        }
        if (!fixture_act(&fixture)) break;
    }
    assert_true(asked > 0 && answered > 0 && called > 0);
    fixture_close(&fixture);
}

/* Red by blue in the face at the far rail's middle. */
static double warmth_in(const char *game) {
    FixtureSetup setup = people_setup(game, 2);
    TableFixture fixture;
    double red = 0, blue = 0;
    assert_true(fixture_open(&fixture, &setup));
    fixture_draw(&fixture, NULL);
    Box figure = people_shown(&fixture, "people/vex")->box,
        face = box_inset(figure, figure.width * 0.4f, figure.height * 0.33f);
    float scale = fixture.layout.scale;
    for (int y = (int)(face.y * scale); y < (int)((face.y + face.height) * scale); y++)
        for (int x = (int)(face.x * scale); x < (int)((face.x + face.width) * scale); x++) {
            Pixel p = fixture.pixels->pixels[y * fixture.pixels->stride + x];
            red += p >> 16 & 255;
            blue += p & 255;
        }
    fixture_close(&fixture);
    return red / blue;
}

/* Under a mine's lamp a face is warmer than under that of a high-rise. */
static void test_people_are_lit_by_their_place(void **unused) {
    (void)unused;
    double mine = warmth_in("kessel"), highrise = warmth_in("coruscant-shift");
    if (mine < highrise * 1.2) fail_msg("%g and %g", mine, highrise);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_heads_have_air),
        cmocka_unit_test(test_cards_lie_off_the_rail),
        cmocka_unit_test(test_outer_people_turn_to_the_middle),
        cmocka_unit_test(test_people_sit_in_chairs),
        cmocka_unit_test(test_the_house_stands),
        cmocka_unit_test(test_the_house_is_a_guest),
        cmocka_unit_test(test_arms_rest_on_the_rail),
        cmocka_unit_test(test_claims_leave_faces_free),
        cmocka_unit_test(test_nobody_is_a_letter),
        cmocka_unit_test(test_folded_people_keep_their_colours),
        cmocka_unit_test(test_the_light_of_a_win_is_on_the_chair_too),
        cmocka_unit_test(test_things_stand_between_people),
        cmocka_unit_test(test_each_place_has_its_things),
        cmocka_unit_test(test_the_turn_is_marked_off_heads),
        cmocka_unit_test(test_plates_of_figures),
        cmocka_unit_test(test_words_end_before_the_plate),
        cmocka_unit_test(test_turn_is_not_taken_for_acting),
        cmocka_unit_test(test_people_are_lit_by_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
