/* The menu over a paused table. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/overlays.h"
#include "scenes/play/private.h"
#include "scenes/scenes.h"
#include "speech/speech.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct PauseScene {
    Scene scene;
    PlayScene *play; /* borrowed: the scene below */
} PauseScene;

typedef void (*PauseDo)(PauseScene *pause);

static bool is_saved(const PauseScene *pause) {
    return pause->play->game.save && play_save_is_saved(pause->play->game.save);
}

/* What becomes of the game; "" for a replay, of which nothing is lost. */
static const char *note_of(const PauseScene *pause) {
    if (play_is_replay(pause->play)) return "";
    return is_saved(pause) ? _("The game is kept as it stands. Resume it from the title.")
                           : _("This game is not kept as it stands.");
}

static void go_on(PauseScene *pause) { stage_pop(pause->scene.stage); }

static void undo(PauseScene *pause) {
    play_undo(pause->play);
    stage_pop(pause->scene.stage);
}

static void rules(PauseScene *pause) {
    stage_push(pause->scene.stage, play_rules_over(pause->play, RULES_STEPS));
}

static void settings(PauseScene *pause) { stage_push(pause->scene.stage, scene_create("settings")); }

static void free_pads(PauseScene *pause) {
    play_free_pads(pause->play);
    stage_pop(pause->scene.stage);
}

/* A replay is left for where it was opened. */
static void leave(PauseScene *pause) {
    Stage *stage = pause->scene.stage;
    if (!play_is_replay(pause->play)) {
        ui_toast(stage_services(stage)->ui,
                 is_saved(pause) ? _("The game is kept: Resume goes on with it.") : note_of(pause));
        stage_pop_all(stage);
        return;
    }
    stage_pop(stage);
    stage_pop(stage);
}

static void quit(PauseScene *pause) {
    speech_say_last(stage_services(pause->scene.stage)->speech, note_of(pause));
    stage_quit(pause->scene.stage);
}

static const struct {
    const char *name, *label;
    PauseDo act;
} pause_rows[] = {
    {"pause:continue", N_("Go on"), go_on},     {"pause:undo", N_("Take back"), undo},
    {"pause:rules", N_("Rules"), rules},        {"pause:settings", N_("Settings"), settings},
    {"pause:leave", N_("To the title"), leave}, {"pause:quit", N_("Quit"), quit},
};
enum { PAUSE_ROWS = sizeof pause_rows / sizeof *pause_rows };

/* The last row, where pads are somebody's. */
static void draw_pads(Ui *ui, Box box) {
    ui_button(ui, &(Button){.name = "pause:pads", .box = box, .label = _("Give the pads anew")});
}

/* After the first row one for each person who may sit out or in (ST-6). */
static void draw_sitter(const PauseScene *pause, Ui *ui, Box box, int seat) {
    char name[UI_NAME_BYTES], label[MATCH_WORDS + 64];
    snprintf(name, sizeof name, "pause:sits:%d", seat);
    play_format_sitting(pause->play, seat, label, sizeof label);
    ui_button(ui, &(Button){.name = name, .box = box, .label = label});
}

/* Friends, two in a row: who steps away, and who is back. The one who is asked has the key. */
static int friends_rows(const PauseScene *pause) { return (seats_count(play_friends(pause->play)) + 1) / 2; }

static void draw_friend(const PauseScene *pause, Ui *ui, Box box, int seat) {
    char name[UI_NAME_BYTES], label[MATCH_WORDS + 64];
    bool is_asked = play_turn_of(pause->play) == seat;
    snprintf(name, sizeof name, "pause:away:%d", seat);
    play_format_away(pause->play, seat, label, sizeof label);
    ui_button(ui, &(Button){.name = name,
                            .box = box,
                            .label = label,
                            .key = is_asked ? UI_CHARACTER_F4 : 0,
                            .is_disabled = !play_can_turn_away(pause->play, seat)});
}

static void draw_friends(const PauseScene *pause, Ui *ui, Box rest, int first, int count) {
    SeatMask friends = play_friends(pause->play);
    for (int i = 0; friends != 0; i++) {
        int seat = seats_take(&friends, 0);
        Box row = box_row(rest, first + i / 2, count, 12);
        bool is_alone = i % 2 == 0 && friends == 0;
        draw_friend(pause, ui, is_alone ? row : box_column(row, i % 2, 2, 12), seat);
    }
}

