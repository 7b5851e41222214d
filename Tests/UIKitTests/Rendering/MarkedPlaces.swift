#if DEBUG
  import Foundation

  /// The places in the sources of UIKit that mark views, found by their text.
  enum MarkedPlaces {
    /// Each with the name of what it is in: `UILabel.isHighlighted`.
    static let all: [String: String] = {
      let root =
        URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        + "/Sources/UIKitCore/"
      var places: [String: String] = [:]
      for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init()
      where path.hasSuffix(".swift") && !path.hasPrefix("Lists/CollectionLayout") {
        guard let data = FileManager.default.contents(atPath: root + path),
          words.contains(where: { data.range(of: Data($0.utf8)) != nil })
        else { continue }
        let file = path.split(separator: "/").last ?? ""
        let type = file.prefix { $0 != "." && $0 != "+" }
        var member = ""
        let lines = String(decoding: data, as: UTF8.self)
          .split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          if line.hasPrefix("  "), let found = line.firstMatch(of: declaration) {
            member = String(found.1)
          }
          guard words.contains(where: { line.contains($0) }), !line.contains("func "),
            !line.contains("file, line")
          else { continue }
          places["UIKitCore/\(file):\(index + 1)"] = "\(type).\(member)"
        }
      }
      return places
    }()

    /// Calls of `mark(_:)`, and of what only marks.
    private static let words = [
      "mark(.", "mark([", "markBelow(", "redraw()", "markTrack()", "markContainer()",
      "spaceOfSubviewsDidChange()", "changed(oldValue",
    ]
    nonisolated(unsafe) private static let declaration =
      /^ {2}(?:[a-z@][\w()@]* )*(?:var|let|func|(?=init))\s*`?(\w+)/
  }
#endif
