"""The private copy: the project's files and a build of their own, where a file is broken, built and mended again.

    DIR/tree   the sources      DIR/build   their build      DIR/home   HOME of the tests      DIR/trace-*   see trace.c
"""

import hashlib
import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
# As dev builds it. That `a || b && c` wants parentheses is no reason to draw again, and trace.c wants to be called.
C_FLAGS = "-Wno-parentheses -finstrument-functions -falign-functions=16"
# With many mutants in one program, each chosen in the environment: choice.h.
TOGETHER_FLAGS = f"-Wno-parentheses -include {shlex.quote(str(HERE / 'choice.h'))}"
# Without sanitizers it is optimised, where the compiler guesses at what may be cut short or not be set.
PLAIN_BUILD = "-O1 -g1 -Wno-format-truncation -Wno-stringop-truncation -Wno-maybe-uninitialized"
# Behind the flags of a file: what is left is the code alone, to tell whether a mutation changes it at all.
PLAIN_FLAGS = ["-O2", "-g0", "-w", "-fno-sanitize=all", "-fno-instrument-functions"]
MAX_FILE_BYTES = 1 << 30
MAX_PROGRAM_MEGABYTES = 4000


_running = set()


class Stop(Exception):
    """Ends the run with a sentence that says what to do."""


def run(command, seconds=None, **more):
    """(status, output); status None where the time was over. What the command has started ends with it."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
                                   start_new_session=True, preexec_fn=_set_limits, **more)
        _running.add(process)
        try:
            status = process.wait(seconds)
        except subprocess.TimeoutExpired:
            status = None
        finally:
            _running.discard(process)
            _end_session(process)
        output.seek(0)
        return status, output.read().decode(errors="replace")


def _set_limits():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MAX_FILE_BYTES, MAX_FILE_BYTES))


def _end_session(process):
    """Of a session, because a test's programs make groups of their own (timeout), which outlive it."""
    left = True
    while left:
        left = False
        for pid in filter(str.isdigit, os.listdir("/proc")):
            try:
                if os.getsid(int(pid)) == process.pid and not is_dead(pid):
                    os.kill(int(pid), signal.SIGKILL)
                    left = True
            except (ProcessLookupError, PermissionError):
                pass
    process.wait()


def is_dead(pid):
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as stat:
            return stat.read().rpartition(")")[2].split()[0] in "ZX"
    except FileNotFoundError:
        return True


def end_all():
    """Ends what other threads are waiting for."""
    for process in list(_running):
        _end_session(process)


def project_files(root):
    """Paths of the project's files as they are now, committed or not; without git all but what builds leave."""
    listed = subprocess.run(["git", "-C", str(root), "ls-files", "-coz", "--exclude-standard", "."], capture_output=True)
    if listed.returncode == 0:
        paths = listed.stdout.decode().split("\0")
    else:
        paths = [str(p.relative_to(root)) for p in root.rglob("*")]
    return sorted(p for p in paths if p and not p.startswith((".git/", "build")) and (root / p).is_file())


def hash_of(paths, root):
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(f"{path}\0".encode() + hashlib.sha256((root / path).read_bytes()).digest())
    return whole.hexdigest()[:16]


