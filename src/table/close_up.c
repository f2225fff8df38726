/* The close-up: a card leaves its place, the table is dimmed, and the card is shown large. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/cards.h"
#include "table/variants/plain.h"

static const Colour GLOOM = 0xff060403u, LAMP = 0x26ffc890u;
static const float DARKEST = 0.6f, LIFT = 46;
static const float LIGHT_STEPS = 8; /* from full light to none: each is a paint of the whole screen */

static Place place_of(const SabaccTable *table, const TableCloseUp *look) {
    const int kinds[] = {[TABLE_CLOSE_HAND] = PLACE_HAND,
                         [TABLE_CLOSE_SINGLE] = PLACE_SINGLE,
                         [TABLE_CLOSE_OWN] = table_variant(table)->close_up_place};
    return (Place){.kind = kinds[look->kind], .seat = look->seat, .slot = look->slot};
}

SabaccCard table_close_up_card(const SabaccTable *table, const TableCloseUp *look) {
    const SabaccSeat *seat = &table->seat[look->seat];
    switch (look->kind) {
    case TABLE_CLOSE_HAND: return look->slot < seat->hand_count ? seat->hand[look->slot] : SABACC_CARD_NONE;
    case TABLE_CLOSE_SINGLE:
        return look->slot < seat->draw_count ? seat->draws[look->slot] : SABACC_CARD_NONE;
    case TABLE_CLOSE_OWN: return table_variant(table)->close_up_card(table, look->seat, look->slot);
    case TABLE_CLOSE_NONE: break;
    }
    return SABACC_CARD_NONE;
}

int table_close_ups(const SabaccTable *table, int seat, TableCloseUp list[TABLE_CLOSE_UPS]) {
    return TABLE_ASK(table, close_ups)(table, seat, list);
}

/* Cards drawn singly, then those of the hand. */
int table_plain_close_ups(const SabaccTable *table, int seat, TableCloseUp list[TABLE_CLOSE_UPS]) {
    const SabaccSeat *at = &table->seat[seat];
    int count = 0;
    for (int slot = 0; slot < at->draw_count; slot++)
        list[count++] = (TableCloseUp){.kind = TABLE_CLOSE_SINGLE, .seat = seat, .slot = slot};
    for (int slot = 0; slot < at->hand_count; slot++)
        list[count++] = (TableCloseUp){.kind = TABLE_CLOSE_HAND, .seat = seat, .slot = slot};
    return count;
}

void table_close_up_words(const SabaccTable *table, const char *name, char *words, size_t size) {
    snprintf(words, size, _(TABLE_ASK(table, close_up_words)), name);
}

void table_view_look(TableView *view, const TableCloseUp *look) { view->close_up = *look; }

bool table_is_looked_at(const TableView *view, const Place *place) {
    const TableCloseUp *look = &view->close_up;
    if (look->kind == TABLE_CLOSE_NONE || look->share <= 0) return false;
    Place there = place_of(&view->shown.table, look);
    return table_same_place(place, &there) && place->count == 0;
}

/* The share at which the card is as high as steps of a pixel have it, half a pixel at each edge: what comes
   that slowly is painted only where it can be seen to have come nearer. */
static float stepped(const Canvas *canvas, Box from, Box to, float share) {
    float step = 1 / canvas_layout(canvas)->scale, times = to.height / from.height;
    if (times <= 1 || share <= 0) return share;
    float height = roundf(from.height * powf(times, share) / step) * step;
    return fminf(fmaxf(logf(height / from.height) / logf(times), 0), 1);
}

static float between(float from, float to, float share) { return from + (to - from) * share; }

/* Moves in an arc, as a camera approaching the table. */
static Box box_on_the_way(Box from, Box to, float share) {
    float height = from.height * powf(to.height / from.height, share), width = height * to.width / to.height;
    float way = to.height == from.height ? share : (height - from.height) / (to.height - from.height);
    float x = between(from.x + from.width / 2, to.x + to.width / 2, way);
    float y = between(from.y + from.height / 2, to.y + to.height / 2, way);
    return (Box){x - width / 2, y - height / 2, width, height};
}

/* One that lies stands up at the beginning of its way. */
static CardLook stood_up(const TableFrame *frame, const Place *place, Box from, const CardLook *coming,
                         float share) {
    static const float STANDS = 0.35f;
    CardLook look = *coming;
    float lies = 1 - fminf(share / STANDS, 1), laid = from.width / (from.height * frame->at.card_shape);
    Lying lying = table_lying_at(frame, place, from);
    look.box = box_place(look.box, look.box.width * (1 + (laid - 1) * lies), look.box.height, 0.5f, 0);
    float grown = look.box.height / from.height;
    return table_laid_look(frame, &look,
                           (Lying){lying.narrower * lies, lying.lean * lies * grown, lying.turned * lies});
}

void table_draw_close_up(const TableFrame *frame) {
    const TableCloseUp *look = &frame->view->close_up;
    SabaccCard card = table_close_up_card(frame->table, look);
    if (card == SABACC_CARD_NONE || look->share <= 0) return;
    Place place = place_of(frame->table, look);
    bool is_faded = frame->view->settings.reduced_motion;
    Box to = look->at, from = table_place_box(frame, &place);
    float share = is_faded ? look->share : stepped(frame->canvas, from, to, look->share);
    Box box = is_faded ? to : box_on_the_way(from, to, share);
    float dark = roundf(fminf(share / TABLE_CLOSE_NEAR, 1) * LIGHT_STEPS) / LIGHT_STEPS;
    canvas_veil(frame->canvas, colour_fade(GLOOM, DARKEST * dark));
    if (dark > 0)
        canvas_glow(frame->canvas, box_inset(to, to.width * 0.1f, to.height * 0.1f), to.width * 0.2f,
                    to.height * 0.42f, colour_fade(LAMP, dark));
    CardLook close = {.card = card,
                      .box = box,
                      .lift = LIFT * share * box.height / to.height,
                      .fade = is_faded ? 1 - dark : 0,
                      .gloom = dark,
                      .raster_height = to.height};
    if (!is_faded) close = stood_up(frame, &place, from, &close, share);
    table_draw_card(frame, &close);
}
