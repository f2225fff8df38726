#ifndef SABACC_SCENES_PLAY_PRIVATE_H
#define SABACC_SCENES_PLAY_PRIVATE_H

/* The table scene's state, shared by its files: scene.c (life cycle and events), play.c (how the match
 * advances, at the pace of what is shown), ask.c (asking people), read_out.c (the rules in force),
 * auto_replies.c, chance.c (the timer and the pool), history.c and reasons.h (what the panel of results
 * explains), viewer.c (who is watching), replay.c, and draw.c, bar.c, curtain.c, results.c (drawing). */

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
    TABLE_READ_OUT, /* the house rules are shown before the first card (PL-1) */
    TABLE_CURTAIN,  /* hot-seat: `asked` must confirm; nothing of the table is drawn */
    TABLE_HIDING,   /* hot-seat: the viewer looks at a new card and then hides the hand */
    TABLE_SHOWDOWN, /* a hand is over: who won and why */
    TABLE_OVER,     /* the game is over */
    TABLE_FILM,     /* in a demo: the film shows something other than play */
} TableMode;

/* Troubles of this table (scenes/trouble.h): a part of the record was damaged, until somebody plays on; the
   record is another program's. */
#define TABLE_DAMAGE "damage"
#define TABLE_COPY   "copy"

enum { TABLE_HANDS = 256 }; /* hands whose starting credits are stored, for undo */
enum { TABLE_HISTORY = 256, TABLE_GIVEN = 512 };

/* A person's auto-replies (ui/prompts/pick.h). */
typedef struct AutoReplies {
    int32_t hand;        /* to which the next two belong */
    int32_t pass, check; /* the rounds in which they apply; 0: none */
    bool is_until_mark;  /* pass until the hand reaches the table's mark */
} AutoReplies;

/* A past event of a hand that the panel of results explains. */
typedef struct PastEvent {
    int32_t hand, amount, second;
    uint32_t serial; /* of the need after it: an undo to before it drops the event */
    uint8_t type, clause;
    int8_t seat;
} PastEvent;

/* For games with streaks (session/streaks.h). */
typedef struct TableStreak {
    int32_t counted;  /* hands up to this one have been counted, or were before the table was opened */
    int32_t undone;   /* hands up to this one do not count: a move was undone */
    bool is_repeated; /* a numbered deal that was played before */
    bool has_counted; /* the last hand */
    bool note_is_due; /* of the deal and what was undone, once the record has a name */
} TableStreak;

/* The shots of a demo, in order. */
typedef enum FilmShot {
    FILM_OPENING, /* the game's name over a fan of its cards, and then its table */
    FILM_PLAY,
    FILM_RESULT, /* the winners */
    FILM_CLOSE,  /* a close-up of an important card */
    FILM_ENDING, /* fade to black */
} FilmShot;

enum { FILM_SEEN = 12, FILM_FAN = 5 };
typedef struct TableFilm {
    FilmShot shot;
    double since, until, game_since; /* ms of the clock */
    double look_after;               /* from when a close-up of the open hand is allowed */
    int hands;                       /* hands of this game shown so far */
    TableCloseUp close_up;
    SabaccCard seen[FILM_SEEN], fan[FILM_FAN]; /* recently shown, a ring; on the game's title */
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
    MatchSubscription eyes; /* of the viewer: a person's seat, SABACC_OPEN, or SABACC_NOBODY */
    int asked;              /* of TABLE_CURTAIN */
    SeatMask humans;
    SabaccEvents news; /* of the last step, as `eyes` see them; from news_at on not shown yet */
    int news_at;
    bool news_are_dealt; /* from the croupier: chance, and its consequences */
    /* for hand_has_ended: only a set has ended, and the match continues (PZ-5) */
    bool is_set_end;
    bool hand_has_ended;                                   /* among the events shown last */
    bool viewer_has_card;                                  /* hot-seat: the viewer drew or traded */
    SabaccCard held[SABACC_MAX_HAND];                      /* the viewer's hand when asked */
    int32_t credits_before[TABLE_HANDS][SABACC_MAX_SEATS]; /* at the start of hand h, at h % TABLE_HANDS */
    double go_at;                                          /* ms of the clock before which play waits */
    double panel_since;                                    /* when the panel over the table opened */
    float rise, rise_high; /* how far one's seat has made room for the ribbon, 0 … 1, and how high it goes */
    bool is_rising;        /* it is to */
    bool log_is_open, has_reported_save_error;
    TableStreak streak;
    TableMusic music;
    /* asking */
    SeatMask may_field; /* people who may field a card although another is to act (FD-6) */
    int wants_field;    /* the one who is about to, or SABACC_NOBODY */
    AutoReplies auto_replies[SABACC_MAX_SEATS];
    int32_t mark;                /* of PICK_AUTO_MARK, kept for each game */
    uint32_t given[TABLE_GIVEN]; /* the latest serials answered by auto-replies */
    int given_count;
    /* chance */
    /* when the timer shifts, ms of the clock; the remaining time while covered */
    double shift_at, shift_left;
    uint32_t shift_serial; /* the need for which that was computed */
    int pointer;           /* the person who may choose a card of the pool, or SABACC_NOBODY */
    double point_until;
    uint32_t point_serial; /* the need for which a card was chosen */
    /* history */
    PastEvent history[TABLE_HISTORY];
    int history_count;
    int32_t history_hand, history_next_hand; /* the current hand, and the next one */
    TableFilm film;                          /* of a demo */
    /* replay */
    bool replay_is_paused;
    int replay_steps; /* taken so far */
    int replay_speed; /* index into its speeds */
};

