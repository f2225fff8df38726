/* The pots. Their numbers are in the text face: where a pot is empty, the dotted zero of the title face reads
 * as a sign. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/chips.h"
#include "table/variants/plain.h"
#include "table/winnings.h"
#include "ui/explain.h"

static const float PLATE_HIGH = 44, PLATE_HIGH_UPRIGHT = 64; /* in portrait it has two lines */
static const float RING_HIGH = 0.42f, CHIP_WIDE = 0.32f;     /* of the ring's width */

/* It lies on the cloth, seen from one's own chair; its plate stands before it. */
static Box ring_of(const TableFrame *frame, Box tray) {
    static const float BEFORE = 12; /* of the plate, over the ring */
    float wide = table_pot_side(&frame->at, tray.width, tray.height), high = wide * RING_HIGH;
    float plate = frame->at.is_portrait ? PLATE_HIGH_UPRIGHT : PLATE_HIGH;
    return (Box){tray.x + (tray.width - wide) / 2, tray.y + tray.height - plate + BEFORE - high, wide, high};
}

Box table_pot_chips(const TableFrame *frame, Box tray) {
    static const float FOOT = 0.76f; /* of the ring's height */
    Box ring = ring_of(frame, tray);
    float high = table_chips_high(ring.width * CHIP_WIDE);
    return (Box){ring.x, ring.y + ring.height * FOOT - high, ring.width, high};
}

/* What a pot is called, and the colour of its number. */
typedef struct PotWords {
    const char *name, *label;
    Colour number;
    bool is_empty; /* once what leaves it has left */
} PotWords;

/* On the cloth at the foot of the tray. */
static Box begin_words(const TableFrame *frame, Box tray, float wide, float high) {
    static const float IN = 6;
    Box words = {tray.x + (tray.width - wide) / 2, tray.y + tray.height - high, wide, high};
    table_begin_cloth_words(frame, box_inset(words, IN, IN));
    return words;
}

/* In portrait pots are near each other. */
static void draw_narrow_plate(const TableFrame *frame, Box tray, const PotWords *words, const char *number,
                              const TextStyle *big, const TextStyle *small) {
    static const float SIDE = 12, NUMBER = 34;
    float wide = canvas_text_width(frame->canvas, big, number);
    wide = fmaxf(wide, canvas_text_width(frame->canvas, small, words->label)) + 2 + 2 * SIDE;
    wide = fminf(wide, tray.width);
    Box line = box_inset(begin_words(frame, tray, wide, PLATE_HIGH_UPRIGHT), fminf(SIDE, wide * 0.06f), 3);
    canvas_named_text(frame->canvas, box_cut_top(&line, NUMBER, 0), big, number, "%s", words->name);
    canvas_text(frame->canvas, line, small, words->label);
    table_end_cloth_words(frame);
}

/* As wide as its words, but not over the plate of the other pot. */
static float plate_wide(const TableFrame *frame, float wide) {
    static const float APART = 8;
    const TableLayout *at = &frame->at;
    bool is_pair = at->hand_pot.width > 0 && at->sabacc_pot.width > 0;
    return is_pair ? fminf(wide, fabsf(at->sabacc_pot.x - at->hand_pot.x) - APART) : wide;
}

/* Upright the sum of a win lies over the words of a pot that has been won. */
static bool is_under_sum(const TableFrame *frame, const PotWords *words) {
    const TableView *view = frame->view;
    bool is_summed = frame->now >= view->won_since + TABLE_RAKE_MS && frame->now < view->told_at;
    return frame->at.is_portrait && words->is_empty && is_summed && table_has_result(view);
}

static void draw_pot_words(const TableFrame *frame, Box tray, const PotWords *words, int32_t credits) {
    static const float SIDE = 16, BETWEEN = 10, SIZE = 34;
    TextAlign align = frame->at.is_portrait ? TEXT_CENTRE : TEXT_LEFT;
    char number[16];
    if (is_under_sum(frame, words)) return;
    snprintf(number, sizeof number, "%d", (int)credits);
    TextStyle big = style_text(FONT_BOLD, SIZE, words->number, align);
    TextStyle small = style_text(FONT_BOLD, STYLE_SIZE_SMALL, TABLE_CLOTH_INK, align);
    if (frame->at.is_portrait) {
        draw_narrow_plate(frame, tray, words, number, &big, &small);
        return;
    }
    float first = canvas_text_width(frame->canvas, &big, number) + 2;
    float wide = first + BETWEEN + canvas_text_width(frame->canvas, &small, words->label) + 2;
    wide = plate_wide(frame, wide + 2 * SIDE);
    Box line = box_inset(begin_words(frame, tray, wide, PLATE_HIGH), SIDE, 0);
    canvas_named_text(frame->canvas, box_cut_left(&line, first, BETWEEN), &big, number, "%s", words->name);
    canvas_text(frame->canvas, line, &small, words->label);
    table_end_cloth_words(frame);
}

/* In stacks that are about to leave: these are drawn as they will. */
static int32_t credits_waiting(const TableFrame *frame, const Place *pot) {
    int32_t credits = 0;
    if (frame->view->settings.reduced_motion) return 0;
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_stacked = flight->stack > 0 && table_same_place(&flight->from, pot);
        if (is_stacked && frame->now < flight->begins) credits += flight->amount;
    }
    return credits;
}

