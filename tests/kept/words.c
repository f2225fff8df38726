/* What is set up and said of it, by chance: plans of every game that are changed in every way, the adviser's
 * reports of any numbers in words, what opponents say in the course of random play, days, keys, and titles.
 * A part (kept.h) is a game's or a table's. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kept.h"
#include "random_setup.h"
#include "session/advice_words.h"
#include "session/calendar.h"
#include "session/game_plan.h"
#include "session/house_side_decks.h"
#include "session/key_choice.h"
#include "session/stakes.h"
#include "session/talk.h"
#include "session/titles.h"

enum { NAME = 100, WORDS = 4096, PLANS = 8, CHANGES = 60, REPORTS = 400, STEPS = 900 };

static char sentences[WORDS];

static Text nothing_said(void) { return text_over(sentences, sizeof sentences); }

static const char *const names[SABACC_MAX_SEATS] = {"Ana", "Bo", "Cy", "Dea", "Eve", "Fay", "Gus", "Hal"};
static const char *const speakers[SABACC_MAX_SEATS] = {"Vex", "Orro", "Brass", "Nyx", "", "", "", ""};
static const char *const agents[] = {"human", "ai:novice", "ai:regular", "ai:sharp", "ai:master", "random"};

static int below(Rng *rng, int bound) { return (int)rng_below(rng, (uint32_t)bound); }

/* ---- plans ---- */

static void say_plan(Said *said, const GamePlan *plan) {
    char note[MATCH_NOTE];
    const MatchSetup *setup = &plan->setup;
    Text why = nothing_said();
    teams_format_note(&plan->teams, setup->rules.seats, note);
    say(said, "%s preset \"%s\" undo %d proposed %d/%d note \"%s\" way %d:", setup->rules.game->id,
        setup->preset, setup->allow_undo, plan->proposal.made, plan->proposal.chosen, note,
        (int)teams_way(&plan->teams, setup));
    for (int seat = 0; seat < setup->rules.seats; seat++)
        say(said, " %s/%s/%d/%d", setup->seat[seat].name, setup->seat[seat].agent,
            (int)setup->rules.credits[seat], setup->rules.items[seat]);
    bool is_good = game_plan_check(plan, &why);
    say(said, "\nbegins %d %s\n", is_good, sentences);
    proposal_words(&plan->proposal, sentences, sizeof sentences);
    say(said, "%s\n", sentences);
    stakes_words(setup, sentences, sizeof sentences);
    say(said, "%s; buys in again %d\n", sentences, stakes_may_rebuy(&setup->rules));
}

static void set_option(Said *said, GamePlan *plan, Rng *rng) {
    SabaccSetup *rules = &plan->setup.rules;
    SabaccSetup other = random_setup(rules->game, rules->seats, rng);
    const char *key = sabacc_option_spec(rules->game->options[below(rng, rules->game->option_count)].id)->key;
    char value[NAME];
    Text text = text_over(value, sizeof value), why = nothing_said();
    for (int id = 0; id < SABACC_OPTIONS; id++)
        if (strcmp(sabacc_option_spec((SabaccOptionId)id)->key, key) == 0)
            sabacc_option_format(&other, (SabaccOptionId)id, &text);
    bool is_set = sabacc_option_set(rules, key, value, &why);
    say(said, "%s=%s %d %s\n", key, value, is_set, sentences);
    proposal_choose(&plan->proposal, key);
}

static void change_teams(Said *said, GamePlan *plan, Rng *rng) {
    const MatchSetup *setup = &plan->setup;
    Teams read = {{0}};
    char note[MATCH_NOTE];
    say(said, "teams %d %d:", teams_are_offered(setup), teams_are_on(&plan->teams));
    for (int way = 0; way < TEAMS_WAYS; way++) say(said, " %d", teams_can_be(setup, (TeamsWay)way));
    if (below(rng, 2) == 0)
        teams_set(&plan->teams, setup, (TeamsWay)below(rng, TEAMS_WAYS));
    else
        teams_turn(&plan->teams, setup, below(rng, setup->rules.seats));
    teams_format_note(&plan->teams, setup->rules.seats, note);
    teams_read_note(&read, note, setup->rules.seats);
    for (int team = 0; team < TEAMS_MAX; team++)
        say(said, " %x/%x", teams_seats(&plan->teams, (TeamId)team), teams_seats(&read, (TeamId)team));
    say(said, "\n");
}

