/* What pages have besides words: the light that passes over the name on the title; the gallery's tools, which
 * go while one looks at a card (both stop by themselves, and then nothing more is due); and the pictures of
 * the rules; and that every setting has its place, chairs are sat on, an empty page leads to a table, keys
 * change places, past games and cards are chosen. */
#define _DEFAULT_SOURCE /* usleep */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "decks/library.h"
#include "render/raster.h"
#include "scenes/emblems.h"
#include "scenes/gallery/private.h"
#include "scenes/play/scene.h"
#include "scenes/rules/diagram.h"
#include "scenes/scenes.h"
#include "scenes/settings/helps.h"
#include "scenes/stage.h"
#include "session/languages.h"

typedef struct Page {
    Fonts *fonts;
    Sprites *sprites;
    Canvas *canvas;
    Ui *ui;
    Stage *stage;
    DeckLibrary *decks;
    Pixmap *pixels;
    Settings settings;
    StartOptions start;
    Layout layout;
    double now;
    char data[32];
    PixelRect damage[CANVAS_DAMAGE_MAX];
    int damaged;
    Languages *languages;
} Page;

static int open_page(void **state) {
    static Page page;
    char error[400];
    const char *const directories[] = {getenv("SABACC_TEST_FONTS"), NULL};
    page = (Page){.layout = layout_for(1280, 720), .data = "/tmp/sabacc-title-XXXXXX"};
    if (!mkdtemp(page.data)) return -1;
    page.fonts = fonts_open(directories, error, sizeof error);
    page.decks = deck_library_create(&(LibrarySetup){.house = ASSETS "/cards", .scenery = ASSETS});
    page.sprites = sprites_create((SpriteSource){.document = deck_library_document, .user = page.decks});
    page.canvas = canvas_create(page.fonts, page.sprites);
    page.ui = ui_create();
    page.languages = languages_open(page.data); /* English alone */
    page.pixels = pixmap_create(1280, 720);
    canvas_transcribe(page.canvas);
    *state = &page;
    return page.fonts ? 0 : -1;
}

static int close_page(void **state) {
    Page *page = *state;
    stage_free(page->stage);
    ui_free(page->ui);
    canvas_free(page->canvas);
    sprites_close(page->sprites);
    deck_library_free(page->decks);
    fonts_close(page->fonts);
    pixmap_free(page->pixels);
    languages_close(page->languages);
    return rmdir(page->data);
}

static void draw(Page *page) {
    stage_set_now(page->stage, page->now);
    stage_update(page->stage, 0);
    sprites_collect(page->sprites);
    canvas_begin(page->canvas, &page->layout);
    ui_begin(page->ui, page->canvas, page->now);
    stage_draw(page->stage, 0);
    ui_end(page->ui);
    page->damaged = canvas_end(page->canvas, target_of(page->pixels), page->damage);
}

static void wake(void *user) { (void)user; }
static void settings_changed(void *user) { (void)user; }

static void show(Page *page, const char *scene, bool is_calm) {
    page->settings.values[SETTING_REDUCED_MOTION] = is_calm;
    page->settings.values[SETTING_PACE] = 2;
    page->stage = stage_create(&(StageServices){.ui = page->ui,
                                                .sprites = page->sprites,
                                                .decks = page->decks,
                                                .settings = &page->settings,
                                                .start = &page->start,
                                                .wake = wake,
                                                .settings_changed = settings_changed,
                                                .data_directory = page->data,
                                                .assets_directory = ASSETS,
                                                .languages = page->languages});
    stage_push(page->stage, scene_create(scene));
    draw(page);
    deck_library_settle(page->decks);
    sprites_settle(page->sprites);
    draw(page);
}

static void input(Page *page, UiInput input) {
    UiEvent event;
    stage_set_now(page->stage, page->now);
    if (!stage_input(page->stage, &input) && ui_handle(page->ui, &input, page->now, &event))
        stage_event(page->stage, &event);
    draw(page);
}

/* As the loop does: wakes the scene whenever it is due, until that time; returns how often. */
static int wait_until(Page *page, double until) {
    int count = 0;
    for (; stage_next_change(page->stage) <= until; count++) {
        assert_true(stage_next_change(page->stage) > page->now - 1);
        page->now = stage_next_change(page->stage);
        stage_set_now(page->stage, page->now);
        stage_woken(page->stage);
        draw(page);
        assert_true(count < 1000);
    }
    page->now = until;
    stage_set_now(page->stage, until);
    return count;
}

/* ---- the title ---- */

/* With all pictures that it needs. */
static void show_title(Page *page) {
    show(page, "title", false);
    assert_true(stage_activity(page->stage) == SCENE_STILL); /* scripts do not wait for it */
    page->now = stage_next_change(page->stage);
    stage_set_now(page->stage, page->now);
    stage_woken(page->stage);
    draw(page);
    sprites_settle(page->sprites);
    draw(page);
}

/* At most twelve steps a second, then rest, and the blinking of four: each repaints nothing but the name or
 * eyes. */
static void test_a_light_passes_over_the_name(void **state) {
    Page *page = *state;
    enum { BLINKS = 8 }; /* in five seconds eyes close and open */
    show_title(page);
    int first = wait_until(page, 1000), steps = first + wait_until(page, 6000);
    assert_true(first >= 10 && first <= 12 + BLINKS);
    assert_true(steps >= 22 + BLINKS && steps <= 28 + 2 * BLINKS);
    wait_until(page, 7000);
    assert_true(page->damaged > 0);
    for (int i = 0; i < page->damaged; i++) {
        assert_true(page->damage[i].height <= 160);
        assert_true(page->damage[i].width <= 480);
    }
}

/* Somebody's eyes are over the far rail of the table; the name is below it. */
static int eyes_repainted(const Page *page) {
    enum { RAIL = 340, EYES_HIGH = 150 };
    int count = 0;
    for (int i = 0; i < page->damaged; i++) {
        bool is_over = page->damage[i].y + page->damage[i].height < RAIL;
        if (is_over) assert_true(page->damage[i].height <= EYES_HIGH);
        count += is_over;
    }
    return count;
}

static void test_people_at_the_title_blink(void **state) {
    Page *page = *state;
    int blinks = 0;
    show_title(page);
    while (page->now < 10000) {
        wait_until(page, stage_next_change(page->stage));
        blinks += eyes_repainted(page);
    }
    assert_true(blinks >= 8);
    page->settings.values[SETTING_REDUCED_MOTION] = true;
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 10, .y = 10});
    wait_until(page, page->now + 1000);
    assert_true(isinf(stage_next_change(page->stage)));
}

