"""A sandbox around one journal: soberlog in a home of its own, undisturbed or with a fault."""

import collections
import concurrent.futures
import contextlib
import ctypes
import os
import queue
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

from checks import PROGRAM, Cannot

# A sound journal in the layout of the format: settings, a deletion, events, unknown members, fields and events.
SAMPLE = "\n".join([
    '{"soberlog":1,"settings":{"dayStartsAt":"04:00","future":{"x":1.50}},',
    '"extra":{"n":[1.0,1E2]},',
    '"deleted":[',
    '{"id":"g0ne000000","at":"2026-10-09T12:00:00Z"}',
    '],',
    '"entries":[',
    '{"at":"2026-11-01T07:30:00+09:00","id":"start00000","mood":"notSelected","event":"start","note":""},',
    '{"at":"2026-11-05T21:15:00+09:00","id":"k3f9q2m7xa","mood":"good","emoji":"🏔️","note":"高尾山に登った"},',
    '{"at":"2026-11-09T08:00:00+09:00","id":"ta9s000000","mood":"bad","note":"#tag","weather":{"t":-1.50,"sky":"雪"}},',
    '{"at":"2026-11-09T09:00:00+09:00","id":"f0ture0000","event":"walk","note":""},',
    *(f'{{"at":"2026-11-{day:02}T21:00:00+09:00","id":"day{day:07}","mood":"neutral","note":"Day {day}.","x":{day}.0}}'
      + ("," if day < 28 else "") for day in range(10, 29)),
    ']}', ''])  # fmt: skip

# What the program does not know, and must keep.
UNKNOWN = ('"future":{"x":1.50}', '"extra":{"n":[1.0,1E2]}', '"weather":{"t":-1.50,"sky":"雪"}', '"event":"walk"', '"x":10.0')

# The same journal as another device has it: one entry changed there, one added.
OTHER = SAMPLE.replace('"note":"Day 10."', '"note":"elsewhere","edited":"2026-11-28T00:00:00Z"').replace(
    "\n]}", ',\n{"at":"2026-11-29T08:00:00+09:00","id":"0ther00000","mood":"best","note":"theirs"}\n]}')

# The sample with two lines that cannot be read.
DAMAGED = SAMPLE.replace('"mood":"bad"', '"mood":bad').replace('"Day 12."', '"Day \x01 12."')


def large_journal(entries):
    """A journal of about 100 bytes an entry; from 256 KB on one has an index."""
    lines = [
        f'{{"at":"2026-11-{1 + number % 28:02}T21:00:00+09:00","id":"large{number:05}","mood":"good","note":"山 {number}"}}'
        for number in range(entries)
    ]
    return '{"soberlog":1,"entries":[\n' + ",\n".join(lines) + "\n]}\n"


TEMPORARY = re.compile(r"\.[^/]+\.tmp-[0-9a-f]{16}")
NOW = "2026-11-30T21:15:00+09:00"


class Result(collections.namedtuple("Result", "code out err")):
    """How a run ended; the code is None when it did not, and -N after signal N."""

    def __str__(self):
        return f"exit {self.code}, said {self.err.strip()[:200]!r}"


class Box:
    """A home with the sample journal in it."""

    def __init__(self, root, data=None):
        self.root = Path(root)
        self.data = Path(data) if data else self.root / "data"
        self.journal, self.state = self.data / "journal.json", self.root / "state"
        self.environment = {
            "HOME": f"{root}/home", "XDG_STATE_HOME": str(self.state), "XDG_RUNTIME_DIR": f"{root}/run",
            "SOBERLOG_JOURNAL": str(self.journal), "SOBERLOG_NOW": NOW, "LC_ALL": "C.UTF-8", "TZ": "JST-9",
            "PATH": os.environ["PATH"],
        }  # fmt: skip
        for folder in (self.root / "home", self.root / "run", self.data):
            folder.mkdir(parents=True, mode=0o700, exist_ok=True)
        self.write("journal.json", SAMPLE)

    def write(self, name, text):
        path = self.data / name
        path.write_text(text)
        path.chmod(0o600)
        return path

    def start(self, *words, wrapper=(), **options):
        options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
        return subprocess.Popen(
            [*wrapper, PROGRAM, *words], env=self.environment, cwd=self.root, start_new_session=True,
            umask=0, **options)  # fmt: skip

    def run(self, *words, timeout=20, **options):
        process = self.start(*words, **options)
        code = None
        try:
            out, err = process.communicate(timeout=timeout)
            code = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
        return Result(code, (out or b"").decode(errors="replace"), (err or b"").decode(errors="replace"))

    def keep(self):
        """Remembers the box as it is now."""
        shutil.rmtree(f"{self.root}.kept", ignore_errors=True)
        shutil.copytree(self.root, f"{self.root}.kept", symlinks=True)

    def restore(self):
        """Makes the box what it was."""
        shutil.rmtree(self.root)
        shutil.copytree(f"{self.root}.kept", self.root, symlinks=True)

    def leftovers(self):
        """The temporary files beside the journal."""
        return [name for name in sorted(os.listdir(self.data)) if TEMPORARY.fullmatch(name)]

    def files(self):
        """What the files of the folder hold, temporary ones left out, with new ids and times masked."""
        return {
            name: re.sub(r'"(id|at|edited)":"[^"]*"', masked, (self.data / name).read_text(errors="replace"))
            for name in os.listdir(self.data) if not TEMPORARY.fullmatch(name)
        }  # fmt: skip

    def open_to_others(self):
        """Files and folders that others may read."""
        paths = [Path(folder, name) for folder, folders, files in os.walk(self.root) for name in folders + files]
        return [str(path) for path in paths if not path.is_symlink() and path.lstat().st_mode & 0o077]


