#include "compare.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/explain.h"
#include "ai/study.h"
#include "match/json/playthrough.h"
#include "ui/prompts/pick.h"

static const char *const channel_words[CHANNELS] = {"view", "offers", "json",   "ai",
                                                    "why",  "blind",  "events", "pixels"};
enum { EFFORT = 4 };

const char *channel_word(Channel channel) { return channel_words[channel]; }

static bool has_seat(const Pair *pair) { return pair->viewer >= 0; }

/* Of another's cards: what a leak would let through. */
static SabaccCard secret_of(const Playthrough *play, int viewer) {
    SabaccView view;
    sabacc_view(&play->state, viewer, &view);
    const SabaccTable *table = &view.table;
    unsigned sum = 0;
    for (int at = 0; at < table->seats; at++)
        for (int slot = 0; slot < table->seat[at].hand_count; slot++)
            if (table->seat[at].hand[slot] == SABACC_CARD_HIDDEN)
                sum = sum * 7 + play->state.table.seat[at].hand[slot];
    return (SabaccCard)(sum % 251);
}

static bool same_views(Comparison *comparison, const Pair *pair) {
    SabaccView left, right;
    sabacc_view(&pair->left.state, pair->viewer, &left);
    sabacc_view(&pair->right.state, pair->viewer, &right);
    if (comparison->leak == CHANNEL_VIEW) {
        left.table.seat[0].draws[SABACC_MAX_DRAWS] = secret_of(&pair->left, pair->viewer);
        right.table.seat[0].draws[SABACC_MAX_DRAWS] = secret_of(&pair->right, pair->viewer);
    }
    comparison->done[CHANNEL_VIEW]++;
    return memcmp(&left, &right, sizeof left) == 0;
}

static bool same_offers_of(const SabaccOffers *left, const SabaccOffers *right) {
    return left->count == right->count &&
           memcmp(left->list, right->list, (size_t)left->count * sizeof *left->list) == 0;
}

static void offers_by_view(const Playthrough *play, int viewer, SabaccOffers *offers) {
    SabaccView view;
    sabacc_view(&play->state, viewer, &view);
    sabacc_view_legal(&view, offers);
}

static bool same_offers(Comparison *comparison, const Pair *pair) {
    static SabaccOffers left, right, seen_left, seen_right;
    if (!has_seat(pair)) return true;
    memset(&left, 0, sizeof left);
    memset(&right, 0, sizeof right);
    sabacc_legal(&pair->left.state, pair->viewer, &left);
    sabacc_legal(&pair->right.state, pair->viewer, &right);
    offers_by_view(&pair->left, pair->viewer, &seen_left);
    offers_by_view(&pair->right, pair->viewer, &seen_right);
    if (comparison->leak == CHANNEL_OFFERS) {
        left.list[left.count++].max = secret_of(&pair->left, pair->viewer);
        right.list[right.count++].max = secret_of(&pair->right, pair->viewer);
    }
    comparison->done[CHANNEL_OFFERS]++;
    return same_offers_of(&left, &right) && same_offers_of(&seen_left, &seen_right) &&
           (comparison->leak == CHANNEL_OFFERS || same_offers_of(&left, &seen_left));
}

static bool same_json(Comparison *comparison, const Pair *pair) {
    if (!has_seat(pair)) return true;
    int viewer = comparison->leak == CHANNEL_JSON ? SABACC_OPEN : pair->viewer;
    json_t *left = play_json(&pair->left, viewer), *right = play_json(&pair->right, viewer);
    char *left_words = json_dumps(left, JSON_COMPACT), *right_words = json_dumps(right, JSON_COMPACT);
    bool is_same = left_words && right_words && strcmp(left_words, right_words) == 0;
    free(left_words);
    free(right_words);
    json_decref(left);
    json_decref(right);
    comparison->done[CHANNEL_JSON]++;
    return is_same;
}

typedef struct Asked {
    SabaccView view;
    SabaccOffers offers;
    AiQuestion question;
} Asked;

