/* Choosing a game: every game has its words, favourites are kept and come first, and no poster of the wall
 * says anything outside itself, in any size of window and of text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bare_ui.h"
#include "base/files.h"
#include "scenes/setup/choosing.h"
#include "scenes/setup/pages.h"
#include "scenes/stage.h"
#include "session/last_setup.h"
#include "ui/style.h"

static char data[] = "/tmp/sabacc-choosing-XXXXXX", said[MATCH_MESSAGE];
static Text why;

static const char *in_data(const char *name) {
    static char path[PLAN_PATH];
    snprintf(path, sizeof path, "%s/%s", data, name);
    return path;
}

static int make_data(void **unused) {
    (void)unused;
    snprintf(data, sizeof data, "/tmp/sabacc-choosing-XXXXXX");
    why = text_over(said, sizeof said);
    return mkdtemp(data) == NULL;
}

static int remove_data(void **unused) {
    static const char *const names[] = {"favourites.json", "favourites.json.bak", "setup.json", ".lock"};
    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) remove(in_data(names[i]));
    return rmdir(data);
}

static const SabaccGame *game(const char *id) {
    const SabaccGame *found = sabacc_game_find(id);
    assert_non_null(found);
    return found;
}

/* ---- choosing.def ---- */

static void test_every_game_has_words(void **unused) {
    (void)unused;
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *other = sabacc_game_at(i);
        const Choosing *row = choosing_of(other);
        if (!row) fail_msg("%s has no row in src/scenes/setup/choosing.def", other->id);
        size_t length = strlen(row->feel);
        if (length == 0 || length > 100) fail_msg("%s: its feel is no short sentence", other->id);
        if (row->feel[length - 1] != '.') fail_msg("%s: its feel is no sentence", other->id);
        if (row->hands < 1 || row->own < 1 || row->dealt < 1) fail_msg("%s: not measured", other->id);
        bool is_alone = other->max_seats == 1;
        if (is_alone != (row->others == 0)) fail_msg("%s: who plays against whom?", other->id);
        if (is_alone != (row->ends == CHOOSING_HAND)) fail_msg("%s: does it end?", other->id);
    }
    assert_non_null(choosing_start());
    assert_int_equal(choosing_of(choosing_start())->grade, CHOOSING_EASY);
}

/* 10 s × 4 + 1.5 s × 20 + 0.6 s × 50 + 8 s × 10 = 40 + 30 + 30 + 80 = 180 s. */
static void test_how_long_it_takes(void **unused) {
    (void)unused;
    static const struct {
        int own;
        ChoosingEnds ends;
        const char *words;
    } rows[] = {
        {4, CHOOSING_GAME, "About 3 minutes a game"},
        {4, CHOOSING_HAND, "About 3 minutes a hand, for as long as you like"},
        {46, CHOOSING_GAME, "About 10 minutes a game"},  /* 600 s */
        {118, CHOOSING_GAME, "About 20 minutes a game"}, /* 1320 s, 22 minutes */
        {526, CHOOSING_GAME, "About 90 minutes a game"}, /* 5400 s */
        {586, CHOOSING_GAME, "About 2 hours a game"},    /* 6000 s, 100 minutes */
        {1066, CHOOSING_GAME, "About 3 hours a game"},   /* 10800 s */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[80];
        Choosing row = {
            .own = rows[i].own, .others = 20, .dealt = 50, .hands = 10, .ends = (uint8_t)rows[i].ends};
        choosing_length(&row, words, sizeof words);
        assert_string_equal(words, rows[i].words);
    }
    Choosing short_one = {.ends = CHOOSING_HAND, .own = 1};
    choosing_length(&short_one, said, sizeof said);
    assert_string_equal(said, "About 1 minute a hand, for as long as you like");
}

static void test_who_plays(void **unused) {
    (void)unused;
    choosing_players(game("classic"), said, sizeof said);
    assert_string_equal(said, "2 to 8 players");
    choosing_players(game("pazaak"), said, sizeof said);
    assert_string_equal(said, "2 players");
    choosing_players(game("solitaire"), said, sizeof said);
    assert_string_equal(said, "Alone, against the house");
}

