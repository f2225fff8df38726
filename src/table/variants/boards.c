/* Boards: nine places before each seat, their cards and values, the score, the sets won. */

#include "table/variants/boards.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "table/centre.h"
#include "table/sounds.h"
#include "table/words.h"
#include "words/side_words.h"

static void format_number(int value, bool is_signed, char words[16]) {
    Text text = text_over(words, 16);
    if (is_signed)
        text_add_shown_signed(&text, value);
    else
        text_add_shown(&text, value);
}

static Box laid_box(const TableFrame *frame, int seat, int slot) {
    return table_laid_box(frame, &(Place){.kind = PLACE_LAID, .seat = seat, .slot = slot});
}

/* ---- cards laid ---- */

static const Flight *flight_to(const TableFrame *frame, int seat, int slot) {
    for (int i = 0; i < frame->view->flight_count; i++) {
        const Flight *flight = &frame->view->flights[i];
        bool is_it = flight->to.kind == PLACE_LAID && flight->to.seat == seat && flight->to.slot == slot;
        if (is_it && frame->now < flight->ends) return flight;
    }
    return NULL;
}

static bool has_turned(const TableFrame *frame, const Flight *flight) {
    return table_share(frame->now, flight->begins, flight->ends) >= 0.5f;
}

/* The value of the cards on the board: without those in flight, and with the old value of those turning. */
static int score_shown(const TableFrame *frame, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    int total = 0;
    for (int slot = 0; slot < at->laid_count; slot++) {
        const Flight *flight = flight_to(frame, seat, slot);
        bool is_turning = flight && flight->kind == FLIGHT_TURN;
        if (flight && !is_turning) continue;
        total += is_turning && !has_turned(frame, flight) ? flight->amount : at->laid_value[slot];
    }
    return total;
}

/* The number printed on the face; 0 if it is not a single number. */
static int printed_on(SabaccCard card) {
    char word[16];
    Text text = text_over(word, sizeof word);
    sabacc_card_format(card, &text);
    if (strchr(word, '&')) return 0;
    const char *digits = strpbrk(word, "0123456789");
    if (!digits) return 0;
    return digits > word && digits[-1] == '-' ? -atoi(digits) : atoi(digits);
}

/* A card whose face shows its value needs no tag. */
static void draw_tag(const TableFrame *frame, const CardLook *look, int value) {
    bool says_so = printed_on(look->card) == value && !sabacc_side_has_sign(frame->table, look->card);
    char words[16];
    if (says_so) return;
    format_number(value, true, words);
    Box card = look->box;
    float high = fmaxf(card.height * 0.24f, 26), right, top;
    table_point_on_card(look, 1, 0, &right, &top);
    TextStyle style = style_text(FONT_BOLD, fmaxf(high * 0.78f, 18), STYLE_NIGHT, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, words) + high * 0.6f;
    Box tag = {right - wide + high * 0.2f, top - high * 0.2f, wide, high};
    canvas_panel(frame->canvas, tag,
                 &(PanelStyle){.top = value < 0 ? 0xffffb49fu : 0xfff6e7bcu,
                               .bottom = value < 0 ? 0xffe0795fu : 0xffe0bf72u,
                               .edge = STYLE_NIGHT,
                               .edge_width = 2,
                               .radius = high * 0.4f});
    canvas_text(frame->canvas, tag, &style, words);
}

static void draw_laid(const TableFrame *frame, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    for (int slot = 0; slot < at->laid_count; slot++) {
        Place place = {.kind = PLACE_LAID, .seat = seat, .slot = slot};
        if (flight_to(frame, seat, slot) || table_is_looked_at(frame->view, &place)) continue;
        CardLook look = {.card = at->laid[slot], .box = laid_box(frame, seat, slot)};
        look = table_laid_look(frame, &look, table_lying_at(frame, &place, look.box));
        canvas_push_name(frame->canvas, "laid:%d:%d", seat, slot);
        table_draw_card(frame, &look);
        draw_tag(frame, &look, at->laid_value[slot]);
        canvas_pop_name(frame->canvas);
    }
}

