/* Files of what a player has come to: results of games with streaks, deals of the day, the circuit, feats,
 * grades, drills, and the digests of past games. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "session/circuit.h"
#include "session/daily.h"
#include "session/drills.h"
#include "session/earned.h"
#include "session/feats.h"
#include "session/grades.h"
#include "session/past_games_file.h"
#include "session/streaks.h"
#include "session/titles.h"
#include "small_files.h"

enum { TODAY = 20261121 };

static void say_cards(Said *said, const SabaccCard *cards, int count) {
    char words[512];
    Text text = text_over(words, sizeof words);
    for (int i = 0; i < count; i++) {
        text_add_char(&text, ' ');
        sabacc_card_format(cards[i], &text);
    }
    say(said, "%s\n", words);
}

static SabaccCard card(const char *word) { return sabacc_card_parse(word, strlen(word)); }

/* ---- streaks ---- */

static StreakHand hand_of(StreakEnd end, int32_t total, const char *day) {
    StreakHand hand = {.end = end,
                       .cards = {card("st3"), card("sa12"), card("idiot")},
                       .count = 3,
                       .rank = 1,
                       .total = total};
    snprintf(hand.day, sizeof hand.day, "%s", day);
    return hand;
}

static SabaccSetup streak_rules(void) {
    SabaccSetup rules;
    sabacc_setup_init(&rules, streaks_game(), streaks_game()->min_seats, 100);
    return rules;
}

static void make_streaks(int base) {
    Text why = nothing_said();
    SabaccSetup rules = streak_rules();
    static const StreakEnd ends[] = {STREAK_WON, STREAK_WON,  STREAK_DRAWN,
                                     STREAK_WON, STREAK_LOST, STREAK_WON};
    for (int i = 0; i < 6 + 9 * base; i++) {
        StreakHand hand = hand_of(ends[i % 6], i % 4 - 2, "2026-11-21");
        must(streaks_add(".", streaks_game(), &hand, &why));
        if (i < 3 + 9 * base) must(streaks_keep_deal(".", &rules, 100 + i, &hand, &why));
    }
    must(streaks_keep_note(".", streaks_game(), "a.sabacc", (StreakNote){.undone = 3, .deal = 77}, &why));
}

static void ask_streaks(Said *said) {
    Text why = nothing_said();
    Streaks read = {0};
    StreakDeal deal = {0};
    SabaccSetup rules = streak_rules();
    bool is_read = streaks_read(".", streaks_game(), &read, &why);
    say_answer(said, "read", is_read, sentences);
    say(said, "%d %d %d, %d of %d, best %d deals %d\n", read.hands[0], read.hands[1], read.hands[2],
        read.streak, read.longest, read.best_count, read.deal_count);
    for (int i = 0; i < read.best_count; i++) {
        const StreakHand *hand = &read.best[i];
        say(said, " %d %s %d %s", hand->end, sabacc_rank_word((SabaccRank)hand->rank), (int)hand->total,
            hand->day);
        say_cards(said, hand->cards, hand->count);
    }
    for (int i = 0; i < read.deal_count; i++)
        say(said, " %lld %d %d %d\n", (long long)read.deals[i].number, read.deals[i].end,
            (int)read.deals[i].total, read.deals[i].rank);
    bool is_kept = streaks_deal(".", &rules, 100, &deal);
    say(said, "deal 100: %d %lld %d %d %d\n", is_kept, (long long)deal.number, deal.end, (int)deal.total,
        deal.rank);
    StreakNote note = streaks_note(".", streaks_game(), "a.sabacc");
    say(said, "note %d %lld\n", (int)note.undone, (long long)note.deal);
}

