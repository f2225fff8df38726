#include "scenes/play/private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "session/characters.h"
#include "session/film_programme.h"
#include "session/streaks.h"

static const double THINKING_MS = 420, PANEL_AFTER_MS = 700, REPLAY_PANEL_MS = 4200;

static const StageServices *services(const TableScene *table) { return stage_services(table->scene.stage); }

static double speed(const TableScene *table) { return table_settings(table).speed; }

/* ---- opening ---- */

void table_keep_credits(TableScene *table, const SabaccTable *ended) {
    int32_t *credits = table->credits_before[(ended->hand + 1) % TABLE_HANDS];
    for (int i = 0; i < ended->seats; i++) credits[i] = sabacc_holding(ended, i);
}

static bool plan_is_kept(const TableScene *table) {
    return table->plan.kind == PLAN_NEW && !table->plan.is_film;
}

static bool open_new(TableScene *table, Text *why) {
    table->match = match_new(&table->plan.setup, NULL, NULL, why);
    if (table->match && plan_is_kept(table))
        table->save = table_save_begin(table->scene.stage, table->match, !table->plan.is_demo);
    return table->match != NULL;
}

/* Absorbs the events up to the end of a hand; false if none ended. */
static bool absorb_to_hand_end(SabaccView *view, const SabaccEvents *events) {
    for (int i = 0; i < events->count; i++) {
        sabacc_absorb(view, &events->list[i]);
        if (events->list[i].type == SABACC_EVENT_HAND_END) return true;
    }
    return false;
}

/* The state does not contain each seat's credits at the start of a hand, nor past events: the record is
 * replayed to find them. */
static void find_credits_before(TableScene *table, Match *past) {
    MatchSubscription everybody = match_subscribe(past, SABACC_NOBODY);
    SabaccEvents events;
    SabaccView view;
    do {
        subscription_view(&everybody, &view);
        MatchStep step = match_step(past);
        if (step.outcome != MATCH_APPLIED) return;
        subscription_events(&everybody, &events);
        table_history_add(table, &events, match_serial(past));
        if (absorb_to_hand_end(&view, &events)) table_keep_credits(table, &view.table);
    } while (true);
}

static bool open_resumed(TableScene *table, Text *why) {
    char words[2 * MATCH_MESSAGE] = "";
    Text warning = text_over(words, sizeof words);
    Stage *stage = table->scene.stage;
    table->match = table_save_take_left(stage, table->plan.path);
    if (!table->match)
        table->match = match_resume(table->plan.path, table->plan.setup.allow_undo, &warning, why);
    if (!table->match) return false;
    if (words[0]) stage_warn(stage, TABLE_DAMAGE, words);
    if (match_is_copy(table->match))
        stage_warn(stage, TABLE_COPY,
                   _("Another program is playing this game: what is played here is not kept."));
    else
        table->save = table_save_resume(stage, table->match, table->plan.path);
    return true;
}

/* Each seat's start: its credits, or the chips that it will buy (KE-1). */
static void keep_beginning(TableScene *table) {
    const SabaccSetup *rules = &match_setup(table->match)->rules;
    memcpy(table->credits_before[1], rules->credits, sizeof table->credits_before[1]);
    if (!(rules->game->shows & SABACC_SHOWS_CHIPS)) return;
    char words[16];
    Text chips = text_over(words, sizeof words);
    sabacc_option_format(rules, SABACC_OPTION_CHIPS, &chips);
    for (int seat = 0; seat < rules->seats; seat++)
        text_read_int(words, strlen(words), &table->credits_before[1][seat]);
}

/* For a resumed game, the past is read from its record. */
static void begin_credits(TableScene *table) {
    keep_beginning(table);
    Match *past = table->plan.kind == PLAN_RESUME ? match_past(table->match) : NULL;
    table->history_count = 0;
    table->history_hand = 1;
    table->history_next_hand = 2;
    if (past) find_credits_before(table, past);
    match_free(past);
}

static bool open_replay(TableScene *table, Text *why) {
    char words[MATCH_MESSAGE] = "";
    Text warning = text_over(words, sizeof words);
    table->match = match_replay(table->plan.path, &warning, why);
    if (!table->match) return false;
    if (words[0]) ui_toast(services(table)->ui, words);
    return true;
}

