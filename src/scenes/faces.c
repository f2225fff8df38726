#include "scenes/faces.h"

#include <stdio.h>

#include "decks/families.h"

float faces_shape(const SabaccGame *game) { return deck_family_shape(game->cards); }

void faces_draw_word(Canvas *canvas, const SabaccGame *game, const char *word, float x, float y, float high) {
    char asset[48];
    snprintf(asset, sizeof asset, "%s/%s", game->cards, word);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = {x, y, high * faces_shape(game), high}});
}

static void draw_token(Canvas *canvas, const char *word, float x, float y, float high) {
    char asset[48];
    snprintf(asset, sizeof asset, "tokens/%s", word);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = {x, y, high, high}});
}

void faces_draw(Canvas *canvas, const SabaccGame *game, SabaccCard card, float x, float y, float high) {
    char word[24];
    Text text = text_over(word, sizeof word);
    sabacc_card_format(card, &text);
    if (sabacc_card_is_token(card))
        draw_token(canvas, word, x, y, high);
    else
        faces_draw_word(canvas, game, word, x, y, high);
}
