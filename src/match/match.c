#include "match/match.h"

#include "base/i18n.h"
#include "base/memory.h"
#include "match/json/playthrough.h"
#include "match/playthrough.h"
#include "match/record/file.h"
#include "match/record/record.h"
#include "match/referee.h"
#include "match/ring.h"
#include "match/truth.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct Match {
    Playthrough play;
    Ring queue;
    MatchDriver driver[SABACC_MAX_SEATS];
    RecordFile file;
    bool stack_is_recorded; /* the file's header contains the stack: its chance needs no lines */
    char problem[MATCH_MESSAGE];
    int error_code;       /* errno of it */
    SabaccAction *script; /* owned: the recorded actions; NULL if this is not a replay */
    int script_count, script_at;
    bool is_whole; /* the replay's game reaches its end */
    bool has_news; /* play.events are those of the last step */
    bool is_copy;  /* of a record that another program is writing */
    SabaccView everybodys;
};

/* ---- beginnings ---- */

void match_setup_init(MatchSetup *setup, const SabaccGame *game, int seats, int32_t credits) {
    *setup = (MatchSetup){0};
    sabacc_setup_init(&setup->rules, game, seats, credits);
    for (int i = 0; i < seats && i < SABACC_MAX_SEATS; i++) {
        Text name = text_over(setup->seat[i].name, sizeof setup->seat[i].name);
        text_add(&name, "Seat ");
        text_add_int(&name, i + 1);
    }
}

/* The state has changed: updates the public view. */
static void changed(Match *match) { sabacc_view(&match->play.state, SABACC_NOBODY, &match->everybodys); }

static Match *match_of(const MatchSetup *setup, const MatchStack *stack) {
    Match *match = memory_alloc(sizeof *match);
    *match = (Match){0};
    playthrough_begin(&match->play, setup, stack);
    match->has_news = true;
    changed(match);
    return match;
}

/* ---- the record ---- */

/* Chance from a stack in the file's header needs no lines. */
static bool is_recorded(const Match *match, PlaythroughSource source) {
    return source != PLAYTHROUGH_STACK || !match->stack_is_recorded;
}

static void add_action(Match *match, const SabaccAction *action) {
    char words[SABACC_TEXT + 16];
    Text line = text_over(words, sizeof words);
    record_line(action, &line);
    record_file_add(&match->file, words);
}

static void add_note(Match *match, const char *note) {
    char words[MATCH_NOTE + 16];
    Text line = text_over(words, sizeof words);
    text_add(&line, "{\"note\": \"");
    text_add(&line, note);
    text_add(&line, "\"}");
    record_file_add(&match->file, words);
}

/* Writes the header, and whatever has been played already. */
static void begin_record(Match *match, const char *path, FileCare care) {
    char *header = record_header(&match->play.setup);
    record_file_close(&match->file);
    record_file_begin(&match->file, path, care);
    record_file_add(&match->file, header);
    free(header);
    if (match->play.setup.note[0]) add_note(match, match->play.setup.note);
    for (size_t i = 0; i < match->play.history_count; i++) {
        PlaythroughEntry *entry = &match->play.history[i];
        entry->start = match->file.size;
        if (is_recorded(match, (PlaythroughSource)entry->source)) add_action(match, &entry->action);
    }
}

/* `kept` as for record_file_save. */
static bool save(Match *match, bool is_synced, Text *kept) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_saved = record_file_save(&match->file, kept, &why);
    if (is_saved && is_synced) is_saved = record_file_sync(&match->file, &why);
    match->error_code = is_saved ? 0 : errno;
    memcpy(match->problem, is_saved ? "" : words, is_saved ? 1 : sizeof words);
    return is_saved;
}

/* The last attempt to save; callers that need the result ask before. */
static void close_record(Match *match) {
    save(match, true, NULL);
    record_file_close(&match->file);
}

bool match_keep(Match *match, const char *path) {
    begin_record(match, path, FILE_SAFE);
    return save(match, true, NULL);
}

bool match_record_retry(Match *match) { return save(match, true, NULL); }

Match *match_new(const MatchSetup *setup, const MatchStack *stack, const char *record_path, Text *why) {
    if (!sabacc_setup_check(&setup->rules, why)) return NULL;
    Match *match = match_of(setup, stack);
    if (record_path == NULL) return match;
    begin_record(match, record_path, FILE_QUICK);
    if (record_file_save(&match->file, NULL, why)) return match;
    match_free(match);
    return NULL;
}

static Match *match_of_record(const Record *record, MatchUndo allow_undo) {
    MatchSetup setup = record->setup;
    setup.allow_undo = allow_undo;
    Match *match = match_of(&setup, record->stack);
    match->stack_is_recorded = record->stack != NULL;
    return match;
}

