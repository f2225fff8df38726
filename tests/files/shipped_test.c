/* base/files: what an installation keeps compressed is read as if it were not, and a damaged one is refused.
 */
#define _DEFAULT_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "base/files.h"

enum { LARGE = 100000, PACKED_MAX = 4096 };

static char place[] = "/tmp/shipped-XXXXXX", plain[64], packed_path[64];

static int make_place(void **state) {
    (void)state;
    if (!mkdtemp(place)) return -1;
    snprintf(plain, sizeof plain, "%s/card.svg", place);
    snprintf(packed_path, sizeof packed_path, "%s/card.svg.gz", place);
    return 0;
}

static int empty_place(void **state) {
    (void)state;
    return file_remove(plain) && file_remove(packed_path) ? 0 : -1;
}

static int remove_place(void **state) {
    (void)state;
    return file_remove(place) ? 0 : -1;
}

/* As `gzip` writes it. Returns its length. */
static size_t pack(unsigned char packed[PACKED_MAX], const char *bytes, size_t size) {
    z_stream stream = {.next_in = (Bytef *)(uintptr_t)bytes,
                       .avail_in = (uInt)size,
                       .next_out = packed,
                       .avail_out = PACKED_MAX};
    assert_int_equal(deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
    assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
    size_t length = stream.total_out;
    assert_int_equal(deflateEnd(&stream), Z_OK);
    return length;
}

static void put(const char *path, const void *bytes, size_t size) {
    assert_true(file_write(path, bytes, size, FILE_QUICK));
}

static void is_refused(size_t max, int why) {
    size_t size = 7;
    assert_null(file_read_shipped(plain, max, &size));
    assert_int_equal(errno, why);
    assert_null(file_read_shipped_below(place, "card.svg", max, &size));
    assert_int_equal(errno, why);
    assert_int_equal(size, 7);
}

static void holds(const char *bytes, size_t wanted, size_t max) {
    size_t size = 0;
    char *read[2] = {file_read_shipped(plain, max, &size),
                     file_read_shipped_below(place, "card.svg", max, NULL)};
    assert_int_equal(size, wanted);
    for (int i = 0; i < 2; i++) {
        assert_non_null(read[i]);
        assert_memory_equal(read[i], bytes, wanted);
        assert_int_equal(read[i][wanted], 0);
        free(read[i]);
    }
}

static void what_is_packed_is_read(void **state) {
    (void)state;
    unsigned char packed[PACKED_MAX];
    char *bytes = malloc(LARGE);
    for (int i = 0; i < LARGE; i++) bytes[i] = (char)(i % 251);
    assert_false(file_is_shipped(plain));
    assert_false(file_is_shipped_below(place, "card.svg"));
    is_refused(LARGE, ENOENT);
    /* 32767 fills the first room to its last byte */
    const size_t sizes[] = {0, 1, 32766, 32767, 32768, LARGE};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t length = pack(packed, bytes, sizes[i]), max = sizes[i] > length ? sizes[i] : length;
        put(packed_path, packed, length);
        assert_true(file_is_shipped(plain));
        assert_true(file_is_shipped_below(place, "card.svg"));
        holds(bytes, sizes[i], max);
        is_refused(max - 1, EFBIG);
    }
    free(bytes);
}

static void what_is_not_packed_goes_first(void **state) {
    (void)state;
    unsigned char packed[PACKED_MAX];
    put(packed_path, packed, pack(packed, "old", 3));
    put(plain, "new", 3);
    holds("new", 3, LARGE);
    assert_null(file_read_shipped(plain, 2, NULL));
    assert_int_equal(errno, EFBIG);
}

/* Cut off anywhere, with a bit turned in what it holds, or with something behind it. */
static void what_is_damaged_is_refused(void **state) {
    (void)state;
    unsigned char packed[PACKED_MAX];
    static const char drawing[] = "<svg viewBox=\"0 0 70 110\"><path d=\"M0 0h70v110z\"/></svg>";
    size_t length = pack(packed, drawing, sizeof drawing - 1);
    for (size_t cut = 0; cut < length; cut++) {
        put(packed_path, packed, cut);
        is_refused(LARGE, EIO);
    }
    packed[length] = 0;
    put(packed_path, packed, length + 1);
    is_refused(LARGE, EIO);
    for (size_t at = 10; at < length; at++) { /* behind the head, which has a time and a system */
        packed[at] ^= 4;
        put(packed_path, packed, length);
        is_refused(LARGE, EIO);
        packed[at] ^= 4;
    }
    put(packed_path, packed, length);
    holds(drawing, sizeof drawing - 1, LARGE);
}

static void packed_or_not_it_stays_below(void **state) {
    (void)state;
    unsigned char packed[PACKED_MAX];
    char real[64];
    snprintf(real, sizeof real, "%s/real.gz", place);
    put(real, packed, pack(packed, "far", 3));
    assert_int_equal(symlink(real, packed_path), 0);
    assert_null(file_read_shipped_below(place, "card.svg", LARGE, NULL));
    assert_int_equal(errno, ELOOP);
    assert_null(file_read_shipped_below(place, "../card.svg", LARGE, NULL));
    assert_int_equal(errno, FILE_LEADS_OUT);
    assert_true(file_remove(real));
}

#define TEST(name) cmocka_unit_test_teardown(name, empty_place)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(what_is_packed_is_read),
        TEST(what_is_not_packed_goes_first),
        TEST(what_is_damaged_is_refused),
        TEST(packed_or_not_it_stays_below),
    };
    return cmocka_run_group_tests(tests, make_place, remove_place);
}
