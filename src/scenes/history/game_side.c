/* The chosen game, beside the list: who has won, how credits went from hand to hand, the best hand of each
 * seat, and what can be done with it. */

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/faces.h"
#include "scenes/folder.h"
#include "scenes/history/charts.h"
#include "scenes/history/private.h"
#include "session/hand_history.h"
#include "session/past_games_export.h"
#include "ui/face_disc.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float SEAT_ABOVE = 10, SEAT_LEAST = 84, SEAT_GAP = 8, FACE = 60, PART_GAP = 14;

const PastGame *history_chosen_game(const HistoryScene *page, const PastGames *games) {
    bool is_shown = page->chosen && page->row < page->shown_count;
    const PastGame *game = is_shown ? &games->list[page->shown[page->row]] : NULL;
    return game && strcmp(game->file, page->chosen) == 0 ? game : NULL;
}

/* ---- the seats ---- */

static TextStyle small_style(Colour colour, TextAlign align) {
    return style_text(FONT_TEXT, 18, colour, align);
}

static void draw_cards(Canvas *canvas, Box box, const SabaccGame *game, const DigestHand *hand) {
    LadderExample shown = {.count = 0};
    for (int i = 0; i < hand->count && shown.count < LADDER_CARDS; i++)
        shown.cards[shown.count++] = hand->cards[i];
    if (shown.count > 0) emblem_draw(canvas, box, game, &shown, box.height);
}

static void draw_name(Canvas *canvas, Box box, const GameDigest *digest, int seat) {
    const DigestSeat *at = &digest->seat[seat];
    bool is_champion = digest->is_over && seat_in(digest->champions, seat);
    const char *agent = history_agent(at->agent);
    TextStyle name =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, is_champion ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle small = small_style(STYLE_DUST, TEXT_LEFT);
    const char *const lines[] = {agent, is_champion ? _("won the game") : ""};
    float first = canvas_line_height(canvas, &name), next = canvas_line_height(canvas, &small);
    int count = (lines[0][0] != '\0') + (lines[1][0] != '\0');
    box = box_place(box, box.width, first + next * (float)count, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&box, first, 0), &name, at->name);
    for (int i = 0; i < 2; i++)
        if (lines[i][0]) canvas_text(canvas, box_cut_top(&box, next, 0), &small, lines[i]);
}

static void draw_result(Canvas *canvas, Box box, const GameDigest *digest, int seat) {
    HistoryResult result = history_result(digest, seat);
    TextStyle number = style_text(FONT_BOLD, 30, result.colour, TEXT_RIGHT);
    TextStyle unit = small_style(STYLE_DUST, TEXT_RIGHT);
    float first = canvas_line_height(canvas, &number), second = canvas_line_height(canvas, &unit);
    Box lines = box_place(box, box.width, first + second, 0, 0.5f);
    canvas_text(canvas, box_cut_top(&lines, first, 0), &number, result.number);
    canvas_text(canvas, lines, &unit, result.unit);
}

/* Showdowns and, of a person in a game that was looked back at, the grade. */
static void format_shown(const DigestSeat *at, int grade, char *words, size_t size) {
    char graded[48] = "";
    words[0] = '\0';
    if (at->shown > 0)
        snprintf(words, size, ngettext_("%d of %d showdown", "%d of %d showdowns", at->shown),
                 (int)at->shown_won, (int)at->shown);
    if (grade >= 0) snprintf(graded, sizeof graded, _("grade %d"), grade);
    size_t used = strlen(words);
    snprintf(words + used, size - used, used > 0 && graded[0] ? " · %s" : "%s", graded);
}

enum { FIGURES = 3, FIGURE = 160 };

/* The best hand, hands, showdowns and the grade; each may be "". */
static void format_figures(const GameDigest *digest, int seat, int grade, char figures[FIGURES][FIGURE]) {
    const DigestSeat *at = &digest->seat[seat];
    for (int i = 0; i < FIGURES; i++) figures[i][0] = '\0';
    if (at->hands == 0) return;
    if (at->best.key != 0) history_hand(&at->best, figures[0], FIGURE);
    snprintf(figures[1], FIGURE,
             digest->game->played_for.by_round
                 ? ngettext_("%d of %d set won", "%d of %d sets won", at->hands)
                 : ngettext_("%d of %d hand won", "%d of %d hands won", at->hands),
             (int)at->hands_won, (int)at->hands);
    format_shown(at, grade, figures[2], FIGURE);
}

