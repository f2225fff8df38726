/* A table of two families of cards (KE-2), where chips lie apart from credits (KE-1): a deck and an open pile
   of each family about the prize, Sand at the left and Blood at the right as in every hand, chips in play and
   tokens beside each seat's cards. */
#include "table/variants/families.h"

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "table/cards.h"

bool table_has_families(const SabaccTable *table) {
    return (sabacc_table_game(table)->shows & SABACC_SHOWS_CHIPS) != 0;
}

const char *table_family_title(SabaccFamily family) {
    return family == SABACC_BLOOD ? _("Blood") : family == SABACC_SAND ? _("Sand") : "";
}

/* ---- seats ---- */

static const float CAPTION_HIGH = 28;

/* Cards lie at the left under the plate with what they are worth below them, then chips in play, then tokens.
 */
static void place_other(SeatPlaces *places) {
    static const float CARDS = 216, CARD = 76, CHIPS = 42, TOKENS = 34;
    float scale = places->scale, y = places->plate.y + places->plate.height + 8 * scale;
    float x = places->plate.x;
    places->card_height = CARD * scale;
    places->cards = (Box){x, y, CARDS * scale, CARD * scale};
    places->label = (Box){x, y + (CARD + 2) * scale, CARDS * scale, 32 * scale};
    places->bet = (Box){x + (CARDS + 4) * scale, y, CHIPS * scale, 108 * scale};
    places->tokens = (Box){x + (CARDS + CHIPS + 8) * scale, y, TOKENS * scale, 110 * scale};
    places->tokens_stand = true;
    float block = 38 * scale, right = places->plate.x + places->plate.width;
    places->block = (Box){right - block - 6 * scale,
                          places->plate.y + places->plate.height - block - 2 * scale, block, block};
    places->stack.height = places->plate.height * 0.46f;
}

static void place_own_lying(SeatPlaces *places, Box own) {
    static const float TOKEN = 122;
    places->card_height = own.height - 8 - CAPTION_HIGH;
    places->cards = box_place(own, fminf(820, own.width * 0.43f), places->card_height, 0.5f, 0);
    places->plate.x = fmaxf(own.x + 24, places->cards.x - 30 - places->plate.width);
    places->stack.x = places->plate.x + places->plate.width - 10 - places->stack.width;
    places->medal.x = places->plate.x;
    places->block.x = places->plate.x + places->plate.width - 58;
    places->bet = (Box){places->plate.x + 130, places->plate.y - 82, 270, 66};
    places->label = (Box){places->cards.x, own.y, 200, places->card_height};
    places->tokens = box_place(own, TOKEN * SABACC_MAX_TOKENS, 170, 1, 0.4f);
    places->tokens.x -= 20;
}

static void place_own_standing(SeatPlaces *places, Box own) {
    static const float FOOT = 126, TOKENS = 292;
    float high = own.height - FOOT - CAPTION_HIGH;
    Box top = {own.x + 24, own.y, own.width - 48, high + CAPTION_HIGH};
    places->tokens = box_cut_right(&top, TOKENS, 20);
    places->tokens_stand = true;
    places->card_height = fminf(high, top.width / 2.75f);
    places->cards = (Box){top.x, own.y + (high - places->card_height) / 2, top.width, places->card_height};
}

/* ---- the middle ---- */

static const float TITLE_HIGH = 28, COUNT_HIGH = 30, BETWEEN = 16, RULES_HIGH = 46;

/* How high a family's two piles are with what is written about them, and how wide. */
static float group_high(float card) { return TITLE_HIGH + card + COUNT_HIGH; }
static float group_wide(const TableLayout *at, float card) { return card * at->card_shape * 2 + BETWEEN; }

static void place_group(TableLayout *at, float x, float y, float card, bool is_blood) {
    float wide = card * at->card_shape;
    Box deck = {x, y + TITLE_HIGH, wide, card};
    Box discard = {x + wide + BETWEEN, deck.y, wide, card};
    if (is_blood) {
        at->blood_deck = deck;
        at->blood_discard = discard;
    } else {
        at->deck = deck;
        at->discard = discard;
    }
}

