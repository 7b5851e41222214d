public import Foundation

/// An input view or input accessory view that plays clicks, as the keyboard does.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the visible view plays clicks. The default is `false`. Has no effect.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
