#include "table/cards.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "decks/families.h"
#include "table/carry.h"
#include "table/field.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/sweep.h"
#include "table/triumph.h"
#include "table/variants/plain.h"
#include "ui/hand_groups.h"

enum { CARD_WORD = 24 };

static const char *deck_of(const TableView *view) {
    return view->settings.cards ? view->settings.cards : sabacc_table_game(&view->shown.table)->cards;
}

float table_card_shape(const TableView *view) {
    if (view->settings.card_shape > 0) return view->settings.card_shape;
    return deck_family_shape(deck_of(view));
}

bool table_cards_are_pointed(const TableView *view) { return deck_family_named(deck_of(view)) == DECK_SPIKE; }

static void card_word(SabaccCard card, char words[CARD_WORD]) {
    Text text = text_over(words, CARD_WORD);
    if (card != SABACC_CARD_HIDDEN && card != SABACC_CARD_NONE) sabacc_card_format(card, &text);
}

void table_card_asset(const TableView *view, SabaccCard card, char asset[TABLE_ASSET]) {
    char word[CARD_WORD];
    card_word(card, word);
    snprintf(asset, TABLE_ASSET, "%s/%s", sabacc_card_is_token(card) ? "tokens" : deck_of(view),
             word[0] ? word : "back");
}

const char *table_back_at(const TableFrame *frame, const Place *place) {
    return TABLE_ASK(frame->table, back_at)(frame, place);
}

const char *table_plain_back_at(const TableFrame *frame, const Place *place) {
    (void)frame, (void)place;
    return "back";
}

/* The asset of the visible face, or of the back. */
static void look_asset(const TableFrame *frame, const CardLook *look, SabaccCard card,
                       char asset[TABLE_ASSET]) {
    table_card_asset(frame->view, card, asset);
    if (card == SABACC_CARD_HIDDEN && look->back)
        snprintf(asset, TABLE_ASSET, "%s/%s", deck_of(frame->view), look->back);
}

/* For a deck that lacks a face or could not be read: its word on plain enamel. */
static void draw_missing(const TableFrame *frame, const CardLook *look) {
    char word[CARD_WORD];
    card_word(look->card, word);
    Box box = look->box;
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = STYLE_ENAMEL_LIT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_METAL_LIT,
                               .edge_width = 2,
                               .radius = box.width * 0.1f});
    TextStyle style = style_text(FONT_BOLD, fmaxf(box.width * 0.26f, 18), STYLE_BONE, TEXT_CENTRE);
    canvas_text(frame->canvas, box_inset(box, box.width * 0.06f, 0), &style, word[0] ? word : "?");
}

/* A shadow is soft: a large one is rasterised at half its size, with a quarter of the memory. */
static float shadow_raster_height(const CardLook *look) {
    static const float LARGE = 400;
    if (look->raster_height <= 0)
        return look->box.height; /* not that of the shadow, which changes on its way */
    return look->raster_height > LARGE ? look->raster_height / 2 : look->raster_height;
}

static void draw_shadow(const TableFrame *frame, const CardLook *look, const char *asset) {
    if (look->gloom >= 1) return;
    static const float SOFTER = 0.0045f, LIGHTEST = 0.3f; /* by each unit of height; and of its darkness */
    float soft = fminf(look->lift * SOFTER, LIGHTEST), wider = 1 + soft * 0.5f;
    Box fallen = box_place(look->box, look->box.width * wider, look->box.height * wider, 0.5f, 0.5f);
    fallen.x += look->lift * 0.25f;
    fallen.y += look->box.height * 0.015f + look->lift;
    /* One shadow for all faces, because their outline is the same. */
    canvas_sprite(frame->canvas,
                  &(Sprite){.asset = asset,
                            .box = fallen,
                            .turn = look->turn,
                            .angle = look->angle,
                            .fade = 1 - (1 - look->fade) * (1 - look->gloom) * 0.5f * (1 - soft),
                            .effect = SPRITE_SHADOW,
                            .raster_height = shadow_raster_height(look),
                            .raster_shape = look->raster_shape,
                            .narrower = look->narrower,
                            .lean = look->lean});
}

