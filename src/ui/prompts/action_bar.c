#include "ui/prompts/action_bar.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/clause_marks.h"
#include "ui/prompts/action_bar_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BAR_LYING = 148, BAR_STANDING = 262, BUTTON_WIDEST = 300, BUTTON_WIDEST_UPRIGHT = 400;
static const float BAR_SIDE = 28, BAR_EDGE = 8; /* the margins inside it */

static const float LINE_HIGH = 32, LINE_GAP = 6, LONG_WORD = 120;
/* Of a button, and above it upright: the tag of an advised one reaches over its upper edge. */
static const float LEAST_HIGH = 44, LEAST_GAP = 14;
static const float AMOUNT_HIGH = 216; /* upright: a slider, two rows of buttons, and what lies between */
static const float HINT_HIGH = 28, HINT_BROKEN = 54, HINT_GAP = 6, HINT_SIZE = 22;

/* Of a block: the highest that leaves the table its room, the room of the buttons. */
static const float BLOCK_MOST = 400, BLOCK_EDGE = 14, BLOCK_HINT = 30, BLOCK_SPARE = 14, BLOCK_LINE_GAP = 12,
                   BLOCK_AMOUNT = 166;
enum { BLOCK_LINES = 2 }; /* of the prompt, and as many of the hint */

bool action_bar_is_block(const Canvas *canvas, Box box) {
    return !canvas_layout(canvas)->is_portrait && box.width <= BLOCK_WIDE;
}

bool bar_is_stacked(const Canvas *canvas, Box box) {
    return canvas_layout(canvas)->is_portrait || action_bar_is_block(canvas, box);
}

static TextStyle line_style(Colour colour) {
    return style_text(FONT_TEXT, STYLE_SIZE_BODY, colour, TEXT_CENTRE);
}

static TextStyle hint_style(FontFace face, Colour colour, TextAlign align) {
    return style_text(face, HINT_SIZE, colour, align);
}

/* So many lines of larger text, or what they have at the usual size. */
static float lines_high(const Canvas *canvas, const TextStyle *style, int lines, float usual) {
    return canvas_text_scale(canvas) > 1 ? (float)lines * canvas_line_height(canvas, style) : usual;
}

static float line_high(const Canvas *canvas) {
    TextStyle style = line_style(STYLE_BONE);
    return lines_high(canvas, &style, 1, LINE_HIGH);
}

static float broken_high(const Canvas *canvas) {
    TextStyle style = line_style(STYLE_BONE);
    return lines_high(canvas, &style, 2, 2 * BROKEN_HIGH);
}

/* Upright a hint has two lines, in much larger text everywhere one more. */
static float hint_high(const Canvas *canvas) {
    static const float MUCH_LARGER = 1.5f;
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    TextStyle style = hint_style(FONT_TEXT, STYLE_DUST, TEXT_CENTRE);
    int lines = (is_portrait ? 2 : 1) + (canvas_text_scale(canvas) > MUCH_LARGER);
    return lines_high(canvas, &style, lines, is_portrait ? HINT_BROKEN : HINT_HIGH);
}

/* An amount upright leaves it two lines, or one of the usual size. */
static float hint_high_beside_amount(const Canvas *canvas) {
    TextStyle style = hint_style(FONT_TEXT, STYLE_DUST, TEXT_CENTRE);
    return fminf(lines_high(canvas, &style, 2, HINT_HIGH), hint_high(canvas));
}

static float block_line_high(const Canvas *canvas) {
    TextStyle style = line_style(STYLE_BONE);
    float scale = canvas_text_scale(canvas);
    return lines_high(canvas, &style, (int)ceilf(BLOCK_LINES * scale), BLOCK_LINES * BROKEN_HIGH);
}

