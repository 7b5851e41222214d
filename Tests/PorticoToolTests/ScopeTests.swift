import Foundation
import Testing

@Suite("What is judged")
struct ScopeTests {
  let portico: CommandRun

  init() throws { portico = try CommandRun() }

  @Test("A baseline freezes what is there, wherever it moves, and lets new findings through")
  func baseline() throws {
    try portico.write(Samples.login, to: "App/Login.swift")
    let frozen = portico("check", "--no-cache", "--write-baseline", "@known", "@App")
    #expect(frozen.status == 0)
    #expect(frozen.error == "1 finding is in @/known now\n")
    #expect(portico("check", "--no-cache", "--baseline", "@known", "@App").status == 0)

    try portico.write("// One more line.\n\n" + Samples.login, to: "App/Login.swift")
    let moved = portico("check", "--no-cache", "--baseline", "@known", "@App/../App")
    #expect(moved.status == 0, "\(moved)")

    try portico.write(
      Samples.login.replacing("LoginView", with: "SignUpView"), to: "App/SignUp.swift")
    let new = portico("check", "--no-cache", "--baseline", "@known", "@App")
    #expect(new.status == 1)
    #expect(new.out.contains("SignUpViewController does networking itself"))
    #expect(!new.out.contains("LoginViewController does networking itself"))

    // Written again, it keeps what it had.
    _ = portico("check", "--no-cache", "-b", "@known", "--write-baseline", "@known", "@App")
    #expect(portico("check", "--no-cache", "--baseline", "@known", "@App").status == 0)

    try portico.write(Samples.clean, to: "App/Login.swift")
    let gone = portico("check", "--no-cache", "--baseline", "@known", "@App")
    #expect(gone.error.hasPrefix("note: 1 finding of @/known is gone;"))
    #expect(gone.status == 0)
  }

