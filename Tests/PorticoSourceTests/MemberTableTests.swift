import Testing

@Suite("Tables of members")
struct MemberTableTests {
  @Test("Private, nested, generic and local classes have tables")
  func everywhere() {
    let translation = Translation(
      """
      class A<T>: NSObject { @objc private func a() {}
      }
      struct S {
        class B: Base {
          @IBAction func b(_ sender: UIButton!, event: UIEvent?) -> Int { 4 }
        }
      }
      func f() {
        class C { @objc var c = 1 }
      }
      """)
    #expect(
      translation.lines()[1]
        == " public nonisolated class var _namedMembers: [_NamedMember] "
        + "{ [.method(\"a\") { (o: A) in o.a() }] } }")
    #expect(translation.lines()[0].hasPrefix("class A<T>: NSObject, _NamedMembers {"))
    #expect(
      translation.lines()[5].contains(
        ".method(\"b:event:\") { (o: B, a: UIButton?, b: UIEvent?) in o.b(a, event: b) }"))
    #expect(
      translation.lines()[8]
        == "  class C: _NamedMembers {       var c = 1 ; public nonisolated class var _namedMembers: "
        + "[_NamedMember] { [.property(\"c\", { (o: C) in o.c }, { (o: C, v) in o.c = v })] } }")
  }

  @Test("Methods of up to three parameters can be called")
  func parameters() {
    let translation = Translation(
      """
      class A: NSObject {
        @objc func image(_ image: UIImage, didFinish error: NSError?, context: UnsafeRawPointer) {}
        @objc func a(_ a: Int, b: Int, c: Int, d: Int) {}
      }
      """)
    let table = translation.text
    #expect(
      table.contains(
        ".method(\"image:didFinish:context:\") { (o: A, a: UIImage, b: NSError?, "
          + "c: UnsafeRawPointer) in o.image(a, didFinish: b, context: c) }"))
    #expect(table.contains(".method(\"a:b:c:d:\")]"))
  }

  @Test("A subclass overrides its superclass's table")
  func inheritance() {
    let translation = Translation(
      """
      class C: B { @objc func c() {} }
      class B: A {}
      class A: NSObject { @objc func a() {} }
      """)
    #expect(translation.lines()[0].contains("nonisolated override class var _namedMembers"))
    #expect(!translation.lines()[0].contains(": B, _NamedMembers"))
    #expect(translation.lines()[1] == "class B: A {}")
    #expect(translation.lines()[2].hasPrefix("class A: NSObject, _NamedMembers"))
  }

  @Test("An alias is the class that it stands for, and each file's private class is its own")
  func names() {
    let translation = Translation([
      """
      typealias Base = Other<Int>
      class A: Base { @objc func a() {} }
      private class P: NSObject {}
      extension P { @objc func p() {} }
      """,
      """
      class Other<T>: NSObject { @objc func other() {} }
      private class P: NSObject {}
      extension Outer.Inner { @objc func inner() {} }
      """,
      "enum Outer { class Inner: NSObject {} }",
    ])
    #expect(translation.lines()[1].contains("nonisolated override class var _namedMembers"))
    #expect(translation.lines()[2].contains(".method(\"p\")"))
    #expect(translation.lines(1)[1] == "private class P: NSObject {}")
    #expect(translation.lines(1)[2].contains("(o: Outer.Inner) in o.inner()"))
  }

  @Test("Another file's extension adds its own part")
  func otherFile() {
    let translation = Translation([
      "class A: NSObject {}", "extension A { @objc private func hidden() {} }",
    ])
    #expect(translation.lines()[0].contains("{ [] + _namedMembers_A_1() }"))
    #expect(
      translation.lines(1)[0].contains("fileprivate nonisolated static var _namedMembers_A_1"))
    #expect(
      translation.whole[1].hasSuffix(
        "func _namedMembers_A_1() -> [_NamedMember] { A._namedMembers_A_1 }\n"))
  }

  @Test("What is unwrapped by itself comes as an optional, generic types too")
  func unwrapped() {
    let translation = Translation(
      """
      class A: NSObject {
        @objc func a(_ list: Box<Int>!) -> Box<Int>! { nil }
      }
      """)
    #expect(
      translation.lines()[2].contains(
        ".method(\"a:\") { (o: A, a: Box<Int>?) in o.a(a) }"))
  }

  @Test("What can't be called by a name is left out")
  func leftOut() {
    let translation = Translation(
      """
      class A: NSObject {
        @objc func a() async {}
        @objc class func b() {}
        @objc @available(*, deprecated) func c() {}
        @objc func d(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}
        @objc init(e: Int) {}
        @objc let f = 1
      }
      """)
    let table = translation.lines()[7]
    #expect(table.contains("[.method(\"d::::\"), .property(\"f\", { (o: A) in o.f })]"))
  }
}
