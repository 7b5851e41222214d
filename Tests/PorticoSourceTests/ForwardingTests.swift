import Testing

@Suite("Classes that answer for others")
struct ForwardingTests {
  @Test("Overrides of what the superclass can't have are asked through protocols")
  func overrides() {
    let translation = Translation(
      """
      class Proxy: NSObject {
        override func responds(to aSelector: Selector!) -> Bool {
          super.responds(to: aSelector) || other.responds(to: aSelector)
        }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { super.forwardingTarget(for: aSelector) }
      }
      final class Other: Proxy {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
      }
      """)
    let lines = translation.lines()
    #expect(lines[0] == "class Proxy: NSObject, _RespondsToSelectors, _ForwardsSelectors {")
    #expect(lines[1] == "           func responds(to aSelector: Selector!) -> Bool {")
    #expect(lines[2] == "    super._hasMethod(for: aSelector) || other.responds(to: aSelector)")
    #expect(lines[4].hasSuffix("{ super.forwardingTarget(for: aSelector) }"))
    #expect(
      lines[5]
        == " @MainActor public func _responds(to selector: Selector) -> Bool { responds(to: selector) }; "
        + "@MainActor public func _forwardingTarget(for selector: Selector) -> Any? "
        + "{ forwardingTarget(for: selector) } }")
    #expect(lines[6] == "final class Other: Proxy {")
    #expect(lines[7].hasPrefix("  override func responds(to"))
    #expect(lines[7].hasSuffix("{ super.responds(to: aSelector) }"))
  }

  @Test("Where objects are asked for any method, the methods of delegates have names")
  func delegates() {
    let target = """
      class Screen: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        private func update() {}
      }
      """
    #expect(!Translation(target).text.contains("_namedMembers"))
    let asked = Translation(
      target + "\nclass P: NSObject { override func responds(to s: Selector!) -> Bool { true } }")
    #expect(asked.text.contains(".method(\"scrollViewDidScroll:\")"))
    #expect(!asked.text.contains(".method(\"update\")"))
  }

  @Test("Observers of names are told through a protocol")
  func observers() {
    let translation = Translation(
      """
      class V: UIView {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      """)
    #expect(translation.lines()[0] == "class V: UIView, _ObservesValues {")
    #expect(translation.lines()[1].hasPrefix("           func observeValue(forKeyPath keyPath"))
    #expect(
      translation.lines()[4].contains(
        "{ observeValue(forKeyPath: keyPath, of: object, change: change, context: context) } }"))
  }
}
