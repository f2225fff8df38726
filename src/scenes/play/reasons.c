#include "scenes/play/reasons.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "table/log.h"
#include "ui/clause_texts.h"
#include "words/item_words.h"

static void format_total(int32_t total, char words[16]) {
    Text number = text_over(words, 16);
    text_add_shown_signed(&number, total);
}

/* Room for one more note; if full the last one is replaced. */
static char *add_note(ResultLine *line) {
    if (line->note_count < REASON_NOTES) line->note_count++;
    return line->notes[line->note_count - 1];
}

/* ---- notes ---- */

static void note_call(const PlayScene *play, ResultLine *line) {
    int at = 0;
    const PastEvent *past =
        play_history_next(play, play_shown(play)->hand, SABACC_EVENT_CALL, line->seat, &at);
    if (past)
        snprintf(add_note(line), REASON_WORDS, _("called the hand (%s)"),
                 sabacc_clause_word((SabaccClause)past->clause));
}

static void note_penalties(const PlayScene *play, ResultLine *line) {
    int at = 0;
    for (const PastEvent *past; (past = play_history_next(play, play_shown(play)->hand, SABACC_EVENT_PENALTY,
                                                          line->seat, &at)) != NULL;) {
        SabaccClause clause = (SabaccClause)past->clause;
        const char *form = play_is_you(play, line->seat) ? _("pay %d: %s (%s)") : _("pays %d: %s (%s)");
        snprintf(add_note(line), REASON_WORDS, form, (int)past->amount,
                 table_penalty_reason(clause, seat_in(play_shown(play)->bombed, line->seat)),
                 sabacc_clause_word(clause));
    }
}

/* "takes 10 (CL-7), 4 (SP-1), the sabacc pot 12 (CA-5)": its payouts by clause (PL-1). */
static void note_payouts(const PlayScene *play, ResultLine *line) {
    static const struct {
        SabaccEventType type;
        const char *words;
    } kinds[] = {{SABACC_EVENT_PAYOUT, N_("%d (%s)")},
                 {SABACC_EVENT_SABACC_PAYOUT, N_("the sabacc pot %d (%s)")}};
    char list[REASON_WORDS / 2] = "";
    size_t used = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int at = 0;
        for (const PastEvent *past;
             used + 40 < sizeof list && (past = play_history_next(play, play_shown(play)->hand, kinds[i].type,
                                                                  line->seat, &at)) != NULL;) {
            if (used > 0) used += (size_t)snprintf(list + used, sizeof list - used, "%s", C_("list", ", "));
            used += (size_t)snprintf(list + used, sizeof list - used, _(kinds[i].words), (int)past->amount,
                                     sabacc_clause_word((SabaccClause)past->clause));
        }
    }
    if (used > 0)
        snprintf(add_note(line), REASON_WORDS, play_is_you(play, line->seat) ? _("take %s") : _("takes %s"),
                 list);
}

/* FD-5: the borrowed cards and their owners. */
static void note_borrowed(const PlayScene *play, ResultLine *line) {
    SabaccCard cards[SABACC_MAX_COUNTED];
    int8_t from[SABACC_MAX_COUNTED];
    int count = sabacc_counted(play_shown(play), line->seat, cards, from);
    for (int i = 0; i < count; i++) {
        char card[CARD_WORDS];
        if (from[i] == line->seat) continue;
        card_words(cards[i], card);
        if (play_is_you(play, from[i]))
            snprintf(add_note(line), REASON_WORDS, _("with %s from your field (FD-5)"), card);
        else
            snprintf(add_note(line), REASON_WORDS, _("with %s from %s’s field (FD-5)"), card,
                     play_seat_name(play, from[i]));
    }
}

/* The hand including its demise card. */
static SabaccWorth worth_in_demise(const SabaccTable *shown, int seat) {
    SabaccCard cards[SABACC_MAX_COUNTED + 1];
    int8_t from[SABACC_MAX_COUNTED];
    int count = sabacc_counted(shown, seat, cards, from);
    cards[count++] = shown->seat[seat].draws[shown->seat[seat].draw_count - 1];
    return sabacc_worth(shown, seat, cards, count);
}

static bool had_demise(const PlayScene *play) {
    int at = 0;
    return play_history_next(play, play_shown(play)->hand, SABACC_EVENT_DEMISE, SABACC_CROUPIER, &at) != NULL;
}

