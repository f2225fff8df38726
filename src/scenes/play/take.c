/* The panel of tokens: while one is to be taken (KE-1) the available ones are shown over the table, with the
 * description of the focused one below. ui/prompts/pick.h holds the choice; this only draws it. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/play/private.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/token_words.h"

static const float WORDS_HIGH = 140, HEAD_HIGH = 64, NAME_HIGH = 54;

bool play_takes_tokens(const PlayScene *play) {
    return play->mode == PLAY_OPEN && play->asking.pick.mode == PICK_FACES;
}

/* The layout of the tokens: in rows as wide as the panel. */
typedef struct Shelf {
    SabaccCard first;
    uint32_t faces;
    int count, columns, rows;
    float disc;
} Shelf;

static Shelf library_in(const Pick *pick, float width, bool is_portrait) {
    Shelf shelf = {.first = SABACC_CARD_NONE};
    shelf.faces = pick_faces(pick, &shelf.first);
    shelf.count = __builtin_popcount(shelf.faces);
    int max = is_portrait ? 4 : 8;
    shelf.rows = (shelf.count + max - 1) / max;
    shelf.columns = shelf.rows > 0 ? (shelf.count + shelf.rows - 1) / shelf.rows : 1;
    shelf.disc = fminf(width / (float)(max + 1), 112);
    return shelf;
}

static float cell_high(const Shelf *shelf) { return shelf->disc + NAME_HIGH + 18; }

/* True while it is hovered or focused. */
static bool draw_token(const Pick *pick, Ui *ui, Box cell, SabaccCard token, float side) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    Text text = text_over(name, sizeof name);
    text_add(&text, "face:");
    sabacc_card_format(token, &text);
    Box disc = box_place(cell, side, side, 0.5f, 0.09f);
    Box spot = box_inset(cell, 6, 2);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = spot});
    bool is_near = state.is_hovered || state.is_focused, is_chosen = pick->face == token;
    if (is_near || is_chosen)
        canvas_panel(canvas, spot,
                     &(PanelStyle){.top = STYLE_ENAMEL_LIT,
                                   .bottom = STYLE_NIGHT,
                                   .edge = STYLE_BRASS_LIT,
                                   .edge_width = is_chosen ? 3 : 1.5f,
                                   .radius = 14});
    if (is_chosen) canvas_glow(canvas, box_inset(disc, 8, 8), side / 2, side * 0.26f, STYLE_BRASS_LIT);
    faces_draw(canvas, sabacc_table_game(&pick->view.table), token, disc.x, disc.y, side);
    int digit = pick_face_digit(pick, token);
    if (digit >= 0) ui_draw_key(ui, disc, (uint32_t)('0' + digit), name);
    TextStyle style =
        style_text(FONT_BOLD, STYLE_SIZE_SMALL, is_chosen ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_CENTRE);
    Box line = {cell.x + 8, disc.y + disc.height + 4, cell.width - 16, NAME_HIGH};
    canvas_paragraph(canvas, line, &style, token_title(token), false);
    return is_near;
}

static SabaccCard draw_shelf(const Pick *pick, Ui *ui, Box box, const Shelf *shelf) {
    SabaccCard near = SABACC_CARD_NONE;
    int index = 0;
    float wide = fminf(box.width / (float)shelf->columns, 190);
    for (int i = 0; i < TOKEN_KINDS; i++) {
        if (!(shelf->faces >> i & 1)) continue;
        int row = index / shelf->columns, column = index % shelf->columns;
        int of_row = row < shelf->rows - 1 ? shelf->columns : shelf->count - shelf->columns * row;
        float left = box.x + (box.width - wide * (float)of_row) / 2;
        Box cell = {left + wide * (float)column, box.y + (cell_high(shelf) + 6) * (float)row, wide,
                    cell_high(shelf)};
        SabaccCard token = (SabaccCard)(shelf->first + i);
        if (draw_token(pick, ui, cell, token, shelf->disc)) near = token;
        index++;
    }
    return near != SABACC_CARD_NONE ? near : pick->face;
}

static void draw_words(Canvas *canvas, Box box, SabaccCard token) {
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle effect = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_line(canvas, box.x, box.y, box.x + box.width, box.y, 1, STYLE_METAL);
    box_cut_top(&box, 10, 0);
    if (token == SABACC_CARD_NONE) {
        canvas_paragraph(canvas, box, &effect,
                         _("Look at a token to read what it does. Each works once a game."), false);
        return;
    }
    char words[480];
    canvas_text(canvas, box_cut_top(&box, 38, 2), &title, token_title(token));
    float high = canvas_paragraph(canvas, box, &effect, token_effect(token), true);
    canvas_paragraph(canvas, box_cut_top(&box, high, 6), &effect, token_effect(token), false);
    snprintf(words, sizeof words, _("Touches %s; %s"), token_touches(token), token_lasts(token));
    canvas_paragraph(canvas, box, &small, words, false);
}

static void format_heading(const PlayScene *play, char *words, size_t size) {
    const SabaccTable *known = &play->asking.pick.view.table;
    int taken = sabacc_tokens_taken(known, play->asking.pick.seat);
    int count = (int)sabacc_option(known, SABACC_OPTION_TOKEN_COUNT).n;
    snprintf(words, size, _("Take a token: %d of %d"), taken + 1, count);
}

void play_draw_take(PlayScene *play, Ui *ui, Box area) {
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    const Pick *pick = &play->asking.pick;
    float wide = fminf(area.width - 24, 1240);
    Shelf shelf = library_in(pick, wide - 60, is_portrait);
    float words_high = is_portrait ? WORDS_HIGH + 50 : WORDS_HIGH;
    float high = HEAD_HIGH + (cell_high(&shelf) + 6) * (float)shelf.rows + words_high + 54;
    Box plate = box_place(area, wide, fminf(high, area.height - 16), 0.5f, 0.08f);
    canvas_glow(canvas, plate, 22, 44, 0xc0000000u);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 30, 20);
    char words[64];
    format_heading(play, words, sizeof words);
    TextStyle heading = style_text(FONT_TITLE, 36, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, HEAD_HIGH - 18, 18), &heading, words);
    Box foot = box_cut_bottom(&rest, words_high, 8);
    ui_begin_group(ui);
    SabaccCard looked_at = draw_shelf(pick, ui, rest, &shelf);
    draw_words(canvas, foot, looked_at);
}
