#include "table/stage.h"

#include <math.h>

#include "table/seats.h"
#include "table/showdown.h"
#include "table/taken.h"
#include "table/variant.h"
#include "table/ways.h"
#include "table/winnings.h"
#include "ui/hand_groups.h"

static const float FORWARD = 1.84f; /* of a card at its seat */
static const float PITCH = 1.03f;   /* from a card to the next where there is room: over no indices */
static const float BETWEEN = 40;    /* the leader's hand and its challenger's */
static const float DRAWN_IN = 0.6f; /* by how much of their height lying cards may become smaller */

/* ---- what lies around it ---- */

/* The words of a total are as a rule no wider than that; those of a bet neither. */
static Box words_of(const SeatPlaces *places) {
    static const float MOST = 240;
    float wide = fminf(places->label.width, MOST * places->scale);
    return box_place(places->label, wide, places->label.height, 0.5f, 0);
}

/* A bet; else it lies where the total will, before that. */
static bool lies_beside(const SeatPlaces *places) {
    return places->bet.y != places->label.y || !box_overlaps(places->bet, places->label);
}

static void take_seat(TableTakenList *taken, const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    bool is_bottom = seat == frame->at.bottom;
    TablePart part = is_bottom ? TABLE_PART_OWN : TABLE_PART_SEAT;
    table_taken_add(taken, places->plate, part);
    for (int i = 0; i < SEAT_OWN_BOXES; i++) table_taken_add(taken, places->own[i], part);
    if (is_bottom) {
        const SabaccSeat *at = &frame->table->seat[seat];
        if (at->bet > 0 || at->staked > 0) table_taken_add(taken, places->bet, part);
        table_taken_add(taken, places->stack, part);
        return;
    }
    table_taken_add(taken, places->cards, part);
    table_taken_add(taken, words_of(places), part);
    if (lies_beside(places)) table_taken_add(taken, places->bet, part);
}

/* With the plate of a pot's credits, in landscape beside it. */
static Box pot_of(const TableLayout *at, Box pot) {
    static const float PLATE = 24, WORDS = 210; /* that is no smaller where the pot is */
    if (at->is_portrait || pot.width <= 0) return pot;
    return box_place(pot, fmaxf(pot.width + 2 * PLATE, WORDS), pot.height, 0.5f, 0);
}

static void take_middle(TableTakenList *taken, const TableFrame *frame, bool has_empty_pots) {
    static const float CAPTION = 36, ROLLED = 30;
    const TableLayout *at = &frame->at;
    const TableVariant *variant = table_variant(frame->table);
    float below = sabacc_family(frame->table, 0, 0) != SABACC_NO_FAMILY ? CAPTION : 0;
    table_taken_add(taken, table_with_words(at->deck, 0, CAPTION), TABLE_PART_PILE);
    table_taken_add(taken, table_with_words(at->discard, 0, CAPTION), TABLE_PART_PILE);
    bool has_pots = sabacc_plays_for_credits(frame->table);
    if (has_pots && (has_empty_pots || frame->table->hand_pot > 0))
        table_taken_add(taken, pot_of(at, at->hand_pot), TABLE_PART_POT);
    if (has_pots && (has_empty_pots || frame->table->sabacc_pot > 0))
        table_taken_add(taken, pot_of(at, at->sabacc_pot), TABLE_PART_POT);
    if (TABLE_ASK(frame->table, has_tray)(frame->table))
        table_taken_add(taken, table_with_words(at->dice, 0, ROLLED), TABLE_PART_DICE);
    table_taken_add(taken, at->staked, TABLE_PART_POT);
    for (int i = 0; i < TABLE_OWN_BOXES; i++)
        if (!(variant->free_in_showdown >> i & 1))
            table_taken_add(taken, table_with_words(at->own[i], 0, below), TABLE_PART_POT);
}

/* ---- where it is ---- */

/* Of a row's cards, side by side or as close as they are read; by its height. */
static float wide_by_height(float shape, int cards, bool is_pair) {
    enum { PAIR = 2, FEW = 5 };
    static const float CLOSE = 0.5f, CLOSER = 0.4f, CLOSEST = 0.32f;
    float few = is_pair ? CLOSE : CLOSER, pitch = cards <= PAIR ? PITCH : cards <= FEW ? few : CLOSEST;
    return shape * (1 + pitch * (float)(cards - 1));
}

