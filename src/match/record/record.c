#include "match/record/record.h"

#include "base/files.h"
#include "base/memory.h"
#include "match/playthrough.h"
#include "match/record/expect.h"
#include "match/record/header.h"
#include "match/words.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- lines ---- */

static void keep_actions(RecordLine *line, const SabaccAction *actions, int count) {
    line->actions = memory_alloc((size_t)count * sizeof *actions);
    memcpy(line->actions, actions, (size_t)count * sizeof *actions);
    line->action_count = count;
}

/* "* deal C C C" is three deals; every other text is one action. */
static const char deal_words[] = "* deal ";

static bool is_several_deals(const char *words) {
    size_t length = strlen(deal_words);
    return strncmp(words, deal_words, length) == 0 && strchr(words + length, ' ') != NULL;
}

static bool read_deals(const JsonCursor *cursor, const char *words, RecordLine *line) {
    SabaccAction actions[RECORD_MOST_DEALS];
    int count = 0;
    for (const char *at = words + strlen(deal_words);; at++) {
        size_t length = strcspn(at, " ");
        SabaccAction *deal = &actions[count++];
        *deal = (SabaccAction){.seat = SABACC_CROUPIER, .verb = SABACC_VERB_DEAL};
        deal->card = sabacc_card_parse(at, length);
        deal->malformed = deal->card == SABACC_CARD_NONE;
        at += length;
        if (*at == '\0') break;
        if (count == RECORD_MOST_DEALS)
            return json_cursor_fail(cursor, "at most %d cards a line", RECORD_MOST_DEALS);
    }
    keep_actions(line, actions, count);
    return true;
}

static bool read_action(const JsonCursor *cursor, RecordLine *line) {
    const char *words;
    char sentence[MATCH_MESSAGE];
    Text why = text_over(sentence, sizeof sentence);
    SabaccAction action;
    if (!json_cursor_words(cursor, &words)) return false;
    if (line->kind == RECORD_DO && is_several_deals(words)) return read_deals(cursor, words, line);
    if (!sabacc_action_parse(words, &action, &why)) return json_cursor_fail(cursor, "%s", sentence);
    keep_actions(line, &action, 1);
    return true;
}

static bool read_do(const JsonCursor *object, const MatchSetup *setup, RecordLine *line) {
    static const char *const keys[] = {"do", NULL};
    (void)setup;
    JsonCursor action = json_cursor_key(object, "do");
    return json_cursor_keys_are(object, keys) && read_action(&action, line);
}

static bool read_expect(const JsonCursor *object, const MatchSetup *setup, RecordLine *line) {
    static const char *const keys[] = {"expect", NULL};
    JsonCursor expect = json_cursor_key(object, "expect");
    if (!json_cursor_keys_are(object, keys) || !expect_read(&expect, sabacc_setup_seats(&setup->rules)))
        return false;
    line->expect = json_incref(expect.json);
    return true;
}

static bool read_refuse(const JsonCursor *object, const MatchSetup *setup, RecordLine *line) {
    static const char *const keys[] = {"refuse", "error", NULL};
    (void)setup;
    JsonCursor action = json_cursor_key(object, "refuse"), error = json_cursor_key(object, "error");
    const char *word;
    if (!json_cursor_keys_are(object, keys) || !read_action(&action, line) ||
        !json_cursor_words(&error, &word))
        return false;
    line->error = word_error(word);
    return line->error != SABACC_OK || json_cursor_fail(&error, "there is no error '%s'", word);
}

static bool read_note(const JsonCursor *object, const MatchSetup *setup, RecordLine *line) {
    static const char *const keys[] = {"note", NULL};
    (void)setup;
    JsonCursor note = json_cursor_key(object, "note");
    const char *words;
    if (!json_cursor_keys_are(object, keys) || !json_cursor_words(&note, &words)) return false;
    line->note = memory_strdup(words);
    return true;
}

