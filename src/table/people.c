#include "table/people.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "table/figure.h"
#include "table/seats.h"
#include "table/showdown.h"
#include "ui/ease.h"
#include "ui/face_disc.h"

static const Colour NOTHING = 0x01000000u; /* until a picture is there */

static SpriteEffect side_of(const TableFrame *frame, int seat) {
    Box figure = frame->at.seat[seat].figure, table = frame->at.box;
    return figure_lit_from((figure.x + figure.width / 2 - table.x) / table.width);
}

static SpriteEffect effect_of(const TableFrame *frame, int seat) {
    return figure_effect(sabacc_table_game(frame->table)->place, table_is_away(frame->table, seat)) |
           side_of(frame, seat);
}

/* What has just happened is taken in before it is seen in a face. */
static void face_of(const TableFrame *frame, int seat, const PersonPose *pose, char face[TABLE_ASSET]) {
    table_face_of(frame, seat, "people", face);
    if (!pose->takes_in) return;
    snprintf(face, TABLE_ASSET, "people/%s", face_disc_portrait(frame->view->looks[seat].portrait));
}

/* The light is on who wins, whether or not a face shows it. */
static const char *lit_as_in(const TableFrame *frame, int seat, const char *mood) {
    return table_wins_by(frame->view, seat, table_slow_step(frame->now)) ? "-glad" : mood;
}

/* Whoever has left the hand sits in a shadow, whatever their mood. */
static PersonPicture picture_of(const TableFrame *frame, int seat, const PersonPose *pose) {
    PersonPicture picture = {.turn = pose->turn, .effect = effect_of(frame, seat), .bears = pose->bears};
    const char *mood = table_mood_of(frame, seat);
    picture.has_mood = !pose->takes_in && mood[0];
    const char *lit_as = lit_as_in(frame, seat, mood);
    if (!pose->takes_in && lit_as[0] && !table_is_away(frame->table, seat))
        picture.effect =
            figure_mood_effect(sabacc_table_game(frame->table)->place, lit_as) | side_of(frame, seat);
    face_of(frame, seat, pose, picture.asset);
    return picture;
}

static void add(char asset[TABLE_ASSET], const char *more) {
    size_t length = strlen(asset);
    snprintf(asset + length, TABLE_ASSET - length, "%s", more);
}

/* Who thinks leans over the rail too. */
static const char *body_of(const PersonPicture *picture) {
    static const char *const bodies[] = {"", "-in", "-in", "-back"};
    return bodies[picture->has_mood ? BEARING_SITS : picture->bears];
}

static const char *arms_of(const PersonPicture *picture) {
    static const char *const arms[] = {"-arms", "-think-arms", "-in-arms", "-back-arms"};
    return arms[picture->has_mood ? BEARING_SITS : picture->bears];
}

static Sprite sprite_of(const PersonPicture *picture, const Sprite *at) {
    Sprite sprite = *at;
    sprite.asset = picture->asset;
    sprite.effect = picture->effect;
    sprite.ground = NOTHING;
    return sprite;
}

/* ---- one picture after another ---- */

/* It changes once there is another picture, in the time that is left. A head turns behind closed eyes, and
 * arms that give are there, and gone, at once. */
static void show(const TableFrame *frame, PersonShown *shown, const PersonPicture *wanted, const Sprite *at,
                 const PersonPose *pose) {
    Sprite next = sprite_of(wanted, at);
    PersonPicture last = shown->wanted;
    if (strcmp(last.asset, wanted->asset) != 0) {
        bool waits =
            last.asset[0] && last.turn == wanted->turn && !isinf(pose->at) && !last.gives && !wanted->gives;
        shown->before = waits ? last : (PersonPicture){0};
        shown->since = pose->changed_at;
    }
    shown->wanted = *wanted;
    if (!shown->now.asset[0] || canvas_prepare(frame->canvas, &next)) shown->now = *wanted;
}

/* Whether what was wanted before is there to be seen as it gives way: only where what follows it is, too. */
static bool is_giving_way(const TableFrame *frame, const PersonShown *shown, const Sprite *at) {
    Sprite before = sprite_of(&shown->before, at);
    bool is_next = strcmp(shown->now.asset, shown->wanted.asset) == 0;
    return shown->before.asset[0] && canvas_prepare(frame->canvas, &before) && is_next;
}

/* How far one picture has given way to the next, 0 … 1: it is replaced halfway. Ends it. */
static float changed_of(PersonShown *shown, double now) {
    bool is_over = isinf(now) || !shown->before.asset[0];
    float share = is_over ? 1 : table_share(now, shown->since, shown->since + TABLE_PERSON_CHANGE_MS);
    if (share >= 1) shown->before = (PersonPicture){0};
    return share;
}

static bool is_of_mood(const PersonShown *shown) { return shown->before.has_mood || shown->now.has_mood; }

