"""Shows that arrows.py fails when it should: each bad line is put into a good tree, and must be the one fault found.

    test_arrows.py CC NM
"""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import arrows

GOOD = {
    "base/text.h": '#include <stddef.h>\n',
    "base/text.c": '#include "base/text.h"\n#include <string.h>\n',
    "base/files.h": "#include <stdio.h>\n",
    "base/memory.h": "#include <stddef.h>\n",
    "base/memory.c": '#include <stdlib.h>\nvoid *memory_alloc(size_t size) { return malloc(size); }\n',
    "rules/sabacc.h": '#include "base/text.h"\n',
    "rules/state.h": '#include "rules/sabacc.h"\n',
    "rules/phases/ante.c": '#include "../state.h"\n// SDL_Init() and "time()" in words only; free (of charge)\n'
                           'int doubled; const char *text = "float malloc(";\n',
    "match/match.h": '#include "rules/sabacc.h"\n#include "base/files.h"\n#include <stdlib.h>\n',
    "ai/novice.c": '#include "rules/sabacc.h"\n',
    "render/canvas.h": '#include <SDL.h>\n',
    "decks/deck.h": "",
    "sheets/sheets.h": '#include "decks/deck.h"\n#include "rules/sabacc.h"\n',
    "audio/audio.h": '#include "base/text.h"\n',
    "ui/pick.c": '#include "rules/sabacc.h"\n#include "render/canvas.h"\n',
    "session/plan.h": '#include "match/match.h"\n#include "ai/novice.h"\n',
    "table/view.h": '#include "session/plan.h"\n#include "ui/pick.h"\n#include "audio/audio.h"\n',
    "scenes/table.c": '#include "table/view.h"\n#include "ui/pick.h"\n#include "ai/novice.h"\n',
    "ui/pick.h": "",
    "ai/novice.h": "",
    "lab/play.c": '#include "ai/novice.h"\n#include "match/match.h"\n#include "sheets/sheets.h"\n',
    "app/main.c": '#include "scenes/table.h"\n',
    "scenes/table.h": "",
    "press/cards.c": '#include "render/canvas.h"\n',
}

# (file, line added to it, part of the fault that must be named)
BAD_INCLUDES = [
    ("base/text.c", '#include "rules/sabacc.h"', "base must not know rules/sabacc.h"),
    ("rules/state.h", '#include "match/match.h"', "rules must not know match/match.h"),
    ("rules/phases/ante.c", '  #  include "../../render/canvas.h"', "rules must not know render/canvas.h"),
    ("rules/state.h", '#include "base/files.h"', "rules must not know base/files.h"),
    ("ai/novice.c", '#include "base/files.h"', "ai must not know base/files.h"),
    ("decks/deck.h", '#include "render/canvas.h"', "decks must not know render/canvas.h"),
    ("session/plan.h", '#include "ui/pick.h"', "session must not know ui/pick.h"),
    ("table/view.h", '#include "scenes/table.h"', "table must not know scenes/table.h"),
    ("ui/pick.c", '#include "table/view.h"', "ui must not know table/view.h"),
    ("ui/pick.c", '#include "match/match.h"', "ui must not know match/match.h"),
    ("match/match.h", '#include "rules/state.h"', "match must not know rules/state.h"),
    ("match/match.h", '#include "ai/novice.h"', "match must not know ai/novice.h"),
    ("ai/novice.c", '#include "rules/state.h"', "ai must not know rules/state.h"),
    ("ai/novice.c", '#include "match/match.h"', "ai must not know match/match.h"),
    ("render/canvas.h", '#include "rules/sabacc.h"', "render must not know rules/sabacc.h"),
    ("sheets/sheets.h", '#include "render/canvas.h"', "sheets must not know render/canvas.h"),
    ("sheets/sheets.h", '#include "match/match.h"', "sheets must not know match/match.h"),
    ("lab/play.c", '#include "render/canvas.h"', "lab must not know render/canvas.h"),
    ("audio/audio.h", '#include "render/canvas.h"', "audio must not know render/canvas.h"),
    ("ui/pick.c", '#include "scenes/table.h"', "ui must not know scenes/table.h"),
    ("ui/pick.c", '#include "ai/novice.h"', "ui must not know ai/novice.h"),
    ("scenes/table.c", '#include "rules/state.h"', "scenes must not know rules/state.h"),
    ("lab/play.c", '#include "ui/pick.h"', "lab must not know ui/pick.h"),
    ("press/cards.c", '#include "rules/sabacc.h"', "press must not know rules/sabacc.h"),
    ("app/main.c", '#include "lost.h"', '"lost.h" is no file of src/'),
    ("attic/old.c", "", "`attic` is no room"),
]

