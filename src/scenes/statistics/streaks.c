/* The statistics page of a game with streaks (SO-2): the number of hands, the streaks, the best hands, and
 * the numbered deals played. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/faces.h"
#include "scenes/page.h"
#include "scenes/stage.h"
#include "scenes/statistics/streaks_page.h"
#include "session/streaks.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct StreaksScene {
    Scene scene;
    const SabaccGame *game;
    Streaks streaks;
    char problem[MATCH_MESSAGE]; /* "" if the file could be read */
} StreaksScene;

/* ---- numbers ---- */

static void draw_number(Canvas *canvas, Box box, int number, const char *label, Colour colour) {
    char words[16];
    style_inlay(canvas, box);
    snprintf(words, sizeof words, "%d", number);
    TextStyle digits = style_text(FONT_TITLE, 50, colour, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    canvas_text(canvas, (Box){box.x, box.y + 10, box.width, 58}, &digits, words);
    canvas_text(canvas, (Box){box.x + 4, box.y + 70, box.width - 8, 30}, &small, label);
}

static const float NUMBER_HIGH = 112;

static void draw_numbers(const StreaksScene *page, Canvas *canvas, Box *rest, bool is_portrait) {
    const Streaks *streaks = &page->streaks;
    const struct {
        int number;
        const char *label;
        Colour colour;
    } cells[] = {/* TRANSLATORS: each stands below its number; a row is of hands won one after the other,
                    drawn are hands that nobody won. */
                 {streaks->streak, _("in a row now"), STYLE_BRASS_LIT},
                 {streaks->longest, _("longest row"), STYLE_BRASS_LIT},
                 {streaks->hands[STREAK_WON], _("hands won"), STYLE_GAIN},
                 {streaks->hands[STREAK_LOST], _("hands lost"), STYLE_LOSS},
                 {streaks->hands[STREAK_DRAWN], _("drawn"), STYLE_BONE}};
    enum { CELLS = sizeof cells / sizeof *cells };
    int first_row = is_portrait ? 2 : CELLS;
    Box row = box_cut_top(rest, NUMBER_HIGH, 12);
    for (int i = 0; i < first_row; i++)
        draw_number(canvas, box_column(row, i, first_row, 12), cells[i].number, cells[i].label,
                    cells[i].colour);
    if (first_row < CELLS) row = box_cut_top(rest, NUMBER_HIGH, 12);
    for (int i = first_row; i < CELLS; i++)
        draw_number(canvas, box_column(row, i - first_row, CELLS - first_row, 12), cells[i].number,
                    cells[i].label, cells[i].colour);
}

/* ---- lists ---- */

static const float HEADING_HIGH = 50, HAND_HIGH = 96, DEAL_HIGH = 46;

static void draw_heading(Canvas *canvas, Box *rest, const char *words) {
    style_section(canvas, box_cut_top(rest, HEADING_HIGH, 0), words);
}

static void draw_none(Canvas *canvas, Box *rest, const char *words) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph(canvas, box_cut_top(rest, DEAL_HIGH, 0), &style, words, false);
}

static void draw_best(const StreaksScene *page, Canvas *canvas, Box row, const StreakHand *hand) {
    char total[16], words[96];
    Box cards = box_cut_left(&row, row.width * 0.55f, 20);
    float high = row.height - 10, wide = high * faces_shape(page->game);
    float pitch = hand->count > 1 ? fminf(wide * 1.06f, (cards.width - wide) / (float)(hand->count - 1)) : 0;
    for (int i = 0; i < hand->count; i++)
        faces_draw(canvas, page->game, hand->cards[i], cards.x + pitch * (float)i, row.y, high);
    Text number = text_over(total, sizeof total);
    text_add_shown_signed(&number, hand->total);
    snprintf(words, sizeof words, "%s · %s", _(sabacc_rank_title((SabaccRank)hand->rank)), total);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle day = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, (Box){row.x, row.y + 10, row.width, 34}, &name, words);
    canvas_text(canvas, (Box){row.x, row.y + 46, row.width, 28}, &day, hand->day);
}

void streaks_deal_words(const StreakDeal *deal, char *words, size_t size) {
    static const char *const ends[STREAK_ENDS] = {N_("lost, %s"), N_("drawn, %s"), N_("won, %s")};
    char hand[64];
    Text text = text_over(hand, sizeof hand);
    text_add(&text, _(sabacc_rank_title((SabaccRank)deal->rank)));
    text_add_char(&text, ' ');
    text_add_shown_signed(&text, deal->total);
    snprintf(words, size, _(ends[deal->end]), hand);
}

