/* Keys: a drawn keyboard with what each key does on its cap. A key is picked up and put where another is, by
 * Return, the pad's A, a press or a drag, or by the key itself: what lies on the two changes places. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/page.h"
#include "scenes/scenes.h"
#include "scenes/settings/keys.h"
#include "scenes/stage.h"
#include "speech/speech.h"
#include "ui/spoken.h"
#include "ui/style.h"

typedef struct KeysScene {
    Scene scene;
    uint32_t picked; /* the key that is being moved; 0 for none */
} KeysScene;

static const KeyUse uses[] = {
    /* TRANSLATORS: what a key does; of two things the second is done elsewhere in the game. */
    {'a', KEYS_CREDITS, N_("All, put away"), NULL},
    {'b', KEYS_CREDITS, N_("Bet, replace"), NULL},
    {'c', KEYS_CREDITS, N_("Check, clear"), NULL},
    {'d', KEYS_CARDS, N_("Draw"), NULL},
    {'e', KEYS_CARDS, N_("Field, end turn, export"), NULL},
    {'f', KEYS_CREDITS, N_("Fold, fan out, fill up"), NULL},
    {'g', KEYS_LOOK, N_("Log"), NULL},
    {'h', KEYS_TURN, N_("Hurry, half pot"), NULL},
    {'i', KEYS_CARDS, N_("Declare, stake"), NULL},
    {'k', KEYS_CREDITS, N_("Call, keep, take"), NULL},
    {'l', KEYS_LOOK, N_("List of hands"), N_("Hands")},
    {'m', KEYS_CREDITS, N_("Match, more"), NULL},
    {'n', KEYS_TURN, N_("Done, next"), NULL},
    {'o', KEYS_TURN, N_("Pass this round"), NULL},
    {'p', KEYS_TURN, N_("Pass, play, slideshow"), NULL},
    {'q', KEYS_LOOK, N_("Explain a word"), N_("Explain")},
    {'r', KEYS_CREDITS, N_("Raise"), NULL},
    {'s', KEYS_CARDS, N_("Stand, shift"), NULL},
    {'t', KEYS_CARDS, N_("Take, turn over"), NULL},
    {'u', KEYS_TURN, N_("Pass until, use"), NULL},
    {'v', KEYS_CARDS, N_("Skift, speed"), NULL},
    {'w', KEYS_TURN, N_("Take back"), NULL},
    {'x', KEYS_CARDS, N_("Trade"), NULL},
    {'?', KEYS_LOOK, N_("Rules"), NULL},
    {'-', KEYS_CARDS, N_("Plus or minus"), NULL},
    /* TRANSLATORS: of the speech: what happened last is said again; hand, credits, the others are told. */
    {'j', KEYS_SPEECH, N_("Say what happened"), N_("Repeat")},
    {'z', KEYS_SPEECH, N_("Say hand and table"), N_("Say")},
};
_Static_assert(sizeof uses / sizeof *uses == KEY_CHOICES, "every key has its words");

static const struct {
    const char *title, *symbol;
    Colour colour;
} groups[KEY_GROUPS] = {
    [KEYS_CREDITS] = {N_("Credits"), "\uE00A", 0xffffb84au},
    [KEYS_CARDS] = {N_("Cards"), "\uE028", 0xff6fd3a6u},
    [KEYS_TURN] = {N_("Turn and pace"), "\uE020", 0xffff8f6bu},
    [KEYS_LOOK] = {N_("To look up"), "\uE02C", 0xff8fcbffu},
    [KEYS_SPEECH] = {N_("Speech"), "\uE023", 0xffd3a8ffu},
};

const KeyUse *keys_use(int use) { return &uses[use]; }
const char *keys_group_title(KeyGroup group) { return _(groups[group].title); }
const char *keys_group_symbol(KeyGroup group) { return groups[group].symbol; }
Colour keys_group_colour(KeyGroup group) { return groups[group].colour; }

int keys_index(int use) {
    int index = 0;
    while (key_usual(index) != (uint32_t)(unsigned char)uses[use].usual) index++;
    return index;
}

int keys_use_on(const KeyChoices *choices, uint32_t key) {
    for (int use = 0; use < KEY_CHOICES; use++)
        if (key_chosen(choices, keys_index(use)) == key) return use;
    return -1;
}

