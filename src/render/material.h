#ifndef SABACC_RENDER_MATERIAL_H
#define SABACC_RENDER_MATERIAL_H

/* Tiles of fine structure: how much lighter or darker a material is from point to point. They are computed,
 * not read. A tile repeats without seams; its values have a mean of 0 and a deviation of 1, and stay within
 * MATERIAL_PEAK. */

enum {
    MATERIAL_SIDE = 512,   /* texels */
    MATERIAL_FINENESS = 12 /* texels a centimetre */
};
#define MATERIAL_PEAK 3.0f

typedef enum Material {
    MATERIAL_ENAMEL, /* close and smooth, with hairlines of wear */
    MATERIAL_FELT,   /* fibres in all directions */
    MATERIAL_WOVEN,  /* threads over and under each other */
    MATERIAL_HIDE,   /* pebbles with creases between them */
    MATERIAL_SHEET,  /* paint on metal: orange peel and scratches */
    MATERIAL_WOOD,   /* grain along the rows, with pores */
    MATERIAL_BRUSHED,
    MATERIAL_STONE,
    MATERIAL_COUNT
} Material;

/* The tile, by rows. The caller frees it. */
float *material_tile(Material material);

#endif
