#include "scenes/setup/game_tile.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/setup/choosing.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float PAD_WIDE = 22, PAD_HIGH = 14, CHANGE_WIDE = 120, LINE_GAP = 4, BADGE_GAP = 18;
/* The view of the place is so high at least, and as much of it is clear above the name. */
static const float VIEW_MIN = 128, CLEAR = 58;
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
    static const float SIZE = 46, SIZE_LARGE = 36, LARGE = 1.25f; /* large letters need less */
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

/* Of the name, at the foot of the view. */
static Box title_in(float x, float width) {
    return (Box){x + PAD_WIDE, 0, width - 2 * PAD_WIDE - CHANGE_WIDE, 0};
}

static float view_height(Canvas *canvas, float width, const GameTile *tile) {
    Box title = title_in(0, width);
    return fmaxf(add_title(canvas, &title, tile->setup->game, true) + CLEAR, VIEW_MIN);
}

static Box words_in(float x, float width) { return (Box){x + PAD_WIDE, 0, width - 2 * PAD_WIDE, 0}; }

float game_tile_height(Ui *ui, float width, const GameTile *tile) {
    Canvas *canvas = ui_canvas(ui);
    return view_height(canvas, width, tile) + add_words(canvas, words_in(0, width), tile->setup, true) +
           2 * PAD_HIGH;
}

/* The place at which the game is played, which fades into the wood below. */
static void draw_view(Canvas *canvas, Box view, const SabaccGame *game) {
    static const float MAT = 6, FADE_MOST = 110, SHAPE = 9.0f / 16, NEARER = 1.12f, TOP = 0.12f;
    static const Colour WOOD = 0xff291c11u;
    char asset[48];
    view = box_inset(view, MAT, MAT);
    view.height += MAT;
    float wide = fmaxf(view.width * NEARER, view.height / SHAPE);
    snprintf(asset, sizeof asset, "places/%s", game->place);
    canvas_push_clip(canvas, view);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_place(view, wide, wide * SHAPE, 0.5f, TOP),
                                    .ground = style_place_light(game->place)});
    canvas_pop_clip(canvas);
    Box fade = box_place(view, view.width, fminf(FADE_MOST, view.height), 0, 1);
    canvas_panel(canvas, fade, &(PanelStyle){.top = WOOD & 0xffffffu, .bottom = WOOD});
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
    float spare = fmaxf(box.height - game_tile_height(ui, box.width, tile), 0);
    Box view = {box.x, box.y, box.width, view_height(canvas, box.width, tile) + spare};
    Box title = title_in(box.x, box.width), words = words_in(box.x, box.width);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = "game", .box = box});
    char spoken[WORDS];
    snprintf(spoken, sizeof spoken, "%s, %s", _(game->name), _("button"));
    ui_spoken_label(ui, spoken);
    ui_spoken_label(ui, _("Game"));
    draw_view(canvas, view, game);
    canvas_push_name(canvas, "tile:%s", game->id);
    float title_high = add_title(canvas, &title, game, true);
    title = title_in(box.x, box.width);
    title.y = view.y + view.height - title_high;
    Box line = {title.x + title.width, title.y, CHANGE_WIDE, title_high};
    add_title(canvas, &title, game, false);
    words.y = view.y + view.height + PAD_HIGH;
    add_words(canvas, words, tile->setup, false);
    canvas_pop_name(canvas);
    style_small_button(canvas, line, _("Change"));
    draw_light(canvas, box, state);
}
