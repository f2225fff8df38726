#include "scenes/setup/alone.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/page.h"
#include "scenes/statistics/streaks_page.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float HEADING_HIGH = 42, ROW_HIGH = 106, GAP = 12, BELOW = 36, MARK_GAP = 16;
enum { POLICY_BYTES = 1024 };

bool setup_is_alone(const GamePlan *plan) { return plan->setup.rules.game->max_seats == 1; }

static bool has_streaks(const GamePlan *plan) { return plan->setup.rules.game->played_for.for_streaks; }

static void format_so_far(const Streaks *streaks, char *words, size_t size) {
    int won = streaks->hands[STREAK_WON], lost = streaks->hands[STREAK_LOST],
        drawn = streaks->hands[STREAK_DRAWN];
    if (won + lost + drawn == 0)
        snprintf(words, size, "%s", _("No hand played yet."));
    else
        snprintf(words, size, _("%d won, %d lost, %d drawn. In a row now %d, at most %d."), won, lost, drawn,
                 streaks->streak, streaks->longest);
}

void setup_alone_read(SetupAlone *alone, const GamePlan *plan, const char *data) {
    Streaks streaks;
    *alone = (SetupAlone){.has_problem = false};
    if (!has_streaks(plan)) return;
    Text why = text_over(alone->so_far, sizeof alone->so_far);
    alone->has_problem = !streaks_read(data, plan->setup.rules.game, &streaks, &why);
    if (!alone->has_problem) format_so_far(&streaks, alone->so_far, sizeof alone->so_far);
}

/* Returns the width of the words. */
static float draw_heading(Canvas *canvas, Box box, const char *words) {
    return style_name_plate(canvas, box, words);
}

static void draw_so_far(Ui *ui, Box *rest, const SetupAlone *alone) {
    draw_heading(ui_canvas(ui), box_cut_top(rest, HEADING_HIGH, GAP), _("So far"));
    page_row(
        ui, box_cut_top(rest, ROW_HIGH, GAP + 8),
        &(PageRow){.name = "results",
                   .title = _("Results"),
                   .detail = alone->has_problem ? _("The results so far cannot be read.") : alone->so_far});
}

float setup_alone_draw(Ui *ui, Box box, const GamePlan *plan, const SetupAlone *alone,
                       bool is_measured_only) {
    const SabaccGame *game = plan->setup.rules.game;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    float high = has_streaks(plan) ? HEADING_HIGH + GAP + ROW_HIGH + GAP + 8 : 0;
    const char *policy = game->policy_in_full ? _(game->policy_in_full) : "";
    char shown[POLICY_BYTES];
    clause_words(ui, policy, shown, sizeof shown);
    float words = shown[0] ? canvas_paragraph(ui_canvas(ui), box, &style, shown, true) : 0;
    if (words > 0) high += HEADING_HIGH + GAP + words + BELOW;
    if (is_measured_only) return high;
    if (has_streaks(plan)) draw_so_far(ui, &box, alone);
    if (words == 0) return high;
    Box line = box_cut_top(&box, HEADING_HIGH, GAP);
    clause_mark_button(ui, line, draw_heading(ui_canvas(ui), line, _("What the house does")) + MARK_GAP,
                       "policy", policy);
    canvas_paragraph(ui_canvas(ui), box, &style, shown, false);
    return high;
}
