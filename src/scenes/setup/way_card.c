#include "scenes/setup/way_card.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/faces.h"
#include "scenes/poster.h"
#include "scenes/setup/things.h"
#include "ui/clause_marks.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BORDER = 11, WORDS_BESIDE = 18, WORDS_ABOVE = 9, WORDS_BELOW = 12, TITLE_GAP = 2;
enum { DETAIL = 320, SAID = 480, DISCARDS_MOST = 3 };

/* ---- what is on the picture ---- */

/* The first row that a changed option fits shows what the way is about. */
static const struct {
    SabaccOptionId option;
    const char *begins; /* its value as records spell it */
    const char *sign[2];
} signs[] = {
    {SABACC_OPTION_SHIFT, "rim", {"dice/die-4", "dice/die-4"}},
    {SABACC_OPTION_SHIFT, "wild", {"dice/die-6", "dice/die-6"}},
    {SABACC_OPTION_SHIFT, "by-symbol", {"dice/die-5", "dice/die-3"}},
    {SABACC_OPTION_SHIFT_ON, "timer", {"table/turn", NULL}},
    {SABACC_OPTION_HOLDEM_FIELD, "on", {"table/lent", NULL}},
    {SABACC_OPTION_FIELD, "", {"table/guard", NULL}},
    {SABACC_OPTION_CALL_PENALTY, "", {"table/call", NULL}},
    {SABACC_OPTION_HAND_POT_CAP, "", {"chips/stack-1000", "chips/stack-500"}},
    {SABACC_OPTION_LIMIT, "none", {"table/all-in", NULL}},
    {SABACC_OPTION_LIMIT, "casino", {"chips/stack-5", "chips/stack-25"}},
    {SABACC_OPTION_LIMIT, "cap", {"chips/stack-1", NULL}},
};

static bool is_changed(const SabaccSetup *rules, const SabaccSetup *usual, SabaccOptionId id) {
    bool has_it = sabacc_game_has(rules->game, id);
    return has_it && memcmp(&rules->options[id], &usual->options[id], sizeof *rules->options) != 0;
}

static void find_sign(Way *way, const SabaccSetup *usual) {
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        char value[64];
        Text text = text_over(value, sizeof value);
        if (!is_changed(&way->rules, usual, signs[i].option)) continue;
        sabacc_option_format(&way->rules, signs[i].option, &text);
        if (strncmp(value, signs[i].begins, strlen(signs[i].begins)) != 0) continue;
        memcpy(way->sign, signs[i].sign, sizeof way->sign);
        return;
    }
}

static void find_discards(Way *way, const SabaccSetup *usual) {
    char value[64];
    Text text = text_over(value, sizeof value);
    if (!is_changed(&way->rules, usual, SABACC_OPTION_DISCARDS)) return;
    sabacc_option_format(&way->rules, SABACC_OPTION_DISCARDS, &text);
    const char *digits = strpbrk(value, "0123456789");
    int count = digits ? (int)strtol(digits, NULL, 10) : 0;
    way->discards = count < DISCARDS_MOST ? count : DISCARDS_MOST;
}

static bool has_example(const Ladder *ladder, const LadderExample *hand) {
    for (int i = 0; i < ladder->count; i++)
        if (memcmp(&ladder->examples[i], hand, sizeof *hand) == 0) return true;
    return false;
}

/* The best hand that the usual rules of the game do not know. */
static void find_hand(Way *way, const SabaccSetup *usual) {
    SabaccState *state = memory_alloc(sizeof *state);
    Ladder *ladder = memory_calloc(2, sizeof *ladder);
    const SabaccSetup *setups[] = {usual, &way->rules};
    for (int i = 0; i < 2; i++) {
        sabacc_start(state, setups[i], NULL);
        ladder_read(&state->table, &ladder[i]);
    }
    for (int kind = ladder[1].count - 1; kind >= 0; kind--)
        if (!has_example(&ladder[0], &ladder[1].examples[kind])) way->hand = ladder[1].examples[kind];
    free(ladder);
    free(state);
}

void way_read(Way *way, const SabaccSetup *rules, const LadderExample *usual) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, rules->game, rules->seats, 1);
    *way = (Way){.rules = *rules, .hand = *usual};
    sabacc_setup_suit_credits(&way->rules);
    find_sign(way, &standard);
    find_discards(way, &standard);
    bool is_usual = memcmp(standard.options, rules->options, sizeof standard.options) == 0;
    bool has_stakes = is_changed(rules, &standard, SABACC_OPTION_ANTE);
    way->has_chips = (is_usual || has_stakes) && setup_plays_for_credits(rules);
    if (is_changed(rules, &standard, SABACC_OPTION_TABLE)) find_hand(way, &standard);
}

/* ---- drawing it ---- */

static void draw_piece(Canvas *canvas, const char *asset, Box box) {
    Box under = {box.x + 3, box.y + 5, box.width, box.height};
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = under, .fade = 0.3f, .effect = SPRITE_SHADOW});
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

