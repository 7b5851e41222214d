import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite("Documents") struct DocumentTests {
  final class Note: UIDocument {
    var text = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).appendingPathExtension("txt")

  func file() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("are created, opened, saved and closed as files")
  func files() async throws {
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed)
    #expect(note.fileType == "public.plain-text")
    #expect(await !note.open(), "there is no file yet")
    #expect(note.errors == 1)
    note.text = "One"
    #expect(await note.save(to: url, for: .forCreating))
    #expect(note.documentState == .normal)
    #expect(try file() == "One")
    #expect(note.fileModificationDate != nil)

    let other = Note(fileURL: url)
    #expect(await other.open())
    #expect(other.text == "One")
    other.text = "Two"
    #expect(await other.close())
    #expect(try file() == "One", "nobody said that it changed")
    other.updateChangeCount(.done)
    #expect(await other.close())
    #expect(try file() == "Two")
    #expect(other.documentState == .closed)
    #expect(!other.hasUnsavedChanges)
    try FileManager.default.removeItem(at: url)
  }

  @Test("know of changes by their undo manager, and save them when the app leaves")
  func changes() async throws {
    let note = Note(fileURL: url)
    #expect(await note.save(to: url, for: .forCreating))
    note.text = "Three"
    note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    #expect(note.hasUnsavedChanges)
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(!note.hasUnsavedChanges)
    #expect(try file() == "Three")
    note.undoManager.undo()
    #expect(note.hasUnsavedChanges)
    note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    #expect(note.hasUnsavedChanges, "what was saved is not what there is now")
    try FileManager.default.removeItem(at: url)
  }

  @Test func `a document that can't be written says so`() async {
    let note = Note(fileURL: URL(fileURLWithPath: "/nowhere/at/all.txt"))
    #expect(await !note.save(to: note.fileURL, for: .forCreating))
    #expect(note.documentState.contains([.savingError, .closed]))
    #expect(note.errors == 1)
  }
}