/* It is edge-on as its number changes. */
static void draw_turning(const TableFrame *frame, const Flight *flight, float t) {
    Place at = flight->to;
    CardLook look = {.card = flight->card, .box = table_laid_box(frame, &at)};
    look.box.height = look.box.width / frame->at.card_shape; /* it stands up, on its foot */
    look.box.y -= look.box.height - table_laid_box(frame, &at).height;
    int value = t < 0.5f ? flight->amount : frame->table->seat[at.seat].laid_value[at.slot];
    if (!frame->view->settings.reduced_motion) {
        look.turn = (t < 0.5f ? t : 1 - t) * 3.14159265f;
        look.lift = 18 * sinf(t * 3.14159265f);
        look.box.y -= look.lift;
    }
    table_draw_card(frame, &look);
    if (t < 0.3f || t > 0.7f || frame->view->settings.reduced_motion) draw_tag(frame, &look, value);
}

/* ---- the board ---- */

static bool is_running(const TableFrame *frame) {
    const SabaccTable *table = frame->table;
    return !boards_own(frame->view)->set_is_over && table->turn.player >= 0 && !table->over && !table->stale;
}

/* Upright they are below each other, in a room on the board's upper line, from the score outward. */
static void draw_mark(const TableFrame *frame, int seat, Box *rest, const char *words, Colour colour) {
    static const float SIDE = 18, GAP = 8, HIGH = 42;
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, colour, TEXT_CENTRE);
    float wide = canvas_text_width(frame->canvas, &style, words) + 2 * SIDE;
    Box line = frame->at.is_portrait      ? box_place(box_cut_top(rest, HIGH, GAP), wide, HIGH, 0.5f, 0)
               : seat == frame->at.bottom ? box_cut_right(rest, wide, GAP)
                                          : box_cut_left(rest, wide, GAP);
    canvas_panel(frame->canvas, line,
                 &(PanelStyle){.top = 0xff0a1218u,
                               .bottom = 0xff0a1218u,
                               .edge = colour,
                               .edge_width = 1.5f,
                               .radius = line.height / 2});
    canvas_text(frame->canvas, box_inset(line, SIDE - 6, 0), &style, words);
}

static void draw_marks(const TableFrame *frame, int seat) {
    const SabaccTable *table = frame->table;
    Box rest = frame->at.seat[seat].own[BOARD_MARK];
    int score = score_shown(frame, seat);
    if (score > SABACC_SET_POINTS) draw_mark(frame, seat, &rest, _("over 20"), STYLE_LOSS);
    if (table->seat[seat].stood) draw_mark(frame, seat, &rest, _("stands"), STYLE_AMBER);
    if (sabacc_breaks_ties(table, seat)) draw_mark(frame, seat, &rest, _("wins ties"), 0xff9fd8f2u);
}

/* Shown until the hand is dealt from it. */
static void draw_side_deck(const TableFrame *frame, int seat) {
    const SabaccSeat *at = &frame->table->seat[seat];
    Place place = {.kind = PLACE_SIDE, .seat = seat};
    if (at->side_count == 0) return;
    Box box = table_place_box(frame, &place);
    for (int i = 0; i < 4; i++, box.y -= 3)
        table_draw_card(
            frame, &(CardLook){.card = SABACC_CARD_HIDDEN, .box = box, .back = table_back_at(frame, &place)});
}

static void draw_grounds(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        table_draw_board_ground(frame, seat, is_running(frame) && frame->table->turn.player == seat);
}

static void draw_on_board(const TableFrame *frame, int seat) {
    table_draw_board_bay(frame, seat, score_shown(frame, seat));
    draw_marks(frame, seat);
    draw_laid(frame, seat);
    if (frame->table->seat[seat].hand_count == 0) draw_side_deck(frame, seat);
}