def masked(match):
    """An id or a time as it is when the sample has it, else without its value."""
    return match[0] if match[0] in SAMPLE or match[0] in OTHER else f'"{match[1]}":"*"'


# --- System calls

Call = collections.namedtuple("Call", "name nth text")


def need_strace():
    if not shutil.which("strace"):
        raise Cannot("strace is not installed")
    if subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode:
        raise Cannot("strace may not trace here")


def file_calls(box, words):
    """The system calls of an undisturbed run that touch something in the box or print, as strace counts them."""
    log = Path(f"{box.root}.trace")
    box.run(*words, wrapper=["strace", "-f", "-y", "-s", "0", "-o", log])
    seen, calls = collections.Counter(), []
    for line in log.read_text(errors="replace").splitlines():
        found = re.match(r"\d+ +(\w+)(\(.*)", line)
        if found and found[1] != "execve":
            seen[found[1]] += 1
            # What is printed counts, too.
            is_of_box = any(f"{folder}{end}" in found[2] for folder in (box.root, box.data) for end in "/\"")
            if is_of_box or found[2].startswith(("(1<", "(2<")):
                calls.append(Call(found[1], seen[found[1]], found[1] + found[2]))
    return calls


def inject(box, words, call, fault):
    """Runs with a fault at a call; returns the result, whether it was reached, and strace's lines."""
    log = Path(f"{box.root}.trace")
    log.unlink(missing_ok=True)
    wrapper = ["strace", "-f", "-y", "-s", "0", "-o", log, "-e", f"trace={call.name}",
               "-e", f"inject={call.name}:{fault}:when={call.nth}"]  # fmt: skip
    result = box.run(*words, wrapper=wrapper)
    return result, log.read_text(errors="replace").splitlines()


def in_parallel(boxes, items, work):
    """`work(box, item)` for every item, each box for one at a time; the results in order."""
    free = queue.SimpleQueue()
    for box in boxes:
        free.put(box)

    def one(item):
        box = free.get()
        try:
            return work(box, item)
        finally:
            free.put(box)

    with concurrent.futures.ThreadPoolExecutor(len(boxes)) as pool:
        return list(pool.map(one, items))


# --- The machine


def command(*words):
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Cannot(f"{words[0]}: {' '.join(done.stderr.split()) or done.returncode}")


def private_mounts():
    """Moves this process into mounts of its own, which end with it."""
    if os.geteuid() != 0:
        raise Cannot("it takes root")
    if ctypes.CDLL(None, use_errno=True).unshare(0x20000):  # CLONE_NEWNS
        raise Cannot(f"no private mounts: {os.strerror(ctypes.get_errno())}")
    command("mount", "--make-rprivate", "/")


@contextlib.contextmanager
def mounted(*words):
    """A mount for the time of a `with`; the last word is the mount point."""
    command("mount", *words)
    try:
        yield Path(words[-1])
    finally:
        with contextlib.suppress(Cannot):
            command("umount", "-l", words[-1])


def obeying_modes():
    """What makes root obey file modes, to run a program with."""
    if os.geteuid() != 0:
        return []
    rights = "-dac_override,-dac_read_search"
    wrapper = ["setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}"]
    command(*wrapper, "true")
    return wrapper


def wait_until(condition, seconds=10):
    """Waits until something is so; says whether it is."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.005)
    return True
