/* The worth of a hand, shown beside its cards. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/centre.h"
#include "table/chips.h"
#include "table/dice.h"
#include "table/plaques.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "table/variants/plain.h"
#include "table/winnings.h"

bool table_hand_worth(const TableFrame *frame, int seat, int *total, int *rank) {
    const SabaccTable *table = frame->table;
    if (table->seat[seat].hand_count == 0 || frame->view->forming[seat] > 0) return false;
    for (int slot = 0; slot < table->seat[seat].hand_count; slot++)
        if (table_is_coming(frame, &(Place){.kind = PLACE_HAND, .seat = seat, .slot = slot})) return false;
    SabaccWorth worth;
    bool is_shown = seat_in(table->shown, seat);
    if (!is_shown && !frame->view->settings.shows_totals) return false;
    bool trades = frame->view->aside != SABACC_CARD_NONE && table->turn.cursor == seat;
    bool is_shifted = frame->view->shift_owed > 0 || seat_in(table->turn.picking, seat);
    bool is_whole = table->turn.owed[seat] == 0 && !trades && !is_shifted;
    if (!is_shown && !is_whole) return false;
    if (!sabacc_seat_worth(table, seat, &worth)) return false;
    *total = worth.total;
    *rank = worth.rank;
    return true;
}

void table_total_words(int total, char words[16]) {
    Text text = text_over(words, 16);
    text_add_shown_signed(&text, total);
}

/* A bomb-out can still be repaired until the hands are shown. */
static const char *own_kind(const TableFrame *frame, int seat, SabaccRank rank) {
    bool is_shown = seat_in(frame->table->shown, seat);
    return rank == SABACC_RANK_BOMB && !is_shown ? _("Would bomb out") : _(sabacc_rank_title(rank));
}

/* What every hand is that is nothing better. */
static bool is_plain_kind(SabaccRank rank) {
    static const SabaccRank plain[] = {SABACC_RANK_NULRHEK, SABACC_RANK_TOTAL, SABACC_RANK_CLOSE,
                                       SABACC_RANK_SCORE,   SABACC_RANK_EMPTY, SABACC_RANK_UP_TO_20};
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (plain[i] == rank) return true;
    return false;
}

bool table_plain_hand_words(const TableFrame *frame, int seat, HandWords *words) {
    int total, rank;
    if (!table_hand_worth(frame, seat, &total, &rank)) return false;
    table_total_words(total, words->total);
    snprintf(words->kind, sizeof words->kind, "%s", own_kind(frame, seat, (SabaccRank)rank));
    words->is_plain = is_plain_kind((SabaccRank)rank);
    return true;
}

/* A kind with a name of its own is lit, one that anything makes is not. */
static Colour kind_colour(const HandWords *words, bool wins) {
    return wins ? STYLE_GAIN : words->is_plain ? STYLE_DUST : STYLE_AMBER;
}

static float words_wide(const TableFrame *frame, const TextStyle *style, const char *words) {
    return words[0] ? canvas_text_width(frame->canvas, style, words) : 0;
}

/* The bottom seat's: large, beneath its cards. */
static void draw_worth_upright(const TableFrame *frame, int seat, const HandWords *words) {
    bool wins = seat_in(frame->view->lit, seat);
    TextStyle digits = style_text(FONT_TITLE, 56, wins ? STYLE_GAIN : STYLE_BONE, TEXT_CENTRE);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY, kind_colour(words, wins), TEXT_CENTRE);
    Box box = frame->at.seat[seat].label;
    table_draw_worth_plate(frame, box_inset(box, -14, 0), wins);
    char kind[128];
    snprintf(kind, sizeof kind, words->more[0] ? "%s · %s" : "%s", words->kind, words->more);
    float above = words->total[0] ? 62 : 32;
    table_begin_worth_words(frame, box);
    canvas_named_text(frame->canvas, (Box){box.x, box.y, box.width, 60}, &digits, words->total, "total:%d",
                      seat);
    canvas_named_text(frame->canvas, (Box){box.x - 10, box.y + above, box.width + 20, 36}, &name, kind,
                      "kind:%d", seat);
    table_end_plaque_words(frame);
}