static const struct {
    const char *key;
    bool (*read)(const JsonCursor *object, const MatchSetup *setup, RecordLine *line);
} kinds[] = {[RECORD_DO] = {"do", read_do},
             [RECORD_EXPECT] = {"expect", read_expect},
             [RECORD_REFUSE] = {"refuse", read_refuse},
             [RECORD_NOTE] = {"note", read_note}};

static bool read_body_line(const JsonCursor *object, const MatchSetup *setup, RecordLine *line) {
    for (int kind = RECORD_DO; kind <= RECORD_NOTE; kind++) {
        if (json_object_get(object->json, kinds[kind].key) == NULL) continue;
        line->kind = (RecordKind)kind;
        return kinds[kind].read(object, setup, line);
    }
    static const char *const keys[] = {"do", "expect", "refuse", "note", NULL};
    return json_cursor_keys_are(object, keys) &&
           json_cursor_fail(object, "an empty object; a line is a do, expect, refuse or note");
}

/* ---- the whole file ---- */

typedef struct Reader {
    Record *record;
    const char *bytes;
    size_t size, at; /* at: start of the next line */
    int number, room;
    bool salvages;
    Text *warning, *why;
} Reader;

/* Empty lines and spaces that an editor has left. */
static bool is_blank(const char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (strchr(" \t\r\n", bytes[i]) == NULL || bytes[i] == '\0') return false;
    return true;
}

/* The next line; an incomplete last one (no line break, not JSON) ends the file before it. */
static bool next_line(Reader *reader, JsonCursorLine *line, json_t **json) {
    Record *record = reader->record;
    *json = NULL;
    if (is_blank(reader->bytes + reader->at, reader->size - reader->at)) return true;
    const char *start = reader->bytes + reader->at;
    const char *end = memchr(start, '\n', reader->size - reader->at);
    size_t whole = end != NULL ? (size_t)(end - start) : reader->size - reader->at, length = whole;
    /* A power cut may leave zeros in the place of what was written last, a line break too. */
    while (end == NULL && length > 0 && start[length - 1] == '\0') length--;
    *line = (JsonCursorLine){.file = record->path,
                             .number = ++reader->number,
                             .text = start,
                             .length = length,
                             .why = reader->why};
    if (length > RECORD_MOST_OF_LINE)
        return json_cursor_line_fail(line, RECORD_MOST_OF_LINE + 1, "too long; a line has at most %d bytes",
                                     RECORD_MOST_OF_LINE);
    *json = json_cursor_parse(line);
    if (*json == NULL && end == NULL) {
        *reader->why = text_over(reader->why->bytes, reader->why->size);
        record->is_cut = true;
        record->is_damaged = memchr(start, '\0', whole) != NULL; /* never written, but left by a power cut */
        reader->size = reader->at;
        JsonCursorLine cut = *line;
        cut.why = reader->warning;
        bool is_header = reader->number == 1; /* that there is none is said by whoever wants it */
        if (reader->warning != NULL && !is_header)
            json_cursor_line_fail(&cut, 1, "the last line is cut off and dropped");
        return true;
    }
    if (*json == NULL) return false;
    if (length < whole) {
        record->is_damaged = true;
        reader->size = reader->at + length;
        JsonCursorLine zeros = *line;
        zeros.why = reader->warning;
        if (reader->warning != NULL)
            json_cursor_line_fail(&zeros, length + 1, "the zeros behind the last line are dropped");
    }
    record->needs_line_break = end == NULL;
    reader->at += length + (end != NULL);
    record->size = reader->at;
    return true;
}

static bool read_first_line(Reader *reader) {
    Record *record = reader->record;
    JsonCursorLine line = {.file = record->path, .number = 1, .text = "", .why = reader->why};
    json_t *json;
    if (!next_line(reader, &line, &json)) return false;
    if (json == NULL) return json_cursor_line_fail(&line, 1, "no record: there is no header line");
    JsonCursor header = json_cursor_of(&line, json);
    MatchStack *stack = memory_alloc(sizeof *stack);
    *stack = (MatchStack){0};
    bool has_stack = false;
    bool is_read = record_header_read(&header, &record->setup, stack, &has_stack);
    if (has_stack)
        record->stack = stack;
    else
        free(stack);
    json_decref(json);
    return is_read;
}

