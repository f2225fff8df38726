#include "scenes/settings/sample.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/fan.h"
#include "scenes/rules/ladder.h"
#include "scenes/setup/choosing.h"
#include "scenes/stage.h"
#include "session/talk.h"
#include "table/figure.h"
#include "table/room.h"
#include "ui/ease.h"
#include "ui/style.h"

static const char PLACE[] = "lounge", SPEAKER[] = "Vex", FACE[] = "people/vex";
static const Colour NOTHING = 0x01000000u; /* until a picture is there */
enum { ASSET = 48 };

/* ---- the hand ---- */

static void take_hand(Sample *sample, const SabaccGame *game, const SabaccTable *table,
                      const LadderExample *hand) {
    SabaccWorth worth = sabacc_worth(table, 0, hand->cards, hand->count);
    Text total = text_over(sample->total, sizeof sample->total);
    text_add_shown_signed(&total, worth.total);
    sample->kind = sabacc_rank_title((SabaccRank)worth.rank);
    sample->count = 0;
    for (int i = 0; i < hand->count && i < SAMPLE_CARDS; i++) {
        char word[24];
        Text text = text_over(word, sizeof word);
        sabacc_card_format(hand->cards[i], &text);
        snprintf(sample->cards[sample->count++], SAMPLE_WORD, "%s/%.20s", game->cards, word);
    }
}

void sample_begin(Sample *sample) {
    const SabaccGame *game = choosing_start();
    SabaccState state;
    Ladder ladder;
    ladder_read_game(game, &state, &ladder);
    const LadderExample *best = &ladder.examples[0];
    for (int i = 1; i < ladder.count; i++)
        if (ladder.examples[i].count > best->count && ladder.examples[i].count <= SAMPLE_CARDS)
            best = &ladder.examples[i];
    take_hand(sample, game, &state.table, best);
    sample->shape = faces_shape(game);
    sample->dealt = -INFINITY;
}

/* ---- dealing ---- */

/* At the usual pace, in ms: from card to card, a card's way, a fade without motion, a shake, the light that
 * drops. */
static const double STEP = 130, WAY = 320, FADE = 240, SHAKE = 420, DROP = 700;

static const Settings *settings_of(const Stage *stage) { return stage_services(stage)->settings; }
static bool is_on(const Stage *stage, SettingId id) { return settings_of(stage)->values[id] != 0; }

static float speed_of(const Stage *stage) {
    return pace_speed((Pace)settings_of(stage)->values[SETTING_PACE]);
}
static bool is_calm(const Stage *stage) { return is_on(stage, SETTING_REDUCED_MOTION); }
static bool shakes(const Stage *stage) { return is_on(stage, SETTING_SHAKE) && !is_calm(stage); }
static bool flashes(const Stage *stage) { return is_on(stage, SETTING_FLASHES) && !is_calm(stage); }

/* How long dealing takes, without what shakes after it. */
static double dealing_ms(const Sample *sample, const Stage *stage) {
    float speed = speed_of(stage);
    if (speed <= 0) return 0;
    return (is_calm(stage) ? FADE : STEP * (sample->count - 1) + WAY) / (double)speed;
}

static double whole_ms(const Sample *sample, const Stage *stage) {
    double dealing = dealing_ms(sample, stage);
    if (dealing <= 0) return 0;
    double after = shakes(stage) ? dealing + SHAKE : dealing;
    return flashes(stage) ? fmax(after, DROP) : after;
}

bool sample_is_moving(const Sample *sample, const Stage *stage) {
    return stage_now(stage) < sample->dealt + whole_ms(sample, stage);
}

void sample_setting_changed(Sample *sample, Stage *stage, SettingId id) {
    switch (id) {
    case SETTING_VOLUME:
    case SETTING_EFFECTS:
        if (sample_is_moving(sample, stage)) return; /* a slider on its way */
        break;
    case SETTING_PACE:
    case SETTING_REDUCED_MOTION:
    case SETTING_SHAKE:
    case SETTING_FLASHES:
    case SETTING_MUTED:
    case SETTING_CAPTIONS: break;
    default: return;
    }
    sample->dealt = stage_now(stage);
    audio_play(stage_services(stage)->audio, AUDIO_DEAL, 0);
}

/* 0: not dealt yet … 1: it lies there. */
static float progress(const Sample *sample, const Stage *stage, int card, double now) {
    float speed = speed_of(stage);
    double gone = now - sample->dealt;
    if (speed <= 0) return 1;
    gone *= (double)speed;
    double share = is_calm(stage) ? gone / FADE : (gone - STEP * card) / WAY;
    return (float)fmin(fmax(share, 0), 1);
}

