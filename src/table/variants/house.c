/* Specific to a table against the house: its policy, printed on the cloth (CS-2), and the moves left (SO-1).
 */

#include "table/variants/house.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "audio/audio.h"
#include "base/i18n.h"
#include "table/centre.h"
#include "table/sounds.h"
#include "table/words.h"

/* Like ink on cloth: slightly transparent. */
static const Colour INK = 0xffd8c490u, FAINT_INK = 0x66d8c490u;

/* A line thickest in its middle, with a lozenge there. */
static void draw_rule(Canvas *canvas, float x, float y, float wide) {
    canvas_line(canvas, x - wide / 2, y, x - 16, y, 1.5f, FAINT_INK);
    canvas_line(canvas, x + 16, y, x + wide / 2, y, 1.5f, FAINT_INK);
    canvas_line(canvas, x - 7, y, x, y - 7, 2, INK);
    canvas_line(canvas, x, y - 7, x + 7, y, 2, INK);
    canvas_line(canvas, x + 7, y, x, y + 7, 2, INK);
    canvas_line(canvas, x, y + 7, x - 7, y, 2, INK);
}

static int lines_of(const char *words) {
    int count = 1;
    for (; *words; words++) count += *words == '\n';
    return count;
}

/* As large as its widest line allows. */
static TextStyle policy_style(const TableFrame *frame, const char *policy, float wide) {
    static const float LEAST = 18;
    TextStyle style = style_text(FONT_TEXT, frame->at.is_portrait ? 21 : 23, INK, TEXT_CENTRE);
    float widest = 0;
    for (const char *line = policy; *line; line += strspn(line, "\n")) {
        char words[400];
        size_t length = strcspn(line, "\n");
        snprintf(words, sizeof words, "%.*s", (int)length, line);
        widest = fmaxf(widest, canvas_text_width(frame->canvas, &style, words));
        line += length;
    }
    if (widest > wide) style.size = fmaxf(LEAST, style.size * wide / widest);
    return style;
}

static void draw_policy(const TableFrame *frame) {
    static const float LINE = 30, RULES = 64,
                       LEAST_RULES = 16, /* both rules with what is between them and the words */
        GROUND = 20, MARGIN = 6;
    const char *policy = sabacc_table_game(frame->table)->policy;
    if (policy == NULL) return;
    char words[400];
    snprintf(words, sizeof words, "%s", _(policy));
    Box place = frame->at.own[HOUSE_POLICY];
    float lines = LINE * (float)lines_of(words);
    float rules = fmaxf(fminf(RULES, place.height - lines), LEAST_RULES);
    Box box = box_place(place, place.width, lines + rules, 0.5f, 0.5f);
    float middle = box.x + box.width / 2;
    if (frame->at.is_portrait) { /* on the inlay */
        table_draw_dark_plate(frame, box);
    } else {
        draw_rule(frame->canvas, middle, box.y, box.width * 0.84f);
        draw_rule(frame->canvas, middle, box.y + box.height, box.width * 0.84f);
    }
    table_begin_cloth_words(frame, box_inset(box, GROUND, 4));
    TextStyle style = policy_style(frame, words, box.width - 2 * (GROUND + MARGIN));
    box_cut_top(&box, rules / 2, 0);
    for (char *line = words, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next) *next++ = '\0';
        canvas_text(frame->canvas, box_cut_top(&box, LINE, 0), &style, line);
    }
    table_end_cloth_words(frame);
}

/* The places of the house's cards, while it has none. */
static void draw_house_places(const TableFrame *frame) {
    enum { CARDS = 4 };
    int house = sabacc_house_seat(frame->table);
    if (house < 0 || frame->table->seat[house].hand_count > 0) return;
    HandCounts counts = {.of = {[GROUP_HELD] = CARDS}, .spread = 1};
    HandRow row = table_hand_row(&frame->at.seat[house], frame->at.card_shape, &counts);
    for (int i = 0; i < CARDS; i++) {
        Box box = table_row_box(&row, GROUP_HELD, (float)i);
        Place place = table_in_hand(house, i);
        table_draw_laid_picture(frame, "table/place", box, table_lying_at(frame, &place, box), 0);
    }
}

/* ---- moves ---- */

static void draw_pip(Canvas *canvas, Box box, bool is_left) {
    if (is_left) canvas_glow(canvas, box, box.width / 2, box.width * 0.5f, colour_fade(STYLE_AMBER, 0.5f));
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = is_left ? 0xffffd88au : 0xff0a141bu,
                               .bottom = is_left ? 0xffe09a24u : 0xff0a141bu,
                               .edge = is_left ? 0xffffe9bcu : STYLE_METAL,
                               .edge_width = 2,
                               .radius = box.width / 2});
}

