import Foundation
import Testing

@Suite("What comes by standard input and lists")
struct InputTests {
  let portico: CommandRun

  init() throws {
    portico = try CommandRun()
    try portico.write(Samples.login, to: "App/Login.swift")
    try portico.write(Samples.login.replacing("Login", with: "SignUp"), to: "App/SignUp.swift")
    try portico.write(Samples.clean, to: "App/About.swift")
  }

  @Test("Only findings and screens in listed files are reported")
  func listed() throws {
    try portico.write("\n \(portico.path("App/SignUp.swift")) \r\n\n", to: "list")
    let answer = portico("check", "--no-cache", "--files-from", "@list", "@App")
    #expect(answer.out.contains("SignUpViewController does networking itself"))
    #expect(!answer.out.contains("LoginViewController"))
    #expect(answer.out.hasSuffix("1 screen, 1 finding\n"))
    #expect(answer.error.isEmpty)
    #expect(answer.status == 1)
    let clean = portico(
      "check", "--no-cache", "--files-from", "-", "@App", input: "@/App/About.swift\n")
    #expect(clean.out.hasSuffix("1 screen, 0 findings\n"), "\(clean)")
    #expect(clean.status == 0)
    let none = portico("check", "--no-cache", "--files-from", "-", "@App")
    #expect(none.out == "0 screens, 0 findings\n")
    #expect(none.status == 0)
  }

  @Test("A listed file that is not there or not checked is told with its line")
  func unknown() throws {
    try portico.write(Samples.login, to: "Other/Other.swift")
    try portico.write(
      ["App/Gone.swift", "Other/Other.swift", "README.md"].map { portico.path($0) }
        .joined(separator: "\n"), to: "list")
    let answer = portico("check", "--no-cache", "--files-from", "@list", "@App")
    #expect(
      answer.error == """
        note: @/list:1: there is no file @/App/Gone.swift
        note: @/list:2: @/Other/Other.swift is not among the files that are checked

        """)
    try portico.write(Data([0xFF]), to: "list")
    let odd = portico("check", "--no-cache", "--files-from", "@list", "@App")
    #expect(odd.error == "portico check: @/list cannot be read: it is not UTF-8\n")
    #expect(odd.status == 2)
  }

  @Test("A text from standard input stands in for its file, and is judged with the rest")
  func draft() throws {
    let edited = portico(
      "check", "--no-cache", "--format", "xcode", "--stdin-path", "@App/About.swift", "@App",
      input: "\n  " + Samples.login.replacing("Login", with: "About"))
    #expect(
      edited.out.contains(
        "@/App/About.swift:8:5: warning: AboutViewController does networking itself"), "\(edited)")
    #expect(edited.out.contains("@/App/Login.swift:7:5: warning: "))

    // What a coordinator in another file does is known.
    try portico.write(
      "import UIKit\nclass FeedCoordinator { func start() {} }\n", to: "App/Feed.swift")
    let screen = """
      import UIKit
      class FeedViewController: UIViewController { var coordinator: FeedCoordinator? }
      """
    let new = portico(
      "check", "--no-cache", "--stdin-path", "@App/New.swift", "@App", input: screen)
    #expect(new.out.contains("@/App/New.swift:2: "), "\(new)")
    #expect(new.out.contains("HoldCoordinatorsWeakly (1)"))
    #expect(!FileManager.default.fileExists(atPath: portico.path("App/New.swift")))

    try portico.write(portico.path("App/Login.swift"), to: "list")
    let mended = portico(
      "check", "--no-cache", "--stdin-path", "@App/./Login.swift", "--files-from", "@list", "@App",
      input: Samples.clean.replacing("About", with: "Login"))
    #expect(mended.out.hasSuffix("1 screen, 0 findings, 1 coordinator\n"), "\(mended)")
    #expect(mended.status == 0)
  }

  @Test("A text from standard input is neither kept nor answered from what was kept")
  func cached() throws {
    let words = ["check", "--cache", "@cache", "@App/Login.swift"]
    #expect(portico(words).status == 1)
    let draft = portico(words + ["--stdin-path", "@App/Login.swift"], input: Samples.clean)
    #expect(draft.status == 0)
    #expect(portico(words).status == 1)
  }
}
