/* Quick exam: trained bets against bots, all playing their cards alike. */
#include "bots.h"
#include "lbr.h"
#include "ai/playout.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <assert.h>

typedef struct Counts { double allin, hands, pots[200000]; int n; double act[6][16][8]; } Counts;
static Counts counts;

static const Study *study;
static double shared; static Lbr lbr; static int lbr_seat = -1; static bool lbr_logs; static int levels_at[8]; static int versus = -1, hero = 0;
static Temperament tempers[8];

static void play_bot(const Bot *bot, const SabaccTable *t, int seat, const SabaccOffers *offers, Rng *rng, SabaccAction *action) {
    BettingSight sight; bettor_sight(t, seat, study, &sight);
    SabaccWorth w; int share = 512; if (estimator_worth(t, seat, &w)) share = study_share(study, sight.place, w.key);
    int64_t adds = seat == lbr_seat ? lbr_bets(&lbr, &sight) : bot->bets(&sight, share, rng);
    bool checks = choices_offer(offers, SABACC_VERB_CHECK) != NULL;
    const SabaccOffer *raise = choices_offer(offers, SABACC_VERB_BET); if (!raise) raise = choices_offer(offers, SABACC_VERB_RAISE);
    *action = (SabaccAction){.seat = (int8_t)seat, .verb = checks ? SABACC_VERB_CHECK : choices_offer(offers, SABACC_VERB_MATCH) ? SABACC_VERB_MATCH : SABACC_VERB_FOLD};
    if (adds < 0 && !checks) action->verb = SABACC_VERB_FOLD;
    if (adds > 0 && raise) { int64_t a = t->turn.level + adds; if (a < raise->min) a = raise->min; if (a > raise->max) a = raise->max; action->verb = raise->verb; action->amount = (int32_t)a; }
}
static bool is_bet(const SabaccOffers *o) { return choices_offer(o, SABACC_VERB_FOLD) && (choices_offer(o, SABACC_VERB_CHECK) || choices_offer(o, SABACC_VERB_MATCH)); }

