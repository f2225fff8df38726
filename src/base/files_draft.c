#define _DEFAULT_SOURCE
#include "base/files_private.h"

#include "base/memory.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER = 1 << 15, PART_TRIES = 100, ASIDE_TRIES = 1000 };

/* ---- bytes ---- */

bool file_put_at(int descriptor, const void *bytes, size_t size, size_t place) {
    const char *at = bytes;
    while (size > 0) {
        ssize_t put = pwrite(descriptor, at, size, (off_t)place);
        if (put < 0 && errno == EINTR) continue;
        if (put == 0) errno = EIO;
        if (put <= 0) return false;
        at += put;
        place += (size_t)put;
        size -= (size_t)put;
    }
    return true;
}

/* A file system that cannot sync a folder (some network ones) stores names in its own way. */
bool file_sync_folder_of(const char *path) {
    char *folder = memory_strdup(path);
    char *slash = strrchr(folder, '/');
    if (slash) slash[slash == folder] = '\0';
    int opened = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    free(folder);
    if (opened < 0) return false;
    bool is_synced = fsync(opened) == 0 || errno == EINVAL || errno == ENOTSUP;
    file_drop(opened);
    return is_synced;
}

/* ---- temporary files ---- */

/* Whether `path` may be written: a link of that name is replaced; a folder, pipe or device is refused. The
 * permissions are those of the file that is replaced. */
static bool is_free(const char *path, mode_t *rights) {
    struct stat found;
    *rights = 0666;
    if (lstat(path, &found) != 0) return errno == ENOENT;
    if (S_ISREG(found.st_mode)) *rights = found.st_mode & 0777;
    if (S_ISREG(found.st_mode) || S_ISLNK(found.st_mode)) return true;
    errno = S_ISDIR(found.st_mode) ? EISDIR : FILE_IS_SPECIAL;
    return false;
}

/* The number only makes a collision unlikely; exclusive creation is what keeps files apart. */
static uint32_t first_number(const char *path) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t number = (uint64_t)now.tv_nsec ^ (uint64_t)now.tv_sec << 20 ^ (uint64_t)getpid() << 40;
    return (uint32_t)((number ^ (uint64_t)(uintptr_t)path) * UINT64_C(0x9e3779b97f4a7c15) >> 32);
}

/* Another program may have swept the file away between its creation and its lock. */
static bool is_still_there(int descriptor) {
    struct stat found;
    return fstat(descriptor, &found) == 0 && found.st_nlink > 0;
}

static int make_part(const char *part, mode_t rights) {
    int descriptor = open(part, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, rights);
    if (descriptor < 0) return -1;
    if (file_lock_descriptor(descriptor, 0) && is_still_there(descriptor)) return descriptor;
    file_drop(descriptor);
    errno = EEXIST;
    return -1;
}

int file_open_part(const char *path, char **part) {
    mode_t rights;
    if (!is_free(path, &rights)) return -1;
    uint32_t number = first_number(path);
    for (int i = 0; i < PART_TRIES; i++) {
        char ending[24];
        snprintf(ending, sizeof ending, ".%08x", (unsigned)(number + (uint32_t)i));
        *part = file_join_words(path, ending, FILE_PART);
        int descriptor = make_part(*part, rights);
        if (descriptor >= 0) return descriptor;
        int why = errno;
        free(*part);
        *part = NULL;
        errno = why;
        if (why != EEXIST) return -1;
    }
    return -1;
}

/* If the file system has no hard links, another program may take the name between the check and the rename.
 */
static bool name_new(const char *part, const char *path) {
    struct stat found;
    if (link(part, path) == 0) {
        unlink(part); /* if this fails, the next sweep removes it */
        return true;
    }
    if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS && errno != EMLINK) return false;
    if (lstat(path, &found) == 0) {
        errno = EEXIST;
        return false;
    }
    return rename(part, path) == 0;
}

bool file_name_part(int descriptor, const char *part, const char *path, bool is_new, FileCare care) {
    bool is_good = care == FILE_QUICK || fsync(descriptor) == 0;
    is_good = is_good && (is_new ? name_new(part, path) : rename(part, path) == 0);
    int why = errno;
    if (!is_good) unlink(part);
    errno = why;
    return is_good;
}

int file_write_open(const char *path, const void *bytes, size_t size, bool is_new, FileCare care) {
    char *part;
    int descriptor = file_open_part(path, &part);
    if (descriptor < 0) return -1;
    bool is_put = file_put_at(descriptor, bytes, size, 0);
    int why = errno;
    if (!is_put) unlink(part);
    errno = why;
    bool is_there = is_put && file_name_part(descriptor, part, path, is_new, care);
    why = errno;
    free(part);
    errno = why;
    if (is_there) return descriptor;
    file_drop(descriptor);
    return -1;
}

