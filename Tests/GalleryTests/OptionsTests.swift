import Foundation
import GalleryApp
import Testing

@Suite("The gallery's options") struct OptionsTests {
  @Test("are read from the command line")
  func options() throws {
    let options = try GalleryOptions(["--script", "steps", "--repositories=/", "--browser"])
    #expect(options.script == "steps" && options.repositories?.path == "/")
    #expect(options.isInBrowser)
    #expect(try GalleryOptions(["--script=-", "--record=run.html"]).recording == "run.html")
    #expect(try GalleryOptions([]) == GalleryOptions())
  }

  @Test(
    "are refused with a reason",
    arguments: [
      (["--script"], "--script needs a value"),
      (["--allow-host", "a.example"], "--allow-host needs --browser"),
      (["--browser=x"], "--browser takes no value"),
      (["--wrong"], "unknown option '--wrong'"),
      (["--record", "run.html"], "--record needs --script"),
      (["--repositories", "/nowhere"], "there is no folder '/nowhere'"),
      (["--repositories", "/etc/passwd"], "'/etc/passwd' is no folder"),
    ])
  func mistakes(arguments: [String], reason: String) {
    #expect(throws: GalleryOptions.Mistake(reason: reason)) { try GalleryOptions(arguments) }
  }
}