static void seat_players(TableScene *table) {
    const MatchSetup *setup = match_setup(table->match);
    table->humans = 0;
    for (int seat = 0; seat < setup->rules.seats; seat++) {
        const MatchSeat *at = &setup->seat[seat];
        AiLevel level = AI_REGULAR;
        memcpy(table->names[seat], at->name, MATCH_WORDS);
        table->looks[seat] =
            (TableLook){.name = table->names[seat], .portrait = character_portrait(at->name)};
        bool is_ai = ai_level_parse(at->agent, &level) || !agent_is_human(at->agent);
        if (!is_ai) table->humans |= seat_bit(seat);
        if (is_ai && !table_is_replay(table)) opponents_seat(table->opponents, table->match, seat, level);
    }
    int house = sabacc_house_seat(match_public(table->match));
    if (house >= 0)
        table->looks[house] = (TableLook){.name = _(setup->seat[house].name), .portrait = "house"};
}

static void make_view(TableScene *table) {
    SabaccView view;
    table->eyes = match_subscribe(table->match, table_first_viewer(table));
    subscription_view(&table->eyes, &view);
    table->view = table_view_create(&view, table->looks, table_settings(table),
                                    table->plan.is_unasked ? NULL : services(table)->audio);
}

static void wake(void *user) { stage_wake(user); }

bool table_open(TableScene *table, Text *why) {
    table->opponents = opponents_create(wake, table->scene.stage);
    if (!table->opponents) {
        text_add(why, _("another thread cannot be started"));
        return false;
    }
    bool is_open = table->plan.kind == PLAN_NEW      ? open_new(table, why)
                   : table->plan.kind == PLAN_RESUME ? open_resumed(table, why)
                                                     : open_replay(table, why);
    if (!is_open) return false;
    begin_credits(table);
    seat_players(table);
    make_view(table);
    pick_clear(&table->pick);
    auto_replies_open(table);
    table_streaks_open(table);
    table->wants_field = table->pointer = SABACC_NOBODY;
    table_find_fielders(table);
    table->shift_at = INFINITY;
    table->shift_serial = table->point_serial = 0;
    table->mode = match_public(table->match)->over && !table_is_replay(table) ? TABLE_OVER : TABLE_PLAY;
    table_read_out_log(table);
    if (table->plan.is_demo) table_film_open(table);
    if (table_read_out_is_due(table)) {
        table->mode = TABLE_READ_OUT;
        ui_set_focus(services(table)->ui, "begin");
    }
    return true;
}

void table_close(TableScene *table) {
    stage_end_trouble(table->scene.stage, TABLE_DAMAGE);
    stage_end_trouble(table->scene.stage, TABLE_COPY);
    if (table->save)
        table_save_leave(table->save);
    else
        match_free(table->match);
    table->save = NULL;
    opponents_free(table->opponents);
    table_view_free(table->view);
    table->match = NULL;
    table->opponents = NULL;
    table->view = NULL;
}

void table_begin_anew(TableScene *table) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    GamePlan plan = {.kind = PLAN_NEW, .setup = *match_setup(table->match), .is_demo = table->plan.is_demo};
    memcpy(plan.way, table->plan.way, sizeof plan.way);
    plan.setup.seed = plan.is_demo ? (plan.setup.seed + 1) % (PLAN_SEED_MAX + 1) : game_plan_new_seed();
    plan.setup.has_seed = true;
    plan.setup.rules.dealer = SABACC_NOBODY;
    if (table->plan.deal > 0) streaks_plan_cards(&plan);
    if (table->plan.is_film) {
        film_plan(&plan, table->plan.film_seed, table->plan.film_index + 1);
        plan.is_unasked = table->plan.is_unasked;
    }
    table_close(table);
    table->plan = plan;
    table->news = (SabaccEvents){0};
    table->news_at = 0;
    table->hand_has_ended = false;
    if (!table_open(table, &why)) {
        ui_toast(services(table)->ui, words);
        stage_pop(table->scene.stage);
    }
}

/* ---- showing what happened ---- */

/* Whether the remaining news ends the hand. */
static bool hand_will_end(const TableScene *table) {
    for (int i = table->news_at; i < table->news.count; i++) {
        if (table->news.list[i].type == SABACC_EVENT_HAND_END) return true;
    }
    return false;
}

/* Shows the news up to the end of a hand or a set, so that its results can be read before the next one
 * begins. */
static void show_news(TableScene *table) {
    static const int END = SABACC_EVENT_HAND_END;
    SabaccEvents shown = {.count = 0};
    while (table->news_at < table->news.count && !table->hand_has_ended) {
        const SabaccEvent *event = &table->news.list[table->news_at++];
        shown.list[shown.count++] = *event;
        table->is_set_end = event->type == SABACC_EVENT_SET && !hand_will_end(table);
        table->hand_has_ended = event->type == END || table->is_set_end;
    }
    table_view_post(table->view, &shown);
}

