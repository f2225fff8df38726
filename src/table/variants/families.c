/* A table of two families of cards (KE-2), with chips separate from credits (KE-1): a deck and an open pile
 * of each family, and what their cards come to. */

#include "table/variants/families.h"

#include <math.h>
#include <stdio.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "table/centre.h"
#include "table/log.h"
#include "table/plaques.h"
#include "table/seats.h"
#include "table/sounds.h"
#include "table/variants/plain.h"
#include "table/words.h"

const char *table_family_title(SabaccFamily family) {
    return family == SABACC_BLOOD ? _("Blood") : family == SABACC_SAND ? _("Sand") : "";
}

/* ---- a hand ---- */

/* The families' cards lie on the bare cloth, without a rack. */
static void draw_no_rack(const TableFrame *frame, int seat) {
    (void)frame;
    (void)seat;
}

static SabaccFamily family_of_group(HandGroup group) {
    return group == GROUP_APART ? SABACC_BLOOD : SABACC_SAND;
}

/* On a plate at the foot of the last card of each place of one's own, where no key lies. */
static void draw_hand_names(const TableFrame *frame, int seat) {
    static const float OVER = 10, PAD = 16;
    const SeatPlaces *places = &frame->at.seat[seat];
    HandCounts counts = table_hand_counts(frame, seat);
    if (!places->is_large || frame->table->seat[seat].hand_count == 0) return;
    HandRow row = table_hand_row(places, frame->at.card_shape, &counts);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    for (int group = GROUP_HELD; group <= GROUP_APART; group++) {
        if (counts.of[group] <= 0.01f) continue;
        const char *name = table_family_title(family_of_group((HandGroup)group));
        Box box = table_row_box(&row, (HandGroup)group, fmaxf(counts.of[group] - 1, 0));
        float wide = canvas_text_width(frame->canvas, &style, name) + 2 * PAD;
        Box plate = {box.x + (box.width - wide) / 2, box.y + box.height - OVER, wide, FAMILIES_CAPTION};
        table_draw_worth_plate(frame, plate, false);
        table_begin_worth_words(frame, plate);
        canvas_text(frame->canvas, plate, &style, name);
        table_end_plaque_words(frame);
    }
}

/* ---- piles ---- */

/* The cards of one family's two piles. */
typedef struct Piles {
    SabaccFamily family;
    Box deck, discard;
    int deck_count, discard_count;
    const SabaccCard *cards; /* of the open pile, the top last */
    const char *deck_name, *discard_name;
    bool may_draw, may_take;
    uint32_t deck_key, discard_key;
} Piles;

static Piles piles_of(const TableFrame *frame, SabaccFamily family) {
    const SabaccTable *table = frame->table;
    const TableChoice *choice = frame->choice;
    TableKeys keys = choice ? choice->keys : (TableKeys){0};
    if (family == SABACC_BLOOD)
        return (Piles){family,
                       frame->at.own[FAMILIES_BLOOD_DECK],
                       frame->at.own[FAMILIES_BLOOD_DISCARD],
                       table->blood_count,
                       table->blood_discard_count,
                       table->blood_discard,
                       "blood:deck",
                       "blood:discard",
                       choice && choice->blood_deck,
                       choice && choice->blood_discard,
                       keys.blood_deck,
                       keys.blood_discard};
    return (Piles){
        family,         frame->at.deck, frame->at.discard, table->deck_count,      table->discard_count,
        table->discard, "deck",         "discard",         choice && choice->deck, choice && choice->discard,
        keys.deck,      keys.discard};
}

static void draw_choice(const TableFrame *frame, const char *name, Box box, bool can) {
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box, .is_disabled = !can});
    if (can) table_draw_choosable(frame, box, state);
}

/* A deck's at its left, an open pile's at its right; or below both. */
static void draw_caption(const TableFrame *frame, const char *name, Box pile, const char *title, int count) {
    if (table_families_tell_beside(&frame->at))
        table_draw_side_caption(frame, name, pile, title, count);
    else
        table_draw_short_caption(frame, name, pile, title, count);
}

static void draw_family_deck(const TableFrame *frame, const Piles *piles) {
    Box box = piles->deck;
    Place place = {.kind = PLACE_DECK, .slot = (int8_t)piles->family};
    table_draw_lying_place(frame, box);
    draw_choice(frame, piles->deck_name, box, piles->may_draw);
    if (frame->view->holds_decks) return;
    CardLook look = {.card = SABACC_CARD_HIDDEN, .back = table_back_at(frame, &place), .box = box};
    table_draw_lying_deck(frame, &look, table_deck_layers(frame->table, piles->deck_count));
    if (piles->may_draw) table_draw_pile_key(frame, piles->deck, piles->deck_key, piles->deck_name);
    draw_caption(frame, piles->deck_name, box, table_family_title(piles->family), piles->deck_count);
}

