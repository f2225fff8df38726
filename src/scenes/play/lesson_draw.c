/* The words of a lesson: a card beside the place that it speaks of, which is lit, and an arrow to it where
 * that crosses nothing (lesson_place.h); and the panel at its end. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/lesson_place.h"
#include "scenes/play/private.h"
#include "scenes/play/ribbon.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WORDS_SIZE = 28, LEAST_SIZE = 20, PAD_X = 28, PAD_Y = 20, FOOT_HIGH = 54, EDGE = 12,
                   HEAD = 20;
static const float WRONG_GAP = 10, LEAVE_WIDE = 216, NEXT_WIDE = 136, ASIDE_WIDE = 280, LIGHT = 18;
/* Of the card; a flat one has its buttons beside the words. */
static const struct {
    float wide;
    bool is_flat;
} kinds[] = {{640, false}, {876, true}, {520, false}, {430, false}, {360, false}};
enum { KINDS = sizeof kinds / sizeof *kinds, TOO_NARROW_TO_GO_ON = 2, FLAT_LINES = 3 };
/* ---- drawing ---- */

static void light(Canvas *canvas, Box box) {
    Box ring = box_inset(box, -LESSON_RING, -LESSON_RING);
    canvas_halo(canvas, ring, STYLE_CORNER + LESSON_RING, LIGHT, colour_fade(STYLE_AMBER, 0.45f));
    canvas_panel(canvas, ring,
                 &(PanelStyle){.edge = STYLE_AMBER, .edge_width = 4, .radius = STYLE_CORNER + LESSON_RING});
}

static void draw_arrow(Canvas *canvas, const LessonArrow *at) {
    float long_by = hypotf(at->x2 - at->x1, at->y2 - at->y1);
    if (long_by < 1) return;
    float x = HEAD * (at->x1 - at->x2) / long_by, y = HEAD * (at->y1 - at->y2) / long_by;
    canvas_line(canvas, at->x1, at->y1, at->x2, at->y2, 5, STYLE_AMBER);
    for (int side = -1; side <= 1; side += 2) {
        float across = (float)side * 0.55f;
        canvas_line(canvas, at->x2, at->y2, at->x2 + x - across * y, at->y2 + y + across * x, 5, STYLE_AMBER);
    }
}

static TextStyle words_style(float size, Colour colour) {
    return style_text(FONT_TEXT, size, colour, TEXT_LEFT);
}

/* Returns how high the words are. */
static float draw_words(const PlayScene *play, Canvas *canvas, Box box, const LessonStep *step, float size,
                        bool is_measured_only) {
    float high = 0;
    if (play->lesson.is_wrong) {
        TextStyle wrong = words_style(size, STYLE_AMBER);
        high = canvas_paragraph(canvas, box, &wrong, play_lesson_wrong(step), is_measured_only) + WRONG_GAP;
        box_cut_top(&box, high, 0);
    }
    TextStyle style = words_style(size, STYLE_BONE);
    return high + canvas_paragraph(canvas, box, &style, _(step->say), is_measured_only);
}

static void draw_foot(const PlayScene *play, Ui *ui, Box foot) {
    char share[48];
    int count = lesson_step_count(play->lesson.lesson);
    Box leave = box_cut_left(&foot, LEAVE_WIDE, 8);
    if (play->lesson.step + 1 < count)
        ui_button(
            ui, &(Button){.name = "lesson:leave", .box = leave, .label = _("Skip lesson"), .is_quiet = true});
    snprintf(share, sizeof share, _("%d of %d"), play->lesson.step + 1, count);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    canvas_named_text(ui_canvas(ui), foot, &style, share, "lesson:share");
}

