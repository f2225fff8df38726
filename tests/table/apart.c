#include "apart.h"

FixtureSetup small_setup(int seats, int viewer, float speed) {
    return (FixtureSetup){.width = 480,
                          .height = 270,
                          .seats = seats,
                          .viewer = viewer,
                          .seed = (uint64_t)(seats * 31 + viewer + 2),
                          .credits = 60,
                          .settings = {.speed = speed, .shows_totals = true}};
}

bool overlap(Box a, Box b) {
    return a.x + 0.5f < b.x + b.width && b.x + 0.5f < a.x + a.width && a.y + 0.5f < b.y + b.height &&
           b.y + 0.5f < a.y + a.height;
}

float between(Box left, Box right) { return right.x - left.x - left.width; }
