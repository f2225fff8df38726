/* The people of the gallery as paintings: each large at the edge of a table, beside it their other moods,
 * and below a plate with the name and what they are like. All paintings show the same half of a person, hands
 * and all. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 12, RUN_GAP = 34, LINE_GAP = 30, SIDE = 16, PLATE_HIGH = 96, PLATE_MOST = 132,
                   PLATE_ABOVE = 8, PLATE_BELOW = 12, PLATE_INSIDE = 16, NAME_HIGH = 32;
static const float LARGE_LEAST = 270, LARGE_LEAST_UPRIGHT = 240, LARGE_MOST = 440;
static const float TALLEST = 1.42f, LOWEST = 0.95f, SMALL_SHARE = 0.32f,
                   WHOLE_LEAST = 160; /* of what is seen whole */

/* ---- the page ---- */

typedef struct Run {
    GallerySpan span;
    float x, y; /* from the page's corner */
} Run;

typedef struct Sheet {
    Run runs[GALLERY_SPANS];
    int run_count;
    float large_wide, small_wide, large, small; /* paintings with their frames; their widths, their heights */
    float wide, across, down;                   /* of a run; of all */
    float plate_high;
} Sheet;

/* The last row is in the middle. */
static void place_runs(Sheet *sheet, int columns) {
    float high = sheet->large + PLATE_ABOVE + sheet->plate_high;
    sheet->small = (sheet->large - GAP) / 2;
    sheet->wide = sheet->large_wide + GAP + sheet->small_wide;
    for (int i = 0; i < sheet->run_count; i++) {
        Run *run = &sheet->runs[i];
        int left = sheet->run_count - i / columns * columns, here = left < columns ? left : columns;
        run->x = (sheet->wide + RUN_GAP) * ((float)(i % columns) + (float)(columns - here) / 2);
        run->y = (high + LINE_GAP) * (float)(i / columns);
        sheet->down = run->y + high;
    }
    sheet->across = (sheet->wide + RUN_GAP) * (float)columns - RUN_GAP;
}

static TextStyle plate_style(void) { return style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT); }

/* As high as the longest words are, on plates of that width. */
static float plate_height(Canvas *canvas, const Sheet *sheet, float wide) {
    TextStyle line = plate_style();
    float high = 0;
    for (int i = 0; i < sheet->run_count; i++) {
        Box words = {0, 0, wide - 2 * PLATE_INSIDE, 1000};
        const char *meaning = _(sheet->runs[i].span.of->meaning);
        high = fmaxf(high, canvas_paragraph(canvas, words, &line, meaning, true));
    }
    return fminf(fmaxf(high + NAME_HIGH + PLATE_BELOW, PLATE_HIGH), PLATE_MOST);
}

/* All of them at once, in paintings that may be higher than wide; false where they would be small. */
static bool lay_whole(Canvas *canvas, Sheet *sheet, Box box) {
    enum { COLUMNS = 6 };
    Sheet best = {.large = 0};
    for (int columns = 2; columns <= COLUMNS; columns++) {
        Sheet tried = *sheet;
        int rows = (tried.run_count + columns - 1) / columns;
        float wide = (box.width - RUN_GAP * (float)(columns - 1)) / (float)columns;
        tried.plate_high = plate_height(canvas, sheet, wide);
        float high = (box.height + LINE_GAP) / (float)rows - LINE_GAP - PLATE_ABOVE - tried.plate_high;
        tried.large_wide = fminf((wide - GAP) * (1 - SMALL_SHARE), high / LOWEST);
        tried.small_wide = tried.large_wide * SMALL_SHARE / (1 - SMALL_SHARE);
        tried.large = fminf(high, tried.large_wide * TALLEST);
        if (tried.large_wide * tried.large <= best.large_wide * best.large) continue;
        place_runs(&tried, columns);
        best = tried;
    }
    if (best.large < WHOLE_LEAST) return false;
    *sheet = best;
    return true;
}

static void lay_out(Sheet *sheet, int columns, float width) {
    float wide = (width - RUN_GAP * (float)(columns - 1)) / (float)columns;
    sheet->large = sheet->large_wide = fminf((wide - GAP / 2) / 1.5f, LARGE_MOST);
    sheet->small_wide = (sheet->large - GAP) / 2;
    sheet->plate_high = PLATE_HIGH;
    place_runs(sheet, columns);
}

