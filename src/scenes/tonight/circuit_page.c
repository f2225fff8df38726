/* The road of the circuit: fourteen houses along a winding way, and the one that is looked at beside it;
 * upright below it. */

#include "scenes/tonight/private.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/player_face.h"
#include "session/characters.h"
#include "session/deck_choice.h"
#include "session/earned.h"
#include "ui/style.h"

enum { WORDS = 400, OTHERS_MAX = 3 };

static const float NAME_HIGH = 28, STAKE_HIGH = 24, FACE = 36, BADGE = 36;

/* ---- the road ---- */

typedef struct Spot {
    float x, y;
} Spot;

/* A part of the road, and in it the picture of the house, over its name and what one sits down with. */
typedef struct Station {
    Box whole, picture, name, stake;
} Station;

/* Rows that are walked in turn from left to right and back, upward; the last house stands at the top. */
static Station station_of(Box box, int index, int columns) {
    static const float ASIDE = 6, ABOVE = 8, ROAD = 20, WIDEST = 2.1f, LOW = 150;
    int rows = (CIRCUIT_TABLES + columns - 1) / columns, row = index / columns, place = index % columns;
    int in_row = row == rows - 1 && CIRCUIT_TABLES % columns > 0 ? CIRCUIT_TABLES % columns : columns;
    float along = ((float)place + 0.5f + (float)(columns - in_row) / 2) / (float)columns;
    if (row % 2 == 1) along = 1 - along;
    float wide = box.width / (float)columns, high = box.height / (float)rows;
    Box whole = {box.x + along * box.width - wide / 2, box.y + box.height - high * (float)(row + 1), wide,
                 high};
    Station station = {.whole = box_inset(whole, ASIDE, ABOVE)};
    Box rest = station.whole;
    station.stake = box_cut_bottom(&rest, high < LOW ? 0 : STAKE_HIGH, 0);
    station.name = box_cut_bottom(&rest, NAME_HIGH, 4);
    station.picture =
        box_place(rest, fminf(rest.width - 2 * ROAD, rest.height * WIDEST), rest.height, 0.5f, 0.5f);
    return station;
}

static Spot spot_of(Box box, int index, int columns) {
    Box picture = station_of(box, index, columns).picture;
    return (Spot){picture.x + picture.width / 2, picture.y + picture.height / 2};
}

/* From one house to the next. One that goes up keeps clear of the words between them, at the outer side. */
static void find_way(Box box, int index, int columns, Spot *from, Spot *to) {
    static const float ASIDE = 0.5f;
    *from = spot_of(box, index, columns), *to = spot_of(box, index + 1, columns);
    if (fabsf(from->x - to->x) > 1) return;
    float side = from->x < box.x + box.width / 2 ? -ASIDE : ASIDE;
    from->x += side * station_of(box, index, columns).picture.width;
    to->x = from->x;
}

static void draw_dashes(Canvas *canvas, Spot from, Spot to) {
    static const float DASH = 12, GAP = 11, WIDE = 2.5f;
    float length = hypotf(to.x - from.x, to.y - from.y);
    for (float at = 0; at < length; at += DASH + GAP) {
        float begin = at / length, end = fminf(at + DASH, length) / length;
        canvas_line(canvas, from.x + (to.x - from.x) * begin, from.y + (to.y - from.y) * begin,
                    from.x + (to.x - from.x) * end, from.y + (to.y - from.y) * end, WIDE, STYLE_INK_SOFT);
    }
}

/* Two lines of ink; a red one runs along where it was walked. */
static void draw_way(const TonightScene *tonight, Canvas *canvas, Box box, int columns) {
    static const struct {
        float wide;
        Colour colour;
    } layers[] = {{24, STYLE_INK_SOFT}, {20, 0xffd9c49au}};
    for (size_t layer = 0; layer < sizeof layers / sizeof *layers; layer++)
        for (int i = 0; i + 1 < CIRCUIT_TABLES; i++) {
            Spot from, to;
            find_way(box, i, columns, &from, &to);
            canvas_line(canvas, from.x, from.y, to.x, to.y, layers[layer].wide, layers[layer].colour);
        }
    for (int i = 0; i + 1 < CIRCUIT_TABLES; i++) {
        Spot from, to;
        find_way(box, i, columns, &from, &to);
        if (i < tonight->circuit.won)
            canvas_line(canvas, from.x, from.y, to.x, to.y, 6, STYLE_INK_RED);
        else
            draw_dashes(canvas, from, to);
    }
}