/* ---- play.c ---- */

/* Opens the match of the plan, seats opponents, creates the view. False with a sentence in `why`. */
bool table_open(TableScene *table, Text *why);
void table_close(TableScene *table);
/* Advances as far as what is shown allows. Call after anything has happened. */
void table_advance(TableScene *table);
/* An opponent is thinking: stage_wake will be called. */
bool table_waits_for_opponent(const TableScene *table);
void table_play_action(TableScene *table, const SabaccAction *action);
bool table_can_undo(const TableScene *table);
void table_undo(TableScene *table);
/* The panel of results was dismissed. */
void table_go_on(TableScene *table);
void table_begin_anew(TableScene *table);
/* Stores what each seat has at the end of a hand: the start of the next one. */
void table_keep_credits(TableScene *table, const SabaccTable *ended);

/* Puts an action on the queue and steps the match. */
void table_post(TableScene *table, const SabaccAction *action);

/* ---- ask.c ---- */

/* A person at `seat` is to act: asks, uses an auto-reply, or first shows the curtain. True if play continues
 * at once. */
bool table_ask_seat(TableScene *table, int seat);
/* Lets a person who wants to field a card do so before another seat acts. True while play waits for that. */
bool table_ask_out_of_turn(TableScene *table);
/* The person wants to field a card as soon as possible. */
void table_want_field(TableScene *table, int seat);
void table_end_out_of_turn(TableScene *table);
/* Determines who may field a card although another is to act. */
void table_find_fielders(TableScene *table);
/* A person is choosing a card for the field while another is to act. */
bool table_is_out_of_turn(const TableScene *table);

/* ---- auto_replies.c ---- */

void auto_replies_open(TableScene *table);
/* The auto-reply for the asked seat; false if there is none. */
bool auto_replies_answer(const TableScene *table, const SabaccView *view, const SabaccOffers *offers,
                         SabaccAction *action);
void auto_replies_give(TableScene *table, const Pick *pick);
/* Cancels the auto-reply of that chip ("order:pass"). False if the name is not one. */
bool auto_replies_event(TableScene *table, const char *name);
void auto_replies_drop(TableScene *table, int seat);
/* The seat's active auto-replies, for the bar; returns how many. */
int auto_replies_chips(const TableScene *table, int seat, BarChip chips[BAR_CHIPS]);

/* ---- chance.c ---- */

/* Runs the timer while a person is to act (SH-1). True if it has just shifted. */
bool table_timer(TableScene *table);
void table_timer_cover(TableScene *table, bool is_covered);
/* A card of the pool is due to a person, who may choose one. True while play waits for that. */
bool table_pool_waits(TableScene *table);
/* A person chooses: `place` of the pool, or −1 for any. */
void table_pool_point(TableScene *table, int place);
/* ms of the clock when one of these continues by itself; INFINITY if none does. */
double table_chance_next(const TableScene *table);

/* ---- film.c ---- */

/* A demo is shown as a film: without controls, with a caption, and with close-ups within and between hands.
 * The table is open; the film begins with its game's title. */
void table_film_open(TableScene *table);
/* A hand, a set or the game is over, and its result was shown. */
void table_film_result(TableScene *table);
/* True if it starts a close-up while the hand is still open: play waits. */
bool table_film_looks(TableScene *table);
/* Starts the next shot. */
void table_film_go_on(TableScene *table);
bool table_film_is_moving(const TableScene *table);
/* ms of the clock when the next shot begins; INFINITY while that depends on play. */
double table_film_next(const TableScene *table);
/* Any key or button returns to the title; true. If the film started by itself, so does mouse motion. */
bool table_film_input(TableScene *table, const UiInput *input);
/* film_draw.c */
void table_film_draw(TableScene *table, Ui *ui, double ahead_ms);

