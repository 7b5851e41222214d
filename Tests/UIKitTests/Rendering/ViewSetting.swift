import UIKit

/// A property of a view, and a value that it does not have at first.
@MainActor struct ViewSetting {
  let name: String
  let make: () -> UIView
  /// - Parameter value: Counts up, so that the same property takes other values.
  let set: (UIView, Int) -> Void
}

/// The settings of one class.
@MainActor struct ViewSettings<View: UIView> {
  let make: () -> View

  func callAsFunction(
    _ name: String, _ set: @escaping (View, Int) -> Void
  ) -> ViewSetting {
    ViewSetting(name: "\(View.self).\(name)", make: make) { set($0 as! View, $1) }
  }

  /// A property that takes the values by turns.
  func callAsFunction<Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ values: Value...
  ) -> ViewSetting {
    let name = "\(path)".split(separator: ".").dropFirst().joined(separator: ".")
    return callAsFunction(name) { $0[keyPath: path] = values[$1 % values.count] }
  }
}
