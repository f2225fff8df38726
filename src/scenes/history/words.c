#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"
#include "scenes/history/private.h"
#include "session/calendar.h"
#include "ui/style.h"
#include "words/card_words.h"

void history_when(int64_t seconds, char *words, size_t size) {
    time_t when = (time_t)seconds;
    struct tm local;
    localtime_r(&when, &local);
    /* TRANSLATORS: when a game was played last, for strftime: %Y year, %m month, %d day, %H hour, %M minute,
     * all in figures. Short. */
    strftime(words, size, _("%Y-%m-%d %H:%M"), &local);
}

static void add_part(Text *words, const char *part) {
    if (words->used > 0) text_add(words, " · ");
    text_add(words, part);
}

static void add_minutes(Text *words, int minutes) {
    char part[64];
    if (minutes <= 0) return;
    if (minutes < 90)
        snprintf(part, sizeof part, ngettext_("%d minute", "%d minutes", minutes), minutes);
    else
        snprintf(part, sizeof part, _("%d h %02d min"), minutes / 60, minutes % 60);
    add_part(words, part);
}

static void add_rules(Text *words, const GameDigest *digest) {
    char day[CALENDAR_WORDS], part[128];
    if (digest->daily) {
        calendar_format(digest->daily, day);
        snprintf(part, sizeof part, _("Deal of the day, %s"), day);
        add_part(words, part);
    } else if (digest->has_house_rules || digest->preset[0]) {
        add_part(words, digest->has_house_rules ? _("House rules") : digest->preset);
    }
}

void history_facts(const PastGame *game, char *words, size_t size) {
    Text text = text_over(words, size);
    const GameDigest *digest = &game->digest;
    char part[64];
    bool is_sets = digest->game->played_for.by_round;
    if (digest->hands > 0) {
        snprintf(part, sizeof part,
                 is_sets ? ngettext_("%d set", "%d sets", digest->hands)
                         : ngettext_("%d hand", "%d hands", digest->hands),
                 (int)digest->hands);
        add_part(&text, part);
    } else {
        add_part(&text, game->is_unfinished ? _("The first hand") : _("Left in the first hand"));
    }
    if (digest->hands > 0 && !digest->is_over && !game->is_unfinished) add_part(&text, _("left early"));
    add_minutes(&text, past_game_minutes(game));
    add_rules(&text, digest);
}

const char *history_fault(const PastGame *game) {
    const char *from = strstr(game->digest.fault, game->file);
    return from ? from : game->digest.fault;
}

void history_unknown(const PastGame *game, char *words, size_t size) {
    char when[64];
    history_when(game->changed, when, sizeof when);
    if (game->is_digested)
        snprintf(words, size, _("%s: this game cannot be read. %s"), when, history_fault(game));
    else
        snprintf(words, size, _("%s: being looked at…"), when);
}

void history_pot(const GameDigest *digest, char *words, size_t size) {
    snprintf(words, size,
             ngettext_("Biggest pot: %d credit, %s in hand %d", "Biggest pot: %d credits, %s in hand %d",
                       digest->pot),
             (int)digest->pot, digest->seat[digest->pot_seat].name, (int)digest->pot_hand);
}

void history_moment(const GameDigest *digest, char *words, size_t size) {
    int person = game_digest_person(digest), first = person;
    char hand[96];
    bool has_pot = digest->pot > 0 && digest->pot_seat == person;
    for (int seat = 0; seat < digest->seats; seat++)
        if (digest->seat[seat].best.key > digest->seat[first].best.key) first = seat;
    words[0] = '\0';
    if (digest->seat[person].best.key != 0 || (digest->seat[first].best.key != 0 && !has_pot)) {
        if (digest->seat[person].best.key != 0) first = person;
        history_hand(&digest->seat[first].best, hand, sizeof hand);
        /* TRANSLATORS: the best hand of a game, and whose: “Best hand: Nulrhek −2, Ana” */
        snprintf(words, size, _("Best hand: %s, %s"), hand, digest->seat[first].name);
    } else if (has_pot) {
        history_pot(digest, words, size);
    }
}

void history_names(const GameDigest *digest, char *words, size_t size) {
    Text text = text_over(words, size);
    for (int seat = 0; seat < digest->seats; seat++) {
        if (seat > 0) text_add(&text, C_("list", ", "));
        text_add(&text, digest->seat[seat].name);
    }
}

/* Beside the number. */
static const char *unit_of(bool is_of_hands, uint8_t prize, int32_t result) {
    int32_t count = result < 0 ? -result : result;
    if (is_of_hands) return ngettext_("hand won", "hands won", count);
    if (prize == SABACC_FOR_CHIPS) return ngettext_("chip", "chips", count);
    return prize == SABACC_FOR_SETS ? ngettext_("set", "sets", count) : ngettext_("credit", "credits", count);
}

HistoryResult history_result(const GameDigest *digest, int seat) {
    uint8_t prize = digest->game->played_for.prize;
    bool is_of_hands = prize == SABACC_FOR_CREDITS && !digest->plays_for_credits;
    int32_t result = digest->seat[seat].result;
    bool is_gain = prize == SABACC_FOR_CREDITS ? result > 0 : seat_in(digest->champions, seat);
    bool is_loss = prize == SABACC_FOR_CREDITS ? result < 0 : digest->is_over && !is_gain;
    HistoryResult made = {.unit = unit_of(is_of_hands, prize, result),
                          .colour = is_gain   ? STYLE_GAIN
                                    : is_loss ? STYLE_LOSS
                                              : STYLE_BONE};
    Text number = text_over(made.number, sizeof made.number);
    if (is_of_hands || prize == SABACC_FOR_SETS)
        text_add_shown(&number, result);
    else
        text_add_shown_signed(&number, result);
    if (is_of_hands) made.colour = STYLE_BONE;
    return made;
}

const char *history_agent(const char *agent) {
    static const struct {
        const char *agent, *title;
    } levels[] = {{"ai:novice", N_("Novice")},
                  {"ai:regular", N_("Regular")},
                  {"ai:sharp", N_("Sharp")},
                  {"ai:master", N_("Master")},
                  {"random", N_("Random")}};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        size_t length = strlen(levels[i].agent); /* a character may follow: "ai:sharp:Vex" */
        bool is_level = strncmp(levels[i].agent, agent, length) == 0;
        if (is_level && (agent[length] == '\0' || agent[length] == ':')) return _(levels[i].title);
    }
    return "";
}

/* Of two families: "Sabacc of 5", by the card that is no wild one, or "Difference 2". */
static void hand_of_families(const DigestHand *hand, char *words, size_t size) {
    const char *title = _(sabacc_rank_title((SabaccRank)hand->rank));
    int number = 0;
    for (int i = 0; i < hand->count; i++) {
        char word[CARD_WORDS];
        Text text = text_over(word, sizeof word);
        sabacc_card_format(hand->cards[i], &text);
        int value = atoi(word + strcspn(word, "0123456789"));
        number = value > number ? value : number;
    }
    if (hand->total != 0)
        snprintf(words, size, "%s %d", title, abs((int)hand->total));
    else if (number > 0)
        snprintf(words, size, _("%s of %d"), title, number);
    else
        snprintf(words, size, "%s", title);
}

void history_hand(const DigestHand *hand, char *words, size_t size) {
    char total[16];
    if (hand->count > 0 && sabacc_card_family(hand->cards[0]) != SABACC_NO_FAMILY) {
        hand_of_families(hand, words, size);
        return;
    }
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, hand->total);
    snprintf(words, size, "%s %s", _(sabacc_rank_title((SabaccRank)hand->rank)), total);
}