#define BEATEN 0.68f /* of the effect: some 60 % of the light is left */

void table_draw_card(const TableFrame *frame, const CardLook *look) {
    char asset[TABLE_ASSET], back[TABLE_ASSET];
    look_asset(frame, look, look->card, asset);
    look_asset(frame, look, SABACC_CARD_HIDDEN, back);
    draw_shadow(frame, look, back);
    if (look->fade < 1 && sprites_is_missing(canvas_sprites(frame->canvas), asset)) {
        draw_missing(frame, look);
        return;
    }
    Sprite sprite = {.asset = asset,
                     .box = look->box,
                     .turn = look->turn,
                     .angle = look->angle,
                     .fade = look->fade,
                     .effect = look->is_dim ? SPRITE_DIM : SPRITE_PLAIN,
                     .raster_height = look->raster_height,
                     .raster_shape = look->raster_shape,
                     .narrower = look->narrower,
                     .lean = look->lean};
    canvas_sprite(frame->canvas, &sprite);
    if (look->dimmed <= 0) return;
    sprite.effect = SPRITE_DIM;
    sprite.fade = 1 - (1 - look->fade) * look->dimmed * BEATEN;
    canvas_sprite(frame->canvas, &sprite);
}

void table_draw_card_mark(const TableFrame *frame, const CardLook *look) {
    const TableVariant *variant = table_variant(frame->table);
    if (variant->draw_over_card) variant->draw_over_card(frame, look);
}

void table_draw_card_shadow(const TableFrame *frame, const CardLook *look) {
    char back[TABLE_ASSET];
    look_asset(frame, look, SABACC_CARD_HIDDEN, back);
    draw_shadow(frame, look, back);
}

void table_draw_card_shade(const TableFrame *frame, const CardLook *look) {
    char back[TABLE_ASSET];
    look_asset(frame, look, SABACC_CARD_HIDDEN, back);
    canvas_sprite(frame->canvas, &(Sprite){.asset = back,
                                           .box = look->box,
                                           .turn = look->turn,
                                           .angle = look->angle,
                                           .fade = look->fade,
                                           .effect = SPRITE_SHADOW,
                                           .raster_height = shadow_raster_height(look),
                                           .raster_shape = look->raster_shape,
                                           .narrower = look->narrower,
                                           .lean = look->lean});
}

void table_draw_rim(const TableFrame *frame, const CardLook *look, float light) {
    char back[TABLE_ASSET];
    look_asset(frame, look, SABACC_CARD_HIDDEN, back);
    canvas_sprite(frame->canvas, &(Sprite){.asset = back,
                                           .box = look->box,
                                           .angle = look->angle,
                                           .fade = 1 - light,
                                           .effect = SPRITE_RIM,
                                           .raster_height = look->raster_height,
                                           .raster_shape = look->raster_shape,
                                           .narrower = look->narrower,
                                           .lean = look->lean});
}

/* ---- hands ---- */

/* What can be chosen lies in a soft light; the one that is pointed at has a line around it; a chosen one has
 * left its light behind. */
void table_draw_choosable(const TableFrame *frame, Box box, HotspotState state) {
    bool is_near = state.is_hovered || state.is_focused;
    Box core = box_inset(box, box.width * 0.12f, box.height * 0.09f);
    canvas_glow(frame->canvas, core, core.width * 0.34f, box.width * (is_near ? 0.3f : 0.25f),
                colour_fade(STYLE_AMBER, is_near ? 1 : 0.72f));
}

/* Picked up it comes off the cloth, put down it goes back. Returns logical units. */
static float lifted(const TableFrame *frame, int slot, SabaccCard card, float height, float share) {
    HandLift *lift = &frame->lifts[slot];
    const TableSettings *settings = &frame->view->settings;
    float moved = table_ease_out(table_share(frame->now, lift->since, lift->since + TABLE_EASE_MS));
    float there = lift->from + (lift->to - lift->from) * moved;
    if (lift->card != card || settings->reduced_motion || settings->speed <= 0)
        *lift = (HandLift){card, share, share, frame->now};
    else if (share != lift->to)
        *lift = (HandLift){card, there, share, frame->now};
    else
        return there * height;
    return lift->from * height;
}

