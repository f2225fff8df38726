/* The gallery: the house's decks on a shelf, laid out, fanned, and card by card. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "scenes/gallery_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const double TURN_MS = 420, SHIFT_MS = 1500, SLIDE_MS = 6000;

static const struct {
    const char *cloth, *title;
} themes[GALLERY_THEMES] = {
    {NULL, N_("Lounge")}, {"cloth", N_("Harbour")}, {"cloth-2", N_("Ember")}, {"cloth-3", N_("Void")}};

const GalleryDeck *gallery_deck(const GalleryScene *gallery) { return &gallery->decks.list[gallery->deck]; }

static const StageServices *services(const GalleryScene *gallery) {
    return stage_services(gallery->scene.stage);
}

static void play(const GalleryScene *gallery, AudioSound sound) {
    audio_play(services(gallery)->audio, sound, 0);
}

bool gallery_is_calm(const GalleryScene *gallery) {
    return services(gallery)->settings->values[SETTING_REDUCED_MOTION] != 0;
}

/* --- moves
 * ------------------------------------------------------------------------------------------------------- */

static float speed_of(const GalleryScene *gallery) {
    return pace_speed((Pace)services(gallery)->settings->values[SETTING_PACE]);
}

float gallery_moved(const GalleryScene *gallery, double ahead_ms) {
    double span = gallery->move == GALLERY_TURNING ? TURN_MS : SHIFT_MS;
    double gone = stage_now(gallery->scene.stage) + ahead_ms - gallery->since;
    return (float)fmin(fmax(gone * (double)speed_of(gallery) / span, 0), 1);
}

static void finish(GalleryScene *gallery) {
    if (gallery->move == GALLERY_SHIFTING) gallery->face = gallery->coming;
    gallery->move = GALLERY_AT_REST;
}

static void begin(GalleryScene *gallery, GalleryMove move) {
    finish(gallery);
    gallery->move = move;
    gallery->since = stage_now(gallery->scene.stage);
    play(gallery, move == GALLERY_TURNING ? AUDIO_FLIP : AUDIO_SHIFT_SWEEP);
}

static void turn(GalleryScene *gallery) {
    begin(gallery, GALLERY_TURNING);
    gallery->is_turned = !gallery->is_turned;
    if (gallery->page != GALLERY_CARD || speed_of(gallery) <= 0) finish(gallery);
}

static void shift_to(GalleryScene *gallery, int face) {
    finish(gallery);
    gallery->is_turned = false;
    begin(gallery, GALLERY_SHIFTING);
    gallery->coming = face;
    if (speed_of(gallery) <= 0) finish(gallery);
}

/* Any other card of the deck. What the shift brings here is only for show. */
static void shift(GalleryScene *gallery) {
    finish(gallery);
    int count = gallery_deck(gallery)->face_count;
    gallery->picked = gallery->picked * 1103515245u + 12345u;
    int step = 1 + (int)((gallery->picked >> 16) % (uint32_t)(count - 1));
    shift_to(gallery, (gallery->face + step) % count);
}

/* --- where one is
 * ------------------------------------------------------------------------------------------------ */

static void focus(GalleryScene *gallery, const char *name) { ui_set_focus(services(gallery)->ui, name); }

static void focus_card(GalleryScene *gallery) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "card:%d", gallery->face);
    focus(gallery, name);
}

static void open_deck(GalleryScene *gallery, int deck) {
    gallery->deck = deck;
    gallery->face = 0;
    gallery->page = GALLERY_SHEET;
    gallery->is_turned = false;
    focus_card(gallery);
    play(gallery, AUDIO_SLIDE);
}

static void open_card(GalleryScene *gallery, int face) {
    gallery->before = gallery->page;
    gallery->face = face;
    gallery->page = GALLERY_CARD;
    gallery->zoom = 0;
    focus(gallery, "gallery:card");
    play(gallery, AUDIO_SLIDE);
}

static void set_zoom(GalleryScene *gallery, int zoom) {
    if (zoom < 0 || zoom >= GALLERY_ZOOMS) return;
    if (zoom == 0) ui_pan_to_middle(services(gallery)->ui, "gallery:card");
    gallery->zoom = zoom;
}

