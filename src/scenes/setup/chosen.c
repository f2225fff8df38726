/* The card below the table: what can be changed of the seat that is chosen, what all of them may stake, how
 * many sit down and who plays with whom, and what was proposed. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/player_face.h"
#include "scenes/setup/items.h"
#include "scenes/setup/private.h"
#include "scenes/setup/teams.h"
#include "session/characters.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float LINE_GAP = 12, LINE_HIGH = 52, TEMPERAMENT_HIGH = 34, FACE = 96;
enum { NAME_CHARACTERS = 12 };

static const struct {
    const char *agent, *label;
} agents[] =
    {/* TRANSLATORS: who plays a seat: a person, or an opponent of this strength, from novice to master. */
     {"human", N_("Person")},
     {"ai:novice", N_("Novice")},
     {"ai:regular", N_("Regular")},
     {"ai:sharp", N_("Sharp")},
     {"ai:master", N_("Master")}};
enum { AGENTS = sizeof agents / sizeof *agents, REGULAR = 2 };
_Static_assert(AGENTS == 1 + SETUP_GRADES, "a person, and each grade");

static int agent_index(const char *agent) {
    for (int i = 0; i < AGENTS; i++) {
        if (strcmp(agents[i].agent, agent) == 0) return i;
    }
    return REGULAR;
}

const char *setup_agent_at(int index) { return agents[index].agent; }
int setup_grade(const char *agent) { return agent_index(agent); }
const char *setup_level(const char *agent) { return _(agents[agent_index(agent)].label); }

/* ---- who it is ---- */

/* Pressing a person's face gives them the next one that is free at this table. */
static void draw_face(const SetupScene *setup, Ui *ui, Box box, const MatchSetup *table, int seat) {
    FaceDisc face = setup_face(setup, table, seat);
    char widget[UI_NAME_BYTES];
    snprintf(widget, sizeof widget, "face:%d", seat);
    if (agent_is_human(table->seat[seat].agent))
        player_face_button(ui, widget, box, &face, false, false);
    else
        face_disc_draw(ui_canvas(ui), box, &face);
}

/* `stand_in` is the name that a nameless person has at the table. */
static void draw_name(Ui *ui, const MatchSeat *at, const char *stand_in, int seat, Box box) {
    char name[UI_NAME_BYTES], label[48];
    snprintf(name, sizeof name, "name:%d", seat);
    if (agent_is_human(at->agent))
        ui_text_field(ui, &(TextField){.name = name,
                                       .box = box,
                                       .text = at->name,
                                       .stand_in = stand_in,
                                       .max_characters = NAME_CHARACTERS});
    else
        ui_choice(ui, &(Choice){.name = name,
                                .box = box,
                                .text = at->name,
                                .value = 1,
                                .maximum = 2,
                                .goes_around = true,
                                .is_quiet = true});
    snprintf(label, sizeof label, _("Seat %d"), seat + 1);
    ui_spoken_label(ui, label);
}

/* The only person does not give the seat away by an arrow that was to lead on. */
static void draw_agent(Ui *ui, const MatchSetup *table, int seat, Box box) {
    const MatchSeat *at = &table->seat[seat]; /* named as it will be */
    char name[UI_NAME_BYTES];
    int index = agent_index(at->agent);
    snprintf(name, sizeof name, "agent:%d", seat);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .text = _(agents[index].label),
                            .value = index,
                            .maximum = AGENTS - 1,
                            .goes_around = true,
                            .is_quiet = true,
                            .marked = index,
                            .marks = index > 0 ? SETUP_GRADES : 0,
                            .is_pressed_only = agent_is_human(at->agent) && setup_people(table) == 1});
    ui_spoken_label(ui, at->name);
}

/* In large letters the level stands below the name. */
static float selectors_height(const SetupScene *setup, const Ui *ui) {
    bool has_two_lines = setup_is_large(ui) && !setup_is_alone(&setup->plan);
    return has_two_lines ? 2 * LINE_HIGH + LINE_GAP : LINE_HIGH;
}

/* Who sits there, and how strong. */
static void draw_selectors(const SetupScene *setup, Ui *ui, Box box) {
    const MatchSetup named = setup_named(setup);
    int seat = setup_chosen_seat(setup);
    const MatchSeat *at = &setup->plan.setup.seat[seat];
    if (setup_is_alone(&setup->plan)) {
        draw_name(ui, at, named.seat[seat].name, seat, box);
        return;
    }
    bool has_two_lines = box.height > LINE_HIGH + 1;
    Box name = has_two_lines ? box_cut_top(&box, LINE_HIGH, LINE_GAP)
                             : box_cut_left(&box, (box.width - LINE_GAP) / 2, LINE_GAP);
    draw_name(ui, at, named.seat[seat].name, seat, name);
    draw_agent(ui, &named, seat, box);
}

/* ---- who is looked at ---- */

static bool is_seat(const char *name) {
    return strncmp(name, "seat:", 5) == 0 && name[5] >= '0' && name[5] <= '9';
}

/* The seat that is pointed at or has the focus, or else the chosen one; −1 where a person sits there. */
static int looked_at(const SetupScene *setup, const Ui *ui) {
    const MatchSetup *table = &setup->plan.setup;
    const char *focus = ui_shows_focus(ui) ? ui_focus(ui) : "";
    const char *name = is_seat(ui_pointed(ui)) ? ui_pointed(ui) : focus;
    int seat = is_seat(name) ? name[5] - '0' : setup_chosen_seat(setup);
    return seat < table->rules.seats && !agent_is_human(table->seat[seat].agent) ? seat : -1;
}

