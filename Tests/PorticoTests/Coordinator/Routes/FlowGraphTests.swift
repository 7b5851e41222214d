import Portico
import Testing
import UIKit

@MainActor @Suite("The graph of flows")
struct FlowGraphTests {
  @Test("It shows flows and screens as a tree of lines")
  func text() async throws {
    let app = try await ShopApp.at(.account(.buy(.pay)))
    app.coordinator.present(Screen("note"))
    #expect(
      "\(FlowGraph(of: app.coordinator))" == """
        ShopCoordinator
        ├─ Screen “home”, pushed, home
        ├─ AccountCoordinator, in the stack, account(buy(pay))
        │  ├─ Screen “profile”, pushed, profile
        │  └─ BuyCoordinator, presented, buy(pay)
        │     ├─ Screen “plans”, pushed, plans
        │     ├─ Screen “plan(PorticoTests.Plan.monthly)”, pushed, plan(monthly)
        │     └─ PayCoordinator, in the stack, pay
        │        ├─ Screen “card”, pushed
        │        └─ Screen “confirm”, pushed
        └─ Screen “note”, presented
        """)
  }

  @Test("A flow has the route that was followed last")
  func laterRoute() async throws {
    let app = try await ShopApp.at(.account(.buy(.pay)))
    try app.coordinator.navigate(to: .account(.buy(.plan(.monthly))))
    #expect("\(FlowGraph(of: app.coordinator))".contains("account(buy(plan(monthly)))"))
    #expect("\(FlowGraph(of: app.coordinator))".contains(", presented, buy(plan(monthly))"))
  }

  @Test("It is a graph for Graphviz, with every name quoted")
  func dot() async {
    let world = World()
    let main = Flow("main", window: world.window) { flow in
      flow.push(Screen("a \"b\" \\ c"))
      flow.startChild(
        Flow("child") {
          $0.push(Screen("1"))
          $0.finish("")
        })
    }
    main.start()
    #expect(
      FlowGraph(of: main).dot == #"""
        digraph flows {
          rankdir=LR
          node [shape=box]
          n0 [label="Flow"]
          n1 [label="Screen\na \"b\" \\ c", style=rounded]
          n0 -> n1 [label="pushed"]
          n2 [label="Flow", style=dashed]
          n0 -> n2 [label="in the stack"]
          n3 [label="Screen\n1", style=rounded]
          n2 -> n3 [label="pushed"]
        }
        """#)
    await world.settle()
    #expect("\(FlowGraph(of: main))".contains("└─ Flow, in the stack, ended"))
  }

  @Test("A flow that was not started, or has ended, stands alone")
  func alone() {
    #expect("\(FlowGraph(of: Flow("new")))" == "Flow")
    let flow = Flow("new", window: UIWindow(frame: .zero))
    flow.cancel()
    #expect("\(FlowGraph(of: flow))" == "Flow, ended")
  }
}
