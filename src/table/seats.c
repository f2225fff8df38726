#include "table/seats.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "session/characters.h"
#include "table/centre.h"
#include "table/chips.h"
#include "table/variants/plain.h"
#include "ui/explain.h"

static bool is_out(const SabaccTable *table, int seat) { return !seat_in(table->in_game, seat); }

bool table_has_left_hand(const SabaccTable *table, int seat) {
    bool has_folded = seat_in(table->folded, seat) && !table_sits_out(table, seat);
    return has_folded || is_out(table, seat);
}

/* About an item, a rebuy or what is redeemed, whatever became of its hand (PL-2, ST-7). */
static bool is_asked_between(const SabaccTable *table, int seat) {
    return !table->over && table->turn.phase == SABACC_PHASE_BETWEEN && table->turn.to_act == seat;
}

static bool is_acting(const TableFrame *frame, int seat) {
    if (is_asked_between(frame->table, seat)) return true;
    bool is_play = !frame->table->over && frame->view->lit == 0 && !frame->view->hand_is_over;
    return is_play && frame->table->turn.to_act == seat && !table_has_left_hand(frame->table, seat);
}

/* The hand goes on, and the seat is in it. */
static bool is_in_play(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    return !table->over && !table->stale && table->shown == 0 && !frame->view->hand_is_over &&
           !table_has_left_hand(table, seat);
}

/* The variant's row takes precedence over the shared one. */
static const TableVerbRow *verb_row(const SabaccTable *table, int verb) {
    const TableVariant *kinds[] = {table_variant(table), &table_plain};
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < kinds[k]->verbs.count; i++)
            if ((int)kinds[k]->verbs.rows[i].verb == verb) return &kinds[k]->verbs.rows[i];
    return NULL;
}

static void verb_words(const SabaccTable *table, int seat, int verb, char *words, size_t size) {
    const SabaccSeat *at = &table->seat[seat];
    const TableVerbRow *row = verb_row(table, verb);
    if (!row) return;
    if (row->say)
        row->say(at, words, size);
    else if (row->with_amount && at->last_amount > 0)
        snprintf(words, size, _(row->with_amount), (int)at->last_amount);
    else
        snprintf(words, size, "%s", _(row->plain));
}

/* It has acted since the hand ended: that is shown, not how its hand ended. */
static bool has_acted_between(const SabaccTable *table, int seat) {
    uint8_t last = table->seat[seat].last;
    return last == SABACC_VERB_TAKE_ITEM || last == SABACC_VERB_REDEEM || last == SABACC_VERB_REBUY;
}

static bool shows_call(const SabaccTable *table, int seat) {
    return table->caller == seat && !has_acted_between(table, seat);
}

static bool shows_bomb(const SabaccTable *table, int seat) {
    return seat_in(table->bombed, seat) && !has_acted_between(table, seat);
}

static void last_words(const TableFrame *frame, int seat, char *words, size_t size) {
    const SabaccTable *table = frame->table;
    words[0] = '\0';
    if (is_out(table, seat))
        snprintf(words, size, "%s", _("out of the game"));
    else if (shows_bomb(table, seat))
        snprintf(words, size, "%s", _("bombed out"));
    else
        table_format_sitting(frame, seat, words, size);
    if (!words[0])
        verb_words(table, seat, shows_call(table, seat) ? SABACC_VERB_CALL : table->seat[seat].last, words,
                   size);
}

static bool is_glad(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    bool wins = seat_in(frame->view->lit, seat);
    uint8_t last = table->seat[seat].last;
    switch (frame->view->looks[seat].glad) {
    case CHARACTER_NEVER: return false;
    case CHARACTER_SELDOM: return wins && character_has_won_much(table, seat);
    case CHARACTER_EARLY:
        return wins || (is_in_play(frame, seat) && (last == SABACC_VERB_BET || last == SABACC_VERB_RAISE));
    default: return wins;
    }
}

static bool is_sour(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    bool has_lost = table->winners && seat_in(table->shown, seat) && !seat_in(table->winners, seat);
    switch (frame->view->looks[seat].sour) {
    case CHARACTER_NEVER: return false;
    case CHARACTER_SELDOM: return shows_bomb(table, seat) || is_out(table, seat);
    case CHARACTER_EARLY: return has_lost || table_has_left_hand(table, seat);
    default: return has_lost || is_out(table, seat);
    }
}

