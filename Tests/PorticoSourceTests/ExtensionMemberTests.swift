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
}