/* Beside the cards, or beside the single draw that is there. */
static float left_of_worth(const TableFrame *frame, int seat) {
    static const float GAP = 20;
    Place place = {.kind = PLACE_SINGLE, .seat = seat};
    if (frame->table->seat[seat].draw_count == 0) return table_row_of(frame, seat).right + GAP;
    Box single = table_place_box(frame, &place);
    return single.x + single.width + GAP;
}

/* Below the dice tray, if it would lie over it. */
static Box off_the_tray(const TableFrame *frame, Box plate) {
    static const float AIR = 7;
    Box tray = table_tray_box(frame);
    if (box_overlaps(plate, tray)) plate.y = tray.y + tray.height + AIR;
    return plate;
}

static bool is_covered(const TableFrame *frame, Box box) {
    const TableChoice *choice = frame->choice;
    if (choice == NULL) return false;
    for (size_t i = 0; i < sizeof choice->covered / sizeof *choice->covered; i++)
        if (box_overlaps(choice->covered[i], box)) return true;
    return false;
}

/* Beside a block of buttons on the rail at the left of what is held, if there is room between that and one's
 * own plate and no panel lies there; otherwise at the right of it, over the buttons. */
static Box beside_held(const TableFrame *frame, int seat, Box plate) {
    static const float AIR = 12, BESIDE = 30;
    const SeatPlaces *places = &frame->at.seat[seat];
    float foot = places->cards.y + places->cards.height;
    float x = table_row_of(frame, seat).left[GROUP_HELD] - BESIDE - plate.width;
    bool has_room = x >= places->plate.x + places->plate.width + AIR;
    Box beside = {x, foot - plate.height, plate.width, plate.height};
    bool is_free = has_room && !is_covered(frame, beside);
    return places->is_held && frame->at.bar.width > 0 && is_free ? beside : plate;
}

void table_draw_own_worth(const TableFrame *frame, int seat, const HandWords *words) {
    static const float PAD = 20, LEAST = 150, MOST = 300, TOTAL = 58, KIND = 34, MORE = 30, EDGE = 3,
                       BESIDE = 20;
    bool wins = seat_in(frame->view->lit, seat);
    TextStyle digits = style_text(FONT_TITLE, 64, wins ? STYLE_GAIN : STYLE_BONE, TEXT_CENTRE);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_LARGE - 4, kind_colour(words, wins), TEXT_CENTRE);
    TextStyle more = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    float wide = fmaxf(words_wide(frame, &digits, words->total), words_wide(frame, &name, words->kind));
    wide = fminf(fmaxf(fmaxf(wide, words_wide(frame, &more, words->more)) + 2 * PAD, LEAST), MOST);
    float high = (words->total[0] ? TOTAL : 0) + KIND + (words->more[0] ? MORE : 0) + 2 * EDGE;
    const SeatPlaces *places = &frame->at.seat[seat];
    Box plate = {left_of_worth(frame, seat), places->label.y + places->label.height - high, wide, high};
    plate = beside_held(frame, seat, plate);
    if (places->stands_back > 0) {
        if (places->stands_back < 1) return; /* on its way to the other side */
        plate.x = table_row_of(frame, seat).left[GROUP_HELD] - BESIDE - wide;
        plate.y = places->cards.y + places->cards.height - high;
    }
    plate = off_the_tray(frame, plate);
    table_draw_worth_plate(frame, plate, wins);
    table_begin_worth_words(frame, plate);
    Box rest = box_inset(plate, PAD / 2, EDGE);
    if (words->total[0])
        canvas_named_text(frame->canvas, box_cut_top(&rest, TOTAL, 0), &digits, words->total, "total:%d",
                          seat);
    canvas_named_text(frame->canvas, box_cut_top(&rest, KIND, 0), &name, words->kind, "kind:%d", seat);
    if (words->more[0]) canvas_text(frame->canvas, rest, &more, words->more);
    table_end_plaque_words(frame);
}

