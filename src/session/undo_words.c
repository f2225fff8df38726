#include "session/undo_words.h"

#include "base/i18n.h"

static const char *const bars[] = {
    [MATCH_UNDO_IS_FORBIDDEN] = N_("At this table nothing is taken back."),
    [MATCH_UNDO_HAS_NOTHING] = N_("There is no move of yours to take back."),
    [MATCH_UNDO_CARD_SEEN] = N_("You have seen a card since your last move, so it stays."),
    [MATCH_UNDO_ROLL_SEEN] = N_("The dice have fallen since your last move, so it stays."),
    [MATCH_UNDO_HAND_OVER] = N_("The hand of your last move is over, so it stays."),
};

const char *undo_bar_words(MatchUndoBar bar) { return bar == MATCH_UNDO_IS_FREE ? NULL : _(bars[bar]); }
