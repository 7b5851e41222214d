import Foundation
import Testing

@Suite("Reports")
struct ReportTests {
  let portico: CommandRun

  init() throws {
    portico = try CommandRun()
    try portico.write(Samples.login, to: "Login.swift")
    try portico.write(Samples.clean, to: "About.swift")
  }

  @Test("The terminal shows the worst first, and then the broken rules")
  func terminal() throws {
    let answer = portico("check", "--no-cache", "@")
    #expect(answer.status == 1)
    let login = try #require(
      answer.out.firstRange(of: "LoginViewController  MVC\n  @/Login.swift:5\n"))
    let about = try #require(answer.out.firstRange(of: "AboutViewController  MVC\n"))
    #expect(login.lowerBound < about.lowerBound)
    #expect(
      answer.out.hasSuffix(
        """
        Broken rules
          KeepServicesOutOfViewControllers (1)
            @/Login.swift:7: LoginViewController does networking itself (URLSession)

        2 screens, 1 finding

        """), "\(answer.out)")
  }

  @Test("Every lost point has a reason")
  func explain() {
    let answer = portico("check", "--no-cache", "--explain", "@Login.swift")
    #expect(
      answer.out.contains("−80.0 testability: LoginViewController can be tested only with UIKit"))
    #expect(!portico("check", "--no-cache", "@Login.swift").out.contains("−"))
  }

  @Test("Colours are for terminals, and for who asks for them")
  func colors() {
    let escape = "\u{1B}["
    #expect(!portico("check", "--no-cache", "@").out.contains(escape))
    #expect(portico("check", "--no-cache", "@", width: 80).out.contains(escape))
    #expect(!portico("check", "--no-cache", "@", width: 80, isColored: false).out.contains(escape))
    #expect(portico("check", "--no-cache", "--color", "always", "@").out.contains(escape))
    #expect(!portico("check", "--no-cache", "--color=never", "@", width: 80).out.contains(escape))
    #expect(!portico("check", "--no-cache", "-f", "json", "@", width: 80).out.contains(escape))
  }

  @Test("On a terminal lines are broken between words, elsewhere nowhere")
  func width() throws {
    let wide = portico("check", "--no-cache", "-e", "@Login.swift")
    let narrow = portico("check", "--no-cache", "-e", "--color", "never", "@Login.swift", width: 60)
    #expect(wide.out != narrow.out)
    // The folder's name is shortened after it was printed.
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
    #expect(words(wide.out) == words(narrow.out))
    for line in narrow.out.split(separator: "\n") where !line.contains("@") {
      #expect(line.count <= 60, "\(line)")
    }
    // Colours take no place.
    let colored = portico("check", "--no-cache", "-e", "@Login.swift", width: 60)
    #expect(colored.out.replacing(/\u{1B}\[[0-9]+m/, with: "") == narrow.out)
    #expect(narrow.out.contains(/\n  distribution \d+   testability \d+   ease of use \d+\n/))
  }

  @Test("Names of files can do nothing to a terminal")
  func names() throws {
    try portico.write(Samples.login, to: "a\u{1B}[31m\nb.swift")
    let out = portico("check", "--no-cache", "@", "@c\u{7}d", width: 200, isColored: false).out
    #expect(out.contains("@/a\\u{1B}[31m\\nb.swift:7: LoginViewController does networking itself"))
    #expect(out.contains("@/a\\u{1B}[31m\\nb.swift:5\n"))
    #expect(out.contains("@/c\\u{07}d: there is no such file or folder"), "\(out)")
  }

  @Test("Screens of one name are told apart by their folders")
  func titles() throws {
    try portico.write(Samples.clean, to: "Phone/Main/About.swift")
    try portico.write(Samples.clean, to: "Pad/Main/About.swift")
    let out = portico("check", "--no-cache", "@Phone", "@Pad").out
    #expect(out.contains("AboutViewController (Phone)"))
    #expect(out.contains("AboutViewController (Pad)"))
    #expect(portico("check", "--no-cache", "@Pad").out.contains("AboutViewController  MVC"))
  }

  @Test("JSON says all there is to say")
  func json() throws {
    let answer = portico("check", "--no-cache", "--format", "json", "@")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    let screens = try #require(object["screens"] as? [[String: Any]])
    #expect(
      screens.map { $0["name"] as? String } == ["LoginViewController", "AboutViewController"])
    #expect(screens[0]["pattern"] as? String == "MVC")
    #expect((screens[0]["testability"] as? [String: Any])?["value"] is Double)
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["line"] as? Int } == [7])
    #expect(findings[0]["file"] as? String == "@/Login.swift")
  }

  @Test("Markdown is a table that names can't break")
  func markdown() throws {
    try portico.write(
      Samples.login.replacing("LoginViewController", with: "Log_in_ViewController"),
      to: "a|b`c.swift")
    let answer = portico("check", "--no-cache", "--format", "markdown", "@a|b`c.swift")
    let lines = answer.out.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("| Screen | Pattern | Distribution | Testability | Ease of use |"))
    #expect(lines[2].hasPrefix("| Log\\_in\\_ViewController | MVC | "))
    #expect(lines.contains { $0.contains("| ``@/a\\|b`c.swift:7`` |") }, "\(answer.out)")
  }

  @Test("The HTML page needs nothing from elsewhere, and every link in it leads somewhere")
  func html() throws {
    try portico.write(
      """
      import UIKit
      final class HomeViewController: UIViewController {
        let viewModel: HomeViewModel
        func show() { present(AboutViewController(), animated: true) }
      }
      final class HomeViewModel { weak var owner: HomeViewController? }
      """, to: "Home & <Away>.swift")
    let page = portico("check", "--no-cache", "--format", "html", "@").out
    for outside in ["http:", "https:", "src=", "@import", "url(http", "<link"] {
      #expect(!page.contains(outside), "\(outside)")
    }
    #expect(page.contains("Home &amp; &lt;Away&gt;.swift"))
    #expect(!page.contains("<Away>"))
    let anchors = Set(page.matches(of: /id="([^"]+)"/).map { String($0.1) })
    for link in page.matches(of: /href="#([^"]*)"/) {
      #expect(anchors.contains(String(link.1)), "\(link.1)")
    }
    #expect(page.contains("HomeViewController makes AboutViewController in show"))
    #expect(page.contains("HomeViewController holds HomeViewModel strongly"))
    #expect(page.contains("HomeViewModel holds HomeViewController weakly"))
  }

  @Test("The map is a graph for Graphviz in which each screen is there once")
  func graph() throws {
    try portico.write(
      Samples.clean.replacing("About\"", with: "\"; present(LoginViewController()) //"),
      to: "Phone/About.swift")
    let out = portico("check", "--no-cache", "--graph", "dot", "@").out
    #expect(out.contains("\"AboutViewController (.)\" [label="), "\(out)")
    #expect(out.contains("\"AboutViewController (Phone)\" [label="))
    #expect(
      out.contains(
        "\"AboutViewController (Phone)\" -> \"LoginViewController\" [label=\"viewDidLoad\"]"))
    #expect(out.hasPrefix("digraph screens {\n") && out.hasSuffix("}\n"))
    try portico.write(#"final class `a\b"c`: UIViewController {}"#, to: "Odd.swift")
    let odd = portico("check", "--no-cache", "--graph", "dot", "@Odd.swift").out
    #expect(odd.contains(#"  "a\\b\"c" [label="a\\b\"c\nMVC"];"#), "\(odd)")
  }

  @Test("The map leads from where flows start")
  func flows() throws {
    try portico.write(
      """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application() { MainCoordinator().start() }
      }
      class MainCoordinator {
        func start() { show(AboutViewController()) }
        func logIn() { LoginCoordinator().start() }
      }
      class LoginCoordinator {
        func start() { show(LoginViewController()) }
      }
      """, to: "Coordinators.swift")
    try portico.write(
      "final class MockFlow { func start() { show(LoginViewController()) } }", to: "MockFlow.swift")
    let out = portico("check", "--no-cache", "--graph", "dot", "@").out
    for edge in [
      "AppDelegate\" -> \"MainCoordinator\" [label=\"application\"]",
      "MainCoordinator\" -> \"AboutViewController\" [label=\"start\"]",
      "MainCoordinator\" -> \"LoginCoordinator\" [label=\"logIn\"]",
      "LoginCoordinator\" -> \"LoginViewController\" [label=\"start\"]",
    ] {
      #expect(out.contains("  \"" + edge + ";\n"), "\(edge)\n\(out)")
    }
    #expect(
      out.contains(
        "  \"MainCoordinator\" [label=\"MainCoordinator\\ncoordinator\", shape=ellipse];"))
    #expect(
      out.contains(
        "  \"AboutViewController\" [label=\"AboutViewController\\nMVC + coordinator\"];"), "\(out)")
    #expect(!out.contains("MockFlow"))
    let page = portico("check", "--no-cache", "-f", "html", "@").out
    #expect(page.contains("<title>MainCoordinator makes LoginCoordinator in logIn</title>"))
  }

  @Test("A report goes to a file, or it is said why it can't")
  func output() throws {
    #expect(portico("check", "--no-cache", "-o", "@report.txt", "@", width: 80).out == "")
    let text = try portico.read("report.txt")
    #expect(text.contains("2 screens, 1 finding"))
    #expect(!text.contains("\u{1B}["), "a file has no colours")
    let answer = portico("check", "--no-cache", "-o", "@none/report.txt", "@")
    #expect(
      answer.error
        == "portico check: @/none/report.txt cannot be written: there is no folder '@/none'\n")
    #expect(answer.status == 2)
    let folder = portico("check", "--no-cache", "-o", "@", "@")
    #expect(folder.error == "portico check: @ cannot be written: it is a folder\n")
    #expect(folder.status == 2)
  }

  @Test("A report can go to a device or through a link, which stay what they are")
  func devices() throws {
    try FileManager.default.createSymbolicLink(
      atPath: portico.path("link.txt"), withDestinationPath: portico.path("real.txt"))
    try portico.write("old", to: "real.txt")
    #expect(portico("check", "--no-cache", "-o", "@link.txt", "@").status == 1)
    #expect(try portico.read("real.txt").contains("2 screens, 1 finding"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: portico.path("link.txt"))
        == portico.path("real.txt"))

    mkfifo(portico.path("pipe"), 0o600)
    let pipe = open(portico.path("pipe"), O_RDWR)
    defer { close(pipe) }
    #expect(portico("check", "--no-cache", "-o", "@pipe", "-f", "github", "@").status == 1)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(pipe, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).hasPrefix("::warning "))

    // Nobody must put a file in the place of a device.
    var info = stat()
    try #require(stat(portico.path("pipe"), &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
    guard access("/dev/full", W_OK) == 0 else { return }
    let full = portico("check", "--no-cache", "-o", "/dev/full", "@")
    #expect(full.error == "portico check: /dev/full cannot be written: No space left on device\n")
    #expect(full.status == 2)
  }

  @Test("The page links to the lines of the commit, if a server has the repository")
  func sourceLinks() throws {
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "App/Mein Login.swift")
    try portico.git("add", ".")
    try portico.git("commit", "-qm", "One")
    let words = ["check", "--no-cache", "--format", "html", "@App"]
    #expect(!portico(words).out.contains("<a href=\"https"))
    try portico.git("remote", "add", "origin", "https://bot:secret@github.com/owner/app.git")
    let page = portico(words).out
    #expect(
      page.contains(
        /<a href="https:\/\/github\.com\/owner\/app\/blob\/[0-9a-f]{40}\/App\/Mein%20Login\.swift#L7">/
      ))
    #expect(!page.contains("secret"))
  }
}
