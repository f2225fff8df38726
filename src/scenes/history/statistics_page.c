/* Statistics: whose and of which game, the figures, the course of credits, and what they are by month, game
 * and opponent; the best hands. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/empty_page.h"
#include "scenes/faces.h"
#include "scenes/history/charts.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/statistics/streaks_page.h"
#include "ui/face_disc.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float NUMBER_HIGH = 152, FACE_HIGH = 172, NAME_WIDE = 330, HERO_BESIDE = 34, HERO_ABOVE = 24,
                   HERO_GAP = 26, CHART_HIGH = 340, MONTHS_HIGH = 250, HEADING_HIGH = 48, ROW_HIGH = 66,
                   ROW_GAP = 6, COLUMN_GAP = 44, SECTION_GAP = 22;
enum { GAMES_SHOWN = STATISTICS_GAMES, OPPONENTS_SHOWN = 12 };

/* ---- what is asked ---- */

void history_reckon(HistoryScene *page, const PastGames *games) {
    if (page->has_statistics) return;
    statistics_of(games, &page->asked, page->statistics);
    page->has_statistics = true;
}

/* 0 for all games, else the place in the list of those that were played, from 1. */
static int asked_game(const HistoryScene *page) {
    const Statistics *statistics = page->statistics;
    for (int i = 0; i < statistics->game_count; i++)
        if (statistics->game[i].game == page->asked.game) return i + 1;
    return 0;
}

static void draw_game_choice(const HistoryScene *page, Ui *ui, Box box) {
    const Statistics *statistics = page->statistics;
    int game = asked_game(page);
    ui_choice(ui, &(Choice){.name = "statistics:game",
                            .box = box,
                            .text = game == 0 ? _("All games") : _(statistics->game[game - 1].game->name),
                            .value = game,
                            .maximum = statistics->game_count,
                            .step = 1,
                            .goes_around = true,
                            .is_quiet = true});
    ui_spoken_label(ui, _("Which game"));
}

/* The person's name; of several people it is a choice. */
static void draw_person(const HistoryScene *page, Ui *ui, Box box) {
    const Statistics *statistics = page->statistics;
    const char *person = statistics->people[statistics->person];
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_HEADING - 4, STYLE_BONE, TEXT_LEFT);
    if (statistics->people_count > 1) {
        ui_choice(ui, &(Choice){.name = "statistics:person",
                                .box = box,
                                .text = person,
                                .value = statistics->person,
                                .maximum = statistics->people_count - 1,
                                .step = 1,
                                .goes_around = true,
                                .is_quiet = true});
        ui_spoken_label(ui, _("Player"));
    } else {
        canvas_named_text(ui_canvas(ui), box, &style, person, "person");
    }
}

/* ---- the figures ---- */

typedef struct Figure {
    char words[24];
    const char *label;
    Colour colour;
} Figure;

static Figure figure_of(int64_t number, bool is_signed, const char *label, Colour colour) {
    Figure figure = {.label = label, .colour = colour};
    Text text = text_over(figure.words, sizeof figure.words);
    if (is_signed)
        text_add_shown_signed(&text, number);
    else
        text_add_shown(&text, number);
    return figure;
}

static Figure share_of(int part, int whole, const char *label) {
    Figure figure = {.label = label, .colour = STYLE_BONE};
    if (whole > 0)
        snprintf(figure.words, sizeof figure.words, _("%d %%"),
                 (int)(100.0f * (float)part / (float)whole + 0.5f));
    else
        snprintf(figure.words, sizeof figure.words, "–");
    return figure;
}

/* All digits as large as leaves the widest clear of the lines beside it. */
static float digits_size(Canvas *canvas, const Figure *figures, int count, float wide) {
    static const float LARGEST = 72, BESIDE = 20;
    TextStyle style = style_text(FONT_TITLE, LARGEST, STYLE_BONE, TEXT_CENTRE);
    float widest = 1;
    for (int i = 0; i < count; i++)
        widest = fmaxf(widest, canvas_text_width(canvas, &style, figures[i].words));
    return LARGEST * fminf(1, (wide - 2 * BESIDE) / widest);
}