static void change(Said *said, GamePlan *plan, const SabaccGame *game, Rng *rng) {
    MatchSetup *setup = &plan->setup;
    int what = below(rng, 12), seat = below(rng, setup->rules.seats);
    say(said, "-- %d\n", what);
    switch (what) {
    case 0:
        game_plan_set_game(plan, below(rng, 3) == 0 ? sabacc_game_at(below(rng, sabacc_game_count())) : game);
        break;
    case 1: {
        const SabaccGame *now = setup->rules.game;
        game_plan_set_seats(plan, now->min_seats + below(rng, now->max_seats - now->min_seats + 1));
        break;
    }
    case 2:
        if (setup->rules.seats > setup->rules.game->min_seats) game_plan_remove_seat(plan, seat);
        break;
    case 3:
    case 4: game_plan_set_agent(plan, seat, agents[below(rng, sizeof agents / sizeof *agents)]); break;
    case 5:
        snprintf(setup->seat[seat].name, MATCH_WORDS, "%s", below(rng, 2) == 0 ? "" : names[below(rng, 3)]);
        break;
    case 6: game_plan_name_seats(plan, below(rng, 2) == 0 ? "" : names[below(rng, 3)]); break;
    case 7: setup->rules.credits[seat] = below(rng, 4) * 500; break;
    case 8: set_option(said, plan, rng); break;
    case 9: change_teams(said, plan, rng); break;
    case 10: say(said, "raised %d\n", stakes_raise(setup)); break;
    default: setup->rules.items[seat] = (uint8_t)below(rng, 1 << SABACC_ITEMS);
    }
    if (below(rng, 3) == 0) game_plan_suit_items(&setup->rules);
    if (below(rng, 3) > 0) proposal_follow(&plan->proposal, setup);
}

static void say_plans(Kept *kept, const SabaccGame *game) {
    char part[NAME];
    snprintf(part, sizeof part, "plans %s", game->id);
    Said said = kept_begin(kept, part);
    game_plan_about(game, sentences, sizeof sentences);
    say(&said, "%s\n", sentences);
    for (int number = 0; number < PLANS; number++) {
        Rng rng = rng_of((uint64_t)number, 31);
        GamePlan plan;
        game_plan_usual(&plan);
        game_plan_set_game(&plan, game);
        for (int i = 0; i < CHANGES; i++) {
            change(&said, &plan, game, &rng);
            say_plan(&said, &plan);
        }
        proposal_remove(&plan.proposal, &plan.setup);
        say_plan(&said, &plan);
    }
    kept_end(kept, part, &said);
}

/* ---- the command line's games ---- */

static void say_start(Said *said, const StartOptions *start) {
    GamePlan plan;
    Text why = nothing_said();
    memset(&plan, 0, sizeof plan);
    bool is_asked = game_plan_is_asked(start), is_good = game_plan_from_start(&plan, start, ".", &why);
    say(said, "asked %d good %d %s\n", is_asked, is_good, sentences);
    if (!is_good) return;
    say(said, "kind %d demo %d film %d seed %d %lld\n", plan.kind, plan.is_demo, plan.is_film,
        plan.setup.has_seed, start->has_seed ? (long long)plan.setup.seed : 0);
    say_plan(said, &plan);
}

