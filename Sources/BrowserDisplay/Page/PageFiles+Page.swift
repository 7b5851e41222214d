extension PageFiles {
  static let page = #"""
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport"
      content="width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover, interactive-widget=overlays-content">
    <title>App</title>
    <link rel="stylesheet" href="page.css">
    <script type="module" src="page.js"></script>
    <header>
      <a id="previews" href="previews" hidden>Previews</a>
      <select id="size" aria-label="Device"></select>
      <button id="rotate" type="button">Rotate</button>
      <select id="look" aria-label="Appearance">
        <option value="">Automatic</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
      <select id="text" aria-label="Text size"></select>
      <select id="direction" aria-label="Direction of writing">
        <option value="ltr">Left to right</option>
        <option value="rtl">Right to left</option>
      </select>
    </header>
    <main id="stage">
      <div id="device">
        <div id="screen" role="application" aria-label="App"></div>
        <div id="status" aria-hidden="true"><span id="time"></span><span id="battery"></span></div>
        <div id="island" aria-hidden="true"></div>
        <div id="home" aria-hidden="true"></div>
      </div>
    </main>
    <textarea id="keys" aria-label="Keyboard" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false"></textarea>
    <p id="lost" role="status" hidden></p>
    <p id="said" role="status"></p>
    </html>
    """#
}
