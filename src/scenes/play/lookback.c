#include "scenes/play/lookback.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
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
    int moments[MOMENTS];     /* decisions that gave something away, the dearest first */
    int moment_count, chosen; /* which of them is shown beside the list */
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
    if (!page->focus[0]) ui_set_focus(stage_services(page->scene.stage)->ui, "moment:0");
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

static const float PERSON_HIGH = 264, PERSON_LOW = 150, PERSON_WIDE = 560, PEOPLE_GAP = 16;
enum { PEOPLE_MOST = 2 };

static void draw_line(Canvas *canvas, Box *rest, const char *label, const char *value, const char *name) {
    TextStyle left = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle right = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_RIGHT);
    Box row = box_cut_top(rest, 30, 0);
    canvas_named_text(canvas, row, &right, value, "%s", name);
    canvas_text(canvas, row, &left, label);
}

/* What the two lines above add up to. */
static const char *result_label(uint8_t unit, int64_t result) {
    if (unit == ADVISER_CREDITS) return result < 0 ? _("Credits lost") : _("Credits won");
    /* TRANSLATORS: before percents of the whole game: where two play, an even share is half of it. */
    return result < 0 ? _("Below an even share") : _("Above an even share");
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
    draw_line(canvas, &rest, result_label(review->unit, own->result), words, "result");
}

/* The grade, and beside it in a wide box, else below, what it is made of. */
static void draw_person(const LookbackScene *page, Canvas *canvas, Box box, int seat) {
    static const float SHARE = 0.46f, APART = 40;
    const ReviewSeat *own = &page->review->seat[seat];
    char words[16];
    style_inlay(canvas, box);
    bool is_wide = box.width > PERSON_WIDE;
    Box sums = box_inset(box, 24, 14),
        rest = is_wide ? box_cut_left(&sums, sums.width * SHARE, APART) : box_cut_top(&sums, 104, 0);
    Box head = box_cut_top(&rest, 74, 6);
    TextStyle digits = style_text(FONT_TITLE, 60, STYLE_BRASS_LIT, TEXT_RIGHT);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    snprintf(words, sizeof words, "%d", own->grade);
    canvas_named_text(canvas, box_cut_right(&head, 110, 8), &digits, words, "grade");
    canvas_text(canvas, box_cut_top(&head, 40, 0), &name, review_job_setup(page->job)->seat[seat].name);
    canvas_text(canvas, head, &small, grade_words(own->grade));
    Box rail = box_cut_top(&rest, 10, 0);
    canvas_fill(canvas, rail, STYLE_ENAMEL_LIT);
    rail.width *= (float)own->grade / REVIEW_BEST_GRADE;
    canvas_fill(canvas, rail, STYLE_BRASS_LIT);
    draw_sums(page, canvas, sums, seat);
}

static int count_people(const LookbackScene *page) {
    int count = 0;
    for (int seat = 0; seat < page->review->seats; seat++) count += is_person(page, seat);
    return count < PEOPLE_MOST ? count : PEOPLE_MOST;
}

static float people_height(const LookbackScene *page, float width) {
    int count = count_people(page) > 0 ? count_people(page) : 1;
    return (width - PEOPLE_GAP * (float)(count - 1)) / (float)count > PERSON_WIDE ? PERSON_LOW : PERSON_HIGH;
}

static void draw_people(const LookbackScene *page, Canvas *canvas, Box area) {
    int count = count_people(page), shown = 0;
    for (int seat = 0; seat < page->review->seats && shown < count; seat++)
        if (is_person(page, seat))
            draw_person(page, canvas, box_column(area, shown++, count, PEOPLE_GAP), seat);
}

/* ---- drawing: what gave something away ---- */

static const float ROW_GAP = 8, ROW_BESIDE = 18, ROW_ABOVE = 10, RAIL_HIGH = 8,
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

static TextStyle row_title(void) { return style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT); }
static TextStyle row_small(Colour colour) {
    return style_text(FONT_TEXT, STYLE_SIZE_SMALL, colour, TEXT_LEFT);
}

static float row_height(const Canvas *canvas) {
    TextStyle title = row_title(), small = row_small(STYLE_DUST);
    return canvas_line_height(canvas, &title) + canvas_line_height(canvas, &small) + 2 * ROW_ABOVE;
}

