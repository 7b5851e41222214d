import PorticoSource
import Testing

@Suite("The process that supervises tests")
struct SupervisionTests {
  private func support(_ tests: String) -> String {
    let file = SourceFile(path: "/app/Tests.swift", text: tests)
    return Translator(ModuleIndex(name: "ShopTests", files: [file])).support()
  }

  private let start = "= { if _superviseTests() { TestRecorder.start() }; registration }"

  @Test("starts before tests of XCTest, which record for it")
  func started() {
    let support = support("import XCTest\nclass A: XCTestCase {}\nclass B: A {}")
    #expect(support.contains(start))
    #expect(support.contains("\nimport XCTest\n"))
    #expect(support.split(separator: "class TestRecorder").count == 2)
  }

  @Test(
    "starts in no other module", arguments: ["class A {}", "import Testing\n@Test func a() {}"])
  func notStarted(source: String) {
    #expect(!support(source).contains("_superviseTests"))
  }
}
