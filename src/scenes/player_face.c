#include "scenes/player_face.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "session/characters.h"
#include "session/players.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"

static const float EDGE = 4; /* around a face that is chosen or pointed at */

/* Whose face it is among those that can be chosen. */
static const char *owner_of(const char *portrait) {
    for (int i = 0; i < character_count(); i++)
        if (strcmp(character_at(i)->portrait, portrait) == 0) return character_at(i)->name;
    return _("A guest");
}

void player_face_button(Ui *ui, const char *widget, Box box, const FaceDisc *face, bool is_chosen,
                        bool is_disabled) {
    Canvas *canvas = ui_canvas(ui);
    HotspotState state = ui_hotspot(ui, &(Hotspot){.name = widget, .box = box, .is_disabled = is_disabled});
    char words[96];
    snprintf(words, sizeof words, is_chosen ? "%s: %s, %s" : "%s: %s", face->name, owner_of(face->portrait),
             _("chosen"));
    ui_spoken_label(ui, words);
    canvas_push_name(canvas, "%s", widget);
    face_disc_draw(canvas, box, face);
    canvas_pop_name(canvas);
    if (!is_chosen && !state.is_hovered && !state.is_focused) return;
    canvas_panel(canvas, (Box){box.x - EDGE, box.y - EDGE, box.width + 2 * EDGE, box.height + 2 * EDGE},
                 &(PanelStyle){.edge = state.is_focused ? STYLE_BONE : STYLE_BRASS_LIT,
                               .edge_width = is_chosen ? 4 : 2,
                               .radius = box.height / 2 + EDGE});
}

float player_faces_draw(Canvas *canvas, Box box, const char *const *portraits, int count) {
    static const float STEP = 0.82f;
    float size = box.height, step = size * STEP;
    if (count > 1) step = fminf(step, (box.width - size) / (float)(count - 1));
    for (int i = count - 1; i >= 0; i--)
        face_disc_draw(canvas, (Box){box.x + step * (float)i, box.y, size, size},
                       &(FaceDisc){.name = "", .portrait = portraits[i]});
    return count > 0 ? size + step * (float)(count - 1) : 0;
}

/* ---- keeping ---- */

typedef struct KeptFace {
    Stage *stage;
    char name[MATCH_WORDS];
    int face;
} KeptFace;

static bool save(void *user) {
    KeptFace *kept = user;
    char words[MATCH_MESSAGE];
    Text why = text_over(words, sizeof words);
    const StageServices *services = stage_services(kept->stage);
    bool is_kept = players_keep(services->data_directory, kept->name, kept->face, &why);
    if (is_kept && why.used > 0) ui_toast(services->ui, words);
    return is_kept;
}

void player_face_keep(Stage *stage, const char *name, int face) {
    KeptFace *kept = memory_calloc(1, sizeof *kept);
    char what[MATCH_WORDS + 16];
    *kept = (KeptFace){.stage = stage, .face = face};
    snprintf(kept->name, sizeof kept->name, "%s", name);
    snprintf(what, sizeof what, "player %s", name);
    stage_keep(stage, what,
               &(Keeping){.what = N_("the players"), .save = save, .release = free, .user = kept});
}
