/* The pots and the marker of round and phase. */
#include "table/private.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"

static void draw_pot_words(const TableFrame *frame, const char *name, Box tray, const char *label,
                           int32_t credits, Colour colour) {
    char number[16];
    snprintf(number, sizeof number, "%d", (int)credits);
    TextStyle big =
        style_text(FONT_TITLE, tray.width * (credits < 10000 ? 0.22f : 0.17f), colour, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    Box middle = {tray.x, tray.y + tray.height * 0.56f, tray.width, 44};
    canvas_named_text(frame->canvas, middle, &big, number, "%s", name);
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
    return credits - table->pending; /* a bet that waits is not in the pot (CS-3) */
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

int table_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]) {
    SabaccTable gathered = *frame->table;
    if (sabacc_house_seat(&gathered) >= 0) return 0;
    if (sabacc_all_in(&gathered) == 0 || gathered.stale) return 0;
    for (int seat = 0; seat < gathered.seats; seat++) {
        gathered.seat[seat].paid -= gathered.seat[seat].bet;
        gathered.hand_pot -= gathered.seat[seat].bet;
    }
    int count = sabacc_pots(&gathered, pots);
    return count < 2 ? 0 : count;
}

static void pot_name(int index, char *words, size_t size) {
    if (index == 0)
        snprintf(words, size, "%s", _("main"));
    else
        snprintf(words, size, _("side %d"), index);
}

/* Each pot by itself: its chips, its number, its name. */
static void draw_stacked_pots(const TableFrame *frame, Box plate, const SabaccPot *pots, int count) {
    char words[24];
    Box row = box_inset(plate, 8, plate.height * 0.08f);
    for (int i = 0; i < count; i++) {
        Box column = box_column(row, i, count, 8);
        Box name_line = box_cut_bottom(&column, 26, 0), number_line = box_cut_bottom(&column, 38, 2);
        float fits = column.width / table_chips_width(50, pots[i].credits) * 50;
        float high = fminf(fminf(column.height, fits), 58);
        Box chips = box_place(column, column.width, high, 0.5f, 0.9f);
        table_draw_chips(frame, chips, pots[i].credits, 0, chips.height);
        TextStyle number = style_text(FONT_TITLE, 32, STYLE_BONE, TEXT_CENTRE);
        snprintf(words, sizeof words, "%d", (int)pots[i].credits);
        canvas_named_text(frame->canvas, number_line, &number, words, "pot:%d", i);
        TextStyle name =
            style_text(FONT_TEXT, STYLE_SIZE_SMALL, i == 0 ? STYLE_DUST : 0xffffc9a4u, TEXT_CENTRE);
        pot_name(i, words, sizeof words);
        canvas_text(frame->canvas, name_line, &name, words);
    }
}

/* More than fit side by side: a line each. */
static void draw_listed_pots(const TableFrame *frame, Box plate, const SabaccPot *pots, int count) {
    char words[48], name[24];
    Box list = box_inset(plate, 12, 8);
    float size = fmaxf(fminf(list.height / (float)count * 0.8f, 26), 18);
    for (int i = 0; i < count; i++) {
        Box line = box_row(list, i, count, 0);
        TextStyle left = style_text(FONT_TEXT, size * 0.9f, i == 0 ? STYLE_DUST : 0xffffc9a4u, TEXT_LEFT);
        TextStyle right = style_text(FONT_TITLE, size, STYLE_BONE, TEXT_RIGHT);
        pot_name(i, name, sizeof name);
        snprintf(words, sizeof words, "%d", (int)pots[i].credits);
        canvas_text(frame->canvas, line, &left, name);
        canvas_named_text(frame->canvas, line, &right, words, "pot:%d", i);
    }
}

/* In the place of the tray, a little wider. */
static void draw_side_pots(const TableFrame *frame, Box tray, const SabaccPot *pots, int count) {
    static const float MIN_COLUMN = 62;
    char words[64];
    float aside = frame->at.is_portrait ? 2 : 50;
    Box plate = {tray.x - aside, tray.y, tray.width + aside + 12, tray.height};
    canvas_panel(frame->canvas, plate,
                 &(PanelStyle){.top = 0xa0020608u,
                               .bottom = 0x80061014u,
                               .edge = 0xffb9cfddu,
                               .edge_width = 2,
                               .radius = 20,
                               .is_cut = true});
    if (plate.width / (float)count >= MIN_COLUMN)
        draw_stacked_pots(frame, plate, pots, count);
    else
        draw_listed_pots(frame, plate, pots, count);
    int32_t whole = frame->table->hand_pot - bets_lying(frame->table);
    snprintf(words, sizeof words, _("%d in %d pots"), (int)whole, count);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    canvas_text(frame->canvas, (Box){plate.x, tray.y + tray.height + 4, plate.width, 28}, &small, words);
}

