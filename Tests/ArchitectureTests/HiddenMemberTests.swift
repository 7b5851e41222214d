import Foundation
import SeededRandom
import Testing

/// Apps give their subclasses and extensions of UIKit's classes whatever names they like. What the classes have besides
/// Apple's API is in nobody's way: an app declares all of it anew, in subclasses and in extensions.
///
/// The compiler takes a minute for that: `.ci/run` sets `PORTICO_EXHAUSTIVE`.
@Suite("What open classes don't show") struct HiddenMemberTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  @Test(
    "can be declared by apps",
    .enabled(if: isExhaustive),
    arguments: [true, false])
  func names(inSubclasses: Bool) throws {
    let classes = try Self.classes()
    #expect(classes.count > 100)
    let declarations = classes.flatMap { type in
      type.members.map { Declaration(type, $0, inSubclass: inSubclasses && !type.isGeneric) }
    }
    #expect(declarations.count > 700)
    let errors = try Self.errors(in: declarations)
    // A method whose types an app doesn't see is none that it can declare.
    let unknown = Set(
      errors.filter { $0.text.contains(/in scope|protection level|is not a member type/) }.map(
        \.place))
    #expect(!unknown.isEmpty && unknown.count * 2 < declarations.count)
    #expect(
      errors.filter { !unknown.contains($0.place) }
        .map { "\($0.text): \(declarations[$0.place].text)" } == [])
  }

  // MARK: Sources

  private struct Member {
    let isStatic: Bool
    let isMethod: Bool
    let name: String
    /// Of a method, from the name on.
    let signature: String

    /// The name with the labels of the parameters, as it is used without calling it.
    var reference: String {
      let parts = signature.dropFirst(name.count + 1).dropLast()
      var labels = ""
      var depth = 0
      var label: Substring?
      var last: Character?
      for (index, character) in zip(parts.indices, parts) {
        if "([<".contains(character) { depth += 1 }
        if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
        last = character
        if depth == 0, character == ",", label != nil { label = nil }
        if label == nil, character.isLetter || character == "_" {
          label = parts[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          labels += (label ?? "") + ":"
        }
      }
      return labels.isEmpty ? name : "\(name)(\(labels))"
    }
  }

  /// What an app declares, in one line.
  private struct Declaration {
    let text: String
    /// Names of public methods, too, of which a use would have to choose one.
    private static let overloads: Set = ["perform", "select"]

    init(_ type: Class, _ member: Member, inSubclass: Bool) {
      let modifier = member.isStatic ? "static " : ""
      let user = member.isStatic ? type.name : "object"
      let value = inSubclass && !member.isStatic ? "= Value()" : "{ Value() }"
      let own =
        member.isMethod
        ? "\(modifier)func \(member.signature) -> Value { Value() }"
        : "\(modifier)var \(member.name): Value \(value)"
      if inSubclass {
        let isolation = member.isMethod || member.isStatic ? "" : "nonisolated(unsafe) "
        text =
          "final class Own_\(type.name)_\(member.name): \(type.name), @unchecked Sendable { \(isolation)\(own) }"
      } else if type.isGeneric || Self.overloads.contains(member.name) {
        text = "extension \(type.name) { \(own) }"
      } else {
        text =
          "extension \(type.name) { \(own) }; "
          + "@MainActor func use_\(type.name)_\(member.name)(_ object: \(type.name)) { _ = \(user).\(member.reference) }"
      }
    }
  }

  private struct Class {
    let name: String
    let isGeneric: Bool
    var members: [Member] = []
  }

  /// The open classes with their members that aren't public.
  private static func classes() throws -> [Class] {
    var texts: [String] = []
    for module in ["UIKitCore", "CoreGraphics", "UIKit"] {
      let folder = root.appending(path: "Sources/\(module)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      where path.hasSuffix(".swift") {
        texts.append(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      }
    }
    var classes: [String: Class] = [:]
    for text in texts {
      for match in text.matches(of: /(?m)^(?:@\w+ )*open class (\w+)(<)?/) {
        let name = String(match.1)
        classes[name] = Class(name: name, isGeneric: match.2 != nil)
      }
    }
    for text in texts { collect(text, &classes) }
    return classes.values.filter { !$0.members.isEmpty }.sorted { $0.name < $1.name }
  }

  private static func collect(_ text: String, _ classes: inout [String: Class]) {
    var current: String?
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(
        of: /^(?:@\w+ |public |package |open )*(?:class|extension) (\w+)(?!\w|\.)/)
      {
        current = String(match.1)
      } else if line.first != " " {
        current = nil
      }
      guard let name = current, classes[name] != nil,
        let match = line.firstMatch(of: /^  ((?:[@\w()]+ )*?)(var|let|func) (\w+)(.*)/),
        !match.1.contains(/\b(?:public|open|private|fileprivate|override)\b(?!\()/)
      else { continue }
      let isMethod = match.2 == "func"
      let signature = isMethod ? parameters(match.4) : ""
      guard let signature else { continue }
      let member = Member(
        isStatic: match.1.contains("static") || match.1.contains("class "), isMethod: isMethod,
        name: String(match.3), signature: match.3 + signature)
      if classes[name]?.members.contains(where: { $0.name == member.name }) == false {
        classes[name]?.members.append(member)
      }
    }
  }

  /// From the first parenthesis to the one that closes it; `nil` where it is in another line.
  private static func parameters(_ text: Substring) -> String? {
    guard text.first == "(" else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return String(text[...index]) }
    }
    return nil
  }

  // MARK: Compiling

  /// What the compiler says to an app with these declarations, and of which.
  private static func errors(
    in declarations: [Declaration]
  ) throws -> [(place: Int, text: String)] {
    var text = "struct Value: Sendable {}\n"
    for (index, declaration) in declarations.enumerated() {
      text += "#sourceLocation(file: \"member\", line: \(index + 1))\n\(declaration.text)\n"
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "App.swift")
    try ("import UIKit\n" + text).write(to: file, atomically: true, encoding: .utf8)
    let modules = ["SwiftCalls", "TerminalSignals"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(root.path)/Sources/\($0)/include/module.modulemap"]
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-package-name", "app", "-suppress-warnings",
        "-diagnostic-style", "llvm", "-I", Bundle.main.bundleURL.appending(path: "Modules").path,
      ] + modules + [file.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").filter { $0.contains("error:") }.map { error in
      let line = error.firstMatch(of: /^member:(\d+):/).flatMap { Int($0.1) } ?? 1
      return (line - 1, String(error))
    }
  }
}
