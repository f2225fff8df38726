/* The people at the far rail, their plates and what lies before them; whose turn it is. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "table/layout.h"
#include "table/seats.h"
#include "table_fixture.h"

static FixtureSetup setup_of(const char *game, int seats) {
    return (FixtureSetup){.width = 1920,
                          .height = 1080,
                          .seats = seats,
                          .seed = 5,
                          .credits = 100,
                          .game = game,
                          .settings = {.speed = 1, .shows_totals = true}};
}

static void describe(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

/* The fact, the first whose words begin so from the `from`-th on; NULL if there is none. */
static const Fact *shown(const TableFixture *fixture, const char *words) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, words, strlen(words)) == 0) return transcript_at(said, i);
    return NULL;
}

static bool ends(const char *words, const char *end) {
    size_t length = strlen(words), at = strlen(end);
    return length >= at && strcmp(words + length - at, end) == 0;
}

/* By the name of its picture: −1 to the left, 0 ahead, 1 to the right. */
static int turn_of(const Fact *person) {
    return ends(person->words, "-left") ? -1 : ends(person->words, "-right") ? 1 : 0;
}

/* How many pictures of people end so. */
static int people_that_end(const TableFixture *fixture, const char *end) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++) {
        const char *words = transcript_at(said, i)->words;
        count += strncmp(words, "people/", 7) == 0 && ends(words, end);
    }
    return count;
}

/* ---- places ---- */

static const Box boxes[] = {{0, 60, 1920, 870}, {0, 60, 1920, 940}, {0, 60, 1920, 1020}};
enum { BOXES = sizeof boxes / sizeof *boxes };

static TableLayout layout_at(int seats, Box box) {
    FixtureSetup setup = setup_of("classic", seats);
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
    FixtureSetup setup = setup_of("classic", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    describe(&fixture);
    static const char *const names[] = {"people/vex", "people/orro", "people/tally"};
    for (int i = 0; i < 3; i++) {
        const Fact *person = shown(&fixture, names[i]);
        assert_non_null(person);
        assert_int_equal(turn_of(person), turns[0][i]);
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
    FixtureSetup setup = setup_of("classic", seats);
    assert_true(fixture_open(fixture, &setup));
    fixture_settle(fixture);
    describe(fixture);
    TableArea area = fixture_area(fixture);
    return table_layout_for(&fixture->state.table, &area, table_card_shape(fixture->view), 0);
}

/* Everybody has a chair behind, wider than the shoulders and lower than the head, which does not lean; those
 * of many do not meet. */
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
            assert_int_equal(turn_of(chair), at.seat[seat].turn);
            assert_int_equal(strncmp(chair->words, "people/chair-lounge", 19), 0); /* the place's own */
            assert_float_equal(box.x + box.width / 2, figure.x + figure.width / 2, 0.5);
            assert_float_equal(box.y + box.height, figure.y + figure.height, 0.5);
            assert_true(box.width > figure.width && box.y > figure.y + figure.height * 0.25f);
            if (seat == 1) continue; /* a twentieth of the picture is clear */
            assert_true(box.x > transcript_at(said, first + seat - 2)->box.x + box.width * 0.95f);
        }
        fixture_close(&fixture);
    }
}

static void test_the_house_stands(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("casino", 1);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    describe(&fixture);
    assert_non_null(shown(&fixture, "people/vex"));
    assert_int_equal(chairs_shown(&fixture), 0);
    fixture_close(&fixture);
}

/* ---- arms ---- */

/* From the middle of a figure to a hand, and from the rail's edge to the fingertips, in shares of its side.
 */
static const float HAND = 0.2f, FINGERS = 0.068f;

static int last_that_ends(const TableFixture *fixture, const char *end) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    int last = transcript_count(said) - 1;
    while (last >= 0 && !ends(transcript_at(said, last)->words, end)) last--;
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
            assert_true(places->plate.y >= fmaxf(left, right) + FINGERS * side);
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
            FixtureSetup setup = setup_of(kind < 2 ? "brockley" : "force", seats);
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
    FixtureSetup setup = setup_of("classic", 3);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    describe(&fixture);
    assert_non_null(shown(&fixture, "portraits/guest"));
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

