/* The bar's line that says what a choice does: in larger text its letters keep their size, in several lines
 * where they must, and no button is covered by it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bare_ui.h"
#include "pick_support.h"
#include "ui/prompts/action_bar.h"

typedef struct Fixture {
    BareUi bare;
    Canvas *canvas;
    Ui *ui;
    const char *hint; /* the sentence of the focused choice */
    int lines, least; /* of its lines: how many, and the smallest letters in pixels */
    Box hinted;       /* around its letters */
    Box buttons[PICK_BUTTONS];
    int count;
    Box bar;
} Fixture;

static int set_up(void **state) {
    static Fixture fixture;
    fixture = (Fixture){.least = 0};
    fixture.bare = bare_ui_open();
    fixture.canvas = fixture.bare.canvas;
    fixture.ui = fixture.bare.ui;
    *state = &fixture;
    return 0;
}

static int tear_down(void **state) {
    Fixture *fixture = *state;
    bare_ui_close(&fixture->bare);
    return 0;
}

static void hear(void *user, const CanvasLine *line) {
    Fixture *fixture = user;
    if (!strstr(line->text, fixture->hint)) return;
    Box *around = &fixture->hinted;
    if (fixture->lines++ == 0) {
        fixture->least = line->pixel_size;
        *around = line->box;
        return;
    }
    float bottom = fmaxf(around->y + around->height, line->box.y + line->box.height);
    around->y = fminf(around->y, line->box.y);
    around->height = bottom - around->y;
    if (line->pixel_size < fixture->least) fixture->least = line->pixel_size;
}

static void hide_nothing(void *user, Box box) { (void)user, (void)box; }

static void draw(Fixture *fixture, const Pick *pick, const Layout *layout, int percent) {
    Pixmap *pixels = pixmap_create(layout->pixel_width, layout->pixel_height);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    CanvasListener listener = {hear, hide_nothing, fixture};
    fixture->lines = 0;
    ui_set_access(fixture->ui, &(UiAccess){.text_percent = percent});
    canvas_begin(fixture->canvas, layout);
    ui_begin(fixture->ui, fixture->canvas, 0);
    canvas_set_listener(fixture->canvas, &listener);
    BarSize size = action_bar_size(fixture->canvas, &(BarNeeds){0});
    Box screen = layout->screen;
    fixture->bar = box_place(screen, size.wide > 0 ? size.wide : screen.width, size.high, 1, 1);
    action_bar_draw(fixture->ui, fixture->bar, pick, "", NULL);
    canvas_set_listener(fixture->canvas, NULL);
    fixture->count = ui_places(fixture->ui, true, fixture->buttons, PICK_BUTTONS);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
}

/* Of the button or slider of that name. */
static void expect_size(Fixture *fixture, const Pick *pick, const char *name, Layout layout, int percent) {
    static const float SIZE = 22, LEAST_HIGH = 36;
    static const float NEARLY = 0.95f; /* three lines beside an amount stand where two would */
    char words[PICK_HINT];
    assert_true(pick_hint(pick, name, words, sizeof words));
    fixture->hint = words;
    ui_set_focus(fixture->ui, name);
    draw(fixture, pick, &layout, percent);
    int wanted = (int)(SIZE * (float)percent / 100 * layout.scale * NEARLY);
    if (fixture->lines == 0) fail_msg("%s: nothing is said", name);
    if (fixture->least < wanted)
        fail_msg("%s at %d %%, %d×%d: letters of %d pixels instead of %d", name, percent, layout.pixel_width,
                 layout.pixel_height, fixture->least, wanted);
    Box screen = layout.screen, said = fixture->hinted;
    assert_true(said.y >= fixture->bar.y && said.y + said.height <= screen.height + 1);
    assert_true(said.x >= fixture->bar.x - 1 && said.x + said.width <= screen.width + 1);
    for (int i = 0; i < fixture->count; i++) {
        Box button = fixture->buttons[i];
        bool is_beside = said.y >= button.y + button.height - 1;
        if (!is_beside || button.height < LEAST_HIGH)
            fail_msg("%s at %d %%, %d×%d: a button of %.0f at %.0f, the words at %.0f", name, percent,
                     layout.pixel_width, layout.pixel_height, (double)button.height, (double)button.y,
                     (double)said.y);
    }
}

