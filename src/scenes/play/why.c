/* Why an opponent did what it did, in a replay with open cards: asked for at each of its actions, from what
 * it could see then, and told in the bar and in the log. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/why_words.h"
#include "ui/clause_marks.h"
#include "ui/style.h"

static const double READING_MS = 800,
                    LETTER_MS = 30; /* at the pace of a replay that is neither slow nor fast */

bool play_why_is_open(const PlayScene *play) {
    return play_is_replay(play) && play->seen.eyes.viewer == SABACC_OPEN;
}

bool play_why_is_shown(const PlayScene *play) { return play_why_is_open(play) && !play->why.is_off; }

/* ---- asking ---- */

static const MatchSeat *seat_of(const PlayScene *play, int seat) {
    return &match_setup(play->game.match)->seat[seat];
}

bool play_why_before(const PlayScene *play, SubscriptionQuestion *question) {
    AiLevel level;
    char name[MATCH_WORDS];
    return play_why_is_open(play) && subscription_question(&play->seen.eyes, question) &&
           opponents_read_seat(seat_of(play, question->seat), &level, name);
}

/* The first words that the log has for it. */
static void keep_deed(PlayScene *play, int seat) {
    char *deed = play->why.deed;
    deed[0] = '\0';
    for (int i = 0; i < play->seen.news.count && !deed[0]; i++) {
        const SabaccEvent *event = &play->seen.news.list[i];
        if (event->seat == seat)
            table_log_write(play_shown(play), play->game.looks, event, deed, TABLE_LOG_BYTES);
    }
}

void play_why_after(PlayScene *play, const SubscriptionQuestion *question, const MatchStep *step) {
    if (step->action.seat == SABACC_CROUPIER) return;
    play_why_forget(play);
    if (!question || step->action.seat != question->seat) return;
    play->why.seat = question->seat;
    play->why.taken = step->action;
    keep_deed(play, question->seat);
    opponents_ask_why(play->game.opponents, seat_of(play, question->seat), question, &step->action);
}

/* "" while they are not known. */
static void format(const PlayScene *play, char words[TABLE_LOG_BYTES]) {
    words[0] = '\0';
    if (play->why.is_known)
        why_words(&play->why.reasons, &play->why.taken, play_seat_name(play, play->why.seat), words,
                  TABLE_LOG_BYTES);
}

static void tell(PlayScene *play) {
    char words[TABLE_LOG_BYTES];
    format(play, words);
    table_view_tell(play->seen.view, words);
}

bool play_why_is_pending(const PlayScene *play) {
    return play->why.seat != SABACC_NOBODY && !play->why.is_known;
}

/* The log tells what was done first. */
void play_why_take(PlayScene *play) {
    bool is_due =
        play_why_is_pending(play) && play->seen.news_at > 0 && !table_view_is_moving(play->seen.view);
    if (!is_due || !opponents_why(play->game.opponents, &play->why.reasons)) return;
    play->why.is_known = true;
    if (play_why_is_shown(play)) tell(play);
}

void play_why_forget(PlayScene *play) {
    play->why = (PlayWhy){.is_off = play->why.is_off, .seat = SABACC_NOBODY};
}

void play_why_toggle(PlayScene *play) {
    play->why.is_off = !play->why.is_off;
    play_why_go_on(play);
}

/* ---- the pace ---- */

static double reading_ms(const PlayScene *play) {
    char words[TABLE_LOG_BYTES];
    format(play, words);
    return (READING_MS + LETTER_MS * (double)strlen(words)) / play_replay_speed(play);
}

bool play_why_waits(PlayScene *play) {
    double now = stage_now(play->scene.stage);
    if (!play_why_is_shown(play) || play->why.seat == SABACC_NOBODY || play->why.is_read) return false;
    if (play_why_is_pending(play)) return true;
    if (play->seen.go_at == 0) play->seen.go_at = now + reading_ms(play);
    play->why.is_read = now >= play->seen.go_at;
    return !play->why.is_read;
}

void play_why_go_on(PlayScene *play) { play->why.is_read = true; }

/* ---- drawing ---- */

static const float MARGIN_WIDE = 28, MARGIN_HIGH = 12, WIDE = 0.52f, GAP = 24, MEDAL = 104, HEAD_HIGH = 32,
                   LOW = 130;

static TextStyle words_style(void) { return style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT); }

static void draw_medal(const PlayScene *play, Canvas *canvas, Box *rest) {
    char asset[64];
    const char *portrait = play->game.looks[play->why.seat].portrait;
    if (!portrait || !portrait[0]) return;
    Box medal = box_place(box_cut_left(rest, MEDAL, 18), MEDAL, MEDAL, 0.5f, 0);
    snprintf(asset, sizeof asset, "portraits/%s", portrait);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = medal});
}

/* Above the bar's edge in larger letters: over the cloth, which it then hides. */
static void draw_ground(Canvas *canvas, Box bar, Box area, float more) {
    Box ground = {bar.x, bar.y - more, area.x + area.width + GAP / 2 - bar.x, more};
    if (more <= 0) return;
    canvas_fill(canvas, ground, STYLE_NIGHT);
    canvas_line(canvas, ground.x, ground.y, ground.x + ground.width, ground.y, 1.5f, STYLE_METAL);
}

static void draw_reasons(const PlayScene *play, Ui *ui, Box area, const char *words) {
    char deed[TABLE_LOG_BYTES];
    TextStyle style = words_style();
    TextStyle heading = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_AMBER, TEXT_LEFT);
    clause_words(ui, play->why.deed, deed, sizeof deed);
    canvas_named_text(ui_canvas(ui), box_cut_top(&area, HEAD_HIGH, 0), &heading, deed, "why:deed");
    canvas_push_name(ui_canvas(ui), "why");
    canvas_paragraph(ui_canvas(ui), area, &style, words, false);
    canvas_pop_name(ui_canvas(ui));
}

/* The part of the bar where they stand: at its left; upright at its top. */
static Box area_of(const Canvas *canvas, Box bar, Box *rest) {
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    *rest = bar;
    Box area = is_portrait ? box_cut_top(rest, LOW, 0) : box_cut_left(rest, bar.width * WIDE, 0);
    area = box_inset(area, MARGIN_WIDE, MARGIN_HIGH);
    return area;
}

Box play_draw_why(const PlayScene *play, Ui *ui, Box bar) {
    Canvas *canvas = ui_canvas(ui);
    char words[TABLE_LOG_BYTES];
    Box rest;
    Box area = area_of(canvas, bar, &rest);
    format(play, words);
    if (!words[0]) return rest;
    Box inside = area;
    draw_medal(play, canvas, &inside);
    TextStyle style = words_style();
    float more = canvas_paragraph(canvas, inside, &style, words, true) + HEAD_HIGH - area.height;
    if (more > 0) {
        draw_ground(canvas, bar, area, more + MARGIN_HIGH);
        inside.y -= more;
    }
    draw_reasons(play, ui, inside, words);
    return rest;
}
