/* Fails a chosen allocation. Linked with the options of heap_faults_link (CMakeLists.txt), the calls of
 * malloc, calloc and realloc in all of the program's own code come here instead of to the C library; those of
 * shared libraries do not, but jansson's do where it was given base/memory.h. */
#ifndef SABACC_TESTS_HEAP_FAULTS_H
#define SABACC_TESTS_HEAP_FAULTS_H

/* The allocation of that number, from 1, counted from now, finds no memory; 0: all do. */
void heap_faults_set(long number);

/* Allocations asked for since heap_faults_set. */
long heap_faults_count(void);

#endif
