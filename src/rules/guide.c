#include "rules/guide.h"

#include "rules/games/house.h"
#include "rules/phases/ante.h"

/* ---- the names that guide.def has for its conditions ---- */

#define OPTION_OF(id) table->options[SABACC_OPTION_##id]
#define HAS(id)       has_option(table, SABACC_OPTION_##id)
#define ON(id)        option_is_on(table, SABACC_OPTION_##id)
#define IS(id, form_) (HAS(id) && OPTION_OF(id).form == SABACC_##form_)
#define NUMBER(id)    OPTION_OF(id).n
#define OTHER(id)     OPTION_OF(id).m
#define HOW(bit)      ((row->how & (bit)) != 0)
#define HAS_HOUSE     (house_seat(table) != SABACC_NOBODY)

/* Some row in force speaks of the topic. */
static bool plays(const SabaccTable *table, GuideTopic topic) {
    const Game *game = game_of(table);
    for (int i = 0; i < game->row_count; i++)
        if (game->rows[i].phase->topic == topic && row_is_in_force(&game->rows[i], table)) return true;
    return false;
}

/* The number that a form is written with: "12", "3"; 0 if it is written in letters. */
static int32_t form_number(const SabaccTable *table, SabaccOptionId id) {
    const char *at = sabacc_option_spec(id)->forms;
    int32_t number = 0;
    for (int skip = table->options[id].form; skip > 0; skip--) at = strchr(at, '|') + 1;
    text_read_int(at, strcspn(at, "|"), &number);
    return number;
}

static bool is_free(const SabaccTable *table) { return HAS(STAKE) && NUMBER(STAKE) == 0; }

static int32_t max_hand(const SabaccTable *table) { return form_number(table, SABACC_OPTION_MAX_CARDS); }

/* With all of its cards that count less than nothing a hand could (LT-2). */
static bool falls_to_minus_23(const SabaccTable *table) {
    SabaccCard cards[SABACC_MAX_PILE];
    uint8_t copies[SABACC_MAX_PILE];
    int count = sabacc_table_deck_list(table, cards, copies), lowest = 0;
    for (int i = 0; i < count; i++) {
        int value = sabacc_card_value(table, 0, cards[i]);
        if (value < 0) lowest += value * copies[i];
    }
    return lowest <= -23;
}

/* Something is paid into it. */
static bool has_sabacc_pot(const SabaccTable *table) {
    return ante_sabacc(table) > 0 || NUMBER(FOLD_PENALTY) > 0 || plays(table, GUIDE_CASINO_ROUND);
}

/* BR-4: a cap of 1 leaves room for one bet of 1. */
static bool may_raise(const SabaccTable *table) { return !IS(LIMIT, LIMIT_CAP) || NUMBER(LIMIT) > 1; }

/* PL-2: under a cap of 1 only a seat without credits cannot match, and it is asked only without side pots. */
static bool may_stake(const SabaccTable *table) {
    return stakes_are_on(table) && (may_raise(table) || !ON(SIDE_POTS));
}

/* Another hand follows. */
static bool may_redeem(const SabaccTable *table) {
    return may_stake(table) && !(IS(END, END_HANDS) && NUMBER(END) == 1);
}

static bool may_rebuy(const SabaccTable *table) {
    return IS(REBUY, REBUY_N) && !(IS(END, END_HANDS) && NUMBER(END) == 1);
}

/* CA-2: the house may call before anybody can. */
static bool may_call(const SabaccTable *table) {
    return HAS(MIN_ROUNDS) && sabacc_min_rounds(table) < sabacc_round_limit(table);
}

static bool bets_in_way(const SabaccTable *table, int how) {
    const Game *game = game_of(table);
    for (int i = 0; i < game->row_count; i++)
        if (game->rows[i].phase == &phase_bet && (game->rows[i].how & how) != 0) return true;
    return false;
}

/* CL-3: one player after the other bets, rolls and draws. */
static bool takes_turns(const SabaccTable *table) { return bets_in_way(table, BET_ON_TURN); }