/* Aloud in one sentence: "Ana, −2 chips, Sabacc of 5, 1 of 2 hands won". */
static void say_seat(Canvas *canvas, Box row, const GameDigest *digest, int seat, int grade) {
    char figures[FIGURES][FIGURE], words[MATCH_WORDS + (FIGURES + 1) * FIGURE];
    HistoryResult result = history_result(digest, seat);
    Text text = text_over(words, sizeof words);
    format_figures(digest, seat, grade, figures);
    text_add(&text, digest->seat[seat].name);
    text_add(&text, ", ");
    text_add(&text, result.number);
    text_add_char(&text, ' ');
    text_add(&text, result.unit);
    for (int i = 0; i < FIGURES; i++) {
        if (!figures[i][0]) continue;
        text_add(&text, ", ");
        text_add(&text, figures[i]);
    }
    canvas_spoken(canvas, row, words);
}

static void draw_figures(Canvas *canvas, Box box, const GameDigest *digest, int seat, int grade) {
    char lines[FIGURES][FIGURE];
    TextStyle best = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    TextStyle small = small_style(STYLE_DUST, TEXT_LEFT);
    format_figures(digest, seat, grade, lines);
    int count = 0, at_line = 0;
    for (int i = 0; i < FIGURES; i++) count += lines[i][0] != '\0';
    if (count == 0) return;
    box = box_place(box, box.width, (canvas_line_height(canvas, &best)) * (float)count, 0, 0.5f);
    for (int i = 0; i < FIGURES; i++)
        if (lines[i][0])
            canvas_text(canvas, box_row(box, at_line++, count, 0), i == 0 ? &best : &small, lines[i]);
}

static float seat_height(const Canvas *canvas) {
    TextStyle best = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    return fmaxf(SEAT_LEAST, 3 * canvas_line_height(canvas, &best)) + 2 * SEAT_ABOVE;
}

static void draw_face(const HistoryScene *page, Canvas *canvas, Box box, const GameDigest *digest, int seat) {
    Box face = box_place(box, box.width, box.width, 0, 0.5f);
    face_disc_draw(
        canvas, face,
        &(FaceDisc){.name = digest->seat[seat].name, .portrait = history_seat_portrait(page, digest, seat)});
}

/* A line of brass around who has won. */
static void draw_champion_rim(Canvas *canvas, Box row) {
    canvas_panel(canvas, row,
                 &(PanelStyle){.top = 0x1ce3c78eu,
                               .bottom = 0x08e3c78eu,
                               .edge = STYLE_BRASS_LIT,
                               .edge_width = 2,
                               .radius = STYLE_CORNER});
}

static void draw_seat(const HistoryScene *page, Canvas *canvas, Box row, const GameDigest *digest, int seat,
                      int grade) {
    static const float BESIDE = 18, RESULT = 128, NAME_SHARE = 0.3f, CARDS_SHARE = 0.34f, APART = 16;
    style_inlay(canvas, row);
    if (digest->is_over && seat_in(digest->champions, seat)) draw_champion_rim(canvas, row);
    canvas_push_name(canvas, "seat:%d", seat);
    say_seat(canvas, row, digest, seat, grade);
    Box rest = box_inset(row, BESIDE, SEAT_ABOVE);
    draw_face(page, canvas, box_cut_left(&rest, FACE, APART), digest, seat);
    draw_result(canvas, box_cut_right(&rest, RESULT, APART), digest, seat);
    draw_name(canvas, box_cut_left(&rest, rest.width * NAME_SHARE, APART), digest, seat);
    draw_cards(canvas, box_cut_left(&rest, rest.width * CARDS_SHARE, APART), digest->game,
               &digest->seat[seat].best);
    draw_figures(canvas, rest, digest, seat, grade);
    canvas_pop_name(canvas);
}

static float seats_height(const Canvas *canvas, const GameDigest *digest) {
    return (seat_height(canvas) + SEAT_GAP) * (float)digest->seats - SEAT_GAP;
}

