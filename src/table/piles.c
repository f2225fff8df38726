/* Deck, discard pile and the heap of junk. */
#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/cards.h"
#include "table/centre.h"
#include "table/variants/plain.h"
#include "ui/explain.h"

/* What a heap is called, and how many cards it has, in the middle, in one line: the bare number where the
 * line would be wider than the heap. An empty heap has no number. */
typedef struct Caption {
    const char *name, *title;
    Box pile;
    char count[32]; /* empty: no number */
    TextStyle plain, number;
    float title_wide, count_wide; /* logical units; 0: it is not there */
} Caption;

static const float CAPTION_BETWEEN = 8;

static bool is_both(const Caption *caption) { return caption->title_wide > 0 && caption->count_wide > 0; }

static float caption_wide(const Caption *caption) {
    return caption->title_wide + caption->count_wide + (is_both(caption) ? CAPTION_BETWEEN : 0);
}

static void count_alone(const TableFrame *frame, Caption *caption, int count) {
    caption->number.face = FONT_TITLE;
    snprintf(caption->count, sizeof caption->count, "%d", count);
    caption->count_wide = canvas_text_width(frame->canvas, &caption->number, caption->count) + 2;
}

static Caption caption_of(const TableFrame *frame, const char *name, Box pile, const char *title, int count) {
    bool is_upright = canvas_layout(frame->canvas)->is_portrait;
    Caption caption = {
        .name = name,
        .title = title,
        .pile = pile,
        .plain = style_text(FONT_BOLD, STYLE_SIZE_SMALL, TABLE_CLOTH_INK, TEXT_LEFT),
        .number = style_text(is_upright ? FONT_TITLE : FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT)};
    if (title[0]) caption.title_wide = canvas_text_width(frame->canvas, &caption.plain, title) + 2;
    if (count <= 0) return caption;
    snprintf(caption.count, sizeof caption.count, is_upright ? "%d" : ngettext_("%d card", "%d cards", count),
             count);
    caption.count_wide = canvas_text_width(frame->canvas, &caption.number, caption.count) + 2;
    if (caption_wide(&caption) > pile.width) count_alone(frame, &caption, count);
    return caption;
}

/* Where it would be wider than that there is the number alone, or nothing. */
static void fit_caption(Caption *caption, float widest) {
    if (caption_wide(caption) <= widest) return;
    caption->title_wide = 0;
}

static void draw_caption(const TableFrame *frame, Caption *caption) {
    static const float LINE_HIGH = 26;
    float whole = caption_wide(caption);
    if (whole <= 0) return;
    Box pile = caption->pile;
    Box lines = {pile.x + (pile.width - whole) / 2, pile.y + pile.height + 6, whole, LINE_HIGH};
    table_begin_cloth_words(frame, lines);
    if (caption->title_wide > 0) {
        Box title = box_cut_left(&lines, caption->title_wide, CAPTION_BETWEEN);
        canvas_named_text(frame->canvas, title, &caption->plain, caption->title, "%s:title", caption->name);
    }
    if (caption->count_wide > 0) {
        canvas_push_name(frame->canvas, "%s:count", caption->name);
        canvas_text(frame->canvas, lines, &caption->number, caption->count);
        canvas_pop_name(frame->canvas);
    }
    table_end_cloth_words(frame);
}

void table_draw_short_caption(const TableFrame *frame, const char *name, Box pile, const char *title,
                              int count) {
    Caption caption = caption_of(frame, name, pile, title, 0);
    count_alone(frame, &caption, count);
    draw_caption(frame, &caption);
}

void table_draw_side_caption(const TableFrame *frame, const char *name, Box pile, const char *title,
                             int count) {
    static const float APART = 26, LINE_HIGH = 26;
    Caption caption = caption_of(frame, name, pile, title, 0);
    count_alone(frame, &caption, count);
    bool has_title = caption.title_wide > 0;
    float wide = fmaxf(caption.title_wide, caption.count_wide), high = has_title ? 2 * LINE_HIGH : LINE_HIGH;
    Box lines = {has_title ? pile.x - APART - wide : pile.x + pile.width + APART,
                 pile.y + (pile.height - high) / 2, wide, high};
    caption.plain.align = caption.number.align = has_title ? TEXT_RIGHT : TEXT_LEFT;
    table_begin_cloth_words(frame, lines);
    if (has_title)
        canvas_named_text(frame->canvas, box_cut_top(&lines, LINE_HIGH, 0), &caption.plain, title, "%s:title",
                          name);
    canvas_push_name(frame->canvas, "%s:count", name);
    canvas_text(frame->canvas, lines, &caption.number, caption.count);
    canvas_pop_name(frame->canvas);
    table_end_cloth_words(frame);
}

