/* sabacc-lab show: the state at a line of a record, as the table or as one seat may see it. */
#include "lab/lab.h"
#include "lab/records.h"
#include "match/json/playthrough.h"
#include "match/referee.h"

#include <stdio.h>

typedef struct Asked {
    const char *path;
    int64_t line; /* 0: the end */
    int64_t seat; /* SABACC_OPEN for the table */
} Asked;

static bool take_path(void *command, const char *word) {
    Asked *asked = command;
    if (asked->path != NULL) return lab_usage("show: one file at a time; see sabacc-lab show --help"), false;
    asked->path = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Asked *asked) {
    static const LabOption options[] = {{"--line", LAB_NUMBER(Asked, line, 1, INT32_MAX)},
                                        {"--seat", LAB_NUMBER(Asked, seat, 0, SABACC_MAX_SEATS - 1)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_path);
    *asked = (Asked){.seat = SABACC_OPEN};
    if (!lab_arguments(argc, argv, &syntax, asked)) return false;
    if (asked->path == NULL) lab_usage("show: no file; see sabacc-lab show --help");
    return asked->path != NULL;
}

static int last_line(const Record *record) {
    return record->line_count > 0 ? record->lines[record->line_count - 1].number : 1;
}

static bool can_be_shown(const Record *record, const Asked *asked) {
    int last = last_line(record), seats = record->setup.rules.seats;
    if (asked->line > last) {
        lab_usage("--line must be 1 to %d in this record", last);
        return false;
    }
    if (asked->seat >= seats) {
        lab_usage("--seat must be 0 to %d in this record", seats - 1);
        return false;
    }
    return true;
}

static int show(const Record *record, const Asked *asked) {
    char sentence[LAB_SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    Playthrough play;
    if (!referee_play(record, (int)asked->line, &play, &why)) {
        lab_bad_input(sentence);
        return LAB_FAILED;
    }
    json_t *json = play_json(&play, (int)asked->seat);
    lab_print_json(json);
    playthrough_free(&play);
    return LAB_OK;
}

int lab_show(int argc, char **argv) {
    Asked asked;
    if (!read_arguments(argc, argv, &asked)) return LAB_USAGE;
    Record *record = lab_record(asked.path);
    if (record == NULL) return LAB_USAGE;
    int code = can_be_shown(record, &asked) ? show(record, &asked) : LAB_USAGE;
    record_free(record);
    return code;
}
