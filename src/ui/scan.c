/* Playing by a single switch: a frame walks over what can be chosen, and the switch chooses what it is on.
 * Where there is much, it walks over parts first (rows as they lie, or several together), and then over what
 * is in the part that was chosen. */
#include <math.h>
#include <string.h>

#include "base/hash.h"
#include "ui/style.h"
#include "ui/ui_private.h"

enum {
    SCAN_FLAT = 7,        /* so many are walked over one by one */
    SCAN_PARTS = 8,       /* and so many parts at most */
    SCAN_ROUNDS = 2,      /* then the frame goes back to where the part was chosen */
    SCAN_SETTLE_MS = 300, /* a press so soon after a change was meant for what was there before */
    SCAN_ALL = UI_WIDGET_MAX
};

/* What can be chosen: a widget, or a cell of the open board. */
typedef struct ScanTarget {
    const char *name;
    Box box;
    int widget, row; /* widget: its index, −1 for a cell */
} ScanTarget;

typedef struct ScanTargets {
    ScanCell cells[SCAN_CELLS];
    ScanTarget all[SCAN_ALL];
    int count;
    bool is_board;
} ScanTargets;

/* ---- what can be chosen ---- */

static bool can_be_chosen(const Ui *ui, int index) {
    const Widget *widget = &ui->widgets[index];
    bool is_seen = widget->scroll >= 0 || (widget->box.width > 0 && widget->box.height > 0);
    bool moves = widget->kind != WIDGET_SCROLL || widget->content_height > widget->box.height;
    return widget->is_enabled && !widget->is_by_pointer && !widget->is_line && is_seen && moves &&
           !ui_holds_choices(ui, index, false);
}

static bool is_beside(Box one, Box other) {
    float overlap = fminf(one.y + one.height, other.y + other.height) - fmaxf(one.y, other.y);
    return overlap > fminf(one.height, other.height) / 2;
}

/* Rows as they lie: of one group, of one panel, beside each other. */
static bool begins_row(const Ui *ui, const ScanTargets *targets, int index) {
    const Widget *before = &ui->widgets[targets->all[index - 1].widget];
    const Widget *widget = &ui->widgets[targets->all[index].widget];
    return before->group != widget->group || before->scroll != widget->scroll ||
           !is_beside(before->whole, widget->whole);
}

static void list_widgets(const Ui *ui, ScanTargets *targets) {
    for (int i = ui->reach; i < ui->count; i++) {
        if (!can_be_chosen(ui, i)) continue;
        targets->all[targets->count++] = (ScanTarget){ui->widgets[i].name, ui->widgets[i].box, i, 0};
    }
    for (int i = 1; i < targets->count; i++)
        targets->all[i].row = targets->all[i - 1].row + begins_row(ui, targets, i);
}

static void list_cells(const Ui *ui, const Widget *widget, ScanTargets *targets) {
    targets->is_board = true;
    targets->count = scan_board_cells(ui, widget, targets->cells);
    for (int i = 0; i < targets->count; i++)
        targets->all[i] =
            (ScanTarget){targets->cells[i].name, targets->cells[i].box, -1, targets->cells[i].row};
}

static void list_targets(const Ui *ui, ScanTargets *targets) {
    const Widget *asked = ui->scan.board[0] ? ui_find(ui, ui->scan.board) : NULL;
    targets->count = 0;
    targets->is_board = false;
    if (asked && asked->is_enabled)
        list_cells(ui, asked, targets);
    else
        list_widgets(ui, targets);
}

static uint32_t names_of(const ScanTargets *targets) {
    uint64_t names = hash_bytes("", 0);
    for (int i = 0; i < targets->count; i++)
        names = hash_step(names, hash_bytes(targets->all[i].name, strlen(targets->all[i].name)));
    return (uint32_t)names;
}

/* ---- parts ---- */

/* The `part`-th of `parts` equal shares. */
static ScanSpan share_of(ScanSpan span, int part, int parts) {
    int from = span.count * part / parts, to = span.count * (part + 1) / parts;
    return (ScanSpan){span.from + from, to - from};
}

static int rows_in(const ScanTargets *targets, ScanSpan span) {
    return targets->all[span.from + span.count - 1].row - targets->all[span.from].row + 1;
}

