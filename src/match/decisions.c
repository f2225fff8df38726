#include "match/decisions.h"

#include "match/referee.h"

#include <string.h>

/* As a driver of a match is asked. */
static void ask(const Playthrough *play, int line, MatchDecision *decision) {
    const SabaccTable *table = &play->state.table;
    int seat = sabacc_need(&play->state);
    Rng rng = match_rng(play->setup.has_seed ? play->setup.seed : 0, table->turn.serial, 1 + seat);
    uint64_t high = (uint64_t)rng_next(&rng) << 32;
    decision->line = line;
    decision->hand = table->hand;
    decision->seat = seat;
    decision->serial = table->turn.serial;
    decision->seed = high | rng_next(&rng);
    sabacc_view(&play->state, seat, &decision->view);
    sabacc_legal(&play->state, seat, &decision->offers);
}

typedef struct Walk {
    MatchDecisionVisitor *visit;
    void *context;
    bool is_over; /* the visitor has ended it */
} Walk;

/* Not what is said out of turn. */
static bool is_asked(const Playthrough *play, const SabaccAction *action) {
    return action->seat >= 0 && sabacc_need(&play->state) == action->seat;
}

static bool take(Playthrough *play, const RecordLine *line, const SabaccAction *action, Walk *walk,
                 Text *why) {
    MatchDecision decision;
    if (action->seat >= 0 && !referee_supply(play, action, why)) return false;
    if (is_asked(play, action)) {
        ask(play, line->number, &decision);
        decision.action = *action;
        walk->is_over = !walk->visit(walk->context, &decision);
        if (walk->is_over) return true;
    }
    return referee_apply(play, action, line->start, NULL, NULL, why);
}

static bool take_line(Playthrough *play, const RecordLine *line, Walk *walk, Text *why) {
    for (int i = 0; line->kind == RECORD_DO && i < line->action_count && !walk->is_over; i++)
        if (!take(play, line, &line->actions[i], walk, why)) return false;
    return true;
}

static void explain_place(Text *why, const Record *record, int line, const char *sentence) {
    text_add(why, record->path);
    text_add_char(why, ':');
    text_add_int(why, line);
    text_add_char(why, ' ');
    text_add(why, sentence);
}

bool match_decisions(const Record *record, MatchDecisionVisitor *visit, void *context, SabaccTable *end,
                     Text *why) {
    char sentence[2 * MATCH_MESSAGE];
    Text reason = text_over(sentence, sizeof sentence);
    Playthrough play;
    Walk walk = {visit, context, false};
    int line = 1;
    playthrough_begin(&play, &record->setup, record->stack);
    bool holds = referee_settle(&play, NULL, NULL, &reason);
    for (int i = 0; holds && i < record->line_count && !walk.is_over; i++) {
        line = record->lines[i].number;
        holds = take_line(&play, &record->lines[i], &walk, &reason);
    }
    if (end != NULL) *end = play.state.table;
    playthrough_free(&play);
    if (!holds) explain_place(why, record, line, sentence);
    return holds;
}

bool match_decision_after(const Record *record, int last_line, MatchDecision *decision, Text *why) {
    Playthrough play;
    char sentence[2 * MATCH_MESSAGE];
    Text reason = text_over(sentence, sizeof sentence);
    SabaccAction somebody = {.seat = 0, .verb = SABACC_VERB_CHECK};
    int line = last_line;
    if (!referee_play(record, last_line, &play, why)) return false;
    if (line == 0) line = record->line_count > 0 ? record->lines[record->line_count - 1].number : 1;
    bool is_there = referee_supply(&play, &somebody, &reason) && sabacc_need(&play.state) >= 0;
    memset(decision, 0, sizeof *decision);
    if (is_there) ask(&play, line, decision);
    if (!is_there)
        explain_place(why, record, line,
                      sentence[0] != '\0'
                          ? sentence
                          : "nobody is to act after this line; --line N names an earlier one");
    playthrough_free(&play);
    return is_there;
}

bool match_record_is_open(const Record *record, const SabaccTable *end) {
    if (end->over) return true;
    for (int seat = 0; seat < record->setup.rules.seats; seat++)
        if (strcmp(record->setup.seat[seat].agent, "human") == 0) return false;
    return true;
}
