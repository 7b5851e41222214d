public import Foundation

/// An area that passes focus on to views elsewhere. Has no effect: focus moves to the nearest view by itself.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
