/* The target and the trump suit (CO-1) in the tray, the trumps among the cards, and how far a hand is away.
 */
#include "table/variants/target.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/variants/target_marks.h"

/* ---- words ---- */

/* In the order of SABACC_DIE_CIRCLE … */
static const struct {
    const char *sign, *name;
} suits[] = {{"\uE000", N_("Circles")}, {"\uE001", N_("Triangles")}, {"\uE002", N_("Squares")}};

const char *table_trump_sign(const SabaccTable *table) {
    return table->trump != 0 ? suits[table->trump - SABACC_DIE_CIRCLE].sign : "";
}

const char *table_trump_name(const SabaccTable *table) {
    return table->trump != 0 ? _(suits[table->trump - SABACC_DIE_CIRCLE].name) : "";
}

void table_say_away(const SabaccTable *table, int32_t total, char *words, size_t size) {
    int away = (int)(total - table->target);
    if (away == 0)
        snprintf(words, size, "%s", _("exact"));
    else
        snprintf(words, size, _("%d away"), away < 0 ? -away : away);
}

int table_count_trumps(const SabaccTable *table, const SabaccCard *cards, int count) {
    int trumps = 0;
    for (int i = 0; i < count; i++) trumps += sabacc_is_trump(table, cards[i]);
    return trumps;
}

/* ---- what counts of a hand ---- */

/* What is kept, and what its owner has pointed at to be kept; until hands are shown the rest does not count.
 */
static int counted_cards(const TableFrame *frame, int seat, SabaccCard cards[SABACC_MAX_HAND]) {
    const SabaccSeat *at = &frame->table->seat[seat];
    uint32_t counts = at->kept;
    int count = 0;
    if (frame->choice && seat == frame->table->viewer) counts |= frame->choice->chosen;
    for (int slot = 0; slot < at->hand_count; slot++)
        if (counts >> slot & 1) cards[count++] = at->hand[slot];
    return count;
}

bool table_target_told(const TableFrame *frame, int seat, TargetTold *told) {
    const SabaccTable *table = frame->table;
    SabaccCard cards[SABACC_MAX_HAND];
    *told = (TargetTold){0};
    if (table->trump == 0 || seat_in(table->folded, seat) || !seat_in(table->dealt, seat)) return false;
    int count = counted_cards(frame, seat, cards);
    for (int i = 0; i < count; i++) {
        if (cards[i] == SABACC_CARD_HIDDEN) return false;
        told->total += sabacc_card_value(table, seat, cards[i]);
    }
    const SabaccSeat *at = &table->seat[seat];
    bool is_begun = at->hand_count > 0 || at->discards > 0; /* else nothing has been dealt yet */
    bool is_open = count > 0 || seat_in(table->shown, seat) || (seat == table->viewer && is_begun);
    if (!is_open) return false;
    told->is_empty = count == 0;
    told->trumps = table_count_trumps(table, cards, count);
    table_say_away(table, told->total, told->away, sizeof told->away);
    return true;
}

void table_say_trumps(int trumps, char *words, size_t size) {
    snprintf(words, size, trumps == 1 ? _("1 trump") : _("%d trumps"), trumps);
}

/* ---- the plaque ---- */

static const float CAPTION_SHARE = 0.28f; /* of the tray's height */

static Box plaque_inner(Box tray) { return box_inset(tray, tray.width * 0.03f, tray.height * 0.05f); }

Box table_plaque_die(Box tray, int slot) {
    Box rest = plaque_inner(tray);
    box_cut_bottom(&rest, tray.height * CAPTION_SHARE, 0);
    Box column = box_column(rest, slot, 2, 0);
    float side = fminf(column.width, column.height);
    return box_place(column, side, side, 0.5f, 0.5f);
}

/* Below each die what it says. */
static void draw_caption(const TableFrame *frame, const char *name, Box line, const char *label,
                         const char *value, Colour colour) {
    float size = fmaxf(line.height * 0.58f, 18);
    TextStyle small = style_text(FONT_TEXT, fmaxf(size * 0.66f, 18), STYLE_DUST, TEXT_LEFT);
    TextStyle large = style_text(FONT_TITLE, size, colour, TEXT_LEFT);
    float first = canvas_text_width(frame->canvas, &small, label), gap = size * 0.3f;
    float whole = first + gap + canvas_text_width(frame->canvas, &large, value);
    float x = line.x + (line.width - whole) / 2;
    canvas_text(frame->canvas, (Box){x, line.y, first + 2, line.height}, &small, label);
    canvas_named_text(frame->canvas, (Box){x + first + gap, line.y, whole, line.height}, &large, value, "%s",
                      name);
}

void table_draw_plaque(const TableFrame *frame, Box tray) {
    const SabaccTable *table = frame->table;
    char target[16];
    Text text = text_over(target, sizeof target);
    Box inner = plaque_inner(tray), line = box_cut_bottom(&inner, tray.height * CAPTION_SHARE, 0);
    bool is_rolled = table->trump != 0;
    for (int i = 0; i < 2 && is_rolled; i++)
        is_rolled = !table_is_coming(frame, &(Place){.kind = PLACE_DIE, .slot = i});
    if (table->target < 0) text_add(&text, "\u2212");
    if (table->target > 0) text_add_char(&text, '+');
    text_add_int(&text, table->target < 0 ? -table->target : table->target);
    draw_caption(frame, "target", box_column(line, 0, 2, 0), _("Target"), is_rolled ? target : "–",
                 0xffffd67au);
    draw_caption(frame, "trump", box_column(line, 1, 2, 0), _("Trump"),
                 is_rolled ? table_trump_sign(table) : "–", 0xffdbe6ecu);
    canvas_line(frame->canvas, tray.x + tray.width / 2, tray.y + tray.height * 0.12f, tray.x + tray.width / 2,
                tray.y + tray.height * 0.88f, 1.2f, 0x407fdcffu);
}

/* ---- trumps ---- */

/* A silver medal with the sign of the suit at the left edge, where no other card of a hand lies upon it, and
   below the mark of its suit. */
void table_draw_trump(const TableFrame *frame, const CardLook *look) {
    if (look->card == SABACC_CARD_HIDDEN || !sabacc_is_trump(frame->table, look->card)) return;
    Box card = look->box;
    float size = fmaxf(card.width * 0.25f, 17);
    Box medal = {card.x + size * 0.04f, card.y + card.height * 0.47f, size, size};
    canvas_panel(frame->canvas, medal,
                 &(PanelStyle){.top = 0xfff7fbfdu,
                               .bottom = 0xffa3b4beu,
                               .edge = STYLE_NIGHT,
                               .edge_width = fmaxf(size * 0.05f, 1.5f),
                               .radius = size / 2});
    if (size < 26) return; /* the suit is to be seen on the face */
    TextStyle sign = style_text(FONT_SYMBOL, size * 0.62f, STYLE_NIGHT, TEXT_CENTRE);
    canvas_text(frame->canvas, medal, &sign, table_trump_sign(frame->table));
}
