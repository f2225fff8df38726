/* The adviser: what each choice of a seat is worth, and which of them is best.
 *
 * It reckons from the view of that seat and its offers alone, so two states that look alike to the seat get
 * the same advice. A choice is worth what its seat has in the mean after hands played out to their end, on
 * cards such as the others may hold; all choices are played on the same cards and with the same luck. The
 * first answer takes few play-outs, and more of them sharpen it. Like ai_decide this computes in integers,
 * allocates no memory, and may be called by any number of threads. */
#ifndef SABACC_AI_ADVISER_H
#define SABACC_AI_ADVISER_H

#include "ai/ai.h"

enum {
    ADVISER_CHOICES = 50,
    ADVISER_KINDS = 12,     /* kinds of hand told of */
    ADVISER_WHOLE = 10000,  /* chances are in hundredths of a percent */
    ADVISER_FIRST = 200,    /* play-outs of a first answer */
    ADVISER_ACTIONS = 40000 /* about as many actions as a first answer may play */
};

/* What a choice is worth in. */
typedef enum AdviserUnit {
    ADVISER_CREDITS, /* won from now on, to the end of the hand; what was paid before is gone. Folding: 0 */
    ADVISER_SHARE,   /* games for chips or sets: percent of the whole game, once the hand or set is over */
    ADVISER_WINS,    /* without any stake: percent of such hands that are won */
} AdviserUnit;

typedef struct Advice {
    SabaccAction action;
    int64_t worth, worth_error; /* hundredths of the unit; half of the 95 % interval, 0: it is counted out */
    int64_t behind, behind_error; /* by how much what the best level chose is worth more; on the same cards */
    int win, win_error;           /* the chance to win the hand (or set): in ADVISER_WHOLE */
    int unshown;                  /* the chance to win because all others fold */
    int helps;                    /* how often the cards that it brings better the hand; -1: it brings none */
    int often;     /* of 100 such hands the best level does so with; -1: it does not choose by chance */
    bool is_usual; /* as good as the first: the best level does either, by chance, or it found its own by
                      fewer play-outs than show this one to be better */
} Advice;

/* What the hand becomes by the first choice. */
typedef struct AdviserKind {
    uint8_t rank; /* SabaccRank */
    bool is_bombed;
    int share; /* in ADVISER_WHOLE of all hands that were not folded */
} AdviserKind;

typedef struct AdviserReport {
    uint8_t unit; /* AdviserUnit */
    int playouts; /* of every choice */
    int count; /* choices: first what the best level does, the best of it if it chooses by chance; the others
                  follow by worth */
    Advice list[ADVISER_CHOICES];
    int kind_count; /* the most frequent first */
    AdviserKind kind[ADVISER_KINDS];
    bool is_forced;    /* nothing to choose */
    bool has_sets;     /* a hand is a set of a match, which is the whole game */
    bool is_bet;       /* it could fold, and check or match */
    int64_t pot, owed; /* as in AiReasons */
    int price;         /* as in AiReasons, in percent */
    int beats;         /* percent of hands at this place that are weaker; -1: not known */
} AdviserReport;

/* A question being considered. It holds all that it needs but the question's view, offers, memory and stop,
 * which must stay as they are. Large: not for small stacks. */
typedef struct Adviser Adviser;
size_t adviser_size(void);

/* Begins: decides what the best level would do (the question's level and effort are ignored). `also`, which
 * may be NULL, is a legal action to be weighed beside the others. False if *stop was set. */
bool adviser_begin(Adviser *adviser, const AiQuestion *question, const SabaccAction *also);

/* Plays every choice so many times more. False if *stop was set before it was done. */
bool adviser_play(Adviser *adviser, int playouts);

/* Plays as many as a first answer takes, times `hundredths` / 100: ADVISER_FIRST, fewer where hands are long
 * at this table, and a few to find out how long they are. False if *stop was set before it was done. */
bool adviser_play_first(Adviser *adviser, int hundredths);

/* The report so far: at least one play-out. */
void adviser_report(const Adviser *adviser, AdviserReport *report);

/* An action that was the first of an earlier report stays it while it is as good as far as can be told, so
 * that what is shown does not change under somebody's hand. */
void adviser_keep_first(AdviserReport *report, const SabaccAction *before);

/* That action's advice; NULL if it was not weighed. */
const Advice *adviser_find(const AdviserReport *report, const SabaccAction *action);

#endif