static float share_lifted(bool is_chosen, HotspotState state) {
    static const float CARRIED = 0.11f;
    if (state.is_carried) return CARRIED;
    return is_chosen ? TABLE_LIFTED : state.is_hovered || state.is_focused ? 0.035f : 0;
}

static bool can_choose(const TableFrame *frame, int slot) {
    return frame->choice && (frame->choice->cards >> slot & 1);
}

static bool has_chosen(const TableFrame *frame, int slot) {
    return frame->choice && (frame->choice->chosen >> slot & 1);
}

/* Before all cards, so that the light of one does not lie on another. */
static void draw_lights(const TableFrame *frame) {
    int seat = frame->table->viewer;
    for (int slot = 0; slot < frame->table->seat[seat].hand_count; slot++) {
        Place place = {.kind = PLACE_HAND, .seat = seat, .slot = slot};
        if (table_is_coming(frame, &place) || table_is_looked_at(frame->view, &place)) continue;
        if (can_choose(frame, slot) || has_chosen(frame, slot))
            table_draw_choosable(frame, table_place_box(frame, &place), (HotspotState){0});
    }
}

/* Its shadow closes under a card that comes, and is whole as it lands: 0 … 1. */
static float has_landed(const TableFrame *frame, const Place *place) {
    static const double CLOSES = 0.55; /* of its way */
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool stays = flight->kind == FLIGHT_FORM || table_same_place(&flight->from, &flight->to);
        if (stays || frame->now >= flight->ends || !table_same_place(&flight->to, place)) continue;
        double closes = flight->begins + CLOSES * (flight->ends - flight->begins);
        return table_share(frame->now, closes, flight->ends);
    }
    return 1;
}

void table_draw_held_shadow(const TableFrame *frame, int seat) {
    static const float HIGH = 13;
    if (!frame->at.seat[seat].is_held) return;
    uint32_t lying = frame->at.seat[seat].holds_apart ? 0 : hand_apart(frame->table, seat);
    for (int slot = 0; slot < frame->table->seat[seat].hand_count; slot++) {
        Place place = {.kind = PLACE_HAND, .seat = seat, .slot = slot};
        float landed = has_landed(frame, &place);
        if (lying >> slot & 1 || landed <= 0 || table_is_looked_at(frame->view, &place)) continue;
        Box box = table_place_box(frame, &place);
        CardLook look = {.card = SABACC_CARD_HIDDEN,
                         .box = box,
                         .lift = HIGH,
                         .fade = 1 - landed,
                         .raster_height = table_raster_height(frame, &place, box),
                         .back = table_back_at(frame, &place)};
        look = table_laid_look(frame, &look, table_lying_at(frame, &place, box));
        canvas_push_name(frame->canvas, "card:%d:%d", seat, slot);
        table_draw_card_shadow(frame, &look);
        canvas_pop_name(frame->canvas);
    }
}

/* A card that is carried out of there is chosen: the hand, and what lies at its right. */
static Box own_room(const TableFrame *frame) {
    Box cards = frame->at.seat[frame->table->viewer].cards, screen = canvas_layout(frame->canvas)->screen;
    return (Box){cards.x, cards.y, screen.width - cards.x, screen.height - cards.y};
}