static float block_hint_high(const Canvas *canvas) {
    TextStyle style = hint_style(FONT_TEXT, STYLE_DUST, TEXT_LEFT);
    float scale = canvas_text_scale(canvas);
    return lines_high(canvas, &style, (int)ceilf(BLOCK_LINES * scale), BLOCK_LINES * BLOCK_HINT);
}

static float block_high(const Canvas *canvas, const BarNeeds *needs) {
    float high = 2 * BLOCK_EDGE + block_line_high(canvas) + BLOCK_LINE_GAP + BLOCK_BUTTONS + HINT_GAP +
                 block_hint_high(canvas);
    if (needs->has_owner) return high + BLOCK_OWNER + OWNER_GAP;
    return high + (needs->has_side ? SIDE_HIGH + SIDE_GAP : BLOCK_SPARE);
}

static float standing_high(const Canvas *canvas, const BarNeeds *needs) {
    float hint = hint_high(canvas);
    float high = BAR_STANDING + broken_high(canvas) - 2 * BROKEN_HIGH + hint - HINT_BROKEN;
    float with_amount = broken_high(canvas) + AMOUNT_HIGH + hint_high_beside_amount(canvas);
    if (canvas_text_scale(canvas) > 1) high = fmaxf(high, with_amount);
    return needs->has_owner ? high + OWNER_HIGH + OWNER_GAP : high;
}

BarSize action_bar_size(const Canvas *canvas, const BarNeeds *needs) {
    if (canvas_layout(canvas)->is_portrait) return (BarSize){.high = standing_high(canvas, needs)};
    float block = block_high(canvas, needs);
    if (!needs->is_wide && block <= BLOCK_MOST) return (BarSize){BLOCK_WIDE, block};
    return (BarSize){.high = BAR_LYING + line_high(canvas) - LINE_HIGH + hint_high(canvas) - HINT_HIGH};
}

/* A block is an inlay of the rail: dark wood in a brass line. */
static void draw_block_ground(Canvas *canvas, Box box) {
    static const float SOFT = 26, RIM = 7;
    canvas_glow(canvas, box_inset(box, 6, 6), STYLE_CORNER, SOFT, 0xa0000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff5a381fu,
                               .bottom = 0xff2a190eu,
                               .edge = STYLE_BRASS,
                               .edge_width = 1.4f,
                               .radius = 20,
                               .is_cut = true});
    canvas_panel(canvas, box_inset(box, RIM, RIM),
                 &(PanelStyle){.top = 0xff16100cu,
                               .bottom = 0xff0b0807u,
                               .edge = STYLE_BRASS,
                               .edge_width = 1.8f,
                               .radius = 17,
                               .is_cut = true});
}

/* Returns the room inside. A block is lower by `unused` of the room of its buttons. */
static Box draw_ground(Ui *ui, Box box, float unused) {
    Canvas *canvas = ui_canvas(ui);
    if (action_bar_is_block(canvas, box)) {
        box_cut_top(&box, unused, 0);
        draw_block_ground(canvas, box);
        return box_inset(box, BLOCK_SIDE, BLOCK_EDGE);
    }
    bool is_portrait = canvas_layout(canvas)->is_portrait; /* there the table's ledge is dark by itself */
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_portrait ? 0x300c0907u : 0xb00c0907u,
                               .bottom = is_portrait ? 0x80080605u : 0xe6080605u});
    return box_inset(box, BAR_SIDE, BAR_EDGE);
}

/* A row of that width centred on the screen, or in `rest` if something is beside it. */
static Box centred(Box rest, float whole, float width) {
    float margin = (whole - width) / 2;
    bool fits = margin >= rest.x && whole - margin <= rest.x + rest.width;
    Box box = box_place(rest, width, rest.height, 0.5f, 0);
    if (fits) box.x = margin;
    return box;
}

/* A long line is broken instead of shrunk, upright and in a block. */
static bool is_broken(Ui *ui, Box box, const char *line) {
    TextStyle style = line_style(STYLE_BONE);
    return bar_is_stacked(ui_canvas(ui), box) && canvas_text_width(ui_canvas(ui), &style, line) > box.width;
}