/* Copies the history, so that undo can go back into it. */
static void take_over(Match *match, const Playthrough *play) {
    MatchUndo allow_undo = match->play.setup.allow_undo;
    playthrough_free(&match->play);
    match->play = *play;
    match->play.setup.allow_undo = allow_undo;
    changed(match);
}

/* Plays a record to its end. */
static bool play_all(const Record *record, Match *match, Text *why) {
    Playthrough play;
    if (!referee_play(record, 0, &play, why)) return false;
    take_over(match, &play);
    return true;
}

/* Plays all valid lines; the others are removed from the record. */
static void play_far(Match *match, Record *record, Text *fault) {
    Playthrough play;
    int played = referee_play_far(record, &play, fault);
    if (played < record->line_count) record_drop_from(record, played);
    take_over(match, &play);
}

typedef struct RecordBytes {
    const char *path;
    char *bytes; /* heap */
    size_t size;
    FileLog log;  /* open if it is writable */
    bool is_held; /* another program is writing it */
} RecordBytes;

static bool take_bytes(RecordBytes *found, Text *why) {
    bool is_open = file_log_open(&found->log, found->path);
    found->is_held = !is_open && errno == FILE_IS_HELD;
    found->bytes = is_open ? file_log_read(&found->log, RECORD_MOST_BYTES, &found->size)
                           : file_read(found->path, RECORD_MOST_BYTES, &found->size);
    if (found->bytes != NULL) return true;
    record_explain_unread(why, found->path);
    file_log_drop(&found->log);
    return false;
}

static void describe_damage(Text *warning, const char *fault, const char *kept) {
    if (warning == NULL) return;
    text_add(warning, fault);
    text_add(warning, _(". The game goes on from the line before"));
    if (kept[0] != '\0') text_add(warning, _("; the damaged record is kept as "));
    text_add(warning, kept);
}

/* A damaged file is copied before it is cut; if that fails the file stays as it is. */
static void go_on_writing(Match *match, const Record *record, RecordBytes *found, Text *warning,
                          const char *fault) {
    char name[MATCH_MESSAGE] = "";
    Text kept = text_over(name, sizeof name);
    RecordFile *file = &match->file;
    match->is_copy = found->is_held;
    if (!found->is_held) {
        record_file_resume(file, record->path, found->log.is_open ? &found->log : NULL, found->bytes,
                           found->size, record->size);
        file->must_set_aside = record->is_damaged;
        if (record->needs_line_break) record_file_add(file, "");
        save(match, record->is_damaged, &kept);
    }
    if (record->is_damaged) describe_damage(warning, fault, name);
}

Match *match_resume(const char *record_path, MatchUndo allow_undo, Text *warning, Text *why) {
    char words[MATCH_MESSAGE];
    Text fault = text_over(words, sizeof words);
    RecordBytes found = {.path = record_path};
    if (!take_bytes(&found, why)) return NULL;
    Record *record = record_salvage_bytes(record_path, found.bytes, found.size, &fault, &fault);
    Match *match = record != NULL ? match_of_record(record, allow_undo) : NULL;
    if (match != NULL) {
        match->has_news = false;
        play_far(match, record, &fault);
        if (warning != NULL && record->is_cut && !record->is_damaged) text_add(warning, words);
        go_on_writing(match, record, &found, warning, words);
    } else {
        text_add(why, words);
    }
    file_log_drop(&found.log);
    free(found.bytes);
    record_free(record);
    return match;
}

bool match_is_copy(const Match *match) { return match->is_copy; }

bool match_look(const char *record_path, MatchLook *look, Text *fault, Text *why) {
    char words[MATCH_MESSAGE];
    Text found = text_over(words, sizeof words);
    RecordBytes bytes = {.path = record_path};
    bytes.bytes = file_read(record_path, RECORD_MOST_BYTES, &bytes.size);
    if (bytes.bytes == NULL) {
        record_explain_unread(why, record_path);
        return false;
    }
    Record *record = record_salvage_bytes(record_path, bytes.bytes, bytes.size, &found, &found);
    free(bytes.bytes);
    if (record == NULL) {
        text_add(why, words);
        return false;
    }
    Playthrough play;
    bool plays_all = referee_play_far(record, &play, &found) == record->line_count;
    *look = (MatchLook){.setup = record->setup,
                        .hand = play.state.table.hand,
                        .is_over = play.state.table.over != 0,
                        .is_damaged = record->is_damaged || !plays_all};
    if (look->is_damaged && fault != NULL) text_add(fault, words);
    playthrough_free(&play);
    record_free(record);
    return true;
}

