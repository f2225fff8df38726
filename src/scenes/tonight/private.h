#ifndef SABACC_SCENES_TONIGHT_PRIVATE_H
#define SABACC_SCENES_TONIGHT_PRIVATE_H

/* The scene `tonight`, shared by its files: scene.c (tabs, and what begins a game), daily_page.c (the
 * calendar), deals.c (the ticket and the stamps of a day), afterwards.c (the master's results),
 * circuit_page.c (the road), feats_page.c. */

#include "scenes/emblems.h"
#include "scenes/setup/seats_room.h"
#include "scenes/tonight_memory.h"
#include "session/circuit.h"
#include "session/daily_master.h"
#include "session/feats.h"
#include "ui/widgets.h"

/* The master plays a deal of the chosen day. */
typedef struct TonightMaster {
    DailyMaster *running; /* owned; NULL while it does not */
    int64_t day;
    int index;
} TonightMaster;

typedef struct TonightScene {
    Scene scene;
    TonightMemory *at; /* owned by the stage */
    int64_t today;
    DailyBook *book; /* owned; as of the last entry, and with what the master had since */
    TonightMaster master;
    Circuit circuit;
    FeatBook feats;
    Emblems *emblems; /* the stage keeps them */
    int house;        /* the one shown on the road, */
    SeatsRoom room;   /* and those who sit there */
    int shown;        /* the deal that stands on the ticket */
    int shown_deal;   /* the one to be scrolled to; -1: none */
} TonightScene;

/* The first deal of the chosen day, from `deal` on and around, that is not played to its end; `deal` where
 * all are. */
int tonight_next_deal(const TonightScene *tonight, int deal);
/* deals.c. The deal that is pointed at or has the focus is on the ticket, and stays there. */
void tonight_find_shown(TonightScene *tonight, const Ui *ui);
/* What it is, over the button "play". */
void tonight_draw_ticket(TonightScene *tonight, Ui *ui, Box box);
/* All deals of the day; "daily:INDEX" plays one. How high they want to be along the foot of that box. */
float tonight_stamps_height(const TonightScene *tonight, Ui *ui, Box box);
void tonight_draw_stamps(TonightScene *tonight, Ui *ui, Box box);
/* Each page draws itself into the box, and takes events of its own: true if it was one. */
void tonight_draw_daily(TonightScene *tonight, Ui *ui, Box box);
bool tonight_daily_event(TonightScene *tonight, const UiEvent *event);
void tonight_draw_circuit(TonightScene *tonight, Ui *ui, Box box);
bool tonight_circuit_event(TonightScene *tonight, const UiEvent *event);
void tonight_draw_feats(TonightScene *tonight, Ui *ui, Box box);
bool tonight_feats_event(TonightScene *tonight, const UiEvent *event);

/* afterwards.c. Takes what the master had and lets it play the next deal of the chosen day that lacks its
 * result. */
void tonight_master_follow(TonightScene *tonight);
void tonight_master_stop(TonightScene *tonight);

/* scene.c. Leaves for the table of that plan. */
void tonight_play(TonightScene *tonight, const GamePlan *plan);
/* The record of that name, if that game can be gone on with. */
bool tonight_resume(TonightScene *tonight, const char *record);
/* Lines of the pages. */
void tonight_words(Canvas *canvas, Box box, float size, Colour colour, TextAlign align, const char *words);
/* One of a row of studs, round in a square box: brass where something is done, a hole where it is not. */
void tonight_stud(Canvas *canvas, Box box, bool is_done);

#endif
