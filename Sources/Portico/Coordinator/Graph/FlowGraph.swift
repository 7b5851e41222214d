import UIKit

/// The running flows and their screens, as text and as a graph for Graphviz.
///
/// ```
/// MainCoordinator
/// ├─ HomeViewController “Subscriptions”, pushed, home
/// └─ BuyCoordinator, presented, buy
///    ├─ PlansViewController, pushed, plans
///    └─ PlanViewController, pushed, plan(monthly)
/// ```
///
/// The text depends only on what is shown, and in which order.
public struct FlowGraph: Hashable, Sendable, CustomStringConvertible {
  /// A flow or a screen.
  public struct Node: Hashable, Sendable {
    public enum Kind: Sendable {
      case flow, screen
    }

    public let kind: Kind
    /// The name of its class.
    public let name: String
    /// The title of a screen.
    public let title: String?
    /// The way in which it was shown, such as "pushed"; `nil` for the outermost flow.
    public let place: String?
    /// Its route in the flow that shows it, if it has one.
    public let route: String?
    /// A Boolean value that indicates whether this is a flow that has ended and whose screens still exist.
    public let hasEnded: Bool
    /// The screens and flows that a flow shows, in the order in which they were shown.
    public let children: [Node]
  }

  public let root: Node

  /// Creates the graph of a flow and the flows within it.
  @MainActor public init(of coordinator: AnyCoordinator) {
    let host = coordinator as? any FlowHost
    var inner: [ObjectIdentifier: Node] = [:]
    for node in host?.node?.flowsFromInside.dropLast() ?? [] {
      inner[ObjectIdentifier(node)] = Node(
        node.coordinator, node, place: node.placement.text, taking: &inner)
    }
    root = Node(coordinator, host?.node, place: nil, taking: &inner)
  }

  /// The graph as a tree of lines.
  public var description: String {
    var lines = [root.line]
    var rest = root.childLines(indentation: "")
    while let next = rest.popLast() {
      lines.append(next.line)
      rest += next.node.childLines(indentation: next.indentation)
    }
    return lines.joined(separator: "\n")
  }

  /// The graph in the language of Graphviz: flows as boxes, screens with round corners.
  public var dot: String {
    var lines = ["digraph flows {", "  rankdir=LR", "  node [shape=box]"]
    var count = 0
    var rest: [(node: Node, parent: String?)] = [(root, nil)]
    while let (node, parent) = rest.popLast() {
      let name = "n\(count)"
      count += 1
      let style = node.kind == .screen ? ", style=rounded" : node.hasEnded ? ", style=dashed" : ""
      lines.append("  \(name) [label=\(quoted(node.label))\(style)]")
      if let parent {
        lines.append("  \(parent) -> \(name) [label=\(quoted(node.place ?? ""))]")
      }
      rest += node.children.reversed().map { ($0, name) }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

extension FlowGraph.Node {
  /// - Parameter inner: The nodes of the inner flows, from which this node removes its children.
  @MainActor fileprivate init(
    _ coordinator: AnyCoordinator, _ node: FlowNode?, place: String?,
    taking inner: inout [ObjectIdentifier: Self]
  ) {
    let children = (node?.shown ?? []).compactMap { part in
      switch part {
      case .flow(let node): inner.removeValue(forKey: ObjectIdentifier(node))
      case .screen(let claim): Self(claim)
      }
    }
    self.init(
      kind: .flow, name: FlowLog.name(of: coordinator), title: nil, place: place,
      route: node?.mark?.text, hasEnded: coordinator.hasEnded, children: children)
  }

  @MainActor private init?(_ claim: ScreenClaim) {
    guard let screen = claim.screen, !claim.isContainer else { return nil }
    self.init(
      kind: .screen, name: FlowLog.name(of: screen), title: screen.title, place: claim.place.text,
      route: claim.mark?.text, hasEnded: false, children: [])
  }

  fileprivate var label: String {
    ([name] + [title, route].compactMap { $0 }).joined(separator: "\n")
  }

  fileprivate var line: String {
    let titled = title.map { "\(name) “\($0)”" } ?? name
    let ended = hasEnded ? "ended" : nil
    return ([titled] + [place, route, ended].compactMap { $0 }).joined(separator: ", ")
  }

  /// Returns the lines of the children, the last child first, with the indentation for the children of each.
  fileprivate func childLines(
    indentation: String
  ) -> [(line: String, node: Self, indentation: String)] {
    children.enumerated().reversed().map { index, child in
      let isLast = index == children.count - 1
      return (
        "\(indentation)\(isLast ? "└─" : "├─") \(child.line)", child,
        indentation + (isLast ? "   " : "│  ")
      )
    }
  }
}

extension FlowEvent.Place {
  fileprivate var text: String {
    switch self {
    case .pushed: "pushed"
    case .presented: "presented"
    case .root: "root"
    case .tab: "tab"
    case .column: "column"
    case .owned: "owned"
    }
  }
}

extension Placement.Kind {
  fileprivate var text: String {
    switch self {
    case .stack: "in the stack"
    case .modal: "presented"
    case .tab: "in a tab"
    case .column(.primary): "in the primary column"
    case .column(.supplementary): "in the supplementary column"
    case .column(.secondary): "in the secondary column"
    case .column: "in the compact column"
    }
  }
}
