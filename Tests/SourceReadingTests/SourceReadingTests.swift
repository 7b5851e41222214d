import Foundation
import SeededRandom
import SwiftParser
import SwiftSyntax
import Testing

@testable import PorticoCheck

@Suite("The reader beside the compiler's parser")
struct SourceReadingTests {
  /// UIKitCore, which is most of them, is read only with `PORTICO_EXHAUSTIVE` set.
  @Test("Both see the same declarations in this package's own sources")
  func declarations() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let paths = SourceFinder().find(
      [
        "Sources/PorticoCheck", isExhaustive ? "Sources/UIKitCore" : "Sources/UIKit",
        "Sources/Portico",
      ].map {
        root.appending(path: $0).path
      }
    ).paths
    #expect(paths.count > 50)
    var compared = 0
    for path in paths {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let lister = DeclarationLister(viewMode: .sourceAccurate)
      lister.walk(Parser.parse(source: text))
      let own = list(SourceReader.read(text))
      compared += own.count
      let difference = own.sorted().difference(from: lister.declarations.sorted())
      #expect(difference.isEmpty, "\(path): \(Array(difference))")
    }
    print("declarations compared: \(compared)")
  }

  private func list(_ facts: FileFacts) -> [String] {
    var declarations: [String] = []
    for type in facts.types where !type.name.isEmpty {
      let name = plain(type.name)
      declarations.append("type \(name): \(type.inherits.map(plain).joined(separator: ","))")
      for function in type.functions
      where function.kind == .function || function.kind == .initializer {
        let parameters = function.parameters.map { plain($0.label) + ":" + plain($0.type) }
        declarations.append(
          "func \(name).\(plain(function.name))(\(parameters.joined(separator: ","))) \(function.body != nil)"
        )
      }
      for property in type.properties {
        let type = property.type.map { plain($0) } ?? "-"
        declarations.append("var \(name).\(property.name) \(type) \(property.ownership)")
      }
    }
    return declarations
  }

}
