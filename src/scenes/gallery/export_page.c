/* The layout of the export panel: a preview on one side, the choices on the other. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/gallery/export_private.h"
#include "session/deck_choice.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float GAP = 10, ROW_HIGH = 52, SLIDER_HIGH = 66;

/* ---- wishes ---- */

static void draw_choice(const ExportScene *panel, Ui *ui, Box box, const char *name, const char *label,
                        const char *text, int value, int maximum) {
    ui_choice(ui, &(Choice){.name = name,
                            .box = box,
                            .label = label,
                            .text = text,
                            .value = value,
                            .maximum = maximum,
                            .step = 1,
                            .goes_around = true,
                            .is_disabled = panel->job || maximum < 1});
}

static void draw_kind(const ExportScene *panel, Ui *ui, Box box) {
    static const char *const kinds[EXPORT_KINDS] = {[EXPORT_SHEETS] = N_("Sheets to print (PDF)"),
                                                    [EXPORT_FACES] = N_("All faces (PNG)"),
                                                    [EXPORT_FACE] = N_("This card (PNG)")};
    draw_choice(panel, ui, box, "export:kind", NULL, _(kinds[panel->kind]), (int)panel->kind,
                panel->face[0] ? EXPORT_FACE : EXPORT_FACES);
}

static void draw_width(const ExportScene *panel, Ui *ui, Box box) {
    char text[64];
    int width = export_width(panel);
    snprintf(text, sizeof text, panel->width > 0 ? _("%d mm") : _("%d mm, as drawn"), width);
    ui_slider(ui, &(Slider){.name = "export:width",
                            .box = box,
                            .label = _("Width of a card"),
                            .text = text,
                            .value = width,
                            .minimum = EXPORT_NARROWEST,
                            .maximum = export_width_max(panel),
                            .step = 1,
                            .is_disabled = panel->job != NULL});
}

static const char *extent_words(const ExportScene *panel) {
    static const char *const words[EXPORT_EXTENTS] = {[EXPORT_CARDS] = N_("Nothing"),
                                                      [EXPORT_COVER] = N_("A cover"),
                                                      [EXPORT_RULES] = N_("Cover and rules"),
                                                      [EXPORT_BOX] = N_("Cover, rules, box")};
    static const char *const without_games[EXPORT_EXTENTS] = {[EXPORT_CARDS] = N_("Nothing"),
                                                              [EXPORT_COVER] = N_("A cover"),
                                                              [EXPORT_RULES] = N_("A cover"),
                                                              [EXPORT_BOX] = N_("Cover and box")};
    return _((panel->games > 0 ? words : without_games)[panel->extent]);
}

static void draw_sheet_wishes(const ExportScene *panel, Ui *ui, Box *rest) {
    char back[64], word[LIBRARY_ASSET];
    static const char *const papers[SHEETS_PAPERS] = {[SHEETS_A4] = N_("A4"), [SHEETS_LETTER] = N_("Letter")};
    export_back_word(panel, word);
    deck_back_words(panel->deck, word[0] ? word : "back", panel->back, back, sizeof back);
    draw_choice(panel, ui, box_cut_top(rest, ROW_HIGH, GAP), "export:paper", _("Paper"),
                _(papers[panel->paper]), (int)panel->paper, SHEETS_PAPERS - 1);
    draw_choice(panel, ui, box_cut_top(rest, ROW_HIGH, GAP), "export:copies", _("Copies"),
                panel->is_one_each ? _("One of each") : _("A whole deck"), panel->is_one_each, 1);
    if (panel->backs > 1)
        draw_choice(panel, ui, box_cut_top(rest, ROW_HIGH, GAP), "export:back", C_("of a card", "Back"), back,
                    panel->back, panel->backs - 1);
    draw_choice(panel, ui, box_cut_top(rest, ROW_HIGH, GAP), "export:extent", _("With them"),
                extent_words(panel), (int)panel->extent, EXPORT_EXTENTS - 1);
    draw_width(panel, ui, box_cut_top(rest, SLIDER_HIGH, GAP));
}

static void draw_picture_wishes(const ExportScene *panel, Ui *ui, Box *rest) {
    char text[64];
    snprintf(text, sizeof text, _("%d by %d pixels"),
             (int)lroundf((float)panel->height * export_shape(panel)), panel->height);
    ui_slider(ui, &(Slider){.name = "export:height",
                            .box = box_cut_top(rest, SLIDER_HIGH, GAP),
                            .label = _("Height"),
                            .text = text,
                            .value = panel->height,
                            .minimum = EXPORT_LOWEST,
                            .maximum = EXPORT_HIGHEST,
                            .step = 8,
                            .is_disabled = panel->job != NULL});
}

