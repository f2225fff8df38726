/* The adviser's panel: what each choice of the person who is asked is worth, reckoned from that seat's own
 * view by the best level (session/counsel.h), and what the hand may become. */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "session/advice_words.h"
#include "ui/prompts/action_words.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float WIDE = 450, INSET = 12, PAD_X = 24, PAD_Y = 18, HEAD_HIGH = 40, GAP = 8, ROW_HIGH = 64,
                   KIND_HIGH = 34, BAR_HIGH = 6;
enum { ROWS = 6, FEW_ROWS = 4, LEAST_ROWS = 2, KINDS = 6 };

/* ---- whether it is allowed ---- */

bool play_is_common(const PlayScene *play) {
    int index;
    int64_t day;
    return play->plan.deal > 0 || daily_find(match_setup(play->game.match), &index, &day);
}

/* Why there is no advice at this table; NULL if there may be. */
static const char *refusal(const PlayScene *play) {
    if (play_is_drill(play)) return NULL;
    if (play_is_common(play))
        return _("This deal is the same for everybody, so it is played without advice.");
    if (play_is_hot_seat(play) && !play->advice.is_agreed)
        return _("With several people at the table there is advice only if all of you agree.");
    return NULL;
}

static bool may_agree(const PlayScene *play) { return !play_is_common(play) && play_is_hot_seat(play); }

bool play_has_advice(const PlayScene *play) {
    return !play_is_replay(play) && !play_is_lesson(play) && play->game.humans != 0;
}

/* ---- asking ---- */

static void wake(void *stage) { stage_wake(stage); }

/* A person looks at the own cards and is asked. */
static bool is_asked(const PlayScene *play) {
    const Pick *pick = &play->asking.pick;
    return play->mode == PLAY_OPEN && pick->mode != PICK_NOTHING && !pick->is_blind &&
           pick->seat == play->seen.eyes.viewer && match_to_act(play->game.match) == pick->seat;
}

uint64_t play_question_seed(const Match *match, int seat) {
    Rng rng = match_rng(match_setup(match)->seed, match_serial(match), 1 + seat);
    uint64_t high = (uint64_t)rng_next(&rng) << 32;
    return high | rng_next(&rng);
}

static void ask(PlayScene *play) {
    SabaccView view;
    SabaccOffers offers;
    int seat = play->asking.pick.seat;
    if (!play->advice.counsel) play->advice.counsel = counsel_create(wake, play->scene.stage);
    if (!play->advice.counsel) return;
    play_view_of(play, seat, &view);
    sabacc_view_legal(&view, &offers);
    counsel_ask(play->advice.counsel, &view, &offers, play_question_seed(play->game.match, seat));
    play->advice.is_wanted = true;
}

void play_advice_follow(PlayScene *play) {
    PlayAdvice *advice = &play->advice;
    if (!play->game.match || play_is_drill(play)) return;
    bool is_wanted = advice->is_open && is_asked(play) && !refusal(play);
    if (is_wanted)
        ask(play);
    else if (advice->counsel && advice->is_wanted)
        counsel_stop(advice->counsel);
    if (!is_wanted) advice->is_wanted = advice->has_report = false;
    if (!advice->is_wanted) return;
    bool waits = stage_services(play->scene.stage)->is_unpaced;
    advice->has_report = counsel_read(advice->counsel, waits, &advice->report, &advice->is_last);
}

bool play_advice_is_pending(const PlayScene *play) {
    return play->advice.is_wanted && !(play->advice.has_report && play->advice.is_last);
}

void play_advice_open(PlayScene *play) {
    play->advice.is_open =
        stage_services(play->scene.stage)->settings->values[SETTING_ADVICE] != 0 && play_has_advice(play);
}

void play_advice_close(PlayScene *play) {
    counsel_free(play->advice.counsel);
    play->advice = (PlayAdvice){.is_open = false};
}

