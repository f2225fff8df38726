#ifndef SABACC_SCENES_SETTINGS_KEYBOARD_H
#define SABACC_SCENES_SETTINGS_KEYBOARD_H

/* A drawn keyboard with English letters: where its caps lie and what each looks like. It knows keys by their
 * characters, but not what the game does with them. Logical units. */

#include <stdbool.h>
#include <stdint.h>

#include "ui/widgets.h"

enum { BOARD_CAPS = 104, BOARD_ROWS = 6 };

typedef struct BoardCap {
    uint32_t key;     /* its character; 0 for a cap that cannot be assigned */
    char word[24];    /* printed on such a cap: "Esc"; "" for nothing */
    const char *does; /* what such a cap does, translated; NULL for nothing */
    Box box;
} BoardCap;

typedef struct Board {
    BoardCap caps[BOARD_CAPS];
    int count;
} Board;

/* All caps of the board in that box: a whole keyboard, or with `is_narrow` the rows of letters alone, whose
 * caps are larger. */
void board_lay_out(Board *board, Box box, bool is_narrow);
/* Whether it has a cap of that character. */
bool board_has(const Board *board, uint32_t key);
/* One more cap of a character, in that box. */
void board_add_cap(Board *board, uint32_t key, Box box);

/* How a cap is drawn. */
typedef struct CapLook {
    const char *letter; /* what is printed on it */
    const char *does;   /* NULL: nothing is assigned to it; "": the letter is said alone */
    const char *symbol; /* of the group of what it does; "" for none */
    Colour colour;      /* of that group */
    float raised;       /* by how much it stands above the others */
    bool is_lit;        /* has the focus or is pointed at */
    bool is_picked;     /* is being moved */
    bool is_target;     /* takes what is being moved */
    bool is_fixed;      /* cannot be assigned */
    bool is_large;      /* with a large letter */
} CapLook;
void board_draw_cap(Canvas *canvas, Box box, const CapLook *look);
/* The place of a cap that was picked up. */
void board_draw_socket(Canvas *canvas, Box box);
/* The case in which the caps lie. Returns the box for them. */
Box board_draw_case(Canvas *canvas, Box box);

#endif
