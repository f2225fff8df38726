#include "scenes/gallery/hand.h"

#include "base/i18n.h"
#include "rules/sabacc.h"
#include "scenes/gallery/worth.h"

/* The best hand found, at the table of its game. */
typedef struct Search {
    const SabaccTable *table;
    const GalleryDeck *deck;
    uint64_t key;
    GalleryHand best;
    bool is_by_family; /* a hand has equally many cards of each family */
} Search;

static bool has_families(const SabaccCard *cards, int count) {
    for (int i = 1; i < count; i++)
        if (sabacc_card_family(cards[i]) == sabacc_card_family(cards[0])) return false;
    return true;
}

static void try_hand(Search *search, const int *faces, int count) {
    SabaccCard cards[GALLERY_HAND];
    for (int i = 0; i < count; i++) {
        cards[i] = gallery_card(search->deck, faces[i]);
        if (cards[i] == SABACC_CARD_NONE || !gallery_table_has(search->table, cards[i])) return;
    }
    if (search->is_by_family && !has_families(cards, count)) return;
    SabaccWorth worth = sabacc_worth(search->table, 0, cards, count);
    if (search->best.count > 0 && worth.key <= search->key) return;
    search->key = worth.key;
    search->best.count = count;
    search->best.kind = _(sabacc_rank_title((SabaccRank)worth.rank));
    for (int i = 0; i < count; i++) search->best.faces[i] = faces[i];
}

/* With one other, and with two where hands may have three. */
static void try_all(Search *search, int face, SabaccRange sizes) {
    const GalleryDeck *deck = search->deck;
    for (int one = 0; one < deck->face_count; one++) {
        if (one == face) continue;
        if (sizes.min <= 2 && sizes.max >= 2) try_hand(search, (int[]){face, one}, 2);
        if (sizes.min > GALLERY_HAND || sizes.max < GALLERY_HAND) continue;
        for (int other = one + 1; other < deck->face_count; other++)
            if (other != face) try_hand(search, (int[]){face, one, other}, GALLERY_HAND);
    }
}

GalleryHand gallery_hand(const GalleryDeck *deck, int face) {
    SabaccCard card = gallery_card(deck, face);
    if (deck->kind != GALLERY_CARDS || card == SABACC_CARD_NONE) return (GalleryHand){0};
    for (int i = 0; i < sabacc_game_count(); i++) {
        const SabaccGame *game = sabacc_game_at(i);
        SabaccTable table;
        gallery_table(game, &table);
        if (!gallery_table_has(&table, card)) continue;
        if (game->played_for.compared) return (GalleryHand){0};
        Search search = {.table = &table, .deck = deck, .is_by_family = game->hand_cards > 0};
        search.best.game = _(game->name);
        try_all(&search, face, sabacc_hand_sizes(&table));
        return search.best;
    }
    return (GalleryHand){0};
}
