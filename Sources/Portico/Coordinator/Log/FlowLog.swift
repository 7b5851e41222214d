import UIKit

/// Tells the sinks of flows what happens.
@MainActor enum FlowLog {
  /// Whether any flow was ever given a log: without one nothing is looked for.
  static var isUsed = false

  /// - Parameter parent: The flow that `coordinator` is, or was, a part of.
  static func record(
    _ kind: @autoclosure () -> FlowEvent.Kind, of coordinator: any FlowHost, in parent: FlowNode?
  ) {
    guard isUsed else { return }
    let flows =
      [coordinator]
      + sequence(first: parent, next: { $0?.parent }).compactMap {
        $0?.coordinator
      }
    guard let log = flows.lazy.compactMap(\.log).first else { return }
    log(FlowEvent(flows: flows.reversed().map { name(of: $0) }, kind: kind()))
  }

  static func name(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }
}
