import Foundation
import UIKit

extension FlowState {
  /// Reads the state of a running flow. Returns `nil` if the flow shows nothing that has a route.
  @MainActor init?<C: RoutedCoordinator>(of coordinator: C, in node: FlowNode) {
    var stops: [Stop] = []
    var isCut = false
    for part in node.shown {
      if case .flow(let child) = part, child.coordinator.hasEnded { continue }
      guard let mark = part.mark, let route = mark.route as? C.Route else {
        // Screens on top of a screen that can't be restored can't be restored either.
        if part.standsUponOthers { isCut = true }
        continue
      }
      if isCut, part.standsUponOthers { continue }
      var flow: FlowState?
      var position = Stop.Position.upon
      if case .flow(let child) = part {
        flow = Self.state(of: child)
        if child.placement.isBeside { position = child.isSelected ? .selected : .beside }
      }
      guard let text = try? Self.encode(route) else { continue }
      stops.append(Stop(route: text, position: position, flow: flow))
    }
    guard !stops.isEmpty else { return nil }
    self.init(
      flow: FlowLog.name(of: node.coordinator), routes: "\(C.Route.self)", stops: stops)
  }

  @MainActor private static func state(of node: FlowNode) -> FlowState? {
    func state<C: RoutedCoordinator>(_ coordinator: C) -> FlowState? {
      FlowState(of: coordinator, in: node)
    }
    return (node.coordinator as? any RoutedCoordinator).flatMap { state($0) }
  }

  private static func encode(_ route: some Route) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(route), as: UTF8.self)
  }

  func route<R: Route>(_ type: R.Type, at stop: Stop) throws -> R {
    do {
      return try JSONDecoder().decode(R.self, from: Data(stop.route.utf8))
    } catch {
      throw LinkError("There is no \(routes) \(stop.route) any more.")
    }
  }
}

extension FlowNode {
  /// Whether the flow's tab is selected, or its column is on top of the other, collapsed columns.
  fileprivate var isSelected: Bool {
    guard let navigation = coordinator.navigationController else { return false }
    guard case .column = placement else {
      return navigation.tabBarController?.selectedViewController === navigation
    }
    guard let split = navigation.splitViewController, split.isCollapsed else { return false }
    let base = split.viewControllers.first as? UINavigationController
    return base?.topViewController === navigation
      || base === navigation
        && !(base?.topViewController is UINavigationController)
  }
}