/* How much the next picture is seen over the last, 0 … 1: a mood comes through it about the middle, since
 * head and shoulders go far; anything else replaces it there. */
static float seen_of(const PersonShown *shown, float share) {
    static const float FROM = 0.3f, TO = 0.7f;
    if (!is_of_mood(shown)) return share < 0.5f ? 0 : 1;
    return fminf(fmaxf((share - FROM) / (TO - FROM), 0), 1);
}

/* A quick nod with a blink, such that no open eyes are ever seen through others. They are shut in the last
 * step before the middle and in the first after it. */
static void blinks_over(const PersonShown *shown, PersonPose *pose, float share) {
    static const float NODS = 9, SINKS = 4, DEEPER = 1.6f, SHUT = 0.3f, PI = 3.14159265f;
    float dip = sinf(PI * share) * (is_of_mood(shown) ? DEEPER : 1), away = fabsf(share - 0.5f);
    float opens = fmaxf(away - SHUT, 0) / (0.5f - SHUT);
    pose->sits.nods += NODS * dip;
    pose->sits.sinks += SINKS * dip;
    pose->sits.shuts = fmaxf(pose->sits.shuts, 1 - opens);
}

/* ---- bodies ---- */

/* The head is where the posture has it, whatever the picture. */
static Sprite posed(const TableFrame *frame, int seat, const PersonPose *pose, const PersonPicture *picture) {
    static const float CROWN = 0.09f, NECK = 0.56f, FOOT = 0.88f; /* of its height */
    static const float PICTURE = 400, MOST = 0.155f;
    Box place = frame->at.seat[seat].figure, box = place;
    float column = frame->at.room.scale, pixel = place.width / PICTURE;
    Posture painted;
    table_head_in(picture, &painted);
    box.y += pose->sits.sinks * column;
    float down = pose->sits.nods * column + (pose->sits.head_y - painted.head_y) * pixel,
          most = MOST * box.height;
    return (Sprite){.box = box,
                    .raster_height = place.height,
                    .bend = {.crown = box.y + CROWN * box.height,
                             .neck = box.y + NECK * box.height,
                             .foot = box.y + FOOT * box.height,
                             .crown_x = pose->tilts * column,
                             .neck_x = pose->aside * column + (pose->sits.head_x - painted.head_x) * pixel,
                             .neck_y = fminf(fmaxf(down, -most), most)}};
}

static void draw_eyes(const TableFrame *frame, int seat, const PersonPicture *picture, const Sprite *figure,
                      float shut) {
    figure_draw_eyes(frame->canvas, figure, frame->view->looks[seat].portrait, body_of(picture),
                     picture->turn, shut);
}

static void draw_body(const TableFrame *frame, int seat, const PersonPose *pose, const PersonPicture *picture,
                      float seen) {
    Sprite at = posed(frame, seat, pose, picture), figure = sprite_of(picture, &at);
    if (seen <= 0) return;
    figure.fade = 1 - seen;
    canvas_sprite(frame->canvas, &figure);
    draw_eyes(frame, seat, picture, &figure, pose->sits.shuts);
}

/* The closed eyes of the picture that comes next are there before it is. */
static void prepare_eyes(const TableFrame *frame, int seat, const PersonPose *pose,
                         const PersonPicture *picture) {
    Sprite at = posed(frame, seat, pose, picture), figure = sprite_of(picture, &at);
    draw_eyes(frame, seat, picture, &figure, 0);
}

static void draw_figure(const TableFrame *frame, int seat) {
    PersonPose pose = table_person_pose(frame, seat);
    PersonPicture wanted = picture_of(frame, seat, &pose);
    PersonShown *shown = &frame->people[seat];
    add(wanted.asset, body_of(&wanted));
    add(wanted.asset, figure_turned(wanted.turn));
    Sprite at = posed(frame, seat, &pose, &wanted);
    show(frame, shown, &wanted, &at, &pose);
    float share = changed_of(shown, pose.at);
    bool gives_way = is_giving_way(frame, shown, &at);
    float seen = gives_way ? seen_of(shown, share) : 1;
    if (gives_way) blinks_over(shown, &pose, share);
    if (seen < 1) prepare_eyes(frame, seat, &pose, &shown->now);
    if (seen < 1) draw_body(frame, seat, &pose, &shown->before, 1);
    draw_body(frame, seat, &pose, &shown->now, seen);
}

/* ---- chairs ---- */

/* The light of a win falls on it too. */
static SpriteEffect chair_effect_of(const TableFrame *frame, int seat) {
    const char *lit_as = lit_as_in(frame, seat, "");
    if (!lit_as[0]) return effect_of(frame, seat);
    return figure_mood_effect(sabacc_table_game(frame->table)->place, lit_as) | side_of(frame, seat);
}

/* It faces the middle of the table and stays there, whatever the person in it does. The house stands before a
 * station of its own, the same at every place, unless it is a guest there. */
