#include "session/advice_words.h"

#include "base/i18n.h"
#include "session/sentence.h"

enum { HUNDRED = 100 };

int advice_percent(int share) { return (share + HUNDRED / 2) / HUNDRED; }

/* What a reason leaves out because it stands beside it. */
typedef enum Beside { BESIDE_NOTHING, BESIDE_CHANCE } Beside;

static void say_wins(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    if (beside == BESIDE_CHANCE) return;
    const char *sentence =
        report->has_sets ? _("The set is won %d times in 100.") : _("The hand is won %d times in 100.");
    sentence_add(words, sentence, advice_percent(advice->win));
}

/* ---- bets ---- */

/* Whoever has raised to what is to be matched; SABACC_NOBODY if nothing is. */
static int raiser(const SabaccTable *table) {
    int found = SABACC_NOBODY;
    if (table->turn.level == 0 || table->seat[table->viewer].bet >= table->turn.level) return found;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != table->viewer && table->seat[seat].bet == table->turn.level && found == SABACC_NOBODY)
            found = seat;
    return found;
}

static void say_raiser(const SabaccTable *table, const char *const *names, Text *words) {
    int seat = raiser(table);
    if (seat == SABACC_NOBODY) return;
    sentence_add(words, _("%s has bet %d."), names[seat], (int)table->seat[seat].bet);
}

static void say_beats(const AdviserReport *report, Text *words) {
    enum { FEW = 5, MOST = 95 };
    if (report->beats < 0) return;
    if (report->beats < FEW)
        sentence_add(words, "%s", _("Nearly every other hand here is better."));
    else if (report->beats > MOST)
        sentence_add(words, "%s", _("This hand is better than nearly all others here."));
    else
        sentence_add(words, _("This hand beats about %d of 100 others here."), report->beats);
}

/* That others are mostly better is a reason to check or to fold, and speaks against all else. */
static bool speaks_against(const AdviserReport *report, const Advice *advice) {
    enum { HALF = 50 };
    bool is_first = advice == &report->list[0], is_careful = advice->action.verb == SABACC_VERB_CHECK;
    return is_first && !is_careful && report->beats < HALF;
}

static void say_price(const AdviserReport *report, const Advice *advice, Text *words) {
    sentence_add(
        words,
        _("Matching %lld into a pot of %lld pays with a hand that wins %d times in 100; this one wins %d."),
        (long long)report->owed, (long long)report->pot, report->price, advice_percent(advice->win));
}

/* The best of the choices that match, for folding is compared with it. */
static const Advice *matching(const AdviserReport *report) {
    for (int i = 0; i < report->count; i++)
        if (report->list[i].action.verb == SABACC_VERB_MATCH) return &report->list[i];
    return NULL;
}

static void say_fold(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    const Advice *match = matching(report);
    (void)advice, (void)beside;
    if (match != NULL)
        say_price(report, match, words);
    else
        sentence_add(words, _("Folding costs what is in the pot, and nothing more."));
}

static void say_raise(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    enum { OFTEN = 20 };
    int folds = advice_percent(advice->unshown);
    if (folds >= OFTEN)
        sentence_add(words, _("All others fold to it about %d times in 100."), folds);
    else if (beside == BESIDE_CHANCE)
        sentence_add(words, "%s", _("It is won mostly by showing."));
    else
        sentence_add(words, _("The hand is won %d times in 100, mostly by showing."),
                     advice_percent(advice->win));
    if (!speaks_against(report, advice)) say_beats(report, words);
}

/* ---- cards ---- */

static void say_help(const Advice *advice, Text *words) {
    if (advice->helps == ADVISER_WHOLE)
        sentence_add(words, "%s", _("It betters the hand."));
    else if (advice->helps > 0)
        sentence_add(words, _("It betters the hand %d times in 100."), advice_percent(advice->helps));
}

static void say_cards(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    say_help(advice, words);
    say_wins(report, advice, beside, words);
}

