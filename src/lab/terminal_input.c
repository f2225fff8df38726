#include "lab/terminal_private.h"

#include "base/i18n.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* What does not fit is read to its end and refused. */
static bool read_whole(char line[TERMINAL_LINE], bool *fits) {
    if (fgets(line, TERMINAL_LINE, stdin) == NULL) return false;
    size_t length = strlen(line);
    *fits = length + 1 < TERMINAL_LINE || line[length - 1] == '\n';
    if (*fits) return true;
    for (int c = getchar(); c != EOF && c != '\n';) c = getchar();
    return true;
}

static void trim(char line[TERMINAL_LINE]) {
    size_t from = strspn(line, " \t\r\n"), length = strlen(line);
    while (length > from && isspace((unsigned char)line[length - 1])) length--;
    memmove(line, line + from, length - from);
    line[length - from] = '\0';
}

bool terminal_read(Terminal *terminal, const char *prompt, char line[TERMINAL_LINE]) {
    for (bool fits = false; !fits;) {
        if (isatty(STDIN_FILENO)) printf("%s ", prompt);
        fflush(stdout);
        if (terminal->has_ended || !read_whole(line, &fits)) {
            terminal->has_ended = true;
            return false;
        }
        if (!fits) puts(_("That line is too long. Type a number or a word."));
    }
    trim(line);
    return true;
}

bool terminal_read_answer(Terminal *terminal, char line[TERMINAL_LINE]) {
    while (terminal_read(terminal, ">", line)) {
        if (strcmp(line, "quit") == 0) terminal->has_ended = true;
        if (terminal->has_ended) return false;
        if (strcmp(line, "undo") == 0) line[0] = '\0';
        if (line[0] == '\0' || !terminal_tell_word(terminal, line)) return true;
        puts(_("The question is still open: answer it, or type an empty line to choose again."));
    }
    return false;
}

bool terminal_ask_number(Terminal *terminal, const char *prompt, int32_t min, int32_t max, int32_t *number) {
    char line[TERMINAL_LINE];
    bool is_typed = terminal->next_number < terminal->numbers;
    if (is_typed) *number = terminal->number[terminal->next_number++];
    if (!is_typed && prompt) puts(prompt);
    while (!is_typed || *number < min || *number > max) {
        if (is_typed)
            printf(_("Type a whole number from %d to %d, or an empty line to choose again.\n"), (int)min,
                   (int)max);
        if (!terminal_read_answer(terminal, line) || line[0] == '\0') return false;
        is_typed = true;
        if (!text_read_int(line, strlen(line), number)) *number = min - 1;
    }
    return true;
}

bool terminal_ask_which(Terminal *terminal, const char *prompt, int count, const void *things,
                        TerminalWrite *write, int *index) {
    int32_t number = 1;
    if (count > 1) {
        bool is_typed = terminal->next_number < terminal->numbers;
        if (!is_typed) puts(prompt);
        for (int i = 0; i < count && !is_typed; i++) {
            char words[MATCH_MESSAGE];
            Text text = text_over(words, sizeof words);
            write(terminal, things, i, &text);
            printf("  %d: %s\n", i + 1, words);
        }
        if (!terminal_ask_number(terminal, NULL, 1, count, &number)) return false;
    }
    *index = (int)number - 1;
    return true;
}
