/* The evening's page: for each person a plate with what was gained and the best moments. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/page.h"
#include "scenes/play/evening.h"
#include "scenes/play/reasons.h"
#include "scenes/play/ribbon.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/card_words.h"

typedef struct EveningScene {
    Scene scene;
    PlayScene *play; /* borrowed: the scene below */
    Evening evening;
} EveningScene;

enum { MOMENTS = 4, WORDS = 400 };
static const float HEAD_HIGH = 66, MOMENT_HIGH = 68, CARDS_LEAST = 96, CARDS_MOST = 300, GAP = 16, WIDE = 640;

/* A line of a plate: what it is, in which hand, and what happened. */
typedef struct Moment {
    const char *label;
    int32_t number;
    char words[WORDS];
} Moment;

static void format_hand(const SabaccWorth *worth, char *words, size_t size) {
    char total[16];
    Text text = text_over(total, sizeof total);
    text_add_shown_signed(&text, worth->total);
    snprintf(words, size, "%s · %s", _(sabacc_rank_title((SabaccRank)worth->rank)), total);
}

static void format_bluff(const EveningScene *evening, const EveningPerson *person, char *words, size_t size) {
    char own[64], other[64];
    format_hand(&person->bluff.hand.worth, own, sizeof own);
    format_hand(&person->bluff.folded, other, sizeof other);
    snprintf(words, size, _("%.50s: %.24s folded %.50s"), own,
             play_seat_name(evening->play, person->bluff.over), other);
}

static void format_luck(const EveningPerson *person, char *words, size_t size) {
    char card[CARD_WORDS];
    card_title(person->luck.card, card);
    snprintf(words, size, _("%.60s turned the showdown, for %d"), card, (int)person->luck.credits);
}

/* Those that there were; returns how many. */
static int list_moments(const EveningScene *evening, const EveningPerson *person, Moment list[MOMENTS]) {
    int count = 0;
    if (person->best.number > 0) {
        list[count] = (Moment){.label = N_("Best hand"), .number = person->best.number};
        format_hand(&person->best.hand.worth, list[count++].words, WORDS);
    }
    if (person->pot.number > 0) {
        list[count] = (Moment){.label = N_("Biggest pot"), .number = person->pot.number};
        snprintf(list[count++].words, WORDS, "\uE00A %d", (int)person->pot.credits);
    }
    if (person->bluff.number > 0) {
        list[count] = (Moment){.label = N_("Boldest bluff"), .number = person->bluff.number};
        format_bluff(evening, person, list[count++].words, WORDS);
    }
    if (person->luck.number > 0) {
        list[count] = (Moment){.label = N_("Luckiest card"), .number = person->luck.number};
        format_luck(person, list[count++].words, WORDS);
    }
    return count;
}

/* ---- a plate ---- */

static void draw_gained(const EveningScene *evening, Canvas *canvas, Box box, int seat) {
    const PlayScene *play = evening->play;
    char words[48], gained[24];
    int32_t credits = play_gained(play, seat);
    bool is_for_credits = sabacc_plays_for_credits(play_shown(play));
    int hands = evening->evening.of[seat].hands_won;
    play_result_gained(credits, gained, sizeof gained);
    if (is_for_credits)
        snprintf(words, sizeof words, "\uE00A %s", gained);
    else
        snprintf(words, sizeof words, ngettext_("%d hand won", "%d hands won", hands), hands);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE + 2,
                                 is_for_credits ? play_result_colour(credits) : STYLE_BONE, TEXT_RIGHT);
    canvas_named_text(canvas, box, &style, words, "evening-gained:%d", seat);
}

static void draw_head(const EveningScene *evening, Ui *ui, Box box, int seat) {
    const char *name = play_seat_name(evening->play, seat);
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE + 4, STYLE_BONE, TEXT_LEFT);
    Box disc = box_place(box_cut_left(&box, 58, 14), 58, 58, 0, 0.5f);
    FaceDisc face = play_seat_face(evening->play, seat);
    face_disc_draw(ui_canvas(ui), disc, &face);
    draw_gained(evening, ui_canvas(ui), box_cut_right(&box, box.width * 0.46f, 10), seat);
    canvas_named_text(ui_canvas(ui), box, &style, name, "evening-name:%d", seat);
}

