/* What the table says aloud: lines of the log as they are shown, the question, results; and on request one's
 * hand, credits, the others, the choices, and what happened before. It knows what the screen shows to whoever
 * looks at it, and no more. */

#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/reasons.h"
#include "speech/speech.h"
#include "table/log.h"
#include "ui/hand_groups.h"
#include "ui/spoken.h"
#include "words/card_words.h"
#include "words/event_words.h"
#include "words/side_words.h"
#include "words/table_words.h"
#include "words/token_words.h"

enum { SPOKEN = SPEECH_WORDS };

static Speech *speech_of(const PlayScene *play) { return stage_services(play->scene.stage)->speech; }
static Ui *ui_of(const PlayScene *play) { return stage_services(play->scene.stage)->ui; }

static bool is_heard(const PlayScene *play) {
    return !play->plan.is_demo && play->game.match && speech_is_heard(speech_of(play));
}

void play_say(const PlayScene *play, SpeechKind kind, const char *words) {
    char spoken[SPOKEN];
    Text text = text_over(spoken, sizeof spoken);
    ui_spoken_add(&text, words); /* without symbols and clauses */
    speech_say(speech_of(play), kind, spoken);
}

void play_say_part(Text *out, const char *words) {
    if (!words[0]) return;
    text_add(out, ", ");
    text_add(out, words);
}

/* ---- what happens ---- */

/* Of others: small steps, of which some may be left out where many come at once. */
static bool is_small(const PlayScene *play, const SabaccEvent *event) {
    static const uint8_t small[] = {SABACC_EVENT_DEALER, SABACC_EVENT_ANTE,    SABACC_EVENT_CHECK,
                                    SABACC_EVENT_STAND,  SABACC_EVENT_PASS,    SABACC_EVENT_DRAW,
                                    SABACC_EVENT_TRADE,  SABACC_EVENT_DISCARD, SABACC_EVENT_MATCH};
    return event->seat >= 0 && !seat_in(play->game.humans, event->seat) &&
           memchr(small, event->type, sizeof small);
}

typedef enum LastLine { LAST_TOLD, LAST_SMALL, LAST_LEFT_OUT } LastLine;

static void speak_lines(PlayScene *play, LastLine last) {
    int total = table_view_log_total(play->seen.view), count = table_view_log_count(play->seen.view);
    int fresh = total - play->speak.lines;
    if (fresh <= 0) return; /* fewer: the last is withheld again */
    play->speak.lines = total;
    if (!is_heard(play)) return;
    for (int i = count - (fresh < count ? fresh : count); i < count - (last == LAST_LEFT_OUT); i++)
        play_say(play, last == LAST_SMALL && i == count - 1 ? SPEECH_FLEETING : SPEECH_EVENT,
                 table_view_log_line(play->seen.view, i));
}

void play_speak_lines(PlayScene *play, bool is_last_small) {
    speak_lines(play, is_last_small ? LAST_SMALL : LAST_TOLD);
}

/* Cards that are shown have no line of the log, for everybody sees them. */
static void say_reveal(const PlayScene *play, const SabaccEvent *event) {
    char cards[SPOKEN / 2], words[SPOKEN];
    Text list = text_over(cards, sizeof cards);
    bool is_shown = event->type == SABACC_EVENT_REVEAL && event->seat >= 0 && event->count > 0;
    if (!is_shown || !is_heard(play)) return;
    card_list_words(event->cards, event->count, &list);
    sentence_write(SENTENCE_SHOWS, play_is_you(play, event->seat), words, sizeof words,
                   play_seat_name(play, event->seat), cards);
    play_say(play, SPEECH_EVENT, words);
}

/* At one screen the log keeps the cards of each from the others; their owner, who looks at them, hears them.
 */
static void say_dealt(const PlayScene *play, const SabaccEvent *event) {
    char card[CARD_WORDS], words[SPOKEN];
    bool is_own =
        event->type == SABACC_EVENT_DEAL && event->seat >= 0 && event->seat == play->seen.eyes.viewer;
    if (!is_own || !play_has_evening(play) || !is_heard(play) || event->cards[0] == SABACC_CARD_HIDDEN)
        return;
    card_spoken(event->cards[0], card);
    sentence_write(SENTENCE_IS_DEALT, false, words, sizeof words, play_seat_name(play, event->seat), card);
    play_say(play, SPEECH_EVENT, words);
}