static void stop_slideshow(GalleryScene *gallery) { gallery->is_slideshow = false; }

static void step(GalleryScene *gallery, int by) {
    finish(gallery);
    int count = gallery_deck(gallery)->face_count;
    gallery->face = (gallery->face + by + count) % count;
    play(gallery, AUDIO_SLIDE);
}

static void focus_deck(GalleryScene *gallery) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "deck:%s", gallery_deck(gallery)->id);
    focus(gallery, name);
}

static void go_back(GalleryScene *gallery) {
    finish(gallery);
    if (gallery->is_slideshow) {
        stop_slideshow(gallery);
    } else if (gallery->page == GALLERY_CARD && gallery->zoom > 0) {
        set_zoom(gallery, 0);
    } else if (gallery->page == GALLERY_CARD) {
        gallery->page = gallery->before;
        if (gallery->page == GALLERY_SHELF)
            focus(gallery, "gallery:search");
        else
            focus_card(gallery);
    } else if (gallery->page != GALLERY_SHELF) {
        gallery->page = GALLERY_SHELF;
        gallery->is_turned = false;
        focus_deck(gallery);
    } else if (gallery->typed[0]) {
        gallery->typed[0] = '\0';
        focus_deck(gallery);
    } else {
        stage_pop(gallery->scene.stage);
    }
}

/* --- slideshow
 * ----------------------------------------------------------------------------------------------- */

static void start_slideshow(GalleryScene *gallery) {
    if (gallery->page != GALLERY_CARD) open_card(gallery, gallery->face);
    set_zoom(gallery, 0);
    gallery->is_slideshow = true;
    gallery->next_slide = stage_now(gallery->scene.stage) + SLIDE_MS;
}

static void next_slide(GalleryScene *gallery) {
    shift_to(gallery, (gallery->face + 1) % gallery_deck(gallery)->face_count);
    gallery->next_slide = stage_now(gallery->scene.stage) + SLIDE_MS;
}

static void find_all(GalleryScene *gallery);

/* What is shown stays, where it still is: decks come and go beside it. */
static void take_decks(GalleryScene *gallery) {
    char id[GALLERY_ID] = "";
    if (gallery->decks.count > 0) memcpy(id, gallery_deck(gallery)->id, sizeof id);
    if (!gallery_decks_take(&gallery->decks, services(gallery)->decks)) return;
    int deck = id[0] ? deck_shelf_find(services(gallery)->decks, id) : 0;
    gallery->deck = deck < 0 ? 0 : deck;
    gallery->told.deck = -1;
    if (deck < 0 || gallery->face >= gallery_deck(gallery)->face_count) {
        finish(gallery);
        gallery->face = 0;
        gallery->is_slideshow = false;
    }
    if (gallery_deck(gallery)->face_count == 0 || deck < 0) gallery->page = GALLERY_SHELF;
    find_all(gallery);
}

static void gallery_woken(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    take_decks(gallery);
    if (gallery->is_slideshow && stage_now(scene->stage) >= gallery->next_slide) next_slide(gallery);
}

static void gallery_update(Scene *scene, double step_ms) {
    (void)step_ms;
    GalleryScene *gallery = (GalleryScene *)scene;
    if (gallery->move != GALLERY_AT_REST && gallery_moved(gallery, 0) >= 1) finish(gallery);
    gallery_woken(scene);
}

static SceneActivity gallery_activity(const Scene *scene) {
    const GalleryScene *gallery = (const GalleryScene *)scene;
    if (gallery->move != GALLERY_AT_REST) return SCENE_MOVING;
    if (deck_shelf_is_busy(services(gallery)->decks)) return SCENE_WAITING;
    return gallery->is_slideshow ? SCENE_BETWEEN : SCENE_STILL;
}

static double gallery_next_change(const Scene *scene) {
    const GalleryScene *gallery = (const GalleryScene *)scene;
    return gallery->is_slideshow ? gallery->next_slide : INFINITY;
}

/* --- search
 * ------------------------------------------------------------------------------------------------------ */