/* A map on paper: meridians within a frame, and a rose where the last row leaves a corner free. */
static void draw_map(Canvas *canvas, Box box, int columns) {
    static const float FRAME = 12, APART = 96, ROSE = 150;
    int rows = (CIRCUIT_TABLES + columns - 1) / columns, last = CIRCUIT_TABLES % columns;
    style_leaf(canvas, box);
    Box map = box_inset(box, FRAME, FRAME);
    for (float x = map.x + APART; x < map.x + map.width; x += APART)
        canvas_line(canvas, x, map.y, x, map.y + map.height, 1, 0x30806840u);
    for (float y = map.y + APART; y < map.y + map.height; y += APART)
        canvas_line(canvas, map.x, y, map.x + map.width, y, 1, 0x30806840u);
    canvas_panel(canvas, map, &(PanelStyle){.edge = 0xa0806840u, .edge_width = 2});
    canvas_panel(canvas, box_inset(map, 4, 4), &(PanelStyle){.edge = 0x80806840u, .edge_width = 1});
    Box corner = {.height = map.height / (float)rows,
                  .width = map.width * (float)(last ? columns - last : 0) / (float)(2 * columns)};
    float size = fminf(fminf(corner.width, corner.height) - 36, ROSE);
    corner.x = map.x + map.width - corner.width, corner.y = map.y;
    if (size > 0)
        canvas_sprite(canvas,
                      &(Sprite){.asset = "table/rose", .box = box_place(corner, size, size, 0.5f, 0.5f)});
}

typedef enum HouseState { HOUSE_SHUT, HOUSE_OPEN, HOUSE_WON } HouseState;

static HouseState state_of(const TonightScene *tonight, int index) {
    if (index < tonight->circuit.won) return HOUSE_WON;
    return circuit_is_open(&tonight->circuit, index) ? HOUSE_OPEN : HOUSE_SHUT;
}

/* A number, and a tick where it is won, for those who see no colours. */
static void draw_badge(Canvas *canvas, Box picture, int index, HouseState state) {
    char words[24];
    Box badge = {picture.x - BADGE * 0.3f, picture.y - BADGE * 0.25f, BADGE, BADGE};
    bool is_lit = state != HOUSE_SHUT;
    canvas_panel(canvas, badge,
                 &(PanelStyle){.top = is_lit ? 0xffffdf9cu : STYLE_PAPER_LIT,
                               .bottom = is_lit ? 0xffc98a2cu : 0xffd3c098u,
                               .edge = STYLE_INK_SOFT,
                               .edge_width = 2,
                               .radius = BADGE / 2});
    TextStyle style =
        style_text(FONT_BOLD, STYLE_SIZE_SMALL, is_lit ? 0xff1c1105u : STYLE_INK_SOFT, TEXT_CENTRE);
    snprintf(words, sizeof words, state == HOUSE_WON ? "\uE026" : "%d", index + 1);
    canvas_text(canvas, badge, &style, words);
}

/* The others at its table, along the foot of the picture. */
static void draw_faces(Canvas *canvas, Box picture, const MatchSetup *setup) {
    const char *portraits[SABACC_MAX_SEATS];
    int count = setup->rules.seats - 1;
    for (int i = 0; i < count; i++) portraits[i] = character_portrait(setup->seat[1 + i].name);
    Box row = {picture.x + 8, picture.y + picture.height - FACE - 5, picture.width - 16, FACE};
    player_faces_draw(canvas, row, portraits, count);
}

/* Pasted onto the map; one that is shut is faded. */
static void draw_picture(Canvas *canvas, Box box, const MatchSetup *setup, HouseState state, bool is_chosen) {
    canvas_glow(canvas, (Box){box.x, box.y + 4, box.width, box.height}, 4, 12, 0x90301c0cu);
    if (state == HOUSE_OPEN) canvas_glow(canvas, box, 12, 26, 0xf0ff9c1cu);
    emblem_draw_place(canvas, box, setup->rules.game);
    if (box.height > 2 * FACE) draw_faces(canvas, box, setup);
    if (state == HOUSE_SHUT) canvas_fill(canvas, box, 0x78e9dcc0u);
    canvas_panel(canvas, box_inset(box, -3, -3),
                 &(PanelStyle){.edge = is_chosen             ? STYLE_INK_RED
                                       : state == HOUSE_SHUT ? 0xffb39c70u
                                                             : STYLE_INK_SOFT,
                               .edge_width = is_chosen ? 5 : 3,
                               .radius = 5});
}

static void draw_words(Canvas *canvas, const Station *station, const CircuitHouse *house, HouseState state,
                       bool is_chosen) {
    char stake[48];
    TextStyle name = style_text(is_chosen ? FONT_BOLD : FONT_TEXT, STYLE_SIZE_SMALL,
                                is_chosen             ? STYLE_INK_RED
                                : state == HOUSE_SHUT ? STYLE_INK_SOFT
                                                      : STYLE_INK,
                                TEXT_CENTRE);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_INK_SOFT, TEXT_CENTRE);
    snprintf(stake, sizeof stake, ngettext_("%d credit", "%d credits", house->table.credits),
             (int)house->table.credits);
    float wide =
        fmaxf(canvas_text_width(canvas, &name, _(house->name)), canvas_text_width(canvas, &small, stake));
    Box ground = box_place(station->name, fminf(wide + 24, station->name.width),
                           NAME_HIGH + station->stake.height, 0.5f, 0);
    canvas_panel(canvas, ground, &(PanelStyle){.top = 0xf0eee2c9u, .bottom = 0xf0eee2c9u, .radius = 8});
    canvas_text(canvas, station->name, &name, _(house->name));
    if (station->stake.height > 0) canvas_text(canvas, station->stake, &small, stake);
}

