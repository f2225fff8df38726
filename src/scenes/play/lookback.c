#include "scenes/play/lookback.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/page.h"
#include "scenes/play/private.h"
#include "scenes/play/reviewed.h"
#include "scenes/play/scene.h"
#include "scenes/stage.h"
#include "session/advice_words.h"
#include "session/calendar.h"
#include "session/drills.h"
#include "session/grades.h"
#include "session/review_job.h"
#include "ui/prompts/action_words.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/card_words.h"

enum { LOOKBACK_PATH = 1100, MOMENTS = 64, COST = 128, HELD = 320 };

typedef struct LookbackScene {
    Scene scene;
    char path[LOOKBACK_PATH];
    ReviewJob *job;       /* NULL if it could not begin */
    const Review *review; /* NULL while it is not done */
    char problem[MATCH_MESSAGE + LOOKBACK_PATH];
    int moments[MOMENTS]; /* decisions that gave something away, the dearest first */
    int moment_count;
    char focus[UI_NAME_BYTES];
} LookbackScene;

/* ---- the review ---- */

static void wake(void *stage) { stage_wake(stage); }

static bool is_person(const LookbackScene *page, int seat) { return page->review->seat[seat].decisions > 0; }

static void take(LookbackScene *page) {
    Text why = text_over(page->problem, sizeof page->problem);
    if (!page->job || page->review || page->problem[0]) return;
    page->review = review_job_take(page->job, stage_services(page->scene.stage)->is_unpaced, &why);
    if (!page->review) return;
    page->moment_count = review_dearest(page->review, page->moments, MOMENTS);
    reviewed_keep(page->scene.stage, page->path, page->review, review_job_setup(page->job));
}

static void lookback_enter(Scene *scene) {
    LookbackScene *page = (LookbackScene *)scene;
    if (page->focus[0]) ui_set_focus(stage_services(scene->stage)->ui, page->focus);
    if (!page->job) page->job = review_job_start(page->path, wake, scene->stage);
    if (!page->job)
        snprintf(page->problem, sizeof page->problem, "%s", _("another thread cannot be started"));
    take(page);
}

static void lookback_woken(Scene *scene) { take((LookbackScene *)scene); }

static SceneActivity lookback_activity(const Scene *scene) {
    const LookbackScene *page = (const LookbackScene *)scene;
    return page->review || page->problem[0] ? SCENE_STILL : SCENE_WAITING;
}

/* ---- words ---- */

static void worth_words(const Review *review, int64_t worth, char *words, size_t size) {
    AdviserReport unit = {.unit = review->unit};
    Text text = text_over(words, size);
    advice_worth(&unit, worth, &text);
}

static const char *grade_words(int grade) {
    enum { MASTERLY = 90, STRONG = 75, SOUND = 55, UNSTEADY = 35 };
    /* TRANSLATORS: how well somebody has played, from best to worst: as the best play, strong, sound
     * (solid), unsteady, much to learn. */
    if (grade >= MASTERLY) return _("as the best play");
    if (grade >= STRONG) return _("strong");
    if (grade >= SOUND) return _("sound");
    return grade >= UNSTEADY ? _("unsteady") : _("much to learn");
}

static Colour colour_of(const ReviewDecision *decision) {
    static const Colour colours[] = {[REVIEW_GOOD] = STYLE_DUST,
                                     [REVIEW_DOUBTFUL] = STYLE_BONE,
                                     [REVIEW_BAD] = STYLE_BRASS_LIT,
                                     [REVIEW_VERY_BAD] = STYLE_LOSS};
    return colours[review_mark(decision)];
}

static const char *mark_words(const ReviewDecision *decision) {
    /* TRANSLATORS: how dear a choice was: what it has cost compared with the best one. */
    static const char *const words[] = {[REVIEW_GOOD] = N_("a trifle"),
                                        [REVIEW_DOUBTFUL] = N_("doubtful"),
                                        [REVIEW_BAD] = N_("dear"),
                                        [REVIEW_VERY_BAD] = N_("very dear")};
    return _(words[review_mark(decision)]);
}

static void deed_words(const LookbackScene *page, const ReviewDecision *decision, const SabaccAction *action,
                       char words[ACTION_WORDS]) {
    const MatchSetup *setup = review_job_setup(page->job);
    const char *names[SABACC_MAX_SEATS];
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) names[seat] = setup->seat[seat].name;
    action_words(decision->seen, action, names, words);
}

/* "Hand 2: Stand", and why another choice was better. */
static void moment_words(const LookbackScene *page, const ReviewDecision *decision, char *head, size_t room,
                         char *words, size_t size) {
    char did[ACTION_WORDS], best[ACTION_WORDS];
    deed_words(page, decision, &decision->did, did);
    deed_words(page, decision, &decision->best, best);
    snprintf(head, room, _("Hand %d: %s"), (int)decision->hand, did);
    snprintf(words, size, _("Best: %s. %s"), best, decision->why);
}