/* Whole rows, or several together, so that there are at most SCAN_PARTS. */
static int parts_by_row(const ScanTargets *targets, ScanSpan span, ScanSpan parts[SCAN_PARTS]) {
    int rows = rows_in(targets, span), first = targets->all[span.from].row, count = 0;
    int wanted = rows <= SCAN_PARTS ? rows : (int)fmin(ceil(sqrt(rows)), SCAN_PARTS);
    for (int i = 0, at = span.from; i < wanted; i++) {
        int end = first + rows * (i + 1) / wanted, from = at;
        while (at < span.from + span.count && targets->all[at].row < end) at++;
        parts[count++] = (ScanSpan){from, at - from};
    }
    return count;
}

static int parts_of(const ScanTargets *targets, ScanSpan span, ScanSpan parts[SCAN_PARTS]) {
    int count = span.count;
    if (count > SCAN_FLAT && rows_in(targets, span) > 1) return parts_by_row(targets, span, parts);
    if (count > SCAN_FLAT) count = (int)fmin(ceil(sqrt(count)), SCAN_PARTS);
    for (int i = 0; i < count; i++) parts[i] = share_of(span, i, count);
    return count;
}

static ScanSpan innermost(const Scan *scan) { return scan->spans[scan->depth]; }

/* What the frame is on. */
static ScanSpan framed(const Scan *scan, const ScanTargets *targets) {
    ScanSpan parts[SCAN_PARTS];
    int count = parts_of(targets, innermost(scan), parts);
    return parts[scan->at < count ? scan->at : 0];
}

static int part_with(const ScanTargets *targets, ScanSpan span, int target) {
    ScanSpan parts[SCAN_PARTS];
    int count = parts_of(targets, span, parts);
    for (int i = 0; i < count; i++)
        if (target >= parts[i].from && target < parts[i].from + parts[i].count) return i;
    return 0;
}

static int target_named(const ScanTargets *targets, const char *name) {
    for (int i = 0; i < targets->count; i++)
        if (strcmp(targets->all[i].name, name) == 0) return i;
    return -1;
}

/* ---- the frame's way ---- */

void scan_reset(Ui *ui) { ui->scan = (Scan){.is_held = ui->scan.is_held, .is_fresh = true}; }

static void rest(Ui *ui, double now_ms) {
    ui->scan.next_ms = ui->access.scan == UI_SCAN_ONE ? now_ms + ui->access.scan_ms : INFINITY;
    ui->wants_frame = true;
}

void scan_change_way(Ui *ui, UiScanWay before) {
    if (before == UI_SCAN_OFF || ui->access.scan == UI_SCAN_OFF)
        scan_reset(ui);
    else
        rest(ui, ui->now_ms);
}

/* A single one has the focus, so that the screen shows what it shows of it. */
static void show(Ui *ui, const ScanTargets *targets) {
    ScanSpan on = framed(&ui->scan, targets);
    ui_copy_name(ui->scan.on, targets->all[on.from].name);
    if (targets->is_board) return;
    for (int i = on.from + on.count - 1; i >= on.from; i--)
        ui_scroll_into_view(ui, &ui->widgets[targets->all[i].widget]);
    if (on.count == 1) ui_set_focus(ui, targets->all[on.from].name);
    ui->focus_is_shown = on.count == 1;
}

static void go(Ui *ui, const ScanTargets *targets, int at, double now_ms) {
    ui->scan.at = at;
    rest(ui, now_ms);
    show(ui, targets);
}

/* Into the parts that hold the target, so many deep. */
static void descend(Scan *scan, const ScanTargets *targets, int target, int depth) {
    ScanSpan parts[SCAN_PARTS];
    scan->spans[0] = (ScanSpan){0, targets->count};
    for (scan->depth = 0; scan->depth < depth;) {
        parts_of(targets, innermost(scan), parts);
        ScanSpan inner = parts[part_with(targets, innermost(scan), target)];
        if (inner.count == 1) break;
        scan->spans[++scan->depth] = inner;
    }
    scan->at = part_with(targets, innermost(scan), target);
}

/* Where the frame was, if that is still there: what has the focus may change what else is shown. Otherwise,
 * and after something moved, from where the focus is, the likeliest to be wanted. */
