"""Every changing command, and what is expected of one."""

from dataclasses import dataclass

from sandbox import DAMAGED, OTHER, Box

RECORD = '{{"at":"2026-11-2{0}T09:00:00+09:00","id":"1mp0rt000{0}","mood":"good","note":"imported {0}"}}\n'
READERS = (["list"], ["streak"], ["stats"], ["calendar"], ["recall"], ["export"], ["report"], ["check"])
CONFLICT = "journal.sync-conflict-20261130-211500-ABCDEFG.json"


@dataclass
class Change:
    """A command that changes files."""

    words: list
    before: tuple = ()  # Commands that are run first.
    inputs: tuple = ()  # Names and contents of files beside the journal.
    journal: bool = True  # Whether it is the journal that is changed, and can be undone.


CHANGES = {
    "add": Change(["add", "--mood", "good", "--note", "test"]),
    "add to the past": Change(["add", "--at", "2026-11-12", "test"]),
    "edit": Change(["edit", "day0000010", "--note", "changed", "--no-mood"]),
    "edit of the time": Change(["edit", "day0000010", "--at", "2026-11-25"]),
    "delete": Change(["delete", "day0000010", "day0000012", "--yes"]),
    "undo": Change(["undo"], [["edit", "day0000010", "--note", "changed"]]),
    "redo": Change(["redo"], [["edit", "day0000010", "--note", "changed"], ["undo"]]),
    "start": Change(["start", "--at", "2026-11-15", "--note", "again"]),
    "slip": Change(["slip", "--note", "test"]),
    "urge": Change(["urge", "--note", "test"]),
    "settings": Change(["settings", "savings", "800円"]),
    "settings --unset": Change(["settings", "--unset", "dayStartsAt"]),
    "import": Change(["import", "{data}/records"], (), [("records", "".join(map(RECORD.format, "123")))]),
    "merge": Change(["merge", "{data}/other"], (), [("other", OTHER)]),
    "merge --conflicts": Change(["merge", "--conflicts"], (), [(CONFLICT, OTHER)]),
    "merge --driver": Change(
        ["merge", "--driver", "{data}/none", "{data}/ours", "{data}/other"], (),
        [("none", ""), ("ours", DAMAGED.replace("mood\":bad", 'mood":"bad"').replace("\x01", "")), ("other", OTHER)],
        journal=False),
    "export": Change(["export", "--output", "{data}/out"], (), [("out", "old")], journal=False),
    "report": Change(["report", "--output", "{data}/out"], (), [("out", "old")], journal=False),
    "check --repair": Change(
        ["check", "--repair", "{data}/out", "--journal", "{data}/damaged"], (), [("damaged", DAMAGED)], journal=False),
}  # fmt: skip


def prepared(boxes, change):
    """Makes the boxes ready, and returns the command with what its files are before and after it."""
    for box in boxes:
        for name, text in change.inputs:
            box.write(name, text)
        for words in change.before:
            assert box.run(*words).code == 0, words
        box.keep()
    box = boxes[0]
    old = box.files()
    result = box.run(*words_in(box, change))
    new = box.files()
    assert result.code in ((0, 65) if "--repair" in change.words else (0,)) and old != new, result
    box.restore()
    return old, new, result


def words_in(box, change):
    return [word.replace("{data}", str(box.data)) for word in change.words]


def state(box, old, new):
    """`old`, `new`, `between` when some files are old and some new, or what is wrong."""
    now = box.files()
    for name in old | new | now:
        if now.get(name) not in (old.get(name), new.get(name)):
            return f"{name} is neither old nor new: {now.get(name, 'gone')[:80]!r}"
    # What is read is removed last, and what a new journal leaves out is written before it.
    if CONFLICT in old and CONFLICT not in now and now["journal.json"] != new["journal.json"]:
        return "a conflict file was removed before it was merged"
    if "out" in now and "out.rest" in new and "out.rest" not in now:
        return "the repaired journal is there without what was left over"
    return "old" if now == old else "new" if now == new else "between"


def each_change(root, only=lambda change: True, **options):
    """Each changing command in a box of its own: its name, the box, the words, its old and new files."""
    for number, (name, change) in enumerate(CHANGES.items()):
        if only(change):
            box = Box(root / f"change-{number}", **options)
            old, new, _ = prepared([box], change)
            yield name, box, words_in(box, change), old, new


def of_journal(change):
    return change.journal


def refused(box, words, codes, old, new, *said, wrapper=()):
    """What is wrong with a change that must be refused and leave all as it was."""
    result = box.run(*words, wrapper=wrapper)
    name = " ".join(words)
    if result.code not in codes:
        yield f"{name}: {result}, wanted {codes}"
    if str(box.root) not in result.err and str(box.data) not in result.err:
        yield f"{name}: {result} names no path"
    yield from (f"{name}: {result} does not say {word!r}" for word in said if word not in result.err)
    if state(box, old, new) != "old":
        yield f"{name}: the files are {state(box, old, new)}"
    if box.leftovers():
        yield f"{name}: left {box.leftovers()}"


def works(box, words, old, new, codes=(0, 65), **options):
    """What is wrong with a change that must work."""
    result = box.run(*words, **options)
    if result.code not in codes or state(box, old, new) != "new" or box.leftovers():
        yield f"{' '.join(words)}: {result}, the files are {state(box, old, new)}, left {box.leftovers()}"


def readable(box, **options):
    """What is wrong with reading, which must work."""
    for words in READERS:
        result = box.run(*words, **options)
        if result.code != 0:
            yield f"{words}: {result}"
