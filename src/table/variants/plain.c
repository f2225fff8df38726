/* The plain table: hands at the seats, pots, discard pile and dice in the middle. It answers every question;
 * the functions are beside the shared code they belong to. */
#include "table/variants/plain.h"

#include <stdio.h>

#include "base/i18n.h"
#include "table/field.h"

/* Between hands it is an item that is not taken (PL-2). */
static void say_pass(const SabaccSeat *seat, char *words, size_t size) {
    snprintf(words, size, "%s", seat->last_amount > 0 ? _("leaves the item") : _("passes"));
}

static void say_draw(const SabaccSeat *seat, char *words, size_t size) {
    snprintf(words, size, "%s", seat->last_amount > 0 ? _("takes") : _("draws"));
}

static const TableVerbRow verbs[] = {
    /* TRANSLATORS: what a seat has done last, on the plate below its name: “Vex” “checks”. */
    {SABACC_VERB_CHECK, .plain = N_("checks")},
    {SABACC_VERB_BET, .plain = N_("bets"), .with_amount = N_("bets %d")},
    {SABACC_VERB_MATCH, .plain = N_("matches"), .with_amount = N_("matches %d")},
    {SABACC_VERB_RAISE, .plain = N_("raises"), .with_amount = N_("raises to %d")},
    {SABACC_VERB_FOLD, .plain = N_("folds")},
    {SABACC_VERB_DRAW, .say = say_draw},
    {SABACC_VERB_TRADE, .plain = N_("trades")},
    {SABACC_VERB_STAND, .plain = N_("stands")},
    /* TRANSLATORS: to call is to end the hand: all cards are then shown. */
    {SABACC_VERB_CALL, .plain = N_("calls the hand")},
    {SABACC_VERB_PASS, .say = say_pass},
    {SABACC_VERB_DISCARD, .plain = N_("puts a card away")},
    {SABACC_VERB_FIELD, .plain = N_("fields a card")},
    {SABACC_VERB_UNFIELD, .plain = N_("takes a card back")},
    {SABACC_VERB_DECLARE, .plain = N_("declares")},
    {SABACC_VERB_STAKE, .plain = N_("stakes an item"), .with_amount = N_("stakes for %d")},
    {SABACC_VERB_REDEEM, .plain = N_("buys back"), .with_amount = N_("buys back: %d")},
    {SABACC_VERB_TAKE_ITEM, .plain = N_("takes an item"), .with_amount = N_("takes it for %d")},
    {SABACC_VERB_REBUY, .plain = N_("buys in again")},
    {SABACC_VERB_CLONE, .plain = N_("uses a device")},
    {SABACC_VERB_SKIFT, .plain = N_("uses a device")},
};

const TableVariant table_plain = {
    .verbs = TABLE_ROWS(verbs),
    .lay_out = table_plain_lay_out,
    .cards_a_layer = 7,
    .close_ups = table_plain_close_ups,
    .close_up_words = N_("In the hand of %s"),
    .draw_piles = table_plain_draw_piles,
    .hand_pot_title = N_("Hand pot"),
    .side_pots = table_plain_side_pots,
    .draw_marker = table_plain_draw_marker,
    .draw_marker_words = table_plain_draw_marker_words,
    .shift_words = table_plain_shift_words,
    .shift_takes = table_plain_shift_takes,
    .shift_spares = table_plain_shift_spares,
    .has_tray = table_plain_has_tray,
    .draw_tray = table_plain_draw_tray,
    .roll_words = table_plain_roll_words,
    .die_asset = table_plain_die_asset,
    .die_tumbling = table_plain_die_tumbling,
    .die_body = table_plain_die_body,
    .draw_credits = table_plain_draw_credits,
    .draw_stack = table_plain_draw_stack,
    .draw_bet = table_plain_draw_bet,
    .format_bet = table_plain_format_bet,
    .back_at = table_plain_back_at,
    .draw_under_hand = table_draw_field,
    .draw_over_hand = table_draw_guard,
    .rack_colour = 0xff7fdcffu,
    .draw_rack_sign = table_plain_draw_rack_sign,
    .draw_hand_label = table_plain_draw_hand_label,
    .hand_words = table_plain_hand_words,
};
