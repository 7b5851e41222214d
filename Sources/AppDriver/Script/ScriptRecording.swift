import Foundation

/// An HTML page that shows the run of a script step by step: the command, the place of the touch, and the screen
/// after it.
///
/// It's a single file without dependencies. Without JavaScript, it's a list of steps and pictures.
@MainActor package final class ScriptRecording {
  private struct Frame {
    let step: String
    /// The place of the touch, in points.
    let touched: CGPoint?
    /// The index of the picture after the step.
    let picture: Int
    let error: String?
  }

  private let url: URL
  private let title: String
  private var frames: [Frame] = []
  private var pictures: [String] = []

  /// - Parameters:
  ///   - path: The path of the page, which is replaced.
  ///   - title: The title of the run.
  /// - Throws: An error if the file can't be written.
  package init(path: String, title: String) throws {
    url = URL(fileURLWithPath: path)
    self.title = title
    try Data().write(to: url, options: .atomic)
  }

  /// - Parameter svg: The screen after the step.
  func add(_ step: String, touched: CGPoint?, showing svg: String, error: String? = nil) {
    if pictures.last != svg { pictures.append(svg) }
    frames.append(Frame(step: step, touched: touched, picture: pictures.count - 1, error: error))
  }

  /// - Throws: An error if the file can't be written.
  package func write() throws {
    try Data(page.utf8).write(to: url, options: .atomic)
  }

  private var page: String {
    let images = pictures.enumerated().map { index, svg in
      let data = Data(svg.utf8).base64EncodedString()
      return "<img id=\"p\(index)\" alt=\"\" src=\"data:image/svg+xml;base64,\(data)\">"
    }
    let steps = frames.map { frame in
      let place = frame.touched.map { " data-x=\"\($0.x)\" data-y=\"\($0.y)\"" } ?? ""
      let error = frame.error.map { "<pre>\($0.escapedForHTML)</pre>" } ?? ""
      return """
        <li><button data-picture="p\(frame.picture)"\(place)>\(frame.step.escapedForHTML)</button>\(error)</li>
        """
    }
    let name = title.escapedForHTML
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(name)</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(name)</h1>
      <main>
      <nav>
      <p><button id="back">Back</button> <button id="play">Play</button> <button id="on">Next</button></p>
      <ol>
      \(steps.joined(separator: "\n"))
      </ol>
      </nav>
      <figure>
      <span id="finger" hidden></span>
      \(images.joined(separator: "\n"))
      </figure>
      </main>
      <script>
      \(Self.script)
      </script>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 1.5rem; }
    h1 { font-size: 1.2rem; }
    main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
    nav { flex: 1 1 18rem; max-width: 32rem; }
    ol { padding-left: 2rem; max-height: 75vh; overflow: auto; }
    li button { font: 13px ui-monospace, monospace; text-align: left; border: 0; background: none; color: inherit;
      padding: 0.2rem 0.5rem; border-radius: 0.4rem; cursor: pointer; overflow-wrap: anywhere; }
    li button[aria-current] { background: #0a84ff; color: white; }
    pre { color: #d70015; white-space: pre-wrap; }
    figure { margin: 0; position: relative; border: 1px solid #8888; border-radius: 12px; overflow: hidden; }
    figure img { display: block; }
    .plays figure img:not(.shown) { display: none; }
    #finger { position: absolute; width: 36px; height: 36px; margin: -18px; border-radius: 50%; background: #8889;
      border: 1px solid #fff8; }
    """

  /// Shows the place of the touch in the picture before the step, and then the picture after it.
  private static let script = """
    const steps = [...document.querySelectorAll('li button')];
    const finger = document.getElementById('finger');
    const play = document.getElementById('play');
    let at = 0, timer;
    document.body.classList.add('plays');
    function picture(id) {
      for (const image of document.querySelectorAll('figure img')) image.classList.toggle('shown', image.id === id);
    }
    function show(index, moves) {
      if (!steps[index]) return;
      const step = steps[index];
      clearTimeout(timer);
      at = index;
      for (const other of steps) other.removeAttribute('aria-current');
      step.setAttribute('aria-current', 'step');
      step.scrollIntoView({ block: 'nearest' });
      finger.hidden = !(moves && step.dataset.x && index > 0);
      if (finger.hidden) return arrive(step, moves);
      finger.style.left = `${step.dataset.x}px`;
      finger.style.top = `${step.dataset.y}px`;
      picture(steps[index - 1].dataset.picture);
      timer = setTimeout(() => arrive(step, moves), 600);
    }
    function arrive(step, moves) {
      finger.hidden = true;
      picture(step.dataset.picture);
      if (moves !== 'on') return;
      if (at + 1 < steps.length) timer = setTimeout(() => show(at + 1, 'on'), 900);
      else play.textContent = 'Play';
    }
    steps.forEach((step, index) => { step.onclick = () => { stop(); show(index, 'once'); }; });
    function stop() { clearTimeout(timer); play.textContent = 'Play'; }
    document.getElementById('back').onclick = () => { stop(); show(at - 1); };
    document.getElementById('on').onclick = () => { stop(); show(at + 1, 'once'); };
    play.onclick = () => {
      if (play.textContent === 'Stop') return stop();
      play.textContent = 'Stop';
      show(at + 1 < steps.length ? at + 1 : 0, 'on');
    };
    addEventListener('keydown', event => {
      if (event.key === 'ArrowRight') { stop(); show(at + 1, 'once'); }
      if (event.key === 'ArrowLeft') { stop(); show(at - 1); }
    });
    show(0);
    """
}
