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

  private func firstResult(
    _ type: UInt64, in text: String
  ) throws -> (text: String, result: NSTextCheckingResult)? {
    let all = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: type).firstMatch(in: text, range: all).map {
      ((text as NSString).substring(with: $0.range), $0)
    }
  }

  @Test(
    "finds dates, at noon if there is no time",
    arguments: [
      ("on 2024-03-03.", "2024-03-03", "2024-03-03 12:00"),
      ("from 2024-03-03T17:30:05 on", "2024-03-03T17:30:05", "2024-03-03 17:30"),
      ("Meet March 3, 2024!", "March 3, 2024", "2024-03-03 12:00"),
      ("Sunday, Mar. 3rd 2024 at 5pm", "Sunday, Mar. 3rd 2024 at 5pm", "2024-03-03 17:00"),
      ("the 3 of March 2024", "3 of March 2024", "2024-03-03 12:00"),
      ("due 13/4/24, 9:05", "13/4/24, 9:05", "2024-04-13 09:05"),
      ("am 3.4.2024 um", "3.4.2024", "2024-04-03 12:00"),
      ("5:30 p.m. on December 24, 2023", "5:30 p.m. on December 24, 2023", "2023-12-24 17:30"),
      ("February 30, 2024, 25:10, 13pm, v1.2.2024 or 192.168.1.1", nil, nil),
    ]) func dates(text: String, match: String?, date: String?) throws
  {
    let found = try firstResult(1 << 4, in: text)
    #expect(found?.text == match)
    let format = DateFormatter()
    format.dateFormat = "yyyy-MM-dd HH:mm"
    #expect(found?.result.date.map(format.string) == date)
    #expect(found?.result.timeZone == nil)
  }

  @Test("finds days by words, and reads time zones")
  func relativeDates() throws {
    let calendar = Calendar.current
    for (text, days) in [("today", 0), ("tomorrow at 5pm", 1), ("yesterday", -1)] {
      let date = try #require(try firstResult(1 << 4, in: "See " + text + ".")?.result.date)
      let expected = try #require(calendar.date(byAdding: .day, value: days, to: Date()))
      #expect(calendar.isDate(date, inSameDayAs: expected))
      #expect(calendar.component(.hour, from: date) == (days == 1 ? 17 : 12))
    }
    let friday = try #require(try firstResult(1 << 4, in: "on Friday")?.result.date)
    #expect(calendar.component(.weekday, from: friday) == 6 && friday > Date())
    let zoned = try #require(try firstResult(1 << 4, in: "2024-03-03T17:30:05-08:00")?.result)
    #expect(zoned.timeZone?.secondsFromGMT() == -8 * 3600)
    #expect(zoned.date == ISO8601DateFormatter().date(from: "2024-03-04T01:30:05Z"))
  }

  @Test(
    "finds addresses, with their parts",
    arguments: [
      (
        "Write to 1 Infinite Loop, Cupertino, CA 95014!", "1 Infinite Loop, Cupertino, CA 95014",
        ["1 Infinite Loop", "Cupertino", "CA", "95014"]
      ),
      (
        "1600 Pennsylvania Ave. NW, no; 350 Fifth Avenue, Suite 21, New York, NY 10118-0110",
        "350 Fifth Avenue, Suite 21, New York, NY 10118-0110",
        ["350 Fifth Avenue, Suite 21", "New York", "NY", "10118-0110"]
      ),
      (
        "12 Main St.\nSt. Paul MN", "12 Main St.\nSt. Paul MN",
        ["12 Main St.", "St. Paul", "MN", nil]
      ),
    ]) func addresses(text: String, match: String, parts: [String?]) throws
  {
    let found = try #require(try firstResult(1 << 5, in: text))
    #expect(found.text == match)
    let keys: [NSTextCheckingKey] = [.street, .city, .state, .zip]
    #expect(keys.map { found.result.addressComponents?[$0] } == parts)
    #expect(try firstResult(1 << 5, in: "2 of my best friends drive to LA") == nil)
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
