#include "scenes/setup/way.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/faces.h"
#include "scenes/setup/things.h"
#include "ui/style.h"

enum { DISCARDS_MOST = 3, VIEWS = 3, ASSET = 48 };

/* ---- what it is about ---- */

/* The first row that a preset names, or that a changed option fits. */
static const struct {
    SabaccOptionId option;
    const char *spelled; /* as records have it, or how that begins */
    WayScene scene;
    const char *sign[2];
} changes[] = {
    {SABACC_OPTION_ANTE, "ante=", WAY_STAKES, {NULL, NULL}},
    {SABACC_OPTION_SHIFT, "shift=rim", WAY_POOL, {"dice/die-4", NULL}},
    {SABACC_OPTION_SHIFT, "shift=wild", WAY_MIXED, {"dice/die-6", "dice/die-6"}},
    {SABACC_OPTION_SHIFT, "shift=by-symbol", WAY_DICE, {"dice/die-5", "dice/die-5"}},
    {SABACC_OPTION_SHIFT_ON, "shift-on=timer", WAY_PIECE, {"table/turn", NULL}},
    {SABACC_OPTION_HOLDEM_FIELD, "holdem-field=on", WAY_COMMON, {"table/lent", NULL}},
    {SABACC_OPTION_FIELD, "field=", WAY_PIECE, {"table/guard", NULL}},
    {SABACC_OPTION_CALL_PENALTY, "call-penalty=", WAY_PIECE, {"table/call", NULL}},
    {SABACC_OPTION_HAND_POT_CAP, "hand-pot-cap=", WAY_HIGH, {"table/hand-pot", NULL}},
    {SABACC_OPTION_LIMIT, "limit=none", WAY_ALL_IN, {"table/all-in", NULL}},
    {SABACC_OPTION_LIMIT, "limit=casino", WAY_RAISE, {NULL, NULL}},
    {SABACC_OPTION_LIMIT, "limit=cap", WAY_FEW, {"chips/chip-1", NULL}},
};
enum { CHANGES = sizeof changes / sizeof *changes };

static bool is_changed(const SabaccSetup *rules, const SabaccSetup *usual, SabaccOptionId id) {
    bool has_it = sabacc_game_has(rules->game, id);
    return has_it && memcmp(&rules->options[id], &usual->options[id], sizeof *rules->options) != 0;
}

static bool is_value(const SabaccSetup *rules, int row) {
    char value[64];
    Text text = text_over(value, sizeof value);
    sabacc_option_format(rules, changes[row].option, &text);
    const char *begins = strchr(changes[row].spelled, '=') + 1;
    return strncmp(value, begins, strlen(begins)) == 0;
}

/* A preset may name what is usual in its game. */
static bool is_named(const SabaccPreset *preset, int row) {
    for (const char *at = preset->values; at; at = strchr(at, ';')) {
        at += *at == ';';
        if (strncmp(at, changes[row].spelled, strlen(changes[row].spelled)) == 0) return true;
    }
    return false;
}

static void find_scene(Way *way, const SabaccSetup *usual, const SabaccPreset *preset) {
    for (int row = 0; row < CHANGES; row++) {
        bool fits = preset
                        ? is_named(preset, row)
                        : is_changed(&way->rules, usual, changes[row].option) && is_value(&way->rules, row);
        if (!fits) continue;
        way->scene = changes[row].scene;
        memcpy(way->sign, changes[row].sign, sizeof way->sign);
        return;
    }
}

static void find_discards(Way *way, const SabaccSetup *usual) {
    char value[64];
    Text text = text_over(value, sizeof value);
    if (!is_changed(&way->rules, usual, SABACC_OPTION_DISCARDS)) return;
    sabacc_option_format(&way->rules, SABACC_OPTION_DISCARDS, &text);
    const char *digits = strpbrk(value, "0123456789");
    int count = digits ? (int)strtol(digits, NULL, 10) : 0;
    way->discards = count < DISCARDS_MOST ? count : DISCARDS_MOST;
}

