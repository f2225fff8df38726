/* Who sits down: people and opponents around a small table, each a bust on its plinth with name and level. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "scenes/player_face.h"
#include "scenes/setup/items.h"
#include "scenes/setup/private.h"
#include "scenes/setup/round_table.h"
#include "scenes/setup/teams.h"
#include "session/characters.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float HEADING = 50, PLACE_HIGH = 186, FACE = 92, CONTROL_HIGH = 42, CONTROL_GAP = 4, INSIDE = 6,
                   PLINTH_UP = 12, REMOVE = 30, LINE_GAP = 12, LINE_HIGH = 52, CARD_HIGH = 116,
                   SPARE_MOST = 260, ALONE_LESS = 110, FACE_MOST = 128, COUNT_SHARE = 0.66f,
                   TEMPERAMENT_HIGH = 32;
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

/* ---- one seat ---- */

/* Pressing a person's face gives them the next one that is free at this table. */
static void draw_face(const SetupScene *setup, Ui *ui, Box box, const MatchSetup *table, int seat) {
    FaceDisc face = {.name = table->seat[seat].name,
                     .portrait = players_portrait(&setup->players, table, seat),
                     .colour = is_friend(table, seat) ? face_disc_colour(seat) : 0};
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
        ui_choice(
            ui,
            &(Choice){
                .name = name, .box = box, .text = at->name, .value = 1, .maximum = 2, .goes_around = true});
    snprintf(label, sizeof label, _("Seat %d"), seat + 1);
    ui_spoken_label(ui, label);
}

static void draw_agent(Ui *ui, const MatchSeat *at, int seat, Box box) {
    char name[UI_NAME_BYTES];
    int index = agent_index(at->agent);
    snprintf(name, sizeof name, "agent:%d", seat);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .text = _(agents[index].label),
                            .value = index,
                            .maximum = AGENTS - 1,
                            .goes_around = true});
    ui_spoken_label(ui, at->name);
}

/* A cross at the face: by the pointer, for keys have the number of seats. */
static void draw_remove(Ui *ui, Box face, int seat) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "seat:off:%d", seat);
    Box box = {face.x + face.width + 8, face.y + 2, REMOVE, REMOVE};
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box, .is_by_pointer = true});
    Colour colour = state.is_hovered ? STYLE_BRASS_LIT : STYLE_BRASS;
    Canvas *canvas = ui_canvas(ui);
    canvas_panel(canvas, box_inset(box, 3, 3),
                 &(PanelStyle){.top = STYLE_OAK_LIT,
                               .bottom = STYLE_OAK,
                               .edge = colour,
                               .edge_width = 1.5f,
                               .radius = REMOVE / 2 - 3});
    float x = box.x + REMOVE / 2, y = box.y + REMOVE / 2, reach = 5;
    canvas_line(canvas, x - reach, y - reach, x + reach, y + reach, 2, colour);
    canvas_line(canvas, x - reach, y + reach, x + reach, y - reach, 2, colour);
}

static void draw_plinth(Canvas *canvas, Box box) {
    canvas_glow(canvas, (Box){box.x, box.y + 4, box.width, box.height}, STYLE_CORNER, 8, 0x90000000u);
    canvas_panel(
        canvas, box,
        &(PanelStyle){.top = 0xd8241a11u, .bottom = 0xd8160f09u, .radius = STYLE_CORNER + 2, .is_cut = true});
}

static float plinth_height(bool has_agent) {
    return 2 * INSIDE + CONTROL_HIGH + (has_agent ? CONTROL_GAP + CONTROL_HIGH : 0);
}

/* Larger where there is more room. */
static float face_of(Box place, float plinth_high) {
    static const float AROUND = 12;
    return fminf(fmaxf(place.height - AROUND - plinth_high + PLINTH_UP, FACE), FACE_MOST);
}

