"""Standard streams that are closed, full or broken, and what a crash says."""

import os
import signal
import subprocess
from pathlib import Path

from changes import each_change, state, works
from checks import Cannot, check
from sandbox import Box, need_strace


@check
def closed_streams_let_no_text_into_files_and_a_missing_output_is_74(root):
    redirections = ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"]
    for name, box, words, old, new in each_change(root):
        for redirection in redirections:
            box.restore()
            result = box.run(*words, wrapper=["sh", "-c", f'exec "$@" {redirection}', "sh"])
            silent = name == "merge --driver"  # It has nothing to say.
            wanted = (74,) if ">&-" in redirection.replace("2>&-", "") and not silent else (0, 65)
            if result.code not in wanted or state(box, old, new) != "new":
                yield f"{name} {redirection}: {result}, the files are {state(box, old, new)}"


@check
def a_full_output_is_74_and_says_that_all_is_saved(root):
    if not Path("/dev/full").exists():
        raise Cannot("there is no /dev/full")
    for name, box, words, old, new in each_change(root, lambda change: "--driver" not in change.words):
        with open("/dev/full", "wb") as full:
            result = box.run(*words, stdout=full)
        if result.code != 74 or "saved, but" not in result.err or state(box, old, new) != "new":
            yield f"{name}: {result}, the files are {state(box, old, new)}"
        box.restore()
        with open("/dev/full", "wb") as full:
            yield from works(box, words, old, new, stderr=full)


@check
def a_closed_pipe_is_quiet_whatever_is_set_for_its_signal(root):
    for name, box, words, old, new in each_change(root):
        for action in (signal.SIG_DFL, signal.SIG_IGN):
            box.restore()
            reader, writer = os.pipe()
            os.close(reader)
            signals = {"restore_signals": False, "preexec_fn": lambda: signal.signal(signal.SIGPIPE, action)}
            result = box.run(*words, stdout=writer, **signals)
            if result.code not in (0, 65) or state(box, old, new) != "new" or "roken" in result.err:
                yield f"{name}: {result}, the files are {state(box, old, new)}"
            box.restore()
            yield from works(box, words, old, new, stdout=writer, stderr=writer, **signals)
            os.close(writer)


@check
def without_arguments_or_streams_nothing_is_done_and_it_says_so(root):
    need_strace()
    strace = ["strace", "-f", "-o", root / "trace"]
    # The first file that is opened is the one from which the runtime learns the arguments.
    no_arguments = [*strace, "-e", "inject=openat:error=EMFILE:when=1"]
    no_device = [*strace, "-P", "/dev/null", "-e", "inject=openat:error=EMFILE", "sh", "-c", 'exec "$@" 0<&-', "sh"]
    for name, box, words, old, new in each_change(root):
        for wrapper, reason in ((no_arguments, "the arguments"), (no_device, "/dev/null")):
            result = box.run(*words, wrapper=wrapper)
            if result.code != 74 or result.out or reason not in result.err or state(box, old, new) != "old":
                yield f"{name} without {reason}: {result}, the files are {state(box, old, new)}"


@check
def no_crash_prints_the_note_or_writes_it_to_a_file(root):
    for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGTRAP, signal.SIGBUS, signal.SIGFPE):
        box = Box(root / number.name)
        box.environment["SWIFT_BACKTRACE"] = "enable=yes,color=no,interactive=no"
        process = box.start("add", "--note", "-", stdin=subprocess.PIPE)
        # More than a pipe holds: when it is written, the program has begun to read.
        process.stdin.write(b"precious " * 20_000)
        process.stdin.flush()
        process.send_signal(number)
        out, err = process.communicate(timeout=20)
        files = [path for path in box.root.rglob("*") if path.is_file() and b"precious" in path.read_bytes()]
        if process.returncode != -number or b"precious" in out + err or files:
            yield f"{number.name}: exit {process.returncode}, {err[:200]}, {files}"
