/* Items (PL-2): a seat's as small signs at the right of the line with its last action, the dearest first; and
 * those that lie on a shelf beside the hand pot, in the order in which they were staked. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/words.h"
#include "words/item_words.h"

enum { MAX_SIGNS = 3 };

/* ---- motion ---- */

static const double ITEM_MS = 560, CLOSING_MS = 260;

static void send_item(TableView *view, int item, Place from, Place to, double ms) {
    table_fly(view, (Flight){.kind = FLIGHT_ITEM, .from = from, .to = to, .amount = item}, 0, ms);
}

static Place on_shelf(int slot) { return (Place){.kind = PLACE_STAKED, .slot = slot}; }

/* Staked beside the pot, it leaves its seat; the house pays in either case. */
double table_begin_item(TableView *view, const SabaccEvent *event) {
    Place stack = table_at_seat(PLACE_STACK, event->seat), house = {.kind = PLACE_HOUSE};
    bool is_staked = event->type == SABACC_EVENT_STAKE;
    table_absorb_event(view, event);
    const SabaccTable *table = &view->shown.table;
    if (is_staked && sabacc_stakes_lie_beside(table))
        send_item(view, event->second, table_at_seat(PLACE_ITEMS, event->seat),
                  on_shelf(table->staked_count - 1), ITEM_MS);
    table_fly(view,
              (Flight){.kind = FLIGHT_CHIPS,
                       .from = is_staked ? house : stack,
                       .to = is_staked ? stack : house,
                       .amount = event->amount},
              0, ITEM_MS);
    return 700;
}

/* The first item has left the shelf: the others move up. */
static void close_ranks(TableView *view) {
    const SabaccTable *table = &view->shown.table;
    for (int slot = 0; slot < table->staked_count && slot < MAX_SIGNS; slot++)
        send_item(view, table->staked[slot].item, on_shelf(slot + 1), on_shelf(slot), CLOSING_MS);
}

double table_begin_take_item(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    send_item(view, event->second, on_shelf(0), table_at_seat(PLACE_ITEMS, event->seat), ITEM_MS);
    table_send_chips(view, table_at_seat(PLACE_STACK, event->seat), (Place){.kind = PLACE_HOUSE},
                     event->amount, 0);
    close_ranks(view);
    return 700;
}

double table_begin_keep_item(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    send_item(view, event->second, on_shelf(0), (Place){.kind = PLACE_HOUSE}, ITEM_MS);
    close_ranks(view);
    return 700;
}

double table_begin_device(TableView *view, const SabaccEvent *event) {
    table_absorb_event(view, event);
    return 520;
}

/* ---- signs ---- */

static void draw_sign(const TableFrame *frame, Box box, const char *words, Colour colour) {
    TextStyle style = style_text(FONT_TEXT, box.height * 0.82f, colour, TEXT_CENTRE);
    canvas_text(frame->canvas, box, &style, words);
}

/* Of one size all the way, so that it is rasterised once. */
static const float FLYING_SIZE = 44;

void table_draw_item_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    const char *sign = item_sign((SabaccItem)flight->amount);
    if (frame->view->settings.reduced_motion) {
        draw_sign(frame, from, sign, colour_fade(STYLE_AMBER, 1 - t));
        draw_sign(frame, to, sign, colour_fade(STYLE_AMBER, t));
        return;
    }
    float moved = table_ease_travel(t), lift = sinf(moved * 3.14159265f);
    Box box = table_box_between(from, to, moved);
    box = box_place(box, FLYING_SIZE, FLYING_SIZE, 0.5f, 0.5f);
    box.y -= 34 * lift;
    canvas_glow(frame->canvas, box_inset(box, 12, 12), 10, 26, colour_fade(STYLE_AMBER, 0.5f * lift));
    draw_sign(frame, box, sign, STYLE_AMBER);
}

/* ---- at a seat ---- */

/* Items of one kind, owned or staked with the house. */
typedef struct Lot {
    SabaccItem item;
    int count;
    bool is_owned;
} Lot;
enum { MAX_LOTS = 2 * SABACC_ITEMS };

static int list_kinds(const uint8_t counts[SABACC_ITEMS], bool is_owned, Lot *lots) {
    int count = 0;
    for (int item = SABACC_ITEMS; item-- > 0;)
        if (counts[item] > 0) lots[count++] = (Lot){(SabaccItem)item, counts[item], is_owned};
    return count;
}

/* An item in flight to the seat is not there yet. */
static int list_lots(const TableFrame *frame, int seat, Lot lots[MAX_LOTS]) {
    const SabaccSeat *at = &frame->table->seat[seat];
    uint8_t owned[SABACC_ITEMS];
    memcpy(owned, at->items, sizeof owned);
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_coming = flight->kind == FLIGHT_ITEM && flight->to.kind == PLACE_ITEMS &&
                         flight->to.seat == seat && frame->now < flight->ends;
        if (is_coming && owned[flight->amount] > 0) owned[flight->amount]--;
    }
    int count = list_kinds(owned, true, lots);
    return count + list_kinds(at->pawned, false, lots + count);
}

static float sign_size(const SeatPlaces *places) { return 24 * places->plate.height / 92; }

static float lot_width(const Lot *lot, float size) { return lot->count > 1 ? size * 1.9f : size; }

float table_items_width(const TableFrame *frame, int seat) {
    Lot lots[MAX_LOTS];
    int count = list_lots(frame, seat, lots);
    float size = sign_size(&frame->at.seat[seat]), width = count > MAX_SIGNS ? size : 0;
    for (int i = 0; i < count && i < MAX_SIGNS; i++) width += lot_width(&lots[i], size);
    return width;
}

