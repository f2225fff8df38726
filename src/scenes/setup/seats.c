/* Who sits down: people and opponents around a table, each a face over a name and a level. One seat is
 * chosen: what can be changed of it stands on the card below the table. */

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
#include "scenes/setup/things.h"
#include "session/characters.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float HEADING = 54, TABLE_HIGH = 560, FACE = 96, PLACE_WIDE = 172, WORDS_HIGH = 52, REMOVE = 44,
                   LINE_GAP = 12, LINE_HIGH = 52, CARD_HIGH = 300, SIGN = 48, SPARE_MOST = 260,
                   ALONE_LESS = 160, FACE_MOST = 136, COUNT_MOST = 560, TEMPERAMENT_HIGH = 34,
                   FACE_CHOSEN = 96;
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

int setup_people(const MatchSetup *table) {
    int people = 0;
    for (int seat = 0; seat < table->rules.seats; seat++) people += agent_is_human(table->seat[seat].agent);
    return people;
}

/* One of several people, each with the colour of the seat. */
static bool is_friend(const MatchSetup *table, int seat) {
    return setup_people(table) > 1 && agent_is_human(table->seat[seat].agent);
}

/* ---- the chosen seat: its card ---- */

static int chosen_seat(const SetupScene *setup) {
    int last = setup->plan.setup.rules.seats - 1;
    return setup->chosen < last ? setup->chosen : last;
}

static FaceDisc face_of(const SetupScene *setup, const MatchSetup *table, int seat) {
    return (FaceDisc){.name = table->seat[seat].name,
                      .portrait = players_portrait(&setup->players, table, seat),
                      .colour = is_friend(table, seat) ? face_disc_colour(seat) : 0};
}

/* Pressing a person's face gives them the next one that is free at this table. */
static void draw_face(const SetupScene *setup, Ui *ui, Box box, const MatchSetup *table, int seat) {
    FaceDisc face = face_of(setup, table, seat);
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
                            .is_pressed_only = agent_is_human(at->agent) && setup_people(table) == 1});
    ui_spoken_label(ui, at->name);
}

static void draw_remove(Ui *ui, Box box, int seat) {
    static const float REACH = 6;
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "seat:off:%d", seat);
    ui_button(ui, &(Button){.name = name, .box = box, .label = ""});
    ui_spoken_label(ui, _("Take the seat away"));
    float x = box.x + box.width / 2, y = box.y + box.height / 2;
    canvas_line(ui_canvas(ui), x - REACH, y - REACH, x + REACH, y + REACH, 2.5f, STYLE_BRASS_LIT);
    canvas_line(ui_canvas(ui), x - REACH, y + REACH, x + REACH, y - REACH, 2.5f, STYLE_BRASS_LIT);
}

static bool can_remove(const SabaccSetup *rules, int seat) {
    return seat > 0 && rules->seats > rules->game->min_seats;
}

/* In large letters the level stands below the name. */
static float selectors_height(const SetupScene *setup, const Ui *ui) {
    bool has_two_lines = setup_is_large(ui) && !setup_is_alone(&setup->plan);
    return has_two_lines ? 2 * LINE_HIGH + LINE_GAP : LINE_HIGH;
}

