#include "table/speech.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "table/variant.h"

static const float SIZE = 21, PAD_X = 14, PAD_Y = 7, BETWEEN = 10, APART = 8, STEP = 6;
static const float POT_WORDS = 40, MARKER_WIDE = 700, RISES = 130;
static const double FADE_MS = 180;

enum {
    SHAPES = 3, /* lines of words, from one on */
    TAKEN_AT_SEAT = 6 + SEAT_OWN_BOXES,
    TAKEN_IN_MIDDLE = 8 + TABLE_OWN_BOXES,
    TAKEN = 2 * (SABACC_MAX_SEATS * TAKEN_AT_SEAT + TAKEN_IN_MIDDLE) + TABLE_COVERS /* at rest and raised */
};

/* ---- what is said ---- */

void table_view_say(TableView *view, int seat, const char *words) {
    TableSpeech *speech = &view->speech;
    bool is_at_once = view->settings.speed <= 0;
    if (seat >= 0) {
        *speech = (TableSpeech){.seat = seat, .since = is_at_once ? -INFINITY : view->now, .until = INFINITY};
        snprintf(speech->words, sizeof speech->words, "%s", words);
    } else if (isinf(speech->until)) {
        speech->until = is_at_once ? -INFINITY : view->now;
    }
}

float table_speech_share(const TableView *view, double now) {
    const TableSpeech *speech = &view->speech;
    if (!speech->words[0]) return 0;
    float come = table_share(now, speech->since, speech->since + FADE_MS);
    return isinf(speech->until) && speech->until > 0
               ? come
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

/* Everything that must not be covered. */
typedef struct Room {
    Box taken[TAKEN];
    int count;
} Room;

static void take(Room *room, Box box) {
    if (box.width <= 0 || box.height <= 0) return;
    room->taken[room->count++] = box_inset(box, -APART, -APART);
}

static Box with_words_below(Box box, float high) {
    box.height += high;
    return box;
}

static void take_seat(Room *room, const SeatPlaces *places, bool has_single) {
    Box boxes[] = {places->plate, places->cards, places->bet,
                   places->label, places->block, has_single || places->is_large ? places->single : (Box){0}};
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) take(room, boxes[i]);
    for (int i = 0; i < SEAT_OWN_BOXES; i++) take(room, places->own[i]);
}

static void take_middle(Room *room, const TableLayout *at) {
    Box marker = box_place(at->marker, fminf(at->marker.width, MARKER_WIDE), at->marker.height, 0.5f, 0.5f);
    Box boxes[] = {with_words_below(at->deck, POT_WORDS),
                   with_words_below(at->discard, POT_WORDS),
                   at->aside,
                   with_words_below(at->hand_pot, POT_WORDS),
                   with_words_below(at->sabacc_pot, POT_WORDS),
                   at->dice,
                   at->staked,
                   marker};
    for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) take(room, boxes[i]);
    for (int i = 0; i < TABLE_OWN_BOXES; i++) take(room, at->own[i]);
}

