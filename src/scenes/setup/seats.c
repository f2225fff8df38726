/* Who sits down: the chosen game's room with its table, the others behind the far rail and oneself before the
 * near one, each with a name and a level on a plate. One seat is chosen: what can be changed of it stands on
 * the card below the table (chosen.c). */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/emblems.h"
#include "scenes/setup/private.h"
#include "scenes/setup/teams.h"
#include "scenes/setup/things.h"
#include "session/characters.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float TABLE_HIGH = 640, TABLE_LEAST = 500, LINE_GAP = 12, ALONE_LESS = 100;
static const float PLATE_WIDE = 172, PLATE_HIGH = 60, OWN_WIDE = 330, OWN_HIGH = 104, SIGN = 48, REMOVE = 44;

int setup_people(const MatchSetup *table) {
    int people = 0;
    for (int seat = 0; seat < table->rules.seats; seat++) people += agent_is_human(table->seat[seat].agent);
    return people;
}

/* One of several people, each with the colour of the seat. */
static bool is_friend(const MatchSetup *table, int seat) {
    return setup_people(table) > 1 && agent_is_human(table->seat[seat].agent);
}

int setup_chosen_seat(const SetupScene *setup) {
    int last = setup->plan.setup.rules.seats - 1;
    return setup->chosen < last ? setup->chosen : last;
}

FaceDisc setup_face(const SetupScene *setup, const MatchSetup *table, int seat) {
    return (FaceDisc){.name = table->seat[seat].name,
                      .portrait = players_portrait(&setup->players, table, seat),
                      .colour = is_friend(table, seat) ? face_disc_colour(seat) : 0};
}

static bool can_remove(const SabaccSetup *rules, int seat) {
    return seat > 0 && rules->seats > rules->game->min_seats;
}

static bool has_chair(const SabaccSetup *rules) { return rules->seats < rules->game->max_seats; }

/* ---- where they sit ---- */

/* A view of the room, and what of it is free for the table: one's own seat is at its foot. */
typedef struct TableSpace {
    TableArea area;
    Box box;
    float letters; /* how much larger than usual they are */
    int others;    /* and a free chair */
} TableSpace;

static TableSpace space_in(const SetupScene *setup, Ui *ui, TableArea area, Box box) {
    static const float LETTERS_MOST = 1.5f;
    const SabaccSetup *rules = &setup->plan.setup.rules;
    int others = setup_is_alone(&setup->plan) ? 1 : rules->seats - 1 + has_chair(rules);
    return (TableSpace){.area = area,
                        .box = box,
                        .letters = fminf(canvas_text_scale(ui_canvas(ui)), LETTERS_MOST),
                        .others = others};
}

/* The box that can be pressed, and in it the plate; and the head of whoever sits there. */
typedef struct SeatPlace {
    Box box, plate, head;
} SeatPlace;

static Box around_both(Box one, Box other) {
    float x = fminf(one.x, other.x), y = fminf(one.y, other.y);
    return (Box){x, y, fmaxf(one.x + one.width, other.x + other.width) - x,
                 fmaxf(one.y + one.height, other.y + other.height) - y};
}

/* The middle of a plate: they are evenly spaced, as far as each stays before its chair. */
static float plate_middle(const SetupScene *setup, const TableSpace *space, int seat) {
    static const float ASIDE = 24;
    Box rail = seats_room_plate(&setup->room, &space->area, seat);
    float middle = rail.x + rail.width / 2;
    if (space->others < 3) return middle;
    Box first = seats_room_plate(&setup->room, &space->area, 1),
        last = seats_room_plate(&setup->room, &space->area, space->others);
    float from = first.x + first.width / 2, to = last.x + last.width / 2;
    float even = from + (to - from) * (float)(seat - 1) / (float)(space->others - 1);
    return fminf(fmaxf(even, middle - ASIDE), middle + ASIDE);
}

/* Behind the rail, before which the plate lies. */
static SeatPlace place_of_other(const SetupScene *setup, const TableSpace *space, int seat) {
    static const float HEAD_TOP = 0.1f, HEAD_HIGH = 0.5f, HEAD_WIDE = 0.62f, APART = 0.95f, BELOW = 6,
                       EDGE = 8;
    Box person = seats_room_person(&setup->room, &space->area, seat);
    Box rail = seats_room_plate(&setup->room, &space->area, seat), seats = space->area.box;
    float wide = fminf(PLATE_WIDE * space->letters, seats.width / (float)space->others * APART);
    SeatPlace place = {.plate = {plate_middle(setup, space, seat) - wide / 2, rail.y + BELOW, wide,
                                 PLATE_HIGH * space->letters}};
    float most = seats.x + seats.width - wide - EDGE;
    place.plate.x = fminf(fmaxf(place.plate.x, seats.x + EDGE), most);
    place.head = (Box){person.x + person.width * (1 - HEAD_WIDE) / 2, person.y + person.height * HEAD_TOP,
                       person.width * HEAD_WIDE, person.height * HEAD_HIGH};
    place.box = around_both(place.plate, place.head);
    return place;
}

