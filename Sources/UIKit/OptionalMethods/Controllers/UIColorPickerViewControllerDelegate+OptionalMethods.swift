public import UIKitCore

extension UIColorPickerViewControllerDelegate {
  @_disfavoredOverload public var colorPickerViewController:
    _UIColorPickerViewControllerDelegateColorPickerViewController?
  { _UIColorPickerViewControllerDelegateColorPickerViewController(object: self) }

  @_disfavoredOverload public var colorPickerViewControllerDidSelectColor:
    ((UIColorPickerViewController) -> Void)?
  { { self.colorPickerViewControllerDidSelectColor($0) } }

  @_disfavoredOverload public var colorPickerViewControllerDidFinish:
    ((UIColorPickerViewController) -> Void)?
  { { self.colorPickerViewControllerDidFinish($0) } }
}

/// Calls the methods of ``UIColorPickerViewControllerDelegate`` that begin with `colorPickerViewController`.
@preconcurrency @MainActor
public struct _UIColorPickerViewControllerDelegateColorPickerViewController {
  fileprivate let object: any UIColorPickerViewControllerDelegate

  public func callAsFunction(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    object.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
  }
}
