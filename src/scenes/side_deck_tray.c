#include "scenes/side_deck_tray.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scenes/faces.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "words/side_words.h"

static const float GAP = 14, FELT_PAD = 20;

/* ---- the kinds in their order ---- */

enum { SIGNS = 3, SPECIAL = SIGNS };

static void word_of(SabaccCard card, char word[16]) {
    Text text = text_over(word, 16);
    sabacc_card_format(card, &text);
}

/* Plus, minus, both, and cards without a number. */
static int row_of(SabaccCard card) {
    char word[16];
    word_of(card, word);
    if (word[0] == '+') return 0;
    if (word[0] == '-') return 1;
    return (unsigned char)word[0] >= 0x80 ? 2 : SPECIAL;
}

/* Where those without a number lie. */
typedef enum SpecialPlace { BELOW, BESIDE, IN_CORNER, SPECIAL_PLACES } SpecialPlace;

/* Each sign begins a row, and goes on in more where it is longer than a row. Those without a number have rows
 * of their own, or lie two deep in the middle beside all rows, or beside the last two. */
typedef struct Grid {
    int wrap; /* cards of a sign in a row, at most */
    SpecialPlace special;
    int count[SIGNS + 1], special_wide;
    float columns;
    int rows;
    float wide, high, across, down; /* of a card; from one to the next */
    Box all;
} Grid;

static const float ASIDE = 0.4f; /* the gap before those that lie beside others, in columns */

static int rows_for(int count, int wrap) { return (count + wrap - 1) / wrap; }

/* Rows of one sign are as long as each other. */
static int in_a_row(int count, int wrap) {
    int rows = rows_for(count, wrap);
    return rows ? rows_for(count, rows) : 0;
}

static int least_of(int one, int other) { return one < other ? one : other; }

/* The cards in a row, counted over all signs; 0 beyond the last one. */
static int cards_in_row(const Grid *grid, int row) {
    for (int sign = 0; sign < SIGNS; sign++) {
        int rows = rows_for(grid->count[sign], grid->wrap), wide = in_a_row(grid->count[sign], grid->wrap);
        if (row < rows) return least_of(grid->count[sign] - row * wide, wide);
        row -= rows;
    }
    return 0;
}

/* Rows and columns for a grid whose wrap and place are chosen; false if it makes no sense. */
static bool measure(Grid *grid) {
    int special = grid->count[SPECIAL], widest = 0, last = 0;
    grid->rows = 0;
    for (int sign = 0; sign < SIGNS; sign++) grid->rows += rows_for(grid->count[sign], grid->wrap);
    for (int row = 0; row < grid->rows; row++) {
        int cards = cards_in_row(grid, row);
        widest = cards > widest ? cards : widest;
        if (row >= grid->rows - 2 && cards > last) last = cards;
    }
    bool is_below = grid->special == BELOW;
    grid->special_wide = is_below ? in_a_row(special, grid->wrap) : (special + 1) / 2;
    if (is_below) grid->rows += rows_for(special, grid->wrap);
    if (!is_below && (special == 0 || grid->rows < 2)) return false;
    float beside = (float)grid->special_wide + ASIDE;
    grid->columns = (float)widest;
    if (grid->special == BESIDE) grid->columns += beside;
    if (grid->special == IN_CORNER) grid->columns = fmaxf(grid->columns, (float)last + beside);
    return true;
}

/* How wide a card can be. */
static float fitting(const Grid *grid, Box box, float shape) {
    static const float MOST = 250;
    float wide = fminf((box.width + GAP) / grid->columns - GAP,
                       ((box.height + GAP) / (float)grid->rows - GAP) * shape);
    return fminf(wide, MOST);
}