static void keep_script(Match *match, const Record *record) {
    for (int i = 0; i < record->line_count; i++)
        if (record->lines[i].kind == RECORD_DO) match->script_count += record->lines[i].action_count;
    match->script = memory_alloc((size_t)(match->script_count + 1) * sizeof *match->script);
    int count = 0;
    for (int i = 0; i < record->line_count; i++) {
        const RecordLine *line = &record->lines[i];
        for (int k = 0; line->kind == RECORD_DO && k < line->action_count; k++)
            match->script[count++] = line->actions[k];
    }
}

Match *match_replay(const char *record_path, Text *warning, Text *why) {
    Record *record = record_read(record_path, warning, why);
    if (record == NULL) return NULL;
    Match *match = match_of_record(record, MATCH_UNDO_NEVER);
    keep_script(match, record);
    if (play_all(record, match, why)) { /* valid; start again from the beginning */
        match->is_whole = match->play.state.table.over != 0;
        playthrough_rewind(&match->play, 0);
        changed(match);
    } else {
        match_free(match);
        match = NULL;
    }
    record_free(record);
    return match;
}

Match *match_past(const Match *match) {
    Match *past = match_of(&match->play.setup, match->play.stack);
    past->stack_is_recorded = match->stack_is_recorded;
    past->script = memory_calloc(match->play.history_count + 1, sizeof *past->script);
    for (size_t i = 0; i < match->play.history_count; i++)
        if (match->play.history[i].source != PLAYTHROUGH_STACK)
            past->script[past->script_count++] = match->play.history[i].action;
    return past;
}

void match_free(Match *match) {
    if (match == NULL) return;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (match->driver[seat].close != NULL) match->driver[seat].close(match->driver[seat].self);
    close_record(match);
    playthrough_free(&match->play);
    free(match->script);
    free(match);
}

/* ---- drivers ---- */

static void show_table(Match *match, int seat, bool with_news) {
    const MatchDriver *driver = &match->driver[seat];
    if (driver->observe == NULL) return;
    SabaccView view;
    SabaccEvents events;
    match_view(match, seat, &view);
    if (with_news) match_events(match, seat, &events);
    driver->observe(driver->self, &view, with_news ? &events : NULL);
}

static void show_all(Match *match, bool with_news) {
    for (int seat = 0; seat < match->play.setup.rules.seats; seat++) show_table(match, seat, with_news);
}

void match_set_driver(Match *match, int seat, const MatchDriver *driver) {
    assert(seat >= 0 && seat < match->play.setup.rules.seats);
    MatchDriver *at = &match->driver[seat];
    if (at->close != NULL) at->close(at->self);
    *at = *driver;
    show_table(match, seat, false);
}

static bool ask_driver(Match *match, int seat, SabaccAction *action) {
    const MatchDriver *driver = &match->driver[seat];
    if (driver->ask == NULL) return false;
    SabaccView view;
    SabaccOffers offers;
    match_view(match, seat, &view);
    sabacc_legal(&match->play.state, seat, &offers);
    MatchQuestion question = {.seat = seat,
                              .view = &view,
                              .offers = &offers,
                              .serial = match_serial(match),
                              .seed = match_question_seed(match, seat)};
    *action = (SabaccAction){0};
    if (driver->ask(driver->self, &question, action) != MATCH_READY) return false;
    action->seat = (int8_t)seat;
    return true;
}

/* ---- one step ---- */

static bool ends_hand(const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++)
        if (events->list[i].type == SABACC_EVENT_HAND_END || events->list[i].type == SABACC_EVENT_GAME_END)
            return true;
    return false;
}

/* Syncs after the last action of a hand. If the record cannot be saved, every action tries again. */
static void write_action(Match *match, const SabaccAction *action, PlaythroughSource source) {
    if (match->file.path == NULL || !is_recorded(match, source)) return;
    add_action(match, action);
    save(match, ends_hand(&match->play.events), NULL);
}

static MatchStep take(Match *match, const SabaccAction *action, PlaythroughSource source) {
    MatchStep step = {.outcome = MATCH_REFUSED, .action = *action, .was_posted = source == PLAYTHROUGH_QUEUE};
    step.error = playthrough_apply(&match->play, action, source, match->file.size);
    if (step.error != SABACC_OK) return step;
    step.outcome = MATCH_APPLIED;
    match->has_news = true;
    changed(match);
    write_action(match, action, source);
    show_all(match, true);
    return step;
}

