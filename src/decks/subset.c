#include "decks/subset.h"

#include "decks/text.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_MAX_LENGTH = 32, VALUE_MAX_LENGTH = 8192, OPEN_MAX = 32, IDS_MAX = 128, NUMBER_MAX_DIGITS = 6 };

typedef enum ElementKind { ELEMENT_GROUP, ELEMENT_SHAPE, ELEMENT_GRADIENT, ELEMENT_STOP } ElementKind;

typedef struct Element {
    const char *name;
    ElementKind kind;
    const char *attributes; /* allowed besides those of its kind, each between spaces */
} Element;

static const Element elements[] = {
    {"svg", ELEMENT_GROUP, " xmlns width height viewBox "},
    {"g", ELEMENT_GROUP, " "},
    {"defs", ELEMENT_GROUP, " "},
    {"path", ELEMENT_SHAPE, " d "},
    {"rect", ELEMENT_SHAPE, " x y width height rx ry "},
    {"circle", ELEMENT_SHAPE, " cx cy r "},
    {"ellipse", ELEMENT_SHAPE, " cx cy rx ry "},
    {"line", ELEMENT_SHAPE, " x1 y1 x2 y2 "},
    {"polyline", ELEMENT_SHAPE, " points "},
    {"polygon", ELEMENT_SHAPE, " points "},
    {"linearGradient", ELEMENT_GRADIENT, " x1 y1 x2 y2 "},
    {"radialGradient", ELEMENT_GRADIENT, " cx cy r "},
    {"stop", ELEMENT_STOP, " offset stop-color stop-opacity "},
};

static const char *const paint_attributes = " fill fill-rule fill-opacity stroke stroke-width stroke-opacity "
                                            "stroke-linecap stroke-linejoin stroke-miterlimit ";

static const char *const kind_attributes[] = {
    [ELEMENT_GROUP] = " transform ",
    [ELEMENT_SHAPE] = " transform opacity ",
    [ELEMENT_GRADIENT] = " id gradientUnits gradientTransform ",
    [ELEMENT_STOP] = " ",
};

typedef struct Reader {
    const char *start, *at;
    const Element *open[OPEN_MAX];
    int depth;
    int stops; /* of the gradient opened last */
    char ids[IDS_MAX][NAME_MAX_LENGTH];
    int id_count;
    DeckSubset found;
    char *error;
    size_t size;
    bool failed;
} Reader;

static void fail(Reader *reader, const char *what, const char *which) {
    if (reader->failed) return;
    reader->failed = true;
    int line = deck_text_line_at(reader->start, (size_t)(reader->at - reader->start));
    reader->found.line = line;
    reader->found.offset = (size_t)(reader->at - reader->start);
    if (reader->size == 0) return;
    snprintf(reader->error, reader->size, "line %d: %s %s", line, what, which);
    for (char *at = reader->error; *at; at++) /* it quotes the document */
        if (iscntrl((unsigned char)*at)) *at = ' ';
}

static void skip_space(Reader *reader) {
    while (isspace((unsigned char)*reader->at)) reader->at++;
}

static void read_name(Reader *reader, char name[NAME_MAX_LENGTH]) {
    size_t length = 0;
    while (isalnum((unsigned char)*reader->at) || strchr("-:_", *reader->at ? *reader->at : ' ')) {
        if (length < NAME_MAX_LENGTH - 1) name[length++] = *reader->at;
        reader->at++;
    }
    name[length] = '\0';
    if (!length) fail(reader, "a name is wanted before", (char[]){*reader->at, '\0'});
}

static bool is_listed(const char *list, const char *name) {
    char spaced[NAME_MAX_LENGTH + 2];
    snprintf(spaced, sizeof spaced, " %s ", name);
    return strstr(list, spaced) != NULL;
}

static const Element *element_named(Reader *reader, const char *name) {
    for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
        if (strcmp(elements[i].name, name) == 0) return &elements[i];
    fail(reader, "outside the subset: element", name);
    return NULL;
}

static void read_value(Reader *reader, char value[VALUE_MAX_LENGTH]) {
    size_t length = 0;
    if (*reader->at != '"') {
        fail(reader, "a value in double quotes is wanted before", (char[]){*reader->at, '\0'});
        return;
    }
    for (reader->at++; *reader->at && *reader->at != '"'; reader->at++)
        if (length < VALUE_MAX_LENGTH - 1) value[length++] = *reader->at;
    value[length] = '\0';
    if (*reader->at != '"')
        fail(reader, "a value is not closed:", value);
    else
        reader->at++;
    if (strpbrk(value, "&<{")) fail(reader, "a value holds a sign it may not:", value);
}

static bool is_color(const char *value) {
    size_t length = strlen(value);
    return value[0] == '#' && (length == 4 || length == 7) &&
           strspn(value + 1, "0123456789abcdefABCDEF") == length - 1;
}