static void draw_seats(const HistoryScene *page, Ui *ui, Box box, const PastGame *game) {
    const GameDigest *digest = &game->digest;
    float high = seat_height(ui_canvas(ui));
    Box all = ui_begin_scroll(ui, "seats", box, (high + SEAT_GAP) * (float)digest->seats - SEAT_GAP);
    for (int seat = 0; seat < digest->seats; seat++)
        draw_seat(page, ui_canvas(ui), box_cut_top(&all, high, SEAT_GAP), digest, seat,
                  history_grade_in(page, game->file, digest->seat[seat].name));
    ui_end_scroll(ui);
}

/* ---- above and below ---- */

/* Who has won, or as long as nobody has, whose table it is. */
static int first_of(const GameDigest *digest) {
    for (int seat = 0; seat < digest->seats; seat++)
        if (digest->is_over && seat_in(digest->champions, seat)) return seat;
    return game_digest_person(digest);
}

/* The game, when and how it was played, and its biggest pot. */
static void draw_facts(Canvas *canvas, Box box, const PastGame *game) {
    const GameDigest *digest = &game->digest;
    char when[64], facts[HISTORY_WORDS], words[HISTORY_WORDS + 80], pot[160];
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_LARGE + 4, STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    history_when(game->changed, when, sizeof when);
    history_facts(game, facts, sizeof facts);
    snprintf(words, sizeof words, "%s · %s", when, facts);
    float first = canvas_line_height(canvas, &title),
          second = canvas_paragraph(canvas, box, &line, words, true);
    float third = digest->pot > 0 ? canvas_line_height(canvas, &line) : 0;
    box = box_place(box, box.width, fminf(first + second + third, box.height), 0, 0.5f);
    canvas_text(canvas, box_cut_top(&box, first, 0), &title, _(digest->game->name));
    if (digest->pot > 0) {
        history_pot(digest, pot, sizeof pot);
        TextStyle bright = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
        canvas_named_text(canvas, box_cut_bottom(&box, third, 0), &bright, pot, "pot");
    }
    canvas_paragraph_within(canvas, box, &line, words);
}

/* On a cloth: the hand that won in its place, what it was, and the face of who has won. */
static void draw_head(const HistoryScene *page, Canvas *canvas, Box box, const PastGame *game) {
    static const float BESIDE = 28, ABOVE = 26, GAP = 26, PICTURE = 1.35f, WIDEST = 0.28f, CARDS = 0.8f,
                       SMALLER = 0.86f;
    const GameDigest *digest = &game->digest;
    int first = first_of(digest);
    LadderExample hand = history_shown_hand(page, digest);
    history_draw_cloth(canvas, box);
    box = box_inset(box, BESIDE, ABOVE);
    Box picture = box_cut_left(&box, fminf(box.height * PICTURE, box.width * WIDEST), GAP);
    emblem_draw_framed(canvas, picture, digest->game, &hand, picture.height * CARDS);
    face_disc_draw_framed(canvas, box_cut_right(&box, box.height * SMALLER, GAP),
                          &(FaceDisc){.name = digest->seat[first].name,
                                      .portrait = history_seat_portrait(page, digest, first)});
    draw_facts(canvas, box, game);
}

/* Aloud in one sentence: "Hand by hand: Ana, credits: −2, +5." */
static void say_course(Canvas *canvas, Box box, const char *heading, const GameDigest *digest) {
    char words[1024];
    Text text = text_over(words, sizeof words);
    text_add(&text, heading);
    for (int i = 0; i < digest->course_count; i++) {
        text_add(&text, i == 0 ? ": " : ", ");
        text_add_shown_signed(&text, (int)digest->course[i]);
    }
    canvas_spoken(canvas, box, words);
}

/* How the first person stood after each hand. */
static void draw_course(Canvas *canvas, Box box, const GameDigest *digest) {
    static const float HEADING = 36;
    char words[MATCH_WORDS + 96];
    int person = game_digest_person(digest);
    int64_t *values = memory_calloc((size_t)digest->course_count + 1, sizeof *values);
    for (int i = 0; i < digest->course_count; i++) values[i + 1] = digest->course[i];
    /* TRANSLATORS: the heading of a line chart: whose, and of what: “Hand by hand: Ana, credits”. */
    snprintf(words, sizeof words,
             digest->game->played_for.by_round ? _("Set by set: %s, %s") : _("Hand by hand: %s, %s"),
             digest->seat[person].name, history_result(digest, person).unit);
    canvas_push_name(canvas, "course");
    say_course(canvas, box, words, digest);
    style_section(canvas, box_cut_top(&box, HEADING, 4), words);
    chart_line(canvas, box, &(LineChart){.values = values, .count = digest->course_count + 1});
    canvas_pop_name(canvas);
    free(values);
}

