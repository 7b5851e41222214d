import Testing

@Suite("Names of Swift 4 that are overridden")
struct OverriddenNameTests {
  @Test("Overrides and their calls of the superclass take the new name")
  func names() {
    let translation = Translation(
      """
      class A: UIViewController {
        override func willMove(toParentViewController parent: UIViewController?) {
          super.willMove(toParentViewController: parent)
          move(toParentViewController: parent)
        }
        override var childViewControllerForStatusBarStyle: UIViewController? { children.first }
      }
      """)
    #expect(
      translation.lines()[1..<6].map { $0.drop { $0 == " " } } == [
        "override func willMove(toParent parent: UIViewController?) {",
        "super.willMove(toParent: parent)",
        "move(toParentViewController: parent)",
        "}",
        "override var childForStatusBarStyle: UIViewController? { children.first }",
      ])
  }
}
