/* Sitting out and in (ST-6): what people at this program say of it is kept until it may be said; and what is
 * shown while a hand waits for somebody to sit in. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

SeatMask play_sitters(const PlayScene *play) {
    const SabaccTable *known = match_public(play->game.match);
    if (play_is_replay(play) || play->plan.is_demo || known->over || !sabacc_sitting_is_on(known)) return 0;
    return (SeatMask)(play->game.humans & known->in_game);
}

static SeatMask kept_sitting(const PlayScene *play) {
    return (SeatMask)(play->sitting.kept & play_sitters(play));
}

SeatMask play_unshown_sitting(const PlayScene *play) {
    SeatMask said = match_public(play->game.match)->sits_out, shown = play_shown(play)->sits_out;
    return (SeatMask)((play->sitting.kept ^ said ^ shown) & play_sitters(play));
}

bool play_hand_waits(const PlayScene *play) {
    bool is_shown = play->seen.news_at == play->seen.news.count && !play->seen.hand_has_ended;
    return play->mode == PLAY_OPEN && is_shown && !table_view_is_moving(play->seen.view) &&
           !play_is_replay(play) && sabacc_hand_waits(match_public(play->game.match));
}

/* ---- saying it ---- */

static SabaccAction saying_of(const PlayScene *play, int seat) {
    bool is_out = seat_in(match_public(play->game.match)->sits_out, seat);
    return (SabaccAction){.seat = (int8_t)seat, .verb = is_out ? SABACC_VERB_SIT_IN : SABACC_VERB_SIT_OUT};
}

/* The news up to the end of the hand are on the table already. */
static int news_after_hand_end(const SabaccEvents *news) {
    int at = 0;
    while (at < news->count && news->list[at].type != SABACC_EVENT_HAND_END) at++;
    return at < news->count ? at + 1 : at;
}

/* While a hand's results are on the table its successor has been opened already, in the same step. */
static bool say_between_hands(PlayScene *play, const SabaccAction *action) {
    SabaccEvents said = {.count = 1};
    uint32_t serial = match_serial(play->game.match);
    if (!match_say_before_last(play->game.match, action, &said.list[0])) {
        play->sitting.refused = serial;
        return false;
    }
    table_view_post(play->seen.view, &said);
    subscription_events(&play->seen.eyes, &play->seen.news);
    play->seen.news_at = news_after_hand_end(&play->seen.news);
    play_history_drop(play, serial, play_shown(play)->hand);
    play_history_add(play, &play->seen.news, match_serial(play->game.match));
    play_find_fielders(play);
    play_save_follow(play->game.save);
    return true;
}

/* It is shown at once, so that a change of the viewer cannot show it twice. */
static void say_now(PlayScene *play, const SabaccAction *action) {
    play_post(play, action);
    table_view_post(play->seen.view, &play->seen.news);
    play->seen.news_at = play->seen.news.count;
}

static SeatMask may_say(const PlayScene *play, bool is_between) {
    SeatMask kept = kept_sitting(play);
    return is_between || kept == 0 ? kept
                                   : (SeatMask)(kept & sabacc_may_sit_out(match_public(play->game.match)));
}

bool play_say_kept(PlayScene *play) {
    bool has_news = play->seen.news_at < play->seen.news.count;
    bool is_between = has_news && play->seen.hand_has_ended && !play->seen.is_set_end;
    if (has_news && !is_between) return false;
    SeatMask due = may_say(play, is_between);
    if (due == 0 || (is_between && play->sitting.refused == match_serial(play->game.match))) return false;
    int seat = seats_lowest(due);
    SabaccAction action = saying_of(play, seat);
    if (is_between && !say_between_hands(play, &action)) return false;
    if (!is_between) say_now(play, &action);
    play->sitting.kept &= (SeatMask)~seat_bit(seat);
    return true;
}

void play_say_sitting(PlayScene *play, int seat) {
    if (seat < 0 || !seat_in(play_sitters(play), seat)) return;
    play->sitting.kept = (SeatMask)(kept_sitting(play) ^ seat_bit(seat));
    play_advance(play);
}

/* ---- waiting ---- */

static SeatMask who_may_sit_in(const PlayScene *play) {
    return (SeatMask)(play_sitters(play) & match_public(play->game.match)->sits_out);
}

static void name_button(int seat, char name[UI_NAME_BYTES]) {
    snprintf(name, UI_NAME_BYTES, "sit-in:%d", seat);
}

void play_begin_waiting(PlayScene *play) {
    SeatMask seats = who_may_sit_in(play);
    bool waits = play_hand_waits(play);
    if (waits && !play->sitting.waits && seats != 0) {
        char name[UI_NAME_BYTES];
        name_button(seats_lowest(seats), name);
        ui_set_focus(stage_services(play->scene.stage)->ui, name);
    }
    play->sitting.waits = waits;
}

void play_format_sitting(const PlayScene *play, int seat, char *words, size_t size) {
    const char *label = table_sitting_label(play_shown(play), play_unshown_sitting(play), seat);
    bool has_name = seats_several(play_sitters(play));
    snprintf(words, size, has_name ? _("%s: %s") : "%s%s", has_name ? play_seat_name(play, seat) : "", label);
}

static void draw_button(const PlayScene *play, Ui *ui, Box box, int seat, bool is_primary) {
    char name[UI_NAME_BYTES], label[MATCH_WORDS + 64];
    name_button(seat, name);
    play_format_sitting(play, seat, label, sizeof label);
    ui_button(ui, &(Button){.name = name, .box = box, .label = label, .is_primary = is_primary});
}

static void draw_buttons(const PlayScene *play, Ui *ui, Box rest, SeatMask seats, bool is_primary) {
    static const float WIDE = 380, LEAST = 200, GAP = 14;
    int count = seats_count(seats), columns = count > 4 ? (count + 1) / 2 : count;
    if (count == 0) return;
    columns = (int)fminf((float)columns, floorf(rest.width / LEAST));
    int rows = (count + columns - 1) / columns;
    float high = STYLE_BUTTON_HIGH * (float)rows + GAP * (float)(rows - 1);
    Box all = box_place(rest, fminf(WIDE * (float)columns, rest.width), fminf(high, rest.height), 0.5f, 0);
    for (int i = 0; seats != 0; i++) {
        Box row = box_row(all, i / columns, rows, GAP);
        draw_button(play, ui, box_column(row, i % columns, columns, GAP), seats_take(&seats, 0), is_primary);
    }
}

bool play_only_watches(const PlayScene *play) {
    SeatMask sitters = play_sitters(play);
    return sitters != 0 && (sitters & ~play_shown(play)->absent) == 0 && play->mode == PLAY_OPEN;
}

void play_draw_sitting(const PlayScene *play, Ui *ui, Box rest) {
    if (play_hand_waits(play))
        draw_buttons(play, ui, rest, who_may_sit_in(play), true);
    else if (play_only_watches(play))
        draw_buttons(play, ui, rest, play_sitters(play), false);
}
