/* The panel at the end of a game: who has won, and what each seat has of what the game is played for. */

#include <math.h>
#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/reasons.h"
#include "scenes/play/ribbon.h"
#include "ui/clause_marks.h"
#include "ui/style.h"

/* What is drawn before the number of what a seat holds: a sign of the symbol font, or a picture. */
typedef struct Measure {
    const char *sign, *picture;
} Measure;

static const Measure measures[SABACC_PRIZES] = {
    [SABACC_FOR_CREDITS] = {.sign = "\uE00A "},
    [SABACC_FOR_CHIPS] = {.sign = "", .picture = "chips/kessel"},
    [SABACC_FOR_SETS] = {.sign = "\uE00A "}, /* the wagers */
};

typedef struct Standing {
    int seat;
    int32_t holding; /* of what the game is played for */
    int32_t net;     /* the same less what rebuys have brought (ST-7) */
    int32_t gained;  /* credits since the game began, without those of rebuys */
    int rebuys;
    int32_t hands; /* won */
} Standing;

/* ---- the order ---- */

static Standing standing_of(const PlayScene *play, int seat) {
    const SabaccTable *shown = play_shown(play);
    int32_t holding = sabacc_holding(shown, seat), start = match_setup(play->game.match)->rules.credits[seat];
    int32_t brought = shown->seat[seat].credits - sabacc_net_credits(shown, seat);
    return (Standing){.seat = seat,
                      .holding = holding,
                      .net = holding - brought,
                      .gained = sabacc_purse(shown, seat) - brought - start,
                      .rebuys = shown->seat[seat].rebuys,
                      .hands = play_tally_before(play, shown->hand + 1)->hands_won[seat]};
}

int32_t play_gained(const PlayScene *play, int seat) { return standing_of(play, seat).gained; }

/* Where no credits are at stake hands count; against the house the gain: its account began at 0 (ST-5). */
static int32_t rank_of(const SabaccTable *shown, const Standing *at) {
    if (!sabacc_plays_for_credits(shown)) return at->hands;
    return sabacc_house_seat(shown) >= 0 ? at->gained : at->net;
}

static bool is_above(const SabaccTable *shown, const Standing *a, const Standing *b) {
    int32_t first = rank_of(shown, a), other = rank_of(shown, b);
    return first != other ? first > other : a->gained > b->gained;
}

static int list_standings(const PlayScene *play, Standing list[SABACC_MAX_SEATS]) {
    const SabaccTable *shown = play_shown(play);
    int count = 0;
    for (int seat = 0; seat < shown->seats; seat++) {
        Standing standing = standing_of(play, seat);
        int at = count++;
        for (; at > 0 && is_above(shown, &standing, &list[at - 1]); at--) list[at] = list[at - 1];
        list[at] = standing;
    }
    return count;
}

/* Where no credits are at stake the game itself has no winner (ST-3): it is whoever won most hands. */
static bool has_won(const SabaccTable *shown, const Standing *at, const Standing *first) {
    if (sabacc_plays_for_credits(shown)) return seat_in(shown->champions, at->seat);
    return rank_of(shown, at) == rank_of(shown, first);
}

/* ---- teams ---- */

bool play_has_teams(const PlayScene *play) { return teams_are_on(&play->plan.teams) && !play->plan.is_demo; }

/* What a team has together. */
static Standing team_standing(const PlayScene *play, TeamId team) {
    Standing sum = {.seat = SABACC_NOBODY};
    for (SeatMask seats = teams_seats(&play->plan.teams, team); seats != 0;) {
        Standing one = standing_of(play, seats_take(&seats, 0));
        sum.holding += one.holding;
        sum.net += one.net;
        sum.gained += one.gained;
        sum.hands += one.hands;
    }
    return sum;
}

int32_t play_team_gained(const PlayScene *play, TeamId team) { return team_standing(play, team).gained; }

