import UIKit

/// Judges the order in which a controller's appearance callbacks come.
@MainActor public struct AppearanceLog {
  public enum State: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  public private(set) var state = State.disappeared
  private var isAppearingCalls = 0

  /// The first callbacks that came out of order in this process.
  public static var violations: [String] = []

  /// Whether the controller is between having appeared and having disappeared, in neither transition.
  public var isAtRest: Bool { state == .disappeared || state == .appeared }

  mutating func record(_ moment: Moment, of controller: UIViewController) {
    let before = state
    switch (moment, before) {
    case (.willAppear, .disappeared), (.willAppear, .disappearing):
      state = .appearing
      isAppearingCalls = 0
    case (.isAppearing, .appearing):
      isAppearingCalls += 1
      if isAppearingCalls > 1 { complain("\(moment.rawValue) twice", controller) }
    case (.didAppear, .appearing):
      state = .appeared
      if isAppearingCalls == 0 { complain("did-appear without is-appearing", controller) }
    case (.willDisappear, .appeared), (.willDisappear, .appearing): state = .disappearing
    case (.didDisappear, .disappearing): state = .disappeared
    case (.didLoad, _), (.layout, _), (.select, _): break
    default: complain("\(moment.rawValue) while \(before)", controller)
    }
  }

  private func complain(_ what: String, _ controller: UIViewController) {
    guard Self.violations.count < 5 else { return }
    Self.violations.append("\(type(of: controller)): \(what)")
  }
}