static void take_layout(Room *room, const TableFrame *frame, float raised) {
    TableLayout at =
        table_layout_for(frame->table, frame->at.box, frame->at.is_portrait, frame->at.card_shape, raised);
    for (int seat = 0; seat < frame->table->seats; seat++) take_seat(room, &at.seat[seat], true);
    take_middle(room, &at);
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

/* ---- the plate ---- */

typedef struct Shape {
    Box box; /* its size, and from table_place on its place */
    float cost;
    int lines;
} Shape;

static TextStyle words_style(Colour colour) { return style_text(FONT_TEXT, SIZE, colour, TEXT_LEFT); }
static TextStyle name_style(Colour colour) { return style_text(FONT_BOLD, SIZE, colour, TEXT_LEFT); }

static const char *name_of(const TableFrame *frame) {
    const char *name = frame->view->looks[frame->view->speech.seat].name;
    return name ? name : "";
}

/* The name before a single line, or above several. */
static Shape shape_of(const TableFrame *frame, int lines) {
    Canvas *canvas = frame->canvas;
    TextStyle style = words_style(STYLE_BONE), bold = name_style(STYLE_BONE);
    const char *words = frame->view->speech.words;
    float name = canvas_text_width(canvas, &bold, name_of(frame)) + 2,
          whole = canvas_text_width(canvas, &style, words) + 4, line = canvas_line_height(canvas, &style);
    if (lines == 1) return (Shape){{0, 0, name + BETWEEN + whole + 2 * PAD_X, line + 2 * PAD_Y}, 0, 1};
    float wide = fmaxf(name, lines == 2 ? whole : whole * 0.58f + 20);
    float high = canvas_paragraph(canvas, (Box){0, 0, wide, 0}, &style, words, true);
    return (Shape){{0, 0, wide + 2 * PAD_X, line + high + 2 * PAD_Y}, 0, lines};
}

static float outside(float from, float to, float low, float high) {
    return fmaxf(fmaxf(low - to, from - high), 0);
}

/* How far it is from the seat, and from its portrait across. */
static float cost_of(const SeatPlaces *places, Box box) {
    Box plate = places->plate, cards = places->cards;
    float top = fminf(plate.y, cards.y), foot = fmaxf(plate.y + plate.height, cards.y + cards.height);
    float x = outside(box.x, box.x + box.width, plate.x, plate.x + plate.width),
          y = outside(box.y, box.y + box.height, top, foot);
    float face = places->medal.x + places->medal.width / 2;
    float aside = outside(box.x, box.x + box.width, face, face);
    return hypotf(x, y) + 0.25f * aside + 0.05f * fabsf(box.x + box.width / 2 - face);
}

/* The cheapest free place for that shape, if it is cheaper than what was found. */
static void place(const Room *room, const TableFrame *frame, Shape shape, Shape *best) {
    const SeatPlaces *places = &frame->at.seat[frame->view->speech.seat];
    Box all = box_inset(frame->at.box, APART, APART), box = shape.box;
    for (box.y = all.y; box.y + box.height <= all.y + all.height; box.y += STEP)
        for (box.x = all.x; box.x + box.width <= all.x + all.width; box.x += STEP) {
            float cost = cost_of(places, box) + 6 * (float)(shape.lines - 1);
            if ((best->lines == 0 || cost < best->cost) && is_free(room, box))
                *best = (Shape){box, cost, shape.lines};
        }
}

static Shape find_place(const TableFrame *frame) {
    Room room = {.count = 0};
    Shape best = {.lines = 0};
    take_layout(&room, frame, 0);
    take_layout(&room, frame, RISES);
    for (int i = 0; frame->choice && i < TABLE_COVERS; i++) take(&room, frame->choice->covered[i]);
    for (int lines = 1; lines <= SHAPES; lines++) place(&room, frame, shape_of(frame, lines), &best);
    return best;
}

/* ---- drawing ---- */

void table_draw_speaker(const TableFrame *frame, int seat) {
    float share = table_speech_share(frame->view, frame->now);
    Box medal = frame->at.seat[seat].medal;
    if (share > 0 && frame->view->speech.seat == seat)
        canvas_glow(frame->canvas, box_inset(medal, 4, 4), medal.width / 2, 22,
                    colour_fade(STYLE_BONE, 0.7f * share));
}

static void draw_plate(const TableFrame *frame, const Shape *shape, float share) {
    canvas_panel(frame->canvas, shape->box,
                 &(PanelStyle){.top = colour_fade(STYLE_ENAMEL_LIT, 0.97f * share),
                               .bottom = colour_fade(STYLE_NIGHT, 0.97f * share),
                               .edge = colour_fade(STYLE_METAL_LIT, share),
                               .edge_width = 1.5f,
                               .radius = 14});
}

void table_draw_speech(const TableFrame *frame) {
    float share = table_speech_share(frame->view, frame->now);
    if (share <= 0) return;
    Shape shape = find_place(frame);
    if (shape.lines == 0) return;
    TextStyle name = name_style(colour_fade(STYLE_DUST, share)),
              words = words_style(colour_fade(STYLE_BONE, share));
    Box box = box_inset(shape.box, PAD_X, PAD_Y);
    draw_plate(frame, &shape, share);
    canvas_push_name(frame->canvas, "speech:%d", frame->view->speech.seat);
    if (shape.lines == 1) {
        float wide = canvas_text_width(frame->canvas, &name, name_of(frame)) + 2;
        canvas_text(frame->canvas, box_cut_left(&box, wide, BETWEEN), &name, name_of(frame));
        canvas_text(frame->canvas, box, &words, frame->view->speech.words);
    } else {
        float line = canvas_line_height(frame->canvas, &name);
        canvas_text(frame->canvas, box_cut_top(&box, line, 0), &name, name_of(frame));
        canvas_paragraph(frame->canvas, box, &words, frame->view->speech.words, false);
    }
    canvas_pop_name(frame->canvas);
}
