/* The page of one past game: who won what, the best hands, and what can be done with it. */

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "scenes/faces.h"
#include "scenes/folder.h"
#include "scenes/history/private.h"
#include "session/hand_history.h"
#include "session/past_games_export.h"
#include "ui/face_disc.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float SEAT_HIGH = 104, SEAT_HIGH_UPRIGHT = 186, SEAT_GAP = 10, CARD_HIGH = 84, CARDS_WIDE = 230,
                   HEAD_HIGH = 232, HEAD_FACE = 172, FACE = 68;

const PastGame *history_open_game(const HistoryScene *page, const PastGames *games) {
    for (int i = 0; page->open && i < games->count; i++)
        if (strcmp(games->list[i].file, page->open) == 0) return &games->list[i];
    return NULL;
}

/* ---- the seats ---- */

static void draw_best(Canvas *canvas, Box box, const SabaccGame *game, const DigestHand *hand) {
    char words[96];
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    if (hand->key == 0) return;
    Box cards = box_cut_left(&box, CARDS_WIDE, 16);
    LadderExample shown = {.count = 0};
    for (int i = 0; i < hand->count && shown.count < LADDER_CARDS; i++)
        shown.cards[shown.count++] = hand->cards[i];
    if (shown.count > 0) emblem_draw(canvas, cards, game, &shown, CARD_HIGH);
    history_hand(game, hand, words, sizeof words);
    float high = canvas_paragraph(canvas, box, &style, words, true);
    canvas_paragraph(canvas, box_place(box, box.width, high, 0, 0.5f), &style, words, false);
}

