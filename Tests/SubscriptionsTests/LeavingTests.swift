import Foundation
import Portico
import PorticoTesting
import SeededRandom
import Testing
import UIKit

@testable import SubscriptionsExample

/// A thousand rounds with `PORTICO_EXHAUSTIVE` set, a few otherwise.
@MainActor @Suite("Leaving the subscriptions")
struct LeavingTests {
  enum Exit: CaseIterable { case person, swipe, link, program, cancelled, resized, rootReplaced }

  private let rounds = isExhaustive ? 1000 : 2

  /// Tracks the flows and the screens that are there now.
  private func track(_ app: App, _ leaks: LeakCheck) {
    func add(_ coordinator: AnyCoordinator) {
      leaks.track(coordinator)
      coordinator.childCoordinators.forEach(add)
    }
    app.coordinator.childCoordinators.first?.childCoordinators.forEach(add)
    for controller in sequence(
      first: app.screen.window.rootViewController, next: { $0?.presentedViewController })
    {
      for stack in stacks(in: controller) {
        stack.viewControllers.dropFirst().forEach { leaks.track($0) }
      }
    }
  }

  private func stacks(in controller: UIViewController?) -> [UINavigationController] {
    guard let controller else { return [] }
    return [controller as? UINavigationController].compactMap { $0 }
      + controller.children.flatMap(stacks)
  }

  private func leave(_ app: App, by exit: Exit) async throws {
    let root = app.screen.window.rootViewController
    switch exit {
    case .person:
      if root?.presentedViewController != nil {
        while !app.screen.shows("Cancel") { try await app.screen.back() }
        try await app.screen.tap("Cancel")
      } else {
        while app.picture != "Harbour Review" { try await app.screen.back() }
      }
    case .swipe:
      while app.picture != "Harbour Review", root?.presentedViewController == nil {
        try await app.screen.swipeBack()
      }
      root?.dismiss(animated: true)
    case .link: try app.open("")
    case .program:
      root?.dismiss(animated: false)
      (root as? UINavigationController)?.popToRootViewController(animated: false)
    case .cancelled:
      app.coordinator.childCoordinators.first?.childCoordinators.last?.cancel(
        animated: true)
    case .resized:
      app.screen.resize(to: App.wide)
      try await app.screen.settle()
      try app.open("/buy")
      try await app.screen.settle()
      app.screen.resize(to: App.narrow)
      try await app.screen.settle()
      try app.open("")
    case .rootReplaced: app.screen.window.rootViewController = UIViewController()
    }
    try await app.screen.settle()
  }

  @Test("Every way out of every place leaves nothing", arguments: Exit.allCases)
  func everyPlace(exit: Exit) async throws {
    for place in Place.allCases where place != .home {
      let leaks = LeakCheck()
      var app = App(loggedIn: true)
      for _ in 0..<rounds {
        try app.open(place.rawValue)
        try await app.screen.settle()
        track(app, leaks)
        try await leave(app, by: exit)
        if exit == .rootReplaced {
          leaks.track(app.coordinator)
          app = App(loggedIn: true)
        } else {
          #expect(app.picture == "Harbour Review", "\(place)")
        }
      }
      try await leaks.verify(timeout: .seconds(30))
    }
  }

  @Test("Every way out of a log-in leaves nothing", arguments: Place.Beyond.allCases)
  func beyond(place: Place.Beyond) async throws {
    for exit in Exit.allCases where exit != .resized {
      let leaks = LeakCheck()
      for _ in 0..<max(1, rounds / 10) {
        let app = App()
        try await place.reach(in: app)
        track(app, leaks)
        try await leave(app, by: exit)
        app.screen.window.rootViewController = nil
      }
      try await leaks.verify(timeout: .seconds(30))
    }
  }

  @Test("On a wide screen, what is chosen next leaves nothing of what was there before")
  func columns() async throws {
    let leaks = LeakCheck()
    let app = App(size: App.wide, loggedIn: true)
    for _ in 0..<rounds {
      for place in Place.allCases where place != .home {
        try app.open(place.rawValue)
        try await app.screen.settle()
        track(app, leaks)
      }
    }
    app.screen.close()
    try await leaks.verify(timeout: .seconds(30))
  }
}