void table_draw_pile_key(const TableFrame *frame, Box pile, uint32_t key, const char *name) {
    static const float UP = 14;
    pile.height -= UP;
    ui_draw_key(frame->ui, pile, key, name);
}

/* Neither reaches far under what lies beside its heap. */
static const float CAPTION_WIDEST = 1.5f; /* of the pile */

/* How wide the heap's plate may be beside that of the deck. */
static float heap_widest(const TableFrame *frame, const Caption *beside) {
    static const float GROUNDS = 24; /* both plates beyond their words, and air between them */
    Box deck = frame->at.deck, heap = frame->at.discard;
    float apart = heap.x + heap.width / 2 - deck.x - deck.width / 2;
    return fminf(CAPTION_WIDEST * heap.width, 2 * (apart - GROUNDS) - caption_wide(beside));
}

/* "54" instead of "54 cards" where the discard pile’s name would have no room beside that. */
static Caption deck_caption(const TableFrame *frame) {
    Box deck = frame->at.deck, heap = frame->at.discard;
    int count = frame->table->deck_count, thrown = frame->table->discard_count;
    Caption caption = caption_of(frame, "deck", deck, _("Deck"), count);
    bool has_heap = sabacc_discard_is_shown(frame->table) && thrown > 0 && count > 0;
    fit_caption(&caption, CAPTION_WIDEST * deck.width);
    if (!has_heap) return caption;
    Caption named = caption_of(frame, "discard", heap, _("Discard pile"), thrown);
    if (caption_wide(&named) > heap_widest(frame, &caption)) count_alone(frame, &caption, count);
    return caption;
}

/* The heap's plate leaves the deck's whole. */
static void draw_discard_caption(const TableFrame *frame, const char *name, const char *title, int count) {
    Caption caption = caption_of(frame, name, frame->at.discard, title, count), beside = deck_caption(frame);
    fit_caption(&caption, heap_widest(frame, &beside));
    draw_caption(frame, &caption);
}

static bool draw_pile_choice(const TableFrame *frame, const char *name, Box box, bool can) {
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box, .is_disabled = !can});
    if (can) table_draw_choosable(frame, box, state);
    return can && (state.is_hovered || state.is_focused);
}

int table_deck_layers(const SabaccTable *table, int count) {
    int a_layer = TABLE_ASK(table, cards_a_layer);
    return (count + a_layer - 1) / a_layer;
}

Box table_top_of_deck(const TableFrame *frame, Box deck, int count) {
    int layers = table_deck_layers(frame->table, count);
    if (layers > 1) deck.y -= TABLE_LAYER_TENTHS * 0.1f * (float)(layers - 1);
    return deck;
}

static void draw_deck(const TableFrame *frame) {
    int count = frame->table->deck_count, layers = table_deck_layers(frame->table, count);
    table_draw_lying_place(frame, frame->at.deck);
    Box box = frame->at.deck;
    draw_pile_choice(frame, "deck", box, frame->choice && frame->choice->deck);
    if (frame->view->holds_decks) return;
    table_draw_lying_deck(frame, &(CardLook){.card = SABACC_CARD_HIDDEN, .box = box}, layers);
    if (frame->choice && frame->choice->deck)
        table_draw_pile_key(frame, frame->at.deck, frame->choice->keys.deck, "deck");
    Caption caption = deck_caption(frame);
    draw_caption(frame, &caption);
}

/* ---- a discard pile: its cards as they were thrown ---- */

static float thrown_angle(SabaccCard card) {
    static const float MOST = 0.07f; /* 4 degrees */
    uint32_t mixed = ((uint32_t)card + 1) * 2654435761u;
    float askew = (float)(mixed >> 16 & 0xff) / 255;
    return (mixed >> 24 & 1 ? MOST : -MOST) * (0.3f + 0.7f * askew);
}