/* ---- the effect of a hand card ---- */

static int slot_chosen(const TableFrame *frame) {
    uint32_t chosen = frame->choice ? frame->choice->chosen : 0;
    return chosen ? __builtin_ctz(chosen) : *frame->looked_at;
}

static void draw_result(const TableFrame *frame, Box box, const char *sign, int score, int of, int index) {
    char words[16];
    Box part = box_column(box, index, of, 10);
    format_number(score, false, words);
    canvas_panel(frame->canvas, part,
                 &(PanelStyle){.top = 0xff04080cu,
                               .bottom = 0xff04080cu,
                               .edge = table_board_ink(score),
                               .edge_width = 1.5f,
                               .radius = 10});
    TextStyle digits =
        style_text(FONT_TITLE, fminf(part.height * 0.72f, 44), table_board_ink(score), TEXT_CENTRE);
    TextStyle small = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_DUST, TEXT_CENTRE);
    Box number = part;
    if (sign[0]) { /* apart from the number, which may have a sign of its own */
        Box cell = box_cut_left(&number, fminf(part.width * 0.3f, 40), 0);
        canvas_text(frame->canvas, cell, &small, sign);
        canvas_line(frame->canvas, number.x, number.y + 8, number.x, number.y + number.height - 8, 1,
                    STYLE_METAL);
    }
    canvas_text(frame->canvas, number, &digits, words);
}

static void draw_results(const TableFrame *frame, Box box, int seat, SabaccCard card) {
    const SabaccTable *table = frame->table;
    if (!sabacc_side_has_sign(table, card)) {
        draw_result(frame, box, "", sabacc_table_total_with(table, seat, card, 0), 1, 0);
        return;
    }
    draw_result(frame, box, "+", sabacc_table_total_with(table, seat, card, 1), 2, 0);
    draw_result(frame, box, "\u2212", sabacc_table_total_with(table, seat, card, -1), 2, 1);
}

/* The effect of the hovered or chosen hand card, and the resulting score. */
static void draw_effect(const TableFrame *frame) {
    int seat = frame->table->viewer;
    if (seat < 0) return;
    int slot = slot_chosen(frame);
    if (slot < 0 || slot >= frame->table->seat[seat].hand_count) return;
    SabaccCard card = frame->table->seat[seat].hand[slot];
    Box plate = frame->at.seat[seat].own[BOARD_EFFECT];
    if (card == SABACC_CARD_HIDDEN) return;
    canvas_panel(frame->canvas, plate,
                 &(PanelStyle){.top = 0xf8182530u,
                               .bottom = 0xf80c141bu,
                               .edge = STYLE_AMBER_DEEP,
                               .edge_width = 1.5f,
                               .radius = 14,
                               .is_cut = true});
    char words[SIDE_WORDS];
    Box rest = box_inset(plate, 16, 10);
    bool is_low = plate.height < 120;
    Box results = is_low ? box_cut_right(&rest, 190, 14) : box_cut_bottom(&rest, 52, 8);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_AMBER, TEXT_LEFT);
    TextStyle text = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    side_card_title(card, words);
    if (!is_low) canvas_text(frame->canvas, box_cut_top(&rest, 30, 2), &title, words);
    side_card_effect(frame->table, card, words);
    canvas_paragraph_within(frame->canvas, rest, &text, words);
    if (is_low) results = box_place(results, results.width, 56, 0.5f, 0.5f);
    draw_results(frame, results, seat, card);
}

/* ---- which set, and who began it ---- */