static void draw_house(const TonightScene *tonight, Ui *ui, Box box, int index, int columns) {
    Canvas *canvas = ui_canvas(ui);
    char name[UI_NAME_BYTES];
    GamePlan plan;
    Station station = station_of(box, index, columns);
    HouseState house = state_of(tonight, index);
    snprintf(name, sizeof name, "house:%d", index);
    circuit_plan(index, "", &plan);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = station.whole});
    bool is_chosen = state.is_hovered || state.is_focused || index == tonight->house;
    draw_picture(canvas, station.picture, &plan.setup, house, is_chosen);
    draw_badge(canvas, station.picture, index, house);
    draw_words(canvas, &station, circuit_house(index), house, index == tonight->house);
}

static void draw_road(const TonightScene *tonight, Ui *ui, Box box, bool is_portrait) {
    int columns = is_portrait ? 3 : 4;
    draw_map(ui_canvas(ui), box, columns);
    box = box_inset(box, 18, 18);
    draw_way(tonight, ui_canvas(ui), box, columns);
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
    char words[WORDS];
    float size = fminf(box.height - 6, 96);
    const Character *character = character_of(seat->name);
    face_disc_draw(canvas, (Box){box.x, box.y, size, size},
                   &(FaceDisc){.name = seat->name, .portrait = character_portrait(seat->name)});
    box_cut_left(&box, size, 18);
    snprintf(words, sizeof words, "%s · %s", seat->name, level_words(seat->agent));
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&box, size * 0.4f, 0), &name, words);
    canvas_paragraph_within(canvas, (Box){box.x, box.y, box.width, size * 0.6f}, &line,
                            character ? _(character->line) : "");
}

static const float OTHER_HIGH = 104;

static void draw_opponents(Canvas *canvas, Box box, const MatchSetup *setup) {
    int others = setup->rules.seats - 1, rows = (int)(box.height / OTHER_HIGH);
    if (rows < others) rows = others;
    if (others == 0)
        tonight_words(canvas, (Box){box.x, box.y, box.width, 34}, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT,
                      _("You play against the house."));
    for (int i = 0; i < others; i++) draw_opponent(canvas, box_row(box, i, rows, 8), &setup->seat[1 + i]);
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
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_HEADING - 8, STYLE_BRASS_LIT, TEXT_LEFT);
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
    TextStyle prize = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
    if (words[0]) canvas_named_text(canvas, box_cut_top(rest, 30, 0), &prize, words, "house:prize");
    box_cut_top(rest, 10, 0);
}

static const float WITH_PICTURE = 720;

/* The words above the opponents, and the button below them. */
static float lines_height(const TonightScene *tonight) {
    static const float LINES = 262, PRIZE = 30, AROUND = 36 + 24;
    return LINES + (earned_cloth_with(tonight->house) >= 0 ? PRIZE : 0) + AROUND + STYLE_BUTTON_HIGH;
}

/* The place where it is played, and who sits there, framed in the wood. */
static void draw_head(TonightScene *tonight, Ui *ui, Box box, const MatchSetup *setup) {
    static const float FRAME = 14;
    static const Players nobody = {.count = 0};
    Canvas *canvas = ui_canvas(ui);
    box = (Box){box.x + FRAME, box.y + FRAME, box.width - 2 * FRAME, box.height - FRAME};
    TableArea area = seats_room_of_others(box);
    seats_room_follow(&tonight->room, setup, &nobody, -1, tonight->scene.stage);
    canvas_push_clip(canvas, box);
    seats_room_draw(&tonight->room, ui, &area, NULL);
    canvas_pop_clip(canvas);
    canvas_panel(canvas, box, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2, .radius = 4});
}

static void draw_panel(TonightScene *tonight, Ui *ui, Box box) {
    GamePlan plan;
    Canvas *canvas = ui_canvas(ui);
    circuit_plan(tonight->house, "", &plan);
    style_plate(canvas, box);
    int others = plan.setup.rules.seats - 1;
    float head = box.height - lines_height(tonight) - OTHER_HIGH * fmaxf((float)others, 1);
    if (box.height > WITH_PICTURE) draw_head(tonight, ui, box_cut_top(&box, head, 0), &plan.setup);
    Box rest = box_inset(box, 28, 18), foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 14);
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
    Box panel = is_portrait ? box_cut_bottom(&box, 560, 20) : box_cut_right(&box, box.width * 0.4f, 36);
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