/* In larger text the lines take what lower buttons leave, and in a block what is left above that height. */
static Box cut_line(Ui *ui, Box *rest, const char *line, float below) {
    if (action_bar_is_block(ui_canvas(ui), *rest)) {
        float one = line_high(ui_canvas(ui));
        Box lines = box_cut_top(rest, fmaxf(rest->height - BLOCK_LINE_GAP - below, one), BLOCK_LINE_GAP);
        bool is_broken_here = is_broken(ui, lines, line);
        float high = fminf(is_broken_here ? block_line_high(ui_canvas(ui)) : one, lines.height);
        return box_place(lines, lines.width, high, 0, 1);
    }
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    if (!is_broken(ui, *rest, line))
        return box_cut_top(rest, line_high(ui_canvas(ui)), is_portrait ? LEAST_GAP : LINE_GAP);
    TextStyle style = line_style(STYLE_BONE);
    float wanted = canvas_paragraph(ui_canvas(ui), *rest, &style, line, true);
    float room = rest->height - 2 * LEAST_HIGH - BAR_GAP - LEAST_GAP;
    float high = fmaxf(fminf(wanted, room), 2 * BROKEN_HIGH);
    float spare = rest->height - high - 2 * STYLE_BUTTON_HIGH - BAR_GAP;
    return box_cut_top(rest, high, fmaxf(fminf(spare, 18), LEAST_GAP));
}

Box bar_row(Ui *ui, Box box, int places) {
    float widest = canvas_layout(ui_canvas(ui))->is_portrait ? BUTTON_WIDEST_UPRIGHT : BUTTON_WIDEST;
    float wide = (float)places * widest + (float)(places - 1) * BAR_GAP;
    return centred(box, canvas_layout(ui_canvas(ui))->screen.width, fminf(wide, box.width));
}

/* Words about the buttons begin where few of them do, as far as they are short enough for that. */
static Box above_buttons(Ui *ui, Box box, float width) {
    float left = fminf(bar_row(ui, box, BAR_FEW_PLACES).x, box.x + box.width - width);
    return (Box){fmaxf(left, box.x), box.y, fminf(width, box.width), box.height};
}

static void draw_line_in(Ui *ui, Box box, const char *line, Colour colour, bool is_about_buttons) {
    TextStyle style = line_style(colour);
    bool is_block = action_bar_is_block(ui_canvas(ui), box);
    if (is_block) style.align = TEXT_LEFT;
    if (is_block && is_broken(ui, box, line)) {
        canvas_paragraph_within(ui_canvas(ui), box, &style, line);
        return;
    }
    if (is_broken(ui, box, line)) { /* in two of similar length, without a single word left over */
        float even = canvas_text_width(ui_canvas(ui), &style, line) / 2 + LONG_WORD;
        Box lines = box_place(box, fminf(even, box.width), box.height, 0.5f, 0);
        if (canvas_paragraph(ui_canvas(ui), lines, &style, line, true) > box.height + 1) lines = box;
        canvas_paragraph_within(ui_canvas(ui), lines, &style, line);
        return;
    }
    float width = fminf(canvas_text_width(ui_canvas(ui), &style, line) + 2, box.width);
    const Layout *layout = canvas_layout(ui_canvas(ui));
    if (!line[0]) return;
    bool is_left = is_block || (is_about_buttons && !layout->is_portrait);
    canvas_text(ui_canvas(ui),
                is_left ? above_buttons(ui, box, width) : centred(box, layout->screen.width, width), &style,
                line);
}

static void draw_line(Ui *ui, Box box, const char *line) { draw_line_in(ui, box, line, STYLE_BONE, false); }

