#include "table/speech.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "table/seats.h"
#include "table/taken.h"
#include "table/variant.h"
#include "table/winnings.h"

static const float SIZE = 22, PAD_X = 16, PAD_Y = 6, BETWEEN = 10, APART = 8, STEP_X = 6, STEP_Y = 3,
                   TAIL = 9;
static const Colour PAPER = 0xffe6dcc4u;
static const float RISES = 130;
static const double FADE_MS = 180;

enum {
    LINES = 3, /* of words, at most */
    TAKEN_AT_SEAT = 10 + SEAT_OWN_BOXES,
    TAKEN_IN_MIDDLE = 8 + TABLE_OWN_BOXES,
    TAKEN = 2 * (SABACC_MAX_SEATS * TAKEN_AT_SEAT + TAKEN_IN_MIDDLE) + TABLE_COVERS /* at rest and raised */
};

/* ---- what is said ---- */

static bool has_stake(const SabaccTable *table, int seat) {
    return table->seat[seat].bet > 0 || table->seat[seat].staked > 0;
}

/* Seats with nothing under their plates. */
static SeatMask bare_seats(const SabaccTable *table) {
    SeatMask bare = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        const SabaccSeat *at = &table->seat[seat];
        if (at->hand_count == 0 && at->draw_count == 0 && !has_stake(table, seat)) bare |= seat_bit(seat);
    }
    return bare;
}

void table_view_say(TableView *view, int seat, const char *words, bool is_between) {
    TableSpeech *speech = &view->speech;
    *speech = (TableSpeech){.seat = seat,
                            .bare = bare_seats(&view->shown.table),
                            .is_between = is_between,
                            .since = view->settings.speed > 0 ? view->now : -INFINITY,
                            .until = INFINITY};
    snprintf(speech->words, sizeof speech->words, "%s", words);
}

void table_view_hush(TableView *view) {
    if (view->speech.until == INFINITY) view->speech.until = view->settings.speed > 0 ? view->now : -INFINITY;
}

float table_speech_share(const TableView *view, double now) {
    const TableSpeech *speech = &view->speech;
    if (!speech->words[0]) return 0;
    float come = table_share(now, speech->since, speech->since + FADE_MS);
    return speech->until == INFINITY ? come
                                     : come * (1 - table_share(now, speech->until, speech->until + FADE_MS));
}

bool table_speech_is_fading(const TableView *view) {
    const TableSpeech *speech = &view->speech;
    bool comes = view->now < speech->since + FADE_MS;
    bool goes = view->now >= speech->until && view->now < speech->until + FADE_MS;
    return speech->words[0] && (comes || goes);
}

void table_speech_rest(TableView *view) {
    TableSpeech *speech = &view->speech;
    speech->since = -INFINITY;
    if (view->now >= speech->until) speech->words[0] = '\0';
}

/* ---- the room ---- */

static TextStyle words_style(float size, float share) {
    return style_text(FONT_TEXT, size, colour_fade(STYLE_NIGHT, share), TEXT_LEFT);
}

/* How much larger than usual the reader wants letters. */
static float letters_scale(const TableFrame *frame) {
    TextStyle style = words_style(SIZE, 1);
    return canvas_line_height(frame->canvas, &style) / (SIZE * 1.35f);
}

/* Everything that must not be covered. */
typedef struct Room {
    Box taken[TAKEN];
    int count;
} Room;

static void take(Room *room, Box box) {
    if (box.width <= 0 || box.height <= 0) return;
    room->taken[room->count++] = box_inset(box, -APART, -APART);
}

static bool has_racks(const TableFrame *frame) { return table_variant(frame->table)->draw_rack_sign != NULL; }

/* Words of a large hand, and of a rack, are below it. */
static Box hand_with_words(const TableFrame *frame, const SeatPlaces *places) {
    static const float BELOW = 36;
    bool has_words = places->is_large || has_racks(frame);
    return has_words ? table_with_words(places->cards, 0, BELOW * places->scale) : places->cards;
}

