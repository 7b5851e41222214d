import Foundation
import Testing
import UIKit

@MainActor @Suite struct `A font` {
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0), (.body, .extraSmall, 14),
    (.largeTitle, .accessibilityExtraExtraExtraLarge, 60), (.footnote, .large, 13),
    (.caption2, .small, 11), (.title2, .accessibilityMedium, 34),
  ])
  func `of a text style has Apple's size`(
    style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func `says its traits`() {
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.symbolicTraits == [])
    let italic = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitItalic)!
    #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 12))
    #expect(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func `keeps the settings of features`() throws {
    let lining: [UIFontDescriptor.FeatureKey: Any] = [
      .type: kNumberCaseType, .selector: kUpperCaseNumbersSelector,
    ]
    let plain = UIFont.systemFont(ofSize: 12)
    let font = UIFont(
      descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: [lining]]), size: 20)
    let attributes = font.withSize(30).fontDescriptor.fontAttributes
    let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]]
    let setting = try #require(settings?.first)
    #expect(setting[.type] as? Int == 21 && setting[.selector] as? Int == 1)
    #expect(font != plain.withSize(20))
    #expect(plain.fontDescriptor.fontAttributes[.featureSettings] == nil)
  }

  @Test func `grows with the preferred text size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), compatibleWith: traits)
    #expect(font.pointSize == 46)
    let limited = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits)
    #expect(limited.pointSize == 40)
  }
}
