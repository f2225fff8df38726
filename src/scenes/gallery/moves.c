/* Motion in the gallery: the turn, the shift, magnification, the opening of fans. */
#include <math.h>

#include <string.h>

#include "scenes/gallery/private.h"
#include "speech/speech.h"
#include "ui/card_bands.h"
#include "ui/widgets.h"

static const double spans[] = {[GALLERY_AT_REST] = 1,
                               [GALLERY_TURNING] = 560,
                               [GALLERY_SHIFTING] = CARD_SHIFT_MS,
                               [GALLERY_ZOOMING] = 190,
                               [GALLERY_OPENING] = 900};
static const float magnified[GALLERY_ZOOMS] = {1, 1.5f, 2, 3, 4, 6, 10, 16};

static float speed_of(const GalleryScene *gallery) {
    return pace_speed((Pace)gallery_services(gallery)->settings->values[SETTING_PACE]);
}

bool gallery_is_calm(const GalleryScene *gallery) {
    return gallery_services(gallery)->settings->values[SETTING_REDUCED_MOTION] != 0 || speed_of(gallery) <= 0;
}

float gallery_moved(const GalleryScene *gallery, double ahead_ms) {
    double gone = stage_now(gallery->scene.stage) + ahead_ms - gallery->since;
    return (float)fmin(fmax(gone * (double)speed_of(gallery) / spans[gallery->move], 0), 1);
}

void gallery_finish(GalleryScene *gallery) {
    if (gallery->move == GALLERY_SHIFTING) {
        int was = gallery->face;
        gallery->face = gallery->coming;
        gallery->partner = was;
    }
    gallery->move = GALLERY_AT_REST;
}

static void begin(GalleryScene *gallery, GalleryMove move) {
    gallery_finish(gallery);
    gallery->move = move;
    gallery->since = stage_now(gallery->scene.stage);
}

static void skip_if_instant(GalleryScene *gallery) {
    if (speed_of(gallery) <= 0) gallery_finish(gallery);
}

/* What is seen of the large card, at once. */
static void say_face(const GalleryScene *gallery, int face) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char words[GALLERY_NAME];
    gallery_name(gallery_card(deck, face), deck->faces[face], words);
    speech_say(gallery_services(gallery)->speech, SPEECH_NOW, words);
}

static void say_side(const GalleryScene *gallery) {
    const GalleryDeck *deck = gallery_deck(gallery);
    char words[GALLERY_BACK_NAME];
    if (strcmp(ui_focus(gallery_services(gallery)->ui), "gallery:card") == 0) return; /* it says so itself */
    if (!gallery->is_turned) {
        if (gallery->page == GALLERY_CARD) say_face(gallery, gallery->face);
        return;
    }
    gallery_back_name(deck, gallery->face, gallery->back, words);
    speech_say(gallery_services(gallery)->speech, SPEECH_NOW, words);
}

void gallery_turn(GalleryScene *gallery) {
    if (!gallery_has_cards(gallery)) return;
    begin(gallery, GALLERY_TURNING);
    gallery_play(gallery, AUDIO_FLIP);
    gallery->is_turned = !gallery->is_turned;
    say_side(gallery);
    if (gallery->page != GALLERY_CARD) gallery_finish(gallery);
    skip_if_instant(gallery);
}

void gallery_shift_to(GalleryScene *gallery, int face) {
    gallery->is_turned = false;
    begin(gallery, GALLERY_SHIFTING);
    gallery_play(gallery, gallery_has_cards(gallery) ? AUDIO_SHIFT_SWEEP : AUDIO_SLIDE);
    gallery->coming = face;
    skip_if_instant(gallery);
}

/* The result of a shift here is decoration, so any generator will do. */
int gallery_partner(GalleryScene *gallery) {
    int count = gallery_deck(gallery)->face_count;
    bool is_good = gallery->partner >= 0 && gallery->partner < count && gallery->partner != gallery->face;
    if (is_good || count < 2) return is_good ? gallery->partner : gallery->face;
    gallery->picked = gallery->picked * 1103515245u + 12345u;
    int step = 1 + (int)((gallery->picked >> 16) % (uint32_t)(count - 1));
    gallery->partner = (gallery->face + step) % count;
    return gallery->partner;
}

void gallery_shift(GalleryScene *gallery) {
    gallery_finish(gallery);
    int face = gallery_partner(gallery);
    say_face(gallery, face);
    gallery_shift_to(gallery, face);
}

void gallery_open_fan(GalleryScene *gallery) {
    gallery_finish(gallery);
    if (gallery_is_calm(gallery)) return;
    begin(gallery, GALLERY_OPENING);
    gallery_play(gallery, AUDIO_SLIDE);
}

void gallery_zoom_to(GalleryScene *gallery, int zoom) {
    if (zoom < 0 || zoom >= GALLERY_ZOOMS || zoom == gallery->zoom) return;
    gallery->is_using = false; /* its plate stands where the card grows */
    begin(gallery, GALLERY_ZOOMING);
    ui_pan_hold(gallery_services(gallery)->ui, "gallery:card");
    gallery->zoom_from = gallery->zoom;
    gallery->zoom = zoom;
    if (zoom > 0) gallery_look(gallery);
    if (gallery_is_calm(gallery)) gallery_finish(gallery);
}

bool gallery_is_whole(const GalleryScene *gallery) {
    return gallery->zoom == 0 && gallery->move != GALLERY_ZOOMING;
}

float gallery_magnified(const GalleryScene *gallery, double ahead_ms) {
    float to = magnified[gallery->zoom];
    if (gallery->move != GALLERY_ZOOMING) return to;
    float from = magnified[gallery->zoom_from], left = 1 - gallery_moved(gallery, ahead_ms);
    return to * powf(from / to, left * left);
}
