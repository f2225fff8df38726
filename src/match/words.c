#include "match/words.h"

#include <jansson.h>
#include <string.h>

static const char *const verbs_to_come[] = {
#define VERB_WORD(word) word,
#define EVENT_WORD(word)
#define PHASE_WORD(word)
#define RANK_WORD(word)
#include "match/words.def"
#undef VERB_WORD
#undef EVENT_WORD
};
static const char *const events_to_come[] = {
#define VERB_WORD(word)
#define EVENT_WORD(word) word,
#include "match/words.def"
#undef EVENT_WORD
#undef PHASE_WORD
};
static const char *const phases_to_come[] = {
#define EVENT_WORD(word)
#define PHASE_WORD(word) word,
#include "match/words.def"
#undef PHASE_WORD
#undef RANK_WORD
};
static const char *const ranks_to_come[] = {
#define PHASE_WORD(word)
#define RANK_WORD(word) word,
#include "match/words.def"
#undef VERB_WORD
#undef EVENT_WORD
#undef PHASE_WORD
#undef RANK_WORD
};

#define IS_AMONG(word, length, list) is_among((word), (length), (list), sizeof(list) / sizeof *(list))

static bool is_among(const char *word, size_t length, const char *const *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (text_is(word, length, list[i])) return true;
    return false;
}

bool word_is_verb(const char *word, size_t length) {
    for (int verb = 0; verb < SABACC_VERBS; verb++)
        if (text_is(word, length, sabacc_verb_word((SabaccVerb)verb))) return true;
    return IS_AMONG(word, length, verbs_to_come);
}

bool word_is_event(const char *word) {
    for (int type = 0; type < SABACC_EVENTS; type++)
        if (sabacc_event_is_told((SabaccEventType)type) &&
            strcmp(word, sabacc_event_word((SabaccEventType)type)) == 0)
            return true;
    return IS_AMONG(word, strlen(word), events_to_come);
}

bool word_is_phase(const char *word) {
    for (int phase = 0; phase < SABACC_PHASES; phase++)
        if (strcmp(word, sabacc_phase_word((SabaccPhase)phase)) == 0) return true;
    return IS_AMONG(word, strlen(word), phases_to_come);
}

bool word_is_rank(const char *word) {
    for (int rank = 0; rank < SABACC_RANKS; rank++)
        if (strcmp(word, sabacc_rank_word((SabaccRank)rank)) == 0) return true;
    return IS_AMONG(word, strlen(word), ranks_to_come);
}

SabaccError word_error(const char *word) {
    for (int error = SABACC_OK + 1; error < SABACC_ERRORS; error++)
        if (strcmp(word, sabacc_error_word((SabaccError)error)) == 0) return (SabaccError)error;
    return SABACC_OK;
}

static bool read_seat(const char *words, size_t length, int8_t *seat) {
    int32_t number;
    if (text_is(words, length, "*")) {
        *seat = SABACC_CROUPIER;
        return true;
    }
    if (!text_read_int(words, length, &number) || number < 0 || number >= SABACC_MAX_SEATS) return false;
    *seat = (int8_t)number;
    return true;
}

bool word_action(const char *words, SabaccAction *action, Text *why) {
    if (sabacc_action_parse(words, action, why)) return true;
    size_t seat_length = strcspn(words, " ");
    const char *verb = words + seat_length + (words[seat_length] == ' ');
    int8_t seat;
    if (!read_seat(words, seat_length, &seat) || !IS_AMONG(verb, strcspn(verb, " "), verbs_to_come))
        return false;
    *why = text_over(why->bytes, why->size);
    *action = (SabaccAction){.seat = seat, .verb = SABACC_VERBS};
    return true;
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
    json_t *text = json_string(words); /* jansson takes a text only where it is UTF-8 */
    json_decref(text);
    return text != NULL;
}
