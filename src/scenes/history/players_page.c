/* The people who play here: their names, and for each one of the eight faces or the guest’s. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/empty_page.h"
#include "scenes/history/private.h"
#include "scenes/page.h"
#include "scenes/player_face.h"
#include "session/characters.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float ROW_HIGH = 148, ROW_GAP = 16, FACE_SHARE = 0.76f, FACE_MOST = 150, FACE_GAP = 12,
                   TALLEST = 1.5f, NAME_WIDE = 300, ADD_WIDE = 220, REMOVE_WIDE = 170, FIELD_WIDE = 760;
enum { NAME_CHARACTERS = 15 };

/* Everybody who has played here is listed, also without a face. */
void history_find_players(HistoryScene *page, const PastGames *games) {
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    page->players = players_read(history_services(page)->data_directory, &why);
    if (why.used > 0) ui_toast(history_services(page)->ui, words);
    Statistics *all = memory_calloc(1, sizeof *all);
    statistics_of(games, &(StatisticsAsked){.game = NULL}, all);
    page->played = (Players){.count = 0};
    for (int i = 0; i < all->people_count; i++) {
        int face = players_face(&page->players, all->people[i]);
        bool is_listed = players_set(&page->players, all->people[i], face) &&
                         players_set(&page->played, all->people[i], face);
        (void)is_listed; /* nobody sees more than that many */
    }
    free(all);
    page->has_sums = false;
}

/* How much each of them has played, once that is shown; the list is locked. */
static void find_sums(HistoryScene *page, const PastGames *games) {
    if (page->has_sums) return;
    page->has_sums = true;
    Statistics *all = memory_calloc(1, sizeof *all);
    for (int i = 0; i < page->played.count; i++) {
        StatisticsAsked asked = {.game = NULL};
        snprintf(asked.person, sizeof asked.person, "%s", page->played.list[i].name);
        statistics_of(games, &asked, all);
        page->sums[i] = all->all;
    }
    free(all);
}

/* Of those who have played; NULL of anybody else. */
static const StatisticsSum *sum_of(const HistoryScene *page, const char *name) {
    for (int i = 0; i < page->played.count; i++)
        if (strcmp(page->played.list[i].name, name) == 0) return &page->sums[i];
    return NULL;
}

const char *history_portrait(const HistoryScene *page, const char *name, const char *agent) {
    int face = agent_is_human(agent) ? players_face(&page->players, name) : -1;
    if (face >= 0) return character_at(face)->portrait;
    return agent_is_human(agent) ? PLAYERS_GUEST : character_portrait(name);
}

const char *history_seat_portrait(const HistoryScene *page, const GameDigest *digest, int seat) {
    MatchSetup table = {.rules = {.seats = digest->seats}};
    for (int other = 0; other < digest->seats; other++) {
        MatchSeat *at = &table.seat[other];
        snprintf(at->name, sizeof at->name, "%s", digest->seat[other].name);
        snprintf(at->agent, sizeof at->agent, "%s", digest->seat[other].agent);
    }
    return players_portrait(&page->players, &table, seat);
}

/* ---- drawing ---- */

static int faces_count(void) { return character_count() + 1; } /* the first is the guest */

static void draw_face_choice(const HistoryScene *page, Ui *ui, Box slot, int row, int face) {
    const Player *player = &page->players.list[row];
    char name[UI_NAME_BYTES];
    bool is_chosen = player->face == face;
    float size = fminf(slot.height, slot.width) * (is_chosen ? 1 : FACE_SHARE);
    Box box = box_place(slot, size, size, 0.5f, 0.5f);
    snprintf(name, sizeof name, "face:%d", row * faces_count() + face + 1);
    FaceDisc shown = {.name = player->name, .portrait = face >= 0 ? character_at(face)->portrait : ""};
    player_face_button(ui, name, box, &shown, is_chosen, false);
}

