public import Foundation

extension _MadeByMetatype where Self: UIView {
  @_silgen_name("UIKit_made_UIView_frame") @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("UIKit_made_UIView_frame") @MainActor static func made(_ frame: CGRect) -> Self {
    unsafeDowncast(UIView.make(self, frame), to: self)
  }
}

extension UIView {
  @_silgen_name("UIKit_make_UIView_frame") private convenience init(_ frame: CGRect, _: Void) {
    self.init(frame: frame)
  }

  @_silgen_name("UIKit_make_UIView_frame") private class func allocate(_ frame: CGRect) -> UIView

  fileprivate static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    type.allocate(frame)
  }
}

extension _MadeByMetatype where Self: UIWindow {
  @_silgen_name("UIKit_made_UIWindow_windowScene") @preconcurrency @MainActor public init(
    windowScene scene: UIWindowScene)

  @_silgen_name("UIKit_made_UIWindow_windowScene") @MainActor static func made(
    _ scene: __owned UIWindowScene
  ) -> Self {
    unsafeDowncast(UIWindow.make(self, scene), to: self)
  }
}

extension UIWindow {
  @_silgen_name("UIKit_make_UIWindow_windowScene") private convenience init(
    _ scene: UIWindowScene, _: Void
  ) {
    self.init(windowScene: scene)
  }

  @_silgen_name("UIKit_make_UIWindow_windowScene") private class func allocate(
    _ scene: __owned UIWindowScene
  ) -> UIWindow

  fileprivate static func make(_ type: UIWindow.Type, _ scene: UIWindowScene) -> UIWindow {
    type.allocate(scene)
  }
}

extension _MadeByMetatype where Self: UIButton {
  @_silgen_name("UIKit_made_UIButton_type") @preconcurrency @MainActor public init(
    type kind: UIButton.ButtonType)

  @_silgen_name("UIKit_made_UIButton_type") @MainActor static func made(_ kind: UIButton.ButtonType)
    -> Self
  {
    unsafeDowncast(UIButton.make(self, kind), to: self)
  }
}

extension UIButton {
  @_silgen_name("UIKit_make_UIButton_type") private convenience init(
    _ kind: UIButton.ButtonType, _: Void
  ) {
    self.init(type: kind)
  }

  @_silgen_name("UIKit_make_UIButton_type") private class func allocate(_ kind: UIButton.ButtonType)
    -> UIButton

  fileprivate static func make(_ type: UIButton.Type, _ kind: UIButton.ButtonType) -> UIButton {
    type.allocate(kind)
  }
}

extension _MadeByMetatype where Self: UIImageView {
  @_silgen_name("UIKit_made_UIImageView_image") @preconcurrency @MainActor public init(
    image: UIImage?)

  @_silgen_name("UIKit_made_UIImageView_image") @MainActor static func made(
    _ image: __owned UIImage?
  ) -> Self {
    unsafeDowncast(UIImageView.make(self, image), to: self)
  }
}

extension UIImageView {
  @_silgen_name("UIKit_make_UIImageView_image") private convenience init(_ image: UIImage?, _: Void)
  {
    self.init(image: image)
  }

  @_silgen_name("UIKit_make_UIImageView_image") private class func allocate(
    _ image: __owned UIImage?
  ) -> UIImageView

  fileprivate static func make(_ type: UIImageView.Type, _ image: UIImage?) -> UIImageView {
    type.allocate(image)
  }
}

extension _MadeByMetatype where Self: UIStackView {
  @_silgen_name("UIKit_made_UIStackView_arrangedSubviews") @preconcurrency @MainActor public init(
    arrangedSubviews views: [UIView])

  @_silgen_name("UIKit_made_UIStackView_arrangedSubviews") @MainActor static func made(
    _ views: __owned [UIView]
  ) -> Self {
    unsafeDowncast(UIStackView.make(self, views), to: self)
  }
}