/* What a token does that somebody else has played, in the words of its rule, which speaks to whoever plays
 * it: who has chosen it has heard that. */
static void say_token(const PlayScene *play, int seat, SabaccCard token) {
    char words[SPOKEN];
    if (play_is_you(play, seat)) return;
    snprintf(words, sizeof words, _("%s, to whoever plays it: %s"), token_title(token), token_effect(token));
    play_say(play, SPEECH_EVENT, words);
}

static bool is_among(const SabaccEvents *events, SabaccEventType type) {
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == type) return true;
    return false;
}

/* What a hand that is shown comes to, who takes what, and who wins the game, the page of results tells in a
 * moment: once is enough, and the log has it. */
static bool is_of_results(const PlayScene *play, const SabaccEvent *event) {
    static const uint8_t of_hand[] = {SABACC_EVENT_SHOWDOWN, SABACC_EVENT_PAYOUT, SABACC_EVENT_SABACC_PAYOUT};
    if (play_is_lesson(play) || play->watch.skips != WATCH_SKIPS_NOTHING) return false;
    if (event->type == SABACC_EVENT_GAME_END) return true;
    bool shows_nothing = event->type == SABACC_EVENT_SHOWDOWN && event->second == SABACC_RANK_EMPTY;
    if (shows_nothing) return false; /* there are no cards to be told */
    return play_game(play)->played_for.prize == SABACC_FOR_CREDITS &&
           memchr(of_hand, event->type, sizeof of_hand) && is_among(&play->seen.news, SABACC_EVENT_HAND_END);
}

/* Dice are told once they lie, as the log does. */
void play_speak_event(PlayScene *play, const SabaccEvent *event) {
    if (is_of_results(play, event))
        speak_lines(play, LAST_LEFT_OUT);
    else if (event->type != SABACC_EVENT_ROLL)
        play_speak_lines(play, is_small(play, event));
    say_reveal(play, event);
    say_dealt(play, event);
    if (event->type == SABACC_EVENT_TOKEN && is_heard(play)) say_token(play, event->seat, event->cards[0]);
}

/* ---- the question ---- */

int play_looker(const PlayScene *play) {
    int viewer = play->seen.eyes.viewer;
    bool is_covered = play->mode == PLAY_CURTAIN || play->mode == PLAY_READ_OUT || play->mode == PLAY_AWAY;
    bool is_own = viewer >= 0 && seat_in(play->game.humans, viewer);
    return is_own && !is_covered &&
                   !(play_is_hot_seat(play) && play_is_face_down(play, viewer) && play->asking.pick.is_blind)
               ? viewer
               : SABACC_NOBODY;
}

/* What the one who looks on holds, what it comes to, and what is chosen of it. */
static void add_own_hand(const PlayScene *play, Text *out) {
    char worth[160];
    Text text = text_over(worth, sizeof worth);
    int seat = play_looker(play);
    bool is_asked = play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING;
    uint8_t slots[SABACC_MAX_HAND];
    OwnHandWords more = {
        .worth = worth, .chosen = is_asked ? pick_chosen(&play->asking.pick) : 0, .slots = slots};
    for (int place = 0; place < play_shown(play)->seat[seat].hand_count; place++)
        slots[place] = (uint8_t)hand_slot_at(play_shown(play), seat, place);
    table_view_worth(play->seen.view, seat, more.chosen, &text);
    own_hand_words(play_shown(play), seat, &more, out);
}

/* The side deck that is being built, card by card. */
static void add_side_deck(const PlayScene *play, Text *out) {
    SabaccCard kinds[SABACC_MAX_PILE], deck[SABACC_MAX_PILE];
    const Pick *pick = &play->asking.pick;
    int count = sabacc_side_list(play_shown(play), kinds), chosen = 0;
    for (int kind = 0; kind < count; kind++)
        for (int n = 0; n < pick->side[kind] && chosen < SABACC_MAX_PILE; n++) deck[chosen++] = kinds[kind];
    if (chosen == 0) return;
    text_add(out, _("Your side deck: "));
    card_list_words(deck, chosen, out);
}

void play_say_own(const PlayScene *play, Text *out) {
    if (play_looker(play) < 0) return;
    if (play->asking.pick.mode == PICK_SIDE)
        add_side_deck(play, out);
    else
        add_own_hand(play, out);
}