static bool has_example(const Ladder *ladder, const LadderExample *hand) {
    for (int i = 0; i < ladder->count; i++)
        if (memcmp(&ladder->examples[i], hand, sizeof *hand) == 0) return true;
    return false;
}

/* The best hand that the usual rules of the game do not know. */
static void find_hand(Way *way, const SabaccSetup *usual) {
    SabaccState *state = memory_alloc(sizeof *state);
    Ladder *ladder = memory_calloc(2, sizeof *ladder);
    const SabaccSetup *setups[] = {usual, &way->rules};
    for (int i = 0; i < 2; i++) {
        sabacc_start(state, setups[i], NULL);
        ladder_read(&state->table, &ladder[i]);
    }
    for (int kind = ladder[1].count - 1; kind >= 0; kind--)
        if (!has_example(&ladder[0], &ladder[1].examples[kind])) way->hand = ladder[1].examples[kind];
    free(ladder);
    free(state);
}

void way_read(Way *way, const SabaccSetup *rules, const LadderExample *usual, const SabaccPreset *preset) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, rules->game, rules->seats, 1);
    *way = (Way){.rules = *rules, .hand = *usual, .scene = WAY_HAND, .view = VIEWS / 2};
    sabacc_setup_suit_credits(&way->rules);
    find_discards(way, &standard);
    find_scene(way, &standard, preset);
    bool is_usual = !preset && memcmp(standard.options, rules->options, sizeof standard.options) == 0;
    way->has_chips = is_usual && setup_plays_for_credits(rules);
    if (preset) way->view = (int)(preset - rules->game->presets) % VIEWS; /* not all look the same way */
    if (is_changed(rules, &standard, SABACC_OPTION_TABLE)) find_hand(way, &standard);
}

/* ---- pieces ---- */

static void draw_piece(Canvas *canvas, const char *asset, Box box, float angle) {
    Box under = {box.x + box.height * 0.03f, box.y + box.height * 0.05f, box.width, box.height};
    canvas_sprite(
        canvas,
        &(Sprite){.asset = asset, .box = under, .angle = angle, .fade = 0.3f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box, .angle = angle});
}

/* A square of that side about a point of the box, all in shares of its width and height. */
static Box square_at(Box box, float x, float y, float side) {
    float wide = box.height * side;
    return (Box){box.x + box.width * x - wide / 2, box.y + box.height * y - wide / 2, wide, wide};
}

static void draw_back(Canvas *canvas, Box box, const Way *way, float x, float y, float high, float angle) {
    char asset[ASSET];
    Box place = square_at(box, x, y, high);
    snprintf(asset, sizeof asset, "%s/back", way->rules.game->cards);
    draw_piece(canvas, asset,
               box_place(place, place.height * faces_shape(way->rules.game), place.height, 0.5f, 0.5f),
               angle);
}

/* About that x, so much of the picture's height; the foot of the cards is cut off. */
static void draw_hand(Canvas *canvas, Box box, const Way *way, float x, float wide, float high) {
    static const float DOWN = 0.62f;
    Box hand = {box.x + box.width * (x - wide / 2), box.y + box.height * (DOWN - high / 2), box.width * wide,
                box.height * high};
    emblem_draw_fan(canvas, hand, way->rules.game, &way->hand, hand.height);
}

/* Stacks of equal chips beside each other, about the middle at that x. */
static void draw_stacks(Canvas *canvas, Box box, float x, int32_t value, const int *chips, int count) {
    static const float CHIP = 0.26f, STEP = 1.24f, FOOT = 0.92f;
    float wide = box.height * CHIP;
    float left = box.x + box.width * x - wide * (1 + STEP * (float)(count - 1)) / 2;
    for (int i = 0; i < count; i++)
        setup_draw_stack(canvas, left + wide * STEP * (float)i, box.y + box.height * FOOT, wide, value,
                         chips[i]);
}

/* ---- the pictures ---- */

