#include "scenes/setup/teams.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const char *const way_words[TEAMS_WAYS] = {[TEAMS_NONE] = N_("each for oneself"),
                                                  [TEAMS_PEOPLE] = N_("people against opponents"),
                                                  [TEAMS_PAIRS] = N_("partners sit opposite"),
                                                  [TEAMS_HALVES] = N_("two sides of the table"),
                                                  [TEAMS_OWN] = N_("as the signs at the seats say")};

void setup_teams_words(const GamePlan *plan, Text *out) {
    if (!teams_are_offered(&plan->setup) || !teams_are_on(&plan->teams)) return;
    text_add(out, _("Teams"));
    text_add(out, ": ");
    text_add(out, _(way_words[teams_way(&plan->teams, &plan->setup)]));
    text_add_char(out, '.');
}

void setup_teams_draw(Ui *ui, Box box, const GamePlan *plan) {
    TeamsWay way = teams_way(&plan->teams, &plan->setup);
    ui_choice(ui, &(Choice){.name = "teams",
                            .box = box,
                            .label = _("Teams"),
                            .label_share = 0.26f,
                            .text = _(way_words[way]),
                            .value = (int)way,
                            .maximum = TEAMS_WAYS - 1,
                            .step = 1,
                            .goes_around = true,
                            .is_quiet = true});
}

void setup_teams_draw_seat(Ui *ui, Box box, const GamePlan *plan, int seat) {
    int team = plan->teams.of[seat];
    char name[UI_NAME_BYTES];
    if (!teams_are_on(&plan->teams) || team == 0) return;
    snprintf(name, sizeof name, "team:%d", seat);
    ui_button(ui, &(Button){.name = name, .box = box, .label = ""});
    ui_spoken_label(ui, _(team_title((TeamId)(team - 1))));
    TextStyle style =
        style_text(FONT_TITLE, STYLE_SIZE_LARGE + 4, team_colour((TeamId)(team - 1)), TEXT_CENTRE);
    canvas_named_text(ui_canvas(ui), box, &style, team_sign((TeamId)(team - 1)), "team:%d", seat);
}

/* Ways that this table does not allow are passed over, and those that change nothing. */
static void turn_way(GamePlan *plan, int way) {
    int before = (int)teams_way(&plan->teams, &plan->setup);
    bool is_back = way == (before + TEAMS_WAYS - 1) % TEAMS_WAYS;
    for (int i = 0; i < TEAMS_WAYS; i++, way = (way + (is_back ? TEAMS_WAYS - 1 : 1)) % TEAMS_WAYS) {
        Teams next = plan->teams;
        teams_set(&next, &plan->setup, (TeamsWay)way);
        if (!teams_can_be(&plan->setup, (TeamsWay)way) || memcmp(&next, &plan->teams, sizeof next) == 0)
            continue;
        plan->teams = next;
        return;
    }
}

bool setup_teams_take(GamePlan *plan, const UiEvent *event) {
    bool is_way = event->kind == UI_EVENT_CHANGE && ui_event_is(event, "teams");
    bool is_seat = event->kind == UI_EVENT_ACTIVATE && ui_event_is(event, "team:");
    if (is_way) turn_way(plan, event->value);
    if (is_seat) teams_turn(&plan->teams, &plan->setup, ui_event_index(event));
    return is_way || is_seat;
}
