"""Every changing command with a fault at every system call that touches its files."""

import os
import re
import shutil
import signal

from changes import CHANGES, prepared, state, words_in
from checks import THOROUGH, check
from sandbox import TEMPORARY, Box, file_calls, in_parallel, inject, large_journal, need_strace

OPEN, NAME = "EACCES EMFILE EIO EINTR ENOSPC EROFS", "EACCES EIO"
WRITE, SYNC, ATTRIBUTE = "ENOSPC EDQUOT EIO EFBIG EINTR", "EIO ENOSPC EDQUOT EINTR", "EPERM EIO EROFS"
ERRORS = {
    "open": OPEN, "openat": OPEN, "stat": NAME, "lstat": NAME, "newfstatat": NAME, "fstat": "EIO",
    "getdents64": "EIO", "readlink": NAME, "read": "EIO EINTR", "pread64": "EIO EINTR", "flock": "EINTR ENOLCK EOPNOTSUPP",
    "mkdir": "EACCES ENOSPC EROFS", "write": WRITE, "fsync": SYNC, "close": "EIO ENOSPC EINTR",
    "fchmod": ATTRIBUTE, "fchown": ATTRIBUTE, "unlink": "EACCES EIO EBUSY",
    "rename": "EXDEV EBUSY EACCES EPERM EIO ENOSPC EROFS",
}  # fmt: skip
CHANGING = {"flock", "mkdir", "write", "fsync", "fchmod", "fchown", "rename", "unlink"}
FOLDER_SYNC = "EIO EINVAL EOPNOTSUPP EINTR"
RIGHTS = {"EACCES", "EPERM", "EROFS"}


def after_a_kill(box, change, call, old, new):
    """Kills the program at a call; returns whether it was reached, and what is wrong or None."""
    box.restore()
    result, _ = inject(box, words_in(box, change), call, "signal=KILL")
    found, left = state(box, old, new), box.leftovers()
    problems = [
        found if found not in ("old", "new", "between") else "",
        f"it said {result.out[:60]!r}, but all is old" if result.out and found == "old" else "",
        f"{left} were left" if len(left) > 1 else "",
        *(f"{path} is open to others" for path in box.open_to_others()),
    ]
    before = box.journal.read_bytes()
    for words in (["check"], ["add", "--note", "next"], ["undo"]):
        ending = box.run(*words)
        problems.append(f"{words}: {ending}" if ending.code else "")
    # An addition that is undone at once leaves no trace.
    problems.append("add and undo do not give back the journal" if box.journal.read_bytes() != before else "")
    if change.journal and found == "new" and change.words != ["undo"]:
        undone = box.run("undo")
        same = box.files()["journal.json"] == old["journal.json"] or change.words == ["redo"]
        problems.append(f"undo: {undone}" if undone.code or not same else "")
    return result.code in (-9, 137), next((f"{problem}, killed at {call}" for problem in problems if problem), None)


def with_an_error(box, change, call, error, old, new, quiet):
    """Lets a call fail; returns whether it was reached, and what is wrong or None."""
    box.restore()
    result, lines = inject(box, words_in(box, change), call, f"error={error}")
    found, left = state(box, old, new), box.leftovers()
    problem = wrong_ending(box, call, error, result, found, quiet)
    if left and call.name != "unlink":
        problem = f"{left} were left"
    if repeated(lines, call) and not (call.name == "fsync" and error == "EINTR"):
        problem = "it was called again"
    reached = any("(INJECTED)" in line for line in lines)
    return reached, problem and f"{error} at {call}: {problem}; {result}, the files are {found}"


def wrong_ending(box, call, error, result, found, quiet):
    """What is wrong with exit code and message, or None."""
    if found not in ("old", "new", "between"):
        return "must be old or new"
    if error == "EINTR" and (result.code, found) != (quiet.code, "new"):
        return "an interruption must not show"
    if result.code == quiet.code and found == "new":
        return None
    if result.code is None or not (result.code == 1 or 64 <= result.code <= 78):
        return "the exit code is none of the contract"
    if result.code == quiet.code == 0:
        return "exit 0, but not all is done"
    if str(box.root) not in result.err and "standard output" not in result.err:
        return "the message names no path"
    if error in RIGHTS and result.code != 77:
        return "a missing right is 77"
    if error not in RIGHTS and result.code not in (66, 73, 74, 75):
        return "not one of the codes for this"
    if found == "new" and not re.search("saved, but|merged|removed", result.err) and call.name != "unlink":
        return "it does not say that it is saved"
    return None


def repeated(lines, call):
    """Whether a fsync or close of a temporary file was called again on it after it had failed."""
    name = call.name
    if name not in ("fsync", "close") or not TEMPORARY.search(call.text):
        return False
    failed = next((index for index, line in enumerate(lines) if "(INJECTED)" in line), len(lines))
    target = re.search(rf"{name}\((\d+<[^>]*>)", lines[failed]) if failed < len(lines) else None
    return bool(target) and any(f"{name}({target[1]}" in line for line in lines[failed + 1 :])


def errors_at(call):
    """The errors to try at a call."""
    is_folder = call.name == "fsync" and not TEMPORARY.search(call.text)
    return (FOLDER_SYNC if is_folder else ERRORS.get(call.name, "")).split()


def changing_calls(box, words):
    """The calls that change something; between two of them what is on the disk stays the same."""
    return [call for call in file_calls(box, words) if call.name in CHANGING or "O_CREAT" in call.text]


