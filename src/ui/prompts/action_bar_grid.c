/* The buttons of the bar in their places. */
#include <math.h>
#include <string.h>

#include "ui/prompts/action_bar_private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float BLOCK_GAP = 10;

void action_bar_draw_button(Ui *ui, const PickButton *button, Box box) {
    ui_button(ui, &(Button){.name = button->name,
                            .box = box,
                            .label = button->label,
                            .amount = button->amount[0] ? button->amount : NULL,
                            .key = button->key,
                            .pad = button->pad,
                            .is_primary = button->is_taught,
                            .is_usual = button->is_primary && !button->is_taught,
                            .shows_accept = true,
                            .is_selected = button->is_selected,
                            .is_disabled = button->is_disabled,
                            .is_advised = button->is_advised,
                            .is_outshone = button->is_outshone});
}

/* Few buttons have the places of four, so that each stays where it is while others come and go, and a second
 * press at the same place presses nothing else. Upright and in a block there are two columns. */
static int places_in_row(int count, bool is_portrait, int block_rows) {
    enum { MANY_PLACES = 6, STACKED = 2, MANY_STACKED = 3, MOST_STACKED = 4, ROWS_UPRIGHT = 2 };
    int rows = block_rows > 0 ? block_rows : is_portrait ? ROWS_UPRIGHT : 0;
    if (rows > 0)
        return count <= STACKED * rows ? STACKED : count <= MANY_STACKED * rows ? MANY_STACKED : MOST_STACKED;
    return count <= BAR_FEW_PLACES ? BAR_FEW_PLACES : count <= MANY_PLACES ? MANY_PLACES : count;
}

/* A place of the grid where no button is. */
static void draw_free_place(Canvas *canvas, Box box) {
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0x500a0705u,
                               .bottom = 0x50120c07u,
                               .edge = 0x486f5c38u,
                               .edge_width = 1.5f,
                               .radius = STYLE_CORNER,
                               .is_cut = true});
}

void bar_draw_row(Ui *ui, Box row, const PickButton *buttons, int count, int places, int first) {
    Box used = bar_row(ui, row, places);
    for (int i = 0; i < count; i++)
        action_bar_draw_button(ui, &buttons[i], box_column(used, first + i, places, BAR_GAP));
}

/* ---- bets ---- */

/* In every question about a bet each answer has its own place, the same from turn to turn, and none is wider
 * than another; what else is offered follows them. */
static const struct {
    const char *name;
    int place;
} bet_places[] = {{"check", 0}, {"match", 0}, {"bet", 1}, {"raise", 1}, {"check-round", 1}, {"fold", 2}};
enum { BET_PLACES = 3 };

static int bet_place(const char *name) {
    for (size_t i = 0; i < sizeof bet_places / sizeof *bet_places; i++)
        if (strcmp(name, bet_places[i].name) == 0) return bet_places[i].place;
    return -1;
}

/* The place of each button; returns how many places that takes, 0 if none of them folds. */
static int find_bet_places(const PickButton *buttons, int count, int places[PICK_BUTTONS]) {
    int next = BET_PLACES;
    bool can_fold = false;
    for (int i = 0; i < count; i++) {
        int place = bet_place(buttons[i].name);
        places[i] = place >= 0 ? place : next++;
        can_fold |= strcmp(buttons[i].name, "fold") == 0;
    }
    return can_fold ? next : 0;
}

/* ---- the grid ---- */

/* From the top left, all of one height. */
typedef struct Grid {
    Box box;
    const Pick *pick;
    const PickButton *buttons;
    int count, placed; /* buttons, and the places that they take */
    int columns, rows;
    float high, gap;
    bool is_for_bets; /* each has the place at[] */
    int at[PICK_BUTTONS];
} Grid;

static int free_of(const Grid *grid) { return grid->columns * grid->rows - grid->placed; }

