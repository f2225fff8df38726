#include "scenes/play/why_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "session/sentence.h"

/* ---- bets ---- */

static void say_price(const AiReasons *reasons, Text *words) {
    if (reasons->owed > 0)
        sentence_add(words, _("Matching %lld into a pot of %lld pays with a hand that wins %d times in 100."),
                     (long long)reasons->owed, (long long)reasons->pot, reasons->price);
    else
        sentence_add(words, _("There was nothing to match; the pot held %lld."), (long long)reasons->pot);
}

static void say_hand(const AiReasons *reasons, const char *name, Text *words) {
    if (!reasons->knows_hand)
        sentence_add(words, _("%s could not see all of its own hand."), name);
    else if (reasons->beats_least < reasons->beats_most)
        sentence_add(
            words,
            _("%s reckoned its hand better than about %d of 100 hands here (somewhere from %d to %d)."), name,
            reasons->beats, reasons->beats_least, reasons->beats_most);
    else if (reasons->beats == 0)
        sentence_add(words, _("%s reckoned its hand among the weakest here."), name);
    else
        sentence_add(words, _("%s reckoned its hand better than %d of 100 hands here."), name,
                     reasons->beats);
}

typedef struct Part {
    const char *verb;
    int times;
} Part;

static int most_first(const void *left, const void *right) {
    return ((const Part *)right)->times - ((const Part *)left)->times;
}

static void say_mix(const AiReasons *reasons, const SabaccAction *taken, Text *words) {
    bool raises = reasons->owed > 0 || taken->verb == SABACC_VERB_RAISE;
    /* TRANSLATORS: fold, match, check, raise and bet stand for %s in “It has learnt always to %s here.” */
    Part parts[] = {{_("fold"), reasons->folds},
                    {reasons->owed > 0 ? _("match") : _("check"), reasons->calls},
                    {raises ? _("raise") : _("bet"), reasons->raises}};
    qsort(parts, 3, sizeof *parts, most_first);
    if (parts[1].times == 0)
        sentence_add(words, _("It has learnt always to %s here."), parts[0].verb);
    else if (parts[2].times == 0)
        sentence_add(words, _("It has learnt to %s %d times in 100 here, and to %s %d."), parts[0].verb,
                     parts[0].times, parts[1].verb, parts[1].times);
    else
        sentence_add(words, _("It has learnt to %s %d times in 100 here, to %s %d and to %s %d."),
                     parts[0].verb, parts[0].times, parts[1].verb, parts[1].times, parts[2].verb,
                     parts[2].times);
}

static bool is_raise(const SabaccAction *taken) {
    return taken->verb == SABACC_VERB_BET || taken->verb == SABACC_VERB_RAISE;
}

/* It took its hand for one of the weaker half. */
static void say_bluff(const AiReasons *reasons, const SabaccAction *taken, Text *words) {
    if (is_raise(taken) && reasons->knows_hand && reasons->beats_most < 50)
        sentence_add(words, "%s", _("So this was a bluff."));
}

/* How a character is, where that made it more likely to do what it did. */
static void say_habit(const AiReasons *reasons, const char *name, Text *words) {
    static const char *const rows[AI_HABITS][2] = {
        [AI_HABIT_BLUFFS] = {N_("%s seldom bets a weak hand."),
                             N_("%s bets weak hands more often than most.")},
        [AI_HABIT_SIZES] = {N_("%s likes small bets."), N_("%s likes large bets.")},
        [AI_HABIT_CALLS] = {N_("%s gives way to bets sooner than most."),
                            N_("%s lets few bets go unmatched.")},
    };
    if (reasons->habit == AI_HABIT_NONE || reasons->habit_adds <= 0) return;
    sentence_add(words, _(rows[reasons->habit][reasons->is_habit_strong]), name);
}

static void say_table(const AiReasons *reasons, const SabaccAction *taken, const char *name, Text *words) {
    say_hand(reasons, name, words);
    say_price(reasons, words);
    say_mix(reasons, taken, words);
    say_bluff(reasons, taken, words);
    say_habit(reasons, name, words);
    if (reasons->remembers) sentence_add(words, _("%s has seen that somebody here hardly ever folds."), name);
    if (reasons->holds_back) sentence_add(words, _("It is early, so %s holds back."), name);
}

/* ---- play-outs ---- */