static MatchStep step_script(Match *match) {
    SabaccAction chance;
    if (playthrough_stacked(&match->play, &chance)) return take(match, &chance, PLAYTHROUGH_STACK);
    if (match->script_at == match->script_count) return (MatchStep){.outcome = MATCH_ENDED};
    const SabaccAction *next = &match->script[match->script_at];
    bool waits_for_chance = next->seat >= 0 && !playthrough_is_saying(&match->play, next);
    if (waits_for_chance && playthrough_seeded(&match->play, &chance))
        return take(match, &chance, PLAYTHROUGH_SEED);
    match->script_at++;
    return take(match, next, PLAYTHROUGH_RECORD);
}

/* Sitting out answers no need: it may be said at any time (ST-6). */
static MatchStep step_posted(Match *match, const Posted *posted) {
    bool is_of_now =
        posted->serial == match_serial(match) || playthrough_is_saying(&match->play, &posted->action);
    if (is_of_now) return take(match, &posted->action, PLAYTHROUGH_QUEUE);
    return (MatchStep){.outcome = MATCH_STALE, .action = posted->action, .was_posted = true};
}

MatchStep match_step(Match *match) {
    Posted posted;
    SabaccAction action;
    if (match->script != NULL) return step_script(match);
    if (ring_take(&match->queue, &posted)) return step_posted(match, &posted);
    int seat = match_to_act(match);
    if (match->play.state.table.over) return (MatchStep){.outcome = MATCH_OVER};
    if (seat == SABACC_NOBODY) return (MatchStep){.outcome = MATCH_WAITING}; /* until a seat sits in (ST-6) */
    if (playthrough_stacked(&match->play, &action)) return take(match, &action, PLAYTHROUGH_STACK);
    if (seat == SABACC_CROUPIER) {
        if (playthrough_seeded(&match->play, &action)) return take(match, &action, PLAYTHROUGH_SEED);
    } else if (match->driver[seat].ask != NULL) {
        if (playthrough_timer(&match->play, &action)) return take(match, &action, PLAYTHROUGH_SEED);
        if (ask_driver(match, seat, &action)) return take(match, &action, PLAYTHROUGH_DRIVER);
    }
    return (MatchStep){.outcome = MATCH_WAITING};
}

bool match_post(Match *match, uint32_t serial, const SabaccAction *action) {
    return ring_put(&match->queue, &(Posted){.serial = serial, .action = *action});
}

bool match_say_before_last(Match *match, const SabaccAction *action, SabaccEvent *said) {
    Playthrough *play = &match->play;
    assert(match->script == NULL);
    if (play->history_count == 0) return false;
    PlaythroughEntry last = play->history[play->history_count - 1];
    record_file_cut(&match->file, last.start);
    playthrough_rewind(play, play->history_count - 1);
    show_all(match, false);
    bool may = playthrough_is_saying(play, action);
    if (may) take(match, action, PLAYTHROUGH_QUEUE);
    if (may) *said = play->events.list[0]; /* what follows it, whose turn it is, is over */
    MatchStep again = take(match, &last.action, (PlaythroughSource)last.source);
    assert(again.outcome == MATCH_APPLIED);
    return may;
}

/* ---- public knowledge ---- */

const MatchSetup *match_setup(const Match *match) { return &match->play.setup; }
uint32_t match_serial(const Match *match) { return match->play.state.table.turn.serial; }
int match_to_act(const Match *match) { return sabacc_need(&match->play.state); }
const SabaccTable *match_public(const Match *match) { return &match->everybodys.table; }

int match_actions_in_row(const Match *match, int max) {
    const Playthrough *play = &match->play;
    int count = 0;
    for (size_t i = play->history_count; i-- > 0 && count < max; count++) {
        int seat = play->history[i].action.seat, last = play->history[play->history_count - 1].action.seat;
        if (seat == SABACC_CROUPIER || seat != last) break;
    }
    return count;
}

bool match_timer_runs(const Match *match, int *mean) { return sabacc_timer_runs(&match->play.state, mean); }

bool match_is_person(const Match *match, int seat) {
    const MatchSetup *setup = &match->play.setup;
    if (seat < 0 || seat >= setup->rules.seats) return false;
    return match->script != NULL ? strcmp(setup->seat[seat].agent, "human") == 0
                                 : match->driver[seat].ask == NULL;
}

bool match_is_open(const Match *match) {
    bool has_person = false;
    for (int seat = 0; seat < match->play.setup.rules.seats; seat++)
        has_person |= match_is_person(match, seat);
    return !has_person || match->is_whole;
}

/* ---- the truth ---- */

const SabaccState *match_state(const Match *match) { return &match->play.state; }

void match_view(const Match *match, int viewer, SabaccView *view) {
    sabacc_view(&match->play.state, viewer, view);
}

