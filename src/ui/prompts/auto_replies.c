/* Auto-replies: to the chance to fold after a check (CL-3), to the call (CL-5), and up to a mark. */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

/* True if every offer is one of the two verbs, or moves a card of the field. */
static bool offers_only(const SabaccOffers *offers, int verb, int other) {
    for (int i = 0; i < offers->count; i++) {
        int offered = offers->list[i].verb;
        bool is_field = offered == SABACC_VERB_FIELD || offered == SABACC_VERB_UNFIELD;
        if (offered != verb && offered != other && !is_field) return false;
    }
    return pick_offers_verb(offers, verb) && pick_offers_verb(offers, other);
}

bool pick_asks_fold(const SabaccOffers *offers) {
    return offers_only(offers, SABACC_VERB_CHECK, SABACC_VERB_FOLD);
}

bool pick_asks_call(const SabaccOffers *offers) {
    return offers_only(offers, SABACC_VERB_CALL, SABACC_VERB_PASS);
}

void pick_add_auto_replies(const Pick *pick, int verb, PickButton *buttons, int *count) {
    if (verb == SABACC_VERB_PASS && pick_asks_call(&pick->offers)) {
        pick_add(buttons, count, "pass-round", _("Pass this round"))->key = 'o';
        if (pick->has_mark) pick_add(buttons, count, "pass-until", _("Pass until…"))->key = 'u';
    }
    if (verb == SABACC_VERB_CHECK && pick_asks_fold(&pick->offers))
        pick_add(buttons, count, "check-round", _("Check this round"))->key = 'n';
}

/* The auto-reply's answer to the current question. */
static bool give(Pick *pick, PickOrder order, int verb, SabaccAction *action) {
    const SabaccOffer *offer = pick_offer_of(pick, verb);
    if (!offer) return false;
    pick->order = order;
    return pick_finish(pick, offer, action);
}

bool pick_take_order(Pick *pick, const char *name, SabaccAction *action) {
    if (strcmp(name, "pass-round") == 0 && pick_asks_call(&pick->offers))
        return give(pick, PICK_AUTO_PASS, SABACC_VERB_PASS, action);
    if (strcmp(name, "check-round") == 0 && pick_asks_fold(&pick->offers))
        return give(pick, PICK_AUTO_CHECK, SABACC_VERB_CHECK, action);
    bool is_mark = strcmp(name, "pass-until") == 0 && pick->has_mark && pick_asks_call(&pick->offers);
    if (is_mark) pick->mode = PICK_MARK;
    return false;
}

/* ---- the mark ---- */

int32_t pick_mark_shown(const SabaccTable *table, int seat, int32_t mark) {
    return table->seat[seat].alignment == SABACC_DARK ? -mark : mark;
}

static int buttons_of_mark(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    PickButton *confirm = pick_add_confirm(buttons, &count, _("Pass until I hold"), 'u');
    Text amount = text_over(confirm->amount, sizeof confirm->amount);
    text_add_shown(&amount, pick_mark_shown(&pick->view.table, pick->seat, pick->mark));
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    (void)pick;
    pick_say(words, size, _("In this hand you pass until you hold this much, or a hand with a name."));
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "amount") == 0)
        pick->mark = pick_clamp(event->value, PICK_MARK_MIN, PICK_MARK_MAX);
    bool is_confirmed = pick_is(event, "amount") || pick_is(event, "confirm");
    return is_confirmed && give(pick, PICK_AUTO_MARK, SABACC_VERB_PASS, action);
}

static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    (void)pick;
    snprintf(name, UI_NAME_BYTES, "amount");
}

const PickModeHandler pick_mode_mark = {
    .buttons = buttons_of_mark, .prompt = prompt, .take = take, .usual = usual};
