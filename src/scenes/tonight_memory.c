#include "scenes/tonight_memory.h"

TonightMemory *tonight_memory(Stage *stage) { return stage_memory(stage, "tonight", sizeof(TonightMemory)); }
