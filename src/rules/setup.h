/* Setups: everything that fixes a game before its first action. */
#ifndef SABACC_RULES_SETUP_H
#define SABACC_RULES_SETUP_H

#include "base/seats.h"
#include "base/text.h"
#include "rules/game.h"
#include "rules/limits.h"

/* The value of an option: which of its forms (options.def), and the numbers N and M of that form. */
typedef struct SabaccValue {
    int32_t form;
    int32_t n, m;
} SabaccValue;

typedef struct SabaccSetup {
    const SabaccGame *game;
    int seats;                         /* min_seats … max_seats */
    int32_t credits[SABACC_MAX_SEATS]; /* 0 … SABACC_MAX_CREDITS each */
    uint8_t items[SABACC_MAX_SEATS];   /* bits of SabaccItem: what each seat owns; with stakes (PL-2) */
    SeatMask sits_out;                 /* seats that sit out from the beginning; with `sit-out on` (ST-6) */
    int dealer;                        /* the first dealer's seat, or SABACC_NOBODY: the croupier chooses */
    SabaccValue options[SABACC_OPTIONS];
} SabaccSetup;

/* A setup of `game` with every option at its default, `seats` stacks of `credits`, and no dealer. */
void sabacc_setup_init(SabaccSetup *setup, const SabaccGame *game, int seats, int32_t credits);

/* True if every option is at the default of the game. */
bool sabacc_setup_is_usual(const SabaccSetup *setup);

/* A stack that fits the setup's stakes: a hundred antes or stakes, two buy-ins, five wagers; at least 100. */
int32_t sabacc_usual_credits(const SabaccSetup *setup);

/* Gives every seat sabacc_usual_credits. */
void sabacc_setup_suit_credits(SabaccSetup *setup);

/* Sets an option by its key and value as text ("limit", "fixed 3 6"; booleans "on"/"true", "off"/"false").
 * False if the game lacks the option or the value is invalid or out of range: `why` then gets a sentence that
 * names what is allowed, and the setup is unchanged. */
bool sabacc_option_set(SabaccSetup *setup, const char *key, const char *value, Text *why);

/* False where the other options leave this one without a meaning: symbols where no symbol decides (SH-2). It
 * can be set all the same; lists for players need not show it. */
bool sabacc_option_matters(const SabaccSetup *setup, SabaccOptionId id);

/* Writes the option's value in the form that sabacc_option_set reads. */
void sabacc_option_format(const SabaccSetup *setup, SabaccOptionId id, Text *out);

/* Applies a preset of the game; false with a sentence in `why`, and no change, if there is none of that id.
 */
bool sabacc_preset_apply(SabaccSetup *setup, const char *id, Text *why);

/* True if seats, credits and dealer are in range and no two options conflict; otherwise `why` says what is
 * not and what would be. */
bool sabacc_setup_check(const SabaccSetup *setup, Text *why);

/* True if at least two seats can pay the first ante, or the buy-in; otherwise the game would be over at once
 * (ST-2), and `why` says what to change. For code that sets up games; the setup must pass sabacc_setup_check.
 */
bool sabacc_setup_can_begin(const SabaccSetup *setup, Text *why);

/* True if a game of this setup must end; against the house it need not, unless its hands are limited: then
 * `why` says what to change. For code that plays games to their end. */
bool sabacc_setup_ends(const SabaccSetup *setup, Text *why);

/* True if items can be staked by its options (PL-2). */
bool sabacc_setup_has_items(const SabaccSetup *setup);

/* The seats at the table of this setup, including the house's if it plays. */
int sabacc_setup_seats(const SabaccSetup *setup);

#endif
