/* The checker of the SVG subset: what it lets through and what not. */
#include "art_support.h"
#include "decks/subset.h"

#include <string.h>

static const char *const allowed[] = {
    "<svg width=\"1\" height=\"1\"><path d=\"M0 0\" fill=\"#fff\" opacity=\"0.5\"/></svg>",
    "<svg><g transform=\"scale(2)\" fill=\"none\" stroke=\"#102030\"><circle r=\"1\"/></g></svg>",
    "<svg><defs><linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"1\" "
    "y2=\"1\">"
    "<stop offset=\"0\" stop-color=\"#000\"/><stop offset=\"1\" "
    "stop-color=\"#fff\"/></linearGradient></defs><rect fill=\"url(#a)\"/></svg>",
};

static const struct {
    const char *svg, *says;
} refused[] = {
    {"<svg><text>7</text></svg>", "element text"},
    {"<svg><use/></svg>", "element use"},
    {"<svg><image/></svg>", "element image"},
    {"<svg><filter/></svg>", "element filter"},
    {"<svg><clipPath/></svg>", "element clipPath"},
    {"<svg><mask/></svg>", "element mask"},
    {"<svg><style/></svg>", "element style"},
    {"<svg><path d=\"\" class=\"a\"/></svg>", "attribute class"},
    {"<svg><path d=\"\" style=\"fill:#fff\"/></svg>", "attribute style"},
    {"<svg><path d=\"\" href=\"x\"/></svg>", "attribute href"},
    {"<svg><g opacity=\"0.5\"><path d=\"\"/></g></svg>", "attribute opacity"},
    {"<svg><path d=\"\" fill=\"red\"/></svg>", "neither a colour"},
    {"<svg><path d=\"\" fill=\"rgb(1,2,3)\"/></svg>", "neither a colour"},
    {"<svg><path d=\"\" fill=\"url(#later)\"/></svg>", "neither a colour"},
    {"<svg><path d=\"\" fill=\"url(http://x)\"/></svg>", "neither a colour"},
    {"<svg><path d=\"{length}\"/></svg>", "a sign it may not"},
    {"<svg><path d=\"&amp;\"/></svg>", "a sign it may not"},
    {"<svg>\n<path d=\"\"></g></svg>", "line 2: closed but not open: g"},
    {"<svg><g><path d=\"\"/></g>", "not closed: svg"},
    {"<svg>words<path d=\"\"/></svg>", "text stands between"},
    {"<svg><path d='x'/></svg>", "double quotes"},
    {"<svg><path d=\"x/></svg>", "not closed"},
    {"<svg><path d/></svg>", "a value is wanted for d"},
    {"<path d=\"\"/>", "root must be svg"},
    {"<svg><path d=\"\"/></svg><svg/>", "root must be svg"},
    {"<svg></svg>", "nothing is drawn"},
    {"", "nothing is drawn"},
    {"<", "a name is wanted"},
    {"<?xml version=\"1.0\"?><svg><path d=\"\"/></svg>", "a name is wanted"},
    {"<svg><defs><radialGradient id=\"a\" gradientUnits=\"objectBoundingBox\"/></defs><path d=\"\"/></svg>",
     "userSpaceOnUse"},
    {"<svg><radialGradient id=\"a\"><stop/><stop/></radialGradient><radialGradient id=\"a\"/></svg>",
     "two gradients"},
    {"<svg><radialGradient id=\"a\"/><path d=\"\"/></svg>", "fewer than two stops in radialGradient"},
    {"<svg><linearGradient id=\"a\"><stop/></linearGradient><path d=\"\"/></svg>",
     "fewer than two stops in linearGradient"},
    {"<svg><g><stop/><stop/></g><path d=\"\"/></svg>", "outside a gradient: stop"},
};

static void lets_the_subset_through(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++) {
        char error[256] = "";
        DeckSubset found;
        if (!deck_subset_check(allowed[i], &found, error, sizeof error))
            fail_msg("%s: %s", allowed[i], error);
        assert_int_equal(found.shapes, 1);
    }
}

static void refuses_the_rest(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        char error[256] = "";
        if (deck_subset_check(refused[i].svg, NULL, error, sizeof error))
            fail_msg("let through: %s", refused[i].svg);
        if (!strstr(error, refused[i].says)) fail_msg("%s: %s", refused[i].svg, error);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(lets_the_subset_through),
                                       cmocka_unit_test(refuses_the_rest)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