static float shake_of(const Sample *sample, const Stage *stage, double now) {
    static const float REACH = 7, TURNS = 5;
    double dealing = dealing_ms(sample, stage), gone = (now - sample->dealt - dealing) / SHAKE;
    if (!shakes(stage) || dealing <= 0 || gone < 0 || gone >= 1) return 0;
    return REACH * (float)((1 - gone) * sin(gone * (double)TURNS * 2 * 3.14159265));
}

/* How much of the light is gone: it drops and comes back. */
static float drop_of(const Sample *sample, const Stage *stage, double now) {
    double gone = (now - sample->dealt) / DROP;
    if (!flashes(stage) || speed_of(stage) <= 0 || gone < 0 || gone >= 1) return 0;
    return 0.6f * (float)sin(gone * 3.14159265);
}

/* ---- the room and who sits there ---- */

/* Where things are in the box. */
typedef struct SamplePlaces {
    TableRoom room;
    float column; /* of who talks */
    Box figure, bubble, chips, worth, advice;
    float hand_x, hand_y, card_high, hand_wide;
    bool tail_is_left; /* of the bubble: towards the figure; otherwise below it */
} SamplePlaces;

static TableRoom room_in(Box box, float column, float x, float rail, float scale) {
    scale = fmaxf(scale, box.width / ROOM_WIDE);
    float left = fminf(fmaxf(box.x + x - column * scale, box.x + box.width - ROOM_WIDE * scale), box.x);
    return (TableRoom){
        .x = left, .y = fminf(box.y + rail - table_room_rail(column) * scale, box.y), .scale = scale};
}

static Box figure_in(const TableRoom *room, float column) {
    static const float WIDE = 252, ABOVE = 0.93f;
    return table_room_box(room, column - WIDE / 2, table_room_rail(column) - WIDE * ABOVE, WIDE, WIDE);
}

static Box part(Box box, float x, float y, float wide, float high) {
    return (Box){box.x + box.width * x, box.y + box.height * y, box.width * wide, box.height * high};
}

/* A low box: from the left who talks, the hand, its worth, the chips. */
static SamplePlaces places_along(Box box, bool has_advice) {
    static const float BESIDE_HEAD = 0.8f, APART = 20, LOW = 220;
    SamplePlaces at = {.column = 400, .tail_is_left = true};
    at.room = room_in(box, at.column, box.width * 0.15f, box.height * 0.82f, box.height * 0.77f / 235);
    at.figure = figure_in(&at.room, at.column);
    at.hand_x = box.x + box.width * 0.585f;
    at.hand_y = box.y + box.height * 0.52f;
    at.card_high = box.height * 0.7f;
    at.hand_wide = box.width * 0.32f;
    at.bubble = part(box, 0, 0.07f, 0, 0.62f);
    at.worth = part(box, 0.765f, 0.5f, 0.2f, 0.4f);
    at.chips = part(box, 0.02f, 0.6f, 0.2f, 0.34f);
    at.advice = part(box, 0.765f, 0.12f, 0.2f, 0.3f);
    if (box.height < LOW) { /* what is written takes its height */
        at.bubble = part(box, 0, 0.06f, 0, 0.84f);
        at.worth = part(box, 0.765f, has_advice ? 0.45f : 0.14f, 0.22f, has_advice ? 0.5f : 0.74f);
        at.advice = part(box, 0.765f, 0.06f, 0.22f, 0.35f);
    }
    at.bubble.x = at.figure.x + at.figure.width * BESIDE_HEAD;
    at.bubble.width = box.x + box.width * 0.43f - APART - at.bubble.x;
    return at;
}

/* A high box: who talks above, the hand before them, the rest below. */
static SamplePlaces places_above(Box box) {
    SamplePlaces at = {.column = 942};
    at.room = room_in(box, at.column, box.width * 0.62f, box.height * 0.4f, box.height * 0.33f / 252);
    at.figure = figure_in(&at.room, at.column);
    at.bubble = part(box, 0.05f, 0.06f, 0.36f, 0.2f);
    at.tail_is_left = false;
    at.hand_x = box.x + box.width * 0.5f;
    at.hand_y = box.y + box.height * 0.56f;
    at.card_high = box.height * 0.3f;
    at.hand_wide = box.width * 0.9f;
    at.worth = part(box, 0.46f, 0.79f, 0.46f, 0.15f);
    at.chips = part(box, 0.06f, 0.75f, 0.34f, 0.18f);
    at.advice = part(box, 0.05f, 0.27f, 0.36f, 0.08f);
    return at;
}

