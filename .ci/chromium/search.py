"""Uses Repository Search in Chromium as a person does: composes text, scrolls, opens, swipes a row aside, goes back; then
without the network between page and app for five seconds, in three ways.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from driver import Browser, Program, repositories, wait

gallery = os.environ["GALLERY"]
CUT = 5


def compose(browser, *parts, commits):
    """What an input method does: shows parts of a text, and at the end inserts it."""
    for part in parts:
        browser.devtools("Input.imeSetComposition", text=part, selectionStart=len(part), selectionEnd=len(part))
    browser.devtools("Input.insertText", text=commits)


def field(browser):
    return browser.evaluate("""done([...document.querySelectorAll('#screen .body.field')]
      .map(body => [...body.querySelectorAll('.line')].map(line => line.textContent).join('')).find(Boolean) ?? '')""")


def edge(browser, *distances, ends=True):
    """Drags from the left edge, to places in points from it."""
    left, top, width, height = browser.screen()
    places = [(left + distance, top + height / 2) for distance in (3, *distances)]
    browser.drag(*places, ends=ends)


def row(browser):
    """The name of a repository in the middle of the screen."""
    browser.settle()
    names = [line.split("/")[-1] for line in browser.lines() if re.search(r"/swift-\d\d$", line)]
    return names[len(names) // 2]


def left_edge(browser, text):
    """Where a line begins, in points of the page, wherever that is."""
    return browser.evaluate("""const lines = [...document.querySelectorAll('#screen .line')];
      const line = lines.findLast(line => line.textContent.includes(arguments[0]));
      done(line?.getBoundingClientRect().left ?? 0)""", text)


def swipe_row(browser, y, *distances):
    """Drags a row sideways from near its right end, to places in points from there."""
    left, _, width, _ = browser.screen()
    browser.drag(*((left + width - 30 + distance, y) for distance in (0, *distances)))
    browser.settle()


def copy_hash(browser, commit):
    """Takes a commit's hash by the button beside its row, and by a swipe across the row."""
    browser.evaluate("""window.copied = [];
      navigator.clipboard.writeText = text => { copied.push(text); return Promise.resolve(); }; done('')""")
    x, y = browser.place(commit)
    start = left_edge(browser, commit)

    def is_aside():
        return left_edge(browser, commit) < start - 50

    # Not far enough, and back.
    swipe_row(browser, y, -30, -120, -10)
    browser.expect_absent("Copy")
    # The touch that closes it does nothing else.
    swipe_row(browser, y, -60, -100)
    wait(is_aside, "the row is not aside")
    browser.compare()
    browser.drag((x, y))
    browser.expect_absent("Copy")
    swipe_row(browser, y, -60, -100)
    wait(is_aside, "the row is not aside")
    browser.tap("Copy", whole=True)
    browser.expect_absent("Copy")
    swipe_row(browser, y, -100, -340)
    browser.expect_absent("Copy")
    wait(lambda: left_edge(browser, commit) == start, "the row does not come back")
    copied = browser.evaluate("done(copied)")
    if len(copied) != 2 or any(not re.fullmatch("[0-9a-f]{40}", text) for text in copied):
        raise SystemExit(f"two swipes copied {copied}")
    browser.compare()


def walk(browser):
    browser.tap("Repository Search")
    browser.tap("MVVM", whole=True)
    browser.tap("Search repositories")
    # Half-way composed text is not searched for.
    compose(browser, "す", "すう", commits="")
    wait(lambda: field(browser) in ("", "Search repositories"), lambda: f"the field has {field(browser)!r}")
    compose(browser, "s", "sw", "swi", commits="swift-")
    wait(lambda: field(browser) == "swift-", lambda: f"the field has {field(browser)!r}")
    browser.expect("swift-00")
    browser.compare()
    left, top, width, height = browser.screen()
    browser.scroll(round(left + width / 2), round(top + height / 2), 1500)
    browser.expect("swift-2")
    browser.expect_absent("swift-00")
    # By a finger, the content goes on.
    middle = left + width / 2
    browser.drag((middle, top + 0.7 * height), (middle, top + 0.4 * height), milliseconds=60)
    browser.settle()
    browser.compare()
    name = row(browser)
    browser.tap(name)
    browser.expect(f"Begin {name}")
    copy_hash(browser, f"Begin {name}")
    edge(browser, 80, 160, 20)
    browser.settle()
    browser.expect(f"Begin {name}")
    browser.compare()
    edge(browser, 100, 250)
    browser.settle()
    browser.expect(name)
    browser.expect_absent(f"Begin {name}")
    browser.compare()