/* Its stakes, or cards that are put away face down, stand at its right. */
static void draw_of_hand(Canvas *canvas, Box box, const Way *way) {
    static const float STEP = 0.07f, TURN = 0.16f;
    bool has_more = way->has_chips || way->discards > 0;
    draw_hand(canvas, box, way, has_more ? 0.34f : 0.5f, has_more ? 0.56f : 0.84f, 0.72f);
    if (way->has_chips) {
        float wide = box.width * 0.42f;
        setup_draw_chips(canvas, (Box){box.x + box.width * 0.97f - wide, box.y, wide, box.height * 0.93f},
                         &way->rules, box.height * 0.2f);
    }
    for (int i = 0; i < way->discards; i++) {
        float aside = (float)i - (float)(way->discards - 1) / 2;
        draw_back(canvas, box, way, 0.8f + STEP * aside, 0.64f, 0.5f, TURN * aside);
    }
}

static void draw_of_stakes(Canvas *canvas, Box box, const Way *way) {
    static const float CHIP = 0.25f, BESIDE = 0.04f;
    Box inside = box_inset(box, box.width * BESIDE, 0);
    setup_draw_chips(canvas, (Box){inside.x, inside.y, inside.width, box.height * 0.93f}, &way->rules,
                     fminf(box.height * CHIP, box.width * 0.17f));
}

static void draw_of_all_in(Canvas *canvas, Box box, const Way *way) {
    static const int behind[] = {6, 9, 5, 8}, before[] = {3, 6, 5};
    Box back = {box.x, box.y - box.height * 0.14f, box.width, box.height};
    draw_stacks(canvas, back, 0.43f, 25, behind, 4);
    draw_stacks(canvas, box, 0.36f, 5, before, 3);
    draw_piece(canvas, way->sign[0], square_at(box, 0.8f, 0.66f, 0.56f), 0);
}

static void draw_of_raise(Canvas *canvas, Box box, const Way *way) {
    static const int bets[] = {1, 2, 4, 8};
    (void)way;
    draw_stacks(canvas, box, 0.5f, 5, bets, 4);
}

static void draw_of_few(Canvas *canvas, Box box, const Way *way) {
    static const float X[] = {0.27f, 0.5f, 0.73f}, Y[] = {0.68f, 0.74f, 0.66f};
    for (int i = 0; i < 3; i++)
        draw_piece(canvas, way->sign[0], square_at(box, X[i], Y[i], 0.4f), 0.2f * (float)(i - 1));
}

static void draw_of_high(Canvas *canvas, Box box, const Way *way) {
    static const int behind[] = {10, 9, 10}, before[] = {8, 10, 7, 9};
    Box back = {box.x, box.y - box.height * 0.12f, box.width, box.height};
    (void)way;
    draw_stacks(canvas, back, 0.5f, 500, behind, 3);
    draw_stacks(canvas, box, 0.5f, 1000, before, 4);
}

static void draw_of_piece(Canvas *canvas, Box box, const Way *way) {
    draw_hand(canvas, box, way, 0.32f, 0.5f, 0.66f);
    draw_piece(canvas, way->sign[0], square_at(box, 0.74f, 0.64f, 0.58f), 0);
}

static void draw_of_dice(Canvas *canvas, Box box, const Way *way) {
    draw_hand(canvas, box, way, 0.5f, 0.6f, 0.6f);
    draw_piece(canvas, way->sign[0], square_at(box, 0.24f, 0.72f, 0.42f), -0.16f);
    draw_piece(canvas, way->sign[1], square_at(box, 0.77f, 0.68f, 0.42f), 0.12f);
}

static void draw_of_pool(Canvas *canvas, Box box, const Way *way) {
    enum { CARDS = 7 };
    static const float PI = 3.14159265f, ACROSS = 0.34f, UP = 0.2f;
    for (int i = 0; i < CARDS; i++) { /* from behind to the front */
        float angle = PI * (-0.5f + (float)((i + 1) / 2) / (float)(CARDS - 1) * 2 * (i % 2 ? 1 : -1));
        draw_back(canvas, box, way, 0.5f + ACROSS * cosf(angle), 0.6f + UP * sinf(angle), 0.4f,
                  (angle + PI / 2) * 0.25f);
    }
    draw_piece(canvas, way->sign[0], square_at(box, 0.5f, 0.66f, 0.34f), 0.1f);
}