static void draw_set_words(const TableFrame *frame, Box box) {
    const SabaccTable *table = frame->table;
    char words[96];
    Box rest = box_inset(box, 14, 10), top = box_cut_top(&rest, rest.height * 0.46f, 0);
    TextStyle large = style_text(FONT_TITLE, 36, STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, TABLE_CLOTH_INK, TEXT_CENTRE);
    TextStyle lit = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_AMBER, TEXT_CENTRE);
    if (sabacc_set_starter(table) < 0) {
        canvas_text(frame->canvas, top, &large, _("The match"));
        canvas_text(frame->canvas, rest, &lit, _(sabacc_phase_title((SabaccPhase)table->turn.phase)));
        return;
    }
    snprintf(words, sizeof words, _("Set %d"), table->round);
    canvas_text(frame->canvas, top, &large, words);
    snprintf(words, sizeof words, _("%s began this set"),
             table_name_of(frame->view->looks, sabacc_set_starter(table)));
    canvas_text(frame->canvas, box_row(rest, 0, 2, 0), &small, words);
    snprintf(words, sizeof words, _("%s’s turn"), table_name_of(frame->view->looks, table->turn.player));
    if (is_running(frame)) canvas_text(frame->canvas, box_row(rest, 1, 2, 0), &lit, words);
}

/* Lying it is in the strip above the table. */
static void draw_set_marker(const TableFrame *frame) {
    static const float IN = 8;
    Box box = frame->at.marker;
    if (!frame->at.is_portrait) return;
    table_begin_cloth_words(frame, box_inset(box, IN, IN));
    draw_set_words(frame, box);
    table_end_cloth_words(frame);
}

/* ---- the rest ---- */

/* Hand cards are side cards, of a deck of their own (PZ-1). */
static const char *back_at(const TableFrame *frame, const Place *place) {
    (void)frame;
    return place->kind == PLACE_HAND || place->kind == PLACE_SIDE ? "back-side" : "back";
}

/* PZ-5: only some options throw dice, and only before the first set: until its first card lies. */
static bool has_tray(const SabaccTable *table) {
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].laid_count > 0) return false;
    return table->dice_count > 0 && table->round <= 1;
}

static void roll_words(const TableFrame *frame, char *words, size_t size) {
    const uint8_t *dice = frame->table->dice;
    if (dice[0] == dice[1])
        snprintf(words, size, _("%d each: once more"), dice[0]);
    else
        snprintf(words, size, _("%d and %d: %.32s begins"), dice[0], dice[1],
                 table_name_of(frame->view->looks, dice[1] > dice[0]));
}

static void draw_no_label(const TableFrame *frame, int seat) { (void)frame, (void)seat; }

static int close_ups(const SabaccTable *table, int seat, TableCloseUp list[TABLE_CLOSE_UPS]) {
    int count = table->seat[seat].laid_count;
    for (int slot = 0; slot < count; slot++)
        list[slot] = (TableCloseUp){.kind = TABLE_CLOSE_OWN, .seat = seat, .slot = slot};
    return count;
}

static SabaccCard close_up_card(const SabaccTable *table, int seat, int slot) {
    return slot < table->seat[seat].laid_count ? table->seat[seat].laid[slot] : SABACC_CARD_NONE;
}

static int sound_of_set(const TableView *view, const SabaccEvent *event) {
    if (table_event_follows(view, SABACC_EVENT_GAME_END)) return TABLE_UNHEARD;
    if (event->amount == 0) return AUDIO_KNOCK;
    return table_event_is_ours(view, event) ? AUDIO_SET_WON : AUDIO_SET_LOST;
}

/* The boards of a finished set are cleared (PZ-5). */
static int sound_of_clear(const TableView *view, const SabaccEvent *event) {
    (void)event;
    bool any = false;
    for (int seat = 0; seat < view->shown.table.seats; seat++)
        any |= view->shown.table.seat[seat].laid_count > 0;
    return any && boards_own(view)->set_is_over ? AUDIO_SLIDE : TABLE_UNHEARD;
}

