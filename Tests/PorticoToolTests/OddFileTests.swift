import Foundation
import PorticoTool
import Synchronization
import Testing

@Suite("Odd files and folders")
struct OddFileTests {
  let portico: CommandRun

  init() throws {
    portico = try CommandRun()
    try portico.write(Samples.clean, to: "About.swift")
  }

  @Test("What is no UTF-8 is told, judged as far as it can be read, and no failure")
  func encodings() throws {
    try portico.write(Data([0xFF, 0xFE, 0x41, 0x00]), to: "Wide.swift")
    try portico.write(
      Data("class Caf\u{E9}: UIViewController {}".unicodeScalars.map { UInt8($0.value) }),
      to: "Latin.swift")
    let answer = portico("check", "--no-cache", "@")
    #expect(answer.out.contains("@/Wide.swift: the file is UTF-16; Swift reads UTF-8"))
    #expect(answer.out.contains("@/Latin.swift: the file is not UTF-8"))
    #expect(answer.out.contains("AboutViewController"))
    #expect(answer.status == 0, "\(answer)")
  }

  @Test(
    "A bracket, string or comment without an end is told with its line",
    arguments: [
      (
        """
        class A: UIViewController {
          func first() {
            if isReady {
              show()
          }
          func second() { }
        }
        class B: UIViewController { }
        """, "3: '{' is never closed"
      ),
      ("class A {\n  func f() { }\n}\n}\n", "4: '}' closes no '{'"),
      ("class A {\n  func f() { g((1, 2) }\n}\n", "2: '(' is never closed"),
      ("let a = [1, 2\n", "1: '[' is never closed"),
      ("let a = 1\n/* so\n/* on */\n", "2: the comment never ends"),
      ("let a = \"\"\"\n  text\n", "1: the string never ends"),
      ("class A {\n", "1: '{' is never closed"),
    ])
  func brokenSource(source: String, problem: String) throws {
    try portico.write(source, to: "Broken.swift")
    let answer = portico("check", "--no-cache", "@")
    #expect(answer.out.contains("@/Broken.swift:\(problem)"), "\(answer)")
    #expect(answer.out.contains("AboutViewController"))
    #expect(answer.status == 2)
    for (format, start) in [
      ("xcode", "@/Broken.swift:"), ("github", "::error file=@/Broken.swift,line="),
    ] {
      let answer = portico("check", "--no-cache", "--format", format, "@Broken.swift")
      #expect(answer.out.hasPrefix(start + problem.prefix(1)), "\(answer)")
      #expect(answer.status == 2)
    }
    for format in ["checkstyle", "junit", "codeclimate", "sonarqube"] {
      let answer = portico("check", "--no-cache", "--format", format, "@Broken.swift")
      #expect(answer.error == "note: @/Broken.swift:\(problem)\n")
    }
  }

  @Test("View controllers in Objective-C are counted, named and not judged")
  func objectiveC() throws {
    try portico.write(
      """
      #import <UIKit/UIKit.h>
      @interface BaseController : UIViewController
      @end
      @interface Ring : Other
      @end
      @interface Other : Ring
      @end
      """, to: "Old/Base.h")
    try portico.write(
      """
      @interface ListController: BaseController <UITableViewDelegate> {
      }
      @end
      @interface ListController () <UIAlertViewDelegate>
      @end
      @interface Song : NSObject
      @end
      @interface UIView (Song)
      @end
      """, to: "Old/List.m")
    let answer = portico("check", "--cache", "@cache", "@")
    #expect(
      answer.out.hasSuffix(
        """
        Not judged: 2 view controllers in Objective-C: BaseController, ListController

        1 screen, 0 findings

        """), "\(answer.out)")
    #expect(answer.status == 0)
    for (format, text) in [
      ("json", #""ListController""#), ("html", "<p>Not judged: 2 view controllers"),
      ("markdown", "\nNot judged: 2 view controllers"),
    ] {
      #expect(portico("check", "--no-cache", "-f", format, "@").out.contains(text), "\(format)")
    }
    try portico.write("Old/\n", to: ".gitignore")
    #expect(portico("check", "--cache", "@cache", "@").out.contains("1 screen, 0 findings\n"))
    #expect(!portico("check", "--cache", "@cache", "@").out.contains("Not judged"))
  }

