#ifndef SABACC_SCENES_HISTORY_PRIVATE_H
#define SABACC_SCENES_HISTORY_PRIVATE_H

/* My table: past games to replay and to go on with, statistics of them, and players. The list is made on a
 * thread (session/past_games_job.h); every function here that needs it locks it for as long as it draws or
 * acts. */

#include "scenes/emblems.h"
#include "scenes/stage.h"
#include "session/drills.h"
#include "session/past_games_job.h"
#include "session/players.h"
#include "session/review_job.h"
#include "session/statistics.h"

typedef enum HistoryTab {
    HISTORY_GAMES,
    HISTORY_STATISTICS,
    HISTORY_DRILLS,
    HISTORY_PLAYERS,
    HISTORY_TABS
} HistoryTab;
typedef enum HistoryShow { HISTORY_ALL, HISTORY_UNFINISHED, HISTORY_FINISHED, HISTORY_SHOWS } HistoryShow;

enum { HISTORY_SEARCH = 15, HISTORY_WORDS = 800 };

/* Finished games of one person are looked through for drills while the page of drills is open, one after
 * another on a thread (drills_search.c). */
typedef struct HistorySearch {
    ReviewJob *job;       /* NULL while none is looked through */
    char path[PLAN_PATH]; /* its record */
    char **tried;         /* owned: those that were, since the page was entered */
    int count, room;
} HistorySearch;

typedef struct HistoryScene {
    Scene scene;
    PastGamesJob *job;         /* NULL while the scene is left */
    unsigned version;          /* of the list that `shown` was made of */
    bool is_read;              /* the list has come */
    uint8_t tab;               /* HistoryTab */
    char focus[UI_NAME_BYTES]; /* to be set when the list has come; "" for none */
    Emblems *emblems;          /* the stage keeps them */

    /* past games */
    uint8_t show; /* HistoryShow */
    char search[UI_TEXT_BYTES];
    int *shown; /* owned: indices of the list, those that are found */
    int shown_count, shown_room;
    char *chosen;     /* owned: the record of the game that is shown beside them; NULL for none */
    int row;          /* … and where it is in `shown` */
    bool must_show;   /* … and its row is to be scrolled into view */
    bool is_deleting; /* … and it is to be deleted, if the player says so */
    bool is_exported; /* … or has been exported just now: its folder can be shown */

    /* statistics */
    StatisticsAsked asked;
    Statistics *statistics; /* owned */
    bool has_statistics;
    Grades grades; /* as of the last entry */

    Drills drills; /* as of the last entry */
    char *looked;  /* owned: the game that was looked back at last from their page; NULL for none */
    HistorySearch search_for_drills;

    /* players */
    Players players;                 /* those with a face, and all others who have played */
    Players played;                  /* the latter: they stay in the list */
    StatisticsSum sums[PLAYERS_MAX]; /* of each of those, */
    bool has_sums;                   /* once they are known */
    char new_player[UI_TEXT_BYTES];
} HistoryScene;

const StageServices *history_services(const HistoryScene *page);

/* ---- the list of games (games.c) ---- */

/* Finds the games that are to be shown; the list is locked. */
void history_find(HistoryScene *page, const PastGames *games);
/* That row of them is the chosen one from now on; the list is locked. */
void history_choose(HistoryScene *page, const PastGames *games, int row);
void history_draw_games(HistoryScene *page, Ui *ui, Box box, const PastGames *games);
void history_games_event(HistoryScene *page, const UiEvent *event);

/* ---- its pictures (picture.c) ---- */

/* A picture of a game in a list: its place and a hand on the table there, over a dark foot for so much of
 * words, whose box is returned; they are HISTORY_BESIDE and HISTORY_ABOVE away from its edges. */
enum { HISTORY_BESIDE = 14, HISTORY_ABOVE = 10 };
Box history_draw_picture(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                         float high);
/* At the upper right of such a picture, on a dark tag: a number, and its unit if any. */
void history_draw_tag(Canvas *canvas, Box box, const TextStyle *number, const char *words, const char *unit);

/* The hand of a winner, or the best that was shown; where none was, the game's own. */
LadderExample history_shown_hand(const HistoryScene *page, const GameDigest *digest);

/* ---- what can be done with a game (games.c) ---- */

/* Goes on with it, or replays it. */
void history_play(HistoryScene *page, const PastGame *game);

/* Opens a scene over this one; the page is found again as it is left. */
void history_open(HistoryScene *page, Scene *scene);
/* Opens the coach's look back at a game that is over. */
void history_look_back(HistoryScene *page, const PastGame *game);

/* Whether it can be resumed now: another program may be playing it, or its record be no record. */
bool history_can_resume(const HistoryScene *page, const PastGames *games, const PastGame *game);

/* ---- the chosen game (game_side.c) ---- */

/* NULL if there is none. */
const PastGame *history_chosen_game(const HistoryScene *page, const PastGames *games);
/* In `box` what it was, and along `foot` what can be done with it. */
void history_draw_side(HistoryScene *page, Ui *ui, Box box, Box foot, const PastGames *games);
/* True if the event was for it. */
bool history_side_event(HistoryScene *page, const UiEvent *event);

