/* The small files that the program keeps, as it writes them and with one thing wrong (damage.h): what is
 * read, what is said of it, and what the file is after the program has changed it. Each place of each file is
 * a part (kept.h). Run in a folder of its own that is empty. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/files.h"
#include "damage.h"
#include "kept.h"
#include "small_files.h"

enum { MOST = 1 << 20, NAME = 320, NAMES = 1000 };

typedef struct Run {
    Kept *kept;
    const SmallFile *file;
    int base;
    char name[NAME]; /* of the part that is being said; "" for none */
    Said said;
} Run;

static void end_part(Run *run) {
    if (run->name[0]) kept_end(run->kept, run->name, &run->said);
    run->name[0] = '\0';
}

static void begin_part(Run *run, const char *place) {
    char name[NAME];
    snprintf(name, sizeof name, "%s %d %s", run->file->name, run->base, place);
    if (strcmp(name, run->name) == 0) return;
    end_part(run);
    snprintf(run->name, sizeof run->name, "%s", name);
    run->said = kept_begin(run->kept, name);
}

static void say_file(Said *said, const char *what, const char *path) {
    size_t size = 0;
    char *bytes = file_read(path, MOST, &size);
    say(said, "%s: %s\n", what, bytes ? bytes : "none");
    if (bytes) say_bytes(said, what, bytes, size);
    free(bytes);
}

/* Whatever lies beside it: copies that were put aside, which are taken away. */
static void say_aside(Run *run) {
    FileList list;
    if (!file_list(&list, ".", NAMES)) abort();
    for (size_t i = 0; i < list.count; i++) {
        if (!strstr(list.names[i], ".bak")) continue;
        say_file(&run->said, list.names[i], list.names[i]);
        remove(list.names[i]);
    }
    file_list_free(&list);
}

static void use_file(Run *run) {
    const SmallFile *file = run->file;
    file->ask(&run->said);
    file->work(&run->said);
    say_file(&run->said, "now", file->name);
    say_aside(run);
    remove(file->name);
}

static void use_damaged(void *context, const char *place, const char *bytes, size_t size) {
    Run *run = context;
    begin_part(run, place);
    if (run->said.is_shown) printf("---- %.*s\n", (int)size, bytes);
    if (!file_write(run->file->name, bytes, size, FILE_QUICK)) abort();
    use_file(run);
}

/* None, and one that is a folder. */
static void use_others(Run *run) {
    begin_part(run, "none");
    use_file(run);
    begin_part(run, "a folder");
    if (!file_make_folder(run->file->name)) abort();
    use_file(run);
    rmdir(run->file->name);
    begin_part(run, "too long");
    char *blanks = malloc(1 << 25);
    if (!blanks) abort();
    memset(blanks, ' ', 1 << 25);
    if (!file_write(run->file->name, blanks, 1 << 25, FILE_QUICK)) abort();
    free(blanks);
    run->file->ask(&run->said);
    remove(run->file->name);
}

static void use_base(Run *run) {
    run->file->make(run->base);
    char *text = file_read(run->file->name, MOST, NULL);
    if (!text) abort();
    begin_part(run, "written");
    say(&run->said, "%s\n", text);
    use_file(run);
    damage_each(text, run->base > 0, use_damaged, run);
    free(text);
    if (run->base == 0) use_others(run);
    end_part(run);
}

static void use_all(Kept *kept, const SmallFile *files) {
    for (; files->name; files++)
        for (int base = 0; base < files->bases; base++) {
            Run run = {.kept = kept, .file = files, .base = base};
            use_base(&run);
        }
}

/* A folder to work in, in memory where there is one: what is synced there costs nothing. */
static void enter(char folder[NAME]) {
    const char *memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    snprintf(folder, NAME, "%s/sabacc-kept-XXXXXX", memory);
    if (!mkdtemp(folder) || chdir(folder) != 0) abort();
}

static void leave(const char *folder) {
    static const char *const rest[] = {".lock",          "games/20261121-201500-classic.sabacc",
                                       "games/a.sabacc", "games/b.sabacc",
                                       "games/.lock",    "house-rules/.lock",
                                       "games",          "house-rules"};
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++) remove(rest[i]);
    if (chdir("/") != 0 || rmdir(folder) != 0) printf("something is left in %s\n", folder);
}

int main(int count, char **words) {
    Kept kept;
    char folder[NAME];
    if (!kept_open(&kept, count, words)) return 2;
    enter(folder);
    use_all(&kept, small_files);
    leave(folder);
    return kept_close(&kept);
}