static void test_nothing_is_due_after_twenty_seconds(void **state) {
    Page *page = *state;
    show(page, "title", false);
    wait_until(page, 20500);
    assert_true(isinf(stage_next_change(page->stage)));
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 10, .y = 10});
    assert_true(stage_next_change(page->stage) < INFINITY);
    wait_until(page, 60000);
    assert_true(isinf(stage_next_change(page->stage)));
}

static void test_no_light_without_motion(void **state) {
    Page *page = *state;
    show(page, "title", true);
    assert_true(isinf(stage_next_change(page->stage)));
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 10, .y = 10});
    assert_true(isinf(stage_next_change(page->stage)));
}

/* ---- the gallery ---- */

static void press(Page *page, const char *name) {
    UiInput press = {.kind = UI_PRESS};
    snprintf(press.text, sizeof press.text, "%s", name);
    page->now += 1000;
    input(page, press);
    if (ui_refusal(page->ui)) fail_msg("%s: %s", name, ui_refusal(page->ui));
    page->now += 1000;
    for (int i = 0; stage_activity(page->stage) == SCENE_MOVING && i < 1000; i++) {
        stage_update(page->stage, 16);
        page->now += 16;
    }
    draw(page);
}

/* Whether the button is drawn: a panel stands in its place. */
static bool is_drawn(Page *page, const char *name) {
    Box box = ui_box_of(page->ui, name);
    char *drawn = canvas_describe(page->canvas), place[64];
    PixelRect rect = layout_pixels(&page->layout, box);
    assert_true(box.width > 0); /* keys reach it, seen or not */
    snprintf(place, sizeof place, " in %d,%d %dx%d", rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2);
    bool is_there = strstr(drawn, place) != NULL;
    free(drawn);
    return is_there;
}

static void open_card(Page *page) {
    show(page, "gallery", false);
    press(page, "deck:spike");
    press(page, "card:3");
    page->now += 10000;
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 10, .y = 10});
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 60, .y = 60});
}

static void test_tools_go_while_one_looks(void **state) {
    Page *page = *state;
    open_card(page);
    assert_true(is_drawn(page, "gallery:turn"));
    wait_until(page, page->now + 2000);
    assert_true(is_drawn(page, "gallery:turn"));
    wait_until(page, page->now + 1000);
    assert_false(is_drawn(page, "gallery:turn"));
    assert_true(isinf(stage_next_change(page->stage)));
    Box tool = ui_box_of(page->ui, "gallery:turn");
    float x = tool.x + 10, y = tool.y + 10; /* a finger that comes down on one brings them back, no more */
    input(page, (UiInput){.kind = UI_POINTER_DOWN, .x = x, .y = y, .is_touch = true});
    input(page, (UiInput){.kind = UI_POINTER_UP, .x = x, .y = y, .is_touch = true});
    assert_true(stage_activity(page->stage) == SCENE_STILL);
    assert_true(is_drawn(page, "gallery:turn"));
}

static void test_tools_leave_a_magnified_card_alone(void **state) {
    Page *page = *state;
    open_card(page);
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '+'});
    page->now += 1000;
    draw(page);
    draw(page);
    assert_false(is_drawn(page, "gallery:turn"));
    assert_false(is_drawn(page, "back"));
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 80, .y = 80});
    draw(page);
    assert_true(is_drawn(page, "gallery:turn"));
    assert_true(is_drawn(page, "back"));
    Box card = ui_box_of(page->ui, "gallery:card");
    static const char *const tools[] = {"gallery:shift", "gallery:turn", "gallery:zoom", "gallery:more",
                                        "back"};
    for (size_t i = 0; i < sizeof tools / sizeof *tools; i++) {
        Box tool = ui_box_of(page->ui, tools[i]);
        assert_true(tool.width > 0 && tool.x >= 0);
        assert_true(tool.y >= card.y + card.height);
    }
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '0'});
}

static void test_tools_stay_in_large_text_and_under_keys(void **state) {
    Page *page = *state;
    open_card(page);
    ui_set_access(page->ui, &(UiAccess){.text_percent = 200});
    wait_until(page, page->now + 4000);
    draw(page);
    assert_true(is_drawn(page, "gallery:turn"));
    ui_set_access(page->ui, &(UiAccess){.text_percent = 100});
    draw(page);
    assert_false(is_drawn(page, "gallery:turn"));
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_DOWN});
    ui_set_focus(page->ui, "gallery:turn");
    draw(page);
    wait_until(page, page->now + 4000);
    draw(page);
    assert_true(is_drawn(page, "gallery:turn"));
}

/* ---- the rules ---- */

static const char *const topics[] = {
#define DIAGRAM(topic, ...) #topic,
#include "scenes/rules/diagrams.def"
#undef DIAGRAM
};
enum { TOPICS = sizeof topics / sizeof *topics };

/* Draws the pictures of a game's steps, marks the topics shown, and returns how many there are. */
static int draw_pictures(Page *page, const SabaccGame *game, const LadderExample *hand, bool shown[TOPICS]) {
    SabaccSetup setup;
    SabaccState state;
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    int count = 0;
    sabacc_setup_init(&setup, game, game->min_seats, 100);
    sabacc_start(&state, &setup, NULL);
    canvas_begin(page->canvas, &page->layout);
    int all = sabacc_guide(&state.table, steps);
    for (int i = 0; i < all; i++) {
        float wide = diagram_width(game, &steps[i], 96);
        diagram_draw(page->canvas, (Box){100, 100 * (float)i, wide, 96}, game, &steps[i], hand);
        count += wide > 0;
    }
    const Transcript *transcript = canvas_transcript(page->canvas);
    for (int at = 0; at < transcript_count(transcript); at++) {
        const Fact *fact = transcript_at(transcript, at);
        PictureDocument document = deck_library_document(page->decks, fact->words);
        if (!document.bytes) fail_msg("%s: there is no %s", game->id, fact->words);
        free(document.bytes);
        for (int topic = 0; topic < TOPICS; topic++)
            shown[topic] |= strcmp(fact->name + strlen("diagram:"), topics[topic]) == 0;
    }
    return count;
}

/* Every game has some, of pictures that exist; and no row of diagrams.def is of no use. */
static void test_steps_have_pictures(void **state) {
    Page *page = *state;
    static Emblems emblems;
    bool shown[TOPICS] = {false};
    emblems_find(&emblems);
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        int count = draw_pictures(page, game, emblem_of(&emblems, game), shown);
        if (count < 2) fail_msg("%s: only %d steps have a picture", game->id, count);
    }
    int unused = 0;
    for (int topic = 0; topic < TOPICS; topic++) {
        if (!shown[topic]) print_error("no page shows the picture of %s\n", topics[topic]);
        unused += !shown[topic];
    }
    assert_int_equal(unused, 0);
    canvas_end(page->canvas, target_of(page->pixels), page->damage);
}