/* Returns the card's final look: lifted if it is chosen or hovered. */
static CardLook draw_own_card(const TableFrame *frame, int slot, const CardLook *lying) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "card:%d", slot);
    bool can = can_choose(frame, slot);
    Hotspot hotspot = {.name = name, .box = lying->box, .turned = lying->angle, .is_disabled = !can};
    if (can) hotspot.home = own_room(frame);
    HotspotState state = ui_hotspot(frame->ui, &hotspot);
    if (state.is_hovered || state.is_focused) *frame->looked_at = slot;
    if (!can) state = (HotspotState){0};
    CardLook look = *lying;
    look.lift = lifted(frame, slot, look.card, look.box.height, share_lifted(has_chosen(frame, slot), state));
    look.box.y -= look.lift;
    if (table_carry(frame, slot, state, &look)) {
        *frame->carried = look;
        return look;
    }
    if (state.is_hovered || state.is_focused) table_draw_rim(frame, &look, 1);
    bool is_chosen = look.lift > 0;
    table_draw_spared(frame, &look, table_spared_light(frame, frame->table->viewer, slot));
    if (is_chosen || !table_draw_touched(frame, frame->table->viewer, slot, &look))
        table_draw_card(frame, &look);
    return look;
}

static void draw_card_of_other(const TableFrame *frame, int seat, int slot, CardLook *look) {
    table_draw_spared(frame, look, table_spared_light(frame, seat, slot));
    if (!table_draw_touched(frame, seat, slot, look)) table_draw_card(frame, look);
}

/* ---- keys ---- */

uint32_t table_key_after(uint32_t first, int index) {
    return first != 0 && first + (uint32_t)index <= '9' ? first + (uint32_t)index : 0;
}

/* Lying, below its lower edge, where it hides nothing of the card; that of a pointed one rises to its side.
 */
static Box above_key(const TableFrame *frame, Box card) {
    static const float BELOW = 21, ALONG = 16, OVER = 7;  /* OVER: as of ui_draw_key */
    static const float MIDDLE = 9, ONTO = 9, CUT = 0.15f; /* of the key; CUT: of a pointed card's height */
    Box screen = canvas_layout(frame->canvas)->screen;
    if (frame->at.is_portrait) return card;
    float below = fminf(BELOW, screen.y + screen.height - OVER - card.y - card.height);
    if (table_cards_are_pointed(frame->view))
        below -= ONTO + card.height * CUT * fmaxf(1 - 2 * (ALONG + MIDDLE) / card.width, 0);
    return (Box){card.x + ALONG, card.y, card.width, card.height + below};
}

/* Where its box is if it is not turned, but begins where its left lower corner is, and is no higher. */
static Box on_its_foot(const CardLook *look) {
    Box box = look->box;
    float x, foot;
    table_point_on_card(look, 0, 1, &x, &foot);
    return (Box){x, fmaxf(foot - box.height, box.y), box.width, box.height};
}

/* After all cards, so that the light of one does not lie on the key of another. */
static void draw_keys(const TableFrame *frame, const Box cards[SABACC_MAX_HAND]) {
    int seat = frame->table->viewer;
    if (!frame->choice) return;
    for (int slot = 0; slot < frame->table->seat[seat].hand_count; slot++) {
        if (!(frame->choice->cards >> slot & 1) || cards[slot].width <= 0) continue;
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "card:%d", slot);
        ui_draw_key(frame->ui, above_key(frame, cards[slot]),
                    table_key_after(frame->choice->keys.card, hand_place_of(frame->table, seat, slot)), name);
    }
}

/* ---- values that the face does not tell ---- */

/* The number printed on a face: for a suit card the number of its word, for the arcana their default value.
 * The figures of the local tables have an emblem. */
static bool printed_value(SabaccCard card, int *value) {
    static const struct {
        const char *word;
        int value;
    } arcana[] = {{"sylop", 0},          {"sand-sylop", 0}, {"blood-sylop", 0},  {"sand-impostor", 0},
                  {"blood-impostor", 0}, {"idiot", 0},      {"queen", -2},       {"endurance", -8},
                  {"balance", -11},      {"demise", -13},   {"moderation", -14}, {"evil-one", -15},
                  {"star", -17}};
    char word[CARD_WORD];
    card_word(card, word);
    const char *digits = strpbrk(word, "0123456789");
    if (digits) {
        *value = atoi(digits > word && digits[-1] == '-' ? digits - 1 : digits);
        return true;
    }
    for (size_t i = 0; i < sizeof arcana / sizeof *arcana; i++)
        if (strcmp(arcana[i].word, word) == 0) {
            *value = arcana[i].value;
            return true;
        }
    return false;
}