size_t keys_part(const char *label, const char **next) {
    static const char *const between[] = {",", "、"};
    size_t length = strlen(label);
    *next = label + length;
    for (size_t i = 0; i < sizeof between / sizeof *between; i++) {
        const char *at = strstr(label, between[i]);
        if (!at || (size_t)(at - label) >= length) continue;
        length = (size_t)(at - label);
        *next = at + strlen(between[i]) + strspn(at + strlen(between[i]), " ");
    }
    return length;
}

void keys_short(int use, char *words, size_t size) {
    const char *label = _(uses[use].brief ? uses[use].brief : uses[use].label), *next;
    int length = (int)keys_part(label, &next);
    snprintf(words, size, "%.*s", length, label);
}

void keys_word(uint32_t key, char word[KEY_WORD]) {
    key_word(key >= 'a' && key <= 'z' ? key - 32 : key, word);
}

static KeyChoices *choices_of(const Scene *scene) { return &stage_services(scene->stage)->settings->keys; }

/* ---- drawing ---- */

static void cap_name(uint32_t key, char name[UI_NAME_BYTES]) {
    snprintf(name, UI_NAME_BYTES, "key:%u", (unsigned)key);
}

/* The key of a widget of that name; 0 for any other name. */
static uint32_t key_named(const char *name) {
    return strncmp(name, "key:", 4) == 0 ? (uint32_t)strtoul(name + 4, NULL, 10) : 0;
}

/* The key that is pointed at, or has the focus. */
static uint32_t key_now(const Ui *ui) {
    uint32_t pointed = ui_shows_focus(ui) ? 0 : key_named(ui_pointed(ui));
    return pointed ? pointed : key_named(ui_focus(ui));
}

/* "B: Bet, replace", and which of them is being moved. */
static void say_cap(Ui *ui, const KeysShown *shown, uint32_t key, int use) {
    char word[KEY_WORD], words[UI_SPOKEN_LABEL];
    keys_word(key, word);
    const char *does = use >= 0 ? _(uses[use].label) : _("nothing");
    if (key == shown->picked)
        /* TRANSLATORS: spoken of a key that was picked up: "B: Bet, replace, picked up". */
        snprintf(words, sizeof words, _("%s: %s, picked up"), word, does);
    else
        snprintf(words, sizeof words, "%s: %s", word, does);
    ui_spoken_label(ui, words);
}

static CapLook look_of(const KeysShown *shown, uint32_t key, char word[KEY_WORD], char *words, size_t size) {
    int use = keys_use_on(shown->choices, key);
    CapLook look = {.letter = word, .symbol = "", .is_picked = key == shown->picked};
    keys_word(key, word);
    look.is_lit = key == shown->key && !shown->picked;
    look.is_target = key == shown->key && shown->picked && !look.is_picked;
    if (use < 0) return look;
    keys_short(use, words, size);
    look.does = words;
    look.symbol = groups[uses[use].group].symbol;
    look.colour = groups[uses[use].group].colour;
    return look;
}

static void draw_key(Ui *ui, const KeysShown *shown, const BoardCap *cap, HotspotState state) {
    static const float RAISED = 7, PICKED = 14, CARRIED = 18;
    char word[KEY_WORD], words[80];
    Canvas *canvas = ui_canvas(ui);
    Box box = cap->box;
    CapLook look = look_of(shown, cap->key, word, words, sizeof words);
    look.raised = look.is_picked ? PICKED : cap->key == shown->key ? RAISED : 0;
    canvas_push_name(canvas, "cap:%u", (unsigned)cap->key);
    if (look.is_picked || state.is_carried) board_draw_socket(canvas, box);
    if (state.is_carried) {
        box.x += state.by_x;
        box.y += state.by_y;
        look.raised = CARRIED;
        look.is_picked = true;
    }
    board_draw_cap(canvas, box, &look);
    canvas_pop_name(canvas);
}

static void draw_fixed(Canvas *canvas, const BoardCap *cap) {
    canvas_push_name(canvas, UI_UNSPOKEN);
    board_draw_cap(canvas, cap->box, &(CapLook){.letter = cap->word, .does = cap->does, .is_fixed = true});
    canvas_pop_name(canvas);
}

static HotspotState declare_key(Ui *ui, const KeysShown *shown, const BoardCap *cap) {
    char name[UI_NAME_BYTES];
    int use = keys_use_on(shown->choices, cap->key);
    cap_name(cap->key, name);
    HotspotState state =
        ui_hotspot(ui, &(Hotspot){.name = name, .box = cap->box, .home = use >= 0 ? cap->box : (Box){0}});
    say_cap(ui, shown, cap->key, use);
    return state;
}