static void draw_chair(const TableFrame *frame, int seat) {
    static const float MOST = 1.04f; /* of its seat's width */
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPicture wanted = {.turn = places->turn, .effect = chair_effect_of(frame, seat)};
    bool is_house = seat == sabacc_house_seat(frame->table) && !table_house_is_guest(frame->table, seat);
    figure_chair_asset(is_house ? "house" : sabacc_table_game(frame->table)->place, places->turn,
                       wanted.asset, TABLE_ASSET);
    float most = places->plate.width * MOST;
    Box back = is_house ? figure_station(places->figure, most) : figure_chair(places->figure, most);
    Sprite at = {.box = figure_to_rail(&frame->at.room, back)}, next = sprite_of(&wanted, &at);
    PersonPicture *last = &frame->chairs[seat];
    if (last->asset[0] == '\0' || canvas_prepare(frame->canvas, &next)) *last = wanted;
    Sprite chair = sprite_of(last, &at);
    canvas_sprite(frame->canvas, &chair);
}

static bool is_seen(const TableFrame *frame, int seat) {
    return frame->at.seat[seat].figure.width > 0 && !frame->view->looks[seat].is_free;
}

/* No chair hides a neighbour. */
void table_draw_people(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (frame->at.seat[seat].figure.width > 0) draw_chair(frame, seat);
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (is_seen(frame, seat)) draw_figure(frame, seat);
}

/* ---- arms ---- */

/* lifted: off the rail, in columns. */
static void draw_arms_of(const TableFrame *frame, const PersonPicture *picture, const Sprite *at,
                         float lifted) {
    Sprite arms = sprite_of(picture, at);
    arms.box.y -= lifted * frame->at.room.scale;
    canvas_sprite(frame->canvas, &arms);
}

static PersonPicture lying_arms(const TableFrame *frame, int seat, const PersonPose *pose) {
    PersonPicture arms = picture_of(frame, seat, pose);
    add(arms.asset, arms_of(&arms));
    arms.turn = 0;
    arms.effect |= SPRITE_PART;
    return arms;
}

/* The same whatever the mood. */
static PersonPicture giving_arms(const TableFrame *frame, int seat) {
    PersonPicture arms = {.effect = effect_of(frame, seat) | SPRITE_PART, .gives = true};
    const char *face = face_disc_portrait(frame->view->looks[seat].portrait);
    snprintf(arms.asset, sizeof arms.asset, "people/%s-give-arms", face);
    return arms;
}

/* There before they are needed, since they are seen for a moment only. */
static void prepare_giving(const TableFrame *frame, int seat, const Sprite *at) {
    if (frame->view->settings.reduced_motion) return;
    PersonPicture picture = giving_arms(frame, seat);
    Sprite giving = sprite_of(&picture, at);
    canvas_prepare(frame->canvas, &giving);
}

/* Nobody is seen with four hands: they are lifted, and come down as they lie next. In a mood hands are higher
 * than on the rail: they go up to where they are, and come down from there. */
static void draw_arms_between(const TableFrame *frame, const PersonShown *shown, const Sprite *at,
                              float share) {
    static const float HIGH = 10, RISES = 30;
    bool are_last = share < 0.5f;
    float lifted = HIGH * fminf(share, 1 - share);
    if (is_of_mood(shown))
        lifted = (shown->now.has_mood ? RISES : -RISES) * (ease_soft(share) - (are_last ? 0 : 1));
    draw_arms_of(frame, are_last ? &shown->before : &shown->now, at, lifted);
}

/* They lie on the rail, however their owner leans, and before their owner: the room behind lights no edge of
 * them. They are not drawn before there is a picture of them; when that came changes nothing later. */
static void draw_arms(const TableFrame *frame, int seat) {
    const SeatPlaces *places = &frame->at.seat[seat];
    PersonPose pose = table_person_pose(frame, seat);
    PersonPicture wanted = pose.gives ? giving_arms(frame, seat) : lying_arms(frame, seat, &pose);
    PersonShown *shown = &frame->arms[seat];
    Sprite at = {.box = places->arms, .angle = places->slope};
    prepare_giving(frame, seat, &at);
    at.box.y += pose.reaches * frame->at.room.scale;
    show(frame, shown, &wanted, &at, &pose);
    Sprite now = sprite_of(&shown->now, &at);
    if (!canvas_prepare(frame->canvas, &now)) return;
    float share = changed_of(shown, pose.at);
    if (is_giving_way(frame, shown, &at))
        draw_arms_between(frame, shown, &at, share);
    else
        draw_arms_of(frame, &shown->now, &at, 0);
}

void table_draw_arms(const TableFrame *frame) {
    for (int seat = 0; seat < frame->table->seats; seat++)
        if (is_seen(frame, seat)) draw_arms(frame, seat);
}
