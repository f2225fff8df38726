#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/files.h"
#include "session/deck_choice.h"
#include "session/settings_file.h"

static char folder[] = "/tmp/sabacc-settings-XXXXXX", path[64], backup[80], said[600];
static Text why;

static int open_folder(void **state) {
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/sabacc-settings-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/settings.json", folder);
    snprintf(backup, sizeof backup, "%s.bak", path);
    why = text_over(said, sizeof said);
    return 0;
}

static int close_folder(void **state) {
    (void)state;
    FileList list;
    if (!file_list(&list, folder, 100)) return -1;
    for (size_t i = 0; i < list.count; i++) {
        char name[200];
        snprintf(name, sizeof name, "%s/%s", folder, list.names[i]);
        remove(name);
    }
    file_list_free(&list);
    return rmdir(folder);
}

static void write_file(const char *text) {
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

/* Without blanks; the caller frees it. */
static char *text_of(const char *name) {
    size_t size, used = 0;
    char *bytes = file_read(name, 1 << 16, &size);
    if (!bytes) return strdup("none");
    for (size_t i = 0; i < size; i++)
        if (!strchr(" \n", bytes[i])) bytes[used++] = bytes[i];
    bytes[used] = '\0';
    return bytes;
}

static void expect_file(const char *name, const char *text) {
    char *found = text_of(name);
    assert_string_equal(found, text);
    free(found);
}

/* The player changes one value; what was in force before is what the file says. */
static bool choose(SettingId id, int value) {
    Settings before, after;
    why = text_over(said, sizeof said);
    settings_file_read(path, &before, &why);
    why = text_over(said, sizeof said);
    after = before;
    after.values[id] = value;
    return settings_file_change(path, &before, &after, &why);
}

/* Of each family one deck is used: the program's own until another is chosen, by its whole name. */
static void test_one_deck_of_a_family_is_used(void **state) {
    (void)state;
    static const char *const others[] = {"own:a", "own:zz", "own:back"};
    for (int family = 0; family < DECK_FAMILIES; family++) {
        Settings settings = settings_usual();
        LibraryEntry usual = {.family = (DeckFamily)family, .backs = {"back"}, .back_count = 1},
                     unknown = usual;
        snprintf(usual.id, sizeof usual.id, "%s", deck_family_ids[family]);
        snprintf(unknown.id, sizeof unknown.id, "%s", deck_family_ids[family]);
        unknown.family = DECK_FAMILIES;
        assert_true(deck_choice_is_used(&settings, &usual));
        assert_false(deck_choice_is_used(&settings, &unknown));
        for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
            LibraryEntry other = usual;
            snprintf(other.id, sizeof other.id, "%s", others[i]);
            settings = settings_usual();
            assert_false(deck_choice_is_used(&settings, &other));
            assert_true(deck_choice_use(&settings, &other));
            assert_true(deck_choice_is_used(&settings, &other));
            assert_false(deck_choice_is_used(&settings, &usual));
        }
    }
}

/* A deck of the player's is taken with its backs: one that it lacks is not kept. */
static void test_a_deck_is_taken_from_the_library(void **state) {
    (void)state;
    Settings settings = settings_usual();
    LibraryEntry ember = {
        .id = "own:ember", .family = DECK_SPIKE, .backs = {"back", "back-2"}, .back_count = 2};
    assert_true(deck_choice_use(&settings, &ember));
    assert_string_equal(deck_choice_deck_word(&settings, DECK_SPIKE), "own:ember");
    assert_true(deck_choice_read_back(&settings, DECK_SPIKE, "back-2"));
    assert_true(deck_choice_use(&settings, &ember));
    assert_string_equal(deck_choice_back_word(&settings, DECK_SPIKE), "back-2");
    ember.back_count = 1;
    assert_true(deck_choice_use(&settings, &ember));
    assert_string_equal(deck_choice_back_word(&settings, DECK_SPIKE), "back");
    ember.family = DECK_FAMILIES;
    assert_false(deck_choice_use(&settings, &ember));
    LibraryEntry strange = {.id = "own:a/b", .family = DECK_KESSEL};
    assert_false(deck_choice_use(&settings, &strange));
    assert_string_equal(deck_choice_deck_word(&settings, DECK_KESSEL), "kessel");
}

