import Foundation
import UIKit
import UIKitCore
import XCTest

/// Every public setter reports that it is used off the main thread, and goes on.
final class SetterTests: XCTestCase {
  private let reports = Reports()

  private final class Reports: @unchecked Sendable {
    var texts: [String] = []
  }

  override func setUp() {
    super.setUp()
    let reports = reports
    ThreadReport.listener.withLock { $0 = { text, _ in reports.texts.append(text) } }
  }

  override func tearDown() {
    ThreadReport.listener.withLock { $0 = { _, _ in } }
    super.tearDown()
  }

  /// Uses an object on another thread while this one waits.
  func tryOut<Object>(_ object: Object, _ body: @escaping (Object) -> Void) {
    let done = expectation(description: "done")
    Thread.detachNewThread {
      body(object)
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  func expect(_ member: String, _ set: () -> Void) {
    reports.texts = []
    set()
    XCTAssert(
      reports.texts.contains("*** \(member) must be used from the main thread only."),
      "\(member): \(reports.texts)")
  }
}
