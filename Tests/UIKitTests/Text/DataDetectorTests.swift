import Foundation
import Testing
import UIKit

@Suite("A data detector") struct DataDetectorTests {
  // The values of Foundation on Linux, which deprecates its names of these.
  private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private func found(
    _ types: NSTextCheckingResult.CheckingType, in text: String
  ) throws -> [String] {
    let detector = try NSDataDetector(types: types.rawValue)
    let all = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, options: [], range: all)
      .map { (text as NSString).substring(with: $0.range) }
  }

  @Test(
    "finds links, without the punctuation of the text",
    arguments: [
      ("Check this http://google.com", ["http://google.com"]),
      ("(see https://a.de/b(c)?d=1#e), www.f.org/g.", ["https://a.de/b(c)?d=1#e", "www.f.org/g"]),
      ("mail me@example.co.uk or mailto:you@b.com!", ["me@example.co.uk", "mailto:you@b.com"]),
      ("👍 swift.org/blog, not file.txt, e.g. this.", ["swift.org/blog"]),
      ("call 555-5512 today", []),
    ]) func links(text: String, links: [String]) throws
  {
    #expect(try found(link, in: text) == links)
  }

  @Test(
    "finds telephone numbers, and no other numbers",
    arguments: [
      ("Call me (888)555-5512", ["(888)555-5512"]),
      ("+49 30 1234567 or 1-800-555-0199.", ["+49 30 1234567", "1-800-555-0199"]),
      ("555-5512, +14155550123", ["555-5512", "+14155550123"]),
      ("(030) 1234567, +49 (0)30 123 45 67", ["(030) 1234567", "+49 (0)30 123 45 67"]),
      ("1990-2000, 3.1415, 1234.5678", []),
      ("on 2026-11-24 at 12:30, 12345678 times, 192.168.100.100, v1.234.5678.9", []),
      ("https://a.com/555-5512", []),
    ]) func phoneNumbers(text: String, numbers: [String]) throws
  {
    #expect(try found(phoneNumber, in: text) == numbers)
  }

  @Test("says what it found, in the order of the text, up to where it is stopped")
  func results() throws {
    let types: NSTextCheckingResult.CheckingType = [link, phoneNumber]
    let detector = try NSDataDetector(types: types.rawValue)
    let text = "555-5512, b@c.com, d.com"
    let all = NSRange(location: 0, length: text.utf16.count)
    let matches = detector.matches(in: text, range: all)
    #expect(matches.map(\.resultType) == [phoneNumber, link, link])
    #expect(matches[0].phoneNumber == "555-5512" && matches[0].url == nil)
    #expect(matches[1].url?.absoluteString == "mailto:b@c.com")
    #expect(matches[2].url?.absoluteString == "http://d.com")
    var first: [NSTextCheckingResult] = []
    detector.enumerateMatches(in: text, options: [], range: all) { match, _, stop in
      first += match.map { [$0] } ?? []
      stop.pointee = true
    }
    #expect(first.map(\.range) == [NSRange(location: 0, length: 8)])
    let tail = NSRange(location: 8, length: text.utf16.count - 8)
    #expect(detector.numberOfMatches(in: text, range: tail) == 2)
    let none = detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4))
    #expect(none.location == NSNotFound)
    #expect(throws: CocoaError.self) { _ = try NSDataDetector(types: 0) }
  }
}
