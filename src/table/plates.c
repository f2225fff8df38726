/* The table's plates as backgrounds for other elements, each drawn the same everywhere. */
#include "table/centre.h"

void table_draw_tray(const TableFrame *frame, Box box) {
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = 0x78020608u,
                               .bottom = 0x4a061014u,
                               .edge = 0x707fdcffu,
                               .edge_width = 1.5f,
                               .radius = 26,
                               .is_cut = true});
}

void table_draw_worth_plate(const TableFrame *frame, Box box, bool wins) {
    canvas_panel(frame->canvas, box,
                 &(PanelStyle){.top = 0xf0182530u,
                               .bottom = 0xf00c141bu,
                               .edge = wins ? STYLE_GAIN : STYLE_METAL,
                               .edge_width = 1.2f,
                               .radius = 15,
                               .is_cut = true});
}