static void draw_family_discard(const TableFrame *frame, const Piles *piles) {
    Place place = {.kind = PLACE_DISCARD, .slot = (int8_t)piles->family};
    table_draw_lying_place(frame, piles->discard);
    draw_choice(frame, piles->discard_name, piles->discard, piles->may_take);
    int count = piles->discard_count;
    if (count > 0 && table_is_coming(frame, &place)) count--;
    table_draw_pile_top(frame, piles->discard_name, piles->discard, piles->cards, count);
    if (piles->may_take) table_draw_pile_key(frame, piles->discard, piles->discard_key, piles->discard_name);
    draw_caption(frame, piles->discard_name, piles->discard, "", piles->discard_count);
}

static void draw_piles(const TableFrame *frame) {
    for (int family = SABACC_SAND; family <= SABACC_BLOOD; family++) {
        Piles piles = piles_of(frame, (SabaccFamily)family);
        draw_family_deck(frame, &piles);
        draw_family_discard(frame, &piles);
    }
}

/* A card's back shows its family too (KE-2). */
static SabaccFamily family_at(const TableFrame *frame, const Place *place) {
    if (place->kind == PLACE_APART) return SABACC_BLOOD;
    if (place->kind != PLACE_HAND) return (SabaccFamily)place->slot;
    return place->count > 0 ? SABACC_SAND : sabacc_family(frame->table, place->seat, place->slot);
}

static const char *back_at(const TableFrame *frame, const Place *place) {
    return family_at(frame, place) == SABACC_BLOOD ? "back-blood" : "back-sand";
}

static Box deck_box(const TableFrame *frame, const Place *place) {
    Piles piles = piles_of(frame, place->slot == SABACC_BLOOD ? SABACC_BLOOD : SABACC_SAND);
    return table_top_of_deck(frame, piles.deck, piles.deck_count);
}

static Box discard_box(const TableFrame *frame, const Place *place) {
    return piles_of(frame, place->slot == SABACC_BLOOD ? SABACC_BLOOD : SABACC_SAND).discard;
}

/* ---- the difference of a hand ---- */

/* The difference of the two cards, and its name. */
static bool hand_words(const TableFrame *frame, int seat, HandWords *words) {
    int difference, rank;
    if (!table_hand_worth(frame, seat, &difference, &rank) || frame->table->seat[seat].hand_count != 2)
        return false;
    table_kind_words(frame->table, seat, (SabaccRank)rank, words->kind, sizeof words->kind);
    if (rank == SABACC_RANK_NEEDS_DICE)
        snprintf(words->total, sizeof words->total, "?");
    else
        snprintf(words->total, sizeof words->total, "%d", difference);
    return true;
}

static void draw_difference(const TableFrame *frame, int seat) {
    static const float PAD = 14, HIGH = 0.8f; /* of its line */
    HandWords words = {0};
    const SeatPlaces *places = &frame->at.seat[seat];
    int difference, rank;
    if (!hand_words(frame, seat, &words) || !table_hand_worth(frame, seat, &difference, &rank)) return;
    bool wins = seat_in(frame->view->lit, seat);
    Colour lit = wins ? STYLE_GAIN : STYLE_BONE, name = wins ? STYLE_GAIN : STYLE_AMBER;
    Box box = places->label;
    if (!places->is_large) {
        char line_words[sizeof words.kind + sizeof words.total];
        snprintf(line_words, sizeof line_words, rank == SABACC_RANK_DIFFERENCE ? "%s %s" : "%s", words.kind,
                 words.total);
        TextStyle style = style_text(FONT_BOLD, 21 * places->scale, name, TEXT_CENTRE);
        float wide = fminf(canvas_text_width(frame->canvas, &style, line_words) + 2 * PAD, box.width);
        table_begin_hand_words(frame, box_place(box, wide, box.height * HIGH, 0.5f, 0.5f), wins);
        canvas_text(frame->canvas, box, &style, line_words);
        table_end_cloth_words(frame);
        return;
    }
    if (frame->at.is_portrait) {
        TextStyle digits = style_text(FONT_TITLE, 56, lit, TEXT_CENTRE);
        TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, name, TEXT_CENTRE);
        table_draw_worth_plate(frame, box_inset(box, -14, 0), wins);
        table_begin_worth_words(frame, box);
        canvas_text(frame->canvas, (Box){box.x, box.y, box.width, 60}, &digits, words.total);
        canvas_text(frame->canvas, (Box){box.x, box.y + 62, box.width, 36}, &title, words.kind);
        table_end_plaque_words(frame);
        return;
    }
    table_draw_own_worth(frame, seat, &words);
}

/* ---- the marker ---- */

/* Rounds in which each seat has its turn: the marker shows whose it is. */
static float draw_turn_words(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    char words[80];
    float from = x;
    snprintf(words, sizeof words, _("Turn %d of %d"), table->round, sabacc_table_game(table)->rounds);
    x += table_draw_marker_word(frame, x, y, words, true, is_drawn);
    if (table->turn.cursor < 0) return x - from;
    snprintf(words, sizeof words, _("%s’s turn"), table_name_of(frame->view->looks, table->turn.cursor));
    return x + 32 + table_draw_marker_word(frame, x + 32, y, words, false, is_drawn) - from;
}