/* What stands out is drawn last. */
static void draw_board(Ui *ui, const KeysShown *shown, const Board *board) {
    HotspotState states[BOARD_CAPS] = {{0}};
    for (int i = 0; i < board->count; i++)
        if (board->caps[i].key) states[i] = declare_key(ui, shown, &board->caps[i]);
    for (int is_above = 0; is_above < 2; is_above++)
        for (int i = 0; i < board->count; i++) {
            const BoardCap *cap = &board->caps[i];
            bool stands_out =
                cap->key && (cap->key == shown->key || cap->key == shown->picked || states[i].is_carried);
            if (stands_out != (is_above == 1)) continue;
            if (cap->key)
                draw_key(ui, shown, cap, states[i]);
            else
                draw_fixed(ui_canvas(ui), cap);
        }
}

/* Chosen keys that the drawn keyboard does not have; returns how many. */
static int keys_off(const Board *board, const KeyChoices *choices, uint32_t keys[KEY_CHOICES]) {
    int count = 0;
    for (int i = 0; i < KEY_CHOICES; i++)
        if (!board_has(board, key_chosen(choices, i))) keys[count++] = key_chosen(choices, i);
    return count;
}

/* Beside each other at the foot of the board. */
static void add_keys_off(Canvas *canvas, Board *board, const uint32_t *keys, int count, Box strip) {
    static const float WORDS = 220, CAP = 110, BETWEEN = 7;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph_within(canvas, box_inset(box_cut_left(&strip, WORDS, 12), 6, 14), &style,
                            _("On keys that are not drawn"));
    float wide = fminf(CAP, strip.width / (float)count - BETWEEN);
    for (int i = 0; i < count; i++) board_add_cap(board, keys[i], box_cut_left(&strip, wide, BETWEEN));
}

static void draw_keyboard(Ui *ui, const KeysShown *shown, Box box, bool is_narrow) {
    static const float STRIP = 112;
    Board board;
    uint32_t keys[KEY_CHOICES];
    Box caps = board_draw_case(ui_canvas(ui), box);
    board_lay_out(&board, caps, is_narrow);
    int off = keys_off(&board, shown->choices, keys);
    if (off > 0) {
        Box strip = box_cut_bottom(&caps, STRIP, 6);
        board_lay_out(&board, caps, is_narrow);
        add_keys_off(ui_canvas(ui), &board, keys, off, strip);
    }
    draw_board(ui, shown, &board);
}

static void draw_foot(Ui *ui, const KeyChoices *choices, Box foot) {
    const KeyChoices none = {{0}};
    ui_begin_foot(ui);
    ui_button(ui, &(Button){.name = "keys:usual",
                            .box = box_cut_left(&foot, 320, 0),
                            .label = _("As usual"),
                            .is_disabled = key_choices_are_same(choices, &none)});
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Done"), true);
}

static void keys_draw(Scene *scene, Ui *ui, double ahead_ms) {
    static const float SIDE = 420, SIDE_LARGER = 150, LARGER = 1.3f, UPRIGHT = 700, GAP = 18, SMALL = 0.45f;
    (void)ahead_ms;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    const KeyChoices *choices = choices_of(scene);
    KeysShown shown = {choices, key_now(ui), ((const KeysScene *)scene)->picked};
    if (!shown.key) shown.key = shown.picked ? shown.picked : key_chosen(choices, 0);
    float scale = canvas_text_scale(canvas);
    style_place(canvas, "lounge", STYLE_PAGE_DARK);
    Box rest = page_whole(canvas);
    style_heading(canvas, box_cut_top(&rest, 56, 14), _("Keys"));
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, GAP);
    ui_begin_group(ui);
    Box side = layout->is_portrait ? rest : box_cut_right(&rest, SIDE + SIDE_LARGER * (scale - 1), GAP);
    if (layout->is_portrait) rest = box_cut_top(&side, UPRIGHT, GAP);
    bool is_narrow = layout->is_portrait || scale > LARGER || layout->scale < SMALL;
    draw_keyboard(ui, &shown, rest, is_narrow);
    keys_draw_side(ui, &shown, side);
    draw_foot(ui, choices, foot);
}

/* ---- events ---- */

static void pick_up(KeysScene *keys, uint32_t key) {
    Ui *ui = stage_services(keys->scene.stage)->ui;
    if (key && keys_use_on(choices_of(&keys->scene), key) < 0) {
        ui_toast(ui, _("Nothing lies on this key. Choose one that does something."));
        return;
    }
    keys->picked = key;
    ui_spoken_again(ui);
}