/* On the cloth: its digits over a word. */
static void draw_figure(Canvas *canvas, Box box, const Figure *figure, float size) {
    static const float DIGITS_HIGH = 92, WORD_HIGH = 58;
    TextStyle digits = style_text(FONT_TITLE, size, figure->colour, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_CENTRE);
    box = box_place(box, box.width, DIGITS_HIGH + WORD_HIGH, 0, 0.5f);
    canvas_text(canvas, box_inset(box_cut_top(&box, DIGITS_HIGH, 0), 6, 0), &digits, figure->words);
    canvas_paragraph_within(canvas, box_inset(box, 4, 0), &small, figure->label);
}

/* A line of brass let into the cloth between two figures. */
static void draw_between(Canvas *canvas, Box box) {
    float reach = box.height * 0.22f;
    canvas_line(canvas, box.x, box.y + reach, box.x, box.y + box.height - reach, 1.2f, 0x70e3c78eu);
}

static Figure grade_figure(int grade) {
    if (grade >= 0) return figure_of(grade, false, _("grade"), STYLE_BRASS_LIT);
    return (Figure){.words = "–", .label = _("grade"), .colour = STYLE_DUST};
}

/* Those that can be resumed stand apart: nobody has won or lost them. */
static Figure games_figure(const StatisticsSum *sum, char *words, size_t size) {
    int unfinished = sum->games_unfinished, played = sum->games - unfinished;
    if (unfinished == 0) return figure_of(played, false, _("games"), STYLE_BONE);
    /* TRANSLATORS: below the number of games that were played: “12” “games, 1 unfinished”. */
    snprintf(words, size, ngettext_("games, %d unfinished", "games, %d unfinished", unfinished), unfinished);
    return figure_of(played, false, words, STYLE_BONE);
}

static void draw_figures(Canvas *canvas, Box box, const StatisticsSum *sum, int grade, int rows) {
    char words[96];
    Colour credits = sum->credits > 0 ? STYLE_GAIN : sum->credits < 0 ? STYLE_LOSS : STYLE_BONE;
    /* TRANSLATORS: each stands below its number: “12” “games”. Of hands won stands below a share: “31 %”
     * “of hands won”. */
    const Figure figures[] = {games_figure(sum, words, sizeof words),
                              figure_of(sum->games_won, false, _("games won"), STYLE_BRASS_LIT),
                              figure_of(sum->hands, false, _("hands"), STYLE_BONE),
                              share_of(sum->hands_won, sum->hands, _("of hands won")),
                              share_of(sum->shown_won, sum->shown, _("of showdowns won")),
                              figure_of(sum->credits, true, _("credits"), credits),
                              grade_figure(grade)};
    enum { FIGURES = sizeof figures / sizeof *figures };
    int columns = (FIGURES + rows - 1) / rows;
    float size = digits_size(canvas, figures, FIGURES, box.width / (float)columns);
    canvas_push_name(canvas, "figures");
    for (int i = 0; i < FIGURES; i++) {
        int count = i / columns * columns + columns < FIGURES ? columns : FIGURES - i / columns * columns;
        Box place = box_column(box_row(box, i / columns, rows, 0), i % columns, count, 0);
        draw_figure(canvas, place, &figures[i], size);
        if (i % columns > 0) draw_between(canvas, place);
    }
    canvas_pop_name(canvas);
}

/* ---- whose they are ---- */

/* Larger letters, and an upright screen, have two rows of figures. */
static int figure_rows(const Canvas *canvas) {
    static const float LARGER = 1.25f;
    return canvas_layout(canvas)->is_portrait || canvas_text_scale(canvas) > LARGER ? 2 : 1;
}

static float hero_height(const Canvas *canvas) {
    if (canvas_layout(canvas)->is_portrait) return 2 * HERO_ABOVE + FACE_HIGH + HERO_GAP + 2 * NUMBER_HIGH;
    return 2 * HERO_ABOVE + fmaxf(FACE_HIGH, NUMBER_HIGH * (float)figure_rows(canvas));
}

