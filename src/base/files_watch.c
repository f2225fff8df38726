/* Watches folders for changes. Linux reports them by inotify; elsewhere nothing can be watched. */
#define _GNU_SOURCE /* pipe2 */
#include "base/files_private.h"

#include "base/memory.h"

#include <stdlib.h>

#ifdef __linux__

#include <fcntl.h>
#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

struct FileWatch {
    int changes, wake, waker; /* waker writes what wake reads */
};

FileWatch *file_watch_open(void) {
    FileWatch *watch = memory_alloc(sizeof *watch);
    int ends[2] = {-1, -1};
    watch->changes = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (watch->changes >= 0 && pipe2(ends, O_NONBLOCK | O_CLOEXEC) == 0) {
        watch->wake = ends[0];
        watch->waker = ends[1];
        return watch;
    }
    if (watch->changes >= 0) file_drop(watch->changes);
    free(watch);
    return NULL;
}

void file_watch_close(FileWatch *watch) {
    if (!watch) return;
    close(watch->changes);
    close(watch->wake);
    close(watch->waker);
    free(watch);
}

bool file_watch_add(FileWatch *watch, const char *folder) {
    const uint32_t mask = IN_CREATE | IN_DELETE | IN_MODIFY | IN_ATTRIB | IN_MOVE | IN_CLOSE_WRITE |
                          IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
    return watch && inotify_add_watch(watch->changes, folder, mask) >= 0;
}

/* Reads away whatever is to be read; true where anything was. */
static bool drain(int descriptor) {
    char bytes[4096];
    bool was_any = false;
    while (read(descriptor, bytes, sizeof bytes) > 0) was_any = true;
    return was_any;
}

bool file_watch_wait(FileWatch *watch, int wait_ms) {
    struct pollfd ends[] = {{.fd = watch->changes, .events = POLLIN}, {.fd = watch->wake, .events = POLLIN}};
    if (poll(ends, 2, wait_ms) <= 0) return false;
    drain(watch->wake);
    return drain(watch->changes);
}

void file_watch_wake(FileWatch *watch) {
    /* A full pipe wakes as well. */
    if (watch && write(watch->waker, "", 1) < 0) return;
}

#else

struct FileWatch {
    int unused;
};

FileWatch *file_watch_open(void) {
    errno = ENOSYS;
    return NULL;
}

void file_watch_close(FileWatch *watch) { free(watch); }

bool file_watch_add(FileWatch *watch, const char *folder) {
    (void)watch, (void)folder;
    return false;
}

bool file_watch_wait(FileWatch *watch, int wait_ms) {
    (void)watch, (void)wait_ms;
    return false;
}

void file_watch_wake(FileWatch *watch) { (void)watch; }

#endif