static void check_paint(Reader *reader, const char *value) {
    if (is_color(value) || strcmp(value, "none") == 0) return;
    for (int i = 0; i < reader->id_count; i++) {
        char url[NAME_MAX_LENGTH + 8];
        snprintf(url, sizeof url, "url(#%s)", reader->ids[i]);
        if (strcmp(url, value) == 0) return;
    }
    fail(reader, "neither a colour nor a gradient defined before its use:", value);
}

/* The rasteriser uses fixed-point coordinates: values far outside the picture overflow. */
static void check_numbers(Reader *reader, const char *value) {
    bool is_whole = true;
    int digits = 0;
    for (const char *at = value; *at; at++) {
        bool is_digit = isdigit((unsigned char)*at);
        if (*at == '.') is_whole = false;
        if (is_digit && is_whole) digits++;
        if (!is_digit && *at != '.') is_whole = true, digits = 0;
        bool is_power = (*at == 'e' || *at == 'E') && (isdigit((unsigned char)at[1]) || at[1] == '+');
        if (digits > NUMBER_MAX_DIGITS || is_power) {
            fail(reader, "a number is too large, or written with a power of ten:", value);
            return;
        }
    }
}

/* ---- transforms ---- */

enum { TRANSFORM_NUMBERS = 6, SKEW_MAX_DEGREES = 80 };
static const double SMALLEST_SCALE = 1e-3, SMALLEST_AREA = 1e-6;

/* Whether the numbers make a transform that can be turned back, as the rasteriser does for gradients. */
typedef bool TransformFits(const double *numbers, int count);
static bool fits_any(const double *numbers, int count) { return (void)numbers, count <= 2; }
static bool fits_scale(const double *numbers, int count) {
    return fabs(numbers[0]) >= SMALLEST_SCALE && (count == 1 || fabs(numbers[1]) >= SMALLEST_SCALE);
}
static bool fits_turn(const double *numbers, int count) { return (void)numbers, count == 1 || count == 3; }
static bool fits_skew(const double *numbers, int count) {
    return (void)count, fabs(numbers[0]) <= SKEW_MAX_DEGREES;
}
static bool fits_matrix(const double *numbers, int count) {
    return (void)count, fabs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) >= SMALLEST_AREA;
}

static const struct {
    const char *name;
    int min, max; /* numbers */
    TransformFits *fits;
} transforms[] = {
    {"translate", 1, 2, fits_any}, {"scale", 1, 2, fits_scale}, {"rotate", 1, 3, fits_turn},
    {"skewX", 1, 1, fits_skew},    {"skewY", 1, 1, fits_skew},  {"matrix", 6, 6, fits_matrix},
};

static const char *skip_separators(const char *at) { return at + strspn(at, " ,\t\r\n"); }

/* "(1 2, 3)": what comes after it; NULL where it is not that. */
static const char *read_numbers(const char *at, double numbers[TRANSFORM_NUMBERS], int *count) {
    if (*at != '(') return NULL;
    for (at = skip_separators(at + 1), *count = 0; *at != ')'; at = skip_separators(at)) {
        size_t length = strspn(at, "+-.0123456789");
        char *end;
        if (length == 0 || *count == TRANSFORM_NUMBERS) return NULL;
        numbers[(*count)++] = strtod(at, &end);
        if (end == at) return NULL;
        at = end;
    }
    return at + 1;
}

static const char *read_transform(const char *at) {
    size_t length = strcspn(at, "( ,\t\r\n");
    for (size_t i = 0; i < sizeof transforms / sizeof *transforms; i++) {
        if (strlen(transforms[i].name) != length || strncmp(transforms[i].name, at, length) != 0) continue;
        double numbers[TRANSFORM_NUMBERS];
        int count;
        const char *end = read_numbers(at + length, numbers, &count);
        bool is_good = end && count >= transforms[i].min && count <= transforms[i].max;
        return is_good && transforms[i].fits(numbers, count) ? end : NULL;
    }
    return NULL;
}

static bool is_transform(const char *value) {
    for (value = skip_separators(value); *value; value = skip_separators(value))
        if (!(value = read_transform(value))) return false;
    return true;
}

/* ---- attributes ---- */

static bool is_measured(const char *name) { return !is_listed(" id fill stroke stop-color xmlns ", name); }

static void add_id(Reader *reader, const char *value) {
    if (reader->id_count == IDS_MAX || strlen(value) >= NAME_MAX_LENGTH) {
        fail(reader, "too many or too long ids at", value);
        return;
    }
    for (int i = 0; i < reader->id_count; i++)
        if (strcmp(reader->ids[i], value) == 0) fail(reader, "two gradients have the id", value);
    strcpy(reader->ids[reader->id_count++], value);
}

