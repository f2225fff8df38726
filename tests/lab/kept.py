"""Lines of a hash and a name, held to a file of them or, after a deliberate change, kept there."""

import hashlib


def line_of(name, said):
    """The line of what was said, in bytes."""
    return f"{hashlib.sha256(said).hexdigest()[:12]} {name}\n"


def judge(path, lines, updates):
    """Names whose lines are otherwise, on one side alone too; with `updates` the lines are kept, and there are none."""
    if updates:
        path.write_text("".join(lines), encoding="utf-8")
        return []
    kept = path.read_text(encoding="utf-8").splitlines(keepends=True)
    different = [line for line in lines if line not in set(kept)] + [line for line in kept if line not in set(lines)]
    return list(dict.fromkeys(line[13:-1] for line in different))
