#include "match/referee.h"

#include "match/record/expect.h"

#include <string.h>

/* ---- applying ---- */

static bool explain_refusal(Text *why, const SabaccAction *action, const char *of, SabaccError error) {
    bool is_plain = action->verb < SABACC_VERBS && !action->malformed;
    text_add(why, "expected ");
    if (is_plain) text_add_char(why, '"');
    if (is_plain) sabacc_action_format(action, true, why);
    text_add(why, is_plain ? "\"" : "the action");
    text_add(why, of);
    text_add(why, " to be accepted, found ");
    text_add(why, sabacc_error_word(error));
    return false;
}

static bool apply(Playthrough *play, const SabaccAction *action, PlaythroughSource source, size_t start,
                  RefereeObserver *observer, void *context, Text *why) {
    SabaccError error = playthrough_apply(play, action, source, start);
    if (error != SABACC_OK)
        return explain_refusal(why, action, source == PLAYTHROUGH_STACK ? " of the stack" : "", error);
    if (observer != NULL) observer(context, &play->events);
    return true;
}

bool referee_settle(Playthrough *play, RefereeObserver *observer, void *context, Text *why) {
    SabaccAction chance;
    while (playthrough_stacked(play, &chance))
        if (!apply(play, &chance, PLAYTHROUGH_STACK, 0, observer, context, why)) return false;
    return true;
}

/* Chance due before a seat's action and not given by a line. */
static bool supply_chance(Playthrough *play, RefereeObserver *observer, void *context, Text *why) {
    while (sabacc_need(&play->state) == SABACC_CROUPIER) {
        SabaccAction chance;
        if (!playthrough_seeded(play, &chance)) {
            text_add(
                why,
                "expected the croupier's chance first (no stack, no * line, no seed), found a seat's action");
            return false;
        }
        if (!apply(play, &chance, PLAYTHROUGH_SEED, 0, observer, context, why)) return false;
        if (!referee_settle(play, observer, context, why)) return false;
    }
    return true;
}

/* A seat's action comes after the chance that is due, but what it says of sitting out may come before (ST-6).
 */
static bool needs_chance(const Playthrough *play, const SabaccAction *action) {
    return action->seat >= 0 && !playthrough_is_saying(play, action);
}

bool referee_supply(Playthrough *play, const SabaccAction *action, Text *why) {
    return !needs_chance(play, action) || supply_chance(play, NULL, NULL, why);
}

bool referee_apply(Playthrough *play, const SabaccAction *action, size_t start, RefereeObserver *observer,
                   void *context, Text *why) {
    if (needs_chance(play, action) && !supply_chance(play, observer, context, why)) return false;
    return apply(play, action, PLAYTHROUGH_RECORD, start, observer, context, why) &&
           referee_settle(play, observer, context, why);
}

/* ---- lines ---- */

static void hear(void *context, const SabaccEvents *events) { expect_events_add(context, events); }

static bool play_line(Playthrough *play, const RecordLine *line, ExpectEvents *since, Text *why) {
    for (int i = 0; line->kind == RECORD_DO && i < line->action_count; i++)
        if (!referee_apply(play, &line->actions[i], line->start, since != NULL ? hear : NULL, since, why))
            return false;
    return true;
}

static bool check_refused(const Playthrough *play, const RecordLine *line, Text *why) {
    SabaccError error = sabacc_check(&play->state, line->actions);
    if (error == line->error) return true;
    text_add(why, "expected to be refused as ");
    text_add(why, sabacc_error_word(line->error));
    text_add(why, error == SABACC_OK ? ", found that it is accepted" : ", found ");
    if (error != SABACC_OK) text_add(why, sabacc_error_word(error));
    return false;
}

/* A refused action must change nothing: it is tried, and the state compared. */
static bool check_unchanged(const Playthrough *play, const RecordLine *line, Text *why) {
    SabaccState tried = play->state;
    SabaccEvents events;
    sabacc_apply(&tried, line->actions, &events);
    if (memcmp(&tried, &play->state, sizeof tried) == 0 && events.count == 0) return true;
    text_add(why, "expected a refused action to change nothing, found that it did");
    return false;
}

static bool check_expected(Playthrough *play, const RecordLine *line, ExpectEvents *since, Text *why) {
    bool holds = expect_check(line->expect, play, since, why);
    expect_events_clear(since);
    return holds;
}

static bool run_line(Playthrough *play, const RecordLine *line, ExpectEvents *since, Text *why) {
    switch (line->kind) {
    case RECORD_DO: return play_line(play, line, since, why);
    case RECORD_REFUSE: return check_refused(play, line, why) && check_unchanged(play, line, why);
    case RECORD_EXPECT: return check_expected(play, line, since, why);
    case RECORD_NOTE: break;
    }
    return true;
}

static void explain_place(Text *why, const Record *record, int line, const char *sentence) {
    text_add(why, record->path);
    text_add_char(why, ':');
    text_add_int(why, line);
    text_add_char(why, ' ');
    text_add(why, sentence);
}

static bool run_lines(const Record *record, Playthrough *play, ExpectEvents *since, Text *why) {
    char sentence[2 * MATCH_MESSAGE];
    Text reason = text_over(sentence, sizeof sentence);
    int line = 1;
    bool holds = referee_settle(play, hear, since, &reason);
    for (int i = 0; holds && i < record->line_count; i++) {
        line = record->lines[i].number;
        holds = run_line(play, &record->lines[i], since, &reason);
    }
    int left = holds ? playthrough_stack_left(play) : 0;
    if (left > 0) {
        text_add(&reason, "expected the stack to be used up, found entries left over: ");
        text_add_int(&reason, left);
        holds = false;
    }
    if (!holds) explain_place(why, record, line, sentence);
    return holds;
}

bool referee_run(const Record *record, Text *why) {
    Playthrough play;
    ExpectEvents since = {0};
    playthrough_begin(&play, &record->setup, record->stack);
    expect_events_add(&since, &play.events);
    bool holds = run_lines(record, &play, &since, why);
    expect_events_free(&since);
    playthrough_free(&play);
    return holds;
}

int referee_play_far(const Record *record, Playthrough *play, Text *why) {
    char sentence[2 * MATCH_MESSAGE];
    Text reason = text_over(sentence, sizeof sentence);
    size_t before = 0;
    int played = 0;
    playthrough_begin(play, &record->setup, record->stack);
    bool holds = referee_settle(play, NULL, NULL, &reason);
    for (; holds && played < record->line_count; played += holds) {
        before = play->history_count;
        holds = play_line(play, &record->lines[played], NULL, &reason);
    }
    if (holds) return played;
    explain_place(why, record, played < record->line_count ? record->lines[played].number : 1, sentence);
    playthrough_rewind(play, before);
    return played;
}

bool referee_play(const Record *record, int last_line, Playthrough *play, Text *why) {
    char sentence[2 * MATCH_MESSAGE];
    Text reason = text_over(sentence, sizeof sentence);
    int line = 1;
    playthrough_begin(play, &record->setup, record->stack);
    bool holds = referee_settle(play, NULL, NULL, &reason);
    for (int i = 0; holds && i < record->line_count; i++) {
        if (last_line > 0 && record->lines[i].number > last_line) break;
        line = record->lines[i].number;
        holds = play_line(play, &record->lines[i], NULL, &reason);
    }
    if (holds) return true;
    explain_place(why, record, line, sentence);
    playthrough_free(play);
    return false;
}