static void say_keep(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    enum { OFTEN = 20 };
    int folds = advice_percent(advice->unshown);
    say_wins(report, advice, beside, words);
    if (folds >= OFTEN && !report->has_sets)
        sentence_add(words, _("In %d of them all others have folded."), folds);
    if (!speaks_against(report, advice)) say_beats(report, words);
}

static void say_call(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    (void)report;
    if (beside == BESIDE_CHANCE) return;
    sentence_add(words, _("If it is shown now, the hand wins %d times in 100."), advice_percent(advice->win));
}

static void say_match(const AdviserReport *report, const Advice *advice, Beside beside, Text *words) {
    if (report->owed > 0)
        say_price(report, advice, words);
    else
        say_keep(report, advice, beside, words);
}

typedef void Sayer(const AdviserReport *report, const Advice *advice, Beside beside, Text *words);

static Sayer *sayer_of(SabaccVerb verb) {
    switch (verb) {
    case SABACC_VERB_FOLD: return say_fold;
    case SABACC_VERB_MATCH: return say_match;
    case SABACC_VERB_BET:
    case SABACC_VERB_RAISE: return say_raise;
    case SABACC_VERB_CALL: return say_call;
    case SABACC_VERB_CHECK:
    case SABACC_VERB_STAND:
    case SABACC_VERB_DONE: return say_keep;
    case SABACC_VERB_DRAW:
    case SABACC_VERB_TRADE:
    case SABACC_VERB_DISCARD:
    case SABACC_VERB_BUY: return say_cards;
    default: return say_wins;
    }
}

/* ---- how often the best opponents do so ---- */

/* For the verbs that the tables of bets choose among by chance, and others that they may come to. */
static const struct {
    uint8_t verb;
    const char *sometimes, *never;
} habits[] = {
    {SABACC_VERB_CHECK, N_("With such a hand the best opponents check %d times in 100."),
     N_("With such a hand the best opponents never check.")},
    {SABACC_VERB_BET, N_("With such a hand the best opponents bet about that much %d times in 100."),
     N_("With such a hand the best opponents never bet as much.")},
    {SABACC_VERB_MATCH, N_("With such a hand the best opponents match %d times in 100."),
     N_("With such a hand the best opponents never match.")},
    {SABACC_VERB_RAISE, N_("With such a hand the best opponents raise to about that much %d times in 100."),
     N_("With such a hand the best opponents never raise to as much.")},
    {SABACC_VERB_FOLD, N_("With such a hand the best opponents fold %d times in 100."),
     N_("With such a hand the best opponents never fold.")},
};

static void say_habit(const Advice *advice, Text *words) {
    for (size_t i = 0; i < sizeof habits / sizeof *habits; i++) {
        if (habits[i].verb != advice->action.verb) continue;
        if (advice->often == 0) sentence_add(words, "%s", _(habits[i].never));
        if (advice->often > 0 && advice->often < HUNDRED)
            sentence_add(words, _(habits[i].sometimes), advice->often);
    }
}

/* ---- against the other choices ---- */

typedef enum Lead {
    LEAD_PLAIN,  /* no other shows more */
    LEAD_EQUAL,  /* another shows more, by no more than chance can make, or too little to matter */
    LEAD_OUTDONE /* by more: the best level has reasons for its own */
} Lead;

static int64_t shown_worth(int64_t worth) {
    enum { TENTH = 10 };
    return (worth + (worth >= 0 ? TENTH / 2 : -TENTH / 2)) / TENTH;
}

/* Half a credit, or one percent. */
static int64_t too_little(const AdviserReport *report) {
    return report->unit == ADVISER_CREDITS ? HUNDRED / 2 : HUNDRED;
}

static Lead lead_over(const AdviserReport *report, int index) {
    const Advice *first = &report->list[0], *other = &report->list[index];
    int64_t more = other->worth - first->worth, error = other->behind_error + first->behind_error;
    if (more > error && more > too_little(report)) return LEAD_OUTDONE;
    return shown_worth(other->worth) > shown_worth(first->worth) ? LEAD_EQUAL : LEAD_PLAIN;
}

static Lead lead_of(const AdviserReport *report) {
    Lead lead = LEAD_PLAIN;
    for (int i = 1; i < report->count; i++) {
        Lead other = lead_over(report, i);
        if (other > lead) lead = other;
    }
    return lead;
}