/* Of all ways the one whose cards are largest. */
static Grid grid_of(const SideTray *tray, Box box) {
    float shape = faces_shape(sabacc_table_game(tray->table));
    Grid best = {0}, grid = {0};
    int most = 1;
    for (int i = 0; i < tray->kind_count; i++) {
        int *count = &grid.count[row_of(tray->kinds[i])];
        most = ++*count > most ? *count : most;
    }
    for (grid.wrap = most; grid.wrap > 0; grid.wrap--) {
        for (grid.special = BELOW; grid.special < SPECIAL_PLACES; grid.special++) {
            if (!measure(&grid)) continue;
            grid.wide = fitting(&grid, box, shape);
            if (grid.wide > best.wide) best = grid;
        }
    }
    best.high = best.wide / shape;
    best.across = best.wide + GAP;
    best.down = best.high + GAP;
    best.all =
        box_place(box, best.across * best.columns - GAP, best.down * (float)best.rows - GAP, 0.5f, 0.5f);
    return best;
}

/* The place of the n-th of its sign, in columns and rows. */
static Box place_of(const Grid *grid, int sign, int n) {
    int wide = in_a_row(grid->count[sign], grid->wrap);
    float x = (float)(n % wide), y = (float)(n / wide);
    for (int before = 0; before < sign; before++) y += (float)rows_for(grid->count[before], grid->wrap);
    if (sign == SPECIAL && grid->special == BELOW) {
        x += (grid->columns - (float)grid->special_wide) / 2;
    } else if (sign == SPECIAL) {
        int rows = rows_for(grid->count[SPECIAL], grid->special_wide);
        float free = (float)(grid->rows - rows);
        x = grid->columns - (float)grid->special_wide + (float)(n % grid->special_wide);
        y = (grid->special == BESIDE ? free / 2 : free) + (float)(n / grid->special_wide);
    }
    return (Box){grid->all.x + x * grid->across, grid->all.y + y * grid->down, grid->wide, grid->high};
}

/* ---- what it is made of ---- */

/* Felt in a frame of wood: the frame throws a shadow onto it, and a lamp hangs over its middle. */
static void draw_felt(Canvas *canvas, Box box) {
    static const float DEEP = 16;
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xff26474au, .bottom = 0xff12282bu, .edge = 0xff0a0805u, .edge_width = 2, .radius = 5});
    canvas_push_clip(canvas, box_inset(box, 2, 2));
    Box pool = box_place(box, box.width * 0.42f, box.height * 0.2f, 0.5f, 0.42f);
    canvas_glow(canvas, pool, pool.height / 2, fminf(box.width * 0.3f, box.height * 0.6f), 0x3cffdca0u);
    canvas_glow(canvas, (Box){box.x, box.y - DEEP, box.width, DEEP}, 2, DEEP, 0xc0000000u);
    canvas_glow(canvas, (Box){box.x - DEEP, box.y, DEEP, box.height}, 2, DEEP, 0x90000000u);
    canvas_glow(canvas, (Box){box.x + box.width, box.y, DEEP, box.height}, 2, DEEP, 0x90000000u);
    canvas_pop_clip(canvas);
    canvas_panel(canvas, box, &(PanelStyle){.edge = 0x90a8884fu, .edge_width = 1.5f, .radius = 5});
}

static void draw_shade(Canvas *canvas, Box card, float away) {
    Box fallen = {card.x + 3, card.y + away, card.width - 6, card.height - 2};
    canvas_glow(canvas, fallen, card.width * 0.1f, 6 + away, 0xa0000000u);
}

static void draw_face(Canvas *canvas, const SideTray *tray, SabaccCard card, Box box, float fade) {
    char asset[48], word[16];
    word_of(card, word);
    snprintf(asset, sizeof asset, "%s/%s", sabacc_table_game(tray->table)->cards, word);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box, .fade = fade});
}

/* In the shade by 0 … 1; it hides what lies under it all the same. */
static void draw_shaded(Canvas *canvas, const SideTray *tray, SabaccCard card, Box box, float shade) {
    Colour dark = colour_fade(0xff12262au, shade);
    draw_face(canvas, tray, card, box, 0);
    if (shade <= 0) return;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = dark, .bottom = dark, .radius = box.width * 0.12f, .is_cut = true});
}

