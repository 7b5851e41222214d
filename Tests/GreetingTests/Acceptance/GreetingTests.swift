import GreetingExample
import PorticoTesting
import Testing
import UIKit

/// What the screen does, whatever it is built in.
@MainActor @Suite("Greeting") struct GreetingTests {
  private func open(
    _ version: GreetingVersion, _ firstName: String = "David", _ lastName: String = "Blaine"
  ) -> GreetingScreen {
    GreetingScreen(version.make(firstName, lastName))
  }

  @Test("shows a button and no greeting at first", arguments: GreetingVersion.all)
  func appears(version: GreetingVersion) {
    let screen = open(version)
    #expect(screen.greeting == "")
    #expect(screen.screen.text.trimmed == "Show greeting")
    #expect(screen.frame("ShowGreeting").midX == 160)
    screen.screen.close()
  }

  @Test("shows the greeting above the button when that is tapped", arguments: GreetingVersion.all)
  func greets(version: GreetingVersion) async throws {
    let screen = open(version)
    let button = screen.frame("ShowGreeting")
    try await screen.showGreeting()
    #expect(screen.greeting == "Hello David Blaine")
    #expect(
      screen.screen.text.trimmed
        == """
                    Hello David Blaine

                       Show greeting
        """.trimmed)
    #expect(screen.frame("ShowGreeting") == button)
    #expect(screen.frame("Greeting").maxY <= button.minY)
    screen.screen.close()
  }

  @Test("stays as it is when the button is tapped again", arguments: GreetingVersion.all)
  func greetsTwice(version: GreetingVersion) async throws {
    let screen = open(version)
    try await screen.showGreeting()
    let once = screen.screen.text
    try await screen.showGreeting()
    #expect(screen.screen.text == once)
    #expect(screen.greeting == "Hello David Blaine")
    screen.screen.close()
  }

  @Test(
    "greets people with any name, without a stray space", arguments: GreetingVersion.all,
    [
      ("", "", "Hello"), ("David", "", "Hello David"), ("", "Blaine", "Hello Blaine"),
      ("👩🏽‍🚀", "🇨🇭", "Hello 👩🏽‍🚀 🇨🇭"), ("José", "Núñez", "Hello José Núñez"),
      ("%@ %d", "\\(name)", "Hello %@ %d \\(name)"),
    ])
  func oddNames(version: GreetingVersion, person: (first: String, last: String, greeting: String))
    async throws
  {
    let screen = open(version, person.first, person.last)
    try await screen.showGreeting()
    #expect(screen.greeting == person.greeting)
    #expect(screen.screen.shows(person.greeting))
    screen.screen.close()
  }

  @Test("wraps a long name and keeps the button where it is", arguments: GreetingVersion.all)
  func longName(version: GreetingVersion) async throws {
    let first = Array(repeating: "Wolfeschlegelsteinhausen", count: 6).joined(separator: " ")
    let screen = open(version, first, "Bergerdorff")
    let button = screen.frame("ShowGreeting")
    try await screen.showGreeting()
    #expect(screen.greeting == "Hello \(first) Bergerdorff")
    #expect(screen.screen.text.contains("Bergerdorff"))
    #expect(screen.frame("Greeting").height > 16 * 3)
    #expect(screen.frame("ShowGreeting") == button)
    #expect(screen.screen.window.bounds.contains(screen.frame("Greeting")))
    try await screen.showGreeting()
    screen.screen.close()
  }

  @Test(
    "keeps its greeting and its layout when the screen is turned", arguments: GreetingVersion.all)
  func turns(version: GreetingVersion) async throws {
    let screen = open(version)
    try await screen.showGreeting()
    for size in [CGSize(width: 640, height: 240), CGSize(width: 240, height: 640)] {
      screen.screen.window.frame.size = size
      try await screen.screen.settle()
      #expect(screen.greeting == "Hello David Blaine")
      let button = screen.frame("ShowGreeting")
      #expect(abs(button.midX - size.width / 2) < 1)
      #expect(abs(button.midY - size.height / 2) < 1)
      #expect(screen.frame("Greeting").midX == button.midX)
      #expect(screen.screen.window.bounds.contains(screen.frame("Greeting")))
    }
    try await screen.showGreeting()
    #expect(screen.greeting == "Hello David Blaine")
    screen.screen.close()
  }
}

extension String {
  /// Without blank lines around it and spaces at line ends and in front of all lines.
  fileprivate var trimmed: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { line in
      String(line.dropFirst(margin).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
