"""Opens apps in Chromium, and uses them as a person does: by what shows, with pointer, keys and wheel."""

import base64
import http.client
import json
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

COMPARE = (Path(__file__).parent / "compare.js").read_text()
# The lines of text that lie on the screen as a whole.
LINES = """[...document.querySelectorAll('#screen .line')].filter(line => {
  const box = line.getBoundingClientRect();
  const screen = document.getElementById('screen').getBoundingClientRect();
  return box.width > 0 && box.left >= screen.left - 1 && box.right <= screen.right + 1 && box.top >= screen.top
    && box.bottom <= screen.bottom;
})"""
PATIENCE = 20


class Program:
    """A program that prints where it is found."""

    def __init__(self, command, pattern, **options):
        self.output = tempfile.NamedTemporaryFile("w+")
        self.process = subprocess.Popen(command, stdout=self.output, stderr=subprocess.STDOUT, **options)
        self.address = wait(lambda: self.found(pattern), f"{command[0]} does not say where it is")

    def found(self, pattern):
        match = re.search(pattern, Path(self.output.name).read_text())
        return match and match[1]

    def say(self, line):
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self):
        self.process.kill()
        self.process.wait()


def wait(look, complaint, patience=PATIENCE):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise SystemExit(complaint() if callable(complaint) else complaint)


def repositories(names):
    """A folder of repositories to search, without a network."""
    parent = tempfile.TemporaryDirectory()
    for name in names:
        path = f"{parent.name}/{name}"
        git = ["git", "-C", path, "-c", "user.name=Mona", "-c", "user.email=mona@example.com"]
        subprocess.run(["git", "init", "-q", path], check=True)
        Path(path, "README.md").write_text(f"# The {name} project\n")
        subprocess.run([*git, "add", "-A"], check=True)
        date = "2026-01-02T03:04:05Z"
        subprocess.run(
            [*git, "commit", "-q", "-m", f"Begin {name}"], check=True,
            env={**os.environ, "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date})
    return parent


class Browser:
    def __init__(self):
        self.driver = Program(["chromedriver", "--port=0"], r"started successfully on port (\d+)")
        self.connection = http.client.HTTPConnection("127.0.0.1", int(self.driver.address))
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=900,1100"]
        options = {"goog:chromeOptions": {"args": arguments}}
        self.session = ""
        answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self.session = "/session/" + answer["sessionId"]

    def call(self, method, path, body=None):
        self.connection.request(
            method, self.session + path, json.dumps(body or {}) if method == "POST" else None,
            {"Content-Type": "application/json"})
        value = json.loads(self.connection.getresponse().read())["value"]
        if isinstance(value, dict) and "error" in value:
            raise SystemExit(f"{path}: {value['error']}: {value['message'][:2000]}")
        return value

    def end(self):
        self.call("DELETE", "")
        self.driver.end()

    # What a page is

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def devtools(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def resize(self, width, height):
        self.devtools(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=False)

    def evaluate(self, script, *arguments):
        """The value of a function's body, which calls `done`."""
        script = "const done = arguments[arguments.length - 1]; " + script
        return self.call("POST", "/execute/async", {"script": script, "args": arguments})

    def choose(self, select, value):
        self.evaluate(
            "const [id, value] = arguments, select = document.getElementById(id); select.value = value;"
            "select.dispatchEvent(new Event('change')); done('')", select, value)

    def picture(self, path):
        Path(path).write_bytes(base64.b64decode(self.call("GET", "/screenshot")))

    def lines(self):
        return self.evaluate(f"done({LINES}.map(line => line.textContent))")

    def shows(self, text):
        return any(text in line for line in self.lines())

    def expect(self, text, patience=PATIENCE):
        wait(lambda: self.shows(text), lambda: f"'{text}' did not show: {self.lines()}", patience)

    def expect_absent(self, text):
        wait(lambda: not self.shows(text), lambda: f"'{text}' still shows: {self.lines()}")

    def compare(self):
        """Waits until the page shows what the app tells a second socket, within half a pixel; returns how much that is."""
        different = None

        def same():
            nonlocal different
            different = self.evaluate(COMPARE)
            return isinstance(different, int) and different

        return wait(same, lambda: f"the page shows something else than the app told: {different}")

    # What a person does

    def place(self, text, whole=False):
        """The middle of the last line with a text, once it has come to rest."""
        self.expect(text)
        find = f"""const [text, whole] = arguments;
          const found = {LINES}.filter(line => whole ? line.textContent === text : line.textContent.includes(text));
          const box = (found.find(line => line.closest('.field')) ?? found.at(-1))?.getBoundingClientRect();
          done(box ? [box.left + box.width / 2, box.top + box.height / 2] : null)"""
        self.settle()
        return [round(value) for value in self.evaluate(find, text, whole)]

    def act(self, kind, actions, **source):
        self.call("POST", "/actions", {"actions": [{"type": kind, "id": kind, "actions": actions, **source}]})

    def drag(self, *places, ends=True, milliseconds=100):
        down = [] if places[0] is None else [{"type": "pointerDown", "button": 0}]
        places = [place for place in places if place is not None]
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0 if index == 0 else milliseconds}
            for index, (x, y) in enumerate(places)]
        self.act("pointer", moves[:1] + down + moves[1:] + ([{"type": "pointerUp", "button": 0}] if ends else []))

    def tap(self, text, whole=False):
        self.drag(self.place(text, whole))

    def settle(self):
        """Waits until no animation runs, and the app has told nothing new for a tenth of a second."""
        rests = """const shown = document.getElementById('screen').outerHTML;
          setTimeout(() => done(document.getAnimations().every(({ effect }) => effect.getTiming().iterations === Infinity)
            && shown === document.getElementById('screen').outerHTML), 100)"""
        wait(lambda: self.evaluate(rests), "the page does not come to rest")

    def back(self):
        """Goes back. The app may be at the end of a transition still, which nothing interrupts."""
        self.settle()
        before = self.lines()
        click = """const button = document.querySelector('[data-testid=BackButton]'); button?.click(); done(!!button)"""
        clicked = 0

        def is_elsewhere():
            nonlocal clicked
            if time.monotonic() - clicked > 3 and self.evaluate(click):
                clicked = time.monotonic()
            return self.lines() != before

        wait(is_elsewhere, "there is no way back")

    def scroll(self, x, y, distance):
        self.act("wheel", [{"type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": distance}])

    def type(self, text):
        self.act("key", [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")])

    def screen(self):
        """The screen's box in the page: left, top, width, height."""
        return self.evaluate(
            "const box = document.getElementById('screen').getBoundingClientRect();"
            "done([box.left, box.top, box.width, box.height])")
