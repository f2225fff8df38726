#include "lab/terminal_private.h"

#include "base/i18n.h"
#include "base/memory.h"
#include "session/undo_words.h"
#include "words/table_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- news ---- */

/* Prints what has happened; a line that others may go on with waits. */
static void tell_news(Terminal *terminal, bool is_whole) {
    if (is_whole) history_write_events(&terminal->news, &(SabaccEvents){.count = 0});
    if (terminal->news.is_in_line || terminal->news.used == 0) return;
    fputs(terminal->news.bytes, stdout);
    history_add(&terminal->last, terminal->news.bytes);
    terminal->news.bytes[terminal->news.used = 0] = '\0';
}

/* An event, beside the table before and after it. */
static void tell(Terminal *terminal, const SabaccEvent *event) {
    SabaccEvents one = {.count = 1, .list[0] = *event};
    SabaccView before = terminal->told;
    sabacc_absorb(&terminal->told, event);
    terminal->news.before = &before.table;
    terminal->news.after = &terminal->told.table;
    history_write_events(&terminal->news, &one);
    terminal->news.before = terminal->news.after = NULL;
}

/* What the last step has brought; the beginning of a game, which the table already has, is not followed. */
static void hear(Terminal *terminal, bool is_followed) {
    SabaccEvents *events = memory_alloc(sizeof *events);
    subscription_events(&terminal->subscription, events);
    for (int i = 0; i < events->count && is_followed; i++) tell(terminal, &events->list[i]);
    if (!is_followed && events->count > 0) history_write_events(&terminal->news, events);
    free(events);
    if (!terminal->is_skipping || match_public(terminal->match)->over) tell_news(terminal, false);
}

/* ---- a question ---- */

void terminal_list_choices(const Terminal *terminal) {
    for (int i = 0; i < terminal_choices(terminal); i++) {
        char words[MATCH_MESSAGE];
        Text text = text_over(words, sizeof words);
        int count, first = terminal_choice_offers(terminal, i, &count);
        terminal_choice_words(terminal, &terminal->offers.list[first], count, &text);
        printf("  %d: %s\n", i + 1, words);
    }
}

static void ask_anew(const Terminal *terminal) {
    puts("");
    puts(_("Your turn."));
    terminal_tell_hand(terminal);
    terminal_tell_credits(terminal);
    terminal_list_choices(terminal);
}

static void undo(Terminal *terminal) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    const char *bar = undo_bar_words(match_undo_bar(terminal->match, terminal->seat));
    if (bar)
        puts(bar);
    else if (!match_undo(terminal->match, terminal->seat, &why))
        puts(words);
    subscription_view(&terminal->subscription, &terminal->told);
}

typedef enum Reply { REPLY_TOLD, REPLY_ACTED, REPLY_LEFT, REPLY_OTHER } Reply;

bool terminal_tell_word(Terminal *terminal, const char *line) {
    static const struct {
        const char *word;
        void (*tell)(const Terminal *terminal);
    } words[] = {{"hand", terminal_tell_hand},   {"table", terminal_tell_table},
                 {"kinds", terminal_tell_kinds}, {"advice", terminal_tell_advice},
                 {"?", terminal_tell_help},      {"help", terminal_tell_help}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(line, words[i].word) != 0) continue;
        words[i].tell(terminal);
        return true;
    }
    if (strcmp(line, "again") == 0)
        fputs(terminal->last.used > 0 ? terminal->last.bytes : "", stdout);
    else
        return terminal_tell_rules(terminal, line);
    return true;
}

/* A word that is no choice. */
static Reply take_word(Terminal *terminal, const char *line) {
    bool is_told = line[0] == '\0' || terminal_tell_word(terminal, line);
    if (line[0] == '\0' || strcmp(line, "again") == 0) terminal_list_choices(terminal);
    if (is_told) return REPLY_TOLD;
    if (strcmp(line, "quit") == 0) return REPLY_LEFT;
    return strcmp(line, "undo") == 0 ? (undo(terminal), REPLY_ACTED) : REPLY_OTHER;
}