static void take_seat(Room *room, const TableFrame *frame, const TableLayout *at, int seat) {
    const SeatPlaces *places = &at->seat[seat];
    const TableSpeech *speech = &frame->view->speech;
    take(room, places->plate);
    take(room, places->stacks);
    take(room, table_face_box(places));
    if (speech->is_between) take(room, table_winnings_box(frame, seat));
    take(room, table_claim_box(frame, seat));
    if (frame->table->dealer == seat) take(room, places->block);
    for (int i = 0; i < SEAT_OWN_BOXES; i++)
        if (!speech->is_between || !(table_variant(frame->table)->free_between >> i & 1))
            take(room, places->own[i]);
    if (seat_in(speech->bare, seat)) return;
    take(room, hand_with_words(frame, places));
    if (!speech->is_between || has_stake(frame->table, seat)) take(room, places->bet);
    take(room, places->label);
    if (frame->table->seat[seat].draw_count > 0)
        take(room, table_place_box(frame, &(Place){.kind = PLACE_SINGLE, .seat = seat}));
}

/* Large numbers of a pot are wider than it. */
static void take_middle(Room *room, const TableFrame *frame, const TableLayout *at) {
    static const float WIDER = 24;
    float wider = WIDER * fmaxf(letters_scale(frame) - 1, 0);
    TableTakenList middle = {.count = 0};
    table_taken_middle(&middle, frame->table, at);
    for (int i = 0; i < middle.count; i++) {
        bool is_pot = middle.list[i].part == TABLE_PART_POT;
        take(room, is_pot ? box_inset(middle.list[i].box, -wider, 0) : middle.list[i].box);
    }
}

static void take_layout(Room *room, const TableFrame *frame, float raised) {
    TableArea area = {.box = frame->at.box,
                      .bar = frame->at.bar,
                      .is_portrait = frame->at.is_portrait,
                      .head = frame->at.phase};
    TableLayout at = table_layout_of(frame->table, frame->at.bottom, &area, frame->at.card_shape, raised);
    for (int seat = 0; seat < frame->table->seats; seat++) take_seat(room, frame, &at, seat);
    take_middle(room, frame, &at);
}

static bool is_free(const Room *room, Box box) {
    for (int i = 0; i < room->count; i++) {
        const Box *taken = &room->taken[i];
        if (box.x < taken->x + taken->width && taken->x < box.x + box.width &&
            box.y < taken->y + taken->height && taken->y < box.y + box.height)
            return false;
    }
    return true;
}

/* ---- the bubble ---- */

static TextStyle name_style(float size, float share) {
    return style_text(FONT_BOLD, size, colour_fade(STYLE_AMBER_DEEP, share), TEXT_LEFT);
}

static const char *name_of(const TableFrame *frame) {
    const char *name = frame->view->looks[frame->view->speech.seat].name;
    return name ? name : "";
}

/* As narrow as the words can be in so many lines. */
static float narrowest(const TableFrame *frame, const TextStyle *style, float whole, int lines) {
    static const float STEP = 6;
    const char *words = frame->view->speech.words;
    float most = canvas_line_height(frame->canvas, style) * ((float)lines + 0.5f);
    float wide = whole / (float)lines;
    while (wide < whole && canvas_paragraph(frame->canvas, (Box){0, 0, wide, 0}, style, words, true) > most)
        wide += STEP;
    return wide;
}

/* The name is before a single line, or above several. */
static TableBubble bubble_of(const TableFrame *frame, float size, int lines, bool has_name) {
    TextStyle style = words_style(size, 1), bold = name_style(size, 1);
    const char *words = frame->view->speech.words;
    float name = has_name ? canvas_text_width(frame->canvas, &bold, name_of(frame)) + 2 : 0,
          whole = canvas_text_width(frame->canvas, &style, words) + 4,
          line = canvas_line_height(frame->canvas, &style), wide = name + (has_name ? BETWEEN : 0) + whole,
          high = line;
    if (lines > 1) {
        wide = fmaxf(name, narrowest(frame, &style, whole, lines));
        high = canvas_paragraph(frame->canvas, (Box){0, 0, wide, 0}, &style, words, true) +
               (has_name ? line : 0);
    }
    return (TableBubble){{0, 0, wide + 2 * PAD_X, high + 2 * PAD_Y}, 0, size, lines, has_name};
}

/* From a range to a point, 0 inside. */
static float outside(float from, float length, float at) {
    return fmaxf(fmaxf(from - at, at - from - length), 0);
}

static float length_of(float x, float y) { return sqrtf(x * x + y * y); }

Box table_face_box(const SeatPlaces *places) {
    static const float ASIDE = 0.06f, CHIN = 0.06f; /* of a figure's head there is air beside and below it */
    Box face = places->medal;
    if (places->figure.width <= 0) return face;
    return (Box){face.x + ASIDE * face.width, face.y, face.width * (1 - 2 * ASIDE), face.height * (1 - CHIN)};
}

