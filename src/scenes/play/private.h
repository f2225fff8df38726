#ifndef SABACC_SCENES_PLAY_PRIVATE_H
#define SABACC_SCENES_PLAY_PRIVATE_H

/* The table scene's own state, shared by its files: scene.c (its life and its events), play.c
   (how the match goes on, at the pace of what is shown), ask.c (how people are asked), read_out.c
   (the rules in force), auto_replies.c (answers given for a while), chance.c (chance that a person sees
   coming: the timer, the pool), history.c and reasons.h (what the panel of results has to explain),
   viewer.c (whose eyes it is seen with), replay.c, and draw.c, bar.c,
   curtain.c, results.c (what is drawn). */

#include "match/subscription.h"
#include "scenes/play/music.h"
#include "scenes/play/saving.h"
#include "scenes/side_deck_page.h"
#include "scenes/stage.h"
#include "session/game_plan.h"
#include "session/opponents.h"
#include "table/view.h"
#include "ui/prompts/action_bar.h"
#include "ui/prompts/pick.h"

typedef enum TableMode {
    TABLE_PLAY,
    TABLE_READ_OUT, /* the house rules are read out before the first card (PL-1) */
    TABLE_CURTAIN,  /* hot-seat: `asked` must come and lift it; nothing of the table is drawn */
    TABLE_HIDING,   /* hot-seat: the viewer looks at a new card and then hides the hand */
    TABLE_SHOWDOWN, /* a hand is over: who won and why */
    TABLE_OVER,     /* the game is over */
    TABLE_FILM,     /* of a demo: the film shows something else than play */
} TableMode;

/* Troubles of this table (scenes/trouble.h): a part of the record was damaged, until somebody plays on; the
   record is another program's. */
#define TABLE_DAMAGE "damage"
#define TABLE_COPY   "copy"

enum { TABLE_HANDS = 256 }; /* whose beginnings are remembered, for undo */
enum { TABLE_HISTORY = 256, TABLE_GIVEN = 512 };

/* Answers that a person has given for a while (ui/prompts/pick.h). */
typedef struct AutoReplies {
    int32_t hand;        /* to which the next two belong */
    int32_t pass, check; /* the round in which to do so; 0: none */
    bool is_until_mark;  /* pass until the hand holds the table's mark */
} AutoReplies;

/* Something of a hand that the panel of results explains. */
typedef struct PastEvent {
    int32_t hand, amount, second;
    uint32_t serial; /* of the need after it: what an undo goes back behind is forgotten */
    uint8_t type, clause;
    int8_t seat;
} PastEvent;

/* Of games that are played for streaks (session/streaks.h). */
typedef struct TableStreak {
    int32_t counted;  /* hands up to that have been counted, or were before the table was opened */
    int32_t undone;   /* hands up to that do not count: a move was taken back */
    bool is_repeated; /* a numbered deal that was played before */
    bool has_counted; /* the hand that ended last */
} TableStreak;

/* What a demo shows, one after the other. */
typedef enum FilmShot {
    FILM_OPENING, /* the game's name over a fan of its cards, and then its table */
    FILM_PLAY,
    FILM_RESULT, /* who has won */
    FILM_CLOSE,  /* a card that mattered, from close by */
    FILM_ENDING, /* the light goes out */
} FilmShot;

enum { FILM_SEEN = 12, FILM_FAN = 5 };
typedef struct TableFilm {
    FilmShot shot;
    double since, until, game_since; /* ms of the clock */
    double look_after;               /* from when on a card of the open hand may be looked at */
    int hands;                       /* of this game that have been shown */
    TableCloseUp close_up;
    SabaccCard seen[FILM_SEEN], fan[FILM_FAN]; /* looked at lately, a ring; on the game's title */
    int seen_count, fan_count;
} TableFilm;

