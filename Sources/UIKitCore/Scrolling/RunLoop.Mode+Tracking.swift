public import Foundation

extension RunLoop.Mode {
  /// The mode in which a control or a scroll view follows a finger on a phone. Here the main loop runs in its default
  /// mode all the time.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