/* ---- drafts ---- */

static void give_back(FileDraft *draft) {
    int why = errno;
    free(draft->path);
    free(draft->part);
    free(draft->buffer);
    *draft = (FileDraft){.descriptor = -1};
    errno = why;
}

bool file_draft_begin(FileDraft *draft, const char *path) {
    *draft = (FileDraft){.path = memory_strdup(path), .buffer = memory_alloc(BUFFER)};
    draft->descriptor = file_open_part(path, &draft->part);
    if (draft->descriptor >= 0) return true;
    give_back(draft);
    return false;
}

static bool put_through(FileDraft *draft, const char *bytes, size_t size) {
    while (size > 0 && draft->why == 0) {
        ssize_t put = write(draft->descriptor, bytes, size);
        if (put < 0 && errno == EINTR) continue;
        if (put <= 0) draft->why = put < 0 ? errno : EIO;
        if (put <= 0) break;
        bytes += put;
        size -= (size_t)put;
    }
    return draft->why == 0;
}

static bool empty_buffer(FileDraft *draft) {
    size_t used = draft->used;
    draft->used = 0;
    return put_through(draft, draft->buffer, used);
}

bool file_draft_put(FileDraft *draft, const void *bytes, size_t size) {
    if (draft->used + size > BUFFER && !empty_buffer(draft)) return false;
    if (size > BUFFER) return put_through(draft, bytes, size);
    memcpy(draft->buffer + draft->used, bytes, size);
    draft->used += size;
    return draft->why == 0;
}

static bool end_draft(FileDraft *draft, bool is_good, bool is_new, FileCare care) {
    bool is_whole = is_good && empty_buffer(draft);
    int why = draft->why;
    if (!is_whole) {
        unlink(draft->part);
    } else if (!file_name_part(draft->descriptor, draft->part, draft->path, is_new, care) ||
               (care == FILE_SAFE && !file_sync_folder_of(draft->path))) {
        why = errno;
    }
    if (close(draft->descriptor) != 0 && is_whole && !why) why = errno;
    give_back(draft);
    errno = why;
    return is_whole && !why;
}

bool file_draft_end(FileDraft *draft, bool is_good, FileCare care) {
    return end_draft(draft, is_good, false, care);
}

static bool write_whole(const char *path, const void *bytes, size_t size, bool is_new, FileCare care) {
    FileDraft draft;
    if (!file_draft_begin(&draft, path)) return false;
    file_draft_put(&draft, bytes, size);
    return end_draft(&draft, true, is_new, care);
}

bool file_write(const char *path, const void *bytes, size_t size, FileCare care) {
    return write_whole(path, bytes, size, false, care);
}

bool file_write_new(const char *path, const void *bytes, size_t size, FileCare care) {
    return write_whole(path, bytes, size, true, care);
}

/* ---- beside, and away ---- */

bool file_copy_aside(const char *path, const char *ending, char *kept, size_t room) {
    size_t size;
    char *bytes = file_read(path, SIZE_MAX, &size);
    bool is_kept = false;
    if (!bytes) return false;
    errno = EEXIST;
    for (int number = 1; number < ASIDE_TRIES && !is_kept && errno == EEXIST; number++) {
        int length = number == 1 ? snprintf(kept, room, "%s%s", path, ending)
                                 : snprintf(kept, room, "%s%s-%d", path, ending, number);
        errno = ENAMETOOLONG;
        if (length >= 0 && (size_t)length < room) is_kept = file_write_new(kept, bytes, size, FILE_SAFE);
    }
    int why = errno;
    free(bytes);
    errno = why;
    return is_kept;
}

bool file_remove(const char *path) { return remove(path) == 0 || errno == ENOENT; }

void file_touch(const char *path) { utimensat(AT_FDCWD, path, NULL, 0); }

static bool ends_in(const char *name, const char *ending) {
    size_t length = strlen(name), tail = strlen(ending);
    return length > tail && strcmp(name + length - tail, ending) == 0;
}

/* A temporary file that can be locked is not being written. */
static bool sweep_one(const char *path) {
    int descriptor = file_open_plain(path, O_RDONLY | O_NOFOLLOW);
    if (descriptor < 0) return false;
    bool is_swept = file_lock_descriptor(descriptor, 0) && unlink(path) == 0;
    file_drop(descriptor);
    return is_swept;
}

int file_sweep(const char *folder, const char *ending) {
    FileList list;
    int count = 0;
    if (!file_list(&list, folder, SIZE_MAX)) return 0;
    for (size_t i = 0; i < list.count; i++) {
        if (!ends_in(list.names[i], ending)) continue;
        char *path = file_join_words(folder, "/", list.names[i]);
        count += sweep_one(path);
        free(path);
    }
    file_list_free(&list);
    return count;
}
