#include "scenes/side_deck_page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/kept_side_decks.h"
#include "session/house_side_decks.h"
#include "ui/explain.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/side_words.h"

/* ---- decks ---- */

static void cards_of(const Pick *pick, SabaccCard cards[SABACC_SIDE_DECK]) {
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = sabacc_side_list(&pick->view.table, kinds), used = 0;
    for (int kind = 0; kind < count; kind++)
        for (int copy = 0; copy < pick->side[kind] && used < SABACC_SIDE_DECK; copy++)
            cards[used++] = kinds[kind];
}

enum { USUAL = -1, FIRST_MANNER = -2 };

/* The cards of the deck of that index, as SideDeckPage.laid_out counts them. */
static void deck_cards(const SideDeckPage *page, int index, const Pick *pick,
                       SabaccCard cards[SABACC_SIDE_DECK]) {
    HouseSideDeck house;
    if (index <= FIRST_MANNER) house = house_side_deck(FIRST_MANNER - index);
    if (index == USUAL)
        sabacc_side_usual(&pick->view.table, cards);
    else
        memcpy(cards, index >= 0 ? page->decks->deck[index].cards : house.cards,
               SABACC_SIDE_DECK * sizeof *cards);
}

static void lay_out(SideDeckPage *page, int index, Pick *pick) {
    SabaccCard cards[SABACC_SIDE_DECK];
    const SideDeck *deck = index >= 0 ? &page->decks->deck[index] : NULL;
    deck_cards(page, index, pick, cards);
    pick_side_set(pick, cards, SABACC_SIDE_DECK);
    page->laid_out = index;
    snprintf(page->name, sizeof page->name, "%.*s", (int)sizeof page->name - 1, deck ? deck->name : "");
}

void side_deck_page_open(SideDeckPage *page, Stage *stage, const char *player, Pick *pick) {
    char words[MATCH_MESSAGE] = "";
    Text why = text_over(words, sizeof words);
    Ui *ui = stage_services(stage)->ui;
    *page = (SideDeckPage){.stage = stage, .decks = kept_side_decks(stage, &why)};
    snprintf(page->player, sizeof page->player, "%s", player);
    if (words[0]) ui_toast(ui, words);
    lay_out(page, side_decks_chosen(page->decks, player), pick);
    if (pick_side_count(pick) == SABACC_SIDE_DECK) return;
    ui_toast(ui, _("Your chosen side deck has cards that this table does not allow."));
    lay_out(page, -1, pick);
}

/* ---- the budget ---- */

/* 0 for none. */
static int *budget_of(const SideDeckPage *page) {
    return stage_memory(page->stage, "side-budget", sizeof(int));
}

static int price_of(const Pick *pick) {
    SabaccCard cards[SABACC_SIDE_DECK];
    cards_of(pick, cards);
    return side_cards_price(cards, pick_side_count(pick));
}

static bool is_too_dear(const SideDeckPage *page, const Pick *pick, int more) {
    int budget = *budget_of(page);
    return budget > 0 && price_of(pick) + more > budget;
}

static void format_budget(const SideDeckPage *page, char *words, size_t size) {
    int budget = *budget_of(page);
    if (budget == 0)
        snprintf(words, size, "%s", _("No budget"));
    else
        snprintf(words, size, _("Budget: %d"), budget);
}

/* ---- the kinds ---- */

enum { SIDE_ROWS = 4 };
static const float GAP = 10, PIPS_HIGH = 24, PAD = 26;

static void word_of(SabaccCard card, char word[16]) {
    Text text = text_over(word, 16);
    sabacc_card_format(card, &text);
}

/* Plus, minus, both, and cards without a number. */
static int row_of(SabaccCard card) {
    char word[16];
    word_of(card, word);
    if (word[0] == '+') return 0;
    if (word[0] == '-') return 1;
    return (unsigned char)word[0] >= 0x80 ? 2 : 3;
}

typedef struct Kinds {
    SabaccCard card[SABACC_MAX_PILE];
    int count, rows, columns;
    int place[SABACC_MAX_PILE], row[SABACC_MAX_PILE];
} Kinds;

