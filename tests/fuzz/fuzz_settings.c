/* Any bytes as the file of settings: whatever comes out is fit to be used, and a fault is one sentence. */
#include "session/settings_file.h"

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
    char sentence[SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    Settings settings;
    bool is_good = settings_file_read_bytes("settings.json", (const char *)bytes, size, &settings, &why);
    assert(is_good == (why.used == 0));
    assert(is_plain(sentence));
    for (int i = 0; i < SETTING_COUNT; i++)
        assert(settings.values[i] >= setting_rows[i].min && settings.values[i] <= setting_rows[i].max);
    assert(memchr(settings.player, '\0', sizeof settings.player) != NULL);
    assert(memchr(settings.language, '\0', sizeof settings.language) != NULL);
    return 0;
}
