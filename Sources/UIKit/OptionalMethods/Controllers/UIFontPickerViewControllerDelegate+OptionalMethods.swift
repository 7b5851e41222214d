public import UIKitCore

extension UIFontPickerViewControllerDelegate {
  @_disfavoredOverload public var fontPickerViewControllerDidPickFont:
    ((UIFontPickerViewController) -> Void)?
  { { self.fontPickerViewControllerDidPickFont($0) } }

  @_disfavoredOverload public var fontPickerViewControllerDidCancel:
    ((UIFontPickerViewController) -> Void)?
  { { self.fontPickerViewControllerDidCancel($0) } }
}
