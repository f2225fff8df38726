/* Keys: what each letter does, and which key does it now. On a line the player presses the key that is to do
   it, or goes through the keys; where that one does something already, the two change places. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/scenes.h"
#include "scenes/stage.h"
#include "speech/speech.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

typedef struct KeysScene {
    Scene scene;
} KeysScene;

/* What a key does on the screens where it does something. */
static const struct {
    char usual;
    const char *label;
} does[] = {
    /* TRANSLATORS: what a key does; of two things the second is done elsewhere in the game. */
    {'a', N_("All, put away")},
    {'b', N_("Bet, replace")},
    {'c', N_("Check, clear")},
    {'d', N_("Draw")},
    {'e', N_("Field, end turn, export")},
    {'f', N_("Fold, fan out, fill up")},
    {'g', N_("Log")},
    {'h', N_("Hurry, half pot")},
    {'i', N_("Declare, stake")},
    {'k', N_("Call, keep, take")},
    {'l', N_("List of hands")},
    {'m', N_("Match, more")},
    {'n', N_("Done, next")},
    {'o', N_("Pass this round")},
    {'p', N_("Pass, play, slideshow")},
    {'q', N_("Explain a word")},
    {'r', N_("Raise")},
    {'s', N_("Stand, shift")},
    {'t', N_("Take, turn over")},
    {'u', N_("Pass until, use")},
    {'v', N_("Skift, speed")},
    {'w', N_("Take back")},
    {'x', N_("Trade")},
    {'?', N_("Rules")},
    {'-', N_("Plus or minus")},
    /* TRANSLATORS: of the speech: what happened last is said again; hand, credits, the others are told. */
    {'j', N_("Say what happened")},
    {'z', N_("Say hand and table")},
};
_Static_assert(sizeof does / sizeof *does == KEY_CHOICES, "every key has its words");

/* What one goes through by arrows; a key of another script only comes by being pressed. */
static const char offered[] = "abcdefghijklmnopqrstuvwxyz?-";
enum { OFFERED = sizeof offered - 1, LINE_HIGH = 43, LINE_GAP = 8, UPRIGHT_HIGH = 41, UPRIGHT_GAP = 6 };

static KeyChoices *choices_of(const Scene *scene) { return &stage_services(scene->stage)->settings->keys; }

static int index_of(char usual) {
    int index = 0;
    while (key_usual(index) != (uint32_t)(unsigned char)usual) index++;
    return index;
}

/* ---- drawing ---- */

static void shown_word(uint32_t key, char word[KEY_WORD]) {
    key_word(key >= 'a' && key <= 'z' ? key - 32 : key, word);
}

static int place_among_offered(uint32_t key) {
    const char *at = key < 0x80 ? strchr(offered, (int)key) : NULL;
    return at ? (int)(at - offered) : OFFERED;
}

static void draw_line(Ui *ui, const KeyChoices *choices, int line, Box box) {
    char name[UI_NAME_BYTES], usual[KEY_WORD], word[KEY_WORD];
    int index = index_of(does[line].usual);
    uint32_t key = key_chosen(choices, index);
    bool is_moved = key != key_usual(index);
    Canvas *canvas = ui_canvas(ui);
    shown_word(key_usual(index), usual);
    shown_word(key, word);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, is_moved ? STYLE_FAINT : STYLE_BONE, TEXT_LEFT);
    canvas_named_text(canvas, box_cut_left(&box, 44, 12), &style, usual, "key");
    snprintf(name, sizeof name, "key:%d", line);
    int place = place_among_offered(key);
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .label = _(does[line].label),
                            .text = word,
                            .value = place,
                            .maximum = place == OFFERED ? OFFERED : OFFERED - 1,
                            .step = 1,
                            .goes_around = true,
                            .is_question = true});
}

