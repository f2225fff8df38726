/* The streaks recorded at the table (SO-2): whose, and whether a hand counts. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/play/private.h"
#include "scenes/statistics/streaks_page.h"

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

bool play_keeps_streak(const PlayScene *play) {
    bool is_of_it = play_game(play)->played_for.for_streaks;
    return is_of_it && !match_is_copy(play->game.match) && !play->plan.is_demo && !play_is_replay(play) &&
           !play_is_lesson(play) && seat_in(play->game.humans, 0);
}

/* ---- keeping it ---- */

/* The saved result of a hand: how it ended, also for a numbered deal. */
typedef struct KeptResult {
    Stage *stage;
    SabaccSetup rules;
    StreakHand hand;
    int64_t deal;
    bool has_kept_deal;
    int played; /* hands in the file when this one was first to be added; -1: not looked yet */
} KeptResult;

/* A write that failed only in its last sync has added the hand: trying again must not add it twice. */
static bool is_added(KeptResult *kept) {
    char words[MATCH_MESSAGE];
    Text unused = text_over(words, sizeof words);
    Streaks found;
    int played = 0;
    if (!streaks_read(stage_services(kept->stage)->data_directory, kept->rules.game, &found, &unused))
        return false;
    for (int end = 0; end < STREAK_ENDS; end++) played += found.hands[end];
    bool is_first_try = kept->played < 0;
    if (is_first_try) kept->played = played;
    return !is_first_try && played > kept->played;
}

static bool add_result(KeptResult *kept, Text *why) {
    const char *data = stage_services(kept->stage)->data_directory;
    if (kept->deal > 0 && !kept->has_kept_deal &&
        !streaks_keep_deal(data, &kept->rules, kept->deal, &kept->hand, why))
        return false;
    kept->has_kept_deal = true;
    return is_added(kept) || streaks_add(data, kept->rules.game, &kept->hand, why);
}

/* A failure is said by errno, and a file that was put aside by a toast. */
static bool save_result(void *user) {
    KeptResult *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_saved = add_result(kept, &why);
    if (is_saved && words[0]) ui_toast(stage_services(kept->stage)->ui, words);
    return is_saved;
}

static void keep_result(const PlayScene *play, const StreakHand *hand, int32_t hand_number) {
    char name[PROBLEM_NAME];
    KeptResult *kept = memory_calloc(1, sizeof *kept);
    kept->stage = play->scene.stage;
    kept->rules = match_setup(play->game.match)->rules;
    kept->deal = play->plan.deal;
    kept->played = -1;
    kept->hand = *hand;
    snprintf(name, sizeof name, "result:%d", (int)hand_number); /* each hand is one of its own */
    stage_keep(play->scene.stage, name,
               &(Keeping){.what = N_("results"), .save = save_result, .release = free, .user = kept});
}

/* ---- the table's ---- */

void play_streaks_open(PlayScene *play) {
    const char *data = services(play)->data_directory;
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    Streaks unused;
    play->streak = (PlayStreak){.counted = match_public(play->game.match)->hand - 1};
    if (!play_keeps_streak(play)) return;
    if (!streaks_read(data, play_game(play), &unused, &why)) ui_toast(services(play)->ui, words);
    if (play->plan.kind == PLAN_RESUME) {
        StreakNote note;
        if (!play_save_due_note(play->game.save, &note))
            note = streaks_note(data, play_game(play), play_save_path(play->game.save));
        play->plan.deal = note.deal;
        play->streak.undone = note.undone;
    } else if (play->plan.deal > 0) {
        StreakDeal deal;
        play->streak.is_repeated =
            streaks_deal(data, &match_setup(play->game.match)->rules, play->plan.deal, &deal);
        play_save_note(play->game.save, (StreakNote){.deal = play->plan.deal});
        if (play->streak.is_repeated)
            ui_toast(services(play)->ui, _("You have played this deal before: this try does not count."));
    }
}

