/* Reading records: what is accepted, and each error located by file, line and column. */
#include "helpers.h"

static const char seats[] =
    "\"seats\": [{\"name\": \"Ana\", \"credits\": 100}, {\"name\": \"Bex\", \"credits\": 100}]";

#define HEADER                                                                                               \
    "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": 9}, "  \
    "{\"name\": \"B\", \"credits\": 9}]}\n"

/* A record and what is said of it. */
typedef struct Fault {
    const char *words, *sentence;
} Fault;

static const Fault faults[] = {
    /* no record at all */
    {"", "case:1:1: no record: there is no header line"},
    {"\n", "case:1:1: no record: there is no header line"},
    {"{\"do\": \"0 check\"}\n", "case:1:1: no record: its first line must be a header"},
    {"[1]\n", "case:1:1: a line must be one JSON object"},
    {"{\"sabacc-record\": 1,, }\n", "case:1:21: no JSON: "},
    {"{\"sabacc-record\": 2, \"game\": \"corellian-spike\"}\n", "case:1:2: 'sabacc-record' must be 1"},
    {"{\"sabacc-record\": 1, \"sabacc-record\": 1}\n", "case:1:22: no JSON: duplicate object key"},
    /* header: game and keys */
    {"{\"sabacc-record\": 1, \"game\": \"whist\"}\n", "case:1:22: there is no game 'whist'"},
    {"{\"sabacc-record\": 1, \"game\": 5}\n", "case:1:22: 'game' must be a text"},
    {"{\"sabacc-record\": 1}\n", "case:1:1: 'game' must be a text"},
    {"{\"sabacc-record\": 2, \"game\": \"corellian-spike\", \"options\": {\"ante\": 1}, \"seats\": "
     "[{\"name\": \"A\", "
     "\"credits\": 9}, {\"name\": \"B\", \"credits\": 9}]}\n",
     "case:1:2: 'sabacc-record' must be 1"},
    {"{\"sabacc-record\": 1, \"game\": 5, \"options\": {\"ante\": 1}, \"seats\": [{\"name\": \"A\", "
     "\"credits\": 9}, "
     "{\"name\": \"B\", \"credits\": 9}]}\n",
     "case:1:22: 'game' must be a text"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"colour\": 1}\n",
     "case:1:49: unknown key 'colour'"},
    /* header: options and presets */
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": []}\n",
     "case:1:49: 'options' must be an object"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"ante\": 1, \"wings\": 2}}\n",
     "case:1:72: there is no option 'wings'"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"ante\": 0}}\n",
     "case:1:61: '0' is no value of ante"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"ante\": \"5\"}}\n",
     "case:1:61: 'ante' must be a whole number"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"ante\": 1.5}}\n",
     "case:1:61: 'ante' must be a whole number"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"ante\": true}}\n",
     "case:1:61: 'ante' must be a whole number"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"side-pots\": 1}}\n",
     "case:1:61: 'side-pots' must be true or false"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"side-pots\": \"true\"}}\n",
     "case:1:61: 'side-pots' must be true or false"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"limit\": \"fixed\"}}\n",
     "case:1:61: 'fixed' is no value of limit"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"limit\": true}}\n",
     "case:1:61: 'limit' must be a text or a whole number"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"options\": {\"max-cards\": 1}}\n",
     "case:1:61: '1' is no value of max-cards"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"preset\": \"rebel\"}\n",
     "case:1:49: there is no preset 'rebel'"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"preset\": 7}\n",
     "case:1:49: 'preset' must be a text"},
    /* header: seats */
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\"}\n", "case:1:1: 'seats' must be a list"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": "
     "9}]}\n",
     "case:1:49: corellian-spike is played by 2 to 8 seats"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": "
     "-1}]}\n",
     "case:1:73: 'credits' must be a whole number from 0 to 1000000000"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": "
     "2000000000}]}\n",
     "case:1:73: 'credits' must be"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": "
     "\"9\"}]}\n",
     "case:1:73: 'credits' must be"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": 9}, "
     "5]}\n",
     "case:1:88: 'seats' must be an object"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"credits\": 9}]}\n",
     "case:1:59: 'name' must be a text"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": 9, "
     "\"hat\": 1}]}\n",
     "case:1:87: unknown key 'hat'"},
    {"{\"sabacc-record\": 1, \"game\": \"null\", \"seats\": [{\"name\": \"A\", \"credits\": 9, "
     "\"items\": [\"ship\"]}]}\n",
     "case:1:76: 'items' are not of null"},
    {"{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"seats\": [{\"name\": \"A\", \"credits\": 9, "
     "\"items\": [\"moon\"]}]}\n",
     "case:1:97: 'moon' is no item; they are ring, blaster, droid, speeder, deed and ship"},
    /* lines */
    {HEADER "{\"do\": \"0 check\"} x\n", "case:2:19: no JSON: "},
    {HEADER "{\"do\": 0 check}\n", "case:2:10: no JSON: "},
    {HEADER "{\"do\": \"0 check\n{\"do\": \"0 check\"}\n", "case:2:16: no JSON: "},
    {HEADER "{}\n", "case:2:1: an empty object"},
    {HEADER "{\"did\": \"0 check\"}\n", "case:2:2: unknown key 'did'"},
    {HEADER "{\"do\": \"0 check\", \"note\": \"x\"}\n", "case:2:19: unknown key 'note'"},
    {HEADER "{\"do\": 5}\n", "case:2:2: 'do' must be a text"},
    {HEADER "\n{\"note\": \"x\"}\n", "case:2:1: no JSON: "},
    {HEADER "{\"do\": \"check\"}\n", "case:2:2: 'check' does not begin with a seat"},
    {HEADER "{\"do\": \"9 check\"}\n", "case:2:2: '9 check' does not begin with a seat"},
    {HEADER "{\"do\": \"0 fly\"}\n", "case:2:2: '0 fly' has no known verb"},
    {HEADER "{\"note\": 5}\n", "case:2:2: 'note' must be a text"},
    {HEADER "{\"note\": \"x\"}\n{\"refuse\": \"0 check\"}\n", "case:3:1: 'error' must be a text"},
    {HEADER "{\"refuse\": \"0 check\", \"error\": \"naughty\"}\n", "case:2:23: there is no error 'naughty'"},
    /* expect */
    {HEADER "{\"expect\": 5}\n", "case:2:2: 'expect' must be an object"},
    {HEADER "{\"expect\": {\"hand\": 1, \"mood\": 1}}\n", "case:2:24: unknown key 'mood' of expect"},
    {HEADER "{\"expect\": {\"hand\": \"1\"}}\n", "case:2:13: 'hand' must be a whole number"},
    {HEADER "{\"expect\": {\"game_over\": 0}}\n", "case:2:13: 'game_over' must be true or false"},
    {HEADER "{\"expect\": {\"to_act\": 2}}\n", "case:2:13: 'to_act' must be a whole number from 0 to 1"},
    {HEADER "{\"expect\": {\"to_act\": \"croupier\"}}\n", "case:2:13: 'to_act' must be a seat, \"*\""},
    {HEADER "{\"expect\": {\"phase\": \"tea\"}}\n", "case:2:13: there is no phase 'tea'"},
    {HEADER "{\"expect\": {\"credits\": [1, \"2\"]}}\n", "case:2:28: 'credits' must be a whole number"},
    {HEADER "{\"expect\": {\"hands\": {\"0\": [\"ci+1\", \"zz\"]}}}\n", "case:2:37: 'zz' is no card"},
    {HEADER "{\"expect\": {\"hands\": {\"2\": []}}}\n", "case:2:23: '2' is no seat; they are 0 to 1"},
    {HEADER "{\"expect\": {\"ranks\": {\"0\": \"flush\"}}}\n", "case:2:23: there is no kind of hand 'flush'"},
    {HEADER "{\"expect\": {\"totals\": {\"0\": \"3\"}}}\n", "case:2:24: '0' must be a whole number"},
    {HEADER "{\"expect\": {\"events\": [\"bet\", \"sneeze\"]}}\n", "case:2:31: there is no event 'sneeze'"},
    {HEADER "{\"expect\": {\"events\": [\"turn\"]}}\n", "case:2:24: there is no event 'turn'"},
    {HEADER "{\"expect\": {\"legal\": [\"hop\"]}}\n",
     "case:2:23: 'hop' does not begin with an action's name"},
    {HEADER "{\"expect\": {\"pots\": [{\"credits\": 1, \"seat\": 0}]}}\n", "case:2:37: unknown key 'seat'"},
    {HEADER "{\"expect\": {\"folded\": [2]}}\n", "case:2:24: 'folded' must be a whole number from 0 to 1"},
};

