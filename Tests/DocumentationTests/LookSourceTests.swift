import Foundation
import Testing

@Suite("What views stand on") struct LookSourceTests {
  @Test("is named by no file of UIKitCore but the look's")
  func sources() throws {
    let folder = "Sources/UIKitCore/Appearance/Look/"
    let files = try Checkout.swiftFiles(below: "Sources/UIKitCore")
    #expect(files.contains { $0.hasPrefix(folder) })
    // Names of symbols, such as `square.grid.2x2`.
    let others = files.filter { !$0.hasPrefix(folder) && !$0.hasSuffix("/SymbolNames.swift") }
    for file in others {
      let text = try String(contentsOf: Checkout.url(file), encoding: .utf8)
      #expect(!text.contains(/(?i)grid|\b(Cell|Point)Look\b/), "\(file)")
    }
  }
}