/* In rows, the used ones last. */
static void draw_pips(const TableFrame *frame, Box box, int left, int whole) {
    int rows = whole <= 8 ? 1 : 2, in_row = (whole + rows - 1) / rows;
    float size = fminf(fminf(box.width / ((float)in_row * 1.5f), box.height / ((float)rows * 1.35f)), 40);
    for (int i = 0; i < whole; i++) {
        Box row = box_row(box, i / in_row, rows, 0);
        int in_this = i / in_row < rows - 1 ? in_row : whole - in_row * (rows - 1);
        float pitch = size * 1.5f, x = row.x + row.width / 2 - pitch * (float)in_this / 2;
        Box pip = {x + pitch * ((float)(i % in_row) + 0.5f) - size / 2, row.y + (row.height - size) / 2, size,
                   size};
        draw_pip(frame->canvas, pip, i < left);
    }
}

static void draw_moves(const TableFrame *frame) {
    int left, whole;
    char words[48];
    if (!sabacc_moves(frame->table, &left, &whole) || frame->table->hand == 0) return;
    Box box = frame->at.own[HOUSE_MOVES];
    table_draw_tray(frame, box);
    Box rest = box_inset(box, 24, 16), line = box_cut_bottom(&rest, 34, 4);
    draw_pips(frame, rest, left, whole);
    if (left == 0)
        snprintf(words, sizeof words, "%s", _("No moves left"));
    else
        snprintf(words, sizeof words, ngettext_("%d move left", "%d moves left", left), left);
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_BODY, left > 0 ? STYLE_BONE : STYLE_DUST, TEXT_CENTRE);
    canvas_named_text(frame->canvas, line, &style, words, "moves");
}

static void draw_cloth_words(const TableFrame *frame) {
    draw_policy(frame);
    draw_moves(frame);
    draw_house_places(frame);
}

/* ---- the middle ---- */

static int no_side_pots(const TableFrame *frame, SabaccPot pots[SABACC_MAX_POTS]) {
    (void)frame, (void)pots;
    return 0;
}

static bool counts_moves(const SabaccTable *table) {
    int left, whole;
    return sabacc_moves(table, &left, &whole);
}

static const char *shift_words(const SabaccTable *table, int shift) {
    return counts_moves(table) ? N_("one other card of the hand is replaced")
                               : table_plain.shift_words(table, shift);
}

/* CS-4, for all cards that dice were thrown for. */
static void write_gone(int gone, char *words, size_t size) {
    if (gone == 0)
        snprintf(words, size, "%s", _("No die shows 1, 2 or 3: all cards stay"));
    else
        snprintf(words, size,
                 ngettext_("%d die shows 1, 2 or 3: its card is replaced",
                           "%d dice show 1, 2 or 3: their cards are replaced", gone),
                 gone);
}

static void roll_words(const TableFrame *frame, char *words, size_t size) {
    int gone = 0;
    for (int i = 0; i < frame->table->dice_count; i++) gone += table_die_removes(frame->table->dice[i]);
    write_gone(gone, words, size);
}

static float draw_marker_words(const TableFrame *frame, float x, float y, bool is_drawn) {
    const SabaccTable *table = frame->table;
    char thrown[240];
    if (table_card_dice_lie(frame)) {
        roll_words(frame, thrown, sizeof thrown);
        return table_draw_marker_word(frame, x, y, thrown, true, is_drawn);
    }
    bool is_moving = table->turn.phase == SABACC_PHASE_DRAW && table->shown == 0 && counts_moves(table);
    return is_moving ? table_draw_marker_word(frame, x, y, _("Your moves"), true, is_drawn)
                     : table_plain.draw_marker_words(frame, x, y, is_drawn);
}

/* Dice are shown on cards instead. */
static bool has_no_tray(const SabaccTable *table) {
    (void)table;
    return false;
}

/* ---- the house's seat ---- */

static bool is_house(const SabaccTable *table, int seat) { return seat == sabacc_house_seat(table); }

/* The house has no stack: shows what it has won or lost so far. */
static void draw_credits(const TableFrame *frame, int seat, Box line, TextStyle style) {
    if (!is_house(frame->table, seat)) {
        table_plain.draw_credits(frame, seat, line, style);
        return;
    }
    char words[64], number[16];
    Text text = text_over(number, sizeof number);
    int32_t account =
        sabacc_purse(frame->table, seat) - table_credits_coming(frame, table_at_seat(PLACE_STACK, seat));
    text_add_shown(&text, account);
    snprintf(words, sizeof words, _("\uE00A account %s"), number);
    canvas_text(frame->canvas, line, &style, words);
}

static void draw_stack(const TableFrame *frame, int seat) {
    if (!is_house(frame->table, seat)) table_plain.draw_stack(frame, seat);
}

/* A bet pending until the next round (CS-3). */
static void format_bet(const SabaccTable *table, int seat, int32_t bet, char *words, size_t size) {
    bool waits = table->pending > 0 && !is_house(table, seat);
    snprintf(words, size, waits ? _("%d waits") : "%d", (int)bet);
}

/* ---- events ---- */

