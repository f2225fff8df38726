#define _GNU_SOURCE /* O_TMPFILE, F_OFD_SETLK, RENAME_NOREPLACE */
#include "watch.h"

#include <fcntl.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include "child.h"

enum { MAX_WRITE = 1 << 26 };

/* One system call and where its arguments lie; -1 for those that it lacks. */
typedef struct Row {
    int number;
    bool (*describe)(const Watch *watch, const Request *request, const struct Row *row, Call *call);
    int directory, path, directory2, path2; /* arguments */
    int flags;                              /* argument with open's flags, the length or the offset */
    CallKind kind;
    bool is_read;
} Row;

/* ---- which files count ---- */

static bool is_under(const char *path, const char *directory, const char **rest) {
    size_t length = strlen(directory);
    if (strncmp(path, directory, length) != 0 || (path[length] != '\0' && path[length] != '/')) return false;
    *rest = path[length] == '/' ? path + length + 1 : path + length;
    return true;
}

/* The path relative to the directory, "." for itself; false where it lies elsewhere or does not count. */
static bool is_counted(const Watch *watch, const char *path, char relative[CALL_PATH]) {
    const char *rest, *unused;
    if (!is_under(path, watch->below, &rest)) return false;
    for (int i = 0; i < watch->skip_count; i++)
        if (is_under(rest, watch->skips[i], &unused)) return false;
    size_t length = strlen(rest);
    memcpy(relative, length > 0 ? rest : ".", length > 0 ? length + 1 : 2);
    return true;
}

static int directory_of(const Request *request, int arg) {
    return arg < 0 ? AT_FDCWD : (int)request->args[arg];
}

static bool path_counts(const Watch *watch, const Request *request, int directory, int path,
                        char relative[CALL_PATH]) {
    char whole[CALL_PATH];
    return child_path(request->pid, directory_of(request, directory), request->args[path], whole) &&
           is_counted(watch, whole, relative);
}

static bool descriptor_counts(const Watch *watch, const Request *request, int arg, char relative[CALL_PATH]) {
    char whole[CALL_PATH];
    return child_descriptor_path(request->pid, (int)request->args[arg], whole) &&
           is_counted(watch, whole, relative);
}

static bool is_there(const Watch *watch, const char *relative) {
    char path[2 * CALL_PATH];
    struct stat about;
    snprintf(path, sizeof path, "%s/%s", watch->below, relative);
    return lstat(path, &about) == 0;
}

/* ---- the effect of a call ---- */

static bool is_tmpfile(unsigned flags) { return (flags & O_TMPFILE) == O_TMPFILE; }

static bool describe_open_with(const Watch *watch, const Request *request, const Row *row, Call *call) {
    bool is_write = (call->flags & (unsigned)(O_ACCMODE | O_CREAT | O_TRUNC)) != 0;
    call->kind = is_tmpfile(call->flags) ? CALL_FOREIGN : is_write ? CALL_OPEN : CALL_LOOK;
    if (call->kind == CALL_LOOK && !watch->with_reads) return false;
    if (!path_counts(watch, request, row->directory, row->path, call->path)) return false;
    call->is_there = is_there(watch, call->path);
    return true;
}

static bool describe_open(const Watch *watch, const Request *request, const Row *row, Call *call) {
    call->flags = row->flags < 0 ? O_WRONLY | O_CREAT | O_TRUNC : (unsigned)request->args[row->flags];
    return describe_open_with(watch, request, row, call);
}

static bool describe_openat2(const Watch *watch, const Request *request, const Row *row, Call *call) {
    struct open_how how;
    if (!child_bytes(request->pid, request->args[2], &how, sizeof how)) return false;
    call->flags = (unsigned)how.flags;
    return describe_open_with(watch, request, row, call);
}

static bool read_data(const Request *request, const Row *row, Call *call) {
    bool is_vector = row->path >= 0;
    if (is_vector) {
        call->data = child_gather(request->pid, request->args[1], (int)request->args[2], &call->size);
        return call->data != NULL;
    }
    call->size = request->args[2];
    call->data = call->size <= MAX_WRITE ? malloc(call->size + 1) : NULL;
    return call->data && child_bytes(request->pid, request->args[1], call->data, call->size);
}

/* Where the bytes will land: at the given offset, at the end, or where the descriptor stands. */
static bool find_offset(const Request *request, const Row *row, Call *call) {
    unsigned flags;
    int64_t position;
    if (!child_descriptor_state(request->pid, (int)request->args[0], &flags, &position)) return false;
    call->offset = flags & O_APPEND ? -1 : row->flags >= 0 ? (int64_t)request->args[row->flags] : position;
    return true;
}

