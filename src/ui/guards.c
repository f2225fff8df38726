/* Buttons that do not answer for a moment after their look has changed: nobody has seen yet what they do now.
 */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "ui/ui_private.h"

static Guard *guard_of(Ui *ui, const char *name) {
    for (int i = 0; i < ui->guard_count; i++) {
        if (strcmp(ui->guards[i].name, name) == 0) return &ui->guards[i];
    }
    return NULL;
}

static void guard_watch(Ui *ui, const Widget *widget) {
    Guard *guard = guard_of(ui, widget->name);
    if (!guard) {
        assert(ui->guard_count < UI_WIDGET_MAX);
        guard = &ui->guards[ui->guard_count++];
        ui_copy_name(guard->name, widget->name);
        guard->look = ~widget->look;
    }
    if (guard->look != widget->look) guard->since_ms = ui->now_ms;
    guard->look = widget->look;
    guard->is_seen = true;
}

/* Of two with one name, the one that can be reached counts. */
static void guards_watch(Ui *ui) {
    for (int i = 0; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        bool is_hidden = i < ui->reach && ui_find(ui, widget->name);
        if (widget->is_guarded && !is_hidden) guard_watch(ui, widget);
    }
}

bool guards_hold(Ui *ui, const char *name, double now_ms) {
    const Guard *guard = guard_of(ui, name);
    return guard && now_ms < guard->since_ms + UI_GUARD_MS; /* computed as in ui_guarded_until */
}

static void guards_forget(Ui *ui) {
    int kept = 0;
    for (int i = 0; i < ui->guard_count; i++) {
        if (ui->guards[i].is_seen) ui->guards[kept++] = ui->guards[i];
    }
    ui->guard_count = kept;
}

void guards_update(Ui *ui) {
    guards_watch(ui);
    guards_forget(ui);
}

double ui_guarded_until(const Ui *ui) {
    double until = scan_guarded_until(ui);
    for (int i = 0; i < ui->guard_count; i++) until = fmax(until, ui->guards[i].since_ms + UI_GUARD_MS);
    return until;
}