BAD_CODE = [
    ("match/match.h", "#include <SDL2/SDL.h>", "knows no window"),
    ("lab/play.c", "void f(void) { SDL_Quit(); }", "knows no window"),
    ("ai/novice.c", "#include <SDL_image.h>", "knows no window"),
    ("sheets/sheets.h", "#include <SDL.h>", "knows no window"),
    ("rules/state.h", "#include <stdio.h>", "does without"),
    ("base/text.h", "#include <stdio.h>", "does without"),
    ("rules/state.h", "#include <time.h>", "does without"),
    ("rules/state.h", "#include <stdlib.h>", "does without"),
    ("rules/state.h", "#define GRAB(n) malloc (n)", "memory comes from base/memory.h"),
    ("base/files.h", "void *f(void) { return malloc(1); }", "memory comes from base/memory.h"),
    ("app/main.c", 'void f(void) { setenv("LANGUAGE", "en", 1); }', "the environment is shared"),
    ("session/saves.c", 'void f(void) { setlocale(0, "C"); }', "set before there are any"),
    ("match/match.h", "char *f(void) { return strdup(0); }", "memory comes from base/memory.h"),
    ("render/canvas.h", "void *f(void) { return SDL_calloc(1, 1); }", "memory comes from base/memory.h"),
    ("rules/state.h", "void *f(void) { return memory_alloc(1); }", "no heap"),
    ("base/text.h", "void f(void *p) { free(p); }", "no heap"),
    ("rules/state.h", "int luck = rand();", "no random numbers"),
    ("rules/state.h", 'void say(void) { printf("hello"); }', "never prints"),
    ("base/text.c", 'void keep(void) { fopen("a", "w"); }', "never prints"),
    ("rules/state.h", "long now(void) { return time(0); }", "no clock"),
    ("rules/state.h", "static const float share = 1;", "whole numbers"),
    ("base/text.c", "double half(int n);", "whole numbers"),
    ("rules/state.h", "extern int hands_played;", "shares no variables"),
]

BAD_STATICS = [
    ("static int count; int next(void) { return ++count; }", "count"),
    ("int next(void) { static int calls = 7; return calls++; }", "calls"),
    ("int shared = 3; int next(void) { return shared; }", "shared"),
    ("_Thread_local int mine; int next(void) { return mine++; }", "mine"),
]
GOOD_STATICS = 'static const char *const NAMES[] = {"a", "b"}; const char *next(int i) { return NAMES[i]; }'


def make_tree(root, changed_file=None, line=""):
    for name, text in {**GOOD, **({changed_file: ""} if changed_file not in GOOD and changed_file else {})}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + (line + "\n" if name == changed_file else ""), encoding="utf-8")
    return root