/* On a cloth: the face, the name and the game that is asked, and the figures. */
static void draw_hero(const HistoryScene *page, Ui *ui, Box box) {
    const Statistics *statistics = page->statistics;
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    history_draw_cloth(canvas, box);
    box = box_inset(box, HERO_BESIDE, HERO_ABOVE);
    Box top = is_portrait ? box_cut_top(&box, FACE_HIGH, HERO_GAP)
                          : box_cut_left(&box, FACE_HIGH + NAME_WIDE, HERO_GAP);
    const char *person = statistics->people[statistics->person];
    face_disc_draw_framed(canvas, box_cut_left(&top, FACE_HIGH, HERO_GAP),
                          &(FaceDisc){.name = person, .portrait = history_portrait(page, person, "human")});
    top = box_place(top, top.width, 2 * STYLE_BUTTON_HIGH + 12, 0, 0.5f);
    ui_begin_group(ui);
    draw_person(page, ui, box_cut_top(&top, STYLE_BUTTON_HIGH, 12));
    draw_game_choice(page, ui, top);
    draw_figures(canvas, box, &statistics->all, history_grade(page, page->asked.game), figure_rows(canvas));
}

/* ---- sections ---- */

static void draw_heading(Canvas *canvas, Box *rest, const char *words) {
    style_section(canvas, box_cut_top(rest, HEADING_HIGH, 0), words);
}

static float section_height(float contents) { return HEADING_HIGH + contents + SECTION_GAP; }
static float rows_height(int rows) { return section_height((ROW_HIGH + ROW_GAP) * (float)rows); }

static void draw_course(const Statistics *statistics, Canvas *canvas, Box *rest) {
    draw_heading(canvas, rest, _("Credits from game to game"));
    canvas_push_name(canvas, "course");
    chart_line(canvas, box_cut_top(rest, CHART_HIGH, SECTION_GAP),
               &(LineChart){.values = statistics->course, .count = statistics->course_count});
    canvas_pop_name(canvas);
}

static void draw_months(const Statistics *statistics, Canvas *canvas, Box *rest) {
    Bar bars[STATISTICS_MONTHS];
    char labels[STATISTICS_MONTHS][16];
    for (int i = 0; i < statistics->month_count; i++) {
        snprintf(labels[i], sizeof labels[i], "%d-%02d", statistics->month[i].year % 10000,
                 statistics->month[i].month);
        bars[i] = (Bar){.value = statistics->month[i].sum.credits, .label = labels[i]};
    }
    draw_heading(canvas, rest, _("Credits by month"));
    canvas_push_name(canvas, "months");
    chart_bars(canvas, box_cut_top(rest, MONTHS_HIGH, SECTION_GAP), bars, statistics->month_count, 0);
    canvas_pop_name(canvas);
}

static void draw_credits(Canvas *canvas, Box box, int64_t credits) {
    char words[32];
    Text text = text_over(words, sizeof words);
    text_add_shown_signed(&text, credits);
    Colour colour = credits > 0 ? STYLE_GAIN : credits < 0 ? STYLE_LOSS : STYLE_BONE;
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_LARGE, colour, TEXT_RIGHT);
    canvas_text(canvas, box, &style, words);
}

static const float GRADE_WIDE = 70, FACE = 50, BACK_WIDE = 64;

static void draw_grade(Canvas *canvas, Box box, int grade) {
    char words[16];
    TextStyle style =
        style_text(FONT_BOLD, STYLE_SIZE_LARGE, grade < 0 ? STYLE_DUST : STYLE_BRASS_LIT, TEXT_RIGHT);
    snprintf(words, sizeof words, grade < 0 ? "–" : "%d", grade);
    canvas_named_text(canvas, box, &style, words, "grade");
}

/* A row of a table: its name and a smaller word, hands, the share of them that was won, and credits. */
static void draw_sum(Canvas *canvas, Box row, const char *name, const char *word, const StatisticsSum *sum) {
    char hands[96];
    TextStyle bold = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    Box rest = box_inset(row, 14, 0);
    draw_credits(canvas, box_cut_right(&rest, 112, 14), sum->credits);
    Box share = box_cut_right(&rest, rest.width * 0.38f, 14);
    chart_share(canvas, box_place(share, share.width, 42, 0, 0.5f), sum->hands_won, sum->hands);
    snprintf(hands, sizeof hands, "%s", word);
    box_cut_left(&rest, canvas_text(canvas, rest, &bold, name), 12);
    canvas_text(canvas, rest, &small, hands);
}

/* The back of the cards that it is played with. */
static void draw_back(Canvas *canvas, Box box, const SabaccGame *game) {
    static const float ABOVE = 5;
    Box inside = box_inset(box, 6, ABOVE);
    float high = fminf(inside.height, inside.width / faces_shape(game)), wide = high * faces_shape(game);
    Box card = box_place(inside, wide, high, 1, 0.5f);
    faces_draw_word(canvas, game, "back", card.x, card.y, high);
}

