import Testing

@Suite("Tests of the main actor")
struct TestMethodTests {
  @Test("Synchronous tests are called on the main actor by what belongs to none")
  func wrapped() {
    let lines = Translation(
      """
      import XCTest
      @MainActor final class ATests: XCTestCase {
        override func setUp() {
          super.setUp()
        }
        func testA() throws {
        }
        func testB() async {}
        func help() {}
      }
      class BTests: XCTestCase {
        @MainActor func testC() {}
        func testD() {}
      }
      """
    ).lines()
    #expect(
      lines[2] == "  override nonisolated func setUp() { let test = _Unchecked(self); "
        + "MainActor.assumeIsolated { test.value._isolated_setUp() } }; "
        + "@MainActor func _isolated_setUp() {")
    #expect(lines[5].contains("nonisolated func testA() throws {"))
    #expect(
      lines[5].contains("try MainActor.assumeIsolated { try test.value._isolated_testA() } };"))
    #expect(lines[5].hasSuffix("@MainActor func _isolated_testA() throws {"))
    #expect(lines[7] == "  func testB() async {}")
    #expect(lines[8] == "  func help() {}")
    #expect(lines[11].hasPrefix("             nonisolated func testC() {"))
    #expect(lines[12] == "  func testD() {}")
  }
}