/* The buttons, below the words or beside them; leaves what is left for these. */
static void draw_buttons(const PlayScene *play, Ui *ui, bool is_flat, bool has_next, Box *rest) {
    Box aside = *rest, next;
    if (is_flat) aside = box_cut_right(rest, ASIDE_WIDE, PAD_X / 2);
    Box foot = box_cut_bottom(is_flat ? &aside : rest, FOOT_HIGH, 10);
    foot.x -= PAD_X / 2, foot.width += PAD_X;
    if (is_flat)
        next = box_cut_top(&aside, FOOT_HIGH, 0), next = box_cut_right(&next, NEXT_WIDE, 0);
    else if (has_next)
        next = box_cut_right(&foot, NEXT_WIDE, 12);
    draw_foot(play, ui, foot);
    if (!has_next) return;
    if (strcmp(ui_focus(ui), "lesson:next") == 0) ui_tell_accept(ui); /* in gold, it says so by itself */
    ui_button(ui, &(Button){.name = "lesson:next", .box = next, .label = _("Go on"), .is_primary = true});
}

static void draw_ground(Canvas *canvas, Box card) {
    canvas_glow(canvas, card, 22, 24, 0x90000000u);
    canvas_panel(canvas, card,
                 &(PanelStyle){.top = STYLE_NIGHT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_AMBER,
                               .edge_width = 3,
                               .radius = STYLE_CORNER + 4});
}

static void draw_card(const PlayScene *play, Ui *ui, const LessonPlace *at, float size,
                      const LessonStep *step, bool has_next) {
    Canvas *canvas = ui_canvas(ui);
    draw_ground(canvas, at->card);
    Box rest = box_inset(at->card, PAD_X, PAD_Y);
    draw_buttons(play, ui, kinds[at->shape].is_flat, has_next, &rest);
    canvas_push_name(canvas, "lesson");
    draw_words(play, canvas, rest, step, size, false);
    canvas_pop_name(canvas);
}

/* Keys and pad begin where the arrow points. */
static void follow_focus(PlayScene *play, Ui *ui, const char *place) {
    if (play->lesson.focused == place || !place[0]) return;
    play->lesson.focused = place;
    ui_set_focus(ui, place);
}

static void note_box(Canvas *canvas, const char *name, Box box) {
    char words[64];
    snprintf(words, sizeof words, "%.1f %.1f %.1f %.1f", (double)box.x, (double)box.y, (double)box.width,
             (double)box.height);
    canvas_note(canvas, name, words);
}

/* Where the card lies, what it speaks of, and from where to where each arrow goes, for tests. */
static void note_places(Canvas *canvas, const LessonPlace *place, const LessonAims *aims) {
    char words[64];
    if (!canvas_transcript(canvas)) return;
    note_box(canvas, "lesson:card", place->card);
    for (int i = 0; i < aims->count; i++) note_box(canvas, "lesson:aim", aims->list[i]);
    for (int i = 0; i < aims->count; i++) {
        const LessonArrow *arrow = &place->arrows[i];
        if (!arrow->is_clear) continue;
        snprintf(words, sizeof words, "%.1f %.1f %.1f %.1f", (double)arrow->x1, (double)arrow->y1,
                 (double)arrow->x2, (double)arrow->y2);
        canvas_note(canvas, "lesson:arrow", words);
    }
}

static float flat_words_high(const Canvas *canvas) {
    TextStyle style = words_style(WORDS_SIZE, STYLE_BONE);
    return FLAT_LINES * canvas_line_height(canvas, &style);
}

static float flat_high(float words) { return fmaxf(words, 2 * FOOT_HIGH + 8) + 2 * PAD_Y; }

float play_lesson_room(const Canvas *canvas) {
    if (!canvas_layout(canvas)->is_portrait) return 0;
    return flat_high(flat_words_high(canvas)) + 2 * EDGE;
}