/* "cost 23 credits · very dear" */
static void cost_words(const LookbackScene *page, const ReviewDecision *decision, char *words, size_t size) {
    char lost[64];
    play_lost_words(decision->lost, page->review->unit, lost, sizeof lost);
    snprintf(words, size, _("cost %s · %s"), lost, mark_words(decision));
}

/* ---- drawing: a person ---- */

static const float PERSON_HIGH = 280, PERSON_WIDE = 400;

static void draw_line(Canvas *canvas, Box *rest, const char *label, const char *value, const char *name) {
    TextStyle left = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle right = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_RIGHT);
    Box row = box_cut_top(rest, 30, 0);
    canvas_named_text(canvas, row, &right, value, "%s", name);
    canvas_text(canvas, row, &left, label);
}

static void draw_sums(const LookbackScene *page, Canvas *canvas, Box rest, int seat) {
    const Review *review = page->review;
    const ReviewSeat *own = &review->seat[seat];
    char words[48];
    snprintf(words, sizeof words, "%d", own->decisions);
    draw_line(canvas, &rest, _("Choices"), words, "choices");
    worth_words(review, -own->given_away, words, sizeof words);
    draw_line(canvas, &rest, _("What they cost"), words, "given-away");
    if (review->unit == ADVISER_WINS) return;
    worth_words(review, own->luck, words, sizeof words);
    draw_line(canvas, &rest, _("Brought by luck"), words, "luck");
    worth_words(review, own->result, words, sizeof words);
    draw_line(canvas, &rest, _("Result"), words, "result");
}

static void draw_person(const LookbackScene *page, Canvas *canvas, Box box, int seat) {
    const ReviewSeat *own = &page->review->seat[seat];
    char words[16];
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .radius = STYLE_CORNER});
    Box rest = box_inset(box, 20, 14), head = box_cut_top(&rest, 74, 6);
    TextStyle digits = style_text(FONT_TITLE, 60, STYLE_BRASS_LIT, TEXT_RIGHT);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    snprintf(words, sizeof words, "%d", own->grade);
    canvas_named_text(canvas, box_cut_right(&head, 120, 8), &digits, words, "grade");
    canvas_text(canvas, box_cut_top(&head, 40, 0), &name, review_job_setup(page->job)->seat[seat].name);
    canvas_text(canvas, head, &small, grade_words(own->grade));
    Box rail = box_cut_top(&rest, 10, 14);
    canvas_fill(canvas, rail, STYLE_ENAMEL_LIT);
    rail.width *= (float)own->grade / REVIEW_BEST_GRADE;
    canvas_fill(canvas, rail, STYLE_BRASS_LIT);
    draw_sums(page, canvas, rest, seat);
}

static void draw_people(const LookbackScene *page, Canvas *canvas, Box area, bool is_portrait) {
    int count = 0, most = is_portrait ? 2 : (int)(area.height / PERSON_HIGH), shown = 0;
    for (int seat = 0; seat < page->review->seats; seat++) count += is_person(page, seat);
    if (most < 1) most = 1;
    if (count > most) count = most;
    for (int seat = 0; seat < page->review->seats && shown < count; seat++) {
        if (!is_person(page, seat)) continue;
        Box box = is_portrait ? box_column(area, shown, count, 16) : box_cut_top(&area, PERSON_HIGH - 16, 16);
        draw_person(page, canvas, box, seat);
        shown++;
    }
}

/* ---- drawing: what gave something away ---- */

static const float MOMENT_HIGH = 156, PRACTISE_WIDE = 170, AMOUNT_WIDE = 420,
                   RING = 10; /* what the light of the focus needs */

/* "13 % of what was at stake", and where it is more than that, as later bets are lost too: "2.4 times what
 * was at stake". */
static void share_words(const ReviewDecision *decision, char *words, size_t size) {
    enum { PERCENT = 100, TENTH = 10 };
    int64_t tenths = decision->pot > 0 ? (decision->lost * TENTH + decision->pot / 2) / decision->pot : 0;
    if (tenths > TENTH)
        snprintf(words, size, _("%d.%d times what was at stake"), (int)(tenths / TENTH),
                 (int)(tenths % TENTH));
    else
        snprintf(words, size, _("%d %% of what was at stake"), (decision->share + PERCENT / 2) / PERCENT);
}

/* What was held, which tells two of the same choices apart. */
static void held_words(const ReviewDecision *decision, char *words, size_t size) {
    const SabaccSeat *seat = &decision->seen->seat[decision->seat];
    char cards[HELD] = "", card[CARD_WORDS];
    Text list = text_over(cards, sizeof cards);
    words[0] = '\0';
    for (int i = 0; i < seat->hand_count; i++) {
        card_title(seat->hand[i], card);
        if (i > 0) text_add(&list, ", ");
        text_add(&list, card);
    }
    /* TRANSLATORS: the cards that were in the hand when the choice was made. */
    if (cards[0]) snprintf(words, size, _("with %s"), cards);
}