static void note_demise(const PlayScene *play, ResultLine *line) {
    const SabaccTable *shown = play_shown(play);
    const SabaccSeat *seat = &shown->seat[line->seat];
    char card[CARD_WORDS], total[16];
    if (seat->draw_count == 0 || !had_demise(play)) return;
    card_words(seat->draws[seat->draw_count - 1], card);
    SabaccWorth worth = worth_in_demise(shown, line->seat);
    format_total(worth.total, total);
    snprintf(add_note(line), REASON_WORDS,
             worth.rank == SABACC_RANK_BOMB ? _("demise: %s, in all %s, bombed out (SD-1)")
                                            : _("demise: %s, in all %s (SD-1)"),
             card, total);
}

/* AP-5, CO-3. */
static void note_singles(const PlayScene *play, ResultLine *line) {
    const SabaccTable *shown = play_shown(play);
    if (shown->seat[line->seat].draw_count == 0 || had_demise(play)) return;
    play_result_format_singles(shown, line, play_is_you(play, line->seat), add_note(line), REASON_WORDS);
}

/* What a seat paid or got before the hand is neither a loss nor a gain of it: the price of an item redeemed
 * or taken (PL-2), and what a rebuy brings (ST-7). */
static void leave_out_between(const PlayScene *play, ResultLine *line) {
    static const SabaccEventType prices[] = {SABACC_EVENT_REDEEM, SABACC_EVENT_TAKE_ITEM};
    int32_t hand = play_shown(play)->hand;
    for (size_t i = 0; i < sizeof prices / sizeof *prices; i++) {
        int at = 0;
        for (const PastEvent *past;
             (past = play_history_next(play, hand, prices[i], line->seat, &at)) != NULL;)
            line->gained += past->amount;
    }
    int at = 0;
    while (play_history_next(play, hand, SABACC_EVENT_REBUY, line->seat, &at) != NULL)
        line->gained -= sabacc_holding_at_start(&match_setup(play->game.match)->rules, line->seat);
}

/* PL-2: credits from staking are not a gain of the hand. */
static void note_items(const PlayScene *play, ResultLine *line) {
    int at = 0;
    int32_t hand = play_shown(play)->hand;
    for (const PastEvent *past;
         (past = play_history_next(play, hand, SABACC_EVENT_STAKE, line->seat, &at)) != NULL;) {
        line->gained -= past->amount;
        snprintf(add_note(line), REASON_WORDS, _("staked %s for %d (%s)"),
                 item_words((SabaccItem)past->second), (int)past->amount,
                 sabacc_clause_word((SabaccClause)past->clause));
    }
}

/* PL-3: the card that counted as another. */
static void note_device(const PlayScene *play, ResultLine *line) {
    const SabaccSeat *seat = &play_shown(play)->seat[line->seat];
    char card[CARD_WORDS], as[CARD_WORDS];
    if (seat->device_slot < 0 || seat->device_slot >= seat->hand_count ||
        seat->device_card == SABACC_CARD_NONE)
        return;
    card_words(seat->hand[seat->device_slot], card);
    card_words(seat->device_card, as);
    snprintf(add_note(line), REASON_WORDS, _("%s counts as %s (PL-3)"), card, as);
}

/* ---- reasons ---- */

static SabaccClause bomb_clause(const PlayScene *play, int seat) {
    int at = 0;
    const PastEvent *past = play_history_next(play, play_shown(play)->hand, SABACC_EVENT_BOMB, seat, &at);
    return past ? (SabaccClause)past->clause : SABACC_CLAUSE_CA_3;
}

static void format_bomb(const PlayScene *play, ResultLine *line) {
    int32_t total = line->verdict.worth.total;
    SabaccClause clause = bomb_clause(play, line->seat);
    const char *why = clause == SABACC_CLAUSE_DR_3 ? _("bombed out: the rule of discards is not met (%s)")
                      : total > 23                 ? _("bombed out: over 23 (%s)")
                      : total < -23                ? _("bombed out: under −23 (%s)")
                                                   : _("bombed out: a total of 0 (%s)");
    snprintf(line->reason, sizeof line->reason, why, sabacc_clause_word(clause));
}

/* Within a sentence. */
static const char *rival_name(const PlayScene *play, int seat) {
    return play_is_you(play, seat) ? _("you") : play_seat_name(play, seat);
}

/* The rival is bombed out, by which clause. */
static void format_rival_bombed(const PlayScene *play, int rival, char *words, size_t size) {
    sentence_write(SENTENCE_IS_BOMBED, play_is_you(play, rival), words, size, play_seat_name(play, rival),
                   sabacc_clause_word(bomb_clause(play, rival)));
}

