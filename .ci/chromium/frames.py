"""Measures in Chromium how an app of 100,000 rows moves, with 50 ms each way between page and app: frames a second and rows
that are blank while it scrolls, while a screen follows a finger and while a person types; what page and app do at rest; and
what the page's memory grows by in 10,000 pushes.

frames.py PROGRAM
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from driver import Browser, Program, wait

# Counts the frames of the page, how long they take, and those in which a part of the list is blank.
WATCH = """
  const screen = document.getElementById('screen').getBoundingClientRect();
  const watch = window.watch = { times: [], blank: 0, keys: [], shown: [] };
  const places = [0.3, 0.45, 0.6, 0.75, 0.9].map(part => screen.top + part * screen.height);
  const hasText = y => document.elementsFromPoint(screen.left + screen.width * 0.95, y).some(element =>
    element.closest('.node')?.querySelector('.line'));
  let last;
  const frame = now => {
    if (last) watch.times.push(now - last);
    last = now;
    if (arguments[0] && !places.every(y => hasText(y))) watch.blank += 1;
    watch.next = requestAnimationFrame(frame);
  };
  watch.next = requestAnimationFrame(frame);
  done('')"""
END = "cancelAnimationFrame(watch.next); done([watch.times, watch.blank])"


def measure(browser, what, act, isList=False):
    browser.evaluate(WATCH, isList)
    act()
    times, blank = browser.evaluate(END)
    late = sum(time > 25 for time in times)
    print(f"{what}: {len(times) * 1000 / sum(times):.1f} frames a second, {late} of {len(times)} late, "
          f"longest {max(times):.0f} ms" + (f", {blank} with blank rows" if isList else ""), flush=True)


def fling(browser):
    left, top, width, height = browser.screen()
    middle = left + width / 2
    for _ in range(4):
        browser.drag((middle, top + 0.85 * height), (middle, top + 0.25 * height), milliseconds=80)
        time.sleep(0.7)


def wheel(browser):
    left, top, width, height = browser.screen()
    for _ in range(60):
        browser.scroll(round(left + width / 2), round(top + height / 2), 120)


def open_row(browser, text):
    """Taps a row until it opens: the first touch of a list that still moves only stops it."""
    def is_open():
        browser.tap(text)
        end = time.monotonic() + 3
        while time.monotonic() < end:
            if browser.shows("20 rows"):
                return True
        return False

    wait(is_open, "no row opens")
    browser.settle()


def pop(browser):
    left, top, width, height = browser.screen()
    steps = [40, 120, 240, 160, 80, 200, 320]
    browser.drag(*((left + distance, top + height / 2) for distance in (3, *steps)), milliseconds=250)
    time.sleep(0.6)


def typed(browser):
    for word in ("the quick brown fox ", "jumps over the lazy dog"):
        browser.type(word)
    time.sleep(0.3)


def ticks(pid):
    return sum(int(field) for field in Path(f"/proc/{pid}/stat").read_text().split()[13:15])


def metrics(browser):
    browser.devtools("HeapProfiler.collectGarbage")
    return {metric["name"]: metric["value"] for metric in browser.devtools("Performance.getMetrics")["metrics"]}


def rest(browser, app):
    """At rest nothing is sent, and neither app nor page computes."""
    browser.settle()
    browser.evaluate("""window.told = 0;
      window.listener = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[#?].*/, '') + 'socket');
      listener.onmessage = () => { told += 1; }; done('')""")
    wait(lambda: browser.evaluate("done(told)"), "a second socket gets no state")
    before, work = ticks(app.process.pid), metrics(browser)["TaskDuration"]
    time.sleep(5)
    used, work = ticks(app.process.pid) - before, metrics(browser)["TaskDuration"] - work
    messages = browser.evaluate("listener.close(); done(told)") - 1
    print(f"at rest for 5 s: {messages} messages, app {used * 10} ms, page {work * 1000:.0f} ms", flush=True)


def memory(browser, app):
    def resident():
        return int(Path(f"/proc/{app.process.pid}/statm").read_text().split()[1]) * 4096 / 1e6

    def state():
        found = metrics(browser)
        return found["JSHeapUsedSize"] / 1e6, int(found["Nodes"]), resident()

    before = state()
    started = time.monotonic()
    browser.tap("Push", whole=True)
    browser.expect("Pushed", 1000)
    browser.settle()
    after = state()
    print(f"10,000 pushes in {time.monotonic() - started:.0f} s: heap of the page {before[0]:.1f} → {after[0]:.1f} MB, its DOM "
          f"{before[1]} → {after[1]} nodes, app {before[2]:.0f} → {after[2]:.0f} MB", flush=True)


app = Program([sys.argv[1]], r"(http://[0-9.:]*/[0-9a-f]+/)", env={**os.environ, "UIKIT_DISPLAY": "browser"})
port = app.address.split(":")[2].split("/")[0]
network = Program([sys.executable, ".ci/chromium/proxy.py", port], r"port (\d+)", stdin=subprocess.PIPE)
browser = Browser()
try:
    browser.open(app.address.replace(port, network.address))
    browser.devtools("Performance.enable")
    browser.expect("Row 0")
    network.say("slow")
    browser.settle()
    measure(browser, "nothing moves", lambda: time.sleep(2), isList=True)
    measure(browser, "flicks through 100,000 rows", lambda: fling(browser), isList=True)
    measure(browser, "turns of a wheel", lambda: wheel(browser), isList=True)
    browser.settle()
    browser.compare()
    open_row(browser, "What a second line")
    measure(browser, "a screen that follows a finger", lambda: pop(browser))
    browser.expect("100000 rows")
    browser.settle()
    open_row(browser, "What a second line")
    browser.tap("Field")
    measure(browser, "typing", lambda: typed(browser))
    browser.expect("the lazy dog")
    browser.back()
    rest(browser, app)
    network.say("join")
    memory(browser, app)
finally:
    browser.end()
    network.end()
    app.end()