static float draw_marker_words(const TableFrame *frame, float x, float y, bool is_drawn) {
    bool is_turn = frame->table->turn.phase == SABACC_PHASE_TURN && frame->table->shown == 0;
    return is_turn && frame->table->round > 0 ? draw_turn_words(frame, x, y, is_drawn)
                                              : table_plain.draw_marker_words(frame, x, y, is_drawn);
}

/* KE-4; during a turn they are those of Prime Sabacc (KE-8). */
static void roll_words(const TableFrame *frame, char *words, size_t size) {
    int first = frame->table->dice[0], second = frame->table->dice[1];
    if (frame->table->turn.phase == SABACC_PHASE_TURN)
        snprintf(words, size, _("Best: a pair of %d or %d"), first, second);
    else if (first == second)
        snprintf(words, size, _("Impostor: %d"), first);
    else
        snprintf(words, size, _("Impostor: %d or %d"), first, second);
}

/* ---- the table ---- */

/* A dealt token sounds as it lands. */
static int sound_of_deal(const TableView *view, const SabaccEvent *event) {
    return event->pile == SABACC_PILE_TOKENS ? TABLE_UNHEARD : table_sound_of_deal(view, event);
}

static const TableEventRow events[] = {
    {SABACC_EVENT_ANTE, .tell = table_families_describe_ante},
    {SABACC_EVENT_ROUND, .tell = table_families_describe_round},
    {SABACC_EVENT_ROLL, .tell = table_families_describe_roll},
    {SABACC_EVENT_OUT, .tell = table_families_describe_out},
    {SABACC_EVENT_DEAL, .begin = table_families_deal, .sound = {SOUND_AT_SEAT, .choose = sound_of_deal},
     .tell = table_families_describe_deal},
    {SABACC_EVENT_DRAW, .tell = table_families_describe_draw},
    {SABACC_EVENT_CHIPS, .begin = table_families_chips, .waits = true, .tell = table_families_describe_chips},
    {SABACC_EVENT_TAX, .begin = table_families_tax, .waits = true,
     .sound = {SOUND_AT_SEAT, .sound = AUDIO_CHIP_RAKE}, .tell = table_families_describe_tax},
    {SABACC_EVENT_TAKE, .tell = table_families_describe_take},
    {SABACC_EVENT_TOKEN, .begin = table_families_token, .waits = true,
     .sound = {SOUND_AT_SEAT, .sound = AUDIO_TOKEN}, .tell = table_families_describe_token},
    {SABACC_EVENT_SWAP, .begin = table_families_swap, .waits = true,
     .sound = {SOUND_AT_SEAT, .sound = AUDIO_SLIDE}, .tell = table_families_describe_swap},
    {SABACC_EVENT_CHOOSE, .begin = table_families_choose, .waits = true,
     .sound = {SOUND_OF_SEAT, .sound = AUDIO_UI_CONFIRM}, .tell = table_families_describe_choose},
    {SABACC_EVENT_SHOWDOWN, .tell = table_families_describe_showdown},
    {SABACC_EVENT_PAYOUT, .tell = table_families_describe_payout},
};

static const TableLanding landings[] = {
    {FLIGHT_DISCS, TABLE_ANY, TABLE_ANY, AUDIO_CHIP_SINGLE},
    {FLIGHT_TOKEN, SABACC_EVENT_DEAL, TABLE_ANY, AUDIO_CHIP_SINGLE},
};

static const TablePlaceRow places[] = {
    {PLACE_DECK, .box = deck_box},
    {PLACE_DISCARD, .box = discard_box},
    {PLACE_STOCK, .box = table_stock_box, .is_at_seat = true},
    {PLACE_IN_PLAY, .box = table_in_play_box, .is_at_seat = true},
    {PLACE_TOKEN, .box = table_token_box, .is_at_seat = true},
};

static const TableFlightRow flights[] = {{table_draw_disc_flight}, {table_draw_token_flight}};

const TableVariant table_families = {
    .events = TABLE_ROWS(events),
    .landings = TABLE_ROWS(landings),
    .places = TABLE_ROWS(places),
    .flights = TABLE_ROWS(flights),
    .own_size = sizeof(FamiliesOwn),
    .has_other_pool = true, /* tokens (KE-1) */
    .lay_out = table_families_lay_out,
    .cards_a_layer = 6,
    .free_in_showdown = 1 << FAMILIES_RULES,
    .draw_piles = draw_piles,
    .roll_words = roll_words,
    .hand_pot_title = N_("Prize"),
    .draw_marker_words = draw_marker_words,
    .draw_credits = table_draw_stock_number,
    .has_own_stacks = true,
    .draw_stack = table_draw_stock,
    .draw_bet = table_draw_in_play,
    .back_at = back_at,
    .draw_over_hand = draw_hand_names,
    .draw_under_hand = draw_no_rack,
    .draw_hand_label = draw_difference,
    .hand_words = hand_words,
    .draw_over_hands = table_draw_tokens,
    .draw_over_flights = table_draw_token_words,
};
