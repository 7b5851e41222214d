import Portico
import Testing
import UIKit

@MainActor @Suite("Flows in columns")
struct ColumnTests {
  private let world = World()
  private let split = UISplitViewController(style: .doubleColumn)
  private let main: Flow

  init() {
    let split = split
    main = Flow("main", window: world.window) { main in
      main.push(split)
      main.startChild(Flow("list") { $0.push($0.screen("list")) }, in: .column(.primary, of: split))
    }
    resize(to: .regular)
    main.start()
  }

  private func resize(to width: UIUserInterfaceSizeClass) {
    split.traitOverrides.horizontalSizeClass = width
  }

  private func show(_ name: String) {
    let child = Flow(name) { $0.push([$0.screen("\(name) 1"), $0.screen("\(name) 2")]) }
    main.startChild(child, in: .column(.secondary, of: split)) { [world] outcome in
      world.ends.append("\(name) \(outcome)")
    }
  }

  @Test("A flow ends when another is started in its column")
  func replaced() async {
    show("letter")
    await world.settle()
    #expect(world.root === split)
    #expect(main.childCoordinators.count == 2)
    show("reply")
    await world.settle()
    #expect(world.ends == ["letter cancelled"])
    #expect(world.visible?.title == "reply 2")
    #expect(
      "\(FlowGraph(of: main))" == """
        Flow
        ├─ UISplitViewController, root
        ├─ Flow, in the primary column
        │  └─ Screen “list”, pushed
        └─ Flow, in the secondary column
           ├─ Screen “reply 1”, pushed
           └─ Screen “reply 2”, pushed
        """)
  }

  @Test("Collapsing ends nothing, nor does going back from a collapsed column")
  func collapses() async {
    show("letter")
    await world.settle()
    #expect(!split.isCollapsed)
    resize(to: .compact)
    await world.settle()
    #expect(split.isCollapsed)
    #expect(world.visible?.title == "letter 2")
    let stack = split.viewControllers.first as? UINavigationController
    stack?.popViewController(animated: true)
    await world.settle()
    #expect(world.visible?.title == "list")
    #expect(world.ends.isEmpty)
    resize(to: .regular)
    await world.settle()
    #expect(world.visible?.title == "letter 2")
    #expect(world.ends.isEmpty)
  }

  @Test("A flow that is started while columns are collapsed comes to the top")
  func comesToTop() async {
    resize(to: .compact)
    await world.settle()
    #expect(world.visible?.title == "list")
    show("letter")
    await world.settle()
    #expect(world.visible?.title == "letter 2")
  }

  @Test(
    "Cancelling a flow empties its column",
    arguments: [UIUserInterfaceSizeClass.regular, .compact])
  func cancels(width: UIUserInterfaceSizeClass) async {
    show("letter")
    resize(to: width)
    await world.settle()
    main.childCoordinators.last?.cancel(animated: false)
    await world.settle()
    #expect(world.ends == ["letter cancelled"])
    #expect(world.visible?.title == "list")
    #expect(split.viewController(for: .secondary) == nil)
  }
}
