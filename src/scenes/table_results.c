/* Who won and why: the panel at the end of a hand, one line a seat, and the one at the end of the game. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/table_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const char *name_of(const TableScene *table, int seat) {
    return match_setup(table->match)->seat[seat].name;
}

static const SabaccTable *shown_of(const TableScene *table) { return &table_view_shown(table->view)->table; }

/* --- one line a seat
 * --------------------------------------------------------------------------------------------- */

typedef struct ResultLine {
    int seat;
    int32_t gained; /* below zero: lost */
    bool is_shown;
    SabaccVerdict verdict; /* where it is shown */
} ResultLine;

/* True where `a` stands above `b`: the better hand first, then those that were not shown by what they kept.
 */
static bool is_above(const ResultLine *a, const ResultLine *b) {
    if (a->is_shown != b->is_shown) return a->is_shown;
    if (a->is_shown && a->verdict.worth.key != b->verdict.worth.key)
        return a->verdict.worth.key > b->verdict.worth.key;
    return a->gained > b->gained;
}

static int collect(const TableScene *table, ResultLine lines[SABACC_MAX_SEATS]) {
    const SabaccTable *shown = shown_of(table);
    const int32_t *before = table->credits_before[shown->hand % TABLE_HANDS];
    int count = 0;
    for (int seat = 0; seat < shown->seats; seat++) {
        if (!seat_in(shown->dealt, seat)) continue;
        ResultLine line = {.seat = seat, .gained = shown->seat[seat].credits - before[seat]};
        line.is_shown = seat_in(shown->shown, seat) && sabacc_verdict(shown, seat, &line.verdict);
        int at = count++;
        for (; at > 0 && is_above(&line, &lines[at - 1]); at--) lines[at] = lines[at - 1];
        lines[at] = line;
    }
    return count;
}

/* "Sabacc · 0", "Nulrhek · −3": the kind of hand and what it adds up to. */
static void say_hand(const ResultLine *line, char *words, size_t size) {
    char total[16];
    Text number = text_over(total, sizeof total);
    text_add_signed(&number, line->verdict.worth.total);
    snprintf(words, size, "%s · %s", _(sabacc_rank_title((SabaccRank)line->verdict.worth.rank)), total);
}

static void say_reason(const TableScene *table, const ResultLine *line, char *words, size_t size) {
    const SabaccTable *shown = shown_of(table);
    const SabaccVerdict *verdict = &line->verdict;
    const char *why = _(sabacc_criterion_sentence((SabaccCriterion)verdict->criterion));
    if (!line->is_shown) {
        bool has_won = seat_in(shown->winners, line->seat);
        snprintf(words, size, "%s", has_won ? _("everybody else folded") : _("folded"));
    } else if (verdict->against < 0) {
        snprintf(words, size, "%s", _("nobody else showed a hand"));
    } else if (verdict->best && verdict->criterion == SABACC_CRITERION_NOTHING) {
        snprintf(words, size, _("shared with %s: %s"), name_of(table, verdict->against), why);
    } else if (verdict->best) {
        snprintf(words, size, _("beats %s: %s"), name_of(table, verdict->against), why);
    } else {
        snprintf(words, size, _("%s has it: %s"), name_of(table, verdict->against), why);
    }
}

static void say_gained(int32_t gained, char *words, size_t size) {
    snprintf(words, size, gained > 0 ? "+%d" : gained < 0 ? "−%d" : "%d", gained < 0 ? -gained : gained);
}