static void work_on_streaks(Said *said) {
    Text why = nothing_said();
    SabaccSetup rules = streak_rules();
    StreakHand hand = hand_of(STREAK_WON, 0, "2026-11-22");
    say_answer(said, "added", streaks_add(".", streaks_game(), &hand, &why), sentences);
    why = nothing_said();
    say_answer(said, "again", streaks_keep_deal(".", &rules, 100, &hand, &why), sentences);
    why = nothing_said();
    say_answer(said, "new", streaks_keep_deal(".", &rules, 500, &hand, &why), sentences);
    why = nothing_said();
    StreakNote note = {.undone = 1};
    say_answer(said, "noted", streaks_keep_note(".", streaks_game(), "b.sabacc", note, &why), sentences);
}

/* ---- the circuit, and what is earned by it ---- */

static void make_circuit(int base) {
    Text why = nothing_said();
    for (int i = 0; i < 2 + 12 * base; i++) must(circuit_add(".", i, circuit_house(i)->goal + i, &why));
    must(circuit_add(".", 0, -5, &why) && circuit_add(".", 2 % CIRCUIT_TABLES, 3, &why));
}

static void ask_circuit(Said *said) {
    Text why = nothing_said();
    Circuit read;
    Settings settings = settings_usual();
    bool is_read = circuit_read(".", &read, &why);
    say_answer(said, "read", is_read, sentences);
    say(said, "won %d, %d in all, cloths %d:", read.won, (int)read.sum, earned_cloths(".", &settings));
    for (int i = 0; i < CIRCUIT_TABLES; i++) {
        const CircuitStay *stay = &read.stays[i];
        say(said, " %d/%d/%d", stay->visits, stay->visits > 0 ? (int)stay->best : 0,
            circuit_is_open(&read, i));
    }
    say(said, "\n");
}

static void work_on_circuit(Said *said) {
    for (int i = 0; i < 3; i++) {
        Text why = nothing_said();
        say_answer(said, "added", circuit_add(".", i, 60 - 20 * i, &why), sentences);
    }
}

/* ---- feats ---- */

static void make_feats(int base) {
    Text why = nothing_said();
    (void)base;
    must(feats_keep(".", 0x25, sabacc_game_find("classic"), TODAY, &why));
    must(feats_keep(".", (FeatSet)1 << (FEATS - 1), sabacc_game_find("kessel"), TODAY + 1, &why));
}

static void ask_feats(Said *said) {
    Text why = nothing_said();
    FeatBook book = {0};
    bool is_read = feats_read(".", &book, &why);
    say_answer(said, "read", is_read, sentences);
    say(said, "%llx, %d earned\n", (unsigned long long)book.found, earned_feats("."));
    for (int i = 0; i < FEATS; i++)
        if (book.found >> i & 1)
            say(said, " %s %lld %s\n", feat_word(i), (long long)book.on[i],
                book.game[i] ? book.game[i]->id : "?");
}

static void work_on_feats(Said *said) {
    Text why = nothing_said();
    say_answer(said, "kept", feats_keep(".", 0x7, sabacc_game_find("kessel"), TODAY + 2, &why), sentences);
}

/* ---- deals of the day ---- */

static void make_daily(int base) {
    Text why = nothing_said();
    (void)base;
    for (int day = 0; day < 2; day++)
        for (int index = day; index < 3; index++) {
            must(daily_keep_begun(".", TODAY - day, index, "a.sabacc", TODAY - day, &why));
            if (index < 2)
                must(
                    daily_keep_end(".", TODAY - day, index, (DailyScore){34 - 20 * day, day}, "1.2.3", &why));
            if (index == 1) must(daily_keep_master(".", TODAY - day, index, (DailyScore){12, 1}, &why));
        }
}