static void draw_moment(Canvas *canvas, Box box, const Moment *moment, int seat) {
    TextStyle label = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    TextStyle words = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    char where[48], first[120];
    snprintf(where, sizeof where, _("hand %d"), (int)moment->number);
    snprintf(first, sizeof first, "%s · %s", _(moment->label), where);
    canvas_text(canvas, box_cut_top(&box, 26, 2), &label, first);
    canvas_named_text(canvas, box_cut_top(&box, 32, 0), &words, moment->words, "evening:%d", seat);
}

/* At that height, or lower where the box is too narrow; returns how high they are. `align`: 0 left … 1 right.
 */
static float draw_cards(const EveningScene *evening, Canvas *canvas, Box box, const EveningHand *hand,
                        float align) {
    const TableView *view = evening->play->seen.view;
    float high = fminf(box.height, CARDS_MOST), wide = high * table_card_shape(view), gap = 12;
    float all = wide * (float)hand->count + gap * (float)(hand->count - 1);
    float scale = fminf(1, box.width / all), left = box.x + (box.width - all * scale) * align;
    for (int i = 0; i < hand->count; i++) {
        char asset[TABLE_ASSET];
        table_card_asset(view, hand->cards[i], asset);
        Box card = {left + (float)i * (wide + gap) * scale, box.y, wide * scale, high * scale};
        canvas_sprite(canvas, &(Sprite){.asset = asset, .box = card});
    }
    return high * scale;
}

/* The cards of the best hand lie under its words, or at the right of all where the plate is wide. */
static void draw_moments(const EveningScene *evening, Canvas *canvas, Box rest, const Moment *list, int count,
                         int seat) {
    const EveningPerson *person = &evening->evening.of[seat];
    bool has_cards = person->best.number > 0 && person->best.hand.count > 0;
    bool is_wide = rest.width > WIDE;
    float spare = rest.height - MOMENT_HIGH * (float)count;
    float high = spare < 0 ? rest.height / (float)count : MOMENT_HIGH;
    if (has_cards && is_wide)
        draw_cards(evening, canvas, box_cut_right(&rest, rest.width * 0.42f, 20), &person->best.hand, 1);
    for (int i = 0; i < count; i++) {
        draw_moment(canvas, box_cut_top(&rest, high, 0), &list[i], seat);
        if (i > 0 || !has_cards || is_wide || spare < CARDS_LEAST) continue;
        Box cards = {rest.x, rest.y, rest.width, spare - 28};
        box_cut_top(&rest, draw_cards(evening, canvas, cards, &person->best.hand, 0.5f), 22);
    }
}

static void draw_person(const EveningScene *evening, Ui *ui, Box box, int seat) {
    Canvas *canvas = ui_canvas(ui);
    Moment list[MOMENTS];
    int count = list_moments(evening, &evening->evening.of[seat], list);
    play_result_plate(canvas, box, seat_in(play_shown(evening->play)->champions, seat), false);
    Box rest = box_inset(box, 22, 14);
    draw_head(evening, ui, box_cut_top(&rest, HEAD_HIGH, 12), seat);
    TextStyle quiet = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    if (count == 0)
        canvas_paragraph(canvas, rest, &quiet, _("A quiet evening: no hand shown, none won."), false);
    else
        draw_moments(evening, canvas, rest, list, count, seat);
}

/* ---- teams ---- */

static const float TEAM_HIGH = 56;

