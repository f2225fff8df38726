#include "../camera.inc"
#include "../table.inc"
#include "../table-scene.inc"
#include "../lights.inc"
#ifdef (Pieces) #include "../pieces.inc" #end