static void test_what_is_written_is_read(void **state) {
    (void)state;
    Settings usual = settings_usual(), settings = usual, read;
    settings.values[SETTING_MUSIC] = 15;
    settings.values[SETTING_PACE] = PACE_INSTANT;
    settings.values[SETTING_TALK] = 0;
    snprintf(settings.player, sizeof settings.player, "Zoë \"Ace\"");
    assert_true(deck_choice_read_deck(&settings, DECK_SPIKE, "own:ember 2"));
    assert_true(deck_choice_read_back(&settings, DECK_KESSEL, "back-3"));
    deck_choice_use_cloth(&settings, 2);
    assert_true(settings_file_change(path, &usual, &settings, &why));
    assert_true(settings_file_read(path, &read, &why));
    assert_string_equal(said, "");
    assert_memory_equal(settings.values, read.values, sizeof settings.values);
    assert_string_equal(read.player, settings.player);
    assert_string_equal(read.decks[DECK_SPIKE].deck, "own:ember 2");
    assert_string_equal(deck_choice_deck_word(&read, DECK_KESSEL), "kessel");
    assert_string_equal(deck_choice_back_word(&read, DECK_KESSEL), "back-3");
    assert_string_equal(deck_choice_back_word(&read, DECK_SPIKE), "back");
    assert_int_equal(deck_choice_cloth(&read), 2);
    expect_file(path,
                "{\"version\":1,\"music\":15,\"pace\":4,\"talk\":0,\"player\":\"Zoë\\\"Ace\\\"\",\"decks\":{"
                "\"spike\":{\"deck\":\"own:ember2\"},\"kessel\":{\"back\":\"back-3\"}},"
                "\"cloth\":\"cloth-3\"}");
}

/* Until 1.0 one number said both. */
static void test_advice_of_earlier_versions(void **state) {
    (void)state;
    static const struct {
        const char *file;
        AdviceForm form;
    } rows[] = {{"{\"advice\": 0}", ADVICE_OFF},
                {"{\"advice\": 1}", ADVICE_SHORT},
                {"{\"advice\": 2}", ADVICE_FULL},
                {"{\"advice\": 0, \"advice-chances\": 1}", ADVICE_OFF},
                {"{\"advice\": 1, \"advice-chances\": 1}", ADVICE_FULL}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Settings settings;
        write_file(rows[i].file);
        assert_true(settings_file_read(path, &settings, &why));
        assert_int_equal(settings_advice(&settings), rows[i].form);
    }
}

/* Not only the first of several. */
static void test_all_faults_are_told(void **state) {
    (void)state;
    static const char *const wanted[] = {"\"music\"", "\"pace\"",  "\"cloth\"", "\"keys\": there is no key",
                                         "texts",     "\"tarot\"", "\"spike\"", "\"version\" must be 1"};
    char all[2000];
    Settings settings;
    why = text_over(all, sizeof all);
    write_file(
        "{\"music\": 101, \"pace\": \"quick\", \"cloth\": 5, \"keys\": {\"b\": \"7\"}, \"player\": 5, "
        "\"decks\": {\"tarot\": {}, \"spike\": {\"deck\": \"kessel\"}}, \"version\": 0, \"effects\": 3}");
    assert_false(settings_file_read(path, &settings, &why));
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (!strstr(all, wanted[i])) fail_msg("%s is not in: %s", wanted[i], all);
    assert_null(strstr(all + 1, path)); /* once */
    assert_null(strchr(all, '\n'));
    assert_int_equal(settings.values[SETTING_EFFECTS], 3);
}

static void test_a_missing_file_gives_the_usual(void **state) {
    (void)state;
    Settings settings;
    assert_true(settings_file_read(path, &settings, &why));
    assert_int_equal(settings.values[SETTING_MUSIC], setting_rows[SETTING_MUSIC].usual);
    assert_string_equal(said, "");
}

