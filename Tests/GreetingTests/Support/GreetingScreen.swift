import GreetingExample
import PorticoTesting
import UIKit

/// The screen as a person uses it.
@MainActor struct GreetingScreen {
  let screen: Screen

  init(_ controller: UIViewController, size: CGSize = CGSize(width: 320, height: 320)) {
    screen = Screen(controller, size: size)
  }

  init(window: UIWindow) {
    screen = Screen(window: window)
  }

  /// What the label says; empty while nothing is seen of it.
  var greeting: String {
    guard let label = view("Greeting") as? UILabel, !label.isHidden else { return "" }
    return label.text ?? ""
  }

  func view(_ identifier: String) -> UIView? {
    view { $0.accessibilityIdentifier == identifier }
  }

  func field(_ placeholder: String) -> UITextField? {
    view { ($0 as? UITextField)?.placeholder == placeholder } as? UITextField
  }

  private func view(where matches: (UIView) -> Bool) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if matches(view) { return view }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    return find(in: screen.window)
  }

  /// Where a view is in the window.
  func frame(_ identifier: String) -> CGRect {
    view(identifier).map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  func showGreeting() async throws {
    try await screen.tap("ShowGreeting")
  }
}
