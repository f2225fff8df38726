/* Auto-replies: answers given in advance, so that the same question is not asked again and again: not to call
 * in this round, or before the hand reaches a mark; not to fold in this round when everybody may. They end
 * with the hand, are shown as chips in the bar, can be cancelled at any time, and say when they act. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/play/private.h"
#include "session/marks.h"

static const StageServices *services(const PlayScene *play) { return stage_services(play->scene.stage); }

void auto_replies_open(PlayScene *play) {
    memset(play->asking.auto_replies, 0, sizeof play->asking.auto_replies);
    play->asking.given_count = 0;
    int mark = marks_read(services(play)->data_directory, play_game(play)->id);
    play->asking.mark = mark >= PICK_MARK_MIN && mark <= PICK_MARK_MAX ? mark : PICK_MARK_USUAL;
}

/* ---- the answers ---- */

bool auto_replies_holds_mark(const SabaccTable *table, int seat, int32_t mark) {
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth)) return true;
    int32_t total = worth.total;
    switch ((SabaccRank)worth.rank) {
    case SABACC_RANK_BOMB: return false;
    case SABACC_RANK_TOTAL: return total >= mark;
    case SABACC_RANK_CLOSE: return total >= mark || -total >= mark;
    case SABACC_RANK_SCORE: return (table->seat[seat].alignment == SABACC_DARK ? -total : total) >= mark;
    default: return true;
    }
}

static bool is_of_round(const SabaccTable *table, const AutoReplies *auto_replies, int32_t round) {
    return round > 0 && auto_replies->hand == table->hand && round == table->round;
}

static bool is_until_mark(const SabaccTable *table, const AutoReplies *auto_replies) {
    return auto_replies->is_until_mark && auto_replies->hand == table->hand;
}

static bool passes(const PlayScene *play, const SabaccTable *known, int seat) {
    const AutoReplies *auto_replies = &play->asking.auto_replies[seat];
    if (is_of_round(known, auto_replies, auto_replies->pass)) return true;
    return is_until_mark(known, auto_replies) && !auto_replies_holds_mark(known, seat, play->asking.mark);
}

bool auto_replies_answer(const PlayScene *play, const SabaccView *view, const SabaccOffers *offers,
                         SabaccAction *action) {
    const SabaccTable *known = &view->table;
    int seat = known->viewer;
    const AutoReplies *auto_replies = &play->asking.auto_replies[seat];
    bool does_pass = pick_asks_call(offers) && passes(play, known, seat);
    bool does_check = pick_asks_fold(offers) && is_of_round(known, auto_replies, auto_replies->check);
    *action = (SabaccAction){.seat = (int8_t)seat,
                             .verb = (uint8_t)(does_pass ? SABACC_VERB_PASS : SABACC_VERB_CHECK)};
    return does_pass || does_check;
}

/* "−20" on the Dark Side. */
static void format_mark(const PlayScene *play, const SabaccTable *known, int seat, char words[16]) {
    Text text = text_over(words, 16);
    text_add_shown(&text, pick_mark_shown(known, seat, play->asking.mark));
}

/* A mark is given only where nobody else looks at the screen. */
void auto_replies_tell(const PlayScene *play, const SabaccTable *known, const SabaccAction *action) {
    char words[160], mark[16];
    const AutoReplies *auto_replies = &play->asking.auto_replies[action->seat];
    format_mark(play, known, action->seat, mark);
    bool is_for_round = is_of_round(known, auto_replies, auto_replies->pass);
    if (play_is_hot_seat(play))
        snprintf(words, sizeof words,
                 action->verb == SABACC_VERB_CHECK ? _("%s checks, as ordered for this round.")
                                                   : _("%s passes, as ordered for this round."),
                 play_seat_name(play, action->seat));
    else if (action->verb == SABACC_VERB_CHECK)
        snprintf(words, sizeof words, "%s", _("You check, as you ordered for this round."));
    else if (is_for_round)
        snprintf(words, sizeof words, "%s", _("You pass, as you ordered for this round."));
    else
        snprintf(words, sizeof words, _("You pass, as you ordered: your hand does not hold %s yet."), mark);
    ui_toast(services(play)->ui, words);
}

/* ---- given and taken off ---- */

typedef struct KeptMark {
    const StageServices *services;
    const char *game;
    int mark;
} KeptMark;

static bool save_mark(void *user) {
    const KeptMark *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    bool is_kept = marks_keep(kept->services->data_directory, kept->game, kept->mark, &why);
    if (is_kept && words[0]) ui_toast(kept->services->ui, words);
    return is_kept;
}

static void keep_mark(PlayScene *play, int32_t mark) {
    KeptMark *kept = memory_calloc(1, sizeof *kept);
    *kept = (KeptMark){services(play), play_game(play)->id, (int)mark};
    play->asking.mark = mark;
    stage_keep(
        play->scene.stage, "mark",
        &(Keeping){
            .what = N_("the total up to which you pass"), .save = save_mark, .release = free, .user = kept});
}

void auto_replies_give(PlayScene *play, const Pick *pick) {
    const SabaccTable *known = &pick->view.table;
    AutoReplies *auto_replies = &play->asking.auto_replies[pick->seat];
    if (pick->order == PICK_AUTO_NONE) return;
    if (auto_replies->hand != known->hand) *auto_replies = (AutoReplies){0};
    auto_replies->hand = known->hand;
    if (pick->order == PICK_AUTO_PASS) auto_replies->pass = known->round;
    if (pick->order == PICK_AUTO_CHECK) auto_replies->check = known->round;
    if (pick->order == PICK_AUTO_MARK) {
        auto_replies->is_until_mark = true;
        keep_mark(play, pick->mark);
    }
}

void auto_replies_drop(PlayScene *play, int seat) { play->asking.auto_replies[seat] = (AutoReplies){0}; }

static void cancel_pass(AutoReplies *auto_replies) { auto_replies->pass = 0; }
static void cancel_check(AutoReplies *auto_replies) { auto_replies->check = 0; }
static void cancel_mark(AutoReplies *auto_replies) { auto_replies->is_until_mark = false; }

bool auto_replies_event(PlayScene *play, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*cancel)(AutoReplies *auto_replies);
    } chips[] = {{"order:pass", cancel_pass}, {"order:check", cancel_check}, {"order:mark", cancel_mark}};
    int seat = play->seen.eyes.viewer, row = UI_EVENT_ROW(event, chips);
    if (seat < 0 || row < 0) return false;
    chips[row].cancel(&play->asking.auto_replies[seat]);
    return true;
}

static void add_chip(BarChip chips[BAR_CHIPS], int *count, const char *name, const char *label) {
    BarChip *chip = &chips[(*count)++];
    snprintf(chip->name, sizeof chip->name, "%s", name);
    snprintf(chip->label, sizeof chip->label, "%s", label);
}

int auto_replies_chips(const PlayScene *play, int seat, BarChip chips[BAR_CHIPS]) {
    int count = 0;
    const SabaccTable *known = match_public(play->game.match);
    const AutoReplies *auto_replies = &play->asking.auto_replies[seat];
    char label[BAR_LABEL], mark[16];
    format_mark(play, known, seat, mark);
    snprintf(label, sizeof label, _("Passing until %s"), mark);
    if (is_until_mark(known, auto_replies)) add_chip(chips, &count, "order:mark", label);
    if (is_of_round(known, auto_replies, auto_replies->pass))
        add_chip(chips, &count, "order:pass", _("Passing this round"));
    if (is_of_round(known, auto_replies, auto_replies->check))
        add_chip(chips, &count, "order:check", _("Checking this round"));
    return count;
}