const char *advice_outshining(const AdviserReport *report, int index) {
    static const char *const words[] = {
        [LEAD_EQUAL] = N_("about as good"), [LEAD_OUTDONE] = N_("the best prefer the first")};
    Lead lead = lead_over(report, index);
    return lead == LEAD_PLAIN ? NULL : _(words[lead]);
}

/* Of what outdoes the first, the greatest worth; the first’s own if nothing does. */
static int64_t outdoing_worth(const AdviserReport *report) {
    int64_t most = report->list[0].worth;
    for (int i = 1; i < report->count; i++)
        if (lead_over(report, i) == LEAD_OUTDONE && report->list[i].worth > most)
            most = report->list[i].worth;
    return most;
}

/* Bets are chosen by tables trained against players who answer; all else by a search that looks further. */
static void say_outdone(const AdviserReport *report, Text *words) {
    char first[32], other[32];
    Text first_text = text_over(first, sizeof first), other_text = text_over(other, sizeof other);
    const char *of_bets =
        _("Played out, another choice comes to %s, this one to %s. But hands are guessed there, and whoever "
          "bets holds better ones: the best opponents still choose this.");
    const char *of_others =
        _("Played out, another choice comes to %s, this one to %s; the best opponents, who look further "
          "ahead, still choose this.");
    advice_worth(report, report->list[0].worth, &first_text);
    advice_worth(report, outdoing_worth(report), &other_text);
    sentence_add(words, report->is_bet ? of_bets : of_others, other, first);
}

static void say_lead(const AdviserReport *report, Text *words) {
    Lead lead = lead_of(report);
    if (lead == LEAD_OUTDONE) say_outdone(report, words);
    if (lead == LEAD_EQUAL)
        sentence_add(words, "%s",
                     _("A close choice: another shows a little more, but not so much that it counts."));
}

/* ---- where it costs something, or gains next to nothing ---- */

static const Advice *choice_of(const AdviserReport *report, SabaccVerb verb) {
    for (int i = 1; i < report->count; i++)
        if (report->list[i].action.verb == verb) return &report->list[i];
    return NULL;
}

static bool is_loss(const AdviserReport *report) {
    return report->unit == ADVISER_CREDITS && shown_worth(report->list[0].worth) < 0;
}

/* A first choice that loses credits, against folding or all others; false if it does not, or is outdone. */
static bool say_loss(const AdviserReport *report, Text *words) {
    char first[32], folding[32];
    Text first_text = text_over(first, sizeof first), fold_text = text_over(folding, sizeof folding);
    const Advice *fold = choice_of(report, SABACC_VERB_FOLD);
    if (!is_loss(report) || lead_of(report) == LEAD_OUTDONE) return false;
    advice_worth(report, report->list[0].worth, &first_text);
    if (fold) advice_worth(report, fold->worth, &fold_text);
    if (fold && shown_worth(fold->worth) < shown_worth(report->list[0].worth))
        sentence_add(words, _("On average it brings %s credits, folding %s."), first, folding);
    else if (lead_of(report) == LEAD_PLAIN)
        sentence_add(words, _("On average it brings %s credits, and no other choice brings more."), first);
    else
        sentence_add(words,
                     _("On average it brings %s credits: a close choice, for another is about as good."),
                     first);
    return true;
}

/* Standing, where a card brings no more than that as far as can be told; NULL if it does, or cannot be
 * refused. */
static const Advice *standing_as_good(const AdviserReport *report) {
    const Advice *first = &report->list[0], *stand = choice_of(report, SABACC_VERB_STAND);
    bool takes = first->action.verb == SABACC_VERB_DRAW || first->action.verb == SABACC_VERB_TRADE;
    if (!takes || stand == NULL) return NULL;
    return first->worth - stand->worth <= stand->behind_error ? stand : NULL;
}

