/* Cards and sets of cards, independent of the game. */
#ifndef SABACC_RULES_CARD_H
#define SABACC_RULES_CARD_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One byte identifies a face, the same in every deck; two copies of a card have the same byte. */
typedef uint8_t SabaccCard;
enum { SABACC_CARD_NONE = 0, SABACC_CARD_HIDDEN = 255 };

/* A set of cards as bits; the deck assigns bits to cards (hands/cards.c). */
typedef struct SabaccSet {
    uint64_t bits[2];
} SabaccSet;

/* The two families of Kessel Sabacc (KE-2). */
typedef enum SabaccFamily { SABACC_NO_FAMILY, SABACC_SAND, SABACC_BLOOD } SabaccFamily;

/* Writes the card's word of docs/record.md ("ci+3", "sylop"), "?" if it is hidden. */
void sabacc_card_format(SabaccCard card, Text *out);

/* Reads a card's word; SABACC_CARD_NONE if it is not one. */
SabaccCard sabacc_card_parse(const char *word, size_t length);

/* True for a shift token (KE-1): its picture is in the folder `tokens`, not among the cards of its game. */
bool sabacc_card_is_token(SabaccCard card);

/* The family of a card by its face; SABACC_NO_FAMILY if it has none. */
SabaccFamily sabacc_card_family(SabaccCard card);

#endif
