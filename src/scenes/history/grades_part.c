/* How the coach's grade goes on over games and months: of those that were looked back at. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/history/charts.h"
#include "scenes/history/private.h"
#include "ui/style.h"

static const float HEADING_HIGH = 48, LINE_HIGH = 210, BARS_HIGH = 210, NOTE_HIGH = 70, GAP = 22;
enum { GAMES = 120, MONTHS = 12, MONTH = 8 }; /* the latest */

void history_read_grades(HistoryScene *page) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    grades_free(&page->grades);
    if (!grades_read(history_services(page)->data_directory, &page->grades, &why))
        ui_toast(history_services(page)->ui, words);
}

static const char *person_of(const HistoryScene *page) {
    const Statistics *statistics = page->statistics;
    return statistics->person >= 0 ? statistics->people[statistics->person] : "";
}

int history_grade(const HistoryScene *page, const SabaccGame *game) {
    return grades_of(&page->grades, person_of(page), game, NULL);
}

int history_grade_in(const HistoryScene *page, const char *record, const char *person) {
    for (int i = 0; i < page->grades.count; i++) {
        const Grade *grade = &page->grades.list[i];
        if (strcmp(grade->record, record) == 0 && strcmp(grade->person, person) == 0)
            return review_grade(grade->shares, grade->decisions);
    }
    return -1;
}

/* What is asked for, in the order of time. */
typedef struct Course {
    int64_t grades[GAMES];
    int count;
    char months[MONTHS][MONTH]; /* "2026-11" */
    int month_count;
} Course;

static void add_grade(Course *course, int64_t value) {
    if (course->count == GAMES)
        memmove(course->grades, course->grades + 1, sizeof course->grades[0] * (GAMES - 1));
    if (course->count < GAMES) course->count++;
    course->grades[course->count - 1] = value;
}

static void add_month(Course *course, const char *day) {
    enum { DIGITS = MONTH - 1 };
    for (int i = 0; i < course->month_count; i++)
        if (strncmp(course->months[i], day, DIGITS) == 0) return;
    if (course->month_count == MONTHS)
        memmove(course->months[0], course->months[1], sizeof course->months[0] * (MONTHS - 1));
    if (course->month_count < MONTHS) course->month_count++;
    snprintf(course->months[course->month_count - 1], MONTH, "%.*s", DIGITS, day);
}

static Course course_of(const HistoryScene *page) {
    Course course = {.count = 0};
    for (int i = 0; i < page->grades.count; i++) {
        const Grade *grade = &page->grades.list[i];
        bool is_asked = strcmp(grade->person, person_of(page)) == 0 &&
                        (!page->asked.game || page->asked.game == grade->game);
        if (!is_asked) continue;
        add_grade(&course, review_grade(grade->shares, grade->decisions));
        add_month(&course, grade->day);
    }
    return course;
}

float history_grades_high(const HistoryScene *page) {
    Course course = course_of(page);
    if (course.count == 0) return HEADING_HIGH + NOTE_HIGH + GAP;
    return HEADING_HIGH + (course.count > 1 ? LINE_HIGH + GAP : 0) + BARS_HIGH + GAP;
}

static void draw_months(const HistoryScene *page, Canvas *canvas, Box box, const Course *course) {
    Bar bars[MONTHS];
    for (int i = 0; i < course->month_count; i++)
        bars[i] =
            (Bar){.value = grades_of(&page->grades, person_of(page), page->asked.game, course->months[i]),
                  .label = course->months[i]};
    canvas_push_name(canvas, "grade-months");
    chart_bars(canvas, box, bars, course->month_count, REVIEW_BEST_GRADE);
    canvas_pop_name(canvas);
}

void history_draw_grades(const HistoryScene *page, Canvas *canvas, Box rest) {
    Course course = course_of(page);
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    style_section(canvas, box_cut_top(&rest, HEADING_HIGH, 0),
                  course.count > 1 ? _("Grade from game to game, and by month") : _("Grade by month"));
    if (course.count == 0) {
        canvas_push_name(canvas, "grades-none");
        canvas_paragraph(
            canvas, rest, &note,
            _("The coach grades every game that you look back at: after a game, or from its page "
              "under “Past games”."),
            false);
        canvas_pop_name(canvas);
        return;
    }
    if (course.count > 1) {
        canvas_push_name(canvas, "grades");
        chart_line(canvas, box_cut_top(&rest, LINE_HIGH, GAP),
                   &(LineChart){.values = course.grades, .count = course.count, .most = REVIEW_BEST_GRADE});
        canvas_pop_name(canvas);
    }
    draw_months(page, canvas, box_cut_top(&rest, BARS_HIGH, 0), &course);
}
