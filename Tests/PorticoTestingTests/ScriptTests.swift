import AppDriver
import DisplayInterface
import Testing

@Suite("A script") struct ScriptTests {
  @Test("reads every command")
  func commands() throws {
    let script = try Script(
      """
      # opens the search
      tap "Greeting"
      type "swift \\"lang\\"" into "Search"
        type plain   # without quotes
      replace "Search" with "lorem"
      clear "Search"
      key enter
      key shift-tab
      key ctrl-a

      back
      scroll down 10
      swipe left "Milk"
      swipe right containing "il"
      scroll up over "Results"
      scroll left 20 over "Popular"
      wait "lorem" 0.5
      wait "ipsum"
      absent "error"
      screen
      resize 100x30
      tap containing "reet"
      wait containing "or" 2
      tap "containing"
      scroll down over containing "sul"
      snapshot "a picture.svg"
      """)
    #expect(
      script.lines.map(\.step) == [
        .tap("Greeting"), .type("swift \"lang\"", into: "Search"), .type("plain", into: nil),
        .replace("Search", with: "lorem"), .clear("Search"),
        .key(KeyPress(.enter)), .key(KeyPress(.tab, modifiers: .shift)),
        .key(KeyPress(.character("a"), modifiers: .control)), .back,
        .scroll(rows: 10, over: nil), .swipe("Milk", toRight: false),
        .swipe(.containing("il"), toRight: true), .scroll(rows: -1, over: "Results"),
        .scroll(columns: -20, over: "Popular"),
        .wait("lorem", seconds: 0.5), .wait("ipsum", seconds: 5), .absent("error"), .screen,
        .resize(columns: 100, rows: 30), .tap(.containing("reet")),
        .wait(.containing("or"), seconds: 2), .tap("containing"),
        .scroll(rows: 1, over: .containing("sul")), .snapshot("a picture.svg"),
      ])
    #expect(script.lines.map(\.number) == Array(2...9) + Array(11...26))
  }

  @Test(
    "names the line that is wrong, and why",
    arguments: [
      ("tap", "what to tap is missing"),
      ("tap \"a", "a quotation mark is missing"),
      ("tap a b", "'b' is too much"),
      ("tap containing", "what to tap is missing"),
      ("type a onto b", "expected 'into', found 'onto'"),
      ("replace a by b", "expected 'with', found 'by'"),
      ("clear", "the field to clear is missing"),
      ("snapshot", "the file to write is missing"),
      ("key return", "'return' is no key"),
      ("key hyper-a", "'hyper' is no modifier key"),
      ("wait a soon", "'soon' is no number of seconds"),
      ("wait a 1e308", "'1e308' is no number of seconds"),
      ("wait a inf", "'inf' is no number of seconds"),
      ("wait a nan", "'nan' is no number of seconds"),
      ("wait a -1", "'-1' is no number of seconds"),
      ("scroll down 9223372036854775807", "'9223372036854775807' is no number of rows"),
      ("scroll down -1", "'-1' is no number of rows"),
      ("scroll aside", "'aside' is none of 'up', 'down', 'left' and 'right'"),
      ("resize big", "'big' is no size such as 100x30"),
      ("resize 0x10", "'0x10' is no size such as 100x30"),
      ("dance", "unknown command 'dance'"),
    ])
  func mistakes(line: String, reason: String) {
    #expect {
      _ = try Script("screen\n\n\(line)\n")
    } throws: { error in
      guard let error = error as? ScriptError else { return false }
      return error.line == 3 && error.source == line && error.reason.hasPrefix(reason)
    }
  }
}