typedef struct TableScene TableScene;
struct TableScene {
    Scene scene;
    GamePlan plan;
    Match *match;                              /* owned; NULL until entered */
    TableSave *save;                           /* owned; NULL where nothing of the game is kept */
    Opponents *opponents;                      /* owned */
    TableView *view;                           /* owned */
    char names[SABACC_MAX_SEATS][MATCH_WORDS]; /* of the seats; the view borrows them */
    TableLook looks[SABACC_MAX_SEATS];
    TableMode mode;
    Pick pick;
    SideDeckPage side_deck; /* while a side deck is asked for (PZ-1) */
    MatchSubscription eyes; /* of whoever looks: a person's seat, SABACC_OPEN, or SABACC_NOBODY */
    int asked;              /* of TABLE_CURTAIN */
    SeatMask humans;
    SabaccEvents news; /* of the last step, as `eyes` see them; those from news_at on are not yet shown */
    int news_at;
    bool news_are_dealt;              /* by the croupier: chance, and what followed of it */
    bool is_set_end;                  /* of hand_has_ended: only a set has, and the match goes on (PZ-5) */
    bool hand_has_ended;              /* among those shown last */
    bool viewer_has_card;             /* hot-seat: the viewer drew or traded */
    SabaccCard held[SABACC_MAX_HAND]; /* the viewer's hand when asked */
    int32_t credits_before[TABLE_HANDS][SABACC_MAX_SEATS]; /* when hand h began, at h % TABLE_HANDS */
    double go_at;                                          /* ms of the clock before which nothing goes on */
    double panel_since;                                    /* when the panel over the table opened */
    float rise, rise_high; /* how far one's seat has made room for the ribbon, 0 … 1, and how high it goes */
    bool is_rising;        /* it is to */
    bool log_is_open, was_told_of_trouble;
    TableStreak streak;
    TableMusic music;
    /* asking */
    SeatMask may_field; /* people who may field a card though another is to act (FD-6) */
    int wants_field;    /* one of them who is about to, or SABACC_NOBODY */
    AutoReplies auto_replies[SABACC_MAX_SEATS];
    int32_t mark;                /* of PICK_AUTO_MARK, kept for each game */
    uint32_t given[TABLE_GIVEN]; /* serials that an order has answered, the latest ones */
    int given_count;
    /* chance */
    double shift_at, shift_left; /* when the timer shifts, ms of the clock; what is left while covered */
    uint32_t shift_serial;       /* the need for which that was reckoned */
    int pointer;                 /* the person who may point at a card of the pool, or SABACC_NOBODY */
    double point_until;
    uint32_t point_serial; /* the need for which a card was pointed at */
    /* what was told */
    PastEvent history[TABLE_HISTORY];
    int history_count;
    int32_t history_hand, history_next_hand; /* the hand that is told of, and the one after it */
    TableFilm film;                          /* of a demo */
    /* replay */
    bool replay_is_paused;
    int replay_steps; /* taken so far */
    int replay_speed; /* index into its speeds */
};

/* ---- play.c ---- */

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

/* Puts an action on the queue and takes it. */
void table_post(TableScene *table, const SabaccAction *action);

/* ---- ask.c ---- */

/* A person at `seat` is to act: asked, answered by an order, or first called before the screen. True where
   play goes on at once. */
bool table_ask_seat(TableScene *table, int seat);
/* Before anybody else acts: a person who wants to field a card does it now. True while play waits for that.
 */
bool table_ask_out_of_turn(TableScene *table);
/* The person wants to field a card as soon as that may be. */
void table_want_field(TableScene *table, int seat);
void table_end_out_of_turn(TableScene *table);
/* Finds out who may field a card though another is to act. */
void table_find_fielders(TableScene *table);
/* A person is choosing a card for the field while another is to act. */
bool table_is_out_of_turn(const TableScene *table);

/* ---- auto_replies.c ---- */

void auto_replies_open(TableScene *table);
/* What an order answers for the seat that is asked; false where none does. */
bool auto_replies_answer(const TableScene *table, const SabaccView *view, const SabaccOffers *offers,
                         SabaccAction *action);
void auto_replies_give(TableScene *table, const Pick *pick);
/* Takes the order of that chip ("order:pass") off. False where the name is none. */
bool auto_replies_event(TableScene *table, const char *name);
void auto_replies_drop(TableScene *table, int seat);
/* The seat's orders that stand, for the bar; returns how many. */
int auto_replies_chips(const TableScene *table, int seat, BarChip chips[BAR_CHIPS]);

/* ---- chance.c ---- */

/* While a person is to act the timer runs (SH-1). True where it has just shifted. */
bool table_timer(TableScene *table);
void table_timer_cover(TableScene *table, bool is_covered);
/* A card of the pool is due to a person, who may point at one. True while play waits for that. */
bool table_pool_waits(TableScene *table);
/* Somebody points: `place` of the pool, or −1 for any. */
void table_pool_point(TableScene *table, int place);
/* ms of the clock when one of these goes on by itself; INFINITY where none does. */
double table_chance_next(const TableScene *table);

/* ---- film.c ---- */

/* A demo is shown as a film: without controls, with a line below that says what goes on, and with close-ups
   within and between hands. The table is open; the film begins with its game's title. */
void table_film_open(TableScene *table);
/* A hand, a set or the game is over, and has been looked at. */
void table_film_result(TableScene *table);
/* True when it now looks at a card while the hand is still open: play waits. */
bool table_film_looks(TableScene *table);
/* Whatever is due now. */
void table_film_go_on(TableScene *table);
bool table_film_is_moving(const TableScene *table);
/* ms of the clock when the next shot begins; INFINITY while play decides that. */
double table_film_next(const TableScene *table);
/* Any key or button leads back to the title; true. Where the film has begun by itself so does a mouse that
   moves. */
bool table_film_input(TableScene *table, const UiInput *input);
/* film_draw.c */
void table_film_draw(TableScene *table, Ui *ui, double ahead_ms);

/* ---- history.c ---- */