static void expect_apart(const Box *places, int count) {
    for (int i = 0; i < count; i++)
        for (int other = 0; other < i; other++)
            assert_false(places[i].x < places[other].x + places[other].width &&
                         places[other].x < places[i].x + places[i].width &&
                         places[i].y < places[other].y + places[other].height - 1 &&
                         places[other].y < places[i].y + places[i].height - 1);
}

/* Of Classic's five kinds the best is the largest, no two lie over each other, and both pages of the book are
 * filled down to one line. */
static void test_the_best_kind_is_the_largest(void **state) {
    enum { KINDS = 5, SECOND = 2 };
    Page *page = *state;
    Box kinds[KINDS];
    show(page, "rules", true);
    press(page, "rules:ladder");
    draw(page);
    for (int i = 0; i < KINDS; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "ladder:line:%d", i);
        kinds[i] = ui_box_of(page->ui, name);
        assert_true(kinds[i].width > 0);
        if (i > 0) assert_true(kinds[i].height * 1.5f < kinds[0].height);
        if (i > 0) assert_true(kinds[i].x >= kinds[i - 1].x);
    }
    expect_apart(kinds, KINDS);
    assert_float_equal(kinds[SECOND].y, kinds[0].y, 1);
    assert_float_equal(kinds[KINDS - 1].y + kinds[KINDS - 1].height,
                       kinds[SECOND - 1].y + kinds[SECOND - 1].height, 4);
}

/* Three cards of a hand are its game's picture: no two games have the same. */
static void test_every_game_has_a_picture_of_its_own(void **state) {
    enum { SHOWN = 3 };
    static Emblems emblems;
    (void)state;
    emblems_find(&emblems);
    for (int i = 0; i < sabacc_game_count(); i++)
        for (int j = 0; j < i; j++) {
            const LadderExample *one = &emblems.hand[i], *other = &emblems.hand[j];
            bool is_alike = true;
            for (int k = 0; k < SHOWN; k++)
                is_alike &= (k < one->count) == (k < other->count) &&
                            (k >= one->count || one->cards[k] == other->cards[k]);
            if (is_alike) fail_msg("%s looks like %s", sabacc_game_at(i)->id, sabacc_game_at(j)->id);
        }
}

static bool has_widget(const Page *page, const char *name) {
    Box box;
    return ui_place_of(page->ui, name, &box);
}

static void expect_drawer(Page *page, const char *deck, int faces) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "deck:%s", deck);
    press(page, name);
    for (int i = 0; i < faces + 4; i++) {
        snprintf(name, sizeof name, i < faces ? "card:%d" : "back:%d", i < faces ? i : i - faces);
        if (!has_widget(page, name)) fail_msg("%s has no %s", deck, name);
    }
    press(page, "back");
}

/* All cards of a deck and all its backs lie in its drawer, in a window of any shape. */
static void test_a_drawer_has_all_cards_and_backs(void **state) {
    Page *page = *state;
    static const int sizes[][2] = {{1280, 720}, {405, 720}, {800, 720}};
    show(page, "gallery", true);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        page->layout = layout_for(sizes[i][0], sizes[i][1]);
        draw(page);
        expect_drawer(page, "classic", 68);
        expect_drawer(page, "spike", 61);
        expect_drawer(page, "kessel", 16);
        expect_drawer(page, "tokens", 16);
    }
}

static bool is_plate(const Fact *fact) {
    static const char *const titles[] = {"Coins", "Flasks", "Sabers", "Staves", "Arcana", "Backs"};
    for (size_t i = 0; i < sizeof titles / sizeof *titles; i++)
        if (fact->kind == FACT_TEXT && strcmp(fact->words, titles[i]) == 0) return true;
    return false;
}

/* The cards of Kessel: a line of each family, so large that the next one lies over the index at the foot of a
 * card, and no further; and the backs of one height with them apart in the middle below. */
static void test_a_drawer_is_one_grid(void **state) {
    static const float GUTTER = 17, SEEN = 0.77f; /* 12 pixels of a screen 720 high */
    Page *page = *state;
    show(page, "gallery", true);
    page->layout = layout_for(1280, 720);
    draw(page);
    press(page, "deck:kessel");
    draw(page);
    Box first = ui_box_of(page->ui, "card:0"), next = ui_box_of(page->ui, "card:1");
    Box last = ui_box_of(page->ui, "card:7"), other = ui_box_of(page->ui, "back:1");
    Box back = ui_box_of(page->ui, "back:0"), end = ui_box_of(page->ui, "back:3");
    assert_true(first.width > 0 && back.width > 0);
    assert_float_equal(first.y, last.y, 0.1);
    assert_true(next.x - first.x >= last.width * SEEN);
    assert_true(other.x - (back.x + back.width) >= GUTTER);
    assert_true(back.height >= first.height);
    assert_float_equal(back.y, end.y, 0.1);
    assert_float_equal(first.x + last.x + last.width, back.x + end.x + end.width, 1);
}

/* Pointed at, a card is lifted out of its tray: the last picture that is drawn. It covers no plate. */
static void test_a_lifted_card_leaves_the_plates(void **state) {
    Page *page = *state;
    enum { CARDS = 68, LEAST_PLATES = 5 };
    show(page, "gallery", true);
    page->layout = layout_for(1280, 720);
    draw(page);
    press(page, "deck:classic");
    for (int i = 0; i < CARDS; i++) {
        char name[UI_NAME_BYTES];
        Box card;
        int plates = 0;
        snprintf(name, sizeof name, "card:%d", i);
        assert_true(ui_place_of(page->ui, name, &card));
        input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = card.x + 4, .y = card.y + card.height / 2});
        draw(page);
        const Transcript *said = canvas_transcript(page->canvas);
        const Fact *lifted = NULL;
        for (int at = 0; at < transcript_count(said); at++)
            if (transcript_at(said, at)->kind == FACT_PICTURE) lifted = transcript_at(said, at);
        assert_non_null(lifted);
        assert_true(lifted->box.height > card.height * 1.04f);
        for (int at = 0; at < transcript_count(said); at++) {
            if (!is_plate(transcript_at(said, at))) continue;
            plates++;
            if (box_overlaps(lifted->box, transcript_at(said, at)->box))
                fail_msg("%s covers %s", name, transcript_at(said, at)->words);
        }
        assert_true(plates >= LEAST_PLATES);
    }
    press(page, "back");
}

/* What is done seldom is in a menu, whose keys do the same while it is closed. */
static void test_a_menu_of_the_gallery_has_keys(void **state) {
    Page *page = *state;
    open_card(page);
    assert_false(has_widget(page, "gallery:export"));
    press(page, "gallery:more");
    assert_true(has_widget(page, "gallery:export"));
    assert_true(has_widget(page, "gallery:slideshow"));
    press(page, "more:done");
    assert_false(has_widget(page, "gallery:export"));
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = 'u'});
    draw(page);
    assert_true(has_widget(page, "use:done"));
}