static void find_in(GalleryScene *gallery, int index) {
    const GalleryDeck *deck = &gallery->decks.list[index];
    for (int face = 0; face < deck->face_count && gallery->found_count < GALLERY_FOUND; face++)
        if (gallery_matches(gallery_card(deck, face), deck->faces[face], gallery->typed))
            gallery->found[gallery->found_count++] = (GalleryFound){index, face};
}

static void find_all(GalleryScene *gallery) {
    gallery->found_count = 0;
    for (int i = 0; i < gallery->decks.count && gallery->typed[0]; i++) find_in(gallery, i);
}

static void search(GalleryScene *gallery, const char *typed) {
    snprintf(gallery->typed, sizeof gallery->typed, "%s", typed);
    gallery->page = GALLERY_SHELF;
    gallery->is_turned = false;
    find_all(gallery);
}

static void open_found(GalleryScene *gallery, int index) {
    if (index < 0 || index >= gallery->found_count) return;
    gallery->deck = gallery->found[index].deck;
    open_card(gallery, gallery->found[index].face);
}

/* --- what is pressed
 * ---------------------------------------------------------------------------------------------- */

static void activate(GalleryScene *gallery, const UiEvent *event) {
    const char *name = event->name;
    for (int i = 0; i < gallery->decks.count; i++)
        if (ui_event_is(event, "deck:") && strcmp(name + 5, gallery->decks.list[i].id) == 0)
            open_deck(gallery, i);
    if (ui_event_is(event, "card:")) open_card(gallery, ui_event_index(event));
    if (ui_event_is(event, "found:")) open_found(gallery, ui_event_index(event));
    if (strcmp(name, "gallery:search") == 0 && gallery->typed[0]) open_found(gallery, 0);
    if (strcmp(name, "gallery:fan") == 0)
        gallery->page = gallery->page == GALLERY_FAN ? GALLERY_SHEET : GALLERY_FAN;
    if (strcmp(name, "gallery:turn") == 0 || strcmp(name, "gallery:card") == 0) turn(gallery);
    if (strcmp(name, "gallery:shift") == 0) shift(gallery);
    if (strcmp(name, "gallery:slideshow") == 0) {
        if (gallery->is_slideshow)
            stop_slideshow(gallery);
        else
            start_slideshow(gallery);
    }
    if (strcmp(name, "back") == 0) go_back(gallery);
}

/* A back is tried on where it is to be seen. */
static void choose_back(GalleryScene *gallery, int back) {
    finish(gallery);
    gallery->back = back;
    gallery->is_turned = true;
}

static void change(GalleryScene *gallery, const UiEvent *event) {
    if (strcmp(event->name, "gallery:search") == 0) search(gallery, event->text);
    if (strcmp(event->name, "gallery:back") == 0) choose_back(gallery, event->value);
    if (strcmp(event->name, "gallery:theme") == 0) gallery->theme = event->value;
    if (strcmp(event->name, "gallery:zoom") == 0) set_zoom(gallery, event->value);
    if (strcmp(event->name, "gallery:card") != 0) return;
    if (event->key == UI_KEY_LEFT) step(gallery, -1);
    if (event->key == UI_KEY_RIGHT) step(gallery, 1);
    if (event->key == UI_KEY_PAGE_UP) set_zoom(gallery, gallery->zoom + 1);
    if (event->key == UI_KEY_PAGE_DOWN) set_zoom(gallery, gallery->zoom - 1);
}

static void key(GalleryScene *gallery, const UiEvent *event) {
    if (event->character == '/') {
        finish(gallery);
        stop_slideshow(gallery);
        if (gallery->page == GALLERY_CARD) {
            gallery->page = GALLERY_SHELF;
            gallery->is_turned = false;
        }
        focus(gallery, "gallery:search");
    }
    if (gallery->page != GALLERY_CARD) return;
    if (event->character == '+' || event->character == '=' || event->key == UI_KEY_PAGE_UP)
        set_zoom(gallery, gallery->zoom + 1);
    if (event->character == '-' || event->key == UI_KEY_PAGE_DOWN) set_zoom(gallery, gallery->zoom - 1);
}