static void say_starts(Kept *kept) {
    static const char *const games[] = {NULL, "classic", "pazaak", "solitaire", "whist"};
    static const char *const seats[] = {NULL,
                                        "",
                                        "human",
                                        "human:Ana,ai:sharp",
                                        "human,human:Bo,random",
                                        "ai:novice:Vex,ai:master:Orro",
                                        "human:Ana,human:Ana",
                                        "human,",
                                        "whist,human",
                                        "ai:whist,human",
                                        "human,human,human,human,human,human,human,human,human"};
    static const char *const presets[] = {NULL, "low-stakes", "whist"};
    static const char *const options[] = {NULL, "end=hands 2", "end", "whist=1", "ante=999999"};
    Said said = kept_begin(kept, "started");
    for (size_t game = 0; game < sizeof games / sizeof *games; game++)
        for (size_t seat = 0; seat < sizeof seats / sizeof *seats; seat++)
            for (int more = 0; more < 6; more++) {
                StartOptions start = {.game = games[game], .seats = seats[seat], .has_seed = true, .seed = 7};
                start.preset = more < 3 ? presets[more] : NULL;
                start.options[0] = options[more % 5];
                start.option_count = start.options[0] != NULL;
                start.credits = more == 4 ? 1 : more == 5 ? 300 : 0;
                start.is_demo = more == 2 || more == 5;
                start.is_practice = more == 3;
                start.items = more == 1 ? "ring,droid" : more == 5 ? "ship" : NULL;
                say_start(&said, &start);
            }
    for (int64_t last = -1; last < 4; last++) {
        StartOptions start = {.has_seed = true, .seed = 7};
        say(&said, "seed %lld, then %lld %lld\n", (long long)game_plan_seed(&start),
            (long long)game_plan_next_seed(&start, false, last < 0 ? PLAN_SEED_MAX - 1 : last),
            (long long)game_plan_next_seed(&start, true, last < 0 ? PLAN_SEED_MAX : last));
    }
    kept_end(kept, "started", &said);
}

/* ---- advice ---- */

static int64_t any_worth(Rng *rng) {
    return below(rng, 3) == 0 ? below(rng, 90) - 45 : below(rng, 9000) - 4000;
}

static int any_share(Rng *rng) {
    static const int often[] = {0, 49, 50, 100, 1950, 2000, ADVISER_WHOLE};
    return below(rng, 3) == 0 ? often[below(rng, sizeof often / sizeof *often)] : below(rng, ADVISER_WHOLE);
}

static Advice any_advice(Rng *rng) {
    Advice advice = {.worth = any_worth(rng), .worth_error = below(rng, 200), .win = any_share(rng)};
    advice.action.verb = (uint8_t)below(rng, SABACC_VERBS);
    advice.behind = below(rng, 300);
    advice.behind_error = below(rng, 2) == 0 ? 0 : below(rng, 900);
    advice.win_error = below(rng, 300);
    advice.unshown = any_share(rng);
    advice.helps = below(rng, 3) == 0 ? -1 : any_share(rng);
    advice.often = below(rng, 4) == 0 ? 0 : below(rng, 102) - 1;
    advice.is_usual = below(rng, 4) == 0;
    return advice;
}

static AdviserReport any_report(Rng *rng) {
    static const int beaten[] = {-1, 0, 4, 5, 49, 50, 95, 96, 100};
    int verbs = below(rng, 3), left = ADVISER_WHOLE;
    AdviserReport report = {.unit = (uint8_t)below(rng, 3), .playouts = 1 + below(rng, 4000)};
    report.count = 1 + below(rng, 5);
    for (int i = 0; i < report.count; i++) report.list[i] = any_advice(rng);
    if (verbs > 0) report.list[0].action.verb = verbs == 1 ? SABACC_VERB_DRAW : SABACC_VERB_MATCH;
    if (verbs > 0 && report.count > 1)
        report.list[report.count - 1].action.verb = verbs == 1 ? SABACC_VERB_STAND : SABACC_VERB_FOLD;
    report.kind_count = below(rng, ADVISER_KINDS + 1);
    for (int i = 0; i < report.kind_count; i++) {
        int share = i == report.kind_count - 1 ? left : below(rng, left + 1);
        report.kind[i] = (AdviserKind){(uint8_t)below(rng, SABACC_RANKS), below(rng, 4) == 0, share};
        left -= share;
    }
    report.is_forced = below(rng, 20) == 0;
    report.has_sets = below(rng, 4) == 0;
    report.is_bet = below(rng, 2) == 0;
    report.pot = below(rng, 200);
    report.owed = below(rng, 2) * below(rng, 40);
    report.price = below(rng, 3) == 0 ? 0 : below(rng, 101);
    report.beats = beaten[below(rng, sizeof beaten / sizeof *beaten)];
    return report;
}