/* The question itself gets the focus if no answer should be the default. */
static void draw_question(Ui *ui, Box box, const char *line, const Pick *pick) {
    char usual[UI_NAME_BYTES];
    HotspotState state = {0};
    TextStyle style = line_style(STYLE_BONE);
    Box words = bar_is_stacked(ui_canvas(ui), box)
                    ? box
                    : above_buttons(ui, box, canvas_text_width(ui_canvas(ui), &style, line));
    pick_usual(pick, usual);
    if (strcmp(usual, "rest") == 0) state = ui_hotspot(ui, &(Hotspot){.name = "rest", .box = words});
    draw_line_in(ui, box, line, state.is_focused ? STYLE_AMBER : STYLE_BONE, true);
}

/* ---- what a press does ---- */

typedef struct BarHint {
    char key[16]; /* what is to be pressed, "" if the pointer shows it */
    char label[PICK_LABEL], words[PICK_HINT];
} BarHint;

/* "Trade…" without its dots, which stand for a question that follows. */
static void format_label(const PickButton *buttons, int count, const char *name, BarHint *hint) {
    static const char DOTS[] = "…";
    for (int i = 0; i < count; i++)
        if (strcmp(buttons[i].name, name) == 0)
            snprintf(hint->label, sizeof hint->label, "%s", buttons[i].label);
    size_t bytes = strlen(hint->label), dots = strlen(DOTS);
    bool has_dots = bytes > dots && strcmp(hint->label + bytes - dots, DOTS) == 0;
    if (has_dots) hint->label[bytes - dots] = '\0';
}

/* Of what is pointed at, or else of what Return or the pad's button will press, from the first press on. */
static bool find_hint(Ui *ui, const Pick *pick, const PickButton *buttons, int count, BarHint *hint) {
    *hint = (BarHint){.key = ""};
    const char *name = ui_pointed(ui);
    bool is_pointed = pick_hint(pick, name, hint->words, sizeof hint->words);
    if (!is_pointed) name = ui_focus(ui);
    if (!is_pointed && !pick_hint(pick, name, hint->words, sizeof hint->words)) return false;
    if (!is_pointed) {
        if (ui_shows_pad(ui)) /* TRANSLATORS: a button of a pad, before what it does. */
            snprintf(hint->key, sizeof hint->key, _("%s:"), ui_pad_word(ui, UI_KEY_ACCEPT));
        else
            snprintf(hint->key, sizeof hint->key, "%s", _("Return:"));
        ui_tell_accept(ui);
    }
    format_label(buttons, count, name, hint);
    return true;
}

typedef struct HintPart {
    const char *words;
    TextStyle style;
} HintPart;
enum { HINT_PARTS = 3 };

static float part_width(Canvas *canvas, const HintPart *part) {
    static const float BETWEEN = 12;
    return part->words[0] ? canvas_text_width(canvas, &part->style, part->words) + BETWEEN : 0;
}

static void format_hint(const BarHint *hint, char *words, size_t size) {
    /* TRANSLATORS: between a button and what it does: “Trade – Give up one of your cards …”. */
    snprintf(words, size, "%s%s%s%s%s", hint->key, hint->key[0] ? " " : "", hint->label,
             hint->label[0] ? C_("button", " – ") : "", hint->words);
}

/* In several lines, in the middle of the room that is kept. In larger text the name of the button, which the
 * focus shows too, gives way before the letters do. */