static void test_bad_files_are_told_and_replaced_by_the_usual(void **state) {
    (void)state;
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"{\"music\": 101, \"pace\": 4}", "\"music\" must be a number from 0 to 100"},
        {"{\"music\": \"loud\"}", "\"music\" must be a number"},
        {"{\"music\": 5", ":1:"},
        {"[]", ":1:1: this cannot be understood: it is not an object"},
        {"{\"language\": 5}", "must be short texts"},
        {"{\"decks\": []}", "\"decks\" must be an object"},
        {"{\"decks\": {\"tarot\": {}}}", "\"decks\" has no \"tarot\""},
        {"{\"decks\": {\"spike\": {\"deck\": \"kessel\"}}}", "\"spike\": \"kessel\" is none"},
        {"{\"decks\": {\"spike\": {\"deck\": \"own:../../etc\"}}}", "\"own:../../etc\" is none"},
        {"{\"decks\": {\"spike\": {\"deck\": \"own:.hidden\"}}}", "\"own:.hidden\" is none"},
        {"{\"decks\": {\"spike\": {\"deck\": \"own:0123456789012345678901234\"}}}", "is none"},
        {"{\"decks\": {\"spike\": {\"deck\": 5}}}", "\"spike\": \"\" is none"},
        {"{\"decks\": {\"spike\": {\"back\": \"front\"}}}", "\"spike\": \"front\" is none"},
        {"{\"decks\": {\"spike\": {\"back\": \"back-\"}}}", "\"back-\" is none"},
        {"{\"keys\": []}", "\"keys\" must be an object"},
        {"{\"keys\": {\"b\": \"n\"}}", "the key “n” would do two things"},
        {"{\"keys\": {\"b\": \"y\", \"c\": \"y\"}}", "the key “y” would do two things"},
        {"{\"keys\": {\"b\": \"7\"}}", "there is no key “7”"},
        {"{\"keys\": {\"b\": \"\"}}", "there is no key “”"},
        {"{\"keys\": {\"b\": \" \"}}", "there is no key “ ”"},
        {"{\"keys\": {\"b\": \"no\"}}", "there is no key “no”"},
        {"{\"keys\": {\"b\": 5}}", "there is no key “”"},
        {"{\"keys\": {\"b\": \"\\u0085\"}}", "there is no key"}, /* a control character */
        {"{\"keys\": {\"b\": \"\\u00a0\"}}", "there is no key"},
        {"{\"keys\": {\"7\": \"b\"}}", "no key is used as “7”"},
        {"{\"keys\": {\"bet\": \"b\"}}", "no key is used as “bet”"},
        {"{\"cloth\": \"cloth-9\"}", "there is no \"cloth\" \"cloth-9\""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Settings settings;
        why = text_over(said, sizeof said);
        write_file(rows[i].text);
        assert_false(settings_file_read(path, &settings, &why));
        if (!strstr(said, rows[i].says)) fail_msg("%s\nsaid %s", rows[i].text, said);
        if (strncmp(said, path, strlen(path)) != 0) fail_msg("said %s", said);
        assert_int_equal(settings.values[SETTING_MUSIC], setting_rows[SETTING_MUSIC].usual);
        for (int key = 0; key < KEY_CHOICES; key++)
            assert_int_equal(key_chosen(&settings.keys, key), key_usual(key));
    }
}

/* ---- keys ---- */

static void choose_key(char usual, uint32_t key) {
    Settings before, after;
    settings_file_read(path, &before, &why);
    after = before;
    for (int i = 0; i < KEY_CHOICES; i++)
        if (key_usual(i) == (uint32_t)usual) key_choose(&after.keys, i, key);
    assert_true(key_choices_check(&after.keys, &why));
    assert_true(settings_file_change(path, &before, &after, &why));
    assert_string_equal(said, "");
}

