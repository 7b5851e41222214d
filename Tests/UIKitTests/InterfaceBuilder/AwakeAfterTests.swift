import Foundation
import Testing
import UIKit

/// A view that another one replaces when it's created from a nib, the idiom for a nib in a nib.
final class PlaceholderView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    let view = UILabel(frame: frame)
    view.tag = tag
    return view
  }
}

@MainActor @Suite("Views that replace themselves") struct AwakeAfterTests {
  @Test("have the replacement in their place")
  func replaced() throws {
    let placeholder =
      "<view tag=\"7\" id=\"p\" customClass=\"PlaceholderView\" customModule=\"UIKitTests\">"
      + "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/>%</view>"
    func make(_ content: String) -> UIView {
      Snippet.make(
        "<view id=\"v\"><subviews>"
          + placeholder.replacingOccurrences(of: "%", with: content) + "</subviews></view>")
    }
    let label = try #require(make("").subviews.first as? UILabel)
    #expect(label.tag == 7 && label.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    let kept = make("<subviews><view id=\"w\"/></subviews>")
    #expect(kept.subviews.first is PlaceholderView)
  }
}
