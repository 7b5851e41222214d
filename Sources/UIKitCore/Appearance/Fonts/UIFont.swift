public import Foundation
package import DisplayInterface

/// A typeface with a size. Immutable.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationHeader = FoundationHeader()
  private var face = UIFontDescriptor.Face.system(UIFont.systemFontSizeDefault, weight: .regular)

  package convenience init(face: UIFontDescriptor.Face) {
    self.init()
    self.face = face
  }

  // MARK: Making fonts

  /// Creates the system font.
  public override init() {
    super.init()
  }

  /// - Parameter pointSize: The size; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    if face.size <= 0 { face.size = UIFont.systemFontSizeDefault }
    self.init(face: face)
  }

  /// Creates the font with a PostScript or family name. A display without this font uses another one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    var face = UIFontDescriptor.Face(
      family: fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSizeDefault)
    face.read(faceName: fontName)
    self.init(face: face)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(fontSize, weight: weight))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(fontSize, weight: .regular, traits: .traitItalic))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(fontSize, weight: weight, traits: .traitMonoSpace))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font of a text style for the user's preferred text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// - Parameter traitCollection: The traits that determine the text size; `nil` for the current traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    var face = UIFontDescriptor.Face.system(
      TextStyleSizes.size(of: style, for: category), weight: TextStyleSizes.weight(of: style))
    face.textStyle = style
    return UIFont(face: face)
  }

  private static let systemFontSizeDefault: CGFloat = 12
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  /// The available families besides that of the system font.
  open class var familyNames: [String] {
    let added = Set(RegisteredFonts.all.map(\.family)).subtracting(standardFamilies)
    return (standardFamilies + added).sorted()
  }
  private static let standardFamilies = [
    "Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman",
  ]

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let added = RegisteredFonts.all.filter { $0.family == familyName }.map(\.postScript)
    guard standardFamilies.contains(familyName) else { return added }
    let name = familyName.replacingOccurrences(of: " ", with: "")
    return [name, name + "-Italic", name + "-Bold", name + "-BoldItalic"] + added
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    face.textStyle = nil
    return UIFont(face: face)
  }

  // MARK: Reading

  open var familyName: String { face.family ?? ".AppleSystemUIFont" }

  open var fontName: String {
    if let family = face.family { return family }
    let weights: [(CGFloat, String)] = [
      (-0.7, "Ultralight"), (-0.5, "Thin"), (-0.2, "Light"), (0.1, "Regular"), (0.27, "Medium"),
      (0.35, "Semibold"), (0.5, "Bold"), (0.6, "Heavy"),
    ]
    let weight = weights.first { face.weight < $0.0 }?.1 ?? "Black"
    return ".SFUI-" + weight + (face.traits.contains(.traitItalic) ? "Italic" : "")
  }

  open var pointSize: CGFloat { face.size }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }
  /// The distance from the baseline to the top.
  open var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline to the bottom; negative.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var leading: CGFloat { metrics.leading }
  open var lineHeight: CGFloat { metrics.lineHeight }

  private var metrics: FontMetrics {
    let font = displayFont
    guard MainQueue.isCurrent else {
      // The display measures text on the main thread only.
      return FontMetrics(systemFontOfSize: font.size)
    }
    return MainActor.assumeIsolated { AppDisplay.current.text.metrics(of: font) }
  }

  /// The text style from which the font was created. It determines how the font adapts to the preferred text
  /// size.
  package var textStyle: TextStyle? { face.textStyle }

  /// The font in the form that displays use.
  package var displayFont: Font {
    Font(
      family: face.family, size: face.size, weight: face.weight,
      isItalic: face.traits.contains(.traitItalic),
      isMonospaced: face.traits.contains(.traitMonoSpace))
  }

  // MARK: Copying, coding and comparing

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var supportsSecureCoding: Bool { true }

  public required convenience init?(coder: NSCoder) {
    var face = UIFontDescriptor.Face.system(
      coder.decodeDouble(forKey: "UIFontPointSize"),
      weight: Weight(coder.decodeDouble(forKey: "UIFontWeight")),
      traits: .init(rawValue: UInt32(bitPattern: coder.decodeInt32(forKey: "UIFontTraits"))))
    face.family = coder.object(NSString.self, forKey: "UIFontName").map { $0 as String }
    self.init(face: face)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(face.size), forKey: "UIFontPointSize")
    coder.encode(Double(face.weight), forKey: "UIFontWeight")
    coder.encode(Int32(bitPattern: face.traits.rawValue), forKey: "UIFontTraits")
    if let family = face.family { coder.encode(family as NSString, forKey: "UIFontName") }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIFont)?.face else { return false }
    return other.family == face.family && other.size == face.size && other.weight == face.weight
      && other.traits == face.traits && other.features == face.features
  }

  open override var hash: Int { face.size.hashValue ^ face.weight.hashValue }

  open override var description: String {
    "<UIFont: \(identityDescription)> font-family: \"\(familyName)\"; font-weight: "
      + "\(face.traits.contains(.traitBold) ? "bold" : "normal"); font-style: "
      + "\(face.traits.contains(.traitItalic) ? "italic" : "normal"); "
      + "font-size: \(face.size.short)pt"
  }
}

extension UIFontDescriptor.Face {
  package static func system(
    _ size: CGFloat, weight: UIFont.Weight, traits: UIFontDescriptor.SymbolicTraits = []
  ) -> Self {
    var traits = traits
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return Self(size: size > 0 ? size : 12, weight: weight.rawValue, traits: traits)
  }
}