  @Test("A generated file of megabytes is left out and told of")
  func huge() throws {
    try portico.write(Data(repeating: 0x41, count: 6_000_000), to: "Huge.swift")
    let answer = portico("check", "--no-cache", "@")
    #expect(answer.out.contains("@/Huge.swift: 6 MB are more than a person writes; left out"))
    #expect(answer.out.contains("1 screen, 0 findings"))
    #expect(answer.status == 0)
  }

  @Test("Five megabytes of code and 20,000 open brackets are read in no time to speak of")
  func large() throws {
    try portico.write(
      String(repeating: "func f() { let a = [1, 2, 3].map { $0 + 1 } }\n", count: 100_000),
      to: "Large.swift")
    try portico.write(String(repeating: "func f() { if ((((", count: 4_000), to: "Deep.swift")
    let answer = portico("check", "--no-cache", "@")
    #expect(answer.out.contains("1 screen, 0 findings"))
  }

  @Test("Links that lead round, nowhere or to a file that is there are followed once")
  func links() throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: portico.path("loop"), withDestinationPath: portico.path(""))
    try files.createSymbolicLink(
      atPath: portico.path("gone.swift"), withDestinationPath: "/nowhere.swift")
    try files.createSymbolicLink(
      atPath: portico.path("Again.swift"), withDestinationPath: portico.path("About.swift"))
    let answer = portico("check", "--no-cache", "@", "@/loop", "@About.swift")
    #expect(answer.out.contains("1 screen, 0 findings"))
    #expect(answer.status == 0)
  }

  @Test("What can't be read ends with status 2, and the rest is judged")
  func unreadable() throws {
    try portico.write(Samples.login, to: "Login.swift")
    let missing = portico("check", "--no-cache", "@", "@none")
    #expect(missing.out.contains("@/none: there is no such file or folder\n"))
    let misspelt = portico("check", "--no-cache", "@Logn.swift")
    #expect(
      misspelt.out.contains("there is no such file or folder; did you mean '@/Login.swift'?"),
      "\(misspelt)")
    #expect(
      portico("advise", "@Logn.swift").error
        == "portico advise: there is no file @/Logn.swift; did you mean '@/Login.swift'?\n")
    #expect(missing.out.contains("LoginViewController does networking itself"))
    #expect(missing.status == 2)
    try portico.write("# No Swift", to: "README.md")
    let odd = portico("check", "--no-cache", "@README.md")
    #expect(odd.out.contains("@/README.md: is neither a folder nor a Swift file"))
    #expect(odd.status == 2)
    try FileManager.default.createDirectory(
      atPath: portico.path("Empty"), withIntermediateDirectories: true)
    let empty = portico("check", "--no-cache", "@Empty")
    #expect(empty.error == "portico check: there is no Swift file in @/Empty\n")
    #expect(empty.status == 2)
  }

  @Test("A folder without permission is told of", .disabled(if: getuid() == 0, "root reads all"))
  func locked() throws {
    try portico.write(Samples.login, to: "Locked/Login.swift")
    chmod(portico.path("Locked"), 0)
    defer { chmod(portico.path("Locked"), 0o755) }
    let answer = portico("check", "--no-cache", "@")
    #expect(answer.out.contains("@/Locked: cannot be read: Permission denied"))
    #expect(
      portico("check", "--no-cache", "@Locked/Login.swift").out.contains(
        "@/Locked/Login.swift: cannot be read: Permission denied"))
    #expect(
      portico("check", "--no-cache", "-o", "@Locked/a", "@About.swift").error
        == "portico check: @/Locked/a cannot be written: Permission denied\n")
    #expect(answer.status == 2)
  }

  @Test("Vendored, generated and ignored code is not read, also by what stands above the folder")
  func leftOut() throws {
    try portico.git("init", "-q")
    try portico.write("Old/\n*.tmp.swift\nApp/Secret\n!App/Kept.tmp.swift\n", to: ".gitignore")
    for place in [
      "App/Pods/A.swift", "App/Old/B.swift", "App/C.tmp.swift", "App/D.generated.swift",
      "App/Secret/E.swift",
    ] {
      try portico.write(Samples.login, to: place)
    }
    try portico.write(
      "// swiftlint:disable all\n// Generated using SwiftGen — https://example.com\n"
        + Samples.login, to: "App/F.swift")
    try portico.write(
      "//\n// DO NOT EDIT.\n// Code generated by a tool.\n\n" + Samples.login, to: "App/G.swift")
    try portico.write(
      "// Shows what was generated by the model.\n" + Samples.clean, to: "App/Kept.tmp.swift")
    let answer = portico("check", "--no-cache", "@App")
    #expect(answer.out.contains("1 screen, 0 findings"), "\(answer.out)")
  }

  @Test("A cache that can't be written is told of; a damaged one is an empty one")
  func cache() throws {
    try portico.write("no folder", to: "file")
    let answer = portico("check", "--cache", "@file/cache", "@")
    #expect(answer.error.hasPrefix("note: @/file/cache cannot be written"))
    #expect(answer.status == 0)
    try portico.write(Samples.login, to: "Login.swift")
    let fresh = portico("check", "--cache", "@cache", "@")
    #expect(fresh.error.isEmpty)
    for name in ["cache", "cache.reports"] {
      let whole = try Data(contentsOf: portico.folder.appending(path: name))
      var damages = [Data(), whole.prefix(whole.count / 2), whole + whole]
      for start in stride(from: 0, to: whole.count, by: 97) {
        var damaged = whole
        for index in start..<min(whole.count, start + 5) { damaged[index] ^= 0x5A }
        damages.append(damaged)
      }
      for damage in damages {
        try portico.write(damage, to: name)
        if name == "cache" { try portico.write(Data(), to: "cache.reports") }
        let answer = portico("check", "--cache", "@cache", "@")
        #expect(answer.out == fresh.out)
        #expect(answer.status == fresh.status)
      }
    }
  }

  @Test("A bar shows on a terminal how far many files are read, and leaves nothing behind")
  func progress() throws {
    for index in 0..<520 { try portico.write("//\n", to: "Many/\(index).swift") }
    func shown(_ path: String, columns: Int = 80) -> String {
      let text = Mutex("")
      let bar = ProgressBar(columns: columns) { part in text.withLock { $0 += part } }
      _ = Tool.run(
        ["check", "--no-cache", portico.path(path)],
        Streams(out: { _ in }, error: { _ in }, progress: bar))
      return text.withLock { $0 }
    }
    let text = shown("Many")
    #expect(text.contains("\r" + String(repeating: "█", count: 30) + " 520/520"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
    for part in shown("Many", columns: 40).split(separator: "\r") { #expect(part.count < 40) }
    #expect(shown("About.swift").isEmpty)
  }

  @Test("What is read from the cache is judged as what is read from files")
  func cached() throws {
    try portico.write(Samples.login, to: "Login.swift")
    let first = portico("check", "--cache", "@cache", "--explain", "@")
    let second = portico("check", "--cache", "@cache", "--explain", "@")
    #expect(first.out == second.out)
    try portico.write(Samples.login.replacing("URLSession", with: "Session"), to: "Login.swift")
    let third = portico("check", "--cache", "@cache", "--explain", "@")
    #expect(third.out != first.out)
  }
}
