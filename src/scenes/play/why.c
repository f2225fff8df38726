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
            table_log_write(play_shown(play), play->game.looks, play_listener(play), event, deed,
                            TABLE_LOG_BYTES);
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

static const float MARGIN_WIDE = 28, MARGIN_HIGH = 3, HEAD_ROOM = 9, WIDE = 0.52f, GAP = 12, MEDAL = 104,
                   LOW = 130;

static TextStyle head_style(void) {
    return style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
}

static TextStyle words_style(void) { return style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT); }

/* The part of the bar where they stand: at its left; upright at its top. */
static Box area_of(const Canvas *canvas, Box bar, Box *rest) {
    *rest = bar;
    if (canvas_layout(canvas)->is_portrait) return box_cut_top(rest, LOW, 0);
    return box_cut_left(rest, bar.width * WIDE, 0);
}

/* In larger letters they rise above the bar's edge, over the cloth, which they then hide. */
static void rise(Canvas *canvas, Box area, float high, Box *inside) {
    float more = high - inside->height;
    if (more <= 0) {
        box_cut_top(inside, fminf(HEAD_ROOM, -more), 0);
        return;
    }
    more += HEAD_ROOM;
    Box ground = {area.x, area.y - more, area.width, area.height + more};
    inside->y -= more - HEAD_ROOM;
    canvas_fill(canvas, ground, STYLE_NIGHT);
    canvas_line(canvas, ground.x, ground.y, ground.x + ground.width, ground.y, 1.5f, STYLE_METAL);
}

static void draw_medal(const PlayScene *play, Canvas *canvas, Box place) {
    char asset[64];
    snprintf(asset, sizeof asset, "portraits/%s",
             face_disc_portrait(play->game.looks[play->why.seat].portrait));
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box_place(place, MEDAL, MEDAL, 0.5f, 0)});
}

static float draw_named(Canvas *canvas, Box box, TextStyle style, const char *words, const char *name) {
    canvas_push_name(canvas, "%s", name);
    float high = canvas_paragraph(canvas, box, &style, words, false);
    canvas_pop_name(canvas);
    return high;
}

static void draw_reasons(const PlayScene *play, Ui *ui, Box area, const char *words) {
    Canvas *canvas = ui_canvas(ui);
    char deed[TABLE_LOG_BYTES];
    TextStyle head = head_style(), body = words_style();
    clause_words(ui, play->why.deed, deed, sizeof deed);
    Box inside = box_inset(area, MARGIN_WIDE, MARGIN_HIGH);
    Box medal = box_cut_left(&inside, MEDAL, 18);
    inside.width -= GAP;
    float high = canvas_paragraph(canvas, inside, &head, deed, true);
    high += canvas_paragraph(canvas, inside, &body, words, true);
    rise(canvas, area, high, &inside);
    medal.y = inside.y;
    draw_medal(play, canvas, medal);
    box_cut_top(&inside, draw_named(canvas, inside, head, deed, "why:deed"), 0);
    draw_named(canvas, inside, body, words, "why");
}

/* The choice that was looked up in a look back: what it was, and what was better. */
static bool is_at_moment(const PlayScene *play) {
    return play->plan.moment_words[0] && match_serial(play->game.match) == play->plan.replay_serial;
}

static void draw_moment(const PlayScene *play, Canvas *canvas, Box area) {
    TextStyle head = head_style(), body = words_style();
    Box inside = box_inset(area, MARGIN_WIDE, MARGIN_HIGH);
    inside.width -= GAP;
    float high = canvas_paragraph(canvas, inside, &head, play->plan.moment_head, true);
    high += canvas_paragraph(canvas, inside, &body, play->plan.moment_words, true);
    rise(canvas, area, high, &inside);
    box_cut_top(&inside, draw_named(canvas, inside, head, play->plan.moment_head, "moment:did"), 0);
    draw_named(canvas, inside, body, play->plan.moment_words, "moment:best");
}

Box play_draw_why(const PlayScene *play, Ui *ui, Box bar) {
    char words[TABLE_LOG_BYTES];
    Box rest, area = area_of(ui_canvas(ui), bar, &rest);
    format(play, words);
    if (is_at_moment(play))
        draw_moment(play, ui_canvas(ui), area);
    else if (words[0])
        draw_reasons(play, ui, area, words);
    return rest;
}