static void say_reason(const AdviserReport *report, int index, const SabaccTable *table,
                       const char *const names[SABACC_MAX_SEATS], Beside beside, Text *words) {
    const Advice *advice = &report->list[index];
    if (report->is_forced) {
        sentence_add(words, _("There is nothing else to do."));
        return;
    }
    say_raiser(table, names, words);
    sayer_of((SabaccVerb)advice->action.verb)(report, advice, beside, words);
    say_habit(advice, words);
    if (index != 0) return;
    say_loss(report, words);
    say_lead(report, words);
    if (lead_of(report) == LEAD_PLAIN && standing_as_good(report))
        sentence_add(words, "%s", _("Standing is about as good."));
}

void advice_reason(const AdviserReport *report, int index, const SabaccTable *table,
                   const char *const names[SABACC_MAX_SEATS], Text *words) {
    say_reason(report, index, table, names, BESIDE_NOTHING, words);
}

void advice_reason_beside_chance(const AdviserReport *report, int index, const SabaccTable *table,
                                 const char *const names[SABACC_MAX_SEATS], Text *words) {
    say_reason(report, index, table, names, BESIDE_CHANCE, words);
}

/* ---- in one sentence ---- */

static void say_outdone_short(const AdviserReport *report, Text *words) {
    char other[32];
    Text text = text_over(other, sizeof other);
    const char *of_bets =
        _("Played out, another choice comes to %s, but whoever bets holds better hands than are guessed.");
    const char *of_others =
        _("Played out, another choice comes to %s; looking further ahead, this is better.");
    advice_worth(report, outdoing_worth(report), &text);
    sentence_add(words, report->is_bet ? of_bets : of_others, other);
}

static bool say_price_short(const AdviserReport *report, const Advice *advice, Text *words) {
    if (report->owed <= 0 || report->price <= 0) return false;
    sentence_add(words, _("Matching pays from a hand on that wins %d times in 100; this one wins %d."),
                 report->price, advice_percent(advice->win));
    return true;
}

static bool say_folds_short(const Advice *advice, Text *words) {
    enum { OFTEN = 20 };
    int folds = advice_percent(advice->unshown);
    if (folds >= OFTEN) sentence_add(words, _("All others fold to it about %d times in 100."), folds);
    return folds >= OFTEN;
}

/* Only where it agrees with the chance to win: a weak hand may win where others fold, and the other way
 * round. */
static bool say_beats_short(const AdviserReport *report, const Advice *advice, Text *words) {
    enum { HALF = 50 };
    if (report->beats < 0 || (report->beats >= HALF) != (advice_percent(advice->win) >= HALF)) return false;
    if (speaks_against(report, advice)) return false;
    say_beats(report, words);
    return true;
}

/* Folding is compared with matching; the play-outs may tell against it. */
static bool say_fold_short(const AdviserReport *report, Text *words) {
    const Advice *match = matching(report);
    if (match == NULL || match->worth <= 0) return match != NULL && say_price_short(report, match, words);
    char worth[32];
    Text text = text_over(worth, sizeof worth);
    advice_worth(report, match->worth, &text);
    sentence_add(words,
                 _("Played out, matching comes to %s, but whoever bets holds better hands than are guessed."),
                 worth);
    return true;
}

/* No choice shows more chance to win, or a greater worth. */
static bool wins_most(const AdviserReport *report) {
    for (int i = 1; i < report->count; i++)
        if (advice_percent(report->list[i].win) > advice_percent(report->list[0].win)) return false;
    return true;
}

static bool brings_most(const AdviserReport *report) {
    for (int i = 1; i < report->count; i++)
        if (shown_worth(report->list[i].worth) > shown_worth(report->list[0].worth)) return false;
    return true;
}

/* The best that is another kind of act; NULL if there is none. */
static const Advice *other_act(const AdviserReport *report) {
    for (int i = 1; i < report->count; i++)
        if (report->list[i].action.verb != report->list[0].action.verb) return &report->list[i];
    return NULL;
}