static void check_attribute(Reader *reader, const Element *element, const char *name, const char *value) {
    bool can_paint =
        element->kind == ELEMENT_SHAPE || (element->kind == ELEMENT_GROUP && element != &elements[0]);
    if (!is_listed(element->attributes, name) && !is_listed(kind_attributes[element->kind], name) &&
        !(can_paint && is_listed(paint_attributes, name)))
        fail(reader, "outside the subset: attribute", name);
    if (strcmp(name, "fill") == 0 || strcmp(name, "stroke") == 0) check_paint(reader, value);
    if (strcmp(name, "stop-color") == 0 && !is_color(value)) fail(reader, "not a colour:", value);
    if (strcmp(name, "id") == 0) add_id(reader, value);
    if (is_measured(name)) check_numbers(reader, value);
    if (is_listed(" transform gradientTransform ", name) && !is_transform(value))
        fail(reader, "not a transform that can be drawn:", value);
    if (strcmp(name, "gradientUnits") == 0 && strcmp(value, "userSpaceOnUse") != 0)
        fail(reader, "gradientUnits must be userSpaceOnUse, not", value);
}

static void read_attributes(Reader *reader, const Element *element) {
    char name[NAME_MAX_LENGTH], value[VALUE_MAX_LENGTH] = "";
    for (skip_space(reader); !reader->failed && *reader->at && !strchr("/>", *reader->at);
         skip_space(reader)) {
        read_name(reader, name);
        if (reader->failed) return;
        if (*reader->at == '=')
            reader->at++;
        else
            fail(reader, "a value is wanted for", name);
        if (!reader->failed) read_value(reader, value);
        if (!reader->failed) check_attribute(reader, element, name, value);
    }
}

static bool is_in_gradient(const Reader *reader) {
    return reader->depth > 0 && reader->open[reader->depth - 1]->kind == ELEMENT_GRADIENT;
}

/* NanoSVG reads beyond a gradient of a single stop. */
static void end_element(Reader *reader, const Element *element) {
    if (element->kind == ELEMENT_GRADIENT && reader->stops < 2)
        fail(reader, "fewer than two stops in", element->name);
}

static void read_close(Reader *reader) {
    char name[NAME_MAX_LENGTH];
    reader->at += 2;
    read_name(reader, name);
    if (!reader->depth || strcmp(reader->open[reader->depth - 1]->name, name) != 0)
        fail(reader, "closed but not open:", name);
    else
        end_element(reader, reader->open[--reader->depth]);
}

static void count(Reader *reader, const Element *element) {
    reader->found.shapes += element->kind == ELEMENT_SHAPE;
    reader->found.gradients += element->kind == ELEMENT_GRADIENT;
    if (element->kind == ELEMENT_GRADIENT) reader->stops = 0;
    reader->stops += element->kind == ELEMENT_STOP;
}

static void read_open(Reader *reader) {
    char name[NAME_MAX_LENGTH];
    reader->at++;
    read_name(reader, name);
    const Element *element = reader->failed ? NULL : element_named(reader, name);
    if (!element) return;
    if (reader->depth == 0 && (element != &elements[0] || reader->id_count || reader->found.shapes))
        fail(reader, "the one root must be svg, not", name);
    if (reader->depth > 0 && element == &elements[0]) fail(reader, "outside the subset: a second", name);
    if (element->kind == ELEMENT_STOP && !is_in_gradient(reader)) fail(reader, "outside a gradient:", name);
    count(reader, element);
    read_attributes(reader, element);
    if (reader->failed) return;
    if (*reader->at == '/') {
        reader->at++;
        end_element(reader, element);
        return;
    }
    if (reader->depth == OPEN_MAX)
        fail(reader, "nested too deeply:", name);
    else
        reader->open[reader->depth++] = element;
}

static void read_all(Reader *reader) {
    for (skip_space(reader); *reader->at && !reader->failed; skip_space(reader)) {
        if (*reader->at != '<')
            fail(reader, "text stands between elements:", (char[]){*reader->at, '\0'});
        else if (reader->at[1] == '/')
            read_close(reader);
        else
            read_open(reader);
        if (reader->failed) return;
        if (*reader->at == '>')
            reader->at++;
        else
            fail(reader, "an element does not end with", ">");
    }
    if (reader->depth) fail(reader, "not closed:", reader->open[reader->depth - 1]->name);
    if (!reader->found.shapes) fail(reader, "nothing is", "drawn");
}

bool deck_subset_check(const char *svg, DeckSubset *found, char *error, size_t size) {
    Reader reader = {.start = svg, .at = svg, .error = error, .size = size};
    read_all(&reader);
    if (found) *found = reader.found;
    return !reader.failed;
}
