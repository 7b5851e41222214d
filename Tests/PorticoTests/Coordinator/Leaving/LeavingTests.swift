import Foundation
import SeededRandom
import Testing
import UIKit

/// Every way out of flows in flows, in every chain of containers.
///
/// With `PORTICO_EXHAUSTIVE` set, all chains of three are tried, which takes minutes. Otherwise, those of three are of
/// one kind of container.
@MainActor @Suite("Leaving a flow")
struct LeavingTests {
  private func check(_ chain: [Container], _ way: Way, animated: Bool) async {
    let nest = Nest(chain, animated: animated)
    let situation = "\(chain), \(way), \(animated ? "animated" : "at once")"
    guard await nest.appear() else {
      Issue.record("\(situation): nothing to leave")
      return
    }
    await nest.leave(by: way)
    await nest.world.settle()
    let mistakes = nest.mistakes(after: way)
    #expect(mistakes.isEmpty, "\(situation)")
    #expect(await !nest.remains(), "\(situation): something is left at the end")
  }

  @Test(
    "A flow ends once, with the right result, inner flows before outer, and is freed",
    arguments: [1, 2, 3], [true, false])
  func leaves(levels: Int, animated: Bool) async {
    for chain in Container.chains(of: levels)
    where levels < 3 || isExhaustive || Set(chain).count == 1 {
      for way in Way.all(levels: levels) where way != .resized || chain.contains(where: \.isColumn)
      {
        await check(chain, way, animated: animated)
      }
    }
  }
}
