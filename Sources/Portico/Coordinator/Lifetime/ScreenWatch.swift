import Foundation
import UIKit

/// Checks which screens are reachable, at the end of each turn in which something happened to their views.
///
/// Only screens of the windows in which something happened are looked at: tests have hundreds of windows at a time.
@MainActor final class ScreenWatch {
  static let shared = ScreenWatch()

  private struct Group {
    weak var window: UIWindow?
    var claims: [ScreenClaim] = []
  }

  private var groups: [ObjectIdentifier: Group] = [:]
  /// Those that were in no window when they were last looked at.
  private var others: [ScreenClaim] = []
  private var shown = 0
  private var due: Set<ObjectIdentifier> = []
  private var isScheduled = false
  /// How often it was checked; for tests.
  private(set) var checks = 0

  func add(_ claim: ScreenClaim) {
    shown += 1
    claim.order = shown
    others.append(claim)
    setNeedsCheck(in: nil)
  }

  func setNeedsCheck(in window: UIWindow?) {
    if let window { due.insert(ObjectIdentifier(window)) }
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [self] in
      isScheduled = false
      check()
    }
  }

  private func check() {
    checks += 1
    var present = others
    others = []
    for (window, group) in groups where due.contains(window) || group.window == nil {
      present += group.claims
      groups[window] = nil
    }
    due = []
    // What was shown last goes first.
    present.sort { $0.order < $1.order }
    let search = RootSearch()
    for claim in present.reversed() { claim.check(search) }
    for claim in present { claim.watch() }
    for claim in present where claim.node != nil { sort(claim) }
  }

  private func sort(_ claim: ScreenClaim) {
    guard let window = claim.window else { return others.append(claim) }
    let key = ObjectIdentifier(window)
    if let known = groups[key], known.window !== window {
      // A window that is no more was where this one is.
      others += known.claims
      groups[key] = nil
    }
    groups[key, default: Group(window: window)].claims.append(claim)
  }
}
