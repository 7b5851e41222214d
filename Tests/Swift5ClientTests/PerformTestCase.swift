import UIKit
import XCTest

/// `NSObject`'s methods that perform a selector after a while or on another thread: they need a main run loop, which
/// `XCTestCase` runs while it waits.
final class PerformTestCase: XCTestCase {
  /// Says what it is told, and on which thread.
  private final class Log: NSObject, _NamedMembers {
    private let lock = NSLock()
    private var noted: [String] = []

    static var _namedMembers: [_NamedMember] {
      [.method("note:") { (o: Log, text: String?) in o.note(text) }]
    }

    nonisolated func note(_ text: String?) {
      lock.withLock {
        noted.append("\(text ?? "nothing") \(Thread.isMainThread ? "here" : "there")")
      }
    }

    var entries: [String] { lock.withLock { noted } }
  }

  private let log = Log()
  private let note = Selector("note:")

  private func wait(_ condition: @escaping () -> Bool, line: UInt = #line) {
    let holds = XCTNSPredicateExpectation(
      predicate: NSPredicate { _, _ in condition() }, object: nil)
    XCTAssertEqual(XCTWaiter().wait(for: [holds], timeout: 60), .completed, line: line)
  }

  // developer.apple.com/documentation/foundation/nsobject/perform(_:with:afterdelay:)
  func testComesAfterWhatIsPerformedAtOnce() {
    log.perform(note, with: "later", afterDelay: 0)
    log.perform(note, with: "common", afterDelay: 0.01, inModes: [.common])
    log.perform(note, with: nil)
    wait { self.log.entries.count == 3 }
    XCTAssertEqual(log.entries, ["nothing here", "later here", "common here"])
  }

  // developer.apple.com/documentation/foundation/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
  func testIsCancelledForOneArgumentOrForAll() {
    let other = Log()
    for text in ["a", "b", nil] { log.perform(note, with: text, afterDelay: 0) }
    other.perform(note, with: "other", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: log, selector: note, object: "a")
    NSObject.cancelPreviousPerformRequests(
      withTarget: log, selector: Selector("else:"), object: "b")
    wait { self.log.entries.count == 2 && other.entries.count == 1 }
    XCTAssertEqual(Set(log.entries), ["b here", "nothing here"])

    log.perform(note, with: "c", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: log)
    log.perform(note, with: "last", afterDelay: 0.01)
    wait { self.log.entries.count == 3 }
    XCTAssertEqual(log.entries.last, "last here")
  }

  // developer.apple.com/documentation/objectivec/nsobject/performselector(onmainthread:with:waituntildone:)
  func testComesToTheMainThreadAtOnceOnlyIfSomebodyWaits() {
    log.performSelector(onMainThread: note, with: "then", waitUntilDone: false)
    log.performSelector(onMainThread: note, with: "now", waitUntilDone: true)
    wait { self.log.entries.count == 2 }
    XCTAssertEqual(log.entries, ["now here", "then here"])

    log.performSelector(inBackground: note, with: "background")
    wait { self.log.entries.count == 3 }
    XCTAssertEqual(log.entries.last, "background there")

    Thread.detachNewThread { [log, note] in
      log.performSelector(onMainThread: note, with: "first", waitUntilDone: true)
      log.note("second")
    }
    wait { self.log.entries.count == 5 }
    XCTAssertEqual(log.entries.suffix(2), ["first here", "second there"])
  }
}
