/* A game in progress: the single queue for everything that happens at a table.
 *
 * Players, opponents, the croupier who supplies chance and a replay all put the same small SabaccAction on
 * the same queue. match_step takes one, has the core check and apply it, appends it to the record file, sends
 * every driver what its seat may know of it, and returns what happened. So a window steps at its own pace and
 * a simulation loops.
 *
 *     match_new / match_resume / match_replay → match_step, match_step, … → match_free
 *
 * Chance and the seeds of opponents depend only on the match's seed and the serial of the need, so that undo,
 * reload and resume never reroll.
 *
 * Seeds from MATCH_PLACED up to twice that tie chance to its place in the hand instead (match/place.h): the
 * n-th card, roll or pick of each hand, and the n-th choice of an opponent in it. So players who choose
 * otherwise get the same chance as far as that is possible. A record's header has the seed, and nothing else
 * need be known to go on with such a game. One thread at a time may use a match: a driver that computes on
 * another thread answers MATCH_PENDING until it is done.
 *
 * It must not know any window, any opponent, or any game by its name. */
#ifndef SABACC_MATCH_MATCH_H
#define SABACC_MATCH_MATCH_H

#include "rules/sabacc.h"

enum {
    MATCH_NOTE = 64,      /* bytes of MatchSetup.note */
    MATCH_WORDS = 64,     /* bytes for a name, an agent or a preset's id */
    MATCH_QUEUE = 16,     /* posted actions in the queue */
    MATCH_LOG = 2048,     /* public events kept for match_events_since */
    MATCH_STACKED = 1024, /* entries of each list of a stacked croupier */
    MATCH_MESSAGE = 512,  /* bytes for any message of this module, including a path of usual length */
};

/* The least seed that ties chance to its place. Even seeds are exact as JSON numbers everywhere. */
#define MATCH_PLACED (INT64_C(1) << 53)
bool match_seed_is_placed(int64_t seed);

/* ---- setup ---- */

/* Predetermined chance: each list is used in order whenever that kind of chance is due (docs/record.md,
 * "stack"). Once a list has run out, chance comes from the usual source. */
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
    char name[MATCH_WORDS];  /* as shown to players, UTF-8 */
    char agent[MATCH_WORDS]; /* "human", "ai:regular", …; empty if the record has none */
} MatchSeat;

/* How far moves may be undone. */
typedef enum MatchUndo {
    MATCH_UNDO_NEVER,
    MATCH_UNDO_UNSEEN,  /* up to what the player has seen since: a card, a roll, the end of a hand */
    MATCH_UNDO_PRACTICE /* over everything */
} MatchUndo;

typedef struct MatchSetup {
    SabaccSetup rules; /* game, seats, credits, dealer, options */
    MatchSeat seat[SABACC_MAX_SEATS];
    char preset[MATCH_WORDS]; /* id, or empty; its values are already in rules.options */
    bool has_seed;            /* without one the croupier waits for stacked or posted chance */
    int64_t seed;             /* 0 or more */
    MatchUndo allow_undo;
    /* written below the record's header as a note, which nothing in play depends on: printable, without
       quotes; "" for none */
    char note[MATCH_NOTE];
} MatchSetup;

/* A setup of `game` with its defaults, `seats` stacks of `credits`, names "Seat 1", …, no agents, no seed. */
void match_setup_init(MatchSetup *setup, const SabaccGame *game, int seats, int32_t credits);

/* ---- drivers ---- */

/* The question to a driver: to choose for its seat. All pointers are valid only during the call. */
typedef struct MatchQuestion {
    int seat;
    const SabaccView *view; /* what that seat may know */
    const SabaccOffers *offers;
    uint32_t serial; /* of this need */
    uint64_t seed;   /* for random choices: the same for this match's seed, serial and seat */
} MatchQuestion;

typedef enum MatchAnswer { MATCH_PENDING, MATCH_READY } MatchAnswer;