/* Who has played cannot be removed: the records name them. */
static void draw_remove(Ui *ui, Box *rest, int index) {
    char name[UI_NAME_BYTES];
    Box box = box_cut_right(rest, REMOVE_WIDE, 12);
    snprintf(name, sizeof name, "off:%d", index);
    ui_button(ui, &(Button){.name = name,
                            .box = box_place(box, box.width, fminf(box.height, STYLE_BUTTON_HIGH), 0, 0.5f),
                            .label = _("Remove"),
                            .is_quiet = true});
}

/* The name, and below it, upright beside it, how much they have played. */
static void draw_name(const HistoryScene *page, Canvas *canvas, Box box, int index) {
    const char *player = page->players.list[index].name;
    const StatisticsSum *sum = sum_of(page, player);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    char words[160];
    TextStyle style = style_text(FONT_TITLE, STYLE_SIZE_LARGE, STYLE_BONE, TEXT_LEFT);
    TextStyle small =
        style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, is_portrait ? TEXT_RIGHT : TEXT_LEFT);
    float first = canvas_line_height(canvas, &style), second = sum ? canvas_line_height(canvas, &small) : 0;
    Box line = box;
    if (!is_portrait) {
        box = box_place(box, box.width, first + second, 0, 0.5f);
        line = box_cut_top(&box, first, 0);
    }
    box_cut_left(&box, canvas_named_text(canvas, line, &style, player, "player:%d", index), 0);
    if (!is_portrait) box.x = line.x, box.width = line.width;
    if (!sum) return;
    history_sum(sum, words, sizeof words);
    canvas_text(canvas, box, &small, words);
}

static void draw_player(const HistoryScene *page, Ui *ui, Box row, int index) {
    const Player *player = &page->players.list[index];
    Canvas *canvas = ui_canvas(ui);
    bool is_portrait = canvas_layout(canvas)->is_portrait;
    history_draw_cloth(canvas, row);
    Box rest = box_inset(row, 34, 16);
    Box name = is_portrait ? box_cut_top(&rest, 40, 4) : box_cut_left(&rest, NAME_WIDE, 20);
    if (!players_has(&page->played, player->name)) draw_remove(ui, is_portrait ? &name : &rest, index);
    draw_name(page, canvas, name, index);
    rest = box_place(rest, rest.width, fminf(rest.height, FACE_MOST), 0, 0.5f);
    float wide = fminf(rest.height + FACE_GAP, rest.width / (float)faces_count());
    for (int face = -1; face < character_count(); face++)
        draw_face_choice(page, ui, box_cut_left(&rest, wide, 0), index, face);
}

static float row_high(bool is_portrait) { return is_portrait ? ROW_HIGH + 44 : ROW_HIGH; }

static void draw_add(const HistoryScene *page, Ui *ui, Box *rest) {
    Box line = box_cut_top(rest, STYLE_BUTTON_HIGH, 16);
    ui_begin_group(ui);
    Box field = box_cut_left(&line, fminf(FIELD_WIDE, line.width - ADD_WIDE - 16), 16);
    ui_text_field(ui, &(TextField){.name = "player:name",
                                   .box = field,
                                   .label = _("Another player"),
                                   .label_share = 0.34f,
                                   .text = page->new_player,
                                   .max_characters = NAME_CHARACTERS});
    ui_button(ui, &(Button){.name = "player:add",
                            .box = box_cut_left(&line, ADD_WIDE, 0),
                            .label = _("Add"),
                            .is_disabled = page->new_player[0] == '\0'});
}

/* Recesses in the wall for those to come, from that row on down to its foot. */
static void draw_free(Canvas *canvas, Box box, int from, float high) {
    float pitch = high + ROW_GAP, foot = box.y + box.height + 1;
    for (float y = box.y + pitch * (float)from; y + high <= foot; y += pitch)
        canvas_panel(canvas, box_inset((Box){box.x, y, box.width, high}, 6, 0),
                     &(PanelStyle){.top = 0x90000000u,
                                   .bottom = 0x48000000u,
                                   .edge = 0x80a8884fu,
                                   .edge_width = 1.5f,
                                   .radius = 14,
                                   .is_cut = true});
}