/* A bed let into the felt or the wood, in the outline of a card. */
static void draw_bed(Canvas *canvas, Box box, Colour top, Colour bottom) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = top, .bottom = bottom, .radius = box.width * 0.12f, .is_cut = true});
    canvas_line(canvas, box.x + box.width * 0.13f, box.y + box.height - 0.5f, box.x + box.width * 0.87f,
                box.y + box.height - 0.5f, 1.5f, 0x38ffe0b0u);
}

/* How many of a kind are in the rack, engraved in a disc of brass on the corner that no index is in. */
static void draw_count(Canvas *canvas, Box card, int kind, int count) {
    static const float MOST = 36, LEAST = 26, SHARE = 0.3f;
    char words[8];
    float side = fmaxf(fminf(card.width * SHARE, MOST), LEAST);
    TextStyle style = style_text(FONT_BOLD, side * 0.62f, 0xff241706u, TEXT_CENTRE);
    Box disc = {card.x + card.width - side * 0.72f, card.y - side * 0.28f, side, side};
    snprintf(words, sizeof words, "%d", count);
    canvas_glow(canvas, (Box){disc.x, disc.y + 3, side, side}, side / 2, 6, 0xc0000000u);
    canvas_panel(canvas, disc,
                 &(PanelStyle){.top = 0xfff0d596u,
                               .bottom = 0xff9a763cu,
                               .edge = 0xff3a2810u,
                               .edge_width = 1.5f,
                               .radius = side / 2});
    canvas_named_text(canvas, disc, &style, words, "side-count:%d", kind);
}

static bool is_near(HotspotState state) { return state.is_hovered || state.is_focused; }

/* Lifted towards who looks at it, in the light. */
static void draw_card(Canvas *canvas, const SideTray *tray, SabaccCard card, Box box, HotspotState state,
                      float shade) {
    static const float LIFT = 5;
    if (is_near(state)) box.y -= LIFT;
    draw_shade(canvas, box, is_near(state) ? LIFT + 5 : 4);
    if (is_near(state)) canvas_halo(canvas, box_inset(box, 3, 3), box.width * 0.14f, 20, STYLE_BRASS_LIT);
    draw_shaded(canvas, tray, card, box, is_near(state) ? 0 : shade);
}

static void carry(SideCarried *carried, int kind, Box box, HotspotState state) {
    if (!state.is_carried) return;
    *carried = (SideCarried){kind, {box.x + state.by_x, box.y + state.by_y, box.width, box.height}};
}

/* ---- the kinds ---- */

static void draw_lozenge(Canvas *canvas, float x, float y, Colour colour) {
    static const float WIDE = 9, HIGH = 14;
    canvas_line(canvas, x - WIDE, y, x, y - HIGH, 1.5f, colour);
    canvas_line(canvas, x, y - HIGH, x + WIDE, y, 1.5f, colour);
    canvas_line(canvas, x + WIDE, y, x, y + HIGH, 1.5f, colour);
    canvas_line(canvas, x, y + HIGH, x - WIDE, y, 1.5f, colour);
}

/* Thread of brass in the felt around the cards without a number where they lie beside the others. */
static void draw_thread(Canvas *canvas, const Grid *grid) {
    static const float AROUND = 22;
    const Colour thread = 0x78d8b470u;
    if (grid->special != BESIDE) return;
    float wide = grid->across * (float)grid->special_wide - GAP;
    Box beside = grid->all;
    beside = box_cut_right(&beside, wide, 0);
    Box frame = box_inset(beside, -AROUND / 2, 0);
    float middle = frame.x + frame.width / 2, free = (beside.height - 2 * grid->down + GAP) / 2;
    canvas_panel(canvas, frame,
                 &(PanelStyle){.edge = thread, .edge_width = 1.5f, .radius = 18, .is_cut = true});
    for (int side = 0; side < 2 && free > 2 * AROUND; side++) {
        float y = side ? frame.y + frame.height - free / 2 : frame.y + free / 2, arm = wide * 0.3f;
        draw_lozenge(canvas, middle, y, thread);
        canvas_line(canvas, middle - arm, y, middle - AROUND, y, 1.5f, thread);
        canvas_line(canvas, middle + AROUND, y, middle + arm, y, 1.5f, thread);
    }
}