const char *table_mood_of(const TableFrame *frame, int seat) {
    return is_glad(frame, seat) ? "-glad" : is_sour(frame, seat) ? "-sour" : "";
}

/* Around the medal, for people at one screen. */
static void draw_rim(const TableFrame *frame, Box medal, Colour colour, bool is_dim) {
    canvas_panel(frame->canvas, box_inset(medal, 1, 1),
                 &(PanelStyle){.edge = is_dim ? colour_fade(colour, 0.45f) : colour,
                               .edge_width = 4.5f,
                               .radius = medal.width / 2});
}

static void draw_face(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    const TableLook *look = &frame->view->looks[seat];
    Box medal = places->medal;
    bool is_dim = table_has_left_hand(frame->table, seat) || table_sits_out(frame->table, seat);
    if (look->portrait && look->portrait[0]) {
        char asset[TABLE_ASSET];
        snprintf(asset, sizeof asset, "portraits/%s%s", look->portrait, table_mood_of(frame, seat));
        canvas_sprite(frame->canvas,
                      &(Sprite){.asset = asset, .box = medal, .effect = is_dim ? SPRITE_DIM : SPRITE_PLAIN});
        return;
    }
    canvas_panel(frame->canvas, box_inset(medal, 4, 4),
                 &(PanelStyle){.top = 0xff24435cu,
                               .bottom = 0xff0d1a26u,
                               .edge = is_dim ? STYLE_METAL : STYLE_METAL_LIT,
                               .edge_width = 3,
                               .radius = medal.width / 2});
    char initial[8] = {0};
    const char *name = look->name ? look->name : "";
    int bytes = name[0] ? 1 : 0;
    while (bytes > 0 && bytes < 4 && ((unsigned char)name[bytes] & 0xC0) == 0x80) bytes++;
    memcpy(initial, name, (size_t)bytes);
    TextStyle style =
        style_text(FONT_TITLE, medal.height * 0.46f, is_dim ? STYLE_FAINT : STYLE_BONE, TEXT_CENTRE);
    canvas_text(frame->canvas, medal, &style, initial);
}

static bool has_figure(const SeatPlaces *places) { return places->figure.width > 0; }

static void draw_medal(const TableFrame *frame, int seat) {
    if (has_figure(&frame->at.seat[seat])) return;
    bool is_dim = table_has_left_hand(frame->table, seat) || table_sits_out(frame->table, seat);
    uint32_t colour = frame->view->looks[seat].colour;
    draw_face(frame, seat);
    if (colour != 0) draw_rim(frame, frame->at.seat[seat].medal, colour, is_dim);
}

/* The light moves from the seat that has acted to the one that is to act: 0 … 1. */
static float lit_by_turn(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    float gone = table_share(frame->now, view->turned_at, view->turned_at + TABLE_EASE_MS);
    if (is_acting(frame, seat)) return gone;
    return seat == view->acted ? 1 - gone : 0;
}