static Kinds kinds_of(const Pick *pick) {
    Kinds kinds = {.count = sabacc_side_list(&pick->view.table, kinds.card)};
    int in_row[SIDE_ROWS] = {0}, at[SIDE_ROWS];
    for (int i = 0; i < kinds.count; i++) {
        kinds.row[i] = row_of(kinds.card[i]);
        kinds.place[i] = in_row[kinds.row[i]]++;
    }
    for (int row = 0; row < SIDE_ROWS; row++) {
        at[row] = kinds.rows;
        kinds.rows += in_row[row] > 0;
        kinds.columns = in_row[row] > kinds.columns ? in_row[row] : kinds.columns;
    }
    for (int i = 0; i < kinds.count; i++) kinds.row[i] = at[kinds.row[i]];
    return kinds;
}

/* The number of copies in the deck, as lamps under the card. */
static void draw_pips(Canvas *canvas, Box line, int count, int max) {
    float side = 12;
    Box row = box_place(line, (side + 8) * (float)max, side, 0.5f, 0.5f);
    for (int i = 0; i < max; i++) {
        Box pip = box_place(box_column(row, i, max, 8), side, side, 0.5f, 0.5f);
        canvas_panel(canvas, pip,
                     &(PanelStyle){.top = i < count ? STYLE_BRASS_LIT : STYLE_NIGHT,
                                   .bottom = i < count ? STYLE_BRASS_LIT : STYLE_NIGHT,
                                   .edge = i < count ? 0xfffff0c0u : STYLE_METAL,
                                   .edge_width = 1.5f,
                                   .radius = side / 2});
    }
}

static void draw_card(Canvas *canvas, const SabaccGame *game, SabaccCard card, Box box, HotspotState state,
                      bool is_dim) {
    char asset[48], word[16];
    word_of(card, word);
    snprintf(asset, sizeof asset, "%s/%s", game->cards, word);
    bool is_near = state.is_hovered || state.is_focused;
    if (is_near) canvas_glow(canvas, box_inset(box, 8, 8), box.width * 0.2f, 20, STYLE_BRASS_LIT);
    canvas_sprite(canvas, &(Sprite){.asset = asset, .box = box, .fade = is_dim && !is_near ? 0.5f : 0});
}

/* Returns the hovered kind, or -1. */
static int draw_kinds(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick, const Kinds *kinds) {
    const SabaccGame *game = sabacc_table_game(&pick->view.table);
    float shape = faces_shape(game);
    float wide = fminf(box.width / (float)kinds->columns - GAP,
                       (box.height / (float)kinds->rows - GAP - PIPS_HIGH) * shape);
    wide = fminf(wide, 150);
    float high = wide / shape, pitch = wide + GAP, down = high + PIPS_HIGH + GAP;
    Box all = box_place(box, pitch * (float)kinds->columns - GAP, down * (float)kinds->rows - GAP, 0.5f, 0);
    bool is_full = pick_side_count(pick) == SABACC_SIDE_DECK;
    int looked_at = -1, max = pick_side_max(pick);
    for (int i = 0; i < kinds->count; i++) {
        char name[UI_NAME_BYTES];
        Box place = {all.x + pitch * (float)kinds->place[i], all.y + down * (float)kinds->row[i], wide, high};
        bool is_paid = !is_too_dear(page, pick, side_card_price(kinds->card[i]));
        bool can = !is_full && is_paid && pick->side[i] < max;
        snprintf(name, sizeof name, "side-add:%d", i);
        HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = place});
        if (state.is_hovered || state.is_focused) looked_at = i;
        draw_card(ui_canvas(ui), game, kinds->card[i], place, state, !can);
        draw_pips(ui_canvas(ui), (Box){place.x, place.y + high, wide, PIPS_HIGH}, pick->side[i], max);
    }
    return looked_at;
}

/* ---- the ten ---- */

