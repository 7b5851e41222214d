import Foundation
import Testing

@Suite("The list of setters") struct SetterListTests {
  /// A property that is new is in the list, and so is tried out.
  @Test("is current")
  func current() throws {
    let code = try SetterList().code
    #expect(code.count > 10)
    let isWritten = ProcessInfo.processInfo.environment["PORTICO_WRITE"] != nil
    for (folder, text) in code {
      let file = SetterList.generated.appendingPathComponent("SetterTests+\(folder).swift")
      if isWritten {
        try FileManager.default.createDirectory(
          at: SetterList.generated, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(
        try String(contentsOf: file, encoding: .utf8) == text,
        "\(file.lastPathComponent): PORTICO_WRITE=1 writes it anew.")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: SetterList.generated.path)
    #expect(files.count == code.count)
  }
}
