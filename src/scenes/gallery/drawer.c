/* A deck laid out in a drawer lined with felt: a tray for each family under a plate with its name, and set
 * apart from them the cards without a suit and the backs. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* Cards lie apart, or the next one covers the index at the foot: a share of a card's width. A wide card has
 * its index nearer to its edge, and its picture before it. */
static const float BEFORE_INDEX = 0.6f, BEFORE_INDEX_WIDE = 0.8f;
static const float HEAD = 38, HEAD_GAP = 8, GAP = 18, CLOSE = 7, TRAY_GAP = 18, BESIDE = 20, ABOVE = 16,
                   APART = 48, LEAST = 90, MOST = 330, MOST_LARGER = 1.5f, STEP = 2;
enum { TRAYS = 24, COLUMNS = 2 };

typedef struct Tray {
    int first, count;
    bool is_backs, is_aside;
    int lines, column; /* column: of its part, where trays lie beside each other */
    float y, step;     /* from the top of its part of the drawer; from card to card */
    float wide, high;  /* of a card */
    float gap, beside; /* between its lines, and between cards that lie apart */
} Tray;

typedef struct Drawer {
    Tray trays[TRAYS];
    int count;
    float high, aside_high;      /* of a card; and of one that is set apart */
    float back_high;             /* of a back, no more than of a card */
    float aside_seen;            /* how much of such a card is seen at least */
    float gap;                   /* between lines of the rest */
    float main_wide, aside_wide; /* of its parts; where nothing is aside the second is 0 */
    int columns;                 /* of trays in the main part */
    float content;               /* the height that it needs */
    float beside;                /* between cards that lie apart, at least */
    bool is_stacked;             /* what is set apart lies below the rest */
} Drawer;

/* ---- what is in it ---- */

static bool is_suitless(const GalleryDeck *deck, int face) {
    SabaccCard card = gallery_card(deck, face);
    bool is_family = card != SABACC_CARD_NONE && sabacc_card_family(card) != SABACC_NO_FAMILY;
    return !is_family && strpbrk(deck->faces[face], "0123456789") == NULL;
}

static void add_tray(Drawer *drawer, Tray tray) {
    if (drawer->count < TRAYS) drawer->trays[drawer->count++] = tray;
}

/* What has no suit is set apart where the deck has suits. */
static void find_trays(const GalleryDeck *deck, bool has_backs, Drawer *drawer) {
    int runs[GALLERY_FACES], count = gallery_runs(deck, runs);
    for (int face = 0, end; face < deck->face_count; face = end) {
        for (end = face; end < deck->face_count && runs[end] == runs[face];) end++;
        bool is_aside = count > 1 && (is_suitless(deck, face) || is_suitless(deck, end - 1));
        add_tray(drawer, (Tray){.first = face, .count = end - face, .is_aside = is_aside});
    }
    int backs = has_backs ? gallery_back_count(deck, 0) : 0;
    if (backs > 0) add_tray(drawer, (Tray){.count = backs, .is_backs = true, .is_aside = true});
}

/* ---- how it is laid out ---- */

static float before_index(float shape) { return shape > 1.1f ? BEFORE_INDEX_WIDE : BEFORE_INDEX; }

/* As few lines as leave so much of each card to be seen; false where not even one card fits. */
static bool lay_tray(Tray *tray, float room, float seen) {
    float wide = tray->wide;
    if (wide > room) return false;
    for (tray->lines = 1; tray->lines <= tray->count; tray->lines++) {
        int in_line = (tray->count + tray->lines - 1) / tray->lines;
        tray->step = in_line > 1 ? (room - wide) / (float)(in_line - 1) : wide;
        if (in_line == 1 || tray->step >= (seen < 1 ? wide * seen : wide + tray->beside)) break;
    }
    tray->step = fminf(tray->step, wide + GAP);
    if (tray->step < wide + tray->beside - 1)
        tray->step = fminf(tray->step, wide * before_index(wide / tray->high));
    return true;
}

static float tray_height(const Tray *tray) {
    return HEAD + HEAD_GAP + (tray->high + tray->gap) * (float)tray->lines - tray->gap;
}

