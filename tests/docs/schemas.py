"""The schemas of docs/schemas, loaded for checking: validators by name, whichever jsonschema is installed."""

import json
import warnings

from jsonschema import Draft202012Validator


def load(folder):
    """Name → schema, of all files there."""
    return {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}


def validator(documents, name):
    """Checks values against one of the documents; they refer to each other by their files' names."""
    start = {"$ref": name}
    try:
        from referencing import Registry, Resource
    except ImportError:  # jsonschema before 4.18
        from jsonschema import RefResolver

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return Draft202012Validator(start, resolver=RefResolver("", start, store=dict(documents)))
    resources = [(key, Resource.from_contents(document)) for key, document in documents.items()]
    return Draft202012Validator(start, registry=Registry().with_resources(resources))


def nearest(error):
    """Of the branches that failed the one that is meant: its words fit, and it has the fewest faults."""
    branches = {}
    for inner in error.context:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    return min(branches.values(), key=lambda found: (any(e.validator in ("const", "enum") for e in found), len(found)))[0]


def first_fault(checker, value):
    """Where the value goes wrong and how, in a line; None where it does not."""
    for error in checker.iter_errors(value):
        while error.context:
            error = nearest(error)
        place = "/".join(str(step) for step in error.absolute_path)
        return f"{place or 'the whole'}: {error.message[:300]}"
    return None
