/* Hands of people at one screen: they lie face down, whoever's turn it is, until their owner looks. A hand
 * that has got a card which its owner has not seen is first shown behind the curtain (curtain.c). Otherwise
 * its owner may answer without looking, or press the button of the bar: the hand stays open until it is
 * pressed again or the turn is over; or is open only as long as the button is held. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/widgets.h"

/* A press that lasts longer is a hold: letting go hides the hand. The button answers after UI_GUARD of the
 * question's appearance, as widgets do. */
static const double HOLD_MS = 400, GUARD_MS = 250;

static double now_of(const PlayScene *play) { return stage_now(play->scene.stage); }

/* ---- who has seen what ---- */

static bool brings_secret(const SabaccEvent *event) {
    bool is_bringing = event->type == SABACC_EVENT_DEAL || event->type == SABACC_EVENT_TAKE;
    bool is_open = event->pile == SABACC_PILE_TABLE || event->pile == SABACC_PILE_OPEN ||
                   event->pile == SABACC_PILE_SPIKE;
    return is_bringing && event->seat >= 0 && !is_open;
}

/* Seats whose hands an event changes in a way that only they see. */
static SeatMask changed_by(const SabaccEvent *event) {
    if (event->type == SABACC_EVENT_SWAP) return (SeatMask)(seat_bit(event->seat) | seat_bit(event->second));
    return brings_secret(event) ? seat_bit(event->seat) : 0;
}

/* By public events alone, so that a curtain tells nothing of a hand. */
void play_look_follow(PlayScene *play) {
    SabaccEvents events;
    MatchSubscription everybody = match_subscribe(play->game.match, SABACC_NOBODY);
    subscription_events(&everybody, &events);
    SeatMask changed = 0;
    for (int i = 0; i < events.count; i++) changed |= changed_by(&events.list[i]);
    int viewer = play->seen.eyes.viewer;
    if (viewer >= 0) changed &= (SeatMask)~seat_bit(viewer);
    play->look.unseen |= changed;
}

void play_look_open(PlayScene *play) { play->look = (PlayLook){.unseen = play->game.humans}; }

void play_look_seen(PlayScene *play, int seat) { play->look.unseen &= (SeatMask)~seat_bit(seat); }

/* Whether the seat has secrets: cards, tokens, a side deck to be built. */
static bool has_secret(const PlayScene *play, int seat) {
    const SabaccTable *known = match_public(play->game.match);
    const SabaccSeat *at = &known->seat[seat];
    for (int card = 0; card < at->hand_count; card++)
        if (at->hand[card] == SABACC_CARD_HIDDEN) return true;
    return at->token_count > 0 || known->turn.phase == SABACC_PHASE_SIDE;
}

bool play_is_face_down(const PlayScene *play, int seat) {
    return play_is_hot_seat(play) && play->seen.eyes.viewer != seat && has_secret(play, seat);
}

bool play_needs_curtain(const PlayScene *play, int seat, const SabaccOffers *offers) {
    bool needs_cards = offers == NULL || !pick_can_be_blind(offers);
    return play_is_face_down(play, seat) && (needs_cards || seat_in(play->look.unseen, seat));
}

/* ---- looking ---- */

bool play_may_look(const PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    return play->mode == PLAY_OPEN && pick->mode != PICK_NOTHING && !pick->is_out_of_turn &&
           play_is_hot_seat(play) && has_secret(play, pick->seat);
}

static void hide(PlayScene *play) {
    Pick *pick = &play->asking.pick;
    play_set_viewer(play, SABACC_NOBODY);
    if (pick_can_be_blind(&pick->all))
        pick_set_sight(pick, false);
    else
        play_draw_curtain_for(play, pick->seat);
}

static void show(PlayScene *play) {
    play_set_viewer(play, play->asking.pick.seat);
    pick_set_sight(&play->asking.pick, true);
}

void play_look_toggle(PlayScene *play) {
    if (!play_may_look(play)) return;
    bool is_open = !play->asking.pick.is_blind;
    play->look.opened_at = now_of(play);
    play->look.by = play->look.last;
    if (is_open)
        hide(play);
    else
        show(play);
}

/* ---- held ---- */

static bool is_same_key(const UiInput *one, const UiInput *other) {
    return one->key == other->key && one->character == other->character && one->pad == other->pad;
}

