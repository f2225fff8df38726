/* The process of an outside bot, and whatever it starts.
 *
 * Between the program and the bot stands a keeper: a child of ours that does nothing but wait, and that ends
 * the bot with all its children when it is told to or when we are gone, however we ended (out of memory, a
 * signal, a kill). Nothing here waits for the bot's output or input for longer than it is told.
 *
 * This file knows nothing of games and questions. One thread at a time may use a process. */
#ifndef SABACC_MATCH_BOT_PROCESS_H
#define SABACC_MATCH_BOT_PROCESS_H

#include "base/text.h"

#include <sys/types.h>

enum {
    BOT_EOF_MS = 400,          /* after its input is closed it may end by itself */
    BOT_TERM_MS = 250,         /* then its group is sent SIGTERM and has so long until SIGKILL */
    BOT_KILL_MS = 1000,        /* how long the keeper waits for killed processes to be gone */
    BOT_COMPLAINTS = 64 * 1024 /* bytes of its standard error that are passed on; the rest is dropped */
};

typedef struct BotProcess {
    pid_t keeper; /* 0: there is none */
    int socket;   /* the bot's standard input and output */
    int lifeline; /* to the keeper: when our end is closed the bot is ended */
} BotProcess;

/* Starts `command` by /bin/sh in a process group of its own. Its standard error is passed on to ours. False
 * with a sentence in `why` where no process can be had; that there is no such command shows only when the
 * shell ends. */
bool bot_process_start(BotProcess *process, const char *command, Text *why);

/* Sends all of it without waiting. 0, or errno: EAGAIN where the bot has left so much unread that no more
 * fits, another where it is gone. */
int bot_process_send(const BotProcess *process, const char *bytes, size_t size);

/* Waits at most `milliseconds` for output and reads what there is. The number of bytes; 0 where none came in
 * time; -1 where none will come any more. */
int bot_process_receive(const BotProcess *process, char *bytes, size_t size, int milliseconds);

/* Ends the bot and its children as the limits above say, and does not return before they are gone or have
 * been killed. Tells in `how` (may be NULL) how the bot ended, where it did so by itself: "it ended with
 * status 127", "it was ended by signal 11"; else nothing is added. Does nothing where there is no process. */
void bot_process_stop(BotProcess *process, Text *how);

/* The keeper's whole life, in the child that is to be it. Private to bot_process.c and bot_keeper.c. */
_Noreturn void bot_keeper_run(int lifeline, int socket, const char *command);

/* What the keeper writes into the lifeline: first one when the bot runs (error: errno, 0 where it does), then
 * one when all is over. */
typedef struct BotReport {
    int error;
    int has_ended; /* by itself, before anything was sent to it */
    int status;    /* as of waitpid, where it has */
} BotReport;

#endif
