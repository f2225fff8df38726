/* What moves in those who sit at the table. */
#include <math.h>
#include <string.h>

#include "base/hash.h"
#include "session/characters.h"
#include "table/figure.h"
#include "table/gaze.h"
#include "table/motion.h"
#include "table/people.h"
#include "table/reach.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "ui/ease.h"
#include "ui/face_disc.h"

static const float PI = 3.14159265f;

static bool is_still(const TableView *view) {
    return view->settings.reduced_motion || view->settings.speed <= 0;
}

/* ---- how they sit ---- */

/* Where the pictures have the head (art/people/common.py): over the rail, against the chair, and of who has
 * lost. */
#define HEAD_IN   .head_x = 9, .head_y = 24
#define HEAD_BACK .head_x = -17, .head_y = 16
#define HEAD_LOST .head_x = 0, .head_y = 21

static const Posture postures[] = {
    [POSTURE_SITS] = {0},
    [POSTURE_RESTS] = {HEAD_IN},
    [POSTURE_ACTS] = {.sinks = 1, HEAD_IN},
    [POSTURE_JUDGED] = {.sinks = 2, .nods = 2, HEAD_IN},
    [POSTURE_DRAWN_IN] = {.sinks = 1, .nods = 1, HEAD_IN},
    /* the picture of who has lost sits lower by itself */
    [POSTURE_LOST] = {.sinks = -6, .nods = 3, .shuts = 0.4f, HEAD_LOST},
    [POSTURE_WON] = {.sinks = -8, .nods = -3},
    [POSTURE_SHRUGS] = {.sinks = 9, .nods = 3, HEAD_BACK},
    [POSTURE_LEFT] = {.sinks = 7, .nods = -5, HEAD_BACK},
    [POSTURE_FLINCHES] = {.sinks = -3, .nods = -7, HEAD_BACK},
    [POSTURE_WATCHES] = {HEAD_BACK},
};

static Bearing bearing_of(PostureKind posture) {
    switch (posture) {
    case POSTURE_ACTS: return BEARING_THINKS;
    case POSTURE_RESTS:
    case POSTURE_JUDGED:
    case POSTURE_DRAWN_IN: return BEARING_IN;
    case POSTURE_SHRUGS:
    case POSTURE_LEFT:
    case POSTURE_FLINCHES:
    case POSTURE_WATCHES: return BEARING_BACK;
    default: return BEARING_SITS;
    }
}

void table_head_in(const PersonPicture *picture, Posture *at) {
    static const Posture heads[] = {[BEARING_SITS] = {0},
                                    [BEARING_THINKS] = {HEAD_IN},
                                    [BEARING_IN] = {HEAD_IN},
                                    [BEARING_BACK] = {HEAD_BACK}};
    *at = heads[picture->has_mood ? BEARING_SITS : picture->bears];
}

static const double LEAN_MS = 300, REACT_MS = 820;
static const double LATER_MS = 60; /* each one takes it in a little later than the last */
enum { MUCH = 4 };                 /* a quarter of all credits */

bool table_pot_is_big(const SabaccTable *table) {
    if (!sabacc_plays_for_credits(table)) return false;
    int64_t pot = table->hand_pot, all = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        pot += table->seat[seat].bet;
        if (seat != sabacc_house_seat(table)) all += table->seat[seat].credits;
    }
    return pot * MUCH >= all + pot;
}

bool table_house_is_guest(const SabaccTable *table, int seat) {
    return seat == sabacc_house_seat(table) && !sabacc_plays_for_credits(table);
}

static bool has_lost(const TableView *view, int seat) {
    const SabaccTable *table = &view->shown.table;
    return table_has_lost(table, seat) || table_shows_bomb(table, seat) ||
           table_loses_by(view, seat, view->now);
}

/* Nobody sits alike all evening: from the second round on each one rests on their forearms now and then. */
static bool rests(const TableView *view, int seat) {
    enum { SELDOM = 3 };
    const SabaccTable *table = &view->shown.table;
    const char *face = face_disc_portrait(view->looks[seat].portrait);
    if (table->hand <= 1 && table->round <= 1) return false;
    uint64_t hash =
        hash_step(hash_bytes(face, strlen(face)), (uint64_t)table->hand * 31 + (uint64_t)table->round);
    return (hash >> 24) % SELDOM == 0;
}

