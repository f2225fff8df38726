#ifndef SABACC_SCENES_SETUP_PRIVATE_H
#define SABACC_SCENES_SETUP_PRIVATE_H

/* The setup, by file: scene.c (its columns, and what buttons do), played.c (the game, its length and its
 * stakes), seats.c (who sits down), chosen.c (what can be changed of a seat), house.c (the way of playing and
 * the house rules, folded). Each draws from the top of the box that it is given, and tells how high it is. */

#include "scenes/rules/ladder.h"
#include "scenes/scene.h"
#include "scenes/setup/alone.h"
#include "scenes/setup/game_tile.h"
#include "scenes/setup/seats_room.h"
#include "session/house_list.h"
#include "session/players.h"
#include "ui/face_disc.h"

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
    SeatsRoom room;      /* where they sit */
    LadderExample hand;  /* on the table; looked up with has_lesson */
    SetupMemory *memory; /* the stage's */
} SetupScene;

/* ---- played.c ---- */

/* The game, and what to do before one plays it. */
float setup_game_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_game_draw(const SetupScene *setup, Ui *ui, Box rest);
/* Its length and its stakes, as things: larger in a box that is higher than it has to be. */
float setup_stakes_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_stakes_draw(const SetupScene *setup, Ui *ui, Box rest);

/* ---- seats.c ---- */

/* In portrait: a framed view of the table, and the card of the chosen seat below it. */
float setup_seats_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_seats_draw(const SetupScene *setup, Ui *ui, Box rest);
/* In landscape: the room behind the whole page, its table in that box; and then what is written and lies
 * there, with the card at the foot of the box. */
void setup_seats_draw_behind(const SetupScene *setup, Ui *ui, Box seats);
void setup_seats_draw_beside(const SetupScene *setup, Ui *ui, Box seats);
/* The table with every person named as they will be when it begins. */
MatchSetup setup_named(const SetupScene *setup);
/* How many people sit down. */
int setup_people(const MatchSetup *table);
/* The seat that the card is about; and the face of one. */
int setup_chosen_seat(const SetupScene *setup);
FaceDisc setup_face(const SetupScene *setup, const MatchSetup *table, int seat);
/* "agent:SEAT" and "name:SEAT" of the seat that is chosen, "seats", and presses of "seat:SEAT", which chooses
 * it, "seat:add" and "seat:off:SEAT"; false if the event is of something else. */
bool setup_seats_take(SetupScene *setup, const UiEvent *event);

/* ---- chosen.c ---- */

/* The agent of that value of "agent:SEAT"; and what is said of one: "Person", "Sharp". */
const char *setup_agent_at(int index);
const char *setup_level(const char *agent);
/* How strong that agent is, from 1; 0 for a person. */
enum { SETUP_GRADES = 4 };
int setup_grade(const char *agent);
/* A card of that width. */
float setup_chosen_height(const SetupScene *setup, Ui *ui, float width);
void setup_chosen_draw(const SetupScene *setup, Ui *ui, Box box);

/* ---- house.c ---- */

/* A folded card of paper with the buttons "house-rules" and "preset"; below it, once it is pressed, what the
 * first has unfolded. */
float setup_house_height(const SetupScene *setup, Ui *ui, Box inside);
void setup_house_draw(const SetupScene *setup, Ui *ui, Box rest);
/* The player's house rules that equal the options, or those that it was opened with, if they are not a
 * preset; or NULL. */
const HouseRules *setup_house_of(const SetupScene *setup);

/* ---- foot.c ---- */

/* "start" and "back", and beside them in short what is begun. */
void setup_foot_draw(const SetupScene *setup, Ui *ui, Box foot);

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
