#include "table/seats.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/plaques.h"
#include "table/showdown.h"
#include "table/stacks.h"
#include "table/variants/plain.h"
#include "table/winnings.h"
#include "ui/ease.h"
#include "ui/explain.h"

bool table_has_left_hand(const SabaccTable *table, int seat) {
    bool has_folded = seat_in(table->folded, seat) && !table_sits_out(table, seat);
    return has_folded || !seat_in(table->in_game, seat);
}

bool table_is_away(const SabaccTable *table, int seat) {
    return table_has_left_hand(table, seat) || table_sits_out(table, seat);
}

/* About an item, a rebuy or what is redeemed, whatever became of its hand (PL-2, ST-7). */
static bool is_asked_between(const SabaccTable *table, int seat) {
    return !table->over && table->turn.phase == SABACC_PHASE_BETWEEN && table->turn.to_act == seat;
}

bool table_is_acting(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    if (is_asked_between(table, seat)) return true;
    bool is_play = !table->over && view->lit == 0 && !view->hand_is_over;
    return is_play && table->turn.to_act == seat && !table_has_left_hand(table, seat);
}

/* Around the medal, for people at one screen. */
static void draw_rim(const TableFrame *frame, Box medal, Colour colour, bool is_dim) {
    canvas_panel(frame->canvas, box_inset(medal, 1, 1),
                 &(PanelStyle){.edge = is_dim ? colour_fade(colour, 0.45f) : colour,
                               .edge_width = 4.5f,
                               .radius = medal.width / 2});
}

static bool has_figure(const SeatPlaces *places) { return places->figure.width > 0; }

static void draw_medal(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    if (has_figure(places)) return;
    bool is_dim = table_is_away(frame->table, seat);
    uint32_t colour = frame->view->looks[seat].colour;
    char asset[TABLE_ASSET];
    table_face_of(frame, seat, "portraits", asset);
    canvas_sprite(
        frame->canvas,
        &(Sprite){.asset = asset, .box = places->medal, .effect = is_dim ? SPRITE_AWAY : SPRITE_PLAIN});
    if (colour != 0) draw_rim(frame, places->medal, colour, is_dim);
}

/* The light moves from the seat that has acted to the one that is to act: 0 … 1. */
static float lit_by_turn(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    float gone = table_share(frame->now, view->turned_at, view->turned_at + TABLE_EASE_MS);
    if (table_is_acting(view, seat)) return gone;
    return seat == view->acted ? 1 - gone : 0;
}

double table_turn_ms(const TableView *view) {
    static const double TURN_MS = 640;
    return table_is_calm(view) ? TABLE_EASE_MS : TURN_MS;
}

/* 0 … 1: how far its turn has come. */
static float turn_comes(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    if (table_is_calm(view) || !table_is_acting(view, seat)) return 1;
    return table_share(frame->now, view->turned_at, view->turned_at + table_turn_ms(view));
}

/* Two lights run along both edges of its plate, t: 0 … 1 of their way. */
static void draw_edge_lights(const TableFrame *frame, Box plate, float slope, float t) {
    static const float TAIL = 0.42f, THICK = 3, SPREAD = 10, PI = 3.14159265f;
    float light = 1 - t * t * t;
    if (t <= 0 || t >= 1) return;
    float moved = ease_soft(t), x = plate.x + plate.width * moved;
    float tail = fminf(plate.width * TAIL * sinf(PI * moved), x - plate.x);
    float from_middle = x - plate.x - plate.width / 2;
    for (int edge = 0; edge < 2; edge++) {
        float y = plate.y + (edge == 0 ? 0 : plate.height) + slope * from_middle;
        canvas_line(frame->canvas, x - tail, y - slope * tail, x, y, THICK,
                    colour_fade(0xffffd48au, 0.8f * light));
        canvas_glow(frame->canvas, (Box){x - 9, y - 1.5f, 12, 3}, 1.5f, SPREAD,
                    colour_fade(0xffffe2a8u, light));
    }
}

