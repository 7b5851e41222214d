"""Checks the links of a site, which has to be served below BASE: python3 links.py FOLDER BASE"""

import json
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.anchors = set(), {""}
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.links.add(value)
            elif name == "srcset":
                self.links.update(candidate.split()[0] for candidate in value.split(","))
            elif name == "id":
                self.anchors.add(value)


site, base = Path(sys.argv[1]).resolve(), sys.argv[2]
pages = {path: Page(path) for path in site.rglob("*.html")}
count, broken = 0, []


def check(source, link):
    global count
    target = urlsplit(link)
    if target.scheme or target.netloc:
        return
    count += 1
    path = unquote(target.path)
    if path.startswith(base):
        file = site / path.removeprefix(base)
    elif path.startswith("/"):
        file = None
    else:
        file = source.parent / path if path else source
    if file and file.is_dir():
        file /= "index.html"
    file = file and file.resolve()
    if not file or not file.is_file():
        broken.append(f"{source.relative_to(site)}: {link} does not exist")
    # The pages of DocC get their anchors in the browser.
    elif site / "api" not in file.parents and file in pages:
        if unquote(target.fragment) not in pages[file].anchors:
            broken.append(f"{source.relative_to(site)}: {link} has no such anchor")


for path, page in pages.items():
    for link in page.links:
        check(path, link)
for path in (site / "api" / "data").rglob("*.json"):
    for reference in json.loads(path.read_text())["references"].values():
        if "url" in reference and reference["type"] in ("topic", "section", "link"):
            link = reference["url"]
            check(path, base + "api" + link if link.startswith("/") else link)

print("\n".join(sorted(broken)) or f"{count} links on {len(pages)} pages")
sys.exit(bool(broken))