void history_draw_players(HistoryScene *page, Ui *ui, Box box, const PastGames *games) {
    find_sums(page, games);
    bool is_portrait = canvas_layout(ui_canvas(ui))->is_portrait;
    Box foot = box_cut_bottom(&box, STYLE_BUTTON_HIGH, 18);
    draw_add(page, ui, &box);
    float least = row_high(is_portrait), high;
    if (page->players.count > 0)
        box = history_hang(ui_canvas(ui), box, (least * TALLEST + ROW_GAP) * (float)page->players.count);
    Box panel = ui_whole_rows(box, least, least * TALLEST, ROW_GAP, &high);
    float pitch = high + ROW_GAP;
    ui_begin_group(ui);
    if (page->players.count == 0)
        empty_page_draw(
            ui, box,
            &(EmptyPage){.picture = EMPTY_FACES,
                         .words = _("Nobody has sat down here yet. Who plays is listed by name and "
                                    "face; add others above."),
                         .has_button = true,
                         .captions = {_("A name and a face for each")}});
    if (page->players.count > 0) draw_free(ui_canvas(ui), panel, page->players.count, high);
    ui_scroll_whole_rows(ui, "players", pitch);
    Box all = ui_begin_scroll(ui, "players", panel, fmaxf(pitch * (float)page->players.count - ROW_GAP, 0));
    for (int i = 0; i < page->players.count; i++) {
        Box row = box_cut_top(&all, high, ROW_GAP);
        bool is_near = row.y + 2 * pitch > box.y && row.y < box.y + box.height + pitch;
        if (is_near) draw_player(page, ui, box_inset(row, 6, 0), i);
    }
    ui_end_scroll(ui);
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Back"), false);
    TextStyle note = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    canvas_paragraph_within(
        ui_canvas(ui), foot, &note,
        _("A face is seen at every table where nobody else has it: characters keep their own."));
}

/* ---- events ---- */

static void set_face(HistoryScene *page, const char *name, int face) {
    if (players_set(&page->players, name, face)) player_face_keep(page->scene.stage, name, face);
}

static void choose_face(HistoryScene *page, int index) {
    int row = index / faces_count(), face = index % faces_count() - 1;
    char name[MATCH_WORDS];
    if (index < 0 || row >= page->players.count) return;
    snprintf(name, sizeof name, "%s", page->players.list[row].name);
    set_face(page, name, face);
}

static void remove_player(HistoryScene *page, int index) {
    char words[MATCH_MESSAGE], name[MATCH_WORDS];
    Text why = text_over(words, sizeof words);
    if (index < 0 || index >= page->players.count) return;
    snprintf(name, sizeof name, "%s", page->players.list[index].name);
    bool is_gone = players_forget(history_services(page)->data_directory, name, &why);
    if (is_gone) players_remove(&page->players, name);
    if (why.used > 0) ui_toast(history_services(page)->ui, words);
}

static void add_player(HistoryScene *page) {
    if (page->new_player[0] == '\0') {
        ui_set_focus(history_services(page)->ui, "player:name"); /* to be typed */
        return;
    }
    set_face(page, page->new_player, players_face(&page->players, page->new_player));
    page->new_player[0] = '\0';
}

void history_players_event(HistoryScene *page, const UiEvent *event) {
    bool is_press = event->kind == UI_EVENT_ACTIVATE;
    bool adds =
        is_press && (strcmp(event->name, "player:add") == 0 || strcmp(event->name, "player:name") == 0);
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "player:name") == 0)
        snprintf(page->new_player, sizeof page->new_player, "%s", event->text);
    else if (is_press && ui_event_is(event, "face:"))
        choose_face(page, ui_event_index(event));
    else if (is_press && ui_event_is(event, "off:"))
        remove_player(page, ui_event_index(event));
    else if (adds)
        add_player(page);
}