static void ask_daily(Said *said) {
    Text why = nothing_said();
    DailyBook *book = daily_read(".", &why);
    say(said, "read: %s\n", sentences);
    for (int day = 0; day < 3; day++)
        for (int index = 0; index < 3; index++) {
            char line[DAILY_LINE] = "";
            DailyResult result = daily_result(book, TODAY - day, index);
            if (result.state == DAILY_PLAYED) daily_line(TODAY - day, index, &result, line);
            say(said, " %d: %d %d %s %s %lld %d:%d %d:%d %s\n", TODAY - day, result.state, result.has_master,
                result.record, result.release, (long long)result.on, (int)result.own.amount,
                (int)result.own.against, (int)result.master.amount, (int)result.master.against, line);
        }
    for (int day = 0; day < 3; day++) {
        DailyStreak streak = daily_streak(book, TODAY + day);
        say(said, " %d played, streak %d %d\n", daily_played(book, TODAY - day), streak.now, streak.longest);
    }
    daily_free(book);
}

static void work_on_daily(Said *said) {
    Text why = nothing_said();
    say_answer(said, "begun", daily_keep_begun(".", TODAY, 0, "b.sabacc", TODAY, &why), sentences);
    why = nothing_said();
    say_answer(said, "begun", daily_keep_begun(".", TODAY + 1, 4, "", TODAY + 1, &why), sentences);
    why = nothing_said();
    say_answer(said, "ended", daily_keep_end(".", TODAY, 2, (DailyScore){-7, 0}, "2.0", &why), sentences);
    why = nothing_said();
    say_answer(said, "the master", daily_keep_master(".", TODAY, 0, (DailyScore){9, 9}, &why), sentences);
}

/* ---- grades and drills ---- */

static Grade grade_of(const char *record, const char *person, int decisions) {
    Grade grade = {.game = sabacc_game_find("classic"), .decisions = decisions, .shares = 130 * decisions};
    snprintf(grade.record, sizeof grade.record, "%s", record);
    snprintf(grade.person, sizeof grade.person, "%s", person);
    snprintf(grade.day, sizeof grade.day, "2026-11-21");
    return grade;
}

static void make_grades(int base) {
    Text why = nothing_said();
    (void)base;
    Grade list[] = {grade_of("20261121-201500-classic.sabacc", "Ana", 31),
                    grade_of("20261121-201500-classic.sabacc", "Bo", 4),
                    grade_of("20261122-100000-classic.sabacc", "Ana", 12)};
    for (int i = 0; i < 3; i++) must(grades_keep(".", &list[i], &why));
}

static void ask_grades(Said *said) {
    Text why = nothing_said();
    Grades read = {0};
    bool is_read = grades_read(".", &read, &why);
    say_answer(said, "read", is_read, sentences);
    for (int i = 0; i < read.count; i++) {
        const Grade *grade = &read.list[i];
        say(said, " %s %s %s %s %d %lld\n", grade->record, grade->person, grade->game ? grade->game->id : "?",
            grade->day, grade->decisions, (long long)grade->shares);
    }
    say(said, "%d %d %d %d\n", grades_of(&read, "Ana", NULL, NULL),
        grades_of(&read, NULL, sabacc_game_find("classic"), NULL), grades_of(&read, "Bo", NULL, "2026-11"),
        grades_of(&read, "Ana", sabacc_game_find("kessel"), NULL));
    grades_free(&read);
}

static void work_on_grades(Said *said) {
    Text why = nothing_said();
    Grade again = grade_of("20261121-201500-classic.sabacc", "Ana", 7),
          fresh = grade_of("x.sabacc", "Ana", 0);
    say_answer(said, "replaced", grades_keep(".", &again, &why), sentences);
    why = nothing_said();
    say_answer(said, "kept", grades_keep(".", &fresh, &why), sentences);
}

static Drill drill_of(const char *record, uint32_t serial, int64_t lost) {
    Drill drill = {.serial = serial,
                   .game = sabacc_game_find("classic"),
                   .seat = 1,
                   .hand = 3,
                   .lost = lost,
                   .share = 1600,
                   .due = TODAY};
    snprintf(drill.record, sizeof drill.record, "%s", record);
    snprintf(drill.person, sizeof drill.person, "Ana");
    return drill;
}