static void draw_lines(Ui *ui, const KeyChoices *choices, Box area, int columns) {
    int rows = (KEY_CHOICES + columns - 1) / columns;
    for (int column = 0; column < columns; column++) {
        Box rest = box_column(area, column, columns, 90);
        ui_begin_group(ui);
        for (int line = column * rows; line < KEY_CHOICES && line < (column + 1) * rows; line++)
            draw_line(ui, choices, line,
                      columns == 1 ? box_cut_top(&rest, UPRIGHT_HIGH, UPRIGHT_GAP)
                                   : box_cut_top(&rest, LINE_HIGH, LINE_GAP));
    }
}

static void keys_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    const KeyChoices none = {{0}};
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    Box plate = layout->is_portrait ? box_place(layout->screen, 860, 1570, 0.5f, 0.5f)
                                    : box_place(layout->screen, 1480, 1030, 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 56, 36);
    style_heading(canvas, box_cut_top(&rest, 56, 6), _("Keys"));
    TextStyle hint = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_cut_top(&rest, 48, 20), &hint,
                _("Press another key on a line: the two change places."));
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 16);
    draw_lines(ui, choices_of(scene), rest, layout->is_portrait ? 1 : 2);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "keys:usual",
                            .box = box_cut_left(&foot, 320, 0),
                            .label = _("As usual"),
                            .is_disabled = key_choices_are_same(choices_of(scene), &none)});
    ui_button(
        ui, &(Button){
                .name = "back", .box = box_cut_right(&foot, 220, 0), .label = _("Done"), .is_primary = true});
}

/* ---- events ---- */

static void choose(Scene *scene, int line, uint32_t key) {
    Ui *ui = stage_services(scene->stage)->ui;
    if (line < 0 || line >= KEY_CHOICES) return;
    if (!key_is_good(key)) {
        ui_toast(ui, _("This key cannot be chosen: digits count cards."));
        return;
    }
    key_choose(choices_of(scene), index_of(does[line].usual), key);
    stage_settings_changed(scene->stage);
}

/* The keys that ask for speech, where it is heard. */
static bool asks_for_speech(const Scene *scene, uint32_t character) {
    const StageServices *services = stage_services(scene->stage);
    uint32_t meant = ui_key_meant(services->ui, character);
    return (meant == UI_SAY_SITUATION || meant == UI_SAY_PAST) && speech_is_heard(services->speech);
}

/* A character on a line is the key for it, whatever else it does; who hears the page asks where it is. */
static bool keys_input(Scene *scene, const UiInput *input) {
    const char *focus = ui_focus(stage_services(scene->stage)->ui);
    bool is_character = input->kind == UI_KEY && input->key == UI_KEY_CHARACTER && input->character != ' ';
    if (!is_character || strncmp(focus, "key:", 4) != 0) return false;
    if (asks_for_speech(scene, input->character)) return false;
    if (!input->is_repeat) choose(scene, (int)strtol(focus + 4, NULL, 10), input->character);
    return true;
}

static void keys_event(Scene *scene, const UiEvent *event) {
    bool is_chosen = event->kind == UI_EVENT_CHANGE && ui_event_is(event, "key:");
    bool is_pressed = event->kind == UI_EVENT_ACTIVATE;
    if (is_chosen && event->value >= 0 && event->value < OFFERED)
        choose(scene, ui_event_index(event), (unsigned char)offered[event->value]);
    if (is_pressed && strcmp(event->name, "keys:usual") == 0) {
        *choices_of(scene) = (KeyChoices){{0}};
        stage_settings_changed(scene->stage);
        ui_set_focus(stage_services(scene->stage)->ui, "key:0");
    }
    if ((is_pressed && strcmp(event->name, "back") == 0) || event->kind == UI_EVENT_BACK)
        stage_pop(scene->stage);
}

static void keys_enter(Scene *scene) { ui_set_focus(stage_services(scene->stage)->ui, "key:0"); }

static void keys_destroy(Scene *scene) { free(scene); }

static const SceneKind keys_kind = {
    .enter = keys_enter,
    .draw = keys_draw,
    .event = keys_event,
    .input = keys_input,
    .destroy = keys_destroy,
};

Scene *keys_scene_create(void);
Scene *keys_scene_create(void) {
    KeysScene *keys = memory_calloc(1, sizeof *keys);
    keys->scene.kind = &keys_kind;
    return &keys->scene;
}
