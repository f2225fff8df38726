#include "session/proposal.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "session/game_plan.h"
#include "session/stakes.h"

static const struct {
    uint8_t bit;
    SabaccOptionId id;
    const char *value;
} parts[] = {{PROPOSAL_SIT_OUT, SABACC_OPTION_SIT_OUT, "on"}, {PROPOSAL_REBUY, SABACC_OPTION_REBUY, "2"}};
enum { PARTS = sizeof parts / sizeof *parts };

static const char *key_of(int part) { return sabacc_option_spec(parts[part].id)->key; }

static bool has_several_people(const MatchSetup *setup) {
    int people = 0;
    for (int seat = 0; seat < setup->rules.seats; seat++) people += agent_is_human(setup->seat[seat].agent);
    return people > 1;
}

static bool has_part(const MatchSetup *setup, int part) {
    return sabacc_game_has(setup->rules.game, parts[part].id);
}

/* Nothing is proposed that could not happen. */
static bool can_happen(const MatchSetup *setup, int part) {
    return parts[part].id != SABACC_OPTION_REBUY || stakes_may_rebuy(&setup->rules);
}

static SabaccValue value_of(const MatchSetup *setup, int part) {
    return setup->rules.options[parts[part].id];
}

static bool are_equal(SabaccValue a, SabaccValue b) { return a.form == b.form && a.n == b.n && a.m == b.m; }

static SabaccValue usual(const MatchSetup *setup, int part) {
    SabaccSetup standard;
    sabacc_setup_init(&standard, setup->rules.game, setup->rules.seats, 1);
    return standard.options[parts[part].id];
}

static void propose(MatchSetup *setup, int part) {
    char words[256];
    Text why = text_over(words, sizeof words);
    sabacc_option_set(&setup->rules, key_of(part), parts[part].value, &why);
}

static bool is_as_proposed(const MatchSetup *setup, int part) {
    MatchSetup other = *setup;
    propose(&other, part);
    return are_equal(value_of(setup, part), value_of(&other, part));
}

static bool is_usual(const MatchSetup *setup, int part) {
    return are_equal(value_of(setup, part), usual(setup, part));
}

static void take_back(MatchSetup *setup, int part) {
    setup->rules.options[parts[part].id] = usual(setup, part);
}

static void follow_part(Proposal *proposal, MatchSetup *setup, int part) {
    uint8_t bit = parts[part].bit;
    bool is_wanted = has_several_people(setup) && has_part(setup, part) && can_happen(setup, part);
    if ((proposal->made & bit) && !(has_part(setup, part) && is_as_proposed(setup, part)))
        proposal->made &= (uint8_t)~bit; /* other rules were chosen */
    if (is_wanted && !((proposal->chosen | proposal->made) & bit) && is_usual(setup, part)) {
        propose(setup, part);
        proposal->made |= bit;
    } else if (!is_wanted && (proposal->made & bit)) {
        take_back(setup, part);
        proposal->made &= (uint8_t)~bit;
    }
}

void proposal_follow(Proposal *proposal, MatchSetup *setup) {
    for (int part = 0; part < PARTS; part++) follow_part(proposal, setup, part);
}

void proposal_choose(Proposal *proposal, const char *key) {
    for (int part = 0; part < PARTS; part++) {
        if (key && !text_is(key, strcspn(key, ":"), key_of(part))) continue;
        proposal->chosen |= parts[part].bit;
        proposal->made &= (uint8_t)~parts[part].bit;
    }
}

void proposal_recall(Proposal *proposal, const MatchSetup *setup, const char *key) {
    for (int part = 0; part < PARTS; part++) {
        if (strcmp(key, key_of(part)) != 0 || !has_part(setup, part)) continue;
        bool has_several = has_several_people(setup);
        if (has_several && is_as_proposed(setup, part))
            proposal->made |= parts[part].bit;
        else if (has_several || !is_usual(setup, part))
            proposal->chosen |= parts[part].bit;
    }
}

void proposal_remove(const Proposal *proposal, MatchSetup *setup) {
    for (int part = 0; part < PARTS; part++)
        if (proposal->made & parts[part].bit) take_back(setup, part);
}

void proposal_words(const Proposal *proposal, char *words, size_t size) {
    static const char *const sentences[] = {
        "",
        N_("As more than one person sits down, anybody may sit out hands."),
        N_("As more than one person sits down, those out of credits may buy in again twice."),
        N_("As more than one person sits down, anybody may sit out hands, and those out of credits may "
           "buy in again twice."),
    };
    const char *sentence = sentences[proposal->made & (PROPOSAL_SIT_OUT | PROPOSAL_REBUY)];
    snprintf(words, size, "%s", sentence[0] ? _(sentence) : "");
}
