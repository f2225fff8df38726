#ifndef SABACC_SCENES_GALLERY_LAB_JOB_H
#define SABACC_SCENES_GALLERY_LAB_JOB_H

/* The bench at work for the window: a run of sabacc-lab as a program of its own, listened to on a thread. So
   what only the bench needs (libraries to write PDF and draw SVG) costs the window neither time to start nor
   memory. For the loop's thread, but for `wake`. Knows nothing of what is asked of the bench. */

#include <stdbool.h>

enum { LAB_JOB_WORDS = 1024, LAB_JOB_ARGUMENTS = 20 };

typedef struct LabJob LabJob;

typedef struct LabJobState {
    bool is_over, is_good;     /* good: over, and it has left with 0 */
    int done, of;              /* as it says itself ({"done":3,"of":14}); 0 of 0 before it has said any */
    char words[LAB_JOB_WORDS]; /* when it is over: its last line, without its own name in front; why, where it
                                  could not be run at all */
} LabJobState;

/* Runs `program` (a path, or a name to be looked for in PATH) with these arguments, NULL at the end; all are
   copied. `wake` is called on the thread whenever lab_job_look may tell more. NULL when there is
   no thread to be had, or too many arguments. */
LabJob *lab_job_start(const char *program, const char *const *arguments, void (*wake)(void *user),
                      void *user);

LabJobState lab_job_look(LabJob *job);

/* Asks it to stop; it is over soon, having put away what it had half done. One that has not stopped two
   seconds later is ended. */
void lab_job_stop(LabJob *job);

/* Stops it and waits for it. NULL is allowed. */
void lab_job_free(LabJob *job);

#endif
