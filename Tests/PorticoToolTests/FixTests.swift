import Foundation
import Testing

@Suite("What is mended")
struct FixTests {
  let portico: CommandRun

  init() throws { portico = try CommandRun() }

  private static let player = """
    protocol PlayerDelegate: AnyObject {}
    protocol ValueDelegate {}
    class Player {
      public private(set) var delegate: PlayerDelegate?  // told
      var valueDelegate: ValueDelegate?
      var firstDelegate: PlayerDelegate?, second = 1
      @Published var otherDelegate: PlayerDelegate?
      var lastDelegate: PlayerDelegate! { didSet { reload() } }
    }

    """

  @Test("A delegate that only an object can be gets its weak; what is written otherwise stays")
  func delegates() throws {
    try portico.write(Self.player.replacing("\n", with: "\r\n"), to: "Player.swift")
    let answer = portico("check", "--no-cache", "--fix", "@")
    #expect(
      answer.error == """
        fixed: @/Player.swift:4: delegate is weak now
        fixed: @/Player.swift:8: lastDelegate is weak now

        """)
    #expect(answer.status == 1)
    #expect(answer.out.contains("@/Player.swift:5: Player holds its valueDelegate strongly"))
    #expect(!answer.out.contains("Player.swift:4:"))
    let mended = Self.player.replacing(") var delegate", with: ") weak var delegate")
      .replacing("  var lastDelegate", with: "  weak var lastDelegate")
    #expect(try portico.read("Player.swift") == mended.replacing("\n", with: "\r\n"))
    #expect(portico("check", "--no-cache", "--fix", "@").error.isEmpty)
  }

  private static let login = """
    import UIKit
    final class LoginViewModel {
      var name = ""
    }
    """

  @Test("A needless import of UIKit goes, or becomes one of Foundation")
  func imports() throws {
    try portico.write(Self.login, to: "A.swift")
    let delegate =
      "\nprotocol EndDelegate: AnyObject {}\nclass End { var delegate: EndDelegate? }\n"
      .replacing("{ var", with: "{\n  var").replacing("? }", with: "?\n}")
    try portico.write("import Foundation\n" + Self.login + delegate, to: "B.swift")
    // What UIKit adds to Foundation's types is told by its names.
    try portico.write(
      Self.login.replacing("var name = \"\"", with: "let width = name.size(withAttributes: [:])"),
      to: "C.swift")
    let answer = portico("check", "--no-cache", "--fix", "@")
    #expect(
      answer.error == """
        fixed: @/A.swift:1: Foundation is imported instead of UIKit
        fixed: @/B.swift:8: delegate is weak now
        fixed: @/B.swift:2: UIKit is not imported any more

        """, "\(answer)")
    #expect(try portico.read("A.swift").hasPrefix("import Foundation\nfinal class"))
    #expect(try portico.read("B.swift").hasPrefix("import Foundation\nfinal class"))
    #expect(try portico.read("B.swift").hasSuffix("  weak var delegate: EndDelegate?\n}\n"))
    #expect(try portico.read("C.swift").hasPrefix("import UIKit\n"))
  }

  @Test("Only what would be reported is mended, and only on request")
  func scope() throws {
    try portico.write(Self.player, to: "Player.swift")
    try portico.write(Self.login, to: "A.swift")
    try portico.write(portico.path("A.swift"), to: "list")
    #expect(portico("check", "--no-cache", "@").error.isEmpty)
    let answer = portico("check", "--no-cache", "--fix", "--files-from", "@list", "@")
    #expect(answer.error == "fixed: @/A.swift:1: Foundation is imported instead of UIKit\n")
    #expect(try portico.read("Player.swift") == Self.player)
    let both = portico("check", "--fix", "--stdin-path", "@A.swift", "@")
    #expect(both.error.contains("'--fix' changes files"))
    #expect(both.status == 2)
  }
}
