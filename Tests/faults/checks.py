"""The checks, what they are run with, and how they are run."""

import concurrent.futures
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
THOROUGH = "--thorough" in sys.argv
WORDS = [word for word in sys.argv[2:] if not word.startswith("--")]
CHECKS = []


class Cannot(Exception):
    """This machine cannot inject the fault; the text says why."""


def check(function):
    """Marks a function as a check; its name says the rule. It yields problems, if any."""
    CHECKS.append(function)
    return function


def check_meanwhile(function):
    """Marks a function as a check that waits most of the time, while the others are made."""
    function.waits = True
    return check(function)


def fast_folder():
    """A folder in memory, where there is one and no other is asked for."""
    memory = "/dev/shm"
    return memory if "TMPDIR" not in os.environ and os.access(memory, os.W_OK) else None


def is_good(function):
    """Makes a check, and says how it went in a line, and in one more for each problem."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="soberlog-faults-", dir=fast_folder()) as folder:
        try:
            problems = list(function(Path(folder)))
        except Cannot as why:
            print(f"skipped {function.__name__}: {why}", flush=True)
            return True
    seconds = f"{time.monotonic() - began:.1f} s"
    lines = [f"{'FAIL' if problems else 'ok'} {function.__name__} ({seconds})"]
    print("\n  ".join(lines + problems), flush=True)
    return not problems


def main():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    chosen = [check for check in CHECKS if all(word in check.__name__ for word in WORDS)]
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        waiting = [pool.submit(is_good, check) for check in chosen if hasattr(check, "waits")]
        results = [is_good(check) for check in chosen if not hasattr(check, "waits")]
        results += [waited.result() for waited in waiting]
    sys.exit(not all(results))
