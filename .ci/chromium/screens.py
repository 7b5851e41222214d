"""Opens every screen of the gallery in Chromium, narrow and wide, light and dark, with the largest text and from right to
left, and compares what the page shows with what the app told, node by node and line by line. With a folder, writes a
picture of each there.

screens.py [FOLDER]
"""

import os
import sys
from pathlib import Path

from driver import Browser, Program, repositories

folder = sys.argv[1] if len(sys.argv) > 1 else None
if folder:
    Path(folder).mkdir(parents=True, exist_ok=True)
# What begins with what takes the person there: a text to tap, "<" for back, "+" before text to type, "=" before a whole
# text, "?" before what must show. The last word names the screen.
SCREENS = """
Gallery
< Repository_Search | search versions
Massive_View_Controller | massive search
< =MVC | MVC search
< =MVP | MVP search
< =MVVM | MVVM search
Search_repositories +swift ?swift-parser | results
swift-window ?Begin_swift-window | commits
< < =VIPER | VIPER search
Code ?Who_does_what | types of VIPER
VIPERSearchPresenter | source
< < < < Calculator =8 ÷ =4 = | calculator
< Greeting | greetings
Traditional_MVC Show_greeting | greeting
< =Cocoa_MVC | Cocoa MVC
< Cocoa_MVC,_done_well | done well
< MVP,_passive_view | passive view
< MVP,_supervising | supervising controller
< MVVM,_closures | closures
< MVVM,_delegate | delegate
< MVVM,_bindings | bindings
< =VIPER Show_greeting | VIPER
Code ?Who_does_what | types of the greeting
< < < Subscriptions Child_flows | subscriptions
Create_account | new account
Cancel Buy_a_subscription | plans
Yearly | plan
Choose_this_plan | log in
"""


def go(browser, step):
    if step == "<":
        browser.back()
    elif step.startswith("+"):
        browser.type(step[1:])
    elif step.startswith("?"):
        browser.expect(step[1:].replace("_", " "))
    elif step.startswith("=") and len(step) > 1:
        browser.tap(step[1:].replace("_", " "), whole=True)
    else:
        browser.tap(step.replace("_", " "))


def look_at(browser, number, name):
    count = browser.compare()
    if folder:
        browser.picture(f"{folder}/{number:02}-{name.replace(' ', '-')}.png")
    return count


def show(browser, header, number, name):
    for size in ((390, 844), (1200, 800)):
        # The menu above the app goes away in a small window.
        browser.resize(size[0], size[1] + (0 if size[0] <= 600 else header))
        for look in ("light", "dark"):
            browser.choose("look", look)
            yield look_at(browser, number, f"{name}-{size[0]}-{look}")
    browser.resize(390, 844)
    browser.choose("look", "light")
    for select, value, usual in (("text", "AX 5", "Large"), ("direction", "rtl", "ltr")):
        browser.choose(select, value)
        yield look_at(browser, number, f"{name}-{value}")
        browser.choose(select, usual)


gallery = os.environ["GALLERY"]
with repositories(["swift-parser", "swift-window", "lorem"]) as found:
    app = Program([gallery, "--browser", "--repositories", found], r"(http://[0-9.:]*/[0-9a-f]+/)")
    browser = Browser()
    try:
        browser.open(app.address + "#size=Window")
        header = browser.evaluate("done(document.querySelector('header').offsetHeight)")
        browser.resize(390, 844)
        total = 0
        for number, line in enumerate(SCREENS.strip().splitlines()):
            steps, _, name = line.rpartition("|")
            for step in steps.split():
                go(browser, step)
            counts = list(show(browser, header, number, name.strip()))
            total += sum(counts)
            print(f"{name.strip()}: {counts}", flush=True)
        print(f"same: {total} nodes and lines")
    finally:
        browser.end()
        app.end()
