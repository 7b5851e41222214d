import Testing

@Suite("Selectors and key paths")
struct SelectorTests {
  @Test(
    "A selector is the method's name in Objective-C",
    arguments: [
      ("#selector(plain)", "plain"), ("#selector(A.plain)", "plain"),
      ("#selector(self.one(_:))", "one:"), ("#selector(one)", "one:"),
      ("#selector(A.with(sender:))", "withWithSender:"),
      ("#selector(move(to:by:))", "moveTo:by:"), ("#selector(A.renamed)", "other:name:"),
      ("#selector(getter: A.value)", "value"), ("#selector(setter: value)", "setValue:"),
      ("#selector(A.one(_:) as (A) -> (Int) -> Void)", "one:"),
      ("#selector((A.one(_:)) as (A) -> (Int) -> (Void))", "one:"),
      ("#selector(UIView.layoutIfNeeded)", "layoutIfNeeded"),
      ("#selector((plain))", "plain"), ("#selector(B.plain(_:))", "plain:"),
    ])
  func names(_ expression: String, _ name: String) {
    let translation = Translation(
      """
      class A: NSObject {
        var value = 1
        func plain() {}
        func one(_ a: Int) {}
        func with(sender: Int) {}
        func move(to a: Int, by b: Int) {}
        @objc(other:name:) func renamed(_ a: Int, _ b: Int) {}
        func f() { g(\(expression)) }
      }
      class B: NSObject { @objc func plain(_ a: Int) {} }
      """)
    #expect(translation.lines()[7] == "  func f() { g(Selector(\"\(name)\")) }")
  }

  @Test("A method of another module's class is made known first")
  func foreign() {
    let translation = Translation(
      """
      extension UIView {
        func f() { g(#selector(tap)) }
        @objc private func tap() {}
      }
      """)
    #expect(translation.lines()[1].contains("g(_selector(\"tap\"))"))
    #expect(
      translation.lines()[3].hasPrefix(
        " fileprivate nonisolated static var _namedMembers_App_0: [_NamedMember]"))
    #expect(
      translation.support.contains("_addNamedMembers(_namedMembers_App_0(), to: UIView.self)"))
  }

  @Test(
    "A key path is its names",
    arguments: [
      ("#keyPath(name)", "name"), ("#keyPath(A.name.count)", "name.count"),
      ("#keyPath(Outer.A.name)", "name"), ("#keyPath(self.a.b)", "a.b"),
    ])
  func keyPaths(_ expression: String, _ path: String) {
    #expect(Translation("let a = \(expression)").text == "let a = \"\(path)\"")
  }
}