/* A row that is seen in part is not drawn, but can be gone to. */
static bool is_whole(Box row, Box view) {
    return row.y >= view.y - 1 && row.y + row.height <= view.y + view.height + 1;
}

static void draw_games(const HistoryScene *page, Ui *ui, Box *rest, Box view) {
    const Statistics *statistics = page->statistics;
    draw_heading(ui_canvas(ui), rest, _("By game: hands won, credits, grade"));
    for (int i = 0; i < statistics->game_count; i++) {
        char name[UI_NAME_BYTES], games[96];
        Box row = box_cut_top(rest, ROW_HIGH, ROW_GAP);
        const StatisticsGame *at = &statistics->game[i];
        snprintf(name, sizeof name, "by:%d", i);
        history_games(&at->sum, "", games, sizeof games);
        if (!is_whole(row, view)) {
            ui_hotspot(ui, &(Hotspot){.name = name, .box = row});
            ui_spoken_label(ui, _(at->game->name));
            continue;
        }
        ui_button(
            ui,
            &(Button){.name = name, .box = row, .label = "", .is_selected = at->game == page->asked.game});
        canvas_push_name(ui_canvas(ui), "game:%s", at->game->id);
        Box line = row;
        box_cut_right(&line, 14, 0);
        draw_back(ui_canvas(ui), box_cut_left(&line, BACK_WIDE, 0), at->game);
        draw_grade(ui_canvas(ui), box_cut_right(&line, GRADE_WIDE, 0), history_grade(page, at->game));
        draw_sum(ui_canvas(ui), line, _(at->game->name), games, &at->sum);
        canvas_pop_name(ui_canvas(ui));
    }
    box_cut_top(rest, SECTION_GAP, 0);
}

/* As they sit down with the person: no face twice. What no table holds beside them sits there alone. */
static const char *opponent_portrait(const HistoryScene *page, int index) {
    const Statistics *statistics = page->statistics;
    int first = index < SABACC_MAX_SEATS - 1 ? 0 : index,
        last = first == 0 ? SABACC_MAX_SEATS - 1 : index + 1;
    DigestSeat seats[SABACC_MAX_SEATS];
    GameDigest table = {.seats = 1, .seat = seats};
    snprintf(table.seat[0].name, sizeof table.seat[0].name, "%s", statistics->people[statistics->person]);
    snprintf(table.seat[0].agent, sizeof table.seat[0].agent, "human");
    for (int i = first; i < last && i < statistics->opponent_count; i++) {
        DigestSeat *at = &table.seat[table.seats++];
        snprintf(at->name, sizeof at->name, "%s", statistics->opponent[i].name);
        snprintf(at->agent, sizeof at->agent, "%s", statistics->opponent[i].agent);
    }
    return history_seat_portrait(page, &table, first == 0 ? index + 1 : 1);
}

static int opponents_shown(const Statistics *statistics) {
    return statistics->opponent_count < OPPONENTS_SHOWN ? statistics->opponent_count : OPPONENTS_SHOWN;
}

static void draw_opponents(const HistoryScene *page, Canvas *canvas, Box *rest, Box view) {
    const Statistics *statistics = page->statistics;
    draw_heading(canvas, rest, _("With whom: your hands won, your credits"));
    for (int i = 0; i < opponents_shown(statistics); i++) {
        const StatisticsOpponent *at = &statistics->opponent[i];
        Box row = box_cut_top(rest, ROW_HIGH, ROW_GAP);
        if (!is_whole(row, view)) continue;
        canvas_push_name(canvas, "opponent:%s", at->name);
        style_inlay(canvas, row);
        Box line = box_inset(row, 14, 0);
        face_disc_draw(canvas, box_place(box_cut_left(&line, FACE, 0), FACE, FACE, 0, 0.5f),
                       &(FaceDisc){.name = at->name, .portrait = opponent_portrait(page, i)});
        draw_sum(canvas, line, at->name, history_agent(at->agent), &at->sum);
        canvas_pop_name(canvas);
    }
    box_cut_top(rest, SECTION_GAP, 0);
}

