import PorticoTesting
import TrialKit
import UIKit

/// Whether everything of a round is gone once it is closed.
@MainActor enum Leaks {
  /// - Throws: ``TrialFailure`` naming the controllers that are alive, and who holds them.
  static func check(_ stage: Stage) throws {
    let check = LeakCheck()
    for controller in stage.survivors { check.track(controller) }
    let survivors = check.survivors(roots: [UIApplication.shared])
    guard let first = survivors.first else { return }
    let names = Set(survivors.map(\.name)).sorted().joined(separator: ", ")
    throw TrialFailure("Leaked: \(names)\n\(first.holders.joined(separator: "\n"))")
  }
}
