import Foundation
import Testing

@Suite("How much findings matter")
struct SeverityTests {
  let portico: CommandRun
  private typealias Object = [String: Any]

  init() throws {
    portico = try CommandRun()
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "App/Login.swift")
    try portico.write(Samples.login.replacing("Login", with: "SignUp"), to: "Old/SignUp.swift")
  }

  /// Runs with a configuration.
  private func check(_ configuration: String, _ words: String...) throws -> CommandRun.Answer {
    try portico.write(configuration, to: ".portico.yml")
    return portico(["check", "--no-cache"] + words + ["@"])
  }

  private static let severities = """
    severity:
      KeepServicesOutOfViewControllers: error
    folders:
      Old:
        KeepServicesOutOfViewControllers: note

    """

  @Test("Errors fail, notes never do, and what is off is not told")
  func status() throws {
    let both = try check(Self.severities)
    #expect(both.status == 1)
    #expect(both.out.contains("@/App/Login.swift:7: error: LoginViewController does"))
    #expect(both.out.contains("@/Old/SignUp.swift:7: note: SignUpViewController does"))
    #expect(both.out.hasSuffix("2 screens, 2 findings (1 error and 1 note)\n"))
    let note = try check("severity:\n  KeepServicesOutOfViewControllers: note\n")
    #expect(note.status == 0)
    #expect(note.out.hasSuffix("2 findings (2 notes)\n"))
    let off = try check("severity:\n  KeepServicesOutOfViewControllers: off\n")
    #expect(off.out.hasSuffix("2 screens, 0 findings\n"))
    #expect(off.status == 0)
  }

  @Test("A configuration below adds to the one above, and decides about its folder")
  func below() throws {
    try portico.write(
      "severity:\n  KeepServicesOutOfViewControllers: warning\nallow:\n  HoldDelegatesWeakly: [.]\n",
      to: "Old/.portico.yml")
    try portico.write(
      "class A { var delegate: ADelegate? }\nprotocol ADelegate: AnyObject {}\n", to: "Old/A.swift")
    let both = try check(Self.severities)
    #expect(both.out.contains("@/App/Login.swift:7: error: LoginViewController does"))
    #expect(both.out.contains("@/Old/SignUp.swift:7: SignUpViewController does"))
    #expect(both.out.hasSuffix("2 screens, 2 findings (1 error)\n"))
    let named = try check(Self.severities, "--config", "@.portico.yml")
    #expect(named.out.hasSuffix("2 screens, 3 findings (1 error and 1 note)\n"))
    try portico.write("severity:\n  KeepServices: note\n", to: "Old/.portico.yml")
    let wrong = try check(Self.severities)
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("@/Old/.portico.yml:2:3: "))
  }

  @Test("As many warnings as may be are no failure; errors count among none of them")
  func warnings() throws {
    #expect(try check("max warnings: 2\n").status == 0)
    let many = try check("max warnings: 1\n")
    #expect(many.status == 1)
    #expect(many.error == "note: 2 warnings are more than the 1 that may be\n")
    #expect(try check("max warnings: 1\n", "--max-warnings", "2").status == 0)
    #expect(try check("max warnings: 2\n", "--max-warnings=0").status == 1)
    #expect(try check(Self.severities + "max warnings: 9\n").status == 1)
  }

  @Test("A screen below a score that is demanded is an error")
  func scores() throws {
    let low = try check("max warnings: 9\nmin scores:\n  testability: 40\n")
    #expect(
      low.out.contains(
        "@/App/Login.swift:5: error: LoginViewController: testability is 12 and has to be 40"),
      "\(low)")
    #expect(low.status == 1)
    #expect(try check("max warnings: 9\nmin scores:\n  testability: 12\n").status == 0)
  }

  @Test("Every format tells how much a finding matters")
  func formats() throws {
    func out(_ format: String) throws -> String {
      try check(Self.severities, "--format", format).out
    }
    func json(_ format: String) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(try out(format).utf8))
    }
    #expect(try out("xcode").contains("/App/Login.swift:7:5: error: Login"))
    #expect(try out("xcode").contains("/Old/SignUp.swift:7:5: note: SignUp"))
    #expect(try out("github").contains("::error file=App/Login.swift,line=7,"))
    #expect(try out("github").contains("::notice file=Old/SignUp.swift,line=7,"))
    #expect(try out("markdown").contains("| **error** LoginViewController does"))

    let checkstyle = try #require(XMLElements.of(try out("checkstyle")))
    #expect(checkstyle.compactMap { $0.attributes["severity"] } == ["error", "info"])
    let junit = try #require(XMLElements.of(try out("junit")))
    #expect(junit.first?.attributes["failures"] == "1")
    #expect(junit.filter { $0.name == "failure" }.map { $0.attributes["type"] } == ["error"])
    #expect(junit.count { $0.name == "skipped" } == 1)

    let findings = try #require((try json("json") as? Object)?["findings"] as? [Object])
    #expect(findings.map { $0["severity"] as? String } == ["error", "note"])
    let runs = try #require((try json("sarif") as? Object)?["runs"] as? [Object])
    let results = try #require(runs[0]["results"] as? [Object])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
    let issues = try #require(try json("codeclimate") as? [Object])
    #expect(issues.map { $0["severity"] as? String } == ["major", "info"])
    let rules = try #require((try json("sonarqube") as? Object)?["rules"] as? [Object])
    let rule = try #require(
      rules.first { $0["id"] as? String == "KeepServicesOutOfViewControllers" })
    #expect((rule["impacts"] as? [[String: String]])?.first?["severity"] == "HIGH")
  }

  @Test("SARIF links to the pages of the rules where the configuration says that they are")
  func pages() throws {
    let out = try check("rule pages: https://example.com/rules\n", "--format", "sarif").out
    #expect(
      out.contains(#""helpUri" : "https://example.com/rules/HoldDelegatesWeakly.md""#))
  }

  @Test("A comment that permits nothing is a finding; of rules that were not asked none is")
  func needless() throws {
    try portico.write(
      "// portico:allow-file KeepServicesOutOfViewControllers\n" + Samples.login,
      to: "App/Login.swift")
    try portico.write(
      "// portico:allow-file LetOthersNavigate, RespectLayers\n" + Samples.clean,
      to: "App/About.swift")
    let answer = try check("leave out: Old\n")
    #expect(
      answer.out.contains(
        "@/App/About.swift:1: this permits LetOthersNavigate, which finds nothing here"))
    #expect(answer.out.hasSuffix("2 screens, 1 finding\n"), "\(answer.out)")
    let some = try check(
      "leave out: Old\n", "--rule", "JustifyPermissions", "--rule", "HoldDelegatesWeakly")
    #expect(some.status == 0)
  }
}
