#include "match/record/file.h"

#include "base/memory.h"
#include "match/playthrough.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool complain(Text *why, const char *path, const char *what) {
    const char *reason = strerror(errno);
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, what);
    text_add(why, ": ");
    text_add(why, reason);
    return false;
}

static char *copy_of(const char *words, const char *more) {
    size_t length = strlen(words), extra = strlen(more);
    char *copy = memory_alloc(length + extra + 1);
    memcpy(copy, words, length);
    memcpy(copy + length, more, extra + 1);
    return copy;
}

static bool take_over(RecordFile *file, int descriptor, const char *path, size_t size) {
    FILE *stream = fdopen(descriptor, "wb");
    if (stream == NULL) {
        close(descriptor);
        return false;
    }
    *file = (RecordFile){.stream = stream, .path = copy_of(path, ""), .size = size};
    return true;
}

bool record_file_create(RecordFile *file, const char *path, Text *why) {
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0 || !take_over(file, descriptor, path, 0))
        return complain(why, path, "cannot create the record");
    return true;
}

bool record_file_open(RecordFile *file, const char *path, size_t size, Text *why) {
    int descriptor = open(path, O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return complain(why, path, "cannot write to the record");
    if (ftruncate(descriptor, (off_t)size) != 0 || lseek(descriptor, 0, SEEK_END) < 0) {
        complain(why, path, "cannot write to the record");
        close(descriptor);
        return false;
    }
    return take_over(file, descriptor, path, size) || complain(why, path, "cannot write to the record");
}

bool record_file_append(RecordFile *file, const char *line, Text *why) {
    size_t length = strlen(line);
    bool written = fwrite(line, 1, length, file->stream) == length && fputc('\n', file->stream) != EOF;
    if (written && fflush(file->stream) == 0) {
        file->size += length + 1;
        return true;
    }
    complain(why, file->path, "the record cannot be written any more");
    record_file_close(file);
    return false;
}

static bool copy_bytes(FILE *from, FILE *to, size_t size) {
    char block[4096];
    while (size > 0) {
        size_t want = size < sizeof block ? size : sizeof block;
        if (fread(block, 1, want, from) != want || fwrite(block, 1, want, to) != want) return false;
        size -= want;
    }
    return fflush(to) == 0 && fsync(fileno(to)) == 0;
}

bool record_file_shorten(RecordFile *file, size_t size, Text *why) {
    char *beside = copy_of(file->path, ".new");
    FILE *from = fopen(file->path, "rb");
    FILE *to = from != NULL ? fopen(beside, "wb") : NULL;
    bool done = to != NULL && copy_bytes(from, to, size) && rename(beside, file->path) == 0;
    if (!done) {
        complain(why, file->path, "cannot write the record anew");
        if (to != NULL) unlink(beside);
    }
    if (from != NULL) fclose(from);
    if (done) {
        fclose(file->stream);
        file->stream = to;
        file->size = size;
    } else if (to != NULL) {
        fclose(to);
    }
    free(beside);
    return done;
}

void record_file_close(RecordFile *file) {
    if (file->stream != NULL) fclose(file->stream);
    free(file->path);
    *file = (RecordFile){0};
}