static void draw_hand_pot(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    Place hand = {.kind = PLACE_HAND_POT};
    Box tray = frame->at.hand_pot;
    int32_t pot = table->hand_pot - table_credits_coming(frame, hand);
    ui_hotspot(frame->ui, &(Hotspot){.name = "pot:hand", .box = tray, .is_disabled = true});
    SabaccPot pots[SABACC_MAX_POTS];
    int count = table_credits_coming(frame, hand) > 0 ? 0 : table_side_pots(frame, pots);
    if (count > 0) {
        draw_side_pots(frame, tray, pots, count);
        return;
    }
    canvas_panel(frame->canvas, box_inset(tray, 5, 5),
                 &(PanelStyle){.top = 0x70020608u, .bottom = 0x40061014u, .radius = tray.width / 2});
    draw_pot(frame, "hand-pot", &hand, pot - bets_lying(table) > 0 ? pot - bets_lying(table) : 0);
    const char *label = table_has_boards(table)     ? _("The wagers")
                        : table_has_families(table) ? _("Prize")
                                                    : _("Hand pot");
    draw_pot_words(frame, "pot:hand", tray, label, pot + bets_gathered(frame), STYLE_BONE);
}

void table_draw_pots(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    if (!sabacc_plays_for_credits(table)) return;
    draw_hand_pot(frame);
    if (!(sabacc_table_game(table)->shows & SABACC_SHOWS_SABACC_POT)) return;
    Place sabacc = {.kind = PLACE_SABACC_POT};
    Box tray = frame->at.sabacc_pot;
    int32_t coming = table_credits_coming(frame, sabacc), prize = table->sabacc_pot - coming;
    ui_hotspot(frame->ui, &(Hotspot){.name = "pot:sabacc", .box = tray, .is_disabled = true});
    /* It glows the more when something comes to it. */
    canvas_glow(frame->canvas, box_inset(tray, tray.width * 0.24f, tray.height * 0.24f), tray.width * 0.25f,
                tray.width * 0.26f, coming > 0 ? 0x70ffc24au : 0x40ffc24au);
    draw_pot(frame, "sabacc-pot", &sabacc, prize);
    draw_pot_words(frame, "pot:sabacc", tray, _("Sabacc pot"), prize, 0xffffd67au);
}

/* ---- round and phase ---- */

