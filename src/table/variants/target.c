/* The target and the trump suit (CO-1) in the tray, the trumps among the cards, and a hand's distance. */
#include "table/variants/target.h"

#include <math.h>
#include <stdio.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "table/centre.h"
#include "table/dice.h"
#include "table/field.h"
#include "table/motion.h"
#include "table/seats.h"
#include "table/variant.h"
#include "table/words.h"
#include "ui/hand_groups.h"
#include "words/card_words.h"

/* ---- words ---- */

/* In the order of SABACC_DIE_CIRCLE … */
static const struct {
    const char *sign, *name;
} suits[] = {{"\uE000", N_("Circles")}, {"\uE001", N_("Triangles")}, {"\uE002", N_("Squares")}};

const char *table_trump_sign(const SabaccTable *table) {
    return table->trump != 0 ? suits[table->trump - SABACC_DIE_CIRCLE].sign : "";
}

const char *table_trump_name(const SabaccTable *table) {
    return table->trump != 0 ? _(suits[table->trump - SABACC_DIE_CIRCLE].name) : "";
}

void table_format_away(const SabaccTable *table, int32_t total, char *words, size_t size) {
    int away = (int)(total - table->target);
    if (away == 0)
        snprintf(words, size, "%s", _("exact"));
    else
        snprintf(words, size, _("%d away"), away < 0 ? -away : away);
}

int table_count_trumps(const SabaccTable *table, const SabaccCard *cards, int count) {
    int trumps = 0;
    for (int i = 0; i < count; i++) trumps += sabacc_is_trump(table, cards[i]);
    return trumps;
}

void table_format_trumps(int trumps, char *words, size_t size) {
    snprintf(words, size, ngettext_("%d trump", "%d trumps", trumps), trumps);
}

/* ---- which cards of a hand count ---- */

/* A hand's relation to the target, as far as this table shows it. */
typedef struct TargetWords {
    int32_t total;
    bool is_empty; /* nothing is kept */
    int trumps;
    char away[32]; /* "8 away" */
} TargetWords;

/* The kept cards, and those chosen to be kept; the rest does not count until hands are shown. */
static int counted_cards(const TableFrame *frame, int seat, SabaccCard cards[SABACC_MAX_HAND]) {
    const SabaccSeat *at = &frame->table->seat[seat];
    uint32_t counts = at->kept;
    int count = 0;
    if (frame->choice && seat == frame->table->viewer) counts |= frame->choice->chosen;
    for (int slot = 0; slot < at->hand_count; slot++)
        if (counts >> slot & 1) cards[count++] = at->hand[slot];
    return count;
}

static bool format_target(const TableFrame *frame, int seat, TargetWords *hand) {
    const SabaccTable *table = frame->table;
    SabaccCard cards[SABACC_MAX_HAND];
    *hand = (TargetWords){0};
    if (table->trump == 0 || seat_in(table->folded, seat) || !seat_in(table->dealt, seat)) return false;
    int count = counted_cards(frame, seat, cards);
    for (int i = 0; i < count; i++) {
        if (cards[i] == SABACC_CARD_HIDDEN) return false;
        hand->total += sabacc_card_value(table, seat, cards[i]);
    }
    const SabaccSeat *at = &table->seat[seat];
    bool is_begun = at->hand_count > 0 || at->discards > 0; /* otherwise nothing has been dealt yet */
    bool is_open = count > 0 || seat_in(table->shown, seat) || (seat == table->viewer && is_begun);
    if (!is_open) return false;
    hand->is_empty = count == 0;
    hand->trumps = table_count_trumps(table, cards, count);
    table_format_away(table, hand->total, hand->away, sizeof hand->away);
    return true;
}

/* ---- the plaque ---- */

static const float CAPTION_SHARE = 0.28f; /* of the tray's height */

static Box plaque_inner(Box tray) { return box_inset(tray, tray.width * 0.03f, tray.height * 0.05f); }