/* One behind the other, at the right before the hand. */
static void draw_sign(Canvas *canvas, Box box, const Way *way) {
    static const float SIDE = 0.44f, BESIDE = 0.06f, UNDER = 0.08f, STEP = 0.92f, RAISED = 0.12f;
    float side = box.height * SIDE, right = box.x + box.width - box.height * BESIDE;
    float top = box.y + box.height * (1 - UNDER) - side;
    if (way->sign[1])
        draw_piece(canvas, way->sign[1], (Box){right - side * (1 + STEP), top - side * RAISED, side, side});
    if (way->sign[0]) draw_piece(canvas, way->sign[0], (Box){right - side, top, side, side});
}

static void draw_chips(Canvas *canvas, Box box, const Way *way) {
    static const float CHIP = 0.19f, WIDE = 0.42f, BESIDE = 0.04f, UNDER = 0.07f;
    float wide = box.width * WIDE;
    setup_draw_chips(canvas,
                     (Box){box.x + box.width * (1 - BESIDE) - wide, box.y, wide, box.height * (1 - UNDER)},
                     &way->rules, box.height * CHIP);
}

/* Cards that are put away lie face down. */
static void draw_discards(Canvas *canvas, Box box, const Way *way) {
    static const float HIGH = 0.46f, STEP = 0.34f, BESIDE = 0.1f, UNDER = 0.12f, TURN = 0.16f;
    char asset[48];
    float high = box.height * HIGH, wide = high * faces_shape(way->rules.game);
    snprintf(asset, sizeof asset, "%s/back", way->rules.game->cards);
    for (int i = 0; i < way->discards; i++) {
        float x =
            box.x + box.width - box.height * BESIDE - wide * (1 + STEP * (float)(way->discards - 1 - i));
        Box place = {x, box.y + box.height * (1 - UNDER) - high, wide, high};
        Box under = {place.x + 2, place.y + 4, wide, high};
        float angle = TURN * ((float)i - (float)(way->discards - 1) / 2);
        canvas_sprite(
            canvas,
            &(Sprite){.asset = asset, .box = under, .angle = angle, .fade = 0.4f, .effect = SPRITE_SHADOW});
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = place, .angle = angle});
    }
}

/* Its table and what is behind it; as sharp as the box is large. */
static void draw_room(Canvas *canvas, Box box, const SabaccGame *game) {
    static const float WIDE = 640, HIGH = 1080, TOP = 0.24f;
    char asset[48];
    float scale = fmaxf(box.width / WIDE, box.height / HIGH);
    snprintf(asset, sizeof asset, "places/%s@1,0/3x1", game->place);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box_place(box, WIDE * scale, HIGH * scale, 0.5f, TOP),
                                    .ground = style_place_light(game->place)});
}

/* The hand in the middle, or at the left of what is beside it. */
static void draw_picture(Canvas *canvas, Box box, const Way *way, bool is_lit) {
    static const float HAND = 0.66f, HAND_WIDE = 0.84f, ASIDE = 0.62f, DOWN = 1.24f, DIM = 0.04f;
    const SabaccGame *game = way->rules.game;
    bool has_more = way->sign[0] || way->has_chips || way->discards > 0;
    Box hand = {box.x, box.y, box.width * (has_more ? ASIDE : 1), box.height * DOWN};
    canvas_push_clip(canvas, box);
    draw_room(canvas, box, game);
    emblem_draw_fan(canvas, box_inset(hand, hand.width * (1 - HAND_WIDE) / 2, 0), game, &way->hand,
                    box.height * HAND);
    if (way->has_chips) draw_chips(canvas, box, way);
    draw_discards(canvas, box, way);
    draw_sign(canvas, box, way);
    if (!is_lit) canvas_fill(canvas, box, colour_fade(0xff080605u, DIM));
    canvas_pop_clip(canvas);
    canvas_panel(canvas, box, &(PanelStyle){.edge = 0xff6b5230u, .edge_width = 1.5f, .radius = 2});
}

/* ---- the words ---- */

static TextStyle title_style(bool is_chosen) {
    return style_text(FONT_TITLE, STYLE_SIZE_BODY + 2, is_chosen ? STYLE_INK_RED : STYLE_INK, TEXT_LEFT);
}

static const TextStyle detail_style = {FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT};

static float title_height(Canvas *canvas) {
    TextStyle style = title_style(false);
    return canvas_line_height(canvas, &style);
}

