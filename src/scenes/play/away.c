/* A friend who steps away. Their seat is played by nobody: when its turn comes the table waits, with all
 * hands face down, until they are back or somebody lets an opponent play on for them. What the opponent does
 * goes over the queue like everything else, and so into the record. Where the house lets people sit out
 * (ST-6), they sit out besides, so that later hands need not wait. */

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static Ui *ui_of(const PlayScene *play) { return stage_services(play->scene.stage)->ui; }

static const char *const level_words[AI_LEVELS] = {[AI_NOVICE] = N_("Novice"),
                                                   [AI_REGULAR] = N_("Regular"),
                                                   [AI_SHARP] = N_("Sharp"),
                                                   [AI_MASTER] = N_("Master")};

/* ---- who is here ---- */

static SeatMask friends_in_game(const PlayScene *play) {
    const SabaccTable *known = match_public(play->game.match);
    if (!play_has_evening(play) || play_is_lesson(play) || known->over) return 0;
    return (SeatMask)(play->game.humans & known->in_game);
}

SeatMask play_friends(const PlayScene *play) {
    SeatMask friends = friends_in_game(play);
    return seats_several(friends) || (friends & play->away.seats) != 0 ? friends : 0;
}

bool play_is_away(const PlayScene *play, int seat) { return seat >= 0 && seat_in(play->away.seats, seat); }

/* Somebody stays: a table that everybody leaves is paused by its menu. */
static bool may_step_away(const PlayScene *play, int seat) {
    SeatMask here = (SeatMask)(play_friends(play) & ~play->away.seats);
    return seat >= 0 && seat_in(here, seat) && seats_several(here);
}

/* The plate and the log say it. */
static void name_seat(PlayScene *play, int seat) {
    char *words = play->away.names[seat];
    bool is_away = play_is_away(play, seat);
    snprintf(words, sizeof play->away.names[seat], _("%.40s (away)"), play_seat_name(play, seat));
    play->game.looks[seat].name = is_away ? words : play->game.names[seat];
    table_view_name(play->seen.view, seat, play->game.looks[seat].name);
}

void play_away_name(PlayScene *play) {
    for (SeatMask left = play->away.seats; left != 0;) name_seat(play, seats_take(&left, 0));
}

static void say(PlayScene *play, const char *form, const char *first, const char *second) {
    char words[2 * MATCH_WORDS + 120];
    snprintf(words, sizeof words, form, first, second);
    ui_toast(ui_of(play), words);
}

/* ---- kept with the game ---- */

static void keep_absence(PlayScene *play) {
    Absence absence = {{0}};
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        if (seat_in(play->away.seats, seat)) absence.of[seat] = ABSENCE_WAITED_FOR;
        if (seat_in(play->away.played, seat))
            absence.of[seat] = (uint8_t)(ABSENCE_PLAYED_FOR + play->away.levels[seat]);
    }
    play_save_absence(play->game.save, &absence);
}

static void seat_opponent(PlayScene *play, int seat, AiLevel level) {
    opponents_seat(play->game.opponents, play->game.match, seat, level);
    play->away.played |= seat_bit(seat);
    play->away.levels[seat] = level;
}

/* Still away, and sitting out as soon as that may be said. */
static void stay_away(PlayScene *play, int seat) {
    AiLevel level;
    play->away.seats |= seat_bit(seat);
    if (absence_is_played(&play->plan.absence, seat, &level)) seat_opponent(play, seat, level);
    name_seat(play, seat);
    bool sits_out = seat_in(match_public(play->game.match)->sits_out, seat);
    if (seat_in(play_sitters(play), seat) && !sits_out) play->sitting.kept |= seat_bit(seat);
}

void play_away_open(PlayScene *play) {
    play->away = (PlayAway){.level = AI_REGULAR};
    if (play->plan.kind != PLAN_RESUME) return;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (play->plan.absence.of[seat] != ABSENCE_HERE && may_step_away(play, seat)) stay_away(play, seat);
}

/* ---- stepping away, and coming back ---- */

/* Sits out with them, or in again. */
static void sit(PlayScene *play, int seat, bool is_out) {
    SeatMask said = match_public(play->game.match)->sits_out;
    bool sits_out = seat_in((SeatMask)(said ^ play->sitting.kept), seat);
    if (seat_in(play_sitters(play), seat) && sits_out != is_out) play_say_sitting(play, seat);
}