static void set_open(PlayScene *play, bool is_open) {
    play->advice.is_open = is_open;
    play->advice.row = 0;
    stage_services(play->scene.stage)->settings->values[SETTING_ADVICE] = is_open;
    stage_settings_changed(play->scene.stage);
    if (is_open) play->panel.log_is_open = false;
}

void play_advice_toggle(PlayScene *play) {
    if (play_has_advice(play)) set_open(play, !play->advice.is_open);
}

bool play_advice_event(PlayScene *play, const UiEvent *event) {
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "advice:")) {
        play->advice.row = ui_event_index(event);
        return true;
    }
    if (strcmp(event->name, "agree") != 0) return false;
    play->advice.is_agreed = true;
    return true;
}

/* ---- drawing ---- */

static const SabaccTable *table_of(const PlayScene *play) { return &play->asking.pick.view.table; }

static void names_of(const PlayScene *play, const char *names[SABACC_MAX_SEATS]) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        names[seat] = seat < match_setup(play->game.match)->rules.seats ? play_seat_name(play, seat) : "";
}

static void draw_share(Canvas *canvas, Box box, int share, Colour colour) {
    Box rail = box_place(box, box.width, BAR_HIGH, 0, 0.5f);
    canvas_fill(canvas, rail, STYLE_ENAMEL_LIT);
    rail.width *= fminf((float)share / ADVISER_WHOLE, 1);
    canvas_fill(canvas, rail, colour);
}

/* Text under the name "advice:0:win". */
static void draw_named(Canvas *canvas, Box box, const TextStyle *style, const char *words, const char *row,
                       const char *what) {
    char name[2 * UI_NAME_BYTES];
    snprintf(name, sizeof name, "%s:%s", row, what);
    canvas_named_text(canvas, box, style, words, "%s", name);
}

static void draw_percent(Canvas *canvas, Box box, int share, const char *row, const char *what) {
    char words[24];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    snprintf(words, sizeof words, _("%d %%"), advice_percent(share));
    draw_named(canvas, box, &style, words, row, what);
}

static void draw_row(const PlayScene *play, Ui *ui, Box box, int index) {
    const AdviserReport *report = &play->advice.report;
    const Advice *advice = &report->list[index];
    const char *names[SABACC_MAX_SEATS];
    char name[UI_NAME_BYTES], words[ACTION_WORDS], worth[32];
    Canvas *canvas = ui_canvas(ui);
    Text text = text_over(worth, sizeof worth);
    snprintf(name, sizeof name, "advice:%d", index);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = box, .is_aside = true});
    bool is_read = index == play->advice.row, is_lit = state.is_hovered || state.is_focused;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_lit ? STYLE_ENAMEL_LIT : STYLE_ENAMEL,
                               .bottom = is_lit ? STYLE_ENAMEL_LIT : STYLE_ENAMEL,
                               .edge = is_read ? STYLE_AMBER : STYLE_METAL,
                               .edge_width = is_read ? 2.5f : 1.5f,
                               .radius = STYLE_CORNER});
    names_of(play, names);
    action_words(table_of(play), &advice->action, names, words);
    advice_worth(report, advice->worth, &text);
    Box inside = box_inset(box, 14, 6), head = box_cut_top(&inside, 30, 2);
    TextStyle label =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, index == 0 ? STYLE_AMBER : STYLE_BONE, TEXT_LEFT);
    TextStyle amount = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BONE, TEXT_RIGHT);
    draw_named(canvas, box_cut_right(&head, 92, 8), &amount, worth, name, "worth");
    draw_named(canvas, head, &label, words, name, "do");
    draw_percent(canvas, box_cut_right(&inside, 70, 10), advice->win, name, "win");
    draw_share(canvas, inside, advice->win, index == 0 ? STYLE_AMBER : STYLE_METAL_LIT);
}

static const char *unit_words(AdviserUnit unit) {
    if (unit == ADVISER_CREDITS) return _("Credits to be had from now on, and how often the hand is won");
    if (unit == ADVISER_SHARE) return _("Chance to win the game, and below it the hand");
    return _("How often the hand is won");
}

