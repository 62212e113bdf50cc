"""Makes reports of several journals and checks them in a browser. See check-report."""

import json
import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from random import Random

sys.dont_write_bytecode = True

from devtools import Browser  # noqa: E402

LAST_DAY = date(2026, 11, 30)
MOODS = ("worst", "bad", "neutral", "good", "best", None)
NOTES = ("高尾山に登った #散歩", "tea with Yuki", "rain and headache #work", "watched the sunrise", "")
HOSTILE = (
    "</script><img src=http://example.org/x.png onerror=alert(1)>",
    "<style>*{display:none}</style> & \"'><svg onload=alert(2)>",
    "url(http://example.org/y.png) \u202e\u001b[31m \ufffe \u0000",
    "#<b>bold</b> #" + "a" * 5000,
    "a long note " * 3000,
)

# Text that stands out too little from what is behind it (WCAG 2.2, 1.4.3): its colour and ratio.
PALE_TEXT = """(() => {
  const parsed = colour => colour.match(/[\\d.]+/g).map(Number)
  const light = colour => {
    const parts = parsed(colour).slice(0, 3).map(part => part / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  const behind = element => {
    for (; element; element = element.parentElement) {
      const colour = getComputedStyle(element).backgroundColor
      if (parsed(colour)[3] !== 0) return colour
    }
    return 'rgb(255, 255, 255)'
  }
  const pale = new Set()
  for (const element of document.querySelectorAll('body *')) {
    if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())) continue
    if (['TITLE', 'DESC'].includes(element.tagName.toUpperCase())) continue
    const style = getComputedStyle(element)
    const colour = element.tagName === 'text' ? style.fill : style.color
    const lights = [light(colour), light(behind(element))].sort((a, b) => b - a)
    const ratio = (lights[0] + 0.05) / (lights[1] + 0.05)
    if (ratio < 4.5) pale.add(`${element.tagName} ${colour} ${ratio.toFixed(2)}`)
  }
  return [...pale]
})()"""

# Labels of charts that overlap another one or stand out of their chart, but by a pixel.
CLASHING_LABELS = """(() => {
  const clashes = []
  for (const svg of document.querySelectorAll('svg[role=img]')) {
    const frame = svg.getBoundingClientRect()
    const boxes = [...svg.querySelectorAll('text')].map(text => [text.textContent, text.getBoundingClientRect()])
    boxes.forEach(([text, box], place) => {
      if (box.left < frame.left - 1 || box.right > frame.right + 1) clashes.push(`${text} stands out`)
      for (const [other, next] of boxes.slice(place + 1)) {
        if (box.left < next.right - 1 && next.left < box.right - 1
          && box.top < next.bottom - 5 && next.top < box.bottom - 5) clashes.push(`${text} and ${other}`)
      }
    })
  }
  return clashes
})()"""

CHECKS = {
    "nothing is wider than the page": "document.documentElement.scrollWidth <= innerWidth",
    "identifiers are unique": "(ids => ids.length === new Set(ids).size)([...document.querySelectorAll('[id]')].map(each => each.id))",
    "every reference leads to an element": "[...document.querySelectorAll('[aria-labelledby]')].every(each => each.getAttribute('aria-labelledby').split(' ').every(id => document.getElementById(id)))",
    "every chart has a title and a description, or is hidden": "[...document.querySelectorAll('svg')].every(svg => svg.ariaHidden === 'true' || svg.querySelector(':scope > title')?.textContent && svg.querySelector(':scope > desc')?.textContent)",
    "every table has a caption": "[...document.querySelectorAll('table')].every(table => table.caption?.textContent)",
    "there is one main heading, and no level is left out": "(levels => levels[0] === 1 && levels.slice(1).every((level, place) => level > 1 && level - levels[place] <= 1))([...document.querySelectorAll('h1,h2,h3,h4')].map(each => Number(each.tagName[1])))",
    "nothing can run or be fetched": "!document.querySelector('script,img,link,iframe,object,embed,[src],[onload],[onerror]')",
}  # fmt: skip


def journal(days, notes=NOTES, seed=1):
    """The text of a journal of so many days that end on the last one."""
    random, entries = Random(seed), []
    for number in range(days):
        if 0 < number < days - 1 and random.random() < 0.2:
            continue
        day = LAST_DAY - timedelta(days=days - 1 - number)
        entry = {"at": f"{day}T20:00:00+09:00", "id": f"e{number:09}"}
        mood = random.choice(MOODS)
        entry |= {"mood": mood} if mood else {}
        entry |= {"emoji": random.choice("🍵☕💪")} if random.random() < 0.5 else {}
        if number == 0:
            entry["event"] = "start"
        elif random.random() < 0.03:
            entry["event"] = random.choice(("slip", "urge", "<i>unknown</i>"))
        entries.append(json.dumps(entry | {"note": notes[number % len(notes)]}))
    lines = "".join(f"{line},\n" for line in entries)[:-2] + "\n" if entries else ""
    return f'{{"soberlog":1,"settings":{{"savings":"800円"}},\n"deleted":[\n],\n"entries":[\n{lines}]}}\n'


def report(program, text, language, page):
    """Writes the report of a journal."""
    path = page.with_suffix(".json")
    path.write_text(text)
    path.chmod(0o600)
    variables = {"HOME": str(page.parent), "TZ": "Asia/Tokyo", "SOBERLOG_NOW": f"{LAST_DAY}T21:15:00+09:00"}
    words = [program, "--journal", path, "report", "--lang", language, "--output", page, "--quiet"]
    subprocess.run(words, env=variables, check=True)


def complaints(browser, page, width, scheme):
    """What is wrong with a page at a width and in a scheme."""
    browser.open(page, width, scheme)
    outside = [url for url in browser.requests if url != page.as_uri()]
    yield from (f"requested {url}" for url in outside)
    yield from browser.messages
    yield from (f"not so: {rule}" for rule, script in CHECKS.items() if browser.value(script) is not True)
    yield from (f"pale text: {text}" for text in browser.value(PALE_TEXT))
    yield from (f"labels: {text}" for text in browser.value(CLASHING_LABELS))


def main():
    program, scratch, shots = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    shots.mkdir(parents=True, exist_ok=True)
    journals = {"empty": "", "week": journal(7), "years": journal(1095), "hostile": journal(40, HOSTILE)}
    journals["empty"] = journal(0)
    browser, failed = Browser(scratch / "profile"), False
    try:
        for name, text in journals.items():
            for language in ("en", "ja"):
                page = scratch / f"{name}-{language}.html"
                report(program, text, language, page)
                for width in (400, 1200):
                    for scheme in ("light", "dark"):
                        for complaint in complaints(browser, page, width, scheme):
                            failed = True
                            print(f"{page.name} at {width}, {scheme}: {complaint}")
                        browser.screenshot(shots / f"{page.stem}-{width}-{scheme}.png")
                browser.print(shots / f"{page.stem}.pdf")
                print(f"{page.name}: checked, {os.path.getsize(page)} bytes")
    finally:
        browser.close()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
