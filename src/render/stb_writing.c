/* The only place where stb's code that writes pictures is compiled. It sees no input but our own pixels, and
 * is what pictures of tests spend most of their time in, so it is optimised and unwatched in builds with
 * sanitizers too (CMakeLists.txt). */

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#endif

#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
