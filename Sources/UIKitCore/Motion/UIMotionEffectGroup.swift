import Foundation

/// Several effects as one.
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