static void draw_name(Canvas *canvas, Box box, const GameDigest *digest, int seat) {
    const DigestSeat *at = &digest->seat[seat];
    bool is_champion = digest->is_over && seat_in(digest->champions, seat);
    const char *agent = history_agent(at->agent);
    TextStyle name =
        style_text(FONT_BOLD, STYLE_SIZE_BODY, is_champion ? STYLE_BRASS_LIT : STYLE_BONE, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    canvas_text(canvas, box_row(box, 0, 2, 0), &name, at->name);
    char words[96];
    snprintf(words, sizeof words, "%s%s%s", agent, agent[0] && is_champion ? " · " : "",
             is_champion ? _("won the game") : "");
    canvas_text(canvas, box_row(box, 1, 2, 0), &small, words);
}

/* Hands, showdowns and, of a person in a game that was looked back at, the grade. */
static void draw_figures(Canvas *canvas, Box box, const GameDigest *digest, int seat, int grade) {
    const DigestSeat *at = &digest->seat[seat];
    char words[96], graded[48] = "";
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    if (at->hands == 0) return;
    snprintf(words, sizeof words,
             digest->game->played_for.by_round
                 ? ngettext_("%d of %d set won", "%d of %d sets won", at->hands)
                 : ngettext_("%d of %d hand won", "%d of %d hands won", at->hands),
             (int)at->hands_won, (int)at->hands);
    canvas_text(canvas, box_row(box, 0, 2, 0), &style, words);
    words[0] = '\0';
    if (at->shown > 0)
        snprintf(words, sizeof words, ngettext_("%d of %d showdown", "%d of %d showdowns", at->shown),
                 (int)at->shown_won, (int)at->shown);
    if (grade >= 0) snprintf(graded, sizeof graded, _("grade %d"), grade);
    size_t used = strlen(words);
    snprintf(words + used, sizeof words - used, used > 0 && graded[0] ? " · %s" : "%s", graded);
    canvas_text(canvas, box_row(box, 1, 2, 0), &style, words);
}

static void draw_face(const HistoryScene *page, Canvas *canvas, Box box, const GameDigest *digest, int seat) {
    Box face = box_place(box, box.width, box.width, 0, 0.5f);
    face_disc_draw(
        canvas, face,
        &(FaceDisc){.name = digest->seat[seat].name, .portrait = history_seat_portrait(page, digest, seat)});
}

/* A line of brass around who has won. */
static void draw_champion_rim(Canvas *canvas, Box row) {
    canvas_panel(canvas, row,
                 &(PanelStyle){.top = 0x1ce3c78eu,
                               .bottom = 0x08e3c78eu,
                               .edge = STYLE_BRASS_LIT,
                               .edge_width = 2,
                               .radius = STYLE_CORNER});
}

static void draw_seat(const HistoryScene *page, Canvas *canvas, Box row, const GameDigest *digest, int seat,
                      int grade) {
    bool is_upright = canvas_layout(canvas)->is_portrait;
    HistoryResult result = history_result(digest, seat);
    TextStyle number = style_text(FONT_BOLD, 30, result.colour, TEXT_RIGHT);
    TextStyle unit = style_text(FONT_TEXT, 18, STYLE_DUST, TEXT_LEFT);
    style_inlay(canvas, row);
    if (digest->is_over && seat_in(digest->champions, seat)) draw_champion_rim(canvas, row);
    canvas_push_name(canvas, "seat:%d", seat);
    Box inside = box_inset(row, 20, 8);
    Box rest = is_upright ? box_cut_top(&inside, SEAT_HIGH - 16, 8) : inside;
    draw_face(page, canvas, box_cut_left(&rest, FACE, 16), digest, seat);
    draw_name(canvas, box_cut_left(&rest, fminf(260, rest.width * 0.3f), 12), digest, seat);
    canvas_text(canvas, box_cut_left(&rest, 130, 10), &number, result.number);
    canvas_text(canvas, box_cut_left(&rest, 110, 20), &unit, result.unit);
    draw_figures(canvas, is_upright ? rest : box_cut_left(&rest, 280, 20), digest, seat, grade);
    draw_best(canvas, is_upright ? inside : rest, digest->game, &digest->seat[seat].best);
    canvas_pop_name(canvas);
}

static void draw_seats(const HistoryScene *page, Ui *ui, Box box, const PastGame *game) {
    const GameDigest *digest = &game->digest;
    float high = canvas_layout(ui_canvas(ui))->is_portrait ? SEAT_HIGH_UPRIGHT : SEAT_HIGH;
    Box all = ui_begin_scroll(ui, "seats", box, (high + SEAT_GAP) * (float)digest->seats);
    for (int seat = 0; seat < digest->seats; seat++)
        draw_seat(page, ui_canvas(ui), box_cut_top(&all, high, SEAT_GAP), digest, seat,
                  history_grade_in(page, game->file, digest->seat[seat].name));
    ui_end_scroll(ui);
}

/* ---- above and below ---- */

/* Who has won, or as long as nobody has, whose table it is. */
static int first_of(const GameDigest *digest) {
    for (int seat = 0; seat < digest->seats; seat++)
        if (digest->is_over && seat_in(digest->champions, seat)) return seat;
    return game_digest_person(digest);
}

static void draw_facts(Canvas *canvas, Box box, const PastGame *game) {
    const GameDigest *digest = &game->digest;
    char when[64], facts[HISTORY_WORDS], words[HISTORY_WORDS + 80], pot[160];
    TextStyle title = style_text(FONT_TITLE, STYLE_SIZE_HEADING - 4, STYLE_BONE, TEXT_LEFT);
    TextStyle line = style_text(FONT_TEXT, STYLE_SIZE_BODY - 1, STYLE_BONE, TEXT_LEFT);
    history_when(game->changed, when, sizeof when);
    history_facts(game, facts, sizeof facts);
    canvas_text(canvas, box_row(box, 0, 3, 0), &title, _(digest->game->name));
    snprintf(words, sizeof words, "%s · %s", when, facts);
    canvas_text(canvas, box_row(box, 1, 3, 0), &line, words);
    if (digest->pot <= 0) return;
    snprintf(pot, sizeof pot,
             ngettext_("Biggest pot: %d credit, %s in hand %d", "Biggest pot: %d credits, %s in hand %d",
                       digest->pot),
             (int)digest->pot, digest->seat[digest->pot_seat].name, (int)digest->pot_hand);
    canvas_named_text(canvas, box_row(box, 2, 3, 0), &line, pot, "pot");
}

/* On a cloth: the face of who has won, what it was, and the hand that won. */
static void draw_head(const HistoryScene *page, Canvas *canvas, Box box, const PastGame *game) {
    static const float BESIDE = 34, ABOVE = 30, GAP = 30, HAND = 0.26f, FACTS_HIGH = 150,
                       HAND_UPRIGHT = 0.64f;
    const GameDigest *digest = &game->digest;
    int first = first_of(digest);
    LadderExample hand = history_shown_hand(page, digest);
    history_draw_cloth(canvas, box);
    box = box_inset(box, BESIDE, ABOVE);
    history_draw_face(canvas, box_cut_left(&box, HEAD_FACE, GAP), digest->seat[first].name,
                      history_seat_portrait(page, digest, first));
    emblem_draw(canvas, box_cut_right(&box, box.width * HAND, GAP), digest->game, &hand,
                box.height * (canvas_layout(canvas)->is_portrait ? HAND_UPRIGHT : 1));
    draw_facts(canvas, box_place(box, box.width, FACTS_HIGH, 0, 0.5f), game);
}

static void draw_fault(Canvas *canvas, Box *rest, const PastGame *game) {
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_LOSS, TEXT_LEFT);
    canvas_push_name(canvas, "fault");
    canvas_paragraph_within(canvas, box_cut_top(rest, 84, 12), &style, history_fault(game));
    canvas_pop_name(canvas);
}