/* Whoever folds keeps nearly half of the colour, and most of the light. */
static void test_folded_people_keep_their_colours(void **unused) {
    (void)unused;
    double colour[2], light[2];
    for (int folds = 0; folds < 2; folds++) {
        FixtureSetup setup = setup_of("corellian-spike", 3);
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
    if (kept_colour < 0.27 || kept_colour > 0.4 || kept_light < 0.5 || kept_light > 0.72) /* 45 % of 72 % */
        fail_msg("%g of the colour and %g of the light are left", kept_colour, kept_light);
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

/* A plate is lower while nothing stands in its second line; no chips lie on it, and the dealer's block stands
 * on its left corner. */
static void test_plates_of_figures(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 3);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    const SabaccTable *table = &fixture.state.table;
    while (table->seat[1].last == SABACC_VERBS && fixture_act(&fixture)) {
        fixture_settle(&fixture);
        char *described = fixture_describe(&fixture, NULL);
        bool has_acted = table_view_shown(fixture.view)->table.seat[1].last != SABACC_VERBS;
        float high = has_acted ? 48 : 36;
        assert_float_equal(widget_box(described, "seat:1").height, high, 0.5);
        free(described);
    }
    assert_true(table->seat[1].last != SABACC_VERBS);
    TableArea area = fixture_area(&fixture);
    Box plate = table_view_plate(fixture.view, &area, 2);
    const Fact *block = shown(&fixture, "table/dealer");
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
static void test_turn_is_not_taken_for_acting(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("classic", 3);
    TableFixture fixture;
    int asked = 0, answered = 0, called = 0;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 60 && !fixture.state.table.stale && !fixture.state.table.shown; i++) {
        fixture_settle(&fixture);
        describe(&fixture);
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        char turn[64], answer[96];
        int player = table->turn.player;
        if (player >= 0 && table->turn.to_act >= 0) {
            const char *name = fixture_looks[player].name;
            snprintf(turn, sizeof turn, "%s’s turn", name);
            snprintf(answer, sizeof answer, "%s answers %s", fixture_looks[table->turn.to_act].name, name);
            bool is_own = table->turn.to_act == player, is_bet = table->turn.phase == SABACC_PHASE_BET;
            bool is_unbet = is_bet && table->turn.level == 0; /* nothing to answer to */
            assert_int_equal(shown(&fixture, turn) != NULL, is_own && !is_unbet);
            assert_int_equal(shown(&fixture, "table/turn") != NULL, is_own);
            assert_int_equal(shown(&fixture, answer) != NULL, !is_own && !is_unbet);
            asked += is_own, answered += !is_own && is_bet, called += !is_own && !is_bet;
        }
        if (!fixture_act(&fixture)) break;
    }
    assert_true(asked > 0 && answered > 0 && called > 0);
    fixture_close(&fixture);
}

/* ---- life ---- */

static const double UNTIL = 20000;

/* How many have their eyes closed at that moment of the clock. */
static int blinking_at(TableFixture *fixture, double now, double until) {
    table_view_live(fixture->view, now, until);
    describe(fixture);
    const Transcript *said = canvas_transcript(fixture->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(said); i++)
        count += strcmp(transcript_at(said, i)->name, "shut") == 0;
    return count;
}

static void test_people_blink(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    describe(&fixture);
    assert_true(isinf(table_view_next_blink(fixture.view))); /* nobody looks on */
    int blinks = 0, before = 0;
    double now = 0;
    blinking_at(&fixture, now, UNTIL);
    while (now < UNTIL) {
        double next = table_view_next_blink(fixture.view);
        assert_true(next > now && next - now < 7000);
        now = next;
        int closed = blinking_at(&fixture, now, UNTIL);
        assert_int_equal(closed, blinking_at(&fixture, now, UNTIL)); /* by the moment alone */
        blinks += closed > before;
        before = closed;
    }
    assert_in_range(blinks, 3 * 2, 3 * 6); /* three people, each every three to seven seconds */
    assert_int_equal(before, 0);
    assert_true(isinf(table_view_next_blink(fixture.view)));
    fixture_close(&fixture);
}

static void test_reduced_motion_stills_people(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    setup.settings.reduced_motion = true;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    blinking_at(&fixture, 0, UNTIL);
    assert_true(isinf(table_view_next_blink(fixture.view)));
    for (int i = 0; i < 12; i++) {
        fixture_act(&fixture);
        while (table_view_is_moving(fixture.view)) fixture_update(&fixture, 1000.0 / 60);
        describe(&fixture);
        const Fact *orro = shown(&fixture, "people/orro");
        float y = orro ? orro->box.y : 0;
        assert_non_null(orro);
        int turn = turn_of(orro);
        fixture_settle(&fixture);
        describe(&fixture);
        assert_float_equal(shown(&fixture, "people/orro")->box.y, y, 0.01); /* as it sits, without a move */
        assert_int_equal(turn_of(shown(&fixture, "people/orro")), turn);
    }
    fixture_close(&fixture);
}

static const Fact *arms_of_orro(const TableFixture *fixture) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, "people/orro", 11) == 0 &&
            ends(transcript_at(said, i)->words, "-arms"))
            return transcript_at(said, i);
    fail_msg("no arms");
    return NULL;
}