/* How much of what was at stake it cost, as a rail and in words; and what was held. */
static void draw_share(Canvas *canvas, Box row, const ReviewDecision *decision) {
    static const float RAIL_WIDE = 180, RAIL_HIGH = 8, BETWEEN = 20;
    enum { WHOLE = 10000 };
    char words[COST], held[HELD + 16];
    Box rail = box_place(box_cut_left(&row, RAIL_WIDE, 14), RAIL_WIDE, RAIL_HIGH, 0, 0.5f);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    canvas_fill(canvas, rail, STYLE_ENAMEL_LIT);
    rail.width *= (float)decision->share / WHOLE;
    canvas_fill(canvas, rail, colour_of(decision));
    share_words(decision, words, sizeof words);
    held_words(decision, held, sizeof held);
    box_cut_left(&row, canvas_text(canvas, row, &small, words), BETWEEN);
    small.align = TEXT_RIGHT, small.colour = STYLE_DUST;
    canvas_text(canvas, row, &small, held);
}

static void draw_moment(const LookbackScene *page, Ui *ui, Box box, int index) {
    Canvas *canvas = ui_canvas(ui);
    const ReviewDecision *decision = &page->review->list[page->moments[index]];
    char name[UI_NAME_BYTES], head_words[PLAN_MOMENT], words[PLAN_MOMENT], cost[COST];
    if (seat_in(reviewed_people(page->review, review_job_setup(page->job)), decision->seat)) {
        Box practise = box_cut_right(&box, PRACTISE_WIDE, 14);
        snprintf(name, sizeof name, "practise:%d", index);
        ui_button(ui, &(Button){.name = name,
                                .box = box_place(practise, PRACTISE_WIDE, STYLE_BUTTON_HIGH, 0, 0.5f),
                                .label = _("Practise")});
    }
    snprintf(name, sizeof name, "moment:%d", index);
    ui_button(ui, &(Button){.name = name, .box = box, .label = ""});
    moment_words(page, decision, head_words, sizeof head_words, words, sizeof words);
    cost_words(page, decision, cost, sizeof cost);
    Box inside = box_inset(box, 20, 10), head = box_cut_top(&inside, 32, 4);
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle amount = style_text(FONT_TITLE, STYLE_SIZE_BODY, colour_of(decision), TEXT_RIGHT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_push_name(canvas, "%s", name);
    canvas_text(canvas, box_cut_right(&head, AMOUNT_WIDE, 10), &amount, cost);
    canvas_text(canvas, head, &title, head_words);
    draw_share(canvas, box_cut_bottom(&inside, 26, 4), decision);
    canvas_paragraph_within(canvas, inside, &small, words);
    canvas_pop_name(canvas);
}

/* "7 choices cost 43 credits in all · grade 71, sound": of everybody who is looked back at. */
static void total_words(const LookbackScene *page, char *words, size_t size) {
    const Review *review = page->review;
    int64_t given_away = 0, shares = 0;
    int decisions = 0;
    char lost[64];
    for (int seat = 0; seat < review->seats; seat++) {
        given_away += review->seat[seat].given_away;
        shares += review->seat[seat].shares;
        decisions += review->seat[seat].decisions;
    }
    int grade = review_grade(shares, decisions);
    play_lost_words(given_away, review->unit, lost, sizeof lost);
    snprintf(words, size,
             ngettext_("%d choice cost %s in all · grade %d, %s", "%d choices cost %s in all · grade %d, %s",
                       page->moment_count),
             page->moment_count, lost, grade, grade_words(grade));
}

static void draw_moments(const LookbackScene *page, Ui *ui, Box rest) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 36, 4), &heading,
                _("What could have been better, the dearest first"));
    if (page->moment_count == 0) {
        canvas_paragraph(canvas, rest, &small, _("Nothing: every choice was as good as the best player’s."),
                         false);
        return;
    }
    char total[2 * COST];
    TextStyle sum = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    total_words(page, total, sizeof total);
    canvas_named_text(canvas, box_cut_top(&rest, 34, 2), &sum, total, "total");
    canvas_text(canvas, box_cut_top(&rest, 30, 8), &small, _("Choose one to see the table as it was then."));
    ui_begin_group(ui);
    float high = (float)page->moment_count * (MOMENT_HIGH + 10) + RING;
    Box all = box_inset(ui_begin_scroll(ui, "moments", box_inset(rest, -RING, 0), high), RING, 0);
    box_cut_top(&all, RING, 0);
    for (int i = 0; i < page->moment_count; i++) draw_moment(page, ui, box_cut_top(&all, MOMENT_HIGH, 10), i);
    ui_end_scroll(ui);
}