/* The boxes of the two dice in the tray, with their meaning below. */
static Box die_box(const TableFrame *frame, const Place *place) {
    Box tray = frame->at.dice, rest = plaque_inner(tray);
    box_cut_bottom(&rest, tray.height * CAPTION_SHARE, 0);
    Box column = box_column(rest, place->slot, 2, 0);
    float side = fminf(column.width, column.height / TABLE_DIE_BODY);
    return box_place(column, side, side, 0.5f, 0.5f);
}

/* The meaning below each die. */
static void draw_caption(const TableFrame *frame, const char *name, Box line, const char *label,
                         const char *value, Colour colour) {
    float size = fmaxf(line.height * 0.58f, 18);
    TextStyle small = style_text(FONT_TEXT, fmaxf(size * 0.66f, 18), TABLE_CLOTH_INK, TEXT_LEFT);
    TextStyle large = style_text(FONT_TITLE, size, colour, TEXT_LEFT);
    float first = canvas_text_width(frame->canvas, &small, label), gap = size * 0.3f;
    float second = canvas_text_width(frame->canvas, &large, value), whole = first + gap + second;
    bool has_label = whole <= line.width; /* else the picture above has to say it */
    if (!has_label) whole = second;
    float x = line.x + (line.width - whole) / 2;
    table_begin_tray_words(frame, (Box){x, line.y, whole, line.height});
    if (has_label) canvas_text(frame->canvas, (Box){x, line.y, first + 2, line.height}, &small, label);
    float right = x + whole;
    canvas_named_text(frame->canvas, (Box){right - second, line.y, second + 2, line.height}, &large, value,
                      "%s", name);
    table_end_cloth_words(frame);
}

static void draw_tray(const TableFrame *frame, Box tray) {
    const SabaccTable *table = frame->table;
    char target[16];
    Text text = text_over(target, sizeof target);
    Box inner = plaque_inner(tray), line = box_cut_bottom(&inner, tray.height * CAPTION_SHARE, 0);
    Box floor = box_inset(table_tray_floor(frame, tray, 0.85f), 4, 0);
    line.x = floor.x, line.width = floor.width;
    bool is_rolled = table->trump != 0;
    for (int i = 0; i < 2 && is_rolled; i++)
        is_rolled = !table_is_coming(frame, &(Place){.kind = PLACE_DIE, .slot = i});
    text_add_shown_signed(&text, table->target);
    draw_caption(frame, "target", box_column(line, 0, 2, 0), _("Target"), is_rolled ? target : "–",
                 0xffffd67au);
    draw_caption(frame, "trump", box_column(line, 1, 2, 0), _("Trump"),
                 is_rolled ? table_trump_sign(table) : "–", 0xffdbe6ecu);
}

/* The plaque says it. */
static void roll_words(const TableFrame *frame, char *words, size_t size) {
    (void)frame, (void)size;
    words[0] = '\0';
}

/* ---- trumps ---- */

/* A silver medal with the suit's sign in place of the mark of its suit: below the index, clear of the
 * picture, where no other card of a hand covers it. */
static void draw_trump(const TableFrame *frame, const CardLook *look) {
    static const float ON_MARK = 0.39f, WIDE = 0.2f, LEAST = 12; /* of the card's height, and of its width */
    if (look->card == SABACC_CARD_HIDDEN || !sabacc_is_trump(frame->table, look->card)) return;
    float size = fmaxf(look->box.width * WIDE, LEAST), x, y;
    table_point_on_card(look, 0, ON_MARK, &x, &y);
    Box medal = {x + size * 0.06f, y - size / 2, size, size};
    canvas_panel(frame->canvas, medal,
                 &(PanelStyle){.top = 0xfff7fbfdu,
                               .bottom = 0xffa3b4beu,
                               .edge = STYLE_NIGHT,
                               .edge_width = fmaxf(size * 0.05f, 1),
                               .radius = size / 2});
    TextStyle sign = style_text(FONT_SYMBOL, size * 0.68f, STYLE_NIGHT, TEXT_CENTRE);
    canvas_named_text(frame->canvas, medal, &sign, table_trump_sign(frame->table), "trump-mark");
}