/* Of a whole game for chips or sets. */
static bool say_against_share(const AdviserReport *report, const Advice *other, Text *words) {
    char next[32];
    Text text = text_over(next, sizeof next);
    bool is_more = other && shown_worth(other->worth) < shown_worth(report->list[0].worth);
    if (report->unit != ADVISER_SHARE || !is_more || !brings_most(report)) return false;
    advice_worth(report, other->worth, &text);
    sentence_add(words, "%s",
                 report->has_sets ? _("No other choice leaves a better chance to win the match.")
                                  : _("No other choice leaves a better chance to win the game."));
    sentence_add(words, _("The best of the other acts leaves %s."), next);
    return true;
}

static bool say_against_wins(const AdviserReport *report, const Advice *other, Text *words) {
    if (report->unit == ADVISER_SHARE) return false;
    int first = advice_percent(report->list[0].win), next = other ? advice_percent(other->win) : first;
    if (next >= first || !wins_most(report)) return false;
    sentence_add(words, _("Nothing wins more often: the best of the other acts wins %d times in 100."), next);
    return true;
}

static bool say_against_credits(const AdviserReport *report, const Advice *other, Text *words) {
    char first[32], next[32];
    Text first_text = text_over(first, sizeof first), next_text = text_over(next, sizeof next);
    bool is_more = other && shown_worth(other->worth) < shown_worth(report->list[0].worth);
    if (report->unit != ADVISER_CREDITS || !is_more || !brings_most(report)) return false;
    advice_worth(report, report->list[0].worth, &first_text);
    advice_worth(report, other->worth, &next_text);
    sentence_add(words, _("On average it brings %s credits, the best of the other acts %s."), first, next);
    return true;
}

/* Against the other acts, where nothing tells why by itself. */
static void say_against(const AdviserReport *report, Text *words) {
    const Advice *other = other_act(report);
    if (say_against_share(report, other, words) || say_against_wins(report, other, words) ||
        say_against_credits(report, other, words))
        return;
    if (lead_of(report) == LEAD_OUTDONE)
        say_outdone_short(report, words);
    else if (wins_most(report) && report->unit != ADVISER_SHARE)
        sentence_add(words, "%s", _("No other choice wins more often."));
    else if (brings_most(report))
        sentence_add(words, "%s", _("No other choice brings more credits."));
    else
        sentence_add(words, "%s", _("As far as can be told, no other choice is better."));
}

/* A chance that is small by itself is a reason only where nothing else is worth more. */
static bool say_help_short(const AdviserReport *report, const Advice *advice, Text *words) {
    enum { HALF = 50, FEW = 5 };
    int helps = advice_percent(advice->helps);
    if (helps >= FEW && standing_as_good(report))
        sentence_add(words, _("It betters the hand %d times in 100; standing is about as good."), helps);
    else if (helps >= HALF)
        say_help(advice, words);
    else if (helps >= FEW && wins_most(report) && report->unit != ADVISER_SHARE)
        sentence_add(words, _("It betters the hand %d times in 100, and nothing else wins more often."),
                     helps);
    else if (helps >= FEW && brings_most(report))
        sentence_add(words, _("It betters the hand %d times in 100, and nothing else brings more."), helps);
    else
        return false;
    return true;
}

static bool say_free(const AdviserReport *report, Text *words) {
    if (report->owed == 0) sentence_add(words, "%s", _("It costs nothing, and the hand may still win."));
    return report->owed == 0;
}

static bool say_why_short(const AdviserReport *report, const Advice *advice, Text *words) {
    switch (advice->action.verb) {
    case SABACC_VERB_FOLD: return say_fold_short(report, words);
    case SABACC_VERB_MATCH:
        return say_price_short(report, advice, words) || say_beats_short(report, advice, words);
    case SABACC_VERB_BET:
    case SABACC_VERB_RAISE: return say_folds_short(advice, words) || say_beats_short(report, advice, words);
    case SABACC_VERB_CHECK: return say_beats_short(report, advice, words) || say_free(report, words);
    case SABACC_VERB_STAND:
    case SABACC_VERB_CALL:
    case SABACC_VERB_PASS:
    case SABACC_VERB_DONE: return say_beats_short(report, advice, words);
    case SABACC_VERB_FIELD:
        sentence_add(words, "%s", _("In the field no shift takes this card."));
        return true;
    default: return say_help_short(report, advice, words);
    }
}

