"""Other processes: those that lock, die, or replace the journal, and limits of this one."""

import concurrent.futures
import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys

from changes import each_change, of_journal, readable, refused, state
from checks import check, check_meanwhile
from sandbox import Box, large_journal, need_strace, wait_until

CHANGE_OF_ANOTHER = ('"Day 28."', '"Day 28 was long.","edited":"*"')


@check_meanwhile
def a_lock_that_is_held_is_75_after_ten_seconds_and_keeps_no_reader_waiting(root):
    waiting = []
    for name, box, words, old, new in each_change(root, of_journal):
        folder = os.open(box.data, os.O_RDONLY)
        fcntl.flock(folder, fcntl.LOCK_EX)
        waiting.append((name, box, box.start(*words), old, new, folder))
    for _, box, _, _, _, _ in waiting:
        yield from readable(box, timeout=5)
    for name, box, process, old, new, folder in waiting:
        _, err = process.communicate(timeout=30)
        os.close(folder)
        if process.returncode != 75 or state(box, old, new) != "old" or b"try again" not in err:
            yield f"{name}: exit {process.returncode}, {err.decode()}, the files are {state(box, old, new)}"


@check
def the_lock_of_a_killed_holder_is_free_at_once(root):
    for _, box, words, old, new in each_change(root, of_journal):
        holder = subprocess.Popen(
            [sys.executable, "-c", "import fcntl,os,sys,time; fcntl.flock(os.open(sys.argv[1], 0), 2);"
             "print(flush=True); time.sleep(60)", box.data], stdout=subprocess.PIPE)  # fmt: skip
        holder.stdout.readline()
        process = box.start(*words)
        holder.kill()
        holder.communicate()
        process.communicate(timeout=5)
        if process.returncode != 0 or state(box, old, new) != "new":
            yield f"{words}: exit {process.returncode}, the files are {state(box, old, new)}"


@check
def whoever_ends_the_program_while_an_editor_is_open_leaves_no_words_behind(root):
    box = Box(root / "box")
    temporary = box.root / "tmp"
    temporary.mkdir()
    opened, editor = box.root / "opened", box.root / "editor"
    box.environment |= {"TMPDIR": str(temporary), "EDITOR": str(editor)}
    for name in ("SIGHUP", "SIGTERM"):
        for writes in (False, True):
            change = 'echo words > "$1"; ' if writes else ""
            editor.write_text(f"#!/bin/sh\n{change}: > '{opened}'; exec sleep 30\n")
            editor.chmod(0o700)
            process = box.start("edit", "k3f9q2m7xa")
            if not wait_until(opened.exists):
                yield f"{name}: no editor was opened"
            os.kill(process.pid, getattr(signal, name))
            _, err = process.communicate(timeout=10)
            opened.unlink()
            kept = [path.read_text() for path in temporary.rglob("*") if path.is_file()]
            if process.returncode != -getattr(signal, name) or kept != ["words\n"] * writes:
                yield f"{name}: exit {process.returncode}, {kept}, {err.decode()}"
            if writes and b"what you wrote is in" not in err:
                yield f"{name}: {err.decode()}"
            for folder in temporary.iterdir():
                shutil.rmtree(folder)


@check
def a_folder_without_locks_has_a_lock_file_elsewhere(root):
    need_strace()
    box = Box(root / "box")
    wrapper = ["strace", "-f", "-o", "/dev/null", "-P", str(box.data), "-e", "inject=flock:error=EOPNOTSUPP"]
    running = [box.start("add", f"note {number}", wrapper=wrapper) for number in range(20)]
    codes = [process.wait(30) for process in running]
    notes = [entry["note"] for entry in json.loads(box.journal.read_text())["entries"]]
    if codes != [0] * 20 or sorted(notes[-20:]) != sorted(f"note {number}" for number in range(20)):
        yield f"{codes}, {notes[-20:]}"
    locks = list((box.root / "run").iterdir())
    if len(locks) != 1 or locks[0].stat().st_mode & 0o077 or os.listdir(box.data) != ["journal.json"]:
        yield f"{locks}, {os.listdir(box.data)}"
    nowhere = ["strace", "-f", "-o", "/dev/null", "-e", "inject=flock:error=EOPNOTSUPP"]
    for _, other, words, old, new in each_change(root / "nowhere", of_journal):
        yield from refused(other, words, [74], old, new, "cannot be locked", wrapper=nowhere)


@check
def a_journal_that_is_replaced_during_a_save_loses_neither_change(root):
    need_strace()
    slow = ["strace", "-f", "-o", "/dev/null", "-e", "inject=fsync:delay_enter=200000"]

    def problem(item):
        name, box, words, _, new = item
        theirs = box.journal.read_text().replace(*CHANGE_OF_ANOTHER).replace('"*"', '"2026-11-29T00:00:00Z"')
        incoming = box.root / "incoming"
        incoming.write_text(theirs)
        incoming.chmod(0o600)
        process = box.start(*words, wrapper=slow)
        if not wait_until(box.leftovers):
            return f"{name}: there is no temporary file"
        os.replace(incoming, box.journal)
        process.communicate()
        whole = new["journal.json"].replace(*CHANGE_OF_ANOTHER)
        if process.returncode != 0 or box.files()["journal.json"] != whole or box.leftovers():
            return f"{name}: exit {process.returncode}"
        return None

    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        yield from filter(None, pool.map(problem, list(each_change(root, of_journal))))


@check
def whatever_descriptors_and_memory_there_are_the_files_are_whole(root):
    for name, box, words, old, new in each_change(root):
        limits = [("-n", number) for number in range(3, 9)] + [("-v", 1 << bits) for bits in range(12, 17)]
        for option, limit in limits:
            box.restore()
            wrapper = ["sh", "-c", f'ulimit -c 0; ulimit {option} {limit}; exec "$@"', "sh"]
            result = box.run(*words, wrapper=wrapper)
            found = state(box, old, new)
            if found not in ("old", "new", "between") or result.code == 0 and found != "new":
                yield f"{name} with ulimit {option} {limit}: {result}, the files are {found}"


@check
def without_another_thread_a_large_journal_is_read_and_listed_all_the_same(root):
    need_strace()
    box = Box(root / "box")
    box.write("journal.json", large_journal(8_000))
    alone = ["strace", "-f", "-o", "/dev/null", "-e", "inject=clone,clone3:error=EAGAIN"]
    for words in [["streak"], ["list"], ["list", "--json"], ["stats"]]:
        usual = box.run(*words)
        shutil.rmtree(box.state)  # With the index, for which no thread is needed.
        result = box.run(*words, wrapper=alone)
        if usual.code != 0 or result != usual:
            yield f"{words}: {usual}; alone: {result}"