static void draw_broken_hint(Canvas *canvas, Box box, const BarHint *hint) {
    char whole[PICK_HINT + PICK_LABEL + 32];
    TextStyle style = hint_style(FONT_TEXT, STYLE_DUST, TEXT_CENTRE);
    format_hint(hint, whole, sizeof whole);
    if (canvas_text_scale(canvas) > 1 && canvas_paragraph(canvas, box, &style, whole, true) > box.height + 1)
        snprintf(whole, sizeof whole, "%s%s%s", hint->key, hint->key[0] ? " " : "", hint->words);
    float high = canvas_paragraph(canvas, box, &style, whole, true);
    if (high <= box.height + 1) { /* in lines of similar length */
        float lines = roundf(high / canvas_line_height(canvas, &style));
        float even = canvas_text_width(canvas, &style, whole) / lines + LONG_WORD * canvas_text_scale(canvas);
        Box narrow = box_place(box, fminf(even, box.width), high, 0.5f, 0.5f);
        bool fits = canvas_paragraph(canvas, narrow, &style, whole, true) <= high + 1;
        box = fits ? narrow : box_place(box, box.width, high, 0.5f, 0.5f);
    }
    canvas_paragraph_within(canvas, box, &style, whole);
}

static float line_of_hint(const Canvas *canvas) {
    TextStyle style = hint_style(FONT_TEXT, STYLE_DUST, TEXT_LEFT);
    return lines_high(canvas, &style, 1, BLOCK_HINT);
}

/* From the left: what is pressed in a line, and what it does in another; or all of it in as many as there
 * are. */
static void draw_block_hint(Canvas *canvas, Box box, const BarHint *hint) {
    static const float NAME_MOST = 0.45f;
    TextStyle key = hint_style(FONT_TEXT, STYLE_FAINT, TEXT_LEFT),
              label = hint_style(FONT_BOLD, STYLE_BONE, TEXT_LEFT),
              words = hint_style(FONT_TEXT, STYLE_DUST, TEXT_LEFT);
    if (!hint->label[0] || canvas_text_width(canvas, &words, hint->words) > box.width) {
        char whole[PICK_HINT + PICK_LABEL + 32];
        format_hint(hint, whole, sizeof whole);
        canvas_paragraph_within(canvas, box, &words, whole);
        return;
    }
    Box head = box_cut_top(&box, line_of_hint(canvas), 0);
    float wide = fminf(part_width(canvas, &(HintPart){hint->key, key}), head.width * NAME_MOST);
    if (hint->key[0]) canvas_text(canvas, box_cut_left(&head, wide, 0), &key, hint->key);
    if (hint->label[0]) canvas_text(canvas, head, &label, hint->label);
    canvas_paragraph_within(canvas, box, &words, hint->words);
}

static void draw_hint_line(Ui *ui, Box box, const BarHint *hint) {
    Canvas *canvas = ui_canvas(ui);
    bool is_block = action_bar_is_block(canvas, box);
    const HintPart parts[HINT_PARTS] = {{hint->key, hint_style(FONT_TEXT, STYLE_FAINT, TEXT_LEFT)},
                                        {hint->label, hint_style(FONT_BOLD, STYLE_BONE, TEXT_LEFT)},
                                        {hint->words, hint_style(FONT_TEXT, STYLE_DUST, TEXT_LEFT)}};
    float width = 0;
    for (int i = 0; i < HINT_PARTS; i++) width += part_width(canvas, &parts[i]);
    if (width > box.width && is_block) {
        draw_block_hint(canvas, box, hint);
        return;
    }
    if (width > box.width) {
        draw_broken_hint(canvas, box, hint);
        return;
    }
    if (is_block) box = box_place(box, box.width, line_of_hint(canvas), 0, 0);
    Box line = canvas_layout(canvas)->is_portrait ? centred(box, canvas_layout(canvas)->screen.width, width)
                                                  : above_buttons(ui, box, width);
    for (int i = 0; i < HINT_PARTS; i++)
        if (parts[i].words[0])
            canvas_text(canvas, box_cut_left(&line, part_width(canvas, &parts[i]), 0), &parts[i].style,
                        parts[i].words);
}

/* Room is kept for it, so that nothing moves when it changes: stacked for two lines, unless an amount takes
 * that. */
