"""Writes that take only a part."""

import platform
import sys
from pathlib import Path

from changes import each_change, works
from checks import THOROUGH, Cannot, check

TOOL = Path(__file__).parent / "write-shortly"


@check
def short_writes_are_completed(root):
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Cannot("it takes Linux on x86-64")
    for size in (1, 7, 1000) if THOROUGH else (7,):
        for _, box, words, old, new in each_change(root / str(size)):
            yield from works(box, words, old, new, wrapper=[TOOL, str(size)], timeout=60)
