/* A drill: a decision of a past game, made again. The replay of its record stands where the person was asked,
 * and shows what that seat knew. The answer is weighed like any decision (session/hand_review.h); nothing is
 * played on. */

#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/play/private.h"
#include "scenes/play/ribbon.h"
#include "scenes/play/scene.h"
#include "session/calendar.h"
#include "ui/prompts/action_words.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

bool play_is_drill(const PlayScene *play) { return play->drill.is_on; }

/* ---- life ---- */

/* What the record says was done at that need. */
static bool find_before(PlayScene *play, Text *why) {
    Match *match = match_replay(play->plan.path, NULL, why);
    bool is_found = false;
    while (match && !is_found) {
        bool is_there =
            match_serial(match) == play->drill.drill.serial && match_to_act(match) == play->drill.drill.seat;
        MatchStep step = match_step(match);
        if (step.outcome != MATCH_APPLIED) break;
        is_found = is_there;
        play->drill.before = step.action;
    }
    match_free(match);
    return is_found;
}

bool play_drill_open(PlayScene *play, Text *why) {
    if (!play_is_drill(play)) return true;
    if (find_before(play, why)) return true;
    if (why->used == 0) text_add(why, _("This drill is not in its record any more."));
    return false;
}

void play_drill_close(PlayScene *play) {
    hand_review_free(play->drill.review);
    play->drill.review = NULL;
}

/* ---- the answer ---- */

static void wake(void *stage) { stage_wake(stage); }

bool play_drill_answer(PlayScene *play, const SabaccAction *action) {
    PlayDrill *drill = &play->drill;
    if (!drill->is_on) return false;
    MatchDecision decision = play_decision_of(play->game.match, drill->drill.seat);
    decision.action = drill->chosen = *action;
    if (!drill->review) drill->review = hand_review_create(wake, play->scene.stage);
    if (!drill->review) return true;
    hand_review_add(drill->review, &decision);
    drill->is_known = false;
    play->mode = PLAY_DRILL;
    play->panel.since = stage_now(play->scene.stage);
    play_focus(play);
    return true;
}

/* Progress to be kept; owned by the stage. */
typedef struct KeptDrill {
    Stage *stage;
    Drill drill;
} KeptDrill;

static bool save(void *user) {
    const KeptDrill *kept = user;
    const StageServices *all = stage_services(kept->stage);
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    bool is_saved = drills_keep(all->data_directory, &kept->drill, false, &why);
    if (is_saved && words[0]) ui_toast(all->ui, words);
    return is_saved;
}

static void keep(PlayScene *play) {
    if (!play->drill.is_kept) return;
    drill_tried(&play->drill.drill, play->drill.is_solved, calendar_today());
    KeptDrill *kept = memory_calloc(1, sizeof *kept);
    *kept = (KeptDrill){play->scene.stage, play->drill.drill};
    stage_keep(play->scene.stage, "drill",
               &(Keeping){.what = N_("your drills"), .save = save, .release = free, .user = kept});
}

static void find_next(PlayScene *play) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words); /* said where drills are listed */
    Drills drills;
    int index = -1;
    if (drills_read(services(play)->data_directory, &drills, &why))
        index = drills_next(&drills, calendar_today(), &play->drill.drill);
    play->drill.has_next = index >= 0;
    if (index >= 0) play->drill.next = drills.list[index];
    drills_free(&drills);
}

bool play_drill_is_pending(const PlayScene *play) {
    return play->mode == PLAY_DRILL && !play->drill.is_known;
}

void play_drill_follow(PlayScene *play) {
    PlayDrill *drill = &play->drill;
    if (!play_drill_is_pending(play)) return;
    int32_t hand = match_public(play->game.match)->hand;
    if (!hand_review_read(drill->review, hand, services(play)->is_unpaced, &drill->verdict)) return;
    drill->is_known = true;
    drill->is_solved = drill->verdict.mistakes == 0;
    play->advice.has_report =
        hand_review_report(drill->review, match_serial(play->game.match), &play->advice.report);
    play->advice.row = 0;
    keep(play);
    find_next(play);
}

/* ---- what comes next ---- */

static void leave(PlayScene *play) { stage_pop(play->scene.stage); }

static void go_on(PlayScene *play) {
    const Drill *next = &play->drill.next;
    char path[PLAN_PATH];
    if (!play->drill.has_next) {
        leave(play);
        return;
    }
    snprintf(path, sizeof path, "%s/games/%s", services(play)->data_directory, next->record);
    stage_replace(play->scene.stage, play_scene_of_drill(path, next, true));
}

