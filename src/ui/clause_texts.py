"""The clauses of docs/rulebook.md, and the table of their texts that the game shows.

    clause_texts.py RULEBOOK OUT

writes the C file OUT: a row of id and text for each clause that is played (ui/clause_texts.h), and behind them a row for
each source. The texts are plain: marks of Markdown are gone, words of options and actions stand in quotes, each block is
a line, and list items begin with a bullet. A clause is a heading of the third level that is its id; a source is a row of
a table whose mark is S and a digit. A block that begins with NOT_BUILT tells what is not built yet; the table leaves it
out, and with it a clause that has no other block.
"""

import re
import sys
from pathlib import Path

ID = r"[A-Z]{2}-[0-9]+[a-z]?"
SOURCE = re.compile(r"\| (S[0-9]) \| (.*\S) \|")
NOT_BUILT = "*(not built yet)*"
ITEM = re.compile(r"(?:- |[0-9]+\. )")


class Clause:
    """A clause's id and its blocks: paragraphs, list items and tables, as they are written, a line each."""

    def __init__(self, name, line):
        self.name, self.line, self.blocks = name, line, []

    def built(self):
        return [block for block in self.blocks if not block.startswith(NOT_BUILT)]

    def is_built(self):
        return bool(self.built())


def blocks_of(lines):
    """Paragraphs and items as one line each; a table as its rows."""
    blocks, is_open = [], False
    for line in lines:
        text = line.strip()
        starts = not is_open or ITEM.match(line) or text.startswith("|")
        if not text:
            is_open = False
        elif starts and text.startswith("|") and is_open and blocks[-1].startswith("|"):
            blocks[-1] += "\n" + text
        elif starts:
            blocks.append(text)
            is_open = True
        else:
            blocks[-1] += " " + text
    return blocks


def read(text):
    """The clauses of a rulebook in order."""
    clauses, lines = [], []
    for number, line in enumerate(text.splitlines() + ["# end"], 1):
        if not re.match(r"#{1,3} ", line):
            lines.append(line)
            continue
        if clauses and not clauses[-1].blocks:
            clauses[-1].blocks = blocks_of(lines)
        lines = []
        if re.fullmatch(rf"### {ID}", line):
            clauses.append(Clause(line[4:], number))
    return clauses


def sources(text):
    """The marks of the rulebook's sources and the documents that they stand for, in order."""
    return [match.groups() for match in map(SOURCE.fullmatch, text.splitlines()) if match]


# ---- plain texts

def without_marks(text):
    """Links are their words; what is spelled for a program stands in quotes; stress goes."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text.replace("\\|", "|"))
    parts = text.split("`")
    return "".join(f"\u2018{part}\u2019" if i % 2 else typeset(part) for i, part in enumerate(parts))


def typeset(text):
    """Without stress, with the quotes of print."""
    text = re.sub(r"\*+", "", text).replace("'", "\u2019")
    return re.sub(r'"([^"]*)"', "\u201c\\1\u201d", text)


def plain_table(rows):
    cells = [[without_marks(cell.strip()) for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in rows.split("\n")]
    heads, body = cells[0], cells[2:]
    return "\n".join(f"• {row[0]}: " + "; ".join(f"{head} {cell}" for head, cell in zip(heads[1:], row[1:])) + "."
                     for row in body)


def plain(block):
    if block.startswith("|"):
        return plain_table(block)
    return without_marks("• " + block[2:] if block.startswith("- ") else block)


def plain_text(clause):
    return "\n".join(plain(block) for block in clause.built())


# ---- the table

FRAME = """/* Made from docs/rulebook.md by clause_texts.py. */
#include "base/i18n.h"
#include "ui/clause_texts.h"

const ClauseText clause_texts[] = {{
{rows}
}};
const int clause_text_count = {count};
"""


def c_string(text):
    """A C string, a line for each block."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + escaped.replace("\n", '\\n"\n     "') + '"'


def table(clauses, documents):
    texts = [(clause.name, plain_text(clause)) for clause in clauses if clause.is_built()]
    texts += [(mark, without_marks(document)) for mark, document in documents]
    rows = [f'    {{"{name}",\n     N_({c_string(text)})}},' for name, text in texts]
    return FRAME.format(rows="\n".join(rows), count=len(rows))


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    rulebook = Path(arguments[0]).read_text(encoding="utf-8")
    clauses = read(rulebook)
    if not clauses:
        sys.exit(f"{arguments[0]}: no clauses; a clause is a heading like '### SH-4'")
    Path(arguments[1]).write_text(table(clauses, sources(rulebook)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