/* Places in two rows; returns the hovered kind, or -1. */
static int draw_ten(Ui *ui, Box box, const Pick *pick, const Kinds *kinds) {
    enum { IN_A_ROW = SABACC_SIDE_DECK / 2 };
    const SabaccGame *game = sabacc_table_game(&pick->view.table);
    float shape = faces_shape(game);
    float wide = fminf(box.width / IN_A_ROW - GAP, (box.height / 2 - GAP) * shape), high = wide / shape;
    Box all = box_place(box, (wide + GAP) * IN_A_ROW - GAP, (high + GAP) * 2 - GAP, 0.5f, 0.5f);
    int looked_at = -1, kind = 0, copy = 0;
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        char name[UI_NAME_BYTES];
        Box place = {all.x + (wide + GAP) * (float)(i % IN_A_ROW),
                     all.y + (high + GAP) * (float)(i / IN_A_ROW), wide, high};
        while (kind < kinds->count && copy >= pick->side[kind]) kind++, copy = 0;
        canvas_panel(ui_canvas(ui), place,
                     &(PanelStyle){.top = 0xd0020608u,
                                   .bottom = 0x90081018u,
                                   .edge = 0x507fdcffu,
                                   .edge_width = 1.2f,
                                   .radius = wide * 0.12f});
        if (kind >= kinds->count) continue;
        snprintf(name, sizeof name, "side-drop:%d:%d", i, kind);
        HotspotState state = ui_hotspot(ui, &(Hotspot){.name = name, .box = place});
        if (state.is_hovered || state.is_focused) looked_at = kind;
        draw_card(ui_canvas(ui), game, kinds->card[kind], place, state, false);
        copy++;
    }
    return looked_at;
}

/* ---- kept decks ---- */

static const float ROW_HIGH = 50;

static bool is_own(const SideDeckPage *page, int index) {
    return strcmp(page->decks->deck[index].player, page->player) == 0;
}

/* Whether the deck equals the saved one. */
static bool is_unchanged(const SideDeckPage *page, const Pick *pick, int index) {
    SabaccCard cards[SABACC_SIDE_DECK];
    uint8_t left[SABACC_MAX_PILE];
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = sabacc_side_list(&pick->view.table, kinds);
    if (page->laid_out != index) return false;
    deck_cards(page, index, pick, cards);
    memcpy(left, pick->side, sizeof left);
    for (int i = 0; i < SABACC_SIDE_DECK; i++) {
        int kind = 0;
        while (kind < count && kinds[kind] != cards[i]) kind++;
        if (kind == count || left[kind]-- == 0) return false;
    }
    return true;
}

static void draw_deck(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick, int index) {
    char name[UI_NAME_BYTES];
    const char *label = index >= 0       ? page->decks->deck[index].name
                        : index == USUAL ? _("The house’s deck")
                                         : _(house_side_deck(FIRST_MANNER - index).name);
    if (index <= FIRST_MANNER)
        snprintf(name, sizeof name, "house:%d", FIRST_MANNER - index);
    else
        snprintf(name, sizeof name, "deck:%d", index + 1);
    ui_button(
        ui,
        &(Button){.name = name, .box = box, .label = label, .is_selected = is_unchanged(page, pick, index)});
}

/* Two in a row. A table that does not allow all the cards of a manner does not offer it. */
static bool is_allowed(const SideDeckPage *page, const Pick *pick, int index) {
    SabaccCard kinds[SABACC_MAX_PILE], cards[SABACC_SIDE_DECK];
    int count = sabacc_side_list(&pick->view.table, kinds), found = 0;
    deck_cards(page, index, pick, cards);
    for (int i = 0; i < SABACC_SIDE_DECK; i++)
        for (int kind = 0; kind < count; kind++) found += kinds[kind] == cards[i];
    return found == SABACC_SIDE_DECK;
}

static int list_manners(const SideDeckPage *page, const Pick *pick, int list[]) {
    int count = 0;
    for (int i = 0; i < house_side_decks_count(); i++)
        if (is_allowed(page, pick, FIRST_MANNER - i)) list[count++] = FIRST_MANNER - i;
    return count;
}

