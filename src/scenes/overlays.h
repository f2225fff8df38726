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

/* The pages of the setup's game (copied), open at one of them. `has_lesson`: they offer its guided hand,
 * which is played over the table. */
Scene *rules_scene_over(const MatchSetup *setup, RulesPage page, bool has_lesson);

/* The same on its own background, from the setup. */
Scene *rules_scene_of(const MatchSetup *setup);

#endif