static void draw_fault(Canvas *canvas, Box *rest, const PastGame *game) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_LOSS, TEXT_LEFT);
    canvas_push_name(canvas, "fault");
    canvas_paragraph_within(canvas, box_cut_top(rest, 84, PART_GAP), &style, history_fault(game));
    canvas_pop_name(canvas);
}

static void draw_question(Ui *ui, Box *rest, const PastGame *game) {
    Box line = box_cut_bottom(rest, 2 * STYLE_BUTTON_HIGH + 34, PART_GAP);
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    canvas_panel(
        canvas, line,
        &(PanelStyle){
            .top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .edge = STYLE_LOSS, .edge_width = 2, .radius = 10});
    Box inside = box_inset(line, 20, 12);
    Box buttons = box_cut_bottom(&inside, STYLE_BUTTON_HIGH, 8);
    canvas_push_name(canvas, "delete");
    canvas_paragraph_within(canvas, inside, &style,
                            game->is_unfinished
                                ? _("Delete this game? It cannot be gone on with or replayed any more, and "
                                    "no statistics count it. Nothing brings it back.")
                                : _("Delete this game? It cannot be replayed any more, and no statistics "
                                    "count it. Nothing brings it back."));
    canvas_pop_name(canvas);
    ui_button(ui, &(Button){.name = "delete:no",
                            .box = box_cut_left(&buttons, 260, 16),
                            .label = _("Keep it"),
                            .is_primary = true});
    ui_button(
        ui, &(Button){.name = "delete:yes", .box = box_cut_left(&buttons, 260, 16), .label = _("Delete it")});
}

static void draw_buttons(const HistoryScene *page, Ui *ui, Box foot, const PastGames *games,
                         const PastGame *game) {
    bool is_good = game->is_digested && game->digest.game;
    bool can_go =
        game->is_unfinished ? history_can_resume(page, games, game) : is_good && !game->digest.fault;
    bool is_over = is_good && game->digest.is_over && !game->digest.fault && !game->is_unfinished;
    static const float GAP = 14, MOST = 4;
    float wide = (foot.width - (MOST - 1) * GAP) / MOST, count = 3.0f + is_over + game->is_unfinished;
    foot = box_cut_right(&foot, count * (wide + GAP) - GAP, 0);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "game:go",
                            .box = box_cut_left(&foot, wide, GAP),
                            .label = game->is_unfinished ? _("Resume") : _("Replay"),
                            .is_primary = true,
                            .is_disabled = !can_go});
    if (is_over)
        ui_button(ui, &(Button){.name = "game:look-back",
                                .box = box_cut_left(&foot, wide, GAP),
                                .label = _("Look back")});
    ui_button(ui, &(Button){.name = page->is_exported ? "game:folder" : "game:export",
                            .box = box_cut_left(&foot, wide, GAP),
                            .label = page->is_exported ? _("Open folder") : _("Export")});
    if (game->is_unfinished)
        ui_button(
            ui,
            &(Button){.name = "game:over", .box = box_cut_left(&foot, wide, GAP), .label = _("Give it up")});
    ui_button(ui,
              &(Button){.name = "game:delete", .box = box_cut_left(&foot, wide, GAP), .label = _("Delete…")});
}

