#include "scenes/side_deck_page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/kept_side_decks.h"
#include "scenes/side_deck_tray.h"
#include "session/house_side_decks.h"
#include "ui/explain.h"
#include "ui/spoken.h"
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

/* ---- kept decks ---- */

enum { DECKS_MAX = 96 };
static const float ROW_HIGH = 46, FIELD_HIGH = 52;

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

/* A closed deck in its compartment: its cards seen at their edges, and its name. */
static void draw_deck(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick, int index) {
    static const float BESIDE = 10, EDGES_SHARE = 0.34f, EDGES_MOST = 124;
    char name[UI_NAME_BYTES];
    SabaccCard cards[SABACC_SIDE_DECK];
    Canvas *canvas = ui_canvas(ui);
    bool is_selected = is_unchanged(page, pick, index);
    const char *label = index >= 0       ? page->decks->deck[index].name
                        : index == USUAL ? _("The house’s deck")
                                         : _(house_side_deck(FIRST_MANNER - index).name);
    if (index <= FIRST_MANNER)
        snprintf(name, sizeof name, "house:%d", FIRST_MANNER - index);
    else
        snprintf(name, sizeof name, "deck:%d", index + 1);
    ui_button(ui,
              &(Button){.name = name, .box = box, .label = "", .said = label, .is_selected = is_selected});
    Box inside = box_inset(box, BESIDE, 8);
    deck_cards(page, index, pick, cards);
    side_deck_edges(canvas, box_cut_left(&inside, fminf(inside.width * EDGES_SHARE, EDGES_MOST), BESIDE + 2),
                    cards);
    TextStyle style =
        style_text(FONT_BOLD, STYLE_SIZE_BODY - 1, is_selected ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    canvas_named_text(canvas, inside, &style, label, "%s", name);
}

/* A table that does not allow all the cards of a manner does not offer it. */
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

/* All that there are, the house's first. */
static int list_decks(const SideDeckPage *page, const Pick *pick, int list[DECKS_MAX]) {
    int count = 0;
    list[count++] = USUAL;
    count += list_manners(page, pick, list + count);
    for (int i = 0; i < page->decks->count && count < DECKS_MAX; i++)
        if (is_own(page, i)) list[count++] = i;
    return count;
}

static void draw_list(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick) {
    static const float APART = 7, TWO_FROM = 620;
    int list[DECKS_MAX], count = list_decks(page, pick, list), columns = box.width >= TWO_FROM ? 2 : 1;
    int rows = (count + columns - 1) / columns;
    Box all = ui_begin_scroll(ui, "decks", box, (ROW_HIGH + APART) * (float)rows - APART);
    for (int i = 0; i < count; i++) {
        Box row = {all.x + 4, all.y + (ROW_HIGH + APART) * (float)(i / columns), all.width - 8, ROW_HIGH};
        draw_deck(page, ui, box_column(row, i % columns, columns, 10), pick, list[i]);
    }
    ui_end_scroll(ui);
}

/* In a narrow column the buttons are below the field. */
static void draw_keeping(const SideDeckPage *page, Ui *ui, Box box) {
    bool is_narrow = box.height > FIELD_HIGH;
    Box field = is_narrow ? box_cut_top(&box, FIELD_HIGH, 8) : box;
    Box buttons = is_narrow ? box : box_cut_right(&field, 290, 8);
    TextStyle label = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    canvas_text(ui_canvas(ui), box_cut_left(&field, 88, 8), &label, _("Name"));
    ui_text_field(ui,
                  &(TextField){.name = "deck-name", .box = field, .text = page->name, .max_characters = 14});
    ui_spoken_label(ui, _("Name"));
    ui_set_terms(ui, UI_TERMS_NONE); /* this Keep is not that of a hand */
    ui_button(ui, &(Button){.name = "deck-keep",
                            .box = box_column(buttons, 0, 2, 10),
                            .label = _("Keep"),
                            .is_disabled = !page->name[0]});
    ui_set_terms(ui, UI_TERMS_PLAIN);
    ui_button(ui, &(Button){.name = "deck-delete",
                            .box = box_column(buttons, 1, 2, 10),
                            .label = _("Delete"),
                            .is_disabled = page->laid_out < 0});
}

static void draw_decks(const SideDeckPage *page, Ui *ui, Box rest, const Pick *pick) {
    static const float NARROW = 520;
    bool is_narrow = rest.width < NARROW;
    style_name_plate(ui_canvas(ui), box_cut_top(&rest, 40, 10), _("Kept decks"));
    Box foot = box_cut_bottom(&rest, is_narrow ? 2 * FIELD_HIGH + 8 : FIELD_HIGH, 12);
    draw_list(page, ui, rest, pick);
    draw_keeping(page, ui, foot);
}

/* ---- all of it ---- */

static const float PAD = 26, BUDGET_WIDE = 230;

/* The effect of that kind; without one, what a deck of the house is for, or what to do. */
static void format_effect(const SideDeckPage *page, const Pick *pick, const SideTray *tray, int kind,
                          char *words, size_t size) {
    char title[SIDE_WORDS], effect[SIDE_WORDS];
    int manner = page->laid_out;
    if (kind < 0 && manner <= FIRST_MANNER && is_unchanged(page, pick, manner)) {
        snprintf(words, size, "%s", _(house_side_deck(FIRST_MANNER - manner).manner));
        return;
    }
    if (kind < 0) {
        snprintf(words, size, "%s",
                 pick_side_count(pick) < SABACC_SIDE_DECK
                     ? _("Choose a card to put it in; choose one of your ten to take it out.")
                     : _("The deck is whole. Choose one of your ten to take it out."));
        return;
    }
    side_card_title(tray->kinds[kind], title);
    side_card_effect(&pick->view.table, tray->kinds[kind], effect);
    int used = snprintf(words, size, "%s: %s", title, effect);
    if (*budget_of(page) > 0)
        snprintf(words + used, size - (size_t)used, _(" It costs %d."), side_card_price(tray->kinds[kind]));
}

static void draw_effect(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick, const SideTray *tray,
                        int kind) {
    char words[2 * SIDE_WORDS + 64];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL + 2, STYLE_BONE, TEXT_LEFT);
    format_effect(page, pick, tray, kind, words, sizeof words);
    float high = canvas_paragraph(ui_canvas(ui), box, &style, words, true);
    box.y += fmaxf(box.height - high, 0) / 2;
    canvas_paragraph_within(ui_canvas(ui), box, &style, words);
}