/* CA-10: some betting follows the call. */
static bool caller_may_fold(const SabaccTable *table) {
    return bets_in_way(table, BET_FROM_CALLER | BET_MAY_CALL) && may_call(table);
}

static bool has_both_penalties(const SabaccTable *table) {
    return may_call(table) && !IS(BOMB_PENALTY, PENALTY_NONE) && !IS(CALL_PENALTY, PENALTY_NONE);
}

static bool demise_costs(const SabaccTable *table) {
    return game_of(table)->demise_bombs_pay && !IS(BOMB_PENALTY, PENALTY_NONE);
}

/* ---- giving up cards (DR-2, DR-3) ---- */

/* `one-of 0,0` allows none. */
static bool may_give_up(const SabaccTable *table) {
    SabaccValue rule = discard_rule(table);
    return rule.form != SABACC_DISCARDS_ONE_OF || rule.m > 0;
}

static int32_t most_discards(const SabaccTable *table) {
    SabaccValue rule = discard_rule(table);
    return rule.form == SABACC_DISCARDS_ONE_OF ? rule.m : rule.n;
}

/* `one-of 2,2` is `exactly 2`, and `one-of 0,1` is `max 1`. */
static bool discards_are(const SabaccTable *table, int form) {
    SabaccValue rule = discard_rule(table);
    if (rule.form != SABACC_DISCARDS_ONE_OF) return rule.form == form;
    if (rule.n == rule.m) return rule.m > 0 && form == SABACC_DISCARDS_EXACTLY;
    return form == (rule.m == 1 ? SABACC_DISCARDS_MAX : SABACC_DISCARDS_ONE_OF);
}

static bool piles_up(const SabaccTable *table) { return ON(DISCARD_PILE) && may_give_up(table); }

/* ---- shifts (SH-1, SH-2) and fields ---- */

static bool by_symbol(const SabaccTable *table) {
    return HAS(SHIFT) && OPTION_OF(SHIFT).form == SABACC_SHIFT_BY_SYMBOL;
}

/* The faces whose doubles have that effect, as bits 1 to 6. */
static int32_t doubles_of(const SabaccTable *table, int effect) {
    int32_t faces = 0;
    for (int face = 1; by_symbol(table) && face <= 6; face++)
        if (table->options[SABACC_OPTION_ON_SPIKE + face - 1].form == effect) faces |= 1 << face;
    return faces;
}

static bool shift_comes(const SabaccTable *table) {
    enum { ALL_FACES = 0x7e };
    if (!HAS(SHIFT)) return true; /* of other dice */
    return !IS(SHIFT_ON, SHIFT_ON_NEVER) && doubles_of(table, SABACC_SYMBOL_NONE) != ALL_FACES;
}

static bool shift_is(const SabaccTable *table, SabaccShift effect) {
    return HAS(SHIFT) && shift_comes(table) && OPTION_OF(SHIFT).form == (int32_t)effect;
}

static bool rolls_dice(const SabaccTable *table) { return !shift_is_without_dice(table); }

static bool has_field(const SabaccTable *table) { return HAS(FIELD) && !IS(FIELD, FIELD_OFF); }

/* ---- tokens and side cards ---- */

static bool has_tokens(const SabaccTable *table) {
    return HAS(TOKENS) && !IS(TOKENS, TOKENS_NONE) && NUMBER(TOKEN_COUNT) > 0;
}

static bool picks_side_deck(const SabaccTable *table) { return plays(table, GUIDE_SIDE_DECK); }

static bool breaks_ties(const SabaccTable *table) {
    return IS(SIDE_CARDS, SIDE_FULL) || IS(SIDE_CARDS, SIDE_FULL_10) || IS(SIDE_CARDS, SIDE_SHARED);
}

/* ---- the steps ---- */

typedef enum GuideStep {
    STEP_HERE, /* the one that is being written */
    STEP_START,
    STEP_KEEP,
    STEP_TURN,
    STEP_BET,
    STEP_SHIFT,
    STEP_CALL,
    STEP_DRAW,
    STEP_SHOWDOWN,
    STEP_SET,
    STEP_COSTS,
    STEP_END
} GuideStep;

