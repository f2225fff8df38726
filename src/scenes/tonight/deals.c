/* The games of a day: the ticket of the one that is shown, a picture of its table with what begins it, and
 * stamps of all of them in an album, cancelled where they are played. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/player_face.h"
#include "session/characters.h"
#include "ui/style.h"

enum { WORDS = 600 };

/* ---- words ---- */

/* "4 seats · 5 hands" */
static void format_table(int index, int64_t day, char *words, size_t size) {
    GamePlan plan;
    daily_plan(index, day, "", &plan);
    const SabaccSetup *rules = &plan.setup.rules;
    const SabaccValue *end = &rules->options[SABACC_OPTION_END];
    char seats[96] = "";
    for (int seat = 1; seat < rules->seats; seat++) {
        size_t used = strlen(seats);
        snprintf(seats + used, sizeof seats - used, "%s%s", seat > 1 ? ", " : "", plan.setup.seat[seat].name);
    }
    if (!seats[0]) snprintf(seats, sizeof seats, "%s", _("the house"));
    if (rules->game->played_for.prize == SABACC_FOR_SETS)
        snprintf(words, size, _("Against %s"), seats);
    else
        snprintf(words, size, ngettext_("Against %s · %d hand", "Against %s · %d hands", end->n), seats,
                 (int)end->n);
}

/* "5 hands"; "3 sets to win". */
static void format_length(const MatchSetup *setup, char *words, size_t size) {
    const SabaccValue *end = &setup->rules.options[SABACC_OPTION_END];
    const SabaccValue *sets = &setup->rules.options[SABACC_OPTION_SETS];
    if (setup->rules.game->played_for.prize == SABACC_FOR_SETS)
        snprintf(words, size, ngettext_("%d set to win", "%d sets to win", sets->n), (int)sets->n);
    else
        snprintf(words, size, ngettext_("%d hand", "%d hands", end->n), (int)end->n);
}

static void format_result(int index, const DailyResult *result, char *words, size_t size) {
    char own[48], master[48];
    const SabaccGame *game = daily_game(index);
    if (result->state == DAILY_UNPLAYED) {
        snprintf(words, size, "%s", _("Play"));
    } else if (result->state == DAILY_BEGUN) {
        daily_score_words(game, result->master, master, sizeof master);
        snprintf(words, size, result->has_master ? _("Begun · master %s") : _("Begun"), master);
    } else {
        daily_score_words(game, result->own, own, sizeof own);
        daily_score_words(game, result->master, master, sizeof master);
        if (result->has_master)
            snprintf(words, size, _("%s · master %s"), own, master);
        else
            snprintf(words, size, "%s", own);
    }
}

/* Green where the master was not better. */
static Colour result_ink(const DailyResult *result) {
    bool has_both = result->state == DAILY_PLAYED && result->has_master;
    return has_both && daily_compare(result->own, result->master) >= 0 ? STYLE_INK_GREEN : STYLE_INK_RED;
}

/* The one that is looked at; −1 without one. */
static int looked_at(const Ui *ui) {
    const char *name = ui_shows_focus(ui) ? ui_focus(ui) : ui_pointed(ui);
    int index = -1;
    return sscanf(name, "daily:%d", &index) == 1 ? index : -1;
}

static void format_streak(const TonightScene *tonight, char *words, size_t size) {
    DailyStreak streak = daily_streak(tonight->book, tonight->today);
    if (streak.longest == 0)
        snprintf(words, size, "%s", _("A game a day makes a row of days; one missed day is forgiven."));
    else if (streak.now == streak.longest)
        snprintf(words, size,
                 ngettext_("%d day in a row. One missed day is forgiven.",
                           "%d days in a row, your longest row. One missed day is forgiven.", streak.now),
                 streak.now);
    else
        snprintf(words, size, _("Days in a row: %d; the longest row was %d. One missed day is forgiven."),
                 streak.now, streak.longest);
}

int tonight_next_deal(const TonightScene *tonight, int deal) {
    int count = daily_count();
    for (int i = 0; i < count; i++) {
        int index = (deal + i) % count;
        if (daily_result(tonight->book, tonight->at->day, index).state != DAILY_PLAYED) return index;
    }
    return deal;
}