/* They run there as its hand wins, with a sheen over it, and again as its sum comes to its credits. */
static void draw_win_shine(const TableFrame *frame, int seat, const StylePlaque *plaque, float greets) {
    static const double LASTS_MS = 760;
    static const float SLANT = 0.5f, wide[] = {46, 28, 12}, STRONG = 0.2f, PI = 3.14159265f;
    double won_at = frame->view->showdown.won_at;
    float won = table_won_light(frame, seat) > 0 ? table_share(frame->now, won_at, won_at + LASTS_MS) : 0;
    float t = greets > 0 ? 1 - sqrtf(greets) : won;
    if (table_is_calm(frame->view) || t <= 0 || t >= 1) return;
    Box plate = box_inset(plaque->box, wide[0] / 2, 2);
    float x = plate.x + plate.width * ease_soft(t), lean = SLANT * plate.height / 2;
    float middle = plate.y + plate.height / 2 + plaque->slope * (x - plate.x - plate.width / 2);
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        canvas_line(frame->canvas, x + lean, middle - plate.height / 2, x - lean, middle + plate.height / 2,
                    wide[i], colour_fade(0xfffff6d8u, STRONG * sinf(PI * t)));
    draw_edge_lights(frame, plaque->box, plaque->slope, t);
}

/* Behind a portrait it begins at the middle of that. Before a figure it lies on the rail. */
static StylePlaque plaque_of(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    StylePlaque plaque = {.box = table_plate_box(frame, seat),
                          .is_shaded = table_has_left_hand(frame->table, seat)};
    if (has_figure(places))
        plaque.slope = style_plaque_slope(places->slope);
    else
        box_cut_left(&plaque.box, places->medal.width / 2, 0);
    return plaque;
}

/* Of people at one screen: a line in the colour of the seat, in the recess below its plate. */
static void draw_seat_colour(const TableFrame *frame, const StylePlaque *plaque, Colour colour) {
    static const float BELOW = 2, THICK = 3, IN = 12;
    Box box = plaque->box;
    float half = box.width / 2 - IN, x = box.x + box.width / 2, y = box.y + box.height + BELOW;
    canvas_line(frame->canvas, x - half, y - half * plaque->slope, x + half, y + half * plaque->slope, THICK,
                colour);
}

static void draw_plate(const TableFrame *frame, int seat) {
    static const float PI = 3.14159265f, SOFT = 0.34f;
    uint32_t colour = frame->view->looks[seat].colour;
    StylePlaque plaque = plaque_of(frame, seat);
    bool is_paid = seat_in(frame->view->lit, seat), wins = is_paid || table_won_light(frame, seat) > 0;
    float acts = lit_by_turn(frame, seat), lit = is_paid ? 1 : wins ? table_won_light(frame, seat) : acts;
    float greets = is_paid ? table_payoff_greets(frame, seat) : wins ? 0 : sinf(PI * turn_comes(frame, seat));
    *(wins ? &plaque.won : &plaque.lit) = lit;
    if (greets > 0 && lit > 0)
        canvas_glow(frame->canvas, box_inset(plaque.box, 6, 6), plaque.box.height / 2, 52,
                    colour_fade(wins ? STYLE_GAIN : STYLE_AMBER, SOFT * greets * lit));
    table_draw_plaque(frame, &plaque);
    if (has_figure(&frame->at.seat[seat]) && colour != 0) draw_seat_colour(frame, &plaque, colour);
    draw_edge_lights(frame, plaque.box, plaque.slope, turn_comes(frame, seat));
    if (wins) draw_win_shine(frame, seat, &plaque, greets);
}

/* With several pots, the outermost it contests. */
static void all_in_words(const TableFrame *frame, int seat, char *words, size_t size) {
    SabaccPot pots[SABACC_MAX_POTS];
    int count = table_side_pots(frame, pots), last = 0;
    for (int i = 0; i < count; i++)
        if (seat_in(pots[i].seats, seat)) last = i;
    if (count == 0)
        snprintf(words, size, "%s", _("All-in"));
    else if (last == 0)
        snprintf(words, size, "%s", _("All-in: main"));
    else
        snprintf(words, size, _("All-in: to side %d"), last);
}

static bool is_all_in(const TableFrame *frame, int seat, int32_t credits) {
    return credits == 0 && seat_in(sabacc_all_in(frame->table), seat);
}

int32_t table_credits_lying(const TableFrame *frame, int seat) {
    Place stack = table_at_seat(PLACE_STACK, seat);
    return frame->table->seat[seat].credits - table_credits_coming(frame, stack) +
           table_credits_leaving(frame, stack);
}

