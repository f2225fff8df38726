/* The bar at the bottom of the table: the choices of the person who is to act, whom the table is waiting for,
 * what the rule of discards still requires, and the active auto-replies. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

/* If seats call in turn there are auto-replies, and the buttons leave room for them. */
static bool keeps_side(const PlayScene *play) {
    unsigned shows = match_setup(play->game.match)->rules.game->shows;
    return (shows & SABACC_SHOWS_CALLER) && !(shows & SABACC_SHOWS_HOUSE);
}

/* ---- the rule of discards (DR-3) ---- */

/* The rule's state after that many discards. */
static SabaccDiscards with_discards(const SabaccTable *table, int seat, int done) {
    SabaccTable other = *table;
    other.seat[seat].discards = (uint8_t)done;
    return sabacc_discards(&other, seat);
}

/* How many more discards meet the rule; −1 if none do. */
static int discards_wanting(const SabaccTable *table, int seat) {
    int done = table->seat[seat].discards;
    for (int more = 0; more <= SABACC_MAX_HAND; more++) {
        if (with_discards(table, seat, done + more).is_met) return more;
    }
    return -1;
}

/* One drawing turn per round, until a call ends them. */
static int draws_left(const SabaccTable *table, int seat) {
    int rounds = sabacc_round_limit(table);
    if (table->called) return 0;
    if (rounds == 0) return SABACC_MAX_PILE;
    bool is_over = table->turn.phase == SABACC_PHASE_DRAW && table->turn.to_act != seat &&
                   !seat_in(table->turn.asked, seat);
    return rounds - table->round + (is_over ? 0 : 1);
}

static void format_unmet(const SabaccTable *table, int seat, int wanting, BarSide *side) {
    bool is_lost = wanting < 0 || wanting > draws_left(table, seat);
    side->colour = is_lost ? STYLE_LOSS : STYLE_BRASS_LIT;
    if (is_lost)
        snprintf(
            side->notice, sizeof side->notice, "%s",
            _("Too few discards, and too late for more: at the showdown this hand is bombed out (DR-3)."));
    else
        snprintf(
            side->notice, sizeof side->notice,
            ngettext_(
                "Trade or put away %d more card before the showdown, or this hand is bombed out (DR-3).",
                "Trade or put away %d more cards before the showdown, or this hand is bombed out (DR-3).",
                wanting),
            wanting);
}

/* If the rule is met, whether one more discard would break it. */
static void format_met(const SabaccTable *table, int seat, SabaccDiscards now, BarSide *side) {
    side->colour = STYLE_DUST;
    bool breaks = now.left > 0 && !with_discards(table, seat, now.done + 1).is_met;
    if (now.left == 0)
        snprintf(side->notice, sizeof side->notice, _("Discards: %d made, no more allowed (DR-3)."),
                 now.done);
    else if (breaks)
        snprintf(side->notice, sizeof side->notice,
                 _("Discards: %d made, which will do; one more would not (DR-3)."), now.done);
    else if (now.left < SABACC_MAX_PILE)
        snprintf(side->notice, sizeof side->notice, _("Discards: %d made, %d more allowed (DR-3)."), now.done,
                 now.left);
}

static void format_discards(const SabaccTable *table, int seat, BarSide *side) {
    bool is_in = seat >= 0 && seat_in(sabacc_active(table), seat) && !table->stale && table->shown == 0;
    if (!is_in) return;
    SabaccDiscards now = sabacc_discards(table, seat);
    if (now.is_met)
        format_met(table, seat, now, side);
    else
        format_unmet(table, seat, discards_wanting(table, seat), side);
}

static BarSide side_of(PlayScene *play) {
    BarSide side = {.is_kept = keeps_side(play)};
    int seat = play->seen.eyes.viewer;
    side.owner = play_bar_owner(play);
    if (!play_is_human(play, seat) || play->mode != PLAY_OPEN) return side;
    format_discards(match_public(play->game.match), seat, &side);
    side.chip_count = auto_replies_chips(play, seat, side.chips);
    return side;
}

/* ---- words ---- */

enum { RECAP_SHOWN = 110 }; /* bytes that the bar has room for */

static void format_turn(const PlayScene *play, char *words, size_t size) {
    words[0] = '\0';
    if (play_is_drill(play)) {
        snprintf(words, size, "%s", _("As in the game, but choose anew: what is best?"));
        return;
    }
    if (play_is_coached(play) && !play->asking.pick.is_blind) play_coach(play, words, size);
    if (words[0]) return;
    if (!play_is_hot_seat(play))
        snprintf(words, size, "%s", _("Your turn"));
    else if (play->asking.pick.is_blind)
        play_recap_line(play, play->asking.pick.seat, words, size < RECAP_SHOWN ? size : RECAP_SHOWN);
    if (words[0]) return;
    snprintf(words, size, _("Your turn, %s"), play_seat_name(play, play->asking.pick.seat));
}

