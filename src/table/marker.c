/* The marker of round and phase, and what a shift does while it lasts. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/variants/boards.h"

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
