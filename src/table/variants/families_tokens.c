/* Shift tokens at the table (KE-8): each seat's rack with its unplayed and played tokens, the effects in
 * force, and the description of a token. */
#include "table/variants/families.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/chips.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "ui/explain.h"
#include "words/token_words.h"

/* ---- a token ---- */

/* The first letters of its title: "DT". */
static void initials_of(SabaccCard token, char letters[8]) {
    int count = 0;
    for (const char *at = token_title(token); *at && count < 3; at++)
        if (*at >= 'A' && *at <= 'Z') letters[count++] = *at;
    letters[count] = '\0';
}

static void draw_plain(const TableFrame *frame, SabaccCard token, Box box, float fade, bool is_dim) {
    char letters[8];
    initials_of(token, letters);
    Colour edge = is_dim ? STYLE_METAL : STYLE_AMBER, words = is_dim ? STYLE_DUST : STYLE_BONE;
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = colour_fade(STYLE_ENAMEL_LIT, 1 - fade),
                               .bottom = colour_fade(STYLE_NIGHT, 1 - fade),
                               .edge = colour_fade(edge, 1 - fade),
                               .edge_width = fmaxf(box.width * 0.04f, 1.5f),
                               .radius = box.width / 2});
    TextStyle style =
        style_text(FONT_BOLD, fmaxf(box.width * 0.36f, 14), colour_fade(words, 1 - fade), TEXT_CENTRE);
    canvas_text(frame->canvas, box, &style, letters[0] ? letters : "?");
}

/* `rest`: the height at which it will come to rest. */
static void draw_token(const TableFrame *frame, SabaccCard token, Box box, float fade, bool is_dim,
                       float rest) {
    char asset[TABLE_ASSET];
    table_card_asset(frame->view, token, asset);
    if (token == SABACC_CARD_HIDDEN) snprintf(asset, sizeof asset, "tokens/back");
    if (sprites_is_missing(canvas_sprites(frame->canvas), asset))
        draw_plain(frame, token, box, fade, is_dim);
    else
        canvas_sprite(frame->canvas, &(Sprite){.asset = asset,
                                               .box = box,
                                               .fade = fade,
                                               .effect = is_dim ? SPRITE_DIM : SPRITE_PLAIN,
                                               .raster_height = rest});
}

static void draw_token_at_rest(const TableFrame *frame, SabaccCard token, Box box, float fade, bool is_dim) {
    draw_token(frame, token, box, fade, is_dim, box.height);
}

/* ---- racks ---- */

/* The tokens of a seat's rack: unplayed, then played. */
typedef struct Rack {
    int left, played;
    SabaccCard tokens[2 * SABACC_MAX_TOKENS];
} Rack;

static Rack rack_of(const SabaccTable *table, int seat) {
    Rack rack = {.left = sabacc_tokens_taken(table, seat)};
    memcpy(rack.tokens, table->seat[seat].tokens, (size_t)rack.left);
    rack.played = sabacc_tokens_played(table, seat, rack.tokens + rack.left);
    return rack;
}

/* The box of one token, including its name if it has one. */
static Box cell_of(const TableFrame *frame, int seat, int slot) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box rack = places->own[FAMILIES_TOKENS];
    float apart = places->is_large ? 12 : 4 * places->scale;
    if (rack.width > 2 * rack.height) return box_column(rack, slot, SABACC_MAX_TOKENS, apart);
    return box_row(rack, slot, SABACC_MAX_TOKENS, places->is_large ? 4 : 2);
}

static const float TOKEN_MOST = 78;

/* One's own, where cells are upright. */
static bool is_named_below(Box cell) { return cell.height > cell.width && cell.width > TOKEN_MOST; }

static Box token_box(const TableFrame *frame, int seat, int slot) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box cell = cell_of(frame, seat, slot < SABACC_MAX_TOKENS ? slot : SABACC_MAX_TOKENS - 1);
    if (!places->is_large) {
        float side = fminf(cell.width, cell.height);
        return box_place(cell, side, side, 0.5f, 0);
    }
    if (is_named_below(cell)) return box_place(cell, TOKEN_MOST, TOKEN_MOST, 0.5f, 0);
    float side = fminf(cell.height - 4, TOKEN_MOST);
    return box_place(cell, side, side, 0, 0.5f);
}

Box table_token_box(const TableFrame *frame, const Place *place) {
    return token_box(frame, place->seat, place->slot);
}

