#ifndef SABACC_SCENES_OVERLAYS_H
#define SABACC_SCENES_OVERLAYS_H

/* Scenes over the table: the menu, and the pages of its game. */

#include "match/match.h"
#include "scenes/scene.h"

struct PlayScene;

/* The menu over that table, which outlives it. */
Scene *pause_scene_over(struct PlayScene *play);

typedef enum RulesPage {
    RULES_STEPS,
    RULES_LADDER,
    RULES_CARDS,
    RULES_TOKENS,
    RULES_OPTIONS,
    RULES_GLOSSARY,
    RULES_PAGES
} RulesPage;

/* What is played at the table below, for its pages to open at. Never more of it than whoever looks on may
 * see. */
typedef struct RulesMoment {
    const SabaccTable *table; /* as it is shown; what is known of its turn is public */
    bool shows_results;       /* of a hand or a set: they are being looked at */
    bool is_lesson;           /* the table is a guided hand; else the pages offer that of the game */
    int own;                  /* the seat whose hand is marked in the list of kinds; SABACC_NOBODY for none */
} RulesMoment;

/* The pages of the setup's game (copied), open at one of them; the moment is copied too. */
Scene *rules_scene_over(const MatchSetup *setup, RulesPage page, const RulesMoment *moment);

/* The same on its own background, from the setup. */
Scene *rules_scene_of(const MatchSetup *setup);

#endif
