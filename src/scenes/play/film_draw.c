/* The picture of a demo: the table, the caption below it, and the film's own shots over it. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/fan.h"
#include "scenes/gallery/words.h"
#include "scenes/play/film.h"
#include "scenes/play/reasons.h"
#include "ui/clause_marks.h"
#include "ui/ease.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BAND_LYING = 122, BAND_STANDING = 190;
static const Colour BLACK = 0xff05090cu;

/* Smoothstep: 0 at `from` … 1 at `to`. */
static float soft(double at, double from, double to) {
    float t = to > from ? (float)fmin(fmax((at - from) / (to - from), 0), 1) : at >= to;
    return ease_soft(t);
}

/* ---- the title ---- */

/* Where the words of the title are, and the fan above them. */
static Box title_words(const Layout *layout, Box *rest) {
    *rest = layout->screen;
    return box_cut_bottom(rest, rest->height * (layout->is_portrait ? 0.42f : 0.32f), 0);
}

static Fan title_fan(const PlayScene *play, const Layout *layout) {
    Box room;
    title_words(layout, &room);
    room = box_inset(room, layout->is_portrait ? 40 : 200, 30);
    Fan fan = {.count = play->film.fan_count, .shape = table_card_shape(play->seen.view)};
    fan.height = fminf(room.height * 0.78f, room.width / fan_spread(&fan));
    fan.middle_x = room.x + room.width / 2;
    fan.middle_y = room.y + room.height * (room.height > room.width ? 0.62f : 0.5f) - fan.height * 0.06f;
    return fan;
}

static float opened_at(const PlayScene *play, double at) {
    bool is_calm = play_settings(play).reduced_motion;
    return is_calm || play->film.shot != FILM_OPENING ? 1 : film_fan_opened(at);
}

static void draw_fan(const PlayScene *play, Ui *ui, const TableArea *area, double at) {
    const PlayFilm *film = &play->film;
    Fan fan = title_fan(play, canvas_layout(ui_canvas(ui)));
    TableGathering gathering = {.count = fan.count};
    if (film->shot == FILM_GATHERING) gathering.share = (float)fmin(fmax(at, 0) / TABLE_GATHER_MS, 1);
    float open = opened_at(play, at);
    for (int i = 0; i < fan.count; i++) {
        FanCard held = fan_card_opened(&fan, i, open);
        gathering.card[i] = (TableGathered){film->fan[i], held.box, held.angle};
    }
    table_view_draw_gathering(play->seen.view, ui, area, &gathering, 0);
}

/* Under a lamp over the table; around its light the room is dark. */
static const Colour TITLE_DARK = 0xd4040302u, TITLE_SHADE = 0x90040302u;
static const float TITLE_DARK_OVER = 0.5f, TITLE_DARK_OVER_TALL = 0.8f;

/* In steps of light, each of them a paint of the whole screen. */
static float stepped(float exactly) {
    static const float STEPS = 10;
    return roundf(exactly * STEPS) / STEPS;
}

static void draw_title_dark(const Layout *layout, Canvas *canvas, float here, bool changes) {
    Box rest, words = title_words(layout, &rest);
    Box light = box_place(rest, rest.width * 0.5f, rest.height * 0.5f, 0.5f, 0.5f);
    float over = layout->screen.height * (layout->is_portrait ? TITLE_DARK_OVER_TALL : TITLE_DARK_OVER);
    (changes ? canvas_veil_around : canvas_around)(canvas, light, light.height / 2, over,
                                                   colour_fade(TITLE_DARK, stepped(here)));
    canvas_glow(canvas, box_place(words, words.width * 0.16f, words.height * 0.1f, 0.5f, 0.3f),
                words.height * 0.05f, words.height * 0.5f, colour_fade(TITLE_SHADE, stepped(here)));
}