/* The hands of others that may be judged: how many, the most cards of one, and how high these are to be. */
typedef struct Wanted {
    int hands, cards, more; /* more: cards that a hand may borrow */
    float high;
    bool is_pair; /* of which two are there at once */
} Wanted;

static Wanted wanted_of(const TableFrame *frame) {
    Wanted wanted = {.cards = 2, .more = frame->at.card_shape > 1 ? 0 : 2};
    for (int seat = 0; seat < frame->table->seats; seat++) {
        int cards = frame->table->seat[seat].hand_count;
        if (seat == frame->at.bottom) continue;
        wanted.hands += cards > 0;
        if (cards > wanted.cards) wanted.cards = cards;
        wanted.high = fmaxf(wanted.high, frame->at.seat[seat].card_height * FORWARD);
    }
    wanted.is_pair = wanted.hands > 1;
    return wanted;
}

/* The lowest foot of what begins above `foot` between those two x. */
static float top_between(const TableTakenList *taken, float least, float left, float right, float foot) {
    float top = least;
    for (int i = 0; i < taken->count; i++) {
        Box box = taken->list[i].box;
        if (box.y < foot && box.x < right && box.x + box.width > left) top = fmaxf(top, box.y + box.height);
    }
    return top;
}

static bool has_racks(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (seat != frame->at.bottom && hand_apart_count(frame->table, seat) > 0) return true;
    return false;
}

float table_stage_gap(const TableFrame *frame) {
    static const float GAP = 8, RACK = 24;
    return has_racks(frame) ? RACK : GAP;
}

/* With the air between it and the bottom seat's cards. */
static float plate_high(const TableFrame *frame) {
    static const float BELOW = 8, RACK = 8; /* that of the bottom seat's cards is over their upper edge */
    return table_stage_gap(frame) + TABLE_STAGE_PLATE + BELOW + (has_racks(frame) ? RACK : 0);
}

enum { HALVES = 100 };
static const float HALF_STEP = 12, HALF_LEAST = 130, STAGE_AIR = 6;

/* For each half width of the stage, what ends lowest of what begins above `foot` and only then comes to lie
 * beside it. */
static void find_tops(const TableTakenList *taken, float axis, float foot, float tops[HALVES]) {
    for (int i = 0; i < HALVES; i++) tops[i] = 0;
    for (int i = 0; i < taken->count; i++) {
        Box box = taken->list[i].box;
        float half = fmaxf(box.x - axis, axis - box.x - box.width) - STAGE_AIR;
        int first = half < HALF_LEAST ? 0 : (int)((half - HALF_LEAST) / HALF_STEP) + 1;
        if (box.y < foot && first < HALVES) tops[first] = fmaxf(tops[first], box.y + box.height);
    }
}

/* About the middle: as high as it can be for a hand, or for two beside each other, and then as wide as their
 * cards can be side by side. */
static Box find_stage(const TableFrame *frame, const TableTakenList *taken, const Wanted *wanted,
                      float foot) {
    static const float EDGE = 16, RACKS = 28; /* the air about those of a hand */
    const TableLayout *at = &frame->at;
    bool is_pair = wanted->is_pair;
    float axis = at->middle.x + at->middle.width / 2, best = 0;
    float most = fminf(axis - at->box.x, at->box.x + at->box.width - axis) - EDGE;
    float across = wide_by_height(at->card_shape, wanted->cards, is_pair) * (is_pair ? 2 : 1);
    float plate = plate_high(frame), apart = (has_racks(frame) ? RACKS : 0) + (is_pair ? BETWEEN : 0);
    float ample = wanted->high * at->card_shape * (1 + PITCH * (float)(wanted->cards + wanted->more - 1));
    if (is_pair) ample = 2 * ample + BETWEEN;
    float tops[HALVES], top = at->box.y + STAGE_AIR;
    find_tops(taken, axis, foot + plate, tops);
    Box stage = {axis - HALF_LEAST, foot - 1, 2 * HALF_LEAST, 1};
    for (int i = 0; i < HALVES; i++) {
        float half = HALF_LEAST + HALF_STEP * (float)i;
        top = fmaxf(top, tops[i] + STAGE_AIR);
        float high = fminf(fminf(foot - top, wanted->high), (2 * half - apart) / across);
        bool is_wider = high >= best - 1 && 2 * half <= ample + HALF_STEP;
        bool is_over_bar = at->bar.width > 0 && axis + half + STAGE_AIR > at->bar.x && foot > at->bar.y;
        if (half > most) break;
        if ((high <= best + 1 && !is_wider) || is_over_bar) continue;
        best = fmaxf(best, high);
        stage = (Box){axis - half, foot - high, 2 * half, high};
    }
    return stage;
}