static float tray_width(const Drawer *drawer, const Tray *tray) {
    if (tray->is_aside) return drawer->aside_wide;
    return (drawer->main_wide - APART * (float)(drawer->columns - 1)) / (float)drawer->columns;
}

/* One part of the drawer from that height on; its height, 0 where a card does not fit. */
static float lay_part(Drawer *drawer, bool is_aside, float shape, float top, float seen) {
    int columns = is_aside ? 1 : drawer->columns, count = 0;
    float foot[COLUMNS] = {top, top}, lowest = top;
    for (int i = 0; i < drawer->count; i++) {
        Tray *tray = &drawer->trays[i];
        if (tray->is_aside != is_aside) continue;
        tray->high = !is_aside ? drawer->high : tray->is_backs ? drawer->back_high : drawer->aside_high;
        tray->wide = tray->high * shape;
        tray->gap = is_aside ? GAP : drawer->gap;
        tray->beside = is_aside ? GAP : drawer->beside;
        float free = tray->is_backs ? 1 : is_aside ? drawer->aside_seen : seen;
        if (!lay_tray(tray, tray_width(drawer, tray), free)) return 0;
        tray->column = count++ % columns;
        tray->y = foot[tray->column];
        foot[tray->column] += tray_height(tray) + TRAY_GAP;
        lowest = fmaxf(lowest, foot[tray->column]);
    }
    return lowest;
}

/* Lays all trays out with cards of the heights that are set; false where they are too wide. */
static bool lay(Drawer *drawer, float shape, float seen) {
    float main = lay_part(drawer, false, shape, 0, seen);
    float top = drawer->is_stacked ? main : 0;
    float aside = drawer->aside_wide > 0 ? lay_part(drawer, true, shape, top, seen) : main;
    drawer->content = fmaxf(main, aside) - TRAY_GAP;
    return main > 0 && aside > 0;
}

/* How well cards of that height are shown where so much of them is seen. */
static float shown_well(float high, float seen) { return high * (0.2f + 0.8f * seen); }

/* Whether the rest fits that height, and where it is below what is set apart, that too. */
static bool is_fitting(Drawer *drawer, float shape, float seen, float high) {
    if (drawer->is_stacked) return lay(drawer, shape, seen) && drawer->content <= high;
    float down = lay_part(drawer, false, shape, 0, seen);
    return down > 0 && down - TRAY_GAP <= high;
}

/* Beside the rest, cards that are set apart are as large as fit there; returns their share of the others'
 * height. */
static float fit_aside(Drawer *drawer, float shape, float seen, float high) {
    for (; drawer->aside_high > LEAST; drawer->aside_high -= STEP) {
        drawer->back_high = drawer->aside_high;
        float down = lay_part(drawer, true, shape, 0, seen);
        if (down > 0 && down - TRAY_GAP <= high) break;
    }
    return drawer->aside_high / drawer->high;
}

/* With cards as high as fit; how well they are shown. */
static float fit(Drawer *drawer, float shape, float seen, float high) {
    static const float LEAST_ASIDE = 0.6f, SMALLER_ASIDE = 0.34f, TOO_SMALL = 0.5f;
    float fits = LEAST, beyond = MOST + STEP;
    while (beyond - fits > STEP) {
        drawer->high = drawer->aside_high = drawer->back_high = floorf((fits + beyond) / 2);
        if (is_fitting(drawer, shape, seen, high))
            fits = drawer->high;
        else
            beyond = drawer->high;
    }
    drawer->high = drawer->aside_high = drawer->back_high = fits;
    bool is_beside = !drawer->is_stacked && drawer->aside_wide > 0;
    float share = is_beside ? fit_aside(drawer, shape, seen, high) : 1;
    float worth = shown_well(drawer->high, seen) * (1 - SMALLER_ASIDE * (1 - share));
    return share < LEAST_ASIDE ? worth * TOO_SMALL : worth;
}

/* What is set apart takes the room that is left beside the rest or below it, where that shows it better a
 * little over each other; backs are no larger than faces. */
