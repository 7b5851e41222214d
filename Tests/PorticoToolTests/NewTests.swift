import Foundation
import PorticoTool
import Testing

@Suite("portico new, templates and advise")
struct NewTests {
  let portico: CommandRun

  init() throws { portico = try CommandRun() }

  @Test("It names the files it writes, and the second time that nothing is missing")
  func writes() throws {
    try portico.write("", to: "Shop.xcodeproj/project.pbxproj")
    try portico.write("", to: "Shop/AppDelegate.swift")
    let first = portico("new", "screen", "Cart", "-a", "mvc", "-f", "name:String", "-i", "@Shop")
    #expect(first.status == 0)
    #expect(first.error == "")
    #expect(
      first.out.split(separator: "\n").map { $0.replacing(/^\+ .*@?\/Shop/, with: "+ Shop") } == [
        "+ Shop/Cart/Cart.swift", "+ Shop/Cart/CartContentView.swift",
        "+ Shop/Cart/CartLoading.swift", "+ Shop/Cart/CartViewController.swift",
        "+ ShopTests/Cart/CartLoaderStub.swift", "+ ShopTests/Cart/CartViewControllerTests.swift",
      ])
    let again = portico("new", "screen", "Cart", "-a", "mvc", "-i", "@Shop")
    #expect(again.out == "Nothing is missing.\n")
    #expect(again.status == 0)
    let more = portico("new", "module", "Cart", "-a", "mvc", "-f", "count:Int", "-i", "@Shop")
    #expect(more.out.contains("~ ") && more.out.contains("/CartModule.swift\n"))
  }

  @Test("A dry run shows what would be written, and writes nothing")
  func dryRun() throws {
    let answer = portico("new", "screen", "Cart", "-a", "viper", "-i", "@App", "--dry-run")
    #expect(answer.status == 0)
    #expect(answer.out.hasPrefix("--- /dev/null\n+++ b/"))
    #expect(answer.out.contains("\n+final class CartInteractor: Interactor<"))
    #expect(!FileManager.default.fileExists(atPath: portico.path("App")))
  }

  @Test("What a package lacks is told beside what was written")
  func notes() throws {
    try portico.write(
      "let package = Package(name: \"A\", targets: [.target(name: \"A\")])", to: "Package.swift")
    let answer = portico("new", "screen", "Cart", "-i", "@")
    #expect(answer.status == 0)
    #expect(answer.error.contains("note: Package.swift needs .testTarget(name: \"ATests\""))
    #expect(answer.error.contains("note: the target A needs .product(name: \"Portico\""))
  }

  @Test(
    "What can't be written is told, and nothing is written",
    arguments: [
      (["screen"], "specify a kind and a name"),
      (["screen", "1st"], "'1st' is not a valid name in Swift"),
      (["scren", "A"], "did you mean 'screen'?"),
      (["screen", "A", "-f", "a:Person"], "give a value of it: a:Person=VALUE"),
      (["screen", "A", "-a", "mvvn"], "did you mean 'mvvm'?"),
    ])
  func mistakes(_ words: [String], _ message: String) throws {
    var answer = CommandRun.Answer(status: 0, out: "", error: "")
    answer.status = Tool.run(
      ["new"] + words + ["-i", portico.path("App")],
      Streams(out: { answer.out += $0 }, error: { answer.error += $0 }))
    #expect(answer.status == 2)
    #expect(answer.error.contains(message))
    #expect(answer.out == "")
    #expect(!FileManager.default.fileExists(atPath: portico.path("App")))
  }

  @Test("Templates are listed, all that are built in among them")
  func templates() {
    let answer = portico("templates")
    #expect(answer.out.contains("screen-mvp-supervising  (built in)\n"))
    #expect(portico("templates", "screen-mvvmm").error.contains("did you mean 'screen-mvvm'?"))
  }

  @Test("A plan is printed for each view controller of a file, with the file as it was named")
  func advise() throws {
    try portico.write(
      """
      import UIKit
      class AViewController: UIViewController {
        func go() { navigationController?.pushViewController(BViewController(), animated: true) }
      }
      class BViewController: UIViewController {}
      """, to: "A.swift")
    let answer = portico("advise", "@A.swift", isColored: false)
    #expect(answer.status == 0)
    #expect(answer.out.contains("AViewController  @/A.swift:2\n"))
    #expect(answer.out.contains("1. ACoordinator takes navigation\n"))
    #expect(answer.out.contains("BViewController  @/A.swift:5\n"))
    try portico.write("struct A {}\n", to: "B.swift")
    #expect(portico("advise", "@B.swift").error.contains("declares no view controller"))
    #expect(portico("advise", "@C.swift").status == 2)
    #expect(portico("advise").error.contains("specify a file"))
  }
}