/* The copies that are left lie on each other; where none is left, the bed shows what belongs there. */
static void draw_copies(Canvas *canvas, const SideTray *tray, int kind, Box box, HotspotState state) {
    static const float STEP = 6, GONE = 0.8f, AT_REST = 0.2f, TOO_DEAR = 0.55f;
    enum { SHOWN = 3 };
    SabaccCard card = tray->kinds[kind];
    int left = tray->max - tray->taken[kind] - (state.is_carried ? 1 : 0);
    bool is_full = tray->filled == SABACC_SIDE_DECK;
    float shade = tray->is_dear[kind] && !is_full ? TOO_DEAR : is_full ? AT_REST : 0;
    draw_bed(canvas, box, 0x90040a0bu, 0x60040a0bu);
    if (left <= 0) {
        if (is_near(state)) canvas_halo(canvas, box, box.width * 0.14f, 16, STYLE_BRASS_LIT);
        draw_face(canvas, tray, card, box, is_near(state) ? 0.5f : GONE);
        return;
    }
    for (int under = left < SHOWN ? left - 1 : SHOWN - 1; under > 0; under--) {
        Box lower = {box.x + STEP * (float)under, box.y + STEP * (float)under, box.width, box.height};
        if (under == left - 1 || under == SHOWN - 1) draw_shade(canvas, lower, 4);
        draw_shaded(canvas, tray, card, lower, shade);
    }
    draw_card(canvas, tray, card, box, state, shade);
}

/* "+3, 1 of 2"; `most` 0: the card alone. */
static void say_card(Ui *ui, const SideTray *tray, int kind, int most) {
    char title[SIDE_WORDS], words[SIDE_WORDS];
    side_card_title(tray->kinds[kind], title);
    if (most > 0)
        snprintf(words, sizeof words, _("%s, %d of %d"), title, tray->taken[kind], most);
    else
        snprintf(words, sizeof words, "%s", title);
    ui_spoken_label(ui, words);
}

int side_tray_draw_kinds(Ui *ui, const SideTray *tray, SideCarried *carried) {
    Canvas *canvas = ui_canvas(ui);
    Grid grid = grid_of(tray, box_inset(tray->felt, FELT_PAD, FELT_PAD));
    int looked_at = SIDE_NONE, placed[SIGNS + 1] = {0};
    draw_felt(canvas, tray->felt);
    draw_thread(canvas, &grid);
    for (int i = 0; i < tray->kind_count; i++) {
        char name[UI_NAME_BYTES];
        int sign = row_of(tray->kinds[i]);
        Box place = place_of(&grid, sign, placed[sign]++);
        bool can_carry = tray->filled < SABACC_SIDE_DECK && tray->taken[i] < tray->max;
        snprintf(name, sizeof name, "side-add:%d", i);
        HotspotState state =
            ui_hotspot(ui, &(Hotspot){.name = name, .box = place, .home = can_carry ? tray->felt : (Box){0}});
        say_card(ui, tray, i, tray->max);
        if (is_near(state)) looked_at = i;
        draw_copies(canvas, tray, i, place, state);
        if (tray->taken[i] > 0) draw_count(canvas, place, i, tray->taken[i]);
        carry(carried, i, place, state);
    }
    return looked_at;
}

/* ---- the rack ---- */

static const float RACK_SIDE = 24, RACK_TOP = 14, LIP = 6, TIER_GAP = 16, FRONT = 60;

static int tiers_of(bool is_tall) { return is_tall ? 2 : 1; }

static Box slots_of(const SideTray *tray) {
    Box box = tray->rack;
    box_cut_bottom(&box, FRONT, 0);
    return box_inset(box, RACK_SIDE, 0);
}