/* On a cloth: the cards that won large, what they were, and who held them. */
static void draw_winning(const HistoryScene *page, Canvas *canvas, Box box, const GameDigest *digest,
                         int seat) {
    static const float HEADING = 36, BESIDE = 30, ABOVE = 22, APART = 30, CARDS_SHARE = 0.6f,
                       FACE_HIGH = 0.62f;
    const DigestSeat *at = &digest->seat[seat];
    char hand[96], moment[HISTORY_WORDS];
    TextStyle first = style_text(FONT_TITLE, STYLE_SIZE_LARGE + 4, STYLE_BONE, TEXT_CENTRE);
    TextStyle second = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_CENTRE);
    history_hand(&at->best, hand, sizeof hand);
    canvas_push_name(canvas, "winning");
    bool is_won = digest->is_over && seat_in(digest->champions, seat);
    history_moment(digest, moment, sizeof moment);
    style_section(canvas, box_cut_top(&box, HEADING, 4), is_won ? _("The hand that won it") : moment);
    history_draw_cloth(canvas, box);
    box = box_inset(box, BESIDE, ABOVE);
    draw_cards(canvas, box_cut_left(&box, box.width * CARDS_SHARE, APART), digest->game, &at->best);
    float lines = canvas_line_height(canvas, &first) + canvas_line_height(canvas, &second);
    box = box_place(box, box.width, fminf(box.height, box.height * FACE_HIGH + lines), 0, 0.5f);
    Box face = box_cut_top(&box, box.height - lines, 0);
    float size = fminf(face.width, face.height);
    face_disc_draw_framed(
        canvas, box_place(face, size, size, 0.5f, 0),
        &(FaceDisc){.name = at->name, .portrait = history_seat_portrait(page, digest, seat)});
    canvas_text(canvas, box_cut_top(&box, canvas_line_height(canvas, &first), 0), &first, hand);
    canvas_text(canvas, box, &second, at->name);
    canvas_pop_name(canvas);
}

/* Below the seats, where they leave room for it. */
static void draw_rest(const HistoryScene *page, Ui *ui, Box box, const PastGame *game) {
    static const float LEAST = 250, MOST = 420;
    const GameDigest *digest = &game->digest;
    int seat = first_of(digest);
    float high = seats_height(ui_canvas(ui), digest), left = box.height - high - PART_GAP;
    bool has_hand = digest->seat[seat].best.key != 0 && left >= LEAST;
    if (has_hand) {
        Box winning = box;
        box_cut_top(&winning, high, PART_GAP);
        winning.height = fminf(winning.height, MOST);
        box.height = high;
        draw_winning(page, ui_canvas(ui), winning, digest, seat);
    }
    draw_seats(page, ui, box, game);
}

static void draw_known(const HistoryScene *page, Ui *ui, Box box, const PastGame *game) {
    static const float HEAD = 200, LARGER = 60, COURSE = 196, LOW = 640, LEAST_SEATS = 200;
    const GameDigest *digest = &game->digest;
    Canvas *canvas = ui_canvas(ui);
    float scale = fminf(1, box.height / LOW), larger = LARGER * (canvas_text_scale(canvas) - 1);
    draw_head(page, canvas, box_cut_top(&box, HEAD * scale + larger, PART_GAP), game);
    if (digest->fault) draw_fault(canvas, &box, game);
    if (digest->course_count > 0 && box.height - COURSE * scale > LEAST_SEATS)
        draw_course(canvas, box_cut_top(&box, COURSE * scale, PART_GAP), digest);
    draw_rest(page, ui, box, game);
}

static void draw_unknown(Canvas *canvas, Box box, const PastGame *game) {
    char words[2 * HISTORY_WORDS];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    history_unknown(game, words, sizeof words);
    style_inlay(canvas, box);
    canvas_push_name(canvas, "fault");
    canvas_paragraph_within(canvas, box_inset(box, 30, 26), &style, words);
    canvas_pop_name(canvas);
}

void history_draw_side(HistoryScene *page, Ui *ui, Box box, Box foot, const PastGames *games) {
    const PastGame *game = history_chosen_game(page, games);
    if (!game) return;
    ui_begin_group(ui);
    if (page->is_deleting) draw_question(ui, &box, game);
    if (game->is_digested && game->digest.game)
        draw_known(page, ui, box, game);
    else
        draw_unknown(ui_canvas(ui), box, game);
    if (!page->is_deleting) draw_buttons(page, ui, foot, games, game);
}

/* ---- events ---- */

static void say(const HistoryScene *page, const char *words) { ui_toast(history_services(page)->ui, words); }

static void focus_row(const HistoryScene *page) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "game:%d", page->row);
    ui_set_focus(history_services(page)->ui, name);
}

static int index_of(const PastGames *games, const PastGame *game) { return (int)(game - games->list); }