static bool is_let_go(const PlayScene *play, const UiInput *input) {
    const UiInput *by = &play->look.by;
    if (by->kind == UI_POINTER_DOWN) return input->kind == UI_POINTER_UP;
    return by->kind == UI_KEY && input->kind == UI_RELEASE && is_same_key(by, input);
}

/* The pointer opens the hand as it is pressed, not as it is released, so that it can be held. */
static bool is_on_button(const PlayScene *play, const UiInput *input) {
    return input->kind == UI_POINTER_DOWN && play_may_look(play) &&
           now_of(play) - play->look.asked_at >= GUARD_MS && box_has(play->look.button, input->x, input->y);
}

bool play_look_input(PlayScene *play, const UiInput *input) {
    bool is_on = is_on_button(play, input);
    bool is_key = input->kind == UI_KEY && !input->is_repeat;
    bool is_released = input->kind == UI_RELEASE || input->kind == UI_POINTER_UP;
    if (is_key || is_on)
        play->look.last = *input;
    else if (!is_released && input->kind != UI_POINTER_MOVE && input->kind != UI_KEY)
        play->look.last = (UiInput){.kind = UI_PRESS};
    if (is_on) {
        play_look_toggle(play);
        return true;
    }
    if (!is_let_go(play, input)) return false;
    bool was_pointer = play->look.by.kind == UI_POINTER_DOWN;
    bool is_held = now_of(play) - play->look.opened_at >= HOLD_MS;
    play->look.by = (UiInput){.kind = UI_PRESS};
    if (is_held && play_may_look(play) && !play->asking.pick.is_blind) hide(play);
    return was_pointer;
}

/* ---- what the bar shows ---- */

Colour play_seat_colour(const PlayScene *play, int seat) {
    bool is_one_of_several = seats_several(play->game.humans) && seat_in(play->game.humans, seat);
    return is_one_of_several && !play_is_replay(play) ? face_disc_colour(seat) : 0;
}

FaceDisc play_seat_face(const PlayScene *play, int seat) {
    const TableLook *look = &play->game.looks[seat];
    return (FaceDisc){.name = play_seat_name(play, seat), .portrait = look->portrait, .colour = look->colour};
}

BarOwner play_bar_owner(PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    BarOwner owner = {.button = NULL};
    if (!play_is_hot_seat(play) || pick->mode == PICK_NOTHING) return owner;
    owner.face = play_seat_face(play, pick->seat);
    if (!play_may_look(play)) return owner;
    owner.button = "peek";
    owner.label = pick->is_blind ? _("Show my hand") : _("Hide my hand");
    owner.key = 'y';
    owner.pad = UI_KEY_PAGE_DOWN;
    return owner;
}

void play_note_button(PlayScene *play, Ui *ui) {
    play->look.button = play_may_look(play) ? ui_box_of(ui, "peek") : (Box){0};
}

/* ---- what has happened meanwhile ---- */

enum { RECAP_EVENTS = 64 };

int play_recap(const PlayScene *play, int seat, char lines[PLAY_RECAP][PLAY_RECAP_LINE]) {
    SabaccEvent events[RECAP_EVENTS];
    MatchSubscription everybody = match_subscribe(play->game.match, SABACC_NOBODY);
    int count = subscription_events_since(&everybody, seat, events, RECAP_EVENTS), kept = 0, first = 0;
    while (first < count && events[first].seat == seat) first++; /* what it did itself */
    for (int i = count - 1; i >= first && kept < PLAY_RECAP; i--) {
        char *line = lines[PLAY_RECAP - 1 - kept];
        table_log_recap(match_public(play->game.match), play->game.looks, play_listener(play), &events[i],
                        line, PLAY_RECAP_LINE);
        if (line[0]) kept++;
    }
    return kept;
}

/* As many of the latest lines as the size takes. */
void play_recap_line(const PlayScene *play, int seat, char *words, size_t size) {
    static const char between[] = " · ";
    char lines[PLAY_RECAP][PLAY_RECAP_LINE];
    int count = play_recap(play, seat, lines), first = PLAY_RECAP;
    size_t used = 0;
    while (first > PLAY_RECAP - count && used + strlen(lines[first - 1]) + sizeof between < size)
        used += strlen(lines[--first]) + sizeof between - 1;
    Text text = text_over(words, size);
    for (int i = first; i < PLAY_RECAP; i++) {
        if (i > first) text_add(&text, between);
        text_add(&text, lines[i]);
    }
}
