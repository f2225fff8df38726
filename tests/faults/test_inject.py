"""The fault layer itself: every way of writing is caught, every fault arrives, and the journal makes the directory
again. Usage: test_inject.py INJECT VICTIM REPLAY MECHANISM"""
import os
import subprocess
import sys
import tempfile
import unittest

INJECT, VICTIM, REPLAY, MECHANISM = sys.argv[1:5]
sys.argv[1:] = []
UNAVAILABLE = 77


class Run:
    """One run of the victim below the layer, in a directory of its own."""

    def __init__(self, steps, *options, base=None):
        self.place = tempfile.TemporaryDirectory()
        self.data, self.journal, self.report = (os.path.join(self.place.name, n) for n in ("data", "journal", "report"))
        self.base = os.path.join(self.place.name, "base")
        self.marks = os.path.join(self.place.name, "marks")
        for directory in (self.base, self.data):
            os.mkdir(directory)
            for name, text in (base or {}).items():
                with open(os.path.join(directory, name), "w", encoding="utf-8") as file:
                    file.write(text)
        done = subprocess.run(
            [INJECT, "--below", self.data, "--journal", self.journal, "--report", self.report, "--mark", self.marks,
             "--mechanism", MECHANISM, *options, "--", VICTIM, self.data, *steps.split()],
            capture_output=True, text=True, check=False, env=dict(os.environ, VICTIM_MARKS=self.marks))
        self.status, self.said, self.error = done.returncode, done.stdout.split("\n")[:-1], done.stderr
        with open(self.report, encoding="utf-8") as file:
            rows = [line.split() for line in file]
        self.calls = [row[1:] for row in rows if row[0] == "call"]
        self.figures = {row[0]: row[1] for row in rows if row[0] != "call"}

    def entries(self):
        """The journal: CALL, PATH, FAULT of each, and the data of writes."""
        found = []
        with open(self.journal, "rb") as file:
            while line := file.readline():
                _, name, _, _, size, path, _, fault, _ = line.decode().rstrip("\n").split("\t")
                data = file.read(int(size) + 1)[:-1] if int(size) else b""
                found.append((name, path, fault, data))
        return found

    def names(self):
        return [entry[0] for entry in self.entries()]

    def bytes_of(self, name):
        with open(os.path.join(self.data, name), "rb") as file:
            return file.read()

    def is_made_again(self):
        return subprocess.run([REPLAY, self.base, self.journal, "like", self.data], check=False).returncode == 0


class Catching(unittest.TestCase):
    def test_plain_calls(self):
        run = Run("plain")
        self.assertEqual(run.status, 0, run.error)
        self.assertEqual(run.names(), ["open", "write", "write", "write", "truncate", "sync", "close"])
        self.assertEqual([entry[3] for entry in run.entries()[1:4]], [b"twelve bytes"] * 3)

    def test_streams_of_the_c_library(self):
        self.assertEqual(Run("stdio").names(), ["open", "write", "sync", "close"])

    def test_names(self):
        run = Run("names")
        self.assertEqual(run.names(), ["open", "mkdir", "open", "close", "rename", "link", "unlink", "syncdir", "rename", "rmdir"])
        self.assertTrue(all(" 0" in line or line in ("mkdir EEXIST", "nowhere ENOENT") for line in run.said), run.said)

    def test_threads_and_children(self):
        run = Run("threads child")
        self.assertEqual(run.names().count("write"), 4 * 20 + 3)
        self.assertIn("waitpid 3", run.said)
        self.assertEqual(len(run.bytes_of("t3")), 240)

    def test_other_files_do_not_count(self):
        self.assertEqual(Run("outside").figures["calls"], "0")

    def test_skipped_directories_do_not_count(self):
        self.assertEqual(Run("names", "--skip", "dir").names(), ["foreign"])  # dir/c leaves it

    def test_marks_keep_their_order(self):
        found = [(name, data) for name, _, _, data in Run("marked").entries() if name in ("write", "mark")]
        self.assertEqual(found, [("mark", b"before\n"), ("write", b"twelve bytes"), ("mark", b"after\n")])

    def test_what_the_model_does_not_know_is_said(self):
        self.assertEqual(Run("mapped").figures["foreign"], "1")

    def test_reads_are_caught_on_request(self):
        self.assertEqual(Run("plain read").names().count("read"), 0)
        self.assertEqual(Run("plain read", "--reads").names()[-2:], ["look", "read"])