static void draw_figure_part(Canvas *canvas, const char *asset, Box box, float angle, SpriteEffect part) {
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box,
                                    .angle = angle,
                                    .effect = figure_effect(PLACE, false) | figure_lit_from(0.5f) | part,
                                    .ground = NOTHING});
}

static void draw_room(Canvas *canvas, const SamplePlaces *at) {
    char asset[ASSET];
    FigureArms arms = figure_arms(&at->room, at->figure);
    snprintf(asset, sizeof asset, "places/%s", PLACE);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = table_room_box(&at->room, 0, 0, ROOM_WIDE, ROOM_HIGH),
                                    .effect = style_place_effect(PLACE, PAINTED_WIDE),
                                    .ground = style_place_light(PLACE)});
    figure_chair_asset(PLACE, 0, asset, sizeof asset);
    draw_figure_part(canvas, asset, figure_chair(at->figure, INFINITY), 0, SPRITE_PLAIN);
    draw_figure_part(canvas, FACE, at->figure, 0, SPRITE_PLAIN);
    snprintf(asset, sizeof asset, "places/%s-rail", PLACE);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = table_room_rail_box(&at->room),
                                    .effect = style_place_effect(PLACE, PAINTED_WIDE_RAIL),
                                    .ground = NOTHING});
    snprintf(asset, sizeof asset, "%s-arms", FACE);
    draw_figure_part(canvas, asset, arms.box, arms.slope, SPRITE_PART);
}

/* ---- what lies on it ---- */

static void draw_hand(const Sample *sample, Canvas *canvas, const Stage *stage, const SamplePlaces *at,
                      Box box, double now) {
    const char *assets[SAMPLE_CARDS];
    for (int i = 0; i < sample->count; i++) assets[i] = sample->cards[i];
    Fan fan = {.assets = assets,
               .count = sample->count,
               .shape = sample->shape,
               .middle_x = at->hand_x,
               .middle_y = at->hand_y};
    fan.height = fminf(at->card_high, at->hand_wide / fan_spread(&fan));
    for (int i = 0; i < fan.count; i++) {
        float share = progress(sample, stage, i, now);
        FanCard card = fan_card(&fan, i);
        if (share <= 0) continue;
        if (is_calm(stage)) {
            fan_draw_card(canvas, &fan, i, card, 1 - share);
            continue;
        }
        float away = 1 - ease_soft(share);
        card.box.x += (box.x + box.width - card.box.x) * away;
        card.box.y += (box.y - card.box.height - card.box.y) * away;
        card.angle += 1.2f * away;
        fan_draw_card(canvas, &fan, i, card, 0);
    }
}

static void draw_chips(Canvas *canvas, Box box) {
    static const struct {
        const char *asset;
        float x, y;
    } stacks[] = {
        {"chips/stack-500", -0.5f, -0.14f}, {"chips/stack-25", 0.5f, -0.1f}, {"chips/stack-5", 0, 0}};
    float side = fminf(box.height * 0.82f, box.width / 2);
    for (size_t i = 0; i < sizeof stacks / sizeof *stacks; i++) {
        Box place = {box.x + box.width / 2 + (stacks[i].x - 0.5f) * side,
                     box.y + box.height - side + stacks[i].y * side, side, side};
        Box fallen = {place.x + side * 0.03f, place.y + side * 0.05f, side, side};
        canvas_sprite(
            canvas,
            &(Sprite){.asset = stacks[i].asset, .box = fallen, .effect = SPRITE_SHADOW, .fade = 0.4f});
        canvas_sprite(canvas, &(Sprite){.asset = stacks[i].asset, .box = place});
    }
}

static void draw_worth(const Sample *sample, Canvas *canvas, Box box) {
    static const float OF_HEIGHT = 0.5f, LETTERS = 56, TOTAL = 0.56f;
    Box rest = box_inset(box, 12, 6);
    float scale = fminf(1, rest.height * OF_HEIGHT / (LETTERS * canvas_text_scale(canvas)));
    TextStyle digits = style_text(FONT_TITLE, LETTERS * scale, STYLE_BONE, TEXT_CENTRE);
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY * fmaxf(scale, 0.75f), STYLE_AMBER, TEXT_CENTRE);
    style_sign_plate(canvas, box);
    canvas_text(canvas, box_cut_top(&rest, rest.height * TOTAL, 0), &digits, sample->total);
    canvas_text(canvas, rest, &name, _(sample->kind));
}

/* ---- what is said ---- */

/* A line of theirs that names nothing of a hand. */
static const char *line_of(void) {
    for (int i = 0; i < TALK_LINES; i++)
        if (strcmp(talk_speaker(i), SPEAKER) == 0) return talk_words(i);
    return "";
}

