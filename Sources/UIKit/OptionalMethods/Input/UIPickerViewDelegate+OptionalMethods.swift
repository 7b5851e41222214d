public import Foundation
public import UIKitCore

extension UIPickerViewDelegate {
  @_disfavoredOverload public var pickerView: _UIPickerViewDelegatePickerView? {
    _UIPickerViewDelegatePickerView(object: self)
  }
}

/// Calls the methods of ``UIPickerViewDelegate`` that begin with `pickerView`.
@preconcurrency @MainActor public struct _UIPickerViewDelegatePickerView {
  fileprivate let object: any UIPickerViewDelegate

  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat
  {
    object.pickerView(pickerView, widthForComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    object.pickerView(pickerView, rowHeightForComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    object.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    object.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    object.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    object.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