static void test_in_short(void **unused) {
    (void)unused;
    choosing_brief(game("classic"), said, sizeof said);
    assert_string_equal(said, "2–8 players · 8 min");
    choosing_brief(game("pazaak"), said, sizeof said);
    assert_string_equal(said, "2 players · 6 min");
    choosing_brief(game("solitaire"), said, sizeof said);
    assert_string_equal(said, "Alone · 1 min a hand");
    choosing_brief(game("local"), said, sizeof said);
    assert_string_equal(said, "2–8 players · 3 h");
}

/* ---- the order ---- */

static Favourites favourites_of(const char *first, const char *second) {
    return favourites_with(favourites_with(0, game(first), true), game(second), true);
}

static void all_are_listed_once(const SabaccGame *const *list, int count) {
    assert_int_equal(count, sabacc_game_count());
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++) assert_ptr_not_equal(list[i], list[j]);
}

static void begins_with(const SabaccGame *const *list, const char *const *ids, int count) {
    for (int i = 0; i < count; i++) assert_string_equal(list[i]->id, ids[i]);
}

/* In the order of games.def, whichever was marked first. */
static void test_favourites_and_the_last_come_first(void **unused) {
    (void)unused;
    const SabaccGame *list[CHOOSING_MAX];
    all_are_listed_once(list, choosing_list(favourites_of("pazaak", "force"), game("swag"), list));
    begins_with(list, (const char *const[]){"force", "pazaak", "swag", "classic", "brockley"}, 5);
    all_are_listed_once(list, choosing_list(favourites_of("pazaak", "force"), game("force"), list));
    begins_with(list, (const char *const[]){"force", "pazaak", "classic"}, 3);
    all_are_listed_once(list, choosing_list(0, game("kessel"), list));
    begins_with(list, (const char *const[]){"kessel", "classic"}, 2);
}

static void test_a_newcomer_is_shown_where_to_start(void **unused) {
    (void)unused;
    const SabaccGame *list[CHOOSING_MAX];
    all_are_listed_once(list, choosing_list(0, NULL, list));
    begins_with(list, (const char *const[]){choosing_start()->id, "classic"}, 2);
}

/* ---- favourites.json ---- */

static void write_favourites(const char *words) {
    assert_true(file_write(in_data("favourites.json"), words, strlen(words), FILE_QUICK));
}

static void test_favourites_are_kept(void **unused) {
    (void)unused;
    assert_int_equal(favourites_read(data, &why), 0);
    assert_true(favourites_keep(data, game("force"), true, &why));
    assert_true(favourites_keep(data, game("pazaak"), true, &why));
    assert_int_equal(favourites_read(data, &why), favourites_of("force", "pazaak"));
    assert_true(favourites_keep(data, game("force"), false, &why));
    assert_int_equal(favourites_read(data, &why), favourites_with(0, game("pazaak"), true));
    assert_string_equal(said, "");
}

/* A newer version's games stay. */
static void test_unknown_games_stay(void **unused) {
    (void)unused;
    write_favourites("{\"chess\": true, \"pazaak\": true, \"null\": true}");
    assert_int_equal(favourites_read(data, &why), favourites_with(0, game("pazaak"), true));
    assert_true(favourites_keep(data, game("force"), true, &why));
    assert_string_equal(said, "");
    char *kept = file_read(in_data("favourites.json"), 1 << 16, NULL);
    assert_non_null(kept);
    assert_non_null(strstr(kept, "\"chess\": true"));
    free(kept);
    assert_false(file_is_plain(in_data("favourites.json.bak")));
}

