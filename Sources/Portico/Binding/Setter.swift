import UIKit

/// Sets a property of a target.
///
/// Writing through a key path costs ten times what the property's setter does, so the properties that
/// are bound most are set directly.
@MainActor enum Setter {
  static func of<Target: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Target, Value>
  ) -> (Target, Value) -> Void {
    if let setter = direct[property] as? Direct<Target, Value> { return setter.set }
    return { $0[keyPath: property] = $1 }
  }

  private struct Direct<Target, Value> {
    let set: (Target, Value) -> Void
  }

  private static let direct: [AnyKeyPath: Any] = [
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