static void draw_thrown(const TableFrame *frame, Box pile, SabaccCard card) {
    table_draw_lying_card(frame, &(CardLook){.card = card, .box = pile, .angle = thrown_angle(card)});
}

void table_draw_pile_top(const TableFrame *frame, const char *name, Box pile, const SabaccCard *cards,
                         int count) {
    if (count > 1) draw_thrown(frame, pile, cards[count - 2]);
    canvas_push_name(frame->canvas, "%s:top", name);
    if (count > 0) draw_thrown(frame, pile, cards[count - 1]);
    canvas_pop_name(frame->canvas);
}

bool table_has_junk_heap(const SabaccTable *table) { return !sabacc_discard_is_shown(table); }

/* ---- the heap of junk: cards put away, face down, as they fell ---- */

enum { HEAP_CARDS = 4, JUNK_A_CARD = 6 };
static const struct {
    float x, y, angle;
} fallen[HEAP_CARDS] = {
    {-0.06f, 0.02f, -0.16f}, {0.07f, -0.02f, 0.12f}, {-0.02f, 0.03f, 0.03f}, {0.05f, 0.04f, -0.08f}};

static Box heap_box(const TableFrame *frame, int index) {
    Box pile = frame->at.discard, box = box_inset(pile, pile.width * 0.06f, pile.height * 0.06f);
    return (Box){box.x + fallen[index].x * box.width, box.y + fallen[index].y * box.height, box.width,
                 box.height};
}

/* The top of the heap of that many cards; at least the one in flight. */
static int heap_top(int junk) {
    int cards = (junk + JUNK_A_CARD - 1) / JUNK_A_CARD;
    return cards > HEAP_CARDS ? HEAP_CARDS - 1 : cards > 0 ? cards - 1 : 0;
}

Box table_heap_box(const TableFrame *frame) { return heap_box(frame, heap_top(frame->table->junk_count)); }
float table_heap_angle(const TableFrame *frame) { return fallen[heap_top(frame->table->junk_count)].angle; }

float table_lying_angle(const TableFrame *frame, const Place *place, SabaccCard card) {
    if (place->kind == PLACE_DISCARD) return thrown_angle(card);
    return place->kind == PLACE_JUNK && table_has_junk_heap(frame->table) ? table_heap_angle(frame) : 0;
}

static int junk_coming(const TableFrame *frame) {
    int count = 0;
    for (int i = 0; i < frame->view->flight_count; i++)
        count += frame->view->flights[i].to.kind == PLACE_JUNK && frame->now < frame->view->flights[i].ends;
    return count;
}

static void draw_junk(const TableFrame *frame) {
    int count = frame->table->junk_count - junk_coming(frame);
    for (int i = 0; count > 0 && i <= heap_top(count); i++)
        table_draw_lying_card(frame, &(CardLook){.card = SABACC_CARD_HIDDEN,
                                                 .box = heap_box(frame, i),
                                                 .angle = fallen[i].angle,
                                                 .dimmed = 0.5f});
    if (count == 0) return;
    draw_discard_caption(frame, "junk", _("Junk"), count);
    ui_stands_for(frame->ui, frame->at.discard, _("Junk"));
}

static void draw_discard(const TableFrame *frame) {
    if (!sabacc_discard_is_shown(frame->table)) {
        draw_junk(frame);
        return;
    }
    Box box = frame->at.discard;
    table_draw_lying_place(frame, box);
    ui_stands_for(frame->ui, box, _("Discard pile"));
    draw_pile_choice(frame, "discard", box, frame->choice && frame->choice->discard);
    int count = frame->table->discard_count;
    if (count > 0 && table_is_coming(frame, &(Place){.kind = PLACE_DISCARD})) count--;
    table_draw_pile_top(frame, "discard", box, frame->table->discard, count);
    if (frame->choice && frame->choice->discard)
        table_draw_pile_key(frame, box, frame->choice->keys.discard, "discard");
    draw_discard_caption(frame, "discard", _("Discard pile"), frame->table->discard_count);
}

void table_plain_draw_piles(const TableFrame *frame) {
    draw_deck(frame);
    draw_discard(frame);
    SabaccCard aside = frame->view->aside;
    if (aside != SABACC_CARD_NONE && !table_is_coming(frame, &(Place){.kind = PLACE_ASIDE}))
        table_draw_card(frame, &(CardLook){.card = aside, .box = frame->at.aside, .lift = 10});
}