/* True while the line is pointed at or in focus. */
static bool draw_result(const TableScene *table, Ui *ui, Box box, const ResultLine *line) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES], words[160];
    snprintf(name, sizeof name, "result:%d", line->seat);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
    bool is_lit = state.is_hovered || state.is_focused;
    bool has_won = seat_in(shown_of(table)->winners, line->seat);
    Colour edge = is_lit ? STYLE_AMBER : has_won ? STYLE_AMBER_DEEP : 0;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = has_won ? 0xff2a2013u : STYLE_NIGHT,
                               .bottom = has_won ? 0xff1c160eu : STYLE_NIGHT,
                               .edge = edge,
                               .edge_width = 1.5f,
                               .radius = 8});
    Box rest = box_inset(box, 18, 8);
    TextStyle gained = style_text(FONT_TITLE, STYLE_SIZE_LARGE,
                                  line->gained > 0   ? STYLE_GAIN
                                  : line->gained < 0 ? STYLE_LOSS
                                                     : STYLE_DUST,
                                  TEXT_RIGHT);
    say_gained(line->gained, words, sizeof words);
    canvas_text(canvas, box_cut_right(&rest, 96, 12), &gained, words);
    Box top = box_cut_top(&rest, rest.height / 2, 0);
    TextStyle who = style_text(FONT_BOLD, STYLE_SIZE_BODY, has_won ? STYLE_AMBER : STYLE_BONE, TEXT_LEFT);
    float width = canvas_text(canvas, top, &who, name_of(table, line->seat));
    TextStyle hand = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BONE, TEXT_RIGHT);
    box_cut_left(&top, width, 20);
    if (line->is_shown) {
        say_hand(line, words, sizeof words);
        canvas_text(canvas, top, &hand, words);
    }
    TextStyle why = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    say_reason(table, line, words, sizeof words);
    canvas_text(canvas, rest, &why, words);
    return is_lit;
}

/* --- the panel of a hand
 * ----------------------------------------------------------------------------------------- */

static void say_headline(const TableScene *table, char *words, size_t size) {
    const SabaccTable *shown = shown_of(table);
    int count = seats_count(shown->winners);
    if (count == 0) {
        snprintf(words, size, "%s", _("Nobody wins the hand"));
        return;
    }
    const char *first = name_of(table, seats_lowest(shown->winners));
    if (count > 1) {
        snprintf(words, size, "%s", _("The hand is shared"));
    } else if (shown->sabacc_won) {
        snprintf(words, size, _("%s wins both pots"), first);
    } else {
        snprintf(words, size, _("%s wins the hand"), first);
    }
}

static void say_clause(const ResultLine *line, char *words, size_t size) {
    const SabaccVerdict *verdict = &line->verdict;
    const char *rule = _(sabacc_rank_rule((SabaccRank)verdict->worth.rank));
    snprintf(words, size, _("%s: %s (%s) · decided by %s"),
             _(sabacc_rank_title((SabaccRank)verdict->worth.rank)), rule,
             sabacc_clause_word(sabacc_rank_clause((SabaccRank)verdict->worth.rank)),
             sabacc_clause_word((SabaccClause)verdict->clause));
}

static Box draw_panel(Ui *ui, Box area, float height, const char *headline) {
    Canvas *canvas = ui_canvas(ui);
    Box plate = box_place(area, area.width, fminf(height, area.height), 0.5f, 1);
    canvas_glow(canvas, plate, 22, 40, 0xb0000000u);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 28, 22);
    TextStyle heading = style_text(FONT_TITLE, 38, STYLE_BONE, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 50, 14), &heading, headline);
    ui_begin_group(ui);
    return rest;
}

void table_draw_showdown(TableScene *table, Ui *ui, Box area) {
    ResultLine lines[SABACC_MAX_SEATS];
    int count = collect(table, lines);
    char words[200];
    say_headline(table, words, sizeof words);
    float row = count > 3 ? 62 : 72;
    Box rest = draw_panel(ui, area, 44 + 64 + (float)count * (row + 8) + STYLE_BUTTON_HIGH + 14, words);
    Box note = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 14), button = box_cut_right(&note, 240, 20);
    row = fminf(row, (rest.height - 8 * (float)(count - 1)) / (float)count);
    words[0] = '\0';
    for (int i = 0; i < count; i++) {
        bool is_lit = draw_result(table, ui, box_cut_top(&rest, row, 8), &lines[i]);
        if (is_lit && lines[i].is_shown) say_clause(&lines[i], words, sizeof words);
    }
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph(ui_canvas(ui), note, &style,
                     words[0] ? words : _("Point at a line to see the rule that decided it."), false);
    if (table->plan.is_demo) return;
    ui_button(ui, &(Button){.name = "continue", .box = button, .label = _("Continue"), .is_primary = true});
}

