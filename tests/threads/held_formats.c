/* Linked into every program of a thread-sanitizer build that draws. SDL keeps pixel formats in one list of
 * counted blocks, under a spinlock of its own. The sanitizer does not see that lock, since SDL itself is not
 * built with it, and reports a race when one thread frees a format that another made. A format that is held
 * is never freed, so that what is reported is ours. */
#include <SDL.h>

__attribute__((constructor)) static void hold_formats(void) {
    static const Uint32 formats[] = {
        SDL_PIXELFORMAT_INDEX1LSB, SDL_PIXELFORMAT_INDEX1MSB, SDL_PIXELFORMAT_INDEX8,
        SDL_PIXELFORMAT_RGB565,    SDL_PIXELFORMAT_RGB24,     SDL_PIXELFORMAT_BGR24,
        SDL_PIXELFORMAT_RGB888,    SDL_PIXELFORMAT_BGR888,    SDL_PIXELFORMAT_ARGB8888,
        SDL_PIXELFORMAT_RGBA8888,  SDL_PIXELFORMAT_ABGR8888,  SDL_PIXELFORMAT_BGRA8888,
    };
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) SDL_AllocFormat(formats[i]);
}
