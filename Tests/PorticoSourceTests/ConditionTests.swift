import Testing

@Suite("Conditions")
struct ConditionTests {
  @Test(
    "Conditions are answered as on a phone",
    arguments: [
      ("os(iOS)", "true"), ("os(macOS)", "false"), ("!os(iOS)", "!true"),
      ("os(iOS) && DEBUG || os(tvOS)", "true && DEBUG || false"),
      ("targetEnvironment(simulator)", "false"), ("canImport(UIKit)", "true"),
      ("canImport(SwiftUI) // not here", "false // not here"), ("swift(>=5.9)", "swift(>=5.9)"),
      ("arch(arm64)", "arch(arm64)"), ("(os(iOS) || os(watchOS))", "(true || false)"),
    ])
  func answers(_ condition: String, _ answer: String) {
    let translation = Translation("#if \(condition)\nlet a = 1\n#endif")
    #expect(translation.lines()[0] == "#if \(answer)")
  }

  @Test("A module can be imported if another stands in for it, and can't if none does")
  func substitutes() {
    let text = "#if canImport(SwiftUI)\nlet a = 1\n#elseif canImport(Charm)\nlet b = 1\n#endif"
    let modules = ["SwiftUI": "OwnUI", "Charm": ""]
    #expect(
      Translation(text, modules: modules).lines().filter { $0.hasPrefix("#") }
        == ["#if true", "#elseif false", "#endif"])
    #expect(Translation(text).lines().contains("#elseif true"))
  }

  @Test("A condition with a branch for Linux stays on Linux")
  func linux() {
    let translation = Translation(
      """
      #if os(iOS)
      let a = 1
      #elseif os(Linux)
      let a = 2
        #if os(iOS)
        let b = 1
        #endif
      #endif
      #if !os(Linux)
      let c = 3
      #endif
      """)
    #expect(
      translation.lines().filter { $0.contains("#if") || $0.contains("#elseif") }
        == ["#if false", "#elseif true", "  #if true", "#if !true"])
  }

  @Test("A list of tests for Linux isn't compiled")
  func testLists() {
    let translation = Translation(
      """
      #if os(Linux)
      extension ATests {
        static var allTests: [(String, (ATests) -> () -> Void)] { [("testExample", testExample)] }
      }
      #endif
      #if os(Linux)
      import Glibc
      #endif
      """)
    #expect(translation.lines().filter { $0.hasPrefix("#if") } == ["#if false", "#if true"])
  }

  @Test("What isn't compiled is no member")
  func left() {
    let translation = Translation(
      """
      class A: NSObject {
        #if os(macOS)
        @objc func mac() {}
        #elseif os(iOS)
        @objc func phone() {}
        #else
        @objc func other() {}
        #endif
        #if DEBUG
        @objc func perhaps() {}
        #endif
      }
      """)
    #expect(translation.lines()[2] == "  @objc func mac() {}")
    #expect(translation.lines()[4] == "        func phone() {}")
    #expect(translation.lines()[6] == "  @objc func other() {}")
    #expect(translation.lines()[9] == "        func perhaps() {}")
    #expect(
      Translation("#if DEBUG\nclass B: NSObject { @objc func b() {} }\n#endif").text
        .contains(".method(\"b\")"))
    let table = translation.lines()[11]
    #expect(table.contains("\"phone\"") && !table.contains("mac") && !table.contains("perhaps"))
  }
}
