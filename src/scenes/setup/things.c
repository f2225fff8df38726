#include "scenes/setup/things.h"

#include <math.h>
#include <stdio.h>

#include "scenes/faces.h"
#include "table/chips.h"

enum { KINDS = 4, STACKS = 8, HIGHEST = 10, HANDS_MOST = 12 };

bool setup_plays_for_credits(const SabaccSetup *rules) {
    return !sabacc_game_has(rules->game, SABACC_OPTION_STAKE) || rules->options[SABACC_OPTION_STAKE].n > 0;
}

/* ---- chips ---- */

typedef struct ChipStack {
    int32_t value;
    int chips;
} ChipStack;

/* Changed as a player would ask for it: more than half in the largest chips of which there can be several,
 * and so on down. */
static int change_of(int32_t credits, ChipStack stacks[STACKS]) {
    static const int32_t values[] = {1000, 500, 100, 25, 5, 1};
    enum { VALUES = sizeof values / sizeof *values };
    int count = 0;
    for (int i = 0, kinds = 0; i < VALUES && credits > 0; i++) {
        bool is_last = i + 1 == VALUES || kinds + 1 == KINDS;
        int32_t chips = is_last ? credits / values[i] : (credits - credits * 2 / 5) / values[i];
        if (chips == 0) continue;
        kinds++;
        credits -= chips * values[i];
        for (; chips > 0 && count < STACKS; chips -= HIGHEST)
            stacks[count++] = (ChipStack){values[i], (int)(chips < HIGHEST ? chips : HIGHEST)};
        if (is_last) break;
    }
    return count;
}

void setup_draw_stack(Canvas *canvas, float left, float foot, float wide, int32_t value, int chips) {
    char asset[32];
    Box lowest = table_chip_on(left, foot, wide, 0);
    snprintf(asset, sizeof asset, "chips-side/slice-%d", (int)value);
    canvas_glow(canvas,
                (Box){lowest.x + wide * 0.06f, lowest.y + lowest.height * 0.3f, wide, lowest.height * 0.7f},
                lowest.height * 0.35f, wide * 0.2f, 0xa0000000u);
    for (int chip = 0; chip < chips; chip++)
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = table_chip_on(left, foot, wide, chip)});
}

/* Every other stack stands a little farther back. */
void setup_draw_chips(Canvas *canvas, Box box, const SabaccSetup *rules, float wide) {
    static const float STEP = 1.06f, BACK = 0.24f;
    ChipStack stacks[STACKS];
    int count = change_of(rules->credits[0], stacks), most = (int)(box.width / (wide * STEP));
    if (count > most) count = most;
    float left = box.x + (box.width - wide * (1 + STEP * (float)(count - 1))) / 2;
    for (int is_front = 0; is_front < 2; is_front++)
        for (int i = is_front; i < count; i += 2)
            setup_draw_stack(canvas, left + wide * STEP * (float)i,
                             box.y + box.height - (is_front ? 0 : wide * BACK), wide, stacks[i].value,
                             stacks[i].chips);
}

/* ---- hands ---- */

/* 0 where it is not known before. */
static int hands_of(const SabaccSetup *rules) {
    char words[64];
    Text text = text_over(words, sizeof words);
    int n = 0;
    if (!sabacc_game_has(rules->game, SABACC_OPTION_END)) return 0;
    sabacc_option_format(rules, SABACC_OPTION_END, &text);
    if (sscanf(words, "dealer-cycles %d", &n) == 1)
        n = n < HANDS_MOST ? n * rules->seats : n;
    else if (sscanf(words, "hands %d", &n) != 1)
        return 0;
    return n < HANDS_MOST ? n : HANDS_MOST;
}

static void draw_back(Canvas *canvas, const char *asset, Box box, float angle) {
    Box under = {box.x + 3, box.y + 5, box.width, box.height};
    canvas_sprite(
        canvas,
        &(Sprite){.asset = asset, .box = under, .angle = angle, .effect = SPRITE_SHADOW, .fade = 0.4f});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box, .angle = angle});
}

/* Two cards of it, one across the other. */
static void draw_hand(Canvas *canvas, const char *asset, Box box) {
    static const float LEAN = 0.13f, APART = 0.1f;
    for (int card = 0; card < 2; card++) {
        float side = card == 0 ? -1 : 1;
        Box place = box;
        place.x += side * box.width * APART;
        draw_back(canvas, asset, place, side * LEAN);
    }
}

static void draw_deck(Canvas *canvas, const char *asset, Box box) {
    enum { EDGES = 9 };
    static const float STEP = 2.4f;
    for (int i = EDGES; i >= 0; i--)
        draw_back(canvas, asset,
                  (Box){box.x + STEP * (float)(i - EDGES / 2), box.y + STEP * (float)(i - EDGES), box.width,
                        box.height},
                  0);
}

/* Few hands apart from each other: three and four in two rows where the box is not wide. */
static void draw_apart(Canvas *canvas, const char *asset, Box box, int hands, float shape) {
    static const float ROOM = 0.72f, STEP = 1.5f, ROW = 1.12f, BROAD = 2.1f;
    int rows = hands > 2 && box.width < box.height * BROAD ? 2 : 1, columns = (hands + rows - 1) / rows;
    float high = fminf(box.height * ROOM / (rows > 1 ? ROW * (float)rows - 0.4f : 1),
                       box.width / (STEP * (float)columns * shape));
    Box card = box_place(box, high * shape, high, 0.5f, 0.5f);
    for (int i = 0; i < hands; i++) {
        int row = i / columns, in_row = row + 1 < rows ? columns : hands - row * columns;
        Box place = card;
        place.x += card.width * STEP * ((float)(i % columns) - (float)(in_row - 1) / 2);
        place.y += high * ROW * ((float)row - (float)(rows - 1) / 2);
        draw_hand(canvas, asset, place);
    }
}

/* More hands than a few lie one over the other. */
static void draw_row(Canvas *canvas, const char *asset, Box box, int hands, float shape) {
    static const float LEANS = 1.3f, ROOM = 0.62f, WIDE = 4;
    float high = fminf(box.height * ROOM, box.width / (WIDE * shape));
    Box card = box_place(box, high * shape, high, 0.5f, 0.5f);
    float step = (box.width - card.width * LEANS) / (float)(hands - 1);
    card.x -= step * (float)(hands - 1) / 2;
    for (int i = 0; i < hands; i++, card.x += step) draw_hand(canvas, asset, card);
}

void setup_draw_hands(Canvas *canvas, Box box, const SabaccSetup *rules) {
    enum { APART = 4 };
    static const float DECK = 0.62f;
    char asset[48];
    int hands = hands_of(rules);
    float shape = faces_shape(rules->game), high = fminf(box.height * DECK, box.width * DECK / shape);
    snprintf(asset, sizeof asset, "%s/back", rules->game->cards);
    if (hands == 0)
        draw_deck(canvas, asset, box_place(box, high * shape, high, 0.5f, 0.5f));
    else if (hands <= APART)
        draw_apart(canvas, asset, box, hands, shape);
    else
        draw_row(canvas, asset, box, hands, shape);
}