float side_rack_height(const SideTray *tray, float width, float highest, bool is_tall) {
    float tiers = (float)tiers_of(is_tall), shape = faces_shape(sabacc_table_game(tray->table));
    float wide = (width - 2 * RACK_SIDE + GAP) / (SABACC_SIDE_DECK / tiers) - GAP;
    float rest = FRONT + RACK_TOP + TIER_GAP * (tiers - 1) - LIP;
    return fminf(wide / shape * tiers + rest, highest);
}

Box side_rack_front(const SideTray *tray) {
    Box front = tray->rack;
    return box_inset(box_cut_bottom(&front, FRONT, 0), RACK_SIDE, 0);
}

static Box slot_of(const SideTray *tray, int place, bool is_tall) {
    int tiers = tiers_of(is_tall), in_tier = SABACC_SIDE_DECK / tiers;
    float shape = faces_shape(sabacc_table_game(tray->table));
    Box box = slots_of(tray);
    float high = (box.height - RACK_TOP + LIP - TIER_GAP * (float)(tiers - 1)) / (float)tiers;
    float wide = fminf(high * shape, (box.width + GAP) / (float)in_tier - GAP);
    float pitch = (box.width - wide) / (float)(in_tier - 1), closest = wide * 1.16f;
    if (pitch > closest) pitch = closest;
    float left = box.x + (box.width - pitch * (float)(in_tier - 1) - wide) / 2;
    return (Box){left + pitch * (float)(place % in_tier),
                 box.y + RACK_TOP + (high + TIER_GAP) * (float)(place / in_tier), wide, wide / shape};
}

/* Its back, in the shadow of its own upper edge. */
static void draw_back(Canvas *canvas, const SideTray *tray) {
    Box box = tray->rack;
    canvas_glow(canvas, (Box){box.x + 4, box.y + 10, box.width - 8, box.height}, 12, 16, 0xb0000000u);
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xff0d0804u, .bottom = 0xff2c1b0eu, .edge = 0xff6b4a26u, .edge_width = 3, .radius = 12});
    canvas_fill(canvas, (Box){box.x + 12, box.y + 1, box.width - 24, 1.5f}, 0x80ffd9a0u);
}

/* A bar of wood before the feet of the cards, with the light on its upper edge and a line of brass let in. */
static void draw_bar(Canvas *canvas, Box bar, bool is_front) {
    canvas_glow(canvas, (Box){bar.x + 4, bar.y - 1, bar.width - 8, 4}, 2, 8, 0xa0000000u);
    canvas_panel(canvas, bar,
                 &(PanelStyle){.top = 0xff80572eu,
                               .bottom = 0xff3a2411u,
                               .edge = 0xff160c05u,
                               .edge_width = 1.2f,
                               .radius = is_front ? 10 : 4});
    canvas_fill(canvas, (Box){bar.x + 8, bar.y + 1.5f, bar.width - 16, 2}, 0xc0f0c488u);
    if (!is_front) return;
    canvas_line(canvas, bar.x + 30, bar.y + bar.height * 0.3f, bar.x + bar.width * 0.42f,
                bar.y + bar.height * 0.3f, 1.2f, 0x20000000u);
    canvas_line(canvas, bar.x + bar.width * 0.36f, bar.y + bar.height * 0.62f, bar.x + bar.width - 36,
                bar.y + bar.height * 0.62f, 1.2f, 0x28000000u);
    canvas_fill(canvas, (Box){bar.x + 12, bar.y + bar.height - 7, bar.width - 24, 1.5f}, 0x90c9a25cu);
}

static void draw_bars(Canvas *canvas, const SideTray *tray, bool is_tall) {
    Box front = tray->rack;
    front = box_cut_bottom(&front, FRONT, 0);
    for (int tier = 0; tier + 1 < tiers_of(is_tall); tier++) {
        Box slot = slot_of(tray, tier * SABACC_SIDE_DECK / 2, is_tall);
        draw_bar(canvas,
                 (Box){tray->rack.x + 6, slot.y + slot.height - LIP, tray->rack.width - 12, TIER_GAP - 2},
                 false);
    }
    draw_bar(canvas, front, true);
}

