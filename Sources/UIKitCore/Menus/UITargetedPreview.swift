import UIKitDiagnostics
public import Foundation

/// A lifted view and its destination.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  public final let view: UIView
  public final let parameters: UIPreviewParameters
  public final let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      trap("UITargetedPreview: the view must be in a superview: \(view)")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open var size: CGSize { view.bounds.size }

  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UITargetedPreview(view: view, parameters: parameters, target: target)
  }
}
