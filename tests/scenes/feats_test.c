/* Feats, each found in a record worked by hand, from what one seat may know alone; and what is kept of them.
 *
 *     scenes_feats_test FILE…     lists the feats of every seat in these records */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "match/truth.h"
#include "session/feats.h"

/* ---- records ---- */

/* The feats that a seat makes in a record, where it has so many cards at most, and does not know its own card
 * of that slot; -1: it knows all. */
static FeatSet feats_with(const char *path, int seat, int cards, int hidden) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    bool is_whole = cards >= SABACC_MAX_HAND && hidden < 0;
    FeatWatch watch;
    SabaccView view;
    FeatSet made = 0;
    Match *match = match_replay(path, NULL, &why);
    if (!match) fail_msg("%s", words);
    match_view(match, seat, &view);
    feats_begin(&watch, &view);
    while (match_step(match).outcome == MATCH_APPLIED) {
        SabaccEvents events;
        SabaccSeat *at = &watch.view.table.seat[seat];
        match_events(match, seat, &events);
        if (at->hand_count > cards) at->hand_count = (uint8_t)cards;
        if (hidden >= 0 && hidden < at->hand_count) at->hand[hidden] = SABACC_CARD_HIDDEN;
        made |= feats_hear(&watch, &events);
        match_view(match, seat, &view);
        if (is_whole) assert_memory_equal(&view, &watch.view, sizeof view); /* events alone tell it */
    }
    match_free(match);
    return made;
}

static FeatSet feats_of(const char *path, int seat) { return feats_with(path, seat, SABACC_MAX_HAND, -1); }

static bool has_feat(FeatSet made, const char *word) {
    for (int i = 0; i < FEATS; i++)
        if (strcmp(feat_word(i), word) == 0) return made >> i & 1;
    fail_msg("no feat is called %s", word);
    return false;
}

typedef struct Proof {
    const char *feat, *record;
    int seat;
} Proof;

/* A record worked by hand for each; `own/` are those beside this test, the others are cases of the rulebook.
 */
static const Proof proofs[] = {
    {"idiots-array", "classic/ca-4a-a-two-and-a-three-of-one-suit", 1},
    {"array-all-in", "classic/sp-4-a-side-pots-23-wins-no-sabacc-pot", 1},
    {"pure-called", "classic/cl-7-the-sabacc-pot-with-this-hands-penalties", 1},
    {"minus-23", "classic/fd-5-minus-23-is-better-than-22", 1},
    {"pure-sylops", "corellian-spike/ap-1-pure-sabacc", 0},
    {"spike-five", "corellian-spike/ap-1-full-sabacc", 0},
    {"local-array", "local/lt-2-partnership-array-beats-23", 0},
    {"picture-hand", "standard/sn-7-fairy-empress-beats-22", 0},
    {"casino-sabacc", "casino/cs-5-46-beats-22", 0},
    {"on-target", "coruscant-shift/co-1-target-10", 1},
    {"sabacc-pot", "classic/sd-2-the-sabacc-pot-is-split-too", 1},
    {"bluff", "own/bluff", 0},
    {"lie", "own/lie", 0},
    {"call", "classic/cl-5-the-caller-is-told", 0},
    {"shifted", "standard/ca-2-standard-bets-and-rolls-once-more", 0},
    {"shifted", "own/core", 0},
    {"shifted", "own/wild", 0},
    {"shifted", "own/spike-shift", 1},
    {"demise", "brockley/bk-5-sudden-demise", 0},
    {"all-in", "classic/sp-4-a-side-pots-23-wins-no-sabacc-pot", 1},
    {"three-in-row", "own/four-in-row", 0},
    {"five-in-row", "own/five-in-row", 0},
    {"doubled", "classic/sp-4-a-side-pots-23-wins-no-sabacc-pot", 1},
    {"chair", "brockley/bk-5-last-standing", 0},
    {"table", "classic/st-3-last-standing-ends", 0},
    {"comeback", "own/comeback", 0},
    {"item", "classic/pl-2-pot-the-winner-takes-the-item", 1},
    {"ship", "own/ship", 1},
    {"device", "classic/pl-3-clone-makes-an-idiots-array", 1},
    {"kessel", "kessel/ke-7-none-has-chips-and-both-pass", 1},
    {"twenty", "pazaak/pz-4-tiebreaker-1-minus", 0},
    {"clean-match", "pazaak/pz-5-a-bust-ends-the-match", 0},
};

/* As near as may be, and not it. */
static const Proof misses[] = {
    {"array-all-in", "classic/ca-4a-a-two-and-a-three-of-one-suit", 1}, /* not all that it has */
    {"idiots-array", "classic/sp-4-a-side-pots-23-wins-no-sabacc-pot", 2},
    {"sabacc-pot", "classic/st-3-leftover-to-the-winner-of-the-game", 0}, /* only what was left (ST-3) */
    {"sabacc-pot", "classic/st-3-leftover-to-the-winner-of-the-game", 1},
    {"bluff", "own/no-bluff", 0}, /* only a check */
    {"bluff", "own/bluff", 1},
    {"lie", "own/true-word", 0},
    {"five-in-row", "own/four-in-row", 0},
    {"item", "classic/pl-2-pot-the-staker-takes-it-back", 0}, /* one's own */
    {"ship", "classic/pl-2-pot-the-winner-takes-the-item", 1},
    {"comeback", "classic/st-3-last-standing-ends", 0},
    {"shifted", "standard/ca-2-standard-bets-and-rolls-once-more", 1}, /* it has lost */
    {"demise", "brockley/bk-5-sudden-demise", 1},
    {"kessel", "kessel/ke-7-none-has-chips-and-both-pass", 0},
};

