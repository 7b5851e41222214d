public import Foundation

/// Attributes that describe a font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A key in the setting of a feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static var featureIdentifier: FeatureKey { type }
    public static var typeIdentifier: FeatureKey { selector }
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the font's class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The properties of the described font, including the text style from which it was created.
  package struct Face: Hashable, Sendable {
    package var family: String?
    package var size: CGFloat = 0
    package var weight: CGFloat = 0
    package var traits: SymbolicTraits = []
    package var textStyle: UIFont.TextStyle?
    package var design: SystemDesign = .default
    /// The feature settings of the app. Displays draw the usual glyphs.
    package var features: [[FeatureKey: Int]] = []
  }

  package private(set) final var face: Face

  package convenience init(face: Face) {
    self.init(fontAttributes: [:])
    self.face = face
  }

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    face = Face().adding(attributes)
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Returns the descriptor of a text style's font for the user's preferred text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var postscriptName: String { face.family ?? ".SFUI-Regular" }
  open var pointSize: CGFloat { face.size }
  open var symbolicTraits: SymbolicTraits { face.traits }

  open var fontAttributes: [AttributeName: Any] {
    // A number of Objective-C, which can be cast to any type of number.
    var attributes: [AttributeName: Any] = [.size: NSNumber(value: Double(face.size))]
    if let family = face.family { attributes[.name] = family }
    if let style = face.textStyle { attributes[.textStyle] = style.rawValue as NSString }
    if !face.features.isEmpty { attributes[.featureSettings] = face.features }
    if !face.traitsAreImplied { attributes[.traits] = traits }
    return attributes
  }

  private var traits: [TraitKey: Any] {
    [.weight: face.weight, .symbolic: face.traits.rawValue]
  }

  open func object(forKey attribute: AttributeName) -> Any? {
    attribute == .traits ? traits : fontAttributes[attribute]
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// Returns a descriptor with exactly these traits. It's bold only if they contain `traitBold`.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != $0.traits.contains(.traitBold) { $0.weight = isBold ? 0.4 : 0 }
      $0.traits = symbolicTraits
    }
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed {
      $0.design = design
      if design == .monospaced { $0.traits.insert(.traitMonoSpace) }
    }
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = newFamily }
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    changed { $0 = $0.adding([.face: newFace]) }
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0 = $0.adding(attributes) }
  }

  private func changed(_ change: (inout Face) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face: face)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  open override var hash: Int { face.hashValue }
}

extension UIFontDescriptor.Face {
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var face = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      face = UIFontDescriptor.Face(
        family: name, size: size, weight: weight, traits: traits, textStyle: nil, design: design,
        features: features)
      face.read(faceName: name)
    }
    if let style = attributes[.textStyle].flatMap(UIFont.TextStyle.init(attribute:)) {
      // The font of the text style replaces the named one.
      let given = face.size
      face = UIFont.preferredFont(forTextStyle: style).fontDescriptor.face
      if given > 0 { face.size = given }
    }
    if let name = attributes[.face] as? String { face.read(faceName: name) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      face.features = settings.map {
        $0.compactMapValues { $0 as? Int ?? ($0 as? NSNumber)?.intValue }
      }
    }
    if let size = attributes[.size] as? CGFloat { face.size = size }
    if let size = attributes[.size] as? Int { face.size = CGFloat(size) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { face.set(weight: weight.rawValue) }
      if let weight = traits[.weight] as? CGFloat { face.set(weight: weight) }
      if let symbolic = traits[.symbolic] as? UInt32 {
        face.traits = UIFontDescriptor.SymbolicTraits(rawValue: symbolic)
      }
    }
    return face
  }

  /// Whether weight and traits follow from the name or the text style.
  fileprivate var traitsAreImplied: Bool {
    var implied = UIFontDescriptor.Face()
    if let family { implied.read(faceName: family) }
    if let textStyle { implied.set(weight: TextStyleSizes.weight(of: textStyle).rawValue) }
    return implied.weight == weight && implied.traits == traits
  }

  private mutating func set(weight: CGFloat) {
    self.weight = weight
    if weight >= 0.3 { traits.insert(.traitBold) } else { traits.remove(.traitBold) }
  }

  /// Sets weight and slant from a name such as «Courier-BoldOblique».
  package mutating func read(faceName: String) {
    let name = faceName.lowercased()
    if name.contains("italic") || name.contains("oblique") { traits.insert(.traitItalic) }
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold),
      ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light),
    ]
    if let weight = weights.first(where: { name.contains($0.0) })?.1 {
      set(weight: weight.rawValue)
    }
    if ["courier", "menlo", "mono", "consolas"].contains(where: name.contains) {
      traits.insert(.traitMonoSpace)
    }
  }
}