/* Told of, and copied aside before anything is written. */
static void test_bad_files_are_put_aside(void **unused) {
    (void)unused;
    static const struct {
        const char *words;
        bool is_said;
    } rows[] = {{"{\"force\": true,", true}, {"[\"force\"]", true}, {"{\"force\": \"much\"}", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        write_favourites(rows[i].words);
        why = text_over(said, sizeof said);
        assert_int_equal(favourites_read(data, &why), 0);
        assert_true(rows[i].is_said == (strstr(said, "favourites.json") != NULL));
        why = text_over(said, sizeof said);
        assert_true(favourites_keep(data, game("force"), true, &why));
        assert_non_null(strstr(said, "favourites.json.bak: "));
        why = text_over(said, sizeof said);
        assert_int_equal(favourites_read(data, &why), favourites_with(0, game("force"), true));
        char *kept = file_read(in_data("favourites.json.bak"), 1 << 16, NULL);
        assert_string_equal(kept, rows[i].words);
        free(kept);
        remove(in_data("favourites.json.bak"));
    }
}

static void test_what_is_no_file_is_left_alone(void **unused) {
    (void)unused;
    assert_int_equal(mkfifo(in_data("favourites.json"), 0600), 0);
    assert_int_equal(favourites_read(data, &why), 0);
    why = text_over(said, sizeof said);
    assert_false(favourites_keep(data, game("force"), true, &why));
    assert_non_null(strstr(said, "it is a pipe"));
    assert_int_equal(file_facts(in_data("favourites.json")).kind, FILE_SPECIAL);
}

/* ---- the list on the screen ---- */

typedef struct Page {
    BareUi bare;
    Canvas *canvas;
    Ui *ui;
    Stage *stage;
    GamePlan plan;
    Layout layout;
    int text_percent;
    double now;
    Settings settings;
} Page;

static Page open_page(int width, int height, int text_percent) {
    Page page = {.layout = layout_for(width, height), .text_percent = text_percent};
    page.bare = bare_ui_open();
    page.canvas = page.bare.canvas;
    page.ui = page.bare.ui;
    ui_set_access(page.ui, &(UiAccess){.text_percent = text_percent});
    game_plan_usual(&page.plan);
    return page;
}

/* The page refers to the plan and the settings, which must not move any more. */
static void show_page(Page *page) {
    page->stage = stage_create(&(StageServices){
        .ui = page->ui, .sprites = page->bare.sprites, .settings = &page->settings, .data_directory = data});
    stage_push(page->stage, setup_games_over(&page->plan));
}

static void close_page(Page *page) {
    stage_free(page->stage);
    bare_ui_close(&page->bare);
}

static void draw(Page *page) {
    page->now += 1000; /* no widget is guarded any more */
    stage_set_now(page->stage, page->now);
    stage_update(page->stage, 0); /* what was asked for is done */
    canvas_begin(page->canvas, &page->layout);
    ui_begin(page->ui, page->canvas, page->now);
    stage_draw(page->stage, 0);
    ui_end(page->ui);
}

/* The whole box of a widget, also where it is scrolled out of sight. */
static Box box_of(const Page *page, const char *kind, const char *id) {
    char start[64];
    char *all = ui_describe(page->ui);
    long quarter[4];
    int length = snprintf(start, sizeof start, "button %s:%s in", kind, id);
    char *line = strstr(all, start), *whole = line ? strstr(line + length, " of ") : NULL;
    if (!whole ||
        sscanf(whole, " of %ld,%ld %ldx%ld", &quarter[0], &quarter[1], &quarter[2], &quarter[3]) != 4)
        fail_msg("no %s:%s among:\n%s", kind, id, all);
    free(all);
    return (Box){(float)quarter[0] / 4, (float)quarter[1] / 4, (float)quarter[2] / 4, (float)quarter[3] / 4};
}

static bool lies_in(Box inner, Box outer) {
    static const float ROUNDING = 0.5f;
    return inner.x >= outer.x - ROUNDING && inner.y >= outer.y - ROUNDING &&
           inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
           inner.y + inner.height <= outer.y + outer.height + ROUNDING;
}

static bool lie_apart(Box one, Box other) {
    return one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y ||
           other.y + other.height <= one.y;
}

static bool is_of_place(const Fact *fact) { return strncmp(fact->words, "places/", strlen("places/")) == 0; }

/* Every word of the poster is on it and in full; none lies under its star. */
static void poster_holds(const Page *page, const SabaccGame *of) {
    const Transcript *transcript = canvas_transcript(page->canvas);
    Box poster = box_of(page, "game", of->id), star = box_of(page, "star", of->id);
    int at = 0, texts = 0;
    char name[64];
    snprintf(name, sizeof name, "tile:%s", of->id);
    for (const Fact *fact; (fact = transcript_next(transcript, name, &at)) != NULL;) {
        if (fact->kind != FACT_TEXT) continue;
        texts++;
        if (!lies_in(fact->box, poster) || fact->is_cut)
            fail_msg("%s at %dx%d, text %d %%: \"%s\" leaves its poster", of->id, page->layout.pixel_width,
                     page->layout.pixel_height, page->text_percent, fact->words);
        assert_true(lie_apart(fact->box, star));
    }
    if (texts < 2) fail_msg("%s says only %d texts", of->id, texts);
    assert_true(lies_in(star, poster));
}

/* The focus moves, and what has it is scrolled into sight. */
static void go(Page *page, UiKey key) {
    UiInput input = {.kind = UI_KEY, .key = key};
    UiEvent event;
    ui_handle(page->ui, &input, page->now, &event);
    draw(page);
}

static int focused(const Page *page) {
    if (strncmp(ui_focus(page->ui), "game:", 5) != 0) return -1;
    for (int i = 0; i < sabacc_game_count(); i++)
        if (game(ui_focus(page->ui) + 5) == sabacc_game_at(i)) return i;
    return -1;
}

static void focus_on(Page *page, int index) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "game:%s", sabacc_game_at(index)->id);
    ui_set_focus(page->ui, name);
    draw(page);
}

