/* The words of a lesson: a card beside the place that it speaks of, never over what is to be pressed or
 * looked at, with an arrow to it. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/ribbon.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WORDS_SIZE = 28, CARD_WIDE = 640, CARD_WIDE_UPRIGHT = 680, PAD_X = 28, PAD_Y = 20;
static const float FOOT_HIGH = 54, ARROW_GAP = 54, EDGE = 12, RING = 8, HEAD = 20, SHARE_WIDE = 130;
static const float WRONG_GAP = 10, LEAVE_WIDE = 250, NEXT_WIDE = 200;
enum { PLACES_MAX = 128, AIMS_MAX = LESSON_POINTS, ACROSS = 25, DOWN = 19 };

/* What the step points to in this frame, and what the card keeps clear of. */
typedef struct Aims {
    Box cloth; /* of the table */
    bool is_portrait;
    Box list[AIMS_MAX];
    int count;
    Box own;                                     /* one's own cards and their worth */
    Box places[PLACES_MAX], buttons[PLACES_MAX]; /* to be seen; to be pressed */
    int place_count, button_count;
} Aims;

/* ---- places ---- */

static Box box_around(Box one, Box other) {
    float right = fmaxf(one.x + one.width, other.x + other.width);
    float bottom = fmaxf(one.y + one.height, other.y + other.height);
    float x = fminf(one.x, other.x), y = fminf(one.y, other.y);
    return (Box){x, y, right - x, bottom - y};
}

/* All cards of one's own. */
static bool place_of_hand(const Ui *ui, Box *box) {
    bool has_any = false;
    for (int slot = 0; slot < SABACC_MAX_HAND; slot++) {
        char card[UI_NAME_BYTES];
        Box at;
        snprintf(card, sizeof card, "card:%d", slot);
        if (!ui_place_of(ui, card, &at)) continue;
        *box = has_any ? box_around(*box, at) : at;
        has_any = true;
    }
    return has_any;
}

/* "hand", "dice", "plate:N", or a widget. */
static bool place_of(const PlayScene *play, const Aims *aims, const Ui *ui, const char *name, Box *box) {
    int seat;
    if (strcmp(name, "hand") == 0) return place_of_hand(ui, box);
    bool is_dice = strcmp(name, "dice") == 0, is_plate = sscanf(name, "plate:%d", &seat) == 1;
    if (is_dice) *box = table_view_dice(play->seen.view, aims->cloth, aims->is_portrait);
    if (is_plate) *box = table_view_plate(play->seen.view, aims->cloth, aims->is_portrait, seat);
    return is_dice || is_plate || ui_place_of(ui, name, box);
}

static void add_aim(const PlayScene *play, Aims *aims, const Ui *ui, const char *name) {
    if (aims->count < AIMS_MAX && place_of(play, aims, ui, name, &aims->list[aims->count])) aims->count++;
}

static void add_place(Aims *aims, Box place) {
    if (aims->place_count < PLACES_MAX) aims->places[aims->place_count++] = place;
}

/* One's own cards, and beside or below them what they come to: the words speak of them most of the time. */
static void add_own(Aims *aims, Box hand) {
    static const float WORTH_WIDE = 260, WORTH_HIGH = 100;
    aims->own = hand;
    if (aims->is_portrait)
        aims->own.height += WORTH_HIGH;
    else
        aims->own.width += WORTH_WIDE;
}

/* All that is to be looked at; of what is to be pressed only the next. */
static void find_aims(const PlayScene *play, const Ui *ui, const LessonStep *step, Aims *aims) {
    Box hand;
    aims->button_count = ui_places(ui, true, aims->buttons, PLACES_MAX);
    aims->place_count = ui_places(ui, false, aims->places, PLACES_MAX);
    if (place_of_hand(ui, &hand)) add_own(aims, hand);
    add_place(aims, table_view_dice(play->seen.view, aims->cloth, aims->is_portrait));
    for (int seat = 0; seat < play_shown(play)->seats; seat++)
        add_place(aims, table_view_plate(play->seen.view, aims->cloth, aims->is_portrait, seat));
    if (!step->is_read)
        add_aim(play, aims, ui, play_lesson_place(play, ui));
    else
        for (int i = 0; i < step->point_count; i++) add_aim(play, aims, ui, step->points[i]);
}

/* ---- where the card lies ---- */

static float overlap(Box one, Box other) {
    float wide = fminf(one.x + one.width, other.x + other.width) - fmaxf(one.x, other.x);
    float high = fminf(one.y + one.height, other.y + other.height) - fmaxf(one.y, other.y);
    return wide > 0 && high > 0 ? wide * high : 0;
}