static void draw_plate(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box plate = places->plate;
    uint32_t colour = frame->view->looks[seat].colour;
    if (!has_figure(places)) box_cut_left(&plate, places->medal.width / 2, 0);
    bool wins = seat_in(frame->view->lit, seat);
    float acts = lit_by_turn(frame, seat);
    Colour light = wins ? STYLE_GAIN : STYLE_AMBER;
    float lit = wins ? 1 : acts, radius = 14 * places->scale;
    if (lit > 0)
        canvas_glow(frame->canvas, box_inset(places->plate, 6, 6), places->plate.height / 2, 30,
                    colour_fade(light, 0.42f * lit));
    canvas_panel(frame->canvas, plate,
                 &(PanelStyle){.top = 0xf21c1713u,
                               .bottom = 0xf60d0a08u,
                               .edge = has_figure(places) && colour != 0 ? colour : STYLE_BRASS,
                               .edge_width = 1.6f,
                               .radius = radius,
                               .is_cut = true});
    if (lit > 0)
        canvas_panel(
            frame->canvas, plate,
            &(PanelStyle){
                .edge = colour_fade(light, lit), .edge_width = 2.5f, .radius = radius, .is_cut = true});
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

/* Its stack, without what is still on its way there, and with what has not left it yet. */
static int32_t credits_lying(const TableFrame *frame, int seat) {
    Place stack = table_at_seat(PLACE_STACK, seat);
    return frame->table->seat[seat].credits - table_credits_coming(frame, stack) +
           table_credits_leaving(frame, stack);
}

void table_plain_draw_credits(const TableFrame *frame, int seat, Box line, TextStyle style) {
    int32_t credits = credits_lying(frame, seat);
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
    Box stack = frame->at.seat[seat].stack;
    float size = fminf(stack.width, stack.height);
    Box box = {stack.x + stack.width - size, stack.y + stack.height - size, size, size};
    canvas_sprite(frame->canvas, &(Sprite){.asset = "table/all-in", .box = box});
}

/* The stack at the right of the plate, above the last action. */
void table_plain_draw_stack(const TableFrame *frame, int seat) {
    Place stack = table_at_seat(PLACE_STACK, seat);
    int32_t credits = credits_lying(frame, seat);
    if (is_all_in(frame, seat, credits)) draw_all_in_marker(frame, seat);
    if (credits >= 1000000) return; /* the number needs the room */
    Box box = table_chips_box(frame, &stack, credits);
    table_draw_chips(frame, box, credits, 0, box.height);
}

static void draw_stack(const TableFrame *frame, int seat) {
    if (table_has_left_hand(frame->table, seat) || !sabacc_plays_for_credits(frame->table)) return;
    TABLE_ASK(frame->table, draw_stack)(frame, seat);
}

static const float NAME_MOST = 0.66f; /* of a figure's plate: the credits are beside it */

/* A plate with a portrait has three lines, that of a figure two. */
static float words_scale(const SeatPlaces *places) {
    return places->plate.height / (has_figure(places) ? 62 : 92);
}

static Box words_box(const SeatPlaces *places) {
    Box words = places->plate;
    if (has_figure(places)) return box_inset(words, 16 * words_scale(places), 4 * words_scale(places));
    box_cut_left(&words, places->medal.width, 10 * words_scale(places));
    return box_inset(words, 2, 6 * words_scale(places));
}

static int words_rows(const TableFrame *frame, int seat) {
    return sabacc_plays_for_credits(frame->table) && !has_figure(&frame->at.seat[seat]) ? 3 : 2;
}

Box table_action_line(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    int rows = words_rows(frame, seat);
    Box line = box_row(words_box(places), rows - 1, rows, 0);
    if (has_figure(places))
        line.width = fmaxf(places->stack.x - line.x - 6, 1);
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
    if (has_figure(places)) return;
    TextStyle style = name_style(places, STYLE_BONE);
    float wide = name ? canvas_text_width(frame->canvas, &style, name) : 0;
    if (words_box(places).x + wide < places->stack.x + 6) return;
    places->stack.y += places->plate.height * 0.25f;
    places->stack.height = places->plate.height * 0.34f;
}

static void fit_bet(TableFrame *frame, int seat) {
    SeatPlaces *places = &frame->at.seat[seat];
    if (table_variant(frame->table)->keeps_bets_low) return;
    SabaccWorth worth;
    bool may_tell = frame->view->settings.shows_totals || seat_in(frame->table->shown, seat);
    bool is_open = frame->table->viewer == SABACC_OPEN; /* keeps a bet in place when its seat folds */
    if (places->is_large || is_open || (may_tell && sabacc_seat_worth(frame->table, seat, &worth))) return;
    places->bet_is_high = true;
    places->bet.y += 6 * places->scale;
    places->bet.height = 86 * places->scale;
}

void table_fit_seats(TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++) {
        fit_stack(frame, seat);
        fit_bet(frame, seat);
    }
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
    const SeatPlaces *places = &frame->at.seat[seat];
    float scale = words_scale(places);
    Box words = words_box(places);
    const char *name = frame->view->looks[seat].name ? frame->view->looks[seat].name : "";
    bool is_dim = table_has_left_hand(frame->table, seat);
    bool sits_out = table_sits_out(frame->table, seat);
    TextStyle title = name_style(places, is_dim ? STYLE_FAINT : sits_out ? STYLE_DUST : STYLE_BONE);
    bool is_called = shows_call(frame->table, seat), is_bombed = shows_bomb(frame->table, seat);
    Colour colour = is_dim ? STYLE_FAINT : is_bombed ? STYLE_LOSS : is_called ? STYLE_AMBER : 0xff9fd8f2u;
    TextStyle last = style_text(is_called ? FONT_BOLD : FONT_TEXT, 19 * scale, colour, TEXT_LEFT);
    bool has_credits = sabacc_plays_for_credits(frame->table);
    int rows = words_rows(frame, seat);
    Box line_of_name = box_row(words, 0, rows, 0), line_of_credits = box_row(words, 1, rows, 0);
    if (has_figure(places)) {
        float wide = fminf(name_width(frame, seat, &title, name), line_of_name.width * NAME_MOST);
        line_of_credits = line_of_name;
        line_of_name = box_cut_left(&line_of_credits, wide, 8 * scale);
    }
    canvas_named_text(frame->canvas, line_of_name, &title, name, "name:%d", seat);
    draw_team(frame, seat, line_of_name, &title, name);
    canvas_push_name(frame->canvas, "credits:%d", seat);
    if (has_credits) draw_credits(frame, seat, line_of_credits, scale);
    canvas_pop_name(frame->canvas);
    char did[64];
    last_words(frame, seat, did, sizeof did);
    Box line = table_action_line(frame, seat);
    float items = table_items_width(frame, seat);
    if (items > 0 && frame->table->dealer != seat) box_cut_right(&line, 6 * scale, 0);
    if (items > 0) table_draw_items(frame, seat, box_cut_right(&line, items, 4));
    if (did[0]) canvas_named_text(frame->canvas, line, &last, did, "did:%d", seat);
}

