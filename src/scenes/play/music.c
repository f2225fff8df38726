#include "scenes/play/music.h"

#include "audio/audio.h"

enum { SIT_DOWN_MS = 2500, TURN_MS = 4000, ROOM_MS = 3000, MUCH = 4 /* a quarter of everything */ };

static SabaccPrize prize_of(const SabaccTable *table) {
    return (SabaccPrize)sabacc_table_game(table)->played_for.prize;
}

/* The share of what hands are played for in the pots and in front of the players. Where chips are played for,
 * the credits lie in the pot from beginning to end. */
static bool much_lies_in_pots(const SabaccTable *table) {
    if (prize_of(table) == SABACC_FOR_CHIPS) return false;
    int64_t pots = (int64_t)table->hand_pot + table->sabacc_pot + table->pending, all;
    for (int seat = 0; seat < table->seats; seat++) pots += table->seat[seat].bet;
    all = pots;
    for (int seat = 0; seat < table->seats; seat++)
        if (seat != sabacc_house_seat(table)) all += sabacc_purse(table, seat);
    return pots > 0 && pots * MUCH >= all;
}

static bool two_are_left(const SabaccTable *table) {
    return table->seats > 2 && __builtin_popcount(table->in_game) == 2;
}

static bool has_one_chip(const SabaccTable *table) {
    for (int seat = 0; prize_of(table) == SABACC_FOR_CHIPS && seat < table->seats; seat++)
        if (seat_in(table->in_game, seat) && sabacc_holding(table, seat) == 1) return true;
    return false;
}

static bool lacks_one_set(const SabaccTable *table) {
    if (prize_of(table) != SABACC_FOR_SETS) return false;
    int last = (int)sabacc_option(table, SABACC_OPTION_SETS).n - 1;
    for (int seat = 0; last > 0 && seat < table->seats; seat++)
        if (table->seat[seat].sets == last) return true;
    return false;
}

bool play_is_tense(const SabaccTable *table) {
    return !table->over &&
           (much_lies_in_pots(table) || two_are_left(table) || has_one_chip(table) || lacks_one_set(table));
}

void play_music_follow(PlayMusic *music, struct Audio *audio, const SabaccTable *shown, bool is_demo) {
    if (play_is_tense(shown)) music->tense_hand = shown->hand;
    bool is_tense = music->tense_hand == shown->hand && shown->hand > 0 && !shown->over;
    AudioMusic tune = is_tense ? AUDIO_MUSIC_STAKES : AUDIO_MUSIC_BACKROOM;
    audio_music_start(audio, is_demo ? AUDIO_MUSIC_LOUNGE : tune, shown->hand > 1 ? TURN_MS : SIT_DOWN_MS);
    audio_room_start(audio, sabacc_table_game(shown)->place, ROOM_MS);
}

void title_music(struct Audio *audio) {
    audio_music_start(audio, AUDIO_MUSIC_LOUNGE, SIT_DOWN_MS);
    audio_room_start(audio, "tavern", ROOM_MS);
}