static float foot_of_cards(const TableFrame *frame) {
    return frame->at.seat[frame->at.bottom].cards.y - plate_high(frame);
}

/* So much smaller, on its foot; in landscape what it comes to is then at its left. It goes there on an arc:
 * it is lifted, goes aside, and is put down. */
static void stand_back(TableFrame *frame, float by, float share) {
    static const float WORTH_WIDE = 260, LIFTED = 0.09f, PI = 3.14159265f; /* LIFTED: of its height */
    float aside = share * (2 - share),
          lift = LIFTED * frame->at.seat[frame->at.bottom].cards.height * sinf(PI * share);
    SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    HandRow row = table_row_of(frame, frame->at.bottom);
    if (share < 1) own->raster_height = row.wide / frame->at.card_shape;
    own->cards.y += by * share - lift;
    own->cards.height -= by * share;
    own->card_height -= by * share;
    own->stands_back = share;
    if (frame->at.is_portrait) return;
    own->cards.x += WORTH_WIDE * aside;
    own->cards.width -= WORTH_WIDE * aside;
    own->label.y += (own->cards.y - own->label.y) * share;
}

/* As far as the hands that are judged gain by it, while it is not much smaller than they are. A seat without
 * cards leaves all of its room. */
static float back_for_stage(const TableFrame *frame, const TableTakenList *taken, const Wanted *wanted) {
    enum { STEPS = 16 };
    static const float LEAST = 0.26f, READ = 150, LARGER = 2.6f,
                       AS_LARGE = 0.99f; /* READ: so high, at least */
    const SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    bool has_cards = frame->table->seat[frame->at.bottom].hand_count > 0;
    float larger = has_cards ? LARGER : INFINITY;
    float least = fmaxf(own->card_height * LEAST, frame->at.is_portrait ? 0 : READ);
    float most = own->card_height - least, foot = foot_of_cards(frame), high[STEPS + 1], best = 0;
    for (int step = 0; step <= STEPS; step++) {
        float by = most * (float)step / STEPS;
        high[step] =
            fminf(find_stage(frame, taken, wanted, foot + by).height, (own->card_height - by) * larger);
        best = fmaxf(best, high[step]);
    }
    int step = has_cards ? 0 : STEPS;
    while (high[step] < best * AS_LARGE) step += has_cards ? 1 : -1;
    return most * (float)step / STEPS;
}

/* As long as no hand is judged there the lamp may light it all the same. */
static Box unused_stage(const TableFrame *frame) {
    static const float SIDE = 0.24f;
    Box middle = frame->at.middle;
    float foot = fmaxf(foot_of_cards(frame), middle.y + 1);
    return (Box){middle.x + middle.width * SIDE, middle.y, middle.width * (1 - 2 * SIDE), foot - middle.y};
}

/* The foot of the cloth that nothing needs while a result is awaited: above one's own cards, and at both
 * sides of them above one's bet and total. */
typedef struct ClothFoot {
    float left, right; /* of the cards */
    float above, at_left, at_right;
} ClothFoot;

static ClothFoot foot_of_cloth(const TableFrame *frame) {
    static const float LOW = 0.6f, WORTH = 44, AIR = 10;
    const SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    if (frame->table->seat[frame->at.bottom].hand_count == 0) {
        float low = own->cards.y + own->cards.height * LOW;
        return (ClothFoot){-INFINITY, INFINITY, low, low, low};
    }
    Box plate = table_result_place(frame, 0);
    HandRow row = table_row_of(frame, frame->at.bottom);
    ClothFoot foot = {.left = row.left[GROUP_HELD], .right = row.right, .above = plate.y + plate.height};
    for (int group = 0; group < HAND_GROUPS; group++) foot.left = fminf(foot.left, row.left[group]);
    bool is_upright = frame->at.is_portrait;
    foot.at_left = is_upright ? foot.above : fmaxf(own->bet.y - AIR, foot.above);
    foot.at_right = is_upright ? foot.above : fmaxf(own->label.y - WORTH - AIR, foot.above);
    return foot;
}

