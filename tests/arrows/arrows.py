"""Holds the arrows between the rooms of src/ and the bans of the core.

    arrows.py includes SRC                  every #include "…" goes down an arrow
    arrows.py circles SRC                   no files, and no folders beside each other, include each other in a circle
    arrows.py secrets SRC                   only the match, its record and the bench see the whole truth
    arrows.py bans SRC                      the core without SDL, files, clocks, heap, random numbers, floats
    arrows.py files SRC                     file work goes through base/files
    arrows.py built SRC COMPILE_COMMANDS    every .c file is built by some target
    arrows.py asserts SRC FLAGS             nothing switches assert off
    arrows.py statics NM LIBRARY            no writable variable of file or function scope

Prints one line a fault, `file:line: what`, and exits 1 when there is any.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

CONTRACT = "rules/sabacc.h"

# Room → what it may include besides its own files: whole rooms, or single headers.
CORE_BASE = ["base/text.h", "base/rng.h", "base/hash.h", "base/seats.h", "base/i18n.h"]
ARROWS = {
    "base": [],
    "rules": CORE_BASE,
    "match": [CONTRACT, "base"],
    "ai": [CONTRACT, "rules/forms.h", *CORE_BASE],
    "decks": ["base"],
    "words": [CONTRACT, *CORE_BASE],
    "session": ["match", "ai", "decks", "words", CONTRACT, "base"],
    "render": ["decks", "base"],
    "sheets": ["decks", CONTRACT, "base"],
    "audio": ["base"],
    "speech": ["base"],
    "ui": [CONTRACT, "words", "render", "base"],
    "table": ["session", CONTRACT, "words", "ui", "render", "audio", "decks/families.h", "base"],
    "scenes": ["table", "ui", "words", "session", "match", "ai", CONTRACT, "sheets", "decks", "render", "audio", "speech", "base"],
    "app": ["scenes", "table", "ui", "words", "session", "match", "ai", CONTRACT, "sheets", "decks", "render", "audio", "speech", "base"],
    "lab": ["session", "words", "match", "ai", CONTRACT, "sheets", "decks", "base"],
    "press": ["decks", "render", "audio", "base"],
    "train": ["ai", CONTRACT, "base"],
}

WINDOWLESS = {"base", "rules", "words", "match", "ai", "session", "sheets", "lab"}
CORE = {"base", "rules"}
# The doors to files, the heap and the standard streams, which the core may not use.
FILES = {"base/files.h", "base/files_private.h", "base/files.c", "base/files_draft.c", "base/files_log.c",
         "base/files_shipped.c", "base/files_watch.c"}
DOORS = FILES | {"base/memory.h", "base/memory.c", "base/output.h", "base/output.c"}
HEAP = {"base/memory.c"}  # the one file that asks the system for memory

# What runs before any thread does.
STARTERS = {"app/main.c", "lab/main.c"}

# What opens, reads, writes, renames, locks or lists files, of the C library and of the others.
FILE_CALLS = re.compile(r"\b(?:" + "|".join([
    "fopen|freopen|fdopen|tmpfile|tmpnam|mkstemp|mkdtemp|mkostemp",
    "open|openat|creat|rename|renameat2?|link|linkat|symlink|symlinkat|unlink|unlinkat|remove",
    "mkdir|mkdirat|rmdir|opendir|fdopendir|readdir|scandir|nftw|glob|realpath|readlink",
    "f?stat|lstat|fstatat|access|faccessat|chmod|fchmod|chown|utime|utimes|utimensat|futimens",
    "fsync|fdatasync|syncfs|f?truncate|posix_fallocate|flock|lockf|mmap|pwrite|pread|copy_file_range|sendfile|inotify_\\w+",
    "json_load_file|json_dump_file|SDL_RWFromFile|SDL_LoadFile|SDL_GetPrefPath|SDL_SaveBMP|SDL_LoadBMP",
    "stbi_load|stbi_write_(?:png|jpg|bmp|tga|hdr)|IMG_Load|IMG_SavePNG|IMG_SaveJPG|TTF_OpenFont|TTF_OpenFontIndex",
    "Mix_LoadWAV|Mix_LoadMUS|ov_fopen|sf_open|cairo_\\w+_surface_create_from_png",
    "cairo_(?:pdf|svg|ps)_surface_create|cairo_surface_write_to_png|rsvg_handle_new_from_file",
]) + r")\s*\(")

# Files that may call some of these, and why.
FILE_EXCEPTIONS = {
    "audio/music.c": ({"ov_fopen"}, "the library streams a tune, which is looked at by base/files before"),
    "base/output.c": ({"open"}, "/dev/null takes the place of a closed standard stream"),
    "match/bot_keeper.c": ({"open"}, "a fork beside threads may call nothing that allocates: /dev/null and /proc"),
    "press/sounds_ogg.c": ({"sf_open"}, "a maker compares with what lies in assets/"),
}

# (rooms, what is looked for in code without comments and texts, why it is banned there[, files it does not hold for])
BANS = [
    (WINDOWLESS, r"\bSDL_\w+|\b(?:IMG|TTF|Mix)_[A-Z]\w+|<SDL2?[/_.]?\w*", "knows no window"),
    (CORE, r"<(?:stdio|stdlib|time|sys/time|math|fenv|complex|unistd|fcntl|pthread|threads)\.h>",
     "the core does without"),
    (set(ARROWS), r"\b(?:SDL_)?(?:setenv|putenv|unsetenv)\s*\(", "the environment is shared by all threads"),
    (set(ARROWS), r"\bsetlocale\s*\(", "the locale is shared by all threads: it is set before there are any", STARTERS),
    (set(ARROWS), r"\b(?:SDL_)?(?:malloc|calloc|realloc|aligned_alloc|strdup|strndup)\s*\(",
     "memory comes from base/memory.h", HEAP),
    (CORE, r"\b(?:free|memory_\w+)\s*\(", "the core has no heap"),
    (CORE, r"\b(?:s?rand|random|getrandom|arc4random)\s*\(", "the core has no random numbers"),
    (CORE, r"\b(?:fopen|fclose|fread|fwrite|open|v?f?printf|puts|putchar|exit|abort|getenv|system)\s*\(",
     "the core never prints, reads, writes or exits"),
    (CORE, r"\b(?:time|clock|clock_gettime|gettimeofday)\s*\(", "the core has no clock"),
    (CORE, r"\b(?:float|double|_Complex)\b", "the core reckons in whole numbers"),
    (CORE, r"\bextern\s+(?!const\b)\w[\w\s*]*;", "the core shares no variables"),
]

NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"([^"]+)"', re.MULTILINE)
SOURCES = {".c", ".h", ".def", ".inc"}


def sources(src):
    return sorted(path for path in src.rglob("*") if path.suffix in SOURCES and path.is_file())


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def blank(match):
    """Comments and texts become spaces, their line breaks stay: offsets and line numbers hold."""
    return re.sub(r"[^\n]", " ", match.group())


def is_comment(match):
    return match.group().startswith("/")


def without_comments(text):
    return NOISE.sub(lambda match: blank(match) if is_comment(match) else match.group(), text)


def room_of(src, path):
    return path.relative_to(src).parts[0]


def resolve(src, path, name):
    """The included file below src/, or None: beside the includer first, then from src/, as the compiler looks."""
    for candidate in (path.parent / name, src / name):
        if candidate.is_file() and src.resolve() in candidate.resolve().parents:
            return candidate.resolve().relative_to(src.resolve())
    return None


def is_allowed(room, target):
    return target.parts[0] == room or target.parts[0] in ARROWS[room] or target.as_posix() in ARROWS[room]


def faults_of_includes(src):
    for path in sources(src):
        here, room = path.relative_to(src), room_of(src, path)
        if room not in ARROWS:
            yield f"{here}:1: `{room}` is no room that the arrows know"
            continue
        text = without_comments(path.read_text(encoding="utf-8"))
        for match in INCLUDE.finditer(text):
            target = resolve(src, path, match.group(1))
            line = line_of(text, match.start(1))
            if target is None:
                yield f'{here}:{line}: "{match.group(1)}" is no file of src/'
            elif not is_allowed(room, target):
                yield f"{here}:{line}: {room} must not know {target.as_posix()}"


def faults_of_circles(src):
    """No files include each other in a circle, nor do folders that lie beside each other."""
    graph = includes_of(src)
    for edges in (graph, folders_of(graph)):
        done = set()
        for start in edges:
            yield from circles_from(start, edges, done, [])


def folders_of(graph):
    """Folder → the folders beside it that its files include. A folder and what lies in it are one."""
    edges = {}
    for name, targets in graph.items():
        for target in targets:
            one, other = Path(name).parent.parts, Path(target).parent.parts
            common = next((i for i, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), None)
            if common is not None:
                edges.setdefault("/".join(one[: common + 1]), set()).add("/".join(other[: common + 1]))
    return {folder: sorted(targets) for folder, targets in sorted(edges.items())}


def circles_from(name, graph, done, way):
    if name in way:
        yield f"{name}:1: includes itself: {' → '.join([*way[way.index(name):], name])}"
    elif name not in done:
        for target in graph.get(name, ()):
            yield from circles_from(target, graph, done, [*way, name])
        done.add(name)


# The headers that give the whole truth of a match, and who may reach them, directly or through other headers.
SECRETS = {
    "match/truth.h": {"match/match.c", "match/subscription.c", "match/bot.c", "lab/play.c"},
    "match/playthrough.h": {"match/playthrough.c", "match/match.c", "match/referee.h", "match/referee.c", "match/decisions.c",
                            "match/bot.c", "match/driver_script.c", "match/json/", "match/record/",
                            "lab/cmd_show.c", "lab/cmd_run.c"},
}


def includes_of(src):
    """File → the files that it includes, by name."""
    graph = {}
    for path in sources(src):
        text = without_comments(path.read_text(encoding="utf-8"))
        targets = (resolve(src, path, match.group(1)) for match in INCLUDE.finditer(text))
        graph[path.relative_to(src).as_posix()] = [target.as_posix() for target in targets if target]
    return graph


def faults_of_secrets(src):
    """The truth reaches nobody but those who are named, and each who is named needs it."""
    graph = includes_of(src)
    for secret, trusted in SECRETS.items():
        knowing, ways = set(), {secret: [secret]}
        queue = [secret] if secret in graph else []
        while queue:
            known = queue.pop(0)
            for name in sorted(name for name in graph if known in graph[name] and name not in ways):
                ways[name] = [name, *ways[known]]
                queue.append(name)
                knowing.add(name)
        for name in sorted(knowing):
            if name not in trusted and not any(name.startswith(part) for part in trusted if part.endswith("/")):
                yield f"{name}:1: sees the whole truth: {' → '.join(ways[name])}"
        for name in sorted(trusted) if secret in graph else ():
            if not any(known.startswith(name) for known in knowing):
                yield f"{name}:1: needs not be trusted with {secret} any more"


def faults_of_bans(src):
    for path in sources(src):
        here, room = path.relative_to(src), room_of(src, path)
        code = NOISE.sub(blank, path.read_text(encoding="utf-8"))
        for rooms, pattern, why, *exempt in BANS:
            excused = exempt[0] if exempt else DOORS if rooms is CORE else ()
            for match in re.finditer(pattern, code) if room in rooms and here.as_posix() not in excused else ():
                found = match.group().strip()
                yield f"{here}:{line_of(code, match.start())}: `{found}` in {room}: {why}"


def faults_of_files(src):
    """File work outside base/files, and exceptions that nothing needs any more."""
    used = set()
    for path in sources(src):
        here = path.relative_to(src).as_posix()
        allowed = FILE_EXCEPTIONS.get(here, (set(), ""))[0]
        code = NOISE.sub(blank, path.read_text(encoding="utf-8"))
        for match in FILE_CALLS.finditer(code) if here not in FILES else ():
            call = match.group().rstrip("( \t\n")
            if call in allowed:
                used.add((here, call))
            elif not is_own(code, match):
                yield f"{here}:{line_of(code, match.start())}: `{call}`: file work goes through base/files"
    for here, (allowed, _) in FILE_EXCEPTIONS.items():
        for call in sorted(allowed) if (src / here).is_file() else ():
            if (here, call) not in used:
                yield f"{here}:1: needs no exception for `{call}` any more"


def is_own(code, match):
    """A function of the program's own that bears such a name: a static one of this file, or a member's call."""
    name = match.group().rstrip("( \t\n")
    before = code[: match.start()]
    return before.endswith(("->", ".")) or re.search(rf"^static\b[^;={{}}]*\b{name}\s*\(", code, re.MULTILINE)


def faults_of_built(src, commands):
    entries = json.loads(Path(commands).read_text(encoding="utf-8"))
    built = {(Path(entry["directory"]) / entry["file"]).resolve() for entry in entries}
    for path in sources(src):
        if path.suffix == ".c" and path.resolve() not in built:
            yield f"{path.relative_to(src)}:1: no target builds this file"


def faults_of_asserts(src, flags):
    if "NDEBUG" in flags:
        yield f"CMake's flags hold NDEBUG, which switches assert off: {flags.strip()}"
    for path in sources(src):
        text = without_comments(path.read_text(encoding="utf-8"))
        for match in re.finditer(r"\bNDEBUG\b", text):
            yield f"{path.relative_to(src)}:{line_of(text, match.start())}: NDEBUG switches assert off"


WRITABLE = re.compile(r"^(\.data|\.bss|\.tdata|\.tbss|\.sdata|\.sbss)(\.(?!rel\.ro)|$)|^\*COM\*$")
SANITIZERS_OWN = re.compile(r"^(__odr_asan|__asan_|___asan_|__ubsan_|__sancov|__start_|__stop_|__unnamed_\d+$|\.L)")


def faults_of_statics(nm, library):
    listing = subprocess.run([nm, "--format=sysv", library], check=True, capture_output=True, text=True).stdout
    rows = [[cell.strip() for cell in line.split("|")] for line in listing.splitlines() if line.count("|") == 6]
    if not any(row[6].startswith(".text") for row in rows):
        yield f"{library}: {nm} names no section of code: nothing was looked at"
    for name, _, kind, _, _, _, section in rows:
        is_common = kind in "Cc" and kind
        if (WRITABLE.match(section) or is_common) and not SANITIZERS_OWN.match(name):
            yield f"{Path(library).name}: `{name}` is a writable static ({section or 'common'})"


CHECKS = {
    "includes": lambda src: faults_of_includes(Path(src)),
    "circles": lambda src: faults_of_circles(Path(src)),
    "secrets": lambda src: faults_of_secrets(Path(src)),
    "bans": lambda src: faults_of_bans(Path(src)),
    "files": lambda src: faults_of_files(Path(src)),
    "built": lambda src, commands: faults_of_built(Path(src), commands),
    "asserts": lambda src, flags: faults_of_asserts(Path(src), flags),
    "statics": faults_of_statics,
}


def main(arguments):
    if not arguments or arguments[0] not in CHECKS:
        sys.exit(__doc__)
    faults = list(CHECKS[arguments[0]](*arguments[1:]))
    print("\n".join(faults) if faults else "The arrows hold.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