/* A bust on its plinth: the face over the name and the level. */
static void draw_seat(const SetupScene *setup, Ui *ui, Box place, int seat) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    const MatchSeat *at = &setup->plan.setup.seat[seat];
    const MatchSetup named = setup_named(setup);
    bool has_agent = !setup_is_alone(&setup->plan);
    float plinth_high = plinth_height(has_agent), side = face_of(place, plinth_high);
    place = box_place(place, place.width, side - PLINTH_UP + plinth_high, 0, 0.5f);
    Box plinth = {place.x, place.y + side - PLINTH_UP, place.width, plinth_high};
    Box face = {place.x + (place.width - side) / 2, place.y, side, side}, sign = {place.x, place.y, 0, side};
    sign.width = face.x - place.x;
    draw_plinth(ui_canvas(ui), plinth);
    draw_face(setup, ui, face, &named, seat);
    setup_teams_draw_seat(ui, box_place(sign, fminf(sign.width - 8, 56), 56, 0.5f, 0.6f), &setup->plan, seat);
    Box rest = box_inset(plinth, INSIDE, INSIDE);
    draw_name(ui, at, named.seat[seat].name, seat, box_cut_top(&rest, CONTROL_HIGH, CONTROL_GAP));
    if (has_agent) draw_agent(ui, at, seat, rest);
    if (seat > 0 && rules->seats > rules->game->min_seats) draw_remove(ui, face, seat);
}

/* An empty chair: somebody else may sit down there. */
static void draw_chair(Ui *ui, Box place) {
    static const float REACH = 14;
    Canvas *canvas = ui_canvas(ui);
    Box box = box_place(place, FACE, FACE, 0.5f, 0.35f);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = "seat:add", .box = box});
    ui_spoken_label(ui, _("An empty chair"));
    bool is_lit = state.is_hovered || state.is_focused;
    Colour colour = is_lit ? STYLE_BRASS_LIT : STYLE_BRASS;
    if (is_lit) canvas_halo(canvas, box, FACE / 2, 14, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xc00c0805u,
                               .bottom = 0xc01d130bu,
                               .edge = colour,
                               .edge_width = is_lit ? 3 : 2,
                               .radius = FACE / 2});
    float x = box.x + FACE / 2, y = box.y + FACE / 2;
    canvas_line(canvas, x - REACH, y, x + REACH, y, 3, colour);
    canvas_line(canvas, x, y - REACH, x, y + REACH, 3, colour);
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, is_lit ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_CENTRE);
    Box words = {place.x, box.y + FACE + 6, place.width, 30};
    float wide = fminf(canvas_text_width(canvas, &style, _("An empty chair")) + 24, place.width);
    canvas_panel(canvas, box_place(words, wide, words.height, 0.5f, 0),
                 &(PanelStyle){.top = 0xc00c0805u, .bottom = 0xc00c0805u, .radius = words.height / 2});
    canvas_text(canvas, words, &style, _("An empty chair"));
}

/* ---- the table ---- */

static float table_height(void) { return PLACE_HIGH * ROUND_TABLE_ROWS; }

/* The table itself, in the cloth of the game's place, and on it the game's cards. */
static void draw_top(const SetupScene *setup, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    char asset[48];
    snprintf(asset, sizeof asset, "table/top-%s", setup->plan.setup.rules.game->place);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = round_table_top(box), .ground = STYLE_OAK});
    emblem_draw_fan(canvas, box_place(box, box.width / ROUND_TABLE_COLUMNS - 20, CARD_HIGH, 0.5f, 0.5f),
                    setup->plan.setup.rules.game, &setup->hand, CARD_HIGH);
}

static void draw_table(const SetupScene *setup, Ui *ui, Box box) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    bool has_chair = rules->seats < rules->game->max_seats;
    int places = rules->seats + has_chair;
    draw_top(setup, ui, box);
    for (int seat = 0; seat < rules->seats; seat++)
        draw_seat(setup, ui, round_table_place(box, seat, places), seat);
    if (has_chair) draw_chair(ui, round_table_place(box, rules->seats, places));
}