static float foot_between(const ClothFoot *foot, float left, float right) {
    return left >= foot->right ? foot->at_right : right <= foot->left ? foot->at_left : foot->above;
}

/* The stacks of a second pot stand at both sides of the first's. */
static Box won_by(const TableFrame *frame, int seat) {
    static const float MORE = 0.18f;
    Box chips = table_winnings_box(frame, seat);
    return box_inset(chips, -MORE * chips.width, 0);
}

/* What is read while a hand is paid, with what has been won. */
static void take_paid(TableTakenList *taken, const TableFrame *frame, bool has_empty_pots) {
    const TableLayout *at = &frame->at;
    taken->count = 0;
    take_middle(taken, frame, has_empty_pots);
    for (int seat = 0; seat < frame->table->seats; seat++) {
        bool has_cards = frame->table->seat[seat].hand_count > 0;
        if (has_cards || seat == at->bottom)
            take_seat(taken, frame, seat);
        else
            table_taken_add(taken, at->seat[seat].plate, TABLE_PART_SEAT);
        table_taken_add(taken, at->seat[seat].stacks, TABLE_PART_SEAT);
        if (table_winnings_stand(frame, seat)) table_taken_add(taken, won_by(frame, seat), TABLE_PART_SEAT);
    }
}

static const float CLOTH_LEAST = 90; /* half of its width */

Box table_stage_free_cloth(const TableFrame *frame, float x, float shape, float wide, float low) {
    static const float STEP = 12, LEAST = CLOTH_LEAST, FAR = 480, AIR = 6, BESIDE = 30, NEAR = 0.12f;
    const TableLayout *at = &frame->at;
    const float most_half = fmaxf(400, wide / 2);
    ClothFoot cloth = foot_of_cloth(frame);
    TableTakenList taken;
    take_paid(&taken, frame, !at->is_portrait); /* upright there is little room beside them */
    float middle = at->middle.x + at->middle.width / 2, most = -INFINITY;
    Box best = {0};
    for (float axis = middle - FAR; axis <= middle + FAR; axis += 4 * STEP)
        for (float half = LEAST; half <= most_half; half += STEP) {
            float left = axis - half - BESIDE, right = axis + half + BESIDE;
            float foot = foot_between(&cloth, left, right) - low;
            float top = AIR + top_between(&taken, at->box.y, left, right, foot);
            bool is_inside = axis - half >= at->box.x && axis + half <= at->box.x + at->box.width;
            float worth = fminf(fminf((foot - top) * shape, 2 * half), wide) - NEAR * fabsf(axis - x);
            if (!is_inside || top >= foot || worth <= most) continue;
            most = worth;
            best = (Box){axis - half, top, 2 * half, foot - top};
        }
    return best;
}

Box table_stage_cloth(const TableFrame *frame, float x, float shape, float wide) {
    Box cloth = table_stage_free_cloth(frame, x, shape, wide, 0);
    return cloth.width > 0 ? cloth : box_place(frame->at.middle, 2 * CLOTH_LEAST, CLOTH_LEAST, 0.5f, 1);
}

/* ---- beside the chips of a winner ---- */

/* One's own cards and their worth, and the plate of the result. */
static void take_own(TableTakenList *taken, const TableFrame *frame) {
    static const float RESULT = 560, LIFTED = 30, LOWER = 44;
    const SeatPlaces *own = &frame->at.seat[frame->at.bottom];
    Box plate = table_with_words(table_result_place(frame, RESULT), 0, LOWER);
    table_taken_add(taken, plate, TABLE_PART_MARKER);
    table_taken_add(taken, own->medal, TABLE_PART_OWN);
    if (frame->table->seat[frame->at.bottom].hand_count == 0) return;
    HandRow row = table_row_of(frame, frame->at.bottom);
    float left = row.right;
    for (int group = 0; group < HAND_GROUPS; group++) left = fminf(left, row.left[group]);
    table_taken_add(taken, (Box){left, row.y - LIFTED, row.right - left, row.high + LIFTED}, TABLE_PART_OWN);
    table_taken_add(taken, own->label, TABLE_PART_WORTH);
}

