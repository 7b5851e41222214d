import Foundation
import PorticoSource
import SeededRandom
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
          // What is taken out leaves its place empty.
          #expect(line == original || line.allSatisfy { $0 == " " })
        }
      }
    }
  }

  /// Plain Swift: the examples, and modules of Portico.
  @Test("A file without the dialect passes through byte for byte")
  func passesThrough() throws {
    let checkout = Ported.folder.deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for name in ["Examples", "Sources/Portico", "Sources/CoreGraphics", "Sources/PorticoCheck"] {
      let module = try Ported.sources(in: checkout.appendingPathComponent(name))
      for (file, made) in zip(module, Self.translated(module)) where !Self.isInDialect(file) {
        let place = "#sourceLocation(file: \"\(file.path)\", line: 1)\n"
        // Before the file, there can be only what it must import besides.
        let parts = made.components(separatedBy: place)
        let isWhole = parts.last?.utf8.elementsEqual(file.text.utf8) ?? false
        #expect(isWhole && ["", "import UIKit\n"].contains(parts[parts.count - 2]), "\(file.path)")
        count += 1
      }
    }
    #expect(count > 400)
  }

  /// Whether a file has something to translate: conditions, or classes that Interface Builder's files name.
  private static func isInDialect(_ file: (path: String, text: String)) -> Bool {
    ["#if", "@objc", ": StoryboardViewController"].contains { file.text.contains($0) }
  }

  /// Whether a line may be changed: every one that isn't is as it was.
  private static func isTouched(_ line: String) -> Bool {
    let marks = [
      "@", "#", "}", "super.set", "withInvocationTarget", "class ", "extension", "override",
      "func ", "var ", "dynamic", "protocol",
      "import", "optional", "responds(to:", "perform(",
    ]
    return marks.contains { line.contains($0) } || line.hasPrefix("    UIStoryboard")
  }

  @Test("Translations parse")
  func parse() throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for module in try Ported.modules() {
      for (file, made) in zip(module, Self.translated(module)) {
        // Statements stand in files of that name alone.
        let isScript = file.path.hasSuffix("/main.swift")
        files.append(try Self.write(made, isScript ? "main.swift" : "\(files.count).swift", folder))
      }
    }
    #expect(try Self.errors(in: files, for: "x86_64-unknown-linux-gnu") == [])
  }

  /// 6 errors a file; with `PORTICO_EXHAUSTIVE=1` 200.
  @Test("Errors are found where they are found in the source")
  func diagnostics() throws {
    let wrong = [
      "let 4wrong = 1", "func 4wrong() {}", "let wrong = = 2", "class 4Wrong {}", "var wrong: = 3",
      "if { }", "@objc func (wrong) {}", "#selector(", "import 4", "struct Wrong: {}",
    ]
    var generator = SeededGenerator(seed: 4)
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources: [String] = []
    var translations: [String] = []
    for module in try Ported.modules() {
      for number in module.indices {
        for _ in 0..<(isExhaustive ? 200 : 6) {
          var files = module
          var lines = files[number].text.components(separatedBy: "\n")
          let line = Int.random(in: lines.indices, using: &generator)
          lines.insert(wrong.randomElement(using: &generator) ?? "", at: line)
          files[number].text = lines.joined(separator: "\n")
          let name = "\(sources.count)-\(line).swift"
          files[number].path = try Self.write(files[number].text, name, folder)
          sources.append(files[number].path)
          translations.append(
            try Self.write(Self.translated(files)[number], "translated-" + name, folder))
        }
      }
    }
    // Only there the conditions are those of a phone.
    let expected = try Self.errors(in: sources, for: "arm64-apple-ios17.0")
    #expect(expected.count > sources.count / 2)
    let found = try Self.errors(in: translations, for: "x86_64-unknown-linux-gnu")
    #expect(found.subtracting(expected).sorted() == [], "in translations only")
    #expect(expected.subtracting(found).sorted() == [], "in sources only")
  }

  private static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("exactness-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
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
  private static func errors(in files: [String], for target: String) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-frontend", "-parse", "-target", target, "-diagnostic-style", "llvm",
      ] + files
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
