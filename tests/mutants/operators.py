"""The ways a line of C is broken. Each operator yields (start, end, replacement) over the masked text of csource.py;
a replacement has as many line ends as what it replaces, so that no line moves."""

import re
from dataclasses import dataclass

import csource

KEYWORDS = {"return", "if", "for", "while", "switch", "sizeof", "else", "do", "case", "goto", "break", "continue",
            "typedef", "static", "const"}


@dataclass(frozen=True)
class Site:
    file: str  # path from the project's root
    start: int
    end: int
    replacement: str
    operator: str


def _swap(pattern, replacements):
    expression = re.compile(pattern)

    def operator(masked, _functions):
        for match in expression.finditer(masked):
            for replacement in replacements[match.group(1)]:
                yield match.start(1), match.end(1), replacement
    return operator


_boundary = _swap(r" (<=|>=|<|>) ", {"<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"]})
_opposite = _swap(r" (<=|>=|<|>|==|!=) ",
                  {"<": [">="], "<=": [">"], ">": ["<="], ">=": ["<"], "==": ["!="], "!=": ["=="]})
_arithmetic = _swap(r"(?<=[\w\)\]]) ([-+*/%&|]|\+=|-=) (?=[\w(!~*&])",
                    {"+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "&": ["|"], "|": ["&"],
                     "+=": ["-="], "-=": ["+="]})
_logic = _swap(r" (&&|\|\|)(?=\s)", {"&&": ["||"], "||": ["&&"]})
_negation = _swap(r"(?<![\w!])(!)(?=[\w(*])", {"!": [""]})
_truth = _swap(r"\b(true|false)\b", {"true": ["false"], "false": ["true"]})


def _step(masked, functions):
    """`n++` and its like, but in the head of a for, where any test would see it."""
    heads = [(m.start(), csource.closing(masked, m.end() - 1) or m.end()) for m in re.finditer(r"\bfor \(", masked)]
    for match in re.finditer(r"\+\+|--", masked):
        if not any(start <= match.start() < end for start, end in heads):
            yield match.start(), match.end(), "--" if match.group() == "++" else "++"


# `room = room == 0 ? 64 : 2 * room`: how a list grows. How far it grows at once only costs time and memory.
_GROWTH = re.compile(r"\b(?P<of>[\w.>-]*\w)(?: == 0 \? (?P<first>\w+) : (?P<times>\d+) \* \*?(?P=of)"
                     r"| > 0 \? (?P<fold>\d+) \* (?P=of) : (?P<least>\w+)"
                     r"| \? (?P=of) \* (?P<factor>\d+) : (?P<start>\w+))(?=[;,)])")


def _growth_numbers(masked):
    """Where the numbers of such a growth stand: the room to begin with, and how many times the room comes next."""
    return {match.start(group) for match in _GROWTH.finditer(masked)
            for group in ("first", "times", "fold", "least", "factor", "start") if match.group(group)}


# `memory_calloc(1, sizeof *list)`: more of it than is used.
_SPARE = re.compile(r"\b(?:memory_)?calloc\((?=\d+, )")


def _number(masked, _functions):
    """Whole decimal numbers, one more and one less. Bit patterns (hex, octal), floats and `{0}` are left alone, and how
    far a list grows, but where it would not grow any more; and how much too much memory is asked for, but not too little."""
    growth = _growth_numbers(masked)
    spare = {match.end() for match in _SPARE.finditer(masked)}
    for match in re.finditer(r"(?<![\w.])(0|[1-9]\d*)([uUlL]*)(?![\w.])", masked):
        before, after = masked[:match.start()].rstrip()[-1:], masked[match.end():match.end() + 1]
        if match.group(1) == "0" and before == "{" and after == "}":
            continue
        number = int(match.group(1))
        grows = match.start() in growth
        if not grows and match.start() not in spare:
            yield match.start(), match.end(), f"{number + 1}{match.group(2)}"
        if number > 0 and not (grows and number > 2):
            yield match.start(), match.end(), f"{number - 1}{match.group(2)}"


def _branches(masked, functions):
    """`if (c)` becomes `if (!(c))`; `c ? a : b` becomes `c ? b : a`."""
    for match in re.finditer(r"\bif \(", masked):
        close = csource.closing(masked, match.end() - 1)
        if close is not None and "\n" not in masked[match.end():close]:
            yield match.end(), close, "!({0})"
    for match in re.finditer(r" \? ", masked):
        parts = _ternary(masked, match.end())
        if parts:
            yield match.end(), parts[1], "{1}"


def _ternary(masked, start):
    """(end of the first part, end of the second) of `a : b`, on one line and without one inside; None if there is none."""
    depth, colon = 0, None
    for at in range(start, len(masked)):
        c = masked[at]
        if c in csource.OPEN:
            depth += 1
        elif c in csource.CLOSE:
            depth -= 1
        if c in "?\n":
            return None
        if depth == 0 and colon is None and masked.startswith(" : ", at):
            colon = at
        if depth < 0 or (depth == 0 and c in ",;"):
            return (colon, at) if colon is not None else None
    return None


