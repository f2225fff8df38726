/* Marks beside a seat's portrait: the turn, the side of the Force, the declared total, the call marker; and
 * the mark of a bombed hand. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "ui/explain.h"

static void draw_sign(const TableFrame *frame, const char *asset, float x, float y, float size) {
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = {x, y, size, size}});
}

/* One that stands for a term of the glossary. */
static void draw_named_sign(const TableFrame *frame, const char *asset, float x, float y, float size,
                            const char *words) {
    draw_sign(frame, asset, x, y, size);
    ui_stands_for(frame->ui, (Box){x, y, size, size}, words);
}

/* As a speech bubble: claimed, not known. */
static void draw_declared(const TableFrame *frame, int seat, float scale) {
    Box medal = frame->at.seat[seat].medal;
    char words[24];
    Text text = text_over(words, sizeof words);
    text_add(&text, "\u201c");
    text_add_shown(&text, frame->table->seat[seat].declared);
    text_add(&text, "\u201d");
    float high = 30 * scale;
    TextStyle style = style_text(FONT_BOLD, fmaxf(22 * scale, 18), STYLE_NIGHT, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, words) + 18 * scale;
    Box bubble = {medal.x - 6 * scale, medal.y + medal.height - high + 4 * scale, wide, high};
    canvas_panel(frame->canvas, bubble,
                 &(PanelStyle){.top = STYLE_BONE,
                               .bottom = 0xffd9ccb0u,
                               .edge = STYLE_NIGHT,
                               .edge_width = 2,
                               .radius = high * 0.45f});
    canvas_text(frame->canvas, bubble, &style, words);
}

bool table_turn_is_answered(const SabaccTable *table) {
    return table->turn.to_act >= 0 && table->turn.to_act != table->turn.player;
}

/* Where a hand goes by turns, whose it is. While another answers to it nobody is marked: the mark would be
 * taken for who acts. */
static bool has_turn(const SabaccTable *table, int seat) {
    bool goes_by_turns = sabacc_table_game(table)->rounds == 0 && table->turn.player == seat;
    bool is_between = table->stale || table->over || table->shown || sabacc_hand_waits(table);
    return goes_by_turns && !is_between && !table_turn_is_answered(table);
}

static const float LARGEST = 1.3f; /* of the marks, beside a figure */

void table_draw_marks(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    Box medal = frame->at.seat[seat].medal;
    float scale = fminf(medal.height / 92, LARGEST);
    int alignment = table->seat[seat].alignment;
    if (has_turn(table, seat))
        draw_sign(frame, "table/turn", medal.x - 8 * scale, medal.y - 8 * scale, 40 * scale);
    if (alignment != SABACC_UNALIGNED)
        draw_named_sign(frame, alignment == SABACC_LIGHT ? "table/light" : "table/dark", medal.x - 8 * scale,
                        medal.y + medal.height - 33 * scale, 40 * scale,
                        alignment == SABACC_LIGHT ? _("Light Side") : _("Dark Side"));
    if (seat_in(table->declared, seat)) draw_declared(frame, seat, scale);
    if (table->caller == seat)
        draw_named_sign(frame, "table/call", medal.x + medal.width - 39 * scale,
                        medal.y + medal.height - 38 * scale, 44 * scale, _("Call"));
}

/* Fire goes out from a hand that bursts. */
static void draw_blast(const TableFrame *frame, Box cards, float burst) {
    float left = 1 - burst, out = table_ease_out(burst) * cards.height * 0.7f;
    if (left <= 0) return;
    canvas_glow(frame->canvas, box_inset(cards, cards.width * 0.2f, cards.height * 0.2f), cards.height * 0.3f,
                cards.height * 0.4f + out, colour_fade(0xffff5a2au, 0.5f * left * left));
}

/* A burst on the dimmed cards, and a crack that runs through all of them. */
void table_draw_bomb(const TableFrame *frame, int seat) {
    static const float LARGER = 0.9f; /* the sign as it bursts */
    HandRow row = table_row_of(frame, seat);
    float left = row.left[GROUP_HELD], wide = row.right - left,
          size = row.high * (frame->at.seat[seat].is_large ? 0.42f : 0.62f);
    for (int slot = 0; slot < frame->table->seat[seat].hand_count; slot++)
        if (table_is_coming(frame, &(Place){.kind = PLACE_HAND, .seat = seat, .slot = slot})) return;
    float middle = row.y + row.high / 2, burst = table_burst(frame, seat), torn = table_ease_out(burst);
    Colour crack = 0xffff8a70u;
    float weight = fmaxf(row.high * 0.025f, 2), from = size * 0.34f;
    float across = (wide * 0.48f - from) * torn, down = row.high * (0.06f + 0.24f * torn);
    draw_blast(frame, (Box){left, row.y, wide, row.high}, burst);
    canvas_line(frame->canvas, left + wide / 2 - from - across, middle + down, left + wide / 2 - from,
                middle + row.high * 0.06f, weight, crack);
    canvas_line(frame->canvas, left + wide / 2 + from, middle - row.high * 0.06f,
                left + wide / 2 + from + across, middle - down, weight, crack);
    float seen = size * (1 + LARGER * (1 - torn));
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/bomb",
                                           .box = {left + (wide - seen) / 2, middle - seen / 2, seen, seen},
                                           .raster_height = size});
}