static int row_count(const PlayScene *play, int most) {
    int count = play->advice.report.count;
    return count < most ? count : most;
}

/* Returns how high it is. */
static float draw_unit(const PlayScene *play, Canvas *canvas, Box rest, bool is_measured_only) {
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    const char *words = unit_words((AdviserUnit)play->advice.report.unit);
    return canvas_paragraph(canvas, rest, &small, words, is_measured_only);
}

static void draw_rows(const PlayScene *play, Ui *ui, int most, Box *rest) {
    box_cut_top(rest, draw_unit(play, ui_canvas(ui), *rest, false), GAP);
    for (int i = 0; i < row_count(play, most); i++) draw_row(play, ui, box_cut_top(rest, ROW_HIGH, GAP), i);
}

/* The reason of the row that was chosen: of the first at first. */
static void write_reason(const PlayScene *play, Text *words) {
    const AdviserReport *report = &play->advice.report;
    const char *names[SABACC_MAX_SEATS];
    int row = play->advice.row < report->count ? play->advice.row : 0;
    names_of(play, names);
    advice_reason(report, row, table_of(play), names, words);
}

static const TextStyle reason_style = {
    .face = FONT_TEXT, .size = STYLE_SIZE_SMALL, .colour = STYLE_BONE, .align = TEXT_LEFT};

static float reason_high(const PlayScene *play, Canvas *canvas, Box rest) {
    char words[TABLE_LOG_BYTES];
    Text text = text_over(words, sizeof words);
    write_reason(play, &text);
    return canvas_paragraph(canvas, rest, &reason_style, words, true);
}

/* In larger text it may have to be smaller than wanted. */
static void draw_reason(const PlayScene *play, Canvas *canvas, Box box) {
    char words[TABLE_LOG_BYTES];
    Text text = text_over(words, sizeof words);
    write_reason(play, &text);
    canvas_push_name(canvas, "advice:why");
    canvas_paragraph_within(canvas, box, &reason_style, words);
    canvas_pop_name(canvas);
}

static void draw_kind(Canvas *canvas, Box box, const AdviceRow *kind, const char *name) {
    char words[16];
    Text text = text_over(words, sizeof words);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT), right = style;
    right.align = TEXT_RIGHT;
    advice_percent_words(kind->percent, &text);
    draw_named(canvas, box_cut_right(&box, 70, 10), &right, words, name, "share");
    draw_named(canvas, box_cut_left(&box, box.width * 0.46f, 10), &style, kind->words, name, "kind");
    draw_share(canvas, box, kind->share, kind->is_bombed ? STYLE_LOSS : STYLE_GAIN);
}

/* As many kinds as there is room for. */
static void draw_kinds(const PlayScene *play, Canvas *canvas, Box rest) {
    AdviceRow kinds[KINDS];
    TextStyle head = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    int room = (int)((rest.height - KIND_HIGH - 2) / KIND_HIGH);
    if (room < 2) return;
    int count = advice_rows(&play->advice.report, kinds, room < KINDS ? room : KINDS);
    if (count == 0) return;
    canvas_text(canvas, box_cut_top(&rest, KIND_HIGH, 2), &head, _("What this hand becomes"));
    for (int i = 0; i < count; i++) {
        char name[UI_NAME_BYTES];
        snprintf(name, sizeof name, "kind:%d", i);
        draw_kind(canvas, box_cut_top(&rest, KIND_HIGH, 0), &kinds[i], name);
    }
}

static void draw_note(Canvas *canvas, Box rest, const char *words) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_push_name(canvas, "advice:note");
    canvas_paragraph(canvas, rest, &style, words, false);
    canvas_pop_name(canvas);
}

static void draw_refusal(const PlayScene *play, Ui *ui, Box rest) {
    draw_note(ui_canvas(ui), box_cut_top(&rest, 110, 10), refusal(play));
    if (may_agree(play))
        ui_button(ui, &(Button){.name = "agree",
                                .box = box_place(rest, 260, STYLE_BUTTON_HIGH, 0, 0),
                                .label = _("All agree")});
}