static void ask(Asked *asked, const Playthrough *play, int viewer, AiLevel level, uint64_t seed) {
    static AiMemory memory;
    sabacc_view(&play->state, viewer, &asked->view);
    sabacc_view_legal(&asked->view, &asked->offers);
    asked->question = (AiQuestion){.view = &asked->view,
                                   .offers = &asked->offers,
                                   .level = level,
                                   .effort = EFFORT,
                                   .seed = seed,
                                   .memory = &memory};
}

static SabaccAction decide(const Playthrough *play, int viewer, AiLevel level, uint64_t seed) {
    static Asked asked;
    SabaccAction action = {0};
    ask(&asked, play, viewer, level, seed);
    ai_decide(&asked.question, &action);
    return action;
}

static bool same_choice(Comparison *comparison, const Pair *pair, uint64_t seed) {
    if (!has_seat(pair) || sabacc_need(&pair->left.state) != pair->viewer) return true;
    int levels = comparison->uses_search ? AI_LEVELS : AI_REGULAR;
    for (int level = 0; level < levels; level++) {
        uint64_t left_seed = seed, right_seed = seed;
        if (comparison->leak == CHANNEL_AI) {
            left_seed += secret_of(&pair->left, pair->viewer);
            right_seed += secret_of(&pair->right, pair->viewer);
        }
        SabaccAction left = decide(&pair->left, pair->viewer, (AiLevel)level, left_seed);
        SabaccAction right = decide(&pair->right, pair->viewer, (AiLevel)level, right_seed);
        if (memcmp(&left, &right, sizeof left) != 0) return false;
    }
    comparison->done[CHANNEL_AI]++;
    return true;
}

static AiReasons reasons_of(const Playthrough *play, int viewer, AiLevel level, const SabaccAction *taken) {
    static Asked asked;
    AiReasons reasons;
    memset(&reasons, 0, sizeof reasons);
    ask(&asked, play, viewer, level, 1);
    ai_explain(&asked.question, taken, &reasons);
    return reasons;
}

/* Of the same action in both: what the left one does. */
static bool same_reasons(Comparison *comparison, const Pair *pair) {
    if (!has_seat(pair) || sabacc_need(&pair->left.state) != pair->viewer) return true;
    int levels = comparison->uses_search ? AI_LEVELS : AI_REGULAR;
    for (int level = 0; level < levels; level++) {
        SabaccAction taken = decide(&pair->left, pair->viewer, (AiLevel)level, 1);
        AiReasons left = reasons_of(&pair->left, pair->viewer, (AiLevel)level, &taken);
        AiReasons right = reasons_of(&pair->right, pair->viewer, (AiLevel)level, &taken);
        if (comparison->leak == CHANNEL_WHY) {
            left.beats += secret_of(&pair->left, pair->viewer);
            right.beats += secret_of(&pair->right, pair->viewer);
        }
        if (memcmp(&left, &right, sizeof left) != 0) return false;
    }
    comparison->done[CHANNEL_WHY]++;
    return true;
}

/* What can be read of a pick: its sentence, its buttons and where the focus begins. */
static void describe_pick(const Pick *pick, char *words, size_t size) {
    PickButton buttons[PICK_BUTTONS];
    char prompt[PICK_PROMPT], usual[UI_NAME_BYTES];
    int count = pick_buttons(pick, buttons), used;
    pick_prompt(pick, prompt, sizeof prompt);
    pick_usual(pick, usual);
    used = snprintf(words, size, "%d %s|%s|%x|%d", (int)pick->mode, prompt, usual, (unsigned)pick_cards(pick),
                    (int)pick_amount(pick));
    for (int i = 0; i < count && used > 0 && (size_t)used < size; i++)
        used += snprintf(words + used, size - (size_t)used, "|%s %s %s %d%d", buttons[i].name,
                         buttons[i].label, buttons[i].amount, buttons[i].is_primary, buttons[i].is_disabled);
}