static Box front_of(const TableFrame *frame, int seat);

/* A winner's hand in the middle, as near as it comes, with its plate. */
static void take_front(TableTakenList *taken, const TableFrame *frame) {
    static const float NEARER = 0.06f; /* at each side */
    if (!table_showdown_holds(frame->view)) return;
    for (int seat = 0; seat < frame->table->seats; seat++) {
        if (!seat_in(frame->view->showdown.best, seat)) continue;
        Box front = front_of(frame, seat);
        front = box_inset(front, -NEARER * front.width, -NEARER * front.height);
        front.height += plate_high(frame);
        table_taken_add(taken, front, TABLE_PART_SEAT);
    }
}

/* Of the line before that seat's cards its chips take a part only. */
static bool is_free(const TableFrame *frame, const TableTakenList *taken, int seat, Box box) {
    static const float NO_LETTERS = 0.1f; /* of their height, above them and below */
    const SeatPlaces *places = &frame->at.seat[seat];
    Box words = words_of(places), line = table_tells_on_plate(places) ? (Box){0} : words, all = frame->at.box;
    if (box.x < all.x || box.x + box.width > all.x + all.width) return false;
    box = box_inset(box, 0, box.height * NO_LETTERS);
    for (int i = 0; i < taken->count; i++) {
        Box at = taken->list[i].box;
        bool is_line = (at.x == line.x && at.y == line.y) || (at.x == places->bet.x && at.y == places->bet.y);
        if (!is_line && box_overlaps(at, box)) return false;
    }
    return true;
}

bool table_stage_is_taken(const TableFrame *frame, Box box) {
    TableTakenList taken = {.count = 0};
    take_front(&taken, frame);
    for (int i = 0; i < taken.count; i++)
        if (box_overlaps(taken.list[i].box, box)) return true;
    return false;
}

Box table_stage_beside(const TableFrame *frame, int seat, float wide, float high) {
    static const float AIR = 8, FARTHER = 28, LEAST = 0.5f, SMALLER = 0.9f;
    TableTakenList taken;
    if (frame->at.is_portrait) return (Box){0};
    take_paid(&taken, frame, true);
    take_own(&taken, frame);
    take_front(&taken, frame);
    Box chips = won_by(frame, seat), all = frame->at.box;
    bool is_right = chips.x + chips.width / 2 > all.x + all.width / 2;
    for (float size = 1; size >= LEAST; size *= SMALLER) {
        Box box = {0, chips.y + (chips.height - high * size) / 2, wide * size, high * size};
        float left = chips.x - AIR - box.width, right = chips.x + chips.width + AIR;
        float inward = is_right ? left : right, outward = is_right ? right : left;
        float farther = inward + (is_right ? -FARTHER : FARTHER);
        float middle = chips.x + (chips.width - box.width) / 2;
        float below = chips.y + chips.height + AIR, above = chips.y - AIR - box.height;
        const float places[][2] = {{inward, box.y}, {farther, box.y}, {outward, box.y}, {middle, below},
                                   {inward, below}, {outward, below}, {middle, above}};
        for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
            box.x = places[i][0], box.y = places[i][1];
            if (is_free(frame, &taken, seat, box)) return box;
        }
    }
    return (Box){0};
}

/* ---- hands behind it ---- */

/* Smaller by that share, towards their owner; what is before them follows. */
static void draw_in(SeatPlaces *places, float by) {
    float foot = places->cards.y + places->cards.height, up = places->cards.height * by;
    enum { COMMON = 3 };
    Box *before[COMMON + SEAT_OWN_BOXES] = {&places->label, &places->bet, &places->stacks};
    for (int i = 0; i < SEAT_OWN_BOXES; i++) before[COMMON + i] = &places->own[i];
    for (size_t i = 0; i < sizeof before / sizeof *before; i++)
        if (before[i]->y >= foot) before[i]->y -= up;
    places->cards.height -= up;
    places->card_height *= 1 - by;
    places->drawn_in = by;
}