/* Who plays a seat. Any function may be NULL: a driver without `ask` is a person whose actions are posted.
 * The match calls `close` once, when the driver is replaced or the match is freed. */
typedef struct MatchDriver {
    void *self;
    /* What the seat may know of what just happened, `view` being the table after it. `events` is NULL if the
     * table was replaced (beginning, resume, undo): discard pending work. */
    void (*observe)(void *self, const SabaccView *view, const SabaccEvents *events);
    /* Called at every step until it returns MATCH_READY with *action filled in (its seat may be left 0). */
    MatchAnswer (*ask)(void *self, const MatchQuestion *question, SabaccAction *action);
    void (*close)(void *self);
} MatchDriver;

/* ---- a match ---- */

typedef struct Match Match;

/* Begins a game. `record_path`: where its record is written, each line flushed as it happens; NULL for none.
 * The file must not exist yet. `stack` may be NULL and is copied. NULL with a sentence in `why` if the setup
 * cannot be played or the record cannot be created. The caller owns the match. */
Match *match_new(const MatchSetup *setup, const MatchStack *stack, const char *record_path, Text *why);

/* Starts writing the record to `record_path`, where no file may exist, from the beginning of the game: for a
 * game that cannot be replayed. Every line is flushed as it happens, and the end of each hand is synced
 * before play continues. False if that fails now: match_record_error says why, and it is retried. */
bool match_keep(Match *match, const char *record_path);

/* Resumes the game of a record at its end; further actions are appended to the file, as by match_keep. An
 * incomplete last line is dropped, from the file too, with a sentence in `warning`. A record that is damaged
 * or invalid continues from its last good line, a copy of the damaged file is kept, with a sentence. If
 * another program is writing the record the match is a copy that is not saved (match_is_copy). NULL with
 * "FILE:LINE:COLUMN: …" in `why` if not even its first line can be read. `allow_undo` as in MatchSetup (a
 * record does not store it). */
Match *match_resume(const char *record_path, MatchUndo allow_undo, Text *warning, Text *why);
bool match_is_copy(const Match *match);

/* What match_resume would take up, without changing anything: where it was left, and whether a part of the
 * record is damaged and will be dropped, with a sentence in `fault` (may be NULL). False with
 * "FILE:LINE:COLUMN: …" in `why` where nothing can be taken up. */
typedef struct MatchLook {
    MatchSetup setup; /* allow_undo is not known */
    int32_t hand;     /* from 1; 0 before the first */
    bool is_over, is_damaged;
} MatchLook;
bool match_look(const char *record_path, MatchLook *look, Text *fault, Text *why);

/* The game of a record at its beginning: every match_step applies the next recorded action, and MATCH_ENDED
 * is returned after the last. Nothing is written. NULL with "FILE:LINE:COLUMN: …" in `why` if the file is not
 * a record, "FILE:LINE …" if it is not a valid game. */
Match *match_replay(const char *record_path, Text *warning, Text *why);

/* A replay of this match so far, from its beginning, as match_replay. */
Match *match_past(const Match *match);

/* Closes the drivers and the record file. NULL is allowed. */
void match_free(Match *match);

/* Puts `driver` (copied) at `seat`, replacing the previous one, and shows it the table. */
void match_set_driver(Match *match, int seat, const MatchDriver *driver);

/* Puts an action on the queue, made for the need of `serial` (match_serial when it was chosen). False if the
 * queue is full: nothing was queued, try again after a step. */
bool match_post(Match *match, uint32_t serial, const SabaccAction *action);