/* The button of the last row that takes what is free there, `count` if none does. */
static int wide_of(Ui *ui, const Grid *grid) {
    int from = (grid->rows - 1) * grid->columns, last = grid->placed - from;
    if (grid->is_for_bets || free_of(grid) == 0 || !bar_is_stacked(ui_canvas(ui), grid->box))
        return grid->count;
    return from + pick_wide_button(grid->pick, grid->buttons + from, last);
}

static bool is_way_out(const Grid *grid, int button) {
    const PickButton *of = &grid->buttons[button];
    return pick_is_grave(grid->pick, of) || strcmp(of->name, "back") == 0;
}

/* Else a free place belongs to the button above it, which is higher: so none is wider than another, and each
 * stays where it is. */
static bool fills_below(const Grid *grid, int button) {
    int below = grid->at[button] + grid->columns;
    return below >= grid->placed && below < grid->columns * grid->rows && !is_way_out(grid, button);
}

static int count_filled(const Grid *grid) {
    int count = 0;
    for (int i = 0; i < grid->count; i++) count += fills_below(grid, i);
    return count;
}

static Box grid_box(Ui *ui, const Grid *grid, int place) {
    Box row = {grid->box.x, grid->box.y + (float)(place / grid->columns) * (grid->high + grid->gap),
               grid->box.width, grid->high};
    return box_column(bar_row(ui, row, grid->columns), place % grid->columns, grid->columns, grid->gap);
}

/* What is free goes to a button of the last row, or to those above it, so that what ends the hand is never
 * large and nothing moves; else it is drawn empty. Beside each other over the screen's width it is left. */
static void draw_grid(Ui *ui, const Grid *grid) {
    int wide = wide_of(ui, grid), free = free_of(grid);
    bool is_open = free > 0 && wide == grid->count && bar_is_stacked(ui_canvas(ui), grid->box);
    bool is_filled = is_open && count_filled(grid) == free;
    for (int i = 0; i < grid->count; i++) {
        Box box = grid_box(ui, grid, grid->at[i] + (i > wide ? free : 0));
        if (i == wide) box.width = grid_box(ui, grid, grid->at[i] + free).x + box.width - box.x;
        if (is_filled && fills_below(grid, i)) box.height += grid->gap + grid->high;
        action_bar_draw_button(ui, &grid->buttons[i], box);
    }
    if (!is_open || is_filled || grid->is_for_bets) return;
    for (int place = grid->placed; place < grid->placed + free; place++)
        draw_free_place(ui_canvas(ui), grid_box(ui, grid, place));
}

void bar_draw_buttons(Ui *ui, Box box, const Pick *pick, const PickButton *buttons, int count,
                      bool is_portrait) {
    enum { BLOCK_ROWS = 2, BLOCK_ROWS_MOST = 3, ROWS_BELOW_AMOUNT = 2 };
    bool is_block = action_bar_is_block(ui_canvas(ui), box);
    Grid grid = {.box = box, .pick = pick, .buttons = buttons, .count = count};
    grid.placed = find_bet_places(buttons, count, grid.at);
    grid.is_for_bets = grid.placed > 0;
    if (!grid.is_for_bets) grid.placed = count;
    for (int i = 0; i < count && !grid.is_for_bets; i++) grid.at[i] = i;
    int most = !is_block ? 0 : box.height < BLOCK_BUTTONS ? ROWS_BELOW_AMOUNT : BLOCK_ROWS_MOST;
    grid.columns = places_in_row(grid.placed, is_portrait, most);
    grid.rows = (grid.placed + grid.columns - 1) / grid.columns;
    grid.gap = is_block ? BLOCK_GAP : BAR_GAP;
    int shared = is_block && grid.rows < BLOCK_ROWS ? BLOCK_ROWS : grid.rows;
    float room = shared > 0 ? (box.height - grid.gap * (float)(shared - 1)) / (float)shared : 0;
    grid.high = fminf(STYLE_BUTTON_HIGH, room);
    if (count > 0) draw_grid(ui, &grid);
}