/* Where one hand alone is shown, its own place is free meanwhile. */
static void take_all(TableTakenList *taken, const TableFrame *frame, const Wanted *wanted, float drawn_in) {
    TableFrame drawn = *frame;
    *taken = (TableTakenList){.count = 0};
    for (int seat = 0; seat < frame->table->seats; seat++) {
        SeatPlaces *places = &drawn.at.seat[seat];
        bool is_shown = wanted->hands == 1 && frame->table->seat[seat].hand_count > 0;
        if (seat != frame->at.bottom && is_shown)
            places->cards.height = places->label.height = places->bet.height = 0;
        else if (seat != frame->at.bottom)
            draw_in(places, drawn_in);
        take_seat(taken, &drawn, seat);
    }
    take_middle(taken, frame, true);
}

/* What is before its cards ends there. */
static bool is_behind(const TableFrame *frame, int seat, Box stage) {
    static const float AIR = 10;
    const SeatPlaces *places = &frame->at.seat[seat];
    Box words = words_of(places), around = box_inset(stage, -AIR, -AIR);
    around.height += plate_high(frame);
    for (int i = 0; i < SEAT_OWN_BOXES; i++)
        if (places->own[i].width > 0 && box_overlaps(places->own[i], around)) return true;
    if (lies_beside(places) && box_overlaps(places->bet, around)) return true;
    return box_overlaps(places->cards, around) || box_overlaps(words, around);
}

/* How the room is made: by the bottom seat's hand, logical units, and by others', of their height. */
typedef struct MadeRoom {
    float back, drawn_in;
    Box stage, of_one; /* as large as that is for one alone */
} MadeRoom;

/* No wider than it has to be, so that it needs no room of others at its sides. */
static void make_narrow(const TableFrame *frame, const Wanted *wanted, Box *stage) {
    static const float AMPLE = 1.2f;
    float across = wide_by_height(frame->at.card_shape, wanted->cards, true);
    float wide = stage->height * (across + frame->at.card_shape * PITCH * (float)wanted->more) * AMPLE;
    if (wanted->is_pair) wide = 2 * wide + BETWEEN;
    *stage = box_place(*stage, fminf(stage->width, wide), stage->height, 0.5f, 0);
}

static Box stage_of_one(const TableFrame *frame, const TableTakenList *taken, Wanted wanted, float back) {
    wanted.is_pair = false;
    return find_stage(frame, taken, &wanted, foot_of_cards(frame) + back);
}

/* For two hands at once if there are two: for that others' hands become smaller, no more than it needs. */
static MadeRoom make_room(const TableFrame *frame) {
    enum { STEPS = 4 };
    static const float AS_LARGE = 0.99f, GAIN = 1.03f;
    Wanted wanted = wanted_of(frame);
    MadeRoom best = {0};
    for (int step = 0; step <= STEPS && best.stage.height < wanted.high * AS_LARGE; step++) {
        TableTakenList taken;
        MadeRoom made = {.drawn_in = DRAWN_IN * (float)step / STEPS};
        take_all(&taken, frame, &wanted, made.drawn_in);
        made.back = back_for_stage(frame, &taken, &wanted);
        made.stage = find_stage(frame, &taken, &wanted, foot_of_cards(frame) + made.back);
        if (step > 0) make_narrow(frame, &wanted, &made.stage);
        made.of_one = made.stage;
        if (wanted.is_pair) made.of_one = stage_of_one(frame, &taken, wanted, made.back);
        if (made.stage.height > best.stage.height * GAIN) best = made;
    }
    return best;
}

/* ---- hands on it ---- */

/* The height of its cards when they lie before it. */
static float home_high(const SeatPlaces *places, float high) { return high / (1 - places->drawn_in); }

/* A seat's cards as large as they fit there: only how large. */
static Box fitted(const TableFrame *frame, int seat, Box room) {
    static const float LEAST = 0.8f; /* of its height at its seat */
    const SeatPlaces *places = &frame->at.seat[seat];
    HandRow home = table_row_of(frame, seat);
    float high = fmaxf(room.height, home_high(places, places->card_height) * LEAST);
    float shape = frame->at.card_shape, standing = shape / table_laid_shape(shape, places->lies);
    float cards = shape * (1 + PITCH * (float)(frame->table->seat[seat].hand_count - 1));
    HandCounts counts = table_hand_counts(frame, seat);
    bool has_groups = counts.of[GROUP_APART] > 0 || counts.of[GROUP_BORROWED] > 0;
    float as_lying = (home.right - home.left[GROUP_HELD]) * (has_groups ? 1 : standing) * high / home.high;
    return (Box){0, 0, fminf(fmaxf(high * cards, as_lying), room.width), high};
}