/* A card that lies open is told whole: its button has its value alone. */
static bool add_open_card(const PlayScene *play, const PickButton *button, Text *out) {
    char words[CARD_WORDS];
    SabaccCard card = open_card(play_shown(play), SABACC_NO_FAMILY);
    bool is_of_it = strcmp(button->name, "take:discard") == 0 && button->amount[0];
    if (!is_of_it || card == SABACC_CARD_NONE) return false;
    card_spoken(card, words);
    text_add(out, button->label);
    text_add_char(out, ' ');
    text_add(out, words);
    return true;
}

void play_say_buttons(const PlayScene *play, Text *out) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(&play->asking.pick, buttons), told = 0;
    char words[PICK_LABEL + PICK_AMOUNT + 4];
    for (int i = 0; i < count; i++) {
        if (buttons[i].is_disabled) continue;
        text_add(out, told++ > 0 ? ", " : out->used > 0 ? " " : "");
        snprintf(words, sizeof words, buttons[i].amount[0] ? "%s %s" : "%s", buttons[i].label,
                 buttons[i].amount);
        if (!add_open_card(play, &buttons[i], out)) ui_spoken_add(out, words);
        ui_spoken_key(ui_of(play), buttons[i].key, out);
    }
    if (told > 0) text_add_char(out, '.');
}

/* The coach's in the first hands, else the pick's. */
void play_say_prompt(const PlayScene *play, bool with_coach, Text *out) {
    char words[PICK_PROMPT];
    bool is_coached = with_coach && play->asking.pick.mode == PICK_VERB && play_is_coached(play);
    words[0] = '\0';
    if (is_coached) play_coach(play, words, sizeof words);
    if (!words[0]) pick_prompt(&play->asking.pick, words, sizeof words);
    ui_spoken_sentence(out, words);
}

void play_say_turn(const PlayScene *play, Text *out) {
    int seat = play->asking.pick.seat;
    if (play_is_hot_seat(play)) {
        char words[160];
        snprintf(words, sizeof words, _("Your turn, %s"), play_seat_name(play, seat));
        text_add(out, words);
    } else {
        text_add(out, _("Your turn."));
    }
}

/* What has been chosen so far for what is asked next. */
static void add_chosen(const PlayScene *play, Text *out) {
    const SabaccTable *table = play_shown(play);
    int seat = play_looker(play), told = 0;
    uint32_t chosen = pick_chosen(&play->asking.pick);
    for (int slot = 0; seat >= 0 && slot < table->seat[seat].hand_count; slot++) {
        if (!(chosen >> slot & 1)) continue;
        text_add(out, told++ > 0 ? ", " : _("Chosen: "));
        own_card_words(table, seat, slot, out);
    }
}

/* From how much to how much. */
static void add_range(const PlayScene *play, Text *out) {
    char words[64];
    int32_t min, max;
    if (!pick_has_amount(&play->asking.pick)) return;
    pick_range(&play->asking.pick, &min, &max);
    snprintf(words, sizeof words, _("From %d to %d."), (int)min, (int)max);
    ui_spoken_sentence(out, words);
}

/* The standing explanation of such a turn once in a hand; a question always. */
static void add_prompt(PlayScene *play, Text *out) {
    PlaySpeak *speak = &play->speak;
    char words[2 * PICK_PROMPT];
    Text prompt = text_over(words, sizeof words);
    play_say_prompt(play, true, &prompt);
    uint64_t hash = hash_bytes(words, prompt.used);
    int32_t hand = play_shown(play)->hand;
    bool is_told = false;
    if (speak->hand != hand) speak->hand = hand, speak->prompt_count = 0;
    for (int i = 0; i < speak->prompt_count && i < SPEAK_PROMPTS; i++) is_told |= speak->prompts[i] == hash;
    if (is_told && play->asking.pick.mode == PICK_VERB) return;
    if (!is_told) speak->prompts[speak->prompt_count++ % SPEAK_PROMPTS] = hash;
    ui_spoken_sentence(out, words);
}

