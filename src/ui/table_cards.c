#include "ui/table_private.h"

#include <math.h>
#include <stdio.h>

enum { CARD_BANDS = 9 };

void table_card_asset(const TableView *view, SabaccCard card, char asset[TABLE_ASSET]) {
    char word[16];
    Text text = text_over(word, sizeof word);
    if (card != SABACC_CARD_HIDDEN) sabacc_card_format(card, &text);
    const char *deck = view->settings.cards ? view->settings.cards : "spike";
    snprintf(asset, TABLE_ASSET, "%s/%s", deck, text.used > 0 ? word : "back");
}

static void draw_shadow(const TableFrame *frame, const CardLook *look, const char *asset) {
    Box fallen = look->box;
    fallen.x += look->lift * 0.25f;
    fallen.y += fallen.height * 0.015f + look->lift;
    /* One shadow for all faces: their outline is the same. */
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = fallen,
                                           .turn = look->turn,
                                           .angle = look->angle,
                                           .fade = 1 - (1 - look->fade) * 0.5f,
                                           .effect = SPRITE_SHADOW,
                                           .raster_height = look->raster_height});
}

void table_draw_card(const TableFrame *frame, const CardLook *look) {
    char asset[TABLE_ASSET], back[TABLE_ASSET];
    table_card_asset(frame->view, look->card, asset);
    table_card_asset(frame->view, SABACC_CARD_HIDDEN, back);
    draw_shadow(frame, look, back);
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                           .box = look->box,
                                           .turn = look->turn,
                                           .angle = look->angle,
                                           .fade = look->fade,
                                           .effect = look->is_dim ? SPRITE_DIM : SPRITE_PLAIN,
                                           .raster_height = look->raster_height});
}

static float band_noise(int band) {
    return (band % 2 ? 1.0f : -1.0f) * (0.5f + 0.5f * fabsf(sinf((float)band * 5.3f)));
}

static void draw_band(const TableFrame *frame, const CardLook *look, const char *asset, int band,
                      float away) {
    Box box = look->box;
    float high = box.height / CARD_BANDS;
    Box slot = {box.x - box.width, box.y + (float)band * high, box.width * 3, high};
    Box moved = {box.x + away * away * band_noise(band) * box.width * 0.42f, box.y, box.width, box.height};
    if (away > 0) slot.height -= fminf(away * 6, high * 0.4f);
    canvas_push_clip(frame->canvas, slot);
    canvas_sprite(frame->canvas,
                  &(Sprite){.asset = asset, .box = moved, .fade = away < 0.62f ? 0 : (away - 0.62f) / 0.38f});
    canvas_pop_clip(frame->canvas);
}

void table_draw_card_bands(const TableFrame *frame, const CardLook *look, float apart) {
    char asset[TABLE_ASSET];
    table_card_asset(frame->view, look->card, asset);
    Box box = look->box;
    float scan = fminf(apart / 0.6f, 1);
    for (int band = 0; band < CARD_BANDS; band++) {
        /* The line of light frees each band as it comes by. */
        float freed = 0.6f * (float)band / CARD_BANDS;
        float away = fminf(fmaxf((apart - freed) / 0.4f, 0), 1);
        draw_band(frame, look, asset, band, away);
    }
    if (scan <= 0.01f || scan >= 0.99f) return;
    Box line = {box.x - box.width * 0.06f, box.y + scan * box.height - 2, box.width * 1.12f, 4};
    canvas_glow(frame->canvas, line, 2, box.width * 0.14f, colour_fade(0xff7fdcffu, 0.6f));
    canvas_fill(frame->canvas, line, 0xffd8f4ffu);
}

/* --- hands
 * ------------------------------------------------------------------------------------------------------- */

static void draw_choosable(const TableFrame *frame, Box box, HotspotState state) {
    bool is_near = state.is_hovered || state.is_focused;
    Box core = box_inset(box, box.width * 0.12f, box.height * 0.09f);
    canvas_glow(frame->canvas, core, core.width * 0.34f, box.width * (is_near ? 0.3f : 0.25f),
                colour_fade(STYLE_AMBER, is_near ? 1 : 0.72f));
}

static Box lifted(Box box, bool is_chosen, HotspotState state) {
    if (is_chosen) box.y -= box.height * 0.08f;
    if (!is_chosen && (state.is_hovered || state.is_focused)) box.y -= box.height * 0.035f;
    return box;
}

