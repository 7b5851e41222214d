public import Foundation

extension RunLoop.Mode {
  /// The mode in which a control or a scroll view tracks a finger on a phone. Here the main run loop always
  /// runs in its default mode.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