static void test_the_hint_keeps_its_size(void **state) {
    static const int percents[] = {100, 125, 150, 175, 200};
    Fixture *fixture = *state;
    SabaccState table = table_of("corellian-spike", NULL), classic = table_of("classic", NULL);
    Pick spike = pick_for(&table, 0), bets = pick_for(&classic, 0);
    SabaccAction action;
    Pick amount = bets;
    assert_false(press(&amount, "bet", &action));
    assert_int_equal(amount.mode, PICK_CREDITS);
    for (size_t i = 0; i < sizeof percents / sizeof *percents; i++) {
        const Layout layouts[] = {layout_for(1280, 720), layout_for(1920, 1080), layout_for(900, 1600)};
        for (int k = 0; k < 3; k++) {
            expect_size(fixture, &spike, "stand", layouts[k], percents[i]);
            expect_size(fixture, &spike, "draw", layouts[k], percents[i]);
            expect_size(fixture, &bets, "check", layouts[k], percents[i]);
            expect_size(fixture, &bets, "bet", layouts[k], percents[i]);
            expect_size(fixture, &amount, "amount", layouts[k], percents[i]);
        }
    }
}

/* Where the button of that name is; it must be there. */
static Box place_of(Fixture *fixture, const Pick *pick, const Layout *layout, const char *name) {
    fixture->hint = "-";
    draw(fixture, pick, layout, 100);
    Box box = ui_box_of(fixture->ui, name);
    if (box.width <= 0) fail_msg("no button %s", name);
    return box;
}

/* A second press where the first one was presses nothing else: what is added later lies further on, and what
 * an amount asks for lies where nothing led to it. */
/* ---- the tag of the advised button ---- */

typedef struct Tagged {
    const char *prompt;
    Box tag, words; /* around the prompt's letters */
} Tagged;

static void hear_tag(void *user, const CanvasLine *line) {
    Tagged *tagged = user;
    if (strcmp(line->text, "best") == 0) tagged->tag = line->box;
    if (strcmp(line->text, tagged->prompt) != 0) return;
    Box *around = &tagged->words;
    float left = line->box.x, right = left + line->box.width, bottom = line->box.y + line->box.height;
    if (around->width > 0) {
        left = fminf(left, around->x);
        right = fmaxf(right, around->x + around->width);
    }
    float top = around->width > 0 ? fminf(around->y, line->box.y) : line->box.y;
    *around = (Box){left, top, right - left, bottom - top};
}

/* How far the tag of that button lies over the prompt, if it does. */
static float covered(Fixture *fixture, const Pick *asked, const char *button, const char *prompt,
                     int percent) {
    Layout layout = layout_for(900, 1600);
    Pick pick = *asked;
    static const float BESIDE = 12, ABOVE = 3; /* of the letters of a tag */
    Pixmap *pixels = pixmap_create(layout.pixel_width, layout.pixel_height);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Tagged tagged = {.prompt = prompt};
    snprintf(pick.advised, sizeof pick.advised, "%s", button);
    ui_set_access(fixture->ui, &(UiAccess){.text_percent = percent});
    canvas_begin(fixture->canvas, &layout);
    ui_begin(fixture->ui, fixture->canvas, 0);
    canvas_set_listener(fixture->canvas, &(CanvasListener){hear_tag, hide_nothing, &tagged});
    BarSize size = action_bar_size(fixture->canvas, &(BarNeeds){0});
    Box bar = box_place(layout.screen, size.wide > 0 ? size.wide : layout.screen.width, size.high, 1, 1);
    action_bar_draw(fixture->ui, bar, &pick, prompt, NULL);
    canvas_set_listener(fixture->canvas, NULL);
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
    if (tagged.tag.width == 0) fail_msg("%s of %s has no tag", button, prompt);
    if (tagged.words.width == 0) fail_msg("the prompt is not drawn: %s", prompt);
    bool is_apart = tagged.tag.x - BESIDE > tagged.words.x + tagged.words.width;
    return is_apart ? 0 : tagged.words.y + tagged.words.height - (tagged.tag.y - ABOVE);
}

/* Nearly a line long, two, and more. */
static void test_the_tag_of_advice_covers_no_words(void **state) {
    static const char *const prompts[] = {
        "Bring your hand nearer to 0: draw a card, trade one, or stand here.",
        "Bring your hand nearer to 0: draw a card, trade one of yours for another, or stand.",
        "Vex has bet 12. Bring your hand nearer to 0: draw a card from the deck, trade one of yours for "
        "another "
        "one, take the card that lies open, or stand as you are with what you hold now."};
    static const char *const games[] = {"corellian-spike", "classic", "kessel"};
    static const int percents[] = {100, 150, 200};
    Fixture *fixture = *state;
    for (size_t g = 0; g < sizeof games / sizeof *games * 9; g++) {
        SabaccState table = table_of(games[g / 9], NULL);
        Pick pick = pick_for(&table, 0);
        const char *prompt = prompts[g / 3 % 3];
        PickButton buttons[PICK_BUTTONS];
        int count = pick_buttons(&pick, buttons);
        for (int i = 0; i < count; i++) {
            float over = covered(fixture, &pick, buttons[i].name, prompt, percents[g % 3]);
            if (over > 0)
                fail_msg("%s at %d %%: the tag of %s lies %.1f over: %s", games[g / 9], percents[g % 3],
                         buttons[i].name, (double)over, prompt);
        }
    }
}

