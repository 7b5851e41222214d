import Foundation
import UIKit

/// Checks which screens are reachable, at the end of each turn in which something happened to their views.
@MainActor final class ScreenWatch {
  static let shared = ScreenWatch()

  /// Of all flows, in the order in which the screens were shown.
  private var claims: [ScreenClaim] = []
  private var isScheduled = false
  /// How often it was checked; for tests.
  private(set) var checks = 0

  func add(_ claim: ScreenClaim) {
    claims.append(claim)
    setNeedsCheck()
  }

  func setNeedsCheck() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [self] in
      isScheduled = false
      check()
    }
  }

  /// What was shown last goes first.
  private func check() {
    checks += 1
    let search = RootSearch()
    let present = claims
    for claim in present.reversed() { claim.check(search) }
    for claim in present { claim.watch() }
    claims.removeAll { $0.node == nil }
  }
}
