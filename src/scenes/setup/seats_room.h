#ifndef SABACC_SCENES_SETUP_SEATS_ROOM_H
#define SABACC_SCENES_SETUP_SEATS_ROOM_H

/* The room of the chosen game with those who sit down, as the table will show it (table/view.h): the first
 * seat is one's own, the others sit behind the far rail. Where one more can sit down, a chair is free. What
 * is written at the seats, and what lies on the table, is the scene's. */

#include "match/match.h"
#include "scenes/stage.h"
#include "session/players.h"
#include "table/view.h"

/* What the view depends on. */
typedef struct SeatsRoomKey {
    const SabaccGame *game;
    int seats, chosen;
    bool has_chair, has_stakes;
    const char *portraits[SABACC_MAX_SEATS];
} SeatsRoomKey;

typedef struct SeatsRoom {
    TableView *view; /* NULL before the first seats_room_follow */
    SeatsRoomKey of;
} SeatsRoom;

/* Shows that table from now on; `chosen`: who leans over the rail, −1: nobody, and no chair is free. */
void seats_room_follow(SeatsRoom *room, const MatchSetup *table, const Players *players, int chosen,
                       const Stage *stage);
void seats_room_free(SeatsRoom *room);

/* A view of the room: where its seats are, and where the room itself lies. */
TableArea seats_room_behind(Box screen, Box seats);
TableArea seats_room_framed(Box frame);
/* Nearer, as one comes to the table: those who sit there, and some of the cloth. */
TableArea seats_room_near(Box frame);
/* A low picture of those behind the rail. */
TableArea seats_room_of_others(Box frame);

/* Call it first of what is seen there. Those in it blink and look about while somebody looks on; without a
 * stage they are still. */
void seats_room_draw(const SeatsRoom *room, Ui *ui, const TableArea *area, const Stage *stage);

/* Of the others only: the figure, and the place of the plate on the rail before it; the free chair has the
 * seat after the last one, as the house has at a table for one. */
Box seats_room_person(const SeatsRoom *room, const TableArea *area, int seat);
Box seats_room_plate(const SeatsRoom *room, const TableArea *area, int seat);

/* As of a scene (scenes/scene.h), as of the last frame. */
bool seats_room_is_appearing(const SeatsRoom *room);
double seats_room_next_change(const SeatsRoom *room, double now);

#endif
