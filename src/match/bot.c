#include "match/bot.h"

#include "base/memory.h"
#include "match/bot_process.h"
#include "match/playthrough.h"
#include "match/truth.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_ANSWER = 4096 };

struct Bot {
    BotProcess process;
    const Match *match;
    BotTime time;
    bool waits, is_asked;
    int seat;          /* that it plays for */
    int overdue;       /* late answers still to be discarded */
    int late_in_row;   /* consecutive late answers */
    int hand, actions; /* of this hand, answers that were played */
    int64_t asked_at;  /* when the pending question was put */
    int64_t deadline;  /* of its answer */
    int64_t used;      /* for all answers before, in microseconds */
    BotWatcher *watcher;
    void *watcher_self;
    size_t got;
    char answer[MAX_ANSWER];
    BotTally tally;
    char fault[MATCH_MESSAGE], dropped[MATCH_MESSAGE];
};

/* In microseconds: many answers take less than a millisecond. */
static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

Bot *bot_start(const char *command, BotTime time, Text *why) {
    BotProcess process;
    if (!bot_process_start(&process, command, why)) return NULL;
    Bot *bot = memory_alloc(sizeof *bot);
    *bot = (Bot){.process = process, .time = time};
    return bot;
}

void bot_stop(Bot *bot) {
    if (bot == NULL) return;
    bot_process_stop(&bot->process, NULL);
    free(bot);
}

/* ---- faults ---- */

const BotTally *bot_tally(const Bot *bot) { return &bot->tally; }
const char *bot_last_fault(const Bot *bot) { return bot->fault; }
const char *bot_dropped(const Bot *bot) { return bot->dropped[0] != '\0' ? bot->dropped : NULL; }

int bot_faults(const Bot *bot) {
    const BotTally *tally = &bot->tally;
    return tally->late + tally->malformed + tally->illegal + tally->endless + tally->missing;
}

void bot_watch(Bot *bot, BotWatcher *watcher, void *self) {
    bot->watcher = watcher;
    bot->watcher_self = self;
}

/* The state has not changed since the question was put. */
static void tell_watcher(const Bot *bot, const char *kind, const char *answer, const char *why) {
    if (bot->watcher == NULL) return;
    json_t *question = match_json(bot->match, bot->seat);
    bot->watcher(bot->watcher_self,
                 &(BotFault){.kind = kind, .answer = answer, .why = why, .question = question});
    json_decref(question);
}

static bool is_dropped(const Bot *bot) { return bot->dropped[0] != '\0'; }

/* Permanently: its process is ended, and its seat is played by the mildest actions. */
static void drop(Bot *bot, const char *why) {
    Text dropped = text_over(bot->dropped, sizeof bot->dropped);
    text_add(&dropped, why);
    bot_process_stop(&bot->process, NULL);
    tell_watcher(bot, "dropped", "", bot->dropped);
}

/* It has exited by itself; the reason is known only now. */
static void drop_gone(Bot *bot) {
    Text dropped = text_over(bot->dropped, sizeof bot->dropped);
    text_add(&dropped, "it has closed its output");
    char bytes[MATCH_WORDS];
    Text how = text_over(bytes, sizeof bytes);
    bot_process_stop(&bot->process, &how);
    if (how.used > 0) text_add(&dropped, ": ");
    text_add(&dropped, bytes);
    tell_watcher(bot, "dropped", "", bot->dropped);
}

/* A bot's output is shown on a terminal: bytes that are not plain ASCII are removed. */
static void quote(Text *text, const char *answer, size_t length) {
    for (size_t i = 0; i < length; i++)
        text_add_char(text, answer[i] >= ' ' && answer[i] <= '~' ? answer[i] : '?');
}

/* The question is answered, or too late to answer. */
static void stop_clock(Bot *bot) {
    if (bot->is_asked) bot->used += now() - bot->asked_at;
    bot->is_asked = false;
}

static MatchAnswer play_mildest(Bot *bot, const MatchQuestion *question, int *count, SabaccAction *action) {
    ++*count;
    stop_clock(bot);
    match_default_action(&question->view->table, question->seat, question->offers, action);
    return MATCH_READY;
}

/* The fault in words is its kind and the answer, or why it is one where there is none. */
static void note_fault(Bot *bot, const char *kind, const char *answer, size_t length, const char *why) {
    char bytes[MATCH_MESSAGE];
    Text text = text_over(bot->fault, sizeof bot->fault), quoted = text_over(bytes, sizeof bytes);
    quote(&quoted, answer, length);
    text_add(&text, kind);
    text_add(&text, ": ");
    text_add(&text, length > 0 ? bytes : why);
    tell_watcher(bot, kind, bytes, why);
}

/* ---- question and answer ---- */

static void put_question(Bot *bot, const MatchQuestion *question) {
    json_t *state = match_json(bot->match, question->seat);
    char *words = json_dumps(state, JSON_COMPACT);
    int error = bot_process_send(&bot->process, words, strlen(words));
    if (!error) error = bot_process_send(&bot->process, "\n", 1);
    free(words);
    json_decref(state);
    if (error == EAGAIN)
        drop(bot, "it reads no more questions");
    else if (error)
        drop_gone(bot);
    bot->tally.asked++;
    bot->is_asked = true;
    bot->asked_at = now();
    int64_t allowed = (int64_t)bot->time.answer * 1000, left = bot->time.total * 1000 - bot->used;
    if (bot->time.total > 0 && left < allowed) allowed = left;
    bot->deadline = bot->asked_at + allowed;
}

