/* The caption of a demo, let into the near rail: the name of the game on a plate of the room's own material,
 * and what happens on a strip pressed into the padding; upright with the two lines before it. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "render/lettering.h"
#include "scenes/play/film.h"
#include "scenes/play/reasons.h"
#include "ui/clause_marks.h"
#include "ui/plaques.h"

enum { FILM_LINES = 3 };
static const float MARGIN = 50, MARGIN_STANDING = 24, HINT_WIDE = 300, PLATE_HIGH = 46, BESIDE = 22,
                   BELOW = 14;
static const Colour LETTER_EDGE = 0xc8080503u;

/* ---- what is told ---- */

static void format_over(const PlayScene *play, char *words, size_t size) {
    const SabaccTable *shown = play_shown(play);
    if (play_goes_by_sets(play))
        play_match_headline(play, words, size);
    else if (seats_count(shown->champions) == 1)
        play_tell(play, seats_lowest(shown->champions), SENTENCE_WINS_GAME, words, size);
    else
        snprintf(words, size, "%s", _("The game is over"));
}

/* "Vex wins the hand · Pure Sabacc · +40" */
static void format_hand(const PlayScene *play, char *words, size_t size) {
    ResultLine lines[SABACC_MAX_SEATS];
    char gained[24];
    int count = play_result_lines(play, lines);
    play_result_headline(play, words, size);
    for (int i = 0; i < count; i++) {
        bool is_winner = play_shown(play)->winners == seat_bit(lines[i].seat);
        if (!is_winner) continue;
        size_t used = strlen(words);
        if (lines[i].is_shown) snprintf(words + used, size - used, " · %s", lines[i].hand);
        used = strlen(words);
        play_result_gained(lines[i].gained, gained, sizeof gained);
        if (lines[i].gained > 0) snprintf(words + used, size - used, " · %s", gained);
    }
}

static void format_moment(const PlayScene *play, char *words, size_t size) {
    int told = table_view_log_count(play->seen.view);
    FilmShot shot = play->film.shot;
    bool is_open = shot == FILM_CLOSE && !play->seen.hand_has_ended;
    bool is_play = shot == FILM_PLAY || shot == FILM_OPENING || shot == FILM_GATHERING || is_open;
    if (is_play && told == 0)
        snprintf(words, size, "%s", _(play_game(play)->line));
    else if (is_play && table_view_log_is_past(play->seen.view))
        words[0] = '\0';
    else if (is_play)
        snprintf(words, size, "%s", table_view_log_line(play->seen.view, told - 1));
    else if (!play->seen.hand_has_ended)
        format_over(play, words, size);
    else if (play->seen.is_set_end)
        play_set_headline(play, words, size);
    else
        format_hand(play, words, size);
}

/* The lines of the log before the last, the oldest first; how many. */
static int lines_before(const PlayScene *play, const char *lines[FILM_LINES]) {
    int told = table_view_log_count(play->seen.view), count = 0;
    bool is_play = play->film.shot == FILM_PLAY && !play->seen.hand_has_ended;
    if (!is_play || table_view_log_is_past(play->seen.view)) return 0;
    for (int i = told > FILM_LINES ? told - FILM_LINES : 0; i < told - 1; i++)
        lines[count++] = table_view_log_line(play->seen.view, i);
    return count;
}

/* ---- how it is drawn ---- */

static void draw_hint(Canvas *canvas, Box box) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    canvas_set_letter_edge(canvas, LETTER_EDGE);
    canvas_text(canvas, box, &style, _("Any key leads to the title"));
    canvas_set_letter_edge(canvas, 0);
}