/* Asks until something was done. */
static Reply ask(Terminal *terminal) {
    char line[TERMINAL_LINE];
    SabaccAction action;
    subscription_view(&terminal->subscription, &terminal->view);
    ask_anew(terminal);
    while (terminal_read(terminal, ">", line)) {
        Reply reply = take_word(terminal, line);
        if (reply == REPLY_ACTED || reply == REPLY_LEFT) return reply;
        if (reply == REPLY_TOLD || !terminal_choose(terminal, line, &action)) continue;
        match_post(terminal->match, match_serial(terminal->match), &action);
        return REPLY_ACTED;
    }
    return REPLY_LEFT;
}

/* ---- the game ---- */

/* Before a person acts the timer may shift (SH-1): with a chance of one in its mean. */
static bool post_timer(Terminal *terminal) {
    enum { STREAM = 100 };
    int mean;
    if (!match_timer_runs(terminal->match, &mean)) return false;
    uint32_t serial = match_serial(terminal->match);
    Rng rng = match_rng(match_setup(terminal->match)->seed, serial, STREAM);
    if (rng_below(&rng, (uint32_t)mean) != 0) return false;
    SabaccAction shift = {.seat = SABACC_CROUPIER, .verb = SABACC_VERB_SHIFT};
    return match_post(terminal->match, serial, &shift);
}

static bool is_asked(Terminal *terminal) {
    int to_act = match_to_act(terminal->match);
    subscription_offers(&terminal->subscription, &terminal->offers);
    return terminal->offers.count > 0 && (to_act == terminal->seat || to_act == SABACC_NOBODY);
}

/* The match waits for the person. */
static Reply wait_for_person(Terminal *terminal) {
    tell_news(terminal, true);
    if (!is_asked(terminal) || post_timer(terminal)) return REPLY_TOLD;
    Reply reply = ask(terminal);
    if (reply == REPLY_ACTED && terminal->last.used > 0) terminal->last.bytes[terminal->last.used = 0] = '\0';
    return reply;
}

/* Whoever is out of the game need not hear the rest of it: only how it ends. Asked once; at the end of the
 * input all is told. */
static void ask_if_out(Terminal *terminal) {
    char line[TERMINAL_LINE];
    const SabaccTable *table = match_public(terminal->match);
    bool is_out = !seat_in(table->in_game, terminal->seat) && !table->over;
    if (is_out && !terminal->was_out) {
        tell_news(terminal, true);
        puts(_("You are out of the game. Type “rest” to hear the rest of it, or an empty line for its end."));
        terminal->is_skipping = terminal_read(terminal, ">", line) && strcmp(line, "rest") != 0;
        if (strcmp(line, "quit") == 0) terminal->has_left = true;
    }
    terminal->was_out = is_out;
    terminal->is_skipping &= is_out;
}

/* Of what is skipped nothing is told. */
static void drop_news(Terminal *terminal) {
    terminal->news.bytes[terminal->news.used = 0] = '\0';
    terminal->news.is_in_line = false;
}

static void tell_policy(const Terminal *terminal) {
    char words[MATCH_MESSAGE];
    Text text = text_over(words, sizeof words);
    house_policy_words(&terminal->told.table, &text);
    if (text.used > 0) puts(words);
}

static TerminalEnd play(Terminal *terminal) {
    hear(terminal, false);
    subscription_view(&terminal->subscription, &terminal->told);
    tell_policy(terminal);
    for (;;) {
        if (terminal->is_skipping) drop_news(terminal);
        MatchStep step = match_step(terminal->match);
        switch (step.outcome) {
        case MATCH_APPLIED:
            hear(terminal, true);
            ask_if_out(terminal);
            if (terminal->has_left) return TERMINAL_LEFT;
            break;
        case MATCH_REFUSED: puts(_(sabacc_error_sentence(step.error))); break;
        case MATCH_STALE: break;
        case MATCH_WAITING:
            if (wait_for_person(terminal) == REPLY_LEFT) return TERMINAL_LEFT;
            break;
        default: tell_news(terminal, true); return TERMINAL_OVER;
        }
    }
}

TerminalEnd terminal_play(Match *match, int seat) {
    Terminal terminal = {.match = match, .seat = seat, .subscription = match_subscribe(match, seat)};
    terminal.news = (HistoryText){.match = match, .is_spoken = true};
    history_add(&terminal.news, "");
    history_add(&terminal.last, "");
    TerminalEnd end = play(&terminal);
    free(terminal.news.bytes);
    free(terminal.last.bytes);
    return end;
}