static const char *doing(int verb) {
    static const char *const rows[SABACC_VERBS] = {
        /* TRANSLATORS: these stand for %s in “This ended about as well as %s.” and “… better on average
         * than %s.” */
        [SABACC_VERB_CHECK] = N_("checking"),       [SABACC_VERB_BET] = N_("betting"),
        [SABACC_VERB_MATCH] = N_("matching"),       [SABACC_VERB_RAISE] = N_("raising"),
        [SABACC_VERB_FOLD] = N_("folding"),         [SABACC_VERB_DRAW] = N_("drawing"),
        [SABACC_VERB_TRADE] = N_("trading"),        [SABACC_VERB_STAND] = N_("standing"),
        [SABACC_VERB_CALL] = N_("calling"),         [SABACC_VERB_PASS] = N_("passing"),
        [SABACC_VERB_DISCARD] = N_("discarding"),   [SABACC_VERB_FIELD] = N_("fielding a card"),
        [SABACC_VERB_BUY] = N_("replacing a card"), [SABACC_VERB_DONE] = N_("being done"),
    };
    return verb < SABACC_VERBS && rows[verb] ? _(rows[verb]) : NULL;
}

/* Tenths of a credit; less than one is no difference that anybody would feel. */
static void say_gain(const AiReasons *reasons, const SabaccAction *taken, Text *words) {
    long long tenths = (reasons->gain + 5) / 10;
    const char *other = doing(reasons->other.verb);
    bool is_alike = reasons->other.verb == taken->verb || !other;
    if (tenths < 1 && is_alike)
        sentence_add(words, "%s", _("This ended about as well as its next best choice."));
    else if (tenths < 1)
        sentence_add(words, _("This ended about as well as %s."), other);
    else if (is_alike)
        sentence_add(words, _("This ended %lld.%lld credits better on average than its next best choice."),
                     tenths / 10, tenths % 10);
    else
        sentence_add(words, _("This ended %lld.%lld credits better on average than %s."), tenths / 10,
                     tenths % 10, other);
}

static void say_playouts(const AiReasons *reasons, const SabaccAction *taken, const char *name, Text *words) {
    sentence_add(
        words,
        ngettext_(
            "%s weighed %d choices: it played out the best of them in its head %d time, guessing what it "
            "could not see.",
            "%s weighed %d choices: it played out the best of them in its head %d times, guessing what it "
            "could not see.",
            reasons->playouts),
        name, reasons->choices, reasons->playouts);
    if (reasons->is_bet && reasons->owed > 0) say_price(reasons, words);
    if (reasons->has_gain) say_gain(reasons, taken, words);
}

/* ---- all together ---- */

static void say_declared(const AiReasons *reasons, const SabaccAction *taken, const char *name, Text *words) {
    if (taken->alignment != SABACC_UNALIGNED)
        sentence_add(words, _("%s chose its side by chance: no card was dealt yet."), name);
    else if (reasons->may_bluff)
        sentence_add(words,
                     _("%s says its true total half of the time, and otherwise that of two other cards."),
                     name);
    else
        sentence_add(words, _("%s always says its true total."), name);
}

static void say_first(const SabaccAction *taken, const char *name, Text *words) {
    if (taken->verb == SABACC_VERB_CALL)
        sentence_add(
            words, _("%s called before betting: its hand looked clearly better than what others have here."),
            name);
    else
        sentence_add(words, _("%s liked its hand, and made a card of it safe from shifts before betting."),
                     name);
}

static bool has_changed(const AiReasons *reasons, const SabaccAction *taken) {
    bool is_fold = taken->verb == SABACC_VERB_FOLD;
    bool is_call = taken->verb == SABACC_VERB_CHECK || taken->verb == SABACC_VERB_MATCH;
    int times = is_fold ? reasons->folds : is_call ? reasons->calls : reasons->raises;
    if (reasons->is_repeated) return false;
    return reasons->ground != AI_GROUND_TABLE || times == 0;
}

static void say_all(const AiReasons *reasons, const SabaccAction *taken, const char *name, Text *words) {
    switch ((AiGround)reasons->ground) {
    case AI_GROUND_FORCED: sentence_add(words, _("%s had nothing to choose."), name); break;
    case AI_GROUND_CHANCE:
        sentence_add(words, _("%s plays by chance: every choice is as likely."), name);
        break;
    case AI_GROUND_RECKONED:
        sentence_add(words,
                     _("%s reckoned what may still come, and took what came out best as far as it looked."),
                     name);
        break;
    case AI_GROUND_TASTE:
        sentence_add(words, _("%s went by its own taste: there was nothing to see yet."), name);
        break;
    case AI_GROUND_DECLARED: say_declared(reasons, taken, name, words); break;
    case AI_GROUND_FIRST: say_first(taken, name, words); break;
    case AI_GROUND_TABLE: say_table(reasons, taken, name, words); break;
    case AI_GROUND_PLAYOUTS: say_playouts(reasons, taken, name, words); break;
    case AI_GROUNDS: break;
    }
}

void why_words(const AiReasons *reasons, const SabaccAction *taken, const char *name, char *words,
               size_t size) {
    Text text = text_over(words, size);
    if (has_changed(reasons, taken))
        sentence_add(&text,
                     _("%s would play otherwise today: opponents have changed since this game was played."),
                     name);
    else
        say_all(reasons, taken, name, &text);
}