uint64_t match_question_seed(const Match *match, int seat) {
    Rng rng = playthrough_mind(&match->play, seat);
    uint64_t high = (uint64_t)rng_next(&rng) << 32;
    return high | rng_next(&rng);
}

void match_events(const Match *match, int viewer, SabaccEvents *events) {
    events->count = match->has_news ? match->play.events.count : 0;
    for (int i = 0; i < events->count; i++)
        sabacc_redact(&match->play.events.list[i], viewer, &events->list[i]);
}

int match_events_since(const Match *match, int viewer, SabaccEvent *events, int max) {
    return play_events_since(&match->play, viewer, events, max);
}

json_t *match_json(const Match *match, int viewer) { return play_json(&match->play, viewer); }

int match_replay_left(const Match *match) { return match->script_count - match->script_at; }
int match_replay_length(const Match *match) { return match->script_count; }

const char *match_record_error(const Match *match) {
    return match->problem[0] != '\0' ? match->problem : NULL;
}

int match_record_code(const Match *match) { return match->error_code; }

/* ---- undo ---- */

/* What the seat has seen from that entry of the history on. */
static MatchUndoBar bar_since(const Playthrough *play, int seat, size_t index) {
    MatchUndoBar bar = MATCH_UNDO_IS_FREE;
    for (size_t i = index; i < play->history_count; i++) {
        const SeenNews *news = &play->history[i].news;
        if (news->is_end) return MATCH_UNDO_HAND_OVER;
        if (bar != MATCH_UNDO_IS_FREE) continue;
        if (news->is_roll) bar = MATCH_UNDO_ROLL_SEEN;
        if (seat_in(news->cards, seat)) bar = MATCH_UNDO_CARD_SEEN;
    }
    return bar;
}

MatchUndoBar match_undo_bar(const Match *match, int seat) {
    size_t index;
    MatchUndo allowed = match->play.setup.allow_undo;
    if (allowed == MATCH_UNDO_NEVER || match->script != NULL) return MATCH_UNDO_IS_FORBIDDEN;
    if (!playthrough_last_decision(&match->play, seat, &index)) return MATCH_UNDO_HAS_NOTHING;
    return allowed == MATCH_UNDO_PRACTICE ? MATCH_UNDO_IS_FREE : bar_since(&match->play, seat, index);
}

bool match_can_undo(const Match *match, int seat) {
    return match_undo_bar(match, seat) == MATCH_UNDO_IS_FREE;
}

bool match_undo(Match *match, int seat, Text *why) {
    size_t index;
    if (!match_can_undo(match, seat) || !playthrough_last_decision(&match->play, seat, &index)) {
        text_add(why, "there is nothing to take back here");
        return false;
    }
    record_file_cut(&match->file, match->play.history[index].start);
    save(match, true, NULL);
    playthrough_rewind(&match->play, index);
    changed(match);
    ring_empty(&match->queue);
    match->has_news = false;
    show_all(match, false);
    return true;
}

/* ---- mildness ---- */

/* In increasing order of cost: nothing lost, nothing paid, then forced losses. To pass a rebuy is to leave
 * the game (ST-7). */
static const uint8_t mildest[] = {SABACC_VERB_CHECK, SABACC_VERB_STAND, SABACC_VERB_REBUY, SABACC_VERB_PASS,
                                  SABACC_VERB_DONE,  SABACC_VERB_NONE,  SABACC_VERB_FOLD,  SABACC_VERB_DRAW,
                                  SABACC_VERB_TRADE, SABACC_VERB_MATCH};

static const SabaccOffer *mildest_offer(const SabaccOffers *offers) {
    for (size_t i = 0; i < sizeof mildest; i++)
        for (int k = 0; k < offers->count; k++)
            if (offers->list[k].verb == mildest[i]) return &offers->list[k];
    return &offers->list[0];
}

static int32_t nearest_zero(const SabaccOffer *offer) {
    if (offer->min > 0) return offer->min;
    return offer->max < 0 ? offer->max : 0;
}

void match_default_action(const SabaccTable *table, int seat, const SabaccOffers *offers,
                          SabaccAction *action) {
    assert(offers->count > 0);
    SabaccOffer offer = *mildest_offer(offers);
    if (offer.kind == SABACC_OFFER_AMOUNT) offer.min = offer.max = nearest_zero(&offer);
    if (offer.kind == SABACC_OFFER_CARD) offer.cards &= ~offer.cards + 1; /* the first card */
    Rng unused = rng_of(0, 0);
    sabacc_offer_pick(table, seat, &offer, &unused, action);
}