/* ---- a shift ---- */

/* Those who show no face at a loss do not flinch either: they lean over their cards. */
static bool is_cool(const TableView *view, int seat) {
    uint8_t sour = view->looks[seat].sour;
    return sour == CHARACTER_NEVER || sour == CHARACTER_SELDOM;
}

/* From the light that breaks out before them until it comes back to them. */
static bool shift_startles(const TableView *view) {
    static const double EARLY_MS = 60, HANGS_MS = 420, COMES_BACK_MS = 300;
    bool comes_back = isfinite(view->forming_line.begins);
    double until = comes_back ? view->forming_line.begins + COMES_BACK_MS : view->breaking.ends + HANGS_MS;
    return view->now >= view->breaking.begins - EARLY_MS && view->now < until;
}

/* Then until the new cards have been looked at. */
static bool shift_draws_in(const TableView *view) {
    static const double READS_MS = 620;
    return view->now >= view->breaking.begins && view->now < view->forming_line.ends + READS_MS;
}

/* They look up as the light drops, wince as the line breaks out before them, and again, less, as it comes
 * back. */
static void startle(const TableView *view, int seat, double now, PersonPose *pose) {
    static const double LOOK_UP_MS = 200, WINCES_MS = 300, AGAIN_MS = 180, EARLY_MS = 150;
    static const float UP = 9, DUCKS = 6, TILTS = 5, AGAIN = 0.5f;
    double later = LATER_MS * (seat % 3), breaks = view->breaking.begins + later,
           back = view->forming_line.ends - EARLY_MS + later;
    if (!isfinite(view->breaking.begins) || now < view->dark_since + later) return;
    float up = table_share(now, view->dark_since + later, view->dark_since + later + LOOK_UP_MS) *
               (1 - table_share(now, breaks, breaks + WINCES_MS));
    pose->sits.nods -= UP * ease_soft(up);
    if (is_cool(view, seat)) return;
    float struck = table_share(now, breaks, breaks + WINCES_MS),
          again = table_share(now, back, back + AGAIN_MS);
    float first = struck < 1 ? sinf(PI * struck) : 0, second = again < 1 ? AGAIN * sinf(PI * again) : 0;
    float wince = fmaxf(first, second);
    pose->sits.shuts = fmaxf(pose->sits.shuts, fminf(2.2f * wince, 1));
    pose->sits.sinks += DUCKS * wince;
    pose->tilts += (seat % 2 ? TILTS : -TILTS) * wince;
    pose->reaches -= DUCKS * first;
}

/* Before it is decided all lean over the hands in the middle, most of all the one whose hand is counted. */
static PostureKind posture_of(const TableView *view, int seat) {
    if (table_is_acting(view, seat)) return POSTURE_ACTS;
    bool wins = table_wins_by(view, seat, view->now);
    if (wins && strcmp(table_mood_now(view, seat, view->now), "-glad") == 0) return POSTURE_WON;
    if (!wins && has_lost(view, seat)) return table_sulks(view, seat) ? POSTURE_LOST : POSTURE_SHRUGS;
    if (table_has_left_hand(&view->shown.table, seat)) return POSTURE_LEFT;
    if (!table_is_decided(view)) return table_watched_hand(view) == seat ? POSTURE_JUDGED : POSTURE_DRAWN_IN;
    if (shift_startles(view)) return is_cool(view, seat) ? POSTURE_DRAWN_IN : POSTURE_FLINCHES;
    if (table_is_in_play(view, seat) && (shift_draws_in(view) || table_pot_is_big(&view->shown.table)))
        return POSTURE_DRAWN_IN;
    if (rests(view, seat)) return POSTURE_RESTS;
    return table_house_is_guest(&view->shown.table, seat) ? POSTURE_WATCHES : POSTURE_SITS;
}