/* Tells what lies where now. */
static void tell_placed(Scene *scene, int use, int other) {
    char words[400], key[KEY_WORD], key_of_other[KEY_WORD];
    const KeyChoices *choices = choices_of(scene);
    keys_word(key_chosen(choices, keys_index(use)), key);
    if (other >= 0) {
        keys_word(key_chosen(choices, keys_index(other)), key_of_other);
        /* TRANSLATORS: two actions, each with its key, have changed places: "Bet" is on N now, "Done" on B.
         */
        snprintf(words, sizeof words, _("“%s” is on %s now, “%s” on %s."), _(uses[use].label), key,
                 _(uses[other].label), key_of_other);
    } else {
        snprintf(words, sizeof words, _("“%s” is on %s now."), _(uses[use].label), key);
    }
    ui_toast(stage_services(scene->stage)->ui, words);
}

/* What lies on the first goes onto the other key, and what lay there comes back. */
static void place(KeysScene *keys, uint32_t from, uint32_t to) {
    Scene *scene = &keys->scene;
    char name[UI_NAME_BYTES];
    KeyChoices *choices = choices_of(scene);
    int use = keys_use_on(choices, from), other = keys_use_on(choices, to);
    if (!key_is_good(to)) {
        ui_toast(stage_services(scene->stage)->ui, _("This key cannot be chosen: digits count cards."));
        return;
    }
    keys->picked = 0;
    if (use < 0 || from == to) return;
    key_choose(choices, keys_index(use), to);
    stage_settings_changed(scene->stage);
    cap_name(to, name);
    ui_set_focus(stage_services(scene->stage)->ui, name);
    tell_placed(scene, use, other);
}

/* The keys that ask for speech, where it is heard. */
static bool asks_for_speech(const Scene *scene, uint32_t character) {
    const StageServices *services = stage_services(scene->stage);
    uint32_t meant = ui_key_meant(services->ui, character);
    return (meant == UI_SAY_SITUATION || meant == UI_SAY_PAST) && speech_is_heard(services->speech);
}

/* A character goes to its key, or puts there what was picked up; who hears the page asks where it is. */
static bool keys_input(Scene *scene, const UiInput *input) {
    KeysScene *keys = (KeysScene *)scene;
    Ui *ui = stage_services(scene->stage)->ui;
    char name[UI_NAME_BYTES];
    bool is_of_function = input->character == UI_CHARACTER_F2 || input->character == UI_CHARACTER_F4 ||
                          input->character == UI_CHARACTER_OTHER;
    bool is_character =
        input->kind == UI_KEY && input->key == UI_KEY_CHARACTER && input->character != ' ' && !is_of_function;
    if (!is_character || ui_is_scanning(ui) || asks_for_speech(scene, input->character)) return false;
    if (input->is_repeat) return true;
    cap_name(input->character, name);
    if (keys->picked)
        place(keys, keys->picked, input->character);
    else if (ui_can_choose(ui, name))
        ui_set_focus(ui, name);
    ui_spoken_show_focus(ui);
    return true;
}

static void take_key(KeysScene *keys, const UiEvent *event) {
    uint32_t key = key_named(event->name);
    if (event->is_dropped) {
        uint32_t over = key_named(event->over);
        if (over) place(keys, key, over);
    } else if (!keys->picked) {
        pick_up(keys, key);
    } else {
        place(keys, keys->picked, key);
    }
}

static void keys_event(Scene *scene, const UiEvent *event) {
    KeysScene *keys = (KeysScene *)scene;
    bool is_pressed = event->kind == UI_EVENT_ACTIVATE, is_back = event->kind == UI_EVENT_BACK;
    if (is_pressed && key_named(event->name)) take_key(keys, event);
    if (is_pressed && strcmp(event->name, "keys:usual") == 0) {
        *choices_of(scene) = (KeyChoices){{0}};
        keys->picked = 0;
        stage_settings_changed(scene->stage);
        ui_set_focus(stage_services(scene->stage)->ui, "key:97");
    }
    if (is_back && keys->picked)
        pick_up(keys, 0);
    else if (is_back || (is_pressed && strcmp(event->name, "back") == 0))
        stage_pop(scene->stage);
}

static void keys_enter(Scene *scene) {
    char name[UI_NAME_BYTES];
    cap_name(key_chosen(choices_of(scene), 0), name);
    ui_set_focus(stage_services(scene->stage)->ui, name);
}

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