static void export_game(HistoryScene *page) {
    char where[PLAN_PATH], sentence[MATCH_MESSAGE], words[PLAN_PATH + 64];
    Text why = text_over(sentence, sizeof sentence);
    const PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_chosen_game(page, games);
    bool is_done = game && past_games_export(games, index_of(games, game), where, &why);
    past_games_job_unlock(page->job);
    snprintf(words, sizeof words, _("Exported: %s"), where);
    say(page, is_done ? words : sentence);
    page->is_exported = is_done;
    if (is_done) ui_set_focus(history_services(page)->ui, "game:folder");
}

static void show_export(HistoryScene *page) { folder_show_own(page->scene.stage, "export"); }

static void delete_game(HistoryScene *page) {
    PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_chosen_game(page, games);
    bool is_gone = game && past_games_delete(games, index_of(games, game));
    int why = errno;
    if (is_gone) history_find(page, games);
    page->has_statistics = false;
    past_games_job_unlock(page->job);
    page->is_deleting = false;
    if (!is_gone) {
        say(page, why == FILE_IS_HELD ? _("Another program is playing this game.") : file_words(why));
        return;
    }
    focus_row(page);
    say(page, _("The game is deleted."));
}

/* The record stays; the game is no longer offered to be gone on with. */
static void give_up(HistoryScene *page) {
    char path[PLAN_PATH];
    PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_chosen_game(page, games);
    bool is_off = game && past_games_path(games, index_of(games, game), path) && saves_end(path);
    if (is_off) games->list[index_of(games, game)].is_unfinished = false;
    if (is_off) history_find(page, games);
    past_games_job_unlock(page->job);
    say(page, is_off ? _("The game is given up; it can be replayed.") : file_words(errno));
}

/* All of it in sentences, with the record's name. */
static void copy_text(HistoryScene *page) {
    char path[PLAN_PATH], sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    const StageServices *all = history_services(page);
    const PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_chosen_game(page, games);
    bool is_there = game && past_games_path(games, index_of(games, game), path);
    past_games_job_unlock(page->job);
    Match *match = is_there ? match_replay(path, NULL, &why) : NULL;
    char *words = match ? hand_history_of_match(match, page->chosen, 0, SABACC_NOBODY) : NULL;
    bool is_copied = words && all->copy_text && all->copy_text(all->user, words);
    say(page, is_copied     ? _("The game is copied as text: paste it wherever you like.")
              : sentence[0] ? sentence
                            : _("It could not be copied."));
    free(words);
    match_free(match);
}

static void go(HistoryScene *page) {
    const PastGame *game = history_chosen_game(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
    if (game) history_play(page, game);
}

static void look_back(HistoryScene *page) {
    const PastGame *game = history_chosen_game(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
    if (game) history_look_back(page, game);
}

static void ask_to_delete(HistoryScene *page) {
    page->is_deleting = true;
    ui_set_focus(history_services(page)->ui, "delete:no");
}

static void keep_game(HistoryScene *page) {
    page->is_deleting = false;
    ui_set_focus(history_services(page)->ui, "game:delete");
}

/* Back from the question, then from what can be done with the game to its row. */
static bool go_back(HistoryScene *page) {
    const char *focus = ui_focus(history_services(page)->ui);
    bool was_asked = page->is_deleting;
    bool is_of_game = strncmp(focus, "game:", 5) == 0 && !isdigit((unsigned char)focus[5]);
    if (was_asked)
        keep_game(page);
    else if (is_of_game)
        focus_row(page);
    return was_asked || is_of_game;
}

bool history_side_event(HistoryScene *page, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(HistoryScene *page);
    } presses[] = {{"game:go", go},
                   {"game:look-back", look_back},
                   {"game:export", export_game},
                   {"game:folder", show_export},
                   {"game:over", give_up},
                   {"game:delete", ask_to_delete},
                   {"delete:no", keep_game},
                   {"delete:yes", delete_game}};
    int row = event->kind == UI_EVENT_ACTIVATE ? UI_EVENT_ROW(event, presses) : -1;
    if (event->kind == UI_EVENT_BACK) return go_back(page);
    if (row >= 0) presses[row].act(page);
    if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_COPY) copy_text(page);
    return row >= 0;
}