typedef struct Guide {
    const SabaccTable *table;
    SabaccGuideStep *steps;
    GuideStep kinds[SABACC_GUIDE_STEPS];
    int count;
    GuideStep now; /* the last of them */
    int first;     /* the index of the step in which the first sentence since stands; -1: none was said */
} Guide;

static const char *title_of(const SabaccTable *table, GuideStep step) {
    (void)table;
#define STEP(id, when, title)                                                                                \
    if (step == STEP_##id && (when)) return title;
#include "rules/guide.def"
#undef STEP
    assert(false && "a step has a title");
    return "";
}

static void add(Guide *guide, GuideStep step, SabaccSentence sentence) {
    if (step != STEP_HERE && step != guide->now) {
        assert(guide->count < SABACC_GUIDE_STEPS);
        guide->kinds[guide->count] = step;
        guide->steps[guide->count++] = (SabaccGuideStep){.title = title_of(guide->table, step)};
        guide->now = step;
    }
    assert(guide->count > 0);
    if (guide->first < 0) guide->first = guide->count - 1;
    SabaccGuideStep *last = &guide->steps[guide->count - 1];
    assert(last->count < SABACC_GUIDE_SENTENCES);
    last->sentences[last->count++] = sentence;
}

/* Adds the sentences about a topic that hold. `again`: the topic came before, in an earlier row. */
static void say(Guide *guide, GuideTopic topic, const PhaseRow *row, bool again) {
    const SabaccTable *table = guide->table;
    const Game *game = game_of(table);
#define SAY(step, about, when, n, m, words, ...)                                                             \
    if (topic == GUIDE_##about && (when)) add(guide, STEP_##step, (SabaccSentence){#about, words, n, m});
#include "rules/guide.def"
#undef SAY
}

/* A page, and the step in which each row of the game's table is told. */
typedef struct Page {
    Guide guide;
    int step_of_row[UINT8_MAX];
} Page;

/* A row of which nothing more is said belongs to the step that told its topic, and without a topic to the
 * step of the row before it. */
static void write_page(const SabaccTable *table, SabaccGuideStep steps[SABACC_GUIDE_STEPS], Page *page) {
    static const PhaseRow no_row;
    const Game *game = game_of(table);
    int step_of_topic[GUIDE_TOPICS] = {0}, step = 0;
    bool said[GUIDE_TOPICS] = {false};
    Guide *guide = &page->guide;
    *guide = (Guide){.table = table, .steps = steps, .first = -1};
    say(guide, (GuideTopic)game->aim, &no_row, false);
    for (int i = 0; i < game->row_count; i++) {
        GuideTopic topic = (GuideTopic)game->rows[i].phase->topic;
        page->step_of_row[i] = step;
        if (!row_is_in_force(&game->rows[i], table)) continue;
        guide->first = -1;
        say(guide, topic, &game->rows[i], said[topic]);
        if (guide->first >= 0)
            step = guide->first;
        else if (said[topic] && topic != GUIDE_NOTHING)
            step = step_of_topic[topic];
        page->step_of_row[i] = step;
        if (!said[topic]) step_of_topic[topic] = step;
        said[topic] = true;
    }
}

/* Only what a page depends on. */
static SabaccTable bare_table(const SabaccTable *table) {
    SabaccTable bare = {.game = table->game, .seats = table->seats, .deck_number = table->deck_number};
    memcpy(bare.options, table->options, sizeof bare.options);
    return bare;
}

int sabacc_guide(const SabaccTable *table, SabaccGuideStep steps[SABACC_GUIDE_STEPS]) {
    SabaccTable bare = bare_table(table);
    Page page;
    write_page(&bare, steps, &page);
    return page.guide.count;
}

static int step_of_kind(const Guide *guide, GuideStep kind) {
    int step = guide->count - 1;
    while (step >= 0 && guide->kinds[step] != kind) step--;
    return step;
}

int sabacc_guide_now(const SabaccTable *table, bool shows_results) {
    SabaccTable bare = bare_table(table);
    SabaccGuideStep steps[SABACC_GUIDE_STEPS];
    Page page;
    write_page(&bare, steps, &page);
    int end = step_of_kind(&page.guide, STEP_END), set = step_of_kind(&page.guide, STEP_SET),
        showdown = step_of_kind(&page.guide, STEP_SHOWDOWN);
    if (table->over && end >= 0) return end;
    if (shows_results && set >= 0) return set;
    if (shows_results && showdown >= 0) return showdown;
    const Phase *phase = game_of(table)->rows[table->turn.row].phase;
    bool is_between = phase->id == SABACC_PHASE_BETWEEN && phase->topic == GUIDE_NOTHING;
    return is_between && end >= 0 ? end : page.step_of_row[table->turn.row];
}

SabaccValue sabacc_option_in_force(const SabaccTable *table, SabaccOptionId id) {
    SabaccValue value = table->options[id];
    if (id == SABACC_OPTION_MIN_ROUNDS && has_option(table, id)) value.n = sabacc_min_rounds(table);
    return value;
}

/* ---- words ---- */

static void write_in_words(int32_t number, const Tongue *tongue, Text *out) {
    static const char *const words[] = {N_("zero"), N_("one"),    N_("two"),   N_("three"), N_("four"),
                                        N_("five"), N_("six"),    N_("seven"), N_("eight"), N_("nine"),
                                        N_("ten"),  N_("eleven"), N_("twelve")};
    if (number >= 0 && number < (int32_t)(sizeof words / sizeof *words))
        text_add(out, tongue->text(words[number]));
    else
        text_add_shown(out, number);
}

/* "1, 2 or 5" */
static void write_faces(int32_t faces, const Tongue *tongue, Text *out) {
    for (int32_t left = faces; left != 0; left &= left - 1) {
        bool is_last = (left & (left - 1)) == 0;
        if (left != faces) text_add(out, is_last ? tongue->text(N_(" or ")) : ", ");
        text_add_int(out, __builtin_ctz((uint32_t)left));
    }
}

/* Of words separated by bars those for the number; the last where there are fewer. */
static void write_form(const char *forms, size_t length, unsigned long form, Text *out) {
    const char *bar, *end = forms + length;
    for (; (bar = memchr(forms, '|', (size_t)(end - forms))) != NULL && form > 0; form--) forms = bar + 1;
    text_add_bytes(out, forms, (size_t)((bar != NULL ? bar : end) - forms));
}

/* A sentence that is not translated has the forms of English. */
static unsigned long form_of(int32_t number, const char *words, const SabaccSentence *sentence,
                             const Tongue *tongue) {
    return words == sentence->words ? number != 1 : tongue->form((unsigned long)number);
}

/* What a pair of braces in `words` stands for; `field` has `length` bytes between them. */
static void write_field(const char *field, size_t length, const char *words, const SabaccSentence *sentence,
                        const Tongue *tongue, Text *out) {
    int32_t number = field[0] == 'M' ? sentence->m : sentence->n;
    if (length > 2 && field[1] == ':')
        write_form(field + 2, length - 2, form_of(number, words, sentence, tongue), out);
    else if (text_is(field + 1, length - 1, " faces"))
        write_faces(number, tongue, out);
    else if (text_is(field + 1, length - 1, "#"))
        write_in_words(number, tongue, out);
    else
        text_add_shown(out, number);
}

static void write_sentence(const SabaccSentence *sentence, const Tongue *tongue, Text *out) {
    const char *words = tongue->text(sentence->words);
    for (const char *at = words; *at != '\0';) {
        size_t plain = strcspn(at, "{");
        text_add_bytes(out, at, plain);
        at += plain;
        if (*at == '\0') return;
        size_t length = strcspn(at, "}");
        write_field(at + 1, length - 1, words, sentence, tongue, out);
        at += length + (at[length] == '}');
    }
}

void sabacc_guide_write(const SabaccGuideStep *step, const Tongue *tongue, Text *out) {
    for (int i = 0; i < step->count; i++) {
        if (i > 0) text_add_blank(out);
        write_sentence(&step->sentences[i], tongue, out);
    }
}