static void format_pointing(const PlayScene *play, char *words, size_t size) {
    if (play_is_hot_seat(play))
        snprintf(words, size, _("%s: one of these cards is yours. Choose one."),
                 play_seat_name(play, play->chance.pointer));
    else
        snprintf(words, size, "%s", _("You get one of these cards: choose one."));
}

static void format_sitting_out(const PlayScene *play, int seat, char *words, size_t size) {
    const char *who = seats_several(play_sitters(play)) ? _("All of you sit out.") : _("You sit out.");
    int used = snprintf(words, size, seat >= 0 ? "%s " : "%s", who);
    if (seat >= 0)
        snprintf(words + used, size - (size_t)used, _("%s is thinking"), play_seat_name(play, seat));
}

static void format_wait(const PlayScene *play, char *words, size_t size) {
    int seat = table_view_is_moving(play->seen.view) ? SABACC_NOBODY : match_to_act(play->game.match);
    words[0] = '\0';
    if (play->mode != PLAY_OPEN || play_lesson_holds(play)) return;
    if (play_early_format(play, seat, words, size)) return;
    if (play->chance.pointer != SABACC_NOBODY)
        format_pointing(play, words, size);
    else if (play_hand_waits(play))
        snprintf(words, size, "%s", _("The next hand waits: somebody must sit in."));
    else if (play_only_watches(play))
        format_sitting_out(play, seat, words, size);
    else if (play_watches(play) || play_skips(play))
        play_format_watching(play, seat, words, size);
    else if (play->asking.wants_field != SABACC_NOBODY)
        snprintf(words, size, "%s", _("You will be asked for the card as soon as one may be fielded."));
    else if (seat >= 0)
        snprintf(words, size, _("%s is thinking"), play_seat_name(play, seat));
}

/* ---- drawing ---- */

static SeatMask fielders(const PlayScene *play, int but) {
    bool is_asked = play->asking.wants_field != SABACC_NOBODY;
    return is_asked ? 0 : (SeatMask)(play->asking.may_field & ~(but >= 0 ? seat_bit(but) : 0));
}

static float fielders_wide(const PlayScene *play, int count) {
    return (float)count * (play_is_hot_seat(play) ? 260.0f : 220.0f);
}

void play_draw_fielders(const PlayScene *play, Ui *ui, Box box, float align, int but) {
    SeatMask seats = fielders(play, but);
    int count = seats_count(seats);
    if (count == 0) return;
    bool is_hot_seat = play_is_hot_seat(play);
    float wide = fielders_wide(play, count);
    Box row = box_place(box, wide < box.width ? wide : box.width, box.height, align, 0.5f);
    for (int i = 0; seats != 0; i++) {
        int seat = seats_take(&seats, 0);
        char name[UI_NAME_BYTES], label[MATCH_WORDS + 32];
        snprintf(name, sizeof name, "aside:%d", seat);
        snprintf(label, sizeof label, is_hot_seat ? _("%s fields a card") : _("Field…"),
                 play_seat_name(play, seat));
        ui_button(ui, &(Button){.name = name,
                                .box = box_column(row, i, count, 12),
                                .label = label,
                                .key = count == 1 && !is_hot_seat ? 'e' : 0,
                                .is_aside = true}); /* Return, pressed again, does not ask for it */
    }
}

/* A person who has just drawn may field that card before it is hidden (FD-6). */
static void draw_hiding(PlayScene *play, Ui *ui, Box bar) {
    Box rest = action_bar_draw_wait(ui, bar, _("Look at your new card, then hide your hand."), "hide",
                                    _("Hide my hand"), NULL);
    char name[UI_NAME_BYTES];
    if (!seat_in(play->asking.may_field, play->seen.eyes.viewer)) return;
    snprintf(name, sizeof name, "aside:%d", play->seen.eyes.viewer);
    ui_button(
        ui, &(Button){.name = name, .box = box_place(rest, 220, 52, 1, 1), .label = _("Field…"), .key = 'e'});
}

static void draw_hurry(Ui *ui, Box box, bool is_pointing) {
    ui_button(ui, &(Button){.name = "hurry",
                            .box = box,
                            .label = is_pointing ? _("Any of them") : _("Hurry"),
                            .key = 'h'});
}

static float hurry_width(bool is_pointing) {
    static const float HURRY = 190, ANY = 260;
    return is_pointing ? ANY : HURRY;
}