static void path_of_record(const char *record, char *path, size_t size) {
    bool is_own = strncmp(record, "own/", 4) == 0;
    snprintf(path, size, "%s/%s.sabacc", is_own ? OWN : CASES, is_own ? record + 4 : record);
}

static void test_each_is_found(void **unused) {
    (void)unused;
    FeatSet proved = 0;
    for (size_t i = 0; i < sizeof proofs / sizeof *proofs; i++) {
        char path[1024];
        path_of_record(proofs[i].record, path, sizeof path);
        FeatSet made = feats_of(path, proofs[i].seat);
        if (!has_feat(made, proofs[i].feat)) fail_msg("%s: no %s", path, proofs[i].feat);
        for (int feat = 0; feat < FEATS; feat++)
            if (strcmp(feat_word(feat), proofs[i].feat) == 0) proved |= (FeatSet)1 << feat;
    }
    for (int feat = 0; feat < FEATS; feat++)
        if (!(proved >> feat & 1)) fail_msg("%s has no record", feat_word(feat));
}

static void test_what_is_not_quite_one(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof misses / sizeof *misses; i++) {
        char path[1024];
        path_of_record(misses[i].record, path, sizeof path);
        if (has_feat(feats_of(path, misses[i].seat), misses[i].feat))
            fail_msg("%s: %s", path, misses[i].feat);
    }
}

/* Whoever does not know each of its cards has not lied, nor bluffed knowingly. */
static void test_no_lie_with_a_hidden_card(void **unused) {
    enum { CARDS = 2 };
    static const char *const lies[] = {"bluff", "lie"};
    (void)unused;
    for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
        char record[20], path[1024];
        snprintf(record, sizeof record, "own/%s", lies[i]);
        path_of_record(record, path, sizeof path);
        assert_true(has_feat(feats_with(path, 0, CARDS, -1), lies[i]));
        for (int slot = 0; slot < CARDS; slot++)
            if (has_feat(feats_with(path, 0, CARDS, slot), lies[i]))
                fail_msg("%s: without card %d", path, slot);
    }
}

/* However few cards one has, a total that is not theirs is a lie; without any there is none to lie about. */
static void test_a_lie_by_one_card(void **unused) {
    (void)unused;
    char path[1024];
    path_of_record("own/lie", path, sizeof path);
    for (int cards = 0; cards <= 2; cards++)
        assert_int_equal(has_feat(feats_with(path, 0, cards, -1), "lie"), cards > 0);
}

/* ---- what is kept ---- */

static char data[200];

static int make_data(void **unused) {
    (void)unused;
    snprintf(data, sizeof data, "/tmp/sabacc-feats-XXXXXX");
    return mkdtemp(data) == NULL;
}

static int remove_data(void **unused) {
    static const char *const names[] = {"feats.json", "feats.json.bak", ".lock"};
    (void)unused;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char path[300];
        snprintf(path, sizeof path, "%s/%s", data, names[i]);
        unlink(path);
    }
    return rmdir(data);
}

static void keep(FeatSet found, int64_t today) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    if (!feats_keep(data, found, sabacc_game_find("classic"), today, &why)) fail_msg("%s", words);
}

static FeatBook read_book(void) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    FeatBook book;
    if (!feats_read(data, &book, &why)) fail_msg("%s", words);
    return book;
}

static void test_the_first_time_is_kept(void **unused) {
    (void)unused;
    assert_int_equal(read_book().found, 0);
    keep(5, 20261121);
    keep(7, 20261122);
    FeatBook book = read_book();
    assert_int_equal(book.found, 7);
    assert_int_equal(book.on[0], 20261121);
    assert_int_equal(book.on[1], 20261122);
    assert_string_equal(book.game[1]->id, "classic");
}

/* A book of those bytes is not read, and is named. */
static FeatBook refused_book(const char *bytes) {
    char path[300], words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    FeatBook book;
    snprintf(path, sizeof path, "%s/feats.json", data);
    FILE *file = fopen(path, "wb");
    fputs(bytes, file);
    fclose(file);
    assert_false(feats_read(data, &book, &why));
    assert_non_null(strstr(words, "feats.json"));
    return book;
}

static void test_what_is_no_json_is_not_read(void **unused) {
    (void)unused;
    assert_int_equal(refused_book("feats").found, 0);
}

static void test_a_bad_file_is_put_aside(void **unused) {
    (void)unused;
    char path[300];
    refused_book("{\"feats\": {\"call\": {\"on\": 3}}}");
    keep(1, 20261121);
    snprintf(path, sizeof path, "%s/feats.json.bak", data);
    assert_int_equal(access(path, R_OK), 0);
    assert_int_equal(read_book().found & 1, 1);
}

/* ---- a list, to choose records by ---- */

static void list_feats(const char *path) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    Match *match = match_replay(path, NULL, &why);
    int seats = match ? match_setup(match)->rules.seats : 0;
    match_free(match);
    for (int seat = 0; seat < seats; seat++) {
        FeatSet made = feats_of(path, seat);
        for (int i = 0; i < FEATS; i++)
            if (made >> i & 1) printf("%s %d %s\n", feat_word(i), seat, path);
    }
}

int main(int count, char **words) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_is_found),
        cmocka_unit_test(test_what_is_not_quite_one),
        cmocka_unit_test(test_no_lie_with_a_hidden_card),
        cmocka_unit_test(test_a_lie_by_one_card),
        cmocka_unit_test_setup_teardown(test_the_first_time_is_kept, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_what_is_no_json_is_not_read, make_data, remove_data),
        cmocka_unit_test_setup_teardown(test_a_bad_file_is_put_aside, make_data, remove_data),
    };
    for (int i = 1; i < count; i++) list_feats(words[i]);
    return count > 1 ? 0 : cmocka_run_group_tests(tests, NULL, NULL);
}