static void draw_title_words(const PlayScene *play, Canvas *canvas, float here) {
    const Layout *layout = canvas_layout(canvas);
    Box rest, words = title_words(layout, &rest);
    TextStyle name =
        style_text(FONT_TITLE, layout->is_portrait ? 64 : 84, colour_fade(STYLE_BONE, here), TEXT_CENTRE);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_LARGE, colour_fade(STYLE_DUST, here), TEXT_CENTRE);
    words = box_inset(words, layout->is_portrait ? 60 : 200, 10);
    canvas_text(canvas, box_cut_top(&words, 100, 12), &name, _(play_game(play)->name));
    canvas_fill(canvas, box_place(box_cut_top(&words, 3, 26), 180, 3, 0.5f, 0),
                colour_fade(STYLE_BRASS_LIT, here));
    canvas_paragraph(canvas, words, &line, _(play_game(play)->line), false);
}

static void draw_black(Canvas *canvas, float exactly) {
    float black = stepped(exactly);
    if (black >= 1) {
        canvas_fill(canvas, canvas_layout(canvas)->screen, BLACK);
        return;
    }
    if (black > 0) canvas_veil(canvas, colour_fade(BLACK, black));
}

static bool shows_fan(const PlayFilm *film) {
    return film->shot == FILM_OPENING || film->shot == FILM_GATHERING;
}

/* The table of the game and its title fade from black; then the light comes up, while the cards of the title
 * become the deck, and once they lie the hand begins. */
static void draw_opening(const PlayScene *play, Ui *ui, const TableArea *area, double at) {
    Canvas *canvas = ui_canvas(ui);
    bool is_gathering = play->film.shot == FILM_GATHERING;
    float dark = is_gathering ? 1 - soft(at, 0, TABLE_GATHER_MS) : 1;
    float words = is_gathering ? 1 - soft(at, 0, FILM_WORDS_GO_MS) : 1;
    draw_title_dark(canvas_layout(canvas), canvas, dark, is_gathering);
    if (words > 0) draw_title_words(play, canvas, words);
    if (!is_gathering) canvas_veil(canvas, 0); /* over all of it the fan opens */
    draw_fan(play, ui, area, at);
    if (!is_gathering) draw_black(canvas, 1 - soft(at, 0, FILM_FADE_MS));
}

/* ---- the close-up ---- */

typedef struct CloseRoom {
    Box card, words;
} CloseRoom;

/* As large as fits: above its words in portrait; beside them in landscape, and at the left of who sits at the
 * middle of the far rail. */
static CloseRoom close_room(const PlayScene *play, Box room, bool is_portrait) {
    static const float CARD = 0.385f, SIDE = 96, SIDE_UPRIGHT = 60, BETWEEN = 84; /* CARD: of the width */
    float shape = table_card_shape(play->seen.view);
    CloseRoom at;
    Box rest = box_inset(room, is_portrait ? SIDE_UPRIGHT : SIDE, is_portrait ? SIDE_UPRIGHT : 56);
    Box for_card = is_portrait ? box_cut_top(&rest, rest.height * 0.62f, 46)
                               : box_cut_left(&rest, rest.width * CARD, BETWEEN);
    float height = fminf(for_card.height, for_card.width / shape);
    at.card = box_place(for_card, height * shape, height, is_portrait ? 0.5f : 1, is_portrait ? 1 : 0.5f);
    at.words = rest;
    return at;
}

static void format_whose(const PlayScene *play, const TableCloseUp *look, char *words, size_t size) {
    ResultLine lines[SABACC_MAX_SEATS];
    bool has_lines = play->seen.hand_has_ended && !play_goes_by_sets(play);
    int count = has_lines ? play_result_lines(play, lines) : 0;
    table_close_up_words(play_shown(play), play_seat_name(play, look->seat), words, size);
    for (int i = 0; i < count; i++) {
        size_t used = strlen(words);
        if (lines[i].seat == look->seat && lines[i].is_shown)
            snprintf(words + used, size - used, " · %s", lines[i].hand);
    }
}

static const float CLOSE_SIDE = 36, CLOSE_ABOVE = 26, CLOSE_AIR = 14;

static Box close_plate(Box words) { return box_inset(words, -CLOSE_SIDE, -CLOSE_ABOVE); }

/* What is written over the table is readable whatever lies below it: on a plate, through which nothing is
 * read. */
