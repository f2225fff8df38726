/* Log text for credits, with the clauses by which they are paid (PL-1). */
#include <stdio.h>

#include "base/i18n.h"
#include "table/log.h"
#include "table/words.h"
#include "words/item_words.h"

void table_describe_ante(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->seat == SABACC_CROUPIER) /* ST-2a */
        snprintf(words, size, _("The house antes %d and %d (%s)"), (int)event->amount, (int)event->second,
                 table_clause_of(event));
    else if (event->second > 0)
        table_tell(description, SENTENCE_ANTES_BOTH, words, size, table_actor_name(description),
                   (int)event->amount, (int)event->second);
    else
        table_tell(description, SENTENCE_ANTES, words, size, table_actor_name(description),
                   (int)event->amount);
}

/* Of the name, the credits and the clause. */
static void write_paid(const TableDescription *description, Sentence sentence, char *words, size_t size) {
    table_tell(description, sentence, words, size, table_actor_name(description),
               (int)description->event->amount, table_clause_of(description->event));
}

void table_describe_return(const TableDescription *description, char *words, size_t size) {
    static const ClauseSentence rows[] = {
        {SABACC_CLAUSE_CS_3, SENTENCE_TAKES_BACK_WAITING},
        {SABACC_CLAUSE_CS_6, SENTENCE_TAKES_BACK_EQUAL},
        {SABACC_CLAUSE_SO_2, SENTENCE_TAKES_BACK_DRAW},
    };
    Sentence sentence =
        table_sentence_for(rows, sizeof rows / sizeof *rows, description->event->clause, SENTENCE_TAKES_BACK);
    write_paid(description, sentence, words, size);
}

const char *table_penalty_reason(SabaccClause clause, bool is_bombed) {
    if (clause == SABACC_CLAUSE_CS_6)
        return is_bombed ? _("the bets once more for a bomb") : _("the bets once more for a call not won");
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_BR_6, N_("for folding")},
        {SABACC_CLAUSE_CA_6, N_("bombed out")},
        {SABACC_CLAUSE_CA_7, N_("called and did not win")},
        {SABACC_CLAUSE_CA_10, N_("called, then folded")},
        {SABACC_CLAUSE_SD_3, N_("bombed out in the demise")},
    };
    return _(table_words_for(rows, sizeof rows / sizeof *rows, (int)clause, N_("a penalty")));
}

void table_describe_penalty(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *reason =
        table_penalty_reason((SabaccClause)event->clause, seat_in(description->table->bombed, event->seat));
    table_tell(description, SENTENCE_PAYS_PENALTY, words, size, table_actor_name(description),
               (int)event->amount, reason, table_clause_of(event));
}

/* A pot without a winner goes into the sabacc pot: %d its credits, %s the clause. */
static const char *moved_pot(int clause) {
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_CA_8,
         N_("All hands are bombed out: the hand pot, %d, moves into the sabacc pot (%s)")},
        {SABACC_CLAUSE_CS_6,
         N_("Both hands are bombed out: the hand pot, %d, moves into the sabacc pot (%s)")},
        {SABACC_CLAUSE_SP_7,
         N_("All who played for a side pot are bombed out: %d move into the sabacc pot (%s)")},
    };
    return _(table_words_for(rows, sizeof rows / sizeof *rows, clause,
                             N_("Nobody is left to win: %d move into the sabacc pot (%s)")));
}

static Sentence paid_pot(int clause) {
    static const ClauseSentence rows[] = {
        {SABACC_CLAUSE_BR_7, SENTENCE_WINS_UNSHOWN},   {SABACC_CLAUSE_SP_1, SENTENCE_WINS_SIDE_POT},
        {SABACC_CLAUSE_SP_2, SENTENCE_TAKES_SIDE_POT}, {SABACC_CLAUSE_SP_5, SENTENCE_TAKES_SHARE},
        {SABACC_CLAUSE_SD_1, SENTENCE_WINS_DEMISE},    {SABACC_CLAUSE_SD_3, SENTENCE_WINS_BOMBED_DEMISE},
    };
    return table_sentence_for(rows, sizeof rows / sizeof *rows, clause, SENTENCE_WINS);
}

