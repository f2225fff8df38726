#ifndef SABACC_TABLE_PEOPLE_H
#define SABACC_TABLE_PEOPLE_H

/* Those who sit behind the far rail, as painted figures (art/people), each before the back of a chair that
 * stays where it is; the house stands. Their mood is that of their portrait. Who sits at the side turns to
 * the middle. They look at what moves or matters (table/gaze.h), lean in when they act or much is in the pot,
 * lean back when they have folded, rejoice when they win and slump when they lose, each after they have
 * taken it in. Of each of these there is a picture of the body and one of the arms: the head is moved until
 * the next picture has it at the same place, and this one takes its place in a quick nod, behind closed eyes.
 * While somebody looks on they blink, breathe, and look about. With reduced motion they only sit and look as
 * they would have come to. */

#include "table/frame.h"

void table_draw_people(const TableFrame *frame);
/* Over the rail, also those that give something (table/reach.h): plates stay over every hand. */
void table_draw_arms(const TableFrame *frame);

/* ---- life.c ---- */

/* Somebody looks on (table_view_live), and there is motion. */
bool table_is_alive(const TableView *view);
/* Whoever has come to act, or has won or lost, begins to move, and who watches them; or all are still, as
 * they would be after it. */
void table_people_follow(TableView *view);
void table_people_rest(TableView *view);
/* Of all credits at the table much is in the pot, with the bets that are still to be gathered. */
bool table_pot_is_big(const SabaccTable *table);
/* Whether that seat is the house, and nothing is played for: it is a player like any other, in a chair of the
 * place. */
bool table_house_is_guest(const SabaccTable *table, int seat);
bool table_people_are_leaning(const TableView *view);

/* How a person is drawn now. */
typedef struct PersonPose {
    Posture sits; /* with all that moves it for a while */
    Bearing bears;
    float aside,
        tilts;     /* of the head, to the right, in columns: from the chest, and the crown from the neck */
    float reaches; /* how far the arms come nearer, in columns */
    int turn;      /* as SeatPlaces.turn */
    bool takes_in; /* what has just happened: no mood is seen yet */
    bool gives;    /* something, with the arms that reach out */
    /* The moment that it is of, and at which another picture was last due, ms at normal speed; INFINITY:
     * without motion. */
    double at, changed_at;
} PersonPose;
PersonPose table_person_pose(const TableFrame *frame, int seat);
/* Where the head is in a picture of it, as Posture.head_x and head_y. */
void table_head_in(const PersonPicture *picture, Posture *at);
/* One picture gives way to the next in so long, with a nod and closed eyes; that of a mood deeper, and for a
 * moment each is seen through the other. */
#define TABLE_PERSON_CHANGE_MS 240.0

/* How far a person's head has moved so long after they took in that they have lost, of the whole way: first
 * the other way, then down, a little too far, and back. `share`: of the time, 0 … 1. */
float table_react(float share);

#endif
