public import Foundation

/// A request to start a task in the background.
open class BGTaskRequest: NSObject {
  open private(set) var identifier: String
  /// The time before which the task isn't started.
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
  }
}
