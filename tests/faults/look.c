/* Opens a data directory as the program does when it starts, and prints a line for each thing that is lost or
 * broken:
 *
 *     faults-look DIR             what cannot be read, or was left behind
 *     faults-look DIR JOURNAL     … and what differs from the player's marks in the journal (player.c)
 *     faults-look DIR JOURNAL passing    … after the faults: the player must have recovered too
 *
 * Exit status 0 if there is nothing to report, else 1; 2 where it cannot be done. */
#include <stdio.h>
#include <stdlib.h>

#include "judge.h"

static bool read_marks(const char *path, Timeline *timeline) {
    FILE *file = fopen(path, "rb");
    Call call;
    while (file && call_read(file, &call)) {
        if (call.kind == CALL_MARK) timeline_add(timeline, call.serial, (const char *)call.data, call.size);
        free(call.data);
    }
    bool is_whole = file && feof(file);
    if (file) fclose(file);
    return is_whole;
}

static void print(void *user, const char *sentence) {
    long *failures = user;
    (*failures)++;
    puts(sentence);
}

int main(int argc, char **argv) {
    Timeline timeline = {0};
    long failures = 0;
    if (argc < 2 || argc > 4 || (argc >= 3 && !read_marks(argv[2], &timeline))) return 2;
    judge_directory(&(Finding){.directory = argv[1],
                               .timeline = argc >= 3 ? &timeline : NULL,
                               .moments = timeline.count,
                               .fail = print,
                               .user = &failures});
    if (argc == 4 && timeline_is_in_problem(&timeline)) print(&failures, "the record is not written again");
    timeline_free(&timeline);
    return failures > 0 ? 1 : 0;
}
