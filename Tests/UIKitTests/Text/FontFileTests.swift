import Foundation
import SeededRandom
import Testing
import UIKit

@Suite("Fonts in files", .serialized) struct FontFileTests {
  /// A font file that has only names.
  private static func file(family: String, _ postScript: String, header: [UInt8] = [0, 1, 0, 0])
    -> Data
  {
    func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    var records: [UInt8] = []
    var texts: [UInt8] = []
    let names: [(platform: Int, kind: Int, bytes: [UInt8])] = [
      (1, 1, Array("Wrong".utf8)), (1, 6, Array(postScript.utf8)),
      (3, 1, family.utf16.flatMap { short(Int($0)) }),
    ]
    for name in names {
      records += short(name.platform) + short(0) + short(0) + short(name.kind)
      records += short(name.bytes.count) + short(texts.count)
      texts += name.bytes
    }
    let table = short(0) + short(names.count) + short(6 + records.count) + records + texts
    let entry = Array("name".utf8) + [0, 0, 0, 0] + [0, 0, 0, 28] + short(0) + short(table.count)
    return Data(header + short(1) + [0, 0, 0, 0, 0, 0] + entry + table)
  }

  private func withFile(_ data: Data, _ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  @Test("are listed while they are registered")
  func registered() throws {
    try withFile(Self.file(family: "Größe Display", "GroesseDisplay-Bold")) { url in
      #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
      #expect(UIFont.familyNames.contains("Größe Display"))
      #expect(UIFont.fontNames(forFamilyName: "Größe Display") == ["GroesseDisplay-Bold"])
      var error: Unmanaged<CFError>?
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
      #expect(
        error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
      #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
      #expect(!UIFont.familyNames.contains("Größe Display"))
      #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    }
  }

  @Test("can be read from data")
  func data() throws {
    let data = Self.file(family: "Otto", "Otto-Regular", header: Array("OTTO".utf8))
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Otto-Regular")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont.fontNames(forFamilyName: "Otto") == ["Otto-Regular"])
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    let named = try #require(CGFont("Otto" as CFString))
    #expect(!CTFontManagerRegisterGraphicsFont(named, nil))
  }

  @Test("that aren't there, or are no fonts, are errors")
  func missing() throws {
    var errors: [NSError] = []
    try withFile(Data("no font".utf8)) { url in
      CTFontManagerRegisterFontURLs(
        [url, url.appendingPathExtension("gone")] as CFArray, .process, true
      ) { problems, _ in
        errors = problems.compactMap { $0 as? NSError }
        return true
      }
    }
    #expect(errors.map(\.code) == [103, 101])
  }

  @Test("may hold anything")
  func mutations() {
    let whole = Self.file(family: "Whole", "Whole")
    var random = SeededGenerator()
    for _ in 0..<(isExhaustive ? 20_000 : 2_000) {
      var bytes = whole.prefix(Int.random(in: 0...whole.count, using: &random))
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = CGDataProvider(data: bytes).flatMap(CGFont.init)
    }
  }
}