static bool is_reaction(PostureKind posture) {
    return posture == POSTURE_LOST || posture == POSTURE_SHRUGS || posture == POSTURE_LEFT;
}

static const float TAKES_IN = 0.22f; /* of the time: a reaction first goes the other way */

float table_react(float share) {
    static const float BACK = 0.2f, BEYOND = 1.1f;
    if (share < TAKES_IN) return -BACK * sinf(PI * share / TAKES_IN);
    float left = (1 - share) / (1 - TAKES_IN);
    return 1 - left * left * (left * (BEYOND + 1) - BEYOND);
}

/* In the end it is exactly where it leads, whatever came before. */
static float mixed(float from, float to, float share) { return share == 1 ? to : from + (to - from) * share; }

static Posture posture_between(Posture from, Posture to, float share) {
    return (Posture){.sinks = mixed(from.sinks, to.sinks, share),
                     .nods = mixed(from.nods, to.nods, share),
                     .shuts = fmaxf(mixed(from.shuts, to.shuts, share), 0),
                     .head_x = mixed(from.head_x, to.head_x, share),
                     .head_y = mixed(from.head_y, to.head_y, share)};
}

static double lean_ms(const PersonLean *lean) { return is_reaction(lean->to) ? REACT_MS : LEAN_MS; }

static Posture leant(const PersonLean *lean, double now) {
    float share = table_share(now, lean->since, lean->since + lean_ms(lean));
    return posture_between(lean->from, postures[lean->to],
                           is_reaction(lean->to) ? table_react(share) : table_ease_out(share));
}

/* The next picture comes on the way. */
static double bears_from(const PersonLean *lean) {
    static const double ON_THE_WAY = 0.35;
    return lean->since + ON_THE_WAY * lean_ms(lean);
}

static Bearing bears(const PersonLean *lean, double now) {
    return now >= bears_from(lean) ? bearing_of(lean->to) : lean->bore;
}

static void lean_to(PersonLean *lean, PostureKind to, double now, double wait) {
    if (to == lean->to) return;
    lean->bore = bears(lean, now);
    lean->from = leant(lean, now);
    lean->to = to;
    lean->since = is_reaction(to) ? now + wait : now;
}

/* ---- joy ---- */

static const double JOY_MS = 1260, WINDS_UP_MS = 160;
static const float SMALL_JOY = 0.5f, GREAT_JOY = 1.7f;

/* A little down, then up from the table and down again, the head from side to side. */
static void rejoices(const PersonLean *lean, double now, PersonPose *pose) {
    enum { HOPS = 2 };
    static const float DOWN = 5, HIGH = 20, TILTS = 5, NODS = 5;
    double since = now - lean->won_at;
    if (!lean->wins || since < 0 || since >= JOY_MS) return;
    if (since < WINDS_UP_MS) {
        float dip = sinf(PI * (float)(since / WINDS_UP_MS)) * lean->joy;
        pose->sits.sinks += DOWN * dip;
        pose->sits.nods += NODS * dip;
        return;
    }
    float share = table_share(since, WINDS_UP_MS, JOY_MS), hop = sinf(share * HOPS * PI) * lean->joy,
          less = 1 - share / 2;
    pose->sits.sinks -= HIGH * fabsf(hop) * less;
    pose->sits.nods -= NODS * fabsf(hop) * less;
    pose->tilts += TILTS * hop * less;
    pose->reaches -= 0.3f * HIGH * fabsf(hop) * less;
}

/* ---- looking ---- */

static const double TURN_MS = 260, NOTICED_MS = 70; /* each one notices later than another */
static const double HOLDS_MS = 640; /* who looks at their cards does so for so long at least */

/* Who turns has turned before they look elsewhere, which ends a glance: at a step of theirs. */
static void look_at(PersonLean *lean, Gaze gaze, double now, double wait) {
    double stays = lean->gaze.at == GAZE_OWN ? HOLDS_MS : TURN_MS;
    if (table_gaze_is_same(gaze, lean->gaze) || table_slow_step(now) < lean->turned_at + stays) return;
    lean->gaze_before = lean->gaze;
    lean->gaze = gaze;
    lean->turned_at = now + wait;
}

