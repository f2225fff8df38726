/* Tokens: one of one's own is chosen, its effect is shown, then its target is clicked or it is played (KE-8);
 * and open tokens are taken from a panel of the scene (KE-1). */
#include "ui/prompts/private.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "words/token_words.h"

/* ---- playing one ---- */

static const SabaccOffer *offer_of_token(const Pick *pick, int slot) {
    if (slot < 0 || slot >= pick_own(pick)->token_count) return NULL;
    for (int i = 0; i < pick->offers.count; i++) {
        const SabaccOffer *offer = &pick->offers.list[i];
        if (offer->kind == SABACC_OFFER_TOKEN && offer->card == pick_own(pick)->tokens[slot]) return offer;
    }
    return NULL;
}

uint8_t pick_tokens(const Pick *pick) {
    uint8_t tokens = 0;
    if (pick->mode != PICK_TOKEN && (pick->mode != PICK_VERB || pick->card >= 0)) return 0;
    for (int slot = 0; slot < pick_own(pick)->token_count; slot++)
        if (offer_of_token(pick, slot)) tokens = (uint8_t)(tokens | 1u << slot);
    return tokens;
}

SeatMask pick_seats(const Pick *pick) {
    const SabaccOffer *offer = pick->mode == PICK_TOKEN ? offer_of_token(pick, pick->token) : NULL;
    return offer ? offer->seats : 0;
}

static void begin(Pick *pick, const SabaccOffer *offer) {
    (void)offer;
    pick->token = -1;
}

static void add_tokens(const Pick *pick, PickButton *buttons, int *count) {
    char name[UI_NAME_BYTES];
    for (int slot = 0; slot < pick_own(pick)->token_count; slot++) {
        if (!offer_of_token(pick, slot)) continue;
        snprintf(name, sizeof name, "choose-token:%d", slot);
        pick_add(buttons, count, name, token_title(pick_own(pick)->tokens[slot]))->key =
            (uint32_t)('1' + slot);
    }
}

/* The digits number the seats in table order from one's left. */
static void add_targets(const Pick *pick, SeatMask seats, PickButton *buttons, int *count) {
    char name[UI_NAME_BYTES], words[PICK_LABEL];
    int first = (pick->seat + 1) % pick->view.table.seats;
    for (uint32_t digit = '1'; seats != 0; digit++) {
        int seat = seats_take(&seats, first);
        snprintf(name, sizeof name, "target:%d", seat);
        pick_seat_name(pick, seat, words);
        pick_add(buttons, count, name, words)->key = digit;
    }
}

static int buttons_of_token(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    if (pick->token < 0)
        add_tokens(pick, buttons, &count);
    else if (pick_seats(pick) != 0)
        add_targets(pick, pick_seats(pick), buttons, &count);
    else
        pick_add_confirm(buttons, &count, _("Play it"), pick_key_of(SABACC_VERB_TOKEN));
    pick_add(buttons, &count, "cancel", _("Back"));
    return count;
}

static void prompt(const Pick *pick, char *words, size_t size) {
    if (pick->token < 0) {
        pick_say(words, size, _("Which token do you play? Each works once a game."));
        return;
    }
    SabaccCard token = pick_own(pick)->tokens[pick->token];
    snprintf(words, size, pick_seats(pick) ? _("%s: %s Against whom?") : _("%s: %s"), token_title(token),
             token_effect(token));
}

bool pick_take_token(Pick *pick, const UiEvent *event) {
    int digit = pick_digit(event), slot = digit >= 0 ? digit : ui_event_index(event);
    const SabaccOffer *offer = offer_of_token(pick, slot);
    if (!offer) return false;
    bool was_chosen = pick->mode == PICK_TOKEN && pick->token == slot;
    pick->mode = PICK_TOKEN;
    pick->verb = offer->verb;
    pick->token = was_chosen ? -1 : slot;
    return false;
}

static bool play(Pick *pick, int target, SabaccAction *action) {
    const SabaccOffer *offer = offer_of_token(pick, pick->token);
    bool fits = offer && (target >= 0 ? seat_in(offer->seats, target) : offer->seats == 0);
    if (!fits) return false;
    pick_finish(pick, offer, action);
    action->card = offer->card;
    action->target = (int8_t)target;
    return true;
}

static bool take(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (pick_digit(event) >= 0 && pick->token < 0) return pick_take_token(pick, event);
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "token:") || ui_event_is(event, "choose-token:"))
        return pick_take_token(pick, event);
    bool is_target = ui_event_is(event, "target:") || ui_event_is(event, "seat:");
    if (is_target) return play(pick, ui_event_index(event), action);
    return pick_is(event, "confirm") && play(pick, SABACC_NOBODY, action);
}