/* A medal at the left end of a plate, as at the table. */
static SeatPlace own_place(const TableSpace *space) {
    static const float ABOVE = 13;
    float wide = OWN_WIDE * fmaxf(space->letters * 0.85f, 1);
    Box box = box_place(space->box, fminf(wide, space->box.width), OWN_HIGH, 0.5f, 1), plate = box;
    SeatPlace place = {.box = box, .head = box_cut_left(&plate, OWN_HIGH, -OWN_HIGH / 2)};
    place.plate = box_inset(plate, 0, ABOVE);
    return place;
}

static SeatPlace place_of(const SetupScene *setup, const TableSpace *space, int seat) {
    return seat == 0 ? own_place(space) : place_of_other(setup, space, seat);
}

/* ---- plates ---- */

static void draw_plate(Canvas *canvas, Box box, Colour rim, bool is_chosen, const HotspotState *state) {
    bool is_lit = state->is_hovered || state->is_focused;
    if (is_chosen || is_lit)
        canvas_halo(canvas, box, 12, is_chosen ? 22 : 14, colour_fade(STYLE_AMBER, is_chosen ? 0.75f : 0.5f));
    Colour edge = state->is_focused ? STYLE_BONE : is_chosen || is_lit ? STYLE_BRASS_LIT : STYLE_BRASS;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf2241c15u,
                               .bottom = 0xf60f0b08u,
                               .edge = rim && !is_lit && !is_chosen ? rim : edge,
                               .edge_width = is_chosen || is_lit || rim ? 2.8f : 1.6f,
                               .radius = 11,
                               .is_cut = true});
}

/* The name over a quieter word, or over the marks of that grade. */
static void draw_words(Canvas *canvas, Box box, const char *name, const char *word, int grade,
                       TextAlign align) {
    static const float MARK = 0.52f, MARK_WIDE = 1.5f;
    TextStyle bold = style_text(FONT_BOLD, STYLE_SIZE_BODY - 1, STYLE_BONE, align);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, align);
    float first = canvas_line_height(canvas, &bold), second = word ? canvas_line_height(canvas, &small) : 0;
    box = box_place(box, box.width, fminf(first + second, box.height - 2), 0, 0.5f);
    Box top = word ? box_cut_top(&box, box.height * first / (first + second), 0) : box;
    canvas_text(canvas, top, &bold, name);
    if (word && grade == 0) canvas_text(canvas, box, &small, word);
    if (!word || grade == 0) return;
    float mark = second * MARK, wide = mark * MARK_WIDE * SETUP_GRADES;
    canvas_note(canvas, "grade", word);
    style_marks(canvas, box_place(box, align == TEXT_LEFT ? wide : box.width, mark, 0, 0.4f), grade,
                SETUP_GRADES);
}

static void label_seat(Ui *ui, const char *name, const char *word, bool is_chosen) {
    char words[128];
    snprintf(words, sizeof words, is_chosen ? "%s, %s, %s" : "%s, %s", name, word, _("chosen"));
    ui_spoken_label(ui, words);
}

static void draw_medal(Canvas *canvas, Box box, const FaceDisc *face) {
    canvas_glow(canvas, (Box){box.x + 3, box.y + 5, box.width - 6, box.height - 4}, box.height / 2, 10,
                0xb0000000u);
    face_disc_draw(canvas, box, face);
}

/* ---- one seat ---- */

/* A disc of enamel with a sign of lines of that reach: a cross that stands upright, or one that lies. */
static void draw_disc(Canvas *canvas, Box disc, float reach, bool is_upright, const HotspotState *state) {
    bool is_lit = state->is_hovered || state->is_focused;
    Colour colour = state->is_focused ? STYLE_BONE : is_lit ? STYLE_BRASS_LIT : STYLE_BRASS;
    float x = disc.x + disc.width / 2, y = disc.y + disc.height / 2, aside = is_upright ? 0 : reach;
    if (is_lit) canvas_halo(canvas, disc, disc.width / 2, 16, colour_fade(STYLE_AMBER, 0.6f));
    canvas_panel(canvas, disc,
                 &(PanelStyle){.top = 0xf00c0805u,
                               .bottom = 0xf01d130bu,
                               .edge = colour,
                               .edge_width = is_lit ? 3 : 2,
                               .radius = disc.width / 2});
    canvas_line(canvas, x - reach, y - aside, x + reach, y + aside, 3, colour);
    canvas_line(canvas, x - aside, y + reach, x + aside, y - reach, 3, colour);
}

