"""C text as far as a mutation needs it: what is code, where functions and statements lie. No compiler is asked.

`mask` is the base of all: the text at the same offsets, with everything blanked that no mutation may touch.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass

# Calls whose arguments are never broken: a broken assert tells nothing, and logs are words for developers.
QUIET_CALLS = re.compile(r"\b(?:assert|static_assert|_Static_assert|perror|SDL_Log\w*|fprintf\s*(?=\(\s*stderr\b))\s*\(")
# `char name[128], word[32]`: the size of a buffer is not a rule; only an overflow would show it.
_SIZES = r"(?:\[[^\]\n]*\])"
_UNSIZED = r"(?:\w+\s*,\s*\**)*"  # `char *form, *labels[2]`
DECLARATOR = re.compile(rf"\b(\w+)\s+\**({_UNSIZED}\w+{_SIZES}+(?:\s*,\s*\**\w+{_SIZES}*(?=\s*[,;=\[]))*)")
# `enum { WORD_BYTES = 48 }`, by the sources' way of naming: the same sizes, named. A budget is a rule.
NAMED_SIZE = re.compile(r"\b(?!\w*(?:BUDGET|LIMIT))([A-Z][A-Z_]*_BYTES\s*=\s*)([^,}\n]+)")
NO_TYPE = {"return", "else", "case", "goto", "sizeof", "do"}
OPEN, CLOSE = "([{", ")]}"


@dataclass(frozen=True)
class Function:
    name: str
    start: int  # offset of the name
    body: int  # offset of the opening brace
    end: int  # offset behind the closing brace


def _blank(part, fill=" "):
    return "".join("\n" if c == "\n" else fill for c in part)


_TOKEN = re.compile(r"""
    (?P<comment> /\*.*?\*/ | //(?:\\\n|[^\n])* )
  | (?P<text> "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' )
  | (?P<directive> ^[ \t]*\#(?:\\\n|/\*.*?\*/|[^\n])* )
""", re.X | re.S | re.M)


def mask(text):
    """The text with comments and directives blank and strings filled with quotes; offsets and lines stay."""
    def hide(match):
        return _blank(match.group(), '"' if match.lastgroup == "text" else " ")

    masked = _TOKEN.sub(hide, text)
    for call in list(QUIET_CALLS.finditer(masked)):
        end = closing(masked, call.end() - 1)
        if end is not None:
            masked = masked[:call.start()] + _blank(masked[call.start():end + 1], '"') + masked[end + 1:]
    masked = NAMED_SIZE.sub(lambda size: size.group(1) + '"' * len(size.group(2)), masked)
    return DECLARATOR.sub(_hide_size, masked)


def _hide_size(match):
    if match.group(1) in NO_TYPE or match.group(1).isdigit():
        return match.group()
    names = re.sub(_SIZES, lambda size: "[" + '"' * (len(size.group()) - 2) + "]", match.group(2))
    return match.group()[:match.start(2) - match.start()] + names


def closing(masked, opening):
    """Offset of the bracket that closes the one at `opening`, or None."""
    depth = 0
    for at in range(opening, len(masked)):
        if masked[at] in OPEN:
            depth += 1
        elif masked[at] in CLOSE:
            depth -= 1
            if depth == 0:
                return at
    return None


def functions(masked):
    """The function definitions, in order: a brace at depth 0 behind a closing parenthesis."""
    found, at = [], 0
    while True:
        brace = masked.find("{", at)
        if brace < 0:
            return found
        end = closing(masked, brace)
        if end is None:
            return found
        name = _declared_name(masked, brace)
        if name:
            found.append(Function(name.group(1), name.start(1), brace, end + 1))
        at = end + 1


def _declared_name(masked, brace):
    before = masked[:brace].rstrip()
    if not before.endswith(")"):
        return None
    depth, at = 0, len(before) - 1
    while at >= 0:
        depth += (before[at] == ")") - (before[at] == "(")
        if depth == 0:
            break
        at -= 1
    start = before.rfind("\n", 0, at) + 1
    return re.compile(r"(?:.*\W)?(\w+)\s*$").match(before, start, at)


def function_at(found, offset):
    """The function of the list that holds the offset, or None: tables and types lie outside all of them."""
    index = bisect_right([function.start for function in found], offset) - 1
    return found[index] if index >= 0 and offset < found[index].end else None


_PREFIX = re.compile(r"(?:else\s+|do\s+|default:\s+|case [\w']+:\s+)")
_HEAD = re.compile(r"(?:if|for|while|switch)\s*\(")
MAX_STATEMENT_LINES = 6


def statements(masked, function):
    """(start, end) of each simple statement of a body, `;` included; also that behind an `if (…)` on its line."""
    for line in re.finditer(r"^[ \t]*(?=\S)", masked[function.body + 1:function.end - 1], re.M):
        at = function.body + 1 + line.end()
        if masked[at - 1] not in " \t\n{":
            continue
        at = _behind_heads(masked, at)
        end = statement_end(masked, at)
        if end is not None:
            yield at, end


def guards(masked, function):
    """(start, end) of each `if (…) return …;` and its like that stands alone: without an else."""
    for head in re.finditer(r"^[ \t]*(if\s*\()", masked[function.body:function.end], re.M):
        start = function.body + head.start(1)
        close = closing(masked, function.body + head.end() - 1)
        if close is None:
            continue
        leap = re.compile(r"\s*(?:return|continue|break|goto)\b").match(masked, close + 1)
        end = statement_end(masked, leap.end() - 1) if leap else None
        if end is not None and not re.compile(r"\s*else\b").match(masked, end):
            yield start, end


def _behind_heads(masked, at):
    while True:
        prefix = _PREFIX.match(masked, at)
        if prefix:
            at = prefix.end()
            continue
        head = _HEAD.match(masked, at)
        close = closing(masked, head.end() - 1) if head else None
        if close is None:
            return at
        at = close + 1
        while at < len(masked) and masked[at] in " \t\n":
            at += 1


def statement_end(masked, at):
    """Offset behind the `;` that ends the statement at `at`; None for blocks and what is too long."""
    depth = lines = 0
    for here in range(at, len(masked)):
        c = masked[here]
        if c in OPEN:
            if c == "{" and depth == 0 and masked[at:here].rstrip()[-1:] not in ("=", ")"):
                return None
            depth += 1
        elif c in CLOSE:
            depth -= 1
            if depth < 0:
                return None
        elif c == ";" and depth == 0:
            return here + 1
        elif c == "\n":
            lines += 1
            if lines == MAX_STATEMENT_LINES:
                return None
    return None
