/* Any bytes as a file of user events (--input): either a script that can be played to its end in order, or
 * one line that says where in the file it is wrong. */
#include "app/script.h"

#include <assert.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { SENTENCE = 700 };

static int lines_in(const uint8_t *bytes, size_t size) {
    int lines = 1;
    for (size_t i = 0; i < size; i++) lines += bytes[i] == '\n';
    return lines;
}

static void check_error(const char *error, int lines) {
    int line = 0, column = 0, length = 0;
    int found = sscanf(error, "input:%d:%d: %n", &line, &column, &length);
    assert(found == 2 && length > 0 && error[length] != '\0');
    assert(line >= 1 && line <= lines && column >= 1);
    assert(strchr(error, '\n') == NULL);
}

static void check_event(const ScriptEvent *event, int after_line) {
    assert(event->line > after_line);
    assert((unsigned)event->kind < SCRIPT_KINDS);
    assert(memchr(event->text, '\0', sizeof event->text) != NULL);
    assert(isfinite(event->at_ms) && event->at_ms >= 0);
    assert(!isnan(event->x) && !isnan(event->y));
}

static void play(Script *script) {
    int played = 0, line = 0;
    while (!script_is_over(script)) {
        bool waits = script_waits_for_idle(script);
        double now = waits ? 0 : script_next_at(script);
        assert(waits == isinf(script_next_at(script)));
        if (waits) assert(script_take(script, now, false) == NULL);
        const ScriptEvent *event = script_take(script, now, waits);
        assert(event != NULL);
        check_event(event, line);
        line = event->line;
        played++;
    }
    assert(played == script_count(script));
    assert(script_take(script, INFINITY, true) == NULL && isinf(script_next_at(script)));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    char error[SENTENCE] = "";
    Script *script = script_parse("input", (const char *)bytes, size, error, sizeof error);
    assert((script == NULL) == (error[0] != '\0'));
    if (script) {
        play(script);
    } else {
        check_error(error, lines_in(bytes, size));
    }
    script_free(script);
    return 0;
}
