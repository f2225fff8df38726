#include "session/teams.h"

#include <string.h>

#include "base/i18n.h"
#include "session/game_plan.h"

static const struct {
    const char *title, *sign;
    uint32_t colour;
} teams_rows[TEAMS_MAX] = {
#define TEAM(name, title, sign, colour) [TEAM_##name] = {title, sign, colour},
#include "session/teams.def"
#undef TEAM
};

const char *team_title(TeamId team) { return teams_rows[team].title; }
const char *team_sign(TeamId team) { return teams_rows[team].sign; }
uint32_t team_colour(TeamId team) { return teams_rows[team].colour; }

SeatMask teams_seats(const Teams *teams, TeamId team) {
    SeatMask seats = 0;
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (teams->of[seat] == (int)team + 1) seats |= seat_bit(seat);
    return seats;
}

bool teams_are_on(const Teams *teams) {
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++)
        if (teams->of[seat] != 0) return true;
    return false;
}

bool teams_are_offered(const MatchSetup *setup) { return setup->rules.seats > 2; }

static int people_of(const MatchSetup *setup) {
    int people = 0;
    for (int seat = 0; seat < setup->rules.seats; seat++) people += agent_is_human(setup->seat[seat].agent);
    return people;
}

bool teams_can_be(const MatchSetup *setup, TeamsWay way) {
    int seats = setup->rules.seats, people = people_of(setup);
    if (way == TEAMS_NONE) return true;
    if (!teams_are_offered(setup)) return false;
    if (way == TEAMS_PEOPLE) return people > 0 && people < seats;
    if (way == TEAMS_PAIRS) return seats % 2 == 0 && seats / 2 <= TEAMS_MAX;
    return true;
}

static int team_by(const MatchSetup *setup, TeamsWay way, int seat) {
    int seats = setup->rules.seats;
    switch (way) {
    case TEAMS_PEOPLE: return agent_is_human(setup->seat[seat].agent) ? 1 : 2;
    case TEAMS_PAIRS: return 1 + seat % (seats / 2);
    case TEAMS_HALVES: return seat < (seats + 1) / 2 ? 1 : 2;
    default: return 0;
    }
}

static Teams teams_by(const MatchSetup *setup, TeamsWay way) {
    Teams teams = {{0}};
    for (int seat = 0; seat < setup->rules.seats; seat++) teams.of[seat] = (uint8_t)team_by(setup, way, seat);
    return teams;
}

TeamsWay teams_way(const Teams *teams, const MatchSetup *setup) {
    for (int way = TEAMS_NONE; way < TEAMS_OWN; way++) {
        Teams other = teams_by(setup, teams_can_be(setup, (TeamsWay)way) ? (TeamsWay)way : TEAMS_NONE);
        if (memcmp(teams, &other, sizeof other) == 0) return (TeamsWay)way;
    }
    return TEAMS_OWN;
}

void teams_set(Teams *teams, const MatchSetup *setup, TeamsWay way) {
    bool can_be = teams_can_be(setup, way);
    if (way != TEAMS_OWN || !can_be) {
        *teams = teams_by(setup, can_be ? way : TEAMS_NONE);
        return;
    }
    for (int seat = 0; seat < SABACC_MAX_SEATS; seat++) {
        bool is_seated = seat < setup->rules.seats;
        if (!is_seated) teams->of[seat] = 0;
        if (is_seated && teams->of[seat] == 0) teams->of[seat] = (uint8_t)(1 + seat % 2);
    }
}

void teams_turn(Teams *teams, const MatchSetup *setup, int seat) {
    if (!teams_are_on(teams) || seat < 0 || seat >= setup->rules.seats) return;
    teams->of[seat] = (uint8_t)(1 + teams->of[seat] % TEAMS_MAX);
}

json_t *teams_json(const Teams *teams, int seats) {
    json_t *list = json_array();
    for (int seat = 0; seat < seats; seat++) json_array_append_new(list, json_integer(teams->of[seat]));
    return list;
}

void teams_read(Teams *teams, const json_t *list) {
    *teams = (Teams){{0}};
    for (size_t seat = 0; seat < json_array_size(list) && seat < SABACC_MAX_SEATS; seat++) {
        json_int_t team = json_integer_value(json_array_get(list, seat));
        if (team >= 0 && team <= TEAMS_MAX) teams->of[seat] = (uint8_t)team;
    }
}

static const char note_key[] = "teams";

void teams_format_note(const Teams *teams, int seats, char note[MATCH_NOTE]) {
    Text text = text_over(note, MATCH_NOTE);
    if (!teams_are_on(teams)) return;
    text_add(&text, note_key);
    for (int seat = 0; seat < seats; seat++) {
        text_add(&text, " ");
        text_add_int(&text, teams->of[seat]);
    }
}

void teams_read_note(Teams *teams, const char *note, int seats) {
    Teams read = {{0}};
    const char *at = note + strlen(note_key);
    *teams = read;
    if (strncmp(note, note_key, strlen(note_key)) != 0) return;
    for (int seat = 0; seat < seats; seat++, at += 2) {
        if (at[0] != ' ' || at[1] < '0' || at[1] > '0' + TEAMS_MAX) return;
        read.of[seat] = (uint8_t)(at[1] - '0');
    }
    if (*at == '\0') *teams = read;
}