/* Who is first differs from turn to turn. */
static double noticed_after(const TableView *view, int seat) {
    enum { ORDERS = 4, BY_SEAT = 3, BY_ACTOR = 5 };
    const SabaccTable *table = &view->shown.table;
    int place = seat * BY_SEAT + (table->turn.to_act + 1) * BY_ACTOR + (int)table->hand;
    return NOTICED_MS * (place % ORDERS);
}

/* From one thing to the next, and how far. */
typedef struct Look {
    Gaze from, to;
    float share;
} Look;

static Gaze glanced_at(const TableFrame *frame, int seat, GlanceAt at) {
    int seats = frame->table->seats, aside = at == GLANCE_LEFT ? 1 : seats - 1;
    switch (at) {
    case GLANCE_OWN: return (Gaze){.at = GAZE_OWN};
    case GLANCE_CLOTH: return (Gaze){.at = GAZE_POT};
    case GLANCE_AHEAD: return (Gaze){.at = GAZE_SEAT, .seat = seat}; /* at whoever looks on */
    default: return (Gaze){.at = GAZE_SEAT, .seat = (seat + aside) % seats};
    }
}

static bool looks_about(const TableView *view) {
    return table_is_alive(view) && !view->settings.is_unwatched;
}

/* Nothing moves that they would watch. Who acts has read their cards. */
static bool is_free_to_glance(const TableView *view, int seat) {
    GazeAt at = view->leans[seat].gaze.at;
    bool has_read = view->now >= table_gaze_changes_until(view, seat) && table_is_acting(view, seat);
    return at == GAZE_NOTHING || at == GAZE_SEAT || (at == GAZE_OWN && has_read);
}

/* Then they look about now and then. */
static Look look_of(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    const PersonLean *lean = &view->leans[seat];
    Look look = {.from = lean->gaze_before, .to = lean->gaze, .share = 1};
    if (is_still(view)) return look;
    look.share = ease_soft(table_share(frame->now, lean->turned_at, lean->turned_at + TURN_MS));
    if (look.share < 1 || !is_free_to_glance(view, seat) || !looks_about(view)) return look;
    Glance glance = figure_glance(view->looks[seat].portrait, seat, view->life_now);
    if (glance.far <= 0) return look;
    return (Look){.from = look.to, .to = glanced_at(frame, seat, glance.at), .share = ease_soft(glance.far)};
}

static const float SHUTS = 0.3f, OPENS = 0.66f; /* of the way of a head that turns: its eyes are closed */

static bool is_turning(const Look *look) { return look->share > SHUTS && look->share < OPENS; }

/* From one side to the other it passes what is ahead. */
static int turn_of(const TableFrame *frame, int seat, const Look *look) {
    int from = table_gaze_turn(frame, seat, look->from), to = table_gaze_turn(frame, seat, look->to);
    if (from * to < 0 && is_turning(look)) return 0;
    return look->share < 0.5f ? from : to;
}

static bool closes_eyes(const TableFrame *frame, int seat, const Look *look) {
    bool turns = table_gaze_turn(frame, seat, look->from) != table_gaze_turn(frame, seat, look->to);
    return turns && is_turning(look);
}

/* Who faces the table over the rail is painted looking down: lids would close such eyes. */
static bool is_painted_down(const PersonPose *pose) {
    return pose->turn == 0 && (pose->bears == BEARING_IN || pose->bears == BEARING_THINKS);
}

