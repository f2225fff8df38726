#include "play_support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

void play_support_open(PlayScene *play, const MatchSetup *setup, Settings *settings, StartOptions *start) {
    char words[256] = "";
    Text why = text_over(words, sizeof words);
    MatchSetup people = *setup;
    SabaccView view;
    for (int seat = 0; seat < people.rules.seats; seat++)
        memcpy(people.seat[seat].agent, "human", sizeof "human");
    play->scene.stage = stage_create(&(StageServices){
        .ui = ui_create(), .settings = settings, .start = start, .data_directory = "/nowhere"});
    play->game.match = match_new(&people, NULL, NULL, &why);
    if (!play->game.match) fail_msg("%s", words);
    play->game.humans = (SeatMask)((1 << people.rules.seats) - 1);
    play->asking.wants_field = play->chance.pointer = SABACC_NOBODY;
    play->past.hand = 1;
    pick_clear(&play->asking.pick);
    play->seen.eyes = match_subscribe(play->game.match, SABACC_NOBODY);
    subscription_view(&play->seen.eyes, &view);
    play->seen.view = table_view_create(&view, play->game.looks, play_settings(play), NULL);
}

void play_support_close(PlayScene *play) {
    Ui *ui = stage_services(play->scene.stage)->ui;
    match_free(play->game.match);
    table_view_free(play->seen.view);
    stage_free(play->scene.stage);
    ui_free(ui);
}
