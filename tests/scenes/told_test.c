/* That what can be done and what can happen is told, for every verb and every event: a new one without words
 * is named here, not met by a player. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/match.h"
#include "pick_support.h"
#include "scenes/play/private.h"
#include "session/history_text.h"

enum { SAID = 400 };

/* ---- the coach ---- */

/* The croupier's; those that are never asked for; what is asked by a sentence of its own (ui/prompts/items.c,
 * cards.c); and to fold, which the questions of a bet name. */
static const uint8_t without_advice[] = {
    SABACC_VERB_DEAL,    SABACC_VERB_ROLL,   SABACC_VERB_PICK,  SABACC_VERB_SHIFT,     SABACC_VERB_DEALER,
    SABACC_VERB_SIT_OUT, SABACC_VERB_SIT_IN, SABACC_VERB_STAKE, SABACC_VERB_TAKE_ITEM, SABACC_VERB_REDEEM,
    SABACC_VERB_REBUY,   SABACC_VERB_KEEP,   SABACC_VERB_FOLD};

static void offer(PlayScene *play, int verb, int other, char words[SAID]) {
    SabaccOffers *offers = &play->asking.pick.offers;
    *offers = (SabaccOffers){0};
    if (verb < SABACC_VERBS) offers->list[offers->count++].verb = (uint8_t)verb;
    if (other < SABACC_VERBS) offers->list[offers->count++].verb = (uint8_t)other;
    play_coach(play, words, SAID);
}

/* Whether it changes the advice that this verb is offered too, alone or beside any other. */
static bool is_advised(PlayScene *play, int verb) {
    char with[SAID], without[SAID];
    for (int other = 0; other <= SABACC_VERBS; other++) {
        if (other == verb) continue;
        offer(play, verb, other, with);
        offer(play, SABACC_VERBS, other, without);
        if (with[0] && strcmp(with, without) != 0) return true;
    }
    return false;
}

static void test_the_coach_has_advice_for_every_verb(void **unused) {
    (void)unused;
    static const char *const games[] = {"classic", "kessel", "pazaak"};
    PlayScene *play = calloc(1, sizeof *play);
    bool is_told[SABACC_VERBS] = {false};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        SabaccState state = table_of(games[i], NULL);
        play->asking.pick = pick_for(&state, 0);
        for (int verb = 0; verb < SABACC_VERBS; verb++) is_told[verb] |= is_advised(play, verb);
    }
    for (int verb = 0; verb < SABACC_VERBS; verb++) {
        bool needs_none = memchr(without_advice, verb, sizeof without_advice) != NULL;
        if (!needs_none && !is_told[verb])
            print_error("scenes/play/coach.c has no row for the verb %s\n",
                        sabacc_verb_word((SabaccVerb)verb));
        is_told[verb] |= needs_none;
    }
    free(play);
    for (int verb = 0; verb < SABACC_VERBS; verb++) assert_true(is_told[verb]);
}

/* What stands behind the offers, left from the question before, is not advised. */
static void test_the_coach_reads_no_more_than_is_offered(void **unused) {
    (void)unused;
    PlayScene *play = calloc(1, sizeof *play);
    SabaccState state = table_of("classic", NULL);
    play->asking.pick = pick_for(&state, 0);
    SabaccOffers *offers = &play->asking.pick.offers;
    for (int verb = 0; verb < SABACC_VERBS; verb++) {
        char fresh[SAID], again[SAID];
        offer(play, verb, SABACC_VERBS, fresh);
        for (int left = 0; left < SABACC_VERBS; left++) {
            offers->list[offers->count].verb = (uint8_t)left;
            play_coach(play, again, SAID);
            assert_string_equal(again, fresh);
        }
    }
    free(play);
}

/* ---- the history in sentences ---- */

/* Of these the record's word is written, with what belongs to it. */
static const uint8_t by_word[] = {SABACC_EVENT_SINGLE_DRAW, SABACC_EVENT_BUY,    SABACC_EVENT_KEEP_ITEM,
                                  SABACC_EVENT_DEMISE,      SABACC_EVENT_CAP,    SABACC_EVENT_DEVICE,
                                  SABACC_EVENT_STAKE,       SABACC_EVENT_REDEEM, SABACC_EVENT_TAKE_ITEM};

/* Written with that many cards: in words of its own, not as the record's word. */
static bool is_in_sentence(HistoryText *text, int type, int cards) {
    char by_seat[SAID], alone[SAID];
    SabaccEvents events = {.count = 1};
    SabaccEvent *event = &events.list[0];
    *event = (SabaccEvent){.type = (uint8_t)type, .amount = 1, .count = (uint8_t)cards};
    for (int i = 0; i < cards; i++) event->cards[i] = sabacc_card_parse("ci+3", 4);
    text->used = 0, text->is_in_line = false;
    if (text->bytes) text->bytes[0] = '\0';
    history_write_events(text, &events);
    snprintf(by_seat, sizeof by_seat, "Ana: %s", sabacc_event_word((SabaccEventType)type));
    snprintf(alone, sizeof alone, "  %s", sabacc_event_word((SabaccEventType)type));
    return text->bytes && text->bytes[0] && !strstr(text->bytes, by_seat) &&
           strncmp(text->bytes, alone, strlen(alone)) != 0;
}

static void test_the_history_has_a_sentence_for_every_event(void **unused) {
    (void)unused;
    char why[SAID] = "";
    Text said = text_over(why, sizeof why);
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_find("kessel"), 2, 100);
    snprintf(setup.seat[0].name, sizeof setup.seat[0].name, "Ana");
    Match *match = match_new(&setup, NULL, NULL, &said);
    if (!match) fail_msg("%s", why);
    SabaccTable table = *match_public(match);
    HistoryText text = {.match = match, .before = &table, .after = &table};
    for (int type = 0; type < SABACC_EVENTS; type++) {
        bool is_told = memchr(by_word, type, sizeof by_word) != NULL;
        if (!sabacc_event_is_public((SabaccEventType)type)) continue;
        for (int cards = 0; cards <= 2; cards++) is_told |= is_in_sentence(&text, type, cards);
        if (!is_told)
            fail_msg("session/history_words.c has no sentence for the event %s",
                     sabacc_event_word((SabaccEventType)type));
    }
    free(text.bytes);
    match_free(match);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_coach_has_advice_for_every_verb),
        cmocka_unit_test(test_the_coach_reads_no_more_than_is_offered),
        cmocka_unit_test(test_the_history_has_a_sentence_for_every_event),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