static bool describe_write(const Watch *watch, const Request *request, const Row *row, Call *call) {
    char whole[CALL_PATH];
    if (!child_descriptor_path(request->pid, (int)request->args[0], whole)) return false;
    bool is_mark = watch->mark && strcmp(whole, watch->mark) == 0;
    if (!is_mark && !is_counted(watch, whole, call->path)) return false;
    bool is_directory;
    call->kind = is_mark ? CALL_MARK : CALL_WRITE;
    call->inode = child_descriptor_inode(request->pid, (int)request->args[0], &is_directory);
    return find_offset(request, row, call) && read_data(request, row, call);
}

static bool describe_descriptor(const Watch *watch, const Request *request, const Row *row, Call *call) {
    if (!descriptor_counts(watch, request, 0, call->path)) return false;
    if (row->flags >= 0) call->offset = (int64_t)request->args[row->flags];
    bool is_directory = false;
    call->inode = child_descriptor_inode(request->pid, (int)request->args[0], &is_directory);
    call->kind = row->kind == CALL_SYNC && is_directory ? CALL_SYNC_DIR : row->kind;
    return true;
}

static bool describe_close(const Watch *watch, const Request *request, const Row *row, Call *call) {
    unsigned flags;
    int64_t position;
    (void)row;
    call->kind = CALL_CLOSE;
    return descriptor_counts(watch, request, 0, call->path) &&
           child_descriptor_state(request->pid, (int)request->args[0], &flags, &position) &&
           (flags & O_ACCMODE) != O_RDONLY;
}

static bool describe_lock(const Watch *watch, const Request *request, const Row *row, Call *call) {
    int command = (int)request->args[1];
    bool is_lock = row->number == SYS_flock || command == F_SETLK || command == F_SETLKW ||
                   command == F_OFD_SETLK || command == F_OFD_SETLKW;
    call->kind = CALL_LOCK;
    return is_lock && descriptor_counts(watch, request, 0, call->path);
}

static bool describe_path(const Watch *watch, const Request *request, const Row *row, Call *call) {
    call->kind = row->kind;
    if (row->flags >= 0) call->offset = (int64_t)request->args[row->flags];
    return path_counts(watch, request, row->directory, row->path, call->path);
}

/* A directory that exists is not made: nothing can change, nothing can fail. */
static bool describe_mkdir(const Watch *watch, const Request *request, const Row *row, Call *call) {
    return describe_path(watch, request, row, call) && !is_there(watch, call->path);
}

static bool describe_unlinkat(const Watch *watch, const Request *request, const Row *row, Call *call) {
    call->kind = request->args[2] & AT_REMOVEDIR ? CALL_RMDIR : CALL_UNLINK;
    return path_counts(watch, request, row->directory, row->path, call->path);
}

/* A file that leaves or enters the counted directories is no rename that the model knows. */
static bool describe_two(const Watch *watch, const Request *request, const Row *row, Call *call) {
    bool from = path_counts(watch, request, row->directory, row->path, call->path);
    bool to = path_counts(watch, request, row->directory2, row->path2, call->path2);
    call->flags = row->flags < 0 ? 0 : (unsigned)request->args[row->flags];
    bool is_known = from && to && (call->flags & ~(unsigned)RENAME_NOREPLACE) == 0;
    call->kind = is_known ? row->kind : CALL_FOREIGN;
    return from || to;
}

/* A call without a model that touches a counted file through a descriptor. */
static bool describe_foreign(const Watch *watch, const Request *request, const Row *row, Call *call) {
    call->kind = CALL_FOREIGN;
    return (int)request->args[row->flags] >= 0 && descriptor_counts(watch, request, row->flags, call->path);
}

/* ---- the table ---- */