static void draw_own_card(const TableFrame *frame, int slot, SabaccCard card, Box box) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "card:%d", slot);
    uint32_t bit = 1u << slot;
    bool can = frame->choice && (frame->choice->cards & bit),
         is_chosen = frame->choice && (frame->choice->chosen & bit);
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box, .is_disabled = !can});
    if (!can) state = (HotspotState){0};
    Box where = lifted(box, is_chosen, state);
    if (can || is_chosen)
        draw_choosable(frame, where, is_chosen ? (HotspotState){.is_hovered = true} : state);
    table_draw_card(
        frame, &(CardLook){.card = card, .box = where, .lift = box.y - where.y, .raster_height = box.height});
}

void table_draw_hand(const TableFrame *frame, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    for (int slot = 0; slot < at->hand_count; slot++) {
        Place place = {.kind = PLACE_HAND, .seat = seat, .slot = slot};
        if (table_is_coming(frame, &place)) continue;
        Box box = table_place_box(frame, &place);
        if (seat == frame->table->viewer)
            draw_own_card(frame, slot, at->hand[slot], box);
        else
            table_draw_card(frame, &(CardLook){.card = at->hand[slot], .box = box});
    }
    for (int slot = 0; slot < at->draw_count; slot++) {
        Place place = {.kind = PLACE_SINGLE, .seat = seat, .slot = slot};
        if (!table_is_coming(frame, &place))
            table_draw_card(frame,
                            &(CardLook){.card = at->draws[slot], .box = table_place_box(frame, &place)});
    }
}

/* --- piles
 * ------------------------------------------------------------------------------------------------------- */

static void draw_recess(const TableFrame *frame, Box box) {
    canvas_panel(frame->canvas, box_inset(box, -5, -5),
                 &(PanelStyle){.top = 0x50020608u,
                               .bottom = 0x38020608u,
                               .edge = 0x507fdcffu,
                               .edge_width = 1.2f,
                               .radius = box.width * 0.14f});
}

static void draw_count(const TableFrame *frame, Box pile, int count) {
    char words[12];
    snprintf(words, sizeof words, "%d", count);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    canvas_text(frame->canvas, (Box){pile.x, pile.y + pile.height + 6, pile.width, 26}, &style, words);
}

static bool draw_pile_choice(const TableFrame *frame, const char *name, Box box, bool can) {
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box, .is_disabled = !can});
    if (can) draw_choosable(frame, box, state);
    return can && (state.is_hovered || state.is_focused);
}

static void draw_deck(const TableFrame *frame) {
    int count = frame->table->deck_count, layers = (count + 11) / 12;
    draw_recess(frame, frame->at.deck);
    Box box = frame->at.deck;
    draw_pile_choice(frame, "deck", box, frame->choice && frame->choice->deck);
    for (int i = 0; i < layers; i++) {
        box.y = frame->at.deck.y - 2.5f * (float)i;
        table_draw_card(frame, &(CardLook){.card = SABACC_CARD_HIDDEN, .box = box});
    }
    draw_count(frame, frame->at.deck, count);
}

static SabaccCard top_of_pile(const TableFrame *frame) {
    int below = frame->table->discard_count - 1;
    if (below >= 0 && table_is_coming(frame, &(Place){.kind = PLACE_DISCARD})) below--;
    return below >= 0 ? frame->table->discard[below] : SABACC_CARD_NONE;
}

static void draw_discard(const TableFrame *frame) {
    bool has_pile = (sabacc_table_game(frame->table)->shows & SABACC_SHOWS_DISCARD) != 0;
    if (!has_pile) return;
    Box box = frame->at.discard;
    draw_recess(frame, box);
    draw_pile_choice(frame, "discard", box, frame->choice && frame->choice->discard);
    SabaccCard top = top_of_pile(frame);
    if (top != SABACC_CARD_NONE) table_draw_card(frame, &(CardLook){.card = top, .box = box});
    if (frame->table->discard_count > 0) draw_count(frame, box, frame->table->discard_count);
}

void table_draw_piles(const TableFrame *frame) {
    draw_deck(frame);
    draw_discard(frame);
    SabaccCard aside = frame->view->aside;
    if (aside != SABACC_CARD_NONE && !table_is_coming(frame, &(Place){.kind = PLACE_ASIDE}))
        table_draw_card(frame, &(CardLook){.card = aside, .box = frame->at.aside, .lift = 10});
}