static void test_buttons_stay_in_their_places(void **state) {
    Fixture *fixture = *state;
    SabaccState table = table_of("corellian-spike", NULL), classic = table_of("classic", NULL);
    Pick first = pick_for(&table, 0), lifted = first, bets = pick_for(&classic, 0), amount = bets;
    SabaccAction action;
    assert_false(press(&lifted, "card:0", &action));
    assert_false(press(&amount, "bet", &action));
    const Layout layouts[] = {layout_for(1280, 720), layout_for(1920, 1080), layout_for(900, 1600)};
    for (int k = 0; k < 3; k++) {
        const Layout *at = &layouts[k];
        Box draw_one = place_of(fixture, &first, at, has_button(&first, "draw") ? "draw" : "take:deck"),
            trade = place_of(fixture, &first, at, "trade"), stand = place_of(fixture, &first, at, "stand");
        Box open = place_of(fixture, &lifted, at, "take:deck"),
            back = place_of(fixture, &lifted, at, "cancel");
        assert_float_equal(open.x, draw_one.x, 0.5f);
        assert_float_equal(open.width, draw_one.width, 0.5f);
        assert_true(back.x != stand.x || back.y != stand.y);
        assert_true(trade.x > draw_one.x && trade.y == draw_one.y);
        Box bet = place_of(fixture, &bets, at, "bet"), check = place_of(fixture, &bets, at, "check");
        assert_float_equal(check.x, draw_one.x, 0.5f);
        Box confirm = place_of(fixture, &amount, at, "confirm");
        bool is_apart = confirm.y >= bet.y + bet.height || confirm.x >= bet.x + bet.width;
        assert_true(at->is_portrait || is_apart);
    }
}

/* Lying, what a question needs is a block at the right, as high for every question; in letters that are too
 * large for it, and for what needs more words, it is as wide as the screen. */
static void test_a_block_where_it_holds(void **state) {
    Fixture *fixture = *state;
    SabaccState table = table_of("corellian-spike", NULL);
    Pick pick = pick_for(&table, 0);
    static const struct {
        int percent;
        BarNeeds needs;
        bool is_block;
    } rows[] = {{100, {0}, true},
                {100, {.has_owner = true, .has_side = true}, true},
                {100, {.is_wide = true}, false},
                {150, {0}, false},
                {200, {0}, false}};
    Layout layout = layout_for(1280, 720);
    fixture->hint = "-";
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        draw(fixture, &pick, &layout, rows[i].percent);
        BarSize size = action_bar_size(fixture->canvas, &rows[i].needs);
        assert_int_equal(size.wide > 0, rows[i].is_block);
        if (!rows[i].is_block) continue;
        assert_in_range((int)size.wide, 600, 700);
        assert_in_range((int)size.high, 240, 384);
    }
    draw(fixture, &pick, &layout, 100);
    for (int i = 0; i < fixture->count; i++) {
        Box button = fixture->buttons[i], bar = fixture->bar;
        assert_true(button.x > bar.x && button.x + button.width < bar.x + bar.width);
        assert_true(button.y > bar.y && button.y + button.height < bar.y + bar.height);
    }
}

static SabaccState after(const SabaccState *state, SabaccVerb verb, int32_t amount) {
    SabaccState then = *state;
    SabaccAction action = {.verb = (uint8_t)verb, .seat = (int8_t)sabacc_need(state), .amount = amount};
    assert_int_equal(sabacc_apply(&then, &action, NULL), SABACC_OK);
    return then;
}

/* Where the answers of a question about a bet are. */
static void expect_bet_places(Fixture *fixture, const SabaccState *asked, const char *least, const char *more,
                              const Box places[3], const Layout *at) {
    const Pick pick = pick_for(asked, sabacc_need(asked));
    const char *const names[] = {least, more, "fold"};
    for (int i = 0; i < 3; i++) {
        if (!names[i]) continue;
        Box box = place_of(fixture, &pick, at, names[i]);
        assert_float_equal(box.x, places[i].x, 0.5f);
        assert_float_equal(box.y, places[i].y, 0.5f);
        assert_float_equal(box.width, places[i].width, 0.5f);
    }
}

