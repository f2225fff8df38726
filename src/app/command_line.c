#define _DEFAULT_SOURCE /* for getopt_long */
#include "app/command_line.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "match/match.h"
#include "match/words.h"
#include "scenes/scenes.h"
#include "session/game_plan.h"
#include "session/settings.h"

enum { SIDE_MIN = 320, SIDE_MAX = 8192, TIME_MAX = 24 * 3600 * 1000 };

typedef bool (*ReadValue)(CommandLine *line, const char *value, char *error, size_t size);

static bool refuse(char *error, size_t size, const char *option, const char *value, const char *wanted) {
    char shown[160]; /* the rest must fit after it */
    snprintf(shown, sizeof shown, "%s", value);
    snprintf(error, size, _("--%s %s: give %s"), option, shown, wanted);
    return false;
}

static bool read_number(const char *text, unsigned long long max, unsigned long long *number) {
    if (*text < '0' || *text > '9') return false;
    char *end;
    errno = 0;
    *number = strtoull(text, &end, 10);
    return errno == 0 && *end == '\0' && *number <= max;
}

static bool read_scene(CommandLine *line, const char *value, char *error, size_t size) {
    line->start.scene = value;
    if (scene_exists(value)) return true;
    char names[256];
    scene_list(names, sizeof names);
    return refuse(error, size, "scene", value, names);
}

static bool read_option(CommandLine *line, const char *value, char *error, size_t size) {
    const char *equals = strchr(value, '=');
    if (!equals || equals == value) return refuse(error, size, "option", value, _("KEY=VALUE, as in ante=5"));
    if (line->start.option_count == START_OPTION_MAX)
        return refuse(error, size, "option", value, _("fewer options"));
    line->start.options[line->start.option_count++] = value;
    return true;
}

/* The name in "human:Ana", "ai:novice:Bo"; empty if there is none. */
static const char *name_in(const char *seat) {
    const char *colon = strchr(strncmp(seat, "ai:", 3) == 0 ? seat + 3 : seat, ':');
    return colon ? colon + 1 : "";
}

static bool read_seats(CommandLine *line, const char *value, char *error, size_t size) {
    line->start.seats = value;
    bool is_read = word_is_plain(value);
    for (const char *seat = value; seat && is_read; seat = strchr(seat, ',')) {
        seat += *seat == ',';
        is_read = strcspn(name_in(seat), ",") < MATCH_WORDS;
    }
    return is_read || refuse(error, size, "seats", value,
                             _("names in UTF-8, of at most 63 bytes and without control characters"));
}

static bool read_credits(CommandLine *line, const char *value, char *error, size_t size) {
    unsigned long long number;
    if (!read_number(value, 1000000, &number) || number == 0) {
        return refuse(error, size, "credits", value, _("a number from 1 to 1000000"));
    }
    line->start.credits = (int32_t)number;
    return true;
}

static bool read_seed(CommandLine *line, const char *value, char *error, size_t size) {
    unsigned long long number;
    if (!read_number(value, UINT64_MAX, &number))
        return refuse(error, size, "seed", value, _("a whole number, 0 or more"));
    line->start.seed = number;
    line->start.has_seed = true;
    return true;
}

static bool read_size(CommandLine *line, const char *value, char *error, size_t size) {
    int used = 0;
    bool is_read = sscanf(value, "%5dx%5d%n", &line->width, &line->height, &used) == 2 && value[used] == '\0';
    if (is_read && line->width >= SIDE_MIN && line->height >= SIDE_MIN && line->width <= SIDE_MAX &&
        line->height <= SIDE_MAX) {
        return true;
    }
    return refuse(error, size, "size", value,
                  _("WIDTHxHEIGHT in pixels, each from 320 to 8192, as in 1280x720"));
}

static bool read_language(CommandLine *line, const char *value, char *error, size_t size) {
    line->language = value;
    return (*value && strlen(value) < SETTINGS_LANGUAGE_BYTES && word_is_plain(value)) ||
           refuse(error, size, "lang", value, _("a short name of a language, as in en"));
}

static bool read_shot_at(CommandLine *line, const char *value, char *error, size_t size) {
    for (const char *rest = value; *rest;) {
        char *end;
        double at = strtod(rest, &end);
        bool is_time = end != rest && at >= 0 && at <= TIME_MAX && (*end == ',' || *end == '\0');
        if (!is_time || line->shot_count == COMMAND_SHOT_MAX ||
            (line->shot_count > 0 && at < line->shot_at[line->shot_count - 1])) {
            return refuse(error, size, "shot-at", value, _("at most 64 times in ms, rising, as in 500,2000"));
        }
        line->shot_at[line->shot_count++] = at;
        rest = *end == ',' ? end + 1 : end;
    }
    return true;
}

static bool read_run_for(CommandLine *line, const char *value, char *error, size_t size) {
    unsigned long long number;
    if (!read_number(value, TIME_MAX, &number) || number == 0) {
        return refuse(error, size, "run-for", value, _("a time in ms, as in 5000"));
    }
    line->run_for_ms = (double)number;
    return true;
}

/* Each option sets a flag, stores its text, or is parsed by a function. */
typedef struct OptionRow {
    const char *name, *argument, *help;
    size_t flag, text; /* offset into CommandLine plus one; 0 for none */
    ReadValue read;
} OptionRow;

#define FLAG(field) .flag = offsetof(CommandLine, field) + 1
#define TEXT(field) .text = offsetof(CommandLine, field) + 1

