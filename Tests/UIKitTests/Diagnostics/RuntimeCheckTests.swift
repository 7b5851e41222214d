import Foundation
import Testing
import UIKitRuntime

@Suite("What UIKit finds by name") struct RuntimeCheckTests {
  @MainActor @Test("works in this program") func here() {
    #expect(RuntimeCheck.failures().map(\.name) == [])
  }

  @Test("works in a program of its own, but for what needs symbols where there are none")
  func program() throws {
    let run = try Mistake("runtime")
    #expect(run.status == 0 && !run.wasKilled)
    let stripped = ["methods: symbols", "initializers: symbols"]
    #expect(run.printed == (Mistake.isStripped ? stripped : []))
  }
}
