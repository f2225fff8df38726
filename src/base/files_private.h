/* What the files of base/files.h share. For these only. */
#ifndef SABACC_BASE_FILES_PRIVATE_H
#define SABACC_BASE_FILES_PRIVATE_H

#include "base/files.h"

#define FILE_PART ".part"

/* Closes it and keeps errno as it was. */
void file_drop(int descriptor);

/* The descriptor of a plain file, or −1 with errno. `flags` beside O_CLOEXEC. */
int file_open_plain(const char *path, int flags);

/* Reads all of an open file, as file_read. */
char *file_take_all(int descriptor, size_t max, size_t *size);

/* Writes all of it at that place; false with errno. */
bool file_put_at(int descriptor, const void *bytes, size_t size, size_t place);

/* A heap string of the three put together. */
char *file_join_words(const char *first, const char *second, const char *third);

/* Locks it for this descriptor alone. False with FILE_IS_HELD where another holds it; true as well where the
 * file system knows no locks. */
bool file_lock_descriptor(int descriptor, int wait_ms);

/* Makes the temporary file of `path`, locked, and says its name in *part (heap). −1 with errno. */
int file_open_part(const char *path, char **part);

/* Gives the temporary file its name; of `is_new` only where nothing has it. FILE_SAFE: its bytes are on the
 * disk first. Where this fails the temporary file is removed. The descriptor stays open. */
bool file_name_part(int descriptor, const char *part, const char *path, bool is_new, FileCare care);

/* Writes these bytes as a file of that name, and leaves it open and locked. The descriptor, −1 with errno. */
int file_write_open(const char *path, const void *bytes, size_t size, bool is_new, FileCare care);

/* The names in the folder of that path are on the disk. */
bool file_sync_folder_of(const char *path);

#endif
