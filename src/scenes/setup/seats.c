/* Who sits down: people and opponents, with their faces, names, levels and characters. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/player_face.h"
#include "scenes/setup/items.h"
#include "scenes/setup/private.h"
#include "scenes/setup/teams.h"
#include "session/characters.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float SEAT_ROW = 72, SEAT_GAP = 8, FACE_WIDE = 64, FACE_GAP = 14, TEXT_GAP = 10, HEADING = 50;
enum { NAME_CHARACTERS = 12 };

static const struct {
    const char *agent, *label;
} agents[] = {{"human", N_("Person")},
              {"ai:novice", N_("Novice")},
              {"ai:regular", N_("Regular")},
              {"ai:sharp", N_("Sharp")},
              {"ai:master", N_("Master")}};
enum { AGENTS = sizeof agents / sizeof *agents, REGULAR = 2 };

static int agent_index(const char *agent) {
    for (int i = 0; i < AGENTS; i++) {
        if (strcmp(agents[i].agent, agent) == 0) return i;
    }
    return REGULAR;
}

/* One of several people, each with the colour of the seat. */
static bool is_friend(const MatchSetup *table, int seat) {
    int people = 0;
    for (int other = 0; other < table->rules.seats; other++)
        people += agent_is_human(table->seat[other].agent);
    return people > 1 && agent_is_human(table->seat[seat].agent);
}

/* Pressing a person's face gives them the next one that is free at this table. */
static void draw_face(const SetupScene *setup, Ui *ui, Box box, int seat) {
    const MatchSetup *table = &setup->plan.setup;
    FaceDisc face = {.name = table->seat[seat].name,
                     .portrait = players_portrait(&setup->players, table, seat),
                     .colour = is_friend(table, seat) ? face_disc_colour(seat) : 0};
    char widget[UI_NAME_BYTES];
    snprintf(widget, sizeof widget, "face:%d", seat);
    if (agent_is_human(table->seat[seat].agent))
        player_face_button(ui, widget, box, &face, false, face.name[0] == '\0');
    else
        face_disc_draw(ui_canvas(ui), box, &face);
}

/* The temperament of the character at that seat; "" for a person, and for somebody else's opponent. */
static const char *temperament_words(const MatchSeat *at) {
    const Character *character = agent_is_human(at->agent) ? NULL : character_of(at->name);
    return character ? _(character->line) : "";
}

/* Under what is chosen at the seat; its height. */
static float draw_temperament(const SetupScene *setup, Ui *ui, Box box, int seat, bool is_measured_only) {
    const char *words = temperament_words(&setup->plan.setup.seat[seat]);
    if (!words[0]) return 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    box_cut_left(&box, FACE_WIDE + FACE_GAP, 0);
    return canvas_paragraph(ui_canvas(ui), box, &style, words, is_measured_only) + TEXT_GAP;
}

static float temperaments_height(const SetupScene *setup, Ui *ui, Box inside) {
    float high = 0;
    for (int seat = 0; seat < setup->plan.setup.rules.seats; seat++)
        high += draw_temperament(setup, ui, inside, seat, true);
    return high;
}

static void draw_seat(const SetupScene *setup, Ui *ui, Box row, int seat) {
    const MatchSeat *at = &setup->plan.setup.seat[seat];
    char name[UI_NAME_BYTES];
    bool is_human = agent_is_human(at->agent);
    draw_face(setup, ui, box_place(box_cut_left(&row, FACE_WIDE, FACE_GAP), FACE_WIDE, FACE_WIDE, 0, 0.5f),
              seat);
    setup_teams_draw_seat(ui, &row, &setup->plan, seat);
    Box agent = {0}, who;
    bool has_agent = !setup_is_alone(&setup->plan);
    if (has_agent) agent = box_inset(box_cut_right(&row, 250, 16), 0, 8);
    who = box_inset(row, 0, 8);
    snprintf(name, sizeof name, "name:%d", seat);
    if (is_human) {
        ui_text_field(
            ui, &(TextField){.name = name, .box = who, .text = at->name, .max_characters = NAME_CHARACTERS});
    } else {
        ui_choice(
            ui,
            &(Choice){
                .name = name, .box = who, .text = at->name, .value = 1, .maximum = 2, .goes_around = true});
    }
    if (!has_agent) return;
    snprintf(name, sizeof name, "agent:%d", seat);
    int index = agent_index(at->agent);
    ui_choice(ui, &(Choice){.name = name,
                            .box = agent,
                            .text = _(agents[index].label),
                            .value = index,
                            .maximum = AGENTS - 1,
                            .goes_around = true});
}

