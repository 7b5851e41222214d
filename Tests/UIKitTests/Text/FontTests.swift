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
    #expect(font.pointSize == 45)
    let limited = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits)
    #expect(limited.pointSize == 40)
  }

  // The sizes are those of a phone.
  @Test func `scales with the leading of the text style`() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let sizes = categories.map { category in
      UIFontMetrics(forTextStyle: .headline).scaledFont(
        for: .systemFont(ofSize: 28),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(sizes == [24, 25, 27, 28, 31, 33, 37])
  }

  // developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  @Test func `describes a font by its attributes`() {
    let named = UIFont(name: "Avenir-Roman", size: 10)!.fontDescriptor
    #expect(Set(named.fontAttributes.keys) == [.name, .size])
    #expect(named.fontAttributes[.size] as? Int == 10)
    #expect(named.fontAttributes[.size] as? CGFloat == 10)
    #expect(named.object(forKey: .traits) != nil)
    let again = UIFontDescriptor(fontAttributes: named.fontAttributes)
    #expect(again == named)
    let bold = UIFont.systemFont(ofSize: 9, weight: .heavy).fontDescriptor
    #expect(UIFontDescriptor(fontAttributes: bold.fontAttributes) == bold)
  }

  @Test func `takes the font of a text style`() {
    let named = UIFont(name: "Avenir-Roman", size: 10)!.fontDescriptor
    let styled = named.addingAttributes([.textStyle: UIFont.TextStyle.headline])
    #expect(styled.pointSize == 10 && styled.symbolicTraits == .traitBold)
    #expect(styled.fontAttributes[.textStyle] as? UIFont.TextStyle == .headline)
    #expect(styled.fontAttributes[.textStyle] as? String == UIFont.TextStyle.headline.rawValue)
    #expect(named.addingAttributes([.textStyle: "Test"]) == named)
  }

  // developer.apple.com/documentation/coretext/ctfont-q6r
  @Test func `is the font of Core Text`() {
    let font = CTFontCreateWithName("Georgia-Bold", 0, nil)
    #expect(font.fontName == "Georgia-Bold" && font.pointSize == 12)
    #expect(CTFontCopyFeatures(font) == nil)
  }
}
