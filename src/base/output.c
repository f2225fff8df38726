#include "base/output.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

void output_reserve(void) {
    /* Opened with the opposite access mode, so that using a missing stream fails. */
    static const int modes[] = {
        [STDIN_FILENO] = O_WRONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_WRONLY};
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
        if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", modes[stream]) != stream) break;
    signal(SIGXFSZ, SIG_IGN);
}

bool output_finish(void) { return fflush(stdout) == 0 && !ferror(stdout); }