/* Who sits there, how strong, and the way to take the seat away. */
static void draw_selectors(const SetupScene *setup, Ui *ui, Box box) {
    const MatchSetup named = setup_named(setup);
    int seat = chosen_seat(setup);
    const MatchSeat *at = &setup->plan.setup.seat[seat];
    if (can_remove(&setup->plan.setup.rules, seat)) {
        Box cross = box_cut_right(&box, REMOVE, LINE_GAP);
        draw_remove(ui, (Box){cross.x, cross.y + (LINE_HIGH - REMOVE) / 2, REMOVE, REMOVE}, seat);
    }
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

/* ---- one seat at the table ---- */

/* The ring around a face: of the seat that is chosen, pointed at or focused. */
static void draw_ring(Canvas *canvas, Box face, bool is_chosen, const HotspotState *state) {
    static const float AWAY = 5;
    bool is_lit = state->is_hovered || state->is_focused;
    if (!is_chosen && !is_lit) return;
    Box ring = box_inset(face, -AWAY, -AWAY);
    if (is_chosen) canvas_halo(canvas, ring, ring.height / 2, 16, colour_fade(STYLE_BRASS_LIT, 0.55f));
    canvas_panel(canvas, ring,
                 &(PanelStyle){.edge = state->is_focused ? STYLE_BONE : STYLE_BRASS_LIT,
                               .edge_width = is_chosen ? 4 : 2.5f,
                               .radius = ring.height / 2});
}

/* The name over a quieter word, on a shade that lets the wood through. */
static void draw_words(Canvas *canvas, Box box, const char *name, const char *word) {
    TextStyle bold = style_text(FONT_BOLD, STYLE_SIZE_BODY - 1, STYLE_BONE, TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_CENTRE);
    float first = canvas_line_height(canvas, &bold), second = word ? canvas_line_height(canvas, &small) : 0;
    float wide = canvas_text_width(canvas, &bold, name);
    if (word) wide = fmaxf(wide, canvas_text_width(canvas, &small, word));
    box = box_place(box, fminf(wide + 28, box.width), fminf(first + second + 4, box.height), 0.5f, 0);
    canvas_panel(
        canvas, box,
        &(PanelStyle){.top = 0xc8140c07u, .bottom = 0xc8140c07u, .radius = fminf(box.height / 2, 16)});
    box = box_inset(box, 4, 2);
    Box top = word ? box_cut_top(&box, box.height * first / (first + second), 0) : box;
    canvas_text(canvas, top, &bold, name);
    if (word) canvas_text(canvas, box, &small, word);
}

static void label_seat(Ui *ui, const char *name, const char *word, bool is_chosen) {
    char words[128];
    snprintf(words, sizeof words, is_chosen ? "%s, %s, %s" : "%s, %s", name, word, _("chosen"));
    ui_spoken_label(ui, words);
}

/* Who sits there and how strong they are; a press chooses the seat. */
static void draw_seat(const SetupScene *setup, Ui *ui, RoundPlace place, int seat) {
    const MatchSetup named = setup_named(setup);
    const FaceDisc disc = face_of(setup, &named, seat);
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    Box face = place.face;
    bool is_alone = setup_is_alone(&setup->plan), is_chosen = seat == chosen_seat(setup) && !is_alone;
    const char *level = _(agents[agent_index(named.seat[seat].agent)].label);
    snprintf(name, sizeof name, "seat:%d", seat);
    HotspotState state = {.is_hovered = false};
    if (!is_alone) {
        state =
            ui_hotspot(ui, &(Hotspot){.name = name, .box = box_inset(place.box, (PLACE_WIDE - FACE) / 4, 0)});
        label_seat(ui, named.seat[seat].name, level, is_chosen);
    }
    canvas_push_name(canvas, "%s", name);
    face_disc_draw(canvas, face, &disc);
    draw_ring(canvas, face, is_chosen, &state);
    draw_words(canvas, place.words, named.seat[seat].name, is_alone ? NULL : level);
    canvas_pop_name(canvas);
    const Box sign = {face.x - SIGN / 2, face.y, SIGN, SIGN};
    setup_teams_draw_seat(ui, sign, &setup->plan, seat);
}

/* An empty chair: somebody else may sit down there. */
static void draw_chair(Ui *ui, RoundPlace place) {
    static const float REACH = 14;
    Canvas *canvas = ui_canvas(ui);
    Box box = box_inset(place.face, 8, 8);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = "seat:add", .box = box});
    ui_spoken_label(ui, _("An empty chair"));
    bool is_lit = state.is_hovered || state.is_focused;
    Colour colour = is_lit ? STYLE_BRASS_LIT : STYLE_BRASS;
    if (is_lit) canvas_halo(canvas, box, box.height / 2, 14, colour_fade(STYLE_BRASS_LIT, 0.5f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xe00c0805u,
                               .bottom = 0xe01d130bu,
                               .edge = colour,
                               .edge_width = is_lit ? 3 : 2,
                               .radius = box.height / 2});
    float x = box.x + box.width / 2, y = box.y + box.height / 2;
    canvas_line(canvas, x - REACH, y, x + REACH, y, 3, colour);
    canvas_line(canvas, x, y - REACH, x, y + REACH, 3, colour);
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, is_lit ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_CENTRE);
    Box words = place.words;
    float wide = fminf(canvas_text_width(canvas, &style, _("An empty chair")) + 24, words.width);
    words = box_place(words, wide, fminf(canvas_line_height(canvas, &style) + 4, words.height), 0.5f, 0);
    canvas_panel(canvas, words,
                 &(PanelStyle){.top = 0xc8140c07u, .bottom = 0xc8140c07u, .radius = words.height / 2});
    canvas_text(canvas, words, &style, _("An empty chair"));
}