/* Records that there are, so that drills of them count. */
static void make_drills(int base) {
    Text why = nothing_said();
    (void)base;
    must(file_make_folders("games") && file_write("games/a.sabacc", "{}\n", 3, FILE_QUICK) &&
         file_write("games/b.sabacc", "{}\n", 3, FILE_QUICK));
    Drill list[] = {drill_of("a.sabacc", 212, 1240), drill_of("a.sabacc", 96, 90),
                    drill_of("b.sabacc", 7, 5000), drill_of("gone.sabacc", 7, 5000)};
    list[2].solved = 1;
    list[2].due = TODAY + 3;
    for (int i = 0; i < 4; i++) must(drills_keep(".", &list[i], i % 2 == 0, &why));
}

static void ask_drills(Said *said) {
    Text why = nothing_said();
    Drills read = {0};
    bool is_read = drills_read(".", &read, &why);
    say_answer(said, "read", is_read, sentences);
    for (int i = 0; i < read.count; i++) {
        const Drill *drill = &read.list[i];
        say(said, " %s %u %s %s %d %d %lld %d %d %d %lld\n", drill->record, drill->serial,
            drill->game ? drill->game->id : "?", drill->person, drill->seat, (int)drill->hand,
            (long long)drill->lost, drill->share, drill->unit, drill->solved, (long long)drill->due);
    }
    say(said, "next %d %d, due %d %d %d\n", drills_next(&read, TODAY, NULL),
        drills_next(&read, TODAY, read.count > 0 ? &read.list[0] : NULL), drills_due(&read, TODAY - 1),
        drills_due(&read, TODAY), drills_due(&read, TODAY + 3));
    drills_free(&read);
    Drill asked = drill_of("a.sabacc", 212, 0);
    bool is_found = drills_find(".", &asked);
    say(said, "found %d %lld %d\n", is_found, (long long)asked.lost, asked.solved);
}

static void work_on_drills(Said *said) {
    static const uint32_t serials[] = {212, 96, 300};
    for (int i = 0; i < 3; i++) {
        Drill drill = drill_of("a.sabacc", serials[i], 700 + i);
        Text why = nothing_said();
        if (drills_find(".", &drill)) drill_tried(&drill, i == 0, TODAY + i);
        say_answer(said, "tried", drills_keep(".", &drill, i == 2, &why), sentences);
    }
}

/* ---- past games ---- */

enum { PAST_GAMES = 3 };

/* A game each of the first two, and a record that cannot be read. */
static PastGame past_game(int number, DigestSeat seats[2]) {
    static char *const names[PAST_GAMES] = {"20261121-201500-classic.sabacc", "b.sabacc", "c.sabacc"};
    PastGame past = {.file = names[number],
                     .size = 1234,
                     .changed = 1790000000 + number,
                     .changed_ns = 5,
                     .is_digested = true};
    past.digest = (GameDigest){.pot_seat = SABACC_NOBODY};
    if (number == PAST_GAMES - 1) {
        past.digest.fault = (char *)"c.sabacc:1:1: no record";
        return past;
    }
    for (int i = 0; i < 2; i++) {
        seats[i] = (DigestSeat){.credits = 20 - 40 * i,
                                .result = 20 - 40 * i,
                                .hands = 6,
                                .hands_won = 4 - i,
                                .shown = 3,
                                .shown_won = 2 - i};
        snprintf(seats[i].name, MATCH_WORDS, i == 0 ? "Ana" : "Vex");
        snprintf(seats[i].agent, MATCH_WORDS, i == 0 ? "human" : "ai:regular");
    }
    seats[0].best = (DigestHand){.key = 0x123456789abcdef0,
                                 .total = -23,
                                 .hand = 2,
                                 .rank = 1,
                                 .count = 2,
                                 .cards = {card("ci+3"), card("sylop")}};
    past.digest.game = sabacc_game_find(number == 0 ? "classic" : "corellian-spike");
    past.digest.is_over = number == 0;
    past.digest.plays_for_credits = past.digest.has_house_rules = number == 1;
    past.digest.seats = 2;
    past.digest.champions = number == 0 ? 1 : 0;
    past.digest.hands = 6;
    past.digest.pot = 14 - 14 * number;
    past.digest.pot_seat = 1;
    past.digest.pot_hand = 5;
    past.digest.seat = seats;
    static int32_t course[] = {5, -12, 20};
    past.digest.course = course;
    past.digest.course_count = number == 0 ? 3 : 0;
    return past;
}