/* At its left edge, where no other card of a hand covers it, and off its picture: in the lower corner, where
 * an upright card has ornament only; under the index of a wide one. */
static void draw_value(const TableFrame *frame, int seat, const CardLook *look) {
    static const float LEFT = 0.03f, UNDER_INDEX = 0.345f; /* shares of the card */
    int printed = 0;
    if (look->card == SABACC_CARD_HIDDEN || look->card == SABACC_CARD_NONE) return;
    if (table_variant(frame->table)->has_no_value_tags) return;
    int value = sabacc_card_value(frame->table, seat, look->card);
    bool is_printed = printed_value(look->card, &printed);
    if (is_printed && printed == value) return;
    char words[16];
    Text text = text_over(words, sizeof words);
    if (is_printed && printed == -value)
        text_add_shown_signed(&text, value); /* it turns the sign that is printed */
    else
        text_add_shown(&text, value);
    Box card = look->box;
    float high = fmaxf(card.height * 0.1f, 22);
    TextStyle style = style_text(FONT_BOLD, fmaxf(high * 0.8f, 18), STYLE_NIGHT, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, words) + high * 0.5f;
    Box tag = {.width = wide, .height = high};
    bool is_wide = frame->at.card_shape > 1;
    table_point_on_card(look, LEFT, is_wide ? UNDER_INDEX : 1 - LEFT - high / card.height, &tag.x, &tag.y);
    canvas_panel(frame->canvas, tag,
                 &(PanelStyle){.top = 0xfff6e7bcu,
                               .bottom = 0xffe0bf72u,
                               .edge = STYLE_NIGHT,
                               .edge_width = 1.5f,
                               .radius = high * 0.3f});
    canvas_text(frame->canvas, tag, &style, words);
}

/* The card as which a card counts by a device, if the viewer knows it (PL-3): a small picture of that card on
 * it. */
static void draw_device(const TableFrame *frame, int seat, int slot, const CardLook *look) {
    const SabaccSeat *at = &frame->table->seat[seat];
    bool is_known = at->device_slot == slot && at->device_card != SABACC_CARD_NONE &&
                    at->device_card != SABACC_CARD_HIDDEN && look->card != SABACC_CARD_HIDDEN;
    if (!is_known) return;
    Box card = look->box, small = box_place(card, card.width * 0.46f, card.height * 0.46f, 1, 1);
    small.x += card.width * 0.05f;
    small.y += card.height * 0.03f;
    canvas_glow(frame->canvas, small, small.width * 0.2f, small.width * 0.3f, colour_fade(STYLE_AMBER, 0.8f));
    table_draw_card(frame, &(CardLook){.card = at->device_card, .box = small, .lift = 6});
}

static void draw_singles(const TableFrame *frame, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    for (int slot = 0; slot < at->draw_count; slot++) {
        Place place = {.kind = PLACE_SINGLE, .seat = seat, .slot = slot};
        if (table_is_coming(frame, &place) || table_is_looked_at(frame->view, &place)) continue;
        CardLook look = {.card = at->draws[slot], .box = table_place_box(frame, &place)};
        look = table_laid_look(frame, &look, table_lying_at(frame, &place, look.box));
        canvas_push_name(frame->canvas, "single:%d:%d", seat, slot);
        table_draw_card(frame, &look);
        draw_value(frame, seat, &look);
        canvas_pop_name(frame->canvas);
    }
}

#define CONTACT 0xb0020304u

/* Where the cards in that box touch the cloth of a room. */
static void draw_contact_of(const TableFrame *frame, Box under, float dark) {
    static const float SOFT = 0.16f, HIGH = 0.5f; /* of a card's height */
    float soft = under.height * SOFT;
    if (under.width <= 0) return;
    Box foot = box_cut_bottom(&under, under.height * HIGH, 0);
    canvas_glow(frame->canvas, box_inset(foot, soft * 0.4f, soft * 0.4f), soft, soft,
                colour_fade(CONTACT, dark));
}