static void begin(Ui *ui, const ScanTargets *targets, double now_ms) {
    Scan *scan = &ui->scan;
    int kept = scan->on[0] ? target_named(targets, scan->on) : -1, focused = target_named(targets, ui->focus);
    int target = kept >= 0 ? kept : focused >= 0 ? focused : 0;
    if (kept < 0) scan->since_ms = now_ms, scan->steps = 0;
    scan->is_fresh = false;
    scan->rounds = 0;
    descend(scan, targets, target, kept < 0 ? 0 : scan->depth);
    go(ui, targets, scan->at, now_ms);
}

/* Out of a part that was walked over often enough, to what comes after it. */
static void leave_part(Scan *scan, const ScanTargets *targets) {
    int after = innermost(scan).from + innermost(scan).count;
    scan->depth--;
    scan->rounds = 0;
    ScanSpan outer = innermost(scan);
    scan->at = after < outer.from + outer.count ? part_with(targets, outer, after) : 0;
}

static void step(Ui *ui, const ScanTargets *targets, double now_ms) {
    Scan *scan = &ui->scan;
    ScanSpan parts[SCAN_PARTS];
    int count = parts_of(targets, innermost(scan), parts);
    scan->steps++;
    if (++scan->at >= count) scan->at = 0, scan->rounds++;
    if (scan->rounds >= SCAN_ROUNDS && scan->depth > 0) leave_part(scan, targets);
    go(ui, targets, scan->at, now_ms);
}

/* ---- drawing ---- */

static void draw_frame(Ui *ui, Box box) {
    static const float AWAY = 4, WIDE = 6, DARK = 2;
    Box outside = box_inset(box, -AWAY - DARK, -AWAY - DARK);
    canvas_panel(ui->canvas, outside,
                 &(PanelStyle){.edge = STYLE_NIGHT, .edge_width = WIDE + 2 * DARK, .radius = STYLE_CORNER});
    canvas_panel(ui->canvas, box_inset(box, -AWAY, -AWAY),
                 &(PanelStyle){.edge = STYLE_BONE, .edge_width = WIDE, .radius = STYLE_CORNER});
}

static void draw(Ui *ui, const ScanTargets *targets) {
    ScanSpan on = framed(&ui->scan, targets);
    if (targets->is_board) scan_board_draw(ui, targets->cells, targets->count);
    for (int i = on.from; i < on.from + on.count; i++) {
        Box box = targets->all[i].box;
        if (box.width <= 0 || box.height <= 0) continue;
        draw_frame(ui, box);
        if (canvas_transcript(ui->canvas)) canvas_note(ui->canvas, "scan", targets->all[i].name);
    }
}

void scan_end(Ui *ui) {
    Scan *scan = &ui->scan;
    ScanTargets targets;
    if (ui->access.scan == UI_SCAN_OFF) return;
    list_targets(ui, &targets);
    uint32_t names = names_of(&targets);
    if (names != scan->names) scan->is_fresh = true;
    scan->names = names;
    if (!targets.is_board) scan->board[0] = '\0';
    if (scan->is_fresh && scan->is_held) scan->on[0] = '\0';
    if (targets.count == 0 || (scan->is_fresh && scan->is_held)) return;
    if (scan->is_fresh)
        begin(ui, &targets, ui->now_ms);
    else if (scan->is_held)
        scan->next_ms = ui->now_ms + ui->access.scan_ms;
    else if (ui->now_ms >= scan->next_ms)
        step(ui, &targets, ui->now_ms);
    draw(ui, &targets);
}

double scan_guarded_until(const Ui *ui) {
    return ui->access.scan == UI_SCAN_OFF ? 0 : ui->scan.since_ms + SCAN_SETTLE_MS;
}

double ui_scan_next(const Ui *ui) {
    bool is_off = ui->access.scan != UI_SCAN_ONE || ui->scan.is_held || ui->scan.is_fresh || !ui->scan.on[0];
    return is_off ? INFINITY : ui->scan.next_ms;
}

void ui_set_scan_held(Ui *ui, bool is_held) {
    if (ui->scan.is_held == is_held) return;
    ui->scan.is_held = is_held;
    if (ui->access.scan == UI_SCAN_OFF) return;
    rest(ui, ui->now_ms);
}

bool ui_is_scanning(const Ui *ui) { return ui->access.scan != UI_SCAN_OFF; }
int ui_scan_steps(const Ui *ui) { return ui->scan.steps; }

