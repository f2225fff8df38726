/* The log in plain words: the function for each event, and the lines written. */
#include "table/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/variant.h"
#include "table/words.h"

/* ---- parts ---- */

const char *table_name_of(const TableLook looks[], int seat) {
    return seat >= 0 && looks[seat].name ? looks[seat].name : "";
}

const char *table_actor_name(const TableDescription *description) {
    return table_name_of(description->looks, description->event->seat);
}

const char *table_clause_of(const SabaccEvent *event) {
    return sabacc_clause_word((SabaccClause)event->clause);
}

bool table_shows_card(const SabaccEvent *event) {
    return event->count > 0 && event->cards[0] != SABACC_CARD_HIDDEN;
}

bool table_is_you(const TableDescription *description, int seat) {
    return seat >= 0 && seat == description->listener;
}

void table_tell(const TableDescription *description, Sentence sentence, char *words, size_t size, ...) {
    va_list arguments;
    va_start(arguments, size);
    sentence_write_list(sentence, table_is_you(description, description->event->seat), 1, words, size,
                        arguments);
    va_end(arguments);
}

void table_tell_count(const TableDescription *description, Sentence sentence, int count, char *words,
                      size_t size, ...) {
    va_list arguments;
    va_start(arguments, size);
    sentence_write_list(sentence, table_is_you(description, description->event->seat), count, words, size,
                        arguments);
    va_end(arguments);
}

void table_tell_card(const TableDescription *description, Sentence seen, Sentence unseen, char *words,
                     size_t size) {
    char card[CARD_WORDS];
    if (table_shows_card(description->event)) {
        card_words(description->event->cards[0], card);
        table_tell(description, seen, words, size, table_actor_name(description), card);
    } else {
        table_tell(description, unseen, words, size, table_actor_name(description));
    }
}

void table_tell_names(const TableDescription *description, SeatMask seats, Sentence one, Sentence several,
                      char *words, size_t size) {
    char names[96] = "";
    int used = 0;
    bool is_you = description->listener >= 0 && seat_in(seats, description->listener);
    SeatMask named = is_you && seats_several(seats) ? seats & ~seat_bit(description->listener) : seats;
    for (SeatMask left = named; left != 0 && used < (int)sizeof names;)
        used += snprintf(names + used, sizeof names - (size_t)used, used ? ", %s" : "%s",
                         table_name_of(description->looks, seats_take(&left, 0)));
    if (seats_several(seats))
        snprintf(words, size, sentence_format(several, is_you, 1), names);
    else
        sentence_write(one, is_you, words, size, names);
}

const char *table_words_for(const ClauseWords *rows, size_t count, int clause, const char *others) {
    for (size_t i = 0; i < count; i++)
        if ((int)rows[i].clause == clause) return rows[i].words;
    return others;
}

Sentence table_sentence_for(const ClauseSentence *rows, size_t count, int clause, Sentence others) {
    for (size_t i = 0; i < count; i++)
        if ((int)rows[i].clause == clause) return rows[i].sentence;
    return others;
}

/* ---- dice, shifts, declarations ---- */

/* "4", with the sign of the game's own dice before it. */
static void format_die(const SabaccTable *table, int face, char words[16]) {
    static const char *const signs[] = {"", "\uE004 ", "\uE005 ", "\uE006 ", "\uE007 ", "\uE008 ", "\uE009 "};
    bool has_sign = sabacc_table_game(table)->dice == SABACC_DICE_SIGNS && face <= 6;
    snprintf(words, 16, "%s%d", has_sign ? signs[face] : "", face);
}

/* What they show and what that means for the hands (SH-1). */
static void describe_roll(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    SabaccView view = {.table = *description->table};
    char first[16], second[16];
    sabacc_absorb(&view, event);
    bool shifts = sabacc_roll_shifts(&view.table);
    format_die(&view.table, event->cards[0], first);
    format_die(&view.table, event->cards[1], second);
    if (event->count == 1)
        snprintf(words, size,
                 shifts ? _("The die shows %s: the Sabacc shift") : _("The die shows %s: no shift"), first);
    else if (event->cards[0] == event->cards[1])
        snprintf(words, size,
                 shifts ? _("The dice show %s twice: the Sabacc shift")
                        : _("The dice show %s twice: no shift"),
                 first);
    else
        snprintf(words, size, _("The dice show %s and %s: no shift"), first, second);
}

