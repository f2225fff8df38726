#ifndef SABACC_SESSION_GAME_DIGEST_H
#define SABACC_SESSION_GAME_DIGEST_H

/* What a record comes to: who played what, how it ended, and the figures that lists and statistics are made
 * of. It is made of public knowledge alone (open cards, credits, winners), so that the digest of a game that
 * is not over gives nothing away. */

#include "match/match.h"

/* The best hand that a seat has shown. */
typedef struct DigestHand {
    uint64_t key; /* SabaccWorth.key; 0 for none shown */
    int32_t total;
    int32_t hand; /* its number in the game */
    uint8_t rank; /* SabaccRank */
    uint8_t count;
    SabaccCard cards[SABACC_MAX_HAND];
} DigestHand;

typedef struct DigestSeat {
    char name[MATCH_WORDS], agent[MATCH_WORDS];
    int32_t credits;          /* won or lost by the end of the last hand, without rebuys (ST-7) */
    int32_t result;           /* the same in what the game is played for (SabaccPlayedFor) */
    int32_t hands, hands_won; /* dealt in, in Pazaak sets; those that it won or shared */
    int32_t shown, shown_won; /* showdowns in which its hand was shown; those that it won or shared */
    DigestHand best;
} DigestSeat;

typedef struct GameDigest {
    const SabaccGame *game;   /* NULL: not even the header can be read */
    char preset[MATCH_WORDS]; /* id; "" for none */
    bool has_house_rules;     /* the options are neither the game's own nor the preset's */
    int64_t daily;            /* the day whose deal it is (session/daily.h); 0 for none */
    bool is_over;
    bool plays_for_credits; /* `result` is in credits */
    uint8_t seats;
    SeatMask champions;    /* of a game that is over */
    int32_t hands;         /* that were played to their end, in Pazaak sets */
    int32_t pot, pot_hand; /* the most that a seat took in one hand, and that hand's number; 0 for none */
    int8_t pot_seat;
    DigestSeat *seat; /* owned: as many as `seats` */
    /* owned: the first person's `result` after each hand that was played to its end; NULL before the first */
    int32_t *course;
    int32_t course_count;
    char *fault; /* owned: why the record cannot be played to its end; NULL if it can */
} GameDigest;

/* Reads and plays the record. Always makes a digest: of what cannot be played only who sat at the table, with
 * `fault`; of what cannot be read `fault` alone. Free it with game_digest_free. */
void game_digest_read(const char *record, GameDigest *digest);

void game_digest_free(GameDigest *digest);

/* The seat of the first person, 0 if there is none. */
int game_digest_person(const GameDigest *digest);

/* The number of people at the table. */
int game_digest_people(const GameDigest *digest);

#endif
