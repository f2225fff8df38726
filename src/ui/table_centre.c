/* The pots and the marker of round and phase. */
#include "ui/table_private.h"

#include <stdio.h>

#include "base/i18n.h"

static void draw_pot_words(const TableFrame *frame, Box tray, const char *label, int32_t credits,
                           Colour colour) {
    char number[16];
    snprintf(number, sizeof number, "%d", (int)credits);
    TextStyle big =
        style_text(FONT_TITLE, tray.width * (credits < 10000 ? 0.22f : 0.17f), colour, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    Box middle = {tray.x, tray.y + tray.height * 0.56f, tray.width, 44};
    canvas_text(frame->canvas, middle, &big, number);
    canvas_text(frame->canvas, (Box){tray.x - 12, tray.y + tray.height + 4, tray.width + 24, 28}, &small,
                label);
}

static void draw_pot(const TableFrame *frame, const char *face, const Place *place, int32_t credits) {
    char asset[TABLE_ASSET];
    snprintf(asset, sizeof asset, "table/%s", face);
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = table_place_box(frame, place)});
    Box chips = table_chips_box(frame, place, credits);
    table_draw_chips(frame, chips, credits, 0, chips.height);
}

static int32_t bets_lying(const SabaccTable *table) {
    int32_t credits = 0;
    for (int seat = 0; seat < table->seats; seat++) credits += table->seat[seat].bet;
    return credits;
}

/* Bets on their way into the pot: it told them already while they lay out. */
static int32_t bets_gathered(const TableFrame *frame) {
    int32_t credits = 0;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_bet = flight->kind == FLIGHT_CHIPS && flight->from.kind == PLACE_BET;
        if (is_bet && flight->to.kind == PLACE_HAND_POT && frame->now < flight->ends)
            credits += flight->amount;
    }
    return credits;
}

/* Main pot and side pots, in the place of the pot's name. While bets still lie out, what is paid differs from
   seat to seat without any side pot. */
static bool side_pots(const TableFrame *frame, char *words, size_t size) {
    if (sabacc_all_in(frame->table) == 0 || bets_lying(frame->table) > 0) return false;
    SabaccPot pots[SABACC_MAX_POTS];
    int count = sabacc_pots(frame->table, pots);
    if (count < 2 || frame->table->hand_pot == 0) return false;
    Text text = text_over(words, size);
    for (int i = 0; i < count; i++) {
        text_add(&text, i == 0 ? "" : " + ");
        text_add_int(&text, pots[i].credits);
    }
    return true;
}

void table_draw_pots(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    Place hand = {.kind = PLACE_HAND_POT}, sabacc = {.kind = PLACE_SABACC_POT};
    Box tray = frame->at.hand_pot;
    int32_t pot = table->hand_pot - table_credits_coming(frame, hand);
    ui_hotspot(frame->ui, &(Hotspot){.name = "pot:hand", .box = tray, .is_disabled = true});
    canvas_panel(frame->canvas, box_inset(tray, 5, 5),
                 &(PanelStyle){.top = 0x70020608u, .bottom = 0x40061014u, .radius = tray.width / 2});
    draw_pot(frame, "hand-pot", &hand, pot - bets_lying(table) > 0 ? pot - bets_lying(table) : 0);
    char sides[120];
    bool has_sides = side_pots(frame, sides, sizeof sides);
    draw_pot_words(frame, tray, has_sides ? sides : _("Hand pot"), pot + bets_gathered(frame), STYLE_BONE);
    if (!(sabacc_table_game(table)->shows & SABACC_SHOWS_SABACC_POT)) return;
    tray = frame->at.sabacc_pot;
    int32_t prize = table->sabacc_pot - table_credits_coming(frame, sabacc);
    ui_hotspot(frame->ui, &(Hotspot){.name = "pot:sabacc", .box = tray, .is_disabled = true});
    canvas_glow(frame->canvas, box_inset(tray, tray.width * 0.24f, tray.height * 0.24f), tray.width * 0.25f,
                tray.width * 0.26f, 0x40ffc24au);
    draw_pot(frame, "sabacc-pot", &sabacc, prize);
    draw_pot_words(frame, tray, _("Sabacc pot"), prize, 0xffffd67au);
}

/* --- round and phase
 * --------------------------------------------------------------------------------------------- */

static const uint8_t round_phases[] = {SABACC_PHASE_IMPROVE, SABACC_PHASE_BET, SABACC_PHASE_DICE};
enum { ROUND_PHASES = sizeof round_phases };

static bool is_of_round(int phase) {
    for (int i = 0; i < ROUND_PHASES; i++)
        if (round_phases[i] == phase) return true;
    return false;
}

static float say_word(const TableFrame *frame, float x, float y, const char *words, bool is_lit,
                      bool is_drawn) {
    TextStyle style = style_text(is_lit ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_BODY,
                                 is_lit ? STYLE_AMBER : STYLE_DUST, TEXT_LEFT);
    float width = canvas_text_width(frame->canvas, &style, words);
    if (is_drawn) canvas_text(frame->canvas, (Box){x, y, width + 2, 40}, &style, words);
    if (is_drawn && is_lit) canvas_fill(frame->canvas, (Box){x, y + 38, width, 2}, STYLE_AMBER);
    return width;
}

/* The words one after the other with a point between; returns the width. */
static float say_marker(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    char round[48];
    float from = x;
    int phase = table->shown ? SABACC_PHASE_REVEAL : table->turn.phase;
    if (table->round > 0 && is_of_round(phase)) {
        int rounds = sabacc_table_game(table)->rounds;
        if (rounds > 0)
            snprintf(round, sizeof round, _("Round %d of %d"), table->round, rounds);
        else
            snprintf(round, sizeof round, _("Round %d"), table->round);
        x += say_word(frame, x, y, round, false, is_drawn) + 40;
        for (int i = 0; i < ROUND_PHASES; i++) {
            bool is_dice = round_phases[i] == SABACC_PHASE_DICE;
            if (is_dice && !(sabacc_table_game(table)->shows & SABACC_SHOWS_DICE)) continue;
            x += say_word(frame, x, y, _(sabacc_phase_title((SabaccPhase)round_phases[i])),
                          round_phases[i] == phase, is_drawn) +
                 28;
        }
        return x - 28 - from;
    }
    return say_word(frame, x, y, _(sabacc_phase_title((SabaccPhase)phase)), true, is_drawn);
}

void table_draw_marker(const TableFrame *frame) {
    if (frame->table->hand == 0) return;
    Box box = frame->at.marker;
    float width = say_marker(frame, 0, 0, false), x = box.x + (box.width - width) / 2;
    Box plate = {x - 26, box.y + (box.height - 44) / 2, width + 52, 44};
    canvas_panel(
        frame->canvas, plate,
        &(PanelStyle){
            .top = 0xb0060c10u, .bottom = 0xb0060c10u, .edge = 0x5051626fu, .edge_width = 1, .radius = 22});
    say_marker(frame, x, plate.y + 1, true);
}
