#ifndef SABACC_SCENES_TABLE_PRIVATE_H
#define SABACC_SCENES_TABLE_PRIVATE_H

/* The table scene's own state, shared by its files: table_scene.c (its life and its events), table_play.c
   (how the match goes on, at the pace of what is shown), table_viewer.c (whose eyes it is seen with),
   table_replay.c, and table_draw.c, table_curtain.c, table_results.c (what is drawn). */

#include "match/match.h"
#include "scenes/game_plan.h"
#include "scenes/opponents.h"
#include "scenes/stage.h"
#include "ui/action_bar.h"
#include "ui/pick.h"
#include "ui/table_view.h"

typedef enum TableMode {
    TABLE_PLAY,
    TABLE_CURTAIN,  /* hot-seat: `asked` must come and lift it; nothing of the table is drawn */
    TABLE_HIDING,   /* hot-seat: the viewer looks at a new card and then hides the hand */
    TABLE_SHOWDOWN, /* a hand is over: who won and why */
    TABLE_OVER,     /* the game is over */
} TableMode;

enum { TABLE_HANDS = 256 }; /* whose beginnings are remembered, for undo */

typedef struct TableScene TableScene;
struct TableScene {
    Scene scene;
    GamePlan plan;
    Match *match;                              /* owned; NULL until entered */
    Opponents *opponents;                      /* owned */
    TableView *view;                           /* owned */
    char names[SABACC_MAX_SEATS][MATCH_WORDS]; /* of the seats; the view borrows them */
    TableLook looks[SABACC_MAX_SEATS];
    TableMode mode;
    Pick pick;
    int viewer; /* a seat, SABACC_OPEN, or SABACC_NOBODY: only what lies open */
    int asked;  /* of TABLE_CURTAIN */
    SeatMask humans;
    SabaccEvents news; /* of the last step; those from news_at on are not yet shown */
    int news_at;
    bool hand_has_ended;                                   /* among those shown last */
    bool viewer_has_card;                                  /* hot-seat: the viewer drew or traded */
    SabaccCard held[SABACC_MAX_HAND];                      /* the viewer's hand when asked */
    int32_t credits_before[TABLE_HANDS][SABACC_MAX_SEATS]; /* when hand h began, at h % TABLE_HANDS */
    double go_at;                                          /* ms of the clock before which nothing goes on */
    double panel_since;                                    /* when the panel over the table opened */
    bool log_is_open, was_told_of_trouble;
    /* replay */
    bool replay_is_paused;
    int replay_steps; /* taken so far */
    int replay_speed; /* index into its speeds */
};

/* --- table_play.c */

/* Opens the match of the plan, seats opponents, makes the view. False with a sentence in `why`. */
bool table_open(TableScene *table, Text *why);
void table_close(TableScene *table);
/* Goes on as far as what is shown allows. Call after anything has happened. */
void table_advance(TableScene *table);
/* An opponent thinks: stage_wake will be called. */
bool table_waits_for_opponent(const TableScene *table);
void table_play_action(TableScene *table, const SabaccAction *action);
bool table_can_undo(const TableScene *table);
void table_undo(TableScene *table);
/* The panel of results was read. */
void table_go_on(TableScene *table);
void table_begin_anew(TableScene *table);
/* Remembers what each seat has at the end of a hand: what the next one begins with. */
void table_keep_credits(TableScene *table, const SabaccTable *ended);

/* --- table_viewer.c */

/* Pace and looks as the player set them; a replay has its own pace. */
TableSettings table_settings(const TableScene *table);
bool table_is_hot_seat(const TableScene *table);
/* A person plays that seat, here and now. */
bool table_is_human(const TableScene *table, int seat);
/* The table as the present viewer may know it; the same for events. */
void table_take_view(const TableScene *table, SabaccView *view);
void table_redact(const TableScene *table, const SabaccEvent *event, SabaccEvent *seen);
/* The event as everybody may see it at once. */
void table_redact_open(const TableScene *table, const SabaccEvent *event, SabaccEvent *seen);
void table_set_viewer(TableScene *table, int viewer);
/* Who looks when the table is opened. */
int table_first_viewer(const TableScene *table);

/* --- table_replay.c */

bool table_is_replay(const TableScene *table);
/* The record's game comes to its end in it. */
bool table_replay_is_whole(const char *path);
void table_replay_back(TableScene *table);
/* A demo, or a replay that is not paused: panels close by themselves. */
bool table_goes_by_itself(const TableScene *table);
bool table_replay_event(TableScene *table, const UiEvent *event);
void table_replay_draw(TableScene *table, Ui *ui, Box bar);
double table_replay_speed(const TableScene *table);

/* --- drawing */

void table_draw(TableScene *table, Ui *ui, double ahead_ms);
void table_draw_curtain(TableScene *table, Ui *ui);
void table_draw_showdown(TableScene *table, Ui *ui, Box area);
void table_draw_over(TableScene *table, Ui *ui, Box area);
/* One line that explains what the moment asks of the person who is to act; "" where there is none. */
void table_coach(const TableScene *table, char *words, size_t size);

#endif