/* Below the disc or at its right, where there is room. */
static void draw_name(const TableFrame *frame, int seat, int slot, SabaccCard token, bool is_dim) {
    static const float LEAST = 60, AIR = 12, BELOW = 6;
    Box cell = cell_of(frame, seat, slot), disc = token_box(frame, seat, slot);
    bool is_below = is_named_below(cell);
    if (!is_below && cell.x + cell.width - disc.x - disc.width < LEAST) return;
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, is_dim ? STYLE_DUST : STYLE_BONE,
                                 is_below ? TEXT_CENTRE : TEXT_LEFT);
    Box line = cell;
    if (is_below)
        box_cut_top(&line, disc.height, BELOW);
    else
        box_cut_left(&line, disc.width, AIR);
    float high = canvas_paragraph(frame->canvas, line, &style, token_title(token), true);
    if (!is_below) line.y += fmaxf(line.height - high, 0) / 2;
    canvas_paragraph_within(frame->canvas, line, &style, token_title(token));
}

/* A played token is unlit. */
static void draw_slot(const TableFrame *frame, int seat, int slot, const Rack *rack) {
    SabaccCard token = rack->tokens[slot];
    bool is_played = slot >= rack->left;
    Place place = {.kind = PLACE_TOKEN, .seat = seat, .slot = slot};
    if (table_is_coming(frame, &place)) return;
    Box box = token_box(frame, seat, slot);
    table_draw_disc_contact(frame, box, 0);
    canvas_push_name(frame->canvas, "token:%d:%d", seat, slot);
    draw_token_at_rest(frame, token, box, 0, is_played && frame->at.seat[seat].is_large);
    canvas_pop_name(frame->canvas);
    if (is_played)
        canvas_panel(frame->canvas, box,
                     &(PanelStyle){.edge = STYLE_LOSS, .edge_width = 2, .radius = box.width / 2});
    if (token == SABACC_CARD_HIDDEN) return;
    if (frame->at.seat[seat].is_large)
        draw_name(frame, seat, slot, token, is_played);
    else
        ui_stands_for(frame->ui, box, token_title(token));
}

/* The viewer's own tokens can be inspected, and chosen when they can be played. */
static HotspotState own_state(const TableFrame *frame, int slot, Box box) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "token:%d", slot);
    return ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box});
}

static SabaccCard draw_own_slot(const TableFrame *frame, int seat, int slot, const Rack *rack) {
    Box box = token_box(frame, seat, slot);
    bool can = frame->choice && (frame->choice->tokens >> slot & 1);
    bool is_chosen = frame->choice && frame->choice->tokens != 0 && frame->choice->token == slot;
    HotspotState state = own_state(frame, slot, box);
    bool is_near = state.is_hovered || state.is_focused;
    if (can || is_chosen)
        canvas_glow(frame->canvas, box_inset(box, box.width * 0.1f, box.width * 0.1f), box.width * 0.4f,
                    box.width * (is_chosen || is_near ? 0.34f : 0.24f),
                    colour_fade(STYLE_AMBER, is_chosen || is_near ? 1 : 0.7f));
    draw_slot(frame, seat, slot, rack);
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "token:%d", slot);
    if (can) ui_draw_key(frame->ui, box, table_key_after(frame->choice->keys.token, slot), name);
    return is_near || is_chosen ? rack->tokens[slot] : SABACC_CARD_NONE;
}

/* Returns the hovered or chosen token, SABACC_CARD_NONE if there is none. */
static SabaccCard draw_racks(const TableFrame *frame) {
    SabaccCard looked_at = SABACC_CARD_NONE;
    ui_begin_group(frame->ui);
    for (int seat = 0; seat < frame->table->seats; seat++) {
        Rack rack = rack_of(frame->table, seat);
        for (int slot = 0; slot < rack.left + rack.played && slot < SABACC_MAX_TOKENS; slot++) {
            if (seat != frame->table->viewer || slot >= rack.left) {
                draw_slot(frame, seat, slot, &rack);
                continue;
            }
            SabaccCard token = draw_own_slot(frame, seat, slot, &rack);
            if (token != SABACC_CARD_NONE && token != SABACC_CARD_HIDDEN) looked_at = token;
        }
    }
    return looked_at;
}

/* ---- effects in force ---- */

static void badge_words(const SabaccInForce *force, char *words, size_t size) {
    if (force->value > 0)
        snprintf(words, size, "%s %d·%d", token_title(force->token), force->value, force->value);
    else
        snprintf(words, size, "%s", token_title(force->token));
}

static const float BADGE_HIGH = 42;

