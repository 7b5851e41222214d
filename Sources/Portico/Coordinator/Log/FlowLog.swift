import UIKit

/// Passes events to the logs of flows.
@MainActor enum FlowLog {
  /// Whether any flow ever had a log. Otherwise, no log is searched for.
  static var isUsed = false

  /// Passes an event to the nearest log, that of `coordinator` or of one of the flows around it.
  ///
  /// - Parameter parent: The present or former parent flow of `coordinator`.
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