/* ---- the summary ---- */

static void format_sheets(const ExportScene *panel, char *words, size_t size) {
    const SheetsPlan *plan = &panel->plan;
    char cards[96], pages[96];
    snprintf(cards, sizeof cards,
             ngettext_("%d card of %.4g by %.4g mm", "%d cards of %.4g by %.4g mm", plan->cards), plan->cards,
             plan->card_width, plan->card_height);
    snprintf(pages, sizeof pages, ngettext_("on %d page.", "on %d pages.", plan->pages), plan->pages);
    snprintf(words, size, "%s %s %s", cards, pages,
             plan->has_backs ? _("Print at actual size, on both sides, flipped on the long edge.")
                             : _("Print at actual size, on one side."));
}

static void format_what(const ExportScene *panel, char *words, size_t size) {
    int faces = (int)deck_face_count(panel->deck);
    words[0] = '\0';
    if (panel->kind == EXPORT_SHEETS && panel->is_planned) format_sheets(panel, words, size);
    if (panel->kind == EXPORT_FACES)
        snprintf(
            words, size,
            ngettext_("%d picture on a clear ground.", "%d pictures, backs too, on a clear ground.", faces),
            faces);
    if (panel->kind == EXPORT_FACE) snprintf(words, size, "%s", _("One picture on a clear ground."));
}

/* A path has no spaces: it is broken before a slash. */
static void break_path(Canvas *canvas, const TextStyle *style, float width, const char *path, char *broken,
                       size_t size) {
    char line[EXPORT_PATH] = "";
    size_t used = 0;
    while (*path && used + 2 < size) {
        size_t length = 1 + strcspn(path + 1, "/");
        size_t begun = strlen(line);
        snprintf(line + begun, sizeof line - begun, "%.*s", (int)length, path);
        if (begun > 0 && canvas_text_width(canvas, style, line) > width) {
            broken[used++] = '\n';
            snprintf(line, sizeof line, "%.*s", (int)length, path);
        }
        used += (size_t)snprintf(broken + used, size - used, "%.*s", (int)length, path);
        path += length;
    }
}

static void draw_target(const ExportScene *panel, Canvas *canvas, Box *rest) {
    char path[EXPORT_PATH], broken[2 * EXPORT_PATH];
    TextStyle title = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_BRASS_LIT, TEXT_LEFT);
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    export_target(panel, path);
    break_path(canvas, &small, rest->width, path, broken, sizeof broken);
    canvas_text(canvas, box_cut_top(rest, 28, 0), &title,
                panel->end == EXPORT_DONE ? _("It lies here") : _("It goes here"));
    float high = canvas_paragraph(canvas, *rest, &small, broken, true);
    canvas_paragraph(canvas, box_cut_top(rest, high, GAP), &small, broken, false);
}

/* ---- how it goes ---- */

static void draw_progress(const ExportScene *panel, Canvas *canvas, Box box) {
    char words[96];
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_BONE, TEXT_LEFT);
    float share = panel->of > 0 ? (float)panel->done / (float)panel->of : 0;
    if (panel->end == EXPORT_STOPPED)
        snprintf(words, sizeof words, "%s", _("Stopping…"));
    else if (panel->of == 0)
        snprintf(words, sizeof words, "%s", _("Writing…"));
    else
        snprintf(words, sizeof words,
                 panel->kind == EXPORT_SHEETS ? _("Page %d of %d") : _("Picture %d of %d"), panel->done,
                 panel->of);
    canvas_text(canvas, box_cut_top(&box, 28, 6), &small, words);
    Box rail = box_cut_top(&box, 10, 0), done = {rail.x, rail.y, rail.width * share, rail.height};
    canvas_panel(
        canvas, rail,
        &(PanelStyle){
            .top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .edge = STYLE_METAL, .edge_width = 1, .radius = 5});
    if (done.width >= 1)
        canvas_panel(canvas, done,
                     &(PanelStyle){.top = STYLE_BRASS_LIT, .bottom = STYLE_BRASS_LIT, .radius = 5});
}

static void draw_end(const ExportScene *panel, Canvas *canvas, Box box) {
    TextStyle words = style_text(FONT_BOLD, STYLE_SIZE_SMALL, STYLE_GAIN, TEXT_LEFT);
    if (panel->job) {
        draw_progress(panel, canvas, box);
        return;
    }
    if (panel->end == EXPORT_DONE) canvas_paragraph(canvas, box, &words, _("Written."), false);
    words.colour = panel->end == EXPORT_STOPPED ? STYLE_BONE : STYLE_LOSS;
    if (panel->end == EXPORT_FAILED || panel->end == EXPORT_STOPPED)
        canvas_paragraph(canvas, box, &words, panel->words, false);
    if (panel->end == EXPORT_NONE && panel->kind == EXPORT_SHEETS && !panel->is_planned)
        canvas_paragraph(canvas, box, &words, panel->words, false);
}