/* ---- who is looked at ---- */

static bool is_of_seat(const char *name, int *seat) {
    const char *colon = strrchr(name, ':');
    bool is_seat = strncmp(name, "name:", 5) == 0 || strncmp(name, "agent:", 6) == 0;
    if (is_seat) *seat = (int)strtol(colon + 1, NULL, 10);
    return is_seat;
}

/* The opponent that is pointed at or has the focus, or else the first one; −1 without any. */
static int looked_at(const SetupScene *setup, const Ui *ui) {
    const MatchSetup *table = &setup->plan.setup;
    int seat = -1;
    if (!is_of_seat(ui_pointed(ui), &seat)) is_of_seat(ui_focus(ui), &seat);
    if (seat >= 0 && seat < table->rules.seats && !agent_is_human(table->seat[seat].agent)) return seat;
    for (seat = 0; seat < table->rules.seats; seat++)
        if (!agent_is_human(table->seat[seat].agent)) return seat;
    return -1;
}

/* The temperament of the opponent that is looked at. */
static void draw_temperament(const SetupScene *setup, Ui *ui, Box box) {
    char words[160];
    int seat = looked_at(setup, ui);
    const Character *character = seat >= 0 ? character_of(setup->plan.setup.seat[seat].name) : NULL;
    if (!character) return;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_DUST, TEXT_CENTRE);
    snprintf(words, sizeof words, _("%s: %s"), character->name, _(character->line));
    canvas_named_text(ui_canvas(ui), box, &style, words, "temperament");
}

/* ---- the column ---- */

/* Against the house: its croupier sits opposite. */
static void draw_house(Ui *ui, Box place) {
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY - 1, STYLE_BONE, TEXT_CENTRE);
    float plinth_high = plinth_height(false);
    float side = face_of(place, plinth_high);
    place = box_place(place, place.width, side - PLINTH_UP + plinth_high, 0, 0.5f);
    Box plinth = {place.x, place.y + side - PLINTH_UP, place.width, plinth_high};
    draw_plinth(canvas, plinth);
    face_disc_draw(canvas, (Box){place.x + (place.width - side) / 2, place.y, side, side},
                   &(FaceDisc){.name = "", .portrait = "house"});
    canvas_text(canvas, box_inset(plinth, INSIDE, INSIDE), &style, _("The house"));
}

static float draw_alone(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    float table = table_height() - ALONE_LESS, high = HEADING + table + 20;
    Box inside = box_inset(rest, setup_card_beside, 0);
    float words = setup_alone_draw(ui, inside, &setup->plan, &setup->alone, true) + 2 * setup_card_above;
    if (is_measured_only) return high + words;
    Box line = box_cut_top(&rest, HEADING - 8, 8), box = box_cut_top(&rest, table, 20);
    setup_heading(ui, &line, _("Who sits down"));
    draw_top(setup, ui, box);
    draw_seat(setup, ui, round_table_place(box, 0, 2), 0);
    draw_house(ui, round_table_place(box, 1, 2));
    rest.height = words;
    setup_alone_draw(ui, setup_card(ui, rest), &setup->plan, &setup->alone, false);
    return high + words;
}

/* A quiet line about what the setup has proposed; its height. */
static float draw_proposal(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    char words[256];
    proposal_words(&setup->plan.proposal, words, sizeof words);
    if (!words[0]) return 0;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    return canvas_paragraph(ui_canvas(ui), rest, &style, words, is_measured_only) + 10;
}

/* The number of seats, where there is a choice. */
static float count_height(const SabaccSetup *rules) {
    return rules->game->min_seats < rules->game->max_seats ? LINE_HIGH + LINE_GAP : 0;
}

static float items_height(const SabaccSetup *rules) {
    return (float)rules->seats * setup_items_height(rules);
}