static void enlarge_aside(Drawer *drawer, float shape, float seen, float high) {
    const float aside_seen[] = {1, before_index(shape)};
    float most = drawer->is_stacked ? drawer->high * MOST_LARGER : MOST;
    Drawer best = *drawer;
    for (size_t i = 0; i < sizeof aside_seen / sizeof *aside_seen; i++)
        for (float larger = most; larger > drawer->aside_high; larger -= STEP) {
            Drawer tried = *drawer;
            tried.aside_high = larger;
            tried.aside_seen = aside_seen[i];
            if (!lay(&tried, shape, seen) || tried.content > high) continue;
            if (shown_well(larger, aside_seen[i]) > shown_well(best.aside_high, best.aside_seen))
                best = tried;
            break;
        }
    *drawer = best;
}

/* The rows of trays lie as far apart as fills that height: those of the part, or of all where one part is
 * below the other. The last ones are at its foot. */
static void spread_part(Drawer *drawer, bool is_aside, bool is_all, float high) {
    int rows[TRAYS], main_count = 0, aside_count = 0, main_rows, count;
    float foot = 0;
    for (int i = 0; i < drawer->count; i++)
        if (!drawer->trays[i].is_aside) rows[i] = main_count++ / drawer->columns;
    main_rows = (main_count + drawer->columns - 1) / drawer->columns;
    for (int i = 0; i < drawer->count; i++)
        if (drawer->trays[i].is_aside) rows[i] = (is_all ? main_rows : 0) + aside_count++;
    count = is_all ? main_rows + aside_count : is_aside ? aside_count : main_rows;
    for (int i = 0; i < drawer->count; i++)
        if (is_all || drawer->trays[i].is_aside == is_aside)
            foot = fmaxf(foot, drawer->trays[i].y + tray_height(&drawer->trays[i]));
    float apart = count > 1 ? fmaxf(high - foot, 0) / (float)(count - 1) : 0;
    for (int i = 0; i < drawer->count; i++)
        if (is_all || drawer->trays[i].is_aside == is_aside) drawer->trays[i].y += apart * (float)rows[i];
}

/* Lines of the rest lie a little apart where there is room, and then the trays fill the drawer. */
static void spread(Drawer *drawer, float shape, float seen, float high) {
    static const float MOST_APART = 0.2f;
    for (float gap = GAP; gap <= drawer->high * MOST_APART; gap += STEP) {
        Drawer tried = *drawer;
        tried.gap = gap;
        if (!lay(&tried, shape, seen) || tried.content > high) break;
        *drawer = tried;
    }
    spread_part(drawer, false, drawer->is_stacked, high);
    if (!drawer->is_stacked) spread_part(drawer, true, false, high);
    drawer->content = high;
}

static bool has_aside(const Drawer *drawer) {
    for (int i = 0; i < drawer->count; i++)
        if (drawer->trays[i].is_aside) return true;
    return false;
}

typedef struct Best {
    Drawer drawer;
    float worth, seen;
} Best;

static int most_lines(const Drawer *drawer) {
    int most = 1;
    for (int i = 0; i < drawer->count; i++)
        if (!drawer->trays[i].is_aside && drawer->trays[i].lines > most) most = drawer->trays[i].lines;
    return most;
}

/* Tries each overlap, with trays in one column and in two, and cards that lie apart near each other or not. A
 * family in one line is preferred to a little larger cards. */
static void try_drawer(const Drawer *drawer, float shape, float high, Best *best) {
    static const float MORE_LINES = 0.04f, TO_SCROLL = 0.5f, NEARER = 0.02f;
    const float seen[] = {0.5f, before_index(shape), 1, 1}, beside[] = {GAP, GAP, GAP, CLOSE};
    enum { SEEN = sizeof seen / sizeof *seen };
    for (int i = 0; i < SEEN * COLUMNS; i++) {
        Drawer tried = *drawer;
        if (shape > 1 && i % SEEN == 0) continue; /* it would cover the middle of the picture */
        tried.columns = 1 + i / SEEN;
        tried.beside = beside[i % SEEN];
        float worth = fit(&tried, shape, seen[i % SEEN], high);
        if (!lay(&tried, shape, seen[i % SEEN])) continue;
        worth *= 1 - MORE_LINES * (float)(most_lines(&tried) - 1);
        if (tried.beside < GAP) worth *= 1 - NEARER;
        if (tried.content > high) worth *= TO_SCROLL;
        if (worth <= best->worth) continue;
        *best = (Best){.drawer = tried, .worth = worth, .seen = seen[i % SEEN]};
    }
}