class TestArrows(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory(prefix="arrows of src ")
        self.addCleanup(directory.cleanup)
        self.root = Path(directory.name)

    def assert_only(self, faults, part):
        faults = list(faults)
        self.assertEqual(len(faults), 1, faults)
        self.assertIn(part, faults[0])

    def test_good_tree_passes(self):
        make_tree(self.root)
        self.assertEqual(list(arrows.faults_of_includes(self.root)), [])
        self.assertEqual(list(arrows.faults_of_bans(self.root)), [])

    def test_each_bad_include_is_found(self):
        for number, (file, line, part) in enumerate(BAD_INCLUDES):
            with self.subTest(file=file, line=line):
                self.assert_only(arrows.faults_of_includes(make_tree(self.root / str(number), file, line)), part)

    def test_circle_is_found(self):
        make_tree(self.root)
        self.assertEqual(list(arrows.faults_of_circles(self.root)), [])
        make_tree(self.root, "session/plan.h", '#include "session/saves.h"')
        (self.root / "session/saves.h").write_text('#include "session/plan.h"\n', encoding="utf-8")
        self.assert_only(arrows.faults_of_circles(self.root), "session/plan.h → session/saves.h → session/plan.h")

    def test_circle_of_folders_is_found(self):
        """A folder may use what lies in it and be used by it, but not folders beside each other."""
        make_tree(self.root)
        for name, included in (("scenes/play/a.c", "scenes/setup/b.h"), ("scenes/setup/c.c", "scenes/play/d.h"),
                               ("scenes/play/e.c", "scenes/f.h"), ("scenes/g.c", "scenes/play/d.h")):
            for path in (self.root / name, self.root / included):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch()
            (self.root / name).write_text(f'#include "{included}"\n', encoding="utf-8")
        self.assert_only(arrows.faults_of_circles(self.root), "scenes/play → scenes/setup → scenes/play")
        (self.root / "scenes/setup/c.c").write_text("", encoding="utf-8")
        self.assertEqual(list(arrows.faults_of_circles(self.root)), [])

    def test_truth_reaches_nobody_else(self):
        make_tree(self.root, "match/truth.h", "")
        for name in sorted(arrows.SECRETS["match/truth.h"]):
            (self.root / name).write_text('#include "match/truth.h"\n', encoding="utf-8")
        self.assertEqual(list(arrows.faults_of_secrets(self.root)), [])
        (self.root / "match/seat.h").write_text('#include "match/truth.h"\n', encoding="utf-8")
        (self.root / "scenes/table.c").write_text('#include "match/seat.h"\n', encoding="utf-8")
        faults = list(arrows.faults_of_secrets(self.root))
        self.assertEqual(len(faults), 2, faults)
        self.assertIn("scenes/table.c → match/seat.h → match/truth.h", faults[1])
        (self.root / "scenes/table.c").write_text("", encoding="utf-8")
        (self.root / "match/seat.h").unlink()
        (self.root / "lab/play.c").write_text("", encoding="utf-8")
        self.assert_only(arrows.faults_of_secrets(self.root), "lab/play.c:1: needs not be trusted")

    def test_files_may_do_what_the_core_may_not(self):
        make_tree(self.root, "base/files.h", '#include <stdlib.h>\nvoid f(void) { free(0); }')
        self.assertEqual(list(arrows.faults_of_bans(self.root)), [])

    def test_each_ban_is_held(self):
        for number, (file, line, part) in enumerate(BAD_CODE):
            with self.subTest(file=file, line=line):
                self.assert_only(arrows.faults_of_bans(make_tree(self.root / str(number), file, line)), part)

    def test_file_work_outside_the_door_is_found(self):
        make_tree(self.root, "base/files.h", 'int f(void) { return open("a", 0); }')
        self.assertEqual(list(arrows.faults_of_files(self.root)), [])
        for number, call in enumerate(["fopen", "open", "rename", "stat", "json_load_file", "stbi_load", "Mix_LoadWAV",
                                       "cairo_pdf_surface_create", "cairo_image_surface_create_from_png"]):
            with self.subTest(call=call):
                tree = make_tree(self.root / str(number), "lab/play.c", f'void f(void) {{ {call} ("a", 0); }}')
                self.assert_only(arrows.faults_of_files(tree), f"lab/play.c:4: `{call}`: file work goes through")

    def test_own_functions_may_bear_such_names(self):
        make_tree(self.root, "lab/play.c", "static int open(int a) { return a; }\n"
                                          "int f(struct b *c) { return open(1) + c->rename(2); } // fopen(\n")
        self.assertEqual(list(arrows.faults_of_files(self.root)), [])

    def test_exceptions_are_needed(self):
        make_tree(self.root, "audio/music.c", "int f(void) { return ov_fopen(0, 0); }")
        self.assertEqual(list(arrows.faults_of_files(self.root)), [])
        (self.root / "audio/music.c").write_text("", encoding="utf-8")
        self.assert_only(arrows.faults_of_files(self.root), "audio/music.c:1: needs no exception for `ov_fopen`")

    def test_fault_names_its_line(self):
        make_tree(self.root, "rules/phases/ante.c", "int a;\nfloat b;")
        self.assert_only(arrows.faults_of_bans(self.root), "rules/phases/ante.c:5: `float`")

    def test_unbuilt_file_is_found(self):
        make_tree(self.root)
        entries = [f'{{"directory": "{self.root}", "file": "{name}"}}' for name in GOOD if name != "lab/play.c"]
        commands = self.root / "compile_commands.json"
        commands.write_text(f"[{','.join(entries)}]", encoding="utf-8")
        self.assert_only(arrows.faults_of_built(self.root, commands), "lab/play.c:1: no target builds")

    def test_asserts_switched_off_are_found(self):
        self.assert_only(arrows.faults_of_asserts(make_tree(self.root), "-O3 -DNDEBUG"), "CMake's flags")
        make_tree(self.root, "ai/novice.c", "#define NDEBUG")
        self.assert_only(arrows.faults_of_asserts(self.root, "-O3"), "ai/novice.c:2")

    def compile(self, text):
        source, made = self.root / "a.c", self.root / "a.o"
        source.write_text(text, encoding="utf-8")
        subprocess.run([COMPILER, "-std=c17", "-fPIC", "-c", source, "-o", made], check=True)
        return made

    @unittest.skipIf(sys.platform == "darwin", "Mach-O names its sections otherwise; the check is not made there")
    def test_writable_statics_are_found(self):
        self.assertEqual(list(arrows.faults_of_statics(NM, self.compile(GOOD_STATICS))), [])
        for text, name in BAD_STATICS:
            with self.subTest(text=text):
                faults = list(arrows.faults_of_statics(NM, self.compile(text)))
                self.assertEqual(len(faults), 1, faults)
                # Of a static in a function gcc makes calls.0, clang next.calls.
                self.assertRegex(faults[0], rf"`(\w+\.)?{name}(\.\d+)?` is a writable static")

    def test_no_fault_and_fault_differ_in_exit_status(self):
        make_tree(self.root)
        self.assertEqual(arrows.main(["includes", str(self.root)]), 0)
        make_tree(self.root, "base/text.c", '#include "rules/sabacc.h"')
        self.assertEqual(arrows.main(["includes", str(self.root)]), 1)


if __name__ == "__main__":
    COMPILER, NM = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