/* From question to question about a bet: what costs least is at one place, what costs more at another, and
 * fold, which is no larger than they, at a third. A fourth place that nothing has belongs to the one above
 * it. */
static void test_bets_keep_their_places(void **state) {
    Fixture *fixture = *state;
    const SabaccState spike = table_of("corellian-spike", NULL), classic = table_of("classic", NULL);
    SabaccState first = spike;
    while (first.table.turn.phase != SABACC_PHASE_BET) first = after(&first, SABACC_VERB_STAND, 0);
    const SabaccState raised = after(&first, SABACC_VERB_BET, 2),
                      checked = after(&classic, SABACC_VERB_CHECK, 0);
    const Pick opens = pick_for(&first, sabacc_need(&first));
    const Layout layouts[] = {layout_for(1280, 720), layout_for(1920, 1080), layout_for(900, 1600)};
    for (int k = 0; k < 3; k++) {
        const Layout *at = &layouts[k];
        const Box places[3] = {place_of(fixture, &opens, at, "check"), place_of(fixture, &opens, at, "bet"),
                               place_of(fixture, &opens, at, "fold")};
        assert_float_equal(places[1].width, places[0].width, 0.5f);
        assert_float_equal(places[2].width, places[0].width, 0.5f);
        assert_float_equal(places[2].height, places[0].height, 0.5f);
        assert_float_equal(places[1].y + places[1].height, places[2].y + places[2].height,
                           0.5f); /* no hole */
        expect_bet_places(fixture, &raised, "match", "raise", places, at);
        expect_bet_places(fixture, &classic, "check", "bet", places, at);
        expect_bet_places(fixture, &checked, "check", NULL, places, at);
    }
}

/* The rows of a block, and upright, end at one edge, whether their buttons are even or odd: but for bets,
 * which have places. */
static void test_a_block_has_no_hole(void **state) {
    static const char *const games[] = {"corellian-spike", "classic",  "kessel",
                                        "bespin-yarith",   "standard", "pazaak"};
    Fixture *fixture = *state;
    const Layout layouts[] = {layout_for(1920, 1080), layout_for(900, 1600)};
    enum { GAMES = sizeof games / sizeof *games };
    int odd = 0;
    fixture->hint = "-";
    for (size_t g = 0; g < (size_t)2 * GAMES; g++) {
        SabaccState table = table_of(games[g % GAMES], NULL);
        Pick pick = pick_for(&table, 0);
        if (has_button(&pick, "fold")) continue;
        const Layout layout = layouts[g / GAMES];
        draw(fixture, &pick, &layout, 100);
        odd += fixture->count % 2;
        float edge = 0;
        for (int i = 0; i < fixture->count; i++)
            edge = fmaxf(edge, fixture->buttons[i].x + fixture->buttons[i].width);
        for (int i = 0; i < fixture->count; i++) {
            Box button = fixture->buttons[i];
            float right = 0;
            for (int k = 0; k < fixture->count; k++)
                if (fixture->buttons[k].y == button.y)
                    right = fmaxf(right, fixture->buttons[k].x + fixture->buttons[k].width);
            assert_float_equal(right, edge, 0.5f);
        }
    }
    assert_true(odd > 0);
}

/* Where the last button and the one above the hole both may lose the hand, as over 20 at Pazaak, neither
 * takes the room, and each stays where it is at 20. */
static void test_no_way_out_is_large(void **state) {
    Fixture *fixture = *state;
    SabaccState table = table_of("pazaak", NULL);
    play(&table, "0 side ±1 ±1 ±2 ±2 ±3 ±3 ±4 ±4 ±5 ±5");
    play(&table, "1 side ±1 ±1 ±2 ±2 ±3 ±3 ±4 ±4 ±5 ±5");
    table.table.seat[0].laid_value[0] = 21;
    Pick pick = pick_for(&table, 0);
    const Layout layouts[] = {layout_for(1280, 720), layout_for(900, 1600)};
    fixture->hint = "-";
    for (int k = 0; k < 2; k++) {
        draw(fixture, &pick, &layouts[k], 100);
        assert_int_equal(fixture->count, 3);
        const Box *of = fixture->buttons;
        assert_true(of[0].y == of[1].y && of[2].y > of[0].y && of[0].x == of[2].x);
        for (int i = 1; i < 3; i++) {
            assert_float_equal(of[i].width, of[0].width, 0.5f);
            assert_float_equal(of[i].height, of[0].height, 0.5f);
        }
    }
}