static void draw_manners(const SideDeckPage *page, Ui *ui, Box *all, const Pick *pick, const int *list,
                         int count) {
    for (int i = 0; i < count; i += 2) {
        Box row = box_inset(box_cut_top(all, ROW_HIGH, 8), 4, 0);
        for (int at = i; at < i + 2 && at < count; at++)
            draw_deck(page, ui, box_column(row, at - i, 2, 10), pick, list[at]);
    }
}

static void draw_decks(const SideDeckPage *page, Ui *ui, Box rest, const Pick *pick) {
    enum { MANNERS_MAX = 16 };
    int manners[MANNERS_MAX], manner_count = list_manners(page, pick, manners);
    int own = 1 + (manner_count + 1) / 2;
    for (int i = 0; i < page->decks->count; i++) own += is_own(page, i);
    Box foot = box_cut_bottom(&rest, 56, 12);
    Box all = ui_begin_scroll(ui, "decks", rest, (float)own * (ROW_HIGH + 8));
    draw_deck(page, ui, box_inset(box_cut_top(&all, ROW_HIGH, 8), 4, 0), pick, USUAL);
    draw_manners(page, ui, &all, pick, manners, manner_count);
    for (int i = 0; i < page->decks->count; i++)
        if (is_own(page, i)) draw_deck(page, ui, box_inset(box_cut_top(&all, ROW_HIGH, 8), 4, 0), pick, i);
    ui_end_scroll(ui);
    TextStyle label = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(ui_canvas(ui), box_cut_left(&foot, 88, 8), &label, _("Name"));
    Box remove = box_cut_right(&foot, 136, 8), keep = box_cut_right(&foot, 136, 8);
    ui_text_field(ui,
                  &(TextField){.name = "deck-name", .box = foot, .text = page->name, .max_characters = 14});
    ui_set_terms(ui, UI_TERMS_NONE); /* this Keep is not that of a hand */
    ui_button(ui,
              &(Button){.name = "deck-keep", .box = keep, .label = _("Keep"), .is_disabled = !page->name[0]});
    ui_set_terms(ui, UI_TERMS_PLAIN);
    ui_button(ui, &(Button){.name = "deck-delete",
                            .box = remove,
                            .label = _("Delete"),
                            .is_disabled = page->laid_out < 0});
}

/* ---- all of it ---- */

static void draw_heading(Ui *ui, Box box, const char *words) { style_section(ui_canvas(ui), box, words); }

/* The effect of the hovered kind. */
static void draw_effect(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick, const Kinds *kinds,
                        int kind) {
    char title[SIDE_WORDS], effect[SIDE_WORDS], words[2 * SIDE_WORDS + 64];
    TextStyle style =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, kind < 0 ? STYLE_DUST : STYLE_BONE, TEXT_LEFT);
    int manner = page->laid_out;
    if (kind < 0 && manner <= FIRST_MANNER && is_unchanged(page, pick, manner)) {
        canvas_paragraph_within(ui_canvas(ui), box, &style, _(house_side_deck(FIRST_MANNER - manner).manner));
        return;
    }
    if (kind < 0) {
        canvas_paragraph_within(ui_canvas(ui), box, &style,
                                pick_side_count(pick) < SABACC_SIDE_DECK
                                    ? _("Choose a card to put it in; choose one of your ten to take it out.")
                                    : _("The deck is whole. Choose one of your ten to take it out."));
        return;
    }
    side_card_title(kinds->card[kind], title);
    side_card_effect(&pick->view.table, kinds->card[kind], effect);
    int used = snprintf(words, sizeof words, "%s: %s", title, effect);
    if (*budget_of(page) > 0)
        snprintf(words + used, sizeof words - (size_t)used, _(" It costs %d."),
                 side_card_price(kinds->card[kind]));
    canvas_paragraph_within(ui_canvas(ui), box, &style, words);
}

static void format_ten(const SideDeckPage *page, const Pick *pick, char *words, size_t size) {
    int budget = *budget_of(page);
    if (budget == 0)
        snprintf(words, size, _("Your ten: %d"), pick_side_count(pick));
    else
        snprintf(words, size, _("Your ten: %d, for %d of %d"), pick_side_count(pick), price_of(pick), budget);
}

