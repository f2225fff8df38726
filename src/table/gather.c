/* The fan of a game's title becomes its deck: its cards close up, turn over, and go to lie where they are
 * drawn from. */
#include <math.h>

#include "table/cards.h"
#include "table/gather.h"
#include "table/places.h"
#include "table/variant.h"

static const float PI = 3.14159265f;

/* In ms from its beginning: the cards are closed, and squared; a deck leaves, the second one later; its way,
 * at the end of which it settles. */
static const float CLOSED_MS = 260, SQUARED_MS = 320, LEAVES_MS = 320, SECOND_MS = 50, WAY_MS = 420,
                   SETTLES_MS = 110;

static float share_of(float ms, float from, float length) { return fminf(fmaxf((ms - from) / length, 0), 1); }

/* ---- the fan closes ---- */

/* It opens a little first, as a wrist does before it closes: −: more open; 1: closed. */
static float closed_at(float ms) {
    static const float OPENS = 0.05f, OPENING = 0.3f; /* of the way; of the time */
    float t = share_of(ms, 0, CLOSED_MS);
    if (t < OPENING) return -OPENS * sinf(PI / 2 * t / OPENING);
    return -OPENS + (1 + OPENS) * ease_soft((t - OPENING) / (1 - OPENING));
}

/* The edge of all of them is tapped on the table: how far they are down, 0 … 1. */
static float tapped_at(float ms) { return sinf(PI * share_of(ms, CLOSED_MS, SQUARED_MS - CLOSED_MS)); }

/* Where they are all one above the other. */
static Box closed_box(const TableGathering *gathering) {
    static const float SMALLER = 0.86f;
    Box middle = gathering->card[gathering->count / 2].box;
    return box_place(middle, middle.width * SMALLER, middle.height * SMALLER, 0.5f, 0.5f);
}

static CardLook held_card(const TableGathering *gathering, int index, float ms) {
    static const float LIFT = 26, ASKEW = 0.03f, TAP = 0.05f; /* TAP: of its height */
    const TableGathered *held = &gathering->card[index];
    float closed = closed_at(ms), left = 1 - closed;
    float askew = ASKEW * (index % 2 ? 1.0f : -1.0f) * (1 - share_of(ms, CLOSED_MS, SQUARED_MS - CLOSED_MS));
    CardLook look = {.card = held->card,
                     .box = table_box_between(held->box, closed_box(gathering), closed),
                     .lift = LIFT,
                     .angle = held->angle * left + askew * fmaxf(closed, 0),
                     .raster_height = held->box.height};
    look.box.y += TAP * look.box.height * tapped_at(ms);
    return look;
}

static void draw_held(const TableFrame *frame, const TableGathering *gathering, float ms) {
    for (int i = 0; i < gathering->count; i++) {
        CardLook look = held_card(gathering, i, ms);
        table_draw_card(frame, &look);
    }
}

/* ---- the decks go to their places ---- */

typedef struct Pack {
    Place to;
    SabaccCard top; /* what is seen of it until it has turned over */
    float leaves_ms;
} Pack;

/* A deck for each family, of which one leaves first. */
static int packs_of(const TableFrame *frame, const TableGathering *gathering, Pack packs[2]) {
    bool are_two = sabacc_family(frame->table, 0, 0) != SABACC_NO_FAMILY;
    int last = gathering->count - 1;
    if (!are_two) {
        packs[0] = (Pack){{.kind = PLACE_DECK}, gathering->card[last].card, LEAVES_MS};
        return 1;
    }
    SabaccFamily first =
        sabacc_card_family(gathering->card[last].card) == SABACC_BLOOD ? SABACC_BLOOD : SABACC_SAND;
    SabaccFamily second = first == SABACC_BLOOD ? SABACC_SAND : SABACC_BLOOD;
    packs[0] = (Pack){{.kind = PLACE_DECK, .slot = (int)first}, gathering->card[last].card, LEAVES_MS};
    packs[1] =
        (Pack){{.kind = PLACE_DECK, .slot = (int)second}, gathering->card[0].card, LEAVES_MS + SECOND_MS};
    for (int i = 0; i < last; i++)
        if (sabacc_card_family(gathering->card[i].card) == second) packs[1].top = gathering->card[i].card;
    return 2;
}