/* ---- the table ---- */

/* Larger faces where there is more room. */
static RoundTable table_in(Ui *ui, Box box, int places) {
    static const float FACES = 0.19f;
    float letters = fminf(canvas_text_scale(ui_canvas(ui)), 1.5f);
    return (RoundTable){.box = box,
                        .places = places,
                        .face = fminf(fmaxf(box.height * FACES, FACE), FACE_MOST),
                        .words = WORDS_HIGH * letters,
                        .wide = PLACE_WIDE};
}

/* The table itself, in the cloth of the game's place, and on it the game's cards. */
static void draw_top(const SetupScene *setup, Ui *ui, const RoundTable *table) {
    Canvas *canvas = ui_canvas(ui);
    static const float CARDS = 0.37f;
    Box top = round_table_top(table);
    char asset[48];
    snprintf(asset, sizeof asset, "table/top-%s", setup->plan.setup.rules.game->place);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = top, .ground = STYLE_OAK});
    float high = fminf(CARD_HIGH, top.height * CARDS);
    emblem_draw_fan(canvas, box_place(top, top.width * 0.6f, high, 0.5f, 0.5f), setup->plan.setup.rules.game,
                    &setup->hand, high);
}

/* What each sits down with stands before them. */
static void draw_stakes(const SetupScene *setup, Ui *ui, const RoundTable *table) {
    static const float WIDE = 150, HIGH = 58, CHIP = 23;
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (!setup_plays_for_credits(rules)) return;
    for (int seat = 0; seat < rules->seats; seat++)
        setup_draw_chips(ui_canvas(ui), round_table_before(table, seat, WIDE, HIGH), rules, CHIP);
}

static void draw_table(const SetupScene *setup, Ui *ui, Box box) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    bool has_chair = rules->seats < rules->game->max_seats;
    const RoundTable table = table_in(ui, box, rules->seats + has_chair);
    draw_top(setup, ui, &table);
    draw_stakes(setup, ui, &table);
    for (int seat = 0; seat < rules->seats; seat++)
        draw_seat(setup, ui, round_table_place(&table, seat), seat);
    if (has_chair) draw_chair(ui, round_table_place(&table, rules->seats));
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
    int seat = is_seat(name) ? name[5] - '0' : chosen_seat(setup);
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

/* ---- the column ---- */

/* Against the house: its croupier sits opposite. */
static void draw_house(Ui *ui, RoundPlace place) {
    Canvas *canvas = ui_canvas(ui);
    face_disc_draw(canvas, place.face, &(FaceDisc){.name = "", .portrait = "house"});
    draw_words(canvas, place.words, _("The house"), NULL);
}

/* The chosen seat: its face, and beside it what can be changed and what they are like. */
static float chosen_height(const SetupScene *setup, const Ui *ui) {
    float words = setup_is_alone(&setup->plan) ? 0 : TEMPERAMENT_HIGH + LINE_GAP;
    return selectors_height(setup, ui) + words;
}

static void draw_chosen(const SetupScene *setup, Ui *ui, Box box) {
    const MatchSetup named = setup_named(setup);
    float side = fminf(box.height, FACE_CHOSEN);
    Box face = box_cut_left(&box, side, LINE_GAP + 6);
    draw_face(setup, ui, box_place(face, side, side, 0, 0), &named, chosen_seat(setup));
    draw_selectors(setup, ui, box_cut_top(&box, selectors_height(setup, ui), LINE_GAP));
    if (!setup_is_alone(&setup->plan)) draw_temperament(setup, ui, box);
}