/* What is used at the tables stands beside the cards, which can be tried on meanwhile. */
static void test_what_is_used_is_part_of_the_page(void **state) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {900, 1600}};
    enum { CARDS = 68 };
    Page *page = *state;
    show(page, "gallery", true);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        page->layout = layout_for(sizes[i][0], sizes[i][1]);
        draw(page);
        press(page, "deck:classic");
        press(page, "gallery:use");
        for (int k = 0; k < CARDS; k++) {
            char name[UI_NAME_BYTES];
            Box card, done, deck;
            snprintf(name, sizeof name, "card:%d", k);
            assert_true(ui_place_of(page->ui, name, &card));
            assert_true(ui_place_of(page->ui, "use:done", &done));
            assert_true(ui_place_of(page->ui, "use:deck", &deck));
            if (box_overlaps(card, done) || box_overlaps(card, deck)) fail_msg("the plate covers %s", name);
        }
        press(page, i % 2 == 0 ? "back:1" : "back:0");
        press(page, "use:back");
        press(page, "gallery:use");
        assert_false(has_widget(page, "use:done"));
        press(page, "gallery:use");
        press(page, "back");
        assert_false(has_widget(page, "use:done"));
    }
}

/* Pictures in the frame whose names contain that; they come from a thread. */
static int pictures_of(const Page *page, const char *part) {
    const Transcript *transcript = canvas_transcript(page->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        count += fact->kind == FACT_PICTURE && strstr(fact->words, part) != NULL;
    }
    return count;
}

/* The height of the largest picture of such an asset. */
static float highest_picture(const Page *page, const char *asset) {
    const Transcript *said = canvas_transcript(page->canvas);
    float high = 0;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *fact = transcript_at(said, i);
        bool is_it = fact->kind == FACT_PICTURE && strstr(fact->words, asset) != NULL;
        if (is_it && fact->box.height > high) high = fact->box.height;
    }
    return high;
}

/* With all pictures of the page that it opens. */
static void press_and_settle(Page *page, const char *name) {
    press(page, name);
    sprites_settle(page->sprites);
    draw(page);
}

/* What is tried on lies on a table: the deck on its cloth, or on the one that is chosen. */
static void test_what_is_tried_on_lies_on_a_table(void **state) {
    Page *page = *state;
    show(page, "gallery", true);
    press(page, "deck:classic");
    assert_int_equal(pictures_of(page, "places/"), 0);
    press_and_settle(page, "gallery:use");
    assert_int_equal(pictures_of(page, "places/"), 1);
    assert_int_equal(pictures_of(page, "cloth-laid/"), 0);
    press(page, "use:done");
    press(page, "gallery:more");
    press(page, "gallery:theme");
    press(page, "gallery:theme");
    press(page, "more:done");
    press_and_settle(page, "gallery:use");
    assert_int_equal(pictures_of(page, "cloth-laid/cloth-2"), 1);
    assert_true(pictures_of(page, "cloth/cloth-2") > 0); /* and the drawer is lined with it */
}

/* A chip stands before its stack, which is large beside it; a stack before its chip. */
static void test_a_chip_stands_before_its_stack(void **state) {
    Page *page = *state;
    static const char *const pieces[][3] = {{"card:57", "chips/chip-25", "chips/stack-25"},
                                            {"card:14", "chips/kessel", "chips/stack-kessel"}};
    show(page, "gallery", true);
    press(page, "deck:pieces");
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        press_and_settle(page, pieces[i][0]);
        float high = highest_picture(page, pieces[i][1]);
        assert_true(high > 0 && highest_picture(page, pieces[i][2]) > high / 2);
        press(page, "back");
    }
}

/* The arrow to a neighbour is below it, and not on it. */
static void test_arrows_are_clear_of_the_neighbours(void **state) {
    static const float NEIGHBOUR = 0.58f, ARROW = 50;
    Page *page = *state;
    open_card(page);
    assert_true(ui_box_of(page->ui, "gallery:next").height >
                highest_picture(page, "spike/") * NEIGHBOUR + ARROW);
}

/* The card that the shift brings is the one that is looked at first; no other is lit beside it. */
static void test_one_card_is_lit_to_shift_into(void **state) {
    Page *page = *state;
    open_card(page);
    press(page, "gallery:partner");
    assert_memory_equal(ui_focus(page->ui), "card:", strlen("card:"));
    assert_string_not_equal(ui_focus(page->ui), "card:3");
}

/* Beside a card the plate has the room of its words, and gives it up where the card is magnified. */
static void test_a_magnified_card_has_no_plate_beside_it(void **state) {
    Page *page = *state;
    open_card(page);
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = 'u'});
    draw(page);
    assert_true(has_widget(page, "use:done"));
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '+'});
    draw(page);
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '0'});
    press(page, "gallery:turn");
    assert_false(has_widget(page, "use:done"));
}

/* A picture that is scrolled out of sight has what is seen of it for its place. */
static void expect_seen(Page *page, int pictures) {
    static const float LEAST = 80;
    char name[UI_NAME_BYTES];
    Box box, screen = page->layout.screen;
    for (int i = 0; i < pictures; i++) {
        snprintf(name, sizeof name, "card:%d", i);
        assert_true(ui_place_of(page->ui, name, &box));
        bool is_seen = box.height >= LEAST && box.x >= screen.x &&
                       box.x + box.width <= screen.x + screen.width && box.y >= screen.y &&
                       box.y + box.height <= screen.y + screen.height;
        if (!is_seen) fail_msg("%s is not seen at %d", name, page->layout.pixel_width);
    }
}

/* All people at once; and dice, the smallest of the other pieces, large enough to be seen well. */
static void test_people_are_seen_at_once_and_pieces_well(void **state) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {900, 1600}};
    enum { PEOPLE = 30, DICE = 14 };
    static const float LEAST = 70;
    Page *page = *state;
    show(page, "gallery", true);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char name[UI_NAME_BYTES];
        Box box;
        page->layout = layout_for(sizes[i][0], sizes[i][1]);
        draw(page);
        press(page, "deck:players");
        expect_seen(page, PEOPLE);
        press(page, "back");
        press(page, "deck:pieces");
        for (int k = 0; k < DICE; k++) {
            snprintf(name, sizeof name, "card:%d", k);
            assert_true(ui_place_of(page->ui, name, &box));
            if (box.height < LEAST) fail_msg("%s is only %.0f high", name, (double)box.height);
        }
        press(page, "back");
    }
}

