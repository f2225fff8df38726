/* Feats: a cabinet of medals, those that were found, with the day and the game, and the places of those that
 * can be. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "session/deck_choice.h"
#include "session/titles.h"
#include "ui/style.h"

enum { WORDS = 800 };

static const float ROW_HIGH = 92, MORE = 1.3f, LARGE = 1.4f, ROW_GAP = 12, COLUMN_GAP = 36, BESIDE = 28,
                   ABOVE = 22;

static int count_of(FeatSet found) {
    int count = 0;
    for (int i = 0; i < FEATS; i++) count += (found >> i & 1) != 0;
    return count;
}

static void format_when(const FeatBook *book, int feat, char *words, size_t size) {
    char day[CALENDAR_WORDS];
    calendar_format(book->on[feat], day);
    if (book->game[feat])
        snprintf(words, size, "%s · %s", day, _(book->game[feat]->name));
    else
        snprintf(words, size, "%s", day);
}

/* Struck in brass where it is found, else an empty place for it. */
static void draw_medal(Canvas *canvas, Box box, bool is_found) {
    static const float RIM = 6;
    float radius = box.height / 2;
    if (is_found) canvas_glow(canvas, box, radius, 14, 0x60ffd9a0u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_found ? 0xffecd39au : 0xff081613u,
                               .bottom = is_found ? 0xff7c6132u : 0xff1b3f37u,
                               .edge = is_found ? 0xff2c1f0eu : STYLE_BRASS_DIM,
                               .edge_width = 1.5f,
                               .radius = radius});
    canvas_panel(canvas, box_inset(box, RIM, RIM),
                 &(PanelStyle){.edge = is_found ? 0xff5b441au : 0x806f5c38u,
                               .edge_width = 1.5f,
                               .radius = radius - RIM});
    TextStyle star =
        style_text(FONT_TITLE, STYLE_SIZE_LARGE, is_found ? 0xff2c1f0eu : STYLE_BRASS_DIM, TEXT_CENTRE);
    canvas_text(canvas, box, &star, "\uE02B");
}

static void draw_feat(const FeatBook *book, Canvas *canvas, Box box, int feat) {
    static const float MEDAL = 68, GAP = 18;
    float scale = canvas_text_scale(canvas), title_high = 34 * scale, when_high = 24 * scale;
    char when[WORDS] = "";
    bool is_found = book->found >> feat & 1;
    canvas_push_name(canvas, "feat:%s", feat_word(feat));
    draw_medal(canvas, box_place(box_cut_left(&box, MEDAL, GAP), MEDAL, MEDAL, 0, 0.5f), is_found);
    TextStyle title =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, is_found ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_SMALL, is_found ? STYLE_BONE : STYLE_DUST, TEXT_LEFT);
    if (is_found) format_when(book, feat, when, sizeof when);
    float high = title_high + canvas_paragraph(canvas, box, &words, feat_words(feat), true) +
                 (when[0] ? when_high : 0);
    box = box_place(box, box.width, fminf(high, box.height), 0, 0.5f);
    canvas_text(canvas, box_cut_top(&box, title_high, 0), &title, feat_title(feat));
    if (when[0])
        tonight_words(canvas, box_cut_bottom(&box, when_high, 0), STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT,
                      when);
    canvas_paragraph_within(canvas, box, &words, feat_words(feat));
    canvas_pop_name(canvas);
}

static void format_next(const Title *next, int houses, int feats, char *words, size_t size) {
    if (next)
        snprintf(words, size, _("Houses won: %d. Feats: %d of %d. Next, with %d and %d: %s."), houses, feats,
                 (int)FEATS, next->houses, next->feats, _(next->name));
    else
        snprintf(words, size, _("Houses won: %d. Feats: %d of %d."), houses, feats, (int)FEATS);
}

/* Which backs feats have opened, and which they will. */
static void format_backs(int feats, char *words, size_t size) {
    int open = 0;
    while (open < DECK_EARNED_BACKS && deck_back_feats(open) <= feats) open++;
    if (open == DECK_EARNED_BACKS)
        snprintf(words, size, "%s", _("All backs of the cards are yours: choose them in the settings."));
    else
        snprintf(words, size,
                 ngettext_("With %d feat the cards get another back, %s, to be chosen in the settings.",
                           "With %d feats the cards get another back, %s, to be chosen in the settings.",
                           deck_back_feats(open)),
                 deck_back_feats(open), deck_back_title(open));
}

/* A stud for each feat, in their order: brass where it is found. */
static void draw_studs(Canvas *canvas, Box line, FeatSet found) {
    static const float STUD = 14, APART = 9;
    float step = fminf(STUD + APART, line.width / FEATS);
    for (int i = 0; i < FEATS; i++) {
        Box stud = {line.x + step * (float)i, line.y + (line.height - STUD) / 2, STUD, STUD};
        tonight_stud(canvas, stud, found >> i & 1);
    }
}

