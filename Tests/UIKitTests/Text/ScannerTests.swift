import Foundation
import Testing
import UIKit

@Suite("A scanner") struct ScannerTests {
  @Test("returns what it scans as a string of Objective-C, and leaves that alone where it fails")
  func strings() {
    let scanner = Scanner(string: "#abc12<b>")
    scanner.charactersToBeSkipped = nil
    var found: NSString? = "before"
    #expect(!scanner.scanString("x", into: &found))
    #expect(found == "before")
    #expect(scanner.scanString("#", into: &found))
    #expect(found == "#")
    #expect(scanner.scanCharacters(from: .letters, into: &found))
    #expect(found == "abc")
    #expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "<"), into: &found))
    #expect(found == "12")
    #expect(scanner.scanUpTo(">", into: &found))
    #expect(found == "<b")
    #expect(scanner.scanString(">", into: &found))
    #expect(scanner.isAtEnd)
  }
}
