public import UIKit

/// A screen whose content can be changed from outside, by name.
@MainActor public protocol Changeable: UIViewController {
  /// What can be changed.
  static var changes: [String] { get }

  /// Changes something. A `number` means the same each time.
  func change(_ name: String, _ number: Int, animated: Bool)

  /// Stops what would go on forever.
  func quiet()
}

extension Changeable {
  public func quiet() {}
}

extension Array {
  /// The element at a number that may be beyond the end.
  func at(_ number: Int) -> Element? {
    isEmpty ? nil : self[((number % count) + count) % count]
  }
}
