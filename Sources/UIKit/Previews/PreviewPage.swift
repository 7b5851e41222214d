import AppDriver
import BrowserDisplay
import DisplayInterface
import Foundation
import UIKitCore

/// The web page with the list of the previews and their images.
@MainActor struct PreviewPage {
  let entries: [PreviewEntry]
  /// The output of the processes that failed to draw a preview, by the preview's number.
  let failures: [Int: String]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Previews</title>
    <link rel="stylesheet" href="previews.css">
    <script type="module" src="previews.js"></script>
    <h1>Previews</h1>
    \(entries.indices.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ number: Int) -> String {
    let entry = entries[number]
    let content =
      failures[number].map { "<pre>\($0.escapedForHTML)</pre>" }
      ?? PreviewPictures.Variant.all(of: number).map { link(number, $0) }.joined(separator: "\n")
    return """
      <section>
      <h2>\(entry.name.escapedForHTML) <small>\(entry.place.escapedForHTML)</small></h2>
      <p>\(content)</p>
      </section>
      """
  }

  private func link(_ number: Int, _ variant: PreviewPictures.Variant) -> String {
    let isLandscape = entries[number].isLandscape
    let device = variant.device.name
    let size = variant.device.traits(isLandscape: isLandscape, style: variant.style).size
    let choice =
      "size=\(device.replacing(" ", with: "+"))&amp;look=\(variant.style)&amp;turned=\(isLandscape ? 1 : 0)"
    return """
      <a href="./?preview=\(number)#\(choice)" class="\(variant.style)"><img src="previews/\(variant.file)" \
      alt="\(entries[number].name.escapedForHTML)" width="\(Int(size.width * 0.4))" \
      height="\(Int(size.height * 0.4))">\(device), \(variant.style)</a>
      """
  }

  static let style = """
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 24px; }
    h1 { font-size: 22px; }
    h2 { font-size: 17px; margin: 24px 0 8px; }
    small { font-weight: normal; opacity: .6; margin-left: 8px; }
    p { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-end; margin: 0; }
    a { color: inherit; text-decoration: none; text-align: center; font-size: 12px; }
    img { display: block; margin-bottom: 4px; border-radius: 12px; background: #8882; box-shadow: 0 0 0 1px #8886; }
    a:hover img, a:focus img { box-shadow: 0 0 0 2px #0a84ff; }
    pre { white-space: pre-wrap; color: #c33; }
    """

  /// Loads the images as soon as they are drawn, and reloads the page after the app has been restarted.
  static let script = """
    for (const image of document.querySelectorAll('img')) {
      const retry = () => setTimeout(() => { image.src = image.src; }, 500);
      image.onerror = retry;
      if (image.complete && image.naturalWidth === 0) retry();
    }
    const address = new URL('socket', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    let run;
    function connect() {
      const socket = new WebSocket(address);
      socket.onmessage = event => {
        const message = JSON.parse(event.data);
        if (message.run && run && run !== message.run) location.reload();
        run ??= message.run;
      };
      socket.onclose = () => setTimeout(connect, 500);
    }
    connect();
    """
}
