public import Foundation

extension UIDocument {
  public enum ChangeKind: Int, Sendable {
    case done = 0
    case undone = 1
    case redone = 2
    case cleared = 3
  }

  public enum SaveOperation: Int, Sendable {
    case forCreating = 0
    case forOverwriting = 1
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }

  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")
  public static let userActivityURLKey = "NSUserActivityDocumentURL"
}