def sweep_kills(boxes, change, old, new, _quiet):
    words = words_in(boxes[0], change)
    calls = file_calls(boxes[0], words) if THOROUGH else changing_calls(boxes[0], words)
    runs = in_parallel(boxes, calls, lambda box, call: after_a_kill(box, change, call, old, new))
    return outcome(runs)


def sweep_errors(boxes, change, old, new, quiet):
    calls = file_calls(boxes[0], words_in(boxes[0], change))
    items = [(call, error) for call in calls for error in errors_at(call)]
    if not THOROUGH:
        items = [item for index, item in enumerate(items) if index % 6 == 0 or item[0].name in ("fsync", "rename")]
    runs = in_parallel(boxes, items, lambda box, item: with_an_error(box, change, *item, old, new, quiet))
    return outcome(runs)


def after_a_signal(box, change, item, old, new, quiet):
    """Sends a signal at a call; returns whether it was reached, and what is wrong or None."""
    call, name = item
    box.restore()
    result, lines = inject(box, words_in(box, change), call, f"signal={name}")
    found, left = state(box, old, new), box.leftovers()
    ended = result.code in (-signal.Signals[f"SIG{name}"], 128 + signal.Signals[f"SIG{name}"])
    truthful = found == "new" if result.code == quiet.code else ended and found in ("old", "new", "between")
    problem = None if truthful and not left else f"SIG{name} at {call}: {result}, the files are {found}, left {left}"
    return any(f"--- SIG{name}" in line for line in lines), problem


def sweep_signals(boxes, change, old, new, quiet):
    calls = file_calls(boxes[0], words_in(boxes[0], change))
    items = [(call, name) for call in calls for name in ("INT", "TERM", "HUP")]
    if not THOROUGH:
        items = items[:: len(calls) // 6 + 1]
    runs = in_parallel(boxes, items, lambda box, item: after_a_signal(box, change, item, old, new, quiet))
    return outcome(runs)


def outcome(runs):
    """The problems of runs, also that too many of them did not reach their call."""
    problems = [problem for _, problem in runs if problem]
    reached = sum(reached for reached, _ in runs)
    if reached < len(runs) * 0.95 or not runs:
        problems.append(f"only {reached} of {len(runs)} calls were reached")
    return problems


def of_each_change(sweep, root):
    """The problems of a sweep of every changing command."""
    for number, (name, change) in enumerate(CHANGES.items()):
        boxes = [Box(root / f"{number}-{box}") for box in range(os.cpu_count() or 1)]
        old, new, quiet = prepared(boxes, change)
        problems = sweep(boxes, change, old, new, quiet)
        yield from (f"{name}: {problem}" for problem in problems)


def wrong_order(boxes, change, _old, _new, _quiet):
    """What is missing from the calls of a save: a private temporary file, synced, renamed, and its folder synced."""
    box = boxes[0]
    calls = [call.text for call in file_calls(box, words_in(box, change))]
    saves = [(index, text) for index, text in enumerate(calls) if text.startswith("rename") and str(box.data) in text]
    for index, rename in saves:
        temporary = TEMPORARY.search(rename)[0]
        before = [text for text in calls[:index] if temporary in text]
        if not all(flag in before[0] for flag in ("O_CREAT", "O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "0600")):
            yield f"it is opened with {before[0]}"
        kinds = [text.split("(")[0] for text in before if text.startswith(("write", "fsync", "close"))]
        if kinds[-2:] != ["fsync", "close"] or "write" not in kinds or kinds.count("fsync") != 1:
            yield f"before {rename} there are {kinds}"
        if not any(re.match(rf"fsync\(\d+<{box.data}>", text) for text in calls[index:]):
            yield f"after {rename} the folder is not synced"
    if not saves:
        yield "nothing is renamed"


@check
def every_save_is_private_and_synced_before_and_after_the_rename(root):
    need_strace()
    yield from of_each_change(wrong_order, root)


@check
def every_change_is_whole_when_it_is_killed_at_any_call(root):
    need_strace()
    yield from of_each_change(sweep_kills, root)


@check
def every_change_is_whole_whatever_error_a_call_has_and_says_so(root):
    need_strace()
    yield from of_each_change(sweep_errors, root)


@check
def a_signal_during_any_call_leaves_whole_files_and_no_temporary_one(root):
    need_strace()
    yield from of_each_change(sweep_signals, root)


@check
def a_reader_whose_index_fails_or_is_cut_off_answers_as_ever(root):
    need_strace()
    box = Box(root / "box")
    journal = box.write("journal.json", large_journal(4_000)).read_text()
    words = ["streak", "--json"]
    expected = box.run(*words)
    if not list(box.state.glob("soberlog/index-*")):
        yield "there is no index"
    for is_there in (False, True):
        if not is_there:
            shutil.rmtree(box.state)
        box.keep()
        calls = [call for call in file_calls(box, words) if str(box.state) in call.text]
        faults = [(call, "signal=KILL") for call in calls]
        faults += [(call, f"error={error}") for call in calls for error in ERRORS.get(call.name, "").split()]
        if len(calls) < 5:
            yield f"only {len(calls)} calls concern the index"
        for call, fault in faults:
            box.restore()
            result, _ = inject(box, words, call, fault)
            if fault != "signal=KILL" and result != expected:
                yield f"{fault} at {call}: {result}"
            after = box.run(*words)
            if after != expected or journal != box.journal.read_text() or box.leftovers() or box.open_to_others():
                yield f"after {fault} at {call}: {after}"
        box.restore()
        box.run(*words)
