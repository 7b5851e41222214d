/// An event of a flow, for debugging.
///
/// Set the ``Coordinator/log`` of the outermost coordinator to get the events of all flows:
///
/// ```swift
/// coordinator.log = { print($0) }
/// // MainCoordinator: started
/// // MainCoordinator: pushed HomeViewController
/// // MainCoordinator > BuyCoordinator: started
/// ```
public struct FlowEvent: Sendable, Equatable, CustomStringConvertible {
  public enum Kind: Sendable, Equatable {
    case started
    /// The flow showed screens. The strings are the names of their classes.
    case showed([String], Place)
    /// The flow finished with this result, as text.
    case finished(String)
    case cancelled(Cause)
    /// The flow navigated to this route or link.
    case followed(String)
    case refused(String, because: String)
    /// Another coordinator, by the name of its class, replaced this one.
    case swapped(for: String)
    case restored
    case notRestored(because: String)
  }

  /// The reason why a flow was canceled.
  public enum Cause: Sendable {
    /// Its last screen was removed, by the user or by the program.
    case left
    /// It showed no screen in the turn in which it was started.
    case showedNothing
    /// The program canceled it, or a flow that contains it.
    case told
    /// It was started by a flow that had already ended.
    case tooLate
  }

  /// The way in which a screen was shown.
  public enum Place: Sendable {
    /// On a navigation controller.
    case pushed
    case presented
    /// Made the root of a window.
    case root
    /// In a tab bar controller.
    case tab
    /// In a column of a split view controller.
    case column
    /// Shown in another way than by the coordinator's methods.
    case owned
  }

  /// The names of the coordinators' classes, from the outermost flow to the innermost.
  public let flows: [String]
  public let kind: Kind

  /// A line of text.
  public var description: String {
    "\(flows.joined(separator: " > ")): \(kind)"
  }
}

extension FlowEvent.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .started: "started"
    case .showed(let screens, let place): place.verb(screens.joined(separator: ", "))
    case .finished("()"): "finished"
    case .finished(let output): "finished: \(output)"
    case .cancelled(.left): "cancelled, its screens were left"
    case .cancelled(.showedNothing): "cancelled, it showed nothing"
    case .cancelled(.told): "cancelled"
    case .followed(let link): "followed \(link)"
    case .refused(let link, let reason): "did not follow \(link): \(reason)"
    case .swapped(let name): "swapped for \(name)"
    case .restored: "restored"
    case .notRestored(let reason): "not restored: \(reason)"
    case .cancelled(.tooLate): "cancelled, the flow that started it had ended"
    }
  }
}

extension FlowEvent.Place {
  fileprivate func verb(_ screens: String) -> String {
    switch self {
    case .pushed: "pushed \(screens)"
    case .presented: "presented \(screens)"
    case .root: "made \(screens) the window's root"
    case .tab: "put \(screens) in a tab"
    case .column: "put \(screens) in a column"
    case .owned: "owns \(screens)"
    }
  }
}
