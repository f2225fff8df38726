#include "match/words.h"

#include <jansson.h>
#include <string.h>

/* docs/record.md's word for an array without a name; hands never have it. */
static const char *const other_ranks[] = {"array"};

static bool is_among(const char *word, size_t length, const char *const *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (text_is(word, length, list[i])) return true;
    return false;
}

bool word_is_verb(const char *word, size_t length) {
    for (int verb = 0; verb < SABACC_VERBS; verb++)
        if (text_is(word, length, sabacc_verb_word((SabaccVerb)verb))) return true;
    return false;
}

bool word_is_event(const char *word) {
    for (int type = 0; type < SABACC_EVENTS; type++)
        if (sabacc_event_is_of_records((SabaccEventType)type) &&
            strcmp(word, sabacc_event_word((SabaccEventType)type)) == 0)
            return true;
    return false;
}

bool word_is_phase(const char *word) {
    for (int phase = 0; phase < SABACC_PHASES; phase++)
        if (strcmp(word, sabacc_phase_word((SabaccPhase)phase)) == 0) return true;
    return false;
}

bool word_is_rank(const char *word) {
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        if (strcmp(word, sabacc_rank_word((SabaccRank)rank)) == 0) return true;
    return is_among(word, strlen(word), other_ranks, sizeof other_ranks / sizeof *other_ranks);
}

SabaccError word_error(const char *word) {
    for (int error = SABACC_OK + 1; error < SABACC_ERRORS; error++)
        if (strcmp(word, sabacc_error_word((SabaccError)error)) == 0) return (SabaccError)error;
    return SABACC_OK;
}

/* ---- any text ---- */

static bool is_control(char c) { return (unsigned char)c < ' ' || c == 0x7f; }

void word_one_line(char *words) {
    for (; *words != '\0'; words++)
        if (is_control(*words)) *words = ' ';
}

bool word_is_plain(const char *words) {
    for (const char *at = words; *at != '\0'; at++)
        if (is_control(*at)) return false;
    json_t *text = json_string(words); /* jansson accepts a text only if it is UTF-8 */
    json_decref(text);
    return text != NULL;
}
