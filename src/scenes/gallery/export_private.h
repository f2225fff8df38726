#ifndef SABACC_SCENES_GALLERY_EXPORT_PRIVATE_H
#define SABACC_SCENES_GALLERY_EXPORT_PRIVATE_H

/* Shared by the files of the export panel: the request and its result. */

#include "decks/library.h"
#include "scenes/gallery/export.h"
#include "scenes/gallery/lab_job.h"
#include "scenes/stage.h"
#include "sheets/sheets.h"

enum {
    EXPORT_PATH = 1400,
    EXPORT_WORDS = LAB_JOB_WORDS,
    EXPORT_LOWEST = 32, /* pixels of a picture's height */
    EXPORT_HIGHEST = 4320,
    EXPORT_NARROWEST = 20 /* mm of a card */
};

typedef enum ExportKind { EXPORT_SHEETS, EXPORT_FACES, EXPORT_FACE, EXPORT_KINDS } ExportKind;

/* What is printed besides the cards; each has what those before it have. */
typedef enum ExportExtent {
    EXPORT_CARDS,
    EXPORT_COVER,
    EXPORT_RULES,
    EXPORT_BOX,
    EXPORT_EXTENTS
} ExportExtent;

typedef enum ExportEnd {
    EXPORT_NONE, /* not requested yet, or requested again */
    EXPORT_RUNNING,
    EXPORT_DONE,
    EXPORT_FAILED,
    EXPORT_STOPPED
} ExportEnd;

typedef struct ExportScene {
    Scene scene;
    LibraryEntry library; /* a copy for asset names: its pointers belong to others and may dangle */
    char folder[EXPORT_PATH], face[LIBRARY_ASSET];
    Deck *deck; /* opened by the panel, so that it does not change under a plan; NULL: `words` says why */

    ExportKind kind;
    SheetsPaper paper;
    int width;  /* of a card, mm; 0: the default */
    int height; /* of a picture, pixels */
    ExportExtent extent;
    int games; /* that are played with the deck */
    bool is_one_each;
    int back, backs; /* the chosen one, 0 the default, and their number */

    bool is_planned; /* the sheets are possible; otherwise `words` says why not */
    SheetsPlan plan;
    LabJob *job;
    ExportEnd end;
    int done, of;
    char words[EXPORT_WORDS]; /* why not */
} ExportScene;

/* A card's width in whole millimetres, as chosen or by default; the maximum on that paper. */
int export_width(const ExportScene *panel);
int export_width_max(const ExportScene *panel);
/* Whether the sheets are to have that too: there are no rules where there is no game. */
bool export_has(const ExportScene *panel, ExportExtent part);
/* The chosen back, as a word: "back-2"; "" for the default. */
void export_back_word(const ExportScene *panel, char word[LIBRARY_ASSET]);
/* The target: the file for sheets and for one card, the folder for pictures. */
void export_target(const ExportScene *panel, char path[EXPORT_PATH]);
/* The folder that contains it. */
void export_folder(const ExportScene *panel, char path[EXPORT_PATH]);

/* Width by height of a card. */
float export_shape(const ExportScene *panel);

/* The whole panel; and its preview. */
void export_draw(ExportScene *panel, Ui *ui);
void export_draw_preview(const ExportScene *panel, Canvas *canvas, Box box);

#endif
