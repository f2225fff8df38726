#ifndef SABACC_SCENES_GALLERY_EXPORT_PRIVATE_H
#define SABACC_SCENES_GALLERY_EXPORT_PRIVATE_H

/* Between the files of the export panel: what is wished for, and what has become of it. */

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

typedef enum ExportEnd {
    EXPORT_NONE, /* nothing asked for yet, or asked for anew */
    EXPORT_RUNNING,
    EXPORT_DONE,
    EXPORT_FAILED,
    EXPORT_STOPPED
} ExportEnd;

typedef struct ExportScene {
    Scene scene;
    LibraryEntry
        library; /* a copy for the names of assets: what its pointers point at is not ours, and not there */
    char folder[EXPORT_PATH], face[LIBRARY_ASSET];
    Deck *deck; /* ours, so that nothing changes under a plan; NULL: `words` says why */

    ExportKind kind;
    SheetsPaper paper;
    int width;  /* of a card, mm; 0: as it is drawn */
    int height; /* of a picture, pixels */
    bool is_one_each;
    int back, backs; /* which of how many, 0 the usual one */

    bool is_planned; /* the sheets are possible; else `words` says why not */
    SheetsPlan plan;
    LabJob *job;
    ExportEnd end;
    int done, of;
    char words[EXPORT_WORDS]; /* why not */
} ExportScene;

/* A card's width in whole millimetres, as wished or as drawn; the greatest on that paper. */
int export_width(const ExportScene *panel);
int export_width_max(const ExportScene *panel);
/* The back wished for, as a word: "back-2"; "" for the usual one. */
void export_back_word(const ExportScene *panel, char word[LIBRARY_ASSET]);
/* Where it goes: the file of sheets and of one card, the folder of pictures. */
void export_target(const ExportScene *panel, char path[EXPORT_PATH]);
/* The folder that holds it. */
void export_folder(const ExportScene *panel, char path[EXPORT_PATH]);

/* Width by height of a card. */
float export_shape(const ExportScene *panel);

/* The whole panel; of it, what will be written. */
void export_draw(ExportScene *panel, Ui *ui);
void export_draw_preview(const ExportScene *panel, Canvas *canvas, Box box);

#endif
