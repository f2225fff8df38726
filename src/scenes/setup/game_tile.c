#include "scenes/setup/game_tile.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "scenes/setup/choosing.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float PAD_WIDE = 20, PAD_HIGH = 12, LINE_GAP = 6, BADGE_GAP = 18;
enum { WORDS = 400 };

/* ---- the words ---- */

/* A paragraph at the top of *rest, which is advanced past it; returns its height. */
static float add_paragraph(Canvas *canvas, Box *rest, const TextStyle *style, const char *words,
                           bool is_measured_only) {
    float high = canvas_paragraph(canvas, *rest, style, words, is_measured_only) + LINE_GAP;
    rest->y += high;
    return high;
}

static TextStyle badge_style(void) { return style_text(FONT_BOLD, 18, STYLE_BRASS_LIT, TEXT_LEFT); }

/* The name alone; in one line, if it can be. */
static float add_name(Canvas *canvas, Box *rest, TextStyle *title, const char *name, bool is_measured_only) {
    static const float LEAST = 0.75f, SPARE = 0.93f; /* letters are whole pixels high */
    float whole = canvas_text_width(canvas, title, name);
    if (whole > rest->width) title->size *= fmaxf(rest->width * SPARE / whole, LEAST);
    canvas_push_name(canvas, UI_PAGE_TITLE);
    float high = add_paragraph(canvas, rest, title, name, is_measured_only);
    canvas_pop_name(canvas);
    return high;
}

/* The name; beside it, or below where it does not fit, that it is the one to begin with, unless that stands
 * on the picture. */
static float add_title(Canvas *canvas, Box *rest, const SabaccGame *game, bool is_pictured,
                       bool is_measured_only) {
    const char *name = _(game->name), *badge = _("Start here");
    static const float SIZE = 58, SIZE_PICTURED = 48, SIZE_LARGE = 40,
                       LARGE = 1.25f; /* large letters need less */
    float size = canvas_text_scale(canvas) > LARGE ? SIZE_LARGE : is_pictured ? SIZE_PICTURED : SIZE;
    TextStyle title = style_text(FONT_TITLE, size, STYLE_BONE, TEXT_LEFT), small = badge_style();
    const Box whole = *rest;
    float high = add_name(canvas, rest, &title, name, is_measured_only);
    if (game != choosing_start() || is_pictured) return high;
    float wide = canvas_text_width(canvas, &title, name) + BADGE_GAP;
    bool is_beside = wide + canvas_text_width(canvas, &small, badge) <= whole.width;
    Box beside = {whole.x + wide, whole.y, whole.width - wide, canvas_line_height(canvas, &title)};
    if (!is_beside) return high + add_paragraph(canvas, rest, &small, badge, is_measured_only);
    if (!is_measured_only) canvas_text(canvas, beside, &small, badge);
    return high;
}

enum { FACTS = 3 };

/* Who plays, how long it takes, and what there is to learn; returns how many are known. */
static int list_facts(const SabaccSetup *setup, char facts[FACTS][WORDS / FACTS]) {
    int count = 0;
    choosing_players(setup->game, facts[count++], WORDS / FACTS);
    if (choosing_length_of(setup, facts[count], WORDS / FACTS)) count++;
    snprintf(facts[count++], WORDS / FACTS, "%s",
             choosing_grade((ChoosingGrade)choosing_of(setup->game)->grade));
    return count;
}

/* With a lozenge between those of a line, in as many lines as it takes; returns their height. */
static float add_facts(Canvas *canvas, Box *rest, const SabaccSetup *setup, bool is_measured_only) {
    static const float ABOVE = 3, GAP = 34, MARK = 9, BEFORE = 8;
    char facts[FACTS][WORDS / FACTS];
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
    int count = list_facts(setup, facts);
    float line = canvas_line_height(canvas, &style) + 2 * ABOVE, x = 0, y = BEFORE;
    for (int i = 0; i < count; i++) {
        float wide = fminf(canvas_text_width(canvas, &style, facts[i]) + 1, rest->width);
        if (x > 0 && x + wide > rest->width) x = 0, y += line;
        Box words = {rest->x + x, rest->y + y, wide, line};
        Box before = {words.x - GAP, words.y + (line - MARK) / 2, GAP, MARK};
        if (!is_measured_only && x > 0) style_marks(canvas, before, 1, 1);
        if (!is_measured_only) canvas_text(canvas, words, &style, facts[i]);
        x += wide + GAP;
    }
    rest->y += y + line + LINE_GAP;
    return y + line + LINE_GAP;
}

/* What it is like, and the facts. */
static float add_words(Canvas *canvas, Box rest, const SabaccSetup *setup, bool is_measured_only) {
    const Choosing *row = choosing_of(setup->game);
    assert(row != NULL); /* tests/scenes */
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    float high = add_paragraph(canvas, &rest, &line, _(row->feel), is_measured_only);
    return high + add_facts(canvas, &rest, setup, is_measured_only);
}

/* ---- the picture ---- */

/* At the left, under a lamp, where the words beside it have room: the game's table with some of its cards. */
static const float PICTURE = 0.35f, PICTURE_LEAST = 206, PICTURE_MOST = 250, LAMP_ABOVE = 18, APART = 26,
                   ROOM = 600;

static bool has_picture(const Canvas *canvas, float width) {
    static const float LARGE = 1.25f;
    return width >= ROOM && canvas_text_scale(canvas) <= LARGE;
}

static float picture_width(float width) { return floorf(width * PICTURE); }

