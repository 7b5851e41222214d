import NotesKit
import XCTest

@testable import Notes

class NoteTests: XCTestCase {
  func testText() { XCTAssertEqual(Note(text: "a").text, "a") }
}
