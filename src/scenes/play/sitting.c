/* Sitting out and in (ST-6): what people at this program say of it is kept until it may be said; and what is
 * shown while a hand waits for somebody to sit in. */

#include <stdio.h>

#include "base/i18n.h"
#include "rules/forms.h"
#include "scenes/play/private.h"
#include "ui/style.h"
#include "ui/widgets.h"

bool play_sitting_is_on(const SabaccTable *table) {
    return sabacc_game_has(sabacc_table_game(table), SABACC_OPTION_SIT_OUT) &&
           sabacc_option(table, SABACC_OPTION_SIT_OUT).form == SABACC_ON;
}

SeatMask play_sitters(const PlayScene *play) {
    const SabaccTable *known = match_public(play->game.match);
    if (play_is_replay(play) || play->plan.is_demo || known->over || !play_sitting_is_on(known)) return 0;
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
    if (!match_say_before_last(play->game.match, action, &said.list[0])) return false;
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
    if (due == 0) return false;
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

const char *play_sitting_label(const PlayScene *play, int seat) {
    return table_sitting_label(play_shown(play), play_unshown_sitting(play), seat);
}

static void draw_sit_in(const PlayScene *play, Ui *ui, Box box, int seat) {
    char name[UI_NAME_BYTES], label[MATCH_WORDS + 16];
    name_button(seat, name);
    snprintf(label, sizeof label, seats_several(play_sitters(play)) ? _("%s sits in") : _("Sit in"),
             play_seat_name(play, seat));
    ui_button(ui, &(Button){.name = name, .box = box, .label = label, .is_primary = true});
}

void play_draw_waiting(const PlayScene *play, Ui *ui, Box rest) {
    static const float WIDE = 300, GAP = 14;
    SeatMask seats = who_may_sit_in(play);
    int count = seats_count(seats), columns = count > 4 ? (count + 1) / 2 : count;
    if (count == 0) return;
    int rows = (count + columns - 1) / columns;
    float high = STYLE_BUTTON_HIGH * (float)rows + GAP * (float)(rows - 1), wide = WIDE * (float)columns;
    Box all = box_place(rest, wide < rest.width ? wide : rest.width, high < rest.height ? high : rest.height,
                        0.5f, 0);
    for (int i = 0; seats != 0; i++)
        draw_sit_in(play, ui, box_column(box_row(all, i / columns, rows, GAP), i % columns, columns, GAP),
                    seats_take(&seats, 0));
}

/* A person who is alone at this program and sits out watches the others play. */
bool play_only_watches(const PlayScene *play) {
    int seat = play->seen.eyes.viewer;
    return seat >= 0 && seat_in(play_sitters(play), seat) && seat_in(play_shown(play)->absent, seat) &&
           !seats_several(play_sitters(play));
}

void play_draw_watching(const PlayScene *play, Ui *ui, Box rest) {
    char name[UI_NAME_BYTES];
    int seat = play->seen.eyes.viewer;
    name_button(seat, name);
    ui_button(ui, &(Button){.name = name,
                            .box = box_place(rest, 380, STYLE_BUTTON_HIGH, 0.5f, 0),
                            .label = play_sitting_label(play, seat)});
}