static float gap_between(Box one, Box other) {
    float x = fmaxf(fmaxf(other.x - one.x - one.width, one.x - other.x - other.width), 0);
    float y = fmaxf(fmaxf(other.y - one.y - one.height, one.y - other.y - other.height), 0);
    return hypotf(x, y);
}

/* The nearest point of a box. */
static void nearest(Box box, float x, float y, float *near_x, float *near_y) {
    *near_x = fminf(fmaxf(x, box.x), box.x + box.width);
    *near_y = fminf(fmaxf(y, box.y), box.y + box.height);
}

/* From the edge of the card to what it points to. */
typedef struct Arrow {
    float x1, y1, x2, y2;
} Arrow;

static Arrow arrow_of(Box card, Box aim) {
    Arrow arrow;
    Box ring = box_inset(aim, -RING - 6, -RING - 6);
    nearest(ring, card.x + card.width / 2, card.y + card.height / 2, &arrow.x2, &arrow.y2);
    nearest(card, arrow.x2, arrow.y2, &arrow.x1, &arrow.y1);
    arrow.x1 = fminf(fmaxf(arrow.x1, card.x + STYLE_CORNER), card.x + card.width - STYLE_CORNER);
    return arrow;
}

/* How many of the points along the arrow lie on other things. */
static int crossings(const Aims *aims, Box card, Box aim) {
    enum { POINTS = 8 };
    int count = 0;
    Arrow arrow = arrow_of(card, aim);
    for (int i = 0; i < aims->place_count; i++) {
        if (overlap(aims->places[i], aim) > 0) continue;
        for (int point = 1; point < POINTS; point++) {
            float share = (float)point / POINTS;
            count += box_has(aims->places[i], arrow.x1 + share * (arrow.x2 - arrow.x1),
                             arrow.y1 + share * (arrow.y2 - arrow.y1));
        }
    }
    return count;
}

/* Over what is pointed at never, over other things hardly, and otherwise near. */
static float cost_of(const Aims *aims, Box card, Box area) {
    static const float ON_AIM = 1000, ON_PLACE = 0.008f, ON_OWN = 0.05f, ON_BUTTON = 0.03f, CROSSED = 30,
                       NO_ARROW = 150;
    float cost = ON_OWN * overlap(card, aims->own);
    for (int i = 0; i < aims->count; i++) {
        Box clear = box_inset(aims->list[i], -2 * RING, -2 * RING);
        cost += ON_AIM * overlap(card, clear) + gap_between(card, aims->list[i]) / (float)aims->count;
        if (gap_between(card, aims->list[i]) < ARROW_GAP) cost += NO_ARROW;
        cost += CROSSED * (float)crossings(aims, card, aims->list[i]);
    }
    for (int i = 0; i < aims->place_count; i++) cost += ON_PLACE * overlap(card, aims->places[i]);
    for (int i = 0; i < aims->button_count; i++) cost += ON_BUTTON * overlap(card, aims->buttons[i]);
    float middle = area.x + area.width / 2 - card.x - card.width / 2;
    return cost + 0.05f * fabsf(middle);
}

static Box best_place(const Aims *aims, float width, float height, Box area) {
    Box best = box_place(area, width, height, 0.5f, 0.5f);
    float min = INFINITY;
    for (int i = 0; i < ACROSS * DOWN; i++) {
        float along_x = (float)(i % ACROSS) / (ACROSS - 1), along_y = (float)(i / ACROSS) / (DOWN - 1);
        Box card = box_place(area, width, height, along_x, along_y);
        float cost = cost_of(aims, card, area);
        if (cost < min) min = cost, best = card;
    }
    return best;
}

/* ---- drawing ---- */

static void draw_ring(Canvas *canvas, Box box) {
    canvas_panel(canvas, box_inset(box, -RING, -RING),
                 &(PanelStyle){.edge = STYLE_AMBER, .edge_width = 4, .radius = STYLE_CORNER + RING});
}

static void draw_arrow(Canvas *canvas, Box card, Box aim) {
    Arrow at = arrow_of(card, aim);
    float long_by = hypotf(at.x2 - at.x1, at.y2 - at.y1);
    if (long_by < 1) return;
    float x = HEAD * (at.x1 - at.x2) / long_by, y = HEAD * (at.y1 - at.y2) / long_by;
    canvas_line(canvas, at.x1, at.y1, at.x2, at.y2, 5, STYLE_AMBER);
    for (int side = -1; side <= 1; side += 2) {
        float across = (float)side * 0.55f;
        canvas_line(canvas, at.x2, at.y2, at.x2 + x - across * y, at.y2 + y + across * x, 5, STYLE_AMBER);
    }
}

static TextStyle words_style(Colour colour) { return style_text(FONT_TEXT, WORDS_SIZE, colour, TEXT_LEFT); }

static const char *wrong_words(const LessonStep *step) {
    return step->wrong ? _(step->wrong) : _("Another time: this hand goes on where the arrow points.");
}

