#include "session/absence.h"

bool absence_is_on(const Absence *absence) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (absence->of[seat] != ABSENCE_HERE) return true;
    return false;
}

bool absence_is_played(const Absence *absence, int seat, AiLevel *level) {
    int kind = absence->of[seat];
    if (kind < ABSENCE_PLAYED_FOR) return false;
    *level = (AiLevel)(kind - ABSENCE_PLAYED_FOR);
    return true;
}

void absence_read(Absence *absence, const json_t *list) {
    *absence = (Absence){{0}};
    for (size_t seat = 0; seat < json_array_size(list) && seat < SABACC_MAX_SEATS; seat++) {
        json_int_t kind = json_integer_value(json_array_get(list, seat));
        if (kind >= ABSENCE_HERE && kind < ABSENCE_PLAYED_FOR + AI_LEVELS) absence->of[seat] = (uint8_t)kind;
    }
}