static void test_keys_change_places(void **state) {
    (void)state;
    choose_key('b', 'n');
    expect_file(path, "{\"version\":1,\"keys\":{\"b\":\"n\",\"n\":\"b\"}}");
    choose_key('?', 0xdf); /* ß: no screen uses it */
    expect_file(path, "{\"version\":1,\"keys\":{\"b\":\"n\",\"n\":\"b\",\"?\":\"ß\"}}");
    choose_key('c', 'n'); /* what N does goes where C was */
    expect_file(path, "{\"version\":1,\"keys\":{\"b\":\"c\",\"c\":\"n\",\"n\":\"b\",\"?\":\"ß\"}}");
    choose_key('?', '?');
    choose_key('b', 'b');
    expect_file(path, "{\"version\":1,\"keys\":{\"c\":\"n\",\"n\":\"c\"}}");
    choose_key('c', 'c');
    expect_file(path, "{\"version\":1,\"keys\":{}}");
}

/* J and Z came with the speech: where an earlier version's file has put another key there, they go where that
 * was. */
static void test_keys_of_earlier_versions_stay(void **state) {
    (void)state;
    static const struct {
        const char *text;
        uint32_t does_j, does_z;
    } rows[] = {
        {"{\"version\":1,\"keys\":{}}", 'j', 'z'},
        {"{\"version\":1,\"keys\":{\"b\":\"z\"}}", 'j', 'b'},
        {"{\"version\":1,\"keys\":{\"b\":\"z\",\"c\":\"b\"}}", 'j', 'c'},
        {"{\"version\":1,\"keys\":{\"b\":\"z\",\"c\":\"j\"}}", 'c', 'b'},
        {"{\"version\":1,\"keys\":{\"b\":\"n\",\"n\":\"z\"}}", 'j', 'b'},
        {"{\"version\":1,\"keys\":{\"j\":\"z\",\"z\":\"j\"}}", 'z', 'j'},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Settings settings;
        why = text_over(said, sizeof said);
        write_file(rows[i].text);
        assert_true(settings_file_read(path, &settings, &why));
        for (int key = 0; key < KEY_CHOICES; key++) {
            if (key_usual(key) == 'j') assert_int_equal(key_chosen(&settings.keys, key), rows[i].does_j);
            if (key_usual(key) == 'z') assert_int_equal(key_chosen(&settings.keys, key), rows[i].does_z);
        }
    }
}

/* Every length of UTF-8, there and back. */
static void test_keys_of_any_script(void **state) {
    (void)state;
    static const uint32_t keys[] = {'y', 0xe9, 0x444, 0x3042, 0x1f3b2};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        Settings settings;
        choose_key('a', keys[i]);
        assert_true(settings_file_read(path, &settings, &why));
        assert_int_equal(key_chosen(&settings.keys, 0), keys[i]);
    }
}

/* Where each range of characters begins and ends. */
static void test_which_keys_can_be_chosen(void **state) {
    (void)state;
    static const struct {
        uint32_t first, last;
        bool is_good;
    } ranges[] = {{0, ' ', false},          {'!', '/', true},           {'0', '9', false},
                  {':', '@', true},         {'A', 'Z', false},          {'[', '~', true},
                  {0x7f, 0xa0, false},      {0xa1, 0xd7ff, true},       {0xd800, 0xdfff, false},
                  {0xe000, 0x10ffff, true}, {0x110000, 0x110010, false}};
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        for (uint32_t key = ranges[i].first; key <= ranges[i].last; key++)
            if (key_is_good(key) != ranges[i].is_good) fail_msg("character %x", (unsigned)key);
}

/* ---- what others have written ---- */

static void test_only_what_was_chosen_is_written(void **state) {
    (void)state;
    assert_true(choose(SETTING_MUSIC, 15));
    assert_true(choose(SETTING_PACE, PACE_CALM));
    expect_file(path, "{\"version\":1,\"music\":15,\"pace\":0}");
    assert_true(choose(SETTING_MUSIC, setting_rows[SETTING_MUSIC].usual)); /* a choice, too */
    expect_file(path, "{\"version\":1,\"music\":55,\"pace\":0}");
    assert_string_equal(said, "");
}

