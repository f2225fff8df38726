#include "session/talk.h"

#include <assert.h>
#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "session/characters.h"

static const struct {
    const char *speaker;
    TalkOccasion occasion;
    const char *words;
} lines[] = {
#define LINE(speaker, occasion, words) {speaker, TALK_##occasion, words},
#include "session/talk.def"
#undef LINE
};
static_assert(sizeof lines / sizeof *lines == TALK_LINES, "TALK_LINES is the number of rows of talk.def");

const char *talk_words(int index) { return lines[index].words; }
const char *talk_speaker(int index) { return lines[index].speaker; }
TalkOccasion talk_occasion(int index) { return lines[index].occasion; }

void talk_begin(Talk *talk, uint64_t key) { talk->key = key; }

/* ---- occasions ---- */

static SeatMask winners_of_much(const SabaccTable *table, SeatMask winners) {
    SeatMask much = 0;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat_in(winners, seat) && character_has_won_much(table, seat)) much |= seat_bit(seat);
    return much;
}

/* A fold leaves the bet that was asked for as it was. */
static bool was_asked_for_much(const SabaccTable *table, int seat) {
    int64_t asked = (int64_t)table->turn.level - table->seat[seat].bet;
    return asked > 0 && asked * 4 >= table->seat[seat].credits;
}

static bool is_all_in(const SabaccTable *table, int seat) {
    return sabacc_plays_for_credits(table) && table->seat[seat].credits == 0;
}

/* The seats for which the end of a hand is an occasion. */
static void at_hand_end(const SabaccTable *table, const SabaccEvent *event, SeatMask seats[TALK_OCCASIONS]) {
    SeatMask winners = (SeatMask)event->amount;
    if (event->second == 1) seats[TALK_SABACC] = winners;
    seats[TALK_BOMBED] = table->bombed;
    seats[TALK_WINS] = winners_of_much(table, winners);
    seats[TALK_LOSES] = (SeatMask)(table->shown & ~winners & ~table->bombed);
}

static void find_occasions(const SabaccTable *table, const SabaccEvent *event,
                           SeatMask seats[TALK_OCCASIONS]) {
    SeatMask self = event->seat >= 0 ? seat_bit(event->seat) : 0;
    switch (event->type) {
    case SABACC_EVENT_HAND_END: at_hand_end(table, event, seats); break;
    case SABACC_EVENT_SET:
        seats[TALK_WINS] = (SeatMask)event->amount;
        if (event->amount != 0) seats[TALK_LOSES] = (SeatMask)(table->dealt & ~event->amount);
        break;
    case SABACC_EVENT_FOLD:
        if (was_asked_for_much(table, event->seat)) seats[TALK_FOLDS] = self;
        break;
    case SABACC_EVENT_BET:
    case SABACC_EVENT_MATCH:
    case SABACC_EVENT_RAISE:
        if (is_all_in(table, event->seat)) seats[TALK_ALL_IN] = self;
        break;
    case SABACC_EVENT_OUT: seats[TALK_OUT] = self; break;
    case SABACC_EVENT_SIT_IN:
    case SABACC_EVENT_REBUY: seats[TALK_BACK] = self; break;
    case SABACC_EVENT_GAME_END: seats[TALK_GAME] = (SeatMask)event->amount; break;
    default: break;
    }
}

/* ---- who says what ---- */

static int apart(const Talk *talk) {
    int hands = TALK_APART + talk->lines / TALK_GROWS_AFTER;
    return hands < TALK_APART_MAX ? hands : TALK_APART_MAX;
}

/* The end of a game is told even soon after another line, but not in the same hand. */
static bool is_time(const Talk *talk, TalkOccasion occasion) {
    if (talk->hands < TALK_FIRST) return false;
    if (talk->lines == 0) return true;
    return talk->hands - talk->last >= (occasion == TALK_GAME ? 1 : apart(talk));
}

/* Lines that were never said come first, in any order; then the one said the longest ago, if that is long
 * enough. −1 if there is none. */
static int choose_line(const Talk *talk, const char *speaker, TalkOccasion occasion, Rng *rng) {
    int fresh = -1, count = 0, oldest = -1;
    for (int i = 0; i < TALK_LINES; i++) {
        if (lines[i].occasion != occasion || strcmp(lines[i].speaker, speaker) != 0) continue;
        if (talk->said[i] == 0 && rng_below(rng, (uint32_t)++count) == 0) fresh = i;
        if (oldest < 0 || talk->said[i] < talk->said[oldest]) oldest = i;
    }
    if (fresh >= 0) return fresh;
    return oldest >= 0 && talk->lines + 1 - talk->said[oldest] > TALK_AGAIN ? oldest : -1;
}

/* One of the characters among the seats; SABACC_NOBODY if there is none. */
static int choose_seat(SeatMask seats, const char *const names[SABACC_MAX_SEATS], Rng *rng) {
    int chosen = SABACC_NOBODY, count = 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        if (!seat_in(seats, seat) || !names[seat][0]) continue;
        if (rng_below(rng, (uint32_t)++count) == 0) chosen = seat;
    }
    return chosen;
}

static TalkLine speak(Talk *talk, const SabaccTable *table, const char *const names[SABACC_MAX_SEATS],
                      SeatMask seats, TalkOccasion occasion) {
    static const TalkLine silence = {NULL, SABACC_NOBODY};
    Rng rng = rng_of(talk->key, (uint64_t)table->hand * TALK_OCCASIONS + occasion);
    int seat = choose_seat(seats, names, &rng);
    const Character *speaker = seat >= 0 ? character_of(names[seat]) : NULL;
    if (!speaker || rng_below(&rng, CHARACTER_EIGHTHS) >= speaker->talks) return silence;
    int line = choose_line(talk, speaker->name, occasion, &rng);
    if (line < 0) return silence;
    talk->said[line] = ++talk->lines;
    talk->last = talk->hands;
    return (TalkLine){lines[line].words, seat};
}

TalkLine talk_hear(Talk *talk, const SabaccTable *table, const char *const names[SABACC_MAX_SEATS],
                   const SabaccEvent *event, bool is_hushed) {
    SeatMask seats[TALK_OCCASIONS] = {0};
    TalkLine line = {NULL, SABACC_NOBODY};
    if (event->type == SABACC_EVENT_HAND || event->type == SABACC_EVENT_SET) talk->hands++;
    find_occasions(table, event, seats);
    for (int i = 0; i < TALK_OCCASIONS && !is_hushed && !line.words; i++)
        if (seats[i] != 0 && is_time(talk, (TalkOccasion)i))
            line = speak(talk, table, names, seats[i], (TalkOccasion)i);
    return line;
}
