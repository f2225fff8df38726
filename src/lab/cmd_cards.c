/* sabacc-lab cards: a deck's faces, as pictures and as sheets to print. */
#include "base/files.h"
#include "base/i18n.h"
#include "lab/decks.h"
#include "lab/lab.h"
#include "sheets/sheets.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Order {
    const char *deck;
    const char *pdf, *png;   /* output paths; NULL: not wanted */
    const char *assets;      /* the folder that contains cards/; NULL: the default */
    const char *only;        /* pictures of this face only; NULL: all */
    int64_t height;          /* of pictures, pixels; 0: not given */
    const char *sheets_only; /* the last option given that applies only to sheets, or NULL */
    bool tells_progress;
    SheetsRequest request;
} Order;

/* ---- the command line ---- */

static bool take_paper(void *command, const char *value) {
    Order *order = command;
    order->sheets_only = "--paper";
    order->request.paper = sheets_paper_named(value);
    if (order->request.paper != SHEETS_PAPERS) return true;
    lab_usage("--paper must be a4 or letter, not '%s'", value);
    return false;
}

/* Parses millimetres as 57 or 63.5. */
static bool take_width(void *command, const char *value) {
    Order *order = command;
    order->sheets_only = "--card-width";
    char *end;
    bool is_plain = *value && strspn(value, "0123456789.") == strlen(value);
    order->request.card_width = is_plain ? strtod(value, &end) : 0;
    if (is_plain && !*end && order->request.card_width >= SHEETS_CARD_MIN &&
        order->request.card_width <= SHEETS_CARD_MAX)
        return true;
    lab_usage("--card-width must be a number of millimetres from %d to %d, not '%s'", SHEETS_CARD_MIN,
              SHEETS_CARD_MAX, value);
    return false;
}

static bool take_copies(void *command, const char *value) {
    Order *order = command;
    order->sheets_only = "--copies";
    order->request.one_each = strcmp(value, "one") == 0;
    if (order->request.one_each || strcmp(value, "deck") == 0) return true;
    lab_usage("--copies must be deck or one, not '%s'", value);
    return false;
}

static bool take_back(void *command, const char *value) {
    Order *order = command;
    order->sheets_only = "--back";
    order->request.back = value;
    return true;
}

static bool take_deck(void *command, const char *word) {
    Order *order = command;
    if (order->deck != NULL)
        return lab_usage("cards: '%s' is not understood: one deck at a time", word), false;
    order->deck = word;
    return true;
}

static const LabOption options[] = {
    {"--progress", LAB_FLAG(Order, tells_progress)},
    {"--assets", LAB_TEXT(Order, assets)},
    {"--pdf", LAB_TEXT(Order, pdf)},
    {"--png", LAB_TEXT(Order, png)},
    {"--only", LAB_TEXT(Order, only)},
    {"--height", LAB_NUMBER(Order, height, 1, SHEETS_PIXELS_MAX)},
    {"--paper", .take = take_paper},
    {"--card-width", .take = take_width},
    {"--copies", .take = take_copies},
    {"--back", .take = take_back},
    {"--cover", LAB_FLAG(Order, request.has_cover)},
    {"--rules", LAB_FLAG(Order, request.has_rules)},
    {"--box", LAB_FLAG(Order, request.has_box)},
};

/* An option given that applies only to sheets, or NULL. */
static const char *sheets_option(const Order *order) {
    const SheetsRequest *request = &order->request;
    return request->has_cover   ? "--cover"
           : request->has_rules ? "--rules"
           : request->has_box   ? "--box"
                                : order->sheets_only;
}

/* Checks that the options fit together: none is silently ignored. */
static bool check_order(const Order *order) {
    const char *sheets_only = sheets_option(order);
    if (!order->deck) return lab_usage("cards: which deck? its id or the path of its folder"), false;
    if (order->pdf && order->png) return lab_usage("cards: --pdf or --png, one at a time"), false;
    if (sheets_only && !order->pdf)
        return lab_usage("cards: %s is for sheets: say --pdf FILE", sheets_only), false;
    if (!order->png && (order->only || order->height))
        return lab_usage("cards: %s is for pictures: say --png DIR", order->only ? "--only" : "--height"),
               false;
    if (order->tells_progress && !order->pdf && !order->png)
        return lab_usage("cards: --progress is for sheets and pictures: say --pdf FILE or --png DIR"), false;
    if (order->png && !order->height) return lab_usage("cards: how high? --height PIXELS"), false;
    return true;
}

/* ---- what is asked for ---- */

