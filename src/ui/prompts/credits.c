/* Amounts: credits, with common ones beside the slider; a declared total, with the true one (BK-1); and the
 * value of a skifted card (PL-3). */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static bool is_declaration(const Pick *pick) { return pick->verb == SABACC_VERB_DECLARE; }
static bool is_skift(const Pick *pick) { return pick->verb == SABACC_VERB_SKIFT; }

int32_t pick_own_total(const Pick *pick) {
    const SabaccTable *table = &pick->view.table;
    const SabaccSeat *seat = pick_own(pick);
    int32_t total = 0;
    for (int i = 0; i < seat->hand_count; i++) {
        if (seat->hand[i] != SABACC_CARD_HIDDEN) total += sabacc_card_value(table, pick->seat, seat->hand[i]);
    }
    return total;
}

static void begin(Pick *pick, const SabaccOffer *offer) {
    pick->amount = is_declaration(pick) ? pick_own_total(pick) : offer->min;
}

bool pick_has_amount(const Pick *pick) { return pick->mode == PICK_CREDITS || pick->mode == PICK_MARK; }

int32_t pick_amount(const Pick *pick) { return pick->mode == PICK_MARK ? pick->mark : pick->amount; }

void pick_range(const Pick *pick, int32_t *min, int32_t *max) {
    const SabaccOffer *offer = pick_offer_of(pick, pick->verb);
    bool is_mark = pick->mode == PICK_MARK;
    *min = is_mark ? PICK_MARK_MIN : offer ? offer->min : 0;
    *max = is_mark ? PICK_MARK_MAX : offer ? offer->max : 0;
}

/* ---- the usual amounts ---- */

/* A share of the pot after matching the bet, added to that bet. */
static int32_t pot_share(const Pick *pick, int parts_of_two) {
    const SabaccTable *table = &pick->view.table;
    int32_t min, max;
    pick_range(pick, &min, &max);
    int64_t pot = (int64_t)table->hand_pot + pick_cost_of_match(pick);
    return pick_clamp(table->turn.level + pot * parts_of_two / 2, min, max);
}

typedef enum Preset { PRESET_MIN, PRESET_HALF, PRESET_POT, PRESET_MAX, PRESETS } Preset;

static int32_t preset_amount(const Pick *pick, Preset preset) {
    int32_t min, max;
    pick_range(pick, &min, &max);
    switch (preset) {
    case PRESET_MIN: return min;
    case PRESET_HALF: return pot_share(pick, 1);
    case PRESET_POT: return pot_share(pick, 2);
    default: return max;
    }
}

static bool is_all_in(const Pick *pick, int32_t amount) {
    const SabaccSeat *seat = pick_own(pick);
    return amount == seat->bet + seat->credits;
}

bool pick_amount_is_dear(const Pick *pick, int32_t amount) {
    const SabaccSeat *seat = pick_own(pick);
    bool is_paid = pick->mode == PICK_CREDITS && !is_declaration(pick) && !is_skift(pick);
    return is_paid && 2 * ((int64_t)amount - seat->bet) >= seat->credits;
}

/* Of several that come to the same amount one is shown: the most rather than the least, and these rather than
 * the shares of the pot. */
static bool is_repeated(const Pick *pick, Preset preset) {
    static const Preset order[PRESETS] = {PRESET_MAX, PRESET_MIN, PRESET_HALF, PRESET_POT};
    for (int i = 0; i < PRESETS && order[i] != preset; i++)
        if (preset_amount(pick, order[i]) == preset_amount(pick, preset)) return true;
    return false;
}

static void add_presets(const Pick *pick, PickButton *buttons, int *count) {
    static const struct {
        const char *name, *label;
        char key;
    } rows[PRESETS] = {[PRESET_MIN] = {"preset:0", N_("Least"), 'e'},
                       [PRESET_HALF] = {"preset:1", N_("Half pot"), 'h'},
                       [PRESET_POT] = {"preset:2", N_("Pot"), 'p'},
                       [PRESET_MAX] = {"preset:3", N_("Most"), 'a'}};
    for (int i = 0; i < PRESETS; i++) {
        int32_t amount = preset_amount(pick, (Preset)i);
        bool is_whole = i == PRESET_MAX && is_all_in(pick, amount);
        if (is_repeated(pick, (Preset)i)) continue;
        PickButton *button =
            pick_add(buttons, count, rows[i].name, is_whole ? C_("amount", "All in") : _(rows[i].label));
        snprintf(button->amount, sizeof button->amount, "%d", (int)amount);
        button->key = (uint32_t)rows[i].key;
        button->is_selected = amount == pick->amount;
    }
}

static void format_total(PickButton *button, int32_t total) {
    Text text = text_over(button->amount, sizeof button->amount);
    text_add_shown_signed(&text, total);
}

/* A declared total may be true or not; a key changes its sign, because digits have none. */
static void add_totals(const Pick *pick, PickButton *buttons, int *count) {
    PickButton *truth = pick_add(buttons, count, "truth", _("The truth"));
    format_total(truth, pick_own_total(pick));
    truth->key = 't';
    truth->is_selected = pick->amount == pick_own_total(pick);
    PickButton *sign = pick_add(buttons, count, "sign", _("Turn the sign"));
    format_total(sign, -pick->amount);
    sign->key = '-';
}

static int buttons_of_amount(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    if (is_declaration(pick))
        add_totals(pick, buttons, &count);
    else if (!is_skift(pick))
        add_presets(pick, buttons, &count);
    PickButton *confirm =
        pick_add_confirm(buttons, &count, verb_label_with_amount(pick->verb), pick_key_of(pick->verb));
    Text amount = text_over(confirm->amount, sizeof confirm->amount);
    if (is_declaration(pick))
        format_total(confirm, pick->amount);
    else
        text_add_shown(&amount, pick->amount);
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    if (is_declaration(pick))
        pick_say(words, size, _("What do you say your cards add up to? All others hear it."));
    else if (is_skift(pick))
        pick_say(words, size, _("What is the card to count till the hand ends? A device works once a game."));
    else
        pick_say(words, size, _("How much? Slide, scroll, type a number, or take one of these."));
}

/* ---- input ---- */

static bool turn_sign(Pick *pick) {
    int32_t min, max;
    pick_range(pick, &min, &max);
    pick->amount = pick_clamp(-(int64_t)pick->amount, min, max);
    return false;
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    int32_t min, max;
    pick_range(pick, &min, &max);
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "amount") == 0)
        pick->amount = pick_clamp(event->value, min, max);
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    bool is_credits = !is_declaration(pick) && !is_skift(pick);
    if (is_credits && ui_event_is(event, "preset:") && ui_event_index(event) < PRESETS)
        pick->amount = preset_amount(pick, (Preset)ui_event_index(event));
    if (is_declaration(pick) && pick_is(event, "truth")) pick->amount = pick_own_total(pick);
    if (is_declaration(pick) && pick_is(event, "sign")) return turn_sign(pick);
    bool is_confirmed = pick_is(event, "amount") || pick_is(event, "confirm");
    return is_confirmed && pick_finish(pick, pick_offer_of(pick, pick->verb), action);
}

static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    (void)pick;
    snprintf(name, UI_NAME_BYTES, "amount");
}

const PickModeHandler pick_mode_credits = {
    .begin = begin, .buttons = buttons_of_amount, .prompt = prompt, .take = take, .usual = usual};
