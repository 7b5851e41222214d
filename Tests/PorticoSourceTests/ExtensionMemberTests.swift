import Foundation
import Testing

@Suite("Members of extensions")
struct ExtensionMemberTests {
  @Test("An override in an extension is called by a stub in the class")
  func overrides() {
    let lines = Translation(
      """
      class A: UIViewController {
      }
      extension A {
        override public func viewDidLoad() {
          super.viewDidLoad()
        }
        override var title: String? { get { "" } set {} }
        override class func make<T>(_ value: inout T, with count: Int = 1) async throws -> T? where T: P { nil }
      }
      """
    ).lines()
    #expect(
      lines[1] == " override public func viewDidLoad() { _A_viewDidLoad() }; "
        + "override var title: String? { get { _A_title } set { _A_title = newValue } }; "
        + "override class func make<T>(_ value: inout T, with count: Int = 1) async throws -> T? "
        + "where T: P { try await _A_make(&`value`, with: `count`) } }")
    #expect(lines[3] == "           public func _A_viewDidLoad() {")
    #expect(lines[4] == "    super.viewDidLoad()")
    #expect(lines[7].hasPrefix("           static func _A_make<T>("))
  }

  @Test("Observers that an extension adds are called by those of a stub in the class")
  func observers() {
    let lines = Translation(
      """
      class Cell: UITableViewCell {
      }
      extension Cell {
        override open var isSelected: Bool {
          willSet { show(newValue) }
          didSet(former) { if former { hide() } }
        }
        private override var tag: Int { didSet { show(oldValue > 0) } }
      }
      """
    ).lines()
    #expect(
      lines[1] == " override open var isSelected: Bool "
        + "{ willSet { _Cell_isSelected_willSet(newValue) } "
        + "didSet { _Cell_isSelected_didSet(oldValue) } }; "
        + "private override var tag: Int { didSet { _Cell_tag_didSet(oldValue) } } }")
    #expect(lines[3].trimmingCharacters(in: .whitespaces) == "public")
    #expect(lines[4] == "    func _Cell_isSelected_willSet(_ newValue: Bool) { show(newValue) }")
    #expect(
      lines[5].hasPrefix("    func _Cell_isSelected_didSet(_ former: Bool)")
        && lines[5].hasSuffix(" { if former { hide() } }"))
    #expect(lines[6].allSatisfy { $0 == " " })
    #expect(lines[7].contains("fileprivate"))
    #expect(lines[7].contains("func _Cell_tag_didSet(_ oldValue: Int) { show(oldValue > 0) }"))
  }

  @Test("What a subclass overrides can be overridden")
  func overridden() {
    let lines = Translation(
      """
      class A: NSObject {}
      extension A: ListDelegate {
        func list(_ list: List, didSelect row: Int) {}
        func list(_ list: List) {}
      }
      class B: A { override func list(_ list: List, didSelect row: Int) {} }
      """
    ).lines()
    #expect(
      lines[0] == "class A: NSObject { func list(_ list: List, didSelect row: Int) "
        + "{ _A_list(`list`, didSelect: `row`) } }")
    #expect(lines[2] == "  func _A_list(_ list: List, didSelect row: Int) {}")
    #expect(lines[3] == "  func list(_ list: List) {}")
    #expect(lines[5] == "class B: A { override func list(_ list: List, didSelect row: Int) {} }")
  }

  @Test("An override for another module's class is said with file and line")
  func foreign() {
    let problems = Translation(
      """
      extension UIViewController {
        open override func motionEnded(_ motion: Int) {}
      }
      """
    ).problems
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("/app/1.swift:2: error: 'motionEnded' overrides a member"))
  }

  @Test("What an extension adds to another module's class can be overridden")
  func overriddenForeign() {
    let translation = Translation(
      """
      extension UIView {
        @objc open func show(_ count: Int = 1) throws -> Self { self }
      }
      extension UILabel { override func show(_ count: Int) throws -> Self { try super.show(count) } }
      class A<T>: UITextView { override func show(_ count: Int) throws -> Self { try super.show(count) } }
      class B: A<Int> { override func show(_ count: Int) throws -> Self { try super.show(2) } }
      class C: UIViewController { override func show(_ count: Int) throws -> Self { self } }
      """
    )
    let lines = translation.lines()
    #expect(
      lines[1] == "        public func _UIView_show(_ count: Int = 1) throws -> Self { self }")
    let label =
      "if let object = self as? UILabel { return try object._UILabel_show(`count`) as! Self }; "
      + "return try _UIView_show(`count`) }"
    #expect(
      lines[2].hasPrefix(
        " public func show(_ count: Int = 1) throws -> Self { if let object = self as? any "
          + "_UIView_Overriding_0 { return try object._override_UIView_show(`count`) as! Self }; "
          + label
          + "; public func _super_UIView_show(_ count: Int = 1) throws -> Self { " + label))
    #expect(
      lines[3].contains("func _UILabel_show(_ count: Int) throws -> Self { try super._UIView_show(")
    )
    #expect(
      lines[4].hasPrefix("class A<T>: UITextView, _UIView_Overriding_0 {          func _override_"))
    #expect(lines[4].contains("try super._super_UIView_show(count)"))
    #expect(lines[5].contains("override func _override_UIView_show("))
    #expect(lines[5].contains("try super._override_UIView_show(2)"))
    #expect(lines[6].contains("override func show("))
    #expect(
      translation.trailer.contains(
        "@MainActor protocol _UIView_Overriding_0: AnyObject { "
          + "func _override_UIView_show(_ count: Int) throws -> Self }"))
  }

  @Test("An extension's member that satisfies an @objc protocol is dispatched to its overrides")
  func inferredForeignOverride() {
    let translation = Translation(
      """
      @objc protocol Showing { func show(count: Int) }
      extension UIImageView: Showing { open func show(count: Int = 1) {}; func hide() {} }
      class A: UIImageView { override func show(count: Int) { super.show(count: 2) } }
      """
    )
    let lines = translation.lines()
    #expect(
      lines[1].contains(
        "if let object = self as? any _UIImageView_Overriding_0 { "
          + "return object._override_UIImageView_show(count: `count`) }"))
    #expect(lines[1].contains("public func _UIImageView_show(count: Int = 1) {}; func hide() {}"))
    #expect(lines[2].contains("super._UIImageView_show(count: 2)"))
  }

  @Test("Overrides read and set what an extension adds to another module's class")
  func overriddenForeignProperty() {
    let translation = Translation(
      """
      extension UIView { @objc var kind: String { get { "" } set {} } }
      class A: UILabel { override var kind: String { get { super.kind } set { super.kind = newValue } } }
      """
    )
    let lines = translation.lines()
    #expect(
      lines[0].contains(
        "var kind: String { get { if let object = self as? any _UIView_Overriding_0 { "
          + "return object._override_UIView_kind }; return _UIView_kind } set { if let object = self "
          + "as? any _UIView_Overriding_0 { return object._override_UIView_kind = newValue }; "
          + "return _UIView_kind = newValue } }"))
    #expect(lines[1].contains("set { super._UIView_kind = newValue }"))
    #expect(translation.trailer.contains("{ var _override_UIView_kind: String { get set } }"))
  }

  @Test("An override takes the place of UIKit's own member where that can be replaced")
  func replacements() {
    let translation = Translation(
      """
      extension UINavigationController {
        open override func viewDidLoad() { super.viewDidLoad() }
        @objc override public var shouldAutorotate: Bool { false }
      }
      """
    )
    let lines = translation.lines()
    #expect(translation.problems.isEmpty)
    #expect(
      lines[1] == "  @_dynamicReplacement(for: viewDidLoad()) public          func "
        + "_UINavigationController_viewDidLoad() { super.viewDidLoad() }")
    #expect(lines[2].contains("@_dynamicReplacement(for: shouldAutorotate) "))
    #expect(
      lines[2].contains("public var _UINavigationController_shouldAutorotate: Bool { false }"))
  }
}
