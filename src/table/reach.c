#include "table/reach.h"

#include <math.h>

#include "ui/ease.h"

static const double OUT_MS = 130, BACK_MS = 240, PUTS_DOWN_MS = 170;

int table_thrower(const SabaccTable *table) {
    return table->dealer >= 0 ? table->dealer : sabacc_house_seat(table);
}

/* What a seat does by its own hand. */
static bool is_given(SabaccEventType event) {
    switch (event) {
    case SABACC_EVENT_ANTE:
    case SABACC_EVENT_BET:
    case SABACC_EVENT_MATCH:
    case SABACC_EVENT_RAISE:
    case SABACC_EVENT_PENALTY:
    case SABACC_EVENT_STAKE:
    case SABACC_EVENT_BUY:
    case SABACC_EVENT_CHIPS:
    case SABACC_EVENT_TRADE:
    case SABACC_EVENT_DISCARD:
    case SABACC_EVENT_FIELD:
    case SABACC_EVENT_FOLD:
    case SABACC_EVENT_PLAY:
    case SABACC_EVENT_TOKEN:
    case SABACC_EVENT_SWAP: return true;
    default: return false;
    }
}

static int giver_of(const TableView *view, const Flight *flight) {
    const SabaccTable *table = &view->shown.table;
    if (flight->from.kind == PLACE_THROW) return table_thrower(table);
    bool is_at_seat = is_given(view->begun) && table_place_is_at_seat(table, &flight->from);
    return is_at_seat ? flight->from.seat : SABACC_NOBODY;
}

static float share_back(const PersonLean *lean, double now) {
    return table_share(now, lean->leaves_at, lean->leaves_at + BACK_MS);
}

double table_reach_out(TableView *view, const Flight *flight, double wait) {
    int seat = giver_of(view, flight);
    bool is_still = view->settings.reduced_motion || view->settings.speed <= 0;
    if (seat < 0 || is_still || !seat_in(view->figures, seat)) return 0;
    PersonLean *lean = &view->leans[seat];
    double since = view->now + wait;
    if (view->now >= table_reach_ends(lean))
        lean->reaches_at = since;
    else if (view->now > lean->leaves_at) /* on its way back it goes on from where it is */
        lean->reaches_at = view->now - OUT_MS * (1 - share_back(lean, view->now));
    lean->leaves_at = fmax(lean->leaves_at, since + OUT_MS);
    return OUT_MS;
}

float table_reach(const PersonLean *lean, double now) {
    if (now <= lean->reaches_at || now >= table_reach_ends(lean)) return 0;
    float out = table_share(now, lean->reaches_at, lean->reaches_at + OUT_MS);
    return fminf(ease_soft(out), 1 - ease_soft(share_back(lean, now)));
}

double table_reach_ends(const PersonLean *lean) { return lean->leaves_at + BACK_MS; }
double table_gives_until(const PersonLean *lean) { return lean->leaves_at + PUTS_DOWN_MS; }
bool table_gives(const PersonLean *lean, double now) {
    return now > lean->reaches_at && now < table_gives_until(lean);
}

/* Of the picture of arms that give (art/people/arms.py), in shares of the figure's side. */
bool table_giving_hand(const TableFrame *frame, int seat, float side, Box *box) {
    static const float ASIDE = -0.1f, OUT = 0.13f,
                       EDGE = 0.205f; /* the rail's edge from the picture's middle */
    const SeatPlaces *places = &frame->at.seat[seat];
    float figure = places->figure.width, c = cosf(places->slope), s = sinf(places->slope);
    if (figure <= 0) return false;
    float aside = ASIDE * figure, down = (EDGE + OUT) * figure;
    float x = places->arms.x + places->arms.width / 2 + aside * c - down * s;
    float y = places->arms.y + places->arms.height / 2 + aside * s + down * c;
    *box = (Box){x - side / 2, y - side / 2, side, side};
    return true;
}