_CALL = re.compile(r"(?:\(void\)\s*)?([A-Za-z_]\w*)(?:(?:->|\.)\w+|\[[^\]]*\])*\(")
_ASSIGNMENT = re.compile(r"\*?[A-Za-z_]\w*(?:(?:->|\.)\w+|\[[^;=]*?\])*(?:\s(?:=|[-+*/%&|^]=|<<=|>>=)\s|\+\+;|--;)|(?:\+\+|--)[A-Za-z_]")


def _no_statement(masked, start, end):
    return start, end, "{}" + "\n" * masked.count("\n", start, end)


def _call(masked, functions):
    for function in functions:
        for start, end in csource.statements(masked, function):
            call = _CALL.match(masked, start, end)
            if call and call.group(1) not in KEYWORDS and csource.closing(masked, call.end() - 1) == end - 2:
                yield _no_statement(masked, start, end)


def _assignment(masked, functions):
    for function in functions:
        for start, end in csource.statements(masked, function):
            if _ASSIGNMENT.match(masked, start, end):
                yield _no_statement(masked, start, end)


def _guard(masked, functions):
    for function in functions:
        for start, end in csource.guards(masked, function):
            yield _no_statement(masked, start, end)
        for start, end in csource.statements(masked, function):
            if masked[start:end] in ("break;", "continue;", "return;"):
                yield _no_statement(masked, start, end)


def _return(masked, _functions):
    for match in re.finditer(r"\breturn (true|false);", masked):
        yield match.start(1), match.end(1), "false" if match.group(1) == "true" else "true"


# name: (how often it is drawn, what it does, the operator)
OPERATORS = {
    "boundary": (3, "`<` becomes `<=`, and the like", _boundary),
    "opposite": (2, "`==` becomes `!=`, `<` becomes `>=`", _opposite),
    "arithmetic": (2, "`+` becomes `-`, `*` `+`, `&` `|`", _arithmetic),
    "step": (1, "`++` becomes `--`", _step),
    "logic": (3, "`&&` becomes `||`", _logic),
    "negation": (2, "`!` is dropped", _negation),
    "number": (4, "a whole number becomes one more or one less, in code and in the rows of tables", _number),
    "branches": (2, "`if (c)` becomes `if (!(c))`; the parts of `c ? a : b` change places", _branches),
    "call": (3, "a call whose value is not used is dropped", _call),
    "assignment": (3, "an assignment is dropped", _assignment),
    "guard": (3, "`if (…) return …;`, `continue;` or `break;` is dropped", _guard),
    "return": (2, "`return true` becomes `return false`", _return),
    "truth": (1, "another `true` becomes `false`", _truth),
}


def is_beside_whole_number(text, site):
    """Whether the operator at the site stands before or behind a literal without a fraction, as in `speed > 0`."""
    whole = r"-?\d+(?:\.0*)?f?"
    return bool(re.match(rf"\s*\(*{whole}(?![\w.])", text[site.end:]) or
                re.search(rf"(?<![\w.]){whole}\)*\s*$", text[:site.start]))


def only_leaks(text, site):
    """Whether the call that is dropped does nothing but give memory back: what leaks, sanitizers alone tell."""
    return site.operator == "call" and re.match(r"free\([^;]*\);$", text[site.start:site.end]) is not None


_TERM = r"[\w.>\[\]-]+"  # a name, a member, an element: nothing that does anything


def keeps_the_same_of_equals(text, site):
    """Whether the comparison at the site only chooses between its own two sides, as in `a > b ? a : b` or in
    `if (n > MAX) n = MAX;`: where both are equal it is the same with `>=`."""
    left = re.search(rf"(?P<opens>= |return |\(|, )?(?P<term>{_TERM})\s$", text[:site.start])
    right = re.match(rf"\s(?P<term>{_TERM})(?: \? (?P<then>{_TERM}) : (?P<other>{_TERM})(?=[;,)])|"
                     rf"\)+\s+(?P<set>{_TERM}) = (?P<to>{_TERM});(?!\s*else\b))?", text[site.end:])
    if not left or not right:
        return False
    sides = {left["term"], right["term"]}
    if right["then"]:
        return bool(left["opens"]) and {right["then"], right["other"]} == sides
    is_if = re.search(r"\bif \([^;{}]*$", text[:site.start])
    return bool(right["set"] and is_if) and {right["set"], right["to"]} == sides


def sites(path, text):
    """Every mutation of the file, ordered by place; none twice."""
    masked = csource.mask(text)
    functions = csource.functions(masked)
    found = {}
    for name, (_, _, operator) in OPERATORS.items():
        for start, end, replacement in operator(masked, functions):
            replacement = _filled(replacement, text, masked, start, end)
            found.setdefault((start, end, replacement), Site(path, start, end, replacement, name))
    return [found[key] for key in sorted(found)]


def _filled(replacement, text, masked, start, end):
    if replacement == "!({0})":
        return f"!({text[start:end]})"
    if replacement == "{1}":
        colon = _ternary(masked, start)[0]
        return f"{text[colon + 3:end]} : {text[start:colon]}"
    return replacement


def apply(text, site):
    return text[:site.start] + site.replacement + text[site.end:]