/* The temperament of the opponent that is looked at. */
static void draw_temperament(const SetupScene *setup, Ui *ui, Box box) {
    char words[160];
    int seat = looked_at(setup, ui);
    const Character *character = seat >= 0 ? character_of(setup->plan.setup.seat[seat].name) : NULL;
    if (!character) return;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_DUST, TEXT_LEFT);
    snprintf(words, sizeof words, _("%s: %s"), character->name, _(character->line));
    canvas_named_text(ui_canvas(ui), box, &style, words, "temperament");
}

/* Its face, and beside it what can be changed and what they are like. */
static float who_height(const SetupScene *setup, const Ui *ui) {
    float words = setup_is_alone(&setup->plan) ? 0 : TEMPERAMENT_HIGH + LINE_GAP;
    return selectors_height(setup, ui) + words;
}

static void draw_who(const SetupScene *setup, Ui *ui, Box box) {
    const MatchSetup named = setup_named(setup);
    float side = fminf(box.height, FACE);
    Box face = box_cut_left(&box, side, LINE_GAP + 6);
    draw_face(setup, ui, box_place(face, side, side, 0, 0), &named, setup_chosen_seat(setup));
    draw_selectors(setup, ui, box_cut_top(&box, selectors_height(setup, ui), LINE_GAP));
    if (!setup_is_alone(&setup->plan)) draw_temperament(setup, ui, box);
}

/* ---- the card ---- */

/* A quiet line about what the setup has proposed; its height. */
static float draw_proposal(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    char words[256];
    proposal_words(&setup->plan.proposal, words, sizeof words);
    if (!words[0]) return 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(ui_canvas(ui), rest, &style, words, is_measured_only) + 10;
}

static float items_height(const SabaccSetup *rules) {
    return (float)rules->seats * setup_items_height(rules);
}

/* How many sit down, where there is a choice, and beside it the teams; below it in large letters. */
typedef struct TableLine {
    bool has_count, has_teams, is_beside;
} TableLine;

static TableLine table_line(const SetupScene *setup, const Ui *ui, float width) {
    static const float LEAST = 640;
    const SabaccSetup *rules = &setup->plan.setup.rules;
    return (TableLine){.has_count = rules->game->min_seats < rules->game->max_seats,
                       .has_teams = teams_are_offered(&setup->plan.setup),
                       .is_beside = !setup_is_large(ui) && width >= LEAST};
}

static float table_line_height(TableLine line) {
    int lines = line.is_beside ? line.has_count || line.has_teams : line.has_count + line.has_teams;
    return (float)lines * (LINE_HIGH + LINE_GAP);
}

static void draw_count(const SabaccSetup *rules, Ui *ui, Box box, float label_share) {
    char words[SABACC_MAX_SEATS + 1][4];
    const char *texts[SABACC_MAX_SEATS + 1];
    int min = rules->game->min_seats, max = rules->game->max_seats;
    for (int seats = min; seats <= max; seats++) {
        snprintf(words[seats - min], sizeof words[0], "%d", seats);
        texts[seats - min] = words[seats - min];
    }
    ui_choice(ui, &(Choice){.name = "seats",
                            .box = box,
                            .label = _("Seats"),
                            .label_share = label_share,
                            .text = texts[rules->seats - min],
                            .texts = texts,
                            .value = rules->seats,
                            .minimum = min,
                            .maximum = max});
}

static void draw_table_line(const SetupScene *setup, Ui *ui, Box *rest) {
    static const float COUNT = 0.44f, APART = 28, LABEL = 0.24f, ALONE = 0.3f;
    TableLine line = table_line(setup, ui, rest->width);
    if (!line.has_count && !line.has_teams) return;
    Box row = box_cut_top(rest, LINE_HIGH, LINE_GAP);
    bool is_shared = line.is_beside && line.has_teams;
    if (line.has_count)
        draw_count(&setup->plan.setup.rules, ui,
                   is_shared ? box_cut_left(&row, row.width * COUNT, APART) : row, is_shared ? LABEL : ALONE);
    if (!line.has_teams) return;
    if (line.has_count && !is_shared) row = box_cut_top(rest, LINE_HIGH, LINE_GAP);
    setup_teams_draw(ui, row, &setup->plan);
}

float setup_chosen_height(const SetupScene *setup, Ui *ui, float width) {
    Box inside = {0, 0, width - 2 * setup_card_beside, 0};
    float high = who_height(setup, ui) + 2 * setup_card_above;
    if (setup_is_alone(&setup->plan)) {
        float alone = setup_alone_draw(ui, inside, &setup->plan, &setup->alone, true);
        return high + (alone > 0 ? LINE_GAP + alone : 0);
    }
    float more = items_height(&setup->plan.setup.rules) +
                 table_line_height(table_line(setup, ui, inside.width)) +
                 draw_proposal(setup, ui, inside, true);
    return high + (more > 0 ? LINE_GAP + more : 0);
}

void setup_chosen_draw(const SetupScene *setup, Ui *ui, Box box) {
    Box rest = setup_card(ui, box);
    draw_who(setup, ui, box_cut_top(&rest, who_height(setup, ui), LINE_GAP));
    if (setup_is_alone(&setup->plan)) {
        setup_alone_draw(ui, rest, &setup->plan, &setup->alone, false);
        return;
    }
    const MatchSetup *table = &setup->plan.setup;
    for (int seat = 0; seat < table->rules.seats; seat++) setup_items_draw(ui, &rest, table, seat);
    draw_table_line(setup, ui, &rest);
    draw_proposal(setup, ui, rest, false);
}