/* The picture of a person's body or arms without a turn is that one. */
static bool is_painted(const Fact *picture, const char *name) {
    size_t length = strlen(name);
    if (strncmp(picture->words, name, length) != 0) return false;
    const char *rest = picture->words + length;
    return rest[0] == '\0' || strcmp(rest, "-left") == 0 || strcmp(rest, "-right") == 0;
}

/* Whoever acts leans over the rail, within a quarter of a second, a hand at the chin, and back; the picture
 * of their arms lies where it lay. */
static void test_people_lean_in_to_act(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    bool asked = false, waits = false;
    float arms = 0;
    for (int i = 0; i < 60 && !(asked && waits); i++) {
        fixture_settle(&fixture);
        describe(&fixture);
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        float lie = arms_of_orro(&fixture)->box.y;
        if (arms == 0) arms = lie;
        assert_float_equal(lie, arms, 0.01);
        bool thinks = is_painted(arms_of_orro(&fixture), "people/orro-think-arms");
        assert_int_equal(thinks, table->turn.to_act == 2);
        if (thinks) {
            assert_true(is_painted(shown(&fixture, "people/orro"), "people/orro-in"));
            asked = true;
        } else if (table->turn.to_act >= 0 && !table_has_left_hand(table, 2)) {
            assert_false(is_painted(shown(&fixture, "people/orro"), "people/orro-back"));
            waits = true;
        }
        if (!fixture_act(&fixture)) break;
    }
    assert_true(asked && waits);
    fixture_close(&fixture);
}

/* One's own plate says what one did last while others act, and no more when one is asked anew. */
static void test_own_act_is_gone_when_asked(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    bool was_asked = false, has_waited = false;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 60 && !(was_asked && has_waited); i++) {
        fixture_settle(&fixture);
        describe(&fixture);
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        int at = 0;
        bool is_told = transcript_next(canvas_transcript(fixture.canvas), "did:0", &at) != NULL;
        bool has_acted = table->hand == 1 && table->seat[0].last != SABACC_VERBS && !table->shown;
        if (has_acted && table->turn.to_act == 0) assert_false(is_told);
        if (has_acted && table->turn.to_act > 0) assert_true(is_told);
        was_asked |= has_acted && table->turn.to_act == 0;
        has_waited |= has_acted && table->turn.to_act > 0;
        if (!fixture_act(&fixture)) break;
    }
    assert_true(was_asked && has_waited);
    fixture_close(&fixture);
}

/* Dice wait in their tray before they are thrown. */
static void test_dice_wait(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    assert_true(fixture_open(&fixture, &setup));
    fixture_settle(&fixture);
    describe(&fixture);
    assert_int_equal(fixture.state.table.dice_count, 0);
    assert_non_null(shown(&fixture, "dice/die-1"));
    assert_non_null(shown(&fixture, "dice/die-2"));
    fixture_close(&fixture);
}

/* How far the figure of a seat is below its place. */
static float moved_down(TableFixture *fixture, int seat) {
    const SabaccView *view = table_view_shown(fixture->view);
    TableArea area = fixture_area(fixture);
    TableLayout at = table_layout_for(&view->table, &area, table_card_shape(fixture->view), 0);
    char asset[32];
    snprintf(asset, sizeof asset, "people/%s", fixture_looks[seat].portrait);
    return shown(fixture, asset)->box.y - at.seat[seat].figure.y;
}

/* How many of those seats have moved down that far. */
static int people_moved(TableFixture *fixture, SeatMask seats, float least, float most) {
    int count = 0;
    describe(fixture);
    for (int seat = 1; seat < table_view_shown(fixture->view)->table.seats; seat++) {
        float moved = seat_in(seats, seat) ? moved_down(fixture, seat) : NAN;
        count += moved >= least && moved <= most;
    }
    return count;
}