/* ---- drawing: the page ---- */

static void draw_note(Ui *ui, Box rest, const char *words) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph(ui_canvas(ui), rest, &style, words, false);
}

static void draw_buttons(const LookbackScene *page, Ui *ui, Box foot) {
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "back",
                            .box = box_cut_right(&foot, 220, 16),
                            .label = _("Back"),
                            .is_primary = true});
    ui_button(ui, &(Button){.name = "replay",
                            .box = box_cut_right(&foot, 260, 16),
                            .label = _("Whole replay"),
                            .is_disabled = !page->review});
}

static void lookback_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    LookbackScene *page = (LookbackScene *)scene;
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    char words[96];
    snprintf(words, sizeof words, page->review ? _("Look back: %s") : "%s",
             page->review ? _(page->review->game->name) : _("Look back"));
    Box rest = page_begin(ui, words, 1560), foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    if (page->problem[0]) {
        draw_note(ui, rest, page->problem);
    } else if (!page->review) {
        snprintf(words, sizeof words, _("Every choice is played out again: %d so far…"),
                 page->job ? review_job_count(page->job) : 0);
        draw_note(ui, rest, words);
    } else {
        Box people = is_portrait ? box_cut_top(&rest, PERSON_HIGH, 20) : box_cut_left(&rest, PERSON_WIDE, 32);
        draw_people(page, ui_canvas(ui), people, is_portrait);
        draw_moments(page, ui, rest);
    }
    draw_buttons(page, ui, foot);
}

/* ---- events ---- */

/* It stands still before that decision, and says what was better; NULL plays from the beginning. */
static void show_replay(LookbackScene *page, const ReviewDecision *decision, const char *from) {
    GamePlan plan = {.kind = PLAN_REPLAY, .replay_serial = decision ? decision->serial : 0};
    if (decision) {
        char cost[COST];
        moment_words(page, decision, plan.moment_head, sizeof plan.moment_head, plan.moment_words,
                     sizeof plan.moment_words);
        cost_words(page, decision, cost, sizeof cost);
        size_t used = strlen(plan.moment_head);
        snprintf(plan.moment_head + used, sizeof plan.moment_head - used, " · %s", cost);
    }
    snprintf(plan.path, sizeof plan.path, "%s", page->path);
    snprintf(page->focus, sizeof page->focus, "%s", from);
    stage_push(page->scene.stage, play_scene_with(&plan));
}

/* One of the dearest is a drill, which counts as if it was chosen among the drills; any other is only tried.
 */
static void practise(LookbackScene *page, int moment, const char *from) {
    const ReviewDecision *decision = &page->review->list[page->moments[moment]];
    Drill drill = {.serial = decision->serial, .game = page->review->game, .seat = decision->seat};
    snprintf(drill.record, sizeof drill.record, "%.*s", GRADES_RECORD - 1, reviewed_name(page->path));
    bool is_kept = reviewed_is_here(page->scene.stage, page->path) &&
                   drills_find(stage_services(page->scene.stage)->data_directory, &drill);
    snprintf(page->focus, sizeof page->focus, "%s", from);
    stage_push(page->scene.stage, play_scene_of_drill(page->path, &drill, is_kept));
}

static void lookback_event(Scene *scene, const UiEvent *event) {
    LookbackScene *page = (LookbackScene *)scene;
    bool is_pressed = event->kind == UI_EVENT_ACTIVATE;
    if (event->kind == UI_EVENT_BACK || (is_pressed && strcmp(event->name, "back") == 0)) {
        stage_pop(scene->stage);
    } else if (is_pressed && strcmp(event->name, "replay") == 0) {
        show_replay(page, NULL, event->name);
    } else if (is_pressed && ui_event_is(event, "practise:") && ui_event_index(event) < page->moment_count) {
        practise(page, ui_event_index(event), event->name);
    } else if (is_pressed && ui_event_is(event, "moment:") && ui_event_index(event) < page->moment_count) {
        show_replay(page, &page->review->list[page->moments[ui_event_index(event)]], event->name);
    }
}

static void lookback_destroy(Scene *scene) {
    review_job_free(((LookbackScene *)scene)->job);
    free(scene);
}

static const SceneKind lookback_kind = {
    .enter = lookback_enter,
    .woken = lookback_woken,
    .activity = lookback_activity,
    .draw = lookback_draw,
    .event = lookback_event,
    .destroy = lookback_destroy,
};

Scene *lookback_scene_of(const char *record_path) {
    LookbackScene *page = memory_calloc(1, sizeof *page);
    page->scene.kind = &lookback_kind;
    snprintf(page->path, sizeof page->path, "%s", record_path);
    return &page->scene;
}