void table_describe_payout(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->seat < 0)
        snprintf(words, size, moved_pot(event->clause), (int)event->amount, table_clause_of(event));
    else
        write_paid(description, paid_pot(event->clause), words, size);
}

void table_describe_sabacc_payout(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->seat < 0)
        snprintf(words, size, _("The sabacc pot, %d, goes to the house (%s)"), (int)event->amount,
                 table_clause_of(event));
    else
        write_paid(description, SENTENCE_WINS_SABACC_POT, words, size);
}

void table_describe_cap(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->amount > 0)
        snprintf(words, size, _("The sabacc pot has passed its cap: %d go to the house (%s)"),
                 (int)event->amount, table_clause_of(event));
    else
        snprintf(words, size, _("The hand pot has passed its cap: all hands are shown (%s)"),
                 table_clause_of(event));
}

/* ---- items ---- */

/* Of the name, the item, the credits and the clause. */
static void write_item(const TableDescription *description, Sentence sentence, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    table_tell(description, sentence, words, size, table_actor_name(description),
               item_words((SabaccItem)event->second), (int)event->amount, table_clause_of(event));
}

void table_describe_stake(const TableDescription *description, char *words, size_t size) {
    write_item(description,
               sabacc_stakes_lie_beside(description->table) ? SENTENCE_STAKES_BESIDE : SENTENCE_STAKES, words,
               size);
}

void table_describe_redeem(const TableDescription *description, char *words, size_t size) {
    write_item(description, SENTENCE_REDEEMS, words, size);
}

/* Who staked the item of a take-item; SABACC_NOBODY where it no longer lies beside the pot. */
static int staker_of(const TableDescription *description) {
    const SabaccTable *table = description->table;
    bool lies_there = table->staked_count > 0 && table->staked[0].item == description->event->second;
    return lies_there ? table->staked[0].seat : SABACC_NOBODY;
}

void table_describe_take_item(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    int staker = staker_of(description);
    if (staker == SABACC_NOBODY)
        write_item(description, SENTENCE_TAKES_ITEM, words, size);
    else if (staker == event->seat)
        write_item(description, SENTENCE_TAKES_ITEM_BACK, words, size);
    else if (table_is_you(description, staker))
        write_item(description, SENTENCE_TAKES_YOUR_ITEM, words, size);
    else
        table_tell(description, SENTENCE_TAKES_ITEM_OF, words, size, table_actor_name(description),
                   item_words((SabaccItem)event->second), table_name_of(description->looks, staker),
                   (int)event->amount, table_clause_of(event));
}

void table_describe_keep_item(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    table_tell(description, SENTENCE_ITEM_IS_KEPT, words, size, table_actor_name(description),
               item_words((SabaccItem)event->second), table_clause_of(event));
}

/* ---- between hands ---- */

void table_describe_rebuy(const TableDescription *description, char *words, size_t size) {
    write_paid(description, description->event->second ? SENTENCE_REBUYS_PRIZE : SENTENCE_REBUYS, words,
               size);
}

bool table_describe_pass_between(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->clause == SABACC_CLAUSE_PL_2)
        table_tell(description, SENTENCE_LEAVES_ITEM, words, size, table_actor_name(description),
                   item_words((SabaccItem)event->second), table_clause_of(event));
    else if (event->clause == SABACC_CLAUSE_ST_7)
        table_tell(description, SENTENCE_NO_REBUY, words, size, table_actor_name(description),
                   table_clause_of(event));
    return event->clause == SABACC_CLAUSE_PL_2 || event->clause == SABACC_CLAUSE_ST_7;
}