/* The parts and the overlap that show the cards best; what does not fit scrolls. One grid of all cards is
 * preferred to two parts that show them no better. */
static Drawer drawer_of(const GalleryDeck *deck, Box box, bool has_backs, bool is_portrait) {
    enum { PARTS = 14 };
    Drawer drawer = {.is_stacked = true, .gap = GAP, .beside = GAP, .aside_seen = 1};
    float shape = gallery_deck_shape(deck);
    find_trays(deck, has_backs, &drawer);
    drawer.main_wide = box.width;
    if (has_aside(&drawer)) drawer.aside_wide = box.width;
    Best best = {.worth = 0, .seen = 1};
    try_drawer(&drawer, shape, box.height, &best);
    bool is_whole = best.drawer.count > 0 && best.drawer.content <= box.height;
    if (!is_whole && !is_portrait) best = (Best){.worth = 0, .seen = 1};
    drawer.is_stacked = false;
    for (int part = 0; part < PARTS && has_aside(&drawer) && !is_portrait; part++) {
        drawer.aside_wide = box.width * (0.1f + 0.03f * (float)part);
        drawer.main_wide = box.width - drawer.aside_wide - APART;
        try_drawer(&drawer, shape, box.height, &best);
    }
    bool is_seen = best.drawer.content <= box.height;
    if (is_seen && has_aside(&drawer)) enlarge_aside(&best.drawer, shape, best.seen, box.height);
    if (is_seen && has_aside(&drawer)) spread(&best.drawer, shape, best.seen, box.height);
    return best.drawer;
}

static Box part_of(const Drawer *drawer, Box all, const Tray *tray) {
    float wide = tray_width(drawer, tray);
    if (tray->is_aside && !drawer->is_stacked)
        return (Box){all.x + drawer->main_wide + APART, all.y, wide, all.height};
    return (Box){all.x + (wide + APART) * (float)tray->column, all.y, wide, all.height};
}

/* Each line is in the middle of its tray. */
static Box place_of(const Drawer *drawer, Box all, const Tray *tray, int index) {
    Box part = part_of(drawer, all, tray);
    int in_line = (tray->count + tray->lines - 1) / tray->lines, line = index / in_line;
    int here = tray->count - line * in_line < in_line ? tray->count - line * in_line : in_line;
    float wide = tray->step * (float)(here - 1) + tray->wide;
    return (Box){part.x + (part.width - wide) / 2 + tray->step * (float)(index % in_line),
                 part.y + tray->y + HEAD + HEAD_GAP + (tray->high + tray->gap) * (float)line, tray->wide,
                 tray->high};
}

/* The part of a card that the next one leaves free. */
static Box free_of(const Tray *tray, int index, Box place) {
    int in_line = (tray->count + tray->lines - 1) / tray->lines;
    bool is_last = index + 1 == tray->count || (index + 1) % in_line == 0;
    if (!is_last) place.width = fminf(tray->step, tray->wide);
    return place;
}

/* ---- drawing ---- */

/* What has no suit begins with the Idiot in some decks: its last card tells what it is. */
static const char *title_of(const GalleryDeck *deck, const Tray *tray) {
    if (tray->is_backs) return _("Backs");
    return gallery_family(gallery_card(deck, tray->first + (tray->is_aside ? tray->count - 1 : 0)));
}

/* Its plate, and from there a line of brass to the end of the tray. */
static void draw_head(Canvas *canvas, Box line, const char *title, int count) {
    char words[16];
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    snprintf(words, sizeof words, "%d", count);
    float wide = style_name_plate(canvas, line, title) + 16;
    box_cut_left(&line, wide, 0);
    box_cut_left(&line, canvas_text(canvas, line, &small, words), 14);
    float y = line.y + line.height / 2;
    if (line.width <= 0) return;
    canvas_line(canvas, line.x, y, line.x + line.width, y, 1.5f, 0x70a8884fu);
    canvas_line(canvas, line.x, y + 2, line.x + line.width, y + 2, 1, 0x50000000u);
}

