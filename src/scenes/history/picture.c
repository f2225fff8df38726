/* The picture of a past game or a drill: its place, a hand on the table there, and a number on a dark tag. */

#include <math.h>

#include "scenes/faces.h"
#include "scenes/history/private.h"
#include "ui/style.h"

void history_draw_tag(Canvas *canvas, Box box, const TextStyle *number, const char *words, const char *unit) {
    static const float AWAY = 10, BESIDE = 14, HIGH = 40, BETWEEN = 8;
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_BONE, TEXT_LEFT);
    float first = canvas_text_width(canvas, number, words);
    float second = unit[0] ? canvas_text_width(canvas, &small, unit) + BETWEEN : 0;
    float high = fmaxf(HIGH, canvas_line_height(canvas, number) + 4);
    float wide = fminf(first + second + 2 * BESIDE, box.width - 2 * AWAY);
    Box tag = {box.x + box.width - AWAY - wide, box.y + box.height - AWAY - high, wide, high};
    canvas_panel(canvas, tag, &(PanelStyle){.top = 0xe60c0907u, .bottom = 0xe6080605u, .radius = 8});
    Box inside = box_inset(tag, BESIDE, 0);
    canvas_text(canvas, box_cut_left(&inside, first, BETWEEN), number, words);
    if (second > 0) canvas_text(canvas, inside, &small, unit);
}

Box history_draw_picture(Canvas *canvas, Box box, const SabaccGame *game, const LadderExample *hand,
                         float high) {
    static const float CARDS = 0.88f, LEFT = 0.56f, BESIDE = 1.3f; /* a part of a second card is seen */
    Box picture = box, words = box_cut_bottom(&picture, high + 2 * HISTORY_ABOVE, 0);
    Box left = box_cut_left(&picture, picture.width * LEFT, 0);
    emblem_draw_place(canvas, box, game);
    left = box_inset(left, HISTORY_BESIDE, 0);
    float widest = faces_shape(game) * (hand->count > 1 ? BESIDE : 1);
    emblem_draw(canvas, left, game, hand, fminf(left.height * CARDS, left.width / widest));
    canvas_panel(canvas, words, &(PanelStyle){.top = 0xf01a120bu, .bottom = 0xf00c0805u});
    canvas_fill(canvas, (Box){words.x, words.y, words.width, 1.5f}, STYLE_BRASS_DIM);
    return words;
}

/* The hand of a winner, or the best that was shown; NULL where none was. */
static const DigestHand *won_hand(const GameDigest *digest) {
    const DigestHand *best = NULL;
    for (int seat = 0; seat < digest->seats; seat++) {
        const DigestHand *hand = &digest->seat[seat].best;
        if (hand->key == 0 || hand->count == 0) continue;
        if (seat_in(digest->champions, seat)) return hand;
        if (!best || hand->key > best->key) best = hand;
    }
    return best;
}

LadderExample history_shown_hand(const HistoryScene *page, const GameDigest *digest) {
    const DigestHand *hand = won_hand(digest);
    LadderExample example = {.count = 0};
    if (!hand) return *emblem_of(page->emblems, digest->game);
    while (example.count < hand->count && example.count < LADDER_CARDS) {
        example.cards[example.count] = hand->cards[example.count];
        example.count++;
    }
    return example;
}
