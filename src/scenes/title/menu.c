#include "scenes/title/menu.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 12;

static const float BESIDE = 26; /* of a label on its sign */
static const float SIZES[] = {[MENU_LARGE] = 33, [MENU_WIDE] = 29, [MENU_HALF] = 24, [MENU_LOW] = 22};

static TextStyle label_style(MenuTier tier, Colour colour) {
    return style_text(tier == MENU_LARGE ? FONT_BOLD : FONT_TITLE, SIZES[tier], colour, TEXT_CENTRE);
}

static bool fits_half(Ui *ui, const MenuItem *item, float width) {
    static const float SHRUNK = 0.8f; /* letters that are so much smaller are as good */
    TextStyle style = label_style(MENU_HALF, STYLE_BONE);
    float half = (width - GAP) / 2 - 2 * BESIDE;
    return canvas_text_width(ui_canvas(ui), &style, item->label) * SHRUNK <= half;
}

/* Whether two stand beside each other; none do where one does not fit, as in large letters. */
static bool has_pairs(Ui *ui, const Menu *menu, float width) {
    for (int i = 0; i < menu->count; i++)
        if (menu->items[i].tier == MENU_HALF && !fits_half(ui, &menu->items[i], width)) return false;
    return true;
}

static float tier_height(MenuTier tier) {
    static const float HIGH[] = {[MENU_LARGE] = 148, [MENU_WIDE] = 68, [MENU_HALF] = 62, [MENU_LOW] = 50};
    return HIGH[tier];
}

/* How many items from that one on stand beside each other. */
static int in_row(const Menu *menu, int from, bool has_two) {
    bool is_pair = from + 1 < menu->count && menu->items[from].tier == MENU_HALF &&
                   menu->items[from + 1].tier == MENU_HALF;
    return is_pair && has_two ? 2 : 1;
}

float menu_height(Ui *ui, const Menu *menu, float width) {
    bool has_two = has_pairs(ui, menu, width);
    float high = -GAP;
    for (int i = 0; i < menu->count; i += in_row(menu, i, has_two))
        high += tier_height(menu->items[i].tier) + GAP;
    return fmaxf(high, 0);
}

/* ---- signs ---- */

typedef struct SignColours {
    Colour rim_top, rim_bottom, top, bottom, edge, letters;
} SignColours;

static const SignColours enamel = {0xff8c6d3cu, 0xff3a2914u, 0xff0f2629u,
                                   0xff071113u, 0xffa8884fu, STYLE_BRASS_LIT},
                         lit = {0xffffe2a0u, 0xffb07a30u, 0xff4a3315u, 0xff241606u, 0xffffc768u, 0xfffff0ccu},
                         pressed = {0xffb07a30u, 0xff6b4a1cu, 0xff140c04u,
                                    0xff2a1b0au, 0xffffc768u, 0xfffff0ccu},
                         brass = {0xff8a6426u, 0xff4a3210u, 0xfffbd083u,
                                  0xffc58a33u, 0xfffff0c8u, 0xff231504u};

static void draw_plate(Canvas *canvas, Box box, const SignColours *colours, float rim, float corner) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = colours->rim_top,
                               .bottom = colours->rim_bottom,
                               .edge = 0xff1b1208u,
                               .edge_width = 1.5f,
                               .radius = corner,
                               .is_cut = true});
    canvas_panel(canvas, box_inset(box, rim, rim),
                 &(PanelStyle){.top = colours->top,
                               .bottom = colours->bottom,
                               .edge = colours->edge,
                               .edge_width = 1.5f,
                               .radius = fmaxf(corner - 4, 2),
                               .is_cut = true});
}

/* It stands out from the board, and the one with the focus is in a warm light. */
static void draw_around(Canvas *canvas, Box box, bool is_lit, float corner) {
    canvas_glow(canvas, (Box){box.x + 3, box.y + 6, box.width - 6, box.height}, corner, 9, 0xc0000000u);
    if (is_lit) canvas_halo(canvas, box, corner, 20, colour_fade(STYLE_AMBER, 0.55f));
}

/* ---- rows ---- */

static void draw_small(Ui *ui, Box box, const MenuItem *item, HotspotState state) {
    static const float RIM = 4, CORNER = 10, GLEAM = 18;
    Canvas *canvas = ui_canvas(ui);
    bool is_lit = state.is_hovered || state.is_focused;
    const SignColours *colours = state.is_pressed ? &pressed : is_lit ? &lit : &enamel;
    draw_around(canvas, box, is_lit, CORNER);
    draw_plate(canvas, box, colours, RIM, CORNER);
    float gleam = box.y + RIM + 2.5f;
    canvas_line(canvas, box.x + GLEAM, gleam, box.x + box.width - GLEAM, gleam, 1.2f, 0x30ffffffu);
    TextStyle style = label_style(item->tier, colours->letters);
    canvas_text(canvas, box_inset(box, BESIDE, 0), &style, item->label);
}

