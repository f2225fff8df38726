#ifndef SABACC_SCENES_GALLERY_PRIVATE_H
#define SABACC_SCENES_GALLERY_PRIVATE_H

/* Shared by the files of the gallery: its state and its pages. */

#include "audio/audio.h"
#include "scenes/gallery/decks.h"
#include "scenes/gallery/hand.h"
#include "scenes/gallery/words.h"
#include "scenes/gallery/worth.h"
#include "scenes/stage.h"
#include "session/deck_choice.h"
#include "ui/widgets.h"

typedef enum GalleryPage {
    GALLERY_SHELF,
    GALLERY_SHEET,
    GALLERY_FAN,
    GALLERY_CARD,
    GALLERY_PARTNER /* the deck laid out, to choose the card for a shift */
} GalleryPage;

typedef enum GalleryMove {
    GALLERY_AT_REST,
    GALLERY_TURNING,  /* to the other side */
    GALLERY_SHIFTING, /* the card breaks up and re-forms as another */
    GALLERY_ZOOMING,  /* from zoom_from to zoom */
    GALLERY_OPENING   /* a stack opens to fans */
} GalleryMove;

typedef struct GalleryFound {
    int deck, face;
} GalleryFound;
enum { GALLERY_FOUND = 72, GALLERY_ZOOMS = 8, GALLERY_NOBODY = -1 };

/* The description of the shown card, computed when it changes. */
typedef struct GalleryDescription {
    int deck, face;
    char name[GALLERY_NAME], others[400], meaning[1800], source[400];
    char games[1000]; /* that use it, for a piece; for a card its worths tell */
    GalleryWorth worths[GALLERY_WORTHS];
    int worth_count;
    GalleryHand hand; /* in which it counts */
    Colour glow;      /* the light of its picture */
} GalleryDescription;

/* What is remembered on return, until the program ends. */
typedef struct GalleryMemory {
    bool is_kept;
    char deck[GALLERY_ID];
    bool is_fanned;
    int back, theme;
    struct {
        char deck[GALLERY_ID];
        int face;
    } faces[GALLERY_DECKS]; /* the last card viewed in each */
    int face_count;
} GalleryMemory;

typedef struct GalleryScene {
    Scene scene;
    GalleryDecks decks;
    GalleryMemory *memory;    /* the stage's */
    char wanted[GALLERY_ID];  /* the deck to be laid out once it is opened; "" for none */
    GalleryPage page, before; /* before: the page from which the one card was opened */
    int deck, face;
    int partner;     /* face that the shift results in, GALLERY_NOBODY: any */
    int back, theme; /* theme 0: the gallery's own background */
    int cloths;      /* the themes after it: tables that may be chosen */
    bool is_turned;
    int zoom, zoom_from; /* steps; 0 the whole card */
    int hero;            /* the deck that stands largest on the shelf: the last one looked at */
    int near;            /* face hovered or focused in the last frame, or GALLERY_NOBODY */
    int near_back;       /* the same of the backs in the drawer */
    char typed[UI_TEXT_BYTES];
    bool is_searching,
        has_keys; /* has_keys: the keyboard was used last, so on-screen letters are not needed */
    GalleryFound found[GALLERY_FOUND];
    int found_count, found_more; /* more: results that did not fit */
    GalleryMove move;
    double since; /* ms of the clock when the move began */
    int coming;   /* face that the shift results in */
    uint32_t picked;
    double touched;              /* ms of the clock: the last input */
    bool is_looking;             /* in the last frame the tools were hidden */
    bool is_dragging;            /* a magnified card is held while they are */
    Box words;                   /* beside the one card, or below it, in the last frame */
    bool is_slideshow, is_using; /* using: the plate of what to use at the tables is open */
    bool was_in_more;            /* what was pressed last was an entry of the menu */
    bool has_more;               /* the menu of what is done seldom is open */
    double slide_since;
    int slide; /* slides shown so far */
    GalleryDescription description;
} GalleryScene;