static void draw_tail(Canvas *canvas, Box box, bool is_left, Colour colour) {
    static const float REACH = 16;
    for (float at = 0; at < REACH; at += 1) {
        float half = (REACH - at) * 0.55f;
        Box line =
            is_left ? (Box){box.x - at - 0.5f, box.y + box.height * 0.6f - half, 1.2f, 2 * half}
                    : (Box){box.x + box.width + at - 0.5f, box.y + box.height * 0.5f - half, 1.2f, 2 * half};
        canvas_fill(canvas, line, colour);
    }
}

static void draw_speech(Canvas *canvas, const SamplePlaces *at, const char *said) {
    static const Colour PAPER = 0xffe6dcc4u;
    static const float PAD_X = 16, PAD_Y = 8;
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_INK, TEXT_LEFT);
    Box inside = box_inset(at->bubble, PAD_X, PAD_Y);
    float high = canvas_paragraph(canvas, inside, &words, said, true);
    Box box = at->bubble;
    box.height = fminf(high + 2 * PAD_Y, box.height);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = PAPER, .bottom = PAPER, .radius = fminf(box.height * 0.45f, 18)});
    draw_tail(canvas, box, at->tail_is_left, PAPER);
    inside.height = box.height - 2 * PAD_Y;
    canvas_paragraph_within(canvas, inside, &words, said);
}

/* Short: what it means; in full: beside the other choice, with what both come to. */
static void draw_advice(Canvas *canvas, const Stage *stage, Box box) {
    static const float ROW = 34, PAD = 10;
    static const struct {
        const char *word;
        float share;
    } choices[] = {{N_("Stand"), 0.86f}, {N_("Draw"), 0.34f}};
    AdviceForm form = settings_advice(settings_of(stage));
    if (form == ADVICE_OFF) return;
    int rows = form == ADVICE_FULL ? 2 : 1;
    float high = fminf(ROW * (float)rows + 2 * PAD, box.height);
    Box plate = {box.x, box.y, box.width, high};
    style_sign_plate(canvas, plate);
    Box rest = box_inset(plate, PAD + 4, PAD);
    for (int i = 0; i < rows; i++) {
        Colour colour = i == 0 ? STYLE_ADVICE : STYLE_DUST;
        TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, colour, TEXT_LEFT);
        Box row = box_row(rest, i, rows, 0), bar = box_cut_right(&row, row.width * 0.5f, 10);
        canvas_text(canvas, row, &style, _(choices[i].word));
        bar = box_place(bar, bar.width, 8, 0, 0.5f);
        canvas_fill(canvas, bar, 0xff2a2018u);
        bar.width *= choices[i].share;
        canvas_fill(canvas, bar, colour);
    }
}

/* ---- the piece ---- */

static void draw_frame(Canvas *canvas, Box box) {
    static const float RIM = 7;
    Box rim = {box.x - RIM, box.y - RIM, box.width + 2 * RIM, box.height + 2 * RIM};
    canvas_panel(canvas, rim, &(PanelStyle){.edge = 0xff3a2412u, .edge_width = RIM + 2, .radius = 10});
    canvas_panel(canvas, rim, &(PanelStyle){.edge = STYLE_BRASS, .edge_width = 2, .radius = 10});
    canvas_panel(canvas, box_inset(box, -1, -1),
                 &(PanelStyle){.edge = STYLE_BRASS_DIM, .edge_width = 2, .radius = 4});
}

void sample_draw(const Sample *sample, Ui *ui, Stage *stage, Box box, double now, const char *told) {
    static const float RIM = 7;
    Canvas *canvas = ui_canvas(ui);
    box = box_inset(box, RIM, RIM);
    canvas_glow(canvas, box, 10, 26, 0x90000000u);
    canvas_push_clip(canvas, box);
    canvas_push_name(canvas, UI_UNSPOKEN);
    Box seen = box;
    box.x += shake_of(sample, stage, now);
    SamplePlaces at =
        box.width > box.height * 1.2f ? places_along(box, is_on(stage, SETTING_ADVICE)) : places_above(box);
    draw_room(canvas, &at);
    draw_chips(canvas, at.chips);
    draw_hand(sample, canvas, stage, &at, box, now);
    float drop = drop_of(sample, stage, now);
    if (drop > 0) canvas_fill(canvas, seen, colour_fade(0xff000000u, drop));
    if (told || is_on(stage, SETTING_TALK)) draw_speech(canvas, &at, told ? told : _(line_of()));
    if (is_on(stage, SETTING_TOTALS)) draw_worth(sample, canvas, at.worth);
    draw_advice(canvas, stage, at.advice);
    canvas_pop_name(canvas);
    canvas_pop_clip(canvas);
    draw_frame(canvas, seen);
}
