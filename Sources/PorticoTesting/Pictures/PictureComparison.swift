import Foundation

/// A page that shows a picture before and after a change, and the difference, in which equal parts are black.
struct PictureComparison {
  let name: String
  let before: String
  let after: String
  /// The lines that changed.
  let lines: [String]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <title>\(escaped(name))</title>
    <style>
      :root { color-scheme: light dark; font: 14px system-ui, sans-serif; }
      main { display: flex; flex-wrap: wrap; gap: 16px; }
      figure { margin: 0; }
      figcaption { padding: 4px 0; }
      img { display: block; max-width: 100%; outline: 1px solid #8888; }
      .difference { position: relative; isolation: isolate; background: #000; }
      .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
      pre { overflow-x: auto; }
    </style>
    <h1>\(escaped(name))</h1>
    <main>
      <figure><figcaption>Before</figcaption>\(image(before))</figure>
      <figure><figcaption>After</figcaption>\(image(after))</figure>
      <figure><figcaption>Difference</figcaption><div class="difference">\(image(before))\(image(after))</div></figure>
    </main>
    <pre>\(escaped(lines.joined(separator: "\n")))</pre>
    </html>

    """
  }

  private func image(_ svg: String) -> String {
    "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
