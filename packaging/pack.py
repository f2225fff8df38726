#!/usr/bin/env python3
"""Compresses installed texts and drawings, each by itself, where the game unpacks them: pack.py FILE…

FILE becomes FILE.gz, with the same bytes for the same content at any time. See file_read_shipped in src/base/files.h.
"""
import gzip
import pathlib
import sys


def pack(path):
    packed = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.with_name(path.name + ".gz").write_bytes(packed)
    path.unlink()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        pack(pathlib.Path(name))
