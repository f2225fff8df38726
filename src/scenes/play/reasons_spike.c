/* The panel's words about a target (CO-3), and about single draws that break a tie (AP-5, CO-3). */

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/reasons.h"
#include "table/log.h"
#include "table/variants/target.h"

bool play_result_format_target(const SabaccTable *shown, ResultLine *line) {
    const SabaccSeat *seat = &shown->seat[line->seat];
    char total[16], away[32], trumps[32];
    Text text = text_over(total, sizeof total);
    if (line->verdict.worth.rank == SABACC_RANK_EMPTY) {
        snprintf(line->hand, sizeof line->hand, "%s", _("Nothing kept"));
        return true;
    }
    if (line->verdict.worth.rank != SABACC_RANK_TARGET) return false;
    text_add_shown_signed(&text, line->verdict.worth.total);
    table_format_away(shown, line->verdict.worth.total, away, sizeof away);
    table_format_trumps(table_count_trumps(shown, seat->hand, seat->hand_count), trumps, sizeof trumps);
    snprintf(line->hand, sizeof line->hand,
             ngettext_("%s · %s · %s · %d card", "%s · %s · %s · %d cards", seat->hand_count), total, away,
             trumps, seat->hand_count);
    return true;
}

/* The clause by which a tie of such hands is broken. */
static SabaccClause clause_of_tie(const ResultLine *line) {
    SabaccRank rank = (SabaccRank)line->verdict.worth.rank;
    bool has_target = rank == SABACC_RANK_TARGET || rank == SABACC_RANK_EMPTY;
    return has_target ? sabacc_rank_clause(rank) : SABACC_CLAUSE_AP_5;
}

void play_result_format_singles(const SabaccTable *shown, const ResultLine *line, bool is_you, char *words,
                                size_t size) {
    const SabaccSeat *seat = &shown->seat[line->seat];
    char list[REASON_WORDS / 2] = "", away[32];
    size_t used = 0;
    for (int i = 0; i < seat->draw_count && used + CARD_WORDS < sizeof list; i++) {
        char card[CARD_WORDS];
        card_words(seat->draws[i], card);
        used += (size_t)snprintf(list + used, sizeof list - used, used > 0 ? ", %s" : "%s", card);
    }
    const char *clause = sabacc_clause_word(clause_of_tie(line));
    if (clause_of_tie(line) == SABACC_CLAUSE_AP_5) {
        snprintf(words, size, is_you ? _("tied, draw %s (%s)") : _("tied, draws %s (%s)"), list, clause);
        return;
    }
    table_format_away(shown, sabacc_card_value(shown, line->seat, seat->draws[0]), away, sizeof away);
    snprintf(words, size, is_you ? _("tied, draw %s: %s (%s)") : _("tied, draws %s: %s (%s)"), list, away,
             clause);
}