/* Which hand it is over its game and day, in the middle; or from the left, a line each. */
static void draw_best_words(Canvas *canvas, Box box, const StatisticsBest *best, float size,
                            TextAlign align) {
    char words[96], when[64], line[200];
    TextStyle bold = style_text(FONT_BOLD, size, STYLE_BONE, align);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL - 1, STYLE_BONE, align);
    float first = canvas_line_height(canvas, &bold), second = canvas_line_height(canvas, &small);
    bool is_apart = align == TEXT_LEFT;
    history_hand(&best->hand, words, sizeof words);
    history_when(best->when, when, sizeof when);
    snprintf(line, sizeof line, "%s · %s", _(best->game->name), when);
    box = box_place(box, box.width, fminf(first + second * (is_apart ? 2 : 1), box.height), 0, 0.5f);
    canvas_text(canvas, box_cut_top(&box, first, 0), &bold, words);
    canvas_text(canvas, box_cut_top(&box, second, 0), &small, is_apart ? _(best->game->name) : line);
    if (is_apart && box.height >= second * 0.9f) canvas_text(canvas, box, &small, when);
}

static LadderExample cards_of(const StatisticsBest *best) {
    LadderExample cards = {.count = 0};
    for (int i = 0; i < best->hand.count && cards.count < LADDER_CARDS; i++)
        cards.cards[cards.count++] = best->hand.cards[i];
    return cards;
}

/* One of the others: its cards small, and beside them what they are. */
static void draw_other_best(Canvas *canvas, Box row, const StatisticsBest *best) {
    static const float CARDS = 0.42f, GAP = 20, ABOVE = 4, HIGHEST = 128;
    LadderExample cards = cards_of(best);
    row = box_place(row, row.width, fminf(row.height, HIGHEST), 0, 0.5f);
    Box picture = box_cut_left(&row, row.width * CARDS, GAP);
    if (cards.count > 0) emblem_draw(canvas, picture, best->game, &cards, row.height - 2 * ABOVE);
    draw_best_words(canvas, row, best, STYLE_SIZE_SMALL + 1, TEXT_LEFT);
}

static void draw_no_best(const Statistics *statistics, Canvas *canvas, Box box) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    Box words = box_cut_bottom(&box, 44, 8);
    history_draw_backs(canvas, box,
                       statistics->game_count > 0 ? statistics->game[0].game : sabacc_game_at(0));
    canvas_text(canvas, words, &style, _("None was shown yet."));
}

/* On a cloth: the best as a fan, as large as there is room, and the others beside it. */
static void draw_best(const Statistics *statistics, Canvas *canvas, Box box) {
    static const float BESIDE = 28, ABOVE = 22, GAP = 26, WORDS = 76, FIRST = 0.44f;
    enum { OTHERS = 3 };
    int others = statistics->best_count - 1 < OTHERS ? statistics->best_count - 1 : OTHERS;
    history_draw_cloth(canvas, box);
    box = box_inset(box, BESIDE, ABOVE);
    if (statistics->best_count == 0) {
        draw_no_best(statistics, canvas, box);
        return;
    }
    Box first = others > 0 ? box_cut_left(&box, box.width * FIRST, GAP) : box;
    Box words = box_cut_bottom(&first, WORDS, 4);
    canvas_push_name(canvas, "best:0");
    history_draw_hand(canvas, first, &statistics->best[0]);
    draw_best_words(canvas, words, &statistics->best[0], STYLE_SIZE_BODY + 2, TEXT_CENTRE);
    canvas_pop_name(canvas);
    for (int i = 0; i < others; i++) {
        canvas_push_name(canvas, "best:%d", i + 1);
        draw_other_best(canvas, box_row(box, i, others, 8), &statistics->best[i + 1]);
        canvas_pop_name(canvas);
    }
}

/* ---- the page ---- */

/* The course of credits and the best hands stand beside each other; below them two columns: by game, with the
 * grades, and with whom, by month. All one below the other where the screen is upright. */
