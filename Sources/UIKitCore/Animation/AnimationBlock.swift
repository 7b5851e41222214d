import Foundation

/// The settings between ``UIView/beginAnimations(_:context:)`` and ``UIView/commitAnimations()``.
@MainActor struct AnimationBlock {
  let identifier: String?
  let context: UnsafeMutableRawPointer?
  var delegate: Any?
  var willStart: Selector?
  var didStop: Selector?

  static var open: [AnimationBlock] = []

  static func change(_ body: (inout AnimationBlock) -> Void) {
    guard !open.isEmpty else { return }
    body(&open[open.count - 1])
  }

  /// Sends a selector to the delegate. The arguments are the identifier, whether the animations finished, and
  /// the context.
  func tell(_ selector: Selector?, _ arguments: [Any?]) {
    guard let selector, let delegate else { return }
    Performing.perform(selector, on: delegate as AnyObject, arguments)
  }
}
