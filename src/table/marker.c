/* The marker of round and phase, and the effect of a shift while it lasts. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/log.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/variants/plain.h"
#include "table/words.h"

static bool is_in_round(const SabaccTable *table) {
    SabaccStep steps[SABACC_MAX_STEPS];
    int count = table->shown || table->stale ? 0 : sabacc_round_steps(table, steps);
    for (int i = 0; i < count; i++)
        if (steps[i].is_now) return true;
    return false;
}

float table_draw_marker_word(const TableFrame *frame, float x, float y, const char *words, bool is_lit,
                             bool is_drawn) {
    TextStyle style = style_text(is_lit ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_BODY,
                                 is_lit ? STYLE_AMBER : STYLE_DUST, TEXT_LEFT);
    float width = canvas_text_width(frame->canvas, &style, words);
    if (is_drawn) canvas_text(frame->canvas, (Box){x, y, width + 2, 40}, &style, words);
    if (is_drawn && is_lit) canvas_fill(frame->canvas, (Box){x, y + 38, width, 2}, STYLE_AMBER);
    return width;
}

/* The effect of a shift, shown while the table is dark. */
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

static const double SHIFT_STAYS_MS = 300; /* as the light returns */

static bool is_shifting(const TableFrame *frame) {
    bool has_begun = frame->view->shift >= 0 && frame->now >= frame->view->dark_since;
    return has_begun && frame->now < frame->view->lit_since + SHIFT_STAYS_MS;
}

const char *table_plain_shift_words(const SabaccTable *table, int shift) {
    (void)table;
    return shift_words[shift];
}

static float draw_shift(const TableFrame *frame, float x, float y, bool is_drawn) {
    const char *words = TABLE_ASK(frame->table, shift_words)(frame->table, frame->view->shift);
    float title =
        table_draw_marker_word(frame, x, y, _(sabacc_phase_title(SABACC_PHASE_SHIFT)), true, is_drawn) + 24;
    return title + table_draw_marker_word(frame, x + title, y, words ? _(words) : "", false, is_drawn);
}

/* ---- the shift in large letters ---- */

static const float SHIFT_TITLE = 58, SHIFT_WORDS = 25, SHIFT_HIGH = 112;

static bool stands_in(Box room, Box box) { return box.width > 0 && box_overlaps(room, box); }

/* What another's open hand comes to is written before it, unless the shift breaks that. */
static Box worth_of_other(const TableFrame *frame, int seat) {
    static const float MOST = 240;
    const SabaccSeat *at = &frame->table->seat[seat];
    const SeatPlaces *places = &frame->at.seat[seat];
    bool is_open = at->hand_count > 0 && at->hand[0] != SABACC_CARD_HIDDEN;
    bool is_told = frame->view->settings.shows_totals || seat_in(frame->table->shown, seat);
    if (!is_open || !is_told || table_shift_breaks_hands(frame->view->shift)) return (Box){0};
    return box_place(places->label, fminf(places->label.width, MOST * places->scale), places->label.height,
                     0.5f, 0);
}

/* Above the foot of the marker; empty where something lies there. */
static Box shift_room(const TableFrame *frame, float wide) {
    static const float AIR = 8;
    const TableLayout *at = &frame->at;
    Box room = {at->marker.x + (at->marker.width - wide) / 2, at->marker.y + at->marker.height - SHIFT_HIGH,
                wide, SHIFT_HIGH};
    Box around = box_inset(room, -AIR, -AIR),
        taken[] = {at->deck, at->discard, at->hand_pot, at->sabacc_pot, at->dice, at->aside, at->staked};
    bool is_free = room.x >= at->box.x && room.x + wide <= at->box.x + at->box.width;
    for (size_t i = 0; i < sizeof taken / sizeof *taken; i++) is_free &= !stands_in(around, taken[i]);
    for (int i = 0; i < TABLE_OWN_BOXES; i++) is_free &= !stands_in(around, at->own[i]);
    for (int seat = 0; seat < frame->table->seats; seat++) {
        const SeatPlaces *places = &at->seat[seat];
        bool has_bet = frame->table->seat[seat].bet > 0;
        is_free &= !stands_in(around, places->plate) && !(has_bet && stands_in(around, places->bet));
        if (seat == at->bottom) continue;
        is_free &= !stands_in(around, places->cards) && !stands_in(around, worth_of_other(frame, seat));
    }
    return is_free ? room : (Box){0};
}

