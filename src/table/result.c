/* The result of a hand, on a plate in the middle of the table. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/stage.h"
#include "table/variant.h"
#include "table/winnings.h"
#include "ui/hand_groups.h"
#include "words/event_words.h"

bool table_has_result(const TableView *view) {
    return view->won_since < INFINITY && !isfinite(view->swept_at) &&
           !table_variant(&view->shown.table)->has_own_result;
}

double table_tell_result(TableView *view, double at) {
    view->told_at = at;
    return TABLE_TELL_MS;
}

static const double LANDS_MS = 260; /* the plate, after it has fallen */

bool table_result_is_moving(const TableView *view) {
    double until = fmax(table_payoff_ends(view), view->told_at + LANDS_MS + TABLE_TELL_MS);
    return table_has_result(view) && isfinite(view->told_at) && view->now < until;
}

typedef struct Result {
    SeatMask winners;       /* whose hands are the best of those that have won a pot */
    int32_t amount, others; /* won by them, and by the rest: side pots */
} Result;

static bool is_better(const SabaccSeat *hand, const SabaccSeat *than) {
    return hand->judged && (!than->judged || hand->key > than->key);
}

/* By the chips that have landed by that time. */
static Result result_of(const TableView *view, double now) {
    const SabaccTable *table = &view->shown.table;
    Result result = {0};
    for (int seat = 0; seat < table->seats; seat++) {
        int32_t amount = table_won_so_far(view, seat, now).amount;
        const SabaccSeat *best = result.winners ? &table->seat[seats_lowest(result.winners)] : NULL;
        if (view->won[seat].amount <= 0) continue;
        if (best && is_better(best, &table->seat[seat])) {
            result.others += amount;
            continue;
        }
        if (best && is_better(&table->seat[seat], best)) {
            result.others += result.amount;
            result.winners = 0;
            result.amount = 0;
        }
        result.winners |= seat_bit(seat);
        result.amount += amount;
    }
    return result;
}

static const char *name_of(const TableFrame *frame, int seat) {
    const char *name = frame->view->looks[seat].name;
    return name ? name : "";
}

static void format_winner(const TableFrame *frame, const Result *result, char *words, size_t size) {
    int count = seats_count(result->winners), listener = frame->view->listener;
    bool is_you = listener >= 0 && seat_in(result->winners, listener);
    int first = is_you ? listener : seats_lowest(result->winners);
    if (count == 1)
        sentence_write(SENTENCE_WINS_AMOUNT, is_you, words, size, name_of(frame, first), (int)result->amount);
    else if (count == 2)
        sentence_write(SENTENCE_WIN_AMOUNT, is_you, words, size, name_of(frame, first),
                       name_of(frame, seats_lowest((SeatMask)(result->winners & ~seat_bit(first)))),
                       (int)result->amount);
    else
        snprintf(words, size, ngettext_("%d player wins %d", "%d players win %d", count), count,
                 (int)result->amount);
}

static bool is_told_the_same(const TableFrame *frame, int seat, int other) {
    HandWords hand = {0}, rival = {0};
    return TABLE_ASK(frame->table, hand_words)(frame, seat, &hand) &&
           TABLE_ASK(frame->table, hand_words)(frame, other, &rival) && strcmp(hand.kind, rival.kind) == 0 &&
           strcmp(hand.total, rival.total) == 0 && strcmp(hand.more, rival.more) == 0;
}

const char *table_why_it_won(const TableFrame *frame, int seat) {
    SabaccVerdict verdict;
    if (!seat_in(frame->table->shown, seat) || !sabacc_verdict(frame->table, seat, &verdict)) return "";
    bool is_decided = verdict.best && verdict.against >= 0 && verdict.criterion != SABACC_CRITERION_NOTHING;
    if (!is_decided || !is_told_the_same(frame, seat, verdict.against)) return "";
    return _(sabacc_criterion_sentence((SabaccCriterion)verdict.criterion));
}

/* "Nulrhek · +1 · more cards · side pots 70", or that the others have folded, or those of a side pot (SP-2).
 */
