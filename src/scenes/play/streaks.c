/* What the table keeps of hands that are played for streaks (SO-2): by whom, and whether a hand counts. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/statistics/streaks_page.h"

static const StageServices *services(const TableScene *table) { return stage_services(table->scene.stage); }

bool table_keeps_streak(const TableScene *table) {
    bool is_of_it = table_game(table)->played_for.for_streaks;
    return is_of_it && !match_is_copy(table->match) && !table->plan.is_demo && !table_is_replay(table) &&
           seat_in(table->humans, 0);
}

void table_streaks_open(TableScene *table) {
    const char *data = services(table)->data_directory;
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    Streaks unused;
    table->streak = (TableStreak){.counted = match_public(table->match)->hand - 1};
    if (!table_keeps_streak(table)) return;
    if (!streaks_read(data, table_game(table), &unused, &why)) ui_toast(services(table)->ui, words);
    if (table->plan.kind == PLAN_RESUME) {
        StreakNote note = streaks_note(data, table_game(table), table_save_path(table->save));
        table->plan.deal = note.deal;
        table->streak.undone = note.undone;
    } else if (table->plan.deal > 0) {
        StreakDeal deal;
        table->streak.is_repeated =
            streaks_deal(data, &match_setup(table->match)->rules, table->plan.deal, &deal);
        streaks_keep_note(data, table_game(table), table_save_path(table->save),
                          (StreakNote){.deal = table->plan.deal});
        if (table->streak.is_repeated)
            ui_toast(services(table)->ui, _("You have played this deal before: this try does not count."));
    }
}

/* The hand that has ended, as its events tell it; false where none has. */
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

static void tell(TableScene *table, bool is_kept, const char *words) {
    if (!is_kept && words[0] && !table->has_reported_save_error) ui_toast(services(table)->ui, words);
    table->has_reported_save_error |= !is_kept && words[0];
}

void table_streaks_add(TableScene *table, const SabaccEvents *events, int32_t hand_number) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    StreakHand hand = {.end = STREAK_ENDS};
    const char *data = services(table)->data_directory;
    TableStreak *streak = &table->streak;
    if (!table_keeps_streak(table) || !find_ended(events, &hand)) return;
    bool counts = hand_number > streak->counted && hand_number > streak->undone && !streak->is_repeated;
    streak->counted = hand_number > streak->counted ? hand_number : streak->counted;
    streak->has_counted = counts;
    if (!counts) return;
    streaks_day(streaks_today(), hand.day);
    if (table->plan.deal > 0)
        tell(table, streaks_keep_deal(data, &match_setup(table->match)->rules, table->plan.deal, &hand, &why),
             words);
    tell(table, streaks_add(data, table_game(table), &hand, &why), words);
}

void table_streaks_undo(TableScene *table, int32_t hand_before) {
    if (!table_keeps_streak(table) || hand_before <= table->streak.undone) return;
    table->streak.undone = hand_before;
    streaks_keep_note(services(table)->data_directory, table_game(table), table_save_path(table->save),
                      (StreakNote){.undone = hand_before, .deal = table->plan.deal});
}

bool table_streaks_say_deal(const TableScene *table, char *title, size_t title_size, char *words,
                            size_t size) {
    StreakDeal deal;
    char how[128];
    int64_t number = table->plan.deal;
    if (number == 0 || !table_keeps_streak(table)) return false;
    snprintf(title, title_size, number == streaks_today() ? _("Deal of the day, %lld") : _("Deal %lld"),
             (long long)number);
    words[0] = '\0';
    if (!streaks_deal(services(table)->data_directory, &match_setup(table->match)->rules, number, &deal))
        return true;
    streaks_deal_words(&deal, how, sizeof how);
    snprintf(words, size,
             table->streak.is_repeated ? _("It stands as you played it first: %s.") : _("It ended: %s."),
             how);
    return true;
}

static void say_streak(const Streaks *streaks, char *words, size_t size) {
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

void table_streaks_say(const TableScene *table, char *words, size_t size) {
    char ignored[MATCH_MESSAGE];
    Text why = text_over(ignored, sizeof ignored);
    Streaks streaks;
    words[0] = '\0';
    if (!table_keeps_streak(table)) return;
    if (table->streak.is_repeated)
        snprintf(words, size, "%s", _("Only the first try of a numbered deal counts."));
    else if (!table->streak.has_counted)
        snprintf(words, size, "%s", _("A hand in which a move was taken back does not count."));
    else if (streaks_read(services(table)->data_directory, table_game(table), &streaks, &why))
        say_streak(&streaks, words, size);
}
