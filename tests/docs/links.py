"""Holds the links of the documents: each relative one leads to a file or folder of the project, and its anchor to a
heading there.

    links.py PROJECT

Prints one line a fault, `file:line: what`, and exits 1 when there is any.
"""

import re
import sys
from pathlib import Path

DOCUMENTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md", "assets/**/*.md", "tests/**/*.md"]
LINK = re.compile(r"!?\[[^]]*\]\(([^)\s]+)\)")


def anchors_of(text):
    """The anchors of a page's headings, as sites that show Markdown make them."""
    anchors = []
    for heading in re.findall(r"^#{1,6} +(.*?)\s*$", without_code(text), re.M):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        count = sum(1 for anchor in anchors if re.fullmatch(rf"{re.escape(slug)}(-\d+)?", anchor))
        anchors.append(f"{slug}-{count}" if count else slug)
    return anchors


def without_code(text):
    """Fenced blocks become empty lines, so that line numbers hold."""
    return re.sub(r"^```.*?^```", lambda block: "\n" * block.group().count("\n"), text, flags=re.M | re.S)


def link_fault(project, page, target):
    """What is wrong with a link of that page; None where nothing is."""
    if re.match(r"[a-z]+:", target):
        return None
    path, _, anchor = target.partition("#")
    place = (page.parent / path).resolve() if path else page.resolve()
    if project not in [place, *place.parents]:
        return f"'{target}' leads out of the project"
    if not place.exists():
        return f"'{target}' leads nowhere"
    if anchor and (place.suffix != ".md" or anchor not in anchors_of(place.read_text(encoding="utf-8"))):
        return f"'{target}': there is no such heading"
    return None


def check(project):
    """The faults of all pages, and how many links there are."""
    project = project.resolve()
    faults, links = [], 0
    for page in sorted({page for pattern in DOCUMENTS for page in project.glob(pattern)}):
        text = without_code(page.read_text(encoding="utf-8"))
        for match in LINK.finditer(text):
            links += 1
            fault = link_fault(project, page, match.group(1))
            if fault:
                line = text.count("\n", 0, match.start()) + 1
                faults.append(f"{page.relative_to(project).as_posix()}:{line}: {fault}")
    return faults, links


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    faults, links = check(Path(arguments[0]))
    for fault in faults:
        print(fault)
    print(f"{links} links, {len(faults)} faults")
    return 1 if faults or links == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
