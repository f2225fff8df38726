/* The curtain between two people at one screen: it shows only public events, because the person in front of
 * the screen may not be the one it asks for. */

#include <stdio.h>

#include "base/i18n.h"
#include "scenes/play/private.h"
#include "ui/clause_marks.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float FACE = 120, AWAY_HIGH = 48;

/* In the first hand nobody has had a turn at first. */
static bool has_acted(const PlayScene *play) {
    const SabaccTable *table = match_public(play->game.match);
    return table->hand > 1 || table->seat[play->asking.asked].last != SABACC_VERBS;
}

static void draw_recap(const PlayScene *play, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    char lines[PLAY_RECAP][PLAY_RECAP_LINE], line[PLAY_RECAP_LINE];
    int count = play_recap(play, play->asking.asked, lines);
    TextStyle heading = style_text(FONT_BOLD, STYLE_SIZE_BODY, STYLE_DUST, TEXT_CENTRE);
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_BONE, TEXT_CENTRE);
    if (count > 0)
        canvas_text(canvas, box_cut_top(&box, 36, 10), &heading,
                    has_acted(play) ? _("Since your last turn") : _("So far"));
    for (int i = PLAY_RECAP - count; i < PLAY_RECAP; i++) {
        clause_words(ui, lines[i], line, sizeof line);
        canvas_text(canvas, box_cut_top(&box, 34, 4), &words, line);
    }
}

/* For whoever finds nobody in that seat. */
static void draw_step_away(const PlayScene *play, Ui *ui, Box row, int seat) {
    char label[MATCH_WORDS + 64];
    play_format_away(play, seat, label, sizeof label);
    ui_button(ui, &(Button){.name = "away:step",
                            .box = box_place(row, 420, row.height, 0.5f, 0),
                            .label = label,
                            .key = UI_CHARACTER_F4,
                            .is_quiet = true});
}

void play_draw_curtain(PlayScene *play, Ui *ui) {
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    style_backdrop(canvas, STYLE_BACKDROP_CURTAIN);
    Box plate = box_place(screen, 820, 880, 0.5f, 0.5f);
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 40, 44);
    TextStyle ask = style_text(FONT_TEXT, STYLE_SIZE_LARGE, STYLE_DUST, TEXT_CENTRE);
    TextStyle name = style_text(FONT_TITLE, 76, STYLE_BONE, TEXT_CENTRE);
    int seat = play->asking.asked;
    FaceDisc face = play_seat_face(play, seat);
    face_disc_draw(canvas, box_place(box_cut_top(&rest, FACE, 8), FACE, FACE, 0.5f, 0), &face);
    canvas_text(canvas, box_cut_top(&rest, 44, 0), &ask,
                play->asking.wants_field == play->asking.asked ? _("A card goes into the field of")
                                                               : _("It is the turn of"));
    canvas_text(canvas, box_cut_top(&rest, 96, 6), &name,
                match_setup(play->game.match)->seat[play->asking.asked].name);
    canvas_text(canvas, box_cut_top(&rest, 40, 26), &ask, _("Nobody else should look now."));
    if (play_can_turn_away(play, seat)) draw_step_away(play, ui, box_cut_bottom(&rest, AWAY_HIGH, 14), seat);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, 20);
    bool others_may = (play->asking.may_field & ~seat_bit(play->asking.asked)) != 0;
    if (others_may) play_draw_fielders(play, ui, box_cut_bottom(&rest, 52, 12), 0.5f, play->asking.asked);
    draw_recap(play, ui, rest);
    ui_button(ui, &(Button){.name = "look",
                            .box = box_place(foot, 420, STYLE_BUTTON_HIGH, 0.5f, 0),
                            .label = _("Show my hand"),
                            .is_primary = true});
}
