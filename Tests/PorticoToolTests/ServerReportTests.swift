import Foundation
import Testing

@Suite("Reports for servers")
struct ServerReportTests {
  let portico: CommandRun

  init() throws { portico = try CommandRun() }

  private typealias Object = [String: Any]

  /// The run in a SARIF log, from which nothing may be missing, and to which nothing may be added.
  private func run(_ paths: String...) throws -> Object {
    let answer = portico(["check", "--no-cache", "--format", "sarif"] + paths)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? Object, "\(answer)")
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    #expect(
      Set(runs[0].keys) == [
        "tool", "invocations", "originalUriBaseIds", "columnKind", "results",
      ])
    return runs[0]
  }

  private func rules(_ run: Object) throws -> [Object] {
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "portico")
    return try #require(driver["rules"] as? [Object])
  }

  private func results(_ run: Object) throws -> [Object] {
    try #require(run["results"] as? [Object])
  }

  private func place(_ result: Object) throws -> Object {
    let locations = try #require(result["locations"] as? [Object])
    #expect(locations.count == 1)
    return try #require(locations[0]["physicalLocation"] as? Object)
  }

  private func artifact(_ result: Object) throws -> Object {
    try #require(try place(result)["artifactLocation"] as? Object)
  }

  private func fingerprint(_ result: Object) throws -> String {
    let prints = try #require(result["partialFingerprints"] as? [String: String])
    #expect(Array(prints.keys) == ["primaryLocationLineHash"])
    return try #require(prints["primaryLocationLineHash"])
  }

  @Test("SARIF describes every rule as code scanning wants it, and each result names its own")
  func rules() throws {
    try portico.write(Samples.login, to: "Login.swift")
    let run = try run("@")
    let rules = try rules(run)
    let names = portico("rules").out.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(rules.map { $0["id"] as? String } == names.map(String.init))
    for rule in rules {
      let name = try #require(rule["name"] as? String)
      #expect(
        Set(rule.keys) == [
          "id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration",
        ])
      #expect(
        (rule["defaultConfiguration"] as? [String: String]) == [
          "level": name == "ReachMinimumScores" ? "error" : "warning"
        ])
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: String])?["text"])
        #expect(!text.isEmpty && text.count < 1_024)
      }
      let help = try #require(rule["help"] as? [String: String])
      #expect(help["text"]?.contains("'// portico:allow \(name)'") == true)
      #expect(help["markdown"]?.contains("`// portico:allow-file \(name)`") == true)
    }
    let results = try results(run)
    #expect(results.count == 1)
    for result in results {
      #expect(
        Set(result.keys) == [
          "ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints",
        ])
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == "KeepServicesOutOfViewControllers")
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "warning")
      #expect(
        result["message"] as? [String: String] == [
          "text": "LoginViewController does networking itself (URLSession)"
        ])
    }
  }

  @Test("SARIF tells files from the top of their repository, with links followed")
  func addresses() throws {
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "Ödes Land/a:b#1%,2.swift")
    try FileManager.default.createSymbolicLink(
      atPath: portico.path("link"), withDestinationPath: portico.path("Ödes Land"))
    for path in ["@", "@Ödes Land", "@link", "@Ödes Land/../link/a:b#1%,2.swift"] {
      let run = try run(path)
      let result = try #require(try results(run).first, "\(path)")
      let artifact = try artifact(result)
      #expect(artifact["uri"] as? String == "%C3%96des%20Land/a%3Ab%231%25%2C2.swift", "\(path)")
      let base = try #require(artifact["uriBaseId"] as? String)
      #expect((run["originalUriBaseIds"] as? Object)?[base] != nil)
    }
  }

  @Test("SARIF tells files outside of any repository by their whole address")
  func outside() throws {
    try portico.write(Samples.login, to: "a b.swift")
    let artifact = try artifact(try #require(try results(run("@")).first))
    #expect(artifact["uri"] as? String == "file://@/a%20b.swift")
    #expect(artifact["uriBaseId"] == nil)
  }

  @Test("SARIF's columns count UTF-16 units from 1, without indentation and line end")
  func columns() throws {
    #expect(try run("@")["columnKind"] as? String == "utf16CodeUnits")
    try portico.write(
      "class AViewController: UIViewController {\r\n\t func a() { /* 😀é */ URLSession.shared.x() } \r\n}",
      to: "A.swift")
    let result = try #require(try results(run("@")).first)
    #expect(
      try place(result)["region"] as? [String: Int]
        == ["startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 47])
  }

  @Test("A file that is no UTF-8 has lines and no columns")
  func noColumns() throws {
    try portico.write(
      Data(
        "class \u{C9}ViewController: UIViewController { func a() { URLSession.shared.x() } }"
          .unicodeScalars.map { UInt8($0.value) }),
      to: "A.swift")
    let result = try #require(try results(run("@")).first)
    #expect(try place(result)["region"] as? [String: Int] == ["startLine": 1, "endLine": 1])
  }

  @Test("A result keeps its fingerprint while lines move, and shares it with no other of its file")
  func fingerprints() throws {
    let text = """
      class A { 
        #if DEBUG
        var delegate: ADelegate?
        #else
        var delegate: ADelegate?
        #endif
      }
      class B { var delegate: BDelegate? }
      protocol ADelegate: AnyObject {}
      protocol BDelegate: AnyObject {}
      """
    try portico.write(text, to: "A.swift")
    let before = try results(run("@")).map(fingerprint)
    #expect(before.count == 3)
    #expect(Set(before).count == 3, "\(before)")
    #expect(before.allSatisfy { $0.wholeMatch(of: /[0-9a-f]+:[12]/) != nil }, "\(before)")
    try portico.write("\n// Another line\n" + text, to: "A.swift")
    #expect(try results(run("@")).map(fingerprint) == before)
  }

  @Test("Columns are those of the file as it is, though its facts did not change")
  func cachedColumns() throws {
    try portico.write(Samples.login, to: "A.swift")
    func column() throws -> Int? {
      let answer = portico("check", "--cache", "@cache", "-f", "sarif", "@A.swift")
      return Int(try #require(answer.out.firstMatch(of: /"startColumn" : (\d+)/)).1)
    }
    #expect(try column() == 5)
    try portico.write(
      Samples.login.replacing("    URLSession", with: "  URLSession"), to: "A.swift")
    #expect(try column() == 3)
  }

  @Test("SARIF says what could not be read, and that not all was")
  func unreadable() throws {
    try portico.write(Samples.clean, to: "About.swift")
    func invocation(_ paths: String...) throws -> Object {
      let run = try paths.count == 1 ? run(paths[0]) : run(paths[0], paths[1])
      #expect(try results(run).isEmpty)
      return try #require((run["invocations"] as? [Object])?.first)
    }
    let whole = try invocation("@")
    #expect(whole["executionSuccessful"] as? Bool == true)
    #expect((whole["toolExecutionNotifications"] as? [Object])?.isEmpty == true)
    let part = try invocation("@", "@gone")
    #expect(part["executionSuccessful"] as? Bool == false)
    let notes = try #require(part["toolExecutionNotifications"] as? [Object])
    #expect(notes.map { $0["level"] as? String } == ["warning"])
    #expect(
      notes.map { ($0["message"] as? [String: String])?["text"] } == [
        "@/gone: there is no such file or folder"
      ])
  }

  @Test("GitHub's annotations escape what would part or end them")
  func github() throws {
    try portico.write(Samples.login, to: "100%, a:b.swift")
    let answer = portico(
      "check", "--no-cache", "--format=github", "@100%, a:b.swift", "@50%: of\nit,\rgone")
    #expect(
      answer.out == """
        ::warning file=@/100%25%2C a%3Ab.swift,line=7,title=KeepServicesOutOfViewControllers::\
        LoginViewController does networking itself (URLSession)
        ::notice::@/50%25: of%0Ait,%0Dgone: there is no such file or folder

        """)
    try portico.git("init", "-q")
    let inside = portico("check", "--no-cache", "--format=github", "@")
    #expect(inside.out.hasPrefix("::warning file=100%25%2C a%3Ab.swift,line=7,"), "\(inside.out)")
  }

  @Test("Xcode's warnings begin with the whole path, line and column")
  func xcode() throws {
    try portico.write(Samples.login, to: "Login.swift")
    let answer = portico("check", "--no-cache", "--format=xcode", "@", "@gone")
    #expect(
      answer.out == """
        @/Login.swift:7:5: warning: LoginViewController does networking itself (URLSession) \
        (KeepServicesOutOfViewControllers)
        warning: @/gone: there is no such file or folder

        """)
  }

  /// The elements of a report in XML with their attributes, each with its level.
  private func elements(_ format: String) throws -> [XMLElements.Element] {
    let answer = portico("check", "--no-cache", "--format", format, "@")
    return try #require(XMLElements.of(answer.out), "\(answer.out)")
  }

  @Test("Checkstyle's files hold their errors, whatever the files are called")
  func checkstyle() throws {
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "A & \"B\" <C>.swift")
    #expect(
      try elements("checkstyle") == [
        .init(name: "checkstyle", attributes: ["version": "4.3"]),
        .init(name: "file", attributes: ["name": "A & \"B\" <C>.swift"]),
        .init(
          name: "error",
          attributes: [
            "line": "7", "column": "5", "severity": "warning",
            "message": "LoginViewController does networking itself (URLSession)",
            "source": "portico.KeepServicesOutOfViewControllers",
          ]),
      ])
  }

  @Test("JUnit's suites are the rules; one that found nothing passed one test")
  func junit() throws {
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "Login.swift")
    let elements = try elements("junit")
    let names = portico("rules").out.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["name"] } == names.map(String.init))
    #expect(suites.allSatisfy { $0.attributes["tests"] == "1" })
    #expect(
      suites.filter { $0.attributes["failures"] != "0" }.map { $0.attributes["name"] } == [
        "KeepServicesOutOfViewControllers"
      ])
    let failures = elements.indices.filter { elements[$0].name == "failure" }
    #expect(failures.map { elements[$0 - 1].attributes["name"] } == ["Login.swift:7"])
    #expect(elements.count { $0.name == "testcase" } == suites.count)
  }

  @Test("Code Climate's issues have a place and a fingerprint of their own")
  func codeClimate() throws {
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "A.swift")
    try portico.write(Samples.login.replacing("LoginView", with: "OtherView"), to: "B.swift")
    let answer = portico("check", "--no-cache", "--format=codeclimate", "@")
    let issues = try #require(
      JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [Object])
    #expect(
      issues.map { ($0["location"] as? Object)?["path"] as? String } == ["A.swift", "B.swift"])
    for issue in issues {
      #expect(
        Set(issue.keys) == [
          "type", "check_name", "description", "categories", "severity", "fingerprint", "location",
        ])
      #expect(issue["type"] as? String == "issue")
      #expect(issue["check_name"] as? String == "KeepServicesOutOfViewControllers")
      #expect(["info", "minor", "major"].contains(issue["severity"] as? String))
      #expect((issue["location"] as? Object)?["lines"] as? [String: Int] == ["begin": 7])
    }
    #expect(Set(issues.map { $0["fingerprint"] as? String }).count == 2)
  }

  @Test("SonarQube's issues name rules that the report describes")
  func sonarQube() throws {
    try portico.git("init", "-q")
    try portico.write(Samples.login, to: "A.swift")
    let answer = portico("check", "--no-cache", "--format=sonarqube", "@")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? Object)
    let rules = try #require(document["rules"] as? [Object])
    for rule in rules {
      #expect(
        Set(rule.keys) == [
          "id", "name", "description", "engineId", "cleanCodeAttribute", "impacts",
        ])
    }
    let issue = try #require((document["issues"] as? [Object])?.first)
    #expect(rules.contains { $0["id"] as? String == issue["ruleId"] as? String })
    let place = try #require(issue["primaryLocation"] as? Object)
    #expect(place["filePath"] as? String == "A.swift")
    #expect(place["textRange"] as? [String: Int] == ["startLine": 7])
  }
}