static bool say_close(const AdviserReport *report, Text *words) {
    bool is_close = lead_of(report) == LEAD_EQUAL;
    if (is_close) sentence_add(words, "%s", _("A close choice: another is about as good."));
    return is_close;
}

void advice_reason_short(const AdviserReport *report, Text *words) {
    if (report->is_forced)
        sentence_add(words, "%s", _("There is nothing else to do."));
    else if (is_loss(report) && lead_of(report) == LEAD_OUTDONE)
        say_outdone_short(report, words);
    else if (!say_loss(report, words) && !say_close(report, words) &&
             !say_why_short(report, &report->list[0], words))
        say_against(report, words);
}

/* ---- numbers ---- */

void advice_worth(const AdviserReport *report, int64_t worth, Text *words) {
    enum { TENTH = 10 };
    int64_t tenths = shown_worth(worth);
    if (tenths < 0) text_add(words, "−");
    if (tenths > 0 && report->unit == ADVISER_CREDITS) text_add_char(words, '+');
    if (tenths < 0) tenths = -tenths;
    text_add_int(words, tenths / TENTH);
    /* TRANSLATORS: between the whole of a number and its tenths: a point or a comma. */
    text_add(words, C_("decimal", "."));
    text_add_int(words, tenths % TENTH);
    if (report->unit != ADVISER_CREDITS) text_add(words, " %");
}

void advice_chance(const AdviserReport *report, const Advice *advice, Text *words) {
    char share[32];
    Text text = text_over(share, sizeof share);
    advice_worth(report, advice->worth, &text);
    if (report->unit == ADVISER_SHARE)
        sentence_add(words, report->has_sets ? _("wins the match %s") : _("wins the game %s"), share);
    else
        sentence_add(words, _("wins the hand %d %%"), advice_percent(advice->win));
}

const char *advice_columns(const AdviserReport *report) {
    if (report->unit == ADVISER_CREDITS) return _("Credits from now on, and how often the hand is won");
    if (report->unit == ADVISER_WINS) return _("How often the hand is won");
    return report->has_sets ? _("Chance to win the match, and beside it the set")
                            : _("Chance to win the game, and beside it the hand");
}

const char *advice_kind(const AdviserKind *kind) {
    return kind->is_bombed ? _("Bombed out") : _(sabacc_rank_title((SabaccRank)kind->rank));
}

/* ---- what the hand becomes ---- */

/* Whole percents whose sum is 100: what rounding down leaves goes to the rows with the largest remainders. */
static void share_percents(AdviceRow *rows, int count, int sum) {
    int left = HUNDRED;
    for (int i = 0; i < count; i++) {
        rows[i].percent = rows[i].share * HUNDRED / sum;
        left -= rows[i].percent;
    }
    for (; left > 0; left--) {
        int best = 0, most = -1;
        for (int i = 0; i < count; i++) {
            int remainder = rows[i].share * HUNDRED - rows[i].percent * sum;
            if (remainder > most) best = i, most = remainder;
        }
        rows[best].percent++;
    }
}

int advice_rows(const AdviserReport *report, AdviceRow *rows, int max) {
    int count = 0, told = 0, kinds = 0;
    for (int i = 0; i < report->kind_count; i++) kinds += report->kind[i].share > 0;
    bool has_others = kinds > max;
    for (int i = 0; i < report->kind_count && count < max - has_others; i++) {
        const AdviserKind *kind = &report->kind[i];
        if (kind->share <= 0) continue;
        rows[count++] = (AdviceRow){advice_kind(kind), kind->is_bombed, kind->share, 0};
        told += kind->share;
    }
    if (has_others) rows[count++] = (AdviceRow){_("Other hands"), false, ADVISER_WHOLE - told, 0};
    if (count > 0) share_percents(rows, count, has_others ? ADVISER_WHOLE : told);
    return count;
}

void advice_percent_words(int percent, Text *words) {
    if (percent > 0)
        text_add_int(words, percent);
    else
        text_add(words, "<1");
    text_add(words, " %");
}
