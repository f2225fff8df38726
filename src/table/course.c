/* Words for how far a game is, and for its end where that is known beforehand (ST-3, PZ-5). */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/words.h"

static bool is_last_round(const SabaccCourse *course) {
    return course->counted == SABACC_COUNTS_ROUNDS && course->now == course->whole;
}

/* A set that somebody lacks may be the match's last (PZ-5); a single one is, and that is said otherwise. */
static bool may_decide(const SabaccTable *table, const SabaccCourse *course) {
    if (course->counted != SABACC_COUNTS_SETS || course->whole < 2 || table->over) return false;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].sets == course->whole - 1) return true;
    return false;
}

void table_hand_words(const SabaccTable *table, char *words, size_t size) {
    SabaccCourse course = sabacc_course(table);
    int hand = (int)table->hand, whole = (int)course.whole;
    words[0] = '\0';
    if (hand == 0) return;
    if (course.counted == SABACC_COUNTS_SETS)
        snprintf(words, size, whole == 1 ? _("Set %d, the first won decides") : _("Set %d, first to %d"),
                 (int)course.now, whole);
    else if (course.hands_left == 0 && hand == 1)
        snprintf(words, size, "%s", _("The only hand"));
    else if (course.hands_left == 0)
        snprintf(words, size, _("Hand %d, the last"), hand);
    else if (course.counted == SABACC_COUNTS_HANDS)
        snprintf(words, size, _("Hand %d of %d"), hand, whole);
    else
        snprintf(words, size, _("Hand %d"), hand);
}

void table_hand_words_short(const SabaccTable *table, char *words, size_t size) {
    SabaccCourse course = sabacc_course(table);
    if (table->hand > 0 && course.counted == SABACC_COUNTS_SETS && course.whole == 1)
        snprintf(words, size, "%s", _("The only set"));
    else
        table_hand_words(table, words, size);
}

void table_round_words(const SabaccTable *table, char *words, size_t size) {
    int limit = sabacc_round_limit(table);
    words[0] = '\0';
    bool is_open = table->round > 0 && sabacc_table_game(table)->rounds == 0;
    bool has_sets = sabacc_course(table).counted == SABACC_COUNTS_SETS; /* whose rounds are turns */
    if (!is_open || has_sets || table->shown || table->over || table->stale) return;
    snprintf(words, size, limit > 0 ? _("Round %d of at most %d") : _("Round %d"), table->round, limit);
}

void table_end_words(const SabaccTable *table, char *words, size_t size) {
    SabaccCourse course = sabacc_course(table);
    words[0] = '\0';
    if (may_decide(table, &course)) snprintf(words, size, "%s", _("It may be the last"));
    if (table->hand == 0 || course.hands_left == 0) return;
    if (is_last_round(&course))
        snprintf(words, size,
                 ngettext_("Ends after at most one more hand", "Ends after at most %d more hands",
                           course.hands_left),
                 (int)course.hands_left);
    else if (course.counted == SABACC_COUNTS_ROUNDS)
        snprintf(words, size, _("Round %d of %d of the deal"), (int)course.now, (int)course.whole);
    else if (course.counted == SABACC_COUNTS_SABACC_POT)
        snprintf(words, size, "%s", _("Ends when a special hand wins the sabacc pot"));
}

void table_end_words_short(const SabaccTable *table, char *words, size_t size) {
    SabaccCourse course = sabacc_course(table);
    words[0] = '\0';
    if (may_decide(table, &course)) snprintf(words, size, "%s", _("It may be the last"));
    if (table->hand == 0 || course.hands_left == 0) return;
    if (is_last_round(&course))
        snprintf(words, size, "%s", _("Last hands"));
    else if (course.counted == SABACC_COUNTS_ROUNDS)
        snprintf(words, size, _("Deal round %d of %d"), (int)course.now, (int)course.whole);
}

bool table_notice_of_end(const SabaccTable *table, bool has_come_round, char *words, size_t size) {
    SabaccCourse course = sabacc_course(table);
    words[0] = '\0';
    if (course.counted == SABACC_COUNTS_SETS)
        snprintf(words, size, "%s",
                 may_decide(table, &course) ? _("This set may be the last of the match.") : "");
    else if (table->hand > 1 && course.hands_left == 0)
        snprintf(words, size, "%s", _("This is the last hand."));
    else if (has_come_round && is_last_round(&course))
        snprintf(words, size,
                 ngettext_("The game ends soon: this hand and at most one more.",
                           "The game ends soon: this hand and at most %d more.", course.hands_left),
                 (int)course.hands_left);
    return words[0] != '\0';
}

/* What ends it by chance is said once, not before every hand. */
static bool is_said_again(const SabaccTable *table) {
    return table->hand > 1 && sabacc_course(table).counted == SABACC_COUNTS_SABACC_POT;
}

/* The table as it will be once the hand has begun. */
void table_describe_hand(const TableDescription *description, char *words, size_t size) {
    SabaccView view = {.table = *description->table};
    char end[TABLE_LOG_BYTES];
    sabacc_absorb(&view, description->event);
    table_hand_words(&view.table, words, size);
    table_end_words(&view.table, end, sizeof end);
    size_t used = strlen(words);
    if (end[0] && !is_said_again(&view.table)) snprintf(words + used, size - used, ". %s", end);
}
