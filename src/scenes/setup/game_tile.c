#include "scenes/setup/game_tile.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "scenes/setup/choosing.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float PAD_WIDE = 10, PAD_HIGH = 10, HAND_WIDE = 216, HAND_GROWS = 0.6f, HAND_MOST = 0.5f,
                   HAND_GAP = 26;
static const float CARD_SHARE = 0.62f, CARD_MOST = 216, CHANGE_HIGH = 36, CHANGE_RIGHT = 12;
static const float LINE_GAP = 4, BADGE_GAP = 18, HIGH_MIN = 196;
enum { WORDS = 400 };

/* Where its parts are. */
typedef struct Places {
    Box hand, words, change;
} Places;

/* The picture is wider in a tile that is higher than it has to be. */
static Places places_in(Box box, float spare) {
    Box rest = box_inset(box, PAD_WIDE, PAD_HIGH);
    float wide = fminf(HAND_WIDE + spare * HAND_GROWS, rest.width * HAND_MOST);
    Places at;
    at.hand = box_cut_left(&rest, wide, HAND_GAP);
    box_cut_right(&rest, CHANGE_RIGHT, 0);
    at.change = box_cut_bottom(&rest, CHANGE_HIGH, 0);
    at.words = rest;
    return at;
}

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
    static const float SIZE = 40, SIZE_LARGE = 34, LARGE = 1.25f; /* large letters need less */
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

static float add_words(Canvas *canvas, Box rest, const SabaccSetup *setup, bool is_measured_only) {
    const Choosing *row = choosing_of(setup->game);
    char facts[WORDS];
    assert(row != NULL); /* tests/scenes */
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
    format_facts(canvas, &small, rest.width, setup, facts);
    float high = add_title(canvas, &rest, setup->game, is_measured_only);
    high += add_paragraph(canvas, &rest, &line, _(row->feel), is_measured_only);
    return high + add_paragraph(canvas, &rest, &small, facts, is_measured_only);
}

/* ---- the tile ---- */

float game_tile_height(Ui *ui, float width, const GameTile *tile) {
    Places at = places_in((Box){0, 0, width, HIGH_MIN}, 0);
    return fmaxf(add_words(ui_canvas(ui), at.words, tile->setup, true) + CHANGE_HIGH + 2 * PAD_HIGH,
                 HIGH_MIN);
}

void game_tile_draw(Ui *ui, Box box, const GameTile *tile) {
    Canvas *canvas = ui_canvas(ui);
    const SabaccGame *game = tile->setup->game;
    TextStyle change = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_RIGHT);
    Places at = places_in(box, fmaxf(box.height - game_tile_height(ui, box.width, tile), 0));
    canvas_glow(canvas, box, STYLE_CORNER, 20, colour_fade(STYLE_BRASS_LIT, 0.3f));
    ui_button(ui, &(Button){.name = "game", .box = box, .label = ""});
    canvas_panel(
        canvas, box,
        &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2, .radius = STYLE_CORNER + 2, .is_cut = true});
    canvas_push_name(canvas, "tile:%s", game->id);
    emblem_draw_framed(canvas, at.hand, game, tile->hand, fminf(at.hand.height * CARD_SHARE, CARD_MOST));
    float high = add_words(canvas, at.words, tile->setup, true);
    at.words.y += fmaxf((at.words.height - high) / 2, 0);
    add_words(canvas, at.words, tile->setup, false);
    canvas_pop_name(canvas);
    canvas_text(canvas, at.change, &change, _("Change"));
}
