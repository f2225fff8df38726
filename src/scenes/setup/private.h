#ifndef SABACC_SCENES_SETUP_PRIVATE_H
#define SABACC_SCENES_SETUP_PRIVATE_H

/* The setup, by file: scene.c (its columns, and what buttons do), played.c (the game, its length and its
 * stakes), seats.c (who sits down), house.c (the way of playing and the house rules, folded). Each draws from
 * the top of the box that it is given, and tells how high it is. */

#include "scenes/rules/ladder.h"
#include "scenes/scene.h"
#include "scenes/setup/alone.h"
#include "scenes/setup/game_tile.h"
#include "session/house_list.h"
#include "session/players.h"

enum { SETUP_SEED_DIGITS = 9, SETUP_CREDITS_MAX = 1000000 };

/* What is remembered while the program runs. */
typedef struct SetupMemory {
    bool is_house_open; /* the house rules are unfolded */
    bool has_opened;    /* what the command line says was for the first setup */
} SetupMemory;

typedef struct SetupScene {
    Scene scene;
    GamePlan plan;
    char seed[UI_TEXT_BYTES]; /* as typed; "" for a new one */
    bool is_entered;
    bool has_lesson;               /* the game has one; looked up when the setup comes to the front */
    char opened[UI_NAME_BYTES];    /* the button of the last page opened over it, */
    const SabaccGame *opened_with; /* and the game that was chosen then */
    int chosen;                    /* the seat whose name and level stand on the card */
    HouseList house;
    bool has_given;      /* opened with house rules, */
    HouseRules given;    /* these, which need not be in the list */
    SetupAlone alone;    /* for games of one seat */
    Players players;     /* their faces */
    LadderExample hand;  /* on the table; looked up with has_lesson */
    SetupMemory *memory; /* the stage's */
} SetupScene;

/* ---- played.c ---- */

/* The game, and on a card below it its length and its stakes, as things; in a box that is higher than it has
 * to be these are larger, and so is the table with the seats. */
float setup_played_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_played_draw(const SetupScene *setup, Ui *ui, Box rest);

/* ---- seats.c ---- */

float setup_seats_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_seats_draw(const SetupScene *setup, Ui *ui, Box rest);
/* The table with every person named as they will be when it begins. */
MatchSetup setup_named(const SetupScene *setup);
/* How many people sit down. */
int setup_people(const MatchSetup *table);
/* "agent:SEAT" and "name:SEAT" of the seat that is chosen, "seats", and presses of "seat:SEAT", which chooses
 * it, "seat:add" and "seat:off:SEAT"; false if the event is of something else. */
bool setup_seats_take(SetupScene *setup, const UiEvent *event);

/* ---- house.c ---- */

/* A folded card of paper with the buttons "house-rules" and "preset"; below it, once it is pressed, what the
 * first has unfolded. */
float setup_house_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_house_draw(const SetupScene *setup, Ui *ui, Box rest);
/* The player's house rules that equal the options, or those that it was opened with, if they are not a
 * preset; or NULL. */
const HouseRules *setup_house_of(const SetupScene *setup);

/* ---- shared ---- */

/* Between the parts of a column. */
extern const float setup_part_gap;
/* A card of wood that lies in the room; returns the box for what is on it. */
Box setup_card(Ui *ui, Box box);
/* A line of brass on one, from there on: to the right, or down. */
void setup_divider(Ui *ui, float x, float y, float wide, float high);
/* How much higher and wider it is than that. */
extern const float setup_card_beside, setup_card_above;
/* Letters so large that what else stands beside each other stands below. */
bool setup_is_large(const Ui *ui);

/* A line of that label, which steps through values; cut off `rest`. */
extern const float setup_line_high, setup_line_gap, setup_label_share;
void setup_choice(Ui *ui, Box *rest, const char *name, const char *label, const char *text, int value,
                  int min, int max);
/* The seed, with its label; and alone, as on a card where deals are numbered. */
void setup_seed_field(const SetupScene *setup, Ui *ui, Box *rest);
void setup_seed_choice(const SetupScene *setup, Ui *ui, Box box);

#endif
