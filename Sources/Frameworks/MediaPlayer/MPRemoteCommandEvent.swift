public import Foundation

/// A command that was sent.
open class MPRemoteCommandEvent: NSObject {
  open private(set) var command: MPRemoteCommand
  open var timestamp: TimeInterval { 0 }

  init(command: MPRemoteCommand) {
    self.command = command
  }
}