/* What decided; of two kinds of hand their names. */
static void format_criterion(const SabaccTable *shown, const SabaccVerdict *verdict, char *words,
                             size_t size) {
    SabaccCriterion criterion = (SabaccCriterion)verdict->criterion;
    SabaccVerdict rival;
    bool has_rival = sabacc_verdict(shown, verdict->against, &rival);
    const SabaccWorth *better = verdict->best ? &verdict->worth : &rival.worth;
    const SabaccWorth *worse = verdict->best ? &rival.worth : &verdict->worth;
    if (criterion != SABACC_CRITERION_RANK || !has_rival || better->rank == worse->rank)
        snprintf(words, size, "%s", _(sabacc_criterion_sentence(criterion)));
    else
        snprintf(words, size, _("%s ranks above %s"), _(sabacc_rank_title((SabaccRank)better->rank)),
                 _(sabacc_rank_title((SabaccRank)worse->rank)));
}

/* Told of whoever wins, for what decided is said of that hand. */
static void format_loss(const PlayScene *play, ResultLine *line, const char *why) {
    int rival = line->verdict.against;
    if (play_is_you(play, rival))
        snprintf(line->reason, sizeof line->reason, _("you beat this hand: %s"), why);
    else
        snprintf(line->reason, sizeof line->reason,
                 play_is_you(play, line->seat) ? _("%s beats you: %s") : _("%s beats this hand: %s"),
                 play_seat_name(play, rival), why);
}

static void format_verdict(const PlayScene *play, ResultLine *line) {
    const SabaccVerdict *verdict = &line->verdict;
    char why[REASON_WORDS / 2];
    bool is_you = play_is_you(play, line->seat);
    const char *how = NULL;
    bool is_equal = verdict->best && verdict->criterion == SABACC_CRITERION_NOTHING;
    format_criterion(play_shown(play), verdict, why, sizeof why);
    if (is_equal && sabacc_house_seat(play_shown(play)) >= 0) {
        how = _("a draw with %s: %s");
    } else if (is_equal) {
        how = _("shared with %s: %s");
    } else if (verdict->best) {
        how = is_you ? _("beat %s: %s") : _("beats %s: %s");
    }
    if (verdict->best && verdict->criterion == SABACC_CRITERION_BOMBED)
        format_rival_bombed(play, verdict->against, line->reason, sizeof line->reason);
    else if (how)
        snprintf(line->reason, sizeof line->reason, how, rival_name(play, verdict->against), why);
    else
        format_loss(play, line, why);
}

/* Why a hand was not shown; "" where no rule of folding tells it. */
static const char *unshown_reason(const SabaccTable *shown, int seat) {
    if (!seat_in(shown->winners, seat)) return seat_in(shown->folded, seat) ? _("folded") : "";
    if (sabacc_is_left_alone(shown, seat)) return _("everybody else folded");
    return sabacc_has_showdown(shown) ? _("nobody else showed a hand") : "";
}

static void format_reason(const PlayScene *play, ResultLine *line) {
    if (play_goes_by_sets(play)) {
        play_match_reason(play, line->seat, line->reason, sizeof line->reason);
        return;
    }
    if (!line->is_shown) {
        snprintf(line->reason, sizeof line->reason, "%s", unshown_reason(play_shown(play), line->seat));
    } else if (seat_in(play_shown(play)->bombed, line->seat)) {
        format_bomb(play, line);
    } else if (line->verdict.against < 0) {
        SeatMask rivals = (SeatMask)(play_shown(play)->shown & ~(1u << line->seat));
        bool has_rivals = rivals != 0;
        if (has_rivals && !seats_several(rivals))
            format_rival_bombed(play, seats_lowest(rivals), line->reason, sizeof line->reason);
        else
            snprintf(line->reason, sizeof line->reason, "%s",
                     has_rivals ? _("every other hand shown is bombed out") : _("nobody else showed a hand"));
    } else {
        format_verdict(play, line);
    }
}

/* "Difference 2", "Sabacc of 3 · out": with two families the difference is everything (KE-5), and whether the
 * seat has any chips left (KE-7). */