static int layers_of(const TableFrame *frame, const Place *deck) {
    const SabaccTable *table = frame->table;
    return table_deck_layers(table, deck->slot == SABACC_BLOOD ? table->blood_count : table->deck_count);
}

static float layer_high(void) { return TABLE_LAYER_TENTHS * 0.1f; }

/* It comes down with an edge last. */
static void settle(CardLook *look, float settled) {
    static const float DROP = 9, TILT = 0.045f;
    float left = 1 - settled;
    if (settled <= 0 || settled >= 1) return;
    look->lift += DROP * left * left;
    look->box.y -= DROP * left * left;
    look->angle += TILT * left * cosf(settled * 7);
}

/* Its top card; thrown low and far, it turns over in the first half of its way, and lies down in the second.
 */
static CardLook pack_on_way(const TableFrame *frame, const TableGathering *gathering, const Pack *pack,
                            float t) {
    static const float LANDS = 1 - SETTLES_MS / WAY_MS, TURNS_FROM = 0.02f, TURNS_FOR = 0.5f,
                       LIES_FROM = 0.5f, HIGH = 74, LIFT = 26, SPIN = 0.3f;
    Box from = closed_box(gathering), to = table_place_box(frame, &pack->to);
    float along = fminf(t / LANDS, 1), moved = (table_ease_travel(along) + ease_soft(along)) / 2,
          arch = sinf(PI * moved);
    float lies = ease_soft(share_of(along, LIES_FROM, 1 - LIES_FROM));
    float turned = share_of(along, TURNS_FROM, TURNS_FOR);
    CardLook look = {.card = turned < 0.5f ? pack->top : SABACC_CARD_HIDDEN,
                     .box = table_box_between(from, to, moved),
                     .lift = LIFT * (1 - moved) + HIGH * arch,
                     .turn = turned < 1 ? turned * PI : 0,
                     .angle = SPIN * arch * (to.x < from.x ? -1.0f : 1.0f),
                     .back = table_back_at(frame, &pack->to),
                     .raster_height = from.height};
    look.box.y -= HIGH * arch;
    float standing = look.box.height * frame->at.card_shape;
    look.box = box_place(look.box, standing + (look.box.width - standing) * lies, look.box.height, 0.5f, 0);
    settle(&look, share_of(t, LANDS, 1 - LANDS));
    Lying lying = table_lying_at(frame, &pack->to, to);
    lying = (Lying){lying.narrower * lies, lying.lean * lies, lying.turned * lies};
    return table_laid_look(frame, &look, lying);
}

static void draw_pack(const TableFrame *frame, const TableGathering *gathering, const Pack *pack, float ms) {
    float t = share_of(ms, pack->leaves_ms, WAY_MS);
    CardLook look = pack_on_way(frame, gathering, pack, t);
    int below = layers_of(frame, &pack->to) - 1;
    bool is_turning = look.turn > 0;
    for (int i = below; i > 0 && !is_turning; i--) {
        CardLook layer = look;
        layer.box.y += layer_high() * (float)i;
        layer.gloom = i < below ? 1 : 0; /* one shadow for all */
        table_draw_card(frame, &layer);
    }
    look.gloom = below > 0 && !is_turning ? 1 : 0;
    table_draw_turning_card(frame, &look);
}

/* ---- all of it ---- */

static void draw_calm(const TableFrame *frame, const TableGathering *gathering, float share) {
    for (int i = 0; i < gathering->count; i++) {
        CardLook look = held_card(gathering, i, 0);
        look.fade = share;
        table_draw_card(frame, &look);
    }
}

void table_draw_gathering(const TableFrame *frame, const TableGathering *gathering) {
    Pack packs[2];
    float ms = gathering->share * (float)TABLE_GATHER_MS;
    if (gathering->count == 0) return;
    if (frame->view->settings.reduced_motion) {
        draw_calm(frame, gathering, gathering->share);
        return;
    }
    int count = packs_of(frame, gathering, packs);
    if (ms < packs[0].leaves_ms) {
        draw_held(frame, gathering, ms);
        return;
    }
    for (int i = count - 1; i >= 0; i--) draw_pack(frame, gathering, &packs[i], ms);
}