static void draw_close_plate(Canvas *canvas, Box words, float here) {
    canvas_panel(canvas, close_plate(words),
                 &(PanelStyle){.top = colour_fade(0xff191410u, here),
                               .bottom = colour_fade(0xff0c0907u, here),
                               .edge = colour_fade(STYLE_BRASS, 0.8f * here),
                               .edge_width = 1.6f,
                               .radius = 18,
                               .is_cut = true});
}

static bool cuts_one(const Box *names, int count, Box plate) {
    for (int i = 0; i < count; i++)
        if (box_overlaps(plate, names[i])) return true;
    return false;
}

/* The words are moved down or up by no more than it takes to leave each name plate whole. */
static float off_the_names(const PlayScene *play, const TableArea *area, Box words) {
    Box plate = box_inset(close_plate(words), -CLOSE_AIR, -CLOSE_AIR), names[SABACC_MAX_SEATS];
    int count = play_shown(play)->seats;
    float best = INFINITY;
    for (int seat = 0; seat < count; seat++) names[seat] = table_view_plate(play->seen.view, area, seat);
    if (!cuts_one(names, count, plate)) return 0;
    for (int seat = 0; seat < count; seat++) {
        float below = names[seat].y + names[seat].height - plate.y + 1;
        const float ways[] = {below, names[seat].y - plate.height - plate.y - 1};
        for (int i = 0; i < 2; i++) {
            Box moved = {plate.x, plate.y + ways[i], plate.width, plate.height};
            bool fits = moved.y >= area->box.y && moved.y + moved.height <= area->box.y + area->box.height;
            if (fits && fabsf(ways[i]) < fabsf(best) && !cuts_one(names, count, moved)) best = ways[i];
        }
    }
    return isfinite(best) ? best : 0;
}

static const float SHADE_STEPS = 10;

/* How far its plate has come, with all that is written on it: with the card in its place, so that it does not
 * lie over that on its way, and it leaves before the card does. The plate covers what is below it before
 * words are read on it. */
static float close_seen(double at) {
    static const double COMES = 220, LEAVES = 180;
    double gone = FILM_COME_MS + FILM_STAY_MS;
    float seen = soft(at, FILM_WORDS_MS - COMES, FILM_WORDS_MS) * (1 - soft(at, gone, gone + LEAVES));
    return roundf(seen * SHADE_STEPS) / SHADE_STEPS;
}

static void draw_close_words(const PlayScene *play, Canvas *canvas, Box box, const TableArea *area,
                             float seen) {
    bool is_portrait = area->is_portrait;
    static const float BETWEEN = 16 + 3 + 20 + 34 + 18, PLATE_FIRST = 0.55f, WORDS_FROM = 0.35f;
    const TableCloseUp *look = &play->film.close_up;
    SabaccCard card = table_close_up_card(play_shown(play), look);
    char name[GALLERY_NAME], whose[FILM_WORDS], told[600];
    Text meaning = text_over(told, sizeof told);
    TextAlign align = is_portrait ? TEXT_CENTRE : TEXT_LEFT;
    float plate = fminf(seen / PLATE_FIRST, 1), read = fmaxf((seen - WORDS_FROM) / (1 - WORDS_FROM), 0);
    TextStyle title = style_text(FONT_TITLE, 58, colour_fade(STYLE_BONE, read), align);
    TextStyle small = style_text(FONT_BOLD, STYLE_SIZE_BODY, colour_fade(STYLE_BRASS_LIT, read), align);
    TextStyle body = style_text(FONT_TEXT, 28, colour_fade(STYLE_DUST, read), align);
    told[0] = '\0';
    gallery_name(card, "", name);
    gallery_meaning(card, &meaning);
    format_whose(play, look, whose, sizeof whose);
    float name_high = canvas_paragraph(canvas, box, &title, name, true);
    float meaning_high = canvas_paragraph(canvas, box, &body, told, true);
    if (!is_portrait) box = box_place(box, box.width, name_high + meaning_high + BETWEEN, 0, 0.5f);
    float wide = fmaxf(canvas_text_width(canvas, &title, name), canvas_text_width(canvas, &small, whose));
    wide = fminf(fmaxf(wide, told[0] ? canvas_text_width(canvas, &body, told) : 0), box.width);
    Box words = box_place(box, wide, name_high + meaning_high + BETWEEN, is_portrait ? 0.5f : 0, 0);
    float moved = off_the_names(play, area, words);
    words.y += moved, box.y += moved;
    draw_close_plate(canvas, words, plate);
    canvas_paragraph(canvas, box_cut_top(&box, name_high, 16), &title, name, false);
    Box rule = box_place(box_cut_top(&box, 3, 20), 150, 3, is_portrait ? 0.5f : 0, 0);
    canvas_fill(canvas, rule, colour_fade(STYLE_BRASS_LIT, read));
    canvas_text(canvas, box_cut_top(&box, 34, 18), &small, whose);
    canvas_paragraph(canvas, box, &body, told, false);
}

