import Foundation
import Testing

@testable import PointText

@Suite("Unicode's line breaking")
struct UnicodeTests {
  /// The file of examples that Debian's package `unicode-data` brings.
  private static let file = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  /// Whether a break is allowed before each scalar of an example.
  private func breaks(in scalars: [Unicode.Scalar]) -> [Bool] {
    var rules = LineBreakRules()
    var breaks: [Bool] = []
    var lastBase = 0
    for scalar in scalars {
      let found = LineBreakClass(scalar.value)
      breaks.append(rules.allowsBreak(before: found))
      if rules.revokesLastBreak { breaks[lastBase] = false }
      if found != .combiningMark, found != .zeroWidthJoiner { lastBase = breaks.count - 1 }
    }
    return breaks
  }

  /// Scalars in hexadecimal digits between "÷" where a break is allowed and "×" where it isn't.
  private func check(_ example: Substring) {
    let parts = example.split(separator: " ")
    let scalars = stride(from: 1, to: parts.count, by: 2).compactMap {
      UInt32(parts[$0], radix: 16).flatMap(Unicode.Scalar.init)
    }
    let expected = stride(from: 0, to: parts.count - 1, by: 2).map { parts[$0] == "÷" }
    #expect(breaks(in: scalars) == expected, "\(example)")
  }

  @Test(
    "Unicode's examples are broken as it says",
    .enabled(
      if: FileManager.default.fileExists(atPath: file),
      "the package unicode-data is not installed"))
  func allExamples() throws {
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 7_000)
    for line in lines {
      check(line.prefix { $0 != "#" && $0 != "\t" })
    }
  }

  @Test(
    "Lines are broken as in a selection of Unicode's examples",
    arguments: [
      "× AC01 × 0020 ÷ 0001 ÷",
      "× 2060 × 000B ÷",
      "× 0022 × 0308 × 261D ÷",
      "× 007D ÷ 0025 ÷",
      "× 11A8 × 0308 × 200D ÷",
      "× 2060 × 0308 × 0020 ÷ 1F1E6 ÷",
      "× 2329 × 0308 × 0020 × 05D0 ÷",
      "× 200B × 0020 ÷ 0028 ÷",
      "× 002F × 0308 × 17D6 ÷",
      "× 00B4 × 002D ÷",
      "× 30B9 × 30FB ÷ 30AA × 30FC ÷ 30D0 × 30FC × 30FB ÷ 30B6 × 30FB ÷ 30EC ÷",
      "× 0063 × 0061 × 006E × 0020 ÷ 0027 × 006E × 006F × 0074 × 0027 ÷",
      "× 308B ÷ 300C × 0055 × 004B ÷ 30DD ÷ 30F3 ÷ 30C9 × 300D × FF09 × 3001 ÷ 30A8 ÷",
      "× 007B × 0063 × 006F × 006E × 2011 × 007D ÷ 006C × 0061 × 006E × 0067 ÷",
      "× 30C7 × 30A3 ÷ 30A2 ÷ FF08 × 0061 × 0062 × FF09 × 300F ÷",
      "× 0028 × 0063 × 006F × 006E × 0029 × 00AD ÷ 006C × 0061 × 006E × 0067 ÷",
      "× 007B × 0063 × 006F × 0064 × 007B × 0065 × 007D × 2026 × 007D ÷ 0073 ÷",
      "× 305B × FF01 ÷ 0031 × 0030 × 0030 × 0025 ÷ 306E ÷ 5B8C ÷",
      "× 30DE × 30FC ÷ 0028 × 006D × 0061 × 0029 × 300D ÷ 306A ÷",
      "× 305F × 3001 × 2049 ÷ 0028 × 0021 × 003F × 0029 ÷ 306E ÷",
      "× 30E1 × 30FC ÷ 30B7 × 30E7 ÷ 30F3 × 30FB ÷ 30DE × 30FC ÷ 30AF ÷",
      "× 007B × 1850 × 1846 × 1851 × 1846 ÷ 1806 × 007D ÷ 182A × 1822 × 1834 × 1822 × 182D × 180C ÷",
      "× 0063 × 006F × 0064 × 0065 × 005C ÷ 007B × 0073 × 005C × 007D ÷",
      "× 304D × 3001 × 0021 × 0021 × 3001 × 0021 × 0021 × 0021 ÷ 3068 ÷",
      "× 91CF × 0029 × 0020 × 301C × 0020 ÷ 0028 × 0070 × 006F ÷",
      "× 0070 ÷ FF08 × 30AF ÷ 30A4 × 30C3 ÷ 30AF × 30FB ÷ 30D6 ÷",
      "× 0028 × 1850 × 1846 × 1851 × 1846 × 0029 ÷ 1806 × 182A × 1822 × 1834 × 1822 × 182D × 180C ÷",
      "× 30A1 ÷ 30D9 × 30C3 ÷ 30C8 ÷ 0032 × 0036 ÷ 5B57 ÷ 3092 ÷",
      "× 02C8 × 0073 × 0049 × 006C × 0259 × 0062 × 0028 × 0259 × 0029 × 006C ÷",
      "× 0063 × 006F × 0064 × 0065 × 007B × 0020 × 0073 × 0020 × 007D ÷",
      "× 0031 × 0308 × 0062 × 0028 × 0061 × 0029 × 002D ÷ 0028 × 0062 × 0029 ÷",
      "× 0061 × 006D × 0062 × 0069 × 0067 × 0075 × 0028 × 0308 × 0029 ÷ 0028 × 0065 × 0308 × 0029 ÷",
    ] as [Substring])
  func example(_ example: Substring) {
    check(example)
  }
}