static void describe_shift(const TableDescription *description, char *words, size_t size) {
    static const char *const effects[] = {
        [SABACC_SHIFT_CORE] = N_("Sabacc shift: cards outside the fields are dealt anew (SH-3)"),
        [SABACC_SHIFT_RIM] = N_("Sabacc shift: one card of each hand goes through a pool (SH-4)"),
        [SABACC_SHIFT_WILD] = N_("Sabacc shift: hands and junk are mixed into the deck (SH-5)"),
        [SABACC_SHIFT_BY_SYMBOL] = N_("Sabacc shift"),
        [SABACC_SHIFT_UNDER_MARKER] = N_("Sabacc shift: one card of each hand goes under the deck (SW-3)"),
        [SABACC_SHIFT_POOL] = N_("Sabacc shift: one card of each hand is mixed and dealt back (SN-3)"),
        [SABACC_SHIFT_SPIKE] = N_("Sabacc shift: every hand is dealt anew"),
        [SABACC_SHIFT_REST] = N_("Sabacc shift: what is not kept is dealt anew (CO-2)"),
        [SABACC_SHIFT_DICE] = N_("Cards whose die shows 1, 2 or 3 go to the junk for new ones (CS-4)"),
    };
    snprintf(words, size, "%s", _(effects[description->event->amount]));
}

static void describe_reshuffle(const TableDescription *description, char *words, size_t size) {
    (void)description;
    snprintf(words, size, "%s", _("The deck is shuffled anew"));
}

static void describe_declare(const TableDescription *description, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, description->event->amount);
    if (description->event->second == SABACC_LIGHT)
        table_tell(description, SENTENCE_CHOOSES_LIGHT, words, size, table_actor_name(description));
    else if (description->event->second == SABACC_DARK)
        table_tell(description, SENTENCE_CHOOSES_DARK, words, size, table_actor_name(description));
    else
        table_tell(description, SENTENCE_DECLARES, words, size, table_actor_name(description), total);
}

static void describe_pass(const TableDescription *description, char *words, size_t size) {
    if (!table_describe_pass_between(description, words, size))
        table_tell(description, SENTENCE_DOES_NOT_CALL, words, size, table_actor_name(description));
}

/* Who does not buy in again leaves (ST-7); the others are put out (ST-2). */
static void describe_out(const TableDescription *description, char *words, size_t size) {
    if (description->event->clause == SABACC_CLAUSE_ST_7)
        table_tell(description, SENTENCE_LEAVES, words, size, table_actor_name(description),
                   table_clause_of(description->event));
    else
        table_tell(description, SENTENCE_IS_OUT, words, size, table_actor_name(description));
}

/* After the last round the house calls even if it has no seat. */
static void describe_call(const TableDescription *description, char *words, size_t size) {
    if (description->event->seat < 0)
        snprintf(words, size, "%s", _("The house calls the hand after the last round (CA-2)"));
    else
        table_tell(description, SENTENCE_CALLS, words, size, table_actor_name(description));
}

static void describe_game_end(const TableDescription *description, char *words, size_t size) {
    table_tell_names(description, (SeatMask)description->event->amount, SENTENCE_WINS_GAME, SENTENCE_WIN_GAME,
                     words, size);
}

/* ---- events ---- */

typedef enum Telling { TELL_NOTHING, TELL_SEAT, TELL_AMOUNT, TELL_NUMBER, TELL_BY } Telling;

static const struct {
    Telling telling;
    Sentence sentence;
    const char *words;
    TableDescribeShared *tell;
} rows[SABACC_EVENTS] = {
#define SEAT(event, id)     [SABACC_EVENT_##event] = {TELL_SEAT, .sentence = SENTENCE_##id},
#define AMOUNT(event, id)   [SABACC_EVENT_##event] = {TELL_AMOUNT, .sentence = SENTENCE_##id},
#define NUMBER(event, text) [SABACC_EVENT_##event] = {TELL_NUMBER, .words = text},
#define BY(event, function) [SABACC_EVENT_##event] = {TELL_BY, .tell = function},
#include "table/words.def"
};

