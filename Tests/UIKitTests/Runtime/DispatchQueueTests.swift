import Dispatch
import Testing
import UIKit

struct DispatchQueueTests {
  @Test func `the main queue equals itself`() {
    #expect(DispatchQueue.main == .main)
    #expect(DispatchQueue.main.hashValue == DispatchQueue.main.hashValue)
    #expect(DispatchQueue.global() == .global())
  }

  @Test func `queues of the same name differ`() {
    let (queue, other) = (DispatchQueue(label: "queue"), DispatchQueue(label: "queue"))
    #expect(queue == queue)
    #expect(queue != other)
    #expect(queue != .main)
    #expect(Set([queue, other, queue]).count == 2)
  }
}
