import Foundation
import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("The built-in templates")
struct BuiltInTests {
  private static let everything =
    "text:String,count:Int,ratio:Double,price:Decimal,isOn:Bool,day:Date,link:URL,id:UUID,note:String?,"
    + "tags:[String],days:[Date],owner:Pair=Pair()"

  private func texts(
    _ kind: Kind, _ architecture: Architecture, _ fields: String
  ) throws -> [String: String] {
    let values = try Placeholders.values(
      Names("Trip"), Field.list(fields), architecture, module: "App", app: "App",
      portico: PorticoSource("https://example.com/portico.git"))
    let name = "\(kind.rawValue)-\(architecture.rawValue)"
    let template = try #require(Templates.builtIn(name))
    return Dictionary(
      uniqueKeysWithValues: try template.files.map { file in
        (try template.path(of: file).render(values), try template.text(of: file).render(values))
      })
  }

  @Test(
    "portico check finds nothing in what they write, and names the pattern",
    arguments: Kind.allCases)
  func checks(_ kind: Kind) throws {
    for architecture in Architecture.allCases {
      for fields in ["title:String", Self.everything] {
        let analysis = Analysis(texts: try texts(kind, architecture, fields))
        #expect(analysis.findings == [], "\(architecture)")
        #expect(analysis.screens.map(\.screen.name) == ["TripViewController"], "\(architecture)")
        #expect(analysis.screens.map(\.screen.pattern) == [architecture.pattern], "\(architecture)")
      }
    }
  }

  @Test(
    "A field more adds lines and changes none but the end of a list",
    arguments: Architecture.allCases)
  func moreFields(_ architecture: Architecture) throws {
    let before = try texts(.app, architecture, "title:String")
    let after = try texts(.app, architecture, "title:String,count:Int")
    #expect(before.keys == after.keys)
    for (path, text) in before {
      let old = text.split(separator: "\n")
      let new = after[path]?.split(separator: "\n") ?? []
      for case .remove(_, let line, _) in new.difference(from: old) {
        #expect(new.contains { $0 == line + "," }, "\(path): \(line)")
      }
    }
  }

  @Test("What they write of a field is in every file that speaks of fields")
  func eachField() throws {
    for architecture in Architecture.allCases {
      let one = try texts(.module, architecture, "title:String")
      let other = try texts(.module, architecture, "summary:String")
      for (path, text) in one
      where text.contains("title") && other[path]?.contains("summary") != true {
        #expect(text.contains("title = \""), "\(architecture) \(path)")
      }
    }
  }

  @Test("The documentation lists every placeholder")
  func documentation() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/new.md")
    let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    #expect(rows == Placeholders.table.map { "| `\($0.name)` | \($0.meaning) |" })
  }

  @Test("A package is made for Linux and for iOS")
  func package() throws {
    let text = try #require(try texts(.app, .mvvm, "title:String")["Root/Package.swift"])
    #expect(text.contains(".package(url: \"https://example.com/portico.git\", branch: \"main\")"))
    #expect(
      text.contains(
        ".product(name: \"UIKit\", package: \"portico\", condition: .when(platforms: [.linux]))"))
    #expect(text.contains(".iOSApplication("))
    #expect(PackageManifest(text).targets.map(\.name) == ["App", "AppTests"])
  }
}
