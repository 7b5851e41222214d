import Foundation
import Portico
import PorticoTesting
import UIKit

@testable import SubscriptionsExample

/// The app in a window, as a person has it before them.
@MainActor final class App {
  static let narrow = CGSize(width: 400, height: 480)
  static let wide = CGSize(width: 880, height: 480)

  let session: Session
  let screen: Screen
  let coordinator: SubscriptionsCoordinator
  var log: [String] = []

  init(
    size: CGSize = narrow, loggedIn: Bool = false, checkout: Checkout = .stepByStep,
    saved: Data? = nil, session: Session = Session()
  ) {
    self.session = session
    if loggedIn { _ = session.logIn(email: "ada@example.com", password: "engine") }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    coordinator = SubscriptionsCoordinator(
      window: window, session: session, checkout: checkout, restoring: saved)
    coordinator.start()
    screen = Screen(window: window)
    coordinator.log = { [weak self] in self?.log.append("\($0)") }
  }

  /// Opens a link below `portico://subscriptions`.
  func open(_ link: String) throws {
    try coordinator.open(try url(link))
  }

  func url(_ link: String) throws -> URL {
    guard let url = URL(string: "\(SubscriptionsCoordinator.base)\(link)") else {
      throw LinkError("\(link) is no link")
    }
    return url
  }

  func logIn() async throws {
    try await screen.type("ada@example.com", into: "E-mail address")
    try await screen.type("engine", into: "Password")
    try await screen.tap("Log in")
  }

  var graph: String { "\(FlowGraph(of: coordinator))" }

  /// The titles of all screens that are there, from the bottom up, a line for each stack.
  var picture: String {
    var lines: [String] = []
    func add(_ controller: UIViewController) {
      switch controller {
      case let navigation as UINavigationController:
        lines.append(navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: " > "))
      case let split as UISplitViewController: split.viewControllers.forEach(add)
      default: lines.append(controller.title ?? "?")
      }
    }
    let root = screen.window.rootViewController
    for controller in sequence(first: root, next: { $0?.presentedViewController }) {
      if let controller { add(controller) }
    }
    return lines.joined(separator: "\n")
  }
}
