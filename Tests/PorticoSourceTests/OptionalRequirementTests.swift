import Testing

@Suite("Optional requirements")
struct OptionalRequirementTests {
  private static let text = """
    @objc public protocol ListDelegate {
      func must()
      @objc optional func list(_ list: List,
        didSelect row: Int) -> Int
      @objc optional func list(_ list: List, title: String)
      optional var color: UIColor { get }
    }
    class A: NSObject, ListDelegate {
      func must() {}
      func list(_ list: List, didSelect row: Int) -> Int { 4 }
    }
    class B: A { var color: UIColor { .red } }
    class C: NSObject { func list(_ list: List, title: String) {} }
    extension C: ListDelegate { func must() {} }
    """

  @Test("They leave the protocol, which is one of classes")
  func removed() {
    let lines = Translation(Self.text).lines()
    #expect(lines[0] == "      public protocol ListDelegate: AnyObject {")
    #expect(lines[1] == "  func must()")
    #expect(lines[2...5].allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(lines[6] == "}")
  }

  @Test("Each is a protocol of its own")
  func protocols() {
    let trailer = Translation(Self.text).trailer
    #expect(
      trailer.contains(
        "public protocol _ListDelegate_0: AnyObject { func list(_ list: List,\n    didSelect row: Int) -> Int }"
      ))
    #expect(
      trailer.contains("public protocol _ListDelegate_2: AnyObject { var color: UIColor { get } }"))
    #expect(
      trailer.contains(
        "@_disfavoredOverload public var list: _ListDelegate_call_list? "
          + "{ _ListDelegate_call_list(self) }"))
  }

  @Test("A call suspends and throws as the requirement does")
  func effects() {
    let trailer = Translation(
      "@objc protocol P { @objc optional func f(_ a: @escaping (Int) -> Void) async throws }"
    ).trailer
    #expect(
      trailer.contains(
        "func callAsFunction(_ p0: @escaping (Int) -> Void) async throws -> Void "
          + "{ try await (object as! any _P_0).f(p0) }"))
  }

  @Test("Only a result can be discarded")
  func discarding() {
    let trailer = Translation(
      "@objc protocol P { @objc optional func f(); @objc optional func g() -> Int }"
    ).trailer
    #expect(trailer.contains("; func callAsFunction() -> Void {"))
    #expect(trailer.contains("; @discardableResult func callAsFunction() -> Int {"))
  }

  @Test("A call gives what the requirement does, and nil only where another method has its name")
  func results() {
    let trailer = Translation(
      """
      @objc protocol P {
        @objc optional func title(for row: Int) -> String?
        @objc optional func cell(_ row: Int) -> Int
        @objc optional func cell(_ row: Int, at: Int) -> Int?
      }
      """
    ).trailer
    #expect(
      trailer.contains("(for p0: Int) -> String? { (object as! any _P_0).title(for: p0) }"))
    #expect(trailer.contains("(_ p0: Int) -> (Int)? { (object as? any _P_1)?.cell(p0) }"))
    #expect(
      trailer.contains(
        "(_ p0: Int, at p1: Int) -> Int? { (object as? any _P_2)?.cell(p0, at: p1) }"))
  }

  @Test("Requirements that differ by types alone are told apart by these")
  func overloaded() {
    let translation = Translation(
      """
      @objc public protocol P {
        @objc(layout:traits:) optional func layout(_ panel: Panel, for traits: UIKit.Traits) -> Int
        @objc(layout:size:) optional func layout(_ panel: Panel, for size: CGSize) -> Int
        @objc optional func moved(_ panel: Panel)
      }
      class A: NSObject, P { func layout(_ panel: Panel, for traits: Traits) -> Int { 1 } }
      class B: NSObject, P {
        func layout(_ panel: Panel, for size: CGSize) -> Int { 2 }
        func moved(_ panel: Panel) {}
      }
      """)
    #expect(translation.lines()[5].hasPrefix("class A: NSObject, P, _P_0 {"))
    #expect(translation.lines()[6].hasPrefix("class B: NSObject, P, _P_1, _P_2 {"))
    // A reference to the method by its name would be to both.
    #expect(!translation.trailer.contains("_layout__for"))
    #expect(translation.trailer.contains("_moved_"))
  }

  @Test("Classes conform to those that they have, subclasses to those that they add")
  func conformances() {
    let lines = Translation(Self.text).lines()
    #expect(lines[7].hasPrefix("class A: NSObject, ListDelegate, _ListDelegate_0 {"))
    #expect(lines[11].hasPrefix("class B: A, _ListDelegate_2 {"))
    #expect(lines[12].hasPrefix("class C: NSObject, _ListDelegate_1 {"))
    #expect(lines[13] == "extension C: ListDelegate { func must() {} }")
  }

  @Test("A method that is named with its labels is a property's value, and nil where it is missing")
  func methodReferences() {
    let translation = Translation(
      Self.text + """

        func f(_ delegate: ListDelegate?, _ list: List) -> Int {
          guard let method = delegate?.list(_:didSelect:) else { return 0 }
          _ = #selector(C.list(_:title:))
          handlers.append(self.list(_:didSelect:))
          return method(list, list.row(of: 3))
        }
        """)
    #expect(
      translation.trailer.contains(
        "extension ListDelegate { public var _list__didSelect: ((List, Int) -> Int)? "
          + "{ (self as? any _ListDelegate_0)?.list(_:didSelect:) } }"))
    let lines = translation.lines()
    #expect(lines[15].hasSuffix("delegate?._list__didSelect else { return 0 }"))
    #expect(lines[16].hasSuffix("Selector(\"list:title:\")"))
    #expect(lines[17].hasSuffix("handlers.append(self.list(_:didSelect:))"))
    #expect(lines[18].hasSuffix("list.row(of: 3))"))
  }

  @Test("A method of the main actor stays on it by its name; what nobody names is no property")
  func isolatedMethodReferences() {
    let translation = Translation(
      """
      @MainActor @objc protocol Clock {
        @objc optional func tick(_ count: Int) throws
        @objc optional func end(_ at: Int)
      }
      @MainActor func f(_ clock: Clock?) { _ = clock?.tick(_:) }
      """)
    #expect(
      translation.trailer.contains(
        "var _tick_: (@MainActor (Int) throws -> Void)? { guard let object = self as? any _Clock_0 "
          + "else { return nil }; return { p0 in try object.tick(p0) } }"))
    #expect(!translation.trailer.contains("_end_"))
  }
}