/* The question to the seat that must act, its hand face down; and where each of its buttons leads. */
static void describe_blind(const Playthrough *play, bool is_leaking, char *words, size_t size) {
    static Asked asked;
    PickButton buttons[PICK_BUTTONS];
    Pick pick;
    ask(&asked, play, sabacc_need(&play->state), AI_NOVICE, 1);
    pick_begin(&pick, &asked.view, &asked.offers);
    bool can_be_blind = pick_can_be_blind(&asked.offers);
    words[0] = '\0';
    if (!can_be_blind && !is_leaking) return;
    if (!is_leaking) pick_set_sight(&pick, false);
    describe_pick(&pick, words, size);
    int count = pick_buttons(&pick, buttons);
    for (int i = 0; i < count; i++) {
        Pick next = pick;
        SabaccAction action;
        UiEvent event = {.kind = UI_EVENT_ACTIVATE};
        memcpy(event.name, buttons[i].name, sizeof event.name);
        size_t used = strlen(words);
        if (!pick_take(&next, &event, &action)) describe_pick(&next, words + used, size - used);
    }
}

static bool same_blind(Comparison *comparison, const Pair *pair) {
    static char left[16384], right[16384];
    int seat = sabacc_need(&pair->left.state);
    if (pair->viewer != SABACC_NOBODY || seat < 0 || sabacc_need(&pair->right.state) != seat) return true;
    describe_blind(&pair->left, comparison->leak == CHANNEL_BLIND, left, sizeof left);
    describe_blind(&pair->right, comparison->leak == CHANNEL_BLIND, right, sizeof right);
    comparison->done[CHANNEL_BLIND]++;
    bool is_same = strcmp(left, right) == 0;
    if (!is_same) printf("    %s\n    %s\n", left, right);
    return is_same;
}

Channel compare_now(Comparison *comparison, const Pair *pair, uint64_t seed) {
    if (!same_views(comparison, pair)) return CHANNEL_VIEW;
    if (!same_offers(comparison, pair)) return CHANNEL_OFFERS;
    if (!same_json(comparison, pair)) return CHANNEL_JSON;
    if (!same_choice(comparison, pair, seed)) return CHANNEL_AI;
    if (!same_reasons(comparison, pair)) return CHANNEL_WHY;
    if (!same_blind(comparison, pair)) return CHANNEL_BLIND;
    return CHANNELS;
}

/* Says in which event the two differ. */
static Channel differ(const SabaccEvent *one, const SabaccEvent *other) {
    printf("    events %s of seat %d and %s of seat %d: amounts %d and %d, second %d and %d, clauses %d and "
           "%d\n",
           sabacc_event_word(one->type), one->seat, sabacc_event_word(other->type), other->seat,
           (int)one->amount, (int)other->amount, (int)one->second, (int)other->second, one->clause,
           other->clause);
    return CHANNEL_EVENTS;
}

Channel compare_step(Comparison *comparison, const Pair *pair, const SabaccView *before) {
    const SabaccEvents *left = &pair->left.events, *right = &pair->right.events;
    SabaccView absorbed = *before, after;
    comparison->done[CHANNEL_EVENTS]++;
    int viewer = comparison->leak == CHANNEL_EVENTS ? SABACC_OPEN : pair->viewer;
    for (int i = 0; i < left->count && i < right->count; i++) {
        SabaccEvent one, other;
        sabacc_redact(&left->list[i], viewer, &one);
        sabacc_redact(&right->list[i], viewer, &other);
        if (memcmp(&one, &other, sizeof one) != 0) return differ(&one, &other);
        sabacc_redact(&left->list[i], pair->viewer, &one);
        sabacc_absorb(&absorbed, &one);
    }
    sabacc_view(&pair->right.state, pair->viewer, &after);
    bool is_same = left->count == right->count && memcmp(&absorbed, &after, sizeof after) == 0;
    return is_same ? CHANNELS : CHANNEL_EVENTS;
}
