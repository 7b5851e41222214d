import Foundation
import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("Writing into a project")
struct GeneratorTests {
  private let project: Project
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try Project() }

  @discardableResult
  private func new(
    _ kind: String, _ name: String, _ architecture: Architecture? = nil, _ fields: String? = nil,
    into place: String = ""
  ) throws -> Plan {
    try project.new(kind, name, architecture, fields, into: place)
  }

  @Test("A screen goes into the package's target, its tests into the tests of that")
  func package() throws {
    let plan = try new("screen", "cart", .mvp)
    #expect(plan.notes == [])
    #expect(
      folder.files.dropFirst() == [
        "Sources/Shop/Cart/Cart.swift", "Sources/Shop/Cart/CartContentView.swift",
        "Sources/Shop/Cart/CartLoading.swift", "Sources/Shop/Cart/CartPresenter.swift",
        "Sources/Shop/Cart/CartView.swift", "Sources/Shop/Cart/CartViewController.swift",
        "Tests/ShopTests/Cart/CartLoaderStub.swift",
        "Tests/ShopTests/Cart/CartPresenterTests.swift",
        "Tests/ShopTests/Cart/CartViewControllerTests.swift",
        "Tests/ShopTests/Cart/CartViewSpy.swift",
      ])
    #expect(
      try folder.read("Tests/ShopTests/Cart/CartViewSpy.swift").contains("@testable import Shop"))
  }

  @Test("Of several targets one must be named; what a target lacks is said")
  func targets() throws {
    try folder.write(
      """
      let package = Package(name: "Shop", targets: [
        .target(name: "Domain"),
        .target(name: "Screens", dependencies: ["Domain", .target(name: "Domain")], path: "Code/UI"),
      ])
      """, to: "Package.swift")
    #expect {
      try new("screen", "cart", .mvc)
    } throws: {
      "\($0)".contains("Sources/Domain, Code/UI")
    }
    let plan = try new("screen", "cart", .mvvm, into: "Code/UI/Features")
    #expect(folder.files.contains("Code/UI/Features/Cart/CartViewController.swift"))
    #expect(folder.files.contains("Tests/ScreensTests/Cart/CartViewModelTests.swift"))
    #expect(plan.notes.contains { $0.contains(".testTarget(name: \"ScreensTests\"") })
    #expect(plan.notes.contains { $0.contains("name: \"Portico\"") })
  }

  @Test("Beside an Xcode project, tests import what the project is called")
  func xcode() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "My App.xcodeproj/project.pbxproj")
    var request = Generator.Request(kind: "screen", name: "Cart", folder: other.path + "/App/Cart")
    request.architecture = .mvc
    try Generator(request).plan().write()
    #expect(other.files.contains("App/Cart/Cart/CartViewController.swift"))
    #expect(
      try other.read("My AppTests/Cart/CartViewControllerTests.swift").contains(
        "@testable import My_App"))
  }

  @Test("In an Xcode project without more said, sources and tests go where Xcode has them")
  func xcodeFolders() throws {
    let other = try TemporaryFolder()
    try other.write("", to: "Shop.xcodeproj/project.pbxproj")
    try other.write("import UIKit\n", to: "Shop/AppDelegate.swift")
    try other.write("", to: "ShopUITests/A.swift")
    try other.write("", to: "UnitTests/A.swift")
    var request = Generator.Request(kind: "screen", name: "Cart", folder: other.path)
    request.architecture = .mvc
    try Generator(request).plan().write()
    #expect(other.files.contains("Shop/Cart/CartViewController.swift"))
    #expect(other.files.contains("UnitTests/Cart/CartViewControllerTests.swift"))
  }

  @Test("A target that the manifest does not name plainly is found by its folder")
  func unnamedTarget() throws {
    try folder.write(
      "let package = Package(name: \"Shop\")\npackage.targets = names.map { .target(name: $0) }\n",
      to: "Package.swift")
    try folder.write("", to: "Sources/Cart/A.swift")
    let plan = try new("screen", "cart", .mvvm, into: "Sources/Cart")
    #expect(folder.files.contains("Tests/CartTests/Cart/CartViewModelTests.swift"))
    #expect(plan.notes.contains { $0.hasPrefix("Package.swift needs .package(") })
    #expect {
      try new("screen", "cart", .mvvm, into: "Sources/Crat")
    } throws: {
      "\($0)".contains("Package.swift declares no target")
    }
  }

  @Test("Only what uses Portico asks for it", arguments: Architecture.allCases)
  func needs(_ architecture: Architecture) throws {
    try folder.write(
      "let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])",
      to: "Package.swift")
    func asks(_ plan: Plan) -> Bool {
      plan.notes.contains { $0.contains(".product(name: \"Portico\"") }
    }
    let isPlain = architecture == .mvc || architecture == .mvp || architecture == .coordinator
    let plan = try new("screen", "cart", architecture)
    #expect(asks(plan) != isPlain)
    #expect(plan.notes.contains { $0.contains(".product(name: \"UIKit\"") })
    #expect(asks(try new("coordinator", "cart", architecture)))
  }

  @Test("What a target knows by another is not asked for")
  func indirectDependency() throws {
    try folder.write(
      """
      let package = Package(name: "Shop", targets: [
        .target(name: "Base", dependencies: [
          .product(name: "Portico", package: "Portico"), .product(name: "UIKit", package: "Portico"),
        ]),
        .target(name: "Shop", dependencies: ["Base"]),
        .testTarget(name: "AllTests", dependencies: ["Base", "Shop"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ])
      """, to: "Package.swift")
    #expect(try new("screen", "cart", .mvvm, into: "Sources/Shop").notes == [])
    #expect(folder.files.contains("Tests/ShopTests/Cart/CartViewModelTests.swift"))
  }

  @Test("Nothing is written beside a repository")
  func repository() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/Package.swift")
    try folder.write("", to: ".git/HEAD")
    try new("screen", "cart", .mvc)
    #expect(folder.files.contains("Tests/Cart/CartViewControllerTests.swift"))
  }

  @Test("Run again, nothing is missing and nothing is touched")
  func again() throws {
    for architecture in Architecture.allCases {
      let name = "s\(architecture.rawValue)"
      try new("coordinator", name, architecture, "name:String,at:Date?")
      #expect(try new("coordinator", name, architecture).changes == [], "\(architecture)")
      #expect(try new("screen", name, architecture).changes == [], "\(architecture)")
    }
  }

  @Test("What is missing is added: a file, a type, a member, an import")
  func missing() throws {
    try new("screen", "cart", .mvp, "name:String")
    let loading = try folder.read("Sources/Shop/Cart/CartLoading.swift")
    try folder.write("", to: "Sources/Shop/Cart/CartLoading.swift")
    let path = "Sources/Shop/Cart/CartPresenter.swift"
    let whole = try folder.read(path)
    let load = try #require(whole.firstRange(of: "  func load()"))
    let show = try #require(whole.firstRange(of: "  private func show"))
    var text = whole
    text.removeSubrange(load.lowerBound..<show.lowerBound)
    try folder.write(text, to: path)
    try new("screen", "cart", .mvp)
    #expect(try folder.read(path) == whole)
    #expect(try folder.read("Sources/Shop/Cart/CartLoading.swift") == loading)
    let model = "Sources/Shop/Cart/Cart.swift"
    try new("screen", "cart", .mvp, "due:Date")
    #expect(try folder.read(model).hasPrefix("import Foundation\n"))
    #expect(try folder.read(model).contains("  var name: String = \"\"\n  var due: Date = "))
  }

  @Test("Members come back with their comments, also the last and into braces that are indented")
  func missingMembers() throws {
    try new("coordinator", "cart", .mvc, "name:String")
    let path = "Sources/Shop/Cart/CartCoordinator.swift"
    let whole = try folder.read(path)
    for (from, to) in [
      ("  /// A flow that is a part", "  /// A flow in a"), ("\n  override func", "}\n"),
    ] {
      let start = try #require(whole.firstRange(of: from)).lowerBound
      let end = try #require(whole[start...].ranges(of: to).last).lowerBound
      var text = whole
      text.removeSubrange(start..<end)
      try folder.write(text, to: path)
      try new("coordinator", "cart", .mvc)
      #expect(try folder.read(path) == whole, "\(from)")
    }
    try folder.write(
      "#if os(iOS)\n  struct Cart: Hashable {\n  }\n#endif\n", to: "Sources/Shop/Cart/Cart.swift")
    try new("screen", "cart", .mvc, "name:String")
    #expect(
      try folder.read("Sources/Shop/Cart/Cart.swift")
        == "#if os(iOS)\n  struct Cart: Hashable {\n  var name: String = \"\"\n  }\n#endif\n")
  }

  @Test("What a person wrote stays, and is told")
  func handWritten() throws {
    try new("screen", "cart", .mvvm, "name:String")
    let path = "Sources/Shop/Cart/CartViewController.swift"
    var text = try folder.read(path)
    text = text.replacing(
      "content.nameLabel.bind(\\.text, to: viewModel, \\.name)",
      with:
        "content.nameLabel.bind(\\.text, to: viewModel, \\.name)\n    // Shown in green.\n    content.nameLabel.textColor = .green"
    )
    text += "\nextension CartViewController {\n  func mine() {}\n}\n"
    try folder.write(text, to: path)
    let plan = try new("screen", "cart", .mvvm, "count:Int")
    #expect(try folder.read(path) == text)
    #expect(plan.notes.count == 1)
    #expect(
      plan.notes[0].hasSuffix(
        """
        CartViewController.swift:28: 'func bind()' was edited and stays as it is; the template adds:
            content.countLabel.bind(\\.text, to: viewModel, \\.count)
        """))
    #expect(
      try folder.read("Sources/Shop/Cart/CartContentView.swift").contains("      countLabel,\n"))
    #expect(try folder.read("Sources/Shop/Cart/CartViewModel.swift").contains("var count: String"))
    #expect(
      try folder.read("Tests/ShopTests/Cart/CartLoaderStub.swift").contains(
        "name: \"Name\",\n      count: 8\n"))
  }

  @Test("Types that were moved to other files are found there")
  func moved() throws {
    try new("screen", "cart", .viper, "name:String")
    let old = folder.path + "/Sources/Shop/Cart/CartContract.swift"
    try folder.write(
      try folder.read("Sources/Shop/Cart/CartContract.swift"), to: "Sources/Shop/All.swift")
    try FileManager.default.removeItem(atPath: old)
    try new("screen", "cart", .viper, "count:Int")
    #expect(!FileManager.default.fileExists(atPath: old))
    #expect(
      try folder.read("Sources/Shop/All.swift").contains(
        "  func show(name: String)\n  func show(count: String)\n  func show(failure: String?)"))
  }

  @Test("A conformance that was moved into the class is not written twice")
  func conformance() throws {
    try new("screen", "cart", .mvp, "name:String")
    let path = "Sources/Shop/Cart/CartViewController.swift"
    let text = try folder.read(path)
      .replacing("UIViewController {", with: "UIViewController, CartView {")
      .replacing("}\n\nextension CartViewController: CartView {\n", with: "\n")
    try folder.write(text, to: path)
    #expect(try new("screen", "cart", .mvp).changes == [])
    try new("screen", "cart", .mvp, "count:Int")
    let now = try folder.read(path)
    #expect(!now.contains("extension"))
    #expect(now.contains("  func show(count: String) { content.countLabel.text = count }"))
  }

  @Test("A screen is not written in two architectures")
  func otherPattern() throws {
    try new("screen", "cart", .mvc)
    #expect {
      try new("screen", "cart", .mvvm)
    } throws: {
      "\($0)".contains("CartViewController.swift:4: CartViewController already exists as MVC")
    }
  }

  @Test("What every screen or app has already is no name for one", arguments: Architecture.allCases)
  func names(_ architecture: Architecture) throws {
    #expect(
      throws: Mistake(message: "'content' is a name that every screen uses; choose another name")
    ) { try new("screen", "content", architecture) }
    #expect(
      throws: Mistake(message: "'Portico' is a module that every app imports; choose another name")
    ) { try new("app", "portico", architecture) }
  }

  @Test("A field's type can't change by itself")
  func otherType() throws {
    try new("screen", "cart", .mvc, "count:Int")
    #expect {
      try new("screen", "cart", .mvc, "count:String")
    } throws: {
      "\($0)".contains("the field 'count' is Int already, not String")
    }
  }

  @Test("A plan shows its differences and writes nothing")
  func plan() throws {
    try new("screen", "cart", .mvc, "name:String")
    let files = folder.files
    var request = Generator.Request(kind: "module", name: "cart", folder: folder.path)
    request.architecture = .mvc
    request.fields = try Field.list("count:Int")
    let diff = try Generator(request).plan().diff(from: folder.path)
    #expect(
      diff.contains(
        """
        --- a/Sources/Shop/Cart/Cart.swift
        +++ b/Sources/Shop/Cart/Cart.swift
        @@ -1,4 +1,5 @@
         /// What the cart screen shows.
         struct Cart: Equatable, Sendable {
           var name: String = ""
        +  var count: Int = 0
         }

        """))
    #expect(
      diff.contains("--- /dev/null\n+++ b/Sources/Shop/Cart/CartModule.swift\n@@ -0,0 +1,10 @@\n"))
    #expect(folder.files == files)
  }

  @Test("A file that has come up meanwhile is not overwritten, and nothing else is written")
  func meanwhile() throws {
    let plan = try Generator(.init(kind: "screen", name: "cart", folder: folder.path)).plan()
    try folder.write("mine", to: "Sources/Shop/Cart/CartViewModel.swift")
    #expect(throws: Mistake.self) { try plan.write() }
    #expect(folder.files.count == 2)
  }

  @Test("A project's own template goes before the built-in one")
  func ownTemplate() throws {
    try folder.write(
      "/// {{words}}\nenum {{Name}} {}\n", to: ".portico/templates/screen/{{Name}}.swift")
    try folder.write(
      "@testable import {{module}}", to: ".portico/templates/screen/Tests/{{Name}}Tests.swift")
    try folder.write("# {{Title}}", to: ".portico/templates/note-viper/Root/docs/{{name}}.md")
    try new("screen", "user cart", .mvc)
    #expect(try folder.read("Sources/Shop/UserCart.swift") == "/// user cart\nenum UserCart {}\n")
    #expect(try folder.read("Tests/ShopTests/UserCartTests.swift") == "@testable import Shop\n")
    try new("note", "user cart", .viper)
    #expect(try folder.read("docs/userCart.md") == "# User cart\n")
    try folder.write("mine", to: "docs/userCart.md")
    try new("note", "user cart", .viper)
    #expect(try folder.read("docs/userCart.md") == "mine")
    #expect(Templates(near: folder.path + "/Sources/Shop").own == ["note-viper", "screen"])
  }

  @Test("A changed copy of a built-in template remembers fields as that does")
  func changedCopy() throws {
    for file in try Templates(near: folder.path).files("screen-mvc") {
      try folder.write(file.text, to: ".portico/templates/screen-mvc/" + file.path)
    }
    try new("screen", "cart", .mvc, "name:String")
    try new("screen", "cart", .mvc, "count:Int")
    #expect(
      try folder.read("Sources/Shop/Cart/CartViewController.swift").contains(
        "    content.nameLabel.text = cart.name\n    content.countLabel.text = String(cart.count)\n"
      ))
    #expect(try new("screen", "cart", .mvc).changes == [])
  }

  @Test("A broken template writes nothing, and says file, line and placeholder")
  func brokenTemplate() throws {
    try folder.write("struct {{Name}} {}\n", to: ".portico/templates/screen/A{{Name}}.swift")
    try folder.write("\nstruct {{Nome}} {}\n", to: ".portico/templates/screen/B{{Name}}.swift")
    #expect {
      try new("screen", "cart")
    } throws: {
      "\($0)".hasSuffix(
        "screen/B{{Name}}.swift:2: {{Nome}} is not known here; did you mean 'Name'?")
    }
    #expect(folder.files.count == 3)
    #expect {
      try new("scren", "cart")
    } throws: {
      "\($0)".contains("did you mean 'screen'?")
    }
  }
}