/* ---- the column ---- */

/* The name, and the opponent. */
static float draw_alone(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    float high = HEADING + SEAT_ROW + SEAT_GAP + 24;
    if (is_measured_only) return high + setup_alone_draw(ui, rest, &setup->plan, &setup->alone, true);
    Box line = box_cut_top(&rest, HEADING - 8, 8);
    setup_heading(ui, &line, _("Who sits down"));
    draw_seat(setup, ui, box_cut_top(&rest, SEAT_ROW, SEAT_GAP + 24), 0);
    setup_alone_draw(ui, rest, &setup->plan, &setup->alone, false);
    return high;
}

/* A quiet line about what the setup has proposed; its height. */
static float draw_proposal(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    char words[256];
    proposal_words(&setup->plan.proposal, words, sizeof words);
    if (!words[0]) return 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(ui_canvas(ui), rest, &style, words, is_measured_only) + 10;
}

float setup_seats_height(const SetupScene *setup, Ui *ui, Box inside) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (setup_is_alone(&setup->plan)) return draw_alone(setup, ui, inside, true);
    return HEADING + setup_line_high + setup_line_gap +
           (float)rules->seats * (SEAT_ROW + SEAT_GAP + setup_items_height(rules)) +
           temperaments_height(setup, ui, inside) + setup_teams_height(&setup->plan) +
           draw_proposal(setup, ui, inside, true);
}

void setup_seats_draw(const SetupScene *setup, Ui *ui, Box rest) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (setup_is_alone(&setup->plan)) {
        draw_alone(setup, ui, rest, false);
        return;
    }
    char words[16];
    Box line = box_cut_top(&rest, HEADING - 8, 8);
    setup_heading(ui, &line, _("Who sits down"));
    snprintf(words, sizeof words, "%d", rules->seats);
    setup_choice(ui, &rest, "seats", _("Seats"), words, rules->seats, rules->game->min_seats,
                 rules->game->max_seats);
    for (int seat = 0; seat < rules->seats; seat++) {
        draw_seat(setup, ui, box_cut_top(&rest, SEAT_ROW, 0), seat);
        box_cut_top(&rest, draw_temperament(setup, ui, rest, seat, false), SEAT_GAP);
        setup_items_draw(ui, &rest, rules, seat);
    }
    setup_teams_draw(ui, &rest, &setup->plan);
    draw_proposal(setup, ui, rest, false);
}

/* ---- changes ---- */

/* Steps through the opponents' names without repeats. */
static void next_character(SetupScene *setup, int seat, int step) {
    char *name = setup->plan.setup.seat[seat].name;
    int count = character_count(), at = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(character_at(i)->name, name) == 0) at = i;
    }
    for (int i = 1; i < count; i++) {
        const char *next = character_at(((at + i * step) % count + count) % count)->name;
        if (strcmp(character_free(&setup->plan.setup, ((at + i * step) % count + count) % count), next) != 0)
            continue;
        snprintf(name, MATCH_WORDS, "%s", next);
        return;
    }
}

static void change_seat(SetupScene *setup, const UiEvent *event) {
    int seat = ui_event_index(event);
    MatchSeat *at = &setup->plan.setup.seat[seat];
    if (ui_event_is(event, "agent:")) {
        game_plan_set_agent(&setup->plan, seat, agents[event->value].agent);
    } else if (agent_is_human(at->agent)) {
        snprintf(at->name, sizeof at->name, "%s", event->text);
    } else {
        next_character(setup, seat, event->value > 1 ? 1 : -1);
    }
}

static void change_seats(SetupScene *setup, const UiEvent *event) {
    game_plan_set_seats(&setup->plan, event->value);
}

bool setup_seats_take(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*change)(SetupScene *setup, const UiEvent *event);
    } changes[] = {{"agent:", change_seat}, {"name:", change_seat}, {"seats", change_seats}};
    int row = UI_EVENT_ROW(event, changes);
    if (row >= 0) changes[row].change(setup, event);
    return row >= 0;
}
