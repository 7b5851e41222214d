import Foundation
import Testing
import UIKit

@Suite("Notifications as a sequence") struct NotificationSequenceTests {
  @Test("has those of a name and a poster from the start of the iteration on, in their order")
  func order() async {
    let center = NotificationCenter()
    let name = Notification.Name("Counted")
    let poster = NSUUID()
    let notifications = center.notifications(named: name, object: poster)
    center.post(name: name, object: poster, userInfo: ["number": 0])
    let iterator = notifications.makeAsyncIterator()
    for number in 1...2 {
      center.post(name: name, object: NSUUID(), userInfo: ["number": -number])
      center.post(name: Notification.Name("Other"), object: poster, userInfo: ["number": -number])
      center.post(name: name, object: poster, userInfo: ["number": number])
    }
    for number in 1...2 {
      #expect(await iterator.next()?.userInfo?["number"] as? Int == number)
    }
  }

  @Test("ends when its task is cancelled")
  func cancellation() async {
    let center = NotificationCenter()
    let task = Task {
      for await _ in center.notifications(named: Notification.Name("Never")) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test("doesn't outlive its iterator")
  func lifetime() {
    let center = NotificationCenter()
    weak var weakPoster: NSUUID?
    do {
      let poster = NSUUID()
      weakPoster = poster
      let name = Notification.Name("Kept")
      let iterator = center.notifications(named: name).makeAsyncIterator()
      center.post(name: name, object: poster)
      withExtendedLifetime(iterator) {}
    }
    #expect(weakPoster == nil)
  }
}