/* NULL: the tables */
static void run(const SabaccSetup *setup, const Bot *const *bots, uint64_t seed, int64_t result[8]) {
    SabaccState s; Luck luck = luck_of(seed); Rng rng = rng_of(seed, 77);
    sabacc_start(&s, setup, NULL);
    while (s.table.hand == 0) { SabaccAction a; playout_choose(&s, &study->estimator, POLICY_STUDY, &luck, &a); sabacc_apply(&s, &a, NULL); }
    int32_t hand = s.table.hand; int64_t pot = 0; bool allin = false;
    while (!s.table.over && s.table.hand == hand) {
        SabaccAction a; SabaccOffers o; int seat = sabacc_need(&s); bool done = false;
        if (s.table.hand_pot > pot) pot = s.table.hand_pot;
        for (int i = 0; i < s.table.seats; i++) if (s.table.seat[i].credits == 0 && seat_in(sabacc_active(&s.table), i)) allin = true;
        if (seat >= 0) { sabacc_legal(&s, seat, &o);
            int level = levels_at[seat];
            if (level > 0) { SabaccView v; sabacc_view(&s, seat, &v); uint64_t sd = (uint64_t)rng_next(&rng) << 32; ai_decide(&(AiQuestion){.view = &v, .offers = &o, .level = (AiLevel)level, .effort = ai_effort((AiLevel)level), .seed = sd | rng_next(&rng)}, &a); done = true; }
            else
            if (is_bet(&o)) { done = true;
                if (policy_before_bet(&s.table, seat, &o, &study->estimator, &a)) ;
                else if (bots[seat]) play_bot(bots[seat], &s.table, seat, &o, &rng, &a);
                else done = bettor_choose(&s.table, seat, &o, study, &tempers[seat], &rng, &a);
                if (lbr_logs || (lbr_seat >= 0 && seat != lbr_seat)) { BettingSight g; bettor_sight(&s.table, seat, study, &g); int64_t ad = a.verb == SABACC_VERB_FOLD ? -1 : a.verb == SABACC_VERB_BET || a.verb == SABACC_VERB_RAISE ? a.amount - s.table.turn.level : 0; if (!done) ad = 0; if (a.verb != SABACC_VERB_FIELD && a.verb != SABACC_VERB_CALL) { if (lbr_logs) lbr_log(&lbr, &g, ad); else { lbr_sees(&lbr, &g, ad); } } }
                if (!done) { policy_bet(&s.table, seat, &o, &study->estimator, &rng, &a); done = true; }
            } }
        if (!done) playout_choose(&s, &study->estimator, POLICY_STUDY, &luck, &a);
        SabaccError e = sabacc_apply(&s, &a, NULL); assert(e == SABACC_OK);
    }
    for (int i = 0; i < s.table.seats; i++) result[i] = (int64_t)s.table.seat[i].credits + (s.table.over ? 0 : s.table.seat[i].paid + (s.table.antes ? 1 : 0) * 0) - setup->credits[i];
    counts.allin += allin; counts.hands++; if (counts.n < 200000) counts.pots[counts.n++] = (double)pot;
    /* what stays in the sabacc pot is everybody's */
    int64_t rest = s.table.sabacc_pot; if (!s.table.over) rest -= (int64_t)seats_count(s.table.dealt) * (sabacc_ante_credits(&s.table) - 1);
    shared = (double)rest / s.table.seats;
    /* antes of the next hand */
    if (!s.table.over) for (int i = 0; i < s.table.seats; i++) if (seat_in(s.table.dealt, i)) result[i] += sabacc_ante_credits(&s.table) - s.table.seat[i].paid;
}
static int cmp(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }
int main(int argc, char **argv) {
    for (int i = 0; i < 8; i++) tempers[i] = temperament_of(NULL);
    const char *games[] = {"corellian-spike", "bespin-yarith", "standard", "classic"};
    if (argc > 3) { hero = atoi(argv[3]); versus = argc > 4 ? atoi(argv[4]) : -1; }
    int hands = argc > 1 ? atoi(argv[1]) : 20000;
    for (int g = 0; g < 4; g++) {
        if (argc > 2 && strcmp(argv[2], games[g])) continue;
        for (int n = 2; n <= 4; n += 2) {
        SabaccSetup setup; sabacc_setup_init(&setup, sabacc_game_find(games[g]), n, 100); setup.dealer = 0;
        SabaccState s; sabacc_start(&s, &setup, NULL); study = study_of(&s.table);
        printf("%s %d:", games[g], n);
        for (int b = versus > 0 ? 0 : -1; b < (versus > 0 ? 1 : exam_bot_count()); b++) {
            memset(&counts, 0, sizeof counts); double sum = 0, sq = 0; 
            for (int d = 0; d < hands / n; d++) {
                double deal = 0; 
                for (int r = 0; r < n; r++) { const Bot *bots[8] = {0}; for (int i = 0; i < n; i++) { bots[i] = b < 0 || i == r ? NULL : &exam_bots[b]; levels_at[i] = b < 0 && versus < 0 ? hero : i == r ? hero : versus > 0 ? versus : 0; }
                    setup.dealer = d % n; int64_t res[8]; run(&setup, bots, (uint64_t)d * 7919 + 13, res); deal += (double)res[r] + shared; }
                deal /= n; sum += deal; sq += deal * deal; }
            int D = hands / n; double mean = sum / D, sd = sqrt((sq / D - mean * mean) / D);
            qsort(counts.pots, (size_t)counts.n, sizeof(double), cmp);
            if (b < 0) printf(" self all-in %.1f%% median pot %.0f p90 %.0f;", 100 * counts.allin / counts.hands, counts.pots[counts.n / 2], counts.pots[counts.n * 9 / 10]);
            else printf(" %s %+.2f±%.2f", exam_bots[b].name, mean, 1.96 * sd);
        }
        if (n == 2) { lbr_begin(&lbr, study, &setup); lbr_logs = true; double sum = 0, sq = 0; const Bot *none[8] = {0}; memset(levels_at, 0, sizeof levels_at); int64_t res[8];
            for (int d = 0; lbr.logged < 400000; d++) { setup.dealer = d % 2; run(&setup, none, (uint64_t)d * 104729 + 7, res); }
            lbr_logs = false; int D = hands;
            for (int d = 0; d < D; d++) { double deal = 0; for (int r = 0; r < 2; r++) { const Bot *bots[8] = {0}; bots[r] = &exam_bots[0]; lbr_seat = r; lbr_new_hand(&lbr); setup.dealer = d % 2; run(&setup, bots, (uint64_t)d * 7919 + 13, res); deal += (double)res[r] + shared; } deal /= 2; sum += deal; sq += deal * deal; }
            lbr_seat = -1; printf(" LBR wins %+.2f±%.2f", sum / D, 1.96 * sqrt((sq / D - sum / D * sum / D) / D)); }
        printf("\n"); fflush(stdout);
        }
    }
}