/* Teams may differ in size, so what they have gained counts. */
static int32_t team_rank(const PlayScene *play, TeamId team) {
    Standing sum = team_standing(play, team);
    return sabacc_plays_for_credits(play_shown(play)) ? sum.gained : sum.hands;
}

int play_best_team(const PlayScene *play) {
    int best = -1;
    bool is_shared = false;
    for (int team = 0; team < TEAMS_MAX; team++) {
        if (teams_seats(&play->plan.teams, (TeamId)team) == 0) continue;
        int32_t rank = team_rank(play, (TeamId)team), most = best < 0 ? 0 : team_rank(play, (TeamId)best);
        is_shared = best >= 0 && (rank == most || (is_shared && rank < most));
        if (best < 0 || rank > most) best = team;
    }
    return is_shared ? -1 : best;
}

/* The teams that there are, the best first. */
static int list_teams(const PlayScene *play, TeamId list[TEAMS_MAX]) {
    int count = 0;
    for (int team = 0; team < TEAMS_MAX && play_has_teams(play); team++) {
        if (teams_seats(&play->plan.teams, (TeamId)team) == 0) continue;
        int at = count++;
        for (; at > 0 && team_rank(play, (TeamId)team) > team_rank(play, list[at - 1]); at--)
            list[at] = list[at - 1];
        list[at] = (TeamId)team;
    }
    return count;
}

/* ---- a line ---- */

static const float FACE = 44;

static void draw_holding(Canvas *canvas, Box box, const Standing *standing, const Measure *measure) {
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_RIGHT);
    char words[24];
    Text text = text_over(words, sizeof words);
    text_add(&text, measure->sign);
    text_add_shown(&text, standing->holding);
    float wide = canvas_text_width(canvas, &style, words), size = STYLE_SIZE_LARGE;
    canvas_named_text(canvas, box, &style, words, "standing:%d", standing->seat);
    if (measure->picture == NULL) return;
    box_cut_right(&box, wide, 8);
    canvas_sprite(canvas, &(Sprite){.asset = measure->picture, .box = box_place(box, size, size, 1, 0.5f)});
}

/* The change in credits is marked as credits where something else is held. */
static void draw_gained(Canvas *canvas, Box box, const Standing *standing, const Measure *measure) {
    Colour colour = standing->gained < 0 ? STYLE_LOSS : STYLE_GAIN;
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, colour, TEXT_RIGHT);
    char gained[24], words[48];
    play_result_gained(standing->gained, gained, sizeof gained);
    snprintf(words, sizeof words, measure->picture != NULL ? "\uE00A %s" : "%s", gained);
    canvas_named_text(canvas, box, &style, words, "gained:%d", standing->seat);
}

static void draw_hands(Canvas *canvas, Box box, const Standing *standing) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_RIGHT);
    char words[48];
    snprintf(words, sizeof words, ngettext_("%d hand won", "%d hands won", standing->hands),
             (int)standing->hands);
    canvas_named_text(canvas, box, &style, words, "hands-won:%d", standing->seat);
}

/* Chips of a rebuy count (KE-7), credits do not (ST-7). "" for none. */
static void format_rebuys(const Standing *standing, char *words, size_t size) {
    bool count = standing->net == standing->holding;
    words[0] = '\0';
    if (standing->rebuys == 0) return;
    snprintf(words, size,
             count ? ngettext_("with %d rebuy", "with %d rebuys", standing->rebuys)
                   : ngettext_("net of %d rebuy", "net of %d rebuys", standing->rebuys),
             standing->rebuys);
}

static void draw_rebuys(Canvas *canvas, Box box, const Standing *standing) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    char words[48];
    format_rebuys(standing, words, sizeof words);
    canvas_named_text(canvas, box, &style, words, "rebuys:%d", standing->seat);
}