static void draw_right(const SideDeckPage *page, Ui *ui, Box side, const Pick *pick, const Kinds *kinds,
                       float ten_high, int *looked_at) {
    char words[80];
    format_ten(page, pick, words, sizeof words);
    draw_heading(ui, box_cut_top(&side, 40, 8), words);
    ui_begin_group(ui);
    int kind = draw_ten(ui, box_cut_top(&side, ten_high, 22), pick, kinds);
    if (kind >= 0) *looked_at = kind;
    ui_begin_group(ui);
    draw_heading(ui, box_cut_top(&side, 40, 8), _("Kept decks"));
    draw_decks(page, ui, side, pick);
}

void side_deck_page_draw(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick) {
    Kinds kinds = kinds_of(pick);
    canvas_fill(ui_canvas(ui), box_inset(box, 14, 14), STYLE_NIGHT);
    style_plate(ui_canvas(ui), box);
    Box rest = box_inset(box, PAD, 20);
    int looked_at = -1;
    bool is_tall = box.height > box.width;
    Box effect = box_cut_bottom(&rest, 56, 10);
    Box side = is_tall ? box_cut_bottom(&rest, rest.height * 0.5f, 20)
                       : box_cut_right(&rest, fminf(560, rest.width * 0.36f), 40);
    Box head = box_cut_top(&rest, 40, 8);
    char budget[48];
    format_budget(page, budget, sizeof budget);
    ui_button(ui, &(Button){.name = "side-budget",
                            .box = box_cut_right(&head, 230, 10),
                            .label = budget,
                            .is_selected = *budget_of(page) > 0});
    draw_heading(ui, head, _("Side cards"));
    ui_begin_group(ui);
    looked_at = draw_kinds(page, ui, rest, pick, &kinds);
    float ten =
        fminf(side.width / 5 * 2 / faces_shape(sabacc_table_game(&pick->view.table)), side.height * 0.44f);
    draw_right(page, ui, side, pick, &kinds, ten, &looked_at);
    canvas_push_name(ui_canvas(ui), "side-effect");
    draw_effect(page, ui, effect, pick, &kinds, looked_at);
    canvas_pop_name(ui_canvas(ui));
}

/* ---- events ---- */

/* True with a message if the whole deck costs more than the budget. */
static bool refuse_dear(const SideDeckPage *page, Ui *ui, const Pick *pick) {
    char words[120];
    if (!is_too_dear(page, pick, 0)) return false;
    snprintf(words, sizeof words, _("This deck costs %d, and the budget is %d."), price_of(pick),
             *budget_of(page));
    ui_toast(ui, words);
    return true;
}

/* True with a message if the budget does not pay for one more of that kind. */
static bool refuse_card(const SideDeckPage *page, Ui *ui, const Pick *pick, int kind) {
    SabaccCard kinds[SABACC_MAX_PILE];
    char words[120];
    int count = sabacc_side_list(&pick->view.table, kinds);
    if (kind < 0 || kind >= count || !is_too_dear(page, pick, side_card_price(kinds[kind]))) return false;
    int left = *budget_of(page) - price_of(pick);
    snprintf(words, sizeof words, _("This card costs %d, and %d of the budget are left."),
             side_card_price(kinds[kind]), left > 0 ? left : 0);
    ui_toast(ui, words);
    return true;
}

/* The dearest kind that leaves enough for the rest, as the house's own filling takes the most powerful; -1 if
 * there is none. */
static int affordable(const SideDeckPage *page, const Pick *pick) {
    SabaccCard kinds[SABACC_MAX_PILE];
    int count = sabacc_side_list(&pick->view.table, kinds), best = -1, price = 0;
    int rest = SABACC_SIDE_DECK - pick_side_count(pick) - 1, left = *budget_of(page) - price_of(pick) - rest;
    for (int kind = 0; kind < count; kind++) {
        int asked = side_card_price(kinds[kind]);
        bool fits = pick->side[kind] < pick_side_max(pick) && asked <= left;
        if (fits && asked > price) best = kind, price = asked;
    }
    return best;
}