const StageServices *gallery_services(const GalleryScene *gallery);
const GalleryDeck *gallery_deck(const GalleryScene *gallery);
/* Whether cards are shown: pieces cannot be turned, fanned, shifted, exported or played with. */
bool gallery_has_cards(const GalleryScene *gallery);
void gallery_play(const GalleryScene *gallery, AudioSound sound);
bool gallery_is_calm(const GalleryScene *gallery); /* reduced motion, or no motion */
/* The selected cloth, as an asset's face; NULL for the gallery's own background. */
const char *gallery_cloth(const GalleryScene *gallery);
const char *gallery_theme_name(int theme);
/* That face of the deck of cloths from close by, over the whole box. */
void gallery_draw_cloth(Canvas *canvas, const char *cloth, Box box);

/* ---- the tools of the one card (tools.c) ---- */

/* While one looks at a card, that is some time after the last input, its tools are not drawn, though keys
 * reach them all the same; any input brings them back. Not in large text, nor while keys are among them. */
bool gallery_is_looking(const GalleryScene *gallery, Ui *ui);
/* They go at once: the card was magnified. */
void gallery_look(GalleryScene *gallery);
/* Around what draws tools. */
void gallery_begin_tools(const GalleryScene *gallery, Canvas *canvas);
void gallery_end_tools(const GalleryScene *gallery, Canvas *canvas);
/* Input came. True if it was for bringing the tools back alone. */
bool gallery_touch(GalleryScene *gallery, const UiInput *input);
/* When the tools go, in ms of the clock; INFINITY where they do not. */
double gallery_tools_until(const GalleryScene *gallery);

/* ---- where one is (places.c) ---- */

/* Saves the state to the memory, and restores it. */
void gallery_remember(GalleryScene *gallery);
void gallery_recall(GalleryScene *gallery);
void gallery_focus(GalleryScene *gallery, const char *name);
/* Sets the page's initial focus. */
void gallery_focus_page(GalleryScene *gallery);
void gallery_go_to(GalleryScene *gallery, GalleryPage page);
/* `deck`: on the shelf; `face`: of the current deck; `index`: of the search results, if valid. */
void gallery_open_deck(GalleryScene *gallery, int deck);
void gallery_open_card(GalleryScene *gallery, int face);
void gallery_open_found(GalleryScene *gallery, int index);
/* To the card beside it: 1 or -1. */
void gallery_step(GalleryScene *gallery, int by);
void gallery_begin_search(GalleryScene *gallery);
/* Sets the face that the card shifts into, and shifts at once; GALLERY_NOBODY: into any. */
void gallery_choose_partner(GalleryScene *gallery, int face);
/* One step back, finally out of the gallery. */
void gallery_go_back(GalleryScene *gallery);

/* ---- input (events.c): as in SceneKind ---- */

void gallery_event(Scene *scene, const UiEvent *event);
bool gallery_input(Scene *scene, const UiInput *input);

/* ---- moves (moves.c) ---- */

/* 0 … 1: progress of the current move. */
float gallery_moved(const GalleryScene *gallery, double ahead_ms);
void gallery_finish(GalleryScene *gallery);
void gallery_turn(GalleryScene *gallery);
/* Shifts to the partner, or to any other card if none is chosen; the old card becomes the partner. */
void gallery_shift(GalleryScene *gallery);
void gallery_shift_to(GalleryScene *gallery, int face);
void gallery_open_fan(GalleryScene *gallery);
void gallery_zoom_to(GalleryScene *gallery, int zoom);
/* Whether the card is shown whole beside its words, and not magnified over them. */
bool gallery_is_whole(const GalleryScene *gallery);
/* The current magnification of the card. */
float gallery_magnified(const GalleryScene *gallery, double ahead_ms);
/* The partner; chooses one if there is none. */
int gallery_partner(GalleryScene *gallery);

void gallery_slides_start(GalleryScene *gallery);
void gallery_slides_stop(GalleryScene *gallery);
/* Advances to the next slide when it is due. */
void gallery_slides_update(GalleryScene *gallery);
/* When the next slide comes, in ms of the clock. */
double gallery_slides_next(const GalleryScene *gallery);
/* True while the camera moves over a slide. */
bool gallery_slides_move(const GalleryScene *gallery);
void gallery_draw_slide(GalleryScene *gallery, Ui *ui, double ahead_ms);
/* The mat under a slide, the background of the whole screen; and around the card in that box its story, its
 * details from close by and its relatives, so much of them: 0..1 (around.c). */
