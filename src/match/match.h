/* A game being played: the one queue on which everything that happens at a table is put.
 *
 * Players, opponents, the croupier who supplies chance and a replay all put the same small SabaccAction on
 * the same queue. match_step takes one, has the core check and apply it, appends it to the record file, tells
 * every driver what its seat may know of it, and returns what happened. So a window steps at its own pace and
 * a simulation loops.
 *
 *     match_new / match_resume / match_replay → match_step, match_step, … → match_free
 *
 * Chance and the seeds of opponents depend only on the match's seed and the serial of the need, so that undo,
 * reload and resume never roll anew. One thread at a time may use a match: a driver that thinks elsewhere
 * answers MATCH_PENDING until it is done.
 *
 * It must not know any window, any opponent, or any game by its name. */
#ifndef SABACC_MATCH_MATCH_H
#define SABACC_MATCH_MATCH_H

#include "rules/sabacc.h"

enum {
    MATCH_WORDS = 64,     /* bytes that hold a name, an agent or a preset's id */
    MATCH_QUEUE = 16,     /* posted actions that wait */
    MATCH_LOG = 2048,     /* told events kept for match_events_since */
    MATCH_STACKED = 1024, /* entries of each list of a stacked croupier */
    MATCH_MESSAGE = 512,  /* bytes that hold any message of this room, a path of usual length included */
};

/* ---- setup ---- */

/* Chance said beforehand: each list is used up in order whenever that kind of chance is due (docs/record.md,
 * "stack"). What is due when its list has run out comes from elsewhere. */
typedef struct MatchStack {
    int deal_count, roll_count, dealer_count, pick_count, shift_count;
    SabaccCard deal[MATCH_STACKED];
    struct {
        uint8_t count, dice[SABACC_MAX_DICE];
    } roll[MATCH_STACKED];
    int8_t dealer[MATCH_STACKED];
    int32_t pick[MATCH_STACKED], shift[MATCH_STACKED];
} MatchStack;

typedef struct MatchSeat {
    char name[MATCH_WORDS];  /* as the players read it, UTF-8 */
    char agent[MATCH_WORDS]; /* "human", "ai:regular", …; empty where the record says none */
} MatchSeat;

typedef struct MatchSetup {
    SabaccSetup rules; /* game, seats, credits, dealer, options */
    MatchSeat seat[SABACC_MAX_SEATS];
    char preset[MATCH_WORDS]; /* id, or empty; its values are already in rules.options */
    bool has_seed;            /* without one the croupier waits for stacked or posted chance */
    int64_t seed;             /* 0 or more */
    bool allow_undo;
} MatchSetup;

/* A setup of `game` with its defaults, `seats` stacks of `credits`, names "Seat 1", …, no agents, no seed. */
void match_setup_init(MatchSetup *setup, const SabaccGame *game, int seats, int32_t credits);

/* ---- drivers ---- */

/* What a driver is asked: to choose for its seat. All pointers last only for the call. */
typedef struct MatchQuestion {
    int seat;
    const SabaccView *view; /* what that seat may know */
    const SabaccOffers *offers;
    uint32_t serial; /* of this need */
    uint64_t seed;   /* for random choices: always the same for this match's seed, serial and seat */
} MatchQuestion;

typedef enum MatchAnswer { MATCH_PENDING, MATCH_READY } MatchAnswer;

/* Who plays a seat. Any function may be NULL: a driver without `ask` is a person whose actions are posted.
 * The match calls `close` once, when the driver is replaced or the match is freed. */
typedef struct MatchDriver {
    void *self;
    /* What the seat may know of what just happened, `view` being the table after it. `events` is NULL where
     * the table is anew (beginning, resume, undo): forget what was being thought. */
    void (*observe)(void *self, const SabaccView *view, const SabaccEvents *events);
    /* Asked again at every step until it is MATCH_READY with *action filled (its seat may be left 0). */
    MatchAnswer (*ask)(void *self, const MatchQuestion *question, SabaccAction *action);
    void (*close)(void *self);
} MatchDriver;

/* ---- a match ---- */

typedef struct Match Match;

/* Begins a game. `record_path`: where its record is written, each line flushed as it happens; NULL for none.
 * A file of that name must not exist yet. `stack` may be NULL and is copied. NULL with a sentence in `why`
 * where the setup cannot be played or the record not be created. The caller owns the match. */
Match *match_new(const MatchSetup *setup, const MatchStack *stack, const char *record_path, Text *why);

/* Has the record written to `record_path`, where nothing must lie yet, from the beginning on: for a game that
 * cannot be played again. Every line is flushed as it happens, and the end of each hand is on the disk before
 * play goes on. False where that cannot be done now: match_record_trouble says why, and it is tried again. */
bool match_keep(Match *match, const char *record_path);