typedef enum MatchOutcome {
    MATCH_APPLIED, /* one action was applied: see match_events */
    MATCH_WAITING, /* for a posted action, a seat to sit in, a driver that is computing, or chance without a
                      source */
    MATCH_REFUSED, /* refused by the rules with `error`: nothing changed, nothing is recorded */
    MATCH_STALE,   /* made for an earlier need (a double click, a late search): dropped, nothing changed */
    MATCH_ENDED,   /* the replay's last action has been played, and the game is not over */
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
 * while a person is to act (a driver without `ask`) the window posts the croupier's `shift` itself. */
MatchStep match_step(Match *match);

/* Says `sit-out` or `sit-in` (ST-6) just before the last action, which is then applied again, and recorded
 * after it: where the antes of the next hand are paid in the step that ends a hand, what is said between the
 * two hands still counts for the next. `said` gets the event of saying it; match_events are those of the
 * last action as it now went. False if it could not be said there: then nothing has changed. Not for replays.
 */
bool match_say_before_last(Match *match, const SabaccAction *action, SabaccEvent *said);

/* ---- public knowledge ---- */

const MatchSetup *match_setup(const Match *match);
uint32_t match_serial(const Match *match); /* of the current need */
int match_to_act(const Match *match);      /* seat, SABACC_CROUPIER, or SABACC_NOBODY */

/* The number of latest actions by one seat, with no other seat's and no chance between them; at most `max`.
 */
int match_actions_in_row(const Match *match, int max);

/* The public table (its viewer is SABACC_NOBODY): whose turn it is, the hand's number, credits, open cards.
 * Owned by the match; the next step or undo changes it. */
const SabaccTable *match_public(const Match *match);

/* Whether a timer shift may happen now, before the seat's action (SH-1); its probability is 1 in *mean. */
bool match_timer_runs(const Match *match, int *mean);

/* Whether a person plays the seat: its actions are posted, or in a replay its agent is "human". False for the
 * house's seat. */
bool match_is_person(const Match *match, int seat);

/* Whether all cards may be shown: no person plays, or the game of this replay reaches its end. Screens
 * subscribe (match/subscription.h). */
bool match_is_open(const Match *match);

/* ---- undo and records ---- */

/* Why the last decision of `seat` cannot be undone. With MATCH_UNDO_UNSEEN an undo never crosses what the
 * player of that seat has seen since it decided: a card that was hidden from it, dealt to it or shown by
 * another; dice or a shift; the end of a hand or a set, and a showdown. What others bet, and what stays
 * hidden, may be undone. */
typedef enum MatchUndoBar {
    MATCH_UNDO_IS_FREE, /* it can */
    MATCH_UNDO_IS_FORBIDDEN,
    MATCH_UNDO_HAS_NOTHING,
    MATCH_UNDO_CARD_SEEN,
    MATCH_UNDO_ROLL_SEEN,
    MATCH_UNDO_HAND_OVER,
} MatchUndoBar;
MatchUndoBar match_undo_bar(const Match *match, int seat);

/* Whether there is a decision of `seat` to undo, and nothing bars it. */
bool match_can_undo(const Match *match, int seat);

/* Undoes to the seat's last decision: the table is as it was when that seat was asked, the queue is empty,
 * and the record ends there. False with a sentence in `why`, and no change, if that is impossible. */
bool match_undo(Match *match, int seat, Text *why);

/* Recorded actions that a replay has not played yet, and their total. */
int match_replay_left(const Match *match);
int match_replay_length(const Match *match);

/* Why the record is not completely written (a full disk …): a sentence, or NULL. Play goes on; every action,
 * and match_record_retry, tries again to write all of it. */
const char *match_record_error(const Match *match);
bool match_record_retry(Match *match);
/* errno of it, 0 where all is well. */
int match_record_code(const Match *match);

/* ---- chance and mildness, for others who run games ---- */

/* A generator determined by these three; streams: the croupier's is 0, a seat's is 1 + seat. */
Rng match_rng(int64_t seed, uint32_t serial, int stream);

/* The mildest of the offers (check, stand, done, then fold …), played for a seat that cannot answer; there is
 * at least one. Of cards the first of the hand, of amounts the one nearest to 0. */
void match_default_action(const SabaccTable *table, int seat, const SabaccOffers *offers,
                          SabaccAction *action);

#endif
