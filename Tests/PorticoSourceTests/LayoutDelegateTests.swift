import Testing

@Suite("Methods that flow layouts ask their delegates for by selector")
struct LayoutDelegateTests {
  private static let size = """
    @objc func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAtIndexPath i: IndexPath) -> CGSize { .zero }
    """

  private static let forwarding =
    "public func collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, "
    + "sizeForItemAt c: IndexPath) -> CGSize "
    + "{ collectionView(a, layout: b, sizeForItemAtIndexPath: c) }"

  @Test("A method under the selector's label is found, without the conformance, too")
  func labels() {
    let lines = Translation(
      """
      open class Bar: UIViewController, UICollectionViewDelegate {
        \(Self.size)
      }
      class Tabs: Bar {
        override func viewDidLoad() {}
      }
      """
    ).lines()
    #expect(
      lines[0].hasPrefix(
        "open class Bar: UIViewController, UICollectionViewDelegate, UICollectionViewDelegateFlowLayout, "
      )
    )
    #expect(lines[2].contains(Self.forwarding))
    #expect(lines[3] == "class Tabs: Bar {")
  }

  @Test("A method with the selector as its name is called by its own name")
  func names() {
    let text = Translation(
      """
      class Grid: UICollectionViewController {
        @objc(collectionView:layout:insetForSectionAtIndex:)
        func inset(_ v: UICollectionView, _ l: UICollectionViewLayout, of s: Int) -> UIEdgeInsets { .zero }
      }
      """
    ).text
    #expect(
      text.contains("class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout, "))
    #expect(text.contains("insetForSectionAt c: Int) -> UIEdgeInsets { inset(a, b, of: c) }"))
  }

  @Test(
    "Others are left as they are",
    arguments: [
      // Swift doesn't show it to Objective-C.
      "class A: UIViewController, UICollectionViewDelegate { \(size.dropFirst(6)) }",
      // Has another selector without the conformance.
      "class A: UIViewController, UICollectionViewDelegate { \(size.replacing("AtIndexPath", with: "At")) }",
      // No collection view has it as its delegate.
      "class A: UIViewController { \(size) }",
    ])
  func others(text: String) {
    #expect(!Translation(text).text.contains("FlowLayout"))
    #expect(!Translation(text).text.contains("sizeForItemAt c"))
  }
}
