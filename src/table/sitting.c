/* Sitting out and in (ST-6) at a seat's plate: what its player has said of it, and for a person here the mark
 * by which to say it, an empty chair at the portrait. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/seats.h"

bool table_sits_out(const SabaccTable *table, int seat) {
    return seat_in(table->in_game, seat) && seat_in(table->absent, seat);
}

static SeatMask kept_of(const TableFrame *frame) { return frame->choice ? frame->choice->kept_sitting : 0; }

/* By what has been said, or is about to be. */
static bool will_sit_out(const TableFrame *frame, int seat) {
    return seat_in((SeatMask)(frame->table->sits_out ^ kept_of(frame)), seat);
}

void table_format_sitting(const TableFrame *frame, int seat, char *words, size_t size) {
    const SabaccTable *table = frame->table;
    bool is_out = seat_in(table->absent, seat), will_be_out = will_sit_out(frame, seat);
    bool is_between = table->stale || frame->view->hand_is_over || !seat_in(table->dealt, seat);
    words[0] = '\0';
    if (is_out && will_be_out)
        snprintf(words, size, "%s", _("sits out"));
    else if (is_out)
        snprintf(words, size, "%s", _("sits in next hand"));
    else if (will_be_out && seat_in(kept_of(frame), seat))
        snprintf(words, size, "%s", _("will sit out"));
    else if (will_be_out)
        snprintf(words, size, "%s", is_between ? _("sits out next hand") : _("sits out after this hand"));
}

/* ---- the mark ---- */

static Box mark_of(const SeatPlaces *places) {
    Box medal = places->medal;
    float size = fmaxf(40 * medal.height / 92, 40);
    return (Box){medal.x + medal.width - size * 0.8f, medal.y, size, size};
}

/* Seen from before: a back with a rail, a wider seat, two legs with a bar. From the side it reads as an h. */
static void draw_chair(Canvas *canvas, Box box, Colour colour) {
    static const float BACK = 0.15f, SEAT = 0.22f;
    float middle = box.x + box.width / 2, back = box.width * BACK, wide = box.width * SEAT,
          weight = box.width * 0.065f;
    float top = box.y + box.height * 0.2f, rail = box.y + box.height * 0.35f,
          seat = box.y + box.height * 0.55f, bar = box.y + box.height * 0.69f,
          foot = box.y + box.height * 0.8f;
    canvas_line(canvas, middle - back, top, middle + back, top, weight, colour);
    canvas_line(canvas, middle - back, rail, middle + back, rail, weight, colour);
    canvas_line(canvas, middle - wide, bar, middle + wide, bar, weight / 2, colour);
    for (int side = -1; side <= 1; side += 2) {
        canvas_line(canvas, middle + (float)side * back, top, middle + (float)side * back, seat, weight,
                    colour);
        canvas_line(canvas, middle + (float)side * wide, seat, middle + (float)side * wide, foot, weight,
                    colour);
    }
    canvas_line(canvas, middle - wide, seat, middle + wide, seat, weight * 2, colour);
}

const char *table_sitting_label(const SabaccTable *table, SeatMask kept, int seat) {
    bool is_out = seat_in(table->absent, seat),
         will_be_out = seat_in((SeatMask)(table->sits_out ^ kept), seat);
    if (will_be_out) return is_out ? _("Sit in") : _("Stay in after all");
    return is_out ? _("Stay out after all") : _("Sit out the next hand");
}

static void draw_label(const TableFrame *frame, int seat, Box mark) {
    const char *label = table_sitting_label(frame->table, kept_of(frame), seat);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, label) + 24;
    Box box = {mark.x + mark.width + 4, mark.y, wide, mark.height};
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = STYLE_ENAMEL_LIT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_AMBER,
                               .edge_width = 1.5f,
                               .radius = 10});
    canvas_named_text(frame->canvas, box, &style, label, "sits:%d", seat);
}

void table_draw_sitting(const TableFrame *frame, int seat) {
    if (!frame->choice || !seat_in(frame->choice->sitters, seat)) return;
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "sits:%d", seat);
    Box mark = mark_of(&frame->at.seat[seat]);
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = mark, .is_aside = true});
    bool is_near = state.is_hovered || state.is_focused, is_said = will_sit_out(frame, seat);
    if (is_near) canvas_glow(frame->canvas, mark, mark.width / 2, 22, colour_fade(STYLE_AMBER, 0.7f));
    canvas_panel(frame->canvas, mark,
                 &(PanelStyle){.top = is_near ? STYLE_ENAMEL_LIT : STYLE_ENAMEL,
                               .bottom = STYLE_NIGHT,
                               .edge = is_near || is_said ? STYLE_AMBER : STYLE_METAL,
                               .edge_width = is_near ? 2.5f : 1.5f,
                               .radius = mark.width / 2});
    draw_chair(frame->canvas, mark, is_near || is_said ? STYLE_AMBER : STYLE_DUST);
    if (is_near) draw_label(frame, seat, mark);
}