static void draw_hint(Ui *ui, Box *rest, const Pick *pick, const PickButton *buttons, int count,
                      bool has_amount) {
    BarHint hint;
    Canvas *canvas = ui_canvas(ui);
    float high = has_amount ? hint_high_beside_amount(canvas) : hint_high(canvas);
    if (action_bar_is_block(canvas, *rest)) high = block_hint_high(canvas);
    Box box = box_cut_bottom(rest, high, HINT_GAP);
    if (!find_hint(ui, pick, buttons, count, &hint)) return;
    canvas_push_name(canvas, "hint");
    draw_hint_line(ui, box, &hint);
    canvas_pop_name(canvas);
}

/* ---- amounts ---- */

static const char *slider_label(const Pick *pick) {
    if (pick->mode == PICK_MARK) return _("My mark");
    if (pick->verb == SABACC_VERB_DECLARE) return _("Total");
    return pick->verb == SABACC_VERB_SKIFT ? _("Counts") : _("Credits");
}

static void draw_slider(Ui *ui, Box box, const Pick *pick) {
    int32_t min, max, value = pick_amount(pick);
    char words[16];
    Text text = text_over(words, sizeof words);
    bool is_mark = pick->mode == PICK_MARK;
    text_add_shown(&text, is_mark ? pick_mark_shown(&pick->view.table, pick->seat, value) : value);
    pick_range(pick, &min, &max);
    ui_slider(ui, &(Slider){.name = "amount",
                            .box = box,
                            .label = slider_label(pick),
                            .text = words,
                            .value = value,
                            .minimum = min,
                            .maximum = max,
                            .step = 1});
}

/* A stepper over several faces, by name. */
static void draw_steps(Ui *ui, Box box, const Pick *pick) {
    int index, count;
    char words[PICK_LABEL + 16];
    if (!pick_has_steps(pick, &index, &count, words, sizeof words)) return;
    ui_choice(ui, &(Choice){.name = "steps",
                            .box = box_place(box, box.width, fminf(STYLE_BUTTON_HIGH, box.height), 0, 0),
                            .text = words,
                            .value = index,
                            .minimum = 0,
                            .maximum = count - 1,
                            .step = 1,
                            .goes_around = true,
                            .is_question = true});
}

/* Over the screen's width the slider or stepper is left of the buttons, of which two have the last places:
 * what led to it was pressed further left. Stacked it is above them. */
static void draw_amount(Ui *ui, Box rest, const Pick *pick, const PickButton *buttons, int count) {
    enum { RIGHT_PLACES = 2 };
    static const float ABOVE = 6, ABOVE_IN_BLOCK = 8, HIGH_IN_BLOCK = 56;
    const Canvas *canvas = ui_canvas(ui);
    bool stacked = bar_is_stacked(canvas, rest), is_block = action_bar_is_block(canvas, rest);
    Box row = box_place(rest, rest.width, fminf(STYLE_BUTTON_HIGH, rest.height), 0, 0);
    float share = pick_has_amount(pick) ? 0.26f : 0.4f;
    Box box = is_block  ? box_cut_top(&rest, HIGH_IN_BLOCK, ABOVE_IN_BLOCK)
              : stacked ? box_inset(box_cut_top(&rest, STYLE_BUTTON_HIGH - 4, ABOVE), 20, 0)
                        : box_cut_left(&rest, rest.width * share, 30);
    if (pick_has_amount(pick))
        draw_slider(ui, box, pick);
    else
        draw_steps(ui, box, pick);
    if (stacked)
        bar_draw_buttons(ui, rest, pick, buttons, count, true);
    else if (count <= RIGHT_PLACES)
        bar_draw_row(ui, row, buttons, count, BAR_FEW_PLACES, BAR_FEW_PLACES - RIGHT_PLACES);
    else
        bar_draw_row(ui, box_place(rest, rest.width, row.height, 0, 0), buttons, count, count, 0);
}

/* Those on the table are put last; returns how many others there are. */
static int without_those_on_table(PickButton *buttons, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        PickButton button = buttons[i];
        if (button.is_on_table) continue;
        buttons[i] = buttons[kept];
        buttons[kept++] = button;
    }
    return kept;
}