/* Where a line of light breaks whole hands they are gone before the other line forms them again. */
static double letters_until(const TableView *view) {
    static const double BEFORE_MS = 60;
    double lit = view->lit_since + SHIFT_STAYS_MS;
    bool breaks = table_shift_breaks_hands(view->shift) && isfinite(view->breaking.ends);
    return breaks ? fmin(view->breaking.ends - BEFORE_MS, lit) : lit;
}

/* How large its letters are: they come larger than they stay, and draw together as they leave. */
static float shift_letters(const TableFrame *frame) {
    static const double COMES_MS = 180, LEAVES_MS = 140;
    static const float LARGER = 0.6f;
    double from = frame->view->dark_since, until = letters_until(frame->view);
    if (frame->view->settings.reduced_motion) return 1;
    float left = 1 - table_share(frame->now, from, from + COMES_MS);
    float gone = table_share(frame->now, until - LEAVES_MS, until);
    return (1 + LARGER * left * left) * (1 - gone * gone);
}

/* Its letters are thick. */
static bool draw_large_shift(const TableFrame *frame) {
    static const float THICK = 0.06f, SIDE = 40, LEAST = 0.2f, ROOM = 1.04f;
    const char *title = _(sabacc_phase_title(SABACC_PHASE_SHIFT));
    const char *words = TABLE_ASK(frame->table, shift_words)(frame->table, frame->view->shift);
    float size = shift_letters(frame);
    TextStyle large = style_text(FONT_TITLE, SHIFT_TITLE, STYLE_AMBER, TEXT_CENTRE);
    TextStyle small = style_text(FONT_BOLD, SHIFT_WORDS, STYLE_BONE, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &large, title),
          below = words ? canvas_text_width(frame->canvas, &small, _(words)) : 0;
    Box room = shift_room(frame, fmaxf(wide, below) + 2 * SIDE);
    if (room.width <= 0) return false;
    if (size < LEAST) return true;
    table_begin_cloth_words(frame, box_inset(room, SIDE / 2, 0));
    Box line = box_cut_top(&room, SHIFT_TITLE * 1.25f, 0);
    line = box_place(line, wide * size * ROOM, line.height, 0.5f, 0.5f);
    large.size *= size, small.size *= fminf(size, 1);
    for (float by = THICK; by > 0; by -= THICK / 3) {
        TextStyle edge = large;
        Box under = line;
        edge.colour = 0xff5a3408u;
        under.y += SHIFT_TITLE * by;
        canvas_text(frame->canvas, under, &edge, title);
    }
    canvas_text(frame->canvas, line, &large, title);
    if (words) canvas_text(frame->canvas, room, &small, _(words));
    table_end_cloth_words(frame);
    return true;
}

/* A fixed number of rounds repeats the same steps; a single one needs no number. */
static float draw_fixed_round(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    SabaccStep steps[SABACC_MAX_STEPS];
    int count = sabacc_round_steps(table, steps), rounds = sabacc_table_game(table)->rounds;
    char round[48];
    float from = x;
    snprintf(round, sizeof round, _("Round %d of %d"), table->round, rounds);
    if (rounds > 1) x += table_draw_marker_word(frame, x, y, round, false, is_drawn) + 40;
    for (int i = 0; i < count; i++) {
        const char *title = _(sabacc_phase_title((SabaccPhase)steps[i].phase));
        x += table_draw_marker_word(frame, x, y, title, steps[i].is_now, is_drawn) + 28;
    }
    return x - 28 - from;
}

/* Who has called the hand; "" if no seat has. */
static void call_words(const TableFrame *frame, char *words, size_t size) {
    words[0] = '\0';
    if (!frame->table->called) return;
    if (frame->table->caller >= 0)
        snprintf(words, size, _("%s has called"), table_name_of(frame->view->looks, frame->table->caller));
    else
        snprintf(words, size, "%s", _("The house has called"));
}

