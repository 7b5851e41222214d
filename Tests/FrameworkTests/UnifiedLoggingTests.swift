import Foundation
import Testing
@testable import UnifiedLogging

@Suite("Signposts") struct UnifiedLoggingTests {
  private let log = OSLog(subsystem: "app", category: .pointsOfInterest)

  @Test func `leave what they measure as it is`() throws {
    let signposter = OSSignposter(subsystem: "app", category: "loading")
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "of \(3) rows")
    signposter.emitEvent("row", "\(1)")
    signposter.endInterval("load", state)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
    #expect(throws: CancellationError.self) {
      try signposter.withIntervalSignpost("sum", "of nothing") { throw CancellationError() }
    }
    os_signpost(.begin, log: log, name: "sum", signpostID: .exclusive, "of %d", 3)
    os_signpost(.end, log: log, name: "sum")
    #expect(!signposter.isEnabled && !log.signpostsEnabled)
  }

  @Test func `have identifiers that tell intervals and objects apart`() throws {
    let (first, second) = (NSObject(), NSObject())
    let signposter = OSSignposter(logHandle: log)
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    #expect(signposter.makeSignpostID(from: first) == OSSignpostID(log: log, object: first))
    #expect(signposter.makeSignpostID(from: first) != signposter.makeSignpostID(from: second))
    let state = signposter.beginInterval("load", id: OSSignpostID(7))
    let copy = try JSONDecoder().decode(
      OSSignpostIntervalState.self, from: JSONEncoder().encode(state))
    #expect(copy.signpostID == OSSignpostID(7))
  }
}