static void looks(const TableFrame *frame, int seat, PersonPose *pose) {
    static const float NODS = 15, ASIDE = 17, TILTS = 14, LOWERED = 0.5f, AT_CLOTH = 1.4f, NEARLY = 0.9f;
    static const float IS_DOWN = 0.026f; /* who leans over the rail need not look down much */
    Look look = look_of(frame, seat);
    float down = mixed(table_gaze_down(look.from), table_gaze_down(look.to), look.share);
    float aside =
        mixed(table_gaze_aside(frame, seat, look.from), table_gaze_aside(frame, seat, look.to), look.share);
    pose->turn = turn_of(frame, seat, &look);
    pose->sits.nods += NODS * down * (1 - IS_DOWN * fmaxf(pose->sits.head_y, 0));
    pose->aside += ASIDE * aside;
    pose->tilts += TILTS * aside;
    if (!is_painted_down(pose))
        pose->sits.shuts = fmaxf(pose->sits.shuts, LOWERED * fminf(down * AT_CLOTH, 1));
    if (closes_eyes(frame, seat, &look)) pose->sits.shuts = NEARLY;
}

/* ---- all of it ---- */

/* While somebody looks on the head rises and sinks, so slowly that a few steps are as good as many: each is
 * painted. */
static float breath_of(const TableView *view, int seat) {
    static const double PERIOD_MS = 3900, LONGER_MS = 370;
    static const float HIGH = 1.2f, STEPS = 3;
    if (!looks_about(view)) return 0;
    double period = PERIOD_MS + LONGER_MS * seat;
    float high = 0.5f - 0.5f * cosf(2 * PI * (float)fmod(view->life_now / period, 1));
    return -HIGH * roundf(high * STEPS) / STEPS;
}

/* Of those that have come; −INFINITY: none. */
static double last_of(double now, const double *moments, int count) {
    double last = -INFINITY;
    for (int i = 0; i < count; i++)
        if (moments[i] <= now) last = fmax(last, moments[i]);
    return last;
}

static const float REACHES = 16; /* columns */

static PersonPose pose_at(const TableFrame *frame, int seat) {
    const TableView *view = frame->view;
    const PersonLean *lean = &view->leans[seat];
    PersonPose pose = {.sits = postures[lean->to], .bears = bearing_of(lean->to), .at = INFINITY};
    if (is_still(view)) {
        looks(frame, seat, &pose);
        return pose;
    }
    pose.sits = leant(lean, frame->now);
    pose.bears = bears(lean, frame->now);
    pose.at = frame->now;
    looks(frame, seat, &pose);
    double reacts_at = is_reaction(lean->to) ? lean->since + REACT_MS * (double)TAKES_IN : -INFINITY;
    double rises_at = lean->wins ? lean->won_at + WINDS_UP_MS : -INFINITY;
    pose.takes_in = frame->now < reacts_at || (frame->now < rises_at && !lean->is_paid);
    double moments[] = {bears_from(lean), reacts_at,        rises_at,
                        lean->mood_until, lean->reaches_at, table_gives_until(lean)};
    pose.changed_at = last_of(frame->now, moments, sizeof moments / sizeof *moments);
    pose.reaches = REACHES * table_reach(lean, frame->now);
    pose.gives = table_gives(lean, frame->now);
    rejoices(lean, frame->now, &pose);
    startle(view, seat, frame->now, &pose);
    pose.sits.nods += breath_of(view, seat);
    if (table_is_alive(view) && figure_blinks(view->looks[seat].portrait, seat, view->life_now))
        pose.sits.shuts = 1;
    return pose;
}

/* In slow steps: people are large, and what lies behind them is painted again with them. */
PersonPose table_person_pose(const TableFrame *frame, int seat) {
    TableFrame stepped = *frame;
    stepped.now = table_slow_step(table_held_before_winner(frame->view, frame->now));
    return pose_at(&stepped, seat);
}

/* Small where all others have folded. */
static float joy_at(const TableView *view) {
    if (view->shown.table.shown == 0) return SMALL_JOY;
    return view->showdown.is_great ? GREAT_JOY : 1;
}

/* As they win and again as they are paid. */
static void rejoice(const TableView *view, PersonLean *lean) {
    lean->won_at = view->now;
    lean->joy = joy_at(view);
}

/* So long is it seen after what it came of: into the next deal. */
static void keep_mood(TableView *view, int seat) {
    static const double LASTS_MS = 2600;
    const char *mood = table_mood_now(view, seat, view->now);
    if (mood[0]) view->leans[seat].mood = mood, view->leans[seat].mood_until = view->now + LASTS_MS;
}