/* Sand, the prize, the dice, Blood; above them what tokens have brought about. */
static void place_lying(TableLayout *at, Box room) {
    static const float GAP = 30, DICE = 1.5f;
    at->rules = box_cut_top(&room, RULES_HIGH, 4);
    float shares = 4 * at->card_shape + 1 + DICE, fixed = 2 * BETWEEN + 3 * GAP;
    float card = fminf(fminf(150, room.height - TITLE_HIGH - COUNT_HIGH), (room.width - fixed) / shares);
    float whole = card * shares + fixed, x = room.x + (room.width - whole) / 2;
    float y = room.y + (room.height - group_high(card)) / 2;
    place_group(at, x, y, card, false);
    x += group_wide(at, card) + GAP;
    at->hand_pot = (Box){x, y + TITLE_HIGH, card, card};
    x += card + GAP;
    at->dice = (Box){x, y + TITLE_HIGH, card * DICE, card};
    place_group(at, x + card * DICE + GAP, y, card, true);
}

/* Not so wide that a pair with its frames leaves the cloth. */
static float widest_card(const TableLayout *at, Box room, float high) {
    static const float MARGINS = 132;
    return fminf(high, (room.width - MARGINS) / (4 * at->card_shape));
}

/* Both families side by side over the whole width. */
static float place_pair(TableLayout *at, Box room, float card, float between) {
    float whole = group_wide(at, card) * 2 + between, x = room.x + (room.width - whole) / 2;
    place_group(at, x, room.y, card, false);
    place_group(at, x + group_wide(at, card) + between, room.y, card, true);
    return x + group_wide(at, card) + between / 2;
}

static void place_standing(TableLayout *at, Box room, int rows, float row_high) {
    float x = room.x + room.width / 2;
    if (rows == 1) { /* the prize and the dice above the piles */
        Box top = box_cut_top(&room, fminf(190, room.height * 0.42f), 6);
        float high = top.height - 34;
        at->hand_pot = (Box){x - 40 - high, top.y, high, high};
        at->dice = (Box){x + 40, top.y + high * 0.1f, high * 1.4f, high * 0.8f};
        at->rules = box_cut_top(&room, RULES_HIGH, 4);
        place_pair(at, room, widest_card(at, room, fminf(156, room.height - TITLE_HIGH - COUNT_HIGH)), 40);
        return;
    }
    float prize = 126, column = room.y - row_high * ((float)rows - 1);
    at->hand_pot = (Box){x - prize / 2, column + 8, prize, prize};
    if (rows == 2) { /* the prize between the seats at the sides; under it the dice, then the piles */
        at->rules = box_cut_top(&room, RULES_HIGH, 8);
        float card = fminf(150, (room.height - TITLE_HIGH - COUNT_HIGH - 8) / 1.62f), dice = card * 0.62f;
        Box top = box_cut_top(&room, dice, 6);
        at->dice = box_place(top, dice * 2, dice, 0.5f, 0);
        place_pair(at, room, card, 44);
        return;
    }
    at->rules = (Box){x - 140, column + row_high - 12, 280, row_high};
    at->rules_stand = true;
    float card = fminf(130, room.height - TITLE_HIGH - COUNT_HIGH), dice = card * 1.5f;
    place_pair(at, room, card, dice + 48);
    at->dice = (Box){x - dice / 2, room.y + TITLE_HIGH, dice, card};
}

void table_place_families(TableLayout *at, int seats, const LayoutRoom *room) {
    for (int seat = 0; seat < seats; seat++)
        if (seat != at->bottom) place_other(&at->seat[seat]);
    if (at->is_portrait) {
        place_own_standing(&at->seat[at->bottom], room->own);
        place_standing(at, room->middle, room->rows, room->row_high);
    } else {
        place_own_lying(&at->seat[at->bottom], room->own);
        place_lying(at, room->middle);
    }
}

/* ---- the places of a hand ---- */

/* A place is told by its shape too: Sand's is rounded, Blood's has its corners cut. */
static void draw_place(const TableFrame *frame, Box box, SabaccFamily family, bool is_large) {
    float pad = is_large ? 6 : 3;
    canvas_panel(frame->canvas, box_inset(box, -pad, -pad),
                 &(PanelStyle){.top = 0x50020608u,
                               .bottom = 0x38020608u,
                               .edge = family == SABACC_BLOOD ? 0x70ff8a70u : 0x70e8c27au,
                               .edge_width = is_large ? 1.6f : 1.2f,
                               .radius = box.height * 0.16f,
                               .is_cut = family == SABACC_BLOOD});
}

static SabaccFamily family_of_group(HandGroup group) {
    return group == GROUP_APART ? SABACC_BLOOD : SABACC_SAND;
}