static void open_panel(TableScene *table, TableMode mode) {
    table->mode = mode;
    table->panel_since = stage_now(table->scene.stage);
    bool closes = table_replay_goes_on(table) && mode != TABLE_OVER;
    table->go_at = closes ? table->panel_since + REPLAY_PANEL_MS / fmax(speed(table), 1) : 0;
    ui_set_focus(services(table)->ui, mode == TABLE_OVER ? "again" : "continue");
}

static bool game_has_ended(TableScene *table) {
    if (table->plan.is_demo) {
        table_film_result(table);
        return false;
    }
    table_save_set_over(table->save, true);
    open_panel(table, TABLE_OVER);
    return false;
}

/* The last card has been turned; a short delay before the panel covers it. */
static bool end_hand(TableScene *table) {
    double now = stage_now(table->scene.stage);
    if (table->go_at == 0 && speed(table) > 0) {
        table->go_at = now + PANEL_AFTER_MS / speed(table);
        return false;
    }
    if (now < table->go_at) return false;
    table->go_at = 0;
    if (table->plan.is_demo)
        table_film_result(table);
    else if (!table->is_set_end && table_was_one_match(table))
        game_has_ended(table);
    else
        open_panel(table, TABLE_SHOWDOWN);
    return false;
}

void table_go_on(TableScene *table) {
    table_keep_credits(table, table_shown(table));
    table->hand_has_ended = false;
    table->mode = TABLE_PLAY;
    table->go_at = 0;
    table_advance(table);
}

/* ---- steps ---- */

static void refused(TableScene *table, SabaccError error) {
    ui_toast(services(table)->ui, _(sabacc_error_sentence(error)));
    audio_play(services(table)->audio, AUDIO_UI_REFUSE, 0);
}

static bool take_step(TableScene *table) {
    int32_t hand = match_public(table->match)->hand;
    bool is_dealt = match_to_act(table->match) == SABACC_CROUPIER;
    MatchStep step = match_step(table->match);
    switch (step.outcome) {
    case MATCH_APPLIED:
        table->replay_steps++;
        subscription_events(&table->eyes, &table->news);
        table_streaks_add(table, &table->news, hand);
        table_history_add(table, &table->news, match_serial(table->match));
        table_find_fielders(table);
        table->news_at = 0;
        table->news_are_dealt = is_dealt;
        table->go_at = 0;
        table_save_follow(table->save);
        return true;
    case MATCH_REFUSED: refused(table, step.error); return true;
    case MATCH_STALE: return true;
    case MATCH_OVER: return game_has_ended(table);
    case MATCH_ENDED:
        table->replay_is_paused = true;
        if (match_public(table->match)->over) open_panel(table, TABLE_OVER);
        return false;
    case MATCH_WAITING: return false;
    }
    return false;
}

/* A hand is hidden as soon as its owner has acted, except for a new card, which is shown first. */
static bool hide_hand(TableScene *table) {
    const SabaccTurn *turn = &match_public(table->match)->turn;
    int seat = table->eyes.viewer;
    if (!table_is_hot_seat(table) || seat < 0 || match_to_act(table->match) == seat) return false;
    if (table_is_out_of_turn(table) || table->wants_field == seat) return false;
    if (turn->timer_spent && match_to_act(table->match) == SABACC_CROUPIER) return false; /* SH-1 */
    if (table->viewer_has_card && seat_in(turn->owing, seat)) return false; /* it is in flight */
    SabaccView known;
    subscription_view(&table->eyes, &known);
    bool has_changed = memcmp(table->held, known.table.seat[seat].hand, sizeof table->held) != 0;
    if (table->viewer_has_card && has_changed && !known.table.stale) {
        table->mode = TABLE_HIDING;
        ui_set_focus(services(table)->ui, "hide");
    } else {
        table_set_viewer(table, SABACC_NOBODY);
    }
    table->viewer_has_card = false;
    return true;
}

/* An opponent waits a moment before it acts, and thinks meanwhile. */
static void take_a_moment(TableScene *table) {
    double now = stage_now(table->scene.stage), pace = speed(table);
    if (table->go_at == 0) table->go_at = pace > 0 ? now + THINKING_MS / pace : now;
    opponents_hold(table->opponents, now < table->go_at);
}

/* Also true when the answer has come but is not shown: it is not the player's turn until the step is taken.
 */
bool table_waits_for_opponent(const TableScene *table) {
    int seat = match_to_act(table->match);
    return table->mode == TABLE_PLAY && !table_is_replay(table) && seat >= 0 &&
           !table_is_human(table, seat) && !table_is_out_of_turn(table);
}