static void draw_badge(const TableFrame *frame, Box box, const SabaccInForce *force) {
    char words[64];
    badge_words(force, words, sizeof words);
    canvas_glow(frame->canvas, box, box.height / 2, 14, colour_fade(STYLE_AMBER, 0.5f));
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = 0xff3a2a12u,
                               .bottom = 0xff1c160eu,
                               .edge = STYLE_AMBER,
                               .edge_width = 1.8f,
                               .radius = box.height / 2});
    Box rest = box_inset(box, 4, 3);
    Box disc = box_cut_left(&rest, rest.height, 8);
    draw_token_at_rest(frame, force->token, disc, 0, false);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    canvas_text(frame->canvas, rest, &style, words);
}

static float badge_width(const TableFrame *frame, const SabaccInForce *force) {
    char words[64];
    badge_words(force, words, sizeof words);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    return canvas_text_width(frame->canvas, &style, words) + BADGE_HIGH + 28;
}

/* The rules of this hand, lit, in a row or a column. */
static void draw_rules(const TableFrame *frame, const SabaccInForce *list, int count) {
    Box room = frame->at.own[FAMILIES_RULES];
    bool stand = room.height > 2 * BADGE_HIGH;
    float whole = 0, gap = 12;
    for (int i = 0; i < count; i++) whole += badge_width(frame, &list[i]) + (i > 0 ? gap : 0);
    float by = fminf(1, room.width / fmaxf(whole, 1)), x = room.x + (room.width - whole * by) / 2;
    for (int i = 0; i < count; i++) {
        float wide = badge_width(frame, &list[i]) * (stand ? 1 : by);
        Box box = {x, room.y + (room.height - BADGE_HIGH) / 2, wide, BADGE_HIGH};
        if (stand)
            box = (Box){room.x + (room.width - wide) / 2, room.y + (BADGE_HIGH + 6) * (float)i, wide,
                        BADGE_HIGH};
        draw_badge(frame, box, &list[i]);
        x += wide + gap * by;
    }
}

/* Effects on single seats are shown below their portraits. */
static void draw_mark(const TableFrame *frame, int seat, SabaccCard token, int index) {
    const SeatPlaces *places = &frame->at.seat[seat];
    float side = 38 * places->plate.height / 92;
    Box box = {places->medal.x - 6 + (side + 2) * (float)index,
               places->medal.y + places->medal.height - side + 4, side, side};
    canvas_glow(frame->canvas, box, side / 2, 9, colour_fade(STYLE_AMBER, 0.6f));
    draw_token_at_rest(frame, token, box, 0, false);
}

static void draw_in_force(const TableFrame *frame) {
    SabaccInForce list[SABACC_MAX_IN_FORCE];
    int count = sabacc_in_force(frame->table, list), rules = 0, marks[SABACC_MAX_SEATS] = {0};
    while (rules < count && list[rules].is_rule) rules++;
    if (!table_showdown_takes_middle(frame->view)) draw_rules(frame, list, rules);
    for (int i = rules; i < count; i++)
        for (SeatMask left = list[i].seats; left != 0;) {
            int seat = seats_take(&left, 0);
            draw_mark(frame, seat, list[i].token, marks[seat]++);
        }
}

void table_draw_tokens(const TableFrame *frame) {
    FamiliesOwn *own = table_own(frame->view);
    own->looked_at = draw_racks(frame);
    draw_in_force(frame);
}

/* ---- in words ---- */

static const float PANEL_HIGH = 176, PANEL_WIDE = 860, PANEL_NARROW = 560, PANEL_HIGHER = 224;

/* Over the middle, or nearby where that would cover something that can be chosen. */
void table_draw_token_words(const TableFrame *frame) {
    SabaccCard token = ((const FamiliesOwn *)table_own(frame->view))->looked_at;
    if (token == SABACC_CARD_NONE) return;
    Canvas *canvas = frame->canvas;
    Box ground = frame->at.middle, table = box_inset(frame->at.box, 12, 0);
    ground.x = table.x, ground.width = table.width;
    Box box = box_place(ground, fminf(PANEL_WIDE, ground.width), PANEL_HIGH, 0.5f, 1);
    box = table_clear_place(frame, box, PANEL_NARROW, PANEL_HIGHER);
    ((FamiliesOwn *)table_own(frame->view))->words = box;
    canvas_glow(canvas, box, 22, 40, 0xb0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff1a2733u,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_AMBER,
                               .edge_width = 2,
                               .radius = 20,
                               .is_cut = true});
    Box rest = box_inset(box, 26, 14), disc = box_cut_left(&rest, 120, 24);
    draw_token_at_rest(frame, token, box_place(disc, 120, 120, 0, 0.5f), 0, false);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_AMBER, TEXT_LEFT);
    TextStyle effect = style_text(FONT_TEXT, STYLE_SIZE_BODY - 2, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    char words[200];
    snprintf(words, sizeof words, _("Touches %s; %s"), token_touches(token), token_lasts(token));
    float high = canvas_paragraph(canvas, rest, &effect, token_effect(token), true);
    float whole = 38 + high + 6 + canvas_paragraph(canvas, rest, &small, words, true);
    box_cut_top(&rest, fmaxf((rest.height - whole) / 2, 0), 0);
    canvas_push_name(canvas, "token:words");
    canvas_text(canvas, box_cut_top(&rest, 36, 2), &title, token_title(token));
    canvas_paragraph(canvas, box_cut_top(&rest, high, 6), &effect, token_effect(token), false);
    canvas_paragraph(canvas, rest, &small, words, false);
    canvas_pop_name(canvas);
}