static void draw_buttons(const ExportScene *panel, Ui *ui, Box row) {
    ui_begin_group(ui);
    bool is_possible = panel->kind != EXPORT_SHEETS || panel->is_planned;
    if (panel->job)
        ui_button(ui, &(Button){.name = "export:stop",
                                .box = box_column(row, 0, 3, GAP),
                                .label = _("Stop"),
                                .key = 's',
                                .pad = UI_KEY_PAD_X,
                                .is_disabled = panel->end == EXPORT_STOPPED});
    else
        ui_button(ui, &(Button){.name = "export:write",
                                .box = box_column(row, 0, 3, GAP),
                                .label = _("Write"),
                                .key = 'w',
                                .pad = UI_KEY_PAD_X,
                                .is_primary = panel->end != EXPORT_DONE,
                                .is_disabled = !is_possible});
    ui_button(ui, &(Button){.name = "export:open",
                            .box = box_column(row, 1, 3, GAP),
                            .label = _("Open folder"),
                            .key = 'o',
                            .pad = UI_KEY_PAD_Y,
                            .is_primary = panel->end == EXPORT_DONE,
                            .is_disabled = panel->end != EXPORT_DONE});
    ui_button(ui, &(Button){.name = "back", .box = box_column(row, 2, 3, GAP), .label = _("Back")});
}

static void draw_wishes(const ExportScene *panel, Ui *ui, Box box) {
    Canvas *canvas = ui_canvas(ui);
    char what[300];
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_DUST, TEXT_LEFT);
    Box buttons = box_cut_bottom(&box, STYLE_BUTTON_HIGH, GAP), end = box_cut_bottom(&box, 72, GAP);
    ui_begin_group(ui);
    draw_kind(panel, ui, box_cut_top(&box, ROW_HIGH, GAP));
    if (panel->kind == EXPORT_SHEETS)
        draw_sheet_wishes(panel, ui, &box);
    else
        draw_picture_wishes(panel, ui, &box);
    format_what(panel, what, sizeof what);
    float high = canvas_paragraph(canvas, box, &small, what, true);
    canvas_paragraph(canvas, box_cut_top(&box, high, GAP), &small, what, false);
    draw_target(panel, canvas, &box);
    draw_end(panel, canvas, end);
    draw_buttons(panel, ui, buttons);
}

/* A deck that became invalid while the panel was opening. */
static void draw_broken(const ExportScene *panel, Ui *ui, Box box) {
    TextStyle words = style_text(FONT_TEXT, STYLE_SIZE_BODY, STYLE_LOSS, TEXT_CENTRE);
    Box button = box_cut_bottom(&box, STYLE_BUTTON_HIGH, GAP);
    canvas_paragraph(ui_canvas(ui), box, &words, panel->words, false);
    ui_button(
        ui,
        &(Button){.name = "back", .box = box_place(button, 240, button.height, 0.5f, 0), .label = _("Back")});
}

void export_draw(ExportScene *panel, Ui *ui) {
    Canvas *canvas = ui_canvas(ui);
    const Layout *layout = canvas_layout(canvas);
    TextStyle heading = style_text(FONT_TITLE, STYLE_SIZE_HEADING, STYLE_BONE, TEXT_LEFT);
    canvas_fill(canvas, layout->screen, STYLE_SCRIM);
    Box plate = layout->is_portrait ? box_place(layout->screen, 848, 1564, 0.5f, 0.5f)
                                    : box_place(layout->screen, 1640, 860, 0.5f, 0.5f);
    /* Opaque, so that cards beneath do not show through. */
    canvas_panel(canvas, plate,
                 &(PanelStyle){.top = STYLE_NIGHT, .bottom = STYLE_NIGHT, .radius = 22, .is_cut = true});
    style_plate(canvas, plate);
    Box rest = box_inset(plate, 44, 34);
    char title[160];
    snprintf(title, sizeof title, _("Export: %s"),
             panel->deck ? _(deck_name(panel->deck)) : panel->library.id);
    canvas_text(canvas, box_cut_top(&rest, 56, 18), &heading, title);
    if (!panel->deck) {
        draw_broken(panel, ui, rest);
        return;
    }
    Box picture = layout->is_portrait ? box_cut_top(&rest, 690, 30) : box_cut_left(&rest, 860, 48);
    export_draw_preview(panel, canvas, picture);
    draw_wishes(panel, ui, rest);
}