static void format_hand(const TableFrame *frame, const Result *result, char *words, size_t size) {
    HandWords hand = {0};
    int seat = seats_lowest(result->winners);
    Text text = text_over(words, size);
    bool is_told = sabacc_is_left_alone(frame->table, seat) || sabacc_has_showdown(frame->table);
    if (!seat_in(frame->table->shown, seat))
        text_add(&text, is_told ? _("All others have folded") : "");
    else if (TABLE_ASK(frame->table, hand_words)(frame, seat, &hand))
        text_add(&text, hand.kind);
    if (hand.total[0]) {
        text_add(&text, " · ");
        text_add(&text, hand.total);
    }
    const char *why = seats_several(result->winners) ? "" : table_why_it_won(frame, seat);
    if (why[0]) {
        text_add(&text, " · ");
        text_add(&text, why);
    }
    if (result->others == 0) return;
    char more[40];
    snprintf(more, sizeof more, _(" · side pots %d"), (int)result->others);
    text_add(&text, more);
}

static void draw_face(const TableFrame *frame, Box box, int seat, float here) {
    char asset[TABLE_ASSET];
    table_face_of(frame, seat, "portraits", asset);
    canvas_sprite(frame->canvas, &(Sprite){.asset = asset, .box = box, .fade = 1 - here});
}

/* In place of the marker: lying their feet are on one line, upright it fills the room up to one's cards. */
Box table_result_place(const TableFrame *frame, float wide) {
    static const float HIGH = 70, HIGH_UPRIGHT = 58;
    Box marker = frame->at.marker;
    float high = frame->at.is_portrait ? HIGH_UPRIGHT : HIGH;
    float foot = marker.y + (frame->at.is_portrait ? HIGH_UPRIGHT : marker.height);
    return (Box){marker.x + (marker.width - wide) / 2, foot - high, wide, high};
}

/* Chips that a seat has won, or what its hand comes to. */
static Box beside_cards(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    if (table_winnings_stand(frame, seat))
        return places->heap.chips.width > 0 ? places->cards : table_winnings_box(frame, seat);
    return seat_in(frame->table->shown, seat) ? frame->at.seat[seat].label : (Box){0};
}

/* As far down as what lies beside cards of others reaches into its place. */
static Box below_hands(const TableFrame *frame, Box plate) {
    static const float GAP = 8, TOUCHES = 3; /* so much of both is nothing */
    float lowest = plate.y;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        Box taken = beside_cards(frame, seat);
        if (frame->at.seat[seat].is_large || !box_overlaps(box_inset(taken, TOUCHES, TOUCHES), plate))
            continue;
        lowest = fmaxf(lowest, taken.y + taken.height + GAP);
    }
    plate.y = lowest;
    return plate;
}

/* Above one's own cards: lower where others' words leave less room, and over these rather than under cards.
 */
static Box above_own_hand(const TableFrame *frame, Box plate) {
    static const float GAP = 5, LOWEST = 54;
    Box cards = frame->at.seat[frame->at.bottom].cards;
    float foot = cards.y - GAP;
    if (plate.y + plate.height <= foot || !seat_in(frame->table->dealt, frame->at.bottom)) return plate;
    plate.height = fminf(plate.height, fmaxf(foot - plate.y, LOWEST));
    plate.y = foot - plate.height;
    return plate;
}

/* While the winner's hand is in the middle, below it. */
static Box below_forward_hand(const TableFrame *frame, int seat, Box plate) {
    static const float LEAST = 54;
    TableFrame moved = table_forward_frame(frame, seat);
    HandRow row = table_row_of(&moved, seat);
    float foot = row.y + row.high + table_stage_gap(frame), own = frame->at.seat[frame->at.bottom].cards.y;
    Box below = {(row.left[GROUP_HELD] + row.right - plate.width) / 2, foot, plate.width,
                 fminf(fmaxf(own - foot, LEAST), plate.height)};
    return table_box_between(plate, below, table_forward(frame, seat));
}

static float sheen_share(const TableView *view, double now) {
    static const double BEGINS_MS = 160, LASTS_MS = 760;
    double from = view->told_at + BEGINS_MS;
    return table_is_calm(view) ? 0 : table_share(now, from, from + LASTS_MS);
}

bool table_result_is_lit(const TableView *view) {
    float share = sheen_share(view, view->now);
    return table_has_result(view) && share > 0 && share < 1;
}