static void test_faults_are_named_by_place(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        char bytes[SENTENCE];
        Text why = text_over(bytes, sizeof bytes);
        Record *record = record_of(faults[i].words, NULL, &why);
        if (record != NULL) fail_msg("was read: %s", faults[i].words);
        if (strncmp(bytes, faults[i].sentence, strlen(faults[i].sentence)) != 0)
            fail_msg("%s\nsaid     %s\nexpected %s", faults[i].words, bytes, faults[i].sentence);
        assert_null(strchr(bytes, '\n'));
    }
}

/* The stack, dealer and seed come after the seats; their columns are counted from a common beginning. */
static void assert_header_fault(const char *more, const char *key, const char *sentence) {
    char words[SENTENCE], bytes[SENTENCE], expected[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    snprintf(words, sizeof words, "{\"sabacc-record\": 1, \"game\": \"corellian-spike\", %s, %s}\n", seats,
             more);
    const char *at = strstr(words, key);
    assert_non_null(at);
    snprintf(expected, sizeof expected, "case:1:%td: %s", at - words + 1, sentence);
    assert_null(record_of(words, NULL, &why));
    if (strncmp(bytes, expected, strlen(expected)) != 0)
        fail_msg("said     %s\nexpected %s", bytes, expected);
}

static void test_faults_of_dealer_seed_and_stack(void **state) {
    (void)state;
    assert_header_fault("\"dealer\": 2", "\"dealer\"", "'dealer' must be a whole number from 0 to 1");
    assert_header_fault("\"dealer\": null", "\"dealer\"", "'dealer' must be");
    assert_header_fault("\"seed\": -1", "\"seed\"", "'seed' must be a whole number from 0");
    assert_header_fault("\"seed\": 99999999999999999999", "99999999999999999999}",
                        "no JSON: too big integer");
    assert_header_fault("\"stack\": []", "\"stack\"", "'stack' must be an object");
    assert_header_fault("\"stack\": {\"cut\": []}", "\"cut\"", "unknown key 'cut'");
    assert_header_fault("\"stack\": {\"deal\": \"ci+1\"}", "\"deal\"", "'deal' must be a list");
    assert_header_fault("\"stack\": {\"deal\": [\"ci+1\", \"ci+11\"]}", "\"ci+11\"", "'ci+11' is no card");
    assert_header_fault("\"stack\": {\"roll\": [[1, 2], 3]}", "3]}", "'roll' must be a list");
    assert_header_fault("\"stack\": {\"roll\": [[1, \"2\"]]}", "\"2\"", "'2' is no face of a die");
    assert_header_fault("\"stack\": {\"dealer\": [8]}", "8]", "'dealer' must be a whole number from 0 to 7");
    assert_header_fault("\"stack\": {\"pick\": [-1]}", "-1]", "'pick' must be");
}

static void test_header_is_read(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Record *record =
        record_of("{\"sabacc-record\": 1, \"game\": \"corellian-spike\", \"preset\": \"low-stakes\", "
                  "\"options\": {\"max-cards\": 3, \"side-pots\": \"off\", \"prime-hand\": true, \"end\": "
                  "\"hands 2\"}, "
                  "\"seats\": [{\"name\": \"Ana\", \"credits\": 100, \"agent\": \"human\"}, "
                  "{\"name\": \"Béx\", \"credits\": 70, \"items\": []}], \"dealer\": 1, \"seed\": 42, "
                  "\"stack\": {\"deal\": [\"ci+3\", \"sylop\"], \"roll\": [[1, 2]], \"dealer\": [1], "
                  "\"pick\": [0], \"shift\": [7]}}\n",
                  NULL, &why);
    if (record == NULL) fail_msg("%s", bytes);
    const MatchSetup *setup = &record->setup;
    assert_string_equal(setup->preset, "low-stakes");
    assert_int_equal(setup->rules.seats, 2);
    assert_int_equal(setup->rules.credits[1], 70);
    assert_int_equal(setup->rules.dealer, 1);
    assert_string_equal(setup->seat[0].agent, "human");
    assert_string_equal(setup->seat[1].name, "Béx");
    assert_true(setup->has_seed);
    assert_int_equal(setup->seed, 42);
    Text limit = text_over(bytes, sizeof bytes);
    sabacc_option_format(&setup->rules, SABACC_OPTION_LIMIT, &limit);
    assert_string_equal(bytes, "fixed 5 10");
    Text cards = text_over(bytes, sizeof bytes);
    sabacc_option_format(&setup->rules, SABACC_OPTION_MAX_CARDS, &cards);
    assert_string_equal(bytes, "3");
    assert_int_equal(record->stack->deal_count, 2);
    assert_int_equal(record->stack->roll[0].dice[1], 2);
    assert_int_equal(record->stack->shift[0], 7);
    record_free(record);
}

static void test_header_survives_writing_and_reading(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    MatchSetup setup = setup_of(3, 70, "hands 2");
    assert_true(sabacc_option_set(&setup.rules, "limit", "fixed 3 6", &why));
    assert_true(sabacc_option_set(&setup.rules, "max-cards", "4", &why));
    snprintf(setup.seat[1].name, sizeof setup.seat[1].name, "\"Béx\" \\ 七");
    snprintf(setup.seat[2].agent, sizeof setup.seat[2].agent, "ai:regular");
    char *header = record_header(&setup);
    Record *record = record_of(header, NULL, &why);
    if (record == NULL) fail_msg("%s", bytes);
    assert_memory_equal(record->setup.rules.options, setup.rules.options, sizeof setup.rules.options);
    assert_string_equal(record->setup.seat[1].name, setup.seat[1].name);
    char *again = record_header(&record->setup);
    assert_string_equal(header, again);
    free(header);
    free(again);
    record_free(record);
}

static void test_cut_last_line_is_dropped_with_a_warning(void **state) {
    (void)state;
    char bytes[SENTENCE], dropped[SENTENCE];
    Text why = text_over(bytes, sizeof bytes), warning = text_over(dropped, sizeof dropped);
    const char *whole = HEADER "{\"note\": \"x\"}\n";
    char words[SENTENCE];
    snprintf(words, sizeof words, "%s{\"do\": \"0 be", whole);
    Record *record = record_of(words, &warning, &why);
    if (record == NULL) fail_msg("%s", bytes);
    assert_string_equal(dropped, "case:3:1: the last line is cut off and dropped");
    assert_string_equal(bytes, "");
    assert_true(record->is_cut);
    assert_int_equal(record->line_count, 1);
    assert_int_equal(record->size, strlen(whole));
    assert_false(record->needs_line_break);
    record_free(record);
}

/* Where even the first line is cut off nothing is dropped of a record: there is none. */
static void test_a_cut_header_is_no_cut_line(void **state) {
    (void)state;
    static const char *const cut[] = {"{", "{\"sabacc-rec", "{\"sabacc-record\": 1, \"game\": \"classic\""};
    for (size_t i = 0; i < sizeof cut / sizeof *cut; i++) {
        char bytes[SENTENCE] = "", dropped[SENTENCE] = "";
        Text why = text_over(bytes, sizeof bytes), warning = text_over(dropped, sizeof dropped);
        assert_null(record_of(cut[i], &warning, &why));
        assert_string_equal(dropped, "");
        assert_memory_equal(bytes, "case:1", 6);
    }
}

static void test_whole_last_line_without_line_break_is_kept(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Record *record = record_of(HEADER "{\"note\": \"x\"}", NULL, &why);
    if (record == NULL) fail_msg("%s", bytes);
    assert_false(record->is_cut);
    assert_true(record->needs_line_break);
    assert_int_equal(record->line_count, 1);
    record_free(record);
}

/* The first line's note is the setup's where a match could write it so: plain letters, as many as it has room
 * for. */
static void test_a_plain_note_is_the_setups(void **state) {
    (void)state;
    static const struct {
        const char *written;
        bool is_plain;
    } rows[] = {{"teams 1 2", true}, {" ", true},          {"!", true},
                {"~ }", true},       {"", true},           {"a\\u007f", false},
                {"a\\u001f", false}, {"caf\u00e9", false}, {"a \\\"b\\\"", false},
                {"a\\\\b", false},   {"\u00e9", false},    {"\u00e9a", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char words[SENTENCE], bytes[SENTENCE];
        Text why = text_over(bytes, sizeof bytes);
        snprintf(words, sizeof words, "%s{\"note\": \"%s\"}\n", HEADER, rows[i].written);
        Record *record = record_of(words, NULL, &why);
        if (record == NULL) fail_msg("%s", bytes);
        const char *wanted = rows[i].is_plain ? rows[i].written : "";
        if (strcmp(record->setup.note, wanted) != 0)
            fail_msg("%s is noted as '%s'", words, record->setup.note);
        record_free(record);
    }
    for (int length = MATCH_NOTE - 2; length <= MATCH_NOTE; length++) {
        char words[SENTENCE], bytes[SENTENCE], note[MATCH_NOTE + 1] = "";
        Text why = text_over(bytes, sizeof bytes);
        memset(note, 'x', (size_t)length);
        snprintf(words, sizeof words, "%s{\"note\": \"%s\"}\n", HEADER, note);
        Record *record = record_of(words, NULL, &why);
        if (record == NULL) fail_msg("%s", bytes);
        assert_string_equal(record->setup.note, length < MATCH_NOTE ? note : "");
        record_free(record);
    }
}

/* What an editor leaves at the end of a file is no damage; between the lines it is. */
static void test_blank_ends_are_passed_over(void **state) {
    (void)state;
    static const char *const ends[] = {"", "\n", "\r\n", "\n\n", "  ", "\t\n \r\n  "};
    const char *whole = HEADER "{\"note\": \"x\"}\n";
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        char bytes[SENTENCE], dropped[SENTENCE], words[SENTENCE];
        Text why = text_over(bytes, sizeof bytes), warning = text_over(dropped, sizeof dropped);
        snprintf(words, sizeof words, "%s%s", whole, ends[i]);
        Record *record = record_of(words, &warning, &why);
        if (record == NULL) fail_msg("end %zu: %s", i, bytes);
        assert_string_equal(dropped, "");
        assert_false(record->is_cut || record->is_damaged);
        assert_int_equal(record->line_count, 1);
        assert_int_equal(record->size, strlen(whole));
        record_free(record);
        snprintf(words, sizeof words, "%s%s{\"note\": \"y\"}\n", whole, ends[i]);
        why = text_over(bytes, sizeof bytes);
        record = record_of(words, NULL, &why);
        if ((record == NULL) != (strchr(ends[i], '\n') != NULL)) fail_msg("between, %zu: %s", i, bytes);
        record_free(record);
    }
}

/* A line that is too long is refused before it is parsed, whether it has a line break or not. */
static void test_lines_have_a_bound(void **state) {
    (void)state;
    for (int more = 0; more <= 1; more++) {
        for (int has_break = 0; has_break <= 1; has_break++) {
            char bytes[SENTENCE];
            Text why = text_over(bytes, sizeof bytes);
            const char *ends = has_break ? "\"}\n" : "\"}";
            size_t size = strlen(HEADER) + RECORD_MOST_OF_LINE + (size_t)more + (size_t)has_break;
            char *words = malloc(size + 1);
            assert_non_null(words);
            memset(words, 'x', size);
            memcpy(words, HEADER, strlen(HEADER));
            memcpy(words + strlen(HEADER), "{\"note\": \"", strlen("{\"note\": \""));
            snprintf(words + size - strlen(ends), strlen(ends) + 1, "%s", ends);
            Record *record = record_of(words, NULL, &why);
            assert_int_equal(record == NULL, more);
            if (more)
                assert_string_equal(bytes, "case:2:1048577: too long; a line has at most 1048576 bytes");
            record_free(record);
            why = text_over(bytes, sizeof bytes);
            record = record_salvage_bytes("case", words, size, NULL, &why); /* a copy is kept of the rest */
            assert_non_null(record);
            assert_int_equal(record->is_damaged, more);
            assert_false(record->is_cut);
            record_free(record);
            free(words);
        }
    }
}

static void test_several_deals_are_several_actions(void **state) {
    (void)state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    Record *record =
        record_of(HEADER "{\"do\": \"* deal ci+1 zz sylop\"}\n{\"do\": \"0 keep\"}\n", NULL, &why);
    if (record == NULL) fail_msg("%s", bytes);
    const RecordLine *line = &record->lines[0];
    assert_int_equal(line->action_count, 3);
    assert_int_equal(line->actions[2].card, sabacc_card_parse("sylop", 5));
    assert_true(line->actions[1].malformed);
    assert_int_equal(record->lines[1].actions->verb, SABACC_VERB_KEEP); /* of another game */
    assert_int_equal(record->lines[1].number, 3);
    record_free(record);
}

static void test_missing_file_is_named(void **state) {
    Place *place = *state;
    char bytes[SENTENCE];
    Text why = text_over(bytes, sizeof bytes);
    assert_null(record_read(place->path, NULL, &why));
    assert_non_null(strstr(bytes, "game.sabacc: No such file"));
    Text again = text_over(bytes, sizeof bytes);
    assert_null(record_read(place->directory, NULL, &again));
    assert_non_null(strstr(bytes, "Is a directory"));
}

/* What each key of expect takes, of values of every shape: a dot where it does not. */
static void test_expect_takes_only_what_it_can_compare(void **state) {
    (void)state;
    static const char *const values[] = {"1",
                                         "\"*\"",
                                         "true",
                                         "null",
                                         "[]",
                                         "{}",
                                         "[1]",
                                         "[\"x\"]",
                                         "[true]",
                                         "{\"0\": 1}",
                                         "{\"0\": \"x\"}",
                                         "{\"0\": [1]}",
                                         "{\"0\": null}",
                                         "{\"x\": 1}",
                                         "[[]]",
                                         "-1",
                                         "1.5",
                                         "\"x\"",
                                         "{\"0\": []}",
                                         "[9]",
                                         "9",
                                         "[\"0\"]",
                                         "{\"7\": 1}"};
    static const struct {
        const char *key, *takes; /* the letters of the values above, a … w */
    } rows[] = {
        {"game_over", "..c...................."},     {"phase", "......................."},
        {"to_act", "ab.d..................."},        {"hand", "a...................u.."},
        {"round", "a...................u.."},         {"dealer", "a..d..................."},
        {"caller", "a..d..................."},        {"hand_pot", "a...................u.."},
        {"sabacc_pot", "a...................u.."},    {"house", "a..............p....u.."},
        {"pots", "....e.................."},          {"credits", "....e.g............t..."},
        {"prize", "a...................u.."},         {"hands", ".....f............s...."},
        {"fields", ".....f............s...."},        {"discard", "....e.................."},
        {"discard_sand", "....e.................."},  {"discard_blood", "....e.................."},
        {"totals", ".....f...j..m.........."},        {"ranks", ".....f......m.........."},
        {"folded", "....e.g................"},        {"all_in", "....e.g................"},
        {"out", "....e.g................"},           {"stood", "....e.g................"},
        {"declared", ".....f...j..m.........."},      {"alignments", ".....f......m.........."},
        {"winners", "....e.g................"},       {"sabacc_pot_won", "..c...................."},
        {"events", "....e.................."},        {"legal", "....e.................."},
        {"legal_has", "....e.................."},     {"legal_lacks", "....e.................."},
        {"dice", "....e.g............t..."},          {"target", "a..............p....u.."},
        {"trump", "...d..................."},         {"chips", "....e.g............t..."},
        {"chips_in_play", "....e.g............t..."}, {"tokens", ".....f............s...."},
        {"sets", "....e.g............t..."},          {"tables", ".....f............s...."},
        {"items", ".....f............s...."},
    };
    for (size_t row = 0; row < sizeof rows / sizeof *rows; row++)
        for (size_t value = 0; value < sizeof values / sizeof *values; value++) {
            char line[SENTENCE], bytes[SENTENCE];
            Text why = text_over(bytes, sizeof bytes);
            snprintf(line, sizeof line, HEADER "{\"expect\": {\"%s\": %s}}\n", rows[row].key, values[value]);
            Record *record = record_of(line, NULL, &why);
            if ((record != NULL) != (rows[row].takes[value] != '.'))
                fail_msg("%s %s", line, record ? "is read" : bytes);
            if (record == NULL && strncmp(bytes, "case:2:", 7) != 0) fail_msg("%s", bytes);
            record_free(record);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_faults_are_named_by_place),
        cmocka_unit_test(test_expect_takes_only_what_it_can_compare),
        cmocka_unit_test(test_faults_of_dealer_seed_and_stack),
        cmocka_unit_test(test_header_is_read),
        cmocka_unit_test(test_header_survives_writing_and_reading),
        cmocka_unit_test(test_cut_last_line_is_dropped_with_a_warning),
        cmocka_unit_test(test_whole_last_line_without_line_break_is_kept),
        cmocka_unit_test(test_a_cut_header_is_no_cut_line),
        cmocka_unit_test(test_blank_ends_are_passed_over),
        cmocka_unit_test(test_lines_have_a_bound),
        cmocka_unit_test(test_several_deals_are_several_actions),
        cmocka_unit_test(test_a_plain_note_is_the_setups),
        cmocka_unit_test_setup_teardown(test_missing_file_is_named, place_make, place_remove),
    };
    return cmocka_run_group_tests_name("reading records", tests, NULL, NULL);
}