/* It zooms in, slowly further while it is shown, and out. */
static void look_close(PlayScene *play, Box room, bool is_portrait, double at) {
    double gone = FILM_COME_MS + FILM_STAY_MS;
    bool is_cut = play_settings(play).reduced_motion;
    float come = soft(at, 0, is_cut ? FILM_FADE_MS : FILM_COME_MS),
          nearer = soft(at, FILM_COME_MS * 0.6, gone);
    float share = is_cut ? come : TABLE_CLOSE_NEAR * come + (1 - TABLE_CLOSE_NEAR) * nearer;
    play->film.close_up.at = close_room(play, room, is_portrait).card;
    play->film.close_up.share = share * (1 - soft(at, gone, gone + FILM_GO_MS));
}

/* ---- all of it ---- */

/* It comes up from below the screen once the title has left. */
static Box rising_band(const PlayScene *play, Box band, double at) {
    if (play->film.shot != FILM_GATHERING || play_settings(play).reduced_motion) return band;
    band.y += band.height * (1 - soft(at, FILM_WORDS_GO_MS, TABLE_GATHER_MS));
    return band;
}

static double lives_at(const PlayScene *play) {
    return play_film_holds_life(play) ? play->film.since : stage_now(play->scene.stage);
}

void play_film_draw(PlayScene *play, Ui *ui, double ahead_ms) {
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    bool is_portrait = layout->is_portrait, is_close = play->film.shot == FILM_CLOSE;
    Box rest = layout->screen, band = box_cut_bottom(&rest, is_portrait ? BAND_STANDING : BAND_LYING, 0);
    bool is_moving = play_film_is_moving(play);
    double at = stage_now(play->scene.stage) + (is_moving ? ahead_ms : 0) - play->film.since;
    box_cut_top(&rest, 16, 0);
    play->film.close_up.share = 0;
    if (is_close) look_close(play, rest, is_portrait, at);
    table_view_look(play->seen.view, &play->film.close_up);
    canvas_note(canvas, "stage", "film"); /* of which no record is kept */
    static const float HEAD_HIGH = 40, HEAD_SIDE = 40;
    TableArea area = {.box = rest, .is_portrait = is_portrait};
    if (!is_portrait) area.head = (Box){HEAD_SIDE, rest.y, rest.width / 2 - HEAD_SIDE, HEAD_HIGH};
    bool is_title =
        play->film.shot == FILM_OPENING; /* a still picture, which costs nothing while it is there */
    table_view_live(play->seen.view, lives_at(play), is_title ? 0 : stage_lives_until(play->scene.stage));
    table_view_hold_decks(play->seen.view, shows_fan(&play->film) && !play_settings(play).reduced_motion);
    table_view_draw(play->seen.view, ui, &area, NULL, ahead_ms);
    if (!is_title) film_draw_caption(play, ui, rising_band(play, band, at));
    if (is_close) {
        float seen = close_seen(at);
        CloseRoom places = close_room(play, rest, is_portrait);
        if (seen > 0) draw_close_words(play, canvas, places.words, &area, seen);
    }
    if (shows_fan(&play->film)) draw_opening(play, ui, &area, at);
    if (play->film.shot == FILM_ENDING) draw_black(canvas, soft(at, 0, play->film.until - play->film.since));
}