static const OptionRow option_rows[] = {
    {"game", "ID", N_("the game to play"), TEXT(start.game)},
    {"preset", "ID", N_("a set of its options, or a file of house rules"), TEXT(start.preset)},
    {"option", "K=V", N_("one option of the game; may be given again"), .read = read_option},
    {"seats", "LIST", N_("who sits where: human:Ana,ai:regular:Vex"), .read = read_seats},
    {"items", "LIST", N_("what each seat may stake, with stakes=pot or house: ring,droid"),
     TEXT(start.items)},
    {"credits", "N", N_("what each seat begins with"), .read = read_credits},
    {"seed", "N", N_("the same number deals the same cards"), .read = read_seed},
    {"practice", NULL, N_("every move may be taken back, after seen cards too"), FLAG(start.is_practice)},
    {"scene", "NAME", N_("what to show first"), .read = read_scene},
    {"replay", "FILE", N_("show a recorded game"), TEXT(start.replay)},
    {"resume", NULL, N_("go on with the game left last"), FLAG(start.is_resumed)},
    {"demo", NULL, N_("the opponents play by themselves"), FLAG(start.is_demo)},
    {"size", "WxH", N_("size of the window in pixels"), .read = read_size},
    {"fullscreen", NULL, N_("use the whole screen"), FLAG(is_fullscreen)},
    {"reduced-motion", NULL, N_("cross-fades instead of motion"), FLAG(is_reduced_motion)},
    {"speech", NULL, N_("what happens and what can be chosen is spoken"), FLAG(is_spoken)},
    {"transcript", "FILE", N_("write what is spoken to a file"), TEXT(transcript)},
    {"mute", NULL, N_("no sound"), FLAG(is_muted)},
    {"lang", "ID", N_("language, as in en"), .read = read_language},
    {"assets", "DIR", N_("where cards, fonts and sounds lie"), TEXT(assets)},
    {"data", "DIR", N_("where settings and records are kept"), TEXT(data)},
    {"input", "FILE", N_("play events from a file of JSON lines"), TEXT(input)},
    {"shots", "DIR", N_("where screenshots go"), TEXT(shots)},
    {"shot-at", "MS,MS", N_("take screenshots at these times"), .read = read_shot_at},
    {"run-for", "MS", N_("end after this time"), .read = read_run_for},
    {"perf", "FILE", N_("write figures of speed and memory as JSON"), TEXT(perf)},
    {"help", NULL, N_("this list"), FLAG(wants_help)},
    {"version", NULL, N_("the version"), FLAG(wants_version)},
};
enum { OPTION_ROWS = sizeof option_rows / sizeof *option_rows };

/* An empty directory name would mean the root. */
static bool names_nothing(const OptionRow *row, const char *value) {
    return row->text && !*value && (strcmp(row->argument, "DIR") == 0 || strcmp(row->argument, "FILE") == 0);
}

static bool take_option(CommandLine *line, const OptionRow *row, const char *value, char *error,
                        size_t size) {
    if (names_nothing(row, value))
        return refuse(error, size, row->name, "\"\"", _("the name of a file or directory"));
    if (row->flag) *(bool *)((char *)line + row->flag - 1) = true;
    if (row->text) *(const char **)((char *)line + row->text - 1) = value;
    return !row->read || row->read(line, value, error, size);
}

static void fill_long_options(struct option options[OPTION_ROWS + 1]) {
    for (int i = 0; i < OPTION_ROWS; i++) {
        options[i] = (struct option){
            option_rows[i].name, option_rows[i].argument ? required_argument : no_argument, NULL, 1000 + i};
    }
    options[OPTION_ROWS] = (struct option){0};
}

/* What decides what is played or shown first. A seed does not: it is of games that are begun later. */
static bool is_game_asked(const CommandLine *line) {
    StartOptions start = line->start;
    start.has_seed = false;
    return start.scene || game_plan_is_asked(&start);
}

static bool check_whole(const CommandLine *line, char *error, size_t size) {
    if (line->shot_count > 0 && !line->shots) {
        snprintf(error, size, "%s", _("--shot-at needs --shots DIR, where the screenshots go"));
        return false;
    }
    if (line->file && is_game_asked(line)) {
        snprintf(error, size, _("%s: a file is opened by itself, without options of a game or a scene"),
                 line->file);
        return false;
    }
    if (line->width && line->is_fullscreen) {
        snprintf(error, size, "%s", _("give either --size or --fullscreen, not both"));
        return false;
    }
    return true;
}

bool command_line_parse(CommandLine *line, int argc, char **argv, char *error, size_t error_size) {
    struct option options[OPTION_ROWS + 1];
    fill_long_options(options);
    *line = (CommandLine){0};
    opterr = 0;
    optind = 1;
    for (;;) {
        int at = optind, found = getopt_long(argc, argv, ":", options, NULL);
        if (found == -1) break;
        if (found < 1000) {
            snprintf(error, error_size,
                     found == ':' ? _("%s needs a value; see --help") : _("%s is not an option; see --help"),
                     argv[at]);
            return false;
        }
        if (!take_option(line, &option_rows[found - 1000], optarg, error, error_size)) return false;
    }
    if (optind < argc) line->file = argv[optind++];
    if (optind < argc) {
        snprintf(error, error_size, _("%s: unexpected; one file is opened, and options begin with --"),
                 argv[optind]);
        return false;
    }
    return check_whole(line, error, error_size);
}

void command_line_print_help(void) {
    printf("%s\n\n", _("sabacc: a table for the family of Sabacc games"));
    printf("  %-20s %s\n", "FILE", _("open a record, house rules or a deck (a folder)"));
    for (int i = 0; i < OPTION_ROWS; i++) {
        char left[40];
        snprintf(left, sizeof left, "--%s %s", option_rows[i].name,
                 option_rows[i].argument ? option_rows[i].argument : "");
        printf("  %-20s %s\n", left, _(option_rows[i].help));
    }
}