static void draw_lot(const TableFrame *frame, Box box, float size, const Lot *lot) {
    char count[16];
    Colour colour = lot->is_owned ? STYLE_AMBER : STYLE_FAINT;
    Box sign = box_cut_left(&box, size, 0);
    draw_sign(frame, (Box){sign.x, sign.y + (sign.height - size) / 2, size, size}, item_sign(lot->item),
              colour);
    if (lot->count == 1) return;
    snprintf(count, sizeof count, "×%d", lot->count);
    TextStyle style = style_text(FONT_TEXT, fmaxf(size * 0.78f, 18), colour, TEXT_LEFT);
    canvas_text(frame->canvas, box, &style, count);
}

/* Items staked with the house are still shown, unlit. */
void table_draw_items(const TableFrame *frame, int seat, Box line) {
    Lot lots[MAX_LOTS];
    int count = list_lots(frame, seat, lots), left = 0;
    float size = sign_size(&frame->at.seat[seat]);
    canvas_push_name(frame->canvas, "items:%d", seat);
    for (int i = 0; i < count; i++) {
        if (i < MAX_SIGNS)
            draw_lot(frame, box_cut_left(&line, lot_width(&lots[i], size), 0), size, &lots[i]);
        else
            left += lots[i].count;
    }
    char more[16];
    snprintf(more, sizeof more, "+%d", left);
    TextStyle style = style_text(FONT_TEXT, size * 0.82f, STYLE_DUST, TEXT_CENTRE);
    if (left > 0) canvas_text(frame->canvas, box_cut_left(&line, size, 0), &style, more);
    canvas_pop_name(frame->canvas);
}

Box table_item_box(const TableFrame *frame, int seat) {
    float size = sign_size(&frame->at.seat[seat]);
    return box_place(table_action_line(frame, seat), size, size, 1, 0.5f);
}

/* ---- beside the hand pot ---- */

static const float SHELF_PAD = 6, MORE_SIZE = 26;

static bool is_upright(Box shelf) { return shelf.height > shelf.width * 0.6f; }

/* The room of one item: a row of the shelf, or a column of a flat one; beyond the last, that of their number.
 */
static Box slot_box(const TableFrame *frame, int slot) {
    Box shelf = frame->at.staked, rest = box_inset(shelf, SHELF_PAD, SHELF_PAD);
    int count = frame->table->staked_count, slots = count > 2 ? MAX_SIGNS : 2;
    Box more = {shelf.x + shelf.width / 2, shelf.y + shelf.height, 0, 0};
    if (count > MAX_SIGNS)
        more = is_upright(shelf) ? box_cut_bottom(&rest, 24, 2) : box_cut_right(&rest, MORE_SIZE, 2);
    if (slot >= MAX_SIGNS) return more;
    return is_upright(shelf) ? box_row(rest, slot, slots, 4) : box_column(rest, slot, slots, 2);
}

Box table_staked_box(const TableFrame *frame, int slot) {
    static const float LARGE = 0.34f, SMALL = 0.27f; /* of its width, so that the name beside it fits */
    Box box = slot_box(frame, slot);
    float share = frame->table->staked_count > 2 ? SMALL : LARGE;
    float size = fminf(fminf(box.height, box.width * share), 52);
    return box_place(box, size, size, 0, 0.5f);
}

/* Its sign, its name, and below that whose it was. */
static void draw_on_shelf(const TableFrame *frame, int slot) {
    const SabaccStaked *staked = &frame->table->staked[slot];
    SabaccItem item = (SabaccItem)staked->item;
    Box rest = slot_box(frame, slot), sign = table_staked_box(frame, slot);
    box_cut_left(&rest, sign.width, 3);
    float high = fminf(rest.height / 2, 26);
    rest = box_place(rest, rest.width, 2 * high, 0, 0.5f);
    TextStyle title = style_text(FONT_BOLD, fmaxf(high * 0.8f, 18), STYLE_AMBER, TEXT_LEFT);
    TextStyle owner = style_text(FONT_TEXT, fmaxf(high * 0.76f, 18), STYLE_BONE, TEXT_LEFT);
    canvas_push_name(frame->canvas, "staked:%d", slot);
    draw_sign(frame, sign, item_sign(item), STYLE_AMBER);
    canvas_text(frame->canvas, box_row(rest, 0, 2, 0), &title, item_title(item));
    canvas_text(frame->canvas, box_row(rest, 1, 2, 0), &owner,
                table_name_of(frame->view->looks, staked->seat));
    canvas_pop_name(frame->canvas);
}

void table_draw_staked(const TableFrame *frame) {
    Box shelf = frame->at.staked;
    int count = frame->table->staked_count;
    if (shelf.width <= 0) return;
    table_draw_tray(frame, shelf);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    if (is_upright(shelf))
        canvas_text(frame->canvas, (Box){shelf.x - 8, shelf.y + shelf.height + 4, shelf.width + 16, 28},
                    &small, _("Staked"));
    else if (count == 0)
        canvas_text(frame->canvas, shelf, &small, _("Staked"));
    for (int slot = 0; slot < count && slot < MAX_SIGNS; slot++) {
        Place place = on_shelf(slot);
        if (!table_is_coming(frame, &place)) draw_on_shelf(frame, slot);
    }
    char more[16];
    snprintf(more, sizeof more, "+%d", count - MAX_SIGNS);
    if (count > MAX_SIGNS)
        canvas_named_text(frame->canvas, slot_box(frame, MAX_SIGNS), &small, more, "staked:more");
}
