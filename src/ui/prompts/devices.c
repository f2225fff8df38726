/* Cheating devices (PL-3): once the card is chosen, what it counts as. A clone's model is stepped through, or
 * clicked in one's own hand or on the pile; a skift is an amount (credits.c). */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "words/card_words.h"

/* The faces that the card can become: all of the list but its own. */
static int models_of(const Pick *pick, SabaccCard models[SABACC_MAX_PILE]) {
    SabaccCard list[SABACC_MAX_PILE], own = pick_own(pick)->hand[pick->card];
    int listed = sabacc_clone_list(&pick->view.table, pick->seat, list), count = 0;
    for (int i = 0; i < listed; i++)
        if (list[i] != own || listed == 1) models[count++] = list[i];
    return count;
}

static int index_of(const Pick *pick, SabaccCard face) {
    SabaccCard models[SABACC_MAX_PILE];
    int count = models_of(pick, models);
    for (int i = 0; i < count; i++)
        if (models[i] == face) return i;
    return -1;
}

uint32_t pick_models(const Pick *pick) {
    uint32_t cards = 0;
    for (int slot = 0; slot < pick_own(pick)->hand_count; slot++)
        if (index_of(pick, pick_own(pick)->hand[slot]) >= 0) cards |= UINT32_C(1) << slot;
    return cards;
}

static SabaccCard top_of_pile(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    return table->discard_count > 0 ? table->discard[table->discard_count - 1] : SABACC_CARD_NONE;
}

bool pick_models_pile(const Pick *pick) { return index_of(pick, top_of_pile(pick)) >= 0; }

void pick_ask_device(Pick *pick, const SabaccOffer *offer) {
    SabaccCard models[SABACC_MAX_PILE];
    pick->verb = offer->verb;
    if (offer->kind == SABACC_OFFER_SKIFT) {
        pick->mode = PICK_CREDITS;
        pick->amount =
            pick_clamp(sabacc_card_value(&pick->view.table, pick->seat, pick_own(pick)->hand[pick->card]),
                       offer->min, offer->max);
        return;
    }
    pick->mode = PICK_CLONE;
    models_of(pick, models);
    pick->face = models[0];
}

static void format_face(const Pick *pick, char *words, size_t size) {
    char card[CARD_WORDS], value[16];
    Text text = text_over(value, sizeof value);
    card_words(pick->face, card);
    text_add_shown_signed(&text, sabacc_card_value(&pick->view.table, pick->seat, pick->face));
    snprintf(words, size, _("%s (%s)"), card, value);
}

bool pick_has_steps(const Pick *pick, int *index, int *count, char *words, size_t size) {
    SabaccCard models[SABACC_MAX_PILE];
    if (pick->mode != PICK_CLONE) return false;
    *count = models_of(pick, models);
    *index = index_of(pick, pick->face);
    format_face(pick, words, size);
    return true;
}

static int buttons_of_clone(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    pick_add_confirm(buttons, &count, _("Let it count as that"), pick_key_of(pick->verb));
    pick_add(buttons, &count, "cancel", _("Back"));
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    char card[CARD_WORDS];
    card_words(pick_own(pick)->hand[pick->card], card);
    snprintf(words, size, _("As which card is %s to count till the hand ends? A device works once a game."),
             card);
}

static void choose(Pick *pick, SabaccCard face) {
    if (index_of(pick, face) >= 0) pick->face = face;
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    SabaccCard models[SABACC_MAX_PILE];
    int count = models_of(pick, models);
    bool is_step = event->kind == UI_EVENT_CHANGE && strcmp(event->name, "steps") == 0;
    if (is_step && event->value >= 0 && event->value < count) pick->face = models[event->value];
    int slot = pick_digit_card(pick, event);
    if (event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "card:")) slot = ui_event_index(event);
    if (slot >= 0 && slot < pick_own(pick)->hand_count) choose(pick, pick_own(pick)->hand[slot]);
    if (pick_is(event, "discard")) choose(pick, top_of_pile(pick));
    bool is_confirmed = pick_is(event, "steps") || pick_is(event, "confirm");
    return is_confirmed && pick_finish(pick, pick_offer_of(pick, pick->verb), action);
}

static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    (void)pick;
    snprintf(name, UI_NAME_BYTES, "steps");
}

const PickModeHandler pick_mode_clone = {
    .buttons = buttons_of_clone, .prompt = prompt, .take = take, .usual = usual};