/* The croupier deals on, and its news is shown, while the last card is still in flight; all others wait until
 * it has landed. */
static bool may_go_on(const TableScene *table) {
    bool has_news = table->news_at < table->news.count;
    bool is_dealt = has_news ? table->news_are_dealt : match_to_act(table->match) == SABACC_CROUPIER;
    return is_dealt && !table->hand_has_ended ? table_view_is_ready(table->view)
                                              : !table_view_is_moving(table->view);
}

static bool advance_once(TableScene *table) {
    if (table->mode != TABLE_PLAY || !may_go_on(table)) return false;
    if (table->hand_has_ended) return end_hand(table);
    if (table->news_at < table->news.count) {
        show_news(table);
        return true;
    }
    if (table_is_replay(table)) return !table->replay_is_paused && take_step(table);
    if (hide_hand(table)) return table->mode == TABLE_PLAY;
    if (table_timer(table)) return true;
    int seat = match_to_act(table->match);
    if (table->plan.is_demo && seat >= 0 && table_film_looks(table)) return false;
    if (seat >= 0 && table_ask_out_of_turn(table)) return false;
    if (table_is_human(table, seat) && table->pick.mode != PICK_NOTHING) return false;
    if (table_is_human(table, seat)) return table_ask_seat(table, seat);
    if (table_pool_waits(table)) return false;
    if (seat >= 0) take_a_moment(table);
    return take_step(table);
}

static void replay_goes_on(TableScene *table) {
    bool is_due =
        table_replay_goes_on(table) && table->go_at > 0 && stage_now(table->scene.stage) >= table->go_at;
    if (is_due && table->mode == TABLE_SHOWDOWN) table_go_on(table);
}

void table_advance(TableScene *table) {
    if (!table->match) return;
    replay_goes_on(table);
    if (table->plan.is_demo) table_film_go_on(table);
    while (advance_once(table)) {}
    table_streaks_follow(table);
}

void table_post(TableScene *table, const SabaccAction *action) {
    match_post(table->match, match_serial(table->match), action);
    take_step(table);
}

/* If it was given as an auto-reply, that is active from now on. */
void table_play_action(TableScene *table, const SabaccAction *action) {
    if (!table_is_out_of_turn(table))
        table->viewer_has_card = action->verb == SABACC_VERB_DRAW || action->verb == SABACC_VERB_TRADE;
    stage_end_trouble(table->scene.stage, TABLE_DAMAGE);
    auto_replies_give(table, &table->pick);
    pick_clear(&table->pick);
    table_post(table, action);
    table_advance(table);
}

/* ---- undo ---- */

/* The last person who could undo: the viewer, or the only person. */
static int undoer(const TableScene *table) {
    if (table->eyes.viewer >= 0) return table->eyes.viewer;
    return table->humans && !seats_several(table->humans) ? seats_lowest(table->humans) : SABACC_NOBODY;
}

bool table_can_undo(const TableScene *table) {
    int seat = undoer(table);
    return seat >= 0 && !table_is_replay(table) && !table_is_hot_seat(table) &&
           match_can_undo(table->match, seat);
}

static bool was_by_order(const TableScene *table, uint32_t serial) {
    int kept = table->given_count < TABLE_GIVEN ? table->given_count : TABLE_GIVEN;
    for (int i = 0; i < kept; i++) {
        if (table->given[i] == serial) return true;
    }
    return false;
}

/* Auto-replies are not decisions: undoes to the last one made by hand. */
static bool undo_by_hand(TableScene *table, int seat, Text *why) {
    if (!match_undo(table->match, seat, why)) return false;
    while (was_by_order(table, match_serial(table->match)) && match_can_undo(table->match, seat)) {
        if (!match_undo(table->match, seat, why)) break;
    }
    return true;
}

void table_undo(TableScene *table) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    int seat = undoer(table);
    int32_t hand = match_public(table->match)->hand;
    table_save_set_over(table->save, false);
    if (!undo_by_hand(table, seat, &why)) {
        table_save_set_over(table->save, match_public(table->match)->over);
        ui_toast(services(table)->ui, words);
        return;
    }
    table_save_follow(table->save);
    table_streaks_undo(table, hand);
    auto_replies_drop(table, seat);
    table_end_out_of_turn(table);
    table_history_undo(table);
    table_find_fielders(table);
    table->pointer = SABACC_NOBODY;
    table->news.count = table->news_at = 0;
    table->hand_has_ended = false;
    table->go_at = 0;
    table->mode = TABLE_PLAY;
    pick_clear(&table->pick);
    table_set_viewer(table, seat);
}