/* The mark of the clauses stands at the right of the title's line. */
static float draw_words(Ui *ui, Box box, const WayCard *card, bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    char detail[DETAIL];
    TextStyle title = title_style(card->is_chosen);
    TextStyle word = style_text(FONT_TEXT, 18, STYLE_INK_SOFT, TEXT_LEFT);
    clause_words(ui, card->detail, detail, sizeof detail);
    float first = title_height(canvas) + TITLE_GAP;
    Box rest = {box.x, box.y + first, box.width, fmaxf(box.height - first, 0)};
    bool has_word = card->word && ui_shows_clauses(ui);
    float second = has_word ? canvas_line_height(canvas, &word) : 0;
    if (!is_measured_only) {
        Box line = {box.x, box.y, box.width - clause_mark_width(ui, card->detail), first};
        canvas_text(canvas, line, &title, card->title);
        if (has_word) canvas_text(canvas, (Box){rest.x, rest.y, rest.width, second}, &word, card->word);
    }
    rest.y += second;
    return first + second + canvas_paragraph(canvas, rest, &detail_style, detail, is_measured_only);
}

static float words_width(float width) { return width - 2 * WORDS_BESIDE; }

float way_card_words_height(Ui *ui, float width, const WayCard *card) {
    return WORDS_ABOVE + draw_words(ui, (Box){0, 0, words_width(width), 0}, card, true) + WORDS_BELOW;
}

static void label_card(Ui *ui, const WayCard *card) {
    char detail[DETAIL], words[SAID];
    clause_words(ui, card->detail, detail, sizeof detail);
    if (card->is_chosen)
        snprintf(words, sizeof words, "%s, %s, %s. %s", card->title, _("button"), _("chosen"), detail);
    else
        snprintf(words, sizeof words, "%s, %s. %s", card->title, _("button"), detail);
    ui_spoken_label(ui, words);
}

/* ---- the card ---- */

/* Of red wax, over the picture's corner. */
static void draw_seal(Canvas *canvas, Box picture) {
    static const float SIDE = 58, AWAY = 10;
    Box seal = {picture.x + picture.width - SIDE - AWAY, picture.y + AWAY, SIDE, SIDE};
    TextStyle star = style_text(FONT_BOLD, 26, 0xffffe3b0u, TEXT_CENTRE);
    canvas_glow(canvas, (Box){seal.x + 2, seal.y + 5, SIDE, SIDE}, SIDE / 2, 8, 0xa0000000u);
    canvas_panel(canvas, seal,
                 &(PanelStyle){.top = 0xffc4402cu,
                               .bottom = 0xff741a10u,
                               .edge = 0xff4c0f08u,
                               .edge_width = 1.5f,
                               .radius = SIDE / 2});
    canvas_panel(canvas, box_inset(seal, 8, 8),
                 &(PanelStyle){.top = 0xff8c2416u,
                               .bottom = 0xffb23422u,
                               .edge = 0x70ffb59au,
                               .edge_width = 1.2f,
                               .radius = SIDE / 2});
    canvas_text(canvas, seal, &star, POSTER_STAR);
}

/* A pin of brass through the upper edge. */
static void draw_pin(Canvas *canvas, Box box) {
    static const float SIDE = 15;
    Box pin = {box.x + box.width / 2 - SIDE / 2, box.y - SIDE / 3, SIDE, SIDE};
    canvas_glow(canvas, (Box){pin.x + 2, pin.y + 5, SIDE, SIDE}, SIDE / 2, 5, 0x90000000u);
    canvas_panel(canvas, pin,
                 &(PanelStyle){.top = 0xfffbe6b4u,
                               .bottom = 0xff7c5f2cu,
                               .edge = 0xff3a2810u,
                               .edge_width = 1,
                               .radius = SIDE / 2});
}

static void draw_light(Canvas *canvas, Box box, bool is_chosen, HotspotState state) {
    bool is_near = state.is_hovered || state.is_focused;
    if (is_near || is_chosen)
        canvas_panel(canvas, box_inset(box, -4, -4),
                     &(PanelStyle){.edge = state.is_focused ? STYLE_BONE : STYLE_BRASS_LIT,
                                   .edge_width = is_near ? 3.5f : 2.5f,
                                   .radius = 7});
}

void way_card_draw(Ui *ui, Box box, const WayCard *card, float words_high) {
    Canvas *canvas = ui_canvas(ui);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = card->widget, .box = box});
    label_card(ui, card);
    bool is_near = state.is_hovered || state.is_focused;
    if (is_near) canvas_glow(canvas, box, 6, 24, colour_fade(STYLE_BRASS_LIT, 0.4f));
    style_leaf(canvas, box);
    Box words = box, picture;
    picture = box_inset(box_cut_top(&words, box.height - words_high, 0), BORDER, BORDER);
    picture.height += BORDER;
    draw_picture(canvas, picture, card->way, is_near || card->is_chosen);
    if (card->is_chosen) draw_seal(canvas, picture);
    words = (Box){words.x + WORDS_BESIDE, words.y + WORDS_ABOVE, words_width(box.width),
                  words_high - WORDS_ABOVE};
    draw_words(ui, words, card, false);
    draw_pin(canvas, box);
    draw_light(canvas, box, card->is_chosen, state);
    Box line = {words.x, words.y, words.width, title_height(canvas) + TITLE_GAP};
    clause_mark_button(ui, line, line.width - clause_mark_width(ui, card->detail) + 8, card->where,
                       card->detail);
}
