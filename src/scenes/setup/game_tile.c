#include "scenes/setup/game_tile.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float PAD_WIDE = 18, PAD_HIGH = 12, HAND_WIDE = 160, HAND_GAP = 24;
static const float CARD_HIGH = 88, CARD_STEP = 40, STAR_WIDE = 64, CHANGE_WIDE = 100, STAR_GAP = 16;
static const float LINE_GAP = 2, BADGE_GAP = 18, HIGH_MIN = 112;
enum { WORDS = 200 };

/* Where its parts are; the height of the words is that of the box. */
typedef struct Places {
    Box hand, words, star;
} Places;

static Places places_in(Box box, const GameTile *tile) {
    Box rest = box_inset(box, PAD_WIDE, PAD_HIGH);
    Places at;
    at.hand = box_cut_left(&rest, HAND_WIDE, HAND_GAP);
    float wide = tile->opens_list ? CHANGE_WIDE : STAR_WIDE;
    Box star = box_cut_right(&rest, wide, STAR_GAP);
    at.star = box_place(star, wide, STAR_WIDE, 0.5f, 0.5f);
    at.words = rest;
    return at;
}

/* ---- the hand ---- */

/* A hand of many cards is pushed together, so that it is no wider than its place. */
static void draw_hand(Canvas *canvas, Box box, const GameTile *tile) {
    float card = CARD_HIGH * faces_shape(tile->game);
    int gaps = tile->hand->count - 1;
    float step = gaps > 0 ? fminf(CARD_STEP, (box.width - card) / (float)gaps) : 0;
    float wide = card + step * (float)gaps;
    float x = box.x + (box.width - wide) / 2, y = box.y + (box.height - CARD_HIGH) / 2;
    for (int i = 0; i < tile->hand->count; i++)
        faces_draw(canvas, tile->game, tile->hand->cards[i], x + step * (float)i, y, CARD_HIGH);
}

/* ---- the words ---- */

static void add_part(Text *words, const char *part) {
    if (words->used > 0) text_add(words, " · ");
    text_add(words, part);
}

/* What distinguishes it in the list; "" for nothing. A last one that is no favourite has a heading of its
 * own.
 */
static void format_badges(const GameTile *tile, char badges[WORDS]) {
    Text words = text_over(badges, WORDS);
    badges[0] = '\0';
    if (tile->game == choosing_start()) add_part(&words, _("Start here"));
    if (tile->is_favourite) add_part(&words, _("Favourite"));
    if (tile->is_last && tile->is_favourite) add_part(&words, _("Last played"));
}

/* Who plays, how long it takes, and what there is to learn: in one line, or broken between them. */
static void format_facts(Canvas *canvas, const TextStyle *style, float width, const GameTile *tile,
                         char facts[WORDS]) {
    static const char *const breaks[][2] = {{" · ", " · "}, {" · ", "\n"}, {"\n", "\n"}};
    const Choosing *row = choosing_of(tile->game);
    char players[WORDS / 3], length[WORDS / 3];
    choosing_players(tile->game, players, sizeof players);
    bool has_length = !tile->setup || choosing_length_of(tile->setup, length, sizeof length);
    if (!tile->setup) choosing_length(row, length, sizeof length);
    int lines = 1;
    for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++, lines++) {
        snprintf(facts, WORDS, "%s%s%s%s%s", players, has_length ? breaks[i][0] : "",
                 has_length ? length : "", breaks[i][1], choosing_grade((ChoosingGrade)row->grade));
        float high = canvas_paragraph(canvas, (Box){0, 0, width, 0}, style, facts, true);
        if (high < ((float)lines + 0.5f) * canvas_line_height(canvas, style)) return;
    }
}

/* A paragraph at the top of *rest, which is advanced past it; returns its height. */
static float add_paragraph(Canvas *canvas, Box *rest, const TextStyle *style, const char *words,
                           bool is_measured_only) {
    float high = words[0] ? canvas_paragraph(canvas, *rest, style, words, is_measured_only) + LINE_GAP : 0;
    rest->y += high;
    return high;
}

/* The name, and the badges beside it, or below where they do not fit. */
static float add_title(Canvas *canvas, Box *rest, const GameTile *tile, bool is_measured_only) {
    char badges[WORDS];
    const char *name = _(tile->game->name);
    TextStyle title =
        style_text(FONT_BOLD, STYLE_SIZE_LARGE - 4, tile->is_chosen ? STYLE_AMBER : STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_BOLD, 18, STYLE_AMBER, TEXT_LEFT);
    format_badges(tile, badges);
    float wide = canvas_text_width(canvas, &title, name) + BADGE_GAP;
    bool is_beside = wide + canvas_text_width(canvas, &small, badges) <= rest->width;
    Box beside = {rest->x + wide, rest->y, rest->width - wide, canvas_line_height(canvas, &title)};
    float high = add_paragraph(canvas, rest, &title, name, is_measured_only);
    if (!is_beside) return high + add_paragraph(canvas, rest, &small, badges, is_measured_only);
    if (!is_measured_only && badges[0]) canvas_text(canvas, beside, &small, badges);
    return high;
}

static float add_words(Canvas *canvas, Box rest, const GameTile *tile, bool is_measured_only) {
    const Choosing *row = choosing_of(tile->game);
    char facts[WORDS];
    assert(row != NULL); /* tests/scenes */
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    format_facts(canvas, &small, rest.width, tile, facts);
    float high = add_title(canvas, &rest, tile, is_measured_only);
    high += add_paragraph(canvas, &rest, &line, _(row->feel), is_measured_only);
    return high + add_paragraph(canvas, &rest, &small, facts, is_measured_only);
}

/* ---- the tile ---- */

float game_tile_height(Ui *ui, float width, const GameTile *tile) {
    Places at = places_in((Box){0, 0, width, HIGH_MIN}, tile);
    return fmaxf(add_words(ui_canvas(ui), at.words, tile, true) + 2 * PAD_HIGH, HIGH_MIN);
}

void game_tile_draw(Ui *ui, Box box, const GameTile *tile) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    Places at = places_in(box, tile);
    snprintf(name, sizeof name, tile->opens_list ? "game" : "game:%s", tile->game->id);
    ui_button(ui, &(Button){.name = name, .box = box, .label = "", .is_selected = tile->is_chosen});
    canvas_push_name(canvas, "tile:%s", tile->game->id);
    draw_hand(canvas, at.hand, tile);
    float high = add_words(canvas, at.words, tile, true);
    at.words.y += fmaxf((at.words.height - high) / 2, 0);
    add_words(canvas, at.words, tile, false);
    canvas_pop_name(canvas);
    if (tile->opens_list) {
        TextStyle change = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_AMBER, TEXT_RIGHT);
        canvas_text(canvas, at.star, &change, _("Change"));
        return;
    }
    snprintf(name, sizeof name, "star:%s", tile->game->id);
    ui_button(
        ui,
        &(Button){.name = name, .box = at.star, .label = GAME_TILE_STAR, .is_selected = tile->is_favourite});
}