void table_plain_draw_credits(const TableFrame *frame, int seat, Box line, TextStyle style) {
    int32_t credits = table_credits_lying(frame, seat);
    char words[64];
    if (is_all_in(frame, seat, credits)) {
        style.face = FONT_BOLD;
        style.colour = 0xffffa06au;
        all_in_words(frame, seat, words, sizeof words);
    } else {
        snprintf(words, sizeof words, "\uE00A %d", (int)credits);
    }
    canvas_text(frame->canvas, line, &style, words);
}

static void draw_credits(const TableFrame *frame, int seat, Box line, float scale) {
    TextAlign align = has_figure(&frame->at.seat[seat]) ? TEXT_RIGHT : TEXT_LEFT;
    TextStyle style = style_text(FONT_TITLE, 22 * scale, STYLE_BONE, align);
    if (table_sits_out(frame->table, seat)) style.colour = STYLE_DUST;
    if (table_has_left_hand(frame->table, seat)) style.colour = STYLE_FAINT;
    TABLE_ASK(frame->table, draw_credits)(frame, seat, line, style);
}

/* In place of the stack. */
static void draw_all_in_marker(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box stack = places->stack, plate = places->plate;
    float size = fminf(stack.width, stack.height);
    Box box = {stack.x + stack.width - size, stack.y + stack.height - size, size, size};
    if (has_figure(places))
        box.y += style_plaque_slope(places->slope) * (box.x + size / 2 - plate.x - plate.width / 2);
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/all-in", .box = box});
}

/* The stack at the right of the plate, above the last action. */
void table_plain_draw_stack(const TableFrame *frame, int seat) {
    Place stack = table_at_seat(PLACE_STACK, seat);
    int32_t credits = table_credits_lying(frame, seat);
    if (is_all_in(frame, seat, credits)) draw_all_in_marker(frame, seat);
    bool needs_room = credits >= 1000000; /* the number */
    if (needs_room || table_has_stacks(frame, seat)) return;
    Box box = table_chips_box(frame, &stack, credits);
    table_draw_chips(frame, box, credits, 0, box.height);
}

static bool shows_all_in(const TableFrame *frame, int seat) {
    return !table_has_left_hand(frame->table, seat) && sabacc_plays_for_credits(frame->table) &&
           is_all_in(frame, seat, table_credits_lying(frame, seat));
}

/* A figure's plate has no room for chips that can be told apart. */
static void draw_stack(const TableFrame *frame, int seat) {
    if (table_has_left_hand(frame->table, seat) || !sabacc_plays_for_credits(frame->table)) return;
    if (!has_figure(&frame->at.seat[seat]))
        TABLE_ASK(frame->table, draw_stack)(frame, seat);
    else if (shows_all_in(frame, seat))
        draw_all_in_marker(frame, seat);
}

static const float NAME_MOST = 0.66f; /* of a figure's plate: the credits are beside it */

/* A plate with a portrait has three lines, that of a figure two, or one if the second is empty. */
static const float FIGURE_PLATE = 56, FIGURE_PLATE_BARE = 42, PORTRAIT_PLATE = 92;

static float words_scale(const SeatPlaces *places) {
    return places->plate.height / (has_figure(places) ? FIGURE_PLATE : PORTRAIT_PLATE);
}

static bool has_second_line(const TableFrame *frame, int seat) {
    char did[64];
    table_format_act(frame, seat, did, sizeof did);
    return did[0] || table_items_width(frame, seat) > 0 || shows_all_in(frame, seat);
}

Box table_plate_box(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box plate = places->plate;
    if (has_figure(places) && !has_second_line(frame, seat))
        plate.height = FIGURE_PLATE_BARE * words_scale(places);
    return plate;
}

/* In a plate of that seat; below a second line of a figure's is room for what hangs from its letters. */
static Box words_box(const SeatPlaces *places, Box plate) {
    static const float HANG = 3, RIGHT = 14, BESIDE = 24, RIM = 5; /* of a figure's */
    float scale = words_scale(places);
    if (has_figure(places)) {
        if (plate.height > FIGURE_PLATE_BARE * scale) box_cut_bottom(&plate, HANG * scale, 0);
        return box_inset(plate, BESIDE * scale, RIM * scale);
    }
    box_cut_left(&plate, places->medal.width, 12 * scale);
    box_cut_right(&plate, RIGHT * scale, 0);
    return box_inset(plate, 0, 6 * scale);
}

