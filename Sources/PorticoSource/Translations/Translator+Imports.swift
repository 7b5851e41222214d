import SwiftReading

extension Translator {
  /// Modules that have another name here.
  private static let renamed = ["ObjectiveC": "UIKit", "OSLog": "os"]

  private static let networking = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLProtocol", "URLCredential", "URLCache",
    "HTTPCookie", "URLAuthenticationChallenge",
  ]

  /// Imports what came with other modules, and under the name that it has here.
  func settleImports(_ draft: Draft) {
    let file = draft.file
    var present: Set<String> = []
    for line in file.imports {
      present.insert(line.module)
      if let name = Self.renamed[line.module] {
        draft.edits.replace(file.range(line.path), with: options.hasUIKit ? name : "Foundation")
      } else if line.module == "os", line.path.count > 1 {
        draft.edits.replace(file.range(line.path), with: "os")
      }
    }
    if options.hasUIKit, !present.contains("UIKit"), file.source.names.contains(where: Self.isUIKit)
    {
      draft.imports.insert("UIKit")
    }
    if present.contains("UIKit") { draft.imports.remove("UIKit") }
    if !present.contains("FoundationNetworking"),
      file.source.names.contains(where: { name in
        Self.networking.contains { name.hasPrefix($0) }
      })
    {
      draft.imports.insert("FoundationNetworking")
    }
  }

  /// `UIView`, not `UIScale` of somebody's own, which does no harm.
  private static func isUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.utf8.dropFirst(2).first.map { (0x41...0x5A).contains($0) } == true
  }
}