/* Nothing but a line, what makes it quicker, and cards that may be fielded. */
static bool is_idle(const PlayScene *play, Ui *ui, const BarSide *side) {
    enum { FEW = 1 };
    bool has_friends_away = (play_friends(play) & play->away.seats) != 0;
    return play->mode == PLAY_OPEN && seats_count(fielders(play, SABACC_NOBODY)) <= FEW &&
           !has_friends_away && side->chip_count == 0 && side->notice[0] == '\0' &&
           side->owner.button == NULL && !action_bar_needs_side(ui, side);
}

static void draw_idle(const PlayScene *play, Ui *ui, Box bar, const char *words, bool can_skip_animation) {
    static const float GAP = 14;
    bool is_pointing = play->chance.pointer != SABACC_NOBODY;
    int fields = is_pointing ? 0 : seats_count(fielders(play, SABACC_NOBODY));
    float hurry = can_skip_animation ? hurry_width(is_pointing) : 0;
    float wide = hurry + fielders_wide(play, fields) + (hurry > 0 && fields > 0 ? GAP : 0);
    Box room = action_bar_draw_idle(ui, bar, words, wide);
    room = box_place(room, room.width, BAR_WAIT_HIGH, 0, 0.5f);
    if (can_skip_animation) draw_hurry(ui, box_cut_right(&room, hurry, GAP), is_pointing);
    if (fields > 0) play_draw_fielders(play, ui, room, 1, SABACC_NOBODY);
}

static void draw_wait(PlayScene *play, Ui *ui, Box bar) {
    char words[160];
    if (play->mode == PLAY_HIDING) {
        draw_hiding(play, ui, bar);
        return;
    }
    format_wait(play, words, sizeof words);
    BarSide side = side_of(play);
    bool is_pointing = play->chance.pointer != SABACC_NOBODY;
    bool watches = !play_only_watches(play) && !is_pointing && (play_watches(play) || play_skips(play));
    bool can_skip_animation = is_pointing || table_view_is_moving(play->seen.view);
    bool has_ways = play_hand_waits(play) || play_only_watches(play) || watches;
    if (has_ways) side.is_kept = false; /* the buttons are in the middle */
    if (play_lesson_holds(play) && !can_skip_animation && action_bar_is_block(ui_canvas(ui), bar)) return;
    if (!has_ways && action_bar_is_block(ui_canvas(ui), bar) && is_idle(play, ui, &side)) {
        draw_idle(play, ui, bar, words, can_skip_animation);
        return;
    }
    if (!has_ways) bar = action_bar_wait_box(ui, bar, &side);
    Box rest = action_bar_draw_wait(ui, bar, words, NULL, NULL, &side);
    if (watches) {
        play_draw_watch(play, ui, rest);
        return;
    }
    play_draw_sitting(play, ui, rest);
    Box foot = box_place(rest, rest.width, BAR_WAIT_HIGH, 0, 1);
    Box skip_animation = box_cut_right(&foot, hurry_width(is_pointing), 14);
    if (play->mode == PLAY_OPEN && !is_pointing) play_draw_fielders(play, ui, foot, 1, SABACC_NOBODY);
    if (play->mode == PLAY_OPEN) /* in a block there is room above */
        play_draw_returns(
            play, ui, action_bar_is_block(ui_canvas(ui), bar) ? box_place(rest, rest.width, 52, 0, 0) : foot);
    if (can_skip_animation) draw_hurry(ui, skip_animation, is_pointing);
}

BarNeeds play_bar_needs(PlayScene *play, Ui *ui) {
    BarSide side = side_of(play);
    bool is_replay = play_is_replay(play) && !play_is_drill(play);
    return (BarNeeds){.has_owner = play_is_hot_seat(play),
                      .has_side = action_bar_needs_side(ui, &side),
                      .is_wide = is_replay || play->asking.pick.mode == PICK_SIDE};
}

/* Elsewhere a panel says all. */
bool play_has_bar(const PlayScene *play) {
    return play->mode == PLAY_OPEN || play->mode == PLAY_HIDING || play->mode == PLAY_AWAY;
}

void play_draw_bar(PlayScene *play, Ui *ui, Box bar) {
    char words[480];
    ui_begin_foot(ui);
    if (play_is_replay(play) && !play_is_drill(play)) {
        play_replay_draw(play, ui, bar);
    } else if (play->mode == PLAY_AWAY) {
        play_draw_away(play, ui, bar);
    } else if (play->asking.pick.mode != PICK_NOTHING && play->mode == PLAY_OPEN) {
        format_turn(play, words, sizeof words);
        BarSide side = side_of(play);
        play->asking.pick.lit = play_is_lesson(play) ? play_lesson_place(play, ui) : NULL;
        play_advice_mark(play);
        action_bar_draw(ui, bar, &play->asking.pick, words, &side);
        play_note_button(play, ui);
    } else {
        draw_wait(play, ui, bar);
    }
}