static bool is_in_round(const SabaccTable *table) {
    SabaccStep steps[SABACC_MAX_STEPS];
    int count = table->shown || table->stale ? 0 : sabacc_round_steps(table, steps);
    for (int i = 0; i < count; i++)
        if (steps[i].is_now) return true;
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

/* What a shift does, for as long as the table is dark. */
static const char *const shift_words[] = {
    [SABACC_SHIFT_CORE] = N_("every card outside a field is dealt anew"),
    [SABACC_SHIFT_RIM] = N_("a card of each hand goes round through a pool"),
    [SABACC_SHIFT_WILD] = N_("hands and junk go into the deck and are dealt anew"),
    [SABACC_SHIFT_BY_SYMBOL] = NULL,
    [SABACC_SHIFT_UNDER_MARKER] = N_("a card of each hand goes under the deck for a new one"),
    [SABACC_SHIFT_POOL] = N_("a card of each hand is pooled and dealt back"),
    [SABACC_SHIFT_SPIKE] = N_("every hand is dealt anew"),
    [SABACC_SHIFT_REST] = N_("what is not kept is dealt anew"),
    [SABACC_SHIFT_DICE] = N_("cards with a 1, 2 or 3 go to the junk for new ones"),
};

static bool is_shifting(const TableFrame *frame) {
    bool has_begun = frame->view->shift >= 0 && frame->now >= frame->view->dark_since;
    return has_begun && frame->now < frame->view->lit_since + 300;
}

static float say_shift(const TableFrame *frame, float x, float y, bool is_drawn) {
    float title = say_word(frame, x, y, _(sabacc_phase_title(SABACC_PHASE_SHIFT)), true, is_drawn) + 24;
    const char *words = shift_words[frame->view->shift];
    int left, whole;
    if (sabacc_moves(frame->table, &left, &whole)) words = N_("one other card of the hand is replaced");
    bool stays = sabacc_table_game(frame->table)->shows & SABACC_SHOWS_SPIKE;
    if (stays && frame->view->shift == SABACC_SHIFT_SPIKE)
        words = N_("both hand cards are dealt anew, Spike cards stay");
    return title + say_word(frame, x + title, y, words ? _(words) : "", false, is_drawn);
}

/* Rounds whose number is fixed go through the same steps each time; a single one needs no number. */
static float say_fixed_round(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    SabaccStep steps[SABACC_MAX_STEPS];
    int count = sabacc_round_steps(table, steps), rounds = sabacc_table_game(table)->rounds;
    char round[48];
    float from = x;
    snprintf(round, sizeof round, _("Round %d of %d"), table->round, rounds);
    if (rounds > 1) x += say_word(frame, x, y, round, false, is_drawn) + 40;
    for (int i = 0; i < count; i++) {
        const char *title = _(sabacc_phase_title((SabaccPhase)steps[i].phase));
        x += say_word(frame, x, y, title, steps[i].is_now, is_drawn) + 28;
    }
    return x - 28 - from;
}

static const char *name_of(const TableFrame *frame, int seat) {
    const char *name = frame->view->looks[seat].name;
    return name ? name : "";
}

/* Who has called the hand; "" where nobody has. */
static void call_words(const TableFrame *frame, char *words, size_t size) {
    words[0] = '\0';
    if (!frame->table->called) return;
    if (frame->table->caller >= 0)
        snprintf(words, size, _("%s has called"), name_of(frame, frame->table->caller));
    else
        snprintf(words, size, "%s", _("The house has called"));
}

static float say_open_round(const TableFrame *frame, float x, float y, int phase, bool is_drawn) {
    const SabaccTable *table = frame->table;
    char words[80];
    float from = x;
    int limit = sabacc_round_limit(table);
    snprintf(words, sizeof words, limit > 0 ? _("Round %d of at most %d") : _("Round %d"), table->round,
             limit);
    x += say_word(frame, x, y, words, false, is_drawn) + 32;
    if (table->turn.player >= 0) {
        snprintf(words, sizeof words, _("%s’s turn"), name_of(frame, table->turn.player));
        x += say_word(frame, x, y, words, false, is_drawn) + 32;
    }
    call_words(frame, words, sizeof words);
    if (words[0]) x += say_word(frame, x, y, words, true, is_drawn) + 32;
    if (words[0] && phase == SABACC_PHASE_CALL) return x - 32 - from;
    return x + say_word(frame, x, y, _(sabacc_phase_title((SabaccPhase)phase)), !words[0], is_drawn) - from;
}

/* Rounds in which each seat has its turn: whose it is stands with them. */
static float say_turn(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    char words[80];
    float from = x;
    snprintf(words, sizeof words, _("Turn %d of %d"), table->round, sabacc_table_game(table)->rounds);
    x += say_word(frame, x, y, words, true, is_drawn);
    if (table->turn.cursor < 0) return x - from;
    snprintf(words, sizeof words, _("%s’s turn"), name_of(frame, table->turn.cursor));
    return x + 32 + say_word(frame, x + 32, y, words, false, is_drawn) - from;
}

/* The words one after the other; returns the width. */
static float say_marker(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    int left, whole;
    if (is_shifting(frame)) return say_shift(frame, x, y, is_drawn);
    int phase = table->shown ? SABACC_PHASE_REVEAL : table->turn.phase;
    bool is_fixed = sabacc_table_game(table)->rounds > 0;
    if (phase == SABACC_PHASE_DRAW && sabacc_moves(table, &left, &whole))
        return say_word(frame, x, y, _("Your moves"), true, is_drawn);
    if (table->round > 0 && is_fixed && phase == SABACC_PHASE_TURN) return say_turn(frame, x, y, is_drawn);
    if (table->round > 0 && is_fixed && is_in_round(table)) return say_fixed_round(frame, x, y, is_drawn);
    if (table->round > 0 && !is_fixed && !table->shown && !table->over && !table->stale)
        return say_open_round(frame, x, y, phase, is_drawn);
    return say_word(frame, x, y, _(sabacc_phase_title((SabaccPhase)phase)), true, is_drawn);
}

void table_draw_marker(const TableFrame *frame) {
    if (frame->table->hand == 0) return;
    if (table_has_boards(frame->table)) {
        table_draw_set_marker(frame);
        return;
    }
    Box box = frame->at.marker;
    float width = say_marker(frame, 0, 0, false), x = box.x + (box.width - width) / 2;
    Box plate = {x - 26, box.y + (box.height - 44) / 2, width + 52, 44};
    canvas_panel(
        frame->canvas, plate,
        &(PanelStyle){
            .top = 0xb0060c10u, .bottom = 0xb0060c10u, .edge = 0x5051626fu, .edge_width = 1, .radius = 22});
    say_marker(frame, x, plate.y + 1, true);
}
