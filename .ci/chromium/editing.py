"""Edits a field in Chromium as keyboards do: corrects a word in the middle, composes, and composes while the app changes
the text. A network that takes its time lies between page and app.
"""

import os
import subprocess
import sys

from driver import Browser, Program, repositories, wait

# What the text area has and what the field shows.
TEXTS = """done([document.getElementById('keys').value, [...document.querySelectorAll('#screen .body.field .line')]
  .map(line => line.textContent).join('')])"""
# A keyboard that replaces a part of the text; the caret stays where it was in the rest.
REPLACE = """const [part, replacement] = arguments, keys = document.getElementById('keys');
  const start = keys.value.indexOf(part), caret = keys.value.length - keys.selectionEnd;
  keys.setSelectionRange(start, start + part.length);
  document.execCommand('insertText', false, replacement);
  keys.setSelectionRange(keys.value.length - caret, keys.value.length - caret);
  done('')"""
# Another page presses keys; what they change is a change by the app to this one.
ELSEWHERE = """const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[#?].*/, '') + 'socket');
  socket.onopen = () => { for (const input of arguments[0]) socket.send(JSON.stringify(input)); };
  socket.onmessage = () => { socket.close(); done(''); }"""


def expect(browser, copy, field):
    wait(lambda: browser.evaluate(TEXTS) == [copy, field],
         lambda: f"instead of {[copy, field]} there is {browser.evaluate(TEXTS)}")


def compose(browser, text):
    browser.devtools("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))


def underlined(browser):
    return browser.evaluate("""done([...document.querySelectorAll('#screen .body.field .line span')]
      .filter(part => part.style.textDecoration.includes('underline')).map(part => part.textContent).join(''))""")


def edit(browser):
    browser.tap("Repository Search")
    browser.tap("MVVM", whole=True)
    browser.tap("Search repositories")
    # Faster than the app answers, with a correction before the caret, and keys.
    browser.type("t")
    expect(browser, "t", "t")
    browser.type("eh swift 😀")
    browser.evaluate(REPLACE, "teh", "the")
    browser.type("!")
    expect(browser, "the swift 😀!", "the swift 😀!")
    browser.type("\ue012\ue012-\ue003")
    expect(browser, "the swift 😀!", "the swift 😀!")
    browser.evaluate(REPLACE, "😀", "😁")
    expect(browser, "the swift 😁!", "the swift 😁!")
    browser.type("?")
    expect(browser, "the swift ?😁!", "the swift ?😁!")
    print("corrected a word in the middle")
    for part in ("k", "ky", "kyo"):
        compose(browser, part)
    expect(browser, "the swift ?kyo😁!", "the swift ?kyo😁!")
    wait(lambda: underlined(browser) == "kyo", lambda: f"{underlined(browser)!r} is underlined")
    browser.devtools("Input.insertText", text="京")
    expect(browser, "the swift ?京😁!", "the swift ?京😁!")
    wait(lambda: underlined(browser) == "", lambda: f"{underlined(browser)!r} is underlined")
    print("composed in the middle")
    compose(browser, "t")
    expect(browser, "the swift ?京t😁!", "the swift ?京t😁!")
    # The app's change waits in the text area.
    browser.evaluate(ELSEWHERE, [["key", "Home", 0], *[["key", "Delete", 0]] * 4])
    expect(browser, "the swift ?京t😁!", "swift ?京t😁!")
    compose(browser, "to")
    expect(browser, "the swift ?京to😁!", "swift ?京to😁!")
    browser.devtools("Input.insertText", text="都")
    expect(browser, "swift ?京都😁!", "swift ?京都😁!")
    print("composed while the app changed the text")
    browser.type("\ue011" + "\ue017" * 5 + "a")
    expect(browser, "a ?京都😁!", "a ?京都😁!")
    browser.compare()


with repositories(["swift-00"]) as found:
    app = Program([os.environ["GALLERY"], "--browser", "--repositories", found], r"(http://[0-9.:]*/[0-9a-f]+/)")
    port = app.address.split(":")[2].split("/")[0]
    network = Program([sys.executable, ".ci/chromium/proxy.py", port], r"port (\d+)", stdin=subprocess.PIPE)
    browser = Browser()
    try:
        browser.open(app.address.replace(port, network.address))
        browser.expect("Repository Search")
        network.say("slow")
        edit(browser)
    finally:
        browser.end()
        network.end()
        app.end()