class Failing(unittest.TestCase):
    def fails(self, steps, fault, at, said, *options):
        run = Run(steps, "--fault", fault, "--at", str(at), *options)
        self.assertIn(said, run.said)
        self.assertEqual(run.figures["injected"], "1")
        self.assertTrue(run.is_made_again(), run.entries())
        return run

    def test_each_call_by_errno(self):
        steps = ["open", "write", "pwrite", "writev", "ftruncate", "fdatasync", "close"]
        for at, step in enumerate(steps, 1):
            self.fails("plain", "eio", at, f"{step} EIO")
            self.fails("plain", "enospc", at, f"{step} ENOSPC")

    def test_streams_are_failed_too(self):
        for at, step in enumerate(["fopen", "fflush", "fsync", "fclose"], 1):
            self.fails("stdio", "eio", at, f"{step} EIO")

    def test_names(self):
        for at, step in enumerate(["nowhere", "mkdir", "create", None, "rename", "link", "unlink", "fsync", "renameat", "rmdir"], 1):
            if step:
                self.fails("names", "eio", at, f"{step} EIO")

    def test_a_failed_write_leaves_nothing(self):
        self.assertEqual(self.fails("append", "enospc", 2, "write ENOSPC").bytes_of("plain"), b"")

    def test_a_short_write_is_half_there(self):
        run = self.fails("append", "short", 2, "write 6")
        self.assertEqual(run.bytes_of("plain"), b"twelve")
        self.assertEqual(self.fails("stdio", "short", 2, "fflush 0").bytes_of("stdio"), b"twelve bytes")

    def test_a_short_write_moves_the_position(self):
        self.assertIn("at 18", self.fails("plain", "short", 2, "write 6").said)
        self.assertIn("at 24", self.fails("plain", "short", 3, "pwrite 6").said)
        self.assertIn("at 18", self.fails("plain", "short", 4, "writev 6").said)

    def test_a_failed_close_closes(self):
        run = self.fails("lock", "eio", 3, "close EIO")
        self.assertIn("again 0", run.said)

    def test_locks(self):
        self.assertIn("flock ENOLCK", Run("lock", "--fault", "lock", "--at", "2").said)

    def test_reading(self):
        run = Run("read", "--reads", "--fault", "reads", "--at", "2", base={"plain": "text"})
        self.assertIn("read EIO", run.said)

    def test_a_full_disk_from_a_call_on(self):
        run = Run("stdio plain append", "--fault", "full", "--from", "2")
        self.assertEqual(run.said, ["fopen 0", "fwrite 12", "fflush ENOSPC", "fsync ENOSPC", "fclose ENOSPC",
                                    "open ENOSPC", "append ENOSPC"])
        self.assertTrue(run.is_made_again())

    def test_and_up_to_a_call(self):
        run = Run("append append append", "--fault", "enospc", "--from", "2", "--to", "5")
        self.assertEqual([line for line in run.said if line.startswith("write")],
                         ["write ENOSPC", "write ENOSPC", "write 12"])

    def test_a_fault_that_does_not_fit_is_not_injected(self):
        self.assertEqual(Run("plain", "--fault", "rename", "--from", "1").figures["injected"], "0")


class Ending(unittest.TestCase):
    def test_kill_before_a_call(self):
        run = Run("append append", "--kill-at", "5")
        self.assertEqual(run.status, 128 + 9)
        self.assertEqual(run.bytes_of("plain"), b"twelve bytes")
        self.assertTrue(run.is_made_again())

    def test_kill_within_a_write(self):
        run = Run("append append", "--kill-at", "5", "--torn")
        self.assertEqual(run.bytes_of("plain"), b"twelve bytestwelve")
        self.assertTrue(run.is_made_again())

    def test_a_command_that_hangs(self):
        run = Run("hang", "--timeout", "1")
        self.assertEqual((run.status, run.figures["timeout"]), (124, "1"))

    def test_a_command_that_is_killed(self):
        self.assertEqual(Run("abort").figures["signal"], "9")


class Model(unittest.TestCase):
    def put(self, run, end, cut, seed=0):
        """The files that outlive an end before that call, and what is in them."""
        with tempfile.TemporaryDirectory() as place:
            subprocess.run([REPLAY, run.base, run.journal, "put", place, str(end), cut, str(seed)], check=True)
            found = {}
            for root, _, files in os.walk(place):
                for name in files:
                    with open(os.path.join(root, name), "rb") as file:
                        found[os.path.relpath(os.path.join(root, name), place)] = file.read()
            return found

    def test_the_journal_makes_the_directory_again(self):
        run = Run("stdio plain names append threads lock child linked", base={"plain": "something longer than it will be"})
        self.assertTrue(run.is_made_again())
        with open(os.path.join(run.data, "plain"), "ab") as file:
            file.write(b"!")
        self.assertFalse(run.is_made_again())
        os.remove(os.path.join(run.data, "plain"))
        self.assertFalse(run.is_made_again())

    def test_what_was_not_synced_is_lost(self):
        run = Run("append", base={"plain": "old,"})
        self.assertEqual(self.put(run, 4, "kill"), {"plain": b"old,twelve bytes"})
        for cut in ("all-lost", "names"):
            self.assertEqual(self.put(run, 4, cut), {"plain": b"old,"})
        self.assertEqual(self.put(run, 4, "zeros"), {"plain": b"old," + bytes(12)})
        mixed = {self.put(run, 4, "mixed", seed)["plain"] for seed in range(40)}
        self.assertGreater(len(mixed), 6)
        self.assertTrue(all(b"old,twelve bytes".startswith(text) for text in mixed))

    def test_what_was_synced_stays(self):
        run = Run("stdio")
        self.assertEqual(self.put(run, 4, "names"), {"stdio": b"twelve bytes"})
        self.assertEqual(self.put(run, 3, "names"), {"stdio": b""})
        self.assertEqual(self.put(run, 4, "all-lost"), {})  # its directory was not synced

    def test_names_stay_once_their_directory_is_synced(self):
        run = Run("names")
        self.assertEqual(self.put(run, 8, "kill"), {"dir/c": b""})
        self.assertEqual(self.put(run, 8, "all-lost"), {})
        self.assertEqual(self.put(run, 7, "names"), {"dir/b": b"", "dir/c": b""})


def is_allowed(*options):
    """Whether the layer can watch here at all."""
    with tempfile.TemporaryDirectory() as place:
        return subprocess.run([INJECT, "--below", place, *options, "--", VICTIM, place], check=False).returncode == 0


if __name__ == "__main__":
    if not is_allowed():
        sys.exit(UNAVAILABLE)
    if not is_allowed("--mechanism", MECHANISM):
        print(MECHANISM, "is not allowed here; the layer works by the other mechanism")
        sys.exit(0)
    unittest.main(warnings="ignore")
