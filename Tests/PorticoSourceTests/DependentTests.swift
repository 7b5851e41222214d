import PorticoSource
import Testing

@Suite("Overrides in modules that import a class")
struct DependentTests {
  /// The translations of a module and of one that imports it.
  private func translate(_ module: String, _ dependent: String) -> (
    module: String, dependent: String, problems: [Problem]
  ) {
    func index(_ name: String, _ text: String, _ dependencies: [ModuleIndex] = []) -> ModuleIndex {
      ModuleIndex(
        name: name, files: [SourceFile(path: "/\(name)/1.swift", text: text)],
        dependencies: dependencies)
    }
    let first = index("Kit", module)
    first.dependents = [index("KitTests", dependent, [first])]
    let made = Translator(first).translate()
    let tests = Translator(index("KitTests", dependent, [index("Kit", module)])).translate()
    return (
      String(decoding: made.outputs[0].text, as: UTF8.self),
      String(decoding: tests.outputs[0].text, as: UTF8.self), made.problems + tests.problems
    )
  }

  @Test("A class declares what an extension elsewhere overrides, which replaces it there")
  func replaced() {
    let made = translate(
      "public final class A: UITableViewController {}\nclass B: UIView {}",
      """
      extension A {
        public override func loadViewIfNeeded() { super.loadViewIfNeeded() }
        override var title: String? { get { "" } set {} }
      }
      extension B { override func layout(_ a: Int, in b: inout Int) throws -> Int { 1 } }
      """)
    #expect(made.problems.isEmpty)
    #expect(
      made.module.contains(
        "class A: UITableViewController { public dynamic override func loadViewIfNeeded() "
          + "{ super.loadViewIfNeeded() }; public dynamic override var title: String? "
          + "{ get { super.title } set { super.title = newValue } } }"))
    #expect(
      made.module.contains(
        "class B: UIView { dynamic override func layout(_ a: Int, in b: inout Int) throws -> Int "
          + "{ try super.layout(`a`, in: &`b`) } }"))
    #expect(
      made.dependent.contains(
        "@_dynamicReplacement(for: loadViewIfNeeded()) public          func _A_loadViewIfNeeded() "
          + "{ super.loadViewIfNeeded() }"))
    #expect(made.dependent.contains("@_dynamicReplacement(for: title) "))
    #expect(made.dependent.contains("@_dynamicReplacement(for: layout(_:in:)) "))
  }

  @Test("What the class overrides itself, and members of the type, are not declared again")
  func declared() {
    let made = translate(
      "class A: UIView { override func layoutSubviews() {} }",
      """
      extension A { override func layoutSubviews() {} }
      extension A { override class func make() {} }
      """)
    #expect(!made.module.contains("dynamic"))
    #expect(made.problems.count == 1)
  }

  @Test("A subclass in another module overrides what stands in an extension")
  func subclass() {
    let made = translate(
      "open class A: UIView {}\nextension A { open func show() {} }",
      "class B: A { override func show() { super.show() } }")
    #expect(made.module.contains("open func show() { _A_show() }"))
    #expect(made.module.contains("public func _A_show() {}"))
    #expect(made.dependent.contains("class B: A { override func show() { super.show() } }"))
  }

  @Test("A delegate with a subclass in the tests is not final")
  func delegate() {
    let app = "class D: UIResponder, UIApplicationDelegate {}"
    #expect(translate(app, "").module.contains("final class D"))
    #expect(!translate(app, "class E: D { override func f() {} }").module.contains("final class"))
  }

  @Test("A class in another module has an entry for what this one asks objects for")
  func asked() {
    let made = translate(
      """
      @objc public protocol ListDelegate: NSObjectProtocol { @objc optional func list(_ row: Int) }
      func tell(_ d: ListDelegate) { if d.responds(to: #selector(ListDelegate.list(_:))) {} }
      """,
      "private class Spy: NSObject, ListDelegate { func list(_ row: Int) {} }")
    #expect(made.dependent.contains(#".method("list:") { (o: Spy, a: Int) in o.list(a) }"#))
  }
}