/* A point of the table, logical units. */
typedef struct Point {
    float x, y;
} Point;

static Point mouth_of(const SeatPlaces *places) {
    static const float FIGURE = 0.72f, PORTRAIT = 0.66f; /* of the height */
    Box medal = places->medal;
    float down = places->figure.width > 0 ? FIGURE : PORTRAIT;
    return (Point){medal.x + medal.width / 2, medal.y + medal.height * down};
}

/* From the mouth. */
static float distance(Box box, Point mouth) {
    float near = length_of(outside(box.x, box.width, mouth.x), outside(box.y, box.height, mouth.y));
    return near + 0.02f * length_of(box.x + box.width / 2 - mouth.x, box.y + box.height / 2 - mouth.y);
}

/* Where a bubble is from a face: its tail reaches the mouth from there. */
typedef enum Side { SIDE_FAR, SIDE_LEFT, SIDE_RIGHT, SIDE_BELOW, SIDE_ABOVE } Side;

static bool touches(float gap) { return gap >= 0 && gap < APART + STEP_X + 2; }

static Side side_of(Box box, const SeatPlaces *places) {
    static const float SLANT = 0.16f; /* of the face's height: how far the tail goes up or down */
    Box face = table_face_box(places);
    Point mouth = mouth_of(places);
    float slant = face.height * SLANT;
    bool is_level = outside(box.y - slant, box.height + 2 * slant, mouth.y) == 0;
    bool is_under = outside(box.x + 2 * TAIL, box.width - 4 * TAIL, mouth.x) == 0;
    if (is_level && touches(face.x - box.x - box.width)) return SIDE_LEFT;
    if (is_level && touches(box.x - face.x - face.width)) return SIDE_RIGHT;
    if (is_under && touches(box.y - face.y - face.height)) return SIDE_BELOW;
    if (is_under && touches(face.y - box.y - box.height)) return SIDE_ABOVE;
    return SIDE_FAR;
}

/* What one says beside another might be taken for the other's words. */
static bool is_beside_another(const TableFrame *frame, Box box) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (seat != frame->view->speech.seat && side_of(box, &frame->at.seat[seat]) != SIDE_FAR) return true;
    return false;
}

/* From above, the tail of a bubble would cross the eyes of a figure. */
static float cost_of(Side side, const SeatPlaces *places) {
    static const float FOR_NAME = 400, FOR_BELOW = 90, FOR_ABOVE = 30, FOR_EYES = 200;
    switch (side) {
    case SIDE_FAR: return FOR_NAME;
    case SIDE_BELOW: return FOR_BELOW;
    case SIDE_ABOVE: return places->figure.width > 0 ? FOR_EYES : FOR_ABOVE;
    default: return 0;
    }
}

/* Where the upper left corner of a bubble can be; without a name it is beside the portrait. */
static Box corners(const TableFrame *frame, const TableBubble *bubble, Box medal) {
    Box all = box_inset(frame->at.box, APART, APART), size = bubble->box;
    all.width -= size.width;
    all.height -= size.height;
    if (bubble->has_name) return all;
    float reach = medal.height + APART + STEP_X, left = fmaxf(all.x, medal.x - size.width - reach),
          top = fmaxf(all.y, medal.y - size.height - reach);
    float right = fminf(all.x + all.width, medal.x + medal.width + reach),
          foot = fminf(all.y + all.height, medal.y + medal.height + reach);
    return (Box){left, top, right - left, foot - top};
}

/* The nearest free place for that bubble, if it is better than what was found. */
static void place(const Room *room, const TableFrame *frame, const TableBubble *bubble, TableBubble *best) {
    static const float FOR_A_LINE = 8, FOR_ANOTHER = 160;
    const SeatPlaces *places = &frame->at.seat[frame->view->speech.seat];
    Box box = bubble->box, from = corners(frame, bubble, places->medal);
    Point mouth = mouth_of(places);
    /* A step meets the place right under the chin. */
    from.y += fmodf(places->medal.y + table_face_box(places).height + APART - from.y + STEP_Y * 1000, STEP_Y);
    float least =
        FOR_A_LINE * (float)(bubble->lines - 1) + (bubble->has_name ? cost_of(SIDE_FAR, places) : 0);
    for (box.y = from.y; box.y <= from.y + from.height; box.y += STEP_Y) {
        if (best->lines > 0 && outside(box.y, box.height, mouth.y) + least >= best->cost) continue;
        for (box.x = from.x; box.x <= from.x + from.width; box.x += STEP_X) {
            float cost = distance(box, mouth) + least;
            if (best->lines > 0 && cost >= best->cost) continue;
            Side side = side_of(box, places);
            if ((side != SIDE_FAR) == bubble->has_name || !is_free(room, box)) continue;
            if (!bubble->has_name) cost += cost_of(side, places);
            if (is_beside_another(frame, box)) cost += FOR_ANOTHER;
            if (best->lines == 0 || cost < best->cost)
                *best = (TableBubble){box, cost, bubble->size, bubble->lines, bubble->has_name};
        }
    }
}