extension UIStackView {
  @_silgen_name("UIKit_make_UIStackView_arrangedSubviews") private convenience init(
    _ views: [UIView], _: Void
  ) {
    self.init(arrangedSubviews: views)
  }

  @_silgen_name("UIKit_make_UIStackView_arrangedSubviews") private class func allocate(
    _ views: __owned [UIView]
  ) -> UIStackView

  fileprivate static func make(_ type: UIStackView.Type, _ views: [UIView]) -> UIStackView {
    type.allocate(views)
  }
}

extension _MadeByMetatype where Self: UITextView {
  @_silgen_name("UIKit_made_UITextView_frame_textContainer") @preconcurrency @MainActor public init(
    frame: CGRect, textContainer container: NSTextContainer?)

  @_silgen_name("UIKit_made_UITextView_frame_textContainer") @MainActor static func made(
    _ frame: CGRect, _ container: __owned NSTextContainer?
  ) -> Self {
    unsafeDowncast(UITextView.make(self, frame, container), to: self)
  }
}

extension UITextView {
  @_silgen_name("UIKit_make_UITextView_frame_textContainer") private convenience init(
    _ frame: CGRect, _ container: NSTextContainer?, _: Void
  ) {
    self.init(frame: frame, textContainer: container)
  }

  @_silgen_name("UIKit_make_UITextView_frame_textContainer") private class func allocate(
    _ frame: CGRect, _ container: __owned NSTextContainer?
  ) -> UITextView

  fileprivate static func make(
    _ type: UITextView.Type, _ frame: CGRect, _ container: NSTextContainer?
  ) -> UITextView {
    type.allocate(frame, container)
  }
}

extension _MadeByMetatype where Self: UIGestureRecognizer {
  @_silgen_name("UIKit_made_UIGestureRecognizer_target_action") @preconcurrency @MainActor
  public init(target: Any?, action: Selector?)

  @_silgen_name("UIKit_made_UIGestureRecognizer_target_action") @MainActor static func made(
    _ target: __owned Any?, _ action: __owned Selector?
  ) -> Self {
    unsafeDowncast(UIGestureRecognizer.make(self, target, action), to: self)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("UIKit_make_UIGestureRecognizer_target_action") private convenience init(
    _ target: Any?, _ action: Selector?, _: Void
  ) {
    self.init(target: target, action: action)
  }

  @_silgen_name("UIKit_make_UIGestureRecognizer_target_action") private class func allocate(
    _ target: __owned Any?, _ action: __owned Selector?
  ) -> UIGestureRecognizer

  fileprivate static func make(
    _ type: UIGestureRecognizer.Type, _ target: Any?, _ action: Selector?
  ) -> UIGestureRecognizer {
    type.allocate(target, action)
  }
}

extension _MadeByMetatype where Self: UIPresentationController {
  @_silgen_name("UIKit_made_UIPresentationController_presentedViewController_presenting")
  @preconcurrency @MainActor public init(
    presentedViewController presented: UIViewController, presenting: UIViewController?)

  @_silgen_name("UIKit_made_UIPresentationController_presentedViewController_presenting") @MainActor
  static func made(_ presented: __owned UIViewController, _ presenting: __owned UIViewController?)
    -> Self
  {
    unsafeDowncast(UIPresentationController.make(self, presented, presenting), to: self)
  }
}

extension UIPresentationController {
  @_silgen_name("UIKit_make_UIPresentationController_presentedViewController_presenting")
  private convenience init(_ presented: UIViewController, _ presenting: UIViewController?, _: Void)
  {
    self.init(presentedViewController: presented, presenting: presenting)
  }

  @_silgen_name("UIKit_make_UIPresentationController_presentedViewController_presenting")
  private class func allocate(
    _ presented: __owned UIViewController, _ presenting: __owned UIViewController?
  ) -> UIPresentationController

  fileprivate static func make(
    _ type: UIPresentationController.Type, _ presented: UIViewController,
    _ presenting: UIViewController?
  ) -> UIPresentationController {
    type.allocate(presented, presenting)
  }
}