class Tree:
    """One private copy of `project` in `directory`, built with `jobs` at once; a plain one without sanitizers."""

    def __init__(self, project, directory, jobs, is_plain=False, is_together=False):
        self.project, self.directory, self.jobs = project, directory, jobs
        self.is_plain, self.is_together = is_plain or is_together, is_together
        self.root, self.build_root = directory / "tree", directory / "build"
        self._original = {}  # of each broken file: its own text
        self._plain = {}
        self._units = self._dependents = None

    # ---- copying and building ----

    def copy(self, others=None):
        """Makes the copy like the project, whatever an ended run has left broken; the rest keeps its times. `others`:
        {path: text} of files that are to be otherwise there."""
        others = others or {}
        self._original = {}
        wanted = set(project_files(self.project))
        for path in wanted:
            source, target = self.project / path, self.root / path
            words = others[path].encode() if path in others else source.read_bytes()
            if not target.is_file() or words != target.read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(words)
                shutil.copymode(source, target)
        for path in set(project_files_of_copy(self.root)) - wanted:
            (self.root / path).unlink()
        (self.directory / "home").mkdir(exist_ok=True)

    def configure(self):
        name, flags = ("choice", TOGETHER_FLAGS) if self.is_together else ("trace", C_FLAGS)
        linked = self.directory / f"{name}.o"
        self._must(["cc", "-O2", "-c", str(HERE / f"{name}.c"), "-o", str(linked)])
        link_flags = f"{linked} {os.environ.get('LDFLAGS', '')}".strip()  # -D hides LDFLAGS from cmake
        plain = ["-D", "SABACC_SANITIZE=OFF", "-D", f"CMAKE_C_FLAGS_DEBUG={PLAIN_BUILD}"] if self.is_plain else []
        # Not through a compiler cache where functions are traced: an object made elsewhere names the sources there, and would
        # never be found entered.
        launcher = [] if self.is_together else ["-D", "CMAKE_C_COMPILER_LAUNCHER="]
        self._must(["cmake", "--preset", "dev", "-B", str(self.build_root), "-D", "SABACC_TESTS=ON",
                    *launcher, *plain,
                    "-D", f"CMAKE_C_FLAGS={flags}", "-D", f"CMAKE_EXE_LINKER_FLAGS={link_flags}"], cwd=self.root)

    def build_all(self):
        self._must(["cmake", "--build", str(self.build_root), "-j", str(self.jobs)])
        self._units = self._dependents = None

    def build(self, targets=()):
        """Builds these outputs, or all: (whether it could, what it said)."""
        command = ["cmake", "--build", str(self.build_root), "-j", str(self.jobs)]
        status, output = run(command + (["--target", *targets] if targets else []))
        return status == 0, output

    def _must(self, command, **more):
        status, output = run(command, **more)
        if status != 0:
            raise Stop(f"{output[-3000:]}\nThe unbroken copy cannot be built: `{shlex.join(command)}` failed. "
                       "packaging/check installs what it needs.")

    # ---- breaking ----

    def original(self, path):
        """The text of a file in the project."""
        return (self.project / path).read_text()

    def text(self, path):
        return self._original.get(path) or (self.root / path).read_text()

    def write(self, path, text):
        self._original.setdefault(path, (self.root / path).read_text())
        (self.root / path).write_text(text)

    def mend(self):
        for path, text in self._original.items():
            (self.root / path).write_text(text)
        self._original = {}

    # ---- the code alone ----

    def units(self):
        """The command that compiles each object: {object: [word, …]}, objects relative to the build."""
        if self._units is None:
            self._units = {}
            for entry in json.loads((self.build_root / "compile_commands.json").read_text()):
                words = shlex.split(entry["command"])
                if os.path.basename(words[0]) in ("ccache", "sccache", "distcc"):
                    words = words[1:]
                self._units[words[words.index("-o") + 1]] = words
        return self._units

    def dependents(self, path):
        """The objects that are made of a file, tests' ones last."""
        if self._dependents is None:
            self._dependents = self._read_dependents()
        return sorted(self._dependents.get(path, []), key=lambda unit: (unit.startswith("tests/"), unit))

    def source_of(self, unit):
        """The file that an object is compiled of, from the tree's root; None of what is made by the build."""
        words = self.units().get(unit, [])
        path = os.path.normpath(self.build_root / words[words.index("-c") + 1]) if "-c" in words else ""
        return path[len(str(self.root)) + 1:] if path.startswith(f"{self.root}/") else None

    def _read_dependents(self):
        _, output = run(["ninja", "-C", str(self.build_root), "-t", "deps"])
        found, unit = {}, None
        for line in output.splitlines():
            if line.startswith("    "):
                path = os.path.normpath(self.build_root / line.strip())
                if path.startswith(f"{self.root}/"):
                    found.setdefault(path[len(str(self.root)) + 1:], set()).add(unit)
            elif ": #deps" in line:
                unit = line.split(":")[0]
        return found

    def plain_object(self, unit):
        """The bytes of an object compiled without debug information, sanitizers and tracing; None if it cannot be."""
        words = self.units()[unit]
        at = words.index("-o")
        made = self.directory / "plain.o"
        status, _ = run(words[:at] + words[at + 2:] + PLAIN_FLAGS + ["-o", str(made)], cwd=self.build_root)
        return made.read_bytes() if status == 0 else None

    def changes(self, path, text):
        """Whether this text of the file compiles to other code than its own; None if it does not compile."""
        for unit in self.dependents(path):
            if unit not in self.units():
                continue
            if unit not in self._plain:
                self._plain[unit] = self.plain_object(unit)
            self.write(path, text)
            broken = self.plain_object(unit)
            self.mend()
            if broken is None:
                return None
            if broken != self._plain[unit]:
                return True
        return False

    def compiles(self, path, text):
        """Whether this text of the file compiles as the build compiles it, warnings as errors, in the game's programs."""
        made = str(self.directory / "compiled.o")
        try:
            self.write(path, text)
            for unit in self.dependents(path):
                if unit in self.units() and not unit.startswith("tests/"):
                    words = self.units()[unit]
                    at = words.index("-o")
                    if run(words[:at] + ["-o", made] + words[at + 2:], cwd=self.build_root)[0] != 0:
                        return False
        finally:
            self.mend()
        return True

    def compares_floats(self, path, text, line):
        """Whether the compiler finds floating-point numbers tested for equality at that line of this text."""
        found = re.compile(rf"{re.escape(os.path.basename(path))}:{line}:\d+: .*comparing floating-point")
        for unit in self.dependents(path):
            if unit not in self.units():
                continue
            words = self.units()[unit]
            at = words.index("-o")
            self.write(path, text)
            _, output = run(words[:at] + words[at + 2:] + ["-fsyntax-only", "-Wfloat-equal"], cwd=self.build_root)
            self.mend()
            return bool(found.search(output))
        return False

    # ---- what the tests see ----

    def environment(self):
        """HOME is the copy's own, so that a broken program writes nowhere else, and takes no more than its part."""
        home = str(self.directory / "home")
        own = {"HOME": home, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data",
               "XDG_CACHE_HOME": f"{home}/cache", "XDG_STATE_HOME": f"{home}/state", "PYTHONDONTWRITEBYTECODE": "1",
               "ASAN_OPTIONS": f"hard_rss_limit_mb={MAX_PROGRAM_MEGABYTES}"}
        return {**{key: value for key, value in os.environ.items() if not key.startswith("MUTANT")}, **own}


def project_files_of_copy(root):
    return [str(p.relative_to(root)) for p in root.rglob("*") if p.is_file()] if root.is_dir() else []