static int words_rows(const TableFrame *frame, int seat) {
    if (has_figure(&frame->at.seat[seat])) return has_second_line(frame, seat) ? 2 : 1;
    return sabacc_plays_for_credits(frame->table) ? 3 : 2;
}

static Box last_line(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    int rows = has_figure(places) ? 2 : words_rows(frame, seat);
    return box_row(words_box(places, places->plate), rows - 1, rows, 0);
}

float table_line_high(const TableFrame *frame, int seat) { return last_line(frame, seat).height; }

Box table_action_line(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box line = last_line(frame, seat);
    line.width -= table_claim_wide(frame, seat);
    if (has_figure(places))
        line.width -= shows_all_in(frame, seat) ? places->stack.height + 6 : 0;
    else if (frame->table->dealer == seat)
        line.width -= places->block.width + 6;
    return line;
}

static TextStyle name_style(const SeatPlaces *places, Colour colour) {
    return style_text(FONT_BOLD, 23 * words_scale(places), colour, TEXT_LEFT);
}

static void fit_stack(TableFrame *frame, int seat) {
    SeatPlaces *places = &frame->at.seat[seat];
    const char *name = frame->view->looks[seat].name;
    if (has_figure(places) || places->stacks.width > 0 ||
        places->stack.y + places->stack.height < places->plate.y)
        return;
    TextStyle style = name_style(places, STYLE_BONE);
    float wide = name ? canvas_text_width(frame->canvas, &style, name) : 0;
    if (words_box(places, places->plate).x + wide < places->stack.x + 6) return;
    places->stack.y += places->plate.height * 0.25f;
    places->stack.height = places->plate.height * 0.34f;
}

void table_fit_seats(TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++) fit_stack(frame, seat);
}

static bool has_team(const TableLook *look) { return look->team && look->team[0]; }

static TextStyle team_style(const TableLook *look, const TextStyle *name_style) {
    return style_text(FONT_TITLE, name_style->size, look->team_colour, TEXT_LEFT);
}

/* Of the name and the sign of its team behind it. */
static float name_width(const TableFrame *frame, int seat, const TextStyle *name_style, const char *name) {
    const TableLook *look = &frame->view->looks[seat];
    TextStyle style = team_style(look, name_style);
    float wide = canvas_text_width(frame->canvas, name_style, name) + 2;
    if (!has_team(look)) return wide;
    return wide + name_style->size * 0.4f + canvas_text_width(frame->canvas, &style, look->team) + 2;
}

static void draw_team(const TableFrame *frame, int seat, Box line, const TextStyle *name_style,
                      const char *name) {
    const TableLook *look = &frame->view->looks[seat];
    if (!has_team(look)) return;
    TextStyle style = team_style(look, name_style);
    box_cut_left(&line, canvas_text_width(frame->canvas, name_style, name), name_style->size * 0.4f);
    canvas_named_text(frame->canvas, line, &style, look->team, "team:%d", seat);
}