static void draw_sections(const HistoryScene *page, Ui *ui, Box box, bool is_portrait) {
    const Statistics *statistics = page->statistics;
    Canvas *canvas = ui_canvas(ui);
    float chart = section_height(CHART_HIGH), games = rows_height(statistics->game_count),
          opponents = statistics->opponent_count > 0 ? rows_height(opponents_shown(statistics)) : 0,
          months = section_height(MONTHS_HIGH), grades = history_grades_high(page);
    float left_high = games + grades, right_high = opponents + months;
    float high = is_portrait ? 2 * chart + left_high + right_high : chart + fmaxf(left_high, right_high);
    Box all = ui_begin_scroll(ui, "statistics", box, high);
    Box course = box_cut_top(&all, chart, 0);
    if (is_portrait) {
        draw_games(page, ui, &all, box);
        history_draw_grades(page, canvas, box_cut_top(&all, grades, 0));
    }
    Box best = is_portrait ? box_cut_top(&all, chart, 0)
                           : box_cut_right(&course, (course.width - COLUMN_GAP) / 2, COLUMN_GAP);
    draw_course(statistics, canvas, &course);
    draw_heading(canvas, &best, _("Best hands shown"));
    draw_best(statistics, canvas, box_cut_top(&best, CHART_HIGH, 0));
    Box left = all, right = all;
    if (!is_portrait) {
        right = box_cut_right(&left, (all.width - COLUMN_GAP) / 2, COLUMN_GAP);
        draw_games(page, ui, &left, box);
        history_draw_grades(page, canvas, left);
    }
    if (statistics->opponent_count > 0) draw_opponents(page, canvas, &right, box);
    draw_months(statistics, canvas, &right);
    ui_end_scroll(ui);
}

/* Where there is little to be seen yet: the way to more. */
static void draw_invitation(const HistoryScene *page, Ui *ui, Box *foot) {
    enum { FEW = 5 };
    static const float WIDE = 360;
    const Statistics *statistics = page->statistics;
    if (statistics->person < 0 || statistics->all.games >= FEW || page->asked.game) return;
    ui_button(ui, &(Button){.name = "first-hand",
                            .box = box_cut_right(foot, WIDE, 24),
                            .label = _("Play another game"),
                            .is_primary = true});
}

static void draw_foot(const HistoryScene *page, Ui *ui, Box foot) {
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), false);
    draw_invitation(page, ui, &foot);
    bool has_streaks = page->asked.game && page->asked.game->played_for.for_streaks;
    if (has_streaks)
        ui_button(ui, &(Button){.name = "statistics:streaks",
                                .box = box_cut_left(&foot, 420, 0),
                                .label = _("Rows won and numbered deals")});
}

void history_draw_statistics(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    history_reckon(page, games);
    const Statistics *statistics = page->statistics;
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    if (statistics->person < 0) {
        empty_page_draw(ui, box,
                        &(EmptyPage){.picture = EMPTY_SHOWCASES,
                                     .emblems = page->emblems,
                                     .words = _("Nobody has played here yet. Every game that you play is "
                                                "counted from its record."),
                                     .has_button = true,
                                     .captions = {_("Best hands shown"), _("Credits from game to game")}});
        draw_foot(page, ui, foot);
        return;
    }
    draw_hero(page, ui, box_cut_top(&box, hero_height(ui_canvas(ui)), 18));
    draw_sections(page, ui, box, is_portrait);
    draw_foot(page, ui, foot);
}

/* ---- events ---- */

static void ask_game(HistoryScene *page, int value) {
    bool is_one = value > 0 && value <= page->statistics->game_count;
    page->asked.game = is_one ? page->statistics->game[value - 1].game : NULL;
    page->has_statistics = false;
}

static void ask_person(HistoryScene *page, int value) {
    if (value < 0 || value >= page->statistics->people_count) return;
    memcpy(page->asked.person, page->statistics->people[value], sizeof page->asked.person);
    page->asked.game = NULL;
    page->has_statistics = false;
}

void history_statistics_event(HistoryScene *page, const UiEvent *event) {
    if (!page->has_statistics) return;
    bool is_press = event->kind == UI_EVENT_ACTIVATE, is_change = event->kind == UI_EVENT_CHANGE;
    if (is_change && strcmp(event->name, "statistics:game") == 0) {
        ask_game(page, event->value);
    } else if (is_change && strcmp(event->name, "statistics:person") == 0) {
        ask_person(page, event->value);
    } else if (is_press && ui_event_is(event, "by:")) {
        int index = ui_event_index(event);
        ask_game(page, asked_game(page) == index + 1 ? 0 : index + 1);
    } else if (is_press && strcmp(event->name, "statistics:streaks") == 0 && page->asked.game) {
        snprintf(page->focus, sizeof page->focus, "%s", event->name);
        stage_push(page->scene.stage, streaks_scene_of(page->asked.game));
    }
}