void tonight_find_shown(TonightScene *tonight, const Ui *ui) {
    int at = looked_at(ui);
    if (at >= 0) tonight->shown = at;
}

/* ---- the ticket ---- */

/* The table of that game as one comes to it: who sits there, and some of its cards. */
static void draw_picture(TonightScene *tonight, Ui *ui, Box box, const SabaccGame *game) {
    static const Players nobody = {.count = 0};
    static const float CARDS = 0.5f, DOWN = 0.69f, BESIDE = 20, LOW = 0.45f;
    Canvas *canvas = ui_canvas(ui);
    GamePlan plan;
    daily_plan(tonight->shown, tonight->at->day, "", &plan);
    TableArea area = seats_room_near(box);
    seats_room_follow(&tonight->room, &plan.setup, &nobody, -1, tonight->scene.stage);
    canvas_push_clip(canvas, box);
    seats_room_draw(&tonight->room, ui, &area, NULL);
    Box cards = {box.x + BESIDE, box.y + box.height * (2 * DOWN - 1), box.width - 2 * BESIDE, box.height};
    cards.height = 2 * (box.y + box.height - cards.y - box.height * (1 - DOWN));
    if (box.height > box.width * LOW) /* else they would hide those who sit there */
        emblem_draw_fan(canvas, cards, game, emblem_of(tonight->emblems, game), box.height * CARDS);
    canvas_pop_clip(canvas);
    canvas_panel(canvas, box, &(PanelStyle){.edge = STYLE_INK_SOFT, .edge_width = 2, .radius = 3});
}

/* A line of holes along which the stub is torn off. */
static void draw_holes(Canvas *canvas, Box line) {
    static const float HOLE = 8, APART = 18;
    bool is_upright = line.height > line.width;
    float length = is_upright ? line.height : line.width;
    for (float at = APART / 2; at + HOLE < length; at += APART) {
        Box hole = {line.x + (is_upright ? -HOLE / 2 : at), line.y + (is_upright ? at : -HOLE / 2), HOLE,
                    HOLE};
        canvas_panel(canvas, hole,
                     &(PanelStyle){.top = 0xff5d4a2cu, .bottom = 0xffb9a57cu, .radius = HOLE / 2});
    }
}

/* The day, printed across the head of the stub. */
static void draw_band(const TonightScene *tonight, Canvas *canvas, Box band) {
    char day[CALENDAR_WORDS];
    calendar_format(tonight->at->day, day);
    canvas_panel(canvas, band, &(PanelStyle){.top = 0xff96301fu, .bottom = 0xff6f1e13u, .radius = 3});
    canvas_panel(canvas, box_inset(band, 4, 4),
                 &(PanelStyle){.edge = 0x70f4ead2u, .edge_width = 1, .radius = 2});
    TextStyle style = style_text(STYLE_PAPER_FACE, STYLE_SIZE_BODY, STYLE_PAPER_LIT, TEXT_CENTRE);
    canvas_text(canvas, box_inset(band, 16, 0), &style,
                tonight->at->day == tonight->today ? _("Today") : day);
}