static SabaccTable any_table(Rng *rng) {
    SabaccTable table = {.seats = (uint8_t)(2 + below(rng, 3))};
    table.viewer = (int8_t)below(rng, table.seats);
    table.turn.level = below(rng, 2) * 4;
    for (int seat = 0; seat < table.seats; seat++) table.seat[seat].bet = below(rng, 3) * 2;
    return table;
}

static void say_report(Said *said, Rng *rng) {
    AdviserReport report = any_report(rng);
    SabaccTable table = any_table(rng);
    AdviceRow rows[ADVISER_KINDS];
    say(said, "in %s:\n", advice_columns(&report));
    for (int i = 0; i < report.count; i++) {
        Text text = nothing_said();
        advice_reason(&report, i, &table, names, &text);
        text_add(&text, " | ");
        advice_reason_beside_chance(&report, i, &table, names, &text);
        text_add(&text, " | ");
        advice_worth(&report, report.list[i].worth, &text);
        text_add(&text, " ");
        advice_chance(&report, &report.list[i], &text);
        const char *outshining = i > 0 ? advice_outshining(&report, i) : NULL;
        say(said, "%s %s\n", sentences, outshining ? outshining : "");
    }
    Text text = nothing_said();
    advice_reason_short(&report, &text);
    int count = advice_rows(&report, rows, 2 + below(rng, ADVISER_KINDS - 2));
    for (int i = 0; i < count; i++) {
        text_add(&text, " ");
        text_add(&text, rows[i].words);
        text_add(&text, rows[i].is_bombed ? "! " : " ");
        text_add_int(&text, rows[i].share);
        text_add(&text, " ");
        advice_percent_words(rows[i].percent, &text);
    }
    say(said, "%s\n", sentences);
}

static void say_reports(Kept *kept) {
    for (int part = 0; part < 10; part++) {
        char name[NAME];
        Rng rng = rng_of((uint64_t)part, 32);
        snprintf(name, sizeof name, "advice %d", part);
        Said said = kept_begin(kept, name);
        for (int i = 0; i < REPORTS; i++) say_report(&said, &rng);
        kept_end(kept, name, &said);
    }
}

/* ---- talk ---- */

static void hear_all(Said *said, Talk *talk, SabaccView *view, const SabaccEvents *events, Rng *rng) {
    for (int i = 0; i < events->count; i++) {
        SabaccEvent seen;
        sabacc_redact(&events->list[i], SABACC_NOBODY, &seen);
        sabacc_absorb(view, &seen);
        TalkLine line = talk_hear(talk, &view->table, speakers, &seen, below(rng, 6) == 0);
        if (line.words) say(said, "hand %d, %s: %s\n", talk->hands, speakers[line.seat], line.words);
    }
}

static void say_game(Said *said, const SabaccGame *game, uint64_t key) {
    SabaccState state;
    SabaccEvents events;
    SabaccView view;
    SabaccSetup setup;
    Talk talk = {0};
    Rng rng = rng_of(key, 33);
    Text why = nothing_said();
    sabacc_setup_init(&setup, game, game->max_seats < 4 ? game->max_seats : 4, 40);
    sabacc_option_set(&setup, "rebuy", "2", &why);
    sabacc_start(&state, &setup, &events);
    sabacc_view(&state, SABACC_NOBODY, &view);
    talk_begin(&talk, key);
    for (int i = 0; i < STEPS && !state.table.over; i++) {
        SabaccAction action;
        sabacc_random_action(&state, &rng, &action);
        if (sabacc_apply(&state, &action, &events) != SABACC_OK) abort();
        hear_all(said, &talk, &view, &events, &rng);
    }
    say(said, "%d lines, the last in hand %d of %d\n", talk.lines, talk.last, talk.hands);
}

static void say_talk(Kept *kept, const SabaccGame *game) {
    char part[NAME];
    snprintf(part, sizeof part, "talk %s", game->id);
    Said said = kept_begin(kept, part);
    for (uint64_t key = 0; key < 12; key++) say_game(&said, game, key);
    kept_end(kept, part, &said);
}

/* ---- days, keys, titles, side cards ---- */

