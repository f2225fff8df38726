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
        snprintf(words, size, _("%s antes %d to the hand pot, %d to the sabacc pot"),
                 table_actor_name(description), (int)event->amount, (int)event->second);
    else
        snprintf(words, size, _("%s antes %d"), table_actor_name(description), (int)event->amount);
}

/* %s the name, %d the credits, %s the clause. */
static void write_paid(const TableDescription *description, const char *sentence, char *words, size_t size) {
    snprintf(words, size, sentence, table_actor_name(description), (int)description->event->amount,
             table_clause_of(description->event));
}

void table_describe_return(const TableDescription *description, char *words, size_t size) {
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_CS_3, N_("%s takes %d back: the bet was still waiting (%s)")},
        {SABACC_CLAUSE_CS_6, N_("Equal hands: %s takes %d back (%s)")},
        {SABACC_CLAUSE_SO_2, N_("A draw: %s takes %d back (%s)")},
    };
    const char *sentence = table_words_for(rows, sizeof rows / sizeof *rows, description->event->clause,
                                           N_("%s takes %d back (%s)"));
    write_paid(description, _(sentence), words, size);
}

const char *table_penalty_reason(SabaccClause clause, bool is_bombed) {
    if (clause == SABACC_CLAUSE_CS_6)
        return is_bombed ? _("its bets once more for a bomb") : _("its bets once more for a call not won");
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
    snprintf(words, size, _("%s pays %d to the sabacc pot: %s (%s)"), table_actor_name(description),
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

static const char *paid_pot(int clause) {
    static const ClauseWords rows[] = {
        {SABACC_CLAUSE_BR_7, N_("%s wins %d: everybody else folded (%s)")},
        {SABACC_CLAUSE_SP_1, N_("%s wins %d of a side pot (%s)")},
        {SABACC_CLAUSE_SP_2, N_("%s takes %d of a side pot that nobody else contests (%s)")},
        {SABACC_CLAUSE_SP_5, N_("%s takes a share of %d (%s)")},
        {SABACC_CLAUSE_SD_1, N_("%s wins %d by the sudden demise (%s)")},
        {SABACC_CLAUSE_SD_3, N_("%s wins %d: the tied hands bombed out in the demise (%s)")},
    };
    return _(table_words_for(rows, sizeof rows / sizeof *rows, clause, N_("%s wins %d (%s)")));
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
        write_paid(description, _("%s wins the sabacc pot: %d (%s)"), words, size);
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

/* %s the name, %s the item, %d the credits, %s the clause. */
static void write_item(const TableDescription *description, const char *sentence, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    snprintf(words, size, sentence, table_actor_name(description), item_words((SabaccItem)event->second),
             (int)event->amount, table_clause_of(event));
}

void table_describe_stake(const TableDescription *description, char *words, size_t size) {
    write_item(description,
               sabacc_stakes_lie_beside(description->table)
                   ? _("%s stakes %s beside the pot: the house lends %d (%s)")
                   : _("%s stakes %s: the house pays %d (%s)"),
               words, size);
}

void table_describe_redeem(const TableDescription *description, char *words, size_t size) {
    write_item(description, _("%s buys back %s for %d (%s)"), words, size);
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
        write_item(description, _("%s takes %s for %d (%s)"), words, size);
    else if (staker == event->seat)
        write_item(description, _("%s takes %s back for %d (%s)"), words, size);
    else
        snprintf(words, size, _("%s takes %s of %s for %d (%s)"), table_actor_name(description),
                 item_words((SabaccItem)event->second), table_name_of(description->looks, staker),
                 (int)event->amount, table_clause_of(event));
}

void table_describe_keep_item(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    snprintf(words, size, _("The house keeps %s of %s (%s)"), item_words((SabaccItem)event->second),
             table_actor_name(description), table_clause_of(event));
}

/* ---- between hands ---- */

void table_describe_rebuy(const TableDescription *description, char *words, size_t size) {
    write_paid(description,
               description->event->second ? _("%s buys in again: %d go into the prize (%s)")
                                          : _("%s buys in again for %d (%s)"),
               words, size);
}

bool table_describe_pass_between(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    if (event->clause == SABACC_CLAUSE_PL_2)
        snprintf(words, size, _("%s leaves %s (%s)"), table_actor_name(description),
                 item_words((SabaccItem)event->second), table_clause_of(event));
    else if (event->clause == SABACC_CLAUSE_ST_7)
        snprintf(words, size, _("%s does not buy in again (%s)"), table_actor_name(description),
                 table_clause_of(event));
    return event->clause == SABACC_CLAUSE_PL_2 || event->clause == SABACC_CLAUSE_ST_7;
}