/* How much of what was at stake it cost, as a rail and in words. */
static void draw_share(Canvas *canvas, Box row, const ReviewDecision *decision) {
    static const float RAIL_WIDE = 180;
    enum { WHOLE = 10000 };
    char words[COST];
    Box rail = box_place(box_cut_left(&row, RAIL_WIDE, 14), RAIL_WIDE, RAIL_HIGH, 0, 0.5f);
    TextStyle small = row_small(STYLE_DUST);
    canvas_fill(canvas, rail, STYLE_ENAMEL_LIT);
    rail.width *= (float)decision->share / WHOLE;
    canvas_fill(canvas, rail, colour_of(decision));
    share_words(decision, words, sizeof words);
    canvas_text(canvas, row, &small, words);
}

/* What was done, and what it cost. */
static void draw_moment(const LookbackScene *page, Ui *ui, Box box, int index) {
    Canvas *canvas = ui_canvas(ui);
    const ReviewDecision *decision = &page->review->list[page->moments[index]];
    char name[UI_NAME_BYTES], head_words[PLAN_MOMENT], words[PLAN_MOMENT], lost[64];
    snprintf(name, sizeof name, "moment:%d", index);
    ui_button(ui, &(Button){.name = name, .box = box, .label = "", .is_selected = index == page->chosen});
    moment_words(page, decision, head_words, sizeof head_words, words, sizeof words);
    worth_words(page->review, -decision->lost, lost, sizeof lost);
    TextStyle title = row_title();
    TextStyle amount = style_text(FONT_BOLD, STYLE_SIZE_LARGE, colour_of(decision), TEXT_RIGHT);
    canvas_push_name(canvas, "%s", name);
    Box inside = box_inset(box, ROW_BESIDE, ROW_ABOVE);
    canvas_text(canvas, box_cut_right(&inside, canvas_text_width(canvas, &amount, lost) + 2, 16), &amount,
                lost);
    canvas_text(canvas, box_cut_top(&inside, canvas_line_height(canvas, &title), 0), &title, head_words);
    draw_share(canvas, inside, decision);
    canvas_pop_name(canvas);
}

/* ---- drawing: the chosen one ---- */

/* The hand as it was then. */
static LadderExample hand_of(const ReviewDecision *decision) {
    const SabaccSeat *seat = &decision->seen->seat[decision->seat];
    LadderExample hand = {.count = 0};
    while (hand.count < seat->hand_count && hand.count < LADDER_CARDS) {
        hand.cards[hand.count] = seat->hand[hand.count];
        hand.count++;
    }
    return hand;
}

static void draw_ways(const LookbackScene *page, Ui *ui, Box foot, const ReviewDecision *decision) {
    SeatMask people = reviewed_people(page->review, review_job_setup(page->job));
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "show",
                            .box = box_column(foot, 0, 2, 14),
                            .label = _("See the table"),
                            .is_primary = true});
    ui_button(ui, &(Button){.name = "practise",
                            .box = box_column(foot, 1, 2, 14),
                            .label = _("Practise"),
                            .is_disabled = !seat_in(people, decision->seat)});
}

/* What was done with which hand, what it cost, what was better and why. */
static void draw_chosen(const LookbackScene *page, Ui *ui, Box box) {
    static const float BESIDE = 28, ABOVE = 20, GAP = 12, CARDS_MOST = 250, CARDS_LEAST = 60;
    Canvas *canvas = ui_canvas(ui);
    const ReviewDecision *decision = &page->review->list[page->moments[page->chosen]];
    char head_words[PLAN_MOMENT], words[PLAN_MOMENT], cost[COST], held[HELD + 16];
    moment_words(page, decision, head_words, sizeof head_words, words, sizeof words);
    cost_words(page, decision, cost, sizeof cost);
    held_words(decision, held, sizeof held);
    style_inlay(canvas, box);
    Box rest = box_inset(box, BESIDE, ABOVE);
    draw_ways(page, ui, box_cut_bottom(&rest, STYLE_BUTTON_HIGH, ABOVE), decision);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle amount = style_text(FONT_BOLD, STYLE_SIZE_BODY, colour_of(decision), TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_BONE, TEXT_LEFT);
    canvas_push_name(canvas, "chosen");
    canvas_text(canvas, box_cut_top(&rest, canvas_line_height(canvas, &title), 0), &title, head_words);
    canvas_text(canvas, box_cut_top(&rest, canvas_line_height(canvas, &amount), GAP), &amount, cost);
    float high = canvas_paragraph(canvas, rest, &line, words, true),
          caption = canvas_line_height(canvas, &small);
    high = fminf(high, fmaxf(rest.height - caption - CARDS_LEAST, rest.height / 2));
    canvas_paragraph_within(canvas, box_cut_bottom(&rest, high, GAP), &line, words);
    canvas_text(canvas, box_cut_bottom(&rest, caption, 4), &small, held);
    LadderExample hand = hand_of(decision);
    if (hand.count > 0)
        emblem_draw(canvas, rest, page->review->game, &hand, fminf(rest.height - GAP, CARDS_MOST));
    canvas_pop_name(canvas);
}

