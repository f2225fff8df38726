/* The road of the circuit: fourteen houses along a winding way, and the one that is looked at beside it;
 * upright below it. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "session/characters.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "ui/style.h"

enum { WORDS = 400 };

/* A station's diameter, and the height of its name. */
static float lamp_size(const Canvas *canvas) { return canvas_layout(canvas)->is_portrait ? 54 : 74; }
static const float NAME_HIGH = 28;
static const Colour GROUND = 0xff11191fu; /* of the plate */

/* ---- the road ---- */

typedef struct Spot {
    float x, y;
} Spot;

/* Rows that are walked in turn from left to right and back, upward; the last house stands at the top. */
static Spot spot_of(Box box, int index, int columns) {
    int rows = (CIRCUIT_TABLES + columns - 1) / columns, row = index / columns, place = index % columns;
    int in_row = row == rows - 1 && CIRCUIT_TABLES % columns > 0 ? CIRCUIT_TABLES % columns : columns;
    float along = ((float)place + 0.5f + (float)(columns - in_row) / 2) / (float)columns;
    if (row % 2 == 1) along = 1 - along;
    float wave = (place % 2 == 0 ? 0.02f : -0.02f) * box.height;
    return (Spot){box.x + along * box.width,
                  box.y + box.height * (1 - ((float)row + 0.5f) / (float)rows) + wave - 14};
}

static void draw_way(const TonightScene *tonight, Canvas *canvas, Box box, int columns) {
    for (int i = 0; i + 1 < CIRCUIT_TABLES; i++) {
        Spot from = spot_of(box, i, columns), to = spot_of(box, i + 1, columns);
        bool is_walked = i < tonight->circuit.won;
        canvas_line(canvas, from.x, from.y, to.x, to.y, is_walked ? 6 : 3,
                    is_walked ? STYLE_AMBER : STYLE_METAL);
    }
}

/* Lit where it is won, ringed where it is open; a number, and a tick for those who see no colours. */
static void draw_lamp(const TonightScene *tonight, Canvas *canvas, Box lamp, int index, bool is_lit) {
    char words[24];
    float radius = lamp.height / 2;
    bool is_won = index < tonight->circuit.won, is_open = circuit_is_open(&tonight->circuit, index);
    if (is_open && !is_won) canvas_halo(canvas, lamp, radius, 22, 0x90ffb84au);
    canvas_panel(canvas, lamp,
                 &(PanelStyle){.top = is_won    ? STYLE_AMBER
                                      : is_open ? STYLE_ENAMEL_LIT
                                                : STYLE_NIGHT,
                               .bottom = is_won    ? 0xffd08f28u
                                         : is_open ? STYLE_ENAMEL
                                                   : STYLE_NIGHT,
                               .edge = is_lit    ? STYLE_BONE
                                       : is_open ? STYLE_AMBER
                                                 : STYLE_METAL,
                               .edge_width = is_lit    ? 4
                                             : is_open ? 2.5f
                                                       : 1.5f,
                               .radius = radius});
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE,
                                 is_won    ? STYLE_NIGHT
                                 : is_open ? STYLE_AMBER
                                           : STYLE_DUST,
                                 TEXT_CENTRE);
    snprintf(words, sizeof words, is_won ? "\uE026" : "%d", index + 1);
    canvas_text(canvas, lamp, &style, words);
}

typedef struct HousePlace {
    Box lamp, label, whole;
} HousePlace;

static HousePlace place_of(const Canvas *canvas, Box box, int index, int columns) {
    Spot spot = spot_of(box, index, columns);
    float size = lamp_size(canvas), wide = box.width / (float)columns - 10;
    Box lamp = {spot.x - size / 2, spot.y - size / 2, size, size};
    return (HousePlace){.lamp = lamp,
                        .label = {spot.x - wide / 2, lamp.y + size + 2, wide, NAME_HIGH},
                        .whole = {spot.x - wide / 2, lamp.y - 4, wide, size + NAME_HIGH + 8}};
}

static TextStyle name_style(const TonightScene *tonight, int index) {
    bool is_chosen = index == tonight->house, is_open = circuit_is_open(&tonight->circuit, index);
    return style_text(is_chosen ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_SMALL - 1,
                      is_chosen ? STYLE_AMBER
                      : is_open ? STYLE_BONE
                                : STYLE_DUST,
                      TEXT_CENTRE);
}