/* The game's name is a line of its own, whatever stands before and after it. */
static void break_label(const Menu *menu, const char *label, char lines[MENU_LABEL]) {
    const char *name = menu->game ? _(menu->game->name) : NULL, *at = name ? strstr(label, name) : NULL;
    snprintf(lines, MENU_LABEL, "%s", label);
    if (!at) return;
    char *begun = lines + (at - label), *ended = begun + strlen(name);
    if (begun > lines && begun[-1] == ' ') begun[-1] = '\n';
    if (*ended == ' ') *ended = '\n';
    if (*ended && *ended != '\n') /* a language without spaces */
        snprintf(ended, (size_t)(lines + MENU_LABEL - ended), "\n%s", label + (ended - lines));
}

/* As large as keeps it in that many lines. */
static float label_size(Canvas *canvas, Box box, const char *words, int lines) {
    static const float LEAST = 22;
    TextStyle style = label_style(MENU_LARGE, STYLE_BONE);
    while (style.size > LEAST && canvas_paragraph(canvas, box, &style, words, true) >
                                     ((float)lines + 0.5f) * canvas_line_height(canvas, &style))
        style.size--;
    return style.size;
}

/* Its hand lies at the left, and its cards stand out above the plate. */
static void draw_large(Ui *ui, Box box, const Menu *menu, const MenuItem *item, HotspotState state) {
    static const float RIM = 6, CORNER = 16, HAND = 0.4f, HIGH = 0.96f, OUT = 12, SHAPE = 1.2f, GUTTER = 16;
    Canvas *canvas = ui_canvas(ui);
    bool is_lit = state.is_hovered || state.is_focused, has_hand = menu->game && menu->hand.count > 0;
    SignColours colours = brass;
    if (is_lit) colours.rim_top = 0xfffff0c8u, colours.rim_bottom = 0xffe0a648u;
    if (is_lit) colours.top = 0xffffe0a0u, colours.bottom = 0xffe09f3cu;
    if (state.is_pressed) colours.top = 0xffc58a33u, colours.bottom = 0xffe0a648u;
    draw_around(canvas, box, is_lit, CORNER);
    if (!is_lit) canvas_halo(canvas, box, CORNER, 16, colour_fade(STYLE_AMBER, 0.28f));
    draw_plate(canvas, box, &colours, RIM, CORNER);
    Box rest = box_inset(box, BESIDE, RIM + 6);
    canvas_line(canvas, rest.x, box.y + RIM + 3, rest.x + rest.width, box.y + RIM + 3, 1.5f, 0xa0fff6dcu);
    char words[MENU_LABEL];
    break_label(menu, item->label, words);
    int lines = strchr(words, '\n') ? 2 : 1;
    TextStyle style = label_style(MENU_LARGE, colours.letters);
    if (has_hand && lines == 2) style.align = TEXT_LEFT;
    if (has_hand) {
        float wide = fminf(box.width * HAND, box.height * SHAPE);
        rest.width += BESIDE - GUTTER; /* the words end where the gutter before them would */
        float spare = rest.width - wide - GUTTER - canvas_text_width(canvas, &style, item->label);
        box_cut_left(&rest, fmaxf(spare, 0) / 2, 0);
        Box hand = {rest.x - BESIDE + RIM, box.y - OUT, wide - RIM, box.height + OUT};
        emblem_draw_fan(canvas, hand, menu->game, &menu->hand, box.height * HIGH);
        box_cut_left(&rest, wide - BESIDE, GUTTER);
    }
    style.size = label_size(canvas, rest, words, lines);
    float high = fminf(canvas_paragraph(canvas, rest, &style, words, true), rest.height);
    canvas_paragraph_within(canvas, box_place(rest, rest.width, high, 0, 0.5f), &style, words);
}

static void draw_item(Ui *ui, Box box, const Menu *menu, int index) {
    const MenuItem *item = &menu->items[index];
    if (index == 0 && strcmp(item->name, ui_focus(ui)) == 0) ui_tell_accept(ui); /* it is lit by itself */
    canvas_push_name(ui_canvas(ui), "%s", item->name);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = item->name, .box = box, .label = item->label});
    if (item->tier == MENU_LARGE)
        draw_large(ui, box, menu, item, state);
    else
        draw_small(ui, box, item, state);
    canvas_pop_name(ui_canvas(ui));
}

void menu_draw(Ui *ui, Box box, const Menu *menu) {
    float share = fminf(box.height / fmaxf(menu_height(ui, menu, box.width), 1), 1);
    bool has_two = has_pairs(ui, menu, box.width);
    for (int i = 0, count; i < menu->count; i += count) {
        count = in_row(menu, i, has_two);
        Box row = box_cut_top(&box, tier_height(menu->items[i].tier) * share, GAP * share);
        for (int k = 0; k < count; k++) draw_item(ui, box_column(row, k, count, GAP), menu, i + k);
    }
}
