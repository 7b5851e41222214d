public import Foundation

/// The traits of an environment, such as size classes, style and scale. A collection is immutable.
public final class UITraitCollection: NSObject, Sendable {
  package struct Values: Hashable, Sendable {
    var style: UIUserInterfaceStyle = .unspecified
    var idiom: UIUserInterfaceIdiom = .unspecified
    var horizontal: UIUserInterfaceSizeClass = .unspecified
    var vertical: UIUserInterfaceSizeClass = .unspecified
    var scale: CGFloat = 0
    var contentSize: UIContentSizeCategory = .unspecified
    var contrast: UIAccessibilityContrast = .unspecified
    var level: UIUserInterfaceLevel = .unspecified
    var direction: UITraitEnvironmentLayoutDirection = .unspecified
    var legibility: UILegibilityWeight = .unspecified
    var force: UIForceTouchCapability = .unknown
    var gamut: UIDisplayGamut = .unspecified
    /// The custom traits by their identifiers.
    var custom: [String: CustomTraitValue] = [:]

    mutating func override(with other: Values) {
      if other.style != .unspecified { style = other.style }
      if other.idiom != .unspecified { idiom = other.idiom }
      if other.horizontal != .unspecified { horizontal = other.horizontal }
      if other.vertical != .unspecified { vertical = other.vertical }
      if other.scale != 0 { scale = other.scale }
      if other.contentSize != .unspecified { contentSize = other.contentSize }
      if other.contrast != .unspecified { contrast = other.contrast }
      if other.level != .unspecified { level = other.level }
      if other.direction != .unspecified { direction = other.direction }
      if other.legibility != .unspecified { legibility = other.legibility }
      if other.force != .unknown { force = other.force }
      if other.gamut != .unspecified { gamut = other.gamut }
      if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }
  }

  package let values: Values

  package init(values: Values) {
    self.values = values
    super.init()
  }

  public override convenience init() {
    self.init(values: Values())
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontal = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.vertical = verticalSizeClass }
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.scale = scale }
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.contentSize = preferredContentSizeCategory }
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.contrast = accessibilityContrast }
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.level = userInterfaceLevel }
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.direction = layoutDirection }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibility = legibilityWeight }
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.force = capability }
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.gamut = displayGamut }
  }

  /// Merges collections; the later ones have precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for collection in traitCollections { values.override(with: collection.values) }
    }
  }

  package convenience init(_ change: (inout Values) -> Void) {
    var values = Values()
    change(&values)
    self.init(values: values)
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.scale }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var legibilityWeight: UILegibilityWeight { values.legibility }
  public var forceTouchCapability: UIForceTouchCapability { values.force }
  public var displayGamut: UIDisplayGamut { values.gamut }

  /// Whether this collection has the same value for every trait that `trait` specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.override(with: trait.values)
    return merged == values
  }

  /// Whether colors may resolve differently with `traitCollection`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level || values.idiom != other.idiom
      || values.custom.filter(\.value.affectsColor) != other.custom.filter(\.value.affectsColor)
  }

  package func overridden(by other: Values) -> UITraitCollection {
    var values = values
    values.override(with: other)
    return values == self.values ? self : UITraitCollection(values: values)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  public override var description: String { "<UITraitCollection: \(values)>" }

  @TaskLocal private static var performing: UITraitCollection?
  @MainActor private static var currentOnMain: UITraitCollection?

  /// The traits of the view that is being laid out or drawn, otherwise those of the screen.
  public class var current: UITraitCollection {
    get {
      if let performing { return performing }
      guard MainQueue.isCurrent else { return UITraitCollection() }
      return MainActor.assumeIsolated { currentOnMain ?? AppDisplay.traits }
    }
    set {
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { currentOnMain = newValue }
    }
  }

  /// Performs `actions` with this collection as the ``current`` one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performing.withValue(self, operation: actions)
  }
}
