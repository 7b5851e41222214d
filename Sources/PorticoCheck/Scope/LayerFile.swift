import Foundation

/// Layer rules in the few words of YAML they need:
/// ```yaml
/// layers:
///   Features:
///     folders: [Sources/Features]
///     may know: [Domain]
///   Domain:
///     folders: [Sources/Domain]
/// ```
package enum LayerFile {
  package static func read(_ path: String) throws -> [Layer] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Mistake(message: "\(path) cannot be read")
    }
    return try parse(text, path)
  }

  package static func parse(_ text: String, _ path: String) throws(Mistake) -> [Layer] {
    var layers: [Layer] = []
    var inLayers = false
    var name: String?
    var folders: [String] = []
    var known: [String] = []
    var key = ""
    func fail(_ line: Int, _ text: String) -> Mistake {
      Mistake(message: "\(path):\(line): \(text)")
    }
    func close() {
      if let name { layers.append(Layer(name: name, folders: folders, mayKnow: known)) }
      name = nil
      folders = []
      known = []
    }
    for (offset, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = offset + 1
      let withoutComment = raw.split(
        separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      let line = withoutComment.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty else { continue }
      let indent = withoutComment.prefix { $0 == " " }.count
      if withoutComment.contains("\t") { throw fail(number, "tabs do not indent YAML") }
      if indent == 0 {
        inLayers = line == "layers:"
        if !inLayers { throw fail(number, "'\(line)' is not known; there is only 'layers:'") }
        continue
      }
      guard inLayers else { throw fail(number, "a layer must stand below 'layers:'") }
      if line.hasPrefix("- ") {
        let value = clean(String(line.dropFirst(2)))
        if key == "folders" { folders.append(value) } else { known.append(value) }
        continue
      }
      guard let colon = line.firstIndex(of: ":") else { throw fail(number, "a ':' is missing") }
      let word = clean(String(line[..<colon]))
      let rest = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if ["folders", "may know", "may-know", "mayKnow"].contains(word) {
        guard name != nil else { throw fail(number, "'\(word)' must stand in a layer") }
        key = word == "folders" ? "folders" : "known"
        let values = rest.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
          .split(separator: ",").map { clean(String($0)) }.filter { !$0.isEmpty }
        if key == "folders" { folders += values } else { known += values }
      } else if rest.isEmpty {
        close()
        name = word
      } else {
        throw fail(number, "'\(word)' is not known; a layer has 'folders' and 'may know'")
      }
    }
    close()
    let names = Set(layers.map(\.name))
    for layer in layers {
      for other in layer.mayKnow where !names.contains(other) {
        throw Mistake(
          message: "\(path): layer \(layer.name) may know \(other), which is no layer")
      }
    }
    return layers
  }

  private static func clean(_ text: String) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: " \"'")).trimmingCharacters(
      in: CharacterSet(charactersIn: "/"))
  }
}