/* With a budget the deck is filled up within it. */
static bool fill_within(const SideDeckPage *page, Ui *ui, Pick *pick) {
    if (*budget_of(page) == 0) return false;
    for (int kind; pick_side_count(pick) < SABACC_SIDE_DECK && (kind = affordable(page, pick)) >= 0;)
        pick->side[kind]++;
    if (pick_side_count(pick) < SABACC_SIDE_DECK)
        ui_toast(ui, _("The budget does not pay for ten cards: take out one that is dear."));
    return true;
}

/* None, then from the most to the least. */
static void press_budget(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    (void)ui, (void)event, (void)pick;
    int *budget = budget_of(page);
    if (*budget == 0)
        *budget = SIDE_BUDGET_MOST;
    else
        *budget = *budget > SIDE_BUDGET_LEAST ? *budget - SIDE_BUDGET_STEP : 0;
}

static void press_house(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    (void)ui;
    int index = ui_event_index(event);
    if (index >= 0 && index < house_side_decks_count()) lay_out(page, FIRST_MANNER - index, pick);
}

static void choose(SideDeckPage *page, Ui *ui, int index, Pick *pick) {
    if (index < -1 || index >= page->decks->count) return;
    lay_out(page, index, pick);
    if (pick_side_count(pick) < SABACC_SIDE_DECK)
        ui_toast(ui, _("This table does not allow all of its cards: fill it up."));
    if (side_decks_chosen(page->decks, page->player) == index) return;
    side_decks_choose(page->decks, page->player, index);
    kept_side_decks_changed(page->stage);
}

static void keep(SideDeckPage *page, Ui *ui, const Pick *pick) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    SideDeck deck = {.is_chosen = true};
    if (pick_side_count(pick) != SABACC_SIDE_DECK) {
        ui_toast(ui, _("A side deck has ten cards: put in what is missing first."));
        return;
    }
    if (refuse_dear(page, ui, pick)) return;
    memcpy(deck.player, page->player, sizeof deck.player);
    snprintf(deck.name, sizeof deck.name, "%.*s", MATCH_WORDS - 1, page->name);
    cards_of(pick, deck.cards);
    if (!side_decks_keep(page->decks, &deck, &why)) {
        ui_toast(ui, words);
        return;
    }
    page->laid_out = side_decks_find(page->decks, deck.player, deck.name);
    kept_side_decks_changed(page->stage);
}

static void delete_deck(SideDeckPage *page, Pick *pick) {
    if (page->laid_out < 0) return;
    side_decks_delete(page->decks, page->laid_out);
    lay_out(page, -1, pick);
    kept_side_decks_changed(page->stage);
}

static void press_deck(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    choose(page, ui, ui_event_index(event) - 1, pick);
}

static void press_keep(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    (void)event;
    keep(page, ui, pick);
}

/* Return in the field of the name keeps the deck, once it has a name. */
static void press_name(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    if (page->name[0])
        press_keep(page, ui, event, pick);
    else
        ui_set_focus(ui, "deck-name");
}

static void press_delete(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    (void)event, (void)ui;
    delete_deck(page, pick);
}

bool side_deck_page_event(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick) {
    static const struct {
        const char *name;
        void (*act)(SideDeckPage *page, Ui *ui, const UiEvent *event, Pick *pick);
    } presses[] = {{"deck:", press_deck},     {"house:", press_house},   {"side-budget", press_budget},
                   {"deck-name", press_name}, {"deck-keep", press_keep}, {"deck-delete", press_delete}};
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "deck-name") == 0) {
        snprintf(page->name, sizeof page->name, "%s", event->text);
        return true;
    }
    if (event->kind != UI_EVENT_ACTIVATE) return false;
    if (ui_event_is(event, "side-add:")) return refuse_card(page, ui, pick, ui_event_index(event));
    if (strcmp(event->name, "side-fill") == 0) return fill_within(page, ui, pick);
    if (strcmp(event->name, "confirm") == 0) return refuse_dear(page, ui, pick);
    int row = UI_EVENT_ROW(event, presses);
    if (row >= 0) presses[row].act(page, ui, event, pick);
    return row >= 0;
}