static TableBubble find_place_in(const Room *room, const TableFrame *frame, float size) {
    TableBubble best = {.lines = 0};
    for (int i = 0; i < 2 * LINES; i++) {
        TableBubble bubble = bubble_of(frame, size, 1 + i / 2, i % 2 == 1);
        place(room, frame, &bubble, &best);
    }
    return best;
}

static bool is_near(const TableBubble *bubble) { return bubble->lines > 0 && !bubble->has_name; }

/* Among many heads the words may be a little smaller, so that they stand beside theirs. */
static TableBubble squeeze(const Room *room, const TableFrame *frame, TableBubble best) {
    static const float SMALLEST = 19;
    if (is_near(&best)) return best;
    TableBubble small = find_place_in(room, frame, SMALLEST);
    return is_near(&small) ? small : best;
}

/* Where there is no room for large letters they are smaller, but never smaller than usual. */
static TableBubble find_place(const TableFrame *frame) {
    static const float AS_USUAL = 1.05f;
    Room room = {.count = 0};
    float scale = letters_scale(frame);
    take_layout(&room, frame, 0);
    if (frame->view->speech.is_between) take_layout(&room, frame, RISES);
    for (int i = 0; frame->choice && i < TABLE_COVERS; i++) take(&room, frame->choice->covered[i]);
    for (float letters = scale;; letters = fmaxf(letters * 0.75f, 1)) {
        TableBubble best = find_place_in(&room, frame, SIZE * letters / scale);
        if (scale < AS_USUAL) return squeeze(&room, frame, best);
        if (best.lines > 0 || letters <= 1) return best;
    }
}

/* All that the place depends on besides what is said. */
static TableSpeechRoom room_of(const TableFrame *frame) {
    TableSpeechRoom room = {
        .box = frame->at.box, .scale = letters_scale(frame), .is_portrait = frame->at.is_portrait};
    for (int i = 0; frame->choice && i < TABLE_COVERS; i++) room.covered[i] = frame->choice->covered[i];
    return room;
}

static bool is_same(const Box *one, const Box *other) {
    return one->x == other->x && one->y == other->y && one->width == other->width &&
           one->height == other->height;
}

static bool is_same_room(const TableSpeechRoom *one, const TableSpeechRoom *other) {
    for (int i = 0; i < TABLE_COVERS; i++)
        if (!is_same(&one->covered[i], &other->covered[i])) return false;
    return is_same(&one->box, &other->box) && one->scale == other->scale &&
           one->is_portrait == other->is_portrait;
}

void table_place_speech(TableView *view, const TableFrame *frame) {
    TableSpeech *speech = &view->speech;
    if (!speech->words[0]) return;
    TableSpeechRoom room = room_of(frame);
    if (is_same_room(&room, &speech->room)) return;
    speech->room = room;
    speech->bubble = find_place(frame);
}

/* ---- drawing ---- */

/* A portrait that no tail points at is lit. */
static void draw_light(const TableFrame *frame, Box medal, float share) {
    canvas_halo(frame->canvas, medal, medal.width / 2, 16, colour_fade(STYLE_BONE, 0.6f * share));
}

static float within(float at, float from, float length) {
    return fmaxf(fminf(at, from + length - 2 * TAIL), from + 2 * TAIL);
}