/* Reduced motion: fades out there, large in the middle, then in place. */
static void draw_token_fading(const TableFrame *frame, const Flight *flight, float t, Box from, Box shown,
                              Box to) {
    static const float FADES = 0.14f;
    float gone = fminf(t / FADES, 1), back = fmaxf((t - 1 + FADES) / FADES, 0);
    if (gone < 1) draw_token_at_rest(frame, flight->card, from, gone, false);
    draw_token_at_rest(frame, flight->card, shown, gone < 1 ? 1 - gone : back, false);
    if (back > 0) draw_token_at_rest(frame, flight->card, to, 1 - back, false);
}

static const float NAME_HIGH = 60, NAME_GAP = 6;

/* A token that is played: as large as its room, its name below it. */
typedef struct Announced {
    Box disc, line;
    TextStyle style;
} Announced;

/* On free cloth near the middle, over no cards and no dice. */
static Announced announced_at(const TableFrame *frame, SabaccCard token) {
    static const float SIDE = 168, EDGE = 60, LEAST = 0.5f;
    Announced at = {.style = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_AMBER, TEXT_CENTRE)};
    float wide = canvas_text_width(frame->canvas, &at.style, token_title(token)) + EDGE;
    float high = SIDE + NAME_GAP + NAME_HIGH, middle = frame->at.middle.x + frame->at.middle.width / 2;
    Box room = table_stage_cloth(frame, middle, wide / high, wide);
    float by = fmaxf(fminf(fminf(room.width / wide, room.height / high), 1), LEAST);
    Box whole = box_place(room, wide * by, high * by, 0.5f, 0.5f);
    at.style.size *= by;
    at.line = box_cut_bottom(&whole, NAME_HIGH * by, NAME_GAP * by);
    at.disc = box_place(whole, SIDE * by, SIDE * by, 0.5f, 0);
    return at;
}

/* A token being played: large on the cloth, with its name. */
void table_draw_token_flight(const TableFrame *frame, const Flight *flight, float t) {
    Box from = table_place_box(frame, &flight->from), to = table_place_box(frame, &flight->to);
    if (flight->to.kind == PLACE_TOKEN && flight->from.kind != PLACE_TOKEN) { /* dealt */
        float moved = table_ease_out(t);
        Box box = {from.x + (to.x - from.x) * moved, from.y + (to.y - from.y) * moved, to.width, to.height};
        draw_token_at_rest(frame, flight->card, frame->view->settings.reduced_motion ? to : box,
                           frame->view->settings.reduced_motion ? 1 - t : 0, false);
        return;
    }
    static const float GOES = 0.22f, BACK = 0.82f;
    Announced at = announced_at(frame, flight->card);
    Box shown = at.disc;
    float there = t < GOES   ? table_ease_out(t / GOES)
                  : t < BACK ? 1
                             : 1 - table_ease_out((t - BACK) / (1 - BACK));
    if (frame->view->settings.reduced_motion) {
        draw_token_fading(frame, flight, t, from, shown, to);
        there = t < GOES || t > BACK ? 0 : 1;
    }
    Box end = t < GOES ? from : to;
    Box box = {end.x + (shown.x - end.x) * there, end.y + (shown.y - end.y) * there,
               end.width + (shown.width - end.width) * there,
               end.height + (shown.height - end.height) * there};
    if (!frame->view->settings.reduced_motion) {
        canvas_glow(frame->canvas, box, box.width / 2, 40 * there, colour_fade(STYLE_AMBER, 0.7f * there));
        draw_token(frame, flight->card, box, 0, false, shown.height);
    }
    if (there < 0.95f) return;
    canvas_panel(frame->canvas, at.line,
                 &(PanelStyle){.top = 0xf00b1016u,
                               .bottom = 0xf00b1016u,
                               .edge = STYLE_AMBER,
                               .edge_width = 1.5f,
                               .radius = at.line.height / 2});
    canvas_named_text(frame->canvas, at.line, &at.style, token_title(flight->card), "played");
}