void gallery_draw_mat(const GalleryScene *gallery, Canvas *canvas);
void gallery_draw_around(const GalleryScene *gallery, Canvas *canvas, Box card, float shown);
/* The hand in which the card counts, as a fan under its name, upright in the box; nothing without one. */
void gallery_draw_hand(const GalleryScene *gallery, Canvas *canvas, Box box, float shown);

/* ---- search (found.c) ---- */

void gallery_search(GalleryScene *gallery, const char *typed);
/* An on-screen letter was chosen: `letter:a`, `letter:space`, `letter:delete`. */
void gallery_take_letter(GalleryScene *gallery, const UiEvent *event);
/* On-screen letters, for searching by mouse or pad. */
bool gallery_shows_letters(const GalleryScene *gallery);
void gallery_draw_letters(const GalleryScene *gallery, Ui *ui, Box box);
float gallery_letters_high(const Layout *layout);
void gallery_draw_found(GalleryScene *gallery, Ui *ui, Box box);

/* ---- pages ---- */

typedef struct GalleryLook {
    float angle, fade;
    float raster_height; /* as in Sprite */
    bool is_lit;         /* by a lamp of the shelf */
    bool is_away;        /* in the shade of what is shown before it */
} GalleryLook;
/* What a lamp of the shelf makes of a picture: its upper edges catch the light, its foot is in the dark. */
SpriteEffect gallery_lamplit(void);
/* The card in that box, its face or the chosen back, with its shadow. */
void gallery_draw_face(const GalleryScene *gallery, Canvas *canvas, int deck, int face, Box box,
                       GalleryLook look);
/* Reachable as `prefix:index`. */
HotspotState gallery_card_hotspot(Ui *ui, const char *prefix, int index, Box box);
bool gallery_is_near(HotspotState state);
/* "68 faces", "81 pictures"; translated. */
void gallery_count_words(const GalleryDeck *deck, char *words, size_t size);
/* The part of the box that the face fills. */
Box gallery_face_box(const GalleryDeck *deck, int face, Box box);
void gallery_draw_lit(Canvas *canvas, Box box);

/* The rows of a deck's faces: `runs` gets the run of each face, from 0; returns how many runs. A suit is one.
 */
int gallery_runs(const GalleryDeck *deck, int runs[GALLERY_FACES]);

void gallery_draw_shelf(GalleryScene *gallery, Ui *ui, Box box);
/* The error in the deck's files, on a plate over the box; returns the height needed. */
float gallery_draw_fault(Canvas *canvas, const GalleryDeck *deck, Box box, bool is_measured_only);
/* The deck in a drawer, family by family (drawer.c). */
void gallery_draw_drawer(GalleryScene *gallery, Ui *ui, Box box);
void gallery_draw_fan(GalleryScene *gallery, Ui *ui, Box box, double ahead_ms);
/* Of pieces, the runs in their order: a heading, and so many from the first on. */
enum { GALLERY_SPANS = 24 };
typedef struct GallerySpan {
    const GalleryRun *of;
    int first, count;
} GallerySpan;
int gallery_find_runs(const GalleryDeck *deck, GallerySpan spans[GALLERY_SPANS]);
/* The people on a page (people_page.c), and the other pieces in a cabinet (cabinet.c). */
void gallery_draw_people(GalleryScene *gallery, Ui *ui, Box box);
void gallery_draw_cabinet(GalleryScene *gallery, Ui *ui, Box box);
bool gallery_is_of_people(const GalleryDeck *deck);
/* The frame of wood and brass around a picture, so wide, with a dark mat under the picture. */
void gallery_draw_frame(Canvas *canvas, Box picture, float wide);
/* The half of that portrait's person that is seen at a table's edge, arms and all. opacity: 0..1. */
void gallery_draw_sitter(Canvas *canvas, const char *portrait, Box picture, float opacity);
/* A piece that stands on a board, with its sides and its shadow; near: in the light around one that is looked
 * at, which is also drawn alone. */
