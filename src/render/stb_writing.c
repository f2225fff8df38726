/* The only place where stb's code that writes pictures is compiled. It sees no input but our own pixels, and
 * is what pictures of tests spend most of their time in, so it is optimised and unwatched in builds with
 * sanitizers too (CMakeLists.txt). It is compressed by zlib, which takes a fifth of the time of stb's own. */

#include "base/memory.h"

#include <stdlib.h>
#include <zlib.h>

/* As stb wants it: a heap block, its length in *length; NULL where it does not fit. `level`: 1 to 9. */
static unsigned char *compressed(unsigned char *bytes, int count, int *length, int level) {
    uLongf room = compressBound((uLong)count);
    unsigned char *block = memory_alloc(room);
    if (compress2(block, &room, bytes, (uLong)count, level) == Z_OK) {
        *length = (int)room;
        return block;
    }
    free(block);
    return NULL;
}

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#endif

#define STBIW_ZLIB_COMPRESS compressed
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