/* A team above its seats. */
static void draw_team(const PlayScene *play, Canvas *canvas, Box box, TeamId team) {
    const SabaccTable *shown = play_shown(play);
    const Measure *measure = &measures[sabacc_table_game(shown)->played_for.prize];
    Standing sum = team_standing(play, team);
    Box rest = box_inset(box, 14, 0);
    canvas_line(canvas, box.x, box.y + box.height - 4, box.x + box.width, box.y + box.height - 4, 1.5f,
                team_colour(team));
    TextStyle sign = style_text(FONT_TITLE, STYLE_SIZE_LARGE, team_colour(team), TEXT_LEFT);
    TextStyle name = style_text(FONT_TITLE, STYLE_SIZE_LARGE, team_colour(team), TEXT_LEFT);
    canvas_text(canvas, box_cut_left(&rest, 32, 8), &sign, team_sign(team));
    canvas_push_name(canvas, "team-standing:%d", (int)team);
    if (sabacc_plays_for_credits(shown)) {
        draw_gained(canvas, box_cut_right(&rest, 100, 10), &sum, measure);
        draw_holding(canvas, box_cut_right(&rest, 150, 10), &sum, measure);
    } else {
        draw_hands(canvas, box_cut_right(&rest, 240, 10), &sum);
    }
    canvas_named_text(canvas, rest, &name, _(team_title(team)), "team-name:%d", (int)team);
    canvas_pop_name(canvas);
}

/* One sentence for all of its line. */
static void speak_standing(const PlayScene *play, Canvas *canvas, Box box, int place,
                           const Standing *standing) {
    char rebuys[48], words[200];
    format_rebuys(standing, rebuys, sizeof rebuys);
    SpokenStanding spoken = {place,           standing->seat, standing->holding, standing->gained,
                             standing->hands, rebuys};
    play_standing_words(play, &spoken, words, sizeof words);
    canvas_spoken(canvas, box, words);
}

