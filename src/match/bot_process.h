/* The process of an outside bot, and the processes it starts.
 *
 * Between the program and the bot is a keeper: a child of ours that only waits, and that ends the bot with
 * all its children when told to or when we are gone, however we ended (out of memory, a signal, a kill).
 * Nothing here waits for the bot's output or input longer than the given time.
 *
 * This file knows nothing of games and questions. One thread at a time may use a process. */
#ifndef SABACC_MATCH_BOT_PROCESS_H
#define SABACC_MATCH_BOT_PROCESS_H

#include "base/text.h"

#include <sys/types.h>

enum {
    BOT_EOF_MS = 400,          /* time to exit after its input is closed */
    BOT_TERM_MS = 250,         /* then its group gets SIGTERM, and after this time SIGKILL */
    BOT_KILL_MS = 1000,        /* how long the keeper waits for killed processes to be gone */
    BOT_COMPLAINTS = 64 * 1024 /* bytes of its standard error that are passed on; the rest is dropped */
};

typedef struct BotProcess {
    pid_t keeper; /* 0: there is none */
    int socket;   /* the bot's standard input and output */
    int lifeline; /* to the keeper: closing our end ends the bot */
    pid_t bot;    /* leads its process group */
} BotProcess;

/* Starts `command` by /bin/sh in a process group of its own. Its standard error is passed on to ours. False
 * with a sentence in `why` if no process can be created; a missing command shows only when the shell exits.
 */
bool bot_process_start(BotProcess *process, const char *command, Text *why);

/* Sends all of it without waiting. 0, or errno: EAGAIN if the bot has left so much unread that no more fits,
 * another if it is gone. */
int bot_process_send(const BotProcess *process, const char *bytes, size_t size);

/* Waits at most `milliseconds` for output and reads what there is. Returns the number of bytes; 0 if none
 * came in time; -1 if none will come any more. */
int bot_process_receive(const BotProcess *process, char *bytes, size_t size, int milliseconds);

/* Ends the bot and its children with the limits above, and returns when they are gone or killed. `how` (may
 * be NULL) gets how the bot ended, if it did so by itself: "it ended with status 127", "it was ended by
 * signal 11"; otherwise nothing is added. Does nothing if there is no process. */
void bot_process_stop(BotProcess *process, Text *how);

/* The keeper's main function, in the forked child. Private to bot_process.c and bot_keeper.c. */
_Noreturn void bot_keeper_run(int lifeline, int socket, const char *command);

/* What the keeper writes to the lifeline: first one report when the bot runs (error: errno, or 0), then one
 * when all is over. */
typedef struct BotReport {
    int error;
    pid_t bot;
    int has_ended; /* by itself, before anything was sent to it */
    int status;    /* as of waitpid, if it has */
} BotReport;

#endif