static float draw_alone(const SetupScene *setup, Ui *ui, Box rest, bool is_measured_only) {
    float table = TABLE_HIGH - ALONE_LESS;
    Box inside = box_inset(rest, setup_card_beside, 0);
    float words = setup_alone_draw(ui, inside, &setup->plan, &setup->alone, true) + chosen_height(setup, ui) +
                  LINE_GAP + 2 * setup_card_above;
    if (is_measured_only) return table + LINE_GAP + words;
    table += fmaxf(fminf(rest.height - words - LINE_GAP - table, SPARE_MOST), 0);
    const RoundTable around = table_in(ui, box_cut_top(&rest, table, LINE_GAP), 2);
    draw_top(setup, ui, &around);
    draw_stakes(setup, ui, &around);
    draw_seat(setup, ui, round_table_place(&around, 0), 0);
    draw_house(ui, round_table_place(&around, 1));
    rest.height = words;
    rest = setup_card(ui, rest);
    draw_chosen(setup, ui, box_cut_top(&rest, chosen_height(setup, ui), LINE_GAP));
    setup_alone_draw(ui, rest, &setup->plan, &setup->alone, false);
    return table + LINE_GAP + words;
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
    return 2 * setup_card_above + chosen_height(setup, ui) + LINE_GAP +
           items_height(&setup->plan.setup.rules) + setup_teams_height(&setup->plan) +
           draw_proposal(setup, ui, inside, true);
}

/* Above the table is how many sit down. */
static float head_height(const SetupScene *setup) {
    return count_height(&setup->plan.setup.rules) > 0 ? HEADING + LINE_GAP : 0;
}

/* Many faces need a larger table. */
static float table_height(const SabaccSetup *rules) {
    static const float MORE = 36;
    enum { FEW = 6 };
    return TABLE_HIGH + MORE * fmaxf((float)(rules->seats - FEW), 0);
}

float setup_seats_height(const SetupScene *setup, Ui *ui, Box inside) {
    if (setup_is_alone(&setup->plan)) return draw_alone(setup, ui, inside, true);
    return head_height(setup) + table_height(&setup->plan.setup.rules) + LINE_GAP +
           below_height(setup, ui, inside);
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

static void draw_head(const SetupScene *setup, Ui *ui, Box box) {
    Box count = box_place(box, fminf(box.width, COUNT_MOST), HEADING, 0.5f, 0);
    if (head_height(setup) <= 0) return;
    style_sign_plate(ui_canvas(ui), count);
    draw_count(&setup->plan.setup.rules, ui, box_inset(count, 14, 4));
}

void setup_seats_draw(const SetupScene *setup, Ui *ui, Box rest) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (setup_is_alone(&setup->plan)) {
        draw_alone(setup, ui, rest, false);
        return;
    }
    float spare = fmaxf(fminf(rest.height - setup_seats_height(setup, ui, rest), SPARE_MOST), 0);
    draw_head(setup, ui, box_cut_top(&rest, head_height(setup), 0));
    draw_table(setup, ui, box_cut_top(&rest, table_height(rules) + spare, LINE_GAP));
    rest.height = below_height(setup, ui, rest);
    rest = setup_card(ui, rest);
    draw_chosen(setup, ui, box_cut_top(&rest, chosen_height(setup, ui), LINE_GAP));
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

/* Keys go on with its level. */
static void choose(SetupScene *setup, int seat) {
    char name[UI_NAME_BYTES];
    setup->chosen = seat;
    snprintf(name, sizeof name, "agent:%d", seat);
    ui_set_focus(stage_services(setup->scene.stage)->ui, name);
}

static void choose_seat(SetupScene *setup, const UiEvent *event) { choose(setup, ui_event_index(event)); }

/* Who sits down on the chair is chosen. */
static void add_seat(SetupScene *setup, const UiEvent *event) {
    (void)event;
    game_plan_set_seats(&setup->plan, setup->plan.setup.rules.seats + 1);
    choose(setup, setup->plan.setup.rules.seats - 1);
}

static void remove_seat(SetupScene *setup, const UiEvent *event) {
    game_plan_remove_seat(&setup->plan, ui_event_index(event));
}

bool setup_seats_take(SetupScene *setup, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*change)(SetupScene *setup, const UiEvent *event);
    } changes[] = {{"agent:", change_seat}, {"name:", change_seat}, {"seats", change_seats}},
      presses[] = {{"seat:add", add_seat}, {"seat:off:", remove_seat}, {"seat:", choose_seat}};
    if (event->kind == UI_EVENT_ACTIVATE) {
        int press = UI_EVENT_ROW(event, presses);
        if (press >= 0) presses[press].change(setup, event);
        return press >= 0;
    }
    int row = UI_EVENT_ROW(event, changes);
    if (row >= 0) changes[row].change(setup, event);
    return row >= 0;
}
