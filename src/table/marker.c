/* The marker of round and phase, and the effect of a shift while it lasts. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/log.h"
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

static bool is_shifting(const TableFrame *frame) {
    bool has_begun = frame->view->shift >= 0 && frame->now >= frame->view->dark_since;
    return has_begun && frame->now < frame->view->lit_since + 300;
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

/* Above the table, on a shadow of its own. */
static void draw_in_head(const TableFrame *frame) {
    static const float SOFT = 44, FLAT = 0.3f;
    Box box = frame->at.phase;
    float width = draw_phase_words(frame, 0, 0, false);
    Box shadow = box_inset((Box){box.x, box.y, fminf(width, box.width), box.height}, 0, box.height * FLAT);
    canvas_glow(frame->canvas, shadow, box.height * 0.2f, SOFT, 0xb8060504u);
    draw_phase_words(frame, box.x, box.y + (box.height - WORDS_HIGH) / 2, true);
}

/* On the cloth. */
static void draw_on_cloth(const TableFrame *frame, WordsDrawing draw_words) {
    static const float HIGH = 44, BESIDE = 26, LINE_IN = 9;
    Box box = frame->at.marker;
    float width = draw_words(frame, 0, 0, false), x = box.x + (box.width - width) / 2;
    Box plate = {x - BESIDE, box.y + (box.height - HIGH) / 2, width + 2 * BESIDE, HIGH};
    table_begin_cloth_words(frame, box_inset(plate, BESIDE, LINE_IN));
    draw_words(frame, x, plate.y + 1, true);
    table_end_cloth_words(frame);
}

/* What a shift does is told on the cloth, while that is dark; by its pool alone once that is there. */
void table_plain_draw_marker(const TableFrame *frame) {
    bool has_head = frame->at.phase.width > 0,
         tells_shift = is_shifting(frame) && !sabacc_hand_waits(frame->table);
    if (has_head) draw_in_head(frame);
    if (tells_shift && table_pool_here(frame) > 0) return;
    if (tells_shift)
        draw_on_cloth(frame, draw_shift);
    else if (!has_head)
        draw_on_cloth(frame, draw_phase_words);
}

void table_draw_marker(const TableFrame *frame) {
    if (frame->table->hand > 0) TABLE_ASK(frame->table, draw_marker)(frame);
}
