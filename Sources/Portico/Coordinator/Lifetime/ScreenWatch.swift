import Foundation
import UIKit

/// Checks which screens are reachable, at the end of each turn in which a screen was shown, or a watched view was laid
/// out or moved to another window.
///
/// Only the screens of changed windows are checked, because tests can have hundreds of windows at a time.
@MainActor final class ScreenWatch {
  static let shared = ScreenWatch()

  private struct Group {
    weak var window: UIWindow?
    var claims: [ScreenClaim] = []
  }

  private var groups: [ObjectIdentifier: Group] = [:]
  /// The claims whose screens were in no window at the last check.
  private var others: [ScreenClaim] = []
  private var shown = 0
  private var due: Set<ObjectIdentifier> = []
  private var isScheduled = false
  /// The number of checks, for tests.
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
    // The screens that were shown last are checked, and released, first.
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
      // A deallocated window had the address of this window.
      others += known.claims
      groups[key] = nil
    }
    groups[key, default: Group(window: window)].claims.append(claim)
  }
}
