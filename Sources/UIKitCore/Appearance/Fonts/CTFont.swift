public import CoreGraphics

/// A font of Core Text, which is a font of UIKit.
public typealias CTFont = UIFont

/// Creates the font with a PostScript or family name. A display without this font uses another one.
///
/// - Parameter size: The size; 0 for 12 points.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
}

/// Returns the features of a font. `nil`, because only a display knows the glyphs.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

// The keys in the dictionaries that describe features and their selectors.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