/* The backs that feats open at the right of the box, those that are still shut in the dark. */
static void draw_backs(Canvas *canvas, Box box, int feats) {
    static const float APART = 18;
    const SabaccGame *game = sabacc_game_at(0);
    float wide = box.height * faces_shape(game), step = wide + APART;
    for (int i = 0; i < DECK_EARNED_BACKS; i++) {
        char asset[48];
        Box back = {box.x + box.width - step * (float)(DECK_EARNED_BACKS - i) + APART, box.y, wide,
                    box.height};
        bool is_open = deck_back_feats(i) <= feats;
        snprintf(asset, sizeof asset, "%s/%s", game->cards, deck_back_face(i));
        canvas_glow(canvas, (Box){back.x + 3, back.y + 5, wide, back.height}, 8, 10, 0xa0000000u);
        canvas_sprite(canvas,
                      &(Sprite){.asset = asset, .box = back, .effect = is_open ? SPRITE_PLAIN : SPRITE_DIM});
    }
}

static float backs_width(float high) {
    static const float APART = 18;
    return (high * faces_shape(sabacc_game_at(0)) + APART) * DECK_EARNED_BACKS;
}

/* On enamel: the title, how far it is to the next, and what feats open. */
static void draw_title(const TonightScene *tonight, Canvas *canvas, Box *rest) {
    static const float INSIDE = 28, UPPER = 18, BELOW = 18, BACKS = 116, GAP = 4;
    char next[WORDS], backs[WORDS];
    int houses = tonight->circuit.won, feats = count_of(tonight->feats.found);
    const Title *title = title_of(houses, feats);
    TextStyle large = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    format_next(title_after(title), houses, feats, next, sizeof next);
    format_backs(feats, backs, sizeof backs);
    Box words = box_inset(*rest, INSIDE, 0);
    words.width -= backs_width(BACKS);
    float first = canvas_line_height(canvas, &large) + GAP;
    float second = canvas_paragraph(canvas, words, &small, next, true) + GAP;
    float high = first + second + canvas_paragraph(canvas, words, &small, backs, true);
    Box plate = box_cut_top(rest, fmaxf(high, BACKS) + 2 * UPPER, BELOW);
    style_enamel(canvas, plate, STYLE_ENAMEL_WINE);
    draw_backs(canvas, box_place(box_inset(plate, INSIDE, UPPER), plate.width - 2 * INSIDE, BACKS, 0, 0.5f),
               feats);
    words = box_place((Box){words.x, plate.y, words.width, plate.height}, words.width, high, 0, 0.5f);
    Box line = box_cut_top(&words, first, 0);
    box_cut_left(&line, canvas_named_text(canvas, line, &large, _(title->name), "title"), INSIDE);
    draw_studs(canvas, line, tonight->feats.found);
    canvas_push_name(canvas, "title:next");
    canvas_paragraph(canvas, box_cut_top(&words, second, 0), &small, next, false);
    canvas_pop_name(canvas);
    canvas_push_name(canvas, "backs");
    canvas_paragraph(canvas, words, &small, backs, false);
    canvas_pop_name(canvas);
}

void tonight_draw_feats(TonightScene *tonight, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    float scale = canvas_text_scale(canvas), row_high = ROW_HIGH * scale;
    int columns = canvas_layout(canvas)->is_portrait ? 1 : scale > LARGE ? 2 : 3;
    int rows = (FEATS + columns - 1) / columns;
    draw_title(tonight, canvas, &box);
    box = box_inset(style_case(canvas, box), BESIDE, ABOVE);
    ui_set_ground(ui, STYLE_FELT);
    float high;
    box = ui_whole_rows(box, row_high, row_high * MORE, ROW_GAP, &high);
    ui_scroll_whole_rows(ui, "feats", high + ROW_GAP);
    Box all = ui_begin_scroll(ui, "feats", box, (high + ROW_GAP) * (float)rows - ROW_GAP);
    for (int row = 0; row < rows; row++) {
        Box line = box_cut_top(&all, high, ROW_GAP);
        for (int column = 0; column < columns && row * columns + column < FEATS; column++)
            draw_feat(&tonight->feats, canvas, box_column(line, column, columns, COLUMN_GAP),
                      row * columns + column);
    }
    ui_end_scroll(ui);
    ui_set_ground(ui, 0);
}

bool tonight_feats_event(TonightScene *tonight, const UiEvent *event) {
    (void)tonight, (void)event;
    return false;
}
