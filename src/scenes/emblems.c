#include "scenes/emblems.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scenes/faces.h"
#include "scenes/fan.h"
#include "ui/style.h"

static const float STEP = 0.45f; /* from card to card, in heights of a card */

/* Of a hand so many cards are shown as a fan. */
enum { FAN_MAX = 3 };

static int shown_of(const LadderExample *hand) { return hand->count < FAN_MAX ? hand->count : FAN_MAX; }

static bool is_shown_before(const Emblems *emblems, int index, const LadderExample *hand) {
    for (int i = 0; i < index; i++) {
        const LadderExample *other = &emblems->hand[i];
        if (shown_of(other) == shown_of(hand) &&
            memcmp(other->cards, hand->cards, (size_t)shown_of(hand)) == 0)
            return true;
    }
    return false;
}

static void find_hand(Emblems *emblems, int index) {
    const SabaccGame *game = sabacc_game_at(index);
    SabaccState state;
    Ladder ladder;
    ladder_read_game(game, &state, &ladder);
    for (int kind = 0; kind < ladder.count; kind++) {
        emblems->hand[index] = ladder.examples[kind];
        if (!is_shown_before(emblems, index, &emblems->hand[index])) return;
    }
}

void emblems_find(Emblems *emblems) {
    if (emblems->is_found) return;
    emblems->is_found = true;
    for (int i = 0; i < sabacc_game_count() && i < EMBLEMS_MAX; i++) find_hand(emblems, i);
}

const LadderExample *emblem_of(const Emblems *emblems, const SabaccGame *game) {
    int index = 0;
    while (index < EMBLEMS_MAX - 1 && sabacc_game_at(index) != game) index++;
    return &emblems->hand[index];
}

void emblem_draw(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                 float card_high) {
    float card = card_high * faces_shape(game);
    int gaps = hand->count - 1;
    float step = gaps > 0 ? fminf(card_high * STEP, (box.width - card) / (float)gaps) : 0;
    float wide = card + step * (float)gaps;
    float x = box.x + (box.width - wide) / 2, y = box.y + (box.height - card_high) / 2;
    for (int i = 0; i < hand->count; i++)
        faces_draw(canvas, game, hand->cards[i], x + step * (float)i, y, card_high);
}

void emblem_draw_fan(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                     float most_high) {
    char names[FAN_MAX][48];
    const char *assets[FAN_MAX];
    Fan fan = {.assets = assets,
               .shape = faces_shape(game),
               .middle_x = box.x + box.width / 2,
               .middle_y = box.y + box.height / 2};
    for (int i = 0; i < hand->count && fan.count < FAN_MAX; i++) {
        char word[24];
        Text text = text_over(word, sizeof word);
        if (sabacc_card_is_token(hand->cards[i])) continue;
        sabacc_card_format(hand->cards[i], &text);
        snprintf(names[fan.count], sizeof *names, "%s/%s", game->cards, word);
        assets[fan.count] = names[fan.count];
        fan.count++;
    }
    if (fan.count == 0) return;
    fan.height = fminf(most_high, box.width / fan_spread(&fan));
    fan_draw(canvas, &fan);
}

void emblem_draw_place(Canvas *canvas, Box box, const SabaccGame *game) {
    static const float WIDE = 640, HIGH = 1080, SMALL = 320, ENOUGH = 1.2f, WIDE_TOP = 0.2f;
    const char *place = game->place;
    char asset[48];
    snprintf(asset, sizeof asset, "places/%s@1,0/3x1", place);
    float scale = fmaxf(box.width / WIDE, box.height / HIGH);
    float top = box.width > box.height ? WIDE_TOP : 0; /* a low one shows the table */
    float pixels = canvas_layout(canvas)->scale;       /* of a unit; the many of a list are kept small */
    float raster = (box.width * pixels > SMALL * ENOUGH ? WIDE : SMALL) / pixels * HIGH / WIDE;
    canvas_push_clip(canvas, box);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_place(box, WIDE * scale, HIGH * scale, 0.5f, top),
                                    .raster_height = HIGH * scale > raster ? raster : 0,
                                    .ground = style_place_light(place)});
    canvas_pop_clip(canvas);
}

void emblem_draw_framed(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                        float card_high) {
    static const float BESIDE = 10;
    emblem_draw_place(canvas, box, game);
    canvas_panel(canvas, box, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2, .radius = 4});
    emblem_draw_fan(canvas, box_inset(box, BESIDE, 0), game, hand, card_high);
}
