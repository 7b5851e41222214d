import Foundation
import UIKit

/// Checks which screens are reachable, at the end of each turn in which a screen was shown, or a watched view was laid
/// out or moved to another window.
///
/// Only the screens of changed windows are checked, because tests can have hundreds of windows at a time.
@MainActor final class ScreenWatch {
  static let shared = ScreenWatch()

  private var windows: [ObjectIdentifier: WindowScreens] = [:]
  /// The claims of screens that were in no window at the last check.
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
    schedule()
  }

  private func schedule() {
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
    let search = RootSearch()
    let changed = windows.filter { due.contains($0.key) || $0.value.window == nil }
    due = []
    for (key, screens) in changed {
      present += screens.removeMoved(search)
      if screens.window == nil { windows[key] = nil }
    }
    // The screens that were shown last are released first.
    present.sort { $0.order < $1.order }
    let running = present.filter { $0.node != nil }
    for claim in running.reversed() { claim.check(search) }
    for claim in running { claim.watch() }
    for claim in running where claim.node != nil { sort(claim) }
    // The end of a flow calls the app, which may have removed screens that weren't checked.
    if running.contains(where: { $0.node == nil }) {
      due.formUnion(changed.keys)
      schedule()
    }
  }

  private func sort(_ claim: ScreenClaim) {
    guard let window = claim.window else { return others.append(claim) }
    let key = ObjectIdentifier(window)
    if let known = windows[key], known.window === window { return known.add(claim) }
    // A deallocated window had the address of this window.
    others += windows[key]?.claims ?? []
    let screens = WindowScreens(window)
    windows[key] = screens
    screens.add(claim)
  }
}
