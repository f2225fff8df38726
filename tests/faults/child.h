/* Looks into a process that waits in a system call: its memory, its descriptors, and which file a path means
 * for it. `pid` may be the id of any of its threads. Nothing here changes the process. */
#ifndef SABACC_TESTS_FAULTS_CHILD_H
#define SABACC_TESTS_FAULTS_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "calls.h"

/* Copies `size` bytes from `address`. False where they cannot be read. */
bool child_bytes(pid_t pid, uint64_t address, void *bytes, size_t size);

/* The zero-terminated string at `address`. False where it cannot be read or is longer than a path. */
bool child_string(pid_t pid, uint64_t address, char text[CALL_PATH]);

/* The bytes of an array of struct iovec, gathered; heap, the caller frees it. NULL where they cannot be read.
 */
uint8_t *child_gather(pid_t pid, uint64_t vectors, int count, uint64_t *size);

/* The absolute path behind a descriptor, as /proc names it ("… (deleted)" where it has none any more). */
bool child_descriptor_path(pid_t pid, int descriptor, char path[CALL_PATH]);

/* The open flags and the position of a descriptor. */
bool child_descriptor_state(pid_t pid, int descriptor, unsigned *flags, int64_t *position);

/* The inode behind a descriptor, 0 where there is none, and whether it is a directory. */
uint64_t child_descriptor_inode(pid_t pid, int descriptor, bool *is_directory);

/* The absolute path that the string at `address` means, taken from the descriptor `directory` (or AT_FDCWD).
 * Links in its directory are resolved, a link in its last part is not. */
bool child_path(pid_t pid, int directory, uint64_t address, char path[CALL_PATH]);

/* The id of the process that a thread belongs to; 0 where there is none. */
pid_t child_process(pid_t thread);

#endif
