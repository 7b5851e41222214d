import DisplayInterface
public import Foundation

extension UIImage {
  /// The properties that determine the variant and the drawing of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    public let traitCollection: UITraitCollection?

    package init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

    /// Returns a configuration with the values of `otherConfiguration`, and those of this one where it has
    /// none.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size, weight, scale and colors of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight: SymbolWeight = .unspecified
      var scale: SymbolScale = .default
      var colors: [UIColor] = []
      var prefersMulticolor = false
    }

    package let values: Values

    package init(values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    private convenience init(_ change: (inout Values) -> Void) {
      var values = Values()
      change(&values)
      self.init(values: values)
    }

    public convenience init(pointSize: CGFloat) {
      self.init { $0.pointSize = pointSize }
    }

    public convenience init(weight: SymbolWeight) {
      self.init { $0.weight = weight }
    }

    public convenience init(scale: SymbolScale) {
      self.init { $0.scale = scale }
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .default)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init { $0.textStyle = textStyle }
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init {
        $0.textStyle = textStyle
        $0.scale = scale
      }
    }

    public convenience init(font: UIFont) {
      self.init(font: font, scale: .default)
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = SymbolWeight(font.displayFont.weight)
        $0.scale = scale
      }
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = [hierarchicalColor] }
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.colors = paletteColors }
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration { $0.prefersMulticolor = true }
    }

    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration { $0.prefersMulticolor = false }
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
      var values = values
      if other.pointSize != nil || other.textStyle != nil {
        values.pointSize = other.pointSize
        values.textStyle = other.textStyle
      }
      if other.weight != .unspecified { values.weight = other.weight }
      if other.scale != .default && other.scale != .unspecified { values.scale = other.scale }
      if !other.colors.isEmpty { values.colors = other.colors }
      values.prefersMulticolor = values.prefersMulticolor || other.prefersMulticolor
      return SymbolConfiguration(values: values) as? Self ?? self
    }

    private func changed(_ change: (inout Values) -> Void) -> Self {
      var values = values
      change(&values)
      return SymbolConfiguration(values: values) as? Self ?? self
    }

    open func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }
    open func withoutScale() -> Self { changed { $0.scale = .default } }
    open func withoutWeight() -> Self { changed { $0.weight = .unspecified } }
    open func withoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration?.values == values
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.hashValue }
  }
}

extension UIImage.SymbolWeight {
  /// Creates the weight that is nearest to a weight on the font scale.
  init(_ weight: CGFloat) {
    let all: [Self] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    func distance(_ other: Self) -> CGFloat { abs(other.fontWeight().rawValue - weight) }
    self = all.min { distance($0) < distance($1) } ?? .regular
  }
}