static void draw_back_at(const GalleryScene *gallery, Canvas *canvas, int back, Box box) {
    char asset[GALLERY_ASSET];
    gallery_back_asset(gallery_deck(gallery), 0, back, asset);
    Sprite shadow = {.asset = asset,
                     .box = {box.x, box.y + box.height * 0.04f, box.width, box.height},
                     .fade = 0.4f,
                     .effect = SPRITE_SHADOW};
    canvas_sprite(canvas, &shadow);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box});
}

static void draw_one(const GalleryScene *gallery, Canvas *canvas, const Tray *tray, int index, Box box) {
    if (tray->is_backs)
        draw_back_at(gallery, canvas, index, box);
    else /* what is shifted is in the shade */
        gallery_draw_face(gallery, canvas, gallery->deck, tray->first + index, box,
                          (GalleryLook){.is_away = gallery->page == GALLERY_PARTNER &&
                                                   tray->first + index == gallery->face});
}

/* The back that the deck has now, or the card that the shift brings. */
static bool is_chosen(const GalleryScene *gallery, const Tray *tray, int index) {
    int backs = gallery_back_count(gallery_deck(gallery), 0);
    if (!tray->is_backs) return gallery->page == GALLERY_PARTNER && tray->first + index == gallery->partner;
    return index == (gallery->back < backs ? gallery->back : 0);
}

/* A disc of brass with a check, over the card's foot: light is only around the one that is looked at. */
static void draw_chosen(Canvas *canvas, Box box) {
    static const float OF_WIDTH = 0.2f, SMALLEST = 22, LARGEST = 34, ABOVE_FOOT = 0.3f, LINE = 0.11f;
    float side = fminf(fmaxf(box.width * OF_WIDTH, SMALLEST), LARGEST);
    Box disc = {box.x + (box.width - side) / 2, box.y + box.height - side * (1 - ABOVE_FOOT), side, side};
    float x = disc.x + side * 0.45f, y = disc.y + side * 0.68f, line = side * LINE;
    canvas_glow(canvas, (Box){disc.x + 1, disc.y + 4, side, side}, side / 2, 6, 0xb0000000u);
    canvas_panel(canvas, disc,
                 &(PanelStyle){.top = 0xfff5dca4u,
                               .bottom = 0xff9a7838u,
                               .edge = 0xff2a1a08u,
                               .edge_width = 1.5f,
                               .radius = side / 2});
    canvas_line(canvas, x - side * 0.2f, y - side * 0.2f, x, y, line, STYLE_INK);
    canvas_line(canvas, x, y, x + side * 0.28f, y - side * 0.38f, line, STYLE_INK);
}

/* The tray's cards; returns the one that is looked at, or GALLERY_NOBODY. */
static int draw_tray(const GalleryScene *gallery, Ui *ui, const Drawer *drawer, const Tray *tray, Box all,
                     Box seen) {
    Canvas *canvas = ui_canvas(ui);
    Box part = part_of(drawer, all, tray);
    int near = GALLERY_NOBODY;
    ui_begin_group(ui);
    draw_head(canvas, (Box){part.x, part.y + tray->y, part.width, HEAD},
              title_of(gallery_deck(gallery), tray), tray->count);
    for (int i = 0; i < tray->count; i++) {
        Box place = place_of(drawer, all, tray, i), free = free_of(tray, i, place);
        HotspotState state =
            gallery_card_hotspot(ui, tray->is_backs ? "back" : "card", tray->first + i, free);
        if (gallery_is_near(state)) near = i;
        if (place.y + place.height < seen.y || place.y > seen.y + seen.height) continue;
        draw_one(gallery, canvas, tray, i, place);
        if (is_chosen(gallery, tray, i)) draw_chosen(canvas, place);
    }
    return near;
}

/* Lifted out of its tray, before all others, in a rim of light: it grows downward, between the plate above
 * and the one below. */