static RecordLine *add_line(Reader *reader) {
    Record *record = reader->record;
    if (record->line_count == reader->room) {
        reader->room = (int)memory_room((size_t)reader->room);
        record->lines = memory_realloc(record->lines, (size_t)reader->room, sizeof *record->lines);
    }
    RecordLine *line = &record->lines[record->line_count++];
    *line = (RecordLine){.number = reader->number + 1, .start = reader->at};
    return line;
}

static void free_line(RecordLine *line) {
    free(line->actions);
    json_decref(line->expect);
    free(line->note);
}

void record_drop_from(Record *record, int index) {
    record->size = record->lines[index].start;
    record->is_damaged = true;
    record->needs_line_break = false;
    for (int i = index; i < record->line_count; i++) free_line(&record->lines[i]);
    record->line_count = index;
}

/* Reading ends at a bad line, and the record too if it is salvaged. */
static bool end_at(Reader *reader, int index) {
    if (reader->salvages) record_drop_from(reader->record, index);
    return reader->salvages;
}

static bool read_body(Reader *reader) {
    for (;;) {
        JsonCursorLine text;
        json_t *json;
        RecordLine *line = add_line(reader);
        int index = reader->record->line_count - 1;
        bool is_read = next_line(reader, &text, &json);
        if (json == NULL && is_read) reader->record->line_count--;
        if (json == NULL) return is_read || end_at(reader, index);
        JsonCursor object = json_cursor_of(&text, json);
        is_read = read_body_line(&object, &reader->record->setup, line);
        json_decref(json);
        if (!is_read) return end_at(reader, index);
    }
}

/* The first line below the header, as MatchSetup has it; any other note stays in the record alone. */
static void take_note(Record *record) {
    const char *note = record->line_count > 0 ? record->lines[0].note : NULL;
    bool is_plain = note != NULL && strlen(note) < MATCH_NOTE;
    for (const char *at = note; is_plain && *at; at++)
        is_plain = *at >= ' ' && *at <= '~' && *at != '"' && *at != '\\';
    if (is_plain) memcpy(record->setup.note, note, strlen(note) + 1);
}

static Record *read_bytes(Reader *reader, const char *path) {
    Record *record = memory_alloc(sizeof *record);
    *record = (Record){.path = memory_strdup(path)};
    reader->record = record;
    if (!read_first_line(reader) || !read_body(reader)) {
        record_free(record);
        return NULL;
    }
    take_note(record);
    return record;
}

Record *record_read_bytes(const char *path, const char *bytes, size_t size, Text *warning, Text *why) {
    return read_bytes(&(Reader){.bytes = bytes, .size = size, .warning = warning, .why = why}, path);
}

Record *record_salvage_bytes(const char *path, const char *bytes, size_t size, Text *warning, Text *why) {
    return read_bytes(
        &(Reader){.bytes = bytes, .size = size, .salvages = true, .warning = warning, .why = why}, path);
}

/* ---- files ---- */

static void say(Text *why, const char *path, const char *what) {
    text_add(why, path);
    text_add(why, ": ");
    text_add(why, what);
}

void record_explain_unread(Text *why, const char *path) {
    say(why, path, errno == EFBIG ? "too large for a record" : file_words(errno));
}

Record *record_read(const char *path, Text *warning, Text *why) {
    size_t size = 0;
    char *bytes = file_read(path, RECORD_MOST_BYTES, &size);
    Record *record = NULL;
    if (bytes != NULL)
        record = record_read_bytes(path, bytes, size, warning, why);
    else
        record_explain_unread(why, path);
    free(bytes);
    return record;
}

void record_free(Record *record) {
    if (record == NULL) return;
    for (int i = 0; i < record->line_count; i++) free_line(&record->lines[i]);
    free(record->lines);
    free(record->stack);
    free(record->path);
    free(record);
}

void record_line(const SabaccAction *action, Text *out) {
    text_add(out, "{\"do\": \"");
    sabacc_action_format(action, true, out);
    text_add(out, "\"}");
}
