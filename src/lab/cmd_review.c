/* sabacc-lab review: a finished game, decision by decision. */
#include "lab/lab.h"
#include "lab/records.h"

#include "session/review.h"

#include <stdio.h>

typedef struct Asked {
    const char *path;
    int64_t seat; /* SABACC_NOBODY: all */
    bool as_json;
} Asked;

static bool take_path(void *command, const char *word) {
    Asked *asked = command;
    if (asked->path != NULL)
        return lab_usage("review: one file at a time; see sabacc-lab review --help"), false;
    asked->path = word;
    return true;
}

static bool read_arguments(int argc, char **argv, Asked *asked) {
    static const LabOption options[] = {{"--seat", LAB_NUMBER(Asked, seat, 0, SABACC_MAX_SEATS - 1)},
                                        {"--json", LAB_FLAG(Asked, as_json)}};
    static const LabSyntax syntax = LAB_SYNTAX(options, take_path);
    *asked = (Asked){.seat = SABACC_NOBODY};
    if (!lab_arguments(argc, argv, &syntax, asked)) return false;
    if (asked->path == NULL) lab_usage("review: no file; see sabacc-lab review --help");
    return asked->path != NULL;
}

static json_t *seat_json(const Review *review, int seat) {
    const ReviewSeat *own = &review->seat[seat];
    json_t *json = json_object();
    json_object_set_new(json, "seat", json_integer(seat));
    json_object_set_new(json, "decisions", json_integer(own->decisions));
    json_object_set_new(json, "given_away", lab_hundredths(own->given_away));
    json_object_set_new(json, "luck", review->unit == ADVISER_WINS ? json_null() : lab_hundredths(own->luck));
    json_object_set_new(json, "grade", own->grade < 0 ? json_null() : json_integer(own->grade));
    return json;
}

static json_t *decision_json(const ReviewDecision *decision) {
    char did[SABACC_TEXT], best[SABACC_TEXT];
    json_t *json = json_object();
    json_object_set_new(json, "line", json_integer(decision->line));
    json_object_set_new(json, "seat", json_integer(decision->seat));
    json_object_set_new(json, "did", json_string(lab_deed(&decision->did, did)));
    json_object_set_new(json, "best", json_string(lab_deed(&decision->best, best)));
    json_object_set_new(json, "lost", lab_hundredths(decision->lost));
    json_object_set_new(json, "why", json_string(decision->why));
    return json;
}

static void print_json(const Review *review, SeatMask seats) {
    json_t *json = json_object(), *list = json_array(), *decisions = json_array();
    for (int seat = 0; seat < review->seats; seat++)
        if (seat_in(seats, seat)) json_array_append_new(list, seat_json(review, seat));
    for (int i = 0; i < review->count; i++) json_array_append_new(decisions, decision_json(&review->list[i]));
    json_object_set_new(json, "seats", list);
    json_object_set_new(json, "decisions", decisions);
    lab_print_json(json);
}

static void print_table(const Review *review, SeatMask seats, const Record *record) {
    static const char *const marks[] = {"", "?", "??", "???"};
    printf("%-14s %9s %12s %10s %10s %6s\n", "seat", "decisions", "given away", "luck", "result", "grade");
    for (int seat = 0; seat < review->seats; seat++) {
        const ReviewSeat *own = &review->seat[seat];
        if (!seat_in(seats, seat)) continue;
        printf("%d %-12s %9d %12.2f %10.2f %10.2f %6d\n", seat, record->setup.seat[seat].name, own->decisions,
               (double)own->given_away / 100, (double)own->luck / 100, (double)own->result / 100, own->grade);
    }
    puts("\nWhat gave something away, or may have:");
    for (int i = 0; i < review->count; i++) {
        const ReviewDecision *decision = &review->list[i];
        char did[SABACC_TEXT], best[SABACC_TEXT];
        if (decision->lost == 0) continue;
        printf("line %d, hand %d, seat %d: %s (%.2f%s); better: %s. %s\n", decision->line,
               (int)decision->hand, decision->seat, lab_deed(&decision->did, did),
               (double)decision->lost / 100, marks[review_mark(decision)], lab_deed(&decision->best, best),
               decision->why);
    }
}

static int look_back(const Record *record, const Asked *asked) {
    char sentence[LAB_SENTENCE];
    Text why = text_over(sentence, sizeof sentence);
    Review review;
    int seats = record->setup.rules.seats;
    if (asked->seat >= seats) return lab_usage("--seat must be 0 to %d in this record", seats - 1);
    SeatMask all = (SeatMask)((1U << seats) - 1);
    SeatMask wanted = asked->seat == SABACC_NOBODY ? all : seat_bit((int)asked->seat);
    bool holds = review_record(record, wanted, NULL, NULL, NULL, &review, &why);
    if (holds && asked->as_json) print_json(&review, wanted);
    if (holds && !asked->as_json) print_table(&review, wanted, record);
    review_free(&review);
    return holds ? LAB_OK : lab_bad_input(sentence);
}

int lab_review(int argc, char **argv) {
    Asked asked;
    if (!read_arguments(argc, argv, &asked)) return LAB_USAGE;
    Record *record = lab_record(asked.path);
    if (record == NULL) return LAB_USAGE;
    int code = look_back(record, &asked);
    record_free(record);
    return code;
}