/* Takes up the game of a record at its end; further actions are appended to the file, as match_keep does. A
 * cut-off last line is dropped, from the file too, with a sentence in `warning`. A record that is damaged or
 * does not play goes on from its last good line, the damaged file being kept beside it, with a sentence.
 * Where another program is writing the record the match is a copy of which nothing is kept (match_is_copy).
 * NULL with "FILE:LINE:COLUMN: …" in `why` where not even its first line can be read. `allow_undo` as in
 * MatchSetup (a record does not keep it). */
Match *match_resume(const char *record_path, bool allow_undo, Text *warning, Text *why);
bool match_is_copy(const Match *match);

/* The game of a record at its beginning: every match_step applies the next recorded action, and MATCH_ENDED
 * is returned after the last. Nothing is written. NULL with "FILE:LINE:COLUMN: …" in `why`
 * where the file is no record, "FILE:LINE …" where it does not play. */
Match *match_replay(const char *record_path, Text *warning, Text *why);

/* What this match has played so far, from its beginning, as match_replay. */
Match *match_past(const Match *match);

/* Closes the drivers and the record file. NULL is allowed. */
void match_free(Match *match);

/* Seats `driver` (copied) at `seat`, in the place of the one that was there, and shows it the table. */
void match_set_driver(Match *match, int seat, const MatchDriver *driver);

/* Puts an action on the queue, made for the need of `serial` (match_serial when it was chosen). False where
 * the queue is full: nothing was taken, try again after a step. */
bool match_post(Match *match, uint32_t serial, const SabaccAction *action);

typedef enum MatchOutcome {
    MATCH_APPLIED, /* one action happened: match_events tells what */
    MATCH_WAITING, /* for a posted action, a driver that thinks, or chance that nobody supplies */
    MATCH_REFUSED, /* by the rules, for `error`: nothing changed, nothing is recorded */
    MATCH_STALE,   /* made for an earlier need (a double click, a late search): dropped, nothing changed */
    MATCH_ENDED,   /* the replay's last action has been played, and nobody plays on */
    MATCH_OVER,    /* the game is over */
} MatchOutcome;

typedef struct MatchStep {
    MatchOutcome outcome;
    SabaccError error;   /* of MATCH_REFUSED */
    SabaccAction action; /* of MATCH_APPLIED, MATCH_REFUSED and MATCH_STALE */
    bool was_posted;     /* it came from the queue (a person), not from a driver or the croupier */
} MatchStep;

/* Takes at most one action: recorded ones of a replay first, then from the queue, then of the croupier or the
 * driver whose need it is. With `shift-on timer` (SH-1) the croupier may shift before a driver is asked;
 * while a person is to act (a driver without `ask`) that is the window's affair: it posts the croupier's
 * `shift` at a moment of its own. */
MatchStep match_step(Match *match);

/* ---- what everybody may know ---- */

const MatchSetup *match_setup(const Match *match);
uint32_t match_serial(const Match *match); /* of the need that stands now */
int match_to_act(const Match *match);      /* seat, SABACC_CROUPIER, or SABACC_NOBODY */

/* How many of the latest actions are one seat's, with no other seat's and no chance between them; `max` where
 * they are that many or more. */
int match_actions_in_row(const Match *match, int max);

/* The table as everybody knows it (its viewer is SABACC_NOBODY): whose turn it is, the hand's number,
 * credits, what lies open. Owned by the match; the next step, or an undo, changes it. */
const SabaccTable *match_public(const Match *match);

/* Whether a timer shift may come now, before the seat's action (SH-1), and its chance: 1 in *mean. */
bool match_timer_runs(const Match *match, int *mean);

/* Whether a person plays the seat: one whose actions are posted, or in a replay one whose agent is "human".
 * The house's seat is nobody's. */
bool match_is_person(const Match *match, int seat);

/* Whether all cards may be shown: no person plays, or the game of this replay comes to its end. Whoever shows
 * the table subscribes to it (match/subscription.h). */
bool match_is_open(const Match *match);

/* ---- undo and records ---- */

/* Whether there is a decision of `seat` to go back to and the setup allows it. */
bool match_can_undo(const Match *match, int seat);

/* Goes back to the seat's last decision: the table is as it was when that seat was asked, the queue is empty,
 * the record ends there. False with a sentence in `why`, nothing changed, where that cannot be. */
bool match_undo(Match *match, int seat, Text *why);

/* Recorded actions that a replay has yet to play, and all of them. */
int match_replay_left(const Match *match);
int match_replay_length(const Match *match);

/* Why the record is not written as far as the game has been played (a full disk …): a sentence, NULL where
 * all is well. Play goes on; with every action, and by match_record_retry, it is tried again to write all of
 * it. */
const char *match_record_trouble(const Match *match);
bool match_record_retry(Match *match);

/* ---- chance and mildness, for others who run games ---- */

/* A generator that depends on these three alone; streams: the croupier's is 0, a seat's is 1 + seat. */
Rng match_rng(int64_t seed, uint32_t serial, int stream);

/* The mildest of the offers (check, stand, done, then fold …), played for who cannot answer; there is at
 * least one.
 */
void match_mildest(const SabaccTable *table, int seat, const SabaccOffers *offers, SabaccAction *action);

#endif