/* ---- words (words.c) ---- */

/* "2026-11-24 16:17" */
void history_when(int64_t seconds, char *words, size_t size);
/* "12 hands · 25 minutes · House rules", or which deal of the day it is */
void history_facts(const PastGame *game, char *words, size_t size);
/* Why a record cannot be played, from its name on; it has a fault. */
const char *history_fault(const PastGame *game);
/* When a record was made that has not been played, or cannot be read, and why. */
void history_unknown(const PastGame *game, char *words, size_t size);
/* "Biggest pot: 24 credits, Vex in hand 1"; there is one. */
void history_pot(const GameDigest *digest, char *words, size_t size);
/* The best hand that its first person has shown, if none what that one took at most, if nothing anybody's
 * best hand; "" for none. */
void history_moment(const GameDigest *digest, char *words, size_t size);
/* "Ana, Vex, Orro" */
void history_names(const GameDigest *digest, char *words, size_t size);
/* "+45", and its unit: "credits", "chips", "sets", "hands won"; and its colour. */
typedef struct HistoryResult {
    char number[24];
    const char *unit;
    Colour colour;
} HistoryResult;
HistoryResult history_result(const GameDigest *digest, int seat);
/* "Novice" of "ai:novice"; "" for a person. */
const char *history_agent(const char *agent);
/* "Pure Sabacc", "−23", "Nulrhek −2": a kind of hand with its total where kinds differ by it. */
void history_hand(const DigestHand *hand, char *words, size_t size);

/* ---- whose table it is (medallion.c) ---- */

/* The person with a face, and the best hand shown; nothing while nobody has played. The list is locked. */
void history_draw_medallion(HistoryScene *page, Canvas *canvas, Box box, const PastGames *games);
/* "9 games", "9 games · 1 unfinished" with `won` after the games: those that can be resumed are not among
 * them. */
void history_games(const StatisticsSum *sum, const char *won, char *words, size_t size);
/* "9 games · 2 won · 1 unfinished" */
void history_sum(const StatisticsSum *sum, char *words, size_t size);
/* The cloth that it lies on. */
void history_draw_cloth(Canvas *canvas, Box box);
/* Where rows of that height in all leave much of the box empty, they hang on a wall; the box for them. */
Box history_hang(Canvas *canvas, Box box, float rows_high);
/* The cards of a hand that was shown, as a fan in the middle of the box; and cards of a game face down. */
void history_draw_hand(Canvas *canvas, Box box, const StatisticsBest *best);
void history_draw_backs(Canvas *canvas, Box box, const SabaccGame *game);
/* How wide it is beside a list, or how high above one where the screen is upright. */
extern const float history_medallion_wide, history_medallion_high;

/* ---- statistics (statistics_page.c) ---- */

/* Reckons what was asked for, unless that is done. The list is locked. */
void history_reckon(HistoryScene *page, const PastGames *games);

void history_draw_statistics(HistoryScene *page, Ui *ui, Box box, const PastGames *games);
void history_statistics_event(HistoryScene *page, const UiEvent *event);

/* ---- the coach's grades (grades_part.c) ---- */

/* Reads them; a file that cannot be read is told of. */
void history_read_grades(HistoryScene *page);
/* How high the section is that shows how the grade of the person and game that are asked goes on: a line from
 * game to game, and bars by month. */
float history_grades_high(const HistoryScene *page);
void history_draw_grades(const HistoryScene *page, Canvas *canvas, Box rest);
/* Of the person that is asked, in games of `game` (NULL: all); −1 without any. */
int history_grade(const HistoryScene *page, const SabaccGame *game);
/* Of that person in the game of that record; −1 without one. */
int history_grade_in(const HistoryScene *page, const char *record, const char *person);

/* ---- drills (drills_page.c) ---- */

void history_read_drills(HistoryScene *page);
void history_draw_drills(HistoryScene *page, Ui *ui, Box box, const PastGames *games);
void history_drills_event(HistoryScene *page, const UiEvent *event);

/* ---- drills found in games that were not looked back at (drills_search.c) ---- */

/* Takes what was found, and goes on with the next game where the page of drills is open. Call after anything
 * has happened. */
void history_search_follow(HistoryScene *page);
bool history_is_searching(const HistoryScene *page);
/* Stops at once, and forgets what was tried. */
void history_search_end(HistoryScene *page);

/* ---- players (players_page.c) ---- */

/* The face of somebody of that name who played so, by themselves: a portrait's name. */
const char *history_portrait(const HistoryScene *page, const char *name, const char *agent);
/* The same among all who sat in a game, where no face is there twice. */
const char *history_seat_portrait(const HistoryScene *page, const GameDigest *digest, int seat);
/* Finds the people; the list is locked. */
void history_find_players(HistoryScene *page, const PastGames *games);
void history_draw_players(HistoryScene *page, Ui *ui, Box box, const PastGames *games);
void history_players_event(HistoryScene *page, const UiEvent *event);

#endif