/* --- the panel of a game
 * ----------------------------------------------------------------------------------------- */

static void draw_standing(const TableScene *table, Ui *ui, Box box, int place, int seat) {
    Canvas *canvas = ui_canvas(ui);
    const SabaccTable *shown = shown_of(table);
    int32_t start = match_setup(table->match)->rules.credits[seat];
    bool has_won = seat_in(shown->champions, seat);
    char words[48];
    Box rest = box_inset(box, 14, 0);
    TextStyle rank = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_LARGE, has_won ? STYLE_AMBER : STYLE_BONE, TEXT_LEFT);
    TextStyle stack = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_RIGHT);
    int32_t gained = shown->seat[seat].credits - start;
    TextStyle change =
        style_text(FONT_TEXT, STYLE_SIZE_BODY, gained < 0 ? STYLE_LOSS : STYLE_GAIN, TEXT_RIGHT);
    snprintf(words, sizeof words, "%d", place);
    canvas_text(canvas, box_cut_left(&rest, 32, 8), &rank, words);
    say_gained(gained, words, sizeof words);
    canvas_text(canvas, box_cut_right(&rest, 100, 10), &change, words);
    snprintf(words, sizeof words, "%d", shown->seat[seat].credits);
    canvas_text(canvas, box_cut_right(&rest, 130, 10), &stack, words);
    canvas_text(canvas, rest, &name, name_of(table, seat));
}

static int by_credits(const SabaccTable *shown, int seats[SABACC_MAX_SEATS]) {
    int count = 0;
    for (int seat = 0; seat < shown->seats; seat++) {
        int at = count++;
        for (; at > 0 && shown->seat[seats[at - 1]].credits < shown->seat[seat].credits; at--)
            seats[at] = seats[at - 1];
        seats[at] = seat;
    }
    return count;
}

/* What the sabacc pot still held when the game ended (ST-3), else 0. */
static int32_t left_over(const TableScene *table) {
    SabaccEvents events;
    int32_t credits = 0;
    match_events(table->match, SABACC_OPEN, &events);
    for (int i = 0; i < events.count; i++) {
        const SabaccEvent *event = &events.list[i];
        bool is_left = event->type == SABACC_EVENT_SABACC_PAYOUT && event->clause == SABACC_CLAUSE_ST_3;
        if (is_left) credits += event->amount;
    }
    return credits;
}

static void draw_left_over(Ui *ui, Box box, int32_t credits, bool is_shared) {
    char words[160];
    snprintf(words, sizeof words,
             is_shared ? _("What was left in the sabacc pot, %d, is shared among them (ST-3).")
                       : _("What was left in the sabacc pot, %d, goes to the winner (ST-3)."),
             credits);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(ui_canvas(ui), box, &style, words);
}

void table_draw_over(TableScene *table, Ui *ui, Box area) {
    const SabaccTable *shown = shown_of(table);
    int seats[SABACC_MAX_SEATS], count = by_credits(shown, seats);
    char words[120];
    if (seats_count(shown->champions) == 1) {
        snprintf(words, sizeof words, _("%s wins the game"), name_of(table, seats_lowest(shown->champions)));
    } else {
        snprintf(words, sizeof words, "%s", _("The game is over"));
    }
    int32_t left = left_over(table);
    Box rest = draw_panel(ui, area, 44 + 64 + (float)count * 60 + (left > 0 ? 130 : 90), words);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    if (left > 0) draw_left_over(ui, box_cut_bottom(&rest, 30, 10), left, seats_several(shown->champions));
    float row = fminf(56, rest.height / (float)count);
    for (int i = 0; i < count; i++) draw_standing(table, ui, box_cut_top(&rest, row, 0), i + 1, seats[i]);
    if (table->plan.is_demo) return;
    bool is_replay = table_is_replay(table);
    ui_button(ui, &(Button){.name = "title", .box = box_column(foot, 0, 2, 16), .label = _("To the title")});
    ui_button(ui, &(Button){.name = "again",
                            .box = box_column(foot, 1, 2, 16),
                            .label = _("Play again"),
                            .is_disabled = is_replay,
                            .is_primary = true});
}
