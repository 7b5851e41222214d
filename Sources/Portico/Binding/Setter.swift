import UIKit

/// Closures that set a property of a target.
///
/// Writing through a key path takes ten times as long as calling the property's setter. The properties that
/// are bound most are therefore set directly.
@usableFromInline @MainActor enum Setter {
  @usableFromInline static func of<Target: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>
  ) -> (Target, Value) -> Void {
    if let direct = PropertyPath.of(property).direct {
      // Equal key paths have the same type.
      return unsafeDowncast(direct, to: Direct<Target, Value>.self).set
    }
    return { $0[keyPath: property] = $1 }
  }

  final class Direct<Target, Value> {
    let set: (Target, Value) -> Void

    init(_ set: @escaping (Target, Value) -> Void) {
      self.set = set
    }
  }

  static let direct: [AnyKeyPath: AnyObject] = [
    \UILabel.text: Direct<UILabel, String?> { $0.text = $1 },
    \UILabel.isHidden: Direct<UILabel, Bool> { $0.isHidden = $1 },
    \UILabel.textColor: Direct<UILabel, UIColor?> { $0.textColor = $1 },
    \UIButton.isEnabled: Direct<UIButton, Bool> { $0.isEnabled = $1 },
    \UIButton.isHidden: Direct<UIButton, Bool> { $0.isHidden = $1 },
    \UIImageView.image: Direct<UIImageView, UIImage?> { $0.image = $1 },
    \UIProgressView.progress: Direct<UIProgressView, Float> { $0.progress = $1 },
    \UIView.isHidden: Direct<UIView, Bool> { $0.isHidden = $1 },
    \UIView.alpha: Direct<UIView, CGFloat> { $0.alpha = $1 },
  ]
}