/* The leader and its challenger have one half of the stage each, so that neither makes room for the other. */
static Box front_of(const TableFrame *frame, int seat) {
    Box stage = frame->at.stage, alone = fitted(frame, seat, frame->at.stage_of_one),
        half = fitted(frame, seat, box_inset(stage, (stage.width + BETWEEN) / 4, 0));
    float aside = table_forward_aside(frame, seat), share = fabsf(aside);
    float wide = alone.width + (half.width - alone.width) * share;
    float high = alone.height + (half.height - alone.height) * share;
    float x = stage.x + stage.width / 2 + aside * (half.width + BETWEEN) / 2;
    return (Box){x - wide / 2, stage.y + stage.height - high, wide, high};
}

Box table_stage_room(const TableFrame *frame, int seat) {
    Box room = frame->at.stage;
    float aside = table_forward_aside(frame, seat), other = (room.width + BETWEEN) / 2 * fabsf(aside);
    if (aside > 0) room.x += other;
    room.width -= other;
    return room;
}

Box table_front_room(const TableFrame *frame) {
    static const float MOST = 640;
    Box stage = frame->at.stage;
    return box_place(stage, fminf(stage.width, MOST), stage.height, 0.5f, 0);
}

TableFrame table_forward_frame(const TableFrame *frame, int seat) {
    TableFrame moved = *frame;
    SeatPlaces *places = &moved.at.seat[seat];
    HandRow home = table_row_of(frame, seat);
    float share = table_forward(frame, seat), pop = table_forward_pop(frame, seat);
    Box front = front_of(frame, seat);
    Box lying = {home.left[GROUP_HELD], home.y, home.right - home.left[GROUP_HELD], home.high};
    Box now = table_box_between(lying, front, share);
    now.x = table_box_between(lying, front, share * (2 - share)).x; /* first aside: not over the leader's */
    now.y -= 26 * sinf(share * 3.14159265f);
    now = box_place(now, now.width * pop, now.height * pop, 0.5f, 0.5f);
    now.y += table_way_below_pots(frame, lying, front, now) * fminf(4 * fminf(share, 1 - share), 1);
    places->cards = now;
    places->card_height = now.height;
    places->raster_height = fitted(frame, seat, frame->at.stage_of_one).height;
    places->scale *= now.height / home_high(places, fmaxf(home.high, 1));
    places->drawn_in = 0;
    places->is_large = false;
    places->lies *= 1 - share;
    return moved;
}

bool table_is_beneath(const TableFrame *frame, int seat) {
    static const float THERE = 0.6f;
    if (seat == frame->at.bottom || table_forward(frame, seat) > 0) return false;
    HandRow row = table_row_of(frame, seat);
    for (int other = 0; other < frame->table->seats; other++) {
        if (table_forward(frame, other) < THERE) continue;
        Box front = front_of(frame, other);
        bool is_across = front.x < row.right && front.x + front.width > row.left[GROUP_HELD];
        if (is_across && front.y < row.y + row.high) return true;
    }
    return false;
}

/* ---- all of it ---- */

void table_set_stage(TableFrame *frame) {
    frame->at.stage = frame->at.stage_of_one = unused_stage(frame);
    if (!isfinite(frame->view->showdown.back_at)) return;
    MadeRoom made = make_room(frame);
    float share = table_standing_back(frame);
    frame->at.stage = made.stage;
    frame->at.stage_of_one = made.of_one;
    float higher = frame->at.seat[frame->at.bottom].card_height - made.of_one.height; /* than the winner's */
    if (frame->table->seat[frame->at.bottom].hand_count > 0)
        stand_back(frame, fmaxf(made.back, higher), share);
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (seat != frame->at.bottom &&
            (is_behind(frame, seat, made.stage) || is_behind(frame, seat, made.of_one)))
            draw_in(&frame->at.seat[seat], made.drawn_in * share);
}