void action_bar_draw(Ui *ui, Box box, const Pick *pick, const char *line, const BarSide *side) {
    PickButton buttons[PICK_BUTTONS];
    char prompt[PICK_PROMPT], steps[PICK_LABEL + 16];
    int index, of;
    int count = pick_buttons(pick, buttons);
    pick_prompt(pick, prompt, sizeof prompt);
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    bool has_amount = pick_has_amount(pick) || pick_has_steps(pick, &index, &of, steps, sizeof steps);
    int in_bar = is_portrait ? count : without_those_on_table(buttons, count);
    float below = has_amount ? BLOCK_AMOUNT : in_bar > 0 ? BLOCK_BUTTONS : 0;
    Box rest = draw_ground(ui, box, in_bar > 0 ? 0 : BLOCK_BUTTONS);
    if (side) bar_draw_owner(ui, &rest, &side->owner);
    if (!has_amount || !is_portrait) bar_draw_side(ui, &rest, side);
    draw_hint(ui, &rest, pick, buttons, count, has_amount);
    const char *question = prompt[0] ? prompt : line;
    draw_question(ui, cut_line(ui, &rest, question, below), question, pick);
    if (has_amount)
        draw_amount(ui, rest, pick, buttons, in_bar);
    else
        bar_draw_buttons(ui, rest, pick, buttons, in_bar, is_portrait);
}

Box action_bar_wait_box(Ui *ui, Box box, const BarSide *side) {
    const Canvas *canvas = ui_canvas(ui);
    if (!action_bar_is_block(canvas, box)) return box;
    float high = 2 * BLOCK_EDGE + block_line_high(canvas) + BLOCK_LINE_GAP + BAR_WAIT_HIGH;
    if (action_bar_needs_side(ui, side)) high += SIDE_HIGH + SIDE_GAP;
    return box_place(box, box.width, high, 0, 1);
}

Box action_bar_draw_wait(Ui *ui, Box box, const char *line, const char *button, const char *label,
                         const BarSide *side) {
    Box rest = draw_ground(ui, box, 0);
    bar_draw_side(ui, &rest, side);
    draw_line(ui, cut_line(ui, &rest, line, rest.height - block_line_high(ui_canvas(ui))), line);
    if (button) {
        Box place = box_place(rest, 380, STYLE_BUTTON_HIGH, 0.5f, 0);
        ui_button(ui, &(Button){.name = button, .box = place, .label = label, .is_primary = true});
    }
    return rest;
}

/* A line that is too long for one is broken into two. */
Box action_bar_draw_idle(Ui *ui, Box box, const char *line, float buttons) {
    static const float GAP = 18;
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = line_style(STYLE_BONE);
    style.align = TEXT_LEFT;
    float beside = 2 * BLOCK_SIDE + buttons + (buttons > 0 && line[0] ? GAP : 0);
    float wide = fminf(canvas_text_width(canvas, &style, line) + (line[0] ? 2 : 0), box.width - beside);
    Box words = {0, 0, wide, 0};
    float lines = line[0] ? canvas_paragraph(canvas, words, &style, line, true) : 0;
    float high = fmaxf(fminf(lines, block_line_high(canvas)), buttons > 0 ? BAR_WAIT_HIGH : 0);
    if (wide + buttons <= 0) return (Box){0};
    box = box_place(box, wide + beside, high + 2 * BLOCK_EDGE, 1, 1);
    draw_block_ground(canvas, box);
    Box rest = box_inset(box, BLOCK_SIDE, BLOCK_EDGE);
    Box room = box_cut_right(&rest, buttons, buttons > 0 ? GAP : 0);
    if (line[0])
        canvas_paragraph_within(canvas, box_place(rest, rest.width, fminf(lines, high), 0, 0.5f), &style,
                                line);
    return room;
}
