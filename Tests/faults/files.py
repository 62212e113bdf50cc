"""Files and folders that are something else, somewhere else, or somebody else's."""

import os
import socket
import stat
from pathlib import Path

from changes import READERS, each_change, of_journal, readable, refused, state, works
from checks import Cannot, check
from sandbox import SAMPLE, UNKNOWN, Box, command, obeying_modes


@check
def every_change_keeps_what_the_program_does_not_know(root):
    for name, _, _, _, new in each_change(root, of_journal):
        gone = [text for text in UNKNOWN if text not in new["journal.json"]]
        if gone not in ([], ["\"x\":10.0"] if name == "delete" else []):
            yield f"{name}: {gone} are gone"


@check
def a_journal_that_is_no_file_is_66_at_once_and_nothing_is_created(root):
    for name, box, words, _, _ in each_change(root, of_journal):
        for kind in ("folder", "pipe", "socket", "device"):
            path = box.root / kind
            if kind == "folder":
                path.mkdir()
            elif kind == "pipe":
                os.mkfifo(path)
            elif kind == "socket":
                socket.socket(socket.AF_UNIX).bind(os.path.relpath(path))
            else:
                path = Path("/dev/null")
            before = sorted(box.root.rglob("*"))
            for call in (words, ["list"], ["check"]):
                result = box.run(*call, "--journal", str(path), timeout=5)
                if result.code != 66 or sorted(box.root.rglob("*")) != before:
                    yield f"{name}, {kind}: {call}: {result}"


@check
def an_input_that_is_no_file_is_66_at_once_and_an_output_is_73(root):
    box = Box(root / "box")
    pipe, folder = box.data / "pipe", box.data / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder, Path("/dev/null")):
        for code, words in (
            (73, ["export", "-o", path]), (73, ["report", "-o", path]), (66, ["import", path]),
            (66, ["merge", path]), (66, ["merge", "--driver", box.journal, path, path]),
            (66, ["merge", "--driver", path, box.journal, path]), (73, ["check", "--repair", path]),
        ):  # fmt: skip
            result = box.run(*map(str, words), timeout=5)
            if result.code != code or box.journal.read_text() != SAMPLE:
                yield f"{words}: {result}"


@check
def a_dangling_link_has_its_target_created_and_a_loop_is_66(root):
    for name, box, words, _, _ in each_change(root, of_journal):
        link, target = box.root / "link.json", box.root / "target.json"
        link.symlink_to("target.json")
        result = box.run(*words, "--journal", str(link))
        created = target.exists() and not target.stat().st_mode & 0o077
        # There is nothing to edit, delete, undo or redo in a new journal, and no setting to unset.
        empty = name in ("edit", "edit of the time", "delete", "undo", "redo", "settings --unset", "merge --conflicts")
        if not link.is_symlink() or (target.exists() if empty else result.code != 0 or not created):
            yield f"{name}, dangling link: {result}"
        loop = box.root / "loop.json"
        loop.symlink_to("loop.json")
        for call in (words, ["list"]):
            result = box.run(*call, "--journal", str(loop))
            if result.code != 66 or not loop.is_symlink():
                yield f"{name}, loop: {result}"


@check
def a_hard_link_is_told_of_once_and_the_other_name_keeps_the_old_bytes(root):
    for name, box, words, old, new in each_change(root, of_journal):
        before, other = box.journal.read_bytes(), box.root / "other.json"
        os.link(box.journal, other)
        result = box.run(*words)
        told = result.err.count("hard link")
        if result.code or told != 1 or other.read_bytes() != before or state(box, old, new) != "new":
            yield f"{name}: {result}"


@check
def a_file_size_limit_is_74(root):
    for _, box, words, old, new in each_change(root):
        limit = ["sh", "-c", 'ulimit -f 1; exec "$@"', "sh"]
        yield from refused(box, words, [74], old, new, "limit of file sizes", wrapper=limit)


@check
def a_file_that_nobody_may_write_is_77_and_read(root):
    for _, box, words, old, new in each_change(root, lambda change: "--repair" not in change.words):
        for path in box.data.iterdir():
            path.chmod(0o400)
        yield from refused(box, words, [77], old, new, "read-only")
        yield from readable(box)


@check
def a_folder_that_may_not_be_written_is_77_and_read(root):
    for _, box, words, old, new in each_change(root):
        box.data.chmod(0o500)
        yield from refused(box, words, [77], old, new, "permission denied", wrapper=obeying_modes())
        yield from readable(box, wrapper=obeying_modes())
        box.data.chmod(0o700)


@check
def a_journal_that_may_not_be_read_is_77(root):
    for _, box, words, old, new in each_change(root, of_journal):
        box.journal.chmod(0)
        for call in (words, *READERS):
            result = box.run(*call, wrapper=obeying_modes())
            if result.code != 77 or result.out:
                yield f"{call}: {result}"
        box.journal.chmod(0o600)
        if state(box, old, new) != "old":
            yield f"{words}: the files are {state(box, old, new)}"


@check
def the_owner_of_a_file_is_kept_or_the_change_refused(root):
    if os.geteuid() != 0:
        raise Cannot("it takes root")
    for name, box, words, old, new in each_change(root, lambda change: "--repair" not in change.words):
        paths = [box.data / file for file in old]
        for path in paths:
            os.chown(path, 12345, 12345)
            path.chmod(0o640)
        yield from works(box, words, old, new)
        for path in paths:
            facts = path.stat() if path.exists() else None
            if facts and (facts.st_uid, facts.st_gid, stat.S_IMODE(facts.st_mode)) != (12345, 12345, 0o640):
                yield f"{name}: owner or mode of {path} were not kept"
    # Without the right to give files away, the change is refused.
    rights = ["setpriv", "--bounding-set=-chown", "--inh-caps=-chown"]
    command(*rights, "true")
    for name, box, words, old, new in each_change(root / "refused", lambda change: "--repair" not in change.words):
        for file in old:
            os.chown(box.data / file, 12345, 12345)
        yield from refused(box, words, [77], old, new, wrapper=rights)


@check
def a_group_that_cannot_be_kept_costs_its_rights_and_not_the_change(root):
    if os.geteuid() != 0:
        raise Cannot("it takes root")
    # As somebody who owns a file of a group that they are not in.
    rights = ["setpriv", "--bounding-set=-chown", "--inh-caps=-chown"]
    command(*rights, "true")
    for name, box, words, old, new in each_change(root, of_journal):
        for file in old:
            os.chown(box.data / file, 0, 12345)
            (box.data / file).chmod(0o660)
        result = box.run(*words, wrapper=rights)
        facts = box.journal.stat()
        kept = facts.st_gid, stat.S_IMODE(facts.st_mode)
        if result.code != 0 or state(box, old, new) != "new" or kept != (0, 0o600):
            yield f"{name}: {result}, group {facts.st_gid}, mode {facts.st_mode:o}"


@check
def a_missing_folder_that_was_named_is_73_and_not_created(root):
    for name, box, words, _, _ in each_change(root, of_journal):
        path = box.root / "none/journal.json"
        result = box.run(*words, "--journal", str(path))
        empty = words[0] in ("undo", "redo")
        if result.code not in ((73, 1) if empty else (73,)) or path.parent.exists() or "none" not in result.err:
            yield f"{name}: {result}"
    box = Box(root / "outputs")
    for words in (["export", "-o", "none/x"], ["report", "-o", "none/x"], ["check", "--repair", "none/x"]):
        result = box.run(*words)
        if result.code != 73 or "none" not in result.err:
            yield f"{words}: {result}"