void gallery_draw_standing(Canvas *canvas, const char *asset, Box place, bool is_near);
/* Its sides alone, behind that face: above it and at its right. */
void gallery_draw_sides(Canvas *canvas, const char *asset, Box face);
void gallery_draw_rim(Canvas *canvas, const char *asset, Box box);
/* Around that picture of the one piece, in the box of its page (stand.c). */
void gallery_draw_stand(const GalleryScene *gallery, Canvas *canvas, Box box, Box picture);
/* What stands in that place of a page that scrolls, of which that box is seen, and whether it is pointed at
 * or has the focus; false if it is out of sight. */
bool gallery_stands(GalleryScene *gallery, Ui *ui, int face, Box place, Box seen, bool *is_near);
/* The pieces shown on the shelf for the bay, at the box's bottom. */
void gallery_draw_shown(Canvas *canvas, const GalleryBay *bay, Box box, bool is_near);
/* The one card in the box, what is to be said of it in the other. */
void gallery_draw_card(GalleryScene *gallery, Ui *ui, Box box, Box words, double ahead_ms);
/* Upright, where the words lie below the card: how high they are, of all that height. */
float gallery_words_height(const GalleryScene *gallery, Box box);

/* Its relatives (kin.c), at most so many, as they come in the deck: of its number in other suits and signs,
 * of its figure in another family, or the others of its own. Returns how many. */
enum { GALLERY_KIN = 7 };
int gallery_kin(const GalleryDeck *deck, int face, int kin[GALLERY_KIN]);
/* As small cards under a heading, with the events `kin:face`. */
void gallery_draw_kin(const GalleryScene *gallery, Ui *ui, Box box);

/* The picture of the one card in place, from a raster of that height; with its move, if one is in progress.
 */
void gallery_draw_picture(const GalleryScene *gallery, Canvas *canvas, Box box, float raster_height,
                          double ahead_ms);
/* Dims the box too while a card shifts. */
void gallery_draw_dark(const GalleryScene *gallery, Canvas *canvas, Box box, double ahead_ms);
void gallery_tell(GalleryScene *gallery);
void gallery_draw_description(GalleryScene *gallery, Ui *ui, Box box);

/* The plate at the page's side that uses the current selection at the tables, and its events: `use:deck`,
 * `use:back`, `use:cloth`; and the height that it needs. */
void gallery_draw_use(GalleryScene *gallery, Ui *ui, Box box);
float gallery_use_height(void);
void gallery_use(GalleryScene *gallery, const UiEvent *event);
/* The deck with its back and the cloth that are tried on, as they look at a table (tried.c). */
void gallery_draw_tried(const GalleryScene *gallery, Canvas *canvas, Box box);
/* A table with that cloth, a face of the deck of cloths, and cards of the first deck. */
void gallery_draw_with_cloth(const GalleryScene *gallery, Canvas *canvas, const char *cloth, Box box);
/* The first button that can be pressed, or `use:done`. */
const char *gallery_use_first(const GalleryScene *gallery);

/* The menu of what is done seldom (more.c), over the bar in that box, with the events `more:done` and those
 * of its rows. */
void gallery_draw_more(const GalleryScene *gallery, Ui *ui, Box above);
/* The row of it that the key presses, NULL for none; and the first one. */
const char *gallery_more_at(const GalleryScene *gallery, uint32_t key);
const char *gallery_more_first(const GalleryScene *gallery);

/* The row of actions, and its height. */
void gallery_draw_bar(GalleryScene *gallery, Ui *ui, Box box);
/* The button that shifts the card, wherever it is. */
void gallery_draw_shift(Ui *ui, Box box);
float gallery_bar_high(const GalleryScene *gallery, const Layout *layout);
/* The heading and the search; beside them the words of the hovered card. */
void gallery_draw_head(GalleryScene *gallery, Ui *ui, Box line);
void gallery_draw_head_words(GalleryScene *gallery, Ui *ui, Box line);

#endif
