#ifndef SABACC_SCENES_GALLERY_LAB_JOB_H
#define SABACC_SCENES_GALLERY_LAB_JOB_H

/* Runs sabacc-lab as a child process for the window and reads its output on a thread. So the libraries that
 * only sabacc-lab needs (to write PDF and draw SVG) cost the window neither startup time nor memory. For the
 * main thread, except `wake`. Knows nothing of what the run does. */

#include <stdbool.h>

enum { LAB_JOB_WORDS = 1024, LAB_JOB_ARGUMENTS = 22 };

typedef struct LabJob LabJob;

typedef struct LabJobState {
    bool is_over, is_good; /* good: over, with exit status 0 */
    int done, of;          /* from its progress lines ({"done":3,"of":14}); 0 of 0 before the first */
    /* when over: its last line without the program's name; or why it could not be run */
    char words[LAB_JOB_WORDS];
} LabJobState;

/* Runs `program` (a path, or a name searched in PATH) with these NULL-terminated arguments; all are copied.
 * `wake` is called on the thread whenever lab_job_look may return more. NULL if no thread can be created, or
 * there are too many arguments. */
LabJob *lab_job_start(const char *program, const char *const *arguments, void (*wake)(void *user),
                      void *user);

LabJobState lab_job_look(LabJob *job);

/* Asks it to stop; it ends soon, after removing partial files. If it has not stopped after two seconds it is
 * killed. */
void lab_job_stop(LabJob *job);

/* Stops it and waits for it. NULL is allowed. */
void lab_job_free(LabJob *job);

#endif