static void say_question(PlayScene *play, bool is_new) {
    char words[SPOKEN], spoken[SPOKEN];
    Text text = text_over(words, sizeof words), clean = text_over(spoken, sizeof spoken);
    if (!is_new) add_chosen(play, &text);
    if (is_new) {
        char own[SPOKEN];
        Text hand = text_over(own, sizeof own);
        play_say_turn(play, &text);
        play_say_own(play, &hand);
        ui_spoken_sentence(&text, own);
        own[hand.used = 0] = '\0';
        if (play_looker(play) >= 0) own_credits_words(play_shown(play), play_looker(play), &hand);
        ui_spoken_sentence(&text, own);
    }
    add_prompt(play, &text);
    if (!is_new) add_range(play, &text);
    if (is_new) play_say_buttons(play, &text);
    ui_spoken_add(&clean, words);
    speech_say(speech_of(play), SPEECH_EVENT, spoken);
    ui_spoken_again(ui_of(play));
}

/* ---- following ---- */

void play_speak_open(PlayScene *play) {
    play->speak = (PlaySpeak){.mode = PLAY_OPEN, .looker = SABACC_NOBODY};
    play->speak.lines = table_view_log_total(play->seen.view);
    if (play_has_advice(play))
        play->speak.toggled = settings_advice(stage_services(play->scene.stage)->settings) != ADVICE_OFF;
}

static bool is_another_step(const PlaySpeak *speak, const Pick *pick) {
    return speak->step != pick->mode || speak->verb != pick->verb || speak->card != pick->card ||
           speak->token != pick->token;
}

/* Once, before the first question; again when it is asked what others hold. */
static void say_policy(PlayScene *play) {
    char words[SPOKEN];
    Text text = text_over(words, sizeof words);
    if (play->speak.knows_policy) return;
    play->speak.knows_policy = true;
    house_policy_words(play_shown(play), &text);
    if (text.used > 0) play_say(play, SPEECH_EVENT, words);
}

/* Who plays with whom, as the table opens. */
static void say_teams(PlayScene *play) {
    char words[SPOKEN];
    Text text = text_over(words, sizeof words);
    if (play->speak.knows_teams) return;
    play->speak.knows_teams = true;
    if (!play_has_teams(play)) return;
    text_add(&text, _("Teams"));
    for (int team = 0; team < TEAMS_MAX; team++) {
        SeatMask seats = teams_seats(&play->plan.teams, (TeamId)team);
        if (seats == 0) continue;
        ui_spoken_sentence(&text, _(team_title((TeamId)team)));
        for (int told = 0; seats != 0; told++) {
            text_add(&text, told == 0 ? ": " : ", ");
            text_add(&text, play_name_or_you(play, seats_take(&seats, 0)));
        }
    }
    play_say(play, SPEECH_EVENT, words);
}

static void follow_question(PlayScene *play) {
    PlaySpeak *speak = &play->speak;
    const Pick *pick = &play->asking.pick;
    uint32_t serial = match_serial(play->game.match);
    bool is_asked = play->mode == PLAY_OPEN && pick->mode != PICK_NOTHING;
    bool is_new = is_asked && (!speak->is_asked || speak->serial != serial || speak->seat != pick->seat ||
                               speak->is_blind != pick->is_blind);
    bool is_step = is_asked && !is_new && is_another_step(speak, pick);
    speak->is_asked = is_asked;
    speak->serial = serial;
    speak->seat = pick->seat;
    speak->is_blind = pick->is_blind;
    speak->step = pick->mode;
    speak->verb = pick->verb;
    speak->card = pick->card;
    speak->token = pick->token;
    bool has_question = pick->mode != PICK_VERB || pick->card >= 0;
    if (is_new || (is_step && has_question)) say_question(play, is_new);
}

/* What was said of one person's hand is not for the next at the same screen. */
static void forget_others(PlayScene *play) {
    int seat = play_looker(play);
    bool is_private = play_is_hot_seat(play) && play->speak.looker >= 0 && seat != play->speak.looker;
    play->speak.looker = seat;
    if (is_private) speech_forget(speech_of(play));
}

void play_speak_follow(PlayScene *play) {
    if (!play->game.match) return;
    forget_others(play);
    play_speak_lines(play, false);
    if (!is_heard(play)) {
        play->speak.is_asked = false;
        return;
    }
    say_teams(play);
    say_policy(play);
    if (play->mode == PLAY_SHOWDOWN && play->speak.mode != PLAY_SHOWDOWN) play_speak_results(play);
    play->speak.mode = play->mode;
    play_speak_lesson(play);
    follow_question(play);
    play_speak_advice(play);
}

/* ---- what lies on the table has no label ---- */