/* All that can be seen at once, or else as many columns as leave the paintings large. */
static Sheet sheet_of(Canvas *canvas, const GalleryDeck *deck, Box box) {
    static const float UPRIGHT = 1200;
    GallerySpan spans[GALLERY_SPANS];
    Sheet sheet = {.run_count = gallery_find_runs(deck, spans)};
    for (int i = 0; i < sheet.run_count; i++) sheet.runs[i].span = spans[i];
    if (lay_whole(canvas, &sheet, box)) return sheet;
    for (int columns = 4; columns > 0; columns--) {
        lay_out(&sheet, columns, box.width);
        if (sheet.large >= (box.width > UPRIGHT ? LARGE_LEAST : LARGE_LEAST_UPRIGHT)) break;
    }
    return sheet;
}

/* ---- a painting ---- */

/* The colour of the ground that each has in their medallion (art/people/medal.py). */
static Colour ground_of(const char *person) {
    static const struct {
        const char *person;
        Colour ground;
    } grounds[] = {{"vex", 0xff1f8294u},   {"orro", 0xff6f7330u},  {"tally", 0xffb0562au},
                   {"brass", 0xff7c3a86u}, {"moluu", 0xffc04a42u}, {"ishk", 0xffc09a2cu},
                   {"grumm", 0xff3a50b4u}, {"nyx", 0xff5f7488u},   {"guest", 0xff5c3340u},
                   {"house", 0xff17765au}};
    for (size_t i = 0; i < sizeof grounds / sizeof *grounds; i++)
        if (strncmp(person, grounds[i].person, strlen(grounds[i].person)) == 0) return grounds[i].ground;
    return STYLE_ENAMEL;
}

/* Lighter behind the head, and dark at the foot. */
static void draw_ground(Canvas *canvas, Box picture, Colour ground, float opacity) {
    const Colour night = 0xff0b0807u;
    float side = picture.height;
    Box behind = box_place(picture, side * 0.3f, side * 0.3f, 0.42f, 0.26f);
    canvas_panel(canvas, picture,
                 &(PanelStyle){.top = colour_fade(pixel_mix(ground, night, 168), opacity),
                               .bottom = colour_fade(pixel_mix(ground, night, 232), opacity)});
    canvas_glow(canvas, behind, side * 0.15f, side * 0.34f,
                colour_fade(pixel_mix(ground, STYLE_BONE, 60), 0.5f * opacity));
}

/* Under a lamp less bright than the shelf's: a face is lighter than a card. */
static void draw_painted(Canvas *canvas, const char *asset, Box box, SpriteEffect part, float opacity) {
    static const float MOST = 900;      /* twice as high as it is painted */
    const Colour nothing = 0x01000000u; /* until a picture is there */
    const SpriteEffect lit = sprite_lit(SPRITE_FROM_LEFT, 0xffb07840u, 0xffe8dab8u);
    canvas_sprite(canvas, &(Sprite){.asset = asset,
                                    .box = box,
                                    .effect = lit | part,
                                    .ground = nothing,
                                    .raster_height = fminf(box.height, MOST),
                                    .fade = 1 - opacity});
}

/* The table's edge, on which the arms lie: wood with a light along it. */
static void draw_table(Canvas *canvas, Box picture, float edge, float opacity) {
    float high = picture.y + picture.height - edge;
    Box wood = {picture.x, edge, picture.width, high};
    canvas_panel(
        canvas, wood,
        &(PanelStyle){.top = colour_fade(0xff6a4426u, opacity), .bottom = colour_fade(0xff24140au, opacity)});
    canvas_fill(canvas, (Box){picture.x, edge, picture.width, fmaxf(2, high * 0.07f)},
                colour_fade(0xffa8743eu, opacity));
    canvas_fill(canvas, (Box){picture.x, edge + high * 0.16f, picture.width, fmaxf(1, high * 0.03f)},
                colour_fade(0xff000000u, 0.38f * opacity));
}

