/* Cards on paper and in files: print-and-play sheets as PDF, single faces as PNG.
 *
 * Faces come from a deck (decks/deck.h) as documents and are drawn on the page as vectors (librsvg onto
 * cairo), so a sheet is as sharp as the printer. The rules tell how many copies of a face a deck has.
 *
 * This module must not know SDL, windows or the command line. It keeps no state between calls: any function
 * may be called on any thread, on a deck that stays open meanwhile. Errors are one line of English. Files are
 * written to a temporary file (FILE.part) first and renamed into place, so a partial file is never visible.
 */
#ifndef SABACC_SHEETS_SHEETS_H
#define SABACC_SHEETS_SHEETS_H

#include <stdbool.h>
#include <stddef.h>

#include "decks/deck.h"
#include "rules/sabacc.h"

typedef enum SheetsPaper { SHEETS_A4, SHEETS_LETTER, SHEETS_PAPERS } SheetsPaper;

/* The paper of that word ("a4", "letter"); SHEETS_PAPERS if there is none. */
SheetsPaper sheets_paper_named(const char *word);
const char *sheets_paper_word(SheetsPaper paper);

/* All lengths in millimetres. */
#define SHEETS_BLEED       1.5  /* the card's edge colour beyond the cut, on every side */
#define SHEETS_GAP         2.0  /* between two bleeds; less where that much would cost a card a page */
#define SHEETS_MARGIN      6.0  /* minimum from the bleed to the paper's edge; contains the crop marks */
#define SHEETS_FOOT        12.0 /* the lower margin; contains the page's title and a ruler of SHEETS_RULER */
#define SHEETS_RULER       50.0
#define SHEETS_MARK_GAP    0.5 /* from the bleed to a crop mark */
#define SHEETS_MARK_LENGTH 4.0 /* length of a crop mark */
#define SHEETS_UNIT        0.2 /* a drawing unit if no width is requested: decks keep their relative sizes */
#define SHEETS_THICKNESS   0.3 /* of a printed card, for the box */
#define SHEETS_BOX_PLAY    1.5 /* by which the box is larger inside than the cards */
enum { SHEETS_CARD_MIN = 10, SHEETS_CARD_MAX = 200 }; /* width of a card */
enum { SHEETS_PIXELS_MAX = 16384 };                   /* width and height of a picture */
enum { SHEETS_GAMES = 64 };                           /* maximum of a deck */

/* Of the box's net: the flap that is glued, and the end of the lid. */
#define SHEETS_BOX_GLUE      11.0
#define SHEETS_BOX_TUCK      13.0
#define SHEETS_BOX_DEPTH_MIN 8.0
#define SHEETS_COVER_PAGES   2

typedef struct SheetsRequest {
    SheetsPaper paper;
    double card_width; /* SHEETS_CARD_MIN … SHEETS_CARD_MAX; 0: by SHEETS_UNIT */
    bool one_each;     /* one of each face; otherwise as many as sheets_copies returns */
    const char *back;  /* an alternative back of the deck ("back-2"), or NULL */
    /* Besides the cards: a cover of two pages, a page of rules for each game of the deck, and a box. */
    bool has_cover, has_rules, has_box;
    const Deck *lettering; /* the name in our lettering, for the cover and the box ("sabacc"); or NULL */
    const char *const
        *fonts; /* folders to search for the text fonts, up to a NULL; or NULL: by their names */
    /* Called after each page with `user`; false stops the work, which then fails with SHEETS_STOPPED. Or
     * NULL. */
    bool (*goes_on)(void *user, int done, int pages);
    void *user;
} SheetsRequest;

#define SHEETS_STOPPED "stopped, nothing was written"

/* The box: of one piece, with a tuck lid. */
typedef struct SheetsBox {
    double width, height, depth; /* of the box; all 0: no box */
    bool is_sideways;            /* the net is turned by a quarter on its page */
} SheetsBox;

/* The layout: the cover, face and back pages, the rules, and last the box, on a leaf of its own. A face page
 * is followed by its back page if the deck has backs. Cards fill the face page in rows, left to right; on the
 * back page the columns run right to left, so that with a flip on the long edge each face gets its own back.
 * Cards are placed sideways if that takes fewer sheets: faces with their upper edge to the right, backs to
 * the left, which is the same edge of the card. */
typedef struct SheetsPlan {
    double page_width, page_height;
    double card_width, card_height; /* size of the cut card */
    bool is_sideways;
    double left, top;      /* of the first card's cut on a face page */
    double cut_x, cut_y;   /* the cut on the page: the card's size, swapped if it is sideways */
    double step_x, step_y; /* from card to card: the cut, both bleeds and the gap */
    int columns, rows;
    int cards;
    int sheets; /* of cards; with backs a sheet has two pages */
    int games;  /* that have a page of rules */
    int pages;  /* all of them */
    bool has_backs;
    bool has_blank; /* a page before the box, so that it does not come on the back of another */
    SheetsBox box;
} SheetsPlan;

/* How many copies of the face a deck has under the rules: the maximum over all games; 1 if no game's deck has
 * it, 0 for backs. */
int sheets_copies(const char *face);

/* Lists the games that are played with the deck's faces; returns how many. */
int sheets_games(const Deck *deck, const SabaccGame *games[SHEETS_GAMES]);

/* The width of the box's net, and its height, as it is folded out. */
void sheets_box_net(const SheetsBox *box, double *width, double *height);

/* The back of a face: the face's value `back` (deck.json), else "back". A wish such as "back-2" selects that
 * face's variant if there is one ("back-sand-2"), else the wish itself. Heap string, the caller frees it;
 * NULL if the deck has no such back. */
char *sheets_back_of(const Deck *deck, const char *face, const char *request);

/* The maximum width of the deck's cards on that paper, to a tenth of a millimetre: at most SHEETS_CARD_MAX.
 */
double sheets_width_max(const Deck *deck, SheetsPaper paper);

/* Computes the layout. False with a sentence in `error` (`size` bytes) if the card or the box does not fit on
 * the paper, a back is missing, the deck has only backs, or rules are wanted of a deck of no game. */
bool sheets_plan(const Deck *deck, const SheetsRequest *request, SheetsPlan *plan, char *error, size_t size);

/* Writes the sheets: crop marks around the cards, cut lines where a silhouette is not straight, registration
 * marks in the corners, and a foot that names the page. `plan` (or NULL) gets the layout. On failure false
 * with a sentence in `error`, and whatever was at `path` stays unchanged. */
bool sheets_write_pdf(const Deck *deck, const SheetsRequest *request, const char *path, SheetsPlan *plan,
                      char *error, size_t size);

/* Writes one face, `height` pixels high, on a transparent background. Errors as for sheets. */
bool sheets_write_png(const Deck *deck, const char *face, int height, const char *path, char *error,
                      size_t size);

#endif
