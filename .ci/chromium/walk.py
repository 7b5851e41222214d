"""Opens the gallery in Chromium: taps, types, scrolls, goes back, reloads, and compares what the page shows with what the
app told, node by node and line by line.
"""

import os

from driver import Browser, Program


def swipe(browser, *distances):
    """Drags from the left edge through places, in points from it, and lets go at the last one."""
    left, top, width, height = browser.screen()
    browser.drag(*((left + distance, top + height / 2) for distance in (5, *distances)))
    browser.settle()


def walk(browser):
    def compare(what):
        print(f"{what}: the same {browser.compare()} nodes and lines", flush=True)

    browser.expect("Repository Search")
    compare("first screen")
    browser.tap("Repository Search")
    browser.expect("Massive View Controller")
    compare("list")
    swipe(browser, 60, 200, 30)
    browser.expect("Massive View Controller")
    compare("swiped back and forth")
    swipe(browser, 60, 200, 340)
    browser.expect("Calculator")
    compare("swiped back")
    # As a screen reader does it, by what the page says of the button.
    browser.tap("Repository Search")
    browser.expect("Massive View Controller")
    browser.evaluate(
        "document.querySelector('[role=button][data-testid=BackButton][aria-label=Gallery]').click(); done('')")
    browser.expect("Calculator")
    browser.tap("Repository Search")
    browser.tap("MVVM", whole=True)
    browser.tap("Search repositories")
    browser.type("swift")
    browser.expect("swift")
    compare("search")
    browser.call("POST", "/refresh")
    browser.expect("swift")
    compare("reloaded")
    browser.back()
    browser.tap("Gallery")
    browser.tap("Greeting")
    browser.tap("VIPER", whole=True)
    browser.tap("Code")
    browser.expect("Who does what")
    browser.scroll(450, 600, 3000)
    browser.expect("EditPersonRouting.swift")
    compare("scrolled")
    browser.choose("size", "iPad")
    browser.expect("Subscriptions")
    compare("tablet")
    browser.choose("look", "dark")
    compare("dark")


def assist(browser):
    """What the page tells when a screen reader uses elements that are no nodes."""
    return browser.evaluate("""
      const told = [], { send } = WebSocket.prototype;
      WebSocket.prototype.send = message => told.push(message);
      import(new URL('nodes.js', location.href.replace(/[#?].*/, ''))).then(({ apply }) => {
        const part = [5, 6, 70, 30, { role: 'button', 'aria-label': 'Monday' }, '', ['Hide']];
        const content = { acts: ['Delete', 'Share'], aria: { role: 'spinbutton', tabindex: '-1' }, parts: [part] };
        apply({ new: [[99999, [10, 10, 200, 100, 0, 0, 0], content]], in: [[0, 99999]] });
        const node = document.querySelector('[data-node="99999"]');
        const find = selector => node.querySelector(selector);
        find('[data-action="1"]').click();
        find('[data-part="1"]').click();
        find('[data-part="1"] button').click();
        for (const key of ['ArrowUp', 'ArrowLeft']) {
          node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        }
        WebSocket.prototype.send = send;
        done(told.map(JSON.parse));
      }, error => done(String(error)))""")


app = Program([os.environ["GALLERY"], "--browser", "--repositories", "."], r"(http://[0-9.:]*/[0-9a-f]+/)")
browser = Browser()
try:
    browser.open(app.address)
    walk(browser)
    told = assist(browser)
    if told != [["assist", act, 99999, *numbers] for act, *numbers in (
            ("perform", 0, 1), ("activate", 1, 0), ("perform", 1, 0), ("increment", 0, 0), ("decrement", 0, 0))]:
        raise SystemExit(f"A screen reader has the page tell {told}")
finally:
    browser.end()
    app.end()