/* Returns its width. */
static float draw_name(const PlayScene *play, Canvas *canvas, Box box) {
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    const char *name = _(play_game(play)->name), *place = play_game(play)->place;
    float wide = fminf(canvas_text_width(canvas, &style, name) + 2 * BESIDE, box.width);
    StylePlaque plaque = {.box = {box.x, box.y, wide, box.height}};
    style_plaque(canvas, place, &plaque);
    style_begin_plaque_words(canvas, place, &plaque);
    canvas_text(canvas, box_inset(plaque.box, BESIDE - 6, 0), &style, name);
    style_end_plaque_words(canvas);
    return wide;
}

static TextStyle line_style(Colour colour) {
    return style_text(FONT_TEXT, STYLE_SIZE_BODY, colour, TEXT_LEFT);
}

/* As wide as the words, in steps, so that it seldom changes; from under the plate on. */
static void draw_strip(Canvas *canvas, Box strip, const char *words) {
    static const float STEP = 120, UNDER = 30, IN = 3;
    TextStyle style = line_style(STYLE_BONE);
    float wide = canvas_text_width(canvas, &style, words) + 2 * BESIDE;
    strip.width = fminf(ceilf(wide / STEP) * STEP, strip.width);
    style_pressed(canvas, (Box){strip.x - UNDER, strip.y + IN, strip.width + UNDER, strip.height - 2 * IN});
    canvas_text(canvas, box_inset(strip, BESIDE, 0), &style, words);
}

static void draw_lying(const PlayScene *play, Canvas *canvas, Box band, const char *words) {
    static const float UP = 13, HINT_AIR = 24;
    Box row = {band.x + MARGIN, band.y + band.height - UP - PLATE_HIGH, band.width - 2 * MARGIN, PLATE_HIGH};
    draw_hint(canvas, box_cut_right(&row, HINT_WIDE, HINT_AIR));
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    float name = canvas_text_width(canvas, &style, _(play_game(play)->name)) + 2 * BESIDE;
    Box strip = row;
    box_cut_left(&strip, fminf(name, row.width / 2), 0);
    if (words[0]) draw_strip(canvas, strip, words);
    row.width /= 2;
    draw_name(play, canvas, row);
}

/* The newest line is at the foot, and may be two. */
static void draw_lines(const PlayScene *play, Ui *ui, Box box, const char *words) {
    static const float LINE = 33;
    const char *before[FILM_LINES];
    char shown[FILM_WORDS];
    Canvas *canvas = ui_canvas(ui);
    TextStyle now = line_style(STYLE_BONE), past = line_style(STYLE_FAINT);
    float high = fmaxf(canvas_paragraph(canvas, box, &now, words, true), LINE);
    canvas_paragraph(canvas, box_cut_bottom(&box, fminf(high, box.height), 0), &now, words, false);
    for (int i = lines_before(play, before); i-- > 0 && box.height >= LINE;) {
        clause_words(ui, before[i], shown, sizeof shown);
        canvas_text(canvas, box_cut_bottom(&box, LINE, 0), &past, shown);
    }
}

static void draw_standing(const PlayScene *play, Ui *ui, Box band, const char *words) {
    static const float ABOVE = 4, PAD = 6;
    Canvas *canvas = ui_canvas(ui);
    Box rest = box_inset(band, MARGIN_STANDING, 0);
    rest.height -= BELOW;
    box_cut_top(&rest, ABOVE, 0);
    Box top = box_cut_top(&rest, PLATE_HIGH, BELOW);
    style_pressed(canvas, rest);
    draw_lines(play, ui, box_inset(rest, BESIDE, PAD), words);
    draw_hint(canvas, box_cut_right(&top, HINT_WIDE, BESIDE));
    draw_name(play, canvas, top);
}

void film_draw_caption(const PlayScene *play, Ui *ui, Box band) {
    Canvas *canvas = ui_canvas(ui);
    char words[FILM_WORDS], shown[FILM_WORDS];
    format_moment(play, words, sizeof words);
    clause_words(ui, words, shown, sizeof shown);
    if (canvas_layout(canvas)->is_portrait)
        draw_standing(play, ui, band, shown);
    else
        draw_lying(play, canvas, band, shown);
}
