/* Cards in words. */
#include "words/card_words.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "words/token_words.h"

static const struct {
    const char *word, *title;
} faces[] = {
    {"sylop", N_("Sylop")},
    {"idiot", N_("the Idiot")},
    {"queen", N_("the Queen of Air and Darkness")},
    {"endurance", N_("Endurance")},
    {"balance", N_("Balance")},
    {"demise", N_("Demise")},
    {"moderation", N_("Moderation")},
    {"evil-one", N_("the Evil One")},
    {"star", N_("the Star")},
    {"rancor", N_("the Rancor")},
    {"jedi-knight", N_("the Jedi Knight")},
    {"jedi-master", N_("the Jedi Master")},
    {"dark-jedi", N_("the Dark Jedi")},
    {"sith-lord", N_("the Lord of Sith")},
    {"smuggler", N_("the Smuggler")},
    {"bounty-hunter", N_("the Bounty Hunter")},
};

/* "sand3": "the Sand 3", or "Sand 3" as a title. */
static bool family_card(const char *word, bool is_title, char words[CARD_WORDS]) {
    static const struct {
        const char *family, *number, *impostor, *sylop;
    } rows[][2] = {{{"sand", N_("the Sand %d"), N_("the Sand Impostor"), N_("the Sand Sylop")},
                    {"sand", N_("Sand %d"), N_("Sand Impostor"), N_("Sand Sylop")}},
                   {{"blood", N_("the Blood %d"), N_("the Blood Impostor"), N_("the Blood Sylop")},
                    {"blood", N_("Blood %d"), N_("Blood Impostor"), N_("Blood Sylop")}}};
    int32_t number;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t length = strlen(rows[i][is_title].family);
        if (strncmp(word, rows[i][is_title].family, length) != 0) continue;
        if (text_read_int(word + length, strlen(word + length), &number))
            snprintf(words, CARD_WORDS, _(rows[i][is_title].number), (int)number);
        else
            snprintf(words, CARD_WORDS, "%s",
                     strcmp(word + length, "-sylop") == 0 ? _(rows[i][is_title].sylop)
                                                          : _(rows[i][is_title].impostor));
        return true;
    }
    return false;
}

/* "-3" of a card's word with a true minus; other words stay as they are. */
static void add_value(const char *word, Text *out) {
    if (*word == '-') text_add(out, "\u2212");
    text_add(out, word + (*word == '-'));
}

/* "ci-3": "−3 of Circles"; as a title the figure of its suit with the value, filled or hollow as on the card.
 */
static bool signed_card(const char *word, bool is_title, char words[CARD_WORDS]) {
    static const struct {
        const char *suit, *number, *figure[2];
    } suits[] = {{"ci", N_("%s of Circles"), {"\uE000", "\uE037"}},
                 {"tr", N_("%s of Triangles"), {"\uE001", "\uE038"}},
                 {"sq", N_("%s of Squares"), {"\uE002", "\uE039"}}};
    for (size_t i = 0; i < sizeof suits / sizeof *suits; i++) {
        char value[16];
        Text text = text_over(value, sizeof value);
        bool is_it = strncmp(word, suits[i].suit, 2) == 0 && (word[2] == '+' || word[2] == '-');
        if (!is_it) continue;
        add_value(word + 2, &text);
        if (is_title)
            snprintf(words, CARD_WORDS, "%s%s", suits[i].figure[word[2] == '-'], value);
        else
            snprintf(words, CARD_WORDS, _(suits[i].number), value);
        return true;
    }
    return false;
}

/* "co7": the 7 of Coins; "sa12": the Commander of Sabers. */
static bool suit_card(const char *word, char words[CARD_WORDS]) {
    static const struct {
        const char *suit, *number, *court[4];
    } suits[] = {
        {"co",
         N_("the %d of Coins"),
         {N_("the Commander of Coins"), N_("the Mistress of Coins"), N_("the Master of Coins"),
          N_("the Ace of Coins")}},
        {"fl",
         N_("the %d of Flasks"),
         {N_("the Commander of Flasks"), N_("the Mistress of Flasks"), N_("the Master of Flasks"),
          N_("the Ace of Flasks")}},
        {"sa",
         N_("the %d of Sabers"),
         {N_("the Commander of Sabers"), N_("the Mistress of Sabers"), N_("the Master of Sabers"),
          N_("the Ace of Sabers")}},
        {"st",
         N_("the %d of Staves"),
         {N_("the Commander of Staves"), N_("the Mistress of Staves"), N_("the Master of Staves"),
          N_("the Ace of Staves")}},
    };
    int32_t number;
    for (size_t i = 0; i < sizeof suits / sizeof *suits; i++) {
        if (strncmp(word, suits[i].suit, 2) != 0 || !text_read_int(word + 2, strlen(word + 2), &number))
            continue;
        if (number >= 12 && number <= 15)
            snprintf(words, CARD_WORDS, "%s", _(suits[i].court[number - 12]));
        else
            snprintf(words, CARD_WORDS, _(suits[i].number), (int)number);
        return true;
    }
    return false;
}

/* Side cards: a number with its sign, or what it does. */
static bool side_card(const char *word, char words[CARD_WORDS]) {
    if (strcmp(word, "double") == 0)
        snprintf(words, CARD_WORDS, "%s", _("the Double"));
    else if (strcmp(word, "tiebreaker") == 0)
        snprintf(words, CARD_WORDS, "%s", _("the Tie Breaker"));
    else
        return false;
    return true;
}

void card_words(SabaccCard card, char words[CARD_WORDS]) {
    char word[CARD_WORDS];
    Text text = text_over(word, sizeof word), plain = text_over(words, CARD_WORDS);
    sabacc_card_format(card, &text);
    for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
        if (strcmp(word, faces[i].word) != 0) continue;
        snprintf(words, CARD_WORDS, "%s", _(faces[i].title));
        return;
    }
    if (sabacc_card_is_token(card))
        snprintf(words, CARD_WORDS, "%s", token_title(card));
    else if (!family_card(word, false, words) && !signed_card(word, false, words) &&
             !suit_card(word, words) && !side_card(word, words))
        add_value(word, &plain);
}

void card_title(SabaccCard card, char words[CARD_WORDS]) {
    char word[CARD_WORDS];
    Text text = text_over(word, sizeof word);
    sabacc_card_format(card, &text);
    if (!family_card(word, true, words) && !signed_card(word, true, words)) card_words(card, words);
}

void card_spoken(SabaccCard card, char words[CARD_WORDS]) {
    static const struct {
        const char *suit, *title;
    } suits[] = {
        /* TRANSLATORS: cards of the spike games read aloud; %s is a number with its sign. */
        {"ci", N_("%s of circles")},
        {"tr", N_("%s of triangles")},
        {"sq", N_("%s of squares")},
    };
    char word[CARD_WORDS], value[16];
    Text text = text_over(word, sizeof word), number = text_over(value, sizeof value);
    sabacc_card_format(card, &text);
    for (size_t i = 0; i < sizeof suits / sizeof *suits; i++) {
        if (strncmp(word, suits[i].suit, 2) != 0 || (word[2] != '+' && word[2] != '-')) continue;
        add_value(word + 2, &number);
        snprintf(words, CARD_WORDS, _(suits[i].title), value);
        return;
    }
    if (card == SABACC_CARD_HIDDEN)
        snprintf(words, CARD_WORDS, "%s", _("a hidden card"));
    else
        card_words(card, words);
}

const char *card_counting(SabaccCard card) {
    const char *words = sabacc_card_counting(card);
    return words != NULL ? _(words) : NULL;
}
