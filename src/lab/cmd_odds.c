/* sabacc-lab odds: what every choice of a seat is worth, by what that seat may know. */
#include "lab/lab.h"
#include "lab/records.h"

#include "base/memory.h"
#include "match/decisions.h"
#include "session/advice_words.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct Asked {
    const char *path;
    int64_t line;     /* 0: the end */
    int64_t seat;     /* SABACC_NOBODY: whoever is to act */
    int64_t playouts; /* of each choice */
    bool as_json;
} Asked;

enum { PLAYOUTS = 4000, MOST = 1000000 };

static bool take_path(void *command, const char *word) {
    Asked *asked = command;
    if (asked->path != NULL) return lab_usage("odds: one file at a time; see sabacc-lab odds --help"), false;
    asked->path = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Asked *asked) {
    static const LabOption options[] = {{"--line", LAB_NUMBER(Asked, line, 1, INT32_MAX)},
                                        {"--seat", LAB_NUMBER(Asked, seat, 0, SABACC_MAX_SEATS - 1)},
                                        {"--playouts", LAB_NUMBER(Asked, playouts, 2, MOST)},
                                        {"--json", LAB_FLAG(Asked, as_json)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_path);
    *asked = (Asked){.seat = SABACC_NOBODY, .playouts = PLAYOUTS};
    if (!lab_arguments(argc, argv, &syntax, asked)) return false;
    if (asked->path == NULL) lab_usage("odds: no file; see sabacc-lab odds --help");
    return asked->path != NULL;
}

static json_t *choice_json(const AdviserReport *report, int index, const SabaccTable *table,
                           const char *const *names) {
    const Advice *advice = &report->list[index];
    char do_words[SABACC_TEXT], reason[LAB_SENTENCE];
    Text why = text_over(reason, sizeof reason);
    advice_reason(report, index, table, names, &why);
    json_t *json = json_object();
    json_object_set_new(json, "do", json_string(lab_deed(&advice->action, do_words)));
    json_object_set_new(json, "credits", lab_hundredths(advice->worth));
    json_object_set_new(json, "ci95", lab_hundredths(advice->worth_error));
    json_object_set_new(json, "win", json_real((double)advice->win / ADVISER_WHOLE));
    json_object_set_new(json, "win_ci95", json_real((double)advice->win_error / ADVISER_WHOLE));
    json_object_set_new(json, "why", json_string(reason));
    return json;
}

static void print_json(const MatchDecision *decision, const AdviserReport *report, const char *const *names) {
    json_t *json = json_object(), *choices = json_array();
    for (int i = 0; i < report->count; i++)
        json_array_append_new(choices, choice_json(report, i, &decision->view.table, names));
    json_object_set_new(json, "seat", json_integer(decision->seat));
    json_object_set_new(json, "choices", choices);
    lab_print_json(json);
}

static const char *unit_title(const AdviserReport *report) {
    if (report->unit == ADVISER_CREDITS) return "credits";
    if (report->unit == ADVISER_WINS) return "wins the hand";
    return report->has_sets ? "wins the match" : "wins the game";
}

static void print_table(const MatchDecision *decision, const AdviserReport *report,
                        const char *const *names) {
    printf("seat %d, %d play-outs of each choice\n\n  %-20s %14s %10s %14s\n", decision->seat,
           report->playouts, "", unit_title(report), report->has_sets ? "wins the set" : "wins the hand", "");
    for (int i = 0; i < report->count; i++) {
        const Advice *advice = &report->list[i];
        char do_words[SABACC_TEXT], reason[LAB_SENTENCE];
        Text why = text_over(reason, sizeof reason);
        advice_reason(report, i, &decision->view.table, names, &why);
        printf("%s %-20s %+8.2f ± %5.2f  %5.1f ± %4.1f %%  %s\n", i == 0 ? "*" : " ",
               lab_deed(&advice->action, do_words), (double)advice->worth / 100,
               (double)advice->worth_error / 100, (double)advice->win / 100, (double)advice->win_error / 100,
               reason);
    }
    if (report->kind_count > 0) puts("\nThe hand becomes");
    for (int i = 0; i < report->kind_count; i++)
        printf("  %5.1f %%  %s\n", (double)report->kind[i].share / 100, advice_kind(&report->kind[i]));
}

static void advise(const MatchDecision *decision, const Asked *asked, const char *const *names) {
    AdviserReport report;
    Adviser *adviser = memory_calloc(1, adviser_size());
    AiQuestion question = {.view = &decision->view, .offers = &decision->offers, .seed = decision->seed};
    adviser_begin(adviser, &question, NULL);
    adviser_play(adviser, (int)asked->playouts);
    adviser_report(adviser, &report);
    if (asked->as_json)
        print_json(decision, &report, names);
    else
        print_table(decision, &report, names);
    free(adviser);
}

static int odds(const Record *record, const Asked *asked) {
    char sentence[LAB_SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    MatchDecision decision;
    const char *names[SABACC_MAX_SEATS];
    if (!match_decision_after(record, (int)asked->line, &decision, &why)) return lab_bad_input(sentence);
    if (asked->seat != SABACC_NOBODY && asked->seat != decision.seat)
        return lab_usage("seat %d is to act there, not seat %d", decision.seat, (int)asked->seat);
    for (int seat = 0; seat < record->setup.rules.seats; seat++) names[seat] = record->setup.seat[seat].name;
    advise(&decision, asked, names);
    return LAB_OK;
}

int lab_odds(int argc, char **argv) {
    Asked asked;
    if (!read_arguments(argc, argv, &asked)) return LAB_USAGE;
    Record *record = lab_record(asked.path);
    if (record == NULL) return LAB_USAGE;
    int code = odds(record, &asked);
    record_free(record);
    return code;
}