static void draw_words(const TableFrame *frame, int seat) {
    static const float LEAST = 15; /* of what somebody did, beside the dealer's block */
    const SeatPlaces *places = &frame->at.seat[seat];
    float scale = words_scale(places);
    Box words = words_box(places, table_plate_box(frame, seat));
    const char *name = frame->view->looks[seat].name ? frame->view->looks[seat].name : "";
    bool is_dim = table_has_left_hand(frame->table, seat);
    bool sits_out = table_sits_out(frame->table, seat);
    TextStyle title = name_style(places, is_dim ? STYLE_FAINT : sits_out ? STYLE_DUST : STYLE_BONE);
    bool is_called = table_shows_call(frame->table, seat), is_bombed = table_shows_bomb(frame->table, seat);
    Colour colour = is_dim                              ? STYLE_FAINT
                    : is_bombed                         ? STYLE_LOSS
                    : is_called                         ? STYLE_AMBER
                    : table_winnings_stand(frame, seat) ? STYLE_GAIN
                                                        : 0xffb4e2f8u;
    TextStyle last = style_text(FONT_BOLD, 19 * scale, colour, TEXT_LEFT);
    bool has_credits = sabacc_plays_for_credits(frame->table);
    int rows = words_rows(frame, seat);
    Box line_of_name = box_row(words, 0, rows, 0), line_of_credits = line_of_name;
    if (has_figure(places)) {
        float wide = fminf(name_width(frame, seat, &title, name), line_of_name.width * NAME_MOST);
        line_of_name = box_cut_left(&line_of_credits, wide, 8 * scale);
    } else {
        line_of_credits = box_row(words, 1, rows, 0);
    }
    canvas_named_text(frame->canvas, line_of_name, &title, name, "name:%d", seat);
    draw_team(frame, seat, line_of_name, &title, name);
    canvas_push_name(frame->canvas, "credits:%d", seat);
    if (has_credits) draw_credits(frame, seat, line_of_credits, scale);
    canvas_pop_name(frame->canvas);
    char did[64];
    table_format_act(frame, seat, did, sizeof did);
    Box line = table_action_line(frame, seat);
    float items = table_items_width(frame, seat);
    if (items > 0 && frame->table->dealer != seat) box_cut_right(&line, 6 * scale, 0);
    if (items > 0) table_draw_items(frame, seat, box_cut_right(&line, items, 4));
    bool is_told_worth = !places->is_large && table_tells_on_plate(places) && table_shows_worth(frame, seat);
    if (!did[0] || is_told_worth) return;
    float wide = canvas_text_width(frame->canvas, &last, did) + 2;
    if (wide > line.width) {
        last.face = FONT_TEXT;
        wide = canvas_text_width(frame->canvas, &last, did) + 2;
    }
    if (wide > line.width) last.size = fmaxf(last.size * line.width / wide, LEAST);
    canvas_named_text(frame->canvas, line, &last, did, "did:%d", seat);
}

/* It lies: lower than it is wide, on its shadow. */
void table_draw_block(const TableFrame *frame, Box box, float fade, float rest) {
    static const float SEEN = 0.8f, FALLS = 0.07f, SHADE = 0.55f; /* of its height; SHADE: of the shadow */
    Box lies = box_place(box, box.width, box.height * SEEN, 0.5f, 1);
    Sprite block = {.asset = "table/dealer", .box = lies, .raster_height = rest * SEEN, .fade = fade};
    Sprite fallen = block;
    fallen.box.x += box.height * FALLS / 2, fallen.box.y += box.height * FALLS;
    fallen.effect = SPRITE_SHADOW, fallen.fade = 1 - (1 - fade) * SHADE;
    canvas_sprite(frame->canvas, &fallen);
    canvas_sprite(frame->canvas, &block);
}

/* A seat that can be chosen is lit accordingly. */
static void draw_seat_hotspot(const TableFrame *frame, int seat) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "seat:%d", seat);
    Box plate = table_plate_box(frame, seat);
    bool can = frame->choice && seat_in(frame->choice->seats, seat);
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = plate, .is_disabled = !can});
    bool is_near = state.is_hovered || state.is_focused;
    if (can)
        canvas_glow(frame->canvas, box_inset(plate, 6, 6), plate.height / 2, is_near ? 44 : 30,
                    colour_fade(STYLE_AMBER, is_near ? 1 : 0.72f));
}

void table_draw_seat(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    draw_seat_hotspot(frame, seat);
    draw_plate(frame, seat);
    draw_medal(frame, seat);
    draw_stack(frame, seat);
    StylePlaque plaque = plaque_of(frame, seat);
    table_begin_plaque_words(frame, &plaque);
    draw_words(frame, seat);
    table_end_plaque_words(frame);
    table_draw_stacks(frame, seat);
    TABLE_ASK(frame->table, draw_bet)(frame, seat);
    table_draw_marks(frame, seat);
    Place block = {.kind = PLACE_BLOCK, .seat = seat};
    if (frame->table->dealer == seat && !table_is_coming(frame, &block)) {
        table_draw_block(frame, places->block, 0, places->block.height);
        ui_stands_for(frame->ui, places->block, _("Dealer’s block"));
    }
    table_draw_sitting(frame, seat);
}