/* ---- the dice ---- */

static bool is_suit(int face) { return face >= SABACC_DIE_CIRCLE && face <= SABACC_DIE_SQUARE; }

/* The gold die of the target, or the silver one of the trump (CO-1). */
static void die_asset(const SabaccTable *table, int face, char asset[TABLE_ASSET]) {
    static const char *const words[] = {"circle", "triangle", "square"};
    (void)table;
    if (is_suit(face))
        snprintf(asset, TABLE_ASSET, "dice/silver-%s", words[face - SABACC_DIE_CIRCLE]);
    else
        snprintf(asset, TABLE_ASSET, (int8_t)face == 0 ? "dice/gold-%d" : "dice/gold%+d", (int8_t)face);
}

static int die_tumbling(const SabaccTable *table, int slot, int face, int step) {
    static const int8_t gold[] = {0, 5, -5, 10, 0, -10};
    (void)table, (void)face;
    return slot == 0 ? (uint8_t)gold[step % 6] : SABACC_DIE_CIRCLE + step % 3;
}

static Colour die_body(const SabaccTable *table, int face) {
    (void)table;
    return is_suit(face) ? TABLE_DIE_STEEL : TABLE_DIE_GOLD;
}

/* ---- hands ---- */

/* Its distance from the target, and its trumps. */
static bool hand_words(const TableFrame *frame, int seat, HandWords *words) {
    TargetWords hand;
    bool may_tell = frame->view->settings.shows_totals || seat_in(frame->table->shown, seat);
    if (!may_tell || !format_target(frame, seat, &hand)) return false;
    if (hand.is_empty) {
        snprintf(words->kind, sizeof words->kind, "%s", _("Nothing kept"));
        return true;
    }
    table_total_words(hand.total, words->total);
    snprintf(words->kind, sizeof words->kind, "%s", hand.away);
    if (hand.trumps > 0) table_format_trumps(hand.trumps, words->more, sizeof words->more);
    return true;
}

/* The number of kept cards is public, until the cards are. */
static void draw_rack_sign(const TableFrame *frame, int seat, Box rack, float here) {
    char words[24];
    if (seat_in(frame->table->shown, seat)) return;
    snprintf(words, sizeof words, _("kept %d"), hand_apart_count(frame->table, seat));
    table_draw_rack_tag(frame, seat, rack, words, here);
}

/* The rest was discarded automatically. */
static void format_kept(const SabaccSeat *seat, char *words, size_t size) {
    snprintf(words, size, seat->kept != 0 ? _("has kept %d") : _("has kept none"),
             __builtin_popcount(seat->kept));
}

/* ---- events ---- */

/* CO-2: kept cards move to the rack, all at once; the others close up. */
static double begin_keep(TableView *view, const SabaccEvent *event) {
    const SabaccTable *table = &view->shown.table;
    const SabaccSeat *seat = &table->seat[event->seat];
    Place from[SABACC_MAX_HAND];
    for (int slot = 0; slot < seat->hand_count; slot++)
        from[slot] = table_place_before(table, event->seat, slot);
    table_absorb_event(view, event);
    if (event->amount == 0) return 420;
    table_glide(view, event->seat, GROUP_HELD, SABACC_MAX_HAND, (float)event->amount);
    table_glide(view, event->seat, GROUP_APART, SABACC_MAX_HAND, -(float)event->amount);
    for (int slot = 0; slot < seat->hand_count; slot++) {
        bool is_open = seat->hand[slot] != SABACC_CARD_HIDDEN;
        table_fly(view,
                  (Flight){.kind = FLIGHT_CARD,
                           .from = from[slot],
                           .to = table_in_hand(event->seat, slot),
                           .card = seat->hand[slot],
                           .was_open = is_open,
                           .is_open = is_open},
                  0, 420);
    }
    return 560;
}

static int sound_of_keep(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->amount == 0 ? AUDIO_KNOCK : AUDIO_FIELD_LOCK;
}