/* ---- drawing: the list ---- */

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

/* The row that has the focus is the chosen one. */
static void follow_focus(LookbackScene *page, const Ui *ui) {
    int index = -1;
    if (sscanf(ui_focus(ui), "moment:%d", &index) == 1 && index >= 0 && index < page->moment_count)
        page->chosen = index;
}

static void draw_moments(LookbackScene *page, Ui *ui, Box rest) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, fmaxf(36, canvas_line_height(canvas, &heading)), 4), &heading,
                _("What could have been better, the dearest first"));
    if (page->moment_count == 0) {
        canvas_paragraph(canvas, rest, &small, _("Nothing: every choice was as good as the best player’s."),
                         false);
        return;
    }
    char total[2 * COST];
    total_words(page, total, sizeof total);
    canvas_named_text(canvas, box_cut_top(&rest, fmaxf(30, canvas_line_height(canvas, &small)), 6), &small,
                      total, "total");
    ui_begin_group(ui);
    float pitch = row_height(canvas) + ROW_GAP, high = (float)page->moment_count * pitch + RING;
    Box all = box_inset(ui_begin_scroll(ui, "moments", box_inset(rest, -RING, 0), high), RING, 0);
    box_cut_top(&all, RING, 0);
    for (int i = 0; i < page->moment_count; i++)
        draw_moment(page, ui, box_cut_top(&all, pitch - ROW_GAP, ROW_GAP), i);
    ui_end_scroll(ui);
}

/* ---- drawing: the page ---- */

static void draw_note(Ui *ui, Box rest, const char *words) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph(ui_canvas(ui), rest, &style, words, false);
}

static void draw_buttons(const LookbackScene *page, Ui *ui, Box foot) {
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), page->moment_count == 0);
    ui_button(ui, &(Button){.name = "replay",
                            .box = box_cut_right(&foot, 260, 16),
                            .label = _("Whole replay"),
                            .is_disabled = !page->review});
}

/* The choices, and beside them or, upright, below them the grade and the chosen one. */
static void draw_review(LookbackScene *page, Ui *ui, Box rest, bool is_portrait) {
    static const float LIST_SHARE = 0.47f, LIST_HIGH = 0.4f, APART = 32, UNDER = 20;
    follow_focus(page, ui);
    Box list = rest, side = rest;
    if (is_portrait) {
        draw_people(page, ui_canvas(ui), box_cut_top(&rest, people_height(page, rest.width), UNDER));
        list = box_cut_top(&rest, rest.height * LIST_HIGH, UNDER);
        side = rest;
    } else {
        list = box_cut_left(&side, side.width * LIST_SHARE, APART);
        draw_people(page, ui_canvas(ui), box_cut_top(&side, people_height(page, side.width), UNDER));
    }
    draw_moments(page, ui, list);
    if (page->moment_count > 0) draw_chosen(page, ui, side);
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
        draw_review(page, ui, rest, is_portrait);
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

/* From what can be done with the chosen one back leads to its row. */
static bool is_of_chosen(const LookbackScene *page) {
    const char *focus = ui_focus(stage_services(page->scene.stage)->ui);
    return strcmp(focus, "show") == 0 || strcmp(focus, "practise") == 0;
}

static void focus_row(const LookbackScene *page) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "moment:%d", page->chosen);
    ui_set_focus(stage_services(page->scene.stage)->ui, name);
}

static void lookback_event(Scene *scene, const UiEvent *event) {
    LookbackScene *page = (LookbackScene *)scene;
    bool is_pressed = event->kind == UI_EVENT_ACTIVATE;
    if (event->kind == UI_EVENT_BACK && is_of_chosen(page)) {
        focus_row(page);
    } else if (event->kind == UI_EVENT_BACK || (is_pressed && strcmp(event->name, "back") == 0)) {
        stage_pop(scene->stage);
    } else if (is_pressed && strcmp(event->name, "replay") == 0) {
        show_replay(page, NULL, event->name);
    } else if (is_pressed && strcmp(event->name, "practise") == 0 && page->chosen < page->moment_count) {
        practise(page, page->chosen, event->name);
    } else if (is_pressed && strcmp(event->name, "show") == 0 && page->chosen < page->moment_count) {
        show_replay(page, &page->review->list[page->moments[page->chosen]], event->name);
    } else if (is_pressed && ui_event_is(event, "moment:") && ui_event_index(event) < page->moment_count) {
        page->chosen = ui_event_index(event);
        ui_set_focus(stage_services(scene->stage)->ui, "show");
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