static void draw_own_label(const TableFrame *frame, int seat, const HandWords *words) {
    if (frame->at.is_portrait)
        draw_worth_upright(frame, seat, words);
    else
        table_draw_own_worth(frame, seat, words);
}

bool table_shows_worth(const TableFrame *frame, int seat) {
    HandWords words = {0};
    bool is_counted_later = table_is_to_be_counted(frame, seat);
    bool is_told_by_result = table_winnings_stand(frame, seat);
    return !is_counted_later && !is_told_by_result &&
           TABLE_ASK(frame->table, hand_words)(frame, seat, &words);
}

bool table_tells_on_plate(const SeatPlaces *places) {
    return !places->is_large && places->label.y < places->plate.y + places->plate.height;
}

static const float OTHER_PAD = 12,
                   OTHER_BETWEEN = TABLE_TOLD_BETWEEN; /* beside the words on that plate, and between them */

typedef struct OtherStyles {
    TextStyle total, kind;
} OtherStyles;

static OtherStyles other_styles(const TableFrame *frame, int seat, const HandWords *words) {
    bool wins = seat_in(frame->view->lit, seat);
    float scale = frame->at.seat[seat].scale;
    bool is_on_plate = table_tells_on_plate(&frame->at.seat[seat]);
    float total = is_on_plate ? 20 : 26;
    Colour kind = kind_colour(words, wins);
    if (!is_on_plate && kind == STYLE_DUST) kind = TABLE_CLOTH_INK;
    return (OtherStyles){
        style_text(FONT_TITLE, fmaxf(total * scale, 18), wins ? STYLE_GAIN : STYLE_BONE, TEXT_LEFT),
        style_text(FONT_BOLD, fmaxf(20 * scale, 18), kind, TEXT_LEFT)};
}

/* Of that plate, without what is beside it. */
static float words_of_other_wide(const TableFrame *frame, int seat, const HandWords *words) {
    OtherStyles styles = other_styles(frame, seat, words);
    float first = words_wide(frame, &styles.total, words->total);
    float second = words_wide(frame, &styles.kind, words->kind);
    return first + (first > 0 && second > 0 ? OTHER_BETWEEN : 0) + second + 4 + 2 * OTHER_PAD;
}

/* What it has bet, until the last of it has left. */
static int32_t bet_there(const TableFrame *frame, int seat) {
    int32_t bet = frame->table->seat[seat].bet, lying = table_bet_lying(frame, seat);
    return bet > lying ? bet : lying;
}

/* Of what is before its cards, without its bet. */
static float beside_bet(const TableFrame *frame, int seat) {
    int32_t bet = bet_there(frame, seat);
    float line = frame->at.seat[seat].label.width;
    return bet > 0 ? line - OTHER_BETWEEN - table_bet_wide(frame, seat, bet) : line;
}

/* Beside a bet there is room for a kind only if it is more than that, and if there is room. */
static bool words_of_other(const TableFrame *frame, int seat, HandWords *words) {
    if (!TABLE_ASK(frame->table, hand_words)(frame, seat, words)) return false;
    bool is_beside = bet_there(frame, seat) > 0 && !table_tells_on_plate(&frame->at.seat[seat]);
    if (!is_beside || !words->total[0]) return true;
    bool has_room = words_of_other_wide(frame, seat, words) <= beside_bet(frame, seat);
    if (words->is_plain || !has_room) words->kind[0] = '\0';
    return true;
}

/* Of that plate; it leaves room for a bet. */
static float other_wide(const TableFrame *frame, int seat, const HandWords *words) {
    static const float LEAST = 0.25f;
    float line = frame->at.seat[seat].label.width, room = fmaxf(beside_bet(frame, seat), line * LEAST);
    return fminf(words_of_other_wide(frame, seat, words), room);
}

float table_told_wide(const TableFrame *frame, int seat) {
    HandWords words = {0};
    if (!table_shows_worth(frame, seat) || !words_of_other(frame, seat, &words)) return 0;
    return other_wide(frame, seat, &words) + OTHER_BETWEEN;
}

float table_told_moves(float line, float told, float beside) {
    return fmaxf(told / 2 + OTHER_BETWEEN + beside - line / 2, 0);
}

