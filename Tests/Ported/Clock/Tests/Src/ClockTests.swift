import XCTest

@testable import Clock

@MainActor
final class ClockTests: XCTestCase {
  private var sut: ClockViewController!

  override func setUp() async throws {
    sut = ClockViewController()
    sut.loadViewIfNeeded()
  }

  func testTicking() {
    let token = sut.observe(\.count, options: [.new]) { _, _ in }
    sut.viewDidAppear(false)
    XCTAssertEqual(sut.count, 1)
    XCTAssertEqual(sut.label?.text, "1")
    NotificationCenter.default.post(name: .init("time"), object: nil)
    XCTAssertEqual(sut.count, 0)
    token.invalidate()
  }

  func testStopping() throws {
    let delegate = Delegate()
    sut.delegate = delegate
    sut.stop()
    XCTAssertEqual(try XCTUnwrap(sut.wasStopped), 4)
  }

  func testTellingLater() async {
    let delegate = Delegate()
    sut.delegate = delegate
    sut.tick()
    while delegate.ticks.isEmpty { await Task.yield() }
    XCTAssertEqual(delegate.ticks, [1])
  }

  func testStore() {
    sut.store.perform(#selector(Store.add))
    XCTAssertEqual(sut.store.changes, 1)
    XCTAssertEqual(sut.preferredStatusBarStyle, .lightContent)
  }
}

@MainActor
private final class Delegate: NSObject, ClockDelegate {
  var ticks: [Int] = []

  func clock(_ clock: ClockViewController, didTick count: Int) async { ticks.append(count) }
  func clockDidStop(_ clock: ClockViewController) throws -> Int { 4 }
}