static void draw_question(Ui *ui, Box *rest, const PastGame *game) {
    Box line = box_cut_bottom(rest, 2 * STYLE_BUTTON_HIGH + 34, 14);
    Canvas *canvas = ui_canvas(ui);
    TextStyle style = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_LEFT);
    canvas_panel(
        canvas, line,
        &(PanelStyle){
            .top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .edge = STYLE_LOSS, .edge_width = 2, .radius = 10});
    Box inside = box_inset(line, 20, 12);
    Box buttons = box_cut_bottom(&inside, STYLE_BUTTON_HIGH, 8);
    canvas_push_name(canvas, "delete");
    canvas_paragraph_within(canvas, inside, &style,
                            game->is_unfinished
                                ? _("Delete this game? It cannot be gone on with or replayed any more, and "
                                    "no statistics count it. Nothing brings it back.")
                                : _("Delete this game? It cannot be replayed any more, and no statistics "
                                    "count it. Nothing brings it back."));
    canvas_pop_name(canvas);
    ui_button(ui, &(Button){.name = "delete:no",
                            .box = box_cut_left(&buttons, 260, 16),
                            .label = _("Keep it"),
                            .is_primary = true});
    ui_button(
        ui, &(Button){.name = "delete:yes", .box = box_cut_left(&buttons, 260, 16), .label = _("Delete it")});
}

static void draw_buttons(const HistoryScene *page, Ui *ui, Box foot, const PastGames *games,
                         const PastGame *game) {
    bool is_good = game->is_digested && game->digest.game;
    bool can_go =
        game->is_unfinished ? history_can_resume(page, games, game) : is_good && !game->digest.fault;
    bool is_over = is_good && game->digest.is_over && !game->digest.fault && !game->is_unfinished;
    float wide = fminf(230, (foot.width - 4 * 14) / 5);
    ui_begin_group(ui);
    ui_button(ui, &(Button){.name = "game:go",
                            .box = box_cut_left(&foot, wide, 14),
                            .label = game->is_unfinished ? _("Resume") : _("Replay"),
                            .is_primary = true,
                            .is_disabled = !can_go});
    if (is_over)
        ui_button(ui, &(Button){.name = "game:look-back",
                                .box = box_cut_left(&foot, wide, 14),
                                .label = _("Look back")});
    ui_button(ui, &(Button){.name = page->is_exported ? "game:folder" : "game:export",
                            .box = box_cut_left(&foot, wide, 14),
                            .label = page->is_exported ? _("Open folder") : _("Export")});
    if (game->is_unfinished)
        ui_button(
            ui,
            &(Button){.name = "game:over", .box = box_cut_left(&foot, wide, 14), .label = _("Give it up")});
    ui_button(ui,
              &(Button){.name = "game:delete", .box = box_cut_left(&foot, wide, 14), .label = _("Delete…")});
    ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&foot, wide, 0), .label = _("Back")});
}

void history_draw_game(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    const PastGame *game = history_open_game(page, games);
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    if (!game) {
        ui_button(ui, &(Button){.name = "back", .box = box_cut_right(&foot, 220, 0), .label = _("Back")});
        return;
    }
    if (page->is_deleting) draw_question(ui, &box, game);
    if (game->is_digested && game->digest.game)
        draw_head(page, ui_canvas(ui), box_cut_top(&box, HEAD_HIGH, 18), game);
    if (game->is_digested && game->digest.fault) draw_fault(ui_canvas(ui), &box, game);
    if (game->is_digested && game->digest.game) draw_seats(page, ui, box, game);
    if (!page->is_deleting) draw_buttons(page, ui, foot, games, game);
}

/* ---- events ---- */

static void say(const HistoryScene *page, const char *words) { ui_toast(history_services(page)->ui, words); }

