/* Any bytes as a record: read, run, shown, and its header written and read again. Nothing may crash, hang or
 * overrun memory, and reading again must give the same result. */
#include "match/json/playthrough.h"
#include "match/record/record.h"
#include "match/referee.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { SENTENCE = 1024, MAX_LINES = 4000 };

static void check_header(const MatchSetup *setup) {
    char sentence[SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    char *header = record_header(setup);
    Record *again = record_read_bytes("again", header, strlen(header), NULL, &why);
    assert(again != NULL);
    assert(memcmp(again->setup.rules.options, setup->rules.options, sizeof setup->rules.options) == 0);
    char *twice = record_header(&again->setup);
    assert(strcmp(header, twice) == 0);
    free(header);
    free(twice);
    record_free(again);
}

static void check_json(const Record *record) {
    char sentence[SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    Playthrough play;
    if (!referee_play(record, 0, &play, &why)) return;
    for (int viewer = SABACC_OPEN; viewer < record->setup.rules.seats; viewer++) {
        json_t *json = play_json(&play, viewer);
        char *words = json_dumps(json, JSON_COMPACT);
        assert(words != NULL);
        free(words);
        json_decref(json);
    }
    playthrough_free(&play);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    char sentence[SENTENCE], dropped[SENTENCE];
    Text why = text_over(sentence, sizeof sentence), warning = text_over(dropped, sizeof dropped);
    Record *record = record_read_bytes("record", (const char *)bytes, size, &warning, &why);
    assert((record == NULL) == (why.used > 0));
    assert(strchr(sentence, '\n') == NULL);
    if (record == NULL) return 0;
    assert(record->is_cut == (warning.used > 0));
    if (record->line_count < MAX_LINES) {
        bool holds = referee_run(record, &why);
        assert(holds == (why.used == 0));
        check_json(record);
    }
    check_header(&record->setup);
    record_free(record);
    return 0;
}