/* Names stand clear of the way. */
static void draw_ground(const TonightScene *tonight, Canvas *canvas, Box box, int index, int columns) {
    Box label = place_of(canvas, box, index, columns).label;
    TextStyle style = name_style(tonight, index);
    float held = canvas_text_width(canvas, &style, _(circuit_house(index)->name)) + 16;
    canvas_panel(canvas, box_place(label, fminf(held, label.width), label.height, 0.5f, 0.5f),
                 &(PanelStyle){.top = GROUND, .bottom = GROUND, .radius = 8});
}

static void draw_house(const TonightScene *tonight, Ui *ui, Box box, int index, int columns) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    HousePlace place = place_of(canvas, box, index, columns);
    snprintf(name, sizeof name, "house:%d", index);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = place.whole});
    bool is_lit = state.is_hovered || state.is_focused || index == tonight->house;
    draw_lamp(tonight, canvas, place.lamp, index, is_lit);
    TextStyle style = name_style(tonight, index);
    canvas_text(canvas, place.label, &style, _(circuit_house(index)->name));
}

static void draw_road(const TonightScene *tonight, Ui *ui, Box box, bool is_portrait) {
    int columns = is_portrait ? 3 : 4;
    draw_way(tonight, ui_canvas(ui), box, columns);
    for (int i = 0; i < CIRCUIT_TABLES; i++) draw_ground(tonight, ui_canvas(ui), box, i, columns);
    for (int i = 0; i < CIRCUIT_TABLES; i++) draw_house(tonight, ui, box, i, columns);
}

/* ---- the house that is looked at ---- */

static const char *level_words(const char *agent) {
    static const struct {
        const char *agent, *words;
    } levels[] = {{"ai:novice", N_("novice")},
                  {"ai:regular", N_("regular")},
                  {"ai:sharp", N_("sharp")},
                  {"ai:master", N_("master")}};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if (strcmp(levels[i].agent, agent) == 0) return _(levels[i].words);
    return "";
}

/* A portrait, the name and level, and the character in a sentence. */
static void draw_opponent(Canvas *canvas, Box box, const MatchSeat *seat) {
    char asset[64], words[WORDS];
    float size = fminf(box.height - 6, 96);
    const Character *character = character_of(seat->name);
    snprintf(asset, sizeof asset, "portraits/%s", character_portrait(seat->name));
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = {box.x, box.y, size, size}});
    box_cut_left(&box, size, 18);
    snprintf(words, sizeof words, "%s · %s", seat->name, level_words(seat->agent));
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&box, size * 0.4f, 0), &name, words);
    canvas_paragraph_within(canvas, (Box){box.x, box.y, box.width, size * 0.6f}, &line,
                            character ? _(character->line) : "");
}

static void draw_opponents(Canvas *canvas, Box box, const MatchSetup *setup) {
    enum { MAX = 3 };
    int others = setup->rules.seats - 1;
    if (others == 0)
        tonight_words(canvas, (Box){box.x, box.y, box.width, 34}, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT,
                      _("You play against the house."));
    for (int i = 0; i < others; i++) draw_opponent(canvas, box_row(box, i, MAX, 8), &setup->seat[1 + i]);
}

static void format_rules(const MatchSetup *setup, char *words, size_t size) {
    char end[96] = "";
    const SabaccValue *value = &setup->rules.options[SABACC_OPTION_END];
    if (setup->rules.game->played_for.prize == SABACC_FOR_CREDITS)
        snprintf(end, sizeof end, ngettext_(" · %d hand", " · %d hands", value->n), (int)value->n);
    snprintf(words, size, "%s%s", _(setup->rules.game->name), end);
}

static void format_goal(const CircuitHouse *house, char *words, size_t size) {
    if (house->goal == 1)
        snprintf(words, size, _("You sit down with %d and go on if you win."), (int)house->table.credits);
    else
        snprintf(words, size,
                 ngettext_("You sit down with %d and go on if you have won %d credit.",
                           "You sit down with %d and go on if you have won %d credits.", house->goal),
                 (int)house->table.credits, (int)house->goal);
}

/* "Won here: the cloth Lantern." */
static void format_prize(int house, char *words, size_t size) {
    int cloth = earned_cloth_with(house);
    words[0] = '\0';
    if (cloth >= 0)
        snprintf(words, size, _("Who wins here takes a cloth for all tables: %s."), deck_cloth_title(cloth));
}

