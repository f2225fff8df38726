"""One text of a source for many mutants (mutant schemata): a function that is broken has one body for each mutant, chosen at
run time by its number (choice.h), and its own, where the places that the mutants break are marked, so that the unbroken
program notes which of them a test comes by."""

import re

import csource

_HEADS = ("if", "for", "while", "switch")
_CASE = re.compile(r"(?:default|case\b[^:;{}]*?|[A-Za-z_]\w*):(?!:)\s*")
_BARE = re.compile(r"(?:else|do)\b\s*")
_HEAD = re.compile(r"(if|for|while|switch)\s*\(")


def can_hold(text, site):
    """Whether the mutation can be chosen at run time: a row of a table or a constant outside of functions cannot."""
    masked = csource.mask(text)
    function = csource.function_at(csource.functions(masked), site.start)
    return function is not None and function.body < site.start and site.end < function.end


def together(text, numbered):
    """The text with all these mutants, [(number, site)]; the lines keep their numbers."""
    masked = csource.mask(text)
    found = csource.functions(masked)
    by_function = {}
    for number, site in numbered:
        by_function.setdefault(csource.function_at(found, site.start), []).append((number, site))
    made, done = [], 0
    for function in sorted(by_function, key=lambda f: f.start):
        made += [text[done:function.body], _bodies(text, masked, function, by_function[function])]
        done = function.end
    return "".join(made) + text[done:]


def _bodies(text, masked, function, numbered):
    line = text.count("\n", 0, function.body) + 1
    parts = ["{"]
    for number, site in numbered:
        broken = text[function.body:site.start] + site.replacement + text[site.end:function.end]
        parts.append(f" if (MUTANTS_IS({number}))\n#line {line}\n{broken} else")
    parts.append(f"\n#line {line}\n{_marked(text, masked, function, numbered)} }}")
    return "".join(parts)


def _marked(text, masked, function, numbered):
    """The function's own body, which notes each place that it comes by."""
    marks = []
    for order, (number, site) in enumerate(numbered):
        reach = f"MUTANTS_REACH({number})"
        for at, before, after in _marks(masked, function, site):
            marks.append((at, order, before + reach + after if before is not None else after))
    made, done = [], function.body
    for at, _, mark in sorted(marks):
        made += [text[done:at], mark]
        done = at
    return "".join(made) + text[done:function.end]


def _marks(masked, function, site):
    """Where the place of a site is marked: [(offset, before the mark, behind it)]; None for before: no mark, only words."""
    entry = [(function.body + 1, " ", ";")]
    at, is_bare = _statement_start(masked, function, site.start)
    head, case = _HEAD.match(masked, at), _CASE.match(masked, at)
    if head and site.start >= head.end():
        return _head_marks(masked, head, site) or entry
    if at > site.start or (case and case.end() > site.start):
        return entry
    if not is_bare:
        return [(at, "", "; ")]
    end = csource.statement_end(masked, at)
    return [(at, "{ ", "; "), (end, None, " }")] if end is not None else entry


def _head_marks(masked, head, site):
    """In the parentheses of an if and its like; what a `for` begins with is marked where it is first compared."""
    if head.group(1) != "for":
        return [(head.end(), "", ", ")]
    close = csource.closing(masked, head.end() - 1)
    ends = [at for at in range(head.end(), close) if masked[at] == ";" and _depth(masked, head.end(), at) == 0]
    if len(ends) != 2:
        return None
    if site.start >= ends[1]:
        return [(ends[1] + 1, " ", ",")]
    return [(ends[0] + 1, " ", ",")] if masked[ends[0] + 1:ends[1]].strip() else [(ends[0] + 1, " ", ", 1")]


def _depth(masked, start, end):
    part = masked[start:end]
    return sum(part.count(c) for c in csource.OPEN) - sum(part.count(c) for c in csource.CLOSE)


def _statement_start(masked, function, offset):
    """(offset of the statement that holds the offset, whether it stands behind a head or an else, where a mark before it
    would take its place). Of `if (a) b;` that is the `if` for an offset in its parentheses, and `b` for one behind them."""
    at = _skip(masked, _raw_start(masked, function, offset))
    is_bare = False
    while True:
        case, bare, head = (pattern.match(masked, at) for pattern in (_CASE, _BARE, _HEAD))
        if bare and bare.end() <= offset:
            at, is_bare = bare.end(), True
        elif case and case.end() <= offset and not head:
            at, is_bare = case.end(), False
        elif head and head.end() <= offset and (close := csource.closing(masked, head.end() - 1)) is not None and close < offset:
            at, is_bare = _skip(masked, close + 1), True
        else:
            return at, is_bare


def _skip(masked, at):
    while at < len(masked) and masked[at] in " \t\n":
        at += 1
    return at


def _raw_start(masked, function, offset):
    """Behind the last `;`, block or brace of a block before the offset, whatever brackets it stands in."""
    at = _out_of_brackets(masked, function, offset) - 1
    while at > function.body:
        c = masked[at]
        if c in csource.CLOSE:
            opening = _opening(masked, at)
            if c == "}" and _is_block(masked, function, opening):
                return at + 1
            at = opening
        elif c == ";" or c == "{":
            return at + 1
        at -= 1
    return function.body + 1


def _out_of_brackets(masked, function, offset):
    """The offset, or before the brackets that it stands in up to the innermost block."""
    opened = []
    for at in range(function.body, offset):
        if masked[at] in csource.OPEN:
            opened.append(at)
        elif masked[at] in csource.CLOSE:
            opened.pop()
    while opened and not (masked[opened[-1]] == "{" and _is_block(masked, function, opened[-1])):
        offset = opened.pop()
    return offset


def _opening(masked, closing):
    depth = 0
    for at in range(closing, -1, -1):
        depth += (masked[at] in csource.CLOSE) - (masked[at] in csource.OPEN)
        if depth == 0:
            return at
    return 0


def _is_head(masked, parenthesis):
    word = re.search(r"(\w+)\s*$", masked[:parenthesis])
    return word is not None and word.group(1) in _HEADS


def _is_block(masked, function, brace):
    """Whether the brace opens statements: neither an initialiser nor a compound literal."""
    while brace > function.body:
        before = masked[:brace].rstrip()
        if before[-1] != "{":
            word = re.search(r"\w+$", before)
            return (before[-1] in ";}:" or (before[-1] == ")" and _is_head(masked, _opening(masked, len(before) - 1))) or
                    (word is not None and word.group() in ("else", "do")))
        brace = len(before) - 1
    return True
