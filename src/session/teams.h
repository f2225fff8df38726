#ifndef SABACC_SESSION_TEAMS_H
#define SABACC_SESSION_TEAMS_H

/* Seats that count together: people against opponents, partners, or as one likes. No rule changes by it: only
 * what the seats have gained is added up where results are shown. A record tells of them in a note, which
 * play ignores (MatchSetup.note); they are kept in the last setup too, and in the note of an unfinished game
 * (session/saves.h). */

#include <jansson.h>

#include "match/match.h"

typedef enum TeamId {
#define TEAM(name, title, sign, colour) TEAM_##name,
#include "session/teams.def"
#undef TEAM
    TEAMS_MAX
} TeamId;

/* The team of each seat, 1 + TeamId; 0 for none. */
typedef struct Teams {
    uint8_t of[SABACC_MAX_SEATS];
} Teams;

typedef enum TeamsWay {
    TEAMS_NONE,   /* each for oneself */
    TEAMS_PEOPLE, /* people against opponents */
    TEAMS_PAIRS,  /* of an even number of seats those that sit opposite each other */
    TEAMS_HALVES, /* one side of the table against the other */
    TEAMS_OWN,    /* anything else */
    TEAMS_WAYS
} TeamsWay;

/* Whether teams can be made: three seats or more. */
bool teams_are_offered(const MatchSetup *setup);
bool teams_are_on(const Teams *teams);
/* Whether that way is possible at this table; TEAMS_OWN where anything is. */
bool teams_can_be(const MatchSetup *setup, TeamsWay way);
TeamsWay teams_way(const Teams *teams, const MatchSetup *setup);
/* Sets them so; TEAMS_OWN changes nothing but gives each seat a team that has none. A way that is not
 * possible makes it TEAMS_NONE. */
void teams_set(Teams *teams, const MatchSetup *setup, TeamsWay way);
/* The seat goes on to the next team. */
void teams_turn(Teams *teams, const MatchSetup *setup, int seat);

/* As files have them, [1, 2, 1, 2]: a new array; and read from one, nothing where it is not understood. */
json_t *teams_json(const Teams *teams, int seats);
void teams_read(Teams *teams, const json_t *list);

/* As a record's note has them, "teams 1 2 1 2"; "" without teams. And read from one; none where it says
 * anything else. */
void teams_format_note(const Teams *teams, int seats, char note[MATCH_NOTE]);
void teams_read_note(Teams *teams, const char *note, int seats);

SeatMask teams_seats(const Teams *teams, TeamId team);
const char *team_title(TeamId team); /* to be translated */
const char *team_sign(TeamId team);
uint32_t team_colour(TeamId team);

#endif
