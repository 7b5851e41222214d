import SVGDrawing

/// The files of the page. They're part of the program, so they can't be missing.
enum PageFiles {
  static func file(_ path: String) -> HTTPResponse? {
    switch path {
    case "": .file(page, "html")
    case "page.css": .file(style, "css")
    case "page.js": .file(script, "javascript")
    case "nodes.js": .file(nodesScript, "javascript")
    case "motions.js": .file(motionsScript, "javascript")
    case "bodies.js": .file(bodiesScript, "javascript")
    case "text.js": .file(textScript, "javascript")
    case "input.js": .file(inputScript, "javascript")
    case "editing.js": .file(editingScript, "javascript")
    case "assistance.js": .file(assistanceScript, "javascript")
    case "device.js": .file(deviceScript, "javascript")
    case "drawings.js": .file(drawingsScript, "javascript")
    case "devices.js": .file(devicesScript, "javascript")
    default: nil
    }
  }

  private static var devicesScript: String {
    let devices = Device.all.map { ($0.name, $0.json) } + [("Window", .object([]))]
    return "export const devices = \(JSON.object(devices).text);\n"
  }

  private static var drawingsScript: String {
    "export const spokes = `\(ActivityDrawing.elements.joined())`;\n"
  }
}
