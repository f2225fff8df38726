#include "scenes/play/addressed.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

/* A sentence of the log whose first %s is a name, and the same to its owner, without that %s. */
static const struct {
    const char *told, *said;
} sentences[] = {
    {N_("%s deals"), N_("You deal")},
    {N_("%s antes %d"), N_("You ante %d")},
    {N_("%s antes %d to the hand pot, %d to the sabacc pot"),
     N_("You ante %d to the hand pot, %d to the sabacc pot")},
    {N_("%s checks"), N_("You check")},
    {N_("%s bets %d"), N_("You bet %d")},
    {N_("%s matches %d"), N_("You match %d")},
    {N_("%s raises to %d"), N_("You raise to %d")},
    {N_("%s folds"), N_("You fold")},
    {N_("%s stands"), N_("You stand")},
    {N_("%s stands with %s"), N_("You stand with %s")},
    {N_("%s draws a card"), N_("You draw a card")},
    {N_("%s draws %s"), N_("You draw %s")},
    {N_("%s takes %s from the discard pile"), N_("You take %s from the discard pile")},
    {N_("%s trades %s for a new card"), N_("You trade %s for a new card")},
    {N_("%s trades %s for %s from the discard pile"), N_("You trade %s for %s from the discard pile")},
    {N_("%s puts %s away"), N_("You put %s away")},
    {N_("%s puts %s into the field"), N_("You put %s into the field")},
    {N_("%s takes %s out of the field"), N_("You take %s out of the field")},
    {N_("%s calls the hand"), N_("You call the hand")},
    {N_("%s does not call"), N_("You do not call")},
    {N_("%s buys nothing"), N_("You buy nothing")},
    {N_("%s plays %s: %s in all"), N_("You play %s: %s in all")},
    {N_("%s is dealt %s: %s in all"), N_("You are dealt %s: %s in all")},
    {N_("%s plays %s (%s)"), N_("You play %s (%s)")},
    {N_("%s ends the turn at %s"), N_("You end the turn at %s")},
    {N_("%s stakes %d (PZ-1)"), N_("You stake %d (PZ-1)")},
    {N_("%s has picked a side deck (PZ-1)"), N_("You have picked a side deck (PZ-1)")},
    {N_("%s shows %s (%s)"), N_("You show %s (%s)")},
    {N_("%s shows %s"), N_("You show %s")},
    {N_("%s shows a difference of %d"), N_("You show a difference of %d")},
    {N_("%s is bombed out (%s)"), N_("You are bombed out (%s)")},
    {N_("%s pays %d to the sabacc pot: %s (%s)"), N_("You pay %d to the sabacc pot: %s (%s)")},
    {N_("%s wins %d (%s)"), N_("You win %d (%s)")},
    {N_("%s wins %d: everybody else folded (%s)"), N_("You win %d: everybody else folded (%s)")},
    {N_("%s wins the sabacc pot: %d (%s)"), N_("You win the sabacc pot: %d (%s)")},
    {N_("%s wins the hand"), N_("You win the hand")},
    {N_("%s wins both pots"), N_("You win both pots")},
    {N_("%s wins set %d: %s"), N_("You win set %d: %s")},
    {N_("%s wins the match, %d to %d in sets"), N_("You win the match, %d to %d in sets")},
    {N_("%s wins the game"), N_("You win the game")},
};
enum { SENTENCES = sizeof sentences / sizeof *sentences, PARTS = 5, PART_BYTES = 200 };

/* What stands for the formats of a sentence, in their order in English. */
typedef struct Parts {
    char words[PARTS][PART_BYTES];
} Parts;

/* The bytes of a format, "%s" or "%2$d", and which of the parts it is; `next` for one without a number. */
static size_t format_length(const char *at, int next, int *part) {
    size_t digits = strspn(at + 1, "0123456789");
    bool is_numbered = digits > 0 && at[1 + digits] == '$';
    *part = is_numbered ? at[1] - '1' : next;
    return is_numbered ? digits + 3 : 2;
}

/* Takes a sentence apart; false if it is another one. */
static bool read_parts(const char *line, const char *sentence, Parts *parts) {
    int next = 0, part;
    while (*sentence) {
        if (*sentence != '%') {
            if (*line++ != *sentence++) return false;
            continue;
        }
        sentence += format_length(sentence, next++, &part);
        char until[PART_BYTES];
        snprintf(until, sizeof until, "%.*s", (int)strcspn(sentence, "%"), sentence);
        const char *end = until[0] ? strstr(line, until) : line + strlen(line);
        if (!end || part < 0 || part >= PARTS || end - line >= PART_BYTES) return false;
        snprintf(parts->words[part], PART_BYTES, "%.*s", (int)(end - line), line);
        line = end;
    }
    return *line == '\0';
}

/* The parts but the first, the name, in another sentence. */
static void write_parts(const char *sentence, const Parts *parts, Text *out) {
    int next = 0, part;
    while (*sentence) {
        if (*sentence != '%') {
            text_add_char(out, *sentence++);
            continue;
        }
        sentence += format_length(sentence, next++, &part);
        if (part >= 0 && part + 1 < PARTS) text_add(out, parts->words[part + 1]);
    }
}

bool addressed_line(const char *line, const char *name, Text *out) {
    for (int i = 0; i < SENTENCES; i++) {
        Parts parts = {0};
        if (!read_parts(line, _(sentences[i].told), &parts) || strcmp(parts.words[0], name) != 0) continue;
        write_parts(_(sentences[i].said), &parts, out);
        return true;
    }
    return false;
}
