#include "lab/shard.h"

Shard shard_of(int part, int of) {
    Shard shard = {.of = of};
    shard.has[part] = 1;
    return shard;
}

int shard_both(const Shard *left, const Shard *right) {
    for (int part = 1; part <= left->of; part++)
        if (left->has[part] && right->has[part]) return part;
    return 0;
}

bool shard_is_whole(const Shard *shard) {
    for (int part = 1; part <= shard->of; part++)
        if (!shard->has[part]) return false;
    return true;
}

bool shard_has(const Shard *shard, int64_t number) { return shard->has[1 + number % shard->of] != 0; }

int shard_first(const Shard *shard) {
    int part = 1;
    while (part < shard->of && !shard->has[part]) part++;
    return part;
}

void shard_join(Shard *shard, const Shard *more) {
    for (int part = 1; part <= shard->of; part++) shard->has[part] |= more->has[part];
}

int64_t shard_count(const Shard *shard, int64_t pieces) {
    int64_t count = 0;
    for (int part = 1; part <= shard->of; part++)
        if (shard->has[part] && part <= pieces) count += (pieces - part) / shard->of + 1;
    return count;
}
