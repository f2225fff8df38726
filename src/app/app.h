#ifndef SABACC_APP_APP_H
#define SABACC_APP_APP_H

/* The program: opens everything, runs the loop, closes everything. The loop keeps a clock of its own, in ms:
   it goes in fixed steps of 1/60 s while something moves, and otherwise jumps to whatever comes next. With an
   input file, timed screenshots or an end time it depends on these alone, so a run can be repeated; when the
   window is not to be seen either (SDL_VIDEODRIVER=dummy or offscreen) and nothing is measured, it runs as
   fast as it can. */

#include "app/command_line.h"
#include "app/perf.h"

/* The exit status: 0, 1 when something asked for could not be done, 2 for bad usage or a missing display or
   assets; then a line on stderr says why. */
int app_run(const CommandLine *line, Perf *perf);

#endif
