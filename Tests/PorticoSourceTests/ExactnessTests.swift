import Foundation
import PorticoSource
import Testing

@Suite("Exactness")
struct ExactnessTests {
  @Test("Every line stays where it is")
  func lines() throws {
    for module in try Ported.modules() {
      for (file, made) in zip(module, Self.translated(module)) {
        let place = "#sourceLocation(file: \"\(file.path)\", line: 1)\n"
        #expect(made.hasPrefix(place))
        let body = made.components(separatedBy: place).last ?? ""
        let lines = body.components(separatedBy: "\n#sourceLocation()\n")[0]
          .components(separatedBy: "\n")
        let source = file.text.components(separatedBy: "\n")
        #expect(lines.count == source.count || lines.count == source.count - 1, "\(file.path)")
        for (line, original) in zip(lines, source) where !Self.isTouched(original) {
          #expect(line == original)
        }
      }
    }
  }

  /// Whether a line may be changed: every one that isn't is as it was.
  private static func isTouched(_ line: String) -> Bool {
    let marks = [
      "@", "#", "}", "class ", "extension", "override", "func ", "var ", "dynamic", "protocol",
      "import", "optional",
    ]
    return marks.contains { line.contains($0) } || line.hasPrefix("    UIStoryboard")
  }

  @Test("Translations parse, and errors are found at their lines")
  func diagnostics() throws {
    var generator = Generator(state: 4)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("exactness-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var expected: Set<String> = []
    var clean: [String] = []
    var broken: [String] = []
    for module in try Ported.modules() {
      for (number, made) in Self.translated(module).enumerated() {
        clean.append(try Self.write(made, "\(clean.count)-\(number).swift", folder))
      }
      var wrong = module
      for number in module.indices {
        var lines = module[number].text.components(separatedBy: "\n")
        // What is wrong at the end of a line of its own is wrong there.
        let places = lines.indices.filter { lines[$0].hasPrefix("import ") }
        guard let place = places.randomElement(using: &generator) else { continue }
        lines.insert("let 4wrong = 1", at: place + 1)
        expected.insert("\(module[number].path):\(place + 2)")
        wrong[number].text = lines.joined(separator: "\n")
      }
      for made in Self.translated(wrong) {
        broken.append(try Self.write(made, "broken-\(broken.count).swift", folder))
      }
    }
    #expect(try Self.errors(in: clean) == [])
    #expect(try Self.errors(in: broken) == expected)
  }

  private static func translated(_ module: [(path: String, text: String)]) -> [String] {
    let files = module.map { SourceFile(path: $0.path, text: $0.text) }
    return Translator(ModuleIndex(name: "App", files: files)).translate().outputs
      .map { String(decoding: $0.text, as: UTF8.self) }
  }

  private static func write(_ text: String, _ name: String, _ folder: URL) throws -> String {
    let url = folder.appendingPathComponent(name)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  /// The places of the compiler's errors, each as a path and a line.
  private static func errors(in files: [String]) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend", "-parse", "-diagnostic-style", "llvm"] + files
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Set(
      output.components(separatedBy: "\n").filter { $0.contains(": error:") }.map {
        $0.components(separatedBy: ":").prefix(2).joined(separator: ":")
      })
  }
}
