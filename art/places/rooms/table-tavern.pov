// Teal enamel in rosewood, leather and brass, under a cone of enamel.
#declare PoolAt = -6;
#include "../table-place.inc"
