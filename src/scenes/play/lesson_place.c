#include "scenes/play/lesson_place.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scenes/play/cover.h"
#include "ui/style.h"

/* ---- what is pointed to ---- */

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
static bool place_of(const PlayScene *play, Ui *ui, const TableArea *cloth, const char *name, Box *box) {
    int seat;
    if (strcmp(name, "hand") == 0) return place_of_hand(ui, box);
    bool is_dice = strcmp(name, "dice") == 0, is_plate = sscanf(name, "plate:%d", &seat) == 1;
    if (is_dice) *box = table_view_dice(play->seen.view, cloth);
    if (is_plate) *box = table_view_plate(play->seen.view, cloth, seat);
    return is_dice || is_plate || ui_place_of(ui, name, box);
}

static void add_aim(const PlayScene *play, Ui *ui, const TableArea *cloth, const char *name,
                    LessonAims *aims) {
    if (aims->count < LESSON_POINTS && place_of(play, ui, cloth, name, &aims->list[aims->count]))
        aims->count++;
}

void lesson_find_aims(const PlayScene *play, Ui *ui, const TableArea *cloth, LessonAims *aims) {
    const LessonStep *step = play_lesson_now(play);
    aims->count = 0;
    aims->seats = play_shown(play)->seats;
    aims->worth = table_view_own_worth(play->seen.view, cloth);
    for (int seat = 0; seat < aims->seats; seat++)
        aims->plates[seat] = table_view_plate(play->seen.view, cloth, seat);
    if (!step->is_read) {
        add_aim(play, ui, cloth, play_lesson_place(play, ui), aims);
        return;
    }
    for (int i = 0; i < step->point_count; i++) add_aim(play, ui, cloth, step->points[i], aims);
}

/* ---- what the card keeps clear of ---- */

enum { PLACES_MAX = 2048, WEIGHT_PANEL = 1, WEIGHT_ANY = 10, WEIGHT_OWN = 30, WEIGHT_AIM = 1000 };

/* The cloth, the bar and the like, on which all lies, are nothing that can be hidden. */
static bool is_ground(Box place, Box screen) {
    static const float SHARE = 0.2f;
    return place.width >= screen.width || place.width * place.height > SHARE * screen.width * screen.height;
}

/* With some room around them. */
static void add_places(Cover *cover, const Box *places, int count, Box screen, float weight) {
    static const float CLEAR = 8;
    for (int i = 0; i < count; i++)
        if (!is_ground(places[i], screen)) cover_add(cover, box_inset(places[i], -CLEAR, -CLEAR), weight);
}

static Cover *find_cover(const Ui *ui, const Canvas *canvas, Box area, const LessonAims *aims) {
    static const float CLEAR = 2 * LESSON_RING;
    Box places[PLACES_MAX], screen = canvas_layout(canvas)->screen, hand;
    Cover *cover = cover_create(area);
    add_places(cover, places, canvas_places(canvas, CANVAS_PANELS, places, PLACES_MAX), screen, WEIGHT_PANEL);
    add_places(cover, places, canvas_places(canvas, CANVAS_MARKS, places, PLACES_MAX), screen, WEIGHT_ANY);
    add_places(cover, places, ui_places(ui, false, places, PLACES_MAX), screen, WEIGHT_ANY);
    add_places(cover, places, ui_places(ui, true, places, PLACES_MAX), screen, WEIGHT_OWN);
    add_places(cover, aims->plates, aims->seats, screen, WEIGHT_ANY);
    if (place_of_hand(ui, &hand)) cover_add(cover, hand, WEIGHT_OWN);
    cover_add(cover, aims->worth, WEIGHT_OWN);
    for (int i = 0; i < aims->count; i++)
        cover_add(cover, box_inset(aims->list[i], -CLEAR, -CLEAR), WEIGHT_AIM);
    cover_sum(cover);
    return cover;
}

/* ---- arrows ---- */

/* The nearest point of a box. */
static void nearest(Box box, float x, float y, float *near_x, float *near_y) {
    *near_x = fminf(fmaxf(x, box.x), box.x + box.width);
    *near_y = fminf(fmaxf(y, box.y), box.y + box.height);
}