static const TableEventRow events[] = {
    {SABACC_EVENT_HAND, .tell = table_boards_describe_nothing},
    {SABACC_EVENT_ROLL, .tell = table_boards_describe_roll},
    {SABACC_EVENT_ANTE, .tell = table_boards_describe_ante},
    {SABACC_EVENT_TAKE, .tell = table_boards_describe_take},
    {SABACC_EVENT_ROUND, .tell = table_boards_describe_round},
    {SABACC_EVENT_DEAL, .begin = table_boards_deal, .tell = table_boards_describe_deal,
     .recap = table_boards_recap_deal},
    {SABACC_EVENT_PLAY, .begin = table_boards_play, .waits = true,
     .sound = {SOUND_AT_SEAT, .sound = AUDIO_SLIDE}, .tell = table_boards_describe_play,
     .recap = table_boards_recap_play},
    {SABACC_EVENT_STAND, .tell = table_boards_describe_stand, .recap = table_boards_recap_stand},
    {SABACC_EVENT_OWN, .begin = table_boards_clear, .waits = true,
     .sound = {SOUND_IN_MIDDLE, .choose = sound_of_clear}, .tell = table_boards_describe_own},
    {SABACC_EVENT_SET, .begin = table_boards_set, .waits = true,
     .sound = {SOUND_IN_MIDDLE, .choose = sound_of_set, .is_outcome = true},
     .tell = table_boards_describe_set, .recap = table_boards_recap_set},
    {SABACC_EVENT_MATCH_END, .tell = table_boards_describe_match_end},
    {SABACC_EVENT_GAME_END, .tell = table_boards_describe_game_end},
};

static const TableLanding landings[] = {
    {FLIGHT_TURN, TABLE_ANY, TABLE_ANY, AUDIO_FLIP},
    {FLIGHT_CARD, SABACC_EVENT_PLAY, TABLE_ANY, AUDIO_SIDE_CARD},
    {FLIGHT_CARD, SABACC_EVENT_DEAL, PLACE_LAID, AUDIO_FLIP},
};

static const TableVerbRow verbs[] = {
    {SABACC_VERB_SIDE, .plain = N_("has picked a side deck")},
    {SABACC_VERB_PLAY, .plain = N_("plays a card")},
    {SABACC_VERB_END, .plain = N_("ends the turn")},
    {SABACC_VERB_MAIN, .plain = N_("takes a main card")},
    {SABACC_VERB_NONE, .plain = N_("takes no card")},
};

static const TablePlaceRow places[] = {
    {PLACE_LAID, .box = table_laid_box, .lying = table_laid_lying, .is_at_seat = true},
    {PLACE_SIDE, .box = table_side_box, .is_at_seat = true},
};

static const TableFlightRow flights[] = {{draw_turning}};

const TableVariant table_boards = {
    .events = TABLE_ROWS(events),
    .landings = TABLE_ROWS(landings),
    .verbs = TABLE_ROWS(verbs),
    .places = TABLE_ROWS(places),
    .flights = TABLE_ROWS(flights),
    .own_size = sizeof(BoardsOwn),
    .free_between = 1 << BOARD_EFFECT,
    .absorbed = table_boards_absorbed,
    .is_lit = table_boards_are_lit,
    .has_other_pool = true, /* the kinds of side cards (PZ-6) */
    .lay_out = table_boards_lay_out,
    .close_ups = close_ups,
    .close_up_place = PLACE_LAID,
    .close_up_card = close_up_card,
    .close_up_words = N_("On the board of %s"),
    .hand_pot_title = N_("The wagers"),
    .draw_marker = draw_set_marker,
    .has_own_stacks = true,
    .has_own_result = true,
    .has_tray = has_tray,
    .roll_words = roll_words,
    .draw_inlay = draw_grounds,
    .draw_under_seat = draw_on_board,
    .back_at = back_at,
    .has_no_value_tags = true,        /* a card's effect is shown when it is chosen */
    .draw_hand_label = draw_no_label, /* the board shows the score */
    .draw_over_hands = draw_effect,
};