static void test_two_programs_do_not_undo_each_other(void **state) {
    (void)state;
    Settings usual = settings_usual(), one = usual, other = usual, read;
    one.values[SETTING_MUSIC] = 15;
    other.values[SETTING_PACE] = PACE_CALM;
    deck_choice_use_back(&one, DECK_SPIKE, "back-2");
    deck_choice_use_back(&other, DECK_KESSEL, "back-3");
    assert_true(settings_file_change(path, &usual, &one, &why));
    assert_true(settings_file_change(path, &usual, &other, &why));
    assert_true(settings_file_read(path, &read, &why));
    assert_int_equal(read.values[SETTING_MUSIC], 15);
    assert_int_equal(read.values[SETTING_PACE], PACE_CALM);
    assert_string_equal(deck_choice_back_word(&read, DECK_SPIKE), "back-2");
    assert_string_equal(deck_choice_back_word(&read, DECK_KESSEL), "back-3");
}

static void test_what_a_newer_version_knows_stays(void **state) {
    (void)state;
    write_file(
        "{\"version\": 2, \"pace\": 9, \"haptics\": {\"left\": [1, 0.5]}, \"decks\": {\"tarot\": {}}}");
    Settings settings;
    assert_false(settings_file_read(path, &settings, &why));
    assert_non_null(strstr(said, "of a newer version"));
    assert_int_equal(settings.values[SETTING_PACE], PACE_BRISK);
    assert_true(choose(SETTING_MUSIC, 15));
    expect_file(path, "{\"version\":2,\"pace\":9,\"haptics\":{\"left\":[1,0.5]},\"decks\":{\"tarot\":{}},"
                      "\"music\":15}");
    assert_true(choose(SETTING_PACE, PACE_CALM)); /* this very one was chosen anew */
    expect_file(path, "{\"version\":2,\"pace\":0,\"haptics\":{\"left\":[1,0.5]},\"decks\":{\"tarot\":{}},"
                      "\"music\":15}");
    assert_string_equal(said, "");
    assert_false(file_is_plain(backup));
}

