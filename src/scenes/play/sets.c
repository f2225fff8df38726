/* The panels' words about games of sets: how a set ended, and how the match did. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/reasons.h"
#include "table/log.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

bool play_goes_by_sets(const PlayScene *play) {
    return sabacc_table_game(play_shown(play))->played_for.by_round;
}

bool play_was_one_match(const PlayScene *play) {
    const SabaccTable *known = match_public(play->game.match);
    return play_goes_by_sets(play) && known->over && known->hand == 1;
}

/* How the last set ended; NULL before the first has. */
static const PastEvent *last_set(const PlayScene *play) {
    const PastEvent *last = NULL, *past;
    int at = 0;
    while ((past = play_history_next(play, play_shown(play)->hand, SABACC_EVENT_SET, SABACC_CROUPIER, &at)) !=
           NULL)
        last = past;
    return last;
}

static void format_reason(const PlayScene *play, const PastEvent *past, char *words, size_t size) {
    words[0] = '\0';
    if (past)
        table_set_reason(play_shown(play), (SeatMask)past->amount, (SabaccClause)past->clause, words, size);
}

/* ---- the end of a set ---- */

static void format_set_won(const PlayScene *play, const PastEvent *past, char *words, size_t size) {
    SeatMask won = past ? (SeatMask)past->amount : 0;
    int winner = won != 0 ? seats_lowest(won) : SABACC_NOBODY;
    if (won != 0)
        sentence_write(SENTENCE_WINS_SET, play_is_you(play, winner), words, size,
                       play_seat_name(play, winner), (int)play_shown(play)->round);
    else
        snprintf(words, size, _("Set %d is tied"), play_shown(play)->round);
}

static void format_standing(const PlayScene *play, char *words, size_t size) {
    const SabaccTable *shown = play_shown(play);
    snprintf(words, size, _("%s %d · %s %d, first to %d"), play_name_or_you(play, 0), shown->seat[0].sets,
             play_name_or_you(play, 1), shown->seat[1].sets, (int)sabacc_option(shown, SABACC_OPTION_SETS).n);
}

typedef struct SetWords {
    char headline[120], reason[REASON_WORDS], standing[REASON_WORDS];
} SetWords;

/* The headline is as large as fits, and then breaks. */
static void draw_words(Ui *ui, Box rest, const SetWords *words, bool is_low) {
    static const float LEAST_HEADLINE = 27;
    Canvas *canvas = ui_canvas(ui);
    TextAlign align = is_low ? TEXT_LEFT : TEXT_CENTRE;
    TextStyle headline = style_text(FONT_TITLE, is_low ? 32 : 38, STYLE_BRASS_LIT, align);
    TextStyle reason = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, align);
    TextStyle standing = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, align);
    float wide = canvas_text_width(canvas, &headline, words->headline);
    if (wide > rest.width) headline.size = fmaxf(LEAST_HEADLINE, headline.size * rest.width / wide);
    float tall = fmaxf(is_low ? 40 : 52, canvas_paragraph(canvas, rest, &headline, words->headline, true));
    canvas_paragraph(canvas, box_cut_top(&rest, tall, is_low ? 0 : 10), &headline, words->headline, false);
    char shown[REASON_WORDS];
    clause_words(ui, words->reason, shown, sizeof shown);
    float high = canvas_paragraph(canvas, box_inset(rest, clause_sign_wide, 0), &reason, shown, true);
    Box row = box_cut_top(&rest, high, is_low ? 2 : 12);
    bool is_lit = clause_row(ui, row, "set", words->reason);
    clause_sign(ui, row, words->reason, is_lit);
    canvas_paragraph(canvas, box_inset(row, clause_sign_wide, 0), &reason, shown, false);
    canvas_paragraph(canvas, rest, &standing, words->standing, false);
}

static const float SET_PANEL_HIGH = 340;

void play_draw_set_end(PlayScene *play, Ui *ui, Box plate) {
    SetWords words;
    const PastEvent *past = last_set(play);
    format_set_won(play, past, words.headline, sizeof words.headline);
    format_reason(play, past, words.reason, sizeof words.reason);
    format_standing(play, words.standing, sizeof words.standing);
    static const float LOW = 2.4f; /* so wide by its height */
    bool is_low = plate.width > LOW * plate.height;
    canvas_glow(ui_canvas(ui), plate, 22, 40, 0xb0000000u);
    canvas_fill(ui_canvas(ui), box_inset(plate, 14, 14), STYLE_NIGHT);
    style_plate(ui_canvas(ui), plate);
    ui_begin_group(ui);
    Box rest = box_inset(plate, is_low ? 24 : 20, is_low ? 14 : 24);
    if (!is_low) rest = box_place(rest, rest.width, fminf(rest.height, SET_PANEL_HIGH), 0.5f, 0.4f);
    Box button =
        is_low ? box_place(box_cut_right(&rest, 230, 20), 230, STYLE_BUTTON_HIGH, 0.5f, 0.5f)
               : box_place(box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 12), 240, STYLE_BUTTON_HIGH, 0.5f, 0);
    draw_words(ui, rest, &words, is_low);
    ui_button(ui, &(Button){.name = "continue", .box = button, .label = _("Next set"), .is_primary = true});
}

void play_set_headline(const PlayScene *play, char *words, size_t size) {
    format_set_won(play, last_set(play), words, size);
}

SeatMask play_set_winners(const PlayScene *play) {
    const PastEvent *past = last_set(play);
    return past ? (SeatMask)past->amount : 0;
}

/* ---- the end of the match ---- */

void play_match_headline(const PlayScene *play, char *words, size_t size) {
    SeatMask winners = play_shown(play)->winners;
    if (winners == 0)
        snprintf(words, size,
                 ngettext_("The match is drawn after %d set", "The match is drawn after %d sets",
                           play_shown(play)->round),
                 (int)play_shown(play)->round);
    else
        play_tell(play, seats_lowest(winners), SENTENCE_WINS_MATCH, words, size);
}

void play_match_reason(const PlayScene *play, int seat, char *words, size_t size) {
    const SabaccTable *shown = play_shown(play);
    int sets = shown->seat[seat].sets, first = (int)sabacc_option(shown, SABACC_OPTION_SETS).n;
    if (shown->winners == 0)
        snprintf(words, size,
                 ngettext_("%d of %d set; the wager comes back (PZ-7)",
                           "%d of %d sets; the wager comes back (PZ-7)", first),
                 sets, first);
    else if (seat_in(shown->winners, seat) && sets < first)
        snprintf(words, size, _("nine cards within 20 win the match (PZ-3)"));
    else
        snprintf(
            words, size,
            ngettext_("won %d set; %d win the match (PZ-5)", "won %d sets; %d win the match (PZ-5)", sets),
            sets, first);
}

void play_match_remark(const PlayScene *play, char *words, size_t size) {
    char reason[REASON_WORDS];
    const PastEvent *past = last_set(play);
    format_reason(play, past, reason, sizeof reason);
    words[0] = '\0';
    if (reason[0]) snprintf(words, size, _("The last set: %s."), reason);
}
