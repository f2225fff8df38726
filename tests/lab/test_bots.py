"""Outside bots that hang, fall silent, cling, flood and crash: a simulation goes on, ends soon, tells what was wrong,
and leaves no process behind.

    test_bots.py SABACC-LAB
"""

import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

BAD = Path(__file__).resolve().parent / "bots" / "bad.py"
SHORT_MS = 250  # for those that are to be late


def is_alive(number):
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        return state not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        if os.path.isdir("/proc/self"):
            return False
    try:
        os.kill(number, 0)
        return True
    except ProcessLookupError:
        return False


class TestBots(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.numbers = Path(directory.name) / "numbers"
        self.addCleanup(self.end_all)

    def seen(self):
        return [int(line) for line in self.numbers.read_text(encoding="utf-8").split()] if self.numbers.exists() else []

    def end_all(self):
        for number in self.seen():
            if is_alive(number):
                os.kill(number, signal.SIGKILL)

    def command(self, manner, *arguments, game="classic", answer_ms=20000):
        bot = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(BAD))} {manner} {shlex.quote(str(self.numbers))}"
        if game != "casino":
            bot += ",random"
        return [LAB, "sim", game, "--seats", bot, "--answer-ms", str(answer_ms), "--json", *arguments]

    def sim(self, manner, *arguments, status=1, **more):
        done = subprocess.run(self.command(manner, *arguments, **more), capture_output=True, timeout=120)
        self.said = done.stderr.decode("utf-8")
        self.assertEqual(done.returncode, status, self.said[-300:])
        for _ in range(40):  # what has been killed takes a moment to be gone
            if not any(map(is_alive, self.seen())):
                break
            time.sleep(0.05)
        self.assertEqual([number for number in self.seen() if is_alive(number)], [])
        return json.loads(done.stdout)["seats"][0]["bot"]

    def assert_dropped(self, bot, why):
        self.assertIn(why, bot["dropped"])
        self.assertGreater(bot["missing"], 0)
        lines = [line for line in self.said.splitlines() if "is no longer asked" in line]
        self.assertEqual(len(lines), 1, self.said)
        self.assertIn(why, lines[0])

    def test_one_that_hangs_is_dropped(self):
        bot = self.sim("hang", "--hands", "200", answer_ms=SHORT_MS)
        self.assertEqual(bot["late"], 3)
        self.assert_dropped(bot, "too late one after another")

    def test_one_that_reads_nothing_is_dropped(self):
        self.assert_dropped(self.sim("deaf", "--hands", "200", answer_ms=SHORT_MS), "too late")

    def test_one_that_clings_is_ended_with_all_its_children(self):
        self.sim("cling", "--hands", "2", status=0)
        self.assertEqual(len(self.seen()), 4)

    def test_daemons_are_ended_with_their_bot(self):
        self.sim("daemons", "--hands", "2", status=0)
        self.assertGreater(len(self.seen()), 4)

    def test_one_of_another_session_alone_is_ended(self):
        self.sim("leave_one", "--hands", "2", status=0)
        self.assertEqual(len(self.seen()), 2)

    def test_one_that_kills_its_keeper_is_ended_all_the_same(self):
        self.sim("kill_keeper", "--hands", "2", status=0)
        self.assertEqual(len(self.seen()), 2)

    def test_whatever_ends_the_bench_its_bots_end(self):
        for number in signal.SIGKILL, signal.SIGTERM, signal.SIGINT:
            with self.subTest(signal=number):
                self.numbers.unlink(missing_ok=True)
                lab = subprocess.Popen(self.command("cling", "--hands", "1000000"), stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
                self.wait_until(lambda: len(self.seen()) == 4)
                lab.send_signal(number)
                self.assertEqual(lab.wait(10), -number)
                self.wait_until(lambda: not any(is_alive(process) for process in self.seen()))

    def wait_until(self, holds):
        end = time.monotonic() + 20
        while not holds():
            self.assertLess(time.monotonic(), end, [number for number in self.seen() if is_alive(number)])
            time.sleep(0.05)

    def test_one_that_ends_is_told_with_its_status(self):
        bot = self.sim("die", "--hands", "20")
        self.assert_dropped(bot, "it ended with status 3")
        self.assertIn("no more of this\n", self.said)
        self.assert_dropped(self.sim("crash", "--hands", "20"), "it ended with status 137")

    def test_a_command_that_is_not_there_is_told(self):
        done = subprocess.run([LAB, "sim", "classic", "--seats", "exec:./no-such-bot,random", "--hands", "5", "--json"],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("it ended with status 127", done.stderr)

    def test_one_that_never_ends_its_answer_is_dropped(self):
        self.assert_dropped(self.sim("shout", "--hands", "20"), "no line break")

    def test_one_that_answers_unasked_does_not_stop_the_game(self):
        bot = self.sim("chatter", "--hands", "20")
        self.assertIsNone(bot["dropped"])
        self.assertGreater(bot["illegal"], 0)

    def test_complaints_are_passed_on_up_to_a_bound(self):
        self.sim("complain", "--hands", "20", status=0)
        self.assertGreater(len(self.said), 4096)
        self.assertLess(len(self.said), 70000)
        self.assertTrue(self.said.startswith("it is not fair\n"))
        self.assertTrue("the rest is dropped" in self.said, self.said[-300:])

    def test_one_that_takes_everything_back_is_played_on_without(self):
        bot = self.sim("fiddle", "--hands", "3", game="casino")
        self.assertGreater(bot["endless"], 0)
        self.assertIsNone(bot["dropped"])

    def test_nothing_hides_behind_a_zero(self):
        bot = self.sim("zero", "--hands", "5")
        self.assertGreater(bot["malformed"], 0)

    def test_answers_are_quoted_as_plain_text(self):
        self.sim("colour", "--hands", "2")
        self.assertIn("malformed: ?[31m??red\n", self.said)
        self.assertTrue(self.said.isascii() and "\x1b" not in self.said)


if __name__ == "__main__":
    LAB = str(Path(sys.argv.pop(1)).resolve())
    unittest.main()
