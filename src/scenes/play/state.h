#ifndef SABACC_SCENES_PLAY_STATE_H
#define SABACC_SCENES_PLAY_STATE_H

/* The state of the scene of play: a struct for each of its concerns, and all of them in PlayScene. */

#include "match/subscription.h"
#include "scenes/play/music.h"
#include "scenes/play/saving.h"
#include "scenes/side_deck_page.h"
#include "scenes/stage.h"
#include "session/circuit.h"
#include "session/counsel.h"
#include "session/daily_master.h"
#include "session/drills.h"
#include "session/feats.h"
#include "session/game_plan.h"
#include "session/hand_review.h"
#include "session/lesson.h"
#include "session/opponents.h"
#include "session/settings.h"
#include "session/talk.h"
#include "table/view.h"
#include "ui/prompts/action_bar.h"
#include "ui/prompts/pick.h"
#include "ui/terms.h"

typedef enum PlayMode {
    PLAY_OPEN,
    PLAY_READ_OUT, /* the house rules are shown before the first card (PL-1) */
    PLAY_CURTAIN,  /* hot-seat: `asked` must confirm; nothing of the table is drawn */
    PLAY_AWAY,     /* hot-seat: `asked` has stepped away, and the table waits */
    PLAY_HIDING,   /* hot-seat: the viewer looks at a new card and then hides the hand */
    PLAY_SHOWDOWN, /* a hand is over: who won and why */
    PLAY_OVER,     /* the game is over */
    PLAY_LEARNT,   /* a lesson has come to its end */
    PLAY_DRILL,    /* a drill was answered */
    PLAY_FILM,     /* in a demo: the film shows something other than play */
} PlayMode;

/* Problems of this table (scenes/problem.h): a part of the record was damaged, until somebody plays on; the
   record is another program's. */
#define PLAY_DAMAGE "damage"
#define PLAY_COPY   "copy"

enum { PLAY_HANDS = 256 }; /* hands whose tallies are stored, for undo */
enum { PLAY_HISTORY = 256, PLAY_GIVEN = 512 };
enum { PLAY_PANEL_WIDEST = 1180 }; /* of results, logical units */