static void format_ten(const SideDeckPage *page, const Pick *pick, char *words, size_t size) {
    int budget = *budget_of(page);
    if (budget == 0)
        snprintf(words, size, _("Your ten: %d"), pick_side_count(pick));
    else
        snprintf(words, size, _("Your ten: %d, for %d of %d"), pick_side_count(pick), price_of(pick), budget);
}

static SideTray tray_of(const SideDeckPage *page, const Pick *pick) {
    SideTray tray = {.table = &pick->view.table,
                     .taken = pick->side,
                     .max = pick_side_max(pick),
                     .filled = pick_side_count(pick)};
    tray.kind_count = sabacc_side_list(tray.table, tray.kinds);
    for (int i = 0; i < tray.kind_count; i++)
        tray.is_dear[i] = is_too_dear(page, pick, side_card_price(tray.kinds[i]));
    return tray;
}

/* On the front of the rack: how many are in it, what a card does, and what they may cost. */
static void draw_front(const SideDeckPage *page, Ui *ui, const SideTray *tray, const Pick *pick,
                       Box *effect) {
    char words[80];
    Box front = box_inset(side_rack_front(tray), 0, 8);
    format_ten(page, pick, words, sizeof words);
    box_cut_right(&front, BUDGET_WIDE, 24);
    box_cut_left(&front, style_name_plate(ui_canvas(ui), front, words), 24);
    if (effect->height <= 0) *effect = front;
}

static void draw_budget(const SideDeckPage *page, Ui *ui, const SideTray *tray) {
    char budget[48];
    Box front = box_inset(side_rack_front(tray), 0, 8);
    format_budget(page, budget, sizeof budget);
    ui_button(ui, &(Button){.name = "side-budget",
                            .box = box_cut_right(&front, BUDGET_WIDE, 0),
                            .label = budget,
                            .is_selected = *budget_of(page) > 0});
}

/* The rack lies before the player, the felt behind it, the kept decks beside or below. Upright and
 * in large text the front of the rack is too narrow for the effect of a card: it has a line of its own. */
typedef struct Places {
    Box felt, rack, decks, effect;
} Places;

static Places places_of(Box box, float text_scale, SideTray *tray) {
    static const float APART = 20, DECKS_SHARE = 0.22f, DECKS_LEAST = 340, DECKS_MOST = 430, EFFECT_HIGH = 52,
                       TALL_DECKS_SHARE = 0.23f, TEXT_LARGE = 1.3f, RACK_SHARE = 0.31f;
    bool is_tall = box.height > box.width;
    Places places = {.felt = box_inset(box, PAD, PAD - 4)};
    if (is_tall) {
        places.decks = box_cut_bottom(&places.felt, places.felt.height * TALL_DECKS_SHARE, APART);
    }
    if (is_tall || text_scale > TEXT_LARGE)
        places.effect = box_cut_bottom(&places.felt, EFFECT_HIGH * fminf(text_scale, 1.6f), APART - 8);
    float rack = side_rack_height(tray, places.felt.width,
                                  places.felt.height * (is_tall ? 0.38f : RACK_SHARE), is_tall);
    places.rack = box_cut_bottom(&places.felt, rack, is_tall ? APART - 8 : APART);
    if (!is_tall) {
        float wide = fminf(fmaxf(places.felt.width * DECKS_SHARE, DECKS_LEAST), DECKS_MOST);
        places.decks = box_cut_right(&places.felt, wide, APART);
    }
    tray->felt = places.felt;
    tray->rack = places.rack;
    return places;
}

void side_deck_page_draw(const SideDeckPage *page, Ui *ui, Box box, const Pick *pick) {
    SideTray tray = tray_of(page, pick);
    SideCarried carried = {.kind = SIDE_NONE};
    bool is_tall = box.height > box.width;
    Places places = places_of(box, canvas_text_scale(ui_canvas(ui)), &tray);
    canvas_fill(ui_canvas(ui), box_inset(box, 14, 14), STYLE_NIGHT);
    style_plate(ui_canvas(ui), box);
    ui_begin_group(ui);
    int looked_at = side_tray_draw_kinds(ui, &tray, &carried);
    ui_begin_group(ui);
    int held = side_tray_draw_rack(ui, &tray, is_tall, &carried);
    draw_front(page, ui, &tray, pick, &places.effect);
    draw_budget(page, ui, &tray);
    ui_begin_group(ui);
    draw_decks(page, ui, places.decks, pick);
    canvas_push_name(ui_canvas(ui), "side-effect");
    draw_effect(page, ui, places.effect, pick, &tray, held >= 0 ? held : looked_at);
    canvas_pop_name(ui_canvas(ui));
    side_tray_draw_carried(ui, &tray, &carried);
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
