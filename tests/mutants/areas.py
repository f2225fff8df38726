"""What is broken, by area, and which tests are asked first. A file belongs to the first area that has it.

Patterns are of fnmatch over paths from the project's root; `*` also spans folders. They name files by what they are
for, so that a file that moves to another folder stays in its area.
"""

from dataclasses import dataclass
from fnmatch import fnmatch

SOURCES = (".c", ".def")  # headers are contracts: what they number and name shows where it is used


@dataclass(frozen=True)
class Area:
    name: str
    files: tuple
    but: tuple
    first: tuple  # regular expressions of tests, likeliest killers first; all others that can kill come after


AREAS = (
    Area("storage",
         files=("src/*/files.c", "src/match/*", "src/session/*", "src/lab/*", "src/app/paths*", "*/saves*", "*/streaks.*",
                "*/settings_file*", "*/storage*", "*/journal*", "*/salvage*", "*/unfinished*", "*/library_document*",
                "src/sheets/p?g.c", "src/sheets/pdf.c", "src/sheets/draft.c"),
         but=("src/scenes/*", "src/decks/files.c", "*/bot.c", "*/characters*", "*/film_programme*", "*/opponents*",
              "*/cmd_bench.c", "*/main.c"),
         first=(r"^(files|match-|session-|ui-settings|scenes-streaks|lab-(?!duel|bots|jobs)|faults)", r"^(cases-|rules-|sheets)")),
    Area("rules", files=("src/rules/*",), but=(),
         first=(r"^rules-", r"^cases-", r"^(lab|match)-")),
    Area("screens", files=("src/ui/*", "src/table/*", "src/scenes/*", "src/render/*"), but=("*/stb_reading.c", "*/stb_writing.c",),
         first=(r"^(ui|scenes|render|table)-|pictures",)),
)
NAMES = tuple(sorted(area.name for area in AREAS))


def area_of(path, areas=AREAS):
    """The area of a source file, or None."""
    if not path.startswith("src/") or not path.endswith(SOURCES):
        return None
    for area in areas:
        if any(fnmatch(path, p) for p in area.files) and not any(fnmatch(path, p) for p in area.but):
            return area
    return None