/* One game; whoever wins hops up from the table and sits down again, and a loser slumps, and stays so. */
static void play_and_count(uint64_t seed, int *hops, int *seated, int *slumped) {
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    setup.seed = seed;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 100 && fixture.state.table.hand < 3 && fixture_act(&fixture); i++) {
        const SabaccTable *table = &table_view_shown(fixture.view)->table;
        while (table_view_is_moving(fixture.view) || table_view_is_easing(fixture.view)) {
            fixture_update(&fixture, 1000.0 / 60);
            *hops += people_moved(&fixture, table->in_game, -20.5f, -12);
        }
        if (!table->winners) continue;
        *seated += people_moved(&fixture, table->winners, -0.5f, 0.5f);
        *slumped += people_moved(&fixture, table->shown & (SeatMask)~table->winners, 14, 19);
    }
    fixture_close(&fixture);
}

static void test_winners_rejoice_and_losers_slump(void **unused) {
    (void)unused;
    int hops = 0, seated = 0, slumped = 0;
    for (uint64_t seed = 1; seed < 9 && (hops == 0 || slumped == 0); seed++)
        play_and_count(seed, &hops, &seated, &slumped);
    assert_true(hops > 0);
    assert_true(seated > 0);
    assert_true(slumped > 0);
}

static bool is_turned(const TableFixture *fixture, const char *person) {
    const Fact *fact = shown(fixture, person);
    assert_non_null(fact);
    return turn_of(fact) != 0;
}

/* Heads turn to who acts, who looks ahead; while one acts oneself, all look to the middle. */
static void test_heads_turn_to_who_acts(void **unused) {
    (void)unused;
    FixtureSetup setup = setup_of("corellian-spike", 4);
    TableFixture fixture;
    SeatMask acted = 0;
    assert_true(fixture_open(&fixture, &setup));
    for (int i = 0; i < 60 && fixture.state.table.hand < 2; i++) {
        fixture_settle(&fixture);
        describe(&fixture);
        int actor = table_view_shown(fixture.view)->table.turn.to_act;
        if (actor >= 0) {
            assert_int_equal(is_turned(&fixture, "people/vex"), actor != 1);
            assert_int_equal(is_turned(&fixture, "people/orro"), actor == 1 || actor == 3);
            assert_int_equal(is_turned(&fixture, "people/tally"), actor != 3);
            acted |= seat_bit(actor);
        }
        if (!fixture_act(&fixture)) break;
    }
    assert_int_equal(acted, 15);
    fixture_close(&fixture);
}

/* Red by blue in the face at the far rail's middle. */
static double warmth_in(const char *game) {
    FixtureSetup setup = setup_of(game, 2);
    TableFixture fixture;
    double red = 0, blue = 0;
    assert_true(fixture_open(&fixture, &setup));
    fixture_draw(&fixture, NULL);
    Box face = box_inset(shown(&fixture, "people/vex")->box, 110, 90);
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
    if (mine < highrise * 1.25) fail_msg("%g and %g", mine, highrise);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_heads_have_air),
        cmocka_unit_test(test_cards_lie_off_the_rail),
        cmocka_unit_test(test_outer_people_turn_to_the_middle),
        cmocka_unit_test(test_people_sit_in_chairs),
        cmocka_unit_test(test_the_house_stands),
        cmocka_unit_test(test_arms_rest_on_the_rail),
        cmocka_unit_test(test_claims_leave_faces_free),
        cmocka_unit_test(test_nobody_is_a_letter),
        cmocka_unit_test(test_folded_people_keep_their_colours),
        cmocka_unit_test(test_plates_of_figures),
        cmocka_unit_test(test_turn_is_not_taken_for_acting),
        cmocka_unit_test(test_people_blink),
        cmocka_unit_test(test_reduced_motion_stills_people),
        cmocka_unit_test(test_people_lean_in_to_act),
        cmocka_unit_test(test_own_act_is_gone_when_asked),
        cmocka_unit_test(test_dice_wait),
        cmocka_unit_test(test_winners_rejoice_and_losers_slump),
        cmocka_unit_test(test_heads_turn_to_who_acts),
        cmocka_unit_test(test_people_are_lit_by_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