/* Returns how high the words are. */
static float draw_words(const PlayScene *play, Canvas *canvas, Box box, const LessonStep *step,
                        bool is_measured_only) {
    float high = 0;
    if (play->lesson.is_wrong) {
        TextStyle wrong = words_style(STYLE_AMBER);
        high = canvas_paragraph(canvas, box, &wrong, wrong_words(step), is_measured_only) + WRONG_GAP;
        box_cut_top(&box, high, 0);
    }
    TextStyle style = words_style(STYLE_BONE);
    return high + canvas_paragraph(canvas, box, &style, _(step->say), is_measured_only);
}

static void draw_foot(const PlayScene *play, Ui *ui, Box foot, bool has_next) {
    char share[48];
    int count = lesson_step_count(play->lesson.lesson);
    Box leave = box_cut_left(&foot, LEAVE_WIDE, 8);
    if (play->lesson.step + 1 < count)
        ui_button(
            ui, &(Button){.name = "lesson:leave", .box = leave, .label = _("Skip lesson"), .is_quiet = true});
    if (has_next)
        ui_button(ui, &(Button){.name = "lesson:next",
                                .box = box_cut_right(&foot, NEXT_WIDE, 8),
                                .label = _("Go on"),
                                .is_primary = true});
    snprintf(share, sizeof share, _("%d of %d"), play->lesson.step + 1, count);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    canvas_named_text(ui_canvas(ui), box_place(foot, SHARE_WIDE, foot.height, 1, 0.5f), &style, share,
                      "lesson:share");
}

static void draw_card(const PlayScene *play, Ui *ui, Box card, const LessonStep *step, bool has_next) {
    Canvas *canvas = ui_canvas(ui);
    canvas_glow(canvas, card, 22, 40, 0xb0000000u);
    canvas_panel(canvas, card,
                 &(PanelStyle){.top = STYLE_NIGHT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_AMBER,
                               .edge_width = 3,
                               .radius = STYLE_CORNER + 4});
    Box rest = box_inset(card, PAD_X, PAD_Y);
    Box foot = box_cut_bottom(&rest, FOOT_HIGH, 10);
    foot.x -= PAD_X / 2, foot.width += PAD_X;
    canvas_push_name(canvas, "lesson");
    draw_words(play, canvas, rest, step, false);
    canvas_pop_name(canvas);
    draw_foot(play, ui, foot, has_next);
}

/* Keys and pad begin where the arrow points. */
static void follow_focus(PlayScene *play, Ui *ui, const char *place) {
    if (play->lesson.focused == place || !place[0]) return;
    play->lesson.focused = place;
    ui_set_focus(ui, place);
}

/* Where the card lies, and what it speaks of, for tests. */
static void note_places(Canvas *canvas, Box card, const Aims *aims) {
    char words[64];
    if (!canvas_transcript(canvas)) return;
    for (int i = -1; i < aims->count; i++) {
        Box box = i < 0 ? card : aims->list[i];
        snprintf(words, sizeof words, "%.1f %.1f %.1f %.1f", (double)box.x, (double)box.y, (double)box.width,
                 (double)box.height);
        canvas_note(canvas, i < 0 ? "lesson:card" : "lesson:aim", words);
    }
}

void play_draw_lesson(PlayScene *play, Ui *ui, Box rest) {
    const LessonStep *step = play_lesson_now(play);
    if (!step) return;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    const char *place = play_lesson_place(play, ui);
    Aims aims = {.cloth = rest, .is_portrait = layout->is_portrait};
    find_aims(play, ui, step, &aims);
    Box area = {rest.x + EDGE, rest.y + EDGE, rest.width - 2 * EDGE,
                layout->screen.height - rest.y - 2 * EDGE};
    float width = layout->is_portrait ? CARD_WIDE_UPRIGHT : CARD_WIDE;
    Box inside = {0, 0, width - 2 * PAD_X, layout->screen.height};
    float height = draw_words(play, canvas, inside, step, true) + 10 + FOOT_HIGH + 2 * PAD_Y;
    Box card = best_place(&aims, width, height, area);
    note_places(canvas, card, &aims);
    for (int i = 0; i < aims.count; i++) {
        draw_ring(canvas, aims.list[i]);
        draw_arrow(canvas, card, aims.list[i]);
    }
    ui_begin_group(ui);
    draw_card(play, ui, card, step, strcmp(place, "lesson:next") == 0 || (step->is_read && !place[0]));
    follow_focus(play, ui, place);
}

void play_draw_learnt(const PlayScene *play, Ui *ui, Box area) {
    char title[120];
    Canvas *canvas = ui_canvas(ui);
    const char *end = lesson_end(play->lesson.lesson);
    TextStyle style = words_style(STYLE_BONE);
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
