// The lamp's shade by itself, so that the game can let it sway.
#declare LampOnly = 1;
#include "../camera.inc"
#include "../table.inc"
#include "../table-scene.inc"
#include "../lights.inc"