/* That it is the one to begin with, in a corner of the picture. */
static void draw_badge(Canvas *canvas, Box picture) {
    static const float BESIDE = 12, INSIDE = 8;
    TextStyle style = badge_style();
    float wide =
        fminf(canvas_text_width(canvas, &style, _("Start here")) + 2 * BESIDE, picture.width - 2 * INSIDE);
    Box plate = {picture.x + INSIDE, picture.y + INSIDE, wide, canvas_line_height(canvas, &style) + INSIDE};
    style_sign_plate(canvas, plate);
    canvas_text(canvas, box_inset(plate, BESIDE - 2, 0), &style, _("Start here"));
}

static void draw_picture(Canvas *canvas, Box box, const GameTile *tile, bool is_lit) {
    static const float CARDS = 0.66f, LAMP_WIDE = 0.5f, LAMP_HIGH = 11, LAMP_UP = 9;
    box = box_place(box, box.width, fminf(box.height, PICTURE_MOST), 0, 0);
    canvas_glow(canvas, (Box){box.x + 2, box.y + 10, box.width, box.height}, 6, 16, 0xb0000000u);
    if (is_lit) canvas_halo(canvas, box, 6, 20, colour_fade(STYLE_AMBER, 0.6f));
    emblem_draw_framed(canvas, box, tile->setup->game, tile->hand, box.height * CARDS);
    if (tile->setup->game == choosing_start()) draw_badge(canvas, box);
    Box lamp = box_place(box, box.width * LAMP_WIDE, LAMP_HIGH, 0.5f, 0);
    lamp.y -= LAMP_UP + LAMP_HIGH;
    style_lamp(canvas, lamp, 0, 1);
}

/* ---- the tile ---- */

/* Of the button that says what a press does, and the gap before it. */
static float change_width(Canvas *canvas) {
    static const float BESIDE = 18, GAP = 14, LEAST = 130, MOST = 210;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_CENTRE);
    return fminf(fmaxf(canvas_text_width(canvas, &style, _("Change")) + 2 * BESIDE + GAP, LEAST), MOST);
}

/* Beside the picture, or all of it. */
static Box beside_picture(Canvas *canvas, Box box) {
    if (has_picture(canvas, box.width)) {
        box = box_inset(box, PAD_WIDE, 0);
        box_cut_left(&box, picture_width(box.width + 2 * PAD_WIDE), APART);
        return (Box){box.x, box.y + LAMP_ABOVE, box.width, 0};
    }
    return (Box){box.x + PAD_WIDE, box.y + PAD_HIGH, box.width - 2 * PAD_WIDE, 0};
}

/* The name leaves room for the button; where there is a picture, that has it. */
static Box title_in(Canvas *canvas, Box box) {
    Box title = beside_picture(canvas, box);
    if (!has_picture(canvas, box.width)) title.width -= change_width(canvas);
    return title;
}

static Box words_in(Canvas *canvas, Box box, float title_high) {
    Box words = beside_picture(canvas, box);
    words.y += title_high;
    return words;
}

float game_tile_height(Ui *ui, float width, const GameTile *tile) {
    Canvas *canvas = ui_canvas(ui);
    const Box box = {0, 0, width, 0};
    Box title = title_in(canvas, box);
    float high = add_title(canvas, &title, tile->setup->game, has_picture(canvas, width), true);
    high += add_words(canvas, words_in(canvas, box, high), tile->setup, true);
    if (!has_picture(canvas, width)) return high + 2 * PAD_HIGH;
    return LAMP_ABOVE + fmaxf(high, PICTURE_LEAST);
}

static void draw_light(Canvas *canvas, Box box, HotspotState state) {
    if (!state.is_hovered && !state.is_focused) return;
    canvas_panel(canvas, box,
                 &(PanelStyle){.edge = state.is_focused ? STYLE_BONE : STYLE_BRASS_LIT,
                               .edge_width = 2.5f,
                               .radius = STYLE_CORNER + 2,
                               .is_cut = true});
}

/* The button that opens the wall of games, on the foot of the picture. */
static void draw_change_on(Canvas *canvas, Box picture) {
    static const float HIGH = 44, INSIDE = 10;
    float wide = change_width(canvas);
    style_small_button(canvas,
                       (Box){picture.x + (picture.width - wide) / 2,
                             picture.y + fminf(picture.height, PICTURE_MOST) - HIGH - INSIDE, wide, HIGH},
                       _("Change"));
}

static void draw_pictured(Canvas *canvas, Box box, const GameTile *tile, HotspotState state) {
    Box picture = box;
    picture.x += PAD_WIDE;
    picture.y += LAMP_ABOVE;
    picture.height = box.height - LAMP_ABOVE;
    picture.width = picture_width(box.width);
    bool is_lit = state.is_hovered || state.is_focused;
    draw_picture(canvas, picture, tile, is_lit);
    draw_change_on(canvas, picture);
    if (state.is_focused) draw_light(canvas, box_inset(picture, -6, -6), state);
}

void game_tile_draw(Ui *ui, Box box, const GameTile *tile) {
    Canvas *canvas = ui_canvas(ui);
    const SabaccGame *game = tile->setup->game;
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = "game", .box = box});
    char spoken[WORDS];
    snprintf(spoken, sizeof spoken, "%s, %s", _(game->name), _("button"));
    ui_spoken_label(ui, spoken);
    ui_spoken_label(ui, _("Game"));
    canvas_push_name(canvas, "tile:%s", game->id);
    Box title = title_in(canvas, box);
    Box line = {title.x + title.width, title.y, change_width(canvas), 0};
    line.height = add_title(canvas, &title, game, has_picture(canvas, box.width), false);
    add_words(canvas, words_in(canvas, box, line.height), tile->setup, false);
    canvas_pop_name(canvas);
    if (has_picture(canvas, box.width)) {
        draw_pictured(canvas, box, tile, state);
        return;
    }
    style_small_button(canvas, line, _("Change"));
    draw_light(canvas, box, state);
}