static void draw_head(const PlayScene *play, Canvas *canvas, Box box) {
    char words[48];
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_RIGHT);
    if (play->advice.has_report) {
        snprintf(words, sizeof words, "%d", play->advice.report.playouts);
        if (canvas_transcript(canvas)) canvas_note(canvas, "advice:count", words);
        snprintf(words, sizeof words, _("%d hands played out"), play->advice.report.playouts);
        canvas_text(canvas, box_cut_right(&box, 260, 8), &small, words);
    }
    canvas_text(canvas, box, &heading, play_is_drill(play) ? _("The choices") : _("Advice"));
}

/* What it would take to show everything, or all but the chances. */
static float wanted_height(const PlayScene *play, Canvas *canvas, Box inside, int rows, bool has_chances) {
    static const float NOTE_HIGH = 120;
    float high = HEAD_HIGH + GAP;
    if (refusal(play)) return high + NOTE_HIGH + (may_agree(play) ? STYLE_BUTTON_HIGH : 0) + 2 * PAD_Y;
    if (!play->advice.has_report) return high + NOTE_HIGH + 2 * PAD_Y;
    AdviceRow kinds[KINDS];
    int kind_count = advice_rows(&play->advice.report, kinds, KINDS);
    high += draw_unit(play, canvas, inside, true) + GAP + (float)row_count(play, rows) * (ROW_HIGH + GAP);
    high += reason_high(play, canvas, inside) + 2 * GAP + 2 * PAD_Y;
    return high + (has_chances && kind_count > 0 ? (float)(kind_count + 1) * KIND_HIGH + 2 : 0);
}

/* The height that ends above that place, if it lies under the panel. */
static float high_above(Box plate, Box place) {
    static const float LEAST = 560, AIR = 8;
    bool is_under = place.x < plate.x + plate.width && place.y > plate.y + LEAST;
    return is_under ? place.y - AIR - plate.y : plate.height;
}

/* As high as it must be, and no lower than the plate and the cards of the one who is advised: with fewer rows
 * then, so that the chances have room. */
static Box plate_box(const PlayScene *play, Canvas *canvas, Box area, int *rows) {
    int seat = play->seen.eyes.viewer;
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    Box column = area, plate = box_inset(box_cut_left(&column, WIDE, 0), INSET, INSET);
    Box inside = box_inset(plate, PAD_X, PAD_Y);
    float most = plate.height;
    if (seat >= 0 && !play_is_drill(play)) {
        Box own = table_view_plate(play->seen.view, area, is_portrait, seat);
        Box hand = table_view_hand(play->seen.view, area, is_portrait, seat);
        most = fminf(high_above(plate, own), high_above(plate, hand));
    }
    *rows = wanted_height(play, canvas, inside, ROWS, true) > most ? FEW_ROWS : ROWS;
    while (*rows > LEAST_ROWS && wanted_height(play, canvas, inside, *rows, false) > most) --*rows;
    plate.height = fminf(wanted_height(play, canvas, inside, *rows, true), most);
    return plate;
}

void play_draw_advice(const PlayScene *play, Ui *ui, Box area) {
    int rows;
    Canvas *canvas = ui_canvas(ui);
    Box plate = plate_box(play, canvas, area, &rows);
    canvas_fill(canvas, box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, PAD_X, PAD_Y);
    draw_head(play, canvas, box_cut_top(&rest, HEAD_HIGH, GAP));
    ui_begin_group(ui);
    if (refusal(play)) {
        draw_refusal(play, ui, rest);
    } else if (play->advice.has_report) {
        draw_rows(play, ui, rows, &rest);
        draw_reason(play, canvas, box_cut_top(&rest, reason_high(play, canvas, rest), 2 * GAP));
        draw_kinds(play, canvas, rest);
    } else {
        draw_note(canvas, rest,
                  is_asked(play) ? _("The cards are being reckoned…")
                                 : _("There is advice when it is your turn."));
    }
}
