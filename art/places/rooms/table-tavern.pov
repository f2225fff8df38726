// Teal enamel in rosewood, leather and brass, under a cone of enamel.
#include "../table-place.inc"
