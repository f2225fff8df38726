#include "lab/forms.h"

#include <stdio.h>
#include <string.h>

int form_count(SabaccOptionId id) {
    int count = 1;
    for (const char *at = sabacc_option_spec(id)->forms; *at != '\0'; at++) count += *at == '|';
    return count;
}

/* Counts N and M where they are words of their own: "d6 N-M", "one-of N,M". */
static int numbers_in(const char *form) {
    int count = 0;
    for (const char *at = form; *at != '\0'; at++)
        count += (*at == 'N' || *at == 'M') && (at == form || strchr(" -,", at[-1]) != NULL);
    return count;
}

int form_at(SabaccOptionId id, int index, char form[FORM_BYTES]) {
    const char *at = sabacc_option_spec(id)->forms;
    for (; index > 0; index--) at = strchr(at, '|') + 1;
    snprintf(form, FORM_BYTES, "%.*s", (int)strcspn(at, "|"), at);
    return numbers_in(form);
}

bool form_hull(SabaccOptionId id, SabaccRange *hull) {
    bool has_numbers = false;
    for (int i = 0; i < form_count(id); i++) {
        char form[FORM_BYTES];
        if (form_at(id, i, form) == 0) continue;
        SabaccRange range = sabacc_option_range(id, i);
        if (!has_numbers || range.min < hull->min) hull->min = range.min;
        if (!has_numbers || range.max > hull->max) hull->max = range.max;
        has_numbers = true;
    }
    return has_numbers;
}

static bool has_one_range(SabaccOptionId id, const SabaccRange *hull) {
    for (int i = 0; i < form_count(id); i++) {
        char form[FORM_BYTES];
        SabaccRange range = sabacc_option_range(id, i);
        if (form_at(id, i, form) > 0 && (range.min != hull->min || range.max != hull->max)) return false;
    }
    return true;
}

static void add_range(SabaccRange range, Text *out) {
    text_add(out, " (");
    text_add_int(out, range.min);
    text_add_char(out, '-');
    text_add_int(out, range.max);
    text_add_char(out, ')');
}

void form_list(const SabaccGame *game, SabaccOptionId id, const char *between, Text *out) {
    SabaccRange hull;
    bool has_numbers = form_hull(id, &hull), has_one = has_numbers && has_one_range(id, &hull);
    for (int i = 0; i < form_count(id); i++) {
        char form[FORM_BYTES];
        int numbers = form_at(id, i, form);
        if (!sabacc_game_has_form(game, id, i)) continue;
        if (i > 0) text_add(out, between);
        text_add(out, form);
        if (numbers > 0 && !has_one) add_range(sabacc_option_range(id, i), out);
    }
    if (has_one) add_range(hull, out);
}