void table_draw_hand_places(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    HandCounts counts = table_hand_counts(frame, seat);
    if (!table_has_families(frame->table) || frame->table->seat[seat].hand_count == 0) return;
    HandRow row = table_hand_row(places, frame->at.card_shape, &counts);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    for (int group = GROUP_HELD; group <= GROUP_APART; group++) {
        if (counts.of[group] <= 0.01f) continue;
        Box box = table_group_box(&row, (HandGroup)group, counts.of[group]);
        SabaccFamily family = family_of_group((HandGroup)group);
        draw_place(frame, box, family, places->is_large);
        if (!places->is_large) continue;
        Box line = {box.x, box.y + box.height + 4, box.width, CAPTION_HIGH - 4};
        canvas_text(frame->canvas, line, &style, table_family_title(family));
    }
}

/* ---- piles ---- */

/* What lies in one family's two piles. */
typedef struct Piles {
    SabaccFamily family;
    Box deck, discard;
    int deck_count, discard_count;
    const SabaccCard *cards; /* of the open pile, the top last */
    const char *deck_name, *discard_name;
    bool may_draw, may_take;
} Piles;

static Piles piles_of(const TableFrame *frame, SabaccFamily family) {
    const SabaccTable *table = frame->table;
    const TableChoice *choice = frame->choice;
    if (family == SABACC_BLOOD)
        return (Piles){family,
                       frame->at.blood_deck,
                       frame->at.blood_discard,
                       table->blood_count,
                       table->blood_discard_count,
                       table->blood_discard,
                       "blood:deck",
                       "blood:discard",
                       choice && choice->blood_deck,
                       choice && choice->blood_discard};
    return (Piles){
        family,         frame->at.deck, frame->at.discard, table->deck_count,      table->discard_count,
        table->discard, "deck",         "discard",         choice && choice->deck, choice && choice->discard};
}

static void draw_choice(const TableFrame *frame, const char *name, Box box, bool can) {
    HotspotState state = ui_hotspot(frame->ui, &(Hotspot){.name = name, .box = box, .is_disabled = !can});
    if (can) table_draw_choosable(frame, box, state);
}

static void draw_count(const TableFrame *frame, const char *pile_name, Box pile, int count) {
    char words[12];
    snprintf(words, sizeof words, "%d", count);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_CENTRE);
    Box line = {pile.x, pile.y + pile.height + 5, pile.width, 24};
    canvas_named_text(frame->canvas, line, &style, words, "%s:count", pile_name);
}

static void draw_family_deck(const TableFrame *frame, const Piles *piles) {
    Box box = piles->deck;
    Place place = {.kind = PLACE_DECK, .slot = (int8_t)piles->family};
    draw_place(frame, box, piles->family, true);
    draw_choice(frame, piles->deck_name, box, piles->may_draw);
    for (int i = 0; i < table_deck_layers(frame->table, piles->deck_count); i++) {
        box.y = piles->deck.y - TABLE_LAYER_TENTHS * 0.1f * (float)i;
        table_draw_card(
            frame, &(CardLook){.card = SABACC_CARD_HIDDEN, .back = table_back_at(frame, &place), .box = box});
    }
    draw_count(frame, piles->deck_name, piles->deck, piles->deck_count);
}

static void draw_family_discard(const TableFrame *frame, const Piles *piles) {
    Place place = {.kind = PLACE_DISCARD, .slot = (int8_t)piles->family};
    draw_place(frame, piles->discard, piles->family, true);
    draw_choice(frame, piles->discard_name, piles->discard, piles->may_take);
    int top = piles->discard_count - 1;
    if (top >= 0 && table_is_coming(frame, &place)) top--;
    canvas_push_name(frame->canvas, "%s:top", piles->discard_name);
    if (top >= 0) table_draw_card(frame, &(CardLook){.card = piles->cards[top], .box = piles->discard});
    canvas_pop_name(frame->canvas);
    draw_count(frame, piles->discard_name, piles->discard, piles->discard_count);
}

void table_draw_families(const TableFrame *frame) {
    for (int family = SABACC_SAND; family <= SABACC_BLOOD; family++) {
        Piles piles = piles_of(frame, (SabaccFamily)family);
        TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_CENTRE);
        Box title = {piles.deck.x, piles.deck.y - TITLE_HIGH - 2,
                     piles.discard.x + piles.discard.width - piles.deck.x, TITLE_HIGH - 4};
        canvas_text(frame->canvas, title, &style, table_family_title((SabaccFamily)family));
        draw_family_deck(frame, &piles);
        draw_family_discard(frame, &piles);
    }
}