/* The plate before another's cards, in the middle of them as far as its bet has room at the right. */
static Box other_plate(const TableFrame *frame, int seat, const HandWords *words) {
    static const float HIGH = 0.9f;
    Box line = frame->at.seat[seat].label;
    int32_t bet = bet_there(frame, seat);
    Box plate = box_place(line, other_wide(frame, seat, words), line.height * HIGH, 0.5f, 0.5f);
    if (bet > 0) plate.x -= table_told_moves(line.width, plate.width, table_bet_wide(frame, seat, bet));
    return plate;
}

/* Another seat's: on the cloth before its cards, or on the seat's own plate. */
static void draw_other_label(const TableFrame *frame, int seat, const HandWords *shown) {
    static const float LEAST_PAD = 0.06f;
    const SeatPlaces *places = &frame->at.seat[seat];
    OtherStyles styles = other_styles(frame, seat, shown);
    float first = words_wide(frame, &styles.total, shown->total);
    Box line = table_action_line(frame, seat);
    if (table_tells_on_plate(places)) {
        bool is_shaded = table_has_left_hand(frame->table, seat);
        table_begin_plaque_words(frame, &(StylePlaque){.box = places->plate, .is_shaded = is_shaded});
    } else {
        Box plate = other_plate(frame, seat, shown);
        table_begin_hand_words(frame, plate, seat_in(frame->view->lit, seat));
        float words = words_of_other_wide(frame, seat, shown) - 2 * OTHER_PAD;
        line = box_inset(plate, fmaxf((plate.width - words) / 2, plate.width * LEAST_PAD), 0);
    }
    if (first > 0)
        canvas_named_text(frame->canvas, box_cut_left(&line, first + 2, OTHER_BETWEEN), &styles.total,
                          shown->total, "total:%d", seat);
    if (shown->kind[0]) canvas_named_text(frame->canvas, line, &styles.kind, shown->kind, "kind:%d", seat);
    table_end_cloth_words(frame);
    table_end_plaque_words(frame);
}

void table_plain_draw_hand_label(const TableFrame *frame, int seat) {
    HandWords words = {0};
    bool is_own = seat == frame->at.bottom;
    if (is_own && TABLE_ASK(frame->table, hand_words)(frame, seat, &words))
        draw_own_label(frame, seat, &words);
    else if (!is_own && words_of_other(frame, seat, &words))
        draw_other_label(frame, seat, &words);
}

void table_draw_hand_label(const TableFrame *frame, int seat) {
    bool is_left_away = frame->choice != NULL && frame->choice->leaves_own_total;
    bool is_own = seat == frame->at.bottom;
    if (is_own ? !is_left_away : table_shows_worth(frame, seat))
        TABLE_ASK(frame->table, draw_hand_label)(frame, seat);
}

/* ---- the same read aloud ---- */

static void add_part(Text *out, const char *words) {
    if (!words[0]) return;
    if (out->used > 0) text_add(out, ", ");
    text_add(out, words);
}

void table_view_worth(const TableView *view, int seat, uint32_t chosen, Text *out) {
    TableChoice choice = {.chosen = chosen, .token = -1};
    TableFrame frame = {
        .view = view, .table = &view->shown.table, .at = view->drawn, .choice = &choice, .now = view->now};
    HandWords words = {0};
    char total[48] = "";
    if (!TABLE_ASK(frame.table, hand_words)(&frame, seat, &words)) return;
    bool is_difference = sabacc_table_game(frame.table)->table == SABACC_TABLE_FAMILIES;
    SabaccRank plain = is_difference ? SABACC_RANK_DIFFERENCE : SABACC_RANK_TOTAL;
    bool says_more = strcmp(words.kind, _(sabacc_rank_title(plain))) != 0;
    if (words.total[0] && is_difference)
        snprintf(total, sizeof total, _("Difference %s"), words.total);
    else if (words.total[0])
        snprintf(total, sizeof total, _("Together %s"), words.total);
    add_part(out, total);
    if (says_more) add_part(out, words.kind);
    add_part(out, words.more);
}