int ui_scan_offers(const Ui *ui, const char *name) {
    ScanTargets targets;
    if (ui->access.scan == UI_SCAN_OFF || ui->scan.is_fresh) return 0;
    list_targets(ui, &targets);
    if (targets.count == 0 || names_of(&targets) != ui->scan.names) return 0;
    ScanSpan on = framed(&ui->scan, &targets);
    for (int i = on.from; i < on.from + on.count; i++)
        if (strcmp(targets.all[i].name, name) == 0) return on.count == 1 ? 2 : 1;
    return 0;
}

/* ---- choosing ---- */

/* The next value, from the last on to the first again. */
static bool choose_next(const Widget *widget, UiEvent *event) {
    int next = widget->value + widget->step;
    return ui_emit(event, UI_EVENT_CHANGE, widget, next > widget->maximum ? widget->minimum : next);
}

/* A page on, from the end to the beginning again. */
static void turn_page(Ui *ui, const Widget *panel) {
    if (!ui_scroll_by(ui, panel, panel->box.height * 0.8f)) *ui_scroll_offset(ui, panel->name) = 0;
}

static bool choose_widget(Ui *ui, const Widget *widget, double now_ms, UiEvent *event) {
    ui->scan.rounds = SCAN_ROUNDS - 1;
    if (scan_has_board(widget)) {
        ui_copy_name(ui->scan.board, widget->name);
        return false;
    }
    if (widget->kind == WIDGET_SCROLL) turn_page(ui, widget);
    if (widget->kind == WIDGET_SCROLL) return false;
    if (widget->kind == WIDGET_VALUE) return choose_next(widget, event);
    return ui_activate_by_key(ui, widget, now_ms, event);
}

/* The board closes with what Return does in a text field; a question is answered in its board. */
static bool choose_cell(Ui *ui, const ScanCell *cell, double now_ms, UiEvent *event) {
    const Widget *widget = ui_find(ui, ui->scan.board);
    bool closes = cell->input.kind == UI_PRESS || cell->input.key == UI_KEY_ACCEPT;
    if (closes) ui->scan.board[0] = '\0';
    if (!widget) return false;
    if (closes) ui_set_focus(ui, widget->name);
    if (closes && (widget->kind == WIDGET_FIELD || cell->input.key == UI_KEY_ACCEPT))
        return ui_activate_by_key(ui, widget, now_ms, event);
    return !closes && widget_take(ui, widget, &cell->input, event) && event->name[0] != '\0';
}

static bool choose(Ui *ui, double now_ms, UiEvent *event) {
    Scan *scan = &ui->scan;
    ScanTargets targets;
    list_targets(ui, &targets);
    if (targets.count == 0 || names_of(&targets) != scan->names) return false;
    ScanSpan on = framed(scan, &targets);
    scan->steps = 0;
    rest(ui, now_ms);
    if (on.count > 1) {
        scan->spans[++scan->depth] = on;
        scan->rounds = 0;
        go(ui, &targets, 0, now_ms);
        return false;
    }
    if (targets.is_board) return choose_cell(ui, &targets.cells[on.from], now_ms, event);
    return choose_widget(ui, &ui->widgets[targets.all[on.from].widget], now_ms, event);
}

static bool is_press(const UiInput *input) {
    return (input->kind == UI_KEY && !input->is_repeat && input->key != UI_KEY_NONE) ||
           input->kind == UI_POINTER_DOWN;
}

/* While something moves the press means Return with nothing in focus, which hurries it. */
bool scan_handle(Ui *ui, const UiInput *input, double now_ms, UiEvent *event) {
    Scan *scan = &ui->scan;
    if (!is_press(input)) return false;
    bool chooses =
        ui->access.scan == UI_SCAN_ONE || input->kind == UI_POINTER_DOWN || input->key == UI_KEY_ACCEPT;
    ui->wants_frame = true;
    if (scan->is_fresh) {
        *event = (UiEvent){.kind = UI_EVENT_KEY, .key = UI_KEY_ACCEPT};
        return scan->is_held && chooses;
    }
    if (now_ms < scan_guarded_until(ui)) return false;
    if (!chooses) {
        if (!scan->is_held) scan->next_ms = now_ms;
        return false;
    }
    return choose(ui, now_ms, event);
}