/* A person's auto-replies (ui/prompts/pick.h). */
typedef struct AutoReplies {
    int32_t hand;        /* to which they belong: none outlives it */
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
typedef struct PlayStreak {
    int32_t counted;  /* hands up to this one have been counted, or were before the table was opened */
    int32_t undone;   /* hands up to this one do not count: a move was undone */
    bool is_repeated; /* a numbered deal that was played before */
    bool has_counted; /* the last hand */
} PlayStreak;

/* The deal of the day, or a house of the circuit, that is played here (tonight.c). */
typedef struct PlayTonight {
    int daily, house;    /* their index; -1 if it is none */
    int64_t day;         /* of the deal */
    bool counts;         /* it is the first try of that deal */
    bool is_over;        /* the game, and what it came to is kept */
    DailyResult result;  /* of the deal, as it stands */
    DailyScore own;      /* of this try */
    DailyMaster *master; /* owned: plays the same, until its result is known */
    int32_t gained;      /* in the house */
    bool has_opened;     /* that opened the next house */
    FeatWatch watch;     /* of the only person, where feats count */
    bool is_watched;
    FeatSet known, fresh; /* feats found before this game; found in `fresh_hand`, not told yet */
    int32_t fresh_hand;
} PlayTonight;

/* The shots of a demo, in order. */
typedef enum FilmShot {
    FILM_OPENING,   /* the game's name over a fan of its cards */
    FILM_GATHERING, /* which becomes the deck, as the light comes up on the table */
    FILM_PLAY,
    FILM_RESULT, /* the winners */
    FILM_CLOSE,  /* a close-up of an important card */
    FILM_ENDING, /* fade to black */
} FilmShot;

enum { FILM_SEEN = 12, FILM_FAN = 5 };
typedef struct PlayFilm {
    FilmShot shot;
    double since, until, game_since; /* ms of the clock */
    double look_after;               /* from when a close-up of the open hand is allowed */
    int hands;                       /* hands of this game shown so far */
    TableCloseUp close_up;
    SabaccCard seen[FILM_SEEN], fan[FILM_FAN]; /* recently shown, a ring; on the game's title */
    int seen_count, fan_count;
} PlayFilm;

/* What each seat had when a hand began, and the hands it had won. */
typedef struct PlayTally {
    int32_t holding[SABACC_MAX_SEATS]; /* in what the game is played for (sabacc_holding) */
    int32_t hands_won[SABACC_MAX_SEATS];
} PlayTally;

/* The match, who plays it, and what its seats had. */
typedef struct PlayGame {
    Match *match;         /* owned; NULL until entered */
    PlaySave *save;       /* owned; NULL if the game is not saved */
    Opponents *opponents; /* owned */
    SeatMask humans;
    char names[SABACC_MAX_SEATS][MATCH_WORDS]; /* of the seats; the view borrows them */
    TableLook looks[SABACC_MAX_SEATS];
    PlayTally tallies[PLAY_HANDS]; /* when hand h began, at h % PLAY_HANDS */
} PlayGame;

/* What is seen of it, and what has happened that is not shown yet. */
typedef struct PlaySeen {
    TableView *view;        /* owned */
    TermScope terms;        /* the kinds of hand that are explained */
    MatchSubscription eyes; /* of whoever looks: a person's seat, SABACC_OPEN, or SABACC_NOBODY */
    SabaccEvents news; /* of the last step, as `eyes` see them; those from news_at on are not yet shown */
    int news_at;
    bool news_are_dealt; /* by the croupier: chance, and what followed of it */
    bool hand_has_ended; /* among those shown last */
    bool is_set_end;     /* for hand_has_ended: only a set has ended, and the match continues (PZ-5) */
    double go_at;        /* ms of the clock before which play waits */
} PlaySeen;

/* How people are asked, and what they have answered beforehand. */
typedef struct PlayAsking {
    Pick pick;
    SideDeckPage side_deck;           /* while a side deck is asked for (PZ-1) */
    int asked;                        /* of PLAY_CURTAIN and PLAY_AWAY */
    bool viewer_has_card;             /* hot-seat: the viewer drew or traded */
    SabaccCard held[SABACC_MAX_HAND]; /* the viewer's hand when asked */
    char usual[UI_NAME_BYTES];        /* what was given the focus, "" once a person has chosen another way */
    SeatMask may_field;               /* people who may field a card though another is to act (FD-6) */
    int wants_field;                  /* one of them who is about to, or SABACC_NOBODY */
    AutoReplies auto_replies[SABACC_MAX_SEATS];
    int32_t mark;               /* of PICK_AUTO_MARK, kept for each game */
    uint32_t given[PLAY_GIVEN]; /* serials that an order has answered, the latest ones */
    int given_count;
} PlayAsking;

/* Hands that lie face down, for people at one screen (look.c). */
typedef struct PlayLook {
    SeatMask unseen;  /* people whose hands have got cards that they have not seen */
    UiInput last, by; /* the last press; that by which a hand was opened, a UI_PRESS if it need not be held */
    double opened_at; /* ms of the clock */
    double asked_at;  /* when the question of now was asked */
    Box button;       /* where the button is; empty if it is not there */
} PlayLook;

/* Friends who have stepped away (away.c). */
typedef struct PlayAway {
    SeatMask seats;                                 /* all of them */
    SeatMask played;                                /* those for whom an opponent plays on */
    AiLevel level;                                  /* of the next one that is let play on */
    AiLevel levels[SABACC_MAX_SEATS];               /* of those who play on */
    char names[SABACC_MAX_SEATS][MATCH_WORDS + 16]; /* as the table shows them; borrowed by the view */
} PlayAway;

/* The adviser and its panel (advice.c, advice_draw.c). */
typedef struct PlayAdvice {
    AdviceForm form;
    bool is_agreed;           /* all people of a game of several want it */
    bool is_wanted;           /* a person is asked who looks at it */
    bool has_report, is_last; /* of this question; it does not change any more */
    int row;                  /* the choice whose reason is shown */
    Counsel *counsel;         /* owned; NULL until it is wanted */
    AdviserReport report;
} PlayAdvice;

/* The coach's line after a hand (verdict.c). */
typedef struct PlayVerdict {
    HandReview *review; /* owned; NULL while it is not wanted */
    bool is_known;      /* what the choices of the hand that is over cost */
    bool is_explained;  /* the line says why the best choice is that */
    HandVerdict hand;
} PlayVerdict;

/* A decision of a past game, to be made again (drill.c). */
typedef struct PlayDrill {
    bool is_on;   /* else an ordinary game or replay */
    bool is_kept; /* its progress is */
    Drill drill;
    HandReview *review; /* owned; NULL until it is answered */
    bool is_known, is_solved;
    HandVerdict verdict;         /* of the answer */
    SabaccAction chosen, before; /* the answer, and what was done in the game */
    bool has_next;               /* another one is due */
    Drill next;
} PlayDrill;

/* The pad of each person, as UiInput counts them; 0 for none. */
typedef struct PlayPads {
    uint8_t of[SABACC_MAX_SEATS];
} PlayPads;

/* The panel over the table. */
typedef struct PlayPanel {
    double since;          /* ms of the clock when the panel over the table opened */
    float rise, rise_high; /* how far one's seat has made room for the ribbon, 0 … 1, and how high it goes */
    bool is_rising;        /* it is to */
    uint8_t pot_rank;      /* SabaccRank: the lowest kind of hand that takes the sabacc pot that stays */
    int pot_kinds;         /* that kind and those above it; 0: there is no such list */
    bool log_is_open;
} PlayPanel;

/* Chance that a person sees coming: the timer, the pool. */
typedef struct PlayChance {
    double shift_at, shift_left; /* when the timer shifts, ms of the clock; what is left while covered */
    uint32_t shift_serial;       /* the need for which that was reckoned */
    int pointer;                 /* the person who may point at a card of the pool, or SABACC_NOBODY */
    double point_until;
    uint32_t point_serial; /* the need for which a card was pointed at */
} PlayChance;

/* What the panel of results has to explain. */
typedef struct PlayPast {
    PastEvent events[PLAY_HISTORY];
    int count;
    int32_t hand, next_hand; /* the current hand, and the next one */
} PlayPast;

/* What is passed over while nobody here plays on. */
typedef enum WatchSkip { WATCH_SKIPS_NOTHING, WATCH_SKIPS_HAND, WATCH_SKIPS_GAME } WatchSkip;

/* Nobody at this program plays the hand on. */
typedef struct PlayWatch {
    WatchSkip skips;
    bool has_begun; /* it was so at the last update */
    bool is_turned; /* the pace is not the one of the setting */
    float speed;    /* of which the table was told last */
} PlayWatch;

/* A key that came too early (early.c). */
typedef struct PlayEarly {
    char name[UI_NAME_BYTES]; /* of a button that did not answer yet; "" for a key that no button took */
    UiKey key;
    uint32_t character;
    double until;      /* ms of the clock until which it is kept; 0: none is */
    double said_until; /* till then the bar says that it was too early */
} PlayEarly;

/* What people say of sitting out and in (ST-6). */
typedef struct PlaySitting {
    SeatMask kept;    /* people whose word is turned into its opposite as soon as that may be said */
    uint32_t refused; /* the need at which it could not be said between two hands */
    bool waits;       /* a hand waits, and that is shown */
} PlaySitting;

typedef struct PlayReplay {
    bool is_paused;
    int steps; /* taken so far */
    int speed; /* index into its speeds */
} PlayReplay;

/* In a replay with open cards: why an opponent did what it did last. */
typedef struct PlayWhy {
    bool is_off;   /* not wanted */
    int seat;      /* whose action that was; SABACC_NOBODY after a person's, or none */
    bool is_known; /* the reasons are there */
    bool is_read;  /* the replay need not wait for a reader */
    SabaccAction taken;
    AiReasons reasons;
    char deed[TABLE_LOG_BYTES]; /* what it did, in words of the log */
} PlayWhy;

/* A guided hand. */
typedef struct PlayLesson {
    Lesson *lesson;      /* owned; NULL: an ordinary game */
    int step;            /* the one that is shown, or comes next */
    int acted;           /* actions of seats so far */
    bool is_wrong;       /* another move was made than is meant: what is said of it is shown */
    const char *focused; /* the place that was given the focus; NULL: it is due */
} PlayLesson;

/* What opponents have said, and when the last of it disappears, ms of the clock. */
typedef struct PlayTalk {
    Talk evening;
    double until;
} PlayTalk;

enum { SPEAK_PROMPTS = 16 };
/* What was said aloud last (speak.c). */
typedef struct PlaySpeak {
    int lines; /* of the log, of all so far */
    PlayMode mode;
    bool is_asked, is_blind, knows_policy; /* the last: the house's has been told */
    bool knows_teams;                      /* they have been */
    int seat;                              /* who was asked, at that need, and which step of the answer */
    uint32_t serial;
    PickMode step;
    uint8_t verb;
    int card, token;    /* of the hand, of the rack: chosen so far */
    const void *lesson; /* its step that was told; and whether it was told that something else was meant */
    bool was_wrong;
    AdviceForm advice; /* as it was told last, and of which need */
    uint32_t advised;
    bool toggled;       /* whether it was open when its key was answered last */
    bool is_unanswered; /* the last key has changed nothing */
    bool log_is_open;
    int looker;                      /* who heard it, SABACC_NOBODY for all */
    int32_t hand;                    /* in it these explanations were told, by their hashes */
    uint64_t prompts[SPEAK_PROMPTS]; /* the last of them */
    int prompt_count;
} PlaySpeak;

typedef struct PlayScene PlayScene;
struct PlayScene {
    Scene scene;
    GamePlan plan;
    PlayMode mode;
    PlayGame game;
    PlaySeen seen;
    PlayAsking asking;
    PlayLook look;
    PlayPads pads;
    PlayAway away;
    PlayPanel panel;
    PlayAdvice advice;
    PlayVerdict verdict;
    PlayDrill drill;
    PlayChance chance;
    PlayPast past;
    PlaySitting sitting;
    PlayWatch watch;
    PlayEarly early;
    PlayReplay replay;
    PlayWhy why;
    PlayStreak streak;
    PlayTonight tonight;
    PlayMusic music;
    PlayTalk talk;
    PlaySpeak speak;
    PlayLesson lesson;
    PlayFilm film; /* of a demo */
};

#endif