/* A replaced file that could not be understood is kept as a copy. */
static void test_broken_files_are_put_aside(void **state) {
    (void)state;
    static const struct {
        const char *text, *after;
    } rows[] = {
        {"{\"music\": 5", "{\"version\":1,\"totals\":0}"},
        {"[]", "{\"version\":1,\"totals\":0}"},
        {"", "{\"version\":1,\"totals\":0}"},
        {"{\"totals\": [1]}", "{\"version\":1,\"totals\":0}"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        write_file(rows[i].text);
        assert_true(choose(SETTING_TOTALS, 0));
        expect_file(path, rows[i].after);
        if (!strstr(said, "settings.json.bak: ")) fail_msg("%s\nsaid %s", rows[i].text, said);
        char *kept = file_read(backup, 1 << 16, NULL);
        assert_string_equal(kept, rows[i].text);
        free(kept);
        remove(backup);
        assert_true(choose(SETTING_MUSIC, 15)); /* it is good now */
        assert_string_equal(said, "");
        assert_false(file_is_plain(backup));
    }
}

static void test_what_is_no_file_is_left_alone(void **state) {
    (void)state;
    Settings settings;
    static const char *const says[] = {"it is a pipe", "s a directory", "it is a link", "too large"};
    for (int kind = 0; kind < 4; kind++) {
        if (kind == 0) assert_int_equal(mkfifo(path, 0600), 0);
        if (kind == 1) assert_int_equal(mkdir(path, 0700), 0);
        if (kind == 2) assert_int_equal(symlink(path, path), 0);
        if (kind == 3) {
            write_file("{}");
            assert_int_equal(truncate(path, 3 << 20), 0);
        }
        FileFacts before = file_facts_of_link(path);
        why = text_over(said, sizeof said);
        assert_false(settings_file_read(path, &settings, &why));
        if (!strstr(said, says[kind])) fail_msg("%d: said %s", kind, said);
        assert_false(choose(SETTING_TOTALS, 0));
        if (!strstr(said, says[kind])) fail_msg("%d: said %s", kind, said);
        FileFacts after = file_facts_of_link(path);
        assert_true(before.inode == after.inode && before.kind == after.kind && before.size == after.size);
        assert_int_equal(remove(path), 0);
    }
}

static void test_a_link_is_followed(void **state) {
    (void)state;
    char elsewhere[100];
    snprintf(elsewhere, sizeof elsewhere, "%s/elsewhere", folder);
    write_file("{\"version\":1,\"haptics\":3}");
    assert_int_equal(rename(path, elsewhere), 0);
    assert_int_equal(symlink("elsewhere", path), 0);
    assert_true(choose(SETTING_TOTALS, 0));
    assert_int_equal(file_facts_of_link(path).kind, FILE_LINK);
    expect_file(elsewhere, "{\"version\":1,\"haptics\":3,\"totals\":0}");
    assert_int_equal(remove(elsewhere), 0);
    assert_false(choose(SETTING_TOTALS, 0)); /* it leads nowhere now */
    assert_int_equal(file_facts_of_link(path).kind, FILE_LINK);
    assert_int_equal(remove(path), 0);
}

static void test_a_held_lock_is_waited_for_and_told(void **state) {
    (void)state;
    char name[100];
    FileLock lock;
    snprintf(name, sizeof name, "%s/.lock", folder);
    assert_true(file_lock(&lock, name, 0));
    assert_false(choose(SETTING_TOTALS, 0));
    assert_non_null(strstr(said, "another program is using it"));
    file_unlock(&lock);
    assert_true(choose(SETTING_TOTALS, 0));
}

/* ---- what 0.1.0 has left ---- */

static void test_old_settings_are_carried_over_once(void **state) {
    (void)state;
    static const char old_text[] = "{\"music\": 15, \"haptics\": 1}";
    char old[100], place[100];
    snprintf(old, sizeof old, "%s", path);
    snprintf(place, sizeof place, "%s/config.json", folder);
    assert_true(settings_file_carry_over(old, place, &why)); /* there are none */
    assert_false(file_is_plain(place));
    write_file(old_text);
    assert_true(settings_file_carry_over(old, place, &why));
    expect_file(place, "{\"version\":1,\"music\":15,\"haptics\":1}");
    write_file("{\"music\": 20}"); /* a program of that time goes on with its own */
    assert_true(settings_file_carry_over(old, place, &why));
    expect_file(place, "{\"version\":1,\"music\":15,\"haptics\":1}");
    expect_file(old, "{\"music\":20}");
    assert_string_equal(said, "");
    remove(place);
    write_file("{\"music\": ");
    assert_true(settings_file_carry_over(old, place, &why));
    assert_non_null(strstr(said, "cannot be understood"));
    assert_false(file_is_plain(place));
    remove(old);
    assert_int_equal(mkfifo(old, 0600), 0);
    why = text_over(said, sizeof said);
    assert_true(settings_file_carry_over(old, place, &why));
    assert_non_null(strstr(said, "it is a pipe"));
    assert_int_equal(file_facts(old).kind, FILE_SPECIAL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_deck_is_taken_from_the_library, open_folder, close_folder),
        cmocka_unit_test(test_one_deck_of_a_family_is_used),
        cmocka_unit_test_setup_teardown(test_what_is_written_is_read, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_advice_of_earlier_versions, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_all_faults_are_told, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_a_missing_file_gives_the_usual, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_bad_files_are_told_and_replaced_by_the_usual, open_folder,
                                        close_folder),
        cmocka_unit_test_setup_teardown(test_keys_change_places, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_keys_of_earlier_versions_stay, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_keys_of_any_script, open_folder, close_folder),
        cmocka_unit_test(test_which_keys_can_be_chosen),
        cmocka_unit_test_setup_teardown(test_only_what_was_chosen_is_written, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_two_programs_do_not_undo_each_other, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_what_a_newer_version_knows_stays, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_broken_files_are_put_aside, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_what_is_no_file_is_left_alone, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_a_link_is_followed, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_a_held_lock_is_waited_for_and_told, open_folder, close_folder),
        cmocka_unit_test_setup_teardown(test_old_settings_are_carried_over_once, open_folder, close_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
