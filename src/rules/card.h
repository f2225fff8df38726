/* Cards and sets of cards, whatever game they belong to. */
#ifndef SABACC_RULES_CARD_H
#define SABACC_RULES_CARD_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One byte names a face, the same in every deck; two copies of a card are the same byte. */
typedef uint8_t SabaccCard;
enum { SABACC_CARD_NONE = 0, SABACC_CARD_HIDDEN = 255 };

/* A set of cards as bits; which bit stands for which card is the deck's affair (hands/cards.c). */
typedef struct SabaccSet {
    uint64_t bits[2];
} SabaccSet;

/* The two families of Kessel Sabacc (KE-2). */
typedef enum SabaccFamily { SABACC_NO_FAMILY, SABACC_SAND, SABACC_BLOOD } SabaccFamily;

/* Writes the card's word of docs/record.md ("ci+3", "sylop"), "?" where it is hidden. */
void sabacc_card_format(SabaccCard card, Text *out);

/* Reads a card's word; SABACC_CARD_NONE where it is none. */
SabaccCard sabacc_card_parse(const char *word, size_t length);

/* True for a shift token (KE-1): its face is in the folder `tokens`, not among the cards of its game. */
bool sabacc_card_is_token(SabaccCard card);

/* The family of a card by its face; SABACC_NO_FAMILY where it is of none. */
SabaccFamily sabacc_card_family(SabaccCard card);

#endif
