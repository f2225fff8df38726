/* How far the game is: the words in the strip above the table, and a message as its last hand begins. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "table/log.h"
#include "ui/style.h"

enum { WORDS = 400 };

/* On a shadow of their own: behind them is the room. */
static float draw_words(Canvas *canvas, Box box, const TextStyle *style, const char *words,
                        const char *name) {
    static const float SOFT = 44;
    float wide = fminf(canvas_text_width(canvas, style, words), box.width);
    if (words[0])
        canvas_glow(canvas, box_inset((Box){box.x, box.y, wide, box.height}, 0, box.height * 0.3f),
                    box.height * 0.2f, SOFT, 0xb8060504u);
    return canvas_named_text(canvas, box, style, words, "%s", name);
}

/* A numbered deal is one hand, and is told by its number. */
static void draw_deal(const PlayScene *play, Canvas *canvas, Box box, const TextStyle *style,
                      const char *game) {
    char words[3 * WORDS], round[WORDS];
    table_round_words(play_shown(play), round, sizeof round);
    if (game[0])
        snprintf(words, sizeof words, round[0] ? _("%s · deal %lld · %s") : _("%s · deal %lld"), game,
                 (long long)play->plan.deal, round);
    else
        snprintf(words, sizeof words, _("Deal %lld"), (long long)play->plan.deal);
    draw_words(canvas, box, style, words, "course");
}

/* Narrow: two lines, and the second as short as it can be. */
static void draw_upright(const SabaccTable *shown, Canvas *canvas, Box box, const TextStyle *style) {
    char hand[WORDS], end[WORDS];
    TextStyle small = style_text(style->face, 18, style->colour, style->align);
    table_hand_words_short(shown, hand, sizeof hand);
    table_end_words_short(shown, end, sizeof end);
    Box line = end[0] ? box_cut_top(&box, 0.56f * box.height, 0) : box;
    draw_words(canvas, line, style, hand, "course:hand");
    if (end[0]) draw_words(canvas, box, &small, end, "course:end");
}

static void join(char words[4 * WORDS], const char *const parts[], int count) {
    words[0] = '\0';
    for (int i = 0; i < count; i++) {
        size_t used = strlen(words);
        if (parts[i][0]) snprintf(words + used, 4 * WORDS - used, used > 0 ? " · %s" : "%s", parts[i]);
    }
}

/* Where there is no room for all of it without the game, with the end as short as it can be, or, if that says
 * nothing, without the round: how the game ends is told nowhere else. */
static void draw_lying(const SabaccTable *shown, Canvas *canvas, Box box, const TextStyle *style,
                       const char *game) {
    enum { PARTS = 4 };
    char hand[WORDS], round[WORDS], end[WORDS], words[4 * WORDS];
    const char *const parts[PARTS] = {game, hand, round, end};
    table_hand_words(shown, hand, sizeof hand);
    table_round_words(shown, round, sizeof round);
    table_end_words(shown, end, sizeof end);
    join(words, parts, PARTS);
    if (canvas_text_width(canvas, style, words) > box.width) join(words, parts + 1, PARTS - 1);
    if (canvas_text_width(canvas, style, words) > box.width) {
        char brief[WORDS];
        table_end_words_short(shown, brief, sizeof brief);
        if (brief[0])
            snprintf(end, sizeof end, "%s", brief);
        else
            round[0] = '\0';
        join(words, parts, PARTS);
        if (canvas_text_width(canvas, style, words) > box.width) join(words, parts + 1, PARTS - 1);
    }
    draw_words(canvas, box, style, words, "course");
}

/* In games of sets it is said too whose turn it is and, where there is room, who began: there is no marker on
 * the table. */
static void draw_set(const PlayScene *play, Canvas *canvas, Box rest, const TextStyle *style,
                     const char *game) {
    static const float BETWEEN = 28;
    const SabaccTable *shown = play_shown(play);
    char set[WORDS], words[2 * WORDS], began[WORDS] = "", turn[WORDS] = "";
    TextStyle lit = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    table_hand_words(shown, set, sizeof set);
    snprintf(words, sizeof words, set[0] ? "%s · %s" : "%s", game, set);
    int starter = sabacc_set_starter(shown);
    bool is_running = !shown->over && !shown->stale && !play->seen.hand_has_ended && shown->turn.player >= 0;
    if (play_is_you(play, starter))
        snprintf(began, sizeof began, "%s", _("You began this set"));
    else if (starter >= 0)
        snprintf(began, sizeof began, _("%s began this set"), play_seat_name(play, starter));
    if (starter >= 0 && is_running && play_is_you(play, shown->turn.player))
        snprintf(turn, sizeof turn, "%s", _("Your turn"));
    else if (starter >= 0 && is_running)
        snprintf(turn, sizeof turn, _("%s’s turn"), play_seat_name(play, shown->turn.player));
    float wide = canvas_text_width(canvas, style, words), last = canvas_text_width(canvas, &lit, turn);
    bool has_room = wide + last + canvas_text_width(canvas, style, began) + 2 * BETWEEN <= rest.width;
    Box first = box_cut_left(&rest, fminf(wide + 2, fmaxf(rest.width - last - BETWEEN - 2, 1)), BETWEEN);
    draw_words(canvas, first, style, words, "course");
    if (began[0] && has_room)
        box_cut_left(&rest, draw_words(canvas, rest, style, began, "course:began"), BETWEEN);
    if (turn[0]) draw_words(canvas, rest, &lit, turn, "course:turn");
}

const char *play_continue_label(const PlayScene *play) {
    bool is_next_last = sabacc_course(play_shown(play)).hands_left == 1;
    return is_next_last && !play_is_lesson(play) ? _("To the last hand") : _("Continue");
}

void play_draw_course(const PlayScene *play, Canvas *canvas, Box box) {
    const SabaccTable *shown = play_shown(play);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    const char *game = is_portrait ? "" : _(match_setup(play->game.match)->rules.game->name);
    bool is_last = shown->hand > 1 && sabacc_course(shown).hands_left == 0;
    TextStyle style =
        style_text(FONT_TITLE, STYLE_SIZE_BODY, is_last ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_LEFT);
    if (play->plan.deal > 0 && shown->hand > 0)
        draw_deal(play, canvas, box, &style, game);
    else if (is_portrait)
        draw_upright(shown, canvas, box, &style);
    else if (play_goes_by_sets(play))
        draw_set(play, canvas, box, &style, game);
    else
        draw_lying(shown, canvas, box, &style, game);
}

/* The hand that begins is announced to people who play; a film and a replay have its words in the log. */
void play_tell_end(PlayScene *play, const SabaccEvents *shown) {
    bool has_begun = false, has_come_round = false;
    char words[WORDS];
    if (play->plan.is_demo || play_is_replay(play) || play_is_lesson(play)) return;
    bool by_sets = sabacc_course(match_public(play->game.match)).counted == SABACC_COUNTS_SETS;
    SabaccEventType begins = by_sets ? SABACC_EVENT_ROUND : SABACC_EVENT_HAND;
    for (int i = 0; i < shown->count; i++) {
        const SabaccEvent *event = &shown->list[i];
        has_begun |= event->type == begins;
        has_come_round |= event->type == SABACC_EVENT_DEALER && event->amount == 1;
    }
    if (has_begun && table_notice_of_end(match_public(play->game.match), has_come_round, words, sizeof words))
        ui_toast(stage_services(play->scene.stage)->ui, words);
}