int side_tray_draw_rack(Ui *ui, const SideTray *tray, bool is_tall, SideCarried *carried) {
    Canvas *canvas = ui_canvas(ui);
    int looked_at = SIDE_NONE, kind = 0, copy = 0;
    bool is_awaited = carried->kind != SIDE_NONE;
    draw_back(canvas, tray);
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        char name[UI_NAME_BYTES];
        Box place = slot_of(tray, i, is_tall);
        while (kind < tray->kind_count && copy >= tray->taken[kind]) kind++, copy = 0;
        bool is_next = i == tray->filled && is_awaited;
        draw_bed(canvas, place, 0xff050302u, 0xff1d130bu);
        if (is_next) canvas_halo(canvas, place, place.width * 0.14f, 16, colour_fade(STYLE_AMBER, 0.8f));
        if (kind >= tray->kind_count) continue;
        snprintf(name, sizeof name, "side-drop:%d:%d", i, kind);
        HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = place, .home = tray->rack});
        say_card(ui, tray, kind, 0);
        if (is_near(state)) looked_at = kind;
        if (!state.is_carried) draw_card(canvas, tray, tray->kinds[kind], place, state, 0);
        carry(carried, kind, place, state);
        copy++;
    }
    draw_bars(canvas, tray, is_tall);
    return looked_at;
}

void side_tray_draw_carried(Ui *ui, const SideTray *tray, const SideCarried *carried) {
    static const float LARGER = 1.06f;
    if (carried->kind == SIDE_NONE) return;
    Box box = box_place(carried->box, carried->box.width * LARGER, carried->box.height * LARGER, 0.5f, 0.5f);
    draw_shade(ui_canvas(ui), box, 16);
    char asset[48], word[16];
    word_of(tray->kinds[carried->kind], word);
    snprintf(asset, sizeof asset, "%s/%s", sabacc_table_game(tray->table)->cards, word);
    canvas_sprite(ui_canvas(ui), &(Sprite){.asset = asset, .box = box, .raster_height = carried->box.height});
}

/* ---- a closed deck ---- */

/* Above and below: a card of both signs has two colours, as its face has. */
typedef struct EdgeColours {
    Colour top, bottom;
} EdgeColours;

static EdgeColours edge_colours(SabaccCard card) {
    static const EdgeColours signs[SIGNS] = {
        {0xff4f9fe0u, 0xff1d4a7cu}, {0xffe08a52u, 0xff7a3416u}, {0xffe08a52u, 0xff2c68a8u}};
    static const struct {
        const char *word;
        EdgeColours colours;
    } special[] = {{"2&4", {0xff58b98au, 0xff1d5a41u}},
                   {"3&6", {0xff4fb6b6u, 0xff1b5560u}},
                   {"double", {0xffd26ab8u, 0xff6a2160u}},
                   {"tiebreaker", {0xfff0d070u, 0xff8a6a1cu}}};
    char word[16];
    int row = row_of(card);
    if (row < SIGNS) return signs[row];
    word_of(card, word);
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (strcmp(special[i].word, word) == 0) return special[i].colours;
    return (EdgeColours){STYLE_METAL_LIT, STYLE_METAL};
}

void side_deck_edges(Canvas *canvas, Box box, const SabaccCard cards[SABACC_SIDE_DECK]) {
    static const float BETWEEN = 1.5f;
    canvas_panel(canvas, box, &(PanelStyle){.top = 0xff060403u, .bottom = 0xff181009u, .radius = 4});
    Box inside = box_inset(box, 4, 4);
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        Box edge = box_column(inside, i, SABACC_SIDE_DECK, BETWEEN);
        EdgeColours colours = edge_colours(cards[i]);
        canvas_panel(canvas, edge,
                     &(PanelStyle){.top = colours.top, .bottom = colours.bottom, .radius = 1.5f});
    }
}