/* Who acts: whose turn it is, or who answers to it. */
static void turn_words(const TableFrame *frame, char *words, size_t size) {
    const SabaccTable *table = frame->table;
    const char *name = table_name_of(frame->view->looks, table->turn.player);
    if (table_turn_is_answered(table))
        snprintf(words, size, _("%s answers %s"), table_name_of(frame->view->looks, table->turn.to_act),
                 name);
    else
        snprintf(words, size, _("%s’s turn"), name);
}

static float draw_open_round(const TableFrame *frame, float x, float y, int phase, bool is_drawn) {
    const SabaccTable *table = frame->table;
    char words[80];
    float from = x;
    if (frame->at.is_portrait) { /* lying it is in the strip */
        table_round_words(table, words, sizeof words);
        x += table_draw_marker_word(frame, x, y, words, false, is_drawn) + 32;
    }
    bool is_unbet = phase == SABACC_PHASE_BET && table->turn.level == 0; /* nobody answers to anybody */
    if (table->turn.player >= 0 && !is_unbet) {
        turn_words(frame, words, sizeof words);
        x += table_draw_marker_word(frame, x, y, words, false, is_drawn) + 32;
    }
    call_words(frame, words, sizeof words);
    if (words[0]) x += table_draw_marker_word(frame, x, y, words, true, is_drawn) + 32;
    if (words[0] && phase == SABACC_PHASE_CALL) return x - 32 - from;
    return x +
           table_draw_marker_word(frame, x, y, _(sabacc_phase_title((SabaccPhase)phase)), !words[0],
                                  is_drawn) -
           from;
}

float table_plain_draw_marker_words(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    int phase = table->shown ? SABACC_PHASE_REVEAL : table->turn.phase;
    bool is_fixed = sabacc_table_game(table)->rounds > 0;
    if (table->round > 0 && is_fixed && is_in_round(table)) return draw_fixed_round(frame, x, y, is_drawn);
    char round[80];
    table_round_words(table, round, sizeof round);
    if (round[0]) return draw_open_round(frame, x, y, phase, is_drawn);
    return table_draw_marker_word(frame, x, y, _(sabacc_phase_title((SabaccPhase)phase)), true, is_drawn);
}

static float draw_phase_words(const TableFrame *frame, float x, float y, bool is_drawn) {
    if (sabacc_hand_waits(frame->table)) /* ST-6 */
        return table_draw_marker_word(frame, x, y, _("The next hand waits"), true, is_drawn);
    return TABLE_ASK(frame->table, draw_marker_words)(frame, x, y, is_drawn);
}

typedef float (*WordsDrawing)(const TableFrame *frame, float x, float y, bool is_drawn);

static const float WORDS_HIGH = 40;

/* Above the table. */
static void draw_in_head(const TableFrame *frame) {
    Box box = frame->at.phase;
    float width = fminf(draw_phase_words(frame, 0, 0, false), box.width);
    Box line = box_place(box, width, WORDS_HIGH, 0, 0.5f);
    table_begin_cloth_words(frame, line);
    draw_phase_words(frame, line.x, line.y, true);
    table_end_cloth_words(frame);
}

/* On a small plate that lies on the cloth. */
static void draw_on_cloth(const TableFrame *frame, WordsDrawing draw_words) {
    static const float HIGH = 44, BESIDE = 26;
    Box box = frame->at.marker;
    float width = draw_words(frame, 0, 0, false), x = box.x + (box.width - width) / 2;
    Box plate = {x - BESIDE, box.y + (box.height - HIGH) / 2, width + 2 * BESIDE, HIGH};
    table_begin_hand_words(frame, plate, false);
    draw_words(frame, x, plate.y + 1, true);
    table_end_cloth_words(frame);
}

/* What a shift does is told on the cloth, while that is dark; by its pool alone once that is there. */
void table_plain_draw_marker(const TableFrame *frame) {
    bool has_head = frame->at.phase.width > 0,
         tells_shift = is_shifting(frame) && !sabacc_hand_waits(frame->table);
    if (has_head) draw_in_head(frame);
    if (tells_shift && table_pool_here(frame) > 0) return;
    if (tells_shift && draw_large_shift(frame)) return;
    if (tells_shift)
        draw_on_cloth(frame, draw_shift);
    else if (!has_head)
        draw_on_cloth(frame, draw_phase_words);
}

void table_draw_marker(const TableFrame *frame) {
    if (frame->table->hand > 0) TABLE_ASK(frame->table, draw_marker)(frame);
}
