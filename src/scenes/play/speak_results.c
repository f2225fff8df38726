/* Results said aloud: of a hand, and what each seat has at the end of a game. */
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "scenes/play/reasons.h"
#include "ui/spoken.h"

enum { SPOKEN = SPEECH_WORDS };

/* "12 credits", "1 chip". */
static void count_words(int32_t count, bool is_chips, char *words, size_t size) {
    if (is_chips)
        snprintf(words, size, ngettext_("%d chip", "%d chips", count), (int)count);
    else
        snprintf(words, size, ngettext_("%d credit", "%d credits", count), (int)count);
}

/* "+5 credits", "−1 chip"; nothing for nothing. */
static void change_words(int32_t change, bool is_chips, char *words, size_t size) {
    char count[64];
    words[0] = '\0';
    if (change == 0) return;
    count_words(change < 0 ? -change : change, is_chips, count, sizeof count);
    snprintf(words, size, "%s%s", change < 0 ? "−" : "+", count);
}

static bool is_for_chips(const PlayScene *play) {
    return play_game(play)->played_for.prize == SABACC_FOR_CHIPS;
}

static void result_words(const PlayScene *play, const ResultLine *line, char *words, size_t size) {
    char gained[72];
    Text text = text_over(words, size);
    text_add(&text, play_name_or_you(play, line->seat));
    if (line->is_shown && line->hand[0]) text_add(&text, ": ");
    if (line->is_shown) text_add(&text, line->hand);
    change_words(line->gained, is_for_chips(play), gained, sizeof gained);
    if (sabacc_plays_for_credits(play_shown(play))) play_say_part(&text, gained);
    play_say_part(&text, line->reason);
    for (int i = 0; i < line->note_count; i++) play_say_part(&text, line->notes[i]);
}

/* What each team has gained in the game so far. */
static void say_teams(const PlayScene *play, Text *out) {
    char gained[72], words[SPOKEN];
    if (!play_has_teams(play) || !sabacc_plays_for_credits(play_shown(play))) return;
    for (int team = 0; team < TEAMS_MAX; team++) {
        if (teams_seats(&play->plan.teams, (TeamId)team) == 0) continue;
        int32_t sum = play_team_gained(play, (TeamId)team);
        change_words(sum, false, gained, sizeof gained);
        if (sum == 0) count_words(0, false, gained, sizeof gained);
        snprintf(words, sizeof words, "%s: %s", _(team_title((TeamId)team)), gained);
        ui_spoken_sentence(out, words);
    }
}

void play_say_result(const PlayScene *play, Text *out) {
    char words[SPOKEN];
    ResultLine lines[SABACC_MAX_SEATS];
    if (play->seen.is_set_end)
        play_set_headline(play, words, sizeof words);
    else
        play_result_headline(play, words, sizeof words);
    ui_spoken_sentence(out, words);
    int count = play->seen.is_set_end ? 0 : play_result_lines(play, lines);
    for (int i = 0; i < count; i++) {
        result_words(play, &lines[i], words, sizeof words);
        ui_spoken_sentence(out, words);
    }
    say_teams(play, out);
}

void play_speak_results(const PlayScene *play) {
    char words[SPOKEN];
    ResultLine lines[SABACC_MAX_SEATS];
    if (play->seen.is_set_end) return; /* the log's line has told it */
    play_result_headline(play, words, sizeof words);
    play_say(play, SPEECH_EVENT, words);
    play_result_remark(play, words, sizeof words);
    play_say(play, SPEECH_EVENT, words);
    int count = play_result_lines(play, lines);
    for (int i = 0; i < count; i++) {
        result_words(play, &lines[i], words, sizeof words);
        play_say(play, SPEECH_EVENT, words);
    }
    words[0] = '\0';
    Text teams = text_over(words, sizeof words);
    say_teams(play, &teams);
    play_say(play, SPEECH_EVENT, words);
}

void play_standing_words(const PlayScene *play, const SpokenStanding *at, char *words, size_t size) {
    Text text = text_over(words, size);
    char amount[72];
    snprintf(amount, sizeof amount, "%d. ", at->place);
    text_add(&text, amount);
    text_add(&text, play_name_or_you(play, at->seat));
    if (sabacc_plays_for_credits(play_shown(play))) {
        count_words(at->holding, is_for_chips(play), amount, sizeof amount);
        play_say_part(&text, amount);
        change_words(at->gained, false, amount, sizeof amount);
        play_say_part(&text, amount);
    } else {
        snprintf(amount, sizeof amount, ngettext_("%d hand won", "%d hands won", at->hands), (int)at->hands);
        play_say_part(&text, amount);
    }
    play_say_part(&text, at->rebuys);
}
