"""A catalogue in which every text is longer: pseudo.py POT OUT/LOCALES

Each translation is its source with 40 in 100 more letters, in words that look like nothing else, so that a screen shows
what was never given to be translated, too. Formats, symbols, and white space at either end stay as they are. The language
is `eo`: SABACC_LOCALES=LOCALES, --lang eo.
"""

import ast
import os
import re
import struct
import sys

MORE = 0.4
FORMAT = re.compile(r"%[-+ #0-9.*]*(?:hh|h|ll|l|z)?[diuxXcsfFeEgGpn%]")


def entries(path):
    """(context, source, plural) of a template."""
    found, now, key = [], {}, None
    with open(path, encoding="utf-8") as file:
        for line in list(file) + ["\n"]:
            word = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) (".*")', line)
            if word:
                if word[1] in ("msgid", "msgctxt") and "msgid" in now and key != "msgctxt":
                    found.append(now)
                    now = {}
                key = word[1]
                now[key] = ast.literal_eval(word[2])
            elif line.startswith('"') and key:
                now[key] += ast.literal_eval(line.strip())
    found.append(now)
    return [(one.get("msgctxt"), one["msgid"], one.get("msgid_plural")) for one in found if one.get("msgid")]


def longer(source):
    letters = len(FORMAT.sub("", source).strip())
    wanted = int(letters * MORE + 0.999)
    if not any(c.isalpha() and ord(c) < 0xE000 for c in source) or wanted < 1:
        return source
    body, end = source.rstrip(), source[len(source.rstrip()):]
    more = ("ŝĝĉĵŭ ĥelonga " * (wanted // 6 + 1))[:wanted - 1].strip() or "ŝ"
    glue = "" if wanted < 3 else " "
    return body + glue + more + end


def write(path, pairs):
    """As msgfmt writes them: a table of lengths and places for sources and translations, sorted."""
    pairs = sorted((key.encode(), value.encode()) for key, value in pairs)
    head, count = 28, len(pairs)
    place, tables, words = head + 16 * count, [[], []], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side].append(struct.pack("<II", len(pair[side]), place + len(words)))
            words += pair[side] + b"\0"
    with open(path, "wb") as file:
        file.write(struct.pack("<7I", 0x950412DE, 0, count, head, head + 8 * count, 0, head + 16 * count))
        file.write(b"".join(tables[0] + tables[1]) + words)


def main(pot, out):
    pairs = [("", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n")]
    for context, source, plural in entries(pot):
        key = (context + "\4" if context else "") + source + ("\0" + plural if plural else "")
        pairs.append((key, longer(source) + ("\0" + longer(plural) if plural else "")))
    folder = os.path.join(out, "eo", "LC_MESSAGES")
    os.makedirs(folder, exist_ok=True)
    write(os.path.join(folder, "sabacc.mo"), pairs)
    with open(os.path.join(out, "LINGUAS"), "w", encoding="utf-8") as file:
        file.write("eo # Esperanto\n")


main(*sys.argv[1:])