void table_history_add(TableScene *table, const SabaccEvents *events, uint32_t serial);
/* Forgets what was told after the need that stands. */
void table_history_undo(TableScene *table);
/* The next thing told of that kind in that hand from *at on, about that seat; NULL where there is none. */
const PastEvent *table_history_next(const TableScene *table, int32_t hand, SabaccEventType type, int seat,
                                    int *at);

/* ---- streaks.c ---- */

/* Hands of this table are counted: a person plays them, and they can be kept. */
bool table_keeps_streak(const TableScene *table);
void table_streaks_open(TableScene *table);
/* What a step has told of that hand: where it ended there, it is counted. */
void table_streaks_add(TableScene *table, const SabaccEvents *events, int32_t hand_number);
/* A move was taken back: hands up to the one that was being played count no more. */
void table_streaks_undo(TableScene *table, int32_t hand_before);
/* How a numbered deal ended, for a panel of its own: its title and a sentence; false where there is none. */
bool table_streaks_say_deal(const TableScene *table, char *title, size_t title_size, char *words,
                            size_t size);
/* How the row stands, or why the hand does not count; "" where nothing is kept. */
void table_streaks_say(const TableScene *table, char *words, size_t size);

/* ---- viewer.c ---- */

/* Pace and looks as the player set them; a replay has its own pace. */
TableSettings table_settings(const TableScene *table);
bool table_is_hot_seat(const TableScene *table);
/* The table as it is shown now: what still flies has not come. */
const SabaccTable *table_shown(const TableScene *table);
const SabaccGame *table_game(const TableScene *table);
/* Who sits there; "" of nobody. */
const char *table_seat_name(const TableScene *table, int seat);
/* A person plays that seat, here and now. */
bool table_is_human(const TableScene *table, int seat);
/* The table as the person at that seat may know it. */
void table_view_of(const TableScene *table, int seat, SabaccView *view);
void table_set_viewer(TableScene *table, int viewer);
/* Who looks when the table is opened. */
int table_first_viewer(const TableScene *table);

/* ---- read_out.c ---- */

/* The log begins with the rules that are in force, where they are not the game's own, and what may be staked.
 */
void table_read_out_log(TableScene *table);
/* Whether they are to be read out in a panel too: of a new game with rules of its own, and the setting says
 * so. */
bool table_read_out_is_due(const TableScene *table);
void table_draw_read_out(const TableScene *table, Ui *ui, Box area);

/* ---- replay.c ---- */

bool table_is_replay(const TableScene *table);
void table_replay_back(TableScene *table);
/* It is not paused: panels close by themselves. */
bool table_replay_goes_on(const TableScene *table);
bool table_replay_event(TableScene *table, const UiEvent *event);
void table_replay_draw(TableScene *table, Ui *ui, Box bar);
double table_replay_speed(const TableScene *table);

/* ---- drawing ---- */

void table_draw(TableScene *table, Ui *ui, double ahead_ms);
void table_draw_bar(TableScene *table, Ui *ui, Box bar);
void table_draw_curtain(TableScene *table, Ui *ui);
/* Buttons of the people who may field a card now, but for one, in a row of that box: 0 left … 1 right. */
void table_draw_fielders(const TableScene *table, Ui *ui, Box box, float align, int but);
/* Where the results may stand: in `side` where they need no more than `most` of its height; else as a ribbon
   on the bottom of `foot`, or where that is empty as a panel in `middle`. */
typedef struct ResultPlaces {
    Box side, foot, middle;
    float max;
    float rise; /* how far the ribbon reaches over one's own seat */
} ResultPlaces;
/* Whether they stand as a ribbon. */
bool table_shows_ribbon(const TableScene *table, const ResultPlaces *places);
void table_draw_showdown(TableScene *table, Ui *ui, const ResultPlaces *places);
void table_draw_over(TableScene *table, Ui *ui, Box area);
/* sets.c. True where a hand is a match of sets. */
bool table_goes_by_sets(const TableScene *table);
/* Its one match is over, and the game with it: one panel tells of both. */
bool table_was_one_match(const TableScene *table);
void table_draw_set_end(TableScene *table, Ui *ui, Box middle);
/* How the last set ended, and who has won it. */
void table_set_headline(const TableScene *table, char *words, size_t size);
SeatMask table_set_winners(const TableScene *table);
void table_match_headline(const TableScene *table, char *words, size_t size);
/* Why a seat has won or lost the match; how its last set ended. */
void table_match_reason(const TableScene *table, int seat, char *words, size_t size);
void table_match_remark(const TableScene *table, char *words, size_t size);
/* A person is to take a token; the shelf of those that are to be had, over the table (take.c). */
bool table_takes_tokens(const TableScene *table);
void table_draw_take(TableScene *table, Ui *ui, Box area);
/* One line that explains what the moment asks of the person who is to act; "" where there is none. */
void table_coach(const TableScene *table, char *words, size_t size);

#endif
