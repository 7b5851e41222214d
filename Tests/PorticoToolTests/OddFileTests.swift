import Foundation
import PorticoTool
import Testing

@Suite("Odd files and folders")
struct OddFileTests {
  @Test("Odd files and folders are reported, the rest is judged")
  func folders() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("class A: UIViewController { func a() {} }\n".utf8).write(
      to: folder.appending(path: "A.swift"))
    try Data([0xFF, 0xFE, 0x41, 0x00]).write(to: folder.appending(path: "Wide.swift"))
    try Data("let a = \"\u{E9}\"".data(using: .isoLatin1)!).write(
      to: folder.appending(path: "Latin.swift"))
    try Data(count: 6_000_000).write(to: folder.appending(path: "Huge.swift"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "loop"), withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "gone.swift").path, withDestinationPath: "/nowhere.swift")
    var out = ""
    let status = Tool.run(
      ["check", "--no-cache", folder.path],
      Streams(out: { out += $0 }, error: { out += $0 }))
    #expect(out.contains("1 screen"))
    #expect(out.contains("UTF-16"))
    #expect(out.contains("not UTF-8"))
    #expect(out.contains("more than a person writes"))
    #expect(status == 2, "\(out)")
    #expect(
      Tool.run(["check", folder.path + "/none"], Streams(out: { _ in }, error: { _ in })) == 2)
    #expect(Tool.run(["chekc"], Streams(out: { _ in }, error: { out += $0 })) == 2)
    #expect(out.contains("Did you mean 'check'?"))
  }
}