/* Four upright are a square. */
static void test_four_upright_are_a_square(void **state) {
    Fixture *fixture = *state;
    const Layout layout = layout_for(900, 1600);
    SabaccState table = table_of("standard", NULL);
    Pick pick = pick_for(&table, 0);
    fixture->hint = "-";
    draw(fixture, &pick, &layout, 100);
    assert_int_equal(fixture->count, 4);
    const Box *of = fixture->buttons;
    assert_true(of[0].y == of[1].y && of[2].y == of[3].y && of[2].y > of[0].y);
    assert_true(of[0].x == of[2].x && of[1].x == of[3].x && of[1].x > of[0].x);
}

/* FO-1: in a room the two sides stand on the halves of the table, and not in the bar; what Return does is
 * said there all the same. */
static void test_the_sides_are_on_the_table(void **state) {
    Fixture *fixture = *state;
    SabaccState force = table_of("force", NULL);
    Pick sides = pick_for(&force, 0);
    const Layout lying = layout_for(1920, 1080), upright = layout_for(900, 1600);
    assert_true(button_of(&sides, "declare:light").is_on_table);
    fixture->hint = "-";
    draw(fixture, &sides, &lying, 100);
    assert_true(ui_box_of(fixture->ui, "declare:light").width <= 0);
    assert_true(ui_box_of(fixture->ui, "declare:dark").width <= 0);
    draw(fixture, &sides, &upright, 100);
    assert_true(ui_box_of(fixture->ui, "declare:light").width > 0);
    assert_true(ui_box_of(fixture->ui, "declare:dark").width > 0);
}

/* ---- while nothing is asked ---- */

enum { PLATES = 8 };

/* Around all panels of an idle bar in that box; what is at its right is returned in `room`. */
static Box idle(Fixture *fixture, const Layout *layout, Box box, const char *line, float buttons, Box *room) {
    Pixmap *pixels = pixmap_create(layout->pixel_width, layout->pixel_height);
    PixelRect damage[CANVAS_DAMAGE_MAX];
    Box plates[PLATES], all = {0};
    canvas_begin(fixture->canvas, layout);
    ui_begin(fixture->ui, fixture->canvas, 0);
    *room = action_bar_draw_idle(fixture->ui, box, line, buttons);
    int count = canvas_places(fixture->canvas, CANVAS_PANELS, plates, PLATES);
    for (int i = 0; i < count; i++)
        if (plates[i].width > all.width) all = plates[i];
    ui_end(fixture->ui);
    canvas_end(fixture->canvas, target_of(pixels), damage);
    pixmap_free(pixels);
    return all;
}

/* It is as large as what it holds, nothing where it holds nothing; and what makes it quicker stays in its
 * place whether or not anybody is told of. */
static void test_an_idle_bar_is_no_larger_than_it_holds(void **state) {
    static const float HURRY = 190;
    Fixture *fixture = *state;
    const Layout layout = layout_for(1920, 1080);
    Box box = {1290, 770, 620, 300}, room, moved;
    ui_set_access(fixture->ui, &(UiAccess){.text_percent = 100});
    assert_true(idle(fixture, &layout, box, "", 0, &room).width <= 0);
    Box words = idle(fixture, &layout, box, "Vex is thinking", 0, &room);
    assert_true(words.width > 0 && words.width < box.width / 2 && words.height < box.height / 3);
    assert_float_equal(words.x + words.width, box.x + box.width, 2); /* whole pixels, and its rim */
    assert_float_equal(words.y + words.height, box.y + box.height, 2);
    Box alone = idle(fixture, &layout, box, "", HURRY, &room);
    Box both = idle(fixture, &layout, box, "Vex is thinking", HURRY, &moved);
    assert_true(alone.width < both.width && both.width < box.width);
    assert_float_equal(room.x, moved.x, 0.5f);
    assert_float_equal(room.y, moved.y, 0.5f);
    assert_float_equal(room.width, HURRY, 0.5f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_the_hint_keeps_its_size, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_tag_of_advice_covers_no_words, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_buttons_stay_in_their_places, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_bets_keep_their_places, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_block_where_it_holds, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_four_upright_are_a_square, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_block_has_no_hole, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_no_way_out_is_large, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_sides_are_on_the_table, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_an_idle_bar_is_no_larger_than_it_holds, set_up, tear_down),
    };
    return cmocka_run_group_tests_name("bar", tests, NULL, NULL);
}
