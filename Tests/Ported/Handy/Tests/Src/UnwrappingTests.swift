import XCTest

/// With FAILING set, two of these tests end their process.
final class UnwrappingTests: XCTestCase {
    let isFailing = ProcessInfo.processInfo.environment["FAILING"] != nil

    func testArgument() {
        XCTAssertEqual(Int("4"), 4)
    }

    func testForcedUnwrapping() {
        let number = Int(isFailing ? "four" : "4")
        XCTAssertEqual(number!, 4)
    }

    func testIndex() {
        let numbers = [1, 2]
        XCTAssertEqual(numbers[isFailing ? 2 : 1], 2)
    }

    func testLast() {
        XCTAssertFalse(isFailing)
    }
}
