#define _DEFAULT_SOURCE /* realpath, d_name */
#include "base/files_private.h"

#include "base/i18n.h"
#include "base/memory.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIRST_ROOM = 1 << 14, PART_MAX = 256 };

const char *file_words(int code) {
    if (code == FILE_IS_SPECIAL) return _("it is a pipe or a device, not a file");
    if (code == FILE_IS_HELD) return _("another program is using it");
    if (code == ELOOP) return _("it is a link, or lies behind one");
    return strerror(code);
}

void file_drop(int descriptor) {
    int why = errno;
    close(descriptor);
    errno = why;
}

char *file_join_words(const char *first, const char *second, const char *third) {
    size_t one = strlen(first), two = strlen(second), three = strlen(third);
    char *words = memory_alloc(one + two + three + 1);
    memcpy(words, first, one);
    memcpy(words + one, second, two);
    memcpy(words + one + two, third, three + 1);
    return words;
}

/* ---- file information ---- */

static FileKind kind_of(mode_t mode) {
    if (S_ISREG(mode)) return FILE_PLAIN;
    if (S_ISDIR(mode)) return FILE_FOLDER;
    return S_ISLNK(mode) ? FILE_LINK : FILE_SPECIAL;
}

static FileFacts facts_of(const struct stat *found) {
#ifdef __APPLE__
    const struct timespec *changed = &found->st_mtimespec;
#else
    const struct timespec *changed = &found->st_mtim;
#endif
    return (FileFacts){.kind = kind_of(found->st_mode),
                       .size = (uint64_t)found->st_size,
                       .inode = (uint64_t)found->st_ino,
                       .device = (uint64_t)found->st_dev,
                       .changed = (int64_t)changed->tv_sec,
                       .changed_ns = (int32_t)changed->tv_nsec};
}

FileFacts file_facts(const char *path) {
    struct stat found;
    return stat(path, &found) == 0 ? facts_of(&found) : (FileFacts){.kind = FILE_NONE};
}

FileFacts file_facts_of_link(const char *path) {
    struct stat found;
    return lstat(path, &found) == 0 ? facts_of(&found) : (FileFacts){.kind = FILE_NONE};
}

bool file_is_plain(const char *path) { return file_facts(path).kind == FILE_PLAIN; }
bool file_is_folder(const char *path) { return file_facts(path).kind == FILE_FOLDER; }
bool file_can_run(const char *path) { return file_is_plain(path) && access(path, X_OK) == 0; }
bool file_can_write_in(const char *folder) { return file_is_folder(folder) && access(folder, W_OK) == 0; }
char *file_full_path(const char *path) { return realpath(path, NULL); }

bool file_is_same(const char *path, const char *other) {
    FileFacts one = file_facts(path), two = file_facts(other);
    return one.kind != FILE_NONE && two.kind != FILE_NONE && one.device == two.device &&
           one.inode == two.inode;
}

char *file_program(void) { return file_full_path("/proc/self/exe"); }

/* ---- lists ---- */

static void keep_name(FileList *list, size_t *room, const char *name) {
    if (list->count == *room) {
        *room = memory_room(*room);
        list->names = memory_realloc(list->names, *room, sizeof *list->names);
    }
    list->names[list->count++] = memory_strdup(name);
}

static int by_bytes(const void *left, const void *right) {
    return strcmp(*(char *const *)left, *(char *const *)right);
}

static bool is_name(const char *name) { return strcmp(name, ".") != 0 && strcmp(name, "..") != 0; }

bool file_list(FileList *list, const char *folder, size_t max) {
    *list = (FileList){0};
    DIR *opened = opendir(folder);
    size_t room = 0;
    if (!opened) return false;
    for (;;) {
        errno = 0;
        const struct dirent *entry = list->count < max ? readdir(opened) : NULL;
        if (!entry) break;
        if (is_name(entry->d_name)) keep_name(list, &room, entry->d_name);
    }
    int why = errno;
    closedir(opened);
    if (why != 0) file_list_free(list);
    if (list->count > 0) qsort(list->names, list->count, sizeof *list->names, by_bytes);
    errno = why;
    return why == 0;
}

void file_list_free(FileList *list) {
    for (size_t i = 0; i < list->count; i++) free(list->names[i]);
    free(list->names);
    *list = (FileList){0};
}

/* ---- reading ---- */

static bool is_plain_descriptor(int descriptor) {
    struct stat found;
    if (fstat(descriptor, &found) != 0) return false;
    if (S_ISREG(found.st_mode)) return true;
    errno = S_ISDIR(found.st_mode) ? EISDIR : FILE_IS_SPECIAL;
    return false;
}

/* Without O_NONBLOCK, opening a pipe blocks until its other end is opened. */
int file_open_plain(const char *path, int flags) {
    int descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) {
        if (errno == ENXIO) errno = FILE_IS_SPECIAL;
        return -1;
    }
    if (is_plain_descriptor(descriptor)) return descriptor;
    file_drop(descriptor);
    return -1;
}

static ssize_t read_some(int descriptor, void *bytes, size_t size) {
    ssize_t got;
    do {
        got = read(descriptor, bytes, size);
    } while (got < 0 && errno == EINTR);
    return got;
}

