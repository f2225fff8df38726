/* What an evening is counted for at the table: the deal of the day, and a house of the circuit. Which of them
 * a game is, its setup tells; so a game that is gone on with needs no note. tonight_over.c draws how it
 * ended. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/play/private.h"
#include "scenes/scenes.h"
#include "scenes/tonight_memory.h"

enum { WORDS = 400 };

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

/* ---- keeping it ---- */

typedef enum KeptKind { KEPT_BEGUN, KEPT_END, KEPT_MASTER, KEPT_VISIT, KEPT_FEATS } KeptKind;

typedef struct KeptEvening {
    Stage *stage;
    KeptKind kind;
    int index; /* of the day's game, or the house */
    int64_t day;
    DailyScore score;
    int32_t gained;
    FeatSet feats;
    const SabaccGame *game; /* of the feats */
    char record[DAILY_RECORD];
} KeptEvening;

static bool save_kept(const KeptEvening *kept, Text *why) {
    const StageServices *all = stage_services(kept->stage);
    const char *data = all->data_directory;
    switch (kept->kind) {
    case KEPT_BEGUN:
        return daily_keep_begun(data, kept->day, kept->index, kept->record, calendar_today(), why);
    case KEPT_END: return daily_keep_end(data, kept->day, kept->index, kept->score, all->release, why);
    case KEPT_MASTER: return daily_keep_master(data, kept->day, kept->index, kept->score, why);
    case KEPT_VISIT: return circuit_add(data, kept->index, kept->gained, why);
    case KEPT_FEATS: return feats_keep(data, kept->feats, kept->game, calendar_today(), why);
    }
    return true;
}

/* A file that was put aside is told of by a toast. */
static bool save_evening(void *user) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    const KeptEvening *kept = user;
    bool is_saved = save_kept(kept, &why);
    if (is_saved && words[0]) ui_toast(stage_services(kept->stage)->ui, words);
    return is_saved;
}

static void keep(PlayScene *play, KeptEvening evening) {
    char name[PROBLEM_NAME];
    KeptEvening *kept = memory_alloc(sizeof *kept);
    *kept = evening;
    kept->stage = play->scene.stage;
    snprintf(name, sizeof name, "tonight:%d:%d", (int)kept->kind, (int)match_serial(play->game.match));
    stage_keep(play->scene.stage, name,
               &(Keeping){.what = N_("results"), .save = save_evening, .release = free, .user = kept});
}

/* ---- the deal of the day ---- */

static const char *record_name(const PlayScene *play) {
    const char *path = play_save_path(play->game.save), *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void wake(void *user) { stage_wake(user); }

/* Only the first try counts, and going on with it. */
static bool is_first_try(const PlayScene *play, const DailyResult *found) {
    if (play->plan.kind == PLAN_NEW) return found->state == DAILY_UNPLAYED;
    return found->state == DAILY_BEGUN && strcmp(found->record, record_name(play)) == 0;
}

static void open_daily(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    DailyBook *book = daily_read(services(play)->data_directory, &why);
    tonight->result = daily_result(book, tonight->day, tonight->daily);
    daily_free(book);
    if (words[0]) ui_toast(services(play)->ui, words);
    tonight->counts = is_first_try(play, &tonight->result);
    bool is_new = play->plan.kind == PLAN_NEW;
    if (is_new && tonight->counts) {
        KeptEvening begun = {.kind = KEPT_BEGUN, .day = tonight->day, .index = tonight->daily};
        snprintf(begun.record, sizeof begun.record, "%s", record_name(play));
        keep(play, begun);
    } else if (is_new) {
        ui_toast(services(play)->ui, _("You have played this deal before: this try does not count."));
    }
    if (!tonight->result.has_master)
        tonight->master = daily_master_start(match_setup(play->game.match), wake, play->scene.stage);
}

static void end_daily(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    const MatchSetup *setup = match_setup(play->game.match);
    tonight->own = daily_score(match_public(play->game.match), &setup->rules);
    if (!tonight->counts) return;
    tonight->result.state = DAILY_PLAYED;
    tonight->result.own = tonight->own;
    snprintf(tonight->result.release, sizeof tonight->result.release, "%s", services(play)->release);
    keep(play, (KeptEvening){
                   .kind = KEPT_END, .day = tonight->day, .index = tonight->daily, .score = tonight->own});
}

void play_tonight_take(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    DailyScore score;
    bool is_waited_for = services(play)->is_unpaced && tonight->is_over;
    if (!tonight->master || !daily_master_result(tonight->master, is_waited_for, &score)) return;
    daily_master_free(tonight->master);
    tonight->master = NULL;
    tonight->result.has_master = true;
    tonight->result.master = score;
    keep(play,
         (KeptEvening){.kind = KEPT_MASTER, .day = tonight->day, .index = tonight->daily, .score = score});
}

/* ---- the circuit ---- */

static void read_circuit(const PlayScene *play, Circuit *circuit) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_read = circuit_read(services(play)->data_directory, circuit, &why);
    if (!is_read) ui_toast(services(play)->ui, words);
}

static void end_visit(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    const SabaccSetup *rules = &match_setup(play->game.match)->rules;
    Circuit before;
    read_circuit(play, &before);
    tonight->gained = sabacc_purse(match_public(play->game.match), 0) - rules->credits[0];
    bool is_reached = tonight->gained >= circuit_house(tonight->house)->goal;
    tonight->has_opened = is_reached && before.won == tonight->house;
    keep(play, (KeptEvening){.kind = KEPT_VISIT, .index = tonight->house, .gained = tonight->gained});
}

/* ---- feats ---- */

/* What the person has seen so far, heard again from the record: of a game that is gone on with, and after an
 * undo. Nothing is found anew. */