/* On the plate's corner. */
static void draw_remove(Ui *ui, Box plate, int seat) {
    static const float REACH = 7;
    char name[UI_NAME_BYTES];
    Box disc = {plate.x + plate.width - REMOVE * 0.62f, plate.y - REMOVE * 0.62f, REMOVE, REMOVE};
    snprintf(name, sizeof name, "seat:off:%d", seat);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = disc});
    ui_spoken_label(ui, _("Take the seat away"));
    draw_disc(ui_canvas(ui), disc, REACH, false, &state);
}

/* Beside the head, within what is the seat's; one's own at the end of the plate. */
static Box sign_box(const SeatPlace *place, bool is_own) {
    static const float BESIDE = 14;
    if (is_own) return box_place(box_inset(place->plate, BESIDE, 0), SIGN, SIGN, 1, 0.5f);
    return (Box){place->box.x, place->head.y + place->head.height - SIGN, SIGN, SIGN};
}

/* Who sits there and how strong they are; a press chooses the seat. */
static void draw_seat(const SetupScene *setup, Ui *ui, const TableSpace *space, int seat) {
    const MatchSetup named = setup_named(setup);
    const FaceDisc face = setup_face(setup, &named, seat);
    Canvas *canvas = ui_canvas(ui);
    SeatPlace place = place_of(setup, space, seat);
    char name[UI_NAME_BYTES];
    bool is_alone = setup_is_alone(&setup->plan), is_chosen = seat == setup_chosen_seat(setup) && !is_alone;
    const char *level = setup_level(named.seat[seat].agent);
    snprintf(name, sizeof name, "seat:%d", seat);
    HotspotState state = {.is_hovered = false};
    if (!is_alone) {
        state = ui_hotspot(ui, &(Hotspot){.name = name, .box = place.box});
        label_seat(ui, named.seat[seat].name, level, is_chosen);
    }
    canvas_push_name(canvas, "%s", name);
    draw_plate(canvas, place.plate, face.colour, is_chosen, &state);
    Box words = box_inset(place.plate, 8, 0);
    if (seat == 0) {
        draw_medal(canvas, place.head, &face);
        box_cut_left(&words, OWN_HIGH / 2, 0);
    }
    draw_words(canvas, words, named.seat[seat].name, is_alone ? NULL : level,
               setup_grade(named.seat[seat].agent), seat == 0 ? TEXT_LEFT : TEXT_CENTRE);
    canvas_pop_name(canvas);
    setup_teams_draw_seat(ui, sign_box(&place, seat == 0), &setup->plan, seat);
    if (is_chosen && can_remove(&setup->plan.setup.rules, seat)) draw_remove(ui, place.plate, seat);
}

/* A free chair: somebody else may sit down there. */
static void draw_chair(const SetupScene *setup, Ui *ui, const TableSpace *space) {
    static const float REACH = 13, DISC = 62, DOWN = 0.36f;
    Canvas *canvas = ui_canvas(ui);
    SeatPlace place = place_of_other(setup, space, setup->plan.setup.rules.seats);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = "seat:add", .box = place.box});
    ui_spoken_label(ui, _("An empty chair"));
    bool is_lit = state.is_hovered || state.is_focused;
    float x = place.head.x + place.head.width / 2, y = place.plate.y - DISC * (1 + DOWN);
    draw_disc(canvas, (Box){x - DISC / 2, y, DISC, DISC}, REACH, true, &state);
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, is_lit ? STYLE_BRASS_LIT : STYLE_DUST, TEXT_CENTRE);
    float high = fminf(canvas_line_height(canvas, &style) + 8, place.plate.height);
    Box words = box_place(place.plate, place.plate.width, high, 0, 0);
    draw_plate(canvas, words, 0, false, &state);
    canvas_text(canvas, box_inset(words, 6, 0), &style, _("An empty chair"));
}

/* Against the house: its croupier stands opposite. */
static void draw_house(const SetupScene *setup, Ui *ui, const TableSpace *space) {
    SeatPlace place = place_of_other(setup, space, setup->plan.setup.rules.seats);
    draw_plate(ui_canvas(ui), place.plate, 0, false, &(HotspotState){.is_hovered = false});
    draw_words(ui_canvas(ui), box_inset(place.plate, 8, 0), _("The house"), NULL, 0, TEXT_CENTRE);
}

/* ---- what lies on the table ---- */

/* What each sits down with stands before them, one's own beside one's plate. */
static Box chips_of(const SetupScene *setup, const TableSpace *space, int seat) {
    static const float WIDE = 150, HIGH = 64, BELOW = 16, BESIDE = 14;
    SeatPlace place = place_of(setup, space, seat);
    if (seat == 0)
        return (Box){place.box.x + place.box.width + BESIDE, place.plate.y + place.plate.height - HIGH, WIDE,
                     HIGH};
    float x = place.plate.x + place.plate.width / 2;
    return (Box){x - WIDE / 2, place.plate.y + place.plate.height + BELOW, WIDE, HIGH};
}