/* The name, how it stands, and those against whom it is played; what is free below them. */
static Box draw_stub_words(const TonightScene *tonight, Canvas *canvas, Box box) {
    static const float GAP = 10;
    char words[WORDS];
    DailyResult result = daily_result(tonight->book, tonight->at->day, tonight->shown);
    bool is_begun = result.state != DAILY_UNPLAYED;
    TextStyle name = style_text(STYLE_PAPER_FACE, STYLE_SIZE_HEADING + 4, STYLE_INK, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_INK, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    TextStyle score = style_text(STYLE_PAPER_FACE, STYLE_SIZE_LARGE, result_ink(&result), TEXT_LEFT);
    const char *title = _(daily_game(tonight->shown)->name);
    Box head =
        box_cut_top(&box, fminf(box.height * 0.36f, canvas_paragraph(canvas, box, &name, title, true)), GAP);
    canvas_paragraph_within(canvas, head, &name, title);
    canvas_line(canvas, box.x, box.y, box.x + box.width, box.y, 1.5f, 0x90806840u);
    box_cut_top(&box, GAP, 0);
    if (is_begun) {
        format_result(tonight->shown, &result, words, sizeof words);
        canvas_text(canvas, box_cut_top(&box, canvas_line_height(canvas, &score), GAP), &score, words);
    }
    format_table(tonight->shown, tonight->at->day, words, sizeof words);
    float high = fminf(canvas_paragraph(canvas, box, &line, words, true), box.height * 0.6f);
    canvas_paragraph_within(canvas, box_cut_top(&box, high, GAP), &line, words);
    const char *counts = _("The same cards for all who play it. The first try counts.");
    high = canvas_paragraph(canvas, box, &small, counts, true);
    if (high <= box.height) canvas_paragraph(canvas, box_cut_top(&box, high, GAP), &small, counts, false);
    return box;
}

/* In what is free between the words and the button, if that is enough. */
static void draw_opponents(const TonightScene *tonight, Canvas *canvas, Box box) {
    static const float FACE = 104, LEAST = 64;
    const char *portraits[SABACC_MAX_SEATS];
    GamePlan plan;
    daily_plan(tonight->shown, tonight->at->day, "", &plan);
    int others = plan.setup.rules.seats - 1;
    if (others < 1 || box.height < LEAST) return;
    for (int i = 0; i < others; i++) portraits[i] = character_portrait(plan.setup.seat[1 + i].name);
    player_faces_draw(canvas, box_place(box, box.width, fminf(FACE, box.height), 0, 0.5f), portraits, others);
}

static void draw_play(const TonightScene *tonight, Ui *ui, Box box) {
    DailyState state = daily_result(tonight->book, tonight->at->day, tonight->shown).state;
    ui_button(ui, &(Button){.name = "play",
                            .box = box,
                            .label = state == DAILY_PLAYED  ? _("Play again")
                                     : state == DAILY_BEGUN ? _("Resume")
                                                            : _("Play"),
                            .is_primary = true,
                            .is_great = true,
                            .stays_gold = looked_at(ui) >= 0});
}

/* Upright the stub is below the picture, and the button beside its words. */
void tonight_draw_ticket(TonightScene *tonight, Ui *ui, Box box) {
    static const float EDGE = 16, STUB = 0.345f, STUB_HIGH = 196, STUB_MOST = 0.6f, BESIDE = 26, BAND = 50,
                       GAP = 20, PLAY = 92, PLAY_WIDE = 0.38f, LOW = 500;
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    style_leaf(canvas, box);
    Box rest = box_inset(box, EDGE, EDGE), play, stub;
    if (is_portrait) {
        stub = box_cut_bottom(&rest, fminf(STUB_HIGH * canvas_text_scale(canvas), box.height * STUB_MOST),
                              2 * EDGE);
        draw_holes(canvas, (Box){box.x, stub.y - EDGE, box.width, 0});
        play = box_cut_right(&stub, stub.width * PLAY_WIDE, BESIDE);
        play = box_place(play, play.width, fminf(play.height, 1.5f * PLAY), 0, 0.5f);
    } else {
        stub = box_cut_right(&rest, box.width * STUB, EDGE);
        draw_holes(canvas, (Box){stub.x, box.y, 0, box.height});
        box_cut_left(&stub, BESIDE, 0);
        if (box.height > LOW) draw_band(tonight, canvas, box_cut_top(&stub, BAND, GAP));
        play = box_cut_bottom(&stub, PLAY, GAP);
    }
    draw_picture(tonight, ui, rest, daily_game(tonight->shown));
    draw_opponents(tonight, canvas, draw_stub_words(tonight, canvas, stub));
    draw_play(tonight, ui, play);
}

/* ---- the stamps ---- */

static const float ALBUM_BESIDE = 28, ALBUM_ABOVE = 22, HEAD_GAP = 20, STAMP_GAP = 12, STAMP_PAD = 8;

static TextStyle stamp_name(Colour ink) { return style_text(STYLE_PAPER_FACE, 18, ink, TEXT_CENTRE); }
static TextStyle stamp_facts(void) { return style_text(FONT_TEXT, 18, STYLE_INK_SOFT, TEXT_CENTRE); }

/* All in one row, where their letters have room; fewer upright, and in large letters. */
static int stamp_columns(const Canvas *canvas) {
    static const float LARGE = 1.1f, LARGER = 1.3f;
    enum { UPRIGHT_LARGE = 5 };
    int count = daily_count();
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    float scale = canvas_text_scale(canvas);
    if (is_portrait && scale > LARGER) return UPRIGHT_LARGE;
    return is_portrait || scale > LARGE ? (count + 1) / 2 : count;
}

static float stamp_high(const Canvas *canvas) {
    static const float PICTURE = 78, GAP = 6;
    TextStyle name = stamp_name(STYLE_INK), facts = stamp_facts();
    return 2 * STAMP_PAD + PICTURE + GAP + 2 * canvas_line_height(canvas, &name) +
           canvas_line_height(canvas, &facts);
}

static float stamps_high(const Canvas *canvas) {
    int rows = (daily_count() + stamp_columns(canvas) - 1) / stamp_columns(canvas);
    return (float)rows * (stamp_high(canvas) + STAMP_GAP) - STAMP_GAP;
}

static TextStyle heading_style(void) {
    return style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
}

/* One line, or two where the row of days stands beside it in two. */
static float heading_high(const Canvas *canvas) {
    TextStyle style = heading_style();
    return canvas_line_height(canvas, &style) * (canvas_layout(canvas)->is_portrait ? 1.7f : 1);
}

float tonight_stamps_height(const TonightScene *tonight, Ui *ui, Box box) {
    static const float MOST = 0.43f, ONE_ROW = 1.25f;
    (void)tonight;
    const Canvas *canvas = ui_canvas(ui);
    float around = 2 * ALBUM_ABOVE - 2 + heading_high(canvas) + HEAD_GAP, all = around + stamps_high(canvas);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    if (is_portrait && canvas_text_scale(canvas) <= ONE_ROW) return all;
    return fminf(all, fmaxf(box.height * (is_portrait ? MOST / 2 : MOST), around + stamp_high(canvas)));
}

/* A bite out of the edge at each step. */
static void draw_bites(Canvas *canvas, Box stamp) {
    static const float BITE = 7, STEP = 15;
    static const Colour ALBUM = 0xff110b07u;
    int across = (int)(stamp.width / STEP), down = (int)(stamp.height / STEP);
    const PanelStyle style = {.top = ALBUM, .bottom = ALBUM, .radius = BITE / 2};
    for (int i = 0; i < across; i++) {
        float x = stamp.x + stamp.width * ((float)i + 0.5f) / (float)across - BITE / 2;
        canvas_panel(canvas, (Box){x, stamp.y - BITE / 2, BITE, BITE}, &style);
        canvas_panel(canvas, (Box){x, stamp.y + stamp.height - BITE / 2, BITE, BITE}, &style);
    }
    for (int i = 0; i < down; i++) {
        float y = stamp.y + stamp.height * ((float)i + 0.5f) / (float)down - BITE / 2;
        canvas_panel(canvas, (Box){stamp.x - BITE / 2, y, BITE, BITE}, &style);
        canvas_panel(canvas, (Box){stamp.x + stamp.width - BITE / 2, y, BITE, BITE}, &style);
    }
}

/* What is played is cancelled: bars across, and a round mark with a tick. */
static void draw_postmark(Canvas *canvas, Box picture, Colour ink) {
    static const float ROUND = 50, BAR = 9, INSET = 5;
    canvas_fill(canvas, picture, 0x58e9dcc0u);
    for (int i = 0; i < 3; i++) {
        float y = picture.y + picture.height * 0.5f + BAR * ((float)i - 1);
        canvas_line(canvas, picture.x, y, picture.x + picture.width, y, 2.2f, 0xd0241709u);
    }
    Box round = box_place(picture, fminf(ROUND, picture.height), fminf(ROUND, picture.height), 0.5f, 0.5f);
    canvas_panel(canvas, round,
                 &(PanelStyle){.top = 0xf4f4ead2u,
                               .bottom = 0xf4e9dcc0u,
                               .edge = ink,
                               .edge_width = 3,
                               .radius = round.height / 2});
    canvas_panel(canvas, box_inset(round, INSET, INSET),
                 &(PanelStyle){.edge = ink, .edge_width = 1, .radius = round.height / 2 - INSET});
    TextStyle tick = style_text(FONT_BOLD, STYLE_SIZE_BODY, ink, TEXT_CENTRE);
    canvas_push_name(canvas, UI_UNSPOKEN);
    canvas_text(canvas, round, &tick, "\uE026");
    canvas_pop_name(canvas);
}

enum { NAME_BYTES = 96 };

/* The widest word of the lines; of words that may be broken anywhere, as in Japanese, none is. */
static float widest_word(Canvas *canvas, const TextStyle *style, const char *lines) {
    char word[NAME_BYTES];
    float widest = 0;
    for (const char *at = lines; *at;) {
        size_t length = strcspn(at, " \n");
        snprintf(word, sizeof word, "%.*s", (int)length, at);
        if ((unsigned char)word[0] < 0xe3) widest = fmaxf(widest, canvas_text_width(canvas, style, word));
        at += length + (at[length] != '\0');
    }
    return widest;
}

/* In the middle of two lines, which a hyphen may end, both as small as the widest word makes them. */
static void draw_stamp_name(Canvas *canvas, Box box, TextStyle style, const char *name) {
    static const float LEAST = 0.6f, SPARE = 0.98f; /* letters are whole pixels high */
    char lines[NAME_BYTES];
    const char *hyphen = strrchr(name, '-');
    snprintf(lines, sizeof lines, "%s", name);
    if (hyphen && !strchr(name, ' ') && canvas_text_width(canvas, &style, name) > box.width)
        snprintf(lines, sizeof lines, "%.*s\n%s", (int)(hyphen - name) + 1, name, hyphen + 1);
    float widest = widest_word(canvas, &style, lines);
    if (widest > box.width) style.size *= fmaxf(box.width / widest * SPARE, LEAST);
    float high = fminf(canvas_paragraph(canvas, box, &style, lines, true), box.height);
    canvas_paragraph_within(canvas, box_place(box, box.width, high, 0, 0.5f), &style, lines);
}

static void draw_paper(Canvas *canvas, Box stamp, bool is_lit, bool is_shown, bool is_focused) {
    if (is_lit || is_shown)
        canvas_halo(canvas, stamp, 3, is_lit ? 18 : 12, colour_fade(STYLE_AMBER, is_lit ? 0.75f : 0.5f));
    else
        canvas_glow(canvas, (Box){stamp.x + 2, stamp.y + 5, stamp.width - 2, stamp.height}, 2, 8,
                    0xa0000000u);
    canvas_panel(canvas, stamp, &(PanelStyle){.top = STYLE_PAPER_LIT, .bottom = STYLE_PAPER, .radius = 1});
    draw_bites(canvas, stamp);
    if (is_focused)
        canvas_panel(canvas, box_inset(stamp, -7, -7),
                     &(PanelStyle){.edge = STYLE_BONE, .edge_width = 3, .radius = 4});
}

/* How long it is; of one that was begun or played what it has come to, and that with the master's aloud. */
static void draw_stamp_facts(const TonightScene *tonight, Canvas *canvas, Box line, int index,
                             const char *name) {
    static const float LEAST = 0.6f, SPARE = 0.92f; /* of the paper between its bites */
    char words[WORDS], whole[WORDS];
    DailyResult result = daily_result(tonight->book, tonight->at->day, index);
    TextStyle small = stamp_facts();
    if (result.state == DAILY_UNPLAYED) {
        GamePlan plan;
        daily_plan(index, tonight->at->day, "", &plan);
        format_length(&plan.setup, words, sizeof words);
    } else {
        format_result(index, &result, whole, sizeof whole);
        canvas_spoken(canvas, line, whole);
        if (canvas_transcript(canvas)) canvas_note(canvas, name, whole);
        Colour ink = result_ink(&result);
        result.has_master = false;
        format_result(index, &result, words, sizeof words);
        small.face = FONT_BOLD, small.colour = ink;
    }
    float wide = canvas_text_width(canvas, &small, words), room = line.width * SPARE;
    if (wide > room) small.size *= fmaxf(room / wide, LEAST);
    canvas_text(canvas, line, &small, words);
}

static void draw_stamp(const TonightScene *tonight, Ui *ui, Box box, int index) {
    static const float GAP = 6, CARDS = 0.72f;
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    const SabaccGame *game = daily_game(index);
    DailyResult result = daily_result(tonight->book, tonight->at->day, index);
    bool is_shown = index == tonight->shown;
    snprintf(name, sizeof name, "daily:%d", index);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
    canvas_push_name(canvas, "%s", name);
    draw_paper(canvas, box, state.is_hovered || state.is_focused, is_shown, state.is_focused);
    Box rest = box_inset(box, STAMP_PAD, STAMP_PAD);
    TextStyle title = stamp_name(is_shown ? STYLE_INK_RED : STYLE_INK), small = stamp_facts();
    Box line = box_inset(box_cut_bottom(&rest, canvas_line_height(canvas, &small), 0), 5 - STAMP_PAD, 0);
    Box names = box_cut_bottom(&rest, 2 * canvas_line_height(canvas, &title), GAP);
    canvas_push_clip(canvas, rest);
    emblem_draw_place(canvas, rest, game);
    emblem_draw_fan(canvas, box_inset(rest, GAP, 0), game, emblem_of(tonight->emblems, game),
                    rest.height * CARDS);
    canvas_pop_clip(canvas);
    if (result.state == DAILY_PLAYED) draw_postmark(canvas, rest, result_ink(&result));
    draw_stamp_name(canvas, box_inset(names, 5 - STAMP_PAD, 0), title, _(game->name));
    draw_stamp_facts(tonight, canvas, line, index, name);
    canvas_pop_name(canvas);
}

/* How the day stands, and the row of days. */
static void draw_heading(const TonightScene *tonight, Canvas *canvas, Box line) {
    static const float APART = 30;
    char heading[WORDS], streak[WORDS], day[CALENDAR_WORDS];
    calendar_format(tonight->at->day, day);
    snprintf(heading, sizeof heading, _("%s: %d of %d played"),
             tonight->at->day == tonight->today ? _("Today") : day,
             daily_played(tonight->book, tonight->at->day), daily_count());
    format_streak(tonight, streak, sizeof streak);
    TextStyle style = heading_style(),
              small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_RIGHT);
    float wide = fminf(canvas_text_width(canvas, &style, heading), line.width / 2);
    canvas_named_text(canvas, box_cut_left(&line, wide + 1, APART), &style, heading, "played");
    canvas_push_name(canvas, "streak");
    float high = fminf(canvas_paragraph(canvas, line, &small, streak, true), line.height);
    canvas_paragraph_within(canvas, box_place(line, line.width, high, 0, 0.5f), &small, streak);
    canvas_pop_name(canvas);
}

