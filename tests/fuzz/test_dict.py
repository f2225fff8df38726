"""The dictionary for records names every verb, option, game file and key of expect that there is; the one for files
of user events and its corpus name every kind of event.

    test_dict.py PROJECT
"""

import re
import sys
import unittest
from pathlib import Path

PROJECT = Path(sys.argv.pop(1))


def words_of(registry, pattern):
    return re.findall(pattern, (PROJECT / "src" / registry).read_text(encoding="utf-8"), re.M)


class TestDictionary(unittest.TestCase):
    def setUp(self):
        self.dictionary = (PROJECT / "tests/fuzz/record.dict").read_text(encoding="utf-8")

    def assert_named(self, words, spelled):
        self.assertGreater(len(words), 5)
        self.assertEqual([word for word in words if not re.search(spelled % re.escape(word), self.dictionary, re.M)], [])

    def test_verbs(self):
        self.assert_named(words_of("rules/actions.def", r'^VERB\(\w+, "([^"]+)"'), r'^"[*01] %s[ "]')

    def test_options(self):
        self.assert_named(words_of("rules/options.def", r'^(?:OPTION|CHOICE)\(\w+, "([^"]+)"'), r'^"\\"%s\\": "$')

    def test_games(self):
        games = [word.replace("_", "-") for word in words_of("rules/games.def", r"^GAME\((\w+)\)") if word != "null_game"]
        self.assert_named(games, r'^"\\"game\\": \\"%s\\""$')

    def test_scripts(self):
        dictionary = (PROJECT / "tests/fuzz/script.dict").read_text(encoding="utf-8")
        corpus = (PROJECT / "tests/fuzz/corpus/script/every-kind.jsonl").read_text(encoding="utf-8")
        keys = words_of("app/script.c", r'\{"(\w+)", SCRIPT_\w+, read_\w+\}')
        self.assertGreater(len(keys), 10)
        self.assertEqual([key for key in keys if f'\\"{key}\\":' not in dictionary], [])
        self.assertEqual([key for key in keys if f'"{key}":' not in corpus], [])

    def test_expectations(self):
        self.assert_named(words_of("match/record/expect.def", r'^EXPECT\("([^"]+)"'), r'^"\\"%s\\""$')


if __name__ == "__main__":
    unittest.main()
