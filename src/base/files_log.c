#define _DEFAULT_SOURCE
#include "base/files_private.h"

#include "base/memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#ifdef __linux__
#include <sys/sysmacros.h>
#endif
#include <time.h>
#include <unistd.h>

/* Long enough for a program that only checks whether a log is held. */
enum { LOOKER_MS = 100, LOCK_STEP_MS = 5, LOCKS_MAX = 1 << 20 };

/* ---- locks ---- */

static bool knows_no_locks(int code) {
    return code == ENOLCK || code == ENOTSUP || code == EOPNOTSUPP || code == ENOSYS || code == EINVAL;
}

bool file_lock_descriptor(int descriptor, int wait_ms) {
    const struct timespec step = {.tv_nsec = LOCK_STEP_MS * 1000000};
    for (int waited = 0; flock(descriptor, LOCK_EX | LOCK_NB) != 0; waited += LOCK_STEP_MS) {
        if (knows_no_locks(errno)) return true;
        if (errno != EWOULDBLOCK && errno != EINTR) return false;
        if (waited >= wait_ms) {
            errno = FILE_IS_HELD;
            return false;
        }
        nanosleep(&step, NULL);
    }
    return true;
}

bool file_lock(FileLock *lock, const char *path, int wait_ms) {
    lock->descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600);
    if (lock->descriptor < 0) return false;
    if (file_lock_descriptor(lock->descriptor, wait_ms)) return true;
    file_drop(lock->descriptor);
    lock->descriptor = -1;
    return false;
}

void file_unlock(FileLock *lock) {
    if (lock->descriptor >= 0) file_drop(lock->descriptor);
    lock->descriptor = -1;
}

bool file_is_held(const char *path) {
    int descriptor = file_open_plain(path, O_RDONLY | O_NOFOLLOW);
    if (descriptor < 0) return false;
    bool is_held = flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    file_drop(descriptor);
    return is_held;
}

/* Parses lines such as "1: FLOCK  ADVISORY  WRITE 4711 08:01:131234 0 EOF". */
int file_holder(const char *path) {
#ifdef __linux__
    FileFacts facts = file_facts(path);
    char *locks = facts.kind == FILE_NONE ? NULL : file_read("/proc/locks", LOCKS_MAX, NULL);
    int holder = 0;
    for (char *line = locks; line && *line && holder == 0; line = strchr(line, '\n')) {
        int process;
        unsigned above, below;
        unsigned long long inode;
        line += *line == '\n';
        bool is_lock =
            sscanf(line, "%*d: FLOCK %*s %*s %d %x:%x:%llu", &process, &above, &below, &inode) == 4;
        if (is_lock && inode == facts.inode && makedev(above, below) == (dev_t)facts.device && process > 0)
            holder = process;
    }
    free(locks);
    return holder;
#else
    (void)path;
    return 0;
#endif
}

/* ---- opening ---- */

static void begin_log(FileLog *log, int descriptor, const char *path, size_t size, FileCare care) {
    *log = (FileLog){
        .is_open = true, .descriptor = descriptor, .size = size, .care = care, .path = memory_strdup(path)};
}

/* The file exists from here on; its name is on the disk after the sync. */
bool file_log_create(FileLog *log, const char *path, const void *bytes, size_t size, FileCare care) {
    int descriptor = file_write_open(path, bytes, size, true, care);
    *log = (FileLog){.is_open = false};
    if (descriptor < 0) return false;
    begin_log(log, descriptor, path, size, care);
    log->is_unnamed = care == FILE_SAFE;
    return true;
}

/* Whether the name still refers to that file: it may have been replaced while waiting for the lock. */
static bool is_named(int descriptor, const char *path, size_t *size) {
    struct stat opened, named;
    if (fstat(descriptor, &opened) != 0 || stat(path, &named) != 0) return false;
    *size = (size_t)opened.st_size;
    return opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

bool file_log_open(FileLog *log, const char *path) {
    enum { REPLACED_MAX = 10 };
    *log = (FileLog){.is_open = false};
    for (int i = 0; i < REPLACED_MAX; i++) {
        size_t size = 0;
        int descriptor = file_open_plain(path, O_RDWR | O_NOFOLLOW);
        if (descriptor < 0) return false;
        bool is_locked = file_lock_descriptor(descriptor, LOOKER_MS);
        if (is_locked && is_named(descriptor, path, &size)) {
            begin_log(log, descriptor, path, size, FILE_SAFE);
            return true;
        }
        file_drop(descriptor);
        if (!is_locked) return false;
    }
    errno = FILE_IS_HELD;
    return false;
}

char *file_log_read(const FileLog *log, size_t max, size_t *size) {
    if (lseek(log->descriptor, 0, SEEK_SET) != 0) return NULL;
    return file_take_all(log->descriptor, max, size);
}

/* ---- growing ---- */

static bool cut_off(FileLog *log) {
    if (!log->is_torn) return true;
    log->is_torn = ftruncate(log->descriptor, (off_t)log->size) != 0;
    return !log->is_torn;
}

/* Whether the file still holds what was appended and has a name: another program may have cut or removed it.
 */
static bool is_intact(const FileLog *log) {
    struct stat found;
    if (fstat(log->descriptor, &found) != 0) return false;
    errno = found.st_nlink == 0 ? ENOENT : ESTALE;
    return found.st_nlink > 0 && (size_t)found.st_size >= log->size;
}

bool file_log_append(FileLog *log, const void *bytes, size_t size) {
    if (!is_intact(log) || !cut_off(log)) return false;
    if (file_put_at(log->descriptor, bytes, size, log->size)) {
        log->size += size;
        return true;
    }
    int why = errno;
    log->is_torn = true;
    (void)cut_off(log); /* if this fails: before the next append, or by the next reader */
    errno = why;
    return false;
}

bool file_log_replace(FileLog *log, const void *bytes, size_t size) {
    int descriptor = file_write_open(log->path, bytes, size, false, log->care);
    if (descriptor < 0) return false;
    file_drop(log->descriptor);
    log->descriptor = descriptor;
    log->size = size;
    log->is_torn = false;
    log->is_unnamed = log->care == FILE_SAFE;
    return true;
}

bool file_log_sync(FileLog *log) {
    struct stat found;
    if (!cut_off(log)) return false;
    if (log->care == FILE_QUICK) return true;
    if (fsync(log->descriptor) != 0 || fstat(log->descriptor, &found) != 0) return false;
    if (found.st_nlink == 0) {
        errno = ENOENT;
        return false;
    }
    if (log->is_unnamed && !file_sync_folder_of(log->path)) return false;
    log->is_unnamed = false;
    return true;
}

void file_log_drop(FileLog *log) {
    if (log->is_open) file_drop(log->descriptor);
    free(log->path);
    *log = (FileLog){.is_open = false};
}

bool file_log_close(FileLog *log) {
    if (!log->is_open) return true;
    bool is_good = close(log->descriptor) == 0;
    int why = errno;
    free(log->path);
    *log = (FileLog){.is_open = false};
    errno = why;
    return is_good;
}
