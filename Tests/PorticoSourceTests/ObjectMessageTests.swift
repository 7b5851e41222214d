import Testing

@Suite("Messages to any object")
struct ObjectMessageTests {
  @Test("Constants of Security are cast to objects where a function takes one")
  func constants() {
    let translation = Translation(
      """
      class func wipe(_ kind: AnyObject) { let query = [kSecClass: kind] }
      func keep(_ kind: String, _ other: AnyObject) {}
      wipe(kSecClassGenericPassword)
      wipe(kSecond)
      keep(kSecClassKey)
      """)
    #expect(
      translation.lines()[2...4].map(\.description) == [
        "wipe(kSecClassGenericPassword as AnyObject)", "wipe(kSecond)", "keep(kSecClassKey)",
      ])
  }

  @Test(
    "A target, which is any object, is cast before it performs a selector",
    arguments: [
      (
        "b.target?.perform(b.action, with: nil)",
        "(b.target as? any NSObjectProtocol)?.perform(b.action, with: nil)"
      ),
      (
        "_ = sut.items[0].button!.target!.perform(action!)",
        "_ = (sut.items[0].button!.target as! any NSObjectProtocol).perform(action!)"
      ),
      (
        "f(target.perform(Selector(name)))",
        "f((target as! any NSObjectProtocol).perform(Selector(name)))"
      ),
      (
        "x = make(a)(b).target?.perform(gesture.selector)",
        "x = (make(a)(b).target as? any NSObjectProtocol)?.perform(gesture.selector)"
      ),
      ("target.perform(work)", "target.perform(work)"),
      ("target.perform(action: a)", "target.perform(action: a)"),
      ("object.perform(action)", "object.perform(action)"),
    ])
  func targets(_ call: String, _ translated: String) {
    #expect(Translation("func f() { \(call) }").lines()[0] == "func f() { \(translated) }")
  }

  @Test(
    "A class is asked in Swift what it conforms to",
    arguments: [
      ("A.conforms(to: P.self)", "(A.self is any P.Type)"),
      ("g(Shop.A.conforms(to: Kit.P.self), 1)", "g((Shop.A.self is any Kit.P.Type), 1)"),
      ("type(of: a.b!).conforms(to: P.self)", "(type(of: a.b!) is any P.Type)"),
      ("a.conforms(to: P.self)", "a.conforms(to: P.self)"),
      ("A.conforms(to: p)", "A.conforms(to: p)"),
    ])
  func classes(_ call: String, _ translated: String) {
    #expect(Translation("let a = \(call)").lines()[0] == "let a = \(translated)")
  }

  @Test(
    "The class of any object is named by a function",
    arguments: [
      ("type(of: o).description()", "NSStringFromClass(type(of: o))"),
      ("f + type(of: o).description() + g", "f + NSStringFromClass(type(of: o)) + g"),
      ("type(of: other).description()", "type(of: other).description()"),
      ("type(of: o).description(1)", "type(of: o).description(1)"),
      ("o.description()", "o.description()"),
    ])
  func classNames(_ call: String, _ translated: String) {
    let declared = "func f(_ o: AnyObject) { "
    #expect(Translation(declared + call + " }").lines()[0] == declared + translated + " }")
  }

  @Test("A message that an undo manager records is one that a closure sends")
  func undoMessages() {
    let text = { (line: String) in
      Translation("class A: UIView {\n  func f() { \(line) }\n}").lines()[1]
    }
    #expect(
      text("(m?.prepare(withInvocationTarget: self) as AnyObject).set(f(a, 1), is: !b)")
        == "  func f() {  m?.registerUndo(withTarget: self) { [a0 = f(a, 1), a1 = !b] in $0.set(a0, is: a1) } }"
    )
    #expect(
      text("(m.prepare(withInvocationTarget: b.c) as? A)?.clear()")
        == "  func f() {  m.registerUndo(withTarget: b.c) { $0.clear() } }")
    let other = "let t = m.prepare(withInvocationTarget: self)"
    #expect(text(other) == "  func f() { \(other) }")
  }
}
