"""Opens the previews of a program in Chromium: their pictures, one live, and both again when the program is built anew.

previews.py PROGRAM NAME TEXT, where a preview of the program has the name and shows the text.
"""

import os
import shutil
import sys

from driver import Browser, Program, wait

program, name, text = sys.argv[1:]
# Every picture of a preview has loaded.
PICTURES = """const section = [...document.querySelectorAll('section')].find(section =>
    section.querySelector('h2').textContent.startsWith(arguments[0]));
  const pictures = [...(section?.querySelectorAll('img') ?? [])];
  done(pictures.length && pictures.every(picture => picture.naturalWidth > 0) ? pictures.length : 0)"""


def pictures(browser):
    return wait(lambda: browser.evaluate(PICTURES, name), f"the pictures of {name} do not show", 60)


def mark(browser):
    browser.evaluate("window.isOld = true; done('')")


def rebuild():
    """What a linker does: another file takes the program's place."""
    shutil.copy2(program, program + ".new")
    os.rename(program + ".new", program)


def wait_for_reload(browser, what):
    wait(lambda: browser.evaluate("done(!window.isOld)"), f"{what} does not load anew", 60)


app = Program(
    [program], r"(http://[0-9.:]*/[0-9a-f]+/)previews", env={**os.environ, "UIKIT_DISPLAY": "previews"})
browser = Browser()
try:
    browser.open(app.address + "previews")
    print(f"{pictures(browser)} pictures of {name}")
    mark(browser)
    rebuild()
    wait_for_reload(browser, "the list of previews")
    pictures(browser)
    browser.evaluate("document.querySelector('a[href*=\"iPad\"][href*=dark]').click(); done('')")
    # The list has the text, too, until the other page has loaded.
    wait(lambda: browser.evaluate("done(document.body.classList.contains('dark') && innerWidth > 0)"),
         "the preview is not dark")
    browser.expect(text)
    print(f"live: the same {browser.compare()} nodes and lines")
    mark(browser)
    rebuild()
    wait_for_reload(browser, "the live preview")
    browser.expect(text)
    print("built anew: both pages loaded again")
finally:
    browser.end()
    app.end()