/* Nothing is asked of the seat any more, and its hand is hidden. */
static void leave_seat(PlayScene *play, int seat) {
    auto_replies_drop(play, seat);
    if (play->asking.wants_field == seat) play->asking.wants_field = SABACC_NOBODY;
    if (play->asking.pick.mode != PICK_NOTHING && play->asking.pick.seat == seat)
        pick_clear(&play->asking.pick);
    if (play->chance.pointer == seat) play_pool_point(play, -1);
    bool is_covered = (play->mode == PLAY_CURTAIN && play->asking.asked == seat) ||
                      (play->mode == PLAY_HIDING && play->seen.eyes.viewer == seat);
    if (is_covered) play->mode = PLAY_OPEN;
    if (play->seen.eyes.viewer == seat) play_set_viewer(play, SABACC_NOBODY);
}

void play_step_away(PlayScene *play, int seat) {
    if (!may_step_away(play, seat)) return;
    play->away.seats |= seat_bit(seat);
    leave_seat(play, seat);
    name_seat(play, seat);
    keep_absence(play);
    play_find_fielders(play);
    sit(play, seat, true);
    play_advance(play);
    if (play->mode != PLAY_AWAY)
        say(play, _("%s is away. The menu has the way back."), play_seat_name(play, seat), "");
}

void play_come_back(PlayScene *play, int seat) {
    if (!play_is_away(play, seat)) return;
    play->away.seats &= (SeatMask)~seat_bit(seat);
    if (seat_in(play->away.played, seat)) {
        play->away.played &= (SeatMask)~seat_bit(seat);
        match_set_driver(play->game.match, seat, &(MatchDriver){0});
        play->look.unseen |= seat_bit(seat);
    }
    name_seat(play, seat);
    keep_absence(play);
    play_find_fielders(play);
    if (play->mode == PLAY_AWAY && play->asking.asked == seat) play->mode = PLAY_OPEN;
    sit(play, seat, false);
    say(play, _("%s is back."), play_seat_name(play, seat), "");
    play_advance(play);
}

int play_turn_of(const PlayScene *play) {
    if (play->mode == PLAY_CURTAIN) return play->asking.asked;
    if (play->mode == PLAY_HIDING) return play->seen.eyes.viewer;
    bool is_asked = play->mode == PLAY_OPEN && play->asking.pick.mode != PICK_NOTHING;
    return is_asked ? play->asking.pick.seat : SABACC_NOBODY;
}

/* ---- the table waits ---- */

bool play_away_waits(PlayScene *play, int seat) {
    if (!play_is_away(play, seat)) return false;
    play_watch_stop(play);
    play->mode = PLAY_AWAY;
    play->asking.asked = seat;
    play->panel.since = stage_now(play->scene.stage);
    play_focus(play);
    return true;
}

static void let_play_on(PlayScene *play) {
    int seat = play->asking.asked;
    seat_opponent(play, seat, play->away.level);
    keep_absence(play);
    play->mode = PLAY_OPEN;
    say(play, _("%s: an opponent (%s) plays on for the seat."), play_seat_name(play, seat),
        _(level_words[play->away.level]));
    play_advance(play);
}

static void back_to_turn(PlayScene *play) { play_come_back(play, play->asking.asked); }

/* Any key, but those of the strip above, which have their own buttons. */
bool play_away_event(PlayScene *play, const UiEvent *event) {
    bool is_waiting = play->mode == PLAY_AWAY, is_press = event->kind == UI_EVENT_ACTIVATE;
    if (is_press && ui_event_is(event, "away:returns:")) {
        play_come_back(play, ui_event_index(event));
        return true;
    }
    bool is_key = event->kind == UI_EVENT_KEY && event->character == UI_CHARACTER_F4;
    if (!is_waiting && (is_key || (is_press && ui_event_is(event, "away:step")))) {
        play_step_away(play, play_turn_of(play));
        return true;
    }
    if (!is_waiting) return false;
    if (event->kind == UI_EVENT_CHANGE && ui_event_is(event, "away:level"))
        play->away.level = (AiLevel)event->value;
    else if (is_press && ui_event_is(event, "away:play"))
        let_play_on(play);
    else if (event->kind == UI_EVENT_KEY || (is_press && ui_event_is(event, "away:back")))
        back_to_turn(play);
    else
        return false;
    return true;
}