/* Looks at each poster that the arrows lead to, from the one that has the focus; returns how many. */
static int walk(Page *page) {
    int found[CHOOSING_MAX], count = 1;
    bool is_found[CHOOSING_MAX] = {false};
    go(page, UI_KEY_UP);
    found[0] = focused(page);
    assert_true(found[0] >= 0);
    is_found[found[0]] = true;
    poster_holds(page, sabacc_game_at(found[0]));
    for (int i = 0; i < count; i++) {
        for (UiKey key = UI_KEY_LEFT; key <= UI_KEY_DOWN; key++) {
            focus_on(page, found[i]);
            go(page, key);
            int next = focused(page);
            if (next < 0 || is_found[next]) continue;
            poster_holds(page, sabacc_game_at(next));
            is_found[next] = true;
            found[count++] = next;
        }
    }
    return count;
}

static void posters_hold(int width, int height, int text_percent) {
    Page page = open_page(width, height, text_percent);
    show_page(&page);
    draw(&page);
    int count = walk(&page);
    if (count != sabacc_game_count())
        fail_msg("%d posters at %dx%d, text %d %%", count, width, height, text_percent);
    close_page(&page);
}

static void test_posters_hold_what_they_say(void **unused) {
    (void)unused;
    static const int sizes[][2] = {{1280, 720}, {1024, 576}, {1920, 1080}, {3840, 2160}, {640, 360},
                                   {1024, 768}, {900, 1600}, {450, 800},   {2560, 1080}};
    assert_true(favourites_keep(data, game("bespin-yarith"), true, &why)); /* with words of their own */
    assert_true(favourites_keep(data, choosing_start(), true, &why));
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int percent = 100; percent <= 200; percent += 25)
            posters_hold(sizes[i][0], sizes[i][1], percent);
}

static float bottom_of(Box box) { return box.y + box.height; }

/* Turns the wheel over the middle of the wall until nothing more comes. */
static void scroll(Page *page, float steps) {
    UiEvent event;
    UiInput point = {.kind = UI_POINTER_MOVE, .x = 450, .y = 800};
    UiInput wheel = {.kind = UI_WHEEL, .y = steps};
    ui_handle(page->ui, &point, page->now, &event);
    for (int i = 0; i < 20; i++) {
        ui_handle(page->ui, &wheel, page->now, &event);
        draw(page);
    }
}

