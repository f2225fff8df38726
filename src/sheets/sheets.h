/* Cards on paper and in files: print-and-play sheets as PDF, single faces as PNG.
 *
 * Faces come from a deck (decks/deck.h) as documents and go onto the page as vectors (librsvg onto cairo),
 * so a sheet is as sharp as its printer. How many there are of a face in a deck is asked of the rules.
 *
 * This room must not know SDL, windows or the command line. Nothing here is kept between calls: any function
 * may be called on any thread, on a deck that stays open meanwhile. Errors are one line of English. Files are
 * written to a neighbour (FILE.part) first and renamed into place: nobody meets half a file.
 */
#ifndef SABACC_SHEETS_SHEETS_H
#define SABACC_SHEETS_SHEETS_H

#include <stdbool.h>
#include <stddef.h>

#include "decks/deck.h"

typedef enum SheetsPaper { SHEETS_A4, SHEETS_LETTER, SHEETS_PAPERS } SheetsPaper;

/* The paper of that word ("a4", "letter"), SHEETS_PAPERS where there is none. */
SheetsPaper sheets_paper_named(const char *word);
const char *sheets_paper_word(SheetsPaper paper);

/* All lengths in millimetres. */
#define SHEETS_BLEED       1.5  /* of the card's edge beyond the cut, on every side */
#define SHEETS_MARGIN      6.0  /* at least, from the bleed to the paper's edge: crop marks stand in it */
#define SHEETS_FOOT        12.0 /* the same at the lower edge: what the page is, and a ruler of SHEETS_RULER */
#define SHEETS_RULER       50.0
#define SHEETS_MARK_GAP    0.5 /* from the bleed to a crop mark */
#define SHEETS_MARK_LENGTH 4.0 /* of a crop mark */
#define SHEETS_UNIT        0.2 /* a unit of the drawing, where no width is wished: decks keep their sizes */
enum { SHEETS_CARD_MIN = 10, SHEETS_CARD_MAX = 200 }; /* a card's width */
enum { SHEETS_PIXELS_MAX = 16384 };                   /* a picture's width and height */

typedef struct SheetsWish {
    SheetsPaper paper;
    double card_width; /* SHEETS_CARD_MIN … SHEETS_CARD_MAX; 0: by SHEETS_UNIT */
    bool one_each;     /* one of each face, else as many as sheets_copies says */
    const char *back;  /* an alternative back of the deck ("back-2"), or NULL */
    /* Told after each page, with `user`; false stops the work, which then fails with SHEETS_STOPPED. Or NULL.
     */
    bool (*goes_on)(void *user, int done, int pages);
    void *user;
} SheetsWish;

#define SHEETS_STOPPED "stopped, nothing was written"

/* Where things lie. A face page is followed by its back page, if the deck has backs. Cards fill the face page
 * by rows, left to right; on the back page the columns run right to left, so that turned on its long edge
 * the right back lies behind each face. Cards lie sideways where that takes fewer sheets: faces with their
 * upper edge to the right, backs to the left, which is the same edge of the card. */
typedef struct SheetsPlan {
    double page_width, page_height;
    double card_width, card_height; /* cut */
    bool is_sideways;
    double left, top;    /* of the first card's cut on a face page */
    double cut_x, cut_y; /* the cut as it lies on the page: the card's size, turned where it lies sideways */
    double step_x, step_y; /* from card to card: the cut and both bleeds */
    int columns, rows;
    int cards;
    int pages; /* backs included */
    bool has_backs;
} SheetsPlan;

/* How many copies of the face a deck of the rules holds: the most in the deck of any game; 1 where no game's
 * deck has it, 0 for backs. */
int sheets_copies(const char *face);

/* The back of a face: the face's value `back` (deck.json), else "back". A wish "back-2" means its alternative
 * where there is one ("back-sand-2"), else the wish itself. Heap string, the caller frees it; NULL where the
 * deck has no such back. */
char *sheets_back_of(const Deck *deck, const char *face, const char *wish);

/* How wide a card of the deck can be on that paper, to a tenth of a millimetre: at most SHEETS_CARD_MAX. */
double sheets_width_max(const Deck *deck, SheetsPaper paper);

/* The layout. False, `error` (`size` bytes) telling why, where the card does not fit on the paper, a back is
 * missing or the deck has no face but backs. */
bool sheets_plan(const Deck *deck, const SheetsWish *wish, SheetsPlan *plan, char *error, size_t size);

/* Writes the sheets: crop marks around the cards, lines where a silhouette leaves the straight cut, targets
 * in the corners that must meet on both sides of a sheet, and at the foot what the page is; `plan` (or NULL)
 * tells what was written. False, `error` telling why, where it could not be; whatever lay at `path` is then
 * left as it was. */
bool sheets_write_pdf(const Deck *deck, const SheetsWish *wish, const char *path, SheetsPlan *plan,
                      char *error, size_t size);

/* Writes one face, `height` pixels high, its ground clear. Errors as with sheets. */
bool sheets_write_png(const Deck *deck, const char *face, int height, const char *path, char *error,
                      size_t size);

#endif
