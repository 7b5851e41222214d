import Foundation
import Testing

@testable import Portico

@MainActor @Suite("Knowing the main queue")
struct OnMainTests {
  @Test("The main queue is known whichever thread serves it")
  func onMain() async {
    for _ in 0..<200 {
      #expect(isOnMain)
      let elsewhere = await Task.detached { isOnMain }.value
      #expect(!elsewhere)
    }
  }

  @Test("What is asked for elsewhere is done on the main queue, what is asked for there at once")
  func hops() async {
    var isDone = false
    Portico.onMain { isDone = true }
    #expect(isDone)
    let wasOnMain = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        Portico.onMain { continuation.resume(returning: isOnMain) }
      }
    }
    #expect(wasOnMain)
  }
}
