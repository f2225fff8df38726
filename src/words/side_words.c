#include "words/side_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "words/card_words.h"

static void word_of(SabaccCard card, char word[16]) {
    Text text = text_over(word, 16);
    sabacc_card_format(card, &text);
}

/* Cards without a number. */
static const struct {
    const char *word, *title, *effect;
} special[] = {
    {"2&4", "2&4", N_("Turns the sign of every 2 and 4 on your table. Itself it counts nothing.")},
    {"3&6", "3&6", N_("Turns the sign of every 3 and 6 on your table. Itself it counts nothing.")},
    {"double", N_("Double"), N_("The last card on your table that counts something counts twice.")},
    {"tiebreaker", N_("Tie Breaker"), N_("Counts nothing; for the rest of the set a tie goes to you.")},
};
enum { SPECIALS = sizeof special / sizeof *special };

static int special_of(const char *word) {
    for (int i = 0; i < SPECIALS; i++)
        if (strcmp(special[i].word, word) == 0) return i;
    return -1;
}

void side_card_title(SabaccCard card, char words[SIDE_WORDS]) {
    char word[16];
    word_of(card, word);
    int index = special_of(word);
    if (index >= 0)
        snprintf(words, SIDE_WORDS, "%s", _(special[index].title));
    else
        card_words(card, words);
}

void side_card_effect(const SabaccTable *table, SabaccCard card, char words[SIDE_WORDS]) {
    char word[16];
    word_of(card, word);
    int index = special_of(word);
    bool has_sign = sabacc_side_has_sign(table, card);
    const char *digits = strpbrk(word, "0123456789");
    int number = digits ? atoi(digits) : 0;
    if (index >= 0 && has_sign)
        snprintf(words, SIDE_WORDS, "%s",
                 _("Counts +1 or −1, as you say; for the rest of the set a tie goes to you."));
    else if (index >= 0)
        snprintf(words, SIDE_WORDS, "%s", _(special[index].effect));
    else if (has_sign)
        snprintf(words, SIDE_WORDS, _("Adds %d or takes %d away, as you say."), number, number);
    else
        snprintf(words, SIDE_WORDS, word[0] == '-' ? _("Takes %d away.") : _("Adds %d."), number);
}