static void draw_lifted(const GalleryScene *gallery, Canvas *canvas, const Tray *tray, int index, Box place) {
    static const float LARGER = 0.14f, CORE = 0.5f, ABOVE_IT = 7, BELOW_IT = 16;
    const GalleryDeck *deck = gallery_deck(gallery);
    char asset[GALLERY_ASSET];
    float larger = fminf(LARGER, (ABOVE_IT + BELOW_IT) / place.height);
    Box lifted = box_inset(place, -place.width * larger / 2, -place.height * larger / 2);
    lifted.y = place.y - ABOVE_IT;
    float core = lifted.width * CORE;
    Box light = box_place(lifted, core, core, 0.5f, 0.5f);
    gallery_back_asset(deck, tray->is_backs ? 0 : tray->first + index, 0, asset);
    canvas_glow(canvas, light, core / 2, lifted.height * 0.62f, colour_fade(STYLE_BRASS_LIT, 0.6f));
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = lifted, .effect = SPRITE_RIM});
    draw_one(gallery, canvas, tray, index, lifted);
    if (is_chosen(gallery, tray, index)) draw_chosen(canvas, lifted);
}

static void draw_parting(Canvas *canvas, const Drawer *drawer, Box all) {
    if (drawer->is_stacked || drawer->aside_wide <= 0) return;
    float x = all.x + drawer->main_wide + APART / 2;
    canvas_line(canvas, x, all.y, x, all.y + all.height, 3, 0xff4a3a20u);
    canvas_line(canvas, x + 2, all.y, x + 2, all.y + all.height, 1, 0x80e3c78eu);
}

/* The light of a lamp above it, which leaves its foot in the shade. */
static void draw_light(Canvas *canvas, Box felt) {
    static const float WIDE = 0.5f, HIGH = 24, REACH = 0.75f, SHADE = 0.3f;
    canvas_push_clip(canvas, box_inset(felt, 2, 2));
    canvas_glow(canvas, box_place(felt, felt.width * WIDE, HIGH, 0.5f, 0), HIGH / 2, felt.height * REACH,
                0x58f4e8b8u);
    canvas_glow(canvas, (Box){felt.x - 40, felt.y + felt.height, felt.width + 80, HIGH}, 0,
                felt.height * SHADE, 0x80000000u);
    canvas_pop_clip(canvas);
}

/* It is lined with felt, or with the cloth that is tried on; that is darkened for small words on it. */
static Box draw_case(const GalleryScene *gallery, Canvas *canvas, Box box) {
    static const Colour DARKER = 0x58000000u;
    const char *cloth = gallery_cloth(gallery);
    Box felt = style_case(canvas, box);
    if (cloth) {
        gallery_draw_cloth(canvas, cloth, box_inset(felt, 2, 2));
        canvas_fill(canvas, felt, DARKER);
    }
    draw_light(canvas, felt);
    return box_inset(felt, BESIDE, ABOVE);
}

void gallery_draw_drawer(GalleryScene *gallery, Ui *ui, Box box) {
    const GalleryDeck *deck = gallery_deck(gallery);
    Canvas *canvas = ui_canvas(ui);
    Box inside = draw_case(gallery, canvas, box), lifted = {0};
    bool has_backs = gallery->page != GALLERY_PARTNER;
    Drawer drawer = drawer_of(deck, inside, has_backs, canvas_layout(canvas)->is_portrait);
    const Tray *near = NULL;
    int index = GALLERY_NOBODY;
    if (drawer.content <= inside.height) draw_parting(canvas, &drawer, inside);
    if (!gallery_cloth(gallery)) ui_set_ground(ui, STYLE_FELT);
    Box all = ui_begin_scroll(ui, "gallery:sheet", inside, drawer.content);
    for (int i = 0; i < drawer.count; i++) {
        int found = draw_tray(gallery, ui, &drawer, &drawer.trays[i], all, inside);
        if (found == GALLERY_NOBODY) continue;
        near = &drawer.trays[i];
        index = found;
        lifted = place_of(&drawer, all, near, found);
    }
    ui_end_scroll(ui);
    ui_set_ground(ui, 0);
    if (!near) return;
    if (near->is_backs)
        gallery->near_back = index;
    else
        gallery->near = near->first + index;
    draw_lifted(gallery, canvas, near, index, lifted);
}
