/* Taking back: to the last decision that a person made by hand, never over what that person has seen since
 * (match_undo_bar), and in words why not. */

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "session/undo_words.h"

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

/* The last person who could undo: the viewer, or the only person. */
static int undoer(const PlayScene *play) {
    if (play->seen.eyes.viewer >= 0) return play->seen.eyes.viewer;
    return play->game.humans && !seats_several(play->game.humans) ? seats_lowest(play->game.humans)
                                                                  : SABACC_NOBODY;
}

const char *play_undo_bar(const PlayScene *play) {
    int seat = undoer(play);
    if (play_is_replay(play)) return undo_bar_words(MATCH_UNDO_IS_FORBIDDEN);
    if (play_is_hot_seat(play)) return _("With several people at one screen nothing is taken back.");
    return undo_bar_words(seat < 0 ? MATCH_UNDO_HAS_NOTHING : match_undo_bar(play->game.match, seat));
}

bool play_can_undo(const PlayScene *play) { return play_undo_bar(play) == NULL; }

static bool was_by_order(const PlayScene *play, uint32_t serial) {
    int kept = play->asking.given_count < PLAY_GIVEN ? play->asking.given_count : PLAY_GIVEN;
    for (int i = 0; i < kept; i++) {
        if (play->asking.given[i] == serial) return true;
    }
    return false;
}

/* Auto-replies are not decisions: undoes to the last one made by hand. */
static bool undo_by_hand(PlayScene *play, int seat, Text *why) {
    if (!match_undo(play->game.match, seat, why)) return false;
    while (was_by_order(play, match_serial(play->game.match)) && match_can_undo(play->game.match, seat)) {
        if (!match_undo(play->game.match, seat, why)) break;
    }
    return true;
}

void play_undo(PlayScene *play) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    int seat = undoer(play);
    if (!play_can_undo(play)) {
        ui_toast(services(play)->ui, play_undo_bar(play));
        return;
    }
    int32_t hand = match_public(play->game.match)->hand;
    play_save_set_over(play->game.save, false);
    if (!undo_by_hand(play, seat, &why)) {
        play_save_set_over(play->game.save, match_public(play->game.match)->over);
        ui_toast(services(play)->ui, words);
        return;
    }
    play_save_follow(play->game.save);
    play_streaks_undo(play, hand);
    play_tonight_undo(play);
    auto_replies_drop(play, seat);
    play_end_out_of_turn(play);
    play_history_undo(play);
    play->chance.pointer = SABACC_NOBODY;
    play->sitting = (PlaySitting){0};
    play->seen.news.count = play->seen.news_at = 0;
    play->seen.hand_has_ended = false;
    play->seen.go_at = 0;
    play->mode = PLAY_OPEN;
    pick_clear(&play->asking.pick);
    play_set_viewer(play, seat);
}