/* The gold die and the silver one (CO-1). */
static bool describe_roll(const TableDescription *description, char *words, size_t size) {
    SabaccTable rolled = *description->table;
    char target[16];
    Text text = text_over(target, sizeof target);
    rolled.trump = description->event->cards[1];
    text_add_shown_signed(&text, (int8_t)description->event->cards[0]);
    snprintf(words, size, _("The dice set the target %s and the trump suit %s %s (CO-1)"), target,
             table_trump_sign(&rolled), table_trump_name(&rolled));
    return true;
}

/* The cards of those slots, if known. */
static void list_cards(const SabaccSeat *seat, uint32_t slots, char *list, size_t size) {
    size_t used = 0;
    list[0] = '\0';
    for (int slot = 0; slot < seat->hand_count && used < size; slot++) {
        char card[CARD_WORDS];
        if (!(slots >> slot & 1) || seat->hand[slot] == SABACC_CARD_HIDDEN) continue;
        card_words(seat->hand[slot], card);
        used += (size_t)snprintf(list + used, size - used, used > 0 ? ", %s" : "%s", card);
    }
}

/* CO-2: only their owner knows which ones. */
static bool describe_keep(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    const char *name = table_actor_name(description);
    char list[TABLE_LOG_BYTES / 2];
    list_cards(&description->table->seat[event->seat], (uint32_t)event->second, list, sizeof list);
    if (event->amount == 0)
        table_tell(description, SENTENCE_KEEPS_NONE, words, size, name);
    else if (list[0])
        table_tell(description, SENTENCE_KEEPS, words, size, name, list);
    else
        table_tell_count(description, SENTENCE_KEEPS_UNSEEN, (int)event->amount, words, size, name,
                         (int)event->amount);
    return true;
}

/* The number of discards follows from what was kept. */
static bool describe_discard(const TableDescription *description, char *words, size_t size) {
    (void)words, (void)size;
    return !table_shows_card(description->event);
}

static bool describe_showdown(const TableDescription *description, char *words, size_t size) {
    const SabaccTable *table = description->table;
    const SabaccEvent *event = description->event;
    const SabaccSeat *seat = &table->seat[event->seat];
    char total[16], away[32], trumps[32];
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, event->amount);
    table_format_away(table, event->amount, away, sizeof away);
    table_format_trumps(table_count_trumps(table, seat->hand, seat->hand_count), trumps, sizeof trumps);
    if (event->second == SABACC_RANK_EMPTY)
        table_tell(description, SENTENCE_HAS_KEPT_NOTHING, words, size, table_actor_name(description));
    else
        table_tell(description, SENTENCE_SHOWS_TARGET, words, size, table_actor_name(description), total,
                   away, trumps);
    return true;
}

static const TableEventRow events[] = {
    {SABACC_EVENT_ROLL, .tell = describe_roll},
    {SABACC_EVENT_KEEP, .begin = begin_keep, .waits = true, .sound = {SOUND_AT_SEAT, .choose = sound_of_keep},
     .tell = describe_keep},
    {SABACC_EVENT_DISCARD, .begin = table_begin_discard_together, .tell = describe_discard},
    {SABACC_EVENT_SHOWDOWN, .tell = describe_showdown},
};

static const TableVerbRow verbs[] = {
    {SABACC_VERB_KEEP, .plain = N_("keeps no card"), .with_amount = N_("keeps %d")},
    {SABACC_VERB_DISCARD, .say = format_kept},
};

static const TablePlaceRow places[] = {{PLACE_DIE, .box = die_box}};

const TableVariant table_target = {
    .events = TABLE_ROWS(events),
    .verbs = TABLE_ROWS(verbs),
    .places = TABLE_ROWS(places),
    .draw_tray = draw_tray,
    .roll_words = roll_words,
    .die_asset = die_asset,
    .die_tumbling = die_tumbling,
    .die_body = die_body,
    .draw_over_card = draw_trump,
    .rack_colour = 0xffcfdde5u,
    .draw_rack_sign = draw_rack_sign,
    .hand_words = hand_words,
};