/* ---- history.c ---- */

void table_history_add(TableScene *table, const SabaccEvents *events, uint32_t serial);
/* Drops the events after the current need. */
void table_history_undo(TableScene *table);
/* The next past event of that type, hand and seat from *at on; NULL if there is none. */
const PastEvent *table_history_next(const TableScene *table, int32_t hand, SabaccEventType type, int seat,
                                    int *at);

/* ---- streaks.c ---- */

/* Whether hands of this table count: a person plays them, and they can be saved. */
bool table_keeps_streak(const TableScene *table);
void table_streaks_open(TableScene *table);
/* Writes the note that could not be written before the record had a name. */
void table_streaks_follow(TableScene *table);
/* The events of a step: if that hand ended, it is counted. */
void table_streaks_add(TableScene *table, const SabaccEvents *events, int32_t hand_number);
/* A move was undone: hands up to the current one no longer count. */
void table_streaks_undo(TableScene *table, int32_t hand_before);
/* How a numbered deal ended, for its own panel: its title and a sentence; false if there is none. */
bool table_streaks_say_deal(const TableScene *table, char *title, size_t title_size, char *words,
                            size_t size);
/* The state of the streak, or why the hand does not count; "" if none is kept. */
void table_streaks_say(const TableScene *table, char *words, size_t size);

/* ---- viewer.c ---- */

/* Pace and looks from the player's settings; a replay has its own pace. */
TableSettings table_settings(const TableScene *table);
bool table_is_hot_seat(const TableScene *table);
/* The table as shown now, without what is in flight. */
const SabaccTable *table_shown(const TableScene *table);
const SabaccGame *table_game(const TableScene *table);
/* The name of the seat's player; "" if there is none. */
const char *table_seat_name(const TableScene *table, int seat);
/* Whether a person at this program plays that seat. */
bool table_is_human(const TableScene *table, int seat);
/* The table as the person at that seat may know it. */
void table_view_of(const TableScene *table, int seat, SabaccView *view);
void table_set_viewer(TableScene *table, int viewer);
/* The viewer when the table is opened. */
int table_first_viewer(const TableScene *table);

/* ---- read_out.c ---- */

/* The log begins with the rules in force that differ from the game's defaults, and the prices of items. */
void table_read_out_log(TableScene *table);
/* Whether they are also shown in a panel: for a new game with non-default rules, if the setting is on. */
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
/* Buttons of the people who may field a card now, except `but`, in a row of that box: 0 left … 1 right. */
void table_draw_fielders(const TableScene *table, Ui *ui, Box box, float align, int but);
/* Where the results can be: in `side` if they need at most `max` of its height; otherwise as a ribbon at the
 * bottom of `foot`, or if that is empty as a panel in `middle`. */
typedef struct ResultPlaces {
    Box side, foot, middle;
    float max;
    float rise; /* how far the ribbon covers one's own seat */
} ResultPlaces;
/* Whether they are shown as a ribbon. */
bool table_shows_ribbon(const TableScene *table, const ResultPlaces *places);
void table_draw_showdown(TableScene *table, Ui *ui, const ResultPlaces *places);
void table_draw_over(TableScene *table, Ui *ui, Box area);
/* sets.c. True if a hand is a match of sets. */
bool table_goes_by_sets(const TableScene *table);
/* The only match is over, and the game with it: one panel shows both. */
bool table_was_one_match(const TableScene *table);
void table_draw_set_end(TableScene *table, Ui *ui, Box middle);
/* How the last set ended, and its winner. */
void table_set_headline(const TableScene *table, char *words, size_t size);
SeatMask table_set_winners(const TableScene *table);
void table_match_headline(const TableScene *table, char *words, size_t size);
/* Why a seat has won or lost the match, and how its last set ended. */
void table_match_reason(const TableScene *table, int seat, char *words, size_t size);
void table_match_remark(const TableScene *table, char *words, size_t size);
/* Whether a person is to take a token; and the panel of available tokens over the table (take.c). */
bool table_takes_tokens(const TableScene *table);
void table_draw_take(TableScene *table, Ui *ui, Box area);
/* One line that explains the current question to the person who is to act; "" if there is none. */
void table_coach(const TableScene *table, char *words, size_t size);

#endif