static void write_shared(const TableDescription *description, char *words, size_t size) {
    int type = description->event->type, amount = (int)description->event->amount;
    const char *name = table_actor_name(description);
    switch (rows[type].telling) {
    case TELL_NOTHING: return;
    case TELL_SEAT: table_tell(description, rows[type].sentence, words, size, name); return;
    case TELL_AMOUNT: table_tell(description, rows[type].sentence, words, size, name, amount); return;
    case TELL_NUMBER: snprintf(words, size, _(rows[type].words), amount); return;
    case TELL_BY: rows[type].tell(description, words, size); return;
    }
}

/* The variant's words take precedence over the shared ones. */
static void write_event(const TableDescription *description, TableDescribe *own, char *words, size_t size) {
    words[0] = '\0';
    if (!own || !own(description, words, size)) write_shared(description, words, size);
}

void table_log_write(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS], int listener,
                     const SabaccEvent *event, char *words, size_t size) {
    const TableEventRow *row = table_event_row(table, event->type);
    write_event(&(TableDescription){table, looks, event, listener}, row ? row->tell : NULL, words, size);
}

void table_log_recap(const SabaccTable *table, const TableLook looks[SABACC_MAX_SEATS], int listener,
                     const SabaccEvent *event, char *words, size_t size) {
    const TableEventRow *row = table_event_row(table, event->type);
    TableDescribe *own = row && row->recap ? row->recap : row ? row->tell : NULL;
    write_event(&(TableDescription){table, looks, event, listener}, own, words, size);
}

/* ---- lines ---- */

/* As it is told to everybody: neither the event nor the table has more than that. */
static void write_public(const TableView *view, const SabaccEvent *event, char *words, size_t size) {
    SabaccState shown = {.table = view->shown.table};
    SabaccView open;
    SabaccEvent told;
    sabacc_view(&shown, SABACC_NOBODY, &open);
    sabacc_redact(event, SABACC_NOBODY, &told);
    table_log_write(&open.table, view->looks, view->listener, &told, words, size);
}

void table_log_add(TableView *view, const SabaccEvent *event) {
    char words[TABLE_LOG_BYTES];
    if (view->log_is_public)
        write_public(view, event, words, sizeof words);
    else
        table_log_write(&view->shown.table, view->looks, view->listener, event, words, sizeof words);
    if (words[0]) table_view_tell(view, words);
    if (words[0] && event->type == SABACC_EVENT_ANTE) view->log_antes = view->log_total;
    if (event->type == SABACC_EVENT_DEAL)
        view->log_is_past = view->log_total > 0 && view->log_antes == view->log_total;
}

void table_view_tell(TableView *view, const char *words) {
    int at = (view->log_from + view->log_count) % TABLE_LOG_LINES;
    snprintf(view->log[at], TABLE_LOG_BYTES, "%s", words);
    view->log_total++;
    view->log_is_past = false;
    if (view->log_count < TABLE_LOG_LINES)
        view->log_count++;
    else
        view->log_from = (view->log_from + 1) % TABLE_LOG_LINES;
}

void table_log_withhold(TableView *view, int lines, double until) {
    view->log_held = lines;
    view->log_told_at = until;
}

/* The newest lines, about dice that still roll or a hand that is not counted yet. */
static int withheld(const TableView *view) {
    return view->now < view->log_told_at ? view->log_total - view->log_held : 0;
}

int table_view_log_total(const TableView *view) { return view->log_total - withheld(view); }

int table_view_log_count(const TableView *view) {
    int count = view->log_count - withheld(view);
    return count > 0 ? count : 0;
}

bool table_view_log_is_past(const TableView *view) { return view->log_is_past; }

const char *table_view_log_line(const TableView *view, int index) {
    return view->log[(view->log_from + index) % TABLE_LOG_LINES];
}