def interrupt(browser, network, way):
    """Nothing is lost while the network is away, and what was done meanwhile is not half done."""
    before = browser.evaluate("done(document.getElementById('screen').innerText)")
    name = row(browser)
    network.say(way)
    started = time.monotonic()
    # The finger is down and up while nothing gets through.
    browser.tap(name)
    browser.type("x")
    if way == "cut":
        wait(lambda: browser.evaluate("done(!document.getElementById('lost').hidden)"), "the page says nothing of the cut")
    time.sleep(max(0, CUT - (time.monotonic() - started)))
    network.say("join")
    if way == "cut":
        # What was done without a connection did not happen.
        wait(lambda: browser.evaluate("done(document.getElementById('lost').hidden)"), "the page does not come back")
        browser.settle()
        after = browser.evaluate("done(document.getElementById('screen').innerText)")
        if after != before:
            raise SystemExit(f"After a cut:\n{after}\nBefore:\n{before}")
    else:
        # It arrives late.
        browser.expect(f"Begin {name}")
        browser.back()
    browser.settle()
    browser.expect(name)
    browser.compare()
    print(f"{way}: the same as before")


def interrupt_swipe(browser, network):
    """A finger that swipes back while the connection is lost does not leave the screens half-way."""
    name = row(browser)
    browser.tap(name)
    browser.expect(f"Begin {name}")
    browser.settle()
    before = browser.evaluate("done(document.getElementById('screen').innerText)")
    start = left_edge(browser, f"Begin {name}")
    edge(browser, 100, 250, ends=False)
    wait(lambda: left_edge(browser, f"Begin {name}") > start + 100, "the screen does not follow the finger")
    network.say("cut")
    time.sleep(CUT)
    network.say("join")
    wait(lambda: left_edge(browser, f"Begin {name}") == start, "the screen does not go back to its place")
    # Nothing becomes of a touch that the app knows as cancelled.
    left, top, width, height = browser.screen()
    browser.drag(None, (left + 300, top + height / 2))
    browser.settle()
    after = browser.evaluate("done(document.getElementById('screen').innerText)")
    if after != before:
        raise SystemExit(f"After a cut swipe:\n{after}\nBefore:\n{before}")
    browser.compare()
    edge(browser, 100, 250)
    browser.settle()
    browser.expect(name)
    browser.expect_absent(f"Begin {name}")
    print("cut while swiping back: the same as before")


def rest(browser, app):
    """While nothing happens, the app sends nothing and computes nothing."""
    def ticks():
        return sum(int(field) for field in Path(f"/proc/{app.process.pid}/stat").read_text().split()[13:15])

    browser.settle()
    before = ticks()
    messages = browser.evaluate("""
      const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[#?].*/, '') + 'socket');
      let count = -1;
      socket.onmessage = () => { count += 1; };
      setTimeout(() => { socket.close(); done(count); }, 2000)""")
    used = ticks() - before
    # The state that a new socket gets takes a moment.
    if messages or used > 20:
        raise SystemExit(f"At rest, the app sent {messages} messages and used {used} hundredths of a second.")
    print(f"at rest: {messages} messages, {used} hundredths of a second for the state in 2 s")


def measure(browser, what, act):
    """Prints how long frames take while something moves, and what the app sends for it."""
    browser.evaluate("""window.frames_ = []; window.sizes = []; let last;
      window.listener = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[#?].*/, '') + 'socket');
      listener.onmessage = event => sizes.push(event.data.length);
      const frame = now => { if (last) frames_.push(now - last); last = now; window.next = requestAnimationFrame(frame); };
      requestAnimationFrame(frame); done('')""")
    wait(lambda: browser.evaluate("done(sizes.length)"), "a second socket gets no state")
    act()
    browser.settle()
    state, *sizes = browser.evaluate("listener.close(); done(sizes)")
    times = sorted(browser.evaluate("cancelAnimationFrame(window.next); done(frames_)"))
    print(f"{what}: {len(times)} frames, half within {times[len(times) // 2]:.1f} ms, "
          f"all but a tenth within {times[len(times) * 9 // 10]:.1f} ms; {len(sizes)} messages of "
          f"{sum(sizes) // max(1, len(sizes))} bytes; all there is takes {state}")


def fling(browser):
    left, top, width, height = browser.screen()
    middle = left + width / 2
    for start, end in ((0.4, 0.8), (0.8, 0.4), (0.4, 0.8)):
        browser.drag((middle, top + start * height), (middle, top + end * height), milliseconds=60)


with repositories([f"swift-{number:02}" for number in range(40)]) as found:
    app = Program([gallery, "--browser", "--repositories", found], r"(http://[0-9.:]*/[0-9a-f]+/)")
    port = app.address.split(":")[2].split("/")[0]
    network = Program([sys.executable, ".ci/chromium/proxy.py", port], r"port (\d+)", stdin=subprocess.PIPE)
    browser = Browser()
    try:
        browser.open(app.address.replace(port, network.address))
        walk(browser)
        rest(browser, app)
        measure(browser, "scrolling", lambda: fling(browser))
        measure(browser, "a push and a pop", lambda: (browser.tap(row(browser)), browser.back()))
        network.say("slow")
        measure(browser, "scrolling with 50 ms each way", lambda: fling(browser))
        network.say("join")
        for way in ("cut", "stall"):
            interrupt(browser, network, way)
        interrupt_swipe(browser, network)
        print("searched, scrolled, swiped and cut off")
    finally:
        browser.end()
        network.end()
        app.end()