static void try_again(PlayScene *play) {
    play->mode = PLAY_OPEN;
    play->advice.has_report = false;
    pick_clear(&play->asking.pick);
    play_advance(play);
}

bool play_drill_event(PlayScene *play, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(PlayScene *play);
    } presses[] = {{"drill:next", go_on}, {"drill:again", try_again}, {"drill:leave", leave}};
    int row =
        event->kind == UI_EVENT_ACTIVATE && play->mode == PLAY_DRILL ? UI_EVENT_ROW(event, presses) : -1;
    if (row >= 0) presses[row].act(play);
    return row >= 0;
}

/* ---- drawing ---- */

static void deed_words(const PlayScene *play, const SabaccAction *action, char words[ACTION_WORDS]) {
    const char *names[SABACC_MAX_SEATS];
    const SabaccTable *table = &play->asking.pick.view.table;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        names[seat] = seat < table->seats ? play_seat_name(play, seat) : "";
    action_words(table, action, names, words);
}

static void format_answer(const PlayScene *play, char *words, size_t size) {
    const PlayDrill *drill = &play->drill;
    char chosen[ACTION_WORDS], best[ACTION_WORDS], lost[64];
    deed_words(play, &drill->chosen, chosen);
    if (!drill->is_known) {
        snprintf(words, size, _("“%s”: the hands that may follow are played out…"), chosen);
    } else if (drill->is_solved) {
        snprintf(words, size, _("“%s” is as good as the best player’s choice."), chosen);
    } else {
        deed_words(play, &drill->verdict.best, best);
        play_lost_words(drill->verdict.lost, drill->verdict.unit, lost, sizeof lost);
        snprintf(words, size, _("“%s” costs %s against the best choice: “%s”."), chosen, lost, best);
    }
}

/* When it comes again. */
static void format_progress(const PlayScene *play, char *words, size_t size) {
    const Drill *drill = &play->drill.drill;
    char day[CALENDAR_WORDS];
    words[0] = '\0';
    if (!play->drill.is_known || !play->drill.is_kept) return;
    calendar_format(drill->due, day);
    if (drill->solved >= DRILL_SOLVED)
        snprintf(words, size, "%s", _("Solved on two days: it leaves the drills."));
    else if (drill->solved > 0)
        snprintf(words, size, _("It comes once more, on %s, and then leaves the drills."), day);
    else
        snprintf(words, size, "%s", _("It stays among the drills of today."));
}

static const char *heading(const PlayScene *play) {
    if (!play->drill.is_known) return _("Being weighed…");
    return play->drill.is_solved ? _("Solved") : _("Not yet");
}

static void draw_line(Canvas *canvas, Box *rest, const TextStyle *style, const char *words) {
    float high = canvas_paragraph(canvas, *rest, style, words, false);
    box_cut_top(rest, high, 10);
}

static void draw_words(const PlayScene *play, Canvas *canvas, Box rest) {
    char words[3 * ACTION_WORDS], before[ACTION_WORDS];
    TextStyle bone = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle dust = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_push_name(canvas, "drill");
    format_answer(play, words, sizeof words);
    draw_line(canvas, &rest, &bone, words);
    deed_words(play, &play->drill.before, before);
    snprintf(words, sizeof words, _("In the game it was “%s”."), before);
    if (play->drill.is_known) draw_line(canvas, &rest, &dust, words);
    format_progress(play, words, sizeof words);
    draw_line(canvas, &rest, &dust, words);
    canvas_pop_name(canvas);
}

void play_draw_drill(const PlayScene *play, Ui *ui, Box area) {
    enum { HIGH = 380 };
    Box rest = play_result_panel(ui, area, HIGH, heading(play), false, 1);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 14);
    bool has_next = play->drill.has_next;
    ui_button(ui, &(Button){.name = "drill:again",
                            .box = box_column(foot, 0, has_next ? 3 : 2, 12),
                            .label = _("Once more")});
    if (has_next)
        ui_button(ui,
                  &(Button){.name = "drill:leave", .box = box_column(foot, 1, 3, 12), .label = _("Enough")});
    ui_button(ui, &(Button){.name = "drill:next",
                            .box = box_column(foot, has_next ? 2 : 1, has_next ? 3 : 2, 12),
                            .label = has_next ? _("Next drill") : _("Done"),
                            .is_primary = true});
    draw_words(play, ui_canvas(ui), rest);
}