static void draw_deal(Canvas *canvas, Box row, const StreakDeal *deal) {
    char number[32], words[96];
    snprintf(number, sizeof number, _("Deal %lld"), (long long)deal->number);
    streaks_deal_words(deal, words, sizeof words);
    Colour colour = deal->end == STREAK_WON ? STYLE_GAIN : deal->end == STREAK_LOST ? STYLE_LOSS : STYLE_BONE;
    TextStyle left = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 1, STYLE_BONE, TEXT_LEFT);
    TextStyle right = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, colour, TEXT_LEFT);
    canvas_text(canvas, box_cut_left(&row, 200, 12), &left, number);
    canvas_text(canvas, row, &right, words);
}

static void draw_hands(const StreaksScene *page, Canvas *canvas, Box *rest) {
    draw_heading(canvas, rest, _("Best hands won"));
    if (page->streaks.best_count == 0) draw_none(canvas, rest, _("None yet."));
    for (int i = 0; i < page->streaks.best_count; i++)
        draw_best(page, canvas, box_cut_top(rest, HAND_HIGH, 4), &page->streaks.best[i]);
}

static void draw_deals(const StreaksScene *page, Canvas *canvas, Box *rest) {
    draw_heading(canvas, rest, _("Numbered deals, the first try of each"));
    if (page->streaks.deal_count == 0)
        draw_none(canvas, rest, _("None yet: the setup takes a number for the deal."));
    for (int i = 0; i < page->streaks.deal_count; i++)
        draw_deal(canvas, box_cut_top(rest, DEAL_HIGH, 0), &page->streaks.deals[i]);
}

static float list_height(int count, float row) {
    return HEADING_HIGH + (count > 0 ? row * (float)count : DEAL_HIGH);
}

/* Side by side in landscape, one below the other in portrait. */
static void draw_lists(const StreaksScene *page, Ui *ui, Box rest, bool is_portrait) {
    float hands = list_height(page->streaks.best_count, HAND_HIGH + 4);
    float deals = list_height(page->streaks.deal_count, DEAL_HIGH);
    float high = is_portrait ? hands + 20 + deals : fmaxf(hands, deals);
    Box all = ui_begin_scroll(ui, "streaks", rest, high);
    if (is_portrait) {
        draw_deals(page, ui_canvas(ui), &all);
        box_cut_top(&all, 20, 0);
        draw_hands(page, ui_canvas(ui), &all);
    } else {
        Box right = box_cut_right(&all, all.width * 0.42f, 40);
        draw_hands(page, ui_canvas(ui), &all);
        draw_deals(page, ui_canvas(ui), &right);
    }
    ui_end_scroll(ui);
}

/* ---- the scene ---- */

static void streaks_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const StreaksScene *page = (StreaksScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    char heading[96];
    snprintf(heading, sizeof heading, _("Results of %s"), _(page->game->name));
    Box rest = page_begin(ui, heading, 1240);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    if (page->problem[0]) {
        TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_LOSS, TEXT_LEFT);
        canvas_paragraph(canvas, rest, &style, page->problem, false);
    } else {
        draw_numbers(page, canvas, &rest, is_portrait);
        draw_lists(page, ui, rest, is_portrait);
    }
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Done"), true);
}

static void streaks_event(Scene *scene, const UiEvent *event) {
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (is_done || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

static void streaks_enter(Scene *scene) {
    StreaksScene *page = (StreaksScene *)scene;
    Text why = text_over(page->problem, sizeof page->problem);
    streaks_read(stage_services(scene->stage)->data_directory, page->game, &page->streaks, &why);
    ui_set_focus(stage_services(scene->stage)->ui, "back");
}

static void streaks_destroy(Scene *scene) { free(scene); }

static const SceneKind streaks_kind = {
    .enter = streaks_enter, .draw = streaks_draw, .event = streaks_event, .destroy = streaks_destroy};

Scene *streaks_scene_of(const SabaccGame *game) {
    StreaksScene *page = memory_calloc(1, sizeof *page);
    page->scene.kind = &streaks_kind;
    page->game = game;
    return &page->scene;
}
