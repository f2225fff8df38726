/* Beside past games: whose table it is, with a face in a medallion, and the best hand that they have shown.
 */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/fan.h"
#include "scenes/history/private.h"
#include "ui/face_disc.h"
#include "ui/style.h"

const float history_medallion_wide = 430, history_medallion_high = 300;
enum { CARDS = 5, WORDS = 200 };

Box history_hang(Canvas *canvas, Box box, float rows_high) {
    static const float EMPTY = 200, BESIDE = 26, ABOVE = 28;
    if (rows_high + EMPTY > box.height) return box;
    style_boards(canvas, box);
    return box_inset(box, BESIDE, ABOVE);
}

/* Cloth with a line of brass let into it. */
void history_draw_cloth(Canvas *canvas, Box box) {
    static const float INLAY = 12;
    canvas_glow(canvas, (Box){box.x, box.y + 8, box.width, box.height}, 12, 22, 0xb0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff256a60u,
                               .bottom = 0xff103a35u,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 3,
                               .radius = 14,
                               .is_cut = true});
    canvas_panel(canvas, box_inset(box, INLAY, INLAY),
                 &(PanelStyle){.edge = 0x70e3c78eu, .edge_width = 1.2f, .radius = 10, .is_cut = true});
}

void history_games(const StatisticsSum *sum, const char *won, char *words, size_t size) {
    char part[64];
    Text text = text_over(words, size);
    int unfinished = sum->games_unfinished, played = sum->games - unfinished;
    words[0] = '\0';
    if (played > 0 || unfinished == 0) {
        snprintf(part, sizeof part, ngettext_("%d game", "%d games", played), played);
        text_add(&text, part);
        if (won[0]) text_add(&text, " · ");
        text_add(&text, won);
    }
    if (unfinished == 0) return;
    /* TRANSLATORS: games, after those that were played: “2 games · 1 won · 1 unfinished”. */
    snprintf(part, sizeof part, ngettext_("%d unfinished", "%d unfinished", unfinished), unfinished);
    if (words[0]) text_add(&text, " · ");
    text_add(&text, part);
}

void history_sum(const StatisticsSum *sum, char *words, size_t size) {
    char won[64];
    snprintf(won, sizeof won, ngettext_("%d won", "%d won", sum->games_won), (int)sum->games_won);
    history_games(sum, won, words, size);
}

static void draw_fan(Canvas *canvas, Box box, const SabaccGame *game, const char *const *assets, int count) {
    static const float BESIDE = 6, HIGH = 0.86f;
    Fan fan = {.assets = assets,
               .count = count,
               .shape = faces_shape(game),
               .middle_x = box.x + box.width / 2,
               .middle_y = box.y + box.height / 2};
    fan.height = fminf(box.height * HIGH, (box.width - 2 * BESIDE) / fan_spread(&fan));
    fan_draw(canvas, &fan);
}

void history_draw_hand(Canvas *canvas, Box box, const StatisticsBest *best) {
    char names[CARDS][48];
    const char *assets[CARDS];
    int count = 0;
    for (int i = 0; i < best->hand.count && count < CARDS; i++) {
        char word[24];
        Text text = text_over(word, sizeof word);
        if (sabacc_card_is_token(best->hand.cards[i])) continue;
        sabacc_card_format(best->hand.cards[i], &text);
        snprintf(names[count], sizeof *names, "%s/%s", best->game->cards, word);
        assets[count] = names[count];
        count++;
    }
    if (count > 0) draw_fan(canvas, box, best->game, assets, count);
}

/* Cards that are still to be turned up. */
void history_draw_backs(Canvas *canvas, Box box, const SabaccGame *game) {
    char name[48];
    snprintf(name, sizeof name, "%s/back", game->cards);
    const char *const assets[] = {name, name, name};
    draw_fan(canvas, box, game, assets, 3);
}

/* Over the words which hand it is, of which game and when. */
static void draw_best(const Statistics *statistics, Canvas *canvas, Box box) {
    static const float HEAD = 36;
    char words[WORDS], when[64], line[WORDS];
    const StatisticsBest *best = &statistics->best[0];
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_BONE, TEXT_CENTRE);
    float first = canvas_line_height(canvas, &title), second = canvas_line_height(canvas, &small);
    style_section(canvas, box_cut_top(&box, HEAD, 6), _("Best hand"));
    if (statistics->best_count == 0) {
        Box foot = box_cut_bottom(&box, first + second, 8);
        history_draw_backs(canvas, box,
                           statistics->game_count > 0 ? statistics->game[0].game : sabacc_game_at(0));
        canvas_text(canvas, foot, &small, _("None was shown yet."));
        return;
    }
    Box below = box_cut_bottom(&box, first + second, 8);
    history_draw_hand(canvas, box, best);
    history_hand(&best->hand, words, sizeof words);
    history_when(best->when, when, sizeof when);
    snprintf(line, sizeof line, "%s · %s", _(best->game->name), when);
    canvas_push_name(canvas, "medallion:best");
    canvas_text(canvas, box_cut_top(&below, first, 0), &title, words);
    canvas_text(canvas, below, &small, line);
    canvas_pop_name(canvas);
}

static void draw_name(const HistoryScene *page, Canvas *canvas, Box box) {
    const Statistics *statistics = page->statistics;
    char words[WORDS];
    TextStyle name = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
    float first = canvas_line_height(canvas, &name), second = canvas_line_height(canvas, &small);
    Box below = box_cut_bottom(&box, first + second, 10);
    const char *person = statistics->people[statistics->person];
    face_disc_draw_framed(canvas, box,
                          &(FaceDisc){.name = person, .portrait = history_portrait(page, person, "human")});
    history_sum(&statistics->all, words, sizeof words);
    canvas_push_name(canvas, "medallion");
    canvas_text(canvas, box_cut_top(&below, first, 0), &name, statistics->people[statistics->person]);
    canvas_text(canvas, below, &small, words);
    canvas_pop_name(canvas);
}

void history_draw_medallion(HistoryScene *page, Canvas *canvas, Box box, const PastGames *games) {
    static const float BESIDE = 30, ABOVE = 28, GAP = 26;
    history_reckon(page, games);
    if (page->statistics->person < 0) return;
    history_draw_cloth(canvas, box);
    box = box_inset(box, BESIDE, ABOVE);
    bool is_wide = box.width > box.height;
    Box face =
        is_wide ? box_cut_left(&box, box.width * 0.42f, GAP) : box_cut_top(&box, box.height * 0.46f, GAP);
    draw_name(page, canvas, face);
    draw_best(page->statistics, canvas, box);
}