static void close_page(HistoryScene *page) {
    free(page->open);
    page->open = NULL;
    page->is_deleting = page->is_exported = false;
    ui_set_focus(history_services(page)->ui, page->row);
}

static int index_of(const PastGames *games, const PastGame *game) { return (int)(game - games->list); }

static void export_game(HistoryScene *page) {
    char where[PLAN_PATH], sentence[MATCH_MESSAGE], words[PLAN_PATH + 64];
    Text why = text_over(sentence, sizeof sentence);
    const PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_open_game(page, games);
    bool is_done = game && past_games_export(games, index_of(games, game), where, &why);
    past_games_job_unlock(page->job);
    snprintf(words, sizeof words, _("Exported: %s"), where);
    say(page, is_done ? words : sentence);
    page->is_exported = is_done;
    if (is_done) ui_set_focus(history_services(page)->ui, "game:folder");
}

static void show_export(HistoryScene *page) { folder_show_own(page->scene.stage, "export"); }

static void delete_game(HistoryScene *page) {
    PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_open_game(page, games);
    bool is_gone = game && past_games_delete(games, index_of(games, game));
    int why = errno;
    if (is_gone) history_find(page, games);
    page->has_statistics = false;
    past_games_job_unlock(page->job);
    page->is_deleting = false;
    if (!is_gone) {
        say(page, why == FILE_IS_HELD ? _("Another program is playing this game.") : file_words(why));
        return;
    }
    close_page(page);
    say(page, _("The game is deleted."));
}

/* The record stays; the game is no longer offered to be gone on with. */
static void give_up(HistoryScene *page) {
    char path[PLAN_PATH];
    PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_open_game(page, games);
    bool is_off = game && past_games_path(games, index_of(games, game), path) && saves_end(path);
    if (is_off) games->list[index_of(games, game)].is_unfinished = false;
    if (is_off) history_find(page, games);
    past_games_job_unlock(page->job);
    say(page, is_off ? _("The game is given up; it can be replayed.") : file_words(errno));
}

/* All of it in sentences, with the record's name. */
static void copy_text(HistoryScene *page) {
    char path[PLAN_PATH], sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    const StageServices *all = history_services(page);
    const PastGames *games = past_games_job_lock(page->job);
    const PastGame *game = history_open_game(page, games);
    bool is_there = game && past_games_path(games, index_of(games, game), path);
    past_games_job_unlock(page->job);
    Match *match = is_there ? match_replay(path, NULL, &why) : NULL;
    char *words = match ? hand_history_of_match(match, page->open, 0, SABACC_NOBODY) : NULL;
    bool is_copied = words && all->copy_text && all->copy_text(all->user, words);
    say(page, is_copied     ? _("The game is copied as text: paste it wherever you like.")
              : sentence[0] ? sentence
                            : _("It could not be copied."));
    free(words);
    match_free(match);
}

static void go(HistoryScene *page) {
    const PastGame *game = history_open_game(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
    if (game) history_play(page, game);
}

static void look_back(HistoryScene *page) {
    const PastGame *game = history_open_game(page, past_games_job_lock(page->job));
    past_games_job_unlock(page->job);
    if (game) history_look_back(page, game);
}

static void ask_to_delete(HistoryScene *page) {
    page->is_deleting = true;
    ui_set_focus(history_services(page)->ui, "delete:no");
}

static void keep_game(HistoryScene *page) {
    page->is_deleting = false;
    ui_set_focus(history_services(page)->ui, "game:delete");
}

static void press_back(HistoryScene *page) {
    if (page->is_deleting)
        keep_game(page);
    else
        close_page(page);
}

bool history_game_event(HistoryScene *page, const UiEvent *event) {
    static const struct {
        const char *name;
        void (*act)(HistoryScene *page);
    } presses[] = {{"game:go", go},
                   {"game:look-back", look_back},
                   {"game:export", export_game},
                   {"game:folder", show_export},
                   {"game:over", give_up},
                   {"game:delete", ask_to_delete},
                   {"delete:no", keep_game},
                   {"delete:yes", delete_game},
                   {"back", press_back}};
    if (event->kind == UI_EVENT_BACK) {
        press_back(page);
        return true;
    }
    int row = event->kind == UI_EVENT_ACTIVATE ? UI_EVENT_ROW(event, presses) : -1;
    if (row >= 0) presses[row].act(page);
    if (event->kind == UI_EVENT_KEY && event->key == UI_KEY_COPY) copy_text(page);
    return true;
}