/* Return on words that no card has opens none, neither one that was found before. */
static void test_a_search_that_finds_nothing_opens_nothing(void **state) {
    Page *page = *state;
    show(page, "gallery", true);
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = '/'});
    draw(page);
    input(page, (UiInput){.kind = UI_TEXT, .text = "evil"});
    draw(page);
    assert_true(has_widget(page, "found:0"));
    input(page, (UiInput){.kind = UI_TEXT, .text = "zzz"});
    draw(page);
    assert_false(has_widget(page, "found:0"));
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_ACCEPT});
    draw(page);
    assert_false(has_widget(page, "gallery:turn"));
    assert_true(has_widget(page, "gallery:search"));
}

/* The deck that is looked at stands large beside the others, and a press on it opens it. */
static void test_the_deck_looked_at_stands_large(void **state) {
    Page *page = *state;
    Box kessel;
    show(page, "gallery", true);
    assert_true(ui_place_of(page->ui, "deck:kessel", &kessel));
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = kessel.x + 40, .y = kessel.y + 40});
    input(page, (UiInput){.kind = UI_POINTER_MOVE, .x = 10, .y = 10});
    press(page, "gallery:hero");
    assert_true(has_widget(page, "card:15"));
    assert_false(has_widget(page, "card:16"));
}

/* ---- settings, setup, and pages with nothing on them ---- */

static void test_every_setting_has_its_place(void **state) {
    static const char *const scenes[] = {"settings", "access", "pad"};
    Page *page = *state;
    for (int turn = 0; turn < 2; turn++) {
        int found = 0;
        page->layout = turn == 0 ? layout_for(1280, 720) : layout_for(720, 1280);
        page->settings = settings_usual();
        pixmap_free(page->pixels);
        page->pixels = pixmap_create(page->layout.pixel_width, page->layout.pixel_height);
        for (int scene = 0; scene < 3; scene++) {
            Box places[SETTING_COUNT];
            int here = 0;
            stage_free(page->stage);
            show(page, scenes[scene], true);
            for (int id = 0; id < SETTING_COUNT; id++) {
                char name[UI_NAME_BYTES];
                snprintf(name, sizeof name, "setting:%s", setting_rows[id].key);
                here += ui_place_of(page->ui, name, &places[here]);
            }
            expect_apart(places, here);
            found += here;
        }
        assert_int_equal(found, SETTING_COUNT);
    }
}

/* Whether that text is drawn under that name. */
static bool is_drawn_under(const Page *page, const char *name, const char *words) {
    const Transcript *shown = canvas_transcript(page->canvas);
    int at = 0;
    for (const Fact *fact; (fact = transcript_next(shown, name, &at)) != NULL;)
        if (strcmp(fact->words, words) == 0) return true;
    return false;
}

/* Somebody at the sample's table says what the lever does that has the focus, and else what they always say;
 * in portrait it stands beside the heading. */
static bool is_told(Page *page, const char *name, const char *words) {
    ui_set_focus(page->ui, name);
    draw(page);
    return is_drawn_under(page, UI_UNSPOKEN, words);
}

/* Every switch in a line of its own says below its label what it does, a lever is told, and so does speech.
 */
static void test_every_switch_says_what_it_does(void **state) {
    static const char *const scenes[] = {"settings", "access"};
    Page *page = *state;
    int said = 0;
    page->settings = settings_usual();
    for (int scene = 0; scene < 2; scene++) {
        stage_free(page->stage);
        show(page, scenes[scene], true);
        for (int id = 0; id < SETTING_COUNT; id++) {
            char name[UI_NAME_BYTES], own[64] = "", more[128] = "";
            Text label = text_over(own, sizeof own), hint = text_over(more, sizeof more);
            Box box;
            snprintf(name, sizeof name, "setting:%s", setting_rows[id].key);
            bool is_switch =
                setting_rows[id].max == 1 && id != SETTING_MUTED; /* that one is with the faders */
            if (!is_switch || !ui_place_of(page->ui, name, &box)) continue;
            stage_say_widget(page->stage, name, &label, &hint);
            assert_string_equal(more, setting_help((SettingId)id));
            assert_true(is_drawn_under(page, name, more) || is_told(page, name, more));
            said++;
        }
    }
    assert_int_equal(said, 17);
}

/* Nobody tells that nobody talks; and nothing is told while another widget has the focus. */
static void test_a_lever_is_told_while_it_has_the_focus(void **state) {
    Page *page = *state;
    const char *coach = setting_help(SETTING_COACH), *talk = setting_help(SETTING_TALK);
    for (int turn = 0; turn < 2; turn++) {
        page->layout = turn == 0 ? layout_for(1280, 720) : layout_for(720, 1280);
        pixmap_free(page->pixels);
        page->pixels = pixmap_create(page->layout.pixel_width, page->layout.pixel_height);
        page->settings = settings_usual();
        stage_free(page->stage);
        show(page, "settings", true);
        assert_true(is_told(page, "setting:coach", coach));
        assert_false(is_told(page, "back", coach));
        assert_true(is_told(page, "setting:talk", talk));
        page->settings.values[SETTING_TALK] = false;
        assert_false(is_told(page, "setting:talk", talk));
        assert_true(is_told(page, "setting:coach", coach));
    }
}

static bool deals_after(Page *page, const char *name) {
    UiInput press = {.kind = UI_PRESS};
    snprintf(press.text, sizeof press.text, "%s", name);
    page->now += 1000;
    input(page, press);
    return stage_activity(page->stage) == SCENE_MOVING;
}

/* A deck opens at the card that was last looked at, or, where it has not so many any more, at its first. */
static void test_a_deck_opens_where_it_was_left(void **state) {
    static const struct {
        int kept;
        const char *wanted;
    } rows[] = {{0, "card:0"}, {5, "card:5"}, {15, "card:15"}, {16, "card:0"}, {999, "card:0"}};
    Page *page = *state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        show(page, "gallery", true);
        GalleryMemory *memory = stage_memory(page->stage, "gallery", sizeof *memory);
        memory->face_count = 1;
        memory->faces[0].face = rows[i].kept;
        snprintf(memory->faces[0].deck, sizeof memory->faces[0].deck, "kessel"); /* it has 16 */
        press(page, "deck:kessel");
        assert_string_equal(ui_focus(page->ui), rows[i].wanted);
        stage_free(page->stage);
        page->stage = NULL;
    }
}

/* The piece of a table beside the settings is dealt anew when one changes that it shows in motion, and lies
 * there again; at once where nothing is to move. */
static void test_the_sample_shows_what_a_setting_does(void **state) {
    Page *page = *state;
    page->settings = settings_usual();
    show(page, "access", false);
    assert_false(deals_after(page, "setting:contrast"));
    assert_true(deals_after(page, "setting:shake"));
    char *moving = canvas_describe(page->canvas);
    page->now += 5000;
    stage_set_now(page->stage, page->now);
    draw(page);
    assert_int_equal(stage_activity(page->stage), SCENE_STILL);
    char *lying = canvas_describe(page->canvas);
    assert_string_not_equal(moving, lying);
    free(moving);
    free(lying);
    page->settings.values[SETTING_PACE] = PACE_INSTANT;
    assert_false(deals_after(page, "setting:flashes"));
}

