#include "scenes/setup/game_tile.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/setup/choosing.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float PAD_WIDE = 20, PAD_HIGH = 12, CHANGE_WIDE = 130, LINE_GAP = 6, BADGE_GAP = 18;
enum { WORDS = 400 };

/* ---- the words ---- */

/* Who plays, how long it takes, and what there is to learn: in one line, or broken between them. */
static void format_facts(Canvas *canvas, const TextStyle *style, float width, const SabaccSetup *setup,
                         char facts[WORDS]) {
    static const char *const breaks[][2] = {{" · ", " · "}, {" · ", "\n"}, {"\n", "\n"}};
    char players[WORDS / 3], length[WORDS / 3];
    choosing_players(setup->game, players, sizeof players);
    bool has_length = choosing_length_of(setup, length, sizeof length);
    const char *grade = choosing_grade((ChoosingGrade)choosing_of(setup->game)->grade);
    int lines = 1;
    for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++, lines++) {
        snprintf(facts, WORDS, "%s%s%s%s%s", players, has_length ? breaks[i][0] : "",
                 has_length ? length : "", breaks[i][1], grade);
        float high = canvas_paragraph(canvas, (Box){0, 0, width, 0}, style, facts, true);
        if (high < ((float)lines + 0.5f) * canvas_line_height(canvas, style)) return;
    }
}

/* A paragraph at the top of *rest, which is advanced past it; returns its height. */
static float add_paragraph(Canvas *canvas, Box *rest, const TextStyle *style, const char *words,
                           bool is_measured_only) {
    float high = canvas_paragraph(canvas, *rest, style, words, is_measured_only) + LINE_GAP;
    rest->y += high;
    return high;
}

/* The name; beside it, or below where it does not fit, that it is the one to begin with. */
static float add_title(Canvas *canvas, Box *rest, const SabaccGame *game, bool is_measured_only) {
    const char *name = _(game->name), *badge = _("Start here");
    static const float SIZE = 58, SIZE_LARGE = 40, LARGE = 1.25f; /* large letters need less */
    static const float LEAST = 0.75f, SPARE = 0.93f;              /* letters are whole pixels high */
    float size = canvas_text_scale(canvas) > LARGE ? SIZE_LARGE : SIZE;
    TextStyle title = style_text(FONT_TITLE, size, STYLE_BONE, TEXT_LEFT);
    float whole = canvas_text_width(canvas, &title, name);
    if (whole > rest->width)
        title.size *= fmaxf(rest->width * SPARE / whole, LEAST); /* in one line, if it can be */
    TextStyle small = style_text(FONT_BOLD, 18, STYLE_BRASS_LIT, TEXT_LEFT);
    float wide = canvas_text_width(canvas, &title, name) + BADGE_GAP;
    bool is_beside = wide + canvas_text_width(canvas, &small, badge) <= rest->width;
    Box beside = {rest->x + wide, rest->y, rest->width - wide, canvas_line_height(canvas, &title)};
    float high = add_paragraph(canvas, rest, &title, name, is_measured_only);
    if (game != choosing_start()) return high;
    if (!is_beside) return high + add_paragraph(canvas, rest, &small, badge, is_measured_only);
    if (!is_measured_only) canvas_text(canvas, beside, &small, badge);
    return high;
}

/* What it is like, and the facts. */
static float add_words(Canvas *canvas, Box rest, const SabaccSetup *setup, bool is_measured_only) {
    const Choosing *row = choosing_of(setup->game);
    char facts[WORDS];
    assert(row != NULL); /* tests/scenes */
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
    format_facts(canvas, &small, rest.width, setup, facts);
    float high = add_paragraph(canvas, &rest, &line, _(row->feel), is_measured_only);
    return high + add_paragraph(canvas, &rest, &small, facts, is_measured_only);
}

/* ---- the tile ---- */

/* The name leaves room for what a press does. */
static Box title_in(Box box) {
    return (Box){box.x + PAD_WIDE, box.y + PAD_HIGH, box.width - 2 * PAD_WIDE - CHANGE_WIDE, 0};
}

static Box words_in(Box box, float title_high) {
    return (Box){box.x + PAD_WIDE, box.y + PAD_HIGH + title_high, box.width - 2 * PAD_WIDE, 0};
}

float game_tile_height(Ui *ui, float width, const GameTile *tile) {
    Canvas *canvas = ui_canvas(ui);
    const Box box = {0, 0, width, 0};
    Box title = title_in(box);
    float high = add_title(canvas, &title, tile->setup->game, true);
    return high + add_words(canvas, words_in(box, high), tile->setup, true) + 2 * PAD_HIGH;
}

static void draw_light(Canvas *canvas, Box box, HotspotState state) {
    if (!state.is_hovered && !state.is_focused) return;
    canvas_panel(canvas, box,
                 &(PanelStyle){.edge = state.is_focused ? STYLE_BONE : STYLE_BRASS_LIT,
                               .edge_width = 2.5f,
                               .radius = STYLE_CORNER + 2,
                               .is_cut = true});
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
    Box title = title_in(box);
    Box line = {title.x + title.width, title.y, CHANGE_WIDE, 0};
    line.height = add_title(canvas, &title, game, false);
    add_words(canvas, words_in(box, line.height), tile->setup, false);
    canvas_pop_name(canvas);
    style_small_button(canvas, line, _("Change"));
    draw_light(canvas, box, state);
}
