#!/usr/bin/env python3
"""Outside bots that misbehave, for the tests: bad.py MANNER [FILE]. The process writes its own number and those of its
children into FILE."""

import json
import os
import signal
import subprocess
import sys
import time

MILD = ("check", "stand", "pass", "done", "none", "fold", "match", "end")


def note(*numbers):
    if len(sys.argv) > 2:
        with open(sys.argv[2], "a", encoding="utf-8") as file:
            file.write("".join(f"{number}\n" for number in numbers))


def mild(legal):
    return next((verb for verb in MILD if verb in legal), legal[0].split("..")[0])


def say(action):
    print(json.dumps({"do": action}), flush=True)


def questions():
    for line in sys.stdin:
        yield json.loads(line)["legal"]


def hang():
    """Reads everything and answers nothing."""
    for _ in sys.stdin:
        pass


def deaf():
    """Reads nothing."""
    time.sleep(1000)


def cling():
    """Does not go when asked to, nor do its children: one of its group, one of its own session, one whose parent has
    ended."""
    for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP:
        signal.signal(number, signal.SIG_IGN)
    script = "trap '' TERM INT HUP; echo $$; exec >/dev/null; while :; do sleep 1; done"
    leaver = "(" + script.replace("$$", "$(exec sh -c 'echo $PPID')") + ") &"
    for command, is_apart in ((script, False), (script, True), (leaver, True)):
        child = subprocess.Popen(["sh", "-c", command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 start_new_session=is_apart, text=True)
        note(int(child.stdout.readline()))
    for legal in questions():
        say(mild(legal))
    while True:
        time.sleep(1)


def become_daemon(is_apart, moves_on):
    """Forks twice, so that its parent has ended; then it stays, or goes on forking and ending."""
    if os.fork():
        return
    if is_apart:
        os.setsid()
    if os.fork():
        os._exit(0)
    for number in signal.SIGTERM, signal.SIGINT, signal.SIGHUP:
        signal.signal(number, signal.SIG_IGN)
    for file in range(3):
        os.close(file)
    note(os.getpid())
    while moves_on and not os.fork():
        os.setsid()
        note(os.getpid())
    while not moves_on:
        time.sleep(1)
    os._exit(0)


def daemons():
    """Leaves three behind: one of its group, one of its own session, and one that is never long the same process."""
    for is_apart, moves_on in ((False, False), (True, False), (True, True)):
        become_daemon(is_apart, moves_on)
    for legal in questions():
        say(mild(legal))


def leave_one():
    """Ends when it is asked no more, and leaves only somebody behind who is of another session."""
    become_daemon(True, False)
    for legal in questions():
        say(mild(legal))


def kill_keeper():
    """Kills the process that watches over it, and leaves a child behind."""
    note(subprocess.Popen(["sleep", "1000"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL).pid)
    os.kill(keeper(), signal.SIGKILL)
    for legal in questions():
        say(mild(legal))


def keeper():
    """The leader of another group above: the shell that runs this bot is in the bot's own."""
    number = os.getpid()
    while os.getpgid(number) == os.getpgid(0):
        number = int(subprocess.run(["ps", "-o", "ppid=", "-p", str(number)], capture_output=True, text=True).stdout)
    return number


def die():
    """Ends at the first question, with a status and a word."""
    sys.stdin.readline()
    print("no more of this", file=sys.stderr)
    sys.exit(3)


def crash():
    sys.stdin.readline()
    os.kill(os.getpid(), signal.SIGKILL)


def shout():
    """Never ends its answer."""
    sys.stdin.readline()
    while True:
        sys.stdout.write("x" * 65536)


def chatter():
    """Answers without being asked."""
    while True:
        say("check")


def complain():
    """Writes without end to standard error."""
    for legal in questions():
        for _ in range(100):
            sys.stderr.write("it is not fair\n" * 100)
        say(mild(legal))


def fiddle():
    """Fields a card and takes it back, without end."""
    for legal in questions():
        say(next((offer for verb in ("unfield", "field") for offer in legal if offer.startswith(verb + " ")),
                 mild(legal)))


def zero():
    """Hides more behind a zero byte."""
    for legal in questions():
        sys.stdout.write(json.dumps({"do": mild(legal)}) + "\0, and more\n")
        sys.stdout.flush()


def colour():
    """Answers with what would paint the terminal."""
    for _ in questions():
        sys.stdout.buffer.write(b"\x1b[31m\xff\xfered\n")
        sys.stdout.flush()


note(os.getpid())
try:
    globals()[sys.argv[1]]()
except BrokenPipeError:
    os._exit(0)