static void make_past(int base) {
    (void)base;
    static DigestSeat seats[PAST_GAMES][2];
    PastGame games[PAST_GAMES];
    for (int i = 0; i < PAST_GAMES; i++) games[i] = past_game(i, seats[i]);
    must(past_games_file_write(".", games, PAST_GAMES));
}

typedef struct Taken {
    Said *said;
    int count;
    PastGame games[16];
} Taken;

static void say_past(void *self, KeptDigest *kept) {
    Taken *taken = self;
    const GameDigest *digest = &kept->digest;
    say(taken->said, "%s %llu %lld %d: %s %s %d %d %d hands %d champions %x pot %d %d %d fault %s\n",
        kept->file, (unsigned long long)kept->size, (long long)kept->changed, (int)kept->changed_ns,
        digest->game ? digest->game->id : "?", digest->preset, digest->has_house_rules, digest->is_over,
        digest->plays_for_credits, (int)digest->hands, digest->champions, (int)digest->pot, digest->pot_seat,
        (int)digest->pot_hand, digest->fault ? digest->fault : "none");
    for (int i = 0; i < digest->seats; i++) {
        const DigestSeat *seat = &digest->seat[i];
        say(taken->said, " %s %s %d %d %d %d %d %d, %llx %d %d %d", seat->name, seat->agent,
            (int)seat->credits, (int)seat->result, (int)seat->hands, (int)seat->hands_won, (int)seat->shown,
            (int)seat->shown_won, (unsigned long long)seat->best.key, (int)seat->best.total,
            (int)seat->best.hand, seat->best.rank);
        say_cards(taken->said, seat->best.cards, seat->best.count);
    }
    for (int i = 0; i < digest->course_count; i++) say(taken->said, " %d", (int)digest->course[i]);
    if (taken->count == 16) abort();
    char *file = strdup(kept->file);
    if (!file) abort();
    taken->games[taken->count++] = (PastGame){.file = file,
                                              .size = kept->size,
                                              .changed = kept->changed,
                                              .changed_ns = kept->changed_ns,
                                              .is_digested = true,
                                              .digest = kept->digest};
}

/* What was read is written again, over it. */
static void ask_past(Said *said) {
    static Taken taken;
    taken = (Taken){.said = said};
    bool is_read = past_games_file_read(".", say_past, &taken);
    say_answer(said, "read", is_read, "");
    say_answer(said, "written again", past_games_file_write(".", taken.games, taken.count), "");
    for (int i = 0; i < taken.count; i++) {
        free(taken.games[i].file);
        game_digest_free(&taken.games[i].digest);
    }
}

static void work_on_past(Said *said) {
    PastGames games;
    past_games_read(&games, "."); /* no record is there */
    say(said, "%d games, %d left, changed %d\n", games.count, games.left, games.is_changed);
    past_games_free(&games);
}

const SmallFile small_files[] = {{"streaks.json", 2, make_streaks, ask_streaks, work_on_streaks},
                                 {"circuit.json", 2, make_circuit, ask_circuit, work_on_circuit},
                                 {"feats.json", 1, make_feats, ask_feats, work_on_feats},
                                 {"daily.json", 1, make_daily, ask_daily, work_on_daily},
                                 {"grades.json", 1, make_grades, ask_grades, work_on_grades},
                                 {"drills.json", 1, make_drills, ask_drills, work_on_drills},
                                 {"past-games.jsonl", 1, make_past, ask_past, work_on_past},
                                 {0}};