static bool is_free_along(const Cover *cover, const LessonArrow *arrow, float length, Box ring) {
    static const float STEP = 6, WIDE = 9;
    float along_x = (arrow->x2 - arrow->x1) / length, along_y = (arrow->y2 - arrow->y1) / length;
    for (float at = 0; at < length; at += STEP)
        for (int side = -1; side <= 1; side++) {
            float x = arrow->x1 + at * along_x - (float)side * WIDE * along_y;
            float y = arrow->y1 + at * along_y + (float)side * WIDE * along_x;
            if (!box_has(ring, x, y) && cover_at(cover, x, y) > 0) return false;
        }
    return true;
}

static LessonArrow arrow_of(const Cover *cover, Box card, Box aim) {
    static const float GAP = 6, LEAST = 34, MOST = 420;
    LessonArrow arrow;
    Box ring = box_inset(aim, -LESSON_RING - GAP, -LESSON_RING - GAP);
    nearest(ring, card.x + card.width / 2, card.y + card.height / 2, &arrow.x2, &arrow.y2);
    nearest(card, arrow.x2, arrow.y2, &arrow.x1, &arrow.y1);
    arrow.x1 = fminf(fmaxf(arrow.x1, card.x + STYLE_CORNER), card.x + card.width - STYLE_CORNER);
    float length = hypotf(arrow.x2 - arrow.x1, arrow.y2 - arrow.y1);
    Box around = box_inset(ring, -GAP, -GAP);
    arrow.is_clear = length >= LEAST && length <= MOST && is_free_along(cover, &arrow, length, around);
    return arrow;
}

/* ---- where it lies ---- */

static float gap_between(Box one, Box other) {
    float x = fmaxf(fmaxf(other.x - one.x - one.width, one.x - other.x - other.width), 0);
    float y = fmaxf(fmaxf(other.y - one.y - one.height, one.y - other.y - other.height), 0);
    return hypotf(x, y);
}

/* In units of distance; more than `most` is not counted to its end. */
static float cost_of(const Cover *cover, const LessonAims *aims, Box card, float cost, float most) {
    static const float HIDDEN = 4, NO_ARROW = 120;
    cost += HIDDEN * cover_under(cover, card);
    for (int i = 0; i < aims->count; i++) cost += gap_between(card, aims->list[i]) / (float)aims->count;
    for (int i = 0; i < aims->count && cost < most; i++)
        if (!arrow_of(cover, card, aims->list[i]).is_clear) cost += NO_ARROW / (float)aims->count;
    return cost;
}

static void find_card(const Cover *cover, const LessonAims *aims, Box area, const LessonShape *shapes,
                      int count, LessonPlace *place) {
    static const float STEP = 12, WORSE = 30, ASIDE = 0.05f;
    float least = INFINITY, middle = area.x + area.width / 2;
    *place = (LessonPlace){.card = box_place(area, shapes[0].wide, shapes[0].high, 0.5f, 0.5f)};
    for (int i = 0; i < count; i++) {
        Box card = {0, 0, shapes[i].wide, shapes[i].high};
        float right = area.width - card.width, low = area.height - card.height;
        for (float down = 0; down < low + STEP && low >= 0; down += STEP)
            for (float along = 0; along < right + STEP && right >= 0; along += STEP) {
                card.x = area.x + fminf(along, right), card.y = area.y + fminf(down, low);
                float aside = ASIDE * fabsf(middle - card.x - card.width / 2);
                float cost = cost_of(cover, aims, card, WORSE * (float)i + aside, least);
                if (cost < least) least = cost, place->card = card, place->shape = i;
            }
    }
}

LessonPlace lesson_find_place(Ui *ui, Box area, const LessonAims *aims, const LessonShape *shapes,
                              int count) {
    LessonPlace place;
    Cover *cover = find_cover(ui, ui_canvas(ui), area, aims);
    find_card(cover, aims, area, shapes, count, &place);
    for (int i = 0; i < aims->count; i++) place.arrows[i] = arrow_of(cover, place.card, aims->list[i]);
    cover_free(cover);
    return place;
}
