/* What failed to open is closed like what was open: closing nothing does nothing. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "audio/audio.h"
#include "audio/music.h"
#include "base/files.h"
#include "decks/library.h"
#include "render/presenter.h"
#include "render/turned.h"
#include "scenes/gallery/lab_job.h"
#include "scenes/play/cover.h"
#include "scenes/problem.h"
#include "scenes/stage.h"
#include "session/counsel.h"
#include "session/daily_master.h"
#include "session/hand_review.h"
#include "session/lesson.h"
#include "session/opponents.h"
#include "session/past_games_job.h"
#include "session/review_job.h"
#include "speech/speech.h"
#include "table/view.h"
#include "ui/terms.h"

static void test_nothing_is_closed(void **unused) {
    (void)unused;
    file_watch_close(NULL);
    deck_close(NULL);
    deck_library_free(NULL);
    pixmap_free(NULL);
    transcript_free(NULL);
    turned_free(NULL);
    fonts_close(NULL);
    sprites_close(NULL);
    canvas_free(NULL);
    presenter_close(NULL);
    audio_room_stop(NULL, 0);
    audio_music_stop(NULL, 0);
    audio_close(NULL);
    music_free(NULL);
    speech_stop(NULL);
    ui_free(NULL);
    terms_free(NULL);
    table_view_free(NULL);
    match_free(NULL);
}

static void test_nobody_is_sent_away(void **unused) {
    (void)unused;
    daily_free(NULL);
    daily_master_free(NULL);
    past_games_job_free(NULL);
    review_job_free(NULL);
    hand_review_free(NULL);
    lesson_free(NULL);
    counsel_free(NULL);
    opponents_free(NULL);
    problems_free(NULL);
    cover_free(NULL);
    lab_job_free(NULL);
    stage_free(NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_nothing_is_closed),
                                       cmocka_unit_test(test_nobody_is_sent_away)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