static void gallery_event(Scene *scene, const UiEvent *event) {
    GalleryScene *gallery = (GalleryScene *)scene;
    if (event->kind == UI_EVENT_ACTIVATE) activate(gallery, event);
    if (event->kind == UI_EVENT_CHANGE) change(gallery, event);
    if (event->kind == UI_EVENT_KEY) key(gallery, event);
    if (event->kind == UI_EVENT_BACK) go_back(gallery);
}

/* --- drawing
 * ----------------------------------------------------------------------------------------------------- */

static void draw_ground(const GalleryScene *gallery, Canvas *canvas) {
    const Layout *layout = canvas_layout(canvas);
    const char *cloth = themes[gallery->theme].cloth;
    char asset[GALLERY_ASSET];
    style_backdrop(canvas, STYLE_BACKDROP_LOUNGE);
    if (!cloth || gallery->page == GALLERY_SHELF) return;
    snprintf(asset, sizeof asset, "%s/%s", layout->is_portrait ? "cloth-tall" : "cloth", cloth);
    canvas_fill(canvas, layout->screen, 0xff05090cu);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = layout->screen});
}

static void draw_head(const GalleryScene *gallery, Ui *ui, Box line) {
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_LEFT);
    Box field = box_cut_right(&line, fminf(480, line.width * 0.55f), 20);
    canvas_text(ui_canvas(ui), line, &heading,
                gallery->page == GALLERY_SHELF ? _("Gallery") : gallery_deck_name(gallery_deck(gallery)));
    ui_text_field(ui, &(TextField){.name = "gallery:search",
                                   .box = field,
                                   .label = ui_shows_pad(ui) ? _("Search") : _("Search ( / )"),
                                   .text = gallery->typed,
                                   .max_characters = 15});
}

typedef struct BarItem {
    const char *name, *label;
    uint32_t key;
    UiKey pad;
    bool is_selected;
} BarItem;

static void draw_button(Ui *ui, Box box, const BarItem *item) {
    ui_button(ui, &(Button){.name = item->name,
                            .box = box,
                            .label = item->label,
                            .key = item->key,
                            .pad = item->pad,
                            .is_selected = item->is_selected});
}

static void draw_choices(const GalleryScene *gallery, Ui *ui, Box row) {
    char back[48], zoom[48];
    bool is_card = gallery->page == GALLERY_CARD;
    int parts = is_card ? 3 : 2, backs = gallery_back_count(gallery_deck(gallery), gallery->face);
    static const char *const zooms[GALLERY_ZOOMS] = {"×1", "×1½", "×2", "×3", "×4", "×6", "×10", "×16"};
    snprintf(back, sizeof back, _("Back %d"), gallery->back < backs ? gallery->back + 1 : 1);
    snprintf(zoom, sizeof zoom, _("Zoom %s"), zooms[gallery->zoom]);
    if (is_card)
        ui_choice(ui, &(Choice){.name = "gallery:zoom",
                                .box = box_column(row, 0, parts, 12),
                                .text = zoom,
                                .value = gallery->zoom,
                                .maximum = GALLERY_ZOOMS - 1,
                                .step = 1});
    ui_choice(ui, &(Choice){.name = "gallery:back",
                            .box = box_column(row, parts - 2, parts, 12),
                            .text = back,
                            .value = gallery->back < backs ? gallery->back : 0,
                            .maximum = backs - 1,
                            .step = 1,
                            .goes_around = true,
                            .is_disabled = backs < 2});
    ui_choice(ui, &(Choice){.name = "gallery:theme",
                            .box = box_column(row, parts - 1, parts, 12),
                            .text = _(themes[gallery->theme].title),
                            .value = gallery->theme,
                            .maximum = GALLERY_THEMES - 1,
                            .step = 1,
                            .goes_around = true});
}