/* Takes the first complete line of the input, without its line break; false if there is none. */
static bool take_line(Bot *bot, char line[MAX_ANSWER], size_t *length) {
    char *end = memchr(bot->answer, '\n', bot->got);
    if (end == NULL) return false;
    *length = (size_t)(end - bot->answer);
    memcpy(line, bot->answer, *length);
    bot->got -= *length + 1;
    memmove(bot->answer, end + 1, bot->got);
    return true;
}

/* The answer to the current question; answers to earlier ones are discarded. */
static bool take_answer(Bot *bot, char line[MAX_ANSWER], size_t *length) {
    while (take_line(bot, line, length)) {
        if (bot->overdue == 0) return true;
        bot->overdue--;
    }
    return false;
}

/* Reads available output, waiting at most `milliseconds`. */
static void listen_to(Bot *bot, int milliseconds) {
    int got = bot_process_receive(&bot->process, bot->answer + bot->got, sizeof bot->answer - bot->got,
                                  milliseconds);
    if (got > 0) bot->got += (size_t)got;
    bool is_too_long = bot->got == sizeof bot->answer && memchr(bot->answer, '\n', bot->got) == NULL;
    if (is_too_long) drop(bot, "an answer has no line break within 4096 bytes");
    if (got < 0) drop_gone(bot);
}

bool bot_read_answer(const char *line, size_t length, int seat, SabaccAction *action) {
    char bytes[SABACC_TEXT + 4], sentence[MATCH_MESSAGE];
    Text text = text_over(bytes, sizeof bytes), why = text_over(sentence, sizeof sentence);
    json_t *json = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    const char *words = json_string_value(json_object_get(json, "do"));
    bool is_answer = words != NULL && json_object_size(json) == 1;
    text_add_int(&text, seat);
    text_add_char(&text, ' ');
    if (is_answer) text_add(&text, words);
    json_decref(json);
    return is_answer && !text.cut && sabacc_action_parse(bytes, action, &why) && !action->malformed;
}

static MatchAnswer judge(Bot *bot, const MatchQuestion *question, const char *line, size_t length,
                         SabaccAction *action) {
    bot->late_in_row = 0;
    if (!bot_read_answer(line, length, question->seat, action)) {
        note_fault(bot, "malformed", line, length, "no line of the form {\"do\": ACTION}");
        return play_mildest(bot, question, &bot->tally.malformed, action);
    }
    SabaccError error = sabacc_check(match_state(bot->match), action);
    if (error != SABACC_OK) {
        note_fault(bot, "illegal", line, length, sabacc_error_word(error));
        return play_mildest(bot, question, &bot->tally.illegal, action);
    }
    stop_clock(bot);
    bot->actions++;
    return MATCH_READY;
}

static MatchAnswer play_late(Bot *bot, const MatchQuestion *question, SabaccAction *action) {
    bot->overdue++;
    bot->late_in_row++;
    note_fault(bot, "late", "", 0, "no answer in time");
    MatchAnswer answer = play_mildest(bot, question, &bot->tally.late, action);
    if (bot->time.total > 0 && bot->used >= bot->time.total * 1000)
        drop(bot, "it has used up the time for all its answers");
    else if (bot->late_in_row == BOT_LATE_IN_ROW || bot->tally.late == BOT_LATE_IN_ALL)
        drop(bot, bot->late_in_row == BOT_LATE_IN_ROW ? "its last answers came too late one after another"
                                                      : "too many of its answers came too late");
    return answer;
}

/* The next answer or the reason why there is none; MATCH_PENDING while it may still come in time. */
static MatchAnswer wait_for_answer(Bot *bot, const MatchQuestion *question, SabaccAction *action) {
    char line[MAX_ANSWER];
    size_t length;
    do {
        int64_t left = bot->deadline - now();
        if (take_answer(bot, line, &length)) return judge(bot, question, line, length, action);
        if (!is_dropped(bot)) listen_to(bot, bot->waits && left > 0 ? (int)((left + 999) / 1000) : 0);
        if (take_answer(bot, line, &length)) return judge(bot, question, line, length, action);
        if (is_dropped(bot)) return play_mildest(bot, question, &bot->tally.missing, action);
    } while (bot->waits && now() < bot->deadline);
    return now() < bot->deadline ? MATCH_PENDING : play_late(bot, question, action);
}

static bool is_endless(Bot *bot, const MatchQuestion *question) {
    int hand = question->view->table.hand;
    if (hand != bot->hand) bot->actions = 0;
    bot->hand = hand;
    return bot->actions >= BOT_ACTIONS_IN_HAND ||
           match_actions_in_row(bot->match, BOT_ACTIONS_IN_ROW) >= BOT_ACTIONS_IN_ROW;
}

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    Bot *bot = self;
    bot->seat = question->seat;
    if (is_endless(bot, question)) {
        note_fault(bot, "endless", "", 0, "too many actions in one turn or hand");
        return play_mildest(bot, question, &bot->tally.endless, action);
    }
    if (!is_dropped(bot) && !bot->is_asked) put_question(bot, question);
    return wait_for_answer(bot, question, action);
}

/* After an undo the pending question is obsolete: its answer counts as overdue. */
static void observe(void *self, const SabaccView *view, const SabaccEvents *events) {
    Bot *bot = self;
    (void)view;
    if (events != NULL || !bot->is_asked) return;
    stop_clock(bot);
    bot->overdue++;
}

MatchDriver bot_driver(Bot *bot, const Match *match, bool waits) {
    bot->match = match;
    bot->waits = waits;
    bot->hand = bot->actions = 0;
    return (MatchDriver){.self = bot, .observe = observe, .ask = ask};
}
