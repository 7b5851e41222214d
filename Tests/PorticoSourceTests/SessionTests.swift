import Testing

@Suite("Subclasses of URLSession, which are made without a configuration")
struct SessionTests {
  @Test("A class without initializers gets one")
  func inherited() {
    let lines = Translation(
      """
      class Spy: URLSession {
        var isCalled = false
      }
      class Other: Spy {
      }
      """
    ).lines()
    #expect(
      lines[2].contains("public convenience init() { self.init(configuration: .default) }"))
    #expect(lines[4] == "}")
  }

  @Test("Initializers call one that there is")
  func own() {
    let lines = Translation(
      """
      class Spy: Foundation.URLSession {
        override init() {}
        init(data: Data) { self.data = data; super.init() }
        init(error: Error) {
          self.error = error
        }
        override init(configuration: URLSessionConfiguration) { super.init(configuration: configuration) }
        convenience init(text: String) { self.init(data: Data(text.utf8)) }
      }
      """
    ).lines()
    #expect(lines[1] == "           init() { super.init(configuration: .default)}")
    #expect(lines[2].hasSuffix("super.init(configuration: .default) }"))
    #expect(lines[4] == "    self.error = error; super.init(configuration: .default)")
    #expect(lines[6].hasSuffix("{ super.init(configuration: configuration) }"))
    #expect(lines[7].hasSuffix("{ self.init(data: Data(text.utf8)) }"))
    #expect(lines[8] == "}")
  }

  @Test("Other classes stay as they are")
  func others() {
    let text = """
      class Task: URLSessionDataTask {
        override init() {}
      }
      class Session: NSObject {
        override init() { super.init() }
      }
      """
    let lines = Translation(text).lines()
    #expect(lines[1] == "  override init() {}" && lines[4] == "  override init() { super.init() }")
  }
}