/* Chips lie there in three stacks: what is drawn over their shadows. */
static void test_the_sample_has_chips(void **state) {
    Page *page = *state;
    page->settings = settings_usual();
    show(page, "settings", true);
    assert_int_equal(pictures_of(page, "chips/stack-500"), 1);
    assert_int_equal(pictures_of(page, "chips/stack-25"), 1);
    assert_int_equal(pictures_of(page, "chips/stack-"), 3);
}

/* A game that the command line names is what the first setup shows, and no later one. */
static void test_the_setup_opens_with_the_game_asked_for(void **state) {
    Page *page = *state;
    page->start = (StartOptions){.scene = "setup", .game = "pazaak"};
    show(page, "setup", true);
    assert_true(has_widget(page, "side:0")); /* a side deck: Pazaak alone has one */
    stage_push(page->stage, scene_create("setup"));
    draw(page);
    assert_false(has_widget(page, "side:0"));
}

/* The card shows what can be changed of one seat: the first opponent, or the one that was pressed. */
static void test_a_seat_is_chosen(void **state) {
    Page *page = *state;
    show(page, "setup", true);
    assert_true(has_widget(page, "name:1") && has_widget(page, "agent:1"));
    assert_false(has_widget(page, "name:0") || has_widget(page, "agent:2"));
    press(page, "seat:2");
    assert_true(has_widget(page, "name:2") && has_widget(page, "agent:2") && has_widget(page, "seat:off:2"));
    assert_false(has_widget(page, "name:1"));
    assert_string_equal(ui_focus(page->ui), "agent:2"); /* keys go on with it */
    press(page, "seat:0");
    assert_true(has_widget(page, "name:0") && has_widget(page, "face:0"));
    assert_false(has_widget(page, "seat:off:0")); /* the first one stays */
}

/* How often that is noted. */
static int notes_of(const Page *page, const char *name) {
    const Transcript *transcript = canvas_transcript(page->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(transcript); i++) {
        const Fact *fact = transcript_at(transcript, i);
        size_t length = strlen(fact->name), named = strlen(name);
        count += length >= named && strcmp(fact->name + length - named, name) == 0;
    }
    return count;
}

static void expect_pictures(Page *page, const char *part, int count) {
    for (int i = 0; i < 400 && pictures_of(page, part) != count; i++) {
        usleep(5000);
        draw(page);
    }
    assert_int_equal(pictures_of(page, part), count);
}

/* Opponents sit behind the rail of the chosen game's table as they will, and one more chair is free. */
static void test_the_setup_shows_people_at_their_table(void **state) {
    Page *page = *state;
    show(page, "setup", true);
    expect_pictures(page, "-arms", 3);
    expect_pictures(page, "people/chair-tavern", 4);
    expect_pictures(page, "places/tavern-rail", 1);
    assert_int_equal(notes_of(page, "grade"), 3);
    press(page, "seat:add");
    expect_pictures(page, "-arms", 4);
    expect_pictures(page, "people/chair-tavern", 5);
}

/* Two people play, with the faces that people are given: whoever wins is glad in theirs. */
static void test_people_who_win_are_glad(void **state) {
    static const double STEP = 100;
    enum { STEPS = 1200, TO_NEXT = 20 };
    Page *page = *state;
    GamePlan plan = {.kind = PLAN_REPLAY};
    snprintf(plan.path, sizeof plan.path, "%s", FIXTURE);
    show(page, "title", true);
    stage_push(page->stage, play_scene_with(&plan));
    draw(page);
    bool is_glad = false;
    for (int i = 0; i < STEPS && !is_glad; i++) {
        page->now += STEP;
        stage_set_now(page->stage, page->now);
        stage_update(page->stage, STEP);
        if (i % TO_NEXT == 0) input(page, (UiInput){.kind = UI_KEY, .key = 'n'});
        draw(page);
        is_glad = pictures_of(page, "-glad") > 0;
    }
    assert_true(is_glad);
}

/* Two other faces of a die are seen beside the one in front, none of them opposite it: the one is above or
 * beside those of the other two axes. */
static void test_dice_are_solid(void **state) {
    Page *page = *state;
    show(page, "gallery", false);
    press(page, "deck:pieces");
    expect_pictures(page, "dice/pips-2", 1 + 4);
    expect_pictures(page, "dice/pips-6", 1);
    expect_pictures(page, "dice/silver-circle", 1 + 2);
}

/* An empty chair is sat on; a cross takes its seat away, and the others move up. */
static void test_seats_are_added_and_taken_away(void **state) {
    Page *page = *state;
    show(page, "setup", true);
    assert_true(has_widget(page, "seat:3"));
    assert_false(has_widget(page, "seat:4"));
    press(page, "seat:add");
    assert_true(has_widget(page, "name:4"));
    press(page, "seat:1");
    for (int seats = 5; seats > 2; seats--) press(page, "seat:off:1");
    assert_false(has_widget(page, "seat:2"));
    assert_false(has_widget(page, "seat:off:1")); /* no table without a second seat */
    for (int seats = 2; seats < 8; seats++) press(page, "seat:add");
    assert_true(has_widget(page, "seat:7") && has_widget(page, "name:7"));
    assert_false(has_widget(page, "seat:add"));
}

/* Nobody has played: every page of it has the way to a table. */
static void test_an_empty_page_leads_to_a_table(void **state) {
    static const char *const tabs[] = {"tab:games", "tab:statistics", "tab:drills", "tab:players"};
    Page *page = *state;
    show(page, "history", true);
    for (int i = 0; i < 400 && !has_widget(page, "first-hand"); i++) { /* the list comes from a thread */
        usleep(5000);
        stage_woken(page->stage);
        draw(page);
    }
    for (size_t i = 0; i < sizeof tabs / sizeof *tabs; i++) {
        press_and_settle(page, tabs[i]);
        assert_true(has_widget(page, "first-hand"));
        bool is_of_games = i == 0, is_counted = i == 1;
        /* One frame has a picture; of what is counted no hand lies open, as if it were one's own. */
        if (is_of_games) assert_int_equal(pictures_of(page, "@1,0/3x1"), 1);
        if (is_counted) assert_true(pictures_of(page, "spike/back") > 0);
        if (is_counted) assert_int_equal(pictures_of(page, "spike/"), pictures_of(page, "spike/back"));
    }
    press(page, "first-hand");
    assert_true(has_widget(page, "start"));
}

/* ---- past games ---- */

