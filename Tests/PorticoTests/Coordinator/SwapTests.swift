import Portico
import PorticoTesting
import Testing
import UIKit

private typealias Page = PorticoTests.Screen

@MainActor @Suite("Swapping coordinators")
struct SwapTests {
  private let world = World()

  enum BookRoute: Portico.Route {
    case list
    case book(Int)
    case rules

    static let all: [BookRoute] = [.list, .book(1), .book(2), .rules]
  }

  /// Another class of coordinator for the same routes.
  class Books: Coordinator<String>, RoutedCoordinator {
    class var name: String { "books" }
    var isBusy = false

    override func start() { show(.list, animated: false) }

    func path(to route: BookRoute) throws -> [BookRoute] {
      route == .list ? [.list] : [.list, route]
    }

    func destination(for route: BookRoute) -> Destination {
      switch route {
      case .list, .book: .screen { Page("\(Self.name) \(route)") }
      case .rules: .presented { Page("\(Self.name) \(route)") }
      }
    }

    override func shouldLeave() throws {
      if isBusy { throw LinkError("Someone is writing.") }
    }
  }

  final class NewBooks: Books {
    override class var name: String { "new" }
  }

  private func note(_ outcome: Outcome<String>) { world.ends.append("\(outcome)") }

  /// A flow in every kind of place.
  private func start(_ child: Books, in container: Container, to route: BookRoute) async -> Flow {
    let main = Flow("main", window: world.window) { $0.push(Page("home")) }
    main.start()
    switch container {
    case .navigation, .embedded: main.startChild(child, completion: note)
    case .modal: main.startChild(child, in: .modal, animated: false, completion: note)
    case .tab:
      let tabs = UITabBarController()
      main.push(tabs)
      main.startChild(child, in: .tab(of: tabs), completion: note)
    case .column, .collapsedColumn:
      let split = UISplitViewController(style: .doubleColumn)
      split.traitOverrides.horizontalSizeClass = container == .column ? .regular : .compact
      split.setViewController(Page("list"), for: .primary)
      main.present(split, animated: false)
      main.startChild(child, in: .column(.secondary, of: split), completion: note)
    }
    if route != .list { child.show(route, animated: false) }
    await world.settle()
    return main
  }

  @Test(
    "The other coordinator goes where the person is, in the same place of the same flow",
    arguments: Container.allCases, BookRoute.all)
  func everyPlace(container: Container, route: BookRoute) async throws {
    let books = Books()
    let main = await start(books, in: container, to: route)
    #expect(world.visible?.title == "books \(route)")
    world.track(books, "books")
    let place = world.visible?.navigationController
    let other = NewBooks()
    try books.swap(for: other)
    await world.settle()
    #expect(world.visible?.title == "new \(route)")
    #expect(world.visible?.navigationController === place)
    #expect(main.childCoordinators.map(ObjectIdentifier.init) == [ObjectIdentifier(other)])
    #expect(books.hasEnded)
    #expect(world.ends.isEmpty)
    other.finish("done")
    await world.settle()
    #expect(world.ends == ["finished(\"done\")"])
    world.window.rootViewController = nil
    await world.settle()
    #expect(main.hasEnded)
  }

  @Test("A swapped flow is freed, and so is the other when it is left", arguments: [false, true])
  func freed(isMain: Bool) async throws {
    do {
      let books = Books(window: world.window)
      let other = NewBooks()
      world.track(books, "books")
      world.track(other, "other")
      if isMain {
        books.start()
      } else {
        let main = Flow("main", window: world.window) { $0.startChild(books) }
        main.start()
        main.begin = nil
      }
      books.show(.book(1))
      books.show(.rules)
      await world.settle()
      try books.swap(for: other)
    }
    await world.settle()
    #expect(world.remaining == ["other"])
    #expect(world.visible?.title == "new rules")
    world.window.rootViewController = nil
    await world.settle()
    #expect(world.remaining.isEmpty)
  }

  @Test("A coordinator without these routes begins with its start, flows within are cancelled")
  func startsAnew() async throws {
    let books = Books()
    _ = await start(books, in: .navigation, to: .book(1))
    books.startChild(Flow("inner") { $0.push($0.screen("inner")) }, in: .modal, animated: false) {
      outcome in
      world.ends.append("inner \(outcome)")
    }
    await world.settle()
    var log: [String] = []
    books.log = { log.append("\($0.kind)") }
    try books.swap(for: Flow("other") { $0.push($0.screen("other")) })
    await world.settle()
    #expect(world.ends == ["inner cancelled"])
    #expect(world.visible?.title == "other")
    let stack = (world.root as? UINavigationController)?.viewControllers
    #expect(stack?.map(\.title) == ["home", "other"])
    #expect(log.contains("swapped for Flow"))
  }

  @Test("A flow that can't be left now stays as it is")
  func refuses() async throws {
    let books = Books()
    _ = await start(books, in: .navigation, to: .book(1))
    books.isBusy = true
    #expect(throws: LinkError.self) { try books.swap(for: NewBooks()) }
    #expect(throws: LinkError.self) { try NewBooks().swap(for: NewBooks()) }
    await world.settle()
    #expect(world.visible?.title == "books book(1)")
    #expect(world.ends.isEmpty)
  }

  @Test("A factory chooses by where the flow is shown, and swaps when that changes")
  func factory() async {
    let display = PorticoTesting.Screen(window: world.window)
    let narrow = world.window.frame.size
    let wide = CGSize(width: 1024, height: 768)
    let factory = CoordinatorFactory {
      $0.horizontalSizeClass == .regular
    } make: { isWide in
      isWide ? NewBooks() : Books()
    }
    let main = Flow("main", window: world.window) { $0.startChild(from: factory, completion: note) }
    main.start()
    (main.childCoordinators.first as? Books)?.show(.book(2))
    await world.settle()
    #expect(world.visible?.title == "books book(2)")
    display.resize(to: wide)
    await world.settle()
    #expect(world.visible?.title == "new book(2)")
    (main.childCoordinators.first as? Books)?.isBusy = true
    display.resize(to: narrow)
    await world.settle()
    #expect(world.visible?.title == "new book(2)")
    (main.childCoordinators.first as? Books)?.finish("read")
    await world.settle()
    #expect(world.ends == ["finished(\"read\")"])
    display.resize(to: wide)
    await world.settle()
    #expect(world.visible?.title == "new book(2)")
  }
}