static void draw_buttons(const GalleryScene *gallery, Ui *ui, Box row) {
    bool is_card = gallery->page == GALLERY_CARD;
    const BarItem fan = {"gallery:fan", gallery->page == GALLERY_FAN ? _("Lay out") : _("Fan out"), 'f',
                         UI_KEY_PAD_Y, false};
    const BarItem shift = {"gallery:shift", _("Shift"), 's', UI_KEY_PAD_Y, false};
    const BarItem turn = {"gallery:turn", _("Turn"), 't', UI_KEY_PAD_X, gallery->is_turned};
    const BarItem show = {"gallery:slideshow", gallery->is_slideshow ? _("Stop") : _("Slideshow"), 'p',
                          UI_KEY_NONE, gallery->is_slideshow};
    draw_button(ui, box_column(row, 0, 4, 12), is_card ? &shift : &fan);
    draw_button(ui, box_column(row, 1, 4, 12), &turn);
    draw_button(ui, box_column(row, 2, 4, 12), &show);
    ui_button(
        ui,
        &(Button){.name = "back", .box = box_column(row, 3, 4, 12), .label = _("Back"), .is_primary = true});
}

void gallery_draw_bar(GalleryScene *gallery, Ui *ui, Box box) {
    ui_begin_group(ui);
    if (gallery->page == GALLERY_SHELF) {
        ui_button(ui, &(Button){.name = "back",
                                .box = box_cut_right(&box, 220, 0),
                                .label = _("Done"),
                                .is_primary = true});
        return;
    }
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box choices =
        is_portrait ? box_row(box, 0, 2, 12) : (Box){box.x, box.y, box.width * 0.48f - 6, box.height};
    Box buttons = is_portrait
                      ? box_row(box, 1, 2, 12)
                      : (Box){box.x + box.width * 0.48f + 6, box.y, box.width * 0.52f - 6, box.height};
    draw_choices(gallery, ui, choices);
    draw_buttons(gallery, ui, buttons);
}

static void gallery_draw(Scene *scene, Ui *ui, double ahead_ms) {
    GalleryScene *gallery = (GalleryScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    draw_ground(gallery, canvas);
    Box rest = box_inset(layout->screen, 44, 28);
    bool has_two_rows = layout->is_portrait && gallery->page != GALLERY_SHELF;
    Box bar = box_cut_bottom(&rest, has_two_rows ? 2 * STYLE_BUTTON_HIGH + 12 : STYLE_BUTTON_HIGH, 18);
    if (gallery->page != GALLERY_CARD) {
        ui_begin_group(ui);
        draw_head(gallery, ui, box_cut_top(&rest, 64, 20));
    }
    ui_begin_group(ui);
    switch (gallery->page) {
    case GALLERY_SHELF:
        if (gallery->typed[0])
            gallery_draw_found(gallery, ui, rest);
        else
            gallery_draw_shelf(gallery, ui, rest);
        break;
    case GALLERY_SHEET: gallery_draw_sheet(gallery, ui, rest); break;
    case GALLERY_FAN: gallery_draw_fan(gallery, ui, rest); break;
    case GALLERY_CARD: gallery_draw_card(gallery, ui, rest, ahead_ms); break;
    }
    gallery_draw_bar(gallery, ui, bar);
}

/* --- the scene
 * --------------------------------------------------------------------------------------------------- */

static void gallery_enter(Scene *scene) {
    GalleryScene *gallery = (GalleryScene *)scene;
    deck_shelf_browse(services(gallery)->decks, true);
    take_decks(gallery);
    focus_deck(gallery);
}

static void gallery_leave(Scene *scene) { deck_shelf_browse(services((GalleryScene *)scene)->decks, false); }

static void gallery_destroy(Scene *scene) { free(scene); }

static const SceneKind gallery_kind = {.name = "gallery",
                                       .enter = gallery_enter,
                                       .leave = gallery_leave,
                                       .update = gallery_update,
                                       .woken = gallery_woken,
                                       .activity = gallery_activity,
                                       .next_change = gallery_next_change,
                                       .draw = gallery_draw,
                                       .event = gallery_event,
                                       .destroy = gallery_destroy};

Scene *gallery_scene_create(void);
Scene *gallery_scene_create(void) {
    GalleryScene *gallery = calloc(1, sizeof *gallery);
    if (!gallery) return NULL;
    gallery->scene.kind = &gallery_kind;
    gallery->picked = 1;
    return &gallery->scene;
}
