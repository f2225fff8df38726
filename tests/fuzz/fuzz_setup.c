/* Any bytes as the file of the last setup: what is taken over can be played, and a fault is one sentence. */
#include "session/last_setup.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { SENTENCE = 1024 };

/* What a file says must not reach a terminal as a command. */
static bool is_plain(const char *sentence) {
    for (; *sentence; sentence++)
        if ((unsigned char)*sentence < ' ' || *sentence == 0x7f) return false;
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    char sentence[SENTENCE], reason[SENTENCE];
    Text why = text_over(sentence, sizeof sentence), fault = text_over(reason, sizeof reason);
    static GamePlan usual;
    if (!usual.setup.rules.game) game_plan_usual(&usual);
    GamePlan plan = usual;
    bool is_read = last_setup_read_bytes("setup.json", (const char *)bytes, size, &plan, &why);
    assert(is_plain(sentence));
    assert(is_read || why.used > 0);
    if (is_read) {
        SabaccState state;
        assert(game_plan_check(&plan, &fault));
        sabacc_start(&state, &plan.setup.rules, NULL);
    } else {
        assert(memcmp(&plan, &usual, sizeof plan) == 0);
    }
    return 0;
}