  @Test("A baseline is in order, counts what comes twice, and holds wherever its folder is moved")
  func baselineFile() throws {
    let twice = """
      class A {
        #if DEBUG
        var delegate: ADelegate?
        #else
        var delegate: ADelegate?
        #endif
      }
      protocol ADelegate: AnyObject {}
      """
    try portico.write(twice, to: "One/App/B.swift")
    try portico.write(Samples.login, to: "One/App/A.swift")
    #expect(
      portico("check", "--no-cache", "--write-baseline", "@One/known", "@One/App").status == 0)
    let lines = try portico.read("One/known").split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        "HoldDelegatesWeakly\tApp/B.swift\tA holds its delegate strongly",
        "HoldDelegatesWeakly\tApp/B.swift\tA holds its delegate strongly",
        "KeepServicesOutOfViewControllers\tApp/A.swift\tLoginViewController does networking itself (URLSession)",
      ])
    #expect(lines[0].hasPrefix("# "))
    try FileManager.default.moveItem(atPath: portico.path("One"), toPath: portico.path("Two"))
    #expect(portico("check", "--no-cache", "--baseline", "@Two/known", "@Two").status == 0)
  }

  @Test("A Massive View Controller stays known while it grows, and is told when any of it changed")
  func massive() throws {
    func text(_ branches: Int) -> String {
      Samples.massive.replacing(
        "    return 0\n",
        with: (0..<branches).map { "    if a == \($0) { return \($0) }\n" }.joined()
          + "    return 0\n")
    }
    try portico.git("init", "-q", "-b", "main")
    try portico.write(text(60), to: "App/Trips.swift")
    #expect(portico("check", "--no-cache", "--write-baseline", "@known", "@App").status == 0)
    #expect(try portico.read("known").contains("\nDivideMassiveViewControllers\tApp/Trips.swift\t"))
    try portico.git("add", "-A")
    try portico.git("commit", "-q", "-m", "a")
    try portico.write(text(70), to: "App/Trips.swift")
    let grown = portico("check", "--no-cache", "--baseline", "@known", "@App")
    #expect(grown.status == 0, "\(grown)")
    let changed = portico(
      "check", "--no-cache", "--rule", "DivideMassiveViewControllers", "--diff", "HEAD", "@App")
    #expect(changed.out.contains("1 screen, 1 finding"), "\(changed.out)")
  }

  @Test("What was not read or not asked is not gone from a baseline; a deleted file's findings are")
  func partly() throws {
    try portico.write(Samples.login, to: "App/Login.swift")
    try portico.write(
      Samples.login.replacing("Login", with: "SignUp"), to: "App/Sub/SignUp.swift")
    #expect(portico("check", "--no-cache", "--write-baseline", "@known", "@").status == 0)
    for words in [
      ["@App/Sub"], ["@App/Login.swift"], ["--rule", "HoldDelegatesWeakly", "@"], ["@"],
    ] {
      let answer = portico(["check", "--no-cache", "--baseline", "@known"] + words)
      #expect(answer.error.isEmpty, "\(words): \(answer.error)")
      #expect(answer.status == 0)
    }
    try FileManager.default.removeItem(atPath: portico.path("App/Sub/SignUp.swift"))
    let gone = portico("check", "--no-cache", "--baseline", "@known", "@")
    #expect(gone.error.hasPrefix("note: 1 finding of @/known is gone;"), "\(gone)")
    #expect(portico("check", "--no-cache", "--baseline", "/dev/null", "@").status == 1)
  }

  @Test("What can't be read is told when findings are frozen, too")
  func frozenPartly() throws {
    try portico.write(Samples.login, to: "Login.swift")
    let answer = portico("check", "--no-cache", "--write-baseline", "@known", "@", "@gone")
    #expect(
      answer.error
        == "note: @/gone: there is no such file or folder\n1 finding is in @/known now\n")
    #expect(answer.status == 2)
    #expect(answer.out.isEmpty)
  }

  @Test("A baseline that is missing or none is a mistake")
  func noBaseline() throws {
    try portico.write(Samples.clean, to: "A.swift")
    let missing = portico("check", "--no-cache", "--baseline", "@known", "@")
    #expect(missing.error.contains("there is no baseline @/known; --write-baseline makes one"))
    #expect(missing.status == 2)
    try portico.write("# head\n{}\n", to: "known")
    let other = portico("check", "--no-cache", "--baseline", "@known", "@")
    #expect(other.error.contains("@/known:2: this is no line of a baseline"))
    #expect(other.status == 2)
  }

  @Test("A difference to a revision is judged alone, in whatever form git is set to tell it")
  func difference() throws {
    try portico.git("init", "-q", "-b", "main")
    try portico.git("config", "diff.noprefix", "true")
    try portico.git("config", "color.ui", "always")
    try portico.write(Samples.login, to: "Ä b/Login.swift")
    try portico.write(Samples.clean, to: "About.swift")
    try portico.git("add", "-A")
    try portico.git("commit", "-q", "-m", "a")

    let same = portico("check", "--no-cache", "--diff", "main", "@")
    #expect(same.out == "0 screens, 0 findings\n", "\(same)")
    #expect(same.status == 0)

    // An old finding stays unsaid though its file changes; a new one is told.
    let more = """
      ++ b/About.swift
      class MoreViewController: UIViewController {
        func more() { URLSession.shared.dataTask(with: url) { _, _, _ in }.resume() }
      }
      """
    try portico.write(Samples.login + more, to: "Ä b/Login.swift")
    let changed = portico("check", "--no-cache", "--diff", "HEAD", "@")
    #expect(changed.out.contains("2 screens, 1 finding"), "\(changed.out)")
    #expect(changed.out.contains("@/Ä b/Login.swift:12: "), "\(changed.out)")
    #expect(changed.status == 1)

    // Content that looks like the head of another file's changes.
    try portico.write(
      "++ b/About.swift\n" + Samples.login + more.replacing("++ b", with: "// b"),
      to: "Ä b/Login.swift")
    let odd = portico("check", "--no-cache", "--diff", "HEAD", "@")
    #expect(odd.out.contains("@/Ä b/Login.swift:13: "), "\(odd.out)")

    // New files are judged whole, and what others did since the branch left is not.
    try portico.git("checkout", "-q", "-b", "branch")
    try portico.git("checkout", "-q", "--", ".")
    try portico.write(Samples.login.replacing("Login", with: "New"), to: "New.swift")
    let new = portico("check", "--no-cache", "--diff", "main", "@")
    #expect(new.out.contains("NewViewController does networking itself"))
    #expect(new.out.contains("1 screen, 1 finding"), "\(new.out)")
    try portico.git("checkout", "-q", "main")
    try FileManager.default.removeItem(atPath: portico.path("New.swift"))
    try portico.write(Samples.clean, to: "Ä b/Login.swift")
    try portico.git("commit", "-q", "-a", "-m", "b")
    try portico.git("checkout", "-q", "branch")
    let behind = portico("check", "--no-cache", "--diff", "main", "@")
    #expect(behind.out == "0 screens, 0 findings\n", "\(behind.out)")
  }

  @Test("A revision or repository that is none is a mistake")
  func noRevision() throws {
    try portico.write(Samples.clean, to: "A.swift")
    let outside = portico("check", "--no-cache", "--diff", "main", "@")
    #expect(outside.error.contains("@: git says: fatal: not a git repository"), "\(outside.error)")
    #expect(outside.status == 2)
    try portico.git("init", "-q")
    try portico.git("add", "-A")
    try portico.git("commit", "-q", "-m", "a")
    try portico.git("branch", "release/12")
    for (revision, answer) in [
      ("nope", "'nope' is no revision that git knows\n"),
      ("release/21", "'release/21' is no revision that git knows; did you mean 'release/12'?"),
      ("HEAD:A.swift", "'HEAD:A.swift' is no revision that git knows\n"),
      ("nope..HEAD", "name one, such as 'main', not a range"),
      ("--output=/tmp/a", "'--output=/tmp/a' is no revision that git knows\n"),
      ("", "'' is no revision that git knows\n"),
    ] {
      let unknown = portico("check", "--no-cache", "--diff", revision, "@")
      #expect(unknown.error.contains(answer), "\(unknown.error)")
      #expect(unknown.status == 2)
    }
    let gone = portico("check", "--no-cache", "--diff", "HEAD", "@", "@gone")
    #expect(gone.out.contains("@/gone: there is no such file or folder"))
    #expect(gone.status == 2)
  }

  @Test("Where histories share no commit, or a clone has too little of them, that is said")
  func histories() throws {
    try portico.git("init", "-q", "-b", "main")
    for name in ["A", "B"] {
      try portico.write(Samples.clean, to: "\(name).swift")
      try portico.git("add", "-A")
      try portico.git("commit", "-q", "-m", name)
    }
    try portico.git(
      "clone", "-q", "--depth", "1", "file://" + portico.path(""), portico.path("Clone"))
    let shallow = portico("check", "--no-cache", "--diff", "HEAD~1", "@Clone")
    #expect(shallow.error.contains("the clone is shallow: 'git fetch --unshallow'"), "\(shallow)")
    #expect(shallow.status == 2)
    try portico.git("checkout", "-q", "--orphan", "other")
    try portico.git("commit", "-q", "-m", "c")
    let other = portico("check", "--no-cache", "--diff", "main", "@A.swift")
    #expect(other.error.hasPrefix("note: no commit is known that 'main' and HEAD both come from"))
    #expect(other.status == 0)
  }

  @Test(
    "What moved to another file unchanged is no change; each path is compared in its own repository"
  )
  func moved() throws {
    try portico.git("init", "-q", "-b", "main")
    try portico.git("config", "diff.interHunkContext", "9")
    try portico.write(Samples.login, to: "App/Login.swift")
    try portico.write(Samples.clean, to: "App/About.swift")
    try portico.git("add", "-A")
    try portico.git("commit", "-q", "-m", "a")
    try portico.git("mv", "App/Login.swift", "App/Log in.swift")
    #expect(
      portico("check", "--no-cache", "--diff", "HEAD", "@App").out == "0 screens, 0 findings\n")
    // Changes around a line that stayed.
    try portico.write(
      Samples.login.replacing("func load", with: "func reload").replacing("    }", with: "    } //")
        .replacing("  }\n}", with: "  } //\n}"), to: "App/Log in.swift")
    let around = portico("check", "--no-cache", "--diff", "HEAD", "@App")
    #expect(around.out.contains("1 screen, 0 findings"), "\(around.out)")

    let other = try CommandRun()
    try other.git("init", "-q", "-b", "main")
    try other.git("commit", "-q", "--allow-empty", "-m", "a")
    try other.write(Samples.login, to: "Other.swift")
    let both = portico(
      "check", "--no-cache", "--diff", "HEAD", "@App/About.swift", other.folder.path)
    #expect(both.out.contains("/Other.swift:7: "), "\(both.out)")
  }

  @Test("Git may warn as much as it likes")
  func warnings() throws {
    try portico.git("init", "-q", "-b", "main")
    try portico.git("commit", "-q", "--allow-empty", "-m", "a")
    let name = String(repeating: "x", count: 200)
    for index in 0..<600 { try portico.write("// \n", to: "\(name)\(index).swift") }
    try portico.git("add", "-A")
    try portico.git("config", "core.autocrlf", "true")
    for index in 0..<600 { try portico.write("//\n//\n", to: "\(name)\(index).swift") }
    #expect(portico("check", "--no-cache", "--diff", "HEAD", "@").status == 0)
  }

  @Test("The configuration beside the sources counts: layers, permissions, what is left out")
  func configuration() throws {
    try portico.write(Samples.login, to: "Old/Login.swift")
    try portico.write("struct Engine {}", to: "Core/Engine.swift")
    try portico.write("struct Panel { let engine: Engine }", to: "Views/Panel.swift")
    #expect(portico("check", "--no-cache", "@").out.contains("1 screen, 1 finding"))
    try portico.write(
      """
      layers:
        Views:
          folders: [Views]
        Core:
          folders: [Core]
      allow:
        KeepServicesOutOfViewControllers: [Old]
      """, to: ".portico.yml")
    let layers = portico("check", "--no-cache", "@")
    #expect(layers.out.contains("@/Views/Panel.swift:1: Views knows Engine of Core"))
    #expect(layers.out.contains("1 screen, 1 finding"))
    try portico.write("leave out: [Old, Views/Panel.swift]", to: "other.yml")
    let other = portico("check", "--no-cache", "--config", "@other.yml", "@")
    #expect(other.out == "0 screens, 0 findings\n")
    try portico.write("layers: [", to: ".portico.yml")
    let wrong = portico("check", "--no-cache", "@")
    #expect(wrong.error == "portico check: @/.portico.yml:1:10: a ']' is missing\n")
    #expect(wrong.status == 2)
  }

  @Test("Rules are chosen and left out by name")
  func rules() throws {
    try portico.write(Samples.login, to: "Login.swift")
    #expect(portico("check", "--no-cache", "--rule", "HoldDelegatesWeakly", "@").status == 0)
    let without = portico(
      "check", "--no-cache", "--skip-rule", "KeepServicesOutOfViewControllers", "@")
    #expect(without.status == 0)
    let wrong = portico("check", "--no-cache", "--rule", "HoldDelegateWeakly", "@")
    #expect(wrong.error.contains("did you mean 'HoldDelegatesWeakly'?"))
    #expect(wrong.status == 2)
  }
}
