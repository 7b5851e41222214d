import Foundation
import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("Writing into a project that has grown")
struct GrownProjectTests {
  private let project: Project
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try Project() }

  private func message(_ body: () throws -> some Any) -> String {
    do {
      _ = try body()
      return "nothing was thrown"
    } catch { return "\(error)" }
  }

  @Test("Lines end as they do in the file", arguments: Architecture.allCases)
  func carriageReturns(_ architecture: Architecture) throws {
    try project.new("screen", "cart", architecture, "name:String")
    let files = folder.files.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    for file in files {
      try folder.write(try folder.read(file).replacing("\n", with: "\r\n"), to: file)
    }
    try project.new("screen", "cart", architecture, "at:Date")
    let other = try Project()
    try other.new("screen", "cart", architecture, "name:String")
    try other.new("screen", "cart", architecture, "at:Date")
    for file in files {
      let text = try folder.read(file)
      #expect(text == (try other.folder.read(file)).replacing("\n", with: "\r\n"), "\(file)")
    }
    #expect(try project.new("screen", "cart", architecture).changes == [])
  }

  @Test("What is written is indented as the project is", arguments: ["\t", "    "])
  func indentation(_ unit: String) throws {
    try folder.write(
      "struct A {\n\(unit)func a() {\n\(unit)\(unit)b()\n\(unit)}\n}\n", to: "Sources/Shop/A.swift")
    let plan = try project.new("screen", "cart", .mvc, "name:String")
    let text = try folder.read("Sources/Shop/Cart/CartViewController.swift")
    #expect(text.contains("\n\(unit)let content = CartContentView()\n"))
    #expect(text.contains("\n\(unit)\(unit)super.viewDidLoad()\n"))
    #expect(plan.notes == [])
    #expect(try project.new("screen", "cart", .mvc).changes == [])
    try project.new("screen", "cart", .mvc, "count:Int")
    #expect(
      try folder.read("Sources/Shop/Cart/CartContentView.swift").contains(
        "\n\(unit)let nameLabel = UILabel()\n\(unit)let countLabel = UILabel()\n"))
    #expect(
      try folder.read("Sources/Shop/Cart/CartViewController.swift").contains(
        "\n\(unit)\(unit)content.countLabel.text = String(cart.count)\n"))
  }

  @Test("Where there is no code yet, the manifest shows how to indent")
  func indentationOfManifest() throws {
    let manifest = try folder.read("Package.swift")
    try folder.write(manifest.replacing("  ", with: "\t"), to: "Package.swift")
    try project.new("screen", "cart", .mvc)
    #expect(try folder.read("Sources/Shop/Cart/Cart.swift").contains("\n\tvar title"))
  }

  @Test("A model that is there is shown as it is, wherever it is")
  func model() throws {
    let model = """
      import Foundation

      struct Cart: Codable, Hashable {
        let id: UUID
        var total: Decimal
        var note: String?
        var isOpen = true
        var state: State = .empty
        var price: String { "\\(total)" }
        static let none = 0
      }
      """
    try folder.write(model, to: "Sources/Shop/Models/Cart.swift")
    let plan = try project.new("screen", "cart", .mvvm, into: "Sources/Shop/Features")
    #expect(plan.notes == [])
    #expect(try folder.read("Sources/Shop/Models/Cart.swift") == model)
    #expect(!folder.files.contains("Sources/Shop/Features/Cart/Cart.swift"))
    let viewModel = try folder.read("Sources/Shop/Features/Cart/CartViewModel.swift")
    #expect(viewModel.contains("private var cart = Cart(id: UUID(), total: 0)\n"))
    #expect(viewModel.contains("var id: String { cart.id.uuidString }\n"))
    #expect(viewModel.contains("var state: String { String(describing: cart.state) }\n"))
    #expect(!viewModel.contains("isOpen"))
    #expect(
      try folder.read("Tests/ShopTests/Cart/CartViewModelTests.swift").contains(
        "#expect(viewModel.state == String(describing: (.empty as State)))"))
  }

  @Test("A model that templates can't make a value of is not guessed at")
  func modelOfUnknownTypes() throws {
    try folder.write(
      "struct Cart {\n  var owner: Person\n  let names: [String]\n}\n", to: "Sources/Shop/M.swift")
    #expect(
      message { try project.plan("screen", "cart", .mvc) }.hasSuffix(
        "Sources/Shop/M.swift:2: no value of 'owner' is known; "
          + "give one: --fields 'owner:Person=VALUE'"))
    let plan = try project.new("screen", "cart", .mvc, "owner:Person=Person(age: 1)")
    #expect(plan.notes.count == 1)
    #expect(
      plan.notes.first?.hasSuffix("M.swift:1: Cart must be Equatable for the tests") == true)
    #expect(
      try folder.read("Tests/ShopTests/Cart/CartLoaderStub.swift").contains(
        "    Cart(\n      owner: Person(age: 1),\n      names: [\"Names\"]\n    )\n"))
  }

  @Test("A value that was given once need not be given again")
  func givenValue() throws {
    try project.new("screen", "cart", .mvp, "owner:Person=Person(),name:String=\"Ann\"")
    #expect(
      try folder.read("Sources/Shop/Cart/Cart.swift").contains(
        "var owner: Person = Person()\n  var name: String = \"Ann\"\n"))
    #expect(try project.new("screen", "cart", .mvp).changes == [])
    let plan = try project.new("screen", "cart", .mvp, "count:Int")
    #expect(plan.notes == [])
    #expect(
      try folder.read("Sources/Shop/Cart/CartPresenter.swift").contains(
        "show(name: cart.name)\n    view?.show(count: String(cart.count))\n"))
  }

  @Test("Something else of the name is not merged into")
  func otherKind() throws {
    try folder.write("final class Cart {}\n", to: "Sources/Shop/Old.swift")
    #expect(
      message { try project.plan("screen", "cart", .mvc) }.hasSuffix(
        "Old.swift:1: Cart already exists and is not a struct; choose another name"))
    try folder.write("\nprotocol BasketContentView {}\n", to: "Sources/Shop/Old.swift")
    #expect(
      message { try project.plan("screen", "basket", .mvc) }.hasSuffix(
        "Old.swift:2: BasketContentView already exists with a different kind; choose another name"))
  }

  @Test("A function whose parameters were changed is not written again")
  func changedSignature() throws {
    try project.new("screen", "cart", .mvvm, "name:String")
    let path = "Sources/Shop/Cart/CartViewModel.swift"
    let text = try folder.read(path)
      .replacing(
        "init(loader: any CartLoading) {", with: "init(loader: any CartLoading, log: Log) {"
      )
      .replacing("func load() async {", with: "func load(again: Bool) async {")
    try folder.write(text, to: path)
    let plan = try project.new("screen", "cart", .mvvm, "count:Int")
    #expect(plan.notes.count == 2)
    #expect(
      plan.notes.contains {
        $0.hasSuffix(
          "CartViewModel.swift:12: 'init(loader:log:)' is in place of the template's 'init(loader:)' and stays"
        )
      })
    #expect(plan.notes.contains { $0.contains("'func load(again:)' is in place") })
    let now = try folder.read(path)
    #expect(now.contains("  var count: String { String(cart.count) }\n"))
    #expect(now.ranges(of: "init(").count == 1)
  }

  @Test("Comments, blanks at the ends of lines and attributes of a person's stay")
  func comments() throws {
    try project.new("screen", "cart", .mvp, "name:String")
    let path = "Sources/Shop/Cart/CartView.swift"
    let text = try folder.read(path).replacing(
      "  func show(name: String)\n",
      with: "  // Called once.\n  func show(name: String)   \n  // Nothing below.\n")
    try folder.write(text, to: path)
    try project.new("screen", "cart", .mvp, "count:Int")
    #expect(
      try folder.read(path).contains(
        "  // Called once.\n  func show(name: String)   \n  func show(count: String)\n  // Nothing below.\n"
      ))
  }

  @Test("Blanks at the ends of lines make nothing hand-written, and imports go behind those there")
  func blanksAndImports() throws {
    try project.new("screen", "cart", .mvp, "name:String")
    let presenter = "Sources/Shop/Cart/CartPresenter.swift"
    let text = try folder.read(presenter).replacing("cart.name)\n", with: "cart.name) \t\n")
    try folder.write(text, to: presenter)
    let model = try folder.read("Sources/Shop/Cart/Cart.swift")
    try folder.write("// Ours.\nimport Observation\n\n" + model, to: "Sources/Shop/Cart/Cart.swift")
    let plan = try project.new("screen", "cart", .mvp, "at:Date")
    #expect(plan.notes == [])
    #expect(try folder.read(presenter).contains("view?.show(at: cart.at.formatted(.iso8601))"))
    #expect(
      try folder.read("Sources/Shop/Cart/Cart.swift").hasPrefix(
        "// Ours.\nimport Observation\nimport Foundation\n\n///"))
  }

  @Test("A file that can't be read is not overwritten")
  func unreadable() throws {
    let path = folder.path + "/Sources/Shop/Cart/CartViewController.swift"
    try folder.write("", to: "Sources/Shop/Cart/CartViewController.swift")
    try Data([0x2F, 0x2F, 0xE4, 0x0A]).write(to: URL(fileURLWithPath: path))
    #expect(
      message { try project.plan("screen", "cart", .mvc) }
        == "\(path) cannot be read: it is not UTF-8")
  }

  @Test("A file that is ignored gets what it lacks all the same")
  func ignored() throws {
    try folder.write("Cart\n", to: ".gitignore")
    try project.new("screen", "cart", .mvc, "name:String")
    #expect(try project.new("screen", "cart", .mvc, "name:String").changes == [])
  }
}