static bool format_family_hand(const SabaccTable *shown, ResultLine *line) {
    char kind[48];
    SabaccRank rank = (SabaccRank)line->verdict.worth.rank;
    if (sabacc_family(shown, line->seat, 0) == SABACC_NO_FAMILY) return false;
    table_kind_words(shown, line->seat, rank, kind, sizeof kind);
    if (rank == SABACC_RANK_DIFFERENCE)
        snprintf(line->hand, sizeof line->hand, "%s %d", kind, (int)line->verdict.worth.total);
    else
        snprintf(line->hand, sizeof line->hand, "%s", kind);
    size_t used = strlen(line->hand);
    if (sabacc_holding(shown, line->seat) == 0)
        snprintf(line->hand + used, sizeof line->hand - used, " · %s", _("out"));
    return true;
}

/* Chips of one kind lost by the seat in the hand. */
static int chips_lost(const PlayScene *play, int seat, bool is_in_play, bool is_of_hand) {
    int at = 0, lost = 0;
    for (const PastEvent *past;
         (past = play_history_next(play, play_shown(play)->hand, SABACC_EVENT_TAX, seat, &at)) != NULL;) {
        bool is_it = (past->second != 0) == is_in_play && (past->clause == SABACC_CLAUSE_KE_6) == is_of_hand;
        if (is_it) lost += past->amount;
    }
    return lost;
}

/* Chips lost in a hand by clause, with tokens and the hand itself in a line each (PL-1). */
static void note_chips(const PlayScene *play, ResultLine *line) {
    int taken = chips_lost(play, line->seat, false, false) + chips_lost(play, line->seat, true, false);
    int in_play = chips_lost(play, line->seat, true, true), tax = chips_lost(play, line->seat, false, true);
    if (taken > 0) snprintf(add_note(line), REASON_WORDS, _("lost to tokens: %d (KE-8)"), taken);
    if (in_play > 0 && tax > 0)
        snprintf(add_note(line), REASON_WORDS, _("lost: %d in play, %d tax (KE-6)"), in_play, tax);
    else if (in_play > 0)
        snprintf(add_note(line), REASON_WORDS, _("chips in play lost: %d (KE-6)"), in_play);
    else if (tax > 0)
        snprintf(add_note(line), REASON_WORDS, _("tax: %d (KE-6)"), tax);
}

/* "Sabacc · 0", "Nulrhek · -3": the kind of hand and its total. */
static void format_hand(const PlayScene *play, ResultLine *line) {
    char total[16];
    if (play_result_format_target(play_shown(play), line)) return;
    if (format_family_hand(play_shown(play), line)) return;
    format_total(line->verdict.worth.total, total);
    snprintf(line->hand, sizeof line->hand, "%s · %s",
             _(sabacc_rank_title((SabaccRank)line->verdict.worth.rank)), total);
}

/* ---- lines ---- */

/* True if `a` ranks above `b`. */
static bool is_above(const ResultLine *a, const ResultLine *b) {
    if (a->is_shown != b->is_shown) return a->is_shown;
    if (a->is_shown && a->verdict.worth.key != b->verdict.worth.key)
        return a->verdict.worth.key > b->verdict.worth.key;
    return a->gained > b->gained;
}

/* The rule of the hand's kind, and for those who read clauses the one that decided. */
static void format_rule(const SabaccTable *table, ResultLine *line, bool shows_clauses) {
    SabaccRank rank = (SabaccRank)line->verdict.worth.rank;
    const char *title = _(sabacc_rank_title(rank)), *rule = _(sabacc_rank_rule(table, rank));
    if (shows_clauses)
        snprintf(line->rule, sizeof line->rule, _("%s: %s (%s) · decided by %s"), title, rule,
                 sabacc_clause_word(sabacc_rank_clause(rank)),
                 sabacc_clause_word((SabaccClause)line->verdict.clause));
    else
        snprintf(line->rule, sizeof line->rule, _("%s: %s"), title, rule);
}

/* Once all is said: the clauses of the kind, of what decided, of the reason and of the notes. */
static void list_clauses(ResultLine *line) {
    char words[(REASON_NOTES + 2) * REASON_WORDS];
    Text text = text_over(words, sizeof words);
    if (line->is_shown) {
        text_add(&text, sabacc_clause_word(sabacc_rank_clause((SabaccRank)line->verdict.worth.rank)));
        text_add(&text, " ");
        text_add(&text, sabacc_clause_word((SabaccClause)line->verdict.clause));
        text_add(&text, " ");
    }
    text_add(&text, line->reason);
    for (int i = 0; i < line->note_count; i++) {
        text_add(&text, " ");
        text_add(&text, line->notes[i]);
    }
    clause_list(words, line->clauses, sizeof line->clauses);
}