/* Below all cards of another; none where a card has left its place between others. */
static void draw_contact(const TableFrame *frame, int seat) {
    static const float APART = 0.3f;               /* of a card's width: no further are neighbours */
    float dark = 1 - table_won_light(frame, seat); /* its light would be brown with a shadow in it */
    Box under = {0};
    if (frame->at.seat[seat].figure.width <= 0 || dark <= 0) return;
    for (int at = 0; at < frame->table->seat[seat].hand_count; at++) {
        Place place = {.kind = PLACE_HAND, .seat = seat, .slot = hand_slot_at(frame->table, seat, at)};
        if (table_is_coming(frame, &place) || table_is_looked_at(frame->view, &place)) continue;
        Box card = table_place_box(frame, &place);
        bool is_neighbour = under.width > 0 && card.x <= under.x + under.width + APART * card.width;
        if (!is_neighbour) {
            draw_contact_of(frame, under, dark);
            under = card;
        }
        under.width = fmaxf(under.width, card.x + card.width - under.x);
    }
    draw_contact_of(frame, under, dark);
}

/* What is not printed on it. */
static void draw_marks(const TableFrame *frame, int seat, int slot, const CardLook *look) {
    draw_value(frame, seat, look);
    draw_device(frame, seat, slot, look);
    table_draw_card_mark(frame, look);
}

static bool is_carried(const TableFrame *frame, int seat, int slot) {
    return seat == frame->table->viewer && frame->carried->card != SABACC_CARD_NONE &&
           frame->carry->slot == slot;
}

void table_draw_hand(const TableFrame *frame, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    Box own[SABACC_MAX_HAND] = {{0}};
    bool is_bombed = seat_in(frame->table->bombed, seat);
    draw_contact(frame, seat);
    float dimmed = table_hand_dimness(frame, seat);
    TABLE_ASK(frame->table, draw_under_hand)(frame, seat);
    table_draw_winner_light(frame, seat);
    if (seat == frame->table->viewer) draw_lights(frame);
    for (int slot = 0; slot < at->hand_count; slot++) {
        Place place = {.kind = PLACE_HAND, .seat = seat, .slot = slot};
        if (table_is_coming(frame, &place) || table_is_looked_at(frame->view, &place)) continue;
        Box box = table_place_box(frame, &place);
        bool is_closed = table_is_kept_closed(frame, seat, slot);
        CardLook look = {.card = is_closed ? SABACC_CARD_HIDDEN : at->hand[slot],
                         .box = box,
                         .raster_height = table_raster_height(frame, &place, box),
                         .is_dim = is_bombed,
                         .dimmed = dimmed,
                         .back = table_back_at(frame, &place)};
        look = table_laid_look(frame, &look, table_lying_at(frame, &place, box));
        canvas_push_name(frame->canvas, "card:%d:%d", seat, slot);
        if (seat == frame->table->viewer)
            look = draw_own_card(frame, slot, &look);
        else
            draw_card_of_other(frame, seat, slot, &look);
        if (is_carried(frame, seat, slot)) {
            canvas_pop_name(frame->canvas);
            continue;
        }
        own[slot] = on_its_foot(&look);
        if (!table_is_broken(frame, seat, slot, &look)) draw_marks(frame, seat, slot, &look);
        canvas_pop_name(frame->canvas);
    }
    if (seat == frame->table->viewer) draw_keys(frame, own);
    table_draw_broken(frame, seat);
    table_draw_borrowed(frame, seat);
    TABLE_ASK(frame->table, draw_over_hand)(frame, seat);
    table_draw_card_count(frame, seat);
    draw_singles(frame, seat);
    if (is_bombed) table_draw_bomb(frame, seat);
    table_draw_motes(frame, seat);
}
