#ifndef SABACC_APP_APP_H
#define SABACC_APP_APP_H

/* The program: opens everything, runs the loop, closes everything. The loop has its own clock, in ms: it
 * advances in fixed steps of 1/60 s while something moves, and otherwise jumps to the next event. With an
 * input file, timed screenshots or an end time it depends only on these, so a run is reproducible; if the
 * window is not visible either (SDL_VIDEODRIVER=dummy or offscreen) and nothing is measured, it runs as fast
 * as possible. */

#include "app/command_line.h"
#include "app/perf.h"
#include "session/languages.h"

/* The languages are borrowed; what the command line says of them is done. The exit status: 0, 1 if a request
 * could not be fulfilled, 2 for bad usage or a missing display or assets; then a line on stderr says why. */
int app_run(const CommandLine *line, Languages *languages, Perf *perf);

#endif