static void format_stay(const Circuit *circuit, int index, char *words, size_t size) {
    char best[24];
    const CircuitStay *stay = &circuit->stays[index];
    Text text = text_over(best, sizeof best);
    text_add_shown_signed(&text, stay->best);
    if (!circuit_is_open(circuit, index))
        snprintf(words, size, "%s", _("Its door opens when the house before it is won."));
    else if (stay->visits == 0)
        snprintf(words, size, "%s", _("You have not been here yet."));
    else
        snprintf(words, size, ngettext_("%d visit; the best: %s.", "%d visits; the best: %s.", stay->visits),
                 stay->visits, best);
}

static void draw_lines(const TonightScene *tonight, Canvas *canvas, Box *rest, const MatchSetup *setup) {
    char words[WORDS];
    const CircuitHouse *house = circuit_house(tonight->house);
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_HEADING - 8, STYLE_AMBER, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_named_text(canvas, box_cut_top(rest, 46, 2), &title, _(house->name), "house");
    canvas_paragraph_within(canvas, box_cut_top(rest, 58, 6), &small, _(house->line));
    format_rules(setup, words, sizeof words);
    canvas_named_text(canvas, box_cut_top(rest, 34, 4), &line, words, "house:rules");
    format_goal(house, words, sizeof words);
    canvas_paragraph_within(canvas, box_cut_top(rest, 62, 6), &line, words);
    format_stay(&tonight->circuit, tonight->house, words, sizeof words);
    canvas_named_text(canvas, box_cut_top(rest, 30, 4), &small, words, "house:stay");
    format_prize(tonight->house, words, sizeof words);
    TextStyle prize = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_AMBER, TEXT_LEFT);
    if (words[0]) canvas_named_text(canvas, box_cut_top(rest, 30, 0), &prize, words, "house:prize");
    box_cut_top(rest, 10, 0);
}

static void draw_panel(TonightScene *tonight, Ui *ui, Box box) {
    GamePlan plan;
    Canvas *canvas = ui_canvas(ui);
    circuit_plan(tonight->house, "", &plan);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = STYLE_NIGHT,
                               .bottom = STYLE_NIGHT,
                               .edge = STYLE_METAL,
                               .edge_width = 1.5f,
                               .radius = 12});
    Box rest = box_inset(box, 28, 22), foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 14);
    draw_lines(tonight, canvas, &rest, &plan.setup);
    draw_opponents(canvas, rest, &plan.setup);
    ui_button(ui, &(Button){.name = "sit-down",
                            .box = foot,
                            .label = tonight->circuit.stays[tonight->house].visits > 0 ? _("Sit down again")
                                                                                       : _("Sit down"),
                            .is_disabled = !circuit_is_open(&tonight->circuit, tonight->house),
                            .is_primary = true});
}

static void format_way(const Circuit *circuit, char *words, size_t size) {
    char sum[24];
    Text text = text_over(sum, sizeof sum);
    text_add_shown_signed(&text, circuit->sum);
    if (circuit->won == 0)
        snprintf(words, size, "%s", _("Fourteen houses. Who wins enough in one is let into the next."));
    else
        snprintf(words, size,
                 ngettext_("%d of %d houses won, with %s credits.", "%d of %d houses won, with %s credits.",
                           circuit->won),
                 circuit->won, (int)CIRCUIT_TABLES, sum);
}

void tonight_draw_circuit(TonightScene *tonight, Ui *ui, Box box) {
    char words[WORDS];
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box panel = is_portrait ? box_cut_bottom(&box, 590, 20) : box_cut_right(&box, box.width * 0.4f, 36);
    format_way(&tonight->circuit, words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 1, STYLE_DUST, TEXT_LEFT);
    canvas_named_text(ui_canvas(ui), box_cut_top(&box, 36, 8), &style, words, "circuit");
    draw_panel(tonight, ui, panel);
    ui_begin_group(ui);
    draw_road(tonight, ui, box, is_portrait);
}

/* ---- events ---- */

static void sit_down(TonightScene *tonight) {
    const StageServices *services = stage_services(tonight->scene.stage);
    GamePlan plan;
    circuit_plan(tonight->house, services->settings->player, &plan);
    plan.setup.has_seed = true;
    plan.setup.seed = game_plan_seed(services->start);
    tonight_play(tonight, &plan);
}

bool tonight_circuit_event(TonightScene *tonight, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (strcmp(event->name, "sit-down") == 0) {
        sit_down(tonight);
    } else if (ui_event_is(event, "house:")) {
        tonight->house = ui_event_index(event);
    } else {
        return false;
    }
    return true;
}