/* As many posters as are too many for that room: they keep their size, and the wall is higher. */
static void test_a_wall_of_many_is_scrolled(void **unused) {
    (void)unused;
    Page page = open_page(900, 1600, 200);
    Box first, last;
    int count = sabacc_game_count();
    const SabaccGame *list[CHOOSING_MAX];
    choosing_list((Favourites){0}, NULL, list);
    show_page(&page);
    draw(&page);
    first = box_of(&page, "game", list[0]->id), last = box_of(&page, "game", list[count - 1]->id);
    assert_true(lies_in(first, page.layout.screen));
    assert_true(bottom_of(last) > bottom_of(page.layout.screen));
    assert_true(last.width >= 200 && last.height >= 200);
    scroll(&page, -3);
    assert_true(lies_in(box_of(&page, "game", list[count - 1]->id), page.layout.screen));
    assert_false(lies_in(box_of(&page, "game", list[0]->id), page.layout.screen));
    scroll(&page, 3);
    assert_true(lies_in(box_of(&page, "game", list[0]->id), page.layout.screen));
    close_page(&page);
}

/* All posters are seen at once where so many fit, and none covers another. */
static void test_the_whole_wall_is_seen(void **unused) {
    (void)unused;
    enum { FIT = 15 }; /* at every size */
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {900, 1600}, {800, 600}, {2560, 1080}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Page page = open_page(sizes[i][0], sizes[i][1], 100);
        Box posters[CHOOSING_MAX];
        show_page(&page);
        draw(&page);
        for (int at = 0; at < sabacc_game_count(); at++) {
            posters[at] = box_of(&page, "game", sabacc_game_at(at)->id);
            if (sabacc_game_count() <= FIT) assert_true(lies_in(posters[at], page.layout.screen));
            assert_true(posters[at].width >= 200 && posters[at].height >= 200);
            for (int other = 0; other < at; other++) assert_true(lie_apart(posters[at], posters[other]));
        }
        close_page(&page);
    }
}

/* A place's picture is no wider than 320 pixels, on the largest screen too; before it is there the ground has
 * the place's light. */
static void test_pictures_are_small(void **unused) {
    (void)unused;
    Page page = open_page(3840, 2160, 100);
    const Transcript *transcript;
    int at = 0, places = 0;
    show_page(&page);
    draw(&page);
    transcript = canvas_transcript(page.canvas);
    for (const Fact *fact; (fact = transcript_next(transcript, "tile:kessel", &at)) != NULL;)
        places += is_of_place(fact);
    assert_int_equal(places, 0); /* there is none yet */
    char *drawn = canvas_describe(page.canvas), light[12];
    snprintf(light, sizeof light, "%06x", (unsigned)style_place_light("mine") & 0xffffffu);
    assert_non_null(strstr(drawn, light));
    free(drawn);
    sprites_settle(page.bare.sprites);
    assert_true(sprites_bytes(page.bare.sprites) < (size_t)16 << 20);
    close_page(&page);
}

static void point_at(Page *page, const char *kind, const char *id) {
    Box box = box_of(page, kind, id);
    UiInput input = {.kind = UI_POINTER_MOVE, .x = box.x + box.width / 2, .y = box.y + box.height / 2};
    UiEvent event;
    ui_handle(page->ui, &input, page->now, &event);
    draw(page);
}

static bool says(const Page *page, const char *name) {
    int at = 0;
    return transcript_next(canvas_transcript(page->canvas), name, &at) != NULL;
}

/* The one that the pointer is on is lit and tells more, and comes off the wall, unless nothing is to move. */
static void test_one_is_lit(void **unused) {
    (void)unused;
    for (int is_calm = 0; is_calm < 2; is_calm++) {
        Page page = open_page(1280, 720, 100);
        page.settings.values[SETTING_REDUCED_MOTION] = is_calm;
        show_page(&page);
        draw(&page);
        assert_true(says(&page, "caption:corellian-spike") || says(&page, "caption:classic"));
        assert_int_equal(stage_activity(page.stage), SCENE_STILL);
        point_at(&page, "game", "pazaak");
        assert_true(says(&page, "caption:pazaak"));
        assert_int_equal(stage_activity(page.stage), is_calm ? SCENE_STILL : SCENE_MOVING);
        Box before = box_of(&page, "game", "pazaak");
        stage_update(page.stage, 1000);
        draw(&page);
        assert_int_equal(stage_activity(page.stage), SCENE_STILL);
        assert_true(box_of(&page, "game", "pazaak").y == before.y); /* where it can be pressed stays */
        close_page(&page);
    }
}

