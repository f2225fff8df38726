#ifndef SABACC_SCENES_PLAY_EVENING_H
#define SABACC_SCENES_PLAY_EVENING_H

/* The best moments of people who have played a game at one screen: found by playing it again, and shown on a
 * page. Of each hand only what its owner could see is used, so opponents' hands that were never shown stay
 * unknown, and a bluff is one only against another person. */

#include "match/match.h"
#include "scenes/scene.h"

struct PlayScene;

/* A hand, as its owner knew it. */
typedef struct EveningHand {
    SabaccWorth worth;
    SabaccCard cards[SABACC_MAX_HAND];
    int count;
} EveningHand;

/* `number` is that of the hand in which it happened; 0: there was none. */
typedef struct EveningPerson {
    int hands_won;
    struct {
        int32_t number;
        EveningHand hand; /* the best shown */
    } best;
    struct {
        int32_t number, credits; /* the biggest won */
    } pot;
    struct {
        int32_t number, credits;
        EveningHand hand; /* all others folded, one of them a better hand */
        int over;         /* that person's seat */
        SabaccWorth folded;
    } bluff;
    struct {
        int32_t number, credits;
        SabaccCard card; /* the last one got: without it the showdown would have been lost */
    } luck;
} EveningPerson;

typedef struct Evening {
    EveningPerson of[SABACC_MAX_SEATS];
} Evening;

/* Plays the match again from its beginning and fills in the moments of those people of it. */
void evening_find(const Match *match, SeatMask people, Evening *evening);

/* The page, over the table; the table outlives it. */
Scene *evening_scene_over(struct PlayScene *play);

#endif