static void path_in(const Page *page, const char *name, char path[96]) {
    snprintf(path, 96, "%s/%s", page->data, name);
}

/* A record in its data, of that name. */
static void put_game(const Page *page, const char *name) {
    char path[96];
    size_t size;
    char *record = file_read(FIXTURE, 1 << 20, &size);
    assert_non_null(record);
    path_in(page, "games", path);
    assert_true(file_make_folder(path));
    path_in(page, name, path);
    assert_true(file_write(path, record, size, FILE_QUICK));
    free(record);
}

static void remove_all(const Page *page, const char *const *names, int count) {
    char path[96];
    for (int i = 0; i < count; i++) {
        path_in(page, names[i], path);
        assert_true(file_remove(path));
    }
}

/* The page comes from a thread. */
static void wait_for(Page *page, const char *widget) {
    for (int i = 0; i < 400 && !has_widget(page, widget); i++) {
        usleep(5000);
        stage_woken(page->stage);
        draw(page);
    }
    assert_true(has_widget(page, widget));
}

/* A row that is chosen is told of beside the list; keys go from it to what can be done, and back. */
static void test_a_past_game_is_chosen_beside_the_list(void **state) {
    static const char *const files[] = {"games/a.sabacc", "games/b.sabacc", "games/c.sabacc"};
    static const char *const left[] = {"games/a.sabacc", "games/c.sabacc", "past-games.jsonl", "games"};
    Page *page = *state;
    for (int i = 0; i < 3; i++) put_game(page, files[i]);
    show(page, "history", true);
    wait_for(page, "game:2");
    assert_true(has_widget(page, "game:go"));
    press(page, "game:1");
    assert_string_equal(ui_focus(page->ui), "game:go");
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_BACK});
    assert_string_equal(ui_focus(page->ui), "game:1");
    press(page, "game:delete");
    assert_true(has_widget(page, "delete:yes"));
    assert_false(has_widget(page, "game:go"));
    press(page, "delete:yes");
    assert_false(has_widget(page, "game:2"));
    assert_string_equal(ui_focus(page->ui), "game:1"); /* the one after it */
    stage_free(page->stage);
    page->stage = NULL;
    remove_all(page, left, 4);
}

/* ---- keys ---- */

static void type(Page *page, uint32_t character) {
    input(page, (UiInput){.kind = UI_KEY, .key = UI_KEY_CHARACTER, .character = character});
}

static void press_key(Page *page, UiKey key) { input(page, (UiInput){.kind = UI_KEY, .key = key}); }

static void name_cap(uint32_t key, char name[UI_NAME_BYTES]) {
    snprintf(name, UI_NAME_BYTES, "key:%u", (unsigned)key);
}

static Box cap_of(const Page *page, uint32_t key) {
    char name[UI_NAME_BYTES];
    name_cap(key, name);
    return ui_box_of(page->ui, name);
}

static void point(Page *page, UiInputKind kind, uint32_t key) {
    Box box = cap_of(page, key);
    input(page, (UiInput){.kind = kind, .x = box.x + box.width / 2, .y = box.y + box.height / 2});
}

static void click_cap(Page *page, uint32_t key) {
    point(page, UI_POINTER_MOVE, key);
    point(page, UI_POINTER_DOWN, key);
    point(page, UI_POINTER_UP, key);
}

/* What lies on the first key usually is on the second. */
static bool is_put(const Page *page, uint32_t usual, uint32_t on) {
    for (int i = 0; i < KEY_CHOICES; i++)
        if (key_usual(i) == usual) return key_chosen(&page->settings.keys, i) == on;
    return false;
}

static bool tells(const Page *page, const char *words) {
    const Transcript *transcript = canvas_transcript(page->canvas);
    for (int i = 0; i < transcript_count(transcript); i++)
        if (strstr(transcript_at(transcript, i)->words, words)) return true;
    return false;
}

/* Texts are within the window, and none lies on another. */
static void expect_texts_apart(const Page *page) {
    const Transcript *said = canvas_transcript(page->canvas);
    Box screen = page->layout.screen;
    for (int i = 0; i < transcript_count(said); i++) {
        const Fact *one = transcript_at(said, i);
        if (one->kind != FACT_TEXT) continue;
        assert_true(one->box.x >= 0 && one->box.x + one->box.width <= screen.width);
        assert_true(one->box.y >= 0 && one->box.y + one->box.height <= screen.height);
        for (int k = 0; k < i; k++) {
            const Fact *other = transcript_at(said, k);
            if (other->kind == FACT_TEXT && box_overlaps(one->box, other->box))
                fail_msg("%s lies on %s", one->words, other->words);
        }
    }
}

/* A slide has its card's name, worth and meaning beside it, and a hand in which the card counts. */
static void test_a_slide_tells_its_card(void **state) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {900, 1600}};
    Page *page = *state;
    show(page, "gallery", true);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        page->layout = layout_for(sizes[i][0], sizes[i][1]);
        draw(page);
        press(page, "deck:classic");
        press(page, "card:11");
        press(page, "gallery:more");
        press(page, "gallery:slideshow");
        assert_true(tells(page, "Commander of Coins"));
        assert_true(tells(page, "+12"));
        assert_true(tells(page, "The Commander gives"));
        assert_true(tells(page, "Pure Sabacc"));
        expect_texts_apart(page);
        press(page, "gallery:stop");
        press(page, "back");
        press(page, "back");
    }
}

/* A key is found by itself, picked up, and changes places with another: by keys, clicks, a drag, and arrows
 * as a pad has them. What changed is told. */
static void test_keys_change_places(void **state) {
    Page *page = *state;
    show(page, "keys", true);
    type(page, 'b');
    assert_string_equal(ui_focus(page->ui), "key:98");
    press_key(page, UI_KEY_ACCEPT);
    assert_true(is_put(page, 'b', 'b'));
    type(page, 'n');
    assert_true(is_put(page, 'b', 'n') && is_put(page, 'n', 'b'));
    assert_string_equal(ui_focus(page->ui), "key:110");
    assert_true(tells(page, "is on N now"));

    click_cap(page, 'c');
    click_cap(page, 'd');
    assert_true(is_put(page, 'c', 'd') && is_put(page, 'd', 'c'));

    point(page, UI_POINTER_MOVE, 'e');
    point(page, UI_POINTER_DOWN, 'e');
    point(page, UI_POINTER_MOVE, 'f');
    point(page, UI_POINTER_UP, 'f');
    assert_true(is_put(page, 'e', 'f') && is_put(page, 'f', 'e'));

    type(page, 'g');
    press_key(page, UI_KEY_ACCEPT);
    press_key(page, UI_KEY_RIGHT);
    press_key(page, UI_KEY_ACCEPT);
    assert_true(is_put(page, 'g', 'h') && is_put(page, 'h', 'g'));
}