/* Without motion at once: nothing would come to it later. */
static void look_about(TableView *view, int seat) {
    PersonLean *lean = &view->leans[seat];
    Gaze gaze = table_gaze_wanted(view, seat, is_still(view));
    if (is_still(view))
        lean->gaze = lean->gaze_before = gaze;
    else
        look_at(lean, gaze, view->now, noticed_after(view, seat));
}

void table_people_follow(TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        PersonLean *lean = &view->leans[seat];
        bool wins = table_wins_by(view, seat, view->now);
        lean_to(lean, posture_of(view, seat), view->now, LATER_MS * seat);
        bool is_paid = seat_in(view->lit, seat);
        if ((wins && !lean->wins) || (is_paid && !lean->is_paid)) rejoice(view, lean);
        lean->wins = wins;
        lean->is_paid = is_paid;
        keep_mood(view, seat);
        look_about(view, seat);
    }
}

void table_people_rest(TableView *view) {
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        PostureKind to = posture_of(view, seat);
        Gaze gaze = table_gaze_wanted(view, seat, is_still(view));
        view->leans[seat] = (PersonLean){.from = postures[to],
                                         .to = to,
                                         .bore = bearing_of(to),
                                         .since = -INFINITY,
                                         .wins = table_wins_by(view, seat, view->now),
                                         .is_paid = seat_in(view->lit, seat),
                                         .won_at = -INFINITY,
                                         .reaches_at = -INFINITY,
                                         .leaves_at = -INFINITY,
                                         .mood = "",
                                         .mood_until = -INFINITY,
                                         .gaze = gaze,
                                         .gaze_before = gaze,
                                         .turned_at = -INFINITY};
    }
}

static bool gives_way(const PersonShown *shown, double now) {
    return shown->before.asset[0] && now < shown->since + TABLE_PERSON_CHANGE_MS;
}

/* What is left of a mood goes by itself. */
static bool mood_lasts(const TableView *view, int seat) {
    return view->now < view->leans[seat].mood_until + TABLE_PERSON_CHANGE_MS &&
           table_mood_now(view, seat, view->now)[0] == '\0';
}

static bool moves(const TableView *view, int seat) {
    const PersonLean *lean = &view->leans[seat];
    if (gives_way(&view->people[seat], view->now) || gives_way(&view->arms[seat], view->now)) return true;
    double now = table_slow_step(view->now), stays = lean->gaze.at == GAZE_OWN ? HOLDS_MS : TURN_MS;
    if (now < lean->since + lean_ms(lean) || now < lean->turned_at + stays) return true;
    if (now < table_reach_ends(lean) || mood_lasts(view, seat)) return true;
    return lean->wins && now < lean->won_at + JOY_MS;
}

/* Nobody is seen to sit at the bottom. */
bool table_people_are_leaning(const TableView *view) {
    if (is_still(view)) return false;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        bool will_move = moves(view, seat) || view->now < table_gaze_changes_until(view, seat);
        if (will_move && seat != table_view_bottom(view)) return true;
    }
    return false;
}

/* ---- while somebody looks on ---- */

void table_view_live(TableView *view, double now_ms, double until_ms) {
    if (view->life_now >= view->life_until) view->life_from = now_ms;
    view->life_now = now_ms;
    view->life_until = until_ms;
}

bool table_is_alive(const TableView *view) { return !is_still(view) && view->life_now < view->life_until; }

double table_view_next_blink(const TableView *view) {
    double next = INFINITY;
    if (!table_is_alive(view)) return INFINITY;
    for (int seat = 0; seat < view->shown.table.seats; seat++) {
        const char *portrait = view->looks[seat].portrait;
        if (!seat_in(view->figures, seat)) continue;
        next = fmin(next, figure_next_blink(portrait, seat, view->life_now));
        if (looks_about(view)) next = fmin(next, figure_next_glance(portrait, seat, view->life_now));
    }
    return isinf(next) ? next : fmin(next, view->life_until);
}
