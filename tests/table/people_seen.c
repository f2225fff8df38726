#include "people_seen.h"

#include <stdlib.h>
#include <string.h>

FixtureSetup people_setup(const char *game, int seats) {
    return (FixtureSetup){.width = 1920,
                          .height = 1080,
                          .seats = seats,
                          .seed = 5,
                          .credits = 100,
                          .game = game,
                          .settings = {.speed = 1, .shows_totals = true}};
}

void people_draw(TableFixture *fixture) { free(fixture_describe(fixture, NULL)); }

const Fact *people_shown(const TableFixture *fixture, const char *words) {
    const Transcript *said = canvas_transcript(fixture->canvas);
    for (int i = 0; i < transcript_count(said); i++)
        if (strncmp(transcript_at(said, i)->words, words, strlen(words)) == 0) return transcript_at(said, i);
    return NULL;
}

bool people_ends(const char *words, const char *end) {
    size_t length = strlen(words), at = strlen(end);
    return length >= at && strcmp(words + length - at, end) == 0;
}

int people_turn_of(const Fact *person) {
    return people_ends(person->words, "-left") ? -1 : people_ends(person->words, "-right") ? 1 : 0;
}
