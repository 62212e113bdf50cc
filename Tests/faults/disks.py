"""Disks that are full, read-only, somewhere else or without power."""

import contextlib
import os
import shutil
import tempfile

import sweeps
from changes import CHANGES, each_change, of_journal, readable, refused, state, words_in, works
from checks import Cannot, check
from sandbox import Box, command, inject, mounted, need_strace, private_mounts


@check
def a_full_disk_is_74_and_all_is_well_when_there_is_space_again(root):
    private_mounts()
    for number, change in enumerate(CHANGES.values()):
        with disk(root / str(number), "size=256k") as (box, point):
            old, new, _ = prepared_on_disk(box, change)
            filling = point / "filling"
            with open(filling, "wb", buffering=0) as file, contextlib.suppress(OSError):
                while file.write(bytes(4096)):
                    pass
            yield from refused(box, words_in(box, change), [74], old, new, "no space left")
            yield from readable(box)
            filling.unlink()
            yield from works(box, words_in(box, change), old, new)


@check
def a_disk_without_inodes_is_74(root):
    private_mounts()
    for number, change in enumerate(CHANGES.values()):
        with disk(root / str(number), "size=256k,nr_inodes=16") as (box, point):
            old, new, _ = prepared_on_disk(box, change)
            with contextlib.suppress(OSError):
                for name in range(100):
                    (point / str(name)).touch(exist_ok=False)
            yield from refused(box, words_in(box, change), [74], old, new, "no space left")
            yield from readable(box)


@check
def a_full_disk_under_the_undo_log_costs_only_the_undo(root):
    private_mounts()
    for name, box, words, old, new in each_change(root, of_journal):
        box.state.mkdir(mode=0o700, exist_ok=True)
        with mounted("-t", "tmpfs", "-o", "size=4k", "tmpfs", str(box.state)):
            (box.state / "filling").write_bytes(bytes(4096))
            result = box.run(*words)
            if name in ("undo", "redo"):
                wrong = result.code != 1 or state(box, old, new) != "old"
            else:
                wrong = result.code != 0 or state(box, old, new) != "new" or "cannot be undone" not in result.err
            if wrong:
                yield f"{name}: {result}, the files are {state(box, old, new)}"


@check
def a_read_only_disk_is_read_and_a_change_is_77(root):
    private_mounts()
    for _, box, words, old, new in each_change(root):
        with mounted("--bind", str(box.data), str(box.data)):
            command("mount", "-o", "remount,bind,ro", str(box.data))
            yield from refused(box, words, [77], old, new, "the file system is read-only")
            yield from readable(box)


@check
def an_immutable_journal_or_folder_is_read_and_a_change_is_77(root):
    for _, box, words, old, new in each_change(root, of_journal):
        for path, flag in ((box.journal, "i"), (box.journal, "a"), (box.data, "i")):
            command("chattr", f"+{flag}", str(path))
            try:
                yield from refused(box, words, [77], old, new, "permission denied")
                yield from readable(box)
            finally:
                command("chattr", f"-{flag}", str(path))


@check
def a_journal_that_is_a_mount_point_is_74_with_a_hint(root):
    private_mounts()
    for _, box, words, old, new in each_change(root, of_journal):
        with mounted("--bind", str(box.journal), str(box.journal)):
            yield from refused(box, words, [74], old, new, "mount its folder instead")


@check
def a_link_to_another_disk_stays_and_its_target_is_changed(root):
    private_mounts()
    for name, change in CHANGES.items():
        if not change.journal or name == "merge --conflicts":
            continue
        with disk(root / name, "size=1m") as (box, point):
            old, new, _ = prepared_on_disk(box, change)
            link = box.root / "journal.json"
            link.symlink_to(box.journal)
            words = words_in(box, change)
            box.environment["SOBERLOG_JOURNAL"] = str(link)
            if change.before:  # The undo log is that of the target.
                box.environment["XDG_STATE_HOME"] = str(box.state)
            yield from works(box, words, old, new)
            beside = {path.name for path in box.root.iterdir()} - {"home", "run", "state", "journal.json"}
            if not link.is_symlink() or beside:
                yield f"{name}: the link is gone, or {beside} is beside it"