static void draw_stakes(const SetupScene *setup, Ui *ui, const TableSpace *space) {
    static const float CHIP = 25;
    const SabaccSetup *rules = &setup->plan.setup.rules;
    if (!setup_plays_for_credits(rules)) return;
    for (int seat = 0; seat < rules->seats; seat++)
        setup_draw_chips(ui_canvas(ui), chips_of(setup, space, seat), rules, CHIP);
}

/* The game's cards, between the stakes and one's own plate. */
static void draw_cards(const SetupScene *setup, Ui *ui, const TableSpace *space) {
    static const float AIR = 14, MOST = 250, LEAST = 70, WIDE = 0.5f;
    float top = 0, foot = own_place(space).box.y - AIR;
    for (int place = 0; place < space->others; place++) {
        Box chips = chips_of(setup, space, 1 + place);
        top = fmaxf(top, chips.y + chips.height + AIR);
    }
    float high = fminf(MOST, foot - top);
    if (high < LEAST) return;
    Box box = {space->box.x + space->box.width * (1 - WIDE) / 2, top, space->box.width * WIDE, foot - top};
    emblem_draw_fan(ui_canvas(ui), box, setup->plan.setup.rules.game, &setup->hand, high);
}

static void draw_table(const SetupScene *setup, Ui *ui, const TableSpace *space) {
    const SabaccSetup *rules = &setup->plan.setup.rules;
    draw_stakes(setup, ui, space);
    draw_cards(setup, ui, space);
    for (int seat = 0; seat < rules->seats; seat++) draw_seat(setup, ui, space, seat);
    if (setup_is_alone(&setup->plan))
        draw_house(setup, ui, space);
    else if (has_chair(rules))
        draw_chair(setup, ui, space);
}

/* ---- upright: a framed view, and the card below it ---- */

static float table_height(const SetupScene *setup) {
    return setup_is_alone(&setup->plan) ? TABLE_HIGH - ALONE_LESS : TABLE_HIGH;
}

float setup_seats_height(const SetupScene *setup, Ui *ui, Box inside) {
    return table_height(setup) + LINE_GAP + setup_chosen_height(setup, ui, inside.width);
}

static void draw_framed(const SetupScene *setup, Ui *ui, Box frame) {
    static const float BELOW = 14;
    Canvas *canvas = ui_canvas(ui);
    canvas_glow(canvas, (Box){frame.x + 4, frame.y + 8, frame.width - 8, frame.height - 2}, 8, 14,
                0xb0000000u);
    TableSpace space = space_in(setup, ui, seats_room_framed(frame), frame);
    space.box.height -= BELOW;
    canvas_push_clip(canvas, frame);
    seats_room_draw(&setup->room, ui, &space.area, setup->scene.stage);
    canvas_pop_clip(canvas);
    canvas_panel(canvas, frame, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2, .radius = 4});
    draw_table(setup, ui, &space);
}

void setup_seats_draw(const SetupScene *setup, Ui *ui, Box rest) {
    draw_framed(setup, ui, box_cut_top(&rest, table_height(setup), LINE_GAP));
    rest.height = setup_chosen_height(setup, ui, rest.width);
    setup_chosen_draw(setup, ui, rest);
}

/* ---- lying: the room is behind the whole page ---- */

void setup_seats_draw_behind(const SetupScene *setup, Ui *ui, Box seats) {
    TableArea area = seats_room_behind(canvas_layout(ui_canvas(ui))->screen, seats);
    seats_room_draw(&setup->room, ui, &area, setup->scene.stage);
}

/* The card at the foot; a card too high for the table above it scrolls. */
void setup_seats_draw_beside(const SetupScene *setup, Ui *ui, Box rest) {
    static const float SCROLLS = 16, ABOVE_CARD = 16;
    TableArea area = seats_room_behind(canvas_layout(ui_canvas(ui))->screen, rest);
    float most = rest.height - TABLE_LEAST, high = setup_chosen_height(setup, ui, rest.width);
    if (high + SCROLLS > most) high = setup_chosen_height(setup, ui, rest.width - STYLE_SCROLL_BAR);
    Box card = box_cut_bottom(&rest, fminf(high + SCROLLS, most), ABOVE_CARD - SCROLLS / 2);
    TableSpace space = space_in(setup, ui, area, rest);
    draw_table(setup, ui, &space);
    Box all = ui_begin_scroll(ui, "setup-seats", card, high + SCROLLS);
    all.y += SCROLLS / 2;
    all.height = high;
    setup_chosen_draw(setup, ui, all);
    ui_end_scroll(ui);
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
        game_plan_set_agent(&setup->plan, seat, setup_agent_at(event->value));
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
