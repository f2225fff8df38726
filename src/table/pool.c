/* The pool of a rim or pool shift (SH-4, SN-3): one card of each hand, face down in the middle of the table,
 * from which each seat is dealt one; a person chooses one. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/cards.h"
#include "table/centre.h"

static const float CARD_HIGH = 200, WORDS_HIGH = 40, MARKER_HIGH = 52;

/* The number of cards it will have: one from each participating seat. */
static int pool_cards(const TableFrame *frame) {
    const SabaccTurn *turn = &frame->table->turn;
    int seats = seats_count((SeatMask)(turn->picking | turn->picked));
    return seats > frame->view->pool_taken ? seats : frame->view->pool_taken;
}

/* Above the words of the round, if there is room. */
static Box ground_of(const TableFrame *frame) {
    Box ground = frame->at.middle;
    if (!frame->at.is_portrait || ground.height > CARD_HIGH + WORDS_HIGH + MARKER_HIGH)
        ground.height -= MARKER_HIGH;
    return ground;
}

Box table_pool_box(const TableFrame *frame, int slot) {
    Box ground = ground_of(frame);
    int count = pool_cards(frame) > 1 ? pool_cards(frame) : 1;
    float high = fminf(CARD_HIGH, ground.height - WORDS_HIGH - 36), wide = high * frame->at.card_shape;
    float pitch = fminf(wide * 1.14f, (ground.width - 48 - wide) / fmaxf((float)count - 1, 1));
    float x = ground.x + ground.width / 2 + ((float)slot - (float)(count - 1) / 2) * pitch - wide / 2;
    return (Box){x, ground.y + (ground.height - high - WORDS_HIGH) / 2, wide, high};
}

/* It appears with the first card and disappears with the last. */
float table_pool_here(const TableFrame *frame) {
    static const double FADE_MS = 200;
    const TableView *view = frame->view;
    float come = isfinite(view->pool_since)
                     ? table_share(frame->now, view->pool_since, view->pool_since + FADE_MS)
                     : 1;
    float gone = table_share(frame->now, view->pool_until, view->pool_until + FADE_MS);
    if (view->pool != 0) gone = 0;
    return isfinite(view->pool_until) || view->pool != 0 ? come * (1 - gone) : 0;
}

static void draw_ground(const TableFrame *frame, bool may_point, float share) {
    Box ground = ground_of(frame);
    canvas_panel(frame->canvas, ground,
                 &(PanelStyle){.top = colour_fade(0xff081420u, share),
                               .bottom = colour_fade(0xff050b12u, share),
                               .edge = colour_fade(may_point ? STYLE_AMBER : 0xff7fdcffu, share),
                               .edge_width = 1.6f,
                               .radius = 24,
                               .is_cut = true});
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL,
                                 colour_fade(may_point ? STYLE_AMBER : STYLE_DUST, share), TEXT_CENTRE);
    Box card = table_pool_box(frame, 0);
    Box line = {ground.x, card.y + card.height + 10, ground.width, WORDS_HIGH - 6};
    canvas_text(frame->canvas, line, &style,
                may_point ? _("Point at the card that you want") : _("A card of each hand, face down"));
}

void table_draw_pool(const TableFrame *frame) {
    float share = table_pool_here(frame);
    if (share <= 0) return;
    bool may_point = frame->choice && frame->choice->pool;
    draw_ground(frame, may_point, share);
    ui_begin_group(frame->ui);
    for (int slot = 0; slot < TABLE_POOL; slot++) {
        Place place = {.kind = PLACE_POOL, .slot = slot};
        if (!(frame->view->pool >> slot & 1) || table_is_coming(frame, &place)) continue;
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "pool:%d", slot);
        Box box = table_pool_box(frame, slot);
        HotspotState state =
            ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box, .is_disabled = !may_point});
        if (may_point) table_draw_choosable(frame, box, state);
        CardLook look = {.card = SABACC_CARD_HIDDEN, .box = box, .raster_height = box.height};
        if (may_point && (state.is_hovered || state.is_focused)) look.box.y -= 10, look.lift = 10;
        table_draw_card(frame, &look);
    }
}
