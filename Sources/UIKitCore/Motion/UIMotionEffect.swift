public import Foundation

/// Moves a view when the user tilts the device.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// Returns the values that are added to the values of the view's key paths.
  ///
  /// - Parameter viewerOffset: The tilt of the device, from −1 to 1 in both directions.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Interpolates a value between two bounds.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  open private(set) var keyPath: String
  open private(set) var type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = (minimumRelativeValue as? NSNumber)?.doubleValue,
      let most = (maximumRelativeValue as? NSNumber)?.doubleValue
    else { return nil }
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: least + (most - least) * (Double(offset) + 1) / 2]
  }
}

/// Combines several effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      {
        let sum =
          ((values[keyPath] as? NSNumber)?.doubleValue ?? 0)
          + ((value as? NSNumber)?.doubleValue ?? 0)
        values[keyPath] = sum
      }
    }
    return values.isEmpty ? nil : values
  }
}
