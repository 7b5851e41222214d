import Foundation
import Portico
import SeededRandom
import Testing
import UIKit

@MainActor @Suite("Restoring where the person was")
struct RestorationTests {
  private func restore(_ data: Data?) async -> (ShopApp, LinkError?) {
    let app = ShopApp()
    let error = app.coordinator.start(restoring: data)
    await app.settle()
    return (app, error)
  }

  @Test("Every place is found again, with what was shown there beyond the way to it")
  func everyPlace() async throws {
    for route in ShopRoute.all {
      for further in [nil, ShopRoute.shelf(3), .account(.orders), .note] {
        let app = try await ShopApp.at(route)
        if let further, route != further {
          app.coordinator.show(further, animated: false)
          await app.settle()
        }
        let data = try #require(app.coordinator.state?.data)
        let (again, error) = await restore(data)
        #expect(error == nil)
        #expect(again.picture == app.picture, "\(route), \(String(describing: further))")
        let graphs = [app, again].map { "\(FlowGraph(of: $0.coordinator))" }
        #expect(graphs[0] == graphs[1])
        #expect(again.coordinator.state == app.coordinator.state)
        // The flows are parts of the whole as before.
        again.world.window.rootViewController = nil
        await again.settle()
        #expect(again.record.ended > 0 || again.record.started == 0)
        #expect(again.coordinator.hasEnded)
      }
    }
  }

  @Test("The outcome of a flow that was restored comes to its parent")
  func outcome() async throws {
    let app = try await ShopApp.at(.account(.buy(.plans)))
    let (again, _) = await restore(app.coordinator.state?.data)
    let buy = again.coordinator.childCoordinators.first?.childCoordinators.first
    (buy as? BuyCoordinator)?.finish(.monthly)
    await again.settle()
    #expect(again.record.ended == 1)
    #expect(again.picture == "home > profile")
  }

  @Test("Nothing saved is a start like any other")
  func nothing() async {
    let (app, error) = await restore(nil)
    #expect(error == nil)
    #expect(app.picture == "home")
    #expect(!app.log.contains { $0.contains("restored") })
    #expect(ShopCoordinator(ShopRecord()).state == nil)
  }

  @Test("What has no route ends what can be restored")
  func withoutRoutes() async throws {
    let app = try await ShopApp.at(.shelf(1))
    app.coordinator.push(Screen("loose"), animated: false)
    app.coordinator.show(.shelf(2), animated: false)
    await app.settle()
    let (again, _) = await restore(app.coordinator.state?.data)
    #expect(again.picture == "home > shelf(1)")
  }

  @Test("What was saved and is not there any more is ignored, with the reason")
  func outdated() async throws {
    let app = try await ShopApp.at(.shelf(1))
    app.coordinator.show(.shelf(10), animated: false)
    await app.settle()
    #expect(app.picture == "home > shelf(1) > shelf(10)")
    let (again, error) = await restore(app.coordinator.state?.data)
    #expect("\(try #require(error))" == "ShopCoordinator: There is no shelf 10.")
    #expect(again.picture == "home")
    #expect(
      again.log.last
        == "ShopCoordinator: not restored: ShopCoordinator: There is no shelf 10.")
  }

  @Test("Rubbish is ignored, with the reason")
  func rubbish() async throws {
    let app = try await ShopApp.at(.account(.buy(.plan(.monthly))))
    let data = try #require(app.coordinator.state?.data)
    let text = String(decoding: data, as: UTF8.self)
    let changed: [String: String] = [
      "": "What was saved can't be read",
      "null": "What was saved can't be read",
      "[]": "What was saved can't be read",
      String(repeating: "[", count: 10_000): "What was saved can't be read",
      text.replacing("\"version\":1", with: "\"version\":2"): "of version 2, not 1",
      text.replacing("ShopRoute", with: "OtherRoute"): "not of ShopCoordinator",
      text.replacing("monthly", with: "weekly"): "There is no ShopRoute",
      text.replacing("\\\"home\\\"", with: "\\\"hall\\\""): "There is no ShopRoute",
    ]
    for (text, reason) in changed {
      let (again, error) = await restore(Data(text.utf8))
      #expect(
        error?.reason.contains(reason) == true, "\(String(describing: error)), \(text.prefix(200))")
      #expect(again.picture == "home")
      #expect(again.coordinator.childCoordinators.isEmpty)
    }
    for length in 0..<data.count {
      #expect(throws: LinkError.self) { try FlowState(data: data.prefix(length)) }
    }
    var random = SeededGenerator()
    for index in data.indices {
      var broken = data
      broken[index] = UInt8.random(in: 0...255, using: &random)
      guard let state = try? FlowState(data: broken) else { continue }
      let again = ShopApp()
      if (try? again.coordinator.restore(state)) == nil {
        #expect(again.picture.isEmpty)
        #expect(again.coordinator.state == nil)
      }
    }
  }

  @Test("Data is the same for the same place")
  func stable() async throws {
    let states = try await [ShopApp.at(.buy(.pay)), ShopApp.at(.buy(.pay))].map {
      try #require($0.coordinator.state)
    }
    #expect(states[0].data == states[1].data)
    #expect(try FlowState(data: states[0].data) == states[0])
  }
}