static void draw_pot(const TableFrame *frame, const char *face, const Place *place, int32_t credits) {
    char asset[TABLE_ASSET];
    Box tray = table_place_box(frame, place);
    snprintf(asset, sizeof asset, "table/%s", face);
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = ring_of(frame, tray)});
    canvas_push_name(frame->canvas, "chips:%s", face);
    table_draw_heap(frame, table_pot_chips(frame, tray), credits - credits_waiting(frame, place));
    table_draw_waiting_stacks(frame, place);
    canvas_pop_name(frame->canvas);
}

static int32_t bets_lying(const SabaccTable *table) {
    int32_t credits = 0;
    for (int seat = 0; seat < table->seats; seat++) credits += table->seat[seat].bet;
    return credits - table->pending; /* a pending bet is not in the pot (CS-3) */
}

/* Bets in flight to the pot: their number already counted while they were in front of the seats. */
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
    return TABLE_ASK(frame->table, side_pots)(frame, pots);
}

int table_plain_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]) {
    SabaccTable gathered = *frame->table;
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

/* Each pot separately: its chips, its number, its name. */
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
        TextStyle number = style_text(FONT_BOLD, 32, STYLE_BONE, TEXT_CENTRE);
        snprintf(words, sizeof words, "%d", (int)pots[i].credits);
        canvas_named_text(frame->canvas, number_line, &number, words, "pot:%d", i);
        TextStyle name =
            style_text(FONT_TEXT, STYLE_SIZE_SMALL, i == 0 ? STYLE_DUST : 0xffffc9a4u, TEXT_CENTRE);
        pot_name(i, words, sizeof words);
        canvas_text(frame->canvas, name_line, &name, words);
    }
}

/* If they do not fit side by side: a line each. */
static void draw_listed_pots(const TableFrame *frame, Box plate, const SabaccPot *pots, int count) {
    char words[48], name[24];
    Box list = box_inset(plate, 12, 8);
    float size = fmaxf(fminf(list.height / (float)count * 0.8f, 26), 18);
    for (int i = 0; i < count; i++) {
        Box line = box_row(list, i, count, 0);
        TextStyle left = style_text(FONT_TEXT, size * 0.9f, i == 0 ? STYLE_DUST : 0xffffc9a4u, TEXT_LEFT);
        TextStyle right = style_text(FONT_BOLD, size, STYLE_BONE, TEXT_RIGHT);
        pot_name(i, name, sizeof name);
        snprintf(words, sizeof words, "%d", (int)pots[i].credits);
        canvas_text(frame->canvas, line, &left, name);
        canvas_named_text(frame->canvas, line, &right, words, "pot:%d", i);
    }
}

/* In place of the tray, a little wider. */
static void draw_side_pots(const TableFrame *frame, Box tray, const SabaccPot *pots, int count) {
    static const float MIN_COLUMN = 62, WORDS = 30;
    char words[64];
    float aside = frame->at.is_portrait || frame->at.staked.width > 0 ? 2 : 50;
    float wide = tray.width + aside + 12, under = frame->at.is_portrait ? WORDS : 0;
    Box plate = {tray.x - aside, tray.y, wide, tray.height - under};
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
    canvas_text(frame->canvas, (Box){plate.x, plate.y + plate.height + 4, plate.width, 28}, &small, words);
}

static void draw_hand_pot(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    Place hand = {.kind = PLACE_HAND_POT};
    Box tray = frame->at.hand_pot;
    int32_t pot = table->hand_pot - table_credits_coming(frame, hand) + table_credits_leaving(frame, hand);
    ui_hotspot(frame->ui, &(Hotspot){.name = "pot:hand", .box = tray, .is_disabled = true});
    ui_stands_for(frame->ui, tray, _(TABLE_ASK(table, hand_pot_title)));
    SabaccPot pots[SABACC_MAX_POTS];
    int count = table_credits_coming(frame, hand) > 0 ? 0 : table_side_pots(frame, pots);
    if (count > 0) {
        draw_side_pots(frame, tray, pots, count);
        return;
    }
    draw_pot(frame, "hand-pot", &hand, pot - bets_lying(table) > 0 ? pot - bets_lying(table) : 0);
    draw_pot_words(
        frame, tray,
        &(PotWords){"pot:hand", _(TABLE_ASK(table, hand_pot_title)), STYLE_BONE, table->hand_pot == 0},
        pot + bets_gathered(frame));
}

void table_draw_pots(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    if (!sabacc_plays_for_credits(table)) return;
    draw_hand_pot(frame);
    if (!(sabacc_table_game(table)->shows & SABACC_SHOWS_SABACC_POT)) return;
    Place sabacc = {.kind = PLACE_SABACC_POT};
    Box tray = frame->at.sabacc_pot;
    int32_t coming = table_credits_coming(frame, sabacc);
    int32_t prize = table->sabacc_pot - coming + table_credits_leaving(frame, sabacc);
    ui_hotspot(frame->ui, &(Hotspot){.name = "pot:sabacc", .box = tray, .is_disabled = true});
    ui_stands_for(frame->ui, tray, _("Sabacc pot"));
    /* It glows more while something arrives. */
    Box ring = ring_of(frame, tray);
    canvas_glow(frame->canvas, box_inset(ring, ring.width * 0.24f, ring.height * 0.24f), ring.height * 0.25f,
                ring.height * 0.26f, coming > 0 ? 0x70ffc24au : 0x40ffc24au);
    draw_pot(frame, "sabacc-pot", &sabacc, prize);
    draw_pot_words(frame, tray,
                   &(PotWords){"pot:sabacc", _("Sabacc pot"), 0xffffd67au, table->sabacc_pot == 0}, prize);
}