/* The shares are those of the pictures (art/people/README.md). */
void gallery_draw_sitter(Canvas *canvas, const char *portrait, Box picture, float opacity) {
    static const float SIDE_OF = 0.93f, EDGE_AT = 0.885f, RAIL = 0.93f;
    static const float ARMS_LEFT = 0.05f, ARMS_DOWN = 0.35f, ARMS_WIDE = 1.1f, ARMS_HIGH = 0.75f;
    char asset[GALLERY_ASSET];
    const char *person = portrait + strlen("portraits/");
    float side = picture.height * SIDE_OF, edge = picture.y + picture.height * EDGE_AT;
    Box figure = {picture.x + (picture.width - side) / 2, edge - side * RAIL, side, side};
    Box arms = {figure.x - side * ARMS_LEFT, figure.y + side * ARMS_DOWN, side * ARMS_WIDE, side * ARMS_HIGH};
    canvas_push_clip(canvas, picture);
    draw_ground(canvas, picture, ground_of(person), opacity);
    snprintf(asset, sizeof asset, "people/%s", person);
    draw_painted(canvas, asset, figure, SPRITE_PLAIN, opacity);
    draw_table(canvas, picture, edge, opacity);
    snprintf(asset, sizeof asset, "people/%s-arms", person);
    draw_painted(canvas, asset, arms, SPRITE_PART, opacity);
    Box shade = {picture.x, picture.y, picture.width, picture.height * 0.1f};
    canvas_panel(canvas, shade,
                 &(PanelStyle){.top = colour_fade(0xff000000u, 0.63f * opacity), .bottom = 0x00000000u});
    canvas_pop_clip(canvas);
}

static void draw_person(GalleryScene *gallery, Ui *ui, int face, Box place, Box seen, bool is_small) {
    static const float FRAME = 0.052f, NARROW = 0.075f;
    Canvas *canvas = ui_canvas(ui);
    char asset[GALLERY_ASSET];
    bool is_near;
    if (!gallery_stands(gallery, ui, face, place, seen, &is_near)) return;
    gallery_face_asset(gallery_deck(gallery), face, asset);
    float frame = place.height * (is_small ? NARROW : FRAME);
    Box picture = box_inset(place, frame, frame);
    if (is_near) canvas_glow(canvas, place, 4, 20, colour_fade(STYLE_BRASS_LIT, 0.7f));
    gallery_draw_frame(canvas, picture, frame);
    gallery_draw_sitter(canvas, asset, picture, 1);
}

/* ---- their names ---- */

static void draw_plate(Canvas *canvas, const GalleryRun *run, Box box) {
    TextStyle name = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle line = plate_style();
    canvas_glow(canvas, (Box){box.x + 3, box.y + 5, box.width, box.height}, 4, 10, 0x90000000u);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xf0241a12u,
                               .bottom = 0xf0120c08u,
                               .edge = colour_fade(STYLE_BRASS_LIT, 0.7f),
                               .edge_width = 1.5f,
                               .radius = 4});
    Box words = {box.x + PLATE_INSIDE, box.y + 6, box.width - 2 * PLATE_INSIDE, NAME_HIGH};
    canvas_text(canvas, words, &name, _(run->title));
    Box rest = {words.x, words.y + NAME_HIGH, words.width, box.height - NAME_HIGH - PLATE_BELOW};
    canvas_paragraph_within(canvas, rest, &line, _(run->meaning));
}

/* One with no other mood has a picture as wide as those of the others together. */
static void draw_run(GalleryScene *gallery, Ui *ui, const Sheet *sheet, const Run *run, float x, float y,
                     Box seen) {
    float large = sheet->large, small = sheet->small;
    float wide = run->span.count > 1 ? sheet->large_wide : sheet->wide;
    draw_person(gallery, ui, run->span.first, (Box){x, y, wide, large}, seen, false);
    for (int i = 1; i < run->span.count; i++) {
        Box place = {x + wide + GAP, y + (small + GAP) * (float)(i - 1), sheet->small_wide, small};
        draw_person(gallery, ui, run->span.first + i, place, seen, true);
    }
    draw_plate(ui_canvas(ui), run->span.of,
               (Box){x, y + large + PLATE_ABOVE, sheet->wide, sheet->plate_high});
}

void gallery_draw_people(GalleryScene *gallery, Ui *ui, Box box) {
    Sheet sheet = sheet_of(ui_canvas(ui), gallery_deck(gallery), box_inset(box, SIDE, SIDE));
    Box all = ui_begin_scroll(ui, "gallery:sheet", box, sheet.down + 2 * SIDE);
    float left = all.x + (box.width - sheet.across) / 2,
          top = all.y + fmaxf((box.height - sheet.down) / 2, SIDE);
    for (const Run *run = sheet.runs; run < sheet.runs + sheet.run_count; run++)
        draw_run(gallery, ui, &sheet, run, left + run->x, top + run->y, box);
    ui_end_scroll(ui);
}