/* Put down again by Escape, which leaves the page only then; digits are refused with a reason. */
static void test_a_key_is_put_down(void **state) {
    Page *page = *state;
    show(page, "keys", true);
    type(page, 'b');
    press_key(page, UI_KEY_ACCEPT);
    type(page, '7');
    assert_true(tells(page, "digits count cards"));
    press_key(page, UI_KEY_BACK);
    type(page, 'n');
    assert_true(is_put(page, 'b', 'b') && is_put(page, 'n', 'n'));
    assert_string_equal(ui_focus(page->ui), "key:110");
    type(page, 'y'); /* a free key */
    press_key(page, UI_KEY_ACCEPT);
    assert_true(tells(page, "Nothing lies on this key"));
}

/* Every key that does something has its cap, whole and apart from the others, at any size; also one that the
 * drawn keyboard does not have. */
static void test_every_key_has_its_cap(void **state) {
    static const int sizes[][3] = {{1280, 720, 100}, {1280, 720, 200}, {900, 1600, 150}, {640, 480, 100}};
    Page *page = *state;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Box places[KEY_CHOICES];
        page->layout = layout_for(sizes[i][0], sizes[i][1]);
        pixmap_free(page->pixels);
        page->pixels = pixmap_create(page->layout.pixel_width, page->layout.pixel_height);
        page->settings = settings_usual();
        key_choose(&page->settings.keys, 1, 0xDF);
        stage_free(page->stage);
        ui_set_access(page->ui, &(UiAccess){.text_percent = sizes[i][2]});
        show(page, "keys", true);
        for (int k = 0; k < KEY_CHOICES; k++) {
            places[k] = cap_of(page, key_chosen(&page->settings.keys, k));
            assert_true(places[k].width > 40 && places[k].height > 40);
            assert_true(places[k].x >= 0 && places[k].x + places[k].width <= page->layout.screen.width);
            assert_true(places[k].y >= 0 && places[k].y + places[k].height <= page->layout.screen.height);
        }
        expect_apart(places, KEY_CHOICES);
    }
    ui_set_access(page->ui, &(UiAccess){.text_percent = 100});
}

static int texts_of(const Page *page, const char *words) {
    const Transcript *transcript = canvas_transcript(page->canvas);
    int count = 0;
    for (int i = 0; i < transcript_count(transcript); i++)
        count += strcmp(transcript_at(transcript, i)->words, words) == 0;
    return count;
}

/* A word that is wider than its cap is broken where a syllable begins, and only then. */
static void test_words_on_caps_are_broken_at_syllables(void **state) {
    Page *page = *state;
    page->settings = settings_usual();
    show(page, "keys", true);
    assert_int_equal(texts_of(page, "Declare"), 1);
    page->layout = layout_for(900, 1600);
    pixmap_free(page->pixels);
    page->pixels = pixmap_create(900, 1600);
    ui_set_access(page->ui, &(UiAccess){.text_percent = 200});
    draw(page);
    assert_int_equal(texts_of(page, "De-\nclare"), 1);
    assert_int_equal(texts_of(page, "Rules"), 1);
    ui_set_access(page->ui, &(UiAccess){.text_percent = 100});
}

/* The drawn pad has every button, each as often as it is drawn there and chosen in a row. */
static void test_the_pad_is_drawn_with_its_buttons(void **state) {
    Page *page = *state;
    page->settings = settings_usual();
    show(page, "pad", true);
    for (int button = 0; button < UI_PAD_BUTTONS; button++)
        assert_int_equal(texts_of(page, ui_pad_button(button)), 2);
    press_key(page, UI_KEY_DOWN);
    assert_int_equal(texts_of(page, "Choose"), 2); /* what the lit button does */
}

/* ---- cards and tables ---- */

/* Each title once; no choice where there is but one thing; what is chosen is kept. */
static void test_cards_are_chosen_by_their_pictures(void **state) {
    Page *page = *state;
    page->settings = settings_usual();
    show(page, "cards", true);
    stage_woken(page->stage);
    draw(page);
    assert_int_equal(texts_of(page, "Classic"), 1);
    assert_false(has_widget(page, "cards:classic:deck:0"));
    assert_true(has_widget(page, "cards:classic:back:1"));
    assert_false(has_widget(page, "cards:cloth:0"));
    press(page, "cards:spike");
    assert_false(has_widget(page, "cards:classic:back:1"));
    press(page, "cards:spike:back:2");
    assert_string_equal(page->settings.decks[DECK_SPIKE].back, "back-3");
    press(page, "cards:table");
    press(page, "cards:cloth:2");
    assert_string_equal(page->settings.cloth, "cloth-3");
    press(page, "cards:own");
    assert_true(has_widget(page, "cards:folder"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_light_passes_over_the_name, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_people_at_the_title_blink, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_nothing_is_due_after_twenty_seconds, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_no_light_without_motion, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_tools_go_while_one_looks, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_tools_leave_a_magnified_card_alone, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_tools_stay_in_large_text_and_under_keys, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_steps_have_pictures, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_the_best_kind_is_the_largest, open_page, close_page),
        cmocka_unit_test(test_every_game_has_a_picture_of_its_own),
        cmocka_unit_test_setup_teardown(test_a_drawer_has_all_cards_and_backs, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_drawer_is_one_grid, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_lifted_card_leaves_the_plates, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_menu_of_the_gallery_has_keys, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_slide_tells_its_card, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_what_is_tried_on_lies_on_a_table, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_chip_stands_before_its_stack, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_arrows_are_clear_of_the_neighbours, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_one_card_is_lit_to_shift_into, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_what_is_used_is_part_of_the_page, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_magnified_card_has_no_plate_beside_it, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_people_are_seen_at_once_and_pieces_well, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_search_that_finds_nothing_opens_nothing, open_page,
                                        close_page),
        cmocka_unit_test_setup_teardown(test_the_deck_looked_at_stands_large, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_every_setting_has_its_place, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_every_switch_says_what_it_does, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_lever_is_told_while_it_has_the_focus, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_the_sample_shows_what_a_setting_does, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_the_sample_has_chips, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_deck_opens_where_it_was_left, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_the_setup_opens_with_the_game_asked_for, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_seat_is_chosen, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_people_who_win_are_glad, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_the_setup_shows_people_at_their_table, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_seats_are_added_and_taken_away, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_dice_are_solid, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_an_empty_page_leads_to_a_table, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_past_game_is_chosen_beside_the_list, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_keys_change_places, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_a_key_is_put_down, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_every_key_has_its_cap, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_words_on_caps_are_broken_at_syllables, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_the_pad_is_drawn_with_its_buttons, open_page, close_page),
        cmocka_unit_test_setup_teardown(test_cards_are_chosen_by_their_pictures, open_page, close_page),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