/* Once it lies, the lamp's light goes over it from end to end, as slowly as it is read. */
static void draw_sheen(const TableFrame *frame, Box plate) {
    static const float SLANT = 0.5f, wide[] = {54, 34, 14};
    float t = sheen_share(frame->view, frame->now), away = wide[0] + SLANT * plate.height;
    if (t <= 0 || t >= 1) return;
    float x = plate.x - away + (plate.width + 2 * away) * ease_soft(t), lean = SLANT * plate.height / 2;
    canvas_push_clip(frame->canvas, box_inset(plate, 4, 4));
    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        canvas_line(frame->canvas, x + lean, plate.y, x - lean, plate.y + plate.height, wide[i],
                    colour_fade(0xfffff6d8u, 0.16f));
    canvas_pop_clip(frame->canvas);
}

/* It falls on the cloth, faster and faster, and bounces once: how far it is above it. */
static float above_cloth(const TableFrame *frame, float fallen) {
    static const float HIGH = 30, BOUNCE = 8, PI = 3.14159265f;
    double landed = frame->view->told_at + TABLE_TELL_MS;
    if (frame->view->settings.reduced_motion) return 0;
    if (fallen < 1) return HIGH * (1 - fallen * fallen);
    float t = table_share(frame->now, landed, landed + LANDS_MS), left = 1 - t;
    return t >= 1 ? 0 : BOUNCE * fabsf(sinf(2 * PI * t)) * left * left;
}

/* Light goes out from under it as it strikes the cloth. */
static void draw_landing(const TableFrame *frame, Box plate) {
    double landed = frame->view->told_at + TABLE_TELL_MS;
    float t = table_share(frame->now, landed, landed + LANDS_MS), left = 1 - t;
    if (frame->view->settings.reduced_motion || t <= 0 || t >= 1) return;
    canvas_glow(frame->canvas, plate, plate.height * 0.3f, plate.height * (0.3f + 0.6f * t),
                colour_fade(0xffffd88au, 0.7f * left * left));
}

void table_draw_result(const TableFrame *frame) {
    static const float LEAST = 320, MOST = 560, LEFT = 20, RIGHT = 24, FACE = 0.86f, PAD = 12, TITLE = 0.56f;
    const TableView *view = frame->view;
    char who[96], hand[160];
    Result result = result_of(view, frame->now);
    int first = seats_lowest(result.winners);
    float here = table_share(frame->now, view->told_at, view->told_at + TABLE_TELL_MS);
    if (result.winners == 0 || here <= 0) return;
    format_winner(frame, &result, who, sizeof who);
    format_hand(frame, &result, hand, sizeof hand);
    TextStyle title = style_text(FONT_BOLD, 30, colour_fade(0xff1d1406u, here), TEXT_LEFT);
    TextStyle small = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 1, colour_fade(0xff33230au, here), TEXT_LEFT);
    float first_wide = canvas_text_width(frame->canvas, &title, who),
          second_wide = canvas_text_width(frame->canvas, &small, hand);
    float face = table_result_place(frame, 0).height * FACE,
          wide = LEFT + face + PAD + fmaxf(first_wide, second_wide) + 2 + RIGHT;
    Box beside = frame->at.seat[frame->at.bottom].heap.result;
    Box plate = table_result_place(frame, fminf(fmaxf(wide, LEAST), MOST));
    plate = above_own_hand(frame, below_hands(frame, plate));
    if (beside.width > 0) plate = box_place(beside, fminf(plate.width, beside.width), beside.height, 0, 0.5f);
    plate = below_forward_hand(frame, first, plate);
    face = fminf(face, plate.height * FACE);
    draw_landing(frame, plate);
    plate.y -= above_cloth(frame, here);
    table_draw_gold_plate(frame, plate, here, 1);
    draw_sheen(frame, plate);
    Box line = box_inset(plate, 0, (plate.height - face) / 2);
    line.x += LEFT, line.width -= LEFT + RIGHT;
    draw_face(frame, box_cut_left(&line, face, PAD), first, here);
    Box above = box_cut_top(&line, hand[0] ? face * TITLE : face, 0);
    canvas_named_text(frame->canvas, above, &title, who, "result:won");
    if (hand[0]) canvas_named_text(frame->canvas, line, &small, hand, "result:hand");
}
