public import CoreGraphics
public import Foundation

extension UIResponder {
  /// The keyboard is about to be shown.
  public struct KeyboardWillShowMessage: KeyboardMessage {
    public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard was shown.
  public struct KeyboardDidShowMessage: KeyboardMessage {
    public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard is about to be hidden.
  public struct KeyboardWillHideMessage: KeyboardMessage {
    public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard was hidden.
  public struct KeyboardDidHideMessage: KeyboardMessage {
    public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard is about to move or to change its size.
  public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
    public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }

  /// The keyboard moved or changed its size.
  public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
    public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
    public var beginFrame: CGRect
    public var endFrame: CGRect
    public var animationDuration: TimeInterval
    public var animationCurve: UIView.AnimationCurve
    public var isLocal: Bool
    public var screen: UIScreen
    public init(
      beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
      animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
    ) {
      self.beginFrame = beginFrame
      self.endFrame = endFrame
      self.animationDuration = animationDuration
      self.animationCurve = animationCurve
      self.isLocal = isLocal
      self.screen = screen
    }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  public static var keyboardWillShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  public static var keyboardDidShow: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  public static var keyboardWillHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  public static var keyboardDidHide: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  public static var keyboardWillChangeFrame: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  public static var keyboardDidChangeFrame: Self { .init() }
}