static void say_days(Kept *kept) {
    static const int64_t days[] = {19000101, 19991231, 20000229, 20231231, 20240131,  20240229,
                                   20250228, 20261121, 21000301, 99991231, 18991231,  20261301,
                                   20260229, 20260431, 20260400, 20260001, 100000101, 0};
    Said said = kept_begin(kept, "days");
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        char words[CALENDAR_WORDS];
        calendar_format(days[i], words);
        say(&said, "%lld is %d \"%s\"\n", (long long)days[i], calendar_is_day(days[i]), words);
        if (!calendar_is_day(days[i])) continue;
        say(&said, "month %lld of %d, weekday %d:", (long long)calendar_month(days[i]),
            calendar_month_days(days[i]), calendar_weekday(days[i]));
        for (int more = -400; more <= 400; more += 25)
            say(&said, " %lld/%lld", (long long)calendar_after(days[i], more),
                (long long)calendar_month_after(days[i], more / 10));
        say(&said, "\n");
    }
    kept_end(kept, "days", &said);
}

static void say_keys(Kept *kept) {
    static const uint32_t keys[] = {'a', 'b', 'n',  'j',  'z',  'y',    '?',     '-', '1',
                                    'A', ' ', 0x7f, 0xe4, 0xa0, 0x20ac, 0x1f0a0, 0};
    Rng rng = rng_of(6, 34);
    Said said = kept_begin(kept, "keys");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        char word[KEY_WORD];
        key_word(keys[i], word);
        say(&said, "%x %d %s\n", (unsigned)keys[i], key_is_good(keys[i]), word);
    }
    for (int round = 0; round < 40; round++) {
        KeyChoices choices = {{0}}, read = {{0}};
        for (int i = 0; i < 1 + round % 7; i++) {
            uint32_t key = keys[below(&rng, 8)];
            key_choose(&choices, below(&rng, KEY_CHOICES), key);
        }
        Text why = nothing_said();
        bool is_good = key_choices_check(&choices, &why);
        for (int i = 0; i < KEY_CHOICES; i++) {
            char usual[KEY_WORD], chosen[KEY_WORD];
            key_word(key_usual(i), usual);
            key_word(key_chosen(&choices, i), chosen);
            if (strcmp(usual, chosen) != 0)
                say(&said, "%s is %s %d, ", usual, chosen, key_choices_read(&read, usual, chosen, &why));
        }
        say(&said, "good %d, read the same %d %s\n", is_good, key_choices_are_same(&choices, &read),
            sentences);
        memset(&read, 0, sizeof read);
        key_choices_read(&read, "b", below(&rng, 2) == 0 ? "j" : "z", &why);
        key_choices_make_room(&read);
        say(&said, "%x %x\n", (unsigned)key_chosen(&read, KEY_CHOICES - 1),
            (unsigned)key_chosen(&read, KEY_CHOICES - 2));
    }
    kept_end(kept, "keys", &said);
}

static void say_titles(Kept *kept) {
    Said said = kept_begin(kept, "titles");
    for (int houses = 0; houses <= 15; houses++)
        for (int feats = 0; feats < 70; feats += 3) {
            const Title *title = title_of(houses, feats), *next = title_after(title);
            say(&said, "%d/%d %s, then %s\n", houses, feats, title->name, next ? next->name : "none");
        }
    for (int i = 0; i < house_side_decks_count(); i++) {
        HouseSideDeck deck = house_side_deck(i);
        say(&said, "%s %s %d:", deck.name, deck.manner, side_cards_price(deck.cards, SABACC_SIDE_DECK));
        for (int card = 0; card < SABACC_SIDE_DECK; card++)
            say(&said, " %d", side_card_price(deck.cards[card]));
        say(&said, "\n");
    }
    kept_end(kept, "titles", &said);
}

int main(int count, char **arguments) {
    Kept kept;
    if (!kept_open(&kept, count, arguments)) return 2;
    for (int i = 0; i < sabacc_game_count(); i++) {
        say_plans(&kept, sabacc_game_at(i));
        say_talk(&kept, sabacc_game_at(i));
    }
    say_starts(&kept);
    say_reports(&kept);
    say_days(&kept);
    say_keys(&kept);
    say_titles(&kept);
    return kept_close(&kept);
}