/* The words of a flat card get smaller rather than that it gets higher. */
static LessonShape flat_shape(const PlayScene *play, Canvas *canvas, const LessonStep *step, float wide) {
    Box inside = {0, 0, wide - ASIDE_WIDE - PAD_X / 2 - 2 * PAD_X, canvas_layout(canvas)->screen.height};
    float size = WORDS_SIZE, high;
    do high = draw_words(play, canvas, inside, step, size, true);
    while (high > flat_words_high(canvas) + 1 && --size >= LEAST_SIZE);
    return (LessonShape){wide, flat_high(high), fmaxf(size, LEAST_SIZE)};
}

static LessonShape high_shape(const PlayScene *play, Canvas *canvas, const LessonStep *step, float wide) {
    Box inside = {0, 0, wide - 2 * PAD_X, canvas_layout(canvas)->screen.height};
    float words = draw_words(play, canvas, inside, step, WORDS_SIZE, true);
    return (LessonShape){wide, words + 10 + FOOT_HIGH + 2 * PAD_Y, WORDS_SIZE};
}

/* Returns how many: the narrow ones have no room for a button to go on by. */
static int find_shapes(const PlayScene *play, Canvas *canvas, const LessonStep *step, bool has_next,
                       LessonShape shapes[KINDS]) {
    int count = has_next ? KINDS - TOO_NARROW_TO_GO_ON : KINDS;
    for (int i = 0; i < count; i++)
        shapes[i] = kinds[i].is_flat ? flat_shape(play, canvas, step, kinds[i].wide)
                                     : high_shape(play, canvas, step, kinds[i].wide);
    return count;
}

void play_draw_lesson(PlayScene *play, Ui *ui, const TableArea *table) {
    const LessonStep *step = play_lesson_now(play);
    if (!step) return;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    const char *place = play_lesson_place(play, ui);
    bool has_next = strcmp(place, "lesson:next") == 0 || (step->is_read && !place[0]);
    LessonAims aims;
    LessonShape shapes[KINDS];
    int count = find_shapes(play, canvas, step, has_next, shapes);
    lesson_find_aims(play, ui, table, &aims);
    Box rest = table->box;
    Box area = {rest.x + EDGE, rest.y + EDGE, rest.width - 2 * EDGE,
                layout->screen.height - rest.y - 2 * EDGE};
    LessonPlace at = lesson_find_place(ui, area, &aims, shapes, count);
    note_places(canvas, &at, &aims);
    for (int i = 0; i < aims.count; i++) {
        light(canvas, aims.list[i]);
        if (at.arrows[i].is_clear) draw_arrow(canvas, &at.arrows[i]);
    }
    ui_begin_group(ui);
    draw_card(play, ui, &at, shapes[at.shape].size, step, has_next);
    follow_focus(play, ui, place);
}

void play_draw_learnt(const PlayScene *play, Ui *ui, Box area) {
    char title[120];
    Canvas *canvas = ui_canvas(ui);
    const char *end = lesson_end(play->lesson.lesson);
    TextStyle style = words_style(WORDS_SIZE, STYLE_BONE);
    Box inside = {0, 0, area.width - 2 * PAD_X, area.height};
    float words = end[0] ? canvas_paragraph(canvas, inside, &style, _(end), true) : 0;
    snprintf(title, sizeof title, _("That is %s"), _(play_game(play)->name));
    Box rest =
        play_result_panel(ui, area, 44 + 64 + words + 24 + 2 * (STYLE_BUTTON_HIGH + 14), title, false, 1);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 14);
    Box first = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 14);
    canvas_push_name(canvas, "lesson:end");
    if (end[0]) canvas_paragraph(canvas, rest, &style, _(end), false);
    canvas_pop_name(canvas);
    ui_button(ui, &(Button){.name = "lesson:play",
                            .box = first,
                            .label = _("Play a real game for small stakes"),
                            .is_primary = true});
    ui_button(
        ui, &(Button){.name = "lesson:title", .box = box_column(foot, 0, 2, 16), .label = _("To the title")});
    ui_button(ui,
              &(Button){.name = "lesson:again", .box = box_column(foot, 1, 2, 16), .label = _("Once more")});
}