/* Whom one looks at, what they may stake, who plays with whom, and what was proposed: on one card. */
static float below_height(const SetupScene *setup, Ui *ui, Box inside) {
    inside = box_inset(inside, setup_card_beside, 0);
    return 2 * setup_card_above + TEMPERAMENT_HIGH + LINE_GAP + items_height(&setup->plan.setup.rules) +
           setup_teams_height(&setup->plan) + draw_proposal(setup, ui, inside, true);
}

/* In large letters the number of seats has a line of its own. */
static float head_height(const SetupScene *setup, const Ui *ui) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    return HEADING + 10 + (setup_is_large(ui) ? count_height(rules) : 0);
}

float setup_seats_height(const SetupScene *setup, Ui *ui, Box inside) {
    if (setup_is_alone(&setup->plan)) return draw_alone(setup, ui, inside, true);
    return head_height(setup, ui) + table_height() + LINE_GAP + below_height(setup, ui, inside);
}

static void draw_count(const SabaccSetup *rules, Ui *ui, Box box) {
    static const float LABEL = 0.24f;
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
                            .label_share = LABEL,
                            .text = texts[rules->seats - min],
                            .texts = texts,
                            .value = rules->seats,
                            .minimum = min,
                            .maximum = max});
}

/* The heading, and beside it how many sit down. */
static void draw_head(const SetupScene *setup, Ui *ui, Box box) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    bool has_count = count_height(rules) > 0;
    Box line = box_cut_top(&box, HEADING - 8, 8);
    if (has_count) {
        Box count = setup_is_large(ui) ? box_cut_top(&box, LINE_HIGH, 0)
                                       : box_cut_right(&line, line.width * COUNT_SHARE, 16);
        style_sign_plate(ui_canvas(ui), box_inset(count, 0, -6));
        draw_count(rules, ui, box_inset(count, 14, -2));
    }
    setup_heading(ui, &line, _("Who sits down"));
}

void setup_seats_draw(const SetupScene *setup, Ui *ui, Box rest) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (setup_is_alone(&setup->plan)) {
        draw_alone(setup, ui, rest, false);
        return;
    }
    float spare = fmaxf(fminf(rest.height - setup_seats_height(setup, ui, rest), SPARE_MOST), 0);
    draw_head(setup, ui, box_cut_top(&rest, head_height(setup, ui), 0));
    draw_table(setup, ui, box_cut_top(&rest, table_height() + spare, LINE_GAP));
    rest.height = below_height(setup, ui, rest);
    rest = setup_card(ui, rest);
    draw_temperament(setup, ui, box_cut_top(&rest, TEMPERAMENT_HIGH, LINE_GAP));
    for (int seat = 0; seat < rules->seats; seat++) setup_items_draw(ui, &rest, &setup->plan.setup, seat);
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
        if (strcmp(character_free_at(&setup->plan.setup, NULL, ((at + i * step) % count + count) % count),
                   next) != 0)
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

static void add_seat(SetupScene *setup, const UiEvent *event) {
    (void)event;
    game_plan_set_seats(&setup->plan, setup->plan.setup.rules.seats + 1);
}

static void remove_seat(SetupScene *setup, const UiEvent *event) {
    game_plan_remove_seat(&setup->plan, ui_event_index(event));
}

bool setup_seats_take(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*change)(SetupScene *setup, const UiEvent *event);
    } changes[] = {{"agent:", change_seat}, {"name:", change_seat}, {"seats", change_seats}},
      presses[] = {{"seat:add", add_seat}, {"seat:off:", remove_seat}};
    if (event->kind == UI_EVENT_ACTIVATE) {
        int press = UI_EVENT_ROW(event, presses);
        if (press >= 0) presses[press].change(setup, event);
        return press >= 0;
    }
    int row = UI_EVENT_ROW(event, changes);
    if (row >= 0) changes[row].change(setup, event);
    return row >= 0;
}
