#define _GNU_SOURCE /* process_vm_readv */
#include "child.h"

#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MAX_BYTES = 1 << 26, PAGE = 4096 };

bool child_bytes(pid_t pid, uint64_t address, void *bytes, size_t size) {
    struct iovec own = {bytes, size}, theirs = {(void *)(uintptr_t)address, size};
    return size == 0 || process_vm_readv(pid, &own, 1, &theirs, 1, 0) == (ssize_t)size;
}

/* Read up to the end of each page, since the next one may not exist. */
bool child_string(pid_t pid, uint64_t address, char text[CALL_PATH]) {
    size_t used = 0;
    while (used < CALL_PATH) {
        size_t size = PAGE - (address + used) % PAGE;
        if (size > CALL_PATH - used) size = CALL_PATH - used;
        if (!child_bytes(pid, address + used, text + used, size)) return false;
        if (memchr(text + used, '\0', size)) return true;
        used += size;
    }
    return false;
}

uint8_t *child_gather(pid_t pid, uint64_t vectors, int count, uint64_t *size) {
    struct iovec theirs[64];
    *size = 0;
    if (count < 0 || count > 64 || !child_bytes(pid, vectors, theirs, (size_t)count * sizeof *theirs))
        return NULL;
    for (int i = 0; i < count; i++) *size += theirs[i].iov_len;
    uint8_t *bytes = *size <= MAX_BYTES ? malloc(*size + 1) : NULL, *at = bytes;
    for (int i = 0; i < count && at; i++) {
        if (!child_bytes(pid, (uint64_t)(uintptr_t)theirs[i].iov_base, at, theirs[i].iov_len)) {
            free(bytes);
            return NULL;
        }
        at += theirs[i].iov_len;
    }
    return bytes;
}

static bool read_link(const char *link, char path[CALL_PATH]) {
    ssize_t length = readlink(link, path, CALL_PATH - 1);
    if (length < 0) return false;
    path[length] = '\0';
    return true;
}

bool child_descriptor_path(pid_t pid, int descriptor, char path[CALL_PATH]) {
    char link[64];
    snprintf(link, sizeof link, "/proc/%d/fd/%d", (int)pid, descriptor);
    return read_link(link, path);
}

bool child_descriptor_state(pid_t pid, int descriptor, unsigned *flags, int64_t *position) {
    char name[64];
    snprintf(name, sizeof name, "/proc/%d/fdinfo/%d", (int)pid, descriptor);
    FILE *file = fopen(name, "r");
    if (!file) return false;
    bool is_read = fscanf(file, "pos: %" SCNd64 " flags: %o", position, flags) == 2;
    fclose(file);
    return is_read;
}

uint64_t child_descriptor_inode(pid_t pid, int descriptor, bool *is_directory) {
    char link[64];
    struct stat about;
    snprintf(link, sizeof link, "/proc/%d/fd/%d", (int)pid, descriptor);
    if (stat(link, &about) != 0) return 0;
    *is_directory = S_ISDIR(about.st_mode);
    return about.st_ino;
}

/* The directory of the path with its links resolved; a directory that does not exist stays as it was given.
 */
static void resolve_directory(char path[CALL_PATH]) {
    char real[PATH_MAX], whole[CALL_PATH];
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/') path[--length] = '\0';
    char *slash = strrchr(path, '/');
    if (!slash || slash == path) return;
    *slash = '\0';
    bool is_found = realpath(path, real) != NULL;
    *slash = '/';
    if (!is_found) return;
    int written = snprintf(whole, sizeof whole, "%s%s", strcmp(real, "/") == 0 ? "" : real, slash);
    if (written < CALL_PATH) memcpy(path, whole, (size_t)written + 1);
}

bool child_path(pid_t pid, int directory, uint64_t address, char path[CALL_PATH]) {
    char text[CALL_PATH], base[CALL_PATH], link[64];
    if (!child_string(pid, address, text)) return false;
    if (text[0] == '/') {
        memcpy(path, text, CALL_PATH);
    } else {
        snprintf(link, sizeof link, "/proc/%d/cwd", (int)pid);
        bool is_found =
            directory == AT_FDCWD ? read_link(link, base) : child_descriptor_path(pid, directory, base);
        if (!is_found || snprintf(path, CALL_PATH, "%s/%s", base, text) >= CALL_PATH) return false;
    }
    resolve_directory(path);
    return true;
}

pid_t child_process(pid_t thread) {
    char name[64], line[128];
    int process = 0;
    snprintf(name, sizeof name, "/proc/%d/status", (int)thread);
    FILE *file = fopen(name, "r");
    if (!file) return 0;
    while (process == 0 && fgets(line, sizeof line, file)) (void)sscanf(line, "Tgid: %d", &process);
    fclose(file);
    return process;
}
