import Foundation
import Testing

@Suite("The page about the architecture")
struct ArchitecturePageTests {
  let page: String
  let sources: [String]

  init() throws {
    page = try String(contentsOf: Checkout.url("docs/ARCHITECTURE.md"), encoding: .utf8)
    sources = try Checkout.swiftFiles(below: "Sources")
  }

  /// What stands between back quotes, but for blocks of text.
  private var names: [String] {
    let text = page.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
    return text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test func namesFilesAndFoldersThatExist() {
    let paths = names.filter { $0.contains("/") || $0.hasSuffix(".swift") }
    #expect(paths.count > 10)
    for path in paths {
      #expect(
        sources.contains { $0.hasSuffix("/\(path)") || $0.contains("/\(path)/") }, "\(path)")
    }
  }

  @Test func namesMethodsThatExist() throws {
    let methods = names.compactMap { $0.wholeMatch(of: /(\w+)\.(\w+)\(.*\)/) }
    #expect(methods.count > 10)
    for method in methods {
      let (type, name) = (method.1, method.2)
      let files = sources.filter {
        let file = $0.split(separator: "/").last!
        return file == "\(type).swift" || file.hasPrefix("\(type)+")
      }
      let texts = try files.map { try String(contentsOf: Checkout.url($0), encoding: .utf8) }
      #expect(texts.contains { $0.contains("func \(name)(") }, "\(method.0)")
    }
  }

  @Test func namesEveryModule() throws {
    let folders = Set(sources.map { String($0.split(separator: "/")[1]) })
    for folder in folders {
      #expect(page.contains("`\(folder)`"), "\(folder)")
    }
  }
}