/* Under the chips, or beside the area that they use. */
static void draw_bet_number(const TableFrame *frame, int seat, Box chips, const char *number) {
    const SeatPlaces *places = &frame->at.seat[seat];
    Box line = places->bet;
    if (places->bet_is_high) {
        TextStyle style = style_text(FONT_TITLE, 25, STYLE_BONE, TEXT_CENTRE);
        line = box_cut_bottom(&line, 28, 0);
        line.width = fmaxf(chips.width, canvas_text_width(frame->canvas, &style, number));
        table_draw_words_ground(frame, line);
        canvas_named_text(frame->canvas, line, &style, number, "bet:%d", seat);
        return;
    }
    int32_t coming = table_credits_coming(frame, (Place){.kind = PLACE_BET, .seat = seat});
    float wide = table_chips_width(chips.height, frame->table->seat[seat].bet);
    wide = fmaxf(fmaxf(wide, chips.width), table_chips_width(chips.height, coming));
    box_cut_left(&line, wide, 8);
    line = box_cut_bottom(&line, fmaxf(26, line.height * 0.5f), 0);
    TextStyle style = style_text(FONT_TITLE, fmaxf(22, line.height * 0.9f), STYLE_BONE, TEXT_LEFT);
    float long_by = canvas_text_width(frame->canvas, &style, number);
    table_draw_words_ground(frame, (Box){line.x, line.y, fminf(long_by, line.width), line.height});
    canvas_named_text(frame->canvas, line, &style, number, "bet:%d", seat);
}

void table_plain_format_bet(const SabaccTable *table, int seat, int32_t bet, char *words, size_t size) {
    (void)table, (void)seat;
    snprintf(words, size, "%d", (int)bet);
}

void table_plain_draw_bet(const TableFrame *frame, int seat) {
    Place place = table_at_seat(PLACE_BET, seat);
    int32_t bet = frame->table->seat[seat].bet - table_credits_coming(frame, place) +
                  table_credits_leaving(frame, place);
    if (bet <= 0) return;
    Box chips = table_chips_box(frame, &place, bet);
    table_draw_chips(frame, chips, bet, 0, chips.height);
    char number[48];
    TABLE_ASK(frame->table, format_bet)(frame->table, seat, bet, number, sizeof number);
    draw_bet_number(frame, seat, chips, number);
}

void table_draw_block(const TableFrame *frame, Box box, float fade, float rest) {
    canvas_sprite(frame->canvas,
                  &(Sprite){.asset = "table/dealer", .box = box, .fade = fade, .raster_height = rest});
}

/* A seat that can be chosen is lit accordingly. */
static void draw_seat_hotspot(const TableFrame *frame, int seat) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "seat:%d", seat);
    Box plate = frame->at.seat[seat].plate;
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
    draw_words(frame, seat);
    TABLE_ASK(frame->table, draw_bet)(frame, seat);
    table_draw_marks(frame, seat);
    Place block = {.kind = PLACE_BLOCK, .seat = seat};
    if (frame->table->dealer == seat && !table_is_coming(frame, &block)) {
        table_draw_block(frame, places->block, 0, places->block.height);
        ui_stands_for(frame->ui, places->block, _("Dealer’s block"));
    }
    table_draw_sitting(frame, seat);
}