/* The hand that has ended, from its events; false if none has. */
static bool find_ended(const SabaccEvents *events, StreakHand *hand) {
    bool has_ended = false;
    for (int i = 0; i < events->count; i++) {
        const SabaccEvent *event = &events->list[i];
        bool is_ours = event->seat == 0;
        if (event->type == SABACC_EVENT_REVEAL && is_ours) {
            hand->count = event->count;
            memcpy(hand->cards, event->cards, event->count);
        } else if (event->type == SABACC_EVENT_SHOWDOWN && is_ours) {
            hand->total = event->amount;
            hand->rank = (uint8_t)event->second;
        } else if (event->type == SABACC_EVENT_HAND_END) {
            hand->end = event->amount == 0                    ? STREAK_DRAWN
                        : seat_in((SeatMask)event->amount, 0) ? STREAK_WON
                                                              : STREAK_LOST;
            has_ended = true;
        }
    }
    return has_ended;
}

void play_streaks_add(PlayScene *play, const SabaccEvents *events, int32_t hand_number) {
    StreakHand hand = {.end = STREAK_ENDS};
    PlayStreak *streak = &play->streak;
    if (!play_keeps_streak(play) || !find_ended(events, &hand)) return;
    bool counts = hand_number > streak->counted && hand_number > streak->undone && !streak->is_repeated;
    streak->counted = hand_number > streak->counted ? hand_number : streak->counted;
    streak->has_counted = counts;
    if (!counts) return;
    calendar_format(calendar_today(), hand.day);
    keep_result(play, &hand, hand_number);
}

void play_streaks_undo(PlayScene *play, int32_t hand_before) {
    if (!play_keeps_streak(play) || hand_before <= play->streak.undone) return;
    play->streak.undone = hand_before;
    play_save_note(play->game.save, (StreakNote){.undone = hand_before, .deal = play->plan.deal});
}

bool play_streaks_format_deal(const PlayScene *play, char *title, size_t title_size, char *words,
                              size_t size) {
    StreakDeal deal;
    char how[128];
    int64_t number = play->plan.deal;
    if (number == 0 || !play_keeps_streak(play)) return false;
    snprintf(title, title_size, _("Deal %lld"), (long long)number);
    words[0] = '\0';
    if (!streaks_deal(services(play)->data_directory, &match_setup(play->game.match)->rules, number, &deal))
        return true;
    streaks_deal_words(&deal, how, sizeof how);
    snprintf(words, size,
             play->streak.is_repeated ? _("It stands as you played it first: %s.") : _("It ended: %s."), how);
    return true;
}

static void format_streak(const Streaks *streaks, char *words, size_t size) {
    if (streaks->streak > 1)
        snprintf(words, size,
                 streaks->streak == streaks->longest ? _("%d won in a row, your longest so far (SO-2)")
                                                     : _("%d won in a row; the longest was %d (SO-2)"),
                 streaks->streak, streaks->longest);
    else if (streaks->longest > 1)
        snprintf(words, size, _("Your longest row of hands won: %d (SO-2)"), streaks->longest);
    else
        snprintf(words, size, _("Won %d, lost %d, drawn %d (SO-2)"), streaks->hands[STREAK_WON],
                 streaks->hands[STREAK_LOST], streaks->hands[STREAK_DRAWN]);
}

void play_streaks_say(const PlayScene *play, char *words, size_t size) {
    char ignored[MATCH_MESSAGE];
    Text why = text_over(ignored, sizeof ignored);
    Streaks streaks;
    words[0] = '\0';
    if (!play_keeps_streak(play)) return;
    if (play->streak.is_repeated)
        snprintf(words, size, "%s", _("Only the first try of a numbered deal counts."));
    else if (!play->streak.has_counted)
        snprintf(words, size, "%s", _("A hand in which a move was taken back does not count."));
    else if (streaks_read(services(play)->data_directory, play_game(play), &streaks, &why))
        format_streak(&streaks, words, size);
}