static void draw_standing(const PlayScene *play, Canvas *canvas, Box box, int place, const Standing *standing,
                          bool is_won) {
    const SabaccTable *shown = play_shown(play);
    const Measure *measure = &measures[sabacc_table_game(shown)->played_for.prize];
    TextStyle rank = style_text(FONT_TITLE, STYLE_SIZE_BODY, STYLE_DUST, TEXT_LEFT);
    TextStyle name =
        style_text(FONT_BOLD, STYLE_SIZE_LARGE, is_won ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    char words[16];
    Box rest = box_inset(box, 14, 0);
    speak_standing(play, canvas, box, place, standing);
    snprintf(words, sizeof words, "%d", place);
    canvas_text(canvas, box_cut_left(&rest, 32, 8), &rank, words);
    if (sabacc_plays_for_credits(shown)) {
        draw_gained(canvas, box_cut_right(&rest, 100, 10), standing, measure);
        draw_holding(canvas, box_cut_right(&rest, 150, 10), standing, measure);
    } else {
        draw_hands(canvas, box_cut_right(&rest, 240, 10), standing);
    }
    FaceDisc face = play_seat_face(play, standing->seat);
    Box disc = box_cut_left(&rest, FACE, 12);
    face_disc_draw(canvas, box_place(disc, FACE, FACE, 0, 0.5f), &face);
    box_cut_left(&rest, canvas_text(canvas, rest, &name, play_name_or_you(play, standing->seat)), 16);
    if (standing->rebuys > 0) draw_rebuys(canvas, rest, standing);
}

/* ---- the panel ---- */

static const float MARK_HIGH = 28, PANEL_SIDES = 2 * 28;

/* What was left in the sabacc pot when the game ended (ST-3), else 0. */
static int32_t left_over(const PlayScene *play) {
    int32_t credits = 0;
    for (int i = 0; i < play->past.count; i++) {
        const PastEvent *past = &play->past.events[i];
        bool is_left = past->type == SABACC_EVENT_SABACC_PAYOUT && past->clause == SABACC_CLAUSE_ST_3;
        if (is_left) credits += past->amount;
    }
    return credits;
}

static void draw_left_over(const PlayScene *play, Ui *ui, Box box, int32_t credits, bool is_shared) {
    char words[160], shown[160];
    bool is_for_house = sabacc_house_seat(play_shown(play)) != SABACC_NOBODY;
    snprintf(words, sizeof words,
             is_for_house ? _("What was left in the sabacc pot, %d, goes to the house (ST-3).")
             : is_shared  ? _("What was left in the sabacc pot, %d, is shared among them (ST-3).")
                          : _("What was left in the sabacc pot, %d, goes to the winner (ST-3)."),
             credits);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    clause_words(ui, words, shown, sizeof shown);
    clause_mark_button(ui, box_cut_right(&box, clause_mark_width(ui, words), 8), 0, "left", words);
    canvas_text(ui_canvas(ui), box, &style, shown);
}

/* After a numbered deal, how it ended and the streak are shown instead of the standings. */
static bool draw_deal_over(const PlayScene *play, Ui *ui, Box area) {
    char title[64], words[160], row[200], shown[200];
    if (!play_streaks_format_deal(play, title, sizeof title, words, sizeof words)) return false;
    play_streaks_say(play, row, sizeof row);
    float ways = play_result_ways_high(play, area.width - PANEL_SIDES);
    Box rest = play_result_panel(ui, area, 330 - STYLE_BUTTON_HIGH + ways, title, false, 1),
        foot = box_cut_bottom(&rest, ways, 18);
    TextStyle large = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph(ui_canvas(ui), box_cut_top(&rest, 44, 8), &large, words, false);
    clause_words(ui, row, shown, sizeof shown);
    Box mark = box_cut_right(&rest, clause_mark_width(ui, row), 8);
    clause_mark_button(ui, box_cut_top(&mark, MARK_HIGH, 0), 0, "row", row);
    canvas_paragraph(ui_canvas(ui), rest, &small, shown, false);
    play_result_ways_on(play, ui, foot, _("New cards"));
    return true;
}

void play_draw_over(PlayScene *play, Ui *ui, Box area) {
    const SabaccTable *shown = play_shown(play);
    Standing list[SABACC_MAX_SEATS];
    int count = list_standings(play, list);
    char words[120];
    if (play_draw_tonight_over(play, ui, area) || draw_deal_over(play, ui, area)) return;
    int best = play_has_teams(play) ? play_best_team(play) : -1;
    if (best >= 0) {
        snprintf(words, sizeof words, _("%s win together"), _(team_title((TeamId)best)));
    } else if (!play_has_teams(play) && seats_count(shown->champions) == 1) {
        play_tell(play, seats_lowest(shown->champions), SENTENCE_WINS_GAME, words, sizeof words);
    } else {
        snprintf(words, sizeof words, "%s", _("The game is over"));
    }
    int32_t left = left_over(play);
    float ways = play_result_ways_high(play, area.width - PANEL_SIDES);
    TeamId teams[TEAMS_MAX];
    int team_count = list_teams(play, teams);
    float high = 44 + 64 + (float)(count + team_count) * 60 + (left > 0 ? 66 : 26) + ways;
    Box rest = play_result_panel(ui, area, high, words, false, 1);
    Box foot = box_cut_bottom(&rest, ways, 18);
    if (left > 0)
        draw_left_over(play, ui, box_cut_bottom(&rest, 30, 10), left, seats_several(shown->champions));
    float row = fminf(56, rest.height / (float)(count + team_count));
    for (int team = 0; team < team_count || team == 0; team++) {
        SeatMask seats = team_count > 0 ? teams_seats(&play->plan.teams, teams[team]) : (SeatMask)~0;
        if (team_count > 0) draw_team(play, ui_canvas(ui), box_cut_top(&rest, row, 0), teams[team]);
        for (int i = 0; i < count; i++)
            if (seat_in(seats, list[i].seat))
                draw_standing(play, ui_canvas(ui), box_cut_top(&rest, row, 0), i + 1, &list[i],
                              has_won(shown, &list[i], &list[0]));
    }
    play_result_ways_on(play, ui, foot, _("Play again"));
}
