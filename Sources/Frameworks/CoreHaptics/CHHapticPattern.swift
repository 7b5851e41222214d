public import Foundation

/// A sequence of haptic events.
open class CHHapticPattern: NSObject {
  open private(set) var duration: TimeInterval = 0

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    super.init()
    setDuration(events)
  }

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    super.init()
    setDuration(events)
  }

  private func setDuration(_ events: [CHHapticEvent]) {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