static void follow_past(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    Match *past = match_past(play->game.match);
    MatchSubscription own = match_subscribe(past, 0);
    SabaccView view;
    SabaccEvents events;
    subscription_view(&own, &view);
    feats_begin(&tonight->watch, &view);
    while (match_step(past).outcome == MATCH_APPLIED) {
        subscription_events(&own, &events);
        feats_hear(&tonight->watch, &events);
    }
    match_free(past);
}

static void open_feats(PlayScene *play) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    FeatBook book;
    if (!feats_read(services(play)->data_directory, &book, &why)) ui_toast(services(play)->ui, words);
    play->tonight.known = book.found;
    play->tonight.is_watched = true;
    follow_past(play);
}

static void add_feats(PlayScene *play, int32_t hand) {
    PlayTonight *tonight = &play->tonight;
    SabaccEvents events;
    if (!tonight->is_watched) return;
    MatchSubscription own = match_subscribe(play->game.match, 0);
    subscription_events(&own, &events);
    FeatSet made = feats_hear(&tonight->watch, &events) & ~tonight->known;
    if (hand > tonight->fresh_hand) tonight->fresh = 0;
    tonight->fresh_hand = hand;
    if (made == 0) return;
    tonight->fresh |= made;
    tonight->known |= made;
    keep(play, (KeptEvening){.kind = KEPT_FEATS, .feats = made, .game = play_game(play)});
}

/* Where feats count, nothing seen is taken back: the hand is as fair as before. */
void play_tonight_undo(PlayScene *play) {
    if (play->tonight.is_watched) follow_past(play);
}

static void say_feats(const PlayScene *play, char *words, size_t size) {
    FeatSet fresh = play->tonight.fresh;
    size_t used = 0;
    words[0] = '\0';
    for (int i = 0; i < FEATS && used < size; i++) {
        if (!(fresh >> i & 1)) continue;
        if (used == 0)
            used += (size_t)snprintf(words, size, _("A feat: %s"), feat_title(i));
        else
            used += (size_t)snprintf(words + used, size - used, " · %s", feat_title(i));
    }
    if (used > 0 && used < size) snprintf(words + used, size - used, "%s", _("."));
}

void play_tonight_say(const PlayScene *play, char *words, size_t size) {
    words[0] = '\0';
    if (play->tonight.fresh_hand == play_shown(play)->hand) say_feats(play, words, size);
}

void play_tonight_tell(PlayScene *play) {
    char words[WORDS];
    say_feats(play, words, sizeof words);
    if (words[0]) ui_toast(services(play)->ui, words);
    play->tonight.fresh = 0;
}

/* ---- the table's ---- */

/* Played by one person at this program, and saved. */
static bool is_counted(const PlayScene *play) {
    bool is_alone = play->game.humans == seat_bit(0);
    return is_alone && !play->plan.is_demo && !play_is_replay(play) && !match_is_copy(play->game.match);
}

static void end_game(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    if (tonight->is_over) return;
    tonight->is_over = true;
    if (tonight->daily >= 0) end_daily(play);
    if (tonight->house >= 0) end_visit(play);
}

void play_tonight_open(PlayScene *play) {
    PlayTonight *tonight = &play->tonight;
    const MatchSetup *setup = match_setup(play->game.match);
    *tonight = (PlayTonight){.daily = -1, .house = -1};
    if (!is_counted(play)) return;
    if (setup->allow_undo != MATCH_UNDO_PRACTICE) open_feats(play);
    if (daily_find(setup, &tonight->daily, &tonight->day)) {
        open_daily(play);
        if (match_public(play->game.match)->over) end_game(play);
        return;
    }
    tonight->daily = -1;
    tonight->house = circuit_find(setup);
    tonight->is_over = match_public(play->game.match)->over; /* a visit that was counted then */
}

void play_tonight_close(PlayScene *play) {
    daily_master_free(play->tonight.master);
    play->tonight.master = NULL;
}

void play_tonight_add(PlayScene *play, int32_t hand) {
    add_feats(play, hand);
    if (match_public(play->game.match)->over) end_game(play);
}

bool play_tonight_is_pending(const PlayScene *play) {
    return play->tonight.master != NULL && play->tonight.is_over;
}

const char *play_tonight_focus(const PlayScene *play) {
    const PlayTonight *tonight = &play->tonight;
    if (tonight->daily >= 0) return "tonight";
    if (tonight->house < 0) return "again";
    return tonight->gained >= circuit_house(tonight->house)->goal ? "tonight" : "again";
}

/* ---- events ---- */

static void copy_line(PlayScene *play) {
    char line[DAILY_LINE];
    const StageServices *all = services(play);
    daily_line(play->tonight.day, play->tonight.daily, &play->tonight.result, line);
    bool is_copied = all->copy_text && all->copy_text(all->user, line);
    ui_toast(all->ui, is_copied ? _("Copied: paste it wherever you like.") : _("It could not be copied."));
}

static void leave_to_tonight(PlayScene *play) {
    TonightMemory *memory = tonight_memory(play->scene.stage);
    memory->page = play->tonight.daily >= 0 ? TONIGHT_DAILY : TONIGHT_CIRCUIT;
    memory->day = play->tonight.day;
    memory->deal = play->tonight.daily >= 0 ? play->tonight.daily : 0;
    stage_replace(play->scene.stage, scene_create("tonight"));
}

bool play_tonight_event(PlayScene *play, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(PlayScene *play);
    } presses[] = {{"share", copy_line}, {"tonight", leave_to_tonight}};
    int row = event->kind == UI_EVENT_ACTIVATE && play->mode == PLAY_OVER ? UI_EVENT_ROW(event, presses) : -1;
    if (row >= 0) presses[row].act(play);
    return row >= 0;
}
