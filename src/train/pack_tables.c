/* pack-tables FROM TO.c, run by the build: turns the trained tables (assets/opponents/betting) into arrays in
 * C, less than half as large. Training never came to nearly half of all situations, and the others share some
 * eight thousand mixes of acts: a bit of each situation says whether it is known, and a number of each known
 * one says which mix it has. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/betting.h"
#include "base/files.h"
#include "base/memory.h"

enum { MIXES_MAX = UINT16_MAX, TABLES_MAX = 1000, BITS = 64 };

typedef struct Packed {
    int tables;
    int32_t shapes[TABLES_MAX][BETTING_SHAPE];
    uint32_t first[TABLES_MAX]; /* its first situation, of all */
    uint32_t spots, known;
    uint64_t *bits;   /* of all situations: whether it is known */
    uint16_t *mix_of; /* of the known ones */
    uint8_t (*mixes)[BETTING_BYTES];
    int mix_count;
} Packed;

static int32_t number_at(const uint8_t *at) {
    return (int32_t)((uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24);
}

/* By all bytes of a mix, so that one that was met is found at once: its number and one, 0 for none. */
static uint16_t mix_numbers[1 << 24];

static bool add_spot(Packed *packed, const uint8_t *mix) {
    uint32_t bytes = 0, spot = packed->spots++;
    for (int i = 0; i < BETTING_BYTES; i++) bytes = bytes << 8 | mix[i];
    if (bytes == 0) return true;
    if (mix_numbers[bytes] == 0) {
        if (packed->mix_count == MIXES_MAX) return false;
        memcpy(packed->mixes[packed->mix_count++], mix, BETTING_BYTES);
        mix_numbers[bytes] = (uint16_t)packed->mix_count;
    }
    packed->bits[spot / BITS] |= UINT64_C(1) << spot % BITS;
    packed->mix_of[packed->known++] = (uint16_t)(mix_numbers[bytes] - 1);
    return true;
}

static bool pack(const uint8_t *bytes, long size, Packed *packed) {
    const uint8_t *at = bytes + BETTING_HEAD, *end = bytes + size;
    if (size < BETTING_HEAD || number_at(bytes) != BETTING_MAGIC) return false;
    packed->tables = number_at(bytes + 4);
    if (packed->tables < 0 || packed->tables > TABLES_MAX) return false;
    for (int table = 0; table < packed->tables; table++) {
        if (end - at < 4 * BETTING_SHAPE) return false;
        for (int i = 0; i < BETTING_SHAPE; i++, at += 4) packed->shapes[table][i] = number_at(at);
        int64_t spots = (int64_t)packed->shapes[table][0] * BETTING_SPOTS;
        if (spots < 0 || (end - at) / BETTING_BYTES < spots) return false;
        packed->first[table] = packed->spots;
        for (int64_t spot = 0; spot < spots; spot++, at += BETTING_BYTES)
            if (!add_spot(packed, at)) return false;
    }
    return at == end;
}

/* ---- C ---- */

/* What is written so far. */
typedef struct Source {
    char *bytes;
    size_t used, room;
} Source;

__attribute__((format(printf, 2, 3))) static void write(Source *out, const char *format, ...) {
    enum { LINE = 200 };
    va_list values;
    if (out->room - out->used < LINE) {
        out->room = 2 * out->room + LINE;
        out->bytes = memory_realloc(out->bytes, out->room, 1);
    }
    va_start(values, format);
    out->used += (size_t)vsnprintf(out->bytes + out->used, LINE, format, values);
    va_end(values);
}

static void write_tables(Source *out, const Packed *packed) {
    write(out, "const int betting_table_count = %d;\nconst BettingTable betting_tables[] = {\n",
          packed->tables);
    for (int table = 0; table < packed->tables; table++) {
        write(out, "{{");
        for (int i = 0; i < BETTING_SHAPE; i++) write(out, "%ld,", (long)packed->shapes[table][i]);
        write(out, "}, %lu},\n", (unsigned long)packed->first[table]);
    }
    write(out, "%s};\n", packed->tables == 0 ? "{{0}, 0}" : "");
}

static void write_known(Source *out, const Packed *packed) {
    uint32_t words = packed->spots / BITS + 1, before = 0;
    write(out, "const BettingKnown betting_known[] = {\n");
    for (uint32_t word = 0; word < words; word++) {
        write(out, "{%lluu,%lu},%s", (unsigned long long)packed->bits[word], (unsigned long)before,
              word % 4 == 3 ? "\n" : "");
        before += (uint32_t)__builtin_popcountll(packed->bits[word]);
    }
    write(out, "};\n");
}

static void write_mixes(Source *out, const Packed *packed) {
    write(out, "const uint16_t betting_mix_of[] = {\n");
    for (uint32_t i = 0; i < packed->known; i++)
        write(out, "%d,%s", packed->mix_of[i], i % 16 == 15 ? "\n" : "");
    write(out, "0};\nconst uint8_t betting_mixes[][BETTING_BYTES] = {\n");
    for (int i = 0; i < packed->mix_count; i++) {
        write(out, "{");
        for (int byte = 0; byte < BETTING_BYTES; byte++) write(out, "%d,", packed->mixes[i][byte]);
        write(out, "},%s", i % 8 == 7 ? "\n" : "");
    }
    write(out, "{0}};\n");
}

int main(int count, char **words) {
    enum { BYTES_MAX = 1 << 28 };
    static Packed packed;
    Source out = {NULL, 0, 0};
    size_t size = 0;
    char *bytes = count == 3 ? file_read(words[1], BYTES_MAX, &size) : NULL;
    if (!bytes) {
        fprintf(stderr, "pack-tables: %s cannot be read; usage: pack-tables FROM TO.c\n",
                count > 1 ? words[1] : "nothing");
        return 2;
    }
    size_t spots = size / BETTING_BYTES + 1;
    packed.bits = memory_calloc(spots / BITS + 1, sizeof *packed.bits);
    packed.mix_of = memory_calloc(spots, sizeof *packed.mix_of);
    packed.mixes = memory_calloc(MIXES_MAX, sizeof *packed.mixes);
    bool is_packed = pack((const uint8_t *)bytes, (long)size, &packed), is_written = false;
    if (is_packed) {
        write(&out, "#include \"ai/betting_tables.h\"\n\n");
        write_tables(&out, &packed);
        write_known(&out, &packed);
        write_mixes(&out, &packed);
        is_written = file_write(words[2], out.bytes, out.used, FILE_QUICK);
    }
    if (!is_packed) fprintf(stderr, "pack-tables: %s does not hold trained tables\n", words[1]);
    if (is_packed && !is_written) fprintf(stderr, "pack-tables: %s cannot be written\n", words[2]);
    free(bytes), free(packed.bits), free(packed.mix_of), free(packed.mixes), free(out.bytes);
    return is_packed && is_written ? 0 : 1;
}
