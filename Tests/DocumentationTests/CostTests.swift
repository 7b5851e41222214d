import Foundation
import Testing

@Suite("Documentation")
struct CostTests {
  /// Pages hold the tables between `<!-- numbers: NAME -->` and `<!-- end -->`. With `PORTICO_UPDATE_DOCS` set
  /// they are written anew instead of compared.
  @Test("What the examples cost is what is counted in them")
  func numbersAreCurrent() throws {
    let tables = try CostTables()
    let catalog = "Sources/Portico/Portico.docc"
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: Checkout.url(catalog).path)
    where name.hasSuffix(".md") {
      let page = Checkout.url("\(catalog)/\(name)")
      let text = try String(contentsOf: page, encoding: .utf8)
      var current = text
      for match in text.matches(of: /<!-- numbers: (.+) -->\n(?:\|.*\n)*<!-- end -->/) {
        count += 1
        let table = tables[String(match.1)]
        current = current.replacingOccurrences(
          of: String(match.0), with: "<!-- numbers: \(match.1) -->\n\(table)\n<!-- end -->")
      }
      if ProcessInfo.processInfo.environment["PORTICO_UPDATE_DOCS"] != nil {
        try current.write(to: page, atomically: true, encoding: .utf8)
      } else {
        #expect(
          text == current, "\(name) is out of date: run the tests with PORTICO_UPDATE_DOCS=1.")
      }
    }
    #expect(count > 0)
  }
}
