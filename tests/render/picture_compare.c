/* picture-compare WANTED FOUND: exit 0 if the pictures match, 1 if they do not, 2 if one cannot be read.
 * Alike: of one size, and in every tile of 16 x 16 pixels at most 20 differ by more than 40 of 255 in any
 * channel, over all at most 3 in 1000 (edges of letters, which another release of a library may draw a shade
 * otherwise). A tile is a digit or two, so a wrong number fails anywhere. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/raster.h"

static int pixel_difference(Pixel a, Pixel b) {
    int max = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int difference = abs((int)((a >> shift) & 255) - (int)((b >> shift) & 255));
        if (difference > max) max = difference;
    }
    return max;
}

enum { TILE = 16, TILE_MAX = 20 };

/* Pixels that differ: in all, and in the worst tile, whose corner is x, y. */
typedef struct Difference {
    long all;
    int worst, x, y;
} Difference;

static int tile_difference(const Pixmap *wanted, const Pixmap *found, int left, int top) {
    int count = 0;
    for (int y = top; y < top + TILE && y < wanted->height; y++)
        for (int x = left; x < left + TILE && x < wanted->width; x++)
            count += pixel_difference(wanted->pixels[y * wanted->width + x],
                                      found->pixels[y * found->width + x]) > 40;
    return count;
}

static Difference difference_of(const Pixmap *wanted, const Pixmap *found) {
    Difference difference = {0};
    for (int y = 0; y < wanted->height; y += TILE)
        for (int x = 0; x < wanted->width; x += TILE) {
            int count = tile_difference(wanted, found, x, y);
            difference.all += count;
            if (count > difference.worst) difference = (Difference){difference.all, count, x, y};
        }
    return difference;
}

static int keep(const char *found, const char *wanted) {
    Pixmap *picture = raster_read(found);
    if (!picture) return 2;
    for (int i = 0; i < picture->width * picture->height; i++) {
        picture->pixels[i] = (picture->pixels[i] & 0xfff0f0f0u) | 0x00080808u;
    }
    bool is_written = raster_write(wanted, picture, true);
    pixmap_free(picture);
    return is_written ? 0 : 2;
}

int main(int argc, char **argv) {
    if (argc == 4 && strcmp(argv[1], "--keep") == 0) return keep(argv[2], argv[3]);
    if (argc != 3) {
        fprintf(stderr, "usage: picture-compare WANTED FOUND\n");
        return 2;
    }
    Pixmap *wanted = raster_read(argv[1]), *found = raster_read(argv[2]);
    if (!wanted || !found) {
        fprintf(stderr, "picture-compare: %s cannot be read\n", wanted ? argv[2] : argv[1]);
        return 2;
    }
    if (wanted->width != found->width || wanted->height != found->height) {
        fprintf(stderr, "%s is %d x %d, wanted %d x %d\n", argv[2], found->width, found->height,
                wanted->width, wanted->height);
        return 1;
    }
    Difference difference = difference_of(wanted, found);
    long count = (long)wanted->width * wanted->height;
    pixmap_free(wanted);
    pixmap_free(found);
    if (difference.worst <= TILE_MAX && difference.all * 1000 <= count * 3) return 0;
    fprintf(stderr, "%s differs from %s in %ld of %ld pixels, most at %d, %d: %d\n", argv[2], argv[1],
            difference.all, count, difference.x, difference.y, difference.worst);
    return 1;
}