static void draw_of_mixed(Canvas *canvas, Box box, const Way *way) {
    static const struct {
        float x, y, angle;
    } cards[] = {{0.16f, 0.52f, -0.7f}, {0.38f, 0.44f, 0.5f}, {0.6f, 0.5f, -0.2f}, {0.84f, 0.46f, 1.1f},
                 {0.1f, 0.84f, 0.9f},   {0.3f, 0.76f, -0.3f}, {0.7f, 0.84f, 0.8f}, {0.92f, 0.8f, -0.6f}};
    for (size_t i = 0; i < sizeof cards / sizeof *cards; i++)
        draw_back(canvas, box, way, cards[i].x, cards[i].y, 0.42f, cards[i].angle);
    draw_piece(canvas, way->sign[0], square_at(box, 0.44f, 0.68f, 0.32f), -0.2f);
    draw_piece(canvas, way->sign[1], square_at(box, 0.57f, 0.74f, 0.32f), 0.24f);
}

/* In front of the hand's cards a mark of the cloth for each: they belong to nobody. */
static void draw_of_common(Canvas *canvas, Box box, const Way *way) {
    static const float HIGH = 0.56f, APART = 1.16f;
    Box row = {box.x + box.width * 0.05f, box.y + box.height * 0.3f, box.width * 0.9f, box.height * 0.62f};
    float high = box.height * HIGH, wide = high * faces_shape(way->rules.game);
    int count = way->hand.count < 3 ? way->hand.count : 3;
    float left = row.x + (row.width - wide * (1 + APART * (float)(count - 1))) / 2;
    for (int i = 0; i < count; i++) {
        Box mark = {left + wide * APART * (float)i, row.y, wide, high};
        canvas_panel(canvas, box_inset(mark, -6, -6),
                     &(PanelStyle){.edge = 0xd0ffe0a0u, .edge_width = 2, .radius = 8});
        LadderExample one = {.count = 1, .cards = {way->hand.cards[i]}};
        emblem_draw(canvas, mark, way->rules.game, &one, high);
    }
    draw_piece(canvas, way->sign[0], square_at(box, 0.88f, 0.76f, 0.32f), 0);
}

/* Its table, and what is behind it; as sharp as the box is large. A wide picture shows all of it. */
static void draw_room(Canvas *canvas, Box box, const Way *way) {
    static const float THIRD = 640, WHOLE = 1920, HIGH = 1080, FOOT = 600, FOOT_ASIDE = 650, BROAD = 2.1f;
    char asset[ASSET];
    bool is_whole = box.width > box.height * BROAD, is_aside = !is_whole && way->view != VIEWS / 2;
    float wide = is_whole ? WHOLE : THIRD, scale = box.width / wide, foot = is_aside ? FOOT_ASIDE : FOOT;
    if (is_whole)
        snprintf(asset, sizeof asset, "places/%s", way->rules.game->place);
    else
        snprintf(asset, sizeof asset, "places/%s@%d,0/3x1", way->rules.game->place, way->view);
    float y = fminf(box.y + box.height - foot * scale, box.y);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = {box.x, y, box.width, HIGH * scale},
                                    .ground = style_place_light(way->rules.game->place)});
}

void way_draw(Canvas *canvas, Box box, const Way *way) {
    static void (*const draws[])(Canvas * canvas, Box box, const Way *way) = {
        [WAY_HAND] = draw_of_hand,   [WAY_STAKES] = draw_of_stakes, [WAY_ALL_IN] = draw_of_all_in,
        [WAY_RAISE] = draw_of_raise, [WAY_FEW] = draw_of_few,       [WAY_HIGH] = draw_of_high,
        [WAY_PIECE] = draw_of_piece, [WAY_DICE] = draw_of_dice,     [WAY_POOL] = draw_of_pool,
        [WAY_MIXED] = draw_of_mixed, [WAY_COMMON] = draw_of_common};
    canvas_push_clip(canvas, box);
    draw_room(canvas, box, way);
    draws[way->scene](canvas, box, way);
    canvas_pop_clip(canvas);
}