/* From the target to the tokens. */
static bool back(Pick *pick) {
    bool had_token = pick->token >= 0;
    pick->token = -1;
    return had_token;
}

static void usual(const Pick *pick, char name[UI_NAME_BYTES]) {
    PickButton buttons[PICK_BUTTONS];
    buttons_of_token(pick, buttons);
    snprintf(name, UI_NAME_BYTES, "%s", buttons[0].name);
}

const PickModeHandler pick_mode_token = {.begin = begin,
                                         .buttons = buttons_of_token,
                                         .prompt = prompt,
                                         .take = take,
                                         .back = back,
                                         .usual = usual};

/* ---- taking one ---- */

uint32_t pick_faces(const Pick *pick, SabaccCard *first) {
    const SabaccOffer *offer = pick->mode == PICK_FACES ? pick_offer_of(pick, pick->verb) : NULL;
    *first = offer ? offer->card : SABACC_CARD_NONE;
    return offer ? offer->cards : 0;
}

static int buttons_of_faces(const Pick *pick, PickButton buttons[PICK_BUTTONS]) {
    int count = 0;
    bool has_face = pick->face != SABACC_CARD_NONE;
    char label[PICK_LABEL];
    snprintf(label, sizeof label, has_face ? _("Take %s") : _("Take it"),
             has_face ? token_title(pick->face) : "");
    pick_add_confirm(buttons, &count, label, pick_key_of(pick->verb))->is_disabled = !has_face;
    pick_add_back(pick, buttons, &count);
    return count;
}

static void prompt_of_faces(const Pick *pick, char *words, size_t size) {
    if (pick->face == SABACC_CARD_NONE)
        pick_say(words, size, _("Which token do you take? Point at one to read what it does."));
    else
        snprintf(words, size, _("%s: %s"), token_title(pick->face), token_effect(pick->face));
}

static bool take_face(const Pick *pick, SabaccAction *action) {
    if (pick->face == SABACC_CARD_NONE) return false;
    pick_finish(pick, pick_offer_of(pick, pick->verb), action);
    action->card = pick->face;
    return true;
}

/* The first press shows a face, the second takes it. */
static bool press_face(Pick *pick, const char *word, SabaccAction *action) {
    SabaccCard first, face = sabacc_card_parse(word, strlen(word));
    uint32_t faces = pick_faces(pick, &first);
    bool is_offered = face >= first && face - first < 32 && (faces >> (face - first) & 1);
    if (!is_offered) return false;
    if (pick->face == face) return take_face(pick, action);
    pick->face = face;
    return false;
}

int pick_face_digit(const Pick *pick, SabaccCard face) {
    SabaccCard first;
    uint32_t faces = pick_faces(pick, &first);
    int place = __builtin_popcount(faces & ((UINT32_C(1) << (face - first)) - 1)) + 1;
    return place <= 9 ? place : place == 10 ? 0 : -1;
}

/* The face whose digit was pressed. */
static bool press_digit(Pick *pick, const UiEvent *event, SabaccAction *action) {
    SabaccCard first;
    for (uint32_t left = pick_faces(pick, &first); left != 0; left &= left - 1) {
        char word[UI_NAME_BYTES];
        Text text = text_over(word, sizeof word);
        SabaccCard face = (SabaccCard)(first + __builtin_ctz(left));
        int digit = pick_face_digit(pick, face);
        if (digit < 0 || event->character != (uint32_t)('0' + digit)) continue;
        sabacc_card_format(face, &text);
        return press_face(pick, word, action);
    }
    return false;
}

static bool take_of_faces(Pick *pick, const UiEvent *event, SabaccAction *action) {
    if (event->kind == UI_EVENT_KEY) return press_digit(pick, event, action);
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "face:")) return press_face(pick, event->name + strlen("face:"), action);
    return pick_is(event, "confirm") && take_face(pick, action);
}

/* Starts at the first face of the panel. */
static void usual_face(const Pick *pick, char name[UI_NAME_BYTES]) {
    SabaccCard first;
    uint32_t faces = pick_faces(pick, &first);
    Text text = text_over(name, UI_NAME_BYTES);
    text_add(&text, "face:");
    if (faces != 0) sabacc_card_format((SabaccCard)(first + __builtin_ctz(faces)), &text);
}

const PickModeHandler pick_mode_faces = {
    .buttons = buttons_of_faces, .prompt = prompt_of_faces, .take = take_of_faces, .usual = usual_face};