void tonight_draw_stamps(TonightScene *tonight, Ui *ui, Box box) {
    static const float AROUND = 12;
    Canvas *canvas = ui_canvas(ui);
    int count = daily_count(), columns = stamp_columns(canvas), rows = (count + columns - 1) / columns;
    float high = stamp_high(canvas);
    style_plate(canvas, box);
    Box rest = box_inset(box, ALBUM_BESIDE, ALBUM_ABOVE - 4);
    rest.height -= 4;
    draw_heading(tonight, canvas, box_cut_top(&rest, heading_high(canvas), HEAD_GAP));
    rest = box_inset(rest, -AROUND, -AROUND);
    style_inlay(canvas, rest);
    if (tonight->shown_deal >= 0) {
        float top = (float)(tonight->shown_deal / columns) * (high + STAMP_GAP);
        ui_scroll_to(ui, "games", rest, top, top + high + 2 * AROUND);
        tonight->shown_deal = -1;
    }
    float content = (float)rows * (high + STAMP_GAP) - STAMP_GAP + 2 * AROUND;
    Box all = box_inset(ui_begin_scroll(ui, "games", rest, content), AROUND, AROUND);
    for (int i = 0; i < count; i++) {
        Box row = {all.x, all.y + (float)(i / columns) * (high + STAMP_GAP), all.width, high};
        draw_stamp(tonight, ui, box_column(row, i % columns, columns, STAMP_GAP), i);
    }
    ui_end_scroll(ui);
}