static int list_faces(const Deck *deck) {
    int cards = 0, backs = 0;
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        const char *face = deck_face_name(deck, i);
        int copies = sheets_copies(face);
        cards += copies;
        backs += deck_face_is_back(face);
        if (copies > 0)
            printf("%-24s %d\n", face, copies);
        else
            printf("%-24s back\n", face);
    }
    printf("%s: %d cards, %d backs, %.15g by %.15g mm\n", _(deck_name(deck)), cards, backs,
           deck_width(deck) * SHEETS_UNIT, deck_height(deck) * SHEETS_UNIT);
    return LAB_OK;
}

/* ---- cancellation: a partial file is removed, as after an error ---- */

static volatile sig_atomic_t is_stopped;

static void stop(int signal_number) {
    (void)signal_number;
    is_stopped = 1;
}

/* If the reader of the progress has gone away, the rest is not wanted. */
static bool goes_on(void *user, int done, int of) {
    const Order *order = user;
    bool is_heard =
        !order->tells_progress || (printf("{\"done\":%d,\"of\":%d}\n", done, of) > 0 && fflush(stdout) == 0);
    return is_heard && !is_stopped;
}

static void listen_for_stop(void) {
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    signal(SIGHUP, stop);
    signal(SIGPIPE, SIG_IGN);
}

static int write_sheets(const Order *order, const Deck *deck) {
    char error[LAB_SENTENCE];
    SheetsPlan plan;
    LabFonts fonts;
    SheetsRequest request = order->request;
    bool has_name = request.has_cover || request.has_box;
    Deck *lettering = has_name ? lab_deck_open("wordmark", order->assets) : NULL;
    if (has_name && !lettering) return LAB_USAGE;
    lab_fonts_find(order->assets, &fonts);
    request.lettering = lettering;
    request.fonts = fonts.folders;
    request.goes_on = goes_on;
    request.user = (void *)order;
    bool is_written = sheets_write_pdf(deck, &request, order->pdf, &plan, error, sizeof error);
    deck_close(lettering);
    if (!is_written) return lab_usage("cards: %s", error);
    printf("%d card%s of %.1f by %.1f mm on %d page%s\n", plan.cards, plan.cards == 1 ? "" : "s",
           plan.card_width, plan.card_height, plan.pages, plan.pages == 1 ? "" : "s");
    puts(plan.has_backs ? "Print at actual size, on both sides, flipped on the long edge."
                        : "Print at actual size, on one side: the deck has no back.");
    return LAB_OK;
}

/* DIR/FACE.png; false if the name cannot be a file name. */
static bool name_file(const char *folder, const char *face, char *path, size_t size) {
    int length = snprintf(path, size, "%s/%s.png", folder, face);
    return *face && *face != '.' && !strchr(face, '/') && length >= 0 && (size_t)length < size;
}

static bool make_folder(const char *folder) {
    if (!*folder) return lab_usage("cards: --png wants the name of a folder"), false;
    if (file_make_folder(folder)) return true;
    return lab_usage("cards: %s: %s", folder, file_words(errno)), false;
}

static bool write_picture(const Order *order, const Deck *deck, const char *face) {
    char path[LAB_SENTENCE], error[LAB_SENTENCE];
    if (!name_file(order->png, face, path, sizeof path))
        return lab_usage("cards: the face '%s' has no name for a file", face), false;
    if (sheets_write_png(deck, face, (int)order->height, path, error, sizeof error)) return true;
    return lab_usage("cards: %s", error), false;
}

static int write_pictures(const Order *order, const Deck *deck) {
    int count = 0, wanted = order->only ? 1 : (int)deck_face_count(deck);
    if (order->only && !deck_has_face(deck, order->only))
        return lab_usage("cards: the deck has no face '%s'; sabacc-lab cards %s lists them", order->only,
                         order->deck);
    if (!make_folder(order->png)) return LAB_USAGE;
    for (size_t i = 0; i < deck_face_count(deck); i++) {
        const char *face = deck_face_name(deck, i);
        if (order->only && strcmp(order->only, face) != 0) continue;
        if (!write_picture(order, deck, face)) return LAB_USAGE;
        if (!goes_on((void *)order, ++count, wanted) && count < wanted)
            return lab_usage("cards: stopped, %d of %d pictures are in %s", count, wanted, order->png);
    }
    printf("%d picture%s in %s\n", count, count == 1 ? "" : "s", order->png);
    return LAB_OK;
}

int lab_cards(int argc, char **argv) {
    Order order = {.request = {.paper = SHEETS_A4}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_deck);
    if (!lab_arguments(argc, argv, &syntax, &order) || !check_order(&order)) return LAB_USAGE;
    Deck *deck = lab_deck_open(order.deck, order.assets);
    if (!deck) return LAB_USAGE;
    listen_for_stop();
    int code = order.pdf   ? write_sheets(&order, deck)
               : order.png ? write_pictures(&order, deck)
                           : list_faces(deck);
    deck_close(deck);
    return code;
}