@check
def a_power_cut_after_exit_0_loses_nothing(root):
    for kind, image, point in images(root):
        for number, (name, change) in enumerate(CHANGES.items()):
            with mounted("-o", "loop", image, str(point)):
                box = Box(root / f"{kind}-{number}", data=point / str(number))
                old, new, _ = prepared_on_disk(box, change)
                command("sync", "-f", str(point))
                yield from works(box, words_in(box, change), old, new)
                command("xfs_io", "-x", "-c", "shutdown", str(point))
            with mounted("-o", "loop", image, str(point)):
                # What was merged is on the disk before its file is removed, which may come back.
                if state(box, old, new) not in ("new", *(["between"] if "--conflicts" in change.words else [])):
                    yield f"{kind}: {name}: after the power cut the files are {state(box, old, new)}"


@check
def a_power_cut_during_a_save_leaves_the_old_journal_or_the_new_one(root):
    need_strace()
    words = ["add", "--note", "test"]
    for kind, image, point in images(root):
        with mounted("-o", "loop", image, str(point)):
            calls = sweeps.changing_calls(Box(root / f"{kind}-calls", data=point / "calls"), words)
        for number, call in enumerate(calls):
            with mounted("-o", "loop", image, str(point)):
                box = Box(root / f"{kind}-{number}", data=point / str(number))
                old = box.files()
                command("sync", "-f", str(point))
                inject(box, words, call, "signal=KILL")
                new = box.files()
                # Another program that syncs a file of its own brings the order of the changes to the disk.
                if number % 2:
                    with open(point / "another", "w", encoding="utf-8") as file:
                        os.fsync(file)
                command("xfs_io", "-x", "-c", "shutdown", str(point))
            with mounted("-o", "loop", image, str(point)):
                if box.files() not in (old, new) or box.run("check").code:
                    yield f"{kind}: killed at {call}: the files are {state(box, old, new)}"


def images(root):
    """File systems that a power can be cut of: their kind, image and mount point."""
    private_mounts()
    for kind in ("ext4", "xfs"):
        if not shutil.which(f"mkfs.{kind}") or not shutil.which("xfs_io"):
            raise Cannot(f"mkfs.{kind} or xfs_io is not installed")
        point = root / kind
        point.mkdir()
        with tempfile.NamedTemporaryFile(prefix="soberlog-faults-") as image:
            image.truncate((320 if kind == "xfs" else 64) << 20)
            command(f"mkfs.{kind}", "-q", image.name)
            yield kind, image.name, point


@contextlib.contextmanager
def disk(root, size):
    """A box with its data on a disk of its own, and the disk."""
    point = root / "disk"
    point.mkdir(parents=True)
    with mounted("-t", "tmpfs", "-o", size, "tmpfs", str(point)):
        yield Box(root / "box", data=point / "data"), point


def prepared_on_disk(box, change):
    """As `prepared`, for a box whose data are not in its root: they are put back by hand."""
    kept = box.root.parent / f"{box.root.name}-data"
    for name, text in change.inputs:
        box.write(name, text)
    for words in change.before:
        assert box.run(*words).code == 0, words
    shutil.copytree(box.data, kept)
    shutil.copytree(box.state, kept / "state", dirs_exist_ok=True) if box.state.exists() else None
    old = box.files()
    result = box.run(*words_in(box, change))
    new = box.files()
    shutil.rmtree(box.data)
    shutil.rmtree(box.state, ignore_errors=True)
    if (kept / "state").exists():
        shutil.move(kept / "state", box.state)
    shutil.copytree(kept, box.data)
    return old, new, result