static const Row rows[] = {
#ifdef SYS_open
    {SYS_open, describe_open, -1, 0, -1, -1, 1, CALL_OPEN, false},
    {SYS_creat, describe_open, -1, 0, -1, -1, -1, CALL_OPEN, false},
    {SYS_rename, describe_two, -1, 0, -1, 1, -1, CALL_RENAME, false},
    {SYS_link, describe_two, -1, 0, -1, 1, -1, CALL_LINK, false},
    {SYS_unlink, describe_path, -1, 0, -1, -1, -1, CALL_UNLINK, false},
    {SYS_mkdir, describe_mkdir, -1, 0, -1, -1, -1, CALL_MKDIR, false},
    {SYS_rmdir, describe_path, -1, 0, -1, -1, -1, CALL_RMDIR, false},
    {SYS_symlink, describe_path, -1, 1, -1, -1, -1, CALL_FOREIGN, false},
#endif
#ifdef SYS_renameat
    {SYS_renameat, describe_two, 0, 1, 2, 3, -1, CALL_RENAME, false},
#endif
    {SYS_openat, describe_open, 0, 1, -1, -1, 2, CALL_OPEN, false},
    {SYS_openat2, describe_openat2, 0, 1, -1, -1, -1, CALL_OPEN, false},
    {SYS_write, describe_write, 0, -1, -1, -1, -1, CALL_WRITE, false},
    {SYS_pwrite64, describe_write, 0, -1, -1, -1, 3, CALL_WRITE, false},
    {SYS_writev, describe_write, 0, 1, -1, -1, -1, CALL_WRITE, false},
    {SYS_pwritev, describe_write, 0, 1, -1, -1, 3, CALL_WRITE, false},
    {SYS_pwritev2, describe_write, 0, 1, -1, -1, 3, CALL_WRITE, false},
    {SYS_ftruncate, describe_descriptor, 0, -1, -1, -1, 1, CALL_TRUNCATE, false},
    {SYS_truncate, describe_path, -1, 0, -1, -1, 1, CALL_TRUNCATE, false},
    {SYS_fsync, describe_descriptor, 0, -1, -1, -1, -1, CALL_SYNC, false},
    {SYS_fdatasync, describe_descriptor, 0, -1, -1, -1, -1, CALL_SYNC, false},
    {SYS_renameat2, describe_two, 0, 1, 2, 3, 4, CALL_RENAME, false},
    {SYS_linkat, describe_two, 0, 1, 2, 3, 4, CALL_LINK, false},
    {SYS_unlinkat, describe_unlinkat, 0, 1, -1, -1, -1, CALL_UNLINK, false},
    {SYS_mkdirat, describe_mkdir, 0, 1, -1, -1, -1, CALL_MKDIR, false},
    {SYS_symlinkat, describe_path, 1, 2, -1, -1, -1, CALL_FOREIGN, false},
    {SYS_close, describe_close, 0, -1, -1, -1, -1, CALL_CLOSE, false},
    {SYS_flock, describe_lock, 0, -1, -1, -1, -1, CALL_LOCK, false},
    {SYS_fcntl, describe_lock, 0, -1, -1, -1, -1, CALL_LOCK, false},
    {SYS_read, describe_descriptor, 0, -1, -1, -1, -1, CALL_READ, true},
    {SYS_pread64, describe_descriptor, 0, -1, -1, -1, -1, CALL_READ, true},
    {SYS_readv, describe_descriptor, 0, -1, -1, -1, -1, CALL_READ, true},
    /* without a model: `flags` is the descriptor that is written to */
    {SYS_mmap, describe_foreign, -1, -1, -1, -1, 4, CALL_FOREIGN, false},
    {SYS_sendfile, describe_foreign, -1, -1, -1, -1, 0, CALL_FOREIGN, false},
    {SYS_copy_file_range, describe_foreign, -1, -1, -1, -1, 2, CALL_FOREIGN, false},
    {SYS_splice, describe_foreign, -1, -1, -1, -1, 2, CALL_FOREIGN, false},
    {SYS_fallocate, describe_foreign, -1, -1, -1, -1, 0, CALL_FOREIGN, false},
    {SYS_sync_file_range, describe_foreign, -1, -1, -1, -1, 0, CALL_FOREIGN, false},
};
enum { ROWS = sizeof rows / sizeof *rows };

/* Opening for reading and private maps are too frequent to be caught without need. */
static void add_conditions(const Watch *watch, const Row *row, WatchRow *caught) {
    const uint32_t writes = O_ACCMODE | O_CREAT | O_TRUNC | O_TMPFILE;
    if (row->describe == describe_open && row->flags >= 0 && !watch->with_reads) {
        caught->conditions[caught->condition_count].arg = row->flags;
        caught->conditions[caught->condition_count++].mask = writes & ~(uint32_t)O_DIRECTORY;
    }
    if (row->number != SYS_mmap) return;
    caught->conditions[0].arg = 3;
    caught->conditions[0].mask = MAP_SHARED;
    caught->conditions[1].arg = 2;
    caught->conditions[1].mask = PROT_WRITE;
    caught->condition_count = 2;
}

int watch_rows(const Watch *watch, WatchRow caught[WATCH_ROWS]) {
    int count = 0;
    _Static_assert((int)ROWS <= (int)WATCH_ROWS, "room for every row");
    for (int i = 0; i < ROWS; i++) {
        if (rows[i].is_read && !watch->with_reads) continue;
        caught[count] = (WatchRow){.number = rows[i].number};
        add_conditions(watch, &rows[i], &caught[count++]);
    }
    return count;
}

bool watch_describe(const Watch *watch, const Request *request, Call *call) {
    *call = (Call){.kind = CALL_KINDS};
    for (int i = 0; i < ROWS; i++) {
        if (rows[i].number != request->number) continue;
        if (rows[i].describe(watch, request, &rows[i], call)) return true;
        free(call->data);
        call->data = NULL;
        return false;
    }
    return false;
}

int watch_descriptor(const Request *request) { return (int)request->args[0]; }