static void name_card(const PlayScene *play, int slot, Text *out) {
    int seat = play_looker(play);
    const SabaccSeat *at = seat >= 0 ? &play_shown(play)->seat[seat] : NULL;
    if (!at || slot < 0 || slot >= at->hand_count) return;
    own_card_words(play_shown(play), seat, slot, out);
    if (pick_chosen(&play->asking.pick) >> slot & 1) {
        text_add(out, ", ");
        text_add(out, _("chosen"));
    }
}

static void add_token(SabaccCard token, Text *out) {
    text_add(out, token_title(token));
    ui_spoken_sentence(out, token_effect(token));
}

static void name_token(const PlayScene *play, int slot, Text *out) {
    int seat = play_looker(play);
    if (seat < 0 || slot < 0 || slot >= play_shown(play)->seat[seat].token_count) return;
    add_token(play_shown(play)->seat[seat].tokens[slot], out);
}

static void name_face(const char *word, Text *out) {
    SabaccCard face = sabacc_card_parse(word, strlen(word));
    if (sabacc_card_is_token(face)) add_token(face, out);
}

static void name_pile(const PlayScene *play, SabaccFamily family, bool is_open, Text *out) {
    static const char *const titles[3] = {N_("Deck"), N_("Sand deck"), N_("Blood deck")};
    SabaccCard card = open_card(play_shown(play), family);
    if (!is_open) {
        text_add(out, _(titles[family]));
        return;
    }
    text_add(out, _("Open on the discard pile: "));
    if (card != SABACC_CARD_NONE) card_list_words(&card, 1, out);
}

static void name_open_card(const PlayScene *play, const char *widget, Text *out) {
    PickButton buttons[PICK_BUTTONS];
    int count = pick_buttons(&play->asking.pick, buttons);
    for (int i = 0; i < count; i++)
        if (strcmp(buttons[i].name, widget) == 0) add_open_card(play, &buttons[i], out);
}

static void name_place(const PlayScene *play, const char *widget, Text *out) {
    UiEvent event = {.kind = UI_EVENT_ACTIVATE};
    snprintf(event.name, sizeof event.name, "%s", widget);
    int number = ui_event_index(&event);
    if (ui_event_is(&event, "card:")) name_card(play, number, out);
    if (ui_event_is(&event, "token:")) name_token(play, number, out);
    if (ui_event_is(&event, "face:")) name_face(widget + strlen("face:"), out);
    if (ui_event_is(&event, "pool:")) text_add(out, _("a hidden card"));
    if (ui_event_is(&event, "value:")) text_add_shown(out, number);
    if (ui_event_is(&event, "seat:")) text_add(out, play_seat_name(play, number));
    if (strcmp(widget, "rest") == 0) play_say_prompt(play, true, out);
    if (strcmp(widget, "take:discard") == 0) name_open_card(play, widget, out);
    bool has_families = play_shown(play)->blood_count + play_shown(play)->blood_discard_count > 0;
    SabaccFamily family = has_families ? SABACC_SAND : SABACC_NO_FAMILY;
    if (strcmp(widget, "deck") == 0) name_pile(play, family, false, out);
    if (strcmp(widget, "discard") == 0) name_pile(play, family, true, out);
    if (strcmp(widget, "blood:deck") == 0) name_pile(play, SABACC_BLOOD, false, out);
    if (strcmp(widget, "blood:discard") == 0) name_pile(play, SABACC_BLOOD, true, out);
}

/* The question has said it. */
static bool is_in_prompt(const PlayScene *play, const char *words) {
    char prompt[PICK_PROMPT];
    pick_prompt(&play->asking.pick, prompt, sizeof prompt);
    return strstr(prompt, words) != NULL;
}

bool play_speak_widget(const PlayScene *play, const char *widget, Text *name, Text *hint) {
    char words[PICK_HINT];
    if (!play->game.match) return true;
    name_place(play, widget, name);
    bool is_told = strcmp(widget, "rest") == 0 || play->mode != PLAY_OPEN;
    bool is_asked = play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING;
    if (!is_told && pick_hint(&play->asking.pick, widget, words, sizeof words) && !is_in_prompt(play, words))
        ui_spoken_add(hint, words);
    return strcmp(widget, "hurry") != 0 && (is_asked || strncmp(widget, "token:", strlen("token:")) != 0);
}

bool play_speak_is_page(const PlayScene *play) {
    return !play->game.match ||
           (play->mode != PLAY_OPEN && play->mode != PLAY_SHOWDOWN && play->mode != PLAY_FILM);
}
