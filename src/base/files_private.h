/* Shared by the files of base/files.h only. */
#ifndef SABACC_BASE_FILES_PRIVATE_H
#define SABACC_BASE_FILES_PRIVATE_H

#include "base/files.h"

#define FILE_PART ".part"

/* Closes a descriptor and preserves errno. */
void file_drop(int descriptor);

/* The descriptor of a regular file, or −1 with errno. O_CLOEXEC is added to `flags`. */
int file_open_plain(const char *path, int flags);

/* Reads all of an open file, as file_read. */
char *file_take_all(int descriptor, size_t max, size_t *size);

/* Writes all bytes at that offset; false with errno. */
bool file_put_at(int descriptor, const void *bytes, size_t size, size_t place);

/* The three strings concatenated. Heap string, the caller frees it. */
char *file_join_words(const char *first, const char *second, const char *third);

/* Locks it for this descriptor alone. FILE_IS_HELD if another holds it; also true if the file system has no
 * locks. */
bool file_lock_descriptor(int descriptor, int wait_ms);

/* Creates the temporary file of `path`, locked, and stores its name in *part (heap). −1 with errno. */
int file_open_part(const char *path, char **part);

/* Renames the temporary file to its name; with `is_new` only if the name is free. FILE_SAFE syncs its bytes
 * first. If this fails the temporary file is removed. The descriptor stays open. */
bool file_name_part(int descriptor, const char *part, const char *path, bool is_new, FileCare care);

/* Writes these bytes as a file of that name and leaves it open and locked. Returns the descriptor, or −1 with
 * errno. */
int file_write_open(const char *path, const void *bytes, size_t size, bool is_new, FileCare care);

/* Syncs the folder that contains `path`, so that the names in it are on the disk. */
bool file_sync_folder_of(const char *path);

#endif