/* Of lines that grow shorter. */
void table_draw_tail(const TableFrame *frame, Box box, Box medal, Colour colour) {
    float x = medal.x + medal.width / 2, y = medal.y + medal.height / 2;
    bool is_upright = outside(box.x + TAIL, box.width - 2 * TAIL, x) == 0;
    bool is_after = is_upright ? y > box.y : x > box.x;
    float edge = is_upright ? box.y + (is_after ? box.height : 0) : box.x + (is_after ? box.width : 0);
    float middle =
        is_upright ? within(x, box.x, box.width) : fmaxf(fminf(y, box.y + box.height - TAIL), box.y + TAIL);
    for (float at = -TAIL * 0.5f; at < TAIL; at += 1) {
        float half = (TAIL - at) * 0.55f, line = edge + (is_after ? at : -at);
        Box part = is_upright ? (Box){middle - half, line - 0.5f, 2 * half, 1.2f}
                              : (Box){line - 0.5f, middle - half, 1.2f, 2 * half};
        canvas_fill(frame->canvas, part, colour);
    }
}

/* From the nearest edge of the bubble up to the face's edge, and a little further to the mouth. */
static void draw_tail_to_mouth(const TableFrame *frame, Box box, const SeatPlaces *places, Colour colour) {
    static const float INTO = 0.1f; /* of the face */
    Box face = table_face_box(places);
    Point mouth = mouth_of(places), tip = mouth, base = mouth;
    Side side = side_of(box, places);
    bool is_upright = side == SIDE_BELOW || side == SIDE_ABOVE;
    if (is_upright) {
        base.y = side == SIDE_BELOW ? box.y : box.y + box.height;
        tip.y = side == SIDE_BELOW ? face.y + face.height * (1 - INTO) : face.y + face.height * INTO;
        base.x = within(mouth.x, box.x, box.width);
    } else {
        base.x = side == SIDE_LEFT ? box.x + box.width : box.x;
        tip.x = side == SIDE_LEFT ? face.x + face.width * INTO : face.x + face.width * (1 - INTO);
        base.y = fmaxf(fminf(mouth.y, box.y + box.height - TAIL * 1.6f), box.y + TAIL * 1.6f);
    }
    float way = is_upright ? tip.y - base.y : tip.x - base.x, step = way < 0 ? -1 : 1;
    for (float at = -TAIL * 0.5f; at < fabsf(way); at += 1) {
        float share = fmaxf(at / fabsf(way), 0), half = TAIL * 0.9f * (1 - share * (0.4f + 0.6f * share));
        float across = is_upright ? base.x + (tip.x - base.x) * share : base.y + (tip.y - base.y) * share;
        float along = (is_upright ? base.y : base.x) + at * step;
        Box part = is_upright ? (Box){across - half, along - 0.5f, 2 * half, 1.2f}
                              : (Box){along - 0.5f, across - half, 1.2f, 2 * half};
        canvas_fill(frame->canvas, part, colour);
    }
}

static void draw_paper(const TableFrame *frame, Box box, float share) {
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = colour_fade(PAPER, share),
                               .bottom = colour_fade(PAPER, share),
                               .radius = fminf(box.height * 0.45f, 20)});
}

static void draw_words(const TableFrame *frame, const TableBubble *bubble, float share) {
    TextStyle name = name_style(bubble->size, share), words = words_style(bubble->size, share);
    Box box = box_inset(bubble->box, PAD_X, PAD_Y);
    if (bubble->has_name) {
        float wide = canvas_text_width(frame->canvas, &name, name_of(frame)) + 2;
        Box line = bubble->lines == 1 ? box_cut_left(&box, wide, BETWEEN)
                                      : box_cut_top(&box, canvas_line_height(frame->canvas, &name), 0);
        canvas_text(frame->canvas, line, &name, name_of(frame));
    }
    if (bubble->lines == 1)
        canvas_text(frame->canvas, box, &words, frame->view->speech.words);
    else
        canvas_paragraph(frame->canvas, box, &words, frame->view->speech.words, false);
}

void table_draw_speech(const TableFrame *frame) {
    float share = table_speech_share(frame->view, frame->now);
    if (share <= 0) return;
    TableBubble bubble = frame->view->speech.bubble;
    if (bubble.lines == 0) return;
    const SeatPlaces *places = &frame->at.seat[frame->view->speech.seat];
    canvas_push_name(frame->canvas, "speech:%d", frame->view->speech.seat);
    if (bubble.has_name)
        draw_light(frame, places->medal, share);
    else
        draw_tail_to_mouth(frame, bubble.box, places, colour_fade(PAPER, share));
    draw_paper(frame, bubble.box, share);
    draw_words(frame, &bubble, share);
    canvas_pop_name(frame->canvas);
}