static int sound_of_stake(const TableView *view, const SabaccEvent *event) {
    return is_house(&view->shown.table, event->seat) ? TABLE_UNHEARD : table_sound_of_stake(view, event);
}

/* The house pays out; what nobody has won is collected. */
static int sound_of_payout(const TableView *view, const SabaccEvent *event) {
    (void)view;
    return event->seat >= 0 ? AUDIO_CHIP_PAY : AUDIO_CHIP_RAKE;
}

/* It leaves the stack at once and is pending (CS-3). */
static bool describe_bet(const TableDescription *description, char *words, size_t size) {
    table_tell(description, SENTENCE_BET_WAITS, words, size, table_actor_name(description),
               (int)description->event->amount);
    return true;
}

static bool describe_ante(const TableDescription *description, char *words, size_t size) {
    if (description->event->amount != 0) return false;
    table_tell(description, SENTENCE_ANTES_SABACC, words, size, table_actor_name(description),
               (int)description->event->second);
    return true;
}

static bool describe_call(const TableDescription *description, char *words, size_t size) {
    if (!is_house(description->table, description->event->seat)) return false;
    snprintf(words, size, "%s", _("The house calls the hand by its policy (CS-2)"));
    return true;
}

/* "Dice for the cards of Ana: 3 5; for those of House: 1 6 2. 2 dice show 1, 2 or 3: their cards are
 * replaced": one for each card outside a field (CS-4). */
static bool describe_roll(const TableDescription *description, char *words, size_t size) {
    const SabaccEvent *event = description->event;
    int used = 0, die = 0;
    for (int seat = 0; seat < description->table->seats; seat++) {
        int cards = __builtin_popcount(sabacc_unprotected(description->table, seat));
        if (cards == 0 || used >= (int)size) continue;
        sentence_write(used == 0 ? SENTENCE_DICE_FOR : SENTENCE_DICE_FOR_NEXT,
                       table_is_you(description, seat), words + used, size - (size_t)used,
                       table_name_of(description->looks, seat));
        used += (int)strlen(words + used);
        for (; cards > 0 && die < event->count && used < (int)size; cards--, die++)
            used += snprintf(words + used, size - (size_t)used, " %d", event->cards[die]);
    }
    int gone = 0;
    for (int i = 0; i < event->count; i++) gone += table_die_removes(event->cards[i]);
    used += snprintf(words + used, size - (size_t)used, "%s", C_("sentences", ". "));
    if (used < (int)size) write_gone(gone, words + used, size - (size_t)used);
    return true;
}

static bool describe_shift(const TableDescription *description, char *words, size_t size) {
    if (!counts_moves(description->table)) return false;
    snprintf(words, size, "%s", _("One other card, at random, is replaced (SO-1)"));
    return true;
}

static bool describe_pick(const TableDescription *description, char *words, size_t size) {
    if (description->table->turn.shift != SABACC_SHIFT_DICE) return false;
    table_tell_card(description, SENTENCE_LOSES_TO_DIE, SENTENCE_LOSES_TO_DIE_UNSEEN, words, size);
    return true;
}

static const TableEventRow events[] = {
    {SABACC_EVENT_ANTE, .tell = describe_ante},
    {SABACC_EVENT_BET, .sound = {SOUND_OF_SEAT, .choose = sound_of_stake}, .tell = describe_bet},
    {SABACC_EVENT_MATCH, .sound = {SOUND_OF_SEAT, .choose = sound_of_stake}},
    {SABACC_EVENT_RAISE, .sound = {SOUND_OF_SEAT, .choose = sound_of_stake}},
    {SABACC_EVENT_PAYOUT, .sound = {SOUND_AT_SEAT, .choose = sound_of_payout}},
    {SABACC_EVENT_CALL, .tell = describe_call},
    {SABACC_EVENT_ROUND, .begin = table_house_round},
    {SABACC_EVENT_ROLL, .begin = table_house_roll, .waits = true, .tell = describe_roll},
    {SABACC_EVENT_SHIFT, .tell = describe_shift},
    {SABACC_EVENT_PICK, .begin = table_house_pick, .tell = describe_pick},
};

static const TablePlaceRow places[] = {
    {PLACE_CARD_DIE, .box = table_card_die_box},
    {PLACE_THROW, .box = table_card_die_throw},
};

const TableVariant table_house = {
    .events = TABLE_ROWS(events),
    .places = TABLE_ROWS(places),
    .own_size = sizeof(HouseOwn),
    .absorbed = table_house_absorbed,
    .lay_out = table_house_lay_out,
    .draw_cloth_words = draw_cloth_words,
    .side_pots = no_side_pots,
    .draw_marker_words = draw_marker_words,
    .shift_words = shift_words,
    .shift_takes = table_house_shift_takes,
    .shift_spares = table_house_shift_spares,
    .has_tray = has_no_tray,
    .roll_words = roll_words,
    .draw_credits = draw_credits,
    .draw_stack = draw_stack,
    .format_bet = format_bet,
    .draw_over_hands = table_draw_card_dice,
};