static void press(Page *page, const char *name) {
    UiInput input = {.kind = UI_PRESS};
    UiEvent event;
    snprintf(input.text, sizeof input.text, "%s", name);
    page->now += 1000;
    if (!ui_handle(page->ui, &input, page->now, &event)) fail_msg("%s: %s", name, ui_refusal(page->ui));
    stage_event(page->stage, &event);
    draw(page);
}

/* A star is kept at once; the wall stays as it is until it is opened again. */
static void test_stars(void **unused) {
    (void)unused;
    Page page = open_page(1280, 720, 100);
    show_page(&page);
    draw(&page);
    Box before = box_of(&page, "game", "classic");
    press(&page, "star:kessel");
    assert_int_equal(favourites_read(data, &why), favourites_with(0, game("kessel"), true));
    assert_true(box_of(&page, "game", "classic").x == before.x);
    press(&page, "star:kessel");
    assert_int_equal(favourites_read(data, &why), 0);
    press(&page, "star:kessel");
    close_page(&page);
    page = open_page(1280, 720, 100);
    show_page(&page);
    draw(&page);
    Box first = box_of(&page, "game", "kessel");
    for (int i = 0; i < sabacc_game_count(); i++) {
        Box other = box_of(&page, "game", sabacc_game_at(i)->id);
        assert_true(other.y >= first.y && (other.y > first.y || other.x >= first.x));
    }
    close_page(&page);
}

static bool tile_says(const Page *page, const char *id, const char *words) {
    const Fact *fact;
    char name[64];
    int at = 0;
    snprintf(name, sizeof name, "tile:%s", id);
    while ((fact = transcript_next(canvas_transcript(page->canvas), name, &at)) != NULL)
        if (strcmp(fact->words, words) == 0) return true;
    return false;
}

/* What was played last, and where to begin. */
static void test_lamps(void **unused) {
    (void)unused;
    Page page = open_page(1280, 720, 100);
    show_page(&page);
    draw(&page);
    assert_true(tile_says(&page, choosing_start()->id, "Start here"));
    assert_false(tile_says(&page, "kessel", "Last played"));
    close_page(&page);
    page = open_page(1280, 720, 100);
    game_plan_set_game(&page.plan, game("kessel"));
    assert_true(last_setup_keep(data, &page.plan, &why));
    show_page(&page);
    draw(&page);
    assert_true(tile_says(&page, "kessel", "Last played"));
    close_page(&page);
}

/* By keys, of the poster that has the focus. */
static void test_the_star_of_the_lit_one(void **unused) {
    (void)unused;
    Page page = open_page(1280, 720, 100);
    show_page(&page);
    draw(&page);
    go(&page, UI_KEY_LEFT);
    go(&page, UI_KEY_RIGHT);
    const SabaccGame *lit = game(ui_focus(page.ui) + strlen("game:"));
    press(&page, "favourite");
    assert_int_equal(favourites_read(data, &why), favourites_with(0, lit, true));
    close_page(&page);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_game_has_words),
        cmocka_unit_test(test_how_long_it_takes),
        cmocka_unit_test(test_who_plays),
        cmocka_unit_test(test_in_short),
        cmocka_unit_test(test_favourites_and_the_last_come_first),
        cmocka_unit_test(test_a_newcomer_is_shown_where_to_start),
        cmocka_unit_test_setup_teardown(test_favourites_are_kept, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_unknown_games_stay, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_bad_files_are_put_aside, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_what_is_no_file_is_left_alone, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_posters_hold_what_they_say, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_the_whole_wall_is_seen, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_wall_of_many_is_scrolled, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_pictures_are_small, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_one_is_lit, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_lamps, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_the_star_of_the_lit_one, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_stars, make_data, remove_data),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