/* The team, who is in it, and what they have gained together. */
static void draw_team(const EveningScene *evening, Canvas *canvas, Box box, TeamId team) {
    const PlayScene *play = evening->play;
    char who[SABACC_MAX_SEATS * 24], gained[24], credits[40];
    Text text = text_over(who, sizeof who);
    for (SeatMask seats = teams_seats(&play->plan.teams, team); seats != 0;) {
        if (text.used > 0) text_add(&text, C_("list", ", "));
        text_add(&text, play_seat_name(play, seats_take(&seats, 0)));
    }
    play_result_plate(canvas, box, (int)team == play_best_team(play), false);
    Box rest = box_inset(box, 20, 6);
    TextStyle name = style_text(FONT_TITLE, STYLE_SIZE_LARGE, team_colour(team), TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    if (sabacc_plays_for_credits(play_shown(play))) {
        int32_t sum = play_team_gained(play, team);
        TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, play_result_colour(sum), TEXT_RIGHT);
        play_result_gained(sum, gained, sizeof gained);
        snprintf(credits, sizeof credits, "\uE00A %s", gained);
        canvas_named_text(canvas, box_cut_right(&rest, 130, 10), &style, credits, "evening-team:%d",
                          (int)team);
    }
    box_cut_left(&rest, canvas_text(canvas, rest, &name, team_sign(team)), 12);
    box_cut_left(&rest, canvas_text(canvas, rest, &name, _(team_title(team))), 16);
    canvas_named_text(canvas, rest, &small, who, "evening-members:%d", (int)team);
}

static void draw_teams(const EveningScene *evening, Canvas *canvas, Box *rest, bool is_portrait) {
    const Teams *teams = &evening->play->plan.teams;
    int count = 0, at = 0;
    for (int team = 0; team < TEAMS_MAX; team++) count += teams_seats(teams, (TeamId)team) != 0;
    int columns = is_portrait ? 1
                  : count > 2 ? 2
                              : count,
        rows = count > 0 ? (count + columns - 1) / columns : 0;
    if (rows == 0 || !play_has_teams(evening->play)) return;
    Box all = box_cut_top(rest, TEAM_HIGH * (float)rows + GAP * (float)(rows - 1), GAP);
    for (int team = 0; team < TEAMS_MAX; team++) {
        if (teams_seats(teams, (TeamId)team) == 0) continue;
        Box row = box_row(all, at / columns, rows, GAP);
        draw_team(evening, canvas, box_column(row, at % columns, columns, GAP), (TeamId)team);
        at++;
    }
}

/* ---- the page ---- */

static void draw_people(const EveningScene *evening, Ui *ui, Box box, bool is_portrait) {
    SeatMask people = evening->play->game.humans;
    int count = seats_count(people);
    int columns = is_portrait ? (count > 4 ? 2 : 1) : count > 4 ? (count + 1) / 2 : count;
    int rows = (count + columns - 1) / columns;
    for (int i = 0; people != 0; i++) {
        Box row = box_row(box, i / columns, rows, GAP);
        draw_person(evening, ui, box_column(row, i % columns, columns, GAP), seats_take(&people, 0));
    }
}

static void evening_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    const EveningScene *evening = (EveningScene *)scene;
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    char heading[160];
    snprintf(heading, sizeof heading, _("The evening: %.80s"), _(play_game(evening->play)->name));
    int count = seats_count(evening->play->game.humans);
    Box rest = page_begin(ui, heading, fmaxf(460 * (float)(count > 4 ? (count + 1) / 2 : count) + 80, 1100));
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 18);
    draw_teams(evening, ui_canvas(ui), &rest, is_portrait);
    draw_people(evening, ui, rest, is_portrait);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), true);
}

static void evening_event(Scene *scene, const UiEvent *event) {
    bool is_back = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    if (is_back || event->kind == UI_EVENT_BACK || event->kind == UI_EVENT_MENU) stage_pop(scene->stage);
}

static void evening_destroy(Scene *scene) { free(scene); }

static const SceneKind evening_kind = {
    .draw = evening_draw, .event = evening_event, .destroy = evening_destroy};

Scene *evening_scene_over(PlayScene *play) {
    EveningScene *evening = memory_calloc(1, sizeof *evening);
    evening->scene.kind = &evening_kind;
    evening->play = play;
    evening_find(play->game.match, play->game.humans, &evening->evening);
    return &evening->scene;
}