/* A button that cannot be chosen says why under its label. */
static void draw_barred(Ui *ui, Box box, const char *label, const char *why) {
    TextStyle name = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_METAL_LIT, TEXT_CENTRE);
    TextStyle said = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    Box rest = box_inset(box, 14, 5);
    canvas_text(ui_canvas(ui), box_cut_top(&rest, rest.height / 2, 0), &name, label);
    canvas_named_text(ui_canvas(ui), rest, &said, why, "pause:why");
}

static void draw_row(const PauseScene *pause, Ui *ui, Box box, int row) {
    bool is_undo = pause_rows[row].act == undo;
    bool is_replay_left = pause_rows[row].act == leave && play_is_replay(pause->play);
    const char *label = is_replay_left
                            ? (play_is_drill(pause->play) ? _("Leave the drill") : _("Leave the replay"))
                            : _(pause_rows[row].label);
    const char *bar = is_undo ? play_undo_bar(pause->play) : NULL;
    ui_button(ui, &(Button){.name = pause_rows[row].name,
                            .box = box,
                            .label = bar ? "" : label,
                            .is_disabled = bar != NULL,
                            .is_primary = row == 0});
    if (bar) draw_barred(ui, box, label, bar);
}

static void draw_rows(const PauseScene *pause, Ui *ui, Box rest) {
    SeatMask sitters = play_sitters(pause->play);
    bool has_pads = play_has_pads(pause->play);
    int count = PAUSE_ROWS + seats_count(sitters) + friends_rows(pause) + has_pads, at = 0;
    for (int row = 0; row < PAUSE_ROWS; row++) {
        draw_row(pause, ui, box_row(rest, at++, count, 12), row);
        while (row == 0 && sitters != 0)
            draw_sitter(pause, ui, box_row(rest, at++, count, 12), seats_take(&sitters, 0));
        if (row == 0) draw_friends(pause, ui, rest, at, count);
        if (row == 0) at += friends_rows(pause);
    }
    if (has_pads) draw_pads(ui, box_row(rest, at, count, 12));
}

static void pause_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const PauseScene *pause = (PauseScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    canvas_fill(canvas, screen, STYLE_SCRIM);
    int more = seats_count(play_sitters(pause->play)) + friends_rows(pause) + play_has_pads(pause->play);
    Box plate = box_place(screen, 620, fminf(690 + 82 * (float)more, screen.height - 40), 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 44, 36);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_CENTRE);
    canvas_text(canvas, box_cut_top(&rest, 60, 20), &heading, _("Pause"));
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    canvas_paragraph_within(canvas, box_cut_bottom(&rest, 56, 12), &note, note_of(pause));
    draw_rows(pause, ui, rest);
}

/* "pause:sits:2" */
static bool take_sitter(PauseScene *pause, const UiEvent *event) {
    if (!ui_event_is(event, "pause:sits:")) return false;
    play_say_sitting(pause->play, ui_event_index(event));
    stage_pop(pause->scene.stage);
    return true;
}

/* "pause:away:2" */
static void take_friend(PauseScene *pause, int seat) {
    if (play_is_away(pause->play, seat))
        play_come_back(pause->play, seat);
    else
        play_step_away(pause->play, seat);
    stage_pop(pause->scene.stage);
}

static void pause_event(Scene *scene, const UiEvent *event) {
    PauseScene *pause = (PauseScene *)scene;
    if (event->kind == UI_EVENT_BACK || event->kind == UI_EVENT_MENU) stage_pop(scene->stage);
    if (event->kind != UI_EVENT_ACTIVATE || take_sitter(pause, event)) return;
    if (ui_event_is(event, "pause:away:")) {
        take_friend(pause, ui_event_index(event));
        return;
    }
    if (strcmp(event->name, "pause:pads") == 0) {
        free_pads(pause);
        return;
    }
    for (int i = 0; i < PAUSE_ROWS; i++) {
        if (strcmp(event->name, pause_rows[i].name) == 0) pause_rows[i].act(pause);
    }
}

/* Before one leaves it is told what becomes of the game. */
static void pause_destroy(Scene *scene) { free(scene); }

static const SceneKind pause_kind = {
    .is_overlay = true, .draw = pause_draw, .event = pause_event, .destroy = pause_destroy};

Scene *pause_scene_over(PlayScene *play) {
    PauseScene *pause = memory_calloc(1, sizeof *pause);
    pause->scene.kind = &pause_kind;
    pause->play = play;
    return &pause->scene;
}
