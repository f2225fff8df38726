/* Answers given for a while, so that the same question need not be answered again and again: not to call in
   this round, or before the hand holds a mark; not to fold in this round where everybody may. They stand as
   chips in the bar and can be taken off at any time. */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "scenes/saves.h"
#include "scenes/table_private.h"

static const StageServices *services(const TableScene *table) { return stage_services(table->scene.stage); }

void table_orders_open(TableScene *table) {
    memset(table->orders, 0, sizeof table->orders);
    table->given_count = 0;
    int mark = saves_mark(services(table)->data_directory, table_game(table)->id);
    table->mark = mark >= PICK_MARK_LEAST && mark <= PICK_MARK_MOST ? mark : PICK_MARK_USUAL;
}

/* ---- what they answer ---- */

/* Of a plain hand as much as its ranking rewards; a hand with a name holds every mark. */
static bool holds_mark(const SabaccTable *table, int seat, int32_t mark) {
    SabaccWorth worth;
    if (!sabacc_seat_worth(table, seat, &worth)) return true; /* what is not known is not answered for */
    int32_t total = worth.total;
    switch ((SabaccRank)worth.rank) {
    case SABACC_RANK_BOMB: return false;
    case SABACC_RANK_TOTAL: return total >= mark;
    case SABACC_RANK_CLOSE: return total >= mark || -total >= mark;
    case SABACC_RANK_SCORE: return (table->seat[seat].alignment == SABACC_DARK ? -total : total) >= mark;
    default: return true;
    }
}

static bool is_of_round(const SabaccTable *table, const TableOrders *orders, int32_t round) {
    return round > 0 && orders->hand == table->hand && round == table->round;
}

static bool passes(const TableScene *table, const SabaccTable *known, int seat) {
    const TableOrders *orders = &table->orders[seat];
    if (is_of_round(known, orders, orders->pass)) return true;
    return orders->is_until_mark && !holds_mark(known, seat, table->mark);
}

bool table_orders_answer(const TableScene *table, const SabaccView *view, const SabaccOffers *offers,
                         SabaccAction *action) {
    const SabaccTable *known = &view->table;
    int seat = known->viewer;
    const TableOrders *orders = &table->orders[seat];
    bool does_pass = pick_asks_call(offers) && passes(table, known, seat);
    bool does_check = pick_asks_fold(offers) && is_of_round(known, orders, orders->check);
    *action = (SabaccAction){.seat = (int8_t)seat,
                             .verb = (uint8_t)(does_pass ? SABACC_VERB_PASS : SABACC_VERB_CHECK)};
    return does_pass || does_check;
}

/* ---- given and taken off ---- */

static void keep_mark(TableScene *table, int32_t mark) {
    table->mark = mark;
    if (services(table)->can_save)
        saves_keep_mark(services(table)->data_directory, table_game(table)->id, (int)mark);
}

void table_orders_give(TableScene *table, const Pick *pick) {
    const SabaccTable *known = &pick->view.table;
    TableOrders *orders = &table->orders[pick->seat];
    if (pick->order == PICK_ORDER_NONE) return;
    if (orders->hand != known->hand) orders->pass = orders->check = 0;
    orders->hand = known->hand;
    if (pick->order == PICK_ORDER_PASS) orders->pass = known->round;
    if (pick->order == PICK_ORDER_CHECK) orders->check = known->round;
    if (pick->order == PICK_ORDER_MARK) {
        orders->is_until_mark = true;
        keep_mark(table, pick->mark);
    }
}

void table_orders_drop(TableScene *table, int seat) { table->orders[seat] = (TableOrders){0}; }

/* The seat whose chips the bar shows: whoever looks, and else the only person there is. */
static int seat_of_chips(const TableScene *table) {
    if (table->viewer >= 0 && table_is_human(table, table->viewer)) return table->viewer;
    return SABACC_NOBODY;
}

bool table_orders_event(TableScene *table, const char *name) {
    int seat = seat_of_chips(table);
    if (seat < 0) return false;
    if (strcmp(name, "order:pass") == 0) {
        table->orders[seat].pass = 0;
    } else if (strcmp(name, "order:mark") == 0) {
        table->orders[seat].is_until_mark = false;
    } else if (strcmp(name, "order:check") == 0) {
        table->orders[seat].check = 0;
    } else {
        return false;
    }
    return true;
}

static void add_chip(BarChip chips[BAR_CHIPS], int *count, const char *name, const char *label) {
    BarChip *chip = &chips[(*count)++];
    snprintf(chip->name, sizeof chip->name, "%s", name);
    snprintf(chip->label, sizeof chip->label, "%s", label);
}

int table_orders_chips(const TableScene *table, int seat, BarChip chips[BAR_CHIPS]) {
    int count = 0;
    if (seat < 0 || seat != seat_of_chips(table)) return 0;
    const SabaccTable *truth = &match_state(table->match)->table;
    const TableOrders *orders = &table->orders[seat];
    char label[BAR_LABEL];
    snprintf(label, sizeof label, _("Passing until %d"), (int)table->mark);
    if (orders->is_until_mark) add_chip(chips, &count, "order:mark", label);
    if (is_of_round(truth, orders, orders->pass))
        add_chip(chips, &count, "order:pass", _("Passing this round"));
    if (is_of_round(truth, orders, orders->check))
        add_chip(chips, &count, "order:check", _("Checking this round"));
    return count;
}
