import Foundation
public import Observation
public import UIKit

extension BindingTarget where Self: UITextView {
  /// Keeps the text and a property of `source` equal, whichever changes, as it is done for a control.
  @discardableResult
  public func bindTwoWay<Source: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Self, String?>, to source: Source,
    _ value: ReferenceWritableKeyPath<Source, String>
  ) -> ViewBinding {
    let binding = TwoWayBinding(self, property, TwoWaySource(source, value)) {
      $0[keyPath: property]
    } set: {
      $0[keyPath: property] = $1
    }
    let observer = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: self, queue: nil
    ) { [weak binding] _ in
      MainActor.assumeIsolated { binding?.handOn() }
    }
    binding.stopListening = { NotificationCenter.default.removeObserver(observer) }
    return binding
  }
}