/* ---- drawing ---- */

void play_format_away(const PlayScene *play, int seat, char *words, size_t size) {
    snprintf(words, size, play_is_away(play, seat) ? _("%.40s is back") : _("%.40s steps away"),
             play_seat_name(play, seat));
}

bool play_can_turn_away(const PlayScene *play, int seat) {
    return play_is_away(play, seat) || may_step_away(play, seat);
}

static void draw_who(const PlayScene *play, Ui *ui, Box line) {
    char words[MATCH_WORDS + 80];
    int seat = play->asking.asked;
    snprintf(words, sizeof words, _("%.40s is away: the table waits. Any key brings %.40s back."),
             play_seat_name(play, seat), play_seat_name(play, seat));
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    float wide = canvas_text_width(ui_canvas(ui), &style, words) + line.height + 14;
    bool is_broken = wide > line.width;
    Box row = box_place(line, is_broken ? line.width : wide, line.height, 0.5f, 0.5f);
    FaceDisc face = play_seat_face(play, seat);
    face_disc_draw(ui_canvas(ui), box_cut_left(&row, row.height, 14), &face);
    canvas_push_name(ui_canvas(ui), "away");
    if (is_broken)
        canvas_paragraph_within(ui_canvas(ui), row, &style, words);
    else
        canvas_text(ui_canvas(ui), row, &style, words);
    canvas_pop_name(ui_canvas(ui));
}

/* Side by side; stacked the way back above the rest. */
void play_draw_away(const PlayScene *play, Ui *ui, Box bar) {
    static const float LINE = 48, BLOCK_LINE = 60, GAP = 16, WIDEST = 1240;
    char label[MATCH_WORDS + 32];
    bool is_block = action_bar_is_block(ui_canvas(ui), bar);
    bool is_stacked = is_block || canvas_layout(ui_canvas(ui))->is_portrait;
    action_bar_draw_wait(ui, bar, "", NULL, NULL, NULL);
    Box rest = box_inset(bar, 28, 12);
    draw_who(play, ui, box_cut_top(&rest, is_block ? BLOCK_LINE : LINE, 10));
    Box row = box_place(rest, rest.width < WIDEST ? rest.width : WIDEST, STYLE_BUTTON_HIGH, 0.5f, 0);
    Box back = row, level, go;
    if (is_stacked) {
        row.y += STYLE_BUTTON_HIGH + GAP;
        level = box_column(row, 0, 2, GAP), go = box_column(row, 1, 2, GAP);
    } else {
        back = box_column(row, 0, 3, GAP), level = box_column(row, 1, 3, GAP),
        go = box_column(row, 2, 3, GAP);
    }
    snprintf(label, sizeof label, _("%.40s is back"), play_seat_name(play, play->asking.asked));
    ui_button(ui, &(Button){.name = "away:back", .box = back, .label = label, .is_primary = true});
    ui_choice(ui, &(Choice){.name = "away:level",
                            .box = level,
                            .text = _(level_words[play->away.level]),
                            .value = (int)play->away.level,
                            .minimum = AI_NOVICE,
                            .maximum = AI_LEVELS - 1,
                            .goes_around = true});
    ui_spoken_label(ui, _("Let an opponent play on"));
    ui_button(ui, &(Button){.name = "away:play", .box = go, .label = _("Let an opponent play on")});
}

void play_draw_returns(const PlayScene *play, Ui *ui, Box box) {
    SeatMask seats = (SeatMask)(play_friends(play) & play->away.seats);
    int count = seats_count(seats);
    float wide = (float)count * 260.0f;
    Box row = box_place(box, wide < box.width ? wide : box.width, box.height, 0, 0.5f);
    for (int i = 0; seats != 0; i++) {
        int seat = seats_take(&seats, 0);
        char name[UI_NAME_BYTES], label[MATCH_WORDS + 32];
        snprintf(name, sizeof name, "away:returns:%d", seat);
        play_format_away(play, seat, label, sizeof label);
        ui_button(ui, &(Button){.name = name, .box = box_column(row, i, count, 12), .label = label});
    }
}
