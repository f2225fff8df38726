#include "match/driver_script.h"

#include "base/memory.h"
#include "match/playthrough.h"

#include <stdlib.h>
#include <string.h>

typedef struct Script {
    int count, at;
    char words[][SABACC_TEXT];
} Script;

/* An invalid text becomes an action that no game has, so that it is refused like any other. */
static SabaccAction read_words(const char *words, int seat) {
    char bytes[SABACC_TEXT + 4], sentence[MATCH_MESSAGE];
    Text text = text_over(bytes, sizeof bytes), why = text_over(sentence, sizeof sentence);
    SabaccAction action = {.verb = SABACC_VERBS};
    text_add_int(&text, seat);
    text_add_char(&text, ' ');
    text_add(&text, words);
    sabacc_action_parse(bytes, &action, &why);
    return action;
}

static MatchAnswer ask(void *self, const MatchQuestion *question, SabaccAction *action) {
    Script *script = self;
    if (script->at == script->count) return MATCH_PENDING;
    *action = read_words(script->words[script->at++], question->seat);
    return MATCH_READY;
}

MatchDriver driver_script(const char *const *words, int count) {
    Script *script = memory_alloc(sizeof *script + (size_t)count * sizeof *script->words);
    *script = (Script){.count = count};
    for (int i = 0; i < count; i++) {
        Text text = text_over(script->words[i], sizeof script->words[i]);
        text_add(&text, words[i]);
    }
    return (MatchDriver){.self = script, .ask = ask, .close = free};
}