static void hide_clauses(ResultLine *line) {
    clause_words_without(line->reason, line->reason, sizeof line->reason);
    for (int i = 0; i < line->note_count; i++)
        clause_words_without(line->notes[i], line->notes[i], sizeof line->notes[i]);
}

static ResultLine line_of(const PlayScene *play, int seat) {
    const SabaccTable *shown = play_shown(play);
    const PlayTally *before = play_tally_before(play, shown->hand);
    ResultLine line = {.seat = seat, .gained = sabacc_holding(shown, seat) - before->holding[seat]};
    line.is_shown = seat_in(shown->shown, seat) && sabacc_verdict(shown, seat, &line.verdict);
    format_reason(play, &line);
    bool shows_clauses = ui_shows_clauses(stage_services(play->scene.stage)->ui);
    if (line.is_shown) {
        format_rule(shown, &line, shows_clauses);
        format_hand(play, &line);
        note_borrowed(play, &line);
        note_demise(play, &line);
        note_singles(play, &line);
        note_device(play, &line);
    }
    leave_out_between(play, &line);
    note_items(play, &line);
    note_chips(play, &line);
    note_call(play, &line);
    note_penalties(play, &line);
    note_payouts(play, &line);
    list_clauses(&line);
    if (!shows_clauses) hide_clauses(&line);
    return line;
}

int play_result_lines(const PlayScene *play, ResultLine lines[SABACC_MAX_SEATS]) {
    const SabaccTable *shown = play_shown(play);
    int count = 0;
    for (int seat = 0; seat < shown->seats; seat++) {
        if (!seat_in(shown->dealt, seat)) continue;
        ResultLine line = line_of(play, seat);
        int at = count++;
        for (; at > 0 && is_above(&line, &lines[at - 1]); at--) lines[at] = lines[at - 1];
        lines[at] = line;
    }
    return count;
}

/* ---- the hand as a whole ---- */

void play_result_headline(const PlayScene *play, char *words, size_t size) {
    const SabaccTable *shown = play_shown(play);
    int count = seats_count(shown->winners);
    if (play_goes_by_sets(play)) {
        play_match_headline(play, words, size);
        return;
    }
    if (count == 0) {
        bool is_draw = sabacc_house_seat(shown) >= 0, all_bombed = shown->bombed == shown->shown;
        snprintf(words, size, "%s",
                 !is_draw     ? _("Nobody wins the hand")
                 : all_bombed ? _("A draw: both are bombed out")
                              : _("A draw: equal hands"));
        return;
    }
    int first = seats_lowest(shown->winners);
    if (count > 1)
        snprintf(words, size, "%s", _("The hand is shared"));
    else
        play_tell(play, first, shown->sabacc_won ? SENTENCE_WINS_BOTH_POTS : SENTENCE_WINS_HAND, words, size);
}

/* What happened to the hand as a whole. */
static void format_hand_as_a_whole(const PlayScene *play, char *words, size_t size) {
    static const SabaccEventType house_events[] = {SABACC_EVENT_CALL, SABACC_EVENT_CAP, SABACC_EVENT_PAYOUT};
    const SabaccTable *shown = play_shown(play);
    size_t used = 0;
    words[0] = '\0';
    if (play_goes_by_sets(play)) play_match_remark(play, words, size);
    used = strlen(words);
    for (size_t i = 0; i < sizeof house_events / sizeof *house_events; i++) {
        int at = 0;
        const PastEvent *past = play_history_next(play, shown->hand, house_events[i], SABACC_CROUPIER, &at);
        SabaccEvent event = {.seat = SABACC_CROUPIER};
        if (!past || used + 4 >= size) continue;
        event.type = past->type;
        event.clause = past->clause;
        event.amount = past->amount;
        if (used > 0) used += (size_t)snprintf(words + used, size - used, "%s", C_("sentences", ". "));
        table_log_write(shown, play->game.looks, play_listener(play), &event, words + used, size - used);
        used += strlen(words + used);
    }
}

void play_result_remark(const PlayScene *play, char *words, size_t size) {
    format_hand_as_a_whole(play, words, size);
    if (!words[0]) play_tonight_say(play, words, size);
    if (!words[0]) play_streaks_say(play, words, size);
    play_left_pot_say(play, words, size);
}

void play_result_gained(int32_t gained, char *words, size_t size) {
    Text text = text_over(words, size);
    text_add_shown_signed(&text, gained);
}
