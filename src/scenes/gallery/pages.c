/* What the gallery's pages of many cards share. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

void gallery_draw_face(const GalleryScene *gallery, Canvas *canvas, int deck, int face, Box box,
                       GalleryLook look) {
    const GalleryDeck *of = &gallery->decks.list[deck];
    char asset[GALLERY_ASSET], back[GALLERY_ASSET];
    int backs = gallery_back_count(of, face);
    box = gallery_face_box(of, face, box);
    bool is_turned = gallery->is_turned && (gallery->page == GALLERY_SHEET || gallery->page == GALLERY_FAN);
    gallery_face_asset(of, face, asset);
    gallery_back_asset(of, face, gallery->back < backs ? gallery->back : 0, back);
    Sprite sprite = {.asset = back,
                     .box = {box.x, box.y + box.height * 0.04f, box.width, box.height},
                     .angle = look.angle,
                     .fade = 1 - 0.6f * (1 - look.fade),
                     .effect = SPRITE_SHADOW,
                     .raster_height = look.raster_height};
    canvas_sprite(canvas, &sprite);
    SpriteEffect unlit = look.is_away ? SPRITE_AWAY : SPRITE_PLAIN;
    sprite = (Sprite){.asset = is_turned ? back : asset,
                      .box = box,
                      .angle = look.angle,
                      .fade = look.fade,
                      .effect = look.is_lit ? gallery_lamplit() : unlit,
                      .raster_height = look.raster_height};
    canvas_sprite(canvas, &sprite);
}

SpriteEffect gallery_lamplit(void) { return sprite_lit(SPRITE_PLAIN, 0xfff0d4a8u, 0xfffffaf0u); }

Box gallery_face_box(const GalleryDeck *deck, int face, Box box) {
    float shape = gallery_face_shape(deck, face), wide = fminf(box.width, box.height * shape);
    bool is_filled = fabsf(box.width - box.height * shape) < 1;
    return is_filled ? box : box_place(box, wide, wide / shape, 0.5f, 0.5f);
}

void gallery_count_words(const GalleryDeck *deck, char *words, size_t size) {
    int count = deck->face_count;
    if (deck->kind == GALLERY_PIECES)
        snprintf(words, size, ngettext_("%d picture", "%d pictures", count), count);
    else if (deck->is_own)
        snprintf(words, size, ngettext_("your own, %d face", "your own, %d faces", count), count);
    else
        snprintf(words, size, ngettext_("%d face", "%d faces", count), count);
}

/* ---- runs ---- */

/* The kind of a face: a suit by the letters before its number, a family, a sign. */
static void kind_of(const GalleryDeck *deck, int face, char kind[GALLERY_ID]) {
    const char *word = deck->faces[face];
    SabaccCard card = gallery_card(deck, face);
    SabaccFamily family = card == SABACC_CARD_NONE ? SABACC_NO_FAMILY : sabacc_card_family(card);
    size_t letters = strcspn(word, "+-0123456789");
    bool has_number = word[letters] != '\0' && strpbrk(word, "0123456789") != NULL;
    kind[0] = '\0';
    if (family != SABACC_NO_FAMILY)
        snprintf(kind, GALLERY_ID, "family %d", (int)family);
    else if (has_number && letters > 0)
        snprintf(kind, GALLERY_ID, "%.*s", (int)letters, word);
    else if (word[0] == '+' || word[0] == '-')
        snprintf(kind, GALLERY_ID, "%c", word[0]);
    else if (has_number && strchr(word, '&') == NULL)
        snprintf(kind, GALLERY_ID, "number");
}

int gallery_runs(const GalleryDeck *deck, int runs[GALLERY_FACES]) {
    char last[GALLERY_ID] = "", kind[GALLERY_ID];
    int run = 0;
    for (int face = 0; face < deck->face_count; face++) {
        kind_of(deck, face, kind);
        if (face > 0 && strcmp(kind, last) != 0) run++;
        memcpy(last, kind, sizeof last);
        runs[face] = run;
    }
    return deck->face_count > 0 ? run + 1 : 0;
}

/* ---- a card among others ---- */

HotspotState gallery_card_hotspot(Ui *ui, const char *prefix, int index, Box box) {
    char name[UI_NAME_BYTES];
    snprintf(name, sizeof name, "%s:%d", prefix, index);
    return ui_hotspot(ui, &(Hotspot){.name = name, .box = box});
}

void gallery_draw_lit(Canvas *canvas, Box box) {
    static const float WIDE = 0.34f, RIM = 0.07f;
    float reach = box.width * WIDE, rim = fmaxf(box.width * RIM, 6);
    canvas_glow(canvas, box_inset(box, reach * 0.2f, reach * 0.2f), reach, reach * 1.3f, STYLE_BRASS_LIT);
    canvas_glow(canvas, box_inset(box, -rim * 0.4f, -rim * 0.4f), rim * 2, rim, 0xfffff1d0u);
}

bool gallery_is_near(HotspotState state) { return state.is_hovered || state.is_focused; }