/* Keeps one byte more than was read, so that the end, or one byte too many, is detected. */
static char *make_room(char *bytes, size_t used, size_t *room) {
    if (used + 1 < *room) return bytes;
    *room = *room == 0 ? FIRST_ROOM : 2 * *room;
    return memory_realloc(bytes, *room, 1);
}

char *file_take_all(int descriptor, size_t max, size_t *size) {
    char *bytes = NULL;
    size_t room = 0, used = 0;
    ssize_t got;
    do {
        bytes = make_room(bytes, used, &room);
        got = read_some(descriptor, bytes + used, room - used - 1);
        if (got > 0) used += (size_t)got;
    } while (got > 0 && used <= max);
    if (got < 0 || used > max) {
        int why = got < 0 ? errno : EFBIG;
        free(bytes);
        errno = why;
        return NULL;
    }
    bytes[used] = '\0';
    if (size) *size = used;
    return bytes;
}

static char *take_and_close(int descriptor, size_t max, size_t *size) {
    if (descriptor < 0) return NULL;
    char *bytes = file_take_all(descriptor, max, size);
    file_drop(descriptor);
    return bytes;
}

char *file_read(const char *path, size_t max, size_t *size) {
    return take_and_close(file_open_plain(path, O_RDONLY), max, size);
}

/* ---- below a folder ---- */

/* Copies the next part of a path to `part`; false if that part is not allowed. */
static bool take_part(const char **path, char part[PART_MAX]) {
    size_t length = strcspn(*path, "/");
    if (length == 0 || length >= PART_MAX) return false;
    memcpy(part, *path, length);
    part[length] = '\0';
    *path += length + ((*path)[length] == '/');
    return is_name(part) && !strchr(part, '\\');
}

static int open_part_of(int folder, const char *part, bool is_last) {
    int flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | (is_last ? O_NONBLOCK | O_NOCTTY : O_DIRECTORY);
    int opened = openat(folder, part, flags);
    if (opened < 0 && errno == EMLINK) errno = ELOOP; /* FreeBSD's code for it */
    file_drop(folder);
    return opened;
}

static int open_below(const char *folder, const char *path) {
    char part[PART_MAX];
    int at = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (at >= 0 && !*path) errno = FILE_LEADS_OUT, file_drop(at), at = -1;
    while (at >= 0 && *path) {
        if (!take_part(&path, part)) {
            close(at);
            errno = FILE_LEADS_OUT;
            return -1;
        }
        at = open_part_of(at, part, *path == '\0');
    }
    return at;
}

bool file_is_below(const char *folder, const char *path) {
    int descriptor = open_below(folder, path);
    if (descriptor >= 0) file_drop(descriptor);
    return descriptor >= 0 || (errno != ENOENT && errno != FILE_LEADS_OUT);
}

char *file_read_below(const char *folder, const char *path, size_t max, size_t *size) {
    int descriptor = open_below(folder, path);
    if (descriptor >= 0 && !is_plain_descriptor(descriptor)) {
        file_drop(descriptor);
        return NULL;
    }
    return take_and_close(descriptor, max, size);
}

/* ---- piece by piece ---- */

bool file_reader_open(FileReader *reader, const char *path) {
    reader->descriptor = file_open_plain(path, O_RDONLY);
    return reader->descriptor >= 0;
}

bool file_reader_take(FileReader *reader, void *bytes, size_t size) {
    char *at = bytes;
    while (size > 0) {
        ssize_t got = read_some(reader->descriptor, at, size);
        if (got <= 0) return false;
        at += got;
        size -= (size_t)got;
    }
    return true;
}

bool file_reader_is_at_end(FileReader *reader) {
    char more;
    return read_some(reader->descriptor, &more, 1) == 0;
}

void file_reader_close(FileReader *reader) {
    file_drop(reader->descriptor);
    reader->descriptor = -1;
}

/* ---- folders ---- */

/* A file is lost if its folder's name is lost, so the parent folder is synced too. If the parent cannot be
 * opened there is nothing to sync. If the sync fails the folder is removed again, so that the next try syncs
 * it too. */
static bool keep_folder(const char *path) {
    if (file_sync_folder_of(path) || errno == EACCES) return true;
    int why = errno;
    rmdir(path);
    errno = why;
    return false;
}

static bool make_folder(const char *path, mode_t rights) {
    if (mkdir(path, rights) == 0) return keep_folder(path);
    int why = errno;
    FileKind kind = file_facts(path).kind;
    errno = kind == FILE_NONE ? why : ENOTDIR;
    return kind == FILE_FOLDER;
}

bool file_make_folder(const char *path) { return make_folder(path, 0777); }

bool file_make_folders(const char *path) {
    enum { OWNER_ONLY = 0700 };
    if (file_is_folder(path)) return true;
    char *part = memory_strdup(path);
    bool is_made = *part;
    for (char *at = part; is_made && *at; at++) {
        if (at[0] != '/' || at == part) continue;
        *at = '\0';
        is_made = make_folder(part, OWNER_ONLY);
        *at = '/';
    }
    is_made = is_made && make_folder(part, OWNER_ONLY);
    int why = *part ? errno : ENOENT;
    free(part);
    errno = why;
    return is_made;
}
